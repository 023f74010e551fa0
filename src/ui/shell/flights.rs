//! Pieces that travel: a layer above the board on which what moved is seen moving.
//!
//! Driven by events: a game says which drawing goes from which anchor to which (elements with
//! `data-anchor`), and this flies them one after the other. It never delays the game: a press
//! lands them at once, and with motion switched off nothing flies.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::board_handle::BoardHandle;

/// A piece that goes from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The anchor that it leaves; several with `|` between, of which the first on the page counts.
    pub from: String,
    /// The anchor that it goes to, likewise. A piece that leaves from where the one before it landed is seen as
    /// going on: it leaves when that one has landed.
    pub to: String,
    /// The id of its drawing; none for a card face down.
    pub icon: Option<&'static str>,
}

/// No more than this many fly for one change; the story tells the rest.
const MOST: usize = 14;
/// How long one is in the air, and how long after one the next leaves, in milliseconds.
const AIR: u32 = 520;
const GAP: u32 = 90;
/// How long after it a piece that goes on leaves again.
const ON: u32 = 430;

/// Flies what the game says for as long as the table is on the page.
pub fn follow(board: BoardHandle) {
    let shell = board.shell;
    let seen = StoredValue::new(shell.peek(|table| table.plies()));
    let flown = StoredValue::new(0u32);
    Effect::new(move || {
        let plies = shell.read(|table| table.plies());
        let before = seen.get_value();
        seen.set_value(plies);
        let stretch = shell.app.settings.stretch();
        if plies <= before || plies > before + 3 || !shell.is_now() || stretch == 0.0 {
            return;
        }
        if shell.peek(|table| table.curtain().is_some()) {
            return;
        }
        let flights = untrack(|| board.board().flights(before));
        land_all();
        flown.update_value(|flown| *flown += 1);
        let now = flown.get_value();
        for (flight, leave) in in_time(flights) {
            let leave = Duration::from_millis((f64::from(leave) * stretch) as u64);
            let go = move || {
                // A later change has landed everything.
                if flown.try_get_value() == Some(now) {
                    fly(&flight, (f64::from(AIR) * stretch) as u32);
                }
            };
            set_timeout(go, leave);
        }
    });
    // A press means that enough was seen.
    let landing = window_event_listener(leptos::ev::pointerdown, move |_| {
        flown.update_value(|flown| *flown += 1);
        land_all();
    });
    on_cleanup(move || landing.remove());
}

/// When each of the flights leaves, in milliseconds.
fn in_time(flights: Vec<Flight>) -> Vec<(Flight, u32)> {
    let mut timed: Vec<(Flight, u32)> = Vec::new();
    for flight in flights {
        let leave = match timed.last() {
            Some((before, left)) if before.to == flight.from => left + ON,
            Some((_, left)) => left + GAP,
            None => 0,
        };
        timed.push((flight, leave));
    }
    // Of very many only the last are seen in full: what came of it counts more than how it began.
    let skip = timed.len().saturating_sub(MOST);
    let begin = timed.get(skip).map_or(0, |(_, leave)| *leave);
    timed.drain(..skip);
    timed.iter_mut().for_each(|(_, leave)| *leave -= begin);
    timed
}

fn anchor(names: &str) -> Option<(i32, i32)> {
    names.split('|').find_map(|name| {
        let found = document().query_selector(&format!("[data-anchor=\"{name}\"]")).ok()??;
        let place = found.get_bounding_client_rect();
        let middle = |at: f64, size: f64| (at + size / 2.0) as i32;
        (place.width() > 0.0).then(|| (middle(place.x(), place.width()), middle(place.y(), place.height())))
    })
}

fn layer() -> Option<Element> {
    document().query_selector("[data-flights]").ok()?
}

/// Takes everything that is in the air off the layer.
fn land_all() {
    if let Some(layer) = layer() {
        layer.set_text_content(None);
    }
}

fn fly(flight: &Flight, air: u32) -> Option<()> {
    let (from, to) = (anchor(&flight.from)?, anchor(&flight.to)?);
    let layer = layer()?;
    let piece: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    piece.set_class_name(if flight.icon.is_some() { "flight" } else { "flight back" });
    if let Some(icon) = flight.icon {
        piece.set_inner_html(&format!("<svg><use href=\"#{icon}\"/></svg>"));
    }
    let style = piece.style();
    let _ = style.set_property("transition-duration", &format!("{air}ms"));
    let _ = style.set_property("transform", &format!("translate({}px,{}px) scale(.7)", from.0, from.1));
    layer.append_child(&piece).ok()?;
    // Read once, so that the browser knows where it starts from.
    let _ = piece.offset_width();
    let _ = style.set_property("transform", &format!("translate({}px,{}px)", to.0, to.1));
    let _ = style.set_property("opacity", "0.25");
    set_timeout(move || piece.remove(), Duration::from_millis(u64::from(air) + 40));
    Some(())
}

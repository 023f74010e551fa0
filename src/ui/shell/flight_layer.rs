//! The layer above the board on which pieces fly.
//!
//! Follows the table and animates the flights that its board reports, one piece after another. It never delays the
//! game: a press lands everything at once, and with motion switched off nothing flies. Independent of the game.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{DomRect, Element};

use crate::table::beats;
use crate::ui::kit::{effect, elements, icon, seat_class};
use crate::ui::text;

use super::across::is_turned;
use super::board_handle::BoardHandle;
use super::flights::{Travel, schedule};

/// Flight time of a piece, in milliseconds.
const FLIGHT_MS: u32 = 520;
/// Maximum number of beats animated at once.
const MAX_BEATS: usize = 3;
/// Delay between landing and removal from the layer, in milliseconds.
const REMOVAL_DELAY_MS: u32 = 40;

/// A piece in flight.
#[derive(Clone)]
struct FlyingPiece {
    id: u32,
    travel: Travel,
    from: (i32, i32),
    to: (i32, i32),
    /// Flight time, in milliseconds.
    duration: u32,
}

/// Draws the layer and animates the flights that the board reports, as long as the table is on the page.
#[component]
pub fn FlightLayer(board: BoardHandle) -> impl IntoView {
    let flying = RwSignal::new(Vec::<FlyingPiece>::new());
    // Incremented by every change or press that lands everything; flights scheduled before that do not start.
    let landings = StoredValue::new(0u32);
    let land_all = move || {
        landings.update_value(|landings| *landings += 1);
        flying.set(Vec::new());
        show_landed();
    };
    let shell = board.shell;
    let seen_plies = StoredValue::new(shell.read_untracked(|table| table.plies()));
    effect(move || {
        let plies = shell.read(|table| table.plies());
        let previous = seen_plies.get_value();
        seen_plies.set_value(plies);
        let stretch = shell.app.settings.stretch();
        if plies <= previous || !shell.is_now() || stretch == 0.0 {
            return;
        }
        // When many moves are played at once, only the result is shown.
        let beats = shell.read_untracked(beats::stops).into_iter().filter(|stop| *stop > previous).count();
        if beats > MAX_BEATS {
            return;
        }
        if shell.read_untracked(|table| table.curtain().is_some()) {
            return;
        }
        let travels = untrack(|| board.board().travels(previous));
        land_all();
        for (id, (travel, departure)) in (0..).zip(schedule(travels)) {
            launch(flying, landings, id, travel, departure, stretch);
        }
    });
    // A press, or the key that skips, lands everything.
    effect(move || {
        shell.skips.track();
        land_all();
    });
    let landing = window_event_listener(leptos::ev::pointerdown, move |_| land_all());
    on_cleanup(move || landing.remove());
    view! {
        <div class="flights" data-flights="" aria-hidden="true">
            <For each=move || flying.get() key=|piece| piece.id children=|piece| view! { <Piece piece/> }.into_any()/>
        </div>
    }
}

/// Starts the flight of a piece after `departure` milliseconds, multiplied by `stretch`, unless all flights are ended
/// before that.
fn launch(
    flying: RwSignal<Vec<FlyingPiece>>,
    landings: StoredValue<u32>,
    id: u32,
    travel: Travel,
    departure: u32,
    stretch: f64,
) {
    let landing = landings.get_value();
    // Ids are unique across changes, so that a piece is not mistaken for the earlier one with the same number.
    let id = landing.wrapping_mul(64).wrapping_add(id);
    let duration = (f64::from(FLIGHT_MS) * stretch) as u32;
    let start = move || {
        if landings.try_get_value() != Some(landing) {
            return;
        }
        let anchors = Anchors::on_page();
        let (from, to) = (anchors.centre(&travel.flight.from), anchors.centre(&travel.flight.to));
        let (Some(from), Some(to)) = (from, to) else { return };
        hide_landed(&travel);
        flying.update(|flying| flying.push(FlyingPiece { id, travel, from, to, duration }));
        let remove = move || {
            // The table may have been closed in the meantime.
            let left = flying.try_update(|flying| {
                flying.retain(|piece| piece.id != id);
                flying.len()
            });
            if left == Some(0) {
                show_landed();
            }
        };
        set_timeout(remove, Duration::from_millis(u64::from(duration + REMOVAL_DELAY_MS)));
    };
    set_timeout(start, Duration::from_millis((f64::from(departure) * stretch) as u64));
}

/// A piece in its owner's colour, or points: drawn at its start, then moved, so that the browser animates the path.
#[component]
fn Piece(piece: FlyingPiece) -> impl IntoView {
    let FlyingPiece { travel, from, to, duration, .. } = piece;
    let node = NodeRef::<leptos::html::Div>::new();
    let has_left = RwSignal::new(false);
    effect(move || {
        if let Some(node) = node.get() {
            // Forces a layout pass, so that the transition has a start.
            let _ = node.offset_width();
            has_left.set(true);
        }
    });
    let transform = move || match has_left.get() {
        false => format!("translate({}px,{}px) scale(.7)", from.0, from.1),
        true => format!("translate({}px,{}px)", to.0, to.1),
    };
    let content = match travel.points {
        Some(points) => view! { <b>{text::signed(points)}</b> }.into_any(),
        None => travel.flight.icon.map(|id| icon(id, "")).into_any(),
    };
    view! {
        <div
            class=format!("flight {}", seat_class(travel.seat))
            class:back=travel.flight.icon.is_none() && travel.points.is_none()
            class:points=travel.points.is_some()
            node_ref=node
            style:transition-duration=format!("{duration}ms")
            style:transform=move || transform()
            style:opacity=move || has_left.get().then_some("0.25")
        >
            {content}
        </div>
    }
}

/// Hides a drawn piece on the board while it is in the air: its drawing has the attribute `data-landing` with the name
/// of the piece and, if it has one, the seat.
fn hide_landed(travel: &Travel) {
    let Some(icon) = travel.flight.icon else { return };
    if let Ok(Some(piece)) = document().query_selector(&format!("[data-landing=\"{icon}-{}\"]", travel.seat)) {
        let _ = piece.set_attribute("data-arriving", "");
    }
}

/// Shows the pieces on the board that were hidden while they flew.
fn show_landed() {
    for piece in elements("[data-arriving]") {
        let _ = piece.remove_attribute("data-arriving");
    }
}

/// The places on the page between which pieces move, by name.
pub struct Anchors {
    named: Vec<(String, Element)>,
    /// Width and height of the page, if the table is turned round.
    turned: Option<(i32, i32)>,
}

/// The rectangle of a place on the page, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Frame {
    pub fn centre(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }
}

impl Anchors {
    /// Collects all anchors on the page in one pass: each search would scan the whole page.
    pub fn on_page() -> Anchors {
        let found = elements("[data-anchor]").into_iter();
        let named = found.filter_map(|element| Some((element.get_attribute("data-anchor")?, element)));
        let size = || {
            let root = document().document_element()?;
            Some((root.client_width(), root.client_height()))
        };
        Anchors { named: named.collect(), turned: is_turned().then(size).flatten() }
    }

    /// Finds the first of these names that is visible, and its rectangle; names are separated by `|`.
    pub fn frame<'n>(&self, names: &'n str) -> Option<(&'n str, Frame)> {
        names.split('|').find_map(|name| {
            // A hidden element has no width.
            let rects = self
                .named
                .iter()
                .filter(|(anchor, _)| anchor == name)
                .map(|(_, element)| element.get_bounding_client_rect());
            let rect = rects.into_iter().find(|rect| rect.width() > 0.0)?;
            Some((name, self.to_frame(&rect)))
        })
    }

    pub fn frame_of(&self, element: &Element) -> Frame {
        self.to_frame(&element.get_bounding_client_rect())
    }

    fn to_frame(&self, rect: &DomRect) -> Frame {
        let (width, height) = (rect.width() as i32, rect.height() as i32);
        let (x, y) = (rect.x() as i32, rect.y() as i32);
        // On a table that is turned round, coordinates start at the opposite corner.
        let turned = |(page_width, page_height): (i32, i32)| (page_width - x - width, page_height - y - height);
        let (x, y) = self.turned.map_or((x, y), turned);
        Frame { x, y, width, height }
    }

    fn centre(&self, names: &str) -> Option<(i32, i32)> {
        self.frame(names).map(|(_, frame)| frame.centre())
    }
}

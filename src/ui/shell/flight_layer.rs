//! The layer above the board on which pieces fly.
//!
//! Follows the table and animates the flights that its board reports, one piece after another. It never delays the
//! game: a press lands everything at once, and with motion switched off nothing flies. Knows no game.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{DomRect, Element};

use crate::table::beats;
use crate::ui::kit::{elements, icon, seat_class};
use crate::ui::text;

use super::across::is_turned;
use super::board_handle::BoardHandle;
use super::flights::{Travel, in_time};

/// Flight time of a piece, in milliseconds.
const AIR: u32 = 520;
/// Maximum number of beats animated at once.
const MOST_BEATS: usize = 3;
/// Delay between landing and removal from the layer, in milliseconds.
const REMOVE_AFTER: u32 = 40;

/// A piece in flight.
#[derive(Clone)]
struct Airborne {
    id: u32,
    travel: Travel,
    from: (i32, i32),
    to: (i32, i32),
    /// Flight time, in milliseconds.
    air: u32,
}

/// Draws the layer and animates the flights that the board reports, as long as the table is on the page.
#[component]
pub fn FlightLayer(board: BoardHandle) -> impl IntoView {
    let airborne = RwSignal::new(Vec::<Airborne>::new());
    // Incremented by every change or press that lands everything; flights scheduled before that do not start.
    let landed = StoredValue::new(0u32);
    let land_all = move || {
        landed.update_value(|landed| *landed += 1);
        airborne.set(Vec::new());
        show_landed();
    };
    let shell = board.shell;
    let seen = StoredValue::new(shell.read_untracked(|table| table.plies()));
    Effect::new(move || {
        let plies = shell.read(|table| table.plies());
        let before = seen.get_value();
        seen.set_value(plies);
        let stretch = shell.app.settings.stretch();
        if plies <= before || !shell.is_now() || stretch == 0.0 {
            return;
        }
        // When many moves are played at once, only the result is shown.
        let beats = shell.read_untracked(beats::stops).into_iter().filter(|stop| *stop > before).count();
        if beats > MOST_BEATS {
            return;
        }
        if shell.read_untracked(|table| table.curtain().is_some()) {
            return;
        }
        let travels = untrack(|| board.board().travels(before));
        land_all();
        for (id, (travel, leave)) in (0..).zip(in_time(travels)) {
            launch(airborne, landed, id, travel, leave, stretch);
        }
    });
    // A press, or the key that skips, lands everything.
    Effect::new(move || {
        shell.skips.track();
        land_all();
    });
    let landing = window_event_listener(leptos::ev::pointerdown, move |_| land_all());
    on_cleanup(move || landing.remove());
    view! {
        <div class="flights" data-flights="" aria-hidden="true">
            <For each=move || airborne.get() key=|piece| piece.id children=|piece| view! { <Piece piece/> }/>
        </div>
    }
}

/// Launches a piece after `leave` milliseconds, multiplied by `stretch`, unless everything is landed first.
fn launch(
    airborne: RwSignal<Vec<Airborne>>,
    landed: StoredValue<u32>,
    id: u32,
    travel: Travel,
    leave: u32,
    stretch: f64,
) {
    let now = landed.get_value();
    // Ids are unique across changes, so that a piece is not mistaken for the earlier one with the same number.
    let id = now.wrapping_mul(64).wrapping_add(id);
    let air = (f64::from(AIR) * stretch) as u32;
    let go = move || {
        if landed.try_get_value() != Some(now) {
            return;
        }
        let anchors = Anchors::on_page();
        let (from, to) = (anchors.middle(&travel.flight.from), anchors.middle(&travel.flight.to));
        let (Some(from), Some(to)) = (from, to) else { return };
        hide_landed(&travel);
        airborne.update(|airborne| airborne.push(Airborne { id, travel, from, to, air }));
        let remove = move || {
            // The table may have been closed in the meantime.
            let left = airborne.try_update(|airborne| {
                airborne.retain(|piece| piece.id != id);
                airborne.len()
            });
            if left == Some(0) {
                show_landed();
            }
        };
        set_timeout(remove, Duration::from_millis(u64::from(air + REMOVE_AFTER)));
    };
    set_timeout(go, Duration::from_millis((f64::from(leave) * stretch) as u64));
}

/// A piece in its owner's colour, or points: drawn at its start, then moved, so that the browser animates the path.
#[component]
fn Piece(piece: Airborne) -> impl IntoView {
    let Airborne { travel, from, to, air, .. } = piece;
    let place = NodeRef::<leptos::html::Div>::new();
    let left = RwSignal::new(false);
    Effect::new(move || {
        if let Some(place) = place.get() {
            // Forces a layout pass, so that the transition has a start.
            let _ = place.offset_width();
            left.set(true);
        }
    });
    let transform = move || match left.get() {
        false => format!("translate({}px,{}px) scale(.7)", from.0, from.1),
        true => format!("translate({}px,{}px)", to.0, to.1),
    };
    let drawn = match travel.points {
        Some(points) => view! { <b>{text::signed(points)}</b> }.into_any(),
        None => travel.flight.icon.map(|id| icon(id, "")).into_any(),
    };
    view! {
        <div
            class=format!("flight {}", seat_class(travel.seat))
            class:back=travel.flight.icon.is_none() && travel.points.is_none()
            class:points=travel.points.is_some()
            node_ref=place
            style:transition-duration=format!("{air}ms")
            style:transform=move || transform()
            style:opacity=move || left.get().then_some("0.25")
        >
            {drawn}
        </div>
    }
}

/// Hides a drawn piece on the board while it is in the air: its drawing has the attribute `data-landing` with the name
/// of the piece and, if it has one, the seat.
fn hide_landed(travel: &Travel) {
    let Some(icon) = travel.flight.icon else { return };
    if let Ok(Some(drawn)) = document().query_selector(&format!("[data-landing=\"{icon}-{}\"]", travel.seat)) {
        let _ = drawn.set_attribute("data-arriving", "");
    }
}

/// Shows the pieces on the board that were hidden while they flew.
fn show_landed() {
    for drawn in elements("[data-arriving]") {
        let _ = drawn.remove_attribute("data-arriving");
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

    /// Finds the first of these names that is visible, and its centre in CSS pixels; names are separated by `|`.
    pub fn find<'n>(&self, names: &'n str) -> Option<(&'n str, (i32, i32))> {
        self.frame(names).map(|(name, Frame { x, y, width, height })| (name, (x + width / 2, y + height / 2)))
    }

    /// Finds the first of these names that is visible, and its rectangle.
    pub fn frame<'n>(&self, names: &'n str) -> Option<(&'n str, Frame)> {
        names.split('|').find_map(|name| {
            // A hidden element has no width.
            let places = self.named.iter().filter(|(own, _)| own == name).map(|(_, it)| it.get_bounding_client_rect());
            let place = places.into_iter().find(|place| place.width() > 0.0)?;
            Some((name, self.placed(&place)))
        })
    }

    pub fn frame_of(&self, element: &Element) -> Frame {
        self.placed(&element.get_bounding_client_rect())
    }

    fn placed(&self, place: &DomRect) -> Frame {
        let (width, height) = (place.width() as i32, place.height() as i32);
        let (x, y) = (place.x() as i32, place.y() as i32);
        // On a table that is turned round, coordinates start at the opposite corner.
        let turned = |(wide, high): (i32, i32)| (wide - x - width, high - y - height);
        let (x, y) = self.turned.map_or((x, y), turned);
        Frame { x, y, width, height }
    }

    fn middle(&self, names: &str) -> Option<(i32, i32)> {
        self.find(names).map(|(_, middle)| middle)
    }
}

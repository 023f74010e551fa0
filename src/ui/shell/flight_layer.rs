//! The layer above the board on which moved pieces are seen moving.
//!
//! Follows the table and flies what its board names, one piece after the other. It never delays the game: a press lands
//! everything at once, and with motion switched off nothing flies. Knows no game.

use std::time::Duration;

use leptos::prelude::*;

use crate::ui::kit::icon;

use super::board_handle::BoardHandle;
use super::flights::{Flight, in_time};

/// How long a piece is in the air, in milliseconds.
const AIR: u32 = 520;
/// How long after landing a piece is taken off the layer, in milliseconds.
const REMOVE_AFTER: u32 = 40;

/// A piece in the air.
#[derive(Clone)]
struct Airborne {
    id: u32,
    flight: Flight,
    from: (i32, i32),
    to: (i32, i32),
    /// In milliseconds.
    air: u32,
}

/// The layer. Flies what the board names for as long as the table is on the page.
#[component]
pub fn FlightLayer(
    /// The board.
    board: BoardHandle,
) -> impl IntoView {
    let airborne = RwSignal::new(Vec::<Airborne>::new());
    // Counts the changes and presses that landed everything; a flight of an earlier one does not leave any more.
    let landed = StoredValue::new(0u32);
    let land_all = move || {
        landed.update_value(|landed| *landed += 1);
        airborne.set(Vec::new());
    };
    let shell = board.shell;
    let seen = StoredValue::new(shell.peek(|table| table.plies()));
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
        for (id, (flight, leave)) in (0..).zip(in_time(flights)) {
            launch(airborne, landed, id, flight, leave, stretch);
        }
    });
    // A press means that enough was seen.
    let landing = window_event_listener(leptos::ev::pointerdown, move |_| land_all());
    on_cleanup(move || landing.remove());
    view! {
        <div class="flights" data-flights="" aria-hidden="true">
            <For each=move || airborne.get() key=|piece| piece.id children=|piece| view! { <Piece piece/> }/>
        </div>
    }
}

/// Lets a piece leave `leave` milliseconds from now, times `stretch`, unless everything is landed before.
fn launch(
    airborne: RwSignal<Vec<Airborne>>,
    landed: StoredValue<u32>,
    id: u32,
    flight: Flight,
    leave: u32,
    stretch: f64,
) {
    let now = landed.get_value();
    // Ids are new for each change, so that the piece before with the same number is not taken for this one.
    let id = now.wrapping_mul(64).wrapping_add(id);
    let air = (f64::from(AIR) * stretch) as u32;
    let go = move || {
        if landed.try_get_value() != Some(now) {
            return;
        }
        let (Some(from), Some(to)) = (anchor(&flight.from), anchor(&flight.to)) else { return };
        airborne.update(|airborne| airborne.push(Airborne { id, flight, from, to, air }));
        let remove = move || {
            // The table may have been left meanwhile.
            let _ = airborne.try_update(|airborne| airborne.retain(|piece| piece.id != id));
        };
        set_timeout(remove, Duration::from_millis(u64::from(air + REMOVE_AFTER)));
    };
    set_timeout(go, Duration::from_millis((f64::from(leave) * stretch) as u64));
}

/// A piece: drawn where it leaves from, then moved, so that the browser shows it on its way.
#[component]
fn Piece(piece: Airborne) -> impl IntoView {
    let Airborne { flight, from, to, air, .. } = piece;
    let place = NodeRef::<leptos::html::Div>::new();
    let left = RwSignal::new(false);
    Effect::new(move || {
        if let Some(place) = place.get() {
            // Read once, so that the browser knows where it starts from.
            let _ = place.offset_width();
            left.set(true);
        }
    });
    let transform = move || match left.get() {
        false => format!("translate({}px,{}px) scale(.7)", from.0, from.1),
        true => format!("translate({}px,{}px)", to.0, to.1),
    };
    view! {
        <div
            class="flight"
            class:back=flight.icon.is_none()
            node_ref=place
            style:transition-duration=format!("{air}ms")
            style:transform=transform
            style:opacity=move || left.get().then_some("0.25")
        >
            {flight.icon.map(|id| icon(id, ""))}
        </div>
    }
}

/// The middle of the first of these anchors that is on the page, in CSS pixels; several names have `|` between.
fn anchor(names: &str) -> Option<(i32, i32)> {
    names.split('|').find_map(|name| {
        let found = document().query_selector(&format!("[data-anchor=\"{name}\"]")).ok()??;
        let place = found.get_bounding_client_rect();
        let middle = |at: f64, size: f64| (at + size / 2.0) as i32;
        (place.width() > 0.0).then(|| (middle(place.x(), place.width()), middle(place.y(), place.height())))
    })
}

//! The events that have a sound of their own. Called through `Words`.

use crate::engine::Seat;
use crate::games::ceylon::events::{Event, Majority};
use crate::games::ceylon::map::HexSet;
use crate::games::ceylon::pieces::{District, Districts};
use crate::games::ceylon::score::standing;
use crate::games::ceylon::state::{Estate, Table};
use crate::words::Happening;

/// Returns what is heard of an event; `table` is the table after it.
pub(super) fn happening(table: &Table, event: &Event) -> Option<Happening> {
    match *event {
        Event::Played { .. } | Event::Turned { .. } => Some(Happening::Card),
        Event::Reaped { .. } => Some(Happening::Tea),
        Event::Took { .. } => Some(Happening::Coins),
        Event::Traded { .. } => Some(Happening::Train),
        Event::Bonus { .. } => Some(Happening::Honour),
        Event::Closing { .. } => Some(Happening::Round),
        Event::Planted { seat, at, second, .. } => {
            let undo = |estate: &mut Estate| match second {
                true => estate.graft = None,
                false => estate.fields = estate.fields.without(HexSet::one(at)),
            };
            gained(table, seat, at.district(), undo)
        }
        Event::Hired { seat, district, .. } => {
            gained(table, seat, district, |estate| estate.hired = Districts(estate.hired.0 & !(1 << district as u8)))
        }
        _ => None,
    }
}

/// Whether a seat has taken the lead in a district from another; `undo` restores its estate as it was before.
fn gained(table: &Table, seat: Seat, district: District, undo: impl Fn(&mut Estate)) -> Option<Happening> {
    let mut before = *table;
    undo(&mut before.estates[seat]);
    let leader = |table: &Table| standing(table, Majority::District(district)).next().map(|place| place.seat);
    let changed = leader(table) == Some(seat) && leader(&before).is_some_and(|leader| leader != seat);
    changed.then_some(Happening::Majority)
}

//! Plantations: placing the first one, planting, harvesting, and the limit of the warehouse.
//!
//! Called by `apply`. The functions that carry out an action return whether it is finished.

use super::turn;
use crate::engine::EventSink;
use crate::games::ceylon::data::DISTRICT_BONUS;
use crate::games::ceylon::events::Event;
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{Tea, Tile};
use crate::games::ceylon::state::{End, Stage, Table};

/// Places the first plantation and the pawn.
pub(super) fn start(table: &mut Table, at: Hex, sink: &mut impl EventSink<Event>) {
    let seat = table.actor;
    let own = &mut table.estates[seat];
    own.pawn = at;
    own.markers -= 1;
    own.fields.add(at);
    table.fields.add(at);
    sink.emit(|| Event::Started { seat, at });
}

/// Builds a plantation, or places a second marker on one.
pub(super) fn plant(table: &mut Table, at: Hex, second: bool, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    let paid = table.plant_cost(seat);
    let own = &mut table.estates[seat];
    own.rupees -= paid;
    own.markers -= 1;
    if second {
        own.graft = Some(at);
    } else {
        own.fields.add(at);
        table.fields.add(at);
    }
    sink.emit(|| Event::Planted { seat, at, paid, second });
    if own.bonus == 0 && own.is_in_all(table.districts) {
        let points = DISTRICT_BONUS[usize::from(table.bonuses)];
        table.bonuses += 1;
        own.bonus = points as u8;
        own.score += points;
        sink.emit(|| Event::Bonus { seat, points });
    }
    if own.markers == 0 {
        turn::close(table, End::Markers, sink);
    }
    true
}

/// Takes a chest from the plantation at `at`, and finishes the harvest if there is none left to take.
pub(super) fn harvest(table: &mut Table, at: Hex, taken: HexSet, afar: bool, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    let tea = table.tea(at);
    let own = &mut table.estates[seat];
    own.chests[tea.index()] += 1;
    let owner = if own.fields.has(at) { None } else { table.owner(at) };
    if let Some(owner) = owner {
        table.estates[owner].score += 1;
    }
    sink.emit(|| Event::Harvested { seat, at, tea, owner });
    let taken = taken.or(HexSet::one(at));
    let own = table.acting_estate();
    let left = table.fields.without(taken);
    let anywhere = afar || own.may_use(Tile::Porters);
    if left.is_empty() || !anywhere && left.and(own.pawn.within(1)).is_empty() {
        return finish_harvest(table, taken, sink);
    }
    table.stage = Stage::Harvest { taken, ignores_distance: afar };
    false
}

/// Finishes a harvest; `taken` are the plantations used.
pub(super) fn finish_harvest(table: &mut Table, taken: HexSet, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    sink.emit(|| Event::Reaped { seat, chests: taken.len() as u8 });
    store(table, sink)
}

/// Discards what the warehouse cannot hold, asking the seat only if there is a choice of chests.
fn store(table: &mut Table, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    let capacity = table.capacity(seat);
    let own = &mut table.estates[seat];
    while own.stored() > capacity {
        let mut kinds = Tea::ALL.into_iter().filter(|tea| own.chests[tea.index()] > 0);
        let (Some(tea), None) = (kinds.next(), kinds.next()) else {
            table.stage = Stage::Discard;
            return false;
        };
        own.chests[tea.index()] -= 1;
        sink.emit(|| Event::Discarded { seat, tea });
    }
    true
}

/// Puts a chest back into the supply.
pub(super) fn discard(table: &mut Table, tea: Tea, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    table.estates[seat].chests[tea.index()] -= 1;
    sink.emit(|| Event::Discarded { seat, tea });
    store(table, sink)
}

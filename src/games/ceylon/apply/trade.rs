//! Everything paid for or earned: contracts, councillors, technology, moves, rupees.
//!
//! Called by `apply`. Each function carries out a whole action and returns `true`, for finished.

use crate::engine::{EventSink, Seat};
use crate::games::ceylon::data::{ADVANCE_COST, BROKER_RUPEES, ENGINEER_POINTS, MARK_POINTS, MARKED, PURSE_RUPEES};
use crate::games::ceylon::events::Event;
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::pieces::{Councillor, District, Reward, Tea};
use crate::games::ceylon::state::Table;

/// Fulfils the contract on a wagon; `less` is the chest saved by the starting tile. The wagon stays empty until the
/// end of the turn.
pub(super) fn trade(
    table: &mut Table,
    wagon: u8,
    reward: Reward,
    less: Option<Tea>,
    sink: &mut impl EventSink<Event>,
) -> bool {
    let seat = table.actor;
    let Some(contract) = table.wagons[usize::from(wagon)].take() else { return true };
    let order = contract.order();
    let extra = if table.has_contracted(Councillor::Broker, seat) { BROKER_RUPEES } else { 0 };
    let own = &mut table.estates[seat];
    for tea in Tea::ALL {
        own.chests[tea.index()] -= order.demand[tea.index()] - u8::from(less == Some(tea));
    }
    own.contracts[order.company.index()] += 1;
    let gained = order.reward(reward);
    match reward {
        Reward::Rupees => own.rupees += gained,
        Reward::Points => own.score += gained,
    }
    own.rupees += extra;
    sink.emit(|| Event::Traded { seat, wagon, contract, reward, gained, extra, less });
    true
}

/// Contracts the councillor of a district. His ability applies from now on, but not to his own price.
pub(super) fn hire(table: &mut Table, district: District, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    let paid = table.hire_cost(seat);
    let own = &mut table.estates[seat];
    own.rupees -= paid;
    own.hired.add(district);
    sink.emit(|| Event::Hired { seat, district, paid });
    true
}

/// Advances on the technology track. The disc lands on top of those already there; every marked space entered counts,
/// including one passed over.
pub(super) fn advance(table: &mut Table, steps: u8, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    let advises = table.has_contracted(Councillor::Engineer, seat);
    let own = &mut table.estates[seat];
    own.rupees -= ADVANCE_COST;
    own.tokens += 1;
    let from = own.tech;
    let to = from + steps;
    own.tech = to;
    sink.emit(|| Event::Advanced { seat, to, steps, paid: ADVANCE_COST });
    for space in from + 1..=to {
        if MARKED.contains(&space) {
            own.score += MARK_POINTS;
            sink.emit(|| Event::Mark { seat, space, points: MARK_POINTS });
        }
    }
    if advises {
        own.score += ENGINEER_POINTS;
        sink.emit(|| Event::Engineer { seat, points: ENGINEER_POINTS });
    }
    for other in Seat::all(table.seats).filter(|other| *other != seat) {
        table.estates[other].rupees += 1;
    }
    // Every seat ahead that is not on a further space now ranks behind.
    let mut rank = table.rank(seat);
    while rank > 0 && table.estates[table.ranking[rank - 1]].tech <= to {
        table.ranking.swap(rank, rank - 1);
        rank -= 1;
    }
    true
}

pub(super) fn move_pawn(table: &mut Table, to: Hex, free: bool, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    let paid = if free { 0 } else { table.move_price(seat, to) };
    let own = &mut table.estates[seat];
    let from = core::mem::replace(&mut own.pawn, to);
    own.rupees -= paid;
    sink.emit(|| Event::Moved { seat, from, to, paid });
    true
}

pub(super) fn take_rupees(table: &mut Table, purse: bool, sink: &mut impl EventSink<Event>) -> bool {
    let seat = table.actor;
    let rupees = table.rupees_income(seat) + PURSE_RUPEES * i16::from(purse);
    table.estates[seat].rupees += rupees;
    sink.emit(|| Event::Took { seat, rupees });
    true
}

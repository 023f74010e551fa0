//! Refusals: why a piece cannot be pressed now, in one sentence with its section of the rulebook.
//!
//! Asked by the page when somebody presses what is not lit. Explains; the list of `legal` decides.

use crate::engine::{Rule, Seat, Viewer};
use crate::games::chai::action::Action;
use crate::games::chai::data::Family;
use crate::games::chai::legal;
use crate::games::chai::places::{Hall, Pier, Space};
use crate::games::chai::press::Part;
use crate::games::chai::rulebook::rule;
use crate::games::chai::state::{Side, Stage, Table, Work};
use crate::games::chai::versions::Ability;
use crate::games::chai::view::View;
use crate::words::Refusal;

/// Why `part` is not lit for the viewer.
pub fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why: why.into(), rule }
}

/// One sentence and its section.
type Reason = (&'static str, Rule);

fn reason(view: &View, part: Part) -> Reason {
    let table = &view.table;
    let Some(seat) = legal::decider(table) else { return ("The game is over.", Rule("end")) };
    if view.viewer != Viewer::Seat(seat) {
        return ("It is the other merchant’s turn.", Rule("turns"));
    }
    match (table.work(), table.stage) {
        (Work::Idle, Stage::Sides(_)) => ("First choose the side of your merchant card.", Rule("merchants")),
        (Work::Idle, Stage::Walk) => match part {
            Part::Marker(_) => ("The assistant walks one, two or three markers.", Rule("assistant")),
            _ => ("First the assistant walks to a harvest marker.", Rule("assistant")),
        },
        (Work::Idle, _) if table.placed => after_placement(view, seat, part),
        (Work::Idle, _) => in_turn(view, seat, part),
        (work, _) => (awaited(&work, part), rule(table, &Action::Done)),
    }
}

/// What is awaited while something is being resolved.
fn awaited(work: &Work, part: Part) -> &'static str {
    match (work, part) {
        (Work::Units { chosen, .. }, Part::Tea(tea)) if chosen.has(tea) => {
            "The teas that you choose must all be different."
        }
        (Work::Shown { .. } | Work::Units { .. } | Work::Second { .. } | Work::FreeTea(_), Part::Tea(_)) => {
            "You cannot take this tea now: none is left, or it is not one of those you may take."
        }
        (Work::Units { .. } | Work::Steps { .. }, Part::Token(Space::Dock, _)) => {
            "A token on the dock goes no further: it waits for a ship."
        }
        (Work::Plant { .. }, Part::Slot(_)) => "Only one card fits into a slot, and an empty one is left.",
        (Work::Hand(hand), _) if hand.arrived => "First choose the ship that loads the tea which has just come up.",
        (Work::Hand(_), _) => "First choose the lane for the tea that leaves the field.",
        (Work::Queue(_), _) => "First choose which of the waiting tokens moves next.",
        (Work::Shown { .. }, _) => "First take the teas shown on the marker.",
        (Work::Units { .. }, _) => "First use the marker: choose teas, move tokens, or stop.",
        (Work::Steps { .. }, _) => "First spend your movement on your tokens, or stop.",
        (Work::Second { .. }, _) => "First take the second tea.",
        (Work::FreeTea(_), _) => "First take the tea that your merchant gives.",
        (Work::Search(_) | Work::ShipSearch(_), _) => "First choose the one that you keep.",
        (Work::Top(_) | Work::ShipTop(_), _) => "First choose which of the two goes back on top.",
        (Work::Plant { .. }, _) => "First put your new card into a slot of your plantation.",
        (Work::Carry(_), _) => "First move one of your cards to an empty slot.",
        (Work::Exchange(_), _) => "First choose the two cards that change places.",
        (Work::Acting { .. }, _) => "First choose which card acts next.",
        (Work::Conflict { .. }, Part::Die(_)) => "This worker does not make your run longer or stronger.",
        (Work::Conflict { .. }, Part::Ability) => "In a conflict only tea changes your workers, not your merchant.",
        (Work::Conflict { .. }, _) => "First answer for your ship, or let it go.",
        (Work::Relocate { .. }, Part::Pier(_)) => {
            "The run may only move to a free ship; the automaton’s run only to one of the best."
        }
        (Work::Relocate { .. }, _) => "First choose where the run goes.",
        (Work::Pay { .. }, _) => "First choose the token that pays for the change.",
        (Work::Nudge(_), _) => "First change one of your workers by one.",
        (Work::Reroll(_), _) => "First choose the workers that you roll again.",
        (Work::Blend(_), _) => "First choose a token of yours and the tea it becomes.",
        (Work::Dock { .. }, _) => "Your dock is full: first choose the waiting ship that goes.",
        (Work::Junk { .. }, _) => "First fill the junk from your dock and ships, or decline.",
        (Work::Loading(_), _) => "First choose a token on the dock and the ship that takes it.",
        (Work::Idle, _) => "This cannot be pressed now.",
    }
}

fn after_placement(view: &View, seat: Seat, part: Part) -> Reason {
    let merchant = &view.table.merchants[seat];
    match part {
        Part::Ability => ability(view, seat),
        Part::Die(_) | Part::Plus | Part::Minus if !legal::can_change(merchant) => {
            ("A change costs a token from your field, tiers or dock, and you have none.", Rule("values"))
        }
        _ => ("You have placed workers already: you place once a turn.", Rule("turns")),
    }
}

fn ability(view: &View, seat: Seat) -> Reason {
    let merchant = &view.table.merchants[seat];
    let why = match (merchant.side, view.table.ability(seat)) {
        (Side::A, _) => "Your merchant lies with side A up, which gives points at the end and no ability.",
        _ if merchant.used => "You have used your merchant this year already.",
        (_, Ability::SecondTea) => "Your merchant works with a harvest: press the worker and a tea as well.",
        (_, Ability::SearchDeck) => {
            "Your merchant works with a worker in market slots 1 to 5 that hold a card, while the deck has cards."
        }
        (_, Ability::ChangeWorker | Ability::RollAgain) => "You have no worker left that your merchant could change.",
        (_, Ability::TwoSteps) => "You have no tea below the dock that your merchant could move.",
        (_, Ability::ExchangeTea) => "You have no tea that could become another one.",
        (_, Ability::MoveCard) => "Your merchant moves a card: you need one, and an empty slot.",
        (_, Ability::TakeTea) => "The supply has no tea that your merchant could take.",
        (_, Ability::SwapCards) => "Your merchant exchanges two cards, and you have fewer.",
        (_, Ability::TurnUp) => "None of your cards lies face down.",
    };
    (why, Rule("merchants"))
}

fn in_turn(view: &View, seat: Seat, part: Part) -> Reason {
    let table = &view.table;
    let merchant = &table.merchants[seat];
    match part {
        Part::Marker(_) => ("The assistant walks only at the start of a year.", Rule("assistant")),
        Part::Tea(tea) if !table.supply.has(tea) => ("The supply has no token of this tea left.", Rule("harvest")),
        Part::Stall(slot) => (stall(view, slot), Rule("market")),
        Part::Hall(hall) => (palace(table, hall), Rule("palace")),
        Part::Pier(pier) => (ship(view, seat, pier), Rule("harbour")),
        Part::Workshop => {
            let pair = merchant.dice.values().any(|value| merchant.dice.count(value) >= 2);
            let why = if pair {
                "A new set must rank above the third that is there."
            } else {
                "A new set takes two or more workers of one value."
            };
            (why, Rule("production"))
        }
        Part::Crew(position) => {
            let why = match table.crews.get(usize::from(position)).copied().flatten() {
                Some(crew) if crew.owner == seat => "You have no more workers of this value.",
                Some(_) => "You may only add to a set of your own.",
                None => "No set stands here.",
            };
            (why, Rule("production"))
        }
        Part::Plus | Part::Minus => {
            ("A change costs a token from your field, tiers or dock, and you have none.", Rule("values"))
        }
        Part::Ability => ability(view, seat),
        Part::Pass => ("You have begun your turn: now you must place a worker.", Rule("turns")),
        Part::EndTurn => ("First place workers, or pass.", Rule("turns")),
        Part::Die(_) => ("You have no worker of this value left.", Rule("turns")),
        Part::Token(Space::Dock, _) | Part::Cargo(..) | Part::Berth(_) => {
            ("Ships load by themselves when a tea that they need comes up.", Rule("loading"))
        }
        Part::Token(..) | Part::Space(_) => {
            ("Tokens climb by cards and by points of movement, not by workers.", Rule("movement"))
        }
        Part::Slot(slot) => match merchant.slots[slot.index()] {
            Some(card) if card.card().family == Family::Crate => {
                ("Tea in a crate stays there for good.", Rule("arriving"))
            }
            Some(_) => ("Cards are moved and turned in the palace.", Rule("palace")),
            None => ("New cards come from the market.", Rule("market")),
        },
        _ => ("This cannot be pressed now.", Rule("turns")),
    }
}

/// Why a market slot takes no worker.
fn stall(view: &View, slot: u8) -> &'static str {
    let table = &view.table;
    if table.is_taken(slot) {
        "This slot has a worker already: each takes one a year."
    } else if slot < 6 && table.market[usize::from(slot) - 1].is_none() {
        "There is no card in this slot."
    } else if slot == 6 && view.cards.is_empty() {
        "The plantation deck is empty."
    } else if table.rules > 1 {
        "A worker goes to the slot of its value, or to the highest lower one that is free and has a card."
    } else {
        "A market slot needs a worker of its value or more."
    }
}

/// Why a space of the palace takes no worker.
fn palace(table: &Table, hall: Hall) -> &'static str {
    match hall {
        _ if table.halls[hall as usize].is_some() => "This space has been used: each can be used once a year.",
        Hall::Move => "Moving needs a card and an empty slot on your plantation.",
        Hall::Swap => "Swapping needs two cards on your plantation.",
        Hall::Refresh => "None of your cards lies face down.",
        Hall::Coin => "Place a worker here to take the coin.",
    }
}

/// Why a ship cannot be reserved with the workers that are pressed.
fn ship(view: &View, seat: Seat, pier: Pier) -> &'static str {
    let table = &view.table;
    let held = table.runs[pier.index()];
    let could = view.could_reserve(seat, pier);
    if !table.has_ship(pier, view.ships.len()) {
        "No ship lies here."
    } else if held.is_some_and(|run| run.owner == seat) {
        "You have reserved this ship already."
    } else if !table.merchants[seat].dice.has_run() {
        "Reserving takes two or more workers in a row, such as 3 and 4, and you have none."
    } else if !could {
        "Your workers make no run that is longer, or as long and higher."
    } else {
        "Press the workers of your run as well."
    }
}

//! How the actions of Chai are pressed: dice and the place they go to, a token and where it goes,
//! a card and its slot. And why a piece cannot be pressed just now.
//!
//! Read by the picker and the page. Says nothing of how a piece looks.

use super::action::Action;
use super::data::Family;
use super::legal;
use super::places::{Berth, Hall, Pier, Run, Slot, Space};
use super::state::{Side, Stage, Work};
use super::tea::{Dice, Tea};
use super::view::View;
use super::{Chai, rule_of};
use crate::engine::{Press, Refusal, Rule, Seat, Viewer};

/// A piece, a place or a button that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The harvest marker so many steps clockwise of the assistant, from 1.
    Marker(u8),
    /// A tea in the supply, on the Harvest board.
    Tea(Tea),
    /// A token on the own plantation; on the dock also one that has just arrived there.
    Token(Space, Tea),
    /// A space of the own plantation, as where a token goes.
    Space(Space),
    /// A token on an own waiting ship.
    Cargo(Berth, Tea),
    /// A card turned up in a search, or left over from it: its place from the top, from 1.
    Card(u8),
    /// A slot of the own plantation, with the card in it.
    Slot(Slot),
    /// An own waiting ship.
    Berth(Berth),
    /// A target at the harbour.
    Pier(Pier),
    /// A market slot, 1 to 6; 6 is the deck.
    Stall(u8),
    /// A space of the palace.
    Hall(Hall),
    /// The production house, for a new set.
    Workshop,
    /// A set in the production house, by its position from 0.
    Crew(u8),
    /// An own worker of this value that is not placed.
    Die(u8),
    /// The button that raises a worker.
    Plus,
    /// The button that lowers a worker.
    Minus,
    /// The ability of the own merchant card.
    Ability,
    /// The button that stops spending or declines.
    Done,
    /// The button that lets a ship go.
    Yield,
    /// The button that ends the turn.
    EndTurn,
    /// The button that passes for the year.
    Pass,
}

fn dice(parts: &mut Vec<Part>, dice: Dice) {
    parts.extend(dice.each().map(Part::Die));
}

impl Press for Chai {
    type Part = Part;

    fn presses(view: &View, action: &Action, parts: &mut Vec<Part>) {
        let work = view.table.work();
        match *action {
            Action::Walk(steps) => parts.push(Part::Marker(steps)),
            Action::Take(tea) => parts.push(Part::Tea(tea)),
            Action::Step { from: Space::Field, tea, to } => {
                parts.extend([Part::Token(Space::Field, tea), Part::Space(to)])
            }
            Action::Step { from, tea, .. } => parts.push(Part::Token(from, tea)),
            Action::Lane(to) => parts.push(Part::Space(to)),
            Action::Pick(space, tea) | Action::Pay(space, tea) => parts.push(Part::Token(space, tea)),
            Action::Load(berth, tea) => {
                // A token in hand needs no naming; one of several on the dock does.
                if matches!(work, Work::Loading(_)) {
                    parts.push(Part::Token(Space::Dock, tea));
                }
                parts.push(Part::Berth(berth));
            }
            Action::RobDock(tea) => parts.push(Part::Token(Space::Dock, tea)),
            Action::Rob(berth, tea) => parts.push(Part::Cargo(berth, tea)),
            Action::Keep(number) | Action::Top(number) => parts.push(Part::Card(number)),
            Action::Plant(slot) | Action::Act(slot) => parts.push(Part::Slot(slot)),
            Action::Discard(berth) => parts.push(Part::Berth(berth)),
            Action::Carry(one, other) | Action::Exchange(one, other) => {
                parts.extend([Part::Slot(one), Part::Slot(other)]);
            }
            Action::Reroll(chosen) => dice(parts, chosen),
            Action::Blend(space, from, to) => parts.extend([Part::Token(space, from), Part::Tea(to)]),
            Action::Answer(low, high) => {
                let mut added = Dice::run(low, high);
                if let Work::Conflict { run, .. } = work {
                    added.leave(Dice::run(run.low, run.high));
                }
                dice(parts, added);
            }
            Action::Send(pier) => parts.push(Part::Pier(pier)),
            Action::Harvest { die, tea, twice } => {
                parts.extend([Part::Die(die), Part::Tea(tea)]);
                parts.extend(twice.then_some(Part::Ability));
            }
            Action::Market { die, slot, deck } => {
                parts.extend([Part::Die(die), Part::Stall(slot)]);
                parts.extend(deck.then_some(Part::Ability));
            }
            Action::Palace(hall, die) => parts.extend([Part::Die(die), Part::Hall(hall)]),
            Action::Reserve(pier, low, high) => {
                dice(parts, Dice::run(low, high));
                parts.push(Part::Pier(pier));
            }
            Action::Produce(value, count) => {
                dice(parts, Dice::many(value, count));
                parts.push(Part::Workshop);
            }
            Action::Join(position, count) => {
                if let Some(crew) = view.table.crews[usize::from(position)] {
                    dice(parts, Dice::many(crew.value, count));
                }
                parts.push(Part::Crew(position));
            }
            Action::Raise(value) => parts.extend([Part::Die(value), Part::Plus]),
            Action::Lower(value) => parts.extend([Part::Die(value), Part::Minus]),
            Action::Ability => parts.push(Part::Ability),
            Action::Done => parts.push(Part::Done),
            Action::Yield => parts.push(Part::Yield),
            Action::EndTurn => parts.push(Part::EndTurn),
            Action::Pass => parts.push(Part::Pass),
        }
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        let (why, rule) = reason(view, part);
        Refusal { why: why.into(), rule }
    }
}

/// Why a part is not lit: one sentence and its section.
fn reason(view: &View, part: Part) -> (&'static str, Rule) {
    let table = &view.table;
    let Some(seat) = legal::decider(table) else { return ("The game is over.", Rule("end")) };
    if view.viewer != Viewer::Seat(seat) {
        return ("It is the other merchant’s turn.", Rule("turns"));
    }
    match (table.work(), table.stage) {
        (Work::Idle, Stage::Walk) => match part {
            Part::Marker(_) => ("The assistant walks one, two or three markers.", Rule("assistant")),
            _ => ("First the assistant walks to a harvest marker.", Rule("assistant")),
        },
        (Work::Idle, _) if table.placed => after_placement(view, seat, part),
        (Work::Idle, _) => in_turn(view, seat, part),
        (work, _) => (awaited(&work, part), rule_of(table, &Action::Done)),
    }
}

/// What is awaited while something is being resolved.
fn awaited(work: &Work, part: Part) -> &'static str {
    match (work, part) {
        (Work::Units { chosen, .. }, Part::Tea(tea)) if chosen.has(tea) => {
            "The teas that you choose must all be different."
        }
        (Work::Shown { .. } | Work::Units { .. } | Work::Second { .. }, Part::Tea(_)) => {
            "This tea is not to be had now: it is out, or not among those you may take."
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
            "The run may only move to a ship that is free, and for the automaton to the best."
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

fn after_placement(view: &View, seat: Seat, part: Part) -> (&'static str, Rule) {
    let merchant = &view.table.merchants[seat];
    match part {
        Part::Ability => ability(view, seat),
        Part::Die(_) | Part::Plus | Part::Minus if !legal::can_change(merchant) => {
            ("A change costs a token from your field, tiers or dock, and you have none.", Rule("values"))
        }
        _ => ("You have placed workers this turn: change a worker with tea, or end your turn.", Rule("turns")),
    }
}

fn ability(view: &View, seat: Seat) -> (&'static str, Rule) {
    let merchant = &view.table.merchants[seat];
    let why = match (merchant.side, merchant.tea) {
        (Side::A, _) => "Your merchant lies with side A up, which gives points at the end and no ability.",
        _ if merchant.used => "You have used your merchant this year already.",
        (_, Tea::Yellow | Tea::Black) => {
            "Your merchant’s ability is part of a placement: press worker and place as well."
        }
        _ => "There is nothing now that your merchant could change.",
    };
    (why, Rule("merchants"))
}

fn in_turn(view: &View, seat: Seat, part: Part) -> (&'static str, Rule) {
    let table = &view.table;
    let merchant = &table.merchants[seat];
    let mask = merchant.dice.mask();
    match part {
        Part::Marker(_) => ("The assistant walks only at the start of a year.", Rule("assistant")),
        Part::Tea(tea) if !table.supply.has(tea) => ("The supply has no token of this tea left.", Rule("harvest")),
        Part::Stall(slot) => {
            let why = if table.is_taken(slot) {
                "A worker stands in this slot: one a year."
            } else if slot < 6 && table.market[usize::from(slot) - 1].is_none() {
                "There is no card in this slot."
            } else if slot == 6 && view.cards.is_empty() {
                "The plantation deck is empty."
            } else {
                "A market slot needs a worker of its value or more."
            };
            (why, Rule("market"))
        }
        Part::Hall(hall) => {
            let why = match hall {
                _ if table.halls[hall as usize].is_some() => "Somebody has been here this year: each space once.",
                Hall::Move => "Moving needs a card and an empty slot on your plantation.",
                Hall::Swap => "Swapping needs two cards on your plantation.",
                Hall::Refresh => "None of your cards lies face down.",
                Hall::Coin => "Place a worker here to take the coin.",
            };
            (why, Rule("palace"))
        }
        Part::Pier(pier) => {
            let held = table.runs[pier.index()];
            let strongest = |held: Run| {
                let runs = (1..=5u8).flat_map(|low| (low + 1..=6).map(move |high| Run { owner: seat, low, high }));
                let mut own = runs.filter(|run| (run.low..=run.high).all(|value| mask & (1 << (value - 1)) != 0));
                own.any(|run| run.beats(held))
            };
            let why = if !table.has_ship(pier, view.ships.len()) {
                "No ship lies here."
            } else if held.is_some_and(|run| run.owner == seat) {
                "You have reserved this ship already."
            } else if mask & (mask >> 1) == 0 {
                "Reserving takes two or more workers of consecutive values, and you have none such."
            } else if held.is_some_and(|held| !strongest(held)) {
                "Your workers make no run that is longer, or as long and higher."
            } else {
                "Press the workers of your run as well."
            };
            (why, Rule("harbour"))
        }
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
        Part::Pass => ("Having begun your turn, you must place a worker.", Rule("turns")),
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

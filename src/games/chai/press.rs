//! The parts that are pressed for an action of Chai: workers and their place, a token and its destination, a card and
//! its slot.
//!
//! Read by the picker and the page. Knows nothing of how a piece looks.

use core::mem::discriminant;

use super::Chai;
use super::action::Action;
use super::pieces::{Dice, Tea};
use super::places::{Berth, Hall, Pier, Slot, Space};
use super::state::{Side, Work};
use super::view::View;
use crate::engine::Press;

/// A piece, place or button that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A side of the viewer's merchant card, to be chosen.
    Side(Side),
    /// The harvest marker this many steps clockwise of the assistant, from 1.
    Marker(u8),
    /// A tea in the supply, on the Harvest board.
    Tea(Tea),
    /// A token on the viewer's plantation; on the dock also one that has just arrived there.
    Token(Space, Tea),
    /// A space of the viewer's plantation, as a destination.
    Space(Space),
    /// A token on a waiting ship of the viewer.
    Cargo(Berth, Tea),
    /// A card revealed by a search or left over from it, by its place from the top, from 1.
    Card(u8),
    /// A slot of the viewer's plantation, with its card.
    Slot(Slot),
    /// A waiting ship of the viewer.
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
    /// An unplaced worker of the viewer with this value.
    Die(u8),
    Plus,
    Minus,
    /// The ability of the viewer's merchant card.
    Ability,
    /// The button that stops spending or declines.
    Done,
    /// The button that lets a ship go.
    Yield,
    EndTurn,
    /// The button that passes for the rest of the year.
    Pass,
}

impl Part {
    /// Whether it is a place on the five boards where workers are placed.
    fn is_place(&self) -> bool {
        matches!(self, Part::Tea(_) | Part::Stall(_) | Part::Hall(_) | Part::Pier(_) | Part::Workshop | Part::Crew(_))
    }
}

/// Returns the weight by which the workers for a place are chosen if the player does not choose them. The action with
/// the lowest weight is the default: the lowest worker, the shortest run or the largest set. `None` if the action is
/// never the default.
fn weight(action: &Action) -> Option<u8> {
    match *action {
        Action::Harvest { die, twice: false, .. } | Action::Market { die, deck: false, .. } => Some(die),
        Action::Palace(_, die) => Some(die),
        Action::Reserve(_, low, high) => Some(8 * (high - low) + low),
        Action::Produce(value, count) => Some(8 * (8 - count.min(8)) + value),
        Action::Join(_, count) => Some(8 - count.min(8)),
        _ => None,
    }
}

fn dice(parts: &mut Vec<Part>, dice: Dice) {
    parts.extend(dice.each().map(Part::Die));
}

impl Press for Chai {
    type Part = Part;

    fn presses(view: &View, action: &Action, parts: &mut Vec<Part>) {
        let work = view.table.work();
        match *action {
            Action::Side(side) => parts.push(Part::Side(side)),
            Action::Walk(steps) => parts.push(Part::Marker(steps)),
            Action::Take(tea) => parts.push(Part::Tea(tea)),
            Action::Step { from: Space::Field, tea, to } => {
                parts.extend([Part::Token(Space::Field, tea), Part::Space(to)])
            }
            Action::Step { from, tea, .. } => parts.push(Part::Token(from, tea)),
            Action::Lane(to) => parts.push(Part::Space(to)),
            Action::Pick(space, tea) | Action::Pay(space, tea) => parts.push(Part::Token(space, tea)),
            Action::Load(berth, tea) => {
                // A token in hand need not be pressed; one of several on the dock must be.
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
                    added.remove_all(Dice::run(run.low, run.high));
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
                dice(parts, Dice::of_one_value(value, count));
                parts.push(Part::Workshop);
            }
            Action::Join(position, count) => {
                if let Some(crew) = view.table.crews[usize::from(position)] {
                    dice(parts, Dice::of_one_value(crew.value, count));
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

    fn is_end(action: &Action) -> bool {
        matches!(action, Action::EndTurn | Action::Done | Action::Yield)
    }

    fn needs_no_confirmation(action: &Action) -> bool {
        match action {
            // A tea from the supply, a token being loaded, or a face-up card, whose slot is asked for next.
            Action::Take(_) | Action::Load(..) | Action::Market { slot: 1..=5, deck: false, .. } => true,
            // Answers to what was confirmed before: a search, a change of a worker, a junk, a displaced run.
            Action::Keep(_) | Action::Top(_) | Action::Pay(..) => true,
            Action::RobDock(_) | Action::Rob(..) | Action::Send(_) => true,
            _ => false,
        }
    }

    fn raises_question(action: &Action) -> bool {
        // The slot of the card, or the tea that pays.
        matches!(action, Action::Market { slot: 1..=5, deck: false, .. } | Action::Raise(_) | Action::Lower(_))
    }

    fn end_of(legal: &[Action]) -> Option<usize> {
        // A remaining worker can also be changed in the next turn.
        let can_wait = |action: &Action| matches!(action, Action::Raise(_) | Action::Lower(_) | Action::EndTurn);
        let nothing_left = legal.len() == 1 || legal.iter().all(can_wait);
        legal.iter().position(Self::is_end).filter(|_| nothing_left)
    }

    fn default_action(pressed: &[Part], open: &mut dyn Iterator<Item = Action>) -> Option<Action> {
        if !pressed.iter().any(Part::is_place) {
            return None;
        }
        open.filter_map(|action| Some((weight(&action)?, action)))
            .min_by_key(|(weight, _)| *weight)
            .map(|(_, usual)| usual)
    }

    fn target(action: &Action) -> Option<Part> {
        if let Action::Step { to, .. } = *action { Some(Part::Space(to)) } else { None }
    }

    fn same_kind(one: Part, other: Part) -> bool {
        discriminant(&one) == discriminant(&other) || one.is_place() && other.is_place()
    }
}

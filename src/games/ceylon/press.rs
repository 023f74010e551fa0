//! Which pieces are pressed for an action.
//!
//! Read by the picker of the table and by the board on the page, which draws every part. A card
//! is put down by pressing the half that one keeps. Where an action is chosen, its button or the
//! half of the card on the table comes first, then its place; pressing the place first does too.

use super::Ceylon;
use super::action::Action;
use super::map::Hex;
use super::pieces::{District, Main, Reward, Tea};
use super::state::Stage;
use super::view::View;
use crate::engine::Press;

/// One of the five main actions or two alternatives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    /// A main action.
    Main(Main),
    /// Move the pawn.
    Move,
    /// Take rupees.
    Rupees,
}

/// A piece, place or button.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A half of a card in the hand: pressed, it is kept, and the other is left to the others.
    Half {
        /// The half pressed.
        own: Main,
        /// The other half of the same card.
        other: Main,
    },
    /// The button of an action, or its half of the card that lies on the table.
    ActionKind(ActionKind),
    /// A hex of the map with what stands on it.
    Hex(Hex),
    /// A wagon with its contract, from 0.
    Wagon(u8),
    /// A reward on the contract chosen.
    Reward(Reward),
    /// A chest of this tea in the own warehouse.
    Chest(Tea),
    /// The councillor of a district.
    Councillor(District),
    /// The own starting tile.
    Tile,
    /// An own technology token.
    Token,
    /// The button that finishes a harvest or keeps the token.
    Done,
}

impl Press for Ceylon {
    type Part = Part;

    fn presses(view: &View, action: &Action, parts: &mut Vec<Part>) {
        let declared = match *action {
            Action::Start(at) => {
                parts.push(Part::Hex(at));
                false
            }
            Action::Card { own, other } => {
                parts.push(Part::Half { own, other });
                false
            }
            Action::Token => {
                parts.push(Part::Token);
                false
            }
            Action::Plant { at, tile } => {
                parts.extend([Part::ActionKind(ActionKind::Main(Main::Plant)), Part::Hex(at)]);
                tile
            }
            Action::Harvest { at, tile } => {
                if !matches!(view.table.stage, Stage::Harvest { .. }) {
                    parts.push(Part::ActionKind(ActionKind::Main(Main::Harvest)));
                }
                parts.push(Part::Hex(at));
                tile
            }
            Action::Trade { wagon, reward, less } => {
                parts.extend([
                    Part::ActionKind(ActionKind::Main(Main::Trade)),
                    Part::Wagon(wagon),
                    Part::Reward(reward),
                ]);
                parts.extend(less.map(Part::Chest));
                less.is_some()
            }
            Action::Hire { district, tile } => {
                parts.extend([Part::ActionKind(ActionKind::Main(Main::Hire)), Part::Councillor(district)]);
                tile
            }
            Action::Advance { tile } => {
                parts.push(Part::ActionKind(ActionKind::Main(Main::Advance)));
                tile
            }
            Action::Move { to, tile } => {
                parts.extend([Part::ActionKind(ActionKind::Move), Part::Hex(to)]);
                tile
            }
            Action::Rupees { tile } => {
                parts.push(Part::ActionKind(ActionKind::Rupees));
                tile
            }
            Action::Discard(tea) => {
                parts.push(Part::Chest(tea));
                false
            }
            Action::Done => {
                parts.push(Part::Done);
                false
            }
        };
        if declared {
            parts.push(Part::Tile);
        }
    }

    fn is_end(action: &Action) -> bool {
        matches!(action, Action::Done)
    }
}

//! The parts that are pressed for an action.
//!
//! Read by the picker of the table and by the board on the page, which draws every part. A card is played by pressing
//! the half to keep. An action is chosen by its place and by its button or its half of the card on the table, in
//! either order.

use super::Ceylon;
use super::action::Action;
use super::map::Hex;
use super::pieces::{District, Main, Reward, Tea};
use super::state::Stage;
use super::view::View;
use crate::engine::Press;

/// One of the five main actions or the two alternatives to them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    Main(Main),
    Move,
    Rupees,
}

/// A piece, place or button.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A half of a card in hand: pressing it keeps it and leaves the other half to the rivals.
    Half {
        own: Main,
        other: Main,
    },
    /// The button that takes a chest from every plantation in reach.
    WholeHarvest,
    /// The button of an action, or its half of the played card.
    ActionKind(ActionKind),
    /// A hex of the map with its contents.
    Hex(Hex),
    /// A wagon with its contract, numbered from 0.
    Wagon(u8),
    /// A reward on the chosen contract.
    Reward(Reward),
    /// A chest of this tea in the viewer's warehouse.
    Chest(Tea),
    Councillor(District),
    /// The viewer's starting tile.
    Tile,
    /// A technology token of the viewer.
    Token,
    /// The button that finishes a harvest or declines to spend a token.
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

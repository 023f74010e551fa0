//! The parts that are pressed for an action.
//!
//! Read by the picker; the board draws the parts.

use super::TeaAndRum;
use super::action::Action;
use super::pieces::*;
use super::view::View;
use crate::engine::Press;

/// A piece, place or button that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The row of an action board that the next worker would use, a half of it, or the alternative action.
    Floor(Board, Way),
    /// A row of a ship, counted from 0.
    Ship(Ship, u8),
    Building(Building),
    /// The cube that the Workshop saves.
    Saved(Good),
    Captain(Captain),
    /// The payment for captain 11.
    Payment(Payment),
    /// A space of the contracts board, counted from 0.
    Space(u8),
    Colour(Colour),
    /// The left pan: sell one.
    Sell(Good),
    /// The right pan: buy one.
    Buy(Good),
    /// A half of a step of the reputation track.
    Half(Side),
    Cube(Good),
    Allegiance(Allegiance),
    /// The seal of the viewer's allegiance.
    Seal,
    /// A captain of the viewer.
    Crew(Captain),
    /// A building of the viewer with something to press: City Hall, Dryer, Distillery.
    Own(Building),
    /// The amount of ore for the Foundry.
    Smelt(u8),
    /// The cheapest expansion token.
    Expansion,
    Stored(Good),
    /// The button that passes, skips, ends or closes.
    Done,
}

impl Press for TeaAndRum {
    type Part = Part;

    fn presses(_: &View, action: &Action, parts: &mut Vec<Part>) {
        match *action {
            Action::Smelt(count) => parts.push(Part::Smelt(count)),
            Action::Ship(ship, row) => parts.push(Part::Ship(ship, row)),
            Action::Work(board, way) => parts.push(Part::Floor(board, way)),
            Action::Build(building, saved) => {
                parts.push(Part::Building(building));
                parts.extend(saved.map(Part::Saved));
            }
            Action::Hire(captain, payment) => {
                parts.push(Part::Captain(captain));
                // The player names the payment only if there are two ways to pay.
                if captain.card().or_wood > 0 {
                    parts.push(Part::Payment(payment));
                }
            }
            Action::Fulfil(space, colour) => parts.extend([Part::Space(space), Part::Colour(colour)]),
            Action::Sell(good) => parts.push(Part::Sell(good)),
            Action::Buy(good) => parts.push(Part::Buy(good)),
            Action::Half(side) => parts.push(Part::Half(side)),
            Action::Points(colour) | Action::Exchange(colour) => parts.push(Part::Colour(colour)),
            Action::Cube(cube) => parts.push(Part::Cube(cube)),
            Action::Swear(allegiance) => parts.push(Part::Allegiance(allegiance)),
            Action::Activate(captain) => parts.push(Part::Crew(captain)),
            Action::CityHall => parts.push(Part::Own(Building::CityHall)),
            Action::Prove => parts.push(Part::Seal),
            Action::Convert(works) => parts.push(Part::Own(works.building())),
            Action::Expand => parts.push(Part::Expansion),
            Action::Discard(good) => parts.push(Part::Stored(good)),
            Action::Done => parts.push(Part::Done),
        }
    }

    fn is_end(action: &Action) -> bool {
        matches!(action, Action::Done)
    }
}

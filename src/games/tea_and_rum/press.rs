//! Which pieces are pressed for an action.
//!
//! Read by the picker; the board draws the parts.

use super::TeaAndRum;
use super::action::Action;
use super::pieces::*;
use super::view::View;
use crate::engine::Press;

/// Something that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A part of the live floor of a house, or its door.
    Floor(Board, Way),
    /// A row of a ship, from 0.
    Ship(Ship, u8),
    /// A building on the shelf.
    Building(Building),
    /// The cube that the Workshop saves.
    Saved(Good),
    /// A captain on the shelf.
    Captain(Captain),
    /// How captain 11 is paid.
    Payment(Payment),
    /// A space of the contracts board, from 0.
    Space(u8),
    /// A colour of points.
    Colour(Colour),
    /// The left pan: sell one.
    Sell(Good),
    /// The right pan: buy one.
    Buy(Good),
    /// A half of a step of the pier.
    Half(Side),
    /// A cube of the supply.
    Cube(Good),
    /// An allegiance on display.
    Allegiance(Allegiance),
    /// The seal of the own allegiance.
    Seal,
    /// An own captain.
    Crew(Captain),
    /// An own building with something to press: City Hall, Dryer, Distillery.
    Own(Building),
    /// How many ore the Foundry takes.
    Smelt(u8),
    /// The cheapest expansion token.
    Expansion,
    /// A good in the warehouse.
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
                // Only where there are two ways to pay does the player name one.
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

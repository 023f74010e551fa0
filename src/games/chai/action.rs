//! The actions of Chai and their notation.
//!
//! Listed by `legal`, carried out by `apply`. The variants stand in the order in which `legal`
//! lists them, so that lists come out sorted. Knows no rule.

use super::pieces::{Dice, Tea};
use super::places::{Berth, Hall, Pier, Slot, Space};
use super::state::Side;
use crate::engine::notation::Number;
use crate::notation;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose the side of the merchant card.
    Side(Side),
    /// Move the assistant 1 to 3 markers clockwise.
    Walk(u8),
    /// Take a token from the supply: shown on the marker, chosen, or the second of a harvest.
    Take(Tea),
    /// Spend a point of movement.
    Step {
        /// Where the token lies.
        from: Space,
        /// Its tea.
        tea: Tea,
        /// The space above it that it goes to.
        to: Space,
    },
    /// The lane of a token that a card moves off the field.
    Lane(Space),
    /// The queued token that moves next.
    Pick(Space, Tea),
    /// Load a token of this tea onto the ship in this berth.
    Load(Berth, Tea),
    /// Fill the junk with a token from the dock.
    RobDock(Tea),
    /// Fill the junk with a token from another waiting ship.
    Rob(Berth, Tea),
    /// Keep the card at this place from the top, 1 to 3.
    Keep(u8),
    /// Lay this one of the two cards left over, 1 or 2 from the top, on top.
    Top(u8),
    /// Put the card into this slot; on a full board the card there is discarded first.
    Plant(Slot),
    /// Discard the waiting ship in this berth for the new one.
    Discard(Berth),
    /// The card that acts next.
    Act(Slot),
    /// Move a card to an empty slot.
    Carry(Slot, Slot),
    /// Exchange two cards, the lower slot first.
    Exchange(Slot, Slot),
    /// Pay for a value change with this token.
    Pay(Space, Tea),
    /// Roll these workers again.
    Reroll(Dice),
    /// Replace a token by one of another tea.
    Blend(Space, Tea, Tea),
    /// Answer in a conflict with the run from the first to the second value.
    Answer(u8, u8),
    /// Move the run to this free target.
    Send(Pier),
    /// Place a worker on the Harvest board for this tea.
    Harvest {
        /// The worker's value.
        die: u8,
        /// The tea taken.
        tea: Tea,
        /// Whether the yellow merchant takes a second token.
        twice: bool,
    },
    /// Place a worker in a market slot.
    Market {
        /// The worker's value.
        die: u8,
        /// The slot, 1 to 6.
        slot: u8,
        /// Whether the black merchant searches the deck instead of taking the slot's card.
        deck: bool,
    },
    /// Place a worker in the palace.
    Palace(Hall, u8),
    /// Reserve a ship with the run from the first to the second value.
    Reserve(Pier, u8, u8),
    /// Place a new set of so many workers (second) of a value (first) in the production house.
    Produce(u8, u8),
    /// Add so many workers (second) to the own set in this position (first, from 0).
    Join(u8, u8),
    /// Raise a worker of this value by one.
    Raise(u8),
    /// Lower a worker of this value by one.
    Lower(u8),
    /// Use the ability of the merchant card.
    Ability,
    /// Stop spending, or decline an offer.
    Done,
    /// Let the displaced run go without an answer.
    Yield,
    /// End the turn.
    EndTurn,
    /// Pass for the rest of the year.
    Pass,
}

impl Action {
    /// How many workers it places.
    pub fn workers(&self) -> u8 {
        match *self {
            Action::Harvest { .. } | Action::Market { .. } | Action::Palace(..) => 1,
            Action::Reserve(_, low, high) => high - low + 1,
            Action::Produce(_, count) | Action::Join(_, count) => count,
            _ => 0,
        }
    }
}

const VALUE: Number = Number::count(1, 6);

notation! { Action {
    ["side", side] = Side(side);
    ["walk", (steps in Number::count(1, 3))] = Walk(steps);
    ["take", tea] = Take(tea);
    ["step", from, tea, to] = Step { from, tea, to };
    ["lane", to] = Lane(to);
    ["pick", space, tea] = Pick(space, tea);
    ["load", berth, tea] = Load(berth, tea);
    ["fill", "dock", tea] = RobDock(tea);
    ["fill", berth, tea] = Rob(berth, tea);
    ["keep", (card in Number::count(1, 3))] = Keep(card);
    ["top", (card in Number::count(1, 2))] = Top(card);
    ["plant", slot] = Plant(slot);
    ["discard", berth] = Discard(berth);
    ["act", slot] = Act(slot);
    ["carry", from, to] = Carry(from, to);
    ["exchange", one, other] = Exchange(one, other);
    ["pay", space, tea] = Pay(space, tea);
    ["reroll", (dice ..)] = Reroll(dice);
    ["blend", space, from, to] = Blend(space, from, to);
    ["answer", (low in VALUE), (high in VALUE)] = Answer(low, high);
    ["send", pier] = Send(pier);
    ["harvest", (die in VALUE), tea] = Harvest { die, tea, twice: false };
    ["harvest", (die in VALUE), tea, "twice"] = Harvest { die, tea, twice: true };
    ["market", (die in VALUE), (slot in VALUE)] = Market { die, slot, deck: false };
    ["market", (die in VALUE), (slot in VALUE), "deck"] = Market { die, slot, deck: true };
    ["palace", hall, (die in VALUE)] = Palace(hall, die);
    ["reserve", pier, (low in VALUE), (high in VALUE)] = Reserve(pier, low, high);
    ["produce", (die in VALUE), (count in Number::count(2, 7))] = Produce(die, count);
    ["join", (position in Number::place(3)), (count in Number::count(1, 7))] = Join(position, count);
    ["raise", (die in Number::count(1, 5))] = Raise(die);
    ["lower", (die in Number::count(2, 6))] = Lower(die);
    ["ability"] = Ability;
    ["done"] = Done;
    ["yield"] = Yield;
    ["end", "turn"] = EndTurn;
    ["pass"] = Pass;
}}

//! The actions of Chai and their notation.
//!
//! Listed by `legal`, carried out by `apply`. The variants stand in the order in which `legal`
//! lists them, so that lists come out sorted. Knows no rule.

use core::fmt;
use core::str::FromStr;

use super::pieces::{Dice, Tea};
use super::places::{Berth, Hall, Pier, Slot, Space};
use super::state::Side;
use crate::engine::BadNotation;

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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Side(Side::A) => f.write_str("side a"),
            Action::Side(Side::B) => f.write_str("side b"),
            Action::Walk(steps) => write!(f, "walk {steps}"),
            Action::Take(tea) => write!(f, "take {tea}"),
            Action::Step { from, tea, to } => write!(f, "step {from} {tea} {to}"),
            Action::Lane(to) => write!(f, "lane {to}"),
            Action::Pick(space, tea) => write!(f, "pick {space} {tea}"),
            Action::Load(berth, tea) => write!(f, "load {berth} {tea}"),
            Action::RobDock(tea) => write!(f, "fill dock {tea}"),
            Action::Rob(berth, tea) => write!(f, "fill {berth} {tea}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Top(card) => write!(f, "top {card}"),
            Action::Plant(slot) => write!(f, "plant {slot}"),
            Action::Discard(berth) => write!(f, "discard {berth}"),
            Action::Act(slot) => write!(f, "act {slot}"),
            Action::Carry(from, to) => write!(f, "carry {from} {to}"),
            Action::Exchange(one, other) => write!(f, "exchange {one} {other}"),
            Action::Pay(space, tea) => write!(f, "pay {space} {tea}"),
            Action::Reroll(dice) => write!(f, "reroll {dice}"),
            Action::Blend(space, from, to) => write!(f, "blend {space} {from} {to}"),
            Action::Answer(low, high) => write!(f, "answer {low} {high}"),
            Action::Send(pier) => write!(f, "send {pier}"),
            Action::Harvest { die, tea, twice } => {
                write!(f, "harvest {die} {tea}{}", if twice { " twice" } else { "" })
            }
            Action::Market { die, slot, deck } => write!(f, "market {die} {slot}{}", if deck { " deck" } else { "" }),
            Action::Palace(hall, die) => write!(f, "palace {hall} {die}"),
            Action::Reserve(pier, low, high) => write!(f, "reserve {pier} {low} {high}"),
            Action::Produce(value, count) => write!(f, "produce {value} {count}"),
            Action::Join(position, count) => write!(f, "join {} {count}", position + 1),
            Action::Raise(value) => write!(f, "raise {value}"),
            Action::Lower(value) => write!(f, "lower {value}"),
            Action::Ability => f.write_str("ability"),
            Action::Done => f.write_str("done"),
            Action::Yield => f.write_str("yield"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// A number in `from..=to`.
fn number(text: &str, from: u8, to: u8) -> Result<u8, BadNotation> {
    match text.as_bytes() {
        [digit] if (b'0' + from..=b'0' + to).contains(digit) => Ok(digit - b'0'),
        _ => Err(BadNotation),
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let value = |text: &str| number(text, 1, 6);
        Ok(match words[..] {
            ["side", "a"] => Action::Side(Side::A),
            ["side", "b"] => Action::Side(Side::B),
            ["walk", steps] => Action::Walk(number(steps, 1, 3)?),
            ["take", tea] => Action::Take(tea.parse()?),
            ["step", from, tea, to] => Action::Step { from: from.parse()?, tea: tea.parse()?, to: to.parse()? },
            ["lane", to] => Action::Lane(to.parse()?),
            ["pick", space, tea] => Action::Pick(space.parse()?, tea.parse()?),
            ["load", berth, tea] => Action::Load(berth.parse()?, tea.parse()?),
            ["fill", "dock", tea] => Action::RobDock(tea.parse()?),
            ["fill", berth, tea] => Action::Rob(berth.parse()?, tea.parse()?),
            ["keep", card] => Action::Keep(number(card, 1, 3)?),
            ["top", card] => Action::Top(number(card, 1, 2)?),
            ["plant", slot] => Action::Plant(slot.parse()?),
            ["discard", berth] => Action::Discard(berth.parse()?),
            ["act", slot] => Action::Act(slot.parse()?),
            ["carry", from, to] => Action::Carry(from.parse()?, to.parse()?),
            ["exchange", one, other] => Action::Exchange(one.parse()?, other.parse()?),
            ["pay", space, tea] => Action::Pay(space.parse()?, tea.parse()?),
            ["reroll", ref dice @ ..] if (1..=7).contains(&dice.len()) => {
                let dice = dice.iter().map(|die| value(die)).collect::<Result<Vec<_>, _>>()?;
                if !dice.is_sorted() {
                    return Err(BadNotation);
                }
                Action::Reroll(Dice::of(&dice))
            }
            ["blend", space, from, to] => Action::Blend(space.parse()?, from.parse()?, to.parse()?),
            ["answer", low, high] => Action::Answer(value(low)?, value(high)?),
            ["send", pier] => Action::Send(pier.parse()?),
            ["harvest", die, tea] => Action::Harvest { die: value(die)?, tea: tea.parse()?, twice: false },
            ["harvest", die, tea, "twice"] => Action::Harvest { die: value(die)?, tea: tea.parse()?, twice: true },
            ["market", die, slot] => Action::Market { die: value(die)?, slot: value(slot)?, deck: false },
            ["market", die, slot, "deck"] => Action::Market { die: value(die)?, slot: value(slot)?, deck: true },
            ["palace", hall, die] => Action::Palace(hall.parse()?, value(die)?),
            ["reserve", pier, low, high] => Action::Reserve(pier.parse()?, value(low)?, value(high)?),
            ["produce", die, count] => Action::Produce(value(die)?, number(count, 2, 7)?),
            ["join", position, count] => Action::Join(number(position, 1, 3)? - 1, number(count, 1, 7)?),
            ["raise", die] => Action::Raise(number(die, 1, 5)?),
            ["lower", die] => Action::Lower(number(die, 2, 6)?),
            ["ability"] => Action::Ability,
            ["done"] => Action::Done,
            ["yield"] => Action::Yield,
            ["end", "turn"] => Action::EndTurn,
            ["pass"] => Action::Pass,
            _ => return Err(BadNotation),
        })
    }
}

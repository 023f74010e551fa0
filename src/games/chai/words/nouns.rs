//! The nouns of Chai: the messages that name its pieces, places and numbers.
//!
//! Used by the other words and by the board. The value of a noun is its name inside a sentence; its attributes are
//! other forms. Knows no figure.

use crate::games::chai::data::{Card, CardId, Errand, Family, SHIPS, Ship, ShipId};
use crate::games::chai::pieces::{Dice, Tea, TeaSet, Teas};
use crate::games::chai::places::{Hall, House, Pier, Run, Slot, Space};
use crate::games::chai::state::Side;
use crate::games::chai::versions::Ability;
use crate::message;
use crate::words::{Argument, Message};

pub const fn tea(tea: Tea) -> Argument {
    Argument::Noun(["tea-green", "tea-yellow", "tea-white", "tea-oolong", "tea-black", "tea-fermented"][tea as usize])
}

/// Lists teas: "green and oolong".
pub fn teas(set: TeaSet) -> Argument {
    Argument::List(set.iter().map(tea).collect())
}

/// Lists tokens: "2 green and 1 white".
pub fn tokens(counts: Teas) -> Argument {
    let one = |kind: Tea| message!("tea-count", count: counts.count(kind), tea: tea(kind)).into();
    Argument::List(counts.kinds().map(one).collect())
}

/// Names a plantation card without the teas that it works on.
pub fn card_kind(card: &Card) -> Argument {
    Argument::Noun(match (card.family, card.name) {
        (Family::Crate, _) => "card-crate",
        (Family::Blooming, _) => "card-blooming",
        (Family::Conversion(_), "Oxidation") => "card-oxidation",
        (Family::Conversion(_), _) => "card-fermentation",
        (Family::Process, "Withering") => "card-withering",
        (Family::Process, "Fixing") => "card-fixing",
        (Family::Process, "Rolling") => "card-rolling",
        (Family::Process, _) => "card-drying",
    })
}

/// Names a plantation card with its teas: "Withering (white and oolong)".
pub fn card(id: CardId) -> Message {
    let card = id.card();
    match card.family {
        Family::Conversion(to) => {
            message!("card-converting", card: card_kind(card), from: teas(card.teas), to: tea(to))
        }
        _ => message!("card-of", card: card_kind(card), teas: teas(card.teas)),
    }
}

/// Names a card that may be unknown.
pub fn some_card(card: Option<CardId>) -> Argument {
    card.map_or(Argument::Noun("card-unknown"), |known| self::card(known).into())
}

/// Names a card that may be unknown, without its teas.
pub fn some_kind(card: Option<CardId>) -> Argument {
    card.map_or(Argument::Noun("card-unknown"), |known| card_kind(known.card()))
}

const SHIP_NAMES: [&str; SHIPS.len()] = [
    "ship-challenger",
    "ship-stornoway",
    "ship-robin-hood",
    "ship-serica",
    "ship-fiery-cross",
    "ship-taitsing",
    "ship-lahloo",
    "ship-leander",
    "ship-titania",
    "ship-taeping",
    "ship-ariel",
    "ship-thermopylae",
    "ship-cutty-sark",
    "ship-sir-lancelot",
    "ship-spindrift",
    "ship-small-junk",
    "ship-medium-junk",
    "ship-large-junk",
];

/// Names a ship; sentences put the article before it.
pub const fn ship(ship: ShipId) -> Argument {
    Argument::Noun(SHIP_NAMES[ship.number() as usize - 1])
}

/// Names a ship that may be unknown.
pub fn some_ship(known: Option<ShipId>) -> Argument {
    known.map_or(Argument::Noun("ship-unknown"), ship)
}

/// Names a pier by its ship; `None` is the ship deck.
pub fn target(known: Option<ShipId>) -> Argument {
    known.map_or(Argument::Noun("ship-deck"), ship)
}

/// Puts the article before a ship, as an item of a list.
pub fn the(ship: Argument) -> Argument {
    message!("ship-the", ship: ship).into()
}

/// Describes a ship by its name, demand and points.
pub fn described(id: ShipId) -> Message {
    let (name, of) = (ship(id), id.ship());
    match of.is_junk() {
        true => message!("ship-junk", ship: name, size: of.size, points: of.points),
        false => message!("ship-clipper", ship: name, wants: tokens(of.demand), points: of.points),
    }
}

pub fn demand(ship: &Ship) -> Message {
    match ship.is_junk() {
        true => message!("ship-wants-any", size: ship.size),
        false => message!("ship-wants", teas: tokens(ship.demand)),
    }
}

/// Names a space of a plantation, with its article.
pub const fn space(space: Space) -> Argument {
    Argument::Noun(
        ["space-field", "space-l1", "space-l2", "space-l3", "space-r1", "space-r2", "space-r3", "space-dock"]
            [space as usize],
    )
}

/// Names the lane that begins with this space of the lowest tier.
pub fn lane(to: Space) -> Argument {
    Argument::Noun(if to == Space::L1 { "lane-left" } else { "lane-right" })
}

/// Names a slot of a plantation as the place of a card: "left of the field".
pub const fn slot(slot: Slot) -> Argument {
    Argument::Noun(
        [
            "slot-fl", "slot-fb1", "slot-fb2", "slot-fb3", "slot-fr", "slot-l1", "slot-l2", "slot-l3", "slot-r1",
            "slot-r2", "slot-r3",
        ][slot.index()],
    )
}

pub const fn hall(hall: Hall) -> Argument {
    Argument::Noun(["hall-move", "hall-swap", "hall-refresh", "hall-coin"][hall as usize])
}

/// Names one of the five boards.
pub const fn house(house: House) -> Argument {
    Argument::Noun(
        ["house-harvest", "house-market", "house-palace", "house-harbour", "house-production"][house as usize],
    )
}

pub const fn side(side: Side) -> Argument {
    Argument::Noun(["side-a", "side-b"][side as usize])
}

/// Names the ability on side B of a merchant card.
pub const fn ability(ability: Ability) -> Argument {
    Argument::Noun(
        [
            "ability-change-worker",
            "ability-second-tea",
            "ability-roll-again",
            "ability-two-steps",
            "ability-search-deck",
            "ability-exchange-tea",
            "ability-move-card",
            "ability-take-tea",
            "ability-swap-cards",
            "ability-turn-up",
        ][ability as usize],
    )
}

pub const fn errand(errand: Errand) -> Argument {
    Argument::Noun(["errand-market", "errand-harbour", "errand-coin", "errand-production"][errand as usize])
}

/// Names a pier as the place of a ship: "in harbour slot 2".
pub fn pier(pier: Pier) -> Message {
    match pier {
        Pier::DECK => Message::new("pier-deck"),
        _ => message!("pier-slot", slot: pier.index() + 1),
    }
}

/// Lists workers by their values: "1 1 3".
pub fn dice(dice: Dice) -> Argument {
    Argument::Text(dice.to_string())
}

/// Formats a run: "3–4–5".
pub fn run(low: u8, high: u8) -> Argument {
    let values: Vec<String> = (low..=high).map(|value| value.to_string()).collect();
    Argument::Text(values.join("–"))
}

pub fn run_of(run: Run) -> Argument {
    self::run(run.low, run.high)
}

/// Names a set of equal workers: "three 5s".
pub fn set(value: u8, count: u8) -> Message {
    message!("workers-equal", count: count, value: value)
}

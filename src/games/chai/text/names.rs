//! Names and drawings: teas, cards, ships, places, errands, and the automaton's reasons.
//!
//! Used by the other words and by the page. Knows no rules.

use crate::games::chai::data::{CardId, Errand, Family, Ship, ShipId};
use crate::games::chai::events::{ErrandReason, Gain, Picked, ShipReason};
use crate::games::chai::pieces::{Tea, TeaSet};
use crate::games::chai::places::{Hall, Slot, Space};
use crate::games::chai::score;
use crate::games::chai::versions::Ability;

/// Formats "1 step", "3 steps".
pub fn steps(count: u8) -> String {
    if count == 1 { "1 step".into() } else { format!("{count} steps") }
}

/// Lists teas: "green and oolong".
pub fn teas(set: TeaSet) -> String {
    let names: Vec<_> = set.iter().map(Tea::word).collect();
    names.join(" and ")
}

/// Names the lane above this lowest tier.
pub(super) fn lane(to: Space) -> &'static str {
    if to == Space::L1 { "left" } else { "right" }
}

/// Names a space within a sentence.
pub fn space_name(space: Space) -> &'static str {
    match space {
        Space::Field => "the field",
        Space::L1 => "left tier 1",
        Space::L2 => "left tier 2",
        Space::L3 => "left tier 3",
        Space::R1 => "right tier 1",
        Space::R2 => "right tier 2",
        Space::R3 => "right tier 3",
        Space::Dock => "the dock",
    }
}

/// Names a slot within a sentence.
pub fn slot_name(slot: Slot) -> &'static str {
    [
        "left of the field",
        "below the field, left",
        "below the field, middle",
        "below the field, right",
        "right of the field",
        "at left tier 1",
        "at left tier 2",
        "at left tier 3",
        "at right tier 1",
        "at right tier 2",
        "at right tier 3",
    ][slot.index()]
}

/// Names a plantation card within a sentence: "Withering (white and oolong)".
pub fn card_name(card: CardId) -> String {
    let card = card.card();
    match card.family {
        Family::Conversion(to) => format!("{} ({} to {to})", card.name, teas(card.teas)),
        _ => format!("{} ({})", card.name, teas(card.teas)),
    }
}

/// Names a ship with its demand and points.
pub(super) fn describe(ship: &Ship) -> String {
    if ship.is_junk() {
        return format!("{}, any {} teas, {} points", ship.name, ship.size, ship.points);
    }
    let wants: Vec<_> = ship.demand.kinds().map(|tea| format!("{} {tea}", ship.demand.count(tea))).collect();
    format!("{}, {}, {} points", ship.name, wants.join(" and "), ship.points)
}

/// Returns the effect of a space of the palace as a command.
pub(super) fn hall_verb(hall: Hall) -> &'static str {
    match hall {
        Hall::Move => "Move a card",
        Hall::Swap => "Swap two cards",
        Hall::Refresh => "Turn cards face up",
        Hall::Coin => "Take the coin",
    }
}

/// Describes the points of side A of a merchant card at the end of the game.
pub fn side_a(tea: Tea) -> String {
    format!("a point for each {tea} card and clipper")
}

/// Returns the drawing of a merchant's ability: that of the board space with the same effect, if any.
pub fn ability_icon(ability: Ability) -> &'static str {
    match ability {
        Ability::ChangeWorker => "ab-worker",
        Ability::SecondTea => "bd-harvest",
        Ability::RollAgain => "ui-dice",
        Ability::TwoSteps => "ab-steps",
        Ability::SearchDeck => "bd-market",
        Ability::ExchangeTea => "ui-spend",
        Ability::MoveCard => "pa-move",
        Ability::TakeTea => "ab-tea",
        Ability::SwapCards => "pa-swap",
        Ability::TurnUp => "pa-refresh",
    }
}

/// Describes the yearly ability on side B of a merchant card.
pub fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::ChangeWorker => "change a worker by one without paying tea",
        Ability::SecondTea => "harvest two different teas with one worker",
        Ability::RollAgain => "roll any of your workers again",
        Ability::TwoSteps => "move your tea two steps",
        Ability::SearchDeck => "search the deck from any market slot",
        Ability::ExchangeTea => "turn a token into another tea",
        Ability::MoveCard => "move one of your cards to any empty slot",
        Ability::TakeTea => "take one tea of your choice into your field",
        Ability::SwapCards => "exchange two of your cards",
        Ability::TurnUp => "turn all your face-down cards face up",
    }
}

pub fn tea_icon(tea: Tea) -> &'static str {
    ["tok-green", "tok-yellow", "tok-white", "tok-oolong", "tok-black", "tok-dark"][tea.index()]
}

pub fn card_icon(card: CardId) -> &'static str {
    let card = card.card();
    match (card.family, card.name) {
        (Family::Crate, _) => "cd-crate",
        (Family::Blooming, _) => "cd-bloom",
        (Family::Conversion(_), "Oxidation") => "cv-oxidise",
        (Family::Conversion(_), _) => "cv-ferment",
        (_, "Withering") => "pr-wither",
        (_, "Fixing") => "pr-fix",
        (_, "Rolling") => "pr-roll",
        _ => "pr-dry",
    }
}

pub fn ship_icon(ship: ShipId) -> &'static str {
    let ship = ship.ship();
    match (ship.is_junk(), ship.size) {
        (true, 3) => "sh-junk3",
        (true, 4) => "sh-junk4",
        (true, _) => "sh-junk5",
        (false, 2) => "sh-clip2",
        (false, 3) => "sh-clip3",
        (false, _) => "sh-clip4",
    }
}

/// Returns the drawing of an errand's house.
pub fn errand_icon(errand: Errand) -> &'static str {
    match errand {
        Errand::Market => "bd-market",
        Errand::Harbour => "bd-harbour",
        Errand::Coin => "first-coin",
        Errand::Production => "bd-production",
    }
}

/// Names the errand as a noun: "a card".
pub fn errand_name(errand: Errand) -> &'static str {
    match errand {
        Errand::Market => "a market card",
        Errand::Harbour => "a ship",
        Errand::Coin => "the first-player coin",
        Errand::Production => "a set in production",
    }
}

/// States why the automaton deviates from its card; empty if it does not.
pub fn because(because: ErrandReason) -> &'static str {
    match because {
        ErrandReason::Written => "",
        ErrandReason::CoinTaken => "the coin’s space is taken, so it goes to the market",
        ErrandReason::NoRun => "its workers make no run, so it goes to the market",
        ErrandReason::NoFreeShip => "no ship is free, so it goes to the market",
        ErrandReason::NoSet => "its workers make no pair, so it goes to the market",
        ErrandReason::MarketOnly => "its last workers may go to the market alone",
        ErrandReason::NoEntryLeft => "its card is done, so it goes to the market",
    }
}

/// States how the automaton picked these workers.
pub fn picked(how: Picked) -> &'static str {
    match how {
        Picked::Lowest => "its lowest worker, for the coin",
        Picked::Highest => "its highest worker",
        Picked::LongestRun => "its longest run, of equal ones the highest",
        Picked::LargestSet => "its largest set, of equal ones the highest",
    }
}

/// States why the automaton takes this ship.
pub fn chosen(how: ShipReason) -> &'static str {
    match how {
        ShipReason::Highest => "the free ship worth most",
        ShipReason::OwnTea => "of the ships worth most the one that wants its merchant’s tea",
        ShipReason::ByYou => "one of several equal ships, as you choose",
    }
}

/// States the source of a token, for the story.
pub fn gain(why: Gain) -> &'static str {
    match why {
        Gain::Shown => "shown on the marker",
        Gain::Chosen => "chosen from the marker",
        Gain::Harvest => "harvested",
        Gain::Second => "harvested as well",
        Gain::Merchant => "by the merchant",
    }
}

/// Names a category of points within a sentence.
pub fn category(category: u8) -> &'static str {
    match category {
        score::SHIPS => "ship",
        score::CARDS => "card",
        score::CRATES => "full crate",
        _ => "merchant card",
    }
}

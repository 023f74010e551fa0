//! The drawings of things, by their ids in the symbol sheet.
//!
//! Used by the story and by the board. Knows no words.

use crate::games::chai::data::{CardId, Errand, Family, ShipId};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::Hall;
use crate::games::chai::versions::Ability;

/// A tea token.
pub fn tea_icon(tea: Tea) -> &'static str {
    ["tok-green", "tok-yellow", "tok-white", "tok-oolong", "tok-black", "tok-dark"][tea.index()]
}

/// A merchant card, by its tea.
pub fn merchant_icon(tea: Tea) -> &'static str {
    ["me-green", "me-yellow", "me-white", "me-oolong", "me-black", "me-dark"][tea.index()]
}

/// A plantation card.
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

/// A ship.
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

/// The house of an errand.
pub fn errand_icon(errand: Errand) -> &'static str {
    match errand {
        Errand::Market => "bd-market",
        Errand::Harbour => "bd-harbour",
        Errand::Coin => "first-coin",
        Errand::Production => "bd-production",
    }
}

/// A space of the palace.
pub fn hall_icon(hall: Hall) -> &'static str {
    ["pa-move", "pa-swap", "pa-refresh", "first-coin"][hall as usize]
}

/// A merchant's ability: the drawing of the space of the boards that does the same, where there is one.
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

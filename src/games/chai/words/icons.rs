//! The icons of pieces, places and abilities: ids in the symbol sheet.
//!
//! Used by the story and by the board. Knows no words.

use crate::games::chai::data::{CardId, Errand, Family, ShipId};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::Hall;
use crate::games::chai::versions::Ability;

pub fn tea_icon(tea: Tea) -> &'static str {
    ["tok-green", "tok-yellow", "tok-white", "tok-oolong", "tok-black", "tok-dark"][tea.index()]
}

/// Returns the icon of the merchant card of a tea.
pub fn merchant_icon(tea: Tea) -> &'static str {
    ["me-green", "me-yellow", "me-white", "me-oolong", "me-black", "me-dark"][tea.index()]
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

/// Returns the icon of an errand: its board, or the coin.
pub fn errand_icon(errand: Errand) -> &'static str {
    match errand {
        Errand::Market => "bd-market",
        Errand::Harbour => "bd-harbour",
        Errand::Coin => "first-coin",
        Errand::Production => "bd-production",
    }
}

pub fn hall_icon(hall: Hall) -> &'static str {
    ["pa-move", "pa-swap", "pa-refresh", "first-coin"][hall as usize]
}

/// Returns the icon of a merchant's ability: that of the space with the same effect, if there is one.
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

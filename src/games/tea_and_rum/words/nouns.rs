//! The ids of nouns in the catalogue, one table for each type of piece.
//!
//! Used as [`Noun`](crate::words::Argument::Noun) by the other words of the game and by the board. Knows no figure.

use crate::games::tea_and_rum::pieces::*;

/// Returns the noun of a good. Its attribute `plural` is used after numbers above 1; `label` (singular) and `wares`
/// (plural) are used on their own.
pub const fn good(good: Good) -> &'static str {
    ["good-wheat", "good-wood", "good-ore", "good-barrel", "good-tobacco", "good-cannon"][good as usize]
}

/// Returns the noun of a good on its own: "Wheat".
pub const fn good_label(good: Good) -> &'static str {
    [
        "good-wheat.label",
        "good-wood.label",
        "good-ore.label",
        "good-barrel.label",
        "good-tobacco.label",
        "good-cannon.label",
    ][good as usize]
}

/// Returns the plural of a good: "barrels".
pub const fn good_plural(good: Good) -> &'static str {
    [
        "good-wheat.plural",
        "good-wood.plural",
        "good-ore.plural",
        "good-barrel.plural",
        "good-tobacco.plural",
        "good-cannon.plural",
    ][good as usize]
}

pub const fn colour(colour: Colour) -> &'static str {
    ["colour-blue", "colour-red"][colour as usize]
}

/// Returns the title that a colour of points decides.
pub const fn honour(colour: Colour) -> &'static str {
    ["honour-governor", "honour-pirate-king"][colour as usize]
}

pub const fn board(board: Board) -> &'static str {
    ["action-board-governor", "action-board-market", "action-board-harbor", "action-board-tavern"][board as usize]
}

pub const fn symbol(symbol: Symbol) -> &'static str {
    ["symbol-hygiene", "symbol-entertainment", "symbol-security"][symbol as usize]
}

pub const fn source(source: Source) -> &'static str {
    [
        "source-endowment",
        "source-row",
        "source-building",
        "source-captain",
        "source-contract",
        "source-reputation",
        "source-wish",
        "source-allegiance",
        "source-exchange",
        "source-excess",
        "source-income",
        "source-ship",
    ][source as usize]
}

macro_rules! buildings {
    ($($key:literal)*) => {
        const BUILDINGS: [&str; 25] = [$(concat!("building-", $key)),*];
        const NARROW_BUILDINGS: [&str; 25] = [$(concat!("building-", $key, ".narrow")),*];
    };
}
buildings! {
    "church" "academy" "palace" "statue" "town-square"
    "guild" "workshop" "warehouse" "dryer" "distillery"
    "well" "bathhouse" "washhouse" "dispensary" "latrines"
    "city-hall" "inn" "hotel" "great-hall" "gambling-den"
    "prison" "watchtower" "fort" "foundry" "barracks"
}

pub const fn building(building: Building) -> &'static str {
    BUILDINGS[building as usize]
}

/// Returns the name of a building for narrow places.
pub const fn building_narrow(building: Building) -> &'static str {
    NARROW_BUILDINGS[building as usize]
}

pub fn captain(captain: Captain) -> &'static str {
    const CAPTAINS: [&str; Captain::COUNT as usize] = [
        "captain-1",
        "captain-2",
        "captain-3",
        "captain-4",
        "captain-5",
        "captain-6",
        "captain-7",
        "captain-8",
        "captain-9",
        "captain-10",
        "captain-11",
        "captain-12",
        "captain-13",
        "captain-14",
        "captain-15",
        "captain-16",
        "captain-17",
        "captain-18",
        "captain-19",
        "captain-20",
        "captain-21",
        "captain-22",
        "captain-23",
        "captain-24",
        "captain-25",
        "captain-26",
        "captain-27",
        "captain-28",
        "captain-29",
        "captain-30",
    ];
    CAPTAINS[captain.index()]
}

/// Returns the printed number of a round.
pub const fn roman(round: u8) -> &'static str {
    match round {
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        _ => "V",
    }
}

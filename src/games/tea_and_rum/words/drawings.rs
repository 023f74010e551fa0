//! The ids of the drawings of pieces in the symbol sheet.
//!
//! Used by the story and by the board. Knows no words.

use crate::games::tea_and_rum::pieces::*;

pub const fn board(board: Board) -> &'static str {
    ["sign-governor", "sign-market", "sign-harbor", "sign-tavern"][board as usize]
}

pub const fn good(good: Good) -> &'static str {
    ["wheat", "wood", "ore", "barrel", "tobacco", "cannon"][good as usize]
}

pub const fn colour(colour: Colour) -> &'static str {
    ["vp-blue", "vp-red"][colour as usize]
}

pub const fn building(building: Building) -> &'static str {
    const BUILDINGS: [&str; 25] = [
        "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14", "b15", "b16", "b17",
        "b18", "b19", "b20", "b21", "b22", "b23", "b24", "b25",
    ];
    BUILDINGS[building as usize]
}

pub fn captain(captain: Captain) -> &'static str {
    const CAPTAINS: [&str; 30] = [
        "cap1", "cap2", "cap3", "cap4", "cap5", "cap6", "cap7", "cap8", "cap9", "cap10", "cap11", "cap12", "cap13",
        "cap14", "cap15", "cap16", "cap17", "cap18", "cap19", "cap20", "cap21", "cap22", "cap23", "cap24", "cap25",
        "cap26", "cap27", "cap28", "cap29", "cap30",
    ];
    CAPTAINS[captain.index()]
}

//! The rulebook: what it is about, the map and how the table is laid.
//!
//! Listed by `mod.rs` in reading order.

use crate::engine::rulebook::{Section, Source};

use Source::{Reconstructed, Rulebook as Book, Ruling};

pub(super) const GOAL: Section = Section {
    key: "goal",
    number: "1",
    title: "What it is about",
    paragraphs: &[
        (
            Book,
            "In the second half of the 19th century a blight ended the coffee of Ceylon, and planters turned \
            to tea. You build plantations in the districts of the island, harvest tea at three heights, fulfil \
            the contracts of export companies, win councillors over and advance in technology.",
        ),
        (
            Book,
            "Points come during the game from contracts, technology, rent and the district bonus, and at the \
            end from majorities, from the number of companies supplied, less what markers are left. Most points \
            win.",
        ),
    ],
};

pub(super) const MAP: Section = Section {
    key: "map",
    number: "2",
    title: "The map",
    paragraphs: &[
        (
            Book,
            "The map has four districts of eight hexagons: Kandy, Dimbula, Uva and Ruhuna, parted by rivers. \
            In each, four hexagons lie at level 0, three at level 1 and one at level 2.",
        ),
        (Book, "A plantation at level 0 gives black tea, at level 1 green tea, at level 2 white tea."),
        (
            Reconstructed,
            "The outline of the map is ours: eight rows of 2, 3, 4, 5, 6, 5, 4 and 3 hexagons. \
            Hexagons are named by the letter of the district and a number, K1 to R8.",
        ),
    ],
};

pub(super) const SETUP: Section = Section {
    key: "setup",
    number: "3",
    title: "Laying the table",
    paragraphs: &[
        (
            Book,
            "On each district lies a large level tile of four hexagons, drawn from five, and on one of its \
            hexagons a small one. The tile that is left over stays in the box.",
        ),
        (
            Reconstructed,
            "The five large tiles are the shapes of four hexagons that fit into every district. They \
            may be turned and mirrored; every way in which a tile fits is equally likely.",
        ),
        (
            Book,
            "A councillor, drawn from eight, comes to each district. Three contracts lie on the wagons of the \
            train; the rest are its deck. The district bonus tokens 10, 6, 3 and 1 lie in a pile.",
        ),
        (
            Book,
            "Everybody has eight plantation markers on the contract spaces of the personal board, 15 rupees \
            and a black chest.",
        ),
        (
            Book,
            "The starting player is drawn. Its disc lies on top of the stack at the start of the technology \
            track, the others’ below it in the order of play.",
        ),
        (
            Book,
            "From the starting player on, everybody places a plantation, the leftmost marker and the pawn on \
            a hexagon of level 0, each in a district where nobody is yet. Then everybody draws three action \
            cards, which the others must not see.",
        ),
        (
            Ruling,
            "The order is: terrain, councillors, wagons, starting tiles, starting player, technology stack, \
            first plantations, cards.",
        ),
        (Book, "Rupees, chests and technology tokens never run out."),
    ],
};

pub(super) const TWO_PLAYERS: Section = Section {
    key: "two-players",
    number: "4",
    title: "Two players",
    paragraphs: &[
        (Book, "Two players do without Uva or Dimbula. Nothing else changes."),
        (
            Ruling,
            "Agree beforehand which, or have it drawn. The district does not exist: no tile, no councillor, \
            and no pawn enters or crosses it. The district bonus asks for the three districts in play.",
        ),
    ],
};

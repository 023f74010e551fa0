//! Rulebook sections: the goal, the map and the setup.
//!
//! Listed by `mod.rs` in reading order.

use crate::words::rulebook::{Section, Source};

use Source::{Reconstructed, Rulebook as Book, Ruling};

pub(super) const GOAL: Section = Section {
    key: "goal",
    number: "1",
    title: "What it is about",
    paragraphs: &[
        (
            Ruling,
            "The story is set in the second half of the 19th century. The printed text says the 14th, which is a slip.",
        ),
        (
            Book,
            "A blight has ended the coffee of Ceylon, and planters turn to tea. You build plantations in the districts \
            of the island, harvest tea at three heights, fulfil \
            the contracts of export companies, hire councillors and advance in technology.",
        ),
        (
            Book,
            "You score during the game by contracts, by technology, when others harvest your plantations, and by the \
            district bonus; at the end by majorities and by the number of companies supplied. Markers that are left \
            cost points. The player with the most points wins.",
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
            "The map has four districts of eight hexagons: Kandy, Dimbula, Uva and Ruhuna, with rivers between them. \
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
    title: "Setup",
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
            train; the rest are the contract deck. The district bonus tokens 10, 6, 3 and 1 lie in a pile.",
        ),
        (
            Book,
            "Every player has eight plantation markers on the contract spaces of the personal board, 15 rupees \
            and a black chest.",
        ),
        (
            Book,
            "The starting player is drawn at random. Their disc lies on top of the stack at the start of the technology \
            track, the others’ below it in the order of play.",
        ),
        (
            Book,
            "From the starting player on, every player places a plantation, their leftmost marker and their pawn \
            on a hexagon of level 0, each in a district where nobody is yet. Then every player draws three action \
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
            "You choose which one before the game, or leave it to chance. That district does not exist: it has no level \
            tile and no councillor, and no pawn enters or crosses it. The district bonus asks for the three districts \
            in play.",
        ),
    ],
};

//! Rulebook sections: the end, the majorities, the variant, and the numbers that are ours.
//!
//! Listed by `mod.rs` in reading order.

use crate::words::rulebook::{Section, Source};

use Source::{Deduced, Found, Reconstructed, Rulebook as Book, Ruling};

pub(super) const END: Section = Section {
    key: "end",
    number: "19",
    title: "The end",
    paragraphs: &[
        (
            Book,
            "The round in which a player places the last of their markers, or draws the last action card, is the last \
            one: play goes on until every player has had the same number of turns.",
        ),
        (
            Ruling,
            "It does not matter in whose turn the marker is placed, or whether by a technology token. That turn is \
            played to its end, and then the turns up to that of the player before the starting player. If it was that \
            player’s turn, the game is over.",
        ),
        (Book, "Once the action cards are used up nobody draws any more."),
        (Deduced, "Players who still have a turn then play one of their three cards."),
    ],
};

pub(super) const MAJORITIES: Section = Section {
    key: "majorities",
    number: "20",
    title: "Majorities",
    paragraphs: &[
        (
            Book,
            "Scored are, in this order: rupees left, at least 1; steps in technology, at least 1; and, for each \
            district, plantations of those who have hired its councillor, at least 1. A player without the \
            councillor takes no place there.",
        ),
        (Book, "First place gives 10 points, second 6, as an example of the rulebook shows."),
        (Found, "Third place gives 3 points, fourth 1: so say published reviews."),
        (Deduced, "With two or three players only the first two or three places are given."),
        (
            Book,
            "Every tie, also of the final scores, goes to the player who is more advanced in technology: of \
            several on a space, the one whose disc lies higher.",
        ),
    ],
};

pub(super) const COMPANIES: Section = Section {
    key: "companies",
    number: "21",
    title: "Companies and markers",
    paragraphs: &[
        (Book, "Contracts from 3 different companies give 6 points, as an example of the rulebook shows."),
        (
            Found,
            "Contracts from 1, 2, 4 or 5 different companies give 1, 3, 10 or 15 points: so say published reviews.",
        ),
        (Book, "Each marker left on your personal board costs 2 points."),
        (Deduced, "Since ties are always broken, there is exactly one winner."),
    ],
};

pub(super) const STARTING_TILES: Section = Section {
    key: "starting-tiles",
    number: "22",
    title: "Variant: starting tiles",
    paragraphs: &[
        (
            Book,
            "Every player is dealt one of seven starting tiles, and all are turned up. The lowest number takes the \
            first turn; the first plantations are placed in the order of the numbers.",
        ),
        (Ruling, "Turns and the technology stack go clockwise from the starting player all the same."),
        (
            Reconstructed,
            "The printed numbers are not known. Ours are those of the list below, in the order of the rulebook.",
        ),
        (Book, "Each tile works once, with an action of yours in anybody’s turn; then it is turned over."),
        (Book, "1: when you take rupees, take 5 more."),
        (Book, "2: when you move, move to any hexagon without paying."),
        (
            Book,
            "3: when you plant, place a second marker, but no plantation, on a hexagon with a plantation of \
            yours. It counts double in the majority of its district, and gives one chest as before.",
        ),
        (Book, "4: when you advance in technology, advance two steps; you still get one token."),
        (Book, "5: when you hire a councillor, hire that of another district."),
        (Book, "6: when you harvest, the plantations need not be in reach of your pawn."),
        (Book, "7: when you trade, deliver one chest less."),
        (
            Ruling,
            "You declare a tile with its action, also with the action of a token. You can declare it only where it \
            changes something: 2 for a hexagon two or more steps away, 4 with two or more spaces left, 6 with the \
            first chest that is out of reach. All costs and other effects stay.",
        ),
        (Ruling, "1: it adds to the councillor who lets you take 3 rupees; together you take 8."),
        (
            Ruling,
            "3: your pawn stands there or, with the councillor for that, next to it in the same district. You pay \
            the usual price. The marker is the leftmost of your board: it opens contract spaces, is not left over, and \
            ends the game if it is the last.",
        ),
        (
            Ruling,
            "4: you pay 5 rupees once, and each of the others takes 1 rupee once. Your disc lands on top of those on \
            the space where it ends. Every marked space that you enter or pass scores 5 points; the councillor for \
            technology gives 1 point, not 2.",
        ),
        (
            Ruling,
            "5: you pay what a councillor costs you. It is for another district in play, whose councillor you have \
            not hired.",
        ),
        (
            Ruling,
            "6: you may take from any plantations of the whole map, near and far. Their owners score, and your \
            warehouse holds no more than before.",
        ),
        (
            Ruling,
            "7: you get the full reward. You may use it with all three chests in hand, and you choose which of the \
            chests asked for to leave out.",
        ),
    ],
};

pub(super) const FIGURES: Section = Section {
    key: "figures",
    number: "23",
    title: "Figures that are ours",
    paragraphs: &[
        (
            Reconstructed,
            "Not found anywhere, and so made up by us: the outline of the map, the shapes of \
            the large level tiles, how many cards there are of each pair, the contracts except one, how many \
            markers lie on each contract space, the length of the technology track and its marks but for the \
            sixth space, how many spaces a councillor has, and the numbers of the starting tiles. The names of the \
            tiles are ours too.",
        ),
        (
            Reconstructed,
            "In a contract a black chest counts 3 rupees or 1 point, a green one 4 or 1 and a half, a \
            white one 6 or 2 and a half; half points are rounded down without white tea and up with it.",
        ),
        (
            Reconstructed,
            "Company 1: three black, twice two black and one green, two black and one white. Company \
            2: two black and one green, twice one black and two green, one of each. Company 3: three green, \
            twice one of each, two black and one white. Company 4: one black and two green, twice two green \
            and one white, one black and two white. Company 5: two black and one white, two green and one \
            white, twice one black and two white.",
        ),
    ],
};

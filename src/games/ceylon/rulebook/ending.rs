//! The rulebook: the end, majorities, the variant, and the figures that are ours.
//!
//! Listed by `mod.rs` in reading order.

use crate::engine::rulebook::{Section, Source};

use Source::{Deduced, Reconstructed, Rulebook as Book, Ruling};

pub(super) const END: Section = Section {
    key: "end",
    number: "19",
    title: "The end",
    paragraphs: &[
        (
            Book,
            "The last round begins to end when somebody has placed the last marker or drawn the last action \
            card. Play goes on until everybody has had the same number of turns.",
        ),
        (
            Ruling,
            "The turn in which it happens is played out, and then the turns up to that of the player before \
            the starting player. Without a deck nobody draws any more.",
        ),
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
            district, plantations of those who have hired its councillor, at least 1. Whoever has no councillor \
            there is passed over.",
        ),
        (
            Deduced,
            "First place counts 10 points, second 6, third 3, fourth 1. The first two are in an example of \
            the rulebook, the others in reviews.",
        ),
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
        (
            Deduced,
            "Contracts from 1, 2, 3, 4 or 5 different companies count 1, 3, 6, 10 or 15 points. The third \
            of these is in an example of the rulebook, the others in reviews.",
        ),
        (Book, "Each marker left on your personal board costs 2 points."),
        (Ruling, "There is always exactly one winner."),
    ],
};

pub(super) const STARTING_TILES: Section = Section {
    key: "starting-tiles",
    number: "22",
    title: "Variant: starting tiles",
    paragraphs: &[
        (
            Book,
            "Everybody is dealt one of seven starting tiles, face up. The lowest number takes the first turn; \
            the first plantations are placed in the order of the numbers.",
        ),
        (
            Ruling,
            "Turns and the technology stack go clockwise from the starting player all the same. The numbers \
            are those of the list below; the printed ones are not known.",
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
            "A tile is declared with its action, and only where it changes something: 2 from two steps on, 4 \
            with two spaces left, 6 with the first chest out of reach. Costs and other effects stay. With 3 the \
            pawn stands there, or next to it with the councillor for that. With 4 every mark that is entered \
            counts, also that of the space passed. With 7 you choose which chest of those demanded to keep.",
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
            "Not to be found anywhere, and so worked out by us: the outline of the map, the shapes of \
            the large level tiles, how many cards there are of each pair, the contracts except one, how many \
            markers lie on each contract space, the length of the technology track and its marks but for the \
            sixth space, and the numbers of the starting tiles. The names of councillors and tiles are ours \
            too.",
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

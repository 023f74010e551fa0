//! Rulebook sections: solo play against the automaton, and the numbers that are ours.
//!
//! Listed by `mod.rs` in reading order.

use crate::words::rulebook::{Section, Source};

use Source::{Found, Reconstructed, Rulebook as Book, Ruling};

pub(super) const RACE: Section = Section {
    key: "race",
    number: "27",
    title: "The Tea Race",
    paragraphs: &[
        (
            Book,
            "Alone you play against the automaton. It has no plantation, has side A of its merchant card, and \
            you have the coin in the first year. For each year there is a card with six errands.",
        ),
        (Book, "The year cards come in order; shuffled they make a harder game."),
        (
            Book,
            "In its turns it does one errand after the other. When one cannot be done, its highest worker goes to \
            the market instead; what workers are left after the card go there too.",
        ),
        (
            Book,
            "When the automaton holds the coin it moves the assistant one marker. It has nothing from the marker; \
            you do.",
        ),
    ],
};

pub(super) const ERRANDS: Section = Section {
    key: "errands",
    number: "28",
    title: "The automaton’s errands",
    paragraphs: &[
        (
            Book,
            "Market: its highest worker goes to the slot of its value, or the next lower one that is free and has a \
            card. In slot 6 it takes the top card. With no such slot the worker lies on the deck and it takes the top \
            card too.",
        ),
        (Ruling, "A worker on the deck counts as one in slot 6. With the deck empty the worker is spent for nothing."),
        (Book, "Coin: its lowest worker takes the coin, if the space is free."),
        (
            Book,
            "Ship: its longest run, of equal ones the highest, reserves the free ship worth most, the top of the deck \
            among them. Of equal ships it takes one that wants its merchant’s tea; if that does not settle it, you \
            choose.",
        ),
        (
            Ruling,
            "If several equal clippers want its merchant’s tea you choose among these. A junk counts by its points.",
        ),
        (
            Ruling,
            "Workers that it took back may go to the market only. When it goes to the market it uses the highest of \
            all its workers; for coin, ship and production those do not count, and with no others left it goes to \
            the market. A turn in which it has no workers uses up no errand.",
        ),
        (
            Book,
            "Production: its largest set, of equal ones the highest. If that would be fourth it takes the workers \
            back, and these go to the market one at a time. A set of the automaton that is pushed off later goes \
            there too.",
        ),
        (
            Book,
            "It does not answer when you fight for its ship: its run moves to the best free one. With none free it \
            takes the workers back.",
        ),
        (
            Book,
            "At the end of the year its ships count as sailed at once; from the deck it takes the top one. Its cards \
            count as printed, crates as full. It never moves tea.",
        ),
        (
            Book,
            "If you take a card with a full plantation and the deck is empty, the card that you give up becomes a new \
            deck.",
        ),
        (
            Ruling,
            "The publisher’s sample years 1864 and 1866 contain slips that its own rules contradict; the automaton \
            follows the rules.",
        ),
    ],
};

pub(super) const FIGURES: Section = Section {
    key: "figures",
    number: "29",
    title: "Figures that are ours",
    paragraphs: &[
        (
            Reconstructed,
            "Which teas the harvest markers show, and their numbers; which teas each process, blooming and fermentation card and each crate \
            has, that a crate holds two, and all points of plantation cards.",
        ),
        (
            Reconstructed,
            "What each ship wants and all points of ships, but that the best are worth 7. Clippers are named after \
            ships that once sailed.",
        ),
        (
            Reconstructed,
            "The two lanes of three tiers on each plantation; the limit of eight years; the 5 and 3 points of the lower \
            places in production; the errands of the years \
            1860, 1861, 1863, 1865 and 1867. Those of 1862, 1864 and 1866 are the publisher’s.",
        ),
    ],
};

pub(super) const SOURCES: Section = Section {
    key: "sources",
    number: "30",
    title: "Descriptions that we found",
    paragraphs: &[
        (
            Found,
            "No description of a printed copy was found. These pages were written about the game before it was \
            printed, in April and May 2021; as much as could be read of them agrees with the publisher’s FAQ of \
            that time, and where they differ the FAQ wins.",
        ),
        (
            Found,
            "hotsuki.net (chai-tea-for-2); evilmastermind.home.blog (7 May 2021); \
            boardgameswithcouple.wordpress.com (29 April 2021); tabletopping.games (11 May 2021); \
            solitairetimes.net (clashing cups); dragonblogger.com (chai tea boardgame); forum.cwowd.com (a \
            review by Le Beau Jeu); gioconauta.it (May 2021); boardgameguys.com.",
        ),
    ],
};

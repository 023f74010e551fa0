//! Rulebook sections: the end of a year, the end of the game, points, merchants and open information.
//!
//! Listed by `mod.rs` in reading order.

use crate::words::rulebook::{Section, Source};

use Source::{Deduced, Found, Reconstructed, Rulebook as Book, Ruling};

pub(super) const SHIPS_COME: Section = Section {
    key: "ships-come",
    number: "21",
    title: "End of the year: ships",
    paragraphs: &[
        (Found, "Ships are taken before the movement of the Production board (solitairetimes.net)."),
        (
            Ruling,
            "The starter takes the reserved ships first, slots 1 to 3 and then the deck; then the other merchant. \
            Each ship is loaded and perhaps sails before the next is taken. Ships that nobody has reserved stay.",
        ),
        (Book, "From the deck you look at the top three, keep one and put the others back on top in any order."),
        (Book, "If your dock is full, one of your waiting ships goes under the deck and its tea to the supply."),
        (Ruling, "The new ship takes that berth, and the tea of the discarded one cannot load it."),
    ],
};

pub(super) const CLEAN_UP: Section = Section {
    key: "clean-up",
    number: "22",
    title: "End of the year: movement and cleaning up",
    paragraphs: &[
        (Found, "After the ships the points of the Production board are spent (solitairetimes.net)."),
        (Ruling, "The starter spends first."),
        (Book, "Then all workers go home, and the harbour slots are filled from the deck."),
        (
            Book,
            "The card still in market slot 1 is removed, the others slide toward slot 1 without gaps, and the \
            rest is filled.",
        ),
        (
            Book,
            "When the plantation deck is empty, what can be filled is filled; after that the market is not filled \
            again in this game.",
        ),
        (
            Ruling,
            "The removed card goes under the deck. Once the market is closed nothing is removed or slides any \
            more, but cards left there, and a deck that later discards form, can be taken. A harbour slot stays \
            empty when the ship deck is out.",
        ),
    ],
};

pub(super) const END: Section = Section {
    key: "end",
    number: "23",
    title: "The end",
    paragraphs: &[
        (Book, "The game ends when a merchant has sailed as many ships as agreed."),
        (Found, "You agree on three, four or five (tabletopping.games, a review on forum.cwowd.com)."),
        (Ruling, "The year is played out, and the check is made once, after cleaning up. Junks count."),
        (Reconstructed, "The eighth year, 1867 in order, is the last in any case."),
    ],
};

pub(super) const SCORING: Section = Section {
    key: "scoring",
    number: "24",
    title: "Points",
    paragraphs: &[
        (Book, "Each ship that has sailed is worth its printed points."),
        (Book, "Each plantation card on your board is worth its printed points, face up or face down."),
        (Deduced, "A crate is worth them only when it is full: the automaton’s crates count as full."),
        (Ruling, "Waiting ships and tea left over are worth nothing."),
        (
            Ruling,
            "Ties are broken by more ships sailed, then more full crates, then more tokens on field, tiers and \
            dock. If all is equal the victory is shared.",
        ),
    ],
};

pub(super) const MERCHANTS: Section = Section {
    key: "merchants",
    number: "25",
    title: "Merchant cards",
    paragraphs: &[
        (
            Found,
            "Side A gives a point for each of your cards that shows the merchant’s tea (a review on \
            forum.cwowd.com).",
        ),
        (Book, "A crate of that tea counts even unfilled, junks never."),
        (Ruling, "Clippers count once sailed, process and blooming cards on the board; conversions do not."),
        (Book, "Side B gives an ability once a year."),
        (
            Found,
            "Green: move one of your plantation cards to any empty slot. Yellow: take one token of any tea from \
            the supply into your field. White: change one of your workers by one. Oolong: exchange any two of \
            your plantation cards. Black: turn all your face-down plantation cards face up. Fermented: two steps \
            of tea movement (all six: hotsuki.net).",
        ),
        (
            Ruling,
            "It is used in your own turn, before or after your placement, takes no worker and occupies nothing. \
            Green, oolong and black follow the Palace to the letter: they need a card and an empty slot, two \
            cards, or a face-down card. Yellow needs a tea in the supply; what is taken meets the cards of the \
            field like a harvested token. White changes a worker that is not placed yet and costs no tea. \
            Fermented may move one token twice or two tokens once.",
        ),
        (
            Reconstructed,
            "Games begun under version 1 of these rules keep their own side B. Green: change a worker by one. \
            Yellow: a harvest takes a second token, of another tea, once the first has come to rest; it is lost \
            when the supply has no other tea. White: roll workers again. Oolong: two steps of movement. Black: a \
            worker in market slots 1 to 5 searches the deck and the slot’s card stays; the slot must hold a card \
            and suit the worker, and the deck must have cards. Fermented: a token of yours becomes another tea; \
            only a ship on the dock or a crate of the new tea takes it.",
        ),
    ],
};

pub(super) const KNOWLEDGE: Section = Section {
    key: "knowledge",
    number: "26",
    title: "What is known",
    paragraphs: &[(
        Ruling,
        "Everything is open: the three cards of a search, how they are laid back, the top of each deck, what went \
        under a deck; the app remembers it for both. Unknown are only cards of the decks that nobody has seen, and \
        the year cards to come when they were shuffled.",
    )],
};

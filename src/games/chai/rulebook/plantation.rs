//! Rulebook sections: how tea climbs the hill and ships are loaded.
//!
//! Listed by `mod.rs` in reading order.

use crate::words::rulebook::{Section, Source};

use Source::{Found, Reconstructed, Rulebook as Book, Ruling};

pub(super) const PLANTATION: Section = Section {
    key: "plantation",
    number: "15",
    title: "The plantation",
    paragraphs: &[
        (
            Book,
            "Tokens come into the field at the bottom and climb to the dock at the top. There are 14 slots: one \
            beside each space, five at the field and three for ships at the dock.",
        ),
        (
            Reconstructed,
            "Between field and dock lie two lanes of three tiers. A token that leaves the field takes the left or \
            the right lane and stays in it: four steps from the field to the dock.",
        ),
        (Ruling, "Tokens only climb. Any number of them may lie on a space."),
    ],
};

pub(super) const MOVEMENT: Section = Section {
    key: "movement",
    number: "16",
    title: "Points of movement",
    paragraphs: &[
        (
            Book,
            "A point moves one token one step up. Points may be split over tokens as you like, and spent on a \
            token before and after cards move it.",
        ),
        (Book, "Points that you do not spend are lost."),
        (Ruling, "What cards begin is finished before the next point."),
    ],
};

pub(super) const CLIMBING: Section = Section {
    key: "climbing",
    number: "17",
    title: "How cards move tea",
    paragraphs: &[
        (
            Book,
            "A crate comes before everything: a token that enters a space with a crate of its tea that has room \
            goes into the crate and never comes out. What steps it had are lost.",
        ),
        (
            Book,
            "Conversion cards (oxidation and fermentation): a token of the one tea that enters becomes the other \
            and moves up one.",
        ),
        (
            Ruling,
            "There is at most one conversion each time a token enters a space, and none when the new tea is out. \
            Process cards that list only the tea before the conversion do not act on it.",
        ),
        (
            Reconstructed,
            "Process cards (withering, fixing, rolling, drying): a token of a listed tea that enters moves up \
            one. Their names, teas and numbers are ours.",
        ),
        (Found, "There are blooming cards (boardgameguys.com)."),
        (
            Reconstructed,
            "As soon as a token of its tea is on the space of a blooming card, all of that tea there move up two; \
            then the card turns face down until it is refreshed.",
        ),
        (
            Book,
            "All cards of a space act, and their steps add up; on the way the cards of further spaces add theirs. \
            They must act.",
        ),
        (
            Ruling,
            "When the token in hand has come to rest, tokens that a blooming card set in motion follow one by one \
            in the order that you choose. They do not meet the cards of the space that they leave.",
        ),
    ],
};

pub(super) const ARRIVING: Section = Section {
    key: "arriving",
    number: "18",
    title: "When a card arrives",
    paragraphs: &[
        (
            Book,
            "A crate takes tea of its kind from its space at once, even if another card would move it. A crate \
            holds its tea for good.",
        ),
        (
            Ruling,
            "Any card that is planted, moved, swapped or turned face up acts once on the tokens that already lie \
            on its space: each matching token moves up one, or is converted and moves up one, or blooms. Only \
            that card acts then, besides crates.",
        ),
        (
            Ruling,
            "A token that an arriving card converts goes into a crate of its new tea with room on that space, if \
            there is one; otherwise it moves up one.",
        ),
    ],
};

pub(super) const LOADING: Section = Section {
    key: "loading",
    number: "19",
    title: "Loading and sailing",
    paragraphs: &[
        (
            Book,
            "A token that reaches the dock is loaded at once onto a ship that needs it; with several such ships you \
            choose. Otherwise it waits, also over the years.",
        ),
        (Book, "When a ship is added, tea on the dock loads at once. A junk takes any tea."),
        (Book, "A full ship sails at once: its tea returns to the supply, it counts for you, and its berth is free."),
    ],
};

pub(super) const JUNKS: Section = Section {
    key: "junks",
    number: "20",
    title: "A junk arrives",
    paragraphs: &[
        (
            Book,
            "Only at the moment when a junk is added you may also take tea off your other waiting ships, if with the \
            tea on the dock this makes the junk sail at once. You choose which.",
        ),
        (
            Ruling,
            "It is offered when dock and ships hold enough, at least one of it on a ship; once begun it is finished. \
            Afterwards tea on the dock loads onto any ship that now needs it.",
        ),
    ],
};

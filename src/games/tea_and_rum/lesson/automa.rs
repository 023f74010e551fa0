//! The lesson of a first two-player game with the Automa. For players who know a round of Tea & Rum.

use super::{Can, Lesson, Next, OWN_SEAT, Only, Over, Part, RIVAL, Read, Step, Try, step};

pub const WITH_THE_AUTOMA: Lesson = Lesson {
    key: "automa",
    title: "Two players, with the Automa",
    minutes: 4,
    parts: &[
        Part { table: OPENING, rival: RIVAL, steps: A_ROUND },
        Part { table: ENDING, rival: &["done"], steps: LAST },
    ],
};

/// Start of a two-player game.
const OPENING: &str = "tea_and_rum.AQICKAACAANZb3UCA0JhbwAAAA8dE0VzVoAoUMxaBQ";
/// The end of another game, before money is exchanged.
const ENDING: &str = "tea_and_rum.AQICBwACAANZb3UCA0JhbwCzATgACcmKImqGbdo6r3e76Iqc1lccL1KLbb8o9rT3jieO4F1xaB3v9FC5cutQR_3KMSY-j9qh3phL9Xl3HfxzPaZX5uRQ3Q";

const A_ROUND: &[Step] = &[
    step(
        Next,
        "victory-cards",
        "Of two players only one title wins. A card each round points to Governor or Pirate King; this one is red.",
        Read,
    )
    .at("victory|own-seat"),
    step(
        Can("ship 8 a"),
        "ships",
        "Buy the 8-dollar ship for two wood and an ore.",
        Only(&["ship 8 a"], "Other ships are fine too, but this lesson needs two wood and an ore for 8 dollars."),
    ),
    step(
        Can("work governor instead"),
        "actions",
        "A third colour stands on the boards: the Automa’s workers. Take yours off the Governor, to build.",
        Only(&["work governor instead"], "You may, but build first. Use the action at the bottom of the Governor."),
    ),
    step(
        Can("build well"),
        "build",
        "Build the Well for two wood.",
        Only(&["build well"], "You may, but build the Well for this lesson."),
    ),
    step(
        Can("work harbor left"),
        "automa",
        "The Automa drew a tile and took a worker off the Harbor, so other rows are used there. Use the left side now.",
        Only(&["work harbor left"], "You may, but this row gives the barrel that your contract wants."),
    ),
    step(
        Can("fulfil 1 blue"),
        "contract",
        "That gave a barrel, and a contract besides. Deliver the first one for blue points.",
        Only(&["fulfil 1 blue", "fulfil 1 red"], "You have what the first contract wants. Deliver it."),
    ),
    step(
        Can("work *"),
        "turns",
        "The order board mixes your turns, Bao’s and the Automa’s. Use any row or action that you like.",
        Try(&["work market row", "work *"], "Use any row or action."),
    ),
    step(Next, "population", "So it goes on for five rounds. Let us see the end of such a game.", Read).at(OWN_SEAT),
];

const LAST: &[Step] = &[
    step(
        Next,
        "victory-cards",
        "Most of the five cards were blue, so the Governor wins. Only you have fulfilled an allegiance.",
        Read,
    )
    .at("victory|own-seat"),
    step(
        Can("exchange *"),
        "exchange",
        "Exchange ten dollars for a blue point.",
        Try(&["exchange blue", "exchange red"], "Money counts for nothing any more. Exchange it."),
    ),
    step(
        Can("exchange *"),
        "exchange",
        "Money counts for nothing any more. Take another blue point.",
        Try(&["exchange blue", "exchange red"], "Money counts for nothing any more. Exchange it."),
    ),
    step(
        Can("exchange *"),
        "exchange",
        "And one more blue point, for the last ten dollars.",
        Try(&["exchange blue", "exchange red"], "Money counts for nothing any more. Exchange it."),
    ),
    step(
        Over,
        "titles",
        "You are Governor and win alone. Had the cards been red, most red points would have won.",
        Read,
    ),
];

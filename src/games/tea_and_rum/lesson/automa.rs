//! The lesson of a first two-player game with the Automa. For players who know a round of Tea & Rum.

use super::{Can, Lesson, Next, OWN_SEAT, Only, Over, Part, RIVAL, Read, Step, Try, step};

pub const WITH_THE_AUTOMA: Lesson = Lesson {
    key: "automa",
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
    step(Next, "victory-cards", "automa-1", Read).at("victory|own-seat"),
    step(Can("ship 8 a"), "ships", "automa-2", Only(&["ship 8 a"])),
    step(Can("work governor instead"), "actions", "automa-3", Only(&["work governor instead"])),
    step(Can("build well"), "build", "automa-4", Only(&["build well"])),
    step(Can("work harbor left"), "automa", "automa-5", Only(&["work harbor left"])),
    step(Can("fulfil 1 blue"), "contract", "automa-6", Only(&["fulfil 1 blue", "fulfil 1 red"])),
    step(Can("work *"), "turns", "automa-7", Try(&["work market row", "work *"])),
    step(Next, "population", "automa-8", Read).at(OWN_SEAT),
];

const LAST: &[Step] = &[
    step(Next, "victory-cards", "automa-9", Read).at("victory|own-seat"),
    step(Can("exchange *"), "exchange", "automa-10", Try(&["exchange blue", "exchange red"])),
    step(Can("exchange *"), "exchange", "automa-11", Try(&["exchange blue", "exchange red"])),
    step(Can("exchange *"), "exchange", "automa-12", Try(&["exchange blue", "exchange red"])),
    step(Over, "titles", "automa-13", Read),
];

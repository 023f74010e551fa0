//! Teaching material for Chai: the first game, the first Tea Race, the coach, the one-minute summary. Data only.
//!
//! Played by `table::lesson` and `table::coach`.

mod notes;
mod race;

use super::words::pieces as kinds;
use crate::words::Piece;
use crate::words::lesson::{Glance, Lesson, Part, Step, StepTrigger, Task, Teaching};

use StepTrigger::{Can, Next, Over, Round};
use Task::{Only, Read, Try};

pub static TEACHING: Teaching =
    Teaching { lessons: &[FIRST_GAME, race::RACE], notes: notes::NOTES, mistakes: &[], minute: MINUTE };

const FIRST_GAME: Lesson = Lesson {
    key: "first-game",
    minutes: 8,
    parts: &[
        Part { table: OPENING, rival: RIVAL, steps: A_YEAR },
        Part { table: LATER, rival: RIVAL, steps: THE_PALACE },
        Part { table: ENDING, rival: RIVAL, steps: LAST },
    ],
};

/// Start of a two-player game.
const OPENING: &str = "chai.AQICAwEAAAACAANZb3UCA0JhbwAAAJ51nG6YQtGXmt3Gkw";
/// The second year of the same game: a card is face down, and others are not next to their tea.
const LATER: &str = "chai.AQICAwEAAAACAANZb3UCA0JhbwApD8XSW1jfYeumTXi_KAAt45_LvtjJZup4rFKKHA";
/// The last steps of the same game.
const ENDING: &str = "chai.AQICAwEAAAACAANZb3UCA0JhbwCYAmPF0ltY32Hrpk14vygALeWE977S_J9Vppa0AyfbFhOdVyw6qQZPgO9AmztgXfcOB_W-F5K3HKG-VLfFFlzu05O94M76lUuwwv58wsqDsiduQF42LH_nsZFhtPGLw7_VLaXSj3yHyct986fVG0rwlqE";

/// Bao takes what the marker gives and leaves the year to the learner.
const RIVAL: &[&str] = &["end turn", "take *", "walk 1", "done", "pass"];

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const fn end(say: &'static str) -> Step {
    step(Can("end turn"), "turns", say, Only(&["end turn"]))
}

const A_YEAR: &[Step] = &[
    step(Next, "goal", "first-game-1", Read).at("hill-1-field|own-seat"),
    step(Can("walk 3"), "assistant", "first-game-2", Only(&["walk 3"])),
    step(Can("step field yellow r1"), "benefit", "first-game-3", Only(&["step field yellow r1"])),
    step(Can("harvest 1 green"), "harvest", "first-game-4", Only(&["harvest 1 green"])),
    end("first-game-5"),
    step(Can("produce 6 2"), "production", "first-game-6", Only(&["produce 6 2"])),
    end("first-game-7"),
    step(Can("palace coin 5"), "palace", "first-game-8", Only(&["palace coin 5"])),
    end("first-game-9"),
    step(Can("reserve s3 1 2"), "harbour", "first-game-10", Only(&["reserve s3 1 2"])),
    end("first-game-11"),
    step(Can("market 5 5"), "market", "first-game-12", Only(&["market 5 5"])),
    step(Can("plant r1"), "planting", "first-game-13", Only(&["plant r1"])),
    step(Can("step r3 yellow dock"), "loading", "first-game-14", Only(&["step r3 yellow dock"])),
    step(Can("step *"), "movement", "first-game-15", Try(&["step *"])),
    step(Can("done"), "clean-up", "first-game-16", Try(&["done", "step *"])),
    step(Round(2), "year", "first-game-17", Read).at("tray-1|own-seat"),
];

const THE_PALACE: &[Step] = &[
    step(Can("palace refresh *"), "palace", "first-game-18", Only(&["palace refresh 3", "palace refresh *"])),
    end("first-game-19"),
    step(Can("palace swap *"), "palace", "first-game-20", Only(&["palace swap 5", "palace swap *"])),
    step(Can("exchange fb2 r1"), "palace", "first-game-21", Only(&["exchange fb2 r1"])),
    end("first-game-22"),
    step(Can("palace move *"), "palace", "first-game-23", Only(&["palace move 5", "palace move *"])),
    step(Can("carry fb1 r3"), "palace", "first-game-24", Only(&["carry fb1 r3"])),
    step(Next, "palace", "first-game-25", Read).at("hill-1-r3|own-seat"),
];

const LAST: &[Step] = &[
    step(Next, "end", "first-game-26", Read).at("hill-1-d1|own-seat"),
    step(Next, "merchants", "first-game-merchants", Read).at("merchant-1|own-seat"),
    step(Can("step field fermented r1"), "plantation", "first-game-27", Only(&["step field fermented r1"])),
    step(Can("step r1 fermented r2"), "climbing", "first-game-28", Only(&["step r1 fermented r2"])),
    step(Can("step r2 fermented r3"), "movement", "first-game-29", Only(&["step r2 fermented r3"])),
    step(Can("step r3 fermented dock"), "movement", "first-game-30", Only(&["step r3 fermented dock"])),
    step(Can("done"), "end", "first-game-31", Try(&["done", "step *"])),
    step(Over, "scoring", "first-game-32", Read),
];

const MINUTE: &[Glance] = &[
    Glance { title: "minute-1", piece: Piece::new(kinds::TOKEN, 0) },
    Glance { title: "minute-2", piece: Piece::new(kinds::MARKER, 0) },
    Glance { title: "minute-3", piece: Piece::new(kinds::CARD, 0) },
    Glance { title: "minute-4", piece: Piece::new(kinds::SHIP, 0) },
    Glance { title: "minute-5", piece: Piece::new(kinds::MERCHANT, 0) },
];

//! Teaching material for Ceylon: the first game, the coach, the one-minute summary. Data only.
//!
//! Played by `table::lesson` and `table::coach`.

mod notes;

use super::words::kinds;
use crate::words::Piece;
use crate::words::lesson::{Glance, Lesson, OWN_SEAT, Part, Step, StepTrigger, Task, Teaching};

use StepTrigger::{Can, Next, Over};
use Task::{Only, Read};

pub static TEACHING: Teaching =
    Teaching { lessons: &[FIRST_GAME], notes: notes::NOTES, mistakes: notes::MISTAKES, minute: MINUTE };

const FIRST_GAME: Lesson = Lesson {
    key: "first-game",
    minutes: 6,
    parts: &[
        Part { table: OPENING, rival: RIVAL, steps: THREE_ROUNDS },
        Part { table: ENDING, rival: &["card trade harvest", "rupees"], steps: LAST },
    ],
};

/// The rival walks first, so that it can plant when it plays that half.
const RIVAL: &[&str] = &["plant *", "move d2", "move d3", "card * harvest", "card * trade", "rupees", "done"];

/// Start of a two-player game without Uva.
const OPENING: &str = "ceylon.AQECIAABAgADWW91AgNCYW8AAACs7IEMuESALkLl80k";
/// The last round of the same game.
const ENDING: &str = "ceylon.AQECIAABAgADWW91AgNCYW8AlwE-AjlFzwkWj93tYmbWLVcvT1Q9EUzW3JFw95KXbhVZ9rEMfS_Yj6Mp9RwsLgs04vmoosTGrS8rFIh9WcAxttW48hSNjrIC6Jp2K4s";

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const THREE_ROUNDS: &[Step] = &[
    step(Next, "goal", "first-game-1", Read).at(OWN_SEAT),
    step(Can("start k1"), "map", "first-game-2", Only(&["start k1"])),
    step(Can("card advance plant"), "card", "first-game-3", Only(&["card advance plant"])),
    step(Can("advance"), "technology", "first-game-4", Only(&["advance"])),
    step(Can("token"), "token", "first-game-5", Only(&["token"])),
    step(Can("move k2"), "move", "first-game-6", Only(&["move k2"])),
    step(Can("rupees"), "rupees", "first-game-7", Only(&["rupees"])),
    step(Can("card plant harvest"), "turn", "first-game-8", Only(&["card plant harvest"])),
    step(Can("plant k2"), "plant", "first-game-9", Only(&["plant k2"])),
    step(Can("harvest k1"), "harvest", "first-game-10", Only(&["harvest k1"])),
    step(Can("harvest k2"), "warehouse", "first-game-11", Only(&["harvest k2"])),
    step(Can("card hire trade"), "councillor", "first-game-12", Only(&["card hire trade"])),
    step(Can("hire kandy"), "councillors", "first-game-13", Only(&["hire kandy"])),
    step(Can("trade 3 rupees"), "trade", "first-game-14", Only(&["trade 3 rupees", "trade 3 points"])),
    step(Next, "companies", "first-game-15", Read).at(OWN_SEAT),
];

const LAST: &[Step] = &[
    step(Next, "end", "first-game-16", Read).at("deck|hand|own-seat"),
    step(Can("card plant trade"), "majorities", "first-game-17", Only(&["card plant trade"])),
    step(Can("plant d6"), "plant", "first-game-18", Only(&["plant d6"])),
    step(Can("rupees"), "rupees", "first-game-19", Only(&["rupees"])),
    step(Over, "majorities", "first-game-20", Read),
];

const MINUTE: &[Glance] = &[
    Glance { title: "minute-1", piece: Piece::new(kinds::CHEST, 1) },
    Glance { title: "minute-2", piece: Piece::new(kinds::CARD, 0) },
    Glance { title: "minute-3", piece: Piece::new(kinds::CONTRACT, 0) },
    Glance { title: "minute-4", piece: Piece::new(kinds::COUNCILLOR, 0) },
    Glance { title: "minute-5", piece: Piece::new(kinds::MARKER, 0) },
];

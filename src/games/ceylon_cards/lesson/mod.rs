//! Teaching material for the card game: the first game, the coach, the one-minute summary. Data only.
//!
//! Played by `table::lesson` and `table::coach`.

mod notes;

use super::pieces::Card;
use crate::words::Piece;
use crate::words::lesson::{Glance, Lesson, OWN_SEAT, Part, Step, StepTrigger, Task, Teaching};

use StepTrigger::{Can, Next, Over};
use Task::{Only, Read, Try};

pub static TEACHING: Teaching =
    Teaching { lessons: &[FIRST_GAME], notes: notes::NOTES, mistakes: notes::MISTAKES, minute: MINUTE };

const FIRST_GAME: Lesson = Lesson {
    key: "first-game",
    minutes: 5,
    parts: &[
        Part { table: OPENING, rival: RIVAL, steps: TWO_TURNS },
        Part { table: ENDING, rival: RIVAL, steps: LAST },
    ],
};

/// Start of a two-player game.
const OPENING: &str = "ceylon_cards.AQECzakUAQAAAAIAA1lvdQIDQmFvAAAAW6M8FHOnsNnK1vpa";
/// The same game, 45 rounds later.
const ENDING: &str = "ceylon_cards.AQECzakUAQAAAAIAA1lvdQIDQmFvAPEBPgQPeRvtRqRVga5Q_yM3_3hy0EYEDt524a9Wpa2mLN_cur90SYwwX6aUeJBznBJFlwtO1rmoNdsE1ox5yu1jeiW5eDm-LnkdQBei";

/// Bao accepts every offer, stops nothing and only draws and discards.
const RIVAL: &[&str] = &["accept", "pass", "commit 0", "decline", "end"];

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const TWO_TURNS: &[Step] = &[
    step(Next, "aim", "first-game-1", Read).at(OWN_SEAT),
    step(Next, "ship", "first-game-2", Read).at("hand|own-seat"),
    step(Can("clipper"), "draw", "first-game-3", Only(&["clipper"])),
    step(Can("offer 2"), "trade", "first-game-4", Only(&["offer 2; give coffee; want tea; propose"])),
    step(Can("meld tea 3 0"), "ship", "first-game-5", Only(&["meld tea 3 0"])),
    step(Can("discard *"), "end", "first-game-6", Only(&["discard cinnamon"])),
    step(Can("attack 2"), "attack", "first-game-7", Only(&["attack 2"])),
    step(Can("monsoon"), "storm", "first-game-8", Only(&["monsoon"])),
    step(Can("plantation sugar"), "build", "first-game-9", Only(&["plantation sugar"])),
    step(Can("official"), "build", "first-game-10", Only(&["official"])),
    step(Can("end"), "turn", "first-game-11", Try(&["end"])),
    step(Next, "winning", "first-game-12", Read).at(OWN_SEAT),
];

const LAST: &[Step] = &[
    step(Next, "ship", "first-game-13", Read).at(OWN_SEAT),
    step(Can("meld sugar 5 1"), "ship", "first-game-14", Only(&["meld sugar 5 1"])),
    step(Over, "winning", "first-game-15", Read),
];

const MINUTE: &[Glance] = &[
    Glance { title: "minute-1", piece: Piece::new("card", Card::Tea as usize) },
    Glance { title: "minute-2", piece: Piece::new("card", Card::Winds as usize) },
    Glance { title: "minute-3", piece: Piece::new("card", Card::Clipper as usize) },
    Glance { title: "minute-4", piece: Piece::new("card", Card::Port as usize) },
];

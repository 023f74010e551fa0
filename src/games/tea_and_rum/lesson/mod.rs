//! Teaching material for Tea & Rum: the first game, the first game with the Automa, the coach, the one-minute summary.
//! Data only.
//!
//! Played by `table::lesson` and `table::coach`.

mod automa;
mod notes;

use super::words::kinds;
use crate::words::Piece;
use crate::words::lesson::{Glance, Lesson, OWN_SEAT, Part, Step, StepTrigger, Task, Teaching};

use StepTrigger::{Can, Next, Over, Round};
use Task::{Only, Read, Try};

pub static TEACHING: Teaching = Teaching {
    lessons: &[FIRST_GAME, automa::WITH_THE_AUTOMA],
    notes: notes::NOTES,
    mistakes: notes::MISTAKES,
    minute: MINUTE,
};

const FIRST_GAME: Lesson = Lesson {
    key: "first-game",
    minutes: 7,
    parts: &[
        Part { table: OPENING, rival: BUSY, steps: A_ROUND },
        Part { table: CALLED, rival: BUSY, steps: THE_CROWN },
        Part { table: ENDING, rival: &["exchange red"], steps: LAST },
    ],
};

/// Start of a three-player game.
const OPENING: &str = "tea_and_rum.AQIDtgIAAwADWW91AgNCYW8CBUNsYXJhAAAATHRv5adAIqHknU0q";
/// The fourth round of the same game: a captain needs a cannon, and a contract leads to eight blue points.
const CALLED: &str = "tea_and_rum.AQIDtgIAAwADWW91AgNCYW8CBUNsYXJhAIkBLIYWMNLCHA2bWncMuJYYGzCN_CdxNLRDRTDkAbm8ZBiI-B5VP8vjdrUzu5lC3ZXUS1OAxkJLCWAR";
/// The end of another game, before money is exchanged.
const ENDING: &str = "tea_and_rum.AQIDBgADAANZb3UCA0JhbwIFQ2xhcmEA-AFIIukrLmRLP1P-6BUVoaJK9AFEwuSK_LNDxs0rEyTkLRVrebphlew05qp4BGUYNlHVgXcoSJUXUjT_s-Y-jhFNiJOzYfqcq8Q4ZTMht0Au0sRPd1At";

/// The rivals buy no ships and mostly use the rows.
const RIVAL: &[&str] = &["done", "work * row", "work * instead", "work *"];
/// The rivals buy a dear ship each, build, and leave the learner the captains and the third contract.
const BUSY: &[&str] = &[
    "ship 8 *",
    "ship 9 *",
    "build *",
    "fulfil 1 red",
    "fulfil 2 red",
    "done",
    "work * row",
    "work * instead",
    "work *",
];

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const A_ROUND: &[Step] = &[
    step(Next, "overview", "first-game-1", Read).at(OWN_SEAT),
    step(Can("ship 6 c"), "ships", "first-game-2", Only(&["ship 6 c"])),
    step(Can("ship 4 c"), "ships", "first-game-3", Only(&["ship 4 c"])),
    step(Can("discard barrel"), "warehouse", "first-game-4", Only(&["discard barrel"])),
    step(Can("work market instead"), "actions", "first-game-5", Only(&["work market instead"])),
    step(Can("sell ore"), "trade", "first-game-6", Only(&["sell ore; buy tobacco", "buy tobacco"])),
    step(Can("work governor instead"), "actions", "first-game-7", Only(&["work governor instead"])),
    step(Can("build washhouse"), "build", "first-game-8", Only(&["build washhouse"])),
    step(Can("work tavern instead"), "actions", "first-game-9", Only(&["work tavern instead"])),
    step(Can("hire 2"), "captain", "first-game-10", Only(&["hire 2"])),
    step(Can("work harbor instead"), "actions", "first-game-11", Only(&["work harbor instead"])),
    step(Can("fulfil 3 red"), "contract", "first-game-12", Only(&["fulfil 3 red", "fulfil 3 blue"])),
    step(Can("points *"), "points", "first-game-13", Try(&["points *"])),
    step(Round(2), "wishes", "first-game-14", Read).at(OWN_SEAT),
    step(Next, "phases", "first-game-15", Read).at("house-governor|street-governor|own-seat"),
];

const THE_CROWN: &[Step] = &[
    step(Can("work harbor instead"), "actions", "first-game-16", Only(&["work harbor instead"])),
    step(Can("fulfil 2 blue"), "contract", "first-game-17", Only(&["fulfil 2 blue"])),
    step(Can("swear *"), "allegiance", "first-game-18", Try(&["swear 2", "swear *"])),
    step(Can("points *"), "points", "first-game-28", Try(&["points *"])),
    step(Can("activate 5"), "activation", "first-game-19", Only(&["activate 5"])),
    step(Can("points *"), "activation", "first-game-20", Try(&["points blue", "points *"])),
    step(Next, "allegiance", "first-game-21", Read).at("allegiance|own-seat"),
];

const LAST: &[Step] = &[
    step(Next, "end", "first-game-22", Read).at("allegiance|own-seat"),
    step(Can("exchange *"), "exchange", "first-game-23", Only(&["exchange blue"])),
    step(Can("exchange *"), "apart", "first-game-24", Only(&["exchange blue"])),
    step(Can("exchange *"), "exchange", "first-game-25", Only(&["exchange red"])),
    step(Can("exchange *"), "exchange", "first-game-26", Only(&["exchange blue"])),
    step(Over, "titles", "first-game-27", Read),
];

const MINUTE: &[Glance] = &[
    Glance { title: "minute-1", piece: Piece::new(kinds::ALLEGIANCE, 0) },
    Glance { title: "minute-2", piece: Piece::new(kinds::SHIP, 0) },
    Glance { title: "minute-3", piece: Piece::new(kinds::WORKER, 0) },
    Glance { title: "minute-4", piece: Piece::new(kinds::BUILDING, 0) },
    Glance { title: "minute-5", piece: Piece::new(kinds::CONTRACT, 0) },
];

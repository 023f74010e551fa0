//! The lesson of a first Tea Race: what the automaton does. For players who know a year of Chai.

use super::{Can, Lesson, Next, Only, Over, Part, Read, Round, Step, Try, end, step};

pub const RACE: Lesson = Lesson {
    key: "tea-race",
    minutes: 5,
    parts: &[Part { table: OPENING, rival: &[], steps: A_YEAR }, Part { table: ENDING, rival: &[], steps: LAST }],
};

/// Start of a one-player game.
const OPENING: &str = "chai.AQIBAQEAAAABAANZb3UAAABGAl-6wp4XuJcG6S4";
/// The last steps of another race.
const ENDING: &str =
    "chai.AQIBAwEAAAABAANZb3UAlAEyAECrkrekeEz2A-qpVdKPr6svrvlgTXHKY4UyeLDMZN5WkrNU8laBXy0M9xL4Fx_S3nfg8PDWhkuOPiKrY_c";

const A_YEAR: &[Step] = &[
    step(Next, "race", "tea-race-1", Read).at("goal-1|own-seat"),
    step(Can("walk 1"), "assistant", "tea-race-2", Only(&["walk 1"])),
    step(Can("take green"), "benefit", "tea-race-3", Only(&["take green"])),
    step(Can("reserve s1 1 2"), "harbour", "tea-race-4", Only(&["reserve s1 1 2"])),
    end("tea-race-5"),
    step(Can("market 4 4"), "market", "tea-race-6", Only(&["market 4 4"])),
    step(Can("plant *"), "planting", "tea-race-7", Try(&["plant r1", "plant *"])),
    end("tea-race-8"),
    step(Can("produce 3 2"), "production", "tea-race-9", Only(&["produce 3 2"])),
    end("tea-race-10"),
    step(Can("pass"), "errands", "tea-race-11", Try(&["pass"])),
    step(Can("step *"), "ships-come", "tea-race-12", Try(&["step *"])),
    step(Can("done"), "movement", "tea-race-13", Try(&["done", "step *"])),
    step(Round(2), "year", "tea-race-14", Read).at("goal-1|own-seat"),
];

const LAST: &[Step] = &[
    step(Next, "end", "tea-race-15", Read).at("hill-1-d3|own-seat"),
    step(Can("step r1 yellow r2"), "movement", "tea-race-16", Only(&["step r1 yellow r2"])),
    step(Can("step r2 yellow r3"), "movement", "tea-race-17", Only(&["step r2 yellow r3"])),
    step(Can("step r3 yellow dock"), "movement", "tea-race-18", Only(&["step r3 yellow dock"])),
    step(Can("load d3 yellow"), "loading", "tea-race-19", Only(&["load d3 yellow"])),
    step(Can("done"), "end", "tea-race-20", Try(&["done", "step *"])),
    step(Over, "scoring", "tea-race-21", Read),
];

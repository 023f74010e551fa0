//! The lesson of a first Tea Race: what the automaton does. For players who know a year of Chai.

use super::{Can, Lesson, Next, Only, Over, Part, Read, Round, Step, Try, end, step};

pub const RACE: Lesson = Lesson {
    key: "tea-race",
    title: "A first Tea Race, alone",
    minutes: 5,
    parts: &[Part { table: OPENING, rival: &[], steps: A_YEAR }, Part { table: ENDING, rival: &[], steps: LAST }],
};

/// Start of a one-player game.
const OPENING: &str = "chai.AQIBAQEAAAABAANZb3UAAABGAl-6wp4XuJcG6S4";
/// The last steps of another race.
const ENDING: &str =
    "chai.AQIBAwEAAAABAANZb3UAlAEyAECrkrekeEz2A-qpVdKPr6svrvlgTXHKY4UyeLDMZN5WkrNU8laBXy0M9xL4Fx_S3nfg8PDWhkuOPiKrY_c";

const A_YEAR: &[Step] = &[
    step(
        Next,
        "race",
        "Alone you race against the automaton. It has no plantation: its cards and ships count as they are.",
        Read,
    )
    .at("goal-1|own-seat"),
    step(
        Can("walk 1"),
        "assistant",
        "You hold the coin in the first year. Move the assistant one marker; the automaton gets nothing from it.",
        Only(&["walk 1"], "Each marker gives different tea. For this lesson move it one marker."),
    ),
    step(
        Can("take green"),
        "benefit",
        "The marker gave yellow and oolong tea. Take green tea as your thing of choice.",
        Only(&["take green"], "You may, but take the green tea for this lesson."),
    ),
    step(
        Can("reserve s1 1 2"),
        "harbour",
        "Its card of the year lists six errands. Reserve the first ship with 1 and 2 before it does.",
        Only(&["reserve s1 1 2"], "You may, but the automaton may take the ship. Reserve the first one with 1 and 2."),
    ),
    end("End your turn, and see its first errand: a market card for its highest worker."),
    step(
        Can("market 4 4"),
        "market",
        "Your turn. Take the card in slot 4 with your 4.",
        Only(&["market 4 4"], "You may, but the automaton wants cards too. Take the one in slot 4."),
    ),
    step(
        Can("plant *"),
        "planting",
        "Plant it on the ringed slot beside the right lane.",
        Try(&["plant r1", "plant *"], "Plant the card in any slot."),
    ),
    end("End your turn: its second errand is a set for Production."),
    step(
        Can("produce 3 2"),
        "production",
        "Its three 6s rank above your set, but the second place brings steps too. Place both 3s.",
        Only(&["produce 3 2"], "You may, but steps bring your tea to the ship. Place both 3s on Production."),
    ),
    end("End your turn. What it cannot do sends a worker to the market."),
    step(
        Can("pass"),
        "errands",
        "It goes on like this until both have no workers. Pass for the year.",
        Try(&["pass"], "You may use your other workers, or pass for the year."),
    ),
    step(
        Can("step *"),
        "ships-come",
        "Your ship has come, and your set brings steps. Move a tea towards the dock.",
        Try(&["step *"], "Steps that you do not spend are lost. Move a tea, or press once more to leave them."),
    ),
    step(
        Can("done"),
        "movement",
        "Spend the other steps as you like, then stop.",
        Try(&["done", "step *"], "Move tea, or stop."),
    ),
    step(Round(2), "year", "The next year brings it another card. Let us go to the end of such a race.", Read)
        .at("goal-1|own-seat"),
];

const LAST: &[Step] = &[
    step(Next, "end", "One more ship ends the race. The small junk waits for your yellow tea.", Read)
        .at("hill-1-d3|own-seat"),
    step(
        Can("step r1 yellow r2"),
        "movement",
        "Four steps are left. Move the yellow tea up the right lane.",
        Only(&["step r1 yellow r2"], "The yellow tea on the right needs three of your steps. Move it."),
    ),
    step(
        Can("step r2 yellow r3"),
        "movement",
        "Then to tier 3.",
        Only(&["step r2 yellow r3"], "The yellow tea needs this step. Move it on."),
    ),
    step(
        Can("step r3 yellow dock"),
        "movement",
        "And to the dock.",
        Only(&["step r3 yellow dock"], "The yellow tea needs this step. Move it to the dock."),
    ),
    step(
        Can("load d3 yellow"),
        "loading",
        "Load it onto the small junk, the third ship: then it sails.",
        Only(&["load d3 yellow"], "That ship would wait. The small junk, the third one, sails with it."),
    ),
    step(Can("done"), "end", "Your fourth ship has sailed. Stop here.", Try(&["done", "step *"], "Stop here.")),
    step(Over, "scoring", "You win the race with 38 points to 33. Shuffled year cards make it harder.", Read),
];

//! What the coach says in the first whole games of Tea & Rum.

use crate::words::lesson::{Matters, Mistake, Note};

use Matters::{Can, Over, Round, Used};

const fn note(rule: &'static str, when: Matters, say: &'static str) -> Note {
    Note { rule, when, say }
}

/// One for each section of the rulebook.
pub const NOTES: &[Note] = &[
    note(
        "overview",
        Round(1),
        "Blue points make a Governor, red points a Pirate King. Both win, and one player may be both.",
    ),
    note("automa", Used, "The Automa only moves its workers, and so changes which rows are used."),
    note("victory-cards", Used, "With two players only one title wins. The majority of five cards decides which."),
    note(
        "ships",
        Can("ship *"),
        "A ship is worth a little more than it costs. You may buy several, one after the other.",
    ),
    note(
        "warehouse",
        Can("discard *"),
        "What does not fit into your warehouse goes back. While you trade you may buy more room.",
    ),
    note("income", Used, "Income is a dollar for each person of your population."),
    note(
        "actions",
        Can("work *"),
        "The number of workers on a board picks the row. The action at the bottom can always be used.",
    ),
    note("icons", Used, "Icons are done from left to right. A slash means one side or the other."),
    note(
        "build",
        Can("build *"),
        "You may take a building that you can pay and do not own yet. Its symbols count for wishes.",
    ),
    note("workshop", Can("build * save *"), "Your Workshop saves a cube of your choice on each building."),
    note("captain", Can("hire *"), "A captain works once, at once. Those with cannons wait until you pay them."),
    note(
        "activation",
        Can("activate *"),
        "You can activate a captain now, before or after your worker. It is no action of its own.",
    ),
    note("contract", Can("fulfil *"), "A contract gives its blue or its red points, and what stands under its place."),
    note(
        "trade",
        Can("sell *"),
        "You sell first and buy then, at the same prices. Small plates change them by a dollar.",
    ),
    note("reputation", Used, "Each star is a step of reputation, and each step gives something at once."),
    note(
        "points",
        Can("points *"),
        "You choose the colour now. In the end the colours may not be more than ten apart.",
    ),
    note(
        "allegiance",
        Can("swear *"),
        "Eight blue points: choose an allegiance. Only who fulfils one can become Governor.",
    ),
    note("foundry", Can("smelt *"), "Your Foundry turns ore into cannons, once a round before the ships."),
    note("city-hall", Can("star"), "Your City Hall gives a star for a barrel, on your turns."),
    note(
        "convert",
        Can("dry"),
        "Your Dryer turns three wood into two tobacco at any time. A Distillery makes barrels of wheat.",
    ),
    note("wishes", Used, "Everybody’s symbols of this round’s wish were counted. Most symbols brought most points."),
    note("population", Used, "Everybody’s population grew by one, and with it the income."),
    note("round-end", Used, "Contracts moved to the right, and new captains came."),
    note("turns", Round(2), "The first player changes each round. A choice with one answer is not asked."),
    note("phases", Round(2), "In even rounds you put workers on the boards, in odd ones you take them off."),
    note(
        "buildings",
        Round(3),
        "Some buildings help for the rest of the game. Press and hold one to read what it does.",
    ),
    note("supply", Round(4), "Goods are limited: 22 of each cube, 12 of each other good. What is gone cannot be had."),
    note("setup", Round(4), "Which buildings and captains are in the game changes every time."),
    note("end", Used, "Somebody sold what was left: the fifth round is over."),
    note(
        "exchange",
        Can("exchange *"),
        "Ten dollars make a point of either colour, in secret. Money left over counts for nothing.",
    ),
    note("apart", Used, "Points of one colour that are more than ten above the other are lost."),
    note("titles", Over, "Governor: most blue, with a fulfilled allegiance. Pirate King: most red."),
];

/// What a novice regrets.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "trade-nothing",
        doing: "done",
        instead_of: "sell *",
        leads_to: "",
        after: "",
        without: "buy *",
        say: "You have traded nothing yet, or only sold. Finish once more if you mean it.",
    },
    Mistake {
        key: "no-room",
        doing: "ship *",
        instead_of: "",
        leads_to: "discard *",
        after: "",
        without: "",
        say: "Your warehouse has no room for all of this: you would give goods back. Buy once more if you mean it.",
    },
    Mistake {
        key: "keep-money",
        doing: "done",
        instead_of: "exchange *",
        leads_to: "",
        after: "",
        without: "",
        say: "Money left over counts for nothing. Finish once more if you mean it.",
    },
    Mistake {
        key: "no-contract",
        doing: "done",
        instead_of: "fulfil *",
        leads_to: "",
        after: "",
        without: "",
        say: "You could fulfil a contract. Decline once more if you mean it.",
    },
];

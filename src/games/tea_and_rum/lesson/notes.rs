//! The coach's notes for a player's first whole games of Tea & Rum.

use crate::words::lesson::{Mistake, Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Over, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

/// Two players, with the Automa.
const TWO: Tables = Tables::Seats(2, 2);

/// One note for each section of the rulebook.
pub const NOTES: &[Note] = &[
    note(
        "overview",
        Round(1),
        "Blue points make a Governor, red points a Pirate King. Both win, and one player may be both.",
    )
    .at(Tables::Seats(3, 4)),
    note(
        "overview",
        Round(1),
        "The most blue points make a Governor, the most red a Pirate King. Only one of the two wins.",
    )
    .at(TWO),
    note("automa", Used, "The Automa only moves its workers, and so changes which rows are used.").at(TWO),
    note("victory-cards", Used, "With two players only one title wins. Five cards decide which: the majority counts.")
        .at(TWO),
    note(
        "ships",
        Can("ship *"),
        "A ship is worth a little more than it costs. You may buy several, one after the other.",
    ),
    note("warehouse", Can("discard *"), "Discard what does not fit into your warehouse. You may buy more room first."),
    note("income", Used, "Income is a dollar for each of your population."),
    note(
        "actions",
        Can("work *"),
        "The number of workers here decides which row you use. Or use the action at the bottom.",
    ),
    note("icons", Used, "Icons are done from left to right. A slash means one side or the other."),
    note(
        "build",
        Can("build *"),
        "Take a building that you can pay for and do not own yet. Its symbols count for wishes.",
    ),
    note("workshop", Can("build * save *"), "Your Workshop saves you a cube of your choice on each building."),
    note("captain", Can("hire *"), "A captain helps you at once. One with cannons helps you again when you pay them."),
    note(
        "activation",
        Can("activate *"),
        "You can activate a captain now, before or after your worker. It does not use up your action.",
    ),
    note("contract", Can("fulfil *"), "A contract gives its blue or its red points, and what is under its space."),
    note("trade", Can("sell *"), "Sell first, then buy, at the same prices. Cash settles the difference."),
    note("reputation", Used, "Each star is a step of reputation, and each step gives something at once."),
    note(
        "points",
        Can("points *"),
        "Choose blue or red. If your colours are over ten apart at the end, the excess is lost.",
    ),
    note(
        "allegiance",
        Can("swear *"),
        "At eight blue points you choose an allegiance. Only a player who fulfils one can become Governor.",
    ),
    note("foundry", Can("smelt *"), "Your Foundry turns ore into cannons, once a round before the ships."),
    note("city-hall", Can("star"), "Your City Hall gives a star for a barrel, on your turns."),
    note(
        "convert",
        Can("dry"),
        "Your Dryer turns three wood into two tobacco at any time. A Distillery makes barrels of wheat.",
    ),
    note(
        "wishes",
        Used,
        "After the workers, everyone’s symbols for this round’s wish are counted. The most symbols score the most.",
    ),
    note("population", Used, "After each wish every population grows by one, and income with it."),
    note("round-end", Used, "Between rounds contracts move to the right, and new captains come."),
    note("turns", Round(2), "The first player changes each round. A choice with one answer is not asked."),
    note("phases", Round(2), "Odd rounds remove workers; even rounds place them."),
    note(
        "buildings",
        Round(3),
        "Some buildings help for the rest of the game. Press and hold one to read what it does.",
    ),
    note(
        "supply",
        Round(4),
        "Goods are limited: 22 of each cube, 12 of each other. While one is out, you cannot get it.",
    )
    .at(Tables::With("supply", "box")),
    note("setup", Round(4), "Which buildings and captains are in the game changes every time."),
    note("end", Used, "After round five, leftover goods are sold."),
    note(
        "exchange",
        Can("exchange *"),
        "Ten dollars buy a point of either colour, in secret. Money left over is worth nothing.",
    ),
    note("apart", Used, "If your colours are over ten apart, the excess is lost."),
    note("titles", Over, "Governor: most blue, with a fulfilled allegiance. Pirate King: most red."),
];

/// Mistakes that a beginner regrets.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "trade-nothing",
        doing: "done",
        instead_of: "sell *",
        leads_to: "",
        after: "",
        without: "buy *",
        say: "You bought nothing. Press again to confirm.",
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
        say: "Money left over is worth nothing. Press again to confirm.",
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

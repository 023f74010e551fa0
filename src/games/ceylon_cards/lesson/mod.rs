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
    title: "A first game",
    minutes: 5,
    parts: &[
        Part { table: OPENING, rival: RIVAL, steps: TWO_TURNS },
        Part { table: ENDING, rival: RIVAL, steps: LAST },
    ],
};

/// Start of a two-player game.
const OPENING: &str = "ceylon_cards.AQECzakUAQAAAAIAA1lvdQIDQmFvAAAAW6M8FHOnsNnK1vpa";
/// Another game, after 40 rounds.
const ENDING: &str = "ceylon_cards.AQECAwAAAAACAANZb3UCA0JhbwDWATTrALwbTuj1QAa51J6I5FRPDYF-njiWwfxGB2ZDVA8fSa9UVVZ3Uwbjm0cre5aBx7RIKhJFnzUpbFXP1a2bsHYN";

/// Bao accepts every offer, stops nothing and only draws and discards.
const RIVAL: &[&str] = &["accept", "pass", "commit 0", "decline", "end"];

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const TWO_TURNS: &[Step] = &[
    step(Next, "aim", "You are a merchant who ships the goods of Ceylon. The first to have 100 points wins.", Read)
        .at(OWN_SEAT),
    step(
        Next,
        "ship",
        "Points come from shipping a Clipper, a Port and goods of one kind. Each further good pays more.",
        Read,
    )
    .at("hand|own-seat"),
    step(
        Can("clipper"),
        "draw",
        "Your turn began with two new cards. Discard a Clipper to draw two more.",
        Only(&["clipper"], "That comes later in a turn. First discard one Clipper for two cards; you keep the other."),
    ),
    step(
        Can("offer 2"),
        "trade",
        "Next you may trade. Offer Bao a Coffee for a Tea.",
        Only(
            &["offer 2; give coffee; want tea; propose"],
            "Once you do that, the time to trade is over. First offer Bao one Coffee for one Tea.",
        ),
    ),
    step(
        Can("meld tea 3 0"),
        "ship",
        "Bao agreed, and now you hold three Tea. Ship all three with your Clipper and your Port for 6 points.",
        Only(&["meld tea 3 0"], "You may ship once a turn, so make it the best: all three Tea, for 6 points."),
    ),
    step(
        Can("discard *"),
        "end",
        "Shipping brought you three new cards. You may keep seven: discard Cinnamon.",
        Only(&["discard cinnamon"], "You will want that card in your next turn. Discard the Cinnamon."),
    ),
    step(
        Can("attack 2"),
        "attack",
        "Your second turn. Send your Pirates to steal a random card; only Winds could stop them.",
        Only(&["attack 2"], "Phases do not come back within a turn, and pirates come before that. Attack Bao first."),
    ),
    step(
        Can("monsoon"),
        "storm",
        "Two Winds make a Monsoon: every other player loses a random card. Cause one.",
        Only(
            &["monsoon"],
            "The storm comes before that, and does not come back in this turn. Cause the Monsoon first.",
        ),
    ),
    step(
        Can("plantation sugar"),
        "build",
        "Two Plantation cards and two goods of one kind build a plantation. Build one of Sugar.",
        Only(
            &["plantation sugar"],
            "You may, but build the plantation of Sugar first: it helps to ship for the whole game.",
        ),
    ),
    step(
        Can("official"),
        "build",
        "Have the most officials to keep eight cards. Hire an official for two Ports.",
        Only(&["official"], "You may, but hire the official first: it stays for the whole game."),
    ),
    step(
        Can("end"),
        "turn",
        "Nothing more pays now. End your turn.",
        Try(&["end"], "You may, but those cards are worth more later. End your turn."),
    ),
    step(
        Next,
        "winning",
        "So it goes on, turn by turn, until a player has 100 points. Let us see the end of such a game.",
        Read,
    )
    .at(OWN_SEAT),
];

const LAST: &[Step] = &[
    step(Next, "ship", "Forty rounds later you have 78 points, and Bao has 84. Whoever ships next may win.", Read)
        .at(OWN_SEAT),
    step(
        Can("meld rubber 5 1"),
        "ship",
        "You own a Rubber plantation, so a Plantation card counts as Rubber. Ship 6 Rubber: five cards and the Plantation.",
        Only(
            &["meld rubber 5 1"],
            "That is not enough for 100. Ship five Rubber and the Plantation card: 6 goods, 27 points.",
        ),
    ),
    step(Over, "winning", "105 points: you win at once. Only what you ship counts.", Read),
];

const MINUTE: &[Glance] = &[
    Glance {
        title: "The goal",
        say: "Ship goods of Ceylon for points. The first to have 100 wins at once.",
        piece: Piece::new("card", Card::Tea as usize),
    },
    Glance {
        title: "A turn",
        say: "Draw two cards, then trade, send pirates, cause a storm, build and ship, in this order. You may skip all but drawing.",
        piece: Piece::new("card", Card::Winds as usize),
    },
    Glance {
        title: "Shipping",
        say: "A Clipper, a Port and goods of one kind, once a turn. Each further good pays more.",
        piece: Piece::new("card", Card::Clipper as usize),
    },
    Glance {
        title: "The end of a turn",
        say: "Discard down to seven cards. With the most officials you may keep eight.",
        piece: Piece::new("card", Card::Port as usize),
    },
];

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
    title: "A first game",
    minutes: 7,
    parts: &[
        Part { table: OPENING, rival: RIVAL, steps: A_ROUND },
        Part { table: CALLED, rival: RIVAL, steps: THE_CROWN },
        Part { table: ENDING, rival: &["exchange red"], steps: LAST },
    ],
};

/// Start of a three-player game.
const OPENING: &str = "tea_and_rum.AQIDtgIAAwADWW91AgNCYW8CBUNsYXJhAAAATHRv5adAIqHknU0q";
/// The second round of another game: a captain needs a cannon, and a contract leads to eight blue points.
const CALLED: &str = "tea_and_rum.AQIDYAADAwNCYW8AA1lvdQMFQ2xhcmEAORMFsUR9e7hi_lwatGJB3fD7xVdwQI6TUPRLS5UsjhAU";
/// The end of another game, before money is exchanged.
const ENDING: &str = "tea_and_rum.AQIDBgADAANZb3UCA0JhbwIFQ2xhcmEA-AFIIukrLmRLP1P-6BUVoaJK9AFEwuSK_LNDxs0rEyTkLRVrebphlew05qp4BGUYNlHVgXcoSJUXUjT_s-Y-jhFNiJOzYfqcq8Q4ZTMht0Au0sRPd1At";

/// The rivals buy no ships and mostly use the rows.
const RIVAL: &[&str] = &["done", "work * row", "work * instead", "work *"];

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const A_ROUND: &[Step] = &[
    step(
        Next,
        "overview",
        "You build up an island for five rounds. Blue points please the Crown and can make you Governor, red points Pirate King.",
        Read,
    ).at(OWN_SEAT),
    step(
        Can("ship 6 c"),
        "ships",
        "You got 10 dollars, and ships have come. Buy the 6-dollar ship for two wheat and an ore.",
        Only(&["ship 6 c"], "Other ships are fine too, but this lesson needs two wheat and an ore for 6 dollars."),
    ),
    step(
        Can("ship 4 c"),
        "ships",
        "The others buy none. Buy the 4-dollar ship too, for wheat and ore.",
        Only(&["ship 4 c"], "You may, but you will need the wheat and the ore of the 4-dollar ship."),
    ),
    step(
        Can("discard barrel"),
        "warehouse",
        "Your warehouse has six squares, and you have seven goods. Discard the barrel.",
        Only(&["discard barrel"], "You may, but you need all the other goods. Discard the barrel."),
    ),
    step(
        Can("work market instead"),
        "actions",
        "Now workers: take yours off the Market, and use the action at the bottom, to trade.",
        Only(&["work market instead"], "A row is good too, but trade first: it brings what your contract wants."),
    ),
    step(
        Can("sell ore"),
        "trade",
        "Cash settles the difference. Sell an ore and buy a tobacco.",
        Only(
            &["sell ore; buy tobacco", "buy tobacco"],
            "You need a second tobacco for a contract. Sell an ore and buy a tobacco.",
        ),
    ),
    step(
        Can("work governor instead"),
        "actions",
        "The number of workers here decides which row you use. Go to the Governor’s bottom action, to build.",
        Only(
            &["work governor instead"],
            "That board comes next. Take your worker off the Governor, for the action at the bottom.",
        ),
    ),
    step(
        Can("build washhouse"),
        "build",
        "Build the Washhouse for two wheat and an ore. It brings red points and money.",
        Only(&["build washhouse"], "You could decline, but buildings bring points. Build the Washhouse."),
    ),
    step(
        Can("work tavern instead"),
        "actions",
        "Next the Tavern, for the action at the bottom: captains are for hire there.",
        Only(&["work tavern instead"], "You may, but a captain helps your contract. Take your worker off the Tavern."),
    ),
    step(
        Can("hire 2"),
        "captain",
        "Hire Jory the Polite for 3 dollars. His stars are steps on the track of reputation, which bring a wheat.",
        Only(&["hire 2"], "You need the wheat that Jory’s stars bring. Hire Jory the Polite."),
    ),
    step(
        Can("work harbor instead"),
        "actions",
        "Your last worker goes to the Harbor, to fulfil a contract.",
        Only(&["work harbor instead"], "You have what a contract wants. Use the action at the bottom of the Harbor."),
    ),
    step(
        Can("fulfil 3 red"),
        "contract",
        "Deliver a wheat and two tobacco for the third contract. Choose its red points.",
        Only(
            &["fulfil 3 red", "fulfil 3 blue"],
            "You could decline, but these goods are for that. Deliver the third contract.",
        ),
    ),
    step(
        Can("points *"),
        "points",
        "The space of the contract gives one more point. Take it in blue or red.",
        Try(&["points *"], "Take the point in either colour."),
    ),
    step(
        Round(2),
        "wishes",
        "The round’s wish is scored, then everyone’s population and income grow.",
        Read,
    ).at("wish|own-seat"),
    step(
        Next,
        "phases",
        "Odd rounds remove workers; even rounds place them. Next: allegiances.",
        Read,
    ).at("house-governor|own-seat"),
];

const THE_CROWN: &[Step] = &[
    step(
        Can("work governor right"),
        "actions",
        "Another game, round two. Place a worker at the Governor: the right half of the row fulfils a contract.",
        Only(
            &["work governor right"],
            "That comes later. Use the right half of the row at the Governor, for a contract.",
        ),
    ),
    step(
        Can("fulfil 2 blue"),
        "contract",
        "Deliver the second contract, and choose its seven blue points.",
        Only(&["fulfil 2 blue"], "You may, but eight blue points are worth more now. Deliver it for the blue ones."),
    ),
    step(
        Can("points blue"),
        "points",
        "The space of the contract gives one more. Take it in blue, to reach eight.",
        Only(&["points blue"], "Red points are good too, but the eighth blue one is what the Crown waits for."),
    ),
    step(
        Can("swear *"),
        "allegiance",
        "At eight blue points the Crown calls. Choose an allegiance: its red points come at once.",
        Try(&["swear 2", "swear *"], "The Crown waits for no one. Choose one of the allegiances."),
    ),
    step(
        Can("points *"),
        "reputation",
        "Your star reaches a point on the track of reputation. Take it in either colour.",
        Try(&["points *"], "Take the point in either colour."),
    ),
    step(
        Can("activate 5"),
        "activation",
        "Dunstan Coil was hired earlier and waits for a cannon. You have one, so activate him.",
        Only(&["activate 5"], "You may end your turn, but your captain brings three points. Activate him first."),
    ),
    step(
        Can("points *"),
        "activation",
        "He brings three points. Take them in red, so that your colours stay close.",
        Try(&["points red", "points *"], "Take the points in either colour."),
    ),
    step(
        Next,
        "allegiance",
        "An allegiance is fulfilled as soon as you have what it asks for. Let us see the end of such a game.",
        Read,
    )
    .at("allegiances|holdings|own-seat"),
];

const LAST: &[Step] = &[
    step(
        Next,
        "end",
        "After five rounds all goods are sold. You have fulfilled an allegiance, so you may become Governor.",
        Read,
    )
    .at("holdings|own-seat"),
    step(
        Can("exchange *"),
        "exchange",
        "Ten dollars buy a point of either colour, in secret. Exchange some money for a red point.",
        Only(&["exchange red"], "You may, but red first: it keeps your colours close. Take a red point."),
    ),
    step(
        Can("exchange *"),
        "apart",
        "If your colours are over ten apart, the excess is lost. So take a blue point next.",
        Try(&["exchange blue", "exchange red"], "Money counts for nothing any more. Exchange it."),
    ),
    step(
        Can("exchange *"),
        "exchange",
        "Go on until your money is spent. Now a red point.",
        Try(&["exchange red", "exchange blue"], "Money counts for nothing any more. Exchange it."),
    ),
    step(
        Can("exchange *"),
        "exchange",
        "And a blue point.",
        Try(&["exchange blue", "exchange red"], "Money counts for nothing any more. Exchange it."),
    ),
    step(
        Over,
        "titles",
        "The most blue with an allegiance fulfilled is Governor, the most red Pirate King. Both win; you are both.",
        Read,
    ),
];

const MINUTE: &[Glance] = &[
    Glance {
        title: "The goal",
        say: "Gather blue points of the Crown and red points of the People. One becomes Governor, one Pirate King.",
        piece: Piece::new(kinds::ALLEGIANCE, 0),
    },
    Glance {
        title: "A round",
        say: "Income, ships with goods, four workers each, the people’s wish. There are five rounds.",
        piece: Piece::new(kinds::SHIP, 0),
    },
    Glance {
        title: "Workers",
        say: "A worker on a board uses the row that the workers there pick, or the action at the bottom.",
        piece: Piece::new(kinds::TILE, 0),
    },
    Glance {
        title: "Actions",
        say: "Build, trade, fulfil contracts, hire captains. All of them bring points or help to.",
        piece: Piece::new(kinds::BUILDING, 0),
    },
    Glance {
        title: "Winning",
        say: "Eight blue points bring an allegiance. Whoever fulfils it may become Governor with most blue.",
        piece: Piece::new(kinds::CONTRACT, 0),
    },
];

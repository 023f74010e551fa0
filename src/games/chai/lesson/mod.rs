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
    title: "A first game",
    minutes: 8,
    parts: &[
        Part { table: OPENING, rival: RIVAL, steps: A_YEAR },
        Part { table: LATER, rival: RIVAL, steps: THE_PALACE },
        Part { table: ENDING, rival: RIVAL, steps: LAST },
    ],
};

/// Start of a two-player game.
const OPENING: &str = "chai.AQICAwEAAAACAANZb3UCA0JhbwAAAJ51nG6YQtGXmt3Gkw";
/// The third year of another game: some cards are face down, and others are not next to their tea.
const LATER: &str =
    "chai.AQICAQEAAAACAwNCYW8AA1lvdQBqJFVi9oQakiLjuq8ZhbPeOe_KCeCxlVsLZj9nImVLvRRBHjccY7d54zt-jAu7a4AVig";
/// The last steps of another game.
const ENDING: &str = "chai.AQICAgEAAAACAgRBc2hhAANZb3UA8AFVgNsHjoO-ymNrIQE92tLHCGFMNpOD6IdyPIuf2lW-b9dD0Z6L3YIGa12s8Xxrnne--LXpWXBUR6wymMFFJpGCpd64QoupDPorg8vCfCwO53MojhvrWEb2jv0y9TorSr6N-Q";

/// Bao takes what the marker gives and leaves the year to the learner.
const RIVAL: &[&str] = &["end turn", "take *", "walk 1", "done", "pass"];

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const fn end(say: &'static str) -> Step {
    step(
        Can("end turn"),
        "turns",
        say,
        Only(&["end turn"], "You may change a worker for tea, but that tea is wanted later. End your turn."),
    )
}

const A_YEAR: &[Step] = &[
    step(Next, "goal", "You bring tea from your plantation to the ships. Points come from ships and cards.", Read)
        .at("hill-1-field|own-seat"),
    step(
        Can("walk 3"),
        "assistant",
        "Each year, move the assistant 1 to 3 markers; both players get that tea. Move it three.",
        Only(&["walk 3"], "Each marker gives different tea. For this lesson move it three markers."),
    ),
    step(
        Can("step field yellow r1"),
        "benefit",
        "You got two teas, plus one tea or step of your choice. Move the yellow tea up to the right.",
        Only(&["step field yellow r1"], "You may, but you will want the yellow tea on the right. Move it up there."),
    ),
    step(
        Can("harvest 1 green"),
        "harvest",
        "These dice are your workers, and a turn is one task. Send a 1 to the Harvest board for green tea.",
        Only(&["harvest 1 green"], "You may, but those workers have better tasks. Send a 1 to harvest green tea."),
    ),
    end("The green tea lies in your field. End your turn."),
    step(
        Can("produce 6 2"),
        "production",
        "Bao is done for this year. Equal workers make a set: place both 6s on the Production board.",
        Only(&["produce 6 2"], "A set of 6s ranks highest and brings the most steps. Place both 6s on Production."),
    ),
    end("The highest set brings seven steps for your tea at the end of the year. End your turn."),
    step(
        Can("palace coin 5"),
        "palace",
        "Each palace room holds one worker. Send a 5 for the coin: whoever holds it goes first next year.",
        Only(&["palace coin 5"], "You may, but the coin goes to who asks first. Send a 5 to the palace for it."),
    ),
    end("Nothing more to do here. End your turn."),
    step(
        Can("reserve s3 1 2"),
        "harbour",
        "A run, consecutive dice, reserves a ship. Send your 1 and 2 to the third ship, a junk: it takes any tea.",
        Only(&["reserve s3 1 2"], "You may, but without a ship no tea sails. Reserve the third ship with 1 and 2."),
    ),
    end("A longer or higher run could have pushed yours away. End your turn."),
    step(
        Can("market 5 5"),
        "market",
        "Your die’s number picks the card. Take the card in slot 5 with your last worker.",
        Only(&["market 5 5"], "You may, but cards bring points and move tea. Take the card in slot 5."),
    ),
    step(
        Can("plant r1"),
        "planting",
        "Plant it on the ringed slot beside the yellow tea. It blooms: yellow tea goes up two steps.",
        Only(
            &["plant r1"],
            "You may plant anywhere, but only beside the yellow tea it works at once. Use the ringed slot.",
        ),
    ),
    step(
        Can("step r3 yellow dock"),
        "loading",
        "The year ends: your junk has come, and you have seven steps. Move the yellow tea to the dock.",
        Only(&["step r3 yellow dock"], "The yellow tea is nearest to the junk. Move it to the dock first."),
    ),
    step(
        Can("step *"),
        "movement",
        "On the dock it was loaded at once. Move any other tea one step up.",
        Try(&["step *"], "Steps that you do not spend are lost. Move a tea, or press once more to leave them."),
    ),
    step(
        Can("done"),
        "clean-up",
        "Spend the other steps as you like, then stop.",
        Try(&["done", "step *"], "Move tea, or stop."),
    ),
    step(
        Round(2),
        "year",
        "A new year begins, and all workers are yours again. Let us see what the palace can do in a later year.",
        Read,
    )
    .at("tray-1|own-seat"),
];

const THE_PALACE: &[Step] = &[
    step(
        Can("palace refresh *"),
        "palace",
        "Cards that have worked lie face down. Any worker, sent to the palace for it, turns them up again.",
        Only(
            &["palace refresh 2; lane l1", "palace refresh *"],
            "That is possible too, but begin in the palace. Send a worker there to turn your cards up.",
        ),
    ),
    end("Blooming worked at once and sent oolong tea up two steps. End your turn."),
    step(
        Can("palace swap *"),
        "palace",
        "Bao has passed. Another room of the palace swaps two of your cards: send a worker there.",
        Only(
            &["palace swap 3", "palace swap *"],
            "You may, but some cards lie where they are of no use. Send a worker to the palace to swap two.",
        ),
    ),
    step(
        Can("exchange fr l1"),
        "palace",
        "Swap the card right of the field with Fermentation, on the left: it works on your green tea in the field.",
        Only(
            &["exchange fr l1; lane r1", "exchange fr l1"],
            "You may, but only beside the field Fermentation meets green tea. Swap it with the card right of it.",
        ),
    ),
    step(
        Can("lane r1"),
        "climbing",
        "Both green teas become fermented and go a step up. Take the right lane for this one.",
        Only(&["lane r1"], "You may, but this tea is wanted on the right. Take the right lane."),
    ),
    end("There is fermented tea on the right now. End your turn."),
    step(
        Can("palace move *"),
        "palace",
        "A third room moves a card of yours to an empty slot. Send a worker there.",
        Only(
            &["palace move 4", "palace move *"],
            "You may, but one card is still wanted elsewhere. Send a worker to the palace to move it.",
        ),
    ),
    step(
        Can("carry l2 r1"),
        "palace",
        "Move Blooming from the second tier on the left to the first on the right, beside the fermented tea.",
        Only(
            &["carry l2 r1"],
            "You may, but only beside the fermented tea it works at once. Move the Blooming of the second tier there.",
        ),
    ),
    step(
        Next,
        "palace",
        "It went up two steps: a card that comes to a slot works at once. Let us go to the last year of a game.",
        Read,
    )
    .at("hill-2-r1|own-seat"),
];

const LAST: &[Step] = &[
    step(
        Next,
        "end",
        "You sailed your third ship, and the fourth ends the game. It waits for one more fermented tea.",
        Read,
    )
    .at("hill-2-d3|own-seat"),
    step(
        Can("step field fermented l1"),
        "plantation",
        "You have five steps. Move the fermented tea out of the field into the left lane.",
        Only(&["step field fermented l1"], "Tea cannot change its lane. Take the fermented one up the left lane."),
    ),
    step(
        Can("step l1 fermented l2"),
        "climbing",
        "Move it to tier 2. Cards there push it further.",
        Only(&["step l1 fermented l2"], "The fermented tea needs all of these steps. Move it on."),
    ),
    step(
        Can("step l2 fermented l3"),
        "movement",
        "Then to tier 3.",
        Only(&["step l2 fermented l3"], "The fermented tea needs all of these steps. Move it on."),
    ),
    step(
        Can("step l3 fermented dock"),
        "movement",
        "And to the dock.",
        Only(&["step l3 fermented dock"], "The fermented tea needs this step. Move it to the dock."),
    ),
    step(
        Can("load d3 fermented"),
        "loading",
        "Two ships want it. Load it onto the third one, the Thermopylae: then it is full and sails.",
        Only(&["load d3 fermented"], "That ship would wait. The Thermopylae, the third one, sails with it."),
    ),
    step(
        Can("done"),
        "end",
        "It sailed for 7 points, your fourth ship. Stop here: the game ends with the year.",
        Try(&["done", "step *"], "Move tea, or stop."),
    ),
    step(Over, "scoring", "Ships, cards and merchants give the points: 37 to 32. You win.", Read),
];

const MINUTE: &[Glance] = &[
    Glance {
        title: "The goal",
        say: "Move tea up your plantation and load it onto ships. Ships, cards and your merchant give points.",
        piece: Piece::new(kinds::TOKEN, 0),
    },
    Glance {
        title: "A year",
        say: "Both get tea from a marker and roll their workers. Then they take turns, one task each.",
        piece: Piece::new(kinds::MARKER, 0),
    },
    Glance {
        title: "Tasks",
        say: "One worker harvests, buys a card or goes to the palace. A run reserves a ship, a set brings steps.",
        piece: Piece::new(kinds::CARD, 0),
    },
    Glance {
        title: "The end of a year",
        say: "Reserved ships come, and steps move tea. Tea on the dock loads at once, and full ships sail.",
        piece: Piece::new(kinds::SHIP, 0),
    },
    Glance {
        title: "The end",
        say: "The year in which a merchant has sailed four ships is the last. The most points win.",
        piece: Piece::new(kinds::MERCHANT, 0),
    },
];

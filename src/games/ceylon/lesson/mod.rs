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
    title: "A first game",
    minutes: 6,
    parts: &[
        Part { table: OPENING, rival: &["card * harvest", "card * trade", "rupees", "done"], steps: THREE_ROUNDS },
        Part { table: ENDING, rival: &["advance"], steps: LAST },
    ],
};

/// Start of a two-player game without Uva.
const OPENING: &str = "ceylon.AQECIAABAgADWW91AgNCYW8AAACs7IEMuESALkLl80k";
/// The last turn of another game.
const ENDING: &str = "ceylon.AQECBAAAAgIDQmFvAANZb3UAlQE_2mTwM0EEF5CrBDqZoMJI_dbfIuXpEKAsq4GpO8FXDacwgwYw-APubh46nFX5FiPYNhY2cHwbfiOoZ5erNp1HhlKbmljPgu_VN5II";

const fn step(when: StepTrigger, rule: &'static str, say: &'static str, task: Task) -> Step {
    Step { when, say, rule, task, at: "" }
}

const THREE_ROUNDS: &[Step] = &[
    step(Next, "goal", "You grow tea on Ceylon and sell it to companies. The most points at the end win.", Read)
        .at(OWN_SEAT),
    step(
        Can("start k1"),
        "map",
        "Low land gives black tea, higher land green, the peaks white. Start on the ringed hexagon in Kandy.",
        Only(&["start k1"], "In a whole game you may start there. For this lesson take the ringed hexagon in Kandy."),
    ),
    step(
        Can("card advance plant"),
        "card",
        "One half of a card is for you, the other for everyone else. Play “Advance”, with “Plant” for Bao.",
        Only(
            &["card advance plant"],
            "You may play any card later. Now play “Advance” for yourself, with “Plant” for Bao.",
        ),
    ),
    step(
        Can("advance"),
        "technology",
        "Advance a step for 5 rupees. It brings you a technology token, and Bao a rupee.",
        Only(&["advance"], "You could move instead, but then there is no token. Advance in technology."),
    ),
    step(
        Can("token"),
        "token",
        "A technology token is one more action in your own turn. Use it now.",
        Only(&["token"], "You may keep a token for later turns. Use this one now to see what it does."),
    ),
    step(
        Can("move k2"),
        "move",
        "Move to the ringed hexagon. The first step is free, further ones cost rupees.",
        Only(&["move k2"], "That is allowed too, but you plant on the ringed hexagon next. Move there."),
    ),
    step(
        Can("rupees"),
        "rupees",
        "Bao played a card and left hiring to you. Instead of any action you may take 2 rupees: do that now.",
        Only(&["rupees"], "You may, but your next two turns need 10 rupees. Take 2 rupees instead."),
    ),
    step(
        Can("card plant harvest"),
        "turn",
        "Your turn again. Play “Plant”, with “Harvest” for Bao.",
        Only(
            &["card plant harvest"],
            "Your pawn stands where you want to plant. Play “Plant” for yourself, with “Harvest” for Bao.",
        ),
    ),
    step(
        Can("plant k2"),
        "plant",
        "Plant where your pawn stands, for 5 rupees. Planting frees a contract space on your estate.",
        Only(&["plant k2"], "You could move instead, but plant now: two plantations bring two chests."),
    ),
    step(
        Can("harvest k1"),
        "harvest",
        "Bao left harvesting to you. Take the black chest from the plantation next to your pawn.",
        Only(&["harvest k1"], "You may, but you need three chests for a contract. Take the black one first."),
    ),
    step(
        Can("harvest k2"),
        "warehouse",
        "Now take the green chest under your pawn. Your warehouse keeps five chests at most.",
        Only(&["harvest k2"], "You may stop here, but the contract asks for a green chest. Take it."),
    ),
    step(
        Can("card hire trade"),
        "councillor",
        "A district scores at the end only if you hired its councillor. Play “Hire”, with “Trade” for Bao.",
        Only(&["card hire trade"], "You may play others later. Play “Hire” for yourself, with “Trade” for Bao."),
    ),
    step(
        Can("hire kandy"),
        "councillors",
        "Hire the councillor of Kandy for 5 rupees. From now on you may also plant next to your pawn.",
        Only(&["hire kandy"], "You could move instead, but without its councillor Kandy brings you no points. Hire."),
    ),
    step(
        Can("trade 3 rupees"),
        "trade",
        "Bao left trading to you, and the third wagon wants your three chests. Deliver them for rupees.",
        Only(
            &["trade 3 rupees", "trade 3 points"],
            "You may keep the chests, but a contract is what they are for. Deliver to the third wagon.",
        ),
    ),
    step(
        Next,
        "companies",
        "The more companies you supply, the more points at the end. Let us go to the end of such a game.",
        Read,
    )
    .at(OWN_SEAT),
];

const LAST: &[Step] = &[
    step(
        Next,
        "end",
        "Twenty rounds later only one action card is left. Whoever draws the last one begins the last round.",
        Read,
    )
    .at("deck|hand|own-seat"),
    step(
        Can("card plant advance"),
        "majorities",
        "The most plantations in a district score the most. Play “Plant” once more, with “Advance” for Bao.",
        Only(&["card plant advance"], "You may, but Uva can still be won. Play “Plant”, with “Advance” for Bao."),
    ),
    step(
        Can("plant u3"),
        "plant",
        "Plant on the ringed hexagon in Uva. Each marker left on your board costs 2 points.",
        Only(&["plant u3"], "You may, but a plantation in Uva counts more now. Plant on the ringed hexagon."),
    ),
    step(
        Over,
        "majorities",
        "Majorities in rupees, technology and districts scored, then companies and markers. You win with 74 points.",
        Read,
    ),
];

const MINUTE: &[Glance] = &[
    Glance {
        title: "The goal",
        say: "Grow tea, harvest it and deliver it to companies. Whoever has the most points at the end wins.",
        piece: Piece::new(kinds::CHEST, 1),
    },
    Glance {
        title: "A turn",
        say: "Play a card: one half is your action, the other is for all others. Or move, or take 2 rupees.",
        piece: Piece::new(kinds::CARD, 0),
    },
    Glance {
        title: "Contracts",
        say: "Three chests fulfil a contract on the train, for rupees or points. Each company needs a space of its own.",
        piece: Piece::new(kinds::CONTRACT, 0),
    },
    Glance {
        title: "Councillors",
        say: "A councillor gives an ability, and lets your plantations count in the district.",
        piece: Piece::new(kinds::COUNCILLOR, 0),
    },
    Glance {
        title: "The end",
        say: "The game ends after the round in which the last card or a player’s last marker goes. Then majorities and companies score.",
        piece: Piece::new(kinds::MARKER, 0),
    },
];

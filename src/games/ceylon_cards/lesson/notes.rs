//! The coach's notes for a player's first whole games of the card game.

use crate::words::lesson::{Mistake, Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Over, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

/// One note for each section of the rulebook that a player does not need from the start.
pub const NOTES: &[Note] = &[
    note("aim", Round(1), "Only shipping scores, and the first to 100 points wins. Everything else helps you ship.")
        .at(Tables::With("ending", "first")),
    note(
        "aim",
        Round(1),
        "Only shipping scores. Once a player has 100 points, the round is finished and the most points win.",
    )
    .at(Tables::With("ending", "equal")),
    note(
        "turn",
        Round(1),
        "A turn goes one way: Draw, Trade, Pirates, Storm, Build, Ship, End. You cannot go back to an earlier phase.",
    ),
    note(
        "counter",
        Can("counter"),
        "You may answer an offer with one of your own. It goes back to the player whose turn it is.",
    ),
    note("answer", Can("accept"), "You are asked about an offer. Accept, decline, or ask for something else."),
    note(
        "fleet",
        Can("fleet *"),
        "Three Pirates are a fleet: it steals a whole hand. Two Clippers, from any players together, stop it.",
    )
    .at(Tables::Seats(3, 8)),
    note("fleet", Can("fleet *"), "Three Pirates are a fleet: it steals a whole hand. Two Clippers stop it.")
        .at(Tables::Seats(2, 2)),
    note("attack", Used, "An attack steals a random card. The player attacked may discard Winds to stop it."),
    note(
        "storm",
        Used,
        "A Monsoon costs every other player a random card. A Typhoon costs everyone the whole hand, you too.",
    )
    .at(Tables::Seats(3, 8)),
    note("storm", Used, "A Monsoon costs your rival a random card. A Typhoon costs you both the whole hand.")
        .at(Tables::Seats(2, 2)),
    note("offer", Used, "You have three offers a turn. Only the two of you see an offer to one player."),
    note(
        "ship",
        Can("meld *"),
        "You can ship now, once a turn. Each further good of one kind pays more, so waiting may pay too.",
    ),
    note(
        "build",
        Can("plantation *"),
        "A plantation lets a Plantation card count as its good in every later shipment.",
    ),
    note("pirates", Can("attack *"), "Pirates come after trading and before storms. Stolen cards may be used at once."),
    note("deck", Used, "When the deck runs out, the discard pile is shuffled into a new one."),
    note(
        "draw",
        Can("clipper"),
        "Discard a Clipper to draw two cards, only at the start of your turn. But each shipment needs one.",
    ),
    note(
        "end",
        Can("discard *"),
        "Discard down to your hand limit: seven cards, or eight if you alone have the most officials.",
    ),
    note(
        "trade",
        Round(2),
        "You may trade before pirates, storms and shipping, and make offers only on your own turn.",
    ),
    note(
        "cards",
        Round(4),
        "There are ten Clippers and ten Ports. Press and hold a card to see how many are left of its kind.",
    ),
    note("setup", Over, "The winner begins the next game of the same players."),
    note("winning", Over, "The game ends as soon as a player has 100 points, or after 100 turns each.")
        .at(Tables::With("ending", "first")),
    note("winning", Over, "The game ends with the round in which a player has 100 points, or after 100 turns each.")
        .at(Tables::With("ending", "equal")),
];

/// Mistakes that a beginner regrets.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "unshipped",
        doing: "end",
        instead_of: "meld *",
        leads_to: "",
        after: "",
        without: "",
        say: "You can still ship. Press End again to save these goods for later.",
    },
    Mistake {
        key: "gift",
        doing: "propose",
        instead_of: "",
        leads_to: "",
        after: "give *",
        without: "want *",
        say: "This offer asks for nothing: it is a gift. Propose it once more if you mean it.",
    },
    Mistake {
        key: "last-clipper",
        doing: "clipper",
        instead_of: "meld * 4 *",
        leads_to: "",
        after: "",
        without: "",
        say: "Each shipment needs a Clipper. Discard it once more if you can do without.",
    },
];

//! What the coach says in the first whole games of the card game.

use crate::words::lesson::{Matters, Mistake, Note};

use Matters::{Can, Over, Round, Used};

const fn note(rule: &'static str, when: Matters, say: &'static str) -> Note {
    Note { rule, when, say }
}

/// One for each section of the rulebook that a player does not need from the beginning.
pub const NOTES: &[Note] = &[
    note(
        "aim",
        Round(1),
        "Only shipping brings points, and the first player with 100 wins. Everything else helps to ship.",
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
    ),
    note("attack", Used, "An attack steals a random card. The player attacked may discard Winds to stop it."),
    note(
        "storm",
        Used,
        "In a Monsoon every other player loses a random card, in a Typhoon everybody a whole hand, you too.",
    ),
    note("offer", Used, "You have three offers a turn. An offer to one player is seen by the two of you alone."),
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
    note("deck", Used, "The deck ran out, so the discard pile was shuffled into a new one."),
    note(
        "draw",
        Can("clipper"),
        "A Clipper brings two cards now, at the beginning of your turn only. But each shipment needs one.",
    ),
    note("end", Can("discard *"), "You discard down to your hand limit: seven cards, eight with the most officials."),
    note("trade", Round(2), "You may trade before pirates, storms and shipping, and only in your own turn."),
    note(
        "turn",
        Round(3),
        "A turn goes one way: Draw, Trade, Pirates, Storm, Build, Ship, End. What you do closes all phases before it.",
    ),
    note(
        "cards",
        Round(4),
        "There are ten Clippers and ten Ports. Press and hold a card to see how many are left of its kind.",
    ),
    note("setup", Over, "Whoever wins begins the next game of the same players."),
    note("winning", Over, "The game ends at once when somebody has 100 points."),
];

/// What a novice regrets.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "unshipped",
        doing: "end",
        instead_of: "meld *",
        leads_to: "",
        after: "",
        without: "",
        say: "You could still ship in this turn. To keep the goods for more later, end the turn once more.",
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

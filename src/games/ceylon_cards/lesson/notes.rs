//! The coach's notes for a player's first whole games of the card game.

use crate::words::lesson::{Mistake, Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

/// One note for each section of the rulebook that a player does not need from the start.
pub const NOTES: &[Note] = &[
    note("aim", Round(1), "note-aim").at(Tables::With("ending", "first")),
    note("aim", Round(1), "note-aim-2").at(Tables::With("ending", "equal")),
    note("turn", Round(1), "note-turn"),
    note("counter", Can("counter"), "note-counter"),
    note("answer", Can("accept"), "note-answer"),
    // What may cost a hand is explained before it happens, if it does not happen very early.
    note("storm", Round(3), "note-storm").at(Tables::Seats(3, 8)),
    note("storm", Round(3), "note-storm-2").at(Tables::Seats(2, 2)),
    note("fleet", Round(4), "note-fleet").at(Tables::Seats(3, 8)),
    note("fleet", Used, "note-fleet-2").at(Tables::Seats(2, 2)),
    note("attack", Used, "note-attack"),
    note("offer", Used, "note-offer"),
    note("ship", Can("meld *"), "note-ship"),
    note("build", Can("plantation *"), "note-build"),
    note("pirates", Can("attack *"), "note-pirates"),
    note("deck", Used, "note-deck"),
    note("draw", Can("clipper"), "note-draw"),
    note("end", Can("discard *"), "note-end").at(Tables::Seats(2, 2)),
    note("end", Round(3), "note-end-officials").at(Tables::Seats(3, 8)),
    note("trade", Round(2), "note-trade"),
    note("cards", Round(7), "note-cards"),
    note("setup", Round(20), "note-setup"),
    note("winning", Round(10), "note-winning").at(Tables::With("ending", "first")),
    note("winning", Round(10), "note-winning-2").at(Tables::With("ending", "equal")),
];

/// Typical mistakes of beginners, which the coach points out before they are made.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "unshipped",
        doing: "end",
        instead_of: "meld *",
        leads_to: "",
        after: "",
        without: "",
        say: "mistake-unshipped",
    },
    Mistake {
        key: "gift",
        doing: "propose",
        instead_of: "",
        leads_to: "",
        after: "give *",
        without: "want *",
        say: "mistake-gift",
    },
    Mistake {
        key: "last-clipper",
        doing: "clipper",
        instead_of: "meld * 4 *",
        leads_to: "",
        after: "",
        without: "",
        say: "mistake-last-clipper",
    },
];

//! The coach's notes for a player's first whole games of Ceylon.

use crate::words::lesson::{Mistake, Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

/// One note for each section of the rulebook. Those of a round come in the order in which they first matter: contracts
/// and the marks of the track before the first delivery, then majorities.
pub const NOTES: &[Note] = &[
    note("setup", Can("start *"), "note-setup"),
    note("starting-tiles", Can("* * tile"), "note-starting-tiles"),
    note("goal", Round(1), "note-goal"),
    note("card", Can("card *"), "note-card"),
    note("token", Can("token"), "note-token"),
    note("warehouse", Can("discard *"), "note-warehouse"),
    note("harvest", Can("harvest *"), "note-harvest"),
    note("plant", Used, "note-plant"),
    note("contract-spaces", Used, "note-contract-spaces"),
    note("trade", Can("trade *"), "note-trade"),
    note("councillor", Used, "note-councillor"),
    note("technology", Used, "note-technology"),
    note("move", Used, "note-move"),
    note("rupees", Used, "note-rupees"),
    note("end", Used, "note-end"),
    note("turn", Round(1), "note-turn"),
    note("map", Round(1), "note-map"),
    note("figures", Round(1), "note-figures"),
    note("two-players", Round(1), "note-two-players").at(Tables::Seats(2, 2)),
    note("district-bonus", Round(1), "note-district-bonus"),
    note("majorities", Round(2), "note-majorities"),
    note("councillors", Round(2), "note-councillors"),
    note("companies", Round(3), "note-companies"),
];

/// Typical mistakes of beginners, which the coach points out before they are made.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "no-room",
        doing: "harvest *",
        instead_of: "done",
        leads_to: "done; discard *",
        after: "",
        without: "",
        say: "mistake-no-room",
    },
    Mistake {
        key: "unplanted",
        doing: "rupees",
        instead_of: "trade *",
        leads_to: "",
        after: "",
        without: "",
        say: "mistake-unplanted",
    },
    Mistake {
        key: "dear-walk",
        doing: "move *",
        instead_of: "trade *",
        leads_to: "",
        after: "",
        without: "",
        say: "mistake-dear-walk",
    },
];

//! The coach's notes for a player's first whole games of Chai.

use crate::words::lesson::{Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

const SOLO: Tables = Tables::Seats(1, 1);

/// One note for each section of the rulebook.
pub const NOTES: &[Note] = &[
    note("goal", Can("walk *"), "note-goal"),
    note("race", Round(1), "note-race").at(SOLO),
    note("errands", Used, "note-errands").at(SOLO),
    note("benefit", Can("take *"), "note-benefit"),
    note("assistant", Used, "note-assistant").at(Tables::Seats(2, 2)),
    note("assistant", Used, "note-assistant-2").at(SOLO),
    note("conflict", Used, "note-conflict").at(Tables::Seats(2, 2)),
    note("conflict", Used, "note-conflict-2").at(SOLO),
    note("market", Can("market *"), "note-market"),
    note("planting", Can("plant *"), "note-planting"),
    note("palace", Can("palace *"), "note-palace"),
    note("harbour", Can("reserve *"), "note-harbour"),
    note("production", Can("produce *"), "note-production"),
    note("harvest", Can("harvest *"), "note-harvest"),
    note("values", Can("raise *"), "note-values"),
    note("turns", Round(1), "note-turns"),
    note("ships-come", Used, "note-ships-come"),
    note("movement", Can("step *"), "note-movement"),
    note("climbing", Used, "note-climbing"),
    note("arriving", Used, "note-arriving"),
    note("loading", Used, "note-loading"),
    note("junks", Used, "note-junks"),
    note("clean-up", Used, "note-clean-up"),
    note("year", Round(2), "note-year"),
    note("plantation", Round(2), "note-plantation"),
    note("merchants", Round(4), "note-merchants"),
    note("setup", Round(2), "note-setup"),
    note("knowledge", Round(6), "note-knowledge"),
    note("end", Round(3), "note-end"),
    note("scoring", Round(4), "note-scoring"),
    note("figures", Round(2), "note-figures"),
];

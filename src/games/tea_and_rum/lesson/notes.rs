//! The coach's notes for a player's first whole games of Tea & Rum.

use crate::words::lesson::{Mistake, Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

/// Two players, with the Automa.
const TWO: Tables = Tables::Seats(2, 2);

/// One note for each section of the rulebook; where two players play by another rule, one for them.
pub const NOTES: &[Note] = &[
    note("overview", Round(1), "note-overview").at(Tables::Seats(3, 4)),
    note("overview", Round(1), "note-overview-2").at(TWO),
    note("victory-cards", Round(1), "note-victory-cards").at(TWO),
    note("automa", Can("work *"), "note-automa").at(TWO),
    note("ships", Can("ship *"), "note-ships"),
    note("warehouse", Can("discard *"), "note-warehouse"),
    note("income", Used, "note-income"),
    note("actions", Can("work *"), "note-actions"),
    note("icons", Used, "note-icons"),
    note("build", Can("build *"), "note-build"),
    note("workshop", Can("build * save *"), "note-workshop"),
    note("captain", Can("hire *"), "note-captain"),
    note("activation", Can("activate *"), "note-activation"),
    note("contract", Can("fulfil *"), "note-contract"),
    note("trade", Can("sell *"), "note-trade"),
    note("reputation", Used, "note-reputation"),
    note("points", Can("points *"), "note-points"),
    note("allegiance", Can("swear *"), "note-allegiance"),
    note("foundry", Can("smelt *"), "note-foundry"),
    note("city-hall", Can("star"), "note-city-hall"),
    note("convert", Can("dry"), "note-convert"),
    note("wishes", Used, "note-wishes"),
    note("round-end", Used, "note-round-end"),
    note("population", Round(2), "note-population"),
    note("turns", Round(2), "note-turns"),
    note("phases", Round(2), "note-phases"),
    note("buildings", Round(3), "note-buildings"),
    note("supply", Round(4), "note-supply").at(Tables::With("supply", "box")),
    note("setup", Round(4), "note-setup"),
    note("end", Used, "note-end"),
    note("exchange", Can("exchange *"), "note-exchange"),
    note("apart", Used, "note-apart"),
    note("titles", Round(3), "note-titles").at(Tables::Seats(3, 4)),
    note("titles", Round(3), "note-titles-2").at(TWO),
];

/// Typical mistakes of beginners, which the coach points out before they are made.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "trade-nothing",
        doing: "done",
        instead_of: "sell *",
        leads_to: "",
        after: "",
        without: "buy *",
        say: "mistake-trade-nothing",
    },
    Mistake {
        key: "no-room",
        doing: "ship *",
        instead_of: "",
        leads_to: "discard *",
        after: "",
        without: "",
        say: "mistake-no-room",
    },
    Mistake {
        key: "keep-money",
        doing: "done",
        instead_of: "exchange *",
        leads_to: "",
        after: "",
        without: "",
        say: "mistake-keep-money",
    },
    Mistake {
        key: "no-contract",
        doing: "done",
        instead_of: "fulfil *",
        leads_to: "",
        after: "",
        without: "",
        say: "mistake-no-contract",
    },
];

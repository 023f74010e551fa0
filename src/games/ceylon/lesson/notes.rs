//! The coach's notes for a player's first whole games of Ceylon.

use crate::words::lesson::{Mistake, Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Over, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

/// One note for each section of the rulebook.
pub const NOTES: &[Note] = &[
    note(
        "setup",
        Can("start *"),
        "Start on low land, in a district where no one else has. A mixed neighbourhood helps later harvests.",
    ),
    note(
        "starting-tiles",
        Can("* * tile"),
        "Your starting tile works once, with the action it names. Press it together with the action.",
    ),
    note(
        "goal",
        Round(1),
        "Points come from contracts and the end: majorities, companies and markers. Rupees count there too.",
    ),
    note("card", Can("card *"), "Press the half of a card that you want. Everyone else may use the other half."),
    note("token", Can("token"), "A technology token is one more action in your own turn, before or after your card."),
    note(
        "warehouse",
        Can("discard *"),
        "Your warehouse is too full: give chests back until five are left. You choose which.",
    ),
    note(
        "harvest",
        Can("harvest *"),
        "Take one chest from each plantation at or beside your pawn. If it belongs to a rival, the rival scores a point.",
    ),
    note(
        "plant",
        Used,
        "Planting costs 5 rupees and uses the leftmost marker of your board. A hexagon holds one plantation.",
    ),
    note("contract-spaces", Used, "Each company needs its own contract space. Planting opens more of them."),
    note("trade", Can("trade *"), "You can fulfil a contract now. Choose its rupees or its points."),
    note("councillor", Used, "Hire a councillor to use their ability and score their district."),
    note(
        "technology",
        Used,
        "A step in technology gives you a token, and every rival a rupee. The player farthest ahead wins all ties.",
    ),
    note(
        "move",
        Used,
        "You may move instead of any action. The first step is free, the second costs 1 rupee, the third 2 more.",
    ),
    note("rupees", Used, "You may take 2 rupees instead of any action."),
    note("turn", Round(2), "One player plays a card; everyone else may use its other half. So you act in every turn."),
    note("map", Round(3), "Low land gives black tea, higher land green, the peaks white. You can cross rivers freely."),
    note(
        "councillors",
        Round(4),
        "Press and hold a councillor to read its ability. It works from the moment you hire.",
    ),
    note(
        "district-bonus",
        Round(2),
        "Plant in every district in play for a bonus at once: 10 points for the first player, then less.",
    ),
    note("two-players", Round(1), "With two players, Uva or Dimbula is left out. Nothing else changes.")
        .at(Tables::Seats(2, 2)),
    note("end", Used, "When the last card is drawn or a player’s last marker is placed, the round is the final one."),
    note("majorities", Over, "Rupees, technology and each district: 10 points for the most, 6 for second place."),
    note("companies", Over, "One to five companies score 1, 3, 6, 10 or 15 points. Each marker left over costs 2."),
    note(
        "figures",
        Over,
        "Some figures of this game are ours, because the printed ones are lost. The rulebook lists them.",
    ),
];

/// Mistakes that a beginner regrets.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        key: "no-room",
        doing: "harvest *",
        instead_of: "done",
        leads_to: "done; discard *",
        after: "",
        without: "",
        say: "Your warehouse has no room for this chest: you would give one back. Take it once more if you mean it.",
    },
    Mistake {
        key: "unplanted",
        doing: "rupees",
        instead_of: "trade *",
        leads_to: "",
        after: "",
        without: "",
        say: "You could deliver a contract now. Take the rupees once more if you would rather wait.",
    },
    Mistake {
        key: "dear-walk",
        doing: "move *",
        instead_of: "trade *",
        leads_to: "",
        after: "",
        without: "",
        say: "You could deliver a contract now. Move once more if you would rather wait.",
    },
];

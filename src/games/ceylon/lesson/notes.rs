//! What the coach says in the first whole games of Ceylon.

use crate::words::lesson::{Matters, Mistake, Note};

use Matters::{Can, Over, Round, Used};

const fn note(rule: &'static str, when: Matters, say: &'static str) -> Note {
    Note { rule, when, say }
}

/// One for each section of the rulebook.
pub const NOTES: &[Note] = &[
    note(
        "setup",
        Can("start *"),
        "Everybody starts on low land, each in another district. A mixed neighbourhood helps later harvests.",
    ),
    note(
        "starting-tiles",
        Can("* * tile"),
        "Your starting tile works once, with the action that it names. Press it together with the action.",
    ),
    note(
        "goal",
        Round(1),
        "Points come from contracts and the end: majorities, companies and markers. Rupees count there too.",
    ),
    note("card", Can("card *"), "Press the half of a card that you want. All others get its other half."),
    note("token", Can("token"), "A technology token is one more action in your own turn, before or after your card."),
    note(
        "warehouse",
        Can("discard *"),
        "Your warehouse is too full: give chests back until five are left. You choose which.",
    ),
    note(
        "harvest",
        Can("harvest *"),
        "You take one chest from each plantation beside your pawn. Each plantation of another player gives that player a point.",
    ),
    note(
        "plant",
        Used,
        "A plantation costs 5 rupees and takes the leftmost marker off the board. There is room for one on a hexagon.",
    ),
    note(
        "contract-spaces",
        Used,
        "Each company needs a contract space of its own. Spaces open as markers leave by planting.",
    ),
    note("trade", Can("trade *"), "You have the chests for a contract. Choose its rupees or its points."),
    note("councillor", Used, "Whoever hired a councillor has its ability and counts in its district at the end."),
    note(
        "technology",
        Used,
        "A step in technology brings a token, and every other player a rupee. The farthest wins all ties.",
    ),
    note(
        "move",
        Used,
        "Moving replaces the action. The first step is free, the second costs 1 rupee, the third 2 more.",
    ),
    note("rupees", Used, "Taking 2 rupees replaces an action that cannot be done or is not wanted."),
    note(
        "turn",
        Round(2),
        "In a turn one plays a card, and all others act on its other half. Everybody acts in every turn.",
    ),
    note("map", Round(3), "Low land gives black tea, higher land green, the peaks white. Rivers stop nobody."),
    note(
        "councillors",
        Round(4),
        "Press and hold a councillor to read its ability. It works from the moment you hire.",
    ),
    note(
        "district-bonus",
        Round(5),
        "A plantation in every district in play brings a bonus at once: 10 points for the first player, then less.",
    ),
    note("two-players", Round(6), "Two players do without Uva or Dimbula. Nothing else changes."),
    note("end", Used, "The last card is drawn or the last marker placed: this round is played to its end."),
    note("majorities", Over, "Rupees, technology and each district gave 10 points to the first and 6 to the second."),
    note("companies", Over, "One to five companies give 1, 3, 6, 10 or 15 points. Each marker left over costs 2."),
    note(
        "figures",
        Over,
        "Some figures of this game are ours, because the printed ones are lost. The rulebook lists them.",
    ),
];

/// What a novice regrets.
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

//! Rulebook sections: the turn, the cards and all actions.
//!
//! Listed by `mod.rs` in reading order.

use crate::words::rulebook::{Section, Source};

use Source::{Deduced, Reconstructed, Rulebook as Book, Ruling};

pub(super) const TURN: Section = Section {
    key: "turn",
    number: "5",
    title: "A turn",
    paragraphs: &[
        (
            Book,
            "Turns go clockwise. In your turn you play an action card and do an action; then each of the others does \
            one, clockwise. Every player must act.",
        ),
        (
            Ruling,
            "In order: you play the card, with one half for you; you may use a technology token; you do the action of \
            your half or an alternative; you may use a token now if you did not before; each of the others acts; you \
            draw a card, if one is left; the wagons are refilled.",
        ),
        (
            Book,
            "If you cannot or do not want to do the main action, you do one of the two alternatives instead: move, or \
            take 2 rupees. What is paid goes to the supply.",
        ),
    ],
};

pub(super) const CARD: Section = Section {
    key: "card",
    number: "6",
    title: "Action cards",
    paragraphs: &[
        (
            Book,
            "Each of the 46 cards shows two different main actions. You play it so that one half is yours; the other \
            half is for all the others.",
        ),
        (Book, "You may do an alternative instead of your half; the others still get theirs."),
        (
            Reconstructed,
            "There are six cards each of plant and harvest, plant and trade, harvest and trade, and \
            four of each other pair.",
        ),
        (Ruling, "Nobody looks into the decks. The cards played may be looked through at any time."),
        (Book, "Hands are hidden from the others. The number of its company is on the back of each contract."),
        (Deduced, "So everybody sees the company of the next contract."),
    ],
};

pub(super) const TOKEN: Section = Section {
    key: "token",
    number: "7",
    title: "Technology tokens",
    paragraphs: &[
        (
            Book,
            "In your own turn you may return one technology token for one more action, any main action but \
            advancing in technology, or an alternative; just before or just after the action of your card. You \
            may hold any number of tokens, and use one in the turn in which you get it.",
        ),
        (
            Ruling,
            "The action of a token costs what it always costs, and the others do not act on it. An action by \
            token does not replace the action of the card.",
        ),
    ],
};

pub(super) const PLANT: Section = Section {
    key: "plant",
    number: "8",
    title: "Plant",
    paragraphs: &[
        (
            Book,
            "Pay 5 rupees, and place a plantation with your leftmost marker on the hexagon where your pawn \
            stands. There must be no plantation there yet; other pawns do not matter.",
        ),
        (Deduced, "You need a marker on your personal board. It leaves for good, and so contract spaces open."),
    ],
};

pub(super) const DISTRICT_BONUS: Section = Section {
    key: "district-bonus",
    number: "9",
    title: "District bonus",
    paragraphs: &[
        (
            Book,
            "As soon as you have a plantation in every district in play, you take the top bonus token: 10 \
            points for the first player, then 6, 3 and 1. Each player gets one.",
        ),
        (Ruling, "The first plantation of the setup counts."),
    ],
};

pub(super) const HARVEST: Section = Section {
    key: "harvest",
    number: "10",
    title: "Harvest",
    paragraphs: &[
        (
            Book,
            "Take one chest from each plantation that you choose, on the hexagon of your pawn or next to it. \
            Plantations of others may be harvested too; their owners score 1 point for each chest.",
        ),
        (
            Ruling,
            "Choose at least one. Borders of districts do not matter. You take chest by chest and finish \
            when you like. The owner keeps the point even if the chest is given back.",
        ),
    ],
};

pub(super) const WAREHOUSE: Section = Section {
    key: "warehouse",
    number: "11",
    title: "The warehouse",
    paragraphs: &[
        (
            Book,
            "A warehouse holds 5 chests. While you harvest you may have more; afterwards you give chests back \
            until 5 are left.",
        ),
        (
            Ruling,
            "You choose which ones, old or new, and give back exactly as many as you must. At other times chests \
            cannot be given back.",
        ),
    ],
};

pub(super) const TRADE: Section = Section {
    key: "trade",
    number: "12",
    title: "Trade",
    paragraphs: &[
        (
            Book,
            "Deliver the three chests that a contract on the train asks for, and file the contract on a free \
            contract space or on your pile of the same company. Take its reward at once: either all its rupees \
            or all its points. For instance, a contract for two green chests and a black one gives 11 rupees or 4 \
            points.",
        ),
        (
            Book,
            "Empty wagons are refilled from the contract deck only when the player whose turn it is has drawn a card.",
        ),
        (
            Ruling,
            "They are also refilled when there is no action card to draw. They are refilled from left to right, and no \
            contract moves up. If the contract deck is empty, they stay empty.",
        ),
    ],
};

pub(super) const CONTRACT_SPACES: Section = Section {
    key: "contract-spaces",
    number: "13",
    title: "Contract spaces",
    paragraphs: &[
        (
            Book,
            "Each company takes one of the five spaces of your personal board, and its contracts are piled \
            up there. A space can be used once there is no marker left on it; markers leave from the left, and \
            only by planting.",
        ),
        (Reconstructed, "The spaces open with the first, second, fourth, sixth and eighth marker that leaves."),
    ],
};

pub(super) const COUNCILLOR: Section = Section {
    key: "councillor",
    number: "14",
    title: "Hire a councillor",
    paragraphs: &[
        (
            Book,
            "Pay 5 rupees and place a disc with the councillor of the district where your pawn stands. From \
            now on you have this councillor’s ability, and your plantations in the district count in its majority. \
            You can hire each councillor once.",
        ),
        (Ruling, "The ability works at once, also between the action of a token and that of the card."),
        (Reconstructed, "Each councillor has a space for every player."),
    ],
};

pub(super) const COUNCILLORS: Section = Section {
    key: "councillors",
    number: "15",
    title: "The eight councillors",
    paragraphs: &[
        (Book, "When you move, each step after the first costs 1 rupee."),
        (Book, "When you take rupees, you take 3."),
        (
            Book,
            "When you plant, you may plant on a hexagon next to your pawn in the district of your pawn, which \
            stays where it is.",
        ),
        (Book, "When you trade, you take 2 rupees, also if you choose points."),
        (Book, "When you advance in technology, you score 1 point."),
        (Ruling, "It is 1 point for the action, also when a starting tile takes you two steps."),
        (Book, "Planting costs you 4 rupees."),
        (Book, "Hiring a councillor costs you 2 rupees."),
        (Ruling, "That holds for later hires, not for this one."),
        (Book, "Your warehouse holds 6 chests."),
    ],
};

pub(super) const TECHNOLOGY: Section = Section {
    key: "technology",
    number: "16",
    title: "Advance in technology",
    paragraphs: &[
        (
            Book,
            "Pay 5 rupees, advance your disc one step, and take a technology token. Each of the others takes 1 \
            rupee. Your disc lies on top of those that are there already, and counts as more advanced.",
        ),
        (
            Book,
            "When you reach a space marked +5 you score 5 points; the sixth space is one of them. From the last \
            space you cannot advance any more.",
        ),
        (Reconstructed, "The track has nine spaces after the start, and the third, sixth and ninth are marked."),
        (Ruling, "The others get their rupee at once, and may spend it in the same turn."),
    ],
};

pub(super) const MOVE: Section = Section {
    key: "move",
    number: "17",
    title: "Move",
    paragraphs: &[
        (
            Book,
            "Instead of the main action, move your pawn to another hexagon. The first step is free, the second \
            costs 1 rupee, the third 2 more, the fourth 3 more, and so on: three steps cost 3 rupees. Nothing \
            stands in the way: neither rivers, levels, plantations nor pawns.",
        ),
        (Ruling, "The price is that of the shortest way. You cannot move to where you are."),
    ],
};

pub(super) const RUPEES: Section = Section {
    key: "rupees",
    number: "18",
    title: "Take rupees",
    paragraphs: &[(Book, "Instead of the main action, take 2 rupees from the supply.")],
};

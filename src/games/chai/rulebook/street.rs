//! Rulebook sections: a year on the five boards.
//!
//! Listed by `mod.rs` in reading order.

use crate::words::rulebook::{Section, Source};

use Source::{Deduced, Found, Reconstructed, Rulebook as Book, Ruling};

pub(super) const GOAL: Section = Section {
    key: "goal",
    number: "1",
    title: "What it is about",
    paragraphs: &[
        (
            Book,
            "Two tea merchants roll their tea workers, which are dice, and place them on five boards. They gather \
            tea, build a plantation of cards that moves the tea uphill to the dock, and load ships there.",
        ),
        (
            Book,
            "A full ship sails. When a merchant has sailed as many ships as agreed the game ends, and the most \
            points win. One person alone plays the Tea Race against an automaton.",
        ),
    ],
};

pub(super) const SETUP: Section = Section {
    key: "setup",
    number: "2",
    title: "Setting up",
    paragraphs: &[
        (
            Book,
            "There are 60 tea tokens, ten each of green, yellow, white, oolong, black and fermented; 30 \
            plantation cards; 18 ships, of which 15 are clippers and three are junks; six harvest markers; six \
            merchant cards; and seven workers for each merchant. The Tea Race has eight year cards.",
        ),
        (
            Found,
            "A plantation card lies face up in each of the market slots 1 to 5, and the others are a face-up deck \
            in slot 6 (hotsuki.net, boardgameswithcouple.wordpress.com).",
        ),
        (Book, "Ships lie in three harbour slots, and the others are a face-up deck in the fourth."),
        (
            Found,
            "The harvest markers lie in random order beside the Harvest board, the assistant below the lowest \
            (hotsuki.net, gioconauta.it).",
        ),
        (Book, "All of them show their harvest face there."),
        (Ruling, "The supply is limited: a tea that is out cannot be taken."),
        (
            Book,
            "Each merchant has a merchant card and chooses its side before the game: A gives points at the end, B \
            an ability once a year.",
        ),
        (
            Found,
            "You agree on three, four or five ships. The merchant cards are shuffled and one is dealt to each; \
            the side is chosen when the card is known (hotsuki.net, gioconauta.it).",
        ),
        (
            Ruling,
            "A side may also be agreed before the deal. Who chooses after it does so openly, the merchant with \
            the coin first. Games begun under version 1 of these rules agreed on the sides before the deal.",
        ),
        (Found, "Each rolls a die: the higher takes the first-player coin (hotsuki.net, gioconauta.it)."),
        (Ruling, "Equal dice are rolled again."),
    ],
};

pub(super) const YEAR: Section = Section {
    key: "year",
    number: "3",
    title: "A year",
    paragraphs: &[
        (
            Found,
            "A year has four phases (gioconauta.it): the assistant’s walk, the roll, worker actions in turn, and \
            the end of the year.",
        ),
        (
            Ruling,
            "Whoever holds the coin as a year begins is its starter for the whole year, even if the coin is taken \
            in the Palace meanwhile.",
        ),
        (Book, "All seven workers of each merchant are rolled, and their values are public."),
    ],
};

pub(super) const ASSISTANT: Section = Section {
    key: "assistant",
    number: "4",
    title: "The assistant’s walk",
    paragraphs: &[
        (
            Book,
            "The assistant walks clockwise: up beside the Harvest board, across to the top of the Production \
            board, down beside it, and back to the bottom of the Harvest board.",
        ),
        (
            Found,
            "The starter moves it one, two or three markers and so chooses the marker of the year \
            (solitairetimes.net, gioconauta.it, a review on forum.cwowd.com).",
        ),
        (
            Book,
            "After both merchants have had it, the marker is turned over and laid at the furthest place clockwise \
            beside the other board: below the lowest there, or above the highest. The other markers close up.",
        ),
        (Ruling, "The assistant stays where the marker lay."),
    ],
};

pub(super) const BENEFIT: Section = Section {
    key: "benefit",
    number: "5",
    title: "What the marker gives",
    paragraphs: &[
        (Book, "First each token shown comes into your field."),
        (
            Book,
            "Then you have as many units as the number shows. Each is a token of your choice or a step for one of \
            your tokens, in any order. The tokens that you choose must all be different teas.",
        ),
        (Book, "Steps may go to any token, also one that has just come in, and several to the same one."),
        (
            Ruling,
            "You take the shown tokens in the order that you like. A chosen tea may be one that was shown. A \
            shown tea that is out is lost, and so are unused units. The starter is done before the other \
            merchant begins.",
        ),
        (
            Found,
            "Every face shows two different teas (evilmastermind.home.blog). In games begun under version 1 of \
            these rules the face beside the Production board shows one.",
        ),
    ],
};

pub(super) const TURNS: Section = Section {
    key: "turns",
    number: "6",
    title: "Turns and passing",
    paragraphs: &[
        (
            Book,
            "The starter begins, and turns alternate. In a turn you make one placement on one of the five boards. \
            Whoever has no workers left is skipped.",
        ),
        (
            Ruling,
            "Before and after the placement you may change values and use your merchant’s ability, but not while \
            anything is being resolved. The turn ends when you say so, or when nothing more is possible. If \
            workers come back to you, you have turns again.",
        ),
        (
            Ruling,
            "Instead of beginning a turn you may pass: then you place no more workers this year. Your runs may \
            still be pushed off a ship; you may not answer, but you choose the free ship that the run moves to. \
            Workers that come back to you are out for the year. The other merchant goes on alone.",
        ),
    ],
};

pub(super) const VALUES: Section = Section {
    key: "values",
    number: "7",
    title: "Changing a worker’s value",
    paragraphs: &[
        (
            Book,
            "At any time in your turn, and when you are asked to answer for a ship, you may return a token from \
            your plantation to the supply to raise or lower a worker.",
        ),
        (
            Ruling,
            "Each token changes one worker that is not placed yet by one, between 1 and 6. Tokens on the field, \
            the tiers and the dock pay; those in crates and on ships do not.",
        ),
    ],
};

pub(super) const HARVEST: Section = Section {
    key: "harvest",
    number: "8",
    title: "The Harvest board",
    paragraphs: &[
        (Book, "Place one worker, a 1 is enough, and take one tea token into your field."),
        (Found, "Any number of workers may go there, of any value, for any tea (hotsuki.net)."),
        (Ruling, "Both merchants may use it as long as the supply has a token of the tea."),
    ],
};

pub(super) const MARKET: Section = Section {
    key: "market",
    number: "9",
    title: "The Market board",
    paragraphs: &[
        (Book, "Place one worker in a free slot and take its card. Each slot takes one worker a year."),
        (Found, "A worker goes to the slot of its own value (dragonblogger.com, hotsuki.net)."),
        (
            Deduced,
            "If that slot holds a worker or no card, it goes to the highest lower slot that can be used; if there \
            is none it cannot go to the market. The publisher’s sample year 1862 plays so, and the automaton’s \
            rule says so.",
        ),
        (Ruling, "In games begun under version 1 of these rules it may use any slot of its value or below."),
        (
            Book,
            "Slot 6 is the deck: look at its top three cards, keep one and put the others back on top in any \
            order.",
        ),
        (
            Ruling,
            "The fourth card is seen meanwhile, but cannot be chosen. With fewer cards in the deck you look at \
            those; with none the slot cannot be used.",
        ),
        (Book, "Slots are filled again only at the end of the year."),
    ],
};

pub(super) const PLANTING: Section = Section {
    key: "planting",
    number: "10",
    title: "Planting a card",
    paragraphs: &[
        (
            Book,
            "A new card goes at once face up into any empty slot of your plantation. A slot holds one card, face up \
            or face down.",
        ),
        (
            Book,
            "If all slots are full, one of your cards is discarded under the deck first, and the tea in a discarded \
            crate returns to the supply. Cards cannot be discarded in any other way.",
        ),
        (Ruling, "The new card takes the slot of the discarded one and cannot be refused."),
    ],
};

pub(super) const PALACE: Section = Section {
    key: "palace",
    number: "11",
    title: "The Palace board",
    paragraphs: &[
        (Found, "There are four spaces with immediate actions, each for one worker of any value (dragonblogger.com)."),
        (
            Ruling,
            "Each space is used once a year by either merchant, and only if it can do something: Move needs a \
            card and an empty slot, Swap two cards, Refresh a face-down card. Coin is always possible.",
        ),
        (Book, "Move: one of your cards goes to any empty slot of your plantation, however far."),
        (
            Book,
            "Swap: two of your cards change places, also face-down cards and crates with or without tea. Each \
            keeps its face.",
        ),
        (
            Ruling,
            "A face-up card that was moved or swapped acts as if it had just been planted. Both cards of a swap \
            lie in their new slots before either acts, and you choose the order.",
        ),
        (
            Book,
            "Refresh: all your face-down cards turn face up. Those that can act do so at once and turn down \
            again; none turns up twice.",
        ),
        (Book, "Coin: you take the first-player coin or keep it."),
        (Deduced, "It counts from next year on; if nobody goes there it stays where it is."),
    ],
};

pub(super) const HARBOUR: Section = Section {
    key: "harbour",
    number: "12",
    title: "The Harbour board",
    paragraphs: &[
        (
            Book,
            "Reserve a ship in slots 1 to 3, or the top of the deck, with a run: workers of consecutive values. \
            You take the ship at the end of the year.",
        ),
        (Deduced, "A run has at least two workers. You may hold several ships."),
        (
            Book,
            "A ship that the other merchant holds is taken by a stronger run: more workers win, with equally many \
            the higher values.",
        ),
        (
            Ruling,
            "An exact tie takes nothing. You cannot attack yourself, nor lengthen a run that nobody attacks. A \
            ship that nobody has reserved stays in its slot for the next year.",
        ),
    ],
};

pub(super) const CONFLICT: Section = Section {
    key: "conflict",
    number: "13",
    title: "Fighting for a ship",
    paragraphs: &[
        (
            Book,
            "A merchant whose run is displaced may at once add workers to it so that it is again one run and the \
            stronger one; more than needed may be added, and values may be changed with tea. Nobody is forced \
            to.",
        ),
        (Book, "Then the roles change, and so on, until a displaced merchant adds none. It cannot be done later."),
        (Book, "The automaton’s displaced run moves to a free ship, and with none free its workers come back."),
        (
            Ruling,
            "The same holds for a person, who chooses the ship: the loser’s run moves at once, with all that was \
            added. Free is a target with a card and without a run; a single one is not asked for. Workers that \
            come back are for later turns. A lost attack was the attacker’s turn all the same.",
        ),
    ],
};

pub(super) const PRODUCTION: Section = Section {
    key: "production",
    number: "14",
    title: "The Production board",
    paragraphs: &[
        (
            Book,
            "Place a set: workers of one value. Its three places give points of movement at the end of the year, \
            7 for the highest.",
        ),
        (Reconstructed, "The places below it give 5 and 3."),
        (Deduced, "A new set has at least two workers."),
        (
            Book,
            "More workers rank above fewer, with equally many the higher value; of identical sets the later lies \
            below. In a later turn you may add workers of the same value to a set of yours.",
        ),
        (
            Ruling,
            "A set that grows counts as placed at that moment, and never pushes another off. Two own sets of one \
            value stay two sets.",
        ),
        (
            Book,
            "Nobody answers when pushed down. With a fourth set the lowest leaves the board. A merchant with \
            several sets has the sum of their points.",
        ),
        (
            Ruling,
            "The set that leaves may be your own; its workers come back for later turns. The three highest sets \
            stay until the year ends. You may not place a set that would itself be fourth.",
        ),
    ],
};

//! The coach's notes for a player's first whole games of Chai.

use crate::words::lesson::{Note, NoteTrigger, Tables};

use NoteTrigger::{Can, Over, Round, Used};
use Tables::All;

const fn note(rule: &'static str, when: NoteTrigger, say: &'static str) -> Note {
    Note { rule, at: All, when, say }
}

const SOLO: Tables = Tables::Seats(1, 1);

/// One note for each section of the rulebook.
pub const NOTES: &[Note] = &[
    note(
        "goal",
        Can("walk *"),
        "Ships that sail, plantation cards and your merchant score points. Once a merchant has sailed enough ships, the game ends.",
    ),
    note("race", Round(1), "You race against the automaton. It has no plantation and works down its card of the year.")
        .at(SOLO),
    note(
        "errands",
        Used,
        "The automaton works down its card. If it cannot do an errand, its highest die goes to the market.",
    )
    .at(SOLO),
    note(
        "benefit",
        Can("take *"),
        "You get the tea that the marker shows. The number is what you may choose besides: a tea or a step each.",
    ),
    note("assistant", Used, "Whoever has the coin moves the assistant 1 to 3 markers. Both of you get what it shows.")
        .at(Tables::Seats(2, 2)),
    note(
        "assistant",
        Used,
        "With the coin you move the assistant 1 to 3 markers; else it moves one. You get what it shows.",
    )
    .at(SOLO),
    note("conflict", Used, "A stronger run takes a reserved ship. If it is yours, add dice to your run, or let it go.")
        .at(Tables::Seats(2, 2)),
    note("conflict", Used, "A stronger run takes a reserved ship. The automaton’s run then moves to a free one.")
        .at(SOLO),
    note(
        "market",
        Can("market *"),
        "Your die’s number picks the card. If that slot is taken, you get the next one below.",
    ),
    note(
        "planting",
        Can("plant *"),
        "Plant the card where its tea passes or lies. On a full plantation it replaces another.",
    ),
    note(
        "palace",
        Can("palace *"),
        "Each palace room holds one worker a year: move a card, swap two, turn cards up again, or take the coin.",
    ),
    note(
        "harbour",
        Can("reserve *"),
        "A run reserves a ship: two or more consecutive dice. The longer run wins, then the higher.",
    ),
    note(
        "production",
        Can("produce *"),
        "A set of equal dice brings steps at the end of the year: 7 for the best set, then 5 and 3.",
    ),
    note("harvest", Can("harvest *"), "Any die harvests one tea, so use one that fits no run and no set."),
    note("values", Can("raise *"), "On your turn, return a tea from your plantation to change one unplaced die by 1."),
    note("turns", Round(1), "Take turns, one task each. Once you pass, you are out until next year."),
    note("ships-come", Used, "At the end of a year reserved ships come to the docks, the starter’s first."),
    note("movement", Can("step *"), "Each step moves one tea one space up. Unused steps are lost."),
    note("climbing", Used, "Cards on the way push tea further or change it. Crates keep it for points."),
    note("arriving", Used, "A new card works once, at once, on the tea that lies beside it."),
    note("loading", Used, "Tea on the dock loads at once onto a ship that wants it. A full ship sails."),
    note(
        "junks",
        Used,
        "A junk takes any tea. As it arrives it may take tea from your other ships, if that makes it sail.",
    ),
    note(
        "clean-up",
        Used,
        "As a year ends all workers go home. The card in market slot 1 leaves, and the others slide down.",
    ),
    note("year", Round(2), "Every year has four phases: the assistant, the roll, the tasks, the end of the year."),
    note("plantation", Round(3), "Tea stays in the lane that it entered. From the field to the dock it is four steps."),
    note(
        "merchants",
        Round(4),
        "Your merchant card scores at the end, or has an ability once a year. Press and hold it to read.",
    ),
    note("setup", Round(5), "You have seven workers, a plantation with 14 slots and a dock for three ships."),
    note("knowledge", Round(6), "Everything is open except what is deep in the decks and the dice to come."),
    note("end", Over, "The game ends with the year in which a merchant sails the final ship, or with the eighth year."),
    note("scoring", Over, "Ships, cards and merchants were counted. The result shows each of them."),
    note(
        "figures",
        Over,
        "Some figures of this game are ours, because the printed ones could not be had. The rulebook lists them.",
    ),
    note("sources", Over, "The last section of the rulebook names the descriptions that we found."),
];

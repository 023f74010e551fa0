//! What the coach says in the first whole games of Chai.

use crate::words::lesson::{Matters, Note};

use Matters::{Can, Over, Round, Used};

const fn note(rule: &'static str, when: Matters, say: &'static str) -> Note {
    Note { rule, when, say }
}

/// One for each section of the rulebook.
pub const NOTES: &[Note] = &[
    note(
        "goal",
        Can("walk *"),
        "Ships that sail, plantation cards and your merchant give points. Four ships end the game, unless you agreed otherwise.",
    ),
    note(
        "race",
        Used,
        "Alone you race against the automaton. It has no plantation and follows its errands of the year.",
    ),
    note(
        "errands",
        Used,
        "The automaton does its errands in order. What it cannot do sends its highest worker to the market.",
    ),
    note(
        "benefit",
        Can("take *"),
        "The marker shows tea that you get, and a number of things to choose: another tea or a step each.",
    ),
    note("assistant", Used, "The holder of the coin walks the assistant. Both get what the marker shows."),
    note("conflict", Used, "Somebody wants a reserved ship with a stronger row. Add workers to yours, or let it go."),
    note(
        "market",
        Can("market *"),
        "A worker takes the card in the slot of its number. Some slots ask for a low or a high worker.",
    ),
    note(
        "planting",
        Can("plant *"),
        "Put the card where its tea passes or lies. On a full board it takes the place of another.",
    ),
    note(
        "palace",
        Can("palace *"),
        "Each room of the palace takes one worker a year: move a card, swap two, turn cards up again, take the coin.",
    ),
    note("harbour", Can("reserve *"), "A row of workers reserves a ship. The longer row wins, then the higher one."),
    note(
        "production",
        Can("produce *"),
        "A set of equal workers brings steps at the end of the year: 7, 5 and 3 for the three places.",
    ),
    note(
        "harvest",
        Can("harvest *"),
        "One worker harvests a tea. The lower the worker that is left for it, the better for your rows and sets.",
    ),
    note("values", Can("raise *"), "Once an own turn you may change a worker by one. It costs a tea, which goes back."),
    note("turns", Round(1), "One task a turn, in turn. Who passes is out until the year ends."),
    note("ships-come", Used, "The year ends: reserved ships come to the docks, the starter’s first."),
    note("movement", Can("step *"), "Each step moves one tea one space up. Steps that you leave are lost."),
    note("climbing", Used, "Cards on the way move tea further by themselves, or change it. Crates keep it for points."),
    note("arriving", Used, "A card works once on the tea that lies where it arrives."),
    note("loading", Used, "Tea on the dock loads at once onto a ship that wants it. A full ship sails."),
    note(
        "junks",
        Used,
        "A junk takes any tea. As it arrives it may take tea from your other ships, if that makes it sail.",
    ),
    note("clean-up", Used, "All workers go home. The card in market slot 1 leaves, and the others slide down."),
    note("year", Round(2), "Every year has four phases: the assistant, the roll, the tasks, the end of the year."),
    note("plantation", Round(3), "Tea stays in the lane that it entered. From the field to the dock it is four steps."),
    note(
        "merchants",
        Round(4),
        "Your merchant card gives points at the end, or an ability once a year. Press and hold it to read.",
    ),
    note("setup", Round(5), "Everybody has seven workers, a plantation with 14 slots and a dock for three ships."),
    note("knowledge", Round(6), "Everything lies open but the decks and the dice to come."),
    note("end", Over, "The year in which the last ship of the goal sailed was the last one."),
    note("scoring", Over, "Ships, cards and merchants were counted. The result shows each of them."),
    note(
        "figures",
        Over,
        "Some figures of this game are ours, because the printed ones could not be had. The rulebook lists them.",
    ),
    note("sources", Over, "The last section of the rulebook names the descriptions that we found."),
];

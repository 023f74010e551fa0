//! Prompts: the question to the seat to act, in one line.
//!
//! Called by `Words`. Knows the stages and the pending work, but not the presses.

use super::names::{ability, card_name, steps};
use crate::games::chai::action::Action;
use crate::games::chai::legal;
use crate::games::chai::pieces::Dice;
use crate::games::chai::state::{Stage, Work};
use crate::games::chai::view::View;
use crate::words::Speaker;

/// Returns the prompt line for the reader addressed by `speaker`.
pub(super) fn prompt(view: &View, speaker: &Speaker) -> String {
    let table = &view.table;
    let Some(seat) = legal::decider(table) else { return "The game is over".into() };
    if speaker.is_you(seat) {
        ask(view)
    } else {
        let does = |you: &str, they: &str| speaker.does(seat, you, they);
        match table.work() {
            Work::Idle if matches!(table.stage, Stage::Sides(_)) => {
                format!("{} a side of the merchant card", does("choose", "chooses"))
            }
            Work::Idle if table.stage == Stage::Walk => {
                format!("{} the assistant to a harvest marker", does("walk", "walks"))
            }
            Work::Idle => format!("{} workers", does("place", "places")),
            Work::Conflict { .. } => format!("{} may answer for a ship", speaker.who(seat)),
            Work::Steps { .. } | Work::Hand(_) | Work::Queue(_) => {
                format!("{} tea up the plantation", does("move", "moves"))
            }
            Work::Search(_) | Work::Top(_) | Work::Plant { .. } => format!("{} a card", does("choose", "chooses")),
            Work::Shown { .. } | Work::Units { .. } => format!("{} the harvest marker", does("use", "uses")),
            _ => does("decide", "decides"),
        }
    }
}

/// Describes what may still be done once the workers of a turn are placed.
pub fn to_end(view: &View) -> String {
    let table = &view.table;
    let seat = table.turn;
    match (legal::can_change(&table.merchants[seat]), legal::can_use_ability(table, seat)) {
        (true, true) => "Change a worker with tea, use your merchant, or end your turn".into(),
        (true, false) => "Change a worker with tea, or end your turn".into(),
        (false, true) => format!("Use your merchant to {}, or end your turn", ability(table.ability(seat))),
        (false, false) => "End your turn".into(),
    }
}

/// Returns the question to the seat to act.
fn ask(view: &View) -> String {
    let table = &view.table;
    match table.work() {
        Work::Idle => match table.stage {
            Stage::Sides(_) => "Choose the side of your merchant card".into(),
            Stage::Walk => "Walk the assistant one, two or three markers".into(),
            Stage::Turn if table.placed => to_end(view),
            _ => match table.merchants[table.turn].dice.total() {
                1 if table.used_free_action => "Place your last worker".into(),
                1 => "Place your last worker, or pass".into(),
                left => format!("Place workers on one of the boards: {left} left"),
            },
        },
        Work::Hand(hand) if hand.arrived => format!("Choose the ship that loads your {} tea", hand.tea),
        Work::Hand(hand) => format!("Your {} tea moves on: choose a lane", hand.tea),
        Work::Queue(_) => "Choose which tea moves next".into(),
        Work::Shown { .. } => "Choose which of the shown teas you take first".into(),
        Work::Units { left, .. } => format!("Choose a tea, or move one a step: {left} left"),
        Work::Steps { left, .. } => format!("Move your tea up, {} left", steps(left)),
        Work::Second { .. } => "Take a second tea of another kind".into(),
        Work::FreeTea(_) => "Take a tea of your choice".into(),
        Work::Search(_) => "Keep one of these cards".into(),
        Work::ShipSearch(_) => "Keep one of these ships".into(),
        Work::Top(_) | Work::ShipTop(_) => "Choose which of the two goes back on top".into(),
        Work::Plant { seat, card } => {
            let full = table.merchants[seat].slots.iter().all(Option::is_some);
            let name = card_name(card);
            if full {
                format!("Your plantation is full: choose the card that {name} replaces")
            } else {
                format!("Choose a slot for {name}")
            }
        }
        Work::Carry(_) => "Choose one of your cards and an empty slot".into(),
        Work::Exchange(_) => "Choose two of your cards to change places".into(),
        Work::Acting { .. } => "Choose which of your cards acts next".into(),
        Work::Conflict { pier, .. } => {
            let held = table.runs[pier.index()];
            let held = held.map(|run| Dice::run(run.low, run.high).to_string()).unwrap_or_default();
            format!("The run {held} takes your ship: answer with a stronger one, or let it go")
        }
        Work::Relocate { run, .. } if table.is_automaton(run.owner) => {
            "The automaton’s best ships are equal: choose which one it takes".into()
        }
        Work::Relocate { .. } => "Choose a free ship for your run".into(),
        Work::Pay { value, up, .. } => {
            let to = if up { value + 1 } else { value - 1 };
            format!("Choose the tea to pay: your {value} becomes {to}")
        }
        Work::Nudge(_) => "Change one of your workers by one; it costs no tea".into(),
        Work::Reroll(_) => "Choose the workers that you roll again".into(),
        Work::Blend(_) => "Choose a token of yours and the tea it becomes".into(),
        Work::Dock { ship, .. } => format!("Your dock is full: give up a ship for {}", ship.ship().name),
        Work::Junk { begun: false, .. } => "Fill the junk at once with tea from dock and ships, or leave it".into(),
        Work::Junk { .. } => "Choose the next tea for the junk".into(),
        Work::Loading(_) => "Choose which tea loads onto which ship".into(),
    }
}

/// Returns what is still to be pressed, inferred from the actions that match the presses so far.
pub(super) fn next_press(candidates: &[Action]) -> &'static str {
    let all = |one: fn(&Action) -> bool| candidates.iter().all(one);
    if all(|action| matches!(action, Action::Step { .. } | Action::Lane(_))) {
        "Choose the space that it moves to"
    } else if all(|action| matches!(action, Action::Load(..))) {
        "Choose the ship that loads it"
    } else if all(|action| matches!(action, Action::Carry(..))) {
        "Choose the empty slot that it moves to"
    } else if all(|action| matches!(action, Action::Exchange(..))) {
        "Choose the card that it changes places with"
    } else if all(|action| matches!(action, Action::Carry(..) | Action::Exchange(..))) {
        "Choose the other slot"
    } else if all(|action| matches!(action, Action::Blend(..))) {
        "Choose the tea that it becomes"
    } else if all(|action| matches!(action, Action::Answer(..) | Action::Reroll(_))) {
        "Add the next worker of the run, such as 3-4"
    } else if all(|action| matches!(action, Action::Raise(_) | Action::Lower(_))) {
        "One more, or one less?"
    } else if all(|action| matches!(action, Action::Reserve(..))) {
        "Add workers in a row, such as 3-4, and choose the ship"
    } else if all(|action| matches!(action, Action::Produce(..) | Action::Join(..))) {
        "Add equal workers, or press Production"
    } else if all(|action| matches!(action, Action::Harvest { .. })) {
        "Choose a tea, and the worker that takes it"
    } else if all(|action| matches!(action, Action::Market { .. })) {
        "Choose a market card, and the worker that takes it"
    } else if all(|action| matches!(action, Action::Palace(..))) {
        "Choose the worker that goes to the palace"
    } else {
        "Choose where the worker goes, or add another"
    }
}

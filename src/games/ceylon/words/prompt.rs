//! The prompt: the options of the seat to act, or what the table is waiting for.
//!
//! Called through `Words`. Takes legality from the view and never computes it.

use super::kind_of;
use super::nouns::{self, noun};
use super::refusal::impossible;
use crate::engine::Viewer;
use crate::games::ceylon::action::Action;
use crate::games::ceylon::data::ADVANCE_COST;
use crate::games::ceylon::pieces::Main;
use crate::games::ceylon::press::ActionKind;
use crate::games::ceylon::state::{Right, Stage, Table};
use crate::games::ceylon::view::View;
use crate::message;
use crate::words::Message;

/// Returns the prompt for this reader.
pub(super) fn prompt(view: &View, reader: Viewer) -> Message {
    if view.table.stage == Stage::Over {
        return message!("prompt-over");
    }
    match reader == Viewer::Seat(view.table.actor) && view.is_acting() {
        true => own(view),
        false => awaited(&view.table),
    }
}

/// Returns the prompt for the reader's own decision.
fn own(view: &View) -> Message {
    let table = &view.table;
    let (stored, room) = (table.acting_estate().stored(), table.capacity(table.actor));
    match table.stage {
        Stage::Start => message!("prompt-start"),
        Stage::Card => message!("prompt-card", others: table.seats - 1),
        Stage::Act => match (table.right, table.played) {
            (Right::Own, Some(played)) => choice(view, played.kept),
            (Right::Follow, Some(played)) => choice(view, played.offered),
            _ => message!("prompt-extra"),
        },
        Stage::Harvest { .. } if stored > room => message!("prompt-more-over", over: stored - room),
        Stage::Harvest { .. } if stored == room => message!("prompt-more-full"),
        Stage::Harvest { .. } => message!("prompt-more", stored: stored, room: room),
        Stage::Discard => message!("prompt-return", count: stored - room, room: room),
        Stage::Spare => message!("prompt-spare"),
        Stage::Over => message!("prompt-over"),
    }
}

/// The form of a prompt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The reader acts on its own card.
    Own,
    /// The reader acts on its own card and has a technology token to use.
    Token,
    /// The reader acts on the card of another player.
    Follow,
}

/// Returns the main action with its price, or the reason why it is impossible, and the alternatives to it.
fn choice(view: &View, main: Main) -> Message {
    let table = &view.table;
    let seat = table.actor;
    let take = nouns::rupees(table.rupees_income(seat));
    let legal = view.legal();
    let form = match table.right {
        Right::Follow => Form::Follow,
        _ if legal.contains(&Action::Token) => Form::Token,
        _ => Form::Own,
    };
    if !legal.iter().any(|action| kind_of(action) == Some(ActionKind::Main(main))) {
        let why = impossible(table, main).0;
        return match form {
            Form::Token => message!("prompt-only.token", why: why, take: take),
            _ => message!("prompt-only", why: why, take: take),
        };
    }
    let price = nouns::rupees(match main {
        Main::Plant => table.plant_cost(seat),
        Main::Hire => table.hire_cost(seat),
        _ => ADVANCE_COST,
    });
    let message = match (main, form) {
        (Main::Plant, Form::Own) => message!("prompt-plant", price: price),
        (Main::Plant, Form::Token) => message!("prompt-plant.token", price: price),
        (Main::Plant, Form::Follow) => message!("prompt-plant.follow", price: price, by: table.active),
        (Main::Harvest, Form::Own) => message!("prompt-harvest"),
        (Main::Harvest, Form::Token) => message!("prompt-harvest.token"),
        (Main::Harvest, Form::Follow) => message!("prompt-harvest.follow", by: table.active),
        (Main::Trade, Form::Own) => message!("prompt-trade"),
        (Main::Trade, Form::Token) => message!("prompt-trade.token"),
        (Main::Trade, Form::Follow) => message!("prompt-trade.follow", by: table.active),
        (Main::Hire, Form::Own) => message!("prompt-hire", price: price),
        (Main::Hire, Form::Token) => message!("prompt-hire.token", price: price),
        (Main::Hire, Form::Follow) => message!("prompt-hire.follow", price: price, by: table.active),
        (Main::Advance, Form::Own) => message!("prompt-advance", price: price),
        (Main::Advance, Form::Token) => message!("prompt-advance.token", price: price),
        (Main::Advance, Form::Follow) => message!("prompt-advance.follow", price: price, by: table.active),
    };
    message.with("take", take)
}

/// Returns what the table is waiting for another player to do.
fn awaited(table: &Table) -> Message {
    let who = table.actor;
    match table.stage {
        Stage::Start => message!("prompt-wait-start", who: who),
        Stage::Card => message!("prompt-wait-card", who: who),
        Stage::Act => match (table.right, table.played) {
            (Right::Own, Some(played)) => message!("prompt-wait-act", who: who, what: noun(nouns::main(played.kept))),
            (Right::Follow, Some(played)) => {
                message!("prompt-wait-act", who: who, what: noun(nouns::main(played.offered)))
            }
            _ => message!("prompt-wait-token", who: who),
        },
        Stage::Harvest { .. } => message!("prompt-wait-harvest", who: who),
        Stage::Discard => message!("prompt-wait-return", who: who),
        Stage::Spare => message!("prompt-wait-spare", who: who),
        Stage::Over => message!("prompt-over"),
    }
}

/// Returns what is still to be pressed, inferred from the actions that match the presses so far.
pub(super) fn next_press(candidates: &[Action]) -> Message {
    let all = |is: fn(&Action) -> bool| candidates.iter().all(is);
    let same = |property: fn(&Action) -> Option<u8>| {
        let mut values = candidates.iter().map(property);
        values.next().flatten().is_some_and(|first| values.all(|other| other == Some(first)))
    };
    if all(|action| matches!(action, Action::Plant { .. })) {
        message!("next-plant")
    } else if all(|action| matches!(action, Action::Harvest { .. })) {
        message!("next-harvest")
    } else if all(|action| matches!(action, Action::Trade { .. })) {
        let wagon = |action: &Action| if let Action::Trade { wagon, .. } = action { Some(*wagon) } else { None };
        let reward = |action: &Action| match action {
            Action::Trade { reward, .. } => Some(reward.index() as u8),
            _ => None,
        };
        match (same(wagon), same(reward)) {
            (true, true) => message!("next-less"),
            (true, false) => message!("next-reward"),
            (false, _) => message!("next-trade"),
        }
    } else if all(|action| matches!(action, Action::Hire { .. })) {
        message!("next-hire")
    } else if same(|action| if let Action::Move { to, .. } = action { Some(to.0) } else { None })
        || all(|action| matches!(action, Action::Advance { .. }))
        || all(|action| matches!(action, Action::Rupees { .. }))
    {
        message!("next-tile-too")
    } else if all(|action| matches!(action, Action::Move { .. })) {
        message!("next-move")
    } else if all(|action| matches!(action, Action::Plant { .. } | Action::Move { .. })) {
        message!("next-plant-or-move")
    } else if all(|action| matches!(action, Action::Harvest { .. } | Action::Move { .. })) {
        message!("next-harvest-or-move")
    } else if all(|action| action.uses_tile()) {
        message!("next-tile")
    } else {
        message!("next-any")
    }
}

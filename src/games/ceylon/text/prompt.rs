//! The prompt: the options of the seat to act, or what the others are waiting for.
//!
//! Called by `mod`. Takes legality from the view and never computes it.

use super::kind_of;
use super::names::{cannot, chests, main_verb, rupees};
use crate::games::ceylon::action::Action;
use crate::games::ceylon::data::ADVANCE_COST;
use crate::games::ceylon::pieces::Main;
use crate::games::ceylon::press::ActionKind;
use crate::games::ceylon::state::{Right, Stage, Table};
use crate::games::ceylon::view::View;
use crate::words::Speaker;

/// Returns the prompt for the reader's own decision.
pub(super) fn own(view: &View) -> String {
    let table = &view.table;
    let own = table.own();
    match table.stage {
        Stage::Start => "Plant on a hexagon of level 0, in a district where nobody is yet.".into(),
        Stage::Card => "Play a card: press the half you want. The others get the other half.".into(),
        Stage::Act => {
            let legal = view.legal();
            let may_spend =
                if legal.contains(&Action::Token) { " A technology token gives one more action." } else { "" };
            match (table.right, table.played) {
                (Right::Own, Some(played)) => choice(table, &legal, played.kept) + may_spend,
                (Right::Follow, Some(played)) => choice(table, &legal, played.offered),
                _ => "Extra action: anything except advance in technology.".into(),
            }
        }
        Stage::Harvest { taken, .. } => {
            let stored = own.stored();
            let capacity = table.capacity(table.actor);
            format!(
                "You have taken {} and now have {stored}; your warehouse holds {capacity}. Take another, or finish.",
                chests(taken.len() as u8)
            )
        }
        Stage::Discard => {
            let over = own.stored() - table.capacity(table.actor);
            format!("Give {} back: your warehouse holds {}.", chests(over), table.capacity(table.actor))
        }
        Stage::Spare => "Use a technology token for one more action, or keep it and let the others act.".into(),
        Stage::Over => "The game is over.".into(),
    }
}

/// Describes the main action with its price, or says that it is impossible, and the alternatives.
fn choice(table: &Table, legal: &[Action], main: Main) -> String {
    let seat = table.actor;
    let verb = main_verb(main).to_ascii_lowercase();
    let take = rupees(table.rupees_income(seat));
    if !legal.iter().any(|action| kind_of(action) == Some(ActionKind::Main(main))) {
        return format!("You may move or take {take}. {}.", cannot(main));
    }
    let cost = match main {
        Main::Plant => format!(" for {}", rupees(table.plant_cost(seat))),
        Main::Hire => format!(" for {}", rupees(table.hire_cost(seat))),
        Main::Advance => format!(" for {}", rupees(ADVANCE_COST)),
        Main::Harvest | Main::Trade => String::new(),
    };
    format!("You may {verb}{cost}, move or take {take}.")
}

/// Returns what the table is waiting for another player to do.
pub(super) fn awaited(table: &Table, speaker: &Speaker) -> String {
    let who = speaker.who(table.actor);
    let verb = |you, they| speaker.verb(table.actor, you, they);
    match table.stage {
        Stage::Start => format!("{who} {} the first plantation.", verb("place", "places")),
        Stage::Card => format!("{who} {} a card.", verb("choose", "chooses")),
        Stage::Act => match (table.right, table.played) {
            (Right::Own, Some(played)) => {
                format!("{who} may {}, move or take rupees.", main_verb(played.kept).to_ascii_lowercase())
            }
            (Right::Follow, Some(played)) => {
                format!("{who} may {}, move or take rupees.", main_verb(played.offered).to_ascii_lowercase())
            }
            _ => format!("{who} {} a technology token.", verb("use", "uses")),
        },
        Stage::Harvest { .. } => format!("{who} {} tea.", verb("harvest", "harvests")),
        Stage::Discard => format!("{who} {} chests back.", verb("give", "gives")),
        Stage::Spare => format!("{who} may use a technology token."),
        Stage::Over => "The game is over.".into(),
    }
}

/// Returns what is still to be pressed, inferred from the actions that match the presses so far.
pub(super) fn next_press(candidates: &[Action]) -> &'static str {
    let all = |one: fn(&Action) -> bool| candidates.iter().all(one);
    let wagon = |action: &Action| if let Action::Trade { wagon, .. } = action { Some(*wagon) } else { None };
    if all(|action| matches!(action, Action::Plant { .. })) {
        "Choose the hexagon to plant on."
    } else if all(|action| matches!(action, Action::Harvest { .. })) {
        "Choose a plantation to harvest."
    } else if all(|action| matches!(action, Action::Trade { .. })) {
        match candidates.split_first() {
            Some((first, rest)) if rest.iter().all(|other| wagon(other) == wagon(first)) => "For rupees or for points?",
            _ => "Choose the contract to fulfil.",
        }
    } else if all(|action| matches!(action, Action::Hire { .. })) {
        "Choose the councillor to hire."
    } else if all(|action| matches!(action, Action::Move { .. })) {
        "Choose the hexagon to move to."
    } else if all(|action| matches!(action, Action::Plant { .. } | Action::Move { .. })) {
        "Plant here, or move here?"
    } else if all(|action| matches!(action, Action::Harvest { .. } | Action::Move { .. })) {
        "Harvest here, or move here?"
    } else {
        "Choose what your starting tile is used for."
    }
}

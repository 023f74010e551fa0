//! The words of the last scene: what each step of the reveal says, asks and explains.

use crate::engine::Seat;
use crate::games::tea_and_rum::data::{DOLLARS_A_POINT, MOST_APART};
use crate::games::tea_and_rum::reveal::RevealStep;
use crate::games::tea_and_rum::text::names;
use crate::games::tea_and_rum::{Colour, Table};

/// Where there was nothing to exchange.
pub const NO_EXCHANGE: &str = "no exchange";
/// An answer.
pub const YES: &str = "Yes";
/// An answer.
pub const NO: &str = "No";
/// An answer.
pub const NO_PROOF: &str = "No proof";
/// No allegiance was sworn.
pub const NO_ALLEGIANCE: &str = "No allegiance sworn";
/// To the last step of the reveal.
pub const SHOW_ALL: &str = "Show all";
/// After the reveal.
pub const TO_RESULT: &str = "See the result";

/// The colours are close enough.
pub fn within() -> String {
    format!("within {MOST_APART}")
}

/// The steps of the end, with their drawings.
pub fn end_steps() -> [(&'static str, String); 7] {
    [
        ("cannon", "Last captains".into()),
        ("seal", "Allegiances".into()),
        ("bag", "Sale".into()),
        ("doubloon", format!("${DOLLARS_A_POINT} for a point")),
        ("act-trade", format!("{MOST_APART} apart at most")),
        ("crown", "Governor".into()),
        ("pirate", "Pirate King".into()),
    ]
}

/// A step of the reveal: drawing, eyebrow, heading.
pub fn reveal_step(step: RevealStep, result: Option<String>) -> (&'static str, &'static str, String) {
    match (step, result) {
        (RevealStep::Crowned(colour), Some(result)) => (["crown", "pirate"][colour as usize], "The end", result),
        (RevealStep::Chests, _) => {
            ("vp-chest-open", "The chests are opened", "Goods are sold, dollars become points".into())
        }
        (RevealStep::Level, _) => ("act-trade", "The Crown and the People", format!("No more than {MOST_APART} apart")),
        (RevealStep::Cards(Colour::Blue), _) => {
            ("victory-blue", "Three cards of five", "The island will have a Governor".into())
        }
        (RevealStep::Cards(Colour::Red), _) => {
            ("victory-red", "Three cards of five", "The island will have a Pirate King".into())
        }
        (RevealStep::Asked(Colour::Blue, level), _) => {
            ("flag-b", "Who becomes Governor?", format!("Do you have {level} blue?"))
        }
        (RevealStep::Asked(Colour::Red, level), _) => {
            ("flag-r", "Who becomes Pirate King?", format!("Do you have {level} red?"))
        }
        (RevealStep::Crowned(Colour::Blue), _) => ("crown", "Most of the blue, with proof", "The Governor".into()),
        (RevealStep::Crowned(Colour::Red), _) => ("pirate", "Most of the red", "The Pirate King".into()),
    }
}

/// What explains a step of the reveal.
pub fn reveal_note(step: RevealStep, table: &Table, name: &dyn Fn(Seat) -> String) -> String {
    let names_of = |seats: Vec<Seat>| {
        let all: Vec<String> = seats.into_iter().map(name).collect();
        match all.as_slice() {
            [] => "Nobody".to_owned(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} and {last}", most.join(", ")),
        }
    };
    let unproved: Vec<Seat> = Seat::all(table.seats).filter(|seat| !table.players[*seat].proved).collect();
    match step {
        RevealStep::Asked(Colour::Blue, _) if !unproved.is_empty() => {
            format!("{}: no proof of an allegiance, so no answer, whatever lies in the chest.", names_of(unproved))
        }
        RevealStep::Crowned(colour) => {
            let bearers = [table.governors, table.kings][colour as usize];
            match bearers.len() {
                0 => "Nobody has proved an allegiance: the seat of the Governor stays empty.".into(),
                1 => format!(
                    "{} leads with {}.",
                    names_of(bearers.iter().collect()),
                    bearers.iter().next().map_or(0, |seat| table.players[seat].points[colour as usize])
                ),
                _ => format!("{} share it.", names_of(bearers.iter().collect())),
            }
        }
        RevealStep::Level => {
            format!("Who has more than {MOST_APART} points of one colour over the other loses what is above.")
        }
        RevealStep::Chests => {
            format!("What the warehouse held was sold at base price; each ${DOLLARS_A_POINT} could buy a point.")
        }
        _ => String::new(),
    }
}

/// What a warehouse brought.
pub fn sold_for(dollars: u16) -> String {
    if dollars == 0 { "no goods left".into() } else { format!("goods for ${dollars}") }
}

/// What was exchanged.
pub fn paid_in(dollars: u16) -> String {
    format!("paid in ${dollars}")
}

/// The button that leads to a step of the reveal.
pub fn ask(next: RevealStep) -> String {
    match next {
        RevealStep::Chests => "Open the chests".into(),
        RevealStep::Level => "Weigh the colours".into(),
        RevealStep::Cards(_) => "Turn up the cards".into(),
        RevealStep::Asked(colour, level) => format!("Ask for {level} {}", names::colour(colour)),
        RevealStep::Crowned(Colour::Blue) => "Name the Governor".into(),
        RevealStep::Crowned(Colour::Red) => "Name the Pirate King".into(),
    }
}

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
pub const NO_PROOF: &str = "Not eligible";
/// No allegiance was taken.
pub const NO_ALLEGIANCE: &str = "No allegiance";
/// To the last step of the reveal.
pub const SHOW_ALL: &str = "Show all";
/// After the reveal.
pub const TO_RESULT: &str = "See the result";

/// The colours are close enough.
pub fn within() -> String {
    format!("within {MOST_APART}")
}

/// The steps of the end, with their drawings; of the titles the only one, where only one is given.
pub fn end_steps(only: Option<Colour>) -> Vec<(&'static str, String)> {
    let before = [
        ("cannon", "Last captains".into()),
        ("seal", "Allegiances".into()),
        ("bag", "Sale".into()),
        ("doubloon", format!("${DOLLARS_A_POINT} for a point")),
        ("act-trade", format!("{MOST_APART} apart at most")),
    ];
    let given = Colour::ALL.into_iter().filter(|title| only.is_none_or(|only| only == *title));
    let titles = given.map(|title| (["crown", "pirate"][title as usize], names::title(title).to_owned()));
    before.into_iter().chain(titles).collect()
}

/// Why this seat alone bears a title.
fn because(table: &Table, bearer: Seat, title: Colour, name: &dyn Fn(Seat) -> String) -> String {
    let other = Colour::ALL[1 - title as usize];
    let points = |seat: Seat, colour: Colour| table.players[seat].points[colour as usize];
    let eligible = |seat: &Seat| title == Colour::Red || table.players[*seat].proved;
    let rivals: Vec<Seat> = Seat::all(table.seats).filter(eligible).filter(|seat| *seat != bearer).collect();
    let (who, most, colour) = (name(bearer), points(bearer, title), names::colour(title));
    let tied = |seat: &&Seat| points(**seat, title) == most;
    match rivals.iter().filter(tied).max_by_key(|seat| points(**seat, other)) {
        _ if rivals.is_empty() => {
            format!("{who} alone has fulfilled an allegiance and is Governor, with {most} {colour}.")
        }
        None => format!("{who} has most {colour}: {most}."),
        Some(rival) => format!(
            "{who} and {} both have {most} {colour}; {who} has more {}: {} to {}.",
            name(*rival),
            names::colour(other),
            points(bearer, other),
            points(*rival, other)
        ),
    }
}

/// A step of the reveal: drawing, eyebrow, heading.
pub fn reveal_step(step: RevealStep, result: Option<String>) -> (&'static str, &'static str, String) {
    match (step, result) {
        (RevealStep::Crowned(colour), Some(result)) => (["crown", "pirate"][colour as usize], "The end", result),
        (RevealStep::Chests, _) => {
            ("vp-chest-open", "The chests are opened", "Goods are sold, money becomes points".into())
        }
        (RevealStep::Level, _) => ("act-trade", "Blue and red points", format!("At most {MOST_APART} apart")),
        (RevealStep::Cards(Colour::Blue), _) => {
            ("victory-blue", "Three cards of five", "Blue decides: only a Governor can win".into())
        }
        (RevealStep::Cards(Colour::Red), _) => {
            ("victory-red", "Three cards of five", "Red decides: the Pirate King wins".into())
        }
        (RevealStep::Asked(Colour::Blue, level), _) => {
            ("flag-b", "Who becomes Governor?", format!("Do you have {level} blue?"))
        }
        (RevealStep::Asked(Colour::Red, level), _) => {
            ("flag-r", "Who becomes Pirate King?", format!("Do you have {level} red?"))
        }
        (RevealStep::Crowned(Colour::Blue), _) => {
            ("crown", "Most blue points, allegiance fulfilled", "The Governor".into())
        }
        (RevealStep::Crowned(Colour::Red), _) => ("pirate", "Most red points", "The Pirate King".into()),
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
            format!(
                "Not eligible, whatever their blue points, without an allegiance fulfilled: {}.",
                names_of(unproved)
            )
        }
        RevealStep::Crowned(colour) => {
            let bearers = [table.governors, table.kings][colour as usize];
            match (bearers.len(), bearers.iter().next()) {
                (1, Some(bearer)) => because(table, bearer, colour, name),
                (0, _) => "Nobody has fulfilled an allegiance: there is no Governor.".into(),
                _ => format!("{} share the title: equal in blue and in red.", names_of(bearers.iter().collect())),
            }
        }
        RevealStep::Level => {
            format!("Each player keeps at most {MOST_APART} more of one colour than of the other.")
        }
        RevealStep::Chests => {
            format!("What the warehouse held was sold at base price; ${DOLLARS_A_POINT} could buy a point.")
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
        RevealStep::Level => "Compare blue and red".into(),
        RevealStep::Cards(_) => "Count the victory cards".into(),
        RevealStep::Asked(colour, level) => format!("Ask for {level} {}", names::colour(colour)),
        RevealStep::Crowned(Colour::Blue) => "Name the Governor".into(),
        RevealStep::Crowned(Colour::Red) => "Name the Pirate King".into(),
    }
}

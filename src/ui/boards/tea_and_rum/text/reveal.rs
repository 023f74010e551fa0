//! The texts of the closing scene: headings, questions and explanations of each step of the reveal.

use crate::engine::Seat;
use crate::games::tea_and_rum::data::{DOLLARS_A_POINT, MAX_COLOUR_DIFFERENCE};
use crate::games::tea_and_rum::reveal::RevealStep;
use crate::games::tea_and_rum::text::names;
use crate::games::tea_and_rum::{Colour, Table};
use crate::words::{Speaker, and};

pub const NO_EXCHANGE: &str = "no exchange";
pub const YES: &str = "Yes";
pub const NO: &str = "No";
/// The answer for a seat that cannot win the title.
pub const NO_PROOF: &str = "Not eligible";
pub const NO_ALLEGIANCE: &str = "No allegiance";
/// To the last step of the reveal.
pub const SHOW_ALL: &str = "Show all";
pub const TO_RESULT: &str = "See the result";

/// Says that the colours are close enough.
pub fn within() -> String {
    format!("within {MAX_COLOUR_DIFFERENCE}")
}

/// Returns the steps of the end, with their symbols; if only one title is awarded, without the other.
pub fn end_steps(only: Option<Colour>) -> Vec<(&'static str, String)> {
    let before = [
        ("cannon", "Last captains".into()),
        ("seal", "Allegiances".into()),
        ("bag", "Sale".into()),
        ("doubloon", format!("${DOLLARS_A_POINT} for a point")),
        ("act-trade", format!("{MAX_COLOUR_DIFFERENCE} apart at most")),
    ];
    let given = Colour::ALL.into_iter().filter(|title| only.is_none_or(|only| only == *title));
    let titles = given.map(|title| (["crown", "pirate"][title as usize], names::title(title).to_owned()));
    before.into_iter().chain(titles).collect()
}

/// Explains why this seat alone wins a title.
fn because(table: &Table, bearer: Seat, title: Colour, speaker: &Speaker) -> String {
    let other = Colour::ALL[1 - title as usize];
    let points = |seat: Seat, colour: Colour| table.players[seat].points[colour as usize];
    let eligible = |seat: &Seat| title == Colour::Red || table.players[*seat].proved;
    let rivals: Vec<Seat> = Seat::all(table.seats).filter(eligible).filter(|seat| *seat != bearer).collect();
    let (most, colour) = (points(bearer, title), names::colour(title));
    let whose = if speaker.whose(bearer) == "your" { "your" } else { "an" };
    let tied = |seat: &&Seat| points(**seat, title) == most;
    match rivals.iter().filter(tied).max_by_key(|seat| points(**seat, other)) {
        _ if rivals.is_empty() => {
            let are = speaker.then_does(bearer, "are", "is");
            format!("Only {} fulfilled {whose} allegiance: {are} Governor, with {most} {colour}.", speaker.whom(bearer))
        }
        None => format!("{} the most {colour}: {most}.", speaker.does(bearer, "have", "has")),
        Some(rival) => format!(
            "{} both have {most} {colour}; {} more {}: {} to {}.",
            speaker.who_of(&[bearer, *rival]),
            speaker.then_does(bearer, "have", "has"),
            names::colour(other),
            points(bearer, other),
            points(*rival, other)
        ),
    }
}

/// Returns a step of the reveal: symbol, small heading, heading.
pub fn reveal_step(step: RevealStep, result: Option<String>) -> (&'static str, &'static str, String) {
    match (step, result) {
        (RevealStep::Crowned(colour), Some(result)) => (["crown", "pirate"][colour as usize], "The end", result),
        (RevealStep::Chests, _) => {
            ("vp-chest-open", "The chests are opened", "Goods are sold, money becomes points".into())
        }
        (RevealStep::Cap, _) => ("act-trade", "Blue and red points", format!("At most {MAX_COLOUR_DIFFERENCE} apart")),
        (RevealStep::Cards(Colour::Blue), _) => {
            ("victory-blue", "Three cards of five", "Blue decides: the Governor wins".into())
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

pub fn reveal_note(step: RevealStep, table: &Table, speaker: &Speaker) -> String {
    let unproved: Vec<Seat> = Seat::all(table.seats).filter(|seat| !table.players[*seat].proved).collect();
    match step {
        RevealStep::Asked(Colour::Blue, _) if !unproved.is_empty() => {
            format!(
                "Not eligible, whatever their blue points, without an allegiance fulfilled: {}.",
                and(&unproved.into_iter().map(|seat| speaker.whom(seat)).collect::<Vec<_>>())
            )
        }
        RevealStep::Crowned(colour) => {
            let bearers = [table.governors, table.kings][colour as usize];
            match (bearers.len(), bearers.iter().next()) {
                (1, Some(bearer)) => because(table, bearer, colour, speaker),
                (0, _) => "Nobody has fulfilled an allegiance: there is no Governor.".into(),
                _ => {
                    let bearers: Vec<Seat> = bearers.iter().collect();
                    format!("{} share the title: equal in blue and in red.", speaker.who_of(&bearers))
                }
            }
        }
        RevealStep::Cap => {
            format!("Each player keeps at most {MAX_COLOUR_DIFFERENCE} more of one colour than of the other.")
        }
        RevealStep::Chests => {
            format!("What the warehouse held was sold at base price; ${DOLLARS_A_POINT} could buy a point.")
        }
        _ => String::new(),
    }
}

pub fn sold_for(dollars: u16) -> String {
    if dollars == 0 { "no goods left".into() } else { format!("goods for ${dollars}") }
}

pub fn paid_in(dollars: u16) -> String {
    format!("paid in ${dollars}")
}

/// Returns the label of the button to a step of the reveal.
pub fn ask(next: RevealStep) -> String {
    match next {
        RevealStep::Chests => "Open the chests".into(),
        RevealStep::Cap => "Compare blue and red".into(),
        RevealStep::Cards(_) => "Count the victory cards".into(),
        RevealStep::Asked(colour, level) => format!("Ask for {level} {}", names::colour(colour)),
        RevealStep::Crowned(Colour::Blue) => "Name the Governor".into(),
        RevealStep::Crowned(Colour::Red) => "Name the Pirate King".into(),
    }
}

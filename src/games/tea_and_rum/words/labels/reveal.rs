//! The labels of the reveal at the end of the game: headings, buttons and explanations of each step. Called by the
//! board.

use super::super::{nouns, phrases, titled};
use super::labels;
use crate::engine::Seat;
use crate::games::tea_and_rum::data::{DOLLARS_A_POINT, MAX_COLOUR_DIFFERENCE};
use crate::games::tea_and_rum::pieces::Colour;
use crate::games::tea_and_rum::reveal::RevealStep;
use crate::games::tea_and_rum::state::Table;
use crate::message;
use crate::words::Argument::Noun;
use crate::words::Message;

labels! {
    /// Entry of a player who exchanged no money for points.
    no_exchange = "board-no-exchange";
    yes = "board-yes";
    no = "board-no";
    /// Entry of a player without a fulfilled allegiance.
    no_proof = "board-not-eligible";
    no_allegiance = "board-no-allegiance";
    /// Entry of a player whose colours are close enough to each other.
    within = "board-within";
    /// Small line above the result at the last step.
    reveal_over = "board-reveal-over";
    /// Button that leads to the last step of the reveal.
    show_all = "board-show-all";
    /// Button that ends the reveal.
    to_result = "board-to-result";
}

/// Returns the id of the drawing and the label of each step of the reveal. If the rules award `only` one of the two
/// honours at the end, the step of the other is left out.
pub fn end_steps(only: Option<Colour>) -> Vec<(&'static str, Message)> {
    let before = [
        ("cannon", Message::new("board-end-captains")),
        ("seal", Message::new("board-end-allegiances")),
        ("bag", Message::new("board-end-sale")),
        ("doubloon", message!("board-end-exchange", dollars: DOLLARS_A_POINT)),
        ("act-trade", message!("board-end-apart", most: MAX_COLOUR_DIFFERENCE)),
    ];
    let given = Colour::ALL.into_iter().filter(|title| only.is_none_or(|only| only == *title));
    let titles = given.map(|title| (["crown", "pirate"][title as usize], Message::new(nouns::honour(title))));
    before.into_iter().chain(titles).collect()
}

/// Returns the reason why `bearer` is the only seat with a title.
fn because(table: &Table, bearer: Seat, title: Colour) -> Message {
    let other = Colour::ALL[1 - title as usize];
    let points = |seat: Seat, colour: Colour| table.players[seat].points[colour as usize];
    let eligible = |seat: &Seat| title == Colour::Red || table.players[*seat].proved;
    let rivals: Vec<Seat> = Seat::all(table.seats).filter(eligible).filter(|seat| *seat != bearer).collect();
    let most = points(bearer, title);
    let tied = |seat: &&Seat| points(**seat, title) == most;
    let colour = || Noun(nouns::colour(title));
    match rivals.iter().filter(tied).max_by_key(|seat| points(**seat, other)) {
        _ if rivals.is_empty() => {
            message!("board-because-alone", who: bearer, points: phrases::points(title, most))
        }
        None => message!("board-because-most", who: bearer, colour: colour(), most: most),
        Some(rival) => message!(
            "board-because-tied",
            who: bearer,
            rival: *rival,
            colour: colour(),
            most: most,
            other: Noun(nouns::colour(other)),
            own: points(bearer, other),
            theirs: points(*rival, other),
        ),
    }
}

/// Returns the drawing of a step of the reveal, the small line above its heading, and the heading.
pub fn reveal_step(step: RevealStep) -> (&'static str, Message, Message) {
    let plain = Message::new;
    match step {
        RevealStep::Chests => ("vp-chest-open", plain("board-reveal-chests"), plain("board-reveal-chests.what")),
        RevealStep::Cap => {
            ("act-trade", plain("board-reveal-apart"), message!("board-reveal-apart.what", most: MAX_COLOUR_DIFFERENCE))
        }
        RevealStep::Cards(colour) => (
            ["victory-blue", "victory-red"][colour as usize],
            plain("board-reveal-cards"),
            titled("board-reveal-cards.what", colour),
        ),
        RevealStep::Asked(colour, level) => (
            ["flag-b", "flag-r"][colour as usize],
            titled("board-reveal-who", colour),
            message!("board-reveal-asks", points: phrases::points(colour, level)),
        ),
        RevealStep::Crowned(Colour::Blue) => {
            ("crown", plain("board-reveal-governor"), plain("board-reveal-governor.what"))
        }
        RevealStep::Crowned(Colour::Red) => ("pirate", plain("board-reveal-king"), plain("board-reveal-king.what")),
    }
}

/// Explains a step of the reveal; `None` if there is nothing to explain.
pub fn reveal_note(step: RevealStep, table: &Table) -> Option<Message> {
    let unproved: Vec<Seat> = Seat::all(table.seats).filter(|seat| !table.players[*seat].proved).collect();
    Some(match step {
        RevealStep::Asked(Colour::Blue, _) if !unproved.is_empty() => {
            message!("board-note-not-eligible", who: unproved)
        }
        RevealStep::Crowned(colour) => {
            let bearers: Vec<Seat> = [table.governors, table.kings][colour as usize].iter().collect();
            match bearers[..] {
                [bearer] => because(table, bearer, colour),
                [] => Message::new("board-note-no-governor"),
                _ => titled("board-note-shared", colour).with("who", bearers),
            }
        }
        RevealStep::Cap => message!("board-note-apart", most: MAX_COLOUR_DIFFERENCE),
        RevealStep::Chests => message!("board-note-chests", dollars: DOLLARS_A_POINT),
        _ => return None,
    })
}

/// Returns the proceeds of the leftover goods.
pub fn sold_for(dollars: u16) -> Message {
    if dollars == 0 { Message::new("board-nothing-sold") } else { message!("board-sold", dollars: dollars) }
}

/// Returns the money exchanged for points.
pub fn paid_in(dollars: u16) -> Message {
    message!("board-paid-in", dollars: dollars)
}

/// Returns the label of the button that leads to a step of the reveal.
pub fn ask(next: RevealStep) -> Message {
    match next {
        RevealStep::Chests => Message::new("board-ask-chests"),
        RevealStep::Cap => Message::new("board-ask-apart"),
        RevealStep::Cards(_) => Message::new("board-ask-cards"),
        RevealStep::Asked(colour, level) => message!("board-ask-points", points: phrases::points(colour, level)),
        RevealStep::Crowned(title) => message!("board-ask-title", honour: Noun(nouns::honour(title))),
    }
}

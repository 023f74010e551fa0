//! The words of the page around the games. Nothing else in `ui` holds a sentence of its own.
//!
//! A name and its words say what a text is; a comment stands only where they leave open where it is shown.

#![allow(missing_docs, reason = "each constant is the sentence itself; a comment would say it twice")]

pub mod components;
pub mod crash;
pub mod home;
pub mod rules;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod share;

use crate::engine::rulebook::Section;
use crate::engine::session::Refused;
use crate::engine::{Seat, Speaker};
use crate::table::save::StoreError;
use crate::table::story::Gain;

pub const TITLE: &str = "Tea Table";

// Buttons and headings of a table.
/// Where a phone says whose turn it is and what can be done now.
pub const NOW: &str = "Now";
pub const HOME: &str = "Home";
pub const UNDO: &str = "Take back";
pub const REDO: &str = "Play again what was taken back";
pub const LOG: &str = "Log";
pub const RULES: &str = "Rules";
/// One rule, before its section is known.
pub const RULE: &str = "The rule";
/// The menu of a table.
pub const MENU: &str = "Menu";
pub const KEYS: &str = "Keys";
/// What each key does at any table.
pub const WHAT_KEYS_DO: [(&str, &str); 11] = [
    ("Tab", "the next region"),
    ("Arrows", "the next piece in a region"),
    ("Enter", "press the piece"),
    ("Escape", "take presses back, close a sheet"),
    ("U", "take back"),
    ("R", "play again what was taken back"),
    ("L", "the log"),
    ("B", "the rulebook"),
    ("C", "what is in the box"),
    ("H", "a hint"),
    (", .", "look one move back, one on"),
];
pub const HINT: &str = "Hint";
pub const CLOSE: &str = "Close";
/// Take presses back.
pub const CANCEL: &str = "Cancel";
/// Over the action that is spelled.
pub const YOUR_ACTION: &str = "Your action";
/// When presses spell nothing yet.
pub const PRESS_ON: &str = "Press more of the lit pieces, or cancel";
/// Over the news.
pub const NEWS: &str = "Since your last turn";
pub const HISTORY: &str = "Moves of this game";
pub const FIRST: &str = "To the beginning";
pub const BACK: &str = "One move back";
pub const PLAY: &str = "Play the moves";
pub const ON: &str = "One move on";
pub const LAST: &str = "To the present";
/// From the board of a finished game to its result.
pub const RESULT: &str = "Result";
/// To the present, as the verb of looking back.
pub const BACK_TO_NOW: &str = "Back to now";
pub const BRANCH: &str = "Play on from here";
pub const OVER: &str = "The game is over";
/// While the end is told, before anybody is named.
pub const FINALE_RUNNING: &str = "Final scoring";
/// On the result.
pub const WINNER: &str = "Winner";
/// On the result.
pub const BOARD: &str = "Board";
/// On the result.
pub const REPLAY: &str = "Replay";
/// Tells the last scene again.
pub const REVEAL: &str = "The reveal again";
pub const SHARE: &str = "Share";
pub const REMATCH: &str = "Rematch";
/// On the result.
pub const WHERE_FROM: &str = "Points by source";
/// In the menu.
pub const WHO_PLAYS: &str = "Who plays";
/// In the menu.
pub const SETTINGS: &str = "Settings";
/// In the menu.
pub const THIS_GAME: &str = "This game";
pub const OPEN_HANDS: &str = "Open hands";
pub const OPEN_HANDS_HELP: &str =
    "No curtain falls, and the screen shows the hand of whoever is to act: good for a first game together";
/// Has everything passed that can be.
pub const ALWAYS_PASS: &str = "Always pass for me";
/// The same on the menu, for the person whose name stands before it.
pub const PASSES: &str = "Always pass";
/// Over a question to several people.
pub const ALL_ARE_ASKED: &str = "All of you are asked";
pub const THEME: &str = "Theme";
/// The themes, in the order of the enum.
pub const THEMES: [&str; 3] = ["As the device", "Light", "Dark"];
pub const PACE: &str = "Pace of moves";
/// The paces, in the order of the enum.
pub const PACES: [&str; 4] = ["Slow", "Normal", "Fast", "At once"];
pub const MOTION: &str = "Moving pieces";
pub const MOTION_HELP: &str = "Show pieces on their way, unless this device asks for less motion";
pub const CONFIRM: &str = "Confirm each action";
pub const CONFIRM_HELP: &str = "Show what an action brings and wait for its button";
pub const PROJECTION: &str = "Projected scores";
pub const PROJECTION_HELP: &str = "Tell what everybody’s score would be if the game ended now, where a game can";
pub const EXPORT: &str = "Save as a file";
pub const RESTART_TURN: &str = "Restart my turn";
pub const CONCEDE: &str = "Let a computer play on";
pub const ABANDON: &str = "Throw this game away";
pub const ABANDONED: &str = "The game is thrown away.";
pub const PUT_BACK: &str = "Put it back";
pub const LEAVE: &str = "Leave it for later";
/// A press that fits no action together with those before it.
pub const GOES_NOT_WITH: &str = "That does not go with what is chosen: take that back first.";
pub const ASK_UNDO: &str = "Take it back?";
pub const NO: &str = "No";
pub const ALL_AGREE: &str = "All agree: take it back";
pub const NO_HINT: &str = "A hint is for the person whose turn it is.";
pub const THINKING_OF_A_HINT: &str = "Thinking of a hint …";
/// A slot that is empty.
pub const NO_SUCH_TABLE: &str = "There is no such game on this device.";

/// At a table that another tab has.
pub const OPEN_IN_OTHER_TAB: &str =
    "This game is open in another tab. Here you can watch; it is yours when the other is closed.";

/// When the game could not be kept.
pub fn not_kept(trouble: StoreError) -> String {
    format!("{trouble} This game goes on, but it would be lost with the page: save it as a file from the menu.")
}

/// When the browser lets no page copy.
pub fn copy_by_hand(address: &str) -> String {
    format!("This browser does not let the page copy. The link: {address}")
}

/// Whose turn it is.
pub fn turn(speaker: &Speaker, seat: Seat, person: bool, own: bool) -> String {
    let name = speaker.name(seat);
    match (speaker.is_you(seat), person) {
        (true, _) if own => format!("Your turn, {name}"),
        (true, _) => format!("Your answer, {name}"),
        (false, true) if !own => format!("{name} is asked"),
        (false, true) => format!("{name}’s turn"),
        (false, false) => format!("{name} plays"),
    }
}

/// Looking back.
pub fn move_of(ply: u32, plies: u32) -> String {
    format!("Move {ply} of {plies}")
}

/// Looking back, the second half.
pub fn past_move(line: Option<&str>) -> String {
    line.map_or("Nothing changes while you look back".into(), |line| {
        format!("{line}. Nothing changes while you look back")
    })
}

/// How the names of computers end.
pub const COMPUTER: &str = " computer";

/// What a player is.
pub fn kind(kind: &str, you: bool) -> &'static str {
    match kind {
        "person" if you => "You",
        "person" => "Person",
        "random" => "Random computer",
        "novice" => "Novice computer",
        "steady" => "Steady computer",
        "sharp" => "Sharp computer",
        "master" => "Master computer",
        _ => "Computer",
    }
}

/// What moves an automaton.
pub const MOVED_BY_THE_RULES: &str = "Moved by the rules";

/// Over the lines of a turn in the log.
pub fn turn_heading(turn: u16, name: &str) -> String {
    format!("Turn {turn}, {name}")
}

/// The number of a turn.
pub fn turn_number(turn: u16) -> String {
    if turn == 0 { "Setup".into() } else { format!("Turn {turn}") }
}

/// The curtain.
pub fn pass_to(name: &str) -> String {
    format!("Pass the table to {name}")
}

/// Under it.
pub const CURTAIN: &str = "The hands are covered. Nobody else should look now.";

/// The button that lifts the curtain.
pub fn i_am(name: &str) -> String {
    format!("I am {name}")
}

/// Asking the others.
pub fn ask_undo(others: &[String], seen: bool) -> String {
    let others = others.join(" and ");
    match seen {
        true => format!(
            "Something was seen since that nobody could foresee. Ask {others} before it is taken back; the record will tell."
        ),
        false => format!("Play has passed on since. Ask {others} before it is taken back."),
    }
}

/// A section of the rulebook.
pub fn rule(section: &Section) -> String {
    format!("Rule {}: {}", section.number, section.title)
}

pub fn hint(verb: &str) -> String {
    format!("A sharp player would: {verb}.")
}

/// A computer could not choose.
pub fn search_failed(why: &str, again: bool) -> String {
    let next =
        if again { "It is asked again." } else { "Take it back, or let somebody else play for it: see the menu." };
    format!("The computer found no move ({why}). {next}")
}

/// A computer chose what cannot be done.
pub fn computer_refused(refused: Refused) -> String {
    format!("The computer’s move was refused. {refused}")
}

/// A seat of a player that another build had.
pub fn unknown_player(kind: &str) -> String {
    format!("This build has no player “{kind}”. Choose another for that seat in the menu.")
}

/// A number with its sign; a true minus.
pub fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

/// The points of a seat by category: "Melds 102, bonus 6".
pub fn by_category(categories: &[&str], gains: &[Gain]) -> String {
    let sum = |index: usize| -> i32 {
        gains.iter().filter(|gain| usize::from(gain.scored.category) == index).map(|gain| gain.scored.points).sum()
    };
    let named = categories.iter().enumerate().filter(|(index, _)| sum(*index) != 0);
    named.map(|(index, category)| format!("{category} {}", sum(index)).replace('-', "−")).collect::<Vec<_>>().join(", ")
}

/// Takebacks past something seen.
pub fn takebacks(count: usize) -> String {
    match count {
        1 => "One move was taken back after something had been seen.".into(),
        _ => format!("{count} moves were taken back after something had been seen."),
    }
}

/// The chart for those who cannot see it.
pub fn chart_label(scores: &[(String, i32)]) -> String {
    let scores: Vec<_> = scores.iter().map(|(name, score)| format!("{name} {score}")).collect();
    format!("How the points came in. At the end: {}.", scores.join(", "))
}

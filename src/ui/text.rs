//! The texts of the page around the games. Nothing else in `ui` contains a sentence of its own. Most constants are
//! self-explanatory; a comment is given only where it is unclear where the text is shown.

pub mod components;
pub mod crash;
pub mod daily;
pub mod duplicate;
pub mod home;
pub mod lesson;
pub mod matches;
pub mod par;
pub mod review;
pub mod rules;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod share;

use crate::ai::Level;
use crate::engine::Seat;
use crate::engine::record::Player;
use crate::engine::session::Refused;
use crate::table::save::StoreError;
use crate::words::{Speaker, isolated};
pub use crate::words::{figures, signed};

pub const TITLE: &str = "Tea Table";

// Buttons and headings of a table.
/// Label for screen readers: a phone's bar with the voice and the moves.
pub const TURN: &str = "Turn";
/// Label of the line on a phone that says whose turn it is and what can be done.
pub const NOW: &str = "Now";
pub const HOME: &str = "Home";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const LOG: &str = "Log";
pub const RULES: &str = "Rules";
/// A rule whose section is not known yet.
pub const RULE: &str = "The rule";
pub const MENU: &str = "Menu";
pub const KEYS: &str = "Keys";
/// The keys that always work.
pub const WHAT_KEYS_DO: [(&str, &str); 4] = [
    ("Tab", "the next region"),
    ("Arrows", "the next piece in a region"),
    ("Enter", "press the piece"),
    ("Escape", "cancel, close a sheet"),
];
/// The shortcuts that can be switched off.
pub const WHAT_LETTERS_DO: [(&str, &str); 9] = [
    ("U", "undo"),
    ("R", "redo"),
    ("L", "the log"),
    ("B", "the rulebook"),
    ("C", "what is in the box"),
    ("H", "a hint"),
    ("S", "skip a rival’s move on show"),
    (", .", "one move back, one move forward"),
    ("?", "what a piece is; away from pieces, this list"),
];
pub const LETTERS_ARE_OFF: &str = "Single-key shortcuts are off.";
/// Unfolds the message.
pub const MORE: &str = "More";
pub const LESS: &str = "Less";
/// In the log: earlier messages to the player.
pub const MESSAGES: &str = "Messages";
/// Label of the voice for screen readers.
pub const MESSAGE: &str = "Message";
/// In the menu and above the list of keys.
pub const HOW_TO_ASK: &str = "What is this? Press and hold any piece, card or number, or right-click it, to find out.";
pub const HINT: &str = "Hint";
pub const CLOSE: &str = "Close";
pub const CANCEL: &str = "Cancel";
pub const YOUR_ACTION: &str = "Your action";
pub const NEWS: &str = "Since your last turn";
pub const HISTORY: &str = "Moves of this game";
pub const FIRST: &str = "To the start";
pub const BACK: &str = "One move back";
pub const PLAY: &str = "Play the moves";
pub const ON: &str = "One move forward";
pub const LAST: &str = "To the latest move";
pub const RESULT: &str = "Result";
pub const BACK_TO_NOW: &str = "Back to now";
pub const BRANCH: &str = "Play on from here";
/// Title of a seat's sheet.
pub const PLAYER: &str = "Player";
pub const HAS: &str = "Has";
pub const LATELY: &str = "Last moves";
pub const NOTHING_YET: &str = "Nothing yet.";
/// When continuing a game of computers.
pub const TAKE_SEAT: &str = "Which seat do you take?";
pub const TAKE_SEAT_HELP: &str = "Only computers are playing. Take a seat, or keep watching.";
pub const ONLY_WATCH: &str = "Only watch";
pub const OVER: &str = "The game is over";
pub const FINAL_SCORING: &str = "Final scoring";
pub const WINNER: &str = "Winner";
pub const BOARD: &str = "Board";
pub const REPLAY: &str = "Replay";
pub const SCORE_AGAIN: &str = "Show the scoring again";
pub const SHARE: &str = "Share";
pub const REMATCH: &str = "Rematch";
pub const WHERE_FROM: &str = "Points by source";
pub const WHO_PLAYS: &str = "Who plays";
pub const SETTINGS: &str = "Settings";
pub const THIS_GAME: &str = "This game";
pub const OPEN_HANDS: &str = "Open hands";
pub const OPEN_HANDS_HELP: &str =
    "Turns and answers pass without a curtain: the screen shows the hand of whoever is to act";
/// Passes every decision that can be passed.
pub const ALWAYS_PASS: &str = "Always pass for me";
/// In the menu, after the name of the person.
pub const PASSES: &str = "Always pass";
/// Heading of a question to several people.
pub const ALL_ARE_ASKED: &str = "All of you are asked";
pub const THEME: &str = "Theme";
/// In the order of the enum.
pub const THEMES: [&str; 3] = ["As the device", "Light", "Dark"];
pub const PACE: &str = "Speed of moves";
/// In the order of the enum.
pub const PACES: [&str; 4] = ["Calm", "Normal", "Brisk", "At once"];
pub const MOTION: &str = "Moving pieces";
pub const MOTION_HELP: &str = "Pieces travel across the board, unless this device asks for reduced motion";
pub const CONFIRM: &str = "Confirm each action";
pub const CONFIRM_HELP: &str = "Show what an action brings and wait for its button";
pub const END_TURNS: &str = "Turns end by themselves";
pub const END_TURNS_HELP: &str =
    "End a turn, or a step of it, once nothing is left that could not wait for your next turn";
pub const PROJECTION: &str = "Projected scores";
pub const PROJECTION_HELP: &str =
    "Show what each score would be if the game ended now, in games where that can be told";
pub const FLAT: &str = "Laid flat between two";
pub const FLAT_HELP: &str = "Where two people share this device, the page turns round to face whoever is to act; a strip at the far edge shows the other what happens";
pub const EXPORT: &str = "Save as a file";
pub const RESTART_TURN: &str = "Restart my turn";
pub const CONCEDE: &str = "Let a computer play on";
pub const ABANDON: &str = "Delete this game";
pub const ABANDONED: &str = "The game is deleted.";
pub const PUT_BACK: &str = "Put it back";
pub const LEAVE: &str = "Leave it for later";
/// Refusal of a press that fits no action together with the earlier ones.
pub const INCOMPATIBLE_PRESS: &str = "This cannot be combined with what you have chosen. Cancel that first.";
pub const ASK_UNDO: &str = "Undo this?";
pub const NO: &str = "No";
pub const ALL_AGREE: &str = "Everybody agrees: undo";
pub const NO_HINT: &str = "A hint is for the person whose turn it is.";
pub const THINKING_OF_A_HINT: &str = "Thinking of a hint …";
/// For an empty slot.
pub const NO_SUCH_TABLE: &str = "There is no such game on this device.";

pub const OPEN_IN_OTHER_TAB: &str =
    "This game is open in another tab. Here you can watch; it is yours when the other is closed.";
pub const PLAY_HERE: &str = "Play here instead";

/// Returns the message for a game that could not be saved.
pub fn not_kept(trouble: StoreError) -> String {
    format!("{trouble} This game goes on, but it would be lost with the page: save it as a file from the menu.")
}

pub fn turn(speaker: &Speaker, seat: Seat, person: bool, own: bool) -> String {
    let name = speaker.name(seat);
    // The learner of a lesson has no other name.
    let comma_name = if name == "You" { String::new() } else { format!(", {name}") };
    match (speaker.is_you(seat), person) {
        (true, _) if own => format!("Your turn{comma_name}"),
        (true, _) => format!("Your answer{comma_name}"),
        (false, true) if !own => format!("{} asked", speaker.does(seat, "are", "is")),
        (false, true) => format!("{} turn", crate::words::capital(&speaker.whose(seat))),
        (false, false) => speaker.does(seat, "play", "plays"),
    }
}

/// Returns the text of the far strip, for the person who waits.
pub fn far_side(to_act: Option<&str>, lately: Option<&str>) -> String {
    let turn = to_act.map_or(String::new(), |name| format!("{name}’s turn. "));
    turn + lately.unwrap_or_default()
}

pub fn move_of(number: usize, last: usize) -> String {
    format!("Move {number} of {last}")
}

/// Shown while looking back at the initial position.
pub const SET_UP: &str = "The table is set up. Nothing changes while you look back";

/// Returns a rival's latest move, with its cost or gain.
pub fn announcement(text: &str, aside: &str) -> String {
    // Keeps the minus and the amount on one line.
    let aside = aside.replace("−$", "−\u{2060}$");
    if aside.is_empty() { text.to_owned() } else { format!("{text}, {aside}") }
}

/// Joins a rival's moves into one line: "Clara plays Move; walks 2 steps". Every sentence begins with the name, which
/// is kept only once.
pub fn recap(name: &str, moves: &[String]) -> String {
    let name = format!("{name} ");
    let rest = moves.iter().skip(1).map(|one| one.strip_prefix(&name).unwrap_or(one));
    moves.iter().take(1).map(String::as_str).chain(rest).collect::<Vec<_>>().join("; ")
}

/// Returns the accessible name of a seat's chip.
pub fn name_and_score(name: &str, score: i32) -> String {
    if score == 1 { format!("{name}, 1 point") } else { format!("{name}, {score} points") }
}

pub fn play_as(name: &str) -> String {
    format!("Play as {name}")
}

/// For an action of a seat that is not asked now.
pub fn waits_for(name: &str) -> String {
    format!("Waits for {name}")
}

/// Says that the table answered for a person: there was only one choice, or only one that made a difference.
pub fn only_answer(speaker: &Speaker, seat: Seat, verb: &str) -> String {
    format!("The only choice was made for {}: {verb}.", speaker.whom(seat))
}

/// The second half of the text while looking back.
pub fn past_move(line: Option<&str>) -> String {
    line.map_or("Nothing changes while you look back".into(), |line| {
        format!("{line}. Nothing changes while you look back")
    })
}

pub fn kind(kind: &str, you: bool) -> String {
    match (kind, Level::parse_with_character(kind)) {
        ("person", _) if you => "You".to_owned(),
        ("person", _) => "Person".to_owned(),
        ("random", _) => "Random computer".to_owned(),
        (_, Some((level, None))) => format!("{} computer", setup::LEVELS[level as usize]),
        (_, Some((level, Some(character)))) => {
            let character = setup::CHARACTERS[character as usize + 1].to_ascii_lowercase();
            format!("{} {character}", setup::LEVELS[level as usize])
        }
        _ => "Computer".to_owned(),
    }
}

/// Describes a player in the log: "Bao: sharp builder, network 2-3fa9".
pub fn player(player: &Player) -> String {
    let who = format!("{}: {}", isolated(&player.name), kind(&player.kind, false).to_ascii_lowercase());
    if player.is_person() || player.network.is_empty() { who } else { format!("{who}, network {}", player.network) }
}

/// Kind of player of an automaton.
pub const MOVED_BY_THE_RULES: &str = "Moved by the rules";

/// Returns the heading of a turn in the log.
pub fn turn_heading(turn: u16, name: &str) -> String {
    format!("Turn {turn}, {name}")
}

pub fn turn_number(turn: u16) -> String {
    if turn == 0 { "Setup".into() } else { format!("Turn {turn}") }
}

/// Heading of the curtain.
pub fn pass_to(name: &str) -> String {
    format!("Pass the device to {name}")
}

pub const CURTAIN: &str =
    "Hands are covered. Nobody else should look now. To play without this cover, choose open hands in the menu.";

/// The button that lifts the curtain.
pub fn i_am(name: &str) -> String {
    format!("I am {name}")
}

/// The button on the curtain for questions that need no hand.
pub fn answer_openly(name: &str) -> String {
    format!("{name} answers without the curtain")
}

pub const ANSWER_OPENLY: &str = "Answers without the curtain";
pub const ANSWER_OPENLY_HELP: &str =
    "Answers to another’s card need no hand: they are given before everybody, with all hands covered";

/// Returns the question to the other players before a take-back.
pub fn ask_undo(others: &[String], seen: bool) -> String {
    let others = others.join(" and ");
    match seen {
        true => format!(
            "Something hidden has been revealed since. Ask {others} before you undo it; the record will say so."
        ),
        false => format!("Others have acted since. Ask {others} before you undo it."),
    }
}

/// A section of the rulebook.
pub fn rule(number: &str, title: Option<&str>) -> String {
    match title {
        Some(title) => format!("Rule {number}: {title}"),
        None => format!("Rule {number}"),
    }
}

pub const WORDS_COMING: &str = "Loading …";
pub const WORDS_FAILED: &str = "This text could not be loaded. You may be offline; it is kept once it has been loaded.";
pub const TRY_AGAIN: &str = "Try again";

/// The best action, the piece that it begins with, and how many of a hundred games the search won with it and with the
/// next best: "Best: Start in Ruhuna (hexagon 12), wins 54 of 100. Next best: Start in Uva, 52."
pub fn hint(verb: &str, piece: Option<&str>, compared: Option<(u8, Option<(&str, u8)>)>) -> String {
    let piece = piece.filter(|piece| *piece != verb).map_or(String::new(), |piece| format!(" ({piece})"));
    match compared {
        None => format!("Best: {verb}{piece}."),
        Some((won, None)) => format!("Best: {verb}{piece}, wins {won} of 100."),
        // If both have the same name, the piece identifies the first.
        Some((won, Some((other, less)))) if other == verb => {
            format!("Best: {verb}{piece}, wins {won} of 100. Next best: {less}.")
        }
        Some((won, Some((other, less)))) => {
            format!("Best: {verb}{piece}, wins {won} of 100. Next best: {other}, {less}.")
        }
    }
}

/// Says that a computer could not choose.
pub fn search_failed(why: &str, again: bool) -> String {
    let next = if again { "Asking again." } else { "Undo, or let somebody else play this seat: see the menu." };
    format!("The computer found no move ({why}). {next}")
}

/// Says that a computer chose an impossible action.
pub fn computer_refused(refused: Refused) -> String {
    format!("The computer’s move was refused. {refused}")
}

/// Says that a seat has a kind of player that only another build knows.
pub fn unknown_player(kind: &str) -> String {
    format!("This build has no player “{kind}”. Choose another for that seat in the menu.")
}

/// Returns the accessible name of a number in the table of points.
pub fn points_cell(name: &str, what: &str, points: i32) -> String {
    format!("{name}, {what}: {}", figures(points))
}

/// Returns the heading of the lines behind a number of points.
pub fn points_of(name: &str, what: &str) -> String {
    format!("{name}: {what}")
}

/// Returns a turn label below the chart.
pub fn turn_mark(turn: u16) -> String {
    format!("T{turn}")
}

/// Returns the progress of the final scoring.
pub fn final_scoring_step(step: usize, steps: usize) -> String {
    format!("Final scoring, {step} of {steps}")
}

/// Returns the label of the button for the next category.
pub fn next_category(name: &str) -> String {
    format!("Next: {name}")
}

/// Returns the number of takebacks after hidden information was seen, as a sentence.
pub fn takebacks(count: usize) -> String {
    match count {
        1 => "One move was taken back after something had been seen.".into(),
        _ => format!("{count} moves were taken back after something had been seen."),
    }
}

pub fn warnings(count: usize) -> String {
    match count {
        1 => "The tutor warned once.".into(),
        _ => format!("The tutor warned {count} times."),
    }
}

/// The last row of a table of points.
pub const SUM: &str = "Sum";
pub const SKIP: &str = "Skip";
pub const TO_RESULT: &str = "See the result";

/// Returns the chart as text, for screen readers.
pub fn chart_label(scores: &[(String, i32)]) -> String {
    let scores: Vec<_> = scores.iter().map(|(name, score)| format!("{name} {score}")).collect();
    format!("How the points came in. At the end: {}.", scores.join(", "))
}

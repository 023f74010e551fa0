//! The texts of the page around the games. Nothing else in `ui` contains a sentence of its own. Most constants are
//! self-explanatory; a comment is given only where it is unclear where the text is shown.

mod catalogue;
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
pub use catalogue::{PAGE, Text, say, say_to};

pub const TITLE: Text = Text("title");

// Buttons and headings of a table.
/// Label for screen readers: a phone's bar with the voice and the moves.
pub const TURN: Text = Text("turn");
/// Label of the line on a phone that says whose turn it is and what can be done.
pub const NOW: Text = Text("now");
pub const HOME: Text = Text("home");
pub const UNDO: Text = Text("undo");
pub const REDO: Text = Text("redo");
pub const LOG: Text = Text("log");
pub const RULES: Text = Text("rules");
/// A rule whose section is not known yet.
pub const RULE: Text = Text("rule");
pub const MENU: Text = Text("menu");
pub const KEYS: Text = Text("keys");
/// The keys that always work.
pub const WHAT_KEYS_DO: [(&str, Text); 4] = [
    ("Tab", Text("what-keys-do-0")),
    ("Arrows", Text("what-keys-do-1")),
    ("Enter", Text("what-keys-do-2")),
    ("Escape", Text("what-keys-do-3")),
];
/// The shortcuts that can be switched off.
pub const WHAT_LETTERS_DO: [(&str, Text); 9] = [
    ("U", Text("what-letters-do-0")),
    ("R", Text("what-letters-do-1")),
    ("L", Text("what-letters-do-2")),
    ("B", Text("what-letters-do-3")),
    ("C", Text("what-letters-do-4")),
    ("H", Text("what-letters-do-5")),
    ("S", Text("what-letters-do-6")),
    (", .", Text("what-letters-do-7")),
    ("?", Text("what-letters-do-8")),
];
pub const LETTERS_ARE_OFF: Text = Text("letters-are-off");
/// Unfolds the message.
pub const MORE: Text = Text("more");
pub const LESS: Text = Text("less");
/// In the log: earlier messages to the player.
pub const MESSAGES: Text = Text("messages");
/// Label of the voice for screen readers.
pub const MESSAGE: Text = Text("message");
/// In the menu and above the list of keys.
pub const HOW_TO_ASK: Text = Text("how-to-ask");
pub const HINT: Text = Text("hint");
pub const CLOSE: Text = Text("close");
pub const CANCEL: Text = Text("cancel");
pub const YOUR_ACTION: Text = Text("your-action");
pub const NEWS: Text = Text("news");
pub const HISTORY: Text = Text("history");
pub const FIRST: Text = Text("first");
pub const BACK: Text = Text("back");
pub const PLAY: Text = Text("play");
pub const ON: Text = Text("on");
pub const LAST: Text = Text("last");
pub const RESULT: Text = Text("result");
pub const BACK_TO_NOW: Text = Text("back-to-now");
pub const BRANCH: Text = Text("branch");
/// Title of a seat's sheet.
pub const PLAYER: Text = Text("player");
pub const HAS: Text = Text("has");
pub const LATELY: Text = Text("lately");
pub const NOTHING_YET: Text = Text("nothing-yet");
/// When continuing a game of computers.
pub const TAKE_SEAT: Text = Text("take-seat");
pub const TAKE_SEAT_HELP: Text = Text("take-seat-help");
pub const ONLY_WATCH: Text = Text("only-watch");
pub const OVER: Text = Text("over");
pub const FINAL_SCORING: Text = Text("final-scoring");
pub const WINNER: Text = Text("winner");
pub const BOARD: Text = Text("board");
pub const REPLAY: Text = Text("replay");
pub const SCORE_AGAIN: Text = Text("score-again");
pub const SHARE: Text = Text("share");
pub const REMATCH: Text = Text("rematch");
pub const WHERE_FROM: Text = Text("where-from");
pub const WHO_PLAYS: Text = Text("who-plays");
pub const SETTINGS: Text = Text("settings");
pub const THIS_GAME: Text = Text("this-game");
pub const OPEN_HANDS: Text = Text("open-hands");
pub const OPEN_HANDS_HELP: Text = Text("open-hands-help");
/// Passes every decision that can be passed.
pub const ALWAYS_PASS: Text = Text("always-pass");
/// In the menu, after the name of the person.
pub const PASSES: Text = Text("passes");
/// Heading of a question to several people.
pub const ALL_ARE_ASKED: Text = Text("all-are-asked");
pub const THEME: Text = Text("theme");
/// In the order of the enum.
pub const THEMES: [Text; 3] = [Text("themes-0"), Text("themes-1"), Text("themes-2")];
pub const PACE: Text = Text("pace");
/// In the order of the enum.
pub const PACES: [Text; 4] = [Text("paces-0"), Text("paces-1"), Text("paces-2"), Text("paces-3")];
pub const MOTION: Text = Text("motion");
pub const MOTION_HELP: Text = Text("motion-help");
pub const CONFIRM: Text = Text("confirm");
pub const CONFIRM_HELP: Text = Text("confirm-help");
pub const END_TURNS: Text = Text("end-turns");
pub const END_TURNS_HELP: Text = Text("end-turns-help");
pub const PROJECTION: Text = Text("projection");
pub const PROJECTION_HELP: Text = Text("projection-help");
pub const FLAT: Text = Text("flat");
pub const FLAT_HELP: Text = Text("flat-help");
pub const EXPORT: Text = Text("export");
pub const RESTART_TURN: Text = Text("restart-turn");
pub const CONCEDE: Text = Text("concede");
pub const ABANDON: Text = Text("abandon");
pub const ABANDONED: Text = Text("abandoned");
pub const PUT_BACK: Text = Text("put-back");
pub const LEAVE: Text = Text("leave");
/// Refusal of a press that fits no action together with the earlier ones.
pub const INCOMPATIBLE_PRESS: Text = Text("incompatible-press");
pub const ASK_UNDO: Text = Text("ask-undo");
pub const NO: Text = Text("no");
pub const ALL_AGREE: Text = Text("all-agree");
pub const NO_HINT: Text = Text("no-hint");
pub const THINKING_OF_A_HINT: Text = Text("thinking-of-a-hint");
/// For an empty slot.
pub const NO_SUCH_TABLE: Text = Text("no-such-table");

pub const OPEN_IN_OTHER_TAB: Text = Text("open-in-other-tab");
pub const PLAY_HERE: Text = Text("play-here");

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
pub const SET_UP: Text = Text("set-up");

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
pub const MOVED_BY_THE_RULES: Text = Text("moved-by-the-rules");

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

pub const CURTAIN: Text = Text("curtain");

/// The button that lifts the curtain.
pub fn i_am(name: &str) -> String {
    format!("I am {name}")
}

/// The button on the curtain for questions that need no hand.
pub fn answer_openly(name: &str) -> String {
    format!("{name} answers without the curtain")
}

pub const ANSWER_OPENLY: Text = Text("answer-openly");
pub const ANSWER_OPENLY_HELP: Text = Text("answer-openly-help");

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
pub const SUM: Text = Text("sum");
pub const SKIP: Text = Text("skip");
pub const TO_RESULT: Text = Text("to-result");

/// Returns the chart as text, for screen readers.
pub fn chart_label(scores: &[(String, i32)]) -> String {
    let scores: Vec<_> = scores.iter().map(|(name, score)| format!("{name} {score}")).collect();
    format!("How the points came in. At the end: {}.", scores.join(", "))
}

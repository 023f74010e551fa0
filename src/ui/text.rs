//! The texts of the page around the games, as messages of `page.ftl`. Used by all of `ui`, which has no other
//! sentences. The modules below contain the texts of single pages and sheets.
//!
//! A comment says where a text is shown, unless its name is enough.

pub mod access;
mod catalogue;
pub mod command;
pub mod components;
pub mod daily;
pub mod duplicate;
pub mod hint;
pub mod home;
pub mod lesson;
pub mod matches;
pub mod par;
pub mod practice;
mod rendering;
pub mod review;
pub mod rules;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod share;
pub mod start;
pub mod together;

use crate::ai::Level;
use crate::engine::Seat;
use crate::engine::record::Player;
use crate::engine::session::Refused;
use crate::message;
use crate::table::save::StoreError;
use crate::table::shortcuts::Shortcut;
pub use crate::text::PAGE;
use crate::words::{Argument, Message, Speaker, YOU, isolated};
pub use crate::words::{figures, signed};
pub use catalogue::{Text, say, say_among, say_to};

pub const TITLE: Text = Text("title");

// Buttons and headings of a table.
/// Label of a phone's bar with the voice and the moves, for screen readers.
pub const TURN: Text = Text("turn");
/// Label of the line on a phone that says whose turn it is and what can be done.
pub const TURN_STATE: Text = Text("now");
pub const HOME: Text = Text("home");
pub const UNDO: Text = Text("undo");
pub const REDO: Text = Text("redo");
pub const LOG: Text = Text("log");
pub const RULES: Text = Text("rules");
/// A rule whose section is not known yet.
pub const UNKNOWN_RULE: Text = Text("rule");
pub const MENU: Text = Text("menu");
pub const KEYS: Text = Text("keys");
/// Keys that always work, with their effects.
pub const FIXED_KEYS: [(&str, Text); 5] = [
    ("Tab", Text("what-keys-do-0")),
    ("Arrows", Text("what-keys-do-1")),
    ("Home/End", Text("what-keys-do-4")),
    ("Enter", Text("what-keys-do-2")),
    ("Escape", Text("what-keys-do-3")),
];
/// The shortcuts that tell what a side has.
const SEATS: &[Shortcut] = &[
    Shortcut::Seat(Seat(0)),
    Shortcut::Seat(Seat(1)),
    Shortcut::Seat(Seat(2)),
    Shortcut::Seat(Seat(3)),
    Shortcut::Seat(Seat(4)),
    Shortcut::Seat(Seat(5)),
    Shortcut::Seat(Seat(6)),
    Shortcut::Seat(Seat(7)),
];
/// Shortcuts, which can be switched off, with their effects.
pub const SHORTCUTS: [(&[Shortcut], Text); 17] = [
    (&[Shortcut::Undo], Text("what-letters-do-0")),
    (&[Shortcut::Redo], Text("what-letters-do-1")),
    (&[Shortcut::Log], Text("what-letters-do-2")),
    (&[Shortcut::Rules], Text("what-letters-do-3")),
    (&[Shortcut::Box], Text("what-letters-do-4")),
    (&[Shortcut::Hint], Text("what-letters-do-5")),
    (&[Shortcut::Skip], Text("what-letters-do-6")),
    (&[Shortcut::Back, Shortcut::Forward], Text("what-letters-do-7")),
    (&[Shortcut::Explain], Text("what-letters-do-8")),
    (&[Shortcut::Repeat], Text("what-letters-do-9")),
    (&[Shortcut::Silence], Text("what-letters-do-10")),
    (&[Shortcut::Question], Text("what-letters-do-11")),
    (&[Shortcut::LastMove], Text("what-letters-do-12")),
    (SEATS, Text("what-letters-do-13")),
    (&[Shortcut::Standing], Text("what-letters-do-14")),
    (&[Shortcut::NextLit], Text("what-letters-do-15")),
    (&[Shortcut::CommandLine], Text("what-letters-do-16")),
];
/// An arrow key leads nowhere.
pub const EDGE: Text = Text("edge");
pub const SHORTCUTS_ARE_OFF: Text = Text("letters-are-off");
/// Unfolds the message.
pub const SHOW_MORE: Text = Text("more");
pub const SHOW_LESS: Text = Text("less");
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
pub const SINCE_LAST_TURN: Text = Text("news");
pub const MOVES_OF_GAME: Text = Text("history");
pub const TO_START: Text = Text("first");
pub const BACKWARD: Text = Text("back");
pub const PLAY_MOVES: Text = Text("play");
pub const FORWARD: Text = Text("on");
pub const TO_LATEST_MOVE: Text = Text("last");
pub const RESULT: Text = Text("result");
pub const TO_CURRENT_POSITION: Text = Text("back-to-now");
pub const PLAY_ON_FROM_HERE: Text = Text("branch");
/// Title of a seat's sheet.
pub const PLAYER: Text = Text("player");
pub const POSSESSIONS: Text = Text("has");
pub const LAST_MOVES: Text = Text("lately");
pub const NOTHING_YET: Text = Text("nothing-yet");
/// Question before a game between computers is continued.
pub const TAKE_SEAT: Text = Text("take-seat");
pub const TAKE_SEAT_HELP: Text = Text("take-seat-help");
pub const ONLY_WATCH: Text = Text("only-watch");
pub const GAME_OVER: Text = Text("over");
pub const FINAL_SCORING: Text = Text("final-scoring");
pub const WINNER: Text = Text("winner");
pub const BOARD: Text = Text("board");
pub const REPLAY: Text = Text("replay");
pub const SCORE_AGAIN: Text = Text("score-again");
pub const SHARE: Text = Text("share");
pub const REMATCH: Text = Text("rematch");
pub const POINTS_BY_SOURCE: Text = Text("where-from");
pub const BEST_MOMENT: Text = Text("best-moment");
pub const PLAYERS: Text = Text("who-plays");
pub const SETTINGS: Text = Text("settings");
pub const THIS_GAME: Text = Text("this-game");
pub const OPEN_HANDS: Text = Text("open-hands");
pub const OPEN_HANDS_HELP: Text = Text("open-hands-help");
/// Switch: pass every decision that can be passed.
pub const ALWAYS_PASS: Text = Text("always-pass");
/// In the menu, after a person's name.
pub const ALWAYS_PASSES: Text = Text("passes");
/// Heading of a question to several people.
pub const QUESTION_TO_ALL: Text = Text("all-are-asked");
pub const THEME: Text = Text("theme");
/// In the order of the setting's values.
pub const THEMES: [Text; 3] = [Text("themes-0"), Text("themes-1"), Text("themes-2")];
pub const PACE: Text = Text("pace");
/// In the order of the setting's values.
pub const PACES: [Text; 4] = [Text("paces-0"), Text("paces-1"), Text("paces-2"), Text("paces-3")];
pub const ANIMATION: Text = Text("motion");
pub const ANIMATION_HELP: Text = Text("motion-help");
pub const CONFIRM_ACTIONS: Text = Text("confirm");
pub const CONFIRM_ACTIONS_HELP: Text = Text("confirm-help");
pub const END_TURNS_AUTOMATICALLY: Text = Text("end-turns");
pub const END_TURNS_AUTOMATICALLY_HELP: Text = Text("end-turns-help");
pub const PROJECTION: Text = Text("projection");
pub const PROJECTION_HELP: Text = Text("projection-help");
pub const FLAT_DEVICE: Text = Text("flat");
pub const FLAT_DEVICE_HELP: Text = Text("flat-help");
pub const SAVE_AS_FILE: Text = Text("export");
pub const RESTART_TURN: Text = Text("restart-turn");
pub const LET_COMPUTER_TAKE_OVER: Text = Text("concede");
pub const DELETE_GAME: Text = Text("abandon");
pub const GAME_DELETED: Text = Text("abandoned");
pub const RESTORE_GAME: Text = Text("put-back");
pub const LEAVE_FOR_LATER: Text = Text("leave");
/// Refusal of a press that fits no action together with the earlier ones.
pub const INCOMPATIBLE_PRESS: Text = Text("incompatible-press");
pub const ASK_UNDO: Text = Text("ask-undo");
pub const REFUSE_UNDO: Text = Text("no");
pub const AGREE_TO_UNDO: Text = Text("all-agree");
pub const NO_HINT: Text = Text("no-hint");
pub const SEARCHING_HINT: Text = Text("thinking-of-a-hint");
/// Shown when there is no game in the slot.
pub const NO_SUCH_TABLE: Text = Text("no-such-table");

pub const OPEN_IN_OTHER_TAB: Text = Text("open-in-other-tab");
pub const PLAY_HERE: Text = Text("play-here");

/// Returns the message for a game that could not be saved.
pub fn not_kept(error: StoreError) -> String {
    say(&message!("not-kept", trouble: error.to_string()))
}

/// Returns the title of the window on the page with this heading.
pub fn page_title(heading: &str) -> String {
    if heading.is_empty() { TITLE.into() } else { say(&message!("page-title", page: heading)) }
}

/// Returns whose turn it is. The reader's own turn has a name only if the reader `shares` the device with others.
pub fn turn(speaker: &Speaker, seat: Seat, is_person: bool, is_own_turn: bool, shares: bool) -> String {
    let (name, is_you) = (speaker.name(seat), speaker.is_you(seat));
    // The learner of a lesson is called "You", so there is no name to add to "Your turn".
    let named = shares && name != YOU;
    let message = match (is_you, is_person) {
        (true, _) if is_own_turn && named => message!("turn-yours-named", name: name),
        (true, _) if named => message!("answer-yours-named", name: name),
        (true, _) if is_own_turn => message!("turn-of", who: seat),
        (true, _) => message!("answer-yours"),
        (false, true) if !is_own_turn => message!("asked", who: seat),
        (false, true) => message!("turn-of", who: seat),
        (false, false) => message!("plays", who: seat),
    };
    say_to(speaker, &message)
}

/// Returns the text of the strip at the far edge, for the person who waits.
pub fn far_side(to_act: Option<&str>, last_event: Option<&str>) -> String {
    let turn = to_act.map(|name| say(&message!("far-side-turn", name: name)));
    sentences(turn.into_iter().chain(last_event.map(str::to_owned)))
}

/// Joins sentences with spaces.
fn sentences(sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().collect::<Vec<_>>().join(" ")
}

/// Ends a line of the log with a full stop.
fn ended(line: &str) -> String {
    if line.ends_with(['.', '!', '?']) { line.to_owned() } else { say(&message!("line-ended", line: line)) }
}

fn yes_or_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

pub fn move_number(number: usize, last: usize) -> String {
    say(&message!("move-of", number: number, last: last))
}

/// Shown while looking back at the initial position.
pub const INITIAL_POSITION: Text = Text("set-up");

/// Returns a rival's move with its cost or gain: "Clara ships 3 rubber, +9".
pub fn announcement(text: &str, aside: &str) -> String {
    // The word joiner keeps the minus and the amount on one line.
    let aside = aside.replace("−$", "−\u{2060}$");
    if aside.is_empty() { text.to_owned() } else { say(&message!("announcement", text: text, aside: aside)) }
}

/// Returns a rival's moves, a sentence for each.
pub fn recap(moves: impl Iterator<Item = String>) -> String {
    sentences(moves.map(|text| ended(&text)))
}

/// Marks a rival's moves as made during the turn of `seat`: "During your turn: Clara takes 2 rupees."
pub fn recap_of_turn(speaker: &Speaker, seat: Seat, moves: &str) -> String {
    say_to(speaker, &message!("recap-turn", who: seat, moves: moves))
}

/// Returns the accessible name of a seat's chip.
pub fn name_and_score(name: &str, score: i32) -> String {
    say(&message!("name-and-score", name: name, score: score))
}

pub fn play_as(name: &str) -> String {
    say(&message!("play-as", name: name))
}

/// Returns the label in place of an action's button while another seat is to act.
pub fn waits_for(name: &str) -> String {
    say(&message!("waits-for", name: name))
}

/// Returns the message that the table answered for a person, because only one action was legal.
pub fn only_answer(speaker: &Speaker, seat: Seat, verb: &str) -> String {
    say_to(speaker, &message!("only-answer", who: seat, action: verb))
}

/// Returns the text while looking back; `line` is the move that led to the position, if any.
pub fn past_move(line: Option<&str>) -> String {
    line.map_or_else(|| say(&message!("looking-back")), |line| say(&message!("past-move", line: line)))
}

pub fn kind(kind: &str, is_you: bool) -> String {
    match (kind, Level::parse_with_character(kind)) {
        ("person", _) if is_you => say(&message!("kind-you")),
        ("person", _) => say(&message!("kind-person")),
        ("random", _) => say(&message!("kind-random")),
        (_, Some((level, None))) => say(&message!("kind-level", level: setup::level_noun(level as usize))),
        (_, Some((level, Some(character)))) => {
            let (level, character) = (setup::level_noun(level as usize), setup::character_noun(character as usize + 1));
            say(&message!("kind-character", level: level, character: character))
        }
        _ => say(&message!("kind-computer")),
    }
}

/// Returns a kind of player as an addition to its name: "sharp builder".
fn kind_inside(kind: &str) -> Message {
    match (kind, Level::parse_with_character(kind)) {
        ("person", _) => message!("kind-inside-person"),
        ("random", _) => message!("kind-inside-random"),
        (_, Some((level, None))) => message!("kind-inside-level", level: setup::level_noun(level as usize)),
        (_, Some((level, Some(character)))) => {
            let (level, character) = (setup::level_noun(level as usize), setup::character_noun(character as usize + 1));
            message!("kind-inside-character", level: level, character: character)
        }
        _ => message!("kind-inside-computer"),
    }
}

/// Describes a player in the log: "Bao: sharp builder".
pub fn player(player: &Player) -> String {
    say(&message!("player-in-log", name: isolated(&player.name), kind: kind_inside(&player.kind)))
}

/// Shown for an automaton in place of a kind of player.
pub const MOVED_BY_THE_RULES: Text = Text("moved-by-the-rules");

/// Returns the heading of a turn in the log.
pub fn turn_heading(turn: u16, name: &str) -> String {
    say(&message!("turn-heading", turn: turn, name: name))
}

pub fn turn_number(turn: u16) -> String {
    if turn == 0 { say(&message!("setup-turn")) } else { say(&message!("turn-number", turn: turn)) }
}

/// Returns the heading of the curtain.
pub fn pass_to(name: &str) -> String {
    say(&message!("pass-to", name: name))
}

pub const CURTAIN_HELP: Text = Text("curtain");

/// Returns the label of the button that lifts the curtain.
pub fn lift_curtain_label(name: &str) -> String {
    say(&message!("i-am", name: name))
}

/// Returns the label of the button on the curtain that answers a question without showing a hand.
pub fn answer_openly(name: &str) -> String {
    say(&message!("answers-openly", name: name))
}

pub const ANSWER_OPENLY: Text = Text("answer-openly");
pub const ANSWER_OPENLY_HELP: Text = Text("answer-openly-help");

/// Returns the question to the `others` before a takeback; `has_revealed` is whether hidden information has been
/// revealed since.
pub fn ask_undo(others: &[String], has_revealed: bool) -> String {
    let others: Vec<Argument> = others.iter().map(|name| name.as_str().into()).collect();
    match has_revealed {
        true => say(&message!("ask-undo-seen", others: others)),
        false => say(&message!("ask-undo-acted", others: others)),
    }
}

/// Returns the name of a section of the rulebook.
pub fn rule(number: &str, title: Option<&str>) -> String {
    match title {
        Some(title) => say(&message!("rule-titled", number: number, title: title)),
        None => say(&message!("rule-numbered", number: number)),
    }
}

/// Returns the message that the search for a computer's move failed. `reason` comes from the browser; `will_repeat` is
/// whether the search is repeated.
pub fn search_failed(reason: &str, will_repeat: bool) -> String {
    let next = if will_repeat { Text("search-again") } else { Text("search-given-up") };
    sentences([say(&message!("search-failed", why: reason)), next.into()])
}

/// Returns the message that a computer chose an illegal action.
pub fn computer_refused(refused: Refused) -> String {
    say(&message!("computer-refused", why: refused.to_string()))
}

/// Returns the message that the kind of player of a seat, saved by another build, is unknown to this one.
pub fn unknown_player(kind: &str) -> String {
    say(&message!("unknown-player", kind: kind))
}

/// Returns the accessible name of a number in the table of points.
pub fn points_cell(name: &str, what: &str, points: i32) -> String {
    say(&message!("points-cell", name: name, what: what, points: points))
}

/// Says that a side scores nothing in a step of the final scoring.
pub fn scores_nothing(speaker: &Speaker, side: Seat) -> String {
    say_to(speaker, &message!("scores-nothing", who: side))
}

/// Returns the heading of the list that explains a number of points.
pub fn points_of(name: &str, what: &str) -> String {
    say(&message!("points-of", name: name, what: what))
}

/// Returns a turn label below the chart.
pub fn turn_mark(turn: u16) -> String {
    say(&message!("turn-mark", turn: turn))
}

/// Returns the progress of the final scoring.
pub fn final_scoring_step(step: usize, steps: usize) -> String {
    say(&message!("final-scoring-step", step: step, steps: steps))
}

/// Returns the label of the button for the next category.
pub fn next_category(name: &str) -> String {
    say(&message!("next-category", name: name))
}

/// Returns the number of takebacks after hidden information was seen, as a sentence.
pub fn takebacks(count: usize) -> String {
    say(&message!("takebacks", count: count))
}

pub fn warnings(count: usize) -> String {
    say(&message!("warnings", count: count))
}

/// Label of the last row in a table of points.
pub const TOTAL: Text = Text("sum");
pub const SKIP: Text = Text("skip");
pub const TO_RESULT: Text = Text("to-result");

/// Returns the chart of points as text, for screen readers.
pub fn chart_label(scores: &[(String, i32)]) -> String {
    let score = |(name, score): &(String, i32)| message!("chart-score", name: name.as_str(), score: *score).into();
    let scores: Vec<Argument> = scores.iter().map(score).collect();
    say(&message!("chart-label", scores: scores))
}

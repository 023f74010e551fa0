//! The better choice at a moment: its line, by how much it is better, and why. Called by the moments of the review and
//! by the sheet of practice. Actions are named in the game's words, on a separate table set to the moment of the
//! choice.

use leptos::prelude::*;

use crate::ai::review::marks::{Knowledge, evaluation};
use crate::ai::review::{Choice, Evaluation, Prospect};
use crate::engine::{Seat, Viewer, link};
use crate::table::Table;
use crate::table::review::{self, FollowedLine};
use crate::ui::route::Route;
use crate::ui::shell::Shell;
use crate::ui::shell::commands::open_branch;
use crate::ui::text::Text;
use crate::ui::text::review as words;
use crate::words::full_category_name;

/// Maximum number of listed consequences of a better line.
const MAX_CONSEQUENCES: usize = 4;
/// Maximum number of categories of points shown; those with the largest differences are chosen.
const MAX_PROSPECTS: usize = 5;

/// Draws the better choice, by how much it was better than the actions played, and why. `expected` is the seat that
/// chose and its expected share of the win after the choice it made.
pub fn better_choice(
    shell: Shell,
    ply: u32,
    choice: &Choice,
    knowledge: Knowledge,
    played: &[String],
    expected: Option<(Seat, f32)>,
) -> AnyView {
    let result: &Evaluation = evaluation(choice, knowledge);
    if result.best == choice.chosen {
        let find = choice.find.filter(|_| knowledge == Knowledge::Own && result.loss.mean == 0.0);
        let text = match find {
            Some(find) => words::gain(find),
            None if result.loss.mean == 0.0 => words::NO_BETTER_MOVE.to_string(),
            None => words::loss(result.loss),
        };
        return view! { <p class="review-said">{text}</p> }.into_any();
    }
    let is_own = knowledge == Knowledge::Own;
    let actions = match is_own && !choice.line.is_empty() {
        true => choice.line.clone(),
        false => notation(shell, ply, result.best).into_iter().collect(),
    };
    let prospects = if is_own { prospects(shell, ply, &choice.prospects) } else { None };
    let chances = expected.filter(|_| is_own && result.is_sure()).map(|(seat, expected)| {
        let loss = result.loss.mean;
        let sentence = shell.speak(|speaker| words::compare_chances(speaker, seat, expected, loss));
        view! { <p class="small">{sentence}</p> }.into_any()
    });
    view! {
        {line(words::BETTER, &names(shell, ply, &actions), "review-line better")}
        {consequences(shell, ply, played, &actions)}
        <p class="review-said"><b>{words::loss(result.loss)}</b></p>
        {chances}
        {prospects}
    }
    .into_any()
}

/// Draws what the better actions would have changed: the standings of the seat at the end of its turn, and the certain
/// results that the played actions did not have, in the words of the log.
fn consequences(shell: Shell, ply: u32, played: &[String], better: &[String]) -> Option<AnyView> {
    let played_outcome = follow(shell, ply, played);
    // In practice the answer may end before the turn does: then it is compared with as much of the better line.
    let is_cut = shell.guide.practice.is_some() && played_outcome.standings.is_empty();
    let length = if is_cut { played.len().min(better.len()) } else { better.len() };
    let better_outcome = follow(shell, ply, &better[..length]);
    let differs = |(name, better): (String, String)| {
        let (_, played) = played_outcome.standings.iter().find(|(other, _)| *other == name)?;
        (better != *played).then(|| words::standing_change(&name, &better, played))
    };
    let standings = better_outcome.standings.into_iter().filter_map(differs);
    let results = better_outcome.results.into_iter().filter(|result| !played_outcome.results.contains(result));
    let news: Vec<String> = standings.chain(results).take(MAX_CONSEQUENCES).collect();
    (!news.is_empty()).then(|| view! { <p class="small mute">{words::sentences(&news)}</p> }.into_any())
}

/// Draws the expected points of the better line: gains first. `None` if it does not bring more points in total,
/// because it is then better for another reason.
fn prospects(shell: Shell, ply: u32, prospects: &[Prospect]) -> Option<AnyView> {
    let total_gain: f32 = prospects.iter().map(|prospect| prospect.points.mean).sum();
    if total_gain <= 0.0 {
        return None;
    }
    let info = shell.read_untracked(|table| table.info());
    let chip = |prospect: &Prospect| {
        let sentence = words::points_gained(prospect.points.mean, &full_category_name(info, prospect.category));
        let class = if prospect.points.mean < 0.0 { "delta cost" } else { "delta gain" };
        view! { <span class=class>{sentence}</span> }.into_any()
    };
    let (gains, costs): (Vec<&Prospect>, Vec<&Prospect>) =
        prospects.iter().take(MAX_PROSPECTS).partition(|prospect| prospect.points.mean > 0.0);
    let chips: Vec<AnyView> = gains.into_iter().chain(costs).map(chip).collect();
    // After the last round there is no other.
    let round = |ply: u32| shell.read_untracked(|table| table.ply_facts(ply).first().map(|facts| facts.moment.round));
    let is_last = round(ply.saturating_sub(1)) == round(shell.read_untracked(|table| table.plies()).saturating_sub(1));
    let heading = words::GAIN_OF_BETTER_LINE[usize::from(is_last)];
    (!chips.is_empty())
        .then(|| view! { <p class="small mute">{heading}</p><div class="review-prospects">{chips}</div> }.into_any())
}

/// Draws a sequence of actions: the first one, then the rest of the turn.
pub fn line(label: Text, names: &[String], class: &'static str) -> AnyView {
    let first_action = names.first().cloned().unwrap_or_default();
    let further = names
        .get(1..)
        .filter(|further| !further.is_empty())
        .map(|further| view! { <span class="small mute">{words::further_actions(further)}</span> }.into_any());
    view! {
        <div class=class>
            <span class="caps">{label}</span><span class="grow"><b>{first_action}</b>{further}</span>
        </div>
    }
    .into_any()
}

/// Returns the page on which the reader can step through a line from the moment of this ply. If the line cannot be
/// opened there, shows a notice and returns `None`.
pub fn line_page(shell: Shell, ply: u32, line: &[String]) -> Option<Route> {
    let mut table = table_at(shell, ply)?;
    let is_legal = line.iter().all(|action| table.act_notation(action).is_ok());
    let text = table.link();
    if !is_legal || !link::can_open(&text, table.plies()) {
        shell.app.notify(crate::ui::text::share::TOO_LONG_FOR_LINK.to_string());
        return None;
    }
    let viewer = match shell.read_untracked(|table| table.viewer()) {
        Viewer::Seat(seat) => seat.to_string(),
        _ => "all".to_owned(),
    };
    Some(Route::Line(viewer, ply.saturating_sub(1), text))
}

/// Plays the better action at the moment of this ply in a separate game, and opens it.
pub fn play_better(shell: Shell, ply: u32, best_action: u16) {
    let Some(mut table) = table_at(shell, ply) else { return };
    match table.act(best_action.into()) {
        Ok(()) => open_branch(shell, table.record()),
        Err(error) => shell.app.notify(crate::ui::text::computer_refused(error)),
    }
}

/// Returns a separate table, set to the moment of this ply's choice.
fn table_at(shell: Shell, ply: u32) -> Option<Table> {
    let record = shell.read_untracked(|table| table.branch(ply.saturating_sub(1)));
    Table::open(&record).ok()
}

fn notation(shell: Shell, ply: u32, index: u16) -> Option<String> {
    table_at(shell, ply)?.notation(index.into())
}

/// Returns the names of consecutive actions from the moment of this ply.
pub fn names(shell: Shell, ply: u32, actions: &[String]) -> Vec<String> {
    follow(shell, ply, actions).names
}

/// Returns the outcome of these actions from the moment of this ply.
fn follow(shell: Shell, ply: u32, actions: &[String]) -> FollowedLine {
    table_at(shell, ply).map_or_else(FollowedLine::default, |table| review::follow(table, actions))
}

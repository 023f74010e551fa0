//! One moment of the review: the choice, a better one, its consequences, and links from there. Called by the review.
//! Actions are named in the game's words, on a separate table set to the moment of the choice.

use leptos::prelude::*;

use crate::ai::review::marks::{Knowledge, evaluation, mark};
use crate::ai::review::{Choice, Evaluation, PlyEntry, Prospect, Report};
use crate::engine::{Seat, Viewer, link};
use crate::table::Table;
use crate::table::review::{self, FollowedLine};
use crate::ui::kit::{Button, ButtonKind, IconButton, Memo, Pick, badge};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::review as words;
use crate::words::full_category_name;

use super::super::commands::{Commands, open_branch};
use super::super::focus;
use super::{Findings, Reviewing};

/// Maximum number of listed consequences of a better line.
const MAX_CONSEQUENCES: usize = 4;
/// Maximum number of categories of points shown; those with the largest differences are chosen.
const MAX_PROSPECTS: usize = 5;
/// Minimum share of the win from which luck is mentioned.
const MIN_LUCK: f32 = 0.005;

/// Draws the open moment; initially nothing.
pub fn moment(reviewing: Reviewing, commands: Commands) -> AnyView {
    // Redrawn when another moment is opened or more is known of this one, not with every report.
    let shown = Memo::new(move |_| {
        let ply = reviewing.moment.get()?;
        let known = |findings: &Findings| (findings.review.report(ply).is_some(), findings.review.deep.contains(&ply));
        Some((ply, reviewing.follow(known)))
    });
    let card = move || shown.get().map(|(ply, _)| card(reviewing, commands, ply));
    view! { {move || card()} }.into_any()
}

fn card(reviewing: Reviewing, commands: Commands, ply: u32) -> AnyView {
    let shell = reviewing.board.shell;
    let (report, entry, deep) = reviewing
        .with(|findings| {
            let entry = findings.books.entries.get(ply as usize).cloned();
            (findings.review.report(ply).cloned(), entry, findings.review.deep.contains(&ply))
        })
        .unwrap_or_default();
    let plies = shell.read_untracked(|table| table.plies());
    let facts = ply
        .checked_sub(1)
        .and_then(|previous| shell.read_untracked(|table| table.ply_facts(previous).first().copied()));
    let marked = report.as_ref().and_then(|report| mark(report.choice.as_ref()?, Knowledge::Own));
    let actor_line = facts.map(|facts| {
        let name = shell.read_untracked(|table| table.name(facts.seat));
        view! {
            {badge(facts.seat, "s")}
            <span class="grow small">
                <b>{name}</b>
                <span class="mute">
                    {words::turn_and_move(facts.moment.turn, ply, plies)}
                </span>
            </span>
        }
        .into_any()
    });
    let heading = match (marked, ply) {
        (Some(mark), _) => words::mark_name(mark).into(),
        (None, 0) => words::THE_DEAL.to_string(),
        (None, _) => words::move_number(ply, plies),
    };
    let content = match &report {
        None => view! { <p class="mute">{words::NOT_YET}</p> }.into_any(),
        Some(report) => report_parts(reviewing, report, entry.as_ref()),
    };
    let close = move || {
        reviewing.moment.set(None);
        focus::focus_on(".review-chart");
    };
    view! {
        <section class="panel review-moment" data-moment=ply.to_string()>
            <div class="row">
                {marked.map(super::tables::sign)}
                <h3 tabindex="-1" class="grow">{heading}</h3>
                <IconButton icon="ui-close" size="i20" name=crate::ui::text::CLOSE on_click=close/>
            </div>
            <div class="row">{actor_line}</div>
            {content}
            {links(reviewing, commands, ply, report.as_ref(), deep)}
        </section>
    }
    .into_any()
}

/// Draws a report: the choice, then the luck, then the change of all seats' chances.
fn report_parts(reviewing: Reviewing, report: &Report, entry: Option<&PlyEntry>) -> AnyView {
    let shell = reviewing.board.shell;
    let choice = match (&report.choice, report.seat) {
        (Some(choice), Some(seat)) => {
            let expectation = report.expected.map(|expected| (seat, expected[seat].mean));
            choice_parts(reviewing, report.ply, choice.clone(), expectation)
        }
        (Some(_), None) => ().into_any(),
        (None, Some(_)) => view! { <p class="mute">{words::NO_CHOICE}</p> }.into_any(),
        (None, None) => ().into_any(),
    };
    let affected_seat = report.seat.unwrap_or(Seat(reviewing.picked.get_untracked() as u8));
    let luck = entry.map(|entry| entry.luck[affected_seat]).filter(|luck| luck.abs() >= MIN_LUCK);
    let luck =
        luck.map(|luck| view! { <p>{shell.speak(|speaker| words::luck(speaker, affected_seat, luck))}</p> }.into_any());
    let chances = entry.map(|entry| {
        let row = |seat: Seat| {
            let name = shell.read_untracked(|table| table.name(seat));
            let (before, after) = (words::fraction(entry.before[seat]), words::fraction(entry.after[seat]));
            view! {
                <li>
                    {badge(seat, "s")}<span class="grow">{name}</span>
                    <span class="num">{before}" → "<b>{after}</b></span>
                </li>
            }
            .into_any()
        };
        let rows: Vec<AnyView> = Seat::all(shell.seats()).map(row).collect();
        view! { <ul class="review-chances" aria-label=words::BEFORE_AND_AFTER>{rows}</ul> }.into_any()
    });
    view! { {choice}{luck}{chances} }.into_any()
}

fn choice_parts(reviewing: Reviewing, ply: u32, choice: Choice, expectation: Option<(Seat, f32)>) -> AnyView {
    let played = names(reviewing, ply, &played(reviewing, ply));
    let knowledge_index = RwSignal::new(0);
    let knowledge_choice = choice.open.is_some().then(|| {
        let values = words::KNOWN.map(String::from).to_vec();
        view! {
            <Pick label=words::JUDGED_WITH values picked=knowledge_index set=move |index| knowledge_index.set(index)/>
        }
        .into_any()
    });
    let better_line = move || {
        let knowledge = if knowledge_index.get() == 0 { Knowledge::Own } else { Knowledge::Open };
        better_choice(reviewing, ply, &choice, knowledge, expectation)
    };
    view! {
        {knowledge_choice}
        {line(words::PLAYED, &played, "review-line")}
        {move || better_line()}
    }
    .into_any()
}

/// Draws the better choice, by how much it was better, and why. `expected` is the seat that chose and its expected
/// share of the win after the choice it made.
fn better_choice(
    reviewing: Reviewing,
    ply: u32,
    choice: &Choice,
    knowledge: Knowledge,
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
        false => notation(reviewing, ply, result.best).into_iter().collect(),
    };
    let prospects = if is_own { prospects(reviewing, &choice.prospects) } else { None };
    let chances = expected.filter(|_| is_own && result.is_sure()).map(|(seat, expected)| {
        let loss = result.loss.mean;
        let sentence = reviewing.board.shell.speak(|speaker| words::compare_chances(speaker, seat, expected, loss));
        view! { <p class="small">{sentence}</p> }.into_any()
    });
    view! {
        {line(words::BETTER, &names(reviewing, ply, &actions), "review-line better")}
        {consequences(reviewing, ply, &actions)}
        <p class="review-said"><b>{words::loss(result.loss)}</b></p>
        {chances}
        {prospects}
    }
    .into_any()
}

/// Draws what the better actions would have changed: the standings of the seat at the end of its turn, and the certain
/// results that the played actions did not have, in the words of the log.
fn consequences(reviewing: Reviewing, ply: u32, better: &[String]) -> Option<AnyView> {
    let played_outcome = follow(reviewing, ply, &played(reviewing, ply));
    let better_outcome = follow(reviewing, ply, better);
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
fn prospects(reviewing: Reviewing, prospects: &[Prospect]) -> Option<AnyView> {
    let total_gain: f32 = prospects.iter().map(|prospect| prospect.points.mean).sum();
    if total_gain <= 0.0 {
        return None;
    }
    let info = reviewing.board.shell.read_untracked(|table| table.info());
    let chip = |prospect: &Prospect| {
        let sentence = words::points_gained(prospect.points.mean, &full_category_name(info, prospect.category));
        let class = if prospect.points.mean < 0.0 { "delta cost" } else { "delta gain" };
        view! { <span class=class>{sentence}</span> }.into_any()
    };
    let (gains, costs): (Vec<&Prospect>, Vec<&Prospect>) =
        prospects.iter().take(MAX_PROSPECTS).partition(|prospect| prospect.points.mean > 0.0);
    let chips: Vec<AnyView> = gains.into_iter().chain(costs).map(chip).collect();
    (!chips.is_empty()).then(|| {
        view! { <p class="small mute">{words::GAIN_OF_BETTER_LINE}</p><div class="review-prospects">{chips}</div> }
            .into_any()
    })
}

/// Draws a sequence of actions: the first one, then the rest of the turn.
fn line(label: Text, names: &[String], class: &'static str) -> AnyView {
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

/// Draws the links: to the board, to a separate game from here, to a deeper analysis.
fn links(reviewing: Reviewing, commands: Commands, ply: u32, report: Option<&Report>, is_deep: bool) -> AnyView {
    let shell = reviewing.board.shell;
    let previous_ply = ply.saturating_sub(1);
    let choice = report.and_then(|report| report.choice.as_ref());
    let best_action = choice.filter(|choice| choice.known.best != choice.chosen).map(|choice| choice.known.best);
    let better_button = best_action.map(|best_action| {
        let press = move || {
            let Some(mut table) = table_at(reviewing, ply) else { return };
            match table.act(best_action.into()) {
                Ok(()) => open_branch(shell, table.record()),
                Err(error) => shell.app.notify(crate::ui::text::computer_refused(error)),
            }
        };
        view! { <Button kind=ButtonKind::Primary icon="ui-branch" on_click=press>{words::PLAY_BETTER_MOVE}</Button> }
            .into_any()
    });
    let line = choice.map(|choice| choice.line.clone()).filter(|line| !line.is_empty());
    let step_button = line.map(|line| {
        view! {
            <Button icon="ui-history" on_click=move || open_line(reviewing, ply, &line)>{words::STEP_THROUGH}</Button>
        }
        .into_any()
    });
    let is_asked = RwSignal::new(false);
    let deepen_button = (choice.is_some() && !is_deep).then(|| {
        let press = move || {
            is_asked.set(true);
            reviewing.analyse_deeper(ply);
        };
        let label = move || match is_asked.get() && reviewing.remaining.get() > 0 {
            true => words::ANALYSING,
            false => words::SEARCH_DEEPER,
        };
        view! {
            <Button icon="ui-eye" on_click=press attr:data-deeper="">
                {move || label()}
            </Button>
        }
        .into_any()
    });
    let deep_note = is_deep.then(|| view! { <p class="small mute">{words::LOOKED_DEEPER}</p> }.into_any());
    let show_board = move || shell.past_ply.set(Some(previous_ply));
    let play_on_button = (ply > 0).then(|| {
        view! { <Button icon="ui-play" on_click=move || commands.branch.run(previous_ply)>{words::PLAY_ON}</Button> }
            .into_any()
    });
    view! {
        {deep_note}
        <div class="review-ways">
            <Button icon="ui-board" on_click=show_board>{words::SHOW_ON_BOARD}</Button>{step_button}{better_button}
            {play_on_button}
            {deepen_button}
        </div>
    }
    .into_any()
}

/// Returns a separate table, set to the moment of this ply's choice.
fn table_at(reviewing: Reviewing, ply: u32) -> Option<Table> {
    let record = reviewing.board.shell.read_untracked(|table| table.branch(ply.saturating_sub(1)));
    Table::open(&record).ok()
}

/// Returns the actions from this ply to the end of the turn, in notation.
fn played(reviewing: Reviewing, ply: u32) -> Vec<String> {
    reviewing.board.shell.read_untracked(|table| review::actions_of_turn(table, ply))
}

fn notation(reviewing: Reviewing, ply: u32, index: u16) -> Option<String> {
    table_at(reviewing, ply)?.notation(index.into())
}

/// Returns the names of consecutive actions from the moment of this ply.
fn names(reviewing: Reviewing, ply: u32, actions: &[String]) -> Vec<String> {
    follow(reviewing, ply, actions).names
}

/// Returns the outcome of these actions from the moment of this ply.
fn follow(reviewing: Reviewing, ply: u32, actions: &[String]) -> FollowedLine {
    table_at(reviewing, ply).map_or_else(FollowedLine::default, |table| review::follow(table, actions))
}

/// Opens the better line on the board: a game that follows it, starting where it begins.
fn open_line(reviewing: Reviewing, ply: u32, line: &[String]) {
    let shell = reviewing.board.shell;
    let Some(mut table) = table_at(reviewing, ply) else { return };
    let is_legal = line.iter().all(|action| table.act_notation(action).is_ok());
    let text = table.link();
    if !is_legal || !link::can_open(&text, table.plies()) {
        return shell.app.notify(crate::ui::text::share::TOO_LONG_FOR_LINK.to_string());
    }
    let viewer = match shell.read_untracked(|table| table.viewer()) {
        Viewer::Seat(seat) => seat.to_string(),
        _ => "all".to_owned(),
    };
    reviewing.leave_for(Route::Line(viewer, ply.saturating_sub(1), text), ply);
}

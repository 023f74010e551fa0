//! One moment of the review: the choice, a better one, its consequences, and links from there. Called by the review.
//! Actions are named in the game's words, on a separate table set to the moment of the choice.

use leptos::prelude::*;

use crate::ai::review::marks::{Knowledge, mark};
use crate::ai::review::{Choice, PlyEntry, Report};
use crate::engine::Seat;
use crate::table::review;
use crate::ui::kit::{Button, ButtonKind, IconButton, Memo, Pick, badge};
use crate::ui::text::review as words;

use super::super::commands::Commands;
use super::super::focus;
use super::better::{better_choice, line, line_page, names, play_better};
use super::{Findings, Reviewing, practise};

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

/// Draws a report: the choice, then the luck, then the change of all seats' chances unless the choice lost something.
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
    // Around a loss, the chances are compared with the better move: no second figure for the same thing.
    let has_lost = report.choice.as_ref().is_some_and(|choice| choice.known.is_sure());
    let chances = entry.filter(|_| !has_lost).map(|entry| {
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
    let shell = reviewing.board.shell;
    let played = played(reviewing, ply);
    let played_names = names(shell, ply, &played);
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
        better_choice(shell, ply, &choice, knowledge, &played, expectation)
    };
    view! {
        {knowledge_choice}
        {line(words::PLAYED, &played_names, "review-line")}
        {move || better_line()}
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
        let press = move || play_better(shell, ply, best_action);
        view! { <Button kind=ButtonKind::Primary icon="ui-branch" on_click=press>{words::PLAY_BETTER_MOVE}</Button> }
            .into_any()
    });
    let line = choice.map(|choice| choice.line.clone()).filter(|line| !line.is_empty());
    let step_button = line.map(|line| {
        let press = move || {
            if let Some(page) = line_page(shell, ply, &line) {
                reviewing.leave_for(page, ply);
            }
        };
        view! { <Button icon="ui-history" on_click=press>{words::STEP_THROUGH}</Button> }.into_any()
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
    let practise_button = practise::button(reviewing, &[ply], crate::ui::text::practice::PRACTISE_THIS);
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
            {deepen_button}{practise_button}
        </div>
    }
    .into_any()
}

/// Returns the actions from this ply to the end of the turn, in notation.
fn played(reviewing: Reviewing, ply: u32) -> Vec<String> {
    reviewing.board.shell.read_untracked(|table| review::actions_of_turn(table, ply))
}

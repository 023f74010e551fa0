//! The lists and tables of the review: the moments that mattered, and the books of each seat. Called by the review. A
//! row of a list opens its moment.

use leptos::prelude::*;

use crate::ai::review::marks::{self, Knowledge, Mark};
use crate::ai::review::{Account, Estimate};
use crate::engine::{Rule, Seat};
use crate::table::StoryLine;
use crate::table::review::{actions_of_turn, losses, turning_points};
use crate::ui::kit::{ListRow, badge};
use crate::ui::text::Text;
use crate::ui::text::review as words;
use crate::ui::text::turn_number;

use super::super::rulebook;
use super::better::names;
use super::{Findings, Reviewing, practise};

/// Maximum number of moments shown of each kind.
const MAX_MOMENTS: usize = 3;
const MAX_TURNING_POINTS: usize = 5;

/// Returns the class that sets a mark's colour.
pub fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Find => "mark-find",
        Mark::Inaccuracy => "mark-inaccuracy",
        Mark::Mistake => "mark-mistake",
        Mark::Blunder => "mark-blunder",
    }
}

pub fn sign(mark: Mark) -> AnyView {
    let class = format!("review-sign {}", class(mark));
    view! { <span class=class aria-hidden="true">{words::mark_symbol(mark)}</span> }.into_any()
}

/// Draws the moments that mattered: for the picked seat, and for all.
pub fn moments(reviewing: Reviewing) -> AnyView {
    let content = move || {
        let seat = reviewing.seat();
        reviewing.follow(|findings| {
            let is_running = reviewing.remaining.get() > 0;
            let losses = losses(&findings.books, seat);
            let marked = marks::instructive_plies(&findings.review.reports, seat, MAX_MOMENTS);
            let visible = losses.iter().take_while(|(loss, _)| words::percent(*loss) > 0);
            let mut lessons: Vec<u32> = visible.take(MAX_MOMENTS).map(|(_, ply)| *ply).collect();
            let others: Vec<u32> = marked.iter().copied().filter(|ply| !lessons.contains(ply)).collect();
            lessons.extend(others);
            lessons.truncate(MAX_MOMENTS + 1);
            let turns = match findings.books.complete || !is_running {
                true => turning_points(&findings.books, seat, MAX_TURNING_POINTS),
                false => Vec::new(),
            };
            // While the workers report, the list still changes.
            let practise_button =
                (!is_running).then(|| practise::button(reviewing, &lessons, crate::ui::text::practice::PRACTISE_THESE));
            let sum = (!is_running && losses.len() > MAX_MOMENTS)
                .then(|| view! { <p class="small mute" data-losses="">{sum(reviewing, &losses)}</p> }.into_any());
            let turns: Vec<u32> = turns.into_iter().filter(|ply| !lessons.contains(ply)).collect();
            let list = |plies: &[u32], is_lesson: bool| -> Vec<AnyView> {
                plies.iter().map(|ply| row(reviewing, findings, *ply, seat, is_lesson)).collect()
            };
            let none = if is_running { words::ANALYSING } else { words::NO_LESSONS };
            let no_lessons = lessons.is_empty().then(|| view! { <p class="mute">{none}</p> }.into_any());
            let heading = if marked.is_empty() && !lessons.is_empty() { words::COSTLIEST } else { words::LESSONS };
            let turns = (!turns.is_empty()).then(|| {
                view! { <h3>{words::TURNING_POINTS}</h3><ul class="review-list">{list(&turns, false)}</ul> }.into_any()
            });
            view! {
                <h3>{heading}</h3>
                {no_lessons}
                <ul class="review-list" data-lessons="">{list(&lessons, true)}</ul>
                {sum}
                {practise_button.flatten()}
                {turns}
            }
            .into_any()
        })
    };
    view! { <section class="panel review-moments">{move || content()}</section> }.into_any()
}

/// Sums up losses, and names the section of the rulebook under which most was lost.
fn sum(reviewing: Reviewing, losses: &[(f32, u32)]) -> String {
    let shell = reviewing.board.shell;
    let facts = shell.read_untracked(|table| table.ply_facts(0));
    let rule_of = |ply: u32| facts.get(ply as usize - 1).map(|facts| facts.rule);
    let lost = |rule: Option<Rule>| -> f32 {
        losses.iter().filter(|(_, ply)| rule.is_none() || rule_of(*ply) == rule).map(|(loss, _)| loss).sum()
    };
    let rules = losses.iter().filter_map(|(_, ply)| rule_of(*ply));
    let Some(rule) = rules.max_by(|one, other| lost(Some(*one)).total_cmp(&lost(Some(*other)))) else {
        return String::new();
    };
    let game = shell.read_untracked(|table| table.info().id);
    let section = rulebook::name(shell.app, game, rulebook::section(game, rule));
    words::sum_of_losses(losses.len(), lost(None), lost(Some(rule)), &section)
}

/// Draws a moment as a row: its mark or the actor's badge, the action, and the cost or gain: of a lesson that of the
/// choice, of a turning point that for the picked seat.
fn row(reviewing: Reviewing, findings: &Findings, ply: u32, picked: Seat, is_lesson: bool) -> AnyView {
    let shell = reviewing.board.shell;
    let report = findings.review.report(ply);
    let choice = report.and_then(|report| report.choice.as_ref());
    let marked = choice.and_then(|choice| marks::mark(choice, Knowledge::Own));
    // An action without a line of its own, such as the end of a turn, has the name of its button.
    let name = || {
        let action = shell.read_untracked(|table| actions_of_turn(table, ply)).into_iter().next()?;
        names(shell, ply, &[action]).pop()
    };
    let facts = shell.read_untracked(|table| table.ply_facts(ply.saturating_sub(1)).first().copied());
    let actor = facts.map(|facts| facts.seat);
    let line = line_of(findings, ply, actor).filter(|line| line.line.seat == actor);
    let text = line.map(|line| line.line.text.clone()).or_else(name).unwrap_or_default();
    let turn = facts.map(|facts| turn_number(facts.moment.turn));
    let entry = findings.books.entries.get(ply as usize);
    let change = match (is_lesson, marked, choice) {
        (true, Some(Mark::Find), Some(choice)) => choice.find.map_or(0.0, |find| find.mean),
        (true, _, Some(choice)) => -choice.known.sure_loss(),
        _ => entry.map_or(0.0, |entry| entry.after[picked] - entry.before[picked]),
    };
    let class = if change < 0.0 { "delta cost" } else { "delta gain" };
    let emblem = marked.map_or_else(|| badge(actor.unwrap_or(picked), "s"), sign);
    view! {
        <li>
            <ListRow on_click=move || reviewing.open_moment(ply)>
                {emblem}
                <span class="mute xs when">{turn}</span>
                <span class="grow">
                    {text}
                    {marked.map(|mark| {
                        view! { <span class="unseen">". "{words::mark_name(mark)}</span> }.into_any()
                    })}
                </span>
                <span class=class>{words::signed(change)}</span>
            </ListRow>
        </li>
    }
    .into_any()
}

/// Returns the line of the story for a ply: the actor's own if there is one, otherwise the last. The first may only
/// say that the next turn begins.
pub fn line_of(findings: &Findings, ply: u32, actor: Option<Seat>) -> Option<&StoryLine> {
    let from = findings.story.partition_point(|line| line.ply < ply);
    let lines = || findings.story[from..].iter().take_while(|line| line.ply == ply);
    lines().find(|line| line.line.seat == actor).or_else(|| lines().last())
}

/// Draws how well each seat has played, and the sources of its share of the win.
pub fn books(reviewing: Reviewing) -> AnyView {
    let shell = reviewing.board.shell;
    let table = move || reviewing.follow(|findings| table(reviewing, findings, shell.seats()));
    view! {
        <section class="panel review-books" data-books="">
            <h3>{words::CHANCES_BY_SOURCE}</h3>
            <p class="small mute">{words::BOOKS_HELP}</p>
            <div class="points-scroll" tabindex="0" role="region" aria-label=words::CHANCES_BY_SOURCE>
            {move || table()}</div>
        </section>
    }
    .into_any()
}

fn table(reviewing: Reviewing, findings: &Findings, seats: u8) -> AnyView {
    let shell = reviewing.board.shell;
    let column_head = |seat: Seat| {
        let name = shell.read_untracked(|table| table.name(seat));
        view! {
            <th scope="col" class=format!("s{seat}")>
                {badge(seat, "s")}<span class="points-name">{name}</span>
            </th>
        }
        .into_any()
    };
    let column_heads: Vec<AnyView> = Seat::all(seats).map(column_head).collect();
    let row = |name: Text, class: &'static str, cells: Vec<AnyView>| {
        view! { <tr class=class><th scope="row">{name}</th>{cells}</tr> }.into_any()
    };
    let actors = shell.read_untracked(|table| table.actors());
    let mut rows =
        vec![row(words::ACCURACY, "", Seat::all(seats).map(|seat| accuracy(findings, &actors, seat)).collect())];
    for mark in [Mark::Find, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder] {
        let count = |seat| marks::count_marks(findings.review.known(), seat, mark);
        if Seat::all(seats).any(|seat| count(seat) > 0) {
            let cells = Seat::all(seats).map(|seat| view! { <td>{count(seat)}</td> }.into_any()).collect();
            rows.push(row(words::mark_count_label(mark), "", cells));
        }
    }
    // The sums are meaningful only once everything is known.
    if findings.books.complete {
        rows.extend(account_rows(findings).into_iter().map(|(name, class, cells)| row(name, class, cells)));
    }
    view! { <table class="points"><thead><tr><td></td>{column_heads}</tr></thead><tbody>{rows}</tbody></table> }
        .into_any()
}

/// Draws the accuracy of a seat, once all its choices are reviewed.
fn accuracy(findings: &Findings, actors: &[Seat], seat: Seat) -> AnyView {
    let plies = findings.review.reports.iter().skip(1).zip(actors);
    let is_complete = plies.filter(|(_, actor)| **actor == seat).all(|(report, _)| report.is_some());
    match marks::accuracy(findings.review.known(), seat).filter(|_| is_complete) {
        Some(Estimate { mean, error }) => view! {
            <td><b>{format!("{mean:.0}")}</b><span class="xs mute">{words::margin(error / 100.0)}</span></td>
        }
        .into_any(),
        None => view! { <td class="none">"–"</td> }.into_any(),
    }
}

/// A component of an account, with its name.
type Part = (Text, fn(&Account) -> Estimate);

/// Returns the rows that add up to the result. The rivals' row is the remainder of the rounded figures shown.
fn account_rows(findings: &Findings) -> Vec<(Text, &'static str, Vec<AnyView>)> {
    let accounts = &findings.books.accounts;
    let parts: [Part; 5] = [
        (words::START, |account| account.start),
        (words::DEAL, |account| account.deal),
        (words::DRAWS, |account| account.draw),
        (words::HIDDEN_HANDS, |account| account.hidden_luck),
        (words::OWN_CHOICES, |account| account.own),
    ];
    let mut rows = Vec::new();
    for (name, part) in parts {
        let is_negligible = |account: &Account| words::percent(part(account).mean) == 0 && part(account).error < 0.005;
        if name != words::OWN_CHOICES && accounts.iter().all(is_negligible) {
            continue;
        }
        let class = if name == words::START { "review-start" } else { "" };
        let cells =
            accounts.iter().map(|account| figure(words::percent(part(account).mean), part(account).error, class));
        rows.push((name, class, cells.collect()));
    }
    let result = |account: &Account| words::percent(account.result);
    if accounts.len() > 1 || accounts.iter().any(|account| words::percent(account.rivals.mean) != 0) {
        let rivals_cell = |account: &Account| {
            let other_percents: i32 = parts.iter().map(|(_, part)| words::percent(part(account).mean)).sum();
            figure(result(account) - other_percents, account.rivals.error, "")
        };
        rows.push((words::RIVALS_CHOICES, "", accounts.iter().map(rivals_cell).collect()));
    }
    let cells = accounts.iter().map(|account| view! { <td><b>{result(account)}</b></td> }.into_any());
    rows.push((words::RESULT, "sum", cells.collect()));
    rows
}

/// Draws a number with twice its standard error below.
fn figure(percent: i32, error: f32, class: &'static str) -> AnyView {
    let text = match (class, percent) {
        ("", 1..) => crate::ui::text::signed(percent),
        _ => crate::ui::text::figures(percent),
    };
    view! { <td>{text}<span class="xs mute">{words::margin(error)}</span></td> }.into_any()
}

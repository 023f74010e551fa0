//! The points of a finished game as a table: a row for each category, a column for each side. Called by the result. A
//! pressed number shows the lines it consists of; each line leads to its moment.

use leptos::prelude::*;

use crate::engine::{Info, Seat};
use crate::table::story::{Gain, sum_of};
use crate::ui::kit::{Button, ButtonKind, ListRow, badge, icon};
use crate::ui::text;
use crate::words::{category_name, total_name};

use super::Ending;
use crate::ui::shell::board_handle::BoardHandle;

/// The number whose lines are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Chosen {
    side: Seat,
    /// The category; `None` for the whole total.
    category: Option<u8>,
    total: u8,
}

impl Chosen {
    fn includes(self, gain: &Gain, info: &Info) -> bool {
        gain.scored.seat == self.side
            && info.categories[usize::from(gain.scored.category)] == self.total
            && self.category.is_none_or(|category| category == gain.scored.category)
    }
}

/// The table, with the lines of the number last pressed under it: initially the total of the best person here, or of
/// the winner.
#[component]
pub fn PointsTable(
    board: BoardHandle,
    ending: StoredValue<Ending>,
    /// Shows the moment after this many plies.
    show_ply: Callback<u32>,
) -> impl IntoView {
    let shell = board.shell;
    let info = shell.read_untracked(|table| table.info());
    let order = ending.with_value(Ending::order);
    let people = shell.read_untracked(|table| table.seating.people());
    let best_own = order.iter().find(|side| people.has(**side));
    let initial_side = best_own.or(order.first()).map_or(Seat(0), |side| *side);
    let chosen = RwSignal::new(Chosen { side: initial_side, category: None, total: 0 });
    let columns = order.iter().map(|side| {
        let won = ending.with_value(|ending| ending.has_won(*side));
        view! { <col class:winning=won/> }.into_any()
    });
    let columns = columns.collect_view();
    let heads = order.iter().map(|side| column_head(board, ending, *side)).collect_view();
    let groups = (0..info.totals).map(|total| {
        let cells = RowGroup { board, ending, order: order.clone(), info, chosen, total };
        let heading = (info.totals > 1).then(|| {
            view! { <tr class="group"><th colspan=order.len() + 1>{total_name(info, total)}</th></tr> }.into_any()
        });
        view! { <tbody>{heading}{cells.rows()}</tbody> }.into_any()
    });
    let lines = move || {
        let chosen = chosen.get();
        ending.with_value(|ending| {
            let best_own = ending.gains.iter().filter(|gain| chosen.includes(gain, info));
            best_own.map(|gain| gain_line(gain, info, show_ply)).collect_view()
        })
    };
    let lines_heading = move || {
        let Chosen { side, category, total } = chosen.get();
        let subject = category.map_or_else(|| total_name(info, total), |category| category_name(info, category));
        text::points_of(&shell.read_untracked(|table| table.name(side)), &subject)
    };
    view! {
        <div class="points-scroll" tabindex="-1">
            <table class="points">
                <colgroup><col/>{columns}</colgroup>
                <thead><tr><td></td>{heads}</tr></thead>
                {groups.collect_view()}
            </table>
        </div>
        <section class="points-lines">
            <h4 aria-live="polite">{move || lines_heading()}</h4>
            <ul class="result-lines">{move || lines()}</ul>
        </section>
    }
}

/// Draws the head of a side's column: emblem, name and titles.
fn column_head(board: BoardHandle, ending: StoredValue<Ending>, side: Seat) -> AnyView {
    let (name, mut honours) = board.shell.read_untracked(|table| (table.name(side), table.honours(side)));
    // If winning has titles of its own, they say more than a plain "won".
    if honours.is_empty() && ending.with_value(|ending| ending.has_won(side)) {
        honours.push(text::WINNER.to_string());
    }
    let honours = honours.into_iter().map(|title| view! { <span class="won">{title}</span> }.into_any());
    view! {
        <th scope="col" class=format!("s{side}")>
            {badge(side, "")}<span class="points-name">{name}</span>{honours.collect_view()}
        </th>
    }
    .into_any()
}

/// The rows of the table that belong to one total.
#[derive(Clone)]
struct RowGroup {
    board: BoardHandle,
    ending: StoredValue<Ending>,
    order: Vec<Seat>,
    info: &'static Info,
    chosen: RwSignal<Chosen>,
    total: u8,
}

impl RowGroup {
    /// Draws a row for each category in which any side has points, and the sums.
    fn rows(&self) -> AnyView {
        let categories = (0..).zip(self.info.categories).filter(|(_, total)| **total == self.total);
        let used = categories.filter(|(index, _)| {
            self.ending.with_value(|ending| ending.gains.iter().any(|gain| gain.scored.category == *index))
        });
        let rows = used.map(|(index, _)| self.row(Some(index))).collect_view();
        view! { {rows}{self.row(None)} }.into_any()
    }

    /// Returns the name of a row: a category, or the sum.
    fn name(&self, category: Option<u8>) -> String {
        category.map_or_else(|| text::TOTAL.to_string(), |category| category_name(self.info, category))
    }

    fn row(&self, category: Option<u8>) -> AnyView {
        let name = self.name(category);
        let cells = self.order.iter().map(|side| self.cell(*side, category)).collect_view();
        view! { <tr class:sum=category.is_none()><th scope="row">{name}</th>{cells}</tr> }.into_any()
    }

    fn cell(&self, side: Seat, category: Option<u8>) -> AnyView {
        let (chosen, selection) = (self.chosen, Chosen { side, category, total: self.total });
        let points = self.ending.with_value(|ending| sum_of(&ending.gains, |gain| selection.includes(gain, self.info)));
        let has_any =
            self.ending.with_value(|ending| ending.gains.iter().any(|gain| selection.includes(gain, self.info)));
        if !has_any && category.is_some() {
            return view! { <td class="none">"–"</td> }.into_any();
        }
        let name = self.board.shell.read_untracked(|table| table.name(side));
        let label = text::points_cell(&name, &self.name(category), points);
        view! {
            <td>
                <Button
                    kind=ButtonKind::Bare
                    on_click=move || chosen.set(selection)
                    attr:aria-label=label
                    attr:aria-pressed=move || (chosen.get() == selection).to_string()
                    attr:data-points=points.to_string()
                >
                    {text::figures(points)}
                </Button>
            </td>
        }
        .into_any()
    }
}

/// Draws points as they were scored, as a button that leads to their moment.
pub fn gain_line(gain: &Gain, info: &'static Info, show_ply: Callback<u32>) -> AnyView {
    let ply = gain.ply;
    let category = || category_name(info, gain.scored.category);
    let drawing = gain.line.as_ref().map(|line| icon(line.icon, "a"));
    let sentence = gain.line.as_ref().map_or_else(category, |line| line.text.clone());
    let (turn, points) = (text::turn_number(gain.turn), text::signed(gain.scored.points));
    view! {
        <li>
            <ListRow on_click=move || show_ply.run(ply)>
                <span class="mute xs when">{turn}</span>
                {drawing}
                <span class="grow">{sentence}</span>
                <b>{points}</b>
            </ListRow>
        </li>
    }
    .into_any()
}

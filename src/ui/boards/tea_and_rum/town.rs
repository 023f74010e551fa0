//! The four houses on the quay: one floor per row, workers from the bottom up, and the door for the action instead of
//! the row. The live floor is the one that the next worker moved there would use; only it and the door are buttons.
//! The view determines which floor that is, and what could be chosen behind a door.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::state::AUTOMA;
use crate::games::tea_and_rum::words::{drawings, kinds, labels, nouns, phrases};
use crate::games::tea_and_rum::{Board, Icon, Part, Row, SEATS, Table, Task, Way};
use crate::table::voice::Kind;
use crate::ui::kit::badge;
use crate::ui::shell::spot::Spot;
use crate::words::Piece;

use super::context::Context;
use super::{marks, noun, roofs, say};

/// Returns the class that sets a house's colours.
pub fn class(at: Board) -> &'static str {
    ["governor", "market", "harbor", "tavern"][at as usize]
}

/// Returns the owners of the workers in a house, from the bottom. The order has no meaning in the rules: they are
/// sorted by seat, so that none changes place while others come and go.
fn workers_in(table: &Table, at: Board) -> Vec<usize> {
    let crowd = &table.workers[at as usize];
    (0..=AUTOMA).flat_map(|owner| core::iter::repeat_n(owner, usize::from(crowd[owner]))).collect()
}

fn seat_of(owner: usize) -> Option<Seat> {
    (owner < SEATS).then_some(Seat(owner as u8))
}

/// Draws the bay of a floor: its number and a worker, or the ghost of one that could be placed there now.
fn bay(number: u8, owner: Option<usize>, ghost: Option<Seat>) -> AnyView {
    let worker = match owner {
        None if ghost.is_some() => marks::worker(ghost, "r-faint"),
        Some(owner) => marks::worker(seat_of(owner), ""),
        None => marks::empty_place(),
    };
    view! { <b>{number}</b>{worker} }.into_any()
}

/// Draws a floor that is not live; pressing it explains its icons in text.
fn resting_row(ctx: Context, at: Board, number: u8, row: &'static Row) -> AnyView {
    let words = say(&labels::row_label(at, number, row));
    let notice = words.clone();
    let cell = |icons: &[Icon]| view! { <span class="r-cell">{marks::row(icons)}</span> };
    let right = row.right.map(|right| view! { <i class="r-slash"></i>{cell(right)} });
    view! {
        <button
            type="button"
            class="r-still"
            data-ask=Piece::new(kinds::TILE, at as usize).to_string()
            title=words.clone()
            aria-label=words
            on:click=move |_| ctx.board.shell.say(Kind::Notice, notice.clone())
        >
            {cell(row.left)}
            {right}
        </button>
    }
    .into_any()
}

/// Draws the floor that the next worker would use, as one button or in halves.
fn live_row(ctx: Context, at: Board, row: &'static Row) -> AnyView {
    let half = move |way: Way, icons: &'static [Icon]| {
        view! {
            <Spot board=ctx.board part=Part::Floor(at, way) class="r-cell" switch=true>
                <span class="r-icons">{marks::row(icons)}</span>
            </Spot>
        }
    };
    match row.right {
        Some(right) => view! { {half(Way::Left, row.left)}<i class="r-slash"></i>{half(Way::Right, right)} }.into_any(),
        None => half(Way::Row, row.left).into_any(),
    }
}

fn floor(ctx: Context, at: Board, number: u8, row: &'static Row, live: Memo<Option<u8>>) -> AnyView {
    let board = ctx.board;
    let is_live = Memo::new(move |_| live.get() == Some(number));
    let owner =
        Memo::new(move |_| board.view.with(|view| workers_in(&view.table, at).get(usize::from(number) - 1).copied()));
    // A worker that can be placed is drawn on the floor that it would use.
    let ghost = Memo::new(move |_| (is_live.get() && ctx.asked.get() == Some(Task::Turn)).then(|| ctx.who.get()));
    let inside = move || if is_live.get() { live_row(ctx, at, row) } else { resting_row(ctx, at, number, row) };
    view! {
        <div class="r-floor" class:live=is_live title=move || is_live.get().then(|| say(&phrases::row(row)))>
            <span class="r-bay" data-ask=kinds::WORKER data-anchor=format!("bay-{}-{number}", class(at))>
                {move || bay(number, owner.get(), ghost.get())}
            </span>
            <span class="r-row">{move || inside()}</span>
        </div>
    }
    .into_any()
}

/// Draws the roof of a house as a separate drawing.
fn roof(at: Board) -> impl IntoView {
    view! {
        <svg class="r-roof" viewBox="0 0 202 44" preserveAspectRatio="none" aria-hidden="true">{roofs::roof(at)}</svg>
    }
}

/// Draws the door: the action of the house instead of its row, with the number of choices behind it.
fn door(ctx: Context, at: Board) -> impl IntoView {
    let count = Memo::new(move |_| ctx.choices(at.alternative()));
    let tag = move || count.get().map(|count| view! { <b class="r-count" class:none={count == 0}>{count}</b> });
    view! {
        <Spot board=ctx.board part=Part::Floor(at, Way::Instead) class="r-door" switch=true>
            <span class="r-or">{say(&labels::instead())}</span>
            <span class="r-icons">{marks::printed(at.alternative())}</span>
            <b class="r-action">{say(&labels::door(at))}</b>
            {move || tag()}
        </Spot>
    }
}

fn house(ctx: Context, at: Board) -> AnyView {
    let board = ctx.board;
    let live = Memo::new(move |_| board.view.with(|view| view.table.live_row(at)));
    let floors = board.view.with_untracked(|view| {
        let rows = (1..=view.table.player_count_rules().board).rev();
        rows.map(|number| floor(ctx, at, number, view.table.row(at, number), live)).collect_view()
    });
    let label = move || board.say(&board.view.with(|view| labels::crowd(&view.table, at)));
    let drawn = Memo::new(move |_| ctx.automa_move.get().is_some_and(|(board, _)| board == at));
    view! {
        <section
            class=format!("r-house {}", class(at))
            class:drawn=move || drawn.get()
            aria-label=move || label()
            data-anchor=format!("house-{}", class(at))
        >
            {roof(at)}
            <span class="r-sign">{marks::glyph(drawings::board(at))}</span>
            <h2 class="r-lintel"><span>{noun(nouns::board(at))}</span></h2>
            <div class="r-floors">{floors}{door(ctx, at)}</div>
        </section>
    }
    .into_any()
}

pub fn town(ctx: Context) -> AnyView {
    view! {
        <div class="r-town" data-region="town">
            {Board::ALL.map(|at| house(ctx, at).into_any()).collect_view()}
        </div>
    }
    .into_any()
}

/// Draws a small house, in a box of 202 by 260: the workers on its floors, and the door.
pub fn small(table: &Table, at: Board) -> AnyView {
    let owners = workers_in(table, at);
    let floors = usize::from(table.player_count_rules().board);
    let pitch = 168 / floors;
    let high = pitch - 5;
    let live = table.live_row(at).map(usize::from);
    let side = pitch.min(46) - 6;
    let floor = |floor: usize| {
        let y = 48 + (floors - 1 - floor) * pitch;
        let (bay, row) = match live == Some(floor + 1) {
            true => ("r-tiles r-thin", "r-small-row live"),
            false => ("r-small-row", "r-small-row"),
        };
        let worker = owners.get(floor).map(|owner| {
            let class = seat_of(*owner).map_or("r-grey".to_owned(), |seat| format!("s{seat}"));
            let (x, y) = (32 - side / 2, y + (high - side) / 2);
            view! { <use class=class href="#worker" x=x y=y width=side height=side/> }
        });
        view! {
            <rect class=bay x="6" y=y width="52" height=high rx="7"/>
            <rect class=row x="64" y=y width="132" height=high rx="7"/>
            {worker}
        }
        .into_any()
    };
    view! {
        {roofs::roof(at)}
        <path class="r-wall" d="M0 44h202v216H0Z"/>
        {(0..floors).map(floor).collect_view()}
        <rect class="r-small-row" x="6" y="218" width="190" height="37" rx="7"/>
    }
    .into_any()
}

/// Draws a house of the low row: its sign, its next row, its workers.
fn small_house(ctx: Context, at: Board) -> impl IntoView {
    let board = ctx.board;
    let live = Memo::new(move |_| board.view.with(|view| view.table.live_row(at)));
    let owners = Memo::new(move |_| board.view.with(|view| workers_in(&view.table, at)));
    let mark = |owner: usize| match seat_of(owner) {
        Some(seat) => badge(seat, "xs"),
        None => view! { <span class="badge xs r-greybadge" aria-hidden="true"></span> }.into_any(),
    };
    view! {
        <span class=format!("r-small {}", class(at)) data-anchor=format!("house-{}", class(at))>
            {roof(at)}
            <span class="r-small-in">
                {marks::glyph(drawings::board(at))}
                <span class="r-small-words">
                    <b>{move || say(&labels::row_or_none(live.get()))}</b>
                    <span class="r-crowd">{move || owners.get().into_iter().map(mark).collect_view()}</span>
                </span>
            </span>
        </span>
    }
}

/// Draws the houses in one low row while something else fills the screen of a phone; pressing it leads back to them.
/// Rendered on first use, and then kept.
pub fn street(ctx: Context, open: Callback<()>, shown: Memo<bool>) -> AnyView {
    let was_seen = Memo::new(move |before| shown.get() || before == Some(&true));
    let houses = move || was_seen.get().then(|| Board::ALL.map(|at| small_house(ctx, at).into_any()).collect_view());
    view! {
        <button
            type="button"
            class="r-street"
            hidden=move || !shown.get()
            aria-label=say(&labels::to_town())
            on:click=move |_| open.run(())
        >
            {move || houses()}
        </button>
    }
    .into_any()
}

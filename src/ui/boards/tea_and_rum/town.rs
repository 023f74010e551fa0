//! The four action boards, drawn as houses on the quay: one floor per row, workers from the bottom up, and a door for
//! the alternative action. The live floor is the one that the next worker moved there would use; only it and the door
//! are buttons. The view determines which floor that is, and what could be chosen behind a door.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::state::AUTOMA;
use crate::games::tea_and_rum::words::{drawings, kinds, labels, nouns, phrases};
use crate::games::tea_and_rum::{Board, Event, Icon, Part, Row, SEATS, Table, Task, TeaAndRum, Way};
use crate::table::voice::Kind;
use crate::ui::kit::{Memo, badge};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;
use crate::words::Piece;

use super::context::Context;
use super::{marks, noun, roofs, say};

/// Returns the class that sets a house's colours.
pub fn class(action_board: Board) -> &'static str {
    ["governor", "market", "harbor", "tavern"][action_board as usize]
}

/// The owners of the workers in each house, from the bottom row up.
pub type Crowds = [Vec<usize>; 4];

/// Returns the owners of the workers in a house, sorted by seat: the order at setup.
fn workers_in(table: &Table, action_board: Board) -> Vec<usize> {
    let crowd = &table.workers[action_board as usize];
    (0..=AUTOMA).flat_map(|owner| core::iter::repeat_n(owner, usize::from(crowd[owner]))).collect()
}

/// Returns the workers of the displayed moment in the rows in which they were placed. The row used by a worker that
/// leaves, which is the highest, becomes free; if another worker stood there, that one moves to the place left.
pub fn crowds(board: BoardContext<TeaAndRum>) -> Crowds {
    let shown_ply = board.shell.shown_ply() as usize;
    board.read(|table| {
        let session = table.session::<TeaAndRum>();
        let mut crowds = Board::ALL.map(|_| (0..usize::from(session.setup().seats)).collect::<Vec<_>>());
        if session.setup().seats == 2 {
            crowds.iter_mut().for_each(|crowd| crowd.push(AUTOMA));
        }
        for event in session.steps().iter().take(shown_ply).flat_map(|step| &step.events) {
            let (action_board, owner, placed) = match *event {
                Event::Worked { seat, board, placed, .. } => (board, seat.index(), placed),
                Event::AutomaMoved { board, placed } => (board, AUTOMA, placed),
                _ => continue,
            };
            let crowd = &mut crowds[action_board as usize];
            if placed {
                crowd.push(owner);
            } else if let Some(row) = crowd.iter().rposition(|other| *other == owner) {
                crowd.swap_remove(row);
            }
        }
        crowds
    })
}

fn seat_of(owner: usize) -> Option<Seat> {
    (owner < SEATS).then_some(Seat(owner as u8))
}

/// Draws the bay of a floor: its number and a worker, or the ghost of one that could be placed there now.
fn bay(number: u8, owner: Option<usize>, previewed_seat: Option<Seat>) -> AnyView {
    let worker = match owner {
        None if previewed_seat.is_some() => marks::worker(previewed_seat, "r-faint"),
        Some(owner) => marks::worker(seat_of(owner), ""),
        None => marks::empty_place(),
    };
    view! { <b>{number}</b>{worker} }.into_any()
}

/// Draws a floor that is not live; pressing it explains its icons in text.
fn resting_row(ctx: Context, action_board: Board, number: u8, row: &'static Row) -> AnyView {
    let words = say(&labels::row_label(action_board, number, row));
    let notice = words.clone();
    let cell = |icons: &[Icon]| view! { <span class="r-cell">{marks::row(icons)}</span> };
    let right = row.right.map(|right| view! { <i class="r-slash"></i>{cell(right)} }.into_any());
    view! {
        <button
            type="button"
            class="r-still"
            data-ask=Piece::new(kinds::TILE, action_board as usize).to_string()
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
fn next_row(ctx: Context, action_board: Board, row: &'static Row) -> AnyView {
    let half_row = move |way: Way, icons: &'static [Icon]| {
        view! {
            <Spot board=ctx.board part=Part::Floor(action_board, way) class="r-cell" switch=true>
                <span class="r-icons">{marks::row(icons)}</span>
            </Spot>
        }
    };
    match row.right {
        Some(right) => {
            view! { {half_row(Way::Left, row.left)}<i class="r-slash"></i>{half_row(Way::Right, right)} }.into_any()
        }
        None => half_row(Way::Row, row.left).into_any(),
    }
}

fn row_view(
    ctx: Context,
    action_board: Board,
    number: u8,
    row: &'static Row,
    next_row_number: Memo<Option<u8>>,
) -> AnyView {
    let is_live = move || next_row_number.get() == Some(number);
    let owner = Memo::new(move |_| {
        ctx.crowds.with(|crowds| crowds[action_board as usize].get(usize::from(number) - 1).copied())
    });
    // A worker that can be placed is drawn on the floor that it would use.
    let previewed_seat = Memo::new(move |_| (is_live() && ctx.task.get() == Some(Task::Turn)).then(|| ctx.seat.get()));
    let content = move || {
        if is_live() { next_row(ctx, action_board, row) } else { resting_row(ctx, action_board, number, row) }
    };
    view! {
        <div class="r-floor" class:live=is_live title=move || is_live().then(|| say(&phrases::row(row)))>
            <span class="r-bay" data-ask=kinds::WORKER data-anchor=format!("bay-{}-{number}", class(action_board))>
                {move || bay(number, owner.get(), previewed_seat.get())}
            </span>
            <span class="r-row">{move || content()}</span>
        </div>
    }
    .into_any()
}

/// Draws the roof of a house as a separate drawing.
fn roof(action_board: Board) -> impl IntoView {
    view! {
        <svg class="r-roof" viewBox="0 0 202 44" preserveAspectRatio="none" aria-hidden="true">
        {roofs::roof(action_board)}</svg>
    }
}

/// Draws the door: the action of the house instead of its row, with the number of choices behind it.
fn door(ctx: Context, action_board: Board) -> impl IntoView {
    let count = move || ctx.choices(action_board.alternative());
    let tag = move || count().map(|count| view! { <b class="r-count" class:none={count == 0}>{count}</b> }.into_any());
    view! {
        <Spot board=ctx.board part=Part::Floor(action_board, Way::Instead) class="r-door" switch=true>
            // The first word on the door is what a lesson calls it; the style puts “Or” in front.
            <b class="r-action">{say(&labels::door(action_board))}</b>
            <span class="r-or">{say(&labels::instead())}</span>
            <span class="r-icons">{marks::printed(action_board.alternative())}</span>
            {move || tag()}
        </Spot>
    }
}

fn house(ctx: Context, action_board: Board) -> AnyView {
    let board = ctx.board;
    let next_row = Memo::new(move |_| board.view.with(|view| view.table.next_row(action_board)));
    let rows = board.view.with_untracked(|view| {
        let rows = (1..=view.table.player_count_rules().board).rev();
        rows.map(|number| row_view(ctx, action_board, number, view.table.row(action_board, number), next_row))
            .collect_view()
    });
    let label = move || board.say(&board.view.with(|view| labels::crowd(&view.table, action_board)));
    let is_latest = move || ctx.automa_move.get().is_some_and(|(board, _)| board == action_board);
    view! {
        <section
            class=format!("r-house {}", class(action_board))
            class:drawn=move || is_latest()
            aria-label=move || label()
            data-anchor=format!("house-{}", class(action_board))
        >
            {roof(action_board)}
            <span class="r-sign">{marks::glyph(drawings::board(action_board))}</span>
            <h2 class="r-lintel"><span>{noun(nouns::board(action_board))}</span></h2>
            <div class="r-floors">{rows}{door(ctx, action_board)}</div>
        </section>
    }
    .into_any()
}

pub fn town(ctx: Context) -> AnyView {
    view! {
        <div class="r-town" data-region="town">
            {Board::ALL.map(|action_board| house(ctx, action_board).into_any()).collect_view()}
        </div>
    }
    .into_any()
}

/// Draws a small house, in a box of 202 by 260: the workers on its floors, and the door.
pub fn house_thumbnail(table: &Table, action_board: Board) -> AnyView {
    let owners = workers_in(table, action_board);
    let row_count = usize::from(table.player_count_rules().board);
    let pitch = 168 / row_count;
    let height = pitch - 5;
    let next_row = table.next_row(action_board).map(usize::from);
    let side = pitch.min(46) - 6;
    let row_index = |row_index: usize| {
        let y = 48 + (row_count - 1 - row_index) * pitch;
        let (bay, row) = match next_row == Some(row_index + 1) {
            true => ("r-tiles r-thin", "r-small-row live"),
            false => ("r-small-row", "r-small-row"),
        };
        let worker = owners.get(row_index).map(|owner| {
            let class = seat_of(*owner).map_or("r-grey".to_owned(), |seat| format!("s{seat}"));
            let (x, y) = (32 - side / 2, y + (height - side) / 2);
            view! { <use class=class href="#worker" x=x y=y width=side height=side/> }.into_any()
        });
        view! {
            <rect class=bay x="6" y=y width="52" height=height rx="7"/>
            <rect class=row x="64" y=y width="132" height=height rx="7"/>
            {worker}
        }
        .into_any()
    };
    view! {
        {roofs::roof(action_board)}
        <path class="r-wall" d="M0 44h202v216H0Z"/>
        {(0..row_count).map(row_index).collect_view()}
        <rect class="r-small-row" x="6" y="218" width="190" height="37" rx="7"/>
    }
    .into_any()
}

/// Draws a house of the low row: its sign, its next row, its workers.
fn small_house(ctx: Context, action_board: Board) -> impl IntoView {
    let board = ctx.board;
    let next_row = Memo::new(move |_| board.view.with(|view| view.table.next_row(action_board)));
    let owners = Memo::new(move |_| ctx.crowds.with(|crowds| crowds[action_board as usize].clone()));
    let emblem = |owner: usize| match seat_of(owner) {
        Some(seat) => badge(seat, "xs"),
        None => view! { <span class="badge xs r-greybadge" aria-hidden="true"></span> }.into_any(),
    };
    view! {
        <span class=format!("r-small {}", class(action_board)) data-anchor=format!("street-{}", class(action_board))>
            {roof(action_board)}
            <span class="r-small-in">
                {marks::glyph(drawings::board(action_board))}
                <span class="r-small-words">
                    <b>{move || say(&labels::row_or_none(next_row.get()))}</b>
                    <span class="r-crowd">{move || owners.get().into_iter().map(emblem).collect_view()}</span>
                </span>
            </span>
        </span>
    }
}

/// Draws the houses in one low row while something else fills the screen of a phone; pressing it leads back to them.
/// Rendered on first use, and then kept.
pub fn street(ctx: Context, open: Callback<()>, is_shown: Memo<bool>) -> AnyView {
    let was_seen = Memo::new(move |was_seen_before| is_shown.get() || was_seen_before == Some(&true));
    let small_houses =
        move || Board::ALL.map(|action_board| small_house(ctx, action_board).into_any()).collect_view().into_any();
    let houses = move || was_seen.get().then(small_houses);
    view! {
        <button
            type="button"
            class="r-street"
            hidden=move || !is_shown.get()
            aria-label=say(&labels::to_town())
            on:click=move |_| open.run(())
        >
            {move || houses()}
        </button>
    }
    .into_any()
}

//! The four houses on the quay: one floor a row, workers from below, the door for the action instead of the row.
//!
//! The live floor is the one that the next worker moved there would use; only it and the door are buttons.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::state::AUTOMA;
use crate::games::tea_and_rum::{Board, Icon, Part, Row, SEATS, Stage, Table, Task, Way, text as names};
use crate::ui::shell::spot::Spot;

use super::roofs;
use super::{Context, marks, text};

/// The name of the class that carries a house's colours.
pub fn class(at: Board) -> &'static str {
    ["governor", "market", "harbor", "tavern"][at as usize]
}

/// Who stands in a house, from below. Order has no meaning in the rules, so the worker that would leave stands on top.
fn standing(table: &Table, at: Board) -> Vec<usize> {
    let crowd = &table.workers[at as usize];
    let mut owners: Vec<usize> =
        (0..=AUTOMA).flat_map(|owner| core::iter::repeat_n(owner, usize::from(crowd[owner]))).collect();
    let mover = table.active.index();
    if table.stage == Stage::Actions && table.removes() {
        let place = owners.iter().rposition(|owner| *owner == mover);
        if let Some(place) = place {
            let worker = owners.remove(place);
            owners.push(worker);
        }
    }
    owners
}

fn seat_of(owner: usize) -> Option<Seat> {
    (owner < SEATS).then_some(Seat(owner as u8))
}

/// What a row gives, in words.
pub fn row_words(row: &Row) -> String {
    match row.right {
        Some(right) => text::or(&names::icons(row.left), &names::icons(right)),
        None => names::icons(row.left),
    }
}

/// A number in the bay and who stands there; where a worker could be placed now, its ghost.
fn bay(number: u8, owner: Option<usize>, ghost: Option<Seat>) -> String {
    let inside = match owner {
        None if ghost.is_some() => marks::worker(ghost, "r-faint"),
        Some(owner) => marks::worker(seat_of(owner), ""),
        None => "<svg class=\"r-worker\" viewBox=\"0 0 48 50\" aria-hidden=\"true\"><ellipse cx=\"24\" cy=\"40\" rx=\"15\" ry=\"6\" class=\"r-place\"/></svg>".into(),
    };
    format!("<b>{number}</b>{inside}")
}

fn cells(row: &Row) -> String {
    let cell = |icons: &[Icon]| format!("<span class=\"r-cell\">{}</span>", marks::row(icons));
    match row.right {
        Some(right) => format!("{}<i class=\"r-slash\"></i>{}", cell(row.left), cell(right)),
        None => cell(row.left),
    }
}

fn floor(ctx: Context, at: Board, number: u8, row: &'static Row, live: Memo<Option<u8>>) -> AnyView {
    let board = ctx.board;
    let is_live = Memo::new(move |_| live.get() == Some(number));
    let owner =
        Memo::new(move |_| board.view.with(|view| standing(&view.table, at).get(usize::from(number) - 1).copied()));
    // Where a worker is to be placed, it is drawn where it would stand.
    let ghost = Memo::new(move |_| (is_live.get() && ctx.asked.get() == Some(Task::Turn)).then(|| ctx.who.get()));
    let spot = move |way: Way, icons: &'static [Icon]| {
        view! { <Spot board part=Part::Floor(at, way) class="r-cell" switch=true><span class="r-icons" inner_html=marks::row(icons)></span></Spot> }
    };
    let inside = move || {
        match (is_live.get(), row.right) {
            (true, Some(right)) => {
                view! { {spot(Way::Left, row.left)}<i class="r-slash"></i>{spot(Way::Right, right)} }.into_any()
            }
            (true, None) => spot(Way::Row, row.left).into_any(),
            // A floor that rests tells in words what its icons mean.
            (false, _) => {
                let words = text::floor(names::board(at), number, &row_words(row));
                let tell = words.clone();
                view! {
                    <button type="button" class="r-still" title=words.clone() aria-label=words inner_html=cells(row)
                        on:click=move |_| board.shell.app.tell(tell.clone())></button>
                }
                .into_any()
            }
        }
    };
    view! {
        <div class="r-floor" class:live=is_live title=move || is_live.get().then(|| row_words(row))>
            <span class="r-bay" inner_html=move || bay(number, owner.get(), ghost.get())></span>
            <span class="r-row">{inside}</span>
        </div>
    }
    .into_any()
}

fn house(ctx: Context, at: Board) -> AnyView {
    let board = ctx.board;
    let live = Memo::new(move |_| board.view.with(|view| view.table.live_row(at)));
    let floors = board.view.with_untracked(|view| {
        let rows = (1..=view.table.crew().board).rev();
        rows.map(|number| floor(ctx, at, number, view.table.row(at, number), live)).collect_view()
    });
    let tag = move || {
        ctx.choices(at.alternative()).map(|count| view! { <b class="r-count" class:none={count == 0}>{count}</b> })
    };
    let label =
        move || board.view.with(|view| text::house(names::board(at), &text::crowd(&view.table, at, &ctx.names())));
    let drawn = Memo::new(move |_| ctx.drew.get().is_some_and(|(board, _)| board == at));
    view! {
        <section class=format!("r-house {}", class(at)) class:drawn=drawn aria-label=label data-anchor=format!("house-{}", class(at))>
            <svg class="r-roof" viewBox="0 0 202 44" preserveAspectRatio="none" aria-hidden="true" inner_html=roofs::roof(at)></svg>
            <span class="r-sign" inner_html=marks::glyph(names::board_icon(at), "")></span>
            <h2 class="r-lintel"><span>{names::board(at)}</span></h2>
            <div class="r-floors">
                {floors}
                <Spot board part=Part::Floor(at, Way::Instead) class="r-door" switch=true>
                    <span class="r-or">{text::INSTEAD}</span>
                    <span class="r-icons" inner_html=marks::fx(at.alternative())></span>
                    <b class="r-deed">{text::door(at)}</b>
                    {tag}
                </Spot>
            </div>
        </section>
    }.into_any()
}

/// The houses, whole.
pub fn town(ctx: Context) -> AnyView {
    view! {
        <div class="r-town" data-region="town">
            {Board::ALL.map(|at| house(ctx, at)).collect_view()}
        </div>
    }
    .into_any()
}

/// A house in small, in a box of 202 by 260: who stands on which floor, and the door.
pub fn small(table: &Table, at: Board) -> String {
    let owners = standing(table, at);
    let floors = usize::from(table.crew().board);
    let pitch = 168 / floors;
    let mut drawn = format!("{}<path class=\"r-wall\" d=\"M0 44h202v216H0Z\"/>", roofs::roof(at));
    for floor in 0..floors {
        let y = 48 + (floors - 1 - floor) * pitch;
        let live = table.live_row(at).is_some_and(|row| usize::from(row) == floor + 1);
        let (bay, row) = if live { ("r-tiles r-thin", "r-small-row live") } else { ("r-small-row", "r-small-row") };
        drawn += &format!(
            "<rect class=\"{bay}\" x=\"6\" y=\"{y}\" width=\"52\" height=\"{h}\" rx=\"7\"/><rect class=\"{row}\" x=\"64\" y=\"{y}\" width=\"132\" height=\"{h}\" rx=\"7\"/>",
            h = pitch - 5
        );
        if let Some(owner) = owners.get(floor) {
            let class = seat_of(*owner).map_or("r-grey".to_owned(), |seat| format!("s{seat}"));
            let side = pitch.min(46) - 6;
            drawn += &format!(
                "<use class=\"{class}\" href=\"#worker\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\"/>",
                32 - side / 2,
                y + (pitch - 5 - side) / 2
            );
        }
    }
    drawn + "<rect class=\"r-small-row\" x=\"6\" y=\"218\" width=\"190\" height=\"37\" rx=\"7\"/>"
}

/// The houses in one low row, while something else takes the screen of a phone; pressing leads back to them.
pub fn street(ctx: Context, open: Callback<()>) -> AnyView {
    let board = ctx.board;
    let small = move |at: Board| {
        let inside = move || {
            board.view.with(|view| {
                let live = view.table.live_row(at);
                let crowd: String = standing(&view.table, at)
                    .into_iter()
                    .map(|owner| match seat_of(owner) {
                        Some(seat) => marks::badge(seat, "xs"),
                        None => "<span class=\"badge xs r-greybadge\" aria-hidden=\"true\"></span>".into(),
                    })
                    .collect();
                format!(
                    "{}<span class=\"r-small-words\"><b>{}</b><span class=\"r-crowd\">{crowd}</span></span>",
                    marks::glyph(names::board_icon(at), ""),
                    text::row_or_none(live)
                )
            })
        };
        view! {
            <span class=format!("r-small {}", class(at)) data-anchor=format!("house-{}", class(at))>
                <svg class="r-roof" viewBox="0 0 202 44" preserveAspectRatio="none" aria-hidden="true" inner_html=roofs::roof(at)></svg>
                <span class="r-small-in" inner_html=inside></span>
            </span>
        }
    };
    view! {
        <button type="button" class="r-street" aria-label=text::TO_TOWN on:click=move |_| open.run(())>
            {Board::ALL.map(small).collect_view()}
        </button>
    }
    .into_any()
}

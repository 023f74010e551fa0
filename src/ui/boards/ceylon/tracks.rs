//! The comparisons: councillors with the majorities of their districts, technology, rupees, and the pile of district
//! bonuses.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon::Ceylon;
use crate::games::ceylon::data::{DISTRICT_BONUS, MARKED, TRACK};
use crate::games::ceylon::events::Majority;
use crate::games::ceylon::pieces::District;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::score::{Standing, projected, standing};
use crate::games::ceylon::state::Stage;
use crate::games::ceylon::words::{kinds, labels, nouns};
use crate::ui::kit::{badge, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;
use crate::words::{Message, Piece};

use super::say;

/// Draws the ranking of a majority: badges with the counts, best first, and the points of each place.
fn ranking(board: BoardContext<Ceylon>, majority: Majority) -> AnyView {
    let content = move || {
        board.view.with(|view| {
            let ranking: Vec<_> = standing(&view.table, majority).collect();
            let ranked = |ranked: Standing| {
                view! {
                    <span class="placed">
                        {badge(ranked.seat, "xs")}
                        <b>{ranked.count}</b>
                        <i>{say(&Message::signed(ranked.points))}</i>
                    </span>
                }
                .into_any()
            };
            ranking.into_iter().map(ranked).collect_view()
        })
    };
    view! { {move || content()} }.into_any()
}

/// Draws a councillor with the district, the ability, and the seats that have hired him, each with its strength and its
/// points there; `None` if the district has no councillor.
fn councillor(board: BoardContext<Ceylon>, district: District) -> Option<AnyView> {
    let ability = board.view.with_untracked(|view| view.table.councillors[district.index()])?;
    let hired = move || {
        board.view.with(|view| {
            let table = &view.table;
            let seats = Seat::all(table.seats).filter(|seat| table.estates[*seat].hired.has(district));
            let hired_seat = |seat: Seat| {
                let standing_here =
                    standing(table, Majority::District(district)).find(|standing_here| standing_here.seat == seat);
                let points = standing_here
                    .map(|standing_here| view! { <i>{say(&Message::signed(standing_here.points))}</i> }.into_any());
                view! {
                    <span class="placed">
                        {badge(seat, "xs")}
                        <b>{table.estates[seat].strength(district)}</b>
                        {points}
                    </span>
                }
                .into_any()
            };
            seats.map(hired_seat).collect_view()
        })
    };
    let plate = view! {
        <span class="office"
            class:strong=move || board.view.with(|view| view.table.acting_estate().pawn.district() == district)>
            {icon("councillor", "bust")}
        </span>
        <span class="office-words">
            <span class="office-name">{say(&labels::district(district))}</span>
            <span class="office-ability">
                {icon(nouns::ability_icon(ability), "i16")}{say(&nouns::ability_short(ability))}
            </span>
            <span class="office-hired">{move || hired()}</span>
        </span>
    };
    let class = format!("councillor {}", district.word());
    Some(
        view! {
            <div class=class data-anchor=format!("councillor-{district}")>
                <Spot board part=Part::Councillor(district) class="plate">{plate}</Spot>
            </div>
        }
        .into_any(),
    )
}

/// Draws all councillors, each on its shore.
pub fn councillors(board: BoardContext<Ceylon>) -> AnyView {
    District::ALL.map(|district| councillor(board, district).into_any()).collect_view().into_any()
}

/// Draws the technology track, the last space on top; the discs on a space are in tie-breaking order.
pub fn technology(board: BoardContext<Ceylon>) -> AnyView {
    let space = move |space: u8| {
        let discs = move || {
            board.view.with(|view| {
                let seats = view.table.ranked().iter().copied().filter(|seat| view.table.estates[*seat].tech == space);
                seats.map(|seat| badge(seat, "xs")).collect_view()
            })
        };
        view! {
            <li class="space" class:marked=MARKED.contains(&space) data-anchor=format!("tech-{space}")>
                <span class="space-number">{space}</span>
                {MARKED.contains(&space).then(|| view! { <b class="mark">{say(&labels::mark())}</b> }.into_any())}
                <span class="discs">{move || discs()}</span>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="tech" aria-label=say(&labels::technology()) data-anchor="tech" data-ask=kinds::TRACK>
            <h2>{icon("tech", "i20")}<span>{say(&labels::tech())}</span></h2>
            <ol>{(0..=TRACK).rev().map(space).collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// Draws the majorities without a councillor: rupees and technology.
pub fn majorities(board: BoardContext<Ceylon>) -> AnyView {
    let row = move |id: &'static str, piece: &'static str, majority: Majority| {
        view! { <div class="majority" data-ask=piece>
        {icon(id, "i20")}<span class="placings">{ranking(board, majority)}</span></div> }
    };
    view! {
        <section class="majorities" aria-label=say(&labels::majorities()) title=say(&labels::projected_help())>
            <h2>{say(&labels::majorities())}<span class="mute xs">{say(&labels::majority_points())}</span></h2>
            {row("coin", kinds::RUPEES, Majority::Money)}
            {row("tech", kinds::TRACK, Majority::Technology)}
        </section>
    }
    .into_any()
}

/// Draws, on a phone's map, the scores if the game ended now and the bonuses that are left.
pub fn sources(board: BoardContext<Ceylon>) -> AnyView {
    let scores = move || {
        let is_shown = board.shell.app.settings.projection.get();
        board.view.with(|view| {
            let own = board.hand_seat.get().unwrap_or(view.seat());
            let scores = projected(&view.table);
            let seats = Seat::all(view.table.seats).filter(|_| is_shown && view.table.stage != Stage::Over);
            let score = |seat: Seat| {
                let score = scores[seat];
                let text = if seat == own { labels::projected(score) } else { Message::number(score) };
                view! { <span class="placed">{badge(seat, "xs")}<b>{say(&text)}</b></span> }.into_any()
            };
            seats.map(score).collect_view()
        })
    };
    view! {
        <div class="sources">
            <span class="grow" title=say(&labels::projected_help()) data-ask=kinds::SCORE>{move || scores()}</span>
            {bonuses(board)}
        </div>
    }
    .into_any()
}

/// Draws the bonuses for a plantation in every district: their points or, once taken, their owners.
pub fn bonuses(board: BoardContext<Ceylon>) -> AnyView {
    let token = move |(number, points): (usize, i16)| {
        let content = move || match board.view.with(|view| view.table.bonus_owner(points)) {
            Some(seat) => badge(seat, "s"),
            None => view! { <span class="bonus-token">{icon("bonus", "bonus")}<b>{points}</b></span> }.into_any(),
        };
        let piece = Piece::new(kinds::BONUS, number).to_string();
        view! { <span class="bonus-place" data-ask=piece>{move || content()}</span> }.into_any()
    };
    let name = say(&labels::every_district());
    view! {
        <section class="bonuses" aria-label=name data-anchor="bonus">
            <h2>{name.clone()}</h2>
            <div class="bonus-row">{DISTRICT_BONUS.into_iter().enumerate().map(token).collect_view()}</div>
        </section>
    }
    .into_any()
}

//! The harbour: sea, quays, the ship with its cargo, the deck and the discard pile.
//!
//! Drawn once as text; what changes (cargo, piles, the pirates' flag) lies over it.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::data::TARGET;
use crate::games::ceylon_cards::text::icon as icon_of;
use crate::games::ceylon_cards::view::{Seen, View};
use crate::games::ceylon_cards::{Card, CeylonCards};
use crate::ui::kit::icon;
use crate::ui::shell::board_context::BoardContext;

use super::text;

/// Where things stand in a harbour of this width and height, in whole units: fractions of one are not seen, and code that
/// writes fractions is not small.
struct Plan {
    wide: i32,
    high: i32,
    sea: i32,
    sun: (i32, i32),
    ship: (i32, i32, i32),
    left_quay: i32,
    right_quay: i32,
    crane: i32,
}

const WIDE: Plan = Plan {
    wide: 812,
    high: 446,
    sea: 262,
    sun: (300, 130),
    ship: (292, 212, 250),
    left_quay: 170,
    right_quay: 246,
    crane: 136,
};
const NARROW: Plan = Plan {
    wide: 390,
    high: 144,
    sea: 80,
    sun: (205, 48),
    ship: (205, 58, 112),
    left_quay: 116,
    right_quay: 92,
    crane: 80,
};

fn sea(plan: &Plan) -> String {
    let Plan { wide, high, sea, sun: (sx, sy), .. } = *plan;
    let radius = high * 19 / 100;
    // The hills are as high as the sky allows.
    let up = |units: i32| sea - units * sea / 104;
    let along = |percent: i32| wide * percent / 100;
    let mut drawn = format!(
        "<defs><linearGradient id=\"sky\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"var(--sea-2)\"/><stop offset=\"1\" stop-color=\"var(--sky-lo)\"/></linearGradient></defs>\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"url(#sky)\"/><circle cx=\"{sx}\" cy=\"{sy}\" r=\"{radius}\" class=\"sun\"/><circle cx=\"{sx}\" cy=\"{sy}\" r=\"{}\" class=\"sun halo\"/>\
         <path d=\"M-4 {}Q{} {} {} {}Q{} {} {} {}Z\" class=\"hill\"/>\
         <path d=\"M{} {}Q{} {} {} {}Q{} {} {} {}V{}Z\" class=\"hill far\"/>",
        radius * 7 / 5,
        sea + 6,
        along(8),
        up(32),
        along(18),
        up(12),
        along(26),
        up(28),
        along(38),
        sea + 6,
        along(60),
        sea + 6,
        along(76),
        up(34),
        along(88),
        up(18),
        along(96),
        up(26),
        wide + 10,
        up(12),
        sea + 8,
    );
    drawn += &waves(plan, 0..2);
    drawn
}

fn waves(plan: &Plan, rows: core::ops::Range<u8>) -> String {
    let step = ((plan.high - plan.sea) * 5 / 21).max(15);
    let crests = "q12-8 24 0t24 0".repeat(plan.wide as usize / 48 + 3);
    let wave = |row: u8| {
        let top = plan.sea + i32::from(row) * step;
        let shift = if row % 2 == 1 { 14 } else { 0 };
        format!(
            "<path d=\"M-20 {top}{crests}V{}H-20Z\" class=\"wave w{row}\" transform=\"translate(-{shift} 0)\"/>",
            plan.high + 10
        )
    };
    rows.map(wave).collect()
}

fn quays(plan: &Plan) -> String {
    let level = plan.sea + (plan.high - plan.sea) * 38 / 100;
    let ctx = |x: i32, y: i32, wide: i32| {
        let boards: String = (0..wide / 32)
            .map(|board| format!("<path d=\"M{} {}V{}\" class=\"plank\"/>", x + 16 + 32 * board, y + 12, plan.high + 6))
            .collect();
        format!(
            "<path d=\"M{x} {y}h{wide}V{}h-{wide}Z\" class=\"quay-wood\"/><path d=\"M{x} {}h{wide}\" class=\"plank edge\"/>{boards}",
            plan.high + 8,
            y + 12
        )
    };
    let (crane, right) = (plan.crane, plan.wide - plan.right_quay);
    format!(
        "{}{}<use href=\"#port\" x=\"{}\" y=\"{}\" width=\"{crane}\" height=\"{crane}\"/>",
        ctx(-6, level + 6, plan.left_quay),
        ctx(right + 2, level, plan.right_quay + 6),
        plan.wide - plan.right_quay / 2 - 4 - crane / 2,
        level - crane * 915 / 1000,
    )
}

/// What lies ready to be shipped: the cards of the meld that is spelled.
fn cargo(board: BoardContext<CeylonCards>) -> Vec<Card> {
    match board.ready() {
        Some(Action::Meld { good, goods, plantations }) => {
            let goods = core::iter::repeat_n(good.card(), goods.into());
            goods.chain(core::iter::repeat_n(Card::Plantation, plantations.into())).collect()
        }
        _ => Vec::new(),
    }
}

/// The harbour; the narrow one for a phone.
pub fn harbour(board: BoardContext<CeylonCards>, narrow: bool) -> AnyView {
    let plan = if narrow { &NARROW } else { &WIDE };
    let Plan { wide, high, ship: (x, y, size), .. } = *plan;
    let raided = Memo::new(move |_| {
        let pending = board.view.with(|view| matches!(view.pending, Seen::Raid(_)));
        pending || matches!(board.ready(), Some(Action::Attack(_) | Action::Fleet(_)))
    });
    let vessel = move || {
        let hull = format!(
            "<use href=\"#clipper\" class=\"{}\" x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\"/>",
            if raided.get() { "vessel raider" } else { "vessel" },
            x - size / 2,
            y - size / 2
        );
        let flag = size * 34 / 100;
        match raided.get() {
            true => format!(
                "{hull}<use href=\"#pirate\" x=\"{}\" y=\"{}\" width=\"{flag}\" height=\"{flag}\"/>",
                x + size / 25 - flag / 2,
                y - size / 2 - flag / 2
            ),
            false => hull,
        }
    };
    let load = move || {
        let cards = cargo(board);
        let radius = if narrow { 14 } else { 20 };
        let (first, step) = (x - (cards.len() as i32 - 1) * radius * 97 / 100, radius * 194 / 100);
        let disc = |(index, card): (usize, Card)| {
            let (cx, cy, half) = (first + index as i32 * step, y + size / 2 + radius * 15 / 100, radius * 72 / 100);
            format!(
                "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{radius}\" class=\"cargo\"/><use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                icon_of(card),
                cx - half,
                cy - half,
                half * 2,
                half * 2
            )
        };
        cards.into_iter().enumerate().map(disc).collect::<String>()
    };
    let deck = move || board.view.with(|view| view.deck);
    let spent = move || board.view.with(|view| view.discard.len());
    let top = move || last_spent(board);
    view! {
        <svg class="harbour" viewBox=format!("0 0 {wide} {high}") preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g inner_html=sea(plan)></g>
            <g inner_html=vessel></g>
            <g inner_html=format!("{}{}", waves(plan, 2..4), quays(plan))></g>
            <g inner_html=load></g>
        </svg>
        <span class="ship-place" data-anchor="ship"></span>
        <div class="piles">
            <div class="pile" data-anchor="deck"><span class="pile-card back">{icon("clipper", "pile-icon")}</span><b>{move || text::deck(deck())}</b></div>
            <div class="pile" data-anchor="spent">
                <span class="pile-card" class:bare=move || spent() == 0>{move || top().map(|card| icon(icon_of(card), "pile-icon"))}</span>
                <b>{move || text::spent(spent())}</b>
            </div>
        </div>
    }.into_any()
}

/// The card discarded last, as far as the story tells it; else any that lies there.
fn last_spent(board: BoardContext<CeylonCards>) -> Option<Card> {
    let spent = board.view.with(|view| view.discard);
    let before = board.shell.shown_ply().saturating_sub(1);
    let before = board.read(|table| table.session.at(before).view(table.viewer()).discard);
    let fresh = spent.iter().find(|(card, count)| *count > before[*card]);
    fresh.or_else(|| spent.iter().next()).map(|(card, _)| card)
}

/// A corner of the harbour, for the shelf.
const CORNER: Plan =
    Plan { wide: 170, high: 144, sea: 64, sun: (64, 34), ship: (0, 0, 60), left_quay: 0, right_quay: 40, crane: 58 };

/// A ship for each seat, the nearer to the quay the more points it has, for the shelf.
pub fn thumbnail(view: &View) -> AnyView {
    let mut drawn = sea(&CORNER) + &quays(&CORNER) + &waves(&CORNER, 2..3);
    let size = if view.seats < 5 { 52 } else { 42 };
    for seat in Seat::all(view.seats) {
        let lane = |width: i32| width * i32::from(seat.0) / i32::from(view.seats - 1);
        let x = 76 * i32::from(view.total(seat).min(TARGET)) / i32::from(TARGET) + lane(12);
        let (y, mast) = (lane(64) + 16, x + size / 2);
        drawn += &format!(
            "<use href=\"#clipper\" class=\"vessel\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>\
             <g class=\"s{seat}\"><rect x=\"{}\" y=\"{}\" width=\"16\" height=\"16\" rx=\"5\" fill=\"var(--c)\" stroke=\"var(--line)\"/>\
             <use href=\"#seat-{seat}\" x=\"{}\" y=\"{}\" width=\"10\" height=\"10\"/></g>",
            mast - 8,
            y - 2,
            mast - 5,
            y + 1,
        );
    }
    drawn += &waves(&CORNER, 3..4);
    view! { <svg class="thumb" viewBox="0 0 170 144" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawn></svg> }.into_any()
}

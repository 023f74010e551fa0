//! The harbour: sea, quays, the ship with its cargo, the deck and the discard pile.
//!
//! Drawn once as text; what changes (cargo, piles, the pirates' flag) lies over it.

use crate::ui::dom::*;

use crate::engine::{PerSeat, Seat};
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::text::icon as icon_of;
use crate::games::ceylon_cards::view::{Seen, View};
use crate::games::ceylon_cards::{Card, CeylonCards};
use crate::ui::desk::Desk;
use crate::ui::kit::icon;

use super::text;

/// Where things stand in a harbour of this width and height.
struct Plan {
    wide: f32,
    high: f32,
    sea: f32,
    sun: (f32, f32),
    ship: (f32, f32, f32),
    left_quay: f32,
    right_quay: f32,
    crane: f32,
}

const WIDE: Plan = Plan {
    wide: 812.0,
    high: 446.0,
    sea: 262.0,
    sun: (300.0, 130.0),
    ship: (292.0, 212.0, 250.0),
    left_quay: 170.0,
    right_quay: 246.0,
    crane: 136.0,
};
const NARROW: Plan = Plan {
    wide: 390.0,
    high: 144.0,
    sea: 80.0,
    sun: (205.0, 48.0),
    ship: (205.0, 58.0, 112.0),
    left_quay: 116.0,
    right_quay: 92.0,
    crane: 80.0,
};

fn sea(plan: &Plan) -> String {
    let Plan { wide, high, sea, sun: (sx, sy), .. } = *plan;
    let (radius, hill) = (high * 0.19, sea / 104.0);
    let mut drawn = format!(
        "<defs><linearGradient id=\"sky\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"var(--sea-2)\"/><stop offset=\"1\" stop-color=\"var(--sky-lo)\"/></linearGradient></defs>\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"url(#sky)\"/><circle cx=\"{sx}\" cy=\"{sy}\" r=\"{radius:.0}\" class=\"sun\"/><circle cx=\"{sx}\" cy=\"{sy}\" r=\"{:.0}\" class=\"sun halo\"/>\
         <path d=\"M-4 {:.0}Q{:.0} {:.0} {:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}Z\" class=\"hill\"/>\
         <path d=\"M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}V{:.0}Z\" class=\"hill far\"/>",
        radius * 1.4,
        sea + 6.0,
        wide * 0.08,
        sea - 32.0 * hill,
        wide * 0.18,
        sea - 12.0 * hill,
        wide * 0.26,
        sea - 28.0 * hill,
        wide * 0.38,
        sea + 6.0,
        wide * 0.6,
        sea + 6.0,
        wide * 0.76,
        sea - 34.0 * hill,
        wide * 0.88,
        sea - 18.0 * hill,
        wide * 0.96,
        sea - 26.0 * hill,
        wide + 10.0,
        sea - 12.0 * hill,
        sea + 8.0,
    );
    drawn += &waves(plan, 0..2);
    drawn
}

fn waves(plan: &Plan, rows: core::ops::Range<u8>) -> String {
    let step = ((plan.high - plan.sea) / 4.2).max(15.0);
    let crests = "q12-8 24 0t24 0".repeat(plan.wide as usize / 48 + 3);
    let wave = |row: u8| {
        let top = plan.sea + f32::from(row) * step;
        let shift = if row % 2 == 1 { 14 } else { 0 };
        format!(
            "<path d=\"M-20 {top:.0}{crests}V{:.0}H-20Z\" class=\"wave w{row}\" transform=\"translate(-{shift} 0)\"/>",
            plan.high + 10.0
        )
    };
    rows.map(wave).collect()
}

fn quays(plan: &Plan) -> String {
    let level = plan.sea + (plan.high - plan.sea) * 0.38;
    let quay = |x: f32, y: f32, wide: f32| {
        let boards: String = (0..(wide / 32.0) as u32)
            .map(|board| {
                format!(
                    "<path d=\"M{:.0} {:.0}V{:.0}\" class=\"plank\"/>",
                    x + 16.0 + 32.0 * board as f32,
                    y + 12.0,
                    plan.high + 6.0
                )
            })
            .collect();
        format!(
            "<path d=\"M{x:.0} {y:.0}h{wide:.0}V{:.0}h-{wide:.0}Z\" class=\"quay-wood\"/><path d=\"M{x:.0} {:.0}h{wide:.0}\" class=\"plank edge\"/>{boards}",
            plan.high + 8.0,
            y + 12.0
        )
    };
    let (crane, right) = (plan.crane, plan.wide - plan.right_quay);
    format!(
        "{}{}<use href=\"#port\" x=\"{:.0}\" y=\"{:.0}\" width=\"{crane}\" height=\"{crane}\"/>",
        quay(-6.0, level + 6.0, plan.left_quay),
        quay(right + 2.0, level, plan.right_quay + 6.0),
        plan.wide - plan.right_quay * 0.5 - 4.0 - crane / 2.0,
        level - crane * 0.915,
    )
}

/// What lies ready to be shipped: the cards of the meld that is spelled.
fn cargo(desk: Desk<CeylonCards>) -> Vec<Card> {
    match desk.ready() {
        Some(Action::Meld { good, goods, plantations }) => {
            let goods = core::iter::repeat_n(good.card(), goods.into());
            goods.chain(core::iter::repeat_n(Card::Plantation, plantations.into())).collect()
        }
        _ => Vec::new(),
    }
}

/// The harbour; the narrow one for a phone.
pub fn harbour(desk: Desk<CeylonCards>, narrow: bool) -> AnyView {
    let plan = if narrow { &NARROW } else { &WIDE };
    let Plan { wide, high, ship: (x, y, size), .. } = *plan;
    let raided = Memo::new(move |_| {
        let pending = desk.view.with(|view| matches!(view.pending, Seen::Raid(_)));
        pending || matches!(desk.ready(), Some(Action::Attack(_) | Action::Fleet(_)))
    });
    let vessel = move || {
        let hull = format!(
            "<use href=\"#clipper\" class=\"{}\" x=\"{:.0}\" y=\"{:.0}\" width=\"{size}\" height=\"{size}\"/>",
            if raided.get() { "vessel raider" } else { "vessel" },
            x - size / 2.0,
            y - size / 2.0
        );
        let flag = size * 0.34;
        match raided.get() {
            true => format!(
                "{hull}<use href=\"#pirate\" x=\"{:.0}\" y=\"{:.0}\" width=\"{flag:.0}\" height=\"{flag:.0}\"/>",
                x + size * 0.04 - flag / 2.0,
                y - size * 0.5 - flag / 2.0
            ),
            false => hull,
        }
    };
    let load = move || {
        let cards = cargo(desk);
        let radius = if narrow { 14.0 } else { 20.0 };
        let first = x - (cards.len() as f32 - 1.0) * radius * 0.97;
        let disc = |(index, card): (usize, Card)| {
            let (cx, cy, half) = (first + index as f32 * radius * 1.94, y + size * 0.5 + radius * 0.15, radius * 0.72);
            format!(
                "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{radius}\" class=\"cargo\"/><use href=\"#{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                icon_of(card),
                cx - half,
                cy - half,
                half * 2.0,
                half * 2.0
            )
        };
        cards.into_iter().enumerate().map(disc).collect::<String>()
    };
    let deck = move || desk.view.with(|view| view.deck);
    let spent = move || desk.view.with(|view| view.discard.len());
    let top = move || last_spent(desk);
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
    }
}

/// The card discarded last, as far as the story tells it; else any that lies there.
fn last_spent(desk: Desk<CeylonCards>) -> Option<Card> {
    let spent = desk.view.with(|view| view.discard);
    let before = desk.shell.shown_ply().saturating_sub(1);
    let before = desk.read(|table| table.session.at(before).view(table.viewer()).discard);
    let fresh = spent.iter().find(|(card, count)| *count > before[*card]);
    fresh.or_else(|| spent.iter().next()).map(|(card, _)| card)
}

/// The harbour with the leader's points, for the shelf.
pub fn thumbnail(view: &View) -> AnyView {
    let totals: PerSeat<u16> = PerSeat::from_fn(|seat| if seat.0 < view.seats { view.total(seat) } else { 0 });
    let leader = Seat::all(view.seats).max_by_key(|seat| totals[*seat]).unwrap_or(Seat(0));
    let drawn = format!(
        "{}<use href=\"#clipper\" x=\"150\" y=\"0\" width=\"112\" height=\"112\"/>{}{}",
        sea(&NARROW),
        waves(&NARROW, 2..4),
        quays(&NARROW)
    );
    view! {
        <svg class=format!("thumb s{leader}") viewBox="130 0 150 144" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g inner_html=drawn></g>
        </svg>
    }
}

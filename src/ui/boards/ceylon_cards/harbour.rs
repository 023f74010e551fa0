//! The harbour: sea, quays, the ship with its cargo, the deck and the discard pile. Called by the layouts, and for the
//! picture on the shelf. Sea and quays are drawn once; cargo, piles and the pirates' flag follow the view and the
//! presses.

use core::ops::Range;
use std::time::Duration;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon_cards::action::Action;
use crate::games::ceylon_cards::data::TARGET;
use crate::games::ceylon_cards::pieces::Good;
use crate::games::ceylon_cards::pile;
use crate::games::ceylon_cards::state::End;
use crate::games::ceylon_cards::view::{Seen, View};
use crate::games::ceylon_cards::words::answers::{OFFICIAL, piece_of};
use crate::games::ceylon_cards::words::{answers, labels, nouns};
use crate::games::ceylon_cards::{Card, CeylonCards};
use crate::table::Asked;
use crate::ui::kit::svg::Symbol;
use crate::ui::kit::{Memo, effect, icon, seat_class};
use crate::ui::shell::board_context::BoardContext;
use crate::words::Piece;

use super::deal::events_since;
use super::flights::shipment;
use super::say;
use super::weather;

/// The layout of a harbour, in whole units of the drawing, so that every edge is sharp.
#[derive(Debug)]
struct HarbourLayout {
    width: i32,
    height: i32,
    /// Y of the horizon.
    sea: i32,
    sun: (i32, i32),
    /// The centre of the ship, and its size.
    ship: (i32, i32, i32),
    left_quay: i32,
    right_quay: i32,
    crane: i32,
}

const WIDE: HarbourLayout = HarbourLayout {
    width: 812,
    height: 446,
    sea: 262,
    sun: (300, 130),
    ship: (266, 212, 250),
    left_quay: 170,
    right_quay: 246,
    crane: 136,
};
const NARROW: HarbourLayout = HarbourLayout {
    width: 390,
    height: 144,
    sea: 80,
    sun: (205, 48),
    ship: (205, 58, 112),
    left_quay: 116,
    right_quay: 92,
    crane: 80,
};
/// The layout of a small section of the harbour, for the shelf.
const CORNER: HarbourLayout = HarbourLayout {
    width: 170,
    height: 144,
    sea: 64,
    sun: (64, 34),
    ship: (0, 0, 60),
    left_quay: 0,
    right_quay: 40,
    crane: 58,
};

/// Sky, sun, hills and the distant waves.
#[component]
fn Sea(layout: &'static HarbourLayout) -> impl IntoView {
    let HarbourLayout { width, height, sea, sun: (sun_x, sun_y), .. } = *layout;
    let radius = height * 19 / 100;
    // The hills scale with the height of the sky.
    let sky_y = |units: i32| sea - units * sea / 104;
    let x_at = |percent: i32| width * percent / 100;
    let near_hill = [sea + 6, x_at(8), sky_y(32), x_at(18), sky_y(12), x_at(26), sky_y(28), x_at(38), sea + 6];
    let [a, b, c, d, e, f, g, h, i] = near_hill;
    let near_hill = format!("M-4 {a}Q{b} {c} {d} {e}Q{f} {g} {h} {i}Z");
    let far_hill = [
        x_at(60),
        sea + 6,
        x_at(76),
        sky_y(34),
        x_at(88),
        sky_y(18),
        x_at(96),
        sky_y(26),
        width + 10,
        sky_y(12),
        sea + 8,
    ];
    let [a, b, c, d, e, f, g, h, i, j, k] = far_hill;
    let far_hill = format!("M{a} {b}Q{c} {d} {e} {f}Q{g} {h} {i} {j}V{k}Z");
    view! {
        <defs>
            <linearGradient id="sky" x2="0" y2="1">
                <stop offset="0" stop-color="var(--sea-2)"></stop>
                <stop offset="1" stop-color="var(--sky-lo)"></stop>
            </linearGradient>
        </defs>
        <rect width=width height=height fill="url(#sky)"></rect>
        <circle cx=sun_x cy=sun_y r=radius class="sun"></circle>
        <circle cx=sun_x cy=sun_y r=radius * 7 / 5 class="sun halo"></circle>
        <path d=near_hill class="hill"></path>
        <path d=far_hill class="hill far"></path>
        <Waves layout rows=0..2/>
    }
}

/// Rows of waves, counted from the most distant.
#[component]
fn Waves(layout: &'static HarbourLayout, rows: Range<i32>) -> impl IntoView {
    let step = ((layout.height - layout.sea) * 5 / 21).max(15);
    let crests = "q12-8 24 0t24 0".repeat(layout.width as usize / 48 + 3);
    let wave = |row: i32| {
        let (top, bottom) = (layout.sea + row * step, layout.height + 10);
        let shift = if row % 2 == 1 { 14 } else { 0 };
        view! {
            <path
                d=format!("M-20 {top}{crests}V{bottom}H-20Z")
                class=format!("wave w{row}")
                transform=format!("translate(-{shift} 0)")
            ></path>
        }
        .into_any()
    };
    rows.map(wave).collect_view()
}

/// Both quays and the crane.
#[component]
fn Quays(layout: &'static HarbourLayout) -> impl IntoView {
    let level = layout.sea + (layout.height - layout.sea) * 38 / 100;
    let (crane, right) = (layout.crane, layout.width - layout.right_quay);
    view! {
        <Quay layout x=-6 y=level + 6 width=layout.left_quay/>
        <Quay layout x=right + 2 y=level width=layout.right_quay + 6/>
        <use
            href="#port"
            x=layout.width - layout.right_quay / 2 - 4 - crane / 2
            y=level - crane * 915 / 1000
            width=crane
            height=crane
        />
    }
}

/// A quay of planks, from this corner to the lower edge.
#[component]
fn Quay(layout: &'static HarbourLayout, x: i32, y: i32, width: i32) -> impl IntoView {
    let (edge, bottom) = (y + 12, layout.height + 8);
    let plank = |nth: i32| {
        let d = format!("M{} {edge}V{}", x + 16 + 32 * nth, layout.height + 6);
        view! { <path d=d class="plank"></path> }.into_any()
    };
    view! {
        <path d=format!("M{x} {y}h{width}V{bottom}h-{width}Z") class="quay-wood"></path>
        <path d=format!("M{x} {edge}h{width}") class="plank edge"></path>
        {(0..width / 32).map(plank).collect_view()}
    }
}

/// The ship; it flies a flag during a raid, and the ship that wins shows the winner's points on its sail.
#[component]
fn Ship(board: BoardContext<CeylonCards>, layout: &'static HarbourLayout, raided: Memo<bool>) -> impl IntoView {
    let (x, y, size) = layout.ship;
    let flag = size * 34 / 100;
    let won = move || {
        // Otherwise the end is shown step by step, before the winner is named.
        let is_named = !board.shell.is_finale_pending();
        board.view.with(|view| {
            let ending = view.ending.filter(|ending| is_named || ending.end == End::Target)?;
            let seat = ending.winners.iter().next()?;
            let banner = view! {
                <g class=seat_class(seat)>
                    <rect x=x - 32 y=y - 17 width="64" height="34" rx="10" class="face won"></rect>
                    <text x=x y=y + 7 text-anchor="middle" class="card-points">{view.total(seat)}</text>
                </g>
            };
            Some(banner.into_any())
        })
    };
    view! {
        <use
            href="#clipper"
            class=move || if raided.get() { "vessel raider" } else { "vessel" }
            x=x - size / 2
            y=y - size / 2
            width=size
            height=size
        />
        {move || raided.get().then(|| view! {
            <use href="#pirate" x=x + size / 25 - flag / 2 y=(y - size / 2 - flag / 2).max(2) width=flag height=flag/>
        }.into_any())}
        {move || won()}
    }
}

/// Time in which a ship leaves and the next one comes in, in milliseconds, as in the style sheet.
const SAILING_MS: f64 = 3_400.0;

/// Returns a signal that is 0 while no shipment is animated; otherwise it is 1 more than the number of plies before the
/// shipment. Each shipment made on this page is animated to its end, unless it is skipped or another one follows; at a
/// fast pace it is cut short. No rival moves before that, so that the quay is not empty when pirates come.
fn sailing(board: BoardContext<CeylonCards>) -> RwSignal<u32> {
    let shell = board.shell;
    let (ply, seen_plies) = (RwSignal::new(0), StoredValue::new(shell.read_untracked(|table| table.plies())));
    effect(move || {
        shell.skips.track();
        ply.set(0);
    });
    effect(move || {
        let plies = shell.read(|table| table.plies());
        let previous = seen_plies.get_value();
        seen_plies.set_value(plies);
        let stretch = shell.app.settings.stretch();
        let is_moving = plies > previous && stretch > 0.0;
        let ships = is_moving && !untrack(|| shipped_since(board, previous)).is_empty();
        // A ship still sailing first returns to the quay.
        if ships || plies < previous {
            ply.set(0);
        }
        if ships {
            let (start, time) = (previous + 1, SAILING_MS * stretch.min(1.0));
            shell.begin_scene(time);
            set_timeout(move || _ = ply.try_set(start), Duration::from_millis(60));
            set_timeout(
                move || {
                    _ = ply.try_update(|ply| {
                        if *ply == start {
                            *ply = 0
                        }
                    })
                },
                Duration::from_millis(time as u64),
            );
        }
    });
    ply
}

/// Returns the cards loaded by all shipments after the first `plies` plies.
fn shipped_since(board: BoardContext<CeylonCards>, plies: u32) -> Vec<Card> {
    let mut goods = Vec::new();
    events_since(board, plies).iter().for_each(|event| goods.extend(shipment(event)));
    goods
}

/// The cargo, a disc for each card: the pressed meld, or the meld that is sailing.
#[component]
fn Cargo(
    board: BoardContext<CeylonCards>,
    layout: &'static HarbourLayout,
    radius: i32,
    sailing: RwSignal<u32>,
) -> impl IntoView {
    let (x, y, size) = layout.ship;
    let cards = Memo::new(move |_| match board.ready() {
        _ if sailing.get() > 0 => untrack(|| shipped_since(board, sailing.get() - 1)),
        Some(Action::Meld { good, goods, plantations }) => {
            let goods = core::iter::repeat_n(good.card(), goods.into());
            goods.chain(core::iter::repeat_n(Card::Plantation, plantations.into())).collect()
        }
        _ => Vec::new(),
    });
    let discs = move || {
        let cards = cards.get();
        // Along the hull, so that all of it sails with the ship.
        let count = cards.len() as i32;
        let step = (radius * 194 / 100).min(size * 84 / 100 / count.max(1));
        let first = x - (count - 1) * step / 2;
        let disc = |(index, card): (usize, Card)| {
            let (cx, cy, half) = (first + index as i32 * step, y + size / 4, radius * 72 / 100);
            view! {
                <g data-landing="">
                    <circle cx=cx cy=cy r=radius class="cargo"></circle>
                    <Symbol id=nouns::icon(card) x=cx.into() y=cy.into() size=(2 * half).into()/>
                </g>
            }
            .into_any()
        };
        cards.into_iter().enumerate().map(disc).collect_view()
    };
    view! { {move || discs()} }
}

/// Draws the harbour; the narrow one is for a phone.
pub fn harbour(board: BoardContext<CeylonCards>, narrow: bool) -> AnyView {
    let layout = if narrow { &NARROW } else { &WIDE };
    let scene = weather::scene(board);
    let raided = Memo::new(move |_| {
        let pending = board.view.with(|view| matches!(view.pending, Seen::Raid(_)));
        let leaves = scene.get().is_some_and(|(scene, _)| !scene.is_storm());
        pending || leaves || matches!(board.ready(), Some(Action::Attack(_)))
    });
    let rocks = move || scene.get().is_some_and(|(scene, moves)| moves && scene.is_storm());
    let sailing = sailing(board);
    let is_sailing = move || sailing.get() > 0;
    let sky = (layout.width, layout.height);
    view! {
        <svg
            class="harbour"
            viewBox=format!("0 0 {} {}", layout.width, layout.height)
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
        >
            <g><Sea layout/></g>
            <g class:rocks=rocks><Waves layout rows=2..4/></g>
            <g><Quays layout/></g>
            // Last: it passes in front of the crane.
            <g class:sails=move || is_sailing() class:rocks=rocks><Ship board layout raided/></g>
            {weather::weather(scene, board, sky, layout.ship)}
            <g class="load" class:sails=move || is_sailing()>
                <Cargo board layout radius=if narrow { 14 } else { 20 } sailing/>
            </g>
        </svg>
        <span class="ship-place" data-anchor="ship"></span>
        <Piles board/>
        <Estate board/>
    }
    .into_any()
}

/// The plantations and officials of the player, on the right quay.
#[component]
fn Estate(board: BoardContext<CeylonCards>) -> impl IntoView {
    let count_of = |count: u16| (count > 1).then_some(count);
    let estate = move || {
        let seat = board.hand_seat.get()?;
        board.view.with(|view| {
            let plantation = |(good, count): (Good, u16)| {
                let goods = icon(good.card().word(), "i18");
                view! {
                    <span data-ask=piece_of(good.card()).to_string()>
                        {icon("plantation", "i20")}{goods}{count_of(count)}
                    </span>
                }
                .into_any()
            };
            let officials = view.officials[seat];
            let view = view! {
                {view.plantations_of(seat).map(plantation).collect_view()}
                {(officials > 0).then(|| view! {
                    <span data-ask=OFFICIAL>{icon("official", "i20")}{count_of(officials)}</span>
                }.into_any())}
            };
            Some(view.into_any())
        })
    };
    view! { <div class="quay-owned" aria-hidden="true" data-anchor="estate">{move || estate()}</div> }
}

#[component]
fn Piles(board: BoardContext<CeylonCards>) -> impl IntoView {
    let deck = move || board.view.with(|view| view.deck);
    let spent = move || board.view.with(|view| view.discard.len());
    let last_spent = Memo::new(move |_| last_spent(board));
    let look_label = say(&labels::look_through_discard());
    view! {
        <div class="piles">
            <div class="pile" data-ask=answers::DECK>
                <span class="pile-card back" data-anchor="deck">{icon("clipper", "pile-icon")}</span>
                <b>{move || say(&labels::deck(deck()))}</b>
            </div>
            <button type="button" class="pile" data-ask=answers::DISCARD
                aria-label=look_label.clone()
                title=look_label on:click=move |_| board.ask(Asked::Piece(Piece::new(answers::DISCARD, 0)))>
                <span class="pile-card" class:bare=move || spent() == 0 data-anchor="spent">
                    {move || last_spent.get().map(|card| icon(nouns::icon(card), "pile-icon"))}
                </span>
                <b>{move || say(&labels::spent(spent()))}</b>
            </button>
        </div>
    }
}

/// Returns the card on top of the discard pile at the displayed moment; `None` if the pile is empty.
fn last_spent(board: BoardContext<CeylonCards>) -> Option<Card> {
    let plies = board.shell.shown_ply() as usize;
    board.read(|table| {
        let steps = table.session::<CeylonCards>().steps();
        pile::top(steps[..steps.len().min(plies)].iter().flat_map(|step| &step.events))
    })
}

/// Draws a ship for each seat, closer to the quay the more points it has, for the shelf.
pub fn thumbnail(view: &View) -> AnyView {
    let size = if view.seats < 5 { 52 } else { 42 };
    let ship = |seat: Seat| {
        let lane = |width: i32| width * i32::from(seat.0) / i32::from(view.seats - 1);
        let x = 76 * i32::from(view.total(seat).min(TARGET)) / i32::from(TARGET) + lane(12);
        let (y, mast) = (lane(64) + 16, x + size / 2);
        view! {
            <use href="#clipper" class="vessel" x=x y=y width=size height=size/>
            <g class=seat_class(seat)>
                <rect x=mast - 8 y=y - 2 width="16" height="16" rx="5" fill="var(--c)" stroke="var(--line)"></rect>
                <use href=format!("#seat-{seat}") x=mast - 5 y=y + 1 width="10" height="10"/>
            </g>
        }
        .into_any()
    };
    view! {
        <svg class="thumb" viewBox="0 0 170 144" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Sea layout=&CORNER/>
            <Quays layout=&CORNER/>
            <Waves layout=&CORNER rows=2..3/>
            {Seat::all(view.seats).map(ship).collect_view()}
            <Waves layout=&CORNER rows=3..4/>
        </svg>
    }
    .into_any()
}

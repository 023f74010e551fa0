//! The end of a round as a scene over the board: the wish with its rewards, then population and income. Drawn by `mod`;
//! the shell decides how long.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::words::labels;
use crate::games::tea_and_rum::{Colour, Event, Source};
use crate::table::beats::Announcement;
use crate::ui::kit::badge;
use crate::ui::shell::scene::{Scene, closing_scene};

use super::context::Context;
use super::{marks, say, standing};

/// The gains of a seat at the end of a round; `None` and 0 where it gained nothing of the kind.
#[derive(Clone, Copy, Default)]
struct Gains {
    /// Number of symbols of the wish.
    symbols: Option<u8>,
    reward: Option<(Colour, u16)>,
    /// The new population.
    population: Option<u8>,
    income: u16,
}

impl Gains {
    fn new(owner: Seat, events: &[Event]) -> Gains {
        let mut gains = Gains::default();
        for event in events {
            match *event {
                Event::Wished { seat, symbols } if seat == owner => gains.symbols = Some(symbols),
                Event::Points { seat, colour, points, source: Source::Wish } if seat == owner => {
                    gains.reward = Some((colour, points.unsigned_abs()));
                }
                Event::Grew { seat, population } if seat == owner => gains.population = Some(population),
                Event::Money { seat, dollars, source: Source::Income } if seat == owner => gains.income += dollars,
                _ => {}
            }
        }
        gains
    }
}

/// Draws the gains of a seat: its symbols and reward, its population and income.
fn row(ctx: Context, seat: Seat, gains: Gains) -> AnyView {
    let name = ctx.board.shell.read_untracked(|table| table.name(seat));
    let symbols =
        gains.symbols.map(|symbols| view! { <span>{marks::glyph("scroll")}<b>{symbols}</b></span> }.into_any());
    let reward = gains.reward.map(|(colour, points)| marks::crest(colour, points));
    let population =
        gains.population.map(|people| view! { <span>{marks::glyph("pop")}<b>{people}</b></span> }.into_any());
    let income = (gains.income > 0).then(|| {
        view! { <span>{marks::glyph("doubloon")}<b>{say(&labels::gained(gains.income))}</b></span> }.into_any()
    });
    view! {
        <li>
            {badge(seat, "s")}
            <em>{name}</em>
            {symbols}
            <span class="r-scene-reward">{reward}</span>
            {population}
            {income}
        </li>
    }
    .into_any()
}

/// Returns the scene of the announced end of a round.
fn scene(ctx: Context, announcement: &Announcement) -> Scene {
    let events = ctx.board.events_since(announcement.ply.saturating_sub(1));
    let begun = events.iter().find_map(|event| match event {
        Event::RoundBegan { round, .. } => Some(*round),
        _ => None,
    });
    let (round, wish, seats) = ctx.board.view.with_untracked(|view| {
        let round = begun.map_or(view.table.round, |begun| begun.saturating_sub(1)).max(1);
        (round, view.table.wishes[usize::from(round) - 1], view.table.seats)
    });
    let rows = Seat::all(seats).map(|seat| row(ctx, seat, Gains::new(seat, &events))).collect_view();
    let head = view! {
        <header class="row">
            <h2 class="grow">{say(&labels::wish_of(round))}</h2>
            <span class="r-wish-signs">{standing::signs(wish)}</span>
        </header>
    };
    Scene { class: "r-scene", head: head.into_any(), rows: rows.into_any() }
}

/// Draws the scene whenever a round ends.
pub fn round_end(ctx: Context) -> AnyView {
    closing_scene(ctx.board.shell, move |announcement| Some(scene(ctx, announcement)))
}

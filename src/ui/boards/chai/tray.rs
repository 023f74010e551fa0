//! The wooden tray with the player's seven workers: the free ones, then the places of the others.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::Action;
use crate::games::chai::data::WORKERS;
use crate::games::chai::places::House;
use crate::games::chai::press::Part;
use crate::games::chai::state::Work;
use crate::games::chai::words::{labels, pieces as kinds};
use crate::ui::kit::icon;
use crate::ui::shell::spot::Spot;

use super::context::Context;
use super::pieces::die_icon;
use super::places::HOUSES;
use super::say;

pub fn tray(ctx: Context) -> AnyView {
    let board = ctx.board;
    let free = Memo::new(move |_| {
        let seat = ctx.own();
        board.view.with(|view| (seat, view.table.merchants[seat].dice))
    });
    let spots = move || {
        let (seat, dice) = free.get();
        let mut before = (0, 0);
        let values: Vec<u8> = dice.each().collect();
        let spot = |value: u8| {
            before = if before.0 == value { (value, before.1 + 1) } else { (value, 1) };
            let (class, first) = (format!("k-die s{seat}"), before.1 == 1);
            // A chosen change is shown at once, with its price.
            let changed = Memo::new(move |_| match board.ready().filter(|_| first)? {
                Action::Raise(of) if of == value => Some(value + 1),
                Action::Lower(of) if of == value => Some(value - 1),
                _ => None,
            });
            let drawn = move || icon(&die_icon(seat, changed.get().unwrap_or(value)), "");
            let price = move || {
                let free = board.view.with(|view| matches!(view.table.work(), Work::Nudge(_)));
                let paid = changed.get().filter(|_| !free);
                paid.map(|_| view! { <b class="delta cost">"−1"{icon("leaf", "i16")}</b> })
            };
            view! { <Spot board part=Part::Die(value) nth={before.1} class>{move || drawn()}{move || price()}</Spot> }
                .into_any()
        };
        values.into_iter().map(spot).collect_view()
    };
    let used = Memo::new(move |_| {
        let seat = ctx.own();
        board.view.with(|view| view.placed_workers(seat))
    });
    let sockets = move || {
        let socket = |(value, house): (u8, House)| {
            view! {
                <span class="k-die used" title=say(&labels::works(value, house)) data-ask=kinds::WORKER>
                    {icon(&format!("bd-{}", HOUSES[house as usize]), "")}<b>{value}</b>
                </span>
            }
            .into_any()
        };
        let used = used.get();
        // Before the roll the seven places are empty.
        let bare = usize::from(WORKERS).saturating_sub(used.len() + usize::from(free.get().1.total()));
        let bare = (0..bare)
            .map(|_| view! { <span class="k-die used bare" title=say(&labels::not_rolled())></span> }.into_any());
        view! { {used.into_iter().map(socket).collect_view()}{bare.collect_view()} }
    };
    view! {
        <div class="k-tray" data-region="tray" role="group" aria-label=say(&labels::tray())
            data-anchor=move || format!("tray-{}", ctx.own())>
            {move || spots()}{move || sockets()}
        </div>
    }
    .into_any()
}

/// Draws the free workers of a merchant, small.
pub fn workers(ctx: Context, seat: impl Fn() -> Seat + Send + Sync + 'static) -> AnyView {
    let board = ctx.board;
    let free = Memo::new(move |_| {
        let seat = seat();
        board.view.with(|view| (seat, view.free_workers(seat)))
    });
    let inside = move || {
        let (seat, dice) = free.get();
        let drawn = dice.each().map(|value| icon(&die_icon(seat, value), "k-small-die")).collect_view();
        let words = say(&labels::free_workers(dice));
        view! { <span class=format!("k-workers s{seat}") role="img" aria-label=words>{drawn}</span> }
    };
    view! {
        <span data-ask=kinds::WORKER data-anchor=move || format!("tray-{}", free.get().0)>{move || inside()}</span>
    }
    .into_any()
}

//! The wooden tray with the player's seven workers: the free ones, then the places of the others.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::Action;
use crate::games::chai::data::WORKERS;
use crate::games::chai::places::House;
use crate::games::chai::press::Part;
use crate::games::chai::state::Work;
use crate::games::chai::words::{labels, pieces as kinds};
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::spot::Spot;

use super::context::Context;
use super::pieces::die_icon;
use super::places::HOUSES;
use super::say;

pub fn tray(ctx: Context) -> AnyView {
    let board = ctx.board;
    let free = Memo::new(move |_| {
        let seat = ctx.own_seat();
        board.view.with(|view| (seat, view.table.merchants[seat].dice))
    });
    let spots = move || {
        let (seat, dice) = free.get();
        let mut previous = (0, 0);
        let values: Vec<u8> = dice.each().collect();
        let spot = |value: u8| {
            previous = if previous.0 == value { (value, previous.1 + 1) } else { (value, 1) };
            let (class, is_first) = (format!("k-die s{seat}"), previous.1 == 1);
            // A chosen change is shown at once, with its price.
            let changed = Memo::new(move |_| match board.ready().filter(|_| is_first)? {
                Action::Raise(of) if of == value => Some(value + 1),
                Action::Lower(of) if of == value => Some(value - 1),
                _ => None,
            });
            let die_view = move || icon(&die_icon(seat, changed.get().unwrap_or(value)), "");
            let price = move || {
                let free = board.view.with(|view| matches!(view.table.work(), Work::Nudge(_)));
                let paid = changed.get().filter(|_| !free);
                paid.map(|_| view! { <b class="delta cost">"−1"{icon("leaf", "i16")}</b> }.into_any())
            };
            view! {
                <Spot board part=Part::Die(value) nth={previous.1} class>{move || die_view()}{move || price()}</Spot>
            }
            .into_any()
        };
        values.into_iter().map(spot).collect_view()
    };
    let used_dice = Memo::new(move |_| {
        let seat = ctx.own_seat();
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
        let used_dice = used_dice.get();
        // Before the roll the seven places are empty.
        let empty = usize::from(WORKERS).saturating_sub(used_dice.len() + usize::from(free.get().1.total()));
        let empty = (0..empty).map(|_| {
            view! { <span class="k-die used bare" title=say(&labels::not_rolled()) aria-hidden="true"></span> }
                .into_any()
        });
        view! { {used_dice.into_iter().map(socket).collect_view()}{empty.collect_view()} }.into_any()
    };
    view! {
        <div class="k-tray" class:k-rolling=move || ctx.moments.is_rolling(ctx.own_seat())
            data-region="tray" role="group" aria-label=say(&labels::tray())
            data-anchor=move || format!("tray-{}", ctx.own_seat())>
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
    let content = move || {
        let (seat, dice) = free.get();
        let dice_icons = dice.each().map(|value| icon(&die_icon(seat, value), "k-small-die")).collect_view();
        let words = say(&labels::free_workers(dice));
        view! { <span class=format!("k-workers s{seat}") role="img" aria-label=words>{dice_icons}</span> }.into_any()
    };
    view! {
        <span class:k-rolling=move || ctx.moments.is_rolling(free.get().0)
            data-ask=kinds::WORKER data-anchor=move || format!("tray-{}", free.get().0)>{move || content()}</span>
    }
    .into_any()
}

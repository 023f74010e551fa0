//! The wooden tray with one's seven workers: those that are free, then the places of the others.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::WORKERS;
use crate::games::chai::press::Part;
use crate::games::chai::state::{Table, Work};
use crate::ui::kit::icon;
use crate::ui::shell::spot::Spot;

use super::context::Context;
use super::pieces::die_icon;
use super::places::HOUSES;
use super::text;

/// Where the placed workers of a merchant stand: value and house, in the order of the houses.
pub fn placed(table: &Table, seat: Seat) -> Vec<(u8, usize)> {
    let mut placed: Vec<(u8, usize)> = table.gatherers[seat].each().map(|value| (value, 0)).collect();
    let own = |worker: &crate::games::chai::places::Worker| worker.owner() == seat;
    placed.extend(table.stalls.iter().flatten().filter(|worker| own(worker)).map(|worker| (worker.value(), 1)));
    if table.is_automaton(seat) {
        placed.extend(table.pile.each().chain(table.spent.each()).map(|value| (value, 1)));
    }
    placed.extend(table.halls.iter().flatten().filter(|worker| own(worker)).map(|worker| (worker.value(), 2)));
    // A run that was pushed off, or looks for a ship, stands nowhere yet.
    let between = table.pending().iter().filter_map(|work| match work {
        Work::Conflict { run, .. } | Work::Relocate { run, .. } => Some(*run),
        _ => None,
    });
    let runs = table.runs.iter().flatten().copied().chain(between).filter(|run| run.owner == seat);
    placed.extend(runs.flat_map(|run| (run.low..=run.high).map(|value| (value, 3))));
    let crews = table.crews.iter().flatten().filter(|crew| crew.owner == seat);
    placed.extend(crews.flat_map(|crew| (0..crew.count).map(move |_| (crew.value, 4))));
    placed
}

/// The own tray.
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
            let (class, drawn) = (format!("k-die s{seat}"), icon(&die_icon(seat, value), ""));
            view! { <Spot board part=Part::Die(value) nth={before.1} class>{drawn}</Spot> }
        };
        values.into_iter().map(spot).collect_view()
    };
    let used = Memo::new(move |_| {
        let seat = ctx.own();
        board.view.with(|view| placed(&view.table, seat))
    });
    let sockets = move || {
        let socket = |(value, house): (u8, usize)| {
            view! {
                <span class="k-die used" title=text::works(value, house)>
                    {icon(&format!("bd-{}", HOUSES[house]), "")}<b>{value}</b>
                </span>
            }
        };
        let used = used.get();
        // Before the roll the seven places are empty.
        let bare = usize::from(WORKERS).saturating_sub(used.len() + usize::from(free.get().1.total()));
        let bare = (0..bare).map(|_| view! { <span class="k-die used bare" title=text::NOT_ROLLED></span> });
        view! { {used.into_iter().map(socket).collect_view()}{bare.collect_view()} }
    };
    view! {
        <div class="k-tray" data-region="tray" role="group" aria-label=text::TRAY
            data-anchor=move || format!("tray-{}", ctx.own())>
            {spots}{sockets}
        </div>
    }
    .into_any()
}

/// The workers of a merchant that are free, small.
pub fn workers(ctx: Context, seat: impl Fn() -> Seat + Send + Sync + 'static) -> AnyView {
    let board = ctx.board;
    let free = Memo::new(move |_| {
        let seat = seat();
        board.view.with(|view| {
            let merchant = &view.table.merchants[seat];
            let mut dice = merchant.dice;
            dice.join(merchant.market_only);
            (seat, dice)
        })
    });
    let inside = move || {
        let (seat, dice) = free.get();
        let drawn = dice.each().map(|value| icon(&die_icon(seat, value), "k-small-die")).collect_view();
        view! { <span class=format!("k-workers s{seat}") role="img" aria-label=text::workers(dice)>{drawn}</span> }
    };
    view! { <span data-anchor=move || format!("tray-{}", free.get().0)>{inside}</span> }.into_any()
}

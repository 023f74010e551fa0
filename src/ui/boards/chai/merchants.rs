//! The two merchants: their identity, the benefits of their card, their ships that have sailed, and the sheet of
//! points.

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::chai::Chai;
use crate::games::chai::press::Part;
use crate::games::chai::score;
use crate::games::chai::state::Side;
use crate::games::chai::words::icons::{ability_icon, merchant_icon};
use crate::games::chai::words::{labels, pieces as kinds};
use crate::ui::kit::{Memo, badge, icon};
use crate::ui::shell::seats;
use crate::ui::shell::spot::Spot;
use crate::words::category_name;

use super::context::{Context, Tab};
use super::{board, say, tray, year};

/// The merchant shown on a panel, relative to the player in front of the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PanelOwner {
    /// The merchant whose plantation is in front.
    Own,
    Other,
}

impl PanelOwner {
    fn seat(self, ctx: Context) -> Seat {
        match self {
            PanelOwner::Own => ctx.own_seat(),
            PanelOwner::Other => ctx.other_seat(),
        }
    }
}

/// Returns the name of the anchor at a merchant's card.
fn anchor(seat: Seat) -> String {
    format!("merchant-{seat}")
}

/// Draws the merchant card: a face, the tea, and the benefit of its side.
pub fn card(ctx: Context, owner: PanelOwner) -> AnyView {
    let state = Memo::new(move |_| {
        let seat = owner.seat(ctx);
        ctx.board.view.with(|view| {
            let merchant = &view.table.merchants[seat];
            (merchant.tea, view.table.chosen_side(seat), merchant.used, view.table.ability(seat))
        })
    });
    let content = move || {
        let (tea, side, used, ability) = state.get();
        let benefit = match side {
            Some(Side::A) => labels::side_a(tea),
            Some(Side::B) => labels::side_b(ability, used),
            None => labels::side_to_choose(),
        };
        view! {
            <span class="k-face">{icon(merchant_icon(tea), "")}</span>
            {(side == Some(Side::B)).then(|| icon(ability_icon(ability), "i28 k-ability"))}
            <span class="grow k-merchant">
                <b>{say(&labels::merchant(tea, side))}</b><span>{say(&benefit)}</span>
            </span>
        }
        .into_any()
    };
    let ability = move || {
        let is_usable = state.get().1 == Some(Side::B) && owner == PanelOwner::Own;
        is_usable.then(|| {
            let words = say(&labels::use_ability());
            view! { <Spot board=ctx.board part=Part::Ability class="k-verb">{words}</Spot> }.into_any()
        })
    };
    let rules = ctx.board.view.with_untracked(|view| view.table.rules);
    let piece = move || kinds::of_merchant(rules, state.get().0).to_string();
    view! {
        <div class="row k-role" data-anchor=move || anchor(owner.seat(ctx)) data-ask=move || piece()>
            {move || content()}{move || ability()}
        </div>
    }
    .into_any()
}

/// Draws the face of a merchant, which opens the tab of a phone with both merchants.
pub fn face(ctx: Context, owner: PanelOwner, class: &'static str) -> AnyView {
    let state = Memo::new(move |_| {
        let seat = owner.seat(ctx);
        ctx.board.view.with(|view| (view.table.merchants[seat].tea, view.table.chosen_side(seat)))
    });
    let rules = ctx.board.view.with_untracked(|view| view.table.rules);
    let piece = move || kinds::of_merchant(rules, state.get().0).to_string();
    let name = move || {
        let (tea, side) = state.get();
        say(&labels::merchant(tea, side))
    };
    view! {
        <button type="button" class=format!("k-face {class}") data-anchor=move || anchor(owner.seat(ctx))
            data-ask=move || piece() aria-label=move || name()
            on:click=move |_| ctx.tab.set(Tab::Rival)>{move || icon(merchant_icon(state.get().0), "")}</button>
    }
    .into_any()
}

/// Draws the ships that have sailed out of the number agreed on, and the coin.
pub fn goal(ctx: Context, owner: PanelOwner) -> AnyView {
    let counts = Memo::new(move |_| {
        let seat = owner.seat(ctx);
        ctx.board.view.with(|view| (seat, view.table.merchants[seat].ships(), view.table.goal, view.table.coin == seat))
    });
    let content = move || {
        let (_, ships, goal, coin) = counts.get();
        let coin_view = || {
            let words = say(&labels::coin());
            view! {
                <span role="img" aria-label=words.clone() title=words data-ask=kinds::COIN>
                    {icon("first-coin", "i28")}
                </span>
            }
            .into_any()
        };
        let shield = |index: u8| match index < ships {
            true => icon("ship-sailed", "k-shield"),
            false => view! { <i class="k-shield bare"></i> }.into_any(),
        };
        view! {
            <span class="k-goal" role="img" aria-label=say(&labels::sailed(ships, goal)) data-ask=kinds::GOAL>
                {(0..goal.max(ships)).map(shield).collect_view()}
            </span>
            {coin.then(coin_view)}
        }
        .into_any()
    };
    view! {
        <span class="row k-goals" data-anchor=move || format!("goal-{}", counts.get().0)>{move || content()}</span>
    }
    .into_any()
}

fn panel_head(ctx: Context, owner: PanelOwner, is_open: RwSignal<bool>) -> AnyView {
    let shell = ctx.board.shell;
    let seat = Memo::new(move |_| owner.seat(ctx));
    let score = move || {
        let seat = seat.get();
        ctx.board.view.with(|view| score::total(&view.table, seat))
    };
    view! {
        <div class="row k-head">
            {move || badge(seat.get(), "")}
            <span class="grow k-who">
                <span class="seat-name">{move || shell.read(|table| table.name(seat.get()))}</span>
                {move || seats::kind(shell, seat.get())}
            </span>
            <button type="button" class="score k-score" title=say(&labels::sheet()) data-ask=kinds::SCORE
                aria-label=move || say(&labels::score_of(score())) aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)>{move || score().to_string()}</button>
        </div>
    }
    .into_any()
}

fn frame(ctx: Context, owner: PanelOwner, class: &'static str, content: AnyView) -> AnyView {
    let shell = ctx.board.shell;
    let seat = Memo::new(move |_| owner.seat(ctx));
    let acting = move || shell.is_now() && shell.read(|table| table.to_act()) == Some(seat.get());
    let class = move || format!("panel k-panel {class} s{}{}", seat.get(), if acting() { " act" } else { "" });
    view! {
        <section class=move || class() data-anchor=move || format!("seat-{}", seat.get())
            aria-label=move || shell.read(|table| table.name(seat.get()))
            aria-current=move || acting().then_some("true")>
            {content}
        </section>
    }
    .into_any()
}

/// Draws the player's own panel: card, tray, ships.
pub fn own_panel(ctx: Context, open: RwSignal<bool>) -> AnyView {
    let content = view! {
        <div class="k-top">{panel_head(ctx, PanelOwner::Own, open)}{card(ctx, PanelOwner::Own)}</div>
        <div class="row k-tray-row">{tray::tray(ctx)}<span class="grow"></span>{goal(ctx, PanelOwner::Own)}</div>
    };
    frame(ctx, PanelOwner::Own, "k-own", content.into_any())
}

/// Draws the other merchant's panel, with the small plantation or the automaton's year card.
pub fn other_panel(ctx: Context, open: RwSignal<bool>, with_plantation: bool) -> AnyView {
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    let lower_part = match (with_plantation, solo) {
        (true, true) => year::card(ctx),
        (true, false) => board::other_plantation(ctx, true),
        (false, _) => ().into_any(),
    };
    let content = view! {
        {panel_head(ctx, PanelOwner::Other, open)}
        {card(ctx, PanelOwner::Other)}
        <div class="row k-counts">
            {tray::workers(ctx, move || ctx.other_seat())}
            <span class="grow"></span>
            {goal(ctx, PanelOwner::Other)}
        </div>
        {lower_part}
    };
    frame(ctx, PanelOwner::Other, "k-other", content.into_any())
}

/// Draws the sheet of points: each merchant's points by category.
pub fn sheet(ctx: Context) -> AnyView {
    let board = ctx.board;
    let counts = Memo::new(move |_| {
        let sides = [ctx.own_seat(), ctx.other_seat()];
        board.view.with(|view| sides.map(|seat| (seat, score::count(&view.table, seat))))
    });
    let name = move |seat: Seat| board.shell.read(|table| table.name(seat));
    let content = move || {
        let counts = counts.get();
        let row = |index: u8| {
            let cells = counts
                .iter()
                .map(|(_, points)| view! { <td>{points[usize::from(index)]}</td> }.into_any())
                .collect_view();
            view! { <tr><th scope="row">{category_name(&Chai::INFO, index)}</th>{cells}</tr> }.into_any()
        };
        let heads = counts.iter().map(|(seat, _)| {
            view! { <th scope="col">{badge(*seat, "s")}<span class="unseen">{name(*seat)}</span></th> }.into_any()
        });
        let sums = counts.iter().map(|(_, points)| view! { <td>{points.iter().sum::<i32>()}</td> }.into_any());
        view! {
            <thead><tr><th scope="col">{say(&labels::points())}</th>{heads.collect_view()}</tr></thead>
            <tbody>
                {(0..Chai::INFO.categories.len() as u8).map(row).collect_view()}
                <tr class="k-sum"><th scope="row">{say(&labels::sum())}</th>{sums.collect_view()}</tr>
            </tbody>
        }
        .into_any()
    };
    view! {
        <section class="panel k-sheet" aria-label=say(&labels::sheet()) tabindex="0">
            <table>{move || content()}</table>
            <p class="xs mute">{say(&labels::sheet_help())}</p>
        </section>
    }
    .into_any()
}

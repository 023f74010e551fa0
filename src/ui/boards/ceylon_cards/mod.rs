//! The board of Ceylon: The Card Game.
//!
//! `phases` is the line of seven stops (which is also the line of actions), `harbour` the scene around the ship,
//! `weather` the storms and fleets over it, `prices` the table of meld values, `hand` the cards, `deal` the latest
//! offer. `decision` shows the current plan, with the composer of a `trade`; `answers` are the reactions to other
//! players; `context` is the state shared by these modules. All of them read a view and press parts.

mod answers;
mod cards;
mod clock;
mod components;
mod context;
mod deal;
mod decision;
mod flights;
mod hand;
mod harbour;
mod phases;
mod prices;
mod trade;
mod weather;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon_cards::data::TARGET;
use crate::games::ceylon_cards::pieces::Good;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::view::View;
use crate::games::ceylon_cards::words::answers::{OFFICIAL, piece_of};
use crate::games::ceylon_cards::words::labels;
use crate::games::ceylon_cards::{CeylonCards, Event};
use crate::table::plan::Plan;
use crate::ui::boards::{Board, Heading};
use crate::ui::kit::context::Size;
use crate::ui::kit::tabs::{self, labelled_tab, tabs};
use crate::ui::kit::{Memo, effect, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::flights::Flight;
use crate::ui::shell::log::{Log, News};
use crate::ui::shell::opponents::automatic_answer;
use crate::ui::shell::seats::SeatPanels;
use crate::words::{Message, Piece};

use context::Context;

/// The tabs of a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    /// The harbour and the current decision.
    Harbour,
    /// The panels of all seats.
    Records,
    Log,
    Prices,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Harbour, Tab::Records, Tab::Log, Tab::Prices];

    /// Returns the tab with its symbol and its name, for the tab bar.
    fn bar_entry(self) -> tabs::Tab<Tab> {
        let (symbol, name) = match self {
            Tab::Harbour => ("ui-board", labels::tab_harbour()),
            Tab::Records => ("ui-human", labels::tab_players()),
            Tab::Log => ("ui-log", labels::tab_log()),
            Tab::Prices => ("ui-rules", labels::tab_prices()),
        };
        labelled_tab((self, symbol, say(&name)))
    }
}

/// Puts a message that names no player into words.
fn say(message: &Message) -> String {
    crate::words::say::<CeylonCards>(message)
}

impl Board for CeylonCards {
    fn play(board: BoardContext<Self>) -> AnyView {
        let ctx = Context { board, clock: clock::time_left(board) };
        let shell = board.shell;
        let tab = RwSignal::new(Tab::Harbour);
        // Decisions and drafts are shown only at the harbour.
        let harbour_wanted = Memo::new(move |_| {
            let must_react = shell.is_now() && board.view.with(|view| view.is_mine() && view.to_act() != view.active);
            let must_react = must_react && board.is_asked() && automatic_answer(shell).is_none();
            (must_react || ctx.is_trading()).then(|| shell.read(|table| table.plies()))
        });
        effect(move || {
            if harbour_wanted.get().is_some() {
                tab.set(Tab::Harbour);
            }
        });
        answers::explain_passes(ctx);
        let layout = move || match shell.app.size.get() {
            Size::Phone => view! {
                {phases::line(ctx)}
                <div class="quay" class:small=move || tab.get() != Tab::Harbour data-region="quay">
                    {harbour::harbour(board, true)}{deal::latest_deal(ctx)}
                </div>
                <div class="phone-middle">
                    {move || match tab.get() {
                        Tab::Harbour => view! { {prices::relevant_rows(board)}{decision::middle(ctx)} }.into_any(),
                        Tab::Records => view! { <SeatPanels board/> }.into_any(),
                        Tab::Log => view! { <Log shell/> }.into_any(),
                        Tab::Prices => prices::full_table(board),
                    }}
                </div>
                {hand::rows(ctx)}
                {decision::bar(ctx)}
                {tabs(say(&labels::tabs()), tab, Tab::ALL.map(Tab::bar_entry))}
            }
            .into_any(),
            _ => view! {
                <SeatPanels board/>
                <div class="bd">
                    {phases::line(ctx)}
                    <div class="quay" data-region="quay">
                        {harbour::harbour(board, false)}
                        <div class="pb">{prices::full_table(board)}</div>
                        {deal::latest_deal(ctx)}
                    </div>
                </div>
                <div class="side">{decision::panel(ctx)}<News shell/></div>
                {hand::row(ctx)}
            }
            .into_any(),
        };
        view! { {move || layout()} }.into_any()
    }

    fn heading_of(view: &View, plan: &Plan<Self>) -> Heading {
        decision::heading_of(view, plan)
    }

    /// No event needs a line: the ledger shows points and cards.
    fn draws(_: &Event) -> bool {
        true
    }

    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView {
        let gain = move || {
            board
                .with_plan(decision::points_of)
                .flatten()
                .filter(|(scored_seat, _)| *scored_seat == seat)
                .map_or(0, |(_, points)| points)
        };
        let total = move || board.view.with(|view| view.total(seat));
        let bar = move || {
            let total = 192 * i32::from(total().min(TARGET)) / i32::from(TARGET);
            let gain = (192 * gain() / i32::from(TARGET)).min(192 - total);
            view! {
                <svg class="points-bar" viewBox="0 0 194 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect x="1" y="1" width="192" height="8" rx="4" class="track"></rect>
                    <rect x="1" y="1" width=total height="8" rx="4" class="done"></rect>
                    {(gain > 0).then(|| view! {
                        <rect x=1 + total y="1.5" width=gain height="7" class="gain"></rect>
                    }.into_any())}
                </svg>
            }
            .into_any()
        };
        let counts = move || {
            board.view.with(|view| {
                let size = view.hands[seat].size;
                let planted: Vec<(Good, u16)> = view.plantations_of(seat).collect();
                let all: u16 = planted.iter().map(|(_, count)| count).sum();
                view! {
                    <span class="res" title=say(&labels::hand_of())>
                        {icon("ui-cards", "i20")}
                        {size}
                        <i>{say(&labels::limit(view.limit(seat)))}</i>
                    </span>
                    <span class="res" title=say(&labels::officials()) data-ask=OFFICIAL>
                        {icon("official", "i20")}{view.officials[seat]}
                    </span>
                    {(!planted.is_empty()).then(|| view! {
                        <span class="res">
                            {icon("plantation", "i20")}
                            <b class="pl-all">{all}</b>
                            {planted.into_iter().map(|(good, count)| view! {
                                <span class="pl" data-ask=piece_of(good.card()).to_string()>
                                    {icon(good.card().word(), "i18")}{count}
                                </span>
                            }.into_any()).collect_view()}
                        </span>
                    }.into_any())}
                }
                .into_any()
            })
        };
        view! { {move || bar()}<span class="seat-counts">{move || counts()}</span> }.into_any()
    }

    fn chip(board: BoardContext<Self>, seat: Seat) -> AnyView {
        view! { <small>{icon("ui-cards", "i16")}{move || board.view.with(|view| view.hands[seat].size)}</small> }
            .into_any()
    }

    fn score(view: &View, seat: Seat) -> Option<i32> {
        Some(view.total(seat).into())
    }

    fn seat_part(seat: Seat) -> Option<Part> {
        Some(Part::Seat(seat))
    }

    fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
        flights::flights(view, event, flights);
    }

    fn last_scene() -> &'static [&'static str] {
        &["clipper", "clipper", "clipper"]
    }
    fn picture(piece: Piece) -> Option<AnyView> {
        components::picture(piece)
    }

    fn thumbnail(view: &View) -> AnyView {
        harbour::thumbnail(view)
    }
}

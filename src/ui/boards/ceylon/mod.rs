//! The board of Ceylon.
//!
//! `island` is the map with its buttons, drawn by `land` and `plantations`; `train` draws the wagons, `tracks` the
//! comparisons (councillors, technology, majorities), `contracts` the contract card, `estate` the player's own board,
//! and `hand` the cards and the possible actions. Opened by the shell. All modules read a view and press parts; none
//! knows a rule.

mod components;
mod contracts;
mod estate;
mod flights;
mod hand;
mod hexagon;
mod island;
mod land;

mod plantations;
mod text;
mod tracks;
mod train;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon::pieces::{Company, Tea};
use crate::games::ceylon::press::ActionKind;
use crate::games::ceylon::score::projected;
use crate::games::ceylon::state::Stage;
use crate::games::ceylon::text::{asked, components as kinds, kind_of, names};
use crate::games::ceylon::view::View;
use crate::games::ceylon::{Action, Ceylon, Event};
use crate::table::plan::Plan;
use crate::ui::boards::{Board, Heading};
use crate::ui::kit::context::Size;
use crate::ui::kit::icon;
use crate::ui::kit::tabs::{named, tabs};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::decision::Decision;
use crate::ui::shell::flights::Flight;
use crate::ui::shell::log::{Log, News};
use crate::ui::shell::seats::SeatPanels;
use crate::words::Piece;

/// Draws the current plan; nothing is added in the middle of its frame.
fn decision(board: BoardContext<Ceylon>) -> AnyView {
    view! { <Decision board middle=|_| ().into_any()/> }.into_any()
}

fn wide(board: BoardContext<Ceylon>) -> AnyView {
    let shell = board.shell;
    // A tablet has no room for it: there the engine opens a sheet.
    let card = (shell.app.size.get() == Size::Desktop).then(|| contracts::card(board));
    view! {
        <SeatPanels board/>
        <div class="sea">
            <div class="isle-room">{island::island(board)}</div>
            {train::train(board)}
            {tracks::councillors(board)}
            <div class="sea-foot">{tracks::majorities(board)}{tracks::bonuses(board)}</div>
            {tracks::technology(board)}
        </div>
        <div class="side">{hand::kinds(board)}{decision(board)}<News shell/>{card}</div>
        <div class="dock">{estate::panel(board)}{hand::hand(board)}{hand::deck(board)}</div>
    }
    .into_any()
}

fn phone(board: BoardContext<Ceylon>) -> AnyView {
    let shell = board.shell;
    let tab = RwSignal::new(text::Tab::Map);
    // Chests are given back at the warehouse, which is under the map.
    let giving = Memo::new(move |_| board.view.with(|view| view.table.stage == Stage::Discard && view.is_acting()));
    Effect::new(move || {
        if giving.get() && !matches!(tab.get_untracked(), text::Tab::Map | text::Tab::Estate) {
            tab.set(text::Tab::Map);
        }
    });
    let choosing = Memo::new(move |_| board.view.with(|view| view.table.stage == Stage::Card && view.is_acting()));
    let middle = move || match tab.get() {
        text::Tab::Map => view! { <div class="strip">{estate::purse(board)}{estate::stacks(board)}</div> }.into_any(),
        text::Tab::Estate => {
            view! { <div class="phone-panel">{estate::panel(board)}{hand::deck(board)}</div> }.into_any()
        }
        text::Tab::Standing => view! {
            <div class="phone-panel">
                {tracks::majorities(board)}
                {tracks::bonuses(board)}
                {tracks::technology(board)}
                <SeatPanels board/>
            </div>
        }
        .into_any(),
        text::Tab::Contracts => view! { <div class="phone-panel">{contracts::card(board)}</div> }.into_any(),
        text::Tab::Log => view! { <div class="phone-panel"><Log shell/></div> }.into_any(),
    };
    let round = move || shell.read(|table| table.heading(shell.shown_ply()));
    view! {
        {train::train(board)}
        <div class="sea">
            <div class="isle-room">{island::island(board)}</div>
            <span class="sea-note">{round}</span>
            {tracks::councillors(board)}
        </div>
        {middle}
        // Constant height during all decisions, so that the island keeps its size.
        <div class="phone-zone" class:choosing=choosing>
            {hand::kinds(board)}
            {decision(board)}
            <div class="phone-hand">{hand::hand(board)}{hand::deck(board)}</div>
        </div>
        {tabs(text::TABS, tab, text::Tab::ALL.map(named))}
    }
    .into_any()
}

impl Board for Ceylon {
    fn play(board: BoardContext<Self>) -> AnyView {
        let layout = move || match board.shell.app.size.get() {
            Size::Phone => phone(board),
            _ => wide(board),
        };
        layout.into_any()
    }

    fn heading_of(_: &View, plan: &Plan<Self>) -> Heading {
        let drawing = match plan.first() {
            Some(Action::Card { own, .. }) => names::main_icon(*own),
            Some(action) => match kind_of(action) {
                Some(ActionKind::Main(main)) => names::main_icon(main),
                Some(ActionKind::Move) => "move",
                Some(ActionKind::Rupees) => "coin",
                None => "",
            },
            None => "",
        };
        Heading::of(plan, drawing)
    }

    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView {
        let counts = move || {
            board.view.with(|view| {
                let own = &view.table.estates[seat];
                let companies: Vec<String> = Company::ALL
                    .into_iter()
                    .filter(|company| own.contracts[company.index()] > 0)
                    .map(|company| company.number().to_string())
                    .collect();
                view! {
                    <span class="res" title=text::RUPEES data-ask=asked::RUPEES>{icon("coin", "i20")}{own.rupees}</span>
                    <span class="res" title=text::STEPS data-ask=asked::TRACK>{icon("tech", "i20")}{own.tech}</span>
                    <span class="res" title=text::MARKERS data-ask=kinds::MARKER>
                        {icon("plantation", "i20")}
                        {own.planted()}
                        <i>{text::left(own.markers)}</i>
                    </span>
                    {(!companies.is_empty()).then(|| view! {
                        <span class="res" title=text::COMPANIES>{icon("contract", "i20")}{companies.join(" · ")}</span>
                    })}
                    {own.tile.map(|tile| view! {
                        <span class="res seat-tile" class:turned={own.turned} title=names::tile_help(tile)
                            data-ask=Piece::new(kinds::TILE, tile.index()).to_string()>
                            <span class="company small" aria-hidden="true">{tile.number()}</span>
                            <span class="unseen">{text::tile(names::tile(tile), own.turned)}</span>
                        </span>
                    })}
                    {(own.tokens > 0).then(|| view! {
                        <span class="res" title=text::TOKENS data-ask=asked::TOKEN>
                            {icon("disc", "i20")}{own.tokens}</span>
                    })}
                }
            })
        };
        let chests = move || {
            board.view.with(|view| {
                let own = &view.table.estates[seat];
                let held = Tea::ALL.into_iter().flat_map(|tea| (0..own.chests[tea.index()]).map(move |_| tea));
                let free = 0..view.table.room_left(seat);
                let shown = view.table.stage != Stage::Over && board.shell.app.settings.projection.get();
                let ending = projected(&view.table)[seat];
                view! {
                    {held.map(|tea| icon(train::chest(tea), "i20")).collect_view()}
                    {free.map(|_| view! { <i class="no-chest"></i> }.into_any()).collect_view()}
                    {shown.then(|| view! {
                        <span class="ending" title=text::PROJECTED>{text::projected(ending)}</span>
                    })}
                }
            })
        };
        view! { <span class="seat-counts">{counts}</span>
        <span class="seat-chests" data-ask=asked::WAREHOUSE>{chests}</span> }
        .into_any()
    }

    fn chip(board: BoardContext<Self>, seat: Seat) -> AnyView {
        view! { <small>{icon("coin", "i16")}{move || board.view.with(|view| view.table.estates[seat].rupees)}</small> }
            .into_any()
    }

    fn score(view: &View, seat: Seat) -> Option<i32> {
        Some(view.table.estates[seat].score.into())
    }

    fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
        flights::flights(view, event, flights);
    }

    fn picture(piece: Piece) -> Option<AnyView> {
        components::picture(piece)
    }

    fn thumbnail(view: &View) -> AnyView {
        island::picture(view, "thumb isle-thumb")
    }

    fn preview(view: &View) -> Option<(&'static str, AnyView)> {
        let level = |(tea, name): (Tea, &'static str)| {
            view! { <li>{icon(train::chest(tea), "i28")}<span>{name}</span></li> }.into_any()
        };
        let levels = Tea::ALL.into_iter().zip(text::LEVELS).map(level).collect_view();
        let drawn = view! { {island::picture(view, "setup-isle")}<ul class="setup-levels">{levels}</ul> };
        Some((text::ISLAND, drawn.into_any()))
    }
}

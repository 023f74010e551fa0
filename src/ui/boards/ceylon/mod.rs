//! The board of Ceylon.
//!
//! `island` is the map with its buttons, drawn by `land` and `plantations`; `train` draws the wagons, `tracks` the
//! comparisons (councillors, technology, majorities), `contracts` the contract card, `estate` the player's own board,
//! and `hand` the cards and the possible actions. Opened by the shell. All modules read a view and press parts; none
//! contains a rule.

mod components;
mod contracts;
mod estate;
mod flights;
mod hand;
mod hexagon;
mod island;
mod land;
mod plantations;
mod tracks;
mod train;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon::pieces::{Company, Tea};
use crate::games::ceylon::press::ActionKind;
use crate::games::ceylon::score::projected;
use crate::games::ceylon::state::Stage;
use crate::games::ceylon::view::View;
use crate::games::ceylon::words::{kind_of, kinds, labels, nouns};
use crate::games::ceylon::{Action, Ceylon, Event};
use crate::table::plan::Plan;
use crate::ui::boards::{Board, Heading};
use crate::ui::kit::context::Size;
use crate::ui::kit::tabs::{labelled_tab, tabs};
use crate::ui::kit::{Memo, effect, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::decision::Decision;
use crate::ui::shell::flights::Flight;
use crate::ui::shell::log::{Log, News};
use crate::ui::shell::seats::SeatPanels;
use crate::words::{Message, Piece};

/// A tab under the board on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    /// The island and the current decision.
    Map,
    Estate,
    Contracts,
    /// Technology, majorities, the counts of all players.
    Standing,
    Log,
}

/// A message without arguments.
type Label = fn() -> Message;

impl Tab {
    /// The tabs in order, each with its icon and its label.
    const ALL: [(Tab, &'static str, Label); 5] = [
        (Tab::Map, "ui-map", labels::map),
        (Tab::Estate, "ui-board", labels::estate),
        (Tab::Contracts, "contract", labels::contracts),
        (Tab::Standing, "star", labels::standing),
        (Tab::Log, "ui-log", labels::log),
    ];
}

/// Puts a message that names no player into words.
fn say(message: &Message) -> String {
    crate::words::say::<Ceylon>(message)
}

/// Draws the current plan; nothing is added in the middle of its frame.
fn decision(board: BoardContext<Ceylon>) -> AnyView {
    view! { <Decision board middle=Box::new(|_| ().into_any())/> }.into_any()
}

/// Draws the tea of each level of the land.
fn levels() -> AnyView {
    let level = |(tea, name): (Tea, Message)| {
        view! { <li>{icon(nouns::chest_icon(tea), "i28")}<span>{say(&name)}</span></li> }.into_any()
    };
    let levels = Tea::ALL.into_iter().zip(labels::levels()).map(level).collect_view();
    view! { <ul class="setup-levels">{levels}</ul> }.into_any()
}

fn wide_layout(board: BoardContext<Ceylon>) -> AnyView {
    let shell = board.shell;
    // A tablet has no room for the contract card: there the engine of the train opens a sheet.
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
        <div class="side">{hand::actions(board)}{decision(board)}<News shell/>{card}</div>
        <div class="dock">{estate::panel(board)}{hand::hand(board)}{hand::deck(board)}</div>
    }
    .into_any()
}

fn phone(board: BoardContext<Ceylon>) -> AnyView {
    let shell = board.shell;
    let tab = RwSignal::new(Tab::Map);
    // Chests are returned at the warehouse, which is under the map.
    let must_discard =
        Memo::new(move |_| board.view.with(|view| view.table.stage == Stage::Discard && view.is_acting()));
    effect(move || {
        if must_discard.get() && !matches!(tab.get_untracked(), Tab::Map | Tab::Estate) {
            tab.set(Tab::Map);
        }
    });
    let is_choosing_card =
        Memo::new(move |_| board.view.with(|view| view.table.stage == Stage::Card && view.is_acting()));
    let middle = move || match tab.get() {
        Tab::Map => view! {
            {tracks::sources(board)}
            <div class="strip">{estate::purse(board)}{estate::stacks(board)}</div>
        }
        .into_any(),
        Tab::Estate => view! { <div class="phone-panel">{estate::panel(board)}{hand::deck(board)}</div> }.into_any(),
        Tab::Standing => view! {
            <div class="phone-panel">
                {tracks::majorities(board)}
                {tracks::bonuses(board)}
                {tracks::technology(board)}
                <SeatPanels board/>
            </div>
        }
        .into_any(),
        Tab::Contracts => view! { <div class="phone-panel">{contracts::card(board)}</div> }.into_any(),
        Tab::Log => view! { <div class="phone-panel"><Log shell/></div> }.into_any(),
    };
    let heading = move || shell.read(|table| table.heading(shell.shown_ply()));
    let has_started = Memo::new(move |_| board.view.with(|view| view.table.stage != Stage::Start));
    // Before the first cards are dealt out, their place tells what grows where.
    let first_words = move || (!has_started.get()).then(levels);
    view! {
        {train::train(board)}
        <div class="sea">
            <div class="isle-room">{island::island(board)}</div>
            <span class="sea-note">{move || heading()}</span>
            {tracks::councillors(board)}
        </div>
        {move || middle()}
        // Constant height during all decisions, so that the island keeps its size.
        <div class="phone-zone" class:choosing=move || is_choosing_card.get()>
            {hand::actions(board)}
            {decision(board)}
            {move || first_words()}
            <div class="phone-hand">{hand::hand(board)}{hand::deck(board)}</div>
        </div>
        {tabs(
            say(&labels::views()),
            tab,
            Tab::ALL.map(|(tab, symbol, name)| labelled_tab((tab, symbol, say(&name())))),
        )}
    }
    .into_any()
}

impl Board for Ceylon {
    fn play(board: BoardContext<Self>) -> AnyView {
        let layout = move || match board.shell.app.size.get() {
            Size::Phone => phone(board),
            _ => wide_layout(board),
        };
        view! { {move || layout()} }.into_any()
    }

    fn heading_of(_: &View, plan: &Plan<Self>) -> Heading {
        let drawing = match plan.first() {
            Some(Action::Card { own, .. }) => nouns::main_icon(*own),
            Some(action) => match kind_of(action) {
                Some(ActionKind::Main(main)) => nouns::main_icon(main),
                Some(ActionKind::Move) => "move",
                Some(ActionKind::Rupees) => "coin",
                None => "",
            },
            None => "",
        };
        Heading::new(plan, drawing)
    }

    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView {
        let counts = move || {
            board.view.with(|view| {
                let estate = &view.table.estates[seat];
                let companies: Vec<String> = Company::ALL
                    .into_iter()
                    .filter(|company| estate.contracts[company.index()] > 0)
                    .map(|company| company.number().to_string())
                    .collect();
                view! {
                    <span class="res" title=say(&labels::rupees()) data-ask=kinds::RUPEES>
                        {icon("coin", "i20")}{estate.rupees}</span>
                    <span class="res" title=say(&labels::steps()) data-ask=kinds::TRACK>
                        {icon("tech", "i20")}{estate.tech}</span>
                    <span class="res" title=say(&labels::markers()) data-ask=kinds::MARKER>
                        {icon("plantation", "i20")}
                        {estate.planted()}
                        <i>{say(&labels::left(estate.markers))}</i>
                    </span>
                    {(!companies.is_empty()).then(|| view! {
                        <span class="res" title=say(&labels::companies())>
                            {icon("contract", "i20")}{companies.join(" · ")}</span>
                    }.into_any())}
                    {estate.tile.map(|tile| view! {
                        <span class="res seat-tile" class:turned={estate.turned} title=say(&nouns::tile_help(tile))
                            data-ask=Piece::new(kinds::TILE, tile.index()).to_string()>
                            <span class="company small" aria-hidden="true">{tile.number()}</span>
                            <span class="unseen">{say(&labels::tile(tile, estate.turned))}</span>
                        </span>
                    }.into_any())}
                    {(estate.tokens > 0).then(|| view! {
                        <span class="res" title=say(&labels::tokens()) data-ask=kinds::TOKEN>
                            {icon("disc", "i20")}{estate.tokens}</span>
                    }.into_any())}
                }
                .into_any()
            })
        };
        let chests = move || {
            board.view.with(|view| {
                let estate = &view.table.estates[seat];
                let chest_teas = Tea::ALL.into_iter().flat_map(|tea| (0..estate.chests[tea.index()]).map(move |_| tea));
                let free = 0..view.table.room_left(seat);
                let shows_projection = view.table.stage != Stage::Over && board.shell.app.settings.projection.get();
                let projection = projected(&view.table)[seat];
                view! {
                    {chest_teas.map(|tea| icon(nouns::chest_icon(tea), "i20")).collect_view()}
                    {free.map(|_| view! { <i class="no-chest"></i> }.into_any()).collect_view()}
                    {shows_projection.then(|| view! {
                        <span class="ending" title=say(&labels::projected_help())>
                            {say(&labels::projected(projection))}
                        </span>
                    }.into_any())}
                }
                .into_any()
            })
        };
        view! { <span class="seat-counts">{move || counts()}</span>
        <span class="seat-chests" data-ask=kinds::WAREHOUSE>{move || chests()}</span> }
        .into_any()
    }

    fn chip(board: BoardContext<Self>, seat: Seat) -> AnyView {
        let rupees = move || board.view.with(|view| view.table.estates[seat].rupees.to_string());
        view! { <small>{icon("coin", "i16")}{move || rupees()}</small> }.into_any()
    }

    fn score(view: &View, seat: Seat) -> Option<i32> {
        Some(view.table.estates[seat].score.into())
    }

    fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
        flights::flights(view, event, flights);
    }

    fn last_scene() -> &'static [&'static str] {
        &["wagon", "wagon", "wagon", "loco"]
    }
    fn picture(piece: Piece) -> Option<AnyView> {
        components::picture(piece)
    }

    fn thumbnail(view: &View) -> AnyView {
        island::picture(view, "thumb isle-thumb")
    }

    fn preview(view: &View) -> Option<(String, AnyView)> {
        let picture = view! { {island::picture(view, "setup-isle")}{levels()} };
        Some((say(&labels::island()), picture.into_any()))
    }
}

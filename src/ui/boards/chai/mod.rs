//! The board of Chai: Tea for 2.
//!
//! `context` is passed to every drawing, `plan` and `journey` compute the effects of the presses in advance. `places`
//! and `hill` are the layouts; `scenery`, `roofs` and `terraces` draw the fixed parts, `houses` and `plantation` their
//! contents, from `pieces`, `cards`, `ships` and `shapes`; `trail` draws a journey. `board` puts the buttons on top.
//! `decision` has the question, `ledger` its consequences, `tray` the workers, `merchants` the panels, `conflict` the
//! fight for a ship, `year` the automaton, `flights` the flying pieces. All of it reads a view and presses parts.

mod area;
mod board;
mod cards;
mod components;
mod conflict;
mod context;
mod decision;
mod flights;
mod hill;
mod houses;
mod journey;
mod ledger;
mod merchants;
mod pieces;
mod places;
mod plan;
mod plantation;
mod roofs;
mod scenery;
mod shapes;
mod ships;
mod terraces;
mod trail;
mod tray;
mod year;

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::chai::press::Part;
use crate::games::chai::score;
use crate::games::chai::view::View;
use crate::games::chai::words::labels;
use crate::games::chai::{Action, Chai, Event};
use crate::table::Table;
use crate::table::plan::Plan;
use crate::ui::boards::{Board, Heading};
use crate::ui::kit::assets;
use crate::ui::kit::context::Size;
use crate::ui::kit::{icon, measured_box, tabs};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::flights::Flight;
use crate::ui::shell::log::{Log, News};
use crate::words::{Message, Piece};

use context::{Context, Tab};
use houses::Picture;

/// Puts a message that names no player into words.
fn say(message: &Message) -> String {
    crate::words::say::<Chai>(message)
}

/// Draws the part under the decision panel: the news, the sheet of points, or the automaton's reasons.
fn below(ctx: Context, sheet: RwSignal<bool>) -> AnyView {
    let shell = ctx.board.shell;
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    (move || match (sheet.get(), solo) {
        (true, _) => merchants::sheet(ctx),
        (false, true) => year::why(ctx),
        (false, false) => view! { <News shell/> }.into_any(),
    })
    .into_any()
}

fn desktop(ctx: Context) -> AnyView {
    let sheet = RwSignal::new(false);
    view! {
        {board::houses(ctx, true)}
        <div class="k-left">{merchants::other(ctx, sheet, true)}</div>
        {board::own_hill(ctx)}
        <div class="k-right">{merchants::own(ctx, sheet)}{decision::panel(ctx, true)}{below(ctx, sheet)}</div>
    }
    .into_any()
}

fn tablet(ctx: Context) -> AnyView {
    let sheet = RwSignal::new(false);
    let visit = RwSignal::new(false);
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    // The player's own plantation returns as soon as something can be pressed there.
    let hill = move || match visit.get() {
        _ if conflict::asks(ctx) => fight(ctx),
        true if solo => view! { <div class="k-visit">{year::card(ctx)}{year::why(ctx)}</div> }.into_any(),
        true => board::other_hill(ctx, false),
        false => board::own_hill(ctx),
    };
    Effect::new(move || {
        let wanted = ctx.board.picker.with(|picker| picker.lit().iter().copied().any(on_hill));
        if wanted {
            visit.set(false);
        }
    });
    let see = move || ctx.board.say(&if visit.get() { labels::back() } else { labels::see(solo, ctx.other()) });
    view! {
        {board::houses(ctx, false)}
        {move || hill()}
        <div class="k-dock">
            <div class="k-left">
                {merchants::other(ctx, sheet, false)}
                <button type="button" class="btn soft k-see" aria-pressed=move || visit.get().to_string()
                    on:click=move |_| visit.update(|visit| *visit = !*visit)>
                    {icon("ui-eye", "i18")}<span>{move || see()}</span>
                </button>
            </div>
            {merchants::own(ctx, sheet)}
            <div class="k-right">{decision::panel(ctx, false)}{below(ctx, sheet)}</div>
        </div>
    }
    .into_any()
}

fn dice_and_ships(board: BoardContext<Chai>, seat: Seat) -> (u8, u8) {
    board.view.with(|view| {
        let merchant = &view.table.merchants[seat];
        (merchant.dice.total() + merchant.market_only.total(), merchant.ships())
    })
}

/// Whether a part is on the player's own plantation.
fn on_hill(part: Part) -> bool {
    matches!(part, Part::Token(..) | Part::Space(_) | Part::Slot(_) | Part::Berth(_) | Part::Cargo(..))
}

/// Whether a part is in the houses or on the road.
fn on_boards(part: Part) -> bool {
    matches!(part, Part::Marker(_) | Part::Pier(_) | Part::Stall(_) | Part::Hall(_) | Part::Workshop | Part::Crew(_))
        || matches!(part, Part::Tea(_))
}

/// Returns the tab on which the lit parts can be pressed, if it is not the open one.
fn wanted(lit: &[Part], open: Tab) -> Option<Tab> {
    let (hill, boards) = (lit.iter().any(|part| on_hill(*part)), lit.iter().any(|part| on_boards(*part)));
    match (hill, boards, open) {
        (true, _, Tab::Plantation) | (_, true, Tab::Boards) | (false, false, _) => None,
        (true, _, _) => Some(Tab::Plantation),
        (_, true, _) => Some(Tab::Boards),
    }
}

/// Draws a fight for a ship, for layouts without room for it beside the boards.
fn fight(ctx: Context) -> AnyView {
    view! { <div class="k-conflict">{conflict::scene(ctx)}{conflict::fight(ctx)}</div> }.into_any()
}

fn phone(ctx: Context) -> AnyView {
    let board = ctx.board;
    let shell = board.shell;
    let tab = ctx.tab;
    // A new question opens its tab; after that the choice is the reader's.
    Effect::new(move || {
        let mut lit = board.picker.with(|picker| picker.lit().to_vec());
        // A lesson opens the tab of its next press.
        if lit.iter().any(|part| board.suggested.is_next(*part)) {
            lit.retain(|part| board.suggested.is_next(*part));
        }
        let fight = conflict::asks(ctx);
        if let Some(wanted) = wanted(&lit, tab.get_untracked()).or(fight.then_some(Tab::Boards)) {
            tab.set(wanted);
        }
    });
    // A computer acts in the houses: they are shown when the turn passes to it.
    let is_passed_on = Memo::new(move |_| {
        let plays = |table: &Table| table.to_act().is_some_and(|seat| !table.seating.is_person(seat));
        shell.is_now() && shell.read(plays)
    });
    Effect::new(move || {
        if is_passed_on.get() && tab.get_untracked() == Tab::Plantation {
            tab.set(Tab::Boards);
        }
    });
    let fights = Memo::new(move |_| conflict::asks(ctx));
    // Rendered on first use and then only hidden: most actions lead from one of the two to the other.
    let houses = move || tab.get() == Tab::Boards && !fights.get();
    let hill = move || tab.get() == Tab::Plantation;
    let middle = move || match tab.get() {
        Tab::Boards => fights.get().then(|| fight(ctx)).into_any(),
        Tab::Plantation => ().into_any(),
        Tab::Rival => rival(ctx),
        Tab::Log => view! { <div class="k-visit"><Log shell/></div> }.into_any(),
    };
    view! {
        <div class="k-middle">
            <div class="k-kept" hidden=move || !houses()>{board::houses(ctx, false)}</div>
            <div class="k-kept" hidden=move || !hill()>{board::own_hill(ctx)}</div>
            {move || middle()}
        </div>
        <div class="k-foot">
            {decision::strip(ctx)}
            <div class="k-bench">{tray::tray(ctx)}</div>
            {measured_box("k-beside", move |_, _| view! { <News shell/> }.into_any())}
        </div>
        {phone_tabs(ctx)}
    }
    .into_any()
}

/// Draws both merchants on a phone: the cards, the other's plantation, the automaton's reasons, the points.
fn rival(ctx: Context) -> AnyView {
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    let sheet = RwSignal::new(true);
    let why = solo.then(|| year::why(ctx));
    let shown = move || sheet.get().then(|| merchants::sheet(ctx));
    view! {
        <div class="k-visit" tabindex="0">
            {merchants::card(ctx, merchants::PanelOwner::Own)}
            {merchants::other(ctx, sheet, true)}
            {why}
            {move || shown()}
        </div>
    }
    .into_any()
}

/// Returns the number of possible presses on a tab that is not open.
fn waiting(ctx: Context, of: Tab) -> usize {
    let lit = ctx.board.picker.with(|picker| picker.lit().to_vec());
    match of {
        _ if ctx.tab.get() == of => 0,
        Tab::Boards => lit.iter().filter(|part| on_boards(**part)).count(),
        Tab::Plantation => {
            let moves: usize = ctx.trips().iter().map(journey::Trip::moves).sum();
            lit.iter().filter(|part| on_hill(**part)).count() + moves
        }
        // The player's own merchant card, with its yearly ability, is on this tab too.
        Tab::Rival => lit.iter().filter(|part| **part == Part::Ability).count(),
        Tab::Log => 0,
    }
}

/// Draws the tabs of a phone, each with its number of possible presses.
fn phone_tabs(ctx: Context) -> AnyView {
    let shell = ctx.board.shell;
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    let badge = move |of: Tab| {
        let count = waiting(ctx, of);
        (count > 0).then(|| view! { <i class="k-badge" aria-hidden="true">{count}</i> })
    };
    let rival = if solo { "ui-flag" } else { "ui-eye" };
    let drawn =
        [(Tab::Boards, "ui-street"), (Tab::Plantation, "ui-terrace"), (Tab::Rival, rival), (Tab::Log, "ui-log")];
    let all = drawn.map(|(value, drawing)| {
        let name = move || match value {
            Tab::Boards => say(&labels::tab_boards()),
            Tab::Plantation => say(&labels::tab_plantation()),
            Tab::Rival if solo => say(&labels::tab_automaton()),
            Tab::Rival => shell.read(|table| table.name(ctx.other())),
            Tab::Log => say(&labels::tab_log()),
        };
        (value, drawing, view! { <span>{move || name()}</span>{move || badge(value)} }.into_any())
    });
    tabs(say(&labels::tabs()), ctx.tab, all)
}

impl Board for Chai {
    fn play(board: BoardContext<Self>) -> AnyView {
        let ctx = Context::open(board);
        let layout = move || match board.shell.app.size.get() {
            Size::Phone => phone(ctx),
            Size::Tablet => tablet(ctx),
            Size::Desktop => desktop(ctx),
        };
        layout.into_any()
    }

    fn heading_of(view: &View, plan: &Plan<Self>) -> Heading {
        ledger::heading_of(view, plan)
    }

    /// The list of the journey shows these events.
    fn draws(event: &Event) -> bool {
        ledger::is_journey(event)
    }

    /// A tea that was moved one step stays pressed for the next step.
    fn stays_pressed(plan: &Plan<Self>) -> Option<Part> {
        match (&plan.actions[..], &plan::trips(plan)[..]) {
            ([Action::Step { .. }], [trip]) => Some(Part::Token(trip.rests(), trip.tea())),
            _ => None,
        }
    }

    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView {
        view! {
            <span class="seat-counts">
                <span class="res">{icon("ui-dice", "i20")}{move || dice_and_ships(board, seat).0}</span>
                <span class="res">{icon("ship-sailed", "i20")}{move || dice_and_ships(board, seat).1}</span>
            </span>
        }
        .into_any()
    }

    fn chip(board: BoardContext<Self>, seat: Seat) -> AnyView {
        let begins = Memo::new(move |_| board.view.with(|view| view.table.coin == seat));
        let coin = move || begins.get().then(|| icon("first-coin", "i16"));
        view! {
            <small class="k-chip">
                {icon("ui-dice", "i16")} {move || dice_and_ships(board, seat).0} {icon("ship-sailed", "i16")}
                {move || dice_and_ships(board, seat).1} {move || coin()}
            </small>
        }
        .into_any()
    }

    fn score(view: &View, seat: Seat) -> Option<i32> {
        Some(score::total(&view.table, seat))
    }

    fn flights(_: &View, event: &Event, flights: &mut Vec<Flight>) {
        flights::flights(event, flights);
    }

    fn preview(view: &View) -> Option<(String, AnyView)> {
        assets::load_symbols(<Chai as Game>::INFO.id);
        let (places, view) = (places::Places::stacked(390.0, 560.0), Signal::stored(view.clone()));
        let drawn = view! {
            <svg class="k-preview" viewBox="0 0 390 560" aria-hidden="true"><Picture places view/></svg>
        };
        Some((say(&labels::street()), drawn.into_any()))
    }

    fn last_scene() -> &'static [&'static str] {
        &["sh-clip2", "sh-junk4", "sh-clip4"]
    }
    fn picture(piece: Piece) -> Option<AnyView> {
        components::picture(piece)
    }

    fn thumbnail(view: &View) -> AnyView {
        let drawn = plantation::thumbnail(&view.table, Seat(0));
        view! {
            <svg class="thumb k-thumb" viewBox="0 0 228 194" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                {drawn}
            </svg>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Viewer};
    use crate::games::chai::Options;
    use crate::games::chai::pieces::Tea;
    use crate::games::chai::places::{Pier, Space};
    use crate::games::chai::state::Merchant;

    #[test]
    fn the_tab_opens_on_which_something_is_lit() {
        let token = Part::Token(Space::Field, Tea::Green);
        assert_eq!(wanted(&[Part::Die(3), Part::Pier(Pier(0))], Tab::Plantation), Some(Tab::Boards));
        assert_eq!(wanted(&[token], Tab::Boards), Some(Tab::Plantation));
        assert_eq!(wanted(&[token, Part::Tea(Tea::Green)], Tab::Boards), None, "one of them is open already");
        assert_eq!(wanted(&[Part::Die(3)], Tab::Log), None, "the tray is always there");
    }

    /// Draws everything that can be in the houses, for this view. Panics if a length is not a number: the drawings
    /// check that.
    fn draw_houses(places: places::Places, view: &View) {
        let (street, cut, table) = (places.is_street(), places.ship_cut(), &view.table);
        _ = view! { <scenery::Scenery places/> };
        _ = view! { <houses::RoadMarkers places road=table.road/> };
        let dice = [0, 1].map(|seat| table.gatherers[Seat(seat)]);
        _ = view! { <houses::Gatherers places dice/> };
        for (tea, at) in Tea::ALL.into_iter().zip(places.teas) {
            _ = view! { <houses::TeaCell at tea count=table.supply.count(tea) street/> };
        }
        for (index, place) in places.stalls.into_iter().enumerate() {
            _ = view! { <houses::Stall place index shown=houses::StallShown::of(view, index) street/> };
        }
        for (index, at) in places.halls.into_iter().enumerate() {
            _ = view! { <houses::HallCell at index worker=table.halls[index] street/> };
        }
        for (pier, place) in Pier::ALL.into_iter().zip(places.piers) {
            _ = view! { <houses::PierPlace place shown=houses::PierShown::of(view, pier) cut/> };
        }
        for (crew, at) in table.crews.into_iter().zip(places.crews) {
            _ = view! { <houses::CrewPlace at crew/> };
        }
    }

    fn draw_hill(hill: hill::Hill, merchant: Merchant, trips: Vec<journey::Trip>) {
        _ = view! { <terraces::Terraces hill/> };
        for (berth, at) in hill::berths(&hill) {
            _ = view! { <plantation::BerthPlace at ship=plantation::moored(&merchant, berth) small=hill.small/> };
        }
        for (slot, at) in hill::slots(&hill) {
            _ = plantation::placed_card(&merchant, slot).map(|laid| view! { <cards::Card at laid/> });
        }
        for (space, teas) in Space::ALL.into_iter().zip(hill::resting(&merchant, &trips)) {
            _ = view! { <plantation::SpaceTokens hill space teas room=hill::room(space, &trips, false)/> };
        }
        _ = view! { <trail::Journeys hill trips merchant/> };
    }

    #[test]
    fn everything_on_the_boards_is_drawn_whole() {
        let layouts = [
            places::Places::street(1440.0, 520.0),
            places::Places::stacked(390.0, 400.0),
            places::Places::rows(380.0, 348.0),
        ];
        let hills = [hill::Hill::new(648.0, 498.0, false), hill::Hill::new(228.0, 194.0, true)];
        let (mut chance, mut events, mut legal) = (Chance::stream(11), Vec::new(), Vec::new());
        let mut state = Chai::setup(&Options::default(), 2, &mut chance, &mut events);
        loop {
            legal.clear();
            Chai::legal(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let before = Chai::view(&state, Viewer::Everyone).table.merchants;
            events.clear();
            Chai::apply(&mut state, legal[chance.index(legal.len())], &mut chance, &mut events);
            let view = Chai::view(&state, Viewer::Everyone);
            layouts.iter().for_each(|places| draw_houses(*places, &view));
            for seat in Seat::all(2) {
                let trips = journey::trips(&events, seat);
                hills.iter().for_each(|hill| draw_hill(*hill, before[seat], trips.clone()));
                _ = plantation::thumbnail(&view.table, seat);
            }
        }
    }
}

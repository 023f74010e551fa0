//! The board of Chai: Tea for 2.
//!
//! `context` is passed to every drawing, `plan` and `journey` compute the effects of the presses in advance. `places`
//! and `plantation_layout` are the layouts; `scenery`, `roofs` and `terraces` draw the fixed parts, `houses` and
//! `plantation` their contents, from `pieces`, `cards`, `ships` and `shapes`; `trail` draws a journey. `board` puts the
//! buttons on top. `decision` has the question, `ledger` its consequences, `tray` the workers, `merchants` the panels,
//! `conflict` the fight for a ship, `year` the automaton, `year_end` the scene between two years, `finale` that of the
//! end, `flights` the flying pieces, `moments` what is animated, `phone` the layout of a phone. All of it reads a view
//! and presses parts.

mod area;
mod board;
mod cards;
mod components;
mod conflict;
mod context;
mod decision;
mod finale;
mod flights;
mod houses;
mod journey;
mod ledger;
mod merchants;
mod moments;
mod phone;
mod pieces;
mod places;
mod plan;
mod plantation;
mod plantation_layout;
mod roofs;
mod scenery;
mod shapes;
mod ships;
mod terraces;
mod trail;
mod tray;
mod year;
mod year_end;

use leptos::prelude::*;

use crate::engine::{Game, Seat};
use crate::games::chai::press::Part;
use crate::games::chai::score;
use crate::games::chai::view::View;
use crate::games::chai::words::labels;
use crate::games::chai::{Action, Chai, Event};
use crate::table::plan::Plan;
use crate::ui::boards::{Board, Finale, Heading};
use crate::ui::kit::assets;
use crate::ui::kit::context::Size;
use crate::ui::kit::{effect, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::flights::Flight;
use crate::ui::shell::log::News;
use crate::words::{Message, Piece};

use context::Context;
use houses::HousesPicture;

/// Puts a message that names no player into words.
fn say(message: &Message) -> String {
    crate::words::say::<Chai>(message)
}

/// Draws the part under the decision panel: the news, the sheet of points, or the automaton's reasons.
fn below(ctx: Context, sheet: RwSignal<bool>) -> AnyView {
    let shell = ctx.board.shell;
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    let content = move || match (sheet.get(), solo) {
        (true, _) => merchants::sheet(ctx),
        (false, true) => year::reasons_panel(ctx),
        (false, false) => view! { <News shell/> }.into_any(),
    };
    view! { {move || content()} }.into_any()
}

fn desktop(ctx: Context) -> AnyView {
    let sheet = RwSignal::new(false);
    view! {
        {board::houses(ctx, true)}
        <div class="k-left">{merchants::other_panel(ctx, sheet, true)}</div>
        {board::own_plantation(ctx)}
        <div class="k-right">{merchants::own_panel(ctx, sheet)}{decision::panel(ctx, true)}{below(ctx, sheet)}</div>
    }
    .into_any()
}

fn tablet(ctx: Context) -> AnyView {
    let sheet = RwSignal::new(false);
    let is_visiting = RwSignal::new(false);
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    // The player's own plantation returns as soon as something can be pressed there.
    let layout = move || match is_visiting.get() {
        _ if conflict::is_asked(ctx) => fight(ctx),
        true if solo => view! { <div class="k-visit">{year::card(ctx)}{year::reasons_panel(ctx)}</div> }.into_any(),
        true => board::other_plantation(ctx, false),
        false => board::own_plantation(ctx),
    };
    effect(move || {
        let must_return = ctx.board.picker.with(|picker| picker.lit().iter().copied().any(on_plantation));
        if must_return {
            is_visiting.set(false);
        }
    });
    let visit_label =
        move || ctx.board.say(&if is_visiting.get() { labels::back() } else { labels::see(solo, ctx.other_seat()) });
    view! {
        {board::houses(ctx, false)}
        {move || layout()}
        <div class="k-dock">
            <div class="k-left">
                {merchants::other_panel(ctx, sheet, false)}
                <button type="button" class="btn soft k-see" aria-pressed=move || is_visiting.get().to_string()
                    on:click=move |_| is_visiting.update(|is_visiting| *is_visiting = !*is_visiting)>
                    {icon("ui-eye", "i18")}<span>{move || visit_label()}</span>
                </button>
            </div>
            {merchants::own_panel(ctx, sheet)}
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
fn on_plantation(part: Part) -> bool {
    matches!(part, Part::Token(..) | Part::Space(_) | Part::Slot(_) | Part::Berth(_) | Part::Cargo(..))
}

/// Draws a fight for a ship, for layouts without room for it beside the boards.
fn fight(ctx: Context) -> AnyView {
    view! { <div class="k-conflict">{conflict::scene(ctx)}{conflict::fight(ctx)}</div> }.into_any()
}

impl Board for Chai {
    fn play(board: BoardContext<Self>) -> AnyView {
        let ctx = Context::open(board);
        let layout = move || match board.shell.app.size.get() {
            Size::Phone => phone::layout(ctx),
            Size::Tablet => tablet(ctx),
            Size::Desktop => desktop(ctx),
        };
        view! { {move || layout()}{year_end::year_end(ctx)} }.into_any()
    }

    fn heading_of(view: &View, plan: &Plan<Self>) -> Heading {
        ledger::heading_of(view, plan)
    }

    /// The journey's events are in the list of its trips.
    fn draws(event: &Event) -> bool {
        ledger::is_journey(event)
    }

    /// Returns the tea that was moved one step: it stays pressed for the next.
    fn stays_pressed(plan: &Plan<Self>) -> Option<Part> {
        match (&plan.actions[..], &plan::trips(plan)[..]) {
            ([Action::Step { .. }], [trip]) => Some(Part::Token(trip.final_space(), trip.tea())),
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
        let has_coin = move || board.view.with(|view| view.table.coin == seat);
        let coin = move || has_coin().then(|| icon("first-coin", "i16"));
        let goal = move || board.view.with(|view| view.table.goal);
        view! {
            <small class="k-chip">
                {icon("ui-dice", "i16")} {move || dice_and_ships(board, seat).0} {icon("ship-sailed", "i16")}
                {move || dice_and_ships(board, seat).1}<i class="k-of">"/"{move || goal()}</i> {move || coin()}
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
        let picture = view! {
            <svg class="k-preview" viewBox="0 0 390 560" aria-hidden="true"><HousesPicture places view/></svg>
        };
        Some((say(&labels::street()), picture.into_any()))
    }

    fn finale() -> Option<Finale<Self>> {
        Some(finale::finale)
    }

    fn picture(piece: Piece) -> Option<AnyView> {
        components::picture(piece)
    }

    fn thumbnail(view: &View) -> AnyView {
        let picture = plantation::thumbnail(&view.table, Seat(0));
        view! {
            <svg class="thumb k-thumb" viewBox="0 0 228 194" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                {picture}
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

    /// Draws everything that can be in the houses, for this view. Panics if a length is not finite.
    fn draw_houses(places: places::Places, view: &View) {
        let (is_street, format, table) = (places.is_street(), places.ship_format(), &view.table);
        _ = view! { <scenery::Scenery places/> };
        _ = view! { <houses::RoadMarkers places road=table.road/> };
        let dice = [0, 1].map(|seat| table.gatherers[Seat(seat)]);
        _ = view! { <houses::Gatherers places dice/> };
        for (tea, area) in Tea::ALL.into_iter().zip(places.teas) {
            _ = view! { <houses::TeaCell area tea count=table.supply.count(tea) is_street/> };
        }
        for (index, place) in places.stalls.into_iter().enumerate() {
            _ = view! { <houses::Stall place index content=houses::StallContent::new(view, index) is_street/> };
        }
        for (index, area) in places.halls.into_iter().enumerate() {
            _ = view! { <houses::HallCell area index worker=table.halls[index] is_street/> };
        }
        for (pier, place) in Pier::ALL.into_iter().zip(places.piers) {
            _ = view! { <houses::PierPlace place content=houses::PierContent::new(view, pier) format/> };
        }
        for (crew, area) in table.crews.into_iter().zip(places.crews) {
            _ = view! { <houses::CrewPlace area crew/> };
        }
    }

    fn draw_plantation(layout: plantation_layout::PlantationLayout, merchant: Merchant, trips: Vec<journey::Trip>) {
        _ = view! { <terraces::Terraces layout/> };
        for (berth, area) in plantation_layout::berths(&layout) {
            _ = view! {
                <plantation::BerthPlace area ship=plantation::moored(&merchant, berth) is_small=layout.small/>
            };
        }
        for (slot, area) in plantation_layout::slots(&layout) {
            _ = plantation::placed_card(&merchant, slot).map(|placed| view! { <cards::Card area placed/> });
        }
        for (space, teas) in Space::ALL.into_iter().zip(plantation_layout::resting(&merchant, &trips)) {
            _ = view! {
                <plantation::SpaceTokens layout space teas
                    clearance=plantation_layout::clearance(space, &trips, false)/>
            };
        }
        _ = view! { <trail::Journeys layout trips merchant/> };
    }

    #[test]
    fn everything_on_the_boards_is_drawn_whole() {
        let layouts = [
            places::Places::street(1440.0, 520.0),
            places::Places::stacked(390.0, 400.0),
            places::Places::rows(380.0, 348.0),
        ];
        let hills = [
            plantation_layout::PlantationLayout::new(648.0, 498.0, false),
            plantation_layout::PlantationLayout::new(228.0, 194.0, true),
        ];
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
                hills.iter().for_each(|layout| draw_plantation(*layout, before[seat], trips.clone()));
                _ = plantation::thumbnail(&view.table, seat);
            }
        }
    }
}

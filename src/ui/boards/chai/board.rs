//! The boards with their buttons: pictures, and over every part that can be pressed a button, positioned to the pixel.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::action::Action;
use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::places::{Crew, Hall, Pier, Run, Slot, Space};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Merchant, Stage, Work};
use crate::games::chai::words::labels;
use crate::games::chai::{Chai, Event};
use crate::table::plan::Plan;
use crate::ui::kit::context::LOW_WINDOW;
use crate::ui::kit::svg::round;
use crate::ui::kit::{Memo, icon, measured_box};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;

use super::area::{Area, rect};
use super::cards::{Card, PlacedCard};
use super::context::{Context, Tab};
use super::flights::slot_place;
use super::houses::{CrewPlace, HousesPicture, QuayRun};
use super::pieces::die_icon;
use super::places::{Places, ROWS_FROM};
use super::plantation::{Cards, Tokens};
use super::plantation_layout::{self, Clearance, PlantationLayout};
use super::terraces::Terraces;
use super::trail::Journeys;
use super::{say, year};

fn px(length: f64) -> String {
    format!("{}px", round(length))
}

/// Draws an anchor without a button: a place that pieces fly to.
fn anchor(area: Area, name: String) -> AnyView {
    let (left, top, width, height) = (px(area.x), px(area.y), px(area.w), px(area.h));
    view! {
        <i class="k-anchor" data-anchor=name
            style:left=left style:top=top style:width=width style:height=height></i>
    }
    .into_any()
}

fn spot_at(
    board: BoardContext<Chai>,
    part: Part,
    area: Area,
    class: &'static str,
    name: Signal<String>,
    content: AnyView,
) -> AnyView {
    let is_raised = move || board.is_lit(part) || board.times(part) > 0;
    view! {
        <span class="k-place" class:up=move || is_raised() data-anchor=name
            style:left=px(area.x) style:top=px(area.y) style:width=px(area.w) style:height=px(area.h)>
            <Spot board part class=class>{content}</Spot>
        </span>
    }
    .into_any()
}

/// Draws the worker that is sent to a chosen place.
fn worker_tag(ctx: Context, part: Part) -> AnyView {
    let die = Memo::new(move |_| ctx.picked().filter(|_| ctx.board.times(part) > 0));
    let seat = move || ctx.board.view.with(|view| view.shown_seat());
    let content = move || {
        let (value, seat) = (die.get()?, seat());
        Some(view! { <span class=format!("k-tag s{seat}")>{icon(&die_icon(seat, value), "")}</span> }.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// Draws the run that the chosen action would put on a quay.
fn run_ghost(ctx: Context, pier: Pier, area: Area, quay: Area) -> AnyView {
    let run = Memo::new(move |_| match ctx.board.ready() {
        Some(Action::Reserve(to, low, high)) if to == pier => {
            Some(Run { owner: ctx.board.view.with(|view| view.shown_seat()), low, high })
        }
        _ => None,
    });
    let content = move || {
        let run = run.get()?;
        let view = view! {
            <svg class="k-ghost" style:left=px(quay.x - area.x) style:top=px(quay.y - area.y)
                width=px(quay.w) height=px(quay.h) aria-hidden="true">
                <QuayRun quay=rect(0.0, 0.0, quay.w, quay.h) run/>
            </svg>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// Returns the sets in Production once a set is at position `to`, which was at `from` unless it is new. Those that rank
/// below it move down.
fn crews_after(crews: [Option<Crew>; 3], from: Option<u8>, crew: Crew, to: u8) -> [Option<Crew>; 3] {
    let others = (0..).zip(crews).filter(|(position, _)| Some(*position) != from).map(|(_, crew)| crew);
    let mut all: Vec<_> = others.collect();
    all.insert(usize::from(to), Some(crew));
    core::array::from_fn(|position| all[position])
}

/// Draws the set that would be in a place of the production house after the chosen action, if that is another one.
fn crew_ghost(ctx: Context, position: usize, area: Area) -> AnyView {
    let crews = Memo::new(move |_| {
        let to = ctx.board.with_plan(|plan| {
            plan.events.iter().find_map(|event| match event {
                Event::Produced { position, .. } | Event::Joined { position, .. } => Some(*position),
                _ => None,
            })
        })??;
        let (crews, owner) = ctx.board.view.with(|view| (view.table.crews, view.shown_seat()));
        let (from, crew) = match ctx.board.ready()? {
            Action::Produce(value, count) => (None, Crew { owner, value, count }),
            Action::Join(from, more) => {
                let crew = crews[usize::from(from)]?;
                (Some(from), Crew { count: crew.count + more, ..crew })
            }
            _ => return None,
        };
        Some((crews, crews_after(crews, from, crew, to)))
    });
    let content = move || {
        let (before, after) = crews.get()?;
        let crew = after[position].filter(|crew| before[position] != Some(*crew))?;
        // It covers the set that moves down.
        let view = view! {
            <svg style:position="absolute" style:left="0" style:top="0" width=px(area.w) height=px(area.h)
                aria-hidden="true">
                <rect x="31" y="4" width=area.w - 36.0 height=area.h - 8.0 fill="var(--paper)"/>
                <g opacity="0.8"><CrewPlace area=rect(0.0, 0.0, area.w, area.h) crew=Some(crew)/></g>
            </svg>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// Draws the card that the chosen action would put in a slot.
fn card_ghost(ctx: Context, slot: Slot, area: Area) -> AnyView {
    let card = Memo::new(move |_| {
        let plants = |plan: &Plan<Chai>| plan.actions.contains(&Action::Plant(slot));
        ctx.board.with_plan(plants).filter(|plants| *plants)?;
        // A card for sale is taken by the action, and its slot pressed along with it.
        ctx.board.view.with(|view| match (ctx.board.ready(), view.table.work()) {
            (Some(Action::Market { slot, .. }), _) => view.card_at(slot),
            (_, Work::Plant { card, .. }) => Some(card),
            _ => None,
        })
    });
    let content = move || {
        let card_area = rect(0.0, 0.0, area.w, area.h);
        let view = view! {
            <svg class="k-ghost" style:left="0" style:top="0" width=px(area.w) height=px(area.h) aria-hidden="true">
                <Card area=card_area placed=PlacedCard::fresh(card.get()?)/>
            </svg>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// Draws the places in the houses to which workers are sent: teas, market, palace, harbour.
fn house_spots(ctx: Context, places: Places) -> AnyView {
    let board = ctx.board;
    let teas = Tea::ALL.into_iter().zip(places.teas).map(|(tea, area)| {
        spot_at(board, Part::Tea(tea), area, "", format!("tea-{}", tea.index()).into(), worker_tag(ctx, Part::Tea(tea)))
    });
    let stalls = (1..=6u8).zip(places.stalls).map(|(slot, stall)| {
        let part = Part::Stall(slot);
        spot_at(board, part, stall.area.grown(1.0), "", String::new().into(), worker_tag(ctx, part))
    });
    // Traces are drawn on the workers in the Market, not on the cards for sale.
    let sockets = (1..=6u8).zip(places.stalls).map(|(slot, stall)| anchor(stall.socket, format!("stall-{slot}")));
    let halls = Hall::ALL.into_iter().zip(places.halls).map(|(hall, area)| {
        spot_at(
            board,
            Part::Hall(hall),
            area,
            "",
            format!("hall-{}", hall as u8).into(),
            worker_tag(ctx, Part::Hall(hall)),
        )
    });
    let piers = Pier::ALL.into_iter().zip(places.piers).map(|(pier, pier_place)| {
        let area = pier_place.area.grown(1.0);
        spot_at(
            board,
            Part::Pier(pier),
            area,
            "",
            format!("pier-{}", pier.0).into(),
            run_ghost(ctx, pier, area, pier_place.quay),
        )
    });
    let places = teas.chain(stalls).chain(sockets).chain(halls).chain(piers);
    places.collect_view().into_any()
}

fn crew_spots(ctx: Context, places: Places) -> AnyView {
    let board = ctx.board;
    let (sign, areas) = (places.signs[4], places.crews);
    // A new set is started by pressing the first free place or, if none is free, the sign of the house.
    let free = Memo::new(move |_| board.view.with(|view| view.table.crews.iter().position(Option::is_none)));
    let crews = move || {
        let free = free.get();
        let spot = |(index, area): (usize, Area)| {
            let part = if free == Some(index) { Part::Workshop } else { Part::Crew(index as u8) };
            spot_at(board, part, area, "", format!("crew-{index}").into(), crew_ghost(ctx, index, area))
        };
        view! {
            {areas.into_iter().enumerate().map(spot).collect_view()}
            {free.is_none().then(|| spot_at(board, Part::Workshop, sign, "k-sign", "workshop".into(), ().into_any()))}
        }
        .into_any()
    };
    view! { {move || crews()} }.into_any()
}

/// Draws the markers that the assistant can walk to, the other markers, and the assistant.
fn road_spots(ctx: Context, places: Places) -> AnyView {
    let board = ctx.board;
    let road = Memo::new(move |_| board.view.with(|view| view.table.road));
    let markers = move || {
        let road = road.get();
        let (areas, (x, y)) = places.road(&road);
        let spot = |steps: u8| {
            let area = areas[usize::from(steps) - 1];
            let name = format!("marker-{steps}");
            if steps <= 3 {
                // The ring covers the number drawn on the road.
                let is_left = road.ahead(steps).0 == 1;
                let number = view! { <span class="k-ahead" class:left=is_left>{steps}</span> };
                spot_at(board, Part::Marker(steps), area, "", name.into(), number.into_any())
            } else {
                anchor(area, name)
            }
        };
        let assistant = anchor(rect(x - 18.0, y - 22.0, 36.0, 44.0), "assistant".into());
        view! { {(1..=6u8).map(spot).collect_view()}{assistant} }.into_any()
    };
    view! { {move || markers()} }.into_any()
}

/// Draws the dotted ring around the automaton's latest target, until the next press.
fn aim_ring(ctx: Context, places: Places) -> AnyView {
    let target = Memo::new(move |_| year::current_target(ctx));
    let ring = move || {
        let area = match target.get()? {
            Part::Pier(pier) => places.piers[pier.index()].area.grown(1.0),
            Part::Stall(slot) => places.stalls[usize::from(slot) - 1].area.grown(1.0),
            Part::Hall(hall) => places.halls[hall as usize],
            Part::Crew(position) => places.crews[usize::from(position)],
            _ => return None,
        };
        let (left, top, width, height) = (px(area.x), px(area.y), px(area.w), px(area.h));
        Some(
            view! { <i class="k-aim s2" style:left=left style:top=top style:width=width style:height=height></i> }
                .into_any(),
        )
    };
    view! { {move || ring()} }.into_any()
}

/// Draws the houses and the road in a space of this size.
fn houses_in(ctx: Context, w: f64, h: f64, is_street: bool) -> AnyView {
    let board = ctx.board;
    // The height of the window, not of the space: it decides how the style sheet lays out the page.
    let is_low = board.shell.app.height.get_untracked() < LOW_WINDOW && w >= ROWS_FROM;
    let places = match is_street {
        true => Places::street(w, h),
        false if is_low => Places::rows(w, h),
        false => Places::stacked(w, h),
    };
    let is_calm = Memo::new(move |_| {
        let is_untouched = board.picker.with(|picker| picker.pressed().is_empty());
        is_untouched && board.view.with(|view| view.table.work() == Work::Idle && view.table.stage == Stage::Turn)
    });
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") aria-hidden="true">
            <HousesPicture places view=ctx.memo_for_tab(Tab::Boards, move || board.view.get())/>
        </svg>
        <div class="k-spots" data-region="road" role="group" aria-label=say(&labels::road())>
            {road_spots(ctx, places)}
        </div>
        <div
            class="k-spots"
            class:calm=move || is_calm.get()
            data-region="houses"
            role="group"
            aria-label=say(&labels::boards())
        >
            {house_spots(ctx, places)}{crew_spots(ctx, places)}{aim_ring(ctx, places)}
        </div>
    }
    .into_any()
}

pub fn houses(ctx: Context, is_street: bool) -> AnyView {
    measured_box("k-houses", move |w, h| houses_in(ctx, w, h, is_street))
}

fn merchant_of(ctx: Context, seat: Seat) -> Merchant {
    ctx.board.view.with(|view| view.merchant(seat))
}

/// Draws the buttons over the tokens that are not on a trip.
fn token_spots(
    ctx: Context,
    layout: PlantationLayout,
    tokens: Memo<[Teas; 8]>,
    clearances: Memo<[Clearance; 8]>,
) -> AnyView {
    let spots = move || {
        let (tokens, clearances) = (tokens.get(), clearances.get());
        let spot = |space: Space| {
            layout.tokens(space, tokens[space.index()], clearances[space.index()]).into_iter().map(
                move |(tea, _, area)| {
                    spot_at(ctx.board, Part::Token(space, tea), area, "k-token", String::new().into(), ().into_any())
                },
            )
        };
        Space::ALL.into_iter().flat_map(spot).collect_view()
    };
    view! { {move || spots()} }.into_any()
}

/// Draws the buttons over slots, berths and spaces.
fn plantation_spots(
    ctx: Context,
    layout: PlantationLayout,
    seat: Memo<Seat>,
    tokens: Memo<[Teas; 8]>,
    clearances: Memo<[Clearance; 8]>,
) -> AnyView {
    let board = ctx.board;
    let button = move |space: Space| {
        let clearance = Memo::new(move |_| match tokens.with(|tokens| tokens[space.index()].is_empty()) {
            true => Clearance::Whole,
            false => clearances.with(|clearances| clearances[space.index()]),
        });
        let name = Signal::derive(move || format!("hill-{}-{space}", seat.get()));
        let spot = move || {
            let area = layout.button(space, clearance.get());
            spot_at(board, Part::Space(space), area, "k-under", name, ().into_any())
        };
        view! { {move || spot()} }.into_any()
    };
    let slots = plantation_layout::slots(&layout).map(|(slot, area)| {
        let name = Signal::derive(move || slot_place(seat.get(), slot));
        spot_at(board, Part::Slot(slot), area, "", name, card_ghost(ctx, slot, area))
    });
    let berths = plantation_layout::berths(&layout).map(|(berth, area)| {
        let name = Signal::derive(move || format!("hill-{}-{berth}", seat.get()));
        spot_at(board, Part::Berth(berth), area, "", name, ().into_any())
    });
    view! { {slots.chain(berths).collect_view()}{Space::ALL.map(button).collect_view()} }.into_any()
}

/// Draws the ships that are leaving their berths.
fn sailings(ctx: Context, layout: PlantationLayout, seat: Memo<Seat>) -> AnyView {
    let ships = Memo::new(move |_| ctx.moments.sailings_of(seat.get()));
    let draw = move || {
        let ships = ships.get().into_iter();
        ships.map(|sailing| sailing.draw(layout.berths[sailing.berth.index()])).collect_view()
    };
    view! { {move || draw()} }.into_any()
}

/// Draws the player's own plantation in a space of this size.
fn own_plantation_in(ctx: Context, w: f64, h: f64) -> AnyView {
    let layout = PlantationLayout::new(w, h, false);
    let seat = ctx.memo_for_tab(Tab::Plantation, move || ctx.own_seat());
    let merchant = ctx.memo_for_tab(Tab::Plantation, move || merchant_of(ctx, seat.get()));
    let trips = ctx.memo_for_tab(Tab::Plantation, move || ctx.trips());
    let tokens =
        Memo::new(move |_| trips.with(|trips| merchant.with(|merchant| plantation_layout::resting(merchant, trips))));
    let clearances = Memo::new(move |_| {
        trips.with(|trips| {
            Space::ALL.map(|space| plantation_layout::clearance(space, trips, ctx.board.is_lit(Part::Space(space))))
        })
    });
    let journeys = move || view! { <Journeys layout trips=trips.get() merchant=merchant.get()/> }.into_any();
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") aria-hidden="true">
            <Terraces layout/>
            <Cards layout merchant/>
            <Tokens layout merchant trips clearances/>
        </svg>
        <div class="k-spots" data-region="plantation" role="group" aria-label=say(&labels::plantation())>
            {plantation_spots(ctx, layout, seat, tokens, clearances)}{token_spots(ctx, layout, tokens, clearances)}
        </div>
        <svg class="k-picture k-over" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") aria-hidden="true">
            {move || journeys()}{sailings(ctx, layout, seat)}
        </svg>
    }
    .into_any()
}

pub fn own_plantation(ctx: Context) -> AnyView {
    measured_box("k-hill", move |w, h| own_plantation_in(ctx, w, h))
}

/// Draws the other merchant's plantation in a space of this size, without buttons.
fn other_plantation_in(ctx: Context, w: f64, h: f64, is_small: bool) -> AnyView {
    let layout = PlantationLayout::new(w, h, is_small);
    let other = Memo::new(move |_| ctx.other_seat());
    let merchant = Memo::new(move |_| merchant_of(ctx, other.get()));
    let anchors = move || {
        let seat = other.get();
        let spaces =
            Space::ALL.into_iter().map(|space| anchor(layout.spaces[space.index()], format!("hill-{seat}-{space}")));
        let slots = plantation_layout::slots(&layout).map(|(slot, area)| anchor(area, slot_place(seat, slot)));
        let berths =
            plantation_layout::berths(&layout).map(|(berth, area)| anchor(area, format!("hill-{seat}-{berth}")));
        spaces.chain(slots).chain(berths).collect_view()
    };
    let label = move || ctx.board.say(&merchant.with(|merchant| labels::plantation_of(other.get(), merchant)));
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") role="img"
            aria-label=move || label()>
            <g aria-hidden="true">
                <Terraces layout/>
                <Cards layout merchant/>
                <Tokens layout merchant trips=Signal::stored(Vec::new())
                    clearances=Signal::stored([Clearance::Whole; 8])/>
            </g>
        </svg>
        <svg class="k-picture k-over" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") aria-hidden="true">
            {sailings(ctx, layout, other)}
        </svg>
        {move || anchors()}
    }
    .into_any()
}

/// Draws the other merchant's plantation, without buttons.
pub fn other_plantation(ctx: Context, is_small: bool) -> AnyView {
    measured_box("k-hill", move |w, h| other_plantation_in(ctx, w, h, is_small))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_drawn_where_it_will_rank_and_those_below_it_move_down() {
        let set = |owner, value, count| Some(Crew { owner: Seat(owner), value, count });
        let (sixes, fives, more) = (set(1, 6, 2), set(0, 5, 3), set(1, 6, 4));
        assert_eq!(crews_after([sixes, None, None], None, fives.unwrap(), 0), [fives, sixes, None]);
        assert_eq!(crews_after([fives, sixes, None], Some(1), more.unwrap(), 0), [more, fives, None]);
    }
}

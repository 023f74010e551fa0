//! The boards with their buttons: pictures underneath, and a real button, exact to the pixel, over everything that can
//! be pressed.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::Chai;
use crate::games::chai::action::Action;
use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::places::{Crew, Hall, Pier, Run, Slot, Space};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Merchant, Stage, Work};
use crate::games::chai::words::labels;
use crate::ui::kit::context::LOW;
use crate::ui::kit::svg::round;
use crate::ui::kit::{icon, measured_box};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;

use super::area::{Area, area};
use super::cards::{Card, PlacedCard};
use super::context::{Context, Tab};
use super::hill::{self, Clearance, Hill};
use super::houses::{CrewPlace, Picture, QuayRun};
use super::pieces::die_icon;
use super::places::{Places, ROWS_FROM};
use super::plantation::{Cards, Tokens};
use super::terraces::Terraces;
use super::trail::Journeys;
use super::{say, year};

fn px(length: f64) -> String {
    format!("{}px", round(length))
}

/// Draws an anchor without a button: a place that pieces fly to.
fn anchor(a: Area, name: String) -> AnyView {
    let (left, top, width, height) = (px(a.x), px(a.y), px(a.w), px(a.h));
    view! {
        <i class="k-anchor" data-anchor=name
            style:left=left style:top=top style:width=width style:height=height></i>
    }
    .into_any()
}

fn place(
    board: BoardContext<Chai>,
    part: Part,
    a: Area,
    class: &'static str,
    name: Signal<String>,
    inside: AnyView,
) -> AnyView {
    let up = Memo::new(move |_| board.is_lit(part) || board.times(part) > 0);
    view! {
        <span class="k-place" class:up=move || up.get() data-anchor=name
            style:left=px(a.x) style:top=px(a.y) style:width=px(a.w) style:height=px(a.h)>
            <Spot board part class=class>{inside}</Spot>
        </span>
    }
    .into_any()
}

/// Draws the worker that would go to a place, as its price; it remains once the place is chosen.
fn tag(ctx: Context, part: Part) -> AnyView {
    let die = Memo::new(move |_| ctx.picked().filter(|_| ctx.board.is_lit(part) || ctx.board.times(part) > 0));
    let seat = move || ctx.board.view.with(|view| view.shown_seat());
    let drawn = move || {
        let (value, seat) = (die.get()?, seat());
        Some(view! { <span class=format!("k-tag s{seat}")>{icon(&die_icon(seat, value), "")}</span> })
    };
    drawn.into_any()
}

/// Draws the run that the chosen action would put on a quay.
fn ghost(ctx: Context, pier: Pier, a: Area, quay: Area) -> AnyView {
    let run = Memo::new(move |_| match ctx.board.ready() {
        Some(Action::Reserve(to, low, high)) if to == pier => {
            Some(Run { owner: ctx.board.view.with(|view| view.shown_seat()), low, high })
        }
        _ => None,
    });
    let drawn = move || {
        let run = run.get()?;
        Some(view! {
            <svg class="k-ghost" style:left=px(quay.x - a.x) style:top=px(quay.y - a.y)
                width=px(quay.w) height=px(quay.h) aria-hidden="true">
                <QuayRun quay=area(0.0, 0.0, quay.w, quay.h) run/>
            </svg>
        })
    };
    drawn.into_any()
}

/// Draws the set that the chosen action would put in a place of the production house.
fn crew_ghost(ctx: Context, part: Part, a: Area) -> AnyView {
    let board = ctx.board;
    let drawn = move || {
        let crew = match (board.ready()?, part) {
            (Action::Produce(value, count), Part::Workshop) => {
                Crew { owner: board.view.with(|view| view.shown_seat()), value, count }
            }
            (Action::Join(position, more), Part::Crew(of)) if position == of => {
                let crew = board.view.with(|view| view.table.crews[usize::from(of)])?;
                Crew { count: crew.count + more, ..crew }
            }
            _ => return None,
        };
        Some(view! {
            <svg class="k-ghost" style:left="0" style:top="0" width=px(a.w) height=px(a.h) aria-hidden="true">
                <CrewPlace at=area(0.0, 0.0, a.w, a.h) crew=Some(crew)/>
            </svg>
        })
    };
    drawn.into_any()
}

/// Draws the card that the chosen action would put in a slot.
fn planted(ctx: Context, slot: Slot, a: Area) -> AnyView {
    let card = Memo::new(move |_| match (ctx.board.ready(), ctx.board.view.with(|view| view.table.work())) {
        (Some(Action::Plant(to)), Work::Plant { card, .. }) if to == slot => Some(card),
        _ => None,
    });
    let drawn = move || {
        let at = area(0.0, 0.0, a.w, a.h);
        Some(view! {
            <svg class="k-ghost" style:left="0" style:top="0" width=px(a.w) height=px(a.h) aria-hidden="true">
                <Card at laid=PlacedCard::fresh(card.get()?)/>
            </svg>
        })
    };
    drawn.into_any()
}

/// Draws the places in the houses to which workers are sent: teas, market, palace, harbour.
fn house_spots(ctx: Context, places: Places) -> AnyView {
    let board = ctx.board;
    let teas = Tea::ALL.into_iter().zip(places.teas).map(|(tea, a)| {
        place(board, Part::Tea(tea), a, "", format!("tea-{}", tea.index()).into(), tag(ctx, Part::Tea(tea)))
    });
    let stalls = (1..=6u8).zip(places.stalls).map(|(slot, stall)| {
        let part = Part::Stall(slot);
        place(board, part, stall.whole.grown(1.0), "", String::new().into(), tag(ctx, part))
    });
    // Traces are drawn on the workers in the Market, not on the cards for sale.
    let sockets = (1..=6u8).zip(places.stalls).map(|(slot, stall)| anchor(stall.socket, format!("stall-{slot}")));
    let halls = Hall::ALL.into_iter().zip(places.halls).map(|(hall, a)| {
        place(board, Part::Hall(hall), a, "", format!("hall-{}", hall as u8).into(), tag(ctx, Part::Hall(hall)))
    });
    let piers = Pier::ALL.into_iter().zip(places.piers).map(|(pier, at)| {
        let a = at.whole.grown(1.0);
        place(board, Part::Pier(pier), a, "", format!("pier-{}", pier.0).into(), ghost(ctx, pier, a, at.quay))
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
        let spot = |(index, a): (usize, Area)| {
            let part = if free == Some(index) { Part::Workshop } else { Part::Crew(index as u8) };
            place(board, part, a, "", format!("crew-{index}").into(), crew_ghost(ctx, part, a))
        };
        view! {
            {areas.into_iter().enumerate().map(spot).collect_view()}
            {free.is_none().then(|| place(board, Part::Workshop, sign, "k-sign", "workshop".into(), ().into_any()))}
        }
    };
    crews.into_any()
}

/// Draws the markers that the assistant can walk to, the other markers, and the assistant.
fn road_spots(ctx: Context, places: Places) -> AnyView {
    let board = ctx.board;
    let road = Memo::new(move |_| board.view.with(|view| view.table.road));
    let markers = move || {
        let (areas, (x, y)) = places.road(&road.get());
        let spot = |steps: u8| {
            let a = areas[usize::from(steps) - 1];
            let name = format!("marker-{steps}");
            if steps <= 3 {
                // The ring covers the number drawn on the road.
                let number = view! { <span class="k-ahead">{steps}</span> };
                place(board, Part::Marker(steps), a, "", name.into(), number.into_any())
            } else {
                anchor(a, name)
            }
        };
        let assistant = anchor(area(x - 18.0, y - 22.0, 36.0, 44.0), "assistant".into());
        view! { {(1..=6u8).map(spot).collect_view()}{assistant} }
    };
    markers.into_any()
}

/// Draws the dotted ring around the automaton's latest target, until the next press.
fn aim_ring(ctx: Context, places: Places) -> AnyView {
    let aimed = Memo::new(move |_| year::aim(ctx));
    let ring = move || {
        let a = match aimed.get()? {
            Part::Pier(pier) => places.piers[pier.index()].whole.grown(1.0),
            Part::Stall(slot) => places.stalls[usize::from(slot) - 1].whole.grown(1.0),
            Part::Hall(hall) => places.halls[hall as usize],
            Part::Crew(position) => places.crews[usize::from(position)],
            _ => return None,
        };
        let (left, top, width, height) = (px(a.x), px(a.y), px(a.w), px(a.h));
        Some(view! { <i class="k-aim s2" style:left=left style:top=top style:width=width style:height=height></i> })
    };
    ring.into_any()
}

/// Draws the houses and the road in a space of this size.
fn houses_in(ctx: Context, w: f64, h: f64, street: bool) -> AnyView {
    let board = ctx.board;
    // The height of the window, not of the space: it decides how the style sheet lays out the page.
    let low = board.shell.app.height.get_untracked() < LOW && w >= ROWS_FROM;
    let places = match street {
        true => Places::street(w, h),
        false if low => Places::rows(w, h),
        false => Places::stacked(w, h),
    };
    let calm = Memo::new(move |_| {
        let untouched = board.picker.with(|picker| picker.pressed().is_empty());
        untouched && board.view.with(|view| view.table.work() == Work::Idle && view.table.stage == Stage::Turn)
    });
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") aria-hidden="true">
            <Picture places view=ctx.seen_on(Tab::Boards, move || board.view.get())/>
        </svg>
        <div class="k-spots" data-region="road" role="group" aria-label=say(&labels::road())>
            {road_spots(ctx, places)}
        </div>
        <div class="k-spots" class:calm=calm data-region="houses" role="group" aria-label=say(&labels::boards())>
            {house_spots(ctx, places)}{crew_spots(ctx, places)}{aim_ring(ctx, places)}
        </div>
    }
    .into_any()
}

pub fn houses(ctx: Context, street: bool) -> AnyView {
    measured_box("k-houses", move |w, h| houses_in(ctx, w, h, street))
}

fn merchant_of(ctx: Context, seat: Seat) -> Merchant {
    ctx.board.view.with(|view| view.table.merchants[seat])
}

/// Draws the buttons over the tokens that are not on a trip.
fn token_spots(ctx: Context, hill: Hill, lying: Memo<[Teas; 8]>, rooms: Memo<[Clearance; 8]>) -> AnyView {
    let spots = move || {
        let (lying, rooms) = (lying.get(), rooms.get());
        let spot = |space: Space| {
            hill.tokens(space, lying[space.index()], rooms[space.index()]).into_iter().map(move |(tea, _, a)| {
                place(ctx.board, Part::Token(space, tea), a, "k-token", String::new().into(), ().into_any())
            })
        };
        Space::ALL.into_iter().flat_map(spot).collect_view()
    };
    spots.into_any()
}

/// Draws the buttons over slots, berths and spaces.
fn hill_spots(
    ctx: Context,
    hill: Hill,
    own: Memo<Seat>,
    lying: Memo<[Teas; 8]>,
    rooms: Memo<[Clearance; 8]>,
) -> AnyView {
    let board = ctx.board;
    let button = move |space: Space| {
        let room = Memo::new(move |_| match lying.with(|lying| lying[space.index()].is_empty()) {
            true => Clearance::Whole,
            false => rooms.with(|rooms| rooms[space.index()]),
        });
        let name = Signal::derive(move || format!("hill-{}-{space}", own.get()));
        move || {
            let a = hill.button(space, room.get());
            place(board, Part::Space(space), a, "k-under", name, ().into_any())
        }
    };
    let slots = hill::slots(&hill).map(|(slot, a)| {
        let name = Signal::derive(move || format!("hill-{}-{slot}", own.get()));
        place(board, Part::Slot(slot), a, "", name, planted(ctx, slot, a))
    });
    let berths = hill::berths(&hill).map(|(berth, a)| {
        let name = Signal::derive(move || format!("hill-{}-{berth}", own.get()));
        place(board, Part::Berth(berth), a, "", name, ().into_any())
    });
    view! { {slots.chain(berths).collect_view()}{Space::ALL.map(button).collect_view()} }.into_any()
}

/// Draws the player's own plantation in a space of this size.
fn own_hill_in(ctx: Context, w: f64, h: f64) -> AnyView {
    let hill = Hill::new(w, h, false);
    let own = ctx.seen_on(Tab::Plantation, move || ctx.own());
    let merchant = ctx.seen_on(Tab::Plantation, move || merchant_of(ctx, own.get()));
    let trips = ctx.seen_on(Tab::Plantation, move || ctx.trips());
    let lying = Memo::new(move |_| trips.with(|trips| merchant.with(|merchant| hill::resting(merchant, trips))));
    let rooms = Memo::new(move |_| {
        trips.with(|trips| Space::ALL.map(|space| hill::room(space, trips, ctx.board.is_lit(Part::Space(space)))))
    });
    let journeys = move || view! { <Journeys hill trips=trips.get() merchant=merchant.get()/> };
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") aria-hidden="true">
            <Terraces hill/>
            <Cards hill merchant/>
            <Tokens hill merchant trips rooms/>
        </svg>
        <div class="k-spots" data-region="plantation" role="group" aria-label=say(&labels::plantation())>
            {hill_spots(ctx, hill, own, lying, rooms)}{token_spots(ctx, hill, lying, rooms)}
        </div>
        <svg class="k-picture k-over" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") aria-hidden="true">
            {move || journeys()}
        </svg>
    }
    .into_any()
}

pub fn own_hill(ctx: Context) -> AnyView {
    measured_box("k-hill", move |w, h| own_hill_in(ctx, w, h))
}

/// Draws the other merchant's plantation in a space of this size, without buttons.
fn other_hill_in(ctx: Context, w: f64, h: f64, small: bool) -> AnyView {
    let hill = Hill::new(w, h, small);
    let other = Memo::new(move |_| ctx.other());
    let merchant = Memo::new(move |_| merchant_of(ctx, other.get()));
    let anchors = move || {
        let seat = other.get();
        let spaces =
            Space::ALL.into_iter().map(|space| anchor(hill.spaces[space.index()], format!("hill-{seat}-{space}")));
        let slots = hill::slots(&hill).map(|(slot, a)| anchor(a, format!("hill-{seat}-{slot}")));
        let berths = hill::berths(&hill).map(|(berth, a)| anchor(a, format!("hill-{seat}-{berth}")));
        spaces.chain(slots).chain(berths).collect_view()
    };
    let label = move || ctx.board.say(&merchant.with(|merchant| labels::plantation_of(other.get(), merchant)));
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=format!("0 0 {w} {h}") role="img"
            aria-label=move || label()>
            <Terraces hill/>
            <Cards hill merchant/>
            <Tokens hill merchant trips=Signal::stored(Vec::new()) rooms=Signal::stored([Clearance::Whole; 8])/>
        </svg>
        {move || anchors()}
    }
    .into_any()
}

/// Draws the other merchant's plantation, without buttons.
pub fn other_hill(ctx: Context, small: bool) -> AnyView {
    measured_box("k-hill", move |w, h| other_hill_in(ctx, w, h, small))
}

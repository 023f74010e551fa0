//! The boards with their buttons: pictures below, and over everything that can be pressed a real
//! button, to the pixel.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::Chai;
use crate::games::chai::action::Action;
use crate::games::chai::places::{Hall, Pier, Space};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Merchant, Stage, Work};
use crate::games::chai::tea::Tea;
use crate::games::chai::view::View;
use crate::ui::kit::{filled, icon, room};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;

use super::draw::{Area, Ink};
use super::hill::{self, Hill};
use super::pieces;
use super::places::Places;
use super::plan::Context;
use super::text;
use super::{houses, scenery, trail};

fn px(length: f64) -> String {
    filled("{}px", &[length], &[])
}

/// A place of a board without a button: where pieces travel to.
fn anchor(a: Area, name: String) -> AnyView {
    view! { <i class="k-anchor" data-anchor=name style:left=px(a.x) style:top=px(a.y) style:width=px(a.w) style:height=px(a.h)></i> }.into_any()
}

/// A button over a piece.
fn place(
    board: BoardContext<Chai>,
    part: Part,
    a: Area,
    class: &'static str,
    name: String,
    inside: AnyView,
) -> AnyView {
    let up = Memo::new(move |_| board.is_lit(part) || board.times(part) > 0);
    view! {
        <span class="k-place" class:up=up data-anchor=name
            style:left=px(a.x) style:top=px(a.y) style:width=px(a.w) style:height=px(a.h)>
            <Spot board part class=class>{inside}</Spot>
        </span>
    }
    .into_any()
}

/// The worker that would go to a place, as its price.
fn tag(ctx: Context, part: Part) -> AnyView {
    let die = Memo::new(move |_| ctx.picked().filter(|_| ctx.board.is_lit(part)));
    let seat = move || ctx.board.view.with(|view| view.whose());
    (move || die.get().map(|value| view! { <span class=format!("k-tag s{}", seat())>{icon(&pieces::die_icon(seat(), value), "")}</span> })).into_any()
}

/// The run that would stand on a quay.
fn ghost(ctx: Context, pier: Pier, a: Area, quay: Area) -> AnyView {
    let run = Memo::new(move |_| match ctx.board.ready() {
        Some(Action::Reserve(to, low, high)) if to == pier => Some((low, high)),
        _ => None,
    });
    let drawn = move || {
        let (low, high) = run.get()?;
        let seat = ctx.board.view.with(|view| view.whose());
        let values: Vec<u8> = (low..=high).collect();
        let mut ink = Ink::default();
        houses::quay_run(&mut ink, super::draw::area(0.0, 0.0, quay.w, quay.h), seat, &values);
        Some(view! {
            <svg class="k-ghost" style:left=px(quay.x - a.x) style:top=px(quay.y - a.y) width=px(quay.w) height=px(quay.h) aria-hidden="true" inner_html=ink.0></svg>
        })
    };
    drawn.into_any()
}

/// A layer of a picture that is drawn anew only when what it shows has changed.
fn layer(draw: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    let drawn = Memo::new(move |_| draw());
    view! { <g inner_html=move || drawn.get()></g> }.into_any()
}

/// The houses and the road in a room of this size.
fn houses_in(ctx: Context, w: f64, h: f64, street: bool) -> AnyView {
    let board = ctx.board;
    let places = if street { Places::street(w, h) } else { Places::shelves(w, h) };
    let held = StoredValue::new(places.clone());
    let of_view = move |draw: fn(&Places, &View) -> String| {
        layer(move || held.with_value(|places| board.view.with(|view| draw(places, view))))
    };
    let teas = Tea::ALL
        .into_iter()
        .zip(places.teas)
        .map(|(tea, a)| place(board, Part::Tea(tea), a, "", format!("tea-{}", tea.index()), tag(ctx, Part::Tea(tea))));
    let stalls = (1..=6u8).zip(places.stalls).map(|(slot, stall)| {
        place(
            board,
            Part::Stall(slot),
            stall.whole.grown(1.0),
            "",
            format!("stall-{slot}"),
            tag(ctx, Part::Stall(slot)),
        )
    });
    let halls = Hall::ALL.into_iter().zip(places.halls).map(|(hall, a)| {
        place(board, Part::Hall(hall), a, "", format!("hall-{}", hall as u8), tag(ctx, Part::Hall(hall)))
    });
    let piers = Pier::ALL.into_iter().zip(places.piers).map(|(pier, at)| {
        let a = at.whole.grown(1.0);
        place(board, Part::Pier(pier), a, "", format!("pier-{}", pier.0), ghost(ctx, pier, a, at.quay))
    });
    let sign = places.signs[4];
    let crew_areas = places.crews;
    // The first free place is where a new set is pressed; with none free it is the sign of the house.
    let free = Memo::new(move |_| board.view.with(|view| view.table.crews.iter().position(Option::is_none)));
    let crews = move || {
        let free = free.get();
        let spot = |(index, a): (usize, Area)| {
            let part = if free == Some(index) { Part::Workshop } else { Part::Crew(index as u8) };
            place(board, part, a, "", format!("crew-{index}"), ().into_any())
        };
        view! {
            {crew_areas.into_iter().enumerate().map(spot).collect_view()}
            {free.is_none().then(|| place(board, Part::Workshop, sign, "k-sign", "workshop".into(), ().into_any()))}
        }
    };
    let road = Memo::new(move |_| board.view.with(|view| view.table.road));
    let markers = move || {
        let road = road.get();
        let (areas, (x, y)) = held.with_value(|places| places.road(&road));
        let spot = |steps: u8| {
            let a = areas[usize::from(steps) - 1];
            let name = format!("marker-{steps}");
            if steps <= 3 { place(board, Part::Marker(steps), a, "", name, ().into_any()) } else { anchor(a, name) }
        };
        view! { {(1..=6u8).map(spot).collect_view()}{anchor(super::draw::area(x - 18.0, y - 22.0, 36.0, 44.0), "assistant".into())} }
    };
    // What the automaton went for last bears a dotted ring of its colour until the next press.
    let aims = {
        let places = places.clone();
        let aimed = Memo::new(move |_| super::year::aim(ctx));
        move || {
            let a = match aimed.get()? {
                Part::Pier(pier) => places.piers[pier.index()].whole.grown(1.0),
                Part::Stall(slot) => places.stalls[usize::from(slot) - 1].whole.grown(1.0),
                Part::Hall(hall) => places.halls[hall as usize],
                Part::Crew(position) => places.crews[usize::from(position)],
                _ => return None,
            };
            Some(
                view! { <i class="k-aim s2" style:left=px(a.x) style:top=px(a.y) style:width=px(a.w) style:height=px(a.h)></i> },
            )
        }
    };
    let calm = Memo::new(move |_| {
        let untouched = board.picker.with(|picker| picker.pressed().is_empty());
        untouched && board.view.with(|view| view.table.work() == Work::Idle && view.table.stage == Stage::Turn)
    });
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=filled("0 0 {} {}", &[w, h], &[]) aria-hidden="true">
            <g inner_html=scenery::scenery(&places)></g>
            {of_view(|places, view| houses::road(places, &view.table))}
            {of_view(|places, view| houses::harvest(places, &view.table))}
            {of_view(houses::market)}
            {of_view(|places, view| houses::palace(places, &view.table))}
            {of_view(houses::harbour)}
            {of_view(|places, view| houses::production(places, &view.table))}
        </svg>
        <div class="k-spots" data-region="road" role="group" aria-label=text::ROAD>{markers}</div>
        <div class="k-spots" class:calm=calm data-region="houses" role="group" aria-label=text::BOARDS>
            {teas.collect_view()}{stalls.collect_view()}{halls.collect_view()}{piers.collect_view()}{crews}
            {aims}
        </div>
    }
    .into_any()
}

/// The five houses and the road.
pub fn houses(ctx: Context, street: bool) -> AnyView {
    room("k-houses", move |w, h| houses_in(ctx, w, h, street))
}

fn with_merchant<T>(board: BoardContext<Chai>, seat: Seat, read: impl FnOnce(&Merchant) -> T) -> T {
    board.view.with(|view| read(&view.table.merchants[seat]))
}

/// The own plantation in a room of this size.
fn own_hill_in(ctx: Context, w: f64, h: f64) -> AnyView {
    let board = ctx.board;
    let hill = Hill::new(w, h, false);
    let held = StoredValue::new(hill.clone());
    let of_merchant = move |draw: fn(&Hill, &Merchant) -> String| {
        layer(move || held.with_value(|hill| with_merchant(board, ctx.own(), |merchant| draw(hill, merchant))))
    };
    let trips = Memo::new(move |_| ctx.trips());
    let tokens = layer(move || {
        trips.with(|trips| {
            held.with_value(|hill| with_merchant(board, ctx.own(), |merchant| hill::tokens(hill, merchant, trips)))
        })
    });
    let journeys = layer(move || {
        trips.with(|trips| {
            held.with_value(|hill| with_merchant(board, ctx.own(), |merchant| trail::journeys(hill, trips, merchant)))
        })
    });
    let own = Memo::new(move |_| ctx.own());
    let spaces = move || {
        let seat = own.get();
        let spot = |space: Space| {
            let a = held.with_value(|hill| hill.spaces[space.index()]);
            place(board, Part::Space(space), a, "k-under", format!("hill-{seat}-{space}"), ().into_any())
        };
        Space::ALL.into_iter().map(spot).collect_view()
    };
    let lying = Memo::new(move |_| {
        trips.with(|trips| with_merchant(board, ctx.own(), |merchant| hill::resting(merchant, trips)))
    });
    let laid = move || {
        let lying = lying.get();
        let spot = |space: Space| {
            let passed = trips.with(|trips| hill::passed(space, trips));
            let cells = held.with_value(|hill| hill.tokens(space, lying[space.index()], passed));
            cells.into_iter().map(move |(tea, _, a)| {
                place(board, Part::Token(space, tea), a, "k-token", String::new(), ().into_any())
            })
        };
        Space::ALL.into_iter().flat_map(spot).collect_view()
    };
    let slots = move || {
        let seat = own.get();
        let spots = held.with_value(|hill| {
            let slots = hill::slots(hill)
                .map(|(slot, a)| place(board, Part::Slot(slot), a, "", format!("hill-{seat}-{slot}"), ().into_any()));
            let berths = hill::berths(hill).map(|(berth, a)| {
                place(board, Part::Berth(berth), a, "", format!("hill-{seat}-{berth}"), ().into_any())
            });
            slots.chain(berths).collect::<Vec<_>>()
        });
        spots.into_iter().collect_view()
    };
    view! {
        <svg class="k-picture" width=px(w) height=px(h) viewBox=filled("0 0 {} {}", &[w, h], &[]) aria-hidden="true">
            <g inner_html=hill::scenery(&hill)></g>
            {of_merchant(hill::cards)}
            {tokens}
        </svg>
        <div class="k-spots" data-region="plantation" role="group" aria-label=text::PLANTATION>{slots}{spaces}{laid}</div>
        <svg class="k-picture k-over" width=px(w) height=px(h) viewBox=filled("0 0 {} {}", &[w, h], &[]) aria-hidden="true">{journeys}</svg>
    }.into_any()
}

/// The own plantation.
pub fn own_hill(ctx: Context) -> AnyView {
    room("k-hill", move |w, h| own_hill_in(ctx, w, h))
}

/// The other merchant's plantation: only to be seen.
pub fn other_hill(ctx: Context, small: bool) -> AnyView {
    let board = ctx.board;
    let inside = move |w: f64, h: f64| {
        let hill = Hill::new(w, h, small);
        let held = StoredValue::new(hill.clone());
        let drawn = move |draw: fn(&Hill, &Merchant) -> String| {
            layer(move || held.with_value(|hill| with_merchant(board, ctx.other(), |merchant| draw(hill, merchant))))
        };
        let other = Memo::new(move |_| ctx.other());
        let anchors = move || {
            let seat = other.get();
            held.with_value(|hill| {
                let spaces = Space::ALL
                    .into_iter()
                    .map(|space| anchor(hill.spaces[space.index()], format!("hill-{seat}-{space}")));
                let slots = hill::slots(hill).map(|(slot, a)| anchor(a, format!("hill-{seat}-{slot}")));
                let berths = hill::berths(hill).map(|(berth, a)| anchor(a, format!("hill-{seat}-{berth}")));
                spaces.chain(slots).chain(berths).collect::<Vec<_>>()
            })
        };
        let label = move || {
            let seat = other.get();
            let name = board.shell.read(|table| table.name(seat));
            with_merchant(board, seat, |merchant| text::plantation_of(&name, merchant))
        };
        view! {
            <svg class="k-picture" width=px(w) height=px(h) viewBox=filled("0 0 {} {}", &[w, h], &[]) role="img" aria-label=label>
                <g inner_html=hill::scenery(&hill)></g>
                {drawn(hill::cards)}
                {drawn(|hill, merchant| hill::tokens(hill, merchant, &[]))}
            </svg>
            {anchors}
        }
        .into_any()
    };
    room("k-hill", inside)
}

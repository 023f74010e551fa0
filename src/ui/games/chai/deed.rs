//! What is being decided: what is asked, what can be chosen for it, and what is about to be done
//! with everything that would come of it.
//!
//! On a wide screen it is a panel under the tray; on a phone a strip over it. Prices and points
//! stand here before anything is committed.

use leptos::prelude::*;

use crate::engine::{Seat, Speaker, Words};
use crate::games::chai::places::{Berth, Space};
use crate::games::chai::press::Part;
use crate::games::chai::score;
use crate::games::chai::state::{Stage, Work};
use crate::games::chai::tea::Tea;
use crate::games::chai::text::{card_icon, tea_icon};
use crate::games::chai::{Action, Chai, Event};
use crate::ui::kit::{badge, icon};
use crate::ui::shell::spot::Spot;
use crate::ui::text as shell_words;

use super::draw::{Ink, area};
use super::journey::{End, Trip};
use super::pieces::{self, Cut, Laid, die_icon};
use super::plan::{Plan, Yard, lane_of, points};
use super::{conflict, text, year};

/// What kind of decision is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ask {
    /// None for whoever sits here.
    Nothing,
    /// The assistant's walk.
    Walk,
    /// Workers are to be placed.
    Turn,
    /// The placement was made.
    After,
    /// Teas are to be taken; perhaps steps as well.
    Teas,
    /// One of a few cards or ships.
    Three { ships: bool, count: u8 },
    /// A tea pays.
    Pay,
    /// A worker is changed for nothing.
    Nudge,
    /// A fight for a ship.
    Conflict,
    /// A junk is to be filled.
    Junk,
    /// A tea becomes another.
    Blend,
    /// Something that is pressed on the boards.
    Pieces,
}

fn ask(yard: Yard) -> Ask {
    let desk = yard.desk;
    if !desk.picker.with(|picker| picker.candidates().next().is_some() || !picker.pressed().is_empty()) {
        return Ask::Nothing;
    }
    desk.view.with(|view| {
        let table = &view.table;
        match table.work() {
            Work::Idle if table.stage == Stage::Walk => Ask::Walk,
            Work::Idle if table.placed => Ask::After,
            Work::Idle => Ask::Turn,
            Work::Shown { .. } | Work::Units { .. } | Work::Second { .. } => Ask::Teas,
            Work::Search(_) => Ask::Three { ships: false, count: view.cards.len().min(3) as u8 },
            Work::ShipSearch(_) => Ask::Three { ships: true, count: view.ships.len().min(3) as u8 },
            Work::Top(_) => Ask::Three { ships: false, count: 2 },
            Work::ShipTop(_) => Ask::Three { ships: true, count: 2 },
            Work::Pay { .. } => Ask::Pay,
            Work::Nudge(_) => Ask::Nudge,
            Work::Conflict { .. } => Ask::Conflict,
            Work::Junk { .. } => Ask::Junk,
            Work::Blend(_) => Ask::Blend,
            _ => Ask::Pieces,
        }
    })
}

fn picture(w: f64, h: f64, draw: impl FnOnce(&mut Ink)) -> AnyView {
    let mut ink = Ink::default();
    draw(&mut ink);
    view! { <svg class="k-piece" width=w height=h viewBox=format!("-3 -3 {} {}", w + 6.0, h + 6.0) aria-hidden="true" inner_html=ink.0></svg> }
        .into_any()
}

/// The six teas of the supply.
fn teas(yard: Yard) -> AnyView {
    let desk = yard.desk;
    let tea = |tea: Tea| {
        let left = move || desk.view.with(|view| view.table.supply.count(tea));
        view! { <Spot desk part=Part::Tea(tea) class="k-choice k-tea">{icon(tea_icon(tea), "i32")}<b>{left}</b></Spot> }
    };
    view! { <div class="k-choices k-teas" role="group" aria-label=text::TEAS>{Tea::ALL.map(tea).collect_view()}</div> }
        .into_any()
}

/// The three markers ahead.
fn markers(yard: Yard) -> AnyView {
    let desk = yard.desk;
    let road = Memo::new(move |_| desk.view.with(|view| view.table.road));
    let marker = move |steps: u8| {
        let drawn = move || {
            let road = road.get();
            let at = road.ahead(steps);
            picture(96.0, 44.0, |ink| pieces::marker(ink, area(0.0, 0.0, 96.0, 44.0), road.face(at), at.0, None))
        };
        view! { <Spot desk part=Part::Marker(steps) class="k-choice">{drawn}<b>{text::walk(steps)}</b></Spot> }
    };
    view! { <div class="k-choices k-markers" role="group" aria-label=text::MARKERS>{[1, 2, 3].map(marker).collect_view()}</div> }
        .into_any()
}

/// Cards or ships of which one is chosen.
fn three(yard: Yard, ships: bool, count: u8) -> AnyView {
    let desk = yard.desk;
    let one = move |number: u8| {
        let drawn = move || {
            let index = usize::from(number) - 1;
            desk.view.with(|view| match ships {
                true => view.ships.get(index).copied().flatten().map(|ship| {
                    picture(84.0, 118.0, |ink| pieces::ship(ink, area(0.0, 0.0, 84.0, 118.0), ship, None, Cut::Upright))
                }),
                false => view.cards.get(index).copied().flatten().map(|card| {
                    picture(130.0, 58.0, |ink| pieces::card(ink, area(0.0, 0.0, 130.0, 58.0), Laid::fresh(card)))
                }),
            })
        };
        view! { <Spot desk part=Part::Card(number) class="k-choice k-look">{drawn}</Spot> }
    };
    let class = if ships { "k-choices k-three ships" } else { "k-choices k-three" };
    view! { <div class=class role="group" aria-label=text::PICK_ONE>{(1..=count).map(one).collect_view()}</div> }
        .into_any()
}

/// Tokens of the own plantation with which something is paid or done.
fn tokens(yard: Yard, label: &'static str) -> AnyView {
    let desk = yard.desk;
    let held = Memo::new(move |_| desk.view.with(|view| view.table.merchants[view.whose()].tokens));
    let inside = move || {
        let held = held.get();
        let of_space = move |space: Space| {
            let teas: Vec<Tea> = held[space.index()].kinds().collect();
            teas.into_iter().map(move |tea| {
                view! { <Spot desk part=Part::Token(space, tea) class="k-choice k-tea">{icon(tea_icon(tea), "i28")}<b>{text::short_space(space)}</b></Spot> }
            })
        };
        Space::ALL.into_iter().flat_map(of_space).collect_view()
    };
    view! { <div class="k-choices k-tokens" role="group" aria-label=label>{inside}</div> }.into_any()
}

/// What a junk may be filled with: tokens of the dock and of the other ships.
fn junk(yard: Yard) -> AnyView {
    let desk = yard.desk;
    let held = Memo::new(move |_| {
        desk.view.with(|view| {
            let merchant = &view.table.merchants[view.whose()];
            (merchant.tokens[Space::Dock.index()], merchant.cargo, merchant.berths)
        })
    });
    let inside = move || {
        let (dock, cargo, berths) = held.get();
        let of_dock = dock.kinds().map(move |tea| (Part::Token(Space::Dock, tea), tea, text::DOCK));
        let of_ships = Berth::ALL.into_iter().flat_map(move |berth| {
            let name = berths[berth.index()].map_or("", |ship| ship.ship().name);
            cargo[berth.index()].kinds().map(move |tea| (Part::Cargo(berth, tea), tea, name)).collect::<Vec<_>>()
        });
        let all: Vec<_> = of_dock.chain(of_ships).collect();
        let one = |(part, tea, from): (Part, Tea, &'static str)| {
            view! { <Spot desk part class="k-choice k-tea">{icon(tea_icon(tea), "i28")}<b>{from}</b></Spot> }
        };
        all.into_iter().map(one).collect_view()
    };
    view! { <div class="k-choices k-tokens" role="group" aria-label=text::JUNK>{inside}</div> }.into_any()
}

/// One worker up or down, with what it costs; only where it can be done.
fn stepper(yard: Yard, free: bool) -> AnyView {
    let desk = yard.desk;
    let shown = Memo::new(move |_| {
        let value = yard.picked()?;
        let can = |part: Part| desk.is_lit(part) || desk.times(part) > 0;
        (can(Part::Plus) || can(Part::Minus)).then_some(value)
    });
    let inside = move || {
        let value = shown.get()?;
        let seat = yard.own();
        let button = |part: Part, id: &'static str, name: &'static str| {
            view! { <span title=name><Spot desk part class="k-nudge">{icon(id, "i20")}</Spot></span> }
        };
        Some(view! {
            <div class=format!("row k-stepper s{seat}")>
                {icon(&die_icon(seat, value), "k-small-die")}
                <span class="grow"><b>{text::CHANGE_A_WORKER}</b><span class="xs mute">{if free { text::FOR_NOTHING } else { text::A_TEA_A_STEP }}</span></span>
                {button(Part::Minus, "ui-minus", text::LOWER)}
                <b class="k-value">{value}</b>
                {button(Part::Plus, "ui-plus", text::RAISE)}
                {(!free).then(|| view! { <span class="delta cost">"−1"{icon("leaf", "i18")}</span> })}
            </div>
        })
    };
    inside.into_any()
}

/// Where a tea would go by each lane.
fn outcome(trips: &[Trip]) -> String {
    let Some(trip) = trips.iter().find(|trip| trip.moves() > 0).or(trips.first()) else { return String::new() };
    match trip.end {
        Some(End::Crate(_, 2)) => text::FILLS_A_CRATE.to_owned(),
        Some(End::Crate(..)) => text::INTO_A_CRATE.to_owned(),
        Some(End::Ship(_, ship)) => text::onto(ship.ship().name),
        None if trip.moves() == 0 => text::INTO_THE_FIELD.to_owned(),
        None if trip.rests() == Space::Dock => text::TO_THE_DOCK.to_owned(),
        None => text::stops_at(trip.rests()),
    }
}

/// The two lanes, each with what comes of it.
fn lanes(yard: Yard) -> AnyView {
    let desk = yard.desk;
    let inside = move || {
        let plans = yard.plans.get();
        (plans.len() == 2).then(|| {
            let chosen = yard.plan.with(|plan| plan.as_ref().and_then(|plan| plan.actions.iter().find_map(lane_of)));
            let one = |plan: Plan| {
                let lane = plan.actions.iter().find_map(lane_of)?;
                let words = text::lane(lane, &outcome(&plan.trips));
                let on = chosen == Some(lane);
                let mark = icon(if on { "ui-check" } else { "ui-up" }, "i18");
                // Where the lane is all that is asked it is a piece like others; ahead of that it is a choice of the page.
                Some(if plan.actions.len() == 1 {
                    view! { <Spot desk part=Part::Space(lane) class="k-lane">{mark}<span>{words}</span></Spot> }.into_any()
                } else {
                    view! { <button type="button" class="k-lane" class:on=on aria-pressed=on.to_string() on:click=move |_| yard.choose(lane)>{mark}<span>{words}</span></button> }.into_any()
                })
            };
            view! { <div class="k-lanes" role="group" aria-label=text::LANES>{plans.into_iter().filter_map(one).collect_view()}</div> }
        })
    };
    inside.into_any()
}

/// How many workers an action takes from the tray.
fn workers(action: &Action) -> u8 {
    match *action {
        Action::Harvest { .. } | Action::Market { .. } | Action::Palace(..) => 1,
        Action::Reserve(_, low, high) => high - low + 1,
        Action::Produce(_, count) | Action::Join(_, count) => count,
        _ => 0,
    }
}

/// What is told by the list of a journey, and need not be told again.
fn is_journey(event: &Event) -> bool {
    matches!(
        event,
        Event::Gained { .. }
            | Event::Moved { .. }
            | Event::Pushed { .. }
            | Event::Converted { .. }
            | Event::Bloomed { .. }
            | Event::Stored { .. }
            | Event::Loaded { .. }
            | Event::Points { .. }
    )
}

/// The stops of all trips as a list: the version of the drawn path that can be read.
fn journey(plan: &Plan) -> AnyView {
    let stop = |trip: &Trip, index: usize| {
        let stop = &trip.stops[index];
        let first = index == 0;
        let last = index + 1 == trip.stops.len();
        let mut words: Vec<String> = stop.cards.iter().map(|card| card.card().name.to_owned()).collect();
        words.dedup();
        let mut words = words.join(", ");
        let mut add = |more: String| {
            words = if words.is_empty() { more } else { format!("{words}, {more}") };
        };
        if let Some(to) = stop.becomes {
            add(text::becomes(to));
        }
        let mut icons: Vec<&'static str> = stop.cards.iter().map(|card| card_icon(*card)).collect();
        if last {
            match trip.end {
                Some(End::Crate(_, held)) => {
                    icons.push("cd-crate");
                    add(text::crate_holds(held));
                }
                Some(End::Ship(_, ship)) => {
                    icons.push(crate::games::chai::text::ship_icon(ship));
                    add(text::onto(ship.ship().name));
                }
                None if !first => add(text::RESTS.to_owned()),
                None => {}
            }
            if trip.lost() > 0 {
                add(text::lost(trip.lost()));
            }
        }
        if icons.is_empty() {
            icons.push(tea_icon(stop.becomes.unwrap_or(stop.tea)));
        }
        let mark = match (first, trip.enters) {
            (true, true) => icon("ui-plus", "i16"),
            (true, false) => icon("ui-pin", "i16"),
            _ => view! { <b>{index}</b> }.into_any(),
        };
        view! {
            <li>
                <i class="k-number">{mark}</i>
                <span class="k-where">{text::short_space(stop.at)}</span>
                <span class="k-acting">{icons.into_iter().map(|id| icon(id, "")).collect_view()}</span>
                <span class="grow">{text::sentence(&words, stop.tea)}</span>
                <b>{(stop.gives > 0).then(|| format!("+{}", stop.gives))}</b>
            </li>
        }
    };
    let rows = plan.trips.iter().flat_map(|trip| (0..trip.stops.len()).map(move |index| stop(trip, index)));
    view! { <ol class="k-journey">{rows.collect_view()}</ol> }.into_any()
}

fn effects(yard: Yard, plan: &Plan) -> AnyView {
    let seat = yard.desk.shell.peek(|mid| mid.to_act()).unwrap_or(Seat(0));
    let lines = yard.desk.shell.speak(|speaker| {
        let reader = Speaker { names: speaker.names, reader: crate::engine::Viewer::Seat(seat) };
        let told = plan.events.iter().filter(|event| !is_journey(event));
        told.filter_map(|event| Chai::line(event, &reader)).take(8).collect::<Vec<_>>()
    });
    let line = |line: crate::engine::Line| {
        view! { <li>{icon(line.icon, "i20")}<span class="grow">{line.text}</span><b>{line.aside}</b></li> }
    };
    view! { <ul class="effects">{lines.into_iter().map(line).collect_view()}</ul> }.into_any()
}

/// Points, workers and teas, before and after.
fn ledger(yard: Yard, plan: &Plan) -> AnyView {
    let seat = yard.own();
    let gain = points(&plan.events, seat);
    let used: u8 = plan.actions.iter().map(workers).sum();
    let paid = plan.events.iter().find_map(|event| match event {
        Event::Paid { tea, .. } => Some(*tea),
        _ => None,
    });
    let (total, free) =
        yard.desk.view.with(|view| (score::total(&view.table, seat), view.table.merchants[seat].dice.total()));
    let sign = if gain < 0 { "delta cost" } else { "delta gain" };
    view! {
        {(gain != 0).then(|| view! { <span class="k-sum-up"><span class="k-label">{text::POINTS}</span><b>{total}<i>" → "</i>{total + gain}</b><span class=sign>{shell_words::signed(gain)}{icon("star", "i18")}</span></span> })}
        {(used > 0).then(|| view! { <span class="k-sum-up"><span class="k-label">{text::WORKERS}</span><b>{free}<i>" → "</i>{free.saturating_sub(used)}</b><span class="delta cost">{format!("−{used}")}{icon("ui-dice", "i18")}</span></span> })}
        {paid.map(|tea| view! { <span class="k-sum-up"><span class="delta cost">"−1"{icon(tea_icon(tea), "i18")}</span></span> })}
    }
    .into_any()
}

/// The picture of an action: what it takes or goes to.
fn picture_of(yard: Yard, action: &Action) -> &'static str {
    yard.desk.view.with(|view| match *action {
        Action::Walk(_) => "assistant",
        Action::Take(tea) | Action::Harvest { tea, .. } | Action::Step { tea, .. } | Action::Pick(_, tea) => {
            tea_icon(tea)
        }
        Action::Pay(_, tea) | Action::RobDock(tea) | Action::Rob(_, tea) | Action::Load(_, tea) => tea_icon(tea),
        Action::Blend(_, _, tea) => tea_icon(tea),
        Action::Lane(_) => "ui-up",
        Action::Market { slot, .. } => match view.table.market.get(usize::from(slot) - 1).copied().flatten() {
            Some(card) => card_icon(card),
            None => "cd-back",
        },
        Action::Palace(hall, _) => ["pa-move", "pa-swap", "pa-refresh", "first-coin"][hall as usize],
        Action::Reserve(pier, ..) | Action::Send(pier) => {
            let deck = view.ships.first().copied().flatten();
            let ship = view.table.ships.get(pier.index()).copied().unwrap_or(deck);
            ship.map_or("bd-harbour", crate::games::chai::text::ship_icon)
        }
        Action::Answer(..) => "ui-shield",
        Action::Produce(..) | Action::Join(..) => "bd-production",
        Action::Raise(_) | Action::Lower(_) | Action::Reroll(_) => "ui-dice",
        Action::Plant(_) => match view.table.work() {
            Work::Plant { card, .. } => card_icon(card),
            _ => "cd-back",
        },
        Action::Act(slot) | Action::Carry(slot, _) => {
            view.table.merchants[view.whose()].slots[slot.index()].map_or("cd-back", card_icon)
        }
        Action::Exchange(..) => "pa-swap",
        Action::Keep(number) | Action::Top(number) => {
            let index = usize::from(number) - 1;
            let ships = matches!(view.table.work(), Work::ShipSearch(_) | Work::ShipTop(_));
            let card = view.cards.get(index).copied().flatten().filter(|_| !ships);
            let ship = view.ships.get(index).copied().flatten().filter(|_| ships);
            card.map(card_icon).or(ship.map(crate::games::chai::text::ship_icon)).unwrap_or("cd-back")
        }
        Action::Discard(_) => "ui-lost",
        _ => "ui-flag",
    })
}

fn cancel(yard: Yard, words: bool) -> AnyView {
    let inside = if words { view! { <span>{shell_words::CANCEL}</span> }.into_any() } else { icon("ui-close", "i20") };
    view! { <button type="button" class="btn" class:icon=!words aria-label=shell_words::CANCEL on:click=move |_| yard.desk.cancel()>{inside}</button> }
        .into_any()
}

fn verb(yard: Yard, plan: &Plan) -> String {
    plan.actions.first().map(|action| yard.desk.verb(*action)).unwrap_or_default()
}

fn heading(plan: &Plan) -> Option<String> {
    let trip = plan.trips.iter().find(|trip| trip.moves() > 0 || trip.end.is_some())?;
    let first = trip.stops.first()?.tea;
    Some(text::journey(first, trip.tea(), trip.end.is_some(), plan.trips.len()))
}

/// What is spelled, in full.
fn spelled(yard: Yard, plan: &Plan) -> AnyView {
    let verb = verb(yard, plan);
    let (title, eyebrow) = match heading(plan) {
        Some(title) => (title, verb.clone()),
        None => (verb.clone(), shell_words::YOUR_ACTION.to_owned()),
    };
    let drawn = plan.actions.first().map(|action| icon(picture_of(yard, action), "i40"));
    view! {
        <div class="row k-title">{drawn}<div class="grow"><span class="caps">{eyebrow}</span><h2>{title}</h2></div></div>
        {lanes(yard)}
        <div class="k-scrolls">{(!plan.trips.is_empty()).then(|| journey(plan))}{effects(yard, plan)}</div>
        <div class="k-ledger">{ledger(yard, plan)}</div>
        <div class="commit-buttons">
            {cancel(yard, true)}
            <button type="button" class="btn primary grow" data-commit="" on:click=move |_| yard.carry_out()>{icon("ui-check", "i20")}<span>{verb}</span></button>
        </div>
    }
    .into_any()
}

/// The buttons that are pieces of their own.
fn verbs(yard: Yard) -> AnyView {
    let desk = yard.desk;
    let button = move |part: Part, id: &'static str, verb: bool| {
        let shown = Memo::new(move |_| desk.is_lit(part) || desk.times(part) > 0);
        let name = move || desk.name(part);
        move || {
            shown
                .get()
                .then(|| view! { <Spot desk part verb class="k-verb">{icon(id, "i20")}<span>{name}</span></Spot> })
        }
    };
    view! {
        <div class="k-verbs" data-region="verbs">
            {button(Part::Done, "ui-check", true)}
            {button(Part::Yield, "ui-flag", false)}
            {button(Part::Pass, "ui-flag", false)}
            {button(Part::EndTurn, "ui-check", true)}
        </div>
    }
    .into_any()
}

/// What can be chosen, for each kind of decision.
fn choices(yard: Yard, ask: Ask, wide: bool) -> AnyView {
    match ask {
        Ask::Walk if wide => markers(yard),
        Ask::Teas if wide => teas(yard),
        // On a phone the Harvest board has them, where it is seen.
        Ask::Teas => (move || (yard.tab.get() != text::Tab::Boards).then(|| teas(yard))).into_any(),
        Ask::Three { ships, count } => three(yard, ships, count),
        Ask::Pay => tokens(yard, text::PAY_WITH),
        Ask::Junk => junk(yard),
        Ask::Blend => view! { {tokens(yard, text::YOUR_TOKENS)}{teas(yard)} }.into_any(),
        Ask::Turn | Ask::After => stepper(yard, false),
        Ask::Nudge => stepper(yard, true),
        Ask::Conflict => match wide {
            true => view! { {conflict::fight(yard)}{stepper(yard, false)} }.into_any(),
            false => stepper(yard, false),
        },
        _ => ().into_any(),
    }
}

/// What stands there while nothing is pressed.
fn hint(ask: Ask) -> Option<&'static str> {
    match ask {
        Ask::Turn => Some(text::HOW_TO_PLACE),
        Ask::After => Some(text::HOW_TO_END),
        _ => None,
    }
}

/// The panel of a wide screen.
pub fn panel(yard: Yard, wide: bool) -> AnyView {
    let asked = Memo::new(move |_| ask(yard));
    let picking = Memo::new(move |_| yard.desk.picker.with(|picker| !picker.pressed().is_empty()));
    let above = move || choices(yard, asked.get(), wide);
    let below = move || {
        match yard.plan.get() {
        Some(plan) => spelled(yard, &plan),
        None => view! {
            {lanes(yard)}
            {move || (!picking.get()).then(|| hint(asked.get()).map(|hint| view! { <p class="mute small k-hint">{hint}</p> }))}
            {move || picking.get().then(|| view! { <div class="commit-buttons"><span class="mute grow">{shell_words::PRESS_ON}</span>{cancel(yard, true)}</div> })}
        }
        .into_any(),
    }
    };
    let class = move || if asked.get() == Ask::Nothing { "panel k-deed idle" } else { "panel k-deed" };
    view! { <section class=class aria-label=shell_words::YOUR_ACTION data-region="deed">{above}{below}{verbs(yard)}</section> }.into_any()
}

/// The strip of a phone: choices above, then what is spelled in one line.
pub fn strip(yard: Yard) -> AnyView {
    let asked = Memo::new(move |_| ask(yard));
    let picking = Memo::new(move |_| yard.desk.picker.with(|picker| !picker.pressed().is_empty()));
    let above = move || choices(yard, asked.get(), false);
    let news = Memo::new(move |_| {
        yard.desk.shell.read(|mid| {
            let plies = mid.plies();
            let story = mid.story(plies.saturating_sub(30));
            story.into_iter().rfind(|told| told.line.major).map(|told| told.line)
        })
    });
    let told = move || {
        let line = news.get()?;
        let mark = line.seat.map(|seat| badge(seat, "s"));
        Some(view! { {mark}{icon(line.icon, "i28")}<span class="small grow">{line.text}</span> })
    };
    let line = move || {
        match yard.plan.get() {
        Some(plan) => {
            let verb = verb(yard, &plan);
            let drawn = plan.actions.first().map(|action| icon(picture_of(yard, action), "i32"));
            let crowded = plan.trips.iter().find(|trip| trip.tea() != trip.stops[0].tea);
            let turns = crowded.map(|trip| view! { {icon("ui-right", "i16")}{icon(tea_icon(trip.tea()), "i28")} });
            let words = outcome(&plan.trips);
            view! {
                {drawn}{turns}
                <span class="grow k-line"><b>{words}</b><span class="k-ledger">{ledger(yard, &plan)}</span></span>
                {cancel(yard, false)}
                <button type="button" class="btn primary" data-commit="" on:click=move |_| yard.carry_out()>{icon("ui-check", "i20")}<span>{verb}</span></button>
            }
            .into_any()
        }
        None => view! {
            {move || match (picking.get(), hint(asked.get())) {
                (true, _) => view! { <span class="mute small grow">{shell_words::PRESS_ON}</span>{cancel(yard, false)} }.into_any(),
                (false, Some(_)) if year::aim(yard).is_some() => year::line(yard),
                (false, Some(hint)) => view! { <span class="mute small grow">{hint}</span> }.into_any(),
                (false, None) if asked.get() == Ask::Nothing => told().into_any(),
                (false, None) => view! { <span class="grow"></span> }.into_any(),
            }}
            {verbs(yard)}
        }
        .into_any(),
    }
    };
    view! { <section class="k-strip" aria-label=shell_words::YOUR_ACTION data-region="deed">{above}{lanes(yard)}<div class="row k-strip-line">{line}</div></section> }
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chai::places::Pier;

    #[test]
    fn actions_tell_how_many_workers_they_take() {
        assert_eq!(workers(&Action::Reserve(Pier(0), 3, 6)), 4);
        assert_eq!(workers(&Action::Produce(2, 3)), 3);
        assert_eq!(workers(&Action::Harvest { die: 1, tea: Tea::Green, twice: false }), 1);
        assert_eq!(workers(&Action::Pass), 0);
    }
}

//! The consequences of an action: the destination of each tea, other effects, points and workers before and after.
//! Called by the panel and the strip of `decision.rs` before anything is committed. Depends on the plan, not on the
//! presses that led to it.

use leptos::prelude::*;

use crate::games::chai::data::{CardId, Family, ShipId};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::{Berth, Space};
use crate::games::chai::score;
use crate::games::chai::state::Work;
use crate::games::chai::view::View;
use crate::games::chai::words::icons::{card_icon, hall_icon, ship_icon, tea_icon};
use crate::games::chai::words::labels;
use crate::games::chai::{Action, Chai, Event};
use crate::table::plan::Plan;
use crate::ui::boards::Heading;
use crate::ui::kit::icon;
use crate::words::{Message, Words, signed};

use super::context::Context;
use super::journey::{End, Trip};
use super::plan::{self, points};
use super::say;

/// Describes what follows for a tea that ends its trip on the dock without being loaded.
fn at_dock(ctx: Context, tea: Tea) -> Message {
    let ships = ctx.board.view.with(|view| {
        let merchant = &view.table.merchants[view.shown_seat()];
        Berth::ALL.into_iter().filter(|berth| merchant.ship_needs(*berth, tea)).count()
    });
    if ships > 1 { labels::choose_ship() } else { labels::stops_at(Space::Dock) }
}

/// Describes the destination of a tea on the trips of a plan; `None` if there are no trips.
pub fn outcome(ctx: Context, plan: &Plan<Chai>, trips: &[Trip]) -> Option<Message> {
    let trip = trips.iter().find(|trip| trip.moves() > 0).or(trips.first())?;
    let sails = plan.events.iter().find_map(|event| match event {
        Event::Sailed { ship, reaches_goal, .. } => Some(labels::sails(*ship, *reaches_goal)),
        _ => None,
    });
    Some(match trip.end {
        Some(End::Ship(..)) if sails.is_some() => sails?,
        Some(End::Crate(_, 2)) => labels::fills_crate(),
        Some(End::Crate(..)) => labels::into_crate(),
        Some(End::Ship(_, ship)) => labels::onto(ship),
        None if trip.moves() == 0 => labels::into_field(),
        None if trip.final_space() == Space::Dock => at_dock(ctx, trip.tea()),
        None => labels::stops_at(trip.final_space()),
    })
}

/// Describes what the set that the plan places or enlarges in Production yields at the end of the year; `None` if the
/// plan does neither.
pub fn production(plan: &Plan<Chai>) -> Option<Message> {
    plan.events.iter().find_map(|event| match event {
        Event::Produced { position, .. } | Event::Joined { position, .. } => Some(labels::year_end(*position)),
        _ => None,
    })
}

fn workers_used(action: &Action) -> u8 {
    match *action {
        Action::Harvest { .. } | Action::Market { .. } | Action::Palace(..) => 1,
        Action::Reserve(_, low, high) => high - low + 1,
        Action::Produce(_, count) | Action::Join(_, count) => count,
        _ => 0,
    }
}

/// Whether the list of a journey already shows the event.
pub fn is_journey(event: &Event) -> bool {
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

/// Draws the stops of all trips as a list: the readable version of the drawn path.
pub fn journey(ctx: Context, trips: &[Trip]) -> AnyView {
    let stop = |trip: &Trip, index: usize| {
        let stop = &trip.stops[index];
        let is_first = index == 0;
        let is_last = index + 1 == trip.stops.len();
        let mut notes: Vec<Message> = stop.cards.iter().map(|card| labels::card(*card)).collect();
        notes.dedup();
        notes.extend(stop.converted_to.map(labels::becomes));
        let mut icons: Vec<&'static str> = stop.cards.iter().map(|card| card_icon(*card)).collect();
        if is_last {
            match trip.end {
                Some(End::Crate(_, held)) => {
                    icons.push("cd-crate");
                    notes.push(labels::crate_holds(held));
                }
                Some(End::Ship(_, ship)) => {
                    icons.push(ship_icon(ship));
                    notes.push(labels::onto(ship));
                }
                None if stop.space == Space::Dock => notes.push(at_dock(ctx, trip.tea())),
                None if !is_first => notes.push(labels::rests()),
                None => {}
            }
            if trip.lost_steps() > 0 {
                notes.push(labels::lost(trip.lost_steps()));
            }
        }
        if icons.is_empty() {
            icons.push(tea_icon(stop.converted_to.unwrap_or(stop.tea)));
        }
        let mark = match (is_first, trip.enters) {
            (true, true) => icon("ui-plus", "i16"),
            (true, false) => icon("ui-pin", "i16"),
            _ => view! { <b>{index}</b> }.into_any(),
        };
        view! {
            <li>
                <i class="k-number">{mark}</i>
                <span class="k-where">{say(&labels::space(stop.space))}</span>
                <span class="k-acting">{icons.into_iter().map(|id| icon(id, "")).collect_view()}</span>
                <span class="grow">{say(&labels::stop(notes, stop.tea))}</span>
                <b>{(stop.steps > 0).then(|| format!("+{}", stop.steps))}</b>
            </li>
        }
        .into_any()
    };
    let rows = trips.iter().flat_map(|trip| (0..trip.stops.len()).map(move |index| stop(trip, index)));
    view! { <ol class="k-journey">{rows.collect_view()}</ol> }.into_any()
}

/// Draws points, workers and teas, before and after.
pub fn ledger(ctx: Context, plan: &Plan<Chai>) -> AnyView {
    let seat = ctx.own_seat();
    let gain = points(&plan.events, seat);
    let used: u8 = plan.actions.iter().map(workers_used).sum();
    let paid = plan.events.iter().find_map(|event| match event {
        Event::Paid { tea, .. } => Some(*tea),
        _ => None,
    });
    let (total, free) =
        ctx.board.view.with(|view| (score::total(&view.table, seat), view.table.merchants[seat].dice.total()));
    let class = if gain < 0 { "delta cost" } else { "delta gain" };
    let points = (gain != 0).then(|| {
        view! {
            <span class="k-sum-up">
                <span class="k-label">{say(&labels::points())}</span>
                <b>{total}<i>" → "</i>{total + gain}</b>
                <span class=class>{signed(gain)}{icon("star", "i18")}</span>
            </span>
        }
        .into_any()
    });
    let workers = (used > 0).then(|| {
        view! {
            <span class="k-sum-up">
                <span class="k-label">{say(&labels::workers())}</span>
                <b>{free}<i>" → "</i>{free.saturating_sub(used)}</b>
                <span class="delta cost">{format!("−{used}")}{icon("ui-dice", "i18")}</span>
            </span>
        }
        .into_any()
    });
    let paid = paid.map(|tea| {
        view! { <span class="k-sum-up"><span class="delta cost">"−1"{icon(tea_icon(tea), "i18")}</span></span> }
            .into_any()
    });
    view! { {points}{workers}{paid} }.into_any()
}

/// The card or ship that an action is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    Card(CardId),
    Ship(ShipId),
}

impl Goal {
    /// Returns the goal of an action, if it is visible.
    fn of_action(view: &View, action: &Action) -> Option<Goal> {
        let table = &view.table;
        match *action {
            Action::Market { slot, .. } => view.card_at(slot).map(Goal::Card),
            Action::Reserve(pier, ..) | Action::Send(pier) => view.ship_at(pier).map(Goal::Ship),
            Action::Answer(..) => match table.work() {
                Work::Conflict { pier, .. } => view.ship_at(pier).map(Goal::Ship),
                _ => None,
            },
            Action::Plant(_) => match table.work() {
                Work::Plant { card, .. } => Some(Goal::Card(card)),
                _ => None,
            },
            Action::Keep(number) | Action::Top(number) => {
                let index = usize::from(number) - 1;
                if matches!(table.work(), Work::ShipSearch(_) | Work::ShipTop(_)) {
                    return view.ships.get(index).copied().flatten().map(Goal::Ship);
                }
                view.cards.get(index).copied().flatten().map(Goal::Card)
            }
            _ => None,
        }
    }
}

/// Draws the goal of an action in one row: the name, teas and points of a card or ship.
pub fn goal(ctx: Context, action: &Action) -> Option<AnyView> {
    let goal = ctx.board.view.with(|view| Goal::of_action(view, action))?;
    let (name, teas, any_count, points) = match goal {
        Goal::Card(card) => {
            let printed = card.card();
            let converted = match printed.family {
                Family::Conversion(to) => Some(to),
                _ => None,
            };
            let teas: Vec<(Tea, u8)> = printed.teas.iter().chain(converted).map(|tea| (tea, 1)).collect();
            (labels::card(card), teas, 0, printed.points)
        }
        Goal::Ship(ship) => {
            let printed = ship.ship();
            let teas = printed.demand.kinds().map(|tea| (tea, printed.demand.count(tea))).collect();
            (labels::ship(ship), teas, if printed.is_junk() { printed.size } else { 0 }, printed.points)
        }
    };
    let tea = |(tea, count): (Tea, u8)| {
        let times = (count > 1).then(|| view! { <b>{say(&labels::times(count))}</b> }.into_any());
        view! { {icon(tea_icon(tea), "i18")}{times} }.into_any()
    };
    Some(
        view! {
            <b>{say(&name)}</b>
            <span class="k-facts">
                {teas.into_iter().map(tea).collect_view()}
                {(any_count > 0).then(|| say(&labels::any_teas(any_count)))}
                {icon("star", "i18")}<b>{points}</b>
            </span>
        }
        .into_any(),
    )
}

/// Returns the symbol of an action: the piece that it takes, or its destination.
pub fn action_icon(view: &View, action: &Action) -> &'static str {
    match Goal::of_action(view, action) {
        Some(Goal::Card(card)) => return card_icon(card),
        Some(Goal::Ship(ship)) if !matches!(action, Action::Answer(..)) => return ship_icon(ship),
        _ => {}
    }
    match *action {
        Action::Walk(_) => "assistant",
        Action::Take(tea) | Action::Harvest { tea, .. } | Action::Step { tea, .. } | Action::Pick(_, tea) => {
            tea_icon(tea)
        }
        Action::Pay(_, tea) | Action::RobDock(tea) | Action::Rob(_, tea) | Action::Load(_, tea) => tea_icon(tea),
        Action::Blend(_, _, tea) => tea_icon(tea),
        Action::Lane(_) => "ui-up",
        Action::Palace(hall, _) => hall_icon(hall),
        Action::Reserve(..) | Action::Send(_) => "bd-harbour",
        Action::Answer(..) => "ui-shield",
        Action::Produce(..) | Action::Join(..) => "bd-production",
        Action::Raise(_) | Action::Lower(_) | Action::Reroll(_) => "ui-dice",
        Action::Market { .. } | Action::Plant(_) | Action::Keep(_) | Action::Top(_) => "cd-back",
        Action::Act(slot) | Action::Carry(slot, _) => {
            view.table.merchants[view.shown_seat()].slots[slot.index()].map_or("cd-back", card_icon)
        }
        Action::Exchange(..) => "pa-swap",
        Action::Discard(_) => "ui-lost",
        _ => "ui-flag",
    }
}

/// Returns the heading of a plan: its journey below its verb or, if no tea travels, the verb alone.
pub fn heading_of(view: &View, plan: &Plan<Chai>) -> Heading {
    let mut heading = Heading::new(plan, plan.first().map_or("", |action| action_icon(view, action)));
    // A slot or a payment can be pressed along with what asks for it: the button says which.
    if let Some(answer) = plan.actions.iter().rfind(|action| matches!(action, Action::Plant(_) | Action::Pay(..))) {
        heading.button = say(&Chai::verb(view, answer));
    }
    let trips = plan::trips(plan);
    // Cards can push a tea further than its step: the button says how far.
    if let ([Action::Step { from, tea, .. }], [trip]) = (&plan.actions[..], &trips[..])
        && *from != Space::Field
    {
        heading.button = say(&Chai::verb(view, &Action::Step { from: *from, tea: *tea, to: trip.final_space() }));
    }
    let trip = trips.iter().find(|trip| trip.moves() > 0 || trip.end.is_some());
    match trip.and_then(|trip| Some((trip, trip.stops.first()?.tea))) {
        Some((trip, first)) => {
            let title = say(&labels::journey(first, trip.tea(), trip.end.is_some(), trips.len()));
            Heading { above: plan.verb.clone(), title, ..heading }
        }
        None => heading,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chai::places::Pier;

    #[test]
    fn placements_and_runs_use_their_workers() {
        assert_eq!(workers_used(&Action::Reserve(Pier(0), 3, 6)), 4);
        assert_eq!(workers_used(&Action::Produce(2, 3)), 3);
        assert_eq!(workers_used(&Action::Harvest { die: 1, tea: Tea::Green, twice: false }), 1);
        assert_eq!(workers_used(&Action::Pass), 0);
    }
}

//! The current decision: the question, the choices, and the pending action with all its consequences. On a wide screen
//! it is a panel under the tray; on a phone a strip over it. Prices and points are shown before anything is committed.

use leptos::prelude::*;

use crate::games::chai::data::{CardId, ShipId};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::{Berth, Space};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Side, Stage, Work};
use crate::games::chai::words::icons::{ability_icon, tea_icon};
use crate::games::chai::words::labels;
use crate::games::chai::{Action, Chai};
use crate::table::plan::Plan;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::decision::Decision;
use crate::ui::shell::log::latest;
use crate::ui::shell::spot::Spot;
use crate::words::{Line, Message};

use super::area::area;
use super::cards::{Card, PlacedCard};
use super::context::{Context, Tab};
use super::ledger::{goal, journey, ledger, outcome, picture_of, production};
use super::pieces::{Marker, die_icon};
use super::plan::{self, lane_of};
use super::ships::{Cut, ShipCard};
use super::{conflict, say, year};

/// The current decision of the player in front of the screen, by the choices drawn for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DecisionKind {
    /// No decision for the player in front of the screen.
    Nothing,
    Walk,
    /// Workers can be placed.
    Turn,
    /// The placement was made.
    Placed,
    /// Teas are taken, perhaps with steps.
    Teas,
    /// One of a few cards or ships is chosen.
    PickOne {
        ships: bool,
        count: u8,
    },
    Pay,
    /// A worker is changed for free.
    Nudge,
    Conflict,
    Junk,
    Blend,
    /// A card waits for a slot.
    Plant(CardId),
    /// Pieces on the boards are pressed.
    Pieces,
}

fn ask(ctx: Context) -> DecisionKind {
    let board = ctx.board;
    if !board.is_asked() {
        return DecisionKind::Nothing;
    }
    board.view.with(|view| {
        let table = &view.table;
        match table.work() {
            Work::Idle if table.stage == Stage::Walk => DecisionKind::Walk,
            Work::Idle if matches!(table.stage, Stage::Sides(_)) => DecisionKind::Pieces,
            Work::Idle if table.placed => DecisionKind::Placed,
            Work::Idle => DecisionKind::Turn,
            Work::Shown { .. } | Work::Units { .. } | Work::Second { .. } | Work::FreeTea(_) => DecisionKind::Teas,
            Work::Search(_) | Work::Top(_) => DecisionKind::PickOne { ships: false, count: view.choice_count() },
            Work::ShipSearch(_) | Work::ShipTop(_) => DecisionKind::PickOne { ships: true, count: view.choice_count() },
            Work::Pay { .. } => DecisionKind::Pay,
            Work::Nudge(_) => DecisionKind::Nudge,
            Work::Conflict { .. } => DecisionKind::Conflict,
            Work::Junk { .. } => DecisionKind::Junk,
            Work::Blend(_) => DecisionKind::Blend,
            Work::Plant { card, .. } => DecisionKind::Plant(card),
            _ => DecisionKind::Pieces,
        }
    })
}

/// A piece of this size beside a choice.
#[component]
fn Piece(w: f64, h: f64, children: Children) -> impl IntoView {
    view! {
        <svg class="k-piece" width=w height=h viewBox=format!("-3 -3 {} {}", w + 6.0, h + 6.0) aria-hidden="true">
            {children()}
        </svg>
    }
}

fn teas(ctx: Context) -> AnyView {
    let board = ctx.board;
    let tea = |tea: Tea| {
        let left = move || board.view.with(|view| view.table.supply.count(tea));
        let drawn = icon(tea_icon(tea), "i32");
        view! { <Spot board part=Part::Tea(tea) class="k-choice k-tea">{drawn}<b>{move || left()}</b></Spot> }
            .into_any()
    };
    let teas = Tea::ALL.map(tea).collect_view();
    view! { <div class="k-choices k-teas" role="group" aria-label=say(&labels::teas())>{teas}</div> }.into_any()
}

/// Draws the next three harvest markers, one of which is chosen by the number of steps to it.
fn markers(ctx: Context) -> AnyView {
    let board = ctx.board;
    let road = Memo::new(move |_| board.view.with(|view| view.table.road));
    let marker = move |steps: u8| {
        let drawn = move || {
            let road = road.get();
            let at = road.ahead(steps);
            let (face, whole) = (road.face(at), area(0.0, 0.0, 96.0, 44.0));
            view! {
                <Piece w=whole.w h=whole.h>
                    <Marker at=whole teas=face.teas units=face.units side=at.0 number=None/>
                </Piece>
            }
        };
        let ahead = say(&labels::walk(steps));
        view! { <Spot board part=Part::Marker(steps) class="k-choice">{move || drawn()}<b>{ahead}</b></Spot> }
            .into_any()
    };
    let markers = [1, 2, 3].map(marker).collect_view();
    view! { <div class="k-choices k-markers" role="group" aria-label=say(&labels::markers())>{markers}</div> }
        .into_any()
}

/// A piece drawn from a deck.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    Card(CardId),
    Ship(ShipId),
}

fn choice_piece(drawn: Drawn) -> AnyView {
    match drawn {
        Drawn::Ship(ship) => {
            let at = area(0.0, 0.0, 84.0, 118.0);
            view! { <Piece w=at.w h=at.h><ShipCard at ship cargo=None cut=Cut::Upright/></Piece> }.into_any()
        }
        Drawn::Card(card) => {
            let at = area(0.0, 0.0, 130.0, 58.0);
            view! { <Piece w=at.w h=at.h><Card at laid=PlacedCard::fresh(card)/></Piece> }.into_any()
        }
    }
}

/// Draws the cards or ships of which one is chosen.
fn pick_one(ctx: Context, ships: bool, count: u8) -> AnyView {
    let board = ctx.board;
    let one = move |number: u8| {
        let drawn = Memo::new(move |_| {
            let index = usize::from(number) - 1;
            board.view.with(|view| match ships {
                true => view.ships.get(index).copied().flatten().map(Drawn::Ship),
                false => view.cards.get(index).copied().flatten().map(Drawn::Card),
            })
        });
        let drawn = move || drawn.get().map(choice_piece);
        view! { <Spot board part=Part::Card(number) class="k-choice k-look">{move || drawn()}</Spot> }.into_any()
    };
    let class = if ships { "k-choices k-three ships" } else { "k-choices k-three" };
    let choices = (1..=count).map(one).collect_view();
    view! { <div class=class role="group" aria-label=say(&labels::keep_one())>{choices}</div> }.into_any()
}

/// Draws the tokens of the player's own plantation that can pay or be used.
fn tokens(ctx: Context, label: &Message) -> AnyView {
    let board = ctx.board;
    let held = Memo::new(move |_| board.view.with(|view| view.table.merchants[view.shown_seat()].tokens));
    let inside = move || {
        let held = held.get();
        let of_space = move |space: Space| {
            let teas: Vec<Tea> = held[space.index()].kinds().collect();
            teas.into_iter().map(move |tea| {
                let (drawn, part) = (icon(tea_icon(tea), "i28"), Part::Token(space, tea));
                let place = say(&labels::space(space));
                view! { <Spot board part class="k-choice k-tea">{drawn}<b>{place}</b></Spot> }.into_any()
            })
        };
        Space::ALL.into_iter().flat_map(of_space).collect_view()
    };
    view! { <div class="k-choices k-tokens" role="group" aria-label=say(label)>{move || inside()}</div> }.into_any()
}

/// Draws the tokens that can fill a junk: from the dock and the other ships.
fn junk(ctx: Context) -> AnyView {
    let board = ctx.board;
    let held = Memo::new(move |_| {
        board.view.with(|view| {
            let merchant = &view.table.merchants[view.shown_seat()];
            (merchant.tokens[Space::Dock.index()], merchant.cargo, merchant.berths)
        })
    });
    let inside = move || {
        let (dock, cargo, berths) = held.get();
        let of_dock = dock.kinds().map(move |tea| (Part::Token(Space::Dock, tea), tea, labels::space(Space::Dock)));
        let of_ships = Berth::ALL.into_iter().flat_map(move |berth| {
            let ship = berths[berth.index()];
            let teas = cargo[berth.index()].kinds();
            teas.filter_map(move |tea| Some((Part::Cargo(berth, tea), tea, labels::ship(ship?)))).collect::<Vec<_>>()
        });
        let all: Vec<_> = of_dock.chain(of_ships).collect();
        let one = |(part, tea, from): (Part, Tea, Message)| {
            view! { <Spot board part class="k-choice k-tea">{icon(tea_icon(tea), "i28")}<b>{say(&from)}</b></Spot> }
                .into_any()
        };
        all.into_iter().map(one).collect_view()
    };
    view! { <div class="k-choices k-tokens" role="group" aria-label=say(&labels::junk())>{move || inside()}</div> }
        .into_any()
}

/// Draws the control that changes a worker by one, with its price; only where that is possible.
fn stepper(ctx: Context, free: bool) -> AnyView {
    let board = ctx.board;
    let shown = Memo::new(move |_| {
        let value = ctx.picked()?;
        let can = |part: Part| board.is_lit(part) || board.times(part) > 0;
        (can(Part::Plus) || can(Part::Minus)).then_some(value)
    });
    let inside = move || {
        let value = shown.get()?;
        let seat = ctx.own();
        let price = say(&if free { labels::for_free() } else { labels::tea_a_step() });
        let button = |part: Part, id: &'static str, name: Message| {
            view! { <span title=say(&name)><Spot board part class="k-nudge">{icon(id, "i20")}</Spot></span> }
        };
        Some(view! {
            <div class=format!("row k-stepper s{seat}")>
                {icon(&die_icon(seat, value), "k-small-die")}
                <span class="grow">
                    <b>{say(&labels::change_worker())}</b><span class="xs mute">{price}</span>
                </span>
                {button(Part::Minus, "ui-minus", labels::lower())}
                <b class="k-value">{value}</b>
                {button(Part::Plus, "ui-plus", labels::raise())}
                {(!free).then(|| view! { <span class="delta cost">"−1"{icon("leaf", "i18")}</span> })}
            </div>
        })
    };
    inside.into_any()
}

fn lanes(ctx: Context) -> AnyView {
    let board = ctx.board;
    let inside = move || {
        let plans = board.ways();
        (plans.len() == 2).then(|| {
            let chosen = board.with_plan(|plan| plan.actions.iter().find_map(lane_of)).flatten();
            let one = |plan: Plan<Chai>| {
                let lane = plan.actions.iter().find_map(lane_of)?;
                let words = say(&labels::lane(lane, outcome(&plan::trips(&plan))));
                let on = chosen == Some(lane);
                let wanted = !on && ctx.board.shell.guide.asks(&Action::Lane(lane).to_string());
                let mark = icon(if on { "ui-check" } else { "ui-up" }, "i18");
                // In a plan of one action the lane is a part like any other. As the follow-up of another action it is
                // chosen in advance, and the picker does not record it.
                Some(if plan.actions.len() == 1 {
                    view! {
                        <Spot board part=Part::Space(lane) verb=true class="k-lane">{mark}<span>{words}</span></Spot>
                    }
                    .into_any()
                } else {
                    view! {
                        <button type="button" class="k-lane" class:on=on class:hinted=wanted
                            data-press-next=wanted.then_some("") aria-pressed=on.to_string()
                            on:click=move |_| board.choose_along(Action::Lane(lane))>{mark}<span>{words}</span></button>
                    }
                    .into_any()
                })
            };
            let lanes = plans.into_iter().filter_map(one).collect_view();
            view! { <div class="k-lanes" role="group" aria-label=say(&labels::lanes())>{lanes}</div> }
        })
    };
    inside.into_any()
}

/// Draws the middle of a plan's frame: the lanes, the journey and its results.
fn middle(ctx: Context, plan: &Plan<Chai>) -> AnyView {
    if !plan.is_ready() {
        return lanes(ctx);
    }
    let trips = plan::trips(plan);
    let later = production(plan)
        .map(|words| view! { <p class="k-later">{icon("bd-production", "i20")}<span>{say(&words)}</span></p> });
    view! {
        {lanes(ctx)}
        {(!trips.is_empty()).then(|| view! { <div class="k-scrolls">{journey(&trips)}</div> })}
        {later}
        <div class="k-ledger">{ledger(ctx, plan)}</div>
    }
    .into_any()
}

/// Draws the lit or pressed parts that are not pieces: the merchant's sides, done, yield, pass, the end of the turn.
fn verbs(ctx: Context) -> AnyView {
    let board = ctx.board;
    let button = move |part: Part, id: &'static str, verb: bool| {
        let shown = Memo::new(move |_| board.is_lit(part) || board.times(part) > 0);
        let name = move || board.name(part);
        let drawn = move || match part {
            Part::Side(Side::B) => board.view.with(|view| ability_icon(view.table.ability(view.shown_seat()))),
            _ => id,
        };
        move || {
            shown.get().then(|| {
                let inside = view! { {icon(drawn(), "i20")}<span>{move || name()}</span> };
                view! { <Spot board part verb class="k-verb">{inside}</Spot> }
            })
        }
    };
    view! {
        <div class="k-verbs" data-region="verbs">
            {button(Part::Side(Side::A), "star", true)}
            {button(Part::Side(Side::B), "star", true)}
            {button(Part::Done, "ui-check", true)}
            {button(Part::Yield, "ui-flag", false)}
            {button(Part::Pass, "ui-flag", true)}
            {button(Part::EndTurn, "ui-check", true)}
        </div>
    }
    .into_any()
}

/// Draws the choices of each kind of decision.
fn choices(ctx: Context, ask: DecisionKind, wide: bool) -> AnyView {
    match ask {
        DecisionKind::Walk if wide => markers(ctx),
        DecisionKind::Teas if wide => teas(ctx),
        // On a phone the teas are pressed on the Harvest board while it is visible.
        DecisionKind::Teas => (move || (ctx.tab.get() != Tab::Boards).then(|| teas(ctx))).into_any(),
        DecisionKind::PickOne { ships, count } => pick_one(ctx, ships, count),
        DecisionKind::Pay => tokens(ctx, &labels::pay_with()),
        DecisionKind::Junk => junk(ctx),
        DecisionKind::Plant(card) => {
            view! { <div class="k-choices k-ready">{choice_piece(Drawn::Card(card))}</div> }.into_any()
        }
        DecisionKind::Blend => view! { {tokens(ctx, &labels::your_tokens())}{teas(ctx)} }.into_any(),
        DecisionKind::Turn | DecisionKind::Placed | DecisionKind::Nudge => stepper(ctx, ask == DecisionKind::Nudge),
        DecisionKind::Conflict if wide => view! { {conflict::fight(ctx)}{stepper(ctx, false)} }.into_any(),
        DecisionKind::Conflict => stepper(ctx, false),
        _ => ().into_any(),
    }
}

/// Returns the text shown while nothing is pressed; `None` if this kind of decision has none.
fn hint(ctx: Context, ask: DecisionKind) -> Option<String> {
    match ask {
        DecisionKind::Turn => {
            let changes = ctx.board.view.with(|view| view.can_change_worker(view.shown_seat()));
            Some(say(&if changes { labels::place_or_change() } else { labels::how_to_place() }))
        }
        DecisionKind::Placed => Some(say(&ctx.board.view.with(labels::to_end))),
        _ => None,
    }
}

fn is_planned(ctx: Context) -> Memo<bool> {
    Memo::new(move |_| ctx.board.with_plan(|_| ()).is_some())
}

pub fn panel(ctx: Context, wide: bool) -> AnyView {
    let board = ctx.board;
    let asked = Memo::new(move |_| ask(ctx));
    let planned = is_planned(ctx);
    let above = move || choices(ctx, asked.get(), wide);
    let waits = move || {
        let hint = || hint(ctx, asked.get()).map(|hint| view! { <p class="mute small k-hint">{hint}</p> });
        (!planned.get()).then(|| view! { {lanes(ctx)}{hint()} })
    };
    let class = move || if asked.get() == DecisionKind::Nothing { "panel k-decision idle" } else { "panel k-decision" };
    view! {
        <div class=move || class() data-region="decision">
            {move || above()}
            {move || waits()}
            <Decision board middle=move |plan| middle(ctx, plan)/>
            {verbs(ctx)}
        </div>
    }
    .into_any()
}

/// Draws the plan as one line for a phone: its goal or its results.
fn line_of(ctx: Context, asked: DecisionKind, plan: &Plan<Chai>) -> AnyView {
    if !plan.is_ready() {
        return stepper(ctx, asked == DecisionKind::Nudge);
    }
    let trips = plan::trips(plan);
    let drawn = plan.first().map(|action| icon(ctx.board.view.with(|view| picture_of(view, action)), "i32"));
    let crowded = trips.iter().find(|trip| trip.tea() != trip.stops[0].tea);
    let turns = crowded.map(|trip| view! { {icon("ui-right", "i16")}{icon(tea_icon(trip.tea()), "i28")} });
    let goal = plan.first().filter(|_| trips.is_empty()).and_then(|action| goal(ctx, action));
    let words = || production(plan).or_else(|| outcome(&trips)).map(|words| say(&words));
    let line = goal.unwrap_or_else(|| view! { <b>{words()}</b> }.into_any());
    view! { {drawn}{turns}<span class="grow k-line">{line}<span class="k-ledger">{ledger(ctx, plan)}</span></span> }
        .into_any()
}

/// Draws the phone's line while there is no plan: the question or the latest event.
fn open_line(ctx: Context, asked: DecisionKind, news: Option<Line<String>>) -> AnyView {
    match (hint(ctx, asked), asked, news) {
        (Some(_), ..) if year::aim(ctx).is_some() => year::line(ctx),
        (Some(hint), ..) => view! { <span class="mute small grow">{hint}</span> }.into_any(),
        (None, DecisionKind::Plant(card), _) => choice_piece(Drawn::Card(card)),
        (None, DecisionKind::Nothing | DecisionKind::Walk | DecisionKind::Teas | DecisionKind::Pieces, Some(line)) => {
            let mark = line.seat.map(|seat| badge(seat, "s"));
            view! { {mark}{icon(line.icon, "i28")}<span class="small grow">{line.text}</span> }.into_any()
        }
        _ => view! { <span class="grow"></span> }.into_any(),
    }
}

/// Draws the strip of a phone: choices at the top, then the planned action in one line.
pub fn strip(ctx: Context) -> AnyView {
    let asked = Memo::new(move |_| ask(ctx));
    let board = ctx.board;
    let planned = is_planned(ctx);
    let ready = Memo::new(move |_| board.with_plan(Plan::is_ready) == Some(true));
    let above = move || match asked.get() {
        // The change of a worker and the card for a slot are in the line below.
        DecisionKind::Turn
        | DecisionKind::Placed
        | DecisionKind::Nudge
        | DecisionKind::Conflict
        | DecisionKind::Plant(_) => ().into_any(),
        ask => choices(ctx, ask, false),
    };
    let news = latest(board.shell);
    let line = move || match planned.get() {
        true => view! { <Decision board middle=move |plan| line_of(ctx, asked.get_untracked(), plan)/> }.into_any(),
        false => (move || open_line(ctx, asked.get(), news.get().map(|news| news.line))).into_any(),
    };
    view! {
        <div class="k-strip" data-region="decision">
            {move || above()}
            {lanes(ctx)}
            <div class="row k-strip-line">{move || line()}{move || (!ready.get()).then(|| verbs(ctx))}</div>
        </div>
    }
    .into_any()
}

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
use crate::table::voice::Kind;
use crate::ui::kit::{Memo, badge, icon};
use crate::ui::shell::decision::Decision;
use crate::ui::shell::log::latest;
use crate::ui::shell::opponents::automatic_answer;
use crate::ui::shell::spot::Spot;
use crate::words::{Line, Message};

use super::area::rect;
use super::cards::{Card, PlacedCard};
use super::context::{Context, Tab};
use super::ledger::{action_icon, goal, journey, ledger, outcome, production};
use super::pieces::{Marker, die_icon};
use super::plan::{self, lane_of};
use super::ships::{ShipCard, ShipFormat};
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

fn decision_kind(ctx: Context) -> DecisionKind {
    let board = ctx.board;
    // An answer that is about to be given for the player is no question.
    if !board.is_asked() || automatic_answer(board.shell).is_some() {
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

/// A picture of a piece next to a choice, `w` by `h` CSS pixels.
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
        let count = move || board.view.with(|view| view.table.supply.count(tea));
        let symbol = icon(tea_icon(tea), "i32");
        view! { <Spot board part=Part::Tea(tea) class="k-choice k-tea">{symbol}<b>{move || count()}</b></Spot> }
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
        let picture = move || {
            let road = road.get();
            let position = road.ahead(steps);
            let (face, area) = (road.face(position), rect(0.0, 0.0, 96.0, 44.0));
            view! {
                <Piece w=area.w h=area.h>
                    <Marker area=area teas=face.teas units=face.units side=position.0 number=None/>
                </Piece>
            }
            .into_any()
        };
        let label = say(&labels::walk(steps));
        view! { <Spot board part=Part::Marker(steps) class="k-choice">{move || picture()}<b>{label}</b></Spot> }
            .into_any()
    };
    let markers = [1, 2, 3].map(marker).collect_view();
    view! { <div class="k-choices k-markers" role="group" aria-label=say(&labels::markers())>{markers}</div> }
        .into_any()
}

/// A piece drawn from a deck.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DrawnPiece {
    Card(CardId),
    Ship(ShipId),
}

fn choice_piece(piece: DrawnPiece) -> AnyView {
    match piece {
        DrawnPiece::Ship(ship) => {
            let area = rect(0.0, 0.0, 84.0, 118.0);
            view! { <Piece w=area.w h=area.h><ShipCard area ship cargo=None format=ShipFormat::Upright/></Piece> }
                .into_any()
        }
        DrawnPiece::Card(card) => {
            let area = rect(0.0, 0.0, 130.0, 58.0);
            view! { <Piece w=area.w h=area.h><Card area placed=PlacedCard::fresh(card)/></Piece> }.into_any()
        }
    }
}

/// Draws the cards or ships of which one is chosen.
fn pick_one(ctx: Context, ships: bool, count: u8) -> AnyView {
    let board = ctx.board;
    let choice = move |number: u8| {
        let piece = Memo::new(move |_| {
            let index = usize::from(number) - 1;
            board.view.with(|view| match ships {
                true => view.ships.get(index).copied().flatten().map(DrawnPiece::Ship),
                false => view.cards.get(index).copied().flatten().map(DrawnPiece::Card),
            })
        });
        let piece = move || piece.get().map(choice_piece);
        view! { <Spot board part=Part::Card(number) class="k-choice k-look">{move || piece()}</Spot> }.into_any()
    };
    let class = if ships { "k-choices k-three ships" } else { "k-choices k-three" };
    let choices = (1..=count).map(choice).collect_view();
    view! { <div class=class role="group" aria-label=say(&labels::keep_one())>{choices}</div> }.into_any()
}

/// Draws the tokens of the player's own plantation that can pay or be used.
fn tokens(ctx: Context, label: &Message) -> AnyView {
    let board = ctx.board;
    let held = Memo::new(move |_| board.view.with(|view| view.table.merchants[view.shown_seat()].tokens));
    let content = move || {
        let held = held.get();
        let space_choices = move |space: Space| {
            let teas: Vec<Tea> = held[space.index()].kinds().collect();
            teas.into_iter().map(move |tea| {
                let (drawn, part) = (icon(tea_icon(tea), "i28"), Part::Token(space, tea));
                let label = say(&labels::space(space));
                view! { <Spot board part class="k-choice k-tea">{drawn}<b>{label}</b></Spot> }.into_any()
            })
        };
        Space::ALL.into_iter().flat_map(space_choices).collect_view()
    };
    view! { <div class="k-choices k-tokens" role="group" aria-label=say(label)>{move || content()}</div> }.into_any()
}

/// Draws the tokens that can fill a junk: from the dock and the other ships.
fn junk(ctx: Context) -> AnyView {
    let board = ctx.board;
    let state = Memo::new(move |_| {
        board.view.with(|view| {
            let merchant = &view.table.merchants[view.shown_seat()];
            (merchant.tokens[Space::Dock.index()], merchant.cargo, merchant.berths)
        })
    });
    let content = move || {
        let (dock, cargo, berths) = state.get();
        let dock_tokens = dock.kinds().map(move |tea| (Part::Token(Space::Dock, tea), tea, labels::space(Space::Dock)));
        let ship_tokens = Berth::ALL.into_iter().flat_map(move |berth| {
            let ship = berths[berth.index()];
            let teas = cargo[berth.index()].kinds();
            teas.filter_map(move |tea| Some((Part::Cargo(berth, tea), tea, labels::ship(ship?)))).collect::<Vec<_>>()
        });
        let all: Vec<_> = dock_tokens.chain(ship_tokens).collect();
        let choice = |(part, tea, from): (Part, Tea, Message)| {
            view! { <Spot board part class="k-choice k-tea">{icon(tea_icon(tea), "i28")}<b>{say(&from)}</b></Spot> }
                .into_any()
        };
        all.into_iter().map(choice).collect_view()
    };
    view! { <div class="k-choices k-tokens" role="group" aria-label=say(&labels::junk())>{move || content()}</div> }
        .into_any()
}

/// Draws the control that changes a worker by one, with its price; only where that is possible.
fn stepper(ctx: Context, free: bool) -> AnyView {
    let board = ctx.board;
    let changeable = Memo::new(move |_| {
        let value = ctx.picked()?;
        let is_available = |part: Part| board.is_lit(part) || board.times(part) > 0;
        (is_available(Part::Plus) || is_available(Part::Minus)).then_some(value)
    });
    let content = move || {
        let value = changeable.get()?;
        let seat = ctx.own_seat();
        let price = say(&if free { labels::for_free() } else { labels::tea_a_step() });
        let button = |part: Part, id: &'static str, name: Message| {
            view! { <span title=say(&name)><Spot board part class="k-nudge">{icon(id, "i20")}</Spot></span> }
        };
        let view = view! {
            <div class=format!("row k-stepper s{seat}")>
                {icon(&die_icon(seat, value), "k-small-die")}
                <span class="grow">
                    <b>{say(&labels::change_worker())}</b><span class="xs mute">{price}</span>
                </span>
                {button(Part::Minus, "ui-minus", labels::lower())}
                <b class="k-value">{value}</b>
                {button(Part::Plus, "ui-plus", labels::raise())}
                {(!free).then(|| view! { <span class="delta cost">"−1"{icon("leaf", "i18")}</span> }.into_any())}
            </div>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }.into_any()
}

fn lanes(ctx: Context) -> AnyView {
    let board = ctx.board;
    let content = move || {
        let plans = board.alternatives();
        (plans.len() == 2).then(|| {
            let chosen = board.with_plan(|plan| plan.actions.iter().find_map(lane_of)).flatten();
            let lane_button = |plan: Plan<Chai>| {
                let lane = plan.actions.iter().find_map(lane_of)?;
                let words = say(&labels::lane(lane, outcome(ctx, &plan, &plan::trips(&plan))));
                let is_chosen = chosen == Some(lane);
                let is_next = !is_chosen && ctx.board.shell.guide.asks_for(&Action::Lane(lane).to_string());
                let mark = icon(if is_chosen { "ui-check" } else { "ui-up" }, "i18");
                // In a plan of one action the lane is a part like any other. As the follow-up of another action it is
                // chosen in advance, and the picker does not record it.
                Some(if plan.actions.len() == 1 {
                    view! {
                        <Spot board part=Part::Space(lane) verb=true class="k-lane">{mark}<span>{words}</span></Spot>
                    }
                    .into_any()
                } else {
                    view! {
                        <button type="button" class="k-lane" class:on=is_chosen class:hinted=is_next
                            data-press-next=is_next.then_some("") aria-pressed=is_chosen.to_string()
                            on:click=move |_| board.choose_along(Action::Lane(lane))>{mark}<span>
                            {words}</span></button>
                    }
                    .into_any()
                })
            };
            let lanes = plans.into_iter().filter_map(lane_button).collect_view();
            view! { <div class="k-lanes" role="group" aria-label=say(&labels::lanes())>{lanes}</div> }.into_any()
        })
    };
    view! { {move || content()} }.into_any()
}

/// Draws the middle of a plan's frame: the lanes, the journey and its results.
fn middle(ctx: Context, plan: &Plan<Chai>) -> AnyView {
    if !plan.is_ready() {
        return lanes(ctx);
    }
    let trips = plan::trips(plan);
    let production_note = production(plan).map(|words| {
        view! { <p class="k-later">{icon("bd-production", "i20")}<span>{say(&words)}</span></p> }.into_any()
    });
    view! {
        {lanes(ctx)}
        {(!trips.is_empty()).then(|| view! { <div class="k-scrolls">{journey(ctx, &trips)}</div> }.into_any())}
        {production_note}
        <div class="k-ledger">{ledger(ctx, plan)}</div>
    }
    .into_any()
}

/// Draws the lit or pressed parts that are not pieces: the merchant's sides, done, yield, pass, the end of the turn.
fn verbs(ctx: Context) -> AnyView {
    let board = ctx.board;
    let button = move |part: Part, id: &'static str, verb: bool| {
        let is_shown = Memo::new(move |_| board.is_lit(part) || board.times(part) > 0);
        let name = move || board.name(part);
        let symbol = move || match part {
            Part::Side(Side::B) => board.view.with(|view| ability_icon(view.table.ability(view.shown_seat()))),
            _ => id,
        };
        let content = move || {
            is_shown.get().then(|| {
                let label = view! { {icon(symbol(), "i20")}<span>{move || name()}</span> };
                view! { <Spot board part verb class="k-verb">{label}</Spot> }.into_any()
            })
        };
        view! { {move || content()} }.into_any()
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
fn choices(ctx: Context, kind: DecisionKind, is_wide: bool) -> AnyView {
    match kind {
        DecisionKind::Walk if is_wide => markers(ctx),
        DecisionKind::Teas if is_wide => teas(ctx),
        // On a phone the teas are pressed on the Harvest board while it is visible.
        DecisionKind::Teas => view! { {move || (ctx.tab.get() != Tab::Boards).then(|| teas(ctx))} }.into_any(),
        DecisionKind::PickOne { ships, count } => pick_one(ctx, ships, count),
        DecisionKind::Pay => tokens(ctx, &labels::pay_with()),
        DecisionKind::Junk => junk(ctx),
        DecisionKind::Plant(card) => {
            view! { <div class="k-choices k-ready">{choice_piece(DrawnPiece::Card(card))}</div> }.into_any()
        }
        DecisionKind::Blend => view! { {tokens(ctx, &labels::your_tokens())}{teas(ctx)} }.into_any(),
        DecisionKind::Turn | DecisionKind::Placed | DecisionKind::Nudge => stepper(ctx, kind == DecisionKind::Nudge),
        DecisionKind::Conflict if is_wide => view! { {conflict::fight(ctx)}{stepper(ctx, false)} }.into_any(),
        DecisionKind::Conflict => stepper(ctx, false),
        _ => ().into_any(),
    }
}

/// Returns the text shown while nothing is pressed; `None` if this kind of decision has none.
fn hint(ctx: Context, kind: DecisionKind) -> Option<String> {
    match kind {
        DecisionKind::Turn => {
            let changes = ctx.board.view.with(|view| view.can_change_worker(view.shown_seat()));
            Some(say(&if changes { labels::place_or_change() } else { labels::how_to_place() }))
        }
        DecisionKind::Placed => Some(say(&ctx.board.view.with(labels::to_end))),
        _ => None,
    }
}

/// Draws what is asked while pieces on the boards are pressed, with the tea in hand: the panel keeps its place.
fn pieces_asked(ctx: Context) -> AnyView {
    let tea = ctx.board.view.with(|view| match view.table.work() {
        Work::Hand(hand) => Some(icon(tea_icon(hand.tea), "i32")),
        _ => None,
    });
    let words = ctx.board.read(|table| table.prompt());
    view! { <p class="row mute small k-hint">{tea}<span>{words}</span></p> }.into_any()
}

fn is_planned(ctx: Context) -> Memo<bool> {
    Memo::new(move |_| ctx.board.with_plan(|_| ()).is_some())
}

pub fn panel(ctx: Context, is_wide: bool) -> AnyView {
    let board = ctx.board;
    let kind = Memo::new(move |_| decision_kind(ctx));
    let planned = is_planned(ctx);
    let choices_view = move || choices(ctx, kind.get(), is_wide);
    let idle_view = move || {
        let hint = || match kind.get() {
            DecisionKind::Pieces => Some(pieces_asked(ctx)),
            kind => hint(ctx, kind).map(|hint| view! { <p class="mute small k-hint">{hint}</p> }.into_any()),
        };
        (!planned.get()).then(|| view! { {lanes(ctx)}{hint()} }.into_any())
    };
    let class = move || if kind.get() == DecisionKind::Nothing { "panel k-decision idle" } else { "panel k-decision" };
    view! {
        <div class=move || class() data-region="decision">
            {move || choices_view()}
            {move || idle_view()}
            <Decision board middle=Box::new(move |plan| middle(ctx, plan))/>
            {verbs(ctx)}
        </div>
    }
    .into_any()
}

/// Draws the plan as one line for a phone: its goal or its results.
fn plan_line(ctx: Context, kind: DecisionKind, plan: &Plan<Chai>) -> AnyView {
    if !plan.is_ready() {
        return stepper(ctx, kind == DecisionKind::Nudge);
    }
    let trips = plan::trips(plan);
    let picture = plan.first().map(|action| ctx.board.view.with(|view| action_icon(view, action)));
    // The tea that travels, where the action is another piece's.
    let travels = trips.iter().find(|trip| trip.moves() > 0).map(|trip| tea_icon(trip.stops[0].tea));
    let tea = travels.filter(|tea| picture != Some(*tea)).map(|tea| icon(tea, "i28"));
    let picture = picture.map(|picture| icon(picture, "i32"));
    let converted = trips.iter().find(|trip| trip.tea() != trip.stops[0].tea);
    let conversion =
        converted.map(|trip| view! { {icon("ui-right", "i16")}{icon(tea_icon(trip.tea()), "i28")} }.into_any());
    let goal = plan.first().filter(|_| trips.is_empty()).and_then(|action| goal(ctx, action));
    let words = || production(plan).or_else(|| outcome(ctx, plan, &trips)).map(|words| say(&words));
    let line = goal.unwrap_or_else(|| view! { <b>{words()}</b> }.into_any());
    view! {
        {picture}
        {tea}
        {conversion}
        <span class="grow k-line">{line}<span class="k-ledger">{ledger(ctx, plan)}</span></span>
    }
    .into_any()
}

/// Returns the latest event, unless the prompt or the recap says it already.
fn news(ctx: Context) -> Memo<Option<Line<String>>> {
    let shell = ctx.board.shell;
    let news = latest(shell);
    Memo::new(move |_| {
        let line = news.get()?.line;
        let is_announced = shell.announcement.with(|one| one.as_ref().is_some_and(|one| one.text == line.text));
        let is_in_recap = line.seat.is_some_and(|seat| seat != ctx.own_seat())
            && shell.voice.with(|voice| voice.speaking().is_some_and(|said| said.kind == Kind::Recap));
        (!is_announced && !is_in_recap).then_some(line)
    })
}

/// Draws the phone's line while there is no plan: the question or the latest event.
fn idle_line(ctx: Context, kind: DecisionKind, news: Option<Line<String>>) -> AnyView {
    match (hint(ctx, kind), kind, news) {
        (Some(_), ..) if year::current_target(ctx).is_some() => year::line(ctx),
        (Some(hint), ..) => view! { <span class="mute small grow">{hint}</span> }.into_any(),
        (None, DecisionKind::Plant(card), _) => choice_piece(DrawnPiece::Card(card)),
        // The words of a lesson are in the place of the prompt.
        (None, DecisionKind::Pieces | DecisionKind::Teas, _) if ctx.board.shell.guide.lesson.is_some() => {
            pieces_asked(ctx)
        }
        (None, DecisionKind::Nothing | DecisionKind::Walk | DecisionKind::Teas | DecisionKind::Pieces, Some(line)) => {
            let mark = line.seat.map(|seat| badge(seat, "s"));
            view! { {mark}{icon(line.icon, "i28")}<span class="small grow">{line.text}</span> }.into_any()
        }
        _ => view! { <span class="grow"></span> }.into_any(),
    }
}

/// Draws the strip of a phone: choices at the top, then the planned action in one line.
pub fn strip(ctx: Context) -> AnyView {
    let kind = Memo::new(move |_| decision_kind(ctx));
    let board = ctx.board;
    let planned = is_planned(ctx);
    let has_verbs = move || kind.get() != DecisionKind::Nothing && board.with_plan(Plan::is_ready) != Some(true);
    let choices_view = move || match kind.get() {
        // The change of a worker and the card for a slot are in the line below.
        DecisionKind::Turn
        | DecisionKind::Placed
        | DecisionKind::Nudge
        | DecisionKind::Conflict
        | DecisionKind::Plant(_) => ().into_any(),
        kind => choices(ctx, kind, false),
    };
    let news = news(ctx);
    let line = move || match planned.get() {
        true => {
            let middle = move |plan: &Plan<Chai>| plan_line(ctx, kind.get_untracked(), plan);
            view! { <Decision board middle=Box::new(middle)/> }.into_any()
        }
        false => view! { {move || idle_line(ctx, kind.get(), news.get())} }.into_any(),
    };
    view! {
        <div class="k-strip" data-region="decision">
            {move || choices_view()}
            {lanes(ctx)}
            <div class="row k-strip-line">{move || line()}{move || has_verbs().then(|| verbs(ctx))}</div>
        </div>
    }
    .into_any()
}

//! The island of Tea & Rum.
//!
//! `town` is the four houses, `pier` the reputation track, `harbour` the ships, `shelf` the buildings, `cards` captains,
//! contracts and allegiances, `own` what lies before the player, `standing` what all compare, `trade` the scale,
//! `decision` what is asked and about to be done, `finale` the reveal. All of it reads a view and presses parts.

mod cards;
mod decision;
mod effects;
mod finale;
mod harbour;
mod marks;
mod moves;
mod own;
mod pier;
mod roofs;
mod scale;
mod shelf;
mod standing;
mod text;
mod town;
mod trade;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::{
    Board as AppContext, Captain, Event, Icon, Player, Stage, Task, TeaAndRum, View, members, text as names,
};
use crate::ui::boards::{Board, Finale};
use crate::ui::kit::context::Size;
use crate::ui::kit::{icon, tabs};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::flights::Flight;
use crate::ui::shell::log::{Log, News};
use crate::ui::shell::seats::SeatPanels;

use effects::Change;
use text::Tab;

/// What takes the place of the shelves while it is needed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Focus {
    /// Nothing: the shelves lie open.
    Town,
    /// A building is to be chosen.
    Build,
    /// A captain is to be chosen.
    Hire,
    /// A contract is to be chosen.
    Deliver,
    /// The scale.
    Trade,
    /// The harbour.
    Ships,
    /// The Crown calls.
    Swear,
    /// Goods that do not fit: the warehouse.
    Overflow,
}

/// The table as this board reads it.
#[derive(Clone, Copy)]
struct Context {
    board: BoardContext<TeaAndRum>,
    /// Whose board lies at the lower edge.
    who: Memo<Seat>,
    /// What that seat has.
    own: Memo<Player>,
    /// What the person before the screen is asked.
    asked: Memo<Option<Task>>,
    /// Whether that is a trade.
    trading: Memo<bool>,
    /// What takes the place of the shelves.
    focus: Memo<Focus>,
    /// What the spelled action, or the trade on the scale, would change for that seat.
    change: Memo<Option<Change>>,
    /// The draft of a trade, with its date.
    draft: RwSignal<trade::Dated>,
    /// What the Automa did since the viewer last acted.
    drew: Memo<Option<(AppContext, bool)>>,
    /// The tab of a phone, the shelf of a tablet.
    tab: RwSignal<Tab>,
}

impl Context {
    fn open(board: BoardContext<TeaAndRum>) -> Context {
        let who = Memo::new(move |_| board.me.get().unwrap_or(Seat(0)));
        let own = Memo::new(move |_| board.view.with(|view| view.table.players[who.get()]));
        let asked = Memo::new(move |_| {
            let person =
                board.picker.with(|picker| !picker.pressed().is_empty() || picker.candidates().next().is_some());
            person.then(|| board.view.with(|view| view.table.asked().map(|(_, task)| task))).flatten()
        });
        let trading = Memo::new(move |_| matches!(asked.get(), Some(Task::Icon(Icon::Trade, _))));
        let focus = Memo::new(move |_| match asked.get() {
            Some(Task::Icon(Icon::Build, _)) => Focus::Build,
            Some(Task::Icon(Icon::Hire, _)) => Focus::Hire,
            Some(Task::Icon(Icon::Fulfil, _)) => Focus::Deliver,
            Some(Task::Icon(Icon::Trade, _)) => Focus::Trade,
            Some(Task::Swear) => Focus::Swear,
            Some(Task::Overflow) => Focus::Overflow,
            _ => board.view.with(|view| {
                let buys = view.table.stage == Stage::Ships && !view.table.passed.has(who.get());
                if buys { Focus::Ships } else { Focus::Town }
            }),
        });
        let draft = RwSignal::new(None);
        let drew = Memo::new(move |_| {
            if !board.shell.is_now()
                || board.view.with(|view| view.table.seats != 2 || view.table.stage != Stage::Actions)
            {
                return None;
            }
            let since = board.shell.read(|table| table.last_own_ply()).saturating_sub(1);
            let events = board.events_since(since);
            events.into_iter().rev().find_map(|event| match event {
                Event::AutomaMoved { board, placed } => Some((board, placed)),
                _ => None,
            })
        });
        let spelled = Memo::new(move |_| {
            let action = board.ready()?;
            Some(Change::of(who.get(), &board.preview(action)))
        });
        let tab = RwSignal::new(Tab::Town);
        // On the scale nothing is spelled, yet what it comes to can be shown in the same places.
        let change = Memo::new(move |_| {
            let weighed = || {
                let terms = trade::terms(board, trading.get(), draft.get())?;
                let mut change =
                    Change { money: i32::from(terms.money) - i32::from(own.get().money), ..Change::default() };
                for (index, count) in change.goods.iter_mut().enumerate() {
                    *count = i16::from(terms.trade.bought.0[index]) - i16::from(terms.trade.sold.0[index]);
                }
                Some(change)
            };
            spelled.get().or_else(weighed)
        });
        Context { board, who, own, asked, trading, focus, change, draft, drew, tab }
    }

    fn names(self) -> Vec<String> {
        self.board.shell.read(|table| table.seating().players.iter().map(|player| player.name.clone()).collect())
    }

    fn name(self, seat: Seat) -> String {
        self.board.shell.read(|table| table.seating().players[seat.index()].name.clone())
    }

    /// How much could be chosen where an icon leads, while a worker is to be moved.
    fn choices(self, icon: Icon) -> Option<usize> {
        (self.asked.get() == Some(Task::Turn)).then_some(())?;
        let own = self.own.get();
        self.board.view.with(|view| match icon {
            Icon::Build => Some(shelf::choices(&view.table, &own)),
            Icon::Hire => Some(cards::choices(&view.table, &own)),
            Icon::Fulfil => Some(cards::deliveries(&view.table, &own)),
            _ => None,
        })
    }

    /// What a tab holds for the player now.
    fn count(self, tab: Tab) -> Option<usize> {
        let own = self.own.get();
        self.board.view.with(|view| match tab {
            Tab::Build => Some(shelf::choices(&view.table, &own)),
            Tab::Captains => Some(cards::choices(&view.table, &own)),
            Tab::Contracts => Some(cards::deliveries(&view.table, &own)),
            _ => None,
        })
    }

    /// Opens the tab that a decision needs.
    fn follow(self, home: Tab) {
        Effect::new(move || {
            let tab = match self.focus.get() {
                Focus::Build => Tab::Build,
                Focus::Hire => Tab::Captains,
                Focus::Deliver => Tab::Contracts,
                Focus::Swear => Tab::Island,
                Focus::Town | Focus::Trade | Focus::Ships | Focus::Overflow => home,
            };
            self.tab.set(tab);
        });
    }
}

/// The houses with sky, ships and pier.
fn island(ctx: Context, lane: bool) -> AnyView {
    view! {
        <div class="r-island" data-anchor="pier">
            <svg class="r-ground" viewBox="0 0 884 414" preserveAspectRatio="none" aria-hidden="true" inner_html=roofs::ISLAND></svg>
            {lane.then(|| harbour::lane(ctx))}
            {town::town(ctx)}
            {pier::pier(ctx)}
        </div>
    }.into_any()
}

/// What takes the place of the shelves, if anything does.
fn counter(ctx: Context) -> Option<AnyView> {
    match ctx.focus.get() {
        Focus::Trade => Some(trade::counter(ctx)),
        Focus::Ships => Some(harbour::harbour(ctx)),
        Focus::Swear => Some(cards::allegiances(ctx)),
        _ => None,
    }
}

fn two(ctx: Context) -> bool {
    ctx.board.shell.seats() == 2
}

fn desktop(ctx: Context) -> AnyView {
    let board = ctx.board;
    let covered = Memo::new(move |_| matches!(ctx.focus.get(), Focus::Trade | Focus::Ships | Focus::Swear));
    let lower = move || match counter(ctx).filter(|_| covered.get()) {
        Some(counter) => view! {
            <section class="panel r-after" aria-label=text::WAREHOUSE>
                <header class="row"><h2 class="grow">{text::WAREHOUSE}</h2>{own::money(ctx)}</header>
                {own::warehouse(ctx)}
            </section>
            <div class="r-over">{counter}</div>
        }
        .into_any(),
        None => view! {
            <div class="r-shelf-place">{shelf::shelf(ctx)}</div>
            <div class="r-dock">{own::board(ctx)}{cards::contracts(ctx)}{cards::captains(ctx)}</div>
        }
        .into_any(),
    };
    view! {
        <div class="r-desk" class:covered=covered>
            <SeatPanels board/>
            {island(ctx, true)}
            <div class="side">
                {decision::panel(ctx)}
                {two(ctx).then(|| view! { <div class="panel r-two">{standing::order(ctx)}{standing::victory(ctx)}</div>{standing::automa(ctx)} })}
                {standing::wish(ctx)}
                <News shell=board.shell/>
            </div>
            {lower}
        </div>
    }.into_any()
}

fn tablet(ctx: Context) -> AnyView {
    let board = ctx.board;
    ctx.follow(Tab::Build);
    ctx.tab.set(Tab::Build);
    let tab = ctx.tab;
    let covered = move || matches!(ctx.focus.get(), Focus::Trade | Focus::Ships);
    let shelf = move || match (covered(), tab.get()) {
        (true, _) => counter(ctx).into_any(),
        (_, Tab::Captains) => cards::captains(ctx),
        (_, Tab::Contracts) => cards::contracts(ctx),
        // The seats above have room for sums only; what everybody holds lies here.
        (_, Tab::Island) => {
            view! { <div class="r-holders" tabindex="0"><SeatPanels board/></div>{cards::allegiances(ctx)} }.into_any()
        }
        _ => shelf::shelf(ctx),
    };
    let segment = move |(value, id, name): (Tab, &'static str, &'static str)| {
        let count = move || ctx.count(value).map(|count| view! { <u class:z={count == 0}>{count}</u> });
        view! {
            <button type="button" class:on=move || tab.get() == value aria-pressed=move || (tab.get() == value).to_string() on:click=move |_| tab.set(value)>
                {icon(id, "i")}<span>{name}</span>{count}
            </button>
        }
    };
    view! {
        <div class="r-tablet">
            {island(ctx, false)}
            <div class="side">
                <SeatPanels board/>
                {decision::panel(ctx)}
                // The corner holds the Automa where the wish else stands.
                {two(ctx).then(|| standing::wish(ctx))}
            </div>
            <div class="r-lower">
                <div class="seg r-seg" role="group" aria-label=text::SHELVES_LABEL class:gone=covered>{text::SHELVES.map(segment).collect_view()}</div>
                <div class="r-lower-in">{shelf}</div>
            </div>
            <div class="r-corner">
                {two(ctx).then(|| view! { <div class="panel r-two">{standing::order(ctx)}{standing::victory(ctx)}</div> })}
                {own::board(ctx)}
                {if two(ctx) { standing::automa(ctx) } else { standing::wish(ctx) }}
            </div>
        </div>
    }.into_any()
}

fn phone(ctx: Context) -> AnyView {
    let board = ctx.board;
    ctx.follow(Tab::Town);
    let tab = ctx.tab;
    let counted = Memo::new(move |_| {
        matches!(ctx.focus.get(), Focus::Trade | Focus::Ships | Focus::Overflow) && tab.get() == Tab::Town
    });
    let home = Callback::new(move |()| tab.set(Tab::Town));
    let small = Memo::new(move |_| tab.get() != Tab::Town || counted.get());
    let upper = move || {
        match small.get() {
        true => town::street(ctx, home),
        false => {
            view! { <div class="r-island" data-anchor="pier"><svg class="r-ground" viewBox="0 0 884 414" preserveAspectRatio="none" aria-hidden="true" inner_html=roofs::ISLAND></svg>{town::town(ctx)}</div> }.into_any()
        }
    }
    };
    let middle = move || match (tab.get(), counted.get()) {
        (_, true) if ctx.focus.get() == Focus::Overflow => {
            view! { <div class="r-middle">{own::board(ctx)}</div> }.into_any()
        }
        (_, true) => view! { <div class="r-middle fill">{counter(ctx)}</div> }.into_any(),
        (Tab::Town, _) => ().into_any(),
        (Tab::Build, _) => view! { <div class="r-middle">{shelf::shelf(ctx)}</div> }.into_any(),
        (Tab::Captains, _) => view! { <div class="r-middle">{cards::captains(ctx)}</div> }.into_any(),
        (Tab::Contracts, _) => view! { <div class="r-middle">{cards::contracts(ctx)}</div> }.into_any(),
        (Tab::Island, _) => view! {
            <div class="r-middle" tabindex="0">
                {(ctx.focus.get() == Focus::Swear).then(|| cards::allegiances(ctx))}
                {own::board(ctx)}
                {two(ctx).then(|| standing::automa(ctx))}
                {standing::wish(ctx)}
                <section class="panel r-pier-place">{pier::pier(ctx)}</section>
                <SeatPanels board/>
                {(ctx.focus.get() != Focus::Swear).then(|| cards::allegiances(ctx))}
                <section class="panel r-log"><Log shell=board.shell/></section>
            </div>
        }
        .into_any(),
    };
    let counted = move |(value, drawing, name): (Tab, &'static str, &'static str)| {
        let count = move || ctx.count(value).filter(|count| *count > 0).map(|count| view! { <u>{count}</u> });
        (value, drawing, view! { <span>{name}</span>{count} }.into_any())
    };
    view! {
        <div class="r-phone" class:town=move || !small.get()>
            {two(ctx).then(|| view! { <div class="r-two">{standing::order(ctx)}{standing::victory(ctx)}</div> })}
            {upper}
            {middle}
            <Show when=move || !small.get() && ctx.drew.get().is_some()>{standing::automa(ctx)}</Show>
            <Show when=move || !small.get()>{standing::wish(ctx)}</Show>
            <button type="button" class="r-strip" aria-label=move || text::warehouse(&ctx.own.get()) on:click=move |_| tab.set(Tab::Island)>
                {own::money(ctx)}<span class="grow" data-anchor="warehouse"></span>{own::strip(ctx)}
            </button>
            {decision::panel(ctx)}
            {tabs(text::TABS, tab, Tab::ALL.map(counted))}
        </div>
    }.into_any()
}

/// The two crests of a seat, or its closed chest.
fn standing_of(points: Option<[u16; 2]>) -> AnyView {
    match points {
        Some([blue, red]) => view! {
            <span class="r-crests" role="img" aria-label=text::points([blue, red])>
                <span><span inner_html=marks::glyph("vp-blue", "")></span>{blue}</span><span><span inner_html=marks::glyph("vp-red", "")></span>{red}</span>
            </span>
        }.into_any(),
        None => {
            view! { <span class="r-crests closed" role="img" aria-label=text::CLOSED_CHEST><span inner_html=marks::glyph("vp-chest", "")></span>{text::CHEST}</span> }.into_any()
        }
    }
}

impl Board for TeaAndRum {
    fn play(board: BoardContext<Self>) -> AnyView {
        let ctx = Context::open(board);
        let layout = move || match board.shell.app.size.get() {
            Size::Phone => phone(ctx),
            Size::Tablet => tablet(ctx),
            Size::Desktop => desktop(ctx),
        };
        layout.into_any()
    }

    fn seat(board: BoardContext<Self>, seat: Seat) -> AnyView {
        let figures = move || {
            board.view.with(|view| {
                let own = &view.table.players[seat];
                let figure = |id: &str, name: &'static str, value: u32, class: &'static str| {
                    view! { <span class=class title=name><span class="unseen">{name}</span><span inner_html=marks::glyph(id, "")></span>{value}</span> }
                };
                view! {
                    {figure("doubloon", text::MONEY, own.money.into(), "res")}
                    {figure("pop", text::POPULATION, own.population.into(), "res")}
                    {figure("star", text::REPUTATION, own.step.into(), "res")}
                    <span class="grow"></span>
                    {figure("act-build", text::BUILDINGS, own.buildings.count_ones(), "res few")}
                    {figure("act-captain", text::HIRED, own.captains.count_ones(), "res few")}
                    {figure("contract", text::FULFILLED, own.contracts.count_ones(), "res few")}
                }
            })
        };
        let goods = move || board.view.with(|view| marks::goods(&view.table.players[seat].goods));
        let workers = move || {
            board.view.with(|view| {
                let left = usize::from(view.table.workers_left(seat));
                let acting = view.table.stage <= Stage::Actions;
                if acting {
                    core::iter::repeat_n(marks::worker(Some(seat), ""), left).collect::<String>()
                } else {
                    String::new()
                }
            })
        };
        let shown = move || {
            board.view.with(|view| {
                let own = &view.table.players[seat];
                let buildings = crate::games::tea_and_rum::Building::ALL.into_iter().filter(|one| own.owns(*one));
                let captains = members(own.captains).map(Captain);
                let drawn = buildings.map(|one| marks::glyph(names::building_icon(one), ""));
                drawn.chain(captains.map(|one| marks::glyph(names::captain_icon(one), ""))).collect::<String>()
            })
        };
        let oath = move || {
            board.view.with(|view| {
                let own = &view.table.players[seat];
                own.allegiance.map(|card| {
                    let seal = if own.proved { "seal-ok" } else { "seal" };
                    let says = text::must_prove(&names::condition(card), own.proved);
                    view! { <span class="r-must" title=says.clone()><span inner_html=marks::glyph(seal, "")></span>{says.clone()}</span> }
                })
            })
        };
        view! {
            <span class="r-figures">{figures}</span>
            <span class="r-figures"><span class="r-goods" inner_html=goods></span><span class="grow"></span><span class="r-workers" title=text::WORKERS inner_html=workers></span></span>
            {oath}
            <span class="r-shown" aria-hidden="true" inner_html=shown></span>
        }.into_any()
    }

    fn chip(_: BoardContext<Self>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn score(_: &View, _: Seat) -> Option<i32> {
        None
    }

    fn total(view: &View, seat: Seat) -> Option<AnyView> {
        Some(standing_of(view.points(seat)))
    }

    fn finale() -> Option<Finale<Self>> {
        Some(finale::finale)
    }

    fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
        moves::flights(view, event, flights);
    }

    fn thumbnail(view: &View) -> AnyView {
        picture(view, 4, "thumb r-thumb")
    }

    fn preview(view: &View) -> Option<(&'static str, AnyView)> {
        Some((
            text::PREVIEW,
            view! { {picture(view, 2, "r-preview tall")}{picture(view, 4, "r-preview flat")} }.into_any(),
        ))
    }
}

/// The houses in small, `columns` of them side by side: who stands on which floor.
fn picture(view: &View, columns: usize, class: &'static str) -> AnyView {
    let rows = AppContext::ALL.len() / columns;
    let (wide, high) = (226 * columns + 24, 300 * rows + 60);
    let drawn = roofs::skyline(wide, high)
        + &AppContext::ALL
            .map(|at| {
                let (x, y) = (26 + 226 * (at as usize % columns), 50 + 300 * (at as usize / columns));
                format!(
                    "<g transform=\"translate({x} {y})\" class=\"{}\">{}</g>",
                    town::class(at),
                    town::small(&view.table, at)
                )
            })
            .concat();
    view! { <svg class=class viewBox=format!("0 0 {wide} {high}") preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawn></svg> }.into_any()
}

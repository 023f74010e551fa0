//! The layouts of the board on a desktop, a tablet and a phone. Called by the board. Sizes and positions come from the
//! style; the [`Focus`] decides what replaces what.

use leptos::prelude::*;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::games::tea_and_rum::words::labels;
use crate::ui::kit::context::LOW_WINDOW;
use crate::ui::kit::{Memo, effect, elements, icon, tabs};
use crate::ui::shell::log::{Log, News};
use crate::ui::shell::seats::SeatPanels;
use crate::words::Message;

use super::context::{Context, Focus, Tab};
use super::{cards, decision, harbour, own, pier, roofs, say, shelf, standing, town, trade};

/// A tab, with its drawing and its name.
type Labelled = (Tab, &'static str, fn() -> Message);

/// The tabs of a phone.
const TABS: [Labelled; 5] = [
    (Tab::Town, "sign-governor", labels::tab_town),
    (Tab::Build, "act-build", labels::tab_build),
    (Tab::Captains, "act-captain", labels::tab_captains),
    (Tab::Contracts, "contract", labels::tab_contracts),
    (Tab::Island, "star", labels::tab_tracks),
];

/// The content of a tablet below the houses.
const SHELVES: [Labelled; 4] = [
    (Tab::Build, "act-build", labels::buildings),
    (Tab::Captains, "act-captain", labels::captains),
    (Tab::Contracts, "contract", labels::contracts),
    (Tab::Island, "allegiance", labels::shelf_players),
];

/// Draws the houses with sky, ships and pier.
fn island(ctx: Context, lane: bool) -> AnyView {
    view! {
        <div class="r-island">
            {roofs::ground()}
            {lane.then(|| harbour::lane(ctx))}
            {town::town(ctx)}
            {pier::pier(ctx)}
        </div>
    }
    .into_any()
}

/// Draws the panel that replaces the shelves; `None` if the focus has no such panel.
fn counter(ctx: Context) -> Option<AnyView> {
    match ctx.focus.get() {
        Focus::Trade => Some(trade::counter(ctx)),
        Focus::Ships => Some(harbour::harbour(ctx)),
        Focus::Swear => Some(cards::allegiances(ctx)),
        _ => None,
    }
}

/// Draws the panel that replaces the shelves of a desktop: the counter, or the buildings or captains, large and with
/// their effects in words, while one of them is chosen.
fn wide_counter(ctx: Context) -> Option<AnyView> {
    match ctx.focus.get() {
        Focus::Build => Some(shelf::shelf(ctx)),
        Focus::Hire => Some(cards::captains(ctx)),
        _ => counter(ctx),
    }
}

fn is_for_two(ctx: Context) -> bool {
    ctx.board.shell.seats() == 2
}

/// Draws the order of turns and the victory cards of a game for two.
fn two_player_panels(ctx: Context, class: &'static str) -> Option<AnyView> {
    is_for_two(ctx).then(|| view! { <div class=class>{standing::order(ctx)}{standing::victory(ctx)}</div> }.into_any())
}

/// Draws the Automa of a game for two.
fn automa(ctx: Context) -> Option<AnyView> {
    is_for_two(ctx).then(|| standing::automa(ctx))
}

pub fn desktop(ctx: Context) -> AnyView {
    let board = ctx.board;
    let covered =
        move || matches!(ctx.focus.get(), Focus::Trade | Focus::Ships | Focus::Swear | Focus::Build | Focus::Hire);
    let open_view = move || {
        view! {
            <div class="r-shelf-place">{shelf::shelf(ctx)}</div>
            <div class="r-dock">{own::board(ctx)}{cards::contracts(ctx)}{cards::captains(ctx)}</div>
        }
        .into_any()
    };
    let covered_view = move |counter: AnyView| {
        view! {
            <section class="panel r-after" aria-label=say(&labels::warehouse_label())>
                <header class="row"><h2 class="grow">{say(&labels::warehouse_label())}</h2>{own::money(ctx)}</header>
                {own::warehouse(ctx)}
            </section>
            <div class="r-over">{counter}</div>
        }
        .into_any()
    };
    // Only what covers the shelves is redrawn; other decisions leave them as they are.
    let lower = move || match wide_counter(ctx) {
        Some(counter) => covered_view(counter),
        None => open_view(),
    };
    view! {
        <div
            class="r-desk"
            class:covered=move || covered()
            on:pointerover=move |event| ctx.point(&event)
            on:focusin=move |event| ctx.point(&event)
        >
            <SeatPanels board/>
            {island(ctx, true)}
            <div class="side">
                {decision::panel(ctx)}
                {two_player_panels(ctx, "panel r-two")}
                {automa(ctx)}
                {standing::wish(ctx)}
                <News shell=board.shell/>
            </div>
            {move || lower()}
        </div>
    }
    .into_any()
}

/// Draws a tab of the tablet's shelf.
fn segment(ctx: Context, (value, id, name): Labelled) -> impl IntoView {
    let tab = ctx.tab;
    let count = move || ctx.count(value);
    view! {
        <button
            type="button"
            class:on=move || tab.get() == value
            aria-pressed=move || (tab.get() == value).to_string()
            on:click=move |_| tab.set(value)
        >
            {icon(id, "i")}
            <span>{say(&name())}</span>
            {move || count().map(|count| view! { <u class:z={count == 0}>{count}</u> }.into_any())}
        </button>
    }
}

pub fn tablet(ctx: Context) -> AnyView {
    let board = ctx.board;
    ctx.follow(Tab::Build);
    ctx.tab.set(Tab::Build);
    let covered = move || matches!(ctx.focus.get(), Focus::Trade | Focus::Ships);
    let shelf = move || match (covered(), ctx.tab.get()) {
        (true, _) => counter(ctx).into_any(),
        (_, Tab::Captains) => cards::captains(ctx),
        (_, Tab::Contracts) => cards::contracts(ctx),
        // The seats above have room only for totals; the possessions of all players are here.
        (_, Tab::Island) => view! {
            <div class="r-beside">
                <div class="r-holders" tabindex="0"><SeatPanels board/></div>
                {cards::allegiances(ctx)}
            </div>
        }
        .into_any(),
        _ => shelf::shelf(ctx),
    };
    let segments = SHELVES.map(|shelf| segment(ctx, shelf).into_any()).collect_view();
    view! {
        <div class="r-tablet">
            {island(ctx, false)}
            <div class="side">
                <SeatPanels board/>
                {decision::panel(ctx)}
                {is_for_two(ctx).then(|| standing::wish(ctx))}
            </div>
            <div class="r-lower">
                <div class="seg r-seg" role="group" aria-label=say(&labels::shelves()) class:gone=move || covered()>
                    {segments}
                </div>
                <div class="r-lower-in">{move || shelf()}</div>
            </div>
            <div class="r-corner">
                {two_player_panels(ctx, "panel r-two")}
                {own::board(ctx)}
                {(!is_for_two(ctx)).then(|| standing::wish(ctx))}
            </div>
            // Below the corner, or below the decision if there is room.
            {automa(ctx)}
        </div>
    }
    .into_any()
}

/// Draws the phone's tab for everything without a tab of its own. While the Crown waits for an answer it contains only
/// what is needed for that: the rest is long and slow to draw on a phone.
fn tracks(ctx: Context) -> AnyView {
    let board = ctx.board;
    if ctx.focus.get() == Focus::Swear {
        return view! { <div class="r-middle" tabindex="0">{cards::allegiances(ctx)}{own::board(ctx)}</div> }
            .into_any();
    }
    view! {
        <div class="r-middle" tabindex="0">
            {own::board(ctx)}
            {automa(ctx)}
            {standing::wish(ctx)}
            <section class="panel r-pier-place">{pier::pier(ctx)}</section>
            <SeatPanels board/>
            {cards::allegiances(ctx)}
            <section class="panel r-log"><Log shell=board.shell/></section>
        </div>
    }
    .into_any()
}

/// Draws the middle of a phone below the street: the counter, or the open tab.
fn middle(ctx: Context, tab: Tab, is_covered: bool) -> AnyView {
    match (tab, is_covered) {
        (_, true) if ctx.focus.get() == Focus::Overflow => {
            view! { <div class="r-middle">{own::board(ctx)}</div> }.into_any()
        }
        (_, true) => view! { <div class="r-middle fill">{counter(ctx)}</div> }.into_any(),
        (Tab::Town, _) => ().into_any(),
        (Tab::Build, _) => view! { <div class="r-middle">{shelf::shelf(ctx)}</div> }.into_any(),
        (Tab::Captains, _) => view! { <div class="r-middle">{cards::captains(ctx)}</div> }.into_any(),
        (Tab::Contracts, _) => view! { <div class="r-middle">{cards::contracts(ctx)}</div> }.into_any(),
        (Tab::Island, _) => tracks(ctx),
    }
}

/// Scrolls the middle of a phone to the first lit part, if none is visible.
fn scroll_to_lit() {
    let lit = elements(".r-middle [data-lit]");
    let is_visible = |part: &Element| {
        let rect = part.get_bounding_client_rect();
        let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        document().element_from_point(x as f32, y as f32).is_some_and(|top| part.contains(Some(&top)))
    };
    if let (Some(first), false) = (lit.first(), lit.iter().any(is_visible)) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        first.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

pub fn phone(ctx: Context) -> AnyView {
    ctx.follow(Tab::Town);
    let tab = ctx.tab;
    effect(move || {
        ctx.board.picker.track();
        tab.track();
        // Parts drawn to their measured size are ready in the second frame.
        request_animation_frame(|| request_animation_frame(scroll_to_lit));
    });
    let is_covered = Memo::new(move |_| {
        matches!(ctx.focus.get(), Focus::Trade | Focus::Ships | Focus::Overflow) && tab.get() == Tab::Town
    });
    let home = Callback::new(move |()| tab.set(Tab::Town));
    let small = Memo::new(move |_| tab.get() != Tab::Town || is_covered.get());
    let middle = move || middle(ctx, tab.get(), is_covered.get());
    // A short phone shows the wish only on a tab.
    let height = ctx.board.shell.app.height;
    let has_room = move || !(LOW_WINDOW..=700.0).contains(&height.get());
    let wish = move || has_room().then(|| standing::wish(ctx));
    // A phone held sideways has room for the player's own board below the decision.
    let shows_own_board = Memo::new(move |_| {
        let is_low = height.get() < LOW_WINDOW;
        is_low && tab.get() != Tab::Island && !(is_covered.get() && ctx.focus.get() == Focus::Overflow)
    });
    let own_board =
        move || shows_own_board.get().then(|| view! { <div class="r-lying">{own::board(ctx)}</div> }.into_any());
    let labelled_tab = move |(value, drawing, name): Labelled| {
        let count = move || ctx.count(value).filter(|count| *count > 0);
        let tag = move || count().map(|count| view! { <u>{count}</u> }.into_any());
        let name = view! { <span data-anchor=format!("tab-{value:?}")>{say(&name())}</span>{move || tag()} };
        (value, drawing, name.into_any())
    };
    view! {
        <div class="r-phone" class:town=move || !small.get()>
            {two_player_panels(ctx, "r-two")}
            // Both are drawn only once: a phone shows the town in most turns.
            <div class="r-island" hidden=move || small.get()>{roofs::ground()}{town::town(ctx)}</div>
            {town::street(ctx, home, small)}
            {move || middle()}
            <div class="r-automa-strip" hidden=move || small.get()>{automa(ctx)}</div>
            {move || wish()}
            // A tall decision lifts the warehouse over the board, so that money and goods are read whole and the board
            // stays in place.
            <div class="r-foot">
                <button
                    type="button"
                    class="r-strip"
                    aria-label=move || say(&labels::warehouse(&ctx.player.get()))
                    on:click=move |_| tab.set(Tab::Island)
                >
                    {own::money(ctx)}
                    <span class="grow" data-anchor="warehouse"></span>
                    {own::strip(ctx)}
                </button>
                {decision::panel(ctx)}
            </div>
            {move || own_board()}
            {tabs(say(&labels::tabs()), tab, TABS.map(labelled_tab))}
        </div>
    }
    .into_any()
}

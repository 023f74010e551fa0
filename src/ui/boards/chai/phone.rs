//! The layout of a phone: one of four tabs at a time, the decision and the workers under it. Called by the board.
//!
//! Tabs open by themselves where something can be pressed; after that the choice is the reader's. While a rival's move
//! on the rival's plantation is told, that plantation is in front, whatever tab is open.

use std::rc::Rc;

use leptos::prelude::*;

use super::context::{Context, Tab};
use super::{board, conflict, decision, fight, flights, journey, merchants, on_plantation, say, tray, year};
use crate::games::chai::press::Part;
use crate::games::chai::words::labels;
use crate::table::beats::{self, Announcement};
use crate::table::{Pressing, Table};
use crate::ui::kit::{Memo, effect, measured_box, tabs};
use crate::ui::shell::log::{Log, News};

/// Draws the board on a phone.
pub fn layout(ctx: Context) -> AnyView {
    let board = ctx.board;
    let shell = board.shell;
    let tab = ctx.tab;
    // A new question opens its tab; after that the choice is the reader's.
    effect(move || {
        // A card that acts at once and a ship that is leaving are watched to their end.
        if ctx.moments.is_on_show(ctx.own_seat()) {
            return tab.set(Tab::Plantation);
        }
        // While a rival's move is announced, the open tab stays.
        let is_rival = |told: &Announcement| shell.read_untracked(|table| beats::is_rival(table, told.seat));
        if shell.announcement.with(|told| told.as_ref().is_some_and(is_rival)) {
            return;
        }
        let mut lit = board.picker.with(|picker| picker.lit().to_vec());
        // A lesson opens the tab of its next press.
        if lit.iter().any(|part| board.suggested.is_next(*part)) {
            lit.retain(|part| board.suggested.is_next(*part));
        }
        let must_answer = conflict::is_asked(ctx);
        let new_tab = tab_with_presses(&lit, tab.get_untracked()).or(must_answer.then_some(Tab::Boards));
        if let Some(new_tab) = new_tab {
            tab.set(new_tab);
        }
    });
    // A computer acts in the houses: they are shown when the turn passes to it and the reader's own pieces have landed.
    let is_computer = |table: &Table| table.to_act().is_some_and(|seat| !table.seating.is_person(seat));
    let is_passed_on = Memo::new(move |_| shell.is_now() && shell.read(is_computer));
    let show_houses = move || {
        // The table may have been closed in the meantime.
        if tab.try_get_untracked() == Some(Tab::Plantation) && shell.read_untracked(is_computer) {
            tab.set(Tab::Boards);
        }
    };
    effect(move || {
        if is_passed_on.get() && !ctx.moments.is_on_show(ctx.own_seat()) {
            shell.run_after_scene(0.0, 0.0, Rc::new(show_houses));
        }
    });
    let is_fighting = Memo::new(move |_| conflict::is_asked(ctx));
    // Rendered on first use and then only hidden: most actions lead from one of the two to the other.
    let is_watching = Memo::new(move |_| watches_rival(ctx));
    let shows_houses = move || tab.get() == Tab::Boards && !is_fighting.get() && !is_watching.get();
    let shows_plantation = move || tab.get() == Tab::Plantation && !is_watching.get();
    let middle = move || match tab.get() {
        Tab::Boards | Tab::Plantation if is_watching.get() => view! {
            <div class="k-kept">
                {board::other_plantation(ctx, true)}
                {merchants::face(ctx, merchants::PanelOwner::Other, "k-me")}
            </div>
        }
        .into_any(),
        Tab::Boards => is_fighting.get().then(|| fight(ctx)).into_any(),
        Tab::Plantation => ().into_any(),
        Tab::Rival => rival(ctx),
        Tab::Log => view! { <div class="k-visit"><Log shell/></div> }.into_any(),
    };
    view! {
        <div class="k-middle">
            <div class="k-kept" hidden=move || !shows_houses()>{board::houses(ctx, false)}</div>
            <div class="k-kept" hidden=move || !shows_plantation()>
                {board::own_plantation(ctx)}
                {merchants::face(ctx, merchants::PanelOwner::Own, "k-me")}
                {merchants::face(ctx, merchants::PanelOwner::Other, "k-them")}
            </div>
            {move || middle()}
        </div>
        <div class="k-foot">
            {decision::strip(ctx)}
            <div class="k-bench">{tray::tray(ctx)}</div>
            {measured_box("k-beside", move |_, _| view! { <News shell/> }.into_any())}
        </div>
        {phone_tabs(ctx)}
    }
    .into_any()
}

/// Whether a part is in the houses or on the road.
fn on_boards(part: Part) -> bool {
    matches!(part, Part::Marker(_) | Part::Pier(_) | Part::Stall(_) | Part::Hall(_) | Part::Workshop | Part::Crew(_))
        || matches!(part, Part::Tea(_))
}

/// Returns the tab on which the lit parts can be pressed, if it is not the open one.
fn tab_with_presses(lit: &[Part], open_tab: Tab) -> Option<Tab> {
    let (on_plantation_lit, on_boards_lit) =
        (lit.iter().any(|part| on_plantation(*part)), lit.iter().any(|part| on_boards(*part)));
    match (on_plantation_lit, on_boards_lit, open_tab) {
        (true, _, Tab::Plantation) | (_, true, Tab::Boards) | (false, false, _) => None,
        (true, _, _) => Some(Tab::Plantation),
        (_, true, _) => Some(Tab::Boards),
    }
}

/// Whether the move that is being told happens on the rival's plantation.
fn watches_rival(ctx: Context) -> bool {
    let board = ctx.board;
    let shell = board.shell;
    let told = shell.announcement.get().filter(|told| shell.read(|table| beats::is_rival(table, told.seat)));
    let Some(told) = told.filter(|told| told.ply > 0 && !told.closes) else { return false };
    let has_plantation = !board.view.with_untracked(|view| view.table.solo);
    let events = board.attributed_events_since(told.ply - 1);
    has_plantation
        && events
            .iter()
            .any(|(ply, seat, event)| (*ply, *seat) == (told.ply, ctx.other_seat()) && flights::is_on_plantation(event))
}

/// Draws both merchants on a phone: the cards, the other's plantation, the automaton's reasons, the points.
fn rival(ctx: Context) -> AnyView {
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    let sheet = RwSignal::new(true);
    let reasons = solo.then(|| year::reasons_panel(ctx));
    let sheet_view = move || sheet.get().then(|| merchants::sheet(ctx));
    view! {
        <div class="k-visit" tabindex="0">
            {merchants::card(ctx, merchants::PanelOwner::Own)}
            {merchants::other_panel(ctx, sheet, true)}
            {reasons}
            {move || sheet_view()}
        </div>
    }
    .into_any()
}

/// Returns the number of possible presses on a tab that is not open.
fn presses_on(ctx: Context, tab: Tab) -> usize {
    let lit_parts = ctx.board.pressing.with(Pressing::lit);
    match tab {
        _ if ctx.tab.get() == tab => 0,
        Tab::Boards => lit_parts.iter().filter(|part| on_boards(**part)).count(),
        Tab::Plantation => {
            let moves: usize = ctx.trips().iter().map(journey::Trip::moves).sum();
            lit_parts.iter().filter(|part| on_plantation(**part)).count() + moves
        }
        // The player's own merchant card, with its yearly ability, is on this tab too.
        Tab::Rival => lit_parts.iter().filter(|part| **part == Part::Ability).count(),
        Tab::Log => 0,
    }
}

/// Draws the tabs of a phone, each with its number of possible presses.
fn phone_tabs(ctx: Context) -> AnyView {
    let shell = ctx.board.shell;
    let solo = ctx.board.view.with_untracked(|view| view.table.solo);
    let badge = move |tab: Tab| {
        let count = presses_on(ctx, tab);
        (count > 0).then(|| view! { <i class="k-badge" aria-hidden="true">{count}</i> }.into_any())
    };
    let rival = if solo { "ui-flag" } else { "ui-eye" };
    let icons =
        [(Tab::Boards, "ui-street"), (Tab::Plantation, "ui-terrace"), (Tab::Rival, rival), (Tab::Log, "ui-log")];
    let all = icons.map(|(value, drawing)| {
        let name = move || match value {
            Tab::Boards => say(&labels::tab_boards()),
            Tab::Plantation => say(&labels::tab_plantation()),
            Tab::Rival if solo => say(&labels::tab_automaton()),
            Tab::Rival => shell.read(|table| table.name(ctx.other_seat())),
            Tab::Log => say(&labels::tab_log()),
        };
        (value, drawing, view! { <span>{move || name()}</span>{move || badge(value)} }.into_any())
    });
    tabs(say(&labels::tabs()), ctx.tab, all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chai::pieces::Tea;
    use crate::games::chai::places::{Pier, Space};

    #[test]
    fn the_tab_opens_on_which_something_is_lit() {
        let token = Part::Token(Space::Field, Tea::Green);
        assert_eq!(tab_with_presses(&[Part::Die(3), Part::Pier(Pier(0))], Tab::Plantation), Some(Tab::Boards));
        assert_eq!(tab_with_presses(&[token], Tab::Boards), Some(Tab::Plantation));
        assert_eq!(tab_with_presses(&[token, Part::Tea(Tea::Green)], Tab::Boards), None, "one of them is open already");
        assert_eq!(tab_with_presses(&[Part::Die(3)], Tab::Log), None, "the tray is always there");
    }
}

//! The island: the drawing of land and pieces, and a button over every hex. Called by the layouts, and for the
//! pictures on the shelf and the setup page. The picker provides the possible actions, the view their prices.

use leptos::prelude::*;

use crate::games::ceylon::map::Hex;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::view::View;
use crate::games::ceylon::words::{labels, nouns};
use crate::games::ceylon::{Action, Ceylon};
use crate::table::Pressing;
use crate::ui::kit::{Memo, icon};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;
use crate::words::figures;

use super::hexagon::{HEIGHT, Hexagon, RADIUS, SQRT_3, WIDTH, view_box};
use super::land::{Borders, Land, Terrain};
use super::plantations::{HexPieces, Pieces};
use super::say;

pub fn island(board: BoardContext<Ceylon>) -> AnyView {
    let terrain = Memo::new(move |_| board.view.with(|view| Terrain::new(&view.table)));
    let ground = move || view! { <Land terrain=terrain.get()/> }.into_any();
    let borders = move || view! { <Borders land=terrain.get().land/> }.into_any();
    let pieces_on = move |hex: Hex| {
        let pieces = Memo::new(move |_| board.view.with(|view| HexPieces::new(&view.table, hex)));
        view! { {move || view! { <Pieces pieces=pieces.get()/> }.into_any()} }.into_any()
    };
    let pieces = move || terrain.get().back_to_front().into_iter().map(pieces_on).collect_view();
    let spots = move || {
        let terrain = terrain.get();
        terrain.land.iter().map(|hex| view! { <HexSpot board hex level=terrain.level(hex)/> }.into_any()).collect_view()
    };
    view! {
        <div class="isle" data-region="map">
            <svg class="isle-drawing" viewBox=view_box() aria-hidden="true">
                <g>{move || ground()}</g>
                <g>{move || borders()}</g>
                <g>{move || pieces()}</g>
            </svg>
            {move || spots()}
        </div>
    }
    .into_any()
}

/// The button over a hex, placed in percent of the drawing.
#[component]
fn HexSpot(board: BoardContext<Ceylon>, hex: Hex, level: u8) -> impl IntoView {
    let Hexagon { x, y, radius } = Hexagon::top(hex, level);
    let ring = radius.min(RADIUS * 0.93);
    let percent = |part: f64| format!("{:.2}%", part * 100.0);
    let possible = Memo::new(move |_| possible_actions(board, hex));
    let price_tag = move || {
        let price = possible.with(|possible| price(board, possible));
        price.map(|price| view! { <b class="hex-price">{say(&labels::price(price))}</b> }.into_any())
    };
    let chest = move || {
        let gives_chest = |action: &Action| matches!(action, Action::Harvest { at, .. } if *at == hex);
        let chest_here = possible.with(|possible| possible.iter().any(gives_chest));
        let symbol = || nouns::chest_icon(board.view.with_untracked(|view| view.table.tea(hex)));
        chest_here.then(|| view! { <span class="hex-chest">{icon(symbol(), "")}</span> }.into_any())
    };
    let tile_mark = move || {
        let needs_tile =
            possible.with(|possible| !possible.is_empty() && possible.iter().all(|action| action.uses_tile()));
        let own_tile = board.view.with(|view| view.table.estates[view.seat()].tile).filter(|_| needs_tile);
        own_tile.map(|tile_mark| {
            let help = say(&nouns::tile_help(tile_mark));
            view! { <i class="company small hex-tile" title=help>{tile_mark.number()}</i> }.into_any()
        })
    };
    let is_numbered = Memo::new(move |_| {
        // Hints, lessons, the person's own plan and what is said of rivals' moves name hexes by their numbers.
        let shell = board.shell;
        shell.app.settings.places.get()
            || shell.guide.lesson.is_some()
            || board.suggested.action.with(Option::is_some)
            || board.pressing.with(Pressing::can_cancel)
            || shell.announcement.with(Option::is_some)
    });
    let number = move || {
        let number = || view! { <small class="hex-number">{figures(hex.number().into())}</small> }.into_any();
        is_numbered.get().then(number)
    };
    let is_quiet = move || possible.with(Vec::is_empty);
    view! {
        <span
            class="hex-place"
            class:peak={level == 2}
            class:quiet=move || is_quiet()
            data-anchor=format!("hex-{hex}")
            style:left=percent(x / WIDTH + 0.5)
            style:top=percent(y / HEIGHT + 0.5)
            style:width=percent(ring * SQRT_3 / WIDTH)
            style:height=percent(ring * 2.0 / HEIGHT)
        >
            <Spot board part=Part::Hex(hex) class="hex-spot">
                <svg viewBox="-87 -100 174 200" preserveAspectRatio="none" aria-hidden="true">
                    <path class="ring-key" d="M0-96 83-48V48L0 96-83 48V-48Z"></path>
                    <path class="ring" d="M0-96 83-48V48L0 96-83 48V-48Z"></path>
                    <path class="ring-mark" d="M-18-99h36L0-72Z"></path>
                </svg>
                {move || number()}
                {move || chest()}
                {move || price_tag()}
                {move || tile_mark()}
            </Spot>
        </span>
    }
}

/// Returns the actions to which pressing a hex could lead or, if it is pressed already, the chosen action or those
/// still possible. Before the first press, moves are left out, so that the hexes of the main action stand out.
fn possible_actions(board: BoardContext<Ceylon>, hex: Hex) -> Vec<Action> {
    let part = Part::Hex(hex);
    board.picker.with(|picker| match picker.times(part) {
        0 if picker.pressed().is_empty() => {
            picker.candidates_with(part).filter(|action| !matches!(action, Action::Move { .. })).collect()
        }
        0 => picker.candidates_with(part).collect(),
        _ => picker.ready().map_or_else(|| picker.candidates().collect(), |action| vec![action]),
    })
}

/// Returns the lowest price of these actions, in rupees; `None` if it is 0 or none of them has a price.
fn price(board: BoardContext<Ceylon>, actions: &[Action]) -> Option<i16> {
    board.view.with(|view| actions.iter().filter_map(|action| view.price(*action)).min().filter(|price| *price > 0))
}

/// Draws a small picture of the island for the shelf and the setup page.
pub fn picture(view: &View, class: &'static str) -> AnyView {
    let terrain = Terrain::new(&view.table);
    let pieces_on = |hex: Hex| view! { <Pieces pieces=HexPieces::new(&view.table, hex)/> }.into_any();
    view! {
        <svg class=class viewBox=view_box() aria-hidden="true">
            <g>
                <Land terrain/>
                {terrain.back_to_front().into_iter().map(pieces_on).collect_view()}
            </g>
        </svg>
    }
    .into_any()
}

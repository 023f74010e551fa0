//! The pictures in the contents of the box: cards, contracts, councillors, tiles, terrain. Drawn with the same
//! symbols and classes as the board, without its buttons.

use leptos::prelude::*;

use crate::games::ceylon::data::{CONTRACTS, DISTRICT_BONUS, LEVEL_TILES};
use crate::games::ceylon::pieces::{Card, Councillor, Main, Tea, Tile};
use crate::games::ceylon::words::{kinds, labels, nouns};
use crate::ui::kit::icon;
use crate::ui::kit::svg::round;
use crate::words::Piece;

use super::hexagon::Hexagon;
use super::say;
use super::train::demand;

pub fn picture(piece: Piece) -> Option<AnyView> {
    let number = piece.number;
    Some(match piece.kind {
        kinds::CARD => action_card(Card(number as u8)),
        kinds::CONTRACT => wagon(number),
        kinds::COUNCILLOR => ability("councillor", nouns::ability_icon(*Councillor::ALL.get(number)?)),
        kinds::TILE => tile(*Tile::ALL.get(number)?),
        kinds::LEVEL => level(number),
        kinds::CHEST => icon(nouns::chest_icon(*Tea::ALL.get(number)?), "piece-symbol"),
        kinds::BONUS => bonus(*DISTRICT_BONUS.get(number)?),
        kinds::MARKER => icon("plantation", "piece-symbol"),
        _ => return outside_box(piece),
    })
}

/// Draws a piece that is on the table but not in the box.
fn outside_box(piece: Piece) -> Option<AnyView> {
    let symbol = match piece.kind {
        kinds::HEX => return Some(level(LEVEL_TILES.len())),
        kinds::ACTION => match Main::ALL.get(piece.number) {
            Some(main) => nouns::main_icon(*main),
            None => *["move", "coin"].get(piece.number.checked_sub(Main::ALL.len())?)?,
        },
        kinds::REWARD => *["coin", "star"].get(piece.number)?,
        kinds::WAGON => "wagon",
        kinds::DISTRICT => "councillor",
        kinds::DONE => "ui-check",
        kinds::TOKEN => "disc",
        kinds::TRACK => "tech",
        kinds::DECK | kinds::NO_TILE => "leaf",
        kinds::PLAYED => "ui-cards",
        kinds::NEXT | kinds::SPACE => "contract",
        kinds::RUPEES => "coin",
        kinds::SCORE => "star",
        kinds::WAREHOUSE => "chest-white",
        _ => return None,
    };
    Some(icon(symbol, "piece-symbol"))
}

fn action_card(card: Card) -> AnyView {
    let half = |main: Main| {
        view! {
            <span class="half-place">
                <span class="half">
                    <span class="half-name">{say(&labels::main(main))}</span>
                    {icon(nouns::main_icon(main), "half-icon")}
                </span>
            </span>
        }
    };
    let (one, two) = card.halves();
    view! {
        <div class="action-card">
            {half(one)}<span class="turn-over">{icon("ui-swap", "i16")}</span>{half(two)}
        </div>
    }
    .into_any()
}

fn wagon(row: usize) -> AnyView {
    let order = &CONTRACTS[row];
    view! {
        <span class="wagon">
            <span class="company">{order.company.number()}</span>
            <span class="wagon-load">
                <span class="wagon-chests">{demand(order, "held")}</span>
                <span class="wagon-gain">{icon("coin", "i16")}{order.rupees}{icon("star", "i16")}{order.points}</span>
            </span>
        </span>
    }
    .into_any()
}

/// Draws a piece with its ability in the corner.
fn ability(symbol: &'static str, ability_symbol: &'static str) -> AnyView {
    view! {
        <span class="piece-plate">{icon(symbol, "piece-symbol")}<span class="piece-does">
        {icon(ability_symbol, "i28")}</span></span>
    }
    .into_any()
}

fn tile(tile: Tile) -> AnyView {
    let symbol = match tile {
        Tile::Purse => "coin",
        Tile::Passage => "move",
        Tile::Graft => "plantation",
        Tile::Leap => "tech",
        Tile::Letter => "councillor",
        Tile::Porters => "harvest",
        Tile::Tare => "wagon",
    };
    view! { <span class="piece-tile"><b class="tt">{Tile::number(tile)}</b>{icon(symbol, "i40")}</span> }.into_any()
}

fn bonus(points: i16) -> AnyView {
    view! { <span class="piece-plate">{icon("bonus", "piece-symbol")}<b class="piece-number tt">{points}</b></span> }
        .into_any()
}

fn corners(x: f64, y: f64) -> String {
    let corners = Hexagon { x, y, radius: 1.0 }.corners();
    corners.map(|(x, y)| format!("{},{}", round(x), round(y))).join(" ")
}

/// Draws a level tile as its hexagons. Any number beyond the large tiles stands for the small tile of one hexagon.
fn level(number: usize) -> AnyView {
    let small = [(0, 0)];
    let shape: &[(i8, i8)] = LEVEL_TILES.get(number).map_or(&small, |tile| &tile.shape);
    let class = if number < LEVEL_TILES.len() { "piece-hex" } else { "piece-hex high" };
    let width = 3f64.sqrt();
    let position = |(q, r): &(i8, i8)| (width * (f64::from(*q) + f64::from(*r) / 2.0), 1.5 * f64::from(*r));
    let centres: Vec<(f64, f64)> = shape.iter().map(position).collect();
    let edge = |value: fn(&(f64, f64)) -> f64, best: fn(f64, f64) -> f64| {
        centres.iter().map(value).reduce(best).unwrap_or(0.0)
    };
    let (left, top) = (edge(|centre| centre.0, f64::min) - 1.1, edge(|centre| centre.1, f64::min) - 1.1);
    let (right, bottom) = (edge(|centre| centre.0, f64::max) + 1.1, edge(|centre| centre.1, f64::max) + 1.1);
    let hexagons =
        centres.iter().map(|(x, y)| view! { <polygon points=corners(*x, *y) class=class></polygon> }.into_any());
    let frame = format!("{} {} {} {}", round(left), round(top), round(right - left), round(bottom - top));
    view! { <svg class="piece-level" viewBox=frame>{hexagons.collect_view()}</svg> }.into_any()
}

//! The pictures in the contents of the box: buildings, captains, contracts, ships and the rest. Drawn with the same
//! marks and classes as the board, without its buttons.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{drawings, kinds};
use crate::games::tea_and_rum::{Allegiance, Board, Building, Captain, Colour, Contract, Good, Ship, Wish};
use crate::ui::kit::icon;
use crate::words::Piece;

use super::marks;

pub fn picture(piece: Piece) -> Option<AnyView> {
    let number = piece.number;
    let card = number as u8 + 1;
    Some(match piece.kind {
        kinds::BUILDING => building(*Building::ALL.get(number)?),
        kinds::CAPTAIN => captain(Captain(card)),
        kinds::CONTRACT => contract(Contract(card)),
        kinds::SHIP => ship(Ship(card)),
        kinds::ALLEGIANCE => {
            let red = marks::crest(Colour::Red, Allegiance(card).red().into());
            view! {
                <span class="piece-plate">
                    {icon("allegiance", "piece-symbol")}<span class="piece-does">{red}</span>
                </span>
            }
            .into_any()
        }
        kinds::WISH => {
            let symbols = Wish(card).symbols().iter().map(|symbol| marks::symbol(*symbol)).collect_view();
            view! { <span class="piece-errands">{symbols}</span> }.into_any()
        }
        kinds::ENDOWMENT => icon("bag", "piece-symbol"),
        kinds::GOOD => icon(drawings::good(*Good::ALL.get(number)?), "piece-symbol"),
        kinds::TILE => icon(drawings::board(*Board::ALL.get(number)?), "piece-symbol"),
        kinds::AUTOMA => icon(["automa", "victory-back"].get(number)?, "piece-symbol"),
        _ => return outside_box(piece),
    })
}

/// Draws a piece that is on the table but not in the box.
fn outside_box(piece: Piece) -> Option<AnyView> {
    let number = piece.number;
    let symbol = match piece.kind {
        kinds::DOOR => drawings::board(*Board::ALL.get(number)?),
        kinds::SPACE => "scroll",
        kinds::POINTS => drawings::colour(*Colour::ALL.get(number)?),
        kinds::STEP => "starpawn",
        kinds::SEAL => "seal",
        kinds::EXPANSION => "expand",
        kinds::DONE => "ui-check",
        kinds::MONEY => "doubloon",
        kinds::POPULATION => "pop",
        kinds::WAREHOUSE => "crate",
        kinds::WORKER => "worker",
        kinds::SCALE => "act-trade",
        kinds::HELD => "contract",
        kinds::ORDER => "automa",
        kinds::SCORE => "star",
        _ => return None,
    };
    Some(icon(symbol, "piece-symbol"))
}

fn building(building: Building) -> AnyView {
    let card = building.card();
    view! {
        <span class="piece-card">
            {icon(drawings::building(building), "piece-symbol")}
            <span class="piece-line">{marks::goods(&card.cost)}</span>
            <span class="piece-line">
                {marks::printed(card.points)}{marks::row(card.instant)}{marks::symbols(&card.symbols)}
            </span>
        </span>
    }
    .into_any()
}

fn captain(captain: Captain) -> AnyView {
    let card = captain.card();
    let fire = (card.cannons > 0)
        .then(|| view! { <span class="piece-line fire">{marks::activation(captain)}</span> }.into_any());
    view! {
        <span class="piece-card">
            <span class="piece-portrait">
                {icon(drawings::captain(captain), "piece-symbol")}
                <span class="piece-does">{marks::coin(card.dollars.into())}</span>
            </span>
            <span class="piece-line">{marks::row(card.instant)}{marks::symbols(&card.symbols)}</span>
            {fire}
        </span>
    }
    .into_any()
}

fn contract(contract: Contract) -> AnyView {
    let card = contract.card();
    view! {
        <span class="piece-card">
            <span class="piece-line many">{marks::goods(&card.pay)}</span>
            <span class="piece-line">
                {marks::crest(Colour::Blue, card.points[0].into())}
                <i>"/"</i>
                {marks::crest(Colour::Red, card.points[1].into())}
            </span>
        </span>
    }
    .into_any()
}

fn ship(ship: Ship) -> AnyView {
    let rows = ship
        .rows()
        .iter()
        .map(|row| view! { <span class="piece-line">{marks::goods(row)}</span> }.into_any())
        .collect_view();
    view! {
        <span class="piece-card">
            <span class="piece-portrait waves">
                {icon("clipper", "piece-symbol")}
                <span class="piece-does">{marks::coin(ship.0.into())}</span>
            </span>
            {rows}
        </span>
    }
    .into_any()
}

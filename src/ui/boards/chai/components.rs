//! The pictures in the contents of the box: cards, ships, markers, merchants, year cards.

use leptos::prelude::*;

use crate::games::chai::data::{CardId, ShipId, YEAR_CARDS};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::Hall;
use crate::games::chai::state::Side;
use crate::games::chai::versions;
use crate::games::chai::words::icons::{ability_icon, errand_icon, hall_icon, merchant_icon, tea_icon};
use crate::games::chai::words::{labels, pieces as kinds};
use crate::ui::kit::icon;
use crate::words::Piece;

use super::area::rect;
use super::cards::{Card, PlacedCard};
use super::pieces::Marker;
use super::say;
use super::ships::{ShipCard, ShipFormat};

pub fn picture(piece: Piece) -> Option<AnyView> {
    let number = piece.number;
    Some(match piece.kind {
        kinds::CARD => {
            let placed = PlacedCard::fresh(CardId::new(number as u8 + 1));
            view! { <svg class="k-wide" viewBox="0 0 138 66"><Card area=rect(2.0, 2.0, 132.0, 60.0) placed/></svg> }
                .into_any()
        }
        kinds::SHIP => {
            let ship = ShipId::new(number as u8 + 1);
            view! {
                <svg class="k-tall" viewBox="0 0 106 130">
                    <ShipCard area=rect(2.0, 2.0, 100.0, 124.0) ship cargo=None format=ShipFormat::Upright/>
                </svg>
            }
            .into_any()
        }
        kinds::MARKER => marker(versions::NEWEST, number)?,
        kinds::MARKER_V1 => marker(1, number)?,
        kinds::MERCHANT => merchant(versions::NEWEST, number)?,
        kinds::MERCHANT_V1 => merchant(1, number)?,
        kinds::YEAR => {
            let errands = YEAR_CARDS.get(number)?.iter().map(|errand| icon(errand_icon(*errand), "i28"));
            view! { <span class="piece-errands">{errands.collect_view()}</span> }.into_any()
        }
        kinds::TOKEN => icon(tea_icon(*Tea::ALL.get(number)?), "piece-symbol"),
        kinds::WORKER => icon("die-5", "piece-symbol s1"),
        _ => return outside_box(piece),
    })
}

/// Draws a piece that is on the table but not in the box.
fn outside_box(piece: Piece) -> Option<AnyView> {
    let symbol = match piece.kind {
        kinds::SPACE => "ui-terrace",
        kinds::SLOT | kinds::UNKNOWN => "cd-back",
        kinds::BERTH | kinds::GOAL => "ship-sailed",
        kinds::PIER => "bd-harbour",
        kinds::STALL => "bd-market",
        kinds::HALL => hall_icon(*Hall::ALL.get(piece.number)?),
        kinds::PRODUCTION_PLACE => "bd-production",
        kinds::BUTTON => *["ui-plus", "ui-minus", "ui-check", "ui-flag", "ui-next", "ui-last"].get(piece.number)?,
        kinds::COIN => "first-coin",
        kinds::ASSISTANT => "assistant",
        kinds::SCORE => "star",
        kinds::CALENDAR => "year-card",
        _ => return None,
    };
    Some(icon(symbol, "piece-symbol"))
}

/// Draws a merchant card with the benefits of both sides under a version of the rules.
fn merchant(rules: u16, number: usize) -> Option<AnyView> {
    let tea = *Tea::ALL.get(number)?;
    let side = |side, drawn| view! { <span class="piece-line"><i>{say(&labels::side(side))}</i>{drawn}</span> };
    let points = view! { {icon("pt", "i28")}{icon(tea_icon(tea), "i28")} }.into_any();
    Some(
        view! {
            <span class="piece-card">
                <span class="k-face">{icon(merchant_icon(tea), "")}</span>
                {side(Side::A, points)}
                {side(Side::B, icon(ability_icon(versions::ability(rules, tea)), "i28"))}
            </span>
        }
        .into_any(),
    )
}

/// Draws both faces of a marker under a version of the rules.
fn marker(rules: u16, number: usize) -> Option<AnyView> {
    let faces = versions::markers(rules).get(number)?;
    let face = |side: usize| {
        let area = rect(2.0 + 70.0 * side as f64, 2.0, 64.0, 50.0);
        view! { <Marker area teas=faces[side].teas units=faces[side].units side number=None/> }
    };
    Some(view! { <svg class="k-wide" viewBox="0 0 138 56">{face(0)}{face(1)}</svg> }.into_any())
}

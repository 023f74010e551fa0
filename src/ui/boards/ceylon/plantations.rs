//! The pieces on a hex: its owner's plantation, a second marker on it, and pawns. Called by `island`. Depends only on
//! the state of one hex, not on its possible actions.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::state::{Stage, Table};
use crate::ui::kit::seat_class;
use crate::ui::kit::svg::{Symbol, round};

use super::hexagon::{Hexagon, RADIUS};

/// The plantation and the pawns on a hex, as far as the drawing depends on them.
#[derive(Clone, PartialEq, Debug)]
pub struct HexPieces {
    top: Hexagon,
    /// The owner of the plantation, and whether it has a second marker.
    plantation: Option<(Seat, bool)>,
    /// The owners of the pawns, in seat order.
    pawns: Vec<Seat>,
    /// Whether it has already given its chest in the current harvest.
    has_given: bool,
}

impl HexPieces {
    pub fn new(table: &Table, hex: Hex) -> HexPieces {
        let pawns = Seat::all(table.seats)
            .filter(|seat| !table.estates[*seat].fields.is_empty() && table.estates[*seat].pawn == hex);
        HexPieces {
            top: Hexagon::top(hex, table.level(hex)),
            plantation: table.owner(hex).map(|seat| (seat, table.estates[seat].graft == Some(hex))),
            pawns: pawns.collect(),
            has_given: matches!(table.stage, Stage::Harvest { taken, .. } if taken.has(hex)),
        }
    }
}

/// All pieces on a hex. Pawns are drawn next to a plantation and to each other.
#[component]
pub fn Pieces(pieces: HexPieces) -> impl IntoView {
    let HexPieces { top: Hexagon { x, y, .. }, plantation, pawns, has_given } = pieces;
    let offset = if pawns.is_empty() { 0.0 } else { RADIUS * 0.22 };
    let (dx, dy) = if plantation.is_some() { (RADIUS * 0.36, RADIUS * 0.2) } else { (0.0, RADIUS * 0.16) };
    let count = pawns.len() as f64;
    let pawn = |(index, seat): (usize, Seat)| {
        let spread = (index as f64 - (count - 1.0) / 2.0) * RADIUS * 0.42;
        view! { <Pawn x=x + dx + spread y=y - dy seat/> }.into_any()
    };
    view! {
        {plantation.map(|(seat, second)| view! {
            {second.then(|| view! { <Plantation x=x - offset + RADIUS * 0.12 y=y + RADIUS * 0.16 seat/> }.into_any())}
            <Plantation x=x - offset y=y + RADIUS * 0.04 seat/>
        }.into_any())}
        {has_given.then(|| view! {
            <g class="gave">
                <circle cx=round(x - RADIUS * 0.62) cy=round(y - RADIUS * 0.5) r=RADIUS * 0.21></circle>
                <Symbol id="ui-check" x=x - RADIUS * 0.62 y=y - RADIUS * 0.5 size=RADIUS * 0.3/>
            </g>
        }.into_any())}
        {pawns.into_iter().enumerate().map(pawn).collect_view()}
    }
}

/// A plantation: a round token with its owner's leaf.
#[component]
fn Plantation(x: f64, y: f64, seat: Seat) -> impl IntoView {
    let radius = RADIUS * 0.43;
    let leaf = radius * 0.98;
    let outline = format!(
        "M0 {top:.1}C{leaf:.1} {high:.1} {wide:.1} {low:.1} 0 {leaf:.1}\
         C-{wide:.1} {low:.1} -{leaf:.1} {high:.1} 0 {top:.1}Z",
        top = -leaf,
        high = -leaf * 0.55,
        wide = leaf * 0.95,
        low = leaf * 0.5,
    );
    view! {
        <g class=seat_class(seat)>
            <circle cx=round(x + radius * 0.12) cy=round(y + radius * 0.2) r=radius class="cast"></circle>
            <circle cx=round(x) cy=round(y) r=radius class="field"></circle>
            <path d=outline transform=format!("translate({x:.1} {y:.1})") class="marker"></path>
            <Symbol id=format!("seat-{seat}") x y=y + leaf * 0.06 size=radius * 0.78/>
        </g>
    }
}

#[component]
fn Pawn(x: f64, y: f64, seat: Seat) -> impl IntoView {
    let size = RADIUS * 1.05;
    // Hidden while its flight is shown.
    view! {
        <g class=seat_class(seat) data-landing=format!("pawn-{seat}")>
            <ellipse
                cx=round(x + size * 0.06)
                cy=round(y + size * 0.42)
                rx=round(size * 0.28)
                ry=round(size * 0.09)
                class="cast"
            ></ellipse>
            <Symbol id="pawn" x y size/>
            <Symbol id=format!("seat-{seat}") x y=y + size * 0.27 size=size * 0.2/>
        </g>
    }
}

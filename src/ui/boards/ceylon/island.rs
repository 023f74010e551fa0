//! The island: coast, terraces, rivers, plantations and pawns, and a button over every hex.
//!
//! Land and pieces are drawn as text, the land once for a terrain. Light falls from the upper
//! left, so that heights are told by walls and shadows as well as by colour.

use core::fmt::Write as _;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::press::Part;
use crate::games::ceylon::state::Table;
use crate::games::ceylon::view::View;
use crate::games::ceylon::{Action, Ceylon};
use crate::ui::kit::{hundredth, tenth};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::spot::Spot;

use super::text;

/// The radius of a hex, in units of the drawing.
const R: f64 = 50.0;
const ROOT: f64 = 1.732_050_807_568_877_2;
/// The height of a terrace.
const STEP: f64 = R * 0.19;
/// The drawing is this wide and high; its middle is the middle of the island.
const WIDE: f64 = 604.0;
const HIGH: f64 = 708.0;
/// The corners of a hex of radius 1, clockwise from the top.
const CORNERS: [(f64, f64); 6] =
    [(0.0, -1.0), (ROOT / 2.0, -0.5), (ROOT / 2.0, 0.5), (0.0, 1.0), (-ROOT / 2.0, 0.5), (-ROOT / 2.0, -0.5)];

/// The middle of a hex on the ground.
fn ground(hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.axial().q), f64::from(hex.axial().r));
    ((q + r / 2.0 - 0.5) * ROOT * R, (r - 3.5) * 1.5 * R + 8.0)
}

/// The middle of its highest face, and the radius of that face.
fn top(hex: Hex, level: u8) -> (f64, f64, f64) {
    let (x, y) = ground(hex);
    match level {
        0 => (x, y, R * 0.965),
        1 => (x, y - STEP, R * 0.955),
        _ => (x, y - 2.05 * STEP, R * 0.76),
    }
}

fn corners(x: f64, y: f64, radius: f64) -> [(f64, f64); 6] {
    CORNERS.map(|(cx, cy)| (x + cx * radius, y + cy * radius))
}

fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{} {}", if index == 0 { 'M' } else { 'L' }, tenth(*x), tenth(*y));
    }
    path
}

fn outline(x: f64, y: f64, radius: f64) -> String {
    path(&corners(x, y, radius)) + "Z"
}

/// The face of a hex with its rows of tea: dense on low ground, sparse on high.
fn face(x: f64, y: f64, radius: f64, level: u8, hex: Hex) -> String {
    let mut drawn = format!("<path d=\"{}\" class=\"face-{level}\"/>", outline(x, y, radius));
    let rim = corners(x, y, radius * 0.955);
    let _ = write!(drawn, "<path d=\"{}\" class=\"rim-light\"/>", path(&[rim[4], rim[5], rim[0], rim[1]]));
    let turn = [-24, 18, -8, 28, -35, 8][usize::from(hex.0) * 5 % 6];
    let bend = R * 0.12 * if hex.0 % 2 == 1 { 1.0 } else { -1.0 };
    let count = 5 - level;
    let mut rows = String::new();
    for row in 0..count {
        let at = radius * 1.24 * ((f64::from(row) + 0.5) / f64::from(count) - 0.5);
        let half = ((radius * 0.8) * (radius * 0.8) - at * at).max(0.0).sqrt();
        let (left, right, middle, at) = (tenth(-half), tenth(half), tenth(at + bend), tenth(at));
        let _ = write!(rows, "M{left} {at}Q0 {middle} {right} {at}");
    }
    let (x, y) = (tenth(x), tenth(y));
    let _ = write!(
        drawn,
        "<path d=\"{rows}\" transform=\"translate({x} {y}) rotate({turn})\" class=\"tea-rows r{level}\"/>"
    );
    drawn
}

/// The two visible walls under a raised face.
fn wall(x: f64, y: f64, radius: f64) -> String {
    let down = |(x, y): (f64, f64)| (x, y + STEP);
    let half = |(x, y): (f64, f64)| (x, y + STEP * 0.55);
    let at = corners(x, y, radius);
    format!(
        "<path d=\"{}Z\" class=\"wall-l\"/><path d=\"{}Z\" class=\"wall-r\"/><path d=\"{}\" class=\"strata\"/><path d=\"{}Z\" class=\"hex-line\"/>",
        path(&[at[4], at[3], down(at[3]), down(at[4])]),
        path(&[at[3], at[2], down(at[2]), down(at[3])]),
        path(&[half(at[4]), half(at[3]), half(at[2])]),
        path(&[at[4], at[5], at[0], at[1], at[2], down(at[2]), down(at[3]), down(at[4])]),
    )
}

fn tile(hex: Hex, level: u8) -> String {
    let (x, y) = ground(hex);
    if level == 0 {
        return face(x, y, R * 0.965, 0, hex);
    }
    let shadow =
        |dx: f64, dy: f64, radius: f64| format!("<path d=\"{}\" class=\"cast\"/>", outline(x + dx, y + dy, radius));
    let (low, wide) = (y - STEP, R * 0.955);
    let mut drawn = shadow(STEP * 0.5, STEP * 0.55, R * 0.97) + &wall(x, low, wide);
    if level == 1 {
        return drawn + &face(x, low, wide, 1, hex);
    }
    let (_, high, narrow) = top(hex, 2);
    let _ = write!(drawn, "<path d=\"{}\" class=\"face-1\"/>", outline(x, low, wide));
    drawn + &shadow(STEP * 0.42, -STEP * 0.7, narrow) + &wall(x, high, narrow) + &face(x, high, narrow, 2, hex)
}

/// The rivers between districts.
fn rivers(land: HexSet) -> String {
    // The edge that is shared with the neighbour in each direction, as a pair of corners.
    const EDGES: [((i8, i8), usize, usize); 3] = [((1, 0), 1, 2), ((0, 1), 2, 3), ((-1, 1), 3, 4)];
    let mut line = String::new();
    for hex in land.iter() {
        let at = hex.axial();
        for ((dq, dr), from, to) in EDGES {
            let next = land.iter().find(|other| other.axial().q == at.q + dq && other.axial().r == at.r + dr);
            if next.is_some_and(|next| next.district() != hex.district()) {
                let (x, y) = ground(hex);
                let points = corners(x, y, R);
                line += &path(&[points[from], points[to]]);
            }
        }
    }
    format!(
        "<path d=\"{line}\" class=\"bank\"/><path d=\"{line}\" class=\"water\"/><path d=\"{line}\" class=\"foam\"/>"
    )
}

/// What the land is drawn from.
type Terrain = (HexSet, HexSet, HexSet);

fn terrain(table: &Table) -> Terrain {
    (table.land(), table.slopes, table.peaks)
}

fn land((land, slopes, peaks): Terrain) -> String {
    let level = |hex: Hex| u8::from(slopes.has(hex)) + u8::from(peaks.has(hex));
    let shore: String = land.iter().map(ground).map(|(x, y)| outline(x, y, R)).collect();
    let mut drawn: String = ["depth", "shoal-2", "shoal-1", "coast", "beach", "shore"]
        .map(|class| format!("<path d=\"{shore}\" class=\"{class}\"/>"))
        .concat();
    let mut rows: Vec<Hex> = land.iter().collect();
    rows.sort_by_key(|hex| (hex.axial().r, hex.axial().q));
    rows.iter().filter(|hex| level(**hex) == 0).for_each(|hex| drawn += &tile(*hex, 0));
    drawn += &rivers(land);
    rows.iter().filter(|hex| level(**hex) > 0).for_each(|hex| drawn += &tile(*hex, level(*hex)));
    drawn
}

fn emblem(seat: Seat, x: f64, y: f64, size: f64) -> String {
    let (left, top, size) = (tenth(x - size / 2.0), tenth(y - size / 2.0), tenth(size));
    format!("<use href=\"#seat-{seat}\" x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\"/>")
}

/// A plantation: a round token with the leaf of its owner.
fn plantation(x: f64, y: f64, seat: Seat) -> String {
    let radius = R * 0.43;
    let leaf = radius * 0.98;
    let emblem = emblem(seat, x, y + leaf * 0.06, radius * 0.78);
    let (cast_x, cast_y) = (tenth(x + radius * 0.12), tenth(y + radius * 0.2));
    let [top, a, b, c] = [-leaf, -leaf * 0.55, leaf * 0.95, leaf * 0.5].map(tenth);
    let [x, y, radius, leaf] = [x, y, radius, leaf].map(tenth);
    format!(
        "<g class=\"s{seat}\"><circle cx=\"{cast_x}\" cy=\"{cast_y}\" r=\"{radius}\" class=\"cast\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" class=\"field\"/>\
         <path d=\"M0 {top}C{leaf} {a} {b} {c} 0 {leaf}C-{b} {c} -{leaf} {a} 0 {top}Z\" transform=\"translate({x} {y})\" class=\"marker\"/>{emblem}</g>"
    )
}

fn pawn(x: f64, y: f64, seat: Seat) -> String {
    let size = R * 1.05;
    let emblem = emblem(seat, x, y + size * 0.27, size * 0.2);
    let [left, top] = [x - size / 2.0, y - size / 2.0].map(tenth);
    let [cx, cy, rx, ry] = [x + size * 0.06, y + size * 0.42, size * 0.28, size * 0.09].map(tenth);
    let size = tenth(size);
    format!(
        "<g class=\"s{seat}\"><ellipse cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\" class=\"cast\"/><use href=\"#pawn\" x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\"/>{emblem}</g>"
    )
}

fn pieces(table: &Table) -> String {
    let mut rows: Vec<Hex> = table.land().iter().collect();
    rows.sort_by_key(|hex| (hex.axial().r, hex.axial().q));
    let mut drawn = String::new();
    for hex in rows {
        let (x, y, _) = top(hex, table.level(hex));
        let pawns: Vec<Seat> = Seat::all(table.seats)
            .filter(|seat| !table.estates[*seat].fields.is_empty() && table.estates[*seat].pawn == hex)
            .collect();
        let owner = table.owner(hex);
        if let Some(seat) = owner {
            let aside = if pawns.is_empty() { 0.0 } else { R * 0.22 };
            if table.estates[seat].graft == Some(hex) {
                drawn += &plantation(x - aside + R * 0.12, y + R * 0.16, seat);
            }
            drawn += &plantation(x - aside, y + R * 0.04, seat);
        }
        let count = pawns.len() as f64;
        for (index, seat) in pawns.into_iter().enumerate() {
            let spread = (index as f64 - (count - 1.0) / 2.0) * R * 0.42;
            let (dx, dy) = if owner.is_some() { (R * 0.36, R * 0.2) } else { (0.0, R * 0.16) };
            drawn += &pawn(x + dx + spread, y - dy, seat);
        }
    }
    drawn
}

/// What a hex would cost with what is pressed so far.
fn price(board: BoardContext<Ceylon>, hex: Hex) -> Option<i16> {
    let part = Part::Hex(hex);
    if !board.is_lit(part) && board.times(part) == 0 {
        return None;
    }
    // Of what could be spelled with it; what only the tile allows costs nothing.
    let could: Vec<Action> = board.picker.with(|picker| match board.times(part) {
        0 => picker.candidates_with(part).collect(),
        _ => picker.ready().map_or_else(|| picker.candidates().collect(), |action| vec![action]),
    });
    board.view.with(|view| {
        let table = &view.table;
        let price = |action: Action| match action {
            Action::Plant { .. } => Some(table.plant_cost(table.actor)),
            Action::Move { to, tile: false } => Some(table.move_price(table.actor, to)),
            _ => None,
        };
        could.into_iter().filter_map(price).min().filter(|price| *price > 0)
    })
}

/// The button over a hex, in percent of the drawing.
fn spot(board: BoardContext<Ceylon>, hex: Hex, level: u8) -> AnyView {
    let (x, y, radius) = top(hex, level);
    let ring = radius.min(R * 0.93);
    let label = move || price(board, hex).map(|price| view! { <b class="hex-price">{text::price(price)}</b> });
    view! {
        <span
            class="hex-place"
            class:peak={level == 2}
            data-anchor=format!("hex-{hex}")
            style:left=format!("{}%", hundredth((x / WIDE + 0.5) * 100.0))
            style:top=format!("{}%", hundredth((y / HIGH + 0.5) * 100.0))
            style:width=format!("{}%", hundredth(ring * ROOT / WIDE * 100.0))
            style:height=format!("{}%", hundredth(ring * 2.0 / HIGH * 100.0))
        >
            <Spot board part=Part::Hex(hex) class="hex-spot">
                <svg viewBox="-87 -100 174 200" preserveAspectRatio="none" aria-hidden="true">
                    <path class="ring-key" d="M0-96 83-48V48L0 96-83 48V-48Z"></path>
                    <path class="ring" d="M0-96 83-48V48L0 96-83 48V-48Z"></path>
                    <path class="ring-mark" d="M-18-99h36L0-72Z"></path>
                </svg>
                {label}
            </Spot>
        </span>
    }
    .into_any()
}

fn view_box() -> String {
    format!("{} {} {} {}", tenth(-WIDE / 2.0), tenth(-HIGH / 2.0), tenth(WIDE), tenth(HIGH))
}

/// The island with its buttons.
pub fn island(board: BoardContext<Ceylon>) -> AnyView {
    let terrain = Memo::new(move |_| board.view.with(|view| terrain(&view.table)));
    let ground = move || land(terrain.get());
    let standing = Memo::new(move |_| board.view.with(|view| pieces(&view.table)));
    let spots = move || {
        let (land, slopes, peaks) = terrain.get();
        let level = |hex: Hex| u8::from(slopes.has(hex)) + u8::from(peaks.has(hex));
        land.iter().map(|hex| spot(board, hex, level(hex))).collect_view()
    };
    view! {
        <div class="isle" data-region="map">
            <svg class="isle-drawing" viewBox=view_box() aria-hidden="true">
                <g inner_html=ground></g>
                <g inner_html=move || standing.get()></g>
            </svg>
            {spots}
        </div>
    }
    .into_any()
}

/// The island in small, for the shelf and the setup page.
pub fn picture(view: &View, class: &'static str) -> AnyView {
    let drawn = land(terrain(&view.table)) + &pieces(&view.table);
    view! { <svg class=class viewBox=view_box() aria-hidden="true"><g inner_html=drawn></g></svg> }.into_any()
}

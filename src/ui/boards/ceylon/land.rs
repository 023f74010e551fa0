//! The land: sea, coast, terraces with their rows of tea, rivers. Called by `island`, once for each terrain. Light
//! falls from the upper left, so that walls and shadows show the levels as well as the colours do. Draws no pieces.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::engine::sort::sort_by;
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::District;
use crate::games::ceylon::state::Table;
use crate::games::ceylon::words::labels;

use super::hexagon::{Hexagon, Point, RADIUS, TERRACE_HEIGHT, line};
use super::say;

/// The data from which the land is drawn; constant during a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terrain {
    /// Hexes of the districts in play.
    pub land: HexSet,
    /// Hexes of level 1 or 2.
    slopes: HexSet,
    /// Hexes of level 2.
    peaks: HexSet,
}

impl Terrain {
    pub fn new(table: &Table) -> Terrain {
        Terrain { land: table.land(), slopes: table.slopes, peaks: table.peaks }
    }

    pub fn level(self, hex: Hex) -> u8 {
        u8::from(self.slopes.has(hex)) + u8::from(self.peaks.has(hex))
    }

    /// Returns the hexes from back to front: a hex may cover earlier ones.
    pub fn back_to_front(self) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.land.iter().collect();
        let drawing_order = |hex: &Hex| (hex.axial().r, hex.axial().q);
        sort_by(&mut hexes, |hex, other| drawing_order(hex).cmp(&drawing_order(other)));
        hexes
    }
}

#[component]
pub fn Land(terrain: Terrain) -> impl IntoView {
    let shore: String = terrain.land.iter().map(|hex| Hexagon::ground(hex).outline()).collect();
    let coast = ["depth", "shoal-2", "shoal-1", "coast", "beach", "shore"]
        .map(|class| view! { <path d=shore.clone() class=class></path> }.into_any())
        .collect_view();
    let (lowland, highland): (Vec<Hex>, Vec<Hex>) =
        terrain.back_to_front().into_iter().partition(|hex| terrain.level(*hex) == 0);
    let lowland = lowland
        .into_iter()
        .map(|hex| view! { <Face hexagon=Hexagon::top(hex, 0) level=0 hex/> }.into_any())
        .collect_view();
    let highland =
        highland.into_iter().map(|hex| view! { <Terrace hex level=terrain.level(hex)/> }.into_any()).collect_view();
    view! {
        {coast}
        {lowland}
        <Rivers land=terrain.land/>
        {highland}
    }
}

/// The face of a hex with its rows of tea: dense on low ground, sparse on high.
#[component]
fn Face(
    hexagon: Hexagon,
    /// Level, 0 to 2.
    level: u8,
    /// Varies the rows, so that no two neighbours look alike.
    hex: Hex,
) -> impl IntoView {
    let Hexagon { x, y, radius } = hexagon;
    let rim = hexagon.moved(0.0, 0.0, radius * 0.955).corners();
    let turn = [-24, 18, -8, 28, -35, 8][usize::from(hex.0) * 5 % 6];
    let bend = RADIUS * 0.12 * if hex.0 % 2 == 1 { 1.0 } else { -1.0 };
    view! {
        <path d=hexagon.outline() class=format!("face-{level} {}", hex.district().word())></path>
        <path d=line(&[rim[4], rim[5], rim[0], rim[1]]) class="rim-light"></path>
        <path
            d=tea_rows(radius, bend, 5 - level)
            transform=format!("translate({x:.1} {y:.1}) rotate({turn})")
            class=format!("tea-rows r{level}")
        ></path>
    }
}

/// Returns path data of `count` curved rows of tea on a face around the origin.
fn tea_rows(radius: f64, bend: f64, count: u8) -> String {
    let mut rows = String::new();
    for row in 0..count {
        let y = radius * 1.24 * ((f64::from(row) + 0.5) / f64::from(count) - 0.5);
        let half = ((radius * 0.8).powi(2) - y * y).max(0.0).sqrt();
        // Writing to a string cannot fail.
        let _ = write!(rows, "M{:.1} {y:.1}Q0 {:.1} {half:.1} {y:.1}", -half, y + bend);
    }
    rows
}

/// The two visible walls under a raised face.
#[component]
fn Walls(
    /// The raised face.
    face: Hexagon,
) -> impl IntoView {
    let foot = |(x, y): Point| (x, y + TERRACE_HEIGHT);
    let halfway_down = |(x, y): Point| (x, y + TERRACE_HEIGHT * 0.55);
    let corners = face.corners();
    let left = [corners[4], corners[3], foot(corners[3]), foot(corners[4])];
    let right = [corners[3], corners[2], foot(corners[2]), foot(corners[3])];
    let all = [
        corners[4],
        corners[5],
        corners[0],
        corners[1],
        corners[2],
        foot(corners[2]),
        foot(corners[3]),
        foot(corners[4]),
    ];
    view! {
        <path d=line(&left) + "Z" class="wall-l"></path>
        <path d=line(&right) + "Z" class="wall-r"></path>
        <path d=line(&[halfway_down(corners[4]), halfway_down(corners[3]), halfway_down(corners[2])])
            class="strata"></path>
        <path d=line(&all) + "Z" class="hex-line"></path>
    }
}

fn shadow(outline: Hexagon) -> impl IntoView {
    view! { <path d=outline.outline() class="cast"></path> }
}

/// A hex of level 1 or 2, with one terrace per level.
#[component]
fn Terrace(hex: Hex, level: u8) -> impl IntoView {
    let ground = Hexagon::ground(hex);
    let low = Hexagon::top(hex, 1);
    let high = (level == 2).then(|| Hexagon::top(hex, 2));
    let upper = match high {
        None => view! { <Face hexagon=low level=1 hex/> }.into_any(),
        Some(high) => view! {
            <path d=low.outline() class=format!("face-1 {}", hex.district().word())></path>
            {shadow(ground.moved(TERRACE_HEIGHT * 0.42, -TERRACE_HEIGHT * 0.7, high.radius))}
            <Walls face=high/>
            <Face hexagon=high level=2 hex/>
        }
        .into_any(),
    };
    view! {
        {shadow(ground.moved(TERRACE_HEIGHT * 0.5, TERRACE_HEIGHT * 0.55, RADIUS * 0.97))}
        <Walls face=low/>
        {upper}
    }
}

#[component]
fn Rivers(land: HexSet) -> impl IntoView {
    let course: String = shared_edges(land).map(|edge| line(&edge)).collect();
    ["bank", "water", "foam"]
        .map(|class| view! { <path d=course.clone() class=class></path> }.into_any())
        .collect_view()
}

/// The outline of each district, over the terraces that hide the rivers, its name, and the leader line from the
/// district to its councillor's plate. The board's style shows the outline of the district whose plate is pointed at,
/// and either the names or the leader lines.
#[component]
pub fn Borders(land: HexSet) -> impl IntoView {
    let between: String = shared_edges(land).map(|edge| line(&edge)).collect();
    let outline = |district: District| {
        let hexes = land.and(HexSet::district(district));
        let d: String = hexes.iter().flat_map(|hex| outer_edges(hexes, hex)).map(|edge| line(&edge)).collect();
        view! { <path d=d class=format!("district-line {}", district.word())></path> }.into_any()
    };
    let leader = |district: District| {
        let (x, y, end) = leader(district);
        // Along the coast, outside it.
        let (turn, offset) = match district {
            District::Dimbula => (-60, -24),
            District::Ruhuna => (-60, 36),
            _ => (60, -24),
        };
        let transform = format!("translate({x} {y}) rotate({turn})");
        view! {
            <text y=offset transform=transform class="district-name">{say(&labels::district(district))}</text>
            <path d=format!("M{x} {y}H{end}") class="leader"></path>
            <circle cx=x cy=y r="6" class="leader-end"></circle>
        }
        .into_any()
    };
    let districts =
        || District::ALL.into_iter().filter(move |district| !land.and(HexSet::district(*district)).is_empty());
    view! {
        <path d=between class="border"></path>
        {districts().map(outline).collect_view()}
        {districts().map(leader).collect_view()}
    }
}

/// Returns the point (x, y) on a district's coast where its leader line starts, and the x where it ends, under the
/// councillor's plate. The style sheet places the plate at that y. All in units of the drawing.
fn leader(district: District) -> (i32, i32, i32) {
    match district {
        District::Kandy => (104, -265, 430),
        District::Dimbula => (-194, -104, -490),
        District::Uva => (194, -104, 430),
        District::Ruhuna => (150, 270, 440),
    }
}

/// The directions to the neighbours, clockwise from the right, each with the indices of the shared edge's corners.
const EDGES: [((i8, i8), usize, usize); 6] =
    [((1, 0), 1, 2), ((0, 1), 2, 3), ((-1, 1), 3, 4), ((-1, 0), 4, 5), ((0, -1), 5, 0), ((1, -1), 0, 1)];

fn neighbour(land: HexSet, hex: Hex, (dq, dr): (i8, i8)) -> Option<Hex> {
    let axial = hex.axial();
    land.iter().find(|other| other.axial().q == axial.q + dq && other.axial().r == axial.r + dr)
}

/// Returns the edges between hexes of different districts, each once.
fn shared_edges(land: HexSet) -> impl Iterator<Item = [Point; 2]> {
    land.iter().flat_map(move |hex| {
        let corners = Hexagon::ground(hex).corners();
        let is_foreign =
            move |direction| neighbour(land, hex, direction).is_some_and(|next| next.district() != hex.district());
        let half_edges = EDGES.into_iter().take(3).filter(move |(direction, ..)| is_foreign(*direction));
        half_edges.map(move |(_, from, to)| [corners[from], corners[to]])
    })
}

/// Returns the edges of a hex at which its district ends.
fn outer_edges(district: HexSet, hex: Hex) -> impl Iterator<Item = [Point; 2]> {
    let corners = Hexagon::ground(hex).corners();
    let outer = EDGES.into_iter().filter(move |(direction, ..)| neighbour(district, hex, *direction).is_none());
    outer.map(move |(_, from, to)| [corners[from], corners[to]])
}

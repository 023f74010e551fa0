//! The land: sea, coast, terraces with their rows of tea, rivers. Called by `island`, once for each terrain. Light
//! falls from the upper left, so that walls and shadows show the levels as well as the colours do. Knows no piece.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::engine::sort::sort_by;
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::District;
use crate::games::ceylon::state::Table;
use crate::games::ceylon::words::labels;

use super::hexagon::{Hexagon, Point, R, STEP, line};
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
    pub fn of(table: &Table) -> Terrain {
        Terrain { land: table.land(), slopes: table.slopes, peaks: table.peaks }
    }

    pub fn level(self, hex: Hex) -> u8 {
        u8::from(self.slopes.has(hex)) + u8::from(self.peaks.has(hex))
    }

    /// Returns the hexes from back to front: a hex may cover earlier ones.
    pub fn back_to_front(self) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.land.iter().collect();
        let place = |hex: &Hex| (hex.axial().r, hex.axial().q);
        sort_by(&mut hexes, |one, other| place(one).cmp(&place(other)));
        hexes
    }
}

#[component]
pub fn Land(terrain: Terrain) -> impl IntoView {
    let shore: String = terrain.land.iter().map(|hex| Hexagon::ground(hex).outline()).collect();
    let coast = ["depth", "shoal-2", "shoal-1", "coast", "beach", "shore"]
        .map(|class| view! { <path d=shore.clone() class=class></path> }.into_any())
        .collect_view();
    let (low, high): (Vec<Hex>, Vec<Hex>) =
        terrain.back_to_front().into_iter().partition(|hex| terrain.level(*hex) == 0);
    let low =
        low.into_iter().map(|hex| view! { <Face at=Hexagon::top(hex, 0) level=0 hex/> }.into_any()).collect_view();
    let high = high.into_iter().map(|hex| view! { <Terrace hex level=terrain.level(hex)/> }.into_any()).collect_view();
    view! {
        {coast}
        {low}
        <Rivers land=terrain.land/>
        {high}
    }
}

/// The face of a hex with its rows of tea: dense on low ground, sparse on high.
#[component]
fn Face(
    at: Hexagon,
    /// Level, 0 to 2.
    level: u8,
    /// Varies the rows, so that no two neighbours look alike.
    hex: Hex,
) -> impl IntoView {
    let Hexagon { x, y, radius } = at;
    let rim = at.moved(0.0, 0.0, radius * 0.955).corners();
    let turn = [-24, 18, -8, 28, -35, 8][usize::from(hex.0) * 5 % 6];
    let bend = R * 0.12 * if hex.0 % 2 == 1 { 1.0 } else { -1.0 };
    view! {
        <path d=at.outline() class=format!("face-{level} {}", hex.district().word())></path>
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
        let at = radius * 1.24 * ((f64::from(row) + 0.5) / f64::from(count) - 0.5);
        let half = ((radius * 0.8).powi(2) - at * at).max(0.0).sqrt();
        // Writing to a string cannot fail.
        let _ = write!(rows, "M{:.1} {at:.1}Q0 {:.1} {half:.1} {at:.1}", -half, at + bend);
    }
    rows
}

/// The two visible walls under a raised face.
#[component]
fn Walls(
    /// The raised face.
    under: Hexagon,
) -> impl IntoView {
    let foot = |(x, y): Point| (x, y + STEP);
    let half = |(x, y): Point| (x, y + STEP * 0.55);
    let at = under.corners();
    let left = [at[4], at[3], foot(at[3]), foot(at[4])];
    let right = [at[3], at[2], foot(at[2]), foot(at[3])];
    let all = [at[4], at[5], at[0], at[1], at[2], foot(at[2]), foot(at[3]), foot(at[4])];
    view! {
        <path d=line(&left) + "Z" class="wall-l"></path>
        <path d=line(&right) + "Z" class="wall-r"></path>
        <path d=line(&[half(at[4]), half(at[3]), half(at[2])]) class="strata"></path>
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
        None => view! { <Face at=low level=1 hex/> }.into_any(),
        Some(high) => view! {
            <path d=low.outline() class=format!("face-1 {}", hex.district().word())></path>
            {shadow(ground.moved(STEP * 0.42, -STEP * 0.7, high.radius))}
            <Walls under=high/>
            <Face at=high level=2 hex/>
        }
        .into_any(),
    };
    view! {
        {shadow(ground.moved(STEP * 0.5, STEP * 0.55, R * 0.97))}
        <Walls under=low/>
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
        let own = land.and(HexSet::district(district));
        let d: String = own.iter().flat_map(|hex| outer_edges(own, hex)).map(|edge| line(&edge)).collect();
        view! { <path d=d class=format!("district-line {}", district.word())></path> }.into_any()
    };
    let leader = |district: District| {
        let (x, y, end) = leader(district);
        // Along the coast, outside it.
        let (turn, away) = match district {
            District::Dimbula => (-60, -24),
            District::Ruhuna => (-60, 36),
            _ => (60, -24),
        };
        let along = format!("translate({x} {y}) rotate({turn})");
        view! {
            <text y=away transform=along class="district-name">{say(&labels::district(district))}</text>
            <path d=format!("M{x} {y}H{end}") class="leader"></path>
            <circle cx=x cy=y r="6" class="leader-end"></circle>
        }
        .into_any()
    };
    let there = || District::ALL.into_iter().filter(move |one| !land.and(HexSet::district(*one)).is_empty());
    view! {
        <path d=between class="border"></path>
        {there().map(outline).collect_view()}
        {there().map(leader).collect_view()}
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
    let at = hex.axial();
    land.iter().find(|other| other.axial().q == at.q + dq && other.axial().r == at.r + dr)
}

/// Returns the edges between hexes of different districts, each once.
fn shared_edges(land: HexSet) -> impl Iterator<Item = [Point; 2]> {
    land.iter().flat_map(move |hex| {
        let corners = Hexagon::ground(hex).corners();
        let foreign = move |way| neighbour(land, hex, way).is_some_and(|next| next.district() != hex.district());
        let half = EDGES.into_iter().take(3).filter(move |(way, ..)| foreign(*way));
        half.map(move |(_, from, to)| [corners[from], corners[to]])
    })
}

/// Returns the edges of a hex at which its district ends.
fn outer_edges(district: HexSet, hex: Hex) -> impl Iterator<Item = [Point; 2]> {
    let corners = Hexagon::ground(hex).corners();
    let outer = EDGES.into_iter().filter(move |(way, ..)| neighbour(district, hex, *way).is_none());
    outer.map(move |(_, from, to)| [corners[from], corners[to]])
}

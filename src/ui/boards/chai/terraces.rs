//! The hill of a plantation, empty: the sea, the terraces, the dock and the outlines of the slots. Drawn once per
//! layout. Called by the board and the thumbnails. Depends on the layout, not on the pieces.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::games::chai::places::Space;
use crate::games::chai::words::labels;
use crate::ui::kit::svg::Markup;

use super::area::{Area, rect};
use super::plantation_layout::PlantationLayout;
use super::say;

const LAND: [&str; 3] = ["var(--land-0)", "var(--land-1)", "var(--land-2)"];
const ROW: [&str; 3] = ["var(--row-0)", "var(--row-1)", "var(--row-2)"];
/// The elevation of each space except the dock, as an index into the colours.
const LEVELS: [usize; 7] = [0, 0, 1, 2, 0, 1, 2];

/// A terrace with its wall and its rows of tea.
fn terrace(art: &mut Markup, area: Area, level: usize, wall: f64, bend: f64) {
    let wall_area = rect(area.x + 3.0, area.y + 6.0, area.w, area.h + wall - 2.0);
    let (y, wall_height, cx) = (area.bottom() - 9.0, wall + 1.0, area.cx());
    let left_wall = format!("M{:.2} {y:.2}v{wall_height:.2}q0 9 9 9H{cx:.2}V{y:.2}Z", area.x);
    let right_wall = format!("M{:.2} {y:.2}v{wall_height:.2}q0 9-9 9H{cx:.2}V{y:.2}Z", area.right());
    let edge = format!("M{:.2} {y:.2}v{wall_height:.2}q0 9 9 9h{:.2}q9 0 9-9v-{wall_height:.2}", area.x, area.w - 18.0);
    let rim = format!(
        "M{:.2} {:.2}V{:.2}q0-8 8-8H{:.2}",
        area.x + 2.0,
        area.bottom() - 12.0,
        area.y + 10.0,
        area.right() - 12.0
    );
    let count = ((area.h / 15.0) as usize).max(2);
    let mut rows = String::new();
    for row in 0..count {
        let y = area.y + area.h * (row as f64 + 0.65) / (count as f64 + 0.3);
        let _ = write!(rows, "M{:.2} {y:.2}Q{cx:.2} {:.2} {:.2} {y:.2}", area.x + 9.0, y + bend, area.right() - 9.0);
    }
    art.rect(wall_area, 9.0, "fill='#1c140a' opacity='0.26'");
    art.path(&left_wall, "fill='var(--wall-l)'");
    art.path(&right_wall, "fill='var(--wall-r)'");
    art.path(&edge, "fill='none' stroke='var(--hex-line)' stroke-width='1.5'");
    art.rect(area, 9.0, &format!("fill='{}' stroke='var(--hex-line)' stroke-width='1.5'", LAND[level]));
    let row_style = format!(
        "fill='none' stroke='{}' stroke-width='2.2' stroke-dasharray='5 4.5' stroke-linecap='round'",
        ROW[level]
    );
    art.path(&rows, &row_style);
    art.path(&rim, "fill='none' stroke='#fff' stroke-opacity='var(--rim)' stroke-width='1.4'");
}

fn waves(layout: &PlantationLayout) -> String {
    let mut waves = String::new();
    let (mut y, mut shift) = (layout.berths[0].y + 8.0, 0.0);
    while y < layout.spaces[7].y {
        let mut x = 6.0 + shift;
        while x < layout.size.0 {
            let _ = write!(waves, "M{x:.2} {y:.2}q5-5 10 0t10 0 10 0");
            x += 84.0;
        }
        shift = 40.0 - shift;
        y += 22.0;
    }
    waves
}

fn ground(art: &mut Markup, layout: &PlantationLayout) {
    let (w, h) = layout.size;
    let dock = layout.spaces[7];
    let (low, top) = (h + 4.0, dock.y + dock.h * 0.55);
    let height = low - top;
    let slope = format!(
        "M-4 {height:.2}V60C{:.2} 18 {:.2} 0 {:.2} 0H{:.2}C{:.2} 0 {:.2} 18 {:.2} 60V{height:.2}Z",
        w * 0.1,
        w * 0.22,
        w * 0.34,
        w * 0.66,
        w * 0.78,
        w * 0.9,
        w + 4.0,
    );
    let (foot, crest, right) = (h * 0.72, h * 0.64, w + 4.0);
    let shade = format!(
        "M-4 {low:.2}V{foot:.2}C{:.2} {crest:.2} {:.2} {crest:.2} {right:.2} {foot:.2}V{low:.2}Z",
        w * 0.2,
        w * 0.8,
    );
    art.rect(rect(0.0, 0.0, w, h), 0.0, "fill='var(--sea)'");
    art.path(
        &waves(layout),
        "fill='none' stroke='var(--sea-line)' stroke-width='1.4' stroke-linecap='round' opacity='.7'",
    );
    let slope_style =
        format!("transform='translate(0 {top:.2})' fill='var(--row-0)' stroke='var(--shore)' stroke-width='4'");
    art.path(&slope, &slope_style);
    art.path(&shade, "fill='#1c140a' opacity='.12'");
}

fn dock(art: &mut Markup, area: Area) {
    let mut planks = String::new();
    for plank in 1..14 {
        let _ = write!(planks, "M{:.2} {:.2}v{:.2}", area.x + area.w * f64::from(plank) / 14.0, area.y, area.h);
    }
    let foot = format!("M{:.2} {:.2}h{:.2}", area.x + 2.0, area.bottom() - 4.0, area.w - 4.0);
    art.rect(area.moved(2.0, 4.0), 6.0, "fill='#1c140a' opacity='0.3'");
    art.rect(area, 6.0, "fill='var(--wood-1)' stroke='var(--line)' stroke-width='1.5'");
    art.path(&planks, "stroke='var(--wood-3)' stroke-width='1.1' opacity='.8'");
    art.path(&foot, "stroke='#1c0f06' stroke-opacity='0.28' stroke-width='6'");
}

/// The outlines of the card slots, on a large plantation with a plus.
fn slots(art: &mut Markup, layout: &PlantationLayout) {
    let corner = if layout.small { 6.0 } else { 8.0 };
    for slot in layout.slots {
        art.rect(
            slot.grown(-0.7),
            corner,
            "fill='#F6EEDD' fill-opacity='.10' \
             stroke='#F6EEDD' stroke-opacity='.75' stroke-width='1.5' stroke-dasharray='5 4'",
        );
    }
    if !layout.small {
        let plus = |slot: &Area| format!("M{:.2} {:.2}h12m-6-6v12", slot.cx() - 6.0, slot.cy());
        let pluses: String = layout.slots.iter().map(plus).collect();
        art.path(&pluses, "stroke='#F6EEDD' stroke-opacity='.75' stroke-width='2' stroke-linecap='round' fill='none'");
    }
}

/// The empty hill: it depends only on the size.
fn hill(layout: &PlantationLayout) -> Markup {
    let (dock_area, field) = (layout.spaces[7], layout.spaces[0]);
    let mut art = Markup::default();
    ground(&mut art, layout);
    dock(&mut art, dock_area);
    slots(&mut art, layout);
    for (index, level) in LEVELS.into_iter().enumerate() {
        let bend = if index.is_multiple_of(2) { 5.0 } else { -5.0 };
        terrace(&mut art, layout.spaces[index], level, layout.wall, bend);
    }
    if !layout.small {
        let name = |space: Space| say(&labels::space(space));
        let on_wood = "font-size='15' class='k-text k-serif k-on-wood'";
        let on_land = "font-size='13' class='k-text k-serif k-on-land'";
        art.text(dock_area.x + 11.0, dock_area.cy() + 5.0, on_wood, &name(Space::Dock));
        art.text(field.x + 10.0, field.y + 15.0, on_land, &name(Space::Field));
    }
    art
}

#[component]
pub fn Terraces(layout: PlantationLayout) -> impl IntoView {
    hill(&layout).into_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_large_hill_has_names() {
        for small in [false, true] {
            let art = hill(&PlantationLayout::new(648.0, 498.0, small));
            assert_eq!(art.checked().contains("</text>"), !small);
        }
    }
}

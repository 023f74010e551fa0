//! The layout of the five houses and the road, in three variants. On a wide screen the houses form a street with the
//! road around it; where space is short they are five shelves, with the road as a strip above them, unrolled clockwise
//! from the assistant. A low window has two rows of houses below that strip instead. Pure arithmetic from sizes to
//! rectangles.

use crate::games::chai::places::Road;

use super::area::{Area, rect};
use super::ships::ShipFormat;

/// The five houses, from left to right or from top to bottom.
pub const HOUSES: [&str; 5] = ["harvest", "market", "palace", "harbour", "production"];

/// A slot of the market.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stall {
    /// The pressable area.
    pub area: Area,
    pub socket: Area,
    pub card: Area,
}

/// A pier of the harbour.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pier {
    /// The pressable area.
    pub area: Area,
    pub card: Area,
    pub quay: Area,
}

/// The arrangement of the houses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// In a street, with the road around it.
    Street,
    /// As shelves one below the other, each with its name on the left.
    Shelves,
    /// In two rows, each house with its name at the top.
    Rows,
}

/// The areas of everything in the houses and on the road.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Places {
    pub size: (f64, f64),
    pub layout: Layout,
    /// Height of the road's strip above the houses; a street has none.
    ring: f64,
    pub houses: [Area; 5],
    /// The area of each name: the sign in a street, the left end of a shelf, the head of a house in a row.
    pub signs: [Area; 5],
    /// The teas of the Harvest board.
    pub teas: [Area; 6],
    /// The market, slots 1 to 6.
    pub stalls: [Stall; 6],
    pub halls: [Area; 4],
    /// The harbour, the deck last.
    pub piers: [Pier; 4],
    /// The production house, from the top.
    pub crews: [Area; 3],
}

/// Baseline of the roofs, and the space that a street leaves above its houses.
const EAVES: f64 = 62.0;
/// Height of a street from which nothing in it is condensed.
const HIGH: f64 = 270.0;
/// Minimum width for two rows of houses.
pub const ROWS_FROM: f64 = 380.0;
/// Width left and right of a street, for road and markers.
const ROADSIDE: f64 = 96.0;

fn cells<const N: usize>(area: Area, columns: usize, gap: f64) -> [Area; N] {
    let rows = N.div_ceil(columns);
    let w = (area.w - gap * (columns as f64 - 1.0)) / columns as f64;
    let h = (area.h - gap * (rows as f64 - 1.0)) / rows as f64;
    core::array::from_fn(|index| {
        let (column, row) = ((index % columns) as f64, (index / columns) as f64);
        rect(area.x + column * (w + gap), area.y + row * (h + gap), w, h)
    })
}

/// Lays out the harbour in its cells: under each card, after a gap, a quay of height `quay`; the deck, which is last,
/// is smaller at the right and the bottom to show the cards below it.
fn piers(cells: [Area; 4], quay: f64, gap: f64, deck: f64) -> [Pier; 4] {
    core::array::from_fn(|index| {
        let area = cells[index];
        let deck_gap = if index == 3 { deck } else { 0.0 };
        let card = rect(area.x, area.y, area.w - deck_gap, area.h - quay - gap - deck_gap);
        Pier { area, card, quay: rect(area.x, area.bottom() - quay, area.w - deck_gap, quay) }
    })
}

impl Places {
    pub fn street(w: f64, h: f64) -> Places {
        const SHARES: [f64; 5] = [160.0, 350.0, 182.0, 348.0, 132.0];
        let free_width = w - 2.0 * ROADSIDE - 4.0 * 10.0;
        let unit_width = free_width / SHARES.iter().sum::<f64>();
        // In a lesson the street is lower: the cards of the Market keep their height as far as possible.
        let low = (HIGH - h).clamp(0.0, 20.0);
        let eaves = EAVES - low * 0.5;
        let foot = h - 25.0;
        let mut x = ROADSIDE;
        let houses = SHARES.map(|share| {
            let house = rect(x, eaves, share * unit_width, foot - eaves);
            x += share * unit_width + 10.0;
            house
        });
        let signs = houses.map(|house| rect(house.cx() - 70.0, eaves - 13.0, 140.0, 28.0));
        let top = eaves + 24.0 - low * 0.25;
        let inner_area = |house: Area| rect(house.x + 9.0, top, house.w - 18.0, foot - 9.0 - top);
        let market = inner_area(houses[1]);
        // Slots 1 to 3 are on the left, 4 to 6 on the right.
        let columns: [Area; 6] = cells(market, 2, 7.0 - low * 0.1);
        let stalls = core::array::from_fn(|index| {
            let area = columns[(index % 3) * 2 + index / 3];
            let socket = rect(area.x - 1.0, area.cy() - 15.0, 30.0, 30.0);
            let foot_gap = if index == 5 { 5.0 } else { 0.0 };
            let card = rect(area.x + 33.0, area.y + 2.0, area.w - 33.0 - foot_gap, area.h - 4.0 - foot_gap.min(3.0));
            Stall { area, socket, card }
        });
        let harbour = inner_area(houses[3]);
        let piers = piers(cells(harbour, 4, 6.0), if harbour.h > 175.0 { 42.0 } else { 38.0 }, 6.0, 5.0);
        Places {
            size: (w, h),
            layout: Layout::Street,
            ring: 0.0,
            houses,
            signs,
            teas: cells(inner_area(houses[0]), 2, 6.0),
            stalls,
            halls: cells(inner_area(houses[2]), 2, 6.0),
            piers,
            crews: cells(inner_area(houses[4]), 1, 6.0),
        }
    }

    pub fn stacked(w: f64, h: f64) -> Places {
        const SHARES: [f64; 5] = [0.152, 0.237, 0.155, 0.306, 0.150];
        let small = h < 460.0;
        let (pad, gap) = (if w > 460.0 { 9.0 } else { 7.0 }, if small { 3.0 } else { 5.0 });
        let ring = (h * 0.112).clamp(46.0, 60.0);
        let sign_width = if w > 460.0 { 76.0 } else { (w * 0.16).min(64.0) };
        let free_height = h - ring - 6.0 * gap - 2.0;
        let mut y = ring + gap;
        let houses = SHARES.map(|share| {
            let house = rect(pad, y, w - 2.0 * pad, free_height * share);
            y += free_height * share + gap;
            house
        });
        let signs = houses.map(|house| rect(house.x, house.y, sign_width, house.h));
        let inset = if small { 3.0 } else { 5.0 };
        let inner_area = |house: Area| {
            let (x, w) = (house.x + sign_width + 5.0, house.w - sign_width - 10.0);
            rect(x, house.y + inset, w, house.h - 2.0 * inset)
        };
        let columns: [Area; 6] = cells(inner_area(houses[1]), 6, 4.0);
        let die_size = if houses[1].h > 92.0 { 30.0 } else { 22.0 };
        let stalls = core::array::from_fn(|index| {
            let area = columns[index];
            let socket = rect(area.cx() - die_size / 2.0, area.y, die_size, die_size);
            let foot_gap = if index == 5 { 4.0 } else { 0.0 };
            let card = rect(area.x, area.y + die_size + 3.0, area.w - foot_gap, area.h - die_size - 3.0 - foot_gap);
            Stall { area, socket, card }
        });
        let harbour = inner_area(houses[3]);
        let piers = piers(cells(harbour, 4, 5.0), (harbour.h * 0.3).clamp(26.0, 40.0), 3.0, 4.0);
        Places {
            size: (w, h),
            layout: Layout::Shelves,
            ring,
            houses,
            signs,
            teas: cells(inner_area(houses[0]), 6, 4.0),
            stalls,
            halls: cells(inner_area(houses[2]), 4, 5.0),
            piers,
            crews: cells(inner_area(houses[4]), 3, 5.0),
        }
    }

    /// Lays out two rows of this size: Harvest, Market and Palace above, Harbour and Production below.
    pub fn rows(w: f64, h: f64) -> Places {
        const PAD: f64 = 6.0;
        const GAP: f64 = 4.0;
        const INSET: f64 = 4.0;
        // A narrow strip has its markers upright, which takes more height.
        let ring = if w < 440.0 { 58.0 } else { 46.0 };
        let (top, wide) = (ring + 3.0, w - 2.0 * PAD);
        let upper = (h - top - GAP - PAD) * if w < 440.0 { 0.47 } else { 0.43 };
        let foot = top + upper + GAP;
        let teas = (wide * 0.075).clamp(41.0, 44.0) * 3.0 + 2.0 * INSET + 6.0;
        let halls = (wide * 0.1).clamp(40.0, 56.0) * 2.0 + 2.0 * INSET + 3.0;
        let crews = (wide * 0.27).clamp(100.0, 130.0);
        let (market, harbour) = (PAD + teas + GAP, wide - crews - GAP);
        let houses = [
            rect(PAD, top, teas, upper),
            rect(market, top, wide - teas - halls - 2.0 * GAP, upper),
            rect(w - PAD - halls, top, halls, upper),
            rect(PAD, foot, harbour, h - PAD - foot),
            rect(w - PAD - crews, foot, crews, h - PAD - foot),
        ];
        // The name of Production is pressed if all its places are taken.
        let signs = core::array::from_fn(|index| {
            let (house, high): (Area, f64) = (houses[index], if index == 4 { 34.0 } else { 18.0 });
            rect(house.x, house.y, house.w, high)
        });
        let inner_area = |index: usize| {
            let (house, sign): (Area, Area) = (houses[index], signs[index]);
            rect(house.x + INSET, sign.bottom(), house.w - 2.0 * INSET, house.h - sign.h - INSET)
        };
        let slots: [Area; 6] = cells(inner_area(1), 3, 3.0);
        let stalls = slots.map(|area| {
            let is_beside = area.w >= 58.0;
            let die_size = if is_beside { 24.0 } else { 20.0 };
            let socket = match is_beside {
                true => rect(area.x, area.cy() - die_size / 2.0, die_size, die_size),
                false => rect(area.cx() - die_size / 2.0, area.y, die_size, die_size),
            };
            let (right, down) = if is_beside { (die_size + 2.0, 0.0) } else { (0.0, die_size + 2.0) };
            let card = rect(area.x + right, area.y + down, area.w - right - 2.0, area.h - down - 2.0);
            Stall { area, socket, card }
        });
        Places {
            size: (w, h),
            layout: Layout::Rows,
            ring,
            houses,
            signs,
            teas: cells(inner_area(0), 3, 3.0),
            stalls,
            halls: cells(inner_area(2), 2, 3.0),
            piers: piers(cells(inner_area(3), 4, 5.0), 34.0, 3.0, 4.0),
            crews: cells(inner_area(4), 1, 3.0),
        }
    }

    pub fn is_street(&self) -> bool {
        self.layout == Layout::Street
    }

    /// Returns the format of the harbour's ship cards: the same for all, though the deck is slightly smaller.
    pub fn ship_format(&self) -> ShipFormat {
        let card = self.piers[0].card;
        ShipFormat::for_size(card.w, card.h)
    }

    /// Returns the areas of the markers, in the order in which the assistant meets them, and the position of the
    /// assistant.
    pub fn road(&self, road: &Road) -> ([Area; 6], (f64, f64)) {
        let (w, h) = self.size;
        if !self.is_street() {
            let ring = self.ring;
            let assistant_width = 38.0;
            let cell_width = (w - 14.0 - assistant_width - 20.0) / 6.0;
            let areas = core::array::from_fn(|index| {
                rect(7.0 + assistant_width + index as f64 * (cell_width + 4.0), 5.0, cell_width, ring - 13.0)
            });
            return (areas, (24.0, ring / 2.0 + 1.0));
        }
        let len = road.len.map(f64::from);
        let assistant_height = 46.0;
        let step = |side: usize| {
            let free_height = h - 18.0 - if usize::from(road.side) == side { assistant_height } else { 0.0 };
            (free_height / len[side].max(1.0)).min(45.0)
        };
        let gap = f64::from(road.gap);
        // Beside Harvest the first marker is the lowest, beside Production the highest; the assistant divides a
        // column.
        let place = |side: usize, index: usize| {
            let step = step(side);
            let extra = if usize::from(road.side) == side && index as f64 >= gap { assistant_height } else { 0.0 };
            let along = index as f64 * step + extra;
            match side {
                0 => rect(6.0, h - 12.0 - along - step + 4.0, 82.0, step - 5.0),
                _ => rect(w - 88.0, 10.0 + along, 82.0, step - 5.0),
            }
        };
        let areas = core::array::from_fn(|steps| {
            let (side, index) = road.ahead(steps as u8 + 1);
            place(side, index)
        });
        let along = gap * step(usize::from(road.side)) + assistant_height / 2.0;
        let assistant = if road.side == 0 { (46.0, h - 12.0 - along) } else { (w - 46.0, 10.0 + along) };
        (areas, assistant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layouts() -> Vec<Places> {
        [
            Places::street(1408.0, 312.0),
            Places::street(1334.0, 262.0),
            Places::street(1170.0, 262.0),
            Places::street(1334.0, 238.0),
            Places::stacked(514.0, 498.0),
            Places::stacked(390.0, 558.0),
            Places::stacked(390.0, 400.0),
            Places::stacked(360.0, 372.0),
        ]
        .into_iter()
        .chain(low_layouts())
        .collect()
    }

    /// A phone held sideways, a page at 200 %, and the lowest and narrowest sizes that the style sheet requires.
    fn low_layouts() -> [Places; 4] {
        [(488.0, 338.0), (389.0, 398.0), (488.0, 312.0), (380.0, 348.0)].map(|(w, h)| Places::rows(w, h))
    }

    fn pressed(places: &Places) -> Vec<Area> {
        let stalls = places.stalls.iter().map(|stall| stall.area);
        let piers = places.piers.iter().map(|pier| pier.area);
        let plain_areas = places.teas.iter().chain(&places.halls).chain(&places.crews).copied();
        plain_areas.chain(stalls).chain(piers).collect()
    }

    #[test]
    fn buttons_neither_overlap_nor_leave_the_drawing() {
        for places in layouts() {
            let drawing = rect(0.0, 0.0, places.size.0, places.size.1);
            let all = pressed(&places);
            for (index, area) in all.iter().enumerate() {
                assert!(area.is_within(drawing), "{area:?} in {:?}", places.size);
                assert!(
                    all.iter().skip(index + 1).all(|other| !area.overlaps(*other)),
                    "{area:?} in {:?}",
                    places.size
                );
            }
        }
    }

    #[test]
    fn what_is_pressed_is_large_enough_for_a_finger_with_the_gap_around_it() {
        for places in layouts() {
            let (w, h) = if places.layout == Layout::Rows { (39.0, 33.0) } else { (39.0, 37.0) };
            for area in pressed(&places) {
                assert!(area.w >= w && area.h >= h, "{area:?} in {:?}", places.size);
            }
        }
    }

    #[test]
    fn markers_and_the_assistant_stay_on_the_drawing_wherever_the_road_leads() {
        for places in layouts() {
            let mut road = Road::new([0, 1, 2, 3, 4, 5]);
            let drawing = rect(0.0, -2.0, places.size.0, places.size.1 + 2.0);
            for steps in [1, 3, 2, 3, 3, 1, 2, 2, 1, 3, 3, 3] {
                let (markers, assistant) = places.road(&road);
                for (index, marker) in markers.iter().enumerate() {
                    assert!(marker.is_within(drawing), "{marker:?} in {:?}", places.size);
                    assert!(markers.iter().skip(index + 1).all(|other| !marker.overlaps(*other)));
                    let assistant_area = rect(assistant.0 - 14.0, assistant.1 - 14.0, 28.0, 28.0);
                    assert!(
                        !marker.overlaps(assistant_area),
                        "the assistant stands on {marker:?} in {:?}",
                        places.size
                    );
                }
                road.carry(road.ahead(steps));
            }
        }
    }
}

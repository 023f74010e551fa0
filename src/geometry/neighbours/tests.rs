//! Tests of the neighbours: grids, hexes, rows of unequal pieces, and random layouts.

use super::Direction::{Down, Left, Right, Up};
use super::*;
use crate::geometry::Axial;
use proptest::prelude::*;

/// A map of hexes of this radius.
fn hexes(radius: i8) -> (Vec<Axial>, Vec<Place>) {
    let all = (-radius..=radius).flat_map(|r| (-radius..=radius).map(move |q| Axial::at(q, r)));
    let hexes: Vec<Axial> = all.filter(|hex| hex.distance(Axial::at(0, 0)) <= radius.unsigned_abs()).collect();
    let centres = hexes.iter().map(|hex| hex.centre(30.0));
    let places = centres.map(|at| Place { x: at.x, y: at.y, width: 52.0, height: 60.0 }).collect();
    (hexes, places)
}

fn grid(columns: usize, rows: usize, width: f64, height: f64) -> Vec<Place> {
    let (x, y) = (|index: usize| (index % columns) as f64, |index: usize| (index / columns) as f64);
    let all = 0..columns * rows;
    all.map(|index| Place { x: x(index) * width, y: y(index) * height, width, height }).collect()
}

/// A row of five pieces, and one below its middle.
fn pedestal() -> Neighbours {
    neighbours(&[grid(5, 1, 60.0, 40.0), vec![Place { x: 120.0, y: 40.0, width: 60.0, height: 40.0 }]].concat())
}

/// Returns where these steps lead from a place; steps at an edge lead nowhere.
fn walk(next: &Neighbours, from: usize, steps: &[Direction]) -> usize {
    let pieces: Vec<usize> = (0..next.len()).collect();
    let mut trail = Trail::default();
    steps.iter().fold(from, |here, towards| trail.step(&pieces, here, *towards, || next.clone()).unwrap_or(here))
}

/// Returns the steps from a place to each other place, along links; `None` where there is no way.
fn ways(next: &Neighbours, from: usize) -> Vec<Option<Vec<Direction>>> {
    let mut ways = vec![None; next.len()];
    ways[from] = Some(Vec::new());
    let mut found = std::collections::VecDeque::from([from]);
    while let Some(here) = found.pop_front() {
        for towards in Direction::ALL {
            let Some(to) = linked(next, here, towards).filter(|to| ways[*to].is_none()) else { continue };
            let way = ways[here].clone().map(|way: Vec<_>| [way, vec![towards]].concat());
            ways[to] = way;
            found.push_back(to);
        }
    }
    ways
}

/// Checks that all arrows lead back, and that every place can be reached from every other.
fn check(places: &[Place]) {
    let next = neighbours(places);
    let pieces: Vec<usize> = (0..places.len()).collect();
    for from in 0..places.len() {
        for (to, way) in ways(&next, from).into_iter().enumerate() {
            let way = way.unwrap_or_else(|| panic!("{to} cannot be reached from {from}: {places:?}"));
            assert_eq!(walk(&next, from, &way), to, "{places:?}");
        }
        for first in Direction::ALL {
            for second in Direction::ALL {
                let mut trail = Trail::default();
                let mut step = |here, towards| trail.step(&pieces, here, towards, || next.clone());
                let Some(there) = step(from, first) else { continue };
                assert_ne!(there, from);
                if let Some(beyond) = step(there, second) {
                    assert_eq!(step(beyond, second.opposite()), Some(there), "{places:?}");
                }
                assert_eq!(step(there, first.opposite()), Some(from), "{places:?}");
            }
        }
    }
}

#[test]
fn in_a_grid_each_arrow_leads_to_the_piece_beside() {
    for (width, height) in [(50.0, 50.0), (20.0, 100.0), (200.0, 40.0)] {
        let next = neighbours(&grid(4, 3, width, height));
        assert_eq!(next[5], [Some(4), Some(6), Some(1), Some(9)], "{width} by {height}");
        assert_eq!(next[0], [None, Some(1), None, Some(4)]);
        assert_eq!(next[11], [Some(10), None, Some(7), None]);
    }
}

#[test]
fn among_hexes_left_and_right_keep_the_row_and_down_leads_to_the_lower_right() {
    let (hexes, places) = hexes(3);
    let next = neighbours(&places);
    for (hex, next) in hexes.iter().zip(&next) {
        let at = |q, r| hexes.iter().position(|other| *other == *hex + Axial::at(q, r));
        assert_eq!(next[Left as usize], at(-1, 0), "{hex:?}");
        assert_eq!(next[Right as usize], at(1, 0), "{hex:?}");
        assert_eq!(next[Down as usize], at(0, 1).or(at(-1, 1)), "{hex:?}");
        assert_eq!(next[Up as usize], at(0, -1).or(at(1, -1)), "{hex:?}");
    }
    check(&places);
}

#[test]
fn no_row_is_jumped_over_and_columns_are_kept() {
    let place = |x, y| Place { x, y, width: 100.0, height: 40.0 };
    let next = neighbours(&[place(100.0, 0.0), place(50.0, 44.0), place(152.0, 44.0), place(100.0, 88.0)]);
    assert_eq!((next[0][Down as usize], next[3][Up as usize]), (Some(2), Some(1)));
    // Two columns of unequal heights.
    let next = neighbours(&[place(0.0, 0.0), place(110.0, 25.0), place(0.0, 50.0), place(110.0, 75.0)]);
    assert_eq!((next[0][Down as usize], next[1][Down as usize]), (Some(2), Some(3)));
    assert_eq!(ways(&next, 0).iter().flatten().count(), 4);
}

#[test]
fn a_row_is_left_for_a_tall_piece_and_reached_again() {
    let tall = Place { x: 0.0, y: 50.0, width: 60.0, height: 140.0 };
    let places = [vec![tall], grid(1, 3, 50.0, 50.0).iter().map(|at| Place { x: 80.0, ..*at }).collect()].concat();
    let next = neighbours(&places);
    assert_eq!(next[0], [None, Some(2), None, None]);
    for from in 1..4 {
        assert_eq!(walk(&next, from, &[Left]), 0);
        assert_eq!(walk(&next, from, &[Left, Right]), from);
    }
}

#[test]
fn a_step_to_a_shorter_row_leads_back_to_its_piece() {
    let next = pedestal();
    for from in 0..5 {
        assert_eq!(walk(&next, from, &[Down]), 5);
        assert_eq!(walk(&next, from, &[Down, Up]), from);
        assert_eq!(walk(&next, from, &[Down, Down, Left, Up]), from, "at an edge nothing moves");
    }
    assert_eq!(walk(&next, 5, &[Up]), 2);
}

#[test]
fn a_trail_leads_back_all_the_way_and_ends_where_the_focus_leaves_it() {
    let next = pedestal();
    let mut trail = Trail::default();
    let mut step = |pieces: &[usize], here, towards| trail.step(pieces, here, towards, || next.clone());
    let pieces: Vec<usize> = (0..6).collect();
    assert_eq!(step(&pieces, 0, Right), Some(1));
    assert_eq!(step(&pieces, 1, Down), Some(5));
    assert_eq!(step(&pieces, 5, Up), Some(1));
    assert_eq!(step(&pieces, 1, Left), Some(0));
    assert_eq!(step(&pieces, 0, Down), Some(5));
    // Another piece has taken its place.
    assert_eq!(step(&[9, 1, 2, 3, 4, 5], 5, Up), Some(2));
    assert_eq!(step(&pieces, 4, Down), Some(5));
    assert_eq!(step(&pieces, 3, Down), Some(5), "the focus was moved by a press");
    assert_eq!(step(&pieces, 5, Up), Some(3));
    assert_eq!(step(&pieces, 5, Up), Some(2));
}

#[test]
fn a_single_piece_and_none_have_no_neighbours() {
    assert_eq!(neighbours(&[]), Neighbours::new());
    assert_eq!(neighbours(&grid(1, 1, 3.0, 4.0)), [[None; 4]]);
}

/// Rectangles of any size. Of those with few coordinates, many coincide or are equally far.
fn scattered() -> impl Strategy<Value = Vec<Place>> {
    let sizes = || (1..9u8, 1..9u8).prop_map(|(width, height)| (f64::from(width) * 15.0, f64::from(height) * 15.0));
    let coarse = (0..8u8, 0..8u8).prop_map(|(x, y)| (20.0 * f64::from(x), 20.0 * f64::from(y)));
    let place = |((x, y), (width, height))| Place { x, y, width, height };
    let coarse = (coarse, sizes()).prop_map(place);
    let fine = ((0.0..900.0f64, 0.0..600.0f64), sizes()).prop_map(place);
    prop_oneof![prop::collection::vec(coarse, 1..24), prop::collection::vec(fine, 1..24)]
}

/// Layouts with holes and the rounding of a browser.
fn laid_out() -> impl Strategy<Value = Vec<Place>> {
    let grids = (1..7usize, 1..6usize, 8.0..200.0f64, 8.0..200.0f64).prop_map(|(c, r, w, h)| grid(c, r, w, h));
    let maps = (1..4i8).prop_map(|radius| hexes(radius).1);
    let noise = prop::collection::vec((0..4u8, -0.4..0.4f64), 40);
    (prop_oneof![grids, maps], noise).prop_map(|(places, noise)| {
        let kept = places.into_iter().zip(noise).filter(|(_, (hole, _))| *hole > 0);
        kept.map(|(place, (_, noise))| Place { x: place.x + noise, y: place.y - noise, ..place }).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn in_any_layout_every_piece_is_reached_and_arrows_lead_back(places in prop_oneof![scattered(), laid_out()]) {
        check(&places);
    }
}

//! The path that teas would take over a hill, drawn before an action is carried out.
//!
//! [`super::journey`] works the trips out, [`super::hill`] says where everything lies.

use crate::games::chai::places::Space;
use crate::games::chai::state::Merchant;
use crate::ui::kit::draw;

use super::draw::{Ink, area};
use super::hill::Hill;
use super::journey::{End, Trip};
use super::pieces;

fn halo(ink: &mut Ink, d: &str) {
    for with in [
        "stroke=\"#1A1003\" stroke-width=\"9.5\" opacity=\".55\"",
        "stroke=\"#FFFBEF\" stroke-width=\"7\"",
        "stroke=\"#235A6B\" stroke-width=\"3\" stroke-dasharray=\"2 7\"",
    ] {
        ink.put(
            "<path d=\"[]\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" []/>",
            &[],
            &[d, with],
        );
    }
}

fn pill(ink: &mut Ink, x: f64, y: f64, words: &str) {
    let w = 8.0 * words.chars().count() as f64 + 14.0;
    ink.rect(area(x - w / 2.0, y - 10.0, w, 20.0), 10.0, "#2C5A45", "#FFFBEF", 1.5);
    ink.text(x, y + 4.5, 12.5, "k-mid k-bold k-pale", words);
}

/// The journeys of an action that is not carried out yet: halo and dots, a numbered disc for each step, the tea at
/// each stop, a frame around what takes it up.
pub fn journeys(hill: &Hill, trips: &[Trip], merchant: &Merchant) -> String {
    let mut ink = Ink::default();
    let travel = |trip: &&Trip| trip.moves() > 0;
    let travels = trips.iter().filter(travel).count() as f64;
    for (number, trip) in trips.iter().enumerate() {
        // Several trips of one action lie beside each other; what only comes in stays out of their way.
        let before = trips[..number].iter().filter(travel).count() as f64;
        let beside = (before - (travels - 1.0) / 2.0) * (hill.token * 0.9).min(60.0 / travels.max(1.0));
        let aside = if trip.moves() > 0 { beside } else { 0.0 };
        let moved = |index: usize| {
            let stop = &trip.stops[index];
            let next = trip.stops.get(index + 1).map(|stop| stop.at);
            let (x, y) = hill.stop(stop.at, next);
            (x + aside, y)
        };
        let lane = |index: usize| trip.stops.get(index).map(|stop| hill.spaces[stop.at.index()].cx() + aside);
        let mut d = String::new();
        for index in 0..trip.stops.len() {
            let (x, y) = moved(index);
            if index == 0 {
                draw(&mut d, "M{} {}", &[x, y], &[]);
            } else if trip.stops[index - 1].at == Space::Field {
                draw(&mut d, "H{}V{}", &[lane(index).unwrap_or(x), y], &[]);
            } else {
                draw(&mut d, "V{}", &[y], &[]);
            }
        }
        let last = trip.stops.last().map(|stop| stop.at).unwrap_or(Space::Field);
        let mut at = moved(trip.stops.len() - 1);
        if last == Space::Dock && trip.stops.len() > 1 {
            at.0 = lane(trip.stops.len() - 2).unwrap_or(at.0);
        }
        match trip.end {
            Some(End::Crate(slot, _)) => {
                let a = hill.slots[slot.index()];
                if a.right() < at.0 && a.cy() < hill.spaces[0].bottom() {
                    draw(&mut d, "H{}", &[a.right() + 7.0], &[]);
                } else if a.x > at.0 && a.cy() < hill.spaces[0].bottom() {
                    draw(&mut d, "H{}", &[a.x - 7.0], &[]);
                } else {
                    draw(&mut d, "V{}", &[a.y - 6.0], &[]);
                }
            }
            Some(End::Ship(berth, _)) => {
                let a = hill.berths[berth.index()];
                draw(&mut d, "H{}V{}", &[a.cx(), a.bottom() + 4.0], &[]);
            }
            None => {}
        }
        if trip.moves() > 0 || trip.end.is_some() {
            halo(&mut ink, &d);
        }
        for (index, stop) in trip.stops.iter().enumerate() {
            let (mut x, y) = moved(index);
            if stop.at == Space::Dock && index > 0 {
                x = lane(index - 1).unwrap_or(x);
            }
            let size = hill.token;
            match stop.becomes {
                Some(to) => {
                    let w = size * 1.85 + 16.0;
                    ink.rect(area(x - w / 2.0, y - size * 0.6, w, size * 1.2), size * 0.6, "#FFFBEF", "#1A1003", 1.5);
                    pieces::token(&mut ink, stop.tea, x - size * 0.47 - 6.0, y, size * 0.84);
                    ink.path(
                        "M{} {}h9m-4-4l4 4-4 4",
                        &[x - 5.0, y],
                        "fill=\"none\" stroke=\"#2A2520\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
                    );
                    pieces::token(&mut ink, to, x + size * 0.47 + 6.0, y, size * 0.84);
                }
                None => {
                    ink.put(
                        "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"#FFFBEF\" stroke=\"#1A1003\" stroke-width=\"1.5\"/>",
                        &[x, y, size * 0.62],
                        &[],
                    );
                    pieces::token(&mut ink, stop.tea, x, y, size * 0.94);
                }
            }
            if stop.gives > 0 {
                let a = hill.spaces[stop.at.index()];
                let (px, py) = if a.w > 120.0 {
                    (x + size * if stop.becomes.is_some() { 1.7 } else { 1.3 }, y)
                } else {
                    ((x + size * 0.9).min(a.right() - 12.0), y - size * 0.62)
                };
                pill(&mut ink, px, py, &format!("+{}", stop.gives));
            }
            if index > 0 {
                let from = trip.stops[index - 1].at;
                let (upper, lower) = (hill.spaces[stop.at.index()], hill.spaces[from.index()]);
                let (x, y) = (
                    lane(if stop.at == Space::Dock { index - 1 } else { index }).unwrap_or(x),
                    (upper.bottom() + 3.0 + lower.y) / 2.0,
                );
                ink.put(
                    "<circle cx=\"{}\" cy=\"{}\" r=\"11\" fill=\"#2C5A45\" stroke=\"#FFFBEF\" stroke-width=\"2.2\"/>",
                    &[x, y],
                    &[],
                );
                ink.text(x, y + 5.0, 14.0, "k-mid k-serif k-pale", &index.to_string());
            }
        }
        let (a, end) = match trip.end {
            Some(End::Crate(slot, held)) => (
                hill.slots[slot.index()],
                merchant.slots[slot.index()].filter(|_| held == 2).map(|card| card.card().points),
            ),
            Some(End::Ship(berth, ship)) => {
                let aboard = merchant.cargo[berth.index()].total() + 1;
                (hill.berths[berth.index()], (aboard >= ship.ship().size).then_some(ship.ship().points))
            }
            None => continue,
        };
        ink.rect(a.grown(1.0), 10.0, "none", "#1A1003", 7.0);
        ink.rect(a.grown(1.0), 10.0, "none", "#FFFBEF", 3.6);
        if let Some(points) = end {
            ink.rect(area(a.right() - 46.0, a.bottom() - 9.0, 44.0, 20.0), 10.0, "#2C5A45", "#FFFBEF", 1.5);
            ink.text(a.right() - 33.0, a.bottom() + 5.5, 12.5, "k-mid k-bold k-pale", &format!("+{points}"));
            ink.icon("star", a.right() - 14.0, a.bottom() + 0.5, 15.0);
        }
    }
    ink.0
}

//! The path of teas over a hill, drawn before an action is carried out. [`super::journey`] computes the trips,
//! [`super::plantation_layout`] the positions. Called by the board.

use std::fmt::Write as _;

use leptos::prelude::*;

use crate::games::chai::pieces::Tea;
use crate::games::chai::places::Space;
use crate::games::chai::state::Merchant;
use crate::ui::kit::svg::{Symbol, round};

use super::area::{Area, rect};
use super::journey::{End, Stop, Trip};
use super::pieces::{Star, Token};
use super::plantation_layout::PlantationLayout;
use super::shapes::{Label, Rect};

/// A path with its halo.
#[component]
fn Trail(d: String) -> impl IntoView {
    view! {
        <g fill="none" stroke-linecap="round" stroke-linejoin="round">
            <path d=d.clone() stroke="#1A1003" stroke-width="9.5" opacity=".55"/>
            <path d=d.clone() stroke="#FFFBEF" stroke-width="7"/>
            <path d=d stroke="#235A6B" stroke-width="3" stroke-dasharray="2 7"/>
        </g>
    }
}

/// The number of steps provided at a stop.
#[component]
fn Pill(x: f64, y: f64, words: String) -> impl IntoView {
    let w = 8.0 * words.chars().count() as f64 + 14.0;
    view! {
        <Rect area=rect(x - w / 2.0, y - 10.0, w, 20.0) corner=10.0 fill="#2C5A45" stroke="#FFFBEF" width=1.5/>
        <Label x y=y + 4.5 size=12.5 class="k-mid k-bold k-pale" words/>
    }
}

/// The tea at a stop, with the tea it becomes there.
#[component]
fn StopTea(x: f64, y: f64, size: f64, tea: Tea, converted_to: Option<Tea>) -> impl IntoView {
    let Some(new_tea) = converted_to else {
        return view! {
            <circle cx=round(x) cy=round(y) r=round(size * 0.62) fill="#FFFBEF" stroke="#1A1003" stroke-width="1.5"/>
            <Token tea x y size=size * 0.94/>
        }
        .into_any();
    };
    let w = size * 1.85 + 16.0;
    let offset = size * 0.47 + 6.0;
    view! {
        <Rect area=rect(x - w / 2.0, y - size * 0.6, w, size * 1.2) corner=size * 0.6
            fill="#FFFBEF" stroke="#1A1003" width=1.5/>
        <Token tea x=x - offset y size=size * 0.84/>
        <path d=format!("M{:.2} {y:.2}h9m-4-4l4 4-4 4", x - 5.0) fill="none" stroke="#2A2520" stroke-width="2"
            stroke-linecap="round" stroke-linejoin="round"/>
        <Token tea=new_tea x=x + offset y size=size * 0.84/>
    }
    .into_any()
}

/// The number of a step, on a disc between the spaces.
#[component]
fn StepNumber(x: f64, y: f64, number: usize) -> impl IntoView {
    view! {
        <circle cx=round(x) cy=round(y) r="11" fill="#2C5A45" stroke="#FFFBEF" stroke-width="2.2"/>
        <Label x y=y + 5.0 size=14.0 class="k-mid k-serif k-pale" words=number.to_string()/>
    }
}

/// The frame around the crate or ship that takes a tea, with the points this brings. The star of the card, of this
/// worth, stands over its corner.
#[component]
fn EndFrame(area: Area, points: Option<u8>, worth: u8) -> impl IntoView {
    let points = points.map(|points| {
        let (x, y) = (area.right(), area.bottom());
        view! {
            <Rect area=rect(x - 46.0, y - 9.0, 44.0, 20.0) corner=10.0 fill="#2C5A45" stroke="#FFFBEF" width=1.5/>
            <Label x=x - 33.0 y=y + 5.5 size=12.5 class="k-mid k-bold k-pale" words=format!("+{points}")/>
            <Symbol id="star" x=x - 14.0 y=y + 0.5 size=15.0/>
        }
        .into_any()
    });
    view! {
        <Rect area=area.grown(1.0) corner=10.0 fill="none" stroke="#1A1003" width=7.0/>
        <Rect area=area.grown(1.0) corner=10.0 fill="none" stroke="#FFFBEF" width=3.6/>
        <Star x=area.x + 7.0 y=area.y + 7.0 size=23.0 points=worth/>
        {points}
    }
}

/// A trip, with its offset from the other trips of the same action.
struct TripPath<'a> {
    layout: &'a PlantationLayout,
    trip: &'a Trip,
    offset: f64,
}

impl TripPath<'_> {
    fn stop(&self, index: usize) -> (f64, f64) {
        let next = self.trip.stops.get(index + 1).map(|stop| stop.space);
        let (x, y) = self.layout.stop(self.trip.stops[index].space, next);
        (x + self.offset, y)
    }
    /// Returns the x at which the token climbs to a stop.
    fn lane(&self, index: usize) -> f64 {
        self.layout.spaces[self.trip.stops[index].space.index()].cx() + self.offset
    }
    /// Returns where a stop's token is drawn: at the dock it stays on the lane it came by.
    fn token_position(&self, index: usize) -> (f64, f64) {
        let (x, y) = self.stop(index);
        if index > 0 && self.trip.stops[index].space == Space::Dock { (self.lane(index - 1), y) } else { (x, y) }
    }
    /// Returns the whole path, up to the crate or ship at its end.
    fn path(&self) -> String {
        let stops = &self.trip.stops;
        let mut d = String::new();
        for index in 0..stops.len() {
            let (x, y) = self.stop(index);
            let _ = match index {
                0 => write!(d, "M{x:.2} {y:.2}"),
                _ if stops[index - 1].space == Space::Field => write!(d, "H{:.2}V{y:.2}", self.lane(index)),
                _ => write!(d, "V{y:.2}"),
            };
        }
        let x = self.token_position(stops.len() - 1).0;
        let _ = match self.trip.end {
            Some(End::Crate(slot, _)) => {
                let area = self.layout.slots[slot.index()];
                let is_beside = area.cy() < self.layout.spaces[0].bottom();
                if is_beside && area.right() < x {
                    write!(d, "H{:.2}", area.right() + 7.0)
                } else if is_beside && area.x > x {
                    write!(d, "H{:.2}", area.x - 7.0)
                } else {
                    write!(d, "V{:.2}", area.y - 6.0)
                }
            }
            Some(End::Ship(berth, _)) => {
                let area = self.layout.berths[berth.index()];
                write!(d, "H{:.2}V{:.2}", area.cx(), area.bottom() + 4.0)
            }
            None => Ok(()),
        };
        d
    }
    /// Draws a stop: the tea, the steps provided there, and the number of the step that led to it.
    fn draw_stop(&self, index: usize, stop: &Stop) -> AnyView {
        let (x, y) = self.token_position(index);
        let size = self.layout.token;
        let steps_pill = (stop.steps > 0).then(|| {
            let area = self.layout.spaces[stop.space.index()];
            let (x, y) = if area.w > 120.0 {
                (x + size * if stop.converted_to.is_some() { 1.7 } else { 1.3 }, y)
            } else {
                ((x + size * 0.9).min(area.right() - 12.0), y - size * 0.62)
            };
            view! { <Pill x y words=format!("+{}", stop.steps)/> }.into_any()
        });
        let number = (index > 0).then(|| {
            let from = self.trip.stops[index - 1].space;
            let (upper, lower) = (self.layout.spaces[stop.space.index()], self.layout.spaces[from.index()]);
            let x = self.lane(if stop.space == Space::Dock { index - 1 } else { index });
            view! { <StepNumber x y=(upper.bottom() + 3.0 + lower.y) / 2.0 number=index/> }.into_any()
        });
        view! { <StopTea x y size tea=stop.tea converted_to=stop.converted_to/>{steps_pill}{number} }.into_any()
    }
}

/// Returns the crate or ship that takes a token, its points if the token fills it, and those printed on it.
fn end_of(layout: &PlantationLayout, trip: &Trip, merchant: &Merchant) -> Option<(Area, Option<u8>, u8)> {
    Some(match trip.end? {
        End::Crate(slot, held) => {
            let points = merchant.slots[slot.index()].map(|card| card.card().worth(held));
            let printed = merchant.slots[slot.index()].map_or(0, |card| card.card().points);
            (layout.slots[slot.index()], points.filter(|points| *points > 0), printed)
        }
        End::Ship(berth, ship) => {
            let aboard = merchant.cargo[berth.index()].total() + 1;
            let printed = ship.ship();
            (layout.berths[berth.index()], (aboard >= printed.size).then_some(printed.points), printed.points)
        }
    })
}

/// The journeys of an action that has not been carried out yet: halo and dots, a numbered disc for each step, the tea
/// at each stop, a frame around the crate or ship at the end.
#[component]
pub fn Journeys(layout: PlantationLayout, trips: Vec<Trip>, merchant: Merchant) -> impl IntoView {
    let travels = trips.iter().filter(|trip| trip.moves() > 0).count() as f64;
    let mut drawn_trips = 0.0;
    let draw = |trip: &Trip| {
        // Several trips of one action are drawn side by side; a token that only enters stays out of their way.
        let offset = if trip.moves() > 0 {
            let offset = (drawn_trips - (travels - 1.0) / 2.0) * (layout.token * 0.9).min(60.0 / travels.max(1.0));
            drawn_trips += 1.0;
            offset
        } else {
            0.0
        };
        let route = TripPath { layout: &layout, trip, offset };
        let path = (trip.moves() > 0 || trip.end.is_some()).then(|| view! { <Trail d=route.path()/> }.into_any());
        let stops: Vec<AnyView> =
            trip.stops.iter().enumerate().map(|(index, stop)| route.draw_stop(index, stop)).collect();
        let frame = |(area, points, worth)| view! { <EndFrame area points worth/> }.into_any();
        let end = end_of(&layout, trip, &merchant).map(frame);
        view! { {path}{stops}{end} }.into_any()
    };
    trips.iter().map(draw).collect_view()
}

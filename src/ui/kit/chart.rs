//! Parts shared by every chart with a line per seat: the key, the line styles and the emblems at the ends of the lines.
//! Used by the result and the review.

use leptos::prelude::*;

use super::badge;
use super::svg::round;
use crate::engine::Seat;

/// Height of an emblem including the gap below it, in pixels.
const EMBLEM_HEIGHT: f64 = 20.0;

/// Draws the key: name, emblem and line of each seat.
pub fn chart_key(names: impl Iterator<Item = (Seat, String)>) -> AnyView {
    let rows: Vec<AnyView> = names
        .map(|(seat, name)| {
            view! {
                <li class=format!("s{seat}")>
                    {badge(seat, "")}
                    <span>{name}</span>
                    <svg viewBox="0 0 40 4" aria-hidden="true">
                        <path d="M0 2H40" class=line_class(seat)></path>
                    </svg>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="chart-key" aria-hidden="true">{rows}</ul> }.into_any()
}

/// Returns the class of a seat's line: lines differ in dashes as well as in colour.
pub fn line_class(seat: Seat) -> String {
    format!("score-line dash-{}", seat.index() % 4)
}

/// Draws the emblems of seats whose lines end at these heights, ordered from the highest line to the lowest and moved
/// apart where lines end close together. They stay between `highest` and `lowest`, the left edge of each at `x`.
pub fn line_ends(ends: &[(Seat, f64)], x: f64, highest: f64, lowest: f64) -> AnyView {
    let mut next_top = highest;
    let mut tops = Vec::new();
    for (seat, y) in ends {
        next_top = (y - EMBLEM_HEIGHT / 2.0).max(next_top);
        tops.push((*seat, next_top));
        next_top += EMBLEM_HEIGHT;
    }
    let overflow = (next_top - lowest).max(0.0);
    let emblem = |(seat, top): (Seat, f64)| {
        view! {
            <g class=format!("s{seat}")>
                <use
                    href=format!("#seat-{seat}")
                    x=round(x)
                    y=round(top - overflow)
                    width="18"
                    height="18"
                    class="chart-end"
                ></use>
            </g>
        }
        .into_any()
    };
    tops.into_iter().map(emblem).collect::<Vec<_>>().into_any()
}

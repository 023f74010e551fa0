//! Symbols of the sprite sheets, the badges of seats, and the colours of costs and gains.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::words::is_gain;

/// Draws a symbol of the sheet, hidden from screen readers: the text beside it says the same.
pub fn icon(id: &str, class: &'static str) -> AnyView {
    view! { <svg class=class aria-hidden="true"><use href=format!("#{id}")></use></svg> }.into_any()
}

/// Returns the class that sets the colours of a seat.
pub fn seat_class(seat: Seat) -> String {
    format!("s{seat}")
}

/// Draws the badge of a seat: colour and emblem.
pub fn badge(seat: Seat, class: &'static str) -> AnyView {
    let class = format!("badge {class} s{seat}");
    view! { <span class=class aria-hidden="true">{icon(&format!("seat-{seat}"), "")}</span> }.into_any()
}

/// Draws an aside: a cost or gain in its colour, anything else muted.
pub fn aside(text: &str) -> AnyView {
    let class = match is_gain(text) {
        Some(true) => "delta gain",
        Some(false) => "delta cost",
        None => "mute xs",
    };
    view! { <small class=class>{text.to_owned()}</small> }.into_any()
}

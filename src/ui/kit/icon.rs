//! Symbols of the sprite sheets, and the badges of seats.

use leptos::prelude::*;

use crate::engine::Seat;

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

//! Drawings of the symbol sheet, and the badges of seats.

use leptos::prelude::*;

use crate::engine::Seat;

/// A drawing of the symbol sheet, hidden from screen readers: the words beside it say it.
pub fn icon(id: &str, class: &'static str) -> AnyView {
    view! { <svg class=class aria-hidden="true"><use href=format!("#{id}")></use></svg> }.into_any()
}

/// The class that carries the colours of a seat.
pub fn seat_class(seat: Seat) -> String {
    format!("s{seat}")
}

/// The badge of a seat: colour and emblem.
pub fn badge(seat: Seat, class: &'static str) -> AnyView {
    let class = format!("badge {class} s{seat}");
    view! { <span class=class aria-hidden="true">{icon(&format!("seat-{seat}"), "")}</span> }.into_any()
}

//! A position in a list of games: its picture and the badges of its seats.
//!
//! Used by the shelf, the saved games and the page of a link.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::Summary;
use crate::ui::boards::Thumbnail;
use crate::ui::kit::{badge, cover};
use crate::ui::text::home as words;

pub fn position_picture(thumbnail: &Thumbnail) -> AnyView {
    view! {
        <div class="thumb" aria-hidden="true">
            {thumbnail.draw()}
        </div>
    }
    .into_any()
}

/// Draws the cover of a game's box in place of a picture of a position.
pub fn cover_picture(game: &'static str) -> AnyView {
    view! {
        <div class="thumb boxed" aria-hidden="true">
            {cover(game)}
        </div>
    }
    .into_any()
}

/// Draws the badges of all seats, with their names for screen readers.
pub fn badges(summary: &Summary) -> AnyView {
    let seats = Seat::all(summary.players.len() as u8).map(|seat| badge(seat, "s"));
    view! {
        <div class="seat-badges" role="img" aria-label=words::player_names(summary)>
            {seats.collect_view()}
        </div>
    }
    .into_any()
}

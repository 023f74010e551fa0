//! Drawings of single cards. Called by `hand` and `trade`. They show the card, not its possible uses.

use leptos::prelude::*;

use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::words::nouns::{self, icon};
use crate::ui::kit::svg::Symbol;
use crate::words::Message;

use super::say;

/// Returns the name printed on a card.
pub fn title(card: Card) -> String {
    say(&Message::new(nouns::card(card)))
}

fn color(card: Card) -> String {
    match card {
        Card::Clipper => "#2F5E86".into(),
        Card::Port => "#8A5A36".into(),
        Card::Plantation => "#4C7F42".into(),
        Card::Winds => "#8FC3CC".into(),
        Card::Pirates => "#35302C".into(),
        good => format!("var(--good-{})", good.word()),
    }
}

/// The coloured band at the top of a card; goods also have a pattern.
#[component]
fn Band(card: Card, path: &'static str) -> impl IntoView {
    let pattern =
        card.good().map(|_| view! { <path d=path fill=format!("url(#pat-{})", card.word())></path> }.into_any());
    view! {
        <path d=path fill=color(card) class="rim"></path>
        {pattern}
    }
}

/// A whole card: band, drawing, and the name below.
#[component]
pub fn WholeCard(card: Card) -> impl IntoView {
    view! {
        <svg class="gc" viewBox="0 0 94 136" aria-hidden="true">
            <rect x=".75" y=".75" width="92.5" height="134.5" rx="10" class="face"></rect>
            <Band card path="M.75 10.75a10 10 0 0 1 10-10h72.5a10 10 0 0 1 10 10V46H.75Z"/>
            <circle cx="23" cy="23" r="17" class="face"></circle>
            <Symbol id=icon(card) x=23.0 y=23.0 size=25.0/>
            <Symbol id=icon(card) x=47.0 y=82.0 size=58.0/>
            <text x="47" y="127" text-anchor="middle" class="card-name">{title(card)}</text>
        </svg>
    }
}

/// A card for a fan: drawing and name are in the left 44 px, so that a covered card remains readable.
#[component]
pub fn FannedCard(card: Card) -> impl IntoView {
    view! {
        <svg class="gc" viewBox="0 0 94 136" aria-hidden="true">
            <rect x=".75" y=".75" width="92.5" height="134.5" rx="10" class="face"></rect>
            <Band card path="M.75 10.75a10 10 0 0 1 10-10h72.5a10 10 0 0 1 10 10V43H.75Z"/>
            <circle cx="22" cy="22" r="17" class="face"></circle>
            <Symbol id=icon(card) x=22.0 y=22.0 size=25.0/>
            <text transform="translate(17 50) rotate(90)" class="card-name">{title(card)}</text>
            <Symbol id=icon(card) x=58.0 y=86.0 size=52.0/>
        </svg>
    }
}

#[component]
pub fn SmallCard(card: Card) -> impl IntoView {
    view! {
        <svg class="mini-card" viewBox="0 0 46 57" aria-hidden="true">
            <rect x=".75" y=".75" width="44.5" height="55.5" rx="7" class="face"></rect>
            <Band card path="M.75 7.75a7 7 0 0 1 7-7h30.5a7 7 0 0 1 7 7V14H.75Z"/>
            <Symbol id=icon(card) x=23.0 y=35.0 size=34.0/>
        </svg>
        <span>{title(card)}</span>
    }
}

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

/// A whole card: band, name, drawing. The drawing comes last, so that a card without its lower edge remains readable.
#[component]
pub fn WholeCard(
    card: Card,
    /// The points printed on it; none if 0.
    #[prop(default = 0)]
    points: i32,
) -> impl IntoView {
    let name = title(card);
    // Longer names than these would run over the edge.
    let width = (name.chars().count() > 9).then_some("80");
    let points = (points > 0).then(|| {
        view! {
            <rect x="46" y="9" width="42" height="25" rx="12.5" class="face"></rect>
            <text x="67" y="28.5" text-anchor="middle" class="card-points">{say(&Message::signed(points))}</text>
        }
        .into_any()
    });
    view! {
        <svg class="gc" viewBox="0 0 94 136" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <rect x=".75" y=".75" width="92.5" height="134.5" rx="10" class="face"></rect>
            <Band card path="M.75 10.75a10 10 0 0 1 10-10h72.5a10 10 0 0 1 10 10V42H.75Z"/>
            <circle cx="22" cy="21.5" r="16" class="face"></circle>
            <Symbol id=icon(card) x=22.0 y=21.5 size=24.0/>
            {points}
            <text x="47" y="58" text-anchor="middle" textLength=width lengthAdjust="spacingAndGlyphs" class="card-name">
                {name}
            </text>
            <Symbol id=icon(card) x=47.0 y=98.0 size=58.0/>
        </svg>
    }
}

/// A card that others cover: drawing and name are in the left 44 px, so that a covered card remains readable.
#[component]
pub fn CoveredCard(card: Card) -> impl IntoView {
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

//! Drawings of single cards, as text: they have no parts of their own.

use leptos::prelude::*;

use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::text::{icon, title};

/// The colour of a card's band.
fn band(card: Card) -> String {
    match card {
        Card::Clipper => "#2F5E86".into(),
        Card::Port => "#8A5A36".into(),
        Card::Plantation => "#4C7F42".into(),
        Card::Winds => "#8FC3CC".into(),
        Card::Pirates => "#35302C".into(),
        good => format!("var(--good-{})", good.word()),
    }
}

fn pattern(card: Card, path: &str) -> String {
    match card.good() {
        Some(_) => format!("<path d=\"{path}\" fill=\"url(#pat-{})\"/>", card.word()),
        None => String::new(),
    }
}

/// A whole card: band, drawing, name below.
pub fn whole(card: Card) -> AnyView {
    let (id, name, color) = (icon(card), title(card), band(card));
    let path = "M.75 10.75a10 10 0 0 1 10-10h72.5a10 10 0 0 1 10 10V46H.75Z";
    let drawn = format!(
        "<rect x=\".75\" y=\".75\" width=\"92.5\" height=\"134.5\" rx=\"10\" class=\"face\"/>\
         <path d=\"{path}\" fill=\"{color}\" class=\"rim\"/>{}\
         <circle cx=\"23\" cy=\"23\" r=\"17\" class=\"face\"/><use href=\"#{id}\" x=\"10.5\" y=\"10.5\" width=\"25\" height=\"25\"/>\
         <use href=\"#{id}\" x=\"18\" y=\"53\" width=\"58\" height=\"58\"/>\
         <text x=\"47\" y=\"127\" text-anchor=\"middle\" class=\"card-name\">{name}</text>",
        pattern(card, path)
    );
    view! { <svg class="gc" viewBox="0 0 94 136" aria-hidden="true" inner_html=drawn></svg> }.into_any()
}

/// A card for a fan: drawing and name lie in the left 44 px, so that a covered card still reads.
pub fn fanned(card: Card) -> AnyView {
    let (id, name, color) = (icon(card), title(card), band(card));
    let path = "M.75 10.75a10 10 0 0 1 10-10h72.5a10 10 0 0 1 10 10V43H.75Z";
    let drawn = format!(
        "<rect x=\".75\" y=\".75\" width=\"92.5\" height=\"134.5\" rx=\"10\" class=\"face\"/>\
         <path d=\"{path}\" fill=\"{color}\" class=\"rim\"/>{}\
         <circle cx=\"22\" cy=\"22\" r=\"17\" class=\"face\"/><use href=\"#{id}\" x=\"9.5\" y=\"9.5\" width=\"25\" height=\"25\"/>\
         <text transform=\"translate(17 50) rotate(90)\" class=\"card-name\">{name}</text>\
         <use href=\"#{id}\" x=\"32\" y=\"60\" width=\"52\" height=\"52\"/>",
        pattern(card, path)
    );
    view! { <svg class="gc" viewBox="0 0 94 136" aria-hidden="true" inner_html=drawn></svg> }.into_any()
}

/// A small card with its name below.
pub fn mini(card: Card) -> AnyView {
    let path = "M.75 7.75a7 7 0 0 1 7-7h30.5a7 7 0 0 1 7 7V14H.75Z";
    let drawn = format!(
        "<rect x=\".75\" y=\".75\" width=\"44.5\" height=\"55.5\" rx=\"7\" class=\"face\"/>\
         <path d=\"{path}\" fill=\"{}\" class=\"rim\"/>{}<use href=\"#{}\" x=\"6\" y=\"18\" width=\"34\" height=\"34\"/>",
        band(card),
        pattern(card, path),
        icon(card)
    );
    view! { <svg class="mini-card" viewBox="0 0 46 57" aria-hidden="true" inner_html=drawn></svg><span>{title(card)}</span> }.into_any()
}

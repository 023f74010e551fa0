//! The pictures of the catalogue of the box.

use leptos::prelude::*;

use crate::engine::Piece;
use crate::games::ceylon_cards::Card;

use super::cards::WholeCard;

/// The picture of a card.
pub fn picture(piece: Piece) -> Option<AnyView> {
    let card = *Card::ALL.get(piece.number)?;
    Some(view! { <WholeCard card/> }.into_any())
}

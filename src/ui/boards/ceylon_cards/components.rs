//! The pictures in the catalogue of the box.

use leptos::prelude::*;

use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::text::{asked, components as kinds};
use crate::ui::kit::icon;
use crate::words::Piece;

use super::cards::WholeCard;
use super::phases;

pub fn picture(piece: Piece) -> Option<AnyView> {
    let symbol = match piece.kind {
        kinds::CARD => {
            let card = *Card::ALL.get(piece.number)?;
            return Some(view! { <WholeCard card/> }.into_any());
        }
        asked::PHASE => *phases::ICONS.get(piece.number)?,
        asked::SEAT | asked::ANYONE => "ui-human",
        asked::BUTTON => {
            *["ui-swap", "ui-check", "ui-close", "ui-swap", "wind", "ui-next", "clipper"].get(piece.number)?
        }
        asked::DECK => "clipper",
        asked::DISCARD => "ui-cards",
        asked::PRICES | asked::SCORE => "star",
        asked::OFFICIAL => "official",
        _ => return None,
    };
    Some(icon(symbol, "piece-symbol"))
}

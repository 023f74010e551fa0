//! The pictures in the contents of the box.

use leptos::prelude::*;

use crate::games::ceylon_cards::Card;
use crate::games::ceylon_cards::words::answers;
use crate::games::ceylon_cards::words::components::CARD;
use crate::ui::kit::icon;
use crate::words::Piece;

use super::cards::WholeCard;
use super::phases;

pub fn picture(piece: Piece) -> Option<AnyView> {
    let symbol = match piece.kind {
        CARD => {
            let card = *Card::ALL.get(piece.number)?;
            return Some(view! { <WholeCard card/> }.into_any());
        }
        answers::PHASE => *phases::ICONS.get(piece.number)?,
        answers::SEAT | answers::ANYONE => "ui-human",
        answers::BUTTON => {
            *["ui-swap", "ui-check", "ui-close", "ui-swap", "wind", "ui-next", "clipper"].get(piece.number)?
        }
        answers::DECK => "clipper",
        answers::DISCARD => "ui-cards",
        answers::PRICES | answers::SCORE => "star",
        answers::OFFICIAL => "official",
        _ => return None,
    };
    Some(icon(symbol, "piece-symbol"))
}

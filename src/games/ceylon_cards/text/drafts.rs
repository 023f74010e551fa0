//! Texts of drafts: trades and discards.

use super::names::cards;
use crate::games::ceylon_cards::Partner;
use crate::games::ceylon_cards::composer::Kind;
use crate::words::Speaker;

/// Returns the label of the button for a trade proposal.
pub fn propose(kind: Kind, to: Partner, speaker: &Speaker) -> String {
    let name = match to {
        Partner::Seat(seat) => speaker.name(seat),
        Partner::Anyone => "anyone",
    };
    match kind {
        Kind::Call => format!("Ask {name} for proposals"),
        Kind::Gift => format!("Offer {name} a gift"),
        Kind::Request => format!("Ask {name}"),
        Kind::Swap => format!("Propose to {name}"),
    }
}

/// Returns the label of the button that discards the chosen cards: "Discard 2 cards".
pub fn discard(count: u8) -> String {
    format!("Discard {}", cards(count))
}

/// Describes an incomplete choice of discards: "Choose 2 cards to discard, 1 more".
pub fn choose_discards(wanted: u8, chosen: u8) -> String {
    match chosen {
        0 => format!("Choose {} to discard", cards(wanted)),
        _ => format!("Choose {} to discard, {} more", cards(wanted), wanted - chosen),
    }
}

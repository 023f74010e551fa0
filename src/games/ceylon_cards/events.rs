//! Events: what happened. Emitted by `setup` and `apply`, redacted for each viewer, put into words by `words`.

use serde::{Deserialize, Serialize};

use super::action::Partner;
use super::cards::Cards;
use super::pieces::{Card, Good};
use super::state::End;
use crate::engine::{Scored, Seat, SeatSet, Viewer};

/// Cards whose number is known to all viewers, but which may be visible only to some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lot {
    pub count: u8,
    /// The cards, for viewers who saw them.
    pub cards: Option<Cards>,
}

impl Lot {
    pub fn visible(cards: Cards) -> Lot {
        Lot { count: cards.len(), cards: Some(cards) }
    }

    /// Returns the same lot, face down unless `seen`. An empty lot is always visible.
    pub fn hidden_unless(self, seen: bool) -> Lot {
        Lot { cards: self.cards.filter(|_| seen || self.count == 0), ..self }
    }
}

/// The reason for drawing cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Drawn {
    Turn,
    Clipper,
    Meld,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The game began with all cards in the deck.
    Began {
        /// The starting player.
        first: Seat,
        deck: u8,
    },
    Dealt {
        seat: Seat,
        cards: Lot,
    },
    Turn {
        seat: Seat,
        /// Round number, from 1.
        round: u16,
    },
    Drew {
        seat: Seat,
        drawn: Drawn,
        cards: Lot,
    },
    /// The deck had run out: the discard pile became the deck.
    Reshuffled {
        count: u8,
    },
    /// Deck and discard pile are empty: draws are forfeited.
    Forfeited {
        seat: Seat,
        count: u8,
    },
    /// A Clipper was discarded to draw cards.
    #[serde(rename = "Hoisted")] // as transcripts call it
    SpentClipper {
        seat: Seat,
    },
    Offered {
        by: Seat,
        to: Partner,
        give: Lot,
        want: Lot,
    },
    Declined {
        by: Seat,
        /// The seat whose offer it was.
        of: Seat,
    },
    Countered {
        by: Seat,
        to: Seat,
        give: Lot,
        want: Lot,
    },
    /// An offer or counter-offer was accepted and carried out.
    Traded {
        /// The seat that made the offer.
        by: Seat,
        /// The seat that accepted.
        with: Seat,
        /// Given by the maker of the offer.
        gave: Lot,
        /// Received by the maker of the offer.
        got: Lot,
        /// Whether all players saw the cards.
        open: bool,
    },
    Attacked {
        by: Seat,
        target: Seat,
    },
    /// Winds negated an attack.
    Negated {
        /// The target, who discarded the Winds.
        by: Seat,
        /// The attacker.
        of: Seat,
    },
    Stole {
        by: Seat,
        from: Seat,
        /// Visible to those two seats only.
        card: Option<Card>,
    },
    Sailed {
        by: Seat,
        target: Seat,
    },
    /// A player was asked for Clippers against a fleet and announced a number.
    Promised {
        seat: Seat,
        clippers: u8,
    },
    /// A fleet was driven off; the promised Clippers are discarded.
    Repelled {
        /// The attacker.
        by: Seat,
        /// The intended victim.
        target: Seat,
    },
    /// A fleet took a hand.
    Robbed {
        /// The attacker.
        by: Seat,
        target: Seat,
        /// The hand; visible to those two seats only.
        cards: Lot,
    },
    Monsoon {
        by: Seat,
    },
    Typhoon {
        by: Seat,
    },
    /// A storm took cards to the discard pile, visible to all.
    Lost {
        seat: Seat,
        cards: Cards,
    },
    Planted {
        seat: Seat,
        good: Good,
    },
    Hired {
        seat: Seat,
    },
    Shipped {
        seat: Seat,
        good: Good,
        /// Cards of the good itself.
        goods: u8,
        /// Plantation cards that stand in for the good.
        plantations: u8,
        points: u16,
    },
    /// A card above the hand limit was discarded.
    Discarded {
        seat: Seat,
        card: Card,
    },
    Ended {
        end: End,
        winners: SeatSet,
    },
}

impl Event {
    /// Returns the event as `viewer` may know it. No event is secret as such; only the identity of cards is hidden.
    pub fn redact(mut self, viewer: Viewer) -> Event {
        let both = |one: Seat, other: Seat| viewer.sees(one) || viewer.sees(other);
        match &mut self {
            Event::Dealt { seat, cards } | Event::Drew { seat, cards, .. } => {
                *cards = cards.hidden_unless(viewer.sees(*seat));
            }
            Event::Offered { by, to: Partner::Seat(to), give, want } | Event::Countered { by, to, give, want } => {
                let is_visible = both(*by, *to);
                (*give, *want) = (give.hidden_unless(is_visible), want.hidden_unless(is_visible));
            }
            Event::Traded { by, with, gave, got, open } => {
                let is_visible = *open || both(*by, *with);
                (*gave, *got) = (gave.hidden_unless(is_visible), got.hidden_unless(is_visible));
            }
            Event::Stole { by, from, card } => *card = card.filter(|_| both(*by, *from)),
            Event::Robbed { by, target, cards } => *cards = cards.hidden_unless(both(*by, *target)),
            _ => {}
        }
        self
    }

    /// Returns the points scored by this event, if any.
    pub fn scored(&self) -> Option<Scored> {
        match *self {
            Event::Shipped { seat, good, points, .. } => {
                Some(Scored { seat, category: good as u8, points: i32::from(points) })
            }
            _ => None,
        }
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl Serialize for Good {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.card().word())
    }
}

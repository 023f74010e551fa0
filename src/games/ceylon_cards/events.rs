//! What happened: told by `apply.rs` and its neighbours, redacted for each viewer, put into words
//! in `text.rs`.

use serde::{Deserialize, Serialize};

use super::action::Partner;
use super::cards::Cards;
use super::pieces::{Card, Good};
use super::state::End;
use crate::engine::{Scored, Seat, SeatSet, Viewer};

/// Cards whose number all know, but not all know which they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lot {
    /// How many.
    pub count: u8,
    /// Which, for those who saw them.
    pub cards: Option<Cards>,
}

impl Lot {
    /// Cards that are seen.
    pub fn seen(cards: Cards) -> Lot {
        Lot { count: cards.len(), cards: Some(cards) }
    }

    /// The same cards, face down unless `seen`. Which no cards are is always known.
    pub fn only_if(self, seen: bool) -> Lot {
        Lot { cards: self.cards.filter(|_| seen || self.count == 0), ..self }
    }
}

/// What cards are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Drawn {
    /// The Draw Phase.
    Turn,
    /// A Clipper.
    Clipper,
    /// A meld.
    Meld,
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The game began; all cards lie in the deck.
    Began {
        /// Who is to begin.
        first: Seat,
        /// How many cards there are.
        deck: u8,
    },
    /// A hand was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// What.
        cards: Lot,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// Which round it is, from 1.
        round: u16,
    },
    /// Cards were drawn from the deck.
    Drew {
        /// By whom.
        seat: Seat,
        /// What for.
        drawn: Drawn,
        /// What.
        cards: Lot,
    },
    /// The deck had run out: the discard pile became the deck.
    Reshuffled {
        /// How many cards.
        count: u8,
    },
    /// Deck and discard pile are empty: draws are lost.
    Forfeited {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A Clipper was discarded for cards.
    Hoisted {
        /// By whom.
        seat: Seat,
    },
    /// An offer was made.
    Offered {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Partner,
        /// What he gives.
        give: Lot,
        /// What he wants.
        want: Lot,
    },
    /// An offer was declined.
    Declined {
        /// By whom.
        by: Seat,
        /// Whose offer.
        of: Seat,
    },
    /// A counter-offer was made.
    Countered {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Seat,
        /// What he gives.
        give: Lot,
        /// What he wants.
        want: Lot,
    },
    /// An offer or counter-offer was accepted and carried out.
    Traded {
        /// Whose offer.
        by: Seat,
        /// Who accepted.
        with: Seat,
        /// What the first gave.
        gave: Lot,
        /// What he got.
        got: Lot,
        /// Whether all saw the cards.
        open: bool,
    },
    /// Pirates attacked.
    Attacked {
        /// Whose.
        by: Seat,
        /// Whom.
        target: Seat,
    },
    /// Winds negated an attack.
    Negated {
        /// Whose Winds.
        by: Seat,
        /// Whose attack.
        of: Seat,
    },
    /// A random card was stolen.
    Stole {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which card; seen by those two.
        card: Option<Card>,
    },
    /// A fleet set sail.
    Sailed {
        /// Whose.
        by: Seat,
        /// Against whom.
        target: Seat,
    },
    /// A player was asked for Clippers against a fleet and said how many.
    Promised {
        /// Who.
        seat: Seat,
        /// How many.
        clippers: u8,
    },
    /// A fleet was driven off; the Clippers promised are discarded.
    Repelled {
        /// Whose fleet.
        by: Seat,
        /// Whom it was to rob.
        target: Seat,
    },
    /// A fleet took a hand.
    Robbed {
        /// Whose fleet.
        by: Seat,
        /// Whom.
        target: Seat,
        /// The hand; seen by those two.
        cards: Lot,
    },
    /// A Monsoon.
    Monsoon {
        /// Whose.
        by: Seat,
    },
    /// A Typhoon.
    Typhoon {
        /// Whose.
        by: Seat,
    },
    /// A storm took cards, to the discard pile and so for all to see.
    Lost {
        /// Whose.
        seat: Seat,
        /// What.
        cards: Cards,
    },
    /// A plantation was built.
    Planted {
        /// By whom.
        seat: Seat,
        /// What it grows.
        good: Good,
    },
    /// An official was hired.
    Hired {
        /// By whom.
        seat: Seat,
    },
    /// A meld was shipped.
    Shipped {
        /// By whom.
        seat: Seat,
        /// What.
        good: Good,
        /// Cards of the good itself.
        goods: u8,
        /// Plantation cards.
        plantations: u8,
        /// What it gave.
        points: u16,
    },
    /// A card above the hand limit was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The game ended.
    Ended {
        /// Why.
        end: End,
        /// Who won.
        winners: SeatSet,
    },
}

impl Event {
    /// The event as `viewer` may know it. Nothing that is told happens in secret; only which cards
    /// they were is hidden.
    pub fn redact(mut self, viewer: Viewer) -> Event {
        let both = |one: Seat, other: Seat| viewer.sees(one) || viewer.sees(other);
        match &mut self {
            Event::Dealt { seat, cards } | Event::Drew { seat, cards, .. } => {
                *cards = cards.only_if(viewer.sees(*seat));
            }
            Event::Offered { by, to: Partner::Seat(to), give, want } | Event::Countered { by, to, give, want } => {
                let seen = both(*by, *to);
                (*give, *want) = (give.only_if(seen), want.only_if(seen));
            }
            Event::Traded { by, with, gave, got, open } => {
                let seen = *open || both(*by, *with);
                (*gave, *got) = (gave.only_if(seen), got.only_if(seen));
            }
            Event::Stole { by, from, card } => *card = card.filter(|_| both(*by, *from)),
            Event::Robbed { by, target, cards } => *cards = cards.only_if(both(*by, *target)),
            _ => {}
        }
        self
    }

    /// The points that the event gives.
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

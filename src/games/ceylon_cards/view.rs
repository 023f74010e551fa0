//! The view: what a viewer can know or remember.
//!
//! Built from the state; given to people and to opponents alike. An offer that is still being composed is visible only
//! to its maker: the others see the table as it was before.

use serde::{Deserialize, Serialize};

use super::action::{Action, Partner};
use super::cards::Cards;
use super::data::{ATTACK_PIRATES, DRAW_CLIPPERS, MONSOON_WINDS, OFFERS, OFFICIAL_PORTS, TARGET};
use super::events::Lot;
use super::options::{Options, Target};
use super::pieces::{Card, GOODS, Good};
use super::score::hand_limit;
use super::state::{Ending, Offer, Pending, Phase, Raid, Stage, State};
use crate::engine::{PerSeat, Seat, Viewer};

/// A hand as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    pub size: u8,
    /// Cards that it is known to hold; all of them for the viewer's own hand.
    pub known: Cards,
}

/// An offer as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenOffer {
    pub to: Partner,
    /// Progress of the offer; a counter-offer being composed looks like an answer still awaited.
    pub stage: Stage,
    pub since: Phase,
    pub asked: Seat,
    /// Given by the active player.
    pub give: Lot,
    /// Wanted by the active player.
    pub want: Lot,
    /// Given instead by the player asked.
    pub counter_give: Lot,
    /// Wanted instead by the player asked.
    pub counter_want: Lot,
}

/// A decision that interrupts the phases, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Seen {
    Nothing,
    Offer(SeenOffer),
    Raid(Raid),
}

/// The obstacle that keeps the viewer from acting in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The phase is over.
    Closed,
    /// All offers of the turn have been made.
    Offers,
    /// Too few cards of a kind in hand.
    Cards {
        card: Card,
        /// Number of them in hand.
        held: u8,
        /// Number paid for the cheapest action of the phase.
        needed: u8,
    },
    /// There is no good to ship.
    Goods,
}

/// Everything that a viewer can know or remember. Fields that the state has too mean the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    /// The version of the rules that the game was set up with.
    pub rules: u16,
    pub options: Options,
    /// Number of players.
    pub seats: u8,
    pub hands: PerSeat<Hand>,
    /// Points by the goods shipped for them.
    pub points: PerSeat<[u16; GOODS]>,
    /// Plantations by the good they grow.
    pub plantations: PerSeat<[u16; GOODS]>,
    pub officials: PerSeat<u16>,
    pub deck: u8,
    pub discard: Cards,
    /// The starting player.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The earliest phase still open.
    pub phase: Phase,
    /// Number of rounds begun.
    pub round: u16,
    /// Clippers discarded for cards this turn.
    pub clippers_used: u8,
    /// Offers made this turn; the viewer's own count from their start.
    pub offers_made: u8,
    /// A decision that interrupts the phases.
    pub pending: Seen,
    /// The result, once the game is over.
    pub ending: Option<Ending>,
}

impl View {
    pub fn from_state(state: &State, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let known = match viewer {
                _ if seat.0 >= state.seats => Cards::NONE,
                _ if viewer.sees(seat) => state.hands[seat],
                Viewer::Seat(own) => *state.memory.known(own, seat),
                _ => Cards::NONE,
            };
            Hand { size: state.hands[seat].len(), known }
        };
        let mut view = View {
            viewer,
            rules: state.rules,
            options: state.options,
            seats: state.seats,
            hands: PerSeat::from_fn(hand),
            points: state.points,
            plantations: state.plantations,
            officials: state.officials,
            deck: state.deck.len(),
            discard: state.discard,
            first: state.first,
            active: state.active,
            phase: state.phase,
            round: state.round,
            clippers_used: state.clippers_used,
            offers_made: state.offers_made,
            pending: Seen::Nothing,
            ending: state.ending,
        };
        match &state.pending {
            Pending::Nothing => {}
            Pending::Raid(raid) => view.pending = Seen::Raid(*raid),
            Pending::Offer(offer) if offer.stage == Stage::Offer && !viewer.sees(state.active) => {
                view.phase = offer.since;
                view.offers_made -= 1;
            }
            Pending::Offer(offer) => view.pending = Seen::Offer(seen_offer(offer, state.active, viewer)),
        }
        view
    }

    /// Returns the seat to act, as far as the viewer can see: while an offer is being composed this is its maker, who
    /// seems to be considering the turn.
    pub fn to_act(&self) -> Seat {
        match &self.pending {
            Seen::Nothing => self.active,
            Seen::Offer(offer) => match offer.stage {
                Stage::Offer | Stage::Reply => self.active,
                Stage::Answer | Stage::Counter => offer.asked,
            },
            Seen::Raid(Raid::Attack { target }) => *target,
            Seen::Raid(Raid::Fleet { asked, .. }) => *asked,
        }
    }

    /// Whether the viewer must act now.
    pub fn is_mine(&self) -> bool {
        self.ending.is_none() && self.viewer == Viewer::Seat(self.to_act())
    }

    /// Returns the viewer's own hand; for a bystander the hand of the player to decide, as far as it is known.
    pub fn hand(&self) -> &Cards {
        &self.hands[self.seat()].known
    }

    /// Returns the goods grown by a seat's plantations, with their counts, which are at least 1.
    pub fn plantations_of(&self, seat: Seat) -> impl Iterator<Item = (Good, u16)> + use<> {
        let plantations = self.plantations[seat];
        Good::ALL.into_iter().map(move |good| (good, plantations[good.index()])).filter(|(_, count)| *count > 0)
    }

    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat].iter().sum()
    }

    /// Returns the hand limit that a seat would have now.
    pub fn limit(&self, seat: Seat) -> u8 {
        hand_limit(self.seats, &self.officials, seat)
    }

    /// Returns the seat from whose perspective the viewer looks; for a bystander, the seat to act.
    pub fn seat(&self) -> Seat {
        if let Viewer::Seat(seat) = self.viewer { seat } else { self.to_act() }
    }

    /// Returns the number of cards that a seat holds above its limit.
    pub fn excess(&self, seat: Seat) -> u8 {
        self.hands[seat].size.saturating_sub(self.limit(seat))
    }

    /// Returns the number of cards that [`Self::seat`] draws immediately for a legal action, as far as that is certain:
    /// 0 for a meld that ends the game, and never more than there are in the deck and the discard pile.
    pub fn draw_for(&self, action: Action) -> u8 {
        let first = self.options.ending == Target::First;
        let wins = action.points().is_some_and(|points| self.total(self.seat()) + points >= TARGET);
        let available = self.deck + self.discard.len() + action.cost().len();
        if first && wins { 0 } else { action.draw().min(available) }
    }

    /// Whether a phase of the turn is over.
    pub fn is_closed(&self, phase: Phase) -> bool {
        phase < self.phase
    }

    /// Returns the obstacle that keeps [`Self::seat`] from acting in a phase, considering its cards and offers but not
    /// whose turn it is; `None` if there is none. For Build, it considers the cost of an official, the cheapest
    /// building.
    pub fn missing(&self, phase: Phase) -> Option<Missing> {
        let hand = self.hand();
        let cards =
            |card: Card, needed: u8| (hand[card] < needed).then(|| Missing::Cards { card, held: hand[card], needed });
        if self.is_closed(phase) {
            return Some(Missing::Closed);
        }
        match phase {
            Phase::Draw => cards(Card::Clipper, DRAW_CLIPPERS),
            Phase::Trade => (self.offers_left() == 0).then_some(Missing::Offers),
            Phase::Pirates => cards(Card::Pirates, ATTACK_PIRATES),
            Phase::Storm => cards(Card::Winds, MONSOON_WINDS),
            Phase::Build => cards(Card::Port, OFFICIAL_PORTS),
            Phase::Ship => {
                let goods = Good::ALL.iter().all(|good| hand[good.card()] == 0);
                cards(Card::Clipper, 1).or_else(|| cards(Card::Port, 1)).or(goods.then_some(Missing::Goods))
            }
            Phase::End => None,
        }
    }

    /// Returns the number of offers that the active player may still start this turn.
    pub fn offers_left(&self) -> u8 {
        OFFERS.saturating_sub(self.offers_made)
    }

    /// Returns the maximum number of cards that may be asked for from `to`: the size of that hand, or of the largest
    /// other hand.
    pub fn want_most(&self, to: Partner) -> u8 {
        match to {
            Partner::Seat(seat) => self.hands[seat].size,
            Partner::Anyone => {
                self.active.others(self.seats).map(|seat| self.hands[seat].size).max().unwrap_or_default()
            }
        }
    }
}

fn seen_offer(offer: &Offer, active: Seat, viewer: Viewer) -> SeenOffer {
    let is_public = offer.to == Partner::Anyone;
    let pair = viewer.sees(active) || viewer.sees(offer.asked);
    let composing = offer.stage == Stage::Counter;
    let (stage, counter_give, counter_want) = if composing && !viewer.sees(offer.asked) {
        (Stage::Answer, Cards::NONE, Cards::NONE)
    } else {
        (offer.stage, offer.counter_give, offer.counter_want)
    };
    SeenOffer {
        to: offer.to,
        stage,
        since: offer.since,
        asked: offer.asked,
        give: Lot::visible(offer.give).hidden_unless(is_public || pair),
        want: Lot::visible(offer.want).hidden_unless(is_public || pair),
        counter_give: Lot::visible(counter_give).hidden_unless(pair),
        counter_want: Lot::visible(counter_want).hidden_unless(pair),
    }
}

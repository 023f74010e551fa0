//! What a viewer can know or remember.
//!
//! Made from the state; given to people and to opponents alike. An offer that is still being
//! composed is invisible to all but its maker: the others see the table as it was before.

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

/// A hand as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// How many cards it holds.
    pub size: u8,
    /// Cards that it surely holds; all of them in one's own hand.
    pub known: Cards,
}

/// An offer as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenOffer {
    /// To whom it goes.
    pub to: Partner,
    /// How far it has come; a counter-offer that is being composed looks like an answer to wait for.
    pub stage: Stage,
    /// The phase in which it was begun.
    pub since: Phase,
    /// The player asked.
    pub asked: Seat,
    /// What the active player gives.
    pub give: Lot,
    /// What he wants.
    pub want: Lot,
    /// What the player asked would give instead.
    pub counter_give: Lot,
    /// What he would want for it.
    pub counter_want: Lot,
}

/// What interrupts the phases, as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Seen {
    /// Nothing.
    Nothing,
    /// An offer.
    Offer(SeenOffer),
    /// Pirates.
    Raid(Raid),
}

/// What keeps the viewer from acting in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The phase is over.
    Closed,
    /// All offers of the turn are made.
    Offers,
    /// Too few cards of a kind are in the hand.
    Cards {
        /// Which kind.
        card: Card,
        /// How many are there.
        held: u8,
        /// How many the cheapest action of the phase costs.
        needed: u8,
    },
    /// There is no good to ship.
    Goods,
}

/// The view. The fields that a state has too mean the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// The version of the rules.
    pub rules: u16,
    /// What was agreed on.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The hands.
    pub hands: PerSeat<Hand>,
    /// Points by goods.
    pub points: PerSeat<[u16; GOODS]>,
    /// Plantations by goods.
    pub plantations: PerSeat<[u16; GOODS]>,
    /// Officials.
    pub officials: PerSeat<u16>,
    /// How many cards the deck holds.
    pub deck: u8,
    /// The discard pile.
    pub discard: Cards,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The earliest phase still open.
    pub phase: Phase,
    /// Rounds begun.
    pub round: u16,
    /// Clippers discarded for cards in this turn.
    pub clippers_used: u8,
    /// Offers made in this turn; one's own counts from its beginning.
    pub offers_made: u8,
    /// What interrupts the phases.
    pub pending: Seen,
    /// How it ended, when it has.
    pub ending: Option<Ending>,
}

impl View {
    /// What `viewer` sees of `state`.
    pub fn of(state: &State, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let known = match viewer {
                _ if seat.0 >= state.seats => Cards::NONE,
                _ if viewer.sees(seat) => state.hands[seat],
                Viewer::Seat(own) => *state.memory.of(own, seat),
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
            Pending::Offer(offer) => view.pending = Seen::Offer(see(offer, state.active, viewer)),
        }
        view
    }

    /// Who is to decide, as far as the viewer can see: with an offer in the making it is its maker,
    /// whom the others see considering his turn.
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

    /// Whether the viewer is to decide.
    pub fn is_mine(&self) -> bool {
        self.ending.is_none() && self.viewer == Viewer::Seat(self.to_act())
    }

    /// The viewer's own hand; for a bystander that of the player to decide, as far as it is known.
    pub fn hand(&self) -> &Cards {
        &self.hands[self.seat()].known
    }

    /// The plantations of a seat: what they grow, and how many from 1 there are.
    pub fn plantations_of(&self, seat: Seat) -> impl Iterator<Item = (Good, u16)> + use<> {
        let plantations = self.plantations[seat];
        Good::ALL.into_iter().map(move |good| (good, plantations[good.index()])).filter(|(_, count)| *count > 0)
    }

    /// The total of a seat.
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat].iter().sum()
    }

    /// The hand limit that a seat would have now.
    pub fn limit(&self, seat: Seat) -> u8 {
        hand_limit(self.seats, &self.officials, seat)
    }

    /// The seat through whose eyes the viewer looks; a bystander looks through those of the seat to act.
    pub fn seat(&self) -> Seat {
        if let Viewer::Seat(seat) = self.viewer { seat } else { self.to_act() }
    }

    /// How many cards above its limit a seat holds.
    pub fn excess(&self, seat: Seat) -> u8 {
        self.hands[seat].size.saturating_sub(self.limit(seat))
    }

    /// How many cards [`Self::seat`] draws at once for a legal action, as far as that is certain: none for a meld that
    /// wins, and no more than there are.
    pub fn draw_for(&self, action: Action) -> u8 {
        let first = self.options.ending == Target::First;
        let wins = action.points().is_some_and(|points| self.total(self.seat()) + points >= TARGET);
        let there = self.deck + self.discard.len() + action.cost().len();
        if first && wins { 0 } else { action.draw().min(there) }
    }

    /// Whether a phase of the turn is over.
    pub fn is_closed(&self, phase: Phase) -> bool {
        phase < self.phase
    }

    /// What keeps [`Self::seat`] from acting in a phase, as far as its cards and offers can: whether it is its turn is
    /// not asked. Build is measured by an official, which costs least.
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

    /// The offers that the active player may still begin in this turn.
    pub fn offers_left(&self) -> u8 {
        OFFERS.saturating_sub(self.offers_made)
    }

    /// The most cards that may be wanted from `to`: as many as that hand holds, or the largest of
    /// the other hands.
    pub fn want_most(&self, to: Partner) -> u8 {
        match to {
            Partner::Seat(seat) => self.hands[seat].size,
            Partner::Anyone => {
                self.active.others(self.seats).map(|seat| self.hands[seat].size).max().unwrap_or_default()
            }
        }
    }
}

fn see(offer: &Offer, active: Seat, viewer: Viewer) -> SeenOffer {
    let aloud = offer.to == Partner::Anyone;
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
        give: Lot::seen(offer.give).only_if(aloud || pair),
        want: Lot::seen(offer.want).only_if(aloud || pair),
        counter_give: Lot::seen(counter_give).only_if(pair),
        counter_want: Lot::seen(counter_want).only_if(pair),
    }
}

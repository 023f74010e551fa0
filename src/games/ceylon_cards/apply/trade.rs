//! The Trade Phase: an offer is composed, proposed, answered, perhaps countered.
//!
//! Called by `mod`. Nothing else happens between an offer and its answers, so an accepted trade can always be carried
//! out.

use crate::engine::{EventSink, Seat};
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::cards::Cards;
use crate::games::ceylon_cards::events::{Event, Lot};
use crate::games::ceylon_cards::pieces::Card;
use crate::games::ceylon_cards::state::{Offer, Pending, Phase, Stage, State};

/// Starts an offer by the active player. It counts towards the three offers of the turn, but no other player sees it
/// yet.
pub fn open(state: &mut State, to: Partner) {
    let asked = match to {
        Partner::Seat(seat) => seat,
        Partner::Anyone => state.active.next(state.seats),
    };
    state.pending = Pending::Offer(Offer {
        to,
        stage: Stage::Offer,
        since: state.phase,
        asked,
        give: Cards::NONE,
        want: Cards::NONE,
        counter_give: Cards::NONE,
        counter_want: Cards::NONE,
    });
    state.phase = Phase::Trade;
    state.offers_made += 1;
}

fn pending(state: &mut State) -> &mut Offer {
    match &mut state.pending {
        Pending::Offer(offer) => offer,
        _ => unreachable!("an action of a trade without an offer"),
    }
}

pub fn give(state: &mut State, card: Card) {
    let offer = pending(state);
    match offer.stage {
        Stage::Offer => offer.give.put(card),
        _ => offer.counter_give.put(card),
    }
}

pub fn want(state: &mut State, card: Card) {
    let offer = pending(state);
    match offer.stage {
        Stage::Offer => offer.want.put(card),
        _ => offer.counter_want.put(card),
    }
}

/// Announces the offer or the counter-offer. All who hear it know that its maker holds the cards given.
pub fn propose(state: &mut State, sink: &mut impl EventSink<Event>) {
    let (active, seats) = (state.active, state.seats);
    let offer = pending(state);
    if offer.stage == Stage::Offer {
        offer.stage = Stage::Answer;
        let Offer { to, give, want, .. } = *offer;
        match to {
            Partner::Seat(seat) => state.memory.record_shown(seat, active, &give),
            Partner::Anyone => active.others(seats).for_each(|seat| state.memory.record_shown(seat, active, &give)),
        }
        sink.emit(|| Event::Offered { by: active, to, give: Lot::visible(give), want: Lot::visible(want) });
    } else {
        offer.stage = Stage::Reply;
        let Offer { asked, counter_give: give, counter_want: want, .. } = *offer;
        state.memory.record_shown(active, asked, &give);
        sink.emit(|| Event::Countered { by: asked, to: active, give: Lot::visible(give), want: Lot::visible(want) });
    }
}

/// Accepts the offer for the player asked, or the counter-offer for the active player.
pub fn accept(state: &mut State, sink: &mut impl EventSink<Event>) {
    let active = state.active;
    let offer = *pending(state);
    state.pending = Pending::Nothing;
    if offer.stage == Stage::Answer {
        let open = offer.to == Partner::Anyone;
        exchange(state, active, offer.asked, offer.give, offer.want, open, sink);
    } else {
        exchange(state, offer.asked, active, offer.counter_give, offer.counter_want, false, sink);
    }
}

fn exchange(
    state: &mut State,
    by: Seat,
    with: Seat,
    gave: Cards,
    got: Cards,
    open: bool,
    sink: &mut impl EventSink<Event>,
) {
    let seats = state.seats;
    state.hands[by] -= gave;
    state.hands[with] -= got;
    state.hands[by] += got;
    state.hands[with] += gave;
    state.memory.record_gift(seats, by, with, &gave, open);
    state.memory.record_gift(seats, with, by, &got, open);
    state.memory.record_receipt(seats, by, with, &gave, open);
    state.memory.record_receipt(seats, with, by, &got, open);
    sink.emit(|| Event::Traded { by, with, gave: Lot::visible(gave), got: Lot::visible(got), open });
}

/// Declines the offer for the player asked, or the counter-offer for the active player; the next player is asked.
pub fn decline(state: &mut State, sink: &mut impl EventSink<Event>) {
    let (active, seats) = (state.active, state.seats);
    let offer = pending(state);
    let (by, of) = match offer.stage {
        Stage::Reply => (active, offer.asked),
        _ => (offer.asked, active),
    };
    let next = offer.asked.next(seats);
    if offer.to == Partner::Anyone && next != active {
        offer.asked = next;
        offer.stage = Stage::Answer;
        offer.counter_give = Cards::NONE;
        offer.counter_want = Cards::NONE;
    } else {
        state.pending = Pending::Nothing;
    }
    sink.emit(|| Event::Declined { by, of });
}

/// Starts a counter-offer by the player asked.
pub fn counter(state: &mut State) {
    pending(state).stage = Stage::Counter;
}

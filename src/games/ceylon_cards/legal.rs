//! Legal actions of the player to decide. The single source of legality.
//!
//! Lists are generated in the order of [`Action`], without sorting. There is no "next phase" action: an action of a
//! later phase closes the earlier ones.

use super::action::{Action, Partner};
use super::cards::Cards;
use super::data::{
    ATTACK_PIRATES, DRAW_CLIPPERS, FLEET_PIRATES, FLEET_REPEL_CLIPPERS, MAX_MELD, MONSOON_WINDS, NEGATE_WINDS, OFFERS,
    OFFICIAL_PORTS, PLANTATION_CARDS, PLANTATION_GOODS, TYPHOON_WINDS,
};
use super::options::ClipperDraws;
use super::pieces::{Card, GOODS, Good};
use super::score::substitutes;
use super::state::{Offer, Pending, Phase, Raid, Stage, State};
use crate::engine::Seat;

/// Appends the legal actions; none once the game is over.
pub fn legal(state: &State, actions: &mut Vec<Action>) {
    if state.ending.is_some() {
        return;
    }
    match &state.pending {
        Pending::Nothing if state.phase == Phase::End => discards(state, actions),
        Pending::Nothing => phases(state, actions),
        Pending::Offer(offer) => trade(state, offer, actions),
        Pending::Raid(Raid::Attack { target }) => {
            if state.hands[*target][Card::Winds] >= NEGATE_WINDS {
                actions.push(Action::Negate);
            }
            actions.push(Action::Pass);
        }
        Pending::Raid(Raid::Fleet { asked, promised, .. }) => {
            let missing = FLEET_REPEL_CLIPPERS - promised.0.iter().sum::<u8>();
            let max_promise = missing.min(state.hands[*asked][Card::Clipper]);
            actions.extend((0..=max_promise).map(Action::Commit));
        }
    }
}

/// Whether a Clipper may be discarded to draw cards now.
pub fn may_spend_clipper(state: &State) -> bool {
    state.phase == Phase::Draw
        && state.hands[state.active][Card::Clipper] >= DRAW_CLIPPERS
        && (state.options.clipper_draws == ClipperDraws::Any || state.clippers_used == 0)
        && !(state.deck.is_empty() && state.discard.is_empty())
}

fn phases(state: &State, actions: &mut Vec<Action>) {
    let hand = &state.hands[state.active];
    let open = |phase: Phase| state.phase <= phase;
    let others = || Seat::all(state.seats).filter(|seat| *seat != state.active);
    if may_spend_clipper(state) {
        actions.push(Action::Clipper);
    }
    if open(Phase::Trade) && state.offers_made < OFFERS {
        actions.extend(others().map(|seat| Action::Offer(Partner::Seat(seat))));
        if state.seats > 2 {
            actions.push(Action::Offer(Partner::Anyone));
        }
    }
    if open(Phase::Pirates) && hand[Card::Pirates] >= ATTACK_PIRATES {
        let targets = || others().filter(|seat| !state.hands[*seat].is_empty());
        actions.extend(targets().map(Action::Attack));
        if hand[Card::Pirates] >= FLEET_PIRATES {
            actions.extend(targets().map(Action::Fleet));
        }
    }
    if open(Phase::Storm) {
        if hand[Card::Winds] >= MONSOON_WINDS {
            actions.push(Action::Monsoon);
        }
        if hand[Card::Winds] >= TYPHOON_WINDS {
            actions.push(Action::Typhoon);
        }
    }
    if open(Phase::Build) {
        if hand[Card::Plantation] >= PLANTATION_CARDS {
            let enough = |good: &Good| hand[good.card()] >= PLANTATION_GOODS;
            actions.extend(Good::ALL.into_iter().filter(enough).map(Action::Plantation));
        }
        if hand[Card::Port] >= OFFICIAL_PORTS {
            actions.push(Action::Official);
        }
    }
    if open(Phase::Ship) && hand[Card::Clipper] > 0 && hand[Card::Port] > 0 {
        melds(hand, &state.plantations[state.active], actions);
    }
    actions.push(Action::End);
}

fn melds(hand: &Cards, owned: &[u16; GOODS], actions: &mut Vec<Action>) {
    for good in Good::ALL {
        let substitutes = substitutes(hand, owned, good);
        for goods in 1..=hand[good.card()].min(MAX_MELD) {
            let max_substitutes = substitutes.min(MAX_MELD - goods);
            actions.extend((0..=max_substitutes).map(|plantations| Action::Meld { good, goods, plantations }));
        }
    }
}

fn discards(state: &State, actions: &mut Vec<Action>) {
    actions.extend(state.hands[state.active].iter().map(|(card, _)| Action::Discard(card)));
}

fn trade(state: &State, offer: &Offer, actions: &mut Vec<Action>) {
    match offer.stage {
        Stage::Offer => {
            let max_wanted = state.want_most(offer.to);
            name_cards(&state.hands[state.active], &offer.give, &offer.want, max_wanted, actions);
            actions.push(Action::Propose);
        }
        Stage::Counter => {
            let max_wanted = state.hands[state.active].len();
            name_cards(&state.hands[offer.asked], &offer.counter_give, &offer.counter_want, max_wanted, actions);
            if !(offer.counter_give.is_empty() && offer.counter_want.is_empty()) {
                actions.push(Action::Propose);
            }
        }
        Stage::Answer => {
            let call = offer.give.is_empty() && offer.want.is_empty();
            if !call && state.hands[offer.asked].holds(&offer.want) {
                actions.push(Action::Accept);
            }
            actions.push(Action::Decline);
            if !(state.hands[offer.asked].is_empty() && state.hands[state.active].is_empty()) {
                actions.push(Action::Counter);
            }
        }
        Stage::Reply => {
            if state.hands[state.active].holds(&offer.counter_want) {
                actions.push(Action::Accept);
            }
            actions.push(Action::Decline);
        }
    }
}

/// Adds the cards that can be named next: in order, those given first; no kind is on both sides.
fn name_cards(hand: &Cards, give: &Cards, want: &Cards, want_most: u8, actions: &mut Vec<Action>) {
    let first_index = |side: &Cards| side.last().map_or(0, Card::index);
    if want.is_empty() {
        let rest = Card::ALL.into_iter().skip(first_index(give));
        actions.extend(rest.filter(|card| give[*card] < hand[*card]).map(Action::Give));
    }
    if want.len() < want_most {
        let rest = Card::ALL.into_iter().skip(first_index(want));
        actions.extend(rest.filter(|card| give[*card] == 0).map(Action::Want));
    }
}

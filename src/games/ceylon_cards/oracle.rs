//! An independent second implementation of legality, written from the rules and apart from `legal.rs`, and the
//! invariants of every ply. Slow; used by tests only.

use super::CeylonCards;
use super::action::{Action, Partner};
use super::cards::Cards;
use super::data::{DECK, LIMIT, LIMIT_WITH_FEWEST_OFFICIALS, LIMIT_WITH_MOST_OFFICIALS};
use super::options::{ClipperDraws, Target};
use super::pieces::{Card, Good};
use super::state::{Offer, Pending, Phase, Raid, Stage, State};
use crate::engine::{Oracle, Seat};

impl Oracle for CeylonCards {
    fn universe(_: &State) -> Vec<Action> {
        let seats = || (0..8).map(Seat);
        let mut all = vec![
            Action::Clipper,
            Action::Offer(Partner::Anyone),
            Action::Propose,
            Action::Accept,
            Action::Decline,
            Action::Counter,
            Action::Negate,
            Action::Pass,
            Action::Monsoon,
            Action::Typhoon,
            Action::Official,
            Action::End,
        ];
        all.extend(seats().map(|seat| Action::Offer(Partner::Seat(seat))));
        all.extend(seats().flat_map(|seat| [Action::Attack(seat), Action::Fleet(seat)]));
        all.extend((0..=3).map(Action::Commit));
        for card in Card::ALL {
            all.extend([Action::Give(card), Action::Want(card), Action::Discard(card)]);
        }
        for good in Good::ALL {
            all.push(Action::Plantation(good));
            let sizes = (0..=10).flat_map(|goods| (0..=10).map(move |plantations| (goods, plantations)));
            all.extend(sizes.map(|(goods, plantations)| Action::Meld { good, goods, plantations }));
        }
        all.sort();
        all
    }

    fn allows(state: &State, action: &Action) -> bool {
        if state.ending.is_some() {
            return false;
        }
        match state.pending {
            Pending::Nothing => in_turn(state, *action),
            Pending::Offer(offer) => in_trade(state, &offer, *action),
            Pending::Raid(Raid::Attack { target }) => match action {
                Action::Negate => count_in_hand(state, target, Card::Winds) >= 1,
                Action::Pass => true,
                _ => false,
            },
            Pending::Raid(Raid::Fleet { asked, promised, .. }) => match action {
                Action::Commit(clippers) => {
                    let so_far: u8 = promised.0.iter().sum();
                    *clippers <= count_in_hand(state, asked, Card::Clipper) && so_far + clippers <= 2
                }
                _ => false,
            },
        }
    }

    fn audit(state: &State) -> Result<(), String> {
        let check = |holds: bool, what: &str| check(state, holds, what);
        for (card, copies) in DECK {
            let in_hands: u32 = state.hands.0.iter().map(|hand| u32::from(hand[card])).sum();
            let all = in_hands + u32::from(state.deck[card]) + u32::from(state.discard[card]);
            let decks = if state.seats >= 7 { 2 } else { 1 };
            check(all == u32::from(copies) * decks, &format!("the {card} cards do not add up"))?;
        }
        for heap in state.hands.0.iter().chain([&state.deck, &state.discard]) {
            check(Cards::from_counts(*heap.counts()) == *heap, "the count of some cards is wrong")?;
        }
        for seat in (0..8).map(Seat) {
            if seat.0 >= state.seats {
                check(state.hands[seat].is_empty() && state.total(seat) == 0, "an empty chair has something")?;
            }
            for holder in (0..8).map(Seat) {
                let known = state.memory.known(seat, holder);
                check(state.hands[holder].holds(known), "somebody remembers what is not so")?;
                check(seat != holder || known.is_empty(), "a hand of one's own is not remembered")?;
            }
        }
        check(state.round >= 1 && state.round <= 100, "the rounds are out of bounds")?;
        check(state.offers_made <= 3, "too many offers")?;
        let one = state.options.clipper_draws == ClipperDraws::One;
        check(!one || state.clippers_used <= 1, "too many Clippers for cards")?;
        let leader = (0..8).map(|seat| state.total(Seat(seat))).max().unwrap_or_default();
        match state.ending {
            None => check(
                leader < 100 || state.options.ending == Target::EqualTurns,
                "somebody has 100 points and the game goes on",
            )?,
            Some(ending) => check(!ending.winners.is_empty(), "nobody won")?,
        }
        if state.ending.is_none() && state.phase == Phase::End {
            check(above_limit(state), "the End Phase waits without need")?;
            check(state.pending == Pending::Nothing, "something is pending in the End Phase")?;
        }
        audit_pending(state)
    }
}

/// Returns an error that describes the violated condition and the state, unless `holds`.
fn check(state: &State, holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("{what}: {state:?}")) }
}

/// Checks the invariants of the pending decision.
fn audit_pending(state: &State) -> Result<(), String> {
    let check = |holds: bool, what: &str| check(state, holds, what);
    match state.pending {
        Pending::Nothing => {}
        Pending::Offer(offer) => {
            check(state.phase == Phase::Trade, "an offer outside the Trade Phase")?;
            check(offer.asked != state.active && offer.asked.0 < state.seats, "the wrong player is asked")?;
            check(state.hands[state.active].holds(&offer.give), "an offer of what is not there")?;
            check(state.hands[offer.asked].holds(&offer.counter_give), "a counter-offer of what is not there")?;
            for (give, want) in [(offer.give, offer.want), (offer.counter_give, offer.counter_want)] {
                let both = Card::ALL.into_iter().any(|card| give[card] > 0 && want[card] > 0);
                check(!both, "a card stands on both sides of an offer")?;
            }
        }
        Pending::Raid(raid) => {
            check(state.phase == Phase::Pirates, "pirates outside their phase")?;
            let (target, asked) = match raid {
                Raid::Attack { target } => (target, target),
                Raid::Fleet { target, asked, promised } => {
                    check(promised.0.iter().sum::<u8>() < 2, "a fleet goes on against two Clippers")?;
                    (target, asked)
                }
            };
            check(target != state.active && asked != state.active, "pirates against their master")?;
            check(!state.hands[target].is_empty() && !state.hands[asked].is_empty(), "an empty hand is asked")?;
        }
    }
    Ok(())
}

fn count_in_hand(state: &State, seat: Seat, card: Card) -> u8 {
    state.hands[seat][card]
}

/// Whether the active hand is above its limit: "Max hand size is 7 cards"; 8 with the most officials, 6 with the fewest
/// of three or more players.
fn above_limit(state: &State) -> bool {
    let own = state.officials[state.active];
    let others: Vec<u16> =
        (0..state.seats).filter(|seat| *seat != state.active.0).map(|seat| state.officials[Seat(seat)]).collect();
    let is_highest = others.iter().max().is_some_and(|best| own > *best);
    let is_lowest = state.seats >= 3 && others.iter().min().is_some_and(|worst| own < *worst);
    let limit = match (is_highest, is_lowest) {
        (true, _) => LIMIT_WITH_MOST_OFFICIALS,
        (_, true) => LIMIT_WITH_FEWEST_OFFICIALS,
        _ => LIMIT,
    };
    state.hands[state.active].len() > limit
}

/// Returns the phase to which an action of the active player belongs.
fn phase_of(action: Action) -> Option<Phase> {
    Some(match action {
        Action::Clipper => Phase::Draw,
        Action::Offer(_) => Phase::Trade,
        Action::Attack(_) | Action::Fleet(_) => Phase::Pirates,
        Action::Monsoon | Action::Typhoon => Phase::Storm,
        Action::Plantation(_) | Action::Official => Phase::Build,
        Action::Meld { .. } => Phase::Ship,
        Action::End | Action::Discard(_) => Phase::End,
        _ => return None,
    })
}

fn in_turn(state: &State, action: Action) -> bool {
    let active_seat = state.active;
    let own = |card| count_in_hand(state, active_seat, card);
    // Closed phases cannot be reopened.
    if phase_of(action).is_none_or(|phase| phase < state.phase) {
        return false;
    }
    let can_rob = |seat: Seat| seat != active_seat && seat.0 < state.seats && !state.hands[seat].is_empty();
    match action {
        Action::Clipper => {
            let allowed = state.options.clipper_draws == ClipperDraws::Any || state.clippers_used == 0;
            own(Card::Clipper) >= 1 && allowed && state.deck.len() + state.discard.len() > 0
        }
        Action::Offer(Partner::Seat(seat)) => state.offers_made < 3 && seat != active_seat && seat.0 < state.seats,
        Action::Offer(Partner::Anyone) => state.offers_made < 3 && state.seats >= 3,
        Action::Attack(seat) => own(Card::Pirates) >= 1 && can_rob(seat),
        Action::Fleet(seat) => own(Card::Pirates) >= 3 && can_rob(seat),
        Action::Monsoon => own(Card::Winds) >= 2,
        Action::Typhoon => own(Card::Winds) >= 3,
        Action::Plantation(good) => own(Card::Plantation) >= 2 && own(good.card()) >= 2,
        Action::Official => own(Card::Port) >= 2,
        Action::Meld { good, goods, plantations } => {
            own(Card::Clipper) >= 1
                && own(Card::Port) >= 1
                && goods >= 1
                && goods <= own(good.card())
                && plantations <= own(Card::Plantation)
                && u16::from(plantations) <= state.plantations[active_seat][good as usize]
                && goods + plantations <= 8
        }
        Action::End => state.phase != Phase::End,
        Action::Discard(card) => state.phase == Phase::End && above_limit(state) && own(card) >= 1,
        _ => false,
    }
}

fn in_trade(state: &State, offer: &Offer, action: Action) -> bool {
    let active = state.active;
    let is_empty = |give: &Cards, want: &Cards| give.len() + want.len() == 0;
    match offer.stage {
        Stage::Offer => {
            let max_wanted = match offer.to {
                Partner::Seat(seat) => state.hands[seat].len(),
                Partner::Anyone => {
                    let others = (0..state.seats).filter(|seat| *seat != active.0);
                    others.map(|seat| state.hands[Seat(seat)].len()).max().unwrap_or(0)
                }
            };
            in_notation(&state.hands[active], &offer.give, &offer.want, max_wanted, action) || action == Action::Propose
        }
        Stage::Counter => {
            let (give, want) = (&offer.counter_give, &offer.counter_want);
            let max_wanted = state.hands[active].len();
            in_notation(&state.hands[offer.asked], give, want, max_wanted, action)
                || action == Action::Propose && !is_empty(give, want)
        }
        Stage::Answer => match action {
            Action::Accept => {
                !is_empty(&offer.give, &offer.want)
                    && Card::ALL.into_iter().all(|card| offer.want[card] <= count_in_hand(state, offer.asked, card))
            }
            Action::Decline => true,
            Action::Counter => state.hands[offer.asked].len() + state.hands[active].len() > 0,
            _ => false,
        },
        Stage::Reply => match action {
            Action::Accept => {
                Card::ALL.into_iter().all(|card| offer.counter_want[card] <= count_in_hand(state, active, card))
            }
            Action::Decline => true,
            _ => false,
        },
    }
}

/// Whether the action names the next card in order: the cards of each side are named one by one, each the same as the
/// one before or later in the card list.
fn in_notation(hand: &Cards, give: &Cards, want: &Cards, most: u8, action: Action) -> bool {
    let later_than_all =
        |side: &Cards, card: Card| Card::ALL.into_iter().all(|named| side[named] == 0 || named <= card);
    match action {
        Action::Give(card) => want.is_empty() && later_than_all(give, card) && give[card] < hand[card],
        Action::Want(card) => give[card] == 0 && later_than_all(want, card) && want.len() < most,
        _ => false,
    }
}

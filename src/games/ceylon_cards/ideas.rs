//! Suggested deals: one card for another, to the benefit of both sides as far as the viewer can know.
//!
//! Used by the page's trade composer; built from a view, so of a rival's hand only the cards known to the viewer are
//! used. Hands are valued as the opponents do.

use super::cards::Cards;
use super::heuristic::hand::value;
use super::pieces::{Card, GOODS};
use super::view::View;
use crate::engine::Seat;

/// A swap of one card for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Idea {
    /// The partner.
    pub to: Seat,
    pub give: Card,
    pub want: Card,
}

/// Maximum number of suggestions.
const MAX_IDEAS: usize = 3;
/// Gain of the viewer, in points, that a suggested deal must exceed.
const MIN_GAIN: f32 = 0.75;

fn gain(hand: &Cards, owned: &[u16; GOODS], give: Card, get: Card) -> f32 {
    let mut after = *hand;
    after.take(give, 1);
    after.put(get);
    value(&after, owned) - value(hand, owned)
}

/// Returns the best exchanges for the viewer, best first, at most one for each rival: for a card that the rival is
/// known to hold, and with a gain for the rival's known cards too.
pub fn ideas(view: &View) -> Vec<Idea> {
    let viewer_seat = view.seat();
    let mut found: Vec<(f32, Idea)> = Vec::new();
    for to in viewer_seat.others(view.seats) {
        let known = &view.hands[to].known;
        let mut best: Option<(f32, Idea)> = None;
        for (want, _) in known.iter() {
            for (give, _) in view.hand().iter().filter(|(give, _)| *give != want) {
                let own = gain(view.hand(), &view.plantations[viewer_seat], give, want);
                let agreeable = gain(known, &view.plantations[to], want, give) > 0.0;
                if agreeable && own > best.map_or(MIN_GAIN, |(own, _)| own) {
                    best = Some((own, Idea { to, give, want }));
                }
            }
        }
        if let Some(best) = best {
            let position = found.iter().position(|(own, _)| *own < best.0).unwrap_or(found.len());
            found.insert(position, best);
        }
    }
    found.truncate(MAX_IDEAS);
    found.into_iter().map(|(_, idea)| idea).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Viewer};
    use crate::games::ceylon_cards::composer::Composer;
    use crate::games::ceylon_cards::{CeylonCards, Options, Partner, State};

    fn position() -> State {
        let mut state = CeylonCards::setup(&Options::default(), 3, &mut Chance::at(1, 0), &mut ());
        state.active = Seat(0);
        let hands = [
            vec![Card::Clipper, Card::Port, Card::Coffee, Card::Coffee, Card::Tea],
            vec![Card::Tea, Card::Tea, Card::Tea, Card::Tea, Card::Coffee, Card::Winds],
            vec![Card::Coffee, Card::Coffee],
        ];
        for (seat, hand) in Seat::all(3).zip(hands) {
            state.hands[seat] = hand.into_iter().collect();
        }
        state
    }

    #[test]
    fn known_cards_are_requested_for_cards_that_help_their_holder() {
        let mut state = position();
        assert_eq!(ideas(&View::from_state(&state, Viewer::Seat(Seat(0)))), [], "nothing is known of the others");
        let shown = [Card::Tea, Card::Tea, Card::Tea, Card::Tea, Card::Coffee].into_iter().collect();
        state.memory.record_shown(Seat(0), Seat(1), &shown);
        let view = View::from_state(&state, Viewer::Seat(Seat(0)));
        let idea = Idea { to: Seat(1), give: Card::Tea, want: Card::Coffee };
        assert_eq!(ideas(&view), [idea]);
        let mut composer = Composer::open(&view, Partner::Seat(idea.to)).expect("an offer can be made");
        composer.add_give(idea.give).expect("it is held");
        composer.add_want(idea.want).expect("there are cards");
        assert_eq!(composer.fault(), None);
    }

    #[test]
    fn hidden_cards_affect_no_idea() {
        let mut state = position();
        let shown: Cards = [Card::Tea, Card::Tea, Card::Tea, Card::Tea, Card::Coffee].into_iter().collect();
        state.memory.record_shown(Seat(0), Seat(1), &shown);
        let before = ideas(&View::from_state(&state, Viewer::Seat(Seat(0))));
        assert!(!before.is_empty());
        state.hands[Seat(1)] = shown;
        state.hands[Seat(1)].put(Card::Pirates);
        assert_eq!(ideas(&View::from_state(&state, Viewer::Seat(Seat(0)))), before);
    }
}

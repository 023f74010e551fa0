//! The top of the discard pile. The rules keep no order of it, but the pile on the table shows the last card put there.
//!
//! Called by the page with the events, of which those about discards are seen by all. Knows no screen.

use super::events::Event;
use super::pieces::Card;

/// Returns the card on top of the discard pile after these events; `None` if it is empty.
pub fn top<'a>(events: impl DoubleEndedIterator<Item = &'a Event>) -> Option<Card> {
    let is_change = |event: &&Event| matches!(event, Event::Reshuffled { .. }) || last_discarded(event).is_some();
    events.rev().find(is_change).and_then(last_discarded)
}

/// Returns the card that an event puts on the pile, the last one if there are several; `None` if it puts none there.
fn last_discarded(event: &Event) -> Option<Card> {
    Some(match *event {
        Event::SpentClipper { .. } | Event::Repelled { .. } => Card::Clipper,
        Event::Attacked { .. } | Event::Sailed { .. } => Card::Pirates,
        Event::Negated { .. } | Event::Monsoon { .. } | Event::Typhoon { .. } => Card::Winds,
        Event::Lost { cards, .. } => cards.last()?,
        Event::Planted { .. } => Card::Plantation,
        Event::Hired { .. } => Card::Port,
        Event::Shipped { good, .. } => good.card(),
        Event::Discarded { card, .. } => card,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game};
    use crate::games::ceylon_cards::{CeylonCards, Options};

    #[test]
    fn the_top_card_lies_in_the_pile_and_stays_until_the_next_discard() {
        let mut kept = 0;
        for seed in 0..4 {
            let mut chance = Chance::at(seed, 0);
            let mut state = CeylonCards::setup(&Options::default(), 3, &mut chance, &mut ());
            let (mut events, mut before, mut legal) = (Vec::new(), None, Vec::new());
            for _ in 0..1_500 {
                CeylonCards::legal(&state, &mut legal);
                if legal.is_empty() {
                    break;
                }
                let (action, pile) = (legal[chance.index(legal.len())], state.discard);
                legal.clear();
                CeylonCards::apply(&mut state, action, &mut chance, &mut events);
                let now = top(events.iter());
                assert_eq!(now.is_none(), state.discard.is_empty(), "{action}");
                assert!(now.is_none_or(|card| state.discard[card] > 0), "{action}: {now:?}");
                if state.discard == pile {
                    assert_eq!(now, before, "{action} discards nothing");
                    kept += usize::from(now.is_some());
                }
                before = now;
            }
        }
        assert!(kept > 100, "{kept} actions discard nothing");
    }
}

//! The current deal: the latest offer and the answers to it.
//!
//! Built by the page from the events that one seat saw, so that it shows no more than they do. Knows no screen.

use super::action::Partner;
use super::events::{Event, Lot};
use crate::engine::Seat;

/// An offer or a counter-offer, with its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    pub by: Seat,
    pub to: Partner,
    pub give: Lot,
    pub want: Lot,
    /// The seats that answered, and whether they accepted.
    pub answers: Vec<(Seat, bool)>,
}

impl Deal {
    pub fn is_deal_event(event: &Event) -> bool {
        use Event::{Countered, Declined, Offered, Traded};
        matches!(event, Offered { .. } | Countered { .. } | Declined { .. } | Traded { .. })
    }

    /// Returns the last deal in these events. A counter-offer replaces the offer.
    pub fn last(events: Vec<Event>) -> Option<Deal> {
        let mut deal: Option<Deal> = None;
        for event in events {
            let (by, to, give, want) = match event {
                Event::Offered { by, to, give, want } => (by, to, give, want),
                Event::Countered { by, to, give, want } => (by, Partner::Seat(to), give, want),
                Event::Declined { by: seat, of } | Event::Traded { with: seat, by: of, .. } => {
                    if let Some(deal) = deal.as_mut().filter(|deal| deal.by == of) {
                        deal.answers.push((seat, matches!(event, Event::Traded { .. })));
                    }
                    continue;
                }
                _ => continue,
            };
            deal = Some(Deal { by, to, give, want, answers: Vec::new() });
        }
        deal
    }

    pub fn accepted_by(&self) -> Option<Seat> {
        self.answers.iter().find(|(_, yes)| *yes).map(|(seat, _)| *seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Viewer};
    use crate::games::ceylon_cards::{CeylonCards, Options};

    /// Returns the deal seen by `viewer` after these actions in a game of three in which seat 0 begins.
    fn deal_seen(viewer: Viewer, actions: &str) -> Option<Deal> {
        let mut chance = Chance::at(1, 0);
        let mut state = CeylonCards::setup(&Options::default(), 3, &mut chance, &mut ());
        state.active = Seat(0);
        let mut events = Vec::new();
        for action in actions.split("; ") {
            let mut of_ply = Vec::new();
            CeylonCards::apply(&mut state, action.parse().expect("notation"), &mut chance, &mut of_ply);
            events.extend(of_ply.iter().filter_map(|event| CeylonCards::redact(event, viewer)));
        }
        assert_eq!(events.iter().any(Deal::is_deal_event), actions.contains("propose"));
        Deal::last(events)
    }

    #[test]
    fn an_offer_is_shown_with_its_answers() {
        let open = deal_seen(Viewer::Seat(Seat(2)), "offer anyone; want tea; propose; decline").expect("all saw it");
        assert_eq!((open.by, open.to), (Seat(0), Partner::Anyone));
        assert_eq!((open.answers, open.want.cards.map(|cards| cards.len())), (vec![(Seat(1), false)], Some(1)));
        let unsaid = deal_seen(Viewer::Seat(Seat(2)), "offer anyone; want tea");
        assert_eq!(unsaid, None, "what is not proposed is no offer");
    }

    #[test]
    fn a_counter_offer_replaces_the_offer_and_hides_its_cards() {
        let line = "offer 2; want tea; propose; counter; want tea; propose; decline";
        let pair = deal_seen(Viewer::Seat(Seat(0)), line).expect("one's own");
        assert_eq!((pair.by, pair.answers), (Seat(1), vec![(Seat(0), false)]));
        let third = deal_seen(Viewer::Seat(Seat(2)), line).expect("that it was made");
        assert_eq!((third.want.count, third.want.cards), (1, None));
    }
}

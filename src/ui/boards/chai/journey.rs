//! Journeys: the climbs of tokens in the events of an action, as trips from stop to stop. Called by the plan of an
//! action before it is carried out; drawn over the plantation and listed beside it. A pure function from events to
//! trips; draws nothing.

use crate::engine::Seat;
use crate::games::chai::Event;
use crate::games::chai::data::{CardId, ShipId};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::{Berth, Slot, Space};

/// The end of a trip that does not rest on a space.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum End {
    /// In a crate, with the number of teas that it then holds.
    Crate(Slot, u8),
    Ship(Berth, ShipId),
}

/// A space that a token reaches.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    pub space: Space,
    /// The tea on arrival.
    pub tea: Tea,
    /// The tea into which it is converted there.
    pub converted_to: Option<Tea>,
    /// The cards that act on it there.
    pub cards: Vec<CardId>,
    /// The number of steps that the cards provide here.
    pub steps: u8,
}

/// Number of steps that a blooming card provides, as printed on it.
const BLOOM_STEPS: u8 = 2;

impl Stop {
    /// Records that a card acts on the token here.
    fn add_card(&mut self, card: CardId, steps: u8) {
        self.cards.push(card);
        self.steps += steps;
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Trip {
    /// From where the token is, or enters, to where it rests.
    pub stops: Vec<Stop>,
    /// The crate or ship that takes it at the end.
    pub end: Option<End>,
    /// Whether the token enters at the first stop.
    pub enters: bool,
    paid_steps: u8,
}

impl Trip {
    fn new(space: Space, tea: Tea, enters: bool) -> Trip {
        Trip {
            stops: vec![Stop { space, tea, converted_to: None, cards: Vec::new(), steps: 0 }],
            end: None,
            enters,
            paid_steps: 0,
        }
    }
    fn last(&mut self) -> &mut Stop {
        self.stops.last_mut().expect("a trip has a first stop")
    }
    /// Returns the current space and tea.
    fn current(&self) -> (Space, Tea) {
        let stop = self.stops.last().expect("a trip has a first stop");
        (stop.space, stop.converted_to.unwrap_or(stop.tea))
    }
    /// Returns the tea at the end.
    pub fn tea(&self) -> Tea {
        self.current().1
    }
    /// Returns the space at the end.
    pub fn final_space(&self) -> Space {
        self.current().0
    }
    pub fn moves(&self) -> usize {
        self.stops.len() - 1
    }
    /// Returns the number of steps provided that the token does not make.
    pub fn lost_steps(&self) -> u8 {
        let provided: u8 = self.stops.iter().map(|stop| stop.steps).sum::<u8>() + self.paid_steps;
        provided.saturating_sub(self.moves() as u8)
    }
    /// Whether there is anything to show: the token enters, moves, changes or is taken.
    fn is_visible(&self) -> bool {
        self.moves() > 0 || self.end.is_some() || self.enters || self.stops[0].converted_to.is_some()
    }
}

/// The trips in the events read so far.
#[derive(Default)]
struct Trips {
    all: Vec<Trip>,
    /// The blooming cards read so far, each with its space: its tokens may be named only by later events.
    blooms: Vec<(Space, CardId)>,
}

impl Trips {
    /// Returns the trip of the current token: the last one if it continues from here, otherwise a new one.
    fn current_trip(&mut self, space: Space, tea: Tea) -> &mut Trip {
        let continues = self.all.last().is_some_and(|trip| trip.end.is_none() && trip.current() == (space, tea));
        if !continues {
            self.all.push(Trip::new(space, tea, false));
        }
        self.all.last_mut().expect("one is in hand")
    }

    fn moved(&mut self, tea: Tea, from: Space, to: Space, paid: bool) {
        let bloom = self.blooms.iter().find(|(space, _)| *space == from).map(|(_, card)| *card);
        let trip = self.current_trip(from, tea);
        trip.paid_steps += u8::from(paid);
        if let Some(card) = bloom.filter(|_| trip.moves() == 0 && !paid && trip.last().steps == 0) {
            trip.last().add_card(card, BLOOM_STEPS);
        }
        trip.stops.push(Stop { space: to, tea, converted_to: None, cards: Vec::new(), steps: 0 });
    }

    fn bloomed(&mut self, slot: Slot, card: CardId) {
        let space = slot.space();
        let tea = card.card().teas.iter().next();
        let is_on_space = |trip: &&mut Trip| trip.end.is_none() && Some(trip.current()) == tea.map(|tea| (space, tea));
        if let Some(trip) = self.all.last_mut().filter(is_on_space) {
            trip.last().add_card(card, BLOOM_STEPS);
        }
        self.blooms.push((space, card));
    }

    fn read(&mut self, event: &Event, seat: Seat) {
        match *event {
            Event::Gained { seat: owner, tea, .. } if owner == seat => {
                self.all.push(Trip::new(Space::Field, tea, true))
            }
            Event::Moved { seat: owner, tea, from, to, paid } if owner == seat => self.moved(tea, from, to, paid),
            Event::Pushed { seat: owner, slot, card, tea } if owner == seat => {
                self.current_trip(slot.space(), tea).last().add_card(card, 1);
            }
            Event::Converted { seat: owner, space, from, to } if owner == seat => {
                let stop = self.current_trip(space, from).last();
                stop.converted_to = Some(to);
                stop.steps += 1;
            }
            Event::Bloomed { seat: owner, slot, card } if owner == seat => self.bloomed(slot, card),
            Event::Stored { seat: owner, slot, tea, held } if owner == seat => {
                self.current_trip(slot.space(), tea).end = Some(End::Crate(slot, held));
            }
            Event::Loaded { seat: owner, berth, ship, tea } if owner == seat => {
                self.current_trip(Space::Dock, tea).end = Some(End::Ship(berth, ship));
            }
            _ => {}
        }
    }
}

/// Returns the trips of the tokens of `seat` in these events, in order.
pub fn trips(events: &[Event], seat: Seat) -> Vec<Trip> {
    let mut trips = Trips::default();
    events.iter().for_each(|event| trips.read(event, seat));
    trips.all.retain(Trip::is_visible);
    trips.all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chai::events::Gain;

    const ME: Seat = Seat(0);

    fn moved(tea: Tea, from: Space, to: Space) -> Event {
        Event::Moved { seat: ME, tea, from, to, paid: false }
    }

    #[test]
    fn a_harvested_tea_that_is_pushed_converted_and_stored_is_one_trip() {
        let events = [
            Event::Harvested { seat: ME, die: 1, tea: Tea::Oolong },
            Event::Gained { seat: ME, tea: Tea::Oolong, why: Gain::Harvest },
            Event::Pushed { seat: ME, slot: Slot(0), card: CardId::new(1), tea: Tea::Oolong },
            Event::Pushed { seat: ME, slot: Slot(1), card: CardId::new(12), tea: Tea::Oolong },
            moved(Tea::Oolong, Space::Field, Space::L1),
            Event::Converted { seat: ME, space: Space::L1, from: Tea::Oolong, to: Tea::Black },
            moved(Tea::Black, Space::L1, Space::L2),
            moved(Tea::Black, Space::L2, Space::L3),
            Event::Stored { seat: ME, slot: Slot(7), tea: Tea::Black, held: 2 },
        ];
        let trips = trips(&events, ME);
        assert_eq!(trips.len(), 1);
        let trip = &trips[0];
        assert_eq!((trip.moves(), trip.lost_steps(), trip.tea(), trip.enters), (3, 0, Tea::Black, true));
        assert_eq!(trip.end, Some(End::Crate(Slot(7), 2)));
        assert_eq!(trip.stops.iter().map(|stop| stop.steps).collect::<Vec<_>>(), [2, 1, 0, 0]);
    }

    #[test]
    fn a_crate_on_the_way_loses_the_steps_that_are_left() {
        let events = [
            Event::Gained { seat: ME, tea: Tea::Black, why: Gain::Shown },
            Event::Pushed { seat: ME, slot: Slot(0), card: CardId::new(2), tea: Tea::Black },
            Event::Pushed { seat: ME, slot: Slot(1), card: CardId::new(3), tea: Tea::Black },
            moved(Tea::Black, Space::Field, Space::R1),
            Event::Stored { seat: ME, slot: Slot(8), tea: Tea::Black, held: 1 },
        ];
        assert_eq!(trips(&events, ME)[0].lost_steps(), 1);
    }

    #[test]
    fn tokens_that_bloom_travel_one_after_the_other() {
        let events = [
            Event::Bloomed { seat: ME, slot: Slot(5), card: CardId::new(19) },
            moved(Tea::Green, Space::L1, Space::L2),
            moved(Tea::Green, Space::L2, Space::L3),
            moved(Tea::Green, Space::L1, Space::L2),
            moved(Tea::Green, Space::L2, Space::L3),
        ];
        let trips = trips(&events, ME);
        assert_eq!(trips.iter().map(Trip::moves).collect::<Vec<_>>(), [2, 2]);
        assert!(trips.iter().all(|trip| trip.stops[0].steps == 2 && trip.lost_steps() == 0));
    }

    #[test]
    fn the_other_merchants_tokens_are_not_told() {
        let events = [Event::Gained { seat: Seat(1), tea: Tea::Green, why: Gain::Shown }];
        assert!(trips(&events, ME).is_empty());
    }
}

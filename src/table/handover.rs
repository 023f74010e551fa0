//! Passing the device from one person to another: its current holder, and the presses that count.
//!
//! Used by the page of a table. A finger still on the glass after the hand-over must not press anything for the next
//! person, so presses in the first half second are ignored. Times come from the page's events; reads no clock.

use crate::engine::Seat;

use super::game_table::Table;

/// Time after a hand-over during which presses are ignored, in milliseconds.
pub const IGNORE_MS: f64 = 500.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// The curtain is shown for this person.
    Curtain(Seat),
    /// This person is to act.
    Person(Seat),
}

impl Holder {
    /// Returns the holder of a device that several people share; `None` if fewer than two people share it, while a
    /// computer acts, and after the end of the game.
    pub fn from_table(table: &Table) -> Option<Holder> {
        let seating = &table.seating;
        if seating.people().len() < 2 {
            return None;
        }
        let curtain = table.curtain().map(Holder::Curtain);
        curtain.or_else(|| table.presser().map(Holder::Person))
    }

    pub fn seat(self) -> Seat {
        match self {
            Holder::Curtain(seat) | Holder::Person(seat) => seat,
        }
    }
}

#[derive(Clone, Copy, Default, Debug)]
pub struct Handover {
    holder: Option<Holder>,
    /// Time of the last hand-over, in milliseconds; `None` before the first.
    since: Option<f64>,
}

impl Handover {
    /// Updates the holder at the time `now`, in milliseconds as in the page's events. While no person is to act, the
    /// last holder keeps the device.
    pub fn follow(&mut self, holder: Option<Holder>, now: f64) {
        let Some(holder) = holder else { return };
        if let Some(before) = self.holder.replace(holder)
            && before != holder
        {
            self.since = Some(now);
        }
    }

    /// Returns the time from which presses count.
    pub fn presses_count_from(&self) -> f64 {
        self.since.map_or(0.0, |since| since + IGNORE_MS)
    }

    pub fn counts(&self, at: f64) -> bool {
        at >= self.presses_count_from()
    }
}

/// Whether a device lying flat between two people is rotated for this seat: the second of them sits opposite.
pub fn is_across(table: &Table, seat: Seat) -> bool {
    let people = table.seating.people();
    people.len() == 2 && people.iter().nth(1) == Some(seat)
}

/// Contents of the strip for the waiting person, at the far edge of a device lying flat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FarSide {
    /// The waiting person.
    pub seat: Seat,
    pub to_act: Option<Seat>,
    /// Last major public event since that person acted.
    pub last_event: Option<String>,
}

/// Returns the contents of the strip at the far edge; `is_turned` is whether the page faces the second of two people.
/// `None` unless exactly two people play.
pub fn far_side(table: &Table, is_turned: bool) -> Option<FarSide> {
    let people = table.seating.people();
    let seat = people.iter().nth(usize::from(!is_turned)).filter(|_| people.len() == 2)?;
    let own = table.actors().iter().rposition(|actor| *actor == seat);
    let story = table.public_story(own.map_or(0, |index| index as u32 + 1));
    let last_event = story.into_iter().rev().find(|entry| entry.line.major).map(|entry| entry.line.text);
    Some(FarSide { seat, to_act: table.to_act(), last_event })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Chance;
    use crate::engine::record::{Player, Seed};
    use crate::games::{self, SHELF, Visitor};
    use crate::words::Title;

    /// Plays a game of two people at random and checks the strip at each ply; returns the number of events shown.
    struct Played;
    impl Visitor for Played {
        type Output = u32;
        fn visit<G: Title>(self) -> u32 {
            let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", Player::PERSON)];
            let mut table = Table::new::<G>(G::Options::default(), players, Seed(418)).expect("two can play");
            let (mut chance, mut spoken) = (Chance::stream(7), 0);
            for _ in 0..60 {
                let Some(seat) = table.to_act() else { break };
                let far = far_side(&table, is_across(&table, seat)).expect("two people");
                assert_ne!(far.seat, seat, "it is for the one who waits");
                assert_eq!(far.to_act, Some(seat));
                let known = table.public_story(0);
                let is_public = |text: &String| known.iter().any(|entry| entry.line.text == *text);
                assert!(far.last_event.iter().all(is_public), "{far:?} is not for everybody");
                spoken += u32::from(far.last_event.is_some());
                let legal = table.legal().len();
                table.act(chance.index(legal)).expect("it is legal");
            }
            spoken
        }
    }

    #[test]
    fn the_waiting_person_is_shown_public_information() {
        for info in SHELF {
            let spoken = games::visit(info.id, Played).expect("it is in the catalogue");
            assert!(spoken > 5, "{}: {spoken}", info.id);
        }
    }

    #[test]
    fn the_first_holder_and_a_holder_who_continues_need_not_wait() {
        let mut handover = Handover::default();
        assert!(handover.counts(0.0));
        handover.follow(Some(Holder::Person(Seat(0))), 10.0);
        handover.follow(None, 20.0);
        handover.follow(Some(Holder::Person(Seat(0))), 30.0);
        assert!(handover.counts(31.0));
        handover.follow(Some(Holder::Person(Seat(1))), 40.0);
        assert!(!handover.counts(539.0) && handover.counts(540.0));
        handover.follow(Some(Holder::Curtain(Seat(0))), 600.0);
        assert!(!handover.counts(700.0), "the button of the curtain is not pressed by the last press of the other");
        handover.follow(Some(Holder::Person(Seat(0))), 1200.0);
        assert!(!handover.counts(1300.0), "nor a piece by the press that lifted it");
    }

    /// Two fingers drum without pause: each press that counts passes the device on, and every further touch in the
    /// next half second is an accident.
    #[test]
    fn no_press_counts_by_accident_in_ten_thousand_turns() {
        let mut chance = Chance::stream(418);
        let (mut handover, mut time, mut turns, mut swallowed) = (Handover::default(), 0.0, 0_u32, 0_u32);
        let mut passed_on = f64::NEG_INFINITY;
        handover.follow(Some(Holder::Person(Seat(0))), time);
        while turns < 10_000 {
            time += f64::from(1 + chance.below(400));
            if !handover.counts(time) {
                swallowed += 1;
                continue;
            }
            assert!(time - passed_on >= IGNORE_MS, "an accident at turn {turns}");
            turns += 1;
            passed_on = time;
            let seat = Seat((turns % 2) as u8);
            let holder = if chance.below(3) == 0 { Holder::Curtain(seat) } else { Holder::Person(seat) };
            handover.follow(Some(holder), time);
        }
        assert!(swallowed > turns, "it drummed: {swallowed} touches were swallowed");
    }
}

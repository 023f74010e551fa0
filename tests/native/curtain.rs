//! The curtain between people who share a device: it falls before each secret decision, and only there.

use tea_table::engine::record::{Player, Seed};
use tea_table::engine::{Chance, Viewer};
use tea_table::games::{self, SHELF, Visitor};
use tea_table::table::Table;
use tea_table::words::Title;

/// Plays a random game of two people, or of the minimum if that is more.
struct PlaysTogether {
    seed: u64,
}

struct CurtainCounts {
    fell: usize,
    /// Number of decisions that are not secret.
    open: usize,
}

impl Visitor for PlaysTogether {
    type Output = CurtainCounts;

    fn visit<G: Title>(self) -> CurtainCounts {
        let seats = G::INFO.seats.0.max(2).min(G::INFO.seats.1);
        let players = (0..seats).map(|seat| Player::new(&format!("Player {seat}"), Player::PERSON)).collect();
        let seed: Seed = self.seed.to_string().parse().expect("a number is a seed");
        let mut table = Table::new::<G>(G::Options::default(), players, seed).expect("so many can play it");
        let mut chance = Chance::stream(self.seed);
        let mut counts = CurtainCounts { fell: 0, open: 0 };
        while let Some(seat) = table.to_act() {
            let secret = G::is_secret(table.session::<G>().state());
            if let Some(to) = table.curtain() {
                assert_eq!(to, seat, "the curtain is for whoever is to act");
                assert!(secret, "nothing is secret, and yet it falls");
                assert_eq!(table.viewer(), Viewer::Public, "the page has nobody’s eyes before it is lifted");
                table.seating.curtain_lifted_by = Some(to);
                counts.fell += 1;
            }
            counts.open += usize::from(!secret);
            assert_eq!(table.curtain(), None);
            assert_eq!(table.viewer(), Viewer::Seat(seat), "the screen has the eyes of whoever is to act");
            let legal = table.session::<G>().legal();
            let action = legal[chance.index(legal.len())];
            table.session_mut::<G>().act(seat, action).expect("it is legal");
        }
        counts
    }
}

#[test]
fn the_curtain_falls_before_every_secret_decision_and_no_other() {
    for info in SHELF {
        for seed in 0..3 {
            let counts = games::visit(info.id, PlaysTogether { seed }).expect("it is on the shelf");
            assert!(!info.hidden || counts.fell > 0 && counts.open == 0, "{}: a hand is seen", info.id);
        }
    }
}

#[test]
fn in_tea_and_rum_the_curtain_falls_only_for_the_last_exchange() {
    let fell: usize =
        (0..12).map(|seed| games::visit("tea_and_rum", PlaysTogether { seed }).expect("it is there").fell).sum();
    assert!((1..=24).contains(&fell), "once for each seat that has anything to choose: {fell} times in twelve games");
}

/// Plays a game and covers open hands before every action.
struct CoversHands {
    people: usize,
    seats: usize,
}

impl Visitor for CoversHands {
    type Output = usize;

    fn visit<G: Title>(self) -> usize {
        let kind = |seat| if seat < self.people { Player::PERSON } else { "novice" };
        let players = (0..self.seats).map(|seat| Player::new(&format!("Player {seat}"), kind(seat))).collect();
        let mut table = Table::new::<G>(G::Options::default(), players, Seed(418)).expect("so many can play it");
        let (mut chance, mut covered) = (Chance::stream(3), 0);
        while let Some(seat) = table.to_act() {
            if let Some(to) = table.curtain() {
                table.seating.curtain_lifted_by = Some(to);
            }
            let (before, is_secret) = (table.viewer(), G::is_secret(table.session::<G>().state()));
            match table.cover_hands() {
                true => {
                    covered += 1;
                    assert!(is_secret && self.people > 1);
                    assert_eq!(table.viewer(), Viewer::Public, "no hand lies open any more");
                    assert!(!table.cover_hands(), "there is nothing left to cover");
                    let person = table.seating.is_person(seat);
                    assert_eq!(table.curtain(), person.then_some(seat), "it is lifted by whoever is to act");
                }
                false => assert_eq!(table.viewer(), before, "nothing has changed"),
            }
            if let Some(to) = table.curtain() {
                table.seating.curtain_lifted_by = Some(to);
            }
            let legal = table.session::<G>().legal();
            table.session_mut::<G>().act(seat, legal[chance.index(legal.len())]).expect("it is legal");
        }
        covered
    }
}

#[test]
fn open_hands_can_be_covered_at_any_time() {
    for info in SHELF {
        let seats = usize::from(info.seats.0.max(2).min(info.seats.1));
        let alone = games::visit(info.id, CoversHands { people: 1, seats }).expect("it is on the shelf");
        assert_eq!(alone, 0, "{}: alone there is nobody to hide from", info.id);
        let more = usize::from(info.seats.1).min(3);
        let between = games::visit(info.id, CoversHands { people: 2, seats: more }).expect("it is on the shelf");
        assert!(between > 0 || !info.hidden, "{}: hands are never covered", info.id);
    }
}

//! The answers that the table gives where nothing is left to decide: they reveal nothing, and undo and restart lead
//! back to a real decision.

use tea_table::engine::record::Player;
use tea_table::engine::{Chance, Seat};
use tea_table::games::chai::Chai;
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::words::Title;

use crate::beats::{act_at_random, one_person_among_computers};

/// Plays a random game in which the table gives the only possible answers automatically, and returns their number.
struct CheckOnlyAnswers(u64);

impl Visitor for CheckOnlyAnswers {
    type Output = usize;

    fn visit<G: Title>(self) -> usize {
        let mut table = one_person_among_computers::<G>(G::INFO.seats.0.max(2), self.0);
        let mut chance = Chance::stream(self.0);
        let mut answered = 0;
        let mut shown = 0;
        while table.outcome().is_none() {
            let legal = table.session::<G>().legal();
            let forced = table.presser().is_some() && legal.len() == 1;
            let only_ends = forced && G::is_end(&legal[0]);
            let Some(answer) = table.only_answer(true) else {
                assert!(!only_ends, "{}: a turn in which nothing is left to decide ends", G::INFO.id);
                assert!(!forced || table.mid_sequence(), "{}: {:?} is the only choice", G::INFO.id, legal[0]);
                act_at_random(&mut table, &mut chance);
                continue;
            };
            let secret = table.game.is_secret();
            let (seat, before) = (table.to_act(), table.plies());
            assert_eq!(seat, Some(Seat(0)), "only people are answered for");
            assert!(!only_ends || table.only_answer(false).is_none(), "{}: the button stays", G::INFO.id);
            table.act(answer).expect("it is legal");
            answered += 1;
            if shown < 4 && table.outcome().is_none() {
                shown += 1;
                // Undo returns to a real decision.
                let mut copy = table.clone();
                copy.undo();
                assert!(copy.plies() != before || before == 0, "{}: it would be answered again", G::INFO.id);
                assert_eq!(copy.only_answer(true), None);
            }
            // If several people share the device, a secret decision is never answered for them.
            let mut shared = table.clone();
            shared.game = table.game.at(before);
            shared.seating.players.iter_mut().for_each(|player| player.kind = Player::PERSON.into());
            shared.seating.curtain_lifted_by = seat;
            assert!(!secret || shared.only_answer(true).is_none(), "{}: it gives a secret away", G::INFO.id);
        }
        answered
    }
}

#[test]
fn only_answers_are_automatic_and_undo_skips_them() {
    let answered: Vec<(&str, usize)> = SHELF
        .iter()
        .map(|info| (info.id, (0..3).map(|seed| visit(info.id, CheckOnlyAnswers(seed)).expect("it is there")).sum()))
        .collect();
    println!("{answered:?}");
    // The rules of the other two games never ask when nothing is left to decide.
    assert!(answered[1].1 > 0 && answered[2].1 > 0, "{answered:?}");
}

/// Plays a random game and restarts turns in which the table answered before the person's first decision.
struct CheckRestarts(u64);

impl Visitor for CheckRestarts {
    type Output = usize;

    fn visit<G: Title>(self) -> usize {
        let mut table = one_person_among_computers::<G>(G::INFO.seats.0.max(2), self.0);
        let mut chance = Chance::stream(self.0);
        let (mut answered_in, mut restarted) = (None, 0);
        while table.outcome().is_none() && restarted < 6 {
            let turn = Some(table.moment().turn);
            match table.only_answer(true) {
                Some(answer) => {
                    table.act(answer).expect("it is legal");
                    answered_in = turn;
                }
                None => {
                    let by_person = table.to_act() == Some(Seat(0));
                    act_at_random(&mut table, &mut chance);
                    if by_person && answered_in == turn {
                        let mut copy = table.clone();
                        copy.restart_turn();
                        assert!(copy.plies() < table.plies());
                        assert_eq!(copy.only_answer(true), None, "{}: it would be answered again", G::INFO.id);
                        restarted += 1;
                    }
                }
            }
        }
        restarted
    }
}

#[test]
fn restarting_a_turn_returns_to_a_real_decision() {
    let restarted = |game: &str| (0..4).filter_map(|seed| visit(game, CheckRestarts(seed))).sum::<usize>();
    let restarted: Vec<(&str, usize)> = SHELF.iter().map(|info| (info.id, restarted(info.id))).collect();
    assert!(restarted.iter().any(|(_, count)| *count > 0), "{restarted:?}");
}

#[test]
fn in_chai_the_order_of_equivalent_teas_is_not_asked() {
    let mut skipped = 0;
    for seed in 0..6 {
        let mut table = one_person_among_computers::<Chai>(2, seed);
        let mut chance = Chance::stream(seed);
        while table.plies() < 60 && table.outcome().is_none() {
            let legal = table.legal();
            match table.only_answer(true) {
                Some(answer) => {
                    skipped += usize::from(legal.len() > 1);
                    table.act(answer).expect("it is legal");
                }
                None => act_at_random(&mut table, &mut chance),
            }
        }
    }
    assert!(skipped > 0, "such choices are met");
}

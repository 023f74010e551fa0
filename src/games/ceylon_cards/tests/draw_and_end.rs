//! Setup, drawing, the course of a turn, hand limits and the ends of the game.

use super::*;
use crate::engine::{Determinize, Heuristic, Outcome, SeatSet, StateHasher, Turn, Variant, Viewer};
use crate::games::ceylon_cards::options::{ClipperDraws, First, Target};
use crate::games::ceylon_cards::score::{TieBreak, hand_limit, tie_break};
use crate::games::ceylon_cards::state::{End, Phase};
use crate::games::ceylon_cards::{Good, View};

fn outcome(state: &State) -> Outcome {
    match CeylonCards::turn(state) {
        Turn::Over(outcome) => outcome,
        Turn::Act(seat) => panic!("seat {seat} is to act"),
    }
}

#[test]
fn each_player_is_dealt_seven_and_the_first_draws_two() {
    for seats in 2..=8 {
        let state = CeylonCards::setup(&Options::default(), seats, &mut Chance::at(3, 0), &mut ());
        for seat in Seat::all(seats) {
            assert_eq!(state.hands[seat].len(), if seat == state.first { 9 } else { 7 });
        }
        assert_eq!(state.active, state.first);
        assert_eq!(CeylonCards::audit(&state), Ok(()));
    }
}

#[test]
fn draws_are_starter_then_hands_by_seat_then_two_cards() {
    let mut draws = vec![1];
    draws.extend([0; 7]); // seat 1 gets the first seven cards: Clippers
    draws.extend([83; 1]); // seat 2 the last one: Pirates
    draws.extend([0; 6]);
    draws.extend([0; 2]);
    let state = CeylonCards::setup(&Options::default(), 2, &mut Chance::script(&draws), &mut ());
    assert_eq!(state.first, Seat(1));
    assert_eq!(hand(&state, 0), parse_cards("7 clipper"));
    assert_eq!(hand(&state, 1), parse_cards("pirates, 3 clipper, 5 port"));
}

#[test]
fn the_last_winner_begins_if_seated() {
    let first = |seat| Options { first: First::Seat(Seat(seat)), ..Options::default() };
    assert_eq!(CeylonCards::setup(&first(2), 3, &mut Chance::at(1, 0), &mut ()).first, Seat(2));
    let starters: SeatSet =
        (0..40).map(|seed| CeylonCards::setup(&first(5), 3, &mut Chance::at(seed, 0), &mut ()).first).collect();
    assert_eq!(starters.len(), 3);
}

#[test]
fn seven_and_eight_play_with_two_decks() {
    let all = |seats| {
        let state = CeylonCards::setup(&Options::default(), seats, &mut Chance::at(1, 0), &mut ());
        Seat::all(seats).map(|seat| state.hands[seat].len()).sum::<u8>() + state.deck.len()
    };
    assert_eq!((all(6), all(7), all(8)), (91, 182, 182));
}

#[test]
fn options_round_trip() {
    let mut options = Options::default();
    for choice in 0..Options::CHOICES.len() {
        for value in 0..Options::CHOICES[choice].values.len() {
            options.set(choice, value);
            assert_eq!(options.get(choice), value);
        }
    }
}

#[test]
fn any_number_of_clippers_may_be_discarded_for_two_cards_each() {
    let mut state = table(&["clipper, tea", "tea"]);
    play(&mut state, "clipper", &[0, 0]); // two Clippers are drawn, and may be used again
    assert_eq!(hand(&state, 0), parse_cards("2 clipper, tea"));
    play(&mut state, "clipper; clipper", &[0, 10, 10, 10]);
    assert_eq!(state.discard, parse_cards("3 clipper"));
    assert_eq!(hand(&state, 0).len(), 5);
}

#[test]
fn one_clipper_a_turn_if_that_was_agreed() {
    let mut state = table(&["2 clipper", "tea"]);
    state.options.clipper_draws = ClipperDraws::One;
    play(&mut state, "clipper", &[20, 20]);
    assert!(!is_legal(&state, "clipper"));
    play(&mut state, "end; end", &[20, 20, 20, 20]);
    assert!(is_legal(&state, "clipper"), "it is another turn");
}

#[test]
fn a_clipper_buys_cards_in_the_draw_phase_only() {
    let mut state = table(&["clipper, 2 port", "tea"]);
    assert!(is_legal(&state, "clipper"));
    play(&mut state, "official", &[]);
    assert!(!is_legal(&state, "clipper"));
}

#[test]
fn no_clipper_is_spent_while_deck_and_discard_pile_are_empty() {
    let mut state = table(&["2 clipper, tea", "tea"]);
    state.hands[Seat(1)] += state.deck;
    state.deck = Cards::NONE;
    assert!(!is_legal(&state, "clipper"));
}

#[test]
fn a_spent_clipper_is_shuffled_back_when_cards_run_out() {
    let mut state = table(&["2 clipper, tea", "tea"]);
    let mut rest = state.deck;
    rest -= parse_cards("port");
    state.hands[Seat(1)] += rest;
    state.deck = parse_cards("port");
    play(&mut state, "clipper", &[0, 0]);
    assert_eq!(hand(&state, 0), parse_cards("2 clipper, port, tea"));
    assert!(state.deck.is_empty() && state.discard.is_empty());
}

#[test]
fn an_empty_deck_is_refilled_from_the_discard_pile_when_a_card_is_needed() {
    let mut state = table(&["clipper", "tea"]);
    leave_in_deck(&mut state, "2 tea");
    let events = play(&mut state, "clipper", &[0, 0]);
    assert!(state.deck.is_empty(), "it is not shuffled before a card is needed");
    assert!(!events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    let spent = state.discard.len();
    let events = play(&mut state, "end", &[0, 0]);
    assert!(events.contains(&Event::Reshuffled { count: spent }));
    assert_eq!((state.deck.len(), state.discard.len()), (spent - 2, 0));
}

#[test]
fn when_both_are_empty_the_draws_are_lost_and_the_game_continues() {
    let mut state = table(&["tea", "tea"]);
    let rest = state.deck;
    state.hands[Seat(1)] += rest;
    state.deck = Cards::NONE;
    let events = play(&mut state, "end", &[]);
    assert!(events.contains(&Event::Forfeited { seat: Seat(1), count: 2 }));
    assert_eq!(state.active, Seat(1));
}

#[test]
fn all_phases_may_be_skipped() {
    let mut state = table(&["2 tea", "tea", "tea"]);
    play(&mut state, "end", &[0, 0]);
    assert_eq!((state.active, hand(&state, 1).len(), state.phase), (Seat(1), 3, Phase::Draw));
}

#[test]
fn an_action_of_a_later_phase_closes_those_before_it() {
    let hand = "clipper, 2 pirates, 2 winds, 4 port, tea";
    let mut state = table(&[hand, "3 tea"]);
    let open = |state: &State| {
        ["clipper", "offer 2", "attack 2", "monsoon", "official", "meld tea 1 0", "end"]
            .map(|action| is_legal(state, action))
    };
    assert_eq!(open(&state), [true; 7]);
    play(&mut state, "offer 2; propose; decline", &[]);
    assert_eq!(open(&state), [false, true, true, true, true, true, true]);
    play(&mut state, "attack 2; pass", &[0]);
    assert_eq!(open(&state), [false, false, true, true, true, true, true]);
    play(&mut state, "monsoon", &[0]);
    assert_eq!(open(&state), [false, false, false, false, true, true, true]);
    play(&mut state, "official", &[]);
    assert_eq!(open(&state), [false, false, false, false, true, true, true]);
}

#[test]
fn at_the_end_cards_are_discarded_one_by_one_exactly_to_the_limit() {
    let mut state = table(&["4 tea, 5 rubber", "tea"]);
    play(&mut state, "end", &[]);
    assert_eq!(legal(&state), ["discard tea", "discard rubber"]);
    play(&mut state, "discard rubber", &[]);
    assert_eq!(state.active, Seat(0));
    play(&mut state, "discard tea", &[0, 0]);
    assert_eq!((hand(&state, 0), state.active), (parse_cards("3 tea, 4 rubber"), Seat(1)));
}

#[test]
fn within_the_limit_the_turn_passes_at_once() {
    let mut state = table(&["7 tea", "tea"]);
    play(&mut state, "end", &[0, 0]);
    assert_eq!((state.active, hand(&state, 0).len()), (Seat(1), 7));
}

#[test]
fn only_the_active_player_is_checked() {
    let mut state = table(&["tea", "9 cinnamon, 3 tea"]);
    play(&mut state, "end", &[0, 0]);
    assert_eq!(hand(&state, 1).len(), 14);
}

#[test]
fn most_and_fewest_officials_must_be_alone() {
    let limits = |officials: &[u16]| -> Vec<u8> {
        let seats = officials.len() as u8;
        let mut counts = PerSeat::default();
        counts.0[..officials.len()].copy_from_slice(officials);
        Seat::all(seats).map(|seat| hand_limit(seats, &counts, seat)).collect()
    };
    assert_eq!(limits(&[2, 1, 1]), [8, 7, 7]);
    assert_eq!(limits(&[2, 2, 1]), [7, 7, 6]);
    assert_eq!(limits(&[2, 1, 0]), [8, 7, 6]);
    assert_eq!(limits(&[0, 0, 0]), [7, 7, 7]);
    assert_eq!(limits(&[1, 0]), [8, 7], "with two players the fewest cost nothing");
}

#[test]
fn more_than_255_officials_and_plantations_are_counted() {
    let mut state = table(&["2 port, 2 plantation, 2 tea", "clipper, port, tea, 2 plantation"]);
    (state.officials[Seat(0)], state.officials[Seat(1)]) = (255, 255);
    (state.plantations[Seat(0)][0], state.plantations[Seat(1)][0]) = (255, 256);
    play(&mut state, "plantation tea; official", &[]);
    assert_eq!((state.officials[Seat(0)], state.plantations[Seat(0)][0], state.planted(Seat(0))), (256, 256, 256));
    let view = View::from_state(&state, Viewer::Seat(Seat(0)));
    assert_eq!((view.limit(Seat(0)), view.limit(Seat(1))), (8, 7), "256 are more than 255");
    assert_eq!(view.plantations_of(Seat(0)).collect::<Vec<_>>(), [(Good::Tea, 256)]);
    let mut chance = Chance::stream(1);
    let determinized = CeylonCards::determinize(&View::from_state(&state, Viewer::Seat(Seat(1))), &mut chance);
    assert_eq!((determinized.officials, determinized.plantations), (state.officials, state.plantations));
    play(&mut state, "end", &[0, 0]);
    assert!(is_legal(&state, "meld tea 1 2"), "256 plantations let Plantation cards stand in");
    let shares = CeylonCards::evaluate(&state);
    assert!(shares[Seat(0)] > 0.0 && shares[Seat(1)] > 0.0);
}

#[test]
fn hashes_of_states_with_few_buildings_are_unchanged() {
    let hash = |officials: u16, plantations: u16| {
        let mut state = table(&["tea", "tea"]);
        (state.officials[Seat(0)], state.plantations[Seat(1)][5]) = (officials, plantations);
        let mut hasher = StateHasher::default();
        CeylonCards::hash_state(&state, &mut hasher);
        hasher.finish()
    };
    assert_eq!(hash(3, 2), 12_500_003_436_880_636_630);
    let hashes = [hash(0, 0), hash(256, 0), hash(0, 256), hash(512, 0)];
    assert!((1..4).all(|index| !hashes[..index].contains(&hashes[index])), "{hashes:?}");
}

#[test]
fn after_a_hundred_turns_256_officials_win_a_tie_against_255() {
    let mut state = table(&["2 port", "tea"]);
    (state.round, state.first, state.active) = (100, Seat(1), Seat(0));
    state.officials = PerSeat([255, 255, 0, 0, 0, 0, 0, 0]);
    play(&mut state, "official; end", &[]);
    assert_eq!(outcome(&state).winners, SeatSet::one(Seat(0)));
}

#[test]
fn the_limit_counts_officials_of_this_turn() {
    let mut state = table(&["2 port, 8 tea", "tea"]);
    play(&mut state, "official; end", &[0, 0]);
    assert_eq!((hand(&state, 0).len(), state.active), (8, Seat(1)));
}

#[test]
fn the_first_to_reach_100_wins_before_drawing() {
    let mut state = table(&["clipper, port, 3 coffee", "tea"]);
    state.points[Seat(0)][0] = 88;
    let events = play(&mut state, "meld coffee 3 0", &[]);
    assert_eq!(events.last(), Some(&Event::Ended { end: End::Target, winners: SeatSet::one(Seat(0)) }));
    assert!(hand(&state, 0).is_empty(), "nothing is drawn for the winning meld");
    let outcome = outcome(&state);
    assert_eq!((outcome.end, outcome.winners, outcome.scores[Seat(0)]), (0, SeatSet::one(Seat(0)), 100));
    assert!(legal(&state).is_empty());
}

#[test]
fn ninety_nine_points_do_not_win() {
    let mut state = table(&["clipper, port, 3 coffee", "tea"]);
    state.points[Seat(0)][0] = 87;
    play(&mut state, "meld coffee 3 0", &[0, 0, 0, 0, 0]);
    assert_eq!((state.total(Seat(0)), state.active), (99, Seat(1)));
}

#[test]
fn with_equal_turns_the_round_is_played_to_its_end() {
    let mut state = table(&["clipper, port, 3 coffee", "tea", "clipper, port, 3 indigo"]);
    state.options.ending = Target::EqualTurns;
    state.points[Seat(0)][0] = 90;
    state.points[Seat(2)][0] = 95;
    play(&mut state, "meld coffee 3 0", &[0; 5]);
    assert_eq!((state.active, hand(&state, 0).len()), (Seat(1), 3), "he draws his three cards and play goes on");
    play(&mut state, "end; meld indigo 3 0", &[0; 5]);
    let outcome = outcome(&state);
    assert_eq!((outcome.end, outcome.winners), (1, SeatSet::one(Seat(2))));
}

#[test]
fn ties_go_to_officials_then_plantations_then_are_shared() {
    let tied = |change: fn(&mut State)| {
        let mut state = table(&["tea", "tea", "tea"]);
        state.active = Seat(2);
        state.options.ending = Target::EqualTurns;
        state.points[Seat(0)][0] = 100;
        state.points[Seat(1)][3] = 100;
        change(&mut state);
        play(&mut state, "end", &[]);
        outcome(&state).winners
    };
    let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    assert_eq!(tied(|_| ()), both);
    assert_eq!(tied(|state| state.officials[Seat(1)] = 1), SeatSet::one(Seat(1)));
    assert_eq!(tied(|state| state.plantations[Seat(0)][2] = 1), SeatSet::one(Seat(0)));
    assert_eq!(
        tied(|state| {
            state.officials[Seat(1)] = 1;
            state.plantations[Seat(0)] = [1; 6];
        }),
        SeatSet::one(Seat(1))
    );
}

#[test]
fn equal_totals_are_ordered_in_the_outcome() {
    let ending = |change: fn(&mut State)| {
        let mut state = table(&["tea", "tea", "tea", "tea"]);
        state.active = Seat(3);
        state.options.ending = Target::EqualTurns;
        for seat in [Seat(0), Seat(1), Seat(2)] {
            state.points[seat][0] = 100;
        }
        change(&mut state);
        play(&mut state, "end", &[]);
        let outcome = outcome(&state);
        let mut order: Vec<Seat> = Seat::all(4).collect();
        order.sort_by_key(|seat| core::cmp::Reverse((outcome.scores[*seat], outcome.ties[*seat])));
        (order.into_iter().map(|seat| seat.0).collect::<Vec<_>>(), tie_break(&outcome, 4))
    };
    let officials = ending(|state| {
        state.officials = PerSeat([1, 2, 1, 9, 0, 0, 0, 0]);
        state.plantations[Seat(2)][0] = 1;
    });
    assert_eq!(officials, (vec![1, 2, 0, 3], Some(TieBreak::Officials)));
    let plantations = ending(|state| {
        state.officials[Seat(0)] = 1;
        state.officials[Seat(2)] = 1;
        state.plantations[Seat(2)][0] = 1;
    });
    assert_eq!(plantations, (vec![2, 0, 1, 3], Some(TieBreak::Plantations)));
    assert_eq!(ending(|state| state.points[Seat(2)][0] = 99), (vec![0, 1, 2, 3], None));
    assert_eq!(ending(|_| ()), (vec![0, 1, 2, 3], None));
    let shared = ending(|state| {
        state.officials[Seat(0)] = 1;
        state.officials[Seat(1)] = 1;
    });
    assert_eq!(shared, (vec![0, 1, 2, 3], Some(TieBreak::Officials)));
}

#[test]
fn a_player_who_reaches_100_first_is_tied_with_no_other() {
    let mut state = table(&["clipper, port, 3 coffee", "tea"]);
    state.points[Seat(0)][0] = 88;
    state.points[Seat(1)][0] = 100;
    state.officials[Seat(1)] = 3;
    play(&mut state, "meld coffee 3 0", &[]);
    assert_eq!((outcome(&state).winners, outcome(&state).ties), (SeatSet::one(Seat(0)), PerSeat::default()));
}

#[test]
fn after_a_hundred_turns_each_the_highest_total_wins() {
    let mut state = table(&["tea", "tea"]);
    state.round = 100;
    state.points[Seat(1)][5] = 14;
    play(&mut state, "end", &[0, 0]);
    play(&mut state, "end", &[]);
    let outcome = outcome(&state);
    assert_eq!((outcome.end, outcome.winners), (2, SeatSet::one(Seat(1))));
}

#[test]
fn rounds_and_turns_are_counted() {
    let mut state = table(&["tea", "tea", "tea"]);
    (state.first, state.active) = (Seat(1), Seat(1));
    let mut moments = vec![];
    for _ in 0..4 {
        let moment = CeylonCards::moment(&state);
        moments.push((moment.round, moment.turn, moment.seat.0));
        play(&mut state, "end", &[0, 0]);
    }
    assert_eq!(moments, [(1, 1, 1), (1, 2, 2), (1, 3, 0), (2, 4, 1)]);
}

#[test]
fn the_last_winner_begins_a_rematch_and_chance_picks_one_of_several() {
    let options = Options { clock: true, ..Options::default() };
    let first = |winners: &[u8], draws: &[u32]| {
        let winners = winners.iter().map(|seat| Seat(*seat)).collect();
        let outcome = Outcome { end: 1, winners, scores: PerSeat::default(), ties: PerSeat::default() };
        let again = CeylonCards::rematch(&options, &outcome, &mut Chance::script(draws));
        assert!(again.clock, "what else was agreed on stays");
        again.first
    };
    assert_eq!(first(&[2], &[]), First::Seat(Seat(2)));
    assert_eq!(first(&[0, 3], &[1]), First::Seat(Seat(3)));
    assert_eq!(first(&[], &[]), First::Random);
}

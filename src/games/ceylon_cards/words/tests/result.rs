//! Tests of the result for the winner, for others and for several winners.

use super::*;
use crate::engine::SeatSet;

fn outcome(end: End, winners: &[u8], scores: &[i32], ties: &[u8]) -> Outcome {
    let (mut all, mut tied) = (PerSeat::default(), PerSeat::default());
    for (seat, (score, tie)) in Seat::all(scores.len() as u8).zip(scores.iter().zip(ties)) {
        (all[seat], tied[seat]) = (*score, *tie);
    }
    let winners = winners.iter().map(|seat| Seat(*seat)).collect::<SeatSet>();
    Outcome { end: end as u8, winners, scores: all, ties: tied }
}

fn result_for(reader: Viewer, outcome: &Outcome) -> String {
    said(reader, &CeylonCards::result(outcome, 4))
}

#[test]
fn a_win_gives_its_reason() {
    let first = outcome(End::Target, &[1], &[80, 104, 7, 0], &[0; 4]);
    assert_eq!(result_for(ASHA, &first), "Bao is the first to reach 100 and wins with 104 points.");
    assert_eq!(result_for(BAO, &first), "You are the first to reach 100 and win with 104 points.");
    let equal = outcome(End::EqualTurns, &[1], &[101, 104, 7, 0], &[0; 4]);
    assert_eq!(result_for(ASHA, &equal), "Bao wins with 104 points, the most after equal turns.");
    let rounds = outcome(End::Rounds, &[1], &[80, 84, 7, 0], &[0; 4]);
    assert_eq!(result_for(BAO, &rounds), "You win with 84 points, the most after 100 turns each.");
}

#[test]
fn a_tie_names_what_breaks_it() {
    let officials = outcome(End::EqualTurns, &[0], &[101, 101, 7, 101], &[16, 8, 0, 0]);
    let why = "You win with 101 points, the most after equal turns. More officials break the tie with Bao and Dev.";
    assert_eq!(result_for(ASHA, &officials), why);
    let plantations = outcome(End::Rounds, &[0, 2], &[50, 50, 50, 0], &[1, 0, 1, 0]);
    let why = "A shared win for Asha and you, with 50 points each after 100 rounds. With officials tied too, \
               more plantations break the tie with Bao.";
    assert_eq!(result_for(CLARA, &plantations), why);
}

#[test]
fn a_shared_win_lists_its_winners() {
    let shared = outcome(End::EqualTurns, &[0, 1, 2], &[101, 101, 101, 0], &[0; 4]);
    let why = "A shared win for you, Bao and Clara, with 101 points each after equal turns.";
    assert_eq!(result_for(ASHA, &shared), why);
    let line = |end: End, winners: &[u8], reader: Viewer| {
        let winners = winners.iter().map(|seat| Seat(*seat)).collect();
        let line = CeylonCards::line(&Event::Ended { end, winners }, reader).expect("it has a line");
        (said(reader, &line.text), said(reader, &line.aside.expect("it has a reason")))
    };
    let told = |text: &str, why: &str| (text.to_owned(), why.to_owned());
    let shared = told("A shared win for Asha, you and Clara", "most points after equal turns");
    assert_eq!(line(End::EqualTurns, &[0, 1, 2], BAO), shared);
    assert_eq!(line(End::Rounds, &[1], BAO), told("You win", "most points after 100 turns each"));
    assert_eq!(line(End::Target, &[1], ASHA), told("Bao wins", "first to 100"));
}

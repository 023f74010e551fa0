//! Texts that depend on the state of the table.

use super::*;
use crate::engine::{Chance, Game, Viewer};
use crate::games::tea_and_rum::reveal::RevealStep;
use crate::games::tea_and_rum::{Options, TeaAndRum, View};
use crate::words::Speaker;

fn dealt(seats: u8) -> View {
    let state = TeaAndRum::setup(&Options::default(), seats, &mut Chance::stream(1), &mut ());
    TeaAndRum::view(&state, Viewer::Public)
}

fn names() -> Vec<String> {
    ["Asha", "Bao", "Clara", "Dev"].map(String::from).to_vec()
}

#[test]
fn ships_left_over_come_back_only_with_four_players() {
    let said = |seats: u8, stage: Stage, left: u32, round: u8| {
        let mut table = dealt(seats).table;
        (table.stage, table.ships, table.round) = (stage, (1 << left) - 1, round);
        ships(&table)
    };
    assert_eq!(said(4, Stage::Ships, 9, 1), "9 for sale");
    assert_eq!(said(4, Stage::Actions, 3, 1), "3 not sold; all nine come next round");
    assert_eq!(said(3, Stage::Actions, 3, 1), "3 not sold; others come next round");
    assert_eq!(said(2, Stage::Actions, 0, 4), "all sold; others come next round");
    assert_eq!(said(2, Stage::Actions, 2, 5), "2 not sold", "there is no round VI");
    assert_eq!(said(2, Stage::Income, 0, 2), "they come after the income");
    assert_eq!(said(2, Stage::Income, 5, 2), "5 for sale after the income", "under version 1 they lie there");
}

#[test]
fn the_last_note_says_why_one_bears_a_title() {
    let told = |reader: Viewer, points: [[u16; 2]; 3], proved: [bool; 3], colour: Colour, bearers: &[u8]| {
        let mut table = dealt(3).table;
        for seat in Seat::all(3) {
            table.players[seat].points = points[seat.index()];
            table.players[seat].proved = proved[seat.index()];
        }
        let bearers = bearers.iter().copied().map(Seat).collect();
        match colour {
            Colour::Blue => table.governors = bearers,
            Colour::Red => table.kings = bearers,
        }
        reveal_note(RevealStep::Crowned(colour), &table, &Speaker { names: &names(), reader })
    };
    let said = |points, proved, colour, bearers: &[u8]| told(Viewer::Public, points, proved, colour, bearers);
    let own = |points, proved, colour, bearers: &[u8]| told(Viewer::Seat(Seat(0)), points, proved, colour, bearers);
    let points = [[38, 30], [20, 31], [38, 28]];
    assert_eq!(
        said(points, [true; 3], Colour::Blue, &[0]),
        "Asha and Clara both have 38 blue; Asha has more red: 30 to 28."
    );
    assert_eq!(
        said(points, [false, true, false], Colour::Blue, &[1]),
        "Only Bao fulfilled an allegiance: Bao is Governor, with 20 blue."
    );
    assert_eq!(
        own(points, [true, false, false], Colour::Blue, &[0]),
        "Only you fulfilled your allegiance: you are Governor, with 38 blue."
    );
    assert_eq!(said(points, [true, true, false], Colour::Blue, &[0]), "Asha has the most blue: 38.");
    assert_eq!(own(points, [true, true, false], Colour::Blue, &[0]), "You have the most blue: 38.");
    assert_eq!(
        own(points, [true; 3], Colour::Blue, &[0]),
        "You and Clara both have 38 blue; you have more red: 30 to 28."
    );
    assert_eq!(said(points, [false; 3], Colour::Red, &[1]), "Bao has the most red: 31.");
    assert_eq!(
        said(points, [false; 3], Colour::Blue, &[]),
        "Nobody has fulfilled an allegiance: there is no Governor."
    );
    let equal = [[30, 30], [30, 30], [9, 9]];
    assert_eq!(said(equal, [true; 3], Colour::Red, &[0, 1]), "Asha and Bao share the title: equal in blue and in red.");
    assert_eq!(own(equal, [true; 3], Colour::Red, &[0, 1]), "You and Bao share the title: equal in blue and in red.");
}

#[test]
fn with_two_players_the_steps_of_the_end_list_one_title() {
    let titles = |only| end_steps(only)[5..].iter().map(|(_, name)| name.clone()).collect::<Vec<_>>();
    assert_eq!(titles(None), ["Governor", "Pirate King"]);
    assert_eq!(titles(Some(Colour::Blue)), ["Governor"]);
    assert_eq!(titles(Some(Colour::Red)), ["Pirate King"]);
}

#[test]
fn the_allegiance_is_so_many_points_away() {
    assert_eq!(
        [to_call(8), to_call(1), to_call(0)],
        ["Allegiance in 8 blue", "Allegiance in 1 blue", "Allegiance now"]
    );
}

#[test]
fn the_automa_is_named_in_what_it_did() {
    assert_eq!(automa("Market", false, None), "Automa removed the last worker from the Market");
    assert_eq!(automa("Market", false, Some(2)), "Automa removed a worker from the Market: row 2 is next");
    assert_eq!(automa("Market", true, Some(3)), "Automa placed a worker at the Market: row 3 is next");
    assert_eq!(automa("Market", true, None), "Automa filled the Market");
}

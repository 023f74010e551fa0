//! The end of the game: its steps in order, the secret exchange, both titles and all endings.

use super::*;
use crate::engine::{Determinize, Outcome, SeatSet, Turn};
use crate::games::tea_and_rum::score::ENDS;
use crate::words::{Message, Speaker, Words, words_of};

/// Returns a scene after round V, with the end sequence beginning from the changed table.
fn ending(seats: u8, change: impl FnOnce(&mut Table)) -> Scene {
    let scene = Scene::new(seats).with(|table| {
        table.round = 5;
        table.stage = Stage::LastCaptains;
        table.cursor = 0;
        change(table);
    });
    scene.resolved()
}

/// Ends the game with these points, in blue and red, and a fulfilled allegiance for the seats in `proved`.
fn ended_game(points: &[[u16; 2]], proved: &[u8], decided: Option<Colour>) -> Scene {
    ending(points.len() as u8, |table| {
        for (index, points) in points.iter().enumerate() {
            let player = &mut table.players[Seat(index as u8)];
            player.points = *points;
            if points[0] >= 8 {
                player.allegiance = Some(Allegiance(1));
            }
            player.proved = proved.contains(&(index as u8));
        }
        if let Some(colour) = decided {
            let other = if colour == Colour::Blue { Colour::Red } else { Colour::Blue };
            table.victory = [colour, other, colour, other, colour].map(Some);
        }
    })
}

fn outcome(scene: &Scene) -> Outcome {
    match scene.table.turn() {
        Turn::Over(outcome) => outcome,
        Turn::Act(seat) => panic!("seat {seat} is asked"),
    }
}

fn set(seats: &[u8]) -> SeatSet {
    seats.iter().map(|seat| Seat(*seat)).collect()
}

/// Returns the Governors, the kings, and the end.
fn titles(points: &[[u16; 2]], proved: &[u8]) -> (SeatSet, SeatSet, u8) {
    let scene = ended_game(points, proved, None);
    let outcome = outcome(&scene);
    assert_eq!(outcome.winners, SeatSet(scene.table.governors.0 | scene.table.kings.0));
    (scene.table.governors, scene.table.kings, outcome.end)
}

mod steps {
    use super::*;

    #[test]
    fn captains_may_be_activated_one_last_time() {
        let scene = ending(3, |table| {
            table.players[ME].captains = Captain(1).bit();
            table.players[ME].goods = Goods([0, 0, 0, 0, 0, 1]);
        });
        assert_eq!(scene.top(), Some((ME, Task::LastCaptains)));
        assert_eq!(scene.legal(), ["activate 1", "done"]);
        let scene = scene.play("activate 1");
        assert_eq!(scene.player().points, [0, 2]);
    }

    #[test]
    fn reaching_eight_blue_by_the_last_captains_brings_an_allegiance() {
        let scene = ending(3, |table| {
            table.players[ME].captains = Captain(22).bit();
            table.players[ME].points = [3, 0];
            table.players[ME].goods = Goods([0, 0, 0, 0, 0, 1]);
        });
        assert_eq!(scene.play("activate 22").top(), Some((ME, Task::Swear)));
    }

    #[test]
    fn each_step_is_finished_by_all_in_the_order_of_round_five() {
        let scene = ending(3, |table| {
            table.first = Seat(1);
            for seat in [0, 1] {
                table.players[Seat(seat)].captains = Captain(1 + seat * 2).bit();
                table.players[Seat(seat)].goods = Goods([0, 0, 0, 0, 0, 1]);
            }
            table.players[Seat(1)].allegiance = Some(Allegiance(9));
            table.players[Seat(1)].money = 20;
        });
        assert_eq!(scene.top(), Some((Seat(1), Task::LastCaptains)));
        let scene = scene.play("done");
        assert_eq!(scene.top(), Some((Seat(0), Task::LastCaptains)));
        assert_eq!(scene.play("done").top(), Some((Seat(1), Task::Proof)));
    }

    #[test]
    fn allegiances_are_proved_before_the_sale() {
        // $15 and goods for $7: the $20 of allegiance 9 cannot be paid with the proceeds of the sale.
        let scene = ending(3, |table| {
            table.players[ME].allegiance = Some(Allegiance(9));
            table.players[ME].money = 15;
            table.players[ME].goods = Goods([0, 0, 0, 0, 0, 1]);
        });
        assert_eq!(scene.top(), Some((ME, Task::Exchange)));
        assert_eq!(scene.player().money, 22);
    }

    #[test]
    fn everything_is_sold_at_base_price_without_plates() {
        let scene = ending(3, |table| table.players[ME].goods = Goods([1, 1, 1, 1, 1, 1]));
        assert_eq!((scene.player().money, scene.player().goods), (27, Goods::NONE));
    }

    #[test]
    fn the_dryer_works_before_the_sale_but_not_the_city_hall() {
        let scene = ending(3, |table| {
            table.players[ME].buildings = Building::Dryer.bit() | Building::CityHall.bit() | Building::Foundry.bit();
            table.players[ME].goods = Goods([0, 3, 1, 1, 0, 0]);
        });
        assert_eq!(scene.legal(), ["dry", "done"]);
        let scene = scene.play("done");
        assert_eq!(scene.top(), Some((ME, Task::Proof)));
        assert_eq!(scene.legal(), ["dry", "done"]);
    }
}

mod exchange {
    use super::*;

    fn ending_with_money() -> Scene {
        ending(3, |table| {
            table.players[Seat(0)].money = 25;
            table.players[Seat(1)].money = 19;
        })
    }

    #[test]
    fn ten_dollars_a_point_as_often_as_the_money_lasts() {
        let scene = ending_with_money();
        assert_eq!(scene.legal(), ["exchange blue", "exchange red", "done"]);
        let scene = scene.play("exchange blue; exchange red");
        assert_eq!(scene.top(), Some((Seat(1), Task::Exchange)), "$5 buy nothing");
        let scene = scene.play("exchange red");
        assert_eq!(scene.table.stage, Stage::Over);
        assert_eq!((scene.player().points, scene.player().money), ([1, 1], 5));
        assert_eq!((scene.table.players[Seat(1)].points, scene.table.players[Seat(1)].money), ([0, 1], 9));
    }

    #[test]
    fn the_exchange_is_secret_until_all_have_chosen() {
        let scene = ending_with_money().play("exchange blue");
        let state = State(scene.table.clone());
        let own_view = TeaAndRum::view(&state, Viewer::Seat(ME));
        let other = TeaAndRum::view(&state, Viewer::Seat(Seat(1)));
        assert_eq!((own_view.table.exchange[ME], other.table.exchange[ME]), ([1, 0], [0, 0]));
        assert_eq!(own_view.table.players[ME].points, [0, 0], "money and points change when the chests are opened");
        let chosen = scene.events.iter().find(|event| matches!(event, Event::Chosen { .. })).unwrap();
        assert_eq!(chosen.redacted(Viewer::Seat(Seat(1))), None);
        assert_eq!(chosen.redacted(Viewer::Public), None);
        assert!(chosen.redacted(Viewer::Seat(ME)).is_some() && chosen.redacted(Viewer::Everyone).is_some());
    }

    #[test]
    fn a_determinized_exchange_fits_the_money() {
        let scene = ending_with_money().play("exchange blue; done");
        let view = TeaAndRum::view(&State(scene.table.clone()), Viewer::Seat(Seat(1)));
        let mut exchanges = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let determinized = TeaAndRum::determinize(&view, &mut Chance::stream(seed));
            exchanges.insert(determinized.0.exchange[ME]);
        }
        assert_eq!(exchanges.into_iter().collect::<Vec<_>>(), [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [2, 0]]);
    }

    #[test]
    fn reaching_eight_blue_by_exchange_brings_no_allegiance() {
        let scene = ending(3, |table| {
            table.players[ME].points = [7, 7];
            table.players[ME].money = 10;
        });
        let scene = scene.play("exchange blue");
        assert_eq!((scene.table.stage, scene.player().points, scene.player().allegiance), (Stage::Over, [8, 7], None));
        assert!(scene.table.governors.is_empty());
    }
}

mod apart {
    use super::*;

    #[test]
    fn the_larger_colour_falls_to_ten_above_the_smaller() {
        assert_eq!(ended_game(&[[30, 12], [3, 20], [5, 5]], &[], None).player().points, [22, 12]);
        let scene = ended_game(&[[1, 12], [5, 5], [5, 5]], &[], None);
        assert_eq!(scene.player().points, [1, 11]);
        let lost = Event::Points { seat: ME, colour: Colour::Red, points: -1, source: Source::Excess };
        assert!(scene.events.contains(&lost));
    }

    #[test]
    fn ten_apart_is_allowed() {
        assert_eq!(ended_game(&[[22, 12], [5, 5], [5, 5]], &[], None).player().points, [22, 12]);
    }

    #[test]
    fn allegiance_6_is_measured_after_the_cap() {
        let scene = ending(3, |table| {
            table.players[ME].points = [15, 20];
            table.players[ME].allegiance = Some(Allegiance(6));
            table.players[Seat(1)].points = [14, 20];
            table.players[Seat(1)].allegiance = Some(Allegiance(6));
        });
        assert!(scene.player().proved && !scene.table.players[Seat(1)].proved);
    }
}

mod awards {
    use super::*;

    #[test]
    fn governor_and_king_are_separate_titles() {
        assert_eq!(titles(&[[30, 20], [20, 30], [9, 9]], &[0, 1]), (set(&[0]), set(&[1]), 0));
        assert_eq!(titles(&[[20, 30], [30, 20], [9, 9]], &[0, 1]), (set(&[1]), set(&[0]), 1));
    }

    #[test]
    fn without_a_fulfilled_allegiance_no_seat_is_governor_whatever_the_points() {
        assert_eq!(titles(&[[40, 30], [20, 30], [9, 9]], &[1]), (set(&[1]), set(&[0]), 1));
    }

    #[test]
    fn the_only_one_eligible_is_governor_with_the_fewest_points() {
        assert_eq!(titles(&[[40, 40], [30, 30], [9, 9]], &[2]).0, set(&[2]));
    }

    #[test]
    fn one_player_may_have_both_titles() {
        assert_eq!(titles(&[[30, 31], [20, 30], [9, 9]], &[0, 1]), (set(&[0]), set(&[0]), 2));
    }

    #[test]
    fn there_may_be_no_governor() {
        assert_eq!(titles(&[[30, 31], [20, 30], [9, 9]], &[]), (set(&[]), set(&[0]), 3));
    }

    #[test]
    fn blue_ties_are_broken_by_red_and_red_ties_by_blue() {
        assert_eq!(titles(&[[30, 21], [30, 22], [9, 9]], &[0, 1]).0, set(&[1]));
        assert_eq!(titles(&[[21, 30], [22, 30], [9, 9]], &[0, 1]).1, set(&[1]));
    }

    #[test]
    fn full_ties_share_the_title() {
        assert_eq!(titles(&[[30, 22], [30, 22], [9, 9]], &[0, 1]), (set(&[0, 1]), set(&[0, 1]), 4));
    }

    #[test]
    fn scores_are_blue_and_red_together() {
        let outcome = outcome(&ended_game(&[[30, 22], [20, 30], [9, 9]], &[0], None));
        assert_eq!(outcome.scores.0[..4], [52, 50, 18, 0]);
    }
}

mod two_players {
    use super::*;

    #[test]
    fn blue_cards_make_only_a_governor() {
        let outcome = outcome(&ended_game(&[[30, 40], [31, 22]], &[0, 1], Some(Colour::Blue)));
        assert_eq!((outcome.end, outcome.winners), (5, set(&[1])));
    }

    #[test]
    fn red_cards_make_only_a_king() {
        let outcome = outcome(&ended_game(&[[30, 31], [40, 30]], &[1], Some(Colour::Red)));
        assert_eq!((outcome.end, outcome.winners), (6, set(&[0])));
    }

    #[test]
    fn with_blue_cards_and_no_allegiance_no_seat_wins() {
        let outcome = outcome(&ended_game(&[[30, 31], [31, 22]], &[], Some(Colour::Blue)));
        assert_eq!((outcome.end, outcome.winners), (7, set(&[])));
    }

    #[test]
    fn ties_share_the_only_title() {
        let outcome = outcome(&ended_game(&[[30, 31], [30, 31]], &[], Some(Colour::Red)));
        assert_eq!((outcome.end, outcome.winners), (4, set(&[0, 1])));
    }
}

/// Returns the result of a game that ended with these points, in words for the reader in seat 1.
fn result_text(points: &[[u16; 2]], proved: &[u8], decided: Option<Colour>) -> String {
    let names = ["Asha", "Bao", "Clara"].map(String::from);
    let speaker = Speaker { words: words_of("tea_and_rum"), names: &names, reader: Viewer::Seat(Seat(1)) };
    speaker.say(&TeaAndRum::result(&outcome(&ended_game(points, proved, decided)), points.len() as u8))
}

#[test]
fn every_end_has_its_sentence() {
    let three = |a, b| [a, b, [9, 9]];
    assert_eq!(result_text(&three([30, 20], [20, 30]), &[0], None), "Asha is Governor, and you are Pirate King.");
    assert_eq!(result_text(&three([20, 30], [30, 20]), &[1], None), "You are Governor, and Asha is Pirate King.");
    assert_eq!(result_text(&three([30, 30], [20, 20]), &[0], None), "Asha wins both titles: Governor and Pirate King.");
    assert_eq!(
        result_text(&three([20, 20], [30, 30]), &[], None),
        "You are Pirate King, but the island has no Governor."
    );
    assert_eq!(
        result_text(&three([30, 30], [30, 30]), &[0, 1], None),
        "Both titles, Governor and Pirate King, are shared by Asha and you."
    );
    let two = [[30, 29], [29, 28]];
    assert_eq!(result_text(&two, &[0], Some(Colour::Blue)), "Most victory cards are blue: Asha is Governor and wins.");
    assert_eq!(result_text(&two, &[], Some(Colour::Red)), "Most victory cards are red: Asha is Pirate King and wins.");
    assert!(result_text(&two, &[], Some(Colour::Blue)).ends_with("there is no winner."));
    assert_eq!(ENDS, 8);
}

#[test]
fn a_shared_title_is_named() {
    assert_eq!(
        result_text(&[[30, 20], [30, 20], [22, 31]], &[0, 1], None),
        "Tied players share a title. Governor: Asha and you. Pirate King: Clara."
    );
    assert_eq!(
        result_text(&[[20, 30], [20, 30], [31, 22]], &[2], None),
        "Tied players share a title. Governor: Clara. Pirate King: Asha and you."
    );
    assert_eq!(
        result_text(&[[20, 30], [20, 30], [31, 22]], &[], None),
        "The title of Pirate King is shared by Asha and you, but the island has no Governor."
    );
    assert_eq!(
        result_text(&[[30, 31], [30, 31]], &[0, 1], Some(Colour::Blue)),
        "Most victory cards are blue: Asha and you share the title of Governor."
    );
    assert_eq!(
        result_text(&[[30, 31], [30, 31]], &[], Some(Colour::Red)),
        "Most victory cards are red: Asha and you share the title of Pirate King."
    );
}

mod revealed {
    use super::*;
    use crate::games::tea_and_rum::reveal::{Answer, RevealStep, answer, steps};

    /// Returns the steps of the reveal after the chests and the ten-point cap.
    fn reveal_steps(points: &[[u16; 2]], proved: &[u8], decided: Option<Colour>) -> Vec<RevealStep> {
        let steps = steps(&ended_game(points, proved, decided).table);
        assert_eq!(steps[..2], [RevealStep::Chests, RevealStep::Cap]);
        steps[2..].to_vec()
    }

    #[test]
    fn questions_begin_where_answers_differ_and_continue_while_two_seats_answer_yes() {
        let revealed = reveal_steps(&[[22, 14], [31, 25], [30, 30]], &[0, 1, 2], None);
        let questions =
            |colour, levels: &[u16]| levels.iter().map(|level| RevealStep::Asked(colour, *level)).collect::<Vec<_>>();
        let mut expected = questions(Colour::Blue, &[20, 30, 35]);
        expected.push(RevealStep::Crowned(Colour::Blue));
        expected.extend(questions(Colour::Red, &[10, 20, 30]));
        expected.push(RevealStep::Crowned(Colour::Red));
        assert_eq!(revealed, expected);
    }

    #[test]
    fn no_seat_is_asked_for_blue_without_a_proof() {
        let revealed = reveal_steps(&[[22, 14], [31, 25], [9, 4]], &[], None);
        assert_eq!(revealed[0], RevealStep::Crowned(Colour::Blue));
        assert_eq!(revealed.last(), Some(&RevealStep::Crowned(Colour::Red)));
    }

    #[test]
    fn a_seat_without_a_proof_gives_no_answer() {
        let table = ended_game(&[[31, 25], [22, 14], [9, 4]], &[1], None).table;
        let blue = |seat| answer(&table, Seat(seat), Colour::Blue, 20);
        assert_eq!([blue(0), blue(1), blue(2)], [Answer::NoProof, Answer::Yes, Answer::NoProof]);
        assert_eq!(answer(&table, Seat(0), Colour::Red, 20), Answer::Yes);
        assert_eq!(answer(&table, Seat(2), Colour::Red, 20), Answer::No);
    }

    #[test]
    fn with_two_players_only_the_title_of_the_cards_is_asked_for() {
        let revealed = reveal_steps(&[[22, 14], [31, 25]], &[0], Some(Colour::Red));
        assert_eq!(revealed[0], RevealStep::Cards(Colour::Red));
        assert!(!revealed.contains(&RevealStep::Crowned(Colour::Blue)));
        assert_eq!(revealed.last(), Some(&RevealStep::Crowned(Colour::Red)));
    }

    #[test]
    fn honours_are_the_titles_that_were_won() {
        let view = |scene: &Scene| View { viewer: crate::engine::Viewer::Everyone, table: scene.table.clone() };
        let scene = ended_game(&[[22, 14], [31, 25], [9, 4]], &[0], None);
        let honours = Seat::all(3).map(|seat| TeaAndRum::honours(&view(&scene), seat)).collect::<Vec<_>>();
        let [governor, king] = ["honour-governor", "honour-pirate-king"].map(Message::new);
        assert_eq!(honours, [vec![governor.clone()], vec![king.clone()], vec![]]);
        let both = ended_game(&[[31, 30], [22, 14], [9, 4]], &[0], None);
        assert_eq!(TeaAndRum::honours(&view(&both), ME), [governor, king]);
        let untitled = ended_game(&[[31, 30], [22, 14]], &[], Some(Colour::Blue));
        assert!(Seat::all(2).all(|seat| TeaAndRum::honours(&view(&untitled), seat).is_empty()));
    }
}

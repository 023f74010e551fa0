//! Tests of setup, the phases of a round, and the two-player game.

use super::*;
use crate::engine::{EventSink, StateHasher, Turn};
use crate::games::tea_and_rum::data::{self, OrderSlot};

fn set_up(seats: u8, seed: u64) -> (Table, Vec<Event>) {
    let mut events = Vec::new();
    let state = TeaAndRum::setup(&Options::default(), seats, &mut Chance::at(seed, 0), &mut events);
    (state.0, events)
}

mod setup {
    use super::*;

    #[test]
    fn buildings_by_the_number_of_players() {
        for (seats, copies, kinds) in [(2, 1, 25), (3, 2, 20), (4, 3, 20)] {
            let (table, _) = set_up(seats, 1);
            let in_stock: Vec<u8> = table.stock.iter().copied().filter(|count| *count > 0).collect();
            assert_eq!((in_stock.len(), in_stock.iter().all(|count| *count == copies)), (kinds, true));
            for family in 0..5 {
                let gone = table.stock[family * 5..family * 5 + 5].iter().filter(|count| **count == 0).count();
                assert_eq!(gone, usize::from(seats > 2), "one of each colour");
            }
        }
    }

    #[test]
    fn cards_by_the_number_of_players() {
        for (seats, spaces, allegiances, captains, ships) in [(2, 4, 5, 3, 5), (3, 4, 5, 3, 7), (4, 5, 6, 4, 9)] {
            let (table, _) = set_up(seats, 2);
            assert_eq!(table.spaces.iter().flatten().count(), spaces);
            assert_eq!(table.pile.count_ones() as usize, 18 - spaces);
            assert_eq!(table.allegiances.count_ones(), allegiances);
            assert_eq!(table.captains.count_ones(), captains);
            assert!(members(table.captains).all(|number| number <= 6), "captains of round I");
            assert_eq!(table.ships.count_ones(), ships);
        }
    }

    #[test]
    fn the_blank_tile_is_on_the_top_row_with_two_and_three_players() {
        for seed in 0..20 {
            for seats in 2..=4 {
                let (table, _) = set_up(seats, seed);
                for tiles in table.tiles {
                    let mut sorted = tiles;
                    sorted.sort();
                    assert_eq!(sorted, [0, 1, 2, 3]);
                    assert!(seats == 4 || tiles[3] == 3);
                }
            }
        }
    }

    #[test]
    fn each_player_starts_with_one_worker_a_board() {
        let (table, _) = set_up(3, 3);
        assert_eq!(table.workers, [[1, 1, 1, 0, 0]; 4]);
        let (table, _) = set_up(2, 3);
        assert_eq!(table.workers, [[1, 1, 0, 0, 1]; 4], "and the Automa too");
    }

    #[test]
    fn the_player_with_least_money_begins() {
        for seed in 0..30 {
            let (table, events) = set_up(4, seed);
            let mut money = [0; 4];
            for event in events.iter().take_while(|event| !matches!(event, Event::RoundBegan { .. })) {
                if let Event::Money { seat, dollars, .. } = event {
                    money[seat.index()] += dollars;
                }
            }
            let min_money = money.iter().min();
            assert_eq!(Some(&money[table.first.index()]), min_money);
            assert_eq!(money.iter().filter(|sum| Some(*sum) == min_money).count(), 1, "endowments never tie");
        }
    }

    #[test]
    fn every_random_outcome_is_emitted() {
        let (table, events) = set_up(2, 4);
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        assert_eq!(count(|event| matches!(event, Event::ContractLaid { .. })), 4);
        assert_eq!(count(|event| matches!(event, Event::Tiles { .. })), 4);
        assert_eq!(count(|event| matches!(event, Event::WishLaid { .. })), 5);
        assert_eq!(count(|event| matches!(event, Event::Endowed { .. })), 2);
        assert_eq!(count(|event| matches!(event, Event::VictoryCard { .. })), 1);
        assert_eq!(count(|event| matches!(event, Event::CaptainsArrived { .. })), 1);
        assert_eq!(count(|event| matches!(event, Event::ShipsCame { .. })), 1);
        assert!(table.victory[0].is_some() && table.victory[1].is_none());
    }

    #[test]
    fn the_same_seed_sets_up_the_same_table() {
        let hash = |seed| {
            let mut hasher = StateHasher::default();
            set_up(4, seed).0.hash_into(&mut hasher);
            hasher.finish()
        };
        assert_eq!(hash(9), hash(9));
        assert_ne!(hash(9), hash(10));
    }
}

mod income {
    use super::*;

    /// Begins a round from the changed table.
    fn round_begun(change: impl FnOnce(&mut Table)) -> Scene {
        let mut scene = Scene::new(3).with(change);
        scene.table.round = 0;
        scene.table.begin_round(&mut Chance::stream(3), &mut scene.events);
        scene.resolved()
    }

    #[test]
    fn every_player_gains_the_population_in_dollars() {
        let scene = round_begun(|table| table.players[Seat(1)].population = 13);
        assert_eq!(scene.table.players.0.map(|player| player.money), [10, 13, 10, 0]);
    }

    #[test]
    fn the_church_gives_three_more() {
        let scene = round_begun(|table| table.players[ME].buildings = Building::Church.bit());
        assert_eq!(scene.player().money, 13);
    }

    #[test]
    fn the_foundry_turns_any_ore_into_cannons() {
        let scene = round_begun(|table| {
            table.players[ME].buildings = Building::Foundry.bit();
            table.players[ME].goods = Goods([0, 0, 2, 0, 0, 0]);
        });
        assert_eq!(scene.legal(), ["smelt 0", "smelt 1", "smelt 2"]);
        assert_eq!(scene.player().money, 10, "money comes first");
        assert_eq!(scene.play("smelt 2").player().goods.0, [0, 0, 0, 0, 0, 2]);
    }

    #[test]
    fn the_foundry_makes_only_what_the_supply_has() {
        let scene = round_begun(|table| {
            table.players[ME].buildings = Building::Foundry.bit();
            table.players[ME].goods = Goods([0, 0, 3, 0, 0, 0]);
            table.supply[Good::Cannon] = 1;
        });
        assert_eq!(scene.legal(), ["smelt 0", "smelt 1"]);
    }

    #[test]
    fn foundries_are_asked_in_turn_order() {
        let scene = round_begun(|table| {
            table.first = Seat(1);
            for seat in [0, 1] {
                table.players[Seat(seat)].buildings = Building::Foundry.bit();
                table.players[Seat(seat)].goods = Goods([0, 0, 1, 0, 0, 0]);
            }
        });
        assert_eq!(scene.top(), Some((Seat(1), Task::Foundry)));
        assert_eq!(scene.play("smelt 0").top(), Some((Seat(0), Task::Foundry)));
    }
}

mod ships {
    use super::*;

    fn harbour(ships: u32) -> Scene {
        let scene = Scene::new(3).with(|table| {
            table.stage = Stage::Ships;
            table.cursor = 0;
            table.ships = ships;
            table.players.0.iter_mut().for_each(|player| player.money = 10);
        });
        scene.resolved()
    }

    #[test]
    fn one_ship_a_turn_going_round() {
        let scene = harbour(0b1_1111).play("ship 2 b");
        assert_eq!(scene.top(), Some((Seat(1), Task::Ship)));
        assert!(!scene.can("ship 2 a"), "the ship is taken");
        let scene = scene.play("ship 1 a; ship 3 a");
        assert_eq!(scene.top(), Some((ME, Task::Ship)));
    }

    #[test]
    fn a_pass_is_final_for_the_round() {
        let scene = harbour(0b111).play("done; ship 1 a; done");
        assert_eq!(scene.top(), Some((Seat(1), Task::Ship)), "seats 0 and 2 are out");
        assert_eq!(scene.play("done").top(), Some((ME, Task::Turn)));
    }

    #[test]
    fn a_player_who_can_buy_nothing_passes_automatically() {
        let scene = harbour(0b1_0000_0000).with(|table| table.players[Seat(1)].money = 8);
        assert_eq!(scene.play("done").top(), Some((Seat(2), Task::Ship)));
    }

    #[test]
    fn the_phase_ends_when_no_ship_is_left() {
        assert_eq!(harbour(1).play("ship 1 a").top(), Some((ME, Task::Turn)));
    }
}

mod wishes {
    use super::*;

    /// Runs the wish phase of round I with these symbols of hygiene; returns the points by seat in the colour of the
    /// tile.
    fn granted_points(seats: u8, symbols: [u8; 4], colour: Colour) -> Vec<u16> {
        let mut scene = Scene::new(seats).with(|table| {
            table.cursor = if table.seats == 2 { 12 } else { 4 * table.seats };
            table.rewards = [colour; 5];
            for seat in Seat::all(seats) {
                table.players[seat].symbols = [symbols[seat.index()], 0, 0];
            }
        });
        scene.table.advance(&mut Chance::stream(1), &mut scene.events);
        assert_eq!(scene.table.stage, Stage::Wish);
        Seat::all(seats).map(|seat| scene.table.players[seat].points[colour as usize]).collect()
    }

    #[test]
    fn most_symbols_earn_the_first_reward_and_the_next_the_second() {
        assert_eq!(granted_points(4, [1, 3, 0, 2], Colour::Red), [0, 2, 0, 1]);
        assert_eq!(granted_points(4, [1, 3, 0, 2], Colour::Blue), [0, 2, 0, 1]);
    }

    #[test]
    fn all_tied_for_first_get_the_first_reward_and_none_the_second() {
        assert_eq!(granted_points(4, [3, 3, 2, 1], Colour::Red), [2, 2, 0, 0]);
    }

    #[test]
    fn all_tied_for_second_get_the_second_reward() {
        assert_eq!(granted_points(4, [3, 2, 2, 1], Colour::Red), [2, 1, 1, 0]);
    }

    #[test]
    fn players_without_symbols_get_no_reward() {
        assert_eq!(granted_points(4, [0, 0, 0, 0], Colour::Red), [0, 0, 0, 0]);
        assert_eq!(granted_points(4, [0, 2, 0, 0], Colour::Red), [0, 2, 0, 0]);
    }

    #[test]
    fn the_second_reward_exists_with_two_players_too() {
        assert_eq!(granted_points(2, [1, 2, 0, 0], Colour::Red), [1, 2]);
    }

    #[test]
    fn several_called_at_once_choose_in_turn_order() {
        let mut scene = Scene::new(3).with(|table| {
            table.cursor = 12;
            table.first = Seat(2);
            for seat in [0, 2] {
                table.players[Seat(seat)].points = [7, 0];
                table.players[Seat(seat)].symbols = [1, 0, 0];
            }
        });
        scene.table.advance(&mut Chance::stream(1), &mut scene.events);
        let scene = scene.resolved();
        assert_eq!(scene.top(), Some((Seat(2), Task::Swear)));
        let scene = scene.play("swear 1");
        assert_eq!(scene.top(), Some((Seat(0), Task::Swear)));
        assert!(!scene.can("swear 1"));
    }
}

mod round_end {
    use super::*;

    fn ended(change: impl FnOnce(&mut Table)) -> Scene {
        let mut scene = Scene::new(3).with(|table| {
            table.stage = Stage::Wish;
            table.cursor = 3;
            table.pile = 0b1111_0000;
            change(table);
        });
        scene.table.advance(&mut Chance::stream(1), &mut scene.events);
        scene
    }

    #[test]
    fn every_population_grows() {
        assert_eq!(ended(|_| ()).player().population, 11);
        assert_eq!(ended(|table| table.round = 5).player().population, 11, "in round V too");
        assert_eq!(ended(|table| table.players[ME].population = 25).player().population, 25);
    }

    #[test]
    fn contracts_slide_right_in_order_and_gaps_fill_from_the_pile() {
        let scene = ended(|table| {
            table.spaces = [Some(Contract(1)), None, Some(Contract(2)), None, None];
            table.pile = Contract(3).bit() | Contract(4).bit();
        });
        assert_eq!(scene.table.spaces[2..4], [Some(Contract(1)), Some(Contract(2))]);
        assert!(scene.table.spaces[0].is_some() && scene.table.spaces[1].is_some());
        let laid = scene.events.iter().filter_map(|event| match event {
            Event::ContractLaid { space, .. } => Some(*space),
            _ => None,
        });
        assert_eq!(laid.collect::<Vec<_>>(), [1, 0], "from right to left");
    }

    #[test]
    fn spaces_stay_empty_with_an_empty_pile() {
        let scene = ended(|table| (table.spaces[0], table.pile) = (Some(Contract(1)), 0));
        assert_eq!(scene.table.spaces, [None, None, None, Some(Contract(1)), None]);
    }

    #[test]
    fn captains_of_the_next_round_join_those_still_for_hire() {
        let scene = ended(|table| table.captains = Captain(3).bit());
        let numbers: Vec<u8> = members(scene.table.captains).collect();
        assert_eq!((numbers.len(), numbers[0]), (4, 3));
        assert!(numbers[1..].iter().all(|number| (7..=12).contains(number)));
    }

    #[test]
    fn the_marker_passes_clockwise_and_workers_change_direction() {
        let scene = ended(|table| table.first = Seat(2));
        assert_eq!((scene.table.round, scene.table.first, scene.table.removes()), (2, Seat(0), false));
    }

    #[test]
    fn after_round_five_the_end_begins() {
        assert_eq!(ended(|table| table.round = 5).table.stage, Stage::LastCaptains);
    }

    #[test]
    fn population_reached_in_round_five_counts_for_allegiance_2() {
        let scene = ended(|table| {
            table.round = 5;
            table.players[ME].population = 18;
            table.players[ME].allegiance = Some(Allegiance(2));
        });
        assert!(scene.player().proved);
    }
}

mod two_players {
    use super::*;

    /// Plays a whole game of random actions and returns all events.
    fn whole_game(seed: u64) -> Vec<Event> {
        let mut events = Vec::new();
        let mut state = TeaAndRum::setup(&Options::default(), 2, &mut Chance::at(seed, 0), &mut events);
        let mut luck = Chance::stream(seed);
        let mut legal = Vec::new();
        let mut ply = 0;
        while let Turn::Act(_) = TeaAndRum::turn(&state) {
            legal.clear();
            TeaAndRum::legal(&state, &mut legal);
            ply += 1;
            let action = legal[luck.index(legal.len())];
            TeaAndRum::apply(&mut state, action, &mut Chance::at(seed, ply), &mut events);
        }
        events
    }

    #[test]
    fn the_order_board_determines_who_acts() {
        let events = whole_game(5);
        let first = events.iter().find_map(|event| match event {
            Event::RoundBegan { round: 1, first } => Some(*first),
            _ => None,
        });
        let a = first.unwrap();
        for (round, pattern) in [(1, "ABXBAXABXBAX"), (2, "BAXABXBAXABX"), (3, "ABXBAXABXBAX")] {
            let begins =
                events.iter().position(|event| matches!(event, Event::RoundBegan { round: r, .. } if *r == round));
            let order: String = events[begins.unwrap()..]
                .iter()
                .filter_map(|event| match event {
                    Event::Worked { seat, .. } => Some(if *seat == a { 'A' } else { 'B' }),
                    Event::AutomaMoved { .. } => Some('X'),
                    _ => None,
                })
                .take(12)
                .collect();
            assert_eq!(order, pattern, "round {round}");
        }
        assert_eq!(data::ORDER.iter().filter(|slot| **slot == OrderSlot::Automa).count(), 4);
    }

    #[test]
    fn there_are_at_most_three_victory_cards_of_a_colour() {
        for seed in 0..10 {
            let cards: Vec<Colour> = whole_game(seed)
                .iter()
                .filter_map(|event| if let Event::VictoryCard { colour, .. } = event { Some(*colour) } else { None })
                .collect();
            assert_eq!(cards.len(), 5);
            assert!(cards.iter().filter(|card| **card == Colour::Blue).count().abs_diff(2) <= 1);
        }
    }

    /// Returns a scene in round I of two players, after the Automa's turn.
    fn automa_moved(change: impl FnOnce(&mut Table)) -> Scene {
        let mut scene = Scene::new(2).with(|table| {
            table.cursor = 2;
            table.automa = [2; 4];
            change(table);
        });
        scene.table.advance(&mut Chance::script(&[0, 0, 0, 0, 0]), &mut scene.events);
        scene
    }

    #[test]
    fn the_automa_moves_its_worker_on_the_board_of_the_tile() {
        let scene = automa_moved(|_| ());
        assert_eq!(scene.events, [Event::AutomaMoved { board: Board::Governor, placed: false }]);
        assert_eq!((scene.table.workers[0][4], scene.table.automa), (0, [1, 2, 2, 2]));
        assert_eq!(scene.possessions(), BARE, "nobody gains anything");
    }

    #[test]
    fn an_impossible_tile_stays_out_and_the_next_is_drawn() {
        let scene = automa_moved(|table| table.workers[0][4] = 0);
        assert_eq!(
            scene.events,
            [
                Event::AutomaBlocked { board: Board::Governor },
                Event::AutomaBlocked { board: Board::Governor },
                Event::AutomaMoved { board: Board::Market, placed: false }
            ]
        );
        assert_eq!(scene.table.automa, [0, 1, 2, 2]);
    }

    #[test]
    fn when_all_eight_are_out_they_are_shuffled_again() {
        let scene = automa_moved(|table| {
            table.automa = [1, 0, 0, 0];
            table.workers[0][4] = 0;
            table.workers[1][4] = 1;
        });
        assert_eq!(scene.events[1], Event::AutomaShuffled);
        assert!(matches!(scene.events.last(), Some(Event::AutomaMoved { board: Board::Market, .. })));
    }

    #[test]
    fn in_even_rounds_the_automa_places_a_worker() {
        let scene = automa_moved(|table| (table.round, table.workers) = (2, [[0; 5]; 4]));
        assert_eq!(scene.events, [Event::AutomaMoved { board: Board::Governor, placed: true }]);
        assert_eq!(scene.table.workers[0], [0, 0, 0, 0, 1]);
    }

    #[test]
    fn the_automa_counts_for_the_row() {
        let mut scene = Scene::new(2).with(|table| table.workers[0] = [1, 0, 0, 0, 2]);
        scene.table.tasks.push(Task::Turn);
        assert_eq!(scene.table.row_number(Board::Governor, 0), Some(3));
    }

    #[test]
    fn the_tiles_are_shuffled_at_the_start_of_each_round() {
        let mut scene = Scene::new(2).with(|table| (table.round, table.automa) = (1, [0, 1, 0, 0]));
        scene.table.begin_round(&mut Chance::stream(2), &mut scene.events);
        assert_eq!(scene.table.automa, [2; 4]);
    }
}

#[test]
fn every_row_of_every_board_is_used_once_a_round() {
    for seats in 2..=4 {
        let mut events: Vec<Event> = Vec::new();
        let mut state = TeaAndRum::setup(&Options::default(), seats, &mut Chance::at(1, 0), &mut ());
        let mut luck = Chance::stream(1);
        let mut legal = Vec::new();
        while state.0.round <= 2 {
            legal.clear();
            TeaAndRum::legal(&state, &mut legal);
            let action = legal[luck.index(legal.len())];
            let round = state.0.round;
            let mut emitted: Vec<Event> = Vec::new();
            TeaAndRum::apply(&mut state, action, &mut luck, &mut emitted);
            if round == 2 {
                emitted.into_iter().for_each(|event| events.emit(|| event));
            }
        }
        let moves_per_board = if seats == 4 { 4 } else { 3 };
        for board in Board::ALL {
            let moves = events.iter().filter(|event| match event {
                Event::Worked { board: at, .. } | Event::AutomaMoved { board: at, .. } => *at == board,
                _ => false,
            });
            assert_eq!(moves.count(), moves_per_board, "{seats} players, {board:?}");
        }
    }
}

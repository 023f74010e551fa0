//! Setting up the table.

use super::*;
use std::collections::BTreeSet;

fn setups(seats: u8, options: Options) -> impl Iterator<Item = (State, Vec<Event>)> {
    (0..400).map(move |seed| {
        let mut events = Vec::new();
        let state = Ceylon::setup(&options, seats, &mut Chance::stream(seed), &mut events);
        (state, events)
    })
}

#[test]
fn every_player_has_15_rupees_a_black_chest_and_eight_markers() {
    let state = Ceylon::setup(&Options::default(), 4, &mut Chance::stream(1), &mut ());
    for seat in Seat::all(4) {
        let estate = &state.table.estates[seat];
        assert_eq!((estate.score, estate.rupees, estate.chests, estate.markers), (0, 15, [1, 0, 0], 8));
    }
}

#[test]
fn every_district_has_four_three_and_one_hexes_of_the_levels() {
    for (state, _) in setups(4, Options::default()) {
        for district in District::ALL {
            let levels: Vec<u8> = HexSet::district(district).iter().map(|hex| state.table.level(hex)).collect();
            assert_eq!([0, 1, 2].map(|level| levels.iter().filter(|one| **one == level).count()), [4, 3, 1]);
        }
    }
}

#[test]
fn large_tiles_differ_and_one_is_left_over() {
    for (_, events) in setups(4, Options::default()) {
        let tiles: BTreeSet<u8> = events
            .iter()
            .filter_map(|event| if let Event::Terrain { tile, .. } = event { Some(*tile) } else { None })
            .collect();
        assert_eq!(tiles.len(), 4);
    }
}

// docs/rules/ceylon.md 13.1: every legal placement can come up, with each of its hexes as the peak, for every tile.
#[test]
fn every_legal_terrain_of_a_district_is_reached() {
    let mut seen: [BTreeSet<(u8, u32, Hex)>; 4] = Default::default();
    for seed in 0..12_000 {
        let mut events = Vec::new();
        Ceylon::setup(&Options::default(), 4, &mut Chance::stream(seed), &mut events);
        for event in events {
            if let Event::Terrain { district, tile, covers, peak } = event {
                seen[district.index()].insert((tile, covers.0, peak));
            }
        }
    }
    for district in District::ALL {
        let placements: usize = data::PLACEMENTS.iter().map(|tile| tile[district.index()].len()).sum();
        assert_eq!(seen[district.index()].len(), placements * 4);
    }
}

#[test]
fn four_different_councillors_of_eight_are_placed() {
    let mut seen = BTreeSet::new();
    for (state, _) in setups(3, Options::default()) {
        let councillors: BTreeSet<_> = state.table.councillors.into_iter().flatten().collect();
        assert_eq!(councillors.len(), 4);
        seen.extend(councillors);
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn three_contracts_are_on_the_train_and_the_company_of_the_next_is_known() {
    for (state, _) in setups(2, Options::default()) {
        assert!(state.table.wagons.iter().all(Option::is_some));
        assert_eq!(state.table.contracts.len(), 17);
        assert!(state.table.top.is_some());
    }
}

#[test]
fn any_player_may_start_and_has_the_top_disc() {
    let mut seen = BTreeSet::new();
    for (state, _) in setups(3, Options::default()) {
        let starter = state.table.starter;
        seen.insert(starter);
        assert_eq!(state.table.ranked(), starter.round(3).collect::<Vec<_>>());
        assert_eq!(Ceylon::turn(&state), Turn::Act(starter));
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn first_plantations_are_at_level_0_each_in_a_district_of_its_own() {
    let mut state = Ceylon::setup(&Options::default(), 4, &mut Chance::stream(3), &mut ());
    for taken in 0..4u32 {
        let actions = legal(&state);
        assert_eq!(actions.len() as u32, 4 * (4 - taken));
        let levels =
            actions.iter().map(|action| if let Action::Start(at) = action { state.table.level(*at) } else { 9 });
        assert_eq!(levels.max(), Some(0));
        let first = actions[0].to_string();
        act(&mut state, &first);
    }
    assert_eq!(state.table.stage, Stage::Card);
}

#[test]
fn a_first_plantation_takes_the_leftmost_marker_and_the_pawn() {
    let mut state = Ceylon::setup(&Options::default(), 2, &mut Chance::stream(3), &mut ());
    let seat = state.table.actor;
    let Action::Start(at) = legal(&state)[2] else { panic!("a start") };
    act(&mut state, &format!("start {at}"));
    let estate = &state.table.estates[seat];
    assert_eq!((estate.fields, estate.pawn, estate.markers, estate.rupees), (HexSet::one(at), at, 7, 15));
    assert_eq!(estate.open_spaces(), 1);
}

#[test]
fn starts_go_clockwise_from_the_starting_player_then_three_cards_each() {
    for seed in 0..20 {
        let mut state = Ceylon::setup(&Options::default(), 4, &mut Chance::stream(seed), &mut ());
        for seat in state.table.starter.round(4) {
            assert_eq!(state.table.actor, seat);
            assert_eq!(state.table.deck, 46);
            let first = legal(&state)[0].to_string();
            act(&mut state, &first);
        }
        assert_eq!((state.table.actor, state.table.deck), (state.table.starter, 34));
        assert!(Seat::all(4).all(|seat| state.hands[seat].len() == 3));
    }
}

// docs/rules/ceylon.md 13.3
#[test]
fn two_players_do_without_uva_or_dimbula() {
    let dropped = |dropped| Options { dropped, ..Options::default() };
    for (choice, gone) in [(options::Dropped::Uva, District::Uva), (options::Dropped::Dimbula, District::Dimbula)] {
        let state = Ceylon::setup(&dropped(choice), 2, &mut Chance::stream(1), &mut ());
        assert!(!state.table.districts.has(gone) && state.table.districts.len() == 3);
        assert_eq!(state.table.councillors[gone.index()], None);
        assert!(state.table.slopes.and(HexSet::district(gone)).is_empty());
        assert!(legal(&state).iter().all(|action| !matches!(action, Action::Start(at) if at.district() == gone)));
    }
    let random: BTreeSet<u8> =
        setups(2, dropped(options::Dropped::Random)).map(|(state, _)| state.table.districts.0).collect();
    assert_eq!(random.len(), 2);
}

#[test]
fn three_players_have_all_districts_whatever_the_option() {
    let options = Options { dropped: options::Dropped::Uva, ..Options::default() };
    assert!(setups(3, options).all(|(state, _)| state.table.districts.len() == 4));
}

// docs/rules/ceylon.md 13.2
#[test]
fn the_lowest_starting_tile_begins_and_the_numbers_order_the_starts() {
    let options = Options { tiles: true, ..Options::default() };
    for (mut state, _) in setups(4, options).take(40) {
        let mut seats: Vec<Seat> = Seat::all(4).collect();
        seats.sort_by_key(|seat| state.table.estates[*seat].tile.map(Tile::number));
        let starter = seats[0];
        assert_eq!(state.table.starter, starter);
        assert_eq!(state.table.ranked(), starter.round(4).collect::<Vec<_>>());
        for seat in seats {
            assert_eq!(state.table.actor, seat);
            let first = legal(&state)[0].to_string();
            act(&mut state, &first);
        }
        assert_eq!(state.table.actor, starter);
        offer(&mut state, Main::Plant, Main::Trade);
        act(&mut state, "rupees");
        assert_eq!(state.table.actor, starter.next(4));
    }
}

#[test]
fn without_the_variant_no_player_has_a_tile() {
    assert!(setups(4, Options::default()).all(|(state, _)| state.table.estates.0.iter().all(|one| one.tile.is_none())));
}

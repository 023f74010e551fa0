//! Tests of matches: a whole match of three people, invalid links, storage on a device.

use super::book::{DealStatus, Entry, EntryError};
use super::*;
use crate::engine::Chance;
use crate::games::SHELF;
use crate::table::bundle;
use crate::table::daily::{Date, Ledger};
use crate::table::save::tests::Memory;
use crate::table::save::{self, Origin, Save, Slot, Store};

fn names() -> Vec<String> {
    (0..8).map(|name| format!("Player {name}")).collect()
}

fn terms(info: &Info, scoring: Scoring) -> Terms {
    let level = Level::Steady;
    let seats = info.seats.1.min(3);
    let (game, options) = (info.id.to_owned(), String::new());
    Terms { game, rules: info.rules, options, seats, level, deals: 2, people: 3, scoring, seed: 418 }
}

/// Plays a record at random, to its end or up to a number of plies.
fn play_randomly(record: &Record, luck: u64, plies: usize) -> Table {
    let mut table = Table::open(record).expect("it was just set up");
    let mut chance = Chance::stream(luck);
    while table.to_act().is_some() && table.plies() < plies as u32 {
        let legal = table.legal().len();
        table.act(chance.index(legal)).expect("it is legal");
    }
    table
}

fn game_of(terms: &Terms, deal: u8, luck: u64) -> Table {
    play_randomly(&terms.set_up(deal, &names()).expect("it can be set up"), luck, usize::MAX)
}

/// Returns a finished match of three: the person with id 10 + n has played with random stream 10 + n.
fn finished_match(info: &Info, scoring: Scoring) -> Match {
    let terms = terms(info, scoring);
    let mut known = Match { terms: terms.clone(), people: Vec::new() };
    for (id, name) in (10..).zip(["Asha", "Bao", "Clara"]) {
        known.join(id, name).expect("there is a place");
        for deal in 0..2 {
            known.finish(id, deal, &game_of(&terms, deal, id.into())).expect("it is the deal");
        }
    }
    known
}

/// A worked example: the results of each deal give its points, those of both deals the totals.
#[test]
fn a_match_is_scored_from_its_games() {
    for info in SHELF {
        for scoring in Scoring::ALL {
            let known = finished_match(info, scoring);
            let standing = known.check().expect("all of it holds");
            assert!(standing.is_over);
            let mut totals = vec![HalfPoints::default(); 3];
            for deal in 0..2_u8 {
                let own = |luck| result(&game_of(&known.terms, deal, luck), known.terms.seat(deal)).expect("over");
                let results = [10, 11, 12].map(own);
                let deal_results: Vec<_> =
                    standing.results[usize::from(deal)].iter().flatten().map(|one| one.result).collect();
                assert_eq!(deal_results, results, "{}", info.id);
                let points = scoring.points(&results);
                assert_eq!(standing.points[usize::from(deal)].as_ref(), Some(&points));
                totals = totals.iter().zip(points).map(|(total, points)| *total + points).collect();
            }
            assert_eq!(standing.totals, totals);
            // A deal has as many matchpoints as there are pairs, and differences cancel out.
            let sum: HalfPoints = totals.into_iter().sum();
            assert_eq!(sum, HalfPoints(if scoring == Scoring::Matchpoints { 2 * 3 * 2 } else { 0 }));
        }
    }
}

#[test]
fn seats_rotate_and_all_deals_differ() {
    for info in SHELF {
        let terms = Terms { deals: 8, ..terms(info, Scoring::Matchpoints) };
        let dealt: Vec<Record> = (0..8).map(|deal| terms.set_up(deal, &names()).expect("it can be set up")).collect();
        for (deal, record) in (0_u8..).zip(&dealt) {
            let person = record.players.iter().position(Player::is_person);
            assert_eq!(person, Some(usize::from(deal) % usize::from(terms.seats)));
            assert!(record.players.iter().filter(|player| !player.is_person()).all(|player| player.kind == "steady"));
            assert!(dealt[..usize::from(deal)].iter().all(|before| before.seed != record.seed));
        }
        assert_eq!(dealt, (0..8).map(|deal| terms.set_up(deal, &names()).expect("set up")).collect::<Vec<_>>());
    }
}

#[test]
fn a_sealed_match_reveals_nothing_and_opens_again() {
    for info in SHELF {
        let known = finished_match(info, Scoring::Matchpoints);
        let sealed = packet::seal(&known);
        let (opened, standing) = packet::open(&sealed).expect("it was just sealed");
        assert_eq!((&opened, standing), (&known, known.check().expect("it holds")));
        assert_eq!(opened.id(), known.id());
        assert!(sealed.starts_with(&format!("{}.", info.id)));
        let seed = known.terms.set_up(0, &[]).expect("set up").seed;
        let games: Vec<&String> = known.people.iter().flat_map(|person| &person.games).flatten().collect();
        assert!(!sealed.contains(&seed) && !sealed.contains("Asha"));
        assert!(games.iter().all(|game| !sealed.contains(&game[8..24])));
    }
}

#[test]
fn a_link_with_any_letter_changed_is_refused() {
    let known = finished_match(SHELF[1], Scoring::Difference);
    let sealed = packet::seal(&known);
    for at in (0..sealed.len()).step_by(7) {
        let letter = if &sealed[at..=at] == "A" { "B" } else { "A" };
        let changed = format!("{}{letter}{}", &sealed[..at], &sealed[at + 1..]);
        assert!(packet::open(&changed).is_err(), "letter {at}");
        assert!(packet::open(&sealed[..at]).is_err(), "cut after {at}");
    }
    assert!(packet::open(&"a".repeat(packet::MAX_PACKET_LENGTH + 1)).is_err());
}

/// Forged links: each forgery is rejected for its own reason.
#[test]
fn an_inconsistent_match_is_refused() {
    for info in SHELF {
        let known = finished_match(info, Scoring::Matchpoints);
        let refused = |change: &dyn Fn(&mut Match)| {
            let mut changed = known.clone();
            change(&mut changed);
            packet::open(&packet::seal(&changed)).expect_err("it does not hold")
        };
        let bad = |error: MatchError| match error {
            MatchError::BadResult { why, .. } => why,
            other => panic!("{other:?}"),
        };
        assert_eq!(refused(&|known| known.terms.deals = 9), MatchError::BadTerms);
        assert_eq!(refused(&|known| known.terms.people = 9), MatchError::BadTerms);
        assert_eq!(refused(&|known| known.terms.seats = 9), MatchError::BadTerms);
        assert_eq!(refused(&|known| known.terms.deals = 3), MatchError::BadPeople);
        assert_eq!(refused(&|known| known.people[1].id = 10), MatchError::BadPeople);
        assert_eq!(refused(&|known| known.terms.people = 2), MatchError::BadPeople);
        assert!(matches!(refused(&|known| known.terms.game = "whist".into()), MatchError::Record(_)));
        assert!(matches!(refused(&|known| known.terms.options = "no".into()), MatchError::Record(_)));
        assert!(matches!(refused(&|known| known.terms.rules = 999), MatchError::Record(_)));
        // Results of one deal in place of the other, another seed, another level, half a game.
        assert_eq!(bad(refused(&|known| known.people[0].games.swap(0, 1))), BadResult::OtherDeal);
        assert_eq!(bad(refused(&|known| known.terms.seed = 419)), BadResult::OtherDeal);
        if known.terms.seats > 1 {
            assert_eq!(bad(refused(&|known| known.terms.level = Level::Novice)), BadResult::OtherPlayers);
        }
        let half = play_randomly(&known.terms.set_up(0, &names()).expect("set up"), 3, 6);
        let half = Match::packed(&half);
        assert_eq!(bad(refused(&|known| known.people[0].games[0] = Some(half.clone()))), BadResult::NotOver);
        let cut = |known: &mut Match| {
            if let Some(game) = &mut known.people[2].games[1] {
                game.truncate(game.len() / 8 * 4);
            }
        };
        assert!(matches!(bad(refused(&cut)), BadResult::Broken(_)));
    }
}

/// Links are passed around in any order: additions by two people are merged, and nothing is replaced.
#[test]
fn matches_merge_in_any_order() {
    let complete = finished_match(SHELF[0], Scoring::Matchpoints);
    let begun = Match { people: vec![Person::new(10, "Asha", &complete.terms)], ..complete.clone() };
    let with = |person: usize| {
        let mut known = begun.clone();
        known
            .merge(&Match { people: vec![complete.people[person].clone()], ..complete.clone() })
            .expect("there is a place");
        known
    };
    let (mut one, mut other) = (with(1), with(2));
    one.merge(&other).expect("they agree");
    other.merge(&with(1)).expect("they agree");
    one.merge(&with(0)).expect("they agree");
    let games = |known: &Match| {
        let mut people = known.people.clone();
        people.sort_by_key(|person| person.id);
        people
    };
    assert_eq!(games(&one), games(&complete));
    assert_eq!(games(&other)[1..], games(&complete)[1..]);
    assert_eq!(one.join(99, "Dev"), Err(MatchError::Full));
    let fourth = Match { people: vec![Person::new(99, "Dev", &complete.terms)], ..complete.clone() };
    assert_eq!(one.merge(&fourth), Err(MatchError::Full));
    // A second attempt by the same person is rejected.
    let before = one.clone();
    let mut again = with(1);
    again.people[1].games[0] = Some(Match::packed(&game_of(&complete.terms, 0, 77)));
    let reason = BadResult::Differs;
    assert_eq!(one.merge(&again), Err(MatchError::BadResult { name: "Bao".into(), deal: 1, why: reason }));
    assert_eq!(one, before);
}

#[test]
fn a_deal_has_no_points_until_all_have_played_it() {
    let mut known = finished_match(SHELF[0], Scoring::Matchpoints);
    known.people[2].games[1] = None;
    let standing = known.check().expect("it holds");
    assert!(standing.points[0].is_some() && standing.points[1].is_none() && !standing.is_over);
    assert_eq!(Some(standing.totals), standing.points[0]);
    known.people.pop();
    let standing = known.check().expect("it holds");
    assert!(standing.points.iter().all(Option::is_none), "a third person is still to come");
}

#[test]
fn a_device_stores_each_match_under_its_own_key() {
    let store = Memory::default();
    let terms = terms(SHELF[1], Scoring::Matchpoints);
    let mut known = Match { terms: terms.clone(), people: Vec::new() };
    known.join(10, "Asha").expect("there is a place");
    let id = known.id();
    assert_eq!(Entry::open(&store, &id), Err(EntryError::Missing));
    let mut entry = Entry::new(known, 10);
    entry.slots[1] = Some("ceylon_cards-7".into());
    entry.save(&store).expect("there is room");
    assert_eq!(Entry::open(&store, &id), Ok(entry.clone()));
    assert_eq!((entry.status(0), entry.next()), (DealStatus::Fresh, Some(0)));
    assert_eq!(entry.status(1), DealStatus::Begun("ceylon_cards-7".into()));
    // Only the first result of a table is recorded, and only if it is of the deal.
    let slot = Slot("ceylon_cards-7".into());
    let wrong = game_of(&terms, 0, 1);
    assert_eq!(book::finish(&store, &slot, &wrong), Err(BadResult::OtherDeal));
    let (first, second) = (game_of(&terms, 1, 1), game_of(&terms, 1, 2));
    for table in [&first, &second] {
        book::finish(&store, &slot, table).expect("it is the deal");
    }
    book::finish(&store, &Slot("ceylon_cards-8".into()), &wrong).expect("no match is played there");
    let kept = Entry::open(&store, &id).expect("it is kept");
    assert_eq!(kept.own_person().expect("plays here").games[1], Some(Match::packed(&first)));
    assert_eq!((kept.status(1), kept.next()), (DealStatus::Played, Some(0)));
    // An unreadable text is kept.
    let key = format!("tea-table.match/{id}");
    store.write(&key, "{}").expect("there is room");
    assert_eq!((Entry::open(&store, &id), book::all(&store).len()), (Err(EntryError::Damaged), 0));
    kept.save(&store).expect("there is room");
    assert_eq!(store.read(&format!("{key}-damaged")), Ok(Some("{}".into())));
    store.write(&key, "[]").expect("there is room");
    kept.save(&store).expect("there is room");
    let aside = ["-damaged", "-damaged2"].map(|place| store.read(&format!("{key}{place}")));
    assert_eq!(aside, ["{}", "[]"].map(|text| Ok(Some(text.into()))), "the second takes nothing from the first");
    assert_eq!(book::all(&store), [kept]);
}

/// A file of all games includes days and matches; their tables have other slots afterwards.
#[test]
fn a_file_of_all_games_includes_days_and_matches() {
    let own_store = Memory::default();
    let terms = terms(SHELF[1], Scoring::Matchpoints);
    let mut known = Match { terms: terms.clone(), people: Vec::new() };
    known.join(10, "Asha").expect("there is a place");
    let mut entry = Entry::new(known, 10);
    let record = terms.set_up(0, &names()).expect("it can be set up");
    let slot = Slot::new(&terms.game, 4);
    let heading = String::new();
    let kept = Save {
        revision: 1,
        played: 5,
        heading,
        over: false,
        open: false,
        had_person: true,
        shared: None,
        origin: Origin::Dealt,
        record,
    };
    save::write_save(&own_store, &slot, &kept).expect("there is room");
    entry.slots = vec![Some(slot.0.clone()), Some("ceylon_cards-5".into())];
    entry.save(&own_store).expect("there is room");
    let date: Date = "2026-11-23".parse().expect("it is a day");
    let begin = |ledger: &mut Ledger| ledger.begin(date, &terms.game, &slot.0, date);
    Ledger::change(&own_store, begin).expect("there is room");

    let file = bundle::export(&own_store).expect("it can be read");
    let brought = bundle::import(&file).expect("it is a file of games");
    assert_eq!((brought.slots, brought.games.len()), (vec![slot.0.clone()], 1));
    let other_store = Memory::default();
    let moved = |old: &str| (old == slot.0).then(|| "ceylon_cards-1".to_owned());
    let days = Ledger::parse(&brought.days.expect("the days came with it")).expect("it can be read");
    Ledger::change(&other_store, |ledger| ledger.bring_in(days, moved)).expect("there is room");
    assert_eq!(
        Ledger::open(&other_store).expect("kept").counted_slot(date, &terms.game),
        Some("ceylon_cards-1".into())
    );
    for text in &brought.matches {
        book::bring_in(&other_store, book::parse(text).expect("it can be read"), moved).expect("it holds");
    }
    let found = Entry::open(&other_store, &entry.known.id()).expect("it is kept");
    assert_eq!((&found.known, found.own), (&entry.known, 10));
    assert_eq!(found.slots, [Some("ceylon_cards-1".into()), None], "a table that did not come is none");

    // A match passed on as a file is not a game.
    let sealed = packet::seal(&entry.known);
    let shared = bundle::import(&bundle::match_file(&sealed)).expect("it is a file of ours");
    assert_eq!((shared.shared, shared.games.len()), (Some(sealed), 0));
}

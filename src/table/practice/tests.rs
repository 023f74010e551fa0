//! Tests of cards and decks: what becomes a card, what is known of an answer, storage, damage, files.

use super::*;
use crate::ai::review::Prospect;
use crate::engine::Viewer;
use crate::engine::record::{Player, Seed};
use crate::games::ceylon::Ceylon;
use crate::games::ceylon_cards::CeylonCards;
use crate::table::bundle::{export, import};
use crate::table::save::tests::Memory;
use crate::table::save::{Store, StoreError};

const KEY: &str = "tea-table.practice/ceylon";

/// Plays a game of a person against a computer until the person has made this many choices; returns their plies too.
fn table(choices: usize) -> (Table, Vec<u32>) {
    let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", "novice")];
    let mut table = Table::new::<Ceylon>(Default::default(), players, Seed(5)).expect("two can play");
    let mut plies = Vec::new();
    while plies.len() < choices {
        if table.to_act() == Some(Seat(0)) && table.legal().len() > 1 {
            plies.push(table.plies() + 1);
        }
        table.act(table.legal().len() - 1).expect("it is legal");
    }
    (table, plies)
}

/// Returns the review of a choice of the last legal action, which loses this share against the first.
fn choice(table: &Table, ply: u32, loss: f32) -> Choice {
    let before = Table::open(&table.branch(ply - 1)).expect("it is whole");
    let legal = before.legal().len() as u16;
    Choice {
        legal,
        chosen: legal - 1,
        known: Evaluation { best: 0, loss: Estimate { mean: loss, error: 0.01 } },
        open: None,
        hidden_luck: Estimate::default(),
        find: None,
        prospects: vec![Prospect { category: 0, points: Estimate::exact(2.0) }],
        line: before.notation(0).into_iter().collect(),
    }
}

fn cards(count: usize) -> Vec<Card> {
    let (table, plies) = table(count);
    let card = |ply: &u32| Card::new(&table, *ply, &choice(&table, *ply, 0.2), 100).expect("it is a blunder");
    plies.iter().map(card).collect()
}

fn deck(count: usize) -> Deck {
    let mut deck = Deck::new("ceylon");
    assert!(cards(count).into_iter().all(|card| deck.add(card)));
    deck
}

fn stored(store: &Memory) -> Option<String> {
    store.read(KEY).expect("it can be read")
}

#[test]
fn marked_choices_of_people_become_cards() {
    let (table, plies) = table(2);
    let ply = plies[1];
    let card = Card::new(&table, ply, &choice(&table, ply, 0.2), 100).expect("it is a blunder");
    let (position, seat) = card.open().expect("it can be replayed");
    assert_eq!((position.plies(), seat), (ply - 1, Seat(0)));
    assert_eq!(position.record().actions, table.record().actions[..ply as usize - 1]);
    assert_eq!(Card::new(&table, ply, &choice(&table, ply, 0.02), 100), None, "nothing is to be learned from it");
    assert_eq!(Card::new(&table, 0, &choice(&table, ply, 0.2), 100), None, "the deal is no choice");
    let computer = (1..).zip(table.actors()).find(|(_, seat)| *seat == Seat(1)).expect("it has acted").0;
    assert_eq!(Card::new(&table, computer, &choice(&table, ply, 0.2), 100), None);
}

#[test]
fn only_choices_of_people_at_this_device_become_cards() {
    let (mut table, plies) = table(1);
    let ply = plies[0];
    let choice = choice(&table, ply, 0.2);
    table.seating.away.add(Seat(0));
    assert_eq!(Card::new(&table, ply, &choice, 100), None, "the person plays at another device");
    let (mut watched, _) = self::table(1);
    watched.seating.recorded = Some(vec![Player::new("Cai", "novice"), Player::new("Bao", "novice")]);
    assert_eq!(Card::new(&watched, ply, &choice, 100), None, "a computer's seat is only shown as a person's");
}

#[test]
fn a_moment_is_shown_to_its_seat_alone() {
    let players = vec![Player::new("Asha", Player::PERSON), Player::new("Bao", Player::PERSON)];
    let mut table = Table::new::<CeylonCards>(Default::default(), players, Seed(5)).expect("two can play");
    while table.to_act() != Some(Seat(1)) || table.legal().len() < 2 {
        table.act(table.legal().len() - 1).expect("it is legal");
    }
    let ply = table.plies() + 1;
    table.act(table.legal().len() - 1).expect("it is legal");
    let card = Card::new(&table, ply, &choice(&table, ply, 0.2), 100).expect("it is a blunder");
    let at_two = Table::open_link(&card.link).expect("it can be replayed");
    assert_eq!(at_two.curtain(), Some(Seat(1)), "a table of two people has a curtain");
    let (position, seat) = card.open().expect("it can be replayed");
    assert_eq!((position.curtain(), position.viewer()), (None, Viewer::Seat(Seat(1))));
    assert_eq!((seat, position.presser()), (Seat(1), Some(Seat(1))));
}

#[test]
fn answers_known_to_the_review_need_no_search() {
    let mut card = cards(1).swap_remove(0);
    let (table, _) = card.open().expect("it can be replayed");
    let chosen = usize::from(card.choice.chosen);
    assert_eq!(card.known_judgement(&table, &[0]), Some(Judgement::Best));
    let loss = card.choice.known.loss;
    assert_eq!(card.known_judgement(&table, &[chosen]), Some(Judgement::Worse(loss)));
    for answer in [&[1][..], &[0, 0], &[chosen, 0], &[]] {
        assert_eq!(card.known_judgement(&table, answer), None, "{answer:?}");
    }
    card.choice.line = table.notations(&[0, 1, 0]);
    assert_eq!(card.choice.line.len(), 3);
    assert_eq!(card.known_judgement(&table, &[0, 1]), Some(Judgement::Best), "the better line begins like this");
    assert_eq!(card.known_judgement(&table, &[0, 0]), None);
    card.choice.known.loss.error = 1.0;
    let judged = card.known_judgement(&table, &[chosen]);
    assert!(matches!(judged, Some(Judgement::AsGood(_))), "it is too close to call");
    let qualities = [0.04, 0.05, 0.1, 0.15].map(|loss| Judgement::of_loss(Estimate::exact(loss)).quality());
    assert_eq!(qualities, [3, 2, 1, 0]);
    assert_eq!([Judgement::Best, Judgement::of_loss(Estimate::default())].map(Judgement::quality), [5, 4]);
}

#[test]
fn a_deck_asks_each_moment_when_it_is_due() {
    let (store, deck) = (Memory::default(), deck(3));
    deck.save(&store).expect("there is room");
    let link = deck.due(100)[1].link.clone();
    Deck::change(&store, "ceylon", |deck| deck.answered(&link, 5, 100)).expect("it can be read");
    let mut deck = Deck::open(&store, "ceylon").expect("it can be read");
    assert_eq!((deck.len(), deck.due(100).len(), deck.due(101).len()), (3, 2, 3));
    assert_eq!(deck.due(101)[2].link, link, "the others have waited longer");
    assert!(deck.add(cards(2).swap_remove(1)) && deck.len() == 3, "the same moment is no second card");
    assert_eq!(deck.due(100).len(), 2, "and keeps its day");
    assert_eq!((deck.days_to_next(100), deck.days_to_next(101)), (Some(1), None));
    deck.answered(&link, 5, 100);
    assert_eq!(deck.due(101).len(), 3, "it is answered once a day, even in two tabs");
    let deeper = Card { choice: Choice { legal: 9, ..cards(2).swap_remove(1).choice }, ..cards(2).swap_remove(1) };
    assert!(deck.add(deeper) && deck.len() == 3 && deck.due(101)[2].choice.legal == 9, "a deeper review replaces it");
    deck.remove(&link);
    assert_eq!((deck.len(), deck.days_to_next(100)), (2, None));
    assert!(Deck::open(&store, "chai").expect("there is none").is_empty());
}

#[test]
fn a_full_deck_gives_up_the_moment_known_best() {
    let mut full = deck(1);
    let card = full.due(100)[0].clone();
    for number in 1..MAX_CARDS {
        assert!(full.add(Card { link: format!("ceylon.{number}"), ..card.clone() }));
    }
    let another = Card { link: "ceylon.another".into(), ..card };
    assert!(!full.add(another.clone()), "none of them is known yet");
    full.answered("ceylon.7", 4, 100);
    full.answered("ceylon.9", 4, 100);
    full.answered("ceylon.9", 4, 101);
    assert!(full.add(another));
    assert_eq!(full.len(), MAX_CARDS);
    let links: Vec<&str> = full.due(10_000).iter().map(|card| card.link.as_str()).collect();
    assert!(links.contains(&"ceylon.7") && !links.contains(&"ceylon.9") && links.contains(&"ceylon.another"));
    assert_eq!(Deck::parse(&full.text()), Ok(full));
}

#[test]
fn a_damaged_deck_is_set_aside_and_told() {
    let text = deck(2).text();
    for at in 0..text.len() {
        let mut letters = text.clone().into_bytes();
        letters[at] = if letters[at] == b'3' { b'0' } else { b'3' };
        let changed = String::from_utf8(letters).expect("it is ASCII");
        assert!(Deck::parse(&changed).is_err(), "letter {at}");
        assert!(Deck::parse(&text[..at]).is_err(), "cut after {at}");
    }
    let store = Memory::default();
    for damaged in ["", "1", &text[..text.len() - 1], &text.replace("ceylon", "chai")] {
        store.write(KEY, damaged).expect("there is room");
        assert_eq!(Deck::open(&store, "ceylon"), Err(DeckError::Damaged), "{damaged}");
        assert_eq!(Deck::open(&store, "ceylon"), Ok(Deck::new("ceylon")), "{damaged}");
        let keys = store.keys().expect("they can be read");
        let aside = keys.iter().find(|key| store.read(key).expect("it can be read").as_deref() == Some(damaged));
        assert!(aside.is_some_and(|key| key != KEY), "{damaged} is still there");
    }
    let newer = text.replacen('1', "2", 1);
    store.write(KEY, &newer).expect("there is room");
    assert_eq!(Deck::open(&store, "ceylon"), Err(DeckError::Newer));
    assert_eq!(stored(&store), Some(newer), "it is left untouched");
}

#[test]
fn moments_that_no_longer_replay_are_set_aside_and_counted() {
    let (store, mut deck, mut cards) = (Memory::default(), Deck::new("ceylon"), cards(4));
    cards[0].link = "ceylon.AAAA".into();
    cards[1].choice.legal += 1;
    cards[2].choice.line = vec!["something else".into()];
    assert!(cards.iter().all(|card| deck.add(card.clone())));
    deck.save(&store).expect("there is room");
    assert_eq!(sitting(&store, "ceylon", 100), Ok((vec![cards[3].clone()], 3)));
    assert_eq!(sitting(&store, "ceylon", 100), Ok((vec![cards[3].clone()], 0)), "they are told once");
    let keys = store.keys().expect("they can be read");
    let texts: Vec<_> = keys.iter().map(|key| store.read(key).expect("it can be read")).collect();
    assert!(cards[..3].iter().all(|card| texts.contains(&Some(card.link.clone()))));
    assert_eq!(sitting(&store, "chai", 100), Ok((Vec::new(), 0)));
}

#[test]
fn where_there_is_no_room_nothing_is_lost_and_the_rest_is_asked() {
    let (mut store, mut deck, mut cards) = (Memory::default(), Deck::new("ceylon"), cards(2));
    cards[0].choice.legal += 1;
    assert!(cards.iter().all(|card| deck.add(card.clone())));
    deck.save(&store).expect("there is room");
    store.room = deck.text().len();
    for _ in 0..2 {
        assert_eq!(sitting(&store, "ceylon", 100), Ok((vec![cards[1].clone()], 1)));
        assert_eq!(stored(&store), Some(deck.text()), "the broken card is still there");
    }
    let add = |deck: &mut Deck| deck.add(Card { link: "ceylon.another".into(), ..cards[0].clone() });
    assert_eq!(Deck::change(&store, "ceylon", add), Err(DeckError::Store(StoreError::Full)));
    assert_eq!(stored(&store), Some(deck.text()));
    let damaged = deck.text().replace('a', "b");
    store.write(KEY, &damaged).expect("it is as long as before");
    for _ in 0..2 {
        assert_eq!(Deck::open(&store, "ceylon"), Err(DeckError::Damaged));
        assert_eq!(stored(&store).as_ref(), Some(&damaged), "it could not be set aside");
    }
}

#[test]
fn a_deck_of_a_title_that_is_not_here_is_told_and_passed_on() {
    let (store, text) = (Memory::default(), Deck::new("gone").text());
    assert_eq!(bring_in(&store, &text), Err(DeckError::UnknownGame("gone".into())));
    assert_eq!(store.keys().expect("they can be read"), [""; 0]);
    store.write("tea-table.practice/gone", &text).expect("there is room");
    assert_eq!(texts(&store), Ok(vec![text]));
}

#[test]
fn a_sitting_is_short_and_goes_on_where_it_was_left() {
    let (store, deck) = (Memory::default(), deck(SITTING + 2));
    deck.save(&store).expect("there is room");
    let sit = || sitting(&store, "ceylon", 100).expect("it can be read").0;
    let first = sit();
    assert_eq!((first.len(), sit()), (SITTING, first.clone()), "nothing is lost by leaving before the answer");
    let answer = |card: &Card| {
        Deck::change(&store, "ceylon", |deck| deck.answered(&card.link, 0, 100)).expect("it can be read");
    };
    answer(&first[0]);
    assert!(!sit().contains(&first[0]), "an answer is kept at once");
    first.iter().for_each(answer);
    assert_eq!(sit().len(), 2);
    sit().iter().for_each(answer);
    assert_eq!(sit(), []);
    assert_eq!(Deck::open(&store, "ceylon").expect("it can be read").days_to_next(100), Some(1));
}

#[test]
fn files_of_all_games_have_the_decks() {
    let (here, there) = (Memory::default(), Memory::default());
    deck(3).save(&here).expect("there is room");
    here.write("tea-table.practice/ceylon-damaged", "nonsense").expect("there is room");
    let file = import(&export(&here).expect("it can be read")).expect("it is a file");
    assert_eq!(file.practice, [stored(&here).expect("it is there")]);

    let (mut own, card) = (Deck::new("ceylon"), cards(3).swap_remove(0));
    let link = card.link.clone();
    assert!(own.add(card));
    own.answered(&link, 5, 100);
    own.save(&there).expect("there is room");
    bring_in(&there, &file.practice[0]).expect("it is intact");
    let merged = Deck::open(&there, "ceylon").expect("it can be read");
    assert_eq!((merged.len(), merged.due(100).len()), (3, 2), "the moment known here keeps its day");
    assert_eq!(bring_in(&there, "nonsense"), Err(DeckError::Damaged));
    assert_eq!(import(&export(&Memory::default()).expect("it can be read")).expect("it is a file").practice, [""; 0]);
}

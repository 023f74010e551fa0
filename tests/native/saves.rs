//! Tests of damaged saves, files and links: each is refused with a sentence, within bounded time and memory and
//! without a panic, or accepted as a game that replays.
//!
//! The requirements on input are in [`tea_table::laws::fuzz`]; the targets of `tests/fuzz` use the same functions.
//! Every run tries five thousand damaged inputs per title, the soak a quarter of a million.

use std::cell::RefCell;
use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tea_table::engine::link;
use tea_table::engine::record::{self, Record, RecordError, Seed};
use tea_table::engine::session::Session;
use tea_table::engine::{Seat, SeatSet};
use tea_table::games;
use tea_table::laws::fuzz::{self, Input, forge_link, link_bytes, open_link};
use tea_table::table::save::{self, Slot, Store, StoreError};
use tea_table::table::shared::handshake::{Address, Candidate, Handshake, Side};
use tea_table::table::shared::{DeviceId, Holder, TableId, packet};
use tea_table::table::{Table, bundle, envelope};
use tea_table::words::Title;

use crate::links;
use crate::parlour::Auction;
use tea_table::laws::play::{self, Manner};

/// Damage to bytes in transit.
#[derive(Clone, Debug)]
enum Damage {
    Cut(u16),
    Flip(u16, u8),
    Put(u16, u8),
    Insert(u16, u8),
    Drop(u16),
    Double,
    Zeros(u16),
}

fn any_damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        any::<u16>().prop_map(Damage::Cut),
        (any::<u16>(), any::<u8>()).prop_map(|(at, bit)| Damage::Flip(at, bit)),
        (any::<u16>(), any::<u8>()).prop_map(|(at, byte)| Damage::Put(at, byte)),
        (any::<u16>(), any::<u8>()).prop_map(|(at, byte)| Damage::Insert(at, byte)),
        any::<u16>().prop_map(Damage::Drop),
        Just(Damage::Double),
        any::<u16>().prop_map(Damage::Zeros),
    ]
}

fn apply_damage(bytes: &mut Vec<u8>, damage: &Damage) {
    // Even numbers hit the first 24 bytes, where links have their sizes; odd ones any byte.
    let place = |at: u16, length: usize| {
        let at = usize::from(at);
        (if at.is_multiple_of(2) { at / 2 % 24 } else { at }) % length.max(1)
    };
    let length = bytes.len();
    match *damage {
        Damage::Cut(at) => bytes.truncate(place(at, length)),
        Damage::Flip(at, bit) if length > 0 => bytes[place(at, length)] ^= 1 << (bit % 8),
        Damage::Put(at, byte) if length > 0 => bytes[place(at, length)] = byte,
        Damage::Insert(at, byte) => bytes.insert(place(at, length + 1), byte),
        Damage::Drop(at) if length > 0 => drop(bytes.remove(place(at, length))),
        Damage::Double if length < 100_000 => bytes.extend_from_within(..),
        Damage::Zeros(count) => bytes.resize(length + usize::from(count % 300), 0),
        _ => {}
    }
}

/// Kinds of input that contain a whole game.
const WHOLE_GAME_INPUTS: [Input; 5] = [Input::Link, Input::ForgedLink, Input::File, Input::Bundle, Input::Save];

/// Returns the beginnings of several games.
fn begun_games<G: Title>() -> Vec<Session<G>> {
    let setups: Vec<_> = play::setups::<G>(11).into_iter().step_by(7).take(6).collect();
    let begin = |setup| {
        let mut session = Session::<G>::new(setup).unwrap();
        let mut chance = tea_table::engine::Chance::stream(5);
        while let Some(seat) = session.to_act().filter(|_| session.plies() < 150) {
            let action = play::choose(&session, &session.legal(), Manner::Random, &mut chance);
            session.act(seat, action).unwrap();
        }
        session
    };
    let mut games: Vec<_> = setups.into_iter().map(begin).collect();
    // One more game, in which moves can be redone.
    let mut taken_back = games[0].clone();
    taken_back.undo_to(taken_back.plies() / 2, false);
    games.push(taken_back);
    games
}

fn encoded_game<G: Title>(session: &Session<G>, input: Input) -> Vec<u8> {
    let players = play::players(session.setup().seats);
    let record: Record = record::write(session, &players);
    match input {
        Input::Link => link::write(session, &players).into_bytes(),
        Input::ForgedLink => link_bytes(&link::write(session, &players)),
        Input::File => save::encode_record(&record).into_bytes(),
        Input::Save => save::encode(&save_of(record)).into_bytes(),
        _ => {
            let shelf = MemoryStore::default();
            let slot = |number| Slot::new(G::INFO.id, number);
            let short = record::write(&session.branch_at(5), &players);
            for (number, record) in [(1, record), (2, short)] {
                save::write_save(&shelf, &slot(number), &save_of(record)).expect("there is room");
            }
            shelf.write(&slot(3).key(), "0123456789abcdef {\"revision\":").expect("there is room");
            bundle::export(&shelf).expect("it can be read").into_bytes()
        }
    }
}

fn save_of(record: Record) -> save::Save {
    save::Save {
        revision: 1,
        played: 2,
        heading: "Turn 1".into(),
        over: false,
        open: false,
        had_person: true,
        shared: None,
        origin: save::Origin::Dealt,
        record,
    }
}

#[derive(Default)]
pub struct MemoryStore(RefCell<BTreeMap<String, String>>);

impl Store for MemoryStore {
    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.borrow().get(key).cloned())
    }
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().insert(key.into(), text.into());
        Ok(())
    }
    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().remove(key);
        Ok(())
    }
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }
}

/// Feeds damaged games, matches and notations, as well as noise, to [`tea_table::laws::fuzz`].
fn check_damaged<G: Title>(cases: u32) {
    let games = begun_games::<G>();
    let mut whole: Vec<(Input, Vec<u8>)> = WHOLE_GAME_INPUTS
        .iter()
        .flat_map(|input| games.iter().map(|session| (*input, encoded_game(session, *input))))
        .collect();
    whole.extend(match_inputs::<G>());
    whole.extend(shared_inputs::<G>(&games));
    whole.extend(handshake_inputs::<G>());
    let steps = games.iter().flat_map(|session| session.steps().iter().step_by(7));
    whole.extend(steps.map(|step| (Input::Notation, step.action.to_string().into_bytes())));
    for (input, bytes) in &whole {
        let accepted = fuzz::check::<G>(*input, bytes).unwrap_or_else(|breach| panic!("{breach}"));
        assert!(accepted, "{input:?}: an undamaged one is accepted: {}", String::from_utf8_lossy(bytes));
    }
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let check_input = |input, bytes: &[u8]| match fuzz::check::<G>(input, bytes) {
        Ok(_) => Ok(()),
        Err(breach) => Err(TestCaseError::fail(format!("{input:?}: {breach}"))),
    };
    let outcome =
        runner.run(&(prop::sample::select(whole.clone()), prop::collection::vec(any_damage(), 1..5)), |(one, all)| {
            let (input, mut bytes) = one;
            all.iter().for_each(|damage| apply_damage(&mut bytes, damage));
            check_input(input, &bytes)
        });
    outcome.unwrap_or_else(|failure| panic!("{}: {failure}", G::INFO.id));
    let inputs: Vec<Input> = whole.iter().map(|(input, _)| *input).collect();
    let noise = (prop::sample::select(inputs), prop::collection::vec(any::<u8>(), 0..400));
    let outcome = runner.run(&noise, |(input, bytes)| check_input(input, &bytes));
    outcome.unwrap_or_else(|failure| panic!("{}: {failure}", G::INFO.id));
}

/// Returns a match of this title with one person and no result, as its payload and as text. Empty for a title that is
/// not on the shelf.
fn match_inputs<G: Title>() -> Vec<(Input, Vec<u8>)> {
    if games::info(G::INFO.id).is_none() {
        return Vec::new();
    }
    let sealed = links::match_link(G::INFO.id);
    let (_, bytes) = envelope::unseal_bytes(&sealed).expect("it was just sealed");
    vec![(Input::ForgedPacket, bytes), (Input::Packet, sealed.into_bytes())]
}

/// Returns packets of shared tables, without and with a request to take back, as text and as payloads. Empty for a
/// title that is not on the shelf.
fn shared_inputs<G: Title>(games: &[Session<G>]) -> Vec<(Input, Vec<u8>)> {
    if games::info(G::INFO.id).is_none() {
        return Vec::new();
    }
    let packets = |session: &Session<G>| {
        let link = link::write(session, &play::players(session.setup().seats));
        let mut table = Table::open_link(&link).expect("it was just written");
        table.share(TableId(5), DeviceId(6), SeatSet::one(Seat(0)));
        table.assign_seat(Seat(1), Holder::Device(DeviceId(7)), "");
        let plain = packet::write(&table).expect("it is shared");
        table.mark_passed_on();
        table.undo();
        [plain, packet::write(&table).expect("it is shared")]
    };
    let inputs = |packet: String| {
        let (_, bytes) = envelope::unseal_bytes(&packet).expect("it was just sealed");
        [(Input::ForgedShared, bytes), (Input::Shared, packet.into_bytes())]
    };
    games.iter().flat_map(packets).flat_map(inputs).collect()
}

/// Returns a handshake, as text, as payload and as the description of a browser.
fn handshake_inputs<G: Title>() -> Vec<(Input, Vec<u8>)> {
    let address = |address| Candidate { address, port: 51001 };
    let handshake = Handshake {
        side: Side::Offer,
        game: G::INFO.id.to_owned(),
        table: TableId(5),
        fingerprint: [7; 32],
        user: "dsh7".into(),
        password: "WHkZKVH+FAC+va4rXgUNkTnS".into(),
        candidates: [Address::Name(5), Address::Ip([192, 168, 1, 2].into()), Address::Ip([9; 16].into())]
            .map(address)
            .to_vec(),
    };
    let (text, description) = (handshake.write(), handshake.description());
    let (_, bytes) = envelope::unseal_bytes(&text).expect("it was just sealed");
    let text = (Input::Handshake, text.into_bytes());
    vec![(Input::ForgedHandshake, bytes), text, (Input::Handshake, description.into_bytes())]
}

/// Checks that a link with one changed character, or without its end, is refused.
fn check_one_letter_changes<G: Title>() {
    let session = &begun_games::<G>()[0];
    let text = link::write(session, &[]);
    for at in 0..text.len() {
        for letter in ['A', 'b', '7', '_', '.', '%'] {
            let mut changed = text.clone();
            changed.replace_range(at..=at, &letter.to_string());
            assert!(changed == text || open_link::<G>(&changed).is_err(), "{changed} was taken for {text}");
        }
        assert!(open_link::<G>(&text[..at]).is_err(), "a link cut at {at} was taken");
    }
}

/// Checks that a small link that claims to be a very long game is refused.
fn check_claimed_length<G: Title>() {
    let session = Session::<G>::new(play::setups::<G>(3).remove(0)).unwrap();
    let payload = link_bytes(&link::write(&session, &[]));
    // The tail is: plies, length of the packed actions, hash of eight bytes.
    let head = &payload[..payload.len() - 10];
    for plies in [u64::from(u32::MAX), u64::from(G::INFO.longest), link::MAX_PLIES, link::MAX_PLIES + 1] {
        let mut bytes = [head, &encode_number(plies)].concat();
        bytes.push(0);
        bytes.extend([0; 8]);
        assert!(open_link::<G>(&forge_link::<G>(&bytes)).is_err());
    }
}

/// Encodes a number as links do: seven bits per byte, the lowest first.
fn encode_number(mut number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

/// Checks that data that no writer of links produces is refused, even if nothing contradicts it.
fn check_links_never_written<G: Title>() {
    let mut session = Session::<G>::new(play::setups::<G>(3).remove(0)).unwrap();
    let bytes = link_bytes(&link::write(&session, &[]));
    let opens = |parts: &[&[u8]]| open_link::<G>(&forge_link::<G>(&parts.concat())).is_ok();
    // The tail is: no players, no takebacks, no plies, no actions, hash of eight bytes.
    let (head, hash) = bytes.split_at(bytes.len() - 8);
    assert!(opens(&[head, hash]) && !opens(&[head, &[0], hash]), "bytes left over");
    let seed = encode_number(session.setup().seed.0);
    let at = 1 + encode_number(G::INFO.rules.into()).len() + 1;
    assert_eq!(bytes[at..at + seed.len()], seed[..]);
    let folded = encode_number(session.setup().seed.0 + Seed::LIMIT);
    assert!(!opens(&[&bytes[..at], &folded, &bytes[at + seed.len()..]]), "a seed that is none");
    let head = &head[..head.len() - 3];
    for (ply, plies, fits) in [
        (0, 1, true),
        (G::INFO.longest - 1, 1, true),
        (0, 0, false),
        (G::INFO.longest, 1, false),
        (u32::MAX, 1, false),
        (0, u32::MAX >> 1, false),
    ] {
        let back = [encode_number(ply.into()), encode_number(u64::from(plies) << 1)].concat();
        assert_eq!(opens(&[head, &[1], &back, &[0, 0], hash]), fits, "{plies} plies back to {ply}");
        let record = Record { takebacks: vec![(ply, plies, false)], ..record::write(&session, &[]) };
        assert_eq!(record::open::<G>(&record).is_ok(), fits, "{plies} plies back to {ply}");
    }
    let mut chance = tea_table::engine::Chance::stream(5);
    while let Some(seat) = session.to_act() {
        let action = play::choose(&session, &session.legal(), Manner::Random, &mut chance);
        session.act(seat, action).unwrap();
    }
    if u64::from(session.plies()) < link::MAX_PLIES.min(G::INFO.longest.into()) {
        let bytes = link_bytes(&link::write(&session, &[]));
        let at = head.len() + 1;
        let count = encode_number(session.plies().into());
        assert_eq!(bytes[at..at + count.len()], count[..]);
        let more = encode_number(u64::from(session.plies()) + 1);
        let broken = open_link::<G>(&forge_link::<G>(&[&bytes[..at], &more[..], &bytes[at + count.len()..]].concat()));
        assert_eq!(broken.err(), Some(RecordError::AfterEnd { ply: session.plies() + 1 }));
    }
}

fn check_wrong_versions<G: Title>() {
    let session = &begun_games::<G>()[0];
    let record = record::write(session, &[]);
    let newer = Record { rules: G::INFO.rules + 1, ..record.clone() };
    assert!(matches!(record::open::<G>(&newer), Err(RecordError::UnknownRules { .. })));
    let other = Record { game: "go".into(), ..record.clone() };
    assert!(matches!(record::open::<G>(&other), Err(RecordError::UnknownGame(_))));
    for seats in [0, G::INFO.seats.0 - 1, G::INFO.seats.1 + 1, 255] {
        assert!(matches!(record::open::<G>(&Record { seats, ..record.clone() }), Err(RecordError::BadSetup(_))));
    }
    let invalid = Record { options: "colour=blue".into(), ..record.clone() };
    assert!(matches!(record::open::<G>(&invalid), Err(RecordError::BadSetup(_))));
    let mut actions = record.actions.clone();
    actions[3] = "castle".into();
    let illegal = record::open::<G>(&Record { actions, ..record.clone() });
    assert!(matches!(illegal, Err(RecordError::Illegal { ply: 4, .. })));
    check_first_difference::<G>(session, &record);
    let mut bytes = link_bytes(&link::write(session, &[]));
    bytes[0] = 9;
    assert!(open_link::<G>(&forge_link::<G>(&bytes)).is_err());
    assert!(open_link::<G>(&"a.".repeat(link::MAX_LENGTH)).is_err());
    assert!(open_link::<G>("").is_err());
}

/// Checks that the first difference is reported, by its block, if a file's hashes are not those of its moves.
fn check_first_difference<G: Title>(session: &Session<G>, record: &Record) {
    let (plies, block) = (session.plies(), tea_table::engine::session::HASHED_PLIES);
    assert_eq!(record.hashes.len() as u32, plies / block + 1, "one a block, and one of the end");
    assert!(plies >= 2 * block || G::INFO.longest < block, "{plies} plies are no two blocks");
    for (number, at) in (1..).zip(0..record.hashes.len()) {
        let mut hashes = record.hashes.clone();
        hashes[at] = "0123456789abcdef".into();
        let differs = record::open::<G>(&Record { hashes: hashes.clone(), ..record.clone() });
        let ply = (number * block).min(plies);
        assert_eq!(
            differs.err(),
            Some(RecordError::HashMismatch { ply }),
            "hash {number} of {} is another",
            hashes.len()
        );
        // Later errors do not change the report.
        hashes[at..].fill("0123456789abcdef".into());
        let differs = record::open::<G>(&Record { hashes, ..record.clone() });
        assert_eq!(differs.err(), Some(RecordError::HashMismatch { ply }));
    }
    let missing = record.hashes[..record.hashes.len() - 1].to_vec();
    let more = [&record.hashes[..], &record.hashes[..1]].concat();
    for hashes in [missing, more] {
        let differs = record::open::<G>(&Record { hashes, ..record.clone() });
        assert_eq!(differs.err(), Some(RecordError::HashMismatch { ply: plies }), "hashes are missing, or too many");
    }
}

/// Checks that undone moves can be redone after the game was saved and opened again, from a save or a file. A link
/// does not contain them, nor does a game in which another action followed.
fn check_redo_after_opening<G: Title>() {
    let whole = &begun_games::<G>()[0];
    let mut session = whole.clone();
    session.undo_to(whole.plies() * 3 / 4, false);
    session.undo_to(whole.plies() / 2, true);
    let record = record::write(&session, &[]);
    assert_eq!(record.undone.len(), (whole.plies() - whole.plies() / 2) as usize);
    let stored = save::parse(&save::encode(&save_of(record.clone()))).expect("it was just kept").record;
    let filed = save::parse_record(&save::encode_record(&record)).expect("it was just written");
    for kept in [stored, filed] {
        assert_eq!(kept, record);
        let mut opened = record::open::<G>(&kept).expect("it is whole");
        assert_eq!(opened, session);
        while opened.redo().is_some() {}
        assert_eq!((opened.plies(), opened.hash()), (whole.plies(), whole.hash()));
    }

    let linked = open_link::<G>(&link::write(&session, &[])).expect("it is whole");
    assert!(!linked.can_redo(), "a link does not say what was taken back");
    assert!(!session.branch_at(session.plies()).can_redo(), "nor does a branch");
    let mut other = session.clone();
    let seat = other.to_act().expect("it runs");
    let next = whole.steps()[session.plies() as usize].action;
    other.act(seat, next).expect("it was legal before");
    assert_eq!(record::write(&other, &[]).undone, record.undone[1..], "the same again leaves the rest");
    if let Some(different) = session.legal().into_iter().find(|action| *action != next) {
        session.act(seat, different).expect("it is legal");
        assert_eq!(record::write(&session, &[]).undone, [""; 0], "another action drops it");
    }

    // Moves that cannot be redone are dropped, and the game is whole.
    for (place, junk) in [(0, "castle"), (1, "")] {
        let mut forged = record.clone();
        forged.undone[place] = junk.into();
        let opened = record::open::<G>(&forged).expect("its moves are legal");
        assert_eq!(record::write(&opened, &[]).undone, record.undone[..place]);
    }
    let long = Record { undone: [record.undone.clone(), vec!["pass".into(); 100_000]].concat(), ..record.clone() };
    assert!(record::open::<G>(&long).is_ok_and(|session| session.can_redo()));
}

fn check_all<G: Title>() {
    check_redo_after_opening::<G>();
    check_damaged::<G>(2_500);
    check_one_letter_changes::<G>();
    check_claimed_length::<G>();
    check_links_never_written::<G>();
    check_wrong_versions::<G>();
}

#[test]
fn damaged_input_of_the_auction_is_handled() {
    check_all::<Auction>();
}

macro_rules! saves_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(mod $folder {
            use tea_table::games::$folder::$game;

            #[test]
            fn damaged_input_of_every_title_is_handled() {
                super::check_all::<$game>();
            }

            #[test]
            #[ignore = "a quarter of a million inputs: cargo xtask test --soak"]
            fn soak_damaged_input_of_every_title_is_handled() {
                super::check_damaged::<$game>(125_000);
            }
        })*
    };
}
tea_table::titles!(saves_of_titles);

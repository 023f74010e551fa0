//! Tests of shared tables, apart from the laws of merging (`tests/native/shared.rs`).

use super::*;
use crate::engine::record::Seed;
use crate::engine::{Chance, Viewer};
use crate::games::{self, SHELF, Visitor};
use crate::table::route::Route;
use crate::table::seating::Undo;
use crate::table::{envelope, link_text};
use crate::words::Title;

const ASHA: DeviceId = DeviceId(11);
const BAO: DeviceId = DeviceId(22);

struct New;
impl Visitor for New {
    type Output = Table;
    fn visit<G: Title>(self) -> Table {
        let seats = usize::from(G::INFO.seats.0.max(2));
        let players = (0..seats).map(|seat| Player::new(["Asha", "Bao", "Clara", "Dev"][seat], Player::PERSON));
        Table::new::<G>(G::Options::default(), players.collect(), Seed(418)).expect("two can play")
    }
}

/// Returns a table that Asha has opened and Bao has not joined yet.
fn opened(game: &str) -> Table {
    let mut table = games::visit(game, New).expect("it is in the catalogue");
    table.share(TableId(7), ASHA, SeatSet::one(Seat(0)));
    table
}

#[test]
fn packets_are_found_in_addresses() {
    let packet = packet::write(&opened("chai")).expect("it is shared");
    for route in [Route::Packet(packet.clone()), Route::Join(packet)] {
        assert_eq!(link_text::read(&route.to_string()), route);
        assert_eq!(link_text::find(&format!("Your turn! https://tea.example/{route}.")), Some(route));
    }
}

/// Returns the table as Bao joins it by packet.
fn joined(table: &Table) -> Table {
    let mut joined = packet::open(&packet::write(table).expect("it is shared")).expect("it was just written");
    joined.join(BAO, Some(Seat(1)), "");
    joined
}

fn act(table: &mut Table, chance: &mut Chance) {
    let legal = table.legal().len();
    table.act(chance.index(legal)).expect("it is legal");
}

#[test]
fn a_packet_is_complete_and_small() {
    for info in SHELF {
        let mut table = opened(info.id);
        let mut chance = Chance::stream(3);
        for _ in 0..40 {
            if table.outcome().is_none() {
                act(&mut table, &mut chance);
            }
        }
        let text = packet::write(&table).expect("it is shared");
        assert!(text.len() < table.link().len() + 80, "{}: {} for {}", info.id, text.len(), table.link().len());
        assert!(text.ends_with(|last: char| last.is_ascii_alphanumeric()), "{text}");
        let opened = packet::open(&text).expect("it was just written");
        assert_eq!(opened.dyn_session().hash(), table.dyn_session().hash());
        assert_eq!(packet::write(&opened).as_ref(), Some(&text), "passed on, it is the same");
        assert_eq!(packet::check(&text[..text.len() - 9]), Err(RecordError::Unreadable(Unreadable::CutShort)));
    }
}

#[test]
fn a_device_shows_and_plays_only_its_own_seats() {
    for info in SHELF {
        let asha = opened(info.id);
        assert_eq!(asha.seating.people(), SeatSet::one(Seat(0)));
        assert_eq!(asha.shared.as_ref().map(Shared::free_seats), Some(SeatSet::one(Seat(1))));
        let mut bao = joined(&asha);
        let mut chance = Chance::stream(9);
        for _ in 0..30 {
            let Some(seat) = bao.to_act() else { break };
            assert_eq!((bao.viewer(), bao.curtain()), (Viewer::Seat(Seat(1)), None), "{}", info.id);
            let is_own = seat == Seat(1);
            assert_eq!(
                (bao.presser(), bao.awaited()),
                match is_own {
                    true => (Some(seat), Some(Awaited::Here(seat))),
                    false => (None, Some(Awaited::Away(seat))),
                }
            );
            act(&mut bao, &mut chance);
        }
        let mut bystander = packet::open(&packet::write(&bao).expect("it is shared")).expect("it was just written");
        bystander.join(DeviceId(33), None, "");
        if bystander.outcome().is_none() {
            assert_eq!((bystander.viewer(), bystander.presser()), (Viewer::Public, None));
        }
    }
}

#[test]
fn moves_known_to_another_device_are_undone_with_consent_only() {
    let mut table = opened("ceylon");
    let mut chance = Chance::stream(5);
    while table.to_act() != Some(Seat(0)) || table.is_forced() {
        act(&mut table, &mut chance);
        table.mark_passed_on();
    }
    assert_eq!((table.can_undo(), table.has_undo()), (Undo::Nothing, false), "Asha has not decided anything");
    act(&mut table, &mut chance);
    assert!(table.has_undo() && table.can_undo() != Undo::Nothing);
    let mut bao = joined(&table);
    assert_eq!(table.merge(&bao), Ok(Merged { others: true, ..Merged::default() }));
    assert_eq!((table.can_undo(), table.has_undo()), (Undo::Request, true), "Bao’s device has it");
    assert_eq!(bao.merge(&table), Ok(Merged::default()));
}

/// Returns whether the table is sent to other devices in its current state.
fn is_published(table: &Table) -> bool {
    struct Sent(std::cell::Cell<bool>);
    impl Carrier for Sent {
        fn send(&self, _: &str) {
            self.0.set(true);
        }
    }
    let sent = Sent(false.into());
    table.publish(&sent);
    sent.0.get()
}

/// What a computer did just before a person of its device is not kept from the others until that person has moved.
#[test]
fn all_but_the_turn_of_a_person_here_is_sent_at_once() {
    let mut mid_turn = 0;
    for info in SHELF {
        let mut table = opened(info.id);
        table.assign_seat(Seat(1), Holder::Computer("steady".to_owned()), "");
        let mut chance = Chance::stream(13);
        assert!(is_published(&table), "{}: nothing was decided yet", info.id);
        for _ in 0..60 {
            let Some(seat) = table.to_act() else { break };
            let was_forced = table.only_answer(true).is_some();
            act(&mut table, &mut chance);
            let is_same = table.to_act() == Some(seat) && seat == Seat(0);
            if !is_same || !was_forced {
                assert_eq!(is_published(&table), !is_same, "{} after {} plies", info.id, table.plies());
            }
            mid_turn += u32::from(is_same && !was_forced);
            if is_published(&table) {
                table.mark_passed_on();
            }
        }
    }
    assert!(mid_turn > 10, "turns of several decisions were met: {mid_turn}");
}

fn packet_of(table: &Table) -> String {
    packet::write(table).expect("it is shared")
}

/// Returns the tables of Asha and Bao after a decision of Asha that Bao has received.
fn decided(game: &str) -> (Table, Table) {
    let mut asha = opened(game);
    let mut bao = joined(&asha);
    asha.receive(&packet_of(&bao)).expect("it is the same table");
    let mut chance = Chance::stream(5);
    while asha.can_undo() == Undo::Nothing || asha.awaited() == Some(Awaited::Here(Seat(0))) {
        act(&mut asha, &mut chance);
    }
    bao.receive(&packet_of(&asha)).expect("it is the same table");
    asha.mark_passed_on();
    (asha, bao)
}

#[test]
fn the_people_at_other_devices_are_asked_for_an_undo() {
    for info in SHELF {
        let (mut asha, mut bao) = decided(info.id);
        let stale = packet_of(&asha);
        assert_eq!((asha.can_undo(), asha.people_elsewhere()), (Undo::Request, SeatSet::one(Seat(1))));
        asha.undo();
        let open = asha.pending_request().expect("Bao has to answer");
        assert!(open.is_own && !open.asks_here && open.waits_for == SeatSet::one(Seat(1)), "{open:?}");
        assert_eq!((asha.can_undo(), asha.has_undo(), bao.pending_request()), (Undo::Nothing, false, None));
        assert!(bao.receive(&packet_of(&asha)).is_ok_and(|merged| merged.others && !merged.taken_back));
        let open = bao.pending_request().expect("he has received it");
        assert!(!open.is_own && open.asks_here && bao.is_awaited_here(), "{open:?}");
        let plies = bao.plies();
        bao.answer_request(true);
        assert!(bao.plies() < plies && bao.pending_request().is_none() && !bao.can_redo());
        let news = asha.receive(&packet_of(&bao)).expect("it is the same table");
        assert!(news.taken_back && news.lost == 0, "{news:?}");
        assert_eq!((packet_of(&asha), asha.awaited()), (packet_of(&bao), Some(Awaited::Here(Seat(0)))));
        assert_eq!(asha.dyn_session().takebacks().len(), 1, "it is recorded");
        for table in [&mut asha, &mut bao] {
            let news = table.receive(&stale).expect("it is the same table");
            assert!(!news.is_news() && news.is_ahead, "what was taken back does not return");
        }
        // Until another device sees it, the next decision is Asha's again.
        let mut chance = Chance::stream(6);
        act(&mut asha, &mut chance);
        assert!(matches!(asha.can_undo(), Undo::Free | Undo::Marked) && asha.plies_passed_on() < asha.plies());
    }
}

#[test]
fn a_refusal_or_a_move_ends_a_request() {
    let (mut asha, mut bao) = decided("ceylon");
    asha.undo();
    bao.receive(&packet_of(&asha)).expect("it is the same table");
    let plies = bao.plies();
    bao.answer_request(false);
    assert_eq!((bao.plies(), bao.pending_request()), (plies, None));
    let news = asha.receive(&packet_of(&bao)).expect("it is the same table");
    assert_eq!((news.declined, asha.pending_request()), (SeatSet::one(Seat(1)), None));
    assert_eq!(asha.receive(&packet_of(&bao)).map(Merged::is_news), Ok(false), "it is said once");
    // Asked again, Bao plays instead.
    assert_eq!(asha.can_undo(), Undo::Request);
    asha.undo();
    bao.receive(&packet_of(&asha)).expect("it is the same table");
    assert!(bao.pending_request().is_some());
    act(&mut bao, &mut Chance::stream(7));
    bao.answer_request(true);
    assert_eq!((bao.plies(), bao.pending_request()), (plies + 1, None));
    let news = asha.receive(&packet_of(&bao)).expect("it is the same table");
    assert_eq!((news.plies, news.taken_back, asha.pending_request()), (1, false, None));
    // A request that was withdrawn cannot be answered.
    asha.undo();
    assert!(asha.pending_request().is_some());
    asha.answer_request(false);
    bao.receive(&packet_of(&asha)).expect("it is the same table");
    bao.answer_request(true);
    assert_eq!((bao.plies(), bao.pending_request()), (plies + 1, None));
}

#[test]
fn computers_and_free_seats_agree_to_any_undo() {
    let (mut asha, _) = decided("ceylon");
    let plies = asha.plies();
    asha.undo();
    asha.assign_seat(Seat(1), Holder::Computer("random".into()), "");
    assert!(asha.plies() < plies && asha.pending_request().is_none(), "Bao has left");
    let mut alone = opened("ceylon");
    while alone.can_undo() == Undo::Nothing || alone.is_awaited_here() {
        act(&mut alone, &mut Chance::stream(5));
    }
    alone.mark_passed_on();
    assert_eq!(alone.can_undo(), Undo::Marked, "the other seat is free");
    let plies = alone.plies();
    alone.undo();
    assert!(alone.plies() < plies);
}

#[test]
fn an_answer_that_comes_too_late_takes_a_move_with_it() {
    let (mut asha, mut bao) = decided("ceylon");
    asha.undo();
    bao.receive(&packet_of(&asha)).expect("it is the same table");
    let mut meanwhile = bao.clone();
    act(&mut meanwhile, &mut Chance::stream(7));
    bao.answer_request(true);
    let news = meanwhile.receive(&packet_of(&bao)).expect("it is the same table");
    assert_eq!((news.taken_back, news.lost), (true, 1));
    assert_eq!(packet_of(&meanwhile), packet_of(&bao));
}

#[test]
fn a_request_survives_in_a_save_and_invented_ones_are_refused() {
    let (mut asha, _) = decided("chai");
    assert_eq!(serde_json::to_string(&asha.shared).expect("it is JSON").matches("undoing").count(), 0);
    let before = packet_of(&asha);
    asha.undo();
    let json = serde_json::to_string(&asha.shared).expect("it is JSON");
    assert_eq!(serde_json::from_str::<Option<Shared>>(&json).expect("it was just written"), asha.shared);
    let (title, bytes) = envelope::unseal_bytes(&before).expect("it was just sealed");
    let shorter = bytes.strip_suffix(&[0]).filter(|bytes| packet::open(&envelope::seal_bytes(title, bytes)).is_ok());
    let bytes = shorter.unwrap_or(&bytes);
    let plies = asha.plies();
    let forged = |generation: u32, (number, ply, at): (u32, u32, u32), seats: u8| {
        let mut bytes = bytes.to_vec();
        bytes[0] = 2;
        let request = (generation, Some((number, ply, at, ASHA, SeatSet(seats), SeatSet(0))));
        bytes.extend(postcard::to_allocvec(&request).expect("it is written"));
        packet::open(&envelope::seal_bytes(title, &bytes)).map(|table| table.pending_request().is_some())
    };
    assert_eq!(forged(0, (1, plies - 1, plies), 0), Ok(true));
    assert_eq!(forged(0, (1, plies - 2, plies - 1), 0), Ok(false), "it is about another log");
    let out_of_range = Err(RecordError::Unreadable(Unreadable::OutOfRange));
    assert_eq!(forged(1, (1, plies - 1, plies), 0), out_of_range, "nothing was taken back yet");
    assert_eq!(forged(0, (1, plies, plies), 0), out_of_range);
    assert_eq!(forged(0, (u32::MAX, plies - 1, plies), 0), out_of_range);
    assert_eq!(forged(0, (1, plies - 1, plies), 4), out_of_range, "there is no third seat");
}

#[test]
fn a_seat_can_be_left_to_a_computer_and_taken_back() {
    let mut asha = opened("chai");
    let mut bao = joined(&asha);
    asha.merge(&bao).expect("it is the same table");
    assert_eq!(asha.shared.as_ref().map(|shared| shared.holder(Seat(1)).clone()), Some(Holder::Device(BAO)));
    asha.assign_seat(Seat(1), Holder::Device(ASHA), "Thief");
    assert_eq!(asha.seating.people(), SeatSet::one(Seat(0)), "it is taken");
    asha.assign_seat(Seat(1), Holder::Computer("random".into()), "");
    let merged = bao.merge(&asha).expect("it is the same table");
    assert_eq!((merged.seats_lost, bao.seating.players[1].kind.as_str()), (SeatSet::one(Seat(1)), "random"));
    assert!(!bao.plays_computers() && asha.plays_computers());
    bao.play_computers();
    bao.assign_seat(Seat(1), Holder::Device(BAO), "Bao Li");
    asha.merge(&bao).expect("it is the same table");
    assert!(!asha.plays_computers() && asha.seating.players[1].is_person());
    assert_eq!(asha.name(Seat(1)), bao.name(Seat(1)));
}

#[test]
fn a_seat_claimed_twice_goes_to_the_greater_claim() {
    let asha = opened("chai");
    let (mut bao, mut other) = (joined(&asha), joined(&asha));
    other.join(DeviceId(44), None, "");
    let mut other = {
        let mut fresh = packet::open(&packet::write(&asha).expect("it is shared")).expect("it was just written");
        core::mem::swap(&mut fresh, &mut other);
        other.join(DeviceId(44), Some(Seat(1)), "Bea");
        other
    };
    let (before, late) = (bao.clone(), other.clone());
    assert_eq!(bao.merge(&late).map(|merged| merged.seats_lost), Ok(SeatSet::one(Seat(1))));
    assert_eq!(other.merge(&before).map(|merged| merged.seats_lost), Ok(SeatSet::default()));
    assert_eq!(packet::write(&bao), packet::write(&other));
}

#[test]
fn a_discarded_move_is_reported_on_its_device() {
    let asha = opened("ceylon");
    let (mut one, mut two) = (asha.clone(), asha);
    let last = one.legal().len() - 1;
    one.act(0).expect("it is legal");
    two.act(last).expect("it is legal");
    let (before, late) = (one.clone(), two.clone());
    let lost_plies = [one.merge(&late), two.merge(&before)].map(|merged| merged.expect("it is the same table").lost);
    assert!(lost_plies == [0, 1] || lost_plies == [1, 0], "{lost_plies:?}");
    assert_eq!(packet::write(&one), packet::write(&two));
}

#[test]
fn another_table_is_refused_and_changes_nothing() {
    let mut table = opened("chai");
    let before = packet::write(&table);
    let mut other = opened("chai");
    other.share(TableId(8), ASHA, SeatSet::one(Seat(0)));
    assert_eq!(table.merge(&other), Err(OtherTable));
    assert_eq!(table.merge(&opened("ceylon")), Err(OtherTable));
    assert_eq!(table.merge(&games::visit("chai", New).expect("it is in the catalogue")), Err(OtherTable));
    assert_eq!(packet::write(&table), before);
}

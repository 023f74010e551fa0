//! Tables that several devices share: the laws of merging, and robots that play whole games over a carrier that
//! delays, drops, repeats and reorders packets, on devices that are restarted. The robots take moves back as well, and
//! ask each other for it.

use std::cell::Cell;
use std::thread;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tea_table::engine::record::{Player, Seed};
use tea_table::engine::{Chance, Seat, SeatSet};
use tea_table::games::{self, SHELF, Visitor};
use tea_table::table::save::{self, Origin, Save};
use tea_table::table::shared::{self, Awaited, DeviceId, Holder, TableId, packet};
use tea_table::table::{ComputerMove, Table, Undo};
use tea_table::words::Title;

const DEVICES: usize = 3;

fn device(index: usize) -> DeviceId {
    DeviceId(100 + index as u32)
}

struct New {
    seed: u64,
    computers: bool,
}

impl Visitor for New {
    type Output = Table;
    fn visit<G: Title>(self) -> Table {
        let seats = usize::from(G::INFO.seats.1).min(DEVICES + usize::from(self.computers));
        // The last of at least three seats is a computer's, if there is one.
        let is_computer = |seat: usize| self.computers && seat + 1 == seats && seats > 2;
        let kind = |seat| if is_computer(seat) { "random" } else { Player::PERSON };
        let players = (0..seats).map(|seat| Player::new(["Asha", "Bao", "Clara", "Dev"][seat], kind(seat)));
        Table::new::<G>(G::Options::default(), players.collect(), Seed(self.seed)).expect("so many can play")
    }
}

/// Opens a table on the first device.
fn opened(game: &str, seed: u64, computers: bool) -> Table {
    let mut table = games::visit(game, New { seed, computers }).expect("it is on the shelf");
    table.share(TableId(seed), device(0), SeatSet::one(Seat(0)));
    table
}

fn packet_of(table: &Table) -> String {
    packet::write(table).expect("it is shared")
}

fn open(packet: &str) -> Table {
    packet::open(packet).unwrap_or_else(|broken| panic!("{broken}: {packet}"))
}

fn receive_all(table: &mut Table, other: &Table) {
    table.merge(other).expect("it is the same table");
}

/// An act of one of several devices, whether or not that device may do it.
#[derive(Clone, Debug)]
enum DeviceAct {
    Act(u8),
    Undo,
    Warn,
    Take(u8),
    Leave(u8),
    PlayComputers,
    /// Asks the others to take back what they have seen.
    Ask,
    Answer(bool),
    /// Receives all that another device knows, and carries out what all have agreed to.
    Receive(u8),
}

fn any_act() -> impl Strategy<Value = DeviceAct> {
    prop_oneof![
        6 => any::<u8>().prop_map(DeviceAct::Act),
        1 => Just(DeviceAct::Undo),
        1 => Just(DeviceAct::Warn),
        1 => any::<u8>().prop_map(DeviceAct::Take),
        1 => any::<u8>().prop_map(DeviceAct::Leave),
        1 => Just(DeviceAct::PlayComputers),
        2 => Just(DeviceAct::Ask),
        2 => prop::bool::weighted(0.8).prop_map(DeviceAct::Answer),
        3 => any::<u8>().prop_map(DeviceAct::Receive),
    ]
}

fn carry_out(devices: &mut [Table], at: usize, deed: &DeviceAct) {
    let others = devices.to_vec();
    let seats = devices[at].seating.players.len();
    let seat = |number: u8| Seat((usize::from(number) % seats) as u8);
    let table = &mut devices[at];
    match *deed {
        DeviceAct::Act(pick) => {
            let count = table.game.legal_facts().count;
            if count > 0 {
                table.act(usize::from(pick) % count).expect("it is legal");
            }
        }
        DeviceAct::Undo => table.game.undo_to(table.plies().saturating_sub(2).max(table.plies_passed_on()), false),
        DeviceAct::Warn => table.warn(),
        DeviceAct::Take(number) => {
            table.assign_seat(seat(number), Holder::Device(device(at)), ["", "Bo"][usize::from(number % 2)])
        }
        DeviceAct::Leave(number) => table.assign_seat(seat(number), Holder::Computer("random".into()), ""),
        DeviceAct::PlayComputers => table.play_computers(),
        DeviceAct::Ask => {
            table.mark_passed_on();
            table.undo();
        }
        DeviceAct::Answer(agrees) => table.answer_request(agrees),
        DeviceAct::Receive(from) => {
            let packet = packet_of(&others[usize::from(from) % others.len()]);
            table.receive(&packet).expect("it is the same table");
        }
    }
}

/// Lets three devices act at random and merges all packets that they ever sent, in two orders and with repeats: the
/// result must be the same. Returns the number of orders.
fn check_merging(game: &str, cases: u32) -> u32 {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let deeds = prop::collection::vec((0..DEVICES, any_act()), 1..28);
    let order = || prop::collection::vec(any::<prop::sample::Index>(), 40);
    let outcome = runner.run(&(any::<u16>(), deeds, order(), order()), |(seed, deeds, one, other)| {
        let first = opened(game, u64::from(seed), true);
        let mut devices: Vec<Table> = (0..DEVICES).map(|_| first.clone()).collect();
        for (index, table) in devices.iter_mut().enumerate().skip(1) {
            table.join(device(index), None, "");
        }
        let mut packets = vec![packet_of(&first)];
        for (at, deed) in &deeds {
            carry_out(&mut devices, *at, deed);
            packets.push(packet_of(&devices[*at]));
        }
        let tables: Vec<Table> = packets.iter().map(|packet| open(packet)).collect();
        let heard = |order: &[prop::sample::Index]| {
            let mut table = tables[0].clone();
            order.iter().for_each(|index| receive_all(&mut table, index.get(&tables)));
            tables.iter().for_each(|other| receive_all(&mut table, other));
            packet_of(&table)
        };
        let (one, other) = (heard(&one), heard(&other));
        prop_assert_eq!(&one, &other, "the order matters");
        // Grouped differently: each half is merged on its own, then the two together.
        let (left, right) = tables.split_at(tables.len() / 2);
        let halves: Vec<Table> = [left, right]
            .into_iter()
            .filter(|half| !half.is_empty())
            .map(|half| {
                let mut table = half[0].clone();
                half.iter().for_each(|other| receive_all(&mut table, other));
                table
            })
            .collect();
        let mut together = halves[halves.len() - 1].clone();
        halves.iter().for_each(|half| receive_all(&mut together, half));
        prop_assert_eq!(&packet_of(&together), &one, "the grouping matters");
        // Devices that hear of everything agree, and learn nothing by hearing it again.
        let union = open(&one);
        for table in &mut devices {
            table.merge(&union).expect("it is the same table");
            prop_assert_eq!(&packet_of(table), &one);
            let again = table.merge(&union).expect("it is the same table");
            prop_assert!(!again.is_news() && !again.is_ahead && again.lost == 0);
        }
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{game}: {failure}"));
    2 * cases
}

#[test]
fn packets_in_any_order_lead_to_the_same_table() {
    let orders: u32 = SHELF.iter().map(|info| check_merging(info.id, 250)).sum();
    assert!(orders >= 2000);
}

#[test]
#[ignore = "20,000 orders of each title: cargo xtask test --soak"]
fn soak_packets_in_any_order() {
    let orders: u32 = SHELF.iter().map(|info| check_merging(info.id, 10_000)).sum();
    assert_eq!(orders, 20_000 * SHELF.len() as u32);
}

/// A device on which a robot plays.
struct Robot {
    table: Table,
    /// Its actions that have not been undone, each with its ply.
    acted: Vec<(u32, String)>,
}

impl Robot {
    /// Asks to take back, answers such a request or withdraws it, if the robot likes. Returns whether it did.
    fn negotiates(&mut self, chance: &mut Chance) -> bool {
        let table = &mut self.table;
        match table.pending_request() {
            Some(request) if request.asks_here => {
                chance.below(4) == 0 && {
                    table.answer_request(chance.below(4) > 0);
                    true
                }
            }
            Some(request) if request.is_own => {
                chance.below(60) == 0 && {
                    table.answer_request(false);
                    true
                }
            }
            Some(_) => false,
            None => {
                chance.below(100) == 0 && table.can_undo() == Undo::Request && {
                    table.undo();
                    true
                }
            }
        }
    }

    /// Acts or undoes if this device is to act; returns whether there may be news for the others.
    fn plays(&mut self, chance: &mut Chance) -> bool {
        if self.negotiates(chance) {
            self.forget_undone();
            return true;
        }
        let table = &mut self.table;
        // Computers wait while a request is open, and most robots do.
        if table.pending_request().is_some()
            && (matches!(table.awaited(), Some(Awaited::ComputerHere(_))) || chance.below(60) > 0)
        {
            return false;
        }
        let index = match table.awaited() {
            Some(Awaited::Here(_)) => {
                let is_free = matches!(table.can_undo(), Undo::Free | Undo::Marked | Undo::Ask { .. });
                if is_free && chance.below(12) == 0 {
                    table.undo();
                    let plies = table.plies();
                    self.acted.retain(|(ply, _)| *ply < plies);
                    return false;
                }
                chance.index(table.game.legal_facts().count)
            }
            Some(Awaited::ComputerHere(seat)) => {
                let kind = table.seating.players[seat.index()].kind.clone();
                match table.computer_move(&kind, 1) {
                    Some(ComputerMove::Immediate(index)) => index,
                    other => panic!("the random player does not search: {other:?}"),
                }
            }
            _ => return false,
        };
        let notation = table.notation(index).expect("it is legal");
        self.acted.push((table.plies(), notation));
        table.act(index).expect("it is legal");
        true
    }

    /// Forgets its actions that were taken back with the consent of all players.
    fn forget_undone(&mut self) {
        let actions = self.table.dyn_session().notations();
        self.acted.retain(|(ply, notation)| actions.get(*ply as usize) == Some(notation));
    }

    /// Closes the device and opens it again with what it has stored.
    fn restart(&mut self) {
        let record = self.table.record();
        let (shared, heading) = (self.table.shared.clone(), String::new());
        let (open, had_person, origin) = (false, true, Origin::Dealt);
        let save = Save { revision: 1, played: 0, heading, over: false, open, had_person, origin, shared, record };
        let stored = save::parse(&save::encode(&save)).expect("it was just stored");
        self.table = Table::resume(&stored).expect("it was just stored");
    }
}

/// The packet that a device sends, if any.
#[derive(Default)]
struct Outbox(Cell<Option<String>>);

impl shared::Carrier for Outbox {
    fn send(&self, packet: &str) {
        self.0.set(Some(packet.to_owned()));
    }
}

/// A carrier that delays, drops, repeats and reorders: packets with the time and the device at which they arrive.
#[derive(Default)]
struct Carrier(Vec<(u32, usize, String)>);

impl Carrier {
    fn send(&mut self, now: u32, from: usize, packet: &str, chance: &mut Chance) {
        for to in (0..DEVICES).filter(|to| *to != from) {
            // A third is lost, a third arrives once, and the rest arrives twice.
            for _ in 0..chance.below(3) {
                self.0.push((now + 1 + chance.below(12), to, packet.to_owned()));
            }
        }
    }

    fn arrived(&mut self, now: u32) -> Vec<(usize, String)> {
        let (due, later) = core::mem::take(&mut self.0).into_iter().partition(|(time, ..)| *time <= now);
        self.0 = later;
        let due: Vec<(u32, usize, String)> = due;
        due.into_iter().map(|(_, to, packet)| (to, packet)).collect()
    }
}

/// Plays a whole game and checks that no move is lost, except those taken back with the consent of all, and that all
/// devices end with the same hash. Returns the number of times that a device learned of such an undo.
fn play(game: &str, seed: u64) -> u32 {
    let mut chance = Chance::stream(seed);
    let first = opened(game, seed, seed.is_multiple_of(2));
    let invitation = packet_of(&first);
    let mut robots = vec![Robot { table: first, acted: Vec::new() }];
    for index in 1..DEVICES {
        let mut table = open(&invitation);
        let free = table.shared.as_ref().expect("it is shared").free_seats();
        // The last device only watches a game of two.
        table.join(device(index), free.iter().nth(index - 1), "");
        robots.push(Robot { table, acted: Vec::new() });
    }
    let mut carrier = Carrier::default();
    let (mut ended_robots, mut undone) = (0, 0);
    for now in 0.. {
        assert!(now < 400_000, "{game} {seed}: the game stands still");
        for (to, packet) in carrier.arrived(now) {
            let robot = &mut robots[to];
            let merged = robot.table.receive(&packet).expect("it is the same table");
            assert_eq!(merged.seats_lost, SeatSet::default(), "{game} {seed}");
            if merged.taken_back {
                // A robot that played on although all agreed may lose that move, and is told so.
                robot.forget_undone();
                undone += 1;
            } else {
                assert_eq!(merged.lost, 0, "{game} {seed}");
            }
        }
        for (index, robot) in robots.iter_mut().enumerate() {
            if chance.below(40) == 0 {
                robot.restart();
            }
            if chance.below(400) == 0 {
                robot.table.play_computers();
            }
            if robot.plays(&mut chance) || chance.below(40) == 0 {
                let outbox = Outbox::default();
                robot.table.publish(&outbox);
                if let Some(packet) = outbox.0.take() {
                    robot.table.mark_passed_on();
                    carrier.send(now, index, &packet, &mut chance);
                }
            }
        }
        ended_robots = if robots.iter().all(|robot| robot.table.outcome().is_some()) { ended_robots + 1 } else { 0 };
        if ended_robots > 30 {
            break;
        }
    }
    let end = &robots[0].table;
    let actions = end.dyn_session().notations();
    for robot in &robots {
        assert_eq!(robot.table.dyn_session().hash(), end.dyn_session().hash(), "{game} {seed}");
        for (ply, notation) in &robot.acted {
            assert_eq!(actions.get(*ply as usize), Some(notation), "{game} {seed}: ply {ply} was lost");
        }
    }
    undone
}

#[test]
fn no_move_is_lost_over_an_unreliable_carrier() {
    for info in SHELF {
        let undone: u32 = (0..2).map(|seed| play(info.id, seed)).sum();
        assert!(undone > 0, "{}: the robots agree at times", info.id);
    }
}

#[test]
#[ignore = "200 games of each title: cargo xtask test --soak"]
fn soak_no_move_is_lost_over_an_unreliable_carrier() {
    // One thread a title: most of the time goes into replaying packets.
    thread::scope(|scope| {
        for info in SHELF {
            scope.spawn(|| {
                let undone: u32 = (0..200).map(|seed| play(info.id, 1000 + seed)).sum();
                assert!(undone > 200, "{}: {undone}", info.id);
            });
        }
    });
}

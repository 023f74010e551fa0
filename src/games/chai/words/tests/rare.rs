//! Renders messages that random games rarely reach: unusual positions, older rules, and pieces that are not parts.

use std::collections::BTreeSet;

use super::super::labels;
use super::super::pieces::KINDS;
use super::{ASHA, said_at};
use crate::engine::{Game, Outcome, PerSeat, Rule, SeatSet, Viewer};
use crate::games::chai::action::Action;
use crate::games::chai::data::{CardId, Errand, ShipId};
use crate::games::chai::events::{ErrandReason, Event, Gain, Picked, ShipReason};
use crate::games::chai::pieces::{Dice, Tea, TeaSet};
use crate::games::chai::places::{Berth, Crew, Hall, House, Pier, Run, Slot, Space, Worker};
use crate::games::chai::press::Part;
use crate::games::chai::state::{Hand, Queued, Side, Stage, Work};
use crate::games::chai::tests::scenario::{ONE, Scenario, TWO, parse_slot};
use crate::games::chai::versions::Ability;
use crate::games::chai::view::View;
use crate::games::chai::{Chai, Options};
use crate::words::rulebook::Source;
use crate::words::{Argument, Message, Piece, Topic};
use crate::words::{Component, Words};

/// Collects the ids of all messages and nouns that were rendered.
#[derive(Default)]
pub struct Heard {
    pub ids: BTreeSet<String>,
    seats: usize,
}

impl Heard {
    fn hear(&mut self, message: &Message, reader: Viewer) {
        let text = said_at(self.seats, message, reader);
        assert!(!text.is_empty() && text.trim() == text && !text.contains(['{', '}']), "{}: “{text}”", message.id);
        self.note(message);
    }

    fn note(&mut self, message: &Message) {
        self.ids.insert(message.id.to_owned());
        message.arguments.iter().for_each(|(_, argument)| self.note_argument(argument));
    }

    fn note_argument(&mut self, argument: &Argument) {
        match argument {
            Argument::Noun(id) => _ = self.ids.insert((*id).to_owned()),
            Argument::List(items) => items.iter().for_each(|item| self.note_argument(item)),
            Argument::Message(message) => self.note(message),
            _ => {}
        }
    }

    fn component(&mut self, component: &Component) {
        self.hear(&component.name, ASHA);
        component.words.iter().for_each(|words| self.hear(words, ASHA));
        for figure in &component.figures {
            self.hear(&figure.label, ASHA);
            self.hear(&figure.value, ASHA);
        }
    }

    /// Renders all prompts, parts, refusals, answers and facts of a position.
    fn scene(&mut self, scene: &Scenario) {
        self.seats = if scene.state.table.solo { 1 } else { 2 };
        for reader in [ASHA, Viewer::Seat(TWO), Viewer::Public] {
            if self.seats == 1 && reader == Viewer::Seat(TWO) {
                continue;
            }
            let view = Chai::view(&scene.state, reader);
            self.hear(&Chai::prompt(&view, reader), reader);
            self.hear(&Chai::heading(&view), reader);
            for part in parts() {
                self.hear(&Chai::part(&view, part), reader);
                self.hear(&Chai::refuse(&view, part).why, reader);
            }
            self.pieces(&view, reader);
            for topic in Topic::all_of::<Chai>(self.seats as u8) {
                Chai::facts(&view, topic).iter().for_each(|fact| self.hear(fact, reader));
            }
        }
    }

    fn pieces(&mut self, view: &View, reader: Viewer) {
        let all = Chai::components(&Options::default(), 2, view.table.rules);
        let box_pieces = all.iter().flat_map(|group| &group.components).map(|component| component.piece);
        for piece in KINDS.iter().flat_map(|kind| (0..12).map(|number| Piece::new(kind, number))) {
            let Some(entry) = Chai::entry(view, piece) else { continue };
            self.component(&entry);
            Chai::state_of_piece(view, piece).iter().for_each(|now| self.hear(now, reader));
        }
        for piece in box_pieces {
            Chai::state_of_piece(view, piece).iter().for_each(|now| self.hear(now, reader));
        }
        all.iter().flat_map(|group| &group.components).for_each(|component| self.component(component));
    }

    fn work(&mut self, scene: &mut Scenario, work: Work) {
        scene.table().push(work);
        self.scene(scene);
        scene.table().pop();
    }

    fn verbs(&mut self, scene: &Scenario, actions: &[Action]) {
        let view = Chai::view(&scene.state, ASHA);
        self.hear(&Chai::next_press(&view, actions), ASHA);
        for action in actions {
            self.hear(&Chai::verb(&view, action), ASHA);
            self.hear(&Chai::next_press(&view, &[*action]), ASHA);
            Chai::forgoes(&view, actions, action).iter().for_each(|why| self.hear(why, ASHA));
            Chai::warn(&view, &[*action], &[]).iter().for_each(|risk| self.hear(risk, ASHA));
        }
    }

    fn event(&mut self, event: &Event) {
        for seats in [1, 2] {
            self.seats = seats;
            for reader in [ASHA, Viewer::Public] {
                let Some(line) = Chai::line(event, reader) else { continue };
                self.hear(&line.text, reader);
                line.aside.iter().for_each(|aside| self.hear(aside, reader));
            }
        }
    }
}

fn parts() -> Vec<Part> {
    let mut parts = vec![Part::Side(Side::A), Part::Side(Side::B), Part::Workshop, Part::Plus, Part::Minus];
    parts.extend([Part::Ability, Part::Done, Part::Yield, Part::EndTurn, Part::Pass]);
    parts.extend((1..=3).flat_map(|number| [Part::Marker(number), Part::Card(number), Part::Crew(number - 1)]));
    parts.extend((1..=6).flat_map(|number| [Part::Stall(number), Part::Die(number)]));
    parts.extend(Slot::all().map(Part::Slot));
    parts.extend(Pier::ALL.map(Part::Pier));
    parts.extend(Berth::ALL.map(Part::Berth));
    parts.extend(Hall::ALL.map(Part::Hall));
    parts.extend(Space::ALL.map(Part::Space));
    for tea in Tea::ALL {
        parts.push(Part::Tea(tea));
        parts.extend(Space::ALL.map(|space| Part::Token(space, tea)));
        parts.extend(Berth::ALL.map(|berth| Part::Cargo(berth, tea)));
    }
    parts
}

/// Renders everything that random games rarely reach.
pub fn heard() -> Heard {
    let mut heard = Heard { seats: 2, ..Heard::default() };
    pending_work(&mut heard);
    positions(&mut heard);
    events(&mut heard);
    results(&mut heard);
    labels(&mut heard);
    heard
}

fn pending_work(heard: &mut Heard) {
    let run = |owner| Run { owner, low: 3, high: 4 };
    let (seat, berth) = (ONE, Berth(0));
    let hand = |arrived| Hand { seat, tea: Tea::Green, space: Space::Field, pending: 1, arrived };
    let mut scene = Scenario::two_players(&[3, 4, 5], &[5, 6, 1, 2]);
    scene.harbour([10, 16, 2, 1]).act("reserve s1 3 4");
    let all = [
        Work::Hand(hand(false)),
        Work::Hand(hand(true)),
        Work::Queue(seat),
        Work::Shown { seat, teas: TeaSet::from_teas(&[Tea::Green]) },
        Work::Units { seat, left: 1, chosen: TeaSet::from_teas(&[Tea::Green]) },
        Work::Steps { seat, left: 1 },
        Work::Second { seat, first: Tea::Green },
        Work::Search(seat),
        Work::ShipSearch(seat),
        Work::Top(seat),
        Work::ShipTop(seat),
        Work::Plant { seat, card: CardId::new(1) },
        Work::Carry(seat),
        Work::Exchange(seat),
        Work::Acting { seat, slots: 1 },
        Work::Conflict { pier: Pier(0), run: run(seat) },
        Work::Relocate { run: run(seat), is_own_turn: false },
        Work::Pay { seat, value: 3, up: true },
        Work::Nudge(seat),
        Work::FreeTea(seat),
        Work::Reroll(seat),
        Work::Blend(seat),
        Work::Dock { seat, ship: ShipId::new(1) },
        Work::Junk { seat, berth, begun: false },
        Work::Junk { seat, berth, begun: true },
        Work::Loading(seat),
    ];
    for work in all {
        heard.work(&mut scene, work);
    }
    // Tea that a conversion card changes one by one.
    let (space, tea) = (Space::Field, Tea::Green);
    scene.table().enqueue(Queued { space, tea, count: 1, steps: 1, becomes: Some(Tea::Black) });
    heard.work(&mut scene, Work::Queue(seat));
    scene.table().dequeue(space, tea);
    scene.merchant(ONE).slots = [Some(CardId::new(1)); 11];
    heard.work(&mut scene, Work::Plant { seat, card: CardId::new(13) });
    for work in [Work::Steps { seat, left: 2 }, Work::Units { seat, left: 2, chosen: TeaSet::default() }] {
        scene.table().push(work);
        let step = Action::Step { from: Space::L1, tea: Tea::Green, to: Space::L2 };
        heard.verbs(&scene, &[step, Action::Take(Tea::Green), Action::Done]);
        scene.table().pop();
    }
    scene.table().push(Work::Junk { seat, berth, begun: false });
    heard.verbs(&scene, &[Action::RobDock(Tea::Green), Action::Rob(berth, Tea::Green), Action::Done]);
    scene.table().pop();
    scene.table().push(Work::ShipSearch(seat));
    heard.verbs(&scene, &[Action::Keep(1), Action::Top(1), Action::Keep(9)]);
    scene.table().pop();
    heard.verbs(&scene, &[Action::Palace(Hall::Coin, 3)]);
    let turn = scene.state.table.turn;
    let berths = core::mem::replace(&mut scene.merchant(turn).berths, [Some(ShipId::new(1)); 3]);
    heard.verbs(&scene, &[Action::Reserve(Pier(0), 3, 4)]);
    scene.merchant(turn).berths = berths;
    scene.table().push(Work::Search(seat));
    heard.verbs(&scene, &[Action::Keep(1), Action::Top(1), Action::Keep(30)]);
    scene.table().pop();
    heard.verbs(
        &scene,
        &[
            Action::Harvest { die: 3, tea: Tea::Green, twice: true },
            Action::Market { die: 3, slot: 3, deck: true },
            Action::Reroll(Dice::from_values(&[3, 4])),
            Action::Blend(Space::Field, Tea::Green, Tea::Black),
            Action::Discard(berth),
            Action::Plant(Slot(0)),
            Action::Carry(Slot(0), Slot(5)),
            Action::Exchange(Slot(0), Slot(5)),
            Action::Act(Slot(0)),
            Action::Send(Pier(1)),
            Action::Answer(3, 5),
            Action::Reserve(Pier(0), 3, 4),
            Action::Join(0, 1),
            Action::Raise(3),
            Action::Lower(3),
            Action::Pick(Space::Field, Tea::Green),
            Action::Side(Side::A),
            Action::Pass,
            Action::EndTurn,
            Action::Yield,
            Action::Ability,
        ],
    );
}

fn positions(heard: &mut Heard) {
    for (rules, tea) in [1, 2].into_iter().flat_map(|rules| Tea::ALL.map(|tea| (rules, tea))) {
        let mut scene = Scenario::two_players_under(rules, &[2, 2, 4], &[1, 1]);
        scene.card_of(ONE, tea, Side::B);
        heard.scene(&scene);
        scene.table().placed = true;
        heard.scene(&scene);
        scene.merchant(ONE).used = true;
        heard.scene(&scene);
        scene.table().placed = false;
        heard.scene(&scene);
    }
    // No worker, one worker, a run, sets in Production, an empty market and harbour.
    for dice in [&[][..], &[6], &[1, 2, 2]] {
        let mut scene = Scenario::two_players(dice, &[1, 3]);
        scene.clear(2).one_ship(13);
        let crew = |value, count| Some(Crew { owner: ONE, value, count });
        scene.table().crews = [crew(5, 3), crew(4, 2), None];
        heard.scene(&scene);
        scene.table().crews[2] = crew(3, 2);
        scene.no_ship_deck().put(ONE, Space::Field, Tea::White, 10);
        heard.scene(&scene);
        scene.table().crews[0].as_mut().expect("a set").owner = TWO;
        scene.table().used_free_action = true;
        heard.scene(&scene);
        scene.shorten(0);
        heard.scene(&scene);
        scene.table().placed = true;
        heard.scene(&scene);
    }
    let mut scene = Scenario::two_players(&[3, 4], &[1, 5]);
    scene.card(ONE, "fl", 25).card(ONE, "l1", 20).card(ONE, "l2", 2).ship(ONE, 1, 13, &[Tea::Green]).ship(
        ONE,
        2,
        18,
        &[],
    );
    scene.card(TWO, "fl", 19).sailed(ONE, &[1]).put(ONE, Space::L1, Tea::White, 2);
    scene.merchant(ONE).face_down |= 1 << parse_slot("l1").0;
    heard.scene(&scene);
    for stall in [0, 3, 5] {
        scene.table().stalls[stall] = Some(Worker::new(TWO, 4));
    }
    scene.table().halls = [Some(Worker::new(ONE, 3)); 4];
    heard.scene(&scene);
    for stage in [Stage::Walk, Stage::Sides([true, false]), Stage::Over(0)] {
        scene.table().stage = stage;
        heard.scene(&scene);
    }
    // Both merchants have a run in the harbour.
    let mut scene = Scenario::two_players(&[3, 4], &[1, 5]);
    let run = |owner, low| Some(Run { owner, low, high: low + 1 });
    scene.table().runs = [run(ONE, 2), run(TWO, 5), None, run(TWO, 1)];
    heard.scene(&scene);
    for year in [1860, 1863, 1866, 1867] {
        let mut race = Scenario::race(year, &[3, 4], &[1, 2, 5]);
        heard.scene(&race);
        let run = Run { owner: TWO, low: 1, high: 2 };
        heard.work(&mut race, Work::Relocate { run, is_own_turn: true });
        race.merchant(TWO).market_only = Dice::from_values(&[3, 3]);
        heard.scene(&race);
    }
}

fn events(heard: &mut Heard) {
    let (seat, tea, ship, card) = (ONE, Tea::Green, ShipId::new(16), CardId::new(13));
    let dice = Dice::from_values(&[3, 4]);
    let gains = [Gain::Shown, Gain::Chosen, Gain::Harvest, Gain::Second, Gain::Merchant];
    gains.into_iter().for_each(|why| heard.event(&Event::Gained { seat, tea, why }));
    for because in [
        ErrandReason::Written,
        ErrandReason::CoinTaken,
        ErrandReason::NoRun,
        ErrandReason::NoFreeShip,
        ErrandReason::NoSet,
        ErrandReason::MarketOnly,
        ErrandReason::NoEntryLeft,
    ] {
        heard.event(&Event::Errand { entry: 3, written: Errand::Harbour, does: Errand::Market, because });
    }
    for how in [Picked::Lowest, Picked::Highest, Picked::LongestRun, Picked::LargestSet] {
        heard.event(&Event::AutomatonPicked { dice, of: Dice::from_values(&[3, 4, 6]), how });
    }
    for how in [ShipReason::Highest, ShipReason::OwnTea, ShipReason::ByYou] {
        heard.event(&Event::AutomatonShip { pier: Pier(0), ship: Some(ship), tied: 2, how });
        heard.event(&Event::AutomatonShip { pier: Pier::DECK, ship: None, tied: 1, how });
    }
    for (slot, card) in [(0, Some(card)), (0, None), (3, Some(card)), (6, Some(card))] {
        heard.event(&Event::AutomatonTook { die: 3, slot, card });
    }
    for (seat, points) in [(ONE, 1), (TWO, -1)] {
        heard.event(&Event::Points { seat, category: 3, points });
    }
    for hall in Hall::ALL {
        heard.event(&Event::PalaceUsed { seat, hall, die: 3 });
    }
    for card in [None, Some(card)] {
        heard.event(&Event::Marketed { seat, die: 3, slot: 3, card });
    }
    for event in [
        Event::CoinRolled { dice: [3, 5] },
        Event::Dealt { seat: TWO, tea, side: Side::A },
        Event::SideChosen { seat, tea, side: Side::B },
        Event::Missed { seat, tea },
        Event::Robbed { seat, berth: Berth(0), tea },
        Event::ShipDiscarded { seat, ship, tokens: 1 },
        Event::Sailed { seat, ship, reaches_goal: true },
        Event::CardDiscarded { seat, card, slot: Slot(0), tokens: 0 },
        Event::CardsSwapped { seat, one: Slot(0), other: Slot(5) },
        Event::CardMoved { seat, card, from: Slot(0), to: Slot(6) },
        Event::Refreshed { seat, count: 1 },
        Event::Refreshed { seat, count: 2 },
        Event::Answered { seat, pier: Pier(0), low: 3, high: 5 },
        Event::LetGo { seat },
        Event::Relocated { seat: TWO, pier: Pier(3), ship: None, low: 3, high: 5 },
        Event::Returned { seat: TWO, dice },
        Event::Paid { seat, space: Space::Field, tea },
        Event::Changed { seat, from: 3, to: 4 },
        Event::Rerolled { seat, from: dice, to: dice },
        Event::Blended { seat, space: Space::Field, from: tea, to: Tea::Black },
        Event::Bloomed { seat, slot: Slot(0), card: CardId::new(19) },
        Event::Unused { seat, points: 2 },
        Event::AutomatonFourth { value: 3, count: 2 },
        Event::MarketClosed,
        Event::Ended { end: 0 },
        Event::Ended { end: 1 },
        Event::Joined { seat, value: 3, added: 1, count: 3, position: 0 },
        Event::Produced { seat, value: 3, count: 2, position: 1 },
        Event::ShipTopped { seat, ship },
        Event::Topped { seat, card },
        Event::ShipsSearched { seat, ships: vec![ship, ShipId::new(1)] },
    ] {
        heard.event(&event);
    }
}

fn results(heard: &mut Heard) {
    for (winners, scores, end) in
        [(&[ONE][..], [5, 3], 0), (&[ONE], [5, 5], 1), (&[ONE, TWO], [5, 5], 0), (&[], [3, 5], 1), (&[], [5, 5], 0)]
    {
        let mut outcome =
            Outcome { end, winners: SeatSet::default(), scores: PerSeat::default(), ties: PerSeat::default() };
        winners.iter().for_each(|seat| outcome.winners.add(*seat));
        (outcome.scores[ONE], outcome.scores[TWO]) = (scores[0], scores[1]);
        for seats in
            [1, 2].into_iter().filter(|seats| *seats == 1 && winners.len() < 2 || *seats == 2 && !winners.is_empty())
        {
            heard.seats = seats;
            for reader in [ASHA, Viewer::Public] {
                heard.hear(&Chai::result(&outcome, seats as u8), reader);
            }
        }
    }
}

/// Renders the labels of the board.
pub fn labels(heard: &mut Heard) {
    heard.seats = 2;
    let (tea, card, ship) = (Tea::Green, CardId::new(13), ShipId::new(16));
    let run = |low, high| Run { owner: ONE, low, high };
    let mut all: Vec<Message> = labels::PLAIN.iter().map(|id| Message::new(id)).collect();
    all.extend([labels::hall(Hall::Swap), labels::tea(tea), labels::ship(ship)]);
    all.extend([labels::card(card), labels::short_card(card), labels::works(3, House::Market)]);
    all.extend(House::ALL.map(labels::house));
    all.extend(Space::ALL.into_iter().flat_map(|space| [labels::space(space), labels::stops_at(space)]));
    all.extend([Dice::NONE, Dice::from_values(&[1, 3])].map(labels::free_workers));
    all.extend([None, Some(Side::A)].map(|side| labels::merchant(tea, side)));
    all.extend([true, false].map(|used| labels::side_b(Ability::SwapCards, used)));
    all.extend([labels::side_a(tea), labels::times(2), labels::any_teas(3), labels::sailed(1, 4), labels::walk(2)]);
    all.extend([labels::cards(1), labels::years_left(1), labels::sails(ship, false), labels::sails(ship, true)]);
    all.extend([labels::score_of(1), labels::score_of(12), labels::onto(ship), labels::becomes(tea)]);
    all.extend([labels::crate_holds(1), labels::lost(1), labels::lost(2), labels::lane(Space::L1, None)]);
    all.extend([labels::lane(Space::R1, Some(labels::fills_crate())), labels::year_end(0), labels::year_of(1861)]);
    all.push(labels::tie_break(0));
    all.push(labels::stop([labels::card(card), labels::rests()], tea));
    for (last, stowed, trips) in [(tea, true, 1), (tea, false, 1), (Tea::Black, true, 1), (tea, true, 2)] {
        all.push(labels::journey(tea, last, stowed, trips));
    }
    all.extend([labels::errand(Errand::Coin), labels::entry(2, Errand::Harbour), labels::last_errand(Errand::Market)]);
    for because in [
        ErrandReason::CoinTaken,
        ErrandReason::NoRun,
        ErrandReason::NoFreeShip,
        ErrandReason::NoSet,
        ErrandReason::MarketOnly,
    ] {
        all.extend(labels::because(because));
    }
    all.extend([Picked::Lowest, Picked::Highest, Picked::LongestRun, Picked::LargestSet].map(labels::picked));
    all.extend([ShipReason::Highest, ShipReason::OwnTea, ShipReason::ByYou].map(|how| labels::ship_chosen(how, 2)));
    all.extend(
        [(0, None), (0, Some(card)), (3, Some(card)), (6, Some(card))].map(|(slot, card)| labels::took(slot, card)),
    );
    all.extend([labels::set_place(0), labels::turn_of_year(3), labels::turn_of_year(7)]);
    all.extend([
        labels::next_entry(4, Errand::Production),
        labels::back(),
        labels::see(true, TWO),
        labels::see(false, TWO),
    ]);
    all.extend([labels::beats(run(2, 4), run(5, 6)), labels::beats(run(3, 4), run(2, 3))]);
    for seat in [ONE, TWO] {
        all.extend([labels::holds(seat), labels::not_enough(seat, 3, 5)]);
        all.extend([labels::could_answer(seat, 3, 5), labels::reaches(seat, 3, 5)]);
    }
    all.extend([&[][..], &[None], &[Some(ship), None]].map(labels::if_you_let_go));
    let mut scene = Scenario::two_players(&[3], &[1]);
    all.push(labels::plantation_of(ONE, scene.merchant(ONE)));
    scene.put(ONE, Space::L1, tea, 2).card(ONE, "fl", 25).card(ONE, "l1", 20).ship(ONE, 1, 13, &[]);
    scene.merchant(ONE).face_down |= 1 << parse_slot("l1").0;
    all.push(labels::plantation_of(ONE, scene.merchant(ONE)));
    scene.sailed(ONE, &[10]);
    let last_ship = Event::Sailed { seat: TWO, ship, reaches_goal: true };
    let view = Chai::view(&scene.state, ASHA);
    all.extend(Chai::warn(&view, &[], &[last_ship]));
    all.extend(Chai::warn(&view, &[Action::Market { die: 6, slot: 3, deck: false }], &[]));
    for message in &all {
        heard.hear(message, ASHA);
        heard.hear(message, Viewer::Public);
    }
}

/// Ids of fallbacks for missing pieces, which no position shows.
pub const FALLBACKS: &[&str] = &["card-unknown", "ship-unknown"];

#[test]
fn what_is_rare_renders() {
    let heard = heard();
    assert!(heard.ids.contains("line-rerolled") && heard.ids.contains("now-year-later"));
}

#[test]
fn entries_name_their_section_and_source() {
    let scene = Scenario::two_players(&[3], &[1]);
    let view = Chai::view(&scene.state, ASHA);
    let coin = Chai::entry(&view, Piece::new("coin", 0)).expect("an entry");
    assert_eq!((coin.rule, coin.source), (Rule("year"), Source::Ruling));
}

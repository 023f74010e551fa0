//! A tiny game for the tests: a sealed auction with hidden cards, and variants of it with a planted fault.
//!
//! The laws, the fairness checks and the codecs are tested on it, independently of the games of the shelf; and
//! each law is shown to find its fault.
//!
//! Rules. Twelve cards, 1 to 12; each of two to four seats is dealt three. Three lots are sold, each worth the value
//! of a die rolled when it is put up. In seat order each seat plays one card face down; when all have, the highest
//! takes the lot's worth and the cards stay open. With the option `goal=six` the game ends as soon as a seat has six
//! points.

mod words;

use core::cell::Cell;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tea_table::engine::{
    BadNotation, Chance, Choice, Determinize, EventSink, Features, Game, Heuristic, Info, Moment, Oracle, Outcome,
    PerSeat, Rule, Scored, Seat, SeatSet, StateHasher, Turn, Viewer,
};
use tea_table::words::Catalogue;

/// Faults that can be planted, one for each law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    None,
    Unsorted,
    ExtraAction,
    Notation,
    PointsWithoutEvent,
    ShowsBids,
    ForgetsOwnHand,
    LegalByHidden,
    FoldForgets,
    SamePresses,
    NoSuchSection,
    OwnLuck,
    NeverEnds,
    LosesACard,
    FewWeights,
    TimeGoesBack,
    ListenerMatters,
    ShowsHands,
    OverwritesList,
    RefusesInAWord,
    PassesInTurn,
    SameVerb,
    SameName,
}

thread_local! {
    static PLANTED: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// Puts the words of the auction into the library.
pub fn provide_words() {
    let shared = include_str!("../../public/locales/en/shared.ftl");
    let catalogue = Catalogue::read("en", [shared, words::CATALOGUE]).expect("it is Fluent");
    tea_table::words::provide(ID, catalogue);
}

pub fn plant_fault(fault: Fault) {
    PLANTED.set(fault);
}

fn is_planted(fault: Fault) -> bool {
    PLANTED.get() == fault
}

/// The auction, with the planted fault, if any.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Auction;

pub const ID: &str = "auction";

const CARDS: u8 = 12;
const LOTS: u8 = 3;
const HAND: u32 = 3;
/// A set of cards, as a bitmask.
type CardSet = u16;

fn card_numbers(set: CardSet) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |card| set & card_bit(*card) != 0)
}
fn card_bit(card: u8) -> CardSet {
    1 << card
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Goal {
    six: bool,
}
tea_table::options! {
    Goal {
        [six] of [false, true] => Choice {
            key: "goal",
            values: &["lots", "six"],
            default: 0,
            later: &[],
            seats: (2, 4),
        },
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    rules: u16,
    seats: u8,
    six: bool,
    lot: u8,
    worth: u8,
    hands: [CardSet; 4],
    bids: [Option<u8>; 4],
    open: CardSet,
    scores: [i32; 4],
    over: bool,
}

/// A seat's bid, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Bid {
    None,
    Hidden,
    Seen(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Viewer,
    seats: u8,
    six: bool,
    lot: u8,
    worth: u8,
    hands: [Option<CardSet>; 4],
    bids: [Bid; 4],
    open: CardSet,
    scores: [i32; 4],
    over: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Dealt { seat: Seat, cards: Option<Vec<u8>> },
    PutUp { lot: u8, worth: u8 },
    Laid { seat: Seat, card: Option<u8> },
    Sold { seat: Seat, worth: u8, bids: Vec<u8> },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lay(u8);

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_planted(Fault::Notation) && self.0 == 10 { write!(f, "lay 1") } else { write!(f, "lay {}", self.0) }
    }
}
impl FromStr for Lay {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let number = text.strip_prefix("lay ").ok_or(BadNotation)?;
        let card = number.parse().ok().filter(|card| (1..=CARDS).contains(card)).ok_or(BadNotation)?;
        let lay = Lay(card);
        if is_planted(Fault::Notation) || lay.to_string() == text { Ok(lay) } else { Err(BadNotation) }
    }
}

impl State {
    fn to_act(self) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| !self.over && self.bids[seat.index()].is_none())
    }
    fn offer_next_lot(&mut self, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        self.lot += 1;
        self.worth = 1 + chance.below(6) as u8;
        if is_planted(Fault::OwnLuck) {
            use core::sync::atomic::{AtomicU8, Ordering};
            static LUCK: AtomicU8 = AtomicU8::new(0);
            self.worth = LUCK.fetch_add(1, Ordering::Relaxed) % 5 + 1;
        }
        let (lot, worth) = (self.lot, self.worth);
        sink.emit(|| Event::PutUp { lot, worth });
    }
}

impl Game for Auction {
    const INFO: Info = Info {
        id: ID,
        title: "Sealed Auction",
        seats: (2, 4),
        minutes: (1, 2),
        first_lesson: None,
        rules: 1,
        automaton: false,
        solo: false,
        ends: 2,
        totals: 1,
        categories: &[0],
        hidden: true,
        longest: 12,
    };
    type Options = Goal;
    type State = State;
    type Action = Lay;
    type View = View;
    type Event = Event;

    fn setup_version(
        rules: u16,
        options: &Goal,
        seats: u8,
        chance: &mut Chance,
        sink: &mut impl EventSink<Event>,
    ) -> State {
        let mut deck: [u8; CARDS as usize] = core::array::from_fn(|index| index as u8 + 1);
        chance.shuffle(&mut deck);
        let mut hands = [0; 4];
        for (seat, dealt) in Seat::all(seats).zip(deck.chunks(HAND as usize)) {
            hands[seat.index()] = dealt.iter().map(|card| card_bit(*card)).sum();
            sink.emit(|| Event::Dealt { seat, cards: Some(card_numbers(hands[seat.index()]).collect()) });
        }
        let mut state = State {
            rules,
            seats,
            six: options.six,
            lot: 0,
            worth: 0,
            hands,
            bids: [None; 4],
            open: 0,
            scores: [0; 4],
            over: false,
        };
        state.offer_next_lot(chance, sink);
        state
    }

    fn turn(state: &State) -> Turn {
        if let Some(seat) = state.to_act() {
            return Turn::Act(seat);
        }
        let best = *state.scores[..state.seats.into()].iter().max().unwrap();
        let winners: SeatSet = Seat::all(state.seats).filter(|seat| state.scores[seat.index()] == best).collect();
        let scores = PerSeat::from_fn(|seat| state.scores.get(seat.index()).copied().unwrap_or(0));
        Turn::Over(Outcome { end: u8::from(state.six && best >= 6), winners, scores, ties: PerSeat::default() })
    }

    fn legal(state: &State, actions: &mut Vec<Lay>) {
        let Some(seat) = state.to_act() else { return };
        if is_planted(Fault::OverwritesList) {
            actions.clear();
        }
        let start = actions.len();
        actions.extend(card_numbers(state.hands[seat.index()]).map(Lay));
        match PLANTED.get() {
            Fault::Unsorted => actions[start..].reverse(),
            Fault::ExtraAction if state.lot == 2 => {
                let extra = (1..=CARDS).find(|card| state.hands[seat.index()] & card_bit(*card) == 0).unwrap();
                actions.push(Lay(extra));
                actions[start..].sort_unstable();
            }
            Fault::LegalByHidden => {
                let next = state.hands[seat.next(state.seats).index()];
                if actions.len() > start + 1 && next & card_bit(CARDS) != 0 {
                    actions.pop();
                }
            }
            _ => {}
        }
    }

    fn apply(state: &mut State, action: Lay, chance: &mut Chance, sink: &mut impl EventSink<Event>) {
        let Some(seat) = state.to_act() else { return };
        let card = action.0;
        state.hands[seat.index()] &= !card_bit(card);
        state.bids[seat.index()] = Some(card);
        sink.emit(|| Event::Laid { seat, card: Some(card) });
        if is_planted(Fault::ListenerMatters) {
            sink.emit(|| {
                chance.below(2);
                Event::Laid { seat, card: None }
            });
        }
        if state.to_act().is_some() {
            return;
        }
        let bids = state.bids;
        let (_, winner) = Seat::all(state.seats).map(|seat| (bids[seat.index()], seat)).max().unwrap();
        let worth = state.worth;
        state.scores[winner.index()] += i32::from(worth);
        if !is_planted(Fault::PointsWithoutEvent) || state.lot < LOTS {
            sink.emit(|| Event::Sold { seat: winner, worth, bids: bids.into_iter().flatten().collect() });
        }
        state.open |= state.bids.iter().flatten().map(|card| card_bit(*card)).sum::<CardSet>();
        if is_planted(Fault::LosesACard) && state.lot == 2 {
            state.hands[winner.index()] = 0;
        }
        let lots = if is_planted(Fault::NeverEnds) { u8::MAX } else { LOTS };
        if state.lot == lots || state.six && state.scores[winner.index()] >= 6 {
            state.over = true;
            return;
        }
        state.bids = [None; 4];
        state.offer_next_lot(chance, sink);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let cheats = is_planted(Fault::ShowsHands) && state.lot == 3 && viewer == Viewer::Seat(Seat(0));
        let shows = |seat: usize| cheats || viewer.sees(Seat(seat as u8));
        View {
            viewer,
            seats: state.seats,
            six: state.six,
            lot: state.lot,
            worth: state.worth,
            hands: core::array::from_fn(|seat| shows(seat).then_some(state.hands[seat])),
            bids: core::array::from_fn(|seat| match state.bids[seat] {
                None => Bid::None,
                Some(card) if state.over || viewer.sees(Seat(seat as u8)) => Bid::Seen(card),
                Some(_) => Bid::Hidden,
            }),
            open: state.open,
            scores: state.scores,
            over: state.over,
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Dealt { seat, .. } if !viewer.sees(*seat) => Event::Dealt { seat: *seat, cards: None },
            Event::Laid { seat, .. } if !viewer.sees(*seat) && !is_planted(Fault::ShowsBids) => {
                Event::Laid { seat: *seat, card: None }
            }
            other => other.clone(),
        })
    }

    fn scored(event: &Event) -> Option<Scored> {
        match *event {
            Event::Sold { seat, worth, .. } => Some(Scored { seat, category: 0, points: worth.into() }),
            _ => None,
        }
    }

    fn moment(state: &State) -> Moment {
        let lot = u16::from(if is_planted(Fault::TimeGoesBack) { 4 - state.lot } else { state.lot });
        Moment { round: lot, turn: lot, seat: Seat(0) }
    }

    fn rule(_: &State, _: &Lay) -> Rule {
        Rule(if is_planted(Fault::NoSuchSection) { "haggling" } else { "laying" })
    }

    fn hash_state(state: &State, hasher: &mut StateHasher) {
        hasher.add(state.rules).add(state.seats).add(state.six).add(state.lot).add(state.worth);
        if !is_planted(Fault::FoldForgets) {
            hasher.list(state.hands);
        }
        hasher.list(state.bids.map(|bid| bid.unwrap_or(0)));
        hasher.add(state.open).list(state.scores).add(state.over);
    }
}

impl Determinize for Auction {
    fn determinize(view: &View, chance: &mut Chance) -> State {
        let mut visible = view.open;
        let mut state = State {
            rules: 1,
            seats: view.seats,
            six: view.six,
            lot: view.lot,
            worth: view.worth,
            hands: [0; 4],
            bids: [None; 4],
            open: view.open,
            scores: view.scores,
            over: view.over,
        };
        for seat in 0..4 {
            if !is_planted(Fault::ForgetsOwnHand) {
                state.hands[seat] = view.hands[seat].unwrap_or(0);
            }
            if let Bid::Seen(card) = view.bids[seat] {
                state.bids[seat] = Some(card);
            }
            visible |= state.hands[seat] | state.bids[seat].map_or(0, card_bit);
        }
        let mut unseen: Vec<u8> = card_numbers(!visible & 0x1ffe).collect();
        chance.shuffle(&mut unseen);
        for seat in 0..usize::from(view.seats) {
            if matches!(view.bids[seat], Bid::Hidden) {
                state.bids[seat] = unseen.pop();
            }
            let laid = !matches!(view.bids[seat], Bid::None);
            let size = HAND as u8 + 1 - view.lot - u8::from(laid);
            while (state.hands[seat].count_ones() as u8) < size {
                state.hands[seat] |= card_bit(unseen.pop().unwrap());
            }
        }
        state
    }
}

impl Features for Auction {}
impl Heuristic for Auction {
    const ROLLOUT_PLIES: u32 = 12;
    const BUDGETS: [(u32, u32); 4] = [(1, 4), (1, 20), (1, 60), (2, 100)];
    fn evaluate(state: &State) -> PerSeat<f32> {
        let sum = state.scores.iter().sum::<i32>() as f32 + 1.0;
        PerSeat::from_fn(|seat| state.scores.get(seat.index()).map_or(0.0, |score| *score as f32 / sum))
    }
    fn priors(_: &State, legal: &[Lay], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().skip(usize::from(is_planted(Fault::FewWeights))).map(|lay| f32::from(lay.0)));
    }
}

impl Oracle for Auction {
    fn universe(_: &State) -> Vec<Lay> {
        (1..=CARDS).map(Lay).collect()
    }
    fn allows(state: &State, action: &Lay) -> bool {
        // Formulated differently from `legal`: the holder of the card is the first seat that has not bid.
        let holder = state.hands.iter().position(|hand| hand >> action.0 & 1 == 1);
        let first = state.bids[..state.seats.into()].iter().position(Option::is_none);
        !state.over && holder.is_some() && holder == first
    }
    fn audit(state: &State) -> Result<(), String> {
        let held: u32 = state.hands.iter().map(|hand| hand.count_ones()).sum();
        let laid = if state.over { 0 } else { state.bids.iter().flatten().count() as u32 };
        let count = held + laid + state.open.count_ones();
        let dealt = HAND * u32::from(state.seats);
        if count == dealt { Ok(()) } else { Err(format!("{count} cards are there, {dealt} were dealt")) }
    }
}

//! Answers to questions about pieces: the piece that each part represents, the entries of phases, players, piles and
//! buttons, and the current state of a piece.
//!
//! Called through `Words`. Cards have their entries in `components`. Knows no screen.

use super::components::CARD;
use super::nouns;
use crate::engine::Seat;
use crate::games::ceylon_cards::data;
use crate::games::ceylon_cards::options::Target;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::score::best_meld;
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::view::View;
use crate::message;
use crate::words::Component;
use crate::words::rulebook::Source::{Rulebook as Book, Ruling};
use crate::words::{Argument, Message, Piece};

pub const PHASE: &str = "phase";
pub const SEAT: &str = "seat";
/// All other players, as partners of a trade.
pub const ANYONE: &str = "anyone";
/// Buttons, in the order of `Button`.
pub const BUTTON: &str = "button";
pub const DECK: &str = "deck";
pub const DISCARD: &str = "discard";
pub const PRICES: &str = "prices";
pub const OFFICIAL: &str = "official";
/// The points of all players.
pub const SCORE: &str = "score";

pub const KINDS: &[&str] = &[CARD, PHASE, SEAT, ANYONE, BUTTON, DECK, DISCARD, PRICES, OFFICIAL, SCORE];

/// Returns the piece of a card.
pub fn piece_of(card: Card) -> Piece {
    Piece::new(CARD, card.index())
}

/// Returns the piece that a part represents.
pub fn piece(part: Part) -> Piece {
    let (kind, number) = match part {
        Part::Stop(phase) => (PHASE, phase as usize),
        Part::Card(card) | Part::Name(card) => (CARD, card.index()),
        Part::Seat(seat) => (SEAT, seat.index()),
        Part::Anyone => (ANYONE, 0),
        Part::Button(button) => (BUTTON, button_number(button)),
    };
    Piece::new(kind, number)
}

const fn button_number(button: Button) -> usize {
    match button {
        Button::Propose => 0,
        Button::Accept => 1,
        Button::Decline => 2,
        Button::Counter => 3,
        Button::Negate => 4,
        Button::Pass => 5,
        Button::Commit(_) => 6,
    }
}

/// Returns the cards of a pile that every player may look through, with the number of each; `None` for other pieces.
pub fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
    let inside = || view.discard.iter().map(|(card, count)| (piece_of(card), count)).collect();
    (piece.kind == DISCARD).then(inside)
}

/// Returns the entry of a piece that is on the table but not listed in the box; `None` for all others.
pub(super) fn entry(view: &View, piece: Piece) -> Option<Component> {
    let new = |name: Message, rule: &'static str| Component::new(piece.kind, piece.number, name, rule);
    Some(match piece.kind {
        PHASE => {
            let phase = *Phase::ALL.get(piece.number)?;
            let (words, rule) = of_phase(phase);
            let source = if phase == Phase::Trade { Ruling } else { Book };
            new(Message::new(nouns::phase(phase)), rule).words(words, source)
        }
        SEAT => new(message!("entry-seat"), "setup").words(message!("entry-seat-words"), Book),
        ANYONE => new(message!("entry-anyone"), "offer").words(message!("entry-anyone-words"), Ruling),
        BUTTON => {
            let (name, words, rule) = button_facts(piece.number)?;
            new(name, rule).words(words, if rule == "attack" { Book } else { Ruling })
        }
        DECK => {
            let decks = data::decks(view.seats);
            let cards: u32 = data::DECK.iter().map(|(_, copies)| u32::from(*copies) * u32::from(decks)).sum();
            let source = if decks > 1 { Ruling } else { Book };
            new(message!("entry-deck"), "deck").words(message!("entry-deck-words"), Book).figure(
                message!("figure-cards"),
                Message::number(cards),
                source,
            )
        }
        DISCARD => new(message!("entry-discard"), "deck").words(message!("entry-discard-words"), Ruling),
        PRICES => new(message!("entry-prices"), "ship").words(message!("entry-prices-words"), Book).figure(
            message!("figure-most"),
            Message::number(data::MAX_MELD),
            Ruling,
        ),
        OFFICIAL => {
            let words = message!(
                "entry-official-words",
                most: data::LIMIT_WITH_MOST_OFFICIALS,
                from: data::FEWEST_RULE_FROM_SEATS,
                fewest: data::LIMIT_WITH_FEWEST_OFFICIALS,
            );
            new(message!("entry-official"), "end").words(words, Book).figure(
                message!("figure-ports"),
                Message::number(data::OFFICIAL_PORTS),
                Book,
            )
        }
        SCORE => {
            let words = match view.options.ending {
                Target::First => message!("entry-score-words", target: data::TARGET),
                Target::EqualTurns => message!("entry-score-equal", target: data::TARGET),
            };
            new(message!("entry-score"), "winning").words(words, Book)
        }
        _ => return None,
    })
}

fn of_phase(phase: Phase) -> (Message, &'static str) {
    match phase {
        Phase::Draw => (message!("entry-draw-words", count: data::TURN_DRAW, more: data::CLIPPER_DRAW), "draw"),
        Phase::Trade => (message!("entry-trade-words", count: data::OFFERS), "trade"),
        Phase::Pirates => {
            let (attack, fleet) = (data::ATTACK_PIRATES, data::FLEET_PIRATES);
            (message!("entry-pirates-words", attack: attack, fleet: fleet), "pirates")
        }
        Phase::Storm => {
            let (monsoon, typhoon) = (data::MONSOON_WINDS, data::TYPHOON_WINDS);
            (message!("entry-storm-words", monsoon: monsoon, typhoon: typhoon), "storm")
        }
        Phase::Build => {
            let words = message!(
                "entry-build-words",
                plantations: data::PLANTATION_CARDS,
                goods: data::PLANTATION_GOODS,
                ports: data::OFFICIAL_PORTS,
            );
            (words, "build")
        }
        Phase::Ship => (message!("entry-ship-words", count: data::MELD_DRAW), "ship"),
        Phase::End => (message!("entry-end-words"), "end"),
    }
}

/// Returns the name, the words and the section of a button.
fn button_facts(number: usize) -> Option<(Message, Message, &'static str)> {
    Some(match number {
        0 => (message!("entry-propose"), message!("entry-propose-words"), "offer"),
        1 => (message!("entry-accept"), message!("entry-accept-words"), "answer"),
        2 => (message!("entry-decline"), message!("entry-decline-words"), "answer"),
        3 => (message!("entry-counter"), message!("entry-counter-words"), "counter"),
        4 => (message!("entry-negate"), message!("entry-negate-words"), "attack"),
        5 => (message!("entry-pass"), message!("entry-pass-words"), "attack"),
        6 => (message!("entry-promise"), message!("entry-promise-words", count: data::FLEET_REPEL_CLIPPERS), "fleet"),
        _ => return None,
    })
}

/// Describes the owner, the place and the current value of a piece.
pub(super) fn state_of_piece(view: &View, piece: Piece) -> Vec<Message> {
    let each = |sentence: &dyn Fn(Seat) -> Message| Seat::all(view.seats).map(sentence).collect();
    match piece.kind {
        CARD => Card::ALL.get(piece.number).map_or_else(Vec::new, |card| of_card(view, *card)),
        SEAT => of_seat(view, Seat(piece.number as u8)),
        DECK => vec![message!("now-deck", count: view.deck)],
        DISCARD => vec![message!("now-discard", count: view.discard.len())],
        OFFICIAL => {
            each(&|seat| message!("now-limit", who: seat, count: view.officials[seat], limit: view.limit(seat)))
        }
        SCORE => each(&|seat| points(view, seat)),
        PHASE => match Phase::ALL.get(piece.number) {
            Some(phase) if view.is_closed(*phase) => vec![message!("now-phase-over")],
            Some(Phase::Ship) => best(view).into_iter().collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn points(view: &View, seat: Seat) -> Message {
    message!("now-points", who: seat, points: view.total(seat), target: data::TARGET)
}

/// Describes the best meld of the hand that the viewer sees; `None` if there is none.
fn best(view: &View) -> Option<Message> {
    let seat = view.seat();
    let (good, points) = best_meld(view.hand(), &view.plantations[seat])?;
    Some(message!("now-could-ship", who: seat, good: nouns::of_good(good), points: points))
}

/// Whether the viewer knows every card of a hand.
fn is_open(view: &View, seat: Seat) -> bool {
    view.hands[seat].known.len() == view.hands[seat].size
}

fn of_card(view: &View, card: Card) -> Vec<Message> {
    let holder = |seat: Seat| match (view.hands[seat].known[card], is_open(view, seat)) {
        (0, _) => None,
        (count, true) => Some(message!("now-holds", who: seat, count: count)),
        (count, false) => Some(message!("now-holds-known", who: seat, count: count)),
    };
    let held = Seat::all(view.seats).filter_map(holder);
    held.chain(card.good().and_then(|good| good_facts(view, good))).collect()
}

/// Describes the value of a meld of all copies in hand; if there are none, the plantations that grow the good.
fn good_facts(view: &View, good: Good) -> Option<Message> {
    let held = view.hand()[good.card()].min(data::MAX_MELD);
    let plantations: u16 = Seat::all(view.seats).map(|seat| view.plantations[seat][good.index()]).sum();
    match (held, plantations) {
        (0, 0) => None,
        (0, _) => Some(message!("now-grown", count: plantations)),
        _ => {
            let points = good.price(held);
            Some(message!("now-worth", who: view.seat(), count: held, good: nouns::of_good(good), points: points))
        }
    }
}

fn of_seat(view: &View, seat: Seat) -> Vec<Message> {
    if seat.0 >= view.seats {
        return Vec::new();
    }
    let hand = &view.hands[seat];
    let mut sentences =
        vec![points(view, seat), message!("now-hand", who: seat, count: hand.size, limit: view.limit(seat))];
    if !hand.known.is_empty() {
        sentences.push(message!("now-hand-known", cards: nouns::list(&hand.known)));
    }
    let officials = view.officials[seat];
    if officials > 0 {
        sentences.push(message!("now-officials", who: seat, count: officials));
    }
    let counted = |(good, count): (Good, u16)| {
        Argument::from(message!("counted-plantations", good: nouns::of_good(good), count: count))
    };
    let planted: Vec<Argument> = view.plantations_of(seat).map(counted).collect();
    if !planted.is_empty() {
        sentences.push(message!("now-plantations", who: seat, plantations: planted));
    }
    sentences
}

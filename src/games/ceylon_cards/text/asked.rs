//! Answers to questions about pieces: the piece behind each part, the entries of phases, players, piles and buttons,
//! and the present place and state of a piece.
//!
//! Called through `Words`. The cards have their entries in `components`.

use super::components as kinds;
use super::names::{self, cards, title};
use crate::engine::Seat;
use crate::games::ceylon_cards::data;
use crate::games::ceylon_cards::pieces::{Card, Good};
use crate::games::ceylon_cards::press::{Button, Part};
use crate::games::ceylon_cards::score::best_meld;
use crate::games::ceylon_cards::state::Phase;
use crate::games::ceylon_cards::view::View;
use crate::words::rulebook::Source::{Rulebook as Book, Ruling};
use crate::words::{Component, Piece, Speaker};

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
pub const SCORE: &str = "score";

pub(super) const KINDS: &[&str] = &[kinds::CARD, PHASE, SEAT, ANYONE, BUTTON, DECK, DISCARD, PRICES, OFFICIAL, SCORE];

pub fn of_card(card: Card) -> Piece {
    Piece::new(kinds::CARD, card.index())
}

/// Returns the piece shown by a part.
pub(super) fn piece(part: Part) -> Piece {
    let (kind, number) = match part {
        Part::Stop(phase) => (PHASE, phase as usize),
        Part::Card(card) | Part::Name(card) => (kinds::CARD, card.index()),
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

/// Returns the entry of a piece on the table that is not listed in the box.
pub(super) fn entry(piece: Piece) -> Option<Component> {
    let number = piece.number;
    let new = |name: &str, rule: &'static str, words: String| {
        Component::new(piece.kind, number, name, rule).words(words, Book)
    };
    Some(match piece.kind {
        PHASE => {
            let phase = *Phase::ALL.get(number)?;
            let (rule, words) = of_phase(phase);
            let source = if phase == Phase::Trade { Ruling } else { Book };
            Component { source, ..new(names::phase(phase), rule, words) }
        }
        SEAT => new(
            "A player",
            "setup",
            "Press a player to say whom an offer or an attack is for. Hands are hidden; their size is not.".into(),
        ),
        ANYONE => Component {
            source: Ruling,
            ..new("Anyone", "offer", "The offer goes to all the others, who are asked one after the other.".into())
        },
        BUTTON => {
            let (name, rule, words) = of_button(number)?;
            let source = if rule == "attack" { Book } else { Ruling };
            Component { source, ..new(name, rule, words) }
        }
        DECK => new("The deck", "deck", "When it runs out, the discard pile is shuffled and becomes the deck.".into())
            .figure("Cards", data::DECK.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>(), Book),
        DISCARD => {
            let words = "All discarded cards lie here open, and everybody may look through them.";
            Component::new(piece.kind, number, "The discard pile", "deck").words(words, Ruling)
        }
        PRICES => new(
            "The price table",
            "ship",
            "The points for a meld grow with the number of goods of one kind that it holds.".into(),
        )
        .figure("Most goods in a meld", data::MELD_MOST, Ruling),
        OFFICIAL => new(
            "Officials",
            "end",
            "Whoever alone has the most may hold a card more at the end of a turn; alone with the fewest, a card less."
                .into(),
        )
        .figure("Ports for one", data::OFFICIAL_PORTS, Book),
        SCORE => new("Points", "winning", format!("Scored by shipping. The first with {} wins.", data::TARGET)),
        _ => return None,
    })
}

fn of_phase(phase: Phase) -> (&'static str, String) {
    match phase {
        Phase::Draw => {
            ("draw", format!("You draw {} cards; a Clipper brings {} more.", data::TURN_DRAW, data::CLIPPER_DRAW))
        }
        Phase::Trade => ("trade", format!("You may offer cards to the others, up to {} times a turn.", data::OFFERS)),
        Phase::Pirates => {
            let (attack, fleet) = (data::ATTACK_PIRATES, data::FLEET_PIRATES);
            ("pirates", format!("Rob others: {attack} Pirates steal a random card, {fleet} a whole hand."))
        }
        Phase::Storm => {
            let (monsoon, typhoon) = (data::MONSOON_WINDS, data::TYPHOON_WINDS);
            (
                "storm",
                format!(
                    "{monsoon} Winds cause a Monsoon: each of the others discards a random card. {typhoon} cause a Typhoon: \
                 all hands are discarded."
                ),
            )
        }
        Phase::Build => {
            let (own, goods, ports) = (data::PLANTATION_CARDS, data::PLANTATION_GOODS, data::OFFICIAL_PORTS);
            (
                "build",
                format!(
                    "{own} Plantation cards and {goods} equal goods build a plantation; {ports} Ports hire an official."
                ),
            )
        }
        Phase::Ship => (
            "ship",
            format!(
                "Ship a meld of equal goods with a Clipper and a Port, score it and draw {} cards.",
                data::MELD_DRAW
            ),
        ),
        Phase::End => ("end", "End your turn. Discard down to your hand limit.".into()),
    }
}

fn of_button(number: usize) -> Option<(&'static str, &'static str, String)> {
    let (name, rule, words) = [
        ("Propose", "offer", "Makes the offer as it stands; then the others answer."),
        ("Accept", "answer", "Takes the offer: the cards change hands at once."),
        ("Decline", "answer", "Refuses the offer. Nothing changes hands."),
        ("Counter-offer", "counter", "Answers with an offer of your own, which the other may take or leave."),
        ("Discard Winds", "attack", "Stops the attack."),
        ("Pass", "attack", "Lets what is done to you happen."),
        (
            "Promise Clippers",
            "fleet",
            "Helps to drive the fleet off. Enough Clippers have to be promised by all together.",
        ),
    ]
    .into_iter()
    .nth(number)?;
    Some((name, rule, words.into()))
}

/// Describes a piece's owner, its place and its present value.
pub(super) fn state_of_piece(view: &View, piece: Piece, speaker: &Speaker) -> Vec<String> {
    match piece.kind {
        kinds::CARD => Card::ALL.get(piece.number).map_or_else(Vec::new, |card| held_and_worth(view, *card, speaker)),
        SEAT => of_seat(view, Seat(piece.number as u8), speaker),
        DECK => vec![format!("{} left.", cards(view.deck))],
        OFFICIAL => players(view, speaker, |seat| format!("{}, hand limit {}", view.officials[seat], view.limit(seat))),
        SCORE => players(view, speaker, |seat| view.total(seat).to_string()),
        DISCARD => vec![format!("{} in it.", cards(view.discard.len()))],
        PHASE if piece.number == Phase::Ship as usize => best(view, speaker).into_iter().collect(),
        PHASE if view.is_closed(Phase::ALL[piece.number]) => vec!["It is over for this turn.".into()],
        _ => Vec::new(),
    }
}

/// Describes what each player has, in one sentence.
fn players(view: &View, speaker: &Speaker, has: impl Fn(Seat) -> String) -> Vec<String> {
    let each: Vec<String> = Seat::all(view.seats).map(|seat| format!("{}: {}", speaker.who(seat), has(seat))).collect();
    vec![format!("{}.", each.join("; "))]
}

/// Describes the best meld of the visible hand.
fn best(view: &View, speaker: &Speaker) -> Option<String> {
    let seat = view.seat();
    let (good, points) = best_meld(view.hand(), &view.plantations[seat])?;
    Some(format!("{} could ship {} for {points} points.", speaker.who(seat), names::lower(good)))
}

fn held_and_worth(view: &View, card: Card, speaker: &Speaker) -> Vec<String> {
    let held = |seat: Seat| view.hands[seat].known[card];
    let holders: Vec<String> = Seat::all(view.seats)
        .filter(|seat| held(*seat) > 0)
        .map(|seat| format!("{} {}", speaker.whom(seat), held(seat)))
        .collect();
    let mut sentences = Vec::new();
    if !holders.is_empty() {
        sentences.push(format!("Known in hands: {}.", holders.join(", ")));
    }
    sentences.extend(card.good().and_then(|good| of_good(view, good, speaker)));
    sentences
}

/// Describes the value of a meld of a good in hand, and the plantations that grow it.
fn of_good(view: &View, good: Good, speaker: &Speaker) -> Option<String> {
    let held = view.hand()[good.card()].min(data::MELD_MOST);
    let plantations: u16 = Seat::all(view.seats).map(|seat| view.plantations[seat][good.index()]).sum();
    match (held, plantations) {
        (0, 0) => None,
        (0, _) => Some(format!("Plantations that grow it: {plantations}.")),
        _ => {
            let whose = crate::words::capital(&speaker.whose(view.seat()));
            Some(format!("{whose} {held} {} would be worth {}.", title(good.card()), good.price(held)))
        }
    }
}

fn of_seat(view: &View, seat: Seat, speaker: &Speaker) -> Vec<String> {
    if seat.0 >= view.seats {
        return Vec::new();
    }
    let (who, has) = (speaker.who(seat), speaker.verb(seat, "have", "has"));
    let hand = &view.hands[seat];
    let mut sentences = vec![
        format!("{who} {has} {} of {} points.", view.total(seat), data::TARGET),
        format!("{}, hand limit {}.", cards(hand.size), view.limit(seat)),
    ];
    if !hand.known.is_empty() {
        sentences.push(format!("Known of the hand: {}.", names::list(&hand.known)));
    }
    let officials = view.officials[seat];
    if officials > 0 {
        sentences.push(format!("Officials: {officials}."));
    }
    let planted: Vec<String> =
        view.plantations_of(seat).map(|(good, count)| format!("{count} {}", names::lower(good))).collect();
    if !planted.is_empty() {
        sentences.push(format!("Plantations: {}.", planted.join(", ")));
    }
    sentences
}

/// Returns the contents of the discard pile.
pub(super) fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
    let inside = || view.discard.iter().map(|(card, count)| (Piece::new(kinds::CARD, card.index()), count)).collect();
    (piece.kind == DISCARD).then(inside)
}

//! The presses of the auction, and its words.

use tea_table::engine::{Outcome, Press, Rule, Seat};
use tea_table::words::draft::NoDraft;
use tea_table::words::rulebook::{Rulebook, Section, Source};
use tea_table::words::{Component, Line, Piece, Refusal, Speaker, Words};

use super::{Auction, Bid, Event, Fault, Lay, View, card_numbers, is_planted};

/// A card of the hand, or the button beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    Card(u8),
    Lay,
}

impl Press for Auction {
    type Part = Part;
    fn presses(_: &View, action: &Lay, parts: &mut Vec<Part>) {
        if !is_planted(Fault::SamePresses) {
            parts.push(Part::Card(action.0));
        }
        parts.push(Part::Lay);
    }
    fn is_pass(_: &Lay) -> bool {
        is_planted(Fault::PassesInTurn)
    }
    fn is_end(_: &Lay) -> bool {
        false
    }
}

static RULEBOOK: Rulebook =
    Rulebook { sections: &[Section { key: "laying", number: "1", sources: &[Source::Ruling] }] };

impl Words for Auction {
    type Draft = NoDraft;

    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }
    fn refuse(view: &View, part: Part) -> Refusal {
        let why = match part {
            Part::Card(card) if card_numbers(view.open).any(|open| open == card) => "This card has been laid already.",
            Part::Card(_) => "This card is not in your hand.",
            Part::Lay if is_planted(Fault::RefusesInAWord) => "no",
            Part::Lay => "It is not for you to lay a card.",
        };
        Refusal { why: why.into(), rule: Rule("laying") }
    }
    fn prompt(view: &View, speaker: &Speaker) -> String {
        let seat = (0..view.seats).find(|seat| matches!(view.bids[usize::from(*seat)], Bid::None));
        match seat.map(Seat).filter(|_| !view.over) {
            Some(seat) if speaker.is_you(seat) => "Lay a card.".into(),
            Some(seat) => format!("{} is to lay a card.", speaker.name(seat)),
            None => "The auction is over.".into(),
        }
    }
    fn next_press(_: &View, _: &[Lay]) -> String {
        "Choose a card to lay.".into()
    }
    fn verb(_: &View, action: &Lay, _: &Speaker) -> String {
        format!("Lay {}", action.0)
    }
    fn part(_: &View, part: Part, _: &Speaker) -> String {
        match part {
            Part::Card(card) => format!("Card {card}"),
            Part::Lay => "Lay it".into(),
        }
    }
    fn piece(_: &View, part: Part) -> Piece {
        match part {
            Part::Card(card) => Piece::new("card", card.into()),
            Part::Lay => Piece::new("button", 0),
        }
    }
    fn entry(_: &View, piece: Piece) -> Option<Component> {
        let entry = Component::new(piece.kind, piece.number, "A card, or its button", "laying");
        Some(entry.words("What is laid is sold.", Source::Ruling))
    }
    fn heading(view: &View) -> String {
        format!("Lot {}", view.lot)
    }
    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        let (seat, text, points) = match event {
            Event::Dealt { seat, cards } => {
                let cards = cards.iter().flatten().map(u8::to_string).collect::<Vec<_>>().join(", ");
                let cards = if cards.is_empty() { "three cards" } else { &cards };
                (Some(*seat), format!("{} {} {cards}", speaker.who(*seat), speaker.verb(*seat, "get", "gets")), 0)
            }
            Event::PutUp { lot, worth } => (None, format!("Lot {lot} is worth {worth}"), 0),
            Event::Laid { seat, card } => {
                let card = card.map_or("a card".into(), |card| card.to_string());
                (Some(*seat), format!("{} {} {card}", speaker.who(*seat), speaker.verb(*seat, "lay", "lays")), 0)
            }
            Event::Sold { seat, worth, bids } => {
                let bids = bids.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
                let text =
                    format!("{} {} the lot, bids {bids}", speaker.who(*seat), speaker.verb(*seat, "take", "takes"));
                (Some(*seat), text, *worth)
            }
        };
        let aside = if points == 0 { String::new() } else { format!("+{points}") };
        Some(Line { seat, icon: "card", text, aside, major: points > 0 })
    }
    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let winners: Vec<&str> = outcome.winners.iter().map(|seat| speaker.who(seat)).collect();
        format!("{} takes it.", winners.join(" and "))
    }
}

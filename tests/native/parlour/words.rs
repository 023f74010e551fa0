//! The presses of the auction, and its words.

use tea_table::engine::{Outcome, Press, Rule, Seat, Viewer};
use tea_table::message;
use tea_table::words::draft::NoDraft;
use tea_table::words::rulebook::{Rulebook, Section, Source};
use tea_table::words::{Argument, Component, Line, Message, Piece, Refusal, Words};

use super::{Auction, Bid, Event, Fault, Lay, View, card_numbers, is_planted};

/// A card of the hand, or the button next to it.
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

pub const CATALOGUE: &str = "
prompt = Lay a card.
prompt-wait = { $who } is to lay a card.
prompt-over = The auction is over.
next = Choose a card to lay.
lay = Lay { $card }
part-card = Card { $card }
part-lay = Lay it
no-laid = This card has been laid already.
no-held = This card is not in your hand.
no-word = no
no-turn = It is not for you to lay a card.
entry = A card, or its button
    .words = What is laid is sold.
heading = Lot { $lot }
transcript-turn = Round { $round }, turn { $turn }: { $who } to play. Score: { $scores }.
dealt = { PERSON($who) ->
    [you] You get { $cards }
   *[other] { $who } gets { $cards }
}
three = three cards
put-up = Lot { $lot } is worth { $worth }
laid = { PERSON($who) ->
    [you] You lay { $card }
   *[other] { $who } lays { $card }
}
some = a card
sold = { PERSON($who) ->
    [you] You take the lot, bids { $bids }
   *[other] { $who } takes the lot, bids { $bids }
}
result = { PERSON($who) ->
    [you] You take it.
    [other] { $who } takes it.
   *[several] { $who } take it.
}
end-0 = all lots sold
end-1 = six points
total-0 = points
category-0 = lots
";

impl Words for Auction {
    type Draft = NoDraft;

    fn rulebook() -> &'static Rulebook {
        &RULEBOOK
    }
    fn refuse(view: &View, part: Part) -> Refusal {
        let refusal = match part {
            Part::Card(card) if card_numbers(view.open).any(|open| open == card) => message!("no-laid"),
            Part::Card(_) => message!("no-held"),
            Part::Lay if is_planted(Fault::RefusesInAWord) => message!("no-word"),
            Part::Lay => message!("no-turn"),
        };
        Refusal { why: refusal, rule: Rule("laying") }
    }
    fn prompt(view: &View, reader: Viewer) -> Message {
        let seat = (0..view.seats).find(|seat| matches!(view.bids[usize::from(*seat)], Bid::None));
        match seat.map(Seat).filter(|_| !view.over) {
            Some(seat) if reader == Viewer::Seat(seat) => message!("prompt"),
            Some(seat) => message!("prompt-wait", who: seat),
            None => message!("prompt-over"),
        }
    }
    fn next_press(_: &View, _: &[Lay]) -> Message {
        message!("next")
    }
    fn verb(_: &View, action: &Lay) -> Message {
        message!("lay", card: if is_planted(Fault::SameVerb) { 1 } else { action.0 })
    }
    fn part(_: &View, part: Part) -> Message {
        match part {
            Part::Card(_) if is_planted(Fault::SameName) => message!("part-lay"),
            Part::Card(card) => message!("part-card", card: card),
            Part::Lay => message!("part-lay"),
        }
    }
    fn piece(_: &View, part: Part) -> Piece {
        match part {
            Part::Card(card) => Piece::new("card", card.into()),
            Part::Lay => Piece::new("button", 0),
        }
    }
    fn entry(_: &View, piece: Piece) -> Option<Component> {
        let entry = Component::new(piece.kind, piece.number, message!("entry"), "laying");
        Some(entry.words(message!("entry.words"), Source::Ruling))
    }
    fn heading(view: &View) -> Message {
        message!("heading", lot: view.lot)
    }
    fn line(event: &Event, _: Viewer) -> Option<Line> {
        let list = |numbers: &mut dyn Iterator<Item = u8>| -> Vec<Argument> { numbers.map(Argument::from).collect() };
        let (seat, text, points) = match event {
            Event::Dealt { seat, cards } => {
                let cards = list(&mut cards.iter().flatten().copied());
                let cards = if cards.is_empty() { Argument::Message(message!("three")) } else { Argument::List(cards) };
                (Some(*seat), message!("dealt", who: *seat, cards: cards), 0)
            }
            Event::PutUp { lot, worth } => (None, message!("put-up", lot: *lot, worth: *worth), 0),
            Event::Laid { seat, card } => {
                let card = card.map_or_else(|| Argument::Message(message!("some")), Argument::from);
                (Some(*seat), message!("laid", who: *seat, card: card), 0)
            }
            Event::Sold { seat, worth, bids } => {
                let bids = list(&mut bids.iter().copied());
                (Some(*seat), message!("sold", who: *seat, bids: bids), *worth)
            }
        };
        let aside = (points != 0).then(|| Message::signed(points));
        Some(Line { seat, icon: "card", text, aside, major: points > 0, gain: false })
    }
    fn result(outcome: &Outcome, _: u8) -> Message {
        message!("result", who: outcome.winners.iter().collect::<Vec<_>>())
    }
}

//! The words of the game: views, actions and events as messages of `public/locales/en/template.ftl`.
//!
//! Called through [`Words`]. Contains no sentence. In a larger game this is a folder with prompts, story, refusals,
//! nouns and the contents of the box.

use super::press::Part;
use super::{Event, Pour, Template, View, rulebook};
use crate::engine::{Outcome, Rule, Viewer};
use crate::message;
use crate::words::draft::NoDraft;
use crate::words::rulebook::{Rulebook, Source};
use crate::words::{Component, Line, Message, Piece, Refusal, Topic, Words};

/// Returns a number of cups: "1 cup", "3 cups".
fn cups(count: u8) -> Message {
    message!("cups", count: count)
}

impl Words for Template {
    /// Actions are chosen one at a time. A game with trades or other decisions of several actions has a draft type.
    type Draft = NoDraft;

    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    /// The seat as an argument becomes "you" or a name; the catalogue adapts the sentence around it.
    fn prompt(view: &View, reader: Viewer) -> Message {
        match view.to_act {
            Some(seat) if reader == Viewer::Seat(seat) && view.cups == 1 => message!("prompt-last"),
            Some(seat) if reader == Viewer::Seat(seat) => message!("prompt-pour", most: view.most()),
            Some(seat) => message!("prompt-wait", who: seat),
            None => message!("prompt-over"),
        }
    }

    fn verb(_: &View, Pour(count): &Pour) -> Message {
        message!("do-pour", cups: cups(*count))
    }

    fn next_press(_: &View, _: &[Pour]) -> Message {
        message!("next-press")
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        let why = match part {
            Part::Pot if view.cups == 0 => message!("no-cups"),
            Part::Pot => message!("no-turn"),
        };
        Refusal { why, rule: rulebook::POURING }
    }

    fn part(view: &View, part: Part) -> Message {
        match part {
            Part::Pot => message!("part-pot", cups: cups(view.cups)),
        }
    }

    fn heading(view: &View) -> Message {
        message!("heading", turn: view.turn)
    }

    fn line(event: &Event, _: Viewer) -> Option<Line> {
        // An icon is the id of a drawing in `style/symbols`.
        let line = |seat, text| Line { seat, icon: "crown", text, aside: None, major: true, gain: false };
        Some(match *event {
            Event::Filled { cups: count } => line(None, message!("line-filled", cups: cups(count))),
            Event::Poured { seat, cups: count } => {
                line(Some(seat), message!("line-poured", who: seat, cups: cups(count)))
            }
            Event::Emptied { seat } => {
                let aside = Some(Message::signed(1));
                Line { aside, ..line(Some(seat), message!("line-emptied", who: seat)) }
            }
        })
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        matches!(event, Event::Emptied { .. }).then_some(Rule("winning"))
    }

    fn result(outcome: &Outcome, _: u8) -> Message {
        message!("result", who: outcome.winners.iter().collect::<Vec<_>>())
    }

    /// Returns the piece whose entry describes the part.
    fn piece(_: &View, part: Part) -> Piece {
        match part {
            Part::Pot => Piece::new("pot", 0),
        }
    }

    fn kinds() -> &'static [&'static str] {
        &["pot"]
    }

    fn entry(_: &View, piece: Piece) -> Option<Component> {
        (piece.kind == "pot").then(|| {
            let pot = Component::new("pot", 0, message!("piece-pot"), "pouring");
            pot.words(message!("piece-pot.words"), Source::Ruling)
        })
    }

    /// The places that all players share.
    const PLACES: &'static [&'static str] = &["piece-pot"];

    /// Returns everything that the viewer can know, by topic: who pours, who has won, the cups that are left.
    fn facts(view: &View, topic: Topic) -> Vec<Message> {
        match topic {
            Topic::Side(seat) if view.to_act == Some(seat) => vec![message!("fact-pours", who: seat)],
            Topic::Side(seat) if view.winner == Some(seat) => vec![message!("line-emptied", who: seat)],
            Topic::Side(_) => Vec::new(),
            Topic::Place(_) => vec![message!("part-pot", cups: cups(view.cups))],
        }
    }
}

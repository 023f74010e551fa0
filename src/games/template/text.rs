//! The words of the game: the only place where views, actions and events are turned into sentences.
//!
//! In a larger game this is a folder with prompts, story, refusals, names and the contents of the box.

use super::press::Part;
use super::{Event, Pour, Template, View, rulebook};
use crate::engine::{Outcome, Rule};
use crate::words::draft::NoDraft;
use crate::words::rulebook::{Rulebook, Source};
use crate::words::{Component, Line, Piece, Refusal, Speaker, Words, numeral};

/// Formats a number of cups: "1 cup", "3 cups".
fn cups(count: u8) -> String {
    if count == 1 { "1 cup".into() } else { format!("{count} cups") }
}

impl Words for Template {
    /// Each action is pressed on its own. A game with trades or other decisions made of several actions has a draft
    /// type.
    type Draft = NoDraft;

    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    /// Addresses the reader's own seat as "You" and refers to the others by name; `speaker` knows the reader.
    fn prompt(view: &View, speaker: &Speaker) -> String {
        match view.to_act {
            Some(seat) if speaker.is_you(seat) && view.cups == 1 => "Pour the last cup.".into(),
            Some(seat) if speaker.is_you(seat) => format!("Pour up to {} cups.", numeral(view.most().into())),
            Some(seat) => format!("{} is pouring.", speaker.name(seat)),
            None => "The pot is empty.".into(),
        }
    }

    fn verb(_: &View, Pour(count): &Pour, _: &Speaker) -> String {
        format!("Pour {}", cups(*count))
    }

    fn next_press(_: &View, _: &[Pour]) -> String {
        "Press the pot once for each cup.".into()
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        let why = match part {
            Part::Pot if view.cups == 0 => "The pot is empty.",
            Part::Pot => "It is not your turn to pour.",
        };
        Refusal { why: why.into(), rule: rulebook::POURING }
    }

    fn part(view: &View, part: Part, _: &Speaker) -> String {
        match part {
            Part::Pot => format!("The pot, {} left", cups(view.cups)),
        }
    }

    fn heading(view: &View) -> String {
        format!("Turn {}", view.turn)
    }

    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        // An icon is the id of a drawing in `style/symbols`.
        let line = |seat, text| Line { seat, icon: "crown", text, aside: String::new(), major: true };
        Some(match *event {
            Event::Filled { cups: count } => line(None, format!("The pot holds {}", cups(count))),
            Event::Poured { seat, cups: count } => {
                line(Some(seat), format!("{} {}", speaker.does(seat, "pour", "pours"), cups(count)))
            }
            Event::Emptied { seat } => {
                let text = format!("{} the last cup", speaker.does(seat, "pour", "pours"));
                Line { aside: "+1".into(), ..line(Some(seat), text) }
            }
        })
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        matches!(event, Event::Emptied { .. }).then_some(Rule("winning"))
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let winners: Vec<String> = outcome
            .winners
            .iter()
            .map(|seat| format!("{} the last cup", speaker.does(seat, "poured", "poured")))
            .collect();
        format!("{}.", winners.join(", "))
    }

    /// Maps each part to the piece whose catalogue entry describes it.
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
            let pot = Component::new("pot", 0, "The pot", "pouring");
            pot.words("Pour from it until it is empty.", Source::Ruling)
        })
    }
}

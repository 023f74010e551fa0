//! The story: one line for each event that the log shows.
//!
//! Used by the log, the summary, the transcripts and the screen reader.

use super::names::{a_plantation, cards, icon, list, lot, lower, title};
use crate::engine::Seat;
use crate::games::ceylon_cards::action::Partner;
use crate::games::ceylon_cards::events::{Event, Lot};
use crate::games::ceylon_cards::state::End;
use crate::words::{Line, Speaker};

/// Formats "Bao offers you 1 Tea for 1 Coffee", with variants for an empty side.
fn proposal(speaker: &Speaker, by: Seat, to: &str, give: &Lot, want: &Lot) -> String {
    let who = speaker.who(by);
    let (offers, asks) = (speaker.verb(by, "offer", "offers"), speaker.verb(by, "ask", "asks"));
    match (give.count, want.count) {
        (0, 0) => format!("{who} {asks} {to} for proposals"),
        (0, _) => format!("{who} {asks} {to} for {}", lot(want)),
        (_, 0) => format!("{who} {offers} {to} {} as a gift", lot(give)),
        _ => format!("{who} {offers} {to} {} for {}", lot(give), lot(want)),
    }
}

/// Returns the line of an event; `None` if the story omits it.
pub(super) fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
    let who = |seat: Seat| speaker.who(seat).to_owned();
    let whom = |seat: Seat| speaker.whom(seat).to_owned();
    let capital = |seat: Seat| crate::words::capital(&speaker.whose(seat));
    let by_seat = |seat: Seat, icon: &'static str, text: String| Line {
        seat: Some(seat),
        icon,
        text,
        aside: String::new(),
        major: true,
    };
    let storm = |by: Seat, name: &str| format!("{} {} a {name}", who(by), speaker.verb(by, "cause", "causes"));
    let with = |line: Line, aside: String| Line { aside, ..line };
    let quiet = |line: Line| Line { major: false, ..line };
    let table = |icon: &'static str, text: String| Line { seat: None, icon, text, aside: String::new(), major: false };
    Some(match *event {
        Event::Began { first, deck } => {
            let begins = speaker.verb(first, "begin", "begins");
            with(table("ui-cards", format!("{} {begins}", who(first))), cards(deck))
        }
        Event::Dealt { .. } => return None,
        Event::Turn { seat, round } => {
            let is = format!("{} turn", capital(seat));
            quiet(with(by_seat(seat, "ui-play", is), format!("round {round}")))
        }
        Event::Drew { seat, cards: drawn, .. } => {
            let text = match &drawn.cards {
                Some(seen) => format!("{} {} {}", who(seat), speaker.verb(seat, "draw", "draws"), list(seen)),
                None => speaker.does(seat, "draw", "draws"),
            };
            quiet(with(by_seat(seat, "ui-cards", text), format!("+{}", drawn.count)))
        }
        Event::Reshuffled { count } => {
            with(table("ui-shuffle", "The discard pile is shuffled into a new deck".into()), cards(count))
        }
        Event::Forfeited { seat, count } => {
            let text = format!("{} cannot draw: no card is left", who(seat));
            quiet(with(by_seat(seat, "ui-cards", text), format!("−{count}")))
        }
        Event::SpentClipper { seat } => {
            let text = format!("{} {} a Clipper for cards", who(seat), speaker.verb(seat, "discard", "discards"));
            with(by_seat(seat, "clipper", text), "−1".into())
        }
        Event::Offered { by, to, give, want } => {
            let to = match to {
                Partner::Seat(seat) => whom(seat),
                Partner::Anyone => "anyone".into(),
            };
            quiet(by_seat(by, "ui-swap", proposal(speaker, by, &to, &give, &want)))
        }
        Event::Declined { by, of } => {
            let declines = speaker.verb(by, "decline", "declines");
            let whose = speaker.whose(of);
            quiet(by_seat(by, "ui-close", format!("{} {declines} {whose} offer", who(by))))
        }
        Event::Countered { by, to, give, want } => {
            let text = proposal(speaker, by, &whom(to), &give, &want) + " instead";
            quiet(by_seat(by, "ui-swap", text))
        }
        Event::Traded { by, with: other, gave, got, .. } => {
            let text = match (gave.cards, got.cards) {
                (Some(gave), Some(got)) => {
                    let gives = speaker.verb(by, "give", "gives");
                    format!("{} {gives} {} {} for {}", who(by), whom(other), list(&gave), list(&got))
                }
                _ => format!("{} and {} trade", who(by), whom(other)),
            };
            with(by_seat(by, "ui-swap", text), format!("{} for {}", gave.count, got.count))
        }
        Event::Attacked { by, target } => {
            by_seat(by, "pirate", format!("{} pirates attack {}", capital(by), whom(target)))
        }
        Event::Negated { by, of } => {
            let text = format!("{} Winds stop {} attack", capital(by), speaker.whose(of));
            with(by_seat(by, "wind", text), "−1".into())
        }
        Event::Stole { by, from, card } => {
            let text = match card {
                Some(card) => format!("{} pirates rob {} of {}", capital(by), whom(from), title(card)),
                None => format!("{} pirates rob {}", capital(by), whom(from)),
            };
            with(by_seat(by, "pirate", text), "1 card".into())
        }
        Event::Sailed { by, target } => {
            with(by_seat(by, "pirate", format!("{} fleet sails against {}", capital(by), whom(target))), "−3".into())
        }
        Event::Promised { seat, clippers } => {
            let text = match clippers {
                0 => format!("{} {} no Clipper", who(seat), speaker.verb(seat, "promise", "promises")),
                1 => format!("{} {} a Clipper", who(seat), speaker.verb(seat, "promise", "promises")),
                _ => format!("{} {} {clippers} Clippers", who(seat), speaker.verb(seat, "promise", "promises")),
            };
            quiet(by_seat(seat, "clipper", text))
        }
        Event::Repelled { by, .. } => {
            with(by_seat(by, "clipper", format!("Two Clippers stop {} fleet", speaker.whose(by))), "−2".into())
        }
        Event::Robbed { by, target, cards: taken } => {
            let text = match &taken.cards {
                Some(seen) => format!("{} fleet takes {} hand: {}", capital(by), speaker.whose(target), list(seen)),
                None => format!("{} fleet takes {} hand", capital(by), speaker.whose(target)),
            };
            with(by_seat(by, "pirate", text), cards(taken.count))
        }
        Event::Monsoon { by } => with(by_seat(by, "wind", storm(by, "Monsoon")), "the others −1".into()),
        Event::Typhoon { by } => with(by_seat(by, "wind", storm(by, "Typhoon")), "all hands".into()),
        Event::Lost { seat, cards: lost } => {
            let text = format!("{} {} {}", who(seat), speaker.verb(seat, "lose", "loses"), list(&lost));
            quiet(with(by_seat(seat, "wind", text), format!("−{}", lost.len())))
        }
        Event::Planted { seat, good } => {
            let text = format!("{} {} {}", who(seat), speaker.verb(seat, "build", "builds"), a_plantation(good));
            with(by_seat(seat, "plantation", text), "−4".into())
        }
        Event::Hired { seat } => {
            let text = format!("{} {} an official", who(seat), speaker.verb(seat, "hire", "hires"));
            with(by_seat(seat, "official", text), "−2".into())
        }
        Event::Shipped { seat, good, goods, plantations, points } => {
            let ships = speaker.verb(seat, "ship", "ships");
            let text = format!("{} {ships} {} {}", who(seat), goods + plantations, lower(good));
            with(by_seat(seat, icon(good.card()), text), format!("+{points}"))
        }
        Event::Discarded { seat, card } => {
            let text = format!("{} {} {}", who(seat), speaker.verb(seat, "discard", "discards"), title(card));
            quiet(with(by_seat(seat, icon(card), text), "−1".into()))
        }
        Event::Ended { end, winners } => {
            let all: Vec<_> = winners.iter().collect();
            let win = speaker.verb_of(&all, "win", "wins");
            let why = match end {
                End::Target => "first to 100",
                End::EqualTurns => "most points after equal turns",
                End::Rounds => "most points after 100 turns",
            };
            Line {
                seat: winners.iter().next(),
                icon: "crown",
                text: format!("{} {win}", speaker.who_of(&all)),
                aside: why.into(),
                major: true,
            }
        }
    })
}

//! The words of the game, in English: prompts, buttons, names, the story.
//!
//! Read by the page, the story and the transcripts. The rulebook is in `rulebook.rs`, options in `agreed.rs`, why something
//! cannot be pressed in `refusal.rs`.

pub(super) mod agreed;
pub(super) mod refusal;
mod rulebook;

pub use refusal::time_is_up;

use super::CeylonCards;
use super::action::{Action, Partner};
use super::cards::Cards;
use super::data::{Card, Good, REPEL};
use super::events::{Event, Lot};
use super::press::{Button, Part};
use super::state::{End, Phase, Raid, Stage};
use super::view::{Seen, View};
use crate::engine::rulebook::Rulebook;
use crate::engine::{Line, Outcome, Seat, Speaker, Viewer, Words};

/// The name of a card as printed on it.
pub fn title(card: Card) -> &'static str {
    match card {
        Card::Clipper => "Clipper",
        Card::Port => "Port",
        Card::Tea => "Tea",
        Card::Cinnamon => "Cinnamon",
        Card::Rubber => "Rubber",
        Card::Sugar => "Sugar",
        Card::Coffee => "Coffee",
        Card::Indigo => "Indigo",
        Card::Plantation => "Plantation",
        Card::Winds => "Winds",
        Card::Pirates => "Pirates",
    }
}

/// The id of the drawing of a card.
pub fn icon(card: Card) -> &'static str {
    match card {
        Card::Winds => "wind",
        Card::Pirates => "pirate",
        other => other.word(),
    }
}

/// The name of a phase.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "Draw",
        Phase::Trade => "Trade",
        Phase::Pirates => "Pirates",
        Phase::Storm => "Storm",
        Phase::Build => "Build",
        Phase::Ship => "Ship",
        Phase::End => "End",
    }
}

/// What a card does, in one sentence.
pub fn hint(card: Card) -> &'static str {
    match card {
        Card::Clipper => "Sails with every meld, or is discarded for two cards; two drive off a fleet.",
        Card::Port => "Every meld needs one; two hire an official.",
        Card::Plantation => "Two of them and two equal goods plant; later each stands in for a good that you grow.",
        Card::Winds => "One negates an attack, two are a Monsoon, three a Typhoon.",
        Card::Pirates => "One robs a random card, three rob a whole hand.",
        _ => "Goods: ship as many of one kind as you can.",
    }
}

/// "1 card", "3 cards".
pub fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// "2 Coffee and 1 Port"; "nothing" for none.
pub fn list(cards: &Cards) -> String {
    let names: Vec<String> = cards.iter().map(|(card, count)| format!("{count} {}", title(card))).collect();
    match names.as_slice() {
        [] => "nothing".into(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

fn lot(lot: &Lot) -> String {
    lot.cards.as_ref().map_or_else(|| cards(lot.count), list)
}

fn lower(good: Good) -> &'static str {
    good.card().word()
}

impl Words for CeylonCards {
    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn prompt(view: &View, speaker: &Speaker) -> String {
        let actor = view.to_act();
        if view.ending.is_some() {
            return "The game is over".into();
        }
        let name = |seat: Seat| speaker.name(seat).to_owned();
        if !speaker.is_you(actor) {
            return match &view.pending {
                Seen::Offer(offer) if offer.stage == Stage::Answer => format!("{} considers the offer", name(actor)),
                Seen::Offer(offer) if offer.stage == Stage::Reply => {
                    format!("{} considers the counter-offer", name(actor))
                }
                Seen::Raid(_) => format!("{} looks for a way out", name(actor)),
                _ if view.phase == Phase::End => format!("{} discards down to the hand limit", name(actor)),
                _ => format!("{} is at work", name(actor)),
            };
        }
        match &view.pending {
            Seen::Nothing if view.phase == Phase::End => {
                let (size, limit) = (view.hands[actor].size, view.limit(actor));
                format!("Discard {}: you may keep {limit}", cards(size.saturating_sub(limit)))
            }
            Seen::Nothing => "Choose a lit stop of the line, or end your turn".into(),
            Seen::Offer(offer) => match offer.stage {
                Stage::Offer => match offer.to {
                    Partner::Seat(seat) => format!("Choose what you give and want, then propose it to {}", name(seat)),
                    Partner::Anyone => "Choose what you give and want, then propose it to anyone".into(),
                },
                Stage::Counter => "Choose what you give and want instead".into(),
                Stage::Answer if offer.give.count + offer.want.count == 0 => {
                    format!("{} calls for proposals: make one, or decline", name(view.active))
                }
                Stage::Answer => format!("{} offers you a trade: accept, decline or counter", name(view.active)),
                Stage::Reply => format!("{} would rather trade like this: accept or decline", name(offer.asked)),
            },
            Seen::Raid(Raid::Attack { .. }) => {
                format!("{} pirates attack you: discard Winds, or pass and lose a card", speaker.whose(view.active))
            }
            Seen::Raid(Raid::Fleet { target, promised, .. }) => {
                let missing = REPEL - promised.0.iter().sum::<u8>();
                let clippers =
                    if missing == 1 { "1 Clipper drives".into() } else { format!("{missing} Clippers drive") };
                let prey = if speaker.is_you(*target) {
                    "your whole hand".into()
                } else {
                    format!("{} hand", speaker.whose(*target))
                };
                format!("A fleet is after {prey}: {clippers} it off")
            }
        }
    }

    fn verb(view: &View, action: &Action, speaker: &Speaker) -> String {
        match *action {
            Action::Clipper => "Spend a Clipper".into(),
            Action::Offer(Partner::Seat(seat)) => format!("Make {} an offer", speaker.whom(seat)),
            Action::Offer(Partner::Anyone) => "Make an offer to anyone".into(),
            Action::Give(card) => format!("Give {}", title(card)),
            Action::Want(card) => format!("Want {}", title(card)),
            Action::Propose => match &view.pending {
                Seen::Offer(offer) if offer.stage == Stage::Counter => "Propose this instead".into(),
                Seen::Offer(offer) if offer.give.count + offer.want.count == 0 => "Call for proposals".into(),
                _ => "Propose".into(),
            },
            Action::Accept => "Accept".into(),
            Action::Decline => "Decline".into(),
            Action::Counter => "Counter".into(),
            Action::Attack(seat) => format!("Attack {}", speaker.whom(seat)),
            Action::Fleet(seat) => format!("Send the fleet against {}", speaker.whom(seat)),
            Action::Negate => "Discard Winds".into(),
            Action::Pass => "Pass".into(),
            Action::Commit(0) => "Promise nothing".into(),
            Action::Commit(1) => "Promise 1 Clipper".into(),
            Action::Commit(clippers) => format!("Promise {clippers} Clippers"),
            Action::Monsoon => "Call a Monsoon".into(),
            Action::Typhoon => "Call a Typhoon".into(),
            Action::Plantation(good) => format!("Plant {}", lower(good)),
            Action::Official => "Hire an official".into(),
            Action::Meld { good, goods, plantations } => format!("Ship {} ×{}", lower(good), goods + plantations),
            Action::End => "End the turn".into(),
            Action::Discard(card) => format!("Discard {}", title(card)),
        }
    }

    fn part(view: &View, part: Part, speaker: &Speaker) -> String {
        match part {
            Part::Stop(stop) => match stop {
                Phase::Trade => format!("{}, {} offers left", phase(stop), view.offers_left()),
                _ => phase(stop).into(),
            },
            Part::Card(card) => format!("{}, {} in hand", title(card), view.hand()[card]),
            Part::Name(card) => format!("Want {}", title(card)),
            Part::Seat(seat) => format!("{}, {}", speaker.who(seat), cards(view.hands[seat].size)),
            Part::Anyone => "Anyone".into(),
            Part::Button(button) => match button {
                Button::Propose => Self::verb(view, &Action::Propose, speaker),
                Button::Accept => "Accept".into(),
                Button::Decline => "Decline".into(),
                Button::Counter => "Counter-offer".into(),
                Button::Negate => "Discard Winds".into(),
                Button::Pass => "Pass".into(),
                Button::Commit(clippers) => Self::verb(view, &Action::Commit(clippers), speaker),
            },
        }
    }

    fn heading(view: &View) -> String {
        format!("Round {}", view.round)
    }

    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        line(event, speaker)
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let why = match outcome.end {
            end if end == End::Target as u8 => "first to 100",
            end if end == End::EqualTurns as u8 => "the most when the round was over",
            _ => "the most after 100 turns each",
        };
        match winners.as_slice() {
            [one] => {
                let score = outcome.scores[*one];
                format!("{} {} with {score}, {why}", speaker.who(*one), speaker.verb(*one, "win", "wins"))
            }
            many => {
                let names: Vec<&str> = many.iter().map(|seat| speaker.who(*seat)).collect();
                let score = many.first().map_or(0, |seat| outcome.scores[*seat]);
                format!("{} share the win with {score}, {why}", names.join(" and "))
            }
        }
    }
}

/// "Bao offers you 1 Tea for 1 Coffee", or what it is when a side is empty.
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

/// The line of an event in the story.
fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
    let who = |seat: Seat| speaker.who(seat).to_owned();
    let whom = |seat: Seat| speaker.whom(seat).to_owned();
    let capital = |seat: Seat| if speaker.is_you(seat) { "Your".to_owned() } else { speaker.whose(seat) };
    let told = |seat: Seat, icon: &'static str, text: String| Line {
        seat: Some(seat),
        icon,
        text,
        aside: String::new(),
        major: true,
    };
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
            let is = if speaker.is_you(seat) { "Your turn".into() } else { format!("{} turn", speaker.whose(seat)) };
            quiet(with(told(seat, "ui-play", is), format!("round {round}")))
        }
        Event::Drew { seat, cards: drawn, .. } => {
            let text = match &drawn.cards {
                Some(seen) => format!("{} {} {}", who(seat), speaker.verb(seat, "draw", "draws"), list(seen)),
                None => format!("{} draws", who(seat)),
            };
            quiet(with(told(seat, "ui-cards", text), format!("+{}", drawn.count)))
        }
        Event::Reshuffled { count } => {
            with(table("ui-shuffle", "The spent cards become the deck".into()), cards(count))
        }
        Event::Forfeited { seat, count } => {
            let draws = speaker.verb(seat, "go", "goes");
            let text = format!("{} {draws} without: no card is left", who(seat));
            quiet(with(told(seat, "ui-cards", text), format!("−{count}")))
        }
        Event::Hoisted { seat } => {
            let text = format!("{} {} a Clipper for cards", who(seat), speaker.verb(seat, "spend", "spends"));
            with(told(seat, "clipper", text), "−1".into())
        }
        Event::Offered { by, to, give, want } => {
            let to = match to {
                Partner::Seat(seat) => whom(seat),
                Partner::Anyone => "anyone".into(),
            };
            quiet(told(by, "ui-swap", proposal(speaker, by, &to, &give, &want)))
        }
        Event::Declined { by, of } => {
            let declines = speaker.verb(by, "decline", "declines");
            let whose = if speaker.is_you(of) { "your".into() } else { speaker.whose(of) };
            quiet(told(by, "ui-close", format!("{} {declines} {whose} offer", who(by))))
        }
        Event::Countered { by, to, give, want } => {
            let text = proposal(speaker, by, &whom(to), &give, &want) + " instead";
            quiet(told(by, "ui-swap", text))
        }
        Event::Traded { by, with: other, gave, got, .. } => {
            let text = match (gave.cards, got.cards) {
                (Some(gave), Some(got)) => {
                    let gives = speaker.verb(by, "give", "gives");
                    format!("{} {gives} {} {} for {}", who(by), whom(other), list(&gave), list(&got))
                }
                _ => format!("{} and {} trade", who(by), whom(other)),
            };
            with(told(by, "ui-swap", text), format!("{} for {}", gave.count, got.count))
        }
        Event::Attacked { by, target } => {
            told(by, "pirate", format!("{} pirates attack {}", capital(by), whom(target)))
        }
        Event::Negated { by, of } => {
            let text = format!("{} winds blow {} pirates away", capital(by), speaker.whose(of));
            with(told(by, "wind", text), "−1".into())
        }
        Event::Stole { by, from, card } => {
            let text = match card {
                Some(card) => format!("{} pirates rob {} of {}", capital(by), whom(from), title(card)),
                None => format!("{} pirates rob {}", capital(by), whom(from)),
            };
            with(told(by, "pirate", text), "1 card".into())
        }
        Event::Sailed { by, target } => {
            with(told(by, "pirate", format!("{} fleet sails against {}", capital(by), whom(target))), "−3".into())
        }
        Event::Promised { seat, clippers } => {
            let text = match clippers {
                0 => format!("{} {} no Clipper", who(seat), speaker.verb(seat, "promise", "promises")),
                1 => format!("{} {} a Clipper", who(seat), speaker.verb(seat, "promise", "promises")),
                _ => format!("{} {} {clippers} Clippers", who(seat), speaker.verb(seat, "promise", "promises")),
            };
            quiet(told(seat, "clipper", text))
        }
        Event::Repelled { by, .. } => {
            with(told(by, "clipper", format!("Two Clippers drive off {} fleet", speaker.whose(by))), "−2".into())
        }
        Event::Robbed { by, target, cards: taken } => {
            let text = match &taken.cards {
                Some(seen) => format!("{} fleet takes {} hand: {}", capital(by), speaker.whose(target), list(seen)),
                None => format!("{} fleet takes {} hand", capital(by), speaker.whose(target)),
            };
            with(told(by, "pirate", text), cards(taken.count))
        }
        Event::Monsoon { by } => with(told(by, "wind", format!("{} Monsoon", capital(by))), "−1 each".into()),
        Event::Typhoon { by } => with(told(by, "wind", format!("{} Typhoon", capital(by))), "all hands".into()),
        Event::Lost { seat, cards: lost } => {
            let text = format!("{} {} {}", who(seat), speaker.verb(seat, "lose", "loses"), list(&lost));
            quiet(with(told(seat, "wind", text), format!("−{}", lost.len())))
        }
        Event::Planted { seat, good } => {
            let text = format!("{} {} {}", who(seat), speaker.verb(seat, "plant", "plants"), lower(good));
            with(told(seat, "plantation", text), "−4".into())
        }
        Event::Hired { seat } => {
            let text = format!("{} {} an official", who(seat), speaker.verb(seat, "hire", "hires"));
            with(told(seat, "official", text), "−2".into())
        }
        Event::Shipped { seat, good, goods, plantations, points } => {
            let ships = speaker.verb(seat, "ship", "ships");
            let text = format!("{} {ships} {} {}", who(seat), goods + plantations, lower(good));
            with(told(seat, icon(good.card()), text), format!("+{points}"))
        }
        Event::Discarded { seat, card } => {
            let text = format!("{} {} {}", who(seat), speaker.verb(seat, "discard", "discards"), title(card));
            quiet(with(told(seat, icon(card), text), "−1".into()))
        }
        Event::Ended { end, winners } => {
            let names: Vec<String> = winners.iter().map(who).collect();
            let win =
                if winners.len() == 1 && !winners.iter().any(|seat| speaker.is_you(seat)) { "wins" } else { "win" };
            let why = match end {
                End::Target => "first to 100",
                End::EqualTurns => "most points after equal turns",
                End::Rounds => "most points after 100 turns",
            };
            Line {
                seat: winners.iter().next(),
                icon: "crown",
                text: format!("{} {win}", names.join(" and ")),
                aside: why.into(),
                major: true,
            }
        }
    })
}

/// The viewer's seat, if it has one.
fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    }
}

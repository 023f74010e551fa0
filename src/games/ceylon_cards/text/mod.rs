//! The words of the game, in English: prompts, buttons, names, the story.
//!
//! Read by the page, the story and the transcripts. Why something cannot be pressed stands in `refusal`, the rulebook
//! beside this folder.

pub mod asked;
pub mod components;
pub mod names;
pub(super) mod options;
mod prompt;
pub(super) mod refusal;
mod standings;
mod story;

pub use names::{cards, hint, icon, list, offers_left, phase, title, titles};
pub use prompt::next_press;
pub use refusal::time_is_up;

use names::lower;

use super::CeylonCards;
use super::action::{Action, Partner};
use super::events::Event;
use super::options::Options;
use super::press::{Button, Part};
use super::score::{TieBreak, tie_break};
use super::state::{End, Phase, Stage};
use super::view::{Seen, View};
use crate::engine::{Outcome, Rule, Seat, Viewer};
use crate::words::lesson::Teaching;
use crate::words::rulebook::Rulebook;
use crate::words::{Component, ComponentGroup, Line, Piece, Refusal, Speaker, Whereabouts, Words};

impl Words for CeylonCards {
    fn rulebook() -> &'static Rulebook {
        &super::rulebook::RULEBOOK
    }

    fn teaching() -> &'static Teaching {
        &super::lesson::TEACHING
    }

    fn components(_: &Options, seats: u8, _: u16) -> Vec<ComponentGroup> {
        components::components(seats)
    }

    fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
        components::whereabouts(view, component)
    }

    fn next_press(_: &View, candidates: &[Action]) -> String {
        next_press(candidates).to_owned()
    }

    fn piece(_: &View, part: Part) -> Piece {
        asked::piece(part)
    }

    fn kinds() -> &'static [&'static str] {
        asked::KINDS
    }

    fn entry(_: &View, piece: Piece) -> Option<Component> {
        asked::entry(piece)
    }

    fn standings(view: &View, seat: Seat) -> Vec<(String, String)> {
        standings::standings(view, seat)
    }

    fn now(view: &View, piece: Piece, speaker: &Speaker) -> Vec<String> {
        asked::now(view, piece, speaker)
    }

    fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
        asked::pile(view, piece)
    }

    fn prompt(view: &View, speaker: &Speaker) -> String {
        prompt::prompt(view, speaker)
    }

    fn verb(view: &View, action: &Action, speaker: &Speaker) -> String {
        match *action {
            Action::Clipper => "Discard a Clipper for 2 cards".into(),
            Action::Offer(Partner::Seat(seat)) => format!("Make {} an offer", speaker.whom(seat)),
            Action::Offer(Partner::Anyone) => "Make an offer to anyone".into(),
            Action::Give(card) => format!("Give {}", title(card)),
            Action::Want(card) => format!("Ask for {}", title(card)),
            Action::Propose => match &view.pending {
                Seen::Offer(offer) if offer.stage == Stage::Counter => "Propose instead".into(),
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
            Action::Monsoon => "Cause a Monsoon".into(),
            Action::Typhoon => "Cause a Typhoon".into(),
            Action::Plantation(good) => format!("Build {}", names::a_plantation(good)),
            Action::Official => "Hire an official".into(),
            Action::Meld { good, goods, plantations } => format!("Ship {} {}", goods + plantations, lower(good)),
            Action::End => "End the turn".into(),
            Action::Discard(card) => format!("Discard {}", title(card)),
        }
    }

    fn refuse(view: &View, part: Part) -> Refusal {
        refusal::refuse(view, part)
    }

    fn part(view: &View, part: Part, speaker: &Speaker) -> String {
        match part {
            Part::Stop(stop) => match stop {
                Phase::Trade => format!("{}, {}", phase(stop), names::offers_left(view.offers_left())),
                _ => phase(stop).into(),
            },
            Part::Card(card) => format!("{}, {} in hand", title(card), view.hand()[card]),
            Part::Name(card) => format!("Ask for {}", title(card)),
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
        story::line(event, speaker)
    }

    fn rule_of(event: &Event) -> Option<Rule> {
        super::rulebook::rule_of(event)
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let seats = speaker.names.len() as u8;
        let why = match outcome.end {
            end if end == End::Target as u8 => "first to 100",
            end if end == End::EqualTurns as u8 => "the most when the round was over",
            _ => "the most after 100 turns each",
        };
        let score = winners.first().map_or(0, |seat| outcome.scores[*seat]);
        // Where several share the win, it has to be said who is behind them with as many points.
        let beaten = Seat::all(seats).filter(|seat| !outcome.winners.has(*seat) && outcome.scores[*seat] == score);
        let with = match winners.len() {
            1 => String::new(),
            _ => format!(" with {}", names::and(&beaten.map(|seat| speaker.whom(seat)).collect::<Vec<_>>())),
        };
        let tie = match tie_break(outcome, seats) {
            Some(TieBreak::Officials) => format!("; more officials break the tie{with}"),
            Some(TieBreak::Plantations) => format!("; more plantations break the tie{with}"),
            None => String::new(),
        };
        let who = speaker.who_of(&winners);
        match winners.as_slice() {
            [one] => format!("{who} {} with {score}, {why}{tie}", speaker.verb(*one, "win", "wins")),
            _ => format!("{who} share the win with {score}, {why}{tie}"),
        }
    }
}

/// The viewer's seat, if it has one.
fn own_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    }
}

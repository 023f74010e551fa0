//! The presses that make up each action. The phase line doubles as the action line: its stops are parts, and so are
//! hand cards, seats, the names of cards that can be asked for, and buttons.
//!
//! Used by the picker. The presses name the stop and the cards that are paid, so that a player may begin with either,
//! and the picker completes any unambiguous choice. The Clipper and the Port of a meld are not pressed, because every
//! meld costs them; the page takes them from [`Action::cost`].

use serde::{Deserialize, Serialize};

use super::CeylonCards;
use super::action::{Action, Partner};
use super::pieces::Card;
use super::state::Phase;
use super::view::View;
use crate::engine::{Press, Seat};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A stop on the phase line.
    Stop(Phase),
    /// A card in hand; equal cards are one part that can be pressed several times.
    Card(Card),
    /// The name of a card among those that can be asked for.
    Name(Card),
    Seat(Seat),
    /// All other players, as partners of a trade.
    Anyone,
    Button(Button),
}

/// A button; its label is in `words`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Button {
    /// Announce the offer.
    Propose,
    Accept,
    Decline,
    /// Answer with a counter-offer.
    Counter,
    Negate,
    Pass,
    /// Promise this many Clippers.
    Commit(u8),
}

impl Press for CeylonCards {
    type Part = Part;

    fn presses(_: &View, action: &Action, parts: &mut Vec<Part>) {
        let button = |button| [Part::Button(button)];
        let stop = |parts: &mut Vec<Part>, stop| {
            parts.push(Part::Stop(stop));
            let paid = action.cost().iter().flat_map(|(card, count)| (0..count).map(move |_| Part::Card(card)));
            parts.extend(paid);
        };
        match *action {
            Action::Clipper => stop(parts, Phase::Draw),
            Action::Offer(Partner::Seat(seat)) => parts.extend([Part::Stop(Phase::Trade), Part::Seat(seat)]),
            Action::Offer(Partner::Anyone) => parts.extend([Part::Stop(Phase::Trade), Part::Anyone]),
            Action::Give(card) | Action::Discard(card) => parts.push(Part::Card(card)),
            Action::Want(card) => parts.push(Part::Name(card)),
            Action::Propose => parts.extend(button(Button::Propose)),
            Action::Accept => parts.extend(button(Button::Accept)),
            Action::Decline => parts.extend(button(Button::Decline)),
            Action::Counter => parts.extend(button(Button::Counter)),
            Action::Attack(seat) | Action::Fleet(seat) => {
                stop(parts, Phase::Pirates);
                parts.push(Part::Seat(seat));
            }
            Action::Negate => parts.extend([Part::Button(Button::Negate), Part::Card(Card::Winds)]),
            Action::Pass => parts.extend(button(Button::Pass)),
            Action::Commit(clippers) => parts.extend(button(Button::Commit(clippers))),
            Action::Monsoon | Action::Typhoon => stop(parts, Phase::Storm),
            Action::Plantation(_) | Action::Official => stop(parts, Phase::Build),
            Action::Meld { good, goods, plantations } => {
                parts.push(Part::Stop(Phase::Ship));
                parts.extend((0..goods).map(|_| Part::Card(good.card())));
                parts.extend((0..plantations).map(|_| Part::Card(Card::Plantation)));
            }
            Action::End => parts.push(Part::Stop(Phase::End)),
        }
    }

    /// Whether it is an answer to pirates that stops nothing (docs/rules/ceylon_cards.md 4.3). Every offer has
    /// different cards, so offers are never declined in advance.
    fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Pass | Action::Commit(0))
    }

    fn is_end(action: &Action) -> bool {
        matches!(action, Action::End)
    }
}

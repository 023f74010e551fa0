//! Practice: moments of reviewed games as cards, which ask again what the player would do.
//!
//! The page of the review makes cards, the page of practice asks them. A [`Deck`] holds the cards of a title;
//! [`schedule`] decides on which day each comes back. An answer that the review has not compared is evaluated by the
//! workers as an action before it is played is. Knows no game and reads no clock: days are numbers passed in.

mod deck;
pub mod schedule;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::ai::review::marks::{Knowledge, Mark, mark, mark_of_loss};
use crate::ai::review::{Choice, Estimate, Evaluation};
use crate::engine::{Seat, link};

use super::game_table::Table;
use super::review::is_sound;
use schedule::Schedule;

pub use deck::{Deck, DeckError, MAX_CARDS, SITTING, bring_in, sitting, texts};

/// A moment of a reviewed game: the position before a choice, and the review of that choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The game up to the choice, as a link. No two cards of a deck have the same.
    pub link: String,
    pub choice: Choice,
    pub schedule: Schedule,
}

impl Card {
    /// Creates the card of the choice made at this ply, due on the day `today`. `None` if the choice has no mark or no
    /// person at this device made it, or if the game is too long for a link.
    pub fn new(table: &Table, ply: u32, choice: &Choice, today: i32) -> Option<Card> {
        let before = ply.checked_sub(1)?;
        let seat = *table.actors().get(before as usize)?;
        let link = table.link_at(before);
        // If the game is only watched, a computer's seat may be shown as a person's.
        let is_own = table.seating.is_person(seat)
            && table.seating.displayed_player(seat).is_some_and(|player| player.is_person());
        let is_card = is_own && mark(choice, Knowledge::Own).is_some() && link::can_open(&link, before);
        is_card.then(|| Card { link, choice: choice.clone(), schedule: Schedule::new(today) })
    }

    /// Opens the position as a table at which the seat that has to choose is the only person. Returns also that seat;
    /// `None` if the record can no longer be replayed to the same choice.
    pub fn open(&self) -> Option<(Table, Seat)> {
        let mut table = Table::open_link(&self.link).ok()?;
        let seat = table.to_act()?;
        let best = table.notation(self.choice.known.best.into());
        let is_same = table.legal().len() == usize::from(self.choice.legal)
            && self.choice.line.first().is_none_or(|first| best.as_ref() == Some(first))
            && is_sound(&self.choice, table.info().categories.len());
        for (player, other) in table.seating.players.iter_mut().zip((0..).map(Seat)) {
            if player.is_person() && other != seat {
                player.kind = Level::STAND_IN.into();
            }
        }
        (is_same && table.presser() == Some(seat)).then_some((table, seat))
    }

    /// Returns the judgement on an answer at this table, given as indices of consecutive actions, if it is part of the
    /// better line, or the action that the review has compared with it; `None` if a search has to evaluate it.
    pub fn known_judgement(&self, table: &Table, answer: &[usize]) -> Option<Judgement> {
        let Evaluation { best, loss } = self.choice.known;
        match *answer {
            [] => None,
            [index] if index == usize::from(best) => Some(Judgement::Best),
            [index] if index == usize::from(self.choice.chosen) => Some(Judgement::of_loss(loss)),
            _ => self.choice.line.starts_with(&table.notations(answer)).then_some(Judgement::Best),
        }
    }
}

/// How an answer compares with the best choice, using only what the seat could see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Judgement {
    Best,
    /// The difference, a share of the win, is too close to call.
    AsGood(Estimate),
    /// A sure loss, as a share of the win.
    Worse(Estimate),
}

impl Judgement {
    pub fn of_loss(loss: Estimate) -> Judgement {
        if loss.is_surely_positive() { Judgement::Worse(loss) } else { Judgement::AsGood(loss) }
    }

    /// Returns the loss of the answer, as a share of the win.
    pub fn loss(self) -> Estimate {
        match self {
            Judgement::Best => Estimate::default(),
            Judgement::AsGood(loss) | Judgement::Worse(loss) => loss,
        }
    }

    /// Returns the quality of the answer for the schedule, from 0 for a blunder to 5 for the best choice. A loss that
    /// is too small for a mark still passes.
    pub fn quality(self) -> u8 {
        match self {
            Judgement::Best => 5,
            Judgement::AsGood(_) => 4,
            Judgement::Worse(loss) => match mark_of_loss(loss.mean) {
                None | Some(Mark::Find) => 3,
                Some(Mark::Inaccuracy) => 2,
                Some(Mark::Mistake) => 1,
                Some(Mark::Blunder) => 0,
            },
        }
    }
}

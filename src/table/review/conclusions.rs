//! What a review comes to: a verdict on a seat, and the plies at which chances turned.
//!
//! Called by the page of the review. Knows no game.

use crate::ai::review::{Account, Books, Estimate, PlyEntry};
use crate::engine::Seat;

/// The kinds of luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Of the deal.
    Deal,
    /// Of draws and dice.
    Draws,
    /// Of hands that nobody could see.
    Hidden,
}

/// A game in a sentence: what a seat's choices and the luck have come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// What own choices and those of rivals brought together.
    pub choices: Estimate,
    /// The luck that weighed most, if any is beyond doubt.
    pub luck: Option<(Luck, f32)>,
    /// Whether every ply was looked at.
    pub complete: bool,
}

/// Luck of less than this share of the win is not mentioned.
const SLIGHT: f32 = 0.01;

/// What the books of a seat come to. Alone at the table one is compared with nobody: only what was given away counts.
pub fn verdict(books: &Books, seat: Seat) -> Option<Verdict> {
    let Account { deal, draw, hidden_luck, own, rivals, .. } = *books.accounts.get(seat.index())?;
    let is_sure = |luck: &Estimate| Estimate { mean: luck.mean.abs(), ..*luck }.is_surely_positive();
    let kinds = [(Luck::Deal, deal), (Luck::Draws, draw), (Luck::Hidden, hidden_luck)];
    let sure = kinds.into_iter().filter(|(_, luck)| is_sure(luck) && luck.mean.abs() >= SLIGHT);
    let luck = sure.max_by(|(_, one), (_, other)| one.mean.abs().total_cmp(&other.mean.abs()));
    Some(Verdict {
        choices: if books.accounts.len() > 1 { own.plus(rivals) } else { own },
        luck: luck.map(|(kind, luck)| (kind, luck.mean)),
        complete: books.complete,
    })
}

/// The plies at which chances changed most for anybody, at most so many, the greatest change first.
pub fn turning_points(books: &Books, most: usize) -> Vec<u32> {
    let seats = books.accounts.len() as u8;
    let swing = |entry: &PlyEntry| {
        let changes = Seat::all(seats).map(|seat| (entry.after[seat] - entry.before[seat]).abs());
        changes.fold(0.0, f32::max)
    };
    let mut known: Vec<(f32, u32)> = books
        .entries
        .iter()
        .filter(|entry| entry.is_reviewed && entry.ply > 0)
        .map(|entry| (swing(entry), entry.ply))
        .collect();
    known.retain(|(swing, _)| *swing >= SLIGHT);
    greatest(known, most)
}

/// The plies of the greatest changes, at most so many, the greatest first.
pub(super) fn greatest(mut changes: Vec<(f32, u32)>, most: usize) -> Vec<u32> {
    changes.sort_unstable_by(|(one, before), (other, after)| other.total_cmp(one).then(before.cmp(after)));
    changes.into_iter().take(most).map(|(_, ply)| ply).collect()
}

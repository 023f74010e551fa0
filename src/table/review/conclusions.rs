//! Conclusions of a review: a verdict on a seat, and the turning points of the game.
//!
//! Called by the page of the review. Knows no game.

use crate::ai::review::{Account, Books, Estimate, PlyEntry};
use crate::engine::Seat;
use crate::engine::sort::sort_by;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    Deal,
    /// Draws and dice.
    Draws,
    /// Cards in hands that the seat could not see.
    Hidden,
}

/// A seat's game in a sentence: the effects of choices and of luck.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Combined effect of the seat's own choices and those of its rivals.
    pub choices: Estimate,
    /// The seat's own losses, at most 0, if they contradict `choices`: it lost clearly less by its choices than its
    /// rivals did, and still its chances fell, or the other way round. Then no comparison is claimed.
    pub disputed: Option<Estimate>,
    /// The kind of luck with the largest significant effect, if any.
    pub luck: Option<(Luck, f32)>,
    /// Whether there is a report on every ply.
    pub complete: bool,
}

/// Minimum change of a share of the win that is mentioned, as luck or as a turning point.
const SLIGHT: f32 = 0.01;

/// Returns the verdict on a seat; `None` if there is no such seat. In a solo game there are no rivals: only its own
/// losses count.
pub fn verdict(books: &Books, seat: Seat) -> Option<Verdict> {
    let Account { deal, draw, hidden_luck, own, rivals, .. } = *books.accounts.get(seat.index())?;
    let is_sure = |luck: &Estimate| Estimate { mean: luck.mean.abs(), ..*luck }.is_surely_positive();
    let kinds = [(Luck::Deal, deal), (Luck::Draws, draw), (Luck::Hidden, hidden_luck)];
    let sure = kinds.into_iter().filter(|(_, luck)| is_sure(luck) && luck.mean.abs() >= SLIGHT);
    let luck = sure.max_by(|(_, one), (_, other)| one.mean.abs().total_cmp(&other.mean.abs()));
    let choices = if books.accounts.len() > 1 { own.plus(rivals) } else { own };
    let others = Seat::all(books.accounts.len() as u8).filter(|other| *other != seat);
    let rival_losses: f32 = others.map(|other| books.accounts[other.index()].own.mean).sum();
    let lead = own.mean - rival_losses / (books.accounts.len() - 1).max(1) as f32;
    let is_disputed = books.accounts.len() > 1 && lead.abs() >= SLIGHT && lead * choices.mean < 0.0;
    Some(Verdict {
        choices,
        disputed: is_disputed.then_some(own),
        luck: luck.map(|(kind, luck)| (kind, luck.mean)),
        complete: books.complete,
    })
}

/// Returns a seat's losses by its own choices, as shares of the win, with their plies; largest first.
pub fn losses(books: &Books, seat: Seat) -> Vec<(f32, u32)> {
    let own = books.entries.iter().filter(|entry| entry.seat == Some(seat) && entry.own < 0.0);
    let mut losses: Vec<(f32, u32)> = own.map(|entry| (-entry.own, entry.ply)).collect();
    sort_largest_first(&mut losses);
    losses
}

/// Returns up to `most` plies at which the chances of a seat changed most, largest change first.
pub fn turning_points(books: &Books, seat: Seat, most: usize) -> Vec<u32> {
    let change = |entry: &PlyEntry| (entry.after[seat] - entry.before[seat]).abs();
    let mut known: Vec<(f32, u32)> = books
        .entries
        .iter()
        .filter(|entry| entry.is_reviewed && entry.ply > 0)
        .map(|entry| (change(entry), entry.ply))
        .collect();
    known.retain(|(change, _)| *change >= SLIGHT);
    greatest(known, most)
}

/// Returns the plies of the `most` largest changes, largest first.
pub(super) fn greatest(mut changes: Vec<(f32, u32)>, most: usize) -> Vec<u32> {
    sort_largest_first(&mut changes);
    changes.into_iter().take(most).map(|(_, ply)| ply).collect()
}

fn sort_largest_first(changes: &mut Vec<(f32, u32)>) {
    sort_by(changes, |(one, before), (other, after)| other.total_cmp(one).then(before.cmp(after)));
}

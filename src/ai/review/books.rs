//! The books of a reviewed game: for each seat, start + luck + own choices + rivals' choices = result.
//!
//! Computed from the reports by the page and by `xtask review`, whenever a new report comes in. The entries are:
//!
//! - *start*: the seat's expected share before the deal;
//! - *luck*: the outcome minus its expectation, for the deal, draws and hidden hands;
//! - *own choices*: the loss against the best choice, never above 0, and 0 if too close to call;
//! - *rivals' choices*: the rest.
//!
//! At a rival's choice, the rest is the change in the seat's share. At its own, it is the part of the change that
//! neither the loss nor the hidden hands explain: the position offered more, or less, than its last estimate. Each ply
//! is booked in full, so the books balance by construction. Knows no game.

use serde::Serialize;

use super::{Estimate, Report};
use crate::engine::{PerSeat, Seat};

/// Breakdown of a seat's share of the win.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// Expected share before the deal.
    pub start: Estimate,
    /// Luck of the deal.
    pub deal: Estimate,
    /// Luck of draws and dice.
    pub draw: Estimate,
    /// Luck of hidden hands in the seat's own choices.
    #[serde(rename = "secret")]
    pub hidden_luck: Estimate,
    /// Losses from the seat's own choices.
    pub own: Estimate,
    /// Gains and losses from the rivals' choices.
    pub rivals: Estimate,
    /// Final share of the win.
    pub result: f32,
}

impl Account {
    /// Returns the total of all kinds of luck.
    pub fn luck(&self) -> Estimate {
        self.deal.plus(self.draw).plus(self.hidden_luck)
    }

    /// Returns the amount by which the books fail to balance.
    pub fn gap(&self) -> f32 {
        self.result - (self.start.mean + self.luck().mean + self.own.mean + self.rivals.mean)
    }
}

/// Change in all seats' chances at one ply.
#[derive(Clone, PartialEq, Debug)]
pub struct PlyEntry {
    /// From 1; 0 is the deal.
    pub ply: u32,
    /// The deciding seat; `None` at the deal.
    pub seat: Option<Seat>,
    /// Chances before the choice.
    pub before: PerSeat<f32>,
    /// Chances after the choice and its luck.
    pub after: PerSeat<f32>,
    /// Luck of draws for each seat; at ply 0, of the deal.
    pub luck: PerSeat<f32>,
    /// Loss of the deciding seat from its choice; at most 0.
    pub own: f32,
    /// Whether there is a report on this ply; if not, the chances are unchanged.
    pub is_reviewed: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Books {
    /// One entry for the deal and one per ply.
    pub entries: Vec<PlyEntry>,
    /// One account per occupied seat.
    pub accounts: Vec<Account>,
    /// Whether there is a report on every ply; the books balance only then.
    pub complete: bool,
}

impl Books {
    /// Computes the books from the reports so far. `reports` has a slot for the deal and each ply, in order; `result`
    /// is each seat's share of the win.
    pub fn new(reports: &[Option<Report>], seats: u8, result: &PerSeat<f32>) -> Books {
        let mut accounts = vec![Account::default(); seats.into()];
        let even = 1.0 / f32::from(seats.max(1));
        let mut position = PerSeat::from_fn(|_| Estimate::exact(even));
        let mut entries = Vec::with_capacity(reports.len());
        for (ply, report) in reports.iter().enumerate() {
            if let (0, Some(Report { expected: Some(expected), .. })) = (ply, report) {
                position = *expected;
                for (account, seat) in accounts.iter_mut().zip(Seat::all(seats)) {
                    account.start = position[seat];
                }
            }
            entries.push(book_ply(ply as u32, report.as_ref(), &mut position, &mut accounts));
        }
        for (account, seat) in accounts.iter_mut().zip(Seat::all(seats)) {
            account.result = result[seat];
        }
        Books { entries, accounts, complete: reports.iter().all(Option::is_some) }
    }
}

/// Books one ply and advances `position`.
fn book_ply(ply: u32, report: Option<&Report>, position: &mut PerSeat<Estimate>, accounts: &mut [Account]) -> PlyEntry {
    let before = *position;
    let means = |position: &PerSeat<Estimate>| PerSeat::from_fn(|seat| position[seat].mean);
    let mut entry = PlyEntry {
        ply,
        seat: report.and_then(|report| report.seat),
        before: means(&before),
        after: means(&before),
        luck: PerSeat::default(),
        own: 0.0,
        is_reviewed: report.is_some(),
    };
    let Some(report) = report else { return entry };
    let expected = report.expected.unwrap_or(before);
    let after = report.after.unwrap_or(expected);
    let own = report.choice.as_ref().filter(|choice| choice.known.is_sure()).map_or_else(Estimate::default, |choice| {
        Estimate { mean: -choice.known.loss.mean, error: choice.known.loss.error }
    });
    let hidden_luck = report.choice.as_ref().map_or_else(Estimate::default, |choice| choice.hidden_luck);
    for (account, seat) in accounts.iter_mut().zip((0..).map(Seat)) {
        let mut luck = Estimate::default();
        if report.after.is_some() {
            luck = after[seat].minus(expected[seat]);
        }
        entry.luck[seat] = luck.mean;
        match ply {
            0 => account.deal = luck,
            _ => account.draw = account.draw.plus(luck),
        }
        let mut rivals = match report.expected {
            Some(_) => expected[seat].minus(before[seat]),
            None => Estimate::default(),
        };
        if report.seat == Some(seat) {
            account.own = account.own.plus(own);
            account.hidden_luck = account.hidden_luck.plus(hidden_luck);
            rivals = rivals.minus(own).minus(hidden_luck);
        }
        if ply > 0 {
            account.rivals = account.rivals.plus(rivals);
        }
    }
    entry.own = own.mean;
    entry.after = means(&after);
    *position = after;
    entry
}

//! The books of a reviewed game: for every seat, start + luck + own choices + rivals' choices = result.
//!
//! Made from the reports by the page and by `xtask review`, as often as a new one has come in. What is booked where:
//!
//! - *start* is what the seat could hope for before the deal;
//! - *luck* is what came less what was to be expected before: of the deal, of draws, of hidden hands;
//! - *own choices* is what they gave away beside the best, never above 0, and nothing where it is too close to call;
//! - *rivals' choices* is the rest: at a rival's choice what it gave or took, at one's own what the position offered
//!   more (or less) than it had seemed to while the rivals chose.
//!
//! Each ply is booked whole, so that the books close by themselves. Knows no game.

use serde::Serialize;

use super::{Estimate, Report};
use crate::engine::{PerSeat, Seat};

/// Where a seat's share of the win went.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// Before the deal.
    pub start: Estimate,
    /// What the deal brought.
    pub deal: Estimate,
    /// What draws and dice brought.
    pub draw: Estimate,
    /// What hidden hands made of choices.
    #[serde(rename = "secret")]
    pub hidden_luck: Estimate,
    /// What own choices gave away.
    pub own: Estimate,
    /// What rivals gave and took.
    pub rivals: Estimate,
    /// What it has come to.
    pub result: f32,
}

impl Account {
    /// Luck of every kind.
    pub fn luck(&self) -> Estimate {
        self.deal.plus(self.draw).plus(self.hidden_luck)
    }

    /// What is missing for the books to close.
    pub fn gap(&self) -> f32 {
        self.result - (self.start.mean + self.luck().mean + self.own.mean + self.rivals.mean)
    }
}

/// What became of everybody's chances at one ply.
#[derive(Clone, PartialEq, Debug)]
pub struct PlyEntry {
    /// The ply, from 1; 0 is the deal.
    pub ply: u32,
    /// Who decided; none at the deal.
    pub seat: Option<Seat>,
    /// The chances before the choice.
    pub before: PerSeat<f32>,
    /// The chances afterwards.
    pub after: PerSeat<f32>,
    /// What draws brought to each seat; the deal at ply 0.
    pub luck: PerSeat<f32>,
    /// What the choice gave away, for its seat; 0 or less.
    pub own: f32,
    /// Whether this ply was looked at: else nothing has changed by it.
    pub is_reviewed: bool,
}

/// The books of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Books {
    /// One entry for the deal and each ply.
    pub entries: Vec<PlyEntry>,
    /// One account for each seat that is taken.
    pub accounts: Vec<Account>,
    /// Whether every ply was looked at; the books close only then.
    pub complete: bool,
}

impl Books {
    /// Adds up what is known. `reports` has a place for the deal and each ply, in order; `result` is each seat's share
    /// of the win.
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

/// Books one ply and moves the position on.
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

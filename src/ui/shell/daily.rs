//! Today's deal at a table: the current day, and the result of its deal.
//!
//! Called by the shelf, the pages of today's deal and the result. The only place that reads the date from the clock;
//! everything derived from it is in `table/daily`. Independent of the game.

use leptos::prelude::*;

use crate::device::clock;
use crate::table::Table;
use crate::table::daily::{Attempt, Date, Deal, Finish, Ledger, Status};
use crate::table::duplicate::first_person;
use crate::text::sharing;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{every, visibility};
use crate::ui::shell::Shell;
use crate::ui::text::daily as words;

/// Returns today's date on this device. `None` if its clock has no valid date.
pub fn today() -> Option<Date> {
    day_of(clock::wall_ms() as u64)
}

/// Interval between checks for a new day, in milliseconds.
const CHECK_INTERVAL_MS: u64 = 5000;

/// The date of this device, kept up to date as long as the calling component is on the page: it changes at midnight,
/// when the clock or the time zone is changed, and when the page becomes visible again after a night.
#[derive(Clone, Copy)]
pub struct Day(RwSignal<Option<Date>>);

impl Day {
    /// Follows the date. Call it inside a component.
    pub fn follow() -> Day {
        let day = Day(RwSignal::new(today()));
        visibility::on_change(move |_| _ = day.refresh());
        every(CHECK_INTERVAL_MS, move || _ = day.refresh());
        day
    }

    /// Returns the date. Reactive.
    pub fn get(self) -> Option<Date> {
        self.0.get()
    }

    /// Reads the clock again; returns whether the date has changed.
    pub fn refresh(self) -> bool {
        let new_date = today();
        let is_new = self.0.try_get_untracked().is_some_and(|date| date != new_date);
        if is_new {
            self.0.set(new_date);
        }
        is_new
    }
}

/// Returns the date of a time in milliseconds since 1970, in this device's time zone.
pub fn day_of(moment: u64) -> Option<Date> {
    let moment = js_sys::Date::new(&(moment as f64).into());
    let year = u16::try_from(moment.get_full_year()).ok()?;
    Date::new(year, moment.get_month() as u8 + 1, moment.get_date() as u8)
}

/// Loads the ledger. If it cannot be read, shows a notice and returns an empty one.
pub fn ledger(app: AppContext) -> Ledger {
    app.store.with_value(Ledger::open).unwrap_or_else(|error| {
        app.notify(error.to_string());
        Ledger::default()
    })
}

/// Stores the result of this table in the ledger if it is a counted attempt and is over. A later end of the same table
/// changes nothing.
pub fn store_result(shell: Shell) {
    if shell.locked_elsewhere || shell.spectating.get_untracked() {
        return;
    }
    let Some(outcome) = shell.read_untracked(|table| table.outcome()) else { return };
    let slot = shell.slot().0;
    let Some((date, _)) = ledger(shell.app).attempt(&slot) else { return };
    let finish = shell.read_untracked(|table| {
        let person = Deal { date, info: table.info() }.person();
        // A player whose seat a computer took over has not won.
        let won = outcome.winners.has(person) && table.seating.is_person(person);
        Finish { score: outcome.scores[person], won, peeked: table.peeked() }
    });
    let result = shell.app.store.with_value(|store| Ledger::change(store, |ledger| ledger.finish(&slot, finish)));
    if let Err(error) = result {
        shell.app.notify(error.to_string());
    }
}

/// Returns the date of the deal that a table belongs to, if the attempt that counts can still be played or is in
/// progress.
pub fn unfinished(app: AppContext, table: &Table) -> Option<Date> {
    let (info, session) = (table.info(), table.dyn_session());
    let ledger = ledger(app);
    let today = today().filter(|today| !matches!(ledger.status(*today, info.id), Status::Played(_)));
    let is_dealt = |date: &Date| {
        let deal = Deal { date: *date, info };
        (session.seed(), session.seats()) == (deal.seed(), deal.seats())
    };
    ledger.unfinished(info.id).chain(today).find(is_dealt)
}

/// Records that a daily deal was opened at this table, unless this is the counted attempt.
pub fn record_peek(shell: Shell) {
    let slot = shell.slot().0;
    let (date, game) = shell.read_untracked(|table| (unfinished(shell.app, table), table.info().id));
    let Some(date) = date.filter(|_| !shell.locked_elsewhere) else { return };
    match shell.app.store.with_value(|store| Ledger::change(store, |ledger| ledger.peek(date, game, &slot))) {
        Ok(true) => shell.app.notify(words::PEEKED.to_string()),
        Ok(false) => {}
        Err(error) => shell.app.notify(error.to_string()),
    }
}

/// Draws the line of the result that names the daily deal and the streak; `None` if the table is not a daily deal.
pub fn result_line(shell: Shell) -> Option<AnyView> {
    store_result(shell);
    let ledger = ledger(shell.app);
    let (date, attempt) = ledger.attempt(&shell.slot().0)?;
    let peeked = peeked(shell);
    let sentence = words::attempt_summary(date, attempt, ledger.streak(today().unwrap_or(date)), peeked);
    Some(view! { <p class="mute small" data-daily="">{sentence}</p> }.into_any())
}

/// Whether the counted attempt was played at this table, is over and is marked as peeked.
pub fn peeked(shell: Shell) -> bool {
    ledger(shell.app).finish_at(&shell.slot().0).is_some_and(|finish| finish.peeked)
}

/// Returns the date of the daily deal played at this table; `None` if it is not a daily deal.
pub fn day(shell: Shell) -> Option<Date> {
    ledger(shell.app).attempt(&shell.slot().0).map(|(date, _)| date)
}

/// Returns the sentence that is shared about this table; `None` for a game in progress that is not a daily deal.
pub fn sentence(shell: Shell) -> Option<String> {
    let ledger = ledger(shell.app);
    shell.read_untracked(|table| {
        let is_over = table.outcome().is_some();
        let attempt = ledger.attempt(&shell.slot().0);
        let deal = attempt.map(|(date, attempt)| (Deal { date, info: table.info() }, attempt));
        match (deal, is_over) {
            (Some((deal, _)), false) => Some(sharing::running(&deal)),
            (Some((deal, Attempt::Counts)), true) => match ledger.status(deal.date, deal.info.id) {
                Status::Played(finish) => Some(sharing::daily(&deal, finish, ledger.streak(today()?))),
                _ => sharing::finished(table, deal.person()),
            },
            _ => sharing::finished(table, first_person(table)),
        }
    })
}

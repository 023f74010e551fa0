//! The review of a finished game: the verdict, all seats' chances, the moments that mattered, the books.
//!
//! Called by the frame in place of the result. [`Reviewing`] outlives the page: it has the reports so far and the
//! search for more, which continues while the player looks at the board. [`chart`] draws the chances, [`moment`]
//! explains one ply and [`better`] the better choice, [`tables`] has lists and books, [`plies`] a table of all plies,
//! [`practise`] makes cards of moments. The analysis is in `ai/review` and
//! `table/review`. Independent of the game.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ai::review::schedule::ReviewTask;
use crate::ai::review::{Books, Effort, Report};
use crate::device::clock::monotonic_ms;
use crate::engine::Seat;
use crate::table::duplicate::first_person;
use crate::table::review::{MAX_PLIES, Review, verdict};
use crate::table::save::Slot;
use crate::table::{StoryLine, Table};
use crate::ui::kit::context::Size;
use crate::ui::kit::{Button, Pick, Shown, icon};
use crate::ui::route::Route;
use crate::ui::shell::Shell;
use crate::ui::text::review as words;

use super::board_handle::BoardHandle;
use super::commands::Commands;
use super::{focus, workers};

pub mod better;
mod chart;
mod moment;
mod plies;
mod practise;
mod tables;

/// Minimum interval between redraws while the workers report, in milliseconds.
const REDRAW_INTERVAL_MS: f64 = 300.0;
/// Number of reviewed plies after which the findings are stored again.
const STORE_INTERVAL: usize = 24;

thread_local! {
    /// The table whose review was left to follow a line, and the ply whose moment was open: the review resumes there.
    static RESUME_AT: RefCell<Option<(Slot, u32)>> = const { RefCell::new(None) };
}

/// A context that makes a table open with its review.
#[derive(Clone, Copy)]
pub struct ReviewAtOnce;

struct Findings {
    review: Review,
    books: Books,
    /// The lines of the story, for the names of moments.
    story: Vec<StoryLine>,
}

/// The review of a table's game.
#[derive(Clone, Copy)]
pub struct Reviewing {
    board: BoardHandle,
    pub open: RwSignal<bool>,
    findings: StoredValue<Option<Findings>, LocalStorage>,
    /// Number of plies known at the last redraw; every view follows it.
    known: RwSignal<usize>,
    /// Number of plies the workers still have to analyse; 0 while they are idle.
    remaining: RwSignal<usize>,
    /// The ply at the chart's cursor.
    cursor: RwSignal<usize>,
    /// The ply whose moment is open.
    moment: RwSignal<Option<u32>>,
    /// Index of the seat whose game is reviewed.
    picked: RwSignal<usize>,
    error: RwSignal<Option<String>>,
    last_drawn: StoredValue<f64>,
}

impl Reviewing {
    /// Creates the review of a table; call it once, inside the table's component.
    pub fn new(board: BoardHandle) -> Reviewing {
        let reviewing = Reviewing {
            board,
            open: RwSignal::new(false),
            findings: StoredValue::new_local(None),
            known: RwSignal::new(0),
            remaining: RwSignal::new(0),
            cursor: RwSignal::new(0),
            moment: RwSignal::new(None),
            picked: RwSignal::new(0),
            error: RwSignal::new(None),
            last_drawn: StoredValue::new(f64::NEG_INFINITY),
        };
        on_cleanup(move || reviewing.stop());
        reviewing.resume();
        reviewing
    }

    /// Whether this table has a review: not while its game is in progress, and never in a lesson.
    pub fn is_offered(self) -> bool {
        let shell = self.board.shell;
        shell.guide.lesson.is_none() && shell.read_untracked(|table| table.outcome().is_some())
    }

    /// Opens the review immediately if the table was opened for its review, or the reader returns from a line to it.
    fn resume(self) {
        let slot = self.board.shell.slot();
        let resume_at = RESUME_AT.with_borrow_mut(|left| left.take_if(|(left_slot, _)| *left_slot == slot));
        if use_context::<ReviewAtOnce>().is_some() || resume_at.is_some() {
            self.show();
        }
        if let Some((_, ply)) = resume_at {
            self.cursor.set(ply as usize);
            self.moment.set(Some(ply));
        }
    }

    /// Leaves the page to follow a line, and remembers the ply to return to.
    fn leave_for(self, line: Route, ply: u32) {
        let shell = self.board.shell;
        RESUME_AT.set(Some((shell.slot(), ply)));
        shell.app.go(line);
    }

    /// Opens the review, if this table has one. Drawing it loads the findings and starts the workers.
    pub fn show(self) {
        if self.is_offered() {
            self.open.set(true);
        }
    }

    /// Discards all findings and closes the review, because the end of the game was taken back.
    pub fn forget(self) {
        self.stop();
        self.findings.set_value(None);
        self.open.set(false);
        self.moment.set(None);
        self.cursor.set(0);
    }

    /// Loads the stored review, once.
    fn load(self) {
        if self.findings.with_value(Option::is_some) {
            return;
        }
        let shell = self.board.shell;
        let loaded = shell.read_untracked(|table| {
            let review = shell.app.store.with_value(|store| match self.is_stored() {
                true => Review::open(store, &shell.slot(), table),
                false => Review::new(table),
            })?;
            self.picked.set(first_person(table).index());
            let books = review.books(table);
            Some(Findings { review, books, story: table.story(0) })
        });
        self.known.set(loaded.as_ref().map_or(0, |findings| findings.review.known().count()));
        self.findings.set_value(loaded);
        self.start();
    }

    /// Whether the review of this table is stored: not if the game is only watched or another tab holds it.
    fn is_stored(self) -> bool {
        !self.board.shell.spectating.get_untracked() && !self.board.shell.locked_elsewhere
    }

    /// Starts the workers on the plies that still have to be reviewed.
    fn start(self) {
        let tasks = self.missing();
        self.ask(tasks);
    }

    fn missing(self) -> Vec<ReviewTask> {
        let shell = self.board.shell;
        self.with(|findings| shell.read_untracked(|table| findings.review.next_tasks(table))).unwrap_or_default()
    }

    /// Continues with the most important plies or, once these are reviewed, with all other plies of a long game.
    fn review_next(self) {
        let shell = self.board.shell;
        let mut tasks = self.missing();
        if tasks.is_empty() {
            let remaining_tasks =
                |findings: &Findings| shell.read_untracked(|table| findings.review.all_missing(table));
            tasks = self.with(remaining_tasks).unwrap_or_default();
        }
        self.ask(tasks);
    }

    /// Lets the workers analyse one ply more deeply, and the rest afterwards.
    fn analyse_deeper(self, ply: u32) {
        let running = self.remaining.get_untracked() > 0;
        let mut tasks = vec![ReviewTask { ply, effort: Effort::DEEP }];
        if running {
            tasks.extend(self.missing().into_iter().filter(|task| task.ply != ply));
        }
        self.ask(tasks);
    }

    fn ask(self, tasks: Vec<ReviewTask>) {
        self.error.set(None);
        self.remaining.set(tasks.len());
        if tasks.is_empty() {
            return;
        }
        let efforts: Vec<ReviewTask> = tasks.iter().filter(|task| task.effort >= Effort::DEEP).copied().collect();
        let record = self.board.shell.read_untracked(|table| table.record());
        workers::review(record, tasks, move |found, left| {
            let effort = |ply| efforts.iter().find(|task| task.ply == ply).map_or(Effort::STANDARD, |task| task.effort);
            match found {
                Some(Ok(report)) => {
                    let effort = effort(report.ply);
                    self.add(report, effort);
                }
                Some(Err(why)) => self.error.set(Some(words::search_failed(&why))),
                None => {}
            }
            self.follow_up(left);
        });
    }

    fn add(self, report: Report, effort: Effort) {
        self.findings.update_value(|findings| {
            if let Some(findings) = findings {
                findings.review.add(report, effort);
            }
        });
    }

    /// Handles a report: redraws the findings, at most once in [`REDRAW_INTERVAL_MS`] milliseconds, and stores them
    /// every [`STORE_INTERVAL`] plies.
    fn follow_up(self, left: usize) {
        self.remaining.set(left);
        let time = monotonic_ms();
        let recently = time - self.last_drawn.get_value() < REDRAW_INTERVAL_MS;
        if left == 0 || !recently {
            self.last_drawn.set_value(time);
            self.draw();
        }
        if left.is_multiple_of(STORE_INTERVAL) {
            self.store_review();
        }
        // In a long game, the turning points are narrowed down step by step.
        let is_long = self.with(|findings| findings.review.reports.len() > MAX_PLIES) == Some(true);
        if left == 0 && is_long && self.error.with_untracked(Option::is_none) {
            self.start();
        }
    }

    /// Computes the books from the reports so far, and notifies the views.
    fn draw(self) {
        let shell = self.board.shell;
        self.findings.update_value(|findings| {
            if let Some(findings) = findings {
                findings.books = shell.read_untracked(|table| findings.review.books(table));
            }
        });
        self.known.set(self.with(|findings| findings.review.known().count()).unwrap_or(0));
    }

    fn store_review(self) {
        let shell = self.board.shell;
        if !self.is_stored() {
            return;
        }
        let result = self.with(|findings| {
            let store =
                |table: &Table| shell.app.store.with_value(|store| findings.review.save(store, &shell.slot(), table));
            shell.read_untracked(store)
        });
        if let Some(Err(error)) = result {
            self.error.set(Some(words::not_saved(error)));
        }
    }

    fn stop(self) {
        if self.remaining.try_get_untracked().is_some_and(|left| left > 0) {
            workers::stop();
            self.remaining.set(0);
            self.store_review();
            self.draw();
        }
    }

    /// Reads the findings; reactive views use [`Reviewing::follow`].
    fn with<T>(self, read: impl FnOnce(&Findings) -> T) -> Option<T> {
        self.findings.with_value(|findings| findings.as_ref().map(read))
    }

    /// Reads the findings. Reactive: the caller runs again when they are redrawn.
    fn follow<T>(self, read: impl FnOnce(&Findings) -> T) -> Option<T> {
        self.known.track();
        self.with(read)
    }

    fn seat(self) -> Seat {
        Seat(self.picked.get() as u8)
    }

    /// Opens the moment of a ply, and moves the chart's cursor there.
    fn open_moment(self, ply: u32) {
        self.cursor.set(ply as usize);
        self.moment.set(Some(ply));
        focus::focus_on("[data-moment] h3");
        // In one column the moment is below the chart that was pressed.
        if self.board.shell.app.size.get_untracked() == Size::Phone {
            request_animation_frame(scroll_to_moment);
        }
    }
}

/// Scrolls the moment to the upper edge of the review page.
fn scroll_to_moment() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let card = find("[data-moment]").and_then(|card| card.dyn_into::<web_sys::HtmlElement>().ok());
    if let (Some(page), Some(card)) = (find("[data-review]"), card) {
        page.set_scroll_top(card.offset_top() - 8);
    }
}

/// Draws the link from the result to the review; `None` if there is no review.
pub fn entry(reviewing: Reviewing) -> Option<AnyView> {
    let view = || {
        view! {
            <Button class="review-entry" on_click=move || reviewing.show() attr:data-review-entry="">
                {icon("ui-eye", "i28")}
                <span class="grow">
                    <b>{words::REVIEW_GAME}</b><span class="small mute">{words::REVIEW_HELP}</span>
                </span>
                {icon("ui-next", "i20")}
            </Button>
        }
        .into_any()
    };
    reviewing.is_offered().then(view)
}

pub fn page(reviewing: Reviewing, commands: Commands) -> AnyView {
    reviewing.load();
    focus::focus_on("[data-review] h2");
    let shell = reviewing.board.shell;
    view! {
        <div class="result review" data-review="">
            <section class="panel review-main">
                <div class="row review-head">
                    <h2 tabindex="-1" class="grow">{words::REVIEW}</h2>
                    <Button icon="crown" on_click=move || reviewing.open.set(false) attr:data-review-close="">
                        {words::RESULT}
                    </Button>
                </div>
                {seat_choice(reviewing, shell)}
                <p class="review-verdict" data-verdict="">{move || verdict_line(reviewing)}</p>
                {progress(reviewing)}
                {chart::chart(reviewing)}
            </section>
            <section class="review-side">
                {moment::moment(reviewing, commands)}
                {tables::moments(reviewing)}
            </section>
            {tables::books(reviewing)}
            {plies::plies(reviewing)}
        </div>
    }
    .into_any()
}

/// Draws the control that selects the seat to review, if there are several.
fn seat_choice(reviewing: Reviewing, shell: Shell) -> Option<AnyView> {
    let seats = shell.seats();
    let names: Vec<String> = Seat::all(seats).map(|seat| shell.read_untracked(|table| table.name(seat))).collect();
    (seats > 1).then(|| {
        let picked = reviewing.picked;
        view! { <Pick label=words::PLAYER values=names picked set=move |seat| picked.set(seat)/> }.into_any()
    })
}

fn verdict_line(reviewing: Reviewing) -> String {
    let (shell, seat) = (reviewing.board.shell, reviewing.seat());
    // A few plies do not justify a verdict.
    let verdict = reviewing.follow(|findings| {
        let is_conclusive = 4 * findings.review.known().count() >= findings.review.reports.len().min(MAX_PLIES);
        is_conclusive.then(|| verdict(&findings.books, seat)).flatten()
    });
    verdict
        .flatten()
        .map(|verdict| shell.speak(|speaker| words::verdict(&verdict, speaker, seat, usize::from(shell.seats()))))
        .unwrap_or_else(|| words::ANALYSING.to_string())
}

/// Draws the workers' progress, the button that stops them, and the last error.
fn progress(reviewing: Reviewing) -> AnyView {
    let total = reviewing.with(|findings| findings.review.reports.len()).unwrap_or(0);
    let running = move || reviewing.remaining.get() > 0;
    let is_missing = move || reviewing.known.get() < total;
    // Whether all plies of a long game that are reviewed automatically are done.
    let is_through = move || total > MAX_PLIES && reviewing.known.get() >= MAX_PLIES;
    let press = move || match reviewing.remaining.get_untracked() {
        0 => reviewing.review_next(),
        _ => reviewing.stop(),
    };
    view! {
        <Shown when=is_missing>
            <div class="row review-progress" data-review-progress="">
                <progress max=total prop:value=move || reviewing.known.get() as f64 aria-label=words::REVIEW></progress>
                <span class="small mute grow">{move || words::progress(reviewing.known.get(), total)}</span>
                <Button on_click=press>
                    {move || match (running(), is_through()) {
                        (true, _) => words::STOP,
                        (_, true) => words::ANALYSE_REST,
                        _ => words::CONTINUE,
                    }}
                </Button>
            </div>
            <p class="small mute" data-not-all="">
            {move || (!running() && is_through()).then_some(words::PARTIAL_REVIEW)}</p>
        </Shown>
        <p class="small review-trouble" role="status">{move || reviewing.error.get()}</p>
    }
    .into_any()
}

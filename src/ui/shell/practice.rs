//! A moment of practice at the table: the question, the answer and its judgement. Called by the tutor in place of
//! carrying an action out, and by the voice; [`super::practice_sheet`] explains the judgement. Independent of the game.

use leptos::prelude::*;

use crate::ai::review::Effort;
use crate::device::clock::monotonic_ms;
use crate::table::Table;
use crate::table::practice::{Deck, DeckError, Judgement};
use crate::table::tutor::evaluation_jobs;
use crate::ui::kit::context::AppContext;
use crate::ui::text::{practice as words, review};

use super::guide::{Answer, PracticeContext};
use super::{Sheet, Shell, daily, focus, workers};

/// Effort of the evaluation of an answer: that of people's own choices in a review.
const EFFORT: Effort = Effort(1_000);
/// Timeout of an evaluation, in milliseconds.
const PATIENCE_MS: u32 = 60_000;

/// Returns the number of this day; 0 if the device has no valid date.
pub fn day() -> i32 {
    daily::today().map_or(0, |date| date.number())
}

/// Reads the deck of a title. If it cannot be read, shows a notice and returns an empty one.
pub fn deck(app: AppContext, game: &str) -> Deck {
    app.store.with_value(|store| Deck::open(store, game)).unwrap_or_else(|error| {
        app.notify(error.to_string());
        Deck::new(game)
    })
}

/// Changes the stored deck of a title. If that fails, shows a notice.
pub fn change_deck<T>(app: AppContext, game: &str, change: impl FnOnce(&mut Deck) -> T) -> Option<T> {
    let result: Result<T, DeckError> = app.store.with_value(|store| Deck::change(store, game, change));
    result.map_err(|error| app.notify(error.to_string())).ok()
}

/// Judges consecutive actions as the answer, each given as an index into the legal list at its point in the sequence.
/// Nothing is played. Only the first answer is scheduled; any number of others can be tried.
pub fn answer(shell: Shell, practice: PracticeContext, actions: Vec<usize>) {
    if workers::is_evaluating() {
        return;
    }
    let known = |table: &Table| practice.card.with_value(|card| card.known_judgement(table, &actions));
    if let Some(judgement) = shell.read_untracked(known) {
        return conclude(shell, practice, actions, judgement);
    }
    // Unique, so that a late reply is not taken for one to another answer.
    let id = monotonic_ms() as u32;
    let mut jobs = shell.read_untracked(|table| evaluation_jobs(table, &actions, id));
    jobs.iter_mut().for_each(|job| job.effort = EFFORT);
    practice.answer.set(Some(Answer::Evaluating));
    let version = shell.version_now();
    workers::evaluate(jobs, PATIENCE_MS, move |evaluation| {
        if !shell.is_at(version) {
            return;
        }
        match evaluation {
            Some(evaluation) => conclude(shell, practice, actions, Judgement::of_loss(evaluation.loss)),
            None => practice.answer.set(Some(Answer::Failed)),
        }
    });
}

fn conclude(shell: Shell, practice: PracticeContext, actions: Vec<usize>, judgement: Judgement) {
    if !practice.is_scheduled.get_value() {
        practice.is_scheduled.set_value(true);
        let game = shell.read_untracked(|table| table.info().id);
        let link = practice.card.with_value(|card| card.link.clone());
        change_deck(shell.app, game, |deck| deck.answered(&link, judgement.quality(), day()));
    }
    practice.answer.set(Some(Answer::Judged(actions, judgement)));
    // Another answer can be tried.
    shell.drop_drafts();
    shell.sheet.set(Some(Sheet::Practice));
}

/// Returns the question or, once it is answered, the judgement. Reactive.
pub fn said(practice: PracticeContext) -> String {
    practice.answer.with(|answer| match answer {
        None => words::question(practice.number.0, practice.number.1),
        Some(Answer::Evaluating) => review::ANALYSING.to_string(),
        Some(Answer::Failed) => words::NO_ANSWER.to_string(),
        Some(Answer::Judged(_, judgement)) => words::judgement(*judgement),
    })
}

/// Opens the next moment.
pub fn go_on(shell: Shell, practice: PracticeContext) {
    shell.sheet.set(None);
    // Later, so that the closed sheet can remove its entry in the browser's history.
    request_animation_frame(move || {
        request_animation_frame(move || {
            if practice.go_on.try_run(()).is_some() {
                focus::focus_on("[data-prompt]");
            }
        });
    });
}

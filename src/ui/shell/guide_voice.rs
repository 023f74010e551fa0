//! The teaching in the table's voice: the steps of a lesson, the notes of the coach, objections, the tutor's question,
//! and the buttons that answer them. Shown by [`super::voice`]. Independent of the game.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::table::lesson::Progress;
use crate::table::voice::{Kind, Utterance};
use crate::ui::kit::words::CatalogueState;
use crate::ui::kit::{Button, ButtonKind, IconButton, effect};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::lesson as words;
use crate::ui::text::practice as practice_words;
use crate::words::lesson::{Task, lesson_catalogue};

use super::guide::{Answer, LessonContext, PracticeContext};
use super::opponents::automatic_answer;
use super::{Sheet, Shell, coach, lesson, practice, tutor};

/// Lets the guide speak as long as the table is on the page.
pub fn follow(shell: Shell) {
    let guide = shell.guide;
    effect(move || {
        // The words of lessons are fetched once something is to be taught.
        if guide.lesson.is_some() || guide.coached.with_value(Option::is_some) {
            let _ = shell.app.words.get(&lesson_catalogue(shell.read_untracked(|table| table.info().id)));
        }
        let question = guide.tutor_asks.get().then(|| words::SOMETHING_BETTER.to_string());
        let objection = guide.objection.get();
        let step = guide.lesson.and_then(|context| step(shell, context));
        let step = step.or_else(|| guide.practice.map(|practice| (practice::said(practice), None)));
        // A move on show is read first.
        let note = guide.note.get().filter(|_| shell.announcement.with(Option::is_none));
        let note = note.and_then(|note| shell.read_untracked(|table| table.teaching().notes.get(note)));
        let note = note.map(|note| (loaded_text(shell, note.say), note.rule));
        shell.voice.update(|voice| {
            voice.set(Kind::Question, question.as_deref().map(|text| (text, None)));
            voice.set(Kind::Objection, objection.as_deref().map(|text| (text, None)));
            voice.set(Kind::Lesson, step.as_ref().map(|(text, rule)| (text.as_str(), *rule)));
            let note_text = note.as_ref().map(|(text, rule)| (text.as_str(), section(rule)));
            voice.set(Kind::Note, note_text.filter(|(text, _)| !text.is_empty()));
        });
    });
}

/// Returns a text from the lessons of this table's game; empty until their catalogue is loaded. Reactive.
fn loaded_text(shell: Shell, id: &str) -> String {
    let name = lesson_catalogue(shell.read_untracked(|table| table.info().id));
    match shell.app.words.get(&name) {
        CatalogueState::Loaded(words) => words.text(id),
        CatalogueState::Pending | CatalogueState::Failed => String::new(),
    }
}

fn section(rule: &'static str) -> Option<Rule> {
    (!rule.is_empty()).then_some(Rule(rule))
}

/// Returns the current text of the lesson; `None` while others play, a move is shown, or the table answers
/// automatically.
fn step(shell: Shell, context: LessonContext) -> Option<(String, Option<Rule>)> {
    match shell.guide.step.get().map(|step| context.part().steps.get(step)) {
        Some(Some(step)) => Some((loaded_text(shell, step.say), section(step.rule))),
        Some(None) => Some((words::LESSON_OVER.to_string(), None)),
        None => {
            let is_free = shell.read(|table| table.presser().is_some() && !table.mid_sequence());
            let is_shown = shell.announcement.with(Option::is_some);
            (is_free && !is_shown && automatic_answer(shell).is_none()).then(|| (words::FREE_PLAY.to_string(), None))
        }
    }
}

/// Whether all steps of the lesson were shown.
fn is_done(shell: Shell, context: LessonContext) -> bool {
    shell.guide.step.get() == Some(context.part().steps.len()) && context.part + 1 == context.lesson.parts.len()
}

/// Draws the buttons beside an utterance of the guide.
pub fn buttons(shell: Shell, utterance: &Utterance) -> AnyView {
    match utterance.kind {
        Kind::Question => view! {
            <Button on_click=move || tutor::play_held(shell) attr:data-play-it="">{words::PLAY_IT}</Button>
            {next_button(words::LOOK_AGAIN, move || tutor::look_again(shell))}
        }
        .into_any(),
        Kind::Objection => next_button(words::ACCEPT_OBJECTION, move || shell.guide.objection.set(None)),
        Kind::Note => next_button(words::GOT_IT, move || coach::close_note(shell)),
        Kind::Lesson => lesson_buttons(shell),
        _ => ().into_any(),
    }
}

pub fn next_button(name: Text, on_press: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! {
        <Button kind=ButtonKind::Primary on_click=on_press attr:data-guide-next="">{name}</Button>
    }
    .into_any()
}

/// Draws the button beside the judgement on an answer: it opens the sheet with its reasons and the next moment.
fn why_button(shell: Shell, practice: PracticeContext) -> Option<AnyView> {
    let is_judged = practice.answer.with(|answer| matches!(answer, Some(Answer::Judged(..))));
    is_judged.then(|| next_button(practice_words::WHY, move || shell.sheet.set(Some(Sheet::Practice))))
}

fn lesson_buttons(shell: Shell) -> AnyView {
    let Some(context) = shell.guide.lesson else {
        return shell.guide.practice.and_then(|practice| why_button(shell, practice)).into_any();
    };
    let content = move || {
        let step = shell.guide.step.get().and_then(|step| context.part().steps.get(step));
        match step {
            Some(step) if step.task == Task::Read => Some(next_button(words::NEXT, move || lesson::mark_read(shell))),
            _ => is_done(shell, context).then(|| closing_links(shell, context)),
        }
    };
    view! { {lesson_progress(shell, context)}{move || content()} }.into_any()
}

/// Draws how many steps of the lesson are done.
fn lesson_progress(shell: Shell, context: LessonContext) -> impl IntoView {
    let lengths = context.lesson.parts.iter().map(|part| part.steps.len());
    let (before, all): (usize, usize) = (lengths.clone().take(context.part).sum(), lengths.sum());
    let done = move || {
        shell.guide.step.track();
        before + shell.guide.progress.with_value(Progress::next)
    };
    view! {
        <progress class="lesson-progress" aria-label=words::LESSON max=all.to_string() value=move || done().to_string()/>
    }
}

/// Draws the links at the end of a lesson.
fn closing_links(shell: Shell, context: LessonContext) -> AnyView {
    let game = shell.read_untracked(|table| table.info().id);
    let setup = Route::Setup(game.into()).to_string();
    view! {
        <IconButton icon="ui-first" name=words::LESSON_AGAIN on_click=move || context.go_to.run(0)/>
        <a class="btn primary" href=setup data-guide-whole="">
            {words::WHOLE_GAME}
        </a>
    }
    .into_any()
}

//! The teaching in the table's voice: the steps of a lesson, the notes of the coach, objections, the tutor's question,
//! and the buttons that answer them. Shown by [`super::voice`]. Knows no game.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::table::voice::{Kind, Utterance};
use crate::ui::kit::words::Fetched;
use crate::ui::kit::{Button, ButtonKind, IconButton};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::lesson as words;
use crate::words::lesson::{Task, lesson_catalogue};

use super::guide::LessonContext;
use super::{Shell, coach, lesson, tutor};

/// Lets the guide speak as long as the table is on the page.
pub fn follow(shell: Shell) {
    let guide = shell.guide;
    Effect::new(move || {
        // The words of lessons are fetched once something is to be taught.
        if guide.lesson.is_some() || guide.coached.with_value(Option::is_some) {
            let _ = shell.app.words.get(&lesson_catalogue(shell.read_untracked(|table| table.info().id)));
        }
        let question = guide.tutor_asks.get().then(|| words::SOMETHING_BETTER.to_string());
        let objection = guide.objection.get();
        let step = guide.lesson.and_then(|at| step(shell, at));
        let note = guide.note.get();
        let note = note.and_then(|note| shell.read_untracked(|table| table.teaching().notes.get(note)));
        let note = note.map(|note| (taught(shell, note.say), note.rule));
        shell.voice.update(|voice| {
            voice.set(Kind::Question, question.as_deref().map(|text| (text, None)));
            voice.set(Kind::Objection, objection.as_deref().map(|text| (text, None)));
            voice.set(Kind::Lesson, step.as_ref().map(|(text, rule)| (text.as_str(), *rule)));
            let said = note.as_ref().map(|(text, rule)| (text.as_str(), section(rule)));
            voice.set(Kind::Note, said.filter(|(text, _)| !text.is_empty()));
        });
    });
}

/// Returns a text from the lessons of this table's game; empty until their catalogue is loaded. Reactive.
fn taught(shell: Shell, id: &str) -> String {
    let name = lesson_catalogue(shell.read_untracked(|table| table.info().id));
    match shell.app.words.get(&name) {
        Fetched::Here(words) => words.text(id),
        Fetched::Coming | Fetched::Failed => String::new(),
    }
}

fn section(rule: &'static str) -> Option<Rule> {
    (!rule.is_empty()).then_some(Rule(rule))
}

/// Returns the current text of the lesson; `None` while others play.
fn step(shell: Shell, at: LessonContext) -> Option<(String, Option<Rule>)> {
    match shell.guide.step.get().map(|step| at.part().steps.get(step)) {
        Some(Some(step)) => Some((taught(shell, step.say), section(step.rule))),
        Some(None) => Some((words::DONE.to_string(), None)),
        None => {
            let is_free = shell.read(|table| table.presser().is_some() && !table.mid_sequence());
            is_free.then(|| (words::FREE.to_string(), None))
        }
    }
}

/// Whether all steps of the lesson were shown.
fn is_done(shell: Shell, at: LessonContext) -> bool {
    shell.guide.step.get() == Some(at.part().steps.len()) && at.part + 1 == at.lesson.parts.len()
}

/// Draws the buttons beside an utterance of the guide.
pub fn buttons(shell: Shell, said: &Utterance) -> AnyView {
    match said.kind {
        Kind::Question => view! {
            <Button on_click=move || tutor::play(shell) attr:data-play-it="">{words::PLAY_IT}</Button>
            {next(words::LOOK_AGAIN, move || tutor::look_again(shell))}
        }
        .into_any(),
        Kind::Objection => next(words::ALL_RIGHT, move || shell.guide.objection.set(None)),
        Kind::Note => next(words::GOT_IT, move || coach::read(shell)),
        Kind::Lesson => of_lesson(shell),
        _ => ().into_any(),
    }
}

fn next(name: Text, press: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! {
        <Button kind=ButtonKind::Primary on_click=press attr:data-guide-next="">{name}</Button>
    }
    .into_any()
}

fn of_lesson(shell: Shell) -> AnyView {
    let Some(at) = shell.guide.lesson else { return ().into_any() };
    (move || {
        let step = shell.guide.step.get().and_then(|step| at.part().steps.get(step));
        match step {
            Some(step) if step.task == Task::Read => Some(next(words::NEXT, move || lesson::read(shell))),
            _ => is_done(shell, at).then(|| ends(shell, at)),
        }
    })
    .into_any()
}

/// Draws the links at the end of a lesson.
fn ends(shell: Shell, at: LessonContext) -> AnyView {
    let game = shell.read_untracked(|table| table.info().id);
    let setup = Route::Setup(game.into()).to_string();
    view! {
        <IconButton icon="ui-undo" name=words::AGAIN on_click=move || at.go_to.run(0)/>
        <a class="btn primary" href=setup data-guide-whole="">
            {words::WHOLE_GAME}
        </a>
    }
    .into_any()
}

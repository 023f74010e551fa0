//! The panel of a lesson or of the coach: what is said, what to press for it, and where the rulebook says more.
//!
//! Drawn by the top bar, in a lesson under the prompt and on a phone in its place, in a game over it: the board stays
//! where it is. Knows no game.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::ui::kit::{icon, icon_button};
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::lesson as words;
use crate::words::lesson::Task;

use super::board_handle::BoardHandle;
use super::guide::{LessonAt, Ringed};
use super::{Shell, coach, lesson, rule, tutor};

/// What is said now.
struct Said {
    text: String,
    rule: Option<Rule>,
    button: Option<&'static str>,
}

impl Said {
    fn new(text: &str, rule: &'static str, button: Option<&'static str>) -> Said {
        Said { text: text.to_owned(), rule: (!rule.is_empty()).then_some(Rule(rule)), button }
    }
}

/// Whether anything is said now: the panel stands there then. At the table of a lesson it always does, so that the
/// board stays where it is.
pub fn is_shown(shell: Shell) -> bool {
    let guide = shell.guide;
    let asks = guide.tutor_asks.get() || guide.objection.with(Option::is_some);
    guide.lesson.is_some() || asks || guide.note.get().is_some()
}

fn said(shell: Shell) -> Said {
    let guide = shell.guide;
    if guide.tutor_asks.get() {
        return Said::new(words::SOMETHING_BETTER, "", Some(words::LOOK_AGAIN));
    }
    if let Some(objection) = guide.objection.get() {
        return Said::new(&objection, "", Some(words::ALL_RIGHT));
    }
    match guide.lesson {
        Some(at) => match guide.step.get().map(|step| at.part().steps.get(step)) {
            Some(Some(step)) => Said::new(step.say, step.rule, (step.task == Task::Read).then_some(words::NEXT)),
            Some(None) => Said::new(words::DONE, "", None),
            None => {
                let own = shell.read(|table| table.presser().is_some() && !table.mid_sequence());
                let prompt = || shell.result().unwrap_or_else(|| shell.read(|table| table.prompt()));
                Said::new(&if own { words::FREE.to_owned() } else { prompt() }, "", None)
            }
        },
        None => {
            let note = guide.note.get();
            let note = note.and_then(|note| shell.read_untracked(|table| table.teaching().notes.get(note)));
            note.map_or(Said::new("", "", None), |note| Said::new(note.say, note.rule, Some(words::GOT_IT)))
        }
    }
}

/// Whether all of the lesson was said.
fn is_done(shell: Shell, at: LessonAt) -> bool {
    shell.guide.step.get() == Some(at.part().steps.len()) && at.part + 1 == at.lesson.parts.len()
}

/// The panel.
pub fn guide_panel(board: BoardHandle) -> AnyView {
    let shell = board.shell;
    let guide = shell.guide;
    let go_on = move |_| {
        if guide.tutor_asks.get_untracked() {
            tutor::look_again(shell);
        } else if guide.objection.with_untracked(Option::is_some) {
            guide.objection.set(None);
        } else if guide.lesson.is_some() {
            lesson::read(shell);
        } else {
            coach::read(shell);
        }
    };
    let press = move || {
        let ringed = guide.ringed.get().filter(|_| guide.objection.with(Option::is_none));
        match ringed {
            Some(Ringed::Written(written)) => words::press(&written),
            Some(Ringed::Drawn(piece)) => words::press_piece(&piece),
            None => String::new(),
        }
    };
    let name = move || match guide.lesson {
        Some(_) => words::LESSON,
        None if guide.tutor_asks.get() => words::TUTOR,
        None => words::COACH,
    };
    let buttons = move || {
        let said = said(shell);
        let link = said.rule.map(|rule| rule::mark(shell, rule));
        let button = said.button.map(|name| {
            view! {
                <button type="button" class="btn primary" data-guide-next="" on:click=go_on>
                    {name}
                </button>
            }
        });
        let play = guide.tutor_asks.get().then(|| {
            view! {
                <button type="button" class="btn" data-play-it="" on:click=move |_| tutor::play(shell)>
                    {words::PLAY_IT}
                </button>
            }
        });
        let ends = guide.lesson.filter(|at| is_done(shell, *at)).map(|at| ends(shell, at));
        view! { <div class="guide-buttons">{link}{play}{button}{ends}</div> }.into_any()
    };
    view! {
        <section class="guide" aria-label=name data-guide="" data-region="guide">
            {icon("teapot", "i")}
            <div class="guide-words">
                <div role="status" aria-live="polite" aria-atomic="true">
                    <span>{move || said(shell).text}</span>
                    <b data-guide-press="">{press}</b>
                </div>
                {prompt_below(shell)}
            </div>
            {buttons}
        </section>
    }
    .into_any()
}

/// What can be done now, below what is said: the panel lies over the prompt. A lesson says by itself what is to be
/// done.
fn prompt_below(shell: Shell) -> Option<AnyView> {
    shell.guide.lesson.is_none().then(|| {
        let prompt = move || match shell.announcement.get().filter(|_| shell.is_now()) {
            Some(rival) => text::announcement(&rival.text, &rival.aside),
            None => shell.result().unwrap_or_else(|| shell.read(|table| table.prompt())),
        };
        view! { <span class="guide-prompt" data-guide-prompt="">{prompt}</span> }.into_any()
    })
}

/// Where one can go when the lesson is done.
fn ends(shell: Shell, at: LessonAt) -> AnyView {
    let game = shell.read_untracked(|table| table.info().id);
    let setup = Route::Setup(game.into()).to_string();
    view! {
        {icon_button("btn icon quiet", ("ui-undo", "i"), words::AGAIN, move || at.go_to.run(0))}
        <a class="btn primary" href=setup data-guide-whole="">
            {words::WHOLE_GAME}
        </a>
    }
    .into_any()
}

/// The panel while anything is said, and else what stands in its place.
pub fn or_prompt(board: BoardHandle, prompt: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let shown = Memo::new(move |_| is_shown(board.shell));
    (move || if shown.get() { guide_panel(board) } else { prompt() }).into_any()
}

//! The only place at a table where the page addresses the player. It always keeps a line for the prompt; it covers
//! nothing and has a fixed height, so that the board does not move.
//!
//! Drawn by the top bar. Which message is shown, and for how long, is decided in [`crate::table::voice`]; the sources
//! push their messages. Independent of the game.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::table::speech::{Subject, Urgency};
use crate::table::voice::{Kind, Utterance, Voice};
use crate::ui::kit::context::{NoticeLink, addressed};
use crate::ui::kit::{Button, ButtonKind, IconButton, Memo, effect, elements};
use crate::ui::text;
use crate::ui::text::lesson as words;

use super::board_handle::BoardHandle;
use super::guide::RingLabel;
use super::prompt::Prompt;
use super::{Sheet, Shell, command_line, guide_voice, recap, requests, rule, speech};

/// Connects all sources of messages at a table to its voice, as long as the table is on the page.
pub fn follow(shell: Shell) {
    effect(move || {
        let Some(notice) = shell.app.notice.get() else { return };
        // A sheet shows messages itself while it is open; a message given while the table is being closed is meant for
        // the next page.
        let leaves = matches!(notice.link, Some(NoticeLink::PutBack(..)));
        let is_for_table = shell.sheet.with(Option::is_none) && !leaves;
        if is_for_table && shell.app.route.get_untracked() == addressed() {
            shell.app.notice.set(None);
            shell.say(Kind::Notice, notice.text);
        }
    });
    effect(move || {
        let reader = shell.read(|table| table.viewer());
        shell.voice.update(|voice| voice.turn_to(reader));
    });
    guide_voice::follow(shell);
    recap::follow(shell);
    requests::follow(shell);
    let speaking = speaking(shell);
    effect(move || {
        let Some((id, time)) =
            speaking.with(|utterance| utterance.as_ref().map(|said| (said.id, time_of(shell, said))))
        else {
            return;
        };
        if let Some(time) = time {
            let mark_read = move || {
                let speaks = shell.voice.try_with(|voice| voice.speaking().is_some_and(|said| said.id == id));
                if speaks == Some(true) {
                    shell.guide.objection.set(None);
                }
                _ = shell.voice.try_update(|voice| voice.was_read(id));
            };
            set_timeout(mark_read, Duration::from_millis(time.into()));
        }
    });
    follow_speech(shell, speaking);
    let listener = window_event_listener(leptos::ev::pointerdown, move |event| {
        if !is_inside(&event) {
            shell.clear_refusal();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Returns the time in milliseconds after which an utterance disappears automatically; `None` if it stays. In a lesson
/// the instruction returns once a refusal or an objection has been read.
fn time_of(shell: Shell, said: &Utterance) -> Option<u32> {
    let hides_lesson = shell.guide.lesson.is_some() && matches!(said.kind, Kind::Refusal | Kind::Objection);
    if hides_lesson { Some(said.words_time()) } else { said.reading_time() }
}

/// Passes each message to screen readers once, and the press that a lesson asks for whenever that changes.
fn follow_speech(shell: Shell, speaking: Memo<Option<Utterance>>) {
    Effect::new(move |spoken: Option<Vec<u32>>| {
        let mut spoken = spoken.unwrap_or_default();
        speaking.with(|utterance| {
            if let Some(utterance) =
                utterance.as_ref().filter(|utterance| is_spoken(utterance.kind) && !spoken.contains(&utterance.id))
            {
                spoken.push(utterance.id);
                speech::update(shell, &|speech| match utterance.kind {
                    Kind::Lesson => speech.say_on(Subject::Lesson, Urgency::Urgent, &utterance.text),
                    _ => speech.say(Urgency::Urgent, &utterance.text),
                });
            }
        });
        spoken
    });
    let press_request = Memo::new(move |_| {
        let kind = speaking.with(|utterance| utterance.as_ref().map(|utterance| utterance.kind));
        press_request(shell, kind, words::press_piece)
    });
    effect(move || {
        let say = |press_request: &String| {
            speech::update(shell, &|speech| speech.say_on(Subject::Press, Urgency::Urgent, press_request));
        };
        press_request.with(say);
    });
}

/// Returns the press that a lesson asks for, in words; empty if there is none. `drawn` names a piece without text,
/// whose ring is seen but not heard.
fn press_request(shell: Shell, kind: Option<Kind>, drawn: fn(&str) -> String) -> String {
    match shell.guide.ringed.get().filter(|_| kind == Some(Kind::Lesson)) {
        Some(RingLabel::Written(written)) => words::press_button(&written),
        Some(RingLabel::Drawn(piece)) => drawn(&piece),
        Some(RingLabel::TakesBack(_)) => words::PRESS_CANCEL.to_string(),
        None => String::new(),
    }
}

fn speaking(shell: Shell) -> Memo<Option<Utterance>> {
    Memo::new(move |_| shell.voice.with(|voice| voice.speaking().cloned()))
}

fn is_inside(event: &web_sys::PointerEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.closest("[data-voice]").ok().flatten().is_some())
}

/// The visible extent of the message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fold {
    /// All of it fits.
    Whole,
    /// It is truncated; the rest is shown on request.
    Truncated,
    /// All of it is shown over the board, on request.
    Open,
}

/// Selectors of the message, of the recap and of the prompt.
const MESSAGE: &str = ".voice :is(.said, .recap-line .grow)";
const RECAP: &str = ".voice[data-voice=recap] .said";
const RECAP_LINE: &str = ".voice[data-voice=recap] .recap-line";
const PROMPT_SELECTOR: &str = ".voice :is(.prompt-words, .prompt-words span)";

/// Whether any of these elements is truncated.
fn is_truncated(parts: &str) -> bool {
    elements(parts)
        .into_iter()
        .any(|part| part.scroll_height() > part.client_height() + 1 || part.scroll_width() > part.client_width() + 1)
}

/// Scrolls a truncated recap to the latest lines that fit, from the beginning of a line; if not even the last one fits,
/// to its beginning.
fn show_latest_lines(recap: &web_sys::Element) {
    let top = |element: &web_sys::Element| element.get_bounding_client_rect().top();
    let scrolled = f64::from(recap.scroll_top()) - top(recap);
    let end = f64::from(recap.scroll_height() - recap.client_height());
    let beginnings: Vec<f64> = elements(RECAP_LINE).iter().map(|line| top(line) + scrolled).collect();
    let first = beginnings.iter().find(|line| **line >= end - 1.0).or(beginnings.last());
    recap.set_scroll_top(first.map_or(0, |line| line.floor() as i32));
}

#[component]
pub fn VoicePlace(board: BoardHandle) -> impl IntoView {
    let shell = board.shell;
    let speaking = speaking(shell);
    let kind = Memo::new(move |_| speaking.with(|utterance| utterance.as_ref().map(|utterance| utterance.kind)));
    let fold = follow_fold(shell, speaking);
    let text = move || {
        speaking.with(|utterance| {
            utterance.as_ref().filter(|utterance| is_spoken(utterance.kind)).map(|utterance| utterance.text.clone())
        })
    };
    let press_request = move || press_request(shell, kind.get(), |_| words::PRESS_RINGED.to_string());
    let silent_content = move || {
        speaking.with(|utterance| match utterance.as_ref()? {
            utterance if utterance.kind == Kind::Recap => Some(recap::view(shell)),
            _ => None,
        })
    };
    let is_asking = move || shell.command_line.with(Option::is_some);
    let is_guide = move || kind.get().map_or(shell.guide.lesson.is_some(), |kind| group(kind) == Group::Guide);
    let in_group =
        move |press_request: Group| kind.get().is_some_and(|kind| group(kind) == press_request).then_some("");
    view! {
        <section
            class="voice"
            class:past=move || shell.is_looking_back()
            class:speaks=move || kind.get().is_some()
            class:open=move || fold.get() == Fold::Open || is_asking()
            class:asks=is_asking
            aria-label=move || kind.get().map_or(text::TURN_STATE, |kind| label(shell, kind))
            data-voice=move || kind.get().map_or("prompt", |kind| name(shell, kind))
            data-guide=move || is_guide().then_some("")
            data-notice=move || in_group(Group::Notice)
            data-recap=move || in_group(Group::Recap)
            data-region=move || kind.get().is_some().then_some("guide")
        >
            {command_line::panel(board)}
            <Prompt board unfold=Callback::new(move |()| toggle_fold(fold))/>
            <div class="said">
                <div>
                    <span data-said="">{move || text()}</span>
                    <b data-guide-press="">{move || press_request()}</b>
                </div>
                {move || silent_content()}
            </div>
            {move || kind.get().and_then(|_| more(fold))}
            {move || speaking.with(|utterance| buttons(shell, fold, utterance.as_ref()))}
        </section>
    }
}

/// Creates a signal that follows the visible extent of the message. An unfolded message folds again with the next press
/// elsewhere.
fn follow_fold(shell: Shell, speaking: Memo<Option<Utterance>>) -> RwSignal<Fold> {
    let fold = RwSignal::new(Fold::Whole);
    let measure = move || {
        if fold.try_get_untracked().is_some_and(|current| current != Fold::Open) {
            fold.set(if is_truncated(MESSAGE) { Fold::Truncated } else { Fold::Whole });
            elements(RECAP).iter().for_each(show_latest_lines);
        }
    };
    let measure_soon = move || {
        if fold.try_set(Fold::Whole).is_none() {
            request_animation_frame(move || request_animation_frame(measure));
        }
    };
    effect(move || {
        speaking.track();
        shell.track();
        measure_soon();
    });
    let resize = window_event_listener(leptos::ev::resize, move |_| measure_soon());
    let listener = window_event_listener(leptos::ev::pointerdown, move |event| {
        if fold.get_untracked() == Fold::Open && !is_inside(&event) {
            measure_soon();
        }
    });
    on_cleanup(move || {
        resize.remove();
        listener.remove();
    });
    fold
}

/// Unfolds a truncated message, or folds it again.
fn toggle_fold(fold: RwSignal<Fold>) {
    match fold.get_untracked() {
        Fold::Open => fold.set(Fold::Truncated),
        _ if is_truncated(MESSAGE) || is_truncated(PROMPT_SELECTOR) => fold.set(Fold::Open),
        _ => {}
    }
}

/// Draws the button that shows the rest: it covers the whole message, to be an easy touch target.
fn more(fold: RwSignal<Fold>) -> Option<AnyView> {
    let name = match fold.get() {
        Fold::Whole => return None,
        Fold::Truncated => text::SHOW_MORE,
        Fold::Open => text::SHOW_LESS,
    };
    let is_open = (fold.get() == Fold::Open).to_string();
    Some(
        view! {
            <Button
                kind=ButtonKind::Bare
                class="more"
                on_click=move || toggle_fold(fold)
                attr:data-more=""
                attr:aria-expanded=is_open
            >
                <span>{name}</span>
            </Button>
        }
        .into_any(),
    )
}

/// Draws the buttons of a message: its rule and its answers; once unfolded, also the link to earlier messages.
fn buttons(shell: Shell, fold: RwSignal<Fold>, utterance: Option<&Utterance>) -> AnyView {
    let rule = utterance.and_then(|utterance| utterance.rule).map(|rule| rule::number_link(shell, rule));
    let answers = utterance.map(|utterance| match utterance.kind {
        Kind::Request => requests::buttons(shell),
        _ => guide_voice::buttons(shell, utterance),
    });
    let log = move || {
        let open_log = move || shell.sheet.set(Some(Sheet::Log));
        (fold.get() == Fold::Open)
            .then(|| view! { <IconButton icon="ui-log" name=text::LOG on_click=open_log/> }.into_any())
    };
    view! { <div class="voice-buttons">{rule}{move || log()}{answers}</div> }.into_any()
}

/// The appearance of a message, which style sheets and tests identify by name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Guide,
    Notice,
    Recap,
}

fn group(kind: Kind) -> Group {
    match kind {
        Kind::Question | Kind::Objection | Kind::Lesson | Kind::Note => Group::Guide,
        Kind::Refusal | Kind::Notice | Kind::Request | Kind::Hint | Kind::Thinking | Kind::Answered => Group::Notice,
        Kind::Recap => Group::Recap,
    }
}

/// Whether the message is passed to screen readers. The moves of rivals reach them directly.
fn is_spoken(kind: Kind) -> bool {
    kind != Kind::Recap
}

/// Returns the value of `data-voice` for this kind of message, by which the style sheets tell kinds apart.
fn name(shell: Shell, kind: Kind) -> &'static str {
    match kind {
        Kind::Refusal => "refusal",
        Kind::Notice => "notice",
        Kind::Request => "request",
        Kind::Question => "question",
        Kind::Objection => "objection",
        Kind::Hint | Kind::Thinking => "hint",
        // The question of practice leaves the prompt its line, which a lesson does not.
        Kind::Lesson if shell.guide.practice.is_some() => "practice",
        Kind::Lesson => "lesson",
        Kind::Note => "note",
        Kind::Answered => "answered",
        Kind::Recap => "recap",
    }
}

fn label(shell: Shell, kind: Kind) -> text::Text {
    match kind {
        Kind::Question => words::TUTOR,
        Kind::Lesson if shell.guide.practice.is_some() => text::practice::TITLE,
        Kind::Lesson => words::LESSON,
        Kind::Note | Kind::Objection => words::COACH,
        Kind::Hint | Kind::Thinking => text::HINT,
        Kind::Recap => text::SINCE_LAST_TURN,
        Kind::Refusal | Kind::Notice | Kind::Request | Kind::Answered => text::MESSAGE,
    }
}

/// Draws earlier messages to the player, for the log; nothing while there are none.
pub fn messages(shell: Shell) -> AnyView {
    let line = move |utterance: &Utterance| {
        let rule = utterance.rule.map(|rule| rule::number_link(shell, rule));
        view! { <li><span class="grow">{utterance.text.clone()}</span>{rule}</li> }.into_any()
    };
    let content = move || {
        let lines: Vec<_> = shell.voice.with(|voice: &Voice| voice.past().map(line).collect());
        (!lines.is_empty()).then(|| {
            view! {
                <details class="messages" data-messages="">
                    <summary>{text::MESSAGES}</summary>
                    <ul class="log">{lines}</ul>
                </details>
            }
            .into_any()
        })
    };
    view! { {move || content()} }.into_any()
}

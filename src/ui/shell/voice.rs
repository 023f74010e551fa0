//! The one place at a table where the page speaks to the player. It always keeps a line for the prompt; it covers
//! nothing and has a fixed height, so that the board does not move.
//!
//! Drawn by the top bar. Which message is shown, and for how long, is decided in [`crate::table::voice`]; the sources
//! push their messages. Knows no game.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::table::speech::{Topic, Urgency};
use crate::table::voice::{Kind, Utterance, Voice};
use crate::ui::kit::context::{NoticeLink, addressed};
use crate::ui::kit::{Button, ButtonKind, IconButton, elements};
use crate::ui::text;
use crate::ui::text::lesson as words;

use super::board_handle::BoardHandle;
use super::guide::RingLabel;
use super::prompt::Prompt;
use super::{Sheet, Shell, guide_voice, recap, rule, speech};

/// Connects all sources of messages at a table to its voice, as long as the table is on the page.
pub fn follow(shell: Shell) {
    Effect::new(move || {
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
    Effect::new(move || {
        let reader = shell.read(|table| table.viewer());
        shell.voice.update(|voice| voice.turn_to(reader));
    });
    guide_voice::follow(shell);
    recap::follow(shell);
    let speaking = speaking(shell);
    Effect::new(move || {
        let Some((id, time)) = speaking.with(|said| said.as_ref().map(|said| (said.id, said.reading_time()))) else {
            return;
        };
        if let Some(time) = time {
            let end = move || _ = shell.voice.try_update(|voice| voice.was_read(id));
            set_timeout(end, Duration::from_millis(time.into()));
        }
    });
    follow_speech(shell, speaking);
    let press = window_event_listener(leptos::ev::pointerdown, move |event| {
        if !is_inside(&event) {
            shell.clear_refusal();
        }
    });
    on_cleanup(move || press.remove());
}

/// Says each message to screen readers once, and what a lesson wants to be pressed whenever that changes.
fn follow_speech(shell: Shell, speaking: Memo<Option<Utterance>>) {
    Effect::new(move |heard: Option<Vec<u32>>| {
        let mut heard = heard.unwrap_or_default();
        speaking.with(|said| {
            if let Some(said) = said.as_ref().filter(|said| is_told(said.kind) && !heard.contains(&said.id)) {
                heard.push(said.id);
                speech::update(shell, &|speech| match said.kind {
                    Kind::Lesson => speech.say_on(Topic::Lesson, Urgency::Urgent, &said.text),
                    _ => speech.say(Urgency::Urgent, &said.text),
                });
            }
        });
        heard
    });
    let wanted = Memo::new(move |_| wanted(shell, speaking.with(|said| said.as_ref().map(|said| said.kind))));
    Effect::new(move || {
        let say = |wanted: &String| {
            speech::update(shell, &|speech| speech.say_on(Topic::Press, Urgency::Urgent, wanted));
        };
        wanted.with(say);
    });
}

/// Returns what a lesson wants to be pressed; empty while it asks for nothing.
fn wanted(shell: Shell, kind: Option<Kind>) -> String {
    match shell.guide.ringed.get().filter(|_| kind == Some(Kind::Lesson)) {
        Some(RingLabel::Written(written)) => words::press(&written),
        Some(RingLabel::Drawn(piece)) => words::press_piece(&piece),
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
    Cut,
    /// All of it is shown over the board, on request.
    Open,
}

/// Selectors of the message and of the prompt.
const SAID: &str = ".voice :is(.said, .recap-line .grow)";
const PROMPT: &str = ".voice :is(.prompt-words, .prompt-words span)";

/// Whether any of these elements is truncated.
fn is_cut(parts: &str) -> bool {
    elements(parts)
        .into_iter()
        .any(|part| part.scroll_height() > part.client_height() + 1 || part.scroll_width() > part.client_width() + 1)
}

#[component]
pub fn VoicePlace(board: BoardHandle) -> impl IntoView {
    let shell = board.shell;
    let speaking = speaking(shell);
    let kind = Memo::new(move |_| speaking.with(|said| said.as_ref().map(|said| said.kind)));
    let fold = follow_fold(shell, speaking);
    let told =
        move || speaking.with(|said| said.as_ref().filter(|said| is_told(said.kind)).map(|said| said.text.clone()));
    let wanted = move || wanted(shell, kind.get());
    let quiet = move || {
        speaking.with(|said| match said.as_ref()? {
            said if said.kind == Kind::Recap => Some(recap::view(shell)),
            said if said.kind == Kind::Answered => Some(view! { <span>{said.text.clone()}</span> }.into_any()),
            _ => None,
        })
    };
    let is_guide = move || kind.get().map_or(shell.guide.lesson.is_some(), |kind| group(kind) == Group::Guide);
    let is_of = move |of: Group| kind.get().is_some_and(|kind| group(kind) == of).then_some("");
    view! {
        <section
            class="voice"
            class:past=move || shell.is_looking_back()
            class:speaks=move || kind.get().is_some()
            class:open=move || fold.get() == Fold::Open
            aria-label=move || kind.get().map_or(text::NOW, label)
            data-voice=move || kind.get().map_or("prompt", name)
            data-guide=move || is_guide().then_some("")
            data-notice=move || is_of(Group::Notice)
            data-recap=move || is_of(Group::Recap)
            data-region=move || kind.get().is_some().then_some("guide")
        >
            <Prompt shell unfold=Callback::new(move |()| toggle_fold(fold))/>
            <div class="said">
                <div>
                    <span data-said="">{told}</span>
                    <b data-guide-press="">{move || wanted()}</b>
                </div>
                {move || quiet()}
            </div>
            {move || kind.get().and_then(|_| more(fold))}
            {move || speaking.with(|said| buttons(shell, fold, said.as_ref()))}
        </section>
    }
}

/// Creates a signal that follows the visible extent of the message. An unfolded message folds again with the next press
/// elsewhere.
fn follow_fold(shell: Shell, speaking: Memo<Option<Utterance>>) -> RwSignal<Fold> {
    let fold = RwSignal::new(Fold::Whole);
    let measure = move || {
        if fold.try_get_untracked().is_some_and(|now| now != Fold::Open) {
            fold.set(if is_cut(SAID) { Fold::Cut } else { Fold::Whole });
        }
    };
    let measure_soon = move || {
        if fold.try_set(Fold::Whole).is_none() {
            request_animation_frame(move || request_animation_frame(measure));
        }
    };
    Effect::new(move || {
        speaking.track();
        shell.track();
        measure_soon();
    });
    let resize = window_event_listener(leptos::ev::resize, move |_| measure_soon());
    let press = window_event_listener(leptos::ev::pointerdown, move |event| {
        if fold.get_untracked() == Fold::Open && !is_inside(&event) {
            measure_soon();
        }
    });
    on_cleanup(move || {
        resize.remove();
        press.remove();
    });
    fold
}

/// Unfolds a truncated message, or folds it again.
fn toggle_fold(fold: RwSignal<Fold>) {
    match fold.get_untracked() {
        Fold::Open => fold.set(Fold::Cut),
        _ if is_cut(SAID) || is_cut(PROMPT) => fold.set(Fold::Open),
        _ => {}
    }
}

/// Draws the button that shows the rest: it covers the whole message, to be an easy touch target.
fn more(fold: RwSignal<Fold>) -> Option<AnyView> {
    let name = match fold.get() {
        Fold::Whole => return None,
        Fold::Cut => text::MORE,
        Fold::Open => text::LESS,
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
fn buttons(shell: Shell, fold: RwSignal<Fold>, said: Option<&Utterance>) -> AnyView {
    let rule = said.and_then(|said| said.rule).map(|rule| rule::mark(shell, rule));
    let answers = said.map(|said| guide_voice::buttons(shell, said));
    let log = move || {
        let open = move || shell.sheet.set(Some(Sheet::Log));
        (fold.get() == Fold::Open)
            .then(|| view! { <IconButton icon="ui-history" name=text::LOG on_click=open/> }.into_any())
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
        Kind::Refusal | Kind::Notice | Kind::Hint | Kind::Thinking | Kind::Answered => Group::Notice,
        Kind::Recap => Group::Recap,
    }
}

/// Whether the message is said to screen readers. Events of the game are said as they happen.
fn is_told(kind: Kind) -> bool {
    !matches!(kind, Kind::Answered | Kind::Recap)
}

/// Returns the value of `data-voice` for this kind of message, by which the style sheets tell kinds apart.
fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Refusal => "refusal",
        Kind::Notice => "notice",
        Kind::Question => "question",
        Kind::Objection => "objection",
        Kind::Hint | Kind::Thinking => "hint",
        Kind::Lesson => "lesson",
        Kind::Note => "note",
        Kind::Answered => "answered",
        Kind::Recap => "recap",
    }
}

fn label(kind: Kind) -> text::Text {
    match kind {
        Kind::Question => words::TUTOR,
        Kind::Lesson => words::LESSON,
        Kind::Note | Kind::Objection => words::COACH,
        Kind::Hint | Kind::Thinking => text::HINT,
        Kind::Recap => text::NEWS,
        Kind::Refusal | Kind::Notice | Kind::Answered => text::MESSAGE,
    }
}

/// Draws earlier messages to the player, for the log; nothing while there are none.
pub fn messages(shell: Shell) -> AnyView {
    let line = move |said: &Utterance| {
        let rule = said.rule.map(|rule| rule::mark(shell, rule));
        view! { <li><span class="grow">{said.text.clone()}</span>{rule}</li> }.into_any()
    };
    (move || {
        let lines: Vec<_> = shell.voice.with(|voice: &Voice| voice.past().map(line).collect());
        (!lines.is_empty()).then(|| {
            view! {
                <details class="messages" data-messages="">
                    <summary>{text::MESSAGES}</summary>
                    <ul class="log">{lines}</ul>
                </details>
            }
        })
    })
    .into_any()
}

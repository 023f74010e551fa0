//! The story on screen: what happened since one last acted, and the whole log.

use leptos::prelude::*;

use crate::table::StoryLine;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::rule;

/// A line, and beside it what leads to its rule, if anything does.
fn line(shell: Shell, entry: StoryLine, rule: Option<AnyView>) -> AnyView {
    let ply = entry.ply;
    let mark = match entry.line.seat {
        Some(seat) => badge(seat, "s"),
        None => icon("teapot", "a"),
    };
    view! {
        <li class:here=move || shell.past_ply.get() == Some(ply)>
            <button type="button" class="log-line" on:click=move |_| shell.look_at(ply)>
                {mark}
                {icon(entry.line.icon, "a")}
                <span class="grow">{entry.line.text}</span>
                <span class="mute xs">{entry.line.aside}</span>
            </button>
            {rule}
        </li>
    }
    .into_any()
}

/// What happened since the reader last acted, the newest first.
#[component]
pub fn News(
    /// The table.
    shell: Shell,
) -> impl IntoView {
    let news = Memo::new(move |_| {
        shell.read(|table| {
            let since = table.last_own_ply();
            let mut news = table.story(since);
            if news.is_empty() {
                news = table.story(since.saturating_sub(12));
            }
            news.retain(|entry| entry.line.major);
            news.reverse();
            news.truncate(24);
            news
        })
    });
    view! {
        <section class="panel news" data-region="news" aria-label=text::NEWS>
            <h2>{text::NEWS}</h2>
            <ul class="log">{move || news.get().into_iter().map(|entry| line(shell, entry, None)).collect_view()}</ul>
        </section>
    }
}

/// The whole story, headed by turns, the newest last.
#[component]
pub fn Log(
    /// The table.
    shell: Shell,
) -> impl IntoView {
    let list = NodeRef::<leptos::html::Ul>::new();
    let story = Memo::new(move |_| shell.read(|table| table.story(0)));
    Effect::new(move || {
        story.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let lines = move || {
        let mut turn = None;
        let mut lines = Vec::new();
        for entry in story.get() {
            let now = entry.moment.map(|moment| (moment.turn, moment.of));
            if now != turn {
                turn = now;
                if let Some((number, of)) = now {
                    let name = shell.read_untracked(|table| table.name(of));
                    lines.push(view! { <li class="log-turn caps">{text::turn_heading(number, &name)}</li> }.into_any());
                }
            }
            let rule = entry.rule.map(|rule| rule::mark(shell, rule));
            lines.push(line(shell, entry, rule));
        }
        lines
    };
    view! { <ul class="log whole" node_ref=list data-region="log">{lines}</ul> }
}

/// Tells every event to screen readers, once, as it happens.
#[component]
pub fn LiveRegion(
    /// The table.
    shell: Shell,
) -> impl IntoView {
    let announced = StoredValue::new(shell.read_untracked(|table| table.plies()));
    let saw = StoredValue::new(shell.read_untracked(|table| table.viewer()));
    let words = Memo::new(move |before: Option<&String>| {
        let plies = shell.read(|table| table.plies());
        let from = announced.get_value().min(plies);
        announced.set_value(plies);
        let eyes = shell.read_untracked(|table| table.viewer());
        if from == plies {
            // What was told to one person must not stand there for the next.
            let same = saw.get_value() == eyes;
            return before.filter(|_| same).cloned().unwrap_or_default();
        }
        saw.set_value(eyes);
        let lines = shell.read_untracked(|table| table.story(from));
        let said = lines.into_iter().map(|entry| format!("{} {}", entry.line.text, entry.line.aside));
        let prompt = shell.result().unwrap_or_else(|| shell.read_untracked(|table| table.prompt()));
        said.chain([prompt]).collect::<Vec<_>>().join(". ")
    });
    view! { <div class="unseen" role="status" aria-live="polite" aria-atomic="true">{words}</div> }
}

//! The log on screen: the news since the reader last acted, and the whole story.

use leptos::prelude::*;

use crate::table::{StoryLine, beats};
use crate::ui::kit::{ListRow, Memo, aside, badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::rule;

pub(super) fn line(shell: Shell, entry: StoryLine, rule: Option<AnyView>) -> AnyView {
    let ply = entry.ply;
    // Not at the setup, where every line would be marked as current.
    let is_current = move || ply > 0 && shell.past_ply.get() == Some(ply);
    let emblem = match entry.line.seat {
        Some(seat) => badge(seat, "s"),
        None => icon("teapot", "a"),
    };
    view! {
        <li class:here=move || is_current()>
            <ListRow on_click=move || shell.look_at(ply)>
                {emblem}
                {icon(entry.line.icon, "a")}
                <span class="grow">{entry.line.text}</span>
                {entry.line.aside.as_deref().map(aside)}
            </ListRow>
            {rule}
        </li>
    }
    .into_any()
}

/// Returns the latest important line of the story up to the displayed moment, for places with room for one line.
pub fn latest(shell: Shell) -> Memo<Option<StoryLine>> {
    Memo::new(move |_| {
        // Until the end has been shown, its ply would name the winner.
        let ply = shell.shown_ply() - u32::from(shell.is_finale_pending());
        let story = shell.read(|table| table.story(ply.saturating_sub(30)));
        story.into_iter().rfind(|entry| entry.line.major && entry.ply <= ply)
    })
}

/// Maximum number of lines of the news; the log has the rest.
const MAX_NEWS: usize = 24;

/// The events between the reader's last turn and the displayed moment, in order.
#[component]
pub fn News(shell: Shell) -> impl IntoView {
    let news = Memo::new(move |_| {
        let (shown_ply, is_finale_pending) = (shell.shown_ply(), shell.is_finale_pending());
        shell.read(|table| {
            // While the end is shown step by step, the winner must not be named.
            let last_shown = shown_ply.min(table.plies() - u32::from(is_finale_pending));
            let mut news = beats::news(table, shown_ply, last_shown);
            news.split_off(news.len().saturating_sub(MAX_NEWS))
        })
    });
    // Those who just watch have no turn of their own.
    let watches = shell.read_untracked(|table| table.seating.people().is_empty());
    let title = if watches { text::LOG } else { text::SINCE_LAST_TURN };
    view! {
        <section class="panel news" data-region="news" aria-label=title>
            <h2>{title}</h2>
            <div class="news-lines">
                <ul class="log">
                    {move || news.get().into_iter().map(|entry| line(shell, entry, None)).collect_view()}
                </ul>
            </div>
        </section>
    }
}

/// The whole story, newest first: each turn under its heading, and at the end the setup of the table.
#[component]
pub fn Log(shell: Shell) -> impl IntoView {
    let story = Memo::new(move |_| shell.read(|table| table.story(0)));
    let heading = |words: String| view! { <li class="log-turn caps">{words}</li> }.into_any();
    let turns = move || {
        let mut turn = None;
        let mut lines = Vec::new();
        for entry in story.get().into_iter().rev() {
            let Some(moment) = entry.moment else { break };
            if turn != Some((moment.turn, moment.seat)) {
                turn = Some((moment.turn, moment.seat));
                let name = shell.read_untracked(|table| table.name(moment.seat));
                lines.push(heading(text::turn_heading(moment.turn, &name)));
            }
            let rule = entry.rule.map(|rule| rule::number_link(shell, rule));
            lines.push(line(shell, entry, rule));
        }
        lines
    };
    let setup = move || {
        let mut lines: Vec<StoryLine> = story.get().into_iter().take_while(|entry| entry.moment.is_none()).collect();
        lines.reverse();
        let setup_heading = (!lines.is_empty()).then(|| heading(text::turn_number(0)));
        let players = shell.read(|table| {
            let players = table.seating.players.iter();
            players.map(text::player).collect::<Vec<_>>().join(" · ")
        });
        let player_line = view! { <li class="small mute">{players}</li> }.into_any();
        [player_line]
            .into_iter()
            .chain(setup_heading)
            .chain(lines.into_iter().map(|entry| line(shell, entry, None)))
            .collect_view()
    };
    view! {
        <div class="log whole" data-region="log">
            <ul class="log">{move || turns()}</ul>
            <ul class="log">{move || setup()}</ul>
        </div>
    }
}

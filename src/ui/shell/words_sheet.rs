//! The table in words: everything that the reader can know at the displayed moment, as headings and lists.
//!
//! A sheet of its own, and a part of the sheet of a seat. Independent of the game, which supplies the facts.

use leptos::prelude::*;

use crate::ui::shell::Shell;
use crate::ui::text::command as words;
use crate::words::Topic;

use super::key_answers::told_ply;

/// Draws the heading of the moment and the facts of all topics.
pub fn sheet(shell: Shell) -> AnyView {
    let topic = move |(topic, name): (Topic, String)| view! { <h3>{name}</h3>{facts(shell, topic)} }.into_any();
    let heading = move || shell.read(|table| table.heading(shell.shown_ply()));
    view! {
        <div data-words="">
            <p class="mute">{move || heading()}</p>
            {move || shell.read(|table| table.topics()).into_iter().map(topic).collect_view()}
        </div>
    }
    .into_any()
}

/// Draws the facts of a topic as a list; nothing if there are none.
pub fn facts(shell: Shell, topic: Topic) -> AnyView {
    let content = move || {
        let ply = told_ply(shell);
        let facts = shell.read(|table| table.facts(ply, topic));
        let line = |fact: String| view! { <li>{fact}</li> }.into_any();
        (!facts.is_empty())
            .then(|| view! { <ul class="facts">{facts.into_iter().map(line).collect_view()}</ul> }.into_any())
    };
    view! { {move || content()} }.into_any()
}

/// Draws the facts of a topic folded up, for a sheet that shows the same as a drawing.
pub fn folded_facts(shell: Shell, topic: Topic) -> AnyView {
    view! {
        <details class="messages" data-facts="">
            <summary>{words::IN_WORDS}</summary>
            {facts(shell, topic)}
        </details>
    }
    .into_any()
}

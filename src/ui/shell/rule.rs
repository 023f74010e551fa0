//! The way from a line of the log, an action or a refusal to the section of the rulebook that it rests on: a sheet over
//! the table, which stays as it is.
//!
//! Called by the log, the scrubber and the voice.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::ui::kit::icon;
use crate::ui::shell::{Sheet, Shell};
use crate::words::rulebook::Section;

use super::rulebook;

fn section(shell: Shell, rule: Rule) -> Option<&'static Section> {
    rulebook::section(shell.read_untracked(|table| table.info().id), rule)
}

/// Names a section; follows its words, which may still be coming.
fn name(shell: Shell, section: Option<&'static Section>) -> impl Fn() -> String + Copy + Send + 'static {
    let game = shell.read_untracked(|table| table.info().id);
    move || rulebook::name(shell.app, game, section)
}

fn open(shell: Shell, rule: Rule) {
    shell.hush();
    shell.sheet.set(Some(Sheet::Rules(Some(rule))));
}

/// Leads to a section by its number and title.
pub fn link(shell: Shell, rule: Rule) -> AnyView {
    let words = name(shell, section(shell, rule));
    view! {
        <button type="button" class="rule-link" data-rule=rule.0 on:click=move |_| open(shell, rule)>
            {icon("ui-rules", "i18")}
            <span>{words}</span>
        </button>
    }
    .into_any()
}

/// The same where there is little room: the number of the section, "§ 4".
pub fn mark(shell: Shell, rule: Rule) -> AnyView {
    let section = section(shell, rule);
    let name = name(shell, section);
    view! {
        <button
            type="button"
            class="rule-mark"
            data-rule=rule.0
            aria-label=name
            title=name
            on:click=move |_| open(shell, rule)
        >
            "§ "
            {section.map(|section| section.number)}
        </button>
    }
    .into_any()
}

//! Links from a line of the log, an action or a refusal to the section of the rulebook behind it: a sheet over the
//! table, which stays as it is. Called by the log, the scrubber and the voice.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::ui::kit::{Button, ButtonKind};
use crate::ui::shell::{Sheet, Shell};
use crate::words::rulebook::Section;

use super::rulebook;

fn section(shell: Shell, rule: Rule) -> Option<&'static Section> {
    rulebook::section(shell.read_untracked(|table| table.info().id), rule)
}

/// Returns the name of a section as a reactive function: it changes once the words of the rulebook are loaded.
fn name(shell: Shell, section: Option<&'static Section>) -> impl Fn() -> String + Copy + Send + 'static {
    let game = shell.read_untracked(|table| table.info().id);
    move || rulebook::name(shell.app, game, section)
}

fn open(shell: Shell, rule: Rule) {
    shell.clear_refusal();
    shell.sheet.set(Some(Sheet::Rules(Some(rule))));
}

/// Draws a link to a section by its number and title.
pub fn link(shell: Shell, rule: Rule) -> AnyView {
    let words = name(shell, section(shell, rule));
    view! {
        <Button
            kind=ButtonKind::Bare
            class="rule-link"
            icon="ui-rules"
            size="i18"
            on_click=move || open(shell, rule)
            attr:data-rule=rule.0
        >
            {move || words()}
        </Button>
    }
    .into_any()
}

/// Draws a link to a section for narrow places, with its number only: "§ 4".
pub fn number_link(shell: Shell, rule: Rule) -> AnyView {
    let section = section(shell, rule);
    let name = name(shell, section);
    view! {
        <Button
            kind=ButtonKind::Bare
            class="rule-mark"
            on_click=move || open(shell, rule)
            attr:data-rule=rule.0
            attr:aria-label=name
            attr:title=name
        >
            "§ "
            {section.map(|section| section.number)}
        </Button>
    }
    .into_any()
}

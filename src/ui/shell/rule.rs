//! The way from what was told, done or refused to the section of the rulebook that it rests on: a sheet over the
//! table, which stays as it is.
//!
//! Called by the log, the scrubber and the line of notice. The rulebooks are in
//! a part of the program that may not be here yet: until it is, a link only says that there is a rule, and leads there
//! all the same.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::engine::rulebook::Section;
use crate::ui::kit::icon;
use crate::ui::parts::{self, Part};
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;

fn section(shell: Shell, rule: Rule) -> Option<&'static Section> {
    parts::more().and_then(|more| (more.section)(shell.peek(|mid| mid.info().id), rule))
}

fn name(section: Option<&Section>) -> String {
    section.map_or_else(|| text::RULE.to_owned(), text::rule)
}

fn open(shell: Shell, rule: Rule) {
    shell.house.notice.set(None);
    shell.sheet.set(Some(Sheet::Rules(Some(rule))));
}

/// Leads to a section by its number and title, for which it fetches the rulebooks.
pub fn link(shell: Shell, rule: Rule) -> AnyView {
    let come = RwSignal::new(());
    leptos::task::spawn_local(async move {
        if Part::More.fetch().await.is_ok() {
            come.set(());
        }
    });
    let words = move || {
        come.track();
        name(section(shell, rule))
    };
    view! {
        <button type="button" class="rule-link" data-rule=rule.0 on:click=move |_| open(shell, rule)>
            {icon("ui-rules", "i18")}<span>{words}</span>
        </button>
    }
    .into_any()
}

/// The same where there is little room: the number of the section, "§ 4".
pub fn mark(shell: Shell, rule: Rule) -> AnyView {
    let section = section(shell, rule);
    let name = name(section);
    view! {
        <button type="button" class="rule-mark" data-rule=rule.0 aria-label=name.clone() title=name on:click=move |_| open(shell, rule)>
            "§ "{section.map(|section| section.number)}
        </button>
    }.into_any()
}

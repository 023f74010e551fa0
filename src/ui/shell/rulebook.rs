//! The rulebook of a game: sectioned, searchable, each paragraph with its source. [`RulebookView`] is used on the
//! rules page and in a sheet over a table. It can start at a section, by the key used in actions and refusals. Knows
//! no game.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::engine::Rule;
use crate::table::title::title;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::with_words::with_words;
use crate::ui::kit::words::Fetched;
use crate::ui::kit::{IconButton, share};
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::rules as labels;
use crate::words::Catalogue;
use crate::words::rulebook::{Rulebook, Section, Source};

/// Draws the rulebook of the game with this id for a sheet, at the section of a rule if one is given.
pub fn sheet(game: &'static str, rule: Option<Rule>) -> AnyView {
    match rulebook_of(game) {
        Some(book) => with_words(catalogue(game), move |words| {
            view! {
                <RulebookView book game words section=rule.map_or("", |rule| rule.0) />
                {sources(book, words)}
            }
            .into_any()
        }),
        None => ().into_any(),
    }
}

/// Returns the rulebook of the game with this id; `None` if there is no such game.
pub fn rulebook_of(game: &str) -> Option<&'static Rulebook> {
    Some(title(game)?.rulebook())
}

/// Returns the name of the catalogue with the words of a game's rulebook.
pub fn catalogue(game: &str) -> String {
    format!("rules/{game}")
}

/// Returns the section that a rule of the game with this id names.
pub fn section(game: &str, rule: Rule) -> Option<&'static Section> {
    rulebook_of(game)?.section(rule)
}

/// Names a section for a link: its number and, once the words are here, its heading. Reactive.
pub fn name(app: AppContext, game: &str, section: Option<&Section>) -> String {
    let Some(section) = section else { return text::RULE.to_string() };
    let title = match app.words.get(&catalogue(game)) {
        Fetched::Here(words) => Some(section.title(words)),
        Fetched::Coming | Fetched::Failed => None,
    };
    text::rule(section.number, title.as_deref())
}

/// Returns the class that marks paragraphs from this source.
pub fn mark(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "given",
        Source::Found | Source::Deduced => "deduced",
        Source::Ruling => "ruling",
        Source::Reconstructed => "reconstructed",
    }
}

/// Draws the sources of the rules and the meaning of the marks beside paragraphs; placed last, as the least urgent.
pub fn sources(book: &'static Rulebook, words: &Catalogue) -> AnyView {
    view! {
        <p class="preface">{words.text("preface")}</p>
        <Legend book />
    }
    .into_any()
}

/// The sections of a rulebook with a search field and contents.
#[component]
pub fn RulebookView(
    book: &'static Rulebook,
    game: &'static str,
    /// The catalogue of the rulebook.
    words: &'static Catalogue,
    /// The key of the section to begin at; empty for the beginning.
    #[prop(optional, into)]
    section: String,
) -> impl IntoView {
    let app = AppContext::here();
    let whole = NodeRef::<html::Div>::new();
    let query = RwSignal::new(String::new());
    let searched = words;
    let found = Memo::new(move |_| {
        let query = query.get();
        book.search(&query, searched).map(|section| section.key).collect::<Vec<_>>()
    });
    let shown = move |key: &'static str| found.with(|found| found.contains(&key));
    let begun = section.clone();
    Effect::new(move || {
        let Some(whole) = whole.get() else { return };
        if !begun.is_empty() {
            let begun = begun.clone();
            // After the layout pass.
            request_animation_frame(move || go_to(&whole, &begun));
        }
    });
    let jump = Callback::new(move |key: &'static str| {
        query.set(String::new());
        if let Some(whole) = whole.get_untracked() {
            request_animation_frame(move || go_to(&whole, key));
        }
    });
    let entries = words;
    let contents = book.sections.iter().map(move |section| {
        let shown = Signal::derive(move || shown(section.key));
        view! { <Entry game section title=section.title(entries) shown jump /> }.into_any()
    });
    let named = section;
    let sections = book.sections.iter().map(move |section| {
        let marked = section.key == named;
        part(app, game, section, words, marked, move || !shown(section.key))
    });
    view! {
        <div class="rulebook" translate="yes" node_ref=whole>
            <div class="rulebook-side">
                <SearchField query found />
                <nav aria-label=labels::CONTENTS>
                    <ul class="rule-contents">{contents.collect_view()}</ul>
                </nav>
            </div>
            <div class="rulebook-text">
                {sections.collect_view()}
            </div>
        </div>
    }
}

/// The field that searches the rulebook, and its number of matches.
#[component]
fn SearchField(
    query: RwSignal<String>,
    /// Keys of the matching sections.
    found: Memo<Vec<&'static str>>,
) -> impl IntoView {
    let status = move || {
        let query = query.get();
        (!query.trim().is_empty()).then(|| labels::found(found.with(Vec::len), query.trim()))
    };
    view! {
        <input
            class="field"
            type="search"
            aria-label=labels::SEARCH
            placeholder=labels::SEARCH
            prop:value=query
            on:input=move |event| query.set(event_target_value(&event))
        />
        <p class="small mute" role="status" translate="no">
            {move || status()}
        </p>
    }
}

#[component]
fn Entry(
    game: &'static str,
    section: &'static Section,
    title: String,
    /// Whether the section matches the search.
    shown: Signal<bool>,
    /// Goes to the section with this key.
    jump: Callback<&'static str>,
) -> impl IntoView {
    let key = section.key;
    let go = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        jump.run(key);
    };
    view! {
        <li class:not-here=move || !shown.get()>
            <a href=Route::Rules(game.into(), Some(key.into())).to_string() on:click=go>
                <span class="number">{section.number}</span>
                {title}
            </a>
        </li>
    }
}

/// The meaning of the marks beside paragraphs. Only those used by this book: not every game has descriptions to cite.
#[component]
fn Legend(book: &'static Rulebook) -> impl IntoView {
    let used = |source: &Source| book.sections.iter().any(|section| section.sources.contains(source));
    let rows = Source::ALL.into_iter().filter(used).map(|source| {
        view! {
            <div>
                <dt>
                    <span class=format!("rule-source {}", mark(source))>{labels::source(source)}</span>
                </dt>
                <dd>{labels::meaning(source)}</dd>
            </div>
        }
        .into_any()
    });
    view! {
        <details class="rule-legend">
            <summary>{labels::LEGEND}</summary>
            <dl>{rows.collect_view()}</dl>
        </details>
    }
}

fn part(
    app: AppContext,
    game: &'static str,
    section: &'static Section,
    words: &Catalogue,
    marked: bool,
    gone: impl Fn() -> bool + Send + 'static,
) -> AnyView {
    let place = Route::Rules(game.into(), Some(section.key.into()));
    let paragraphs = section.paragraphs(words).into_iter().map(|(source, text)| {
        let label = (source != Source::Rulebook).then(|| {
            view! {
                <span class=format!("rule-source {}", mark(source)) title=labels::meaning(source)>
                    {labels::source(source)}
                </span>
            }
        });
        view! { <p class=format!("rule-text {}", mark(source))>{label}{text}</p> }.into_any()
    });
    let copy = move || share::copy_link(app, "", &share::shared_link(&place), labels::LINK_COPIED);
    view! {
        <section class="rule-section" class:marked=marked class:not-here=gone data-section=section.key tabindex="-1">
            <h2>
                <span class="number">{section.number}</span>
                <span class="grow">{section.title(words)}</span>
                <IconButton icon="ui-share" size="i18" name=labels::LINK_TO on_click=copy/>
            </h2>
            {paragraphs.collect_view()}
        </section>
    }
    .into_any()
}

/// Scrolls a section into view and focuses it, so that a screen reader continues from it.
fn go_to(whole: &web_sys::HtmlDivElement, key: &str) {
    // Keys also come from addresses: no selector is built from them.
    let Ok(sections) = whole.query_selector_all("[data-section]") else { return };
    for index in 0..sections.length() {
        let section = sections.get(index).and_then(|node| node.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(section) = section.filter(|section| section.get_attribute("data-section").as_deref() == Some(key)) {
            let _ = section.focus();
            section.scroll_into_view();
        }
    }
}

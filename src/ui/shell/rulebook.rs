//! The rulebook of a game: sectioned, searchable, each paragraph with its source, which a press on the sign after it
//! shows unless it is the printed rules. [`RulebookView`] is used on the rules page and in a sheet over a table. It can
//! start at a section, by the key used in actions and refusals. Independent of the game.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::engine::Rule;
use crate::table::title::title;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::with_words::with_words;
use crate::ui::kit::words::CatalogueState;
use crate::ui::kit::{IconButton, Memo, effect, share};
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

/// Returns the section to which `rule` refers, in the rulebook of the game with this id.
pub fn section(game: &str, rule: Rule) -> Option<&'static Section> {
    rulebook_of(game)?.section(rule)
}

/// Names a section for a link: its number and, once the words are here, its heading. Reactive.
pub fn name(app: AppContext, game: &str, section: Option<&Section>) -> String {
    let Some(section) = section else { return text::UNKNOWN_RULE.to_string() };
    let title = match app.words.get(&catalogue(game)) {
        CatalogueState::Loaded(words) => Some(section.title(words)),
        CatalogueState::Pending | CatalogueState::Failed => None,
    };
    text::rule(section.number, title.as_deref())
}

/// Returns the class that marks paragraphs from this source.
pub fn source_class(source: Source) -> &'static str {
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
    let container = NodeRef::<html::Div>::new();
    let query = RwSignal::new(String::new());
    let searched = words;
    let matching = Memo::new(move |_| {
        let query = query.get();
        book.search(&query, searched).map(|section| section.key).collect::<Vec<_>>()
    });
    let is_shown = move |key: &'static str| matching.with(|matching| matching.contains(&key));
    let start_section = section.clone();
    effect(move || {
        let Some(container) = container.get() else { return };
        if !start_section.is_empty() {
            let start_section = start_section.clone();
            // After the layout pass.
            request_animation_frame(move || scroll_to_section(&container, &start_section));
        }
    });
    let jump = Callback::new(move |key: &'static str| {
        query.set(String::new());
        if let Some(container) = container.get_untracked() {
            request_animation_frame(move || scroll_to_section(&container, key));
        }
    });
    let entries = words;
    let contents = book.sections.iter().map(move |section| {
        let is_shown = Signal::derive(move || is_shown(section.key));
        view! { <Entry game section title=section.title(entries) is_shown on_jump=jump /> }.into_any()
    });
    let first_section = section;
    let sections = book.sections.iter().map(move |section| {
        let is_first = section.key == first_section;
        section_view(app, game, section, words, is_first, move || !is_shown(section.key))
    });
    view! {
        <div class="rulebook" translate="yes" node_ref=container>
            <div class="rulebook-side">
                <SearchField query matching />
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
    matching: Memo<Vec<&'static str>>,
) -> impl IntoView {
    let status = move || {
        let query = query.get();
        (!query.trim().is_empty()).then(|| labels::match_count(matching.with(Vec::len), query.trim()))
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
    is_shown: Signal<bool>,
    /// Goes to the section with this key.
    on_jump: Callback<&'static str>,
) -> impl IntoView {
    let key = section.key;
    let follow_link = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        on_jump.run(key);
    };
    view! {
        <li class:not-here=move || !is_shown.get()>
            <a href=Route::Rules(game.into(), Some(key.into())).to_string() on:click=follow_link>
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
                    <span class=format!("rule-source {}", source_class(source))>{labels::source_name(source)}</span>
                </dt>
                <dd>{labels::source_meaning(source)}</dd>
            </div>
        }
        .into_any()
    });
    view! {
        <details class="rule-legend">
            <summary>{labels::SOURCES}</summary>
            <dl>{rows.collect_view()}</dl>
        </details>
    }
}

fn section_view(
    app: AppContext,
    game: &'static str,
    section: &'static Section,
    words: &Catalogue,
    is_first: bool,
    is_hidden: impl Fn() -> bool + Send + 'static,
) -> AnyView {
    let route = Route::Rules(game.into(), Some(section.key.into()));
    let paragraphs = section.paragraphs(words).into_iter().map(|(source, text)| {
        let origin = (source != Source::Rulebook).then(|| {
            view! {
                <details class="rule-origin">
                    <summary aria-label=labels::source_name(source)>"*"</summary>
                    <span class=format!("rule-source {}", source_class(source))>{labels::source_name(source)}</span>
                    {labels::source_meaning(source)}
                </details>
            }
            .into_any()
        });
        view! { <div class=format!("rule-text {}", source_class(source))>{text}{origin}</div> }.into_any()
    });
    let copy = move || share::copy_link(app, "", &share::shared_link(&route), labels::LINK_COPIED);
    view! {
        <section class="rule-section" class:marked=is_first class:not-here=is_hidden data-section=section.key
            tabindex="-1">
            <h2>
                <span class="number">{section.number}</span>
                <span class="grow">{section.title(words)}</span>
                <IconButton icon="ui-share" size="i18" name=labels::link_to(&section.title(words)) on_click=copy/>
            </h2>
            {paragraphs.collect_view()}
        </section>
    }
    .into_any()
}

/// Scrolls a section into view and focuses it, so that a screen reader continues from it.
fn scroll_to_section(container: &web_sys::HtmlDivElement, key: &str) {
    // Keys also come from addresses: no selector is built from them.
    let Ok(sections) = container.query_selector_all("[data-section]") else { return };
    for index in 0..sections.length() {
        let section = sections.get(index).and_then(|node| node.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(section) = section.filter(|section| section.get_attribute("data-section").as_deref() == Some(key)) {
            let _ = section.focus();
            section.scroll_into_view();
        }
    }
}

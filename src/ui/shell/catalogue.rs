//! The contents of a box: pictures, counts, texts, figures, and the share of our own inventions.
//!
//! Shown on a page of its own and in a sheet over a table, where it also shows where the pieces are, as far as the
//! viewer may know. Independent of the game: the caller supplies the pieces, their pictures and the links to rules.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::Rule;
use crate::ui::kit::{Button, ButtonKind, Memo};
use crate::ui::text::Text;
use crate::ui::text::components as words;
use crate::ui::text::rules as rule_words;
use crate::words::components::{self, ComponentGroup, Figure, FigureTable, Shares, Whereabouts};
use crate::words::rulebook::{Rulebook, Source};
use crate::words::{Component, Piece};

use super::rulebook::source_class;

/// Draws a piece; `None` if the board has no picture of it.
pub type Picture = Arc<dyn Fn(Piece) -> Option<AnyView> + Send + Sync>;
pub type RuleLink = Arc<dyn Fn(Rule) -> AnyView + Send + Sync>;
/// Returns where the pieces of a component are; reactive.
pub type LocatePieces = Arc<dyn Fn(&Component<String>) -> Option<Whereabouts> + Send + Sync>;

#[derive(Clone)]
pub struct Contents {
    pub game: &'static str,
    pub groups: Vec<ComponentGroup<String>>,
    /// The rulebook, whose paragraphs are counted too.
    pub rulebook: &'static Rulebook,
    pub picture: Picture,
    pub rule_link: RuleLink,
    /// Locates the pieces at a table; `None` on a page without a table.
    pub locate: Option<LocatePieces>,
}

impl Contents {
    /// Whether the sources of words and figures are shown: on the page about the box, but not at a table, where no
    /// player needs them.
    fn shows_sources(&self) -> bool {
        self.locate.is_none()
    }
}

/// The reader's search.
#[derive(Clone, Copy)]
struct Search {
    query: RwSignal<String>,
    group: RwSignal<Option<&'static str>>,
    /// The pieces that match.
    found: Memo<Vec<Piece>>,
}

impl Search {
    fn new(groups: Vec<ComponentGroup<String>>) -> Search {
        let (query, group) = (RwSignal::new(String::new()), RwSignal::new(None));
        let matching = Memo::new(move |_| {
            let (query, chosen) = (query.get(), group.get());
            let within = groups.iter().filter(|group| chosen.is_none_or(|key| key == group.key));
            within.flat_map(|group| group.search(&query)).collect()
        });
        Search { query, group, found: matching }
    }
    fn is_idle(self) -> bool {
        self.query.with(|query| query.trim().is_empty())
    }
    fn shows(self, piece: Piece) -> bool {
        self.found.with(|found| found.contains(&piece))
    }
    fn shows_group(self, key: &str, pieces: &[Piece]) -> bool {
        let chosen = self.group.get().is_none_or(|chosen| chosen == key);
        chosen && (pieces.iter().any(|piece| self.shows(*piece)) || pieces.is_empty() && self.is_idle())
    }
}

/// Key of the filter for our own inventions, which is listed among the kinds. No piece has this kind, so choosing it
/// leaves only that section.
const OURS: &str = "ours";

/// The contents: search field, kinds, pieces, and our own inventions.
#[component]
pub fn BoxContents(contents: Contents) -> impl IntoView {
    let search = Search::new(contents.groups.clone());
    let groups = contents.groups.iter().map(|group| group_view(group, &contents, search)).collect_view();
    let help = contents.locate.is_some().then(|| view! { <p class="small mute">{words::WHERE_HELP}</p> }.into_any());
    view! {
        <div class=format!("catalogue game-{}", contents.game)>
            {search_tools(&contents, search)}
            {help}
            {groups}
            {contents.shows_sources().then(|| inventions(&contents))}
        </div>
    }
}

/// Draws the search field, and a button for each kind of pieces.
fn search_tools(contents: &Contents, search: Search) -> AnyView {
    let kind = |key: Option<&'static str>, name: String| {
        let on = move || search.group.get() == key;
        view! {
            <Button
                kind=ButtonKind::Bare
                class="chip kind"
                on_click=move || search.group.set(key)
                class:on=move || on()
                attr:aria-pressed=move || on().to_string()
            >
                {name}
            </Button>
        }
        .into_any()
    };
    let kinds = contents.groups.iter().map(|group| kind(Some(group.key), group.name.clone())).collect_view();
    let inventions = contents.shows_sources().then(|| kind(Some(OURS), words::OUR_INVENTIONS.into()));
    let count_text = move || {
        let count = search.found.with(Vec::len);
        (!search.is_idle()).then(|| words::match_count(count, search.query.get().trim()))
    };
    view! {
        <div class="catalogue-tools">
            <input class="field" type="search" aria-label=words::SEARCH placeholder=words::SEARCH
                prop:value=search.query
                on:input=move |event| search.query.set(event_target_value(&event))/>
            <div class="kinds" role="group" aria-label=words::KINDS>
                {kind(None, words::ALL_KINDS.into())}{kinds}{inventions}
            </div>
            <p class="small mute" role="status">{move || count_text()}</p>
        </div>
    }
    .into_any()
}

fn group_view(group: &ComponentGroup<String>, contents: &Contents, search: Search) -> AnyView {
    let pieces: Vec<Piece> = group.components.iter().map(|component| component.piece).collect();
    let key = group.key;
    let is_hidden = Memo::new(move |_| !search.shows_group(key, &pieces));
    let entries = group.components.iter().map(|component| entry(component, contents, search)).collect_view();
    let tables = group.tables.iter().map(|table| figure_table(table, contents, search)).collect_view();
    let count =
        (group.count() > 0).then(|| view! { <span class="how-many">{words::pieces(group.count())}</span> }.into_any());
    view! {
        <section class="catalogue-group" class:not-here=move || is_hidden.get() data-group=key
            aria-label=group.name.clone()>
            <h2><span class="grow">{group.name.clone()}</span>{count}</h2>
            <p class="catalogue-about">{group.about.clone()}</p>
            <ul class="pieces">{entries}</ul>
            {tables}
        </section>
    }
    .into_any()
}

fn entry(component: &Component<String>, contents: &Contents, search: Search) -> AnyView {
    let piece = component.piece;
    let is_hidden = move || !search.shows(piece);
    let text = component.words.clone().map(|words| view! { <p>{words}</p> }.into_any());
    let locate = contents.locate.clone().map(|locate| {
        let component = component.clone();
        view! { {move || locate(&component).map(whereabouts)} }.into_any()
    });
    view! {
        <li class="piece" class:not-here=move || is_hidden() data-piece=piece.to_string()>
            <div class="piece-picture" aria-hidden="true">{(contents.picture)(piece)}</div>
            <div class="piece-words">
                <h3>
                    <span>{component.name.clone()}</span>
                    <span class="times" aria-hidden="true">{words::times(component.count)}</span>
                    <span class="unseen">{words::pieces(component.count.into())}</span>
                </h3>
                {text}
                {figures(component)}
                {locate}
                <div class="piece-foot">
                    {contents.shows_sources().then(|| distinct_sources(component.sources()))}
                    {(contents.rule_link)(component.rule)}
                </div>
            </div>
        </li>
    }
    .into_any()
}

pub fn figures(component: &Component<String>) -> AnyView {
    let figure = |figure: &Figure<String>| {
        view! {
            <div><dt>{figure.label.clone()}</dt><dd class=source_class(figure.source)>{figure.value.clone()}</dd></div>
        }
        .into_any()
    };
    match component.figures.is_empty() {
        true => ().into_any(),
        false => {
            view! { <dl class="piece-figures">{component.figures.iter().map(figure).collect_view()}</dl> }.into_any()
        }
    }
}

/// Draws the names of sources, each once, the most reliable first.
fn distinct_sources(sources: impl Iterator<Item = Source>) -> AnyView {
    let sources: Vec<Source> = sources.collect();
    Source::ALL.into_iter().filter(|source| sources.contains(source)).map(source_label).collect_view().into_any()
}

fn source_label(source: Source) -> AnyView {
    let class = format!("rule-source {}", source_class(source));
    view! { <span class=class title=rule_words::source_meaning(source)>{rule_words::source_name(source)}</span> }
        .into_any()
}

/// Draws where pieces are; a column that does not apply is left out.
pub fn whereabouts(counts: Whereabouts) -> AnyView {
    // Pieces of a supply are never hidden. An empty reserve needs no column, nor do unused pieces if there are none.
    let supplied = counts.reserve > 0;
    let columns = [
        (words::GONE, counts.gone, !supplied || counts.gone > 0),
        (words::ON_THE_TABLE, counts.table, true),
        (words::UNSEEN, counts.unseen, !supplied || counts.unseen > 0),
        (words::IN_RESERVE, counts.reserve, supplied),
        (words::NOT_USED, counts.aside, counts.aside > 0),
    ];
    let column = |(name, count, _): (Text, u8, bool)| {
        view! { <div class:none={count == 0}><dt>{name}</dt><dd>{count}</dd></div> }.into_any()
    };
    let columns = columns.into_iter().filter(|(_, _, shown)| *shown).map(column).collect_view();
    view! { <dl class="piece-where">{columns}</dl> }.into_any()
}

fn figure_table(table: &FigureTable<String>, contents: &Contents, search: Search) -> AnyView {
    // The corner above the row names may be empty, and an empty header cell would not be a header.
    let column = |name: &String| match name.is_empty() {
        true => view! { <td></td> }.into_any(),
        false => view! { <th scope="col">{name.clone()}</th> }.into_any(),
    };
    let head = table.head.iter().map(column).collect_view();
    let row = |(number, row): (usize, &Vec<Option<String>>)| {
        let name = row.first().cloned();
        let class = source_class(table.source_of(number));
        let cells =
            row.iter().skip(1).map(|cell| view! { <td class=class>{cell.clone()}</td> }.into_any()).collect_view();
        view! { <tr><th scope="row">{name}</th>{cells}</tr> }.into_any()
    };
    let rows = table.rows.iter().enumerate().map(row).collect_view();
    view! {
        <div class="figure-table" class:not-here=move || !search.is_idle()>
            <h3>{table.name.clone()}</h3>
            <div class="wide" tabindex="0" role="region" aria-label=table.name.clone()>
                <table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
            </div>
            <div class="piece-foot">
                {contents.shows_sources().then(|| distinct_sources(table.figures().map(|(source, _)| source)))}
                {(contents.rule_link)(table.rule)}
            </div>
        </div>
    }
    .into_any()
}

/// Draws the shares of printed, found, deduced, ruled and invented facts, and how to send corrections.
fn inventions(contents: &Contents) -> AnyView {
    let shares = Shares::count_in(&contents.groups, contents.rulebook);
    let bar = |source: Source| {
        let width = shares.count(source).to_string();
        let class = format!("share source-{}", source as u8);
        (shares.count(source) > 0).then(|| view! { <span class=class style:flex-grow=width></span> }.into_any())
    };
    let legend_line = |source: Source| {
        let class = format!("swatch source-{}", source as u8);
        view! {
            <li>
                <span class=class aria-hidden="true"></span>
                <span class="grow">{words::source_name(source)}</span>
                <b>{words::percent(&shares, source)}</b>
            </li>
        }
        .into_any()
    };
    let invented = components::invented(&contents.groups);
    let invented = if invented.is_empty() {
        view! { <p>{words::NOTHING_INVENTED}</p> }.into_any()
    } else {
        let lines = invented
            .iter()
            .map(|figures| view! { <li>{words::invented_figures(figures)}</li> }.into_any())
            .collect_view();
        view! { <h3>{words::INVENTED_FIGURES}</h3><ul class="invented">{lines}</ul> }.into_any()
    };
    view! {
        <section class="catalogue-group ours" aria-label=words::OUR_INVENTIONS data-group=OURS>
            <h2>{words::OUR_INVENTIONS}</h2>
            <p class="catalogue-about">{words::OUR_INVENTIONS_HELP}</p>
            <div class="shares" aria-hidden="true">{Source::ALL.map(bar).collect_view()}</div>
            <ul class="share-list">{Source::ALL.map(legend_line).collect_view()}</ul>
            {invented}
            <h3>{words::CORRECTIONS}</h3>
            <p class="catalogue-about">{words::corrections_help(contents.game)}</p>
        </section>
    }
    .into_any()
}

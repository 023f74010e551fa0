//! The contents of a box: pictures, counts, texts, figures, and the share of our own inventions.
//!
//! Shown on a page of its own and in a sheet over a table, where it also shows where the pieces are, as far as the
//! viewer may know. Knows no game: the caller supplies the pieces, their pictures and the links to rules.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::Rule;
use crate::ui::kit::{Button, ButtonKind};
use crate::ui::text::Text;
use crate::ui::text::components as words;
use crate::ui::text::rules as rule_words;
use crate::words::components::{self, ComponentGroup, Figure, FigureTable, Shares, Whereabouts};
use crate::words::rulebook::{Rulebook, Source};
use crate::words::{Component, Piece};

use super::rulebook::mark;

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
    pub follow: Option<LocatePieces>,
}

impl Contents {
    /// Whether the sources of words and figures are shown: on the page about the box, but not at a table, where no
    /// player needs them.
    fn shows_sources(&self) -> bool {
        self.follow.is_none()
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
    fn among(groups: Vec<ComponentGroup<String>>) -> Search {
        let (query, group) = (RwSignal::new(String::new()), RwSignal::new(None));
        let found = Memo::new(move |_| {
            let (query, chosen) = (query.get(), group.get());
            let within = groups.iter().filter(|group| chosen.is_none_or(|key| key == group.key));
            within.flat_map(|group| group.search(&query)).collect()
        });
        Search { query, group, found }
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
pub fn Catalogue(contents: Contents) -> impl IntoView {
    let looking = Search::among(contents.groups.clone());
    let groups = contents.groups.iter().map(|group| group_view(group, &contents, looking)).collect_view();
    let help = contents.follow.is_some().then(|| view! { <p class="small mute">{words::WHERE_HELP}</p> });
    view! {
        <div class=format!("catalogue game-{}", contents.game)>
            {tools(&contents, looking)}
            {help}
            {groups}
            {contents.shows_sources().then(|| ours(&contents))}
        </div>
    }
}

/// Draws the search field, and a button for each kind of pieces.
fn tools(contents: &Contents, looking: Search) -> AnyView {
    let kind = |key: Option<&'static str>, name: String| {
        let on = move || looking.group.get() == key;
        view! {
            <Button
                kind=ButtonKind::Bare
                class="chip kind"
                on_click=move || looking.group.set(key)
                class:on=move || on()
                attr:aria-pressed=move || on().to_string()
            >
                {name}
            </Button>
        }
    };
    let kinds = contents.groups.iter().map(|group| kind(Some(group.key), group.name.clone()).into_any()).collect_view();
    let ours = contents.shows_sources().then(|| kind(Some(OURS), words::OURS.into()));
    let count_text = move || {
        let count = looking.found.with(Vec::len);
        (!looking.is_idle()).then(|| words::found(count, looking.query.get().trim()))
    };
    view! {
        <div class="catalogue-tools">
            <input class="field" type="search" aria-label=words::SEARCH placeholder=words::SEARCH
                prop:value=looking.query
                on:input=move |event| looking.query.set(event_target_value(&event))/>
            <div class="kinds" role="group" aria-label=words::KINDS>
                {kind(None, words::EVERYTHING.into())}{kinds}{ours}
            </div>
            <p class="small mute" role="status">{move || count_text()}</p>
        </div>
    }
    .into_any()
}

fn group_view(group: &ComponentGroup<String>, contents: &Contents, looking: Search) -> AnyView {
    let pieces: Vec<Piece> = group.components.iter().map(|component| component.piece).collect();
    let key = group.key;
    let gone = Memo::new(move |_| !looking.shows_group(key, &pieces));
    let entries = group.components.iter().map(|component| entry(component, contents, looking)).collect_view();
    let tables = group.tables.iter().map(|table| figure_table(table, contents, looking)).collect_view();
    let count = (group.count() > 0).then(|| view! { <span class="how-many">{words::pieces(group.count())}</span> });
    view! {
        <section class="catalogue-group" class:not-here=move || gone.get() data-group=key aria-label=group.name.clone()>
            <h2><span class="grow">{group.name.clone()}</span>{count}</h2>
            <p class="catalogue-about">{group.about.clone()}</p>
            <ul class="pieces">{entries}</ul>
            {tables}
        </section>
    }
    .into_any()
}

fn entry(component: &Component<String>, contents: &Contents, looking: Search) -> AnyView {
    let piece = component.piece;
    let gone = move || !looking.shows(piece);
    let text = component.words.clone().map(|words| view! { <p>{words}</p> });
    let follow = contents.follow.clone().map(|follow| {
        let component = component.clone();
        move || follow(&component).map(whereabouts)
    });
    view! {
        <li class="piece" class:not-here=move || gone() data-piece=piece.to_string()>
            <div class="piece-picture" aria-hidden="true">{(contents.picture)(piece)}</div>
            <div class="piece-words">
                <h3>
                    <span>{component.name.clone()}</span>
                    <span class="times" aria-hidden="true">{words::times(component.count)}</span>
                    <span class="unseen">{words::pieces(component.count.into())}</span>
                </h3>
                {text}
                {figures(component)}
                {follow}
                <div class="piece-foot">
                    {contents.shows_sources().then(|| each_once(component.sources()))}
                    {(contents.rule_link)(component.rule)}
                </div>
            </div>
        </li>
    }
    .into_any()
}

pub fn figures(component: &Component<String>) -> AnyView {
    let figure = |figure: &Figure<String>| {
        view! { <div><dt>{figure.label.clone()}</dt><dd class=mark(figure.source)>{figure.value.clone()}</dd></div> }
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
fn each_once(sources: impl Iterator<Item = Source>) -> AnyView {
    let sources: Vec<Source> = sources.collect();
    Source::ALL.into_iter().filter(|source| sources.contains(source)).map(label).collect_view().into_any()
}

fn label(source: Source) -> AnyView {
    let class = format!("rule-source {}", mark(source));
    view! { <span class=class title=rule_words::meaning(source)>{rule_words::source(source)}</span> }.into_any()
}

/// Draws where pieces are; a column that does not apply is left out.
pub fn whereabouts(here: Whereabouts) -> AnyView {
    // Pieces of a supply are never hidden. An empty reserve needs no column, nor do unused pieces if there are none.
    let supplied = here.reserve > 0;
    let columns = [
        (words::GONE, here.gone, !supplied || here.gone > 0),
        (words::ON_THE_TABLE, here.table, true),
        (words::UNSEEN, here.unseen, !supplied || here.unseen > 0),
        (words::IN_RESERVE, here.reserve, supplied),
        (words::NOT_USED, here.aside, here.aside > 0),
    ];
    let column = |(name, count, _): (Text, u8, bool)| {
        view! { <div class:none={count == 0}><dt>{name}</dt><dd>{count}</dd></div> }.into_any()
    };
    let columns = columns.into_iter().filter(|(_, _, shown)| *shown).map(column).collect_view();
    view! { <dl class="piece-where">{columns}</dl> }.into_any()
}

fn figure_table(table: &FigureTable<String>, contents: &Contents, looking: Search) -> AnyView {
    // The corner above the row names may be empty, and an empty header cell would not be a header.
    let column = |name: &String| match name.is_empty() {
        true => view! { <td></td> }.into_any(),
        false => view! { <th scope="col">{name.clone()}</th> }.into_any(),
    };
    let head = table.head.iter().map(column).collect_view();
    let row = |(number, row): (usize, &Vec<Option<String>>)| {
        let name = row.first().cloned();
        let class = mark(table.source_of(number));
        let cells =
            row.iter().skip(1).map(|cell| view! { <td class=class>{cell.clone()}</td> }.into_any()).collect_view();
        view! { <tr><th scope="row">{name}</th>{cells}</tr> }.into_any()
    };
    let rows = table.rows.iter().enumerate().map(row).collect_view();
    view! {
        <div class="figure-table" class:not-here=move || !looking.is_idle()>
            <h3>{table.name.clone()}</h3>
            <div class="wide" tabindex="0" role="region" aria-label=table.name.clone()>
                <table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
            </div>
            <div class="piece-foot">
                {contents.shows_sources().then(|| each_once(table.figures().map(|(source, _)| source)))}
                {(contents.rule_link)(table.rule)}
            </div>
        </div>
    }
    .into_any()
}

/// Draws the shares of printed, found, deduced, ruled and invented facts, and how to send corrections.
fn ours(contents: &Contents) -> AnyView {
    let shares = Shares::count_in(&contents.groups, contents.rulebook);
    let part = |source: Source| {
        let width = shares.count(source).to_string();
        let class = format!("share source-{}", source as u8);
        (shares.count(source) > 0).then(|| view! { <span class=class style:flex-grow=width></span> })
    };
    let line = |source: Source| {
        let class = format!("swatch source-{}", source as u8);
        view! {
            <li>
                <span class=class aria-hidden="true"></span>
                <span class="grow">{words::share_of(source)}</span>
                <b>{words::percent(&shares, source)}</b>
            </li>
        }
        .into_any()
    };
    let invented = components::invented(&contents.groups);
    let invented = if invented.is_empty() {
        view! { <p>{words::NOTHING_INVENTED}</p> }.into_any()
    } else {
        let lines = invented.iter().map(|one| view! { <li>{words::invented(one)}</li> }.into_any()).collect_view();
        view! { <h3>{words::INVENTED}</h3><ul class="invented">{lines}</ul> }.into_any()
    };
    view! {
        <section class="catalogue-group ours" aria-label=words::OURS data-group=OURS>
            <h2>{words::OURS}</h2>
            <p class="catalogue-about">{words::OURS_HELP}</p>
            <div class="shares" aria-hidden="true">{Source::ALL.map(part).collect_view()}</div>
            <ul class="share-list">{Source::ALL.map(line).collect_view()}</ul>
            {invented}
            <h3>{words::CORRECT}</h3>
            <p class="catalogue-about">{words::correct(contents.game)}</p>
        </section>
    }
    .into_any()
}

//! What nobody needs in order to lay a table and make a first move, as one part of the program: the pages
//! around the shelf, and what a table opens over its board.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::engine::rulebook::Section;
use crate::ui::parts::Missing;
use crate::ui::shell::board_handle::BoardHandle;
use crate::ui::shell::frame::Commands;
use crate::ui::shell::history::Scrubber;
use crate::ui::shell::result::ResultPage;
use crate::ui::shell::sheets;
use crate::ui::shell::{Sheet, Shell};

use super::about::About;
use super::link::LinkPage;
use super::rules::{self, RulesPage};
use super::saved::SavedPage;
use super::settings::SettingsPage;

/// What is behind this door.
#[derive(Debug)]
pub struct Lazy {
    /// The saved games.
    pub saved: fn() -> AnyView,
    /// The settings.
    pub settings: fn() -> AnyView,
    /// Who made it.
    pub about: fn() -> AnyView,
    /// The rulebook of the game with this id as a page of its own, at a section if one is named.
    pub rules: fn(game: String, section: Option<String>) -> AnyView,
    /// The section that a rule of the game with this id names.
    pub section: fn(game: &str, rule: Rule) -> Option<&'static Section>,
    /// A game that came as a link, seen through these eyes; its game is to be here.
    pub link: fn(link: String, eyes: String) -> AnyView,
    /// What stands in a sheet over a table.
    pub sheet: fn(Shell, Commands, Sheet) -> AnyView,
    /// The scrubber over the moves of a table.
    pub scrubber: fn(Shell, Commands) -> AnyView,
    /// The result of a table that is over; the callback goes back to the board.
    pub result: fn(BoardHandle, Commands, Callback<()>, Option<Callback<()>>) -> AnyView,
}

static MORE: Lazy = Lazy {
    saved: || SavedPage().into_any(),
    settings: || SettingsPage().into_any(),
    about: || About().into_any(),
    rules: |game, section| view! { <RulesPage game section/> }.into_any(),
    section: rules::section,
    link: |link, eyes| view! { <LinkPage link eyes/> }.into_any(),
    sheet: sheets::inside,
    scrubber: |shell, commands| view! { <Scrubber shell branch=commands.branch/> }.into_any(),
    result: |board, commands, close, again| view! { <ResultPage board commands close again/> }.into_any(),
};

#[cfg_attr(parts, wasm_split_helpers::wasm_split(more, fallible))]
fn door() -> Result<&'static Lazy, Missing> {
    Ok(&MORE)
}

/// Fetches this part; see [`crate::ui::parts`].
///
/// # Errors
/// When it cannot be had now.
pub async fn fetch() -> Result<&'static Lazy, Missing> {
    let door = door();
    #[cfg(parts)]
    let door = door.await;
    door
}

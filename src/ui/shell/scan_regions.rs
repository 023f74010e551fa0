//! What can be scanned on the page, by region: of a board what is lit, of everything else every button and link.
//!
//! Called by [`super::scan`]. Knows no game: it reads the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::engine::sort::sort_by;
use crate::ui::kit::elements;
use crate::ui::text;

use super::focus::{self, found};

/// What covers the page, uppermost first: only this is scanned.
const COVERS: [&str; 4] = [".crash", "dialog[open]", ".curtain", "[data-sheet]"];
/// Every control that can be pressed without writing.
const CONTROL: &str = ":is(button, a[href], select, summary, input:is([type=checkbox], [type=radio], [type=file]))\
    :not([disabled], [aria-disabled=true])";
const HIDDEN: &str = "[inert], [aria-hidden=true]";
const BOARD: &str = "main.play";
/// What is scanned on a board.
const LIT: &str = "[data-lit], [data-commit], [data-next], .decision *, [data-result] *, [data-review] *";
const REGION: &str = "[data-region], section, header, footer, nav";

/// A region with the pieces that are scanned in it.
pub struct Region {
    /// Empty if it has none.
    pub name: String,
    pub pieces: Vec<HtmlElement>,
}

/// The place of a region in the scan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// What waits for an answer: the decision, a question.
    First,
    Board,
    Message,
    /// The commands of the table.
    Table,
}

/// Returns all regions of the page that have something to press, in the order of the scan.
pub fn collect() -> Vec<Region> {
    let cover = COVERS.iter().find_map(|cover| elements(cover).into_iter().next());
    let table = elements("[data-table]").into_iter().next().filter(|_| cover.is_none());
    let Some(page) = cover.or_else(|| document().body().map(Into::into)) else { return Vec::new() };
    let is_seen = |control: &HtmlElement| control.offset_width() > 0 && closest(control, HIDDEN).is_none();
    let controls: Vec<_> = found(&page, CONTROL).filter(is_seen).collect();
    let hides_lit = table.is_some() && found(&page, "main.play [data-lit]").any(|piece| piece.offset_width() == 0);
    let mut regions: Vec<(Rank, Element, Region)> = Vec::new();
    for control in controls {
        let place = match &table {
            Some(table) => place_at_table(table, &control, hides_lit),
            None => Some((Rank::Board, closest(&control, REGION).unwrap_or_else(|| page.clone()))),
        };
        let Some((rank, around)) = place else { continue };
        match regions.iter_mut().find(|(_, other, _)| *other == around) {
            // What confirms comes before what cancels.
            Some((.., region)) if control.matches("[data-commit]").unwrap_or(false) => region.pieces.insert(0, control),
            Some((.., region)) => region.pieces.push(control),
            None => {
                let name = match rank {
                    Rank::Table => text::THIS_GAME.to_string(),
                    Rank::Message => text::MESSAGE.to_string(),
                    Rank::First | Rank::Board => region_name(&around),
                };
                regions.push((rank, around, Region { name, pieces: vec![control] }));
            }
        }
    }
    sort_by(&mut regions, |one, other| one.0.cmp(&other.0));
    regions.into_iter().map(|(.., region)| region).collect()
}

/// Returns where a control of a table is scanned; `None` if it is not.
fn place_at_table(table: &Element, control: &Element, hides_lit: bool) -> Option<(Rank, Element)> {
    if let Some(voice) = closest(control, ".voice") {
        let asks = voice.query_selector("[data-guide-next], [data-play-it]").is_ok_and(|answer| answer.is_some());
        return Some((if asks { Rank::First } else { Rank::Message }, voice));
    }
    let Some(board) = closest(control, BOARD) else {
        // The scene before the result covers the board, and the button that continues a waiting game is outside it.
        let is_next = control.matches("[data-next]").unwrap_or(false);
        return Some(if is_next { (Rank::First, control.clone()) } else { (Rank::Table, table.clone()) });
    };
    let is_lit = control.matches(LIT).unwrap_or(false);
    // A tab of a phone may lead to what is lit.
    let leads_on = || hides_lit && control.matches(".tabs button:not([aria-pressed=true])").unwrap_or(false);
    let decision = closest(control, "[data-region=commit]");
    let rank = if decision.is_some() { Rank::First } else { Rank::Board };
    (is_lit || leads_on()).then(|| (rank, decision.or_else(|| closest(control, REGION)).unwrap_or(board)))
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// Returns the name of a control as it is said.
pub fn name_of(control: &HtmlElement) -> String {
    let value = control.dyn_ref::<web_sys::HtmlSelectElement>().map(|list| {
        let label = closest(list, "label").and_then(|label| label.query_selector("b").ok().flatten());
        let label = label.and_then(|label| label.text_content()).unwrap_or_default();
        let chosen = list.query_selector("option:checked").ok().flatten().and_then(|chosen| chosen.text_content());
        format!("{label} {}", chosen.unwrap_or_default())
    });
    value.unwrap_or_else(|| focus::name_of(control))
}

/// Returns the name of a region for screen readers, or its heading; empty if it has neither.
fn region_name(region: &Element) -> String {
    let heading = || region.query_selector("h1, h2, h3").ok().flatten()?.text_content();
    region.get_attribute("aria-label").or_else(heading).unwrap_or_default()
}

//! The pieces on the page as a keyboard sees them: the buttons of a region, their names, and what lies around one.
//!
//! Called by [`super::keys`] and [`super::command_line`]. Reads the page; knows no game.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::geometry::neighbours::{Direction, Place, neighbours};
use crate::ui::kit::elements;

use super::focus::found;

/// Elements whose buttons are no pieces: the command line, sheets, and what they cover.
const NOT_PIECES: &str = "[data-region=command], [data-sheet], [inert]";

/// Whether a button is visible and belongs to this region, not to one nested inside it.
pub fn is_reachable(button: &HtmlElement, region: &Element) -> bool {
    let own = || button.closest("[data-region]").is_ok_and(|of| of.is_some_and(|of| of.is_same_node(Some(region))));
    button.offset_width() > 0 && own()
}

/// Returns the buttons of a region that can be reached now.
pub fn buttons(region: &Element) -> impl Iterator<Item = HtmlElement> + use<'_> {
    found(region, "button:not([disabled])").filter(move |button| is_reachable(button, region))
}

pub fn place_of(button: &HtmlElement) -> Place {
    let place = button.get_bounding_client_rect();
    let (width, height) = (place.width(), place.height());
    Place { x: place.x() + width / 2.0, y: place.y() + height / 2.0, width, height }
}

/// Returns all pieces that can be reached now, in document order.
pub fn all() -> Vec<HtmlElement> {
    let buttons = elements("[data-table] [data-region] button:not([disabled])").into_iter();
    let buttons = buttons.filter_map(|button| button.dyn_into::<HtmlElement>().ok());
    let is_piece = |button: &HtmlElement| button.closest(NOT_PIECES).is_ok_and(|inside| inside.is_none());
    buttons.filter(|button| button.offset_width() > 0 && is_piece(button)).collect()
}

/// Returns the accessible name of a piece.
pub fn name(piece: &HtmlElement) -> String {
    let name = piece.get_attribute("aria-label").or_else(|| piece.text_content()).unwrap_or_default();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the pieces to which the arrow keys lead from this one, with their directions; `None` if it is in no region.
pub fn around(piece: &HtmlElement) -> Option<Vec<(Direction, HtmlElement)>> {
    let region = piece.closest("[data-region]").ok().flatten()?;
    let pieces: Vec<HtmlElement> = buttons(&region).collect();
    let here = pieces.iter().position(|other| other == piece)?;
    let next = neighbours(&pieces.iter().map(place_of).collect::<Vec<_>>())[here];
    let neighbour = |towards: Direction| Some((towards, pieces[next[towards as usize]?].clone()));
    Some(Direction::ALL.into_iter().filter_map(neighbour).collect())
}

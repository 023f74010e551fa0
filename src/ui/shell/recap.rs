//! The recap: one line for each rival, what it did since one last acted. It lies over the board until the first press
//! and opens the log. Where its lines would cover what can be pressed, it is folded to its heading; where the panel of
//! news is seen, it is left out.
//!
//! Put over the board by the frame. Knows no game.

use leptos::html;
use leptos::prelude::*;
use web_sys::Element;

use crate::table::beats::{self, RecapLine};
use crate::ui::kit::context::Size;
use crate::ui::kit::{badge, elements};
use crate::ui::shell::Sheet;
use crate::ui::text;

use super::across::is_turned;
use super::board_handle::BoardHandle;

/// For how many rivals there is a line; the log has the rest.
const MOST: usize = 4;
/// How many moves of a rival its line lists, the last ones.
const MOST_MOVES: usize = 2;

/// How far it keeps from the middle of what can be pressed, in CSS pixels.
const ASIDE: f64 = 8.0;

/// More pieces than these are not covered by its lines.
const MOST_COVERED: usize = 6;

/// How it is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Form {
    /// A line for each rival.
    Lines,
    /// Its heading alone.
    Folded,
}

/// Where it may lie, as parts of the room that it leaves in its field, across and down: the best place first.
const PLACES: [(Form, f64, f64); 12] = [
    (Form::Lines, 0.5, 0.0),
    (Form::Lines, 0.5, 1.0),
    (Form::Lines, 0.5, 0.5),
    (Form::Folded, 0.5, 0.0),
    (Form::Folded, 0.0, 0.0),
    (Form::Folded, 1.0, 0.0),
    (Form::Folded, 0.5, 1.0),
    (Form::Folded, 0.0, 1.0),
    (Form::Folded, 1.0, 1.0),
    (Form::Folded, 0.0, 0.5),
    (Form::Folded, 1.0, 0.5),
    (Form::Folded, 0.5, 0.5),
];

/// Where it lies, in CSS pixels from the upper left corner of its field.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    form: Form,
    left: f64,
    top: f64,
}

/// The middles of all parts of the board that are selected and seen, in CSS pixels of the window.
fn middles(selector: &str) -> Vec<(f64, f64)> {
    elements(selector)
        .into_iter()
        .map(|part| part.get_bounding_client_rect())
        .filter(|part| part.width() > 0.0)
        .map(|part| (part.x() + part.width() / 2.0, part.y() + part.height() / 2.0))
        .collect()
}

/// Whether the panel of news is seen, which has all that the strip could say.
fn is_news_seen() -> bool {
    let bottom = document().document_element().map_or(0, |page| page.client_height());
    middles("[data-region=news] li").into_iter().any(|(_, y)| y < f64::from(bottom))
}

/// The place where the strip covers the least: nothing that is lit, no seat and no words of the decision, if there is
/// such a place, and few pieces. With all its lines, if it covers no more so.
fn place(field: &Element, lines: &Element, folded: &Element) -> Option<Place> {
    let lit = middles(".play :is([data-lit], .seat)");
    let decision = middles(".play :is(.decision, .commit) :is(b, p, h2, h3, span, svg)");
    let pieces = middles(".play :is(button, [data-ask]):not([data-recap], [data-recap-folded])");
    let [field, lines, folded] = [field, lines, folded].map(Element::get_bounding_client_rect);
    let turned = is_turned();
    let covers = |form: Form, across: f64, down: f64| {
        let strip = if form == Form::Lines { &lines } else { &folded };
        let (left, top) = ((field.width() - strip.width()) * across, (field.height() - strip.height()) * down);
        // Turned round for the person across, what is upper left in the field is lower right in the window.
        let (x, y) = match turned {
            true => (field.right() - left - strip.width(), field.bottom() - top - strip.height()),
            false => (field.x() + left, field.y() + top),
        };
        let (across, down) = (x - ASIDE..x + strip.width() + ASIDE, y - ASIDE..y + strip.height() + ASIDE);
        let covered =
            |parts: &[(f64, f64)]| parts.iter().filter(|(x, y)| across.contains(x) && down.contains(y)).count();
        let pieces = covered(&pieces);
        ((covered(&lit), covered(&decision), pieces > MOST_COVERED, form, pieces), Place { form, left, top })
    };
    let places = PLACES.into_iter().map(|(form, across, down)| covers(form, across, down));
    places.min_by_key(|(covered, _)| *covered).map(|(_, place)| place)
}

/// The strip, while the person to act has not pressed anything since.
#[component]
pub fn Recap(
    /// The board.
    board: BoardHandle,
) -> impl IntoView {
    let shell = board.shell;
    let lines = Memo::new(move |_| {
        let seen = shell.seen_to.get();
        if shell.app.size.get() == Size::Desktop || !shell.is_now() {
            return Vec::new();
        }
        shell.read(|table| match table.presser() {
            Some(_) if seen < table.plies() => beats::recap(table),
            _ => Vec::new(),
        })
    });
    let line = move |line: RecapLine| {
        let skip = line.announcements.len().saturating_sub(MOST_MOVES);
        let name = shell.read_untracked(|table| table.name(line.seat));
        let moves: Vec<_> =
            line.announcements[skip..].iter().map(|of| text::announcement(&of.text, &of.aside)).collect();
        view! {
            <span class=format!("recap-line s{}", line.seat)>
                {badge(line.seat, "s")} <span class="grow">{text::recap(&name, &moves)}</span>
                {(skip > 0).then(|| view! { <span class="mute">{text::recap_more(skip)}</span> })}
            </span>
        }
        .into_any()
    };
    let field = NodeRef::<html::Div>::new();
    let (whole, folded) = (NodeRef::<html::Button>::new(), NodeRef::<html::Button>::new());
    // Nowhere before it is laid aside, and where the news are seen anyway.
    let placed = RwSignal::new(None::<Place>);
    let lay_aside = move || {
        let Some(Some(field)) = field.try_get_untracked() else { return };
        if let (Some(whole), Some(folded)) = (whole.get_untracked(), folded.get_untracked()) {
            let _ = placed.try_set(if is_news_seen() { None } else { place(&field, &whole, &folded) });
        }
    };
    Effect::new(move || {
        if lines.with(Vec::is_empty) {
            return;
        }
        board.board().track_presses();
        shell.app.size.track();
        shell.app.height.track();
        // What is drawn to the room that it has is there in the second frame.
        request_animation_frame(move || request_animation_frame(lay_aside));
    });
    let open_log = move |_| shell.sheet.set(Some(Sheet::Log));
    let is_away = move |form: Form| placed.get().is_none_or(|place| place.form != form);
    let at = move || placed.get().map(|place| format!("{}px {}px", place.left, place.top));
    move || {
        let recap = lines.get();
        (!recap.is_empty()).then(|| {
            let others = recap.len().saturating_sub(MOST);
            let rivals: Vec<_> = recap.iter().take(MOST).map(|line| badge(line.seat, "s")).collect();
            view! {
                <div class="recap-field" node_ref=field>
                    <button
                        type="button"
                        class="panel recap"
                        class:away=move || is_away(Form::Lines)
                        style:translate=at
                        data-recap=""
                        node_ref=whole
                        on:click=open_log
                    >
                        <b class="caps">{text::NEWS}</b>
                        {recap.into_iter().take(MOST).map(line).collect_view()}
                        {(others > 0).then(|| view! { <span class="mute">{text::recap_others(others)}</span> })}
                    </button>
                    <button
                        type="button"
                        class="panel recap-folded"
                        class:away=move || is_away(Form::Folded)
                        style:translate=at
                        data-recap-folded=""
                        node_ref=folded
                        on:click=open_log
                    >
                        {rivals}
                        <b class="caps">{text::NEWS}</b>
                    </button>
                </div>
            }
        })
    }
}

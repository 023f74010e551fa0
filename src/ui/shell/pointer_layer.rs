//! The layer above the board with the ring around the subject of a lesson's step: the place it describes, or the next
//! press if that has no ring of its own.
//!
//! The element to press is found on the page, scrolled into view, and labelled in the panel with the text on it. Called
//! by the frame. Independent of the game.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::engine::name::is_invisible;
use crate::table::lesson::learner;
use crate::ui::kit::{Memo, effect, elements, every};
use crate::words::lesson::{OWN_SEAT, Task};

use super::Shell;
use super::board_handle::BoardHandle;
use super::flight_layer::{Anchors, Frame};
use super::flights::seat_anchor;
use super::guide::{NextPress, RingLabel};

/// Interval between measurements of the place, in milliseconds: a tab may be opened or the device rotated at any time.
const MEASURE_INTERVAL_MS: u64 = 300;
/// Gap between the ring and the place, and minimum size of the ring, in CSS pixels.
const RING_GAP: i32 = 5;
const MIN_RING_SIZE: i32 = 40;

/// The step being shown, unless something covers it, and its ring.
#[derive(Clone, Copy)]
struct Layer {
    board: BoardHandle,
    step: Memo<Option<(&'static str, Task)>>,
    ring: RwSignal<Option<Frame>>,
    /// The element ringed last: it is scrolled to once, and then left where the reader scrolls it.
    last: StoredValue<Option<Element>, LocalStorage>,
}

/// Creates the layer; `None` at a table without a lesson.
pub fn pointer_layer(board: BoardHandle) -> Option<AnyView> {
    let shell = board.shell;
    let lesson = shell.guide.lesson?;
    let step = Memo::new(move |_| {
        let step = shell.guide.step.get().and_then(|step| lesson.part().steps.get(step));
        let is_visible = shell.is_now() && shell.sheet.with(Option::is_none);
        step.filter(|_| is_visible).map(|step| (step.at, step.task))
    });
    let layer = Layer { board, step, ring: RwSignal::new(None), last: StoredValue::new_local(None) };
    effect(move || {
        step.track();
        board.board().track_presses();
        // In the next frame, the effect of the press is drawn.
        request_animation_frame(move || layer.measure());
    });
    every(MEASURE_INTERVAL_MS, move || layer.measure());
    let px = |length: i32| format!("{length}px");
    let view = move || {
        layer.ring.get().map(|frame| {
            view! {
                <span
                    class="pointer"
                    class:read=move || layer.is_read()
                    data-pointer=""
                    style:left=px(frame.x)
                    style:top=px(frame.y)
                    style:width=px(frame.width)
                    style:height=px(frame.height)
                ></span>
            }
            .into_any()
        })
    };
    Some(view! { <div class="traces" aria-hidden="true">{move || view()}</div> }.into_any())
}

impl Layer {
    /// Whether the step is only read: everything but its place is dimmed then.
    fn is_read(self) -> bool {
        self.step.with(|step| matches!(step, Some((_, Task::Read))))
    }

    /// Finds the subject of the step, and draws or moves the ring.
    fn measure(self) {
        let Some(step) = self.step.try_with_untracked(Option::clone) else { return };
        let shell = self.board.shell;
        let (frame, ringed) = match step {
            Some((at, Task::Read)) => (ring_around(shell, at), None),
            Some(_) => self.ring_for_press(),
            None => (None, None),
        };
        set_if_changed(self.ring, frame);
        set_if_changed(shell.guide.ringed, ringed);
    }

    /// Returns the ring around the element to press next, unless the board draws one, and the label of that element.
    fn ring_for_press(self) -> (Option<Frame>, Option<RingLabel>) {
        let next_press = untrack(|| self.board.board().pointed());
        let Some(next) = next_on_page(next_press.as_ref()) else { return (None, None) };
        self.last.update_value(|last| {
            if last.as_ref() != Some(&next) {
                bring_into_view(&next);
                *last = Some(next.clone());
            }
        });
        let ringed = match (text_on(&next), next_press) {
            (Some(written), _) => Some(RingLabel::Written(written)),
            (None, Some(NextPress::Piece { in_box: name, .. } | NextPress::Verb(name))) => Some(RingLabel::Drawn(name)),
            // The button that takes back a wrong press has no text on a phone.
            (None, None) => next.get_attribute("aria-label").map(RingLabel::TakesBack),
        };
        let has_ring = next.closest(".hinted").is_ok_and(|ring| ring.is_some());
        let frame = (!has_ring).then(|| ring(Anchors::on_page().frame_of(&next)));
        (frame, ringed)
    }
}

fn set_if_changed<T: Clone + PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_get_untracked().is_some_and(|previous| previous != value) {
        signal.set(value);
    }
}

/// Returns the ring around the place that a step describes.
fn ring_around(shell: Shell, targets: &str) -> Option<Frame> {
    let own_anchor = || shell.read_untracked(learner).map(seat_anchor).unwrap_or_default();
    let anchors = Anchors::on_page();
    let find = |name: &str| anchors.frame(name).map(|(_, frame)| ring(frame));
    targets.split('|').find_map(|name| if name == OWN_SEAT { find(&own_anchor()) } else { find(name) })
}

/// Returns the first visible element that matches a selector.
fn find_visible(selector: &str) -> Option<Element> {
    elements(selector).into_iter().find(|element| {
        let rect = element.get_bounding_client_rect();
        rect.width() > 0.0 && rect.height() > 0.0
    })
}

/// Returns the element to press next, if it is visible: the one marked by the board, otherwise the button that carries
/// out the chosen action.
fn next_on_page(pointed: Option<&NextPress>) -> Option<Element> {
    let is_verb = matches!(pointed, Some(NextPress::Verb(_)));
    let next = find_visible("[data-press-next], .decision-buttons .hinted");
    next.or_else(|| is_verb.then(|| find_visible("[data-commit]")).flatten())
}

/// Returns the element with which the lesson goes on: its own button, otherwise what is to be pressed next.
pub fn wanted(board: BoardHandle) -> Option<Element> {
    find_visible("[data-guide-next]").or_else(|| next_on_page(untrack(|| board.board().pointed()).as_ref()))
}

/// Returns the first line of text on a button; `None` if it has only a drawing or figures. One of several with the same
/// word, each beside its piece, gives the name of the piece as well: “Buy tobacco”, or no text if it is the piece.
fn text_on(element: &Element) -> Option<String> {
    if let Some(whole) = element.get_attribute("data-beside") {
        return Some(whole).filter(|whole| !whole.is_empty());
    }
    let text = element.dyn_ref::<HtmlElement>()?.inner_text();
    // A sign beside figures, such as a minus, is alone.
    let is_letter = |letter: &char| letter.is_ascii_alphabetic() || !letter.is_ascii() && !is_invisible(*letter);
    let is_word = |line: &&str| line.chars().filter(is_letter).count() > 1;
    text.lines().map(str::trim).find(is_word).map(str::to_owned)
}

/// Scrolls to an element if its centre is not visible.
fn bring_into_view(element: &Element) {
    let rect = element.get_bounding_client_rect();
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let is_visible = document().element_from_point(x as f32, y as f32).is_some_and(|top| element.contains(Some(&top)));
    if !is_visible {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        options.set_inline(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

fn ring(frame: Frame) -> Frame {
    let extend = |start: i32, length: i32| {
        let ring = (length + 2 * RING_GAP).max(MIN_RING_SIZE);
        (start + (length - ring) / 2, ring)
    };
    let ((x, width), (y, height)) = (extend(frame.x, frame.width), extend(frame.y, frame.height));
    Frame { x, y, width, height }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_goes_round_its_place_and_a_small_place_has_one_that_is_seen() {
        let large = Frame { x: 100, y: 50, width: 80, height: 60 };
        assert_eq!(ring(large), Frame { x: 95, y: 45, width: 90, height: 70 });
        let small = Frame { x: 100, y: 50, width: 10, height: 0 };
        assert_eq!(ring(small), Frame { x: 85, y: 30, width: 40, height: 40 });
    }
}

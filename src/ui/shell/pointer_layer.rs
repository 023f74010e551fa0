//! The layer above the board with the ring around the place that a step of a lesson is about, while it is only read.
//!
//! What is to be pressed bears a ring of its own. Called by the frame. Knows no game.

use leptos::prelude::*;

use crate::table::lesson::learner;
use crate::ui::kit::every;
use crate::words::lesson::OWN_SEAT;

use super::Shell;
use super::flight_layer::{Anchors, Frame};
use super::flights::seat_anchor;

/// How often the place is measured anew, in milliseconds: a tab may be opened, a device turned.
const MEASURE: u64 = 300;
/// How far the ring keeps off the place, and how large it is at least, in CSS pixels.
const OFF: i32 = 5;
const LEAST: i32 = 40;

/// The layer; nothing at a table without a lesson.
pub fn pointer_layer(shell: Shell) -> Option<AnyView> {
    let lesson = shell.guide.lesson?;
    let targets = Memo::new(move |_| {
        let step = shell.guide.step.get().and_then(|step| lesson.part().steps.get(step));
        let is_seen = shell.is_now() && shell.sheet.with(Option::is_none);
        step.filter(|_| is_seen).map(|step| step.at).filter(|at| !at.is_empty())
    });
    let drawn = RwSignal::new(None::<Frame>);
    let measure = move || {
        let Some(targets) = targets.try_get_untracked() else { return };
        let own = || shell.read_untracked(learner).map(seat_anchor).unwrap_or_default();
        let now = targets.and_then(|targets| {
            let anchors = Anchors::on_page();
            let find = |name: &str| anchors.frame(name).map(|(_, frame)| ring(frame));
            targets.split('|').find_map(|name| if name == OWN_SEAT { find(&own()) } else { find(name) })
        });
        if drawn.try_get_untracked().is_some_and(|before| before != now) {
            drawn.set(now);
        }
    };
    Effect::new(move || {
        targets.track();
        request_animation_frame(measure);
    });
    every(MEASURE, measure);
    let px = |length: i32| format!("{length}px");
    let view = move || {
        drawn.get().map(|frame| {
            view! {
                <span
                    class="pointer"
                    data-pointer=""
                    style:left=px(frame.x)
                    style:top=px(frame.y)
                    style:width=px(frame.width)
                    style:height=px(frame.height)
                ></span>
            }
        })
    };
    Some(view! { <div class="traces" aria-hidden="true">{view}</div> }.into_any())
}

/// The ring around a place.
fn ring(place: Frame) -> Frame {
    let side = |at: i32, length: i32| {
        let ring = (length + 2 * OFF).max(LEAST);
        (at + (length - ring) / 2, ring)
    };
    let ((x, width), (y, height)) = (side(place.x, place.width), side(place.y, place.height));
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

//! The pieces that a player presses for an action.
//!
//! Read by the picker in `table`. A board draws a `Spot` over each part; it never asks whether an action is legal.

use super::{Pour, Template, View};
use crate::engine::Press;

/// A piece that can be pressed. Two equal pieces are one part that is pressed twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The pot: one press for each cup.
    Pot,
}

impl Press for Template {
    type Part = Part;

    /// No two legal actions have the same presses.
    fn presses(_: &View, Pour(cups): &Pour, parts: &mut Vec<Part>) {
        parts.extend((0..*cups).map(|_| Part::Pot));
    }

    fn is_end(_: &Pour) -> bool {
        false
    }
}

//! The pieces that a player presses to choose an action.
//!
//! Read by the picker in `table`. A board draws a `Spot` over each part and never checks legality itself.

use super::{Pour, Template, View};
use crate::engine::Press;

/// A piece that can be pressed. Identical pieces are one part that can be pressed repeatedly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// Pressed once for each cup.
    Pot,
}

impl Press for Template {
    type Part = Part;

    /// The presses of every legal action are distinct.
    fn presses(_: &View, Pour(cups): &Pour, parts: &mut Vec<Part>) {
        parts.extend((0..*cups).map(|_| Part::Pot));
    }

    fn is_end(_: &Pour) -> bool {
        false
    }
}

//! The only decision of the game, and its notation.
//!
//! An action is small: just ids and numbers. Split a long one into several. The order of actions is the order of the
//! legal list, and is part of the rules version.

use core::fmt;
use core::str::FromStr;

use crate::engine::BadNotation;

/// Maximum number of cups that one action pours.
pub const MAX_CUPS: u8 = 3;

/// Pours this number of cups, from 1 to [`MAX_CUPS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pour(pub u8);

/// The notation: lower-case words, the same in records, links and the referee.
impl fmt::Display for Pour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pour {}", self.0)
    }
}

impl FromStr for Pour {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Pour, BadNotation> {
        (1..=MAX_CUPS).map(Pour).find(|action| action.to_string() == text).ok_or(BadNotation)
    }
}

//! Lengths in drawings, rounded.
//!
//! Called by what draws with fractions; knows nothing of drawings. The standard library writes fractions too, exactly and
//! as short as can be, with code that is worth a whole board's styles to download.

use std::fmt::{self, Display, Formatter};

/// A number with so many places after the point at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rounded {
    value: f64,
    places: usize,
}

/// To a tenth.
pub fn tenth(value: f64) -> Rounded {
    Rounded { value, places: 1 }
}

/// To a hundredth.
pub fn hundredth(value: f64) -> Rounded {
    Rounded { value, places: 2 }
}

impl Display for Rounded {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let unit = [1, 10, 100][self.places.min(2)];
        let all = (self.value.abs() * f64::from(unit) + 0.5).floor() as u32;
        let sign = if self.value < 0.0 && all > 0 { "-" } else { "" };
        write!(out, "{sign}{}", all / unit)?;
        match all % unit {
            0 => Ok(()),
            rest => write!(out, ".{rest:00$}", self.places),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_short_as_the_places_allow() {
        let tenths = [0.0, -0.04, 0.05, 2.0, -2.25, 19.96, 1234.5];
        assert_eq!(tenths.map(|value| tenth(value).to_string()), ["0", "0", "0.1", "2", "-2.3", "20", "1234.5"]);
        let hundredths = [0.004, 0.07, -0.5, 33.333];
        assert_eq!(hundredths.map(|value| hundredth(value).to_string()), ["0", "0.07", "-0.50", "33.33"]);
    }
}

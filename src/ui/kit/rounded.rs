//! Lengths in drawings, rounded.
//!
//! Called by the [pen](super::pen) and by what draws with few fractions; knows nothing of drawings. The standard
//! library writes fractions too, exactly and as short as can be, with code that is worth a whole board's styles to
//! download.

use std::fmt::{self, Display, Formatter, Write as _};

/// A number with a place after the point at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tenth(f64);

/// A number with two places after the point at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hundredth(f64);

/// To a tenth.
pub fn tenth(value: f64) -> Tenth {
    Tenth(value)
}

/// To a hundredth.
pub fn hundredth(value: f64) -> Hundredth {
    Hundredth(value)
}

impl Display for Tenth {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write(out, self.0, 10)
    }
}

impl Display for Hundredth {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write(out, self.0, 100)
    }
}

/// Writes so many parts of a whole, without zeros at the end and without a sign before nothing.
fn write(out: &mut Formatter<'_>, value: f64, mut parts: u32) -> fmt::Result {
    let all = (value.abs() * f64::from(parts) + 0.5) as u32;
    if value < 0.0 && all > 0 {
        out.write_char('-')?;
    }
    Display::fmt(&(all / parts), out)?;
    let mut rest = all % parts;
    if rest > 0 {
        out.write_char('.')?;
    }
    while rest > 0 {
        parts /= 10;
        out.write_char(char::from(b'0' + (rest / parts) as u8))?;
        rest %= parts;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_short_as_the_places_allow() {
        let tenths = [0.0, -0.04, 0.05, 2.0, -2.25, 19.96, 1234.5];
        assert_eq!(tenths.map(|value| tenth(value).to_string()), ["0", "0", "0.1", "2", "-2.3", "20", "1234.5"]);
        let hundredths = [0.004, 0.07, -0.5, 33.333, 0.996];
        assert_eq!(hundredths.map(|value| hundredth(value).to_string()), ["0", "0.07", "-0.5", "33.33", "1"]);
    }
}

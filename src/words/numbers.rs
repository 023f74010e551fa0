//! Formats numbers that are shown outside a sentence; inside a sentence, the catalogue formats them. Called by the page
//! and by the catalogue. Knows no language.
//!
//! Negative numbers have a minus sign, which is as wide as a plus, instead of a hyphen.

/// Formats a number in figures: "12", "−4".
pub fn figures(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// Formats a number in figures with its sign: "+12", "−4", "+0".
pub fn signed(number: i32) -> String {
    if number < 0 { figures(number) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_below_zero_has_a_minus() {
        assert_eq!([12, 0, -4, i32::MIN].map(figures), ["12", "0", "−4", "−2147483648"]);
        assert_eq!([12, 0, -4].map(signed), ["+12", "+0", "−4"]);
    }
}

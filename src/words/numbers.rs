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

/// Returns whether a text with a sign, such as "+$5" or "−4 cards", is a gain; `None` if it has no sign.
pub fn is_gain(text: &str) -> Option<bool> {
    text.chars().find_map(|letter| match letter {
        '+' => Some(true),
        '−' => Some(false),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_numbers_have_a_minus_sign() {
        assert_eq!([12, 0, -4, i32::MIN].map(figures), ["12", "0", "−4", "−2147483648"]);
        assert_eq!([12, 0, -4].map(signed), ["+12", "+0", "−4"]);
    }

    #[test]
    fn signs_distinguish_gains_from_losses() {
        let gains = ["+$5", "\u{200e}−4", "−$3", "+7 points, −2 rupees", "round 2", ""].map(is_gain);
        assert_eq!(gains, [Some(true), Some(false), Some(false), Some(true), None, None]);
    }
}

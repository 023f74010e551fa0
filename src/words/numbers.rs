//! Numbers for the player: in words, in figures, with sign.
//!
//! Used in all sentences. Negative numbers have a minus sign, which is as wide as a plus, not a hyphen.

/// Spells out a number below 100: "eighteen", "twenty-five"; larger ones are in figures.
pub fn numeral(number: usize) -> String {
    const UNITS: [&str; 20] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    const TENS: [&str; 8] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    match (UNITS.get(number), number / 10, number % 10) {
        (Some(unit), ..) => (*unit).to_owned(),
        (None, tens @ 2..=9, 0) => TENS[tens - 2].to_owned(),
        (None, tens @ 2..=9, unit) => format!("{}-{}", TENS[tens - 2], UNITS[unit]),
        _ => number.to_string(),
    }
}

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
    fn numbers_are_written_out() {
        let numerals = [0, 1, 12, 18, 20, 25, 60, 99, 100].map(numeral);
        let expected = ["no", "one", "twelve", "eighteen", "twenty", "twenty-five", "sixty", "ninety-nine", "100"];
        assert_eq!(numerals, expected);
    }

    #[test]
    fn a_number_below_zero_has_a_minus() {
        assert_eq!([12, 0, -4, i32::MIN].map(figures), ["12", "0", "−4", "−2147483648"]);
        assert_eq!([12, 0, -4].map(signed), ["+12", "+0", "−4"]);
    }
}

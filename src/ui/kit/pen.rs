//! A pen: text of drawings, from a template and the lengths and words that go into it.
//!
//! Called by what draws much; knows neither markup nor games. Here a length costs a store, while every argument of
//! `format!` costs code that each player downloads.

use core::fmt::Write as _;

use super::hundredth;

/// Writes a template to the end of `to`: for each `{}` the next of `lengths`, rounded to a hundredth, and for each `[]`
/// the next of `words`, as it is. Names that players have chosen are words, escaped before; never part of a template.
pub fn draw(to: &mut String, template: &'static str, lengths: &[f64], words: &[&str]) {
    debug_assert_eq!(
        ["{", "{}", "[", "[]"].map(|hole| template.matches(hole).count()),
        [lengths.len(), lengths.len(), words.len(), words.len()],
        "lengths and words of {template}"
    );
    let (mut lengths, mut words) = (lengths.iter(), words.iter());
    for letter in template.chars() {
        match letter {
            '{' => {
                if let Some(length) = lengths.next() {
                    let _ = write!(to, "{}", hundredth(*length));
                }
            }
            '[' => to.push_str(words.next().copied().unwrap_or_default()),
            '}' | ']' => {}
            _ => to.push(letter),
        }
    }
}

/// A template filled with its lengths and words, for itself.
pub fn filled(template: &'static str, lengths: &[f64], words: &[&str]) -> String {
    let mut text = String::new();
    draw(&mut text, template, lengths, words);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_filled_in_order_and_words_left_as_they_are() {
        let mut path = "<path ".to_owned();
        draw(&mut path, "[] d=\"M{} {}h-{}\"/>[]", &[1.0, -0.001, 2.506], &["id=\"{}\"", "[é]"]);
        assert_eq!(path, "<path id=\"{}\" d=\"M1 0h-2.51\"/>[é]");
        assert_eq!(filled("Z", &[], &[]), "Z");
    }

    #[test]
    #[should_panic = "lengths and words of M{} {}"]
    fn a_length_that_is_missing_is_noticed() {
        filled("M{} {}", &[1.0], &[]);
    }
}

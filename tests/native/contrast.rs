//! The contrast of the themes, computed from the tokens as the guidelines for web content do: text and marks on every
//! surface that they lie on.
//!
//! The themes of high contrast promise 7 for text and 4.5 for marks, the usual ones 4.5 for text.

use std::collections::BTreeMap;
use std::path::Path;

type Tokens = BTreeMap<String, String>;

/// Returns the tokens of the page with these attributes on its root: those of each rule that applies, in order.
fn tokens(is_dark: bool, has_contrast: bool) -> Tokens {
    let theme = if is_dark { "dark" } else { "light" };
    let mut tokens = Tokens::new();
    let mut rules = Vec::new();
    for sheet in ["tokens.css", "tokens-more.css"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("style").join(sheet);
        let text = std::fs::read_to_string(path).expect("it can be read");
        // The rules for a device's wish are indented.
        for rule in text.split("\n}\n").filter(|rule| !rule.contains("\n@media")) {
            let (selectors, body) = rule.split_once(" {\n").unwrap_or_default();
            let selectors = selectors.rsplit("*/").next().unwrap_or_default();
            let applies = |selector: &str| match selector {
                ":root" => Some(0),
                ":root[data-contrast]" => has_contrast.then_some(1),
                "[data-contrast][data-theme=\"dark\"]" => (has_contrast && is_dark).then_some(1),
                other => (other == format!("[data-theme=\"{theme}\"]")).then_some(0),
            };
            let weight = selectors.split(',').filter_map(|selector| applies(selector.trim())).max();
            rules.extend(weight.map(|weight| (weight, body.to_owned())));
        }
    }
    rules.sort_by_key(|(weight, _)| *weight);
    for (_, body) in rules {
        for line in body.lines() {
            let token = line.trim().strip_prefix("--").and_then(|line| line.split_once(": "));
            let token = token.and_then(|(name, value)| Some((name, value.split_once(';')?.0)));
            tokens.extend(token.map(|(name, value)| (name.to_owned(), value.to_owned())));
        }
    }
    tokens
}

/// Returns the colour of a token as red, green and blue.
fn colour(tokens: &Tokens, name: &str) -> [f64; 3] {
    let value = tokens.get(name).unwrap_or_else(|| panic!("there is no --{name}"));
    if let Some(other) = value.strip_prefix("var(--") {
        return colour(tokens, other.trim_end_matches(')'));
    }
    let digits = value.strip_prefix('#').unwrap_or_else(|| panic!("--{name} is no colour: {value}"));
    let digits: String = match digits.len() {
        3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
        _ => digits.to_owned(),
    };
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).expect("it is hexadecimal");
    [part(0), part(2), part(4)].map(|part| f64::from(part) / 255.0)
}

/// Returns the brightness of a colour, relative to white.
fn brightness(colour: [f64; 3]) -> f64 {
    let linear = |part: f64| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
    let [red, green, blue] = colour.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (brightness(one), brightness(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

const SURFACES: [&str; 5] = ["table", "table-hi", "table-lo", "paper", "paper-2"];
/// Text, and the surfaces besides the common ones on which it lies.
const TEXTS: [(&str, &[&str]); 7] = [
    ("ink", &["brand-soft", "gain-soft", "cost-soft", "lit-soft"]),
    ("ink-2", &["brand-soft", "lit-soft"]),
    ("ink-3", &[]),
    ("link", &[]),
    ("gain", &["gain-soft"]),
    ("cost", &["cost-soft"]),
    ("brand", &[]),
];
const ON_OTHERS: [(&str, &str); 3] = [("card-ink", "card"), ("card-ink-2", "card"), ("on-brand", "brand")];
const MARKS: [&str; 13] = [
    "mark",
    "mark-2",
    "focus",
    "scan",
    "rule-strong",
    "seat-1-line",
    "seat-2-line",
    "seat-3-line",
    "seat-4-line",
    "seat-5-line",
    "seat-6-line",
    "seat-7-line",
    "seat-8-line",
];

/// Returns the pairs of text and surface, or mark and surface, with less contrast than these bounds.
fn faint(tokens: &Tokens, text: f64, mark: f64, marks: &[&str]) -> Vec<String> {
    let texts = TEXTS.iter().flat_map(|(ink, more)| SURFACES.iter().chain(*more).map(|on| (*ink, *on, text)));
    let others = ON_OTHERS.iter().map(|(ink, on)| (*ink, *on, text));
    let marks = marks.iter().flat_map(|one| SURFACES.iter().map(|on| (*one, *on, mark)));
    let measured = texts.chain(others).chain(marks).map(|(one, on, least)| {
        let measured = contrast(colour(tokens, one), colour(tokens, on));
        (measured < least).then(|| format!("{one} on {on}: {measured:.2} < {least}"))
    });
    measured.flatten().collect()
}

#[test]
fn high_contrast_is_seven_for_text_and_four_and_a_half_for_marks() {
    for is_dark in [false, true] {
        assert_eq!(faint(&tokens(is_dark, true), 7.0, 4.5, &MARKS), [""; 0], "dark: {is_dark}");
    }
}

#[test]
fn the_ring_of_scanning_is_seen_in_the_usual_themes() {
    for is_dark in [false, true] {
        let tokens = tokens(is_dark, false);
        assert_eq!(faint(&tokens, 1.0, 4.5, &["scan"]), [""; 0], "dark: {is_dark}");
        assert!(contrast(colour(&tokens, "ink"), colour(&tokens, "paper")) > 10.0, "the themes are read: {is_dark}");
    }
}

#[test]
fn contrast_is_measured_as_for_web_content() {
    let black_on_white = contrast([0.0; 3], [1.0; 3]);
    assert!((black_on_white - 21.0).abs() < 1e-9, "{black_on_white}");
    let tokens =
        Tokens::from([("grey".to_owned(), "#767676".to_owned()), ("same".to_owned(), "var(--grey)".to_owned())]);
    let grey = contrast(colour(&tokens, "same"), [1.0; 3]);
    assert!((grey - 4.54).abs() < 0.01, "{grey}");
}

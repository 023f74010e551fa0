//! Player names as typed, pasted or received: cleaned, cut at grapheme boundaries, compared by appearance.
//!
//! Called wherever a name enters the program: input fields, files, links. Knows no table and no sentence.

use unicode_segmentation::UnicodeSegmentation;

/// Maximum length of a name in characters; longer ones are truncated.
pub const MAX_LENGTH: usize = 24;
/// Maximum number of characters of a text that are examined for a name.
pub const MAX_EXAMINED: usize = 16 * MAX_LENGTH;

/// Invisible zero-width characters: joiners, directional marks and controls, fillers, tags. Sorted ranges.
const INVISIBLE: [(u32, u32); 16] = [
    (0xad, 0xad),
    (0x34f, 0x34f),
    (0x61c, 0x61c),
    (0x115f, 0x1160),
    (0x17b4, 0x17b5),
    (0x180b, 0x180f),
    (0x200b, 0x200f),
    (0x202a, 0x202e),
    (0x2060, 0x206f),
    (0x3164, 0x3164),
    (0xfe00, 0xfe0f),
    (0xfeff, 0xfeff),
    (0xffa0, 0xffa0),
    (0xfff0, 0xfffb),
    (0x1d173, 0x1d17a),
    (0xe0000, 0xe0fff),
];

/// Letters and signs, each with the characters that look like it.
const LOOKALIKES: [(char, &str); 29] = [
    ('a', "аαɑàáâãäåāăąǎ"),
    ('b', "вβЬ"),
    ('c', "сϲçćĉċč"),
    ('d', "ԁďđ"),
    ('e', "еεèéêëēĕėęěẽ"),
    ('g', "ɡĝğġģ"),
    ('h', "нһηĥħ"),
    ('i', "іιìíîïĩīĭįı"),
    ('j', "јϳĵ"),
    ('k', "кκķ"),
    ('l', "ӏĺļľŀł"),
    ('m', "мμ"),
    ('n', "ոñńņňŉ"),
    ('o', "оοօòóôõöøōŏő"),
    ('p', "рρ"),
    ('q', "ԛ"),
    ('r', "гŕŗř"),
    ('s', "ѕśŝşšș"),
    ('t', "тτţťŧț"),
    ('u', "υսùúûüũūŭůűų"),
    ('v', "ѵν"),
    ('w', "ԝωŵ"),
    ('x', "хχ"),
    ('y', "уүγýÿŷ"),
    ('z', "ζźżž"),
    ('-', "‐‑‒–—−"),
    ('\'', "’‘ʼ`´"),
    ('"', "“”„"),
    ('.', "․"),
];

fn is_in(ranges: &[(u32, u32)], letter: char) -> bool {
    let letter = u32::from(letter);
    let at = ranges.partition_point(|(_, last)| *last < letter);
    ranges.get(at).is_some_and(|(first, _)| *first <= letter)
}

/// Whether a character is invisible and takes no space.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control() || is_in(&INVISIBLE, letter)
}

/// Whether a character belongs to a right-to-left script.
pub fn is_rtl(letter: char) -> bool {
    let code = u32::from(letter);
    matches!(code, 0x590..=0x8ff | 0xfb1d..=0xfdff | 0xfe70..=0xfefe | 0x1_0800..=0x1_0fff | 0x1_e800..=0x1_efff)
}

const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];
/// Variation selectors, which determine whether the preceding character is drawn as text or as an emoji.
const STYLES: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];
/// The black flag. Followed by invisible tag characters it is drawn as the flag of England, Scotland or Wales.
const BLACK_FLAG: char = '\u{1f3f4}';
/// Braille cell without a dot.
const BLANK_BRAILLE: char = '\u{2800}';

fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{e0020}'..='\u{e007f}')
}

/// Returns the name in a text: a single line, without invisible characters, without blanks at its ends and without a
/// combining mark at its beginning, cut to [`MAX_LENGTH`] characters at a grapheme boundary. Empty if nothing visible
/// is left.
pub fn clean(text: &str) -> String {
    let mut name: Vec<char> = Vec::new();
    let mut letters = text.chars().take(MAX_EXAMINED).peekable();
    while let Some(letter) = letters.next() {
        let (before, after) = (name.last().copied(), letters.peek().copied());
        if letter.is_whitespace() || letter == BLANK_BRAILLE {
            if before.is_some_and(|before| before != ' ') {
                name.push(' ');
            }
        } else if belongs(letter, before, after) {
            name.push(letter);
        }
    }
    let name: String = name.into_iter().collect();
    cut(&name).trim_end_matches(|letter| letter == ' ' || JOINERS.contains(&letter)).to_owned()
}

/// Whether a character belongs in a name between these neighbours.
fn belongs(letter: char, before: Option<char>, after: Option<char>) -> bool {
    // Joiners are meaningful in the scripts from Hebrew on and between emoji.
    let joins = |letter: char| letter >= '\u{590}' && !letter.is_whitespace() && !is_invisible(letter);
    let is_drawn = |letter: char| letter.is_ascii_digit() || "#*".contains(letter) || letter > '\u{7f}';
    match letter {
        letter if JOINERS.contains(&letter) => {
            before.is_some_and(|before| joins(before) || STYLES.contains(&before)) && after.is_some_and(joins)
        }
        letter if STYLES.contains(&letter) => before.is_some_and(|before| is_drawn(before) && !is_invisible(before)),
        letter if is_tag(letter) => before.is_some_and(|before| before == BLACK_FLAG || is_tag(before)),
        letter if is_invisible(letter) => false,
        // A combining mark without a letter would be drawn on whatever precedes the name.
        letter => !is_accent(letter) || before.is_some_and(|before| before != ' '),
    }
}

/// Cuts a text to the length of a name without splitting a grapheme.
pub fn cut(text: &str) -> &str {
    cut_to(text, MAX_LENGTH)
}

fn cut_to(text: &str, most: usize) -> &str {
    let Some((end, _)) = text.char_indices().nth(most) else { return text };
    let starts = text.grapheme_indices(true).map(|(at, _)| at);
    // A single letter with too many combining marks keeps as many as fit.
    let whole = starts.take_while(|at| *at <= end).last().filter(|at| *at > 0);
    &text[..whole.unwrap_or(end)]
}

/// Whether a character is a combining mark.
fn is_accent(letter: char) -> bool {
    matches!(u32::from(letter), 0x300..=0x36f | 0x1ab0..=0x1aff | 0x1dc0..=0x1dff | 0x20d0..=0x20f0 | 0xfe20..=0xfe2f)
}

/// Returns a key that is equal for names that look alike at a glance, whatever their letters.
pub fn lookalike_key(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars().flat_map(normalised_letter).flat_map(char::to_lowercase) {
        let alike = LOOKALIKES.iter().find(|(_, others)| others.contains(letter));
        match letter {
            '\u{300}'..='\u{36f}' | ' ' => {}
            letter if is_invisible(letter) => {}
            letter => key.push(alike.map_or(letter, |(latin, _)| *latin)),
        }
    }
    key
}

/// Normalises a letter: full-width forms become ordinary ones, Korean syllables are decomposed.
fn normalised_letter(letter: char) -> impl Iterator<Item = char> {
    let code = u32::from(letter);
    let parts = match code {
        0xff01..=0xff5e => [code - 0xfee0, 0, 0],
        0x3000 => [0x20, 0, 0],
        0xac00..=0xd7a3 => {
            let syllable = code - 0xac00;
            let tail = syllable % 28;
            [0x1100 + syllable / 588, 0x1161 + syllable % 588 / 28, if tail == 0 { 0 } else { 0x11a7 + tail }]
        }
        _ => [code, 0, 0],
    };
    parts.into_iter().filter(|part| *part != 0).filter_map(char::from_u32)
}

pub fn alike(one: &str, other: &str) -> bool {
    lookalike_key(one) == lookalike_key(other)
}

/// Returns the name, with a number appended if needed to tell it apart from all in `taken`: "Asha 2".
pub fn make_unique(name: &str, taken: &[String]) -> String {
    let numbered = (2..).map(|number| {
        let ending = format!(" {number}");
        format!("{}{ending}", cut_to(name, MAX_LENGTH - ending.len()).trim_end())
    });
    let is_free = |name: &String| !taken.iter().any(|taken| alike(taken, name));
    core::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_text_is_not_a_name() {
        let unseen = [
            "",
            " ",
            "\u{200b}",
            "\u{2800}",
            "\u{3164}",
            "\u{ad}",
            "\u{200d}",
            "\u{feff}",
            "\u{202e}",
            "\u{2066}\u{2069}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{180e}",
            "\u{34f}",
            "\u{e0041}",
            "\u{e0020}\u{e007f}",
            "\u{fe0f}",
            "\u{301}",
            "\u{a0}\u{3000}\u{2003}",
            "\u{2028}",
            "\t\n\0\u{85}",
            "\u{17b4}",
            "\u{1d173}",
            "\u{fff9}",
            "\u{e0100}",
        ];
        for text in unseen {
            assert_eq!(clean(text), "", "{text:?}");
        }
    }

    #[test]
    fn invisible_characters_are_removed_from_names() {
        for name in [
            "Asha",
            "Zoë \"Q\" \\ 😀",
            "茶/ćaj é",
            "<b>&'`",
            "नमस्ते",
            "مُحَمَّد",
            "می\u{200c}خواهم",
            "한국",
            "❤\u{fe0f}",
            "1\u{fe0f}\u{20e3}",
            "👨\u{200d}👩\u{200d}👧\u{200d}👦",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "❤\u{fe0f}\u{200d}🔥",
            "👋🏽",
            "Z̃oe",
        ] {
            assert_eq!(clean(name), name, "{name:?}");
        }
        for (text, name) in [
            ("Evil\u{202e}abc", "Evilabc"),
            ("\u{2067}Asha\u{2069}", "Asha"),
            ("Asha\u{200b}", "Asha"),
            ("As\u{200d}ha", "Asha"),
            ("As\u{fe0f}ha", "Asha"),
            ("A\u{2800}\u{2800}B", "A B"),
            ("  Asha \n Rao ", "Asha Rao"),
            ("A\u{2028}B", "A B"),
            ("\u{301}Asha", "Asha"),
            ("A\u{e0041}sha", "Asha"),
        ] {
            assert_eq!(clean(text), name, "{text:?}");
            assert_eq!(clean(&clean(text)), name, "{text:?}");
        }
    }

    #[test]
    fn names_are_cut_between_graphemes() {
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        assert_eq!(clean(&family.repeat(5)), family.repeat(3));
        assert_eq!(clean(&"🇫🇷".repeat(20)), "🇫🇷".repeat(12));
        assert_eq!(clean(&format!("A{}", "🇫🇷".repeat(20))), format!("A{}", "🇫🇷".repeat(11)));
        assert_eq!(clean(&"e\u{301}\u{302}\u{303}\u{304}".repeat(9)), "e\u{301}\u{302}\u{303}\u{304}".repeat(4));
        assert_eq!(clean(&format!("e{}", "\u{301}".repeat(500))).chars().count(), MAX_LENGTH);
        assert_eq!(clean(&"a".repeat(500)), "a".repeat(24));
        assert_eq!(clean(&"👋🏽".repeat(20)), "👋🏽".repeat(12));
    }

    #[test]
    fn lookalikes_have_equal_keys() {
        for (one, other) in [
            ("Asha", "ASHA"),
            ("Asha", "Ａsha"),
            ("Asha", "Аshа"),
            ("José", "Jose\u{301}"),
            ("Asha", "As ha"),
            ("한", "\u{1112}\u{1161}\u{11ab}"),
            ("O’Brien", "O'Brien"),
            ("ΟΜΑΡ", "OMAP"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Asha", "Ashe"), ("Asha", "Asha 2"), ("नमि", "नमु"), ("한", "하"), ("茶", "茗")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
        let taken = ["Asha".to_owned(), "Asha 2".to_owned()];
        assert_eq!(make_unique("ASHA", &taken), "ASHA 3");
        assert_eq!(make_unique("Bao", &taken), "Bao");
        let long = "a".repeat(24);
        assert_eq!(make_unique(&long, core::slice::from_ref(&long)), format!("{} 2", "a".repeat(22)));
    }
}

//! Names as people type, paste and send them: cleaned, cut between letters, compared by their looks.
//!
//! Called by whatever takes a name in: fields, files, links. Knows no table and no sentence.

use super::record::Player;

/// So many characters of a text are looked at for a name.
pub const READ: usize = 16 * Player::LONGEST;

/// Invisible characters of no width: joiners, marks and controls of direction, fillers, tags. Sorted.
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

/// Characters that extend the letter before them, or may: accents, vowel signs, skin tones; letters too in rare
/// scripts, since not cutting there does no harm. Sorted. The scripts of India, whose blocks are all laid out alike, are
/// in [`is_indic_mark`].
const MARKS: [(u32, u32); 82] = [
    (0x300, 0x36f),
    (0x483, 0x489),
    (0x591, 0x5bd),
    (0x5bf, 0x5bf),
    (0x5c1, 0x5c7),
    (0x610, 0x61a),
    (0x64b, 0x65f),
    (0x670, 0x670),
    (0x6d6, 0x6dc),
    (0x6df, 0x6e4),
    (0x6e7, 0x6ed),
    (0x711, 0x711),
    (0x730, 0x74a),
    (0x7a6, 0x7b0),
    (0x7eb, 0x7f3),
    (0x816, 0x82d),
    (0x859, 0x85b),
    (0x897, 0x903),
    (0xdca, 0xdf3),
    (0xe31, 0xe31),
    (0xe33, 0xe3a),
    (0xe47, 0xe4e),
    (0xeb1, 0xeb1),
    (0xeb3, 0xebc),
    (0xec8, 0xece),
    (0xf18, 0xf19),
    (0xf35, 0xf39),
    (0xf3e, 0xf3f),
    (0xf71, 0xfbc),
    (0x102b, 0x103e),
    (0x1056, 0x1074),
    (0x1082, 0x109d),
    (0x1160, 0x11ff),
    (0x135d, 0x135f),
    (0x1712, 0x1734),
    (0x1752, 0x1753),
    (0x1772, 0x1773),
    (0x17b4, 0x17d3),
    (0x1885, 0x18a9),
    (0x1920, 0x193b),
    (0x1a17, 0x1aff),
    (0x1b00, 0x1b04),
    (0x1b34, 0x1c37),
    (0x1cd0, 0x1dff),
    (0x20d0, 0x20f0),
    (0x302a, 0x302f),
    (0x3099, 0x309a),
    (0xa66f, 0xa69f),
    (0xa6f0, 0xa6f1),
    (0xa802, 0xa82c),
    (0xa880, 0xa8f1),
    (0xa8ff, 0xa953),
    (0xa980, 0xa9e5),
    (0xaa29, 0xaaf6),
    (0xabe3, 0xabed),
    (0xd7b0, 0xd7ff),
    (0xfb1e, 0xfb1e),
    (0xfe00, 0xfe0f),
    (0xfe20, 0xfe2f),
    (0xff9e, 0xff9f),
    (0x101fd, 0x101fd),
    (0x102e0, 0x102e0),
    (0x10376, 0x1037a),
    (0x10a01, 0x10a3f),
    (0x10ae5, 0x10ae6),
    (0x10d24, 0x10d6d),
    (0x10eab, 0x10eff),
    (0x10f46, 0x10f85),
    (0x11000, 0x11fff),
    (0x13430, 0x13455),
    (0x16100, 0x16fff),
    (0x1bc9d, 0x1bc9e),
    (0x1cf00, 0x1cf46),
    (0x1d165, 0x1d244),
    (0x1da00, 0x1e08f),
    (0x1e130, 0x1e136),
    (0x1e2ae, 0x1e2ef),
    (0x1e4ec, 0x1e6f5),
    (0x1e8d0, 0x1e8d6),
    (0x1e944, 0x1e94a),
    (0x1f3fb, 0x1f3ff),
    (0xe0020, 0xe01ef),
];

/// Letters that look like one of the Latin ones before them.
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

/// Whether a character is not seen and takes no place.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control() || is_in(&INVISIBLE, letter)
}

/// Whether a character is read from right to left.
pub fn is_from_right(letter: char) -> bool {
    let code = u32::from(letter);
    matches!(code, 0x590..=0x8ff | 0xfb1d..=0xfdff | 0xfe70..=0xfefe | 0x1_0800..=0x1_0fff | 0x1_e800..=0x1_efff)
}

const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];
/// Variation selectors: whether the sign before them is drawn as text or as a picture.
const STYLES: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];
/// The flags of England, Scotland and Wales are spelt in tags after it.
const BLACK_FLAG: char = '\u{1f3f4}';
/// A letter of braille without a dot.
const BLANK_BRAILLE: char = '\u{2800}';

fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{e0020}'..='\u{e007f}')
}

/// The name in a text: one line without what is not seen, blanks and marks at its ends, not longer than
/// [`Player::LONGEST`], and with its last letter whole. Empty where nothing of it would be seen.
pub fn clean(text: &str) -> String {
    let mut name: Vec<char> = Vec::new();
    let mut letters = text.chars().take(READ).peekable();
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

/// Whether a character is to stand in a name between these.
fn belongs(letter: char, before: Option<char>, after: Option<char>) -> bool {
    // Joiners mean something in the scripts from Hebrew on and between pictures.
    let joins = |letter: char| letter >= '\u{590}' && !letter.is_whitespace() && !is_invisible(letter);
    let is_drawn = |letter: char| letter.is_ascii_digit() || "#*".contains(letter) || letter > '\u{7f}';
    match letter {
        letter if JOINERS.contains(&letter) => {
            before.is_some_and(|before| joins(before) || STYLES.contains(&before)) && after.is_some_and(joins)
        }
        letter if STYLES.contains(&letter) => before.is_some_and(|before| is_drawn(before) && !is_invisible(before)),
        letter if is_tag(letter) => before.is_some_and(|before| before == BLACK_FLAG || is_tag(before)),
        letter if is_invisible(letter) => false,
        // A mark without a letter is drawn on what stands before the name.
        letter => !is_accent(letter) || before.is_some_and(|before| before != ' '),
    }
}

/// As much of a text as a name can hold, without a part of a letter at its end.
pub fn cut(text: &str) -> &str {
    cut_to(text, Player::LONGEST)
}

fn cut_to(text: &str, most: usize) -> &str {
    let Some((end, _)) = text.char_indices().nth(most) else { return text };
    let is_boundary = |at: usize| {
        let (before, after) = text.split_at(at);
        after.chars().next().is_none_or(|after| !continues(before, after))
    };
    let mut boundaries = text[..end].char_indices().map(|(at, _)| at).chain([end]);
    // One letter under a heap of marks keeps as many of them as there is room for.
    let whole = boundaries.rfind(|at| *at > 0 && is_boundary(*at));
    &text[..whole.unwrap_or(end)]
}

/// Whether `after` is part of the letter with which `before` ends, as readers see letters. Where it depends, it is.
fn continues(before: &str, after: char) -> bool {
    let Some(last) = before.chars().next_back() else { return false };
    let is_region = |letter: &char| matches!(letter, '\u{1f1e6}'..='\u{1f1ff}');
    let regions = before.chars().rev().take_while(is_region).count();
    is_mark(after)
        || is_invisible(after)
        || last == JOINERS[1]
        || is_virama(last)
        || is_prefix(last)
        // Flags are pairs of letters.
        || (is_region(&after) && !regions.is_multiple_of(2))
        // A syllable of Korean in its parts: what goes on after a first consonant.
        || (matches!(last, '\u{1100}'..='\u{115f}' | '\u{a960}'..='\u{a97f}')
            && matches!(after, '\u{1100}'..='\u{11ff}' | '\u{a960}'..='\u{a97f}' | '\u{ac00}'..='\u{d7a3}'))
}

/// Whether a character is part of the letter before it.
fn is_mark(letter: char) -> bool {
    is_in(&MARKS, letter) || is_indic_mark(u32::from(letter))
}

/// Whether a character is drawn on whatever stands before it.
fn is_accent(letter: char) -> bool {
    matches!(u32::from(letter), 0x300..=0x36f | 0x1ab0..=0x1aff | 0x1dc0..=0x1dff | 0x20d0..=0x20f0 | 0xfe20..=0xfe2f)
}

/// Devanagari, Bengali and their kin have a block of 128 each, with the same signs at the same places.
fn is_indic_mark(code: u32) -> bool {
    let place = code & 0x7f;
    (0x900..0xd80).contains(&code)
        && matches!(place, 0..=4 | 0x3a..=0x3c | 0x3e..=0x4d | 0x51..=0x57 | 0x62..=0x63 | 0x70..=0x75 | 0x7a..)
}

/// Whether it has the next consonant join its own.
fn is_virama(letter: char) -> bool {
    let code = u32::from(letter);
    ((0x900..0xd80).contains(&code) && code & 0x7f == 0x4d) || matches!(code, 0xdca | 0x1039 | 0x17d2)
}

/// Whether it belongs to the letter after it.
fn is_prefix(letter: char) -> bool {
    matches!(u32::from(letter), 0x600..=0x605 | 0x6dd | 0x70f | 0x890..=0x891 | 0x8e2 | 0xd4e)
}

/// Returns a key that is equal for names that a glance does not tell apart, whatever letters they are made of.
pub fn likeness(name: &str) -> String {
    let mut likeness = String::new();
    for letter in name.chars().flat_map(unfolded).flat_map(char::to_lowercase) {
        let alike = LOOKALIKES.iter().find(|(_, others)| others.contains(letter));
        match letter {
            '\u{300}'..='\u{36f}' | ' ' => {}
            letter if is_invisible(letter) => {}
            letter => likeness.push(alike.map_or(letter, |(latin, _)| *latin)),
        }
    }
    likeness
}

/// A letter without its width: wide and narrow forms as the usual ones, syllables of Korean as their parts.
fn unfolded(letter: char) -> impl Iterator<Item = char> {
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

/// Whether two names look alike.
pub fn alike(one: &str, other: &str) -> bool {
    likeness(one) == likeness(other)
}

/// The name with the first number behind it that makes it unlike all these: "Asha 2".
pub fn unlike(name: &str, taken: &[String]) -> String {
    let numbered = (2..).map(|number| {
        let ending = format!(" {number}");
        format!("{}{ending}", cut_to(name, Player::LONGEST - ending.len()).trim_end())
    });
    let is_free = |name: &String| !taken.iter().any(|taken| alike(taken, name));
    core::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_is_no_name() {
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
    fn a_name_is_kept_and_what_hides_in_it_is_not() {
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
    fn a_letter_is_cut_off_whole() {
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        assert_eq!(clean(&family.repeat(5)), family.repeat(3));
        assert_eq!(clean(&"🇫🇷".repeat(20)), "🇫🇷".repeat(12));
        assert_eq!(clean(&format!("A{}", "🇫🇷".repeat(20))), format!("A{}", "🇫🇷".repeat(11)));
        assert_eq!(clean(&"e\u{301}\u{302}\u{303}\u{304}".repeat(9)), "e\u{301}\u{302}\u{303}\u{304}".repeat(4));
        assert_eq!(clean(&format!("e{}", "\u{301}".repeat(500))).chars().count(), Player::LONGEST);
        assert_eq!(clean(&"a".repeat(500)), "a".repeat(24));
        assert_eq!(clean(&"👋🏽".repeat(20)), "👋🏽".repeat(12));
    }

    #[test]
    fn twins_look_alike() {
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
        assert_eq!(unlike("ASHA", &taken), "ASHA 3");
        assert_eq!(unlike("Bao", &taken), "Bao");
        let long = "a".repeat(24);
        assert_eq!(unlike(&long, core::slice::from_ref(&long)), format!("{} 2", "a".repeat(22)));
    }
}

//! Tests that names and comments use words that a reader can look up: in an English dictionary, in `docs/glossary.md`,
//! or in the list of technical words and abbreviations, `tests/data/words/trade.txt`.
//!
//! Reads all Rust of `src`, `xtask` and `tests` as tokens. Names include those of libraries; string literals, and code
//! in comments between backticks, are skipped. The dictionary is Hunspell's en-GB from SCOWL, from the npm package
//! `dictionary-en-gb` 3.0.0. It is part of the repository, so that the test needs no network and gives the same result
//! everywhere. `left.txt` lists words that are still to be replaced.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ra_ap_rustc_lexer::{FrontmatterAllowed, TokenKind, tokenize};
use spellbook::Dictionary;

/// Shorter words are ignored: they are coordinates, units and the like.
const MIN_WORD_LENGTH: usize = 3;

/// Words in lower case, each with the place of its first occurrence.
type Words = BTreeMap<String, String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Splits text into words: at anything that is not a letter and, inside names, at changes of case.
fn split(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let letters: Vec<char> = text.chars().collect();
    for (at, &letter) in letters.iter().enumerate() {
        let (before, after) = (at.checked_sub(1).map(|at| letters[at]), letters.get(at + 1));
        let is_inside = matches!(letter, '\'' | '’') && before.is_some_and(char::is_alphabetic);
        let is_inside = is_inside && after.is_some_and(|after| after.is_alphabetic());
        if !letter.is_alphabetic() && !is_inside {
            words.push(String::new());
            continue;
        }
        // `IndexedDB` is two words, and so is `JSONError`.
        let is_hump = letter.is_uppercase()
            && (before.is_some_and(char::is_lowercase)
                || before.is_some_and(char::is_uppercase) && after.is_some_and(|after| after.is_lowercase()));
        if is_hump {
            words.push(String::new());
        }
        words.last_mut().expect("there is one").push(if letter == '’' { '\'' } else { letter });
    }
    words.retain(|word| word.chars().count() >= MIN_WORD_LENGTH);
    words
}

/// Returns the words of a comment, without code, addresses and paths.
fn comment_words(comment: &str) -> Vec<String> {
    let prose: String = comment.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    prose.split_whitespace().filter(|word| !word.contains("://") && !word.contains('/')).flat_map(split).collect()
}

/// Adds the words of a file.
fn collect(path: &Path, words: &mut Words) {
    let text = fs::read_to_string(path).expect("sources are text");
    let name = path.strip_prefix(root()).expect("it is below the root").to_string_lossy().into_owned();
    let (mut at, mut line, mut is_code_block) = (0, 1, false);
    for token in tokenize(&text, FrontmatterAllowed::No) {
        let piece = &text[at..at + token.len as usize];
        let found = match token.kind {
            TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => {
                let is_fence = piece.contains("```");
                is_code_block ^= is_fence;
                if is_code_block || is_fence { Vec::new() } else { comment_words(piece) }
            }
            TokenKind::Ident | TokenKind::RawIdent => split(piece.trim_start_matches("r#")),
            _ => Vec::new(),
        };
        for word in found {
            words.entry(word.to_lowercase()).or_insert_with(|| format!("{name}:{line} “{word}” in {}", piece.trim()));
        }
        at += token.len as usize;
        line += piece.matches('\n').count();
    }
}

fn walk(folder: &Path, words: &mut Words) {
    for entry in fs::read_dir(folder).expect("the sources can be listed").flatten() {
        match entry.path() {
            path if path.is_dir() && path.file_name().is_none_or(|name| name != "target") => walk(&path, words),
            path if path.extension().is_some_and(|end| end == "rs") => collect(&path, words),
            _ => {}
        }
    }
}

/// Returns the words that the glossary defines or recommends, without its list of words to avoid.
fn glossary() -> BTreeSet<String> {
    let text = read("docs/glossary.md");
    let mut words = BTreeSet::new();
    for section in text.split("\n## ") {
        let cells: &[usize] = match section.lines().next().unwrap_or_default() {
            "The field's" | "Ours" => &[1],
            "The games' nouns" => &[1, 2],
            _ => continue,
        };
        for row in section.lines().filter(|line| line.starts_with('|')) {
            let row: Vec<&str> = row.split('|').collect();
            words.extend(cells.iter().filter_map(|cell| row.get(*cell)).flat_map(|cell| split(cell)));
        }
    }
    words.into_iter().map(|word| word.to_lowercase()).collect()
}

/// Reads a word list: one word per line, sorted and unique.
fn read_word_list(path: &str) -> Vec<String> {
    let words: Vec<String> = read(path).lines().map(str::to_owned).collect();
    assert!(words.is_sorted_by(|one, next| one < next), "{path} is sorted and names each word once");
    words
}

/// Whether the dictionary contains the word in lower case, capitalised or in upper case.
fn is_english(dictionary: &Dictionary, word: &str) -> bool {
    let mut capital = word.to_owned();
    if let Some(first) = capital.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    dictionary.check(word) || dictionary.check(&capital) || dictionary.check(&word.to_uppercase())
}

#[test]
fn names_and_comments_use_known_words() {
    let dictionary = Dictionary::new(&read("tests/data/words/en-GB.aff"), &read("tests/data/words/en-GB.dic"))
        .unwrap_or_else(|why| panic!("the dictionary can be read: {why}"));
    let mut words = Words::new();
    ["src", "xtask", "tests"].iter().for_each(|folder| walk(&root().join(folder), &mut words));
    assert!(words.len() > 3000, "only {} words were found", words.len());
    let glossary = glossary();
    assert!(glossary.len() > 60, "only {} words are in the glossary", glossary.len());
    let (trade, left) = (read_word_list("tests/data/words/trade.txt"), read_word_list("tests/data/words/left.txt"));
    let listed: BTreeSet<&str> = trade.iter().chain(&left).map(String::as_str).collect();
    let (mut used, mut places) = (BTreeSet::new(), Vec::new());
    for (word, place) in &words {
        let word = word.strip_suffix("'s").unwrap_or(word);
        let singular = word.strip_suffix('s').unwrap_or(word);
        if is_english(&dictionary, word) || glossary.contains(word) || glossary.contains(singular) {
            continue;
        }
        match listed.get(word).or_else(|| listed.get(singular)) {
            Some(entry) => _ = used.insert(*entry),
            None => places.push(place.as_str()),
        }
    }
    let idle: Vec<&str> = listed.difference(&used).copied().collect();
    assert!(idle.is_empty(), "listed although nothing needs them: {}", idle.join(" "));
    assert!(places.is_empty(), "in no dictionary, glossary or list:\n{}", places.join("\n"));
}

#[test]
fn names_are_split_into_words() {
    assert_eq!(split("read_IndexedDB JSONError x11"), ["read", "Indexed", "JSON", "Error"]);
    assert_eq!(split("the player’s don't 'quoted'"), ["the", "player's", "don't", "quoted"]);
    assert_eq!(comment_words("// See `frobnicate` at https://frob.example, or tests/frob, twice."), ["See", "twice"]);
}

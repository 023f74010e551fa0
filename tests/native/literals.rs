//! Tests that the sources contain no text for players: no string literal outside the tests is a sentence or a label.
//!
//! Such texts belong in `public/locales`. Exempt are texts for developers (panics, laws, notation, commands) and
//! the report of `ui/text/start.rs`, which is for developers.

use std::fs;
use std::path::Path;

use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, tokenize};

/// Functions and macros whose arguments are texts for developers.
const FOR_DEVELOPERS: [&str; 9] =
    ["expect", "panic", "unreachable", "assert", "assert_eq", "debug_assert", "debug_assert_eq", "ensure", "reason"];
/// Field with the title of a game, which is a proper name.
const TITLE: &str = "title";
/// Files with texts that are needed when no catalogue is available, or only by the commands.
const EXEMPT: [&str; 2] = ["ui/text/start.rs", "ai/level.rs"];

/// Whether a text looks like a sentence or a label: it has two adjacent words, and begins with a capital or ends with a
/// punctuation mark.
fn is_prose(text: &str) -> bool {
    let word =
        |word: &str| word.chars().count() > 1 && word.chars().all(|letter| letter.is_alphabetic() || letter == '’');
    let bare: Vec<&str> = text.split(' ').map(|word| word.trim_matches(['.', ',', ':', ';', '?', '!', '…'])).collect();
    let has_words = bare.windows(2).any(|pair| pair.iter().all(|part| word(part)));
    let begins = text.chars().find(|letter| letter.is_alphabetic()).is_some_and(char::is_uppercase);
    has_words && (begins || text.ends_with(['.', '?', '!', '…']))
}

/// Returns the line and text of each literal in `source` that looks like a text for players.
fn prose(source: &str) -> Vec<(usize, String)> {
    let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let (mut at, mut line, mut before, mut found) = (0, 1, String::new(), Vec::new());
    for token in tokenize(code, FrontmatterAllowed::No) {
        let piece = &code[at..at + token.len as usize];
        match token.kind {
            TokenKind::Literal { kind: LiteralKind::Str { .. } | LiteralKind::RawStr { .. }, .. } => {
                let text = piece.trim_start_matches('r').trim_matches(['#', '"']);
                let exempt = FOR_DEVELOPERS.contains(&before.as_str()) || before == TITLE;
                if !exempt && is_prose(text) {
                    found.push((line, text.to_owned()));
                }
            }
            // For a literal that is the first argument of a call, this is the name of the function or macro.
            TokenKind::Ident => before = piece.to_owned(),
            TokenKind::Semi | TokenKind::OpenBrace | TokenKind::CloseBrace => before.clear(),
            _ => {}
        }
        at += token.len as usize;
        line += piece.matches('\n').count();
    }
    found
}

fn walk(folder: &Path, found: &mut Vec<String>) {
    for path in fs::read_dir(folder).expect("the sources can be listed").flatten().map(|entry| entry.path()) {
        let name = path.to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            if !name.ends_with("/tests") && !name.ends_with("src/laws") {
                walk(&path, found);
            }
        } else if name.ends_with(".rs")
            && !name.ends_with("/tests.rs")
            && !EXEMPT.iter().any(|exempt| name.ends_with(exempt))
        {
            let source = fs::read_to_string(&path).expect("sources are text");
            found.extend(prose(&source).into_iter().map(|(line, text)| format!("{name}:{line}: “{text}”")));
        }
    }
}

#[test]
fn no_player_text_is_in_the_sources() {
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.is_empty(), "These belong into public/locales:\n{}", found.join("\n"));
}

#[test]
fn prose_is_distinguished_from_code() {
    for prose in ["Take turns.", "Play again", "you cannot go there.", "Today’s games"] {
        assert!(is_prose(prose), "{prose}");
    }
    for code in ["btn big", "M0 4q5-4 10 0", "offer 2; give coffee", "xMidYMid slice", "en/page", "Undo"] {
        assert!(!is_prose(code), "{code}");
    }
    let source =
        "fn f() { g(\"Play again\"); x.expect(\"It is here.\"); }\n#[cfg(test)]\nmod tests { \"Not me either.\" }";
    assert_eq!(prose(source), [(1, "Play again".to_owned())]);
}

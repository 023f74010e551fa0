//! What the style sheets must not do, because every press would pay for it.
//!
//! `:has` makes a browser look again whenever something below an element changes. Where what it styles, or what it
//! looks for anywhere below, could be any element, each press restyles the whole page.

use std::path::{Path, PathBuf};

/// All style sheets below a folder: those of the shell and those of the games.
fn sheets(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let sheets = paths.flat_map(|path| if path.is_dir() { sheets(&path) } else { vec![path] });
    sheets.filter(|path| path.extension().is_some_and(|extension| extension == "css")).collect()
}

/// The selectors of a sheet: what stands before each `{`, at-rules apart.
fn selectors(sheet: &str) -> impl Iterator<Item = &str> {
    let before = |(at, _): (usize, &str)| sheet[..at].rsplit(['{', '}', ';']).next().unwrap_or_default().trim();
    sheet.match_indices('{').map(before).filter(|text| !text.starts_with('@'))
}

/// The parts of a selector list, split at the commas that stand in no bracket.
fn alternatives(list: &str) -> Vec<&str> {
    let mut depth = 0;
    let outside = |letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        letter == ',' && depth == 0
    };
    list.split(outside).collect()
}

/// The part of a selector that says which elements it styles: behind the last blank or sign that stands in no bracket.
fn subject(selector: &str) -> &str {
    let mut depth = 0;
    let outside = |letter: char| {
        match letter {
            ')' => depth += 1,
            '(' => depth -= 1,
            _ => {}
        }
        depth == 0 && matches!(letter, ' ' | '>' | '+' | '~' | '\n')
    };
    selector.trim().rsplit(outside).next().unwrap_or_default()
}

/// What stands in the brackets of each `:has(…)`.
fn looked_for(selector: &str) -> Vec<&str> {
    let arguments = selector.match_indices(":has(").map(|(at, has)| {
        let inside = &selector[at + has.len()..];
        let mut depth = 1;
        let end = inside.find(|letter: char| {
            match letter {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        &inside[..end.expect("the bracket is closed")]
    });
    arguments.flat_map(alternatives).collect()
}

/// Why a selector restyles the page with every press, if it does.
fn fault(selector: &str) -> Option<&'static str> {
    if !selector.contains(":has(") {
        return None;
    }
    // A child or a neighbour is near; anything else may be anywhere below.
    let near = |part: &&str| part.trim().starts_with(['>', '+', '~']);
    let is_anything =
        |part: &str| part.trim().rsplit([' ', '>']).next().is_some_and(|last| last.starts_with(['*', ':']));
    let is_any = |subject: &str| subject.starts_with(['*', ':']) && !subject.starts_with(":is(");
    if alternatives(selector).into_iter().any(|part| part.contains(":has(") && is_any(subject(part))) {
        return Some("what it styles could be any element");
    }
    let far = looked_for(selector).into_iter().filter(|part| !near(part));
    far.into_iter().any(is_anything).then_some("what it looks for could be any element")
}

#[test]
fn no_press_restyles_the_whole_page() {
    for path in sheets(&Path::new(env!("CARGO_MANIFEST_DIR")).join("style")) {
        let sheet = std::fs::read_to_string(&path).expect("it can be read");
        for selector in selectors(&sheet) {
            let name = path.file_name().unwrap_or_default().display();
            assert_eq!(fault(selector), None, "{name}: {selector}");
        }
    }
}

#[test]
fn a_selector_that_restyles_everything_is_found() {
    let anything =
        [".shelf:has(.holder)>*", ".a:has(.b) *", ".a:has(.b) .c > :nth-last-child(-n + 2)", ".a:has(.b) :not(.c)"];
    for bad in anything.into_iter().chain([".choices:not(:has(*))", ".crew:has(:nth-child(3)) .die"]) {
        assert!(fault(bad).is_some(), "{bad}");
    }
    for good in [
        ".a>*",
        ".a:has(.b) .c",
        ".choices:not(:has(>*))",
        ".crew:has(>:nth-child(3)) .die",
        ".b:has(+.c)",
        ".b:has(.c > .d) :is(.e, .f)",
    ] {
        assert_eq!(fault(good), None, "{good}");
    }
    assert_eq!(selectors("@media (a){.b{c:d}.e,.f{g:h}}").collect::<Vec<_>>(), [".b", ".e,.f"]);
}

//! Tests of the style sheets: each is short enough to read, all of them are imported, and none has a selector that
//! costs time on every press.
//!
//! `:has` makes a browser check again whenever something below an element changes. If the styled element, or the
//! descendant that it looks for, could be any element, each press restyles the whole page. Also, browsers index rules
//! by the class or the name of the elements they style: a rule for `:is(…)` has neither, and is tried on every
//! element.

use std::path::{Path, PathBuf};

fn style_sheets(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let sheets = paths.flat_map(|path| if path.is_dir() { style_sheets(&path) } else { vec![path] });
    sheets.filter(|path| path.extension().is_some_and(|extension| extension == "css")).collect()
}

/// Returns the selectors of a sheet: the text before each `{`, without at-rules.
fn selectors(sheet: &str) -> impl Iterator<Item = &str> {
    let before = |(at, _): (usize, &str)| sheet[..at].rsplit(['{', '}', ';']).next().unwrap_or_default().trim();
    sheet.match_indices('{').map(before).filter(|text| !text.starts_with('@'))
}

/// Returns a closure that is called with each character of a selector and returns whether it is outside all
/// parentheses.
fn is_outside() -> impl FnMut(char) -> bool {
    let mut depth = 0;
    move |letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        depth == 0
    }
}

/// Splits a selector list at the commas outside parentheses.
fn alternatives(list: &str) -> Vec<&str> {
    let mut is_outside = is_outside();
    list.split(|letter| is_outside(letter) && letter == ',').collect()
}

/// Returns the subject of a selector: the part after the last combinator outside parentheses.
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

/// Returns a selector without the contents of its parentheses.
fn outside_brackets(selector: &str) -> String {
    let mut is_outside = is_outside();
    selector.chars().filter(|letter| is_outside(*letter)).collect()
}

/// Returns the arguments of each `:has(…)`.
fn has_arguments(selector: &str) -> Vec<&str> {
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

/// Returns why a selector costs time on every press; `None` if it does not.
fn selector_fault(selector: &str) -> Option<&'static str> {
    let is_sorted = |subject: &str| {
        let outside = outside_brackets(subject);
        outside.contains(['.', '[']) || [":root", ":focus-visible"].iter().any(|one| outside.contains(one))
    };
    let is_tried = |subject: &str| subject.starts_with(':') && !is_sorted(subject);
    if alternatives(selector).into_iter().any(|part| is_tried(subject(part))) {
        return Some("it is tried on every element");
    }
    if !selector.contains(":has(") {
        return None;
    }
    // A child or a sibling is near; anything else may be anywhere below.
    let is_near = |part: &&str| part.trim().starts_with(['>', '+', '~']);
    let is_anything =
        |part: &str| part.trim().rsplit([' ', '>']).next().is_some_and(|last| last.starts_with(['*', ':']));
    let is_any = |subject: &str| subject.starts_with(['*', ':']);
    if alternatives(selector).into_iter().any(|part| part.contains(":has(") && is_any(subject(part))) {
        return Some("what it styles could be any element");
    }
    let far = has_arguments(selector).into_iter().filter(|part| !is_near(part));
    far.into_iter().any(is_anything).then_some("what it looks for could be any element")
}

#[test]
fn no_press_restyles_the_whole_page() {
    let mut faults = Vec::new();
    for path in style_sheets(&Path::new(env!("CARGO_MANIFEST_DIR")).join("style")) {
        let sheet = std::fs::read_to_string(&path).expect("it can be read");
        let name = path.file_name().unwrap_or_default().display();
        faults.extend(
            selectors(&sheet)
                .filter_map(|selector| selector_fault(selector).map(|fault| format!("{name}: {selector}: {fault}"))),
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn expensive_selectors_are_detected() {
    let anything =
        [".shelf:has(.holder)>*", ".a:has(.b) *", ".a:has(.b) .c > :nth-last-child(-n + 2)", ".a:has(.b) :not(.c)"];
    let tried = [".a :is(.b, .c)", "::view-transition", ".a > :not(.b)"];
    let with_arguments = [".choices:not(:has(*))", ".crew:has(:nth-child(3)) .die"];
    for bad in anything.into_iter().chain(tried).chain(with_arguments) {
        assert!(selector_fault(bad).is_some(), "{bad}");
    }
    for good in [
        ".a>*",
        ".a:has(.b) .c",
        ".choices:not(:has(>*))",
        ".crew:has(>:nth-child(3)) .die",
        ".b:has(+.c)",
        ".b:has(.c > .d) .e, .b:has(.c > .d) .f",
        ":is(.a, .b) .c:is(.d, .e)",
        ":is(.a, .b).c::before",
        ":root::view-transition",
    ] {
        assert_eq!(selector_fault(good), None, "{good}");
    }
    assert_eq!(selectors("@media (a){.b{c:d}.e,.f{g:h}}").collect::<Vec<_>>(), [".b", ".e,.f"]);
}

/// Maximum number of lines in a sheet: that of a logic file (see `layers`).
const MAX_FILE_LINES: usize = 500;

/// Returns the path and text of each sheet below `style`.
fn sheets_by_path() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let read = |path: &PathBuf| {
        let name = path.strip_prefix(&folder).expect("it is below the folder").to_string_lossy().replace('\\', "/");
        (name, std::fs::read_to_string(path).expect("it can be read"))
    };
    style_sheets(&folder).iter().map(read).collect()
}

#[test]
fn no_sheet_is_too_long() {
    let long = sheets_by_path().into_iter().filter(|(_, text)| text.lines().count() > MAX_FILE_LINES);
    assert_eq!(long.map(|(name, _)| name).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn all_sheets_are_imported_once() {
    let sheets = sheets_by_path();
    let (_, all) = sheets.iter().find(|(name, _)| name == "all.css").expect("it is there");
    let imported = all.lines().filter_map(|line| line.strip_prefix("@import \"")?.strip_suffix("\";"));
    let mut imported: Vec<_> = imported.collect();
    imported.sort_unstable();
    let mut written: Vec<_> = sheets.iter().map(|(name, _)| name.as_str()).filter(|name| *name != "all.css").collect();
    written.sort_unstable();
    assert_eq!(imported, written);
}

//! The rules of the layers that a text search can check: allowed dependencies, forbidden inputs, file heads and file
//! lengths.

use std::path::{Path, PathBuf};

/// A source file: its path relative to the searched folder, and its lines without comments.
struct Source {
    path: String,
    text: String,
    code: Vec<String>,
}

fn sources() -> Vec<Source> {
    sources_in("src")
}

fn tooling_sources() -> Vec<Source> {
    [sources_in("xtask/src"), sources_in("tests/browser")].into_iter().flatten().collect()
}

fn sources_in(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("the sources can be listed") {
            let path = entry.expect("the sources can be listed").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    walk(&root, &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("sources are text");
        let code = text.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned()).collect();
        let path = path.strip_prefix(&root).expect("it is below the folder").to_string_lossy().replace('\\', "/");
        Source { path, text, code }
    };
    paths.iter().map(read).collect()
}

impl Source {
    /// Whether it is a test, which is exempt from some rules.
    fn is_test(&self) -> bool {
        self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// Returns the lines before the tests at the end of the file, with their numbers from 1.
    fn logic_lines(&self) -> impl Iterator<Item = (usize, &String)> {
        (1..).zip(&self.code).take_while(|(_, line)| line.trim() != "#[cfg(test)]")
    }

    fn is_in(&self, folders: &[&str]) -> bool {
        folders.iter().any(|folder| self.path.starts_with(folder))
    }
}

/// Returns the place of every line in the chosen files that contains one of the words. Tests are skipped.
fn mentions<'a>(chosen: impl Fn(&Source) -> bool + 'a, words: &'a [&str]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| !source.is_test() && chosen(source)) {
        for (number, line) in source.logic_lines() {
            if let Some(word) = words.iter().find(|word| line.contains(**word)) {
                found.push(format!("{}:{number} names {word}", source.path));
            }
        }
    }
    found
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

const RULES: &[&str] = &["engine/", "geometry/", "words/", "games/", "ai/", "table/", "text/", "laws/"];

#[test]
fn the_rules_do_not_use_the_browser() {
    let words = ["web_sys", "js_sys", "wasm_bindgen", "leptos", "gloo_", "console_error"];
    assert_none(&mentions(|source| source.is_in(RULES), &words));
}

#[test]
fn the_rules_read_no_clock_environment_or_outside_randomness() {
    let words = [
        "std::time",
        "Instant::",
        "SystemTime",
        "std::env",
        "env::var",
        "HashMap",
        "HashSet",
        "RandomState",
        "DefaultHasher",
        "thread_rng",
        "rand::rng",
        "getrandom",
        "OsRng",
        "std::thread",
        "std::fs",
        "std::net",
    ];
    assert_none(&mentions(|source| source.is_in(RULES), &words));
}

#[test]
fn floats_use_only_portable_operations() {
    let words = [
        ".ln(",
        ".ln_1p(",
        ".log(",
        ".log2(",
        ".log10(",
        ".exp(",
        ".exp2(",
        ".exp_m1(",
        ".powf(",
        ".powi(",
        ".sin(",
        ".cos(",
        ".tan(",
        ".asin(",
        ".acos(",
        ".atan(",
        ".atan2(",
        ".sinh(",
        ".cosh(",
        ".tanh(",
        ".cbrt(",
        ".hypot(",
        ".mul_add(",
    ];
    // Code that only draws shapes may use such functions; everything that decides is checked.
    let decides = ["engine/", "games/", "ai/", "table/"];
    assert_none(&mentions(|source| source.is_in(&decides), &words));
}

#[test]
fn each_layer_names_only_those_above_it() {
    let above = [
        ("engine/", &["geometry", "words", "games", "ai", "table", "text", "laws", "device", "storage", "ui"][..]),
        ("geometry/", &["engine", "words", "games", "ai", "table", "text", "laws", "device", "storage", "ui"]),
        ("words/", &["games", "ai", "table", "text", "laws", "device", "storage", "ui"]),
        ("games/", &["ai", "table", "text", "laws", "device", "storage", "ui"]),
        ("ai/", &["table", "text", "laws", "device", "storage", "ui"]),
        ("table/", &["text", "laws", "device", "storage", "ui"]),
        ("text/", &["laws", "device", "storage", "ui"]),
        ("laws/", &["device", "storage", "ui"]),
        ("device/", &["text", "laws", "storage", "ui"]),
    ];
    for (folder, below) in above {
        let words: Vec<String> = below.iter().map(|layer| format!("crate::{layer}")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        assert_none(&mentions(|source| source.path.starts_with(folder), &words));
    }
}

#[test]
fn games_name_no_other_game_and_generic_layers_name_none() {
    let games: Vec<&str> = tea_table::games::SHELF.iter().map(|info| info.id).collect();
    for own in &games {
        let others = games.iter().filter(|other| *other != own);
        let paths = others.flat_map(|game| [format!("games::{game}::"), format!("super::{game}::")]);
        let paths: Vec<String> = paths.collect();
        let words: Vec<&str> = paths.iter().map(String::as_str).collect();
        assert_none(&mentions(|source| source.path.starts_with(&format!("games/{own}/")), &words));
    }
    let paths: Vec<String> = games.iter().map(|game| format!("games::{game}::")).collect();
    let words: Vec<&str> = paths.iter().map(String::as_str).collect();
    assert_none(&mentions(
        |source| source.is_in(&["engine/", "geometry/", "words/", "ai/", "table/", "storage/"]),
        &words,
    ));
}

#[test]
fn only_a_session_pushes_to_its_log() {
    assert_none(&mentions(|source| source.path != "engine/session.rs", &["steps.push", "steps.pop", "steps.extend"]));
}

#[test]
fn the_screen_and_the_worker_never_see_a_state() {
    let sees = |source: &Source| source.is_in(&["ui/", "storage/"]) || source.path == "bin/worker.rs";
    // The state in `ui/text/rendering.rs` is what Leptos calls the state of a text, not that of a game.
    let found = mentions(sees, &[".state()", "::State", "dyn Game"]).into_iter();
    assert_none(&found.filter(|found| !found.starts_with("ui/text/rendering.rs")).collect::<Vec<_>>());
}

/// Error messages are made from values elsewhere: `engine` and `table` contain no sentences.
#[test]
fn errors_below_a_screen_are_values() {
    let words = ["Display for Refused", "Display for WrongSeats", ", String>", "\"Player {", "The table is"];
    let below = |source: &Source| source.is_in(&["engine/", "table/"]);
    // The audit of a game is for tests only, so its messages are free.
    let found = mentions(below, &words).into_iter().filter(|found| !found.starts_with("engine/game.rs"));
    assert_none(&found.collect::<Vec<_>>());
}

/// Names of amounts that a rule charges.
const COSTS: [&str; 4] = ["cost", "price", "fee", "money"];

fn without_texts(line: &str) -> String {
    line.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// Whether a line computes with a cost: it has the name of a cost next to an operator.
fn computes_with_costs(line: &str) -> bool {
    let line = without_texts(line);
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let is_cost = |name: &str| name.split('_').any(|word| COSTS.contains(&word.trim_end_matches('s')));
    let operators = [" + ", " - ", " * ", " / ", " += ", " -= ", " *= ", " /= "];
    operators.iter().flat_map(|operator| line.match_indices(operator)).any(|(at, operator)| {
        // The last name before the operator, ignoring calls and brackets, and the path after it.
        let before = line[..at].trim_end_matches([')', ']', '(']);
        let before = &before[before.rfind(|letter| !is_name(letter)).map_or(0, |index| index + 1)..];
        let after = line[at + operator.len()..].trim_start_matches(['(', '&', '*']);
        let after =
            &after[..after.find(|letter| !is_name(letter) && letter != '.' && letter != ':').unwrap_or(after.len())];
        is_cost(before) || after.split(['.', ':']).any(is_cost)
    })
}

#[test]
fn the_page_computes_no_costs() {
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| source.is_in(&["ui/"])) {
        let lines = source.logic_lines().filter(|(_, line)| computes_with_costs(line));
        found.extend(lines.map(|(number, line)| format!("{}:{number} reckons: {}", source.path, line.trim())));
    }
    assert_none(&found);
}

#[test]
fn computations_with_costs_are_detected() {
    for line in
        ["u16::from(good.price()) * count", "let left = own.money - 3;", "total += terms.money;", "1 + lane_cost"]
    {
        assert!(computes_with_costs(line), "{line}");
    }
    for line in ["good.price(goods + plantations)", "class=\"cost - price\"", "x + 4.0", "view.could_pay(cost)"] {
        assert!(!computes_with_costs(line), "{line}");
    }
}

/// Every citation of a rule names an existing page of `docs/rules`.
#[test]
fn citations_name_a_page_of_rules() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules");
    let mut found = Vec::new();
    for source in sources() {
        for (number, line) in (1..).zip(source.text.lines()) {
            let Some((_, comment)) = line.split_once("//") else { continue };
            let bare =
                comment.split_once(" R ").is_some_and(|(_, rest)| rest.starts_with(|next: char| next.is_ascii_digit()));
            if bare {
                found.push(format!("{}:{number} cites a rule without its page", source.path));
            }
            for rest in comment.split("docs/rules/").skip(1) {
                let page =
                    rest.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_').next().unwrap_or_default();
                if !page.is_empty() && !pages.join(format!("{page}.md")).is_file() {
                    found.push(format!("{}:{number} cites docs/rules/{page}.md, which is not there", source.path));
                }
            }
        }
    }
    assert_none(&found);
}

/// Lines fit without scrolling. Flat tables, words and string literals may be wider.
#[test]
fn lines_are_not_too_wide() {
    const MAX_LINE_WIDTH: usize = 120;
    let flat = ["data.rs", "rulebook.rs", "text.rs"];
    let mut found = Vec::new();
    let everything = [sources(), tooling_sources(), sources_in("xtask/tests"), sources_in("tests/native")];
    for source in everything.into_iter().flatten() {
        let words = source.path.contains("/text/") || source.path.contains("/rulebook/");
        if words || flat.iter().any(|end| source.path.ends_with(end)) {
            continue;
        }
        let is_wide = |line: &str| without_texts(line).chars().count() > MAX_LINE_WIDTH && !line.contains("r#\"");
        let wide = (1..).zip(source.text.lines()).filter(|(_, line)| is_wide(line));
        found.extend(wide.map(|(number, line)| format!("{}:{number}: {}", source.path, line.chars().count())));
    }
    assert_none(&found);
}

#[test]
fn no_file_contains_a_to_do_mark() {
    assert_none(&mentions(|_| true, &["todo!(", "unimplemented!(", "dbg!("]));
}

#[test]
fn every_module_has_a_doc_comment() {
    let silent = sources().into_iter().chain(tooling_sources()).filter(|source| !source.text.starts_with("//! "));
    assert_none(&silent.map(|source| format!("{} does not open with //!", source.path)).collect::<Vec<_>>());
}

/// Maximum number of lines of code in a logic file; a longer one has a second purpose, which needs its own file. Files
/// of data and words may be longer, and comments do not count.
const MAX_FILE_LINES: usize = 500;

/// The page's policy blocks `style` attributes; `style:left=…` sets a property instead.
#[test]
fn no_view_has_a_style_attribute() {
    assert_none(&mentions(|source| source.is_in(&["ui/"]), &[" style="]));
}

#[test]
fn no_logic_file_is_too_long() {
    let free = ["data.rs", "text.rs", "rulebook.rs"];
    let long = sources().into_iter().chain(tooling_sources()).filter_map(|source| {
        let words =
            source.is_test() || source.path.contains("/text/") || free.iter().any(|end| source.path.ends_with(end));
        let lines = source.logic_lines().filter(|(_, line)| !line.trim().is_empty()).count();
        (!words && lines > MAX_FILE_LINES).then(|| format!("{}: {lines} lines of code", source.path))
    });
    assert_none(&long.collect::<Vec<_>>());
}

#[test]
fn the_library_needs_nothing_that_only_its_commands_need() {
    let manifest =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).expect("it is text");
    let words = ["brotli =", "flate2", "sha2 =", "axum", "tokio", "fantoccini", "cfg(not(target_arch"];
    let profiles = manifest.find("[profile").expect("it has profiles");
    let found: Vec<_> = words.iter().filter(|word| manifest[..profiles].contains(**word)).collect();
    assert!(found.is_empty(), "{found:?} belong to xtask/Cargo.toml");
    let named: Vec<_> = mentions(|_| true, &["xtask::", "axum::", "tokio::"]);
    assert_none(&named);
}

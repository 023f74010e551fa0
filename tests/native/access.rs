//! The table of `docs/access.md`: each guideline has a verdict, and each test that it names is there.

use std::path::Path;

const VERDICTS: [&str; 4] = ["yes", "in part", "no", "n/a"];

/// Returns the path of a test from its name in the table.
fn path_of(name: &str) -> String {
    let folders = [("b/", "tests/browser/"), ("n/", "tests/native/")];
    let full = folders.iter().find_map(|(short, full)| Some(format!("{full}{}", name.strip_prefix(short)?)));
    full.unwrap_or_else(|| name.to_owned())
}

#[test]
fn every_guideline_has_a_verdict_and_tests_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("docs/access.md")).expect("it can be read");
    let mut count = 0;
    for line in text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| guideline")) {
        let cells: Vec<_> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [guideline, level, verdict, how, tests] = cells[..] else {
            if cells[0].starts_with("---") {
                continue;
            }
            panic!("five cells: {line}");
        };
        if guideline.starts_with("---") {
            continue;
        }
        assert!(["basic", "intermediate", "advanced"].contains(&level), "{guideline}: {level}");
        assert!(VERDICTS.contains(&verdict), "{guideline}: {verdict}");
        assert!(verdict == "no" || !how.is_empty(), "{guideline}: it says how");
        for name in tests.split('`').skip(1).step_by(2) {
            assert!(root.join(path_of(name)).exists(), "{guideline}: there is no {name}");
        }
        count += 1;
    }
    assert!(count > 80, "the whole list: {count}");
}

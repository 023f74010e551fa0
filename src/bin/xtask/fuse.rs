//! Puts small shared parts of the page into larger ones that are fetched with them anyway.
//!
//! The splitter makes a part of what any set of doors shares, two dozen of them, most smaller than what it costs to
//! fetch and frame a file. Called by `cut` when the parts are shrunk. It knows wasm only as binaryen writes it as text,
//! and the loaders only by the lists of what each door needs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use super::command::{Fault, run};

/// Parts of fewer bytes are put into others.
const SMALL: u64 = 4096;
/// What the parts call the module that they share memory, table and stack with.
const SHARED: &str = "(import \"__wasm_split\" \"";

/// A part and the smaller ones that go into it.
type Fusion = (String, Vec<String>);

/// Fuses the parts in a folder and gives their loaders, `link`, as they are then. `tools` is where binaryen's programs
/// lie, `features` which wasm they are to read. The parts that grew have to be shrunk again: their names.
///
/// # Errors
/// When a part cannot be read or a program fails.
pub fn fuse(place: &Path, link: &str, tools: &Path, features: &[&str]) -> Result<(String, Vec<String>), Fault> {
    let mut sizes = BTreeMap::new();
    let doors = doors(link);
    for part in doors.keys() {
        sizes.insert(part.clone(), fs::metadata(place.join(file(part)))?.len());
    }
    let mut link = link.to_string();
    let mut grown = Vec::new();
    for (host, parts) in plan(&doors, &sizes) {
        let text = place.join("fused.wat");
        let mut merge = Command::new(tools.join("wasm-merge"));
        for part in [&host].into_iter().chain(&parts) {
            merge.arg(place.join(file(part))).arg(part);
        }
        // Until they are made one, each part brings a memory of its own.
        let merge = merge.args(features).args(["--enable-multimemory", "-S", "-o"]).arg(&text).output()?;
        if !merge.status.success() {
            return Err(Fault::Failed(format!("wasm-merge failed: {}", String::from_utf8_lossy(&merge.stderr))));
        }
        fs::write(&text, united(&fs::read_to_string(&text)?))?;
        let mut write = Command::new(tools.join("wasm-as"));
        run(write.arg(&text).args(features).arg("-o").arg(place.join(file(&host))))?;
        fs::remove_file(&text)?;
        for part in &parts {
            fs::remove_file(place.join(file(part)))?;
            link =
                without(&link, part).ok_or_else(|| Fault::Failed(format!("the loader of {part} is not as known")))?;
        }
        grown.push(file(&host));
    }
    Ok((link, grown))
}

/// The file of a shared part, by the name of its loader.
fn file(part: &str) -> String {
    format!("{}.wasm", part.trim_start_matches('_'))
}

/// Each shared part and the doors behind which it is needed.
fn doors(link: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut doors: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for loader in link.split("const __wasm_split_load_").skip(1) {
        let door = loader.split(' ').next().unwrap_or_default();
        let list = loader.split_once("\n, [").and_then(|(_, rest)| rest.split_once(']')).map_or("", |(list, _)| list);
        for part in list.split(", ").filter(|part| !part.is_empty()) {
            doors.entry(part.to_string()).or_default().insert(door.to_string());
        }
    }
    doors
}

/// Which parts go into which: into the smallest that is fetched wherever they are.
fn plan(doors: &BTreeMap<String, BTreeSet<String>>, sizes: &BTreeMap<String, u64>) -> Vec<Fusion> {
    let is_small = |part: &str| sizes.get(part).is_none_or(|size| *size < SMALL);
    let mut fusions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (part, needed) in doors.iter().filter(|(part, _)| is_small(part)) {
        let hosts = doors.iter().filter(|(host, there)| !is_small(host) && there.is_superset(needed));
        if let Some((host, _)) = hosts.min_by_key(|(host, _)| sizes[*host]) {
            fusions.entry(host.clone()).or_default().push(part.clone());
        }
    }
    fusions.into_iter().collect()
}

/// A module in which every import of the shared memory, table or stack is the same one.
fn united(text: &str) -> String {
    let mut first: BTreeMap<&str, &str> = BTreeMap::new();
    let mut same: BTreeMap<&str, &str> = BTreeMap::new();
    let mut lines = Vec::new();
    for line in text.lines() {
        if let Some((name, kind)) = line.trim_start().strip_prefix(SHARED).and_then(|rest| rest.split_once("\" "))
            && let Some(at) = kind.find('$')
        {
            let symbol = symbol(&kind[at..]);
            if let Some(known) = first.get(name) {
                same.insert(symbol, known);
                continue;
            }
            first.insert(name, symbol);
        }
        lines.push(line);
    }
    let mut united = String::with_capacity(text.len());
    for line in lines {
        // What stands in the memory is no code, whatever it looks like.
        let data = line.find('"').filter(|_| line.trim_start().starts_with("(data "));
        let (mut rest, bytes) = line.split_at(data.unwrap_or(line.len()));
        while let Some(at) = rest.find('$') {
            let symbol = symbol(&rest[at..]);
            united += &rest[..at];
            united += same.get(symbol).unwrap_or(&symbol);
            rest = &rest[at + symbol.len()..];
        }
        united += rest;
        united += bytes;
        united.push('\n');
    }
    united
}

/// The symbol that a text begins with.
fn symbol(text: &str) -> &str {
    text.split(|end: char| end.is_whitespace() || end == ')' || end == '"').next().unwrap_or(text)
}

/// The loaders without this part, which comes with another now.
fn without(link: &str, part: &str) -> Option<String> {
    let (before, own) = link.split_once(&format!("const {part} = "))?;
    let (_, after) = own.split_once("\n, []);\n")?;
    let kept = format!("{before}{after}").replace(&format!("{part}, "), "").replace(&format!(", {part}]"), "]");
    (!kept.contains(&format!("{part}]"))).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "const __chunk_1 = makeLoad(() => {\n}\n, []);\nconst __chunk_10 = makeLoad(() => {\n}\n, []);\n\
                        export const __wasm_split_load_a = wrap(makeLoad(() => {\n}\n, [__chunk_1, __chunk_10]));\n\
                        export const __wasm_split_load_b = wrap(makeLoad(() => {\n}\n, [__chunk_10]));\n";

    #[test]
    fn small_parts_go_where_they_are_fetched_anyway() {
        let doors = doors(LINK);
        let sizes = |one, ten| BTreeMap::from([("__chunk_1".to_string(), one), ("__chunk_10".to_string(), ten)]);
        assert_eq!(plan(&doors, &sizes(9, SMALL)), [("__chunk_10".to_string(), vec!["__chunk_1".to_string()])]);
        assert!(plan(&doors, &sizes(SMALL, 9)).is_empty(), "not all who need the larger need the other");
        assert!(plan(&doors, &sizes(9, 9)).is_empty());
        let link = without(LINK, "__chunk_1").expect("it is as known");
        assert!(!link.contains("__chunk_1 ") && link.matches("[__chunk_10]").count() == 2);
    }

    #[test]
    fn what_parts_share_is_imported_once() {
        let text = "(module\n (import \"__wasm_split\" \"memory\" (memory $m 20))\n (import \"__wasm_split\" \"memory\" \
                    (memory $m_1 20))\n (import \"env\" \"memory\" (memory $x 1))\n (data (memory $m_1) \"$m_1\")\n \
                    (i32.load $m_1 (local.get $0))\n)";
        let one = united(text);
        assert_eq!(one.matches("\"__wasm_split\"").count(), 1);
        assert!(one.contains("(data (memory $m) \"$m_1\")") && one.contains("(i32.load $m (local.get $0))"), "{one}");
        assert!(one.contains("(memory $x 1)"));
    }
}

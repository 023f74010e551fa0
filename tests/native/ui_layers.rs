//! The order inside `ui`: text < kit < shell < boards < pages < app. Each may name only those before it, and the files
//! of kit, shell and pages have no cyclic dependencies.
//!
//! Reads the sources as text: `use` statements with their braces, and paths that begin with `crate::ui::` or
//! `super::`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Path of a module below `ui`: `["kit", "page"]`.
type Module = Vec<String>;

/// Folders and files of `ui`, lowest layer first.
const ORDER: [&str; 6] = ["text", "kit", "shell", "boards", "pages", "app"];

struct File {
    /// The paths that the file names, relative to `ui`.
    named: Vec<Module>,
    /// The names that the file re-exports with `pub use`, and their paths.
    re_exported: BTreeMap<String, Module>,
}

/// Returns the part of a line before the first `//`.
fn without_comments(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

/// Expands a `use` tree to one path for each name that it imports.
fn expand(tree: &str, before: &str, found: &mut Vec<String>) {
    let tree = tree.trim();
    let Some((head, inside)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or_default().trim();
        let path = format!("{before}{name}");
        return found.push(path.trim_end_matches("::self").to_owned());
    };
    let inside = inside.trim_end().strip_suffix('}').expect("the braces of a use statement are closed");
    let (mut depth, mut start) = (0, 0);
    let before = format!("{before}{}", head.trim());
    for (at, letter) in inside.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                expand(&inside[start..at], &before, found);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !inside[start..].trim().is_empty() {
        expand(&inside[start..], &before, found);
    }
}

/// Makes a path relative to `ui`; `None` if it leads elsewhere.
fn below_ui(path: &str, own: &Module) -> Option<Module> {
    let mut names = path.split("::").map(|name| name.trim().to_owned()).peekable();
    let mut module = own.clone();
    match names.peek()?.as_str() {
        "crate" => {
            names.next();
            if names.next()? != "ui" {
                return None;
            }
            module.clear();
        }
        "super" => {
            while names.peek().is_some_and(|name| name == "super") {
                names.next();
                module.pop()?;
            }
        }
        _ => return None,
    }
    module.extend(names);
    Some(module)
}

/// Returns all paths in the code that begin with `crate::ui::` or `super::`.
fn paths_in(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for start in ["crate::ui::", "super::"] {
        for (at, _) in code.match_indices(start) {
            let inside_of_another = code[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == ':');
            let end = code[at..].find(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != ':');
            let path = code[at..].get(..end.unwrap_or(code.len() - at)).unwrap_or_default();
            if !inside_of_another {
                found.push(path.trim_end_matches(':').to_owned());
            }
        }
    }
    found
}

fn read_module(text: &str, own: &Module) -> File {
    let lines = text.lines().take_while(|line| line.trim() != "#[cfg(test)]").map(without_comments);
    let text = lines.collect::<Vec<_>>().join("\n");
    let (mut named, mut re_exported) = (Vec::new(), BTreeMap::new());
    let mut rest = String::new();
    for statement in text.split_inclusive(';') {
        let start = statement.rfind("use ").filter(|at| {
            let before = &statement[..*at];
            before.lines().last().unwrap_or_default().trim().trim_start_matches("pub").trim().is_empty()
        });
        let Some(start) = start else {
            rest.push_str(statement);
            continue;
        };
        let mut paths = Vec::new();
        expand(statement[start + 4..].trim_end_matches(';'), "", &mut paths);
        let is_public = statement[..start].trim_end().ends_with("pub");
        for path in paths {
            // In a folder's own module a path may begin with the name of a file in it.
            let child = || is_public.then(|| own.iter().cloned().chain(path.split("::").map(String::from)).collect());
            let Some(module) = below_ui(&path, own).or_else(child) else { continue };
            match is_public {
                true => _ = re_exported.insert(path.rsplit("::").next().unwrap_or_default().to_owned(), module),
                false => named.push(module),
            }
        }
    }
    named.extend(paths_in(&rest).iter().filter_map(|path| below_ui(path, own)));
    File { named, re_exported }
}

fn files() -> BTreeMap<Module, File> {
    fn walk(folder: &Path, module: &Module, found: &mut BTreeMap<Module, File>) {
        for entry in std::fs::read_dir(folder).expect("the sources can be listed") {
            let path = entry.expect("the sources can be listed").path();
            let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
            let own: Module = module.iter().cloned().chain([name.clone()]).collect();
            if path.is_dir() {
                walk(&path, &own, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).expect("sources are text");
                let own = if name == "mod" { module.clone() } else { own };
                let file = read_module(&text, &own);
                found.insert(own, file);
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &Vec::new(), &mut found);
    found
}

/// Returns the module of the file in which a path ends, following re-exports.
fn resolve(path: &Module, files: &BTreeMap<Module, File>) -> Option<Module> {
    let module = (0..=path.len()).rev().map(|end| path[..end].to_vec()).find(|module| files.contains_key(module))?;
    let re_exported = path.get(module.len()).and_then(|name| files[&module].re_exported.get(name));
    match re_exported {
        Some(target) if target != path => resolve(target, files),
        _ => Some(module),
    }
}

fn imports(files: &BTreeMap<Module, File>) -> BTreeMap<Module, BTreeSet<Module>> {
    let of = |(own, file): (&Module, &File)| {
        let named = file.named.iter().chain(file.re_exported.values()).filter_map(|path| resolve(path, files));
        (own.clone(), named.filter(|to| to != own && !to.is_empty()).collect())
    };
    files.iter().map(of).collect()
}

/// Returns the position of a module in the order. The crash page counts as part of the app, which draws it.
fn layer_of(module: &Module) -> Option<usize> {
    let first = module.first().map(|first| if first == "crash" { "app" } else { first.as_str() });
    ORDER.iter().position(|name| Some(*name) == first)
}

#[test]
fn each_layer_of_the_page_names_only_those_before_it() {
    let mut found = Vec::new();
    for (from, named) in imports(&files()) {
        for to in named {
            if let (Some(own), Some(other)) = (layer_of(&from), layer_of(&to))
                && other > own
            {
                found.push(format!("{} names {}", from.join("::"), to.join("::")));
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn files_of_the_page_have_no_cyclic_dependencies() {
    // A board's `mod.rs` defines the context that its files use, so a cycle is normal there.
    let edges: BTreeMap<_, _> =
        imports(&files()).into_iter().filter(|(from, _)| from.first().is_none_or(|first| first != "boards")).collect();
    let reachable = |from: &Module| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(module) = open.pop() {
            for to in edges.get(&module).into_iter().flatten() {
                if seen.insert(to.clone()) {
                    open.push(to.clone());
                }
            }
        }
        seen
    };
    let circles = edges.keys().filter(|from| reachable(from).contains(*from)).map(|module| module.join("::"));
    let circles: Vec<_> = circles.collect();
    assert!(circles.is_empty(), "in a circle: {}", circles.join(", "));
}

#[test]
fn paths_are_found_anywhere_in_code() {
    let text = "use crate::ui::{kit::{icon, page::Page}, text};\npub use signals::Shell;\nuse crate::engine::Seat;\n\
                fn f() { super::super::boards::open(); let x = crate::ui::crash::watch; }";
    let file = read_module(text, &vec!["shell".into()]);
    let named: Vec<String> = file.named.iter().map(|path| path.join("::")).collect();
    assert_eq!(named, ["kit::icon", "kit::page::Page", "text", "crash::watch"]);
    assert_eq!(file.re_exported["Shell"].join("::"), "shell::signals::Shell");
    let file = read_module("use super::icon;\n", &vec!["kit".into(), "page".into()]);
    assert_eq!(file.named, [["kit", "icon"].map(String::from).to_vec()]);
}

/// Places where buttons may be written as plain elements: the component, the spots of a board, and the boards.
const BUTTONS: [&str; 3] = ["kit/button", "shell/spot", "boards"];

#[test]
fn buttons_of_pages_and_shell_are_components() {
    fn walk(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("the sources can be listed") {
            let path = entry.expect("the sources can be listed").path();
            if path.is_dir() {
                walk(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("sources are text");
            if text.lines().any(|line| without_comments(line).contains("<button")) {
                found.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    let mut found = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    walk(&folder, &mut found);
    let root = format!("{}/", folder.to_string_lossy().replace('\\', "/"));
    found.retain(|path| !BUTTONS.iter().any(|place| path.trim_start_matches(&root).starts_with(place)));
    assert!(found.is_empty(), "a <button> is written as an element in {}", found.join(", "));
}

//! The catalogues: every file is Fluent, and has the messages that the code asks for and no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Resource};
use tea_table::games::{self, Visitor};
use tea_table::words::Title;

/// Every catalogue of a language, by its name (`rules/chai`).
fn catalogues(language: &str) -> BTreeMap<String, Resource<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/locales").join(language);
    let mut found = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let place: PathBuf = entry.expect("the entry can be read").path();
            if place.is_dir() {
                folders.push(place);
                continue;
            }
            let name = place.strip_prefix(&root).expect("it lies below").with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(&place).expect("the file can be read");
            let file = fluent_syntax::parser::parse(text);
            let file = file.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", place.display()));
            found.insert(name, file);
        }
    }
    found
}

/// The ids of the messages of a file, and of their attributes (`id.attribute`).
fn ids(file: &Resource<String>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in &file.body {
        if let Entry::Message(message) = entry {
            let id = &message.id.name;
            assert!(message.value.is_some(), "{id} has no value");
            assert!(ids.insert(id.clone()), "{id} is there twice");
            for attribute in &message.attributes {
                assert!(ids.insert(format!("{id}.{}", attribute.id.name)), "{id} has {} twice", attribute.id.name);
            }
        }
    }
    ids
}

struct Sections;

impl Visitor for Sections {
    type Output = BTreeSet<String>;
    /// The messages that a rulebook asks for.
    fn visit<G: Title>(self) -> BTreeSet<String> {
        let sections = G::rulebook().sections.iter().flat_map(|section| {
            let paragraphs = (1..=section.sources.len()).map(|number| format!("{}.p{number}", section.key));
            paragraphs.chain([section.key.to_owned()])
        });
        sections.chain(["preface".to_owned()]).collect()
    }
}

#[test]
fn every_rulebook_has_the_words_of_its_sections_and_no_others() {
    let catalogues = catalogues("en");
    for info in games::SHELF {
        let wanted = games::visit(info.id, Sections).expect("it is a game");
        let name = format!("rules/{}", info.id);
        let there = ids(catalogues.get(&name).unwrap_or_else(|| panic!("there is no {name}.ftl")));
        let missing: Vec<_> = wanted.difference(&there).collect();
        let unused: Vec<_> = there.difference(&wanted).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{name}: missing {missing:?}, unused {unused:?}");
    }
}

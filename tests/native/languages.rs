//! Tests that every language says what the English says: the same messages with the same arguments, each in forms that
//! the language has. Random games are told in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Resource, VariantKey};
use intl_pluralrules::{PluralRuleType, PluralRules};
use tea_table::engine::Viewer;
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::words::{Argument, Catalogue, Message, Speaker, Title, spoken};
use unic_langid::LanguageIdentifier;

use crate::catalogues::{Needs, catalogues, needs};

fn locales() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/public/locales"))
}

/// Returns the tags of all languages but English.
fn translations() -> Vec<String> {
    let folders = fs::read_dir(locales()).expect("the folder can be read");
    let names = folders.map(|entry| entry.expect("it is there").file_name().to_string_lossy().into_owned());
    names.filter(|name| name != "en").collect()
}

/// Whether a catalogue is that of the game that exists only for developers.
fn is_template(name: &str) -> bool {
    name.ends_with("template")
}

fn read(language: &str, name: &str) -> Catalogue {
    let file = |name: &str| {
        let path = locales().join(language).join(format!("{name}.ftl"));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    Catalogue::read(language, [file(name).as_str(), file("shared").as_str()])
        .unwrap_or_else(|error| panic!("{language}/{name}: {error}"))
}

fn categories(language: &str) -> BTreeSet<String> {
    let tag: LanguageIdentifier = language.parse().expect("folders are named by tags");
    let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).expect("the language has rules");
    let numbers = (0..=200usize).chain([1_000_000]);
    let names = numbers.map(|number| format!("{:?}", rules.select(number).expect("it is a number")).to_lowercase());
    names.chain(["other".to_owned()]).collect()
}

/// Returns the plural categories used in a file that the language does not have, each with its message.
fn odd_keys(file: &Resource<String>, has: &BTreeSet<String>) -> Vec<String> {
    fn walk(pattern: &Pattern<String>, has: &BTreeSet<String>, odd: &mut Vec<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else {
                continue;
            };
            for variant in variants {
                if let VariantKey::Identifier { name } = &variant.key
                    && ["zero", "one", "two", "few", "many"].contains(&&**name)
                    && !has.contains(name)
                {
                    odd.push(name.clone());
                }
                walk(&variant.value, has, odd);
            }
        }
    }
    let mut odd = Vec::new();
    for entry in &file.body {
        if let Entry::Message(message) = entry {
            let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
            let before = odd.len();
            patterns.for_each(|pattern| walk(pattern, has, &mut odd));
            odd[before..].iter_mut().for_each(|key| *key = format!("{}: [{key}]", message.id.name));
        }
    }
    odd
}

#[test]
fn every_language_has_the_messages_of_the_english_with_the_same_arguments() {
    let english = catalogues("en");
    let mut faults = Vec::new();
    for language in translations() {
        let files = catalogues(&language);
        let has = categories(&language);
        for name in files.keys().filter(|name| !english.contains_key(*name)) {
            faults.push(format!("{language}/{name}: the English has no such file"));
        }
        for (name, whole) in english.iter().filter(|(name, _)| !is_template(name)) {
            let Some(file) = files.get(name) else {
                faults.push(format!("{language}/{name} is missing"));
                continue;
            };
            let mut say = |what: String| faults.push(format!("{language}/{name}: {what}"));
            odd_keys(file, &has).into_iter().for_each(|key| say(format!("{key} is no plural category")));
            let (own, whole) = (needs(file), needs(whole));
            let shared = needs(&files["shared"]);
            let forms: BTreeSet<&String> = own.values().flat_map(|needs| &needs.forms).collect();
            whole.keys().filter(|id| !own.contains_key(*id)).for_each(|id| say(format!("{id} is missing")));
            for (id, Needs { variables, messages, .. }) in &own {
                match whole.get(id) {
                    Some(wanted) if wanted.variables != *variables => {
                        say(format!("{id} has {variables:?}, the English {:?}", wanted.variables));
                    }
                    Some(_) => {}
                    // It may be a case or a gender that only this language has.
                    None => {
                        let known = id.split_once('.').is_some_and(|(noun, form)| {
                            whole.contains_key(noun) && forms.iter().any(|known| *known == form)
                        });
                        if !known {
                            say(format!("{id} is not in the English, and no sentence asks for it"));
                        }
                    }
                }
                let unknown = messages.iter().filter(|id| !own.contains_key(*id) && !shared.contains_key(*id));
                unknown.for_each(|other| say(format!("{id} repeats {other}, which is missing")));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_page_and_the_errors_can_be_said_in_every_language() {
    for language in translations() {
        for name in ["page", "errors"] {
            let words = read(&language, name);
            let speaker = Speaker { words: &words, names: &[], reader: Viewer::Public };
            for (id, needs) in needs(&catalogues(&language)[name]) {
                for number in [0, 1, 2, 3, 11, 100] {
                    let mut message = Message::new(id.clone().leak());
                    for variable in &needs.variables {
                        message = message.with(variable.clone().leak(), Argument::Number(number));
                    }
                    let text = speaker.say(&message);
                    assert!(!text.trim().is_empty() && !text.contains(['{', '}']), "{language}/{name}: {id}: “{text}”");
                }
            }
        }
    }
}

struct Games<'a>(&'a Catalogue);

impl Visitor for Games<'_> {
    type Output = usize;
    /// Plays games with the fewest and the most seats and returns the number of different sentences.
    fn visit<G: Title>(self) -> usize {
        let (fewest, most) = G::INFO.seats;
        spoken::sampled::<G>(self.0, 1, [fewest, most], 23).texts.len()
    }
}

#[test]
fn every_game_can_be_played_in_every_language() {
    for language in translations() {
        for info in SHELF {
            let words = read(&language, info.id);
            let texts = visit(info.id, Games(&words)).expect("it is on the shelf");
            assert!(texts > 300, "{language}: {} has only {texts} sentences", info.id);
        }
    }
}

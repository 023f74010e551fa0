//! Tests that every catalogue is valid Fluent and contains exactly the messages that the code uses, with the same
//! arguments.
//!
//! The ids are extracted from the source text: `message!("id", name: value)`, `Text("id")`, and literals that are ids.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use tea_table::engine::{Variant, Viewer};
use tea_table::games::{self, Visitor};
use tea_table::words::{Argument, Message, Speaker, Title, english};

/// Returns all catalogues of a language by name, e.g. `rules/chai`.
pub fn catalogues(language: &str) -> BTreeMap<String, Resource<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/locales").join(language);
    let mut found = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path: PathBuf = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path.extension().is_none_or(|ending| ending != "ftl") {
                continue;
            }
            let name = path.strip_prefix(&root).expect("it lies below").with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(&path).expect("the file can be read");
            let file = fluent_syntax::parser::parse(text);
            let file = file.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
            found.insert(name, file);
        }
    }
    found
}

/// Returns the ids of a file's messages and attributes (`id.attribute`).
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
    /// Returns the ids that a rulebook needs.
    fn visit<G: Title>(self) -> BTreeSet<String> {
        let sections = G::rulebook().sections.iter().flat_map(|section| {
            let paragraphs = (1..=section.sources.len()).map(|number| format!("{}.p{number}", section.key));
            paragraphs.chain([section.key.to_owned()])
        });
        sections.chain(["preface".to_owned()]).collect()
    }
}

#[test]
fn every_rulebook_has_exactly_the_texts_of_its_sections() {
    let catalogues = catalogues("en");
    for info in games::SHELF {
        let wanted = games::visit(info.id, Sections).expect("it is a game");
        let name = format!("rules/{}", info.id);
        let existing = ids(catalogues.get(&name).unwrap_or_else(|| panic!("there is no {name}.ftl")));
        let missing: Vec<_> = wanted.difference(&existing).collect();
        let unused: Vec<_> = existing.difference(&wanted).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{name}: missing {missing:?}, unused {unused:?}");
    }
}

/// The references in the text of a message or an attribute.
#[derive(Default)]
pub struct Needs {
    /// Names of the arguments that the text requires, without `$`.
    pub variables: BTreeSet<String>,
    /// Ids of other messages.
    pub messages: BTreeSet<String>,
    /// Names of forms: `plural` in `FORM($tea, "plural")`.
    pub forms: BTreeSet<String>,
}

impl Needs {
    fn from_pattern(pattern: &Pattern<String>) -> Needs {
        let mut needs = Needs::default();
        needs.pattern(pattern);
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.clone())),
            InlineExpression::MessageReference { id, .. } => drop(self.messages.insert(id.name.clone())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
                positional.iter().for_each(|argument| self.inline(argument));
                if let ("FORM", Some(InlineExpression::StringLiteral { value })) = (&*id.name, positional.get(1)) {
                    self.forms.insert(value.clone());
                }
            }
            InlineExpression::TermReference { id, .. } => panic!("we have no terms: {}", id.name),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// Returns the references of each message and attribute of a file by id.
pub fn needs(file: &Resource<String>) -> BTreeMap<String, Needs> {
    let mut needs = BTreeMap::new();
    for entry in &file.body {
        if let Entry::Message(message) = entry {
            let id = &message.id.name;
            needs.insert(id.clone(), Needs::from_pattern(message.value.as_ref().expect("messages have values")));
            for attribute in &message.attributes {
                needs.insert(format!("{id}.{}", attribute.id.name), Needs::from_pattern(&attribute.value));
            }
        }
    }
    needs
}

/// The ids that source files use.
#[derive(Default)]
struct UsedIds {
    /// Place, id and names of the arguments of each `message!` and `Text`.
    calls: Vec<(String, String, BTreeSet<String>)>,
    /// All string literals that can be an id or a part of one.
    literals: BTreeSet<String>,
    /// First parts of ids that are composed with `concat!`.
    beginnings: BTreeSet<String>,
}

impl UsedIds {
    /// Reads all files below `sources` except tests and the paths in `skips`.
    fn in_sources(sources: &[&str], skips: &[&str]) -> UsedIds {
        let mut used = UsedIds::default();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut left: Vec<PathBuf> = sources.iter().map(|source| root.join(source)).collect();
        while let Some(place) = left.pop() {
            if skips.iter().any(|skip| place.starts_with(root.join(skip))) {
                continue;
            }
            let name = place.file_name().and_then(|name| name.to_str()).expect("it has a name");
            match place.is_dir() {
                true if name == "tests" => {}
                true => {
                    left.extend(fs::read_dir(&place).expect("it can be read").map(|at| at.expect("it is there").path()))
                }
                false if name.starts_with("tests") || !name.ends_with(".rs") => {}
                false => used.read(&place),
            }
        }
        used
    }

    /// Whether the code composes this id, as in `concat!("building-", $key)`, from a beginning and a literal.
    fn composes(&self, id: &str) -> bool {
        self.beginnings
            .iter()
            .any(|beginning| id.strip_prefix(&**beginning).is_some_and(|key| self.literals.contains(key)))
    }

    fn read(&mut self, place: &Path) {
        let text = fs::read_to_string(place).expect("the file can be read");
        let text = text.split("#[cfg(test)]\nmod tests {").next().expect("it has a part");
        for (location, _) in text.match_indices('"') {
            let literal = text[location + 1..].split('"').next().expect("it has a part");
            if !literal.is_empty() && literal.bytes().all(|byte| b".-_".contains(&byte) || byte.is_ascii_alphanumeric())
            {
                self.literals.insert(literal.to_owned());
            }
        }
        for (location, opening) in text.match_indices("concat!(\"") {
            let beginning = text[location + opening.len()..].split('"').next().expect("it has a part");
            self.beginnings.insert(beginning.to_owned());
        }
        // `with` may add arguments to a message that was created in another place.
        let adds = text.contains(".with(\"");
        let text: String =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        for opening in ["message!(\"", "Text(\""] {
            for (location, _) in text.match_indices(opening) {
                let (id, rest) = text[location + opening.len()..].split_once('"').expect("the literal ends");
                let line = text[..location].lines().count();
                let location = format!("{}:{line}", place.display());
                let mut names = argument_names(rest);
                if adds {
                    names.insert(MORE.to_owned());
                }
                self.calls.push((location, id.to_owned(), names));
            }
        }
    }
}

/// Placeholder for arguments that are added in another place.
const MORE: &str = "…";

/// Returns the names of a macro's arguments. `text` starts after the id; it is read up to the macro's closing
/// parenthesis.
fn argument_names(text: &str) -> BTreeSet<String> {
    let (mut names, mut depth, mut word) = (BTreeSet::new(), 0, None);
    let mut quoted = false;
    for (at, char) in text.char_indices() {
        match char {
            '"' if !text[..at].ends_with('\\') => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => word = Some(at + 1),
            ':' if depth == 0 => {
                if let Some(from) = word.take() {
                    names.insert(text[from..at].trim().to_owned());
                }
            }
            _ => {}
        }
    }
    names
}

/// Compares a catalogue with the ids used by the code and returns the differences. `composed` are further ids, which
/// the code composes at run time.
fn compare(name: &str, asked: &UsedIds, composed: &BTreeSet<String>) -> Vec<String> {
    let catalogues = catalogues("en");
    let own = needs(&catalogues[name]);
    let shared = needs(&catalogues["shared"]);
    let mut differences = Vec::new();
    for (place, id, given) in &asked.calls {
        let Some(message) = own.get(id).or_else(|| shared.get(id)) else {
            differences.push(format!("{place}: there is no {id}"));
            continue;
        };
        let mut given = given.clone();
        let open = given.remove(MORE);
        let fits = if open { given.is_subset(&message.variables) } else { given == message.variables };
        if !fits {
            differences.push(format!("{place}: {id} is given {given:?} and has {:?}", message.variables));
        }
    }
    differences
        .extend(composed.iter().filter(|id| !own.contains_key(*id)).map(|id| format!("{name}: there is no {id}")));
    let forms: BTreeSet<&str> = own.values().flat_map(|needs| &needs.forms).map(String::as_str).collect();
    let referred: BTreeSet<&str> = own.values().flat_map(|needs| &needs.messages).map(String::as_str).collect();
    for id in own.keys() {
        let (whole, form) = id.split_once('.').map_or((&**id, None), |(whole, form)| (whole, Some(form)));
        let used = asked.literals.contains(id)
            || asked.composes(whole)
            || composed.contains(id)
            || referred.contains(&**id)
            || form.is_some_and(|form| form == "person" || forms.contains(form) || asked.literals.contains(form));
        if !used {
            differences.push(format!("{name}: {id} is not used"));
        }
    }
    differences
}

#[test]
fn page_and_errors_have_exactly_the_messages_in_use() {
    let page = UsedIds::in_sources(&["ui", "text", "table"], &["ui/boards", "text/errors.rs", "text/transcript.rs"]);
    let errors = UsedIds::in_sources(&["text/errors.rs"], &[]);
    let mut differences = compare("page", &page, &BTreeSet::new());
    differences.extend(compare("errors", &errors, &BTreeSet::new()));
    assert!(differences.is_empty(), "{differences:#?}");
}

#[test]
fn every_message_of_page_and_errors_can_be_formatted() {
    for name in ["page", "errors"] {
        let words = english::find(name).expect("it is compiled in");
        let speaker = Speaker { words, names: &[], reader: Viewer::Public };
        for (id, needs) in needs(&catalogues("en")[name]) {
            for number in [0, 1, 2] {
                // Numbers are accepted in place of any argument; only a message that cannot be formatted panics.
                let mut message = Message::new(id.clone().leak());
                for variable in &needs.variables {
                    message = message.with(variable.clone().leak(), Argument::Number(number));
                }
                let text = speaker.say(&message);
                assert!(!text.trim().is_empty() && !text.contains(['{', '}']), "{name}: {id}: “{text}”");
            }
        }
    }
}

struct Facts;

impl Visitor for Facts {
    type Output = BTreeSet<String>;
    /// Returns the ids that `words::facts` composes from the facts of a game.
    fn visit<G: Title>(self) -> BTreeSet<String> {
        let info = &G::INFO;
        // The code shows the title of the box, but translations may have their own, so the message must exist.
        let mut ids = BTreeSet::from(["title", "tagline", "credits"].map(str::to_owned));
        ids.extend(info.automaton.then(|| "automaton".to_owned()));
        ids.extend(info.solo.then(|| "solo".to_owned()));
        ids.extend((0..info.ends).map(|end| format!("end-{end}")));
        ids.extend((0..info.totals).map(|total| format!("total-{total}")));
        for category in 0..info.categories.len() {
            ids.insert(format!("category-{category}"));
            ids.extend((info.totals > 1).then(|| format!("category-{category}.full")));
        }
        for choice in G::Options::CHOICES {
            let option = format!("option-{}", choice.key);
            ids.insert(format!("{option}.help"));
            ids.extend(choice.values.iter().map(|value| format!("{option}-{value}")));
            ids.insert(option);
        }
        ids
    }
}

#[test]
fn every_game_has_exactly_the_messages_in_use() {
    let mut differences = Vec::new();
    for info in games::SHELF {
        let (rules, board) = (format!("games/{}", info.id), format!("ui/boards/{}", info.id));
        let used = UsedIds::in_sources(&[&rules, &board, "words", "text/transcript.rs"], &["words/spoken.rs"]);
        let facts = games::visit(info.id, Facts).expect("it is a game");
        differences.extend(compare(info.id, &used, &facts));
    }
    assert!(differences.is_empty(), "{differences:#?}");
}

//! The languages of a build: each folder of `public/locales`, ready for the page.
//!
//! Comments are left out, and what a language lacks is filled in from the English. The texts of `start.ftl` are needed
//! when no catalogue is available: they are written into the page itself. Called by the build. Knows no file of a
//! build.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use serde_json::Value;

use crate::error::{Error, Result};

/// The language that has every message.
const COMPLETE: &str = "en";
/// The file of the texts that are written into the page.
const START: &str = "start";
/// The game that exists only for developers.
const TEMPLATE: &str = "template";

/// All languages. The complete one is the first, and is always present.
#[derive(Debug)]
pub struct Languages(pub Vec<Language>);

#[derive(Debug)]
pub struct Language {
    /// Its BCP 47 tag.
    pub tag: String,
    /// Catalogues by path without extension: `rules/chai`.
    pub catalogues: BTreeMap<String, String>,
    /// The texts of `start.ftl` by id; an argument `$file` is `{file}`.
    pub start: BTreeMap<String, String>,
    /// The number of messages and attributes that it lacks.
    pub missing: usize,
}

impl Languages {
    /// Reads the folder of locales.
    ///
    /// # Errors
    /// If a file cannot be read, is not valid Fluent, or the English is missing.
    pub fn read(folder: &Path) -> Result<Languages> {
        let complete = read_catalogues(&folder.join(COMPLETE), "")?;
        let mut languages = vec![Language::new(COMPLETE, complete.clone(), &complete)?];
        let mut tags = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let tag = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() && tag != COMPLETE {
                tags.push(tag);
            }
        }
        tags.sort();
        for tag in tags {
            let own = read_catalogues(&folder.join(&tag), "")?;
            languages.push(Language::new(&tag, own, &complete)?);
        }
        Ok(Languages(languages))
    }

    /// Returns the texts of `start.ftl` with these ids in all languages, as a JSON object by language.
    pub fn start_texts(&self, ids: &[&str]) -> String {
        let texts = self.0.iter().map(|language| {
            let own = language.start.iter().filter(|(id, _)| ids.contains(&id.as_str()));
            (language.tag.clone(), own.map(|(id, text)| (id.clone(), text.clone())).collect::<Value>())
        });
        // A text in an element must not end the element.
        Value::from_iter(texts).to_string().replace('<', "\\u003c")
    }

    /// Returns the texts of `start.ftl` in English, by id.
    pub fn english(&self) -> &BTreeMap<String, String> {
        &self.0[0].start
    }
}

type Catalogues = BTreeMap<String, Resource<String>>;

impl Language {
    fn new(tag: &str, mut own: Catalogues, complete: &Catalogues) -> Result<Language> {
        let mut missing = 0;
        for (name, whole) in complete {
            let file = own.entry(name.clone()).or_insert_with(|| Resource { body: Vec::new() });
            missing += fill_in(file, whole);
        }
        let start = own.remove(START).ok_or_else(|| Error::new("public/locales/en/start.ftl is missing."))?;
        let catalogues = own.iter().map(|(name, file)| (name.clone(), serializer::serialize(file))).collect();
        Ok(Language { tag: tag.to_owned(), catalogues, start: plain_texts(&start)?, missing })
    }
}

fn messages(file: &Resource<String>) -> impl Iterator<Item = &Message<String>> {
    file.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// Adds the messages and attributes that a file lacks and returns their number.
fn fill_in(file: &mut Resource<String>, complete: &Resource<String>) -> usize {
    let mut missing = 0;
    for message in messages(complete) {
        let own = file.body.iter_mut().find_map(|entry| match entry {
            Entry::Message(own) if own.id == message.id => Some(own),
            _ => None,
        });
        match own {
            None => {
                missing += 1 + message.attributes.len();
                file.body.push(Entry::Message(message.clone()));
            }
            Some(own) => {
                for attribute in &message.attributes {
                    if own.attributes.iter().all(|known| known.id != attribute.id) {
                        missing += 1;
                        own.attributes.push(attribute.clone());
                    }
                }
            }
        }
    }
    missing
}

/// Returns the texts of a file by id.
///
/// # Errors
/// If a message has a choice or anything else besides text and variables.
fn plain_texts(file: &Resource<String>) -> Result<BTreeMap<String, String>> {
    let plain = |message: &Message<String>| {
        let error = || Error::Failed(format!("start.ftl: `{}` is more than a text.", message.id.name));
        let text = message.value.as_ref().and_then(plain_text).ok_or_else(error)?;
        Ok((message.id.name.clone(), text))
    };
    messages(file).map(plain).collect()
}

fn plain_text(pattern: &Pattern<String>) -> Option<String> {
    let part = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => Some(value.clone()),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(format!("{{{}}}", id.name))
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(part).collect()
}

/// Returns the catalogues in a folder by path without extension, without comments.
fn read_catalogues(folder: &Path, within: &str) -> Result<Catalogues> {
    let mut found = Catalogues::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            found.extend(read_catalogues(&path, &format!("{within}{name}/"))?);
        } else if let Some(name) = name.strip_suffix(".ftl").filter(|name| *name != TEMPLATE) {
            let text = fs::read_to_string(&path)?;
            let parsed = parser::parse_runtime(text);
            let file = parsed.map_err(|(_, errors)| Error::Failed(format!("{}: {errors:?}", path.display())))?;
            found.insert(format!("{within}{name}"), file);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Resource<String> {
        parser::parse_runtime(text.to_owned()).expect("it is Fluent")
    }

    #[test]
    fn missing_messages_are_filled_in_from_english() {
        let complete = [("page", "a = A\n    .more = M\nb = B"), (START, "loading = Loading")];
        let complete: Catalogues = complete.map(|(name, text)| (name.to_owned(), parse(text))).into();
        let own = [("page".to_owned(), parse("# A comment.\na = Ä"))].into();
        let language = Language::new("de", own, &complete).expect("there is a start");
        assert_eq!(language.missing, 3, "an attribute, a message, a message of the start");
        assert_eq!(language.catalogues["page"], "a = Ä\n    .more = M\nb = B\n");
        assert_eq!(language.start["loading"], "Loading");
    }

    #[test]
    fn texts_of_the_start_file_are_plain() {
        assert_eq!(plain_texts(&parse("a = Look for { $file }")).expect("it is plain")["a"], "Look for {file}");
        assert!(plain_texts(&parse("a = { $n ->\n   *[other] many\n}")).is_err());
    }

    #[test]
    fn texts_cannot_end_their_element() {
        let start = [("a".to_owned(), "</script>".to_owned())].into();
        let language = Language { tag: COMPLETE.into(), catalogues: BTreeMap::new(), start, missing: 0 };
        let languages = Languages(vec![language]);
        let texts = languages.start_texts(&["a"]);
        assert!(!texts.contains('<'), "{texts}");
        assert_eq!(serde_json::from_str::<Value>(&texts).expect("it is JSON")["en"]["a"], "</script>");
        assert_eq!(languages.english()["a"], "</script>");
    }
}

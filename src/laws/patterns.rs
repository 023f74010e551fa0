//! The patterns of an English catalogue, expanded into templates: literal text with holes for the arguments, one
//! template for each combination of variants.
//!
//! Called by `grammar`, which fits sentences to the templates. Knows no sentence and no game.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::{parser, unicode};

use super::grammar::number;

/// Literal text with holes for arguments, and what the variants chosen say of the arguments.
#[derive(Clone, Default)]
pub struct Template {
    pub parts: Vec<Part>,
    /// Conditions on arguments, by name.
    pub tests: Vec<(&'static str, Test)>,
}

#[derive(Clone)]
pub enum Part {
    Literal(String),
    /// The place of an argument.
    Hole(&'static str, Kind),
}

/// What can fill a hole.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// A number, a coordinate, a side, a noun, another message or a list of these.
    Any,
    Number,
    /// A noun in this form.
    Form(&'static str),
}

/// A condition on an argument, which selects a variant.
#[derive(Clone)]
pub enum Test {
    Is(&'static str),
    /// 1 or −1.
    One,
    /// Another number than these, and another than 1 if `not_one`.
    Number {
        not: Vec<i64>,
        not_one: bool,
    },
    /// Another text than these.
    Not(Vec<&'static str>),
    /// One of these values of `PERSON`.
    Person(Vec<&'static str>),
}

/// Keys of the variants of `PERSON`; see `words::Argument::Seat`.
const PERSONS: [&str; 4] = ["you", "you-all", "several", "other"];
/// Keys of the variants that a number selects.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The messages of a game.
pub struct Patterns {
    /// The patterns of all messages by id, and those of attributes by `id.attribute`.
    patterns: BTreeMap<String, Pattern<&'static str>>,
}

impl Patterns {
    /// Parses the files of an English catalogue.
    ///
    /// # Panics
    /// If they are not Fluent.
    pub fn new(files: &[&'static str]) -> Patterns {
        let mut patterns = BTreeMap::new();
        for file in files {
            for entry in parser::parse(*file).expect("our catalogues are Fluent").body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                message.value.into_iter().for_each(|value| _ = patterns.insert(id.to_owned(), value));
                for attribute in message.attributes {
                    patterns.insert(format!("{id}.{}", attribute.id.name), attribute.value);
                }
            }
        }
        Patterns { patterns }
    }

    /// Returns the texts of all messages without arguments, and of their attributes.
    pub fn nouns(&self) -> BTreeSet<String> {
        self.patterns.values().filter_map(plain).collect()
    }

    /// Returns the text of a noun in each of its forms.
    pub fn texts(&self, id: &str) -> Vec<String> {
        let own = |key: &str| key.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        let near = self.patterns.range(id.to_owned()..).take_while(|(key, _)| key.starts_with(id));
        near.filter(|(key, _)| own(key)).filter_map(|(_, pattern)| plain(pattern)).collect()
    }

    /// Returns the templates of a message or an attribute.
    ///
    /// # Panics
    /// If there is no such message.
    pub fn templates(&self, id: &str) -> Vec<Template> {
        let pattern = self.patterns.get(id).unwrap_or_else(|| panic!("the catalogue has no message “{id}”"));
        self.expand(pattern)
    }

    fn expand(&self, pattern: &Pattern<&'static str>) -> Vec<Template> {
        pattern.elements.iter().fold(vec![Template::default()], |begun, element| {
            let next = match element {
                PatternElement::TextElement { value } => vec![Template::literal(value)],
                PatternElement::Placeable { expression } => self.expand_expression(expression),
            };
            begun.iter().flat_map(|begun| next.iter().map(|next| begun.followed_by(next))).collect()
        })
    }

    fn expand_expression(&self, expression: &Expression<&'static str>) -> Vec<Template> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.expand_inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let mut all = Vec::new();
        for variant in variants {
            let test = test(selector, variants, variant);
            all.extend(self.expand(&variant.value).into_iter().map(|mut template| {
                template.tests.extend(test.clone());
                template
            }));
        }
        all
    }

    fn expand_inline(&self, inline: &InlineExpression<&'static str>) -> Vec<Template> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                vec![Template::literal(&unicode::unescape_unicode_to_string(value))]
            }
            InlineExpression::NumberLiteral { value } => vec![Template::literal(value)],
            InlineExpression::VariableReference { id } => vec![Template::hole(id.name, Kind::Any)],
            InlineExpression::FunctionReference { id, arguments } => match (id.name, &arguments.positional[..]) {
                ("SIGNED", [of]) => vec![Template::hole(variable(of), Kind::Number)],
                ("FORM", [of, InlineExpression::StringLiteral { value: form }]) => {
                    vec![Template::hole(variable(of), Kind::Form(form))]
                }
                (name, _) => panic!("{name} inserts no text"),
            },
            InlineExpression::MessageReference { id, attribute: None } => self.templates(id.name),
            InlineExpression::MessageReference { id, attribute: Some(attribute) } => {
                self.templates(&format!("{}.{}", id.name, attribute.name))
            }
            InlineExpression::Placeable { expression } => self.expand_expression(expression),
            InlineExpression::TermReference { id, .. } => panic!("the catalogue has no term “{}”", id.name),
        }
    }

    /// Returns the literal text of a message between its two arguments.
    pub fn literal(&self, id: &str) -> String {
        let template = self.templates(id).swap_remove(0);
        let literal = template.parts.into_iter().find_map(|part| match part {
            Part::Literal(text) => Some(text),
            Part::Hole(..) => None,
        });
        literal.expect("items are joined by a text")
    }

    /// Returns the texts of all nouns in this form: the attribute, or the noun itself if it has no such attribute.
    pub fn nouns_in(&self, form: &str) -> BTreeSet<String> {
        let nouns = self.patterns.keys().filter(|key| !key.contains('.'));
        let inflected = nouns.filter_map(|id| {
            let formed = self.patterns.get(&format!("{id}.{form}"));
            formed.or_else(|| self.patterns.get(id)).and_then(plain)
        });
        inflected.collect()
    }
}

impl Part {
    /// Returns the form of a noun that the hole takes, if it takes one.
    pub fn form(&self) -> Option<&'static str> {
        match self {
            Part::Hole(_, Kind::Form(form)) => Some(form),
            _ => None,
        }
    }
}

impl Template {
    fn literal(text: &str) -> Template {
        Template { parts: vec![Part::Literal(text.to_owned())], tests: Vec::new() }
    }

    fn hole(name: &'static str, kind: Kind) -> Template {
        Template { parts: vec![Part::Hole(name, kind)], tests: Vec::new() }
    }

    fn followed_by(&self, next: &Template) -> Template {
        Template {
            parts: self.parts.iter().chain(&next.parts).cloned().collect(),
            tests: self.tests.iter().chain(&next.tests).cloned().collect(),
        }
    }
}

/// Returns the text of a pattern without arguments.
fn plain(pattern: &Pattern<&'static str>) -> Option<String> {
    let text = |element: &PatternElement<&'static str>| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(text).collect()
}

/// Returns the name of a variable.
fn variable(expression: &InlineExpression<&'static str>) -> &'static str {
    match expression {
        InlineExpression::VariableReference { id } => id.name,
        _ => panic!("only variables are selected, inflected or signed"),
    }
}

fn key(variant: &Variant<&'static str>) -> &'static str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Returns the variable that a selector is about and the condition for this of its variants; `None` if the text of the
/// argument tells nothing of it.
fn test(
    selector: &InlineExpression<&'static str>,
    variants: &[Variant<&'static str>],
    variant: &Variant<&'static str>,
) -> Option<(&'static str, Test)> {
    let own = key(variant);
    let others: Vec<&'static str> = variants.iter().map(key).filter(|other| *other != own).collect();
    match selector {
        InlineExpression::FunctionReference { id, arguments } if id.name == "PERSON" => {
            let left = PERSONS.into_iter().filter(|person| !others.contains(person));
            let persons = if variant.default { left.collect() } else { vec![own] };
            Some((variable(&arguments.positional[0]), Test::Person(persons)))
        }
        InlineExpression::FunctionReference { .. } => None,
        _ => {
            let is_numeric = |key: &str| PLURALS.contains(&key) || number(key).is_some();
            let numeric = is_numeric(own) && others.iter().all(|other| is_numeric(other));
            let test = match own {
                "one" if numeric => Test::One,
                _ if !variant.default => Test::Is(own),
                _ if numeric => {
                    let not = others.iter().filter_map(|other| number(other)).collect();
                    Test::Number { not, not_one: others.contains(&"one") }
                }
                _ => Test::Not(others),
            };
            Some((variable(selector), test))
        }
    }
}

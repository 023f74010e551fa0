//! A catalogue: the messages of one language, in the format of [Project Fluent].
//!
//! Read from `public/locales/<language>/*.ftl`. The page fetches those files; tests and commands have the English ones
//! compiled in (`english.rs`). The catalogue decides all grammar: person, number, case and word order. Knows neither a
//! game nor where its files come from.
//!
//! Fluent was chosen over MessageFormat 2 (`mf2` 3.0) and `leptos_i18n` 0.6: translators have tools for it, it also
//! works outside the page (transcripts, commands), and its files can be loaded at run time. It adds 43 kB (brotli) to
//! each program, which in return no longer contains the texts.
//!
//! [Project Fluent]: https://projectfluent.org

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentType};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use fluent_syntax::parser::ParserError;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::{CharacterDirection, LanguageIdentifier, LanguageIdentifierError};

use crate::engine::Seat;

use super::message::{Argument, Message};
use super::{FIRST_STRONG_ISOLATE, Speaker, isolate};

/// The messages of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// Whether the language is written from right to left.
    is_rtl: bool,
}

/// The reasons why a catalogue cannot be read.
#[derive(Debug)]
pub enum CatalogueError {
    LanguageTag(LanguageIdentifierError),
    Syntax(Vec<ParserError>),
    /// A message is defined twice.
    Message(Vec<FluentError>),
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The first errors explain the others.
        match self {
            CatalogueError::LanguageTag(error) => write!(out, "{error}"),
            CatalogueError::Syntax(errors) => write!(out, "{:?}", &errors[..errors.len().min(3)]),
            CatalogueError::Message(errors) => write!(out, "{:?}", &errors[..errors.len().min(3)]),
        }
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Catalogue({:?})", self.bundle.locales)
    }
}

impl Default for Catalogue {
    /// Returns a catalogue without messages.
    fn default() -> Catalogue {
        Catalogue { bundle: FluentBundle::new_concurrent(Vec::new()), is_rtl: false }
    }
}

impl Catalogue {
    /// Parses the files of a language, which is identified by its BCP 47 tag.
    ///
    /// # Errors
    /// If the tag or the syntax of a file is invalid, or if a message is defined twice, even in different files.
    pub fn read<'f>(language: &str, files: impl IntoIterator<Item = &'f str>) -> Result<Catalogue, CatalogueError> {
        let language = language.parse().map_err(CatalogueError::LanguageTag)?;
        let language: LanguageIdentifier = language;
        let is_rtl = language.character_direction() == CharacterDirection::RTL;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Names written in the other direction are isolated (`super::isolated`, `Catalogue::name`); all other arguments
        // are in the sentence's language.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(if is_rtl { format_rtl } else { format }));
        let added = [
            bundle.add_function("PERSON", person),
            bundle.add_function("FORM", form),
            bundle.add_function("SIGNED", if is_rtl { signed_rtl } else { signed }),
        ];
        added.into_iter().collect::<Result<(), _>>().map_err(|error| CatalogueError::Message(vec![error]))?;
        for file in files {
            let file =
                FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| CatalogueError::Syntax(errors))?;
            bundle.add_resource(file).map_err(CatalogueError::Message)?;
        }
        Ok(Catalogue { bundle, is_rtl })
    }

    /// Whether the catalogue has a message, or an attribute of one (`id.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// Formats a message that takes no arguments, or an attribute (`id.attribute`). Returns the id if it is missing.
    ///
    /// # Panics
    /// In debug builds, if it is missing.
    pub fn text(&self, id: &str) -> String {
        self.render(id, None).unwrap_or_else(|| missing(id))
    }

    /// Formats a message for the speaker's reader. Returns its id if it is missing.
    ///
    /// # Panics
    /// In debug builds, if it is missing.
    pub fn say(&self, message: &Message, speaker: &Speaker) -> String {
        let mut arguments = FluentArgs::with_capacity(message.arguments.len());
        for (name, argument) in &message.arguments {
            arguments.set(*name, self.value(argument, speaker));
        }
        self.render(message.id, Some(&arguments)).unwrap_or_else(|| missing(message.id))
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        match attribute {
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
            None => message.value(),
        }
    }

    fn render(&self, id: &str, arguments: Option<&FluentArgs>) -> Option<String> {
        let pattern = self.pattern(id)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, arguments, &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text)
    }

    fn value(&self, argument: &Argument, speaker: &Speaker) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => FluentValue::from(*number as f64),
            Argument::Seat(seat) if is_automaton(*seat, speaker) => self.noun(AUTOMATON).into(),
            Argument::Seat(seat) => {
                let person = if speaker.addresses(*seat) { "you" } else { "other" };
                Noun { text: self.name(*seat, speaker), forms: vec![(PERSON.into(), person.into())] }.into()
            }
            Argument::Seats(seats) => match seats[..] {
                [seat] => self.value(&Argument::Seat(seat), speaker),
                _ => {
                    let named = seats.iter().map(|seat| self.name(*seat, speaker));
                    let with_you = seats.iter().any(|seat| speaker.addresses(*seat));
                    let person = if with_you { "you-all" } else { "several" };
                    Noun { text: self.list(named), forms: vec![(PERSON.into(), person.into())] }.into()
                }
            },
            Argument::Noun(id) => self.noun(id).into(),
            Argument::List(items) => {
                let items = items.iter().map(|item| match self.value(item, speaker) {
                    FluentValue::Custom(noun) => noun_of(&*noun).map_or_else(String::new, |noun| noun.text.clone()),
                    FluentValue::Number(number) => figures(&number),
                    FluentValue::String(text) => text.into_owned(),
                    _ => String::new(),
                });
                FluentValue::from(self.list(items))
            }
            Argument::Message(message) => FluentValue::from(self.say(message, speaker)),
            Argument::Text(text) => FluentValue::from(text.clone()),
        }
    }

    /// Returns a player's name inside a sentence: for the reader, the message `you`.
    fn name(&self, seat: Seat, speaker: &Speaker) -> String {
        match speaker.addresses(seat) {
            true => self.text("you"),
            false if self.is_rtl && !speaker.name(seat).starts_with(FIRST_STRONG_ISOLATE) => {
                isolate(speaker.name(seat))
            }
            false => speaker.name(seat).to_owned(),
        }
    }

    /// Returns the noun whose text is the message `id` and whose forms are its attributes.
    fn noun(&self, id: &str) -> Noun {
        let attributes = self.bundle.get_message(id).into_iter().flat_map(|message| {
            let attributes = message.attributes().map(|attribute| attribute.id().to_owned());
            attributes.collect::<Vec<_>>()
        });
        let forms = attributes.map(|attribute| {
            let text = self.text(&format!("{id}.{attribute}"));
            (attribute, text)
        });
        Noun { text: self.text(id), forms: forms.collect() }
    }

    /// Joins items with the messages `list-pair` ("A and B"), `list-more` ("A, B") and `list-last` ("A, B and C").
    fn list(&self, items: impl Iterator<Item = String>) -> String {
        let mut items: Vec<String> = items.collect();
        let Some(last) = items.pop() else { return String::new() };
        let joining = if items.len() == 1 { "list-pair" } else { "list-last" };
        let join = |id, before: String, after: String| {
            let mut arguments = FluentArgs::new();
            arguments.set("before", before);
            arguments.set("after", after);
            self.render(id, Some(&arguments)).unwrap_or_else(|| missing(id))
        };
        match items.into_iter().reduce(|before, after| join("list-more", before, after)) {
            Some(before) => join(joining, before, last),
            None => last,
        }
    }
}

fn format(value: &FluentValue, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(figures(number)),
        _ => None,
    }
}

/// Formats a number for a right-to-left sentence, in which a sign would otherwise move behind its number.
fn format_rtl(value: &FluentValue, memoizer: &IntlLangMemoizer) -> Option<String> {
    format(value, memoizer).map(|figures| left_to_right(&figures))
}

fn left_to_right(figures: &str) -> String {
    match figures.starts_with(['+', '−']) {
        true => format!("\u{200e}{figures}"),
        false => figures.to_owned(),
    }
}

/// Formats a number with a proper minus sign, which is as wide as a plus.
fn figures(number: &FluentNumber) -> String {
    number.as_string().replace('-', "−")
}

/// Returns the substitute for a missing message: its id. Panics in debug builds.
fn missing(id: &str) -> String {
    debug_assert!(false, "the catalogue has no message “{id}”");
    id.to_owned()
}

/// Noun for a side that is moved by the rules.
const AUTOMATON: &str = "automaton";

/// Whether the seat is that of the automaton: it comes after all players.
fn is_automaton(seat: Seat, speaker: &Speaker) -> bool {
    seat.index() >= speaker.names.len()
}

/// Name of the form that selects the verb; see [`person`].
const PERSON: &str = "person";

/// A person or thing as an argument: the text to insert, and the forms that a sentence can request.
#[derive(Clone, PartialEq, Debug)]
struct Noun {
    text: String,
    /// Name and text of each form.
    forms: Vec<(String, String)>,
}

impl FluentType for Noun {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.text.clone().into()
    }
    fn as_string_threadsafe(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.text.clone().into()
    }
}

impl From<Noun> for FluentValue<'static> {
    fn from(noun: Noun) -> Self {
        FluentValue::Custom(Box::new(noun))
    }
}

fn noun_of(value: &(dyn FluentType + Send)) -> Option<&Noun> {
    value.as_any().downcast_ref()
}

fn form_of<'a>(value: Option<&FluentValue<'a>>, name: &str) -> Option<String> {
    let Some(FluentValue::Custom(noun)) = value else { return None };
    noun_of(&**noun)?.forms.iter().find(|(key, _)| key == name).map(|(_, form)| form.clone())
}

/// Implements `PERSON($who)`, which selects the form of the verb: `you`, `you-all`, `several` or `other`.
fn person<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    form_of(values.first(), PERSON).unwrap_or_else(|| "other".into()).into()
}

/// Implements `FORM($noun, "plural")`: the attribute of the noun's message, or the noun itself if there is none.
fn form<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(name)) = values.get(1) else { return FluentValue::Error };
    match form_of(values.first(), name) {
        Some(form) => form.into(),
        None => values[0].clone(),
    }
}

/// Implements `SIGNED($points)`: a number with its sign, "+3" or "−4".
fn signed<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values.first() {
        Some(FluentValue::Number(number)) => super::numbers::signed(number.value as i32).into(),
        _ => FluentValue::Error,
    }
}

/// Implements `SIGNED($points)` in a right-to-left language.
fn signed_rtl<'a>(values: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    match signed(values, named) {
        FluentValue::String(figures) => left_to_right(&figures).into(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;
    use crate::message;

    const TEA: &str = "
you = you
list-pair = { $before } and { $after }
list-more = { $before }, { $after }
list-last = { $before } and { $after }
tea-black = black tea
    .plural = black teas
planted = { PERSON($who) ->
    [you] You plant { $count ->
        [one] a marker
       *[other] { $count } markers
    }
   *[other] { $who } plants { $count ->
        [one] a marker
       *[other] { $count } markers
    }
}
won = { PERSON($who) ->
    [you-all] { $who } win together, { SIGNED($points) }
    [several] { $who } win, { SIGNED($points) }
    [you] You win, { SIGNED($points) }
   *[other] { $who } wins, { SIGNED($points) }
}
sold = { $count ->
    [one] one { $tea }
   *[other] { $count } { FORM($tea, \"plural\") }
}
goods = { $goods }
";

    fn said(reader: Viewer, message: Message) -> String {
        let catalogue = Catalogue::read("en", [TEA]).expect("it is Fluent");
        let names = ["Asha", "Bao", "Clara"].map(String::from);
        catalogue.say(&message, &Speaker { words: &catalogue, names: &names, reader })
    }

    #[test]
    fn the_reader_is_called_you_and_others_by_name() {
        let reader = Viewer::Seat(Seat(0));
        assert_eq!(said(reader, message!("planted", who: Seat(0), count: 1u8)), "You plant a marker");
        assert_eq!(said(reader, message!("planted", who: Seat(1), count: 2u8)), "Bao plants 2 markers");
        let (all, others) = (vec![Seat(2), Seat(0), Seat(1)], vec![Seat(1), Seat(2)]);
        assert_eq!(said(reader, message!("won", who: all, points: 3u8)), "Clara, you and Bao win together, +3");
        assert_eq!(said(reader, message!("won", who: others, points: -4)), "Bao and Clara win, −4");
        assert_eq!(said(reader, message!("won", who: vec![Seat(0)], points: 0)), "You win, +0");
    }

    #[test]
    fn nouns_have_the_forms_of_their_messages() {
        let tea = || Argument::Noun("tea-black");
        assert_eq!(said(Viewer::Public, message!("sold", count: 1u8, tea: tea())), "one black tea");
        assert_eq!(said(Viewer::Public, message!("sold", count: 2u8, tea: tea())), "2 black teas");
        let goods = vec![tea(), Argument::Number(-2), Argument::Text("rum".into())];
        assert_eq!(said(Viewer::Public, message!("goods", goods: goods)), "black tea, −2 and rum");
    }

    #[test]
    fn a_right_to_left_sentence_isolates_names_and_keeps_signs_before_their_numbers() {
        let file = "you = أنت\nwon = { $who }: { SIGNED($points) }, { $more }";
        let catalogue = Catalogue::read("ar", [file]).expect("it is Fluent");
        let names = ["Asha".to_owned(), "\u{2068}ليلى\u{2069}".to_owned()];
        let say = |seat| {
            let message = message!("won", who: Seat(seat), points: 3u8, more: -4);
            catalogue.say(&message, &Speaker { words: &catalogue, names: &names, reader: Viewer::Public })
        };
        assert_eq!(say(0), "\u{2068}Asha\u{2069}: \u{200e}+3, \u{200e}−4");
        assert_eq!(say(1), "\u{2068}ليلى\u{2069}: \u{200e}+3, \u{200e}−4");
    }

    #[test]
    fn invalid_catalogues_are_refused() {
        assert!(Catalogue::read("en", ["planted"]).is_err(), "no message");
        assert!(Catalogue::read("en", ["a = b", "a = c"]).is_err(), "a message twice");
        assert!(Catalogue::read("so many", [""]).is_err(), "no language");
        assert!(!Catalogue::read("en", ["a = b"]).expect("it is Fluent").has("a.b"));
    }
}

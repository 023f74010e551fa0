//! A catalogue: the messages of one language, as [Project Fluent] writes them.
//!
//! Read from `public/locales/<language>/*.ftl`. The page fetches those files; tests and commands have the English ones
//! compiled in (`english.rs`). What the catalogue decides is grammar: person, number, case, order of words. Knows
//! neither a game nor where its files come from.
//!
//! Fluent was chosen over MessageFormat 2 (`mf2` 3.0) and `leptos_i18n` 0.6: it has the tools that translators know,
//! is rendered outside the page as well (transcripts, commands), and takes files that come late. It adds 43 kB of
//! brotli to a program, and the words leave it.
//!
//! [Project Fluent]: https://projectfluent.org

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentType};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use crate::engine::Seat;

use super::Speaker;
use super::message::{Argument, Message};

/// The messages of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

/// Why a catalogue cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueError(String);

impl fmt::Display for CatalogueError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
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
        Catalogue { bundle: FluentBundle::new_concurrent(Vec::new()) }
    }
}

impl Catalogue {
    /// Reads the files of a language, named by its BCP 47 tag. A message may be defined in one of them only.
    ///
    /// # Errors
    /// When the tag is not one, a file is not in Fluent's syntax or a message is defined twice.
    pub fn read<'f>(language: &str, files: impl IntoIterator<Item = &'f str>) -> Result<Catalogue, CatalogueError> {
        let language = language.parse().map_err(|_| CatalogueError(format!("“{language}” is not a language tag")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Names of the other direction come isolated (`super::isolated`); all else is in the language of the sentence.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(figures(number)),
            _ => None,
        }));
        let added = [
            bundle.add_function("PERSON", person),
            bundle.add_function("FORM", form),
            bundle.add_function("SIGNED", signed),
        ];
        added.into_iter().collect::<Result<(), _>>().map_err(|error| told(&[error]))?;
        for file in files {
            let file = FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| told(&errors))?;
            bundle.add_resource(file).map_err(|errors| told(&errors))?;
        }
        Ok(Catalogue { bundle })
    }

    /// Whether the catalogue has a message, or an attribute of one (`id.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// Returns a message without arguments, or an attribute of one (`id.attribute`). A missing one gives its id.
    pub fn text(&self, id: &str) -> String {
        self.render(id, None).unwrap_or_else(|| missing(id))
    }

    /// Puts a message into words for a reader. A missing one gives its id.
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

    /// Returns a player's name inside a sentence; that of the reader is the message `you`.
    fn name(&self, seat: Seat, speaker: &Speaker) -> String {
        if speaker.addresses(seat) { self.text("you") } else { speaker.name(seat).to_owned() }
    }

    /// Returns a noun with its forms: a message with its attributes.
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

    /// Joins a list as the language does, by `list-pair` ("A and B"), `list-more` ("A, B") and `list-last` ("A, B and
    /// C").
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

/// Formats a number: a minus sign is as wide as a plus.
fn figures(number: &FluentNumber) -> String {
    number.as_string().replace('-', "−")
}

fn told(errors: &[impl fmt::Debug]) -> CatalogueError {
    CatalogueError(format!("{:?}", &errors[..errors.len().min(3)]))
}

fn missing(id: &str) -> String {
    debug_assert!(false, "the catalogue has no message “{id}”");
    id.to_owned()
}

/// The noun of a side that has no player: a seat after the last.
const AUTOMATON: &str = "automaton";

fn is_automaton(seat: Seat, speaker: &Speaker) -> bool {
    seat.index() >= speaker.names.len()
}

/// The form of a noun that says which person of the verb it takes.
const PERSON: &str = "person";

/// What stands for a person or a thing in a sentence: its text, and what the sentence may ask about it.
#[derive(Clone, PartialEq, Debug)]
struct Noun {
    text: String,
    /// Each by its name.
    forms: Vec<(String, String)>,
}

impl FluentType for Noun {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.text.clone().into()
    }
    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
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
    noun_of(&**noun)?.forms.iter().find(|(own, _)| own == name).map(|(_, form)| form.clone())
}

/// `PERSON($who)`: `you`, `you-all`, `several` or `other`, to select the verb by.
fn person<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    form_of(values.first(), PERSON).unwrap_or_else(|| "other".into()).into()
}

/// `FORM($what, "plural")`: an attribute of the noun's message; the noun itself where its message has none.
fn form<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(name)) = values.get(1) else { return FluentValue::Error };
    match form_of(values.first(), name) {
        Some(form) => form.into(),
        None => values[0].clone(),
    }
}

/// `SIGNED($points)`: a number with its sign, "+3" or "−4".
fn signed<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values.first() {
        Some(FluentValue::Number(number)) => super::numbers::signed(number.value as i32).into(),
        _ => FluentValue::Error,
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
    fn the_reader_is_spoken_to_and_others_are_named() {
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
    fn what_is_no_catalogue_is_refused() {
        assert!(Catalogue::read("en", ["planted"]).is_err(), "no message");
        assert!(Catalogue::read("en", ["a = b", "a = c"]).is_err(), "a message twice");
        assert!(Catalogue::read("so many", [""]).is_err(), "no language");
        assert!(!Catalogue::read("en", ["a = b"]).expect("it is Fluent").has("a.b"));
    }
}

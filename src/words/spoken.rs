//! Plays random games and renders all messages of each position for every reader. Called by the tests of the
//! catalogues. Knows no game.

use std::collections::BTreeSet;

use super::{Argument, Catalogue, Component, Message, Speaker, Topic};
use crate::engine::record::Seed;
use crate::engine::session::{Session, Setup};
use crate::engine::{Chance, Heuristic, Seat, Variant, Viewer};
use crate::message;
use crate::words::{Words, spoken_verb};

/// The messages rendered in random games.
#[derive(Default)]
pub struct Spoken {
    /// Ids of all messages, attributes and nouns used.
    pub ids: BTreeSet<String>,
    /// Texts in the format `kind: text`.
    pub texts: BTreeSet<String>,
}

impl Spoken {
    fn say(&mut self, kind: &str, message: &Message, words: &Catalogue, speaker: &Speaker) {
        self.note(message);
        let text = words.say(message, speaker);
        let odd = text.is_empty() || text.trim() != text || text.contains("  ") || text.contains(['{', '}', '⟨', '\n']);
        assert!(!odd, "{}: “{text}”", message.id);
        self.texts.insert(format!("{kind}: {text}"));
    }

    fn note(&mut self, message: &Message) {
        self.ids.insert(message.id.to_owned());
        message.arguments.iter().for_each(|(_, argument)| self.note_argument(argument));
    }

    fn note_argument(&mut self, argument: &Argument) {
        match argument {
            Argument::Noun(id) => _ = self.ids.insert((*id).to_owned()),
            Argument::List(items) => items.iter().for_each(|item| self.note_argument(item)),
            Argument::Message(message) => self.note(message),
            _ => {}
        }
    }

    fn component(&mut self, component: &Component, words: &Catalogue, speaker: &Speaker) {
        self.say("piece", &component.name, words, speaker);
        component.words.iter().for_each(|text| self.say("piece says", text, words, speaker));
        for figure in &component.figures {
            self.say("figure", &figure.label, words, speaker);
            self.say("value", &figure.value, words, speaker);
        }
    }
}

/// Plays `games` random games for each number of seats and each value of each option, and renders all messages at every
/// ply for every reader.
///
/// # Panics
/// If a text is empty or malformed, or if two legal actions or two lit parts of a position sound alike.
pub fn spoken<G: Words + Heuristic>(words: &Catalogue, games: u64) -> Spoken {
    sampled::<G>(words, games, G::INFO.seats.0..=G::INFO.seats.1, 1)
}

/// Like [`spoken`], but only for these numbers of seats. To save time in long games, renders the messages of a position
/// only at every `nth` ply; events are always rendered.
pub fn sampled<G: Words + Heuristic>(
    words: &Catalogue,
    games: u64,
    seats: impl IntoIterator<Item = u8>,
    nth: usize,
) -> Spoken {
    let mut spoken = Spoken::default();
    let names: Vec<String> = (1..=8).map(|number| format!("Name{number}")).collect();
    for seats in seats {
        let mut all = vec![G::Options::default()];
        for (choice, known) in G::Options::CHOICES.iter().enumerate() {
            let fits = (known.seats.0..=known.seats.1).contains(&seats);
            all.extend((0..known.values.len()).filter(|_| fits).map(|value| {
                let mut options = G::Options::default();
                options.set(choice, value);
                options
            }));
        }
        for (options, game) in all.iter().flat_map(|options| (0..games).map(move |game| (options, game))) {
            let setup = Setup { options: options.clone(), seats, seed: Seed::new(game) };
            let session = Session::<G>::new(setup).expect("setups fit");
            play(session, &names[..seats.into()], nth, words, &mut spoken);
        }
    }
    spoken
}

fn play<G: Words + Heuristic>(
    mut session: Session<G>,
    names: &[String],
    nth: usize,
    words: &Catalogue,
    spoken: &mut Spoken,
) {
    let (seats, rules) = (session.setup().seats, session.rules());
    let mut chance = Chance::stream(7);
    let readers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everyone]).collect();
    let public = Speaker { words, names, reader: Viewer::Public };
    let groups = G::components(&session.setup().options, seats, rules);
    for group in &groups {
        spoken.say("group", &group.name, words, &public);
        group.about.iter().for_each(|about| spoken.say("about", about, words, &public));
        group.components.iter().for_each(|component| spoken.component(component, words, &public));
        for table in &group.tables {
            spoken.say("table", &table.name, words, &public);
            let cells = table.rows.iter().flatten().flatten();
            table.head.iter().chain(cells).for_each(|cell| spoken.say("cell", cell, words, &public));
        }
    }
    G::PLACES.iter().for_each(|place| spoken.say("place", &Message::new(place), words, &public));
    let mut parts = BTreeSet::new();
    for ply in 0.. {
        let legal = session.legal();
        let listeners = if ply % nth == 0 || legal.is_empty() { &readers[..] } else { &[] };
        for &reader in listeners {
            let speaker = Speaker { words, names, reader };
            let view = session.view(reader);
            spoken.say("prompt", &G::prompt(&view, reader), words, &speaker);
            spoken.say("heading", &G::heading(&view), words, &speaker);
            let (mut lit, mut names) = (BTreeSet::new(), BTreeSet::new());
            if session.to_act().is_some_and(|seat| reader == Viewer::Seat(seat)) {
                for action in &legal {
                    let verb = G::verb(&view, action);
                    spoken.say("verb", &verb, words, &speaker);
                    let marks = G::marks(&view, action).into_iter();
                    let marked = marks.fold(verb, |name, mark| message!("list-more", before: name, after: mark));
                    spoken.say("action", &marked, words, &speaker);
                    let name = words.say(&spoken_verb::<G>(&view, &legal, action), &speaker);
                    assert!(names.insert(name.clone()), "two actions sound alike: “{name}”");
                    let mut presses = Vec::new();
                    G::presses(&view, action, &mut presses);
                    lit.extend(presses);
                    let forgone = G::forgoes(&view, &legal, action);
                    forgone.iter().for_each(|why| spoken.say("forgoes", why, words, &speaker));
                    let motive = G::motive(&view, action);
                    motive.iter().for_each(|why| spoken.say("motive", why, words, &speaker));
                }
                if legal.len() > 1 {
                    spoken.say("next", &G::next_press(&view, &legal), words, &speaker);
                    spoken.say("next", &G::next_press(&view, &legal[..2]), words, &speaker);
                }
            }
            let names: BTreeSet<String> = lit.iter().map(|part| words.say(&G::part(&view, *part), &speaker)).collect();
            assert_eq!(names.len(), lit.len(), "lit parts have one name: {names:?}");
            parts.extend(lit.iter().copied());
            for &part in &parts {
                spoken.say("part", &G::part(&view, part), words, &speaker);
                if !lit.contains(&part) {
                    spoken.say("refusal", &G::refuse(&view, part).why, words, &speaker);
                }
                let piece = G::piece(&view, part);
                let entry = G::entry(&view, piece);
                entry.iter().for_each(|entry| spoken.component(entry, words, &speaker));
                G::state_of_piece(&view, piece).iter().for_each(|now| spoken.say("now", now, words, &speaker));
            }
            for topic in Topic::all_of::<G>(seats) {
                G::facts(&view, topic).iter().for_each(|fact| spoken.say("fact", fact, words, &speaker));
            }
            for seat in Seat::all(seats) {
                for (name, value) in G::standings(&view, seat) {
                    spoken.say("standing", &name, words, &speaker);
                    spoken.say("value", &value, words, &speaker);
                }
            }
        }
        let Some(seat) = session.to_act() else { break };
        let mut weights = Vec::new();
        G::priors(session.state(), &legal, &mut weights);
        let action = match chance.below(3) {
            0 => legal[chance.index(legal.len())],
            _ => {
                let best = weights.iter().enumerate().max_by(|left, right| left.1.total_cmp(right.1));
                best.map_or(legal[0], |(index, _)| legal[index])
            }
        };
        session.act(seat, action).expect("it is legal");
        let step = session.steps().last().expect("one was made");
        for event in &step.events {
            for &reader in &readers {
                let Some(event) = G::redact(event, reader) else { continue };
                let Some(line) = G::line(&event, reader) else { continue };
                let speaker = Speaker { words, names, reader };
                spoken.say("line", &line.text, words, &speaker);
                line.aside.iter().for_each(|aside| spoken.say("aside", aside, words, &speaker));
            }
        }
    }
    let Some(outcome) = session.outcome() else { return };
    for &reader in &readers {
        let speaker = Speaker { words, names, reader };
        spoken.say("result", &G::result(&outcome, seats), words, &speaker);
        for closer in Seat::all(seats) {
            spoken.say("result", &G::result_by(&outcome, seats, closer), words, &speaker);
        }
        for seat in Seat::all(seats) {
            let honours = G::honours(&session.view(Viewer::Everyone), seat);
            honours.iter().for_each(|honour| spoken.say("honour", honour, words, &speaker));
        }
    }
}

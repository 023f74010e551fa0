//! The law of hearing: from what can be heard, a listener knows the position.
//!
//! A game tells what a viewer can know in sentences: heading, prompt, result and the facts of each topic. Here they are
//! formatted with the English catalogue, read back with the same catalogue as a grammar, and passed to a function of
//! the game's tests that builds the view again. Its only other source is the public setup. The law: the view it builds
//! is equal to the game's, at every position and for every viewer. So a player who only listens misses nothing.
//!
//! Each fact must have one reading among all messages that the game's facts consist of: what a program cannot tell
//! apart, a listener cannot either. Called by the tests of each game, `tests/hearing` in its folder; knows no game.

use std::collections::BTreeSet;
use std::fmt::Debug;

use crate::engine::record::Seed;
use crate::engine::session::{Session, Setup};
use crate::engine::{Chance, link};
use crate::words::{Message, Speaker, Title, Topic, english, words_of};

use super::grammar::Grammar;
use super::heard::Ear;
use super::play::{self, Manner};
use super::words::is_phrase;
use super::{Breach, Held, breach, law};

pub use super::heard::{Fact, Heard, Phrase};

/// Builds the view from what was heard; the error says what is missing. The seed of the setup is not the game's.
pub type Rebuild<G> = fn(&Setup<G>, &Heard) -> Result<<G as crate::engine::Game>::View, String>;

/// Positions of a game with other than the default options: one in this many is checked.
const SPARE: u32 = 64;
/// Number of positions of a game after which every second one is checked, then every third.
const STRETCH: u32 = 100;

/// Checks the law for a game: at every ply of games with the default options and each number of seats, in long ones at
/// fewer and fewer, and at some plies of games with all other options. The end is always checked.
///
/// `ids` are the messages that facts are and those that they contain.
///
/// # Panics
/// On the first [`Breach`].
pub fn check<G: Title>(ids: &[&'static str], rebuild: Rebuild<G>) {
    check_apart::<G>(&[], ids, rebuild, |_| ());
}

/// Like [`check`], with two differences. Facts are the messages `whole`, which contain only the `parts`: so a part such
/// as "A; or B" is never a second reading of a fact. And views are compared as `equate` leaves them, which makes equal
/// what a listener need not or may not tell apart.
///
/// # Panics
/// On the first [`Breach`].
pub fn check_apart<G: Title>(
    whole: &[&'static str],
    parts: &[&'static str],
    rebuild: Rebuild<G>,
    equate: fn(&mut G::View),
) {
    let files = english::files(G::INFO.id).expect("every game has words");
    let ids = [whole, parts].concat();
    let grammar = Grammar::new(&files, &play::names(play::NAMES.len() as u8), &ids).with_whole(whole);
    let missing = G::PLACES.iter().find(|place| !words_of(G::INFO.id).has(place));
    assert_eq!(missing, None, "places have names");
    for (setup, number) in play::setups::<G>(11).into_iter().zip(0..) {
        let default = setup.options == G::Options::default();
        let (manners, interval) = match default {
            true => (&[Manner::Random, Manner::Sensible][..], 1),
            false => (&[Manner::Sensible, Manner::Random, Manner::Keen][number as usize % 3..][..1], SPARE),
        };
        for &manner in manners {
            let mut session = Session::<G>::new(setup.clone()).expect("every setup can be played");
            let (mut chance, mut checked) = (Chance::stream(number), 0);
            loop {
                let legal = session.legal();
                if legal.is_empty() || chance.below(interval * (1 + checked / STRETCH)) == 0 {
                    checked += 1;
                    let held = position(&session, &grammar, rebuild, equate);
                    held.unwrap_or_else(|breach| panic!("{}{}", breach, place(&session)));
                }
                let Some(seat) = session.to_act() else { break };
                let action = play::choose(&session, &legal, manner, &mut chance);
                session.act(seat, action).expect("it is legal");
            }
        }
    }
}

fn place<G: Title>(session: &Session<G>) -> String {
    let (setup, link) = (play::describe(session.setup()), link::write(session, &[]));
    format!("\n  after ply {} of {setup}\n  {link}", session.plies())
}

/// Checks the law at the session's position for every viewer.
fn position<G: Title>(session: &Session<G>, grammar: &Grammar, rebuild: Rebuild<G>, equate: fn(&mut G::View)) -> Held {
    let seats = session.setup().seats;
    let setup = Setup { seed: Seed::new(0), ..session.setup().clone() };
    let names = play::names(seats);
    for viewer in play::viewers(seats) {
        let mut view = session.view(viewer);
        let ear = Ear { grammar, names: &names, viewer };
        let speaker = Speaker { words: words_of(G::INFO.id), names: &names, reader: viewer };
        let phrase = |message: Message| {
            grammar.learn(&message);
            Phrase::new(ear, speaker.say(&message))
        };
        let result = session.outcome().map(|outcome| phrase(G::result(&outcome, seats)));
        let (heading, prompt) = (phrase(G::heading(&view)), phrase(G::prompt(&view, viewer)));
        let topics = Topic::all_of::<G>(seats).map(|topic| Ok((topic, facts::<G>(&view, topic, &speaker, ear)?)));
        let heard = Heard { viewer, heading, prompt, result, topics: topics.collect::<Result<_, Breach>>()? };
        let rebuilt = rebuild(&setup, &heard);
        let said = || {
            let view = session.view(viewer);
            let texts = Topic::all_of::<G>(seats)
                .flat_map(|topic| speaker.say_all(&G::facts(&view, topic)).into_iter().map(move |text| (topic, text)));
            let texts: Vec<String> = texts.map(|(topic, text)| format!("{topic:?}: {text}")).collect();
            format!("{}\n{}\n{}", heard.heading.text, heard.prompt.text, texts.join("\n"))
        };
        let mut rebuilt = rebuilt.map_err(|why| {
            breach("what can be heard can be understood", format!("{why}, by {viewer:?}\n{}", said()))
        })?;
        equate(&mut rebuilt);
        equate(&mut view);
        law("what can be heard is the view", rebuilt == view, || {
            format!("{viewer:?}\n{}\n{}", difference(&rebuilt, &view), said())
        })?;
    }
    Ok(())
}

/// Returns the facts of a topic as they are heard.
fn facts<'a, G: Title>(view: &G::View, topic: Topic, speaker: &Speaker, ear: Ear<'a>) -> Result<Vec<Fact<'a>>, Breach> {
    let (mut facts, mut said) = (Vec::new(), BTreeSet::new());
    for message in G::facts(view, topic) {
        law("the catalogue has every message", speaker.words.has(message.id), || message.id)?;
        ear.grammar.learn(&message);
        let text = speaker.say(&message);
        let readings = ear.grammar.sentences(&text);
        let one = matches!(&readings[..], [reading] if reading.id == message.id);
        law("each fact has one reading", one, || format!("{}: “{text}”, read as {readings:?}", message.id))?;
        law("facts are sentences without full stops", is_phrase(&text) && !text.ends_with('.'), || text.clone())?;
        law("nothing is said twice on a topic", said.insert(text.clone()), || format!("{topic:?}: “{text}”"))?;
        facts.push(Fact::new(ear, readings[0].clone()));
    }
    Ok(facts)
}

/// Returns the first lines in which two values differ.
fn difference(rebuilt: &impl Debug, view: &impl Debug) -> String {
    let (rebuilt, view) = (format!("{rebuilt:#?}"), format!("{view:#?}"));
    let pairs = rebuilt.lines().zip(view.lines()).zip(1..);
    let unequal = pairs.filter(|((heard, seen), _)| heard != seen).take(8);
    let lines =
        unequal.map(|((heard, seen), line)| format!("line {line}: heard {}, seen {}", heard.trim(), seen.trim()));
    lines.collect::<Vec<_>>().join("\n")
}

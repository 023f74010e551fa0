//! Tests of the command line with the words of every language, and of choosing actions by number in random games.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Game, Viewer};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::Pressing;
use tea_table::table::command::{Command, Lexicon, Verb, fold};
use tea_table::table::pressing::{Commit, PressRefusal, Pressed, is_drafted};
use tea_table::words::{Catalogue, Title, Topic};

/// Ids of the words of the commands, in the order of [`Verb::ALL`].
const IDS: [&str; 15] = [
    "actions", "more", "result", "why", "hint", "question", "standing", "seat", "go", "next", "near", "last", "round",
    "words", "help",
];
/// Number of plies of each game in which every action is chosen.
const PLIES: usize = 60;

fn locales() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/public/locales"))
}

fn read(language: &str, name: &str) -> Catalogue {
    let file = |name: &str| {
        let path = locales().join(language).join(format!("{name}.ftl"));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    Catalogue::read(language, [file(name).as_str(), file("shared").as_str()])
        .unwrap_or_else(|error| panic!("{language}/{name}: {error}"))
}

struct Places;

impl Visitor for Places {
    type Output = &'static [&'static str];
    fn visit<G: Title>(self) -> Self::Output {
        G::PLACES
    }
}

#[test]
fn in_every_language_each_command_and_each_place_has_a_word_of_its_own() {
    let languages = fs::read_dir(locales()).expect("the folder can be read").flatten();
    for language in languages.map(|entry| entry.file_name().to_string_lossy().into_owned()) {
        let page = read(&language, "page");
        let words = IDS.map(|id| page.text(&format!("command-{id}")));
        let all: Vec<String> = words.iter().flat_map(|words| words.split_whitespace().map(fold)).collect();
        let distinct: BTreeSet<&String> = all.iter().collect();
        assert_eq!(distinct.len(), all.len(), "{language}: a word has two meanings: {words:?}");
        for info in SHELF {
            let game = read(&language, info.id);
            let places = visit(info.id, Places).expect("it is on the shelf");
            let topics = (0..).map(Topic::Place).zip(places.iter().map(|place| game.text(place)));
            let topics: Vec<(Topic, String)> = topics.collect();
            let lexicon = Lexicon::new(words.clone(), topics.clone());
            for (topic, name) in topics {
                assert_eq!(lexicon.parse(&name), Command::About(topic), "{language}, {}: {name}", info.id);
            }
            for (verb, words) in Verb::ALL.into_iter().zip(&words) {
                for word in words.split_whitespace() {
                    let meaning = lexicon.parse(word);
                    let needs_more = matches!(verb, Verb::Seat) && matches!(meaning, Command::Unknown(_));
                    assert!(
                        needs_more || !matches!(meaning, Command::Unknown(_) | Command::About(_) | Command::Choose(_)),
                        "{language}, {}: {word}: {meaning:?}",
                        info.id
                    );
                }
            }
        }
    }
}

/// Plays a random game and chooses every legal action of each decision by its index.
struct Choices;

impl Visitor for Choices {
    type Output = ();
    fn visit<G: Title>(self) {
        let seats = G::INFO.seats.0.max(2);
        let setup = Setup::<G> { options: Default::default(), seats, seed: Seed::new(11) };
        let mut session = Session::new(setup).expect("so many can play it");
        let mut chance = Chance::stream(3);
        for _ in 0..PLIES {
            let Some(seat) = session.to_act() else { break };
            let legal = session.legal();
            let view = session.view(Viewer::Seat(seat));
            for commit in [Commit::WhenConfirmed, Commit::AtOnce] {
                let fresh = Pressing::<G>::new(seat, view.clone(), &legal, commit);
                let mut used = fresh.clone();
                for action in &legal {
                    let is_drafted = is_drafted::<G>(&view, action);
                    choose(fresh.clone(), *action, is_drafted);
                    used = choose(used, *action, is_drafted);
                    used.cancel();
                }
            }
            session.act(seat, legal[chance.index(legal.len())]).expect("it is legal");
        }
    }
}

/// Chooses an action and checks that nothing is carried out, and that the action is ready or part of a draft; returns
/// the presses. A draft may refuse what contradicts it.
fn choose<G: Title>(mut pressing: Pressing<G>, action: <G as Game>::Action, is_drafted: bool) -> Pressing<G> {
    match (pressing.choose(action), is_drafted) {
        (Pressed::Changed, false) => assert_eq!(pressing.picker().ready(), Some(action), "{}: {action}", G::INFO.id),
        (Pressed::Changed, true) => assert!(pressing.draft().is_some(), "{}: {action}", G::INFO.id),
        (Pressed::Refused(PressRefusal::Said(_)), true) => {}
        (pressed, _) => panic!("{}: {action}: {pressed:?}", G::INFO.id),
    }
    pressing
}

#[test]
fn every_legal_action_can_be_chosen_by_its_number() {
    for info in SHELF {
        visit(info.id, Choices).expect("it is on the shelf");
    }
}

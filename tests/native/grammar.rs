//! The grammar of sentences about a person: the text of random games of every title is correct for "you", for a name
//! and for several people.
//!
//! The verbs are learned from the sentences: a word that follows a name in one reading and "You" in the other is a
//! verb, in both its forms. Then no "You" may be followed by the form for a name, and no name by the form for "you",
//! whatever adverb is between them.

use std::collections::{BTreeMap, BTreeSet};

use tea_table::engine::session::Session;
use tea_table::engine::{Chance, Seat, Viewer};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::laws::play::{self, Manner};
use tea_table::table::answer::{Asked, answer};
use tea_table::words::{Speaker, Title, YOU, english};

/// Returns the text with its first letter in upper case.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Games played with each setup; all titles together have about two hundred setups.
const GAMES: u64 = 2;
/// Interval, in plies, at which all questions and presses are read; the story is read in full.
const PLIES_BETWEEN_LOOKS: u32 = 9;
/// Verbs with the same form for every person.
const SAME_IN_BOTH_FORMS: [&str; 14] = [
    "may",
    "can",
    "cannot",
    "could",
    "would",
    "will",
    "must",
    "gave",
    "chose",
    "took",
    "fulfilled",
    "passed",
    "lost",
    "won",
];
/// Words that may be between a person and the verb.
const ADVERBS: [&str; 9] = ["alone", "also", "both", "each", "now", "only", "still", "then", "already"];

/// Words ending in s that may follow “You”.
const NOT_VERBS: [&str; 4] = ["always", "as", "this", "plus"];

/// All sentences, each once, as read by a person and by a spectator.
#[derive(Default)]
struct Sentences {
    sentences: BTreeSet<String>,
    /// The forms of verbs with "You", by their form with a name.
    verbs: BTreeMap<String, BTreeSet<String>>,
}

fn tokens(sentence: &str) -> Vec<String> {
    let parted = sentence.split_whitespace().flat_map(|word| {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '’' && letter != '$');
        let stop = word.ends_with([',', '.', ':', ';', '!', '?']).then(|| word[word.len() - 1..].to_owned());
        [Some(bare.to_owned()).filter(|bare| !bare.is_empty()), stop]
    });
    parted.flatten().collect()
}

impl Sentences {
    fn add(&mut self, sentence: &str) {
        if !sentence.is_empty() {
            self.sentences.insert(sentence.to_owned());
        }
    }

    /// Learns the forms of a verb from a sentence as a spectator reads it (`named`) and as the person in it does
    /// (`own`).
    fn add_verbs(&mut self, named: &str, own: &str, name: &str) {
        let (named, own) = (tokens(named), tokens(own));
        if let ([subject, they, ..], [you, verb, ..]) = (&named[..], &own[..])
            && subject == name
            && you == YOU
            && they.chars().all(char::is_alphabetic)
            && they != "and"
            && !ADVERBS.contains(&they.as_str())
        {
            self.verbs.entry(they.clone()).or_default().insert(verb.clone());
        }
    }
}

/// Collects everything that a table says to a reader at a position.
fn collect_sentences<G: Title>(
    said: &mut Sentences,
    session: &Session<G>,
    speaker: &Speaker,
    met: &mut BTreeSet<G::Part>,
) {
    let view = session.view(speaker.reader);
    said.add(&speaker.say(&G::prompt(&view, speaker.reader)));
    said.add(&speaker.say(&G::heading(&view)));
    if !session.to_act().is_some_and(|seat| speaker.is_you(seat)) {
        return;
    }
    let groups = G::components(&session.setup().options, session.setup().seats, session.rules());
    let groups = speaker.components(&groups);
    let mut parts: Vec<G::Part> = Vec::new();
    for action in session.legal() {
        said.add(&speaker.say(&G::verb(&view, &action)));
        G::presses(&view, &action, &mut parts);
    }
    let possible: BTreeSet<G::Part> = parts.into_iter().collect();
    met.extend(possible.iter().copied());
    for part in met.iter().copied() {
        said.add(&speaker.say(&G::part(&view, part)));
        if !possible.contains(&part) {
            said.add(&speaker.say(&G::refuse(&view, part).why));
        }
        let Some(answer) = answer::<G>(&view, &groups, Asked::Part(part), speaker) else { continue };
        answer.now.iter().for_each(|sentence| said.add(sentence));
    }
}

struct CollectSentences;

impl Visitor for CollectSentences {
    type Output = Sentences;
    fn visit<G: Title>(self) -> Sentences {
        let words = english::game(G::INFO.id);
        let mut sentences = Sentences::default();
        for game in 0..GAMES {
            for (number, setup) in (0..).zip(play::setups::<G>(game + 3)) {
                let seats = setup.seats;
                let names = play::names(seats);
                // A lesson calls its learner "you".
                let mut called_you = names.clone();
                called_you[0] = YOU.to_owned();
                let readers = || Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]);
                let mut session = Session::<G>::new(setup).expect("setups fit");
                let mut chance = Chance::stream(number * 7 + game);
                let mut met = BTreeSet::new();
                let manner = if number.is_multiple_of(2) { Manner::Sensible } else { Manner::Random };
                while let Some(seat) = session.to_act().filter(|_| session.plies() < 1200) {
                    if session.plies().is_multiple_of(PLIES_BETWEEN_LOOKS) {
                        readers().for_each(|reader| {
                            collect_sentences::<G>(
                                &mut sentences,
                                &session,
                                &Speaker { words, names: &names, reader },
                                &mut met,
                            );
                        });
                        collect_sentences::<G>(
                            &mut sentences,
                            &session,
                            &Speaker { words, names: &called_you, reader: Viewer::Public },
                            &mut met,
                        );
                    }
                    let action = play::choose(&session, &session.legal(), manner, &mut chance);
                    session.act(seat, action).expect("it is legal");
                }
                let public = Speaker { words, names: &names, reader: Viewer::Public };
                for event in session.steps().iter().flat_map(|step| &step.events) {
                    for (speaker, reader) in readers().map(|reader| (Speaker { words, names: &names, reader }, reader))
                    {
                        let Some(event) = G::redact(event, reader) else { continue };
                        let Some(line) = G::line(&event, reader) else { continue };
                        let line = speaker.line(&line);
                        sentences.add(&line.text);
                        // An aside follows its line and begins in lower case.
                        line.aside.iter().for_each(|aside| sentences.add(&capitalised(aside)));
                        if let (Viewer::Seat(seat), Some(named)) = (reader, G::line(&event, public.reader)) {
                            sentences.add_verbs(&public.line(&named).text, &line.text, &names[seat.index()]);
                        }
                    }
                    let speaker = Speaker { words, names: &called_you, reader: Viewer::Public };
                    let line = G::redact(event, Viewer::Public).and_then(|event| G::line(&event, speaker.reader));
                    line.iter().for_each(|line| sentences.add(&speaker.line(line).text));
                }
                if let Some(outcome) = session.outcome() {
                    let result = G::result(&outcome, seats);
                    for reader in readers() {
                        sentences.add(&Speaker { words, names: &names, reader }.say(&result));
                    }
                    sentences.add(&Speaker { words, names: &called_you, reader: Viewer::Public }.say(&result));
                }
            }
        }
        sentences
    }
}

/// The verb forms that go with a name, and those that go with "you" or with several people.
struct Verbs {
    they: BTreeSet<String>,
    you: BTreeSet<String>,
}

impl Verbs {
    fn new(learned: &BTreeMap<String, BTreeSet<String>>) -> Verbs {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<BTreeSet<_>>();
        let mut verbs =
            Verbs { they: own(&["has", "is", "was", "does", "wins"]), you: own(&["have", "are", "were", "do", "win"]) };
        for (they, you) in learned {
            if !SAME_IN_BOTH_FORMS.contains(&they.as_str()) && !they.ends_with([',', ':']) {
                verbs.they.insert(they.clone());
                verbs.you.extend(you.iter().cloned());
            }
        }
        verbs
    }

    fn fault(&self, sentence: &str, names: &[String]) -> Option<String> {
        let words = tokens(sentence);
        let is_name = |word: &str| names.iter().any(|name| name == word);
        let stops = [",", ".", ":", ";", "!", "?"];
        let verb_after = |at: usize| words[at + 1..].iter().find(|word| !ADVERBS.contains(&word.as_str()));
        for (at, word) in words.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| words[at].as_str());
            let begins = before.is_none_or(|before| stops.contains(&before) && before != ",");
            let Some(verb) = verb_after(at) else { continue };
            let listed = before == Some("and") && at >= 2 && {
                let first = words[at - 2].as_str();
                is_name(first) || first == YOU || first == "you"
            };
            let person = is_name(word) || word == YOU || word == "you";
            let wrong = match word.as_str() {
                _ if person && listed => self.they.contains(verb),
                "You" => {
                    self.they.contains(verb)
                        || verb.ends_with('s') && !verb.ends_with("ss") && !NOT_VERBS.contains(&verb.as_str())
                }
                // Within a sentence "you" may be an object before a noun: "costs you steps". "Neither of you has" is
                // about one person.
                "you" => before != Some("of") && ["has", "is", "was", "does"].contains(&verb.as_str()),
                _ if is_name(word) && begins => self.you.contains(verb) && !self.they.contains(verb),
                _ => false,
            };
            if wrong {
                return Some(format!("{word} … {verb}"));
            }
        }
        let first = words.first()?;
        // "Their" may refer to a player who is only called "player".
        let about_you = first == YOU && !sentence.contains("and ") && !sentence.contains("player");
        (first == "you" || first == "your")
            .then(|| "begins small".to_owned())
            .or_else(|| sentence.contains("You’s").then(|| "possessive".to_owned()))
            .or_else(|| {
                let other = [" their ", " his ", " her ", " themselves"].into_iter().find(|of| sentence.contains(of));
                other.filter(|_| about_you).map(|of| format!("You … {of}"))
            })
            .or_else(|| {
                let many = words.iter().any(|word| word == YOU) && words.iter().skip(1).any(|word| word == YOU);
                (many && !sentence.contains(['.', ':', ';', '“'])).then(|| "a capital inside".to_owned())
            })
    }
}

#[test]
fn verbs_agree_with_their_subjects() {
    let mut faults = Vec::new();
    for info in SHELF {
        let collected = visit(info.id, CollectSentences).expect("it is in the catalogue");
        let verbs = Verbs::new(&collected.verbs);
        println!("{}: {} sentences, verbs {:?}", info.id, collected.sentences.len(), collected.verbs);
        let names = play::names(info.seats.1.max(2));
        for sentence in &collected.sentences {
            faults.extend(verbs.fault(sentence, &names).map(|why| format!("{}: {sentence} ({why})", info.id)));
        }
        // A word with the same form for a name and for you is not a verb in the present tense.
        for (they, you) in &collected.verbs {
            let right = you.iter().all(|you| you != they) || SAME_IN_BOTH_FORMS.contains(&they.as_str());
            if !right {
                faults.push(format!("{}: “{they}” goes with a name and with you", info.id));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn disagreements_are_detected() {
    let learned = [("takes", "take"), ("pays", "pay"), ("has", "have")];
    let learned = learned.map(|(they, you)| (they.to_owned(), BTreeSet::from([you.to_owned()]))).into();
    let verbs = Verbs::new(&learned);
    let names = ["Asha", "Bao"].map(str::to_owned);
    let is_wrong = |sentence: &str| verbs.fault(sentence, &names).is_some();
    for wrong in [
        "You alone has fulfilled an allegiance and is Governor, with 38 blue.",
        "You has most red: 41.",
        "You takes 3 points",
        "Bao have no Clipper",
        "Bao still have no Clipper",
        "Asha and Bao takes the title",
        "You and Bao has 38 blue",
        "you and Bao share the title",
        "You’s turn",
        "Most cards are red: you is Pirate King.",
        "You store their tea",
        "It is over. Bao take both titles",
    ] {
        assert!(is_wrong(wrong), "{wrong}");
    }
    for right in [
        "Only you fulfilled your allegiance: you are Governor, with 38 blue.",
        "You have the most red: 41.",
        "Bao takes 3 points",
        "Asha and Bao take the title",
        "Bao offers you steps",
        "Bao may take the title",
        "You pass",
        "You are Governor, and Bao is Pirate King.",
    ] {
        assert!(!is_wrong(right), "{right}: {:?}", verbs.fault(right, &names));
    }
}

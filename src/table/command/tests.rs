//! Tests of the command line with words of English and German.

use super::*;

const ENGLISH: [&str; 15] = [
    "actions list",
    "more",
    "result",
    "why",
    "hint",
    "question",
    "standing",
    "seat player",
    "go",
    "next",
    "near",
    "last",
    "round",
    "words",
    "help",
];
const GERMAN: [&str; 15] = [
    "aktionen liste",
    "mehr",
    "ergebnis",
    "warum",
    "tipp",
    "frage",
    "stand",
    "sitz",
    "gehe",
    "nächstes",
    "nahe",
    "zuletzt",
    "runde",
    "worte",
    "hilfe",
];
const ASHA: Topic = Topic::Side(Seat(0));
const BAO: Topic = Topic::Side(Seat(1));
const TRAIN: Topic = Topic::Place(0);
const MARKET: Topic = Topic::Place(1);

fn lexicon(words: [&str; 15]) -> Lexicon {
    let topics = [(ASHA, "Asha"), (BAO, "\u{2068}Bao\u{2069}"), (TRAIN, "The train"), (MARKET, "Tea market")];
    Lexicon::new(words.map(str::to_owned), topics.map(|(topic, name)| (topic, name.to_owned())).to_vec())
}

fn parse(line: &str) -> Command {
    lexicon(ENGLISH).parse(line)
}

fn unknown(nearest: &[&str]) -> Command {
    Command::Unknown(nearest.iter().map(|word| (*word).to_owned()).collect())
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn commands_are_words_with_what_they_are_about() {
    assert_eq!(parse("actions"), Command::Actions(String::new()));
    assert_eq!(parse("  LIST   Plant  uva "), Command::Actions("plant uva".to_owned()));
    assert_eq!(parse("result"), Command::Result(None));
    assert_eq!(parse("result 12"), Command::Result(Some(12)));
    assert_eq!(parse("why Kandy"), Command::WhyNot("kandy".to_owned()));
    assert_eq!(parse("why hint"), Command::Hint);
    assert_eq!(parse("go uva 2"), Command::Go("uva 2".to_owned()));
    assert_eq!(parse("next ready"), Command::Next("ready".to_owned()));
    assert_eq!(parse(""), Command::More);
    let bare = ["more", "hint", "question", "standing", "near", "last", "round", "words", "help"];
    let meanings = [
        Command::More,
        Command::Hint,
        Command::Question,
        Command::Standing,
        Command::Near,
        Command::LastMove,
        Command::LastRound,
        Command::Words,
        Command::Help,
    ];
    assert_eq!(bare.map(parse), meanings);
}

#[test]
fn numbers_alone_choose_actions() {
    assert_eq!(parse("7"), Command::Choose(vec![7]));
    assert_eq!(parse(" ١٢ "), Command::Choose(vec![12]), "Arabic digits");
    assert_eq!(parse("3 17  3"), Command::Choose(vec![3, 17, 3]));
    assert_eq!(parse("3 uva"), unknown(&["help"]));
    assert_eq!(parse("99999999999999999999999"), unknown(&["help"]));
}

#[test]
fn the_beginning_of_a_word_is_enough_if_no_other_begins_like_that() {
    assert_eq!(parse("act"), Command::Actions(String::new()));
    assert_eq!(parse("ne"), unknown(&["next", "near"]));
    assert_eq!(parse("hi"), Command::Hint);
    assert_eq!(parse("h"), unknown(&["hint", "help"]));
    assert_eq!(parse("s"), unknown(&["standing", "seat"]), "no word is offered twice");
    assert_eq!(parse("l"), unknown(&["list", "last"]));
}

#[test]
fn names_of_players_and_places_are_topics() {
    assert_eq!(parse("bao"), Command::About(BAO));
    assert_eq!(parse("seat 2"), Command::About(BAO));
    assert_eq!(parse("player a"), Command::About(ASHA));
    assert_eq!(parse("the train"), Command::About(TRAIN));
    assert_eq!(parse("train"), Command::About(TRAIN));
    assert_eq!(parse("market"), Command::About(MARKET));
    assert_eq!(parse("mar"), Command::About(MARKET));
    assert_eq!(parse("m"), unknown(&["more", "Tea market"]));
    assert_eq!(parse("seat 9"), unknown(&["Asha", "\u{2068}Bao\u{2069}"]));
    assert_eq!(parse("seat"), unknown(&["Asha", "\u{2068}Bao\u{2069}"]));
}

#[test]
fn of_an_unknown_line_the_nearest_commands_are_named() {
    assert_eq!(parse("hlep"), unknown(&["help"]));
    assert_eq!(parse("standings"), unknown(&["standing"]));
    assert_eq!(parse("bbo"), unknown(&["\u{2068}Bao\u{2069}"]));
    assert_eq!(parse("xyzzy"), unknown(&["help"]));
}

#[test]
fn the_words_are_those_of_the_language_and_need_no_accents() {
    let parse = |line: &str| lexicon(GERMAN).parse(line);
    assert_eq!(parse("Nachstes Feld"), Command::Next("feld".to_owned()));
    assert_eq!(parse("nächstes Feld"), Command::Next("feld".to_owned()));
    assert_eq!(parse("sitz 1"), Command::About(ASHA));
    assert_eq!(parse("warum tipp"), Command::Hint);
    assert_eq!(parse("st"), Command::Standing);
    assert_eq!(lexicon(GERMAN).word(Verb::Next), "nächstes");
    assert_eq!(fold("Łódź  ÉTÉ Ñandú"), "lodz ete nandu");
    assert_eq!(fold("الأفعال"), fold("الافعال"));
}

#[test]
fn the_best_names_are_found_and_the_next_follows() {
    let names = strings(&["Uva 2, tea", "Kandy 1", "Uva 1, ready", "The road to Uva 2", "Kandy 10"]);
    assert_eq!(best(&names, "kandy 1"), [1], "an equal name comes before those that begin with it");
    assert_eq!(best(&names, "uva"), [0, 2]);
    assert_eq!(best(&names, "uva road"), [3]);
    assert_eq!(best(&names, "eady"), [2]);
    assert_eq!(best(&names, "galle"), [0; 0]);
    assert_eq!(containing(&names, "uva"), [0, 2, 3]);
    assert_eq!(containing(&names, ""), [0, 1, 2, 3, 4]);
    let matches = [0, 2, 3];
    assert_eq!(
        [None, Some(0), Some(1), Some(3)].map(|here| following(&matches, here).expect("there are some")),
        [0, 2, 2, 0]
    );
    assert_eq!(following(&[], Some(1)), None);
}

#[test]
fn a_summary_is_told_first_and_the_rest_on_asking_again() {
    let facts = || strings(&["12 points", "3 rupees", "Uva 2", "Kandy 1", "2 cards"]);
    let mut telling = Telling::default();
    let mut ask = |topic, ply| {
        let Told { lines, left } = telling.about(topic, ply, facts());
        (lines.len(), left)
    };
    assert_eq!(ask(ASHA, 4), (3, 2));
    assert_eq!(ask(ASHA, 4), (2, 0));
    assert_eq!(ask(ASHA, 4), (3, 2), "and from the beginning");
    assert_eq!(ask(BAO, 4), (3, 2));
    assert_eq!(ask(ASHA, 4), (3, 2));
    assert_eq!(ask(ASHA, 5), (3, 2), "at another moment the facts are others");
    assert_eq!(telling.more().lines, ["Kandy 1", "2 cards"]);
    assert_eq!(telling.more(), Told::default());
    assert_eq!(telling.about(TRAIN, 5, Vec::new()), Told::default());
}

#[test]
fn a_list_is_told_page_by_page() {
    let lines: Vec<String> = (1..=18).map(|number| number.to_string()).collect();
    let mut telling = Telling::default();
    let first = telling.begin(lines);
    assert_eq!((first.lines.len(), first.left), (8, 10));
    assert_eq!(telling.more().lines[0], "9");
    assert_eq!(telling.more(), Told { lines: strings(&["17", "18"]), left: 0 });
    assert_eq!(telling.about(ASHA, 1, strings(&["12 points"])).lines, ["12 points"]);
}

#[test]
fn a_round_begins_after_the_last_turn_but_one_in_progress() {
    let last_turn = |seats: &[u8]| last_turn(&seats.iter().copied().map(Seat).collect::<Vec<_>>(), Seat(0));
    assert_eq!(last_turn(&[]), 0);
    assert_eq!(last_turn(&[1, 2]), 0);
    assert_eq!(last_turn(&[0, 0, 1, 2]), 2);
    assert_eq!(last_turn(&[0, 0, 1, 2, 0]), 2, "the turn in progress is no earlier one");
    assert_eq!(last_turn(&[0, 1, 0, 0, 2, 2]), 4);
}

#[test]
fn standings_are_told_by_category() {
    let pairs = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let sides = [
        ("Asha".to_owned(), pairs(&[("in Uva", "first"), ("rupees", "3")])),
        ("Bao".to_owned(), pairs(&[("rupees", "5")])),
    ];
    let told = by_category(&sides);
    assert_eq!(told[0], ("rupees".to_owned(), pairs(&[("Asha", "3"), ("Bao", "5")])));
    assert_eq!(told[1], ("in Uva".to_owned(), pairs(&[("Asha", "first")])));
}

//! Links as people send them: every kind of link, mangled in every way that mail, chat and hand copying can, still
//! opens; a truncated one is recognised.

use proptest::prelude::*;
use tea_table::engine::record::{Player, RecordError, Seed, Unreadable};
use tea_table::engine::{Chance, link};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::laws::fuzz::{self, Input};
use tea_table::table::matches::{Match, MatchError, Scoring, Terms, packet};
use tea_table::table::route::Route;
use tea_table::table::{Table, envelope, link_text};
use tea_table::words::Title;

use crate::goldens::data_path;

const CUT_SHORT: RecordError = RecordError::Unreadable(Unreadable::CutShort);

/// Plays up to `plies` random plies and returns the link of the game.
struct PlayRandomly {
    seed: u64,
    plies: u32,
}

impl Visitor for PlayRandomly {
    type Output = String;
    fn visit<G: Title>(self) -> String {
        let players =
            (0..G::INFO.seats.0.max(2)).map(|seat| Player::new(["Asha", "Bao"][usize::from(seat % 2)], "person"));
        let mut table =
            Table::new::<G>(G::Options::default(), players.collect(), Seed(self.seed)).expect("so many can");
        let mut chance = Chance::stream(self.seed);
        for _ in 0..self.plies {
            if table.to_act().is_none() {
                break;
            }
            let legal = table.legal().len();
            table.act(chance.index(legal)).expect("it is legal");
        }
        table.link()
    }
}

fn game_link(id: &str, seed: u64, plies: u32) -> String {
    visit(id, PlayRandomly { seed, plies }).expect("it is in the catalogue")
}

/// Returns the link of a match between two people, one of whom has joined.
pub fn match_link(id: &str) -> String {
    let terms = Terms {
        game: id.into(),
        rules: SHELF.iter().find(|info| info.id == id).expect("it is there").rules,
        options: String::new(),
        seats: 2,
        level: tea_table::ai::Level::Novice,
        deals: 2,
        people: 2,
        scoring: Scoring::Matchpoints,
        seed: 418,
    };
    let mut known = Match { terms, people: Vec::new() };
    known.join(7, "Asha").expect("there is room");
    packet::seal(&known)
}

fn all_routes() -> Vec<Route> {
    let mut routes = vec![Route::Deal("chai".into(), "2026-11-23".into()), Route::Rules("ceylon".into(), None)];
    for info in SHELF {
        let (full_link, setup) = (game_link(info.id, 5, 90), game_link(info.id, 6, 0));
        routes.extend([
            Route::Link(full_link.clone()),
            Route::Moment("all".into(), full_link.clone()),
            Route::Moment("2".into(), full_link.clone()),
            Route::Line("all".into(), 7, full_link.clone()),
            Route::Challenge(setup),
            Route::Sealed(envelope::seal(&full_link)),
            Route::SharedMatch(match_link(info.id)),
        ]);
    }
    routes
}

/// Inserts `with` after every `every` characters of a text, but not at its end.
fn with_insertions(place: &str, every: usize, with: &str) -> String {
    let letters: Vec<char> = place.chars().collect();
    letters.chunks(every).map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join(with)
}

const TRAILING_TEXTS: [&str; 26] = [
    ".",
    ",",
    ")",
    ">",
    "\"",
    "*",
    "_",
    "__",
    ";",
    "?x",
    "?utm_source=mail&utm_medium=x",
    "&fbclid=IwAR0",
    " ",
    "\u{200b}",
    "\n",
    "\u{a0}",
    "!",
    "…",
    "’",
    "»",
    "]",
    "**",
    "|",
    "'",
    ".\u{200b})",
    "\\",
];

#[test]
fn text_after_a_link_is_ignored() {
    for route in all_routes() {
        for behind in TRAILING_TEXTS {
            let mangled = format!("{route}{behind}");
            assert_eq!(link_text::read(&mangled), route, "{mangled:?}");
            // As browsers write it in a fragment.
            let written: String = mangled
                .chars()
                .map(|letter| {
                    if letter.is_ascii_graphic() && !"\"<>`".contains(letter) {
                        letter.to_string()
                    } else {
                        percent_encode(&letter.to_string())
                    }
                })
                .collect();
            assert_eq!(link_text::read(&written), route, "{written:?}");
        }
    }
}

fn percent_encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[test]
fn line_breaks_and_escapes_in_a_link_are_ignored() {
    for route in all_routes().into_iter().skip(2) {
        let text = route.to_string();
        for (every, with) in [
            (60, "\n"),
            (76, "\r\n"),
            (70, "\n> "),
            (70, "\n  > > "),
            (72, " \n"),
            (75, "=\n"),
            (75, "=\r\n"),
            (50, "\u{ad}"),
            (10, "\u{200b}"),
            (40, "\u{2060}"),
            (30, "%0A"),
            (30, "%20%0A"),
            (30, "&#8203;"),
            (30, "&shy;"),
            (64, "\n\t"),
            (33, " "),
            (33, "%E2%80%8B"),
        ] {
            let mangled = with_insertions(&text, every, with);
            assert_eq!(link_text::read(&mangled), route, "{mangled:?}");
            let message = format!("Hello Bao,\n\nlook at https://tea.example/table/{mangled}\n\nAsha");
            assert_eq!(link_text::find(&message), Some(route.clone()), "{message:?}");
        }
    }
}

#[test]
fn links_are_found_in_any_wrapping() {
    for route in all_routes() {
        let text = route.to_string();
        let address = format!("https://tea.example/table/{text}");
        let escaped = percent_encode(&address);
        for message in [
            address.clone(),
            format!("  {address}\n"),
            format!("<{address}>"),
            format!("({address})"),
            format!("[my game]({address})"),
            format!("*{address}*"),
            format!("_{address}_"),
            format!("||{address}||"),
            format!("`{address}`"),
            format!("“{address}”"),
            format!("Look: {address}. Is it not fine?"),
            format!("Look: {address}, and tell me"),
            format!("Look: {address} and tell me what you make of it"),
            format!("<a href=\"{address}\">here</a>"),
            format!("<a href=3D\"{}\">here</a>", address.replace('=', "=3D")),
            format!("I won; 100 points. See chai. Fine.\n{address}\n-- \nAsha"),
            format!(
                "https://eur01.safelinks.protection.outlook.com/?url={escaped}&data=05%7C02&sdata=abc%3D&reserved=0"
            ),
            format!("https://www.google.com/url?q={}&sa=D", address.replace('#', "%23")),
            address.replace('#', "%23"),
            address.replace('#', "%2523"),
            address.replace('#', "&#35;"),
            address.replace('_', "\\_"),
            address.replace('.', "%2E"),
            address.replace("#/", "#%2F"),
            format!("\u{2066}{address}\u{2069}"),
            text.clone(),
            format!("Code: {text}"),
        ] {
            assert_eq!(link_text::find(&message), Some(route.clone()), "{message:?}");
        }
    }
}

#[test]
fn a_code_needs_no_address() {
    for info in SHELF {
        let full_link = game_link(info.id, 5, 60);
        let sealed = envelope::seal(&full_link);
        for (code, place) in [
            (full_link.clone(), Route::Link(full_link.clone())),
            (sealed.clone(), Route::Sealed(sealed)),
            (match_link(info.id), Route::SharedMatch(match_link(info.id))),
        ] {
            for text in [code.clone(), format!("Here: {code}."), format!("“{code}”")] {
                assert_eq!(link_text::find(&text), Some(place.clone()), "{text}");
            }
        }
    }
}

#[test]
fn no_link_is_found_in_ordinary_text() {
    for text in [
        "",
        " ",
        "#",
        "#/",
        "mist-ridge-418",
        "chai",
        "chai.",
        "I like chai. And ceylon.",
        "https://tea.example/table/",
        "https://tea.example/#/",
        "https://chai.example/",
        "chai.com",
        "mail@chai.org",
        "tea_and_rum.txt",
        "{\"game\":\"chai\",\"rules\":1}",
        "g/",
        "a/b/c",
    ] {
        assert_eq!(link_text::find(text), None, "{text}");
    }
}

#[test]
fn a_truncated_link_is_recognised() {
    for info in SHELF {
        for plies in [0, 1, 60] {
            let full_link = game_link(info.id, 9, plies);
            let sealed = envelope::seal(&full_link);
            for at in info.id.len() + 1..full_link.len() {
                assert_eq!(envelope::check_link(&full_link[..at]), Err(CUT_SHORT), "{} after {at}", &full_link[..at]);
            }
            for at in info.id.len() + 1..sealed.len() {
                assert_eq!(
                    envelope::unseal(&sealed[..at]),
                    Err(CUT_SHORT),
                    "{} after {at} of {}",
                    &sealed[..at],
                    sealed.len()
                );
            }
        }
        let packed = match_link(info.id);
        for at in info.id.len() + 1..packed.len() {
            assert_eq!(
                packet::check(&packed[..at]),
                Err(CUT_SHORT),
                "{} after {at} of {}",
                &packed[..at],
                packed.len()
            );
            assert_eq!(packet::open(&packed[..at]).err(), Some(MatchError::Record(CUT_SHORT)));
        }
    }
    for fragment in
        ["#/g/", "#/g", "#/c/", "#/m/all", "#/m/2/", "#/l/all/57", "#/d/", "#/v/", "#/g/cey", "#/c/chai", "#/g/chai."]
    {
        let (Route::Link(link) | Route::Challenge(link)) = link_text::read(fragment) else {
            panic!("{fragment} is a link")
        };
        let broken = link::split(&link).and_then(|_| envelope::check_link(&link));
        assert_eq!(broken, Err(CUT_SHORT), "{fragment}");
    }
}

#[test]
fn a_changed_letter_is_not_reported_as_truncation() {
    for info in SHELF {
        let full_link = game_link(info.id, 9, 60);
        let (head, mut damaged, mut all) = (info.id.len() + 40, 0, 0);
        for at in head..full_link.len() {
            let mut changed = full_link.clone();
            changed.replace_range(at..=at, if &full_link[at..=at] == "A" { "B" } else { "A" });
            let broken = envelope::check_link(&changed);
            all += 1;
            damaged += usize::from(broken == Err(RecordError::Unreadable(Unreadable::Damaged)));
            assert!(broken.is_err());
        }
        assert_eq!(damaged, all, "{}", info.id);
    }
}

#[test]
fn new_links_end_in_a_letter_or_a_digit() {
    let is_end = |link: &str| link.ends_with(|letter: char| letter.is_ascii_alphanumeric());
    let mut mended = 0;
    for info in SHELF {
        for seed in 0..300 {
            let full_link = game_link(info.id, seed, (seed % 4) as u32);
            let sealed = envelope::seal(&full_link);
            assert!(is_end(&full_link) && is_end(&sealed), "{full_link} {sealed}");
            assert_eq!(envelope::unseal(&sealed).as_deref(), Ok(&*full_link));
            assert_eq!(envelope::check_link(&full_link), Ok(()));
            mended += usize::from(
                (sealed.len() - info.id.len() - 2) % 4 == 2 && (full_link.len() - info.id.len() - 1) % 4 == 3,
            );
        }
        assert!(is_end(&match_link(info.id)));
    }
    assert!(mended > 0, "some would have ended otherwise");
}

#[test]
fn links_of_the_corpus_are_found_without_their_last_sign() {
    let mut bare = 0;
    for entry in std::fs::read_dir(data_path("corpus")).expect("a folder").flatten() {
        if entry.path().extension().is_none_or(|ending| ending != "links") {
            continue;
        }
        for link in std::fs::read_to_string(entry.path()).expect("it can be read").lines() {
            let link = link.rsplit([' ', '/']).next().unwrap_or(link);
            assert_eq!(link_text::read(&format!("#/g/{link}.")), Route::Link(link.into()));
            let cut = link.trim_end_matches(link::PUNCTUATION);
            assert_eq!(
                link_text::find(&format!("see https://t.example/#/g/{cut} now")),
                Some(Route::Link(link.into()))
            );
            bare += usize::from(cut != link);
        }
    }
    assert!(bare > 0, "some end in a sign");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_text_is_handled_without_a_panic(text in "\\PC{0,200}", tail in "[#/%=&a-z0-9._\\-\n >]{0,120}") {
        let both = format!("{text}#/g/chai.{tail}");
        for text in [&text, &tail, &both] {
            fuzz::any_title(Input::Link, text.as_bytes());
        }
        prop_assert!(link_text::find(&both).is_some());
    }

    #[test]
    fn words_around_a_link_do_not_hide_it(
        before in "[A-Za-z ,.:\n]{0,80}",
        after in "[ .,;:)!?\n][A-Za-z0-9 ,.:\n]{0,80}",
        title in 0..SHELF.len(),
        every in 20usize..90,
    ) {
        let link = game_link(SHELF[title].id, every as u64, every as u32);
        let address = with_insertions(&format!("https://tea.example/#/g/{link}"), every, "\n");
        let message = format!("{before} {address}{after}");
        prop_assert_eq!(link_text::find(&message), Some(Route::Link(link)), "{}", message);
    }
}

//! Answers to questions about pieces: every part of every game has an entry at every moment, and no viewer learns more
//! than it may know.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tea_table::engine::record::Seed;
use tea_table::engine::session::{Session, Setup};
use tea_table::engine::{Chance, Press, Seat, Viewer};
use tea_table::games::SHELF;
use tea_table::games::ceylon::Ceylon;
use tea_table::games::ceylon_cards::CeylonCards;
use tea_table::games::tea_and_rum::{Board, Building, Part, TeaAndRum, Way};
use tea_table::table::answer::{Answer, Asked, answer};
use tea_table::words::{ComponentGroup, Piece, Speaker, Title, Words, english};

use tea_table::laws::play::{self, Manner};

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everyone])
}

fn box_contents<G: Title>(setup: &Setup<G>) -> Vec<ComponentGroup<String>> {
    let speaker = Speaker { words: english::game(G::INFO.id), names: &[], reader: Viewer::Public };
    speaker.components(&G::components(&setup.options, setup.seats, G::INFO.rules))
}

/// A position as one viewer sees it, with the contents of the box.
struct ViewedPosition<'a, G: Title> {
    view: G::View,
    viewer: Viewer,
    groups: &'a [ComponentGroup<String>],
    names: &'a [String],
}

impl<G: Title> ViewedPosition<'_, G> {
    fn answer(&self, asked: Asked<G::Part>) -> Option<Answer> {
        let speaker = Speaker { words: english::game(G::INFO.id), names: self.names, reader: self.viewer };
        answer::<G>(&self.view, self.groups, asked, &speaker)
    }

    /// Returns the answer for a part, and checks it.
    fn answer_to(&self, part: G::Part) -> Answer {
        let answer =
            self.answer(Asked::Part(part)).unwrap_or_else(|| panic!("{part:?} has no entry for {:?}", self.viewer));
        check_answer::<G>(&answer);
        answer
    }
}

/// Checks an answer: its entry is not empty, its rule exists, and its present state is described in sentences.
fn check_answer<G: Title>(answer: &Answer) {
    let entry = &answer.entry;
    let piece = entry.piece;
    assert!(!entry.name.is_empty(), "{piece}");
    assert!(entry.words.is_some() || !entry.figures.is_empty(), "{piece}: {} says nothing", entry.name);
    assert!(G::rulebook().section(entry.rule).is_some(), "{piece}: {:?}", entry.rule);
    assert_eq!(Piece::parse(&piece.to_string(), G::kinds()), Some(piece), "its kind is one of the game's");
    for line in &answer.now {
        let capital = !line.starts_with(|first: char| first.is_ascii_lowercase());
        assert!(line.ends_with('.') && capital, "{piece}: “{line}” is no sentence");
        assert!(!line.contains("  ") && !line.contains("..") && !line.contains('?'), "{piece}: “{line}”");
    }
}

/// Plays random games to their end. Every part pressed so far has an answer for every viewer at every moment; and
/// equal views give equal answers: the answer is the same in every determinized state.
fn every_part_has_an_answer<G: Title>() {
    for (number, setup) in play::setups::<G>(11).into_iter().enumerate().take(16) {
        let groups = box_contents(&setup);
        let names = play::names(setup.seats.max(2));
        let mut session = Session::<G>::new(setup).expect("setups fit");
        let mut chance = Chance::stream(number as u64);
        let mut parts: BTreeSet<G::Part> = BTreeSet::new();
        while let Some(seat) = session.to_act().filter(|_| session.plies() < 1500) {
            let position_of =
                |viewer| ViewedPosition::<G> { view: session.view(viewer), viewer, groups: &groups, names: &names };
            let own = position_of(Viewer::Seat(seat));
            let mut pressed = Vec::new();
            session.legal().iter().for_each(|action| <G as Press>::presses(&own.view, action, &mut pressed));
            for part in pressed {
                if parts.insert(part) {
                    own.answer_to(part);
                }
            }
            if session.plies().is_multiple_of(29) {
                for position_of in viewers(session.setup().seats).map(position_of) {
                    let answer_to: Vec<Answer> = parts.iter().map(|part| position_of.answer_to(*part)).collect();
                    let Viewer::Seat(_) = position_of.viewer else { continue };
                    let determinized = G::view(&G::determinize(&position_of.view, &mut chance), position_of.viewer);
                    let determinized_position = ViewedPosition::<G> { view: determinized, ..position_of };
                    parts
                        .iter()
                        .zip(answer_to)
                        .for_each(|(part, answer_to)| assert_eq!(determinized_position.answer_to(*part), answer_to));
                }
            }
            let action = play::choose(&session, &session.legal(), Manner::Sensible, &mut chance);
            session.act(seat, action).expect("it was on the list");
        }
    }
}

/// Checks everything that can be asked about by the name of its piece: the contents of the box and all other entries.
fn every_piece_has_an_answer<G: Title>() {
    for seats in play::seat_counts::<G>() {
        let setup = Setup { options: G::Options::default(), seats, seed: Seed::new(5) };
        let groups = box_contents(&setup);
        let names = play::names(seats.max(2));
        let mut session = Session::<G>::new(setup).expect("setups fit");
        let mut chance = Chance::stream(2);
        while let Some(seat) = session.to_act().filter(|_| session.plies() < 400) {
            if session.plies().is_multiple_of(40) {
                for viewer in viewers(seats) {
                    let position_of =
                        ViewedPosition::<G> { view: session.view(viewer), viewer, groups: &groups, names: &names };
                    let numbered = |kind: &&'static str| {
                        (0..48).map({
                            let kind = *kind;
                            move |number| Piece::new(kind, number)
                        })
                    };
                    let all = G::kinds().iter().flat_map(numbered);
                    let answer_to = all.filter_map(|piece| position_of.answer(Asked::Piece(piece)));
                    assert!(
                        answer_to.inspect(check_answer::<G>).count()
                            > groups.iter().map(|group| group.components.len()).sum(),
                        "there is more than the box"
                    );
                }
            }
            let action = play::choose(&session, &session.legal(), Manner::Sensible, &mut chance);
            session.act(seat, action).expect("it was on the list");
        }
    }
}

/// Returns all sources in and below a folder of `src` as one text, except tests and the pictures of the box.
fn read_sources(folder: &str) -> String {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder)];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("it is a folder").flatten().map(|entry| entry.path()) {
            match path.file_name().and_then(|name| name.to_str()) {
                Some("components.rs" | "tests.rs" | "tests") => {}
                _ if path.is_dir() => folders.push(path),
                _ => texts.push(fs::read_to_string(path).expect("it can be read")),
            }
        }
    }
    texts.concat()
}

/// Whether a text mentions this constant for a kind of piece, or creates a piece of this kind.
fn mentions_kind(text: &str, kind: &str) -> bool {
    let whole = |name: &str| {
        let ends = |rest: &str| !rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_');
        text.split(name).skip(1).any(ends)
    };
    let made = format!("::of_{}", kind.trim_end_matches("_V1").to_lowercase());
    ["kinds", "pieces", "answers"].iter().any(|file| whole(&format!("{file}::{kind}")))
        || whole(&made)
        || text.contains(&format!("data-ask={kind}"))
}

#[test]
fn every_kind_of_piece_can_be_asked_about_on_a_board() {
    // Level tiles are under hexagons, which have the answer. Endowments have left the game before it is first shown.
    // Points are on the panels of the shell.
    const NOT_ON_BOARDS: [&str; 3] = ["LEVEL", "ENDOWMENT", "SCORE"];
    for info in SHELF {
        let sources = read_sources(&format!("games/{}/words", info.id));
        let (_, list) = sources.split_once("KINDS: &[&str] = &[").expect("there is a list");
        let (list, _) = list.split_once("];").expect("it ends");
        let pressed =
            // This function and those after it, up to the next file.
            sources.split("pub fn piece(").nth(1).and_then(|text| text.split("\n//! ").next()).expect("a function");
        let board = read_sources(&format!("ui/boards/{}", info.id));
        let kinds: Vec<&str> = list.split(',').map(|kind| kind.trim().trim_start_matches("kinds::")).collect();
        for kind in kinds.iter().filter(|kind| !kind.is_empty() && !NOT_ON_BOARDS.contains(kind)) {
            let part =
                pressed.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_').any(|word| word == *kind);
            assert!(part || mentions_kind(&board, kind), "{}: nobody can ask about {kind}", info.id);
        }
    }
}

macro_rules! answers_of_titles {
    ($($folder:ident::$game:ident),* $(,)?) => {
        $(mod $folder {
            use tea_table::games::$folder::$game;

            #[test]
            fn every_part_has_an_answer() {
                super::every_part_has_an_answer::<$game>();
            }

            #[test]
            fn every_piece_has_an_answer() {
                super::every_piece_has_an_answer::<$game>();
            }
        })*
    };
}
tea_table::titles!(answers_of_titles);

/// Plays to a later position and passes the view of every viewer to `looked`.
fn show_late_position<G: Title>(plies: u32, check: impl Fn(&G::View)) {
    let setup = Setup { options: G::Options::default(), seats: G::INFO.seats.1.min(4), seed: Seed::new(8) };
    let mut session = Session::<G>::new(setup).expect("setups fit");
    let mut chance = Chance::stream(3);
    while let Some(seat) = session.to_act().filter(|_| session.plies() < plies) {
        let action = play::choose(&session, &session.legal(), Manner::Sensible, &mut chance);
        session.act(seat, action).expect("it was on the list");
    }
    viewers(session.setup().seats).for_each(|viewer| check(&session.view(viewer)));
}

fn card_count(pile: Option<Vec<(Piece, u8)>>) -> u32 {
    pile.expect("the pile is open").into_iter().map(|(_, count)| u32::from(count)).sum()
}

/// The figures of a building stand on its sheet once: the name of the part, which repeats them, is left out.
#[test]
fn the_sheet_of_a_building_says_its_price_once() {
    let setup = Setup { options: Default::default(), seats: 3, seed: Seed::new(8) };
    let (groups, names) = (box_contents::<TeaAndRum>(&setup), play::names(3));
    let session = Session::<TeaAndRum>::new(setup).expect("setups fit");
    let viewer = Viewer::Seat(Seat(0));
    let position = ViewedPosition::<TeaAndRum> { view: session.view(viewer), viewer, groups: &groups, names: &names };
    let Answer { here, now, .. } = position.answer_to(Part::Building(Building::Academy));
    assert_eq!(here, None);
    assert!(now[0].ends_with("left."), "{now:?}");
    let door = position.answer_to(Part::Floor(Board::Market, Way::Instead));
    assert!(door.here.is_some(), "its place is said");
}

#[test]
fn open_piles_list_all_played_cards() {
    show_late_position::<Ceylon>(120, |view| {
        assert_eq!(card_count(Ceylon::pile(view, Piece::new("played", 0))), u32::from(view.discards().len()));
        assert_eq!(Ceylon::pile(view, Piece::new("deck", 0)), None, "nobody looks into the deck");
    });
    show_late_position::<TeaAndRum>(300, |view| {
        for seat in Seat::all(view.table.seats) {
            let own = &view.table.players[seat];
            let cards = [own.buildings, own.captains, own.contracts].map(u32::count_ones);
            let pile = TeaAndRum::pile(view, Piece::new("held", seat.index()));
            assert_eq!(card_count(pile), cards.into_iter().sum::<u32>());
        }
    });
    show_late_position::<CeylonCards>(160, |view| {
        assert_eq!(card_count(CeylonCards::pile(view, Piece::new("discard", 0))), u32::from(view.discard.len()));
        assert_eq!(CeylonCards::pile(view, Piece::new("deck", 0)), None, "nobody looks into the deck");
    });
}

//! Names from files and links that other programs made, in the sentences of every table.

use proptest::prelude::*;
use tea_table::engine::name;
use tea_table::engine::record::{Player, Seed};
use tea_table::engine::{Chance, Seat, link};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::{Table, save};
use tea_table::words::{Title, isolated};
use unicode_segmentation::UnicodeSegmentation;

/// Opens a game of two players whose file has these names, and returns their names at the table.
struct GameOfNames<'a>(&'a [&'a str; 2]);

impl Visitor for GameOfNames<'_> {
    type Output = Vec<String>;
    fn visit<G: Title>(self) -> Vec<String> {
        let players = vec![Player::new("Asha", "person"), Player::new("Bao", "person")];
        let mut table = Table::new::<G>(G::Options::default(), players, Seed(5)).expect("two can play it");
        let mut chance = Chance::stream(5);
        for _ in 0..30 {
            if table.to_act().is_none() {
                break;
            }
            let legal = table.legal().len();
            table.act(chance.index(legal)).expect("it is legal");
        }
        let mut record = table.record();
        for (player, name) in record.players.iter_mut().zip(self.0) {
            player.name = (*name).to_owned();
        }
        // The file keeps the name as it is; the table shows a cleaned one.
        let text = save::encode_record(&record);
        let read = save::parse_record(&text).expect("it is a record");
        let from_file = Table::open(&read).expect("its moves hold");
        assert_eq!(from_file.record().hashes, record.hashes);
        // An older build may have written such names into a link.
        let linked = link::write(table.session::<G>(), &record.players);
        let from_link = Table::open_link(&linked);
        let names =
            |table: &Table| -> Vec<String> { table.seating.players.iter().map(|player| player.name.clone()).collect() };
        assert_eq!(names(&from_link.expect("its moves hold")), names(&from_file), "{}", G::INFO.id);
        let story_text: Vec<String> = from_file.story(0).into_iter().map(|line| line.line.text).collect();
        let story_text = story_text.join("\n") + &from_file.name(Seat(0));
        for name in names(&from_file) {
            let bare = story_text.replace(&isolated(&name), "");
            assert!(
                isolated(&name) == name || !bare.contains(&name),
                "{name} turns what stands around it: {story_text}"
            );
        }
        names(&from_file)
    }
}

#[test]
fn games_with_unusual_names_open_and_replay() {
    for info in SHELF {
        for (named, names) in [
            (["Evil\u{202e}abc", "Bao"], ["Evilabc", "Bao"]),
            (["\u{200b}", "\u{2800}\u{3164}"], ["Player 1", "Player 2"]),
            (["Asha", "Asha\u{200b}"], ["Asha", "Asha 2"]),
            (["ASHA", "\u{ff41}sha"], ["ASHA", "\u{ff41}sha 2"]),
            (["Player 2", ""], ["Player 2", "Player 2 2"]),
            (["משה", "محمد"], ["משה", "محمد"]),
        ] {
            assert_eq!(visit(info.id, GameOfNames(&named)).expect("it is in the catalogue"), names, "{}", info.id);
        }
    }
}

#[test]
fn only_right_to_left_names_are_isolated() {
    assert_eq!(isolated("Asha"), "Asha");
    assert_eq!(isolated("茶 😀"), "茶 😀");
    assert_eq!(isolated("משה"), "\u{2068}משה\u{2069}");
    assert_eq!(isolated("Asha אבא"), "\u{2068}Asha אבא\u{2069}");
}

/// Letters of many scripts, marks, joiners, emoji and their parts.
const PIECES: &str = "[a-zé\u{301}\u{302}\u{200d}\u{200c}\u{fe0f}\u{5d0}-\u{5ea}\u{5b0}-\u{5bd}\u{627}-\u{64a}\u{64b}-\u{652}\
    \u{915}-\u{939}\u{93c}-\u{94d}\u{995}-\u{9a8}\u{9be}-\u{9cd}\u{b95}-\u{bcd}\u{d15}-\u{d4d}\u{e01}-\u{e4e}\
    \u{1000}-\u{103e}\u{1100}-\u{11ff}\u{ac00}-\u{ac20}\u{1780}-\u{17d3}\u{1f1e6}-\u{1f1ff}\u{1f466}-\u{1f469}\
    \u{1f3fb}-\u{1f3ff}\u{2764}\u{f40}-\u{fbc}\u{a980}-\u{a9c0}]{0,60}";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn names_end_at_grapheme_boundaries(text in PIECES) {
        let cut = name::cut(&text);
        prop_assert!(text.starts_with(cut) && cut.chars().count() <= Player::MAX_NAME_LENGTH);
        let ends: Vec<usize> = text.grapheme_indices(true).map(|(at, letter)| at + letter.len()).collect();
        // A single grapheme may be longer than any name.
        let first = ends.first().is_none_or(|end| text[..*end].chars().count() > Player::MAX_NAME_LENGTH);
        let dense = text.grapheme_indices(true).take_while(|(at, _)| *at < cut.len()).count() < 2;
        prop_assert!(cut.is_empty() || first || dense || ends.contains(&cut.len()), "{:?} of {:?}", cut, text);
    }

    #[test]
    fn clean_names_are_unchanged(text in "\\PC{0,60}", strange in PIECES) {
        for text in [text, strange] {
            let name = name::clean(&text);
            prop_assert_eq!(name::clean(&name), name.clone());
            prop_assert!(name::alike(&name, &name));
            let taken = vec![name.clone()];
            let other = name::make_unique(&name, &taken);
            prop_assert!(other.chars().count() <= Player::MAX_NAME_LENGTH && !name::alike(&other, &name));
        }
    }
}

//! Every symbol that is used exists: in the sheet of the shell, or in that of the game at whose table it appears.
//!
//! Reads the sheets and the sources as text, and plays games for the symbols of their stories.
//! `tests/browser/layout.rs` checks how a browser shows them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tea_table::engine::record::{Player, Seed};
use tea_table::engine::{Chance, Game};
use tea_table::games::chai::data::CardId;
use tea_table::games::chai::pieces::Tea;
use tea_table::games::chai::words::icons::{ability_icon, card_icon};
use tea_table::games::chai::{Chai, Options, versions};
use tea_table::games::{SHELF, Visitor, visit};
use tea_table::table::Table;
use tea_table::words::{Title, Words};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

fn sheet(name: &str) -> String {
    fs::read_to_string(root().join(format!("style/symbols/{name}.svg"))).unwrap_or_default()
}

/// Returns every text between `before` and the next quotation mark that is the name of a symbol. A name composed at
/// run time does not count.
fn quoted_after<'t>(text: &'t str, before: &'t str) -> impl Iterator<Item = &'t str> {
    let found = text.split(before).skip(1).filter_map(|rest| rest.split('"').next());
    found.filter(|id| !id.is_empty() && id.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-'))
}

/// Returns the ids of the symbols on a page with a table of this game; without a game, those that are always there.
fn symbol_ids(game: Option<&str>) -> BTreeSet<String> {
    let sheets = [sheet("shell"), game.map(sheet).unwrap_or_default()];
    sheets.iter().flat_map(|sheet| quoted_after(sheet, " id=\"")).map(str::to_owned).collect()
}

fn collect_sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("it is a folder").flatten() {
        match entry.path() {
            place if place.is_dir() => collect_sources(&place, found),
            place if place.extension().is_some_and(|ending| ending == "rs") => found.push(place),
            _ => {}
        }
    }
}

#[test]
fn every_symbol_in_use_exists() {
    let ui = root().join("src/ui");
    let mut paths = Vec::new();
    collect_sources(&ui, &mut paths);
    let mut missing = Vec::new();
    let mut named = 0;
    for place in paths {
        let path = place.strip_prefix(&ui).expect("it is below").to_string_lossy().replace('\\', "/");
        let game = path.strip_prefix("boards/").and_then(|rest| rest.split('/').next());
        let game = game.filter(|game| !game.ends_with(".rs"));
        let (existing, text) = (symbol_ids(game), fs::read_to_string(&place).expect("it can be read"));
        for before in ["icon(\"", "icon: \"", "glyph(\"", "tool(\"", "href=\"#", "<Symbol id=\""] {
            for id in quoted_after(&text, before) {
                named += 1;
                if !existing.contains(id) {
                    missing.push(format!("src/ui/{path} names {id}"));
                }
            }
        }
    }
    assert!(named > 100, "only {named} names were found");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_seat_has_an_emblem() {
    let existing = symbol_ids(None);
    let max_seats = SHELF.iter().map(|info| info.seats.1).max().expect("there are games");
    for seat in 1..=max_seats {
        assert!(existing.contains(&format!("seat-{seat}")), "seat {seat} has no emblem");
    }
}

#[test]
fn symbols_used_by_sheets_exist() {
    for game in SHELF.iter().map(|info| info.id) {
        let existing = symbol_ids(Some(game));
        for id in quoted_after(&format!("{}{}", sheet("shell"), sheet(game)), "href=\"#") {
            assert!(existing.contains(id), "the symbols of {game} use {id}");
        }
    }
}

#[test]
fn side_b_of_a_merchant_has_the_symbol_of_its_ability() {
    let existing = symbol_ids(Some(<Chai as Game>::INFO.id));
    let cards: BTreeSet<&str> = CardId::all().map(card_icon).collect();
    for rules in 1..=versions::NEWEST {
        let drawn: BTreeSet<&str> = Tea::ALL.map(|tea| ability_icon(versions::ability(rules, tea))).into();
        assert_eq!(drawn.len(), Tea::ALL.len(), "each has a drawing of its own: {drawn:?}");
        assert!(drawn.iter().all(|id| existing.contains(*id)), "{drawn:?}");
        assert!(drawn.is_disjoint(&cards), "none is that of a plantation card: {drawn:?}");
    }
    let entry =
        |rules: u16| Chai::components(&Options::default(), 2, rules).into_iter().flat_map(|group| group.components);
    let merchants =
        |rules| entry(rules).filter(|entry| entry.piece.kind.starts_with("merchant")).map(|entry| entry.piece);
    assert!(merchants(1).all(|old| merchants(2).all(|new| new != old)), "each version has pictures of its own");
}

struct StorySymbols {
    seats: u8,
}

impl Visitor for StorySymbols {
    type Output = BTreeSet<&'static str>;
    fn visit<G: Title>(self) -> BTreeSet<&'static str> {
        let players = (0..self.seats).map(|_| Player::new("Asha", Player::PERSON)).collect();
        let seed: Seed = "9".parse().expect("a number is a seed");
        let mut table = Table::new::<G>(G::Options::default(), players, seed).expect("so many can play it");
        let mut chance = Chance::stream(9);
        while table.to_act().is_some() {
            let legal = table.legal().len();
            table.act(chance.index(legal)).expect("it is legal");
        }
        table.story(0).into_iter().map(|entry| entry.line.icon).collect()
    }
}

#[test]
fn every_symbol_of_a_story_exists() {
    for info in SHELF {
        let existing = symbol_ids(Some(info.id));
        for seats in info.seats.0..=info.seats.1 {
            for icon in visit(info.id, StorySymbols { seats }).expect("it is on the shelf") {
                assert!(existing.contains(icon), "a line of {} names {icon}", info.id);
            }
        }
    }
}

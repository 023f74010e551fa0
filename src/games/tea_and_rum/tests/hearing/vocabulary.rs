//! The texts by which the listener of [`super`] knows cards, rows and icons that have no noun.

use std::sync::LazyLock;

use crate::engine::Viewer;
use crate::games::tea_and_rum::words::phrases;
use crate::games::tea_and_rum::*;
use crate::laws::hearing::Phrase;
use crate::words::{Argument, Speaker, english};

/// Values with the English texts by which they are told.
pub(super) type Names<T> = Vec<(String, T)>;

/// The names of what has no noun.
pub(super) struct Vocabulary {
    /// The rows of the action boards, by board: for two and three players, then for four.
    pub tiles: [[Names<u8>; 4]; 2],
    pub ships: Names<Ship>,
    pub contracts: Names<Contract>,
    /// The conditions of the allegiances in a sentence, and on their own.
    pub conditions: [Names<Allegiance>; 2],
    /// The first of the wishes with the same symbols.
    pub wishes: Names<Wish>,
    pub rounds: Names<u8>,
    pub icons: Names<Icon>,
    /// The steps of the reputation track with a choice.
    pub steps: Names<u8>,
}

pub(super) static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let tiles = |rows: &[Row]| named(0..rows.len() as u8, |tile| phrases::row(&rows[usize::from(*tile)]).into());
    let is_first = |wish: &Wish| Wish::all().find(|other| other.symbols() == wish.symbols()) == Some(*wish);
    let choices = (1..).zip(&data::STEPS).filter(|(_, row)| row.right.is_some());
    let actions = [Icon::Build, Icon::Trade, Icon::Fulfil, Icon::Hire, Icon::FreeExpansions];
    let figures = (1..=10).flat_map(|n| [Icon::Blue(n), Icon::Red(n), Icon::Either(n), Icon::Money(n)]);
    let gains = [Icon::Star, Icon::Citizen, Icon::Cube].into_iter().chain(Good::ALL.map(Icon::Gain)).chain(figures);
    Vocabulary {
        tiles: [
            data::TILES_OF_THREE.each_ref().map(|rows| tiles(rows)),
            data::TILES_OF_FOUR.each_ref().map(|rows| tiles(rows)),
        ],
        ships: named(Ship::all(), |ship| phrases::cargo(*ship)),
        contracts: named(Contract::all(), |contract| phrases::goods(&contract.card().pay)),
        conditions: [
            named(Allegiance::all(), |card| phrases::condition(*card).into()),
            named(Allegiance::all(), |card| phrases::condition_alone(*card).into()),
        ],
        wishes: named(Wish::all().filter(is_first), |wish| phrases::wish(*wish)),
        rounds: named(1..=data::ROUNDS, |round| phrases::round(*round)),
        icons: named(gains.chain(actions), |icon| phrases::icon(*icon).into()),
        steps: choices.map(|(step, row)| (text(phrases::row(row)), step)).collect(),
    }
});

/// Returns the English text of a phrase about no player.
fn text(of: impl Into<Argument>) -> String {
    let words = english::game("tea_and_rum");
    words.say(&phrases::value(of), &Speaker { words, names: &[], reader: Viewer::Public })
}

fn named<T>(all: impl IntoIterator<Item = T>, name: impl Fn(&T) -> Argument) -> Names<T> {
    all.into_iter().map(|one| (text(name(&one)), one)).collect()
}

/// Returns the only one of these whose name was heard.
pub(super) fn meant<T: Copy>(phrase: &Phrase, names: &Names<T>) -> Result<T, String> {
    let meant: Vec<T> = names.iter().filter(|(name, _)| *name == phrase.text).map(|(_, one)| *one).collect();
    match meant[..] {
        [one] => Ok(one),
        _ => Err(format!("{} things are called “{}”", meant.len(), phrase.text)),
    }
}

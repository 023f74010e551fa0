//! The English catalogues, compiled into tests and the developers' commands. The page fetches its catalogues instead,
//! so this module is not part of it. Called by `library`, which all other code uses, and by tests.

use std::sync::LazyLock;

use super::Catalogue;

macro_rules! catalogues {
    ($($name:literal),* $(,)?) => {
        /// The text of each English catalogue with its name, e.g. `rules/chai`.
        const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../public/locales/en/", $name, ".ftl")))),*];
    };
}

/// The messages that are part of every catalogue.
const SHARED: &str = include_str!("../../public/locales/en/shared.ftl");

static CATALOGUES: LazyLock<Vec<(&str, Catalogue)>> =
    LazyLock::new(|| FILES.iter().map(|(name, file)| (*name, read(file))).collect());

fn read(file: &str) -> Catalogue {
    Catalogue::read("en", [file, SHARED]).expect("our catalogues are Fluent")
}

catalogues![
    "page",
    "errors",
    "ceylon",
    "ceylon_cards",
    "chai",
    "tea_and_rum",
    "template",
    "lessons/ceylon",
    "lessons/ceylon_cards",
    "lessons/chai",
    "lessons/tea_and_rum",
    "rules/ceylon",
    "rules/ceylon_cards",
    "rules/chai",
    "rules/tea_and_rum",
    "rules/template",
];

/// Returns the English catalogue with this name; `None` if there is none.
pub fn find(name: &str) -> Option<&'static Catalogue> {
    CATALOGUES.iter().find(|(key, _)| *key == name).map(|(_, catalogue)| catalogue)
}

/// Returns the files of the English catalogue with this name; `None` if there is none.
#[cfg(feature = "laws")]
pub fn files(name: &str) -> Option<[&'static str; 2]> {
    FILES.iter().find(|(key, _)| *key == name).map(|(_, file)| [*file, SHARED])
}

/// Returns the English words of a game's table.
///
/// # Panics
/// If there is no game with this id.
pub fn game(game: &str) -> &'static Catalogue {
    find(game).expect("every game has words")
}

/// Returns the English words of a game's rulebook.
///
/// # Panics
/// If there is no game with this id.
pub fn rules(game: &str) -> &'static Catalogue {
    find(&format!("rules/{game}")).expect("every game has a rulebook")
}

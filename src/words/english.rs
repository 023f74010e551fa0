//! The English catalogues, compiled into tests and the developers' commands. The page fetches its catalogues instead,
//! so this module is not part of it. Called by `library`, which all other code uses, and by tests.

use std::sync::LazyLock;

use super::Catalogue;

macro_rules! catalogues {
    ($($name:literal),* $(,)?) => {
        /// All English catalogues with their names, e.g. `rules/chai`.
        static CATALOGUES: LazyLock<Vec<(&str, Catalogue)>> = LazyLock::new(|| {
            vec![$(($name, read(include_str!(concat!("../../public/locales/en/", $name, ".ftl"))))),*]
        });
    };
}

fn read(file: &str) -> Catalogue {
    Catalogue::read("en", [file, include_str!("../../public/locales/en/shared.ftl")])
        .expect("our catalogues are Fluent")
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

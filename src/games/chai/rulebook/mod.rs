//! The rulebook in the app: every rule of Chai in our own words, with its source.
//!
//! Shown and searched by the page; actions and refusals point to its sections by key.

mod plantation;
mod race;
mod reckoning;
mod street;

use crate::words::rulebook::Rulebook;

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    preface: "These are the rules of Chai: Tea for 2 by Steeped Games, with its solo Tea Race, told in our own words. The \
        publisher’s FAQ and extended rules are the authority. The base rulebook and the pictures on the cards could not \
        be had. Some of what they held was found in descriptions of the game, which are named; the rest we ruled or \
        invented so that each statement and example of the FAQ holds. Each paragraph says where it comes from. New games \
        follow version 2 of these rules; where version 1 differs, the section says so.",
    sections: &[
        street::GOAL,
        street::SETUP,
        street::YEAR,
        street::ASSISTANT,
        street::BENEFIT,
        street::TURNS,
        street::VALUES,
        street::HARVEST,
        street::MARKET,
        street::PLANTING,
        street::PALACE,
        street::HARBOUR,
        street::CONFLICT,
        street::PRODUCTION,
        plantation::PLANTATION,
        plantation::MOVEMENT,
        plantation::CLIMBING,
        plantation::ARRIVING,
        plantation::LOADING,
        plantation::JUNKS,
        reckoning::SHIPS_COME,
        reckoning::CLEAN_UP,
        reckoning::END,
        reckoning::SCORING,
        reckoning::MERCHANTS,
        reckoning::KNOWLEDGE,
        race::RACE,
        race::ERRANDS,
        race::FIGURES,
        race::SOURCES,
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::rulebook::Source;

    #[test]
    fn what_was_found_names_the_page() {
        for section in RULEBOOK.sections.iter().filter(|section| section.key != race::SOURCES.key) {
            for (_, text) in section.paragraphs.iter().filter(|(source, _)| *source == Source::Found) {
                let named = [".net", ".com", ".it", ".blog"].iter().any(|end| text.contains(end));
                assert!(named, "{}: {text}", section.key);
            }
        }
    }

    #[test]
    fn sections_are_numbered_in_order_and_keys_are_unique() {
        for (index, section) in RULEBOOK.sections.iter().enumerate() {
            assert_eq!(section.number, (index + 1).to_string());
            assert_eq!(RULEBOOK.sections.iter().filter(|other| other.key == section.key).count(), 1, "{}", section.key);
            assert!(!section.paragraphs.is_empty());
        }
    }
}

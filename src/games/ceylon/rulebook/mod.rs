//! The rulebook in the app: every rule in our own words, with its source.
//!
//! Shown and searched by the page; actions and refusals point to its sections by the keys of
//! `rules`.

mod actions;
mod ending;
mod island;

use crate::engine::rulebook::Rulebook;

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    preface: "These are the rules of Ceylon, published by Ludonova, told in our own words. The publisher’s text is the \
        authority; its pictures did not survive. What stood only in a picture we took from published reviews or \
        worked out anew, so that every figure and example of the text holds. Each paragraph says which it is, and \
        the last section lists all the figures that are ours.",
    sections: &[
        island::GOAL,
        island::MAP,
        island::SETUP,
        island::TWO_PLAYERS,
        actions::TURN,
        actions::CARD,
        actions::TOKEN,
        actions::PLANT,
        actions::DISTRICT_BONUS,
        actions::HARVEST,
        actions::WAREHOUSE,
        actions::TRADE,
        actions::CONTRACT_SPACES,
        actions::COUNCILLOR,
        actions::COUNCILLORS,
        actions::TECHNOLOGY,
        actions::MOVE,
        actions::RUPEES,
        ending::END,
        ending::MAJORITIES,
        ending::COMPANIES,
        ending::STARTING_TILES,
        ending::FIGURES,
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ceylon::rules;

    #[test]
    fn every_rule_has_a_section() {
        let all = [
            rules::SETUP,
            rules::TURN,
            rules::CARD,
            rules::TOKEN,
            rules::PLANT,
            rules::HARVEST,
            rules::WAREHOUSE,
            rules::TRADE,
            rules::SPACES,
            rules::HIRE,
            rules::ADVANCE,
            rules::MOVE,
            rules::RUPEES,
            rules::TILES,
            rules::END,
        ];
        assert!(all.into_iter().all(|rule| RULEBOOK.section(rule).is_some()));
    }

    #[test]
    fn sections_are_numbered_and_named_once() {
        for (index, section) in RULEBOOK.sections.iter().enumerate() {
            assert_eq!(section.number, (index + 1).to_string());
            assert_eq!(RULEBOOK.sections.iter().filter(|other| other.key == section.key).count(), 1);
            assert!(!section.paragraphs.is_empty());
        }
    }
}

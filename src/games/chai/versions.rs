//! What differs between the versions of the rules, all in one place.
//!
//! Version 1 was written before descriptions of the printed game were found; it stays for the games
//! that were begun under it. Version 2 is docs/rules/chai.md 18. Asked by the rules and the words
//! with the version of the table; everything that is not here is the same in both.

use super::data::{MARKERS_V1, MARKERS_V2, MarkerFace};
use super::pieces::Tea;

/// The version that new games are played under.
pub const NEWEST: u16 = 2;

/// What side B of a merchant card does, once a year.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Ability {
    /// One worker that is not placed changes by one, for nothing.
    ChangeWorker,
    /// A harvest takes a second token, of another tea.
    SecondTea,
    /// Workers that are not placed are rolled again.
    RollAgain,
    /// Two steps of tea movement.
    TwoSteps,
    /// A worker in market slots 1 to 5 searches the deck instead of taking the card.
    SearchDeck,
    /// A token becomes another tea.
    ExchangeTea,
    /// A plantation card goes to an empty slot, as by the palace's MOVE.
    MoveCard,
    /// A token of any tea comes from the supply into the field.
    TakeTea,
    /// Two plantation cards change places, as by the palace's SWAP.
    SwapCards,
    /// All face-down plantation cards turn up, as by the palace's REFRESH.
    TurnUp,
}

/// Side B by tea, green first. All six are ours.
const ABILITIES_V1: [Ability; 6] = [
    Ability::ChangeWorker,
    Ability::SecondTea,
    Ability::RollAgain,
    Ability::TwoSteps,
    Ability::SearchDeck,
    Ability::ExchangeTea,
];

/// Side B by tea, green first. All six were found in a description of the printed game.
const ABILITIES_V2: [Ability; 6] = [
    Ability::MoveCard,
    Ability::TakeTea,
    Ability::ChangeWorker,
    Ability::SwapCards,
    Ability::TurnUp,
    Ability::TwoSteps,
];

/// What side B of the merchant of `tea` does.
#[inline]
pub fn ability(rules: u16, tea: Tea) -> Ability {
    match rules {
        1 => ABILITIES_V1[tea.index()],
        _ => ABILITIES_V2[tea.index()],
    }
}

/// The faces of the harvest markers A to F: beside the Harvest board, beside the Production board.
#[inline]
pub fn markers(rules: u16) -> &'static [[MarkerFace; 2]; 6] {
    match rules {
        1 => &MARKERS_V1,
        _ => &MARKERS_V2,
    }
}

/// The market slots that a worker of value `die` may take, of the `usable` ones. Sets of slots have
/// the bit of each number.
#[inline]
pub fn market_slots(rules: u16, usable: u8, die: u8) -> u8 {
    match rules {
        1 => up_to(usable, die),
        _ => highest_up_to(usable, die),
    }
}

/// Any usable slot at or below the value.
fn up_to(usable: u8, die: u8) -> u8 {
    usable & ((2 << die) - 1)
}

/// The slot of the value or, when it cannot be used, the highest usable one below it.
#[inline]
pub fn highest_up_to(usable: u8, die: u8) -> u8 {
    match up_to(usable, die) {
        0 => 0,
        slots => 1 << slots.ilog2(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_goes_to_its_own_slot_or_the_highest_usable_below() {
        let open = |slots: &[u8]| slots.iter().fold(0, |set, slot| set | 1 << slot);
        let all = open(&[1, 2, 3, 4, 5, 6]);
        assert_eq!(market_slots(1, all, 3), open(&[1, 2, 3]), "version 1 leaves the choice");
        for die in 1..=6 {
            assert_eq!(market_slots(2, all, die), open(&[die]));
        }
        assert_eq!(market_slots(2, open(&[1, 5]), 4), open(&[1]));
        assert_eq!(market_slots(2, open(&[2, 5]), 1), 0);
    }

    #[test]
    fn every_merchant_has_an_ability_of_its_own() {
        for rules in 1..=NEWEST {
            for tea in Tea::ALL {
                let same = Tea::ALL.into_iter().filter(|other| ability(rules, *other) == ability(rules, tea));
                assert_eq!(same.count(), 1, "{tea} under version {rules}");
            }
        }
    }
}

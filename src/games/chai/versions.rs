//! The differences between versions of the rules, all in one place.
//!
//! Version 1 was written before descriptions of the printed game were found; it stays for games begun under it.
//! Version 2 is docs/rules/chai.md 18. Called by the rules and the words with the version of the table; everything not
//! listed here is the same in both.

use super::data::{MARKERS_V1, MARKERS_V2, MarkerFace};
use super::pieces::Tea;

/// The version of the rules for new games.
pub const NEWEST: u16 = 2;

/// The yearly ability on side B of a merchant card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Ability {
    /// Changes one unplaced worker by one, free of charge.
    ChangeWorker,
    /// Takes a second token, of another tea, in a harvest.
    SecondTea,
    /// Rolls unplaced workers again.
    RollAgain,
    /// Gives two steps of tea movement.
    TwoSteps,
    /// Lets a worker in market slots 1 to 5 search the deck instead of taking the card.
    SearchDeck,
    /// Replaces a token with one of another tea.
    ExchangeTea,
    /// Moves a plantation card to an empty slot, like the palace's MOVE.
    MoveCard,
    /// Adds a token of any tea from the supply to the field.
    TakeTea,
    /// Exchanges two plantation cards, like the palace's SWAP.
    SwapCards,
    /// Turns up all face-down plantation cards, like the palace's REFRESH.
    TurnUp,
}

/// Abilities on side B, by tea, green first. All six are ours.
const ABILITIES_V1: [Ability; 6] = [
    Ability::ChangeWorker,
    Ability::SecondTea,
    Ability::RollAgain,
    Ability::TwoSteps,
    Ability::SearchDeck,
    Ability::ExchangeTea,
];

/// Abilities on side B, by tea, green first. All six are from a description of the printed game.
const ABILITIES_V2: [Ability; 6] = [
    Ability::MoveCard,
    Ability::TakeTea,
    Ability::ChangeWorker,
    Ability::SwapCards,
    Ability::TurnUp,
    Ability::TwoSteps,
];

/// Returns the ability on side B of the merchant of `tea`.
#[inline]
pub fn ability(rules: u16, tea: Tea) -> Ability {
    match rules {
        1 => ABILITIES_V1[tea.index()],
        _ => ABILITIES_V2[tea.index()],
    }
}

/// Returns the faces of the harvest markers A to F: beside the Harvest board, then beside the Production board.
#[inline]
pub fn markers(rules: u16) -> &'static [[MarkerFace; 2]; 6] {
    match rules {
        1 => &MARKERS_V1,
        _ => &MARKERS_V2,
    }
}

/// Returns the market slots that a worker of value `die` may take, among the `usable` ones. Both are bitmasks by slot
/// number.
#[inline]
pub fn market_slots(rules: u16, usable: u8, die: u8) -> u8 {
    match rules {
        1 => up_to(usable, die),
        _ => highest_up_to(usable, die),
    }
}

/// Returns every usable slot at or below the value.
fn up_to(usable: u8, die: u8) -> u8 {
    usable & ((2 << die) - 1)
}

/// Returns the slot of the value or, if it cannot be used, the highest usable one below it; 0 if there is none.
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

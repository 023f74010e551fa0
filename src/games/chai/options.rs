//! The options of Chai: what is agreed on before the first card is dealt.
//!
//! Read by `setup`; the setup page, links and files know them through [`Variant`].

use crate::engine::{Choice, Variant};

/// What is agreed on about the side of a merchant card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SideOption {
    /// Side A.
    #[default]
    A,
    /// Side B.
    B,
    /// Chosen after the deal, when the card is known. Since version 2.
    Choose,
}

impl SideOption {
    const ALL: [SideOption; 3] = [SideOption::A, SideOption::B, SideOption::Choose];
}

/// What is agreed on before the first card is dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many ships end the game: 3 to 5.
    pub goal: u8,
    /// The sides of the merchant cards; the automaton always has side A.
    pub sides: [SideOption; 2],
    /// Whether the automaton's year cards are shuffled.
    pub shuffled: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { goal: 4, sides: [SideOption::A; 2], shuffled: false }
    }
}

const SIDES: &[(&str, &str)] = &[("a", "A: points"), ("b", "B: ability"), ("choose", "After the deal")];

impl Variant for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            key: "goal",
            label: "Ships to sail",
            help: "The year in which a merchant has sailed this many ships is the last.",
            values: &[("3", "3 ships"), ("4", "4 ships"), ("5", "5 ships")],
            seats: (1, 2),
        },
        Choice {
            key: "first",
            label: "First merchant’s card",
            help: "Side A gives points at the end, side B an ability once a year.",
            values: SIDES,
            seats: (1, 2),
        },
        Choice {
            key: "second",
            label: "Second merchant’s card",
            help: "Side A gives points at the end, side B an ability once a year.",
            values: SIDES,
            seats: (2, 2),
        },
        Choice {
            key: "years",
            label: "Year cards",
            help: "Shuffled year cards make the automaton harder to beat.",
            values: &[("numeric", "1860 to 1867"), ("shuffled", "Shuffled")],
            seats: (1, 1),
        },
    ];
    const SHORT: &'static str = "goal=3";
    const GREAT: &'static str = "goal=5";

    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => usize::from(self.goal - 3),
            1 | 2 => self.sides[choice - 1] as usize,
            _ => usize::from(self.shuffled),
        }
    }
    fn set(&mut self, choice: usize, value: usize) {
        match choice {
            0 => self.goal = [3, 4, 5][value],
            1 | 2 => self.sides[choice - 1] = SideOption::ALL[value],
            _ => self.shuffled = [false, true][value],
        }
    }
    fn since(choice: usize, value: usize) -> u16 {
        let chosen_after_the_deal = matches!(choice, 1 | 2) && SideOption::ALL[value] == SideOption::Choose;
        if chosen_after_the_deal { 2 } else { 1 }
    }
}

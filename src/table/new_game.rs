//! Sets up a new table of a game given by its id: the options, and the initial record.
//!
//! Used by the setup page. Options are given by their indices into the game's choices.

use serde::{Deserialize, Serialize};

use crate::engine::record::{Player, Record};
use crate::engine::seed::Seed;
use crate::engine::session::WrongSeats;
use crate::engine::variant::OptionsError;
use crate::engine::{Choice, OptionValues};

use super::title::title;

/// The options of a game, for the setup page.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    pub all: &'static [Choice],
    /// Parses options in the format of [`OptionValues::encode`].
    pub read: fn(&str) -> Result<Vec<usize>, OptionsError>,
    /// Options of the shortest game; see [`Variant::SHORTEST`](crate::engine::Variant::SHORTEST).
    pub short: &'static str,
    /// Options of the fullest game; see [`Variant::FULLEST`](crate::engine::Variant::FULLEST).
    pub great: &'static str,
}

/// The last setup of a game, stored on the device as JSON.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct LastSetup {
    /// Players by seat.
    pub players: Vec<Player>,
    /// Options that differ from their defaults, as `key=value,…`.
    pub options: String,
    /// Whether hands are open.
    pub open: bool,
    /// Whether each person plays on their own device.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub apart: bool,
}

/// Returns the options of the game with this id; `None` if there is no such game.
pub fn choices(game: &str) -> Option<Choices> {
    Some(title(game)?.choices())
}

#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// Players by seat.
    pub players: Vec<Player>,
    /// Value of each option; options that do not apply to this number of seats take their default.
    pub values: Vec<usize>,
    pub seed: Seed,
}

impl NewGame {
    /// Returns `chosen` with the values of this game for all options that apply to its number of seats.
    pub fn agreed(&self, mut chosen: OptionValues) -> OptionValues {
        let seats = self.players.len() as u8;
        for (index, (choice, value)) in chosen.choices.iter().zip(&self.values).enumerate() {
            if (choice.seats.0..=choice.seats.1).contains(&seats) && *value < choice.values.len() {
                chosen.values[index] = *value;
            }
        }
        chosen
    }
}

/// Creates the record of a new game; `None` if there is no such game.
///
/// # Errors
/// If the game does not allow this number of seats.
pub fn set_up(game: &str, new_game: NewGame) -> Option<Result<Record, WrongSeats>> {
    Some(title(game)?.set_up(new_game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, SHELF, Visitor};
    use crate::words::Title;

    #[test]
    fn every_option_value_can_be_set_up_in_every_game() {
        for info in SHELF {
            let choices = choices(info.id).expect("it is in the catalogue");
            let defaults = (choices.read)("").expect("nothing named is as usual");
            for (index, choice) in choices.all.iter().enumerate() {
                for value in 0..choice.values.len() {
                    let mut values = defaults.clone();
                    values[index] = value;
                    let players =
                        vec![Player::new("Asha", Player::PERSON); usize::from(choice.seats.0.max(info.seats.0))];
                    let new_game = NewGame { players, values: values.clone(), seed: Seed(418) };
                    let record = set_up(info.id, new_game).expect("it is in the catalogue").expect("enough seats");
                    assert_eq!((choices.read)(&record.options), Ok(values));
                }
            }
        }
    }

    /// Checks that the codecs and the game agree on the default options.
    struct Defaults;
    impl Visitor for Defaults {
        type Output = ();
        fn visit<G: Title>(self) {
            let typed = OptionValues::from_options(&G::Options::default());
            assert_eq!(typed.values, OptionValues::defaults::<G::Options>().values, "{}", G::INFO.id);
        }
    }

    #[test]
    fn default_options_have_the_default_of_each_choice() {
        for info in SHELF {
            games::visit(info.id, Defaults).expect("it is in the catalogue");
        }
    }

    #[test]
    fn too_many_seats_are_refused() {
        for info in SHELF {
            let players = vec![Player::new("Asha", Player::PERSON); usize::from(info.seats.1) + 1];
            let refused = set_up(info.id, NewGame { players, values: Vec::new(), seed: Seed(1) });
            assert!(refused.expect("it is in the catalogue").is_err());
        }
        assert_eq!(set_up("whist", NewGame { players: Vec::new(), values: Vec::new(), seed: Seed(1) }), None);
    }
}

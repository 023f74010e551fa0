//! Seeds: a number that determines all luck of a game, and its spelling in words.
//!
//! Used by setups, records and the setup page. Small seeds are written as `mist-ridge-418`, so that they can be read
//! out across a table; any other text is hashed to a seed.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::StateHasher;

/// Seed of all luck in a game. Below 2^53, so that every JSON parser preserves it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seed(pub u64);

/// Seeds below this number are written in words.
pub const IN_WORDS: u64 = 64 * 64 * 1000;

impl Seed {
    /// Exclusive upper bound of seeds.
    pub const LIMIT: u64 = 1 << 53;

    /// Reduces any number to the range of seeds.
    pub fn new(number: u64) -> Seed {
        Seed(number % Self::LIMIT)
    }

    /// Reduces any number to the range of seeds that are written in words.
    pub fn in_words(number: u64) -> Seed {
        Seed(number % IN_WORDS)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 >= IN_WORDS {
            return write!(f, "{}", self.0);
        }
        let (words, number) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}-{}-{number}", WEATHER[(words / 64) as usize], PLACES[(words % 64) as usize])
    }
}

impl FromStr for Seed {
    type Err = core::convert::Infallible;

    /// Parses words or a decimal number; hashes any other text to a seed.
    fn from_str(text: &str) -> Result<Seed, Self::Err> {
        let text = text.trim().to_ascii_lowercase();
        if let Some(number) = text.parse().ok().filter(|number| *number < Self::LIMIT) {
            return Ok(Seed(number));
        }
        let words: Vec<&str> = text.split('-').collect();
        if let [weather, place, number] = words[..] {
            let weather = WEATHER.iter().position(|word| *word == weather);
            let place = PLACES.iter().position(|word| *word == place);
            let number = number.parse::<u64>().ok().filter(|number| *number < 1000);
            if let (Some(weather), Some(place), Some(number)) = (weather, place, number) {
                return Ok(Seed((weather as u64 * 64 + place as u64) * 1000 + number));
            }
        }
        let hash = StateHasher::default().bytes(text.as_bytes()).finish();
        Ok(Seed(IN_WORDS + hash % (Self::LIMIT - IN_WORDS)))
    }
}

const WEATHER: [&str; 64] = [
    "mist", "dawn", "rain", "gold", "jade", "amber", "cedar", "clove", "coral", "cloud", "dusk", "ember", "fern",
    "frost", "ginger", "green", "hazel", "honey", "indigo", "ivory", "jasmine", "lemon", "lilac", "linen", "lotus",
    "maple", "mint", "monsoon", "moon", "moss", "night", "noon", "oak", "ocean", "olive", "opal", "orchid", "paper",
    "pearl", "pepper", "pine", "plum", "quiet", "river", "rose", "ruby", "saffron", "sage", "salt", "sand", "silk",
    "silver", "slate", "smoke", "snow", "spice", "star", "stone", "storm", "summer", "sun", "velvet", "willow", "wind",
];
const PLACES: [&str; 64] = [
    "ridge", "valley", "harbour", "garden", "terrace", "bridge", "island", "shore", "hill", "field", "grove", "stream",
    "lagoon", "bay", "cove", "cliff", "path", "gate", "market", "quay", "dock", "lane", "mill", "meadow", "orchard",
    "palace", "pass", "peak", "pier", "pond", "port", "reef", "road", "rock", "sail", "shelf", "slope", "spring",
    "square", "station", "steps", "street", "summit", "teapot", "kettle", "cup", "tower", "trail", "train", "veranda",
    "village", "wagon", "wall", "water", "well", "wharf", "window", "wood", "yard", "anchor", "basket", "caravan",
    "lantern", "table",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_number_spell_the_same_seed() {
        for number in [0, 7, 999, 1000, 63_999, 64_000, IN_WORDS - 1, IN_WORDS, Seed::LIMIT - 1] {
            let seed = Seed(number);
            assert_eq!(seed.to_string().parse(), Ok(seed));
            assert_eq!(number.to_string().parse(), Ok(seed));
        }
        assert_eq!("mist-ridge-418".parse(), Ok(Seed(418)));
    }

    #[test]
    fn equal_text_gives_equal_seeds() {
        let seed: Seed = "Aunt Clara’s birthday".parse().unwrap();
        assert_eq!(" aunt clara’s birthday ".parse(), Ok(seed));
        assert!(seed.0 >= IN_WORDS && seed.0 < Seed::LIMIT);
        assert_eq!(seed.to_string().parse(), Ok(seed));
    }

    #[test]
    fn every_word_is_listed_once() {
        for words in [WEATHER, PLACES] {
            let mut sorted = words.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), 64);
        }
    }
}

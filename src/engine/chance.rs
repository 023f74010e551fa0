//! Chance: the only source of randomness in a game.
//!
//! A session derives one for each ply from the seed and the ply, so that undoing and playing again gives the same draws
//! and no player can look ahead. Searches use a fast stream, tests a script. Games only draw from what they are passed.
//! Bounded draws and shuffles are implemented here, on generators with a fixed algorithm: a library may change its
//! implementation between releases, and old games must still replay. Knows no game.

use rand_chacha::ChaCha8Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of randomness. Creating one is cheap: the generator of a ply is seeded only by its first draw.
pub struct Chance {
    source: Source,
    drawn: bool,
}

#[expect(clippy::large_enum_variant, reason = "made once a ply on the stack; a box would cost an allocation a ply")]
enum Source {
    /// Nothing was drawn yet; the first draw creates the generator.
    Sealed { seed: u64, ply: u32 },
    /// The portable generator used in records.
    Ply(ChaCha8Rng),
    /// The fast generator of searches and playouts.
    Stream(Xoshiro256PlusPlus),
    /// Draws scripted by a test, in reverse order.
    #[cfg(test)]
    Script(Vec<u32>),
}

impl Chance {
    /// Returns the chance of one ply of the game with this seed. Ply 0 is the setup, ply n the n-th action.
    #[inline]
    pub fn at(seed: u64, ply: u32) -> Chance {
        Chance { source: Source::Sealed { seed, ply }, drawn: false }
    }

    /// Returns an endless fast stream for searches, the same natively and in wasm.
    pub fn stream(seed: u64) -> Chance {
        Chance { source: Source::Stream(Xoshiro256PlusPlus::seed_from_u64(seed)), drawn: false }
    }

    /// Creates a source of scripted draws for tests, which [`Chance::below`] returns in order.
    ///
    /// # Panics
    /// A draw panics if the script has run out or its next number is not below the bound.
    #[cfg(test)]
    pub fn script(draws: &[u32]) -> Chance {
        Chance { source: Source::Script(draws.iter().rev().copied().collect()), drawn: false }
    }

    /// Whether anything was drawn, that is, whether the ply revealed something unforeseeable.
    pub fn has_drawn(&self) -> bool {
        self.drawn
    }

    #[inline]
    fn bits(&mut self) -> u32 {
        self.drawn = true;
        match &mut self.source {
            Source::Stream(stream) => (stream.next_u64() >> 32) as u32,
            Source::Ply(ply) => ply.next_u32(),
            Source::Sealed { seed, ply } => {
                let mut key = [0; 32];
                key[..8].copy_from_slice(&seed.to_le_bytes());
                key[8..12].copy_from_slice(&ply.to_le_bytes());
                key[16..].copy_from_slice(b"tea table chance");
                let mut opened = ChaCha8Rng::from_seed(key);
                let bits = opened.next_u32();
                self.source = Source::Ply(opened);
                bits
            }
            #[cfg(test)]
            Source::Script(_) => unreachable!("scripts are read whole, by `below`"),
        }
    }

    /// Draws a number in `0..bound`, uniformly (Lemire's method with rejection).
    ///
    /// # Panics
    /// In debug builds if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a draw from nothing");
        #[cfg(test)]
        if let Source::Script(draws) = &mut self.source {
            self.drawn = true;
            let draw = draws.pop().expect("the script of chance has run out");
            assert!(draw < bound, "the script says {draw}, but the draw is below {bound}");
            return draw;
        }
        let mut wide = u64::from(self.bits()) * u64::from(bound);
        if (wide as u32) < bound {
            let reject = bound.wrapping_neg() % bound;
            while (wide as u32) < reject {
                wide = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// Draws an index into a list of `len` items.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Shuffles in place (Fisher–Yates, from the end: item `i` is swapped with one of `0..=i`).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }

    /// Draws a seed. If drawn from a [`Chance::at`], it does not reveal the seed of the game.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.bits()) << 32 | u64::from(self.bits())
    }

    /// Draws a number in `[0, 1)` with 24 bits of precision, for weighted choices in playouts.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        (self.bits() >> 8) as f32 * (1.0 / 16_777_216.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(chance: &mut Chance, bound: u32) -> [u32; 8] {
        core::array::from_fn(|_| chance.below(bound))
    }

    // Golden vectors: if one of these changes, every existing link and save breaks.
    #[test]
    fn draws_of_a_ply_never_change() {
        assert_eq!(draws(&mut Chance::at(7, 0), 91), GOLDEN_PLY_0);
        assert_eq!(draws(&mut Chance::at(7, 1), 91), GOLDEN_PLY_1);
        assert_eq!(draws(&mut Chance::stream(7), 91), GOLDEN_STREAM);
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
        Chance::at(7, 2).shuffle(&mut items);
        assert_eq!(items, GOLDEN_SHUFFLE);
    }
    const GOLDEN_PLY_0: [u32; 8] = [88, 21, 82, 7, 78, 57, 27, 1];
    const GOLDEN_PLY_1: [u32; 8] = [76, 59, 15, 64, 68, 68, 53, 15];
    const GOLDEN_STREAM: [u32; 8] = [5, 15, 65, 38, 87, 42, 65, 30];
    const GOLDEN_SHUFFLE: [u32; 8] = [6, 3, 2, 0, 1, 7, 5, 4];

    #[test]
    fn draws_are_uniform() {
        let mut chance = Chance::stream(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.index(6)] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn a_chance_reports_whether_it_was_drawn_from() {
        let mut chance = Chance::at(1, 1);
        assert!(!chance.has_drawn());
        chance.below(2);
        assert!(chance.has_drawn());
    }
}

//! The hash of a state: a fold over fixed-width fields, the same natively and in wasm.
//!
//! Games add their fields in an order that never changes within a version of the rules; records and links contain the
//! result. Not cryptographic: it detects faults, not forgeries.

/// Folds numbers into 64 bits. Every number is widened to 64 bits, so that its type does not matter.
#[derive(Clone, Debug)]
pub struct StateHasher(u64);

impl Default for StateHasher {
    fn default() -> Self {
        StateHasher(0x7465_6120_7461_626c)
    }
}

impl StateHasher {
    #[inline]
    pub fn add(&mut self, number: impl Into<i64>) -> &mut StateHasher {
        let mixed = (self.0 ^ number.into() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
        self
    }

    /// Adds the length of a list, then its numbers.
    pub fn list<T: Into<i64>>(
        &mut self,
        numbers: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>,
    ) -> &mut StateHasher {
        let numbers = numbers.into_iter();
        self.add(numbers.len() as i64);
        for number in numbers {
            self.add(number);
        }
        self
    }

    /// Adds bytes as a list.
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut StateHasher {
        self.list(bytes.iter().copied())
    }

    pub fn finish(&self) -> u64 {
        let mut bits = self.0;
        bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        bits ^ (bits >> 32)
    }
}

//! A deck of Chai: face up, never shuffled after the deal, with what was ever seen of it.
//!
//! Part of the state; used for plantation cards and ships alike. Knows neither.

use core::fmt;

/// A deck that lies face up: cards come off the top and are put back on it or under it. It is never
/// shuffled, so whoever has seen a card knows where it lies.
#[derive(Clone, Copy, PartialEq)]
pub struct Deck<const N: usize> {
    /// The numbers of the cards, the lowest first; 0 above the top.
    cards: [u8; N],
    len: u8,
    /// The bit of each card that was ever seen.
    seen: u32,
}

impl<const N: usize> Deck<N> {
    /// A deck of these cards, the lowest first, of which those in `seen` have been seen.
    pub fn new(order: &[u8], seen: u32) -> Deck<N> {
        let mut cards = [0; N];
        cards[..order.len()].copy_from_slice(order);
        Deck { cards, len: order.len() as u8, seen }
    }
    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// The cards, the lowest first.
    pub fn cards(&self) -> &[u8] {
        &self.cards[..self.len()]
    }
    /// The bits of the cards that were ever seen, in the deck or elsewhere.
    pub fn seen(&self) -> u32 {
        self.seen
    }
    /// The card at this depth; 0 is the top.
    #[inline]
    pub fn peek(&self, depth: usize) -> Option<u8> {
        (depth < self.len()).then(|| self.cards[self.len() - 1 - depth])
    }
    /// Shows the uppermost cards to everybody.
    #[inline]
    pub fn reveal(&mut self, count: usize) {
        for depth in 0..count.min(self.len()) {
            self.seen |= 1 << self.cards[self.len() - 1 - depth];
        }
    }
    /// Takes the card at this depth out.
    pub fn take(&mut self, depth: usize) -> Option<u8> {
        let card = self.peek(depth)?;
        let index = self.len() - 1 - depth;
        self.cards.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.cards[usize::from(self.len)] = 0;
        Some(card)
    }
    /// Takes the top card; the next one is seen.
    pub fn draw(&mut self) -> Option<u8> {
        let card = self.take(0);
        self.reveal(1);
        card
    }
    /// Puts a card under the deck.
    pub fn put_under(&mut self, card: u8) {
        self.cards.copy_within(0..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }
    /// Changes the two uppermost cards.
    pub fn swap_top(&mut self) {
        let len = self.len();
        self.cards.swap(len - 1, len - 2);
    }
}

impl<const N: usize> fmt::Debug for Deck<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} seen {:b}", self.cards(), self.seen)
    }
}

//! A deck of Chai: face up, never shuffled after the deal, with a memory of the cards seen in it.
//!
//! Part of the state; used for plantation cards and ships alike. Knows neither.

use core::fmt;

/// A face-up deck: cards are taken off the top and put back on it or under it. It is never shuffled, so a player who
/// has seen a card knows where it is.
#[derive(Clone, Copy, PartialEq)]
pub struct Deck<const N: usize> {
    /// Card numbers, the bottom card first; 0 above the top.
    cards: [u8; N],
    len: u8,
    /// Bitmask of the cards ever seen, by number.
    seen: u32,
}

impl<const N: usize> Deck<N> {
    /// Creates a deck of these cards, the bottom card first; `seen` is the bitmask of cards already seen.
    pub fn new(order: &[u8], seen: u32) -> Deck<N> {
        let mut cards = [0; N];
        cards[..order.len()].copy_from_slice(order);
        Deck { cards, len: order.len() as u8, seen }
    }
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// Returns the cards, the bottom card first.
    pub fn cards(&self) -> &[u8] {
        &self.cards[..self.len()]
    }
    /// Returns the bitmask of cards ever seen, in the deck or elsewhere.
    pub fn seen(&self) -> u32 {
        self.seen
    }
    /// Returns the card at this depth; 0 is the top.
    #[inline]
    pub fn peek(&self, depth: usize) -> Option<u8> {
        (depth < self.len()).then(|| self.cards[self.len() - 1 - depth])
    }
    /// Marks the top `count` cards as seen by all.
    #[inline]
    pub fn reveal(&mut self, count: usize) {
        for depth in 0..count.min(self.len()) {
            self.seen |= 1 << self.cards[self.len() - 1 - depth];
        }
    }
    /// Removes and returns the card at this depth.
    pub fn take(&mut self, depth: usize) -> Option<u8> {
        let card = self.peek(depth)?;
        let index = self.len() - 1 - depth;
        self.cards.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.cards[usize::from(self.len)] = 0;
        Some(card)
    }
    /// Removes and returns the top card, and marks the next one as seen.
    pub fn draw(&mut self) -> Option<u8> {
        let card = self.take(0);
        self.reveal(1);
        card
    }
    pub fn put_under(&mut self, card: u8) {
        self.cards.copy_within(0..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }
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

//! State shared by the modules of this board: the table, the clock and the current draft.
//!
//! Created once per table; `Copy`, so that closures can hold it. Contains no rules and no drawings.

use crate::games::ceylon_cards::composer::Composer;
use crate::games::ceylon_cards::draft::Draft;
use crate::games::ceylon_cards::press::Part;
use crate::games::ceylon_cards::{Card, CeylonCards};
use crate::ui::kit::Memo;
use crate::ui::shell::board_context::BoardContext;

/// The table, and the clock for its trades.
#[derive(Clone, Copy)]
pub struct Context {
    pub board: BoardContext<CeylonCards>,
    /// Seconds left for new offers, if the clock was agreed on; it runs in the Trade Phase.
    pub clock: Memo<Option<u32>>,
}

impl Context {
    /// Reads the trade that is being composed, if there is one.
    pub fn trade<T>(self, read: impl FnOnce(&Composer) -> T) -> Option<T> {
        self.board.pressing.with(|pressing| pressing.draft().and_then(Draft::trade).map(read))
    }

    pub fn is_trading(self) -> bool {
        self.trade(|_| ()).is_some()
    }

    /// Reads the number of cards to discard and the number chosen so far; `None` unless the player is choosing them.
    pub fn discards(self) -> Option<(u8, u8)> {
        self.board.pressing.with(|pressing| match pressing.draft() {
            Some(Draft::Discards(discards)) => Some((discards.wanted(), discards.chosen().len())),
            _ => None,
        })
    }

    /// Whether time is up, so that no new offers can be made; nothing else is forbidden.
    pub fn is_late(self) -> bool {
        self.clock.get() == Some(0)
    }

    /// Returns the number of copies of a card that the presses so far, or the action they form, would take from the
    /// hand.
    pub fn paid(self, card: Card) -> usize {
        let pressed = self.board.times(Part::Card(card));
        let ready = self.board.ready().map_or(0, |action| usize::from(action.cost()[card]));
        pressed.max(ready)
    }
}

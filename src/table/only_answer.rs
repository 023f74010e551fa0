//! The answer that the table gives automatically: to a decision with a single legal action, or one whose possible
//! results are all equal.
//!
//! The page carries out such an answer as an ordinary action, so that the log stays complete, and undo skips it. Knows
//! no game.

use super::dyn_game::DynGame;
use super::game_table::Table;

/// Maximum number of equivalent actions; a larger choice is left to the person.
const MAX_ALTERNATIVES: usize = 3;

impl Table {
    /// Returns the only sensible action of the person to act, as an index into the legal list, if the table may play
    /// it; with `ends` this includes the end of a turn without remaining decisions.
    ///
    /// An offer that can only be declined is declined: the page shows it before the answer follows.
    ///
    /// The table may play it if that reveals nothing. A person alone among computers is not observed: computers are
    /// given views, and no view contains the time. At a shared device an automatic answer would reveal that there was
    /// no choice, which is a secret of the hand; there it is given only if the decision is not secret and the legal
    /// actions are public anyway.
    pub fn only_answer(&self, ends: bool) -> Option<usize> {
        self.presser()?;
        self.only_answer_in(&*self.game, ends)
    }

    /// Like [`Table::only_answer`], but for this table's game at another ply, and without checking which person has the
    /// device at that time.
    pub(super) fn only_answer_in(&self, game: &dyn DynGame, ends: bool) -> Option<usize> {
        let shown = self.seating.people_anywhere().len() > 1 && game.is_secret();
        let legal = game.legal_facts();
        if legal.count == 0 || shown || game.mid_sequence() {
            return None;
        }
        let answered = match legal.count {
            1 => !legal.first_is_end,
            2..=MAX_ALTERNATIVES => !game.is_drafted() && game.results_are_equal(),
            _ => false,
        };
        if answered { Some(0) } else { legal.end.filter(|_| ends) }
    }
}

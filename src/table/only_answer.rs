//! The answer that the table gives by itself: the one thing that can be done, and a choice whose results are equal.
//!
//! The page carries such an answer out as an action like any other, so that the log stays the truth, and taking back
//! steps over it. Knows no game.

use super::dyn_game::DynGame;
use super::game_table::Table;

/// A choice of more than so many is a person's own, even if their results are equal.
const MOST: usize = 3;

impl Table {
    /// What the person to act can only answer, as an index into the legal list, where the table may answer it; with
    /// `ends` that is also the end of a turn in which nothing is left to decide.
    ///
    /// It may where nobody learns anything from it. A person alone among computers is seen by nobody: computers are
    /// given views, and no view holds the time. Where several people share the device an answer that comes by itself
    /// would give away that there was nothing to choose, which is a secret of the hand; so there it is given only
    /// where the decision is not made in secret and everybody sees the legal actions anyway.
    pub fn only_answer(&self, ends: bool) -> Option<usize> {
        self.presser()?;
        self.only_answer_in(&*self.game, ends)
    }

    /// The same for the game of this table at another ply, without asking who has the device then.
    pub(super) fn only_answer_in(&self, game: &dyn DynGame, ends: bool) -> Option<usize> {
        let shown = self.seating.people().len() > 1 && game.is_secret();
        let legal = game.legal_facts();
        if legal.count == 0 || shown || game.mid_sequence() {
            return None;
        }
        let answered = match legal.count {
            // Where cards are hidden, an answer to an offer shows what a rival wants: one sees it before one answers.
            1 => legal.pass.is_some() || !(game.is_secret() || legal.first_is_end),
            2..=MOST => !game.is_drafted() && game.results_are_equal(),
            _ => false,
        };
        if answered { Some(0) } else { legal.end.filter(|_| ends) }
    }
}

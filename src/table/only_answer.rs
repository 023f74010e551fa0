//! What the table answers by itself: the one thing that can be done, and a choice whose results are equal.
//!
//! The page carries such an answer out as an action like any other, so that the log stays the truth, and taking back
//! steps over it. Knows no game: it tries the actions in states drawn from the view of the person to act.

use crate::engine::{Chance, Game, Seat, Turn, Viewer};
use crate::words::Title;

use super::Table;
use super::pressing::is_drafted;

/// A choice of more than so many is a person's own, even if their results are equal.
const MOST: usize = 3;
/// In how many drawn states the results of a choice have to be equal.
const WORLDS: u64 = 4;
/// No more than so many actions follow from a choice by themselves.
const LONGEST: usize = 8;

impl<G: Title> Table<G> {
    /// What the person to act can only answer, as an index into the legal list, where the table may answer it; with
    /// `ends` that is also the end of a turn in which nothing is left to decide.
    ///
    /// It may where nobody learns anything from it. A person alone among computers is seen by nobody: computers are
    /// given views, and no view holds the time. Where several people share the device an answer that comes by itself
    /// would give away that there was nothing to choose, which is a secret of the hand; so there it is given only
    /// where the decision is not made in secret and everybody sees the legal actions anyway.
    pub fn only_answer(&self, ends: bool) -> Option<usize> {
        self.presser()?;
        self.only_answer_of(self.session.state(), ends)
    }

    /// The same for the state of this table at another ply, without asking who has the device then.
    pub(super) fn only_answer_of(&self, state: &G::State, ends: bool) -> Option<usize> {
        let Turn::Act(seat) = G::turn(state) else { return None };
        let shown = self.seating.people().len() > 1 && G::secret(state);
        if shown || G::mid_sequence(state) {
            return None;
        }
        let mut legal = Vec::new();
        G::legal(state, &mut legal);
        let answered = match legal.len() {
            // Where cards are hidden, an answer to an offer shows what a rival wants: one sees it before one answers.
            1 => G::is_pass(&legal[0]) || !(G::secret(state) || G::is_end(&legal[0])),
            2..=MOST => {
                let view = G::view(state, Viewer::Seat(seat));
                !legal.iter().any(|action| is_drafted::<G>(&view, action))
                    && results_are_equal::<G>(&view, seat, &legal)
            }
            _ => false,
        };
        if answered { Some(0) } else { G::end_of(&legal).filter(|_| ends) }
    }
}

/// Whether all of these actions of `seat` come to the same, whatever it does not know: the states are equal once each
/// has led on to the next decision that is one.
fn results_are_equal<G: Title>(view: &G::View, seat: Seat, legal: &[G::Action]) -> bool {
    (0..WORLDS).all(|world| {
        let state = G::determinize(view, &mut Chance::stream(world));
        let mut results = legal.iter().map(|action| result::<G>(&state, seat, *action));
        let Some(first) = results.next().flatten() else { return false };
        results.all(|other| other.as_ref() == Some(&first))
    })
}

/// What an action leads to: the state at the next decision that has more than one answer. `None` when luck is drawn on
/// the way, for then nobody knows.
fn result<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Option<G::State> {
    let (mut state, mut next) = (state.clone(), action);
    for _ in 0..LONGEST {
        let mut chance = Chance::stream(0);
        G::apply(&mut state, next, &mut chance, &mut ());
        if chance.drawn() {
            return None;
        }
        let mut legal = Vec::new();
        G::legal(&state, &mut legal);
        match legal[..] {
            [only] if G::turn(&state) == Turn::Act(seat) => next = only,
            _ => return Some(state),
        }
    }
    None
}

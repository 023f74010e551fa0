//! One person's presses: what pressing, releasing or confirming does.
//!
//! Made from a [`Picker`] by the page for every press, and by the tests that press pieces at random, so that both
//! play in the same way. Knows no screen and no rule; why the rules refuse a piece is asked of the game.

use crate::engine::{Game, Press};

use super::Picker;

/// When the chosen action is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Commit {
    /// As soon as nothing more could be pressed.
    AtOnce,
    /// Only by [`Pressing::confirm`].
    WhenConfirmed,
}

/// The result of a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed<Action, Part> {
    /// Other pieces are pressed now; nothing is carried out yet.
    Changed,
    /// This is to be carried out.
    Act(Action),
    /// Nothing changed: the piece cannot be pressed.
    Refused {
        /// The piece.
        part: Part,
        /// Why.
        why: PressRefusal<Action>,
    },
    /// Nothing changed: there was nothing to do.
    Unchanged,
}

/// The result of a press in the game `G`.
pub type PressedOf<G> = Pressed<<G as Game>::Action, <G as Press>::Part>;

/// Why a piece cannot be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PressRefusal<Action> {
    /// It could be pressed by itself, but not together with what is pressed; that is part of this action.
    GoesNotWith(Action),
    /// The rules refuse it: see [`Words::refuse`](crate::words::Words::refuse).
    ByRule,
}

/// Whether `part`, which does not go with what is pressed, takes the place of a pressed piece of its sort.
pub fn takes_place<G: Press>(picker: &Picker<G>, part: G::Part) -> bool {
    !picker.is_lit(part) && kept_beside(picker, part).is_some()
}

/// The presses that stay when `part` takes the place of another of its sort; `None` when there is no such piece.
fn kept_beside<G: Press>(picker: &Picker<G>, part: G::Part) -> Option<Vec<G::Part>> {
    let same_sort = |other: &G::Part| *other != part && G::same_sort(*other, part);
    picker.pressed().iter().find(|other| same_sort(other))?;
    let mut fitting = vec![part];
    if !picker.fits(&fitting) {
        return None;
    }
    let (kept, taken_back): (Vec<G::Part>, Vec<G::Part>) = picker.pressed().iter().partition(|earlier| {
        fitting.push(**earlier);
        let fits = picker.fits(&fitting);
        if !fits {
            fitting.pop();
        }
        fits
    });
    taken_back.iter().any(same_sort).then_some(kept)
}

/// The presses of the seat to act.
#[derive(Clone, PartialEq, Debug)]
pub struct Pressing<G: Press> {
    picker: Picker<G>,
    commit: Commit,
}

impl<G: Press> Pressing<G> {
    /// Goes on from what is pressed in `picker`.
    pub fn new(picker: Picker<G>, commit: Commit) -> Self {
        Pressing { picker, commit }
    }

    /// What is pressed, and what it may become.
    pub fn picker(&self) -> &Picker<G> {
        &self.picker
    }

    /// Presses a piece. Where another of its sort is pressed that it does not go with, it takes that one's place:
    /// choosing another hex keeps the action and changes the place. What usually goes with what is pressed is pressed
    /// along, where it is to be confirmed.
    pub fn press(&mut self, part: G::Part) -> PressedOf<G> {
        if !self.picker.press(part) && !self.retarget(part) {
            return self.refuse(part);
        }
        let leads_on = self.picker.settled().is_some_and(|action| G::leads_on(&action));
        let open = self.commit == Commit::WhenConfirmed && self.picker.ready().is_none();
        let usual = if open { G::usual(self.picker.pressed(), &mut self.picker.candidates()) } else { None };
        if let Some(usual) = usual {
            self.picker.complete(usual);
        }
        match self.picker.settled() {
            Some(action) if self.commit == Commit::AtOnce || leads_on => Pressed::Act(action),
            _ => Pressed::Changed,
        }
    }

    /// Takes back what does not go with `part` and presses it; the earlier presses stay before the later. `false`, and
    /// nothing has changed, when no piece of the same sort would make room: another sort of piece is no other choice.
    fn retarget(&mut self, part: G::Part) -> bool {
        let Some(kept) = kept_beside(&self.picker, part) else { return false };
        self.picker.clear();
        kept.into_iter().chain([part]).for_each(|part| _ = self.picker.press(part));
        true
    }

    /// Takes one press of a piece back.
    pub fn release(&mut self, part: G::Part) -> PressedOf<G> {
        if self.picker.release(part) { Pressed::Changed } else { Pressed::Unchanged }
    }

    /// Presses the piece, or takes the press back where it cannot be pressed once more.
    pub fn toggle(&mut self, part: G::Part) -> PressedOf<G> {
        if !self.picker.is_lit(part) && self.picker.times(part) > 0 { self.release(part) } else { self.press(part) }
    }

    /// Presses a piece; where it does not go with what is pressed, begins anew with it alone.
    pub fn switch(&mut self, part: G::Part) -> PressedOf<G> {
        if !self.picker.is_lit(part) && self.picker.begins(part) {
            self.picker.clear();
        }
        self.press(part)
    }

    /// Presses a piece that is a verb of its own ("Pass"): its action is to be carried out at once, whatever else
    /// is pressed.
    pub fn press_verb(&mut self, part: G::Part) -> PressedOf<G> {
        match self.picker.alone(part) {
            Some(action) => Pressed::Act(action),
            None => self.press(part),
        }
    }

    /// Takes all presses back.
    pub fn cancel(&mut self) -> PressedOf<G> {
        self.picker.clear();
        Pressed::Changed
    }

    /// Confirms the chosen action.
    pub fn confirm(&self) -> PressedOf<G> {
        self.picker.ready().map_or(Pressed::Unchanged, Pressed::Act)
    }

    /// Says why `part` cannot be pressed.
    pub fn refuse(&self, part: G::Part) -> PressedOf<G> {
        let begun = !self.picker.pressed().is_empty() && self.picker.begins(part);
        let why = match self.picker.candidates().next().filter(|_| begun) {
            Some(action) => PressRefusal::GoesNotWith(action),
            None => PressRefusal::ByRule,
        };
        Pressed::Refused { part, why }
    }
}

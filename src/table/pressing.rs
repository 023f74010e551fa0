//! One person's presses, and the effects of pressing, releasing and confirming.
//!
//! Held by the page for the current decision, and also driven by the tests that press pieces at random, so that both
//! play in the same way. Contains the presses ([`Picker`]) and the draft ([`Draft`]). Knows no screen and no rule; the
//! game supplies the reason why the rules refuse a piece.

use std::sync::Arc;

use crate::engine::sort::sort;
use crate::engine::{Determinize, Game, Press, Seat};
use crate::words::draft::{Draft, Drafted, Lack};
use crate::words::{Refusal, Words};

use super::picker::Picker;
use super::preview;

/// The condition for playing the chosen action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Commit {
    /// As soon as nothing more can be pressed.
    AtOnce,
    /// Only after [`Pressing::confirm`].
    WhenConfirmed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed<Action, Part> {
    /// The presses have changed; no action is played yet.
    Changed,
    /// These actions are to be carried out, in this order.
    Act(Vec<Action>),
    /// Nothing changed: the piece cannot be pressed or the choice cannot be confirmed.
    Refused(PressRefusal<Action, Part>),
    /// Nothing changed: there was nothing to take back or confirm, or the draft lacks something.
    Unchanged,
}

pub type PressedOf<G> = Pressed<<G as Game>::Action, <G as Press>::Part>;

/// Why a piece cannot be pressed, or a draft cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PressRefusal<Action, Part> {
    /// It could be pressed if nothing else were, but it is incompatible with the presses so far, which belong to this
    /// action.
    GoesNotWith(Action),
    /// The rules refuse this piece; see [`Words::refuse`].
    ByRule(Part),
    /// The draft refuses the piece, or is itself refused by the rules.
    Said(Refusal),
}

/// Whether `part`, incompatible with the presses so far, would replace a pressed piece of the same kind.
pub fn would_replace<G: Press>(picker: &Picker<G>, part: G::Part) -> bool {
    !picker.is_lit(part) && presses_after_replacing(picker, part).is_some()
}

/// Returns the presses that remain if `part` replaces another piece of the same kind; `None` if there is no such
/// piece.
fn presses_after_replacing<G: Press>(picker: &Picker<G>, part: G::Part) -> Option<Vec<G::Part>> {
    let same_kind = |other: &G::Part| *other != part && G::same_kind(*other, part);
    picker.pressed().iter().find(|other| same_kind(other))?;
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
    taken_back.iter().any(same_kind).then_some(kept)
}

/// Whether `action`, of the seat that `view` belongs to, is composed in a draft rather than chosen by presses alone.
pub fn is_drafted<G: Words>(view: &G::View, action: &G::Action) -> bool {
    is_claimed::<G>(view, G::Draft::of_decision(view).as_ref(), action)
}

fn is_claimed<G: Words>(view: &G::View, draft: Option<&G::Draft>, action: &G::Action) -> bool {
    let mut parts = Vec::new();
    G::presses(view, action, &mut parts);
    let claims = |part: &G::Part| draft.is_some_and(|draft| draft.claims(*part));
    parts.iter().any(|part| claims(part) || G::Draft::opened_by(view, *part).is_some())
}

/// The presses of the seat to act.
#[derive(Clone, PartialEq, Debug)]
pub struct Pressing<G: Words> {
    picker: Picker<G>,
    draft: Option<G::Draft>,
    /// Parts of the legal actions that are composed in a draft, sorted.
    pub(super) drafted: Vec<G::Part>,
    /// The actions that answer the question raised by the chosen action, each with its only piece; see
    /// [`Press::raises_question`].
    pub(super) answers: Vec<(G::Part, G::Action)>,
    /// The answer whose piece is pressed along with the action.
    answer: Option<G::Action>,
    /// The follow-up action chosen along with the pressed one.
    follow_up: Option<G::Action>,
    commit: Commit,
    /// The deciding seat and its view; `None` if nothing can be pressed.
    actor: Option<(Seat, Arc<G::View>)>,
}

impl<G: Words + Determinize> Pressing<G> {
    /// Creates the decision of `seat` from its view and legal actions, with nothing pressed.
    pub fn new(seat: Seat, view: G::View, legal: &[G::Action], commit: Commit) -> Self {
        let draft = G::Draft::of_decision(&view);
        let is_claimed = |action: &G::Action| is_claimed::<G>(&view, draft.as_ref(), action);
        let (together, alone): (Vec<G::Action>, Vec<G::Action>) = legal.iter().partition(|action| is_claimed(action));
        let mut drafted = Vec::new();
        together.iter().for_each(|action| G::presses(&view, action, &mut drafted));
        sort(&mut drafted);
        drafted.dedup();
        let (picker, actor) = (Picker::new(&view, &alone), Some((seat, Arc::new(view))));
        Pressing { picker, draft, drafted, answers: Vec::new(), answer: None, follow_up: None, commit, actor }
    }

    /// Creates a state in which nothing can be pressed.
    pub fn idle() -> Self {
        let picker = Picker::idle();
        Pressing {
            picker,
            draft: None,
            drafted: Vec::new(),
            answers: Vec::new(),
            answer: None,
            follow_up: None,
            commit: Commit::WhenConfirmed,
            actor: None,
        }
    }

    /// Returns the deciding seat and its view; `None` if nothing can be pressed.
    pub fn actor(&self) -> Option<(Seat, &G::View)> {
        self.actor.as_ref().map(|(seat, view)| (*seat, &**view))
    }

    pub fn picker(&self) -> &Picker<G> {
        &self.picker
    }

    pub fn draft(&self) -> Option<&G::Draft> {
        self.draft.as_ref()
    }

    /// Returns the follow-up action chosen along with the pressed one.
    pub fn follow_up(&self) -> Option<G::Action> {
        self.follow_up
    }

    /// Returns the pressed answer to the question that the chosen action raises.
    pub fn answer(&self) -> Option<G::Action> {
        self.answer
    }

    /// Returns the action that `part` gives as an answer.
    pub(super) fn answer_of(&self, part: G::Part) -> Option<G::Action> {
        self.answers.iter().find(|(other, _)| *other == part).map(|(_, answer)| *answer)
    }

    /// Finds the answers to the question that the chosen action raises. A pressed one remains if it still fits.
    fn find_answers(&mut self) {
        self.answers.clear();
        if let (Some(action), Some((seat, view))) = (self.picker.ready().filter(G::raises_question), &self.actor) {
            let mut parts = Vec::new();
            for next in preview::ahead::<G>(view, *seat, &[action]).next {
                parts.clear();
                G::presses(view, &next, &mut parts);
                if let [part] = parts[..]
                    && !self.picker.begins(part)
                {
                    self.answers.push((part, next));
                }
            }
        }
        self.answer = self.answer.filter(|answer| self.answers.iter().any(|(_, other)| other == answer));
    }

    fn claiming(&self, part: G::Part) -> Option<&G::Draft> {
        self.draft.as_ref().filter(|draft| draft.claims(part))
    }

    /// Returns the actions drafted so far and why they cannot be carried out yet; `None` if there is no draft.
    pub fn drafted(&self) -> Option<Drafted<G::Action>> {
        let (_, view) = self.actor()?;
        Some(self.draft.as_ref()?.drafted(view))
    }

    pub fn opens(&self, part: G::Part) -> bool {
        self.actor().is_some_and(|(_, view)| G::Draft::opened_by(view, part).is_some())
    }

    /// Returns the parts of the legal actions that can be pressed or marked next, sorted and unique.
    pub fn lit(&self) -> Vec<G::Part> {
        let answers = self.answers.iter().map(|(part, _)| part);
        let mut lit: Vec<G::Part> = self.picker.lit().iter().chain(&self.drafted).chain(answers).copied().collect();
        sort(&mut lit);
        lit.dedup();
        lit.retain(|part| self.is_lit(*part));
        lit
    }

    /// Whether `part` can be pressed next.
    pub fn is_lit(&self, part: G::Part) -> bool {
        match (self.claiming(part), &self.actor) {
            (Some(draft), Some((_, view))) => draft.clone().press(view, part).is_ok(),
            _ => {
                let answers = || self.opens(part) || self.answer_of(part).is_some();
                self.picker.is_lit(part) || self.times(part) == 0 && answers()
            }
        }
    }

    /// Returns the number of times that `part` is pressed or marked.
    pub fn times(&self, part: G::Part) -> usize {
        let marked = self.draft.as_ref().map_or(0, |draft| draft.times(part));
        let answered = self.answer.is_some() && self.answer_of(part) == self.answer;
        marked.max(self.picker.times(part)).max(usize::from(answered))
    }

    pub fn adds(&self, part: G::Part) -> Option<G::Action> {
        self.claiming(part)?.adds(part)
    }

    /// Whether there is a press or draft to take back.
    pub fn can_cancel(&self) -> bool {
        !self.picker.pressed().is_empty() || self.draft.as_ref().is_some_and(Draft::can_drop)
    }

    /// Presses a piece. If a draft claims the piece, it is marked there. A piece that is incompatible with a pressed
    /// piece of the same kind replaces it: choosing another hex keeps the action and changes its target. If
    /// confirmation is required, the presses that usually complete the choice are added.
    pub fn press(&mut self, part: G::Part) -> PressedOf<G> {
        if let Some(marked) = self.mark(part) {
            return marked;
        }
        if let Some(answer) = self.answer_of(part).filter(|answer| self.answer != Some(*answer)) {
            self.answer = Some(answer);
            return Pressed::Changed;
        }
        if !self.picker.press(part) && !self.retarget(part) {
            return self.refuse(part);
        }
        self.drop_opened();
        self.follow_up = None;
        let needs_no_confirmation =
            self.picker.complete_choice().is_some_and(|action| G::needs_no_confirmation(&action));
        let open = self.commit == Commit::WhenConfirmed && self.picker.ready().is_none();
        let usual = if open { G::default_action(self.picker.pressed(), &mut self.picker.candidates()) } else { None };
        if let Some(usual) = usual {
            self.picker.complete(usual);
        }
        self.find_answers();
        match self.picker.complete_choice() {
            Some(action) if self.commit == Commit::AtOnce || needs_no_confirmation => Pressed::Act(vec![action]),
            _ => Pressed::Changed,
        }
    }

    /// Marks a piece in the draft that claims it, or opens the draft that the piece opens; `None` if neither applies.
    fn mark(&mut self, part: G::Part) -> Option<PressedOf<G>> {
        let (_, view) = self.actor.as_ref()?;
        match self.draft.as_mut().filter(|draft| draft.claims(part)) {
            Some(draft) => {
                if let Err(refusal) = draft.press(view, part) {
                    return Some(Pressed::Refused(PressRefusal::Said(refusal)));
                }
            }
            None => self.draft = Some(G::Draft::opened_by(view, part)?),
        }
        self.picker.clear();
        self.answers.clear();
        self.answer = None;
        let draft = self.draft.as_ref()?;
        let at_once = self.commit == Commit::AtOnce && draft.is_full(view);
        Some(if at_once { Pressed::Act(draft.drafted(view).actions) } else { Pressed::Changed })
    }

    /// Drops a draft that was opened by a press, because another piece was pressed.
    fn drop_opened(&mut self) {
        let fresh = self.actor.as_ref().and_then(|(_, view)| G::Draft::of_decision(view));
        if fresh.is_none() {
            self.draft = None;
        }
    }

    /// Presses `part` after releasing the presses that are incompatible with it; of several possibilities, earlier
    /// presses are kept. Returns `false`, changing nothing, if no piece of the same kind would make room: a piece of
    /// another kind is not an alternative.
    fn retarget(&mut self, part: G::Part) -> bool {
        let Some(kept) = presses_after_replacing(&self.picker, part) else { return false };
        self.picker.clear();
        kept.into_iter().chain([part]).for_each(|part| _ = self.picker.press(part));
        true
    }

    /// Takes back one press of a piece. Releasing the piece that opened a draft closes the draft.
    pub fn release(&mut self, part: G::Part) -> PressedOf<G> {
        self.follow_up = None;
        if self.answer.is_some() && self.answer_of(part) == self.answer {
            self.answer = None;
            return Pressed::Changed;
        }
        if self.picker.release(part) {
            self.find_answers();
            return Pressed::Changed;
        }
        let (Some(draft), Some((_, view))) = (self.draft.as_mut(), &self.actor) else { return Pressed::Unchanged };
        if draft.release(view, part) {
            return Pressed::Changed;
        }
        match draft.times(part) > 0 && draft.can_drop() && G::Draft::opened_by(view, part).is_some() {
            true => self.cancel(),
            false => Pressed::Unchanged,
        }
    }

    /// Presses the piece, or releases it if it cannot be pressed again.
    pub fn toggle(&mut self, part: G::Part) -> PressedOf<G> {
        if !self.is_lit(part) && self.times(part) > 0 { self.release(part) } else { self.press(part) }
    }

    /// Presses a piece; if it is incompatible with the presses so far, starts over with it alone.
    pub fn switch(&mut self, part: G::Part) -> PressedOf<G> {
        if !self.picker.is_lit(part) && self.picker.begins(part) {
            self.picker.clear();
        }
        self.press(part)
    }

    /// Presses a piece that is a verb of its own ("Pass"); its action is played at once, whatever else is pressed.
    pub fn press_verb(&mut self, part: G::Part) -> PressedOf<G> {
        match self.picker.action_for_single(part) {
            Some(action) => Pressed::Act(vec![action]),
            None => self.press(part),
        }
    }

    /// Presses all pieces of a legal action, in place of the presses so far. Nothing is carried out. An action that is
    /// composed in a draft is added to the draft.
    pub fn choose(&mut self, action: G::Action) -> PressedOf<G> {
        let Some((_, view)) = &self.actor else { return Pressed::Unchanged };
        self.follow_up = None;
        if self.picker.actions().any(|other| other == action) {
            self.drop_opened();
            self.picker.clear();
            self.picker.complete(action);
            self.find_answers();
            return Pressed::Changed;
        }
        let mut parts = Vec::new();
        G::presses(view, &action, &mut parts);
        for part in parts {
            let is_open = self.times(part) > 0 && self.opens(part);
            if !is_open && let refused @ Pressed::Refused(_) = self.press(part) {
                return if self.is_carried_out_by_draft(action) { Pressed::Changed } else { refused };
            }
        }
        Pressed::Changed
    }

    /// Whether the draft, as it is, ends with this action when it is confirmed.
    fn is_carried_out_by_draft(&self, action: G::Action) -> bool {
        matches!(self.confirm(), Pressed::Act(actions) if actions.last() == Some(&action))
    }

    /// Chooses the follow-up action to be carried out along with the pressed one.
    pub fn choose_along(&mut self, next: G::Action) -> PressedOf<G> {
        self.follow_up = Some(next);
        Pressed::Changed
    }

    /// Takes back all presses or, if nothing is pressed, the draft.
    pub fn cancel(&mut self) -> PressedOf<G> {
        self.follow_up = None;
        if !self.picker.pressed().is_empty() {
            self.picker.clear();
            self.find_answers();
        } else if self.draft.as_ref().is_some_and(Draft::can_drop) {
            self.draft = self.actor.as_ref().and_then(|(_, view)| G::Draft::of_decision(view));
        }
        Pressed::Changed
    }

    /// Confirms the chosen action or the draft.
    pub fn confirm(&self) -> PressedOf<G> {
        if let Some(action) = self.picker.ready() {
            return Pressed::Act([action].into_iter().chain(self.answer).chain(self.follow_up).collect());
        }
        let begun_draft = self.draft.as_ref().filter(|draft| draft.is_begun() && self.picker.pressed().is_empty());
        let (Some(draft), Some((_, view))) = (begun_draft, &self.actor) else { return Pressed::Unchanged };
        let drafted = draft.drafted(view);
        match drafted.lack {
            None => Pressed::Act(drafted.actions),
            Some(Lack::Refused(refusal)) => Pressed::Refused(PressRefusal::Said(refusal)),
            Some(Lack::More(_)) => Pressed::Unchanged,
        }
    }

    /// Returns why `part` cannot be pressed. A press on the target of the chosen action confirms it instead.
    pub fn refuse(&self, part: G::Part) -> PressedOf<G> {
        if self.picker.ready().is_some_and(|action| G::target(&action) == Some(part)) {
            return self.confirm();
        }
        let has_presses = !self.picker.pressed().is_empty() && self.picker.begins(part);
        Pressed::Refused(match self.picker.candidates().next().filter(|_| has_presses) {
            Some(action) => PressRefusal::GoesNotWith(action),
            None => PressRefusal::ByRule(part),
        })
    }
}

//! A plan: the actions that a player is about to carry out, and their effects.
//!
//! Built from the presses and drafts of one decision ([`Pressing`]) by the page, which shows it in the same frame for
//! all games and carries it out unchanged. Lists only certain effects ([`preview`]). Knows no screen.

use crate::engine::{Seat, Viewer};
use crate::message;
use crate::words::draft::{Draft, Lack};
use crate::words::{Line, Speaker, Title, spoken_verb, words_of};

use super::pressing::Pressing;
use super::preview::{self, Ahead};

/// The actions that a seat is about to carry out.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<G: Title> {
    /// The seat that acts. The texts address it, even if others see the screen.
    pub seat: Seat,
    /// The actions in order; empty while the plan cannot be carried out.
    pub actions: Vec<G::Action>,
    /// The events of the actions that depend neither on chance nor on hidden information.
    pub events: Vec<G::Event>,
    /// Name of the plan and label of the button that carries it out, starting with a verb; empty while the presses
    /// determine no action.
    pub verb: String,
    /// The verb as it is spoken, with that of the answer pressed along: no other plan has the same; see
    /// [`spoken_verb`].
    pub spoken: String,
    /// A risk or a wasted effect, in one sentence; see `Words::warn`.
    pub warning: Option<String>,
    /// Why the plan cannot be carried out yet.
    pub lack: Option<Lack<String>>,
    /// Whether there is a press or draft to take back.
    pub can_cancel: bool,
}

/// The plan of a decision and its alternatives.
#[derive(Clone, PartialEq, Debug)]
pub struct Plans<G: Title> {
    /// The current plan; `None` while nothing is pressed.
    pub plan: Option<Plan<G>>,
    /// The complete alternatives, if only a decision made along with the action is still open (see
    /// `Words::goes_along`); otherwise empty.
    pub ways: Vec<Plan<G>>,
}

impl<G: Title> Plan<G> {
    /// Whether the plan can be carried out.
    pub fn is_ready(&self) -> bool {
        self.lack.is_none()
    }

    pub fn first(&self) -> Option<&G::Action> {
        self.actions.first()
    }

    /// Returns the plan's effects as lines of the story, addressed to the acting seat. Equal lines are merged, and
    /// events for which `drawn` returns true, because the board shows them, are left out.
    pub fn effects(&self, names: &[String], drawn: impl Fn(&G::Event) -> bool) -> Vec<Line<String>> {
        let reader = Viewer::Seat(self.seat);
        let speaker = Speaker { words: words_of(G::INFO.id), names, reader };
        let shown = self.events.iter().filter(|event| !drawn(event));
        let lines = shown.filter_map(|event| G::line(event, reader));
        folded(lines.map(|line| speaker.line(&line)), &speaker)
    }
}

/// Merges equal lines into one: "You give a black chest back ×2".
fn folded(lines: impl Iterator<Item = Line<String>>, speaker: &Speaker) -> Vec<Line<String>> {
    let mut folded: Vec<(Line<String>, u8)> = Vec::new();
    for line in lines {
        match folded.iter_mut().find(|(other, _)| *other == line) {
            Some((_, count)) => *count += 1,
            None => folded.push((line, 1)),
        }
    }
    let counted = |(line, count): (Line<String>, u8)| match count {
        1 => line,
        _ => {
            let text = speaker.say(&message!("line-times", line: line.text, count: count));
            Line { text, ..line }
        }
    };
    folded.into_iter().map(counted).collect()
}

/// Builds the plans of one decision.
struct Planner<'a, G: Title> {
    pressing: &'a Pressing<G>,
    seat: Seat,
    view: &'a G::View,
    names: &'a [String],
}

impl<G: Title> Planner<'_, G> {
    fn look(&self, actions: &[G::Action]) -> Ahead<G> {
        preview::ahead(self.view, self.seat, actions)
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker { words: words_of(G::INFO.id), names: self.names, reader: Viewer::Seat(self.seat) }
    }

    fn of_actions(&self, actions: Vec<G::Action>, events: Vec<G::Event>) -> Plan<G> {
        let speaker = self.speaker();
        let verb = actions.first().map(|action| speaker.say(&G::verb(self.view, action))).unwrap_or_default();
        let open: Vec<G::Action> = self.pressing.picker().actions().collect();
        let spoken = actions.first().map(|action| {
            let answer = self.pressing.answer().map(|answer| speaker.say(&G::verb(self.view, &answer)));
            let spoken = speaker.say(&spoken_verb::<G>(self.view, &open, action));
            [spoken].into_iter().chain(answer).collect::<Vec<_>>().join(". ")
        });
        let warning = G::warn(self.view, &actions, &events).map(|warning| speaker.say(&warning));
        let can_cancel = self.pressing.can_cancel();
        let spoken = spoken.unwrap_or_default();
        Plan { seat: self.seat, actions, events, verb, spoken, warning, lack: None, can_cancel }
    }

    fn lacking(&self, lack: &Lack) -> Plan<G> {
        Plan { lack: Some(self.speaker().lack(lack)), ..self.of_actions(Vec::new(), Vec::new()) }
    }

    fn of_draft(&self, draft: &G::Draft) -> Plan<G> {
        let drafted = draft.drafted(self.view);
        let verb = self.speaker().say(&draft.verb(self.view));
        match drafted.lack {
            None => {
                let events = self.look(&drafted.actions).events;
                Plan { spoken: verb.clone(), verb, ..self.of_actions(drafted.actions, events) }
            }
            Some(lack) => Plan { spoken: verb.clone(), verb, ..self.lacking(&lack) },
        }
    }

    /// Returns a plan for each action in `next`, following the actions in `before`.
    fn ways(&self, before: &[G::Action], next: &[G::Action]) -> Vec<Plan<G>> {
        let way = |next: &G::Action| {
            let actions: Vec<G::Action> = before.iter().chain([next]).copied().collect();
            let events = self.look(&actions).events;
            self.of_actions(actions, events)
        };
        next.iter().map(way).collect()
    }

    fn plans(&self) -> Plans<G> {
        let picker = self.pressing.picker();
        let is_pressed = !picker.pressed().is_empty();
        if let Some(action) = picker.ready() {
            let actions: Vec<G::Action> = [action].into_iter().chain(self.pressing.answer()).collect();
            let Ahead { events, next } = self.look(&actions);
            if !G::goes_along(&next) {
                return Plans { plan: Some(self.of_actions(actions, events)), ways: Vec::new() };
            }
            let ways = self.ways(&actions, &next);
            let chosen = next.iter().position(|next| Some(*next) == self.pressing.follow_up()).unwrap_or(0);
            return Plans { plan: ways.get(chosen).cloned(), ways };
        }
        if let Some(draft) = self.pressing.draft().filter(|draft| !is_pressed && draft.is_begun()) {
            return Plans { plan: Some(self.of_draft(draft)), ways: Vec::new() };
        }
        let open: Vec<G::Action> = picker.candidates().collect();
        let needs = || self.lacking(&Lack::More(G::next_press(self.view, &open)));
        let plan = is_pressed.then(needs);
        let ways = if G::goes_along(&open) { self.ways(&[], &open) } else { Vec::new() };
        Plans { plan, ways }
    }
}

impl<G: Title> Pressing<G> {
    /// Returns the current plan and its alternatives; `names` are the seats' names, used in their texts.
    pub fn plans(&self, names: &[String]) -> Plans<G> {
        match self.actor() {
            Some((seat, view)) => Planner { pressing: self, seat, view, names }.plans(),
            None => Plans { plan: None, ways: Vec::new() },
        }
    }
}

//! A board's interface to its table.
//!
//! [`BoardContext`] adds to the [`Shell`] the game-specific parts that a board needs: the view, the current decision
//! and its plan. It is `Copy`, so that closures can hold it. A view always contains only what the seat in front of the
//! screen may see at the displayed moment; the state never reaches it.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::engine::session::{Refused, Step};
use crate::engine::{Game, Seat, Viewer};
use crate::table::answer::{OpenAnswer, Pressable, answer};
use crate::table::plan::{Plan, Plans};
use crate::table::pressing::{Commit, PressRefusal, Pressed, PressedOf, Pressing};
use crate::table::save::Slot;
use crate::table::voice::Kind;
use crate::table::{Asked, Picker, Table};
use crate::ui::text;
use crate::words::draft::Lack;
use crate::words::{ComponentGroup, Message, Refusal, Title};

use crate::ui::kit::Memo;
use crate::ui::shell::{Sheet, Shell, Version};

use super::guide::NextPress;
use super::suggested::Suggested;
use super::{asking, tutor};

pub struct BoardContext<G: Title> {
    /// The table, independent of its game.
    pub shell: Shell,
    /// The view of the seat in front of the screen at the displayed moment.
    pub view: Memo<G::View>,
    /// The seat whose hand is shown at the lower edge.
    pub hand_seat: Memo<Option<Seat>>,
    /// The current decision, with its presses and draft. Nothing can be pressed on another player's turn, while the
    /// curtain is down, or while a past moment is displayed.
    pub pressing: Memo<Pressing<G>>,
    /// The presses of that decision and the actions that still fit them.
    pub picker: Memo<Picker<G>>,
    /// The plan and its alternatives.
    plans: Memo<Plans<G>>,
    /// The decision with nothing pressed.
    base: Memo<Pressing<G>>,
    /// The decision with the presses so far, and the version of the table to which they apply.
    draft: RwSignal<Option<(Version, Pressing<G>)>>,
    /// The action that a hint or a lesson suggests.
    pub suggested: Suggested<G>,
    /// The subject of the latest question.
    asked: RwSignal<Option<Asked<G::Part>>>,
}

// A derived impl would require the game itself to be `Clone`.
impl<G: Title> Clone for BoardContext<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Title> Copy for BoardContext<G> {}

/// Returns the view of the seat in front of the screen, after `ply` plies or at the present.
fn shown_view<G: Title>(table: &Table, ply: Option<u32>) -> G::View {
    let viewer = table.viewer();
    match ply {
        Some(ply) => table.session::<G>().branch_at(ply).view(viewer),
        None => table.session::<G>().view(viewer),
    }
}

/// Returns the seat whose hand is shown at the lower edge.
fn hand_below(table: &Table) -> Option<Seat> {
    match table.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Everyone => table.to_act().or_else(|| table.seating.people().iter().next()).or(Some(Seat(0))),
        Viewer::Public => None,
    }
}

/// Returns the decision of the person who may press, with nothing pressed yet.
fn fresh_decision<G: Title>(table: &Table, commit: Commit) -> Pressing<G> {
    let Some(seat) = table.presser() else { return Pressing::idle() };
    let session = table.session::<G>();
    Pressing::new(seat, session.view(Viewer::Seat(seat)), &session.legal(), commit)
}

impl<G: Title> BoardContext<G> {
    /// Creates the signals of a table. Call it once per table, inside a component.
    pub fn open(table: Table, slot: Slot, revision: u64) -> BoardContext<G> {
        let shell = Shell::open(Rc::new(RefCell::new(table)), slot, revision);
        let view = Memo::new(move |_| shell.read(|table| shown_view::<G>(table, shell.past_ply.get())));
        let hand_seat = Memo::new(move |_| shell.read(hand_below));
        let draft = RwSignal::new(None);
        let base = Memo::new(move |_| {
            let commit = if shell.app.settings.confirm.get() { Commit::WhenConfirmed } else { Commit::AtOnce };
            if shell.past_ply.get().is_some() || shell.locked_elsewhere {
                shell.track();
                return Pressing::idle();
            }
            shell.read(|table| fresh_decision(table, commit))
        });
        let pressing = Memo::new(move |_| {
            let (base, version) = (base.get(), shell.version());
            let pressed = |drafted: &Option<(Version, Pressing<G>)>| match drafted {
                Some((drafted_at, pressing)) if *drafted_at == version && base.actor().is_some() => {
                    Some(pressing.clone())
                }
                _ => None,
            };
            draft.with(pressed).unwrap_or(base)
        });
        let picker = Memo::new(move |_| pressing.with(|pressing| pressing.picker().clone()));
        let plans = Memo::new(move |_| {
            let names = shell.speak(|speaker| speaker.names.to_vec());
            pressing.with(|pressing| pressing.plans(&names))
        });
        let action = Memo::new(move |_| {
            let (ply, index) = shell.hint.get().filter(|_| shell.is_now())?;
            shell.read(|table| {
                let session = table.session::<G>();
                session.legal().get(index).copied().filter(|_| session.plies() == ply)
            })
        });
        let along = Memo::new(move |_| {
            let mut parts = Vec::new();
            let indices = shell.hinted_along.get();
            let legal = shell.read(|table| table.session::<G>().legal());
            let actions = indices.iter().filter_map(|index| legal.get(*index));
            view.with(|view| actions.for_each(|action| G::presses(view, action, &mut parts)));
            parts
        });
        let suggested = Suggested::new(action, along, view, pressing, shell.guide);
        let asked = RwSignal::new(None);
        BoardContext { shell, view, hand_seat, pressing, picker, plans, base, draft, suggested, asked }
    }

    /// Reads the table. Reactive: the caller runs again when the table changes.
    pub fn read<T>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.shell.read(read)
    }

    /// Returns the next press for the suggested action. `None` if nothing is suggested, or its pieces cannot be
    /// pressed now.
    pub fn pointed(self) -> Option<NextPress> {
        if let Some(part) = self.suggested.next.get() {
            return Some(NextPress::Piece { in_box: self.name_in_box(part), name: self.name(part) });
        }
        // All pieces of the action are pressed; only the button that carries it out is left.
        let chosen = self.ready().filter(|ready| self.suggested.action.get() == Some(*ready))?;
        Some(NextPress::Verb(self.verb(chosen)))
    }

    /// Returns the name, in the contents of the box, of the piece that a part currently represents.
    fn name_in_box(self, part: G::Part) -> String {
        let groups = self.components();
        let asked = Asked::Part(part);
        let answer = self.view.with(|view| self.shell.speak(|speaker| answer::<G>(view, &groups, asked, speaker)));
        answer.map_or_else(|| self.name(part), |answer| answer.entry.name)
    }

    /// Whether the person in front of the screen has a decision to make.
    pub fn is_asked(self) -> bool {
        self.base.with(|base| base.actor().is_some())
    }

    pub fn is_lit(self, part: G::Part) -> bool {
        self.pressing.with(|pressing| pressing.is_lit(part))
    }

    /// Whether `part` could be pressed if nothing were pressed yet.
    pub fn begins(self, part: G::Part) -> bool {
        self.base.with(|base| base.is_lit(part))
    }

    /// Returns the number of times that `part` is pressed or marked.
    pub fn times(self, part: G::Part) -> usize {
        self.pressing.with(|pressing| pressing.times(part))
    }

    /// Reads the draft of the person in front of the screen; `None` if there is none.
    pub fn drafted<T>(self, read: impl FnOnce(&G::Draft) -> T) -> Option<T> {
        self.pressing.with(|pressing| pressing.draft().map(read))
    }

    /// Reads the current plan; `None` while nothing is pressed.
    pub fn with_plan<T>(self, read: impl FnOnce(&Plan<G>) -> T) -> Option<T> {
        self.plans.with(|plans| plans.plan.as_ref().map(read))
    }

    /// Returns the alternatives of the current plan; see [`Plans::ways`].
    pub fn alternatives(self) -> Vec<Plan<G>> {
        self.plans.with(|plans| plans.ways.clone())
    }

    /// Returns the chosen action, if the presses determine one.
    pub fn ready(self) -> Option<G::Action> {
        self.picker.with(Picker::ready)
    }

    /// Changes the presses and applies the consequences to the table.
    fn apply(self, change: &dyn Fn(&mut Pressing<G>) -> PressedOf<G>) {
        let mut pressing = self.pressing.get_untracked();
        let pressed = change(&mut pressing);
        self.follow(pressing, pressed);
    }

    /// Applies the consequences of changed presses to the table.
    fn follow(self, pressing: Pressing<G>, pressed: PressedOf<G>) {
        match pressed {
            Pressed::Refused(why) => self.explain_refusal(why),
            _ if self.shell.only_explains.get_value() => {}
            Pressed::Changed => {
                self.shell.clear_refusal();
                self.draft.set(Some((self.shell.version_now(), pressing)));
            }
            Pressed::Act(actions) => self.act_all(&actions),
            Pressed::Unchanged => {}
        }
    }

    /// Presses a part. A part that is not lit is refused with a reason; if no confirmation is required, an action
    /// that the presses determine is carried out at once.
    pub fn press(self, part: G::Part) {
        self.apply(&|pressing| pressing.press(part));
    }

    /// Takes back one press of a part.
    pub fn release(self, part: G::Part) {
        self.apply(&|pressing| pressing.release(part));
    }

    /// Presses a part; if it does not fit the presses so far, starts again with it.
    pub fn switch(self, part: G::Part) {
        self.apply(&|pressing| pressing.switch(part));
    }

    /// Presses a part, or takes the press back if it cannot be pressed again.
    pub fn toggle(self, part: G::Part) {
        self.apply(&|pressing| pressing.toggle(part));
    }

    /// Presses a button that names its whole action ("Pass"), which is carried out at once.
    pub fn press_verb(self, part: G::Part) {
        self.apply(&|pressing| pressing.press_verb(part));
    }

    /// Shows why a part cannot be pressed.
    pub fn refuse(self, part: G::Part) {
        self.apply(&|pressing| pressing.refuse(part));
    }

    /// Takes back all presses or, if nothing is pressed, the draft.
    pub fn cancel(self) {
        self.apply(&Pressing::cancel);
    }

    /// Returns the numbers and names of the choices that are open now; see [`Pressing::choices`]. Empty if nothing can
    /// be pressed.
    pub fn choices(self) -> Vec<(usize, String)> {
        let legal = self.shell.read_untracked(|table| table.session::<G>().legal());
        let pressing = self.pressing.get_untracked();
        let mut named = Vec::new();
        for (number, choice) in (1..).zip(pressing.choices(&legal)) {
            if pressing.is_open(choice)
                && let Some(name) = pressing.choice_name(&legal, choice)
            {
                named.push((number, untrack(|| self.say(&name))));
            }
        }
        named
    }

    /// Takes the choices with these numbers. Nothing is carried out. Returns the names of the buttons of a legal
    /// action, if it is the last of them.
    ///
    /// # Errors
    /// The first number that stands for no choice; nothing is pressed then.
    pub fn choose(self, numbers: &[usize]) -> Result<Vec<String>, usize> {
        let legal = self.shell.read_untracked(|table| table.session::<G>().legal());
        let mut pressing = self.pressing.get_untracked();
        let pressed = pressing.choose_numbers(&legal, numbers)?;
        let mut names = Vec::new();
        let last = numbers.last().and_then(|number| legal.get(number.checked_sub(1)?));
        if let (Some(action), Some((_, view))) = (last, pressing.actor()) {
            let mut parts = Vec::new();
            G::presses(view, action, &mut parts);
            untrack(|| {
                names.push(self.verb(*action));
                parts.into_iter().for_each(|part| names.push(self.name(part)));
            });
        }
        self.follow(pressing, pressed);
        Ok(names)
    }

    /// Returns the current plan in words: its name, its certain results and what is missing; `None` while nothing is
    /// pressed.
    pub fn plan_in_words(self) -> Option<Vec<String>> {
        let names = self.shell.speak(|speaker| speaker.names.to_vec());
        self.with_plan(|plan| {
            let lines = plan.effects(&names, |_| false).into_iter();
            let effects = lines.map(|line| text::announcement(&line.text, line.aside.as_deref().unwrap_or_default()));
            let lack = plan.lack.as_ref().map(|lack| match lack {
                Lack::More(needed) => needed.clone(),
                Lack::Refused(refusal) => refusal.why.clone(),
            });
            let parts = [plan.spoken.clone()].into_iter().chain(effects).chain(plan.warning.clone()).chain(lack);
            parts.filter(|part| !part.is_empty()).collect()
        })
    }

    /// Chooses the follow-up action to be carried out along with the pressed one.
    pub fn choose_along(self, action: G::Action) {
        self.apply(&|pressing| pressing.choose_along(action));
    }

    /// Carries out the plan, or shows why the rules refuse it.
    pub fn commit(self) {
        let Some(plan) = self.plans.with_untracked(|plans| plans.plan.clone()) else { return };
        match plan.lack {
            None => self.act_all(&plan.actions),
            Some(Lack::Refused(refusal)) => self.show_refusal(refusal),
            Some(Lack::More(_)) => {}
        }
    }

    fn explain_refusal(self, refusal: PressRefusal<G::Action, G::Part>) {
        if self.shell.locked_elsewhere && self.shell.is_read_only() {
            return;
        }
        self.show_refusal(self.refusal(refusal));
    }

    /// Returns the reason, in words, why a part cannot be pressed.
    fn refusal(self, refusal: PressRefusal<G::Action, G::Part>) -> Refusal<String> {
        let say = |refusal: &Refusal| self.shell.speak(|speaker| speaker.refusal(refusal));
        match refusal {
            PressRefusal::GoesNotWith(begun) => {
                let rule = self.shell.read_untracked(|table| table.session::<G>().rule(&begun));
                Refusal { why: text::INCOMPATIBLE_PRESS.to_string(), rule }
            }
            PressRefusal::ByRule(part) => say(&self.view.with_untracked(|view| G::refuse(view, part))),
            PressRefusal::Said(refusal) => say(&refusal),
        }
    }

    pub fn ask(self, asked: Asked<G::Part>) {
        self.asked.set(Some(asked));
        self.shell.sheet.set(Some(Sheet::Piece));
    }

    /// Opens the sheet of a part for an event on its element, unless the event is on a piece inside it.
    pub fn ask_at(self, event: &web_sys::Event, part: G::Part) {
        if asking::asked_piece(event).is_none() {
            event.prevent_default();
            self.ask(Asked::Part(part));
        }
    }

    /// Returns the answer about the piece last asked about, at the displayed moment.
    pub fn open_answer(self) -> Option<OpenAnswer> {
        let asked = self.asked.get()?;
        let groups = self.components();
        let answer = self.view.with(|view| self.shell.speak(|speaker| answer::<G>(view, &groups, asked, speaker)))?;
        let pressable = match asked {
            Asked::Part(part) if self.shell.is_now() => self.pressable(part),
            _ => Pressable::No,
        };
        Some(OpenAnswer { answer, pressable })
    }

    fn pressable(self, part: G::Part) -> Pressable {
        if self.is_lit(part) || self.times(part) > 0 {
            return Pressable::Now;
        }
        match self.pressing.with(|pressing| pressing.refuse(part)) {
            Pressed::Refused(why) => Pressable::Refused(self.refusal(why)),
            _ => Pressable::No,
        }
    }

    /// Returns the contents of the box for this table.
    pub fn components(self) -> Vec<ComponentGroup<String>> {
        self.read(|table| {
            let setup = table.session::<G>().setup();
            let groups = G::components(&setup.options, setup.seats, table.session::<G>().rules());
            table.speak(|speaker| speaker.components(&groups))
        })
    }

    /// Puts a message of the game into words for the person in front of the screen. Reactive: names can change.
    pub fn say(self, message: &Message) -> String {
        self.shell.speak(|speaker| speaker.say(message))
    }

    /// Shows why something cannot be done, with the section of the rulebook that forbids it.
    pub fn show_refusal(self, refusal: Refusal<String>) {
        self.shell.refuse(refusal);
    }

    pub fn act(self, action: G::Action) {
        self.act_all(&[action]);
    }

    /// Carries out several actions in a row, such as a composed offer: all of them, or none if one is refused.
    pub fn act_all(self, actions: &[G::Action]) {
        match self.shell.read_untracked(|table| table.indices_of::<G>(actions)) {
            Some(indices) => tutor::try_actions(self.shell, indices, self.forgoes(actions)),
            None => self.shell.say(Kind::Notice, Refused::NotLegal.to_string()),
        }
    }

    /// Returns, in words, what the first of these actions would forgo; `None` if nothing.
    fn forgoes(self, actions: &[G::Action]) -> Option<String> {
        let action = actions.first()?;
        self.shell.read_untracked(|table| {
            let session = table.session::<G>();
            let view = session.view(Viewer::Seat(session.to_act()?));
            let forgone = G::forgoes(&view, &session.legal(), action)?;
            Some(table.speak(|speaker| speaker.say(&forgone)))
        })
    }

    /// Returns the name of an action of the seat to act, as a button label: "Ship coffee".
    pub fn verb(self, action: G::Action) -> String {
        let view = self.read(|table| table.session::<G>().view(table.to_act().map_or(table.viewer(), Viewer::Seat)));
        self.say(&G::verb(&view, &action))
    }

    /// Returns the accessible name of a part at the displayed moment.
    pub fn name(self, part: G::Part) -> String {
        self.say(&self.view.with(|view| G::part(view, part)))
    }

    /// Returns the events of the plies after `from`, as far as the seat in front of the screen may know them, each with
    /// its ply, counted from 1, and the seat whose colour it has: the seat it is about, otherwise the seat that acted.
    pub fn attributed_events_since(self, from: u32) -> Vec<(u32, Seat, G::Event)> {
        self.read(|table| {
            let viewer = table.viewer();
            let steps = (from + 1..).zip(table.session::<G>().steps().iter().skip(from as usize));
            table.speak(|speaker| {
                let step_events = |(ply, step): (u32, &Step<G>)| {
                    let actor = step.seat;
                    let events = step.events.iter().filter_map(|event| <G as Game>::redact(event, viewer));
                    let seat =
                        |event: &G::Event| G::line(event, speaker.reader).and_then(|line| line.seat).unwrap_or(actor);
                    events.map(|event| (ply, seat(&event), event)).collect::<Vec<_>>()
                };
                steps.flat_map(step_events).collect()
            })
        })
    }

    /// Returns the events of the plies after `from`, as far as the seat in front of the screen may know them.
    pub fn events_since(self, from: u32) -> Vec<G::Event> {
        self.read(|table| {
            let viewer = table.viewer();
            let steps = table.session::<G>().steps().iter().skip(from as usize);
            steps.flat_map(|step| &step.events).filter_map(|event| <G as Game>::redact(event, viewer)).collect()
        })
    }
}

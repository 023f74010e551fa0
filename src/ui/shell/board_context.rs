//! How a board reads and moves its table.
//!
//! [`BoardContext`] adds to the [`Shell`] what a board needs of its own game: the view, the picker, presses. It is
//! `Copy`, so that closures can hold it. A view always is what the seat before the screen may see, at the moment that
//! is looked at; the state never gets here.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::engine::session::Step;
use crate::engine::{Game, Seat, Viewer};
use crate::table::answer::{OpenAnswer, Pressable, answer};
use crate::table::pressing::{Commit, PressRefusal, Pressed, PressedOf, Pressing};
use crate::table::save::Slot;
use crate::table::voice::Kind;
use crate::table::{Asked, DynTable, Picker, Table, preview};
use crate::ui::text;
use crate::words::{ComponentGroup, Refusal, Title};

use crate::ui::shell::{Sheet, Shell, Version};

use super::guide::Pointed;
use super::{asking, coach, tutor};

/// A table of the game `G`.
pub struct BoardContext<G: Title> {
    /// The part that no game differs in.
    pub shell: Shell,
    /// What the seat before the screen sees at the moment that is shown.
    pub view: Memo<G::View>,
    /// Whose hand lies at the lower edge.
    pub me: Memo<Option<Seat>>,
    /// The presses so far and what they may become; nothing can be pressed while it is another's
    /// turn, while the curtain is down, or while one looks back.
    pub picker: Memo<Picker<G>>,
    /// The same with nothing pressed.
    base: Memo<Picker<G>>,
    pressed: RwSignal<(Version, Vec<G::Part>)>,
    /// The action that a hint or a lesson suggests now.
    suggested: Memo<Option<G::Action>>,
    /// The parts that are pressed for it.
    hinted: Memo<Vec<G::Part>>,
    /// The one of them that is pressed next.
    next: Memo<Option<G::Part>>,
    /// What was asked about last.
    asked: RwSignal<Option<Asked<G::Part>>>,
}

// Derived, these would ask that the game can be copied.
impl<G: Title> Clone for BoardContext<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Title> Copy for BoardContext<G> {}

/// The table of a board, which always is of the board's own game: [`BoardContext::open`] puts it there.
fn typed<G: Title>(table: &dyn DynTable) -> &Table<G> {
    let table: &dyn Any = table;
    table.downcast_ref().expect("a board is opened on a table of its game")
}

/// The same, to be changed.
fn typed_mut<G: Title>(table: &mut dyn DynTable) -> &mut Table<G> {
    let table: &mut dyn Any = table;
    table.downcast_mut().expect("a board is opened on a table of its game")
}

/// What the seat before the screen sees: after `past` plies, or now.
fn shown_view<G: Title>(table: &Table<G>, past: Option<u32>) -> G::View {
    let viewer = table.viewer();
    match past {
        Some(ply) => table.session.at(ply).view(viewer),
        None => table.session.view(viewer),
    }
}

/// Whose hand lies at the lower edge.
fn hand_below<G: Title>(table: &Table<G>) -> Option<Seat> {
    match table.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Everyone => table.session.to_act().or_else(|| table.seating.people().iter().next()).or(Some(Seat(0))),
        Viewer::Public => None,
    }
}

/// What the person who may press can press, with nothing pressed yet.
fn fresh_picker<G: Title>(table: &Table<G>) -> Picker<G> {
    let Some(seat) = table.presser() else { return Picker::idle() };
    let mut legal = table.session.legal();
    legal.retain(|action| !G::is_composed(action));
    Picker::new(&table.session.view(Viewer::Seat(seat)), &legal)
}

/// The first of the presses of `action` that is missing, where it can be pressed now and the action is not chosen yet.
fn next_part<G: Title>(picker: &Picker<G>, action: G::Action, parts: &[G::Part]) -> Option<G::Part> {
    if picker.ready() == Some(action) {
        return None;
    }
    let wanted = |at: usize| parts[..=at].iter().filter(|other| **other == parts[at]).count();
    let missing = (0..parts.len()).find(|at| picker.times(parts[*at]) < wanted(*at))?;
    Some(parts[missing]).filter(|part| picker.is_lit(*part))
}

impl<G: Title> BoardContext<G> {
    /// Sets up the signals of a table. To be called once for a table, inside a component.
    pub fn open(table: Table<G>, slot: Slot, revision: u64) -> BoardContext<G> {
        let shell = Shell::open(Rc::new(RefCell::new(table)), slot, revision);
        let view = Memo::new(move |_| shell.read(|table| shown_view(typed::<G>(table), shell.past_ply.get())));
        let me = Memo::new(move |_| shell.read(|table| hand_below(typed::<G>(table))));
        let pressed = RwSignal::new((Version::default(), Vec::new()));
        let base = Memo::new(move |_| {
            if shell.past_ply.get().is_some() || shell.locked_elsewhere {
                shell.track();
                return Picker::idle();
            }
            shell.read(|table| fresh_picker(typed::<G>(table)))
        });
        let picker = Memo::new(move |_| {
            let mut picker = base.get();
            let version = shell.version();
            pressed.with(|(of, parts)| {
                if *of == version {
                    parts.iter().for_each(|part| _ = picker.press(*part));
                }
            });
            picker
        });
        let suggested = Memo::new(move |_| {
            let (ply, index) = shell.hint.get().filter(|_| shell.is_now())?;
            shell.read(|table| {
                let session = &typed::<G>(table).session;
                session.legal().get(index).copied().filter(|_| session.plies() == ply)
            })
        });
        let hinted = Memo::new(move |_| {
            let mut parts = Vec::new();
            if let Some(action) = suggested.get() {
                view.with(|view| G::presses(view, &action, &mut parts));
            }
            parts
        });
        let next = Memo::new(move |_| {
            let suggested = suggested.get()?;
            hinted.with(|parts| picker.with(|picker| next_part(picker, suggested, parts)))
        });
        let asked = RwSignal::new(None);
        BoardContext { shell, view, me, picker, base, pressed, suggested, hinted, next, asked }
    }

    /// Reads the typed table; whoever reads is run again when it changes.
    pub fn read<T>(self, read: impl FnOnce(&Table<G>) -> T) -> T {
        self.shell.read(|table| read(typed(table)))
    }

    /// Whether `part` belongs to the action that is suggested now.
    pub fn is_hinted(self, part: G::Part) -> bool {
        self.hinted.with(|parts| parts.contains(&part))
    }

    /// How often `part` is pressed for the action that is suggested now.
    pub fn hinted_times(self, part: G::Part) -> usize {
        self.hinted.with(|parts| parts.iter().filter(|hinted| **hinted == part).count())
    }

    /// Whether `part` is what is to be pressed next for the action that is suggested now.
    pub fn is_next(self, part: G::Part) -> bool {
        self.next.with(|next| *next == Some(part))
    }

    /// What is to be pressed next for what is suggested. `None` where nothing is suggested, or its pieces cannot be
    /// pressed now.
    pub fn pointed(self) -> Option<Pointed> {
        if let Some(part) = self.next.get() {
            return Some(Pointed::Piece { in_box: self.name_in_box(part), name: self.name(part) });
        }
        // Nothing more is to be pressed for it.
        let chosen = self.ready().filter(|ready| self.suggested.get() == Some(*ready))?;
        Some(Pointed::Verb(self.verb(chosen)))
    }

    /// The name of the piece that a part is now, as the box has it.
    fn name_in_box(self, part: G::Part) -> String {
        let groups = self.components();
        let asked = Asked::Part(part);
        let answer = self.view.with(|view| self.shell.speak(|speaker| answer::<G>(view, &groups, asked, speaker)));
        answer.map_or_else(|| self.name(part), |answer| answer.entry.name)
    }

    /// Whether `part` can be pressed.
    pub fn is_lit(self, part: G::Part) -> bool {
        self.picker.with(|picker| picker.is_lit(part))
    }

    /// Whether `part` could be pressed if nothing were.
    pub fn begins(self, part: G::Part) -> bool {
        self.base.with(|picker| picker.is_lit(part))
    }

    /// How often `part` is pressed.
    pub fn times(self, part: G::Part) -> usize {
        self.picker.with(|picker| picker.times(part))
    }

    /// The chosen action.
    pub fn ready(self) -> Option<G::Action> {
        self.picker.with(Picker::ready)
    }

    fn pressing(self) -> Pressing<G> {
        let commit = match self.shell.app.settings.confirm.get_untracked() {
            true => Commit::WhenConfirmed,
            false => Commit::AtOnce,
        };
        Pressing::new(self.picker.get_untracked(), commit)
    }

    /// Changes the presses, and does to the table what follows from that.
    fn apply(self, change: &dyn Fn(&mut Pressing<G>) -> PressedOf<G>) {
        let mut pressing = self.pressing();
        match change(&mut pressing) {
            Pressed::Changed => {
                self.shell.hush();
                self.pressed.set((self.shell.version_now(), pressing.picker().pressed().to_vec()));
            }
            Pressed::Act(action) => self.act(action),
            Pressed::Refused { part, why } => self.explain(part, why),
            Pressed::Unchanged => {}
        }
    }

    /// Presses a piece. What is not lit is refused with a reason; where nothing waits for a
    /// confirmation, a settled action is carried out at once.
    pub fn press(self, part: G::Part) {
        self.apply(&|pressing| pressing.press(part));
    }

    /// Takes one press of a piece back.
    pub fn release(self, part: G::Part) {
        self.apply(&|pressing| pressing.release(part));
    }

    /// Presses a piece; where it does not go with what is pressed, begins anew with it.
    pub fn switch(self, part: G::Part) {
        self.apply(&|pressing| pressing.switch(part));
    }

    /// Presses the piece, or takes the press back where it cannot be pressed once more.
    pub fn toggle(self, part: G::Part) {
        self.apply(&|pressing| pressing.toggle(part));
    }

    /// Presses a piece that is a verb of its own ("Pass"): its action is carried out at once.
    pub fn press_verb(self, part: G::Part) {
        self.apply(&|pressing| pressing.press_verb(part));
    }

    /// Says why a piece cannot be pressed.
    pub fn refuse(self, part: G::Part) {
        self.apply(&|pressing| pressing.refuse(part));
    }

    /// Takes all presses back.
    pub fn cancel(self) {
        self.apply(&Pressing::cancel);
    }

    /// Carries out the chosen action.
    pub fn commit(self) {
        self.apply(&|pressing| pressing.confirm());
    }

    fn explain(self, part: G::Part, refusal: PressRefusal<G::Action>) {
        if self.shell.is_read_only() {
            return;
        }
        self.show_refusal(self.refusal(part, refusal));
    }

    /// Why a piece cannot be pressed, in words.
    fn refusal(self, part: G::Part, refusal: PressRefusal<G::Action>) -> Refusal {
        match refusal {
            PressRefusal::GoesNotWith(begun) => {
                let rule = self.shell.read_untracked(|table| typed::<G>(table).rule(&begun));
                Refusal { why: text::GOES_NOT_WITH.to_owned(), rule }
            }
            PressRefusal::ByRule => self.view.with_untracked(|view| G::refuse(view, part)),
        }
    }

    /// Opens the sheet of a piece.
    pub fn ask(self, asked: Asked<G::Part>) {
        self.asked.set(Some(asked));
        self.shell.sheet.set(Some(Sheet::Piece));
    }

    /// Opens the sheet of a part for an event on what shows it, unless the event is on a piece inside of it.
    pub fn ask_at(self, event: &web_sys::Event, part: G::Part) {
        if asking::asked_piece(event).is_none() {
            event.prevent_default();
            self.ask(Asked::Part(part));
        }
    }

    /// What is to be said of the piece that was asked about last, at the moment that is shown.
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
        if self.is_lit(part) || self.times(part) > 0 || self.begins_composing(part) {
            return Pressable::Now;
        }
        match self.pressing().refuse(part) {
            Pressed::Refused { part, why } => Pressable::Refused(self.refusal(part, why)),
            _ => Pressable::No,
        }
    }

    /// Whether an action that is put together in a composer begins with this part.
    fn begins_composing(self, part: G::Part) -> bool {
        self.read(|table| {
            let Some(seat) = table.presser() else { return false };
            let view = table.session.view(Viewer::Seat(seat));
            let mut parts = Vec::new();
            let composed = table.session.legal().into_iter().filter(|action| G::is_composed(action));
            composed.for_each(|action| G::presses(&view, &action, &mut parts));
            parts.contains(&part)
        })
    }

    /// What is in the box for this table.
    pub fn components(self) -> Vec<ComponentGroup> {
        self.read(|table| {
            let setup = table.session.setup();
            G::components(&setup.options, setup.seats, table.session.rules())
        })
    }

    /// Says why something cannot be done, with the section that says so.
    pub fn show_refusal(self, refusal: Refusal) {
        self.shell.refuse(refusal);
    }

    /// Carries out an action of the seat to act.
    pub fn act(self, action: G::Action) {
        self.act_all(&[action]);
    }

    /// Carries out several actions in a row, such as a composed offer: all of them, or none where one is refused.
    pub fn act_all(self, actions: &[G::Action]) {
        let doing: Vec<String> = actions.iter().map(ToString::to_string).collect();
        if self.shell.is_read_only() || !self.shell.admits(&doing, self.forgoes(actions)) {
            return;
        }
        let actions = actions.to_vec();
        tutor::consult(self.shell, &doing, Rc::new(move || self.carry_out(&actions)));
    }

    /// What the first of these actions would lose for good.
    fn forgoes(self, actions: &[G::Action]) -> Option<String> {
        let action = actions.first()?;
        self.shell.read_untracked(|table| {
            let session = &typed::<G>(table).session;
            let view = session.view(Viewer::Seat(session.to_act()?));
            G::forgoes(&view, &session.legal(), action)
        })
    }

    fn carry_out(self, actions: &[G::Action]) {
        // A note goes with the next action.
        coach::read(self.shell);
        let round = self.shell.read_untracked(|table| table.moment().round);
        self.shell.voice.update(|voice| voice.chose(round));
        if let Err(refused) = self.shell.try_change(|table| typed_mut::<G>(table).act_all(actions)) {
            self.shell.say(Kind::Notice, refused.to_string());
        }
    }

    /// What the action would surely do, as the seat to act would see it.
    pub fn preview(self, action: G::Action) -> Vec<G::Event> {
        self.read(|table| {
            let Some(seat) = table.session.to_act() else { return Vec::new() };
            preview::events::<G>(&table.session.view(Viewer::Seat(seat)), seat, action)
        })
    }

    /// The name of an action of the seat to act, as a button: "Ship coffee".
    pub fn verb(self, action: G::Action) -> String {
        let view = self.read(|table| table.session.view(table.session.to_act().map_or(table.viewer(), Viewer::Seat)));
        self.shell.speak(|speaker| G::verb(&view, &action, speaker))
    }

    /// What is still to be pressed, where the presses so far may become several actions.
    pub fn next_press(self) -> String {
        let candidates: Vec<G::Action> = self.picker.with(|picker| picker.candidates().collect());
        self.view.with(|view| G::next_press(view, &candidates))
    }

    /// What several actions of the seat to act would surely do one after the other, and what could be done then.
    pub fn look_ahead(self, actions: &[G::Action]) -> preview::Ahead<G> {
        self.read(|table| match table.session.to_act() {
            Some(seat) => preview::ahead::<G>(&table.session.view(Viewer::Seat(seat)), seat, actions),
            None => preview::Ahead { events: Vec::new(), next: Vec::new() },
        })
    }

    /// The accessible name of a part, at the moment that is shown.
    pub fn name(self, part: G::Part) -> String {
        self.view.with(|view| self.shell.speak(|speaker| G::part(view, part, speaker)))
    }

    /// The events of the plies after `from`, as the seat before the screen may know them, each with the number of plies
    /// after it and the seat whose colour it bears: the one it is about, else the one that acted.
    pub fn attributed_events_since(self, from: u32) -> Vec<(u32, Seat, G::Event)> {
        self.read(|table| {
            let viewer = table.viewer();
            let steps = (from + 1..).zip(table.session.steps().iter().skip(from as usize));
            table.speak(|speaker| {
                let of_step = |(ply, step): (u32, &Step<G>)| {
                    let actor = step.seat;
                    let events = step.events.iter().filter_map(|event| <G as Game>::redact(event, viewer));
                    let seat = |event: &G::Event| G::line(event, speaker).and_then(|line| line.seat).unwrap_or(actor);
                    events.map(|event| (ply, seat(&event), event)).collect::<Vec<_>>()
                };
                steps.flat_map(of_step).collect()
            })
        })
    }

    /// The events of the plies after `from`, as the seat before the screen may know them.
    pub fn events_since(self, from: u32) -> Vec<G::Event> {
        self.read(|table| {
            let viewer = table.viewer();
            let steps = table.session.steps().iter().skip(from as usize);
            steps.flat_map(|step| &step.events).filter_map(|event| <G as Game>::redact(event, viewer)).collect()
        })
    }
}

//! How the page reads and moves a table, whatever its game.
//!
//! [`Shell`] holds any table as a [`DynTable`] and is compiled once; every part of the shell reads it, and the
//! [`BoardContext`](crate::ui::shell::board_context::BoardContext) of a board stands on it. Knows no view and no press.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::device::clock;
use crate::engine::record::Record;
use crate::engine::{Rule, Seat};
use crate::table::DynTable;
use crate::table::beats::{self, Announcement};
use crate::table::save::{self, Origin, Save, Slot, Store};
use crate::table::voice::{Kind, Voice};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::share;
use crate::ui::text;
use crate::words::{Refusal, Speaker, isolated};

use super::guide::Guide;
use super::new_game;

/// A sheet that is open over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The whole story.
    Log,
    /// The rulebook, at the section of a rule if one is named.
    Rules(Option<Rule>),
    /// What is in the box, and where it is.
    Box,
    /// What is to be said of the piece that was asked about.
    Piece,
    /// Settings, concede.
    Menu,
    /// Giving the game away.
    Share,
    /// The keys.
    Keys,
    /// What a side has, did lately and may do.
    Seat(Seat),
    /// Which seat a person takes who plays on after so many plies of a game of computers.
    TakeSeat(u32),
    /// Ask the others whether this may be taken back.
    AskUndo(UndoScope),
}

/// How much is taken back at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoScope {
    /// The last decision.
    Decision,
    /// Everything since the turn began.
    Turn,
}

/// The key under which a tab asks for the table that another has.
pub const TAKE_OVER: &str = "tea-table.take-over";

/// Whether another tab plays at the tables below, so that they can only be watched here. A context.
#[derive(Clone, Copy)]
pub struct LockedElsewhere(pub bool);

/// Which position of a table, and which draft of a move on it: what was thought of, pressed or drafted at another
/// version is stale.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Version {
    /// Raised by every change of the table.
    pub table: u32,
    /// Raised by the Escape key, which drops every draft.
    pub draft: u32,
}

/// A table, whatever its game.
#[derive(Clone, Copy)]
pub struct Shell {
    /// Whether another tab plays at this table and this one only shows it.
    pub locked_elsewhere: bool,
    /// What the whole page shares.
    pub app: AppContext,
    table: StoredValue<Rc<RefCell<dyn DynTable>>, LocalStorage>,
    version: RwSignal<Version>,
    /// The part of it that counts changes of the table.
    table_version: Memo<u32>,
    /// The ply that is looked back at; `None` is now.
    pub past_ply: RwSignal<Option<u32>>,
    /// The sheet that is open.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Whether the end has still to be shown in a scene of its own: who won is not to be said before.
    pub finale_pending: RwSignal<bool>,
    /// What is suggested to the seat to act: at which ply, and its index in the legal list.
    pub hint: RwSignal<Option<(u32, usize)>>,
    /// What a rival has just done, for as long as it is on show.
    pub announcement: RwSignal<Option<Announcement>>,
    /// The plies that the person to act has seen and pressed on from: what came later is marked and summed up.
    pub seen_to: RwSignal<u32>,
    /// Counts the presses that skipped what was on show.
    pub skips: RwSignal<u32>,
    /// Whether this is somebody else's game that is only looked at: no computer moves and nothing is kept until
    /// somebody plays on.
    pub spectating: RwSignal<bool>,
    /// All that wants to speak to the player; shown in one place by [`super::voice`].
    pub voice: RwSignal<Voice>,
    /// What is said to a learner: a lesson, or the coach.
    pub guide: Guide,
    /// How the game came to this device.
    pub origin: StoredValue<Origin>,
    slot: StoredValue<(Slot, u64)>,
}

impl Shell {
    /// Sets up the signals of a table. To be called once for a table, inside a component.
    pub fn open(table: Rc<RefCell<dyn DynTable>>, slot: Slot, revision: u64) -> Shell {
        let version = RwSignal::new(Version::default());
        Shell {
            locked_elsewhere: use_context::<LockedElsewhere>().is_some_and(|locked| locked.0),
            app: AppContext::here(),
            table: StoredValue::new_local(table),
            version,
            table_version: Memo::new(move |_| version.get().table),
            past_ply: RwSignal::new(None),
            sheet: RwSignal::new(None),
            finale_pending: RwSignal::new(false),
            hint: RwSignal::new(None),
            announcement: RwSignal::new(None),
            seen_to: RwSignal::new(0),
            skips: RwSignal::new(0),
            spectating: RwSignal::new(false),
            voice: RwSignal::new(Voice::default()),
            guide: Guide::here(),
            origin: StoredValue::new(Origin::Dealt),
            slot: StoredValue::new((slot, revision)),
        }
    }

    /// Runs whoever calls this again when the table changes.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn track(self) {
        // A memo follows its sources only once it was read: tracking alone would follow nothing.
        let _ = self.table_version.get();
    }

    /// Reads the table; whoever reads is run again when it changes.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn read<T>(self, read: impl FnOnce(&dyn DynTable) -> T) -> T {
        read(&*self.followed().borrow())
    }

    #[cfg_attr(debug_assertions, track_caller)]
    fn followed(self) -> Rc<RefCell<dyn DynTable>> {
        self.track();
        self.table.get_value()
    }

    /// Reads the table without following it.
    pub fn read_untracked<T>(self, read: impl FnOnce(&dyn DynTable) -> T) -> T {
        read(&*self.table().borrow())
    }

    /// One call for all who read: what they do with it is code of their own.
    fn table(self) -> Rc<RefCell<dyn DynTable>> {
        self.table.get_value()
    }

    /// Changes the table, keeps it, and lets everybody see.
    pub fn change<T>(self, change: impl FnOnce(&mut dyn DynTable) -> T) -> T {
        let changed = change(&mut *self.table().borrow_mut());
        self.changed();
        changed
    }

    /// Tries to change the table; keeps it and lets everybody see when that could be done.
    ///
    /// # Errors
    /// That of `change`, which is to have changed nothing then.
    pub fn try_change<T, E>(self, change: impl FnOnce(&mut dyn DynTable) -> Result<T, E>) -> Result<T, E> {
        let changed = change(&mut *self.table().borrow_mut())?;
        self.changed();
        Ok(changed)
    }

    /// Keeps the table as it is now, and lets everybody see.
    fn changed(self) {
        self.show_anew();
        match self.spectating.get_untracked() {
            true => self.keep_as_own(),
            false => self.keep(),
        }
    }

    /// Has everything drawn again from the table as it is now, without what was said of it before.
    fn show_anew(self) {
        self.voice.update(Voice::played);
        self.hint.set(None);
        self.guide.fall_silent();
        self.version.update(|version| version.table += 1);
    }

    /// Takes a hand that lies open off the screen, and with it whatever stands there that is meant for one person
    /// alone: sheets, what was pressed, what was said. Nothing where people hide nothing from each other.
    pub fn cover_hands(self) {
        if !self.table().borrow_mut().cover_hands() {
            return;
        }
        self.sheet.set(None);
        self.past_ply.set(None);
        self.announcement.set(None);
        self.app.offered.set(None);
        self.show_anew();
    }

    /// Keeps a game that was only looked at as a game of this device, as it stands now, and opens it.
    pub fn keep_as_own(self) {
        let _ = new_game::keep_and_open(self.app, &self.save());
    }

    /// Whether the game is over and its finale is still to be shown.
    pub fn is_finale_pending(self) -> bool {
        self.finale_pending.get() && self.read(|table| table.outcome().is_some())
    }

    /// How the game ended, in a sentence, as soon as that may be said.
    pub fn result(self) -> Option<String> {
        if self.is_finale_pending() { Some(text::FINAL_SCORING.to_owned()) } else { self.read(|table| table.result()) }
    }

    /// The version of the table and of the drafts on it; whoever reads is run again when either changes.
    pub fn version(self) -> Version {
        self.version.get()
    }

    /// The same without following it.
    pub fn version_now(self) -> Version {
        self.version.get_untracked()
    }

    /// Whether the table is still as it was at `version`, whatever became of the drafts. Not any more when it has been
    /// left: its signals are gone then.
    pub fn is_at(self, version: Version) -> bool {
        self.version.try_get_untracked().is_some_and(|now| now.table == version.table)
    }

    /// Drops every draft that a board keeps beside the presses.
    pub fn drop_drafts(self) {
        self.version.update(|version| version.draft += 1);
    }

    /// The ply that is shown.
    pub fn shown_ply(self) -> u32 {
        let plies = self.read(|table| table.plies());
        self.past_ply.get().map_or(plies, |ply| ply.min(plies))
    }

    /// Whether the moment shown is the present one; whoever asks is run again when that changes. What only reacts to a
    /// press asks [`Shell::past_ply`] untracked.
    pub fn is_now(self) -> bool {
        self.past_ply.get().is_none()
    }

    /// Whether somebody looks back: not while the final scoring is shown over the position before it.
    pub fn is_looking_back(self) -> bool {
        !self.is_now() && !self.is_finale_pending()
    }

    /// Looks back at the moment after the beat that the ply of this number belongs to; the last is the present again.
    pub fn look_at(self, ply: u32) {
        let stops = self.read_untracked(beats::stops);
        let stop = stops.iter().copied().find(|stop| *stop >= ply);
        self.past_ply.set(stop.filter(|stop| stops.last() != Some(stop)));
    }

    /// Looks back by so many beats from the moment that is shown, or on if `by` is above 0.
    pub fn step(self, by: i32) {
        let stops = self.read_untracked(beats::stops);
        let plies = self.read_untracked(|table| table.plies());
        let shown = self.past_ply.get_untracked().unwrap_or(plies);
        let last = stops.len() - 1;
        let now = stops.iter().take_while(|stop| **stop < shown).count().min(last);
        self.look_at(stops[now.saturating_add_signed(by as isize).min(last)]);
    }

    /// Ends what is on show: a move in the prompt, pieces in the air, the pause before a computer's next move.
    pub fn skip(self) {
        self.announcement.set(None);
        self.skips.update(|skips| *skips += 1);
    }

    /// The slot that the table is kept under.
    pub fn slot(self) -> Slot {
        self.slot.with_value(|(slot, _)| slot.clone())
    }

    /// The save of the table as it is now, not yet kept.
    pub fn save(self) -> Save {
        let record: Record = self.read_untracked(|table| table.record());
        let (heading, over) = self.read_untracked(|table| (table.heading(table.plies()), table.outcome().is_some()));
        let (open, had_person) = self.read_untracked(|table| (table.seating().open, table.seating().had_person));
        let revision = self.slot.with_value(|(_, revision)| *revision);
        let (played, origin) = (clock::wall() as u64, self.origin.get_value());
        Save { revision, played, heading, over, open, had_person, origin, record }
    }

    /// Asks the tab that has this table to leave it to this one.
    pub fn take_over(self) {
        // Other tabs are notified only of a value that changed.
        let wish = format!("{} {}", self.slot().key(), share::fresh_seed().0);
        _ = self.app.store.with_value(|store| store.write(TAKE_OVER, &wish));
    }

    /// Says something to the player.
    pub fn say(self, kind: Kind, text: impl Into<String>) {
        self.voice.update(|voice| voice.say(kind, text, None));
    }

    /// Says why something cannot be done, with the section that says so.
    pub fn refuse(self, refusal: Refusal) {
        self.voice.update(|voice| voice.say(Kind::Refusal, refusal.why, Some(refusal.rule)));
    }

    /// Something was pressed: what was refused before is said no more.
    pub fn hush(self) {
        self.voice.update(Voice::pressed);
    }

    /// Whether nothing can be done here because another tab has the table; says so then.
    pub fn is_read_only(self) -> bool {
        if self.locked_elsewhere {
            self.say(Kind::Notice, text::OPEN_IN_OTHER_TAB);
        }
        self.locked_elsewhere
    }

    /// Whether what the person is about to do goes ahead: a lesson or the coach may have something to say first, and
    /// what it `forgoes` is said once.
    pub fn admits(self, doing: &[String], forgoes: Option<String>) -> bool {
        self.read_untracked(|table| self.guide.admits(table, doing, forgoes))
    }

    /// Notes in the record that the person to act was warned. Nothing else changes: what is pressed stays pressed.
    pub fn note_warning(self) {
        self.table().borrow_mut().warn();
        self.keep();
    }

    /// Keeps the table in the store; says so when that cannot be done. Play goes on either way.
    pub fn keep(self) {
        // A lesson keeps itself.
        if self.locked_elsewhere || self.guide.lesson.is_some() {
            return;
        }
        self.slot.update_value(|(_, revision)| *revision += 1);
        let save = self.save();
        let slot = self.slot();
        if let Err(trouble) = self.app.store.with_value(|store| save::keep(store, &slot, &save)) {
            self.say(Kind::Notice, text::not_kept(trouble));
        }
    }

    /// Does `with` for a speaker to the person before the screen.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn speak<T>(self, with: impl FnOnce(&Speaker) -> T) -> T {
        let (names, reader) = self.read(|table| {
            let names: Vec<_> = table.seating().players.iter().map(|player| isolated(&player.name)).collect();
            (names, table.seating().addressed(table.viewer()))
        });
        with(&Speaker { names: &names, reader })
    }

    /// How many sides the table has: the seats, and that of an automaton.
    pub fn sides(self) -> u8 {
        self.read_untracked(|table| table.sides())
    }

    /// How many seats the table has.
    pub fn seats(self) -> u8 {
        self.read_untracked(|table| table.seating().players.len() as u8)
    }
}

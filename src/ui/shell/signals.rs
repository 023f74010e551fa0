//! The page's interface to a table, independent of its game.
//!
//! [`Shell`] holds any table as a [`Table`] and is compiled once; every part of the shell reads it, and a board's
//! [`BoardContext`](crate::ui::shell::board_context::BoardContext) is built on it. Independent of views and presses.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::device::clock;
use crate::engine::record::Record;
use crate::engine::{Rule, Seat};
use crate::table::Table;
use crate::table::beats::{self, Announcement};
use crate::table::command::Telling;
use crate::table::save::{self, Origin, Save, Slot, Store};
use crate::table::shared::{Merged, PacketError};
use crate::table::shortcuts::{STORAGE_KEY, Shortcuts};
use crate::table::speech::Speech;
use crate::table::voice::{Kind, Voice};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Memo, share};
use crate::ui::text;
use crate::words::{Catalogue, Refusal, Speaker, isolated, words_of};

use super::guide::Guide;
use super::new_game;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Log,
    /// The rulebook, at the section of a rule if one is given.
    Rules(Option<Rule>),
    /// The contents of the box, and where its pieces are.
    Box,
    /// The answer about the piece that was asked about.
    Piece,
    Menu,
    Share,
    /// Ways to pass a shared table on.
    PassOn,
    Keys,
    /// Everything that the reader can know, in sentences.
    Words,
    /// The judgement on the answer to a moment of practice.
    Practice,
    /// A side: its possessions, its latest moves and its options.
    Seat(Seat),
    /// The question of which seat a person takes to continue after this many plies of a game of computers.
    TakeSeat(u32),
    /// The request to the other players to agree to this takeback.
    AskUndo(UndoScope),
}

/// The extent of a takeback.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoScope {
    Decision,
    /// Everything since the turn began.
    Turn,
}

/// Storage key under which a tab requests the table held by another.
pub const TAKE_OVER: &str = "tea-table.take-over";

/// Whether another tab holds the tables below, so that they can only be watched here. A context.
#[derive(Clone, Copy)]
pub struct LockedElsewhere(pub bool);

/// The version of a table and of the draft of a move on it: anything computed, pressed or drafted at another version
/// is stale.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Version {
    /// Incremented by every change of the table.
    pub table: u32,
    /// Incremented by the Escape key, which drops every draft.
    pub draft: u32,
}

/// A table, independent of its game.
#[derive(Clone, Copy)]
pub struct Shell {
    /// Whether another tab holds this table and this one only shows it.
    pub locked_elsewhere: bool,
    pub app: AppContext,
    /// The catalogue of the game, in the language of the page.
    words: &'static Catalogue,
    table: StoredValue<Rc<RefCell<Table>>, LocalStorage>,
    version: RwSignal<Version>,
    /// The field `table` of `version`, as a signal that a dropped draft does not change.
    table_version: Memo<u32>,
    /// The ply on show while looking back; `None` for the present.
    pub past_ply: RwSignal<Option<u32>>,
    pub sheet: RwSignal<Option<Sheet>>,
    /// Whether the finale is still to be shown: until then the winner must not be named.
    pub finale_pending: RwSignal<bool>,
    /// The suggestion to the seat to act: its ply, and the action's index in the legal list.
    pub hint: RwSignal<Option<(u32, usize)>>,
    /// Indices of the further actions of a hint that are of the same choice.
    pub hinted_along: RwSignal<Vec<usize>>,
    /// The announcement in the prompt, such as the latest move of a rival.
    pub announcement: RwSignal<Option<Announcement>>,
    /// Number of plies that the person to act has seen: later moves are marked on the board and listed in the recap.
    pub seen_to: RwSignal<u32>,
    /// Number of times that the player skipped announcements, animations and pauses.
    pub skips: RwSignal<u32>,
    /// Time of the monotonic clock at which a scene on the board ends, in milliseconds: no computer moves before it.
    pub(super) scene_end: StoredValue<f64>,
    /// Points that are still flying to the totals, which do not show them yet.
    pub points_aloft: RwSignal<Vec<(Seat, i32)>>,
    /// Whether the next move of a computer waits until the player continues.
    pub waits: RwSignal<bool>,
    /// Whether this is a received game that is only watched: no computer moves and nothing is stored until a person
    /// continues it.
    pub spectating: RwSignal<bool>,
    /// All messages for the player; shown in one place by [`super::voice`].
    pub voice: RwSignal<Voice>,
    /// Sentences for screen readers; [`super::speech`] adds them to the live region.
    pub speech: StoredValue<Speech>,
    /// The last answer of the command line; `None` while it is closed.
    pub command_line: RwSignal<Option<Vec<String>>>,
    /// Whether a press on the board only says why it is refused, and does nothing otherwise.
    pub only_explains: StoredValue<bool>,
    /// The rest of the last long answer.
    pub telling: StoredValue<Telling>,
    /// The keys of the shortcuts on this device.
    pub shortcuts: RwSignal<Shortcuts>,
    /// State of the lesson, or of the coach.
    pub guide: Guide,
    pub origin: StoredValue<Origin>,
    slot: StoredValue<(Slot, u64)>,
}

impl Shell {
    /// Creates the signals of a table. Call it once per table, inside a component.
    pub fn open(table: Rc<RefCell<Table>>, slot: Slot, revision: u64) -> Shell {
        let version = RwSignal::new(Version::default());
        let words = words_of(table.borrow().info().id);
        let app = AppContext::here();
        let shortcuts = app.store.with_value(|store| store.read(STORAGE_KEY)).ok().flatten();
        Shell {
            locked_elsewhere: use_context::<LockedElsewhere>().is_some_and(|locked| locked.0),
            app,
            words,
            table: StoredValue::new_local(table),
            version,
            table_version: Memo::new(move |_| version.get().table),
            past_ply: RwSignal::new(None),
            sheet: RwSignal::new(None),
            finale_pending: RwSignal::new(false),
            hint: RwSignal::new(None),
            hinted_along: RwSignal::new(Vec::new()),
            announcement: RwSignal::new(None),
            seen_to: RwSignal::new(0),
            skips: RwSignal::new(0),
            scene_end: StoredValue::new(0.0),
            points_aloft: RwSignal::new(Vec::new()),
            waits: RwSignal::new(false),
            spectating: RwSignal::new(false),
            voice: RwSignal::new(Voice::default()),
            speech: StoredValue::new(Speech::default()),
            command_line: RwSignal::new(None),
            only_explains: StoredValue::new(false),
            telling: StoredValue::new(Telling::default()),
            shortcuts: RwSignal::new(Shortcuts::from_text(&shortcuts.unwrap_or_default())),
            guide: Guide::here(),
            origin: StoredValue::new(Origin::Dealt),
            slot: StoredValue::new((slot, revision)),
        }
    }

    /// Makes the calling reactive scope run again when the table changes.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn track(self) {
        // A memo follows its sources only once it has been read: tracking alone would follow nothing.
        let _ = self.table_version.get();
    }

    /// Reads the table. Reactive.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn read<T>(self, read: impl FnOnce(&Table) -> T) -> T {
        read(&self.followed().borrow())
    }

    #[cfg_attr(debug_assertions, track_caller)]
    fn followed(self) -> Rc<RefCell<Table>> {
        self.track();
        self.table.get_value()
    }

    /// Reads the table without following it.
    pub fn read_untracked<T>(self, read: impl FnOnce(&Table) -> T) -> T {
        read(&self.table().borrow())
    }

    /// Returns the table. Not generic, so that the instances of the generic readers stay small.
    fn table(self) -> Rc<RefCell<Table>> {
        self.table.get_value()
    }

    /// Changes the table, stores it, and notifies the views.
    pub fn change<T>(self, change: impl FnOnce(&mut Table) -> T) -> T {
        let changed = change(&mut self.table().borrow_mut());
        self.changed();
        changed
    }

    /// Merges a packet of a shared table. The table is redrawn and the presses are dropped only if the packet contains
    /// news.
    ///
    /// # Errors
    /// If the packet belongs to another table or is invalid.
    pub fn receive(self, packet: &str) -> Result<Merged, PacketError> {
        let given_before = self.read_untracked(Table::plies_passed_on);
        let merged = self.table().borrow_mut().receive(packet)?;
        if merged.is_news() || self.read_untracked(Table::plies_passed_on) != given_before {
            self.changed();
        }
        Ok(merged)
    }

    /// Tries to change the table; on success stores it and notifies the views.
    ///
    /// # Errors
    /// The error of `change`, which must then have changed nothing.
    pub fn try_change<T, E>(self, change: impl FnOnce(&mut Table) -> Result<T, E>) -> Result<T, E> {
        let changed = change(&mut self.table().borrow_mut())?;
        self.changed();
        Ok(changed)
    }

    /// Stores the table as it is now, and notifies the views.
    fn changed(self) {
        self.redraw();
        match self.spectating.get_untracked() {
            true => self.store_as_own(),
            false => self.store_save(),
        }
    }

    /// Makes everything redraw from the current table, and removes messages about earlier positions.
    fn redraw(self) {
        self.voice.update(Voice::table_changed);
        self.hint.set(None);
        self.hinted_along.set(Vec::new());
        self.guide.clear_objection();
        self.version.update(|version| version.table += 1);
    }

    /// Takes an open hand off the screen together with everything else meant for one person only: sheets, presses,
    /// messages. Does nothing if the people have nothing to hide from each other.
    pub fn cover_hands(self) {
        if !self.table().borrow_mut().cover_hands() {
            return;
        }
        self.sheet.set(None);
        self.past_ply.set(None);
        self.announcement.set(None);
        self.app.offered.set(None);
        self.redraw();
    }

    /// Stores a watched game in its current state as a game of this device, and opens it.
    pub fn store_as_own(self) {
        let _ = new_game::store_and_open(self.app, &self.save());
    }

    /// Whether the game is over and its finale is still to be shown.
    pub fn is_finale_pending(self) -> bool {
        self.finale_pending.get() && self.read(|table| table.outcome().is_some())
    }

    /// Returns the result of the game as a sentence, once it may be revealed.
    pub fn result(self) -> Option<String> {
        if self.is_finale_pending() { Some(text::FINAL_SCORING.to_string()) } else { self.read(|table| table.result()) }
    }

    /// Returns the version of the table and of the drafts on it. Reactive.
    pub fn version(self) -> Version {
        self.version.get()
    }

    /// Returns the version without tracking it.
    pub fn version_now(self) -> Version {
        self.version.get_untracked()
    }

    /// Whether the table is still as it was at `version`, regardless of the drafts. `false` once the table is closed:
    /// its signals are gone.
    pub fn is_at(self, version: Version) -> bool {
        self.version.try_get_untracked().is_some_and(|current| current.table == version.table)
    }

    /// Drops the draft of a move on the board.
    pub fn drop_drafts(self) {
        self.version.update(|version| version.draft += 1);
    }

    pub fn shown_ply(self) -> u32 {
        let plies = self.read(|table| table.plies());
        self.past_ply.get().map_or(plies, |ply| ply.min(plies))
    }

    /// Whether the displayed moment is the present. Reactive: event handlers read [`Shell::past_ply`] untracked
    /// instead.
    pub fn is_now(self) -> bool {
        self.past_ply.get().is_none()
    }

    /// Whether the player is looking back: not while the final scoring is shown.
    pub fn is_looking_back(self) -> bool {
        !self.is_now() && !self.is_finale_pending()
    }

    /// Shows the moment after the beat that contains this ply; the last one is the present again.
    pub fn look_at(self, ply: u32) {
        let stops = self.read_untracked(beats::stops);
        let stop = stops.iter().copied().find(|stop| *stop >= ply);
        self.past_ply.set(stop.filter(|stop| stops.last() != Some(stop)));
    }

    /// Moves the displayed moment by this many beats: back if negative, forward if positive.
    pub fn step(self, offset: i32) {
        let stops = self.read_untracked(beats::stops);
        let plies = self.read_untracked(|table| table.plies());
        let shown = self.past_ply.get_untracked().unwrap_or(plies);
        let last_stop = stops.len() - 1;
        let current_stop = stops.iter().take_while(|stop| **stop < shown).count().min(last_stop);
        self.look_at(stops[current_stop.saturating_add_signed(offset as isize).min(last_stop)]);
    }

    /// Skips everything that takes time: a move shown in the prompt, pieces in the air, the pause before a computer's
    /// next move.
    pub fn skip(self) {
        self.announcement.set(None);
        self.end_scene();
        self.skips.update(|skips| *skips += 1);
    }

    pub fn slot(self) -> Slot {
        self.slot.with_value(|(slot, _)| slot.clone())
    }

    /// Returns the save of the table as it is now, not yet stored.
    pub fn save(self) -> Save {
        let record: Record = self.read_untracked(|table| table.record());
        let (heading, over) = self.read_untracked(|table| (table.heading(table.plies()), table.outcome().is_some()));
        let (open, had_person) = self.read_untracked(|table| (table.seating.open, table.seating.had_person));
        let revision = self.slot.with_value(|(_, revision)| *revision);
        let (played, origin) = (clock::wall_ms() as u64, self.origin.get_value());
        let shared = self.read_untracked(|table| table.shared.clone());
        Save { revision, played, heading, over, open, had_person, origin, shared, record }
    }

    /// Asks the tab that holds this table to release it to this one.
    pub fn take_over(self) {
        // Other tabs are notified only if the value changes.
        let request = format!("{} {}", self.slot().key(), share::fresh_seed().0);
        _ = self.app.store.with_value(|store| store.write(TAKE_OVER, &request));
    }

    pub fn say(self, kind: Kind, text: impl Into<String>) {
        self.voice.update(|voice| voice.say(kind, text, None));
    }

    /// Shows why something cannot be done, with the section of the rulebook that forbids it.
    pub fn refuse(self, refusal: Refusal<String>) {
        self.voice.update(|voice| voice.say(Kind::Refusal, refusal.why, Some(refusal.rule)));
    }

    /// Clears an earlier refusal after a press.
    pub fn clear_refusal(self) {
        // An objection is to one press as well; the tutor's question waits for its answer.
        if self.guide.objection.with_untracked(Option::is_some) {
            self.guide.objection.set(None);
        }
        self.voice.update(Voice::pressed);
    }

    /// Whether the table cannot be changed here because another tab holds it, or because it is one of practice. If so,
    /// shows a notice.
    pub fn is_read_only(self) -> bool {
        let is_practice = self.guide.practice.is_some();
        if self.locked_elsewhere || is_practice {
            let reason = if is_practice { text::practice::ONLY_PRACTICE } else { text::OPEN_IN_OTHER_TAB };
            self.say(Kind::Notice, reason);
        }
        self.locked_elsewhere || is_practice
    }

    /// Whether the actions may be carried out. A lesson or the coach may object first; what the actions forgo,
    /// described by `forgoes`, is an objection only once.
    pub fn admits(self, actions: &[usize], forgoes: Option<String>) -> bool {
        self.read_untracked(|table| self.guide.admits(table, actions, forgoes))
    }

    /// Records that the person to act was warned, and stores the table. Nothing else changes: the presses stay.
    pub fn note_warning(self) {
        self.table().borrow_mut().warn();
        self.store_save();
    }

    /// Stores the table. If that fails, shows a notice, and play continues.
    pub fn store_save(self) {
        // The progress of a lesson is stored by `lesson`.
        if self.locked_elsewhere || self.guide.lesson.is_some() {
            return;
        }
        self.slot.update_value(|(_, revision)| *revision += 1);
        let save = self.save();
        let slot = self.slot();
        if let Err(error) = self.app.store.with_value(|store| save::write_save(store, &slot, &save)) {
            self.say(Kind::Notice, text::not_kept(error));
        }
    }

    /// Calls `read` with a speaker addressing the person in front of the screen.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn speak<T>(self, read: impl FnOnce(&Speaker) -> T) -> T {
        let (names, reader) = self.read(|table| {
            let names: Vec<_> = table.seating.players.iter().map(|player| isolated(&player.name)).collect();
            (names, table.seating.addressed(table.viewer()))
        });
        read(&Speaker { words: self.words, names: &names, reader })
    }

    /// Returns the number of sides: the seats and the automaton.
    pub fn sides(self) -> u8 {
        self.read_untracked(|table| table.sides())
    }

    pub fn seats(self) -> u8 {
        self.read_untracked(|table| table.seating.players.len() as u8)
    }
}

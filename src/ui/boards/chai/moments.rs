//! What is animated before the state that follows: dice that tumble when they are rolled, and a laden ship that leaves
//! its berth; on a phone, the plantation while a card of it acts. Each is shown once while it is new on this page, not
//! on reload or when looking back, and is ended by a skip. Drawn by `tray` and `board`.

use std::time::Duration;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::ShipId;
use crate::games::chai::pieces::Dice;
use crate::games::chai::places::Berth;
use crate::games::chai::words::icons::ship_icon;
use crate::games::chai::{Chai, Event};
use crate::ui::kit::effect;
use crate::ui::kit::svg::{Symbol, round};
use crate::ui::shell::board_context::BoardContext;

use super::area::Area;

/// Time in which a ship leaves, as in the style sheet, in milliseconds.
const SAILING_MS: u64 = 3_200;
/// Time in which dice tumble, as in the style sheet, in milliseconds.
const TUMBLING_MS: u64 = 1_100;
/// Maximum number of plies animated at once.
const MAX_PLIES: u32 = 8;

/// A ship that leaves its berth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sailing {
    pub seat: Seat,
    pub berth: Berth,
    ship: ShipId,
}

impl Sailing {
    /// Draws the ship in its berth, from where the style sheet moves it out of the picture.
    pub fn draw(self, berth: Area) -> AnyView {
        let size = berth.h.min(berth.w) * 1.3;
        let (x, y) = (berth.cx(), berth.cy());
        let wake = format!("M{:.2} {:.2}q6-5 12 0t12 0 12 0", x - size * 0.5 - 30.0, round(y + size * 0.36));
        view! {
            <g class="k-sailing">
                <path d=wake fill="none" stroke="#fffbef" stroke-width="3" stroke-linecap="round"/>
                <Symbol id=ship_icon(self.ship) x y size/>
            </g>
        }
        .into_any()
    }
}

/// What happened at one moment: the dice rolled by each seat, the ships that sailed, the seats whose cards acted at
/// once.
#[derive(Default, PartialEq, Eq, Debug)]
struct Happened {
    rolled: [Option<Dice>; 2],
    sailings: Vec<Sailing>,
    bloomed: [bool; 2],
}

impl Happened {
    /// Returns the time in which the pieces of a seat move, in milliseconds; `None` if none does.
    fn time_of(&self, seat: Seat) -> Option<u64> {
        let sails = self.sailings.iter().any(|sailing| sailing.seat == seat);
        let rolls = self.rolled[seat.index()].is_some();
        sails.then_some(SAILING_MS).or(rolls.then_some(TUMBLING_MS))
    }
}

fn happened<'a>(events: impl Iterator<Item = &'a Event>) -> Happened {
    let (mut happened, mut last_berth) = (Happened::default(), None);
    for event in events {
        match *event {
            Event::Rolled { seat, dice } => happened.rolled[seat.index()] = Some(dice),
            Event::Rerolled { seat, to, .. } => happened.rolled[seat.index()] = Some(to),
            Event::Bloomed { seat, .. } => happened.bloomed[seat.index()] = true,
            Event::Loaded { seat, berth, ship, .. } => last_berth = Some(Sailing { seat, berth, ship }),
            Event::Sailed { seat, ship, .. } => {
                let same = |last: &Sailing| last.seat == seat && last.ship == ship;
                happened.sailings.extend(last_berth.filter(same));
            }
            _ => {}
        }
    }
    happened
}

#[derive(Clone, Copy)]
pub struct Moments {
    board: BoardContext<Chai>,
    rolled: RwSignal<[Option<Dice>; 2]>,
    pub sailings: RwSignal<Vec<Sailing>>,
    bloomed: RwSignal<[bool; 2]>,
}

impl Moments {
    /// Follows a table. Call it once per table, inside a component.
    pub fn follow(board: BoardContext<Chai>) -> Moments {
        let shell = board.shell;
        let (rolled, sailings) = (RwSignal::new([None; 2]), RwSignal::new(Vec::new()));
        let moments = Moments { board, rolled, sailings, bloomed: RwSignal::new([false; 2]) };
        let seen_plies = StoredValue::new(shell.read_untracked(|table| table.plies()));
        // The number of moments begun, so that the end of an earlier one does not end a later one.
        let begun = StoredValue::new(0u32);
        effect(move || {
            shell.skips.track();
            moments.end();
        });
        effect(move || {
            let (plies, is_now) = (shell.read(|table| table.plies()), shell.is_now());
            let previous = seen_plies.get_value();
            seen_plies.set_value(plies);
            if plies < previous || !is_now {
                moments.end();
            }
            let is_moving = is_now && (1..=MAX_PLIES).contains(&plies.saturating_sub(previous));
            if !is_moving || shell.app.settings.stretch() == 0.0 {
                return;
            }
            let events = untrack(|| board.attributed_events_since(previous));
            let now = happened(events.iter().map(|(_, _, event)| event));
            if now == Happened::default() {
                return;
            }
            // No rival moves, and no year ends, while the reader's own pieces do.
            if let Some(time) = untrack(|| now.time_of(board.view.with(|view| view.shown_seat()))) {
                shell.begin_scene(time as f64);
            }
            if now.rolled != [None; 2] {
                moments.rolled.set(now.rolled);
            }
            if !now.sailings.is_empty() {
                moments.sailings.set(now.sailings);
            }
            if now.bloomed != [false; 2] {
                moments.bloomed.set(now.bloomed);
            }
            begun.update_value(|begun| *begun += 1);
            let number = begun.get_value();
            let end = move || {
                if begun.try_get_value() == Some(number) {
                    moments.end();
                }
            };
            set_timeout(end, Duration::from_millis(SAILING_MS));
        });
        moments
    }

    fn end(self) {
        // The table may have been closed in the meantime.
        _ = self.rolled.try_maybe_update(|rolled| (core::mem::take(rolled) != [None; 2], ()));
        _ = self.sailings.try_maybe_update(|sailings| (!core::mem::take(sailings).is_empty(), ()));
        _ = self.bloomed.try_maybe_update(|bloomed| (core::mem::take(bloomed) != [false; 2], ()));
    }

    /// Whether the free dice of a seat are as they were just rolled.
    pub fn is_rolling(self, seat: Seat) -> bool {
        let rolled = self.rolled.get()[seat.index()];
        rolled.is_some() && rolled == Some(self.board.view.with(|view| view.table.merchants[seat].dice))
    }

    /// Whether a card of a seat is taking effect at once or one of its ships is leaving.
    pub fn is_on_show(self, seat: Seat) -> bool {
        self.bloomed.get()[seat.index()] || !self.sailings_of(seat).is_empty()
    }

    /// Returns the ships of a seat that are leaving.
    pub fn sailings_of(self, seat: Seat) -> Vec<Sailing> {
        self.sailings.with(|sailings| sailings.iter().copied().filter(|sailing| sailing.seat == seat).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chai::pieces::Tea;

    #[test]
    fn a_ship_sails_from_the_berth_where_it_was_loaded() {
        let (seat, ship, berth) = (Seat(1), ShipId::new(4), Berth(2));
        let loaded = Event::Loaded { seat, berth, ship, tea: Tea::Green };
        let sailed = Event::Sailed { seat, ship, reaches_goal: false };
        let dice = Dice::of_one_value(3, 7);
        let events = [Event::Rolled { seat, dice }, loaded, sailed.clone()];
        let found = happened(events.iter());
        assert_eq!((found.rolled, &found.sailings[..]), ([None, Some(dice)], &[Sailing { seat, berth, ship }][..]));
        assert_eq!([0, 1].map(|seat| found.time_of(Seat(seat))), [None, Some(SAILING_MS)]);
        assert!(happened([sailed].iter()).sailings.is_empty(), "the automaton has no berths");
    }
}

//! What is animated before the state that follows: dice that tumble when they are rolled, and a laden ship that leaves
//! its berth. Each is shown once while it is new on this page, not on reload or when looking back, and is ended by a
//! skip. Drawn by `tray` and `board`.

use std::time::Duration;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::ShipId;
use crate::games::chai::pieces::Dice;
use crate::games::chai::places::Berth;
use crate::games::chai::words::icons::ship_icon;
use crate::games::chai::{Chai, Event};
use crate::ui::kit::svg::{Symbol, round};
use crate::ui::shell::board_context::BoardContext;

use super::area::Area;

/// Time in which a ship leaves, as in the style sheet, in milliseconds.
const SAILING_MS: u64 = 2_300;
/// Maximum number of plies animated at once.
const MOST_PLIES: u32 = 8;

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
        let size = berth.h.min(berth.w) * 1.1;
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

/// Returns the dice rolled by each seat and the ships that sailed.
fn rolled_and_sailed<'a>(events: impl Iterator<Item = &'a Event>) -> ([Option<Dice>; 2], Vec<Sailing>) {
    let (mut rolled, mut sailings, mut last_berth) = ([None; 2], Vec::new(), None);
    for event in events {
        match *event {
            Event::Rolled { seat, dice } => rolled[seat.index()] = Some(dice),
            Event::Rerolled { seat, to, .. } => rolled[seat.index()] = Some(to),
            Event::Loaded { seat, berth, ship, .. } => last_berth = Some(Sailing { seat, berth, ship }),
            Event::Sailed { seat, ship } => {
                sailings.extend(last_berth.filter(|last| last.seat == seat && last.ship == ship));
            }
            _ => {}
        }
    }
    (rolled, sailings)
}

#[derive(Clone, Copy)]
pub struct Moments {
    board: BoardContext<Chai>,
    rolled: RwSignal<[Option<Dice>; 2]>,
    pub sailings: RwSignal<Vec<Sailing>>,
}

impl Moments {
    /// Follows a table. Call it once per table, inside a component.
    pub fn follow(board: BoardContext<Chai>) -> Moments {
        let shell = board.shell;
        let moments = Moments { board, rolled: RwSignal::new([None; 2]), sailings: RwSignal::new(Vec::new()) };
        let seen_plies = StoredValue::new(shell.read_untracked(|table| table.plies()));
        // The number of moments begun, so that the end of an earlier one does not end a later one.
        let begun = StoredValue::new(0u32);
        Effect::new(move || {
            shell.skips.track();
            moments.end();
        });
        Effect::new(move || {
            let (plies, is_now) = (shell.read(|table| table.plies()), shell.is_now());
            let previous = seen_plies.get_value();
            seen_plies.set_value(plies);
            if plies < previous || !is_now {
                moments.end();
            }
            let is_moving = is_now && (1..=MOST_PLIES).contains(&plies.saturating_sub(previous));
            if !is_moving || shell.app.settings.stretch() == 0.0 {
                return;
            }
            let events = untrack(|| board.attributed_events_since(previous));
            let (rolled, sailings) = rolled_and_sailed(events.iter().map(|(_, _, event)| event));
            if rolled == [None; 2] && sailings.is_empty() {
                return;
            }
            if rolled != [None; 2] {
                moments.rolled.set(rolled);
            }
            if !sailings.is_empty() {
                moments.sailings.set(sailings);
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
    }

    /// Whether the free dice of a seat are as they were just rolled.
    pub fn is_rolling(self, seat: Seat) -> bool {
        let rolled = self.rolled.get()[seat.index()];
        rolled.is_some() && rolled == Some(self.board.view.with(|view| view.table.merchants[seat].dice))
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
        let sailed = Event::Sailed { seat, ship };
        let dice = Dice::of_one_value(3, 7);
        let events = [Event::Rolled { seat, dice }, loaded, sailed.clone()];
        let (rolled, sailings) = rolled_and_sailed(events.iter());
        assert_eq!((rolled, &sailings[..]), ([None, Some(dice)], &[Sailing { seat, berth, ship }][..]));
        assert!(rolled_and_sailed([sailed].iter()).1.is_empty(), "the automaton has no berths");
    }
}

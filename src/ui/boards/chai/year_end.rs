//! The end of a year as a scene over the boards: the ships that cast off, the steps of the Production board, the ships
//! that sailed, the points. Drawn by `mod`; the shell decides how long.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::ShipId;
use crate::games::chai::places::House;
use crate::games::chai::score;
use crate::games::chai::words::icons::ship_icon;
use crate::games::chai::words::labels;
use crate::games::chai::{Event, Table};
use crate::ui::kit::{aside, badge, icon};
use crate::ui::shell::scene::{Scene, closing_scene};
use crate::words::signed;

use super::context::Context;
use super::say;

/// What a year brought a merchant.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Gains {
    /// Ships that left the harbour, in order.
    ships: Vec<ShipId>,
    /// Points of movement from the Production board.
    steps: u8,
    points: i32,
}

impl Gains {
    fn new(owner: Seat, events: &[Event]) -> Gains {
        let mut gains = Gains::default();
        for event in events {
            match *event {
                Event::ShipTaken { seat, ship, .. } | Event::ShipKept { seat, ship } if seat == owner => {
                    gains.ships.push(ship);
                }
                Event::Movement { seat, points } if seat == owner => gains.steps += points,
                Event::Points { seat, points, .. } if seat == owner => gains.points += points,
                _ => {}
            }
        }
        gains
    }
}

/// Returns the events of the year that ended last: those between the latest two beginnings of a year.
fn of_last_year(events: &[Event]) -> &[Event] {
    let begins = |event: &Event| matches!(event, Event::YearBegan { .. });
    let end = events.iter().rposition(begins).unwrap_or(events.len());
    let start = events[..end].iter().rposition(begins).unwrap_or(0);
    &events[start..end]
}

/// Draws a row of the scene: a picture and its name, and a cell for each merchant.
fn row(picture: AnyView, name: String, cells: [AnyView; 2]) -> AnyView {
    let [first, second] = cells;
    view! { <li>{picture}<em>{name}</em><span>{first}</span><span>{second}</span></li> }.into_any()
}

fn number(shown: bool, words: String) -> AnyView {
    if shown { view! { <b>{words}</b> }.into_any() } else { "–".into_any() }
}

/// Returns the scene of the year that ended last; `None` if none has ended.
fn scene(ctx: Context) -> Option<Scene> {
    let events = ctx.board.events_since(0);
    let year = of_last_year(&events);
    let ended = year.iter().rev().find_map(|event| match event {
        Event::YearEnded { year } => Some(*year),
        _ => None,
    })?;
    let seats = [ctx.own_seat(), ctx.other_seat()];
    let [own, other] = seats.map(|seat| Gains::new(seat, year));
    let both = [&own, &other];
    let ships = |gains: &Gains| {
        let ships = gains.ships.iter().map(|ship| icon(ship_icon(*ship), "k-cast-off")).collect_view();
        if gains.ships.is_empty() { number(false, String::new()) } else { ships.into_any() }
    };
    let standing =
        |read: fn(&Table, Seat) -> i32| ctx.board.view.with_untracked(|view| seats.map(|seat| read(&view.table, seat)));
    let goal = ctx.board.view.with_untracked(|view| view.table.goal);
    let sailed = standing(|table, seat| i32::from(table.merchants[seat].ships()));
    let totals = standing(score::total);
    let points = |index: usize| {
        let gain = both[index].points;
        view! { <b>{totals[index]}</b>{(gain != 0).then(|| aside(&signed(gain)))} }.into_any()
    };
    let name = |seat: Seat| ctx.board.shell.read_untracked(|table| table.name(seat));
    let head = |seat: Seat| view! { {badge(seat, "s")}<em>{name(seat)}</em> }.into_any();
    let rows = [
        row(().into_any(), String::new(), seats.map(head)),
        row(icon("bd-harbour", ""), say(&labels::house(House::Harbour)), both.map(ships)),
        row(
            icon("bd-production", ""),
            say(&labels::production_steps()),
            both.map(|gains| number(gains.steps > 0, signed(gains.steps.into()))),
        ),
        row(
            icon("ship-sailed", ""),
            say(&labels::ships_sailed()),
            sailed.map(|ships| number(true, format!("{ships}/{goal}"))),
        ),
        row(icon("pt", ""), say(&labels::points()), [points(0), points(1)]),
    ];
    let head = view! { <h2>{say(&labels::year_ended(ended))}</h2> }.into_any();
    Some(Scene { class: "k-year-end", head, rows: rows.into_iter().collect_view().into_any() })
}

/// Draws the scene whenever a year ends.
pub fn year_end(ctx: Context) -> AnyView {
    closing_scene(ctx.board.shell, move |_| scene(ctx))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chai::places::Pier;

    #[test]
    fn the_scene_tells_of_the_year_that_ended_and_of_no_other() {
        let (seat, ship, pier) = (Seat(1), ShipId::new(3), Pier(0));
        let year = |year| Event::YearBegan { year, starter: Seat(0) };
        let taken = Event::ShipTaken { seat, ship, pier };
        let steps = Event::Movement { seat, points: 5 };
        let earlier = Event::Movement { seat, points: 7 };
        let ended = Event::YearEnded { year: 1861 };
        let from_deck = ShipId::new(5);
        let kept = Event::ShipKept { seat, ship: from_deck };
        let events = [earlier, year(1861), taken, kept, steps.clone(), ended, year(1862), steps];
        let of_year = of_last_year(&events);
        assert_eq!(Gains::new(seat, of_year), Gains { ships: vec![ship, from_deck], steps: 5, points: 0 });
        assert_eq!(Gains::new(Seat(0), of_year), Gains::default());
    }
}

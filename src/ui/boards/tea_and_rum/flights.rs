//! The flights of pieces shown for each event.

use crate::engine::{Seat, Viewer};
use crate::games::tea_and_rum::words::drawings;
use crate::games::tea_and_rum::{Board, Event, Source, View};
use crate::ui::shell::flights::{Flight, PROMPT};

use super::marks::units;
use super::town::class;

/// Adds the flights for `event`.
pub fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
    let at = |seat: Seat, place: &str| {
        if view.viewer == Viewer::Seat(seat) { place.to_owned() } else { format!("seat-{seat}") }
    };
    let house = |board| format!("house-{}", class(board));
    // The row if it is drawn, otherwise the whole house.
    let bay = |board: Board, row: u8| format!("bay-{}-{row}|{}", class(board), house(board));
    let mut fly = |from: String, to: String, icon: &'static str| flights.push(Flight { from, to, icon: Some(icon) });
    match *event {
        Event::Worked { seat, board, row, placed: true, .. } => fly(format!("seat-{seat}"), bay(board, row), "worker"),
        Event::Worked { seat, board, row, placed: false, .. } => fly(bay(board, row), format!("seat-{seat}"), "worker"),
        Event::AutomaMoved { board, placed: true } => fly("automa".into(), house(board), "automa"),
        Event::AutomaMoved { board, placed: false } => fly(house(board), "automa".into(), "automa"),
        Event::Built { seat, building, .. } => {
            fly(format!("building-{}", building as usize), at(seat, "holdings"), drawings::building(building));
        }
        Event::Hired { seat, captain, .. } => {
            fly("captains".into(), at(seat, "holdings"), drawings::captain(captain));
        }
        Event::Fulfilled { seat, space, .. } => fly(format!("space-{space}"), at(seat, "holdings"), "contract"),
        Event::Swore { seat, .. } => fly("allegiances".into(), at(seat, "holdings"), "allegiance"),
        Event::ShipBought { seat, ship, row, .. } => {
            let from = format!("ship-{}|ships", ship.0);
            let goods = &ship.rows()[usize::from(row)];
            units(goods).for_each(|good| fly(from.clone(), at(seat, "warehouse"), drawings::good(good)));
        }
        Event::Goods { seat, ref goods, source, .. } if source != Source::Ship => {
            units(goods).for_each(|good| fly(PROMPT.into(), at(seat, "warehouse"), drawings::good(good)));
        }
        Event::Traded { seat, ref sold, ref bought, .. } => {
            units(sold).for_each(|good| fly(at(seat, "warehouse"), "house-market".into(), drawings::good(good)));
            units(bought).for_each(|good| fly("house-market".into(), at(seat, "warehouse"), drawings::good(good)));
        }
        Event::Points { seat, colour, points, source: Source::Wish } if points > 0 => {
            fly("wish".into(), at(seat, "crests"), drawings::colour(colour));
        }
        _ => {}
    }
}

//! The flights of pieces shown for each event.

use crate::engine::{Seat, Viewer};
use crate::games::tea_and_rum::words::drawings;
use crate::games::tea_and_rum::{Board, Event, Source, Stage, View};
use crate::ui::shell::flights::{Flight, PROMPT_ANCHOR};

use super::marks::units;
use super::town::class;

pub fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
    let anchor = |seat: Seat, part: &str| {
        if view.viewer == Viewer::Seat(seat) { part.to_owned() } else { format!("seat-{seat}") }
    };
    let house_anchor = |board| format!("house-{}", class(board));
    // The row if it is drawn, otherwise the small house. Once all workers are moved, nothing is left to see there.
    let row_anchor = |board: Board, row: u8| match view.table.stage {
        Stage::Actions => format!("bay-{0}-{row}|street-{0}", class(board)),
        _ => PROMPT_ANCHOR.to_owned(),
    };
    let mut fly = |from: String, to: String, icon: &'static str| flights.push(Flight { from, to, icon: Some(icon) });
    match *event {
        Event::Worked { seat, board, row, placed: true, .. } => {
            fly(format!("seat-{seat}"), row_anchor(board, row), "worker")
        }
        Event::Worked { seat, board, row, placed: false, .. } => {
            fly(row_anchor(board, row), format!("seat-{seat}"), "worker")
        }
        Event::AutomaMoved { board, placed: true } => fly("automa".into(), house_anchor(board), "automa"),
        Event::AutomaMoved { board, placed: false } => fly(house_anchor(board), "automa".into(), "automa"),
        Event::Built { seat, building, .. } => {
            // On a phone, the place of what is not on the open tab is the tab that opens it.
            let from = format!("building-{}|tab-Build", building as usize);
            fly(from, anchor(seat, "holdings"), drawings::building(building));
        }
        Event::Hired { seat, captain, .. } => {
            fly("captains|tab-Captains".into(), anchor(seat, "holdings"), drawings::captain(captain));
        }
        Event::Fulfilled { seat, space, .. } => {
            fly(format!("space-{space}|tab-Contracts"), anchor(seat, "holdings"), "contract");
        }
        Event::Swore { seat, .. } => fly("allegiances".into(), anchor(seat, "holdings"), "allegiance"),
        Event::ShipBought { seat, ship, row, .. } => {
            let from = format!("ship-{}|ships", ship.0);
            let goods = &ship.rows()[usize::from(row)];
            units(goods).for_each(|good| fly(from.clone(), anchor(seat, "warehouse"), drawings::good(good)));
        }
        Event::Goods { seat, ref goods, source, .. } if source != Source::Ship => {
            units(goods).for_each(|good| fly(PROMPT_ANCHOR.into(), anchor(seat, "warehouse"), drawings::good(good)));
        }
        Event::Traded { seat, ref sold, ref bought, .. } => {
            let market = || "house-market|street-market".to_owned();
            units(sold).for_each(|good| fly(anchor(seat, "warehouse"), market(), drawings::good(good)));
            units(bought).for_each(|good| fly(market(), anchor(seat, "warehouse"), drawings::good(good)));
        }
        Event::Points { seat, colour, points, source: Source::Wish } if points > 0 => {
            fly("wish".into(), anchor(seat, "crests"), drawings::colour(colour));
        }
        _ => {}
    }
}

//! The flights of pieces shown for each event.

use crate::engine::{Seat, Viewer};
use crate::games::ceylon::Event;
use crate::games::ceylon::pieces::Tea;
use crate::games::ceylon::view::{Space, View};
use crate::games::ceylon::words::nouns::{chest_icon, main_icon};
use crate::ui::shell::flights::Flight;

pub fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
    let is_viewer = |seat: Seat| view.viewer == Viewer::Seat(seat);
    let anchor = |seat: Seat, place: &str| if is_viewer(seat) { place.to_owned() } else { format!("seat-{seat}") };
    // On a phone's map, the warehouse stands for the estate.
    let estate = |seat: Seat| anchor(seat, "estate|warehouse");
    let mut fly = |from: String, to: String, icon: Option<&'static str>| flights.push(Flight { from, to, icon });
    match *event {
        Event::Drew { seat, .. } => fly("deck".into(), anchor(seat, "hand"), None),
        Event::Played { seat, own, .. } => fly(anchor(seat, "hand"), "played".into(), Some(main_icon(own))),
        Event::Started { seat, at: hex } => fly(estate(seat), format!("hex-{hex}"), Some("plantation")),
        Event::Planted { seat, at: hex, .. } => fly(estate(seat), format!("hex-{hex}"), Some("plantation")),
        Event::Harvested { seat, at: hex, tea, .. } => {
            fly(format!("hex-{hex}"), anchor(seat, "warehouse"), Some(chest_icon(tea)));
        }
        Event::Moved { from, to, .. } => fly(format!("hex-{from}"), format!("hex-{to}"), Some("pawn")),
        Event::Hired { seat, district, .. } => {
            fly(estate(seat), format!("councillor-{district}"), Some("councillor"));
        }
        Event::Advanced { seat, to, .. } => fly(estate(seat), format!("tech-{to}"), Some("tech")),
        Event::Traded { seat, wagon, contract, less, .. } => {
            let company = contract.order().company;
            let is_its = |space: &Space| matches!(space, Space::Supplied { company: there, .. } if *there == company);
            let space = view.spaces(seat).iter().position(is_its).unwrap_or_default();
            for tea in Tea::ALL {
                let chests = contract.order().demand[tea.index()] - u8::from(less == Some(tea));
                for _ in 0..chests {
                    fly(anchor(seat, "warehouse"), format!("wagon-{wagon}"), Some(chest_icon(tea)));
                }
            }
            fly(format!("wagon-{wagon}"), anchor(seat, &format!("space-{space}|estate|warehouse")), Some("contract"));
        }
        Event::Bonus { seat, .. } => fly("bonus".into(), estate(seat), Some("bonus")),
        _ => {}
    }
}

//! The flights of pieces shown for each event.

use crate::engine::{Seat, Viewer};
use crate::games::ceylon::Event;
use crate::games::ceylon::view::{Space, View};
use crate::games::ceylon::words::nouns::{chest_icon, main_icon};
use crate::ui::shell::flights::Flight;

pub fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
    let is_viewer = |seat: Seat| view.viewer == Viewer::Seat(seat);
    let anchor = |seat: Seat, place: &str| if is_viewer(seat) { place.to_owned() } else { format!("seat-{seat}") };
    let mut fly = |from: String, to: String, icon: Option<&'static str>| flights.push(Flight { from, to, icon });
    match *event {
        Event::Drew { seat, .. } => fly("deck".into(), anchor(seat, "hand"), None),
        Event::Played { seat, own, .. } => fly(anchor(seat, "hand"), "played".into(), Some(main_icon(own))),
        Event::Started { seat, at: hex } => fly(anchor(seat, "estate"), format!("hex-{hex}"), Some("plantation")),
        Event::Planted { seat, at: hex, .. } => fly(anchor(seat, "estate"), format!("hex-{hex}"), Some("plantation")),
        Event::Harvested { seat, at: hex, tea, .. } => {
            fly(format!("hex-{hex}"), anchor(seat, "warehouse"), Some(chest_icon(tea)));
        }
        Event::Moved { from, to, .. } => fly(format!("hex-{from}"), format!("hex-{to}"), Some("pawn")),
        Event::Hired { seat, district, .. } => {
            fly(anchor(seat, "estate"), format!("councillor-{district}"), Some("councillor"));
        }
        Event::Advanced { seat, to, .. } => fly(anchor(seat, "estate"), format!("tech-{to}"), Some("tech")),
        Event::Traded { seat, wagon, contract, .. } => {
            let company = contract.order().company;
            let is_its = |space: &Space| matches!(space, Space::Supplied { company: there, .. } if *there == company);
            let space = view.spaces(seat).iter().position(is_its).unwrap_or_default();
            fly(format!("wagon-{wagon}"), anchor(seat, &format!("space-{space}")), Some("contract"));
        }
        Event::Bonus { seat, .. } => fly("bonus".into(), anchor(seat, "estate"), Some("bonus")),
        _ => {}
    }
}

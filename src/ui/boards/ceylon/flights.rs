//! The flights of pieces shown for each event.

use crate::engine::{Seat, Viewer};
use crate::games::ceylon::Event;
use crate::games::ceylon::view::View;
use crate::games::ceylon::words::nouns::{chest_icon, main_icon};
use crate::ui::shell::flights::Flight;

/// Adds the flights for `event`.
pub fn flights(view: &View, event: &Event, flights: &mut Vec<Flight>) {
    let own = |seat: Seat| view.viewer == Viewer::Seat(seat);
    let at = |seat: Seat, place: &str| if own(seat) { place.to_owned() } else { format!("seat-{seat}") };
    let mut fly = |from: String, to: String, icon: Option<&'static str>| flights.push(Flight { from, to, icon });
    match *event {
        Event::Drew { seat, .. } => fly("deck".into(), at(seat, "hand"), None),
        Event::Played { seat, own, .. } => fly(at(seat, "hand"), "played".into(), Some(main_icon(own))),
        Event::Started { seat, at: hex } => fly(at(seat, "estate"), format!("hex-{hex}"), Some("plantation")),
        Event::Planted { seat, at: hex, .. } => fly(at(seat, "estate"), format!("hex-{hex}"), Some("plantation")),
        Event::Harvested { seat, at: hex, tea, .. } => {
            fly(format!("hex-{hex}"), at(seat, "warehouse"), Some(chest_icon(tea)));
        }
        Event::Moved { from, to, .. } => fly(format!("hex-{from}"), format!("hex-{to}"), Some("pawn")),
        Event::Hired { seat, district, .. } => {
            fly(at(seat, "estate"), format!("councillor-{district}"), Some("councillor"));
        }
        Event::Advanced { seat, .. } => fly(at(seat, "estate"), "tech".into(), Some("tech")),
        Event::Traded { seat, wagon, .. } => fly(format!("wagon-{wagon}"), at(seat, "estate"), Some("contract")),
        Event::Bonus { seat, .. } => fly("bonus".into(), at(seat, "estate"), Some("bonus")),
        _ => {}
    }
}

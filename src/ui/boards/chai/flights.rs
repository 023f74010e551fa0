//! The flights of pieces shown for each event. A journey is one piece that continues from space to space; the cards
//! that push it fly to it on the way. If a rival's plantation is not on the screen, its pieces fly to the panel or chip
//! of that seat.

use crate::engine::Seat;
use crate::games::chai::Event;
use crate::games::chai::events::Gain;
use crate::games::chai::places::{Hall, Slot};
use crate::games::chai::words::icons::{card_icon, ship_icon, tea_icon};
use crate::ui::shell::flights::Flight;

const ROUND_DICE: [&str; 6] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];
const SQUARE_DICE: [&str; 6] = ["dieq-1", "dieq-2", "dieq-3", "dieq-4", "dieq-5", "dieq-6"];

fn die(seat: Seat, value: u8) -> &'static str {
    (if seat.0 == 0 { ROUND_DICE } else { SQUARE_DICE })[usize::from(value.clamp(1, 6)) - 1]
}

/// Returns the name of a slot's anchor. It contains "slot" because some slots and spaces have the same word in
/// notation.
pub fn slot_place(seat: Seat, slot: Slot) -> String {
    format!("hill-{seat}-slot-{slot}")
}

/// Whether an event happens on a plantation.
pub fn is_on_plantation(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::Pushed { .. }
            | Event::Converted { .. }
            | Event::Bloomed { .. }
            | Event::Stored { .. }
            | Event::Loaded { .. }
            | Event::Robbed { .. }
            | Event::Sailed { .. }
            | Event::Planted { .. }
            | Event::CardMoved { .. }
            | Event::Blended { .. }
    )
}

pub fn flights(event: &Event, flights: &mut Vec<Flight>) {
    let anchor = |seat: Seat, part: &str| format!("hill-{seat}-{part}|seat-{seat}");
    let slot_anchor = |seat: Seat, slot: Slot| format!("{}|seat-{seat}", slot_place(seat, slot));
    let tray_anchor = |seat: Seat| format!("tray-{seat}|seat-{seat}");
    let mut fly = |from: String, to: String, icon: &'static str| flights.push(Flight { from, to, icon: Some(icon) });
    match *event {
        Event::Walked { steps, .. } => fly("assistant".into(), format!("marker-{steps}"), "assistant"),
        Event::Gained { seat, tea, why } => {
            let from = match why {
                Gain::Shown => "assistant|".to_owned() + &format!("tea-{}", tea.index()),
                _ => format!("tea-{}|assistant", tea.index()),
            };
            fly(from, anchor(seat, "field"), tea_icon(tea));
        }
        Event::Moved { seat, tea, from, to, .. } => {
            fly(anchor(seat, from.word()), anchor(seat, to.word()), tea_icon(tea))
        }
        Event::Pushed { seat, slot, card, .. } => {
            fly(slot_anchor(seat, slot), anchor(seat, slot.space().word()), card_icon(card));
        }
        Event::Converted { seat, space, to, .. } => {
            fly(format!("tea-{}|seat-{seat}", to.index()), anchor(seat, space.word()), tea_icon(to));
        }
        Event::Bloomed { seat, slot, card } => {
            fly(slot_anchor(seat, slot), anchor(seat, slot.space().word()), card_icon(card));
        }
        Event::Stored { seat, slot, tea, .. } => {
            fly(anchor(seat, slot.space().word()), slot_anchor(seat, slot), tea_icon(tea));
        }
        Event::Loaded { seat, berth, tea, .. } => fly(anchor(seat, "dock"), anchor(seat, berth.word()), tea_icon(tea)),
        Event::Robbed { seat, berth, tea } => fly(anchor(seat, berth.word()), anchor(seat, "dock"), tea_icon(tea)),
        Event::Sailed { seat, ship, .. } => {
            fly(anchor(seat, "dock"), format!("goal-{seat}|seat-{seat}"), ship_icon(ship))
        }
        Event::Harvested { seat, die: value, tea } => {
            fly(tray_anchor(seat), format!("tea-{}", tea.index()), die(seat, value))
        }
        Event::Marketed { seat, die: value, slot, card } => {
            fly(tray_anchor(seat), format!("stall-{slot}"), die(seat, value));
            if let Some(card) = card {
                fly(format!("stall-{slot}"), anchor(seat, "field"), card_icon(card));
            }
        }
        Event::Kept { seat, card } => fly("stall-6".into(), anchor(seat, "field"), card_icon(card)),
        Event::Planted { seat, card, slot } => fly(anchor(seat, "field"), slot_anchor(seat, slot), card_icon(card)),
        Event::CardMoved { seat, card, from, to } => {
            fly(slot_anchor(seat, from), slot_anchor(seat, to), card_icon(card));
        }
        Event::PalaceUsed { seat, hall, die: value } => {
            fly(tray_anchor(seat), format!("hall-{}", hall as u8), die(seat, value));
        }
        Event::CoinTaken { seat } => {
            fly(format!("hall-{}", Hall::Coin as u8), format!("seat-{seat}"), "first-coin");
        }
        Event::Reserved { seat, pier, low, high, .. } | Event::Answered { seat, pier, low, high } => {
            for value in low..=high {
                fly(tray_anchor(seat), format!("pier-{}", pier.0), die(seat, value));
            }
        }
        Event::Relocated { seat, pier, low, .. } => fly(tray_anchor(seat), format!("pier-{}", pier.0), die(seat, low)),
        Event::Displaced { seat, pier, high, .. } => {
            fly(format!("pier-{}", pier.0), tray_anchor(seat), die(seat, high))
        }
        Event::Produced { seat, value, count, position } => {
            for _ in 0..count {
                fly(tray_anchor(seat), format!("crew-{position}"), die(seat, value));
            }
        }
        Event::Joined { seat, value, added, position, .. } => {
            for _ in 0..added {
                fly(tray_anchor(seat), format!("crew-{position}"), die(seat, value));
            }
        }
        Event::Paid { seat, space, tea } => {
            fly(anchor(seat, space.word()), format!("tea-{}", tea.index()), tea_icon(tea));
        }
        Event::Blended { seat, space, to, .. } => {
            fly(format!("tea-{}|seat-{seat}", to.index()), anchor(seat, space.word()), tea_icon(to));
        }
        Event::ShipTaken { seat, ship, pier } => {
            fly(format!("pier-{}", pier.0), anchor(seat, "dock"), ship_icon(ship));
        }
        Event::AutomatonTook { die: value, slot, card } => {
            let stall = format!("stall-{}", if slot == 0 { 6 } else { slot });
            fly(tray_anchor(Seat(1)), stall.clone(), die(Seat(1), value));
            if let Some(card) = card {
                fly(stall, "seat-2".into(), card_icon(card));
            }
        }
        Event::MarketDealt { card, slot } => fly("stall-6".into(), format!("stall-{slot}"), card_icon(card)),
        Event::HarbourDealt { ship, slot } => fly("pier-3".into(), format!("pier-{}", slot - 1), ship_icon(ship)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chai::places::Space;

    #[test]
    fn no_slot_has_the_place_of_a_space() {
        let spaces: Vec<String> = Space::ALL.iter().map(|space| format!("hill-1-{space}")).collect();
        assert!(Slot::all().all(|slot| !spaces.contains(&slot_place(Seat(0), slot))));
    }
}

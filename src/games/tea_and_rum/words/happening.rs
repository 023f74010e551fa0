//! The events that have a sound of their own. Called through `Words`; the finale has those of the end.

use crate::games::tea_and_rum::events::Event;
use crate::games::tea_and_rum::pieces::Source;
use crate::words::Happening;

pub(super) fn happening(event: &Event) -> Option<Happening> {
    Some(match event {
        Event::Activated { .. } | Event::VictoryCard { .. } | Event::CaptainsArrived { .. } => Happening::Card,
        Event::Goods { .. } => Happening::Tea,
        Event::Traded { .. } => Happening::Coins,
        Event::Fulfilled { .. } => Happening::Contract,
        Event::ShipBought { .. } => Happening::Ship,
        Event::RoundBegan { .. } => Happening::Round,
        Event::Points { source: Source::Wish, .. } => Happening::Wish,
        _ => return None,
    })
}

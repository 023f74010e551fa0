//! The events that have a sound of their own. Called through `Words`.

use crate::games::ceylon_cards::events::Event;
use crate::words::Happening;

pub(super) fn happening(event: &Event) -> Option<Happening> {
    Some(match event {
        Event::Drew { .. } | Event::Reshuffled { .. } => Happening::Card,
        Event::Traded { .. } => Happening::Coins,
        Event::Monsoon { .. } | Event::Typhoon { .. } => Happening::Storm,
        Event::Negated { .. } | Event::Stole { .. } | Event::Repelled { .. } | Event::Robbed { .. } => Happening::Fight,
        Event::Shipped { .. } => Happening::Ship,
        Event::Hired { .. } => Happening::Honour,
        _ => return None,
    })
}

//! The events that have a sound of their own. Called through `Words`.

use crate::games::chai::data::CRATE_CAPACITY;
use crate::games::chai::events::Event;
use crate::words::Happening;

pub(super) fn happening(event: &Event) -> Option<Happening> {
    Some(match event {
        Event::Marketed { .. }
        | Event::Kept { .. }
        | Event::Refreshed { .. }
        | Event::YearCard { .. }
        | Event::AutomatonTook { .. } => Happening::Card,
        Event::Gained { .. } => Happening::Tea,
        Event::Rolled { .. } | Event::Rerolled { .. } => Happening::Dice,
        Event::Stored { held, .. } if *held == CRATE_CAPACITY => Happening::Contract,
        Event::Displaced { .. } | Event::Answered { .. } | Event::LetGo { .. } => Happening::Fight,
        Event::Sailed { .. } => Happening::Ship,
        Event::YearBegan { .. } | Event::YearEnded { .. } => Happening::Round,
        _ => return None,
    })
}

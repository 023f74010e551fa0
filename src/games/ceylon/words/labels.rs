//! Messages that only the board shows.

use super::nouns::{self, noun};
use super::refusal::impossible;
use crate::games::ceylon::Action;
use crate::games::ceylon::data::{COMPANY_SET, MAJORITY, MARK_POINTS};
use crate::games::ceylon::pieces::{Main, Reward, Tile};
use crate::games::ceylon::press::ActionKind;
use crate::games::ceylon::view::{Place, View};
use crate::message;
use crate::words::Line;
use crate::words::Message;

macro_rules! labels {
    ($($(#[$doc:meta])+ $name:ident => $id:literal),+ $(,)?) => {
        $($(#[$doc])+ pub fn $name() -> Message {
            message!($id)
        })+

        /// All of them.
        #[cfg(test)]
        pub(super) const ALL: &[fn() -> Message] = &[$($name),+];
    };
}

labels! {
    /// The tab bar.
    views => "board-views",
    /// The tab of the island.
    map => "board-map",
    /// The reader's own estate.
    estate => "board-estate",
    /// The contract card.
    contracts => "board-contracts",
    /// The tab of technology, majorities and counts.
    standing => "board-standing",
    /// The tab of the story.
    log => "board-log",
    /// The reader's own hand.
    your_hand => "board-hand",
    /// The purpose of a contract space.
    spaces => "board-spaces",
    /// An open space without a contract.
    free => "board-free",
    /// The place of the chests.
    warehouse => "board-warehouse",
    /// The technology track, in full.
    technology => "board-technology",
    /// The technology track, where it is narrow.
    tech => "board-tech",
    /// The majorities.
    majorities => "board-majorities",
    /// The bonus for a plantation in each district.
    every_district => "board-every-district",
    /// The card that was played.
    played => "board-played",
    /// The button over it.
    look_at_played => "board-look-played",
    /// The button of the contracts to come.
    look_at_next => "board-look-next",
    /// Contracts still in the deck.
    to_come => "board-to-come",
    /// Contracts that can be fulfilled now.
    on_train => "board-on-train",
    /// Those who act after the player of the card.
    others => "board-others",
    /// A wagon without a contract.
    empty => "board-empty",
    /// What can be done now.
    actions => "board-actions",
    /// On a seat's panel.
    rupees => "board-rupees",
    /// On a seat's panel.
    steps => "board-steps",
    /// On a seat's panel.
    markers => "board-markers",
    /// On a seat's panel.
    companies => "board-companies",
    /// On a seat's panel.
    tokens => "board-tokens",
    /// On a seat's panel, the explanation of [`projected`].
    projected_help => "board-projected-help",
    /// Over the picture of the island, before a game.
    island => "board-island",
    /// A trade before its wagon is chosen.
    trade_for_rupees => "board-trade-rupees",
    /// The same, for points.
    trade_for_points => "board-trade-points",
}

/// The levels of the land, by the tea that grows there.
pub fn levels() -> [Message; 3] {
    [message!("board-level-0"), message!("board-level-1"), message!("board-level-2")]
}

/// A main action on a narrow card or button.
pub fn main(main: Main) -> Message {
    Message::new(nouns::main(main))
}

/// An action on its button: "Take 2 rupees".
pub fn action(view: &View, kind: ActionKind) -> Message {
    match kind {
        ActionKind::Main(one) => main(one),
        ActionKind::Move => super::part::action(kind),
        ActionKind::Rupees => message!("board-take", sum: nouns::rupees(view.table.rupees_income(view.seat()))),
    }
}

/// What a reward gives: "11 rupees".
pub fn gain(reward: Reward, count: i16) -> Message {
    match reward {
        Reward::Rupees => nouns::rupees(count),
        Reward::Points => nouns::points(count),
    }
}

/// The contracts of a cell of the contract card: "1 to come, 1 on the train".
pub fn places(places: &[Place]) -> Message {
    let count = |wanted: Place| places.iter().filter(|place| **place == wanted).count();
    match places.len() {
        0 => message!("board-no-places"),
        _ => message!("board-places", deck: count(Place::Deck), train: count(Place::Train)),
    }
}

/// What different companies score at the end: "1–5 companies: 1, 3, 6, 10, 15 points".
pub fn company_set() -> Message {
    let points = COMPANY_SET[1..].iter().map(|points| Message::number(*points));
    let points = points.reduce(|before, after| message!("board-comma", before: before, after: after));
    message!("board-company-set", most: COMPANY_SET.len() - 1)
        .with("points", points.unwrap_or_else(|| Message::number(0u8)))
}

/// What the places of a majority are worth: "10, 6, 3, 1".
pub fn majority_points() -> Message {
    let [first, second, third, fourth] = MAJORITY;
    message!("board-majority-points", first: first, second: second, third: third, fourth: fourth)
}

/// On a marked space of the technology track: "+5".
pub fn mark() -> Message {
    message!("board-mark", points: MARK_POINTS)
}

/// "14 left".
pub fn left(count: u8) -> Message {
    message!("board-left", count: count)
}

/// The number of plantations that open a space.
pub fn to_open(more: u8) -> Message {
    message!("board-opens", more: more)
}

/// "3 of 5".
pub fn stored(stored: u8, room: u8) -> Message {
    message!("board-stored", stored: stored, room: room)
}

/// "×2".
pub fn times(count: u8) -> Message {
    message!("board-times", count: count)
}

/// A price on the map.
pub fn price(price: i16) -> Message {
    message!("board-price", price: price)
}

/// "If it ended now: 23".
pub fn projected(score: i16) -> Message {
    message!("board-projected", score: score)
}

/// A starting tile at a seat.
pub fn tile(tile: Tile, is_used: bool) -> Message {
    match is_used {
        true => message!("board-tile-used", tile: noun(nouns::tile(tile))),
        false => message!("board-tile", tile: noun(nouns::tile(tile))),
    }
}

/// Returns the label of the button for a whole harvest: "Harvest all 3".
pub fn several(actions: &[Action]) -> Message {
    let harvested = actions.iter().filter(|action| matches!(action, Action::Harvest { .. })).count();
    message!("board-harvest-all", count: harvested)
}

/// Returns the label of the button that returns several chests: "Return 2 chests".
pub fn return_all(count: u8) -> Message {
    message!("board-return-all", count: count)
}

/// Lines that say the same as one: "You return a black chest ×2".
pub fn folded(lines: Vec<Line>) -> Vec<Line> {
    let mut folded: Vec<(Line, u8)> = Vec::new();
    for line in lines {
        match folded.iter_mut().find(|(other, _)| *other == line) {
            Some((_, count)) => *count += 1,
            None => folded.push((line, 1)),
        }
    }
    let counted = |(line, count): (Line, u8)| match count {
        1 => line,
        _ => Line { text: message!("board-line-times", line: line.text, count: count), ..line },
    };
    folded.into_iter().map(counted).collect()
}

/// How many chests are still to be chosen for the supply.
pub fn more_chests(missing: usize) -> Message {
    message!("board-return-more", count: missing)
}

/// The chests of a tea on a phone: "×3", or the number of chosen ones.
pub fn chosen_of(chosen: usize, held: u8) -> Message {
    if chosen > 0 { message!("board-chosen", chosen: chosen, held: held) } else { times(held) }
}

/// Returns the warning that the player of this card could not use the half that is kept.
pub fn in_vain(view: &View, action: Action) -> Option<Message> {
    let Action::Card { own, .. } = action else { return None };
    let is_able = view.could_do(view.table.actor, own);
    (!is_able).then(|| message!("board-in-vain", why: impossible(&view.table, own).0))
}

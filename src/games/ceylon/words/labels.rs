//! Labels of the board and of the drafts. Called by the board, by `draft` and by `Words::warn`. Contains no sentence.

use super::nouns::{self, noun};
use super::part;
use super::refusal::impossible;
use crate::engine::Seat;
use crate::games::ceylon::Action;
use crate::games::ceylon::data::{COMPANY_SET, MAJORITY, MARK_POINTS};
use crate::games::ceylon::pieces::{District, Main, Reward, Tile};
use crate::games::ceylon::press::ActionKind;
use crate::games::ceylon::view::{Place, View};
use crate::message;
use crate::words::Message;

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident => $id:literal),+ $(,)?) => {
        $($(#[$doc])* pub fn $name() -> Message {
            message!($id)
        })+

        /// All labels without arguments.
        #[cfg(test)]
        pub(super) const ALL: &[fn() -> Message] = &[$($name),+];
    };
}

labels! {
    /// Returns the name of the tab bar.
    views => "board-views",
    /// Returns the name of the tab with the island.
    map => "board-map",
    estate => "board-estate",
    contracts => "board-contracts",
    /// Returns the name of the tab with technology, majorities and counts.
    standing => "board-standing",
    /// Returns the name of the tab with the story.
    log => "board-log",
    your_hand => "board-hand",
    /// Returns the explanation of the contract spaces.
    spaces => "board-spaces",
    /// Returns the label of an open space without a contract.
    free => "board-free",
    warehouse => "board-warehouse",
    /// Returns the name of the technology track.
    technology => "board-technology",
    /// Returns the short heading of the technology track.
    tech => "board-tech",
    majorities => "board-majorities",
    /// Returns the name of the bonus for a plantation in every district.
    every_district => "board-every-district",
    /// Returns the label of the card on the table.
    played => "board-played",
    /// Returns the name of the button over that card.
    look_at_played => "board-look-played",
    /// Returns the name of the button over the contract deck.
    look_at_next => "board-look-next",
    /// Returns the meaning of the mark of a contract that is still in the deck.
    to_come => "board-to-come",
    /// Returns the meaning of the mark of a contract that can be fulfilled now.
    on_train => "board-on-train",
    /// Returns the label of the half that the other players may use.
    others => "board-others",
    /// Returns the label of a wagon without a contract.
    empty => "board-empty",
    /// Returns the name of the group of action buttons.
    actions => "board-actions",
    rupees => "board-rupees",
    /// Returns the name of a seat's position on the technology track.
    steps => "board-steps",
    markers => "board-markers",
    companies => "board-companies",
    tokens => "board-tokens",
    /// Returns the explanation of [`projected`].
    projected_help => "board-projected-help",
    /// Returns the caption of the preview of the island on the setup page.
    island => "board-island",
}

/// Returns the names of the levels of the land, in order.
pub fn levels() -> [Message; 3] {
    [message!("board-level-0"), message!("board-level-1"), message!("board-level-2")]
}

pub fn district(district: District) -> Message {
    Message::new(nouns::district(district))
}

/// Returns the name of a starting tile: "Second crop".
pub fn tile_name(tile: Tile) -> Message {
    Message::new(nouns::tile(tile))
}

/// Returns the name of a main action that fits a card or a button.
pub fn main(main: Main) -> Message {
    Message::new(nouns::main(main))
}

/// Returns the label of an action's button: "Take 2 rupees".
pub fn action(view: &View, kind: ActionKind) -> Message {
    match kind {
        ActionKind::Main(one) => main(one),
        ActionKind::Move => part::action(kind),
        ActionKind::Rupees => message!("board-take", sum: nouns::rupees(view.table.rupees_income(view.seat()))),
    }
}

/// Returns the value of a reward: "11 rupees".
pub fn gain(reward: Reward, count: i16) -> Message {
    match reward {
        Reward::Rupees => nouns::rupees(count),
        Reward::Points => nouns::points(count),
    }
}

/// Describes the contracts in a cell of the contract card: "1 to come, 1 on the train".
pub fn places(places: &[Place]) -> Message {
    let count = |wanted: Place| places.iter().filter(|place| **place == wanted).count();
    match places.len() {
        0 => message!("board-no-places"),
        _ => message!("board-places", deck: count(Place::Deck), train: count(Place::Train)),
    }
}

/// Returns the final scores for different companies: "1–5 companies: 1, 3, 6, 10, 15 points".
pub fn company_set() -> Message {
    let points = COMPANY_SET[1..].iter().map(|points| Message::number(*points));
    let points = points.reduce(|before, after| message!("board-comma", before: before, after: after));
    message!("board-company-set", most: COMPANY_SET.len() - 1)
        .with("points", points.unwrap_or_else(|| Message::number(0u8)))
}

/// Returns the points for the places of a majority: "10, 6, 3, 1".
pub fn majority_points() -> Message {
    let [first, second, third, fourth] = MAJORITY;
    message!("board-majority-points", first: first, second: second, third: third, fourth: fourth)
}

/// Returns the bonus on a marked space of the technology track: "+5".
pub fn mark() -> Message {
    Message::signed(MARK_POINTS)
}

/// Returns the number of remaining cards or markers: "14 left".
pub fn left(count: u8) -> Message {
    message!("board-left", count: count)
}

/// Returns the number of further plantations that open a space.
pub fn to_open(more: u8) -> Message {
    message!("board-opens", more: more)
}

/// Returns a stock and its capacity: "3 of 5".
pub fn stored(stored: u8, room: u8) -> Message {
    message!("board-stored", stored: stored, room: room)
}

/// Returns a multiplier: "×2".
pub fn times(count: u8) -> Message {
    message!("board-times", count: count)
}

/// Returns a price on the map: "−3".
pub fn price(price: i16) -> Message {
    message!("board-price", price: price)
}

/// Names the rivals who could use a half of a card now.
pub fn users(seats: Vec<Seat>) -> Message {
    message!("board-users", who: seats)
}

/// Returns a projected score: "Projected: 23".
pub fn projected(score: i16) -> Message {
    message!("board-projected", score: score)
}

/// Describes the starting tile of a seat.
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

/// Returns the number of chests still to be chosen for return to the supply.
pub fn more_chests(missing: usize) -> Message {
    message!("board-return-more", count: missing)
}

/// Returns the number of chests of a tea, "×3", or, once some are chosen, the chosen and the held ones. For a phone.
pub fn chosen_of(chosen: usize, held: u8) -> Message {
    if chosen > 0 { message!("board-chosen", chosen: chosen, held: held) } else { times(held) }
}

/// Returns the warning that the player could not use its own half of a card; `None` if it could.
pub fn in_vain(view: &View, action: Action) -> Option<Message> {
    let Action::Card { own, .. } = action else { return None };
    let is_able = view.could_do(view.table.actor, own);
    (!is_able).then(|| message!("board-in-vain", why: impossible(&view.table, own).0))
}

/// Returns the reason for playing a card this way round that the halves themselves give now; `None` if both could be
/// used, or only the player's own.
pub fn motive(view: &View, action: Action) -> Option<Message> {
    let Action::Card { own, other } = action else { return None };
    let seat = view.table.actor;
    let helps_rival = seat.others(view.table.seats).any(|rival| view.could_do(rival, other));
    let take = nouns::rupees(view.table.rupees_income(seat));
    let offered = noun(nouns::main(other));
    match (view.could_do(seat, own), helps_rival) {
        (true, true) => None,
        (true, false) => Some(message!("why-card-spared", other: offered)),
        (false, false) => Some(message!("why-card-waits", other: offered, take: take)),
        (false, true) => Some(message!("why-card-instead", take: take)),
    }
}

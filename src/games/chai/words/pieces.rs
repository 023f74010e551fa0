//! The kinds of pieces of Chai, and the meaning of a piece's number in each kind.
//!
//! Used by the answers and by the board. Knows neither names nor drawings.

use crate::games::chai::data::{Card, CardId, ShipId};
use crate::games::chai::pieces::Tea;
use crate::games::chai::press::Part;
use crate::games::chai::state::Work;
use crate::games::chai::view::View;
use crate::words::Piece;

/// Plantation cards; the number, from 0, is that of the first of several equal ones.
pub const CARD: &str = "card";
/// Ships, from 0.
pub const SHIP: &str = "ship";
/// Harvest markers A to F.
pub const MARKER: &str = "marker";
/// Harvest markers A to F under version 1 of the rules.
pub const MARKER_V1: &str = "marker-1";
/// Merchant cards, by tea.
pub const MERCHANT: &str = "merchant";
/// Merchant cards under version 1 of the rules, by tea.
pub const MERCHANT_V1: &str = "merchant-1";
/// Year cards, from 1860.
pub const YEAR: &str = "year";
/// Tokens, by tea.
pub const TOKEN: &str = "token";
/// Workers, all as piece 0.
pub const WORKER: &str = "worker";

/// Spaces for tokens of a plantation.
pub const SPACE: &str = "space";
/// Slots for cards of a plantation.
pub const SLOT: &str = "slot";
/// Berths of a dock.
pub const BERTH: &str = "berth";
/// Places of the harbour.
pub const PIER: &str = "pier";
/// Slots of the market, from 0.
pub const STALL: &str = "stall";
/// Spaces of the palace.
pub const HALL: &str = "hall";
/// Places of the production house.
pub const PRODUCTION_PLACE: &str = "production";
/// Cards found by a search that the viewer does not know.
pub const UNKNOWN: &str = "unknown";
/// Buttons, in the order of `BUTTONS` in `answers`.
pub const BUTTON: &str = "button";
/// The first-player coin.
pub const COIN: &str = "coin";
/// The tea assistant.
pub const ASSISTANT: &str = "assistant";
/// The points of a merchant.
pub const SCORE: &str = "score";
/// The number of ships that have sailed, and the goal.
pub const GOAL: &str = "goal";
/// The year.
pub const CALENDAR: &str = "calendar";

/// All kinds of pieces.
pub const KINDS: &[&str] = &[
    CARD,
    SHIP,
    MARKER,
    MARKER_V1,
    MERCHANT,
    MERCHANT_V1,
    YEAR,
    TOKEN,
    WORKER,
    SPACE,
    SLOT,
    BERTH,
    PIER,
    STALL,
    HALL,
    PRODUCTION_PLACE,
    UNKNOWN,
    BUTTON,
    COIN,
    ASSISTANT,
    SCORE,
    GOAL,
    CALENDAR,
];

/// Returns the piece that a part represents.
pub fn piece(view: &View, part: Part) -> Piece {
    let table = &view.table;
    let merchant = &table.merchants[view.shown_seat()];
    let card = |card: CardId| (CARD, first_alike(card));
    let ship = |ship: ShipId| (SHIP, usize::from(ship.number()) - 1);
    let tea = |tea: Tea| (TOKEN, tea.index());
    let (kind, number) = match part {
        Part::Side(_) | Part::Ability => return of_merchant(table.rules, merchant.tea),
        Part::Marker(steps) => {
            let (side, index) = table.road.ahead(steps);
            return of_marker(table.road.rules, table.road.markers[side][index]);
        }
        Part::Tea(kind) | Part::Token(_, kind) | Part::Cargo(_, kind) => tea(kind),
        Part::Space(space) => (SPACE, space.index()),
        Part::Card(number) => looked_at(view, usize::from(number) - 1),
        Part::Slot(slot) => merchant.slots[slot.index()].map_or((SLOT, slot.index()), card),
        Part::Berth(berth) => merchant.berths[berth.index()].map_or((BERTH, berth.index()), ship),
        Part::Pier(pier) => view.ship_at(pier).map_or((PIER, pier.index()), ship),
        Part::Stall(slot) => view.card_at(slot).map_or((STALL, usize::from(slot) - 1), card),
        Part::Hall(hall) => (HALL, hall as usize),
        Part::Workshop => (PRODUCTION_PLACE, 0),
        Part::Crew(position) => (PRODUCTION_PLACE, usize::from(position)),
        Part::Die(_) => (WORKER, 0),
        Part::Plus => (BUTTON, 0),
        Part::Minus => (BUTTON, 1),
        Part::Done => (BUTTON, 2),
        Part::Yield => (BUTTON, 3),
        Part::EndTurn => (BUTTON, 4),
        Part::Pass => (BUTTON, 5),
    };
    Piece::new(kind, number)
}

/// Returns the kind and number of a card or ship in a search. `index` is its place from the top, from 0.
fn looked_at(view: &View, index: usize) -> (&'static str, usize) {
    match view.table.work() {
        Work::ShipSearch(_) | Work::ShipTop(_) => {
            let ship = view.ships.get(index).copied().flatten();
            ship.map_or((UNKNOWN, index), |ship| (SHIP, usize::from(ship.number()) - 1))
        }
        _ => view.cards.get(index).copied().flatten().map_or((UNKNOWN, index), |card| (CARD, first_alike(card))),
    }
}

fn same(one: &Card, other: &Card) -> bool {
    one.name == other.name && one.family == other.family && one.teas == other.teas
}

/// Returns the number, from 0, that a card shares with the cards equal to it.
pub(super) fn first_alike(card: CardId) -> usize {
    let number = usize::from(card.number()) - 1;
    alike(number).next().map_or(number, |first| usize::from(first.number()) - 1)
}

pub fn of_card(card: CardId) -> Piece {
    Piece::new(CARD, first_alike(card))
}

pub fn of_ship(ship: ShipId) -> Piece {
    Piece::new(SHIP, usize::from(ship.number()) - 1)
}

/// Returns the harvest marker of this number under a version of the rules.
pub fn of_marker(rules: u16, number: u8) -> Piece {
    Piece::new(marker_kind(rules), number.into())
}

/// Returns the merchant card of a tea under a version of the rules.
pub fn of_merchant(rules: u16, tea: Tea) -> Piece {
    Piece::new(if rules == 1 { MERCHANT_V1 } else { MERCHANT }, tea.index())
}

/// Returns the kind of the harvest markers under a version of the rules.
pub(super) const fn marker_kind(rules: u16) -> &'static str {
    if rules == 1 { MARKER_V1 } else { MARKER }
}

/// Returns all cards equal to the card with this number, counted from 0.
pub(super) fn alike(number: usize) -> impl Iterator<Item = CardId> {
    let first = CardId::new(number as u8 + 1).card();
    CardId::all().filter(move |card| same(card.card(), first))
}

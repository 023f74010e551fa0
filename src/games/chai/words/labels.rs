//! The messages that only the board shows: labels, headings, previews, the fight for a ship, the automaton's reasons.
//!
//! Called by the board. Messages that are used elsewhere too are in the other modules. Knows no screen.

use super::nouns;
use crate::engine::Seat;
use crate::games::chai::data::{CRATE_CAPACITY, CardId, Errand, PRODUCTION, ShipId};
use crate::games::chai::events::{ErrandReason, Picked, ShipReason};
use crate::games::chai::pieces::{Dice, Tea};
use crate::games::chai::places::{Hall, House, Run, Space};
use crate::games::chai::state::{Merchant, Side};
use crate::games::chai::versions::Ability;
use crate::message;
use crate::words::{Argument, Message};

pub use super::prompt::to_end;

/// Returns the noun that follows a number of cards.
pub fn cards(count: u32) -> Message {
    message!("board-cards", count: count)
}

/// Returns the noun that follows a number of years.
pub fn years_left(count: u8) -> Message {
    message!("board-years-left", count: count)
}

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident => $id:literal),* $(,)?) => {
        $($(#[$doc])* pub fn $name() -> Message { Message::new($id) })*
        /// The ids of all messages without arguments.
        #[cfg(test)]
        pub const PLAIN: &[&str] = &[$($id),*];
    };
}

labels! {
    /// Caption of the picture on the setup page.
    street => "board-street",
    /// Accessible name of the region with the five boards.
    boards => "board-houses",
    /// Accessible name of the region with the harvest markers.
    road => "board-road",
    /// Accessible name of the region with the reader's plantation.
    plantation => "board-plantation",
    /// Accessible name of the region with the reader's workers.
    tray => "board-tray",
    /// Accessible name of the tab bar.
    tabs => "board-tabs",
    tab_boards => "board-tab-boards",
    tab_plantation => "board-tab-plantation",
    tab_automaton => "board-tab-automaton",
    tab_log => "board-tab-log",
    face_down => "board-face-down",
    /// On a blooming card, which acts only once.
    once => "board-once",
    /// On a market slot whose card was taken.
    taken => "board-taken",
    /// On a market slot without a card.
    no_card => "board-no-card",
    /// On a harbour slot without a ship.
    no_ship => "board-no-ship",
    free_berth => "board-free-berth",
    /// Short form of [`free_berth`].
    free => "board-free",
    /// Accessible name of the group of teas to choose from.
    teas => "board-teas",
    /// Accessible name of the region with the markers ahead of the assistant.
    markers => "board-markers",
    /// Heading of the cards or ships found by a search.
    keep_one => "board-keep-one",
    /// Heading of the lanes to choose from.
    lanes => "board-lanes",
    /// Heading of the tokens that can be spent.
    pay_with => "board-pay-with",
    /// Heading of the reader's tokens.
    your_tokens => "board-your-tokens",
    /// Heading of the tokens that can fill a junk.
    junk => "board-junk",
    /// Button that uses side B of the merchant card.
    use_ability => "board-use",
    /// Accessible name of the first-player coin beside its holder.
    coin => "board-coin",
    points => "board-points",
    /// What the Production board gives at the end of a year.
    production_steps => "box-production",
    ships_sailed => "standing-ships",
    workers => "board-workers",
    /// Heading of the sheet of points.
    sheet => "board-sheet",
    /// Explanation on the sheet of points.
    sheet_help => "board-sheet-help",
    /// Last row of the sheet of points.
    sum => "board-sum",
    /// Heading of the buttons that change a worker.
    change_worker => "board-change-worker",
    /// Price of changing a worker.
    tea_a_step => "board-tea-a-step",
    /// Price of changing a worker by the merchant card.
    for_free => "board-for-free",
    /// Button that lowers a worker by 1.
    lower => "board-lower",
    /// Button that raises a worker by 1.
    raise => "board-raise",
    /// Hint while no worker has been pressed.
    how_to_place => "board-how-to-place",
    /// The same hint, if a worker could be changed before it is placed.
    place_or_change => "board-place-or-change",
    /// End of a tea's path: it is the last tea of a crate.
    fills_crate => "board-fills-crate",
    /// End of a tea's path.
    into_crate => "board-into-crate",
    /// End of a tea's path: several ships need it.
    choose_ship => "board-choose-ship",
    /// End of a tea's path.
    into_field => "board-into-field",
    /// End of a tea's path: it stays on the space it has reached.
    rests => "board-rests",
    /// On a worker.
    not_rolled => "board-not-rolled",
    /// On a merchant card.
    side_to_choose => "board-side-to-choose",
    /// Heading of the automaton's card before it is turned up.
    next_card => "board-next-card",
    /// Heading of the reasons for a move of the automaton.
    why => "board-why",
    /// Button that shows the automaton's previous move.
    earlier => "board-earlier",
    /// Button that shows the automaton's next move.
    later => "board-later",
    /// Reason for a move: all errands on the card are done.
    card_done => "board-card-done",
    /// Reason for a move: the set would rank fourth.
    fourth => "board-fourth",
    /// Effect of a move: the automaton fetched the coin.
    coin_fetched => "board-coin-fetched",
    /// The automaton's next move: none this year.
    out_of_workers => "board-out-of-workers",
    /// The automaton's next move: its last workers go to the market.
    next_market => "board-next-market",
    /// Name of the reader's row in a fight after the run was pushed off.
    pushed_off => "board-pushed-off",
    /// Rule of a fight.
    longer_wins => "board-longer-wins",
    /// Note in a fight with the automaton.
    never_answers => "board-never-answers",
    /// Name of the row with the workers that could be added in a fight.
    could_add => "board-could-add",
    /// Name of the reader's row in a fight.
    you => "board-you",
}

/// Returns the message that consists of a noun's title.
fn named(noun: Argument) -> Message {
    match noun {
        Argument::Noun(id) => Message::new(id),
        other => message!("board-title", noun: other),
    }
}

/// Names one of the five boards.
pub fn house(house: House) -> Message {
    named(nouns::house(house))
}

/// Names a space of the palace.
pub fn hall(hall: Hall) -> Message {
    named(nouns::hall(hall))
}

/// Returns the letter of a merchant card's side.
pub fn side(side: Side) -> Message {
    named(nouns::side(side))
}

/// Names a tea with a capital letter.
pub(super) fn tea(tea: Tea) -> Message {
    message!("board-title", noun: nouns::tea(tea))
}

/// Names a ship with a capital letter and without an article.
pub fn ship(ship: ShipId) -> Message {
    message!("board-title", noun: nouns::ship(ship))
}

/// Names a space in a list.
pub fn space(space: Space) -> Message {
    message!("board-short", noun: nouns::space(space))
}

/// Names a plantation card without its teas.
pub fn card(card: CardId) -> Message {
    named(nouns::card_kind(card.card()))
}

/// Names a plantation card in at most 8 letters.
pub fn short_card(card: CardId) -> Message {
    message!("board-short", noun: nouns::card_kind(card.card()))
}

/// States on which board a worker is placed.
pub fn works(value: u8, house: House) -> Message {
    message!("board-works", value: value, board: nouns::house(house))
}

/// Lists the free workers.
pub fn free_workers(dice: Dice) -> Message {
    match dice.is_empty() {
        true => Message::new("board-no-workers"),
        false => message!("board-free-workers", dice: nouns::dice(dice)),
    }
}

/// Names a merchant card, with its side once it is chosen.
pub fn merchant(tea: Tea, side: Option<Side>) -> Message {
    match side {
        Some(side) => message!("board-merchant-side", tea: nouns::tea(tea), side: nouns::side(side)),
        None => message!("board-merchant", tea: nouns::tea(tea)),
    }
}

/// Describes side A of a merchant card.
pub fn side_a(tea: Tea) -> Message {
    message!("board-side-a", tea: nouns::tea(tea))
}

/// Describes side B of a merchant card.
pub fn side_b(ability: Ability, used: bool) -> Message {
    match used {
        true => message!("board-side-b-used", ability: nouns::ability(ability)),
        false => message!("board-side-b", ability: nouns::ability(ability)),
    }
}

/// Formats a count: "×2".
pub fn times(count: u8) -> Message {
    message!("board-times", count: count)
}

/// Describes the demand of a junk.
pub fn any_teas(count: u8) -> Message {
    message!("board-any-teas", count: count)
}

/// States the number of ships that have sailed, out of the goal.
pub fn sailed(ships: u8, goal: u8) -> Message {
    message!("board-sailed", ships: ships, goal: goal)
}

/// Names the button of a score.
pub fn score_of(points: i32) -> Message {
    message!("board-score", points: points)
}

/// States how far ahead of the assistant a harvest marker is.
pub fn walk(markers: u8) -> Message {
    message!("board-walk", markers: markers)
}

/// States that a tea's path ends on a ship.
pub fn onto(ship: ShipId) -> Message {
    message!("board-onto", ship: nouns::ship(ship))
}

/// States that a tea fills a ship; `is_last` is whether this reaches the goal.
pub fn sails(ship: ShipId, is_last: bool) -> Message {
    Message::new(if is_last { "board-sails-last" } else { "board-sails" }).with("ship", nouns::ship(ship))
}

/// States that a tea's path ends on a space.
pub fn stops_at(space: Space) -> Message {
    match space {
        Space::Field => Message::new("board-stays-field"),
        Space::L1 | Space::R1 => message!("board-stops-tier", tier: 1u8),
        Space::L2 | Space::R2 => message!("board-stops-tier", tier: 2u8),
        Space::L3 | Space::R3 => message!("board-stops-tier", tier: 3u8),
        Space::Dock => Message::new("board-waits-dock"),
    }
}

/// Names a lane, with the end of the tea's path in it.
pub fn lane(to: Space, outcome: Option<Message>) -> Message {
    match outcome {
        Some(outcome) => message!("board-lane-outcome", lane: nouns::lane(to), outcome: outcome),
        None => message!("board-lane", lane: nouns::lane(to)),
    }
}

/// Names the tea into which another tea is turned.
pub fn becomes(tea: Tea) -> Message {
    message!("board-becomes", tea: nouns::tea(tea))
}

/// States the contents and the capacity of a crate.
pub fn crate_holds(held: u8) -> Message {
    message!("board-crate-holds", held: held, room: CRATE_CAPACITY)
}

/// States the number of steps that a tea cannot take.
pub fn lost(steps: u8) -> Message {
    message!("board-lost", steps: steps)
}

/// Joins the effects of a stop on a tea; names the tea if there are none.
pub fn stop(happens: impl IntoIterator<Item = Message>, tea: Tea) -> Message {
    let all = happens.into_iter().reduce(|before, after| message!("board-then", before: before, after: after));
    all.unwrap_or_else(|| self::tea(tea))
}

/// Returns the heading of the preview of one tea that moves, or of several.
pub fn journey(first: Tea, last: Tea, stowed: bool, trips: usize) -> Message {
    match (first == last, stowed, trips) {
        (_, _, 2..) => message!("board-journeys", count: trips),
        (false, ..) => message!("board-journey-becomes", tea: nouns::tea(first), to: nouns::tea(last)),
        (true, true, _) => message!("board-journey-stowed", tea: nouns::tea(first)),
        (true, false, _) => message!("board-journey", tea: nouns::tea(first)),
    }
}

/// Returns the steps that the set at this position of Production yields at the end of the year.
pub fn year_end(position: u8) -> Message {
    message!("board-year-end", steps: PRODUCTION[usize::from(position).min(PRODUCTION.len() - 1)])
}

/// Returns the heading of a criterion between merchants with equal points, by its number from 0.
pub fn tie_break(index: usize) -> Message {
    let criterion = Message::new(["standing-ships", "category-2", "standing-tokens"][index.min(2)]);
    message!("board-tie-break", criterion: criterion)
}

/// Returns the line about the end of a year.
pub fn year_ended(year: u16) -> Message {
    message!("line-year-ended", year: year)
}

/// Names the year in which the next year card is turned up.
pub fn year_of(year: u16) -> Message {
    message!("board-year-of", year: year)
}

/// Names an errand on the year card.
pub fn errand(errand: Errand) -> Message {
    message!("board-title", noun: nouns::errand(errand))
}

/// States the reason for a move: the errand on the card. `entry` is from 1.
pub fn entry(entry: u8, written: Errand) -> Message {
    message!("board-entry", errand: entry, written: nouns::errand(written))
}

/// States the reason why a move differs from the errand on the card; `None` if it does not.
pub fn because(because: ErrandReason) -> Option<Message> {
    Some(Message::new(match because {
        ErrandReason::Written => return None,
        ErrandReason::CoinTaken => "board-because-coin-taken",
        ErrandReason::NoRun => "board-because-no-run",
        ErrandReason::NoFreeShip => "board-because-no-ship",
        ErrandReason::NoSet => "board-because-no-set",
        ErrandReason::MarketOnly => "board-because-market-only",
        ErrandReason::NoEntryLeft => "board-card-done",
    }))
}

/// States the reason for a move: the rule that selected the workers.
pub fn picked(how: Picked) -> Message {
    Message::new(match how {
        Picked::Lowest => "board-picked-lowest",
        Picked::Highest => "board-picked-highest",
        Picked::LongestRun => "board-picked-run",
        Picked::LargestSet => "board-picked-set",
    })
}

/// States the reason for a move: the rule that selected the ship, of `tied` ships with the most points.
pub fn ship_chosen(how: ShipReason, tied: u8) -> Message {
    match how {
        ShipReason::Highest => Message::new("board-ship-highest"),
        ShipReason::OwnTea => Message::new("board-ship-own-tea"),
        ShipReason::ByYou => message!("board-ship-by-you", tied: tied),
    }
}

/// States the reason for a move: the card taken from a market slot. If `slot` is 0, no slot was open, so it came from
/// the deck.
pub fn took(slot: u8, card: Option<CardId>) -> Message {
    match (slot, card) {
        (_, None) => Message::new("board-took-nothing"),
        (0, Some(card)) => message!("board-took-top", card: nouns::card(card)),
        (6, Some(card)) => message!("board-took-deck", card: nouns::card(card)),
        (slot, Some(card)) => message!("board-took", slot: slot, card: nouns::card(card)),
    }
}

/// States the reason for a move: the rank of the set in Production. `position` is from 0.
pub fn set_place(position: u8) -> Message {
    message!("board-set-place", place: position + 1)
}

/// Returns the automaton's last errand.
pub fn last_errand(does: Errand) -> Message {
    message!("board-last-errand", errand: nouns::errand(does))
}

/// Returns the heading of the reasons for a move; `entry` is 1 to 6, or 7 after the last errand.
pub fn turn_of_year(entry: u8) -> Message {
    if entry > 6 { Message::new("board-after-errands") } else { message!("board-errand-of", errand: entry, of: 6u8) }
}

/// States the automaton's next move: an errand.
pub fn next_entry(entry: u8, errand: Errand) -> Message {
    message!("board-next-errand", errand: entry, written: nouns::errand(errand))
}

/// Names the seat that holds the ship in a fight.
pub fn holds(holder: Seat) -> Message {
    message!("board-holds", who: holder)
}

/// States why the reader's run wins a fight.
pub fn beats(own: Run, held: Run) -> Message {
    match own.size() == held.size() {
        true => message!("board-beats-higher", run: nouns::run_of(own), other: nouns::run_of(held)),
        false => message!("board-beats-longer", count: own.size(), other: held.size()),
    }
}

/// States that the holder could not answer in a fight, since its longest run would be this one.
pub fn not_enough(holder: Seat, low: u8, high: u8) -> Message {
    message!("board-not-enough", who: holder, run: nouns::run(low, high))
}

/// States that the holder could answer in a fight with this run.
pub fn could_answer(holder: Seat, low: u8, high: u8) -> Message {
    message!("board-could-answer", who: holder, run: nouns::run(low, high))
}

/// States the holder's longest run in a fight.
pub fn reaches(holder: Seat, low: u8, high: u8) -> Message {
    message!("board-reaches", who: holder, run: nouns::run(low, high))
}

/// States to which free ship the reader's run moves if the reader gives up the fight; `None` is the ship deck. If none
/// is free, the workers return.
pub fn if_you_let_go(free: &[Option<ShipId>]) -> Message {
    match free {
        [] => Message::new("board-let-go-back"),
        [one] => message!("board-let-go-one", ship: nouns::target(*one)),
        several => {
            let ships: Vec<Argument> = several.iter().map(|ship| nouns::the(nouns::target(*ship))).collect();
            message!("board-let-go-several", ships: ships)
        }
    }
}

/// Describes a plantation for a screen reader.
pub fn plantation_of(seat: Seat, merchant: &Merchant) -> Message {
    let on = |space: Space| {
        let tokens = merchant.tokens[space.index()];
        tokens.kinds().map(move |tea| {
            let count = tokens.count(tea);
            message!("board-tokens-on", count: count, tea: nouns::tea(tea), space: nouns::space(space)).into()
        })
    };
    let tokens: Vec<Argument> = Space::ALL.into_iter().flat_map(on).collect();
    let card = |(slot, card)| -> Argument {
        let id = if merchant.is_down(slot) { "board-card-down" } else { "board-card-at" };
        Message::new(id).with("card", nouns::card(card)).with("slot", nouns::slot(slot)).into()
    };
    let cards: Vec<Argument> = merchant.cards().map(card).collect();
    let ships: Vec<Argument> = merchant.berths.iter().flatten().map(|ship| self::ship(*ship).into()).collect();
    let said = |none: &'static str, some: &'static str, list: Vec<Argument>| match list.is_empty() {
        true => Message::new(none),
        false => Message::new(some).with("list", list),
    };
    message!(
        "board-plantation-of",
        who: seat,
        tea: said("board-tea-none", "board-tea", tokens),
        cards: said("board-cards-none", "board-cards-at", cards),
        ships: said("board-ships-none", "board-ships", ships),
    )
}

/// Names the button that leads back to the reader's plantation.
pub fn back() -> Message {
    Message::new("board-back")
}

/// Names the button that shows the other merchant's plantation, or the automaton's year card.
pub fn see(solo: bool, other: Seat) -> Message {
    if solo { Message::new("board-see-year-card") } else { message!("board-see", who: other) }
}

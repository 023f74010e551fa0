//! The messages that only the board shows: labels, headings, previews, the fight for a ship, the automaton's reasons.
//!
//! Those of the game are in the other modules. Knows no screen.

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

macro_rules! labels {
    ($($(#[$doc:meta])* $name:ident => $id:literal),* $(,)?) => {
        $($(#[$doc])* pub fn $name() -> Message { Message::new($id) })*
        /// The ids of all messages without arguments.
        #[cfg(test)]
        pub const PLAIN: &[&str] = &[$($id),*];
    };
}

labels! {
    /// Over the picture of the setup page.
    street => "board-street",
    /// The region of the five boards.
    boards => "board-houses",
    /// The region of the harvest markers.
    road => "board-road",
    /// The region of the reader's plantation.
    plantation => "board-plantation",
    /// The region of the reader's workers.
    tray => "board-tray",
    /// The tab bar.
    tabs => "board-tabs",
    /// The tab of the five boards.
    tab_boards => "board-tab-boards",
    /// The tab of the reader's plantation.
    tab_plantation => "board-tab-plantation",
    /// The tab of the automaton.
    tab_automaton => "board-tab-automaton",
    /// The tab of the story.
    tab_log => "board-tab-log",
    /// A card that is face down.
    face_down => "board-face-down",
    /// On a blooming card, which acts once.
    once => "board-once",
    /// A market slot whose card is gone.
    taken => "board-taken",
    /// A market slot without a card.
    no_card => "board-no-card",
    /// A harbour slot without a ship.
    no_ship => "board-no-ship",
    /// A berth without a ship.
    free_berth => "board-free-berth",
    /// The same where room is short.
    free => "board-free",
    /// The teas of the supply.
    teas => "board-teas",
    /// The markers ahead of the assistant.
    markers => "board-markers",
    /// Over what a search shows.
    keep_one => "board-keep-one",
    /// Over the two lanes.
    lanes => "board-lanes",
    /// Over tokens that pay.
    pay_with => "board-pay-with",
    /// Over the reader's tokens.
    your_tokens => "board-your-tokens",
    /// Over what fills a junk.
    junk => "board-junk",
    /// The button of side B.
    use_ability => "board-use",
    /// The mark of the first-player coin.
    coin => "board-coin",
    /// The label of points.
    points => "board-points",
    /// The label of workers.
    workers => "board-workers",
    /// The sheet of points.
    sheet => "board-sheet",
    /// Under it.
    sheet_help => "board-sheet-help",
    /// The last line of it.
    sum => "board-sum",
    /// Over the buttons that change a worker.
    change_worker => "board-change-worker",
    /// Its price.
    tea_a_step => "board-tea-a-step",
    /// Its price by the merchant card.
    for_free => "board-for-free",
    /// One less.
    lower => "board-lower",
    /// One more.
    raise => "board-raise",
    /// While no worker is picked.
    how_to_place => "board-how-to-place",
    /// The same while a worker could be changed first.
    place_or_change => "board-place-or-change",
    /// The end of a tea's way.
    fills_crate => "board-fills-crate",
    /// The end of a tea's way.
    into_crate => "board-into-crate",
    /// The end of a tea's way.
    to_dock => "board-to-dock",
    /// The end of a tea's way.
    into_field => "board-into-field",
    /// The end of a tea's way.
    rests => "board-rests",
    /// A worker that is not rolled yet.
    not_rolled => "board-not-rolled",
    /// A merchant card whose side is not chosen yet.
    side_to_choose => "board-side-to-choose",
    /// The automaton's card before it is turned up.
    next_card => "board-next-card",
    /// After a count.
    cards => "board-cards",
    /// After a count.
    years_left => "board-years-left",
    /// Over the automaton's reasons.
    why => "board-why",
    /// The move before.
    earlier => "board-earlier",
    /// The move after.
    later => "board-later",
    /// A reason.
    card_done => "board-card-done",
    /// A reason.
    fourth => "board-fourth",
    /// A reason.
    coin_fetched => "board-coin-fetched",
    /// What comes next.
    out_of_workers => "board-out-of-workers",
    /// What comes next.
    next_market => "board-next-market",
    /// In a fight.
    pushed_off => "board-pushed-off",
    /// In a fight.
    longer_wins => "board-longer-wins",
    /// In a fight.
    never_answers => "board-never-answers",
    /// In a fight.
    could_add => "board-could-add",
    /// In a fight: the reader's row.
    you => "board-you",
}

/// Returns the message that is a noun's name.
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

/// Names a plantation card in at most eight letters.
pub fn short_card(card: CardId) -> Message {
    message!("board-short", noun: nouns::card_kind(card.card()))
}

/// Says where a worker is placed.
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

/// Writes a count: "×2".
pub fn times(count: u8) -> Message {
    message!("board-times", count: count)
}

/// Describes the demand of a junk.
pub fn any_teas(count: u8) -> Message {
    message!("board-any-teas", count: count)
}

/// Counts the ships that have sailed.
pub fn sailed(ships: u8, goal: u8) -> Message {
    message!("board-sailed", ships: ships, goal: goal)
}

/// Names the button of a score.
pub fn score_of(points: i32) -> Message {
    message!("board-score", points: points)
}

/// Says how far ahead a harvest marker is.
pub fn walk(markers: u8) -> Message {
    message!("board-walk", markers: markers)
}

/// The end of a tea's way: a ship.
pub fn onto(ship: ShipId) -> Message {
    message!("board-onto", ship: nouns::ship(ship))
}

/// The end of a tea's way: a space.
pub fn stops_at(space: Space) -> Message {
    match space {
        Space::Field => Message::new("board-stays-field"),
        Space::L1 | Space::R1 => message!("board-stops-tier", tier: 1u8),
        Space::L2 | Space::R2 => message!("board-stops-tier", tier: 2u8),
        Space::L3 | Space::R3 => message!("board-stops-tier", tier: 3u8),
        Space::Dock => Message::new("board-waits-dock"),
    }
}

/// Names a lane, with the end of the tea's way by it.
pub fn lane(to: Space, outcome: Option<Message>) -> Message {
    match outcome {
        Some(outcome) => message!("board-lane-outcome", lane: nouns::lane(to), outcome: outcome),
        None => message!("board-lane", lane: nouns::lane(to)),
    }
}

/// Says what a tea is turned into.
pub fn becomes(tea: Tea) -> Message {
    message!("board-becomes", tea: nouns::tea(tea))
}

/// Says how full a crate is.
pub fn crate_holds(held: u8) -> Message {
    message!("board-crate-holds", held: held, room: CRATE_CAPACITY)
}

/// Counts the steps that a tea cannot make.
pub fn lost(steps: u8) -> Message {
    message!("board-lost", steps: steps)
}

/// Joins what happens to a tea at a stop; names the tea if nothing does.
pub fn stop(happens: impl IntoIterator<Item = Message>, tea: Tea) -> Message {
    let all = happens.into_iter().reduce(|before, after| message!("board-then", before: before, after: after));
    all.unwrap_or_else(|| self::tea(tea))
}

/// Returns the heading of a journey, or of several.
pub fn journey(first: Tea, last: Tea, stowed: bool, trips: usize) -> Message {
    match (first == last, stowed, trips) {
        (_, _, 2..) => message!("board-journeys", count: trips),
        (false, ..) => message!("board-journey-becomes", tea: nouns::tea(first), to: nouns::tea(last)),
        (true, true, _) => message!("board-journey-stowed", tea: nouns::tea(first)),
        (true, false, _) => message!("board-journey", tea: nouns::tea(first)),
    }
}

/// Says what the set at this position of the production house yields.
pub fn year_end(position: u8) -> Message {
    message!("board-year-end", steps: PRODUCTION[usize::from(position).min(PRODUCTION.len() - 1)])
}

/// Says when the next year card is turned up.
pub fn year_of(year: u16) -> Message {
    message!("board-year-of", year: year)
}

/// Names an errand on the year card.
pub fn errand(errand: Errand) -> Message {
    message!("board-title", noun: nouns::errand(errand))
}

/// A reason: the errand on the card.
pub fn entry(entry: u8, written: Errand) -> Message {
    message!("board-entry", errand: entry, written: nouns::errand(written))
}

/// A reason: why the automaton does something else; `None` if it does not.
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

/// A reason: how it chose its workers.
pub fn picked(how: Picked) -> Message {
    Message::new(match how {
        Picked::Lowest => "board-picked-lowest",
        Picked::Highest => "board-picked-highest",
        Picked::LongestRun => "board-picked-run",
        Picked::LargestSet => "board-picked-set",
    })
}

/// A reason: how the ship was chosen.
pub fn ship_chosen(how: ShipReason, tied: u8) -> Message {
    match how {
        ShipReason::Highest => Message::new("board-ship-highest"),
        ShipReason::OwnTea => Message::new("board-ship-own-tea"),
        ShipReason::ByYou => message!("board-ship-by-you", tied: tied),
    }
}

/// A reason: the card that it took, from the deck for want of a slot if `slot` is 0.
pub fn took(slot: u8, card: Option<CardId>) -> Message {
    match (slot, card) {
        (_, None) => Message::new("board-took-nothing"),
        (0, Some(card)) => message!("board-took-top", card: nouns::card(card)),
        (6, Some(card)) => message!("board-took-deck", card: nouns::card(card)),
        (slot, Some(card)) => message!("board-took", slot: slot, card: nouns::card(card)),
    }
}

/// A reason: the rank of its set.
pub fn set_place(position: u8) -> Message {
    message!("board-set-place", place: position + 1)
}

/// Names the automaton's last errand in one line.
pub fn last_errand(does: Errand) -> Message {
    message!("board-last-errand", errand: nouns::errand(does))
}

/// Over the reasons.
pub fn turn_of_year(entry: u8) -> Message {
    if entry > 6 { Message::new("board-after-errands") } else { message!("board-errand-of", errand: entry, of: 6u8) }
}

/// What comes next.
pub fn next_entry(entry: u8, errand: Errand) -> Message {
    message!("board-next-errand", errand: entry, written: nouns::errand(errand))
}

/// In a fight: who holds the ship.
pub fn holds(holder: Seat) -> Message {
    message!("board-holds", who: holder)
}

/// In a fight: why the reader's run is the stronger.
pub fn beats(own: Run, held: Run) -> Message {
    match own.size() == held.size() {
        true => message!("board-beats-higher", run: nouns::run_of(own), other: nouns::run_of(held)),
        false => message!("board-beats-longer", count: own.size(), other: held.size()),
    }
}

/// In a fight: the holder could not answer.
pub fn not_enough(holder: Seat, low: u8, high: u8) -> Message {
    message!("board-not-enough", who: holder, run: nouns::run(low, high))
}

/// In a fight: the holder could answer.
pub fn could_answer(holder: Seat, low: u8, high: u8) -> Message {
    message!("board-could-answer", who: holder, run: nouns::run(low, high))
}

/// In a fight: the holder's longest run.
pub fn reaches(holder: Seat, low: u8, high: u8) -> Message {
    message!("board-reaches", who: holder, run: nouns::run(low, high))
}

/// In a fight: where the reader's run moves if the ship is let go; `None` is the ship deck.
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

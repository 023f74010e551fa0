//! The texts used only by the board of Chai; those of the game are in its own `text`.

use crate::games::chai::data::{CardId, Errand, PRODUCTION};
use crate::games::chai::events::ShipReason;
use crate::games::chai::pieces::{Dice, Tea, Teas};
use crate::games::chai::places::{Run, Space};
use crate::games::chai::state::{Merchant, Side};
use crate::games::chai::text as words;
use crate::games::chai::versions::Ability;
use crate::words::{agreeing, capital};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Boards,
    Plantation,
    /// The other merchant, or the automaton.
    Rival,
    Log,
}

/// Above the picture on the setup page.
pub const STREET: &str = "The five boards as they are laid out";
pub const HOUSES: [&str; 5] = ["Harvest", "Market", "Palace", "Harbour", "Production"];
/// The spaces of the palace.
pub const HALLS: [&str; 4] = ["Move", "Swap", "Refresh", "Coin"];
pub const FACE_DOWN: &str = "face down";
/// On a blooming card, which acts only once.
pub const ONCE: &str = "once";
pub const TAKEN: &str = "taken";
pub const NO_CARD: &str = "no card";
pub const NO_SHIP: &str = "no ship";
pub const DOCK: &str = "Dock";
pub const FIELD: &str = "Field";
pub const FREE_BERTH: &str = "free berth";
/// A free berth, for narrow places.
pub const FREE: &str = "free";

/// Returns the short name of a space in a list.
pub fn short_space(space: Space) -> &'static str {
    ["Field", "Left 1", "Left 2", "Left 3", "Right 1", "Right 2", "Right 3", "Dock"][space.index()]
}

/// Label of the houses for screen readers.
pub const BOARDS: &str = "The five boards";
pub const ROAD: &str = "The road of the harvest markers";
pub const PLANTATION: &str = "Your plantation";
pub const TRAY: &str = "Your workers";
pub const TABS: &str = "Views";
pub const TEAS: &str = "Teas";
pub const MARKERS: &str = "Markers ahead";
/// Heading of cards or ships drawn from a deck.
pub const PICK_ONE: &str = "Keep one";
pub const LANES: &str = "Lane";
/// Heading of tokens that can pay.
pub const PAY_WITH: &str = "Pay with";
/// Heading of the player's own tokens.
pub const YOUR_TOKENS: &str = "Your tea";
pub const JUNK: &str = "Fill the junk with";
pub const USE: &str = "Use";
pub const COIN: &str = "Holds the first-player coin";
pub const POINTS: &str = "Points";
pub const WORKERS: &str = "Workers";
pub const SHEET: &str = "Points by source";
/// Below the sheet of points.
pub const SHEET_HELP: &str = "As if the game ended now. A crate counts once it is full.";
pub const SUM: &str = "Total";
pub const CHANGE_A_WORKER: &str = "Change a worker";
/// The price of changing a worker.
pub const A_TEA_A_STEP: &str = "1 tea a step";
/// When the change is free.
pub const FREE_CHANGE: &str = "once, without paying tea";
pub const LOWER: &str = "Lower";
pub const RAISE: &str = "Raise";
/// While no worker is picked.
pub const HOW_TO_PLACE: &str = "Choose a place, or the workers for it";
/// The same while a worker could be changed first.
pub const PLACE_OR_CHANGE: &str = "Choose a place or workers. Tea changes a single worker";
/// Outcome for a tea.
pub const FILLS_A_CRATE: &str = "fills a crate";
/// Outcome for a tea.
pub const INTO_A_CRATE: &str = "into a crate";
/// Outcome for a tea.
pub const TO_THE_DOCK: &str = "to the dock";
/// Outcome for a tea.
pub const INTO_THE_FIELD: &str = "into the field";
/// Outcome for a tea.
pub const RESTS: &str = "rests";
/// The automaton's card before it is turned up.
pub const NEXT_CARD: &str = "Its next card";
/// After a count.
pub const CARDS: &str = "cards";
/// After a count.
pub const YEARS_LEFT: &str = "years left";
/// Heading of the automaton's reasons.
pub const WHY: &str = "Why this move";
/// To the automaton's previous move.
pub const EARLIER: &str = "Its move before";
/// To the automaton's next move.
pub const LATER: &str = "Its next move";
/// A reason for the automaton's move.
pub const CARD_DONE: &str = "Its card is done: it goes to the market";
/// A reason for the automaton's move.
pub const FOURTH: &str = "Its set would be fourth: the workers come back and may only go to the market";
/// A reason for the automaton's move.
pub const COIN_FETCHED: &str = "It begins next year";
/// The automaton's next move.
pub const OUT_OF_DICE: &str = "It has no workers left this year";
/// The automaton's next move.
pub const NEXT_MARKET: &str = "Next: its last workers go to the market";
/// In a fight for a ship.
pub const PUSHED_OFF: &str = "You, pushed off";
/// In a fight for a ship.
pub const LONGER_WINS: &str = "The longer run wins, then the higher";
/// In a fight for a ship.
pub const NEVER_ANSWERS: &str = "The automaton never answers: it moves to the next best ship";
/// In a fight for a ship.
pub const YOU: &str = "You";
/// In a fight for a ship.
pub const COULD_ADD: &str = "Could add";
/// The deck as a target.
pub const THE_DECK: &str = "the deck (best of three)";

pub fn tab(tab: Tab, solo: bool, rival: &str) -> String {
    match tab {
        Tab::Rival if solo => "Automaton".into(),
        Tab::Boards => "Boards".into(),
        Tab::Plantation => "Plantation".into(),
        Tab::Rival => rival.into(),
        Tab::Log => "Log".into(),
    }
}

pub fn works(value: u8, house: usize) -> String {
    format!("{value} at {}", HOUSES[house])
}

pub const NOT_ROLLED: &str = "not rolled yet";

pub fn workers(dice: Dice) -> String {
    if dice.is_empty() { "No free workers".into() } else { format!("Free workers: {dice}") }
}

/// A merchant card before its side is chosen.
pub const SIDE_TO_CHOOSE: &str = "The side is still to be chosen";

/// Names the merchant card, with its side once chosen.
pub fn merchant(tea: Tea, side: Option<Side>) -> String {
    let name = capital(tea.word());
    side.map_or_else(|| format!("{name} merchant"), |side| format!("{name} merchant, {side:?}"))
}

pub fn side_a(tea: Tea) -> String {
    format!("+1 for {tea} cards and clippers")
}

pub fn side_b(ability: Ability, used: bool) -> String {
    let ability = capital(words::ability(ability));
    if used { format!("{ability}: used this year") } else { format!("{ability}, once a year") }
}

/// Formats a multiplier: "×2".
pub fn times(count: u8) -> String {
    format!("×{count}")
}

/// Describes the demand of a junk.
pub fn any_teas(count: u8) -> String {
    format!("any {count} teas")
}

/// Returns the name of a plantation card, abbreviated to eight letters.
pub fn short_card(name: &'static str) -> &'static str {
    match name {
        "Fermentation" => "Ferment",
        "Oxidation" => "Oxidise",
        other => other,
    }
}

pub fn sailed(ships: u8, goal: u8) -> String {
    format!("{ships} of {goal} ships sailed")
}

/// Returns the accessible name of the score button.
pub fn score_of(score: i32) -> String {
    format!("{score} points. {SHEET}")
}

pub fn walk(steps: u8) -> String {
    if steps == 1 { "1 step".into() } else { format!("{steps} steps") }
}

pub fn onto(ship: &str) -> String {
    format!("onto {ship}")
}

pub fn stops_at(space: Space) -> String {
    match space {
        Space::Field => "stays in the field".into(),
        Space::L1 | Space::R1 => "stops on tier 1".into(),
        Space::L2 | Space::R2 => "stops on tier 2".into(),
        Space::L3 | Space::R3 => "stops on tier 3".into(),
        Space::Dock => "waits on the dock".into(),
    }
}

pub fn lane(to: Space, outcome: &str) -> String {
    let side = if to == Space::L1 { "Left" } else { "Right" };
    if outcome.is_empty() { format!("{side} lane") } else { format!("{side}: {outcome}") }
}

pub fn becomes(tea: Tea) -> String {
    format!("becomes {tea}")
}

pub fn crate_holds(held: u8) -> String {
    format!("crate {held} of 2")
}

pub fn lost(steps: u8) -> String {
    format!("{} lost", words::steps(steps))
}

/// Returns the text of a stop, or its tea if there is none.
pub fn sentence(words: &str, tea: Tea) -> String {
    capital(if words.is_empty() { tea.word() } else { words })
}

pub fn journey(first: Tea, last: Tea, taken: bool, trips: usize) -> String {
    let tea = capital(first.word());
    match (first == last, taken, trips) {
        (_, _, 2..) => format!("{trips} teas move"),
        (false, ..) => format!("{tea} ends as {last}"),
        (true, true, _) => format!("{tea} is taken up"),
        (true, false, _) => format!("{tea} climbs"),
    }
}

/// Says when a future year card is turned up.
pub fn year_of(year: u16) -> String {
    format!("Turned up when the workers of {year} are rolled")
}

pub fn errand(errand: Errand) -> &'static str {
    match errand {
        Errand::Market => "Market",
        Errand::Harbour => "Harbour",
        Errand::Coin => "First coin",
        Errand::Production => "Production",
    }
}

pub fn entry(entry: u8, written: Errand) -> String {
    format!("Entry {entry} of its card is {}", words::errand_name(written))
}

pub fn ship_chosen(how: ShipReason, tied: u8) -> String {
    match how {
        ShipReason::Highest => "The free ship worth most".into(),
        ShipReason::OwnTea => "Of the best the one with its merchant’s tea".into(),
        ShipReason::ByYou => format!("You chose among {tied} equal ships"),
    }
}

pub fn took(slot: u8, card: Option<CardId>) -> String {
    let name = card.map_or_else(|| "nothing".into(), words::card_name);
    match slot {
        0 => format!("No slot can be used: from the deck, {name}"),
        6 => format!("Slot 6, the top card: {name}"),
        slot => format!("Its slot, or the highest that can be used below: {slot}, {name}"),
    }
}

pub fn set_place(position: u8) -> String {
    format!("It stands at place {}", position + 1)
}

/// Describes the automaton's latest move in one line.
pub fn last_errand(does: Errand) -> String {
    format!("The automaton: {}", words::errand_name(does))
}

pub fn turn_of_year(entry: u8) -> String {
    if entry > 6 { "After the last entry".into() } else { format!("Entry {entry} of 6") }
}

pub fn next_entry(entry: u8, errand: Errand) -> String {
    format!("Next: entry {entry}, {}", words::errand_name(errand))
}

pub fn holds(name: &str) -> String {
    format!("{name} {} it now", agreeing(name, "hold", "holds"))
}

/// Explains why the player's run beats the one that holds the ship.
pub fn beats(own: Run, held: Run) -> String {
    if own.size() == held.size() {
        format!("{} is as long as {} and higher", Dice::run(own.low, own.high), Dice::run(held.low, held.high))
    } else {
        format!("{} workers beat {}", own.size(), held.size())
    }
}

/// Describes the holder's possible reply.
pub fn not_enough(name: &str, low: u8, high: u8) -> String {
    format!("{name} reaches {} with the workers as they are: not enough", Dice::run(low, high))
}

/// Describes the holder's possible reply.
pub fn could_answer(name: &str, low: u8, high: u8) -> String {
    format!("{name} could answer with {}", Dice::run(low, high))
}

/// Describes the holder's possible reply.
pub fn reaches(name: &str, low: u8, high: u8) -> String {
    format!("{name} reaches {} with the workers as they are; tea can change one", Dice::run(low, high))
}

/// Says where the workers go if the player lets go.
pub fn if_you_let_go(free: &[String]) -> String {
    match free {
        [] => "If you let go, your workers come back to you".into(),
        [one] => format!("If you let go, your workers move to {one}"),
        [most @ .., last] => format!("If you let go, your workers move to {} or {last}", most.join(", ")),
    }
}

pub fn plantation_of(name: &str, merchant: &Merchant) -> String {
    let count = |teas: Teas| -> Vec<String> { teas.kinds().map(|tea| format!("{} {tea}", teas.count(tea))).collect() };
    let spaces = Space::ALL.into_iter().filter(|space| !merchant.tokens[space.index()].is_empty());
    let tokens: Vec<String> = spaces
        .map(|space| format!("{}: {}", short_space(space), count(merchant.tokens[space.index()]).join(", ")))
        .collect();
    let cards: Vec<String> = merchant
        .cards()
        .map(|(slot, card)| {
            let down = if merchant.is_down(slot) { ", face down" } else { "" };
            format!("{} {}{down}", words::card_name(card), words::slot_name(slot))
        })
        .collect();
    let ships: Vec<&str> = merchant.berths.iter().flatten().map(|ship| ship.ship().name).collect();
    let said = |what: &str, list: &[String]| {
        if list.is_empty() { format!("no {what}") } else { format!("{what}: {}", list.join("; ")) }
    };
    let ships: Vec<String> = ships.into_iter().map(String::from).collect();
    format!("The plantation of {name}. {}. {}. {}", said("tea", &tokens), said("cards", &cards), said("ships", &ships))
}

/// Returns the label of the button that shows the other board.
pub fn see(there: bool, solo: bool, name: &str) -> String {
    match (there, solo) {
        (true, _) => "Back to your plantation".into(),
        (false, true) => "Its year card".into(),
        (false, false) => format!("The board of {name}"),
    }
}

/// Describes the yield of the set at this position of the production house: "7 steps at the year’s end".
pub fn year_end(position: u8) -> String {
    format!("{} at the year’s end", words::steps(PRODUCTION[usize::from(position).min(PRODUCTION.len() - 1)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    #[test]
    fn a_run_of_equal_length_wins_by_its_values() {
        let run = |low, high| Run { owner: Seat(0), low, high };
        assert_eq!(beats(run(2, 4), run(5, 6)), "3 workers beat 2");
        assert_eq!(beats(run(3, 4), run(2, 3)), "3 4 is as long as 2 3 and higher");
    }

    #[test]
    fn a_lane_says_where_the_tea_stops() {
        assert_eq!(lane(Space::L1, &stops_at(Space::L1)), "Left: stops on tier 1");
        assert_eq!(lane(Space::R1, &stops_at(Space::R2)), "Right: stops on tier 2");
        assert_eq!(stops_at(Space::Dock), "waits on the dock");
    }
}

//! The story: events as short lines. Called through `Words` by the log, the summary and the transcripts.
//!
//! The automaton, the second seat of a Tea Race, is not among the players; its name is in the catalogue. Knows no
//! screen.

use super::icons::{ability_icon, card_icon, errand_icon, hall_icon, merchant_icon, ship_icon, tea_icon};
use super::{labels, nouns};
use crate::engine::Seat;
use crate::games::chai::GOAL_REACHED;
use crate::games::chai::data::{CRATE_CAPACITY, CardId, Errand, Family, ShipId};
use crate::games::chai::events::{ErrandReason, Event, Gain, Picked, ShipReason};
use crate::games::chai::pieces::Tea;
use crate::games::chai::places::{Hall, House};
use crate::games::chai::score;
use crate::message;
use crate::words::Line;
use crate::words::{Argument, Message};

/// The automaton's seat in a Tea Race.
const AUTOMATON: Seat = Seat(1);

fn plain(seat: Option<Seat>, icon: &'static str, text: Message) -> Line {
    Line { seat, icon, text, aside: None, major: false, gain: false }
}

fn major(line: Line) -> Line {
    Line { major: true, ..line }
}

/// Adds points to the end of a line, unless they are 0.
fn scoring(line: Line, points: i32) -> Line {
    Line { aside: (points != 0).then(|| Message::signed(points)), ..line }
}

/// Returns a line about a merchant, who is the argument `who` of the message.
fn by(seat: Seat, icon: &'static str, text: Message) -> Line {
    plain(Some(seat), icon, text.with("who", seat))
}

/// Returns the line of an event; `None` if another line already contains everything.
pub(super) fn line(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Shuffled { .. } | Event::Markers { .. } | Event::MarketSlid { .. } => return None,
        // The line of the placement already contains these.
        Event::Gained { why: Gain::Harvest, .. } | Event::Unused { points: 0, .. } => return None,
        // The lines of ships, cards and crates already contain their points.
        Event::Points { category: score::SHIPS | score::CARDS | score::CRATES, .. } => return None,
        Event::Points { seat, points, .. } => {
            let text = if *points < 0 { "line-merchant-loses" } else { "line-merchant-scores" };
            scoring(by(*seat, "pt", Message::new(text)), *points)
        }
        Event::Dealt { .. } | Event::SideChosen { .. } | Event::CoinRolled { .. } => setting_up(event)?,
        Event::YearBegan { .. }
        | Event::YearCard { .. }
        | Event::Walked { .. }
        | Event::MarkerCarried { .. }
        | Event::Rolled { .. }
        | Event::YearEnded { .. }
        | Event::MarketCleared { .. }
        | Event::MarketDealt { .. }
        | Event::MarketClosed
        | Event::HarbourDealt { .. }
        | Event::Ended { .. } => year(event)?,
        Event::Errand { .. }
        | Event::AutomatonPicked { .. }
        | Event::AutomatonShip { .. }
        | Event::AutomatonTook { .. }
        | Event::AutomatonFourth { .. } => automaton(event)?,
        Event::Reserved { .. }
        | Event::Displaced { .. }
        | Event::Answered { .. }
        | Event::LetGo { .. }
        | Event::Relocated { .. }
        | Event::Returned { .. }
        | Event::ShipsSearched { .. }
        | Event::ShipKept { .. }
        | Event::ShipTopped { .. }
        | Event::ShipTaken { .. }
        | Event::Docked { .. }
        | Event::ShipDiscarded { .. }
        | Event::Loaded { .. }
        | Event::Robbed { .. }
        | Event::Sailed { .. } => ships(event)?,
        Event::Marketed { .. }
        | Event::Searched { .. }
        | Event::Kept { .. }
        | Event::Topped { .. }
        | Event::Planted { .. }
        | Event::CardDiscarded { .. }
        | Event::PalaceUsed { .. }
        | Event::CoinTaken { .. }
        | Event::CardMoved { .. }
        | Event::CardsSwapped { .. }
        | Event::Refreshed { .. } => cards(event)?,
        _ => tea_and_workers(event)?,
    })
}

fn setting_up(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Dealt { seat, tea, side } => {
            let text = message!("line-dealt", tea: nouns::tea(*tea), side: nouns::side(*side));
            by(*seat, merchant_icon(*tea), text)
        }
        Event::SideChosen { seat, tea, side } => {
            by(*seat, "star", message!("line-side", tea: nouns::tea(*tea), side: nouns::side(*side)))
        }
        Event::CoinRolled { dice: [first, second] } => {
            plain(None, "first-coin", message!("line-coin-rolled", first: *first, second: *second))
        }
        _ => return None,
    })
}

fn year(event: &Event) -> Option<Line> {
    Some(match event {
        Event::YearBegan { year, starter } => {
            major(plain(None, "ui-flag", message!("line-year", year: *year, who: *starter)))
        }
        Event::YearCard { year, .. } => {
            major(plain(Some(AUTOMATON), "year-card", message!("line-year-card", year: *year)))
        }
        Event::Walked { seat, steps, teas, units, .. } => {
            let text = message!("line-walked", markers: *steps, teas: nouns::teas(*teas), units: *units);
            major(by(*seat, "assistant", text))
        }
        Event::MarkerCarried { to, .. } => {
            let board = if *to == 0 { House::Harvest } else { House::Production };
            plain(None, "marker", message!("line-marker-carried", board: nouns::house(board)))
        }
        Event::Rolled { seat, dice } => by(*seat, "ui-dice", message!("line-rolled", dice: nouns::dice(*dice))),
        Event::YearEnded { year } => plain(None, "ui-flag", labels::year_ended(*year)),
        Event::MarketCleared { card } => {
            plain(None, card_icon(*card), message!("line-market-cleared", card: nouns::card(*card)))
        }
        Event::MarketDealt { card, slot } => {
            plain(None, card_icon(*card), message!("line-market-dealt", card: nouns::card(*card), slot: *slot))
        }
        Event::MarketClosed => major(plain(None, "bd-market", Message::new("line-market-closed"))),
        Event::HarbourDealt { ship, slot } => {
            plain(None, ship_icon(*ship), message!("line-harbour-dealt", ship: nouns::ship(*ship), slot: *slot))
        }
        Event::Ended { end } => {
            let why = if *end == GOAL_REACHED { "line-ended-goal" } else { "line-ended-year" };
            major(plain(None, "ui-flag", Message::new(why)))
        }
        _ => return None,
    })
}

fn tea_and_workers(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Harvested { seat, die, tea } => {
            major(by(*seat, tea_icon(*tea), message!("line-harvested", tea: nouns::tea(*tea), worker: *die)))
        }
        Event::Gained { seat, tea, why } => {
            let text = match why {
                Gain::Shown | Gain::Harvest => "line-gained-shown",
                Gain::Chosen => "line-gained-chosen",
                Gain::Second => "line-gained-second",
                Gain::Merchant => "line-gained-merchant",
            };
            by(*seat, tea_icon(*tea), Message::new(text).with("tea", nouns::tea(*tea)))
        }
        Event::Missed { seat, tea } => by(*seat, "ui-lost", message!("line-missed", tea: nouns::tea(*tea))),
        Event::Moved { seat, tea, to, .. } => {
            by(*seat, "ui-step", message!("line-moved", tea: nouns::tea(*tea), space: nouns::space(*to)))
        }
        Event::Pushed { seat, card, tea, .. } => {
            let text = message!("line-pushed", card: nouns::card(*card), tea: nouns::tea(*tea));
            plain(Some(*seat), card_icon(*card), text)
        }
        Event::Converted { seat, from, to, .. } => {
            by(*seat, tea_icon(*to), message!("line-converted", from: nouns::tea(*from), to: nouns::tea(*to)))
        }
        Event::Bloomed { seat, card, .. } => {
            plain(Some(*seat), "cd-bloom", message!("line-bloomed", card: nouns::card(*card)))
        }
        Event::Stored { seat, tea, held, .. } if *held == CRATE_CAPACITY => {
            scoring(by(*seat, "cd-crate", message!("line-crate-full", tea: nouns::tea(*tea))), crate_points(*tea))
        }
        Event::Stored { seat, tea, held, .. } => {
            let text = message!("line-stored", tea: nouns::tea(*tea), held: *held, room: CRATE_CAPACITY);
            by(*seat, "cd-crate", text)
        }
        Event::Produced { seat, value, count, position } => {
            let text = message!("line-produced", workers: nouns::set(*value, *count), place: *position + 1);
            major(by(*seat, "bd-production", text))
        }
        Event::Joined { seat, value, added, count, position } => {
            let whole = nouns::set(*value, *count);
            let text = message!("line-joined", added: *added, workers: whole, place: *position + 1);
            major(by(*seat, "bd-production", text))
        }
        Event::Paid { seat, tea, .. } => by(*seat, "ui-spend", message!("line-paid", tea: nouns::tea(*tea))),
        Event::Changed { seat, from, to } => by(*seat, "ui-dice", message!("line-changed", from: *from, to: *to)),
        Event::AbilityUsed { seat, tea, ability } => {
            let text = message!("line-ability", tea: nouns::tea(*tea), ability: nouns::ability(*ability));
            by(*seat, ability_icon(*ability), text)
        }
        Event::Rerolled { seat, from, to } => {
            by(*seat, "ui-dice", message!("line-rerolled", from: nouns::dice(*from), to: nouns::dice(*to)))
        }
        Event::Blended { seat, from, to, .. } => {
            by(*seat, tea_icon(*to), message!("line-blended", from: nouns::tea(*from), to: nouns::tea(*to)))
        }
        Event::Passed { seat } => major(by(*seat, "ui-flag", Message::new("line-passed"))),
        Event::Movement { seat, points } => by(*seat, "bd-production", message!("line-steps", steps: *points)),
        Event::Unused { seat, points } => by(*seat, "ui-lost", message!("line-unused", count: *points)),
        _ => return None,
    })
}

fn cards(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Marketed { seat, die, card: Some(card), .. } => {
            let text = message!("line-market", card: nouns::card(*card), worker: *die);
            major(by(*seat, "bd-market", text))
        }
        Event::Marketed { seat, die, card: None, .. } => {
            major(by(*seat, "bd-market", message!("line-market-deck", worker: *die)))
        }
        Event::Searched { seat, cards } => {
            let cards: Vec<Argument> = cards.iter().map(|card| nouns::card(*card).into()).collect();
            by(*seat, "bd-market", message!("line-searched", cards: cards))
        }
        Event::Kept { seat, card } => {
            major(by(*seat, card_icon(*card), message!("line-card-kept", card: nouns::card(*card))))
        }
        Event::Topped { seat, card } => {
            by(*seat, card_icon(*card), message!("line-card-topped", card: nouns::card(*card)))
        }
        Event::Planted { seat, card, slot } => {
            let text = message!("line-planted", card: nouns::card(*card), slot: nouns::slot(*slot));
            let points = if card.card().family == Family::Crate { 0 } else { card.card().points.into() };
            scoring(by(*seat, card_icon(*card), text), points)
        }
        Event::CardDiscarded { seat, card, tokens, .. } => {
            // Only a full crate had scored points, which are now lost.
            let counted = card.card().family != Family::Crate || *tokens == CRATE_CAPACITY;
            let points = if counted { i32::from(card.card().points) } else { 0 };
            scoring(by(*seat, card_icon(*card), message!("line-card-discarded", card: nouns::card(*card))), -points)
        }
        Event::PalaceUsed { seat, hall, die } => {
            let text = match hall {
                Hall::Move => "line-palace-move",
                Hall::Swap => "line-palace-swap",
                Hall::Refresh => "line-palace-refresh",
                Hall::Coin => "line-palace-coin",
            };
            major(by(*seat, hall_icon(*hall), Message::new(text).with("worker", *die)))
        }
        Event::CoinTaken { seat } => by(*seat, "first-coin", Message::new("line-coin")),
        Event::CardMoved { seat, card, to, .. } => {
            let text = message!("line-card-moved", card: nouns::card(*card), slot: nouns::slot(*to));
            by(*seat, card_icon(*card), text)
        }
        Event::CardsSwapped { seat, one, other } => {
            by(*seat, "pa-swap", message!("line-swapped", slot: nouns::slot(*one), other: nouns::slot(*other)))
        }
        Event::Refreshed { seat, count } => by(*seat, "ui-flip", message!("line-refreshed", count: *count)),
        _ => return None,
    })
}

fn ships(event: &Event) -> Option<Line> {
    let named = |id: &'static str, ship: &ShipId| Message::new(id).with("ship", nouns::ship(*ship));
    Some(match event {
        Event::Reserved { seat, ship, low, high, .. } => {
            let text = message!("line-reserved", ship: nouns::target(*ship), run: nouns::run(*low, *high));
            major(by(*seat, "bd-harbour", text))
        }
        Event::Displaced { seat, ship, .. } => {
            major(by(*seat, "ui-shield", message!("line-displaced", ship: nouns::target(*ship))))
        }
        Event::Answered { seat, low, high, .. } => {
            major(by(*seat, "ui-shield", message!("line-answered", run: nouns::run(*low, *high))))
        }
        Event::LetGo { seat } => by(*seat, "ui-flag", Message::new("line-let-go")),
        Event::Relocated { seat, ship, .. } => {
            by(*seat, "bd-harbour", message!("line-relocated", ship: nouns::target(*ship)))
        }
        Event::Returned { seat, dice } => {
            let text = message!("line-returned", count: dice.total(), dice: nouns::dice(*dice));
            major(by(*seat, "ui-dice", text))
        }
        Event::ShipsSearched { seat, ships } => {
            let ships: Vec<Argument> = ships.iter().map(|ship| nouns::the(nouns::ship(*ship))).collect();
            by(*seat, "bd-harbour", message!("line-ships-searched", ships: ships))
        }
        Event::ShipKept { seat, ship } => major(by(*seat, ship_icon(*ship), named("line-ship-kept", ship))),
        Event::ShipTopped { seat, ship } => by(*seat, ship_icon(*ship), named("line-ship-topped", ship)),
        Event::ShipTaken { seat, ship, .. } => major(by(*seat, ship_icon(*ship), named("line-ship-taken", ship))),
        Event::Docked { seat, ship, .. } => by(*seat, ship_icon(*ship), named("line-docked", ship)),
        Event::ShipDiscarded { seat, ship, .. } => {
            major(by(*seat, ship_icon(*ship), named("line-ship-discarded", ship)))
        }
        Event::Loaded { seat, ship, tea, .. } => {
            by(*seat, ship_icon(*ship), named("line-loaded", ship).with("tea", nouns::tea(*tea)))
        }
        Event::Robbed { seat, tea, .. } => by(*seat, tea_icon(*tea), message!("line-robbed", tea: nouns::tea(*tea))),
        Event::Sailed { seat, ship, reaches_goal } => {
            let sails = named("line-sailed", ship).with("who", *seat);
            let text = if *reaches_goal { message!("line-sailed-goal", sails: sails) } else { sails };
            scoring(major(plain(Some(*seat), "ship-sailed", text)), ship.ship().points.into())
        }
        _ => return None,
    })
}

fn automaton(event: &Event) -> Option<Line> {
    let by_it = |icon: &'static str, text: Message| plain(Some(AUTOMATON), icon, text);
    Some(match event {
        Event::Errand { does, because: ErrandReason::NoEntryLeft, .. } => {
            by_it(errand_icon(*does), Message::new("line-errands-done"))
        }
        Event::Errand { entry, written, does, because } => {
            let text = match because {
                ErrandReason::Written | ErrandReason::NoEntryLeft => "line-errand",
                ErrandReason::CoinTaken => "line-errand-coin-taken",
                ErrandReason::NoRun => "line-errand-no-run",
                ErrandReason::NoFreeShip => "line-errand-no-ship",
                ErrandReason::NoSet => "line-errand-no-set",
                ErrandReason::MarketOnly => "line-errand-market-only",
            };
            let text = Message::new(text).with("errand", *entry).with("written", nouns::errand(*written));
            by_it(errand_icon(*does), text)
        }
        Event::AutomatonPicked { dice, of, how } => {
            let text = match how {
                Picked::Lowest => "line-picked-lowest",
                Picked::Highest => "line-picked-highest",
                Picked::LongestRun => "line-picked-run",
                Picked::LargestSet => "line-picked-set",
            };
            by_it("ui-dice", Message::new(text).with("dice", nouns::dice(*dice)).with("of", nouns::dice(*of)))
        }
        Event::AutomatonShip { ship, how, .. } => {
            let text = match how {
                ShipReason::Highest => "line-ship-highest",
                ShipReason::OwnTea => "line-ship-own-tea",
                ShipReason::ByYou => "line-ship-by-you",
            };
            let ship = ship.map_or(Argument::Noun("ship-top"), nouns::ship);
            by_it("bd-harbour", Message::new(text).with("ship", ship))
        }
        Event::AutomatonTook { die, slot, card: Some(card) } => {
            let text = match slot {
                0 => message!("line-took-top", card: nouns::card(*card), worker: *die),
                6 => message!("line-took-deck", card: nouns::card(*card), worker: *die),
                slot => message!("line-took", card: nouns::card(*card), worker: *die, slot: *slot),
            };
            scoring(major(by_it(card_icon(*card), text)), card.card().points.into())
        }
        Event::AutomatonTook { die, card: None, .. } => {
            major(by_it("ui-lost", message!("line-took-nothing", worker: *die)))
        }
        Event::AutomatonFourth { value, count } => {
            let text = message!("line-fourth", workers: nouns::set(*value, *count));
            major(by_it(errand_icon(Errand::Production), text))
        }
        _ => return None,
    })
}

/// Returns the points of a full crate of a tea.
fn crate_points(tea: Tea) -> i32 {
    let mut crates = CardId::all().map(CardId::card).filter(|card| card.family == Family::Crate);
    crates.find(|card| card.teas.has(tea)).map_or(0, |card| card.points.into())
}

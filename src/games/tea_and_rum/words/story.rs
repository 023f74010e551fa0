//! The story: one line for each event that the log shows. Called through `Words`. Knows no screen.

use super::{drawings, nouns, phrases};
use crate::engine::Seat;
use crate::games::tea_and_rum::data::{DOLLARS_A_POINT, MAX_COLOUR_DIFFERENCE};
use crate::games::tea_and_rum::events::Event;
use crate::games::tea_and_rum::pieces::*;
use crate::message;
use crate::words::Argument::{List, Noun};
use crate::words::Line;
use crate::words::Message;

/// Returns a line about the whole table.
fn table_line(icon: &'static str, text: Message, major: bool) -> Option<Line> {
    Some(Line { seat: None, icon, text, aside: None, major, gain: false })
}

/// Returns a line about a player, who is the argument `who` of the message.
fn line(seat: Seat, icon: &'static str, text: Message, major: bool) -> Option<Line> {
    Some(Line { seat: Some(seat), icon, text: text.with("who", seat), aside: None, major, gain: false })
}

/// Returns a line about a player that ends with dollars received or paid, unless they are 0: "+$5", "−$3".
fn paid(seat: Seat, icon: &'static str, text: Message, dollars: i32, major: bool) -> Option<Line> {
    let aside = match dollars {
        0 => None,
        got if got > 0 => Some(message!("aside-gained", dollars: got)),
        spent => Some(message!("aside-paid", dollars: -spent)),
    };
    line(seat, icon, text, major).map(|line| Line { aside, ..line })
}

/// Returns the line of an event of the whole table: new cards, ships, the Automa.
fn of_table(event: &Event) -> Option<Line> {
    match event {
        Event::Removed { buildings } => {
            let names = List(buildings.iter().map(|building| Noun(nouns::building(*building))).collect());
            table_line("act-build", message!("line-not-used", buildings: names), false)
        }
        Event::WishLaid { round, wish, colour } => {
            let text = message!(
                "line-wish-laid",
                round: phrases::round(*round),
                symbols: phrases::wish(*wish),
                colour: Noun(nouns::colour(*colour)),
            );
            table_line("scroll", text, false)
        }
        Event::ContractLaid { contract, .. } => {
            let text = message!("line-contract-laid", goods: phrases::goods(&contract.card().pay));
            table_line("contract", text, false)
        }
        Event::CaptainsArrived { captains } => {
            let names = List(captains.iter().map(|captain| Noun(nouns::captain(*captain))).collect());
            table_line("act-captain", message!("line-captains", captains: names), false)
        }
        Event::VictoryCard { round, colour } => {
            let text = message!(
                "line-victory-card",
                round: phrases::round(*round),
                colour: Noun(nouns::colour(*colour)),
                honour: Noun(nouns::honour(*colour)),
            );
            table_line(["victory-blue", "victory-red"][*colour as usize], text, true)
        }
        Event::ShipsCame { ships } => {
            let prices = List(ships.iter().map(|ship| phrases::dollars(ship.0).into()).collect());
            table_line("clipper", message!("line-ships", prices: prices), false)
        }
        Event::AutomaBlocked { board } => {
            table_line("automa-token", message!("line-automa-blocked", board: Noun(nouns::board(*board))), false)
        }
        Event::AutomaMoved { board, placed } => {
            let id = if *placed { "line-automa-places" } else { "line-automa-removes" };
            table_line("automa", Message::new(id).with("board", Noun(nouns::board(*board))), true)
        }
        Event::AutomaShuffled => table_line("automa-back", Message::new("line-automa-shuffles"), false),
        _ => None,
    }
}

/// Returns the line of a gain or loss; `None` if the story omits it.
fn of_gain(event: &Event) -> Option<Line> {
    match event {
        Event::Money { seat, dollars, source: Source::Income } => {
            paid(*seat, "dol", Message::new("line-income"), (*dollars).into(), false)
        }
        Event::Money { seat, dollars, source } => {
            let text = message!("line-money", source: Noun(nouns::source(*source)));
            paid(*seat, "dol", text, (*dollars).into(), false)
        }
        // The line of the ship already contains the goods.
        Event::Goods { source: Source::Ship, lacking, .. } if lacking.is_empty() => None,
        Event::Goods { seat, goods, lacking, .. } if lacking.is_empty() => {
            let icon = goods.iter().next().map_or("crate", |(kind, _)| drawings::good(kind));
            line(*seat, icon, message!("line-goods", goods: phrases::goods(goods)), false)
        }
        Event::Goods { seat, goods, lacking, .. } if goods.is_empty() => {
            line(*seat, "crate", message!("line-goods-lost", lacking: phrases::goods(lacking)), false)
        }
        Event::Goods { seat, goods, lacking, .. } => {
            let text = message!("line-goods-short", goods: phrases::goods(goods), lacking: phrases::goods(lacking));
            line(*seat, "crate", text, false)
        }
        Event::Points { seat, colour, points, source } if *points >= 0 => {
            let text = message!(
                "line-points",
                points: phrases::points(*colour, *points),
                source: Noun(nouns::source(*source)),
            );
            line(*seat, drawings::colour(*colour), text, *points >= 4)
        }
        Event::Points { seat, colour, points, .. } => {
            let lost = phrases::points(*colour, points.unsigned_abs());
            line(
                *seat,
                drawings::colour(*colour),
                message!("line-excess", points: lost, most: MAX_COLOUR_DIFFERENCE),
                true,
            )
        }
        Event::Stepped { seat, step } => line(*seat, "star", message!("line-step", step: *step), false),
        Event::Beyond { seat } => line(*seat, "star", Message::new("line-beyond"), false),
        Event::Grew { seat, population } => {
            line(*seat, "pop", message!("line-population", population: *population), false)
        }
        Event::Wished { symbols: 0, .. } => None,
        Event::Wished { seat, symbols } => line(*seat, "scroll", message!("line-symbols", count: *symbols), false),
        _ => None,
    }
}

/// Returns the line of an event of workers, cards or allegiances.
fn of_deed(event: &Event) -> Option<Line> {
    match event {
        Event::Worked { seat, board, row: _, way, icons, placed } => {
            let at = |id: &'static str| Message::new(id).with("board", Noun(nouns::board(*board)));
            let text = match (way, placed) {
                (Way::Instead, true) => at("line-places-instead").with("action", phrases::icon(board.alternative())),
                (Way::Instead, false) => at("line-removes-instead").with("action", phrases::icon(board.alternative())),
                (_, true) => at("line-places").with("gain", phrases::icons(icons)),
                (_, false) => at("line-removes").with("gain", phrases::icons(icons)),
            };
            line(*seat, drawings::board(*board), text, true)
        }
        Event::Built { seat, building, paid } => {
            let text = message!("line-builds", building: Noun(nouns::building(*building)), price: phrases::goods(paid));
            line(*seat, drawings::building(*building), text, true)
        }
        Event::Hired { seat, captain, dollars, goods } => {
            let price = phrases::price(*dollars, goods);
            let text = message!("line-hires", captain: Noun(nouns::captain(*captain)), price: price);
            line(*seat, drawings::captain(*captain), text, true)
        }
        Event::Activated { seat, captain } => {
            let cannons = phrases::amount(Good::Cannon, captain.card().cannons);
            let text = message!("line-activates", captain: Noun(nouns::captain(*captain)), cannons: cannons);
            line(*seat, drawings::captain(*captain), text, true)
        }
        Event::Fulfilled { seat, contract, colour, .. } => {
            let goods = phrases::goods(&contract.card().pay);
            let text = message!("line-fulfils", goods: goods, colour: Noun(nouns::colour(*colour)));
            line(*seat, "contract", text, true)
        }
        Event::Declined { seat, icon } => {
            let text = Message::new(match icon {
                Icon::Build => "line-builds-nothing",
                Icon::Hire => "line-hires-none",
                Icon::Fulfil => "line-fulfils-none",
                _ => "line-trades-nothing",
            });
            // Otherwise the action before would seem to have led to something.
            line(*seat, "ui-next", text, true)
        }
        Event::Swore { seat, allegiance } => {
            line(*seat, "seal", message!("line-allegiance", condition: phrases::condition(*allegiance)), true)
        }
        Event::Proved { seat, allegiance, .. } => {
            let text = message!("line-proved", condition: phrases::condition(*allegiance));
            line(*seat, "seal-ok", text, true)
        }
        _ => None,
    }
}

/// Returns the line of an event in which goods or money change hands; `None` if the story omits it.
fn of_goods(event: &Event) -> Option<Line> {
    match event {
        Event::Smelted { seat, count: 0 } => line(*seat, "ore", Message::new("line-keeps-ore"), false),
        Event::Smelted { seat, count } => {
            let (ore, cannons) = (phrases::amount(Good::Ore, *count), phrases::amount(Good::Cannon, *count));
            line(*seat, "cannon", message!("line-smelts", ore: ore, cannons: cannons), false)
        }
        Event::ShipBought { seat, ship, row, dollars } => {
            let goods = phrases::goods(&ship.rows()[usize::from(*row)]);
            paid(*seat, "clipper", message!("line-buys-ship", goods: goods), -i32::from(*dollars), true)
        }
        Event::Passed { seat } => line(*seat, "clipper", Message::new("line-passes"), false),
        Event::Traded { seat, sold, bought, balance } => {
            let [sold_goods, bought_goods] = [sold, bought].map(phrases::goods);
            let text = match (sold.is_empty(), bought.is_empty()) {
                (false, true) => message!("line-sells", goods: sold_goods),
                (true, _) => message!("line-buys", goods: bought_goods),
                _ => message!("line-trades", sold: sold_goods, bought: bought_goods),
            };
            paid(*seat, "act-trade", text, (*balance).into(), true)
        }
        Event::Expanded { seat, dollars } => {
            paid(*seat, "expand", Message::new("line-expands"), -i32::from(*dollars), false)
        }
        Event::Cleared { tokens: 0, .. } => None,
        Event::Cleared { seat, tokens } => line(*seat, "expand-free", message!("line-clears", tokens: *tokens), false),
        Event::Discarded { seat, good } => {
            line(*seat, drawings::good(*good), message!("line-discards", good: Noun(nouns::good(*good))), false)
        }
        Event::Converted { seat, works } => {
            let text = phrases::conversion(["line-dries", "line-distils"][*works as usize], *works);
            line(*seat, drawings::good(works.output()), text, false)
        }
        Event::BarrelForStar { seat } => {
            let hall = Building::CityHall;
            let text = message!("line-city-hall", building: Noun(nouns::building(hall)));
            line(*seat, drawings::building(hall), text, false)
        }
        _ => None,
    }
}

/// Returns the line of an event of the end of the game; `None` if the story omits it.
fn of_end(event: &Event) -> Option<Line> {
    match event {
        Event::SoldOut { goods, .. } if goods.is_empty() => None,
        Event::SoldOut { seat, goods, dollars } => {
            paid(*seat, "dol", message!("line-sells-out", goods: phrases::goods(goods)), (*dollars).into(), true)
        }
        Event::Counts { seat } => line(*seat, "vp-chest", Message::new("line-may-exchange"), false),
        Event::Chosen { seat, colour } => {
            let points = phrases::points(*colour, 1u8);
            let text = message!("line-buys-point", dollars: DOLLARS_A_POINT, points: points);
            line(*seat, drawings::colour(*colour), text, false)
        }
        Event::Exchanged { seat, points: [0, 0], .. } => {
            line(*seat, "vp-chest-open", Message::new("line-exchanges-nothing"), false)
        }
        Event::Exchanged { seat, points, dollars } => {
            let bought = Colour::ALL.into_iter().map(|colour| (colour, points[colour as usize]));
            let bought = bought.filter(|(_, count)| *count > 0);
            let bought = List(bought.map(|(colour, count)| phrases::points(colour, count).into()).collect());
            line(*seat, "vp-chest-open", message!("line-exchanges", dollars: *dollars, points: bought), true)
        }
        Event::Crowned { title: Colour::Blue, seats } if seats.is_empty() => {
            table_line("seal-broken", Message::new("line-no-governor"), true)
        }
        Event::Crowned { title, seats } => {
            let icon = ["flag-b", "flag-r"][*title as usize];
            let seats: Vec<Seat> = seats.iter().collect();
            table_line(icon, message!("line-crowned", who: seats, honour: Noun(nouns::honour(*title))), true)
        }
        _ => None,
    }
}

/// Returns the line of an event; `None` if the story leaves it out.
pub(super) fn story(event: &Event) -> Option<Line> {
    match event {
        Event::Allegiances { .. }
        | Event::Tiles { .. }
        | Event::ContractsSlid { .. }
        | Event::StageBegan { .. }
        | Event::Sold { .. }
        | Event::Bought { .. } => None,
        Event::Endowed { seat, .. } => line(*seat, "bag", Message::new("line-endowment"), false),
        Event::RoundBegan { round, first } => {
            let icon = if round % 2 == 1 { "marker-take" } else { "marker-place" };
            line(*first, icon, message!("line-round", round: phrases::round(*round)), true)
        }
        Event::Removed { .. }
        | Event::WishLaid { .. }
        | Event::ContractLaid { .. }
        | Event::CaptainsArrived { .. }
        | Event::VictoryCard { .. }
        | Event::ShipsCame { .. }
        | Event::AutomaBlocked { .. }
        | Event::AutomaMoved { .. }
        | Event::AutomaShuffled => of_table(event),
        Event::Money { .. }
        | Event::Goods { .. }
        | Event::Points { .. }
        | Event::Stepped { .. }
        | Event::Beyond { .. }
        | Event::Grew { .. }
        | Event::Wished { .. } => of_gain(event).map(|line| Line { gain: true, ..line }),
        Event::Worked { .. }
        | Event::Built { .. }
        | Event::Hired { .. }
        | Event::Activated { .. }
        | Event::Fulfilled { .. }
        | Event::Declined { .. }
        | Event::Swore { .. }
        | Event::Proved { .. } => of_deed(event),
        Event::Smelted { .. }
        | Event::ShipBought { .. }
        | Event::Passed { .. }
        | Event::Traded { .. }
        | Event::Expanded { .. }
        | Event::Cleared { .. }
        | Event::Discarded { .. }
        | Event::Converted { .. }
        | Event::BarrelForStar { .. } => of_goods(event),
        Event::SoldOut { .. }
        | Event::Counts { .. }
        | Event::Chosen { .. }
        | Event::Exchanged { .. }
        | Event::Crowned { .. } => of_end(event),
    }
}

//! The story: one line for each event worth mentioning.
//!
//! Called by the story, the screen reader and the transcripts.

use super::names::*;
use crate::engine::Seat;
use crate::games::tea_and_rum::data::{DOLLARS_A_POINT, MAX_COLOUR_DIFFERENCE};
use crate::games::tea_and_rum::events::Event;
use crate::games::tea_and_rum::pieces::*;
use crate::words::{Line, Speaker};

fn source(source: Source) -> &'static str {
    match source {
        Source::Endowment => "endowment",
        Source::Row => "row",
        Source::Building => "building",
        Source::Captain => "captain",
        Source::Contract => "contract",
        Source::Reputation => "reputation",
        Source::Wish => "wish",
        Source::Allegiance => "allegiance",
        Source::Exchange => "exchange",
        Source::Excess => "too far apart",
        Source::Income => "income",
        Source::Ship => "ship",
    }
}

/// Builds a line that belongs to no player.
fn table_line(icon: &'static str, text: String, major: bool) -> Option<Line> {
    Some(Line { seat: None, icon, text, aside: String::new(), major })
}

#[expect(clippy::too_many_lines, reason = "one short arm for each event")]
pub(super) fn story(event: &Event, speaker: &Speaker) -> Option<Line> {
    let line = |seat: Seat, icon: &'static str, you: &str, they: &str, rest: String, aside: String, major: bool| {
        let text = format!("{} {} {rest}", speaker.who(seat), speaker.verb(seat, you, they)).trim_end().to_string();
        Some(Line { seat: Some(seat), icon, text, aside, major })
    };
    let none = String::new;
    match event {
        Event::Removed { buildings } => {
            let names = list(buildings.iter().map(|building| building.card().name.to_string()));
            table_line("act-build", format!("Not in this game: {names}"), false)
        }
        Event::Allegiances { .. } | Event::Tiles { .. } | Event::ContractsSlid { .. } | Event::StageBegan { .. } => {
            None
        }
        Event::WishLaid { round, wish: card, colour: side } => {
            let text = format!("Round {}: {} points for {}", roman(*round), colour(*side), wish(*card));
            table_line("scroll", text, false)
        }
        Event::Endowed { seat, .. } => {
            line(*seat, "bag", "take", "takes", "a starting endowment".into(), none(), false)
        }
        Event::ContractLaid { contract, .. } => {
            table_line("contract", format!("A contract for {} is laid out", count_goods(&contract.card().pay)), false)
        }
        Event::CaptainsArrived { captains } => {
            let names = list(captains.iter().map(|captain| captain.card().name.to_string()));
            table_line("act-captain", format!("For hire: {names}"), false)
        }
        Event::RoundBegan { round, first } => Some(Line {
            seat: Some(*first),
            icon: if round % 2 == 1 { "marker-take" } else { "marker-place" },
            text: format!("Round {} begins with {}", roman(*round), speaker.whom(*first)),
            aside: none(),
            major: true,
        }),
        Event::VictoryCard { round, colour: side } => {
            let icon = ["victory-blue", "victory-red"][*side as usize];
            let text = format!("The victory card of round {} is {}: {}", roman(*round), colour(*side), title(*side));
            table_line(icon, text, true)
        }
        Event::ShipsCame { ships } => {
            let costs = list(ships.iter().map(|ship| format!("${}", ship.0)));
            table_line("clipper", format!("Ships in the harbour: {costs}"), false)
        }
        Event::Money { seat, dollars, source: from } => line(
            *seat,
            "dol",
            "gain",
            "gains",
            format!("${dollars} ({})", source(*from)),
            format!("+${dollars}"),
            false,
        ),
        // The line of the ship has already said it.
        Event::Goods { source: Source::Ship, lacking, .. } if lacking.is_empty() => None,
        Event::Goods { seat, goods, lacking, .. } if lacking.is_empty() => {
            let icon = goods.iter().next().map_or("crate", |(kind, _)| good_icon(kind));
            line(*seat, icon, "gain", "gains", count_goods(goods), none(), false)
        }
        Event::Goods { seat, goods, lacking, .. } => {
            let rest = format!("{}; the supply lacks {}", count_goods(goods), count_goods(lacking));
            line(*seat, "crate", "gain", "gains", rest, none(), false)
        }
        Event::Points { seat, colour: side, points: count, source: from } if *count >= 0 => {
            let rest = format!("{count} {} {} ({})", colour(*side), points(*count as u16), source(*from));
            line(*seat, colour_icon(*side), "gain", "gains", rest, format!("+{count}"), *count >= 4)
        }
        Event::Points { seat, colour: side, points: count, .. } => {
            let lost = count.unsigned_abs();
            let rest = format!("{lost} {} {}: more than {MAX_COLOUR_DIFFERENCE} apart", colour(*side), points(lost));
            line(*seat, colour_icon(*side), "lose", "loses", rest, format!("−{lost}"), true)
        }
        Event::Stepped { seat, step } => {
            line(*seat, "star", "reach", "reaches", format!("reputation step {step}"), none(), false)
        }
        Event::Beyond { seat } => line(*seat, "star", "have", "has", "passed the last step".into(), none(), false),
        Event::Grew { seat, population } => {
            line(*seat, "pop", "reach", "reaches", format!("population {population}"), "+1".into(), false)
        }
        Event::Smelted { seat, count: 0 } => line(*seat, "ore", "keep", "keeps", "all ore".into(), none(), false),
        Event::Smelted { seat, count } => {
            let rest = format!("{count} ore into {}", cannons(*count));
            line(*seat, "cannon", "turn", "turns", rest, none(), false)
        }
        Event::ShipBought { seat, ship, row, dollars } => {
            let goods = count_goods(&ship.rows()[usize::from(*row)]);
            line(*seat, "clipper", "buy", "buys", format!("a ship with {goods}"), format!("−${dollars}"), true)
        }
        Event::Passed { seat } => line(*seat, "clipper", "buy", "buys", "no more ships".into(), none(), false),
        Event::Worked { seat, board: at, row, way, placed } => {
            let (you, they, from) = if *placed { ("place", "places", "at") } else { ("remove", "removes", "from") };
            let rest = match way {
                Way::Instead => {
                    format!("a worker {from} the {}, the action at the bottom: {}", board(*at), icon(at.alternative()))
                }
                _ => format!("a worker {from} the {}, row {row}", board(*at)),
            };
            line(*seat, board_icon(*at), you, they, rest, none(), true)
        }
        Event::AutomaBlocked { board: at } => table_line(
            "automa-token",
            format!("The Automa draws a tile of the {} but cannot move there", board(*at)),
            false,
        ),
        Event::AutomaMoved { board: at, placed } => {
            let moves = if *placed { "places a worker at" } else { "removes a worker from" };
            table_line("automa", format!("The Automa {moves} the {}", board(*at)), true)
        }
        Event::AutomaShuffled => table_line("automa-back", "The Automa’s tiles are shuffled again".into(), false),
        Event::Built { seat, building, paid } => {
            let icon = building_icon(*building);
            let rest = format!("the {} for {}", building.card().name, count_goods(paid));
            line(*seat, icon, "build", "builds", rest, none(), true)
        }
        Event::Hired { seat, captain, dollars, goods } => {
            let price = match (*dollars, goods.is_empty()) {
                (0, false) => count_goods(goods),
                (_, false) => format!("${dollars} and {}", count_goods(goods)),
                _ => format!("${dollars}"),
            };
            let rest = format!("{} for {price}", captain.card().name);
            line(*seat, captain_icon(*captain), "hire", "hires", rest, none(), true)
        }
        Event::Activated { seat, captain } => {
            let card = captain.card();
            let cost = format!("−{}", cannons(card.cannons));
            line(*seat, captain_icon(*captain), "activate", "activates", card.name.into(), cost, true)
        }
        Event::Fulfilled { seat, contract, colour: side, .. } => {
            let rest = format!("{} for {} points", count_goods(&contract.card().pay), colour(*side));
            line(*seat, "contract", "deliver", "delivers", rest, none(), true)
        }
        Event::Sold { .. } | Event::Bought { .. } => None,
        Event::Traded { seat, sold, bought, balance } => {
            let (you, they, rest) = match (sold.is_empty(), bought.is_empty()) {
                (false, true) => ("sell", "sells", count_goods(sold)),
                (true, _) => ("buy", "buys", count_goods(bought)),
                _ => ("trade", "trades", format!("{} for {}", count_goods(sold), count_goods(bought))),
            };
            let sign = if *balance < 0 { "−" } else { "+" };
            line(*seat, "act-trade", you, they, rest, format!("{sign}${}", balance.unsigned_abs()), true)
        }
        Event::Expanded { seat, dollars } => {
            line(*seat, "expand", "buy", "buys", "a warehouse square".into(), format!("−${dollars}"), false)
        }
        Event::Cleared { seat, tokens } => {
            let what = if *tokens == 1 { "expansion token" } else { "expansion tokens" };
            line(*seat, "expand-free", "remove", "removes", format!("{tokens} {what} for nothing"), none(), false)
        }
        Event::Discarded { seat, good: kind } => {
            line(*seat, good_icon(*kind), "discard", "discards", format!("1 {}", good(*kind, 1)), none(), false)
        }
        Event::Converted { seat, works } => {
            let (you, they) = [("dry", "dries"), ("distil", "distils")][*works as usize];
            line(*seat, good_icon(works.output()), you, they, conversion(*works), none(), false)
        }
        Event::BarrelForStar { seat } => line(
            *seat,
            building_icon(Building::CityHall),
            "give",
            "gives",
            "the City Hall a barrel for a star".into(),
            none(),
            false,
        ),
        Event::Declined { seat, icon: kind } => {
            let (you, they, rest) = match kind {
                Icon::Build => ("build", "builds", "nothing"),
                Icon::Hire => ("hire", "hires", "nobody"),
                Icon::Fulfil => ("deliver", "delivers", "nothing"),
                _ => ("trade", "trades", "nothing"),
            };
            line(*seat, "ui-next", you, they, rest.into(), none(), false)
        }
        Event::Swore { seat, allegiance } => {
            line(*seat, "seal", "take", "takes", format!("the allegiance: {}", condition(*allegiance)), none(), true)
        }
        Event::Proved { seat, allegiance, dollars, goods } => {
            let aside = match (*dollars, goods.is_empty()) {
                (0, true) => none(),
                (0, false) => format!("−{}", count_goods(goods)),
                _ => format!("−${dollars}"),
            };
            let rest = format!("the allegiance: {}", condition(*allegiance));
            line(*seat, "seal-ok", "fulfil", "fulfils", rest, aside, true)
        }
        Event::Wished { symbols: 0, .. } => None,
        Event::Wished { seat, symbols } => {
            let rest = format!("{symbols} {} of the wish", if *symbols == 1 { "symbol" } else { "symbols" });
            line(*seat, "scroll", "show", "shows", rest, none(), false)
        }
        Event::SoldOut { goods, .. } if goods.is_empty() => None,
        Event::SoldOut { seat, goods, dollars } => {
            line(*seat, "dol", "sell", "sells", count_goods(goods), format!("+${dollars}"), true)
        }
        Event::Counts { seat } => {
            line(*seat, "vp-chest", "may", "may", "exchange money for points, in secret".into(), none(), false)
        }
        Event::Chosen { seat, colour: side } => {
            let rest = format!("${DOLLARS_A_POINT} for 1 {} point", colour(*side));
            line(*seat, colour_icon(*side), "pay", "pays", rest, none(), false)
        }
        Event::Exchanged { seat, points: [0, 0], .. } => {
            line(*seat, "vp-chest-open", "exchange", "exchanges", "nothing".into(), none(), false)
        }
        Event::Exchanged { seat, points: [blue, red], dollars } => {
            let rest = format!("${dollars} for {blue} blue and {red} red");
            line(*seat, "vp-chest-open", "exchange", "exchanges", rest, none(), true)
        }
        Event::Crowned { title: Colour::Blue, seats } if seats.is_empty() => {
            table_line("seal-broken", "Nobody has fulfilled an allegiance: there is no Governor".into(), true)
        }
        Event::Crowned { title: which, seats } => {
            let icon = ["flag-b", "flag-r"][*which as usize];
            let seats: Vec<Seat> = seats.iter().collect();
            let verb = speaker.verb_of(&seats, "become", "becomes");
            let text = format!("{} {verb} {}", speaker.who_of(&seats), title(*which));
            table_line(icon, text, true)
        }
    }
}

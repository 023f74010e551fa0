//! Refusals: the first reason why a part cannot be pressed now, and the section of the rulebook that contains it.
//!
//! Called through `Words`. Only explains; legality is decided by the legal list.

use super::{nouns, phrases};
use crate::engine::{Rule, Seat, Viewer};
use crate::games::tea_and_rum::data::{CROWN_CALLS, Condition, DOLLARS_A_POINT, TAKES_WOOD};
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::press::Part;
use crate::games::tea_and_rum::state::{Stage, Table, Task};
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::Noun;
use crate::words::Message;
use crate::words::Refusal;

/// A reason and the key of the section that contains it.
type Why = (Message, &'static str);

fn plain(id: &'static str, rule: &'static str) -> Why {
    (Message::new(id), rule)
}

/// Returns the first reason why `part` is not lit for the viewer.
pub(super) fn refuse(view: &View, part: Part) -> Refusal {
    let (why, rule) = reason(view, part);
    Refusal { why, rule: Rule(rule) }
}

fn reason(view: &View, part: Part) -> Why {
    let table = &view.table;
    let Some((seat, task)) = table.decision() else {
        return plain("no-over", "end");
    };
    if view.viewer != Viewer::Seat(seat) {
        return (message!("no-other-turn", who: seat), "turns");
    }
    if let Some(refusal) = wrong_time(table, task, part) {
        return refusal;
    }
    let me = table.active_player();
    match part {
        Part::Floor(board, way) => row_refusal(table, board, way),
        Part::Ship(ship, row) => {
            if table.ships & ship.bit() == 0 {
                plain("no-ship-gone", "ships")
            } else if usize::from(row) >= ship.rows().len() {
                plain("no-ship-row", "ships")
            } else {
                (message!("no-ship-money", price: me.ship_price(ship), money: me.money), "ships")
            }
        }
        Part::Building(building) => build(table, building),
        Part::Saved(cube) => (message!("no-saved", good: Noun(nouns::good(cube))), "workshop"),
        Part::Captain(captain) => hire(table, captain),
        Part::Payment(_) => {
            let captain = Noun(nouns::captain(TAKES_WOOD));
            (message!("no-payment", captain: captain, price: phrases::fee(me, TAKES_WOOD)), "captain")
        }
        Part::Space(space) => match table.spaces[usize::from(space)] {
            None if table.refills_contracts() => plain("no-contract-yet", "contract"),
            None => plain("no-contract-left", "contract"),
            Some(contract) => {
                let goods = phrases::missing(&me.goods, &contract.card().pay);
                (message!("no-contract-goods", goods: goods), "contract")
            }
        },
        Part::Colour(_) if task == Task::Exchange => {
            let left = view.left_to_exchange(table.active);
            (message!("no-exchange-money", price: DOLLARS_A_POINT, money: left), "exchange")
        }
        Part::Colour(_) => plain("no-colour-first", "points"),
        Part::Sell(good) => sell(table, good),
        Part::Buy(good) => buy(table, good),
        Part::Half(_) => plain("no-half-now", "reputation"),
        Part::Cube(cube) => (message!("no-supply", good: Noun(nouns::good(cube))), "supply"),
        Part::Allegiance(card) => {
            let taken = Seat::all(table.seats).find(|seat| table.players[*seat].allegiance == Some(card));
            match taken {
                Some(who) => (message!("no-allegiance-taken", who: who), "allegiance"),
                None => plain("no-allegiance-unused", "allegiance"),
            }
        }
        Part::Seal => seal(table),
        Part::Crew(captain) => crew(table, captain),
        Part::Own(building) => own(table, building),
        Part::Smelt(_) => plain("no-smelt", "foundry"),
        Part::Expansion => match me.next_expansion() {
            None => plain("no-expansions-left", "warehouse"),
            Some(price) => {
                (message!("no-expansion-money", price: price, money: table.money_after_trade()), "warehouse")
            }
        },
        Part::Stored(good) if me.goods[good] == 0 => {
            (message!("no-stored-none", good: Noun(nouns::good(good))), "warehouse")
        }
        Part::Stored(_) => plain("no-stored-fits", "warehouse"),
        Part::Done => (must(task), "turns"),
    }
}

/// Returns the refusal of a part that belongs to a decision other than the current one; `None` for all other parts.
fn wrong_time(table: &Table, task: Task, part: Part) -> Option<Why> {
    let icon = match task {
        Task::Icon(icon, _) => Some(icon),
        _ => None,
    };
    let free = matches!(task, Task::Turn | Task::AfterMove);
    let at = |id: &'static str, board: Board| Message::new(id).with("board", Noun(nouns::board(board)));
    let (fits, why, rule) = match part {
        Part::Floor(..) if task == Task::AfterMove => (false, Message::new("no-worker-moved"), "actions"),
        Part::Floor(..) if table.stage < Stage::Actions => (false, Message::new("no-workers-yet"), "phases"),
        Part::Floor(..) if table.stage > Stage::Wish => (false, Message::new("no-workers-any-more"), "end"),
        Part::Floor(..) => (task == Task::Turn, Message::new("no-worker-now"), "actions"),
        Part::Ship(..) => (task == Task::Ship, Message::new("no-ship-now"), "ships"),
        Part::Building(_) | Part::Saved(_) => (icon == Some(Icon::Build), at("no-build-now", Board::Governor), "build"),
        Part::Captain(_) | Part::Payment(_) => (icon == Some(Icon::Hire), at("no-hire-now", Board::Tavern), "captain"),
        Part::Space(_) => (icon == Some(Icon::Fulfil), at("no-contract-now", Board::Harbor), "contract"),
        Part::Colour(_) => (
            matches!(icon, Some(Icon::Either(_) | Icon::Fulfil)) || task == Task::Exchange,
            Message::new("no-colour-now"),
            "points",
        ),
        Part::Sell(_) | Part::Buy(_) => (icon == Some(Icon::Trade), at("no-trade-now", Board::Market), "trade"),
        Part::Half(_) => (matches!(task, Task::Half(_)), Message::new("no-half-now"), "reputation"),
        Part::Cube(_) => (icon == Some(Icon::Cube), Message::new("no-cube-now"), "icons"),
        Part::Allegiance(_) => {
            let points = phrases::points(Colour::Blue, CROWN_CALLS);
            (task == Task::Swear, message!("no-allegiance-now", points: points), "allegiance")
        }
        Part::Seal => (free || task == Task::Proof, Message::new("no-seal-now"), "allegiance"),
        Part::Crew(_) => (free || task == Task::LastCaptains, Message::new("no-activate-now"), "activation"),
        Part::Own(Building::CityHall) => {
            let hall = Noun(nouns::building(Building::CityHall));
            (free, message!("no-city-hall-now", building: hall), "city-hall")
        }
        Part::Smelt(_) => (task == Task::Foundry, Message::new("no-foundry-now"), "foundry"),
        Part::Expansion => {
            (icon == Some(Icon::Trade) || task == Task::Overflow, Message::new("no-expand-now"), "warehouse")
        }
        Part::Own(_) | Part::Stored(_) | Part::Done => return None,
    };
    (!fits).then_some((why, rule))
}

fn row_refusal(table: &Table, board: Board, way: Way) -> Why {
    let noun = Noun(nouns::board(board));
    match table.row_number(board, table.active.index()) {
        None if table.removes() => (message!("no-worker-here", board: noun), "actions"),
        None => (message!("no-room-here", board: noun), "actions"),
        Some(number) => match (way, table.row(board, number).right) {
            (Way::Row, Some(_)) => plain("no-whole-row", "icons"),
            _ => plain("no-half-row", "icons"),
        },
    }
}

fn build(table: &Table, building: Building) -> Why {
    let me = table.active_player();
    let named = |id: &'static str| Message::new(id).with("building", Noun(nouns::building(building)));
    if me.owns(building) {
        return (named("no-build-owned"), "build");
    }
    if table.stock[building as usize] == 0 {
        let id = if table.has_building(building) { "no-build-left" } else { "no-build-unused" };
        return (named(id), "build");
    }
    let id = if me.owns(Building::Workshop) { "no-build-workshop" } else { "no-build-goods" };
    (named(id).with("goods", phrases::missing(&me.goods, &building.card().cost)), "build")
}

fn hire(table: &Table, captain: Captain) -> Why {
    let me = table.active_player();
    let card = captain.card();
    let named = |id: &'static str| Message::new(id).with("captain", Noun(nouns::captain(captain)));
    if table.captains & captain.bit() == 0 {
        let owner = Seat::all(table.seats).find(|seat| table.players[*seat].captains & captain.bit() != 0);
        let why = match owner {
            Some(who) => named("no-captain-taken").with("who", who),
            None if card.round > table.round => named("no-captain-yet").with("round", phrases::round(card.round)),
            None => Message::new("no-captain-unused"),
        };
        return (why, "captain");
    }
    if me.money < me.captain_price(captain) {
        let price = phrases::fee(me, captain);
        return (named("no-captain-money").with("price", price).with("money", me.money), "captain");
    }
    (named("no-captain-goods").with("goods", phrases::missing(&me.goods, &card.plus)), "captain")
}

fn sell(table: &Table, good: Good) -> Why {
    if table.active_player().goods[good] == 0 {
        return (message!("no-sell-none", good: Noun(nouns::good(good))), "trade");
    }
    plain("no-sell-after", "trade")
}

fn buy(table: &Table, good: Good) -> Why {
    let me = table.active_player();
    let named = |id: &'static str| Message::new(id).with("good", Noun(nouns::good(good)));
    if table.trade.sold[good] > 0 {
        return (named("no-buy-sold"), "trade");
    }
    if table.available(good) == 0 {
        return (named("no-supply"), "supply");
    }
    if me.goods.total() + table.trade.bought.total() >= me.squares() {
        return plain("no-buy-room", "warehouse");
    }
    (named("no-buy-money").with("money", table.money_after_trade()), "trade")
}

fn seal(table: &Table) -> Why {
    let me = table.active_player();
    let why = match me.allegiance {
        None => Message::new("no-seal-none"),
        Some(_) if me.proved => Message::new("no-seal-fulfilled"),
        Some(card) => match card.condition() {
            Condition::Dollars(price) => message!("no-seal-money", price: price, money: me.money),
            Condition::Pay(goods) => message!("no-seal-goods", goods: phrases::missing(&me.goods, &goods)),
            _ => message!("no-seal-condition", condition: phrases::condition(card)),
        },
    };
    (why, "allegiance")
}

fn crew(table: &Table, captain: Captain) -> Why {
    let me = table.active_player();
    let needs = captain.card().cannons;
    let named = |id: &'static str| Message::new(id).with("captain", Noun(nouns::captain(captain)));
    let why = if me.captains & captain.bit() == 0 {
        named("no-crew-other")
    } else if needs == 0 {
        named("no-crew-plain")
    } else if me.activated & captain.bit() != 0 {
        named("no-crew-used")
    } else {
        let cannons = phrases::amount(Good::Cannon, needs);
        named("no-crew-cannons").with("cannons", cannons).with("stored", me.goods[Good::Cannon])
    };
    (why, "activation")
}

fn own(table: &Table, building: Building) -> Why {
    let me = table.active_player();
    let named = |id: &'static str| Message::new(id).with("building", Noun(nouns::building(building)));
    let rule = if building == Building::CityHall { "city-hall" } else { "convert" };
    if !me.owns(building) {
        return (named("no-own-not"), rule);
    }
    let works = Works::ALL.into_iter().find(|works| works.building() == building);
    match works {
        _ if building == Building::CityHall => (named("no-city-hall-barrel"), rule),
        None => (named("no-own-passive"), "buildings"),
        Some(works) if me.goods[works.input()] < Works::INPUT_COUNT => {
            let needs = phrases::amount(works.input(), Works::INPUT_COUNT);
            (named("no-works-goods").with("needs", needs).with("stored", me.goods[works.input()]), rule)
        }
        Some(works) if table.available(works.output()) < Works::OUTPUT_COUNT => {
            (message!("no-works-supply", makes: phrases::amount(works.output(), Works::OUTPUT_COUNT)), rule)
        }
        Some(_) => (named("no-works-now"), rule),
    }
}

/// Returns the reason why a task cannot be ended yet.
fn must(task: Task) -> Message {
    Message::new(match task {
        Task::Turn => "no-done-worker",
        Task::Overflow => "no-done-overflow",
        Task::Swear => "no-done-allegiance",
        Task::Foundry => "no-done-foundry",
        Task::Icon(Icon::Either(_), _) => "no-done-colour",
        Task::Icon(Icon::Cube, _) => "no-done-cube",
        _ => "no-done-choose",
    })
}

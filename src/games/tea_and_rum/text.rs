//! The words of Tea & Rum: names, prompts, buttons, the story, the result.
//!
//! Used by the page, the story and the transcripts; refusals borrow its names. The rulebook is in `rulebook`.

use super::action::Action;
use super::data::Condition;
use super::events::Event;
use super::pieces::*;
use super::press::Part;
use super::state::{Stage, Table, Task};
use super::view::View;
use super::{TeaAndRum, rulebook};
use crate::engine::rulebook::Rulebook;
use crate::engine::{Line, Outcome, Seat, SeatSet, Speaker, Words};

/// A good, in the singular or the plural that goes with the number.
pub fn good(good: Good, count: u8) -> &'static str {
    let one = ["wheat", "wood", "ore", "barrel", "tobacco", "cannon"][good as usize];
    match (good, count) {
        (Good::Barrel, n) if n != 1 => "barrels",
        (Good::Cannon, n) if n != 1 => "cannons",
        _ => one,
    }
}

/// A number of cannons.
pub fn cannons(count: u8) -> String {
    format!("{count} {}", good(Good::Cannon, count))
}

/// A number of goods in words: "2 wheat and 1 barrel".
pub fn count_goods(goods: &Goods) -> String {
    if goods.is_empty() {
        return "nothing".into();
    }
    list(goods.iter().map(|(kind, count)| format!("{count} {}", good(kind, count))))
}

/// What of `cost` is missing among `goods`, in words.
pub fn missing_goods(goods: &Goods, cost: &Goods) -> String {
    let mut missing = Goods::NONE;
    cost.iter().for_each(|(kind, count)| missing[kind] = count.saturating_sub(goods[kind]));
    count_goods(&missing)
}

/// "a", "a and b", "a, b and c".
fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// A board as players call it.
pub fn board(board: Board) -> &'static str {
    ["Governor", "Market", "Harbor", "Tavern"][board as usize]
}
/// The drawing of a board.
pub fn board_icon(board: Board) -> &'static str {
    ["sign-governor", "sign-market", "sign-harbor", "sign-tavern"][board as usize]
}
/// The drawing of a good.
pub fn good_icon(kind: Good) -> &'static str {
    ["wheat", "wood", "ore", "barrel", "tobacco", "cannon"][kind as usize]
}
/// A colour of points.
pub fn colour(colour: Colour) -> &'static str {
    ["blue", "red"][colour as usize]
}
/// The drawing of a colour of points.
pub fn colour_icon(colour: Colour) -> &'static str {
    ["vp-blue", "vp-red"][colour as usize]
}
/// The title that a colour of points decides.
pub fn title(title: Colour) -> &'static str {
    ["Governor", "Pirate King"][title as usize]
}
/// The number of a round as it is printed.
pub fn roman(number: u8) -> &'static str {
    ["0", "I", "II", "III", "IV", "V"][usize::from(number).min(5)]
}
/// "point" or "points".
pub fn points(count: u16) -> &'static str {
    if count == 1 { "point" } else { "points" }
}
/// A symbol of the people’s wishes.
pub fn symbol(symbol: Symbol) -> &'static str {
    ["hygiene", "entertainment", "security"][symbol as usize]
}
/// The symbols that a wish counts: "hygiene and security".
pub fn wish(wish: Wish) -> String {
    list(wish.symbols().iter().map(|kind| symbol(*kind).to_string()))
}

/// What an icon gives, in words.
pub fn icon(icon: Icon) -> String {
    match icon {
        Icon::Blue(n) => format!("{n} blue {}", points(n.into())),
        Icon::Red(n) => format!("{n} red {}", points(n.into())),
        Icon::Either(n) => format!("{n} {} of either colour", points(n.into())),
        Icon::Money(n) => format!("${n}"),
        Icon::Star => "a star".into(),
        Icon::Citizen => "one more citizen".into(),
        Icon::Cube => "a cube of your choice".into(),
        Icon::Gain(kind) => format!("1 {}", good(kind, 1)),
        Icon::Build => "build".into(),
        Icon::Trade => "trade".into(),
        Icon::Fulfil => "fulfil a contract".into(),
        Icon::Hire => "hire a captain".into(),
        Icon::FreeExpansions => "all expansions free".into(),
    }
}

/// Icons in their order: "build, then a star".
pub fn icons(icons: &[Icon]) -> String {
    if icons.is_empty() {
        return "nothing".into();
    }
    icons.iter().map(|one| icon(*one)).collect::<Vec<_>>().join(", then ")
}

/// What an allegiance asks for.
pub fn condition(card: Allegiance) -> String {
    match card.condition() {
        Condition::Buildings(n) => format!("own {n} buildings"),
        Condition::Population(n) => format!("reach a population of {n}"),
        Condition::Family(n) => format!("own {n} buildings of one colour"),
        Condition::Reputation(n) => format!("reach step {n} of the reputation track"),
        Condition::Each(b, c, k) => format!("own {b} buildings, {c} captains and {k} contracts"),
        Condition::Balance(n) => format!("end with blue and red at most {n} apart"),
        Condition::Contracts(n) => format!("fulfil {n} contracts"),
        Condition::Captains(n) => format!("hire {n} captains"),
        Condition::Dollars(n) => format!("pay ${n} once"),
        Condition::Pay(goods) => format!("pay {} together", count_goods(&goods)),
    }
}

/// What a building does from the next time on; empty when nothing.
pub fn lasting(building: Building) -> &'static str {
    match building {
        Building::Church => "$3 more income",
        Building::Palace => "1 blue point whenever your worker moves at the Governor",
        Building::Guild => "$4 whenever you build",
        Building::Workshop => "one cube less whenever you build",
        Building::Dryer => "3 wood into 2 tobacco at any time",
        Building::Distillery => "3 wheat into 2 barrels at any time",
        Building::CityHall => "a star for a barrel on your turn",
        Building::Inn => "ships cost $1 less",
        Building::Prison => "captains cost $2 less",
        Building::Foundry => "ore into cannons in the income phase",
        _ => "",
    }
}

/// All that a building gives: points, instant and lasting effects.
pub fn gifts(building: Building) -> String {
    let card = building.card();
    let mut all = vec![icon(card.points)];
    all.extend(card.instant.iter().map(|one| icon(*one)));
    if !lasting(building).is_empty() {
        all.push(lasting(building).into());
    }
    all.join(", ")
}

fn floor_words(table: &Table, seat: usize, at: Board, way: Way) -> String {
    let number = table.row_number(at, seat).unwrap_or(1);
    let row = table.row(at, number);
    match way {
        Way::Instead => icon(at.alternative()),
        Way::Right => icons(row.right.unwrap_or(&[])),
        Way::Row | Way::Left => icons(row.left),
    }
}

impl Words for TeaAndRum {
    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn prompt(view: &View, speaker: &Speaker) -> String {
        let table = &view.table;
        let Some((seat, task)) = table.asked() else {
            return "The game is over.".into();
        };
        if speaker.is_you(seat) {
            return mine(table, task);
        }
        let name = speaker.name(seat);
        match task {
            Task::Ship => format!("{name} looks at the ships."),
            Task::Turn | Task::After => format!("{name} is to move a worker."),
            Task::Swear => format!("The Crown calls {name}: an allegiance is to be chosen."),
            Task::Exchange => format!("{name} counts money behind a closed chest."),
            Task::Icon(Icon::Trade, _) => format!("{name} trades."),
            _ => format!("{name} is deciding."),
        }
    }

    fn verb(view: &View, action: &Action, _: &Speaker) -> String {
        let table = &view.table;
        match *action {
            Action::Smelt(0) => "Keep all ore".into(),
            Action::Smelt(count) => format!("Cast {}", cannons(count)),
            Action::Ship(ship, row) => {
                format!("Buy {} for ${}", count_goods(&ship.rows()[usize::from(row)]), table.me().fare(ship))
            }
            Action::Work(at, way) => {
                let take = if table.removes() { "Take" } else { "Place" };
                format!("{take}: {}", floor_words(table, table.active.index(), at, way))
            }
            Action::Build(building, None) => format!("Build the {}", building.card().name),
            Action::Build(building, Some(cube)) => {
                format!("Build the {}, saving 1 {}", building.card().name, good(cube, 1))
            }
            Action::Hire(captain, Payment::Money) => {
                let card = captain.card();
                let plus =
                    if card.plus.is_empty() { String::new() } else { format!(" and {}", count_goods(&card.plus)) };
                format!("Hire {} for ${}{plus}", card.name, table.me().fee(captain))
            }
            Action::Hire(captain, Payment::Wood) => format!("Hire {} for 2 wood", captain.card().name),
            Action::Fulfil(space, points) => match table.spaces[usize::from(space)] {
                Some(contract) => format!("Deliver for {} {}", contract.card().points[points as usize], colour(points)),
                None => "Deliver".into(),
            },
            Action::Sell(kind) => format!("Sell 1 {}", good(kind, 1)),
            Action::Buy(kind) => format!("Buy 1 {}", good(kind, 1)),
            Action::Half(side) => match table.tasks.top() {
                Some(Task::Half(step)) => format!("Take {}", half_words(step, side)),
                _ => "Take this half".into(),
            },
            Action::Points(points) => format!("Take {} points", colour(points)),
            Action::Cube(cube) => format!("Take 1 {}", good(cube, 1)),
            Action::Swear(card) => format!("Swear to {}", condition(card)),
            Action::Exchange(points) => format!("Pay $10 for 1 {} point", colour(points)),
            Action::Activate(captain) => format!("Activate {}", captain.card().name),
            Action::CityHall => "Give a barrel for a star".into(),
            Action::Prove => match table.me().allegiance.map(Allegiance::condition) {
                Some(Condition::Dollars(dollars)) => format!("Pay ${dollars} to the Crown"),
                _ => "Pay your goods to the Crown".into(),
            },
            Action::Convert(Works::Dryer) => "Dry 3 wood into 2 tobacco".into(),
            Action::Convert(Works::Distillery) => "Distil 3 wheat into 2 barrels".into(),
            Action::Expand => format!("Buy a square for ${}", table.me().next_expansion().unwrap_or(0)),
            Action::Discard(kind) => format!("Give back 1 {}", good(kind, 1)),
            Action::Done => done(table).into(),
        }
    }

    fn part(view: &View, part: Part, _: &Speaker) -> String {
        let table = &view.table;
        let me = table.me();
        match part {
            Part::Floor(at, Way::Instead) => format!("{}, instead: {}", board(at), icon(at.alternative())),
            Part::Floor(at, way) => {
                let words = floor_words(table, table.active.index(), at, way);
                match table.row_number(at, table.active.index()) {
                    Some(number) => format!("{}, row {number}: {words}", board(at)),
                    None => board(at).into(),
                }
            }
            Part::Ship(ship, row) => {
                let goods = ship.rows().get(usize::from(row)).copied().unwrap_or_default();
                format!("Ship for ${}: {}", me.fare(ship), count_goods(&goods))
            }
            Part::Building(building) => {
                let card = building.card();
                let copies = table.stock[building as usize];
                format!("{}, costs {}, gives {}, {copies} left", card.name, count_goods(&card.cost), gifts(building))
            }
            Part::Saved(cube) => format!("Save 1 {}", good(cube, 1)),
            Part::Captain(captain) => captain_words(table, captain),
            Part::Payment(Payment::Money) => format!("Pay ${}", me.fee(Captain(11))),
            Part::Payment(Payment::Wood) => "Pay 2 wood".into(),
            Part::Space(space) => {
                let bonus = table.crew().spaces.get(usize::from(space)).map_or(String::new(), |bonus| icons(bonus));
                match table.spaces[usize::from(space)] {
                    Some(contract) => {
                        let [blue, red] = contract.card().points;
                        let pay = count_goods(&contract.card().pay);
                        format!("Contract for {pay}: {blue} blue or {red} red, and {bonus}")
                    }
                    None => format!("Empty space of the contracts board, {bonus}"),
                }
            }
            Part::Colour(points) => format!("{} points", ["Blue", "Red"][points as usize]),
            Part::Sell(kind) => {
                format!("Sell {}, {} in the warehouse, ${} each", good(kind, 2), me.goods[kind], kind.price())
            }
            Part::Buy(kind) => format!("Buy {}, ${} each", good(kind, 2), kind.price()),
            Part::Half(side) => match table.tasks.top() {
                Some(Task::Half(step)) => format!("Step {step}: {}", half_words(step, side)),
                _ => ["Left half", "Right half"][side as usize].into(),
            },
            Part::Cube(cube) => format!("A cube of {}", good(cube, 1)),
            Part::Allegiance(card) => {
                format!("Allegiance: {}, {} red {} at once", condition(card), card.red(), points(card.red().into()))
            }
            Part::Seal => match me.allegiance {
                Some(card) => {
                    let state = if me.proved { "proved" } else { "not yet proved" };
                    format!("Your allegiance, {state}: {}", condition(card))
                }
                None => "No allegiance yet".into(),
            },
            Part::Crew(captain) => {
                let card = captain.card();
                if me.activated & captain.bit() != 0 || card.cannons == 0 {
                    format!("{}, nothing left to activate", card.name)
                } else {
                    format!("{}: {} for {}", card.name, cannons(card.cannons), icons(card.activation))
                }
            }
            Part::Own(building) => match lasting(building) {
                "" => building.card().name.into(),
                lasting => format!("Your {}: {lasting}", building.card().name),
            },
            Part::Smelt(0) => "Keep all ore".into(),
            Part::Smelt(count) => format!("Cast {count} ore into {}", cannons(count)),
            Part::Expansion => match me.next_expansion() {
                Some(price) => format!("Expansion for ${price}"),
                None => "No expansions left".into(),
            },
            Part::Stored(kind) => format!("{} in the warehouse", count_goods_or_no(kind, me.goods[kind])),
            Part::Done => done(table).into(),
        }
    }

    fn heading(view: &View) -> String {
        let table = &view.table;
        let round = roman(table.round);
        match table.stage {
            Stage::Income => format!("Round {round}, income"),
            Stage::Ships => format!("Round {round}, ships"),
            Stage::Actions if table.removes() => format!("Round {round}, take workers"),
            Stage::Actions => format!("Round {round}, place workers"),
            Stage::Wish => format!("Round {round}, the people’s wish"),
            Stage::LastCaptains => "The end: last captains".into(),
            Stage::Proof => "The end: allegiances".into(),
            Stage::Exchange => "The end: $10 for a point".into(),
            Stage::Over => "The end".into(),
        }
    }

    fn line(event: &Event, speaker: &Speaker) -> Option<Line> {
        story(event, speaker)
    }

    fn result(outcome: &Outcome, speaker: &Speaker) -> String {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let are = |seat: Seat| speaker.verb(seat, "are", "is");
        let takes = |seat: Seat| speaker.verb(seat, "take", "takes");
        match (outcome.end, winners.as_slice()) {
            (0, [governor, king]) | (1, [king, governor]) => format!(
                "{} {} Governor, and {} {} Pirate King.",
                speaker.who(*governor),
                are(*governor),
                speaker.whom(*king),
                are(*king)
            ),
            (2, [both]) => {
                format!("{} {} both titles: Governor and Pirate King.", speaker.who(*both), takes(*both))
            }
            (3, [king]) => format!("{} {} Pirate King; the island has no Governor.", speaker.who(*king), are(*king)),
            (5, [governor]) => {
                format!("The cards turned blue: {} {} Governor.", speaker.whom(*governor), are(*governor))
            }
            (6, [king]) => format!("The cards turned red: {} {} Pirate King.", speaker.whom(*king), are(*king)),
            (7, _) => "The cards turned blue, but nobody has proved an allegiance: nobody wins.".into(),
            _ => format!("A title is shared: {} win.", names(outcome.winners, speaker)),
        }
    }

    fn honours(view: &View, seat: Seat) -> Vec<&'static str> {
        let borne = [view.table.governors, view.table.kings];
        Colour::ALL.into_iter().filter(|which| borne[*which as usize].has(seat)).map(title).collect()
    }
}

fn names(seats: SeatSet, speaker: &Speaker) -> String {
    list(seats.iter().map(|seat| speaker.whom(seat).to_string()))
}

fn count_goods_or_no(kind: Good, count: u8) -> String {
    if count == 0 { format!("No {}", good(kind, 2)) } else { format!("{count} {}", good(kind, count)) }
}

/// What a half of a step of the reputation track gives.
pub fn half_words(step: u8, side: Side) -> String {
    let row = &super::data::STEPS[usize::from(step) - 1];
    icons(if side == Side::Left { row.left } else { row.right.unwrap_or(&[]) })
}

fn captain_words(table: &Table, captain: Captain) -> String {
    let card = captain.card();
    let mut words = format!("{}, costs ${}", card.name, table.me().fee(captain));
    if card.or_wood > 0 {
        words += &format!(" or {} wood", card.or_wood);
    }
    if !card.plus.is_empty() {
        words += &format!(" and {}", count_goods(&card.plus));
    }
    words += &format!(", gives {}", icons(card.instant));
    if card.cannons > 0 {
        words += &format!("; for {} later {}", cannons(card.cannons), icons(card.activation));
    }
    words
}

/// The name of the button that passes, skips, ends or closes.
fn done(table: &Table) -> &'static str {
    match table.tasks.top() {
        Some(Task::Ship) => "Buy no more ships",
        Some(Task::Icon(Icon::Build, _)) => "Build nothing",
        Some(Task::Icon(Icon::Hire, _)) => "Hire nobody",
        Some(Task::Icon(Icon::Fulfil, _)) => "Deliver nothing",
        Some(Task::Icon(Icon::Trade, _)) if table.trade.sold.is_empty() && table.trade.bought.is_empty() => {
            "Trade nothing"
        }
        Some(Task::Icon(Icon::Trade, _)) => "Close the trade",
        Some(Task::After) => "End turn",
        Some(Task::Exchange) => "Close the chest",
        _ => "Done",
    }
}

/// What the reader has to decide.
fn mine(table: &Table, task: Task) -> String {
    match task {
        Task::Foundry => "The Foundry is hot: how much ore becomes cannons?".into(),
        Task::Ship => "Buy a ship for one of its rows, or buy no more this round.".into(),
        Task::Turn if table.removes() => "Take one of your workers: use its row, or the door instead.".into(),
        Task::Turn => "Place a worker: use the first free row, or the door instead.".into(),
        Task::After => "Your worker is done. You may still activate captains or pay, then end your turn.".into(),
        Task::Overflow => {
            let over = table.me().goods.total() - table.me().squares();
            format!("Your warehouse is {over} too full: buy a square or give something back.")
        }
        Task::Swear => "Eight blue points: the Crown calls you. Choose your allegiance.".into(),
        Task::LastCaptains => "Last chance to activate your captains.".into(),
        Task::Proof => "Prove your allegiance by paying, or leave it.".into(),
        Task::Exchange => "Exchange $10 for a point of either colour, in secret, as often as you like.".into(),
        Task::Half(step) => format!("Step {step} of the reputation track: choose a half."),
        Task::Palace => "The Palace pays.".into(),
        Task::Icon(icon, _) => match icon {
            Icon::Build => "Build: choose a building, or build nothing.".into(),
            Icon::Hire => "Hire: choose a captain, or hire nobody.".into(),
            Icon::Fulfil => "Deliver: choose a contract and the colour of its points, or deliver nothing.".into(),
            Icon::Trade => trade_words(table),
            Icon::Cube => "Choose a cube.".into(),
            Icon::Either(n) => format!("Choose the colour of {n} {}.", points(n.into())),
            _ => "Choose.".into(),
        },
    }
}

fn trade_words(table: &Table) -> String {
    let (earned, spent) = (table.trade.earned(), table.trade.spent());
    if earned == 0 && spent == 0 {
        return "Trade: sell first, then buy. The plates set themselves.".into();
    }
    if earned >= spent {
        format!("Trade: you get ${}. Both plates are set to your best price.", earned - spent)
    } else {
        format!("Trade: you pay ${}. Both plates are set to your best price.", spent - earned)
    }
}

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

const BUILDING_ICONS: [&str; 25] = [
    "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14", "b15", "b16", "b17",
    "b18", "b19", "b20", "b21", "b22", "b23", "b24", "b25",
];
const CAPTAIN_ICONS: [&str; 30] = [
    "cap1", "cap2", "cap3", "cap4", "cap5", "cap6", "cap7", "cap8", "cap9", "cap10", "cap11", "cap12", "cap13",
    "cap14", "cap15", "cap16", "cap17", "cap18", "cap19", "cap20", "cap21", "cap22", "cap23", "cap24", "cap25",
    "cap26", "cap27", "cap28", "cap29", "cap30",
];

/// The drawing of a building.
pub fn building_icon(building: Building) -> &'static str {
    BUILDING_ICONS[building as usize]
}
/// The drawing of a captain.
pub fn captain_icon(captain: Captain) -> &'static str {
    CAPTAIN_ICONS[captain.index()]
}

/// A line of the table itself.
fn table_line(icon: &'static str, text: String, major: bool) -> Option<Line> {
    Some(Line { seat: None, icon, text, aside: String::new(), major })
}

#[expect(clippy::too_many_lines, reason = "one short arm for each event")]
fn story(event: &Event, speaker: &Speaker) -> Option<Line> {
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
            line(*seat, "bag", "open", "opens", "a starting endowment".into(), none(), false)
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
        Event::VictoryCard { colour: side, .. } => {
            let icon = ["victory-blue", "victory-red"][*side as usize];
            table_line(icon, format!("A victory card speaks for the {}", title(*side)), true)
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
        // The line of the ship has said it.
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
            let rest = format!("{lost} {} {}: more than 10 apart", colour(*side), points(lost));
            line(*seat, colour_icon(*side), "lose", "loses", rest, format!("−{lost}"), true)
        }
        Event::Stepped { seat, step } => line(*seat, "star", "reach", "reaches", format!("step {step}"), none(), false),
        Event::Beyond { seat } => line(*seat, "star", "have", "has", "passed the last step".into(), none(), false),
        Event::Grew { seat, population } => {
            line(*seat, "pop", "grow", "grows", format!("to {population} citizens"), "+1".into(), false)
        }
        Event::Smelted { seat, count: 0 } => line(*seat, "ore", "keep", "keeps", "all ore".into(), none(), false),
        Event::Smelted { seat, count } => {
            line(*seat, "cannon", "cast", "casts", cannons(*count), format!("+{count}"), false)
        }
        Event::ShipBought { seat, ship, row, dollars } => {
            let goods = count_goods(&ship.rows()[usize::from(*row)]);
            line(*seat, "clipper", "buy", "buys", format!("a ship with {goods}"), format!("−${dollars}"), true)
        }
        Event::Passed { seat } => line(*seat, "clipper", "buy", "buys", "no more ships".into(), none(), false),
        Event::Worked { seat, board: at, row, way, placed } => {
            let (you, they, from) = if *placed { ("place", "places", "at") } else { ("take", "takes", "from") };
            let rest = match way {
                Way::Instead => format!("a worker {from} the {}, by the door: {}", board(*at), icon(at.alternative())),
                _ => format!("a worker {from} the {}, row {row}", board(*at)),
            };
            line(*seat, board_icon(*at), you, they, rest, none(), true)
        }
        Event::AutomaBlocked { board: at } => {
            table_line("automa-token", format!("The Automa draws the {} and cannot move there", board(*at)), false)
        }
        Event::AutomaMoved { board: at, placed } => {
            let moves = if *placed { "places a worker at" } else { "takes a worker from" };
            table_line("automa", format!("The Automa {moves} the {}", board(*at)), true)
        }
        Event::AutomaShuffled => table_line("automa-back", "The Automa’s tiles are shuffled again".into(), false),
        Event::Built { seat, building, paid } => {
            let icon = BUILDING_ICONS[*building as usize];
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
            line(*seat, CAPTAIN_ICONS[captain.index()], "hire", "hires", rest, none(), true)
        }
        Event::Activated { seat, captain } => {
            let card = captain.card();
            let cost = format!("−{}", cannons(card.cannons));
            line(*seat, CAPTAIN_ICONS[captain.index()], "activate", "activates", card.name.into(), cost, true)
        }
        Event::Fulfilled { seat, contract, colour: side, .. } => {
            let rest = format!("{} for {} points", count_goods(&contract.card().pay), colour(*side));
            line(*seat, "contract", "deliver", "delivers", rest, none(), true)
        }
        Event::Sold { .. } | Event::Bought { .. } => None,
        Event::Traded { seat, sold, bought, balance } => {
            let rest = match (sold.is_empty(), bought.is_empty()) {
                (false, true) => format!("{} away", count_goods(sold)),
                (true, _) => format!("for {}", count_goods(bought)),
                _ => format!("{} for {}", count_goods(sold), count_goods(bought)),
            };
            let sign = if *balance < 0 { "−" } else { "+" };
            line(*seat, "act-trade", "trade", "trades", rest, format!("{sign}${}", balance.unsigned_abs()), true)
        }
        Event::Expanded { seat, dollars } => {
            line(*seat, "expand", "clear", "clears", "a square".into(), format!("−${dollars}"), false)
        }
        Event::Cleared { seat, tokens } => {
            let rest = format!("{tokens} {} for nothing", if *tokens == 1 { "square" } else { "squares" });
            line(*seat, "expand-free", "clear", "clears", rest, none(), false)
        }
        Event::Discarded { seat, good: kind } => {
            line(*seat, good_icon(*kind), "give", "gives", format!("back 1 {}", good(*kind, 1)), "−1".into(), false)
        }
        Event::Converted { seat, works: Works::Dryer } => {
            line(*seat, "tobacco", "dry", "dries", "3 wood into 2 tobacco".into(), none(), false)
        }
        Event::Converted { seat, works: Works::Distillery } => {
            line(*seat, "barrel", "distil", "distils", "3 wheat into 2 barrels".into(), none(), false)
        }
        Event::BarrelForStar { seat } => {
            line(*seat, "b16", "give", "gives", "the City Hall a barrel for a star".into(), none(), false)
        }
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
            line(*seat, "seal", "swear", "swears", format!("to {}", condition(*allegiance)), none(), true)
        }
        Event::Proved { seat, allegiance, dollars, goods } => {
            let aside = match (*dollars, goods.is_empty()) {
                (0, true) => none(),
                (0, false) => format!("−{}", count_goods(goods)),
                _ => format!("−${dollars}"),
            };
            let rest = format!("an allegiance: {}", condition(*allegiance));
            line(*seat, "seal-ok", "prove", "proves", rest, aside, true)
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
            line(*seat, "vp-chest", "count", "counts", "money behind a closed chest".into(), none(), false)
        }
        Event::Chosen { seat, colour: side } => {
            line(*seat, colour_icon(*side), "pay", "pays", format!("$10 for 1 {} point", colour(*side)), none(), false)
        }
        Event::Exchanged { seat, points: [0, 0], .. } => {
            line(*seat, "vp-chest-open", "exchange", "exchanges", "nothing".into(), none(), false)
        }
        Event::Exchanged { seat, points: [blue, red], dollars } => {
            let rest = format!("${dollars} for {blue} blue and {red} red");
            line(*seat, "vp-chest-open", "exchange", "exchanges", rest, none(), true)
        }
        Event::Crowned { title: Colour::Blue, seats } if seats.is_empty() => {
            table_line("seal-broken", "Nobody can be Governor".into(), true)
        }
        Event::Crowned { title: which, seats } => {
            let icon = ["flag-b", "flag-r"][*which as usize];
            let verb = match (seats.len(), seats.iter().next()) {
                (1, Some(seat)) => speaker.verb(seat, "become", "becomes"),
                _ => "become",
            };
            let mut text = format!("{} {verb} {}", names(*seats, speaker), title(*which));
            if text.starts_with("you") {
                text.replace_range(..1, "Y");
            }
            table_line(icon, text, true)
        }
    }
}

//! The words that only the board of Tea & Rum needs; the game's own are in its `text`.

use crate::engine::Seat;
use crate::engine::words::capital;
use crate::games::tea_and_rum::data::{CROWN_CALLS as CROWN_CALLS_AT, DOLLARS_A_POINT, MOST_APART};
use crate::games::tea_and_rum::reveal::Beat;
use crate::games::tea_and_rum::state::AUTOMA as THIRD;
use crate::games::tea_and_rum::{
    Action, Board, Building, Change, Colour, Family, Good, Icon, Player, Progress, Row, Table, Tally, Task, Trade,
    text::names,
};
use crate::ui::text as words;

/// What a phone shows under the street.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The houses.
    Town,
    /// The shelf of buildings.
    Build,
    /// The captains.
    Captains,
    /// The contracts.
    Contracts,
    /// Tracks, allegiances, seats, the own board.
    Island,
}

impl Tab {
    /// All tabs with their drawings and names.
    pub const ALL: [(Tab, &'static str, &'static str); 5] = [
        (Tab::Town, "sign-governor", "Town"),
        (Tab::Build, "act-build", "Build"),
        (Tab::Captains, "act-captain", "Captains"),
        (Tab::Contracts, "contract", "Contracts"),
        (Tab::Island, "star", "Tracks"),
    ];
}

/// What a tablet shows under the houses.
pub const SHELVES: [(Tab, &str, &str); 4] = [
    (Tab::Build, "act-build", "Buildings"),
    (Tab::Captains, "act-captain", "Captains"),
    (Tab::Contracts, "contract", "Contracts"),
    (Tab::Island, "allegiance", "Players"),
];

/// The tabs of a phone.
pub const TABS: &str = "What the screen shows";
/// The shelves of a tablet.
pub const SHELVES_LABEL: &str = "What lies under the houses";
/// Back to the houses.
pub const TO_TOWN: &str = "Back to the four houses";
/// On a door.
pub const INSTEAD: &str = "Instead";
/// Between two ways to pay.
pub const OR: &str = "or";
/// On a building that is one's own.
pub const YOURS: &str = "yours";
/// On a building of which none is left.
pub const SOLD_OUT: &str = "none left";
/// The reputation track.
pub const PIER: &str = "Reputation track";
/// Over the captains.
pub const CAPTAINS: &str = "Captains";
/// Over the contracts.
pub const CONTRACTS: &str = "Contracts";
/// What happens to contracts.
pub const DRIFT: &str = "old ones drift right";
/// An empty space of the contracts board.
pub const EMPTY_SPACE: &str = "Empty until the round ends";
/// Over the allegiances.
pub const ALLEGIANCES: &str = "Allegiances";
/// Over the ships.
pub const SHIPS: &str = "Ships";
/// Over the ships while they are sold.
pub const HARBOUR: &str = "Ships in the harbour";
/// The own board.
pub const YOUR_BOARD: &str = "Your board";
/// Over the squares.
pub const WAREHOUSE: &str = "Warehouse";
/// Dollars of a player.
pub const MONEY: &str = "Money";
/// On a seal that is good.
pub const PROVED: &str = "proved";
/// To pay for an allegiance.
pub const PROVE: &str = "Prove your allegiance";
/// An empty board.
pub const NOTHING_YET: &str = "No buildings, captains or contracts yet";
/// Sell.
pub const SELL: &str = "Sell";
/// Buy.
pub const BUY: &str = "Buy";
/// The verb of a trade.
pub const TRADE: &str = "Trade";
/// The scale.
pub const SCALE: &str = "The scale";
/// The left plate.
pub const PLUS_PLATE: &str = "+1 each";
/// The right plate.
pub const MINUS_PLATE: &str = "−1 each";
/// On the dial.
pub const YOU_PAY: &str = "you pay";
/// On the dial.
pub const EVEN: &str = "even";
/// On the dial.
pub const YOU_GET: &str = "you get";
/// After a number.
pub const DOLLARS: &str = "dollars";
/// After a number.
pub const STEPS: &str = "steps of reputation";
/// After a number.
pub const CITIZENS: &str = "citizens";
/// After a number.
pub const SQUARES: &str = "squares";
/// What the call of the Crown means.
pub const CROWN_CALLS: &str = "Choose an allegiance; the others see your points no more.";
/// A contract needs its colour.
pub const WHICH_POINTS: &str = "For which points?";
/// The Workshop saves a cube.
pub const WHICH_CUBE: &str = "Which cube does the Workshop save?";
/// Lady Fathom takes wood.
pub const WHICH_PAYMENT: &str = "How is she paid?";
/// No reward.
pub const NONE: &str = "none";
/// The order board.
pub const ORDER: &str = "Order of turns in this round";
/// The third hand at a table of two.
pub const AUTOMA: &str = "The Automa";
/// What it does.
pub const AUTOMA_HELP: &str = "Every third turn it draws a tile and moves a worker of its own, so that rows shift.";
/// Where there was nothing to exchange.
pub const NO_EXCHANGE: &str = "no exchange";
/// An answer.
pub const YES: &str = "Yes";
/// An answer.
pub const NO: &str = "No";
/// An answer.
pub const NO_PROOF: &str = "No proof";
/// No allegiance was sworn.
pub const NO_ALLEGIANCE: &str = "No allegiance sworn";
/// Skip the telling.
pub const SHOW_ALL: &str = "Show all";
/// After the telling.
pub const TO_RESULT: &str = "See the result";
/// Under the picture of the setup.
pub const PREVIEW: &str = "The four houses as they are laid";
/// The table of what a round asks.
pub const WORKERS: &str = "Workers still to move";
/// Workers, when they are all moved.
pub const BUILDINGS: &str = "Buildings";
/// Fulfilled contracts.
pub const FULFILLED: &str = "Contracts fulfilled";
/// Hired captains.
pub const HIRED: &str = "Captains hired";
/// Citizens.
pub const POPULATION: &str = "Population";
/// Reputation.
pub const REPUTATION: &str = "Step of the reputation track";

/// When an allegiance is taken.
pub fn allegiances_help() -> String {
    format!("one is sworn at {CROWN_CALLS_AT} blue points")
}

/// The colours are close enough.
pub fn within() -> String {
    format!("within {MOST_APART}")
}

/// The chest of a rival.
pub fn closed_chest() -> String {
    format!("{CROWN_CALLS_AT} or more blue points in a closed chest")
}

/// On the chest of a rival.
pub fn chest() -> String {
    format!("{CROWN_CALLS_AT}+")
}

/// The steps of the end, with their drawings.
pub fn end_steps() -> [(&'static str, String); 7] {
    [
        ("cannon", "Last captains".into()),
        ("seal", "Allegiances".into()),
        ("bag", "Sale".into()),
        ("doubloon", format!("${DOLLARS_A_POINT} for a point")),
        ("act-trade", format!("{MOST_APART} apart at most")),
        ("crown", "Governor".into()),
        ("pirate", "Pirate King".into()),
    ]
}

/// A word that begins a line.
pub fn title(word: &str) -> String {
    capital(word)
}

/// What a row gives: "a star, or build".
pub fn row(row: &Row) -> String {
    match row.right {
        Some(right) => format!("{}, or {}", names::icons(row.left), names::icons(right)),
        None => names::icons(row.left),
    }
}

/// A floor that rests.
pub fn floor(board: &str, number: u8, words: &str) -> String {
    format!("{board}, row {number}: {words}")
}

/// A house and who stands in it.
pub fn house(board: &str, crowd: &str) -> String {
    format!("{board}: {crowd}")
}

/// Who stands in a house.
pub fn crowd(table: &Table, at: Board, names: &[String]) -> String {
    let workers = &table.workers[at as usize];
    let mut all = Vec::new();
    for (index, count) in workers.iter().enumerate().filter(|(_, count)| **count > 0) {
        let name = if index == THIRD { AUTOMA } else { names.get(index).map_or("?", String::as_str) };
        all.push(format!("{name} {count}"));
    }
    match (all.is_empty(), table.live_row(at)) {
        (true, _) => "no workers".into(),
        (false, Some(row)) => format!("{}; row {row} is next", all.join(", ")),
        (false, None) => all.join(", "),
    }
}

/// The verb on a door.
pub fn door(at: Board) -> &'static str {
    ["Build", "Trade", "Contract", "Captain"][at as usize]
}

/// The row that is next in a house.
pub fn row_or_none(row: Option<u8>) -> String {
    row.map_or("Closed".into(), |row| format!("Row {row}"))
}

/// A step of the pier and who stands there.
pub fn plank(step: u8, gives: &str, who: &[String]) -> String {
    if who.is_empty() {
        format!("Step {step}: {gives}")
    } else {
        format!("Step {step}: {gives}. Here: {}", who.join(", "))
    }
}

/// A family of buildings.
pub fn family(family: Family) -> &'static str {
    ["Crown", "Trades", "Hygiene", "Leisure", "Security"][family as usize]
}

/// The class that carries a family's colour.
pub fn family_class(family: Family) -> &'static str {
    ["crown", "trades", "hygiene", "leisure", "security"][family as usize]
}

/// The name of a building where there is little room, if it has a shorter one.
pub fn short_name(building: Building) -> Option<&'static str> {
    match building {
        Building::Guild => Some("Guild"),
        Building::Latrines => Some("Latrines"),
        Building::Dryer => Some("Dryer"),
        Building::GamblingDen => Some("Den"),
        _ => None,
    }
}

/// How many captains can be paid.
pub fn can_pay(count: usize, of: u32) -> String {
    format!("you can pay {count} of {of}")
}

fn tally(tally: Tally) -> String {
    format!("{} of {}", tally.have.min(tally.need.into()), tally.need)
}

/// How far a player is with an allegiance: "3 of 7".
pub fn progress(progress: &Progress) -> String {
    match progress {
        Progress::Count(count) | Progress::Dollars(count) => tally(*count),
        Progress::Each(counts) => counts.map(tally).join(", "),
        Progress::Apart(points) => format!("{points} apart"),
        Progress::Missing(goods) if goods.is_empty() => "you have them".into(),
        Progress::Missing(goods) => format!("you lack {}", names::count_goods(goods)),
    }
}

/// How far one is.
pub fn so_far(progress: &str) -> String {
    format!("so far {progress}")
}

/// Under the word "Ships".
pub fn ships(left: u32, open: bool) -> String {
    match (open, left) {
        (true, _) => format!("{left} for sale"),
        (false, 0) => "all sold".into(),
        (false, _) => format!("{left} left, back next round"),
    }
}

/// A ship and its price.
pub fn ship_for(fare: u16) -> String {
    format!("Ship for ${fare}")
}

/// Who still buys ships.
pub fn still_buying(table: &Table, names: &[String]) -> String {
    let buying: Vec<&str> = Seat::all(table.seats)
        .filter(|seat| !table.passed.has(*seat))
        .filter_map(|seat| names.get(seat.index()).map(String::as_str))
        .collect();
    if buying.is_empty() {
        "nobody buys any more".into()
    } else {
        format!("one a turn; still buying: {}", buying.join(", "))
    }
}

/// The warehouse in words.
pub fn warehouse(own: &Player) -> String {
    format!("Warehouse: {}; {} of {} squares", names::count_goods(&own.goods), own.goods.total(), own.squares())
}

/// Squares in use.
pub fn squares(used: u8, of: u8) -> String {
    format!("{used} of {of} squares")
}

/// What all goods would bring at base price.
pub fn worth(dollars: u16) -> String {
    format!("worth ${dollars}")
}

/// Points in words.
pub fn points(points: [u16; 2]) -> String {
    format!("{} blue and {} red points", points[0], points[1])
}

/// Points to the call.
pub fn to_call(left: u16) -> String {
    match left {
        0 => "The Crown calls".into(),
        1 => "1 more: the Crown calls".into(),
        n => format!("{n} more: the Crown calls"),
    }
}

/// Citizens in words.
pub fn population(level: u8) -> String {
    format!("Population {level}: ${level} of income each round")
}

/// Fulfilled contracts.
pub fn fulfilled(count: u32) -> String {
    format!("{count} fulfilled {}", if count == 1 { "contract" } else { "contracts" })
}

/// The step of reputation.
pub fn step(step: u8, last: u8) -> String {
    format!("step {step} of {last}")
}

/// A choice of colour.
pub fn colour(colour: Colour) -> &'static str {
    ["Blue: the Crown", "Red: the People"][colour as usize]
}

/// A point in the last exchange.
pub fn one_point(colour: Colour) -> String {
    format!("${DOLLARS_A_POINT} for 1 {}", names::colour(colour))
}

/// What is left to exchange.
pub fn left_in_chest(dollars: u16) -> String {
    format!("${dollars} left")
}

/// What a Foundry does.
pub fn smelt(count: u8) -> String {
    if count == 0 { "Keep all ore".into() } else { format!("Cast {}", names::cannons(count)) }
}

/// Another square.
pub fn buy_square(price: u8) -> String {
    format!("Buy a square, ${price}")
}

/// Something is given back.
pub fn give_back(good: &str) -> String {
    format!("Give back 1 {good}")
}

/// Over a worker's action: where.
pub fn where_to(board: &str, row: Option<u8>) -> String {
    row.map_or(format!("{board}, by the door"), |row| format!("{board}, row {row}"))
}

/// What the others find.
pub fn then(board: &str, row: u8, words: &str) -> String {
    format!("Then the {board} stands at row {row}: {words}")
}

/// Nobody can follow.
pub fn closed(board: &str, removes: bool) -> String {
    if removes { format!("Then the {board} is empty") } else { format!("Then the {board} is full") }
}

/// The eighth blue point.
pub fn crown_calls(blue: u16, more: i32) -> String {
    format!("{blue} → {} blue: the Crown calls.", i32::from(blue) + more)
}

/// The button of an action, short where the heading says it all.
pub fn confirm(action: &Action, verb: &str) -> String {
    match action {
        Action::Work(..) => verb.split(':').next().unwrap_or(verb).into(),
        Action::Build(building, _) => format!("Build {}", building.card().name),
        Action::Hire(..) => "Hire".into(),
        Action::Fulfil(..) => "Deliver".into(),
        Action::Ship(..) => "Buy the ship".into(),
        Action::Swear(_) => "Swear".into(),
        Action::Activate(_) => "Activate".into(),
        _ => verb.into(),
    }
}

/// A task as a heading, with its drawing.
pub fn task(task: Task) -> (&'static str, &'static str) {
    match task {
        Task::Foundry => ("b24", "The Foundry is hot"),
        Task::Ship => ("clipper", "Buy a ship"),
        Task::Turn => ("worker", "Move a worker"),
        Task::After => ("worker", "Your worker is done"),
        Task::Overflow => ("crate", "Your warehouse is too full"),
        Task::Swear => ("allegiance", "The Crown calls"),
        Task::LastCaptains => ("cannon", "Last captains"),
        Task::Proof => ("seal", "Prove your allegiance"),
        Task::Exchange => ("vp-chest", "$10 for a point, in secret"),
        Task::Half(_) => ("star", "Choose one"),
        Task::Palace => ("b3", "The Palace pays"),
        Task::Icon(icon, _) => match icon {
            Icon::Build => ("act-build", "Build one"),
            Icon::Hire => ("act-captain", "Hire a captain"),
            Icon::Fulfil => ("contract", "Deliver goods"),
            Icon::Trade => ("act-trade", "Trade"),
            Icon::Cube => ("cube", "Choose a cube"),
            _ => ("vpa", "Blue or red?"),
        },
    }
}

/// What may be done, shorter than the prompt.
pub fn hint(task: Task, table: &Table) -> String {
    match task {
        Task::Turn if table.removes() => {
            format!("Take one from a house: its highest row counts. {} to move.", table.workers_left(table.active))
        }
        Task::Turn => {
            format!("Place one in a house: the first free row counts. {} to move.", table.workers_left(table.active))
        }
        Task::After => "Activate a captain or pay, or end your turn.".into(),
        Task::Ship => "Choose a row of cargo.".into(),
        Task::Icon(Icon::Build, _) => "Choose a building on the shelf.".into(),
        Task::Icon(Icon::Hire, _) => "Choose a captain.".into(),
        Task::Icon(Icon::Fulfil, _) => "Choose a contract.".into(),
        Task::Swear => "Choose an allegiance. Its red points come at once.".into(),
        Task::Overflow => {
            let over = table.me().overflow();
            format!("{over} too many: buy a square or give something back.")
        }
        Task::Exchange => "The others see nothing until all have closed their chests.".into(),
        Task::LastCaptains => "Cannons have no later use.".into(),
        Task::Proof => "Without proof nobody becomes Governor.".into(),
        Task::Half(step) => format!("Step {step} of the reputation track."),
        _ => String::new(),
    }
}

/// Goods in the hand of a trader.
pub fn in_hand(count: u8) -> String {
    format!("have {count}")
}

/// The name of a button.
pub fn sell(goods: &str, price: u8) -> String {
    format!("Sell one more {goods} or buy one less, ${price} each")
}

/// The name of a button.
pub fn buy(goods: &str, price: u8) -> String {
    format!("Buy one more {goods} or sell one less, ${price} each")
}

/// Units that a draft buys, or below zero sells.
pub fn moved(count: i16) -> String {
    if count == 0 { "0".into() } else { words::signed(count.into()) }
}

/// The scale in words.
pub fn scale(trade: &Trade) -> String {
    let [sold, bought] = [trade.sold, trade.bought].map(|goods| names::count_goods(&goods));
    format!("Left pan: {sold} for ${}. Right pan: {bought} for ${}.", trade.earned(), trade.spent())
}

/// Under a pan: goods, and the coins that level it.
fn pan(goods: u16, coins: i32, sum: u16, alone: &str) -> String {
    if coins > 0 && goods > 0 { format!("${goods} + ${coins} = ${sum}") } else { format!("{alone} ${goods}") }
}

/// Under the left pan.
pub fn left_pan(trade: &Trade) -> String {
    pan(trade.earned(), -trade.balance(), trade.spent(), "You sell")
}

/// Under the right pan.
pub fn right_pan(trade: &Trade) -> String {
    pan(trade.spent(), trade.balance(), trade.earned(), "You buy")
}

/// What the plates do.
pub fn plates(trade: &Trade) -> String {
    let plates = [trade.sold_plate(), trade.bought_plate()];
    let on: Vec<&str> = plates.into_iter().flatten().map(|kind| names::good(kind, 2)).collect();
    match on.as_slice() {
        [] => {
            "One kind that you sell lies on the +1 plate, never cannons; one that you buy on the −1 plate, never wheat."
                .into()
        }
        on => format!("The plates set themselves: {} there bring you ${}.", on.join(" and "), trade.plates()),
    }
}

/// The heading of a trade.
pub fn trade_title(trade: &Trade) -> String {
    match trade.balance() {
        _ if trade.is_empty() => "Sell, then buy".into(),
        0 => "An even trade".into(),
        got if got > 0 => format!("You get ${got}"),
        paid => format!("You pay ${}", paid.unsigned_abs()),
    }
}

/// A line of a trade.
pub fn sold(goods: &str) -> String {
    format!("Sell {goods}")
}

/// A line of a trade.
pub fn bought(goods: &str) -> String {
    format!("Buy {goods}")
}

/// A line of a trade.
pub fn expansions(count: u8) -> String {
    if count == 1 { "1 square is bought with it".into() } else { format!("{count} squares are bought with it") }
}

/// Over the wish.
pub fn wish_of(round: &str) -> String {
    format!("Wish of round {round}")
}

/// A row of the wish.
pub fn wish_row(name: &str, symbols: u8, reward: u8, colour: Colour) -> String {
    let shows = format!("{name} shows {symbols}");
    if reward == 0 { shows } else { format!("{shows}, worth {reward} {} now", names::colour(colour)) }
}

/// The victory cards in words.
pub fn victory(blue: u8, red: u8) -> String {
    format!("Victory cards turned up: {blue} for the Governor, {red} for the Pirate King")
}

/// What the Automa did.
pub fn automa(board: &str, placed: bool, row: Option<u8>) -> String {
    match (placed, row) {
        (false, Some(row)) => format!("It took from the {board}: down to row {row}"),
        (false, None) => format!("It took the last worker of the {board}"),
        (true, Some(row)) => format!("It went to the {board}: up to row {row}"),
        (true, None) => format!("It filled the {board}"),
    }
}

/// Tiles that are face down.
pub fn tiles_left(left: u8) -> String {
    format!("{left} tiles face down")
}

/// A moment of the reveal: drawing, eyebrow, heading.
pub fn beat(beat: Beat, result: Option<String>) -> (&'static str, &'static str, String) {
    match (beat, result) {
        (Beat::Crowned(colour), Some(result)) => (["crown", "pirate"][colour as usize], "The end", result),
        (Beat::Chests, _) => ("vp-chest-open", "The chests are opened", "Goods are sold, dollars become points".into()),
        (Beat::Level, _) => ("act-trade", "The Crown and the People", format!("No more than {MOST_APART} apart")),
        (Beat::Cards(Colour::Blue), _) => {
            ("victory-blue", "Three cards of five", "The island will have a Governor".into())
        }
        (Beat::Cards(Colour::Red), _) => {
            ("victory-red", "Three cards of five", "The island will have a Pirate King".into())
        }
        (Beat::Asked(Colour::Blue, level), _) => {
            ("flag-b", "Who becomes Governor?", format!("Do you have {level} blue?"))
        }
        (Beat::Asked(Colour::Red, level), _) => {
            ("flag-r", "Who becomes Pirate King?", format!("Do you have {level} red?"))
        }
        (Beat::Crowned(Colour::Blue), _) => ("crown", "Most of the blue, with proof", "The Governor".into()),
        (Beat::Crowned(Colour::Red), _) => ("pirate", "Most of the red", "The Pirate King".into()),
    }
}

/// What explains a moment of the reveal.
pub fn beat_note(beat: Beat, table: &Table, name: &dyn Fn(Seat) -> String) -> String {
    let names_of = |seats: Vec<Seat>| {
        let all: Vec<String> = seats.into_iter().map(name).collect();
        match all.as_slice() {
            [] => "Nobody".to_owned(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} and {last}", most.join(", ")),
        }
    };
    let unproved: Vec<Seat> = Seat::all(table.seats).filter(|seat| !table.players[*seat].proved).collect();
    match beat {
        Beat::Asked(Colour::Blue, _) if !unproved.is_empty() => {
            format!("{}: no proof of an allegiance, so no answer, whatever lies in the chest.", names_of(unproved))
        }
        Beat::Crowned(colour) => {
            let bearers = [table.governors, table.kings][colour as usize];
            match bearers.len() {
                0 => "Nobody has proved an allegiance: the seat of the Governor stays empty.".into(),
                1 => format!(
                    "{} leads with {}.",
                    names_of(bearers.iter().collect()),
                    bearers.iter().next().map_or(0, |seat| table.players[seat].points[colour as usize])
                ),
                _ => format!("{} share it.", names_of(bearers.iter().collect())),
            }
        }
        Beat::Level => {
            format!("Who has more than {MOST_APART} points of one colour over the other loses what is above.")
        }
        Beat::Chests => {
            format!("What the warehouse held was sold at base price; each ${DOLLARS_A_POINT} could buy a point.")
        }
        _ => String::new(),
    }
}

/// What a warehouse brought.
pub fn sold_for(dollars: u16) -> String {
    if dollars == 0 { "no goods left".into() } else { format!("goods for ${dollars}") }
}

/// What was exchanged.
pub fn paid_in(dollars: u16) -> String {
    format!("paid in ${dollars}")
}

/// The button that leads to a moment of the reveal.
pub fn ask(next: Beat) -> String {
    match next {
        Beat::Chests => "Open the chests".into(),
        Beat::Level => "Weigh the colours".into(),
        Beat::Cards(_) => "Turn up the cards".into(),
        Beat::Asked(colour, level) => format!("Ask for {level} {}", names::colour(colour)),
        Beat::Crowned(Colour::Blue) => "Name the Governor".into(),
        Beat::Crowned(Colour::Red) => "Name the Pirate King".into(),
    }
}

/// What a rival has to prove.
pub fn must_prove(condition: &str, proved: bool) -> String {
    if proved { format!("Proved: {condition}") } else { format!("Must {condition}") }
}

/// Costs and gains in words.
pub fn change(change: Change) -> String {
    let goods = Good::ALL.map(|good| {
        let count = change.goods[good as usize];
        (i32::from(count), names::good(good, count.unsigned_abs() as u8).to_owned())
    });
    let points = Colour::ALL.map(|side| {
        let points = change.points[side as usize];
        (points, format!("{} {}", names::colour(side), names::points(points.unsigned_abs() as u16)))
    });
    let money = [(change.money, DOLLARS.to_owned())];
    let rest = [(change.steps, STEPS), (change.citizens, CITIZENS), (change.squares, SQUARES)];
    let rest = rest.map(|(count, word)| (count, word.to_owned()));
    let all = goods.into_iter().chain(money).chain(points).chain(rest).filter(|(count, _)| *count != 0);
    all.map(|(count, word)| format!("{} {word}", words::signed(count))).collect::<Vec<_>>().join(", ")
}

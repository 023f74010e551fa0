//! The names of pieces, icons and conditions, and the ids of their drawings.
//!
//! Used by all other words of the game and by the page. Numbers come from `data`.

use crate::games::tea_and_rum::data::{self, Condition};
use crate::games::tea_and_rum::pieces::*;
use crate::words::and;

/// Names a good in the singular or plural that goes with the number.
pub fn good(good: Good, count: u8) -> &'static str {
    let one = ["wheat", "wood", "ore", "barrel", "tobacco", "cannon"][good as usize];
    match (good, count) {
        (Good::Barrel, n) if n != 1 => "barrels",
        (Good::Cannon, n) if n != 1 => "cannons",
        _ => one,
    }
}

pub fn cannons(count: u8) -> String {
    format!("{count} {}", good(Good::Cannon, count))
}

/// Lists goods: "2 wheat and 1 barrel".
pub fn count_goods(goods: &Goods) -> String {
    if goods.is_empty() {
        return "nothing".into();
    }
    list(goods.iter().map(|(kind, count)| format!("{count} {}", good(kind, count))))
}

/// Lists the goods of `cost` missing from `goods`.
pub fn missing_goods(goods: &Goods, cost: &Goods) -> String {
    count_goods(&cost.missing_from(goods))
}

/// Formats "a", "a and b", "a, b and c".
pub(super) fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    and(&items)
}

pub fn board(board: Board) -> &'static str {
    ["Governor", "Market", "Harbor", "Tavern"][board as usize]
}

pub fn board_icon(board: Board) -> &'static str {
    ["sign-governor", "sign-market", "sign-harbor", "sign-tavern"][board as usize]
}

pub fn good_icon(kind: Good) -> &'static str {
    ["wheat", "wood", "ore", "barrel", "tobacco", "cannon"][kind as usize]
}

pub fn colour(colour: Colour) -> &'static str {
    ["blue", "red"][colour as usize]
}

pub fn colour_icon(colour: Colour) -> &'static str {
    ["vp-blue", "vp-red"][colour as usize]
}

/// Names the title decided by a colour of points.
pub fn title(title: Colour) -> &'static str {
    ["Governor", "Pirate King"][title as usize]
}

/// Returns the printed number of a round.
pub fn roman(number: u8) -> &'static str {
    ["0", "I", "II", "III", "IV", "V"][usize::from(number).min(5)]
}

/// Returns "point" or "points".
pub fn points(count: u16) -> &'static str {
    if count == 1 { "point" } else { "points" }
}

pub fn symbol(symbol: Symbol) -> &'static str {
    ["hygiene", "entertainment", "security"][symbol as usize]
}

/// Lists the symbols that a wish counts: "hygiene and security".
pub fn wish(wish: Wish) -> String {
    list(wish.symbols().iter().map(|kind| symbol(*kind).to_string()))
}

/// Describes the effect of an icon.
pub fn icon(icon: Icon) -> String {
    match icon {
        Icon::Blue(n) => format!("{n} blue {}", points(n.into())),
        Icon::Red(n) => format!("{n} red {}", points(n.into())),
        Icon::Either(n) => format!("{n} {} of either colour", points(n.into())),
        Icon::Money(n) => format!("${n}"),
        Icon::Star => "a star".into(),
        Icon::Citizen => "1 population".into(),
        Icon::Cube => "a cube of your choice".into(),
        Icon::Gain(kind) => format!("1 {}", good(kind, 1)),
        Icon::Build => "build".into(),
        Icon::Trade => "trade".into(),
        Icon::Fulfil => "fulfil a contract".into(),
        Icon::Hire => "hire a captain".into(),
        Icon::FreeExpansions => "all your expansion tokens removed".into(),
    }
}

/// Describes the combined effect of equal icons: "2 stars".
fn equal_icons(icons: &[Icon]) -> String {
    match (icons.first(), icons.len()) {
        (Some(Icon::Star), count @ 2..) => format!("{count} stars"),
        (Some(Icon::Citizen), count @ 2..) => format!("{count} population"),
        (Some(Icon::Cube), count @ 2..) => format!("{count} cubes of your choice"),
        (Some(Icon::Gain(kind)), count @ 2..) => format!("{count} {}", good(*kind, count as u8)),
        _ => icons.iter().map(|one| icon(*one)).collect::<Vec<_>>().join(", then "),
    }
}

/// Lists icons in order: "build, then 2 stars".
pub fn icons(icons: &[Icon]) -> String {
    if icons.is_empty() {
        return "nothing".into();
    }
    icons.chunk_by(|one, next| one == next).map(equal_icons).collect::<Vec<_>>().join(", then ")
}

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

/// Describes the conversion of the Dryer or the Distillery.
pub fn conversion(works: Works) -> String {
    let (from, into) = (works.input(), works.output());
    let (spent, made) = (Works::INPUT_COUNT, Works::OUTPUT_COUNT);
    format!("{spent} {} into {made} {}", good(from, spent), good(into, made))
}

/// Describes the lasting effect of a building, if any.
pub fn lasting(building: Building) -> Option<String> {
    Some(match building {
        Building::Church => format!("${} more income", data::CHURCH_INCOME),
        Building::Palace => "1 blue point whenever you move a worker at the Governor".into(),
        Building::Guild => format!("${} whenever you build", data::GUILD_DOLLARS),
        Building::Workshop => "one cube less whenever you build".into(),
        Building::Dryer => format!("{} at any time", conversion(Works::Dryer)),
        Building::Distillery => format!("{} at any time", conversion(Works::Distillery)),
        Building::CityHall => "1 barrel into 1 star on your turn".into(),
        Building::Inn => format!("ships cost ${} less", data::INN_DISCOUNT),
        Building::Prison => format!("captains cost ${} less", data::PRISON_DISCOUNT),
        Building::Foundry => "ore into cannons in the income phase".into(),
        _ => return None,
    })
}

/// Describes all effects of a building: points, instant and lasting.
pub fn gifts(building: Building) -> String {
    let card = building.card();
    let mut all = vec![icon(card.points)];
    all.extend(card.instant.iter().map(|one| icon(*one)));
    all.extend(lasting(building));
    all.join(", ")
}

/// Describes the gain of a half step of the reputation track.
pub fn half_words(step: u8, side: Side) -> String {
    let row = &data::STEPS[usize::from(step) - 1];
    icons(if side == Side::Left { row.left } else { row.right.unwrap_or(&[]) })
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

pub fn building_icon(building: Building) -> &'static str {
    BUILDING_ICONS[building as usize]
}
pub fn captain_icon(captain: Captain) -> &'static str {
    CAPTAIN_ICONS[captain.index()]
}

//! Nouns of the catalogue, amounts, abilities, and the icons of abilities.
//!
//! Used by the other words and by the board. Contains no sentence.

use crate::games::ceylon::data;
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::pieces::{Councillor, District, Main, Tea, Tile};
use crate::message;
use crate::words::{Argument, Message};

/// Returns the noun with this id as an argument.
pub const fn noun(id: &'static str) -> Argument {
    Argument::Noun(id)
}

/// Returns the id of a district's name.
pub const fn district(district: District) -> &'static str {
    ["district-kandy", "district-dimbula", "district-uva", "district-ruhuna"][district as usize]
}

/// Returns the id of a tea's name.
pub const fn tea(tea: Tea) -> &'static str {
    ["tea-black", "tea-green", "tea-white"][tea as usize]
}

/// Returns the id of a main action's name.
pub const fn main(main: Main) -> &'static str {
    ["action-plant", "action-harvest", "action-trade", "action-hire", "action-advance"][main as usize]
}

/// Returns the id of a councillor's name.
pub const fn councillor(councillor: Councillor) -> &'static str {
    [
        "councillor-guide",
        "councillor-banker",
        "councillor-surveyor",
        "councillor-broker",
        "councillor-engineer",
        "councillor-nurseryman",
        "councillor-secretary",
        "councillor-storekeeper",
    ][councillor as usize]
}

/// Returns the id of a starting tile's name; the names are ours, as the printed tiles have none.
pub const fn tile(tile: Tile) -> &'static str {
    ["tile-purse", "tile-passage", "tile-graft", "tile-leap", "tile-letter", "tile-porters", "tile-tare"][tile as usize]
}

/// Returns the name of a hexagon: "Kandy 3".
pub fn hex(hex: Hex) -> Message {
    message!("hexagon", district: noun(district(hex.district())), number: hex.number())
}

/// Returns an amount of money: "5 rupees".
pub fn rupees(count: i16) -> Message {
    message!("rupees", n: count)
}

/// Returns an amount of points: "1 point".
pub fn points(count: i16) -> Message {
    message!("points", n: count)
}

/// Lists the chests: "1 black and 2 green".
pub fn chests(chests: [u8; 3]) -> Vec<Argument> {
    let wanted = Tea::ALL.into_iter().filter(|tea| chests[tea.index()] > 0);
    wanted.map(|kind| message!("chests", count: chests[kind.index()], tea: noun(tea(kind))).into()).collect()
}

/// Returns the chests of `wanted` that are not among `held`.
pub fn lacking(wanted: [u8; 3], held: [u8; 3]) -> [u8; 3] {
    core::array::from_fn(|tea| wanted[tea].saturating_sub(held[tea]))
}

/// Describes an ability in a clause that follows a colon.
pub fn ability(councillor: Councillor) -> Message {
    figured(
        [
            "ability-guide",
            "ability-banker",
            "ability-surveyor",
            "ability-broker",
            "ability-engineer",
            "ability-nurseryman",
            "ability-secretary",
            "ability-storekeeper",
        ][councillor as usize],
        councillor,
    )
}

/// Describes an ability in a few words, for the councillor's plate.
pub fn ability_short(councillor: Councillor) -> Message {
    let message = Message::new(
        [
            "ability-guide.short",
            "ability-banker.short",
            "ability-surveyor.short",
            "ability-broker.short",
            "ability-engineer.short",
            "ability-nurseryman.short",
            "ability-secretary.short",
            "ability-storekeeper.short",
        ][councillor as usize],
    );
    match figure(councillor) {
        Some((count, _)) => message.with("n", count),
        None => message,
    }
}

/// Describes an ability in a whole sentence.
pub fn ability_help(councillor: Councillor) -> Message {
    figured(
        [
            "ability-guide.help",
            "ability-banker.help",
            "ability-surveyor.help",
            "ability-broker.help",
            "ability-engineer.help",
            "ability-nurseryman.help",
            "ability-secretary.help",
            "ability-storekeeper.help",
        ][councillor as usize],
        councillor,
    )
}

/// Formats a figure as an amount: "5 rupees".
type Amount = fn(i16) -> Message;

/// Returns the figure of an ability and its format; `None` if it has none.
fn figure(councillor: Councillor) -> Option<(i16, Amount)> {
    Some(match councillor {
        Councillor::Guide => (data::GUIDED_PRICE[2] - data::GUIDED_PRICE[1], rupees),
        Councillor::Banker => (data::TAKE_RUPEES + data::BANKER_RUPEES, Message::number),
        Councillor::Surveyor => return None,
        Councillor::Broker => (data::BROKER_RUPEES, rupees),
        Councillor::Engineer => (data::ENGINEER_POINTS, points),
        Councillor::Nurseryman => (data::NURSERYMAN_COST, rupees),
        Councillor::Secretary => (data::SECRETARY_COST, rupees),
        Councillor::Storekeeper => (i16::from(data::WAREHOUSE + data::STOREKEEPER_CHESTS), Message::number),
    })
}

/// Returns the message with the figure of the ability, if it has one.
fn figured(id: &'static str, councillor: Councillor) -> Message {
    match figure(councillor) {
        Some((count, amount)) => Message::new(id).with("n", amount(count)),
        None => Message::new(id),
    }
}

/// Describes the one-time ability of a starting tile in a whole sentence.
pub fn tile_help(tile: Tile) -> Message {
    match tile {
        Tile::Purse => message!("help-purse", n: data::PURSE_RUPEES),
        Tile::Passage => message!("help-passage"),
        Tile::Graft => message!("help-graft"),
        Tile::Leap => message!("help-leap"),
        Tile::Letter => message!("help-letter"),
        Tile::Porters => message!("help-porters"),
        Tile::Tare => message!("help-tare"),
    }
}

pub const fn main_icon(main: Main) -> &'static str {
    ["plantation", "harvest", "wagon", "councillor", "tech"][main as usize]
}

/// Returns the icon of a councillor's ability.
pub const fn ability_icon(councillor: Councillor) -> &'static str {
    ["move", "coin", "plantation", "wagon", "tech", "leaf", "councillor", "chest-white"][councillor as usize]
}

pub const fn chest_icon(tea: Tea) -> &'static str {
    ["chest-black", "chest-green", "chest-white"][tea as usize]
}

//! The texts of the counter: the scale, its plates, the draft.

use crate::games::tea_and_rum::Trade;
use crate::games::tea_and_rum::text::names;
use crate::ui::text as words;

pub const SELL: &str = "Sell";
pub const BUY: &str = "Buy";
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

/// Returns the player's stock of a good.
pub fn in_hand(count: u8) -> String {
    format!("have {count}")
}

pub fn sell(goods: &str, price: u8) -> String {
    format!("Sell one more {goods} or buy one less, ${price} each")
}

pub fn buy(goods: &str, price: u8) -> String {
    format!("Buy one more {goods} or sell one less, ${price} each")
}

/// Returns the units that a draft buys, or sells if negative.
pub fn moved(count: i16) -> String {
    if count == 0 { "0".into() } else { words::signed(count.into()) }
}

pub fn scale(trade: &Trade) -> String {
    let [sold, bought] = [trade.sold, trade.bought].map(|goods| names::count_goods(&goods));
    format!("Left pan: {sold} for ${}. Right pan: {bought} for ${}.", trade.earned(), trade.spent())
}

/// Describes a pan: goods, and the coins that balance it.
fn pan(goods: u16, coins: i32, sum: u16, alone: &str) -> String {
    if coins > 0 && goods > 0 { format!("${goods} + ${coins} = ${sum}") } else { format!("{alone} ${goods}") }
}

pub fn left_pan(trade: &Trade) -> String {
    pan(trade.earned(), -trade.balance(), trade.spent(), "You sell")
}

pub fn right_pan(trade: &Trade) -> String {
    pan(trade.spent(), trade.balance(), trade.earned(), "You buy")
}

/// Describes the effect of the plates.
pub fn plates(trade: &Trade) -> String {
    let plates = [trade.sold_plate(), trade.bought_plate()];
    let on: Vec<&str> = plates.into_iter().flatten().map(|kind| names::good(kind, 2)).collect();
    match on.as_slice() {
        [] => {
            "One kind that you sell brings $1 more each, never cannons; one that you buy costs $1 less each, never wheat."
                .into()
        }
        on => format!("The +1 and −1 bonuses are placed for you: {} bring ${}.", on.join(" and "), trade.plates()),
    }
}

pub fn trade_title(trade: &Trade) -> String {
    if trade.is_empty() { "Sell, then buy".into() } else { balance(trade.balance()) }
}

/// Formats the gain or cost of a trade.
pub fn balance(balance: i32) -> String {
    match balance {
        0 => "An even trade".into(),
        got if got > 0 => format!("You get ${got}"),
        paid => format!("You pay ${}", paid.unsigned_abs()),
    }
}

pub fn sold(goods: &str) -> String {
    format!("Sell {goods}")
}

pub fn bought(goods: &str) -> String {
    format!("Buy {goods}")
}

pub fn expansions(count: u8) -> String {
    if count == 1 { "Buy 1 square".into() } else { format!("Buy {count} squares") }
}

//! The labels of a trade: the scale, its plates, the draft. Called by the board.

use super::super::{nouns, phrases};
use super::labels;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::Trade;
use crate::message;
use crate::words::Argument::{List, Noun};
use crate::words::{Argument, Message};

labels! {
    /// On the button that sells.
    sell_label = "board-sell";
    /// On the button that buys.
    buy_label = "board-buy";
    /// On the button that carries out a trade.
    trade_label = "board-trade";
    scale_label = "board-scale";
    /// On the small plate of the goods sold.
    plus_plate = "board-plus-plate";
    /// On the small plate of the goods bought.
    minus_plate = "board-minus-plate";
    /// On the dial of the scale, over the sum.
    you_pay = "board-you-pay";
    /// On the dial of the scale, if the sum is 0.
    even = "board-even";
    /// On the dial of the scale, over the sum.
    you_get = "board-you-get";
}

/// Returns the plural of a good on its own: "Barrels".
pub fn wares(good: Good) -> Message {
    let wares = [
        "good-wheat.wares",
        "good-wood.wares",
        "good-ore.wares",
        "good-barrel.wares",
        "good-tobacco.wares",
        "good-cannon.wares",
    ];
    Message::new(wares[good as usize])
}

/// Returns the player's stock of a good.
pub fn in_hand(count: u8) -> Message {
    message!("board-in-hand", count: count)
}

/// Returns the accessible name of the button that sells a good.
pub fn sell(good: Good) -> Message {
    message!("board-sell.whole", good: Noun(nouns::good(good)), price: good.price())
}

/// Returns the accessible name of the button that buys a good.
pub fn buy(good: Good) -> Message {
    message!("board-buy.whole", good: Noun(nouns::good(good)), price: good.price())
}

/// Names the sale of one unit of a good: what a lesson calls the button.
pub fn sell_one(good: Good) -> Message {
    message!("do-sell", good: Noun(nouns::good(good)))
}

/// Names the purchase of one unit of a good: what a lesson calls the button.
pub fn buy_one(good: Good) -> Message {
    message!("do-buy", good: Noun(nouns::good(good)))
}

/// Returns the units of a good that a draft trades: positive if bought, negative if sold.
pub fn moved(count: i16) -> Message {
    if count == 0 { Message::number(0i32) } else { Message::signed(count) }
}

pub fn scale(trade: &Trade) -> Message {
    let [sold, bought] = [trade.sold, trade.bought].map(|goods| phrases::goods(&goods));
    message!("board-scale.whole", sold: sold, earned: trade.earned(), bought: bought, spent: trade.spent())
}

/// Returns the label under the pan of the goods sold: their value, and the coins that balance it.
pub fn left_pan(trade: &Trade) -> Message {
    let coins = -trade.balance();
    match coins > 0 && trade.earned() > 0 {
        true => message!("board-pan-level", goods: trade.earned(), coins: coins, sum: trade.spent()),
        false => message!("board-pan-sold", dollars: trade.earned()),
    }
}

/// Returns the label under the pan of the goods bought.
pub fn right_pan(trade: &Trade) -> Message {
    let coins = trade.balance();
    match coins > 0 && trade.spent() > 0 {
        true => message!("board-pan-level", goods: trade.spent(), coins: coins, sum: trade.earned()),
        false => message!("board-pan-bought", dollars: trade.spent()),
    }
}

/// Describes the effect of the plates.
pub fn plates(trade: &Trade) -> Message {
    let on = [trade.sold_plate(), trade.bought_plate()];
    let on: Vec<Argument> = on.into_iter().flatten().map(|kind| Noun(nouns::good_plural(kind))).collect();
    match on.is_empty() {
        true => Message::new("board-plates-free"),
        false => message!("board-plates", goods: List(on), dollars: trade.plates()),
    }
}

pub fn trade_title(trade: &Trade) -> Message {
    if trade.is_empty() { Message::new("board-trade-empty") } else { balance(trade.balance()) }
}

/// Returns the gain or cost of a trade.
pub fn balance(balance: i32) -> Message {
    match balance {
        0 => Message::new("board-trade-even"),
        got if got > 0 => message!("board-trade-get", dollars: got),
        paid => message!("board-trade-pay", dollars: -paid),
    }
}

pub fn sold(goods: &Goods) -> Message {
    message!("board-trade-sold", goods: phrases::goods(goods))
}

pub fn bought(goods: &Goods) -> Message {
    message!("board-trade-bought", goods: phrases::goods(goods))
}

/// Formats money that is received: "+$5".
pub fn gained(dollars: u16) -> Message {
    message!("aside-gained", dollars: dollars)
}

/// Formats money that is paid: "−$3".
pub fn paid(dollars: u16) -> Message {
    message!("aside-paid", dollars: dollars)
}

/// Returns the player's money before and after a trade.
pub fn money_change(before: u16, after: u16) -> Message {
    message!("board-money.change", before: before, after: after)
}

pub fn expansions(count: u8) -> Message {
    message!("board-trade-expansions", count: count)
}

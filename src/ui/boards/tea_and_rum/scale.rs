//! The scale that weighs a trade: pans, plates, balancing coins. A drawing; knows no rule. Called by `trade`. The game
//! determines what is on the plates and the result of the trade.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{drawings, labels, phrases};
use crate::games::tea_and_rum::{Good, Goods, Trade};
use crate::ui::kit::context::Size;
use crate::ui::kit::svg::{Symbol, round};

use super::{marks, say};

#[derive(Clone, Copy, PartialEq)]
pub struct ScaleLayout {
    wide: f64,
    high: f64,
    crate_side: f64,
    /// Whether there is room for text under the pans.
    words: bool,
}

/// On a tall phone.
const TALL: ScaleLayout = ScaleLayout { wide: 390.0, high: 344.0, crate_side: 31.0, words: true };
/// A low strip.
const LOW: ScaleLayout = ScaleLayout { wide: 390.0, high: 186.0, crate_side: 22.0, words: false };
/// Under the houses of a wide screen.
const WIDE: ScaleLayout = ScaleLayout { wide: 574.0, high: 372.0, crate_side: 38.0, words: true };
/// The same on a low screen.
const BROAD: ScaleLayout = ScaleLayout { wide: 574.0, high: 262.0, crate_side: 28.0, words: true };

impl ScaleLayout {
    /// Returns the layout for a window of this size and this height in CSS pixels. In even lower windows the style
    /// sheet also makes room.
    pub fn fitting(size: Size, height: f64) -> ScaleLayout {
        match size {
            Size::Phone if height > 700.0 => TALL,
            Size::Phone | Size::Tablet => LOW,
            Size::Desktop if height > 850.0 => WIDE,
            Size::Desktop => BROAD,
        }
    }
}

/// Draws a good in its crate, `side` wide and high around (x, y).
fn crate_of(good: Good, x: f64, y: f64, side: f64) -> impl IntoView {
    let half = side / 2.0;
    view! {
        <rect class="r-box" x=round(x - half) y=round(y - half) width=round(side) height=round(side) rx="6"/>
        <Symbol id=drawings::good(good) x y size={side * 0.8}/>
    }
}

/// Draws crates in rows of `per` around `x`, stacked upwards from the baseline.
fn crates(units: &[Good], per: usize, x: f64, base: f64, side: f64, gaps: (f64, f64)) -> AnyView {
    let (across, up) = gaps;
    let row = |(row, line): (usize, &[Good])| {
        let middle = (line.len() as f64 - 1.0) / 2.0;
        let y = base - side / 2.0 - row as f64 * (side + up);
        let place =
            |(index, good): (usize, &Good)| crate_of(*good, x + (index as f64 - middle) * (side + across), y, side);
        line.iter().enumerate().map(place).map(IntoAny::into_any).collect_view().into_any()
    };
    units.chunks(per).enumerate().map(row).collect_view().into_any()
}

/// Draws a stack of coins that balances the pans, with the sum above it.
fn coins(dollars: u16, x: f64, base: f64) -> impl IntoView {
    let shown = dollars.min(7);
    let coin = |index: u16| {
        view! { <ellipse class="r-gold" cx=round(x) cy=round(base - 5.0 - f64::from(index) * 5.5) rx="15" ry="6"/> }
            .into_any()
    };
    let top = base - f64::from(shown) * 5.5 - 14.0;
    view! {
        {(0..shown).map(coin).collect_view()}
        <rect class="r-label" x=round(x - 20.0) y=round(top - 10.0) width="40" height="20" rx="10"/>
        <text class="r-figure" x=round(x) y=round(top + 4.8)>{say(&labels::gained(dollars))}</text>
    }
}

/// The load at one end of the beam.
struct Pan<'a> {
    goods: &'a Goods,
    /// Dollars that balance it.
    coins: u16,
    /// Its total, in words.
    label: String,
}

/// Draws a pan hanging from (x, y) with goods and coins on it, and their total.
fn pan(frame: ScaleLayout, x: f64, y: f64, pan: Pan) -> impl IntoView + use<> {
    let wide = frame.wide * 0.40;
    let low = y + frame.high * 0.36;
    let (left, right, base) = (x - wide / 2.0, x + wide / 2.0, low - 5.0);
    let cords = format!(
        "M{} {}L{} {} {} {}M{} {}V{}",
        round(left + 6.0),
        round(low),
        round(x),
        round(y),
        round(right - 6.0),
        round(low),
        round(x),
        round(y),
        round(low - 4.0)
    );
    let dish = format!(
        "M{} {}h{}q-8 20-{} 22h-{}q-{}-2-{}-22Z",
        round(left),
        round(low),
        round(wide),
        round(wide * 0.32),
        round(wide * 0.36),
        round(wide * 0.24),
        round(wide * 0.32)
    );
    let side = frame.crate_side;
    let pitch = side + 3.0;
    let levelled = pan.coins > 0;
    let (aside, room) = if levelled { (-20.0, wide - 56.0) } else { (0.0, wide - 16.0) };
    let units: Vec<Good> = marks::units(pan.goods).collect();
    let per = ((room / pitch) as usize).max(2);
    let stack = match units.len().min(per) {
        0 => x,
        first => x + aside + first as f64 / 2.0 * pitch + 19.0,
    };
    let words = frame.words.then(|| {
        let long = pan.label.chars().count() as f64 * 7.6 + 22.0;
        view! {
            <rect
                class="r-label"
                x=round(x - long / 2.0)
                y=round(low + 27.0)
                width=round(long)
                height="24"
                rx="12"
            />
            <text class="r-figure" x=round(x) y=round(low + 44.0)>{pan.label}</text>
        }
    });
    view! {
        <path class="r-cord" d=cords/>
        <circle class="r-joint" cx=round(x) cy=round(y) r="6"/>
        {crates(&units, per, x + aside, base, side, (3.0, -2.0))}
        {levelled.then(|| coins(pan.coins, stack, base))}
        <path class="r-brass" d=dish/>
        {words}
    }
}

/// Draws the small plate over the end of the beam: the one kind whose units count a dollar more or less.
fn plate(frame: ScaleLayout, x: f64, y: f64, kind: Option<(Good, u8)>, label: String) -> impl IntoView {
    let wide = frame.wide * 0.25;
    let top = y - if frame.words { 46.0 } else { 40.0 };
    let side = frame.crate_side * 0.88;
    let per = ((wide / (side + 2.0)) as usize).max(2);
    let units = kind.map_or(Vec::new(), |(good, count)| vec![good; usize::from(count)]);
    let stem = format!("M{} {}V{}", round(x), round(y - 4.0), round(top + 3.0));
    let dish = format!(
        "M{} {}h{}q-3 11-14 11h-{}q-11 0-14-11Z",
        round(x - wide / 2.0),
        round(top - 3.0),
        round(wide),
        round(wide - 28.0)
    );
    let class = if kind.is_some() { "r-off on" } else { "r-off" };
    view! {
        <path class="r-stem" d=stem/>
        {crates(&units, per, x, top - 3.0, side, (2.0, -3.0))}
        <path class="r-copper" d=dish/>
        <g class=class>
            <rect x=round(x - 30.0) y=round(top + 7.0) width="60" height="20" rx="10"/>
            <text x=round(x) y=round(top + 21.5)>{label}</text>
        </g>
    }
}

fn stand(frame: ScaleLayout) -> impl IntoView {
    let (wide, high) = (frame.wide, frame.high);
    let (middle, arm, beam, foot) = (wide / 2.0, wide * 0.285, high * 0.40, high - 14.0);
    let (a, b, c) = (round(wide * 0.07), round(wide * 0.055), round(wide * 0.03));
    let bow = format!(
        "M{} {}Q{} {} {} {}",
        round(middle - arm),
        round(beam),
        round(middle),
        round(beam - 26.0),
        round(middle + arm),
        round(beam)
    );
    let column = format!(
        "M{} {}q0-14 {a}-16q{b}-4 {b}-26V{}h{c}V{}q0 22 {b} 26q{a} 2 {a} 16Z",
        round(middle - wide * 0.14),
        round(foot + 6.0),
        round(beam),
        round(foot - 36.0)
    );
    view! {
        <ellipse class="r-cast" cx=round(middle + 6.0) cy=round(foot + 6.0) rx=round(wide * 0.17) ry="8"/>
        <path class="r-brass" d=column/>
        <path class="r-beam-key" d=bow.clone()/>
        <path class="r-beam" d=bow.clone() stroke="#E3B04B"/>
        <path class="r-gleam" d=bow transform="translate(0 -3)"/>
    }
}

/// Draws the dial in the middle: the amount paid or received.
fn dial(frame: ScaleLayout, balance: i32) -> impl IntoView {
    let radius = if frame.words { 38.0 } else { 32.0 };
    let word = match balance {
        0 => labels::even(),
        paid if paid < 0 => labels::you_pay(),
        _ => labels::you_get(),
    };
    let place = format!("translate({} {})", round(frame.wide / 2.0), round(frame.high * 0.40 - 12.0));
    view! {
        <g transform=place>
            <circle class="r-brass" r={radius}/>
            <circle class="r-dial" r={radius - 6.0}/>
            <text class="r-word" y="-6">{say(&word)}</text>
            <text class="r-sum" y="18">{say(&phrases::dollars(balance.unsigned_abs()))}</text>
        </g>
    }
}

/// Draws the load of the scale, and its reading.
fn weighed(trade: &Trade, frame: ScaleLayout) -> impl IntoView + use<> {
    let (middle, arm, beam) = (frame.wide / 2.0, frame.wide * 0.285, frame.high * 0.40);
    let (left, right) = (middle - arm, middle + arm);
    let balance = trade.balance();
    let (sold_plate, bought_plate) = (trade.sold_plate(), trade.bought_plate());
    let without = |goods: &Goods, kind: Option<Good>| {
        let mut rest = *goods;
        if let Some(kind) = kind {
            rest[kind] = 0;
        }
        rest
    };
    let sold = without(&trade.sold, sold_plate);
    let bought = without(&trade.bought, bought_plate);
    let (pay, get) = (balance.min(0).unsigned_abs() as u16, balance.max(0) as u16);
    view! {
        {pan(frame, left, beam, Pan { goods: &sold, coins: pay, label: say(&labels::left_pan(trade)) })}
        {pan(frame, right, beam, Pan { goods: &bought, coins: get, label: say(&labels::right_pan(trade)) })}
        {plate(frame, left, beam, sold_plate.map(|kind| (kind, trade.sold[kind])), say(&labels::plus_plate()))}
        {plate(frame, right, beam, bought_plate.map(|kind| (kind, trade.bought[kind])), say(&labels::minus_plate()))}
        {dial(frame, balance)}
    }
}

/// The scale, fitted to its space. When the trade changes, only the load is redrawn.
#[component]
pub fn Scale(trade: Memo<Trade>, frame: ScaleLayout) -> impl IntoView {
    view! {
        <svg
            class="r-scale"
            viewBox=format!("0 -12 {} {}", round(frame.wide), round(frame.high + 12.0))
            aria-hidden="true"
        >
            <rect class="r-felt" x="-600" y="-400" width="2000" height="1200"/>
            <path class="r-counter-top" d=format!("M-600 {}h2000v400h-2000Z", round(frame.high - 26.0))/>
            {stand(frame)}
            {move || weighed(&trade.get(), frame)}
        </svg>
    }
}

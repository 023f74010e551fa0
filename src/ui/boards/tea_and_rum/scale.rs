//! The scale that weighs a trade: pans, plates, balancing coins. A drawing without rules. Called by `trade`. The game
//! determines what is on the plates and the result of the trade.

use leptos::prelude::*;

use crate::games::tea_and_rum::words::{drawings, labels, phrases};
use crate::games::tea_and_rum::{Good, Goods, Trade};
use crate::ui::kit::Memo;
use crate::ui::kit::context::Size;
use crate::ui::kit::svg::{Symbol, round};

use super::{marks, say};

#[derive(Clone, Copy, PartialEq)]
pub struct ScaleLayout {
    width: f64,
    height: f64,
    crate_side: f64,
    /// Whether there is room for text under the pans.
    words: bool,
}

/// On a tall phone.
const TALL_PHONE: ScaleLayout = ScaleLayout { width: 390.0, height: 344.0, crate_side: 31.0, words: true };
/// On a low phone or a tablet: a strip without text.
const LOW_STRIP: ScaleLayout = ScaleLayout { width: 390.0, height: 186.0, crate_side: 22.0, words: false };
/// Under the houses of a wide screen.
const WIDE_SCREEN: ScaleLayout = ScaleLayout { width: 574.0, height: 372.0, crate_side: 38.0, words: true };
/// The same on a low screen.
const LOW_SCREEN: ScaleLayout = ScaleLayout { width: 574.0, height: 262.0, crate_side: 28.0, words: true };

impl ScaleLayout {
    /// Returns the layout for a window of this size and this height in CSS pixels. In even lower windows the style
    /// sheet also makes room.
    pub fn fitting(size: Size, height: f64) -> ScaleLayout {
        match size {
            Size::Phone if height > 700.0 => TALL_PHONE,
            Size::Phone | Size::Tablet => LOW_STRIP,
            Size::Desktop if height > 850.0 => WIDE_SCREEN,
            Size::Desktop => LOW_SCREEN,
        }
    }
}

/// Draws a good in its crate, a square with sides of length `side` centred on (x, y).
fn crate_of(good: Good, x: f64, y: f64, side: f64) -> impl IntoView {
    let half = side / 2.0;
    view! {
        <rect class="r-box" x=round(x - half) y=round(y - half) width=round(side) height=round(side) rx="6"/>
        <Symbol id=drawings::good(good) x y size={side * 0.8}/>
    }
}

/// Draws crates in rows of `per_row`, centred on `x` and stacked upwards from the baseline.
fn crates(units: &[Good], per_row: usize, x: f64, base_y: f64, side: f64, gaps: (f64, f64)) -> AnyView {
    let (across, up) = gaps;
    let row = |(row, line): (usize, &[Good])| {
        let middle = (line.len() as f64 - 1.0) / 2.0;
        let y = base_y - side / 2.0 - row as f64 * (side + up);
        let crate_at =
            |(index, good): (usize, &Good)| crate_of(*good, x + (index as f64 - middle) * (side + across), y, side);
        line.iter().enumerate().map(crate_at).map(IntoAny::into_any).collect_view().into_any()
    };
    units.chunks(per_row).enumerate().map(row).collect_view().into_any()
}

/// Draws a stack of coins that balances the pans, with the sum above it.
fn coins(dollars: u16, x: f64, base_y: f64) -> AnyView {
    let coin_count = dollars.min(7);
    let coin = |index: u16| {
        view! { <ellipse class="r-gold" cx=round(x) cy=round(base_y - 5.0 - f64::from(index) * 5.5) rx="15" ry="6"/> }
            .into_any()
    };
    let top = base_y - f64::from(coin_count) * 5.5 - 14.0;
    view! {
        {(0..coin_count).map(coin).collect_view()}
        <rect class="r-label" x=round(x - 20.0) y=round(top - 10.0) width="40" height="20" rx="10"/>
        <text class="r-figure" x=round(x) y=round(top + 4.8)>{say(&labels::gained(dollars))}</text>
    }
    .into_any()
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
    let width = frame.width * 0.40;
    let dish_y = y + frame.height * 0.36;
    let (left, right, base) = (x - width / 2.0, x + width / 2.0, dish_y - 5.0);
    let cords = format!(
        "M{} {}L{} {} {} {}M{} {}V{}",
        round(left + 6.0),
        round(dish_y),
        round(x),
        round(y),
        round(right - 6.0),
        round(dish_y),
        round(x),
        round(y),
        round(dish_y - 4.0)
    );
    let dish_path = format!(
        "M{} {}h{}q-8 20-{} 22h-{}q-{}-2-{}-22Z",
        round(left),
        round(dish_y),
        round(width),
        round(width * 0.32),
        round(width * 0.36),
        round(width * 0.24),
        round(width * 0.32)
    );
    let side = frame.crate_side;
    let pitch = side + 3.0;
    let levelled = pan.coins > 0;
    let (aside, room) = if levelled { (-20.0, width - 56.0) } else { (0.0, width - 16.0) };
    let units: Vec<Good> = marks::units(pan.goods).collect();
    let per_row = ((room / pitch) as usize).max(2);
    let stack = match units.len().min(per_row) {
        0 => x,
        first => x + aside + first as f64 / 2.0 * pitch + 19.0,
    };
    let words = frame.words.then(|| {
        let label_width = pan.label.chars().count() as f64 * 7.6 + 22.0;
        view! {
            <rect
                class="r-label"
                x=round(x - label_width / 2.0)
                y=round(dish_y + 27.0)
                width=round(label_width)
                height="24"
                rx="12"
            />
            <text class="r-figure" x=round(x) y=round(dish_y + 44.0)>{pan.label}</text>
        }
        .into_any()
    });
    view! {
        <path class="r-cord" d=cords/>
        <circle class="r-joint" cx=round(x) cy=round(y) r="6"/>
        {crates(&units, per_row, x + aside, base, side, (3.0, -2.0))}
        {levelled.then(|| coins(pan.coins, stack, base))}
        <path class="r-brass" d=dish_path/>
        {words}
    }
}

/// Draws the small plate over the end of the beam: the one kind whose units count a dollar more or less.
fn plate(frame: ScaleLayout, x: f64, y: f64, kind: Option<(Good, u8)>, label: String) -> impl IntoView {
    let width = frame.width * 0.25;
    let top = y - if frame.words { 46.0 } else { 40.0 };
    let side = frame.crate_side * 0.88;
    let per_row = ((width / (side + 2.0)) as usize).max(2);
    let units = kind.map_or(Vec::new(), |(good, count)| vec![good; usize::from(count)]);
    let stem = format!("M{} {}V{}", round(x), round(y - 4.0), round(top + 3.0));
    let dish_path = format!(
        "M{} {}h{}q-3 11-14 11h-{}q-11 0-14-11Z",
        round(x - width / 2.0),
        round(top - 3.0),
        round(width),
        round(width - 28.0)
    );
    let class = if kind.is_some() { "r-off on" } else { "r-off" };
    view! {
        <path class="r-stem" d=stem/>
        {crates(&units, per_row, x, top - 3.0, side, (2.0, -3.0))}
        <path class="r-copper" d=dish_path/>
        <g class=class>
            <rect x=round(x - 30.0) y=round(top + 7.0) width="60" height="20" rx="10"/>
            <text x=round(x) y=round(top + 21.5)>{label}</text>
        </g>
    }
}

fn stand(frame: ScaleLayout) -> impl IntoView {
    let (width, height) = (frame.width, frame.height);
    let (middle, arm, beam, foot) = (width / 2.0, width * 0.285, height * 0.40, height - 14.0);
    let (a, b, c) = (round(width * 0.07), round(width * 0.055), round(width * 0.03));
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
        round(middle - width * 0.14),
        round(foot + 6.0),
        round(beam),
        round(foot - 36.0)
    );
    view! {
        <ellipse class="r-cast" cx=round(middle + 6.0) cy=round(foot + 6.0) rx=round(width * 0.17) ry="8"/>
        <path class="r-brass" d=column/>
        <path class="r-beam-key" d=bow.clone()/>
        <path class="r-beam" d=bow.clone() stroke="#E3B04B"/>
        <path class="r-gleam" d=bow transform="translate(0 -3)"/>
    }
}

/// Draws the dial in the middle: the amount paid or received.
fn dial(frame: ScaleLayout, balance: i32) -> impl IntoView {
    let radius = if frame.words { 38.0 } else { 32.0 };
    let balance_text = match balance {
        0 => labels::even(),
        paid if paid < 0 => labels::you_pay(),
        _ => labels::you_get(),
    };
    let transform = format!("translate({} {})", round(frame.width / 2.0), round(frame.height * 0.40 - 12.0));
    view! {
        <g transform=transform>
            <circle class="r-brass" r={radius}/>
            <circle class="r-dial" r={radius - 6.0}/>
            <text class="r-word" y="-6">{say(&balance_text)}</text>
            <text class="r-sum" y="18">{say(&phrases::dollars(balance.unsigned_abs()))}</text>
        </g>
    }
}

/// Draws the load of the scale, and its reading.
fn loaded_plates(trade: &Trade, frame: ScaleLayout) -> AnyView {
    let (middle, arm, beam) = (frame.width / 2.0, frame.width * 0.285, frame.height * 0.40);
    let (left, right) = (middle - arm, middle + arm);
    let balance = trade.balance();
    let (sold_plate, bought_plate) = (trade.sold_plate(), trade.bought_plate());
    let without_plate = |goods: &Goods, kind: Option<Good>| {
        let mut remaining = *goods;
        if let Some(kind) = kind {
            remaining[kind] = 0;
        }
        remaining
    };
    let sold = without_plate(&trade.sold, sold_plate);
    let bought = without_plate(&trade.bought, bought_plate);
    let (pay, get) = (balance.min(0).unsigned_abs() as u16, balance.max(0) as u16);
    view! {
        {pan(frame, left, beam, Pan { goods: &sold, coins: pay, label: say(&labels::left_pan(trade)) })}
        {pan(frame, right, beam, Pan { goods: &bought, coins: get, label: say(&labels::right_pan(trade)) })}
        {plate(frame, left, beam, sold_plate.map(|kind| (kind, trade.sold[kind])), say(&labels::plus_plate()))}
        {plate(frame, right, beam, bought_plate.map(|kind| (kind, trade.bought[kind])), say(&labels::minus_plate()))}
        {dial(frame, balance)}
    }
    .into_any()
}

/// The scale, fitted to its space. When the trade changes, only the load is redrawn.
#[component]
pub fn Scale(trade: Memo<Trade>, frame: ScaleLayout) -> impl IntoView {
    view! {
        <svg
            class="r-scale"
            viewBox=format!("0 -12 {} {}", round(frame.width), round(frame.height + 12.0))
            aria-hidden="true"
        >
            <rect class="r-felt" x="-600" y="-400" width="2000" height="1200"/>
            <path class="r-counter-top" d=format!("M-600 {}h2000v400h-2000Z", round(frame.height - 26.0))/>
            {stand(frame)}
            {move || loaded_plates(&trade.get(), frame)}
        </svg>
    }
}

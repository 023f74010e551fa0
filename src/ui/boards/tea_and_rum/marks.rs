//! The small drawings of Tea & Rum: icons with their numbers, goods, workers, crests. Called by all drawings of this
//! board. All are hidden from screen readers: the text beside them says the same. None of them can be pressed; a
//! surrounding spot can.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tea_and_rum::words::drawings;
use crate::games::tea_and_rum::{Captain, Colour, Good, Goods, Icon, Symbol};
use crate::ui::kit::{Memo, icon};

pub fn glyph(id: &str) -> AnyView {
    icon(id, "r-i")
}

pub fn good(good: Good) -> AnyView {
    glyph(drawings::good(good))
}

/// Draws a colour of points, without a number.
pub fn colour(colour: Colour) -> AnyView {
    glyph(drawings::colour(colour))
}

/// Draws a symbol with a number in it, at least large enough to read the number; `y` is the number's baseline in a box
/// of 48 by 48.
pub fn numbered(id: &'static str, number: impl ToString, class: &'static str, y: u8) -> AnyView {
    let number = number.to_string();
    view! {
        <svg class=format!("r-i r-n {class}") viewBox="0 0 48 48" aria-hidden="true">
            <use href=format!("#{id}")/>
            <text x="24" y=y>{number}</text>
        </svg>
    }
    .into_any()
}

pub fn crest(colour: Colour, points: u16) -> AnyView {
    numbered(["vpb", "vpr"][colour as usize], points, "", 38)
}

pub fn coin(dollars: u16) -> AnyView {
    numbered("dol", dollars, "r-coin", 34)
}

/// Draws an icon as printed on cards, tiles and steps.
pub fn printed(icon: Icon) -> AnyView {
    match icon {
        Icon::Blue(n) => crest(Colour::Blue, n.into()),
        Icon::Red(n) => crest(Colour::Red, n.into()),
        Icon::Either(n) => numbered("vpa", n, "", 39),
        Icon::Money(n) => coin(n.into()),
        Icon::Star => glyph("star"),
        Icon::Citizen => glyph("pop"),
        Icon::Cube => glyph("cube"),
        Icon::Gain(kind) => good(kind),
        Icon::Build => glyph("act-build"),
        Icon::Trade => glyph("act-trade"),
        Icon::Fulfil => glyph("contract"),
        Icon::Hire => glyph("act-captain"),
        Icon::FreeExpansions => glyph("expand-free"),
    }
}

pub fn row(icons: &[Icon]) -> AnyView {
    icons.iter().map(|icon| printed(*icon)).collect_view().into_any()
}

/// Draws goods side by side, each unit separately.
pub fn goods(goods: &Goods) -> AnyView {
    units(goods).map(good).collect_view().into_any()
}

pub fn units(goods: &Goods) -> impl Iterator<Item = Good> + '_ {
    goods.iter().flat_map(|(good, count)| core::iter::repeat_n(good, usize::from(count)))
}

/// Draws a cost; units missing from `goods_held` are ringed. Drawn once: only the rings change.
pub fn cost(cost: Goods, goods_held: Memo<Goods>) -> AnyView {
    let lacking = move || cost.missing_from(&goods_held.get());
    let of_kind = move |(kind, count): (Good, u8)| {
        (0..count).map(move |unit| {
            let is_lacking = move || unit >= count - lacking()[kind];
            view! { <span class="r-unit" class:lacks=move || is_lacking()>{good(kind)}</span> }.into_any()
        })
    };
    cost.iter().flat_map(of_kind).collect_view().into_any()
}

/// Draws a cost for narrow places: each kind once, with its count, and ringed while any unit of it is missing.
pub fn short_cost(cost: Goods, goods_held: Memo<Goods>) -> AnyView {
    let lacking = move || cost.missing_from(&goods_held.get());
    let of_kind = move |(kind, count): (Good, u8)| {
        let lacks = move || lacking()[kind] > 0;
        let times = (count > 1).then(|| view! { <b class="r-times">{count}</b> }.into_any());
        let unit = view! { <span class="r-unit" class:lacks=move || lacks()>{good(kind)}</span> };
        view! { <span class="r-kind">{times}{unit}</span> }.into_any()
    };
    cost.iter().filter(|(_, count)| *count > 0).map(of_kind).collect_view().into_any()
}

/// Draws a symbol of the people's wishes.
pub fn symbol(symbol: Symbol) -> AnyView {
    glyph(["hygiene", "revels", "security"][symbol as usize])
}

/// Draws symbols by their counts.
pub fn symbols(counts: &[u8; 3]) -> AnyView {
    let counted = Symbol::ALL.into_iter().zip(counts);
    let all = counted.flat_map(|(kind, count)| (0..*count).map(move |_| symbol(kind)));
    all.collect_view().into_any()
}

/// Draws the cost and effect of activating a captain: cannons, a colon, icons.
pub fn activation(captain: Captain) -> AnyView {
    let card = captain.card();
    let cannons = (0..card.cannons).map(|_| good(Good::Cannon)).collect_view();
    view! { {cannons}<b>":"</b>{row(card.activation)} }.into_any()
}

/// Draws a worker of a seat, with its emblem; the Automa's, crossed, if there is no seat.
pub fn worker(seat: Option<Seat>, class: &'static str) -> AnyView {
    let colour = seat.map_or("r-grey".to_owned(), |seat| format!("s{seat}"));
    let emblem = match seat {
        Some(seat) => view! { <use href=format!("#seat-{seat}") x="17" y="23" width="14" height="14"/> }.into_any(),
        None => view! { <path d="M19 25l10 10m0-10L19 35" class="r-cross"/> }.into_any(),
    };
    view! {
        <svg class=format!("r-worker {colour} {class}") viewBox="0 0 48 50" aria-hidden="true">
            <ellipse cx="27" cy="45" rx="15" ry="4" class="r-cast"/>
            <use href="#worker" width="48" height="48"/>
            {emblem}
        </svg>
    }
    .into_any()
}

pub fn empty_place() -> AnyView {
    view! {
        <svg class="r-worker" viewBox="0 0 48 50" aria-hidden="true">
            <ellipse cx="24" cy="40" rx="15" ry="6" class="r-place"/>
        </svg>
    }
    .into_any()
}

/// Draws the marker of a seat on the reputation track.
pub fn marker(seat: Seat) -> AnyView {
    view! {
        <svg class=format!("r-star s{seat}") viewBox="0 0 48 48" aria-hidden="true">
            <use href="#starpawn"/>
            <use href=format!("#seat-{seat}") x="16" y="17" width="16" height="16"/>
        </svg>
    }
    .into_any()
}

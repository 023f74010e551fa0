//! The contents of a plantation: ships at the dock, cards in their slots, tokens on the spaces. Used by the board,
//! which redraws each piece only when it changes, and by the thumbnails. The hill underneath is [`super::terraces`].

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::{CardId, Family, ShipId};
use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::places::{Berth, Slot, Space};
use crate::games::chai::state::{Merchant, Table};
use crate::games::chai::words::{labels, pieces as kinds};
use crate::ui::kit::svg::{Symbol, round};
use crate::words::Piece;

use super::area::Area;
use super::cards::{Card, PlacedCard, family_colour};
use super::hill::{self, Clearance, Hill};
use super::journey::Trip;
use super::pieces::Token;
use super::say;
use super::shapes::{Disc, LINE, Label, Rect};
use super::ships::{Cut, ShipCard, TinyShip};
use super::terraces::Terraces;

/// A berth with its ship and cargo.
#[component]
pub fn BerthPlace(
    at: Area,
    ship: Option<(ShipId, Teas)>,
    /// Whether this is a rival's small plantation.
    small: bool,
) -> impl IntoView {
    let Some((id, cargo)) = ship else {
        let words = say(&if small { labels::free() } else { labels::free_berth() });
        return view! {
            <Rect at=at.grown(-0.7) corner=8.0 fill="none" stroke="var(--sea-ink)" width=1.4 dash="5 4"/>
            <Label x=at.cx() y=at.cy() + 4.0 size=12.0 class="k-mid k-sea" words/>
        }
        .into_any();
    };
    let drawn = if small {
        view! { <TinyShip at ship=id cargo/> }.into_any()
    } else {
        view! { <ShipCard at ship=id cargo=Some(cargo) cut=Cut::for_size(at.w, at.h)/> }.into_any()
    };
    let ropes = format!("M{:.2} {:.2}v5m{:.2}-5v5", at.x + at.w * 0.3, at.bottom(), at.w * 0.4);
    view! { <g data-ask=kinds::of_ship(id).to_string()>{drawn}</g><path d=ropes stroke="#F6EEDD" stroke-width="2"/> }
        .into_any()
}

/// The tokens of one tea in their cell: stacked, with their count.
#[component]
fn Stack(
    cell: Area,
    tea: Tea,
    count: u8,
    /// Maximum size of a token.
    largest: f64,
    /// Whether this is a rival's small plantation.
    small: bool,
) -> impl IntoView {
    let size = largest.min(cell.h - 2.0).min(cell.w + 3.0).max(0.0);
    let (x, y) = (cell.cx(), cell.cy());
    let more = if small { 0 } else { (count - 1).min(2) };
    let token = |layer: u8| {
        let up = f64::from(layer) * 3.5 - f64::from(more) * 1.7;
        view! { <Token tea x=x + up * 0.5 y=y - up size/> }.into_any()
    };
    view! {
        <ellipse cx=round(x + 1.0) cy=round(y + size * 0.38) rx=round(size * 0.44) ry=round(size * 0.16)
            fill="#1c140a" opacity=".28"/>
        <g data-ask=Piece::new(kinds::TOKEN, tea.index()).to_string()>{(0..=more).map(token).collect_view()}</g>
        {(count > 1).then(|| view! { <Disc x=x + size * 0.44 y=y + size * 0.34 radius=7.5 number=count/> })}
    }
}

/// The tokens of a space; they make room for a journey that passes through.
#[component]
pub fn SpaceTokens(hill: Hill, space: Space, teas: Teas, room: Clearance) -> impl IntoView {
    let stack = |(tea, count, cell): (Tea, u8, Area)| {
        view! { <Stack cell tea count largest=hill.token small=hill.small/> }.into_any()
    };
    hill.tokens(space, teas, room).into_iter().map(stack).collect_view()
}

pub fn placed_card(merchant: &Merchant, slot: Slot) -> Option<PlacedCard> {
    let card = merchant.slots[slot.index()]?;
    Some(PlacedCard { card, down: merchant.is_down(slot), stored: merchant.stored[slot.index()] })
}

pub fn moored(merchant: &Merchant, berth: Berth) -> Option<(ShipId, Teas)> {
    merchant.berths[berth.index()].map(|ship| (ship, merchant.cargo[berth.index()]))
}

/// The ships and cards of a merchant, each redrawn when it changes.
#[component]
pub fn Cards(hill: Hill, #[prop(into)] merchant: Signal<Merchant>) -> impl IntoView {
    let berth = |(berth, at): (Berth, Area)| {
        let ship = Memo::new(move |_| merchant.with(|merchant| moored(merchant, berth)));
        (move || view! { <BerthPlace at ship=ship.get() small=hill.small/> }).into_any()
    };
    let slot = |(slot, at): (Slot, Area)| {
        let card = Memo::new(move |_| merchant.with(|merchant| placed_card(merchant, slot)));
        move || card.get().map(|laid| view! { <g data-ask=kinds::of_card(laid.card).to_string()><Card at laid/></g> })
    };
    view! { {hill::berths(&hill).map(berth).collect_view()}{hill::slots(&hill).map(slot).collect_view()} }
}

/// The tokens of a merchant, each space redrawn when it changes; tokens that move in `trips` are not drawn here.
#[component]
pub fn Tokens(
    hill: Hill,
    #[prop(into)] merchant: Signal<Merchant>,
    #[prop(into)] trips: Signal<Vec<Trip>>,
    /// The reason why the tokens of each space move aside, by index.
    #[prop(into)]
    rooms: Signal<[Clearance; 8]>,
) -> impl IntoView {
    let resting = Memo::new(move |_| trips.with(|trips| merchant.with(|merchant| hill::resting(merchant, trips))));
    let space = |space: Space| {
        let lying =
            Memo::new(move |_| (resting.with(|lying| lying[space.index()]), rooms.with(|rooms| rooms[space.index()])));
        move || {
            let (teas, room) = lying.get();
            view! { <SpaceTokens hill space teas room/> }
        }
    };
    Space::ALL.into_iter().map(space).collect_view()
}

/// A card too small for more than its family and its tea, drawn without this game's symbols.
#[component]
fn CardMark(at: Area, card: CardId, down: bool) -> impl IntoView {
    let fill = if down { "#2C5A45" } else { family_colour(card) };
    let tea = card.card().teas.iter().next().unwrap_or(Tea::Green);
    let is_crate = card.card().family == Family::Crate;
    view! {
        <Rect at corner=6.0 fill stroke=LINE width=1.5/>
        {is_crate.then(|| view! { <Rect at=at.grown(-5.0) corner=3.0 fill="#C79A63" stroke="#7A5632" width=1.2/> })}
        <Token tea x=at.cx() y=at.cy() size=at.h * 0.6/>
    }
}

/// Draws a small picture of a plantation for the shelf, without this game's symbols.
pub fn thumbnail(table: &Table, seat: Seat) -> AnyView {
    let hill = Hill::new(228.0, 194.0, true);
    let merchant = &table.merchants[seat];
    let ships = hill::berths(&hill).filter(|(berth, _)| merchant.berths[berth.index()].is_some()).map(|(_, at)| {
        view! {
            <Rect at corner=6.0 fill="var(--card)" stroke=LINE width=1.5/>
            <Symbol id="clipper" x=at.cx() y=at.cy() size=at.h * 0.9/>
        }
        .into_any()
    });
    let cards = merchant.cards().map(|(slot, card)| {
        view! { <CardMark at=hill.slots[slot.index()] card down=merchant.is_down(slot)/> }.into_any()
    });
    let tokens = Space::ALL.into_iter().map(|space| {
        view! { <SpaceTokens hill space teas=merchant.tokens[space.index()] room=Clearance::Whole/> }.into_any()
    });
    view! { <Terraces hill/>{ships.collect_view()}{cards.collect_view()}{tokens.collect_view()} }.into_any()
}

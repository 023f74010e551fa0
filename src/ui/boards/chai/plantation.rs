//! The contents of a plantation: ships at the dock, cards in their slots, tokens on the spaces. Used by the board,
//! which redraws each piece only when it changes, and by the thumbnails. The hill underneath is [`super::terraces`].

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::{CardId, Family, ShipId};
use crate::games::chai::pieces::{Tea, Teas};
use crate::games::chai::places::{Berth, Slot, Space};
use crate::games::chai::state::{Merchant, Table};
use crate::games::chai::words::{labels, pieces as kinds};
use crate::ui::kit::Memo;
use crate::ui::kit::svg::{Symbol, round};
use crate::words::Piece;

use super::area::Area;
use super::cards::{Card, PlacedCard, family_colour};
use super::journey::Trip;
use super::pieces::Token;
use super::plantation_layout::{self, Clearance, PlantationLayout};
use super::say;
use super::shapes::{Disc, LINE, Label, Rect};
use super::ships::{ShipCard, ShipFormat, TinyShip};
use super::terraces::Terraces;

/// A berth with its ship and cargo.
#[component]
pub fn BerthPlace(
    area: Area,
    ship: Option<(ShipId, Teas)>,
    /// Whether this is a rival's small plantation.
    is_small: bool,
) -> impl IntoView {
    let Some((id, cargo)) = ship else {
        let words = say(&if is_small { labels::free() } else { labels::free_berth() });
        return view! {
            <Rect area=area.grown(-0.7) corner=8.0 fill="none" stroke="var(--sea-ink)" width=1.4 dash="5 4"/>
            <Label x=area.cx() y=area.cy() + 4.0 size=12.0 class="k-mid k-sea" words/>
        }
        .into_any();
    };
    let picture = if is_small {
        view! { <TinyShip area ship=id cargo/> }.into_any()
    } else {
        view! { <ShipCard area ship=id cargo=Some(cargo) format=ShipFormat::for_size(area.w, area.h)/> }.into_any()
    };
    let ropes = format!("M{:.2} {:.2}v5m{:.2}-5v5", area.x + area.w * 0.3, area.bottom(), area.w * 0.4);
    view! { <g data-ask=kinds::of_ship(id).to_string()>{picture}</g><path d=ropes stroke="#F6EEDD" stroke-width="2"/> }
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
    is_small: bool,
) -> impl IntoView {
    let size = largest.min(cell.h - 2.0).min(cell.w + 3.0).max(0.0);
    let (x, y) = (cell.cx(), cell.cy());
    let layers = if is_small { 0 } else { (count - 1).min(2) };
    let token = |layer: u8| {
        let up = f64::from(layer) * 3.5 - f64::from(layers) * 1.7;
        view! { <Token tea x=x + up * 0.5 y=y - up size/> }.into_any()
    };
    view! {
        <ellipse cx=round(x + 1.0) cy=round(y + size * 0.38) rx=round(size * 0.44) ry=round(size * 0.16)
            fill="#1c140a" opacity=".28"/>
        <g data-ask=Piece::new(kinds::TOKEN, tea.index()).to_string()>{(0..=layers).map(token).collect_view()}</g>
        {(count > 1).then(|| view! { <Disc x=x + size * 0.44 y=y + size * 0.34 radius=7.5 number=count/> }.into_any())}
    }
}

/// The tokens of a space; they make room for a journey that passes through.
#[component]
pub fn SpaceTokens(layout: PlantationLayout, space: Space, teas: Teas, clearance: Clearance) -> impl IntoView {
    let stack = |(tea, count, cell): (Tea, u8, Area)| {
        view! { <Stack cell tea count largest=layout.token is_small=layout.small/> }.into_any()
    };
    layout.tokens(space, teas, clearance).into_iter().map(stack).collect_view()
}

pub fn placed_card(merchant: &Merchant, slot: Slot) -> Option<PlacedCard> {
    let card = merchant.slots[slot.index()]?;
    Some(PlacedCard { card, face_down: merchant.is_down(slot), stored: merchant.stored[slot.index()] })
}

pub fn moored(merchant: &Merchant, berth: Berth) -> Option<(ShipId, Teas)> {
    merchant.berths[berth.index()].map(|ship| (ship, merchant.cargo[berth.index()]))
}

/// The ships and cards of a merchant, each redrawn when it changes.
#[component]
pub fn Cards(layout: PlantationLayout, #[prop(into)] merchant: Signal<Merchant>) -> impl IntoView {
    let berth = |(berth, area): (Berth, Area)| {
        let ship = Memo::new(move |_| merchant.with(|merchant| moored(merchant, berth)));
        view! { {move || view! { <BerthPlace area ship=ship.get() is_small=layout.small/> }.into_any()} }.into_any()
    };
    let slot = |(slot, area): (Slot, Area)| {
        let card = Memo::new(move |_| merchant.with(|merchant| placed_card(merchant, slot)));
        let card_view = move || {
            card.get().map(|placed| {
                view! {
                    <g data-ask=kinds::of_card(placed.card).to_string() data-landing=""><Card area placed/></g>
                }
                .into_any()
            })
        };
        view! { {move || card_view()} }.into_any()
    };
    view! {
        {plantation_layout::berths(&layout).map(berth).collect_view()}
        {plantation_layout::slots(&layout).map(slot).collect_view()}
    }
}

/// The tokens of a merchant, each space redrawn when it changes; tokens that move in `trips` are not drawn here.
#[component]
pub fn Tokens(
    layout: PlantationLayout,
    #[prop(into)] merchant: Signal<Merchant>,
    #[prop(into)] trips: Signal<Vec<Trip>>,
    /// The reason why the tokens of each space move aside, by index.
    #[prop(into)]
    clearances: Signal<[Clearance; 8]>,
) -> impl IntoView {
    let resting =
        Memo::new(move |_| trips.with(|trips| merchant.with(|merchant| plantation_layout::resting(merchant, trips))));
    let space = |space: Space| {
        let state = Memo::new(move |_| {
            (resting.with(|state| state[space.index()]), clearances.with(|clearances| clearances[space.index()]))
        });
        let tokens = move || {
            let (teas, clearance) = state.get();
            view! { <SpaceTokens layout space teas clearance/> }.into_any()
        };
        view! { {move || tokens()} }.into_any()
    };
    Space::ALL.into_iter().map(space).collect_view()
}

/// A card too small for more than its family and its tea, drawn without this game's symbols.
#[component]
fn CardMark(area: Area, card: CardId, face_down: bool) -> impl IntoView {
    let fill = if face_down { "#2C5A45" } else { family_colour(card) };
    let tea = card.card().teas.iter().next().unwrap_or(Tea::Green);
    let is_crate = card.card().family == Family::Crate;
    view! {
        <Rect area corner=6.0 fill stroke=LINE width=1.5/>
        {is_crate.then(|| view! {
            <Rect area=area.grown(-5.0) corner=3.0 fill="#C79A63" stroke="#7A5632" width=1.2/>
        }.into_any())}
        <Token tea x=area.cx() y=area.cy() size=area.h * 0.6/>
    }
}

/// Draws a small picture of a plantation for the shelf, without this game's symbols.
pub fn thumbnail(table: &Table, seat: Seat) -> AnyView {
    let layout = PlantationLayout::new(228.0, 194.0, true);
    let merchant = &table.merchants[seat];
    let ships = plantation_layout::berths(&layout).filter(|(berth, _)| merchant.berths[berth.index()].is_some()).map(
        |(_, area)| {
            view! {
                <Rect area corner=6.0 fill="var(--card)" stroke=LINE width=1.5/>
                <Symbol id="clipper" x=area.cx() y=area.cy() size=area.h * 0.9/>
            }
            .into_any()
        },
    );
    let cards = merchant.cards().map(|(slot, card)| {
        view! { <CardMark area=layout.slots[slot.index()] card face_down=merchant.is_down(slot)/> }.into_any()
    });
    let tokens = Space::ALL.into_iter().map(|space| {
        view! { <SpaceTokens layout space teas=merchant.tokens[space.index()] clearance=Clearance::Whole/> }.into_any()
    });
    view! { <Terraces layout/>{ships.collect_view()}{cards.collect_view()}{tokens.collect_view()} }.into_any()
}

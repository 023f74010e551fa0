//! The contents of the five houses and the road; the houses themselves are [`super::scenery`]. Used by the board and
//! the picture on the setup page. Each place is a component that draws its arguments; the house reads the view and
//! redraws a place only when its content has changed.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::chai::data::{CardId, FIRST_YEAR, ShipId};
use crate::games::chai::pieces::{Dice, Tea};
use crate::games::chai::places::{Crew, Hall, Pier, Road, Run, Worker};
use crate::games::chai::view::View;
use crate::games::chai::words::icons::{hall_icon, tea_icon};
use crate::games::chai::words::{labels, pieces as kinds};
use crate::ui::kit::Memo;
use crate::ui::kit::svg::{Symbol, round};

use super::area::{Area, rect};
use super::cards::{Card, PlacedCard, UprightCard};
use super::pieces::{DeckCount, DeckEdge, DiceRow, Die, Ground, Marker, Sockets};
use super::places::{self, Layout, Places};
use super::say;
use super::scenery::Scenery;
use super::shapes::{Disc, LINE, Label, Rect};
use super::ships::{ShipCard, ShipFormat};

/// A tea of the Harvest board with its remaining count.
#[component]
pub fn TeaCell(area: Area, tea: Tea, count: u8, is_street: bool) -> impl IntoView {
    let class = if count == 0 { "k-gone" } else { "k-rim" };
    if area.w > area.h * 1.05 {
        // The token shrinks to leave room for the count beside it.
        let size = (area.h - 6.0).min(36.0).min(area.w - 22.0);
        let x = area.x + (area.w * 0.38).min(area.w - 20.0 - size / 2.0).max(size / 2.0 + 2.0);
        let (font, inset) = if is_street { (14.0, 6.0) } else { (12.5, 3.0) };
        view! {
            <Symbol id=tea_icon(tea) x y=area.cy() size class/>
            <Label x=area.right() - inset y=area.bottom() - 6.0 size=font class="k-end k-ink" words=count.to_string()/>
        }
    } else {
        let size = (area.w * 0.72).min(area.h - 18.0).min(34.0);
        view! {
            <Symbol id=tea_icon(tea) x=area.cx() y=area.y + (area.h - 13.0) / 2.0 size class/>
            <Label x=area.cx() y=area.bottom() - 4.0 size=12.5 class="k-mid k-ink" words=count.to_string()/>
        }
    }
}

/// The workers at the door of the Harvest board, the first merchant's on the left.
#[component]
pub fn Gatherers(places: Places, dice: [Dice; 2]) -> impl IntoView {
    let (house, sign) = (places.houses[0], places.signs[0]);
    let (x, y, max_width, largest) = match places.layout {
        Layout::Street => (house.cx(), house.bottom() - 1.0, house.w - 8.0, 23.0),
        // Beside the name.
        Layout::Rows => (sign.cx() + 33.0, sign.cy(), sign.w - 70.0, 15.0),
        Layout::Shelves => (sign.cx(), house.y + 4.0, sign.w + 4.0, 17.0),
    };
    let workers = Seat::all(2).zip(dice).flat_map(|(seat, dice)| dice.each().map(move |value| (seat, value)));
    let workers: Vec<(Seat, u8)> = workers.collect();
    let count = workers.len() as f64;
    let step = (max_width / count.max(1.0)).min(largest);
    let worker = |(index, (seat, value)): (usize, (Seat, u8))| {
        let x = x + (index as f64 - (count - 1.0) / 2.0) * step;
        view! { <Die x y size=step - 1.0 seat value ground=Ground::Wood/> }.into_any()
    };
    view! { <g data-ask=kinds::WORKER>{workers.into_iter().enumerate().map(worker).collect_view()}</g> }
}

#[component]
fn Harvest(places: Places, view: Signal<View>) -> impl IntoView {
    let is_street = places.is_street();
    let tea = |(tea, area): (Tea, Area)| {
        let count = move || view.with(|view| view.table.supply.count(tea));
        view! { {move || view! { <TeaCell area tea count=count() is_street/> }.into_any()} }.into_any()
    };
    let dice = Memo::new(move |_| view.with(|view| [0, 1].map(|seat| view.table.gatherers[Seat(seat)])));
    view! {
        {Tea::ALL.into_iter().zip(places.teas).map(tea).collect_view()}
        {move || view! { <Gatherers places dice=dice.get()/> }.into_any()}
    }
}

/// The contents of a market slot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StallContent {
    /// The worker that took the card.
    pub worker: Option<Worker>,
    pub card: Option<CardId>,
    /// If this is the deck, its number of cards.
    pub deck: usize,
    pub pile: Dice,
}

impl StallContent {
    /// Reads slot `index` of the view, from 0; the last is the deck.
    pub fn new(view: &View, index: usize) -> StallContent {
        let worker = view.table.stalls[index];
        match view.table.market.get(index) {
            Some(card) => StallContent { worker, card: *card, deck: 0, pile: Dice::NONE },
            None => {
                let card = view.cards.first().copied().flatten();
                StallContent { worker, card, deck: view.cards.len(), pile: view.table.pile }
            }
        }
    }
}

/// The place of a market slot's worker, or the slot's number.
#[component]
fn StallSocket(area: Area, number: usize, worker: Option<Worker>) -> impl IntoView {
    let dash = if worker.is_some() { "none" } else { "4 3.5" };
    let worker_die = match worker {
        Some(worker) => {
            let (seat, value) = (worker.owner(), worker.value());
            view! { <Die x=area.cx() y=area.cy() size=area.w - 2.0 seat value ground=Ground::Paper/> }.into_any()
        }
        None => {
            let words = number.to_string();
            view! { <Label x=area.cx() y=area.cy() + 5.5 size=16.0 class="k-mid k-serif k-ink-2" words/> }.into_any()
        }
    };
    view! { <Rect area corner=8.0 fill="var(--paper-2)" stroke="var(--rule-strong)" width=1.4 dash/>{worker_die} }
}

/// A slot of the market, `index` from 0.
#[component]
pub fn Stall(place: places::Stall, index: usize, content: StallContent, is_street: bool) -> impl IntoView {
    let area = place.card;
    let card_view = match content.card {
        Some(card) => {
            let edge = (content.deck > 1).then(|| view! { <DeckEdge area=area corner=8.0/> }.into_any());
            let card = if is_street {
                view! { <Card area placed=PlacedCard::fresh(card)/> }.into_any()
            } else {
                view! { <UprightCard area card/> }.into_any()
            };
            view! { {edge}{card} }.into_any()
        }
        None => {
            let words = say(&if content.worker.is_some() { labels::taken() } else { labels::no_card() });
            let empty = is_street.then(|| {
                view! { <Label x=area.cx() y=area.cy() + 4.0 size=12.0 class="k-mid k-ink-2" words/> }.into_any()
            });
            view! {
                <Rect area=area.grown(-0.7) corner=8.0 fill="none" stroke="var(--rule-strong)" width=1.4 dash="5 4"/>
                {empty}
            }
            .into_any()
        }
    };
    // The count lies on the corner between slot and deck: below the deck, the ring of a lit slot would cross it.
    let (x, y) = if is_street { (area.right() - 14.0, area.y - 5.0) } else { (area.right() - 12.0, area.y - 1.0) };
    let count = (content.deck > 0).then(|| view! { <DeckCount x y count=content.deck/> }.into_any());
    let pile = (content.deck > 0 && !content.pile.is_empty()).then(|| {
        let (values, y, max_width) = (content.pile.each().collect::<Vec<u8>>(), area.bottom() - 13.0, area.w - 8.0);
        view! { <DiceRow x=area.cx() y max_width largest=24.0 seat=Seat(1) values ground=Ground::Wood/> }.into_any()
    });
    view! { <StallSocket area=place.socket number=index + 1 worker=content.worker/>{card_view}{count}{pile} }
}

#[component]
fn Market(places: Places, view: Signal<View>) -> impl IntoView {
    let is_street = places.is_street();
    let stall = |(index, place): (usize, places::Stall)| {
        let content = Memo::new(move |_| view.with(|view| StallContent::new(view, index)));
        view! { {move || view! { <Stall place index content=content.get() is_street/> }.into_any()} }.into_any()
    };
    places.stalls.into_iter().enumerate().map(stall).collect_view()
}

/// A space of the palace, by its index, with the worker sent there.
#[component]
pub fn HallCell(area: Area, index: usize, worker: Option<Worker>, is_street: bool) -> impl IntoView {
    let hall = Hall::ALL[index];
    let y = area.y + (area.h - 15.0) / 2.0;
    let foot = area.bottom() - if area.h > 60.0 { 9.0 } else { 4.5 };
    let font = if is_street { 14.0 } else { 13.0 };
    let opacity = if worker.is_some() { "0.45" } else { "1" };
    let worker_die = worker.map(|worker| {
        let (size, seat, value) = ((area.h - 18.0).min(34.0), worker.owner(), worker.value());
        view! { <Die x=area.cx() y size seat value ground=Ground::Wood/> }.into_any()
    });
    let words = say(&labels::hall(hall));
    view! {
        <g opacity=opacity>
            <Symbol id=hall_icon(hall) x=area.cx() y size=(area.h - 18.0).min(44.0).min(area.w - 8.0) class="k-rim"/>
        </g>
        <Label x=area.cx() y=foot size=font class="k-mid k-serif k-ink" words max_width=area.w - 3.0/>
        {worker_die}
    }
}

#[component]
fn Palace(places: Places, view: Signal<View>) -> impl IntoView {
    let is_street = places.is_street();
    let hall = |(index, area): (usize, Area)| {
        let worker = Memo::new(move |_| view.with(|view| view.table.halls[index]));
        view! { {move || view! { <HallCell area index worker=worker.get() is_street/> }.into_any()} }.into_any()
    };
    places.halls.into_iter().enumerate().map(hall).collect_view()
}

/// The contents of a pier of the harbour.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PierContent {
    pub ship: Option<ShipId>,
    /// If this is the deck, its number of ships.
    pub deck: usize,
    /// The run that reserves it.
    pub run: Option<Run>,
}

impl PierContent {
    pub fn new(view: &View, pier: Pier) -> PierContent {
        let run = view.table.runs[pier.index()];
        let deck = if pier == Pier::DECK { view.ships.len() } else { 0 };
        PierContent { ship: view.ship_at(pier), deck, run }
    }
}

/// A pier of the harbour: its ship and the quay in front of it.
#[component]
pub fn PierPlace(place: places::Pier, content: PierContent, format: ShipFormat) -> impl IntoView {
    let (area, quay) = (place.card, place.quay);
    let ship_view = match content.ship {
        Some(ship) => {
            let edge = (content.deck > 1).then(|| view! { <DeckEdge area=area corner=9.0/> }.into_any());
            view! { {edge}<ShipCard area ship cargo=None format/> }.into_any()
        }
        None => view! {
            <Rect area=area.grown(-0.7) corner=9.0 fill="none" stroke="var(--rule-strong)" width=1.4 dash="5 4"/>
            <Label x=area.cx() y=area.cy() + 4.0 size=12.0 class="k-mid k-ink-2" words=say(&labels::no_ship())/>
        }
        .into_any(),
    };
    // Between deck and quay the count covers neither tea nor workers.
    let (x, y) = (area.right() - 14.0, area.bottom() + 5.0);
    let count = (content.deck > 0).then(|| view! { <DeckCount x y count=content.deck/> }.into_any());
    let quay_content = match content.run {
        Some(run) => view! { <QuayRun quay run/> }.into_any(),
        None => {
            let size = (quay.h - 10.0).min(30.0).min(quay.w / 2.0 - 4.0);
            view! { <Sockets x=quay.cx() y=quay.cy() size ground=Ground::Wood/> }.into_any()
        }
    };
    view! { {ship_view}{count}{quay_content} }
}

/// A run on a quay; if its dice would be too small to read, it is written as text.
#[component]
pub fn QuayRun(quay: Area, run: Run) -> impl IntoView {
    let (seat, y) = (run.owner, quay.cy());
    let values: Vec<u8> = (run.low..=run.high).collect();
    let step = (quay.w - 4.0) / values.len() as f64;
    if step >= 17.0 || quay.h >= 44.0 {
        let (max_width, largest) = (quay.w - 4.0, (quay.h - 8.0).min(32.0));
        return view! { <DiceRow x=quay.cx() y max_width largest seat values ground=Ground::Wood/> }.into_any();
    }
    let size = (quay.h - 8.0).min(26.0);
    let inset = size / 2.0 + 5.0;
    view! {
        <Die x=quay.x + inset y size seat value=run.low ground=Ground::Wood/>
        <Die x=quay.right() - inset y size seat value=run.high ground=Ground::Wood/>
        <Label x=quay.cx() y=y + 4.5 size=13.0 class="k-mid k-bold k-on-wood" words="–"/>
    }
    .into_any()
}

#[component]
fn Harbour(places: Places, view: Signal<View>) -> impl IntoView {
    let format = places.ship_format();
    let pier = |(pier, place): (Pier, places::Pier)| {
        let content = Memo::new(move |_| view.with(|view| PierContent::new(view, pier)));
        view! { {move || view! { <PierPlace place content=content.get() format/> }.into_any()} }.into_any()
    };
    Pier::ALL.into_iter().zip(places.piers).map(pier).collect_view()
}

/// A place of the production house: its set of workers, in one or two rows.
#[component]
pub fn CrewPlace(area: Area, crew: Option<Crew>) -> impl IntoView {
    let left = area.x + 31.0;
    let free_width = area.right() - left - 3.0;
    let (x, y) = (left + free_width / 2.0, area.cy());
    let Some(crew) = crew else {
        let size = (area.h - 12.0).min(30.0).min(free_width / 2.0 - 4.0);
        return view! { <Sockets x y size ground=Ground::Paper/> }.into_any();
    };
    let (seat, ground) = (crew.owner, Ground::Paper);
    let mut values: Vec<u8> = Dice::of_one_value(crew.value, crew.count).each().collect();
    let half_count = values.len().div_ceil(2);
    let one_row = (free_width / values.len() as f64).min(36.0);
    let two_rows = (free_width / half_count as f64).min(area.h / 2.0 - 2.0);
    if values.len() > 2 && two_rows > one_row + 2.0 {
        let lower_row = values.split_off(half_count);
        return view! {
            <DiceRow x y=y - two_rows / 2.0 max_width=free_width largest=two_rows seat values ground/>
            <DiceRow x y=y + two_rows / 2.0 max_width=free_width largest=two_rows seat values=lower_row ground/>
        }
        .into_any();
    }
    view! { <DiceRow x y max_width=free_width largest=(area.h - 10.0).min(34.0) seat values ground/> }.into_any()
}

#[component]
fn Production(places: Places, view: Signal<View>) -> impl IntoView {
    let crew = |(index, area): (usize, Area)| {
        let crew = Memo::new(move |_| view.with(|view| view.table.crews[index]));
        view! { {move || view! { <CrewPlace area crew=crew.get()/> }.into_any()} }.into_any()
    };
    places.crews.into_iter().enumerate().map(crew).collect_view()
}

#[component]
pub fn RoadMarkers(places: Places, road: Road) -> impl IntoView {
    let (markers, (x, y)) = places.road(&road);
    let marker = |steps: u8| {
        let position = road.ahead(steps);
        let number = (steps <= 3).then_some(steps);
        let face = road.face(position);
        let piece = kinds::of_marker(road.rules, road.markers[position.0][position.1]).to_string();
        let (area, side) = (markers[usize::from(steps) - 1], position.0);
        // In a strip the markers are side by side, so that the number has room only below.
        let (beside, below) = if places.is_street() { (number, None) } else { (None, number) };
        let disc = below.map(|number| view! { <Disc x=area.cx() y=area.bottom() radius=8.5 number/> }.into_any());
        view! { <g data-ask=piece><Marker area teas=face.teas units=face.units side number=beside/>{disc}</g> }
            .into_any()
    };
    view! {
        <ellipse cx=round(x) cy=round(y + 19.0) rx="15" ry="4.5" fill="#1c140a" opacity=".33"/>
        {(1..=6u8).map(marker).collect_view()}
        <g data-ask=kinds::ASSISTANT><Symbol id="assistant" x y size=44.0 class="k-walker"/></g>
    }
}

/// The year on a milestone at the assistant's feet, because a phone has no heading.
#[component]
pub fn Milestone(x: f64, y: f64, year: u16) -> impl IntoView {
    view! {
        <g data-ask=kinds::CALENDAR>
            <Rect area=rect(x - 19.0, y + 12.0, 38.0, 15.0) corner=4.0 fill="var(--paper)" stroke=LINE width=1.2/>
            <Label x y=y + 24.0 size=12.0 class="k-mid k-bold k-ink" words=year.to_string()/>
        </g>
    }
}

#[component]
fn RoadView(places: Places, view: Signal<View>) -> impl IntoView {
    let road = Memo::new(move |_| view.with(|view| view.table.road));
    let year = move || view.with(|view| FIRST_YEAR + u16::from(view.table.year));
    let milestone = move || {
        let (x, y) = places.road(&road.get()).1;
        view! { <Milestone x y year=year()/> }.into_any()
    };
    let milestone = (!places.is_street() && places.size.1 >= 460.0).then(|| view! { {move || milestone()} }.into_any());
    view! { {move || view! { <RoadMarkers places road=road.get()/> }.into_any()}{milestone} }
}

/// A layout with all its contents.
#[component]
pub fn HousesPicture(places: Places, #[prop(into)] view: Signal<View>) -> impl IntoView {
    view! {
        <Scenery places/>
        <RoadView places view/>
        <Harvest places view/>
        <Market places view/>
        <Palace places view/>
        <Harbour places view/>
        <Production places view/>
    }
}

//! The drawings of what stands and lies in the five houses and on the road; the houses themselves are
//! [`super::scenery`].

use crate::engine::Seat;
use crate::games::chai::data::FIRST_YEAR;
use crate::games::chai::places::{Pier, Worker};
use crate::games::chai::state::Table;
use crate::games::chai::tea::{Dice, Tea};
use crate::games::chai::view::View;

use super::draw::{Area, Ink, LINE, area};
use super::pieces::{self, Laid};
use super::places::Places;
use super::ships::{self, Cut};
use super::text;

fn socket(ink: &mut Ink, a: Area, dark: bool) {
    let (fill, stroke, more) = if dark {
        ("#F6EEDD", "#3A2513", "stroke-dasharray=\"4 3.5\" fill-opacity=\".3\"")
    } else {
        ("none", "var(--rule-strong)", "stroke-dasharray=\"4 3.5\"")
    };
    ink.rect_with(a, 7.0, fill, stroke, 1.3, more);
}

/// The teas of the Harvest board and the workers that have gathered them.
pub fn harvest(places: &Places, table: &Table) -> String {
    let mut ink = Ink::default();
    for (tea, a) in Tea::ALL.into_iter().zip(places.teas) {
        let count = table.supply.count(tea);
        let class = if count == 0 { "k-gone" } else { "k-rim" };
        if a.w > a.h * 1.05 {
            // The count stands beside the token, which gives way to it.
            let size = (a.h - 6.0).min(36.0).min(a.w - 22.0);
            let x = a.x + (a.w * 0.38).min(a.w - 20.0 - size / 2.0).max(size / 2.0 + 2.0);
            ink.icon_in(crate::games::chai::text::tea_icon(tea), x, a.cy(), size, class);
            let font = if places.street { 14.0 } else { 12.5 };
            ink.text(
                a.right() - if places.street { 6.0 } else { 3.0 },
                a.bottom() - 6.0,
                font,
                "k-end k-ink",
                &count.to_string(),
            );
        } else {
            let size = (a.w * 0.72).min(a.h - 18.0).min(34.0);
            ink.icon_in(crate::games::chai::text::tea_icon(tea), a.cx(), a.y + (a.h - 13.0) / 2.0, size, class);
            ink.text(a.cx(), a.bottom() - 4.0, 12.5, "k-mid k-ink", &count.to_string());
        }
    }
    // The workers stand at the door, the first merchant's left.
    let house = places.houses[0];
    let values = |seat: u8| table.gatherers[Seat(seat)].each().collect::<Vec<u8>>();
    let count = f64::from(table.gatherers[Seat(0)].total() + table.gatherers[Seat(1)].total());
    let (x, y, room) = if places.street {
        (house.cx(), house.bottom() - 1.0, house.w - 8.0)
    } else {
        (places.signs[0].cx(), house.y + 4.0, places.signs[0].w + 4.0)
    };
    if count > 0.0 {
        let step = (room / count).min(if places.street { 23.0 } else { 17.0 });
        let all = [0u8, 1].into_iter().flat_map(|seat| values(seat).into_iter().map(move |value| (Seat(seat), value)));
        for (index, (seat, value)) in all.enumerate() {
            let at = x + (index as f64 - (count - 1.0) / 2.0) * step;
            pieces::die_on_wood(&mut ink, at, y, step - 1.0, seat, value);
        }
    }
    ink.0
}

fn stands(worker: Option<Worker>) -> Option<(Seat, u8)> {
    worker.map(|worker| (worker.owner(), worker.value()))
}

/// The market.
pub fn market(places: &Places, view: &View) -> String {
    let mut ink = Ink::default();
    let table = &view.table;
    for (index, stall) in places.stalls.iter().enumerate() {
        let socket_at = stall.socket;
        let worker = stands(table.stalls[index]);
        let dash = if worker.is_some() { "" } else { "stroke-dasharray=\"4 3.5\"" };
        ink.rect_with(socket_at, 8.0, "var(--paper-2)", "var(--rule-strong)", 1.4, dash);
        match worker {
            Some((seat, value)) => {
                pieces::die(&mut ink, socket_at.cx(), socket_at.cy(), socket_at.w - 2.0, seat, value)
            }
            None => {
                let number = (index + 1).to_string();
                ink.text(socket_at.cx(), socket_at.cy() + 5.5, 16.0, "k-mid k-serif k-ink-2", &number);
            }
        }
        let deck = index == 5;
        let lying = if deck { view.cards.first().copied().flatten() } else { table.market[index] };
        match lying {
            Some(card) => {
                if deck && view.cards.len() > 1 {
                    pieces::deck_edge(&mut ink, stall.card, 8.0);
                }
                if places.street {
                    pieces::card(&mut ink, stall.card, Laid::fresh(card));
                } else {
                    pieces::upright_card(&mut ink, stall.card, card);
                }
            }
            None => {
                let more = "stroke-dasharray=\"5 4\"";
                ink.rect_with(stall.card.grown(-0.7), 8.0, "none", "var(--rule-strong)", 1.4, more);
                if places.street {
                    let words = if worker.is_some() { text::TAKEN } else { text::NO_CARD };
                    ink.text(stall.card.cx(), stall.card.cy() + 4.0, 12.0, "k-mid k-ink-2", words);
                }
            }
        }
        if deck && !view.cards.is_empty() {
            let (right, up) = if places.street { (14.0, 0.0) } else { (12.0, 0.0) };
            pieces::deck_count(&mut ink, stall.card.right() - right, stall.card.y + up, view.cards.len());
            let pile: Vec<u8> = table.pile.each().collect();
            if !pile.is_empty() {
                let room = stall.card.w - 8.0;
                pieces::dice_row(
                    &mut ink,
                    stall.card.cx(),
                    stall.card.bottom() - 13.0,
                    room,
                    24.0,
                    Seat(1),
                    &pile,
                    true,
                );
            }
        }
    }
    ink.0
}

/// The palace.
pub fn palace(places: &Places, table: &Table) -> String {
    let mut ink = Ink::default();
    let icons = ["pa-move", "pa-swap", "pa-refresh", "first-coin"];
    for (index, a) in places.halls.into_iter().enumerate() {
        let worker = stands(table.halls[index]);
        let size = (a.h - 18.0).min(44.0).min(a.w - 8.0);
        let y = a.y + (a.h - 15.0) / 2.0;
        ink.pale(if worker.is_some() { 0.45 } else { 1.0 }, |ink| ink.icon_in(icons[index], a.cx(), y, size, "k-rim"));
        let font = if places.street { 14.0 } else { 13.0 };
        ink.text(
            a.cx(),
            a.bottom() - if a.h > 60.0 { 9.0 } else { 4.5 },
            font,
            "k-mid k-serif k-ink",
            text::HALLS[index],
        );
        if let Some((seat, value)) = worker {
            pieces::die_on_wood(&mut ink, a.cx(), y, (a.h - 18.0).min(34.0), seat, value);
        }
    }
    ink.0
}

/// The harbour.
pub fn harbour(places: &Places, view: &View) -> String {
    let mut ink = Ink::default();
    let table = &view.table;
    // All are cut alike, though the deck is a little smaller.
    let cut = Cut::of(places.piers[0].card.w, places.piers[0].card.h);
    for (index, pier) in places.piers.iter().enumerate() {
        let deck = Pier(index as u8) == Pier::DECK;
        let lying = if deck { view.ships.first().copied().flatten() } else { table.ships[index] };
        match lying {
            Some(ship) => {
                if deck && view.ships.len() > 1 {
                    pieces::deck_edge(&mut ink, pier.card, 9.0);
                }
                ships::ship(&mut ink, pier.card, ship, None, cut);
            }
            None => {
                let more = "stroke-dasharray=\"5 4\"";
                ink.rect_with(pier.card.grown(-0.7), 9.0, "none", "var(--rule-strong)", 1.4, more);
                ink.text(pier.card.cx(), pier.card.cy() + 4.0, 12.0, "k-mid k-ink-2", text::NO_SHIP);
            }
        }
        if deck && !view.ships.is_empty() {
            // Where it covers least: the water under a small ship, else the sky.
            match cut {
                Cut::Low => {
                    pieces::deck_count(&mut ink, pier.card.x + 19.0, pier.card.bottom() - 2.0, view.ships.len())
                }
                _ => pieces::deck_count(&mut ink, pier.card.right() - 14.0, pier.card.y + 6.0, view.ships.len()),
            }
        }
        match table.runs[index] {
            Some(run) => {
                let values: Vec<u8> = (run.low..=run.high).collect();
                quay_run(&mut ink, pier.quay, run.owner, &values);
            }
            None => {
                let size = (pier.quay.h - 10.0).min(30.0).min(pier.quay.w / 2.0 - 4.0);
                for aside in [-1.0, 1.0] {
                    let x = pier.quay.cx() + aside * (size / 2.0 + 2.0) - size / 2.0;
                    socket(&mut ink, area(x, pier.quay.cy() - size / 2.0, size, size), true);
                }
            }
        }
    }
    ink.0
}

/// A run on a quay; too long for its dice to be read it is written.
pub fn quay_run(ink: &mut Ink, quay: Area, owner: Seat, values: &[u8]) {
    let step = (quay.w - 4.0) / values.len() as f64;
    if step >= 17.0 || quay.h >= 44.0 {
        return pieces::dice_row(
            ink,
            quay.cx(),
            quay.cy(),
            quay.w - 4.0,
            (quay.h - 8.0).min(32.0),
            owner,
            values,
            true,
        );
    }
    let (low, high) = (values[0], values[values.len() - 1]);
    let size = (quay.h - 8.0).min(26.0);
    pieces::die_on_wood(ink, quay.x + size / 2.0 + 5.0, quay.cy(), size, owner, low);
    pieces::die_on_wood(ink, quay.right() - size / 2.0 - 5.0, quay.cy(), size, owner, high);
    ink.text(quay.cx(), quay.cy() + 4.5, 13.0, "k-mid k-bold k-on-wood", "–");
}

/// The production house.
pub fn production(places: &Places, table: &Table) -> String {
    let mut ink = Ink::default();
    for (crew, a) in table.crews.iter().zip(places.crews) {
        let left = a.x + 31.0;
        let room = a.right() - left - 3.0;
        let middle = left + room / 2.0;
        match crew {
            Some(crew) => {
                let values: Vec<u8> = Dice::many(crew.value, crew.count).each().collect();
                let one_row = (room / values.len() as f64).min(36.0);
                let two_rows = (room / values.len().div_ceil(2) as f64).min(a.h / 2.0 - 2.0);
                if values.len() > 2 && two_rows > one_row + 2.0 {
                    let (above, below) = values.split_at(values.len().div_ceil(2));
                    pieces::dice_row(
                        &mut ink,
                        middle,
                        a.cy() - two_rows / 2.0,
                        room,
                        two_rows,
                        crew.owner,
                        above,
                        false,
                    );
                    pieces::dice_row(
                        &mut ink,
                        middle,
                        a.cy() + two_rows / 2.0,
                        room,
                        two_rows,
                        crew.owner,
                        below,
                        false,
                    );
                } else {
                    let largest = (a.h - 10.0).min(34.0);
                    pieces::dice_row(&mut ink, middle, a.cy(), room, largest, crew.owner, &values, false);
                }
            }
            None => {
                let size = (a.h - 12.0).min(30.0).min(room / 2.0 - 4.0);
                for aside in [-1.0, 1.0] {
                    let x = middle + aside * (size / 2.0 + 2.0) - size / 2.0;
                    socket(&mut ink, area(x, a.cy() - size / 2.0, size, size), false);
                }
            }
        }
    }
    ink.0
}

/// All of a layout in one picture.
pub fn picture(places: &Places, view: &View) -> String {
    let table = &view.table;
    let layers = [
        super::scenery::scenery(places),
        road(places, table),
        harvest(places, table),
        market(places, view),
        palace(places, table),
        harbour(places, view),
        production(places, table),
    ];
    layers.concat()
}

/// The harvest markers and the assistant.
pub fn road(places: &Places, table: &Table) -> String {
    let mut ink = Ink::default();
    let (markers, (x, y)) = places.road(&table.road);
    ink.put(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"15\" ry=\"4.5\" fill=\"#1c140a\" opacity=\".33\"/>",
        &[x, y + 19.0],
        &[],
    );
    for steps in 1..=6u8 {
        let at = table.road.ahead(steps);
        let number = (steps <= 3).then_some(steps);
        pieces::marker(&mut ink, markers[usize::from(steps) - 1], table.road.face(at), at.0, number);
    }
    ink.icon_in("assistant", x, y, 44.0, "k-walker");
    if !places.street && places.size.1 >= 460.0 {
        // The year stands on a milestone at the walker's feet: a phone has no heading.
        let year = FIRST_YEAR + u16::from(table.year);
        ink.rect(area(x - 19.0, y + 12.0, 38.0, 15.0), 4.0, "var(--paper)", LINE, 1.2);
        ink.text(x, y + 24.0, 12.0, "k-mid k-bold k-ink", &year.to_string());
    }
    ink.0
}

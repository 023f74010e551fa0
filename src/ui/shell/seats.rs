//! The seats around the table: panels on a wide screen, chips on a phone.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::ui::desk::Desk;
use crate::ui::games::Board;
use crate::ui::kit::{badge, icon};
use crate::ui::text;

use super::spot::Spot;

/// The panels of all seats, the reader's own first.
#[component]
pub fn SeatPanels<G: Board>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let seats = desk.shell.seats();
    view! {
        <div class="seats" class:many={seats > 4} data-region="seats">
            {Seat::all(seats).map(|seat| view! { <SeatPanel desk seat/> }).collect_view()}
        </div>
    }
}

/// The points of a seat as its game shows them.
fn total<G: Board>(desk: Desk<G>, seat: Seat) -> AnyView {
    desk.view.with(|view| G::total(view, seat).unwrap_or_else(|| G::score(view, seat).into_any()))
}

#[component]
fn SeatPanel<G: Board>(desk: Desk<G>, seat: Seat) -> impl IntoView {
    let shell = desk.shell;
    let acting = Memo::new(move |_| shell.is_now() && shell.read(|mid| mid.to_act()) == Some(seat));
    let name = move || shell.read(|mid| mid.seating().players[seat.index()].name.clone());
    let kind = move || {
        let (kind, person) = shell.read(|mid| {
            let player = &mid.seating().players[seat.index()];
            (player.kind.clone(), player.is_person())
        });
        let you = shell.speak(|speaker| speaker.is_you(seat));
        view! { {icon(if person { "ui-human" } else { "ui-cpu" }, "i16")}{text::kind(&kind, you)} }
    };
    let inside = view! {
        <span class="seat-head">
            {badge(seat, "")}
            <span class="grow"><span class="seat-name">{name}</span><span class="seat-kind">{kind}</span></span>
            <span class="score">{move || total(desk, seat)}</span>
        </span>
        <span class="seat-rest">{G::seat(desk, seat)}</span>
    };
    let class = format!("seat panel s{seat}");
    view! {
        <div class=class class:act=acting data-anchor=format!("seat-{seat}") aria-current=move || acting.get().then_some("true")>
            {match G::seat_part(seat) {
                Some(part) => view! { <Spot desk part class="seat-spot">{inside}</Spot> }.into_any(),
                None => inside.into_any(),
            }}
        </div>
    }
}

/// The chips of all seats in a phone's header.
#[component]
pub fn SeatChips<G: Board>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let shell = desk.shell;
    let chip = move |seat: Seat| {
        let acting = move || shell.is_now() && shell.read(|mid| mid.to_act()) == Some(seat);
        let inside = view! {
            {badge(seat, "s")}
            <span class="chip-words">
                <span class="chip-score">{move || total(desk, seat)}</span>
                {G::chip(desk, seat)}
            </span>
        };
        let label = move || shell.read(|mid| mid.seating().players[seat.index()].name.clone());
        view! {
            <div class=format!("o s{seat}") class:me=acting data-anchor=format!("seat-{seat}") role="group" aria-label=label>
                {match G::seat_part(seat) {
                    Some(part) => view! { <Spot desk part class="seat-spot">{inside}</Spot> }.into_any(),
                    None => inside.into_any(),
                }}
            </div>
        }
    };
    let seats = shell.seats();
    view! { <div class="chips" class:many={seats > 4} data-region="seats">{Seat::all(seats).map(chip).collect_view()}</div> }
}

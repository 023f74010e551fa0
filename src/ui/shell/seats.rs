//! The seats around the table: panels on a wide screen, chips on a phone.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::engine::record::Player;
use crate::ui::kit::{Button, ButtonKind, Memo, badge, icon};
use crate::ui::shell::board::Board;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;

use super::board_handle::BoardHandle;

/// The panels of all seats, the reader's own first.
#[component]
pub fn SeatPanels<G: Board>(board: BoardContext<G>) -> impl IntoView {
    panels(BoardHandle::new(board))
}

fn panels(board: BoardHandle) -> AnyView {
    let seats = board.shell.sides();
    view! {
        <div class="seats" class:many={seats > 4} data-region="seats">
            {Seat::all(seats).map(|seat| panel(board, seat)).collect_view()}
        </div>
    }
    .into_any()
}

fn panel(board: BoardHandle, seat: Seat) -> AnyView {
    let shell = board.shell;
    let acting = Memo::new(move |_| shell.is_now() && shell.read(|table| table.to_act()) == Some(seat));
    let name = move || shell.read(|table| table.name(seat));
    let header = move || {
        view! {
            {badge(seat, "")}
            <span class="grow">
                <span class="seat-name">{move || name()}</span>
                {kind(shell, seat)}
            </span>
            <span class="score" data-ask="score">{board.board().total(seat)}</span>
        }
        .into_any()
    };
    let content = move |pressed: bool| {
        match pressed {
        // The whole panel can be pressed as a piece.
        true => board.board().spot(
            seat,
            view! { <span class="seat-head">{header()}</span><span class="seat-rest">{board.board().seat(seat)}</span> }
                .into_any(),
        ),
        false => view! {
            <Button
                kind=ButtonKind::Bare
                class="seat-head seat-open"
                on_click=move || shell.sheet.set(Some(Sheet::Seat(seat)))
                attr:aria-haspopup="dialog"
            >
                {header()}
            </Button>
            <span class="seat-rest">{board.board().seat(seat)}</span>
        }
        .into_any(),
    }
    };
    let pressable = Memo::new(move |_| board.board().is_seat_pressable(seat));
    let class = format!("seat panel s{seat}");
    view! {
        <div
            class=class
            class:act=move || acting.get()
            data-anchor=format!("seat-{seat}")
            aria-current=move || acting.get().then_some("true")
        >
            {move || content(pressable.get())}
        </div>
    }
    .into_any()
}

/// Draws who controls a side: a person, a computer of some level, or the rules.
pub fn kind(shell: Shell, side: Seat) -> AnyView {
    let words = move || {
        let player = shell.read(|table| table.seating.displayed_player(side).cloned());
        let is_you = shell.speak(|speaker| speaker.is_you(side));
        player.map_or_else(|| text::MOVED_BY_THE_RULES.to_string(), |player| text::kind(&player.kind, is_you))
    };
    let is_person =
        Memo::new(move |_| shell.read(|table| table.seating.displayed_player(side).is_some_and(Player::is_person)));
    let symbol = move || icon(if is_person.get() { "ui-human" } else { "ui-cpu" }, "i16");
    // In narrow panels a board's style hides the second part, "computer" or the character of a computer: the drawing
    // replaces it, and screen readers still read it.
    let parts = move || {
        let words = words();
        let is_computer = shell.read(|table| table.seating.players.len() > side.index()) && !is_person.get();
        match words.split_once(' ').filter(|_| is_computer) {
            Some((level, rest)) => (level.to_owned(), format!(" {rest}")),
            None => (words, String::new()),
        }
    };
    let content = view! {
        {move || symbol()}
        <span>{move || parts().0}<span class="seat-kind-rest">{move || parts().1}</span></span>
    };
    view! { <span class="seat-kind">{content}</span> }.into_any()
}

#[component]
pub fn SeatChips(board: BoardHandle) -> impl IntoView {
    let shell = board.shell;
    let chip = move |seat: Seat| {
        let acting = move || shell.is_now() && shell.read(|table| table.to_act()) == Some(seat);
        let name = move || shell.read(|table| table.name(seat));
        let words = move || {
            view! {
                {badge(seat, "s")}
                <span class="chip-words">
                    <span class="chip-name" aria-hidden="true">{move || name()}</span>
                    <span class="chip-score" data-ask="score">{board.board().total(seat)}</span>
                    {board.board().chip(seat)}
                </span>
            }
            .into_any()
        };
        let content = move |pressed: bool| match pressed {
            true => board.board().spot(seat, words().into_any()),
            false => view! {
                <Button
                    kind=ButtonKind::Bare
                    class="seat-spot seat-open"
                    on_click=move || shell.sheet.set(Some(Sheet::Seat(seat)))
                    attr:aria-haspopup="dialog"
                >
                    <span class="unseen">{move || name()}</span>
                    {words()}
                </Button>
            }
            .into_any(),
        };
        let pressable = Memo::new(move |_| board.board().is_seat_pressable(seat));
        let label = move || match board.board().score(seat) {
            Some(score) => text::name_and_score(&name(), score),
            None => name(),
        };
        view! {
            <div
                class=format!("o s{seat}")
                class:me=move || acting()
                data-anchor=format!("seat-{seat}")
                role="group"
                aria-label=move || label()
            >
                {move || content(pressable.get())}
            </div>
        }
        .into_any()
    };
    let seats = shell.sides();
    view! {
        <div class="chips" class:many={seats > 4} data-region="seats">
            {Seat::all(seats).map(chip).collect_view()}
        </div>
    }
}

//! The prompt: the one line that always says whose turn it is and what can be done now. It is part of the voice,
//! whatever else is said there.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::Table;
use crate::table::beats::{self, Announcement};
use crate::ui::kit::{Button, ButtonKind, Memo, Shown, aside, badge, icon};
use crate::ui::shell::Shell;
use crate::ui::shell::flights::PROMPT_ANCHOR;
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::opponents::automatic_answer;

/// The prompt line. While a move or the end of a round is on show it describes that in one sentence.
#[component]
pub fn Prompt(
    board: BoardHandle,
    /// Shows the full text if it is truncated.
    unfold: Callback<()>,
) -> impl IntoView {
    let shell = board.shell;
    let announcement = Memo::new(move |_| shell.announcement.get().filter(|_| shell.is_now()));
    let past_ply = move || shell.past_ply.get().filter(|_| shell.is_looking_back());
    let seat = Memo::new(move |_| match (past_ply(), announcement.get()) {
        (Some(ply), _) => {
            ply.checked_sub(1).and_then(|ply| shell.read(|table| table.actors().get(ply as usize).copied()))
        }
        (None, Some(announcement)) => announcement.badge,
        (None, None) if shell.is_finale_pending() => None,
        (None, None) => shell.read(|table| {
            let automaton = || (table.sides() > table.seating.players.len() as u8).then(|| Seat(table.sides() - 1));
            table.to_act().or_else(|| table.outcome()?.winners.iter().next()).or_else(automaton)
        }),
    });
    let headline = move || match (past_ply(), announcement.get()) {
        (Some(ply), _) => step_label(shell, ply),
        (None, Some(announcement)) => announcement.text,
        (None, None) => whose_turn(shell, seat.get()),
    };
    let detail = move || match past_ply() {
        Some(ply) => past_move(shell, ply),
        // The person's next choices stay visible.
        None if announcement.with(|current| current.as_ref().is_some_and(|announced| !is_own(shell, announced))) => {
            String::new()
        }
        // Nothing is asked where the table answers by itself.
        None if automatic_answer(shell).is_some() => String::new(),
        None => shell.result().unwrap_or_else(|| shell.read(|table| table.prompt())),
    };
    view! {
        <div
            class="prompt"
            class:announcing=move || announcement.with(Option::is_some)
            class:own=move || announcement.with(|current| current.as_ref().is_some_and(|made| is_own(shell, made)))
            data-prompt=""
            tabindex="-1"
            on:click=move |_| unfold.run(())
            data-anchor=PROMPT_ANCHOR
            data-announcement=move || announcement.get().map(|announcement| announcement.ply.to_string())
        >
            {move || match seat.get() {
                Some(seat) => badge(seat, ""),
                None => icon(announcement.with(|made| made.as_ref().map_or("teapot", |made| made.icon)), "i"),
            }}
            <div class="prompt-words">
                <b>{move || headline()}" "{move || announcement.with(|current| own_change(current.as_ref()?))}</b>
                <span>
                    {move || detail()}" "{move || announcement.with(|current| standings(board, current.as_ref()?))}
                </span>
            </div>
        </div>
    }
}

/// Whether a person at this device made the announced move and the game continues after it.
fn is_own(shell: Shell, announcement: &Announcement) -> bool {
    let continues = |table: &Table| table.outcome().is_none() && table.seating.is_person(announcement.seat);
    !announcement.closes && shell.read(continues)
}

/// Draws what the announced move cost or gained.
fn own_change(announcement: &Announcement) -> Option<AnyView> {
    (!announcement.aside.is_empty()).then(|| aside(&announcement.aside))
}

/// Draws the standing at the end of a round: the points of each side as its panel shows them, and what changed.
fn standings(board: BoardHandle, announcement: &Announcement) -> Option<AnyView> {
    let standing_of = |side: Seat| {
        let total = board.shell.read_untracked(|table| table.shows_total(side)).then(|| board.board().total(side));
        let changes = announcement.changes.iter().filter(|(changed_side, _)| *changed_side == side);
        let changes = changes.map(|(_, change)| view! { {aside(change)}" " }.into_any());
        view! { <i>{badge(side, "s")}" "{total}" "{changes.collect_view()}</i>" " }.into_any()
    };
    announcement.closes.then(|| {
        let standings = Seat::all(board.shell.sides()).map(standing_of).collect_view();
        view! { <i class="standings">{standings}</i> }.into_any()
    })
}

/// Returns the step of the replay that ends after `ply` plies, in words.
fn step_label(shell: Shell, ply: u32) -> String {
    let stops = shell.read(beats::stops);
    let number = stops.iter().take_while(|stop| **stop < ply).count().min(stops.len() - 1);
    text::move_number(number, stops.len() - 1)
}

/// Returns the move that led to the position after `ply` plies.
fn past_move(shell: Shell, ply: u32) -> String {
    if ply == 0 {
        return text::INITIAL_POSITION.to_string();
    }
    let line = shell.read(|table| beats::line_at(table, ply));
    text::past_move(line.as_ref().map(|line| line.text.as_str()))
}

/// Returns everything that the prompt shows of the moment after `ply` plies.
pub fn past_words(shell: Shell, ply: u32) -> String {
    format!("{}. {}", step_label(shell, ply), past_move(shell, ply))
}

pub fn whose_turn(shell: Shell, seat: Option<Seat>) -> String {
    match (shell.read(|table| table.result()), seat) {
        (Some(_), _) => text::GAME_OVER.to_string(),
        (None, Some(seat)) => {
            let (person, own, shares) = shell.read(|table| {
                let seating = &table.seating;
                (seating.people_anywhere().has(seat), table.turn_of() == seat, seating.people().len() > 1)
            });
            shell.speak(|speaker| text::turn(speaker, seat, person, own, shares))
        }
        (None, None) => String::new(),
    }
}

/// The button beside a decision that can be passed: it passes now and whenever the decision arises again.
#[component]
pub fn AlwaysPass(shell: Shell) -> impl IntoView {
    let press = move || {
        if !shell.is_read_only() {
            shell.change(|table| {
                if let Some(seat) = table.to_act() {
                    table.seating.standing_passes.add(seat);
                }
            });
        }
    };
    view! {
        <Shown when=move || shell.is_now() && shell.read(|table| table.pass().is_some())>
            <Button
                kind=ButtonKind::Quiet
                class="always-pass"
                icon="ui-last"
                size="i18"
                on_click=press
                attr:data-always-pass=""
            >
                {text::ALWAYS_PASS}
            </Button>
        </Shown>
    }
}

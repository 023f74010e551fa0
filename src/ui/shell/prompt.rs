//! The prompt: the one line that always says whose turn it is and what can be done now. It is part of the voice,
//! whatever else is said there.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::Table;
use crate::table::beats::{self, Announcement};
use crate::ui::kit::{Button, ButtonKind, aside, badge, icon};
use crate::ui::shell::Shell;
use crate::ui::shell::flights::PROMPT;
use crate::ui::text;

/// The prompt line. While a move or the end of a round is on show it describes that in one sentence.
#[component]
pub fn Prompt(
    shell: Shell,
    /// Shows the full text if it is truncated.
    unfold: Callback<()>,
) -> impl IntoView {
    let announcement = Memo::new(move |_| shell.announcement.get().filter(|_| shell.is_now()));
    // The final scoring is shown over the position before it: that does not count as looking back.
    let past = move || shell.past_ply.get().filter(|_| shell.is_looking_back());
    let seat = Memo::new(move |_| match (past(), announcement.get()) {
        (Some(ply), _) => {
            ply.checked_sub(1).and_then(|ply| shell.read(|table| table.actors().get(ply as usize).copied()))
        }
        (None, Some(announcement)) => Some(announcement.seat),
        (None, None) if shell.is_finale_pending() => None,
        (None, None) => shell.read(|table| {
            let automaton = || (table.sides() > table.seating.players.len() as u8).then(|| Seat(table.sides() - 1));
            table.to_act().or_else(|| table.outcome()?.winners.iter().next()).or_else(automaton)
        }),
    });
    let who = move || match (past(), announcement.get()) {
        (Some(ply), _) => moment(shell, ply),
        (None, Some(announcement)) => announcement.text,
        (None, None) => whose_turn(shell, seat.get()),
    };
    let what = move || match past() {
        Some(ply) => past_move(shell, ply),
        // The person's next choices stay visible.
        None if announcement.with(|on_show| on_show.as_ref().is_some_and(|one| !is_own(shell, one))) => String::new(),
        None => shell.result().unwrap_or_else(|| shell.read(|table| table.prompt())),
    };
    view! {
        <div
            class="prompt"
            class:announcing=move || announcement.with(Option::is_some)
            data-prompt=""
            tabindex="-1"
            on:click=move |_| unfold.run(())
            data-anchor=PROMPT
            data-announcement=move || announcement.get().map(|announcement| announcement.ply.to_string())
        >
            {move || match seat.get() {
                Some(seat) => badge(seat, ""),
                None => icon("teapot", "i"),
            }}
            <div class="prompt-words">
                <b>{move || who()}" "{move || announcement.with(|on_show| on_show.as_ref().map(figures))}</b>
                <span>{move || what()}</span>
            </div>
        </div>
    }
}

/// Whether the announced move is one of a person at this device, after which the game goes on.
fn is_own(shell: Shell, announcement: &Announcement) -> bool {
    let goes_on = |table: &Table| table.outcome().is_none() && table.seating.is_person(announcement.seat);
    announcement.changes.is_empty() && shell.read(goes_on)
}

/// Draws what the announced move cost or gained, or what the end of a round brought each side.
fn figures(announcement: &Announcement) -> Vec<AnyView> {
    let own = (!announcement.aside.is_empty()).then(|| aside(&announcement.aside));
    let mut figures: Vec<AnyView> = own.into_iter().collect();
    for (index, (seat, change)) in announcement.changes.iter().enumerate() {
        if index == 0 || announcement.changes[index - 1].0 != *seat {
            figures.push(badge(*seat, "s"));
        }
        figures.push(aside(change));
    }
    figures
}

/// Returns the step of the replay that ends after `ply` plies, in words.
fn moment(shell: Shell, ply: u32) -> String {
    let stops = shell.read(beats::stops);
    let number = stops.iter().take_while(|stop| **stop < ply).count().min(stops.len() - 1);
    text::move_of(number, stops.len() - 1)
}

/// Returns the move that led to the position after `ply` plies.
fn past_move(shell: Shell, ply: u32) -> String {
    if ply == 0 {
        return text::SET_UP.to_string();
    }
    let line = shell.read(|table| beats::line_at(table, ply));
    text::past_move(line.as_ref().map(|line| line.text.as_str()))
}

/// Returns everything that the prompt shows of the moment after `ply` plies.
pub fn past_words(shell: Shell, ply: u32) -> String {
    format!("{}. {}", moment(shell, ply), past_move(shell, ply))
}

fn whose_turn(shell: Shell, seat: Option<Seat>) -> String {
    match (shell.read(|table| table.result()), seat) {
        (Some(_), _) => text::OVER.to_string(),
        (None, Some(seat)) => {
            let (person, own) =
                shell.read(|table| (table.seating.people_anywhere().has(seat), table.turn_of() == seat));
            shell.speak(|speaker| text::turn(speaker, seat, person, own))
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
        <Show when=move || shell.is_now() && shell.read(|table| table.pass().is_some())>
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
        </Show>
    }
}

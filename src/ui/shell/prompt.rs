//! The prompt: the one line that always says whose turn it is and what can be done now. It is part of the voice,
//! whatever else is said there.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::beats;
use crate::ui::kit::{Button, ButtonKind, badge, icon};
use crate::ui::shell::Shell;
use crate::ui::shell::flights::PROMPT;
use crate::ui::text;

/// The prompt line. While a rival's move is on show it describes that move in one sentence.
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
        (None, _) if shell.is_finale_pending() => None,
        (None, Some(announcement)) => Some(announcement.seat),
        (None, None) => shell.read(|table| {
            let automaton = || (table.sides() > table.seating.players.len() as u8).then(|| Seat(table.sides() - 1));
            table.to_act().or_else(|| table.outcome()?.winners.iter().next()).or_else(automaton)
        }),
    });
    let who = move || match (past(), announcement.get()) {
        (Some(ply), _) => moment(shell, ply),
        (None, Some(rival)) => text::announcement(&rival.text, &rival.aside),
        (None, None) => whose_turn(shell, seat.get()),
    };
    let what = move || match past() {
        Some(0) => text::SET_UP.to_string(),
        Some(ply) => {
            let line = shell.read(|table| beats::line_at(table, ply));
            text::past_move(line.as_ref().map(|line| line.text.as_str()))
        }
        None if announcement.with(Option::is_some) => String::new(),
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
            <div class="prompt-words"><b>{who}</b><span>{what}</span></div>
        </div>
    }
}

/// Returns the step of the replay that ends after `ply` plies, in words.
fn moment(shell: Shell, ply: u32) -> String {
    let stops = shell.read(beats::stops);
    let number = stops.iter().take_while(|stop| **stop < ply).count().min(stops.len() - 1);
    text::move_of(number, stops.len() - 1)
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

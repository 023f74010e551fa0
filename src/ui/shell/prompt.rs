//! The prompt: the one line that always says whose turn it is and what can be done now.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

/// The prompt line.
#[component]
pub fn Prompt(
    /// The table.
    shell: Shell,
) -> impl IntoView {
    let seat = Memo::new(move |_| match shell.looking.get() {
        Some(ply) => shell.read(|table| table.actors().get(ply.saturating_sub(1) as usize).copied()),
        None if shell.is_told() => None,
        None => shell.read(|table| {
            let automaton = || (table.sides() > table.seating().players.len() as u8).then(|| Seat(table.sides() - 1));
            table.to_act().or_else(|| table.outcome()?.winners.iter().next()).or_else(automaton)
        }),
    });
    let who = move || match shell.looking.get() {
        Some(ply) => text::looking(ply, shell.read(|table| table.visible_plies())),
        None => match (shell.read(|table| table.result()), seat.get()) {
            (Some(_), _) => text::OVER.to_owned(),
            (None, Some(seat)) => {
                let (person, own) = shell.read(|table| (table.seating().is_person(seat), table.turn_of() == seat));
                shell.speak(|speaker| text::turn(speaker, seat, person, own))
            }
            (None, None) => String::new(),
        },
    };
    let what = move || match shell.looking.get() {
        Some(ply) => {
            let line = shell.read(|table| table.story(ply.saturating_sub(1)).into_iter().find(|line| line.ply == ply));
            text::looking_at(line.as_ref().map(|line| line.line.text.as_str()))
        }
        None => shell.result().unwrap_or_else(|| shell.read(|table| table.prompt())),
    };
    view! {
        <div class="prompt" class:past=move || !shell.is_now() data-prompt="">
            {move || match seat.get() {
                Some(seat) => badge(seat, ""),
                None => icon("teapot", "i"),
            }}
            <div class="prompt-words"><b>{who}</b><span>{what}</span></div>
        </div>
    }
}

/// Beside a decision that can be passed: has it passed now and whenever it comes again.
#[component]
pub fn AlwaysPass(
    /// The table.
    shell: Shell,
) -> impl IntoView {
    let press = move |_| {
        if !shell.is_read_only() {
            shell.change(|table| {
                if let Some(seat) = table.to_act() {
                    table.seating_mut().passing.add(seat);
                }
            });
        }
    };
    view! {
        <Show when=move || shell.is_now() && shell.read(|table| table.pass().is_some())>
            <button type="button" class="btn quiet always-pass" data-always-pass="" on:click=press>
                {icon("ui-last", "i18")}<span>{text::ALWAYS_PASS}</span>
            </button>
        </Show>
    }
}

//! The prompt: the one line that always says whose turn it is and what can be done now.

use crate::ui::dom::*;

use crate::engine::Seat;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

/// The prompt line.
#[component]
pub fn Prompt(
    /// The table.
    shell: Shell,
) -> AnyView {
    let seat = Memo::new(move |_| match shell.looking.get() {
        Some(ply) => shell.read(|mid| mid.actors().get(ply.saturating_sub(1) as usize).copied()),
        None if shell.is_told() => None,
        None => shell.read(|mid| {
            let automaton = || (mid.sides() > mid.seating().players.len() as u8).then(|| Seat(mid.sides() - 1));
            mid.to_act().or_else(|| mid.outcome()?.winners.iter().next()).or_else(automaton)
        }),
    });
    let who = move || match shell.looking.get() {
        Some(ply) => text::looking(ply, shell.read(|mid| mid.counted())),
        None => match (shell.read(|mid| mid.result()), seat.get()) {
            (Some(_), _) => text::OVER.to_owned(),
            (None, Some(seat)) => {
                let (person, own) = shell.read(|mid| (mid.seating().is_person(seat), mid.turn_of() == seat));
                shell.speak(|speaker| text::turn(speaker, seat, person, own))
            }
            (None, None) => String::new(),
        },
    };
    let what = move || match shell.looking.get() {
        Some(ply) => {
            let line = shell.read(|mid| mid.story(ply.saturating_sub(1)).into_iter().find(|line| line.ply == ply));
            text::looking_at(line.as_ref().map(|line| line.line.text.as_str()))
        }
        None => shell.result().unwrap_or_else(|| shell.read(|mid| mid.prompt())),
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
) -> AnyView {
    let press = move |_| {
        if !shell.only_watches() {
            shell.change(|mid| {
                if let Some(seat) = mid.to_act() {
                    mid.seating_mut().passing.add(seat);
                }
            });
        }
    };
    view! {
        <Show when=move || shell.is_now() && shell.read(|mid| mid.pass().is_some())>
            <button type="button" class="btn quiet always-pass" data-always-pass="" on:click=press>
                {icon("ui-last", "i18")}<span>{text::ALWAYS_PASS}</span>
            </button>
        </Show>
    }
}

/// The sentence of notice under the prompt: why a piece cannot be pressed, what went wrong.
#[component]
pub fn NoticeLine() -> AnyView {
    let house = crate::ui::house::House::here();
    (move || {
        let notice = house.notice.get()?;
        let link = notice.rule.map(|(game, rule)| {
            let place = crate::ui::route::Route::Rules(game.into(), Some(rule.0.into()));
            view! { <a class="notice-rule" href=place.to_string()>{icon("ui-rules", "i18")}{text::RULE}</a> }
        });
        Some(view! {
            <div class="notice" role="alert" data-notice="">
                <span class="grow">{notice.text}</span>
                {link}
                <button type="button" class="btn icon quiet" aria-label=text::CLOSE on:click=move |_| house.notice.set(None)>
                    {icon("ui-close", "i18")}
                </button>
            </div>
        })
    })
    .into_any()
}

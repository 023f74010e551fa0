//! The sheets that open over a table: log, rulebook, menu, keys, and asking before a take-back.

use leptos::prelude::*;

use crate::engine::{Seat, SeatSet, Viewer};
use crate::table::Undo;
use crate::ui::kit::settings_fields::{appearance, play};
use crate::ui::kit::{Switch, icon};
use crate::ui::route::Route;
use crate::ui::shell::{Sheet, Shell, Take};
use crate::ui::text;

use super::commands::Commands;
use super::history::Scrubber;
use super::keys;
use super::log::Log;
use super::rulebook;
use super::share::ShareSheet;

/// Whichever sheet is open.
#[component]
pub fn Sheets(
    /// The table.
    shell: Shell,
    /// What the buttons of the sheets do.
    commands: Commands,
) -> impl IntoView {
    // What had the focus when the first sheet came gets it back when the last one goes.
    let mut before = None;
    Effect::new(move || match shell.sheet.get() {
        Some(_) => {
            before = before.take().or_else(|| document().active_element());
            keys::focus_on("[data-sheet] h2");
        }
        None => {
            if let Some(before) = before.take() {
                request_animation_frame(|| keys::focus(before));
            }
        }
    });
    move || {
        let sheet = shell.sheet.get()?;
        let (title, class) = match sheet {
            Sheet::Log => (text::LOG, "sheet panel sheet-log"),
            Sheet::Rules(_) => (text::RULES, "sheet panel sheet-rules"),
            Sheet::Menu => (text::MENU, "sheet panel sheet-low"),
            Sheet::Share => (text::SHARE, "sheet panel"),
            Sheet::Keys => (text::KEYS, "sheet panel"),
            Sheet::AskUndo(_) => (text::ASK_UNDO, "sheet panel sheet-low"),
        };
        let inside = untrack(|| inside(shell, commands, sheet));
        let close = move |_| shell.sheet.set(None);
        Some(view! {
            <div class="sheet-back" on:click=close></div>
            <section class=class role="dialog" aria-label=title data-sheet="">
                <div class="row"><h2 class="grow" tabindex="-1">{title}</h2>
                    <button type="button" class="btn icon quiet" aria-label=text::CLOSE on:click=close>{icon("ui-close", "i")}</button>
                </div>
                <div class="sheet-inside">{inside}</div>
            </section>
        })
    }
}

/// What stands in a sheet.
fn inside(shell: Shell, commands: Commands, sheet: Sheet) -> AnyView {
    match sheet {
        Sheet::Log => view! { <Log shell/><Scrubber shell branch=commands.branch/> }.into_any(),
        Sheet::Menu => view! { <Menu shell commands/> }.into_any(),
        Sheet::Share => view! { <ShareSheet shell/> }.into_any(),
        Sheet::Keys => key_help(),
        Sheet::AskUndo(take) => ask_undo(shell, commands, take),
        Sheet::Rules(rule) => rulebook::sheet(shell.peek(|table| table.info().id), rule),
    }
}

fn key_help() -> AnyView {
    let row = |(key, does): (&'static str, &'static str)| view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{does}</td></tr> };
    view! { <table class="keys">{text::WHAT_KEYS_DO.map(row).collect_view()}</table> }.into_any()
}

fn ask_undo(shell: Shell, commands: Commands, take: Take) -> AnyView {
    let others = shell.speak(|speaker| {
        let people = shell.peek(|table| table.seating().people());
        people
            .iter()
            .filter(|seat| !speaker.is_you(*seat))
            .map(|seat| speaker.name(seat).to_owned())
            .collect::<Vec<_>>()
    });
    let undo = shell.peek(|table| match take {
        Take::Command => table.can_undo(),
        Take::Turn => table.can_restart_turn(),
    });
    view! {
        <p>{text::ask_undo(&others, undo == Undo::Ask { seen: true })}</p>
        <div class="row">
            <button type="button" class="btn" on:click=move |_| shell.sheet.set(None)>{text::NO}</button>
            <button type="button" class="btn primary grow" on:click=move |_| {
                shell.sheet.set(None);
                commands.agreed.run(take);
            }>{text::ALL_AGREE}</button>
        </div>
    }
    .into_any()
}

/// Settings of the device, and what can be done with the whole game.
#[component]
fn Menu(shell: Shell, commands: Commands) -> impl IntoView {
    let app = shell.app;
    let settings = app.settings;
    let command = move |id: &'static str, words: &'static str, command: Callback<()>| {
        view! { <button type="button" class="btn" on:click=move |_| command.run(())>{icon(id, "i20")}<span>{words}</span></button> }
    };
    let open = move |sheet: Sheet| Callback::new(move |()| shell.sheet.set(Some(sheet)));
    let players = move || {
        // Who always passes is that person's own affair: others would know what need not be feared.
        let (players, passing) = shell.read(|table| {
            let (seating, viewer) = (table.seating(), table.viewer());
            let own =
                Seat::all(table.sides()).filter(|seat| seating.passing.has(*seat) && viewer == Viewer::Seat(*seat));
            (seating.players.clone(), own.collect::<SeatSet>())
        });
        players.into_iter().enumerate().map(|(index, player)| {
            let mut kinds = ["person", "novice", "steady", "sharp", "master"].map(String::from).to_vec();
            // Of a kind that is not offered is only who is so already.
            if !kinds.contains(&player.kind) {
                kinds.push(player.kind.clone());
            }
            let picked = kinds.iter().position(|kind| *kind == player.kind);
            let offered = kinds.iter().enumerate().map(|(index, kind)| {
                view! { <option selected=Some(index) == picked>{text::kind(kind, false)}</option> }
            });
            let offered = offered.collect_view();
            let label = player.name.clone();
            let set = move |kind: usize| {
                if !shell.is_read_only() {
                    shell.change(|table| table.seating_mut().seat(Seat(index as u8), &kinds[kind]));
                }
            };
            view! {
                <div class="menu-seat">
                    {crate::ui::kit::badge(Seat(index as u8), "s")}
                    <span class="grow tt">{player.name}</span>
                    {passing.has(Seat(index as u8)).then(|| view! {
                        <button type="button" class="btn quiet on" aria-pressed="true" data-stop-passing=""
                            on:click=move |_| shell.change(|table| table.seating_mut().passing.remove(Seat(index as u8)))>
                            {icon("ui-last", "i18")}<span>{text::PASSES}</span>{icon("ui-close", "i16")}
                        </button>
                    })}
                    <select aria-label=label on:change=move |event| set(event_target::<web_sys::HtmlSelectElement>(&event).selected_index().max(0) as usize)>
                        {offered}
                    </select>
                </div>
            }
        }).collect_view()
    };
    let several = shell.peek(|table| table.seating().people().len() > 1 && table.info().hidden);
    view! {
        <div class="menu">
            // A phone's top bar has no room for them.
            <div class="menu-first" data-first="">
                {command("ui-eye", text::HINT, Callback::new(move |()| {
                    shell.sheet.set(None);
                    commands.hint.run(());
                }))}
                {command("ui-history", text::LOG, open(Sheet::Log))}
                {command("ui-rules", text::RULES, open(Sheet::Rules(None)))}
            </div>
            <h3>{text::WHO_PLAYS}</h3>
            {players}
            {several.then(|| view! {
                <Switch label=text::OPEN_HANDS help=text::OPEN_HANDS_HELP
                    on=Memo::new(move |_| shell.read(|table| table.seating().open))
                    set=move |open| if !shell.is_read_only() { shell.change(|table| table.seating_mut().open = open) }/>
            })}
            <h3>{text::SETTINGS}</h3>
            {appearance(settings)}
            {play(settings)}
            <h3>{text::THIS_GAME}</h3>
            <div class="menu-deeds">
                {command("ui-share", text::SHARE, commands.share)}
                {command("ui-install", text::EXPORT, commands.export)}
                {command("ui-undo", text::RESTART_TURN, commands.restart_turn)}
                {command("ui-cpu", text::CONCEDE, commands.concede)}
                {command("ui-close", text::ABANDON, commands.abandon)}
                {command("ui-home", text::LEAVE, Callback::new(move |()| app.go(Route::Home)))}
                <button type="button" class="btn menu-keys" on:click=move |_| shell.sheet.set(Some(Sheet::Keys))><kbd>"?"</kbd><span>{text::KEYS}</span></button>
            </div>
        </div>
    }
}

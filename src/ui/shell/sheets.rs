//! The sheets that open over a table: log, rulebook, menu, keys, and asking before a take-back.

use crate::ui::dom::*;

use crate::engine::{Seat, SeatSet, Viewer};
use crate::ui::kit::{Pick, Switch, icon};
use crate::ui::pages::rules;
use crate::ui::parts::{self, Part, Room, later};
use crate::ui::route::Route;
use crate::ui::settings::{Pace, Theme};
use crate::ui::shell::{Sheet, Shell, Take};
use crate::ui::text;

use super::frame::Deeds;
use super::history::Scrubber;
use super::keys::KEYS;
use super::log::Log;
use super::share::ShareSheet;

/// Whichever sheet is open.
#[component]
pub fn Sheets(
    /// The table.
    shell: Shell,
    /// What the buttons of the sheets do.
    deeds: Deeds,
) -> AnyView {
    (move || {
        let sheet = shell.sheet.get()?;
        let title = match sheet {
            Sheet::Log => text::LOG,
            Sheet::Rules => text::RULES,
            Sheet::Menu => text::MENU,
            Sheet::Share => text::SHARE,
            Sheet::Keys => text::KEYS,
            Sheet::AskUndo(_) => text::ASK_UNDO,
        };
        let draw = move || parts::more().map(|more| (more.sheet)(shell, deeds, sheet)).into_any();
        let inside = later([Part::More], Room::Piece, draw);
        let close = move |_| shell.sheet.set(None);
        Some(view! {
            <div class="sheet-back" on:click=close></div>
            <section class=move || format!("sheet panel sheet-{sheet:?}") role="dialog" aria-label=title data-sheet="">
                <div class="row"><h2 class="grow">{title}</h2>
                    <button type="button" class="btn icon quiet" aria-label=text::CLOSE on:click=close>{icon("ui-close", "i")}</button>
                </div>
                <div class="sheet-inside">{inside}</div>
            </section>
        })
    })
    .into_any()
}

/// What stands in a sheet; the rulebook is a part of its own.
pub fn inside(shell: Shell, deeds: Deeds, sheet: Sheet) -> AnyView {
    match sheet {
        Sheet::Log => view! { <Log shell/><Scrubber shell branch=deeds.branch/> },
        Sheet::Menu => view! { <Menu shell deeds/> },
        Sheet::Share => view! { <ShareSheet shell/> },
        Sheet::Keys => keys(),
        Sheet::AskUndo(take) => ask_undo(shell, deeds, take),
        Sheet::Rules => rules::sheet(shell.peek(|mid| mid.info().id)),
    }
}

fn keys() -> AnyView {
    let row = |(key, does): (&'static str, &'static str)| view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{does}</td></tr> };
    view! { <table class="keys">{KEYS.map(row).collect_view()}</table> }
}

fn ask_undo(shell: Shell, deeds: Deeds, take: Take) -> AnyView {
    let others = shell.speak(|speaker| {
        let people = shell.peek(|mid| mid.seating().people());
        people
            .iter()
            .filter(|seat| !speaker.is_you(*seat))
            .map(|seat| speaker.name(seat).to_owned())
            .collect::<Vec<_>>()
    });
    view! {
        <p>{text::ask_undo(&others)}</p>
        <div class="row">
            <button type="button" class="btn" on:click=move |_| shell.sheet.set(None)>{text::NO}</button>
            <button type="button" class="btn primary grow" on:click=move |_| {
                shell.sheet.set(None);
                deeds.agreed.run(take);
            }>{text::ALL_AGREE}</button>
        </div>
    }
}

/// Settings of the device, and what can be done with the whole game.
#[component]
fn Menu(shell: Shell, deeds: Deeds) -> AnyView {
    let house = shell.house;
    let settings = house.settings;
    let deed = move |id: &'static str, words: &'static str, deed: Callback<()>| {
        view! { <button type="button" class="btn" on:click=move |_| deed.run(())>{icon(id, "i20")}<span>{words}</span></button> }
    };
    let players = move || {
        // Who always passes is that person's own affair: others would know what need not be feared.
        let (players, passing) = shell.read(|mid| {
            let (seating, viewer) = (mid.seating(), mid.viewer());
            let own = Seat::all(mid.sides()).filter(|seat| seating.passing.has(*seat) && viewer == Viewer::Seat(*seat));
            (seating.players.clone(), own.collect::<SeatSet>())
        });
        players.into_iter().enumerate().map(|(index, player)| {
            let kinds = ["person", "novice", "steady", "sharp", "master"];
            let picked = kinds.iter().position(|kind| *kind == player.kind).unwrap_or(0);
            let label = player.name.clone();
            let set = move |kind: usize| {
                if !shell.only_watches() {
                    shell.change(|mid| mid.seating_mut().players[index].kind = kinds[kind].into());
                }
            };
            view! {
                <div class="menu-seat">
                    {crate::ui::kit::badge(Seat(index as u8), "s")}
                    <span class="grow tt">{player.name}</span>
                    {passing.has(Seat(index as u8)).then(|| view! {
                        <button type="button" class="btn quiet on" aria-pressed="true" data-stop-passing=""
                            on:click=move |_| shell.change(|mid| mid.seating_mut().passing.remove(Seat(index as u8)))>
                            {icon("ui-last", "i18")}<span>{text::PASSES}</span>{icon("ui-close", "i16")}
                        </button>
                    })}
                    <select aria-label=label on:change=move |event| set(event_target::<web_sys::HtmlSelectElement>(&event).selected_index().max(0) as usize)>
                        {kinds.iter().enumerate().map(|(index, kind)| view! {
                            <option selected=index == picked>{text::kind(kind, false)}</option>
                        }).collect_view()}
                    </select>
                </div>
            }
        }).collect_view()
    };
    let several = shell.peek(|mid| mid.seating().people().len() > 1 && mid.info().hidden);
    view! {
        <div class="menu">
            <h3>{text::WHO_PLAYS}</h3>
            {players}
            {several.then(|| view! {
                <Switch label=text::OPEN_HANDS help=text::OPEN_HANDS_HELP
                    on=Memo::new(move |_| shell.read(|mid| mid.seating().open))
                    set=move |open| if !shell.only_watches() { shell.change(|mid| mid.seating_mut().open = open) }/>
            })}
            <h3>{text::SETTINGS}</h3>
            <Pick label=text::THEME values=text::THEMES.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.theme.get() as usize)
                set=move |index| settings.theme.set([Theme::Auto, Theme::Light, Theme::Dark][index])/>
            <Pick label=text::PACE values=text::PACES.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.pace.get() as usize)
                set=move |index| settings.pace.set([Pace::Slow, Pace::Normal, Pace::Fast, Pace::Still][index])/>
            <Switch label=text::CONFIRM help=text::CONFIRM_HELP on=settings.confirm set=move |on| settings.confirm.set(on)/>
            <Switch label=text::PROJECTION help=text::PROJECTION_HELP on=settings.projection set=move |on| settings.projection.set(on)/>
            <h3>{text::THIS_GAME}</h3>
            <div class="menu-deeds">
                {deed("ui-share", text::SHARE, deeds.share)}
                {deed("ui-install", text::EXPORT, deeds.export)}
                {deed("ui-undo", text::RESTART_TURN, deeds.restart_turn)}
                {deed("ui-cpu", text::CONCEDE, deeds.concede)}
                {deed("ui-close", text::ABANDON, deeds.abandon)}
                {deed("ui-home", text::LEAVE, Callback::new(move |()| house.go(Route::Home)))}
            </div>
        </div>
    }
}

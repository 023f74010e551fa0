//! The menu of a table: players, settings of the device, and commands on the whole game. Shown in a sheet. Independent
//! of the game.

use leptos::prelude::*;

use crate::engine::record::Player;
use crate::engine::{Seat, SeatSet, Viewer};
use crate::table::shortcuts::Shortcut;
use crate::ui::kit::settings_fields::{appearance_fields, play_fields};
use crate::ui::kit::{Button, ButtonKind, Memo, Toggle, badge, icon};
use crate::ui::route::Route;
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;
use crate::ui::text::command as words;
use crate::words::isolated;

use super::commands::Commands;
use super::{command_line, key_sheet};

#[component]
pub fn Menu(shell: Shell, commands: Commands) -> impl IntoView {
    let app = shell.app;
    let settings = app.settings;
    let open_sheet = move |sheet: Sheet| Callback::new(move |()| shell.sheet.set(Some(sheet)));
    let key_of = move |shortcut| shell.shortcuts.with_untracked(|keys| key_sheet::label(keys.key(shortcut)));
    let hint = move || {
        shell.sheet.set(None);
        commands.hint.run(());
    };
    view! {
        <div class="menu">
            // A phone's top bar has no room for these.
            <div class="menu-first" data-first="">
                <Button icon="ui-eye" on_click=hint>{text::HINT}</Button>
                <Button icon="ui-log" on_click=open_sheet(Sheet::Log)>{text::LOG}</Button>
                <Button icon="ui-rules" on_click=open_sheet(Sheet::Rules(None))>{text::RULES}</Button>
            </div>
            <Button icon="ui-cards" on_click=move || shell.sheet.set(Some(Sheet::Box)) attr:data-open-box="">
                {text::components::IN_THE_BOX}
            </Button>
            <p class="small mute asking">{text::HOW_TO_ASK}</p>
            <h3>{text::PLAYERS}</h3>
            <Players shell />
            <OpenHands shell />
            <h3>{text::SETTINGS}</h3>
            {appearance_fields(settings)}
            {play_fields(settings)}
            <h3>{text::THIS_GAME}</h3>
            <div class="menu-buttons">
                <Button icon="ui-share" on_click=commands.share>{text::SHARE}</Button>
                <Button icon="ui-install" on_click=commands.export>{text::SAVE_AS_FILE}</Button>
                <Button icon="ui-undo" on_click=commands.restart_turn>{text::RESTART_TURN}</Button>
                <Button icon="ui-cpu" on_click=commands.concede>{text::LET_COMPUTER_TAKE_OVER}</Button>
                <Button icon="ui-close" on_click=commands.abandon>{text::DELETE_GAME}</Button>
                <Button icon="ui-home" on_click=move || app.go(Route::Home)>{text::LEAVE_FOR_LATER}</Button>
                <Button icon="ui-rules" on_click=open_sheet(Sheet::Words)>{words::TABLE_IN_WORDS}</Button>
                <Button on_click=move || command_line::open(shell) attr:data-open-command="">
                    <kbd>{key_of(Shortcut::CommandLine)}</kbd>
                    <span>{words::COMMAND_LINE}</span>
                </Button>
                <Button class="menu-keys" on_click=open_sheet(Sheet::Keys)>
                    <kbd>{key_of(Shortcut::Explain)}</kbd>
                    <span>{text::KEYS}</span>
                </Button>
            </div>
        </div>
    }
}

/// The switch for open hands, at tables where several people have hands to hide.
#[component]
fn OpenHands(shell: Shell) -> impl IntoView {
    let several = shell.read_untracked(|table| table.seating.people().len() > 1 && table.info().hidden);
    let set = move |open| {
        if !shell.is_read_only() {
            shell.change(|table| table.seating.open = open);
        }
    };
    several.then(|| {
        view! {
            <Toggle
                label=text::OPEN_HANDS
                help=text::OPEN_HANDS_HELP
                on=Memo::new(move |_| shell.read(|table| table.seating.open))
                set
            />
            {move || open_answers_toggle(shell)}
        }
        .into_any()
    })
}

/// Draws the switch for answering without the curtain where no hand is needed, once this was agreed at the curtain.
fn open_answers_toggle(shell: Shell) -> Option<AnyView> {
    let set = move |openly| shell.change(|table| table.seating.answers_openly = openly);
    let on = Memo::new(move |_| shell.read(|table| table.seating.answers_openly));
    let agreed = untrack(|| on.get());
    agreed.then(|| view! { <Toggle label=text::ANSWER_OPENLY help=text::ANSWER_OPENLY_HELP on set/> }.into_any())
}

const KINDS: [&str; 5] = [Player::PERSON, "novice", "steady", "sharp", "master"];

/// The seats and their players, each of which can be changed to another kind.
#[component]
fn Players(shell: Shell) -> impl IntoView {
    let content = move || {
        // A standing pass is private: otherwise rivals would know which seats will not react.
        let (players, passing) = shell.read(|table| {
            let (seating, viewer) = (&table.seating, table.viewer());
            let own_passes = Seat::all(table.sides())
                .filter(|seat| seating.standing_passes.has(*seat) && viewer == Viewer::Seat(*seat));
            (seating.players.clone(), own_passes.collect::<SeatSet>())
        });
        let row = |(seat, player): (Seat, Player)| player_row(shell, seat, player, passing.has(seat));
        (0..).map(Seat).zip(players).map(row).collect_view()
    };
    view! { {move || content()} }
}

fn player_row(shell: Shell, seat: Seat, player: Player, always_passes: bool) -> AnyView {
    let mut kinds = KINDS.map(String::from).to_vec();
    // Kinds that are not on offer are listed only for seats that already have them.
    if !kinds.contains(&player.kind) {
        kinds.push(player.kind.clone());
    }
    let options = kinds
        .iter()
        .map(|kind| view! { <option selected=*kind == player.kind>{text::kind(kind, false)}</option> }.into_any());
    let options = options.collect_view();
    let set = move |event: web_sys::Event| {
        let index = event_target::<web_sys::HtmlSelectElement>(&event).selected_index().max(0) as usize;
        if !shell.is_read_only() {
            shell.change(|table| table.set_player(seat, &kinds[index]));
        }
    };
    let stop = move || shell.change(|table| table.seating.standing_passes.remove(seat));
    let always_passes = always_passes.then(|| {
        view! {
            <Button
                kind=ButtonKind::Quiet
                class="on"
                on_click=stop
                attr:aria-pressed="true"
                attr:data-stop-passing=""
            >
                {icon("ui-last", "i18")}
                <span>{text::ALWAYS_PASSES}</span>
                {icon("ui-close", "i16")}
            </Button>
        }
        .into_any()
    });
    view! {
        <div class="menu-seat">
            {badge(seat, "s")} <span class="grow tt">{isolated(&player.name)}</span> {always_passes}
            <select aria-label=isolated(&player.name) on:change=set>
                {options}
            </select>
        </div>
    }
    .into_any()
}

//! The bar over a table: the home button, the voice, the buttons for the whole table; in two rows on a phone. Called by
//! the frame. Independent of the game.

use leptos::prelude::*;

use crate::ui::kit::context::Size;
use crate::ui::kit::settings::Volume;
use crate::ui::kit::{Button, ButtonKind, Chip, IconButton, Memo, Shown, sound};
use crate::ui::route::Route;
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::commands::{Commands, play_on};
use super::opponents::GoOn;
use super::pass_on::PassOnButton;
use super::seats::SeatChips;
use super::voice::VoicePlace;

/// Creates a signal that is true while a sheet or the curtain covers the table, whose bars and board must then be
/// inert.
pub fn covered(shell: Shell) -> Memo<bool> {
    Memo::new(move |_| shell.sheet.get().is_some() || shell.read(|table| table.curtain().is_some()))
}

#[component]
pub fn TopBar(
    board: BoardHandle,
    commands: Commands,
    /// Whether the result of a finished game has been closed.
    result_seen: RwSignal<bool>,
) -> impl IntoView {
    let shell = board.shell;
    let covered = covered(shell);
    let title = shell.read_untracked(|table| table.info().title);
    let open_sheet = move |sheet: Sheet| Callback::new(move |()| shell.sheet.set(Some(sheet)));
    let home = Callback::new(move |()| shell.app.go(Route::Home));
    let heading = move || shell.read(|table| table.heading(shell.shown_ply()));
    // A lesson's text needs the whole width.
    let is_lesson = shell.guide.lesson.is_some();
    let moves = move || view! { <TableActions shell commands result_seen/> }.into_any();
    let bar = move || match shell.app.size.get() {
        Size::Phone => view! {
            <header class="top hd" inert=move || covered.get()>
                <h1 class="unseen">{title}</h1>
                <IconButton icon="ui-prev" name=text::HOME on_click=home/>
                <SeatChips board/>
                <IconButton icon="ui-menu" name=text::MENU on_click=open_sheet(Sheet::Menu)/>
            </header>
            <section class="top second" aria-label=text::TURN inert=move || covered.get()>
                <VoicePlace board/>
                {moves()}
            </section>
        }
        .into_any(),
        _ => view! {
            <header class="top" inert=move || covered.get()>
                <IconButton icon="ui-home" name=text::HOME on_click=home/>
                <h1>{title}</h1>
                <Chip class="heading">{move || heading()}</Chip>
                <div class="grow voice-place">{(!is_lesson).then(|| view! { <VoicePlace board/> }.into_any())}</div>
                {moves()}
                <IconButton icon="ui-eye" name=text::HINT on_click=commands.hint/>
                <IconButton icon="ui-log" name=text::LOG on_click=open_sheet(Sheet::Log)/>
                <IconButton icon="ui-rules" name=text::RULES on_click=open_sheet(Sheet::Rules(None))/>
                {sound::exists().then(|| sound_button(shell))}
                <IconButton icon="ui-settings" name=text::MENU on_click=open_sheet(Sheet::Menu)/>
            </header>
            {is_lesson.then(|| view! { <div class="lesson-place"><VoicePlace board/></div> }.into_any())}
        }
        .into_any(),
    };
    view! { {move || bar()} }
}

/// Draws the switch for the sounds, which are soft once they are switched on. A phone has the volume in its menu.
fn sound_button(shell: Shell) -> AnyView {
    let volume = shell.app.settings.volume;
    let silent = move || volume.get() == Volume::Off;
    let icon = Signal::derive(move || if silent() { "ui-mute" } else { "ui-sound" });
    let toggle =
        move || volume.update(|volume| *volume = if *volume == Volume::Off { Volume::Soft } else { Volume::Off });
    view! {
        <IconButton
            icon
            name=text::settings::SOUND
            on_click=toggle
            attr:data-sound=""
            attr:aria-pressed=move || (!silent()).to_string()
        />
    }
    .into_any()
}

/// The buttons that show the result, return to the present, continue a received game, pass a table on, and undo and
/// redo.
#[component]
fn TableActions(shell: Shell, commands: Commands, result_seen: RwSignal<bool>) -> impl IntoView {
    let is_over = move || shell.read(|table| table.outcome().is_some());
    view! {
        <Shown when=move || result_seen.get() && shell.is_now() && is_over()>
            <Button
                kind=ButtonKind::Primary
                icon="crown"
                on_click=move || result_seen.set(false)
                attr:data-to-result=""
                attr:aria-label=text::RESULT
            >
                {text::RESULT}
            </Button>
        </Shown>
        <Shown when=move || shell.is_looking_back()>
            <Button
                kind=ButtonKind::Primary
                icon="ui-last"
                on_click=move || shell.past_ply.set(None)
                attr:data-now=""
                attr:aria-label=text::TO_CURRENT_POSITION
            >
                {text::TO_CURRENT_POSITION}
            </Button>
        </Shown>
        // A shared game waits until this button or a piece is pressed.
        <Shown when=move || shell.spectating.get() && shell.guide.practice.is_none() && shell.is_now() && !is_over()>
            <Button
                kind=ButtonKind::Primary
                icon="ui-play"
                on_click=move || play_on(shell, shell.read_untracked(|table| table.plies()))
                attr:data-play-on=""
                attr:aria-label=text::PLAY_ON_FROM_HERE
            >
                {text::PLAY_ON_FROM_HERE}
            </Button>
        </Shown>
        <GoOn shell/>
        <PassOnButton shell/>
        {from_review(shell)}
        <Shown when=move || shell.is_now() && shell.guide.practice.is_none()>
            <UndoRedo shell commands/>
        </Shown>
    }
}

/// Draws the button that leads from a line back to its review; `None` at any other table.
fn from_review(shell: Shell) -> Option<AnyView> {
    let back = || _ = window().history().and_then(|history| history.back());
    matches!(shell.app.route.get_untracked(), Route::Line(..)).then(|| {
        view! {
            <IconButton
                kind=ButtonKind::Soft
                icon="ui-prev"
                name=text::review::TO_REVIEW
                on_click=back
                attr:data-to-review=""
            />
        }
        .into_any()
    })
}

#[component]
fn UndoRedo(shell: Shell, commands: Commands) -> impl IntoView {
    view! {
        <IconButton
            icon="ui-undo"
            name=text::UNDO
            on_click=move || commands.undo.run(())
            attr:data-undo=""
            attr:disabled=move || !shell.read(|table| table.has_undo())
        />
        <Shown when=move || shell.read(|table| table.can_redo())>
            <IconButton icon="ui-redo" name=text::REDO on_click=move || commands.redo.run(()) attr:data-redo=""/>
        </Shown>
    }
}

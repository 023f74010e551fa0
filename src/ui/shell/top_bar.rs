//! The bar over a table: the way home, the place of the voice, the buttons for the whole table; on a phone in two rows.
//!
//! Called by the frame. Knows no game.

use leptos::prelude::*;

use crate::ui::kit::context::Size;
use crate::ui::kit::{icon, icon_button};
use crate::ui::route::Route;
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::commands::{Commands, play_on};
use super::seats::SeatChips;
use super::voice::VoicePlace;

/// Whether something lies over the table, so that what is below is out of reach.
pub fn covered(shell: Shell) -> Memo<bool> {
    Memo::new(move |_| shell.sheet.get().is_some() || shell.read(|table| table.curtain().is_some()))
}

/// The bar.
#[component]
pub fn TopBar(
    /// The board.
    board: BoardHandle,
    /// What the buttons call.
    commands: Commands,
    /// Whether the result of a finished game has been closed.
    result_seen: RwSignal<bool>,
) -> impl IntoView {
    let shell = board.shell;
    let covered = covered(shell);
    let title = shell.read_untracked(|table| table.info().title);
    let open = move |sheet: Sheet| Callback::new(move |()| shell.sheet.set(Some(sheet)));
    let home = Callback::new(move |()| shell.app.go(Route::Home));
    let heading = move || shell.read(|table| table.heading(shell.shown_ply()));
    // What a lesson says needs the whole width.
    let taught = shell.guide.lesson.is_some();
    let moves = move || view! { <Moves shell commands result_seen/> };
    move || match shell.app.size.get() {
        Size::Phone => view! {
            <header class="top hd" inert=move || covered.get()>
                <h1 class="unseen">{title}</h1>
                {icon_button("btn icon quiet", ("ui-prev", "i"), text::HOME, home)}
                <SeatChips board/>
                {icon_button("btn icon quiet", ("ui-menu", "i"), text::MENU, open(Sheet::Menu))}
            </header>
            <section class="top second" aria-label=text::TURN inert=move || covered.get()>
                <VoicePlace board/>
                {moves()}
            </section>
        }
        .into_any(),
        _ => view! {
            <header class="top" inert=move || covered.get()>
                {icon_button("btn icon quiet", ("ui-home", "i"), text::HOME, home)}
                <h1>{title}</h1>
                <span class="chip heading">{heading}</span>
                <div class="grow voice-place">{(!taught).then(|| view! { <VoicePlace board/> })}</div>
                {moves()}
                {icon_button("btn icon quiet", ("ui-eye", "i"), text::HINT, commands.hint)}
                {icon_button("btn icon quiet", ("ui-history", "i"), text::LOG, open(Sheet::Log))}
                {icon_button("btn icon quiet", ("ui-rules", "i"), text::RULES, open(Sheet::Rules(None)))}
                {icon_button("btn icon quiet", ("ui-settings", "i"), text::MENU, open(Sheet::Menu))}
            </header>
            {taught.then(|| view! { <div class="lesson-place"><VoicePlace board/></div> })}
        }
        .into_any(),
    }
}

/// The buttons that go to the result, to the present, on from a shared game, back and forth by one decision.
#[component]
fn Moves(shell: Shell, commands: Commands, result_seen: RwSignal<bool>) -> impl IntoView {
    let over = move || shell.read(|table| table.outcome().is_some());
    view! {
        <Show when=move || result_seen.get() && shell.is_now() && over()>
            <button
                type="button"
                class="btn primary"
                data-to-result=""
                aria-label=text::RESULT
                on:click=move |_| result_seen.set(false)
            >
                {icon("crown", "i20")}<span>{text::RESULT}</span>
            </button>
        </Show>
        <Show when=move || shell.is_looking_back()>
            <button
                type="button"
                class="btn primary"
                data-now=""
                aria-label=text::BACK_TO_NOW
                on:click=move |_| shell.past_ply.set(None)
            >
                {icon("ui-last", "i20")}<span>{text::BACK_TO_NOW}</span>
            </button>
        </Show>
        // At the present of a shared game nobody moves before this is pressed, or a piece is.
        <Show when=move || shell.spectating.get() && shell.is_now() && !over()>
            <button
                type="button"
                class="btn primary"
                data-play-on=""
                aria-label=text::BRANCH
                on:click=move |_| play_on(shell, shell.read_untracked(|table| table.plies()))
            >
                {icon("ui-play", "i20")}<span>{text::BRANCH}</span>
            </button>
        </Show>
        {from_review(shell)}
        <Show when=move || shell.is_now()>
            <UndoRedo shell commands/>
        </Show>
    }
}

/// The way back from a line to the review that it was walked from; nothing at any other table.
fn from_review(shell: Shell) -> Option<AnyView> {
    let back = |_| _ = window().history().and_then(|history| history.back());
    matches!(shell.app.route.get_untracked(), Route::Line(..)).then(|| {
        view! {
            <button
                type="button"
                class="btn icon soft"
                data-to-review=""
                aria-label=text::review::TO_REVIEW
                title=text::review::TO_REVIEW
                on:click=back
            >
                {icon("ui-prev", "i")}
            </button>
        }
        .into_any()
    })
}

/// The buttons that take a decision back and bring it again.
#[component]
fn UndoRedo(shell: Shell, commands: Commands) -> impl IntoView {
    view! {
        <button
            type="button"
            class="btn icon quiet"
            aria-label=text::UNDO
            title=text::UNDO
            data-undo=""
            disabled=move || !shell.read(|table| table.has_undo())
            on:click=move |_| commands.undo.run(())
        >
            {icon("ui-undo", "i")}
        </button>
        <Show when=move || shell.read(|table| table.can_redo())>
            <button
                type="button"
                class="btn icon quiet"
                aria-label=text::REDO
                title=text::REDO
                data-redo=""
                on:click=move |_| commands.redo.run(())
            >
                {icon("ui-redo", "i")}
            </button>
        </Show>
    }
}

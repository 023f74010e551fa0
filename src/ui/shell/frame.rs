//! The page of a table: the top bar, the game's board, the sheets, and what drives computers.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::table::Undo;
use crate::ui::kit::context::{Notice, NoticeLink, Size};
use crate::ui::kit::{NoticeLine, icon};
use crate::ui::route::Route;
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::commands::{Commands, commands};
use super::curtain::Curtain;
use super::flight_layer::FlightLayer;
use super::history::Scrubber;
use super::keys::{self, KeyBindings};
use super::log::LiveRegion;
use super::opponents;
use super::prompt::Prompt;
use super::result::ResultPage;
use super::rule;
use super::seats::SeatChips;
use super::sheets::Sheets;

/// The page of a table.
pub fn table_page(board: BoardHandle) -> AnyView {
    let shell = board.shell;
    let commands = commands(board);
    let info = shell.peek(|table| table.info());
    opponents::drive(shell);
    let bindings = KeyBindings {
        undo: commands.undo,
        redo: commands.redo,
        hint: commands.hint,
        cancel: Callback::new(move |()| {
            board.board().cancel();
            shell.drop_drafts();
        }),
    };
    keys::listen(shell, bindings);
    // Why a piece could not be pressed here is of no use elsewhere.
    let notice = shell.app.notice;
    on_cleanup(move || {
        if notice.with_untracked(|notice| matches!(notice, Some(Notice { link: Some(NoticeLink::Rule(_)), .. }))) {
            notice.set(None);
        }
    });
    Effect::new(move || _ = shell.is_read_only());
    Effect::new(move || {
        board.board().track_presses();
        shell.sheet.track();
        shell.track();
        request_animation_frame(keys::set_tab_stops);
    });
    Effect::new(move || document().set_title(&format!("{} · {}", info.title, text::TITLE)));
    let result_seen = RwSignal::new(false);
    // A game that is over when it is opened has had its last scene.
    shell.telling.set(board.board().has_finale() && shell.peek(|table| table.outcome().is_none()));
    let covered = covered(shell);
    let over = Memo::new(move |_| shell.read(|table| table.outcome().is_some()));
    // A game that goes on after its end was taken back has another end to show.
    Effect::new(move || {
        if !over.get() {
            result_seen.set(false);
        }
    });
    let result = Memo::new(move |_| over.get() && shell.is_now() && !result_seen.get());
    view! {
        <div
            class=format!("table game-{}", info.id)
            class:past=move || !shell.is_now()
            data-table=""
            data-size=move || format!("{:?}", shell.app.size.get()).to_ascii_lowercase()
            data-over=move || over.get().to_string()
            data-watching=shell.watching.then_some("")
            data-seats=shell.seats().to_string()
        >
            <Top board commands result_seen/>
            <main class="play" inert=move || covered.get()>
                {move || if !result.get() {
                    board.board().play()
                } else if shell.telling.get() {
                    board.board().finale(Callback::new(move |()| shell.telling.set(false)))
                } else {
                    let close = Callback::new(move |()| result_seen.set(true));
                    let again = board.board().has_finale().then(|| Callback::new(move |()| shell.telling.set(true)));
                    view! { <ResultPage board commands close again/> }.into_any()
                }}
            </main>
            <Show when=move || !shell.is_now() && shell.sheet.get().is_none()>
                <div class="scrub-dock"><Scrubber shell branch=commands.branch/></div>
            </Show>
            <NoticeLine rule_link=Callback::new(move |rule: Rule| rule::link(shell, rule))/>
            <Sheets shell commands/>
            <Curtain shell/>
            <LiveRegion shell/>
            <FlightLayer board/>
        </div>
    }
    .into_any()
}

/// Whether something lies over the table, so that what is below is out of reach.
fn covered(shell: Shell) -> Memo<bool> {
    Memo::new(move |_| shell.sheet.get().is_some() || shell.read(|table| table.curtain().is_some()))
}

#[component]
fn Top(board: BoardHandle, commands: Commands, result_seen: RwSignal<bool>) -> impl IntoView {
    let shell = board.shell;
    let covered = covered(shell);
    // From the board of a finished game back to its result.
    let to_result = move || {
        let due = result_seen.get() && shell.is_now() && shell.read(|table| table.outcome().is_some());
        due.then(|| {
            view! {
                <button type="button" class="btn primary" data-to-result="" on:click=move |_| result_seen.set(false)>
                    {icon("crown", "i20")}<span>{text::RESULT}</span>
                </button>
            }
        })
    };
    let title = shell.peek(|table| table.info().title);
    let tool = move |id: &'static str, name: &'static str, press: Callback<()>| {
        view! { <button type="button" class="btn icon quiet" aria-label=name title=name on:click=move |_| press.run(())>{icon(id, "i")}</button> }
    };
    let open = move |sheet: Sheet| Callback::new(move |()| shell.sheet.set(Some(sheet)));
    let undo = move || {
        view! {
            <button type="button" class="btn icon quiet" aria-label=text::UNDO title=text::UNDO data-undo=""
                disabled=move || shell.read(|table| table.can_undo()) == Undo::Nothing on:click=move |_| commands.undo.run(())>
                {icon("ui-undo", "i")}
            </button>
        }
    };
    let redo = move || {
        view! {
            <Show when=move || shell.read(|table| table.can_redo())>
                <button type="button" class="btn icon quiet" aria-label=text::REDO title=text::REDO data-redo="" on:click=move |_| commands.redo.run(())>
                    {icon("ui-redo", "i")}
                </button>
            </Show>
        }
    };
    let back_to_now = move || {
        (!shell.is_now()).then(|| {
            view! {
                <button type="button" class="btn primary" data-now="" on:click=move |_| shell.looking.set(None)>
                    {icon("ui-last", "i20")}<span>{text::BACK_TO_NOW}</span>
                </button>
            }
        })
    };
    // A game that is only looked at, at its present: nobody moves before this is pressed, or a piece is.
    let play_on = move || {
        let running = shell.visiting.get() && shell.is_now() && shell.read(|table| table.outcome().is_none());
        running.then(|| {
            view! {
                <button type="button" class="btn primary" data-play-on="" on:click=move |_| shell.settle()>
                    {icon("ui-play", "i20")}<span>{text::BRANCH}</span>
                </button>
            }
        })
    };
    let heading = move || shell.read(|table| table.heading(shell.shown_ply()));
    move || match shell.app.size.get() {
        Size::Phone => view! {
            <header class="top hd" inert=move || covered.get()>
                <h1 class="unseen">{title}</h1>
                {tool("ui-prev", text::HOME, Callback::new(move |()| shell.app.go(Route::Home)))}
                <SeatChips board/>
                {tool("ui-menu", text::MENU, open(Sheet::Menu))}
            </header>
            <section class="top second" aria-label=text::NOW inert=move || covered.get()>
                <Prompt shell/>
                {to_result}{back_to_now}
                {play_on}
                <Show when=move || shell.is_now()>{undo}{redo}</Show>
            </section>
        }
        .into_any(),
        _ => view! {
            <header class="top" inert=move || covered.get()>
                {tool("ui-home", text::HOME, Callback::new(move |()| shell.app.go(Route::Home)))}
                <h1>{title}</h1>
                <span class="chip heading">{heading}</span>
                <div class="grow prompt-place"><Prompt shell/></div>
                {to_result}{back_to_now}
                {play_on}
                <Show when=move || shell.is_now()>{undo}{redo}</Show>
                {tool("ui-eye", text::HINT, commands.hint)}
                {tool("ui-history", text::LOG, open(Sheet::Log))}
                {tool("ui-rules", text::RULES, open(Sheet::Rules(None)))}
                {tool("ui-settings", text::MENU, open(Sheet::Menu))}
            </header>
        }
        .into_any(),
    }
}

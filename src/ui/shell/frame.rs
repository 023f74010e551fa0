//! The page of a table: the top bar, the game's board, the sheets, and what drives computers.
//!
//! Called by the catalogue of boards. Knows no game.

use leptos::prelude::*;

use crate::engine::Rule;
use crate::ui::kit::NoticeLine;
use crate::ui::kit::context::{Notice, NoticeLink};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::commands::{Commands, commands};
use super::curtain::Curtain;
use super::flight_layer::FlightLayer;
use super::history::Scrubber;
use super::keys::{self, KeyBindings};
use super::log::LiveRegion;
use super::opponents;
use super::result::ResultPage;
use super::rule;
use super::sheets::Sheets;
use super::top_bar::{TopBar, covered};

/// The page of a table.
pub fn table_page(board: BoardHandle) -> AnyView {
    let shell = board.shell;
    let commands = commands(board);
    let info = shell.read_untracked(|table| table.info());
    opponents::drive(shell);
    follow_keys(board, commands);
    drop_notice_of_a_rule(shell);
    Effect::new(move || _ = shell.is_read_only());
    Effect::new(move || document().set_title(&format!("{} · {}", info.title, text::TITLE)));
    let result_seen = RwSignal::new(false);
    // A game that is over when it is opened has had its finale.
    let running = shell.read_untracked(|table| table.outcome().is_none());
    shell.finale_pending.set(board.board().has_finale() && running);
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
            data-watching=shell.locked_elsewhere.then_some("")
            data-seats=shell.seats().to_string()
        >
            <TopBar board commands result_seen/>
            <main class="play" inert=move || covered.get()>
                {move || match result.get() {
                    false => board.board().play(),
                    true => ending(board, commands, result_seen),
                }}
            </main>
            <Show when=move || !shell.is_now() && shell.sheet.get().is_none()>
                <div class="scrub-dock"><Scrubber shell branch=commands.branch/></div>
            </Show>
            <NoticeLine rule_link=Callback::new(move |rule: Rule| rule::link(shell, rule))/>
            <Sheets board commands/>
            <Curtain shell/>
            <LiveRegion shell/>
            <FlightLayer board/>
        </div>
    }
    .into_any()
}

/// What stands in place of the board when the game is over: its finale, then the result.
fn ending(board: BoardHandle, commands: Commands, result_seen: RwSignal<bool>) -> AnyView {
    let pending = board.shell.finale_pending;
    if pending.get() {
        return board.board().finale(Callback::new(move |()| pending.set(false)));
    }
    let close = Callback::new(move |()| result_seen.set(true));
    let again = board.board().has_finale().then(|| Callback::new(move |()| pending.set(true)));
    view! { <ResultPage board commands close again/> }.into_any()
}

/// Listens to the keyboard, and gives each region its tab stop whenever what can be pressed changes.
fn follow_keys(board: BoardHandle, commands: Commands) {
    let shell = board.shell;
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
    Effect::new(move || {
        board.board().track_presses();
        shell.sheet.track();
        shell.track();
        request_animation_frame(keys::set_tab_stops);
    });
}

/// Closes a notice that names a rule when the table is left: why a piece could not be pressed is of no use elsewhere.
fn drop_notice_of_a_rule(shell: Shell) {
    let notice = shell.app.notice;
    on_cleanup(move || {
        if notice.with_untracked(|notice| matches!(notice, Some(Notice { link: Some(NoticeLink::Rule(_)), .. }))) {
            notice.set(None);
        }
    });
}

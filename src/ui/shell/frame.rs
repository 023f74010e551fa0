//! The page of a table: the top bar, the game's board, the sheets, and the effects that drive the computers. Called by
//! the list of boards. Independent of the game.

use std::time::Duration;

use leptos::prelude::*;

use crate::ui::kit::{Button, ButtonKind, Memo, Shown, effect};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::across::{Sharing, far_strip};
use super::announcer;
use super::asking::{self, Hold};
use super::board_handle::BoardHandle;
use super::coach;
use super::commands::{Commands, commands};
use super::curtain::Curtain;
use super::daily;
use super::flight_layer::FlightLayer;
use super::focus::Focus;
use super::history::Scrubber;
use super::keys::{self, KeyBindings};
use super::lesson;
use super::matches;
use super::opponents;
use super::pass_on;
use super::pointer_layer::pointer_layer;
use super::result::ResultPage;
use super::result::scoring::{FinalScoring, has_final_scoring};
use super::review::{self, Reviewing};
use super::shared;
use super::sheets::Sheets;
use super::sounds;
use super::speech;
use super::top_bar::{TopBar, covered};
use super::trace_layer::TraceLayer;
use super::voice;

pub fn table_page(board: BoardHandle) -> AnyView {
    let shell = board.shell;
    let commands = commands(board);
    let info = shell.read_untracked(|table| table.info());
    follow_table(board, commands);
    let result_seen = RwSignal::new(false);
    let covered = covered(shell);
    let is_over = Memo::new(move |_| shell.read(|table| table.outcome().is_some()));
    let reviewing = Reviewing::new(board);
    let has_ended = follow_last_move(shell, is_over);
    follow_end(board, is_over, has_ended, result_seen, reviewing);
    // During the final scoring the board stays.
    let has_page = move || board.board().has_finale() || !shell.is_finale_pending();
    let result =
        Memo::new(move |_| has_ended.get() && is_over.get() && shell.is_now() && !result_seen.get() && has_page());
    let scoring = Memo::new(move |_| {
        has_ended.get() && shell.is_finale_pending() && !board.board().has_finale() && has_final_scoring(shell)
    });
    let hold = Hold::create();
    let sharing = Sharing::new(shell);
    view! {
        <div
            class=format!("table game-{}", info.id)
            class:past=move || shell.is_looking_back()
            data-table=""
            translate="no"
            data-size=move || shell.app.size.get().name()
            data-over=move || is_over.get().to_string()
            data-lesson=shell.guide.lesson.is_some().then_some("")
            data-watching=shell.locked_elsewhere.then_some("")
            data-seats=shell.seats().to_string()
            data-settled=move || sharing.settled.get().to_string()
            on:pointerdown=move |event| hold.begin(&event)
            on:pointermove=move |event| hold.moved(&event)
            on:pointerup=move |_| hold.lift()
            on:pointercancel=move |_| hold.end()
            data-turned=move || sharing.turned.get().then_some("")
            on:click:capture=move |event| {
                hold.suppress(&event);
                sharing.suppress(&event);
            }
            on:contextmenu=move |event| {
                hold.menu(&event);
                if asking::asked_piece(&event).is_some_and(|name| board.board().ask_name(&name)) {
                    event.prevent_default();
                }
            }
        >
            {far_strip(board, sharing)}
            <TopBar board commands result_seen/>
            {shell.locked_elsewhere.then(|| watch_notice(shell))}
            <main class="play" dir="ltr" inert=move || covered.get()>
                {move || match result.get() {
                    false => board.board().play(),
                    true => end_page(board, commands, result_seen, reviewing),
                }}
            </main>
            <Shown when=move || scoring.get()>
                <FinalScoring shell close=Callback::new(move |()| end_finale(shell))/>
            </Shown>
            <Shown when=move || shell.is_looking_back() && shell.sheet.get().is_none()>
                <div class="scrub-dock"><Scrubber shell branch=commands.branch/></div>
            </Shown>
            {layers(board, commands)}
        </div>
    }
    .into_any()
}

/// Starts everything that follows the table as long as it is on the page: lesson, coach, computers, sounds, keys.
fn follow_table(board: BoardHandle, commands: Commands) {
    let shell = board.shell;
    let title = shell.read_untracked(|table| table.info().title);
    shared::follow(shell);
    lesson::follow(shell);
    coach::follow(shell);
    opponents::drive(shell);
    sounds::follow(shell);
    announcer::show_announcements(shell);
    follow_keys(board, commands);
    effect(move || daily::record_peek(shell));
    speech::follow(board);
    voice::follow(shell);
    effect(move || document().set_title(&text::page_title(title)));
}

fn layers(board: BoardHandle, commands: Commands) -> AnyView {
    let shell = board.shell;
    view! {
        <Sheets board commands/>
        <Curtain shell/>
        {speech::live_region()}
        <TraceLayer board/>
        {pointer_layer(board)}
        <FlightLayer board/>
    }
    .into_any()
}

/// Seconds between the announcement of the last move and the end, at the usual pace.
const LAST_BEAT: f64 = 0.9;

/// Returns a signal that is true once the game is over and the announcement of its last move has been shown.
fn follow_last_move(shell: Shell, is_over: Memo<bool>) -> RwSignal<bool> {
    let has_ended = RwSignal::new(is_over.get_untracked());
    let end = move || {
        if is_over.try_with_untracked(|is_over| *is_over) == Some(true)
            && shell.announcement.with_untracked(Option::is_none)
        {
            has_ended.set(true);
        }
    };
    effect(move || {
        let is_announcing = shell.announcement.with(Option::is_some);
        match (is_over.get(), has_ended.get_untracked()) {
            (false, true) => has_ended.set(false),
            // Later: the move that ends the game may not be announced yet, and what it moves arrives first.
            (true, false) if !is_announcing => {
                set_timeout(end, Duration::from_secs_f64(LAST_BEAT * shell.app.settings.stretch()))
            }
            _ => {}
        }
    });
    has_ended
}

/// Shows the finale whenever the game ends, also if the end was taken back and the game ends again.
fn follow_end(
    board: BoardHandle,
    is_over: Memo<bool>,
    has_ended: RwSignal<bool>,
    result_seen: RwSignal<bool>,
    reviewing: Reviewing,
) {
    let shell = board.shell;
    effect(move || {
        if is_over.get() {
            daily::store_result(shell);
            matches::store_result(shell);
        }
    });
    effect(move || match has_ended.get() {
        true if shell.finale_pending.get_untracked() => begin_finale(board),
        // A game that is already over when opened has had its finale.
        true => {}
        // If the end was taken back, the next end is shown as well.
        false => {
            reviewing.forget();
            result_seen.set(false);
            shell.finale_pending.set(true);
        }
    });
}

/// Begins the finale, which shows the end before the winner is named: by the board's own scene, or else category by
/// category over the final position. A game without either proceeds to its result.
fn begin_finale(board: BoardHandle) {
    let shell = board.shell;
    match board.board().has_finale() || has_final_scoring(shell) {
        // The last moves may have been looked at while the end was not shown yet.
        true => shell.past_ply.set(None),
        false => shell.finale_pending.set(false),
    }
}

fn end_finale(shell: Shell) {
    shell.finale_pending.set(false);
    shell.past_ply.set(None);
}

/// Draws what replaces the board when the game is over: its finale, then the result or its review.
fn end_page(board: BoardHandle, commands: Commands, result_seen: RwSignal<bool>, reviewing: Reviewing) -> AnyView {
    let shell = board.shell;
    let has_finale = board.board().has_finale();
    if shell.finale_pending.get() {
        return board.board().finale(Callback::new(move |()| end_finale(shell)));
    }
    if reviewing.open.get() {
        return review::page(reviewing, commands);
    }
    let close = Callback::new(move |()| result_seen.set(true));
    let replay_finale = Callback::new(move |()| {
        shell.finale_pending.set(true);
        begin_finale(board);
    });
    let replay_finale = (has_finale || has_final_scoring(shell)).then_some(replay_finale);
    view! { <ResultPage board commands reviewing close replay_finale/> }.into_any()
}

/// Listens to the keyboard, and updates the tab stop of each region whenever the possible presses change.
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
        focus: Focus::here(),
        board,
    };
    keys::listen(shell, bindings);
    effect(move || {
        board.board().track_presses();
        shell.sheet.track();
        shell.track();
        // After the frame: the layout is done, so queries of the page are cheap.
        request_animation_frame(|| set_timeout(keys::set_tab_stops, Duration::ZERO));
    });
}

/// Draws the notice that another tab holds the table, so that it can only be watched here, with the button that takes
/// it over.
fn watch_notice(shell: Shell) -> AnyView {
    view! {
        <div class="watching" role="status">
            <span class="grow">{text::OPEN_IN_OTHER_TAB}</span>
            <Button kind=ButtonKind::Soft on_click=move || shell.take_over() attr:data-take-over="">
                {text::PLAY_HERE}
            </Button>
            {pass_on::join_here(shell)}
        </div>
    }
    .into_any()
}

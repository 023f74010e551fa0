//! The page of a table: the top bar, the game's board, the sheets, and what drives computers.

use leptos::prelude::*;

use crate::engine::record::{Player, Record};
use crate::engine::{SeatSet, Viewer};
use crate::table::Undo;
use crate::table::save::{self, Save};
use crate::ui::kit::context::{Notice, NoticeLink, Size};
use crate::ui::kit::icon;
use crate::ui::kit::share;
use crate::ui::route::Route;
use crate::ui::shell::new_game;
use crate::ui::shell::{Sheet, Shell, Take};
use crate::ui::text;

use super::board_handle::BoardHandle;
use super::curtain::Curtain;
use super::flights;
use super::history::Scrubber;
use super::keys::{self, KeyBindings};
use super::log::LiveRegion;
use super::opponents;
use super::prompt::{NoticeLine, Prompt};
use super::result::ResultPage;
use super::seats::SeatChips;
use super::sheets::Sheets;

/// What can be done with a whole table; the buttons of the shell call these.
#[derive(Clone, Copy)]
pub struct Commands {
    /// Take the last decision back, asking the others where that is due.
    pub undo: Callback<()>,
    /// What all agreed to take back.
    pub agreed: Callback<Take>,
    /// Play again what was taken back.
    pub redo: Callback<()>,
    /// Take back the running turn.
    pub restart_turn: Callback<()>,
    /// Suggest a move.
    pub hint: Callback<()>,
    /// Give the link of the game away.
    pub share: Callback<()>,
    /// Save the game as a file.
    pub export: Callback<()>,
    /// Hand one's seat to a computer.
    pub concede: Callback<()>,
    /// Throw the game away.
    pub abandon: Callback<()>,
    /// Play on from a ply, as a game of its own.
    pub branch: Callback<u32>,
    /// The same players again.
    pub rematch: Callback<()>,
}

/// The level that plays on for a person who concedes, and that gives hints.
const STAND_IN: &str = "sharp";

fn commands(board: BoardHandle) -> Commands {
    let shell = board.shell;
    let take_back = move |take: fn(&mut dyn crate::table::DynTable)| {
        if !shell.is_read_only() {
            shell.looking.set(None);
            shell.change(take);
        }
    };
    // Those who left their seat to a computer; in a rematch they sit there again.
    let conceded = StoredValue::new(SeatSet::default());
    let start =
        move |record: Record| new_game::set_up(shell.app, record, false, shell.peek(|table| table.seating().open));
    Commands {
        undo: Callback::new(move |()| match shell.peek(|table| table.can_undo()) {
            Undo::Nothing => {}
            Undo::Free | Undo::Marked => take_back(|table| table.undo()),
            Undo::Ask { .. } => shell.sheet.set(Some(Sheet::AskUndo(Take::Command))),
        }),
        agreed: Callback::new(move |take: Take| match take {
            Take::Command => take_back(|table| table.undo()),
            Take::Turn => take_back(|table| table.restart_turn()),
        }),
        redo: Callback::new(move |()| {
            if shell.peek(|table| table.can_redo()) {
                take_back(|table| table.redo());
            }
        }),
        restart_turn: Callback::new(move |()| {
            let ask = matches!(shell.peek(|table| table.can_restart_turn()), Undo::Ask { .. });
            shell.sheet.set(ask.then_some(Sheet::AskUndo(Take::Turn)));
            if !ask {
                take_back(|table| table.restart_turn());
            }
        }),
        hint: Callback::new(move |()| opponents::hint(shell, STAND_IN)),
        share: Callback::new(move |()| shell.sheet.set(Some(Sheet::Share))),
        export: Callback::new(move |()| {
            let record = shell.peek(|table| table.record());
            share::download(&format!("{}.json", shell.slot().0), &save::encode_record(&record));
        }),
        concede: Callback::new(move |()| {
            shell.sheet.set(None);
            if shell.is_read_only() {
                return;
            }
            shell.change(|table| {
                let seat = table.to_act().filter(|seat| table.seating().is_person(*seat));
                let seat = seat.or(match table.viewer() {
                    Viewer::Seat(seat) => Some(seat),
                    _ => table.seating().people().iter().next(),
                });
                if let Some(seat) = seat {
                    conceded.update_value(|conceded| conceded.add(seat));
                    table.seating_mut().seat(seat, STAND_IN);
                }
            });
        }),
        abandon: Callback::new(move |()| {
            if shell.is_read_only() {
                return;
            }
            let slot = shell.slot();
            match shell.app.store.with_value(|store| save::take(store, &slot)) {
                Ok(forgotten) => {
                    shell.app.go(Route::Home);
                    let onward = Some(NoticeLink::PutBack(slot, forgotten));
                    shell.app.tell(Notice { text: text::ABANDONED.to_owned(), onward });
                }
                Err(trouble) => shell.app.tell(trouble.to_string()),
            }
        }),
        branch: Callback::new(move |ply| {
            shell.sheet.set(None);
            // Whoever played here does not look into all hands there either.
            let Save { open, sat, .. } = shell.save();
            let branch = new_game::as_save(shell.peek(|table| table.branch(ply)), String::new(), false, open);
            new_game::sit(shell.app, &Save { sat, ..branch });
        }),
        rematch: Callback::new(move |()| {
            if let Some(mut record) = board.board().rematch() {
                for seat in conceded.get_value().iter() {
                    let player = &mut record.players[seat.index()];
                    if player.kind == STAND_IN {
                        player.kind = Player::PERSON.into();
                    }
                }
                start(record);
            }
        }),
    }
}

/// The page of a table.
pub fn table_page(board: BoardHandle) -> AnyView {
    let shell = board.shell;
    let commands = commands(board);
    let info = shell.peek(|table| table.info());
    opponents::drive(shell);
    flights::follow(board);
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
        if notice.with_untracked(|notice| matches!(notice, Some(Notice { onward: Some(NoticeLink::Rule(_)), .. }))) {
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
            <NoticeLine table=shell/>
            <Sheets shell commands/>
            <Curtain shell/>
            <LiveRegion shell/>
            <div class="flights" data-flights="" aria-hidden="true"></div>
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

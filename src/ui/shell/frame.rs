//! The page of a table: the top bar, the game's board, the sheets, and what drives computers.

use leptos::prelude::*;

use crate::engine::record::{Player, Record};
use crate::engine::{SeatSet, Viewer};
use crate::table::Undo;
use crate::table::save::{self, Save};
use crate::ui::house::{Notice, Onward, Size};
use crate::ui::kit::icon;
use crate::ui::parts::{self, Part, Room, later};
use crate::ui::route::Route;
use crate::ui::shell::{Sheet, Shell, Take};
use crate::ui::{lay, share, text};

use super::curtain::Curtain;
use super::face::Face;
use super::flights;
use super::keys::{self, Commands};
use super::log::LiveRegion;
use super::opponents;
use super::prompt::{NoticeLine, Prompt};
use super::seats::SeatChips;
use super::sheets::Sheets;

/// What can be done with a whole table; the buttons of the shell call these.
#[derive(Clone, Copy)]
pub struct Deeds {
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

fn deeds(face: Face) -> Deeds {
    let shell = face.shell;
    let take_back = move |take: fn(&mut dyn crate::table::Mid)| {
        if !shell.only_watches() {
            shell.looking.set(None);
            shell.change(take);
        }
    };
    // Those who left their seat to a computer; in a rematch they sit there again.
    let conceded = StoredValue::new(SeatSet::default());
    let lay = move |record: Record| lay::lay(shell.house, record, false, shell.peek(|mid| mid.seating().open));
    Deeds {
        undo: Callback::new(move |()| match shell.peek(|mid| mid.can_undo()) {
            Undo::Nothing => {}
            Undo::Free | Undo::Marked => take_back(|mid| mid.undo()),
            Undo::Ask { .. } => shell.sheet.set(Some(Sheet::AskUndo(Take::Deed))),
        }),
        agreed: Callback::new(move |take: Take| match take {
            Take::Deed => take_back(|mid| mid.undo()),
            Take::Turn => take_back(|mid| mid.restart_turn()),
        }),
        redo: Callback::new(move |()| {
            if shell.peek(|mid| mid.can_redo()) {
                take_back(|mid| mid.redo());
            }
        }),
        restart_turn: Callback::new(move |()| {
            let ask = matches!(shell.peek(|mid| mid.can_restart_turn()), Undo::Ask { .. });
            shell.sheet.set(ask.then_some(Sheet::AskUndo(Take::Turn)));
            if !ask {
                take_back(|mid| mid.restart_turn());
            }
        }),
        hint: Callback::new(move |()| opponents::hint(shell, STAND_IN)),
        share: Callback::new(move |()| shell.sheet.set(Some(Sheet::Share))),
        export: Callback::new(move |()| {
            let record = shell.peek(|mid| mid.record());
            share::download(&format!("{}.json", shell.slot().0), &save::spell_record(&record));
        }),
        concede: Callback::new(move |()| {
            shell.sheet.set(None);
            if shell.only_watches() {
                return;
            }
            shell.change(|mid| {
                let seat = mid.to_act().filter(|seat| mid.seating().is_person(*seat));
                let seat = seat.or(match mid.viewer() {
                    Viewer::Seat(seat) => Some(seat),
                    _ => mid.seating().people().iter().next(),
                });
                if let Some(seat) = seat {
                    conceded.update_value(|conceded| conceded.add(seat));
                    mid.seating_mut().seat(seat, STAND_IN);
                }
            });
        }),
        abandon: Callback::new(move |()| {
            if shell.only_watches() {
                return;
            }
            let slot = shell.slot();
            match shell.house.store.with_value(|store| save::take(store, &slot)) {
                Ok(forgotten) => {
                    shell.house.go(Route::Home);
                    let onward = Some(Onward::PutBack(slot, forgotten));
                    shell.house.tell(Notice { text: text::ABANDONED.to_owned(), onward });
                }
                Err(trouble) => shell.house.tell(trouble.to_string()),
            }
        }),
        branch: Callback::new(move |ply| {
            shell.sheet.set(None);
            // Whoever played here does not look into all hands there either.
            let Save { open, sat, .. } = shell.save();
            let branch = lay::as_save(shell.peek(|mid| mid.branch(ply)), String::new(), false, open);
            lay::sit(shell.house, &Save { sat, ..branch });
        }),
        rematch: Callback::new(move |()| {
            if let Some(mut record) = face.board().rematch() {
                for seat in conceded.get_value().iter() {
                    let player = &mut record.players[seat.index()];
                    if player.kind == STAND_IN {
                        player.kind = Player::PERSON.into();
                    }
                }
                lay(record);
            }
        }),
    }
}

/// The page of a table.
pub fn table_page(face: Face) -> AnyView {
    let shell = face.shell;
    let deeds = deeds(face);
    let info = shell.peek(|mid| mid.info());
    opponents::drive(shell);
    flights::follow(face);
    let commands = Commands {
        undo: deeds.undo,
        redo: deeds.redo,
        hint: deeds.hint,
        cancel: Callback::new(move |()| {
            face.board().cancel();
            shell.escapes.update(|escapes| *escapes += 1);
        }),
    };
    keys::listen(shell, commands);
    // Why a piece could not be pressed here is of no use elsewhere.
    let notice = shell.house.notice;
    on_cleanup(move || {
        if notice.with_untracked(|notice| matches!(notice, Some(Notice { onward: Some(Onward::Rule(_)), .. }))) {
            notice.set(None);
        }
    });
    Effect::new(move || _ = shell.only_watches());
    Effect::new(move || {
        face.board().track_presses();
        shell.sheet.track();
        shell.changes.track();
        request_animation_frame(keys::set_tab_stops);
    });
    Effect::new(move || document().set_title(&format!("{} · {}", info.title, text::TITLE)));
    let result_seen = RwSignal::new(false);
    // A game that is over when it is opened has had its last scene.
    shell.telling.set(face.board().has_finale() && shell.peek(|mid| mid.outcome().is_none()));
    let covered = covered(shell);
    let over = Memo::new(move |_| shell.read(|mid| mid.outcome().is_some()));
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
            data-size=move || format!("{:?}", shell.house.size.get()).to_ascii_lowercase()
            data-over=move || over.get().to_string()
            data-watching=shell.watching.then_some("")
            data-seats=shell.seats().to_string()
        >
            <Top face deeds result_seen/>
            <main class="play" inert=move || covered.get()>
                {move || if !result.get() {
                    face.board().play()
                } else if shell.telling.get() {
                    face.board().finale(Callback::new(move |()| shell.telling.set(false)))
                } else {
                    let close = Callback::new(move |()| result_seen.set(true));
                    let again = face.board().has_finale().then(|| Callback::new(move |()| shell.telling.set(true)));
                    later([Part::More], Room::Piece, move || {
                        parts::more().map(|more| (more.result)(face, deeds, close, again)).into_any()
                    })
                }}
            </main>
            <Show when=move || !shell.is_now() && shell.sheet.get().is_none()>
                <div class="scrub-dock">{later([Part::More], Room::Piece, move || {
                    parts::more().map(|more| (more.scrubber)(shell, deeds)).into_any()
                })}</div>
            </Show>
            <NoticeLine table=shell/>
            <Sheets shell deeds/>
            <Curtain shell/>
            <LiveRegion shell/>
            <div class="flights" data-flights="" aria-hidden="true"></div>
        </div>
    }
    .into_any()
}

/// Whether something lies over the table, so that what is below is out of reach.
fn covered(shell: Shell) -> Memo<bool> {
    Memo::new(move |_| shell.sheet.get().is_some() || shell.read(|mid| mid.curtain().is_some()))
}

#[component]
fn Top(face: Face, deeds: Deeds, result_seen: RwSignal<bool>) -> impl IntoView {
    let shell = face.shell;
    let covered = covered(shell);
    // From the board of a finished game back to its result.
    let to_result = move || {
        let due = result_seen.get() && shell.is_now() && shell.read(|mid| mid.outcome().is_some());
        due.then(|| {
            view! {
                <button type="button" class="btn primary" data-to-result="" on:click=move |_| result_seen.set(false)>
                    {icon("crown", "i20")}<span>{text::RESULT}</span>
                </button>
            }
        })
    };
    let title = shell.peek(|mid| mid.info().title);
    let tool = move |id: &'static str, name: &'static str, press: Callback<()>| {
        view! { <button type="button" class="btn icon quiet" aria-label=name title=name on:click=move |_| press.run(())>{icon(id, "i")}</button> }
    };
    let open = move |sheet: Sheet| Callback::new(move |()| shell.sheet.set(Some(sheet)));
    let undo = move || {
        view! {
            <button type="button" class="btn icon quiet" aria-label=text::UNDO title=text::UNDO data-undo=""
                disabled=move || shell.read(|mid| mid.can_undo()) == Undo::Nothing on:click=move |_| deeds.undo.run(())>
                {icon("ui-undo", "i")}
            </button>
        }
    };
    let redo = move || {
        view! {
            <Show when=move || shell.read(|mid| mid.can_redo())>
                <button type="button" class="btn icon quiet" aria-label=text::REDO title=text::REDO data-redo="" on:click=move |_| deeds.redo.run(())>
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
        let running = shell.visiting.get() && shell.is_now() && shell.read(|mid| mid.outcome().is_none());
        running.then(|| {
            view! {
                <button type="button" class="btn primary" data-play-on="" on:click=move |_| shell.settle()>
                    {icon("ui-play", "i20")}<span>{text::BRANCH}</span>
                </button>
            }
        })
    };
    let heading = move || shell.read(|mid| mid.heading(shell.shown_ply()));
    move || match shell.house.size.get() {
        Size::Phone => view! {
            <header class="top hd" inert=move || covered.get()>
                <h1 class="unseen">{title}</h1>
                {tool("ui-prev", text::HOME, Callback::new(move |()| shell.house.go(Route::Home)))}
                <SeatChips face/>
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
                {tool("ui-home", text::HOME, Callback::new(move |()| shell.house.go(Route::Home)))}
                <h1>{title}</h1>
                <span class="chip heading">{heading}</span>
                <div class="grow prompt-place"><Prompt shell/></div>
                {to_result}{back_to_now}
                {play_on}
                <Show when=move || shell.is_now()>{undo}{redo}</Show>
                {tool("ui-eye", text::HINT, deeds.hint)}
                {tool("ui-history", text::LOG, open(Sheet::Log))}
                {tool("ui-rules", text::RULES, open(Sheet::Rules(None)))}
                {tool("ui-settings", text::MENU, open(Sheet::Menu))}
            </header>
        }
        .into_any(),
    }
}

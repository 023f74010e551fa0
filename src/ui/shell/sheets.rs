//! The sheets that open over a table: log, rulebook, menu, keys, confirmation of a takeback and others.

use std::sync::Arc;

use leptos::prelude::*;

use crate::table::Undo;
use crate::ui::kit;
use crate::ui::kit::back::close_on_back;
use crate::ui::kit::{Button, ButtonKind, Memo, effect};
use crate::ui::shell::{Sheet, Shell, UndoScope};
use crate::ui::text;

use super::answer;
use super::board_handle::BoardHandle;
use super::catalogue::{BoxContents, Contents};
use super::commands::Commands;
use super::focus;
use super::history::Scrubber;
use super::key_sheet;
use super::log::Log;
use super::menu::Menu;
use super::pass_on;
use super::practice_sheet;
use super::requests;
use super::rule;
use super::rulebook;
use super::seat_sheet::{SeatSheet, take_seat};
use super::share::ShareSheet;
use super::voice;
use super::words_sheet;

/// Shows the open sheet.
#[component]
pub fn Sheets(board: BoardHandle, commands: Commands) -> impl IntoView {
    let shell = board.shell;
    // The element focused before the first sheet opened gets the focus back when the last one closes.
    let mut previous_focus = None;
    effect(move || match shell.sheet.get() {
        Some(_) => {
            previous_focus = previous_focus.take().or_else(|| document().active_element());
            focus::focus_on("[data-sheet] h2");
        }
        None => {
            if let Some(previous_focus) = previous_focus.take() {
                request_animation_frame(|| focus::focus(previous_focus));
            }
        }
    });
    let open = Memo::new(move |_| shell.sheet.get().is_some());
    close_on_back(open, Callback::new(move |()| shell.sheet.set(None)));
    let content = move || {
        let sheet = shell.sheet.get()?;
        Some(untrack(|| open_sheet(board, commands, sheet)))
    };
    view! { {move || content()} }
}

/// Draws a sheet with its heading.
fn open_sheet(board: BoardHandle, commands: Commands, sheet: Sheet) -> AnyView {
    let (title, class) = match sheet {
        Sheet::Piece => (answer::title(board), "sheet-low sheet-piece"),
        Sheet::Log => (text::LOG.to_string(), "sheet-log"),
        Sheet::Rules(_) => (text::RULES.to_string(), "sheet-rules"),
        Sheet::Box => (text::components::IN_THE_BOX.to_string(), "sheet-rules"),
        Sheet::Menu => (text::MENU.to_string(), "sheet-low"),
        Sheet::Share => (text::SHARE.to_string(), ""),
        Sheet::PassOn => (text::together::SHEET_TITLE.to_string(), ""),
        Sheet::Keys => (text::KEYS.to_string(), ""),
        Sheet::Words => (text::command::TABLE_IN_WORDS.to_string(), ""),
        Sheet::Practice => (practice_sheet::title(board.shell), ""),
        Sheet::Seat(_) => (text::PLAYER.to_string(), "sheet-low"),
        Sheet::TakeSeat(_) => (text::TAKE_SEAT.to_string(), "sheet-low"),
        Sheet::AskUndo(_) => (text::ASK_UNDO.to_string(), "sheet-low"),
    };
    let close = move || board.shell.sheet.set(None);
    view! { <kit::Sheet title class on_close=close>{sheet_content(board, commands, sheet)}</kit::Sheet> }.into_any()
}

fn sheet_content(board: BoardHandle, commands: Commands, sheet: Sheet) -> AnyView {
    let shell = board.shell;
    match sheet {
        Sheet::Log => view! {
            {voice::messages(shell)}
            <Log shell />
            <Scrubber shell branch=commands.branch />
        }
        .into_any(),
        Sheet::Menu => view! { <Menu shell commands /> }.into_any(),
        Sheet::Share => view! { <ShareSheet shell /> }.into_any(),
        Sheet::PassOn => pass_on::sheet(shell),
        Sheet::Box => in_the_box(board),
        Sheet::Piece => answer::sheet(board),
        Sheet::Keys => key_sheet::sheet(shell),
        Sheet::Words => words_sheet::sheet(shell),
        Sheet::Practice => practice_sheet::sheet(shell),
        Sheet::Seat(seat) => view! { <SeatSheet board seat/> }.into_any(),
        Sheet::TakeSeat(ply) => take_seat(shell, ply, commands.take_seat),
        Sheet::AskUndo(scope) => ask_undo(shell, commands, scope),
        Sheet::Rules(rule) => rulebook::sheet(shell.read_untracked(|table| table.info().id), rule),
    }
}

/// Draws the contents of this table's box, and where the pieces are.
fn in_the_box(board: BoardHandle) -> AnyView {
    let shell = board.shell;
    let game = shell.read_untracked(|table| table.info().id);
    let Some(rulebook) = rulebook::rulebook_of(game) else { return ().into_any() };
    let contents = Contents {
        game,
        groups: board.board().components(),
        rulebook,
        picture: Arc::new(move |piece| board.board().picture(piece)),
        rule_link: Arc::new(move |rule| rule::link(shell, rule)),
        locate: Some(Arc::new(move |component| board.board().whereabouts(component))),
    };
    view! { <BoxContents contents/> }.into_any()
}

fn ask_undo(shell: Shell, commands: Commands, scope: UndoScope) -> AnyView {
    let others = shell.speak(|speaker| {
        let people = shell.read_untracked(|table| table.seating.people());
        people
            .iter()
            .filter(|seat| !speaker.is_you(*seat))
            .map(|seat| speaker.name(seat).to_owned())
            .collect::<Vec<_>>()
    });
    let undo = shell.read_untracked(|table| match scope {
        UndoScope::Decision => table.can_undo(),
        UndoScope::Turn => table.can_restart_turn(),
    });
    let is_request = undo == Undo::Request;
    let question = match is_request {
        true => {
            let elsewhere = shell.read_untracked(|table| requests::names(table, table.people_elsewhere()));
            text::together::ask_for_undo(&elsewhere)
        }
        false => text::ask_undo(&others, undo == Undo::Ask { seen: true }),
    };
    view! {
        <p>{question}</p>
        <div class="row">
            <Button on_click=move || shell.sheet.set(None)>{text::REFUSE_UNDO}</Button>
            <Button
                kind=ButtonKind::Primary
                class="grow"
                on_click=move || {
                    shell.sheet.set(None);
                    commands.agreed.run(scope);
                }
            >
                {if is_request { text::together::ASK_FOR_UNDO } else { text::AGREE_TO_UNDO }}
            </Button>
        </div>
    }
    .into_any()
}

//! The sheet of a seat: what that side has, did lately and may do, as far as the reader may know; and the question of
//! which seat a person takes in a game of computers. Called by the sheets. Everything comes from the view and the
//! reader's story. Independent of the game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::table::StoryLine;
use crate::ui::kit::{Button, ButtonKind, Memo, Shown, badge};
use crate::ui::shell::Shell;
use crate::ui::text;
use crate::words::Topic;

use super::board_handle::BoardHandle;
use super::log;
use super::rule;
use super::seats::kind;
use super::words_sheet;

const MAX_LINES: usize = 10;

#[component]
pub fn SeatSheet(board: BoardHandle, seat: Seat) -> impl IntoView {
    let shell = board.shell;
    let recent_lines = Memo::new(move |_| {
        let shown_ply = shell.shown_ply();
        shell.read(|table| {
            let mut story = table.story(0);
            story.retain(|entry| entry.ply <= shown_ply && entry.line.seat.or(entry.actor) == Some(seat));
            story.reverse();
            story.truncate(MAX_LINES);
            story
        })
    });
    let line = move |entry: StoryLine| {
        let rule = entry.rule.map(|rule| rule::number_link(shell, rule));
        log::line(shell, entry, rule)
    };
    let current_decision = move || {
        if !shell.is_now() {
            return None;
        }
        let prompt = shell.result().unwrap_or_else(|| shell.read(|table| table.prompt()));
        let words = match shell.read(|table| table.to_act()) {
            Some(acting) if acting != seat => text::waits_for(&shell.read(|table| table.name(acting))),
            _ => prompt,
        };
        Some(view! { <h3>{text::TURN_STATE}</h3><p>{words}</p> }.into_any())
    };
    view! {
        <div class=format!("seat-sheet s{seat}")>
            <div class="row">
                {badge(seat, "")} <span class="grow">
                    <b class="seat-name">{move || shell.read(|table| table.name(seat))}</b>
                    {kind(shell, seat)}
                </span> <span class="score">{board.board().total(seat)}</span>
            </div>
            <h3>{text::POSSESSIONS}</h3>
            <div class="seat-has">{board.board().seat(seat)}</div>
            {words_sheet::folded_facts(shell, Topic::Side(seat))}
            {move || current_decision()}
            <h3>{text::LAST_MOVES}</h3>
            <ul class="log" data-region="lately">{move || recent_lines.get().into_iter().map(line).collect_view()}</ul>
            <Shown when=move || recent_lines.with(Vec::is_empty)>
                <p class="mute">{text::NOTHING_YET}</p>
            </Shown>
        </div>
    }
}

/// Draws the question of which seat a person takes to continue after `ply` plies, with the option that only computers
/// continue.
pub fn take_seat(shell: Shell, ply: u32, on_choice: Callback<(u32, Option<Seat>)>) -> AnyView {
    let players = shell.read_untracked(|table| table.seating.players.len() as u8);
    let seat = move |seat: Seat| {
        let name = shell.read_untracked(|table| table.name(seat));
        view! {
            <Button on_click=move || on_choice.run((ply, Some(seat))) attr:data-take=seat.to_string()>
                {badge(seat, "s")}
                <span>{text::play_as(&name)}</span>
            </Button>
        }
        .into_any()
    };
    view! {
        <p>{text::TAKE_SEAT_HELP}</p>
        <div class="take-seats" data-region="take">
            {Seat::all(players).map(seat).collect_view()}
            <Button kind=ButtonKind::Quiet icon="ui-eye" on_click=move || on_choice.run((ply, None)) attr:data-take="">
                {text::ONLY_WATCH}
            </Button>
        </div>
    }
    .into_any()
}

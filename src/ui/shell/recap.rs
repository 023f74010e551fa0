//! The recap: what the rivals did since the reader last acted, in the table's voice until the first press. A desktop
//! shows the news all the time and needs none. Shown by [`super::voice`]. Independent of the game.

use leptos::prelude::*;

use crate::table::beats::{self, Announcement, RecapLine};
use crate::table::voice::Kind;
use crate::ui::kit::context::Size;
use crate::ui::kit::{badge, effect};
use crate::ui::text;
use crate::words::is_gain;

use super::Shell;

/// Lets the recap speak as long as the table is on the page.
pub fn follow(shell: Shell) {
    effect(move || {
        let words: Vec<_> = lines(shell).iter().map(|line| words(shell, line)).collect();
        let text = words.join("\n");
        shell.voice.update(|voice| voice.set(Kind::Recap, (!text.is_empty()).then_some((&text, None))));
    });
}

/// Returns a line for each turn, until the person to act presses something. While the prompt still shows a move there
/// is none: it would say the same.
fn lines(shell: Shell) -> Vec<RecapLine> {
    let seen_to = shell.seen_to.get();
    let is_announcing = shell.announcement.with(Option::is_some);
    if shell.app.size.get() == Size::Desktop || !shell.is_now() || is_announcing {
        return Vec::new();
    }
    shell.read(|table| match table.presser() {
        Some(_) if seen_to < table.plies() => beats::recap(table, seen_to),
        _ => Vec::new(),
    })
}

/// Returns the moves in order, a sentence for each. Unless the side at the head of the line moved first, the line says
/// that it was that side's turn.
fn words(shell: Shell, line: &RecapLine) -> String {
    let of_move = |one: &Announcement| {
        // The prompt says what the others may do now.
        let figure = is_gain(&one.aside).map_or("", |_| one.aside.as_str());
        text::announcement(&one.text, figure)
    };
    let moves = text::recap(line.announcements.iter().map(of_move));
    if line.announcements[0].seat == line.seat {
        return moves;
    }
    shell.speak(|speaker| text::recap_of_turn(speaker, line.seat, &moves))
}

pub fn view(shell: Shell) -> AnyView {
    let line = |line: RecapLine| {
        view! {
            <span class=format!("recap-line s{}", line.seat)>
                {badge(line.seat, "s")} <span class="grow">{words(shell, &line)}</span>
            </span>
        }
        .into_any()
    };
    untrack(|| lines(shell)).into_iter().map(line).collect_view().into_any()
}

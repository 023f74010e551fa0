//! Par on the result: lets computers play the seat on the same deal in the background, and shows their results. Called
//! by the result. The games and counts are in `table/par`; the searches run on the opponents' workers, which are idle
//! once a game is over. Independent of the game.

use leptos::prelude::*;

use crate::ai::Level;
use crate::engine::Seat;
use crate::table::duplicate::first_person;
use crate::table::par::{self, Book, GAMES, Par};
use crate::table::{ComputerMove, Table};
use crate::ui::kit::{Button, Pick, icon};
use crate::ui::shell::Shell;
use crate::ui::shell::board_handle::BoardHandle;
use crate::ui::text;
use crate::ui::text::par as words;

use super::workers::{self, Answer, SEARCH_LIMIT_MS};

/// Draws a person's result beside those of computers; `None` if no person played.
pub fn par_section(board: BoardHandle) -> Option<AnyView> {
    let shell = board.shell;
    let person = shell.read_untracked(|table| (!table.seating.people().is_empty()).then(|| first_person(table)));
    let (seat, own) = person.and_then(|seat| Some((seat, shell.read_untracked(|table| par::result(table, seat))?)))?;
    let level = RwSignal::new(shell.read_untracked(par::usual_level));
    let running = RwSignal::new(false);
    let stored_par = move |level: usize| book(shell).get(level);
    let initial_sentence = |par: Par, level| if par.games > 0 { words::comparison(par, level) } else { String::new() };
    let sentence = RwSignal::new(initial_sentence(stored_par(level.get_untracked()), level.get_untracked()));
    let is_open = sentence.with_untracked(|sentence| !sentence.is_empty());
    on_cleanup(move || stop(running));
    let press = move || match running.get_untracked() {
        true => stop(running),
        false => {
            running.set(true);
            let chosen = level.get_untracked();
            let par = stored_par(chosen);
            sentence.set(words::comparison(par, chosen));
            Trial { board, seat, own, level: chosen, par, running, sentence }.next_game();
        }
    };
    let view = view! {
        <details class="par" data-par="" prop:open=is_open>
            <summary>{words::HEADING}</summary>
            <p class="small mute">{words::HELP}</p>
            <Pick
                label=words::LEVEL
                values=words::LEVELS.map(String::from).to_vec()
                picked=level
                set=move |index| {
                    if !running.get_untracked() {
                        level.set(index);
                        sentence.set(initial_sentence(stored_par(index), index));
                    }
                }
            />
            <Button on_click=press>
                {move || icon(if running.get() { "ui-close" } else { "ui-cpu" }, "i20")}
                <span>{move || if running.get() { words::STOP } else { words::START }}</span>
            </Button>
            <p role="status">{move || sentence.get()}</p>
        </details>
    };
    Some(view.into_any())
}

/// Loads the counts stored with the result of this table.
fn book(shell: Shell) -> Book {
    shell.app.store.with_value(|store| shell.read_untracked(|table| Book::open(store, &shell.slot(), table)))
}

/// Stops playing games, if any are in progress.
fn stop(running: RwSignal<bool>) {
    if running.try_get_untracked() == Some(true) {
        let _ = running.try_set(false);
        workers::stop();
    }
}

/// The games that are played at one level of computers.
#[derive(Clone, Copy)]
struct Trial {
    board: BoardHandle,
    seat: Seat,
    own: par::Result,
    level: usize,
    par: Par,
    running: RwSignal<bool>,
    sentence: RwSignal<String>,
}

impl Trial {
    /// Sets up the next game, or ends the trial.
    fn next_game(self) {
        if self.par.games >= GAMES {
            return self.running.set(false);
        }
        let shell: Shell = self.board.shell;
        let record = shell.read_untracked(|table| par::record_for_par(table, Level::ALL[self.level]));
        match Table::open(&record) {
            Ok(table) => self.advance(table),
            Err(_) => self.running.set(false),
        }
    }

    /// Plays until a move needs a search, or adds the result if the game is over.
    fn advance(mut self, mut table: Table) {
        loop {
            match par::next_move(&table, self.par.games + 1) {
                Some(ComputerMove::Immediate(index)) => {
                    if let Err(error) = table.act(index) {
                        return self.give_up(text::computer_refused(error));
                    }
                }
                Some(ComputerMove::Search(question)) => {
                    let mut waiting = Some((self, table));
                    return workers::ask(question, SEARCH_LIMIT_MS, move |answer| match answer {
                        Answer::Choice { index, .. } => {
                            waiting.take().into_iter().for_each(|(trial, table)| trial.act(table, index));
                        }
                        Answer::Failed { why, will_retry: false } => self.give_up(text::search_failed(&why, false)),
                        Answer::Failed { .. } => {}
                    });
                }
                Some(ComputerMove::UnknownPlayer) => return self.running.set(false),
                None => break,
            }
        }
        if let Some(computer) = par::result(&table, self.seat) {
            self.par.add(self.own, computer);
            self.store_counts();
            self.sentence.set(words::comparison(self.par, self.level));
        }
        self.next_game();
    }

    /// Stores the counts so far with the result, to be continued from next time.
    fn store_counts(self) {
        let shell = self.board.shell;
        if shell.locked_elsewhere || shell.spectating.get_untracked() {
            return;
        }
        let mut book = book(shell);
        // If nothing can be stored, the games are played again next time.
        let _ = shell.app.store.with_value(|store| book.save(store, &shell.slot(), self.level, self.par));
    }

    fn act(self, mut table: Table, index: usize) {
        // The result may have been closed, or the games stopped.
        if self.running.try_get_untracked() != Some(true) {
            return;
        }
        match table.act(index) {
            Ok(()) => self.advance(table),
            Err(error) => self.give_up(text::computer_refused(error)),
        }
    }

    fn give_up(self, reason: String) {
        self.running.set(false);
        self.sentence.set(reason);
    }
}

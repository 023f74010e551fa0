//! The command line of a table: a field in the place where the table speaks, for players who hear the game.
//!
//! Drawn by the voice, opened by a key and from the menu. What a line means is decided in [`crate::table::command`];
//! the answers are said, and shown below the field. The focus moves only for a command that goes somewhere or chooses
//! an action. Independent of the game.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement, KeyboardEvent, SubmitEvent};

use crate::ai::Level;
use crate::engine::{Seat, Viewer};
use crate::table::command::{Command, Lexicon, Telling, Verb, best, containing, following};
use crate::table::voice::Kind;
use crate::ui::kit::IconButton;
use crate::ui::shell::{Sheet, Shell};
use crate::ui::text;
use crate::ui::text::command as words;

use super::board_handle::BoardHandle;
use super::focus::{self, Focus};
use super::key_answers as answers;
use super::{hints, pieces};

const FORM: &str = "[data-command]";
const FIELD: &str = "[data-command] input";
/// A plan on the board: complete, or with what is missing.
const PLAN: &str = "[data-commit], .decision-needs";

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

fn is_inside(element: &Element, selector: &str) -> bool {
    element.closest(selector).is_ok_and(|outer| outer.is_some())
}

/// Opens the command line, in place of an open sheet, and moves the focus into it.
pub fn open(shell: Shell) {
    let Some(form) = find(FORM) else { return };
    if shell.sheet.get_untracked().is_some() {
        shell.sheet.set(None);
        shell.command_line.set(Some(Vec::new()));
        // A frame later the sheet has given the focus back.
        return request_animation_frame(|| focus::focus_on(FIELD));
    }
    if is_inside(&form, "[inert]") {
        return;
    }
    // At once, not with the next update: the letters that are typed next belong into the field.
    let _ = form.remove_attribute("hidden");
    shell.command_line.set(Some(Vec::new()));
    find(FIELD).into_iter().for_each(|field| _ = field.focus());
}

/// The command line of a table.
#[derive(Clone, Copy)]
struct CommandLine {
    board: BoardHandle,
    shell: Shell,
    focus: Focus,
    field: NodeRef<html::Input>,
    /// The element that was focused before.
    came_from: StoredValue<Option<HtmlElement>, LocalStorage>,
}

/// Draws the command line, which is hidden while it is closed.
pub fn panel(board: BoardHandle) -> AnyView {
    let shell = board.shell;
    let line = CommandLine {
        board,
        shell,
        focus: Focus::here(),
        field: NodeRef::new(),
        came_from: StoredValue::new_local(None),
    };
    // The answers for one person must not remain for the next.
    Effect::new(move |before: Option<(Viewer, Option<Seat>)>| {
        let now = shell.read(|table| (table.viewer(), table.curtain()));
        if before.is_some_and(|before| before != now) {
            shell.command_line.set(None);
            shell.telling.set_value(Telling::default());
        }
        now
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        line.submit();
    };
    let key = move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => line.close(),
        // A held key acts once, and writes one letter: the key that opened the command line may still be down.
        key if event.repeat() && (key == "Enter" || key.chars().count() == 1) => event.prevent_default(),
        _ => {}
    };
    let shown = move || shell.command_line.get().unwrap_or_default();
    view! {
        <form
            class="command"
            data-command=""
            data-region="command"
            hidden=move || shell.command_line.with(Option::is_none)
            on:submit=submit
            on:keydown=key
        >
            <div class="row">
                <input
                    class="field"
                    type="text"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-label=words::COMMAND_LINE
                    placeholder=move || lexicon(shell).word(Verb::Help).to_owned()
                    node_ref=line.field
                    on:focus=move |event| line.note_focus(&event)
                />
                <IconButton icon="ui-close" name=text::CLOSE on_click=move || line.close()/>
            </div>
            <ul>{move || shown().into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect_view()}</ul>
        </form>
    }
    .into_any()
}

/// Returns the words of the commands and the names at this table.
fn lexicon(shell: Shell) -> Lexicon {
    let verbs = words::COMMANDS.iter().map(|(word, _)| word.to_string());
    Lexicon::new(verbs, shell.read_untracked(|table| table.topics()))
}

impl CommandLine {
    /// Records where the focus was before.
    fn note_focus(self, event: &FocusEvent) {
        let before = event.related_target().and_then(|before| before.dyn_into::<HtmlElement>().ok());
        if let Some(before) = before.filter(|before| !is_inside(before, FORM)) {
            self.came_from.set_value(Some(before));
        }
    }

    /// Closes the command line and gives the focus back.
    fn close(self) {
        let before = self.came_from.try_update_value(Option::take).flatten();
        if !before.is_some_and(|before| focus::put(&before, true)) {
            focus::begin();
        }
        self.shell.command_line.set(None);
    }

    /// Closes the command line after the focus was moved or will be.
    fn leave(self) {
        self.came_from.set_value(None);
        self.field.get_untracked().into_iter().for_each(|field| _ = field.blur());
        self.shell.command_line.set(None);
    }

    fn submit(self) {
        let Some(field) = self.field.get_untracked() else { return };
        let line = field.value();
        let command = lexicon(self.shell).parse(&line);
        // A line that was not understood stays to be corrected.
        match command {
            Command::Unknown(_) => field.select(),
            _ => field.set_value(""),
        }
        self.run(command, line.trim());
    }

    fn run(self, command: Command, line: &str) {
        let (board, shell) = (self.board, self.shell);
        match command {
            Command::Actions(sought) => self.list_actions(&sought),
            Command::More => self.tell_more(),
            Command::Choose(numbers) => self.choose(&numbers),
            Command::Result(number) => self.tell_result(number),
            Command::WhyNot(sought) => self.tell_why_not(&sought),
            Command::Hint => self.hint(),
            Command::Question => answers::tell_question(shell),
            Command::Standing => answers::tell_standing(board),
            Command::About(topic) => _ = answers::tell_about(board, topic),
            Command::Go(sought) => self.go(&sought, best),
            Command::Next(sought) => self.go(&sought, containing),
            Command::Near => self.tell_neighbours(),
            Command::LastMove => answers::tell_last_move(shell),
            Command::LastRound => answers::tell_last_round(shell),
            Command::Words => {
                self.close();
                shell.sheet.set(Some(Sheet::Words));
            }
            Command::Help => self.help(),
            Command::Unknown(nearest) => answers::tell_all(shell, vec![words::unknown(line, &nearest)]),
        }
    }

    fn tell_not_found(self, name: &str) {
        answers::tell_all(self.shell, vec![words::not_found(name)]);
    }

    /// Says the rest of the last answer; the question if there is none.
    fn tell_more(self) {
        let told = self.shell.telling.try_update_value(Telling::more).unwrap_or_default();
        match told.lines.is_empty() {
            true => answers::tell_question(self.shell),
            false => answers::tell(self.shell, told),
        }
    }

    fn help(self) {
        let lexicon = lexicon(self.shell);
        let line =
            |(verb, (_, help)): (Verb, (text::Text, text::Text))| words::about(lexicon.word(verb), &help.to_string());
        answers::tell_pages(self.shell, Verb::ALL.into_iter().zip(words::COMMANDS).map(line).collect());
    }

    fn list_actions(self, sought: &str) {
        if answers::count_actions(self.shell).is_none() {
            return answers::tell_question(self.shell);
        }
        let (numbers, names): (Vec<usize>, Vec<String>) = self.board.board().choices().into_iter().unzip();
        let found = containing(&names, sought);
        if found.is_empty() {
            return self.tell_not_found(sought);
        }
        let line = |index: usize| words::about(&numbers[index].to_string(), &names[index]);
        answers::tell_pages(self.shell, found.into_iter().map(line).collect());
    }

    /// Returns the index of the action with this number; answers if there is none.
    fn index_of(self, number: usize) -> Option<usize> {
        let Some(count) = answers::count_actions(self.shell) else {
            answers::tell_question(self.shell);
            return None;
        };
        let index = number.checked_sub(1).filter(|index| *index < count);
        if index.is_none() {
            self.tell_not_found(&number.to_string());
        }
        index
    }

    /// Takes numbered choices. The plan is said and gets the focus; nothing is carried out.
    fn choose(self, numbers: &[usize]) {
        if answers::count_actions(self.shell).is_none() {
            return answers::tell_question(self.shell);
        }
        let names = match self.board.board().choose(numbers) {
            Ok(names) => names,
            Err(number) => return self.tell_not_found(&number.to_string()),
        };
        // Only a legal action has pieces here, and its number is one more than its index.
        match numbers.last().copied().filter(|_| !names.is_empty()) {
            // Once it is drawn. Until then the field keeps the focus, so that no other button gets the next press.
            Some(number) => {
                request_animation_frame(move || request_animation_frame(move || self.point_at(number - 1, names)));
            }
            None => self.go_on(),
        }
    }

    /// Closes the command line and moves the focus on to what was chosen.
    fn go_on(self) {
        self.leave();
        self.focus.chose();
    }

    /// Moves the focus to the plan of an action or, if the board draws none because a button carries the action out at
    /// once, to a piece of it: the presses are taken back, and its results are said.
    fn point_at(self, index: usize, names: Vec<String>) {
        if self.shell.command_line.try_get_untracked().is_none() {
            return;
        }
        if find(PLAN).is_some() {
            return self.go_on();
        }
        self.board.board().cancel();
        answers::tell_pages(self.shell, answers::results(self.shell, index));
        request_animation_frame(move || {
            let button = pieces::all().into_iter().find(|piece| names.contains(&pieces::name(piece)));
            if !button.is_some_and(|button| focus::put(&button, true)) {
                return self.go_on();
            }
            self.focus.stay();
            self.leave();
        });
    }

    /// Says what an action with this number would certainly bring; without a number, what is chosen or hinted at.
    fn tell_result(self, number: Option<usize>) {
        let shell = self.shell;
        let lines = match number {
            Some(number) => match self.index_of(number) {
                Some(index) => answers::results(shell, index),
                None => return,
            },
            None => {
                let planned = untrack(|| self.board.board().plan_in_words());
                match planned.or_else(|| Some(answers::results(shell, answers::hinted(shell)?))) {
                    Some(lines) => lines,
                    None => return answers::tell_question(shell),
                }
            }
        };
        answers::tell_pages(shell, lines);
    }

    /// Repeats the hint with the certain results of its action; computes one if there is none.
    fn hint(self) {
        let shell = self.shell;
        let said = shell.voice.with_untracked(|voice| {
            let hint = voice.speaking().into_iter().chain(voice.past()).find(|said| said.kind == Kind::Hint);
            hint.map(|said| said.text.clone())
        });
        match (answers::hinted(shell), said) {
            (Some(index), Some(said)) => {
                let lines = [said].into_iter().chain(answers::results(shell, index).into_iter().skip(1));
                answers::tell_pages(shell, lines.collect());
            }
            _ => hints::hint(self.board, Level::STAND_IN),
        }
    }

    /// Says why a piece cannot be pressed: the one with this name or, if it is empty, the one that was focused.
    fn tell_why_not(self, sought: &str) {
        let all = pieces::all();
        let names: Vec<String> = all.iter().map(pieces::name).collect();
        let piece = match best(&names, sought).first() {
            _ if sought.is_empty() => self.came_from.get_value(),
            found => found.map(|index| all[*index].clone()),
        };
        match piece {
            Some(piece) if self.is_refused(&piece) => self.shell.command_line.set(Some(Vec::new())),
            Some(piece) => {
                let lines = vec![pieces::name(&piece), text::components::CAN_BE_PRESSED.to_string()];
                answers::tell_all(self.shell, lines);
            }
            None if sought.is_empty() => answers::tell_all(self.shell, vec![words::NO_PIECE.to_string()]),
            None => self.tell_not_found(sought),
        }
    }

    /// Whether a press on a piece is refused. The voice then says the reason; the press does nothing.
    fn is_refused(self, piece: &HtmlElement) -> bool {
        if piece.get_attribute("aria-disabled").as_deref() != Some("true") {
            return false;
        }
        self.shell.clear_refusal();
        self.shell.only_explains.set_value(true);
        piece.click();
        self.shell.only_explains.set_value(false);
        self.shell.voice.with_untracked(|voice| voice.refused_by().is_some())
    }

    fn tell_neighbours(self) {
        let around = self.came_from.with_value(|piece| pieces::around(piece.as_ref()?));
        let lines = match around {
            Some(around) if around.is_empty() => vec![text::EDGE.to_string()],
            Some(around) => {
                around.into_iter().map(|(towards, piece)| words::neighbour(towards, &pieces::name(&piece))).collect()
            }
            None => vec![words::NO_PIECE.to_string()],
        };
        answers::tell_all(self.shell, lines);
    }

    /// Moves the focus to the next of the pieces that `choose` finds by their names.
    fn go(self, sought: &str, choose: fn(&[String], &str) -> Vec<usize>) {
        let all = pieces::all();
        let names: Vec<String> = all.iter().map(pieces::name).collect();
        let here = self.came_from.with_value(|from| all.iter().position(|piece| Some(piece) == from.as_ref()));
        let Some(to) = following(&choose(&names, sought), here) else { return self.tell_not_found(sought) };
        if focus::put(&all[to], true) {
            self.focus.stay();
            self.leave();
        }
    }
}

//! What is about to be done: its name, what it would surely bring, and the button that does it. One action that is
//! pressed, or several that are confirmed together.

use leptos::prelude::*;

use crate::engine::Viewer;
use crate::games::ceylon::pieces::Tea;
use crate::games::ceylon::press::Part;
use crate::games::ceylon::{Action, Ceylon, Event};
use crate::ui::kit::icon;
use crate::ui::shell::Version;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::text as words;
use crate::words::{Line, Speaker, Words};

use super::text;

/// How many lines tell what it would bring.
const LINES: usize = 6;

/// The table, and the actions on it that are confirmed together: a whole harvest, the chests that have to go.
#[derive(Clone, Copy)]
pub struct Context {
    /// The table.
    pub board: BoardContext<Ceylon>,
    /// With the date of the position that they are for.
    marked: RwSignal<Option<(Version, Vec<Action>)>>,
}

impl Context {
    /// Nothing is marked.
    pub fn new(board: BoardContext<Ceylon>) -> Context {
        Context { board, marked: RwSignal::new(None) }
    }

    /// What is marked in the present position; nothing once a piece is pressed for something else.
    pub fn marked(self) -> Vec<Action> {
        let date = self.board.shell.version();
        let idle = self.board.picker.with(|picker| picker.pressed().is_empty() && picker.candidates().next().is_some());
        let marked = self.marked.get().filter(|(of, _)| *of == date && idle);
        marked.map(|(_, actions)| actions).unwrap_or_default()
    }

    /// Marks these actions; where nothing waits for a confirmation they are carried out once they are `whole`.
    pub fn mark(self, actions: Vec<Action>, whole: bool) {
        if whole && !self.board.shell.app.settings.confirm.get_untracked() {
            return self.board.act_all(&actions);
        }
        self.board.cancel();
        self.marked.set(Some((self.board.shell.version_now(), actions)));
    }

    /// Whether several chests have to be given back, which are marked and confirmed together.
    fn is_giving(self) -> bool {
        self.board.view.with(|view| view.surplus() > 1)
    }

    /// How many chests of a tea are marked or pressed.
    pub fn chosen(self, tea: Tea) -> usize {
        match self.is_giving() {
            true => self.marked().iter().filter(|action| **action == Action::Discard(tea)).count(),
            false => self.board.times(Part::Chest(tea)),
        }
    }

    /// Whether one more can be.
    pub fn may_choose(self, tea: Tea) -> bool {
        let lit = self.board.is_lit(Part::Chest(tea));
        lit && (!self.is_giving() || self.board.view.with(|view| view.may_mark(&self.marked(), tea)))
    }

    /// Chooses one more, or one fewer.
    pub fn choose(self, tea: Tea, more: bool) {
        let (part, giving) = (Part::Chest(tea), untrack(|| self.is_giving()));
        let mut marked = untrack(|| self.marked());
        match marked.iter().rposition(|action| *action == Action::Discard(tea)) {
            _ if giving && more && untrack(|| self.may_choose(tea)) => marked.push(Action::Discard(tea)),
            Some(last) if giving => _ = marked.remove(last),
            _ if more => return self.board.press(part),
            _ => return self.board.release(part),
        }
        let whole = marked.len() == self.board.view.with_untracked(|view| view.surplus());
        self.mark(marked, whole);
    }

    fn cancel(self) {
        self.marked.set(None);
        self.board.cancel();
    }

    fn confirm(self) {
        match untrack(|| self.marked()) {
            marked if marked.is_empty() => self.board.commit(),
            marked => self.board.act_all(&marked),
        }
    }

    /// What is ready to be confirmed, with the name of its button.
    fn ready(self) -> Option<(String, Vec<Action>)> {
        let board = self.board;
        let marked = self.marked();
        if marked.is_empty() {
            return board.ready().map(|action| (board.verb(action), vec![action]));
        }
        let wanted = board.view.with(|view| view.surplus());
        (wanted == 0 || marked.len() == wanted).then(|| (text::several(&marked), marked))
    }

    /// What is still to be chosen, once something is.
    fn waiting(self) -> Option<String> {
        let board = self.board;
        let marked = self.marked().len();
        if marked > 0 {
            return Some(board.view.with(|view| text::more_chests(view.surplus().saturating_sub(marked))));
        }
        board.picker.with(|picker| !picker.pressed().is_empty()).then(|| board.next_press())
    }
}

/// What these actions would surely do, in lines: first what is worth a summary.
fn effects(board: BoardContext<Ceylon>, actions: &[Action]) -> Vec<Line> {
    let events: Vec<Event> = board.look_ahead(actions).events;
    // Told to the seat to act, whoever else sees the screen.
    let reader = board.shell.read_untracked(|table| table.to_act().map_or(Viewer::Everyone, Viewer::Seat));
    let lines = board.shell.speak(|speaker| {
        let speaker = Speaker { names: speaker.names, reader };
        events.iter().filter_map(|event| Ceylon::line(event, &speaker)).collect::<Vec<_>>()
    });
    if actions.len() == 1 {
        return lines;
    }
    let (mut first, rest): (Vec<Line>, Vec<Line>) = lines.into_iter().partition(|line| line.major);
    first.extend(rest);
    text::folded(first)
}

/// The panel: what is ready with its button, or what is still to be chosen.
pub fn panel(ctx: Context) -> AnyView {
    let line = |line: Line| {
        view! { <li>{icon(line.icon, "i20")}<span class="grow">{line.text}</span><b>{line.aside}</b></li> }
    };
    let cancel = move || {
        view! {
            <button type="button" class="btn" on:click=move |_| ctx.cancel()>
                {icon("ui-close", "i18")}
                <span>{words::CANCEL}</span>
            </button>
        }
    };
    let ready = Memo::new(move |_| ctx.ready());
    let panel = move || match ready.get() {
        Some((verb, actions)) => view! {
            <section class="commit" class:several={actions.len() > 1} aria-label=words::YOUR_ACTION>
                <div class="commit-head">
                    <span class="caps">{words::YOUR_ACTION}</span>
                    <h2>{verb.clone()}</h2>
                </div>
                <ul class="effects">
                    {effects(ctx.board, &actions).into_iter().take(LINES).map(line).collect_view()}
                </ul>
                <div class="commit-buttons">
                    {cancel()}
                    <button type="button" class="btn primary grow" data-commit="" on:click=move |_| ctx.confirm()>
                        {icon("ui-check", "i20")}
                        <span>{verb}</span>
                    </button>
                </div>
            </section>
        }
        .into_any(),
        None => ctx
            .waiting()
            .map(|sentence| {
                view! { <section class="commit waiting"><span class="mute grow">{sentence}</span>{cancel()}</section> }
            })
            .into_any(),
    };
    panel.into_any()
}

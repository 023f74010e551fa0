//! What is about to be done: its name, what it would surely bring, and the button that does it. One action that is
//! pressed, or several that are confirmed together.

use leptos::prelude::*;

use crate::engine::Viewer;
use crate::games::ceylon::pieces::{Main, Tea};
use crate::games::ceylon::press::{ActionKind, Part};
use crate::games::ceylon::text::names;
use crate::games::ceylon::{Action, Ceylon, Event, View};
use crate::ui::kit::icon;
use crate::ui::shell::Version;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::text as words;
use crate::words::{Line, Speaker, Words};

use super::text;

/// How many lines show what it would bring.
const LINES: usize = 6;

/// The table, and what is marked on it to be confirmed together: a whole harvest, or the chests that have to go.
#[derive(Clone, Copy)]
pub struct Context {
    /// The table.
    pub board: BoardContext<Ceylon>,
    /// The button of the harvest, or a chest for each that goes; with the version of the table that it is for.
    marked: RwSignal<(Version, Vec<Part>)>,
}

/// The button of a whole harvest.
pub const HARVEST: Part = Part::ActionKind(ActionKind::Main(Main::Harvest));

impl Context {
    /// Nothing is marked.
    pub fn new(board: BoardContext<Ceylon>) -> Context {
        Context { board, marked: RwSignal::new((Version::default(), Vec::new())) }
    }

    /// What is marked in the present position, as actions; nothing once a piece is pressed for something else.
    pub fn marked(self) -> Vec<Action> {
        let version = self.board.shell.version();
        let idle = self.board.picker.with(|picker| picker.pressed().is_empty() && picker.candidates().next().is_some());
        let (of, parts) = self.marked.get();
        match parts[..] {
            _ if of != version || !idle => Vec::new(),
            [HARVEST] => self.board.view.with(View::harvest_all),
            _ => parts.into_iter().filter_map(discard).collect(),
        }
    }

    /// Marks these pieces; where nothing waits for a confirmation, what they say is done once it is `whole`.
    pub fn mark(self, parts: Vec<Part>, whole: bool) {
        self.board.cancel();
        self.marked.set((self.board.shell.version_now(), parts));
        if whole && !self.board.shell.app.settings.confirm.get_untracked() {
            self.confirm();
        }
    }

    /// Whether several chests have to be given back, which are marked and confirmed together.
    fn is_giving(self) -> bool {
        self.board.view.with(|view| view.surplus() > 1)
    }

    /// How many chests of a tea are marked or pressed.
    pub fn chosen(self, tea: Tea) -> usize {
        let pressed = self.board.times(Part::Chest(tea));
        pressed.max(self.marked().iter().filter(|action| **action == Action::Discard(tea)).count())
    }

    /// Whether one more can be.
    pub fn may_choose(self, tea: Tea) -> bool {
        let lit = self.board.is_lit(Part::Chest(tea));
        lit && (!self.is_giving() || self.board.view.with(|view| view.may_mark(&self.marked(), tea)))
    }

    /// Chooses one more, or one fewer.
    pub fn choose(self, tea: Tea, more: bool) {
        let part = Part::Chest(tea);
        let (giving, marked) = untrack(|| (self.is_giving(), self.marked()));
        let mut parts: Vec<Part> = marked.iter().filter_map(chest).collect();
        match parts.iter().rposition(|other| *other == part) {
            _ if giving && more && untrack(|| self.may_choose(tea)) => parts.push(part),
            Some(last) if giving => _ = parts.remove(last),
            _ if more => return self.board.press(part),
            _ => return self.board.release(part),
        }
        let whole = parts.len() == self.board.view.with_untracked(View::surplus);
        self.mark(parts, whole);
    }

    fn cancel(self) {
        self.marked.set(Default::default());
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
        let wanted = board.view.with(View::surplus);
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

/// The action that gives a marked chest back.
fn discard(part: Part) -> Option<Action> {
    if let Part::Chest(tea) = part { Some(Action::Discard(tea)) } else { None }
}

/// The chest that an action gives back.
fn chest(action: &Action) -> Option<Part> {
    if let Action::Discard(tea) = *action { Some(Part::Chest(tea)) } else { None }
}

/// What these actions would surely do, in lines.
fn effects(board: BoardContext<Ceylon>, actions: &[Action]) -> Vec<Line> {
    let events: Vec<Event> = board.look_ahead(actions).events;
    // In words for the seat to act, even where others see the screen.
    let reader = board.shell.read_untracked(|table| table.to_act().map_or(Viewer::Everyone, Viewer::Seat));
    let lines = board.shell.speak(|speaker| {
        let speaker = Speaker { names: speaker.names, reader };
        events.iter().filter_map(|event| Ceylon::line(event, &speaker)).collect::<Vec<_>>()
    });
    let in_vain = actions.first().and_then(|action| in_vain(board, *action));
    in_vain.into_iter().chain(text::folded(lines)).collect()
}

/// That whoever plays this card could not use the half of their own now.
fn in_vain(board: BoardContext<Ceylon>, action: Action) -> Option<Line> {
    let Action::Card { own, .. } = action else { return None };
    let is_able = board.view.with(|view| view.could_do(view.table.actor, own));
    (!is_able).then(|| Line {
        seat: None,
        icon: "ui-shield",
        text: names::cannot(own),
        aside: String::new(),
        major: false,
    })
}

/// The panel: what is ready with its button, or what is still to be chosen.
pub fn panel(ctx: Context) -> AnyView {
    let line = |line: Line| {
        view! { <li>{icon(line.icon, "i20")}<span class="grow">{line.text}</span><b>{line.aside}</b></li> }.into_any()
    };
    let cancel = move || {
        view! {
            <button type="button" class="btn" on:click=move |_| ctx.cancel()>
                {icon("ui-close", "i18")}
                <span>{words::CANCEL}</span>
            </button>
        }
    };
    let panel = move || match ctx.ready() {
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

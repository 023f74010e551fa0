//! The frame of a decision: the plan, its certain effects, and the buttons that cancel it or carry it out. The same
//! for all games and screen sizes.
//!
//! Drawn by the boards, each of which provides the middle. Shows a [`Plan`]; contains no rules.

use leptos::prelude::*;

use crate::table::plan::Plan;
use crate::ui::kit::{Button, ButtonKind, aside, icon};
use crate::ui::shell::board::{Board, Heading};
use crate::ui::shell::board_context::BoardContext;
use crate::ui::shell::{Shell, speech};
use crate::ui::text as words;
use crate::words::draft::Lack;
use crate::words::{Line, Refusal};

/// Maximum number of effects listed.
const MAX_EFFECTS: usize = 6;

/// Contents of the frame, independent of the game.
struct FrameContents {
    heading: Heading,
    /// The title as it is spoken.
    spoken: String,
    effects: Vec<Line<String>>,
    warning: Option<String>,
    lack: Option<Lack<String>>,
    /// Whether several actions are carried out together.
    several: bool,
    can_cancel: bool,
    /// Whether a lesson asks for the plan to be carried out.
    is_next: bool,
    /// Whether a lesson asks for another plan.
    is_astray: bool,
}

impl FrameContents {
    /// Returns the plan in words, for screen readers.
    fn words(&self) -> String {
        let (needed, refused) = match &self.lack {
            Some(Lack::More(needed)) => (Some(needed.as_str()), None),
            Some(Lack::Refused(refusal)) => (None, Some(refusal.why.as_str())),
            None => (None, None),
        };
        let effect = |line: &Line<String>| format!("{} {}", line.text, line.aside.as_deref().unwrap_or_default());
        let effects: Vec<_> = self.effects.iter().take(MAX_EFFECTS).map(effect).collect();
        let head = needed.unwrap_or(&self.spoken);
        let parts = [head].into_iter().chain(effects.iter().map(|line| line.trim_end()));
        parts.chain(self.warning.as_deref()).chain(refused).collect::<Vec<_>>().join(". ")
    }
}

fn say_preview(shell: Shell, words: &str) {
    speech::update(shell, &|speech| speech.say_preview(words));
}

/// Draws a board's part of the plan.
type Middle<G> = Box<dyn Fn(&Plan<G>) -> AnyView + Send + Sync>;

/// The current plan. Empty while nothing is pressed.
#[component]
pub fn Decision<G: Board>(
    board: BoardContext<G>,
    /// Drawn between the plan's heading and its effects.
    middle: Middle<G>,
    /// The board's own reason not to carry out the plan, although the rules allow it.
    #[prop(optional)]
    obstacle: Option<Signal<Option<Refusal>>>,
) -> impl IntoView {
    let cancel = Callback::new(move |()| board.cancel());
    let confirm = Callback::new(move |()| match obstacle.and_then(|obstacle| obstacle.get_untracked()) {
        Some(refusal) => board.show_refusal(board.shell.speak(|speaker| speaker.refusal(&refusal))),
        None => carry_out(board),
    });
    let shell = board.shell;
    // The frame may be removed together with the plan.
    on_cleanup(move || say_preview(shell, ""));
    let plan_view = move || {
        let view = board.with_plan(|plan| {
            let names = board.shell.speak(|speaker| speaker.names.to_vec());
            let heading = board.view.with_untracked(|view| G::heading_of(view, plan));
            let spoken = if heading.title == plan.verb { &plan.spoken } else { &heading.title };
            let contents = FrameContents {
                spoken: spoken.clone(),
                heading,
                effects: plan.effects(&names, G::draws),
                warning: plan.warning.clone(),
                lack: plan.lack.clone(),
                several: plan.actions.len() > 1,
                can_cancel: plan.can_cancel,
                is_next: board.suggested.is_confirming_next(),
                is_astray: board.suggested.is_astray(),
            };
            say_preview(shell, &contents.words());
            frame(contents, middle(plan), cancel, confirm)
        });
        if view.is_none() {
            say_preview(shell, "");
        }
        view
    };
    view! { {move || plan_view()} }
}

/// Carries out the plan. The piece that the game wants to stay pressed is then pressed again, except in a lesson,
/// which chooses the next press itself.
fn carry_out<G: Board>(board: BoardContext<G>) {
    let shell = board.shell;
    let plies = || shell.read_untracked(|table| table.plies());
    let (before, stays) = (plies(), untrack(|| board.with_plan(G::stays_pressed)).flatten());
    board.commit();
    if let Some(part) = stays.filter(|_| plies() > before && shell.guide.lesson.is_none())
        && untrack(|| board.is_lit(part))
    {
        board.press(part);
    }
}

/// Draws heading, middle, effects, warning and buttons, always in this order.
fn frame(contents: FrameContents, middle: AnyView, cancel: Callback<()>, confirm: Callback<()>) -> AnyView {
    let FrameContents { heading, effects, warning, lack, several, can_cancel, is_next, is_astray, .. } = contents;
    let (needs, refused) = match lack {
        Some(Lack::More(needed)) => (Some(needed), None),
        Some(Lack::Refused(refusal)) => (None, Some(refusal.why)),
        None => (None, None),
    };
    let is_waiting = needs.is_some();
    let caption = (!heading.above.is_empty()).then(|| view! { <span class="caps">{heading.above}</span> }.into_any());
    let title_line = (!is_waiting).then(|| {
        view! {
            <div class="decision-head">
                {(!heading.drawing.is_empty()).then(|| icon(heading.drawing, "i40"))}
                <div class="grow">{caption}<h2>{heading.title}</h2></div>
            </div>
        }
        .into_any()
    });
    let confirm = (!is_waiting).then(|| confirm_button(heading.button, refused.is_some(), is_next, confirm));
    view! {
        <section
            class=format!("panel decision {}", heading.class)
            class:waiting=is_waiting
            class:several=several
            aria-label=words::YOUR_ACTION
            data-region="commit"
        >
            {title_line}
            {needs.map(|needed| view! { <p class="decision-needs mute">{needed}</p> }.into_any())}
            {middle}
            {effect_list(effects)}
            {warning.map(|warning| view! {
                <p class="decision-warning">{icon("ui-shield", "i20")}<span>{warning}</span></p>
            }.into_any())}
            {refused.map(|reason| view! { <p class="small mute why-not">{reason}</p> }.into_any())}
            <div class="decision-buttons">{can_cancel.then(|| cancel_button(cancel, is_astray))}{confirm}</div>
        </section>
    }
    .into_any()
}

/// Draws the lines that the plan would certainly add to the story.
fn effect_list(effects: Vec<Line<String>>) -> Option<AnyView> {
    let line = |line: Line<String>| {
        let cost = line.aside.as_deref().map(aside);
        view! { <li>{icon(line.icon, "i20")}<span class="grow">{line.text}</span>{cost}</li> }.into_any()
    };
    let lines = effects.into_iter().take(MAX_EFFECTS).map(line).collect_view();
    (!lines.is_empty()).then(|| view! { <ul class="effects">{lines}</ul> }.into_any())
}

fn cancel_button(cancel: Callback<()>, is_next: bool) -> AnyView {
    let class = if is_next { "decision-cancel hinted" } else { "decision-cancel" };
    view! {
        <Button
            class
            icon="ui-close"
            size="i18"
            on_click=cancel
            attr:aria-label=words::CANCEL
        >
            {words::CANCEL}
        </Button>
    }
    .into_any()
}

/// Draws the button that carries out the plan. While the rules refuse the plan it is dashed, and pressing it shows the
/// reason.
fn confirm_button(verb: String, is_disabled: bool, is_next: bool, confirm: Callback<()>) -> AnyView {
    let class = match (is_disabled, is_next) {
        (true, _) => "grow off",
        (false, true) => "grow hinted",
        (false, false) => "grow",
    };
    view! {
        <Button
            kind=ButtonKind::first_if(!is_disabled)
            class
            icon="ui-check"
            on_click=confirm
            attr:data-commit=""
            attr:aria-disabled=is_disabled.to_string()
        >
            {verb}
        </Button>
    }
    .into_any()
}

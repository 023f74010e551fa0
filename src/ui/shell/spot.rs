//! A spot: a real button over a drawn piece. Everything that can be pressed on a board is one, so that lit, chosen and
//! refused pieces look and sound the same everywhere, and screen readers find buttons. Sizes and positions come from
//! the board's style.

use leptos::attr::Attribute;
use leptos::prelude::*;

use crate::message;
use crate::table::pressing::would_replace;
use crate::ui::kit::Memo;
use crate::ui::shell::board_context::BoardContext;
use crate::words::Title;

/// The effect of pressing a spot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SpotState {
    /// Shows why the piece cannot be pressed.
    Plain,
    /// Presses the piece.
    Lit,
    /// Takes back a press of the piece, which is pressed often enough for this spot to look chosen.
    Chosen,
    /// Presses the piece in place of one that is incompatible with it.
    Replacement,
}

/// A button for one part. It is lit while the part can be pressed, unless a lesson asks for another one, and chosen
/// while it is pressed. If the part cannot be pressed, pressing it shows why.
#[component]
pub fn Spot<G: Title>(
    board: BoardContext<G>,
    /// The part that the spot represents.
    part: G::Part,
    #[prop(into, optional)] class: String,
    /// Number of presses that make it look chosen: for equal cards side by side, the number of the card.
    #[prop(default = 1)]
    nth: usize,
    /// Whether it represents all identical pieces: each press adds one until none are left; a further press takes one
    /// back.
    #[prop(optional)]
    stack: bool,
    /// Whether pressing it carries out the action of its part immediately.
    #[prop(optional)]
    verb: bool,
    /// Whether pressing it replaces all other presses if it is incompatible with them. Used for pieces of which only
    /// one can be chosen.
    #[prop(optional)]
    switch: bool,
    /// Whether the text on it is its name for screen readers, in place of the name of the part.
    #[prop(optional)]
    written: bool,
    children: Children,
) -> impl IntoView {
    let state = Memo::new(move |_| {
        board.pressing.with(|pressing| {
            let (times, lit) = (pressing.times(part), pressing.is_lit(part));
            let picker = pressing.picker();
            if times >= nth && !(stack && lit) {
                SpotState::Chosen
            } else if lit {
                SpotState::Lit
            } else if switch && picker.begins(part) || would_replace(picker, part) {
                SpotState::Replacement
            } else {
                SpotState::Plain
            }
        })
    });
    let chosen = move || state.get() == SpotState::Chosen || stack && board.times(part) > 0;
    // Of several spots of the part, the first that is not chosen is pressed next.
    let is_first = move || state.get() != SpotState::Chosen && nth <= board.times(part) + 1;
    let next = Memo::new(move |_| board.suggested.is_next(part) && is_first());
    // A lesson rings one piece at a time, a hint all pieces of its action.
    let in_lesson = board.shell.guide.lesson.is_some();
    let hinted = move || if in_lesson { next.get() } else { board.suggested.is_hinted(part) };
    // Equal pieces side by side are told apart.
    let name = move || match nth {
        1 => board.name(part),
        _ => board.say(&message!("list-more", before: board.name(part), after: message!("numbered", n: nth))),
    };
    let press = move |_| match state.get_untracked() {
        SpotState::Chosen => board.release(part),
        _ if verb => board.press_verb(part),
        _ if switch => board.switch(part),
        _ => board.press(part),
    };
    view! {
        <button
            type="button"
            class=format!("spot {class}")
            class:lit=move || state.get() == SpotState::Lit && !board.suggested.is_quiet(part)
            class:chosen=move || chosen()
            class:hinted=move || hinted()
            class:other=move || state.get() == SpotState::Replacement
            data-spot=""
            data-press-next=move || next.get().then_some("")
            data-lit=move || (state.get() == SpotState::Lit).then_some("")
            aria-pressed=move || chosen().to_string()
            aria-disabled=move || (state.get() == SpotState::Plain).to_string()
            aria-label=move || (!written).then(name)
            data-ask=""
            on:click=press
            on:contextmenu=move |event| board.ask_at(&event, part)
        >
            {children()}
        </button>
    }
}

/// Returns the attributes that let a pressable element other than a [`Spot`] be asked about:
///
/// `<button {..asks_part(board, part)}>`
///
/// An element that cannot be pressed has only the name of its piece in `data-ask`.
pub fn asks_part<G: Title>(board: BoardContext<G>, part: G::Part) -> impl Attribute + use<G> {
    view! { <{..} data-ask="" on:contextmenu=move |event| board.ask_at(&event, part)/> }
}

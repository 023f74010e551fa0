//! A spot: a real button over a drawn piece.
//!
//! Whatever can be pressed on a board is one of these, so that lit, chosen and refused look and
//! sound alike everywhere and screen readers meet buttons. Sizes and places come from the board's
//! style.

use leptos::attr::Attribute;
use leptos::prelude::*;

use crate::ui::shell::board_context::BoardContext;
use crate::words::Title;

/// A button for one part. Lit while it can be pressed; chosen while it is; pressing it otherwise
/// says why not.
#[component]
pub fn Spot<G: Title>(
    /// The table.
    board: BoardContext<G>,
    /// The piece that it stands for.
    part: G::Part,
    /// Further classes.
    #[prop(into, optional)]
    class: String,
    /// How many presses make it look chosen: for equal cards side by side, the number of the card.
    #[prop(default = 1)]
    nth: usize,
    /// Whether pressing it carries out at once what it alone spells.
    #[prop(optional)]
    verb: bool,
    /// Whether pressing it while something else is pressed begins anew with it, where that can be: for pieces of
    /// which one is chosen.
    #[prop(optional)]
    switch: bool,
    /// The drawing inside.
    children: Children,
) -> impl IntoView {
    let chosen = Memo::new(move |_| board.times(part) >= nth);
    let lit = Memo::new(move |_| !chosen.get() && board.is_lit(part));
    let name = move || board.name(part);
    let press = move |_| match (chosen.get_untracked(), verb) {
        (true, _) => board.release(part),
        (false, true) => board.press_verb(part),
        (false, false) if switch => board.switch(part),
        (false, false) => board.press(part),
    };
    let other = move || !lit.get() && !chosen.get() && (switch && board.begins(part) || board.takes_place(part));
    view! {
        <button
            type="button"
            class=format!("spot {class}")
            class:lit=lit
            class:chosen=chosen
            class:hinted=move || board.is_hinted(part)
            class:other=other
            data-spot=""
            data-lit=move || lit.get().then_some("")
            aria-pressed=move || chosen.get().to_string()
            aria-disabled=move || (!lit.get() && !chosen.get() && !other()).to_string()
            aria-label=name
            data-ask=""
            on:click=press
            on:contextmenu=move |event| board.ask_at(&event, part)
        >
            {children()}
        </button>
    }
}

/// What an element bears that can be pressed and is no [`Spot`], so that one can ask about it:
/// `<button {..asks_part(board, part)}>`. What cannot be pressed bears the name of its piece in `data-ask` and nothing
/// else.
pub fn asks_part<G: Title>(board: BoardContext<G>, part: G::Part) -> impl Attribute + use<G> {
    view! { <{..} data-ask="" on:contextmenu=move |event| board.ask_at(&event, part)/> }
}

//! What is about to be done: its name, what it would surely bring, and the button that does it.

use leptos::prelude::*;

use crate::engine::Viewer;
use crate::ui::kit::icon;
use crate::ui::shell::board_context::BoardContext;
use crate::ui::text;
use crate::words::Title;

/// The action that is spelled, with its certain effects, and the verb button.
#[component]
pub fn Commit<G: Title>(
    /// The table.
    board: BoardContext<G>,
) -> impl IntoView {
    let ready = Memo::new(move |_| board.ready());
    let picking = Memo::new(move |_| board.picker.with(|picker| !picker.pressed().is_empty()));
    let effects = move |action: G::Action| {
        let events = board.preview(action);
        board.shell.speak(|speaker| {
            let reader = crate::words::Speaker { names: speaker.names, reader: seat_reader(board) };
            let lines = events.iter().filter_map(|event| G::line(event, &reader));
            let line = |line: crate::words::Line| {
                view! { <li>{icon(line.icon, "i20")}<span class="grow">{line.text}</span><b>{line.aside}</b></li> }
            };
            lines.take(6).map(line).collect_view()
        })
    };
    move || {
        let cancel = view! {
            <button type="button" class="btn" on:click=move |_| board.cancel()>
                {icon("ui-close", "i18")}
                <span>{text::CANCEL}</span>
            </button>
        };
        match ready.get() {
            Some(action) => view! {
                <section class="commit" aria-label=text::YOUR_ACTION>
                    <div class="commit-head">
                        <span class="caps">{text::YOUR_ACTION}</span>
                        <h2>{board.verb(action)}</h2>
                    </div>
                    <ul class="effects">{effects(action)}</ul>
                    <div class="commit-buttons">
                        {cancel}
                        <button type="button" class="btn primary grow" data-commit="" on:click=move |_| board.commit()>
                            {icon("ui-check", "i20")}
                            <span>{board.verb(action)}</span>
                        </button>
                    </div>
                </section>
            }
            .into_any(),
            None if picking.get() => view! {
                <section class="commit waiting">
                    <span class="mute grow">{move || board.next_press()}</span>
                    {cancel}
                </section>
            }
            .into_any(),
            None => ().into_any(),
        }
    }
}

/// Previews are told to the seat to act, whoever else sees the screen.
fn seat_reader<G: Title>(board: BoardContext<G>) -> Viewer {
    board.shell.read_untracked(|table| table.to_act().map_or(Viewer::Everyone, Viewer::Seat))
}

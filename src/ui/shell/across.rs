//! One device shared by several people: it faces the person who holds it, stays awake, and ignores accidental presses.
//! Called by the frame. Who holds it and which presses count is decided in `table/handover`. Independent of the game.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::device::clock::monotonic_ms;
use crate::table::handover::{FarSide, Handover, Holder, far_side, is_across};
use crate::ui::kit::awake::keep_awake;
use crate::ui::kit::{Memo, badge};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::board_handle::BoardHandle;

pub fn is_turned() -> bool {
    matches!(document().query_selector(".table[data-turned]"), Ok(Some(_)))
}

/// The state of a device that several people share at a table. Create it once per table.
#[derive(Clone, Copy)]
pub struct Sharing {
    handover: StoredValue<Handover>,
    /// Time from which presses count, on the clock of the page's events, in milliseconds.
    pub settled: RwSignal<f64>,
    /// Whether the page is rotated for the person on the opposite side of the device.
    pub turned: Memo<bool>,
}

impl Sharing {
    /// Creates the state and follows the table.
    pub fn new(shell: Shell) -> Sharing {
        let handover = StoredValue::new(Handover::default());
        let settled = RwSignal::new(0.0);
        let follow_table = move || {
            handover.update_value(|last| last.follow(shell.read(Holder::from_table), monotonic_ms()));
            settled.set(handover.with_value(Handover::presses_count_from));
        };
        Effect::new(follow_table);
        let across = move |was_turned: Option<&bool>| {
            let (shared, over, is_holder_across) = shell.read(|table| {
                let is_holder_across = Holder::from_table(table).map(|holder| is_across(table, holder.seat()));
                (table.seating.people().len() == 2, table.outcome().is_some(), is_holder_across)
            });
            let flat = shell.app.settings.flat.get() && shared && !over;
            // While a computer plays, the page keeps its orientation.
            flat && is_holder_across.unwrap_or(was_turned == Some(&true))
        };
        let several = move || shell.read(|table| table.seating.people().len() > 1 && table.outcome().is_none());
        // A memo, so that the wake lock is not requested again with every move.
        keep_awake(Memo::new(move |_| several()).into());
        Sharing { handover, settled, turned: Memo::new(across) }
    }

    /// Suppresses a touch in the first half second after a hand-over. Call it in the capture phase of the event.
    pub fn suppress(self, event: &MouseEvent) {
        // A click from a key or a program is intended: its click count is 0.
        if event.detail() > 0 && !self.handover.with_value(|last| last.counts(event.time_stamp())) {
            event.stop_propagation();
            event.prevent_default();
        }
    }
}

/// Draws the strip at the far edge of a device that is flat on the table between two people: it faces the person who
/// waits, and shows whose turn it is, the score, and the last event. It contains only public information; screen
/// readers get the same from the page below.
pub fn far_strip(board: BoardHandle, sharing: Sharing) -> AnyView {
    let shell = board.shell;
    let strip = move || {
        if !shell.app.settings.flat.get() || !shell.is_now() {
            return None;
        }
        let turned = sharing.turned.get();
        let (FarSide { seat, to_act, last_event }, over) =
            shell.read(|table| far_side(table, turned).map(|far| (far, table.outcome().is_some())))?;
        let name = move |seat| shell.read_untracked(|table| table.name(seat));
        let strip_text = text::far_side(to_act.map(name).as_deref(), last_event.as_deref());
        let view = move || {
            view! {
                <div class=format!("far-strip s{seat}") aria-hidden="true" data-far="">
                    {badge(seat, "s")}
                    <b>{name(seat)}" "{board.board().total(seat)}</b>
                    <span class="grow">{strip_text}</span>
                </div>
            }
            .into_any()
        };
        (!over).then(view)
    };
    view! { {move || strip()} }.into_any()
}

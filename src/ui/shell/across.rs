//! One device for several people: it faces whoever has it, stays awake, and heeds no press that was not meant.
//!
//! Called by the frame. Who has it and which presses count is in `table/handover`. Knows no game.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::device::clock::monotonic_ms;
use crate::table::handover::{FarSide, Handover, Holder, far_side, is_across};
use crate::ui::kit::awake::keep_awake;
use crate::ui::kit::badge;
use crate::ui::shell::Shell;
use crate::ui::text;

use super::board_handle::BoardHandle;

/// Whether the table on the page is turned round for the person across.
pub fn is_turned() -> bool {
    matches!(document().query_selector(".table[data-turned]"), Ok(Some(_)))
}

/// How people share this device. To be called once for a table.
#[derive(Clone, Copy)]
pub struct Sharing {
    handover: StoredValue<Handover>,
    /// From when on presses count, by the clock of the page's events, in milliseconds.
    pub settled: RwSignal<f64>,
    /// Whether the page is turned round for the person across.
    pub turned: Memo<bool>,
}

impl Sharing {
    /// Follows the table.
    pub fn of(shell: Shell) -> Sharing {
        let handover = StoredValue::new(Handover::default());
        let settled = RwSignal::new(0.0);
        let follow = move || {
            handover.update_value(|last| last.follow(shell.read(Holder::of), monotonic_ms()));
            settled.set(handover.with_value(Handover::settled));
        };
        Effect::new(follow);
        let across = move |before: Option<&bool>| {
            let (shared, over, holder) = shell.read(|table| {
                let holder = Holder::of(table).map(|holder| is_across(table, holder.seat()));
                (table.seating.people().len() == 2, table.outcome().is_some(), holder)
            });
            let flat = shell.app.settings.flat.get() && shared && !over;
            // While a computer plays the page stays as it lies.
            flat && holder.unwrap_or(before == Some(&true))
        };
        let several = move || shell.read(|table| table.seating.people().len() > 1 && table.outcome().is_none());
        // Not asked for again with every move.
        keep_awake(Memo::new(move |_| several()).into());
        Sharing { handover, settled, turned: Memo::new(across) }
    }

    /// Keeps a press of a finger in the first half second after a hand-over from pressing anything. To be called while
    /// the event is still on its way down.
    pub fn swallow(self, event: &MouseEvent) {
        // What a key or a program presses is meant: it has no number of clicks.
        if event.detail() > 0 && !self.handover.with_value(|last| last.counts(event.time_stamp())) {
            event.stop_propagation();
            event.prevent_default();
        }
    }
}

/// The strip at the far edge of a device that lies flat between two people: it faces the one who waits and says whose
/// turn it is, the score, and what came last. Only what everybody may know stands there; the page below says it to
/// screen readers.
pub fn far_strip(board: BoardHandle, sharing: Sharing) -> AnyView {
    let shell = board.shell;
    let strip = move || {
        if !shell.app.settings.flat.get() || !shell.is_now() {
            return None;
        }
        let turned = sharing.turned.get();
        let (FarSide { seat, to_act, lately }, over) =
            shell.read(|table| far_side(table, turned).map(|far| (far, table.outcome().is_some())))?;
        let name = move |seat| shell.read_untracked(|table| table.name(seat));
        let strip_text = text::far_side(to_act.map(name).as_deref(), lately.as_deref());
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
    strip.into_any()
}

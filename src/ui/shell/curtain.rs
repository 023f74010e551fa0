//! The curtain: hides hands while the device is passed from one person to another. It covers everything and lifts only
//! when the next player's name is pressed. It shows only public information.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::ui::kit::{Button, ButtonKind, Memo, aside, badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::{absence, focus};

/// The curtain, which is down while the device has to be passed on.
#[component]
pub fn Curtain(shell: Shell) -> impl IntoView {
    absence::cover_when_left(shell);
    let recipient = Memo::new(move |_| shell.read(|table| table.curtain()));
    // The device is not passed on for this answer or any later one.
    let answer_openly = move || shell.change(|table| table.seating.answers_openly = true);
    let lift = move |seat: Seat| shell.change(|table| table.seating.curtain_lifted_by = Some(seat));
    let content = move || {
        let seat = recipient.get()?;
        focus::focus_on("[data-lift]");
        let name = shell.read_untracked(|table| table.name(seat));
        let can_answer_openly = shell.read_untracked(|table| table.could_answer_openly());
        let mut lines = shell.read_untracked(|table| {
            let last_own = table.actors().iter().rposition(|actor| *actor == seat);
            table.public_story(last_own.map_or(0, |index| index as u32 + 1))
        });
        lines.retain(|entry| entry.line.major);
        // Newest first, as in every log.
        lines.reverse();
        lines.truncate(8);
        let line = |entry: crate::table::StoryLine| {
            let emblem = entry.line.seat.map(|seat| badge(seat, "s"));
            view! {
                <li>
                    {emblem}{icon(entry.line.icon, "a")}<span class="grow">{entry.line.text}</span>
                    {entry.line.aside.as_deref().map(aside)}
                </li>
            }
            .into_any()
        };
        let (lift_label, open_label) = (text::lift_curtain_label(&name), text::answer_openly(&name));
        let view = view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-label=text::pass_to(&name)>
                <div class=format!(
                    "panel curtain-card s{seat}",
                )>
                    {badge(seat, "big")} <h2>{text::pass_to(&name)}</h2> <p class="mute">{text::CURTAIN_HELP}</p>
                    <ul class="log">{lines.into_iter().map(line).collect_view()}</ul>
                    <Button kind=ButtonKind::Primary on_click=move || lift(seat) attr:data-lift="">
                        {lift_label}
                    </Button>
                    {can_answer_openly.then(|| view! {
                        <Button on_click=answer_openly attr:data-openly="">{open_label}</Button>
                    }.into_any())}
                </div>
            </div>
        };
        Some(view.into_any())
    };
    view! { {move || content()} }
}

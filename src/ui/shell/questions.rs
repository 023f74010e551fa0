//! One question to several people on one screen, where hands lie open: everybody's answer is picked in a row
//! of its own, and all are handed in together.

use leptos::prelude::*;

use crate::table::decisions::Decision;
use crate::ui::kit::{badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::keys;

/// The rows, one for each person who is asked. Handed in when all have answered.
#[component]
pub fn Questions(
    /// The table.
    shell: Shell,
    /// Who is asked what.
    decisions: Vec<Decision>,
) -> impl IntoView {
    let picked = RwSignal::new(vec![None::<usize>; decisions.len()]);
    let rows = StoredValue::new(decisions.clone());
    let pick = move |row: usize, answer: usize| {
        picked.update(|picked| picked[row] = Some(answer));
        let Some(all) = picked.with_untracked(|picked| picked.iter().copied().collect::<Option<Vec<usize>>>()) else {
            return;
        };
        if shell.is_read_only() {
            return;
        }
        let answers: Vec<_> = rows.with_value(|rows| {
            rows.iter()
                .zip(all)
                .map(|(decisions, answer)| (decisions.seat, decisions.answers[answer].0.clone()))
                .collect()
        });
        shell.change(|table| {
            // An answer may settle the matter for those who come later: they are not asked any more.
            for (seat, notation) in &answers {
                if table.to_act() != Some(*seat) || table.act_notation(notation).is_err() {
                    break;
                }
            }
        });
    };
    keys::focus_on("[data-questions] h2");
    let row = move |(row, decisions): (usize, Decision)| {
        let name = shell.peek(|table| table.seating().players[decisions.seat.index()].name.clone());
        let answer = move |(index, (_, verb)): (usize, (String, String))| {
            let on = move || picked.with(|picked| picked[row] == Some(index));
            view! {
                <button type="button" class="btn answer lit" class:on=on data-lit="" aria-pressed=move || on().to_string()
                    on:click=move |_| pick(row, index)>
                    {move || on().then(|| icon("ui-check", "i18"))}<span>{verb}</span>
                </button>
            }
        };
        view! {
            <div class=format!("question s{}", decisions.seat) role="group" aria-label=name.clone()>
                <div class="row">{badge(decisions.seat, "s")}<b class="grow">{name.clone()}</b></div>
                <div class="answers">{decisions.answers.into_iter().enumerate().map(answer).collect_view()}</div>
            </div>
        }
    };
    view! {
        <section class="panel deed questions" data-region="commit" data-questions="">
            <h2 tabindex="-1">{text::ALL_ARE_ASKED}</h2>
            <p class="small mute">{shell.peek(|table| table.prompt())}</p>
            {decisions.into_iter().enumerate().map(row).collect_view()}
        </section>
    }
}

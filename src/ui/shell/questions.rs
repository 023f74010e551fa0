//! One question to several people on one screen, where hands lie open: everybody's answer is picked in a row
//! of its own, and all are handed in together.

use leptos::prelude::*;

use crate::table::asked::Asked;
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
    asked: Vec<Asked>,
) -> impl IntoView {
    let picked = RwSignal::new(vec![None::<usize>; asked.len()]);
    let rows = StoredValue::new(asked.clone());
    let pick = move |row: usize, answer: usize| {
        picked.update(|picked| picked[row] = Some(answer));
        let Some(all) = picked.with_untracked(|picked| picked.iter().copied().collect::<Option<Vec<usize>>>()) else {
            return;
        };
        if shell.only_watches() {
            return;
        }
        let answers: Vec<_> = rows.with_value(|rows| {
            rows.iter().zip(all).map(|(asked, answer)| (asked.seat, asked.answers[answer].0.clone())).collect()
        });
        shell.change(|mid| {
            // An answer may settle the matter for those who come later: they are not asked any more.
            for (seat, notation) in &answers {
                if mid.to_act() != Some(*seat) || mid.act(notation).is_err() {
                    break;
                }
            }
        });
    };
    keys::focus_on("[data-questions] h2");
    let row = move |(row, asked): (usize, Asked)| {
        let name = shell.peek(|mid| mid.seating().players[asked.seat.index()].name.clone());
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
            <div class=format!("question s{}", asked.seat) role="group" aria-label=name.clone()>
                <div class="row">{badge(asked.seat, "s")}<b class="grow">{name.clone()}</b></div>
                <div class="answers">{asked.answers.into_iter().enumerate().map(answer).collect_view()}</div>
            </div>
        }
    };
    view! {
        <section class="panel deed questions" data-region="commit" data-questions="">
            <h2 tabindex="-1">{text::ALL_ARE_ASKED}</h2>
            <p class="small mute">{shell.peek(|mid| mid.prompt())}</p>
            {asked.into_iter().enumerate().map(row).collect_view()}
        </section>
    }
}

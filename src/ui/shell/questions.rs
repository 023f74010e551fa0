//! One question to several people on one screen with open hands: each answer is picked in its own row, and all are
//! submitted together.

use leptos::prelude::*;

use crate::table::decisions::Decision;
use crate::ui::kit::{Button, Memo, badge, icon};
use crate::ui::shell::Shell;
use crate::ui::text;

use super::focus;

/// The rows, one for each person asked. Submitted once all have answered.
#[component]
pub fn Questions(
    shell: Shell,
    /// The questions and the seats they are put to.
    decisions: Vec<Decision>,
) -> impl IntoView {
    let picked = RwSignal::new(vec![None::<usize>; decisions.len()]);
    let rows = StoredValue::new(decisions.clone());
    let pick = Callback::new(move |(row, answer): (usize, usize)| {
        picked.update(|picked| picked[row] = Some(answer));
        let all = picked.with_untracked(|picked| picked.iter().copied().collect::<Option<Vec<usize>>>());
        if let Some(all) = all.filter(|_| !shell.is_read_only()) {
            rows.with_value(|rows| submit(shell, rows, &all));
        }
    });
    focus::focus_on("[data-questions] h2");
    let row = |(row, decision): (usize, Decision)| {
        let name = shell.read_untracked(|table| table.name(decision.seat));
        let answer = |(index, (_, verb)): (usize, (String, String))| {
            let is_picked = Memo::new(move |_| picked.with(|picked| picked[row] == Some(index)));
            answer_button(verb, is_picked, Callback::new(move |()| pick.run((row, index))))
        };
        view! {
            <div class=format!("question s{}", decision.seat) role="group" aria-label=name.clone()>
                <div class="row">{badge(decision.seat, "s")}<b class="grow">{name.clone()}</b></div>
                <div class="answers">{decision.answers.into_iter().enumerate().map(answer).collect_view()}</div>
            </div>
        }
        .into_any()
    };
    view! {
        <section class="panel decision questions" data-region="commit" data-questions="">
            <h2 tabindex="-1">{text::QUESTION_TO_ALL}</h2>
            <p class="small mute">{shell.read_untracked(|table| table.prompt())}</p>
            {decisions.into_iter().enumerate().map(row).collect_view()}
        </section>
    }
}

fn answer_button(verb: String, on: Memo<bool>, pick: Callback<()>) -> AnyView {
    view! {
        <Button
            class="answer lit"
            on_click=move || pick.run(())
            class:on=move || on.get()
            attr:data-lit=""
            attr:aria-pressed=move || on.get().to_string()
        >
            {move || on.get().then(|| icon("ui-check", "i18"))}
            <span>{verb}</span>
        </Button>
    }
    .into_any()
}

/// Carries out the answers of all people asked, one index per decision, in the order in which they act.
fn submit(shell: Shell, decisions: &[Decision], answers: &[usize]) {
    shell.change(|table| {
        // An answer may end the question: the answers of later seats are then dropped.
        for (decision, answer) in decisions.iter().zip(answers) {
            let notation = &decision.answers[*answer].0;
            if table.to_act() != Some(decision.seat) || table.act_notation(notation).is_err() {
                break;
            }
        }
    });
}

//! The sheet after an answer in practice: how it compares with the best choice, the better line, why it is better, and
//! the ways on. Called by the sheets; in the words of the review. Independent of the game.

use leptos::prelude::*;

use crate::ai::review::Evaluation;
use crate::ai::review::marks::Knowledge;
use crate::table::practice::Judgement;
use crate::ui::kit::Button;
use crate::ui::text::review as words;

use super::commands::open_branch;
use super::guide::Answer;
use super::review::better::{better_choice, line, names, table_at};
use super::{Shell, practice};

/// Returns the heading of the sheet: the judgement.
pub fn title(shell: Shell) -> String {
    untrack(|| shell.guide.practice.map(practice::said)).unwrap_or_default()
}

pub fn sheet(shell: Shell) -> AnyView {
    let Some(practice) = shell.guide.practice else { return ().into_any() };
    let Some(Answer::Judged(actions, judgement)) = practice.answer.get_untracked() else { return ().into_any() };
    let ply = shell.read_untracked(|table| table.plies()) + 1;
    let mut choice = practice.card.with_value(|card| card.choice.clone());
    let played = shell.read_untracked(|table| table.notations(&actions));
    let answered = actions.first().map_or(0, |index| *index as u16);
    if answered != choice.chosen {
        // What the better line gains was found against the choice made in the game.
        choice.prospects.clear();
    }
    choice.chosen = if judgement == Judgement::Best { choice.known.best } else { answered };
    choice.known = Evaluation { loss: judgement.loss(), ..choice.known };
    let best_action = choice.known.best;
    let play_on = move || {
        let Some(mut table) = table_at(shell, ply) else { return };
        match table.act(best_action.into()) {
            Ok(()) => open_branch(shell, table.record()),
            Err(error) => shell.app.notify(crate::ui::text::computer_refused(error)),
        }
    };
    view! {
        <div class="review-moment" data-practice-answer="">
            {line(words::PLAYED, &names(shell, ply, &played), "review-line")}
            {better_choice(shell, ply, &choice, Knowledge::Own, &played, None)}
            <div class="review-ways">
                {practice::next_button(shell, practice)}
                <Button icon="ui-branch" on_click=play_on>{words::PLAY_BETTER_MOVE}</Button>
            </div>
        </div>
    }
    .into_any()
}

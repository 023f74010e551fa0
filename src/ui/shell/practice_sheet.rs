//! The sheet after an answer in practice: how it compares with the best choice, the better line, why it is better, and
//! the ways on. Called by the sheets; in the words of the review. Independent of the game.

use leptos::prelude::*;

use crate::ai::review::Evaluation;
use crate::ai::review::marks::Knowledge;
use crate::table::practice::Judgement;
use crate::ui::kit::Button;
use crate::ui::text::{lesson, practice as words, review};

use super::guide::{Answer, PracticeContext};
use super::guide_voice::next_button;
use super::review::better::{better_choice, line, line_page, names, play_better};
use super::{Shell, practice};

/// Returns the heading of the sheet: the judgement.
pub fn title(shell: Shell) -> String {
    untrack(|| shell.guide.practice.map(practice::said)).unwrap_or_default()
}

pub fn sheet(shell: Shell) -> AnyView {
    let Some(practice) = shell.guide.practice else { return ().into_any() };
    let Some(Answer::Judged(actions, judgement)) = practice.answer.get_untracked() else { return ().into_any() };
    let ply = shell.read_untracked(|table| table.plies()) + 1;
    let choice = practice.card.with_value(|card| card.choice.clone());
    let notations = |actions: &[usize]| shell.read_untracked(|table| table.notations(actions));
    let in_game = [usize::from(choice.chosen)];
    let (best, better_line) = (choice.known.best, choice.line.clone());
    // The best answer is the better line below.
    let answer = (judgement != Judgement::Best || actions == in_game)
        .then(|| line(words::YOUR_ANSWER, &names(shell, ply, &notations(&actions)), LINE));
    let comparison = match judgement {
        Judgement::Worse(loss) => {
            let mut choice = choice;
            if actions != in_game {
                // What the better line gains was found against the choice made in the game.
                choice.prospects.clear();
            }
            // An answer that begins with the best action may still go wrong.
            choice.chosen = u16::MAX;
            choice.known = Evaluation { loss, ..choice.known };
            better_choice(shell, ply, &choice, Knowledge::Own, &notations(&actions), None)
        }
        Judgement::Best | Judgement::AsGood(_) => {
            let played = notations(&in_game);
            let in_game = (actions != in_game).then(|| line(review::PLAYED, &names(shell, ply, &played), LINE));
            let better = better_choice(shell, ply, &choice, Knowledge::Own, &played, None);
            view! { {in_game}{better} }.into_any()
        }
    };
    let step_button = (!better_line.is_empty()).then(|| {
        let press = move || {
            if let Some(page) = line_page(shell, ply, &better_line) {
                shell.sheet.set(None);
                shell.app.go(page);
            }
        };
        view! { <Button icon="ui-history" on_click=press>{review::STEP_THROUGH}</Button> }.into_any()
    });
    let play_better = move || play_better(shell, ply, best);
    view! {
        <div class="review-moment" data-practice-answer="">
            {answer}
            {comparison}
            <div class="review-ways">
                {next_button(lesson::NEXT, move || practice::go_on(shell, practice))} {step_button}
                <Button icon="ui-branch" on_click=play_better>{review::PLAY_BETTER_MOVE}</Button>
                {remove_button(shell, practice)}
            </div>
        </div>
    }
    .into_any()
}

/// Class of a line that is not the better one.
const LINE: &str = "review-line";

/// Draws the button that removes the card from its deck, and opens the next moment.
fn remove_button(shell: Shell, practice: PracticeContext) -> AnyView {
    let remove = move || {
        let game = shell.read_untracked(|table| table.info().id);
        let removed =
            practice.card.with_value(|card| practice::change_deck(shell.app, game, |deck| deck.remove(&card.link)));
        if removed.is_some() {
            practice::go_on(shell, practice);
        }
    };
    view! { <Button icon="ui-close" on_click=remove attr:data-practice-remove="">{words::REMOVE}</Button> }.into_any()
}

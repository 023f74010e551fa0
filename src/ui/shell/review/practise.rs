//! The button that makes cards for practice of moments of a review. Called by the moments.

use leptos::prelude::*;

use crate::table::practice::Card;
use crate::ui::kit::{Button, icon};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::practice as words;

use super::super::{focus, practice};
use super::Reviewing;

/// Draws the button that adds these moments to the deck of the title; once they are added, the link to practice. `None`
/// if none of them can become a card.
pub fn button(reviewing: Reviewing, plies: &[u32], label: Text) -> Option<AnyView> {
    let shell = reviewing.board.shell;
    let (app, game, today) = (shell.app, shell.read_untracked(|table| table.info().id), practice::day());
    let card = |ply: &u32| {
        let choice = reviewing.with(|findings| findings.review.report(*ply)?.choice.clone()).flatten()?;
        shell.read_untracked(|table| Card::new(table, *ply, &choice, today))
    };
    let cards: Vec<Card> = plies.iter().filter_map(card).collect();
    if cards.is_empty() || shell.locked_elsewhere {
        return None;
    }
    let deck = practice::deck(app, game);
    let is_added = RwSignal::new(cards.iter().all(|card| deck.has(card)));
    let cards = StoredValue::new(cards);
    let add = move || {
        let new = cards.get_value();
        let added =
            practice::change_deck(app, game, |deck| new.into_iter().filter(|card| deck.add(card.clone())).count());
        match added {
            None => return,
            Some(0) => return app.notify(words::FULL.to_string()),
            Some(count) => app.notify(words::due(count)),
        }
        is_added.set(true);
        focus::focus_on("a[data-practise]");
    };
    let content = move || match is_added.get() {
        false => view! { <Button icon="ui-plus" on_click=add attr:data-practise="">{label}</Button> }.into_any(),
        true => view! {
            <a class="btn" href=Route::Practice(game.into()).to_string() data-practise="">
                {icon("ui-play", "i20")}
                <span>{words::TITLE}</span>
            </a>
        }
        .into_any(),
    };
    Some(view! { {move || content()} }.into_any())
}

//! Practice: the table of each moment that is due, one after another, and the line on the shelf that leads there.
//! Independent of the game.

use leptos::prelude::*;

use crate::engine::Info;
use crate::table::practice::Card;
use crate::ui::boards;
use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Page, icon};
use crate::ui::route::Route;
use crate::ui::shell::LockedElsewhere;
use crate::ui::shell::guide::PracticeContext;
use crate::ui::shell::practice::{change_deck, day, deck};
use crate::ui::text::practice as words;

/// Draws a line for each title with moments to practise today; nothing if there are none.
pub fn due_lines(app: AppContext) -> AnyView {
    let today = day();
    let line = |info: &&'static Info| {
        let count = deck(app, info.id).due(today).len();
        (count > 0).then(|| {
            view! {
                <p class="message" data-practice-due=info.id>
                    <a href=Route::Practice(info.id.into()).to_string()>
                        <b>{info.title}</b>" · "{words::due(count)}
                    </a>
                </p>
            }
            .into_any()
        })
    };
    boards::SHELF.iter().filter_map(line).collect_view().into_any()
}

/// Draws the moments of a title that are due today, each at its table.
pub fn practice_page(game: String) -> AnyView {
    let app = AppContext::here();
    assets::load_symbols(&game);
    let today = day();
    let cards = due_cards(app, &game, today);
    let count = cards.len();
    let cards = StoredValue::new(cards);
    let current = RwSignal::new(0);
    let content = move || {
        let number = current.get();
        match cards.with_value(|cards| cards.get(number).cloned()) {
            Some(card) => untrack(|| moment(card, (number + 1, count), current)),
            None => end(count),
        }
    };
    view! { {move || content()} }.into_any()
}

/// Returns the cards of today. Those that can no longer be opened are removed, and a notice says so.
fn due_cards(app: AppContext, game: &str, today: i32) -> Vec<Card> {
    let mut deck = deck(app, game);
    let dropped = deck.drop_broken(today);
    if dropped > 0 && change_deck(app, game, |deck| deck.drop_broken(today)).is_some() {
        app.notify(words::dropped(dropped));
    }
    deck.due(today).into_iter().cloned().collect()
}

fn moment(card: Card, number: (usize, usize), current: RwSignal<usize>) -> AnyView {
    let position = card.open();
    provide_context(PracticeContext {
        card: StoredValue::new(card),
        number,
        answer: RwSignal::new(None),
        is_scheduled: StoredValue::new(false),
        go_on: Callback::new(move |()| current.set(number.0)),
    });
    provide_context(LockedElsewhere(false));
    let opened = position.and_then(|(table, seat)| boards::open_practice(table, seat).ok());
    // Cards that cannot be opened were removed before.
    opened.unwrap_or_else(|| end(0))
}

/// Draws the page after the last moment, or the page of a day without any.
fn end(count: usize) -> AnyView {
    let text = if count > 0 { words::DONE } else { words::NONE_DUE };
    view! {
        <Page title=words::TITLE class="about">
            <p data-practice-end="">{text}</p>
            <p>
                <a class="btn primary" href=Route::Home.to_string()>
                    {icon("ui-home", "i20")}
                    <span>{crate::ui::text::HOME}</span>
                </a>
            </p>
        </Page>
    }
    .into_any()
}

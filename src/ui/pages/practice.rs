//! Practice: the table of each moment that is due, one after another, and the links on the shelf that lead there.
//! Independent of the game.

use leptos::prelude::*;

use crate::engine::Info;
use crate::games::info;
use crate::table::practice::{Card, SITTING, sitting};
use crate::ui::boards;
use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{Button, ButtonKind, Page, icon};
use crate::ui::route::Route;
use crate::ui::shell::LockedElsewhere;
use crate::ui::shell::guide::PracticeContext;
use crate::ui::shell::practice::{day, deck};
use crate::ui::text::{practice as words, review, setup};

use super::matches::list_of_links;
use super::not_found::NotFound;

/// Draws the titles with moments to practise today; `None` if there are none.
pub fn due_titles(app: AppContext) -> Option<AnyView> {
    let today = day();
    let link = |info: &&'static Info| {
        let count = deck(app, info.id).due(today).len().min(SITTING);
        let name = || format!("{} · {} · {}", info.title, words::due(count), words::minutes(count));
        (count > 0).then(|| (Route::Practice(info.id.into()), "ui-play", name()))
    };
    list_of_links(words::TITLE, boards::SHELF.iter().filter_map(link).collect())
}

/// Draws the moments of a title that are due today, each at its table.
pub fn practice_page(game: String) -> AnyView {
    let app = AppContext::here();
    if info(&game).is_none() {
        return view! { <NotFound reason=setup::NO_SUCH_GAME.to_string()/> }.into_any();
    }
    let cards = StoredValue::new(due_cards(app, &game));
    let current = RwSignal::new(0);
    let content = move || {
        let number = current.get();
        let (card, count) = cards.with_value(|cards| (cards.get(number).cloned(), cards.len()));
        untrack(|| match card {
            Some(card) => {
                assets::load_symbols(&game);
                moment(card, (number + 1, count), current)
            }
            None => {
                cards.set_value(due_cards(app, &game));
                let left = cards.with_value(Vec::len);
                end(left, deck(app, &game).days_to_next(day()), Callback::new(move |()| current.set(0)))
            }
        })
    };
    view! { {move || content()} }.into_any()
}

/// Returns the cards of a sitting. If some could no longer be opened, a notice says so.
fn due_cards(app: AppContext, game: &str) -> Vec<Card> {
    match app.store.with_value(|store| sitting(store, game, day())) {
        Ok((cards, broken)) => {
            if broken > 0 {
                app.notify(words::dropped(broken));
            }
            cards
        }
        Err(error) => {
            app.notify(error.to_string());
            Vec::new()
        }
    }
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
    // Cards that cannot be opened were removed before.
    let opened = position.and_then(|(table, _)| boards::open_practice(table).ok());
    opened.into_any()
}

/// Draws the page after the last moment, or the page of a day without any: when the next moment comes, or the button
/// that goes on at once.
fn end(left: usize, days_to_next: Option<i32>, go_on: Callback<()>) -> AnyView {
    let text = match (left, days_to_next) {
        (1.., _) => words::due(left),
        (0, Some(days)) => format!("{} {}", words::DONE, words::next(days)),
        (0, None) => words::NONE_DUE.to_string(),
    };
    let go_on = (left > 0).then(|| {
        view! {
            <Button kind=ButtonKind::Primary icon="ui-play" on_click=move || go_on.run(()) attr:data-practice-on="">
                {review::CONTINUE}
            </Button>
        }
        .into_any()
    });
    view! {
        <Page title=words::TITLE class="about">
            <p data-practice-end="">{text}</p>
            <p class="row">
                {go_on} <a class="btn" href=Route::Home.to_string()>
                    {icon("ui-home", "i20")}
                    <span>{crate::ui::text::HOME}</span>
                </a>
            </p>
        </Page>
    }
    .into_any()
}

//! The links to a game's lessons on the shelf, the setup and the rules page. A title never played on this device offers
//! its first lesson before everything else. Independent of the game.

use leptos::prelude::*;

use crate::engine::Info;
use crate::games::SHELF;
use crate::table::save;
use crate::ui::boards;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::{assets, icon};
use crate::ui::route::Route;
use crate::ui::shell::lesson::is_learned;
use crate::ui::text::{home as home_words, lesson as words};
use crate::words::lesson::lesson_text;

use super::lesson::{lesson_href, teaching};

/// Whether the title was never played and its first lesson never completed on this device.
fn is_new(app: AppContext, info: &Info, first_lesson: &str) -> bool {
    let was_played = app.store.with_value(|store| {
        save::shelf(store).unwrap_or_default().iter().any(|(slot, _)| {
            let number = slot.0.strip_prefix(info.id).and_then(|suffix| suffix.strip_prefix('-'));
            number.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        })
    });
    !was_played && !is_learned(app, info.id, first_lesson)
}

/// Returns the title whose first lesson was completed on this device; of several, the first on the shelf.
pub fn learned_title(app: AppContext) -> Option<&'static Info> {
    first_lessons().find(|(info, first, _)| is_learned(app, info.id, first)).map(|(info, ..)| info)
}

/// Returns the titles with their first lesson and its minutes.
fn first_lessons() -> impl Iterator<Item = (&'static Info, &'static str, u8)> {
    SHELF.iter().filter_map(|info| info.first_lesson.map(|(first, minutes)| (*info, first, minutes)))
}

/// Draws the button for players who would rather not choose: a new game of the title that they know, the shortest
/// lesson if they know none.
pub fn start_button(known: Option<&'static Info>) -> Option<AnyView> {
    let (info, first, minutes) = first_lessons().min_by_key(|(.., minutes)| *minutes)?;
    let (symbol, href, words) = match known {
        Some(info) => ("ui-play", Route::Setup(info.id.into()).to_string(), home_words::new_game_of(info.title)),
        None => ("teapot", lesson_href(info.id, first), words::learn_game_label(info.title, minutes)),
    };
    let button = view! {
        <p class="begin">
            <a class="btn big primary" href=href data-begin="">
                {icon(symbol, "i20")}
                <span>{words}</span>
            </a>
        </p>
    };
    Some(button.into_any())
}

/// Draws the link on the shelf to the first lesson of a title that is new on this device; nothing for others.
pub fn shelf_link(info: &'static Info) -> AnyView {
    let app = AppContext::here();
    let Some((first, minutes)) = info.first_lesson.filter(|(first, _)| is_new(app, info, first)) else {
        return ().into_any();
    };
    view! {
        <p class="small learn-line">
            {words::FIRST_VISIT} " "
            <a href=lesson_href(info.id, first) aria-label=words::learn_game_label(info.title, minutes)
                data-learn=info.id>
                {words::learn_label(minutes)}
            </a>
        </p>
    }
    .into_any()
}

/// Returns the key of the lesson to offer before a game with this number of seats, and its minutes: the first lesson;
/// the second if the first is `learned` and the table has the fewest seats, for which there are rules of their own.
fn lesson_for(info: &Info, seats: usize, learned: bool) -> Option<(&'static str, u8)> {
    let second = teaching(info.id).lessons.get(1).filter(|_| learned && seats == usize::from(info.seats.0));
    second.map(|lesson| (lesson.key, lesson.minutes)).or(info.first_lesson)
}

/// Draws the link to a lesson beside "Start game", tinted for a title that is new on this device.
pub fn setup_link(app: AppContext, info: &'static Info, seats: usize) -> AnyView {
    let Some((first, _)) = info.first_lesson else { return ().into_any() };
    let Some((key, minutes)) = lesson_for(info, seats, is_learned(app, info.id, first)) else { return ().into_any() };
    let new = is_new(app, info, first);
    view! {
        <a class="btn big learn-button" class:soft=new href=lesson_href(info.id, key) data-learn=info.id>
            {icon("teapot", "i20")}
            <span>{words::learn_label(minutes)}</span>
        </a>
    }
    .into_any()
}

/// Draws the list of all lessons on the rules page.
pub fn lesson_list(info: &'static Info) -> AnyView {
    let lessons = teaching(info.id).lessons;
    let links = lessons.iter().enumerate().map(|(index, lesson)| {
        view! {
            <a
                class="btn big"
                class:primary=index == 0
                href=lesson_href(info.id, lesson.key)
                data-learn=format!("{}/{}", info.id, lesson.key)
            >
                {icon("teapot", "i20")}
                <span>{words::lesson_title(&lesson_text(info.id, lesson.key), lesson.minutes)}</span>
            </a>
        }
        .into_any()
    });
    view! {
        <section class="learn-part learn-lessons">
            <h2>{words::LESSONS}</h2>
            <div class="row">{links.collect_view()}</div>
        </section>
    }
    .into_any()
}

/// Draws the game in a minute on the rules page, with pictures of its pieces.
pub fn game_in_a_minute(info: &'static Info) -> AnyView {
    let id = info.id;
    assets::load_symbols(id);
    let glances = teaching(id).minute.iter().map(|glance| {
        let picture = boards::picture(id, glance.piece);
        view! {
            <li>
                <span class=format!("minute-picture game-{id}") aria-hidden="true">
                    {picture}
                </span>
                <div>
                    <h3>{lesson_text(id, glance.title)}</h3>
                    <p>{lesson_text(id, &format!("{}.text", glance.title))}</p>
                </div>
            </li>
        }
        .into_any()
    });
    view! {
        <section class="learn-part">
            <h2>{words::IN_ONE_MINUTE}</h2>
            <ul class="minute">{glances.collect_view()}</ul>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn a_table_of_the_fewest_seats_has_a_lesson_of_its_own() {
        let info = games::info("tea_and_rum").expect("it is on the shelf");
        let key = |seats, learned| lesson_for(info, seats, learned).map(|(key, _)| key);
        assert_eq!(key(2, true), Some("automa"));
        assert_eq!(key(2, false), Some("first-game"), "first things first");
        assert_eq!(key(3, true), Some("first-game"));
    }
}

//! A lesson: the table of the current part, and the step from each part to the next. Shown by the app. Stores nothing
//! itself: the lesson's table does. Knows no game.

use leptos::prelude::*;

use crate::engine::record::Record;
use crate::table::Table;
use crate::table::lesson::{OtherVersion, Progress};
use crate::table::save::Slot;
use crate::table::title::title;
use crate::ui::boards;
use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::route::Route;
use crate::ui::shell::guide::LessonContext;
use crate::ui::shell::{LockedElsewhere, lesson, new_game};
use crate::ui::text::lesson as words;
use crate::words::lesson::{Lesson, Teaching};

use super::not_found::NotFound;

/// Returns the teaching material of the game with this id.
pub fn teaching(game: &str) -> &'static Teaching {
    title(game).map_or(&Teaching::NONE, |title| title.teaching())
}

pub fn place(game: &str, key: &str) -> String {
    Route::Lesson(game.to_owned(), key.to_owned()).to_string()
}

#[component]
pub fn LessonPage(game: String, key: String) -> AnyView {
    let app = AppContext::here();
    let Some(lesson) = teaching(&game).lessons.iter().find(|lesson| lesson.key == key) else {
        return view! { <NotFound why=words::NO_SUCH_LESSON.to_string() /> }.into_any();
    };
    let left = lesson::left(app, &game, lesson);
    let notice = match &left {
        Ok(None) => None,
        Ok(Some(_)) => Some(words::RESUMED),
        Err(OtherVersion) => Some(words::BROKEN),
    };
    let left = StoredValue::new(left.ok().flatten());
    let part = RwSignal::new(left.with_value(|left| left.as_ref().map_or(0, |left| left.part)));
    assets::load_symbols(&game);
    if let Some(notice) = notice {
        app.notify(notice.to_owned());
    }
    let go_to = Callback::new(move |next: usize| part.set(next));
    (move || {
        let part = part.get();
        let left = left.try_update_value(Option::take).flatten();
        let (record, progress) = match left.map(|left| (left.record, left.progress)) {
            Some((record, progress)) => (Ok(record), progress),
            None => (fresh(lesson, part), Progress::default()),
        };
        let begun = StoredValue::new(progress);
        provide_context(LessonContext { lesson, part, go_to, begun });
        provide_context(LockedElsewhere(false));
        untrack(|| match record {
            Ok(record) => table(app, &game, lesson, record, begun),
            Err(why) => view! { <NotFound why /> }.into_any(),
        })
    })
    .into_any()
}

/// Creates the record that a part starts from.
fn fresh(lesson: &Lesson, part: usize) -> Result<Record, String> {
    let table = lesson.parts.get(part).map_or("", |part| part.table);
    Table::open_link(table).map(|table| table.record()).map_err(|broken| broken.to_string())
}

/// Opens the table of a lesson. If its record no longer opens, a notice says so and the lesson starts again.
fn table(
    app: AppContext,
    game: &str,
    lesson: &'static Lesson,
    record: Record,
    begun: StoredValue<Progress>,
) -> AnyView {
    let slot = || Slot(format!("lesson-{game}-{}", lesson.key));
    let open = |record: Record| boards::open(&new_game::new_save(record, String::new(), false, false), slot());
    open(record).unwrap_or_else(|_| {
        app.notify(words::BROKEN.to_string());
        lesson::forget(app, game, lesson);
        begun.set_value(Progress::default());
        match fresh(lesson, 0).map(open) {
            Ok(Ok(table)) => table,
            Ok(Err(broken)) => view! { <NotFound why=broken.to_string() /> }.into_any(),
            Err(why) => view! { <NotFound why /> }.into_any(),
        }
    })
}

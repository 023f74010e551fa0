//! A lesson: the table of the current part, and the step from each part to the next. Shown by the app. Stores nothing
//! itself: the lesson's table does. Independent of the game.

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

pub fn lesson_href(game: &str, key: &str) -> String {
    Route::Lesson(game.to_owned(), key.to_owned()).to_string()
}

#[component]
pub fn LessonPage(game: String, key: String) -> AnyView {
    let app = AppContext::here();
    let Some(lesson) = teaching(&game).lessons.iter().find(|lesson| lesson.key == key) else {
        return view! { <NotFound reason=words::NO_SUCH_LESSON.to_string() /> }.into_any();
    };
    let saved = lesson::saved_progress(app, &game, lesson);
    let notice = match &saved {
        Ok(None) => None,
        Ok(Some(_)) => Some(words::LESSON_RESUMED),
        Err(OtherVersion) => Some(words::INCOMPATIBLE_LESSON),
    };
    let saved = StoredValue::new(saved.ok().flatten());
    let part = RwSignal::new(saved.with_value(|saved| saved.as_ref().map_or(0, |saved| saved.part)));
    assets::load_symbols(&game);
    if let Some(notice) = notice {
        app.notify(notice.to_owned());
    }
    let go_to = Callback::new(move |next: usize| part.set(next));
    let content = move || {
        let part = part.get();
        let saved = saved.try_update_value(Option::take).flatten();
        let (record, progress) = match saved.map(|saved| (saved.record, saved.progress)) {
            Some((record, progress)) => (Ok(record), progress),
            None => (initial_record(lesson, part), Progress::default()),
        };
        let saved_progress = StoredValue::new(progress);
        provide_context(LessonContext { lesson, part, go_to, saved_progress });
        provide_context(LockedElsewhere(false));
        untrack(|| match record {
            Ok(record) => table(app, &game, lesson, record, saved_progress),
            Err(reason) => view! { <NotFound reason /> }.into_any(),
        })
    };
    view! { {move || content()} }.into_any()
}

/// Creates the record that a part starts from.
fn initial_record(lesson: &Lesson, part: usize) -> Result<Record, String> {
    let table = lesson.parts.get(part).map_or("", |part| part.table);
    Table::open_link(table).map(|table| table.record()).map_err(|error| error.to_string())
}

/// Opens the table of a lesson. If its record no longer opens, a notice says so and the lesson starts again.
fn table(
    app: AppContext,
    game: &str,
    lesson: &'static Lesson,
    record: Record,
    saved_progress: StoredValue<Progress>,
) -> AnyView {
    let slot = || Slot(format!("lesson-{game}-{}", lesson.key));
    let open_table = |record: Record| boards::open(&new_game::new_save(record, String::new(), false, false), slot());
    open_table(record).unwrap_or_else(|_| {
        app.notify(words::INCOMPATIBLE_LESSON.to_string());
        lesson::forget(app, game, lesson);
        saved_progress.set_value(Progress::default());
        match initial_record(lesson, 0).map(open_table) {
            Ok(Ok(table)) => table,
            Ok(Err(error)) => view! { <NotFound reason=error.to_string() /> }.into_any(),
            Err(reason) => view! { <NotFound reason /> }.into_any(),
        }
    })
}

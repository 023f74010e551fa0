//! The root of the page: creates the context that all pages share and shows the page that the route names. Mounted by
//! the binary. Independent of the game.
//!
//! Browsers that translate a page replace its text nodes with their own, and later writes by Leptos to the old nodes
//! are lost. So any text that can change in place is inside an element with `translate="no"` (for a table: the whole
//! table); all other texts are created and removed with their elements and may be translated.

use futures_util::future::join;
use leptos::either::Either;
use leptos::prelude::*;

use crate::storage::{BrowserStore, journal, lock};
use crate::table::save::{self, Slot, SlotContent};

use super::kit::context::{AppContext, addressed};
use super::route::Route;
use super::shell::focus::Focus;
use super::shell::scan::{self, Scanner};
use super::shell::{LockedElsewhere, TAKE_OVER, hands, keys};
use super::{boards, pages, text};
use crate::engine::Info;
use crate::games::{SHELF, info};
use crate::part;
use crate::text::ERRORS;
use crate::ui::kit::open_link;
use crate::ui::kit::parts::{AnyPart, Part};
use crate::ui::kit::with_parts::missing_parts;
use crate::ui::kit::with_words::missing_words;
use crate::ui::kit::words;
use crate::ui::kit::{TextOffer, assets};
use crate::words::lesson::lesson_catalogue;

/// The interface of the parts of the program that contain pages: a function that draws the page of a route.
type DrawPage = fn(Route) -> AnyView;

part!(static TABLE: DrawPage = "table", in rest => draw_table);
part!(static PAGES: DrawPage = "pages", in rest => draw_page);

/// Fetches the words and the parts of the program that the page in the address bar needs.
pub async fn load_first() {
    let route = addressed();
    join(words::load(&words_for(&route)), fetch(parts_for(&route))).await;
}

/// Fetches the parts of the program that the page in the address bar did not need, so that later presses need not wait
/// for them.
pub async fn load_rest() {
    let titles = SHELF.iter().filter_map(|info| boards::part(info.id));
    let parts: [&'static dyn AnyPart; 2] = [&TABLE, &PAGES];
    fetch(parts.into_iter().chain(titles)).await;
}

/// Fetches parts one after another: most of them are in one file, which is loaded with the first of them.
async fn fetch(parts: impl IntoIterator<Item = &'static dyn AnyPart>) {
    for part in parts {
        part.fetch().await;
    }
}

/// Whether the address names a saved table.
pub fn shows_table() -> bool {
    matches!(addressed(), Route::Table(_))
}

/// Returns the titles that a page mentions or shows.
fn titles_on(route: &Route) -> Vec<&'static Info> {
    let linked_game = |link: &str| link.split_once('.').and_then(|(game, _)| info(game));
    match route {
        Route::Settings | Route::Access => Vec::new(),
        Route::Setup(game)
        | Route::Deal(game, _)
        | Route::NewMatch(game)
        | Route::Rules(game, _)
        | Route::Lesson(game, _)
        | Route::Practice(game)
        | Route::Box(game) => info(game).into_iter().collect(),
        // A slot is named after its game: `chai-3`.
        Route::Table(slot) => {
            let matching = SHELF.iter().copied().filter(|info| slot.starts_with(&format!("{}-", info.id)));
            let matching: Vec<&Info> = matching.collect();
            if matching.is_empty() { SHELF.to_vec() } else { matching }
        }
        Route::Link(link)
        | Route::Moment(_, link)
        | Route::Line(_, _, link)
        | Route::Challenge(link)
        | Route::Packet(link)
        | Route::Join(link)
        | Route::Nearby(link) => linked_game(link).into_iter().collect(),
        Route::Home
        | Route::About
        | Route::Today
        | Route::Match(_)
        | Route::SharedMatch(_)
        | Route::Saved
        | Route::Sealed(_) => SHELF.to_vec(),
    }
}

/// Returns the names of the catalogues that a page needs before it can be shown: the page's own, and those of its
/// titles. A page that lists games needs those of every title.
pub fn words_for(route: &Route) -> Vec<String> {
    let lessons = match route {
        Route::Rules(game, _) | Route::Lesson(game, _) => info(game).map(|info| lesson_catalogue(info.id)),
        _ => None,
    };
    let names = titles_on(route).into_iter().map(|info| info.id.to_owned());
    [text::PAGE, ERRORS].map(str::to_owned).into_iter().chain(names).chain(lessons).collect()
}

/// Returns the part of the program that contains the page; `None` for the shelf, which is always loaded.
fn page_part(route: &Route) -> Option<&'static Part<DrawPage>> {
    match route {
        Route::Home => None,
        Route::Table(_)
        | Route::Link(_)
        | Route::Moment(..)
        | Route::Line(..)
        | Route::Lesson(..)
        | Route::Practice(_) => Some(&TABLE),
        _ => Some(&PAGES),
    }
}

/// Returns the parts of the program that a page needs before it can be shown: the page's own, and those of the titles
/// whose positions or rules the page uses.
pub fn parts_for(route: &Route) -> Vec<&'static dyn AnyPart> {
    let titles = match route {
        // The shelf and the deals of a day fetch a title when it is pressed.
        Route::Home | Route::About | Route::Today => Vec::new(),
        route => titles_on(route),
    };
    let page = page_part(route).map(|part| part as &dyn AnyPart);
    page.into_iter().chain(titles.into_iter().filter_map(|info| boards::part(info.id))).collect()
}

/// Draws a page that shows a table or a position.
fn draw_table(route: Route) -> AnyView {
    match route {
        Route::Table(slot) => view! { <SavedTable table_slot=Slot(slot)/> }.into_any(),
        Route::Lesson(game, key) => view! { <pages::lesson::LessonPage game key/> }.into_any(),
        Route::Practice(game) => pages::practice::practice_page(game),
        Route::Link(link) => view! { <pages::link::LinkPage link viewer=String::new()/> }.into_any(),
        Route::Moment(viewer, link) => view! { <pages::link::LinkPage link viewer/> }.into_any(),
        Route::Line(viewer, from, link) => pages::link::line_page(&link, &viewer, from),
        _ => ().into_any(),
    }
}

/// Draws any other page except the shelf.
fn draw_page(route: Route) -> AnyView {
    match route {
        Route::Today => pages::today::today_page(),
        Route::Deal(game, date) => pages::today::deal_page(&game, &date),
        Route::Setup(game) => view! { <pages::setup::SetupPage game/> }.into_any(),
        Route::NewMatch(game) => pages::new_match::new_match_page(&game),
        Route::Match(id) => pages::matches::match_page(id),
        Route::SharedMatch(link) => pages::match_link::match_link_page(&link),
        Route::Rules(game, section) => view! { <pages::rules::RulesPage game section/> }.into_any(),
        Route::Box(game) => view! { <pages::in_the_box::BoxPage game/> }.into_any(),
        Route::Saved => view! { <pages::saved::SavedPage/> }.into_any(),
        Route::Settings => view! { <pages::settings::SettingsPage/> }.into_any(),
        Route::Access => pages::access::access_page(),
        Route::Challenge(link) => view! { <pages::setup::ChallengePage link/> }.into_any(),
        Route::Sealed(link) => pages::sealed::sealed_page(link),
        Route::Packet(packet) => pages::together::packet_page(&packet, false),
        Route::Join(packet) => pages::together::packet_page(&packet, true),
        Route::Nearby(handshake) => pages::nearby::nearby_page(&handshake),
        Route::About => view! { <pages::about::About/> }.into_any(),
        _ => ().into_any(),
    }
}

#[component]
pub fn App() -> impl IntoView {
    let app = AppContext::open();
    hands::follow(app.settings);
    Scanner::keep(app);
    Focus::keep();
    keys::hold_back_repeats();
    open_link::offer_links(app);
    let mut is_left = false;
    let page = |route: Route| match page_part(&route) {
        None => pages::home::Home().into_any(),
        Some(part) => part.get().map(|draw| draw(route)).into_any(),
    };
    // Alternates between the two sides so that each page is rebuilt; two pages of the same type would otherwise share
    // their elements.
    let draw_current = move || {
        let route = app.route.get();
        // Each call starts to fetch: words and parts are fetched at the same time.
        let missing = (missing_words(app, &words_for(&route)), missing_parts(app, &parts_for(&route)));
        let view = missing.0.or(missing.1).unwrap_or_else(|| untrack(|| page(route)));
        is_left = !is_left;
        if is_left { Either::Left(view) } else { Either::Right(view) }
    };
    view! {
        {draw_current}
        <TextOffer />
        {scan::layer()}
    }
}

/// A saved table, shown once the lock is acquired or refused. While another tab holds the lock, this tab only shows
/// what the other saves. The journal is read first: after a crash, or when the storage is full, only it has the latest
/// save.
#[component]
fn SavedTable(table_slot: Slot) -> impl IntoView {
    let app = AppContext::here();
    let holds_lock = RwSignal::new(None);
    let saved_elsewhere = RwSignal::new(());
    let key = table_slot.key();
    let acquire_lock = move |slot: &Slot| {
        let key = slot.key();
        lock::acquire(slot, move |acquired| {
            let key = key.clone();
            leptos::task::spawn_local(async move {
                journal::refresh(BrowserStore::new(), key).await;
                // The table may have been closed in the meantime.
                holds_lock.set(Some(acquired));
            });
        })
    };
    let lock = StoredValue::new_local(acquire_lock(&table_slot));
    let slot = table_slot.clone();
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        // Another tab requests the table: from now on this tab only watches and queues for the lock.
        let request = event.new_value().filter(|_| event.key().as_deref() == Some(TAKE_OVER));
        // The key of one table may be a prefix of another's.
        let is_for_this_table = request.is_some_and(|request| request.split(' ').next() == Some(key.as_str()));
        if is_for_this_table && holds_lock.get_untracked() == Some(true) {
            lock.set_value(acquire_lock(&slot));
        }
        // Without locks no tab has priority: each continues from what another has just saved.
        let reloads = holds_lock.get_untracked() == Some(false) || !lock::is_available();
        if reloads && event.key().as_ref() == Some(&key) {
            saved_elsewhere.set(());
        }
    });
    on_cleanup(move || {
        listener.remove();
        lock.dispose();
    });
    let content = move || {
        saved_elsewhere.track();
        let holds_lock = holds_lock.get()?;
        provide_context(LockedElsewhere(!holds_lock));
        Some(table(app, table_slot.clone()))
    };
    view! { {move || content()} }
}

/// Opens the table saved in a slot.
fn table(app: AppContext, slot: Slot) -> AnyView {
    let content = app.store.with_value(|store| save::find(store, &slot));
    let reason = match content {
        Ok(Some(SlotContent::Save { save, recovered })) => {
            if recovered {
                app.notify(text::saved::RECOVERED.to_string());
            }
            assets::load_symbols(&save.record.game);
            return untrack(|| {
                boards::open(&save, slot)
                    .unwrap_or_else(|error| view! { <pages::not_found::NotFound reason=error.to_string()/> }.into_any())
            });
        }
        Ok(Some(SlotContent::Unreadable { why, .. })) => why.to_string(),
        Ok(None) => text::NO_SUCH_TABLE.into(),
        Err(error) => error.to_string(),
    };
    view! { <pages::not_found::NotFound reason/> }.into_any()
}

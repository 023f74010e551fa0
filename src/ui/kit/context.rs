//! The state that the whole page shares: the route, the settings, the store, the screen size and the notice line.
//! Created by the app and provided as a context; [`AppContext::here`] returns it.

use std::sync::Arc;

use leptos::prelude::*;

use crate::storage::BrowserStore;
use crate::table::link_text;
use crate::table::save::{RemovedTexts, Slot};

use crate::ui::kit::nearby::Nearby;
use crate::ui::kit::offline::{self, Offline};
use crate::ui::kit::parts::PageParts;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::words::PageWords;
use crate::ui::kit::{Memo, launch};
use crate::ui::route::Route;
use crate::ui::text::Text;
use crate::ui::text::share as words;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Size {
    /// Narrower than 700 px, or too low for the other layouts.
    Phone,
    /// Narrower than 1200 px.
    Tablet,
    /// 1200 px and wider.
    Desktop,
}

impl Size {
    /// Returns its value in `data-size`, by which the style sheets tell layouts apart.
    pub fn name(self) -> &'static str {
        match self {
            Size::Phone => "phone",
            Size::Tablet => "tablet",
            Size::Desktop => "desktop",
        }
    }
}

/// A sentence shown over the page, for instance about an error. A table passes it to its voice instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    pub text: String,
    pub link: Option<NoticeLink>,
}

/// The effect of a notice's button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoticeLink {
    /// Restores a deleted game and opens it.
    PutBack(Slot, RemovedTexts),
    /// Opens the route of a link that was pasted or dropped outside the link field.
    Open(Route),
    /// Shows the text of a file that the browser may have failed to save.
    AsText(OfferedText),
}

/// A text meant for the clipboard or a file, to be shown in case it could not be copied or saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedText {
    pub title: String,
    /// Instructions for the reader.
    pub help: Text,
    pub text: Arc<str>,
}

impl OfferedText {
    pub fn not_copied(text: String) -> OfferedText {
        OfferedText { title: words::NOT_COPIED.to_string(), help: words::NOT_COPIED_HELP, text: text.into() }
    }

    pub fn file(name: &str, content: String) -> OfferedText {
        OfferedText { title: words::file_as_text(name), help: words::FILE_AS_TEXT_HELP, text: content.into() }
    }
}

impl From<Text> for Notice {
    fn from(text: Text) -> Notice {
        text.to_string().into()
    }
}

impl From<String> for Notice {
    fn from(text: String) -> Notice {
        Notice { text, link: None }
    }
}

#[derive(Clone, Copy)]
pub struct AppContext {
    pub route: RwSignal<Route>,
    pub settings: Settings,
    pub store: StoredValue<BrowserStore>,
    /// The layout that fits the window.
    pub size: Memo<Size>,
    /// The height of the window in CSS pixels, for parts drawn differently in low windows.
    pub height: Memo<f64>,
    pub notice: RwSignal<Option<Notice>>,
    /// The text offered over the page, to be copied by hand.
    pub offered: RwSignal<Option<OfferedText>>,
    /// A packet that waits for its table to be opened.
    pub received: StoredValue<Option<String>>,
    /// The connections to devices nearby.
    pub nearby: Nearby,
    /// States of the requested catalogues.
    pub words: PageWords,
    /// States of the requested parts of the program.
    pub parts: PageParts,
    /// State of offline use, updates and installation.
    pub offline: Offline,
}

pub fn addressed() -> Route {
    link_text::read(&window().location().hash().unwrap_or_default())
}

impl AppContext {
    /// Opens the page: reads the address, the settings and the window size, and follows them. Call it once.
    pub fn open() -> AppContext {
        let store = StoredValue::new(BrowserStore::new());
        let route = RwSignal::new(addressed());
        let width = || window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(1440.0);
        let height = || window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(900.0);
        let measured = RwSignal::new((width(), height()));
        window_event_listener(leptos::ev::resize, move |_| measured.set((width(), height())));
        let size = Memo::new(move |_| size_for(measured.get()));
        let app = AppContext {
            route,
            settings: Settings::load(store),
            store,
            size,
            height: Memo::new(move |_| measured.get().1),
            notice: RwSignal::new(None),
            offered: RwSignal::new(None),
            received: StoredValue::new(None),
            nearby: Nearby::create(),
            words: PageWords::none(),
            parts: PageParts::none(),
            offline: offline::watch(),
        };
        window_event_listener(leptos::ev::hashchange, move |_| {
            let to = addressed();
            let is_between =
                |from_route: &Route, to_route: &Route| matches!((from_route, to_route), (Route::Home, Route::Table(_)));
            let fades = route.with_untracked(|from| is_between(from, &to) || is_between(&to, from));
            match fades && app.settings.stretch() > 0.0 {
                true => launch::fade(move || route.set(to)),
                false => route.set(to),
            }
        });
        provide_context(app);
        app
    }

    /// Returns the context of the page that this component is on.
    ///
    /// # Panics
    /// Outside the app.
    pub fn here() -> AppContext {
        expect_context()
    }

    pub fn go(self, route: Route) {
        self.notice.set(None);
        // Safari refuses further address changes after about a hundred: the address then stays as it is.
        if window().location().set_hash(&route.to_string()).is_err() {
            self.route.set(route);
        }
    }

    /// Navigates to another route that replaces this one in the history: "back" does not lead here.
    pub fn replace(self, route: Route) {
        self.notice.set(None);
        let _ = window().location().replace(&route.to_string());
    }

    /// Offers a text over the page, to be copied by hand.
    pub fn offer(self, text: OfferedText) {
        self.notice.set(None);
        self.offered.set(Some(text));
    }

    /// Shows a notice until the next press: over a page, or in the voice of a table.
    pub fn notify(self, notice: impl Into<Notice>) {
        self.notice.set(Some(notice.into()));
    }
}

/// Returns the layout for a window of this width and height, in CSS pixels. A phone held sideways is wide, but too low
/// for panels: it gets the phone's layout, whose parts style/shell/low.css then places side by side.
fn size_for((width, height): (f64, f64)) -> Size {
    match width {
        _ if height < LOW_WINDOW => Size::Phone,
        width if width < 700.0 => Size::Phone,
        width if width < 1200.0 => Size::Tablet,
        _ => Size::Desktop,
    }
}

/// Windows lower than this are too low for the tablet's layout: phones held sideways, pages zoomed to 200 %.
pub const LOW_WINDOW: f64 = 500.0;

//! What the whole page shares: the route, the settings, the store, the size of the screen and
//! the one line of notice.
//!
//! Made by the app and handed down as a context; [`AppContext::here`] finds it.

use std::sync::Arc;

use leptos::prelude::*;

use crate::storage::BrowserStore;
use crate::table::link_text;
use crate::table::save::{Forgotten, Slot};

use crate::ui::kit::launch;
use crate::ui::kit::offline::{self, Offline};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::words::PageWords;
use crate::ui::route::Route;
use crate::ui::text::share as words;

/// The three layouts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Size {
    /// Below 700 px.
    Phone,
    /// Below 1200 px.
    Tablet,
    /// The rest.
    Desktop,
}

impl Size {
    /// Its name in `data-size`, by which the style sheets tell layouts apart.
    pub fn name(self) -> &'static str {
        match self {
            Size::Phone => "phone",
            Size::Tablet => "tablet",
            Size::Desktop => "desktop",
        }
    }
}

/// A sentence that the page shows over itself, such as what went wrong. A table says it in its own voice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Where it leads.
    pub link: Option<NoticeLink>,
}

/// Where a notice leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoticeLink {
    /// Back to the game that was thrown away.
    PutBack(Slot, Forgotten),
    /// To the place of a link that was put where no link belongs.
    Open(Route),
    /// To the text of a file that may not have arrived.
    AsText(GivenText),
}

/// A text that was to go to the clipboard or into a file, for the case that it did not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenText {
    /// The heading over it.
    pub title: String,
    /// What to do with it.
    pub help: &'static str,
    /// The text.
    pub text: Arc<str>,
}

impl GivenText {
    /// A text that could not be copied.
    pub fn not_copied(text: String) -> GivenText {
        GivenText { title: words::NOT_COPIED.to_owned(), help: words::NOT_COPIED_HELP, text: text.into() }
    }

    /// The content of a file of this name.
    pub fn file(name: &str, content: String) -> GivenText {
        GivenText { title: words::file_as_text(name), help: words::FILE_AS_TEXT_HELP, text: content.into() }
    }
}

impl From<String> for Notice {
    fn from(text: String) -> Notice {
        Notice { text, link: None }
    }
}

/// What the whole page shares.
#[derive(Clone, Copy)]
pub struct AppContext {
    /// Where one is.
    pub route: RwSignal<Route>,
    /// The settings of this device.
    pub settings: Settings,
    /// Where games are kept.
    pub store: StoredValue<BrowserStore>,
    /// The layout that fits.
    pub size: Memo<Size>,
    /// The height of the window in CSS pixels, for what is drawn otherwise where there is little of it.
    pub height: Memo<f64>,
    /// The sentence that is shown now.
    pub notice: RwSignal<Option<Notice>>,
    /// The text that is offered over the page, to be copied by hand.
    pub offered: RwSignal<Option<GivenText>>,
    /// The catalogues.
    pub words: PageWords,
    /// What is known of playing offline, updates and installing.
    pub offline: Offline,
}

/// The page that the address names.
pub fn addressed() -> Route {
    link_text::read(&window().location().hash().unwrap_or_default())
}

impl AppContext {
    /// Opens the page: reads the address, the settings and the size of the window, and follows
    /// them. To be called once.
    pub fn open() -> AppContext {
        let store = StoredValue::new(BrowserStore::new());
        let route = RwSignal::new(addressed());
        let width = || window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(1440.0);
        let height = || window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(900.0);
        let measured = RwSignal::new((width(), height()));
        window_event_listener(leptos::ev::resize, move |_| measured.set((width(), height())));
        let size = Memo::new(move |_| size_of(measured.get()));
        let app = AppContext {
            route,
            settings: Settings::recall(store),
            store,
            size,
            height: Memo::new(move |_| measured.get().1),
            notice: RwSignal::new(None),
            offered: RwSignal::new(None),
            words: PageWords::none(),
            offline: offline::watch(),
        };
        window_event_listener(leptos::ev::hashchange, move |_| {
            let to = addressed();
            let between = |one: &Route, other: &Route| matches!((one, other), (Route::Home, Route::Table(_)));
            let fades = route.with_untracked(|from| between(from, &to) || between(&to, from));
            match fades && app.settings.stretch() > 0.0 {
                true => launch::fade(move || route.set(to)),
                false => route.set(to),
            }
        });
        provide_context(app);
        app
    }

    /// The context of the page that this component is on.
    ///
    /// # Panics
    /// Outside the app.
    pub fn here() -> AppContext {
        expect_context()
    }

    /// Goes to another place of the page.
    pub fn go(self, route: Route) {
        self.notice.set(None);
        // A browser that takes no more changes of the address (Safari after a hundred) leaves it as it is.
        if window().location().set_hash(&route.to_string()).is_err() {
            self.route.set(route);
        }
    }

    /// Goes to another place of the page that takes the place of this one: "back" does not lead here.
    pub fn replace(self, route: Route) {
        self.notice.set(None);
        let _ = window().location().replace(&route.to_string());
    }

    /// Offers a text over the page, to be copied by hand.
    pub fn offer(self, given: GivenText) {
        self.notice.set(None);
        self.offered.set(Some(given));
    }

    /// Shows a sentence until the next press: over a page, or in the voice of a table.
    pub fn notify(self, notice: impl Into<Notice>) {
        self.notice.set(Some(notice.into()));
    }
}

/// The layout for a window of this width and height, in CSS pixels. A phone that lies on its side is wide, but has no
/// height for panels: it gets the phone's layout, which style/table.css then lays side by side.
fn size_of((width, height): (f64, f64)) -> Size {
    match width {
        _ if height < LOW => Size::Phone,
        width if width < 700.0 => Size::Phone,
        width if width < 1200.0 => Size::Tablet,
        _ => Size::Desktop,
    }
}

/// Windows lower than this have no height for the tablet's layout: phones that lie, pages enlarged to 200 %.
pub const LOW: f64 = 500.0;

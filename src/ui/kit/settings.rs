//! The settings of this device: theme, motion, sound, confirmation.
//!
//! Kept one key each through the store; read as signals by the whole page. Whoever draws asks
//! here, never the store.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::storage::BrowserStore;
use crate::table::absence::Cover;
use crate::table::save::Store;

/// How the page is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the device says.
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast pieces travel and computers answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Calm: time to watch and read.
    Slow,
    /// As drawn.
    Normal,
    /// Brisk: half the time.
    Fast,
    /// Nothing moves, and nobody waits.
    Still,
}

impl Pace {
    /// How long a computer's move stays on show before the next, in milliseconds.
    pub fn pause(self) -> u32 {
        match self {
            Pace::Slow => 2400,
            Pace::Normal => 1300,
            Pace::Fast => 550,
            Pace::Still => 0,
        }
    }
    fn stretch(self) -> f64 {
        match self {
            Pace::Slow => 1.8,
            Pace::Normal => 1.0,
            Pace::Fast => 0.5,
            Pace::Still => 0.0,
        }
    }
}

/// How loud the sounds of a table are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Volume {
    /// Nothing is heard.
    Off,
    /// Beside a talk.
    Soft,
    /// As loud as the device is set.
    Full,
}

/// All settings; signals, so that a change is seen at once.
#[derive(Clone, Copy)]
pub struct Settings {
    /// How the page is lit.
    pub theme: RwSignal<Theme>,
    /// How fast pieces travel, and how long a move stays on show.
    pub pace: RwSignal<Pace>,
    /// Whether anything may be seen moving; where the device asks for less motion, nothing is either way.
    pub motion: RwSignal<bool>,
    /// Whether a chosen action waits for its verb button.
    pub confirm: RwSignal<bool>,
    /// Whether a turn in which nothing is left to decide ends by itself.
    pub end_turns: RwSignal<bool>,
    /// How loud the sounds are; off until chosen.
    pub volume: RwSignal<Volume>,
    /// Whether the device shakes with one's own moves, where it can; off until chosen.
    pub vibration: RwSignal<bool>,
    /// Whether the table shows what the scores would be if the game ended now.
    pub projection: RwSignal<bool>,
    /// Whether the device lies flat between two people, so that the page is turned round for the second of them.
    pub flat: RwSignal<bool>,
    /// Whether the coach says what is new in the first games of a title.
    pub coach: RwSignal<bool>,
    /// Whether the tutor warns before a blunder; off until chosen.
    pub tutor: RwSignal<bool>,
    /// Whether single letters and signs are shortcuts at a table.
    pub letters: RwSignal<bool>,
    /// When hands that lie open are covered after the page was left, where several people share this device.
    pub cover: RwSignal<Cover>,
    /// Whether the device asks for a dark page now.
    device_is_dark: RwSignal<bool>,
}

const THEMES: [(Theme, &str); 3] = [(Theme::Auto, "auto"), (Theme::Light, "light"), (Theme::Dark, "dark")];
const PACES: [(Pace, &str); 4] =
    [(Pace::Slow, "slow"), (Pace::Normal, "normal"), (Pace::Fast, "fast"), (Pace::Still, "still")];
const VOLUMES: [(Volume, &str); 3] = [(Volume::Off, "off"), (Volume::Soft, "soft"), (Volume::Full, "full")];
const COVERS: [(Cover, &str); 4] = [
    (Cover::AtOnce, "at-once"),
    (Cover::Minute, "minute"),
    (Cover::FiveMinutes, "five-minutes"),
    (Cover::Never, "never"),
];
const SWITCH: [(bool, &str); 2] = [(true, "on"), (false, "off")];

/// The key of the theme; the script in index.html reads it before the first paint.
const THEME_KEY: &str = "tea-table.theme";
const PACE_KEY: &str = "tea-table.pace";
const MOTION_KEY: &str = "tea-table.motion";
const VOLUME_KEY: &str = "tea-table.volume";
const VIBRATION_KEY: &str = "tea-table.vibration";
const CONFIRM_KEY: &str = "tea-table.confirm";
const END_TURNS_KEY: &str = "tea-table.end-turns";
const FLAT_KEY: &str = "tea-table.flat";
const PROJECTION_KEY: &str = "tea-table.projection";
const COACH_KEY: &str = "tea-table.coaching";
const TUTOR_KEY: &str = "tea-table.tutor";
const LETTERS_KEY: &str = "tea-table.letters";
const COVER_KEY: &str = "tea-table.cover";

fn recall<T: Copy + PartialEq + Send + Sync + 'static>(
    store: StoredValue<BrowserStore>,
    key: &'static str,
    names: &'static [(T, &'static str)],
    default: T,
) -> RwSignal<T> {
    let kept = store.with_value(|store| store.read(key).ok().flatten());
    let kept = kept.map(|text| text.trim_matches('"').to_owned());
    let found = names.iter().find(|(_, name)| Some(*name) == kept.as_deref());
    let signal = RwSignal::new(found.map_or(default, |(value, _)| *value));
    let mut before = signal.get_untracked();
    Effect::new(move || {
        let value = signal.get();
        if let Some((_, name)) = names.iter().find(|(other, _)| *other == value)
            && before != value
        {
            // In quotes, as JSON: that is how the script in index.html reads the theme. A setting
            // that cannot be kept still holds until the page is closed.
            let _ = store.with_value(|store| store.write(key, &format!("\"{name}\"")));
        }
        before = value;
    });
    signal
}

impl Settings {
    /// Recalls the settings of this device and keeps them when they change.
    pub fn recall(store: StoredValue<BrowserStore>) -> Settings {
        let settings = Settings {
            theme: recall(store, THEME_KEY, &THEMES, Theme::Auto),
            pace: recall(store, PACE_KEY, &PACES, Pace::Normal),
            motion: recall(store, MOTION_KEY, &SWITCH, true),
            volume: recall(store, VOLUME_KEY, &VOLUMES, Volume::Off),
            vibration: recall(store, VIBRATION_KEY, &SWITCH, false),
            confirm: recall(store, CONFIRM_KEY, &SWITCH, true),
            end_turns: recall(store, END_TURNS_KEY, &SWITCH, true),
            projection: recall(store, PROJECTION_KEY, &SWITCH, true),
            flat: recall(store, FLAT_KEY, &SWITCH, false),
            coach: recall(store, COACH_KEY, &SWITCH, true),
            tutor: recall(store, TUTOR_KEY, &SWITCH, false),
            letters: recall(store, LETTERS_KEY, &SWITCH, true),
            cover: recall(store, COVER_KEY, &COVERS, Cover::AtOnce),
            device_is_dark: followed(DARK),
        };
        Effect::new(move || {
            let name = if settings.is_dark() { "dark" } else { "light" };
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", name);
                // The style sheets follow the device by themselves.
                let still = settings.pace.get() == Pace::Still || !settings.motion.get();
                let _ = root.toggle_attribute_with_force("data-still", still);
            }
        });
        settings
    }

    /// Whether the page is dark now, chosen or by the device.
    pub fn is_dark(&self) -> bool {
        match self.theme.get() {
            Theme::Light => false,
            Theme::Dark => true,
            Theme::Auto => self.device_is_dark.get(),
        }
    }

    /// By what the durations of motion are multiplied now; 0 where nothing is to move.
    pub fn stretch(&self) -> f64 {
        if !self.motion.get_untracked() || device_asks("(prefers-reduced-motion: reduce)") {
            return 0.0;
        }
        self.pace.get_untracked().stretch()
    }
}

/// The query that asks whether the device is set to dark.
const DARK: &str = "(prefers-color-scheme: dark)";

/// What the device answers to a query, followed for as long as the page is open.
fn followed(query: &'static str) -> RwSignal<bool> {
    let answer = RwSignal::new(device_asks(query));
    if let Ok(Some(list)) = window().match_media(query) {
        let change = Closure::<dyn FnMut()>::new(move || answer.set(device_asks(query)));
        let _ = list.add_event_listener_with_callback("change", change.as_ref().unchecked_ref());
        // Settings live as long as the page; a list that nothing holds would report no change.
        let _ = StoredValue::new_local((list, change));
    }
    answer
}

fn device_asks(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

//! The settings of this device: theme, motion, sound, confirmation. Each is stored under its own key and read as a
//! signal by the whole page. Views read settings here, never from the store.

use leptos::prelude::*;

use super::effect;
use wasm_bindgen::prelude::*;

use crate::storage::BrowserStore;
use crate::table::absence::CoverDelay;
use crate::table::save::Store;
use crate::table::scan::Switches;
use crate::table::speech::{Amount, WORD};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    Auto,
    Light,
    Dark,
}

/// The contrast of the theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contrast {
    /// As the device asks.
    Auto,
    Normal,
    /// Black on white, or white on black.
    High,
}

/// The speed at which pieces travel and computers answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    Slow,
    Normal,
    /// Half the normal durations.
    Fast,
    /// No motion and no waiting.
    Still,
}

impl Pace {
    /// Returns the time for which a computer's move is shown before the next, in milliseconds.
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Volume {
    Off,
    /// Quiet, so that people can talk.
    Soft,
    /// At the volume of the device.
    Full,
}

/// All settings, as signals so that a change takes effect at once.
#[derive(Clone, Copy)]
pub struct Settings {
    pub theme: RwSignal<Theme>,
    pub contrast: RwSignal<Contrast>,
    /// Size of the letters in percent of the browser's.
    pub letter_size: RwSignal<u32>,
    pub pace: RwSignal<Pace>,
    /// Whether motion is allowed; if the device asks for less motion, there is none either way.
    pub motion: RwSignal<bool>,
    /// Whether a chosen action is carried out only when the button with its verb is pressed.
    pub confirm: RwSignal<bool>,
    /// Whether a turn with nothing left to decide ends automatically.
    pub end_turns: RwSignal<bool>,
    /// Volume of the sounds; soft by default.
    pub volume: RwSignal<Volume>,
    /// Whether the device vibrates on the player's own moves, where it can; off by default.
    pub vibration: RwSignal<bool>,
    /// Whether the table shows projected scores, as if the game ended now.
    pub projection: RwSignal<bool>,
    /// Whether the device is flat on the table between two people, so that the page is rotated for the second of them.
    pub flat: RwSignal<bool>,
    /// Whether the coach explains what is new in the first games of a title.
    pub coach: RwSignal<bool>,
    /// Whether the tutor warns before a blunder; off by default.
    pub tutor: RwSignal<bool>,
    /// Whether single letters and punctuation keys are shortcuts at a table.
    pub letters: RwSignal<bool>,
    /// Whether Tab stops at every lit piece, not only once in each region; off by default.
    pub all_stops: RwSignal<bool>,
    /// Whether the map shows the number of each hexagon, by which it is named in sentences; off by default.
    pub places: RwSignal<bool>,
    /// The switches with which the page is scanned.
    pub switches: RwSignal<Switches>,
    /// Time for which the ring of scanning stays on each choice, in milliseconds.
    pub dwell: RwSignal<u32>,
    /// Codes of the keys that are the switches: the one that moves the ring, and the one that presses.
    pub switch_keys: [RwSignal<String>; 2],
    /// Whether the next key is to be one of the switches.
    pub awaits_switch_key: RwSignal<bool>,
    /// Time within which a second press of the same kind is ignored, in milliseconds.
    pub cool_down: RwSignal<u32>,
    /// Time that a screen reader needs for a word, in milliseconds.
    pub word_time: RwSignal<u32>,
    /// How much of what happens is said to screen readers.
    pub amount: RwSignal<Amount>,
    /// Whether computers wait for the player after each of their moves; off by default.
    pub waits: RwSignal<bool>,
    /// Delay after which open hands are covered once the page is left, if several people share this device.
    pub cover: RwSignal<CoverDelay>,
    /// Whether the device currently prefers a dark page.
    device_is_dark: RwSignal<bool>,
    /// Whether the device currently asks for more contrast, and whether it forces its own colours.
    device_has_contrast: [RwSignal<bool>; 2],
}

const THEMES: [(Theme, &str); 3] = [(Theme::Auto, "auto"), (Theme::Light, "light"), (Theme::Dark, "dark")];
const PACES: [(Pace, &str); 4] =
    [(Pace::Slow, "slow"), (Pace::Normal, "normal"), (Pace::Fast, "fast"), (Pace::Still, "still")];
const VOLUMES: [(Volume, &str); 3] = [(Volume::Off, "off"), (Volume::Soft, "soft"), (Volume::Full, "full")];
const COVER_DELAYS: [(CoverDelay, &str); 4] = [
    (CoverDelay::AtOnce, "at-once"),
    (CoverDelay::Minute, "minute"),
    (CoverDelay::FiveMinutes, "five-minutes"),
    (CoverDelay::Never, "never"),
];
const CONTRASTS: [(Contrast, &str); 3] =
    [(Contrast::Auto, "auto"), (Contrast::Normal, "normal"), (Contrast::High, "high")];
const LETTER_SIZES: [(u32, &str); 3] = [(100, "100"), (125, "125"), (150, "150")];
const SWITCHES: [(Switches, &str); 3] = [(Switches::None, "none"), (Switches::One, "one"), (Switches::Two, "two")];
const DWELLS: [(u32, &str); 5] = [(1000, "1000"), (1500, "1500"), (2000, "2000"), (3000, "3000"), (4000, "4000")];
const COOL_DOWNS: [(u32, &str); 3] = [(0, "0"), (500, "500"), (1000, "1000")];
const WORD_TIMES: [(u32, &str); 4] = [(100, "100"), (WORD, "150"), (240, "240"), (400, "400")];
const AMOUNTS: [(Amount, &str); 3] = [(Amount::Everything, "all"), (Amount::Short, "short"), (Amount::Own, "own")];
const ON_OFF: [(bool, &str); 2] = [(true, "on"), (false, "off")];

/// Storage key of the theme; the script in index.html reads it before the first paint.
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
/// Storage key of the contrast; the script in index.html reads it before the first paint.
const CONTRAST_KEY: &str = "tea-table.contrast";
const LETTER_SIZE_KEY: &str = "tea-table.letter-size";
const ALL_STOPS_KEY: &str = "tea-table.all-stops";
const PLACES_KEY: &str = "tea-table.places";
const SWITCHES_KEY: &str = "tea-table.switches";
const DWELL_KEY: &str = "tea-table.dwell";
/// Storage keys of the switches, and the keys that they are by default.
const SWITCH_KEYS: [(&str, &str); 2] = [("tea-table.step-key", "Space"), ("tea-table.press-key", "Enter")];
const COOL_DOWN_KEY: &str = "tea-table.cool-down";
const WORD_TIME_KEY: &str = "tea-table.word-time";
const AMOUNT_KEY: &str = "tea-table.amount";
const WAITS_KEY: &str = "tea-table.waits";

/// Returns the stored text of a setting.
fn stored(store: StoredValue<BrowserStore>, key: &str) -> Option<String> {
    store.with_value(|store| store.read(key).ok().flatten())
}

/// Stores what `text` returns when it changes. What cannot be stored still applies until the page is closed.
fn store_changes(store: StoredValue<BrowserStore>, key: &'static str, text: Box<dyn Fn() -> String>) {
    Effect::new(move |previous: Option<String>| {
        let text = text();
        if previous.is_some_and(|previous| previous != text) {
            let _ = store.with_value(|store| store.write(key, &text));
        }
        text
    });
}

fn load_setting<T: Copy + PartialEq + Send + Sync + 'static>(
    store: StoredValue<BrowserStore>,
    key: &'static str,
    names: &'static [(T, &'static str)],
    default: T,
) -> RwSignal<T> {
    let stored = stored(store, key);
    let stored = stored.as_deref().map(|text| text.trim_matches('"'));
    let entry = names.iter().find(|(_, name)| Some(*name) == stored);
    let signal = RwSignal::new(entry.map_or(default, |(value, _)| *value));
    let name = move || names.iter().find(|(value, _)| *value == signal.get()).map_or("", |(_, name)| *name);
    // In quotes, as JSON, because the script in index.html parses the theme as JSON.
    store_changes(store, key, Box::new(move || format!("\"{}\"", name())));
    signal
}

/// Like [`load_setting`], for any text.
fn load_text(store: StoredValue<BrowserStore>, (key, default): (&'static str, &str)) -> RwSignal<String> {
    let signal = RwSignal::new(stored(store, key).unwrap_or_else(|| default.to_owned()));
    store_changes(store, key, Box::new(move || signal.get()));
    signal
}

impl Settings {
    /// Loads the settings of this device and stores them when they change.
    pub fn load(store: StoredValue<BrowserStore>) -> Settings {
        let settings = Settings {
            theme: load_setting(store, THEME_KEY, &THEMES, Theme::Auto),
            contrast: load_setting(store, CONTRAST_KEY, &CONTRASTS, Contrast::Auto),
            letter_size: load_setting(store, LETTER_SIZE_KEY, &LETTER_SIZES, 100),
            pace: load_setting(store, PACE_KEY, &PACES, Pace::Normal),
            motion: load_setting(store, MOTION_KEY, &ON_OFF, true),
            volume: load_setting(store, VOLUME_KEY, &VOLUMES, Volume::Soft),
            vibration: load_setting(store, VIBRATION_KEY, &ON_OFF, false),
            confirm: load_setting(store, CONFIRM_KEY, &ON_OFF, true),
            end_turns: load_setting(store, END_TURNS_KEY, &ON_OFF, true),
            projection: load_setting(store, PROJECTION_KEY, &ON_OFF, true),
            flat: load_setting(store, FLAT_KEY, &ON_OFF, false),
            coach: load_setting(store, COACH_KEY, &ON_OFF, true),
            tutor: load_setting(store, TUTOR_KEY, &ON_OFF, false),
            letters: load_setting(store, LETTERS_KEY, &ON_OFF, true),
            all_stops: load_setting(store, ALL_STOPS_KEY, &ON_OFF, false),
            places: load_setting(store, PLACES_KEY, &ON_OFF, false),
            switches: load_setting(store, SWITCHES_KEY, &SWITCHES, Switches::None),
            dwell: load_setting(store, DWELL_KEY, &DWELLS, 1500),
            switch_keys: SWITCH_KEYS.map(|key| load_text(store, key)),
            awaits_switch_key: RwSignal::new(false),
            cool_down: load_setting(store, COOL_DOWN_KEY, &COOL_DOWNS, 0),
            word_time: load_setting(store, WORD_TIME_KEY, &WORD_TIMES, WORD),
            amount: load_setting(store, AMOUNT_KEY, &AMOUNTS, Amount::Everything),
            waits: load_setting(store, WAITS_KEY, &ON_OFF, false),
            cover: load_setting(store, COVER_KEY, &COVER_DELAYS, CoverDelay::AtOnce),
            device_is_dark: tracked_query(PREFERS_DARK),
            device_has_contrast: ASKS_FOR_CONTRAST.map(tracked_query),
        };
        effect(move || {
            let name = if settings.is_dark() { "dark" } else { "light" };
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", name);
                let _ = root.toggle_attribute_with_force("data-contrast", settings.has_high_contrast());
                let _ = root.set_attribute("data-letters", &settings.letter_size.get().to_string());
                // The device's own preference for less motion is handled by the style sheets.
                let is_still = settings.pace.get() == Pace::Still || !settings.motion.get();
                let _ = root.toggle_attribute_with_force("data-still", is_still);
            }
        });
        settings
    }

    /// Whether the page is dark now, by choice or by the device's preference.
    pub fn is_dark(&self) -> bool {
        match self.theme.get() {
            Theme::Light => false,
            Theme::Dark => true,
            Theme::Auto => self.device_is_dark.get(),
        }
    }

    /// Whether the theme has its high contrast now, by choice or by the device's preference.
    pub fn has_high_contrast(&self) -> bool {
        let [asks, forces] = self.device_has_contrast.map(|asks| asks.get());
        forces
            || match self.contrast.get() {
                Contrast::Auto => asks,
                contrast => contrast == Contrast::High,
            }
    }

    /// Returns the factor applied to the durations of motion; 0 if nothing is to move.
    pub fn stretch(&self) -> f64 {
        if !self.motion.get_untracked() || device_asks("(prefers-reduced-motion: reduce)") {
            return 0.0;
        }
        self.pace.get_untracked().stretch()
    }
}

const PREFERS_DARK: &str = "(prefers-color-scheme: dark)";
const ASKS_FOR_CONTRAST: [&str; 2] = ["(prefers-contrast: more)", "(forced-colors: active)"];

/// Returns the device's answer to a media query, kept up to date for as long as the page is open.
fn tracked_query(query: &'static str) -> RwSignal<bool> {
    let answer = RwSignal::new(device_asks(query));
    if let Ok(Some(list)) = window().match_media(query) {
        let change = Closure::<dyn FnMut()>::new(move || answer.set(device_asks(query)));
        let _ = list.add_event_listener_with_callback("change", change.as_ref().unchecked_ref());
        // Kept for the lifetime of the page: a query list that is dropped would report no changes.
        let _ = StoredValue::new_local((list, change));
    }
    answer
}

fn device_asks(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

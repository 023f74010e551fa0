//! The sheet of keys: what each key does, and the way to give a shortcut another key or none.
//!
//! The keys are stored on this device; [`crate::table::shortcuts`] decides which are free. Independent of the game.

use js_sys::JsString;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::table::save::Store;
use crate::table::shortcuts::{Conflict, STANDARD, STORAGE_KEY, Shortcut, Shortcuts};
use crate::ui::kit::settings_fields::letters_field;
use crate::ui::kit::{Button, ButtonKind, Shown};
use crate::ui::shell::Shell;
use crate::ui::text;
use crate::ui::text::command as words;

use super::keys::key_of;

/// Returns the label of a key: "U", or a dash if there is none.
pub fn label(key: Option<char>) -> String {
    key.map_or_else(|| '–'.to_string(), |key| JsString::from(key).to_upper_case().into())
}

/// The sheet of keys while a shortcut may be waiting for its key.
#[derive(Clone, Copy)]
struct KeySheet {
    shell: Shell,
    /// The shortcut that gets the key pressed next.
    waiting: RwSignal<Option<Shortcut>>,
    /// What was done last, or is to be done.
    status: RwSignal<String>,
}

pub fn sheet(shell: Shell) -> AnyView {
    let settings = shell.app.settings;
    let sheet = KeySheet { shell, waiting: RwSignal::new(None), status: RwSignal::new(String::new()) };
    let fixed = |(key, effect): (&'static str, text::Text)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{effect}</td></tr> }.into_any()
    };
    let letters = move || text::SHORTCUTS.map(|row| sheet.row(row)).collect_view().into_any();
    let is_changed = move || shell.shortcuts.with(|keys| !keys.is_standard());
    view! {
        <p class="asking">{text::HOW_TO_ASK}</p>
        <table class="keys" data-keys="" on:keydown=move |event| sheet.press(&event)>
            {text::FIXED_KEYS.map(fixed).collect_view()}
            {move || settings.letters.get().then(letters)}
        </table>
        <p role="status" data-key-status="">{move || sheet.status.get()}</p>
        <Shown when=is_changed>
            <Button icon="ui-undo" on_click=move || sheet.store(Shortcuts::default()) attr:data-standard-keys="">
                {words::STANDARD_KEYS}
            </Button>
        </Shown>
        <Shown when=move || !settings.letters.get()>
            <p data-letters-off="">{text::SHORTCUTS_ARE_OFF}</p>
        </Shown>
        {letters_field(settings)}
    }
    .into_any()
}

/// Returns the effect of a shortcut, in words.
fn effect_of(shortcut: Shortcut) -> String {
    let row = text::SHORTCUTS.iter().find(|(shortcuts, _)| shortcuts.contains(&shortcut));
    row.map(|(_, effect)| effect.to_string()).unwrap_or_default()
}

impl KeySheet {
    /// Draws the keys of some shortcuts with the same effect, each as a button that changes it. Sides that this table
    /// does not have are left out.
    fn row(self, (shortcuts, effect): (&'static [Shortcut], text::Text)) -> AnyView {
        let sides = self.shell.sides();
        let is_here = |shortcut: &&Shortcut| !matches!(shortcut, Shortcut::Seat(seat) if seat.0 >= sides);
        let keys = shortcuts.iter().filter(is_here).map(|shortcut| self.key(*shortcut)).collect_view();
        view! { <tr><th scope="row">{keys}</th><td>{effect}</td></tr> }.into_any()
    }

    fn key(self, shortcut: Shortcut) -> AnyView {
        let key = move || label(self.shell.shortcuts.with(|keys| keys.key(shortcut)));
        let is_waiting = move || self.waiting.get() == Some(shortcut);
        let wait = move || {
            self.waiting.set(Some(shortcut));
            self.status.set(words::press_key(&effect_of(shortcut)));
        };
        let standard = STANDARD.iter().find(|(other, _)| *other == shortcut).map(|(_, key)| key.to_string());
        view! {
            <Button
                kind=ButtonKind::Bare
                class="key"
                on_click=wait
                class:on=is_waiting
                attr:aria-label=move || words::change_key(&key(), &effect_of(shortcut))
                attr:data-shortcut=standard
            >
                <kbd>{move || key()}</kbd>
            </Button>
        }
        .into_any()
    }

    /// Gives the key that was pressed to the shortcut that waits for one.
    fn press(self, event: &KeyboardEvent) {
        let Some(shortcut) = self.waiting.get_untracked() else { return };
        let is_combined = event.ctrl_key() || event.alt_key() || event.meta_key();
        let key = match event.key().as_str() {
            // The page handles these: the button is left, or pressed again.
            "Tab" => return self.keep(),
            "Enter" | " " | "Shift" | "AltGraph" => return,
            "Escape" => {
                self.keep();
                None
            }
            "Delete" | "Backspace" => Some(None),
            _ => key_of(event).filter(|_| !is_combined && !event.is_composing()).map(Some),
        };
        event.prevent_default();
        event.stop_propagation();
        if let Some(key) = key {
            self.give(shortcut, key);
        }
    }

    /// Waits no longer: all shortcuts keep their keys.
    fn keep(self) {
        self.waiting.set(None);
        self.status.set(String::new());
    }

    fn give(self, shortcut: Shortcut, key: Option<char>) {
        let mut shortcuts = self.shell.shortcuts.get_untracked();
        match shortcuts.set(shortcut, key) {
            Ok(()) => {
                self.store(shortcuts);
                self.status.set(words::about(&label(key), &effect_of(shortcut)));
            }
            Err(Conflict::Taken(other)) => self.status.set(words::key_taken(&label(key), &effect_of(other))),
            Err(Conflict::Reserved) => {}
        }
    }

    /// Uses these keys from now on, and stores them. If they cannot be stored, they apply until the table is closed.
    fn store(self, shortcuts: Shortcuts) {
        self.keep();
        self.shell.shortcuts.set(shortcuts);
        let _ = self.shell.app.store.with_value(|store| match shortcuts.is_standard() {
            true => store.remove(STORAGE_KEY),
            false => store.write(STORAGE_KEY, &shortcuts.to_text()),
        });
    }
}

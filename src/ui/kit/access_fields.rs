//! The form fields for hearing, hands and sight. Shown by the page about ways to play; they change [`Settings`].

use leptos::prelude::*;

use super::Shown;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::table::scan::Switches;
use crate::table::speech::{Amount, WORD};
use crate::ui::text;
use crate::ui::text::{Text, access as words, settings::VOLUMES};

use super::settings::{Contrast, Settings};
use super::settings_fields::toggle_field;
use super::{Button, Field, Memo, Pick, elements};

/// Draws a choice between the values of a setting, which are named in their order.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    (label, help): (Text, Option<Text>),
    setting: RwSignal<T>,
    values: &'static [T],
    names: impl IntoIterator<Item = String>,
) -> AnyView {
    let picked = Memo::new(move |_| values.iter().position(|value| *value == setting.get()).unwrap_or_default());
    let set = Callback::new(move |index: usize| setting.set(values[index]));
    choice_field(label, help, names.into_iter().collect(), picked.into(), set)
}

fn choice_field(
    label: Text,
    help: Option<Text>,
    values: Vec<String>,
    picked: Signal<usize>,
    set: Callback<usize>,
) -> AnyView {
    let help = help.map(String::from).unwrap_or_default();
    view! { <Field label help><Pick label values picked set/></Field> }.into_any()
}

/// Draws the fields for what is said to screen readers, and when.
pub fn ear_fields(settings: Settings) -> AnyView {
    let rates = ["600", "400", "250", "150"].map(String::from);
    view! {
        {choice((words::RATE, Some(words::RATE_HELP)), settings.word_time, &[100, WORD, 240, 400], rates)}
        {choice(
            (words::AMOUNT, Some(words::AMOUNT_HELP)),
            settings.amount,
            const { &[Amount::Everything, Amount::Short, Amount::Own] },
            words::AMOUNTS.map(String::from),
        )}
        {toggle_field(words::WAIT, words::WAIT_HELP, settings.waits)}
    }
    .into_any()
}

/// Draws the field for a keyboard of which only Tab and Enter are used.
pub fn stops_field(settings: Settings) -> AnyView {
    toggle_field(words::ALL_STOPS, words::ALL_STOPS_HELP, settings.all_stops)
}

/// Draws the field for the time in which a second press is ignored.
pub fn cool_down_field(settings: Settings) -> AnyView {
    let names = [VOLUMES[0].to_string(), words::seconds("½"), words::seconds("1")];
    choice((words::COOL_DOWN, Some(words::COOL_DOWN_HELP)), settings.cool_down, &[0, 500, 1000], names)
}

/// Draws the fields for scanning.
pub fn switch_fields(settings: Settings) -> AnyView {
    let [one, two] = words::SWITCHES;
    let dwell = move || {
        let names = ["1", "1½", "2", "3", "4"].map(words::seconds);
        choice((words::DWELL, None), settings.dwell, &[1000, 1500, 2000, 3000, 4000], names)
    };
    view! {
        <div data-switches="">
            {choice(
                (words::SCANNING, Some(words::SCANNING_HELP)),
                settings.switches,
                const { &[Switches::None, Switches::One, Switches::Two] },
                [VOLUMES[0], one, two].map(String::from),
            )}
        </div>
        <Shown when=move || settings.switches.get() == Switches::One>{dwell()}</Shown>
        {switch_key_field(settings, 0)}
        {switch_key_field(settings, 1)}
    }
    .into_any()
}

/// Draws the button with the key that is a switch. Once it is pressed, the next key becomes the switch.
fn switch_key_field(settings: Settings, switch: usize) -> AnyView {
    let key = settings.switch_keys[switch];
    let awaits = RwSignal::new(false);
    let stop = move || {
        awaits.set(false);
        settings.awaits_switch_key.set(false);
    };
    let begin = move || {
        // The button hears the next key, also if it was pressed by a switch or a finger.
        let buttons = elements("[data-switch-key]");
        if let Some(button) = buttons.get(switch).and_then(|button| button.dyn_ref::<HtmlElement>()) {
            let _ = button.focus();
        }
        awaits.set(true);
        settings.awaits_switch_key.set(true);
    };
    let take = move |event: KeyboardEvent| {
        let code = Some(event.code()).filter(|code| !code.is_empty()).unwrap_or_else(|| event.key());
        // Tab leads on, and Escape leaves the key as it is.
        if awaits.get_untracked() && !event.repeat() {
            stop();
            if !matches!(code.as_str(), "Tab" | "Escape") {
                event.prevent_default();
                key.set(code);
            }
        }
    };
    on_cleanup(move || _ = settings.awaits_switch_key.try_set(false));
    let name = move || match awaits.get() {
        true => words::ANY_KEY.to_string(),
        false => key.with(|key| key.trim_start_matches("Key").trim_start_matches("Digit").to_owned()),
    };
    view! {
        <Field label=words::SWITCH_KEYS[switch] help="">
            <Button
                class="field"
                on_click=begin
                on:keydown=take
                on:blur=move |_| stop()
                attr:aria-label=move || format!("{} {}", words::SWITCH_KEYS[switch], name())
                attr:data-switch-key=""
                attr:translate="no"
            >
                {move || match awaits.get() {
                    true => name().into_any(),
                    false => view! { <kbd>{name()}</kbd> }.into_any(),
                }}
            </Button>
        </Field>
    }
    .into_any()
}

/// Draws the fields for the size of letters, for contrast, and for the numbers on the map.
pub fn sight_fields(settings: Settings) -> AnyView {
    let sizes = ["100 %", "125 %", "150 %"].map(String::from);
    let [normal, high] = words::CONTRASTS;
    view! {
        {choice((words::LETTER_SIZE, None), settings.letter_size, &[100, 125, 150], sizes)}
        {choice(
            (words::CONTRAST, None),
            settings.contrast,
            const { &[Contrast::Auto, Contrast::Normal, Contrast::High] },
            [text::THEMES[0], normal, high].map(String::from),
        )}
        {toggle_field(words::PLACES, words::PLACES_HELP, settings.places)}
    }
    .into_any()
}

//! The form fields for the settings of this device. Shown by the page of settings and by the menu of a table; they
//! change [`Settings`].

use leptos::prelude::*;

use crate::device::vibration;
use crate::table::absence::CoverDelay;
use crate::ui::kit::Memo;
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::Text;
use crate::ui::text::start::languages;
use crate::ui::text::{access, lesson, settings as words};

use super::context::AppContext;
use super::language;
use super::settings::{Pace, Settings, Theme, Volume};
use super::{Field, Pick, Toggle, sound};

/// The delays, in the order of their labels.
const COVER_DELAYS: [CoverDelay; 4] =
    [CoverDelay::AtOnce, CoverDelay::Minute, CoverDelay::FiveMinutes, CoverDelay::Never];

/// Draws the fields for looks, sounds and pace.
pub fn appearance_fields(settings: Settings) -> AnyView {
    view! {
        {language_field()}
        {theme_field(settings)}
        {pace_field(settings)}
        {motion_and_sound_fields(settings)}
        <p><a href=Route::Access.to_string()>{access::TITLE}</a></p>
    }
    .into_any()
}

/// Draws the choice between light and dark.
pub fn theme_field(settings: Settings) -> AnyView {
    view! {
        <Field label=text::THEME help=words::THEME_HELP>
            <Pick label=text::THEME values=text::THEMES.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.theme.get() as usize)
                set=move |index| settings.theme.set([Theme::Auto, Theme::Light, Theme::Dark][index])/>
        </Field>
    }
    .into_any()
}

fn pace_field(settings: Settings) -> AnyView {
    view! {
        <Field label=text::PACE help=words::PACE_HELP>
            <Pick label=text::PACE values=text::PACES.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.pace.get() as usize)
                set=move |index| settings.pace.set([Pace::Slow, Pace::Normal, Pace::Fast, Pace::Still][index])/>
        </Field>
    }
    .into_any()
}

/// Draws the fields for the time that a player takes: the pace of rivals, and what is done without a press.
pub fn pace_fields(settings: Settings) -> AnyView {
    view! {
        {pace_field(settings)}
        {toggle_field(text::CONFIRM_ACTIONS, text::CONFIRM_ACTIONS_HELP, settings.confirm)}
        {toggle_field(text::END_TURNS_AUTOMATICALLY, text::END_TURNS_AUTOMATICALLY_HELP, settings.end_turns)}
    }
    .into_any()
}

/// Draws the fields for motion, sounds and vibration.
pub fn motion_and_sound_fields(settings: Settings) -> AnyView {
    view! {
        {toggle_field(text::ANIMATION, text::ANIMATION_HELP, settings.motion)}
        {sound::exists().then(|| volume_field(settings))}
        {vibration::is_available().then(|| toggle_field(words::VIBRATION, words::VIBRATION_HELP, settings.vibration))}
    }
    .into_any()
}

fn language_field() -> AnyView {
    let app = AppContext::here();
    let chosen_tag = app.store.with_value(language::chosen);
    let option = |(tag, name): (String, String)| {
        let is_set = chosen_tag.as_deref() == Some(&tag);
        view! { <option value=tag.clone() lang=tag selected=is_set>{name}</option> }.into_any()
    };
    let options = languages().into_iter().map(option).collect_view();
    let change = move |event| {
        let tag = Some(event_target_value(&event)).filter(|tag| !tag.is_empty());
        leptos::task::spawn_local(async move {
            if let Err(error) = language::choose(app.store, tag).await {
                app.notify(error);
            }
        });
    };
    view! {
        <Field label=words::LANGUAGE help=words::LANGUAGE_HELP wraps_control=true>
            <select class="field" translate="no" data-language="" on:change=change>
                <option value="">{words::LANGUAGE_BROWSER}</option>
                {options}
            </select>
        </Field>
    }
    .into_any()
}

fn volume_field(settings: Settings) -> AnyView {
    view! {
        <Field label=words::SOUND help=words::SOUND_HELP>
            <Pick label=words::SOUND values=words::VOLUMES.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.volume.get() as usize)
                set=move |index| settings.volume.set([Volume::Off, Volume::Soft, Volume::Full][index])/>
        </Field>
    }
    .into_any()
}

/// Draws the fields for questions and aids during play.
pub fn play_fields(settings: Settings) -> AnyView {
    view! {
        {toggle_field(text::CONFIRM_ACTIONS, text::CONFIRM_ACTIONS_HELP, settings.confirm)}
        {toggle_field(text::END_TURNS_AUTOMATICALLY, text::END_TURNS_AUTOMATICALLY_HELP, settings.end_turns)}
        {toggle_field(text::PROJECTION, text::PROJECTION_HELP, settings.projection)}
        {toggle_field(text::FLAT_DEVICE, text::FLAT_DEVICE_HELP, settings.flat)}
        <Field label=words::COVER_HANDS help=words::COVER_HELP attr:data-cover="">
            <Pick label=words::COVER_HANDS values=words::COVERS.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.cover.get() as usize)
                set=move |index| settings.cover.set(COVER_DELAYS[index])/>
        </Field>
        {toggle_field(lesson::COACHING, lesson::COACHING_HELP, settings.coach)}
        {toggle_field(lesson::TUTOR, lesson::TUTOR_HELP, settings.tutor)}
        {letters_field(settings)}
    }
    .into_any()
}

/// Draws the switch for letter shortcuts, also shown on the sheet that lists them.
pub fn letters_field(settings: Settings) -> AnyView {
    toggle_field(words::SHORTCUTS, words::LETTERS_HELP, settings.letters)
}

/// Draws a switch for a setting.
pub fn toggle_field(label: Text, help: Text, setting: RwSignal<bool>) -> AnyView {
    view! { <Toggle label help on=setting set=move |is_on| setting.set(is_on)/> }.into_any()
}

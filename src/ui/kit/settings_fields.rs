//! The form fields for the settings of this device. Shown by the page of settings and by the menu of a table; they
//! change [`Settings`].

use leptos::prelude::*;

use crate::device::vibration;
use crate::table::absence::CoverDelay;
use crate::ui::text;
use crate::ui::text::Text;
use crate::ui::text::start::languages;
use crate::ui::text::{lesson, settings as words};

use super::context::AppContext;
use super::language;
use super::settings::{Pace, Settings, Theme, Volume};
use super::{Field, Pick, Toggle, sound};

/// The delays, in the order of their labels.
const COVERS: [CoverDelay; 4] = [CoverDelay::AtOnce, CoverDelay::Minute, CoverDelay::FiveMinutes, CoverDelay::Never];

/// Draws the fields for looks, sounds and pace.
pub fn appearance(settings: Settings) -> AnyView {
    view! {
        {language_field()}
        <Field label=text::THEME help=words::THEME_HELP>
            <Pick label=text::THEME values=text::THEMES.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.theme.get() as usize)
                set=move |index| settings.theme.set([Theme::Auto, Theme::Light, Theme::Dark][index])/>
        </Field>
        <Field label=text::PACE help=words::PACE_HELP>
            <Pick label=text::PACE values=text::PACES.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.pace.get() as usize)
                set=move |index| settings.pace.set([Pace::Slow, Pace::Normal, Pace::Fast, Pace::Still][index])/>
        </Field>
        {switch(text::MOTION, text::MOTION_HELP, settings.motion)}
        {sound::exists().then(|| volume(settings))}
        {vibration::is_available().then(|| switch(words::VIBRATION, words::VIBRATION_HELP, settings.vibration))}
    }
    .into_any()
}

fn language_field() -> AnyView {
    let app = AppContext::here();
    let set = app.store.with_value(language::chosen);
    let option = |(tag, name): (String, String)| {
        let is_set = set.as_deref() == Some(&tag);
        view! { <option value=tag.clone() lang=tag selected=is_set>{name}</option> }
    };
    let options = languages().into_iter().map(option).collect_view();
    let change = move |event| {
        let tag = Some(event_target_value(&event)).filter(|tag| !tag.is_empty());
        leptos::task::spawn_local(async move {
            if let Err(why) = language::choose(app.store, tag).await {
                app.notify(why);
            }
        });
    };
    view! {
        <Field label=words::LANGUAGE help=words::LANGUAGE_HELP labels=true>
            <select class="field" translate="no" data-language="" on:change=change>
                <option value="">{words::LANGUAGE_BROWSER}</option>
                {options}
            </select>
        </Field>
    }
    .into_any()
}

fn volume(settings: Settings) -> AnyView {
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
pub fn play(settings: Settings) -> AnyView {
    view! {
        {switch(text::CONFIRM, text::CONFIRM_HELP, settings.confirm)}
        {switch(text::END_TURNS, text::END_TURNS_HELP, settings.end_turns)}
        {switch(text::PROJECTION, text::PROJECTION_HELP, settings.projection)}
        {switch(text::FLAT, text::FLAT_HELP, settings.flat)}
        <Field label=words::COVER help=words::COVER_HELP attr:data-cover="">
            <Pick label=words::COVER values=words::COVERS.map(String::from).to_vec()
                picked=Memo::new(move |_| settings.cover.get() as usize)
                set=move |index| settings.cover.set(COVERS[index])/>
        </Field>
        {switch(lesson::COACHING, lesson::COACHING_HELP, settings.coach)}
        {switch(lesson::TUTOR, lesson::TUTOR_HELP, settings.tutor)}
        {letters(settings)}
    }
    .into_any()
}

/// Draws the switch for letter shortcuts, also shown on the sheet that lists them.
pub fn letters(settings: Settings) -> AnyView {
    switch(words::LETTERS, words::LETTERS_HELP, settings.letters)
}

fn switch(label: Text, help: Text, on: RwSignal<bool>) -> AnyView {
    view! { <Toggle label help on set=move |now| on.set(now)/> }.into_any()
}

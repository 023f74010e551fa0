//! Ways to play: by ear, by keys, by one or two switches, with larger letters, without motion or sound, at one's own
//! pace, each with its settings.

use leptos::prelude::*;

use crate::ui::kit::Page;
use crate::ui::kit::access_fields::{cool_down_field, ear_fields, sight_fields, stops_field, switch_fields};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::settings_fields::{letters_field, motion_and_sound_fields, pace_fields, theme_field};
use crate::ui::text::{Text, access as words};

/// Draws the page.
pub fn access_page() -> AnyView {
    let settings = AppContext::here().settings;
    let group = |title: Text, help: Text, fields: AnyView| {
        view! {
            <section class="panel card-group">
                <h2>{title}</h2>
                <p>{help}</p>
                {fields}
            </section>
        }
        .into_any()
    };
    let keys = view! { {letters_field(settings)}{stops_field(settings)}{cool_down_field(settings)} }.into_any();
    let sight = view! { {theme_field(settings)}{sight_fields(settings)} }.into_any();
    view! {
        <Page title=words::TITLE class="access">
            {group(words::BY_EAR, words::BY_EAR_HELP, ear_fields(settings))}
            {group(words::BY_KEYS, words::BY_KEYS_HELP, keys)}
            {group(words::BY_SWITCHES, words::BY_SWITCHES_HELP, switch_fields(settings))}
            {group(words::SIGHT, words::SIGHT_HELP, sight)}
            {group(words::CALM, words::CALM_HELP, motion_and_sound_fields(settings))}
            {group(words::OWN_PACE, words::OWN_PACE_HELP, pace_fields(settings))}
        </Page>
    }
    .into_any()
}

//! The settings of this device, and the persistence of its storage.

use leptos::prelude::*;

use crate::device::persistence;
use crate::table::save;
use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::install::{InstallHelp, is_installed};
use crate::ui::kit::settings_fields::{appearance_fields, play_fields};
use crate::ui::kit::{Button, Page, icon};
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::settings as words;

#[component]
pub fn SettingsPage() -> impl IntoView {
    let app = AppContext::here();
    let settings = app.settings;
    let saved_count = app.store.with_value(save::shelf).map_or(0, |saves| saves.len());
    let is_persistent = app.store.with_value(|store| store.is_persistent());
    let ready = app.offline.ready;
    let failed = app.offline.failed;
    let offline = move || match (ready.get(), failed.get(), window().is_secure_context()) {
        (true, ..) => view! { <p class="message good" translate="no">{text::home::READY_OFFLINE}</p> }.into_any(),
        (false, _, false) => view! { <p class="mute" translate="no">{words::NEVER_OFFLINE}</p> }.into_any(),
        (false, true, true) => {
            view! { <p class="message warn" translate="no">{words::NOT_KEPT_OFFLINE}</p> }.into_any()
        }
        (false, false, true) => view! { <p class="mute" translate="no">{words::NOT_YET_OFFLINE}</p> }.into_any(),
    };
    let install = match (is_installed(), assets::is_one_file()) {
        (true, _) => view! { <p>{words::INSTALLED}</p> }.into_any(),
        (_, true) => view! { <p>{words::SINGLE_FILE_HELP}</p> }.into_any(),
        _ => view! { <InstallHelp /> }.into_any(),
    };
    view! {
        <Page title=text::SETTINGS class="settings">
            <section class="panel card-group">
                <h2>{words::APPEARANCE}</h2>
                {appearance_fields(settings)}
            </section>
            <section class="panel card-group">
                <h2>{words::AT_THE_TABLE}</h2>
                {play_fields(settings)}
            </section>
            <section class="panel card-group">
                <h2>{words::STORAGE}</h2>
                <p>{if is_persistent { words::games_stored(saved_count) } else { text::home::KEEPS_NOTHING.into() }}</p>
                {is_persistent.then(|| view! { <Persistence /> }.into_any())}
                <div class="row">
                    <a class="btn" href=Route::Saved.to_string()>
                        {icon("ui-history", "i20")}
                        <span>{words::SAVED_GAMES}</span>
                    </a>
                </div>
            </section>
            <section class="panel card-group">
                <h2>{words::INSTALLATION}</h2>
                {move || offline()}
                {install}
            </section>
            <p>
                <a href=Route::About.to_string()>{text::home::ABOUT}</a>
            </p>
        </Page>
    }
}

/// Shows whether the browser guarantees to keep the stored data, with a button that requests the guarantee if it does
/// not. Empty until the browser has answered.
#[component]
fn Persistence() -> impl IntoView {
    let app = AppContext::here();
    let is_persistent = RwSignal::new(None::<bool>);
    // The page may be closed before the browser answers.
    leptos::task::spawn_local(async move {
        if let Ok(answer) = persistence::is_granted().await {
            let _ = is_persistent.try_set(Some(answer));
        }
    });
    let persist = move || {
        leptos::task::spawn_local(async move {
            let answer = persistence::request().await;
            match answer {
                Ok(true) => {}
                Ok(false) => app.notify(words::PERSIST_REFUSED.to_string()),
                Err(_) => app.notify(words::PERSIST_UNANSWERED.to_string()),
            }
            let _ = is_persistent.try_set(Some(answer == Ok(true)));
        });
    };
    let offer = move || {
        view! {
            <p class="mute">{words::NOT_PERSISTED}</p>
            <div class="row"><Button icon="ui-pin" on_click=persist>{words::ASK_FOR_PERSISTENCE}</Button></div>
        }
        .into_any()
    };
    let content = move || match is_persistent.get() {
        None => ().into_any(),
        Some(true) => view! { <p class="message good">{words::PERSISTENCE_GRANTED}</p> }.into_any(),
        Some(false) => offer().into_any(),
    };
    view! { {move || content()} }
}

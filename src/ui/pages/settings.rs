//! The settings of this device, and what keeps its games.

use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::table::save;
use crate::ui::kit::assets;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::install::{InstallHelp, is_installed};
use crate::ui::kit::settings_fields::{appearance, play};
use crate::ui::kit::{Page, button, icon};
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::text::settings as words;

/// The page of settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let app = AppContext::here();
    let settings = app.settings;
    let kept = app.store.with_value(save::shelf).map_or(0, |found| found.len());
    let lasts = app.store.with_value(|store| store.lasts());
    let ready = app.offline.ready;
    let offline = move || match ready.get() {
        true => view! { <p class="message good" translate="no">{text::home::READY_OFFLINE}</p> },
        false => view! { <p class="mute" translate="no">{words::NOT_YET_OFFLINE}</p> },
    };
    let install = match (is_installed(), assets::is_one_file()) {
        (true, _) => view! { <p>{words::INSTALLED}</p> }.into_any(),
        (_, true) => view! { <p>{words::ONE_FILE}</p> }.into_any(),
        _ => view! { <InstallHelp /> }.into_any(),
    };
    view! {
        <Page title=text::SETTINGS class="settings">
            <section class="panel card-group">
                <h2>{words::LOOKS}</h2>
                {appearance(settings)}
            </section>
            <section class="panel card-group">
                <h2>{words::PLAY}</h2>
                {play(settings)}
            </section>
            <section class="panel card-group">
                <h2>{words::KEEPING}</h2>
                <p>{if lasts { words::kept(kept) } else { text::home::KEEPS_NOTHING.into() }}</p>
                {lasts.then(|| view! { <Persistence /> })}
                <div class="row">
                    <a class="btn" href=Route::Saved.to_string()>
                        {icon("ui-history", "i20")}
                        <span>{words::SAVED_GAMES}</span>
                    </a>
                </div>
            </section>
            <section class="panel card-group">
                <h2>{words::INSTALLING}</h2>
                {offline}
                {install}
            </section>
            <p>
                <a href=Route::About.to_string()>{text::home::ABOUT}</a>
            </p>
        </Page>
    }
}

/// Whether the browser promises to keep what is stored, and a button that asks it to.
#[component]
fn Persistence() -> impl IntoView {
    let app = AppContext::here();
    let promised = RwSignal::new(None::<bool>);
    // Without a secure address there is no such promise to be had.
    if !window().is_secure_context() {
        return ().into_any();
    }
    let ask = move |question: Result<js_sys::Promise, wasm_bindgen::JsValue>, refusal: Option<&'static str>| {
        leptos::task::spawn_local(async move {
            let Ok(question) = question else { return };
            let Ok(answer) = JsFuture::from(question).await else { return };
            let yes = answer.as_bool() == Some(true);
            promised.set(Some(yes));
            if let Some(refusal) = refusal.filter(|_| !yes) {
                app.notify(refusal.to_owned());
            }
        });
    };
    ask(window().navigator().storage().persisted(), None);
    let offer = move || {
        let persist = move || ask(window().navigator().storage().persist(), Some(words::PERSIST_REFUSED));
        view! {
            <p class="mute">{words::NOT_PERSISTED}</p>
            <div class="row">
                {button("btn", "ui-pin", words::PERSIST, persist)}
            </div>
        }
    };
    (move || match promised.get() {
        None => ().into_any(),
        Some(true) => view! { <p class="message good">{words::PERSISTED}</p> }.into_any(),
        Some(false) => offer().into_any(),
    })
    .into_any()
}

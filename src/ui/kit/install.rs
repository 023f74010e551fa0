//! Installing the page on the home screen: through the browser's own prompt where it has one, otherwise by
//! instructions.

use leptos::prelude::*;

use crate::ui::kit::context::AppContext;
use crate::ui::kit::offline;
use crate::ui::kit::share;
use crate::ui::text::home as words;

use super::{Button, ButtonKind};

pub fn is_installed() -> bool {
    let query = window().match_media("(display-mode: standalone)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

fn is_apple() -> bool {
    let agent = window().navigator().user_agent().unwrap_or_default();
    let has_touch = window().navigator().max_touch_points() > 1;
    let is_named = |device: &str| agent.split(['(', ';', ' ']).any(|word| word == device);
    is_named("iPhone") || is_named("iPad") || (is_named("Macintosh") && has_touch)
}

/// Explains how to install the page on this device, with a button where the browser has a prompt.
#[component]
pub fn InstallHelp() -> impl IntoView {
    let app = AppContext::here();
    let content = move || match (app.offline.installable.get(), window().is_secure_context(), is_apple()) {
        (true, ..) => view! {
            <Button kind=ButtonKind::Primary icon="ui-install" on_click=move || offline::install(app.offline)>
                {words::INSTALL}
            </Button>
        }
        .into_any(),
        (_, false, _) => view! { <p>{words::INSTALL_INSECURE}</p> }.into_any(),
        (_, _, true) => view! {
            <p>{words::INSTALL_APPLE}</p>
            <p>{words::INSTALL_APPLE_STORE}</p>
            <Button icon="ui-install" on_click=move || share::export_all(app)>{words::SAVE_ALL_FIRST}</Button>
        }
        .into_any(),
        _ => view! { <p>{words::INSTALL_OTHER}</p> }.into_any(),
    };
    view! { {move || content()} }
}

/// Offers a newer build that is already on the device. Nothing changes until it is pressed.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let app = AppContext::here();
    let content = move || {
        app.offline.update.get().then(|| {
            view! {
                <div class="message good update-offer" role="status" data-update="">
                    <span class="grow">{words::UPDATE_READY}</span>
                    <Button on_click=move || offline::activate_update()>{words::UPDATE_NOW}</Button>
                </div>
            }
            .into_any()
        })
    };
    view! { {move || content()} }
}

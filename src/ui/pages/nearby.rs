//! The page of a device nearby. A device that opens the offer of another shows its answer, and then the table that it
//! receives; an answer is passed to the window that waits for it. An invalid one is refused with a sentence.
//! Independent of the game.

use leptos::prelude::*;

use crate::table::shared::handshake::{Handshake, Side};
use crate::ui::kit::context::AppContext;
use crate::ui::kit::nearby::News;
use crate::ui::kit::{NoticeLine, Page};
use crate::ui::route::Route;
use crate::ui::shell::{nearby, shared};
use crate::ui::text::together as words;

use super::not_found::refused;

pub fn nearby_page(text: &str) -> AnyView {
    let app = AppContext::here();
    let handshake = match Handshake::read(text) {
        Ok(handshake) => handshake,
        Err(error) => return refused(error.to_string()),
    };
    let content = match handshake.side {
        Side::Offer => answer(app, &handshake),
        Side::Answer => {
            match app.nearby.accept(text) {
                // An installed app opens links in the window that it has: back to the table.
                true => drop(window().history().map(|history| history.back())),
                false => shared::tell_windows(handshake.table, text),
            }
            view! { <p data-near-passed="">{words::ANSWER_PASSED_ON}</p> }.into_any()
        }
    };
    view! {
        <Page title=words::TABLE_NEARBY class="link">
            <section class="panel card-group">{content}</section>
            <NoticeLine />
        </Page>
    }
    .into_any()
}

/// Answers an offer, and opens the first packet that the other device sends.
fn answer(app: AppContext, offer: &Handshake) -> AnyView {
    app.nearby.listen(Callback::new(move |news| {
        if let News::Packet { packet, .. } = news {
            app.replace(Route::Packet(packet));
        }
        false
    }));
    app.nearby.connect(&offer.game, offer.table, Some(offer));
    let connected = move || {
        let is_connected = app.nearby.devices.with(|devices| devices.iter().any(|(_, is_here)| *is_here));
        is_connected.then(|| words::device_nearby(&words::DEVICE_NEARBY.to_string(), true))
    };
    view! {
        {nearby::attempt(app, words::ANSWER_HELP)}
        <p role="status">{move || connected()}</p>
    }
    .into_any()
}

//! Connecting a device on the same network: the part of the sheet of a shared table that lists those devices and offers
//! a connection, and the code of the connection that is being made. Independent of the game.

use std::rc::Rc;

use leptos::prelude::*;

use crate::table::link_text;
use crate::ui::kit::context::AppContext;
use crate::ui::kit::nearby::Attempt;
use crate::ui::kit::qr::qr;
use crate::ui::kit::{Button, Shown, scanner, share};
use crate::ui::route::Route;
use crate::ui::shell::Shell;
use crate::ui::text::Text;
use crate::ui::text::share as share_words;
use crate::ui::text::together as words;

use super::shared;

/// Draws the part of the sheet.
pub fn section(shell: Shell) -> AnyView {
    let nearby = shell.app.nearby;
    let connect = move || {
        let names = shell.read_untracked(|table| Some((table.info().id, table.shared.as_ref()?.id)));
        if let Some((game, table)) = names {
            nearby.connect(game, table, None);
        }
    };
    let devices = move || {
        shell.track();
        let line = |(device, is_here)| {
            let words = words::device_nearby(&shared::device_name(shell, device), is_here);
            view! { <p data-near-device=is_here.to_string()>{words}</p> }.into_any()
        };
        nearby.devices.get().into_iter().map(line).collect_view()
    };
    let has_code = move || matches!(nearby.attempt.get(), Attempt::Code(_));
    let is_answer = move |text: &str| match link_text::find(text) {
        Some(Route::Nearby(answer)) => nearby.accept(&answer),
        _ => false,
    };
    let can_connect = move || !shell.locked_elsewhere && !has_code();
    view! {
        <h3>{words::NEARBY}</h3>
        {move || devices()}
        {attempt(shell.app, words::OFFER_HELP)}
        <Shown when=has_code>{scanner(shell.app, words::SCAN, Rc::new(is_answer))}</Shown>
        <Shown when=can_connect>
            <p class="small mute">{words::NEARBY_HELP}</p>
            <Button icon="ui-share" on_click=connect attr:data-near="">{words::CONNECT}</Button>
        </Shown>
    }
    .into_any()
}

/// Draws the state of the connection that is being made: the code of this device with a sentence that says what to do
/// with it, or what has become of the connection.
pub fn attempt(app: AppContext, help: Text) -> AnyView {
    let content = move || match app.nearby.attempt.get() {
        Attempt::None => None,
        Attempt::Connecting => Some(view! { <p>{words::CONNECTING}</p> }.into_any()),
        Attempt::Failed => Some(view! { <p class="message warn">{words::NOT_CONNECTED}</p> }.into_any()),
        Attempt::Code(code) => {
            let link = share::shared_link(&Route::Nearby(code));
            let code = qr(link.text(), share_words::QR_LABEL);
            let copy = move || share::copy_link(app, "", &link, share_words::LINK_COPIED);
            let view = view! {
                <p>{help}</p>
                {code}
                <div class="share-buttons">
                    <Button icon="ui-check" on_click=copy attr:data-near-copy="">{share_words::COPY}</Button>
                </div>
            };
            Some(view.into_any())
        }
    };
    view! { <div class="share-sheet" role="status" data-near-attempt="">{move || content()}</div> }.into_any()
}

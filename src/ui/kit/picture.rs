//! A picture of a result, drawn on this device: converted from SVG to PNG by a canvas, then passed to the share sheet
//! or saved as a file.
//!
//! Called by the sharing sheet; the content of the picture is made in `text/picture`. Independent of the game.

use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use crate::device::sharing::{self, ShareOutcome};
use crate::device::{self, download};
use crate::text::picture::{Card, Palette, WIDTH};
use crate::ui::text::Text;
use crate::ui::text::share as words;

const FILE_NAME: &str = "tea-table-result.png";

/// Timeout for each of the two steps of drawing, in milliseconds.
const TIMEOUT_MS: u32 = 10_000;

/// The outcome of sharing or saving a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureOutcome {
    /// The outcome as a sentence, followed by the picture in words.
    pub words: String,
    /// The object URL of the picture, shown where a file may not have arrived.
    pub address: Option<String>,
}

pub fn is_available() -> bool {
    device::has_property(&window(), "HTMLCanvasElement")
}

/// Draws the picture and shares or saves it; `outcome` receives the result. Call it inside a component: the picture's
/// URL is valid as long as `outcome` exists.
pub fn share_or_save(card: &Card, outcome: RwSignal<Option<PictureOutcome>>) {
    let card = card.clone();
    leptos::task::spawn_local(async move {
        let result = draw(&card).await;
        let (text, address) = match &result {
            Ok(picture) => send_or_save(&card, picture).await,
            Err(_) => (words::NO_PICTURE, None),
        };
        // The sheet may have been closed in the meantime.
        if let Some(undelivered) =
            outcome.try_set(Some(PictureOutcome { words: format!("{text} {}", card.words()), address }))
        {
            revoke(undelivered.as_ref());
        }
    });
}

/// Passes the picture to the device's share sheet, or else to the browser as a file. Returns a sentence about the
/// outcome, and the URL of the picture unless it has certainly arrived.
async fn send_or_save(card: &Card, picture: &Blob) -> (Text, Option<String>) {
    let object_url = || Url::create_object_url_with_blob(picture).ok();
    if let Some(data) = sharing::picture_data(FILE_NAME, picture, &card.words()) {
        return match sharing::share(&data).await {
            ShareOutcome::Done => (words::PICTURE_SENT, None),
            ShareOutcome::Unanswered => (words::PICTURE_SENT, object_url()),
            ShareOutcome::Refused => (words::PICTURE_ON_PAGE, object_url()),
        };
    }
    match download::save_blob(FILE_NAME, picture) {
        Ok(()) => (words::PICTURE_SAVED, object_url()),
        Err(_) => (words::PICTURE_ON_PAGE, object_url()),
    }
}

/// Revokes the URL of the picture shown on the page.
pub fn revoke(outcome: Option<&PictureOutcome>) {
    if let Some(address) = outcome.and_then(|outcome| outcome.address.as_deref()) {
        let _ = Url::revoke_object_url(address);
    }
}

/// Returns the colours of the page's current theme.
fn palette() -> Palette {
    let style = document().document_element().and_then(|root| window().get_computed_style(&root).ok().flatten());
    let colour = |name: &str| {
        let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
        value.unwrap_or_default().trim().to_owned()
    };
    Palette { paper: colour("--paper"), ink: colour("--ink"), rule: colour("--rule") }
}

/// Discards the reason, since callers only need to know that drawing failed.
fn drop_reason(_: device::DeviceError) -> JsValue {
    JsValue::NULL
}

async fn draw(card: &Card) -> Result<Blob, JsValue> {
    let svg = download::text_blob(&card.svg(&palette()), "image/svg+xml").map_err(drop_reason)?;
    let address = Url::create_object_url_with_blob(&svg)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    let loaded = device::call_async(&image, "decode", &[], TIMEOUT_MS).await;
    let _ = Url::revoke_object_url(&address);
    loaded.map_err(drop_reason)?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(WIDTH as u32);
    canvas.set_height(card.height() as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let finished = js_sys::Promise::new(&mut |resolve, reject| {
        let reject_empty = reject.clone();
        let receive = Closure::once_into_js(move |blob: Option<Blob>| match blob {
            Some(blob) => resolve.call1(&JsValue::NULL, &blob),
            None => reject_empty.call0(&JsValue::NULL),
        });
        if let Err(error) = canvas.to_blob_with_type(receive.unchecked_ref(), "image/png") {
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    });
    device::with_timeout(finished.into(), TIMEOUT_MS).await.map_err(drop_reason)?.dyn_into()
}

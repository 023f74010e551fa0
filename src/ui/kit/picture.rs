//! A picture of a result, drawn on this device: from SVG to PNG by a canvas, then to the share sheet or to a file.
//!
//! Called by the sheet that shares; what the picture shows is made in `text/picture`. Knows no game.

use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use crate::text::picture::{Card, Palette, WIDTH};
use crate::ui::kit::share;
use crate::ui::text::share as words;

/// The name of the file.
const NAME: &str = "tea-table-result.png";

/// Draws the picture and passes it on; `sentence` gets the outcome, with the picture in words.
pub fn pass_on(card: &Card, sentence: RwSignal<Option<String>>) {
    let card = card.clone();
    leptos::task::spawn_local(async move {
        let text = match draw(&card).await {
            Ok(picture) if share::send_picture(NAME, &picture, &card.words()) => words::PICTURE_SENT,
            Ok(picture) => {
                share::download_blob(NAME, &picture);
                words::PICTURE_SAVED
            }
            Err(_) => words::NO_PICTURE,
        };
        // The sheet may have been closed meanwhile.
        let _ = sentence.try_set(Some(format!("{text} {}", card.words())));
    });
}

/// The colours of the page as it is.
fn palette() -> Palette {
    let style = document().document_element().and_then(|root| window().get_computed_style(&root).ok().flatten());
    let colour = |name: &str| {
        let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
        value.unwrap_or_default().trim().to_owned()
    };
    Palette { paper: colour("--paper"), ink: colour("--ink"), rule: colour("--rule") }
}

async fn draw(card: &Card) -> Result<Blob, JsValue> {
    let svg = share::blob_of(&card.svg(&palette()), "image/svg+xml").ok_or(JsValue::NULL)?;
    let address = Url::create_object_url_with_blob(&svg)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    let loaded = JsFuture::from(image.decode()).await;
    let _ = Url::revoke_object_url(&address);
    loaded?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(WIDTH as u32);
    canvas.set_height(card.height() as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let finished = js_sys::Promise::new(&mut |done, failed| {
        let take = Closure::once_into_js(move |blob: Option<Blob>| match blob {
            Some(blob) => done.call1(&JsValue::NULL, &blob),
            None => failed.call0(&JsValue::NULL),
        });
        let _ = canvas.to_blob_with_type(take.unchecked_ref(), "image/png");
    });
    JsFuture::from(finished).await?.dyn_into()
}

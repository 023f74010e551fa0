//! The files that belong to this build: where the worker is, where a game's drawings and the words are.
//!
//! Their names carry hashes that only the finished build knows, so it writes them into `<meta>`
//! elements of the page and this module reads them from there. Called by whoever starts an opponent
//! or opens a table. It knows neither what the worker says nor what the drawings show.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Event, HtmlMetaElement, MessageEvent, MessagePort, Response, Worker};

use crate::device;

/// How long a file of the build may take to come, in milliseconds.
const PATIENCE: u32 = 60_000;

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn meta(name: &str) -> Option<String> {
    let found = document()?.query_selector(&format!("meta[name=\"tea-{name}\"]")).ok()??;
    Some(found.dyn_into::<HtmlMetaElement>().ok()?.content())
}

/// The public address that was given to this build, for links that are made where it is opened from a file.
pub fn address() -> Option<String> {
    meta("address").filter(|address| !address.is_empty())
}

/// Whether the page is one file with everything inside: it needs no network ever, and cannot be installed.
pub fn is_one_file() -> bool {
    meta("worker").is_some_and(|place| place.starts_with("blob:"))
}

/// Starts a worker in which an opponent can think.
///
/// Wait for its first message before posting to it: earlier ones are lost.
///
/// # Errors
/// Where the browser refuses to make a worker.
pub fn worker() -> Result<Worker, JsValue> {
    let place = meta("worker").ok_or("the page does not say where the worker lies")?;
    Worker::new(&place)
}

/// Fetches the same worker into the page itself: `loaded` is given the port at which it listens. It says when it is
/// ready, as a worker does; unlike a worker it receives what was posted before. One of the two is called, once.
pub fn load_search_into_page(loaded: impl FnOnce(MessagePort) + 'static, failed: impl FnOnce() + 'static) {
    let script_and_head = || {
        let script = document()?.create_element("script").ok()?;
        script.set_attribute("src", &meta("worker")?).ok()?;
        Some((script, document()?.head()?))
    };
    let Some((script, head)) = script_and_head() else { return failed() };
    // The script says `worker`, with the port, or `error`.
    let (fetched, mut ends) = (script.clone(), Some((loaded, failed)));
    let ended = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let Some((loaded, failed)) = ends.take() else { return };
        fetched.remove();
        let port = event.dyn_into::<MessageEvent>().ok().and_then(|event| event.ports().get(0).dyn_into().ok());
        port.map_or_else(failed, loaded);
    });
    let ended = ended.into_js_value();
    for name in ["worker", "error"] {
        let _ = script.add_event_listener_with_callback(name, ended.unchecked_ref());
    }
    let _ = head.append_child(&script);
}

/// Puts the symbols of the game with this id (`style/symbols/<id>.svg`) on the page as soon as they are here, in place
/// of those of another game; those of the shell are always there. Where the file cannot be read the page lacks
/// drawings, not function.
pub fn load_symbols(game: &str) {
    let game = game.to_owned();
    leptos::task::spawn_local(async move { drop(put_symbols(&game).await) });
}

async fn put_symbols(game: &str) -> Result<(), JsValue> {
    let document = document().ok_or("no document")?;
    let sheet = document.get_element_by_id("sheet").ok_or("the page has no place for symbols")?;
    if sheet.get_attribute("data-game").as_deref() == Some(game) {
        return Ok(());
    }
    let drawn = drawings(&document, game).await?;
    sheet.set_inner_html(&drawn);
    sheet.set_attribute("data-game", game)
}

/// Puts the covers of the boxes (`style/symbols/covers.svg`) on the page, beside the other sheets. Does
/// nothing when they are there already.
///
/// # Errors
/// When the file cannot be read; the boxes then bear their titles only.
pub async fn load_covers() -> Result<(), JsValue> {
    let document = document().ok_or("no document")?;
    if document.get_element_by_id("covers").is_some() {
        return Ok(());
    }
    let sheet = document.create_element("div")?;
    sheet.set_id("covers");
    // Covers are clipped and shaded.
    sheet.set_class_name("paints");
    let body = document.body().ok_or("no body")?;
    body.append_child(&sheet)?;
    match drawings(&document, "covers").await {
        Ok(drawn) => {
            sheet.set_inner_html(&drawn);
            Ok(())
        }
        Err(error) => {
            // The next page may try again.
            sheet.remove();
            Err(error)
        }
    }
}

/// The text of the sheet of symbols of this name; nothing where the build has none.
async fn drawings(document: &Document, name: &str) -> Result<String, JsValue> {
    match document.get_element_by_id(&format!("symbols-{name}")) {
        // The page that is one file carries every sheet as a template.
        Some(template) => Ok(template.inner_html()),
        None => match meta(&format!("symbols-{name}")) {
            Some(place) => fetch(&place).await,
            None => Ok(String::new()),
        },
    }
}

/// Returns the catalogue of this name, `en/rules/chai`, as Fluent writes it.
///
/// # Errors
/// When the build has none, or it cannot be fetched.
pub async fn words(name: &str) -> Result<String, JsValue> {
    let inside = document().and_then(|document| document.get_element_by_id(&format!("words-{name}")));
    if let Some(inside) = inside {
        return Ok(inside.text_content().unwrap_or_default());
    }
    let place = meta(&format!("words-{name}")).ok_or("the build has no such words")?;
    fetch(&place).await
}

async fn fetch(place: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let late = |_| JsValue::from("it does not come");
    let response = device::ask(&window, "fetch", &[place.into()], PATIENCE).await.map_err(late)?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(format!("{place}: {}", response.status()).into());
    }
    let text = device::settled(response.text()?.into(), PATIENCE).await.map_err(late)?;
    Ok(text.as_string().unwrap_or_default())
}

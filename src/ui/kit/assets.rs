//! The files that belong to this build: the Web Worker's script, each game's drawings, the catalogues.
//!
//! Their names contain hashes known only to the finished build, which writes them into `<meta>` elements of the page;
//! this module reads them from there. Called to start an opponent or open a table. Independent of the worker's protocol
//! and of the content of the drawings.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Event, HtmlMetaElement, MessageEvent, MessagePort, Response, Worker};

use crate::device;

/// Timeout for fetching a file of the build, in milliseconds.
const TIMEOUT_MS: u32 = 60_000;

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn meta(name: &str) -> Option<String> {
    let element = document()?.query_selector(&format!("meta[name=\"tea-{name}\"]")).ok()??;
    Some(element.dyn_into::<HtmlMetaElement>().ok()?.content())
}

/// Returns the public address configured for this build, used for links made when the page is opened from a file;
/// `None` if there is none.
pub fn address() -> Option<String> {
    meta("address").filter(|address| !address.is_empty())
}

/// Whether the page is a single file with everything inside: it never needs a network and cannot be installed.
pub fn is_one_file() -> bool {
    meta("worker").is_some_and(|url| url.starts_with("blob:"))
}

/// Starts a Web Worker in which an opponent can think.
///
/// Wait for its first message before posting to it: earlier messages are lost.
///
/// # Errors
/// If the browser refuses to create a worker.
pub fn worker() -> Result<Worker, JsValue> {
    let url = meta("worker").ok_or("the page does not name the worker's file")?;
    Worker::new(&url)
}

/// Loads the worker's script into the page itself: `loaded` receives the port on which it listens. It reports when it
/// is ready, as a worker does; unlike a worker it also receives messages posted before that. Exactly one of the two
/// callbacks is called, once.
pub fn load_search_into_page(loaded: impl FnOnce(MessagePort) + 'static, failed: impl FnOnce() + 'static) {
    let script_and_head = || {
        let script = document()?.create_element("script").ok()?;
        script.set_attribute("src", &meta("worker")?).ok()?;
        Some((script, document()?.head()?))
    };
    let Some((script, head)) = script_and_head() else { return failed() };
    // The script sends `worker`, with the port, or `error`.
    let (fetched, mut callbacks) = (script.clone(), Some((loaded, failed)));
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let Some((loaded, failed)) = callbacks.take() else { return };
        fetched.remove();
        let port = event.dyn_into::<MessageEvent>().ok().and_then(|event| event.ports().get(0).dyn_into().ok());
        port.map_or_else(failed, loaded);
    });
    let listener = listener.into_js_value();
    for name in ["worker", "error"] {
        let _ = script.add_event_listener_with_callback(name, listener.unchecked_ref());
    }
    let _ = head.append_child(&script);
}

/// Puts the symbols of the game with this id (`style/symbols/<id>.svg`) on the page as soon as they are loaded,
/// replacing those of another game; the shell's own are always there. If the file cannot be read, the page lacks
/// drawings but still works.
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
    let svg = symbol_sheet(&document, game).await?;
    sheet.set_inner_html(&svg);
    sheet.set_attribute("data-game", game)
}

/// Puts the box covers (`style/symbols/covers.svg`) on the page, beside the other sheets. Does nothing if they are
/// there already.
///
/// # Errors
/// If the file cannot be read; the boxes then show only their titles.
pub async fn load_covers() -> Result<(), JsValue> {
    let document = document().ok_or("no document")?;
    if document.get_element_by_id("covers").is_some() {
        return Ok(());
    }
    let sheet = document.create_element("div")?;
    sheet.set_id("covers");
    // Covers contain gradients and clips, which work only if they are laid out: this class hides the sheet without
    // preventing that.
    sheet.set_class_name("paints");
    let body = document.body().ok_or("no body")?;
    body.append_child(&sheet)?;
    match symbol_sheet(&document, "covers").await {
        Ok(svg) => {
            sheet.set_inner_html(&svg);
            Ok(())
        }
        Err(error) => {
            // Lets the next page try again.
            sheet.remove();
            Err(error)
        }
    }
}

/// Returns the text of the symbol sheet with this name; empty if the build has none.
async fn symbol_sheet(document: &Document, name: &str) -> Result<String, JsValue> {
    match document.get_element_by_id(&format!("symbols-{name}")) {
        // The single-file page carries every sheet as a template.
        Some(template) => Ok(template.inner_html()),
        None => match meta(&format!("symbols-{name}")) {
            Some(url) => fetch(&url).await,
            None => Ok(String::new()),
        },
    }
}

/// Returns the text of a catalogue in a language (`rules/chai` in `en`).
///
/// # Errors
/// If the build lacks the language, or the file cannot be fetched.
pub async fn words(language: String, name: String) -> Result<String, JsValue> {
    let embedded = document().and_then(|document| document.get_element_by_id(&format!("words-{language}/{name}")));
    if let Some(embedded) = embedded {
        return Ok(embedded.text_content().unwrap_or_default());
    }
    let folder = meta(&format!("words-{language}")).ok_or("the build lacks this language")?;
    fetch(&format!("{folder}{name}.ftl")).await
}

async fn fetch(url: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let timed_out = |_| JsValue::from("timed out");
    let response = device::call_async(&window, "fetch", &[url.into()], TIMEOUT_MS).await.map_err(timed_out)?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(format!("{url}: {}", response.status()).into());
    }
    let text = device::with_timeout(response.text()?.into(), TIMEOUT_MS).await.map_err(timed_out)?;
    Ok(text.as_string().unwrap_or_default())
}

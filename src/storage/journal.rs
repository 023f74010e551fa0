//! A second place for saves, which a crash of the whole browser does not undo.
//!
//! localStorage is written to the disk seconds after the page was told that it is; IndexedDB with strict
//! durability only says so when it is done. [`super::BrowserStore`] writes every save here as well, and
//! [`recover`] brings back what is newer here before the page opens. Knows saves only by their revision.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::table::save::{self, Store};

const BASE: &str = "tea-table";
const SHEET: &str = "saves";

/// Keeps `text` under `key`; once that is on the disk, `<html data-kept>` says its revision.
pub fn write(key: &str, text: &str) {
    let (key, text) = (JsValue::from(key), JsValue::from(text));
    spawn_local(async move {
        // Where there is no journal, localStorage alone has to do.
        if change("put", &[&text, &key]).await.is_ok() {
            told(&text.as_string().unwrap_or_default());
        }
    });
}

/// Forgets what is under `key`.
pub fn remove(key: &str) {
    let key = JsValue::from(key);
    spawn_local(async move {
        drop(change("delete", &[&key]).await);
    });
}

/// Writes into `store` every save of which the journal has a newer revision. Returns when that is done, or after
/// a second where the journal does not answer.
pub async fn recover(store: &impl Store) {
    let patience = Promise::new(&mut |kept, _| {
        if let Some(window) = web_sys::window() {
            drop(window.set_timeout_with_callback_and_timeout_and_arguments_0(&kept, 1000));
        }
    });
    let found = wasm_bindgen_futures::future_to_promise(async { Ok(entries().await?.into()) });
    let Ok(found) = JsFuture::from(Promise::race(&Array::of2(&found, &patience))).await else { return };
    let Ok(entries) = found.dyn_into::<Array>() else { return };
    for entry in entries.iter() {
        let entry = Array::from(&entry);
        let (Some(key), Some(text)) = (entry.get(0).as_string(), entry.get(1).as_string()) else { continue };
        // A store that cannot be read or written tells so when the page uses it.
        let _ = save::recover(store, &key, &text);
    }
}

fn told(text: &str) {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let (Some(root), Ok(save)) = (root, save::parse(text)) {
        drop(root.set_attribute("data-kept", &save.revision.to_string()));
    }
}

async fn change(verb: &str, words: &[&JsValue]) -> Result<(), JsValue> {
    let base = open().await?;
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let done = call(&base, "transaction", &[&SHEET.into(), &"readwrite".into(), &options])?;
    let sheet = call(&done, "objectStore", &[&SHEET.into()])?;
    call(&sheet, verb, words)?;
    let kept = event(&done, "oncomplete", &["onerror", "onabort"]).await;
    call(&base, "close", &[])?;
    kept.map(|_| ())
}

/// All keys and texts, as an array of pairs.
async fn entries() -> Result<Array, JsValue> {
    let base = open().await?;
    let sheet = call(&call(&base, "transaction", &[&SHEET.into()])?, "objectStore", &[&SHEET.into()])?;
    // Both are asked in one transaction, so they fit together.
    let (keys, texts) = (call(&sheet, "getAllKeys", &[])?, call(&sheet, "getAll", &[])?);
    let kept = event(&texts, "onsuccess", &["onerror"]).await;
    call(&base, "close", &[])?;
    kept?;
    let keys = Array::from(&Reflect::get(&keys, &"result".into())?);
    let texts = Array::from(&Reflect::get(&texts, &"result".into())?);
    Ok(keys.iter().zip(texts.iter()).map(|(key, text)| Array::of2(&key, &text)).collect())
}

async fn open() -> Result<JsValue, JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let factory = Reflect::get(&window, &"indexedDB".into())?;
    let request = call(&factory, "open", &[&BASE.into(), &1.into()])?;
    let asked = request.clone();
    let make = Closure::once_into_js(move |_: JsValue| {
        if let Ok(base) = Reflect::get(&asked, &"result".into()) {
            drop(call(&base, "createObjectStore", &[&SHEET.into()]));
        }
    });
    Reflect::set(&request, &"onupgradeneeded".into(), &make)?;
    event(&request, "onsuccess", &["onerror", "onblocked"]).await?;
    Reflect::get(&request, &"result".into())
}

/// Waits until a request or a transaction says one thing or the other.
async fn event(on: &JsValue, good: &str, bad: &[&str]) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |kept, broken| {
        // Cannot fail: these are attributes of every request and transaction.
        drop(Reflect::set(on, &good.into(), &kept));
        bad.iter().for_each(|bad| drop(Reflect::set(on, &JsValue::from(*bad), &broken)));
    });
    JsFuture::from(promise).await
}

fn call(on: &JsValue, method: &str, words: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method = Reflect::get(on, &method.into())?;
    let method = method.dyn_ref::<Function>().ok_or("no such method")?;
    method.apply(on, &words.iter().map(|word| (*word).clone()).collect::<Array>())
}

//! A second place for saves, which a crash of the whole browser does not undo.
//!
//! localStorage is written to the disk seconds after the page was told that it is; IndexedDB with strict
//! durability only says so when it is done. [`super::BrowserStore`] writes every save here as well;
//! [`recover`] brings back what is newer here before the page opens, [`refresh`] before a table does. Which of two
//! saves is newer it leaves to `table::save`.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};

use crate::table::save::{self, Store, Tables};

const BASE: &str = "tea-table";
const SHEET: &str = "saves";
/// How long the page waits for an answer before it opens without one, in milliseconds.
const PATIENCE: i32 = 1000;

/// Keeps `text` under `key`, unless what is there is a later revision of the same game; once it is on the disk,
/// `<html data-kept>` says its revision.
pub fn write(key: &str, text: &str) {
    let (key, text) = (key.to_owned(), text.to_owned());
    spawn_local(async move {
        // Where there is no journal, localStorage alone has to do.
        if put(&key, &text).await.is_ok_and(|kept| kept) {
            told(&text);
        }
    });
}

/// Forgets what is under `key`.
pub fn remove(key: &str) {
    let key = JsValue::from(key);
    spawn_local(async move {
        drop(delete(&key).await);
    });
}

/// Writes into `store` every save of which the journal has a newer revision. Returns when that is done, or after
/// a second where the journal does not answer; what it answers later is brought back beside what is played by then.
pub async fn recover(store: impl Store + 'static) {
    bring_back(store, future_to_promise(async { Ok(entries().await?.into()) })).await;
}

/// The same for what lies under one key: another tab may have kept there what only the journal had room for.
pub async fn refresh(store: impl Store + 'static, key: String) {
    bring_back(store, future_to_promise(async move { Ok(entry(&key).await?.into()) })).await;
}

async fn bring_back(store: impl Store + 'static, asked: Promise) {
    let patience = Promise::new(&mut |kept, _| {
        if let Some(window) = web_sys::window() {
            drop(window.set_timeout_with_callback_and_timeout_and_arguments_0(&kept, PATIENCE));
        }
    });
    let Ok(found) = JsFuture::from(Promise::race(&Array::of2(&asked, &patience))).await else { return };
    match found.dyn_into::<Array>() {
        Ok(entries) => weigh(&store, &entries, Tables::Closed),
        Err(_) => spawn_local(async move {
            if let Ok(Ok(entries)) = JsFuture::from(asked).await.map(JsCast::dyn_into::<Array>) {
                weigh(&store, &entries, Tables::Open);
            }
        }),
    }
}

/// Weighs pairs of keys and texts against what the store has.
fn weigh(store: &impl Store, entries: &Array, tables: Tables) {
    for entry in entries.iter() {
        let entry = Array::from(&entry);
        let (Some(key), Some(text)) = (entry.get(0).as_string(), entry.get(1).as_string()) else { continue };
        // A store that cannot be read or written tells so when the page uses it.
        let _ = save::recover(store, &key, &text, tables);
    }
}

fn told(text: &str) {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let (Some(root), Ok(save)) = (root, save::parse(text)) {
        drop(root.set_attribute("data-kept", &save.revision.to_string()));
    }
}

/// Puts a text in place of what is there, in one transaction with looking at that; whether it was put.
async fn put(key: &str, text: &str) -> Result<bool, JsValue> {
    let (base, done, sheet) = change().await?;
    let lies = call(&sheet, "get", &[&key.into()])?;
    let is_put = Rc::new(Cell::new(false));
    let weigh = {
        let (lies, is_put, key, text) = (lies.clone(), Rc::clone(&is_put), key.to_owned(), text.to_owned());
        Closure::once_into_js(move |_: JsValue| {
            let lies = Reflect::get(&lies, &"result".into()).ok().and_then(|lies| lies.as_string());
            if lies.is_none_or(|lies| save::replaces(&text, &lies)) {
                is_put.set(call(&sheet, "put", &[&text.into(), &key.into()]).is_ok());
            }
        })
    };
    Reflect::set(&lies, &"onsuccess".into(), &weigh)?;
    close(&base, &done).await?;
    Ok(is_put.get())
}

async fn delete(key: &JsValue) -> Result<(), JsValue> {
    let (base, done, sheet) = change().await?;
    call(&sheet, "delete", &[key])?;
    close(&base, &done).await
}

/// The base, a transaction that may write and is only done when the disk has it, and its sheet.
async fn change() -> Result<(JsValue, JsValue, JsValue), JsValue> {
    let base = open().await?;
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let done = call(&base, "transaction", &[&SHEET.into(), &"readwrite".into(), &options])?;
    let sheet = call(&done, "objectStore", &[&SHEET.into()])?;
    Ok((base, done, sheet))
}

/// Waits until a transaction is done and closes the base.
async fn close(base: &JsValue, done: &JsValue) -> Result<(), JsValue> {
    let kept = event(done, "oncomplete", &["onerror", "onabort"]).await;
    call(base, "close", &[])?;
    kept.map(|_| ())
}

/// A key and the text under it, as an array of that one pair; empty where there is none.
async fn entry(key: &str) -> Result<Array, JsValue> {
    let base = open().await?;
    let sheet = call(&call(&base, "transaction", &[&SHEET.into()])?, "objectStore", &[&SHEET.into()])?;
    let text = call(&sheet, "get", &[&key.into()])?;
    let kept = event(&text, "onsuccess", &["onerror"]).await;
    call(&base, "close", &[])?;
    kept?;
    let text = Reflect::get(&text, &"result".into())?;
    Ok(if text.is_string() { Array::of1(&Array::of2(&key.into(), &text)) } else { Array::new() })
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

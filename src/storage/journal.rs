//! A second store for saves, which survives a crash of the browser.
//!
//! localStorage reports success seconds before the data is on disk; IndexedDB with strict durability reports it only
//! afterwards. [`super::BrowserStore`] writes every save here as well; newer saves are restored from here by
//! [`recover`] before a page lists games, and by [`refresh`] before a table opens. Which of two saves is newer is
//! decided by `table::save`.

use core::future::Future;
use core::pin::pin;

use futures_util::future::{Either, select};
use js_sys::{Array, Object, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction};

use crate::device;
use crate::table::save::{self, Store, TableState};

const DATABASE: &str = "tea-table";
const STORE: &str = "saves";
/// Time the page waits for the journal before opening without it, in milliseconds.
const TIMEOUT_MS: u32 = 1000;
/// Timeout of a single database request, in milliseconds. A save that takes longer is abandoned, so that saves do not
/// pile up before a database that never answers.
const DATABASE_TIMEOUT_MS: u32 = 15_000;

#[wasm_bindgen]
extern "C" {
    /// A database whose transactions accept options; `web_sys` has these only as an unstable API.
    #[wasm_bindgen(extends = IdbDatabase, typescript_type = "IDBDatabase")]
    type DurableDatabase;
    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &DurableDatabase,
        store: &str,
        mode: &str,
        options: &TransactionOptions,
    ) -> Result<IdbTransaction, JsValue>;

    #[wasm_bindgen(extends = Object, typescript_type = "IDBTransactionOptions")]
    type TransactionOptions;
    #[wasm_bindgen(method, setter)]
    fn set_durability(this: &TransactionOptions, durability: &str);
}

type Entries = Vec<(String, String)>;

/// Stores `text` under `key` unless a later revision of the same game is stored there. Once it is on disk, sets `<html
/// data-kept>` to its revision.
pub fn write(key: &str, text: &str) {
    let (key, text) = (key.to_owned(), text.to_owned());
    spawn_local(async move {
        // Without a journal, localStorage alone must suffice.
        if put_if_newer(&key, &text).await.is_ok_and(|kept| kept) {
            mark_revision_kept(&text);
        }
    });
}

pub fn remove(key: &str) {
    let key = key.to_owned();
    spawn_local(async move {
        drop(delete_entry(&key).await);
    });
}

/// Copies every save with a newer revision in the journal to `store`. Returns when that is done, or after a second if
/// the journal does not answer; a later answer is restored to free slots, since a table may be open by then.
pub async fn recover(store: impl Store + 'static) {
    recover_with_timeout(store, read_entries()).await;
}

/// Like [`recover`], for a single key: another tab may have stored a save for which only the journal had room.
pub async fn refresh(store: impl Store + 'static, key: String) {
    recover_with_timeout(store, read_entry(key)).await;
}

async fn recover_with_timeout(
    store: impl Store + 'static,
    asked: impl Future<Output = Result<Entries, JsValue>> + 'static,
) {
    match select(Box::pin(asked), pin!(device::sleep(TIMEOUT_MS))).await {
        Either::Left((Ok(entries), _)) => recover_newer(&store, entries, TableState::Closed),
        // Without a journal, localStorage alone must suffice.
        Either::Left((Err(_), _)) => {}
        Either::Right((_, asked)) => spawn_local(async move {
            if let Ok(entries) = asked.await {
                recover_newer(&store, entries, TableState::Open);
            }
        }),
    }
}

/// Awaits a promise of the database, for at most [`DATABASE_TIMEOUT_MS`].
async fn await_database(promise: Promise) -> Result<JsValue, JsValue> {
    device::with_timeout(promise.into(), DATABASE_TIMEOUT_MS).await.map_err(|_| "the database does not answer".into())
}

/// Copies entries newer than those of the store.
fn recover_newer(store: &impl Store, entries: Entries, tables: TableState) {
    for (key, text) in entries {
        // A store that cannot be read or written will report the error again when the page uses it.
        let _ = save::recover(store, &key, &text, tables);
    }
}

fn mark_revision_kept(text: &str) {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let (Some(root), Ok(save)) = (root, save::parse(text)) {
        drop(root.set_attribute("data-kept", &save.revision.to_string()));
    }
}

/// Replaces the text under `key` by `text`, if that is newer, in one transaction. Returns whether it was replaced, once
/// the change is on disk.
async fn put_if_newer(key: &str, text: &str) -> Result<bool, JsValue> {
    let database = Database::open().await?;
    let (store, committed) = database.write_store()?;
    let key = JsValue::from(key);
    let stored = await_request(&store.get(&key)?).await?.as_string();
    let is_newer = stored.is_none_or(|stored| save::replaces(text, &stored));
    if is_newer {
        store.put_with_key(&text.into(), &key)?;
    }
    await_database(committed).await?;
    Ok(is_newer)
}

async fn delete_entry(key: &str) -> Result<(), JsValue> {
    let database = Database::open().await?;
    let (store, committed) = database.write_store()?;
    store.delete(&key.into())?;
    await_database(committed).await.map(drop)
}

async fn read_entry(key: String) -> Result<Entries, JsValue> {
    let database = Database::open().await?;
    let text = await_request(&database.read_store()?.get(&key.as_str().into())?).await?.as_string();
    Ok(text.map(|text| (key, text)).into_iter().collect())
}

async fn read_entries() -> Result<Entries, JsValue> {
    let database = Database::open().await?;
    let store = database.read_store()?;
    // Both requests are in one transaction, so the results match.
    let (keys, texts) = (store.get_all_keys()?, store.get_all()?);
    let texts: Array = await_request(&texts).await?.unchecked_into();
    let keys: Array = keys.result()?.unchecked_into();
    Ok(keys.iter().zip(texts.iter()).filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?))).collect())
}

/// The journal's database, closed on drop; requests in progress are still completed.
struct Database(IdbDatabase);

impl Drop for Database {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Database {
    async fn open() -> Result<Database, JsValue> {
        let window = web_sys::window().ok_or("no window")?;
        let request = window.indexed_db()?.ok_or("no database")?.open_with_u32(DATABASE, 1)?;
        let make = {
            let request = request.clone();
            Closure::once(move |_: JsValue| {
                if let Ok(database) = request.result() {
                    drop(database.unchecked_into::<IdbDatabase>().create_object_store(STORE));
                }
            })
        };
        request.set_onupgradeneeded(Some(make.as_ref().unchecked_ref()));
        let opened = Promise::new(&mut |resolve, reject| {
            request.set_onsuccess(Some(&resolve));
            request.set_onerror(Some(&reject));
            request.set_onblocked(Some(&reject));
        });
        await_database(opened).await?;
        Ok(Database(request.result()?.unchecked_into()))
    }

    /// Opens a read transaction.
    fn read_store(&self) -> Result<IdbObjectStore, JsValue> {
        self.0.transaction_with_str(STORE)?.object_store(STORE)
    }

    /// Opens a write transaction; the promise resolves once it is on disk.
    fn write_store(&self) -> Result<(IdbObjectStore, Promise), JsValue> {
        let options: TransactionOptions = Object::new().unchecked_into();
        options.set_durability("strict");
        let database: &DurableDatabase = self.0.unchecked_ref();
        let transaction = database.transaction(STORE, "readwrite", &options)?;
        let committed = Promise::new(&mut |resolve, reject| {
            transaction.set_oncomplete(Some(&resolve));
            transaction.set_onerror(Some(&reject));
            transaction.set_onabort(Some(&reject));
        });
        Ok((transaction.object_store(STORE)?, committed))
    }
}

/// Returns the result of a request once it has succeeded; fails after [`DATABASE_TIMEOUT_MS`].
async fn await_request(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let answered = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    await_database(answered).await?;
    request.result()
}

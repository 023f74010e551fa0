//! The page shown when the program itself fails, with reload, export and a report to copy.
//!
//! Installed by the binary before anything else. A program that panics traps, which the browser reports as an error of
//! the window. The page is drawn without Leptos, from what is in the store: the state of the failed program cannot be
//! trusted. Independent of the game.

use std::cell::Cell;

use js_sys::WebAssembly::RuntimeError;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, HtmlTextAreaElement, Window};

use crate::device::{clipboard, download, get_property};
use crate::storage::BrowserStore;
use crate::table::bundle;
use crate::table::save::{self, Slot, SlotContent};

use super::route::Route;
use super::text::start::{self, start_text};

thread_local! {
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// Starts watching for failures.
pub fn watch() {
    // The program that players get has no messages of panics (xtask/src/build/wasm.rs).
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    let Some(window) = web_sys::window() else { return };
    // What fails between two events, in a future, is reported as a rejected promise.
    for (event, thrown) in [("error", "error"), ("unhandledrejection", "reason")] {
        let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            let trap = get_property(&event, thrown).ok().and_then(|thrown| thrown.dyn_into::<RuntimeError>().ok());
            if let Some(trap) = trap
                // One failure often triggers others; the first explains the most.
                && !SHOWN.replace(true)
            {
                // If even this cannot be drawn, the failure is still in the console.
                let _ = show(&stack(&trap));
            }
        });
        let _ = window.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        // It watches until the page is left.
        listener.forget();
    }
}

/// Returns the functions in which the program failed, as the browser lists them, after what it says of the failure.
fn stack(trap: &RuntimeError) -> String {
    let stack = get_property(trap, "stack").ok().and_then(|stack| stack.as_string());
    stack.unwrap_or_else(|| JsValue::from(trap.to_string()).as_string().unwrap_or_default())
}

/// Returns the record of the open table, or its unreadable text; `None` if no table is open or none is stored.
fn open_table(store: &BrowserStore, hash: &str) -> Option<String> {
    let Route::Table(slot) = Route::parse(hash) else { return None };
    match save::find(store, &Slot(slot)).ok()?? {
        SlotContent::Save { save, .. } => Some(save::encode_record(&save.record)),
        SlotContent::Unreadable { text, .. } => Some(text),
    }
}

fn show(fault: &str) -> Option<()> {
    let window = web_sys::window()?;
    let document = window.document()?;
    let location = window.location();
    let hash = location.hash().unwrap_or_default();
    let store = BrowserStore::new();
    let game = open_table(&store, &hash);
    let agent = window.navigator().user_agent().unwrap_or_default();
    // A link may be long and contains the game; the record below holds the same data.
    let address: String = hash.chars().take(80).collect();
    let game_text = game.as_deref().unwrap_or(start::NO_TABLE);
    let report = start::report(crate::BUILD, &address, &agent, fault, game_text);
    let page = element(&document, "div", "page crash")?;
    page.set_attribute("role", "alertdialog").ok()?;
    page.set_attribute("aria-label", &start_text("crash")).ok()?;
    let sheet = element(&document, "main", "panel crash-sheet")?;
    let heading = element(&document, "h1", "")?;
    heading.set_text_content(Some(&start_text("crash")));
    let explanation = element(&document, "p", "")?;
    explanation.set_text_content(Some(&start_text("crash-what")));
    let commands = buttons(&window, &document, store, game, &report)?;
    let label = element(&document, "label", "")?;
    label.set_text_content(Some(&start_text("crash-report")));
    let text = element(&document, "textarea", "field")?;
    text.set_attribute("readonly", "").ok()?;
    text.set_attribute("rows", "10").ok()?;
    text.set_text_content(Some(&report));
    add(&label, text);
    for part in [heading.clone(), explanation, commands, label] {
        add(&sheet, part);
    }
    add(&page, sheet);
    // The crash page covers everything else, which must be out of reach of the keyboard and screen readers too.
    let body = document.body()?;
    for index in 0..body.children().length() {
        if let Some(child) = body.children().item(index) {
            child.set_attribute("inert", "").ok()?;
        }
    }
    add(&body, page);
    heading.set_attribute("tabindex", "-1").ok()?;
    heading.dyn_into::<HtmlElement>().ok()?.focus().ok()
}

/// Draws the buttons: reload, return to the shelf, save the open table and everything stored as files, copy the report.
fn buttons(
    window: &Window,
    document: &Document,
    store: BrowserStore,
    game: Option<String>,
    report: &str,
) -> Option<Element> {
    let commands = element(document, "div", "crash-buttons")?;
    let (reload, shelf) = (window.location(), window.location());
    add(&commands, button(document, "btn primary", &start_text("crash-reload"), move || drop(reload.reload()))?);
    let to_shelf = move || {
        let _ = shelf.set_hash(&Route::Home.to_string());
        let _ = shelf.reload();
    };
    add(&commands, button(document, "btn", &start_text("crash-shelf"), to_shelf)?);
    if let Some(game) = game {
        add(
            &commands,
            button(document, "btn", &start_text("crash-export"), move || save_file("tea-table-game.json", &game))?,
        );
    }
    if let Ok(all) = bundle::export(&store) {
        add(
            &commands,
            button(document, "btn", &start_text("crash-export-all"), move || save_file("tea-table.json", &all))?,
        );
    }
    let report = report.to_owned();
    let copy = move || {
        let copied = clipboard::write(&report);
        wasm_bindgen_futures::spawn_local(async move {
            if copied.await.is_err() {
                select_report();
            }
        });
    };
    add(&commands, button(document, "btn", &start_text("crash-copy"), copy)?);
    Some(commands)
}

/// Saves a text as a file and shows it as well: in some apps no file arrives.
fn save_file(name: &str, content: &str) {
    let _ = download::save_text(name, content);
    let _ = show_content(name, content);
}

fn show_content(name: &str, content: &str) -> Option<()> {
    const ID: &str = "crash-file";
    let document = web_sys::window()?.document()?;
    let previous = document.get_element_by_id(ID);
    let label = element(&document, "label", "")?;
    label.set_id(ID);
    label.set_text_content(Some(&start::no_file(name)));
    let text = element(&document, "textarea", "field")?;
    text.set_attribute("readonly", "").ok()?;
    text.set_text_content(Some(content));
    add(&label, text);
    previous.iter().for_each(Element::remove);
    add(&document.query_selector(".crash-sheet").ok()??, label);
    Some(())
}

/// Selects the report so that it can be copied by hand where the browser refuses to copy it.
fn select_report() {
    let report = web_sys::window().and_then(|window| window.document());
    let report = report.and_then(|document| document.query_selector(".crash-sheet textarea").ok().flatten());
    if let Some(report) = report.and_then(|report| report.dyn_into::<HtmlTextAreaElement>().ok()) {
        let _ = report.focus();
        report.select();
    }
}

fn element(document: &Document, tag: &str, class: &str) -> Option<Element> {
    let element = document.create_element(tag).ok()?;
    element.set_class_name(class);
    Some(element)
}

fn add(parent: &Element, part: Element) {
    let _ = parent.append_child(&part);
}

fn button(document: &Document, class: &str, label: &str, on_press: impl Fn() + 'static) -> Option<Element> {
    let button = element(document, "button", class)?;
    button.set_attribute("type", "button").ok()?;
    button.set_text_content(Some(label));
    let listener = Closure::<dyn Fn(Event)>::new(move |_| on_press());
    button.add_event_listener_with_callback("click", listener.as_ref().unchecked_ref()).ok()?;
    // The listener lives until the page is reloaded.
    listener.forget();
    Some(button)
}

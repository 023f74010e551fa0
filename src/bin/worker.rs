//! The worker: the binary of the Web Workers in which opponents think, and of the page where there are none.
//!
//! Receives [`ToWorker`] and posts [`FromWorker`], both as postcard bytes in a `Uint8Array`. Works in slices of some
//! hundredths of a second and listens in between, so that it can be stopped. The search is [`JobQueue`]'s; here are
//! only the slices. If it panics it sends nothing more; the browser reports that to the page at once, which then runs
//! the search itself.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use tea_table::ai::arena::random_playouts;
use tea_table::ai::job_queue::{JobQueue, weight_faults};
use tea_table::ai::protocol::{FromWorker, ToWorker, decode, encode};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// How long a slice should last in a worker, in milliseconds: the time in which it receives nothing.
const SLICE: f64 = 40.0;
/// The same on the page, which receives no press meanwhile: short enough that a press is answered between two frames.
const PAGE_SLICE: f64 = 10.0;
/// How often it reports what it found so far, in milliseconds.
const REPORT_INTERVAL: f64 = 250.0;

/// The state of the worker.
struct Worker {
    /// The channel to the page.
    page: MessagePort,
    slice: f64,
    /// A message to itself comes back after those that wait already: that is how it listens.
    own: MessagePort,
    queue: JobQueue,
    /// Iterations that should take one slice.
    iterations: u32,
    last_report: f64,
    waiting: bool,
}

impl Worker {
    fn post(&self, message: &FromWorker) {
        // A page that is gone receives nothing, so the error is ignored.
        let _ = self.page.post_message(&Uint8Array::from(encode(message).as_slice()));
    }

    /// Asks for another slice once every message that waits has been received.
    fn schedule(&mut self) {
        if !self.waiting && !self.queue.is_idle() {
            self.waiting = self.own.post_message(&wasm_bindgen::JsValue::NULL).is_ok();
        }
    }

    fn slice(&mut self) {
        self.waiting = false;
        let begun = steady();
        match self.queue.step(self.iterations) {
            Some(found) => self.post(&found),
            None => {
                let now = steady();
                // The clock may be coarse; a slice never grows by more than half.
                let factor = (self.slice / (now - begun).max(1.0)).clamp(0.1, 1.5);
                self.iterations = (f64::from(self.iterations) * factor).clamp(8.0, 1e6) as u32;
                if now - self.last_report >= REPORT_INTERVAL {
                    self.last_report = now;
                    if let Some(reply) = self.queue.partial_reply() {
                        self.post(&FromWorker::Reply(reply));
                    }
                }
            }
        }
        self.schedule();
    }
}

#[wasm_bindgen]
extern "C" {
    /// Writes a line to the browser's console.
    #[wasm_bindgen(js_namespace = console)]
    fn warn(text: &str);
    /// Milliseconds by a clock that nobody can set.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn steady() -> f64;
}

/// Listens at this end of a channel and searches what comes.
fn listen(page: MessagePort, slice: f64) {
    let channel = match MessageChannel::new() {
        Ok(channel) => channel,
        Err(error) => wasm_bindgen::throw_val(error),
    };
    let worker = Rc::new(RefCell::new(Worker {
        page: page.clone(),
        slice,
        own: channel.port1(),
        queue: JobQueue::default(),
        iterations: 64,
        last_report: 0.0,
        waiting: false,
    }));

    let slicing = Rc::clone(&worker);
    let slice = Closure::<dyn FnMut()>::new(move || slicing.borrow_mut().slice());
    channel.port2().set_onmessage(Some(slice.as_ref().unchecked_ref()));
    slice.forget();

    let receiving = Rc::clone(&worker);
    let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
        let Some(message) = decode::<ToWorker>(&bytes.to_vec()) else { return };
        let mut worker = receiving.borrow_mut();
        worker.queue.receive(message);
        worker.schedule();
    });
    page.set_onmessage(Some(receive.as_ref().unchecked_ref()));
    receive.forget();

    // Play goes on, by the hand-written heuristic: a word to whoever looks for the reason.
    weight_faults().iter().for_each(|fault| warn(fault));
    worker.borrow().post(&FromWorker::Ready { build: tea_table::BUILD.into() });
}

fn main() {
    console_error_panic_hook::set_once();
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        // A worker's scope is one end of a channel to the page: it receives and posts as a port does.
        listen(scope.unchecked_into(), SLICE);
    }
}

/// For a page without workers: searches there, between frames, what comes to this port.
#[wasm_bindgen]
pub fn attend(page: MessagePort) {
    listen(page, PAGE_SLICE);
}

/// For `xtask bench --wasm`: plays so many games at random, beginning with this seed, and returns the
/// number of plies.
#[wasm_bindgen]
pub fn race(game: &str, seats: u8, first: u32, games: u32) -> f64 {
    struct Race(u8, core::ops::Range<u64>);
    impl Visitor for Race {
        type Output = u64;
        fn visit<G: Title>(self) -> u64 {
            random_playouts::<G>(&G::Options::default(), self.0, self.1).plies
        }
    }
    let first = u64::from(first);
    visit(game, Race(seats, first..first + u64::from(games))).unwrap_or(0) as f64
}

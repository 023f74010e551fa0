//! The worker: the binary of the Web Workers that run the opponents' searches. Without them the page runs it itself.
//!
//! Receives [`ToWorker`] and posts [`FromWorker`], both as postcard bytes in a `Uint8Array`. A picture, as `ImageData`,
//! is answered with the text of the QR code in it, or `null`, where the browser itself reads no codes. Works in slices
//! of at most a few hundredths of a second and handles messages in between, so that it can be stopped. The searching
//! itself is in [`JobQueue`]. After a panic it sends nothing more; the browser reports that to the page at once, which
//! then runs the search itself.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use tea_table::ai::arena::random_playouts;
use tea_table::ai::job_queue::{JobQueue, weight_faults};
use tea_table::ai::protocol::{FromWorker, ToWorker, decode, encode};
use tea_table::games::{Visitor, visit};
use tea_table::words::Title;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, ImageData, MessageChannel, MessageEvent, MessagePort};

/// Target duration of a slice in a worker, in milliseconds; no messages are received during a slice.
const SLICE: f64 = 40.0;
/// Target duration of a slice on the page, in milliseconds. A slice also blocks input there, so it is short enough to
/// fit between two frames.
const PAGE_SLICE: f64 = 10.0;
/// Interval of interim reports, in milliseconds.
const REPORT_INTERVAL: f64 = 250.0;

struct Worker {
    /// Channel to the page.
    page: MessagePort,
    slice: f64,
    /// Channel to itself: a message posted here arrives after those already waiting, so that these are handled between
    /// slices.
    own: MessagePort,
    queue: JobQueue,
    /// Number of iterations expected to fill a slice.
    iterations: u32,
    last_report: f64,
    waiting: bool,
}

impl Worker {
    fn post(&self, message: &FromWorker) {
        // An error means that the page is gone.
        let _ = self.page.post_message(&Uint8Array::from(encode(message).as_slice()));
    }

    /// Schedules the next slice after all waiting messages.
    fn schedule(&mut self) {
        if !self.waiting && !self.queue.is_idle() {
            self.waiting = self.own.post_message(&JsValue::NULL).is_ok();
        }
    }

    fn slice(&mut self) {
        self.waiting = false;
        let started = steady();
        match self.queue.step(self.iterations) {
            Some(found) => self.post(&found),
            None => {
                let now = steady();
                // The clock may be coarse, so a slice never grows by more than half.
                let factor = (self.slice / (now - started).max(1.0)).clamp(0.1, 1.5);
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
    #[wasm_bindgen(js_namespace = console)]
    fn warn(text: &str);
    /// Returns milliseconds from a monotonic clock.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn steady() -> f64;
}

/// Serves the page at the other end of the port `page`, in slices of `slice` milliseconds.
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
        if let Some(picture) = event.data().dyn_ref::<ImageData>() {
            // An error means that the page is gone.
            let _ = receiving.borrow().page.post_message(&JsValue::from(read_code(picture)));
            return;
        }
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
        let Some(message) = decode::<ToWorker>(&bytes.to_vec()) else { return };
        let mut worker = receiving.borrow_mut();
        worker.queue.receive(message);
        worker.schedule();
    });
    page.set_onmessage(Some(receive.as_ref().unchecked_ref()));
    receive.forget();

    // Play continues with the hand-written heuristic; the warning tells developers why.
    weight_faults().iter().for_each(|fault| warn(fault));
    worker.borrow().post(&FromWorker::Ready { build: tea_table::BUILD.into() });
}

/// Returns the text of a QR code in a picture.
fn read_code(picture: &ImageData) -> Option<String> {
    let (width, height, pixels) = (picture.width() as usize, picture.height() as usize, picture.data());
    // Green is most of what eyes call light.
    let light = |x, y| pixels.get(4 * (y * width + x) + 1).copied().unwrap_or(0);
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, light);
    picture.detect_grids().iter().find_map(|grid| Some(grid.decode().ok()?.1))
}

fn main() {
    console_error_panic_hook::set_once();
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        // A worker's global scope is itself an end of a channel to the page, with the interface of a port.
        listen(scope.unchecked_into(), SLICE);
    }
}

/// Serves a page without workers through this port, between frames.
#[wasm_bindgen]
pub fn attend(page: MessagePort) {
    listen(page, PAGE_SLICE);
}

/// Plays `games` random games with consecutive seeds from `first` and returns the number of plies; 0 if no game has
/// this id. Called by `xtask bench --wasm`.
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

//! The Web Workers in which opponents search and games are reviewed.
//!
//! A thin browser layer over [`WorkerPool`], which makes all decisions: this module only holds the workers, the port to
//! the search loaded into the page, and the timers. There is only one request at a time; the next one or [`stop`] drops
//! it. Independent of games and tables.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Uint8Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, MessagePort, Worker};

pub use crate::ai::pool::{Answer, SEARCH_LIMIT_MS};
use crate::ai::pool::{REVIEW_SILENCE_LIMIT_MS, Ticket, TimeUp, Transport, WorkerPool};
use crate::ai::protocol::{EvaluateJob, FromWorker, ToWorker, decode, encode};
use crate::ai::question::{self, Question};
use crate::ai::review::schedule::ReviewTask;
use crate::ai::review::{Evaluation, Report};
use crate::engine::record::Record;
use crate::ui::kit::assets;

/// Called with every answer to a question: the choice, or failures that may be followed by the choice.
type OnAnswer = Box<dyn FnMut(Answer)>;

/// Called with each report of a review: the findings on a ply or the reason there are none, and the number of plies
/// left.
type OnReport = Rc<dyn Fn(Option<Result<Report, String>>, usize)>;

/// Called with the findings on actions before they are carried out; with `None` on timeout.
type OnEvaluation = Box<dyn FnOnce(Option<Evaluation>)>;

/// The callback of a request.
enum Callback {
    Answer(OnAnswer),
    Report(OnReport),
    Evaluate(OnEvaluation),
}

#[derive(Default)]
struct Search {
    pool: WorkerPool,
    browser: SearchWorkers,
    /// The open request. Whatever replaces it drops its callback.
    open: Option<(Ticket, Callback)>,
}

/// The workers and the search in the page.
#[derive(Default)]
struct SearchWorkers {
    workers: Vec<Worker>,
    page: Option<MessagePort>,
}

thread_local! {
    static SEARCH: RefCell<Search> = RefCell::default();
}

/// Asks a question with a limit in milliseconds, which is extended if nothing at all has been found by then.
/// `answered` is called with the outcome, unless the question is stopped first. Drops the previous question.
pub fn ask(question: Question, limit: u32, answered: impl FnMut(Answer) + 'static) {
    let ticket = SEARCH.with_borrow_mut(|search| {
        let ticket = search.pool.ask(question, &mut search.browser);
        search.open = Some((ticket, Callback::Answer(Box::new(answered))));
        ticket
    });
    wait(ticket, limit);
}

/// Reviews plies of a finished game; `on_report` is called for each. Drops the previous question.
pub fn review(
    record: Record,
    tasks: Vec<ReviewTask>,
    on_report: impl Fn(Option<Result<Report, String>>, usize) + 'static,
) {
    let ticket = SEARCH.with_borrow_mut(|search| {
        let ticket = search.pool.review(record, tasks, &mut search.browser);
        search.open = Some((ticket, Callback::Report(Rc::new(on_report))));
        ticket
    });
    watch(ticket);
}

/// Evaluates actions about to be carried out, for at most `timeout_ms` milliseconds. `on_evaluation` is called in
/// either case, unless another request replaces this one or it is stopped. Drops the previous question.
pub fn evaluate(jobs: Vec<EvaluateJob>, timeout_ms: u32, on_evaluation: impl FnOnce(Option<Evaluation>) + 'static) {
    let ticket = SEARCH.with_borrow_mut(|search| {
        let ticket = search.pool.evaluate(jobs, &mut search.browser);
        search.open = Some((ticket, Callback::Evaluate(Box::new(on_evaluation))));
        ticket
    });
    set_timeout(move || deliver_evaluation(ticket, None), Duration::from_millis(timeout_ms.into()));
}

/// Whether actions are being evaluated: the callback of [`evaluate`] is still to be called.
pub fn is_evaluating() -> bool {
    SEARCH.with_borrow(|search| matches!(search.open, Some((_, Callback::Evaluate(_)))))
}

/// Calls back with the findings on actions about to be carried out, and forgets the callback.
fn deliver_evaluation(ticket: Ticket, evaluation: Option<Evaluation>) {
    let callback = SEARCH.with_borrow_mut(|search| search.open.take_if(|(asked_ticket, _)| *asked_ticket == ticket));
    if let Some((_, Callback::Evaluate(callback))) = callback {
        callback(evaluation);
    }
}

/// Checks periodically whether a review is still making progress.
fn watch(ticket: Ticket) {
    let check = move || {
        let continues = SEARCH.with_borrow_mut(|search| search.pool.check_review(ticket, &mut search.browser));
        report(ticket, None);
        if continues {
            watch(ticket);
        }
    };
    set_timeout(check, Duration::from_millis(REVIEW_SILENCE_LIMIT_MS.into()));
}

/// Calls back with a report of a review and the number of plies left.
fn report(ticket: Ticket, result: Option<Result<Report, String>>) {
    let (on_report, left) = SEARCH.with_borrow_mut(|search| {
        let on_report = match &search.open {
            Some((open, Callback::Report(on_report))) if *open == ticket => Some(Rc::clone(on_report)),
            _ => None,
        };
        let left = search.pool.remaining_plies(ticket);
        if left == 0 && on_report.is_some() {
            search.open = None;
        }
        (on_report, left)
    });
    if let Some(on_report) = on_report {
        on_report(result, left);
    }
}

/// Drops the open request, if there is one.
pub fn stop() {
    SEARCH.with_borrow_mut(|search| {
        search.pool.stop(&mut search.browser);
        search.open = None;
    });
}

fn wait(ticket: Ticket, limit: u32) {
    let on_timeout =
        move || match SEARCH.with_borrow_mut(|search| search.pool.time_up(ticket, limit, &mut search.browser)) {
            TimeUp::AlreadyClosed => {}
            TimeUp::Answered(answer) => deliver(answer),
            TimeUp::WaitMore(more) => wait(ticket, more),
        };
    set_timeout(on_timeout, Duration::from_millis(limit.into()));
}

/// Calls back with an answer; the callback may ask the next question.
fn deliver(answer: Answer) {
    let is_question = |(_, callback): &mut (Ticket, Callback)| matches!(callback, Callback::Answer(_));
    let request = SEARCH.with_borrow_mut(|search| search.open.take_if(is_question));
    let Some((ticket, Callback::Answer(mut answered))) = request else { return };
    answered(answer);
    SEARCH.with_borrow_mut(|search| {
        if search.pool.is_open(ticket) && search.open.is_none() {
            search.open = Some((ticket, Callback::Answer(answered)));
        }
    });
}

/// Returns the listener for the pool member with this number. Members live as long as the page.
fn listener(number: usize) -> js_sys::Function {
    let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Some(message) = decode::<FromWorker>(&bytes) else { return };
        match message {
            FromWorker::ReviewReply(result) => {
                let reported = SEARCH.with_borrow_mut(|search| {
                    let ticket = search.open.as_ref().map(|(ticket, _)| *ticket);
                    ticket.zip(search.pool.receive_reviewed(number, result, &mut search.browser))
                });
                reported.into_iter().for_each(|(ticket, result)| report(ticket, Some(result)));
            }
            FromWorker::EvaluateReply(result) => {
                let result = SEARCH.with_borrow_mut(|search| search.pool.receive_evaluated(&result));
                result.into_iter().for_each(|(ticket, result)| deliver_evaluation(ticket, result));
            }
            message => {
                let receive =
                    |search: &mut Search| search.pool.receive(number, message, crate::BUILD, &mut search.browser);
                SEARCH.with_borrow_mut(receive).into_iter().for_each(deliver);
            }
        }
    });
    receive.into_js_value().unchecked_into()
}

fn page_loaded(port: MessagePort) {
    port.set_onmessage(Some(&listener(0)));
    SEARCH.with_borrow_mut(|search| {
        search.browser.page = Some(port);
        search.pool.page_loaded();
    });
}

fn page_failed() {
    SEARCH.with_borrow_mut(|search| search.pool.page_failed());
}

impl Transport for SearchWorkers {
    fn start_workers(&mut self) -> usize {
        let cores = web_sys::window().map_or(2.0, |window| window.navigator().hardware_concurrency());
        for number in 0..question::worker_count(cores as u32) as usize {
            let Ok(worker) = assets::worker() else { break };
            let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
                SEARCH.with_borrow_mut(|search| search.pool.lose_workers(&mut search.browser));
            });
            worker.set_onmessage(Some(&listener(number)));
            worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
            self.workers.push(worker);
        }
        self.workers.len()
    }

    fn stop_workers(&mut self) {
        self.workers.drain(..).for_each(|worker| worker.terminate());
    }

    fn load_into_page(&mut self) {
        // Deferred: it may fail at once and report that to the pool, which is borrowed here.
        leptos::task::spawn_local(async { assets::load_search_into_page(page_loaded, page_failed) });
    }

    fn unload_page(&mut self) {
        if let Some(port) = self.page.take() {
            port.close();
        }
    }

    fn post(&mut self, member: usize, message: &ToWorker) {
        let bytes = Uint8Array::from(&encode(message)[..]);
        // A lost member has reported its failure, or is detected by the timeout.
        let _ = match (&self.page, self.workers.get(member)) {
            (_, Some(worker)) => worker.post_message(&bytes),
            (Some(port), None) => port.post_message(&bytes),
            (None, None) => Ok(()),
        };
    }
}

//! The workers in which opponents think, as the page sees them.
//!
//! [`ask`] puts a question to a council of workers; where none can be had, or one dies, the thinker's
//! program is run on the page itself and thinks there, in slices between frames. One question at a
//! time: [`stop`] forgets it. Knows no game and no table.

use std::cell::RefCell;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, MessagePort, Worker};

use crate::ai::Statistics;
use crate::ai::protocol::{Council, FromThinker, Heard, Job, Question, ToThinker, decode, encode};

use super::files;

/// More workers than this bring little: a level has few trees.
const MOST: u32 = 4;

struct Pool {
    started: bool,
    /// Whether the page itself thinks; it then is the one member.
    here: bool,
    members: Vec<Member>,
    asking: Option<Asking>,
}

/// Where a thinker is.
enum Thinker {
    Worker(Worker),
    Here(MessagePort),
}

struct Member {
    thinker: Thinker,
    ready: bool,
    waiting: Vec<Job>,
}

struct Asking {
    id: u32,
    council: Council,
    answered: Box<dyn FnOnce(Statistics)>,
}

thread_local! {
    static POOL: RefCell<Pool> = const {
        RefCell::new(Pool { started: false, here: false, members: Vec::new(), asking: None })
    };
}

/// Puts a question; `answered` is called with what was found, unless the question is stopped
/// before. Forgets the question before.
pub fn ask(question: &Question, answered: impl FnOnce(Statistics) + 'static) {
    stop();
    POOL.with_borrow_mut(|pool| {
        if !pool.started {
            pool.started = true;
            pool.hire();
        }
        let council = Council::new(question, (pool.members.len() as u32).max(1));
        let jobs: Vec<Job> = council.jobs().cloned().collect();
        pool.asking = Some(Asking { id: question.id, council, answered: Box::new(answered) });
        for (member, job) in pool.members.iter_mut().zip(jobs) {
            member.give(job);
        }
    });
}

/// Forgets the open question, if there is one.
pub fn stop() {
    POOL.with_borrow_mut(|pool| {
        if let Some(asking) = pool.asking.take() {
            for member in &mut pool.members {
                member.waiting.clear();
                member.post(&ToThinker::Stop { id: asking.id });
            }
        }
    });
}

impl Member {
    fn give(&mut self, job: Job) {
        if self.ready { self.post(&ToThinker::Think(job)) } else { self.waiting.push(job) }
    }
    fn post(&self, message: &ToThinker) {
        if self.ready {
            let message = Uint8Array::from(&encode(message)[..]);
            // Who cannot hear it has died, and its shares go to others.
            let _ = match &self.thinker {
                Thinker::Worker(worker) => worker.post_message(&message),
                Thinker::Here(port) => port.post_message(&message),
            };
        }
    }
}

impl Pool {
    fn hire(&mut self) {
        let cores = web_sys::window().map_or(2.0, |window| window.navigator().hardware_concurrency());
        let wanted = (cores as u32).saturating_sub(1).clamp(1, MOST);
        for number in 0..wanted {
            let Ok(worker) = files::thinker() else { break };
            let died = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| dismiss(number));
            worker.set_onmessage(Some(&listener(number)));
            worker.set_onerror(Some(died.as_ref().unchecked_ref()));
            // The workers live as long as the page.
            died.forget();
            self.members.push(Member { thinker: Thinker::Worker(worker), ready: false, waiting: Vec::new() });
        }
        if self.members.is_empty() {
            self.think_here();
        }
    }

    /// Lets the page itself think, from now on.
    fn think_here(&mut self) {
        self.here = true;
        self.members.clear();
        // Where not even this can be had, computers stand still; the table can be saved and played elsewhere.
        let Ok(port) = files::thinker_here() else { return };
        port.set_onmessage(Some(&listener(0)));
        self.members.push(Member { thinker: Thinker::Here(port), ready: false, waiting: Vec::new() });
    }
}

/// What hears a thinker.
fn listener(number: u32) -> Function {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        match decode(&bytes) {
            Some(FromThinker::Ready { build }) => be_ready(number, &build),
            Some(FromThinker::Reply(reply)) => hear(number, reply),
            None => {}
        }
    });
    let listener = heard.as_ref().unchecked_ref::<Function>().clone();
    // It is wanted as long as the page.
    heard.forget();
    listener
}

fn be_ready(number: u32, build: &str) {
    if build != crate::BUILD {
        // App and thinker must come from one build; an older one in some cache is no opponent.
        return dismiss(number);
    }
    POOL.with_borrow_mut(|pool| {
        if let Some(member) = pool.members.get_mut(number as usize) {
            member.ready = true;
            let waiting = core::mem::take(&mut member.waiting);
            waiting.into_iter().for_each(|job| member.give(job));
        }
    });
}

/// A dead worker's share, and every other open one, is thought about on the page.
fn dismiss(number: u32) {
    POOL.with_borrow_mut(|pool| {
        if pool.here {
            return;
        }
        if let Some(Member { thinker: Thinker::Worker(worker), .. }) = pool.members.get(number as usize) {
            worker.terminate();
        }
        pool.think_here();
        let open: Vec<Job> = pool.asking.iter().flat_map(|asking| asking.council.open().cloned()).collect();
        if let Some(member) = pool.members.first_mut() {
            open.into_iter().for_each(|job| member.give(job));
        }
    });
}

fn hear(number: u32, reply: crate::ai::protocol::Reply) {
    let heard = POOL.with_borrow_mut(|pool| {
        let Some(asking) = &mut pool.asking else { return None };
        match asking.council.hear(reply) {
            Heard::Finished => pool.asking.take(),
            Heard::Failed(_) => {
                pool.members.truncate(number as usize);
                None
            }
            Heard::Waiting | Heard::Ignored => None,
        }
    });
    if let Some(asking) = heard {
        (asking.answered)(asking.council.found());
    }
}

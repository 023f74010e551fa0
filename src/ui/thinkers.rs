//! The workers in which opponents think, as the page sees them.
//!
//! [`ask`] puts a question to a council of workers; where none can be had, or one dies, the page
//! thinks itself, in slices between frames. What it needs for that is a part of the program of its
//! own, fetched then. One question at a time: [`stop`] forgets it. Knows no game and no table.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::Uint8Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker};

use crate::ai::Statistics;
use crate::ai::protocol::{Bench, Council, FromThinker, Heard, Job, Question, Reply, ToThinker, decode, encode};

use super::files;
use super::parts::Missing;

/// Rounds of a slice on the page: short enough that a press is answered between two of them.
const SLICE: u32 = 24;
/// More workers than this bring little: a level has few trees.
const MOST: u32 = 4;

#[derive(Default)]
struct Pool {
    started: bool,
    members: Vec<Member>,
    asking: Option<Asking>,
    /// The last ticket given out.
    tickets: Ticket,
    own: Own,
}

/// A bench in a part of the program of its own; see [`Bench`] for what each does.
trait Thoughts {
    fn hear(&mut self, message: ToThinker);
    fn is_idle(&self) -> bool;
    fn step(&mut self, rounds: u32) -> Option<Reply>;
}

impl Thoughts for Bench {
    fn hear(&mut self, message: ToThinker) {
        Bench::hear(self, message);
    }
    fn is_idle(&self) -> bool {
        Bench::is_idle(self)
    }
    fn step(&mut self, rounds: u32) -> Option<Reply> {
        Bench::step(self, rounds)
    }
}

#[cfg_attr(parts, wasm_split_helpers::wasm_split(thinking, fallible))]
fn door() -> Result<Box<dyn Thoughts>, Missing> {
    Ok(Box::new(Bench::default()))
}

/// The page's own thinking.
#[derive(Default)]
struct Own {
    thoughts: Option<Box<dyn Thoughts>>,
    /// What came before they could be had, while they are fetched.
    unheard: Vec<ToThinker>,
    fetching: bool,
}

impl Own {
    fn hear(&mut self, message: ToThinker) {
        match &mut self.thoughts {
            Some(thoughts) => thoughts.hear(message),
            None => self.unheard.push(message),
        }
    }

    /// Whether there is something to think about and nothing yet to think with.
    fn is_to_be_fetched(&mut self) -> bool {
        let wanted = |message: &ToThinker| matches!(message, ToThinker::Think(_));
        let due = self.thoughts.is_none() && !self.fetching && self.unheard.iter().any(wanted);
        self.fetching |= due;
        due
    }
}

async fn fetch() {
    let door = door();
    #[cfg(parts)]
    let door = door.await;
    POOL.with_borrow_mut(|pool| {
        pool.own.fetching = false;
        let unheard = core::mem::take(&mut pool.own.unheard);
        // Where not even this can be had, computers stand still until they are asked again.
        if let Ok(mut thoughts) = door {
            unheard.into_iter().for_each(|message| thoughts.hear(message));
            pool.own.thoughts = Some(thoughts);
        }
    });
    think_here();
}

struct Member {
    worker: Worker,
    ready: bool,
    waiting: Vec<Job>,
}

/// Which question: ids may come again at another table, tickets never do.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Ticket(u64);

struct Asking {
    ticket: Ticket,
    id: u32,
    council: Council,
    answered: Box<dyn FnOnce(Statistics)>,
}

thread_local! {
    static POOL: RefCell<Pool> = RefCell::default();
}

/// Puts a question; `answered` is called with what was found, unless the question is stopped
/// before. Forgets the question before.
pub fn ask(question: &Question, answered: impl FnOnce(Statistics) + 'static) -> Ticket {
    stop();
    let ticket = POOL.with_borrow_mut(|pool| {
        pool.tickets.0 += 1;
        if !pool.started {
            pool.started = true;
            pool.hire();
        }
        let council = Council::new(question, (pool.members.len() as u32).max(1));
        let jobs: Vec<Job> = council.jobs().cloned().collect();
        pool.asking = Some(Asking { ticket: pool.tickets, id: question.id, council, answered: Box::new(answered) });
        for (index, job) in jobs.into_iter().enumerate() {
            match pool.members.get_mut(index) {
                Some(member) => member.give(job),
                None => pool.own.hear(ToThinker::Think(job)),
            }
        }
        pool.tickets
    });
    think_here();
    ticket
}

/// Takes what was found so far for the answer to a question that is still open: a slow device thinks less than a
/// level wants, rather than longer than people wait. `false` when nothing was found yet.
pub fn settle(ticket: Ticket) -> bool {
    let asking = POOL.with_borrow_mut(|pool| match &pool.asking {
        Some(asking) if asking.ticket == ticket && asking.council.found().rounds() == 0 => Err(()),
        Some(asking) if asking.ticket == ticket => Ok(pool.forget()),
        _ => Ok(None),
    });
    match asking {
        Ok(Some(asking)) => (asking.answered)(asking.council.found()),
        Ok(None) => {}
        Err(()) => return false,
    }
    true
}

/// Forgets the open question, if there is one.
pub fn stop() {
    POOL.with_borrow_mut(Pool::forget);
}

impl Member {
    fn give(&mut self, job: Job) {
        if self.ready { self.post(&ToThinker::Think(job)) } else { self.waiting.push(job) }
    }
    fn post(&self, message: &ToThinker) {
        if self.ready {
            let _ = self.worker.post_message(&Uint8Array::from(&encode(message)[..]));
        }
    }
}

impl Pool {
    fn forget(&mut self) -> Option<Asking> {
        let asking = self.asking.take()?;
        self.own.hear(ToThinker::Stop { id: asking.id });
        for member in &mut self.members {
            member.waiting.clear();
            member.post(&ToThinker::Stop { id: asking.id });
        }
        Some(asking)
    }

    fn hire(&mut self) {
        let cores = web_sys::window().map_or(2.0, |window| window.navigator().hardware_concurrency());
        let wanted = (cores as u32).saturating_sub(1).clamp(1, MOST);
        for number in 0..wanted {
            let Ok(worker) = files::thinker() else { return };
            let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let bytes = Uint8Array::new(&event.data()).to_vec();
                match decode(&bytes) {
                    Some(FromThinker::Ready { build }) => be_ready(number, &build),
                    Some(FromThinker::Reply(reply)) => hear(number, reply),
                    None => {}
                }
            });
            let died = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| dismiss());
            worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
            worker.set_onerror(Some(died.as_ref().unchecked_ref()));
            // The workers live as long as the page.
            heard.forget();
            died.forget();
            self.members.push(Member { worker, ready: false, waiting: Vec::new() });
        }
    }
}

fn be_ready(number: u32, build: &str) {
    if build != crate::BUILD {
        // App and thinker must come from one build; an older one in some cache is no opponent.
        return dismiss();
    }
    POOL.with_borrow_mut(|pool| {
        if let Some(member) = pool.members.get_mut(number as usize) {
            member.ready = true;
            let waiting = core::mem::take(&mut member.waiting);
            waiting.into_iter().for_each(|job| member.give(job));
        }
    });
}

/// Dismisses the workers where none has said anything yet of a question that is open for long: one that neither comes
/// nor fails would be waited for without end.
pub fn despair(ticket: Ticket) {
    if POOL.with_borrow(|pool| pool.asking.as_ref().is_some_and(|asking| asking.ticket == ticket)) {
        dismiss();
    }
}

/// Does without workers: one is dead, and its share and every other open one is thought about on the page.
fn dismiss() {
    POOL.with_borrow_mut(|pool| {
        if pool.members.is_empty() {
            return;
        }
        for member in pool.members.drain(..) {
            member.worker.terminate();
        }
        if let Some(asking) = &pool.asking {
            let open: Vec<Job> = asking.council.open().cloned().collect();
            open.into_iter().for_each(|job| pool.own.hear(ToThinker::Think(job)));
        }
    });
    think_here();
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

/// Thinks a slice on the page and comes back for the next, as long as there is anything to do.
fn think_here() {
    if POOL.with_borrow_mut(|pool| pool.own.is_to_be_fetched()) {
        return leptos::task::spawn_local(fetch());
    }
    let reply = POOL.with_borrow_mut(|pool| match &mut pool.own.thoughts {
        Some(thoughts) if !thoughts.is_idle() => Some(thoughts.step(SLICE)),
        _ => None,
    });
    if let Some(reply) = reply {
        if let Some(reply) = reply {
            hear(0, reply);
        }
        set_timeout(think_here, Duration::ZERO);
    }
}

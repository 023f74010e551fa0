//! The thinkers in which opponents think, as the page sees them.
//!
//! [`ask`] puts a question to a search of workers; where none can be had, or one dies, the same thinker is fetched into
//! the page itself and thinks there, in slices between frames. One question at a time: [`stop`] forgets it. Knows no
//! game and no table.

use std::cell::RefCell;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, MessagePort, Worker};

use crate::ai::Statistics;
use crate::ai::protocol::{self, FromWorker, Job, Question, Reply, ReplyOutcome, SearchPool, ToWorker, decode, encode};

use crate::ui::kit::assets;

#[derive(Default)]
struct Pool {
    /// Whether workers were hired; not any more once nobody at all could be had.
    hired: bool,
    members: Vec<Member>,
    asking: Option<Asking>,
    /// The last ticket given out.
    tickets: Ticket,
    home: Home,
}

/// Whether the thinker is on the page itself, for want of workers.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Home {
    #[default]
    Away,
    Coming,
    Here,
}

/// Where a thinker hears the page.
enum Ear {
    Worker(Worker),
    Page(MessagePort),
}

struct Member {
    ear: Ear,
    ready: bool,
    waiting: Vec<Job>,
}

/// Which question: ids may come again at another table, tickets never do.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Ticket(u64);

struct Asking {
    ticket: Ticket,
    id: u32,
    search: SearchPool,
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
        pool.hire();
        let search = SearchPool::new(question, (pool.members.len() as u32).max(1));
        pool.asking = Some(Asking { ticket: pool.tickets, id: question.id, search, answered: Box::new(answered) });
        pool.deal();
        pool.tickets
    });
    search_on_page();
    ticket
}

/// Takes what was found so far for the answer to a question that is still open: a slow device thinks less than a
/// level wants, rather than longer than people wait. `false` when nothing was found yet.
pub fn settle(ticket: Ticket) -> bool {
    let asking = POOL.with_borrow_mut(|pool| match &pool.asking {
        Some(asking) if asking.ticket == ticket && asking.search.found().iterations() == 0 => Err(()),
        Some(asking) if asking.ticket == ticket => Ok(pool.forget()),
        _ => Ok(None),
    });
    match asking {
        Ok(Some(asking)) => (asking.answered)(asking.search.found()),
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
        if self.ready { self.post(&ToWorker::Think(job)) } else { self.waiting.push(job) }
    }

    fn post(&self, message: &ToWorker) {
        if self.ready {
            let bytes = Uint8Array::from(&encode(message)[..]);
            let _ = match &self.ear {
                Ear::Worker(worker) => worker.post_message(&bytes),
                Ear::Page(port) => port.post_message(&bytes),
            };
        }
    }
}

/// Hears what the member with this number says. Members stay as long as the page.
fn listener(number: usize) -> js_sys::Function {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        match decode(&bytes) {
            Some(FromWorker::Ready { build }) => worker_ready(number, &build),
            Some(FromWorker::Reply(reply)) => hear(reply),
            None => {}
        }
    });
    heard.into_js_value().unchecked_into()
}

impl Pool {
    fn forget(&mut self) -> Option<Asking> {
        let asking = self.asking.take()?;
        for member in &mut self.members {
            member.waiting.clear();
            member.post(&ToWorker::Stop { id: asking.id });
        }
        Some(asking)
    }

    /// Hires workers, unless that was done.
    fn hire(&mut self) {
        if core::mem::replace(&mut self.hired, true) {
            return;
        }
        let cores = web_sys::window().map_or(2.0, |window| window.navigator().hardware_concurrency());
        for number in 0..protocol::workers(cores as u32) {
            let Ok(worker) = assets::worker() else { return };
            let died = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| drop_workers());
            worker.set_onmessage(Some(&listener(number as usize)));
            worker.set_onerror(Some(died.into_js_value().unchecked_ref()));
            self.members.push(Member { ear: Ear::Worker(worker), ready: false, waiting: Vec::new() });
        }
    }

    /// Deals what is open out to those who are there.
    fn deal(&mut self) {
        let open: Vec<Job> = self.asking.iter().flat_map(|asking| asking.search.open().cloned()).collect();
        let count = self.members.len().max(1);
        for (index, job) in open.into_iter().enumerate() {
            if let Some(member) = self.members.get_mut(index % count) {
                member.give(job);
            }
        }
    }
}

fn worker_ready(number: usize, build: &str) {
    if build != crate::BUILD {
        // App and thinker must come from one build; an older one in some cache is no opponent.
        return drop_workers();
    }
    POOL.with_borrow_mut(|pool| {
        if let Some(member) = pool.members.get_mut(number) {
            member.ready = true;
            let waiting = core::mem::take(&mut member.waiting);
            waiting.into_iter().for_each(|job| member.give(job));
        }
    });
}

/// Gives up on those who have said nothing yet of a question that is open for long: a thinker that neither comes nor
/// fails would be waited for without end. After workers the page is tried, after the page workers again.
pub fn give_up_waiting(ticket: Ticket) {
    let again = POOL.with_borrow_mut(|pool| {
        let silent = pool.asking.as_ref().is_some_and(|asking| asking.ticket == ticket);
        let workers = pool.members.iter().any(|member| matches!(member.ear, Ear::Worker(_)));
        if silent && !workers && pool.home != Home::Coming {
            for member in pool.members.drain(..) {
                if let Ear::Page(port) = member.ear {
                    port.close();
                }
            }
            (pool.hired, pool.home) = (false, Home::Away);
            pool.hire();
            pool.deal();
        }
        silent && (workers || pool.members.is_empty())
    });
    if again {
        drop_workers();
    }
}

/// Does without workers: one is dead, and all that is open is thought about on the page.
fn drop_workers() {
    POOL.with_borrow_mut(|pool| {
        pool.members.retain(|member| match &member.ear {
            Ear::Worker(worker) => {
                worker.terminate();
                false
            }
            Ear::Page(_) => true,
        });
    });
    search_on_page();
}

/// Fetches the thinker into the page where nobody else thinks about what is open.
fn search_on_page() {
    let due = POOL.with_borrow_mut(|pool| {
        let due = pool.members.is_empty() && pool.asking.is_some() && pool.home == Home::Away;
        if due {
            pool.home = Home::Coming;
        }
        due
    });
    if due {
        // Where not even this can be had, computers stand still until somebody despairs or asks again.
        let failed = || POOL.with_borrow_mut(|pool| (pool.hired, pool.home) = (false, Home::Away));
        assets::load_search_into_page(page_ready, failed);
    }
}

/// The thinker is on the page and listens at the other end of this.
fn page_ready(port: MessagePort) {
    port.set_onmessage(Some(&listener(0)));
    POOL.with_borrow_mut(|pool| {
        pool.home = Home::Here;
        pool.members = vec![Member { ear: Ear::Page(port), ready: false, waiting: Vec::new() }];
        pool.deal();
    });
}

fn hear(reply: Reply) {
    let heard = POOL.with_borrow_mut(|pool| match pool.asking.as_mut()?.search.hear(reply) {
        ReplyOutcome::Finished => pool.asking.take(),
        // What one could not think about, no other of this build can: what the others find has to do.
        ReplyOutcome::Failed(_) | ReplyOutcome::Waiting | ReplyOutcome::Ignored => None,
    });
    if let Some(asking) = heard {
        (asking.answered)(asking.search.found());
    }
}

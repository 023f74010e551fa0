//! Schedule of the plies still to be reviewed.
//!
//! Used by the worker pool, which knows nothing else about reviews: a free worker gets the next ply, and a failed ply
//! is retried at most twice. The most important plies come first. Knows no game and no browser.

use std::collections::VecDeque;

use super::Effort;
use crate::engine::sort::sort_by;
use crate::engine::{Seat, SeatSet};

/// Maximum number of retries of a failed ply.
const MAX_RETRIES: u32 = 2;

/// Returns all plies of a game in review order: the deal, people's choices, then the rest. Each group is traversed in
/// ever finer steps, so that a chart takes shape early.
pub fn review_order(actors: &[Seat], people: SeatSet) -> Vec<u32> {
    let plies = || (1..).zip(actors);
    let of_people = plies().filter(|(_, seat)| people.has(**seat)).map(|(ply, _)| ply).collect();
    let of_others = plies().filter(|(_, seat)| !people.has(**seat)).map(|(ply, _)| ply).collect();
    core::iter::once(0).chain(coarse_to_fine(of_people)).chain(coarse_to_fine(of_others)).collect()
}

/// Reorders plies into ever finer steps: every 16th, then every 8th of the others, and so on.
fn coarse_to_fine(plies: Vec<u32>) -> impl Iterator<Item = u32> {
    let mut plies: Vec<(usize, u32)> = plies.into_iter().enumerate().collect();
    let fineness = |place: usize| place.trailing_zeros().min(4);
    // The sort is stable, so the order within a step is kept.
    sort_by(&mut plies, |(one, _), (other, _)| fineness(*other).cmp(&fineness(*one)));
    plies.into_iter().map(|(_, ply)| ply)
}

/// A ply to be reviewed, with its effort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewTask {
    /// 0 is the deal.
    pub ply: u32,
    pub effort: Effort,
}

/// Gives out plies, one at a time to each worker.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Schedule {
    waiting: VecDeque<ReviewTask>,
    /// Plies given out, with the worker that has each.
    assigned: Vec<(usize, ReviewTask)>,
    /// Failed plies, once for each failure.
    failed: Vec<u32>,
}

impl Schedule {
    /// Creates a schedule of these plies, in this order.
    pub fn new(tasks: impl IntoIterator<Item = ReviewTask>) -> Schedule {
        Schedule { waiting: tasks.into_iter().collect(), ..Schedule::default() }
    }

    /// Returns the number of unfinished plies.
    pub fn remaining(&self) -> usize {
        self.waiting.len() + self.assigned.len()
    }

    /// Returns the next ply for a worker; `None` while it still has one.
    pub fn next_task(&mut self, worker: usize) -> Option<ReviewTask> {
        if self.assigned.iter().any(|(busy, _)| *busy == worker) {
            return None;
        }
        let task = self.waiting.pop_front()?;
        self.assigned.push((worker, task));
        Some(task)
    }

    /// Records that a worker has finished a ply; returns whether the ply was its own.
    pub fn mark_done(&mut self, worker: usize, ply: u32) -> bool {
        self.take_assigned(worker, ply).is_some()
    }

    /// Records that a worker has failed on a ply; returns whether it will be retried.
    pub fn mark_failed(&mut self, worker: usize, ply: u32) -> bool {
        self.take_assigned(worker, ply).is_some_and(|task| self.retry(task))
    }

    /// Records the loss of all workers: their plies are given out again. Returns the plies that are abandoned.
    pub fn queue_assigned_again(&mut self) -> Vec<u32> {
        let assigned = core::mem::take(&mut self.assigned);
        assigned.into_iter().filter(|(_, task)| !self.retry(*task)).map(|(_, task)| task.ply).collect()
    }

    fn take_assigned(&mut self, worker: usize, ply: u32) -> Option<ReviewTask> {
        let at = self.assigned.iter().position(|(busy, task)| (*busy, task.ply) == (worker, ply))?;
        Some(self.assigned.swap_remove(at).1)
    }

    fn retry(&mut self, task: ReviewTask) -> bool {
        self.failed.push(task.ply);
        let again = self.failed.iter().filter(|ply| **ply == task.ply).count() as u32 <= MAX_RETRIES;
        if again {
            self.waiting.push_back(task);
        }
        again
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tasks(plies: impl IntoIterator<Item = u32>) -> Vec<ReviewTask> {
        plies.into_iter().map(|ply| ReviewTask { ply, effort: Effort::STANDARD }).collect()
    }

    fn plies(schedule: &mut Schedule, worker: usize) -> Option<u32> {
        schedule.next_task(worker).map(|task| task.ply)
    }

    #[test]
    fn the_deal_comes_first_then_choices_of_people_from_coarse_to_fine() {
        let actors: Vec<Seat> = (0..40).map(|ply| Seat(ply % 2)).collect();
        let people: SeatSet = [Seat(1)].into_iter().collect();
        let order = review_order(&actors, people);
        assert_eq!(order[..4], [0, 2, 34, 18], "every 16th choice of the person, then every 8th");
        assert!(order[1..21].iter().all(|ply| ply % 2 == 0) && order[21..].iter().all(|ply| ply % 2 == 1));
        let mut all = order;
        all.sort_unstable();
        assert_eq!(all, (0..=40).collect::<Vec<_>>(), "each once");
    }

    #[test]
    fn each_worker_has_one_ply_at_a_time() {
        let mut schedule = Schedule::new(tasks([0, 5, 7]));
        assert_eq!((plies(&mut schedule, 0), plies(&mut schedule, 1)), (Some(0), Some(5)));
        assert_eq!(plies(&mut schedule, 0), None);
        assert!(!schedule.mark_done(1, 0), "the other has it");
        assert!(schedule.mark_done(0, 0));
        assert_eq!((plies(&mut schedule, 0), schedule.remaining()), (Some(7), 2));
        assert!(schedule.mark_done(0, 7) && schedule.mark_done(1, 5));
        assert_eq!((plies(&mut schedule, 0), schedule.remaining()), (None, 0));
    }

    #[test]
    fn a_failed_ply_is_retried_twice() {
        let mut schedule = Schedule::new(tasks([3]));
        for attempt in 0..=MAX_RETRIES {
            assert_eq!(plies(&mut schedule, 0), Some(3), "attempt {attempt}");
            assert_eq!(schedule.mark_failed(0, 3), attempt < MAX_RETRIES);
        }
        assert_eq!(schedule.remaining(), 0);
        assert!(!schedule.mark_failed(0, 3), "nobody has it");
    }

    #[test]
    fn plies_of_dead_workers_go_to_others() {
        let mut schedule = Schedule::new(tasks([1, 2]));
        for _ in 0..MAX_RETRIES {
            assert!(plies(&mut schedule, 0).is_some() && plies(&mut schedule, 1).is_some());
            assert!(schedule.queue_assigned_again().is_empty());
            assert_eq!(schedule.remaining(), 2);
        }
        let (first, _) = (plies(&mut schedule, 0), plies(&mut schedule, 1));
        assert!(schedule.mark_done(0, first.expect("it waits")));
        assert_eq!(schedule.queue_assigned_again().len(), 1, "and is given up in the end");
        assert_eq!(schedule.remaining(), 0);
    }
}

//! Difference of two lines in points, by category; the source of the explanations in a review.
//!
//! Both lines are played out with the game's own weights, from the same determinized states, to the end of the next
//! round. Called for choices that lost something. Knows no words: a category is an index.

use serde::{Deserialize, Serialize};

use super::super::playout::Playout;
use super::{Effort, Estimate, derive_seed};
use crate::engine::session::Session;
use crate::engine::{Chance, EventSink, Features, Seat, Turn, Viewer};

/// Maximum length of a line, in plies.
const MAX_PLIES: u32 = 300;

/// Gain of the better line over the other, in points of one category.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Prospect {
    /// Index into the categories of the game.
    pub category: u8,
    /// Points gained; negative if lost.
    pub points: Estimate,
}

struct PointsCounter<G: Features> {
    seat: Seat,
    points: Vec<f32>,
    game: core::marker::PhantomData<G>,
}

impl<G: Features> EventSink<G::Event> for PointsCounter<G> {
    fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(scored) = G::scored(&event()).filter(|scored| scored.seat == self.seat) {
            self.points[usize::from(scored.category)] += scored.points as f32;
        }
    }
}

/// Returns the categories in which the first action surely scores more or fewer points than the second, largest
/// difference first.
pub(super) fn compare_points<G: Features>(
    before: &Session<G>,
    seat: Seat,
    actions: [G::Action; 2],
    effort: Effort,
    seed: u64,
) -> Vec<Prospect> {
    let view = before.view(Viewer::Seat(seat));
    let mut playout = Playout::<G>::default();
    let mut differences: Vec<Vec<f32>> = Vec::new();
    for iteration in 0..effort.0.max(8) {
        let [better, played] = actions.map(|action| {
            let mut chance = Chance::stream(derive_seed(seed, iteration.into()));
            play_to_round_end::<G>(G::determinize(&view, &mut chance), seat, action, &mut playout, &mut chance)
        });
        differences.push(better.iter().zip(&played).map(|(better, played)| better - played).collect());
    }
    let points = |category: usize| Estimate::from_samples(differences.iter().map(|difference| difference[category]));
    let prospects = (0..G::INFO.categories.len())
        .map(|category| Prospect { category: category as u8, points: points(category) })
        .filter(|Prospect { points, .. }| {
            Estimate { mean: points.mean.abs(), ..*points }.is_surely_positive() && points.mean.abs() >= 0.25
        });
    let mut prospects: Vec<Prospect> = prospects.collect();
    prospects.sort_by(|one, other| other.points.mean.abs().total_cmp(&one.points.mean.abs()));
    prospects
}

/// Returns the seat's points by category, from an action to the end of the next round.
fn play_to_round_end<G: Features>(
    mut state: G::State,
    seat: Seat,
    action: G::Action,
    playout: &mut Playout<G>,
    chance: &mut Chance,
) -> Vec<f32> {
    let last = G::moment(&state).round + 1;
    let points = vec![0.0; G::INFO.categories.len()];
    let mut points = PointsCounter::<G> { seat, points, game: core::marker::PhantomData };
    G::apply(&mut state, action, chance, &mut points);
    for _ in 0..MAX_PLIES {
        if matches!(G::turn(&state), Turn::Over(_)) || G::moment(&state).round > last {
            break;
        }
        let action = playout.choose(&state, chance);
        G::apply(&mut state, action, chance, &mut points);
    }
    points.points
}

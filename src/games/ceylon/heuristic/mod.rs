//! The search's domain knowledge: the likely result of a position, and the promise of each action.
//!
//! Called by the opponents at every node and every ply of a playout, so it is limited to arithmetic on a few numbers.
//! Whatever it assumes about other hands comes from the determinized state that it is given. All values are in points
//! of the final score.

mod outlook;
mod priors;
mod prospect;

use super::Ceylon;
use super::action::Action;
use super::data::{COMPANY_SET, DISTRICT_BONUS, LEFTOVER_POINTS, MAJORITY, MARK_POINTS, MARKED};
use super::pieces::{Councillor, District, Main, Tea};
use super::score::{self, standing};
use super::state::{SEATS, State, Table};
use crate::engine::{Character, Heuristic, PerSeat, Seat};
use outlook::Outlook;
use prospect::{Places, Prospect};

impl Heuristic for Ceylon {
    const ROLLOUT_PLIES: u32 = 32;
    /// Each level wins about three of four games against the one below (docs/opponents.md).
    const BUDGETS: [(u32, u32); 4] = [(1, 1), (1, 300), (2, 1_200), (4, 8_000)];
    const REVIEWED_PLIES: u16 = 190;

    fn evaluate(state: &State) -> PerSeat<f32> {
        let table = &state.table;
        let outlook = Outlook::new(table);
        let expected = expected(table, &outlook);
        shares(table, &expected, &outlook)
    }

    fn priors(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
        priors::priors(state, legal, weights);
    }

    // The builder favours plantations, the trader fulfilled contracts.
    fn progress(state: &State, seat: Seat, character: Character) -> f32 {
        let estate = &state.table.estates[seat];
        match character {
            Character::Builder => estate.fields.len() as f32 / 10.0,
            Character::Trader => f32::from(estate.contracts.iter().sum::<u8>()) / 6.0,
            Character::Racer => f32::from(estate.score) / 50.0,
        }
    }
}

/// A projection of the rest of the game, made once for a position; the features are computed from it.
pub(super) struct Forecast {
    outlook: Outlook,
    scores: PerSeat<f32, SEATS>,
}

impl Forecast {
    pub(super) fn new(table: &Table) -> Forecast {
        let outlook = Outlook::new(table);
        Forecast { scores: expected(table, &outlook), outlook }
    }
    /// Returns the expected number of turns left, all seats together.
    pub(super) fn turns_left(&self) -> f32 {
        self.outlook.left
    }
    /// Returns the expected final score of a seat.
    pub(super) fn score(&self, seat: Seat) -> f32 {
        self.scores[seat]
    }
    /// Returns the best value of a main action for a seat now, in points.
    pub(super) fn value(&self, table: &Table, seat: Seat, main: Main) -> f32 {
        Prospect { table, seat, outlook: &self.outlook }.main(main)
    }
    /// Returns the best value of standing on a hex at most 0, 1, 2 or 3 steps away, in points.
    pub(super) fn places(&self, table: &Table, seat: Seat) -> [f32; 4] {
        let prospect = Prospect { table, seat, outlook: &self.outlook };
        let places = Places::new(&prospect);
        let pawn = table.estates[seat].pawn;
        let mut best = [0.0_f32; 4];
        for hex in table.land().and(pawn.within(3)).iter() {
            let steps = usize::from(pawn.distance(hex));
            best[steps] = best[steps].max(places.value(hex));
        }
        for steps in 1..best.len() {
            best[steps] = best[steps].max(best[steps - 1]);
        }
        best
    }
}

fn expected(table: &Table, outlook: &Outlook) -> PerSeat<f32, SEATS> {
    let mut scores = PerSeat::default();
    for seat in Seat::all(table.seats) {
        scores[seat] = estimated_score(table, seat, outlook);
    }
    for majority in score::majorities(table) {
        // The later in the game, the more a place held now is worth.
        let certainty = match majority {
            super::events::Majority::Money => 0.25 + 0.75 * outlook.late * outlook.late,
            _ => 0.65 + 0.35 * outlook.late,
        };
        for place in standing(table, majority) {
            scores[place.seat] += f32::from(place.points) * certainty;
        }
    }
    scores
}

/// Returns the value of a seat's possessions and prospects, without the majorities.
fn estimated_score(table: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let own = &table.estates[seat];
    let mut sum = f32::from(own.score);
    sum += f32::from(own.rupees) * outlook.rupee;
    sum += f32::from(COMPANY_SET[own.companies()]);
    // Every marker counts as left over until it is planted.
    sum += f32::from(LEFTOVER_POINTS) * f32::from(own.markers);
    sum += Tea::ALL.into_iter().map(|tea| f32::from(own.chests[tea.index()]) * outlook.chest[tea.index()]).sum::<f32>();
    sum += f32::from(own.tokens) * outlook.token;
    // Open spaces are useful only while there are companies to add.
    let spare = own.open_spaces().saturating_sub(own.companies());
    sum += spare.min(2) as f32 * 0.7 * outlook.time_factor;
    if let Some(mark) = MARKED.into_iter().find(|&mark| mark > own.tech) {
        let away = f32::from(mark - own.tech);
        sum += f32::from(MARK_POINTS) * 0.5 * (1.0 - away / 3.0).max(0.0) * outlook.time_factor;
    }
    for district in table.districts.iter() {
        let strength = f32::from(own.strength(district));
        match (own.hired.has(district), strength > 0.0) {
            (true, true) => sum += 0.4 * strength,
            (true, false) => sum += 2.0 * outlook.time_factor,
            (false, true) => sum += (0.8 + 0.6 * strength.min(3.0)) * outlook.time_factor,
            (false, false) => {}
        }
        if own.hired.has(district)
            && let Some(councillor) = table.councillors[district.index()]
        {
            sum += ability(councillor) * outlook.left;
        }
    }
    if own.bonus == 0 && table.next_bonus().is_some() {
        let next = f32::from(DISTRICT_BONUS[usize::from(table.bonuses)]);
        let covered = covered_districts(table, seat) as f32 / table.districts.len() as f32;
        sum += next * covered * covered * 0.9 * outlook.time_factor;
    }
    // Plantations feed every later harvest, the seat's own or a rival's that pays for it.
    sum += own.fields.len() as f32 * 0.06 * outlook.left.min(12.0);
    sum += f32::from(u8::from(own.tile.is_some() && !own.turned)) * 1.5 * outlook.time_factor;
    sum
}

fn covered_districts(table: &Table, seat: Seat) -> usize {
    let fields = table.estates[seat].fields;
    District::ALL.into_iter().filter(|&district| !fields.and(super::map::HexSet::district(district)).is_empty()).count()
}

/// Returns the value of an ability per turn, in points.
fn ability(councillor: Councillor) -> f32 {
    [0.05, 0.12, 0.06, 0.06, 0.08, 0.05, 0.04, 0.05][councillor.index()]
}

/// Returns each seat's share of the win, from the expected scores and the remaining uncertainty.
fn shares(table: &Table, expected: &PerSeat<f32, SEATS>, outlook: &Outlook) -> PerSeat<f32> {
    let doubt = 3.0 + 0.7 * outlook.left;
    let mut shares = PerSeat::<f32>::default();
    let mut sum = 0.0;
    for seat in Seat::all(table.seats) {
        let others = Seat::all(table.seats).filter(|other| *other != seat).map(|other| expected[other]);
        // The best rival counts most, but a seat that falls behind the whole field is not close to winning either.
        let mean = others.clone().sum::<f32>() / f32::from(table.seats - 1);
        let lead = expected[seat] - 0.5 * (mean + others.fold(f32::MIN, f32::max));
        let chance = 0.5 + 0.5 * lead / (lead * lead + doubt * doubt).sqrt();
        shares[seat] = chance;
        sum += chance;
    }
    for seat in Seat::all(table.seats) {
        shares[seat] /= sum;
    }
    shares
}

/// Returns the points for the place that a seat with `strength` plantations would have in a district if its councillor
/// were contracted.
fn place_points(table: &Table, seat: Seat, district: District, strength: u8) -> f32 {
    if strength == 0 {
        return 0.0;
    }
    let rank = table.rank(seat);
    let ahead = |other: Seat| {
        let estate = &table.estates[other];
        let rival_strength = if estate.hired.has(district) { estate.strength(district) } else { 0 };
        rival_strength > strength || rival_strength == strength && table.rank(other) < rank
    };
    let ahead = Seat::all(table.seats).filter(|&other| other != seat && ahead(other)).count();
    f32::from(MAJORITY[ahead])
}

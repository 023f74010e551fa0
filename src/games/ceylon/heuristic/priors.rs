//! Prior weights of actions.
//!
//! Used as priors of the search and as the playout policy. A weight is the fourth power of the action's value relative
//! to the best one, so that good actions are tried far more often and none is ruled out.

use super::outlook::Outlook;
use super::prospect::{Places, Prospect};
use crate::games::ceylon::action::Action;
use crate::games::ceylon::data::PURSE_RUPEES;
use crate::games::ceylon::map::Hex;
use crate::games::ceylon::pieces::{Main, Tea};
use crate::games::ceylon::state::{Stage, State, Table};

/// Value added to every action, in points, so that none gets weight 0.
const MIN_VALUE: f32 = 0.12;

pub(super) fn priors(state: &State, legal: &[Action], weights: &mut Vec<f32>) {
    let table = &state.table;
    let outlook = Outlook::new(table);
    let prospect = Prospect { table, seat: table.actor, outlook: &outlook };
    let first_weight = weights.len();
    match table.stage {
        Stage::Card => {
            let halves = Halves::new(table, &outlook);
            weights.extend(legal.iter().map(|action| halves.card(action)));
        }
        Stage::Act => act(&prospect, legal, weights),
        Stage::Harvest { .. } => weights.extend(legal.iter().map(|action| harvest_value(&prospect, action))),
        Stage::Discard => weights.extend(legal.iter().map(|action| match action {
            Action::Discard(tea) => discard_value(&prospect, *tea),
            _ => 0.0,
        })),
        Stage::Start => weights.extend(legal.iter().map(|action| match action {
            Action::Start(at) => start_value(&prospect, *at),
            _ => 0.0,
        })),
        Stage::Spare => {
            let best = token_value(&prospect);
            weights.extend([best, outlook.token]);
        }
        Stage::Over => {}
    }
    sharpen_weights(&mut weights[first_weight..]);
    if table.stage == Stage::Act {
        // Each first chest starts the same harvest, so its weight is divided among them.
        let is_chest = |action: &&Action| matches!(action, Action::Harvest { .. });
        let share = 1.0 / legal.iter().filter(is_chest).count().max(1) as f32;
        let weighed = weights[first_weight..].iter_mut().zip(legal);
        weighed.filter(|(_, action)| is_chest(action)).for_each(|(weight, _)| *weight *= share);
    }
}

/// Turns values into weights in place: the fourth power of each value relative to the best.
fn sharpen_weights(promises: &mut [f32]) {
    let best = promises.iter().copied().fold(0.0, f32::max) + MIN_VALUE;
    for promise in promises {
        let part = (promise.max(0.0) + MIN_VALUE) / best;
        *promise = part * part * part * part;
    }
}

/// The value of each half of a card to each seat.
struct Halves {
    own: [f32; 5],
    others: [f32; 5],
}

impl Halves {
    fn new(table: &Table, outlook: &Outlook) -> Halves {
        let own = Prospect { table, seat: table.actor, outlook };
        let alternative = own.alternative();
        let mut halves = Halves { own: Main::ALL.map(|main| own.main(main).max(alternative)), others: [0.0; 5] };
        for seat in table.actor.others(table.seats) {
            let other = Prospect { table, seat, outlook };
            let alternative = other.alternative();
            for main in Main::ALL {
                halves.others[main.index()] += (other.main(main) - alternative).max(0.0);
            }
        }
        let share = 1.0 / f32::from(table.seats - 1).max(1.0);
        halves.others.iter_mut().for_each(|gain| *gain *= share);
        halves
    }

    /// Returns the value of a card: its own half, less a part of what it leaves to the rivals.
    fn card(&self, action: &Action) -> f32 {
        match action {
            Action::Card { own, other } => self.own[own.index()] - 0.5 * self.others[other.index()] + 0.5,
            _ => 0.0,
        }
    }
}

fn act(prospect: &Prospect, legal: &[Action], weights: &mut Vec<f32>) {
    let (table, outlook) = (prospect.table, prospect.outlook);
    let places = Places::new(prospect);
    let own = table.acting_estate();
    let current_value = places.value(own.pawn);
    let need = prospect.rupee_value();
    let harvest = prospect.harvest(own.pawn);
    let dearest = outlook.chest[2] + MIN_VALUE;
    for action in legal {
        let promise = match *action {
            Action::Token => token_value(prospect) * 0.6,
            Action::Plant { at, tile: false } => prospect.plant(at),
            Action::Plant { at, tile: true } => prospect.plant(at) - 0.5,
            Action::Harvest { at, tile } => {
                let part = ((prospect.chest(at) + MIN_VALUE) / dearest).max(0.1);
                harvest * (0.9 + 0.1 * part) * if tile { 0.6 } else { 1.0 }
            }
            Action::Trade { wagon, reward, less } => {
                let promise =
                    table.wagons[usize::from(wagon)].map_or(0.0, |contract| prospect.trade(contract.order(), reward));
                promise - if less.is_some() { 1.0 * outlook.time_factor } else { 0.0 }
            }
            Action::Hire { district, tile } => prospect.hire(district) - if tile { outlook.time_factor } else { 0.0 },
            Action::Advance { tile } => {
                if tile {
                    prospect.advance(2) - 1.5 * outlook.time_factor
                } else {
                    prospect.advance(1)
                }
            }
            Action::Move { to, tile } => {
                let price =
                    if tile { 1.2 * outlook.time_factor } else { f32::from(table.move_price(table.actor, to)) * need };
                // Many moves lead to much the same position.
                (places.value(to) - current_value - price) * 0.7
            }
            Action::Rupees { tile } => {
                let rupees = f32::from(table.rupees_income(table.actor));
                if tile { (rupees + f32::from(PURSE_RUPEES) * 0.7) * need } else { rupees * need }
            }
            _ => 0.0,
        };
        weights.push(promise);
    }
}

/// Returns the value of continuing a harvest or finishing it.
fn harvest_value(prospect: &Prospect, action: &Action) -> f32 {
    let table = prospect.table;
    let own = table.acting_estate();
    let full = own.stored() >= table.capacity(table.actor);
    match action {
        Action::Harvest { at, tile } => {
            let mut value = prospect.chest(*at);
            if full {
                // It would only replace the least valuable chest.
                value -= cheapest_chest(prospect);
            }
            if *tile { value * 0.3 } else { value * 2.0 }
        }
        _ if full => 0.8,
        _ => 0.1,
    }
}

/// Returns the value of the cheapest chest in the warehouse.
fn cheapest_chest(prospect: &Prospect) -> f32 {
    let chests = prospect.table.acting_estate().chests;
    let kinds = Tea::ALL.into_iter().filter(|tea| chests[tea.index()] > 0);
    kinds.map(|tea| prospect.outlook.chest[tea.index()]).fold(9.0, f32::min)
}

/// Returns the value of discarding a chest of this tea: higher for cheap tea and for chests beyond the demand of the
/// contracts on the train.
fn discard_value(prospect: &Prospect, tea: Tea) -> f32 {
    let table = prospect.table;
    let own = table.acting_estate();
    let wanted = table.wagons.iter().flatten().map(|contract| contract.order());
    let wanted =
        wanted.filter(|order| own.has_space(order.company)).map(|order| order.demand[tea.index()]).max().unwrap_or(0);
    let over = f32::from(own.chests[tea.index()]) - f32::from(wanted);
    let dear = prospect.outlook.chest[tea.index()] + 0.3;
    (0.5 + 0.5 * over.max(0.0)) / dear
}

/// Returns the value of a first plantation: close to high ground and to other districts.
fn start_value(prospect: &Prospect, at: Hex) -> f32 {
    let table = prospect.table;
    let adjacent = at.neighbours().and(table.land());
    let heights = adjacent.and(table.slopes).len() + adjacent.and(table.peaks).len();
    let borders = adjacent.iter().filter(|hex| hex.district() != at.district()).count();
    let taken = adjacent.and(table.fields).len();
    0.5 + 0.3 * adjacent.len() as f32 + 0.25 * heights as f32 + 0.15 * borders as f32 + 0.2 * taken as f32
}

/// Returns the best immediate value of a technology token.
fn token_value(prospect: &Prospect) -> f32 {
    let mains = [Main::Plant, Main::Harvest, Main::Trade, Main::Hire];
    mains.into_iter().map(|main| prospect.main(main)).fold(0.0, f32::max)
}

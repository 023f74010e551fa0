//! The value of an action for a seat, in points: planting, harvesting, trading, hiring, advancing, moving.
//!
//! Used to weight actions, for the seat to act and for its rivals. 0 means impossible or not worthwhile.

use super::outlook::Outlook;
use super::{ability, place_points};
use crate::engine::Seat;
use crate::games::ceylon::data::{
    ADVANCE_COST, BROKER_RUPEES, COMPANY_SET, MAJORITY, MARK_POINTS, MARKED, Order, SPACE_OPENS_AT, TRACK,
};
use crate::games::ceylon::map::{Hex, HexSet};
use crate::games::ceylon::pieces::{Councillor, District, Main, Reward};
use crate::games::ceylon::state::Table;

/// Values of the actions of one seat.
pub(super) struct Prospect<'a> {
    pub table: &'a Table,
    pub seat: Seat,
    pub outlook: &'a Outlook,
}

impl Prospect<'_> {
    /// Returns the best value of a main action, 0 if it is impossible. Ignores starting tiles.
    pub(super) fn main(&self, main: Main) -> f32 {
        let own = &self.table.estates[self.seat];
        let best = match main {
            Main::Plant => {
                if own.markers == 0 || own.rupees < self.table.plant_cost(self.seat) {
                    return 0.0;
                }
                let mut sites = HexSet::one(own.pawn);
                if self.table.has_contracted(Councillor::Surveyor, self.seat) {
                    sites = sites.or(own.pawn.neighbours().and(HexSet::district(own.pawn.district())));
                }
                sites.without(self.table.fields).iter().map(|at| self.plant(at)).fold(0.0, f32::max)
            }
            Main::Harvest => self.harvest(own.pawn),
            Main::Trade => {
                let orders = self.table.wagons.iter().flatten().map(|contract| contract.order());
                let possible = orders.filter(|order| {
                    (0..3).all(|tea| order.demand[tea] <= own.chests[tea]) && own.has_space(order.company)
                });
                possible
                    .map(|order| self.trade(order, Reward::Points).max(self.trade(order, Reward::Rupees)))
                    .fold(0.0, f32::max)
            }
            Main::Hire => {
                let pawn_district = own.pawn.district();
                if own.hired.has(pawn_district) || own.rupees < self.table.hire_cost(self.seat) {
                    return 0.0;
                }
                self.hire(pawn_district)
            }
            Main::Advance => {
                if own.rupees < ADVANCE_COST || own.tech >= TRACK {
                    return 0.0;
                }
                self.advance(1)
            }
        };
        best.max(0.0)
    }

    /// Returns the value of a plantation at `at`, net of its price.
    pub(super) fn plant(&self, at: Hex) -> f32 {
        self.plant_in(at.district()) + self.tea_value(at)
    }

    /// Returns the value of the tea that a plantation on this hex would yield.
    pub(super) fn tea_value(&self, at: Hex) -> f32 {
        self.outlook.chest[usize::from(self.table.level(at))] * 0.05 * self.outlook.left.min(12.0)
    }

    /// Returns the value of a plantation anywhere in a district.
    pub(super) fn plant_in(&self, district: District) -> f32 {
        let (table, outlook) = (self.table, self.outlook);
        let own = &table.estates[self.seat];
        // A leftover marker would have cost 2.
        let mut value = 2.0;
        let strength = own.strength(district);
        let gain =
            place_points(table, self.seat, district, strength + 1) - place_points(table, self.seat, district, strength);
        if own.hired.has(district) {
            value += gain * (0.65 + 0.35 * outlook.late) + 0.4;
        } else {
            value += (0.3 * gain + 0.6) * outlook.time_factor;
        }
        if own.bonus == 0
            && strength == 0
            && let Some(next) = table.next_bonus()
        {
            let missing =
                table.districts.iter().filter(|&one| own.fields.and(HexSet::district(one)).is_empty()).count();
            value += if missing == 1 {
                f32::from(next)
            } else {
                f32::from(next) * 0.5 * outlook.time_factor / missing as f32
            };
        }
        if SPACE_OPENS_AT.contains(&(own.planted() + 1)) && own.companies() >= own.open_spaces().saturating_sub(1) {
            value += 1.5 * outlook.time_factor;
        }
        value + 0.06 * outlook.left.min(12.0) - f32::from(table.plant_cost(self.seat)) * outlook.rupee
    }

    /// Returns the value of a chest from the plantation at `at`.
    pub(super) fn chest(&self, at: Hex) -> f32 {
        let value = self.outlook.chest[usize::from(self.table.level(at))];
        if self.table.estates[self.seat].fields.has(at) { value } else { value - self.rent() }
    }

    /// Returns the cost of giving a rival a point.
    fn rent(&self) -> f32 {
        1.0 / f32::from(self.table.seats - 1).max(1.0)
    }

    /// Returns the value of a harvest with the pawn on `from`: the most valuable teas first, as many as fit.
    pub(super) fn harvest(&self, from: Hex) -> f32 {
        self.crop().value_from(from)
    }

    /// Returns the plantations to harvest on the map.
    fn crop(&self) -> Crop {
        let table = self.table;
        let own = &table.estates[self.seat];
        let levels = [table.peaks, table.slopes.without(table.peaks), HexSet(!table.slopes.0)];
        let [black, green, white] = self.outlook.chest;
        Crop {
            room: u32::from(table.capacity(self.seat).saturating_sub(own.stored())),
            mine: levels.map(|level| level.and(own.fields)),
            theirs: levels.map(|level| level.and(table.fields).without(own.fields)),
            value: [white, green, black],
            rent: self.rent(),
        }
    }

    /// Returns the value of fulfilling a contract for this reward.
    pub(super) fn trade(&self, order: &Order, reward: Reward) -> f32 {
        let (table, outlook) = (self.table, self.outlook);
        let own = &table.estates[self.seat];
        let mut value = match reward {
            Reward::Points => f32::from(order.points),
            Reward::Rupees => f32::from(order.rupees) * outlook.rupee,
        };
        if own.contracts[order.company.index()] == 0 {
            let companies = own.companies();
            value +=
                f32::from(COMPANY_SET[(companies + 1).min(5)] - COMPANY_SET[companies]) + 0.5 * outlook.time_factor;
        }
        if table.has_contracted(Councillor::Broker, self.seat) {
            value += f32::from(BROKER_RUPEES) * outlook.rupee;
        }
        let used = (0..3).map(|tea| f32::from(order.demand[tea]) * outlook.chest[tea]).sum::<f32>();
        value - 0.6 * used
    }

    /// Returns the value of a district's councillor, net of his price.
    pub(super) fn hire(&self, district: District) -> f32 {
        let (table, outlook) = (self.table, self.outlook);
        let own = &table.estates[self.seat];
        let strength = own.strength(district);
        let current = place_points(table, self.seat, district, strength) * (0.65 + 0.35 * outlook.late);
        let potential = place_points(table, self.seat, district, strength + 1) * 0.3 * outlook.time_factor;
        let skill = table.councillors[district.index()].map_or(0.0, |councillor| ability(councillor) * outlook.left);
        current.max(potential) + skill - f32::from(table.hire_cost(self.seat)) * outlook.rupee
    }

    /// Returns the value of an advance by `steps`, net of its price.
    pub(super) fn advance(&self, steps: u8) -> f32 {
        let (table, outlook) = (self.table, self.outlook);
        let own = &table.estates[self.seat];
        let to = own.tech + steps;
        let marks = MARKED.into_iter().filter(|&mark| mark > own.tech && mark <= to).count();
        let mut value = f32::from(MARK_POINTS) * marks as f32 + outlook.token;
        if marks == 0 {
            value += f32::from(MARK_POINTS) * 0.3 * outlook.time_factor;
        }
        let rank = table.rank(self.seat);
        let behind = table.ranked()[..rank].iter().filter(|&&other| table.estates[other].tech > to).count();
        let now = if own.tech > 0 { MAJORITY[rank] } else { 0 };
        // The rank on the track also breaks every tie.
        value += f32::from(MAJORITY[behind] - now) * (0.4 + 0.6 * outlook.late) + 0.4 * (rank - behind) as f32;
        if table.has_contracted(Councillor::Engineer, self.seat) {
            value += 1.0;
        }
        value - (f32::from(ADVANCE_COST) + 0.6) * outlook.rupee
    }

    /// Returns the value of the fallback options: the better of taking rupees and moving.
    pub(super) fn alternative(&self) -> f32 {
        (f32::from(self.table.rupees_income(self.seat)) * self.rupee_value()).max(0.7 * self.outlook.time_factor)
    }

    /// Returns the value of a rupee to this seat: more while it cannot pay for an action.
    pub(super) fn rupee_value(&self) -> f32 {
        let shortage = f32::from((8 - self.table.estates[self.seat].rupees).clamp(0, 8));
        self.outlook.rupee * (1.0 + 0.08 * shortage)
    }
}

/// The harvest available to a seat, most valuable tea first.
struct Crop {
    room: u32,
    mine: [HexSet; 3],
    theirs: [HexSet; 3],
    value: [f32; 3],
    rent: f32,
}

impl Crop {
    /// Returns the value of a harvest with the pawn on `hex`.
    fn value_from(&self, hex: Hex) -> f32 {
        let reach = hex.within(1);
        let mut room = self.room;
        let mut sum = 0.0;
        for level in 0..3 {
            let own_chests = reach.and(self.mine[level]).len().min(room);
            room -= own_chests;
            sum += own_chests as f32 * self.value[level];
            let profit = self.value[level] - self.rent;
            if profit > 0.0 {
                let rival_chests = reach.and(self.theirs[level]).len().min(room);
                room -= rival_chests;
                sum += rival_chests as f32 * profit;
            }
        }
        sum
    }
}

/// The values of standing on each hex, computed for all hexes of a seat at once.
pub(super) struct Places<'a> {
    prospect: &'a Prospect<'a>,
    crop: Crop,
    plant: [f32; 4],
    hire: [f32; 4],
}

impl<'a> Places<'a> {
    pub(super) fn new(prospect: &'a Prospect<'a>) -> Places<'a> {
        let table = prospect.table;
        let own = &table.estates[prospect.seat];
        let purse = f32::from(own.rupees);
        // An option that the seat cannot afford yet counts half.
        let reachable = |cost: i16| if purse >= f32::from(cost) { 1.0 } else { 0.5 };
        let plant = District::ALL.map(|district| {
            if own.markers == 0 || !table.districts.has(district) {
                return -9.0;
            }
            prospect.plant_in(district) * reachable(table.plant_cost(prospect.seat))
        });
        let hire = District::ALL.map(|district| {
            if own.hired.has(district) || !table.districts.has(district) {
                return 0.0;
            }
            prospect.hire(district).max(0.0) * reachable(table.hire_cost(prospect.seat))
        });
        Places { prospect, crop: prospect.crop(), plant, hire }
    }

    /// Returns the value of standing on `hex`.
    pub(super) fn value(&self, hex: Hex) -> f32 {
        let table = self.prospect.table;
        let district = hex.district().index();
        let open = 0.2 + 0.8 * self.prospect.outlook.time_factor;
        let plant =
            if table.fields.has(hex) { 0.0 } else { (self.plant[district] + self.prospect.tea_value(hex)).max(0.0) };
        let harvest = self.crop.value_from(hex);
        (0.5 * plant + 0.4 * harvest + 0.3 * self.hire[district]) * open
    }
}

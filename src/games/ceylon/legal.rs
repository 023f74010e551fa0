//! Legal actions of the seat to act.
//!
//! The single source of legality: the board, the opponents and the tests all use this list. Generated in the order of
//! `Action`, so it needs no sorting. Called at every ply of every playout.

use super::action::Action;
use super::data::{ADVANCE_COST, TRACK};
use super::map::{FARTHEST, HexSet};
use super::pieces::{Card, Cards, Councillor, District, Main, Reward, Tea, Tile};
use super::state::{Right, Stage, Table};
use crate::engine::Seat;

/// Appends the legal actions of the seat to act, whose hand is `hand`, in order; nothing once the game is over.
/// Legality depends on nothing but the table and that hand.
pub(super) fn legal(table: &Table, hand: &Cards, actions: &mut Vec<Action>) {
    match table.stage {
        Stage::Start => start(table, actions),
        Stage::Card => card(hand, actions),
        Stage::Act => act(table, actions),
        Stage::Harvest { taken, ignores_distance: afar } => {
            chests(table, taken, afar, actions);
            actions.push(Action::Done);
        }
        Stage::Discard => {
            let chests = table.acting_estate().chests;
            actions.extend(Tea::ALL.into_iter().filter(|tea| chests[tea.index()] > 0).map(Action::Discard));
        }
        Stage::Spare => actions.extend([Action::Token, Action::Done]),
        Stage::Over => {}
    }
}

/// Whether `seat` could take this main action if it were to act right now, given a technology token or the matching
/// half of a card.
pub(super) fn could_do(table: &Table, seat: Seat, half: Main) -> bool {
    let table = Table { actor: seat, stage: Stage::Act, ..*table };
    let mut actions = Vec::new();
    main(&table, half, &mut actions);
    !actions.is_empty()
}

/// Adds the hexes of level 0 in districts without a plantation (rulebook, setup I).
fn start(table: &Table, actions: &mut Vec<Action>) {
    for district in table.districts.iter() {
        let hexes = HexSet::district(district);
        if table.fields.and(hexes).is_empty() {
            actions.extend(hexes.without(table.slopes).iter().map(Action::Start));
        }
    }
}

/// The orientations of the cards in the order of [`Action::Card`]: card, half kept, half left.
const ORIENTATIONS: [(Card, Main, Main); 20] = {
    let mut list = [(Card(0), Main::Plant, Main::Plant); 20];
    let (mut own, mut next) = (0, 0);
    while own < 5 {
        let mut other = 0;
        while other < 5 {
            let mut card = 0;
            while card < 10 {
                let (one, two) = Card::PAIRS[card];
                let (one, two) = (one as usize, two as usize);
                if (one == own && two == other) || (one == other && two == own) {
                    list[next] = (Card(card as u8), Main::ALL[own], Main::ALL[other]);
                    next += 1;
                }
                card += 1;
            }
            other += 1;
        }
        own += 1;
    }
    list
};

/// Adds the cards in hand; equal cards are one action (docs/rules/ceylon.md 13.7).
fn card(hand: &Cards, actions: &mut Vec<Action>) {
    for (card, own, other) in ORIENTATIONS {
        if hand.count(card) > 0 {
            actions.push(Action::Card { own, other });
        }
    }
}

/// Adds the action of the half card or the token, and the alternatives to it.
fn act(table: &Table, actions: &mut Vec<Action>) {
    let own = table.acting_estate();
    if table.right == Right::Own && !table.spent && own.tokens > 0 {
        actions.push(Action::Token);
    }
    match (table.right, table.played) {
        (Right::Own, Some(played)) => main(table, played.kept, actions),
        (Right::Follow, Some(played)) => main(table, played.offered, actions),
        // A token allows any main action except advancing (rulebook, playing).
        _ => [Main::Plant, Main::Harvest, Main::Trade, Main::Hire].iter().for_each(|&one| main(table, one, actions)),
    }
    moves(table, actions);
    actions.push(Action::Rupees { tile: false });
    if own.may_use(Tile::Purse) {
        actions.push(Action::Rupees { tile: true });
    }
}

fn main(table: &Table, main: Main, actions: &mut Vec<Action>) {
    match main {
        Main::Plant => plants(table, actions),
        Main::Harvest => chests(table, HexSet::EMPTY, false, actions),
        Main::Trade => trades(table, actions),
        Main::Hire => hires(table, actions),
        Main::Advance => advances(table, actions),
    }
}

/// Adds the pawn's hex and, with the councillor, those next to it in the same district: hexes without a plantation or,
/// with the starting tile, with the seat's own (docs/rules/ceylon.md 13.9 and 13.16).
fn plants(table: &Table, actions: &mut Vec<Action>) {
    let own = table.acting_estate();
    if own.markers == 0 || own.rupees < table.plant_cost(table.actor) {
        return;
    }
    let mut sites = HexSet::one(own.pawn);
    if table.has_contracted(Councillor::Surveyor, table.actor) {
        sites = sites.or(own.pawn.neighbours().and(HexSet::district(own.pawn.district())));
    }
    let grafts = if own.may_use(Tile::Graft) { sites.and(own.fields) } else { HexSet::EMPTY };
    let sites = sites.without(table.fields).or(grafts);
    actions.extend(sites.iter().map(|at| Action::Plant { at, tile: grafts.has(at) }));
}

/// Adds a chest from each plantation on or next to the pawn's hex. The starting tile allows any plantation on the map;
/// it is declared with the first one out of reach (docs/rules/ceylon.md 13.8 and 13.15).
fn chests(table: &Table, taken: HexSet, afar: bool, actions: &mut Vec<Action>) {
    let own = table.acting_estate();
    let left = table.fields.without(taken);
    let reach = own.pawn.within(1);
    if own.may_use(Tile::Porters) {
        actions.extend(left.iter().map(|at| Action::Harvest { at, tile: !reach.has(at) }));
    } else {
        let reachable = if afar { left } else { left.and(reach) };
        actions.extend(reachable.iter().map(|at| Action::Harvest { at, tile: false }));
    }
}

/// Adds the contracts on the train for which the seat has a space and the chests (or, with the starting tile, all
/// chests but one).
fn trades(table: &Table, actions: &mut Vec<Action>) {
    let own = table.acting_estate();
    for (wagon, contract) in table.wagons.iter().enumerate() {
        let Some(contract) = contract else { continue };
        let order = contract.order();
        let missing: u8 = (0..3).map(|tea| order.demand[tea].saturating_sub(own.chests[tea])).sum();
        let tare = own.may_use(Tile::Tare);
        if missing > u8::from(tare) || !own.has_space(order.company) {
            continue;
        }
        for reward in Reward::ALL {
            let trade = |less| Action::Trade { wagon: wagon as u8, reward, less };
            if missing == 0 {
                actions.push(trade(None));
            }
            if tare {
                let left_out = |tea: &Tea| {
                    let tea = tea.index();
                    order.demand[tea] > 0 && (missing == 0 || own.chests[tea] < order.demand[tea])
                };
                actions.extend(Tea::ALL.into_iter().filter(left_out).map(|tea| trade(Some(tea))));
            }
        }
    }
}

/// Adds the councillor of the pawn's district or, with the starting tile, of another one, each at most once.
fn hires(table: &Table, actions: &mut Vec<Action>) {
    let own = table.acting_estate();
    if own.rupees < table.hire_cost(table.actor) {
        return;
    }
    let pawn_district = own.pawn.district();
    let anywhere = own.may_use(Tile::Letter);
    for district in District::ALL {
        if (district == pawn_district || anywhere) && table.districts.has(district) && !own.hired.has(district) {
            actions.push(Action::Hire { district, tile: district != pawn_district });
        }
    }
}

/// Adds a step if there is a space left; two with the starting tile if there are two (docs/rules/ceylon.md 13.15).
fn advances(table: &Table, actions: &mut Vec<Action>) {
    let own = table.acting_estate();
    if own.rupees < ADVANCE_COST || own.tech >= TRACK {
        return;
    }
    actions.push(Action::Advance { tile: false });
    if own.may_use(Tile::Leap) && own.tech + 2 <= TRACK {
        actions.push(Action::Advance { tile: true });
    }
}

/// Adds moves to every other hex that the seat can afford. With the starting tile moves are free; it is offered from
/// two steps on (docs/rules/ceylon.md 13.10 and 13.15).
fn moves(table: &Table, actions: &mut Vec<Action>) {
    let own = table.acting_estate();
    let prices = table.move_prices(table.actor);
    let mut steps = 1;
    while steps < FARTHEST && prices[usize::from(steps) + 1] <= own.rupees {
        steps += 1;
    }
    let others = table.land().without(HexSet::one(own.pawn));
    if own.may_use(Tile::Passage) {
        let (near, far) = (own.pawn.within(1), own.pawn.within(steps));
        for to in others.iter() {
            if far.has(to) {
                actions.push(Action::Move { to, tile: false });
            }
            if !near.has(to) {
                actions.push(Action::Move { to, tile: true });
            }
        }
    } else {
        actions.extend(others.and(own.pawn.within(steps)).iter().map(|to| Action::Move { to, tile: false }));
    }
}

//! Answers to questions about pieces: the piece behind each part, the entries of places, tracks and buttons, and the
//! present state of a piece.
//!
//! Called through `Words`. Pieces of the box have their entries in `components`.

use super::components as kinds;
use super::names::{self, board, colour, count_goods, icon, icons, list};
use crate::engine::Seat;
use crate::games::tea_and_rum::data;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::press::Part;
use crate::games::tea_and_rum::state::{Player, Stage, Table, Task};
use crate::games::tea_and_rum::view::View;
use crate::words::capital;
use crate::words::rulebook::Source::{Reconstructed, Rulebook as Book, Ruling};
use crate::words::{Component, Piece, Speaker};

/// Alternative actions at the foot of the action boards, by board.
pub const DOOR: &str = "door";
/// Empty spaces of the contracts board.
pub const SPACE: &str = "space";
pub const POINTS: &str = "points";
/// Steps of the reputation track; step 0 is the whole track.
pub const STEP: &str = "step";
/// Place for an allegiance.
pub const SEAL: &str = "seal";
pub const EXPANSION: &str = "expansion";
/// Button that passes, skips, ends or closes.
pub const DONE: &str = "done";
pub const MONEY: &str = "money";
pub const POPULATION: &str = "population";
pub const WAREHOUSE: &str = "warehouse";
pub const WORKER: &str = "worker";
pub const SCALE: &str = "scale";
pub const SCORE: &str = "score";
/// A player's buildings, captains and contracts, by seat.
pub const HELD: &str = "held";
/// Order board of the two-player game.
pub const ORDER: &str = "order";

pub(super) const KINDS: &[&str] = &[
    kinds::BUILDING,
    kinds::CAPTAIN,
    kinds::CONTRACT,
    kinds::SHIP,
    kinds::ALLEGIANCE,
    kinds::WISH,
    kinds::ENDOWMENT,
    kinds::GOOD,
    kinds::TILE,
    kinds::AUTOMA,
    DOOR,
    SPACE,
    POINTS,
    STEP,
    SEAL,
    EXPANSION,
    DONE,
    MONEY,
    POPULATION,
    WAREHOUSE,
    WORKER,
    SCALE,
    HELD,
    ORDER,
    SCORE,
];

/// Returns the piece shown by a part.
pub(super) fn piece(view: &View, part: Part) -> Piece {
    let table = &view.table;
    let (kind, number) = match part {
        Part::Floor(at, Way::Instead) => (DOOR, at as usize),
        Part::Floor(at, _) => (kinds::TILE, at as usize),
        Part::Ship(ship, _) => (kinds::SHIP, ship.index()),
        Part::Building(building) | Part::Own(building) => (kinds::BUILDING, building as usize),
        Part::Saved(good) | Part::Cube(good) | Part::Stored(good) | Part::Sell(good) | Part::Buy(good) => {
            (kinds::GOOD, good as usize)
        }
        Part::Captain(captain) | Part::Crew(captain) => (kinds::CAPTAIN, captain.index()),
        Part::Payment(_) => (kinds::CAPTAIN, data::TAKES_WOOD.index()),
        Part::Space(space) => match table.spaces.get(usize::from(space)).copied().flatten() {
            Some(contract) => (kinds::CONTRACT, contract.index()),
            None => (SPACE, usize::from(space)),
        },
        Part::Colour(colour) => (POINTS, colour as usize),
        Part::Half(_) => match table.tasks.top() {
            Some(Task::Half(step)) => (STEP, usize::from(step)),
            _ => (STEP, usize::from(table.active_player().step)),
        },
        Part::Allegiance(card) => (kinds::ALLEGIANCE, card.index()),
        Part::Seal => table.active_player().allegiance.map_or((SEAL, 0), |card| (kinds::ALLEGIANCE, card.index())),
        Part::Smelt(_) => (kinds::BUILDING, Building::Foundry as usize),
        Part::Expansion => (EXPANSION, 0),
        Part::Done => (DONE, 0),
    };
    Piece::new(kind, number)
}

/// Returns the entry of a piece on the table that is not listed in the box.
pub(super) fn entry(view: &View, piece: Piece) -> Option<Component> {
    let (kind, number) = (piece.kind, piece.number);
    let new =
        |name: String, rule: &'static str, words: &str| Component::new(kind, number, name, rule).words(words, Book);
    Some(match kind {
        DOOR => {
            let at = *Board::ALL.get(number)?;
            let name = format!("{}: {}", board(at), icon(at.alternative()));
            new(name, "actions", "Instead of the row, a worker who is moved here may do the action at the bottom.")
                .figure("Action", icon(at.alternative()), Reconstructed)
        }
        SPACE => {
            let bonus = view.table.player_count_rules().spaces.get(number)?;
            new(
                format!("Space {} of the contracts board", number + 1),
                "contract",
                "It is empty. Older contracts move right, and new ones come.",
            )
            .figure("Bonus", icons(bonus), Reconstructed)
        }
        POINTS => {
            let which = *Colour::ALL.get(number)?;
            let words = match which {
                Colour::Blue => "Standing with the Crown. The most blue points make a Governor.",
                Colour::Red => "Support of the people. The most red points make a Pirate King.",
            };
            new(format!("{} points", capital(colour(which))), "points", words)
        }
        STEP if number == 0 => {
            new("The reputation track".into(), "reputation", "Each star is a step. You get what the step shows.")
        }
        STEP => {
            let row = data::STEPS.get(number - 1)?;
            let gives = match row.right {
                Some(right) => format!("{}; or {}", icons(row.left), icons(right)),
                None => icons(row.left),
            };
            new(
                format!("Step {number} of the reputation track"),
                "reputation",
                "Each star is a step. You get what the step shows.",
            )
            .figure("Gives", gives, Reconstructed)
        }
        SEAL => new(
            "No allegiance yet".into(),
            "allegiance",
            "A player who reaches enough blue points is called by the Crown and takes one.",
        )
        .figure("Blue points", data::CROWN_CALLS, Book),
        EXPANSION => {
            new("Expansion of the warehouse".into(), "warehouse", "Pay for a token to get one more square for goods.")
        }
        DONE => new("Enough".into(), "turns", "Passes, skips or ends what you are doing."),
        MONEY => new(
            "Dollars".into(),
            "income",
            "Pay for ships, captains and goods. At the end they can be exchanged for points.",
        )
        .figure("A point costs", format!("${}", data::DOLLARS_A_POINT), Book),
        POPULATION => new("Population".into(), "population", "Each round you get so many dollars."),
        WAREHOUSE => {
            new("Warehouse".into(), "warehouse", "Each square holds one good. What does not fit has to be discarded.")
                .figure("Squares at the beginning", data::SQUARES, Reconstructed)
        }
        WORKER => new(
            "Workers".into(),
            "actions",
            "In odd rounds you take your workers off the houses, in even rounds you put them there.",
        )
        .figure("Each player", data::WORKERS, Book),
        SCORE => new("Points".into(), "titles", "Blue points make a Governor, red points a Pirate King. Both win."),
        SCALE => new(
            "The scale".into(),
            "trade",
            "Sell on the left and buy on the right. The good that you sell most of brings $1 more a unit, the one you buy most of costs $1 less.",
        ),
        HELD if number < usize::from(view.table.seats) => Component {
            source: Ruling,
            ..new(
                "Buildings, captains and contracts".into(),
                "actions",
                "What a player has built, hired and fulfilled lies open.",
            )
        },
        ORDER => new(
            "Order board".into(),
            "automa",
            "It says who moves a worker, turn by turn. It is turned over after each round.",
        )
        .figure("The Automa’s turns", "every third", Reconstructed),
        _ => return None,
    })
}

/// Describes a piece's owner, its place and its present value.
pub(super) fn state_of_piece(view: &View, piece: Piece, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let number = piece.number;
    let each = |has: &dyn Fn(Seat) -> Option<String>| players(table, speaker, has);
    let player = |seat: Seat| &table.players[seat];
    match piece.kind {
        kinds::BUILDING => of_building(view, Building::ALL[number], speaker),
        kinds::CAPTAIN => of_captain(view, Captain(number as u8 + 1), speaker),
        kinds::CONTRACT => of_contract(view, Contract(number as u8 + 1), speaker),
        kinds::SHIP => of_ship(view, Ship(number as u8 + 1), speaker),
        kinds::ALLEGIANCE => of_allegiance(table, Allegiance(number as u8 + 1), speaker),
        kinds::WISH => of_wish(table, Wish(number as u8 + 1), speaker),
        kinds::GOOD => of_good(table, Good::ALL[number], speaker),
        kinds::TILE => of_house(view, Board::ALL[number], speaker),
        kinds::ENDOWMENT => {
            let given = table.endowed & Endowment(number as u8 + 1).bit() != 0;
            vec![if given { "It was given out at the beginning." } else { "It is not used in this game." }.into()]
        }
        kinds::AUTOMA if number == 1 => vec![victory(table)],
        DOOR => {
            let could = view.could_choose(view_seat(view), Board::ALL[number].alternative());
            could.map(|cards| format!("Cards that you could choose now: {cards}.")).into_iter().collect()
        }
        POINTS => each(&|seat| {
            let points = view.points(seat).map(|points| points[number].to_string());
            Some(points.unwrap_or_else(|| "in a closed chest".into()))
        }),
        SCORE => each(&|seat| {
            let points = view.points(seat).map(|[blue, red]| format!("{blue} blue, {red} red"));
            Some(points.unwrap_or_else(|| "in a closed chest".into()))
        }),
        STEP => each(&|seat| Some(format!("step {}", player(seat).step))),
        EXPANSION => each(&|seat| {
            Some(
                player(seat)
                    .next_expansion()
                    .map_or_else(|| "none left".into(), |price| format!("the next costs ${price}")),
            )
        }),
        MONEY => each(&|seat| Some(format!("${}", player(seat).money))),
        POPULATION => each(&|seat| Some(player(seat).population.to_string())),
        WAREHOUSE => {
            each(&|seat| Some(format!("{} of {} squares", player(seat).goods.total(), player(seat).squares())))
        }
        WORKER => each(&|seat| Some(format!("{} to move", table.workers_left(seat)))),
        HELD => vec![format!("On {} board.", speaker.whose(Seat(number as u8)))],
        ORDER => order(table, speaker),
        _ => Vec::new(),
    }
}

/// Returns a player's buildings, captains and contracts.
pub(super) fn pile(view: &View, piece: Piece) -> Option<Vec<(Piece, u8)>> {
    let own = Seat::all(view.table.seats).nth(piece.number).filter(|_| piece.kind == HELD)?;
    let own = &view.table.players[own];
    let of_kind = |kind, set| members(set).map(move |card| (Piece::new(kind, usize::from(card) - 1), 1));
    let buildings = of_kind(kinds::BUILDING, own.buildings);
    Some(
        buildings.chain(of_kind(kinds::CAPTAIN, own.captains)).chain(of_kind(kinds::CONTRACT, own.contracts)).collect(),
    )
}

/// Describes the order of moves in this round, from the present turn on.
fn order(table: &Table, speaker: &Speaker) -> Vec<String> {
    let slots = data::ORDER.iter().skip(table.slot().unwrap_or(0));
    let who = slots.map(|slot| match slot {
        data::OrderSlot::First => speaker.whom(table.first),
        data::OrderSlot::Second => speaker.whom(table.first.next(table.seats)),
        data::OrderSlot::Automa => "the Automa",
    });
    vec![format!("{}.", capital(&who.collect::<Vec<_>>().join(", ")))]
}

/// Returns the seat from whose perspective the viewer looks; for a bystander, the active seat.
fn view_seat(view: &View) -> Seat {
    match view.viewer {
        crate::engine::Viewer::Seat(seat) => seat,
        _ => view.table.active,
    }
}

/// Lists what each player has in one sentence; empty if no player has any.
fn players(table: &Table, speaker: &Speaker, has: &dyn Fn(Seat) -> Option<String>) -> Vec<String> {
    let each: Vec<String> = Seat::all(table.seats)
        .filter_map(|seat| Some(format!("{}: {}", capital(speaker.whom(seat)), has(seat)?)))
        .collect();
    if each.is_empty() { Vec::new() } else { vec![format!("{}.", each.join(", "))] }
}

/// Lists the players that satisfy `holds`, as "Asha and you"; `None` if there are none.
fn those(table: &Table, speaker: &Speaker, holds: impl Fn(&Player) -> bool) -> Option<String> {
    let seats: Vec<String> = Seat::all(table.seats)
        .filter(|seat| holds(&table.players[*seat]))
        .map(|seat| speaker.whom(seat).to_owned())
        .collect();
    (!seats.is_empty()).then(|| list(seats))
}

fn of_building(view: &View, building: Building, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let left = match table.stock[building as usize] {
        0 if !table.has_building(building) => "It is not used in this game.".to_owned(),
        0 => "None is left.".to_owned(),
        left => format!("{left} left."),
    };
    let seat = view_seat(view);
    let missing = building.card().cost.missing_from(&table.players[seat].goods);
    let lack = (!missing.is_empty() && !view.could_build(seat, building) && table.stock[building as usize] > 0)
        .then(|| format!("{} {} {}.", speaker.who(seat), speaker.verb(seat, "lack", "lacks"), count_goods(&missing)));
    let owners = those(table, speaker, |player| player.owns(building)).map(|owners| format!("Built by {owners}."));
    [left].into_iter().chain(owners).chain(lack).collect()
}

fn of_captain(view: &View, captain: Captain, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let card = captain.card();
    let owner = those(table, speaker, |player| player.captains & captain.bit() != 0);
    let shown = table.captains & captain.bit() != 0;
    let mut sentences: Vec<String> = owner.map(|owner| format!("Hired by {owner}.")).into_iter().collect();
    if sentences.is_empty() {
        sentences.push(match shown {
            true => "To be hired now.".into(),
            false if card.round > table.round => format!("May come in round {}.", names::roman(card.round)),
            false => "It did not come in this game.".into(),
        });
    }
    if shown {
        let seat = view_seat(view);
        let fee = table.players[seat].fee(captain);
        sentences.push(format!("{} would pay ${fee}.", speaker.who(seat)));
    }
    if those(table, speaker, |player| player.activated & captain.bit() != 0).is_some() {
        sentences.push("Activated.".into());
    }
    sentences
}

fn of_contract(view: &View, contract: Contract, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let space = table.spaces.iter().position(|laid| *laid == Some(contract));
    let mut sentences = Vec::new();
    if let Some(space) = space {
        let bonus = table
            .player_count_rules()
            .spaces
            .get(space)
            .map_or_else(String::new, |bonus| format!(", which adds {}", icons(bonus)));
        sentences.push(format!("It lies on space {}{bonus}.", space + 1));
        let seat = view_seat(view);
        let missing = contract.card().pay.missing_from(&table.players[seat].goods);
        sentences.push(match missing.is_empty() {
            true => format!("{} {} all its goods.", speaker.who(seat), speaker.verb(seat, "have", "has")),
            false => {
                format!("{} {} {}.", speaker.who(seat), speaker.verb(seat, "lack", "lacks"), count_goods(&missing))
            }
        });
    }
    let done = those(table, speaker, |player| player.contracts & contract.bit() != 0);
    sentences.extend(done.map(|who| format!("Fulfilled by {who}.")));
    sentences
}

fn of_ship(view: &View, ship: Ship, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let seat = view_seat(view);
    match (table.ships & ship.bit() != 0, table.stage) {
        (true, _) => vec![
            "For sale this round.".into(),
            format!("{} would pay ${}.", speaker.who(seat), table.players[seat].fare(ship)),
        ],
        (false, Stage::Income) => vec!["The ships of this round have not come yet.".into()],
        (false, _) if table.player_count_rules().ships == Ship::COUNT => vec!["It was sold this round.".into()],
        (false, _) => vec!["Not for sale: it was sold this round, or it did not come.".into()],
    }
}

fn of_allegiance(table: &Table, card: Allegiance, speaker: &Speaker) -> Vec<String> {
    let owner = those(table, speaker, |player| player.allegiance == Some(card));
    let proved = those(table, speaker, |player| player.allegiance == Some(card) && player.proved).is_some();
    match owner {
        Some(owner) => {
            vec![format!("Taken by {owner}, {}.", if proved { "and fulfilled" } else { "not fulfilled yet" })]
        }
        None if table.allegiances & card.bit() != 0 => vec!["It can still be taken.".into()],
        None => vec!["It is not used in this game.".into()],
    }
}

fn of_wish(table: &Table, wish: Wish, speaker: &Speaker) -> Vec<String> {
    let rounds = (1..=data::ROUNDS).filter(|round| table.wishes[usize::from(*round) - 1] == wish);
    let rounds: Vec<String> = rounds.map(|round| names::roman(round).to_owned()).collect();
    if rounds.is_empty() {
        return vec!["It is not used in this game.".into()];
    }
    let symbols = players(table, speaker, &|seat| Some(table.players[seat].wished(wish).to_string()));
    [format!("It counts in round {}.", list(rounds))].into_iter().chain(symbols).collect()
}

fn of_good(table: &Table, good: Good, speaker: &Speaker) -> Vec<String> {
    let supply = if table.limited {
        format!("{} left in the supply.", table.supply[good])
    } else {
        "The supply never runs out.".into()
    };
    let held = players(table, speaker, &|seat| {
        Some(table.players[seat].goods[good]).filter(|count| *count > 0).map(|count| count.to_string())
    });
    [supply].into_iter().chain(held).collect()
}

fn of_house(view: &View, at: Board, speaker: &Speaker) -> Vec<String> {
    let table = &view.table;
    let mut sentences = vec![match table.live_row(at) {
        Some(number) => {
            let row = table.row(at, number);
            let gives = match row.right {
                Some(right) => format!("{}; or {}", icons(row.left), icons(right)),
                None => icons(row.left),
            };
            format!("The next worker uses row {number}: {gives}.")
        }
        None => "No worker can be moved here.".into(),
    }];
    sentences.extend(players(table, speaker, &|seat| {
        Some(table.workers[at as usize][seat.index()])
            .filter(|count| *count > 0)
            .map(|count| if count == 1 { "1 worker".into() } else { format!("{count} workers") })
    }));
    sentences
}

/// Describes the victory type cards turned up.
fn victory(table: &Table) -> String {
    let [blue, red] = Colour::ALL.map(|colour| table.victory_cards(colour));
    format!("Turned up: {blue} blue, {red} red.")
}

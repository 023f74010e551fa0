//! Answers to questions about a piece: the entries of places, tracks and buttons, and the current state of each piece.
//!
//! Called through `Words`. Pieces of the box have their entries in `components`. Knows no screen.

use super::kinds;
use super::{nouns, phrases};
use crate::engine::{Seat, Viewer};
use crate::games::tea_and_rum::data;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{AUTOMA, Player, Stage, Table};
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::{List, Noun};
use crate::words::Component;
use crate::words::rulebook::Source::{Reconstructed, Rulebook as Book, Ruling};
use crate::words::{Argument, Message, Piece};

/// Returns the entry of a piece that is on the table but not listed in the box; `None` for all others.
pub(super) fn entry(view: &View, piece: Piece) -> Option<Component> {
    let (kind, number) = (piece.kind, piece.number);
    let named =
        |name: Message, about: Message, rule: &'static str| Component::new(kind, number, name, rule).words(about, Book);
    let plain = |name, about, rule| named(Message::new(name), Message::new(about), rule);
    let label = Message::new;
    Some(match kind {
        kinds::DOOR => {
            let at = *Board::ALL.get(number)?;
            let name = message!("piece-alternative", board: Noun(nouns::board(at)));
            named(name, Message::new("piece-alternative.about"), "actions").figure(
                label("figure-action"),
                phrases::icon(at.alternative()),
                Reconstructed,
            )
        }
        kinds::SPACE => {
            let bonus = view.table.player_count_rules().spaces.get(number)?;
            named(message!("piece-space", number: number + 1), Message::new("piece-space.about"), "contract").figure(
                label("figure-bonus"),
                phrases::icons(bonus),
                Reconstructed,
            )
        }
        kinds::POINTS => match *Colour::ALL.get(number)? {
            Colour::Blue => plain("piece-blue", "piece-blue.about", "points"),
            Colour::Red => plain("piece-red", "piece-red.about", "points"),
        },
        kinds::STEP if number == 0 => plain("piece-track", "piece-track.about", "reputation"),
        kinds::STEP => {
            let row = data::STEPS.get(number - 1)?;
            named(message!("piece-step", step: number), Message::new("piece-track.about"), "reputation").figure(
                label("figure-gives"),
                phrases::row(row),
                Reconstructed,
            )
        }
        kinds::SEAL => plain("piece-seal", "piece-seal.about", "allegiance").figure(
            label("figure-blue-points"),
            Message::number(data::CROWN_CALLS),
            Book,
        ),
        kinds::EXPANSION => plain("piece-expansion", "piece-expansion.about", "warehouse"),
        kinds::DONE => plain("piece-done", "piece-done.about", "turns"),
        kinds::MONEY => plain("piece-money", "piece-money.about", "income").figure(
            label("figure-point-price"),
            phrases::dollars(data::DOLLARS_A_POINT),
            Book,
        ),
        kinds::POPULATION => plain("piece-population", "piece-population.about", "population"),
        kinds::WAREHOUSE => plain("piece-warehouse", "piece-warehouse.about", "warehouse").figure(
            label("figure-squares"),
            Message::number(data::SQUARES),
            Reconstructed,
        ),
        kinds::WORKER => plain("piece-workers", "piece-workers.about", "actions").figure(
            label("figure-each-player"),
            Message::number(data::WORKERS),
            Book,
        ),
        kinds::SCORE => plain("piece-score", "piece-score.about", "titles"),
        kinds::SCALE => plain("piece-scale", "piece-scale.about", "trade"),
        kinds::HELD if number < usize::from(view.table.seats) => {
            Component { source: Ruling, ..plain("piece-held", "piece-held.about", "actions") }
        }
        kinds::ORDER => plain("piece-order", "piece-order.about", "automa").figure(
            label("figure-automa-turns"),
            label("figure-every-third"),
            Reconstructed,
        ),
        _ => return None,
    })
}

/// Describes the owner, place and current value of a piece.
pub(super) fn state_of_piece(view: &View, piece: Piece) -> Vec<Message> {
    let table = &view.table;
    let number = piece.number;
    let each = |says: &dyn Fn(Seat, &Player) -> Message| -> Vec<Message> {
        Seat::all(table.seats).map(|seat| says(seat, &table.players[seat]).with("who", seat)).collect()
    };
    match piece.kind {
        kinds::BUILDING => of_building(view, Building::ALL[number]),
        kinds::CAPTAIN => of_captain(view, Captain(number as u8 + 1)),
        kinds::CONTRACT => of_contract(view, Contract(number as u8 + 1)),
        kinds::SHIP => of_ship(view, Ship(number as u8 + 1)),
        kinds::ALLEGIANCE => of_allegiance(table, Allegiance(number as u8 + 1)),
        kinds::WISH => of_wish(table, Wish(number as u8 + 1)),
        kinds::GOOD => good_facts(table, Good::ALL[number]),
        kinds::TILE => of_board(table, Board::ALL[number]),
        kinds::ENDOWMENT => {
            let given = table.endowed & Endowment(number as u8 + 1).bit() != 0;
            vec![Message::new(if given { "now-endowed" } else { "now-unused" })]
        }
        kinds::AUTOMA if number == 1 => {
            let [blue, red] = Colour::ALL.map(|colour| table.victory_cards(colour));
            vec![message!("now-victory-cards", blue: blue, red: red)]
        }
        kinds::DOOR => of_alternative(view, Board::ALL[number]).into_iter().collect(),
        kinds::POINTS => each(&|seat, _| match view.points(seat) {
            Some(points) => message!("now-points", points: phrases::points(Colour::ALL[number], points[number])),
            None => Message::new("now-chest"),
        }),
        kinds::SCORE => each(&|seat, _| match view.points(seat) {
            Some([blue, red]) => message!("now-score", blue: blue, red: red),
            None => Message::new("now-chest"),
        }),
        kinds::STEP => each(&|_, player| message!("now-step", step: player.step)),
        kinds::EXPANSION => each(&|_, player| match player.next_expansion() {
            Some(price) => message!("now-expansion", dollars: price),
            None => Message::new("now-no-expansion"),
        }),
        kinds::MONEY => each(&|_, player| message!("now-money", dollars: player.money)),
        kinds::POPULATION => each(&|_, player| message!("now-population", population: player.population)),
        kinds::WAREHOUSE => {
            each(&|_, player| message!("now-warehouse", used: player.goods.total(), squares: player.squares()))
        }
        kinds::WORKER => each(&|seat, _| message!("now-workers-left", count: table.workers_left(seat))),
        kinds::HELD => vec![message!("now-held", who: Seat(number as u8))],
        kinds::ORDER => vec![order(table)],
        _ => Vec::new(),
    }
}

/// Returns the order in which workers are moved this round, from the current turn on.
fn order(table: &Table) -> Message {
    message!("now-order", order: List(owners(table, table.slot().unwrap_or(0))))
}

/// Returns the owners of the turns in which workers are moved, with two players, from a slot of the order board on.
pub(super) fn owners(table: &Table, slot: usize) -> Vec<Argument> {
    let owners = data::ORDER.iter().skip(slot).map(|slot| match slot {
        data::OrderSlot::First => Argument::Seat(table.first),
        data::OrderSlot::Second => Argument::Seat(table.first.next(table.seats)),
        data::OrderSlot::Automa => Noun("the-automa"),
    });
    owners.collect()
}

/// Returns the seat of the viewer, or the active seat if the viewer is not a player.
fn view_seat(view: &View) -> Seat {
    match view.viewer {
        Viewer::Seat(seat) => seat,
        _ => view.table.active,
    }
}

/// Returns the message `id` with the players for whom `holds` is true as argument `who`; `None` if there are none.
fn those(table: &Table, id: &'static str, holds: impl Fn(&Player) -> bool) -> Option<Message> {
    let seats: Vec<Seat> = Seat::all(table.seats).filter(|seat| holds(&table.players[*seat])).collect();
    (!seats.is_empty()).then(|| Message::new(id).with("who", seats))
}

fn lack(seat: Seat, missing: &Goods) -> Message {
    message!("now-lack", who: seat, goods: phrases::goods(missing))
}

fn of_building(view: &View, building: Building) -> Vec<Message> {
    let table = &view.table;
    let stock = table.stock[building as usize];
    let left = match table.has_building(building) {
        true => message!("now-left", left: stock),
        false => Message::new("now-unused"),
    };
    let seat = view_seat(view);
    let missing = building.card().cost.missing_from(&table.players[seat].goods);
    let lacks = (!missing.is_empty() && !view.could_build(seat, building) && stock > 0).then(|| lack(seat, &missing));
    let owners = those(table, "now-built", |player| player.owns(building));
    [left].into_iter().chain(owners).chain(lacks).collect()
}

fn of_captain(view: &View, captain: Captain) -> Vec<Message> {
    let table = &view.table;
    let card = captain.card();
    let shown = table.captains & captain.bit() != 0;
    let hired = those(table, "now-hired", |player| player.captains & captain.bit() != 0);
    let place = hired.unwrap_or_else(|| match shown {
        true => Message::new("now-for-hire"),
        false if card.round > table.round => message!("now-hire-later", round: phrases::round(card.round)),
        false => Message::new("now-unused"),
    });
    let mut sentences = vec![place];
    if shown {
        let seat = view_seat(view);
        let price = phrases::fee(&table.players[seat], captain);
        sentences.push(message!("now-price", who: seat, price: price));
    }
    let activated = Seat::all(table.seats).any(|seat| table.players[seat].activated & captain.bit() != 0);
    if activated {
        sentences.push(Message::new("now-activated"));
    }
    sentences
}

fn of_contract(view: &View, contract: Contract) -> Vec<Message> {
    let table = &view.table;
    let space = table.spaces.iter().position(|laid| *laid == Some(contract));
    let mut sentences = Vec::new();
    if let Some(space) = space {
        let bonus = phrases::icons(table.player_count_rules().spaces.get(space).copied().unwrap_or_default());
        sentences.push(message!("now-contract-space", space: space + 1, bonus: bonus));
        let seat = view_seat(view);
        let missing = contract.card().pay.missing_from(&table.players[seat].goods);
        sentences.push(match missing.is_empty() {
            true => message!("now-has-goods", who: seat),
            false => lack(seat, &missing),
        });
    }
    sentences.extend(those(table, "now-fulfilled", |player| player.contracts & contract.bit() != 0));
    sentences
}

fn of_ship(view: &View, ship: Ship) -> Vec<Message> {
    let table = &view.table;
    let seat = view_seat(view);
    match (table.ships & ship.bit() != 0, table.stage) {
        (true, _) => vec![
            Message::new("now-ship-for-sale"),
            message!("now-price", who: seat, price: phrases::dollars(table.players[seat].ship_price(ship))),
        ],
        (false, Stage::Income) => vec![Message::new("now-ships-coming")],
        (false, _) if table.player_count_rules().ships == Ship::COUNT => vec![Message::new("now-ship-sold")],
        (false, _) => vec![Message::new("now-ship-absent")],
    }
}

fn of_allegiance(table: &Table, card: Allegiance) -> Vec<Message> {
    let owner = Seat::all(table.seats).find(|seat| table.players[*seat].allegiance == Some(card));
    vec![match owner {
        Some(who) if table.players[who].proved => message!("now-allegiance-fulfilled", who: who),
        Some(who) => message!("now-allegiance-open", who: who),
        None if table.allegiances & card.bit() != 0 => Message::new("now-allegiance-free"),
        None => Message::new("now-unused"),
    }]
}

fn of_wish(table: &Table, wish: Wish) -> Vec<Message> {
    let Some(round) = (1..=data::ROUNDS).find(|round| table.wishes[usize::from(*round) - 1] == wish) else {
        return vec![Message::new("now-unused")];
    };
    let symbols = Seat::all(table.seats)
        .map(|seat| message!("now-symbols", who: seat, count: table.players[seat].wish_symbols(wish)));
    [message!("now-wish-round", round: phrases::round(round))].into_iter().chain(symbols).collect()
}

fn good_facts(table: &Table, good: Good) -> Vec<Message> {
    let supply = match table.limited {
        true => message!("now-supply", left: table.supply[good]),
        false => Message::new("now-supply-endless"),
    };
    let holders = Seat::all(table.seats).map(|seat| (seat, table.players[seat].goods[good]));
    let held = holders.filter(|(_, count)| *count > 0);
    [supply].into_iter().chain(held.map(|(seat, count)| message!("now-holds", who: seat, count: count))).collect()
}

fn of_board(table: &Table, at: Board) -> Vec<Message> {
    let next = match table.next_row(at) {
        Some(number) => message!("now-next-row", row: number, gain: phrases::row(table.row(at, number))),
        None if table.removes() => Message::new("now-board-empty"),
        None => Message::new("now-board-full"),
    };
    let workers = &table.workers[at as usize];
    let players = Seat::all(table.seats).map(|seat| (seat, workers[seat.index()])).filter(|(_, count)| *count > 0);
    let players = players.map(|(seat, count)| message!("now-workers-here", who: seat, count: count));
    let automa = Some(workers[AUTOMA]).filter(|count| *count > 0);
    let automa = automa.map(|count| message!("now-automa-here", count: count));
    [next].into_iter().chain(players).chain(automa).collect()
}

/// Returns the number of cards that the alternative action of a board could choose from; `None` if it chooses no card.
fn of_alternative(view: &View, at: Board) -> Option<Message> {
    let seat = view_seat(view);
    let count = view.could_choose(seat, at.alternative())?;
    let id = match at {
        Board::Governor => "now-could-build",
        Board::Harbor => "now-could-fulfil",
        Board::Market | Board::Tavern => "now-could-hire",
    };
    Some(Message::new(id).with("who", seat).with("count", count))
}

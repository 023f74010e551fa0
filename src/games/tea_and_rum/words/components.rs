//! The contents of the box: buildings, captains, contracts, ships, allegiances, wishes, endowments, action tiles,
//! goods.
//!
//! Every number comes from `data`, where the sources are documented.

use super::kinds;
use super::{nouns, phrases};
use crate::engine::{Rule, Seat};
use crate::games::tea_and_rum::data;
use crate::games::tea_and_rum::pieces::*;
use crate::games::tea_and_rum::state::{Player, Table};
use crate::games::tea_and_rum::versions;
use crate::games::tea_and_rum::view::View;
use crate::message;
use crate::words::Argument::{List, Noun};
use crate::words::rulebook::Source::{Deduced, Reconstructed, Rulebook as Book};
use crate::words::{Argument, Message, Piece, Whereabouts};
use crate::words::{Component, ComponentGroup, FigureTable};

/// Returns the contents of the box.
pub(super) fn components() -> Vec<ComponentGroup> {
    vec![buildings(), captains(), contracts(), ships(), allegiances(), crowd(), tiles(), goods(), automa()]
}

fn label(id: &'static str) -> Message {
    Message::new(id)
}

fn group(key: &'static str, name: &'static str, about: Message, components: Vec<Component>) -> ComponentGroup {
    ComponentGroup { key, name: label(name), about: Some(about), components, tables: Vec::new() }
}

/// Returns the number of copies of each building in the box, which is that used by the maximum number of players.
fn copies() -> u8 {
    data::CREWS.iter().map(|crew| crew.copies).max().unwrap_or(1)
}

fn with_symbols(entry: Component, counts: &[u8; 3]) -> Component {
    match phrases::symbols(counts) {
        Some(symbols) => entry.figure(label("figure-symbols"), phrases::value(symbols), Reconstructed),
        None => entry,
    }
}

fn buildings() -> ComponentGroup {
    let entry = |building: Building| {
        let card = building.card();
        let name = label(nouns::building(building));
        let mut entry = Component::new(kinds::BUILDING, building as usize, name, "build")
            .count(copies(), Book)
            .figure(label("figure-costs"), phrases::value(phrases::goods(&card.cost)), Reconstructed)
            .figure(label("figure-points"), phrases::icon(card.points), Reconstructed);
        if let Some(lasting) = phrases::lasting(building) {
            entry = entry.words(lasting, Book);
        }
        if !card.instant.is_empty() {
            let known = if building == Building::Warehouse { Book } else { Reconstructed };
            entry = entry.figure(label("figure-when-built"), phrases::icons(card.instant), known);
        }
        with_symbols(entry, &card.symbols)
    };
    let about =
        message!("box-buildings.about", buildings: Building::ALL.len(), families: Family::ALL.len(), copies: copies());
    group("buildings", "box-buildings", about, Building::ALL.map(entry).to_vec())
}

fn captains() -> ComponentGroup {
    let entry =
        |captain: Captain| {
            let card = captain.card();
            let mut entry = Component::new(kinds::CAPTAIN, captain.index(), label(nouns::captain(captain)), "captain")
                .figure(label("figure-round"), phrases::value(phrases::round(card.round)), Book)
                .figure(label("figure-costs"), phrases::dollars(card.dollars), Book);
            if !card.plus.is_empty() {
                entry = entry.figure(label("figure-and"), phrases::value(phrases::goods(&card.plus)), Deduced);
            }
            if card.or_wood > 0 {
                entry = entry.figure(label("figure-or"), phrases::amount(Good::Wood, card.or_wood), Reconstructed);
            }
            // Of the gains on hiring, only the stars are known from print.
            let (stars, rest): (Vec<Icon>, Vec<Icon>) = card.instant.iter().partition(|icon| **icon == Icon::Star);
            if !stars.is_empty() {
                entry = entry.figure(label("figure-stars"), Message::number(stars.len()), Book);
            }
            if !rest.is_empty() {
                entry = entry.figure(label("figure-when-hired"), phrases::icons(&rest), Reconstructed);
            }
            if card.cannons > 0 {
                entry = entry
                    .figure(label("figure-activation"), phrases::amount(Good::Cannon, card.cannons), Book)
                    .figure(label("figure-then"), phrases::icons(card.activation), Reconstructed);
            }
            with_symbols(entry, &card.symbols)
        };
    let crews = || data::CREWS.iter().map(|crew| crew.captains);
    let about = message!(
        "box-captains.about",
        each: Captain::COUNT / data::ROUNDS,
        few: crews().min().unwrap_or_default(),
        many: crews().max().unwrap_or_default(),
    );
    group("captains", "box-captains", about, Captain::all().map(entry).collect())
}

fn contracts() -> ComponentGroup {
    let entry = |contract: Contract| {
        let card = contract.card();
        let name = message!("box-contract", goods: phrases::goods(&contract.card().pay));
        Component::new(kinds::CONTRACT, contract.index(), name, "contract")
            .words(label("box-contract.about"), Book)
            .figure(label("figure-goods"), phrases::value(phrases::goods(&card.pay)), Reconstructed)
            .figure(label("figure-blue"), Message::number(card.points[0]), Reconstructed)
            .figure(label("figure-red"), Message::number(card.points[1]), Reconstructed)
    };
    let space =
        |(space, icons): (usize, &&'static [_])| vec![Some(Message::number(space + 1)), Some(phrases::icons(icons))];
    let about = message!("box-contracts.about", contracts: Contract::COUNT);
    let table = FigureTable {
        name: message!("table-spaces", players: data::CREWS.len() + 1),
        head: ["table-space", "table-bonus"].map(Message::new).to_vec(),
        rows: data::SPACES_OF_FOUR.iter().enumerate().map(space).collect(),
        source: Reconstructed,
        others: Vec::new(),
        rule: Rule("contract"),
    };
    ComponentGroup {
        tables: vec![table],
        ..group("contracts", "box-contracts", about, Contract::all().map(entry).collect())
    }
}

fn ships() -> ComponentGroup {
    let entry = |ship: Ship| {
        let rows = ship.rows().iter().map(|goods| phrases::value(phrases::goods(goods)));
        let rows = rows.reduce(|before, after| message!("row-or", left: before, right: after));
        Component::new(kinds::SHIP, ship.index(), message!("box-ship", number: ship.0), "ships")
            .words(label("box-ship.about"), Book)
            .figure(label("figure-costs"), phrases::dollars(ship.0), Reconstructed)
            .figure(label("figure-cargo"), rows.unwrap_or_else(|| label("nothing")), Reconstructed)
    };
    let [two, three, four] = data::CREWS.each_ref().map(|crew| crew.ships);
    let about = message!("box-ships.about", ships: Ship::COUNT, two: two, three: three, four: four);
    group("ships", "box-ships", about, Ship::all().map(entry).collect())
}

fn allegiances() -> ComponentGroup {
    let entry = |card: Allegiance| {
        Component::new(kinds::ALLEGIANCE, card.index(), phrases::condition_alone(card), "allegiance").figure(
            label("figure-red-points"),
            Message::number(card.red()),
            Book,
        )
    };
    let about = message!("box-allegiances.about", points: phrases::points(Colour::Blue, data::CROWN_CALLS));
    group("allegiances", "box-allegiances", about, Allegiance::all().map(entry).collect())
}

fn crowd() -> ComponentGroup {
    let wish = |wish: Wish| {
        Component::new(kinds::WISH, wish.index(), message!("box-wish", symbols: phrases::wish(wish)), "wishes")
            .words(message!("box-wish.about", symbols: phrases::wish(wish)), Reconstructed)
    };
    let endowment = |card: Endowment| {
        let gift = &data::ENDOWMENTS[card.index()];
        let money = (gift.dollars > 0).then(|| phrases::dollars(gift.dollars));
        let goods = gift.goods.iter().map(|(kind, count)| phrases::amount(kind, count));
        let icons = gift.icons.chunk_by(|one, next| one == next).map(phrases::icons);
        let all = List(money.into_iter().chain(goods).chain(icons).map(Argument::from).collect());
        Component::new(kinds::ENDOWMENT, card.index(), message!("box-endowment", number: card.0), "setup").figure(
            label("figure-gives"),
            phrases::value(all),
            Reconstructed,
        )
    };
    let reward = |(round, points): (usize, &[u8; 2])| {
        let round = phrases::value(phrases::round(round as u8 + 1));
        [round, Message::number(points[0]), Message::number(points[1])].map(Some).to_vec()
    };
    let pieces = Wish::all().map(wish).chain(Endowment::all().map(endowment)).collect();
    let about = message!("box-wishes.about", wishes: Wish::COUNT, rounds: data::ROUNDS, endowments: Endowment::COUNT);
    let table = FigureTable {
        name: label("table-rewards"),
        head: ["table-round", "table-most", "table-second"].map(Message::new).to_vec(),
        rows: data::REWARDS.iter().enumerate().map(reward).collect(),
        source: Reconstructed,
        others: Vec::new(),
        rule: Rule("wishes"),
    };
    ComponentGroup { tables: vec![table], ..group("wishes", "box-wishes", about, pieces) }
}

fn tiles() -> ComponentGroup {
    let entry = |at: Board| {
        let tiles = &data::TILES_OF_FOUR[at as usize];
        let entry =
            Component::new(kinds::TILE, at as usize, message!("box-tiles-of", board: Noun(nouns::board(at))), "icons");
        let entry = entry.count(tiles.len() as u8, Book).words(label("box-tiles-of.about"), Book);
        tiles.iter().enumerate().fold(entry, |entry, (number, tile)| {
            entry.figure(message!("figure-tile", number: number + 1), phrases::row(tile), Reconstructed)
        })
    };
    let step = |(step, gives): (usize, &Row)| vec![Some(Message::number(step + 1)), Some(phrases::row(gives))];
    let about = message!("box-tiles.about", tiles: data::TILES_OF_FOUR[0].len(), players: data::CREWS.len() + 1);
    let table = FigureTable {
        name: label("table-steps"),
        head: ["table-step", "table-gives"].map(Message::new).to_vec(),
        rows: data::STEPS.iter().enumerate().map(step).collect(),
        source: Reconstructed,
        others: Vec::new(),
        rule: Rule("reputation"),
    };
    ComponentGroup { tables: vec![table], ..group("tiles", "box-tiles", about, Board::ALL.map(entry).to_vec()) }
}

fn goods() -> ComponentGroup {
    let entry = |good: Good| {
        Component::new(kinds::GOOD, good as usize, label(nouns::good_label(good)), "trade")
            .count(data::SUPPLY[good], Book)
            .figure(label("figure-base-price"), phrases::dollars(good.price()), Deduced)
    };
    let expansion =
        |(token, dollars): (usize, &u8)| vec![Some(Message::number(token + 1)), Some(phrases::dollars(*dollars))];
    let table = FigureTable {
        name: label("table-expansions"),
        head: ["table-token", "table-costs"].map(Message::new).to_vec(),
        rows: data::EXPANSIONS.iter().enumerate().map(expansion).collect(),
        source: Book,
        others: Vec::new(),
        rule: Rule("warehouse"),
    };
    let pieces = Good::ALL.map(entry).to_vec();
    ComponentGroup { tables: vec![table], ..group("goods", "box-goods", label("box-goods.about"), pieces) }
}

fn automa() -> ComponentGroup {
    let tiles = Component::new(kinds::AUTOMA, 0, label("box-automa-tiles"), "automa")
        .count(data::AUTOMA_TILES * Board::ALL.len() as u8, Book)
        .words(label("box-automa-tiles.about"), Book);
    let cards = Component::new(kinds::AUTOMA, 1, label("box-victory-cards"), "victory-cards")
        .count(data::VICTORY_CARDS * 2, Book)
        .words(label("box-victory-cards.about"), Book);
    group("automa", "box-automa", label("box-automa.about"), vec![tiles, cards])
}

/// Returns the distribution of the pieces of a component. All are visible except contracts in the pile and captains of
/// later rounds.
pub(super) fn whereabouts(view: &View, piece: Piece, count: u8) -> Option<Whereabouts> {
    let number = piece.number;
    let table = &view.table;
    let bit = 1u32 << number;
    let owners = |set: fn(&Player) -> u32| {
        Seat::all(table.seats).filter(|seat| set(&table.players[*seat]) & bit != 0).count() as u8
    };
    Some(match piece.kind {
        kinds::BUILDING => {
            let laid = table.stock[number] + owners(|player| player.buildings);
            Whereabouts { table: laid, aside: count - laid, ..Whereabouts::default() }
        }
        kinds::CAPTAIN => {
            let shown = table.captains & bit != 0 || owners(|player| player.captains) > 0;
            // A captain that was not put on display in its round is out of the game.
            let to_come = data::CAPTAINS[number].round > table.round;
            match (shown, to_come) {
                (false, true) => Whereabouts::unseen(1),
                _ => Whereabouts::on_table(count, shown),
            }
        }
        kinds::CONTRACT => {
            let laid = table.spaces.iter().flatten().any(|contract| contract.bit() == bit);
            if table.pile & bit != 0 {
                Whereabouts::unseen(1)
            } else if laid {
                Whereabouts::on_table(count, true)
            } else {
                Whereabouts::gone(1)
            }
        }
        kinds::SHIP => return ship(table, bit),
        kinds::ALLEGIANCE => {
            let taken = Seat::all(table.seats).filter_map(|seat| table.players[seat].allegiance);
            let is_here = table.allegiances & bit != 0 || taken.into_iter().any(|card| card.bit() == bit);
            Whereabouts::on_table(count, is_here)
        }
        kinds::WISH => Whereabouts::on_table(count, table.wishes.iter().any(|wish| wish.bit() == bit)),
        // The players used theirs up at the setup; the others stayed in the box.
        kinds::ENDOWMENT if table.endowed & bit != 0 => Whereabouts::gone(count),
        kinds::ENDOWMENT => Whereabouts::on_table(count, false),
        kinds::TILE => Whereabouts::on_table(count, true),
        kinds::GOOD => Whereabouts::with_reserve(count, out(table, Good::ALL[number])),
        kinds::AUTOMA if table.seats > 2 => Whereabouts::on_table(count, false),
        kinds::AUTOMA => {
            let hidden = match number {
                0 => table.automa.iter().sum(),
                _ => count - table.victory.iter().flatten().count() as u8,
            };
            Whereabouts { gone: count.saturating_sub(hidden), unseen: hidden, ..Whereabouts::default() }
        }
        _ => return None,
    })
}

/// Returns the distribution of a ship. Bought ships are gone until the next round, when all nine may come again. `None`
/// if not all of them come each round: then the table does not show which were bought and which did not come.
fn ship(table: &Table, bit: u32) -> Option<Whereabouts> {
    let (left, come) = (table.ships.count_ones() as u8, table.player_count_rules().ships);
    if table.stage < versions::ships_come(table.rules) {
        return Some(Whereabouts::unseen(1));
    }
    if table.ships & bit != 0 {
        return Some(Whereabouts::on_table(1, true));
    }
    match (come == Ship::COUNT, left == come) {
        (true, _) => Some(Whereabouts::gone(1)),
        (false, true) => Some(Whereabouts::on_table(1, false)),
        (false, false) => None,
    }
}

/// Returns the number of units of a good outside the supply.
fn out(table: &Table, good: Good) -> u8 {
    if table.limited {
        return data::SUPPLY[good].saturating_sub(table.supply[good]);
    }
    Seat::all(table.seats).map(|seat| table.players[seat].goods[good]).sum()
}

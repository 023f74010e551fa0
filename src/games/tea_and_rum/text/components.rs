//! The contents of the box: buildings, captains, contracts, ships, allegiances, wishes, endowments, action tiles,
//! goods.
//!
//! Every number comes from `data`, which also says which of them the rulebook gives. Read by the page through `Words`;
//! the board draws the pieces by kind.

use super::names;
use crate::engine::{Rule, Seat};
use crate::games::tea_and_rum::data;
use crate::games::tea_and_rum::pieces::{
    Allegiance, Board, Building, Captain, Contract, Endowment, Family, Good, Icon, Row, Ship, Symbol, Wish,
};
use crate::games::tea_and_rum::state::{Player, Table};
use crate::games::tea_and_rum::versions;
use crate::games::tea_and_rum::view::View;
use crate::words::rulebook::Source::{Deduced, Reconstructed, Rulebook as Book};
use crate::words::{Component, ComponentGroup, FigureTable, Whereabouts};
use crate::words::{capital, numeral};

/// Buildings, in printed order.
pub const BUILDING: &str = "building";
/// Captains, by number from 0.
pub const CAPTAIN: &str = "captain";
/// Contracts, by number from 0.
pub const CONTRACT: &str = "contract";
/// Ships, by number from 0.
pub const SHIP: &str = "ship";
/// Allegiances, by number from 0.
pub const ALLEGIANCE: &str = "allegiance";
/// People's wish cards, by number from 0.
pub const WISH: &str = "wish";
/// Starting endowments, by number from 0.
pub const ENDOWMENT: &str = "endowment";
pub const GOOD: &str = "good";
/// Action tiles, by board.
pub const TILE: &str = "tile";
/// The pieces of the Automa: its tiles, then the victory type cards.
pub const AUTOMA: &str = "automa";

/// Returns the contents of the box.
pub(super) fn components() -> Vec<ComponentGroup> {
    vec![buildings(), captains(), contracts(), ships(), allegiances(), crowd(), tiles(), goods(), automa()]
}

/// Returns the number of copies of each building in the box: those for a full table.
fn copies() -> u8 {
    data::CREWS.iter().map(|crew| crew.copies).max().unwrap_or(1)
}

fn symbols(counts: &[u8; 3]) -> Option<String> {
    let each = Symbol::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    let words: Vec<String> = each.map(|(kind, count)| format!("{count} {}", names::symbol(kind))).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

fn buildings() -> ComponentGroup {
    let entry = |building: Building| {
        let card = building.card();
        let lasting = names::lasting(building).map_or_else(String::new, |lasting| format!("{}.", capital(&lasting)));
        let mut entry = Component::new(BUILDING, building as usize, card.name, "build")
            .count(copies(), Book)
            .words(lasting, Book)
            .figure("Costs", names::count_goods(&card.cost), Reconstructed)
            .figure("Points", names::icon(card.points), Reconstructed);
        if !card.instant.is_empty() {
            let known = if building == Building::Warehouse { Book } else { Reconstructed };
            entry = entry.figure("At once", names::icons(card.instant), known);
        }
        match symbols(&card.symbols) {
            Some(symbols) => entry.figure("Symbols", symbols, Reconstructed),
            None => entry,
        }
    };
    let about = format!(
        "{} buildings of {} families. Names, order and lasting effects are printed; costs, points, symbols and what they \
         give at once are ours, but for the Warehouse.",
        capital(&numeral(Building::ALL.len())),
        numeral(Family::ALL.len()),
    );
    ComponentGroup::new("buildings", "Buildings", about, Building::ALL.map(entry).to_vec())
}

fn captains() -> ComponentGroup {
    let entry = |captain: Captain| {
        let card = captain.card();
        let mut entry = Component::new(CAPTAIN, captain.index(), card.name, "captain")
            .figure("Round", names::roman(card.round), Book)
            .figure("Costs", format!("${}", card.dollars), Book);
        if !card.plus.is_empty() {
            entry = entry.figure("And", names::count_goods(&card.plus), Deduced);
        }
        if card.or_wood > 0 {
            entry = entry.figure("Or", format!("{} wood", card.or_wood), Reconstructed);
        }
        // Of the effects of hiring only the stars are printed.
        let (stars, rest): (Vec<Icon>, Vec<Icon>) = card.instant.iter().partition(|icon| **icon == Icon::Star);
        if !stars.is_empty() {
            entry = entry.figure("Stars at once", stars.len(), Book);
        }
        if !rest.is_empty() {
            entry = entry.figure("At once", names::icons(&rest), Reconstructed);
        }
        if card.cannons > 0 {
            let brings = names::icons(card.activation);
            entry =
                entry.figure("Activation", names::cannons(card.cannons), Book).figure("Brings", brings, Reconstructed);
        }
        match symbols(&card.symbols) {
            Some(symbols) => entry.figure("Symbols", symbols, Reconstructed),
            None => entry,
        }
    };
    let crews = || data::CREWS.iter().map(|crew| usize::from(crew.captains));
    let about = format!(
        "{} for each round, of whom {} or {} come. Rounds, dollars, stars, cannons and digits are printed; the names and \
         the other icons are ours.",
        capital(&numeral(usize::from(Captain::COUNT / data::ROUNDS))),
        numeral(crews().min().unwrap_or_default()),
        numeral(crews().max().unwrap_or_default()),
    );
    ComponentGroup::new("captains", "Captains", about, Captain::all().map(entry).collect())
}

fn contracts() -> ComponentGroup {
    let entry = |contract: Contract| {
        let card = contract.card();
        Component::new(CONTRACT, contract.index(), format!("Contract {}", contract.0), "contract")
            .words("Pay the goods and choose one colour of points.", Book)
            .figure("Goods", names::count_goods(&card.pay), Reconstructed)
            .figure("Blue", card.points[0], Reconstructed)
            .figure("Red", card.points[1], Reconstructed)
    };
    let space = |(space, icons): (usize, &&'static [_])| vec![(space + 1).to_string(), names::icons(icons)];
    let about = format!(
        "{}; each lies on a space of the contracts board, which adds a bonus. All figures on them are ours.",
        capital(&numeral(usize::from(Contract::COUNT))),
    );
    ComponentGroup::new("contracts", "Contracts", about, Contract::all().map(entry).collect()).table(FigureTable {
        name: "Spaces of the contracts board, four players",
        head: ["Space", "Bonus"].map(String::from).to_vec(),
        rows: data::SPACES_OF_FOUR.iter().enumerate().map(space).collect(),
        source: Reconstructed,
        others: Vec::new(),
        rule: Rule("contract"),
    })
}

fn ships() -> ComponentGroup {
    let entry = |ship: Ship| {
        let rows: Vec<String> = ship.rows().iter().map(names::count_goods).collect();
        Component::new(SHIP, ship.index(), format!("Ship {}", ship.0), "ships")
            .words("Buy it and take the goods of one of its rows.", Book)
            .figure("Costs", format!("${}", ship.0), Reconstructed)
            .figure("Cargo", rows.join("; or "), Reconstructed)
    };
    let [two, three, four] = data::CREWS.each_ref().map(|crew| numeral(usize::from(crew.ships)));
    let about = format!(
        "{}; {two}, {three} or {four} of them come each round. The rows are ours.",
        capital(&numeral(usize::from(Ship::COUNT))),
    );
    ComponentGroup::new("ships", "Ships", about, Ship::all().map(entry).collect())
}

fn allegiances() -> ComponentGroup {
    let entry = |card: Allegiance| {
        Component::new(ALLEGIANCE, card.index(), capital(&names::condition(card)), "allegiance").figure(
            "Red points at once",
            card.red(),
            Book,
        )
    };
    let about = format!("A player who reaches {} blue points takes one and has to prove it.", data::CROWN_CALLS);
    ComponentGroup::new("allegiances", "Allegiances", about, Allegiance::all().map(entry).collect())
}

fn crowd() -> ComponentGroup {
    let wish = |wish: Wish| {
        let name = format!("Wish: {}", names::wish(wish));
        Component::new(WISH, wish.index(), name, "wishes").words(
            format!("In one round the players with the most symbols of {} are rewarded.", names::wish(wish)),
            Reconstructed,
        )
    };
    let endowment = |card: Endowment| {
        let gift = &data::ENDOWMENTS[card.index()];
        let mut all = Vec::new();
        if gift.dollars > 0 {
            all.push(format!("${}", gift.dollars));
        }
        if !gift.goods.is_empty() {
            all.push(names::count_goods(&gift.goods));
        }
        all.extend(gift.icons.iter().map(|icon| names::icon(*icon)));
        Component::new(ENDOWMENT, card.index(), format!("Starting endowment {}", card.0), "setup").figure(
            "Gives",
            all.join(", "),
            Reconstructed,
        )
    };
    let reward = |(round, points): (usize, &[u8; 2])| {
        vec![names::roman(round as u8 + 1).to_owned(), points[0].to_string(), points[1].to_string()]
    };
    let pieces = Wish::all().map(wish).chain(Endowment::all().map(endowment)).collect();
    let about = format!(
        "The {} cards of the people’s wishes, of which {} are laid, and the {} starting endowments.",
        numeral(usize::from(Wish::COUNT)),
        numeral(usize::from(data::ROUNDS)),
        numeral(usize::from(Endowment::COUNT)),
    );
    ComponentGroup::new("wishes", "Wishes and endowments", about, pieces).table(FigureTable {
        name: "Rewards of the people’s wish",
        head: ["Round", "Most symbols", "Second"].map(String::from).to_vec(),
        rows: data::REWARDS.iter().enumerate().map(reward).collect(),
        source: Reconstructed,
        others: Vec::new(),
        rule: Rule("wishes"),
    })
}

/// Describes a row of icons, a choice as "or".
fn row(row: &Row) -> String {
    match row.right {
        Some(right) => format!("{}; or {}", names::icons(row.left), names::icons(right)),
        None => names::icons(row.left),
    }
}

fn tiles() -> ComponentGroup {
    let entry = |board: Board| {
        let tiles = &data::TILES_OF_FOUR[board as usize];
        let entry = Component::new(TILE, board as usize, format!("Action tiles: {}", names::board(board)), "icons");
        let labels = ["First", "Second", "Third", "Fourth"];
        let entry = entry.count(tiles.len() as u8, Book).words("Shuffled onto the rows of the house.", Book);
        tiles.iter().zip(labels).fold(entry, |entry, (tile, label)| entry.figure(label, row(tile), Reconstructed))
    };
    let step = |(step, gives): (usize, &Row)| vec![(step + 1).to_string(), row(gives)];
    let about = format!(
        "{} for each house; here their side for four players. What stands on them is ours.",
        capital(&numeral(data::TILES_OF_FOUR[0].len())),
    );
    ComponentGroup::new("tiles", "Action tiles and tracks", about, Board::ALL.map(entry).to_vec()).table(FigureTable {
        name: "Steps of the reputation track",
        head: ["Step", "Gives"].map(String::from).to_vec(),
        rows: data::STEPS.iter().enumerate().map(step).collect(),
        source: Reconstructed,
        others: Vec::new(),
        rule: Rule("reputation"),
    })
}

fn goods() -> ComponentGroup {
    let entry = |good: Good| {
        Component::new(GOOD, good as usize, capital(names::good(good, 1)), "trade")
            .count(data::SUPPLY[good], Book)
            .figure("Base price", format!("${}", data::PRICES[good as usize]), Deduced)
    };
    let expansion = |(token, dollars): (usize, &u8)| vec![(token + 1).to_string(), format!("${dollars}")];
    let about =
        "Goods are bought and sold at their base prices; the plates of the scale add or take off a dollar a unit.";
    ComponentGroup::new("goods", "Goods", about, Good::ALL.map(entry).to_vec()).table(FigureTable {
        name: "Expansions of a warehouse",
        head: ["Token", "Costs"].map(String::from).to_vec(),
        rows: data::EXPANSIONS.iter().enumerate().map(expansion).collect(),
        source: Book,
        others: Vec::new(),
        rule: Rule("warehouse"),
    })
}

fn automa() -> ComponentGroup {
    let tiles = Component::new(AUTOMA, 0, "Tiles of the Automa", "automa")
        .count(data::AUTOMA_TILES * Board::ALL.len() as u8, Book)
        .words("Drawn to say at which house the Automa moves.", Book);
    let cards = Component::new(AUTOMA, 1, "Victory type cards", "victory-cards")
        .count(data::VICTORY_CARDS * 2, Book)
        .words("Blue or red, one a round: the colour that came more often decides the title.", Book);
    ComponentGroup::new("automa", "The Automa", "For two players alone.", vec![tiles, cards])
}

/// Returns where the copies of a piece are. Nearly everything is open; contracts of the pile and captains of later
/// rounds are unseen.
pub(super) fn whereabouts(view: &View, component: &Component) -> Option<Whereabouts> {
    let (number, count) = (component.piece.number, component.count);
    let table = &view.table;
    let bit = 1u32 << number;
    let owners = |set: fn(&Player) -> u32| {
        Seat::all(table.seats).filter(|seat| set(&table.players[*seat]) & bit != 0).count() as u8
    };
    Some(match component.piece.kind {
        BUILDING => {
            let laid = table.stock[number] + owners(|player| player.buildings);
            Whereabouts { table: laid, aside: count - laid, ..Whereabouts::default() }
        }
        CAPTAIN => {
            let shown = table.captains & bit != 0 || owners(|player| player.captains) > 0;
            // Captains of past rounds that did not come on display have left the game.
            let to_come = data::CAPTAINS[number].round > table.round;
            match (shown, to_come) {
                (false, true) => Whereabouts::unseen(1),
                _ => Whereabouts::on_table(count, shown),
            }
        }
        CONTRACT => {
            let laid = table.spaces.iter().flatten().any(|contract| contract.bit() == bit);
            if table.pile & bit != 0 {
                Whereabouts::unseen(1)
            } else if laid {
                Whereabouts::on_table(count, true)
            } else {
                Whereabouts::gone(1)
            }
        }
        SHIP => return ship(table, bit),
        ALLEGIANCE => {
            let taken = Seat::all(table.seats).filter_map(|seat| table.players[seat].allegiance);
            Whereabouts::on_table(
                count,
                table.allegiances & bit != 0 || taken.into_iter().any(|card| card.bit() == bit),
            )
        }
        WISH => Whereabouts::on_table(count, table.wishes.iter().any(|wish| wish.bit() == bit)),
        // Each player got one at setup and used it up; the others stayed in the box.
        ENDOWMENT if table.endowed & bit != 0 => Whereabouts::gone(count),
        ENDOWMENT => Whereabouts::on_table(count, false),
        TILE => Whereabouts::on_table(count, true),
        GOOD => Whereabouts::with_reserve(count, out(table, Good::ALL[number])),
        AUTOMA if table.seats > 2 => Whereabouts::on_table(count, false),
        AUTOMA => {
            let hidden = match number {
                0 => table.automa.iter().sum(),
                _ => count - table.victory.iter().flatten().count() as u8,
            };
            Whereabouts { gone: count.saturating_sub(hidden), unseen: hidden, ..Whereabouts::default() }
        }
        _ => return None,
    })
}

/// Returns where a ship is. Ships bought are gone until the next round, when all nine may come again. If not all of
/// them come each round, nothing on the table shows which were bought and which did not come.
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

/// Returns how many of a good are out of the supply.
fn out(table: &Table, good: Good) -> u8 {
    if table.limited {
        return data::SUPPLY[good].saturating_sub(table.supply[good]);
    }
    Seat::all(table.seats).map(|seat| table.players[seat].goods[good]).sum()
}

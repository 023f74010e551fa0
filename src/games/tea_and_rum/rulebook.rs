//! The rulebook in the app: every rule in our own words, and which section allows what.
//!
//! Shown and searched by the page; named by `Game::rule` and by refusals.

use super::action::Action;
use super::pieces::*;
use super::state::{Table, Task};
use crate::engine::Rule;
use crate::engine::rulebook::Source::{Deduced, Reconstructed, Rulebook as Given, Ruling};
use crate::engine::rulebook::{Rulebook, Section};

/// The section that allows a legal action.
pub(super) fn rule(table: &Table, action: &Action) -> Rule {
    Rule(match *action {
        Action::Smelt(_) => "foundry",
        Action::Ship(..) => "ships",
        Action::Work(..) => "actions",
        Action::Build(_, Some(_)) => "workshop",
        Action::Build(_, None) => "build",
        Action::Hire(..) => "captain",
        Action::Fulfil(..) => "contract",
        Action::Sell(_) | Action::Buy(_) => "trade",
        Action::Half(_) => "reputation",
        Action::Points(_) => "points",
        Action::Cube(_) => "icons",
        Action::Swear(_) | Action::Prove => "allegiance",
        Action::Exchange(_) => "exchange",
        Action::Activate(_) => "activation",
        Action::CityHall => "city-hall",
        Action::Convert(_) => "convert",
        Action::Expand | Action::Discard(_) => "warehouse",
        Action::Done => match table.tasks.top() {
            Some(Task::Ship) => "ships",
            Some(Task::Icon(Icon::Build, _)) => "build",
            Some(Task::Icon(Icon::Hire, _)) => "captain",
            Some(Task::Icon(Icon::Fulfil, _)) => "contract",
            Some(Task::Icon(Icon::Trade, _)) => "trade",
            Some(Task::LastCaptains) => "activation",
            Some(Task::Proof) => "allegiance",
            Some(Task::Exchange) => "exchange",
            _ => "turns",
        },
    })
}

macro_rules! sections {
    ($($key:literal $number:literal $title:literal { $($source:ident $text:literal)* })*) => {
        &[$(Section { key: $key, number: $number, title: $title, paragraphs: &[$(($source, $text)),*] }),*]
    };
}

/// The rules of Tea & Rum.
pub static RULEBOOK: Rulebook = Rulebook {
    preface: "Tea & Rum is a game by Fabien Gridel, published by Captain Games. The rules are told here in our own \
              words. The rulebook that reached us had lost its pictures, and with them most figures on cards, tiles \
              and tracks: each paragraph says whether it is the rulebook’s, follows from it, is a ruling of ours, or \
              holds figures that we reconstructed to be fair and close to the original.",
    sections: sections! {
        "overview" "1" "What it is about" {
            Given "Two to four players build up an island in five rounds. Blue points are standing with the Crown, red points are support of the People."
            Given "At the end the Crown appoints a Governor and the People hail a Pirate King. Both win; one player may bear both titles; there may be no Governor at all. There is no second place."
            Given "Two players play for one title only, and learn by and by which one it will be."
        }
        "setup" "2" "Laying the table" {
            Given "Buildings: with four players three copies of each, with three players two; in both cases one building of each colour is taken out at random. Two players use one copy of all 25."
            Given "The contracts board is filled from the shuffled cards; so are the spaces for allegiances. The other allegiances leave the game."
            Reconstructed "The contracts board has five spaces with four players and four otherwise; there are six allegiances with four players and five otherwise."
            Given "Of the six captains of each round four take part with four players, otherwise three. Those of round I are for hire at once."
            Given "Each house gets its four tiles in random order, one a row. With two or three players the blank tile lies in the top row, which is never used."
            Given "Each round has a reward tile with a random side, blue or red, and under it one of the people’s wishes."
            Given "Everybody starts with a population of 10, on step 0 of the reputation track, with a worker in each house, an empty purse and one starting endowment. Who has least money then begins."
            Reconstructed "The endowments: a barrel and tobacco; $1, wood and a cannon; $2 and one of each cube; $3, wheat and two stars; $5, a blue and a red point; $6, wheat and a star. The money never ties."
        }
        "phases" "3" "The round" {
            Given "Each of the five rounds has six phases: income, ships, actions, the people’s wish, growth, and the end of the round."
        }
        "turns" "3.1" "Turns and choices" {
            Given "The first player begins every phase; the others follow clockwise."
            Ruling "A choice that leaves only one answer is not asked. A worker must be moved; main actions and payments may be declined, plain gains are always taken."
        }
        "income" "3.2" "Income" {
            Given "Everybody gains as many dollars as the population level. The Church gives $3 more."
        }
        "foundry" "3.3" "Foundry" {
            Given "In the income phase its owner may turn any number of ore into as many cannons."
            Ruling "Money is paid to all first; then the owners of a Foundry decide in turn order. The supply must have the cannons."
        }
        "ships" "3.4" "Ships" {
            Given "All nine ships come with four players, seven random ones with three, five with two, anew every round. In turn everybody may buy one ship and take the goods of one of its rows. It goes round until nobody buys any more."
            Ruling "Who has passed is out until the next round."
            Reconstructed "A ship costs $1 to $9; its rows hold goods worth two or three dollars more."
        }
        "actions" "3.5" "Workers" {
            Given "In rounds I, III and V workers are taken from the houses, in rounds II and IV they are placed. One worker a turn, until everybody has moved four."
            Given "The row that is used has the number of workers in the house, of all colours: before one is taken, or after one is placed. A house holds four workers with four players, otherwise three; several of them may be yours."
            Given "Instead of the row the worker may always use the door of the house: build at the Governor, trade at the Market, deliver at the Harbor, hire at the Tavern."
            Deduced "Which of the four main actions lies behind which door is our reading of the boards."
        }
        "icons" "3.6" "Rows and icons" {
            Given "Icons are done from left to right. A slash means one half or the other."
            Ruling "Whatever an icon sets off is finished before the next icon: the step of a star, the effects of a building, an allegiance, a full warehouse. A main action that cannot be done or is declined is skipped; the other icons of the half still count."
            Reconstructed "The icons on the action tiles."
        }
        "wishes" "3.7" "The people’s wish" {
            Given "Everybody counts the symbols that this round’s wish names on own buildings and captains, also on captains turned over. Most symbols earn the first reward, the next number below it the second, in the colour of the tile."
            Given "If several tie for most, all of them get the first reward and nobody the second. If several tie for second, all of them get it. No symbol, no reward."
            Reconstructed "The rewards are 2 and 1 points in rounds I and II, 3 and 1 in III and IV, 4 and 2 in V; so is the distribution of symbols."
        }
        "population" "3.8" "Growth" {
            Given "After the wish every population grows by one, also in the last round."
            Reconstructed "The track ends at 25; further growth is lost."
        }
        "round-end" "3.9" "End of the round" {
            Given "Contracts slide to the right as far as they can and the free spaces are filled. The captains of the next round join those who are still for hire. The next player clockwise begins, and workers change from taking to placing or back."
            Ruling "Spaces are filled from right to left; when the pile is empty they stay empty."
        }
        "build" "4.1" "Build" {
            Given "Pay the cubes and take a building that you do not own yet. Its points come first, then its instant effects; its lasting effect and its symbols count from then on."
            Given "Architects’ Guild: $4 whenever you build. Warehouse: all your expansion tokens are gone at once."
            Ruling "A lasting effect helps from the next time on, never on the card that brings it. Guild and Workshop work on every build, wherever the icon came from."
            Reconstructed "Costs, points, symbols and instant effects of the buildings, and what the families are called; that the Warehouse takes the expansion tokens away, what lasts and the names are the rulebook’s. That five in printed order make a family we concluded."
        }
        "workshop" "4.2" "Workshop" {
            Given "Each building costs its owner one cube less, of the owner’s choice."
            Ruling "You name the cube you save; it cannot be waived."
        }
        "captain" "4.3" "Hire a captain" {
            Given "Pay the captain, take the card and gain what stands beside the lightning bolt. The Prison takes $2 off."
            Ruling "The Prison lowers only dollars, never below zero. Lady Fathom takes $6 or two wood."
            Reconstructed "Names, goods, the colours of points, symbols, and where a captain builds, trades, fulfils or brings people. Rounds, dollars, stars, cannons and figures are the rulebook’s."
        }
        "activation" "4.4" "Activate a captain" {
            Given "A captain who needs cannons lies face up until you pay them, once, before or after the action of your worker, in any turn or at the end of the game. It is no action, and you may activate several."
            Ruling "A captain may be activated in the turn in which it is hired. Actions that it gives are extras."
        }
        "contract" "4.5" "Fulfil a contract" {
            Given "Pay the goods of one contract and choose its blue or its red points; then gain the bonus under its space. The space stays empty until the round ends."
            Ruling "If its points bring you to eight blue, you take your allegiance before the bonus."
            Reconstructed "Goods and points of the contracts and the bonuses of the spaces."
        }
        "trade" "4.6" "Trade" {
            Given "Sell any goods and buy any goods in one go; money balances the scale. Nothing is both sold and bought in the same trade."
            Given "All units of one good that you sell may lie on the small left plate and bring $1 more each; cannons may not. All units of one good that you buy may lie on the small right plate and cost $1 less each; wheat may not."
            Ruling "Sell first, then buy, unit by unit: the plates set themselves to the best. What you sell lies on the scale until the trade is closed and reaches the supply only then. You may buy expansions with the money of the trade."
            Deduced "Wheat $2, wood $3, ore $4, barrels $5, tobacco $6, cannons $7, from the worked examples of the rulebook."
        }
        "warehouse" "4.7" "Warehouse" {
            Given "One good a square. Removing an expansion token costs the dollars on it and gives one more square: three for $1, two for $2, one for $3. What does not fit is given back, old goods or new."
            Ruling "You are asked about expansions when goods do not fit and while you trade; the cheapest token goes first. Earlier is never better."
            Reconstructed "Six squares are free from the start."
        }
        "supply" "4.8" "The supply" {
            Given "There are 22 of each cube and 12 each of barrels, tobacco and cannons. Money never runs out."
            Ruling "What the supply lacks is lost, and a trade cannot buy it. This can be switched off when a game is set up."
        }
        "reputation" "4.9" "Reputation" {
            Given "Each star is one step up the track, and each step gives what stands on it at once. Several stars are done one by one. A slash means one of the two."
            Reconstructed "What the steps give. Beyond step 20 each star gives $2."
        }
        "points" "4.10" "Points" {
            Given "Where the colour is open you choose it when you gain the points."
            Given "All points are public until a player has eight blue ones. From then on that player’s points lie in a closed chest."
            Ruling "Each gain is still told when it happens; only the totals are no longer shown to the others."
        }
        "allegiance" "4.11" "Allegiance" {
            Given "With the eighth blue point you must take one of the allegiances on display, at once, and gain its red points. You take only one in the game. If several are called at the same time, turn order decides."
            Given "Only who has fulfilled the allegiance can become Governor. Nobody is forced to."
            Given "Conditions are checked all the time and are never lost again; the balance of colours is measured at the very end. Paying $20, or a barrel, tobacco and a cannon together, is done once: before or after the action of your worker, or at the end of the game."
            Ruling "If the condition holds already when you take the card, it is fulfilled at once. Eight blue points reached by the last exchange bring no allegiance any more."
        }
        "buildings" "4.12" "Lasting effects" {
            Given "Church: $3 more income. Palace: one blue point for each action on the Governor board. Guild: $4 a build. Workshop: one cube less a build. Inn: ships cost $1 less. Prison: captains cost $2 less. Foundry, City Hall, Tobacco Dryer, Distillery: see their sections."
            Ruling "The Palace pays once for each worker you move at the Governor, row or door, after its last icon, if you owned it before."
        }
        "city-hall" "4.13" "City Hall" {
            Given "On your action turn you may give any number of barrels for as many stars."
            Ruling "Before your worker moves and after its last icon, one barrel at a time; not at the end of the game."
        }
        "convert" "4.14" "Tobacco Dryer and Distillery" {
            Given "At any time: three wood into two tobacco, three wheat into two barrels, as often as you like."
            Ruling "Any time is any choice of your own where goods matter: buying ships, before and after your worker, in the middle of a main action, when the warehouse overflows, and in the first two steps of the end. The supply must have what is made. Goods on the scale of a trade cannot be used."
        }
        "automa" "5" "Two players: the Automa" {
            Given "A third colour stands in the houses: the Automa has four workers, no board, no goods, no points. On its turns a tile is drawn and it takes or places a worker in that house, without any action. If it cannot, the next tile is drawn."
            Given "After the endowments, who has less money is player A. The order board says who acts."
            Reconstructed "The order is A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa in odd rounds; in even rounds A and B change places."
            Ruling "Ships and other questions of order: A first in odd rounds, B in even ones. Tiles drawn stay out until the round ends or all eight are out."
        }
        "victory-cards" "5.1" "Two players: one title" {
            Given "Six victory cards, three of each colour as far as we can tell; one is turned up at the start of each round, the sixth is never seen. The majority of the five decides at the end: blue makes a Governor, red a Pirate King."
            Given "If blue decides and nobody has fulfilled an allegiance, nobody wins."
            Ruling "The game is played to the end of round V; who sees no chance can concede."
        }
        "end" "6" "The end of the game" {
            Given "After round V, in this order: captains who still need cannons may be activated; allegiances may be paid; everything in the warehouses is sold at base price; money is exchanged for points; colours more than ten apart are trimmed; the titles are awarded."
            Ruling "Each step is finished by all before the next, in the turn order of round V. Passing eight blue points in the first step still brings an allegiance."
        }
        "exchange" "6.1" "Money for points" {
            Given "Everybody may secretly exchange $10 for one point, blue or red, as often as the money lasts."
            Ruling "You choose one after the other on this device; nobody sees it until all chests are opened."
        }
        "apart" "6.2" "Ten apart at most" {
            Given "If your colours differ by more than ten, the larger one falls until they differ by ten. Allegiance to balance is measured after that."
        }
        "titles" "6.3" "Titles" {
            Given "Governor: of those who have fulfilled their allegiance, the player with most blue points; tied, most red; still tied, the title is shared. If only one is eligible, that player is Governor whatever the points; if nobody is, there is none."
            Given "Pirate King: most red points; tied, most blue; still tied, shared."
        }
    },
};

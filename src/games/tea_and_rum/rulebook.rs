//! The rulebook in the app: every rule in our own words, and the section that allows each action.
//!
//! Shown and searched by the page; cited by `Game::rule` and by refusals.

use super::action::Action;
use super::events::Event;
use super::pieces::*;
use super::state::{Table, Task};
use crate::engine::Rule;
use crate::words::rulebook::Source::{Deduced, Reconstructed, Rulebook as Given, Ruling};
use crate::words::rulebook::{Rulebook, Section};

/// Returns the section that allows a legal action.
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

/// Returns the section behind an event, if it differs from that of the preceding action: whole phases come with the
/// last action of the phase before.
pub(super) fn rule_of(event: &Event) -> Option<Rule> {
    Some(Rule(match event {
        Event::RoundBegan { .. } => "phases",
        Event::VictoryCard { .. } => "victory-cards",
        Event::Money { source: Source::Income, .. } => "income",
        Event::ShipsCame { .. } => "ships",
        Event::AutomaMoved { .. } | Event::AutomaBlocked { .. } | Event::AutomaShuffled => "automa",
        Event::Wished { .. } | Event::Points { source: Source::Wish, .. } => "wishes",
        Event::Grew { .. } => "population",
        Event::ContractLaid { .. } | Event::CaptainsArrived { .. } => "round-end",
        Event::Swore { .. } | Event::Proved { .. } => "allegiance",
        Event::SoldOut { .. } => "end",
        Event::Exchanged { .. } => "exchange",
        Event::Points { source: Source::Excess, .. } => "apart",
        Event::Crowned { .. } => "titles",
        _ => return None,
    }))
}

macro_rules! sections {
    ($($key:literal $number:literal $title:literal { $($source:ident $text:literal)* })*) => {
        &[$(Section { key: $key, number: $number, title: $title, paragraphs: &[$(($source, $text)),*] }),*]
    };
}

pub static RULEBOOK: Rulebook = Rulebook {
    preface: "Tea & Rum is a game by Fabien Gridel, published by Captain Games. The rules are told here in our own \
              words. The rulebook that reached us had lost its pictures, and with them most figures on cards, tiles \
              and tracks. Each paragraph says whether the rulebook prints it, whether it follows from that, whether it is a \
              ruling of ours, or whether we invented it to fill the gap. New games follow version 2 of these rules; \
              where version 1 differs, the section says so.",
    sections: sections! {
        "overview" "1" "What it is about" {
            Given "Two to four players build up an island in five rounds. Blue points are prestige with the Crown, red points are support of the People."
            Given "At the end one player becomes Governor and one becomes Pirate King. Both win; one player may hold both titles; there may be no Governor at all. There is no ranking among the winners."
            Given "With two players only one of the titles is given. Which one becomes known bit by bit."
        }
        "setup" "2" "Setting up" {
            Given "Buildings: with four players three copies of each, with three players two; in both cases one building of each colour is taken out at random. Two players use one copy of all 25."
            Given "A contract is laid on each space of the contracts board, and an allegiance on each space of the allegiance board. The other allegiances leave the game."
            Reconstructed "The contracts board has five spaces with four players and four otherwise; there are six allegiances with four players and five otherwise."
            Given "Of the six captains of each round four are kept with four players, otherwise three, at random and unseen. Those of round I are for hire at once."
            Given "Each action board gets its four tiles in random order, one for each row. With two or three players the blank tile lies in the top row."
            Given "Each round has a reward tile with a random side, blue or red, and under it one of the people’s wishes, face up."
            Given "Everybody starts with a population of 10, on step 0 of the reputation track, with a worker on each action board, six expansion tokens and one starting endowment. Whoever then has least money begins."
            Ruling "Stars of an endowment give their steps before the money is compared."
            Reconstructed "The endowments: a barrel and tobacco; $1, wood and a cannon; $2 and one of each cube; $3, wheat and two stars; $5, a blue and a red point; $6, wheat and a star. The money never ties."
        }
        "phases" "3" "The round" {
            Given "Each of the five rounds has six phases: income, ships, actions, the people’s wish, population, and the end of the round."
        }
        "turns" "3.1" "Turns and choices" {
            Given "The first player begins; the others follow clockwise."
            Ruling "A choice that leaves only one answer is not asked. A worker must be moved; main actions and payments may be declined, plain gains are always taken."
        }
        "income" "3.2" "Income" {
            Given "Everybody gains as many dollars as the population level. The Church gives $3 more."
        }
        "foundry" "3.3" "Foundry" {
            Given "In the income phase its owner may turn any number of ore into as many cannons."
            Ruling "Money is paid to all first; then the owners of a Foundry decide in turn order, before the ships of the round are known. The supply must have the cannons."
        }
        "ships" "3.4" "Ships" {
            Given "As this phase begins ships are laid out face up in ascending order: all nine with four players, seven random ones with three, five random ones with two."
            Deduced "They are drawn anew every round: this is printed for two players."
            Given "From the first player clockwise, everybody may buy one ship and take the goods of one of its rows; the ship is then gone. It goes round as long as anybody wants to buy."
            Ruling "Whoever passes buys no more this round."
            Ruling "Games begun under version 1 of these rules draw the ships before the income."
            Reconstructed "A ship costs $1 to $9; its rows hold goods worth two or three dollars more."
        }
        "actions" "3.5" "Workers" {
            Given "In rounds I, III and V workers are removed from the action boards, in rounds II and IV they are placed. One worker a turn, until everybody has moved four."
            Given "The row that is used has the number of workers on the board, of all colours: before one is removed, or after one is placed. A board holds four workers with four players, otherwise three; several of them may be yours."
            Given "Instead of the row you may always use the action at the bottom of the board."
            Reconstructed "At the bottom: build at the Governor, trade at the Market, fulfil a contract at the Harbor, hire a captain at the Tavern. Which action stands where is our reading."
        }
        "icons" "3.6" "Rows and icons" {
            Given "Icons are done from left to right. A slash means the left side or the right side."
            Ruling "Whatever an icon sets off is finished before the next icon: the step of a star, the effects of a building, an allegiance, a full warehouse. A main action that cannot be done or is declined is skipped; the other icons still count."
            Reconstructed "The icons on the action tiles."
        }
        "wishes" "3.7" "The people’s wish" {
            Given "Everybody adds up the symbols that this round’s wish names. Most symbols earn the first reward, the next number below it the second, in the colour of the tile."
            Given "If several tie for most, all of them get the first reward and nobody the second. If several tie for second, all of them get it. No symbol, no reward."
            Ruling "Symbols of captains that are turned over count. All rewards are given first; then whoever has reached eight blue points takes an allegiance, in turn order."
            Reconstructed "The rewards are 2 and 1 points in rounds I and II, 3 and 1 in III and IV, 4 and 2 in V. Which wishes there are, and where the symbols stand."
        }
        "population" "3.8" "Population" {
            Given "After the wish the population of each player grows by one, in every round."
            Reconstructed "The track ends at 25; further growth is lost."
        }
        "round-end" "3.9" "End of the round" {
            Given "Contracts move to the right as far as they can and the free spaces are filled. The captains of the next round join those who are still for hire. The next player clockwise is first player."
            Ruling "Spaces are filled from right to left; when the pile is empty they stay empty."
        }
        "build" "4.1" "Build" {
            Given "Pay the cubes and take a building that you do not own yet."
            Given "Architects’ Guild: $4 whenever you build. Warehouse: all your expansion tokens are discarded at once."
            Ruling "Points come first, then the instant effects. A lasting effect helps from the next time on, never on the card that brings it. Guild and Workshop work on every build, wherever the icon came from."
            Given "The names of the buildings and their lasting effects are printed, and what the Warehouse does at once."
            Deduced "Five buildings that follow one another in the printed list have one colour."
            Reconstructed "Costs, points, symbols and the other instant effects of the buildings, and the names of the colours."
        }
        "workshop" "4.2" "Workshop" {
            Given "Each building costs its owner one cube less, of the owner’s choice."
            Ruling "You name the cube you save; it cannot be waived."
        }
        "captain" "4.3" "Hire a captain" {
            Given "Pay the captain, take the card and gain its instant effect. The Prison takes $2 off."
            Ruling "The Prison lowers only dollars, never below zero."
            Given "Rounds, dollars, stars and cannons of the captains are printed, and the numbers of what a cannon brings."
            Deduced "Lady Fathom costs either of two things: “6 / 2” is printed. Three captains with low prices ask for a good as well."
            Reconstructed "That Lady Fathom’s two are wood; the names of all captains, the goods, most colours of points and most symbols, and where a captain builds, trades, fulfils a contract or brings population."
        }
        "activation" "4.4" "Activate a captain" {
            Given "A captain who needs cannons lies face up until you pay them, once: before or after the action of your worker, or at the end of the game. It is no action."
            Ruling "You may activate several in one turn, also one that was hired in the same turn. Actions that a captain gives are extras."
        }
        "contract" "4.5" "Fulfil a contract" {
            Given "Pay the goods of one contract and choose its blue or its red points; then gain what stands under its space. The space stays empty until the round ends."
            Ruling "If its points bring you to eight blue, you take your allegiance before the bonus."
            Reconstructed "Goods and points of the contracts, and what stands under the spaces."
        }
        "trade" "4.6" "Trade" {
            Given "Sell any goods and buy any goods in one go; money balances the scale. Nothing is both sold and bought in the same trade."
            Given "All units of one good that you sell may lie on the small left plate and bring $1 more each; cannons may not. All units of one good that you buy may lie on the small right plate and cost $1 less each; wheat may not."
            Ruling "Here you sell first and buy then, unit by unit; the +1 and −1 bonuses are placed for you, for the best price. What you sell lies on the scale until the trade is finished and reaches the supply only then. You may buy expansions with the money of the trade."
            Deduced "Wheat costs $2, wood $3, ore $4 and cannons $7 in the worked examples; barrels $5 and tobacco $6 fill the gap between them."
        }
        "warehouse" "4.7" "Warehouse" {
            Given "One good a square. Removing an expansion token costs the dollars on it and gives one more square: three for $1, two for $2, one for $3. What does not fit is discarded, your choice what."
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
            Deduced "Where both colours stand with a slash between them, you choose one when you gain the points."
            Given "All points are public until a player has eight blue ones. From then on that player’s points lie in a closed chest."
            Ruling "Each gain is still told when it happens; only the totals are no longer shown to the others."
        }
        "allegiance" "4.11" "Allegiance" {
            Given "With the eighth blue point you must take one of the allegiances on display, at once, and gain its red points. If several players reach it at the same time, turn order decides."
            Given "Only a player who has fulfilled an allegiance can become Governor. Nobody is forced to."
            Given "The ten conditions and their red points are printed. Two of them are payments, made once and no action: $20, or a barrel, tobacco and a cannon together, during the game or at its end."
            Ruling "You take only one in the game. The payments are made before or after the action of your worker, or at the end. The other conditions are checked all the time, also at the moment when you take the card, and are never lost again; the balance of colours is measured at the very end. Eight blue points reached by the last exchange bring no allegiance any more."
        }
        "buildings" "4.12" "Lasting effects" {
            Given "Church: $3 more income. Palace: one blue point for each action on the Governor board. Guild: $4 a build. Workshop: one cube less a build. Inn: ships cost $1 less. Prison: captains cost $2 less. Foundry, City Hall, Tobacco Dryer, Distillery: see their sections."
            Ruling "The Palace pays once for each worker you move on the Governor board, for the row or the action at the bottom, after the last icon, if you owned it before."
        }
        "city-hall" "4.13" "City Hall" {
            Given "On your action turn you may give any number of barrels for as many stars."
            Ruling "Before your worker moves and after its last icon, one barrel at a time; not at the end of the game."
        }
        "convert" "4.14" "Tobacco Dryer and Distillery" {
            Given "At any time: three wood into two tobacco, three wheat into two barrels."
            Ruling "As often as you like. Any time is any choice of your own where goods matter: buying ships, before and after your worker, in the middle of a main action, when the warehouse overflows, and in the first two steps of the end. The supply must have what is made. Goods on the scale of a trade cannot be used."
        }
        "automa" "5" "Two players: the Automa" {
            Given "A third colour stands on the action boards: the Automa has four workers and nothing else. On its turns a tile is drawn, and it removes or places a worker on that board, without any action. If it cannot, the next tile is drawn. Each round begins with all eight tiles face down."
            Deduced "The eight tiles are two for each of the four boards."
            Given "After the endowments, whoever has less money is player A. The order board says who acts; it is turned over after each round."
            Reconstructed "The order is A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa in odd rounds; in even rounds A and B change places."
            Ruling "Ships and other questions of order: A first in odd rounds, B in even ones. Tiles drawn stay out until the round ends or all eight are out."
        }
        "victory-cards" "5.1" "Two players: one title" {
            Given "One of six victory cards lies face down over each round and is turned up as the round begins; the sixth is never seen. The majority of the five decides at the end: blue makes a Governor, red a Pirate King."
            Deduced "Three of the six are blue and three are red: it is the only even mix."
            Given "If blue decides and nobody has fulfilled an allegiance, nobody wins."
            Given "The winner can be certain before the end: when blue is sure to decide, one player has fulfilled an allegiance and the other no longer can."
            Ruling "The game is played to the end of round V all the same. Who wants to stop chooses “Let a computer play on” in the menu of the table."
        }
        "end" "6" "The end of the game" {
            Given "After round V, in this order: captains who still need cannons may be activated; allegiances may be paid; everything in the warehouses is sold at base price; money is exchanged for points; colours more than ten apart are trimmed; the titles are given."
            Ruling "Each step is finished by all before the next, in the turn order of round V. Reaching eight blue points in the first step still brings an allegiance."
        }
        "exchange" "6.1" "Money for points" {
            Given "Everybody may secretly exchange $10 for one point, blue or red, as often as the money lasts."
            Ruling "You choose one after the other on this device; nobody sees it until all have finished."
        }
        "apart" "6.2" "Ten apart at most" {
            Given "You keep at most ten more points of one colour than of the other; what is above is lost."
            Ruling "The allegiance that asks for a balance is measured after that."
        }
        "titles" "6.3" "Titles" {
            Given "Governor: of those who have fulfilled their allegiance, the player with most blue points; tied, most red; still tied, the title is shared. If only one is eligible, that player is Governor whatever the points; if nobody is, there is none."
            Given "Pirate King: most red points; tied, most blue; still tied, shared."
        }
    },
};

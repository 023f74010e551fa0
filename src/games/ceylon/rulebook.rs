//! The rulebook in the app: every rule in our own words, with its source.
//!
//! Shown and searched by the page; actions and refusals point to its sections by the keys of
//! `rules`.

use crate::engine::rulebook::{Rulebook, Section, Source};

use Source::{Deduced, Reconstructed, Rulebook as Book, Ruling};

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    preface: "These are the rules of Ceylon, published by Ludonova, told in our own words. The publisher’s text is the \
        authority; its pictures did not survive. What stood only in a picture we took from published reviews or \
        worked out anew, so that every figure and example of the text holds. Each paragraph says which it is, and \
        the last section lists all the figures that are ours.",
    sections: &[
        Section {
            key: "goal",
            number: "1",
            title: "What it is about",
            paragraphs: &[
                (
                    Book,
                    "In the second half of the 19th century a blight ended the coffee of Ceylon, and planters turned \
                    to tea. You build plantations in the districts of the island, harvest tea at three heights, fulfil \
                    the contracts of export companies, win councillors over and advance in technology.",
                ),
                (
                    Book,
                    "Points come during the game from contracts, technology, rent and the district bonus, and at the \
                    end from majorities, from the number of companies supplied, less what markers are left. Most points \
                    win.",
                ),
            ],
        },
        Section {
            key: "map",
            number: "2",
            title: "The map",
            paragraphs: &[
                (
                    Book,
                    "The map has four districts of eight hexagons: Kandy, Dimbula, Uva and Ruhuna, parted by rivers. \
                    In each, four hexagons lie at level 0, three at level 1 and one at level 2.",
                ),
                (Book, "A plantation at level 0 gives black tea, at level 1 green tea, at level 2 white tea."),
                (
                    Reconstructed,
                    "The outline of the map is ours: eight rows of 2, 3, 4, 5, 6, 5, 4 and 3 hexagons. \
                    Hexagons are named by the letter of the district and a number, K1 to R8.",
                ),
            ],
        },
        Section {
            key: "setup",
            number: "3",
            title: "Laying the table",
            paragraphs: &[
                (
                    Book,
                    "On each district lies a large level tile of four hexagons, drawn from five, and on one of its \
                    hexagons a small one. The tile that is left over stays in the box.",
                ),
                (
                    Reconstructed,
                    "The five large tiles are the shapes of four hexagons that fit into every district. They \
                    may be turned and mirrored; every way in which a tile fits is equally likely.",
                ),
                (
                    Book,
                    "A councillor, drawn from eight, comes to each district. Three contracts lie on the wagons of the \
                    train; the rest are its deck. The district bonus tokens 10, 6, 3 and 1 lie in a pile.",
                ),
                (
                    Book,
                    "Everybody has eight plantation markers on the contract spaces of the personal board, 15 rupees \
                    and a black chest.",
                ),
                (
                    Book,
                    "The starting player is drawn. Its disc lies on top of the stack at the start of the technology \
                    track, the others’ below it in the order of play.",
                ),
                (
                    Book,
                    "From the starting player on, everybody places a plantation, the leftmost marker and the pawn on \
                    a hexagon of level 0, each in a district where nobody is yet. Then everybody draws three action \
                    cards, which the others must not see.",
                ),
                (
                    Ruling,
                    "The order is: terrain, councillors, wagons, starting tiles, starting player, technology stack, \
                    first plantations, cards.",
                ),
                (Book, "Rupees, chests and technology tokens never run out."),
            ],
        },
        Section {
            key: "two-players",
            number: "4",
            title: "Two players",
            paragraphs: &[
                (Book, "Two players do without Uva or Dimbula. Nothing else changes."),
                (
                    Ruling,
                    "Agree beforehand which, or have it drawn. The district does not exist: no tile, no councillor, \
                    and no pawn enters or crosses it. The district bonus asks for the three districts in play.",
                ),
            ],
        },
        Section {
            key: "turn",
            number: "5",
            title: "A turn",
            paragraphs: &[
                (
                    Book,
                    "Turns go clockwise. In your turn you put an action card down and do an action, then all the \
                    others do one, clockwise, each once. Everybody has to act.",
                ),
                (
                    Ruling,
                    "In order: the card is put down, one half for you; a technology token may give you an action; \
                    you do the action of your half or an alternative; a token may give you an action now if it did not \
                    before; each of the others acts; you draw a card; the wagons are refilled.",
                ),
                (
                    Book,
                    "Whoever cannot or will not do the main action does one of the two alternatives instead: move, or \
                    take 2 rupees. What is paid goes to the supply.",
                ),
            ],
        },
        Section {
            key: "card",
            number: "6",
            title: "Action cards",
            paragraphs: &[
                (
                    Book,
                    "Each of the 46 cards shows two different main actions. You put it down so that one half is yours; \
                    the other half is for everybody else.",
                ),
                (Deduced, "You may do an alternative instead of your half; the others still get theirs."),
                (
                    Reconstructed,
                    "There are six cards each of plant and harvest, plant and trade, harvest and trade, and \
                    four of each other pair.",
                ),
                (
                    Ruling,
                    "Hands are hidden, and nobody looks into the decks. The cards played may be seen at any time, \
                    and so may the company of the next contract, which is printed on its back.",
                ),
            ],
        },
        Section {
            key: "token",
            number: "7",
            title: "Technology tokens",
            paragraphs: &[
                (
                    Book,
                    "In your own turn you may return one technology token for one more action, any main action but \
                    advancing in technology, or an alternative; just before or just after the action of your card. You \
                    may hold any number of tokens, and use one in the turn in which you get it.",
                ),
                (
                    Ruling,
                    "The action of a token costs what it always costs, and the others do not act on it. An action by \
                    token does not replace the action of the card.",
                ),
            ],
        },
        Section {
            key: "plant",
            number: "8",
            title: "Plant",
            paragraphs: &[
                (
                    Book,
                    "Pay 5 rupees, and place a plantation with your leftmost marker on the hexagon where your pawn \
                    stands. There must be no plantation yet; pawns do no harm.",
                ),
                (
                    Deduced,
                    "You need a marker on your personal board. It leaves for good, and so the contract spaces open.",
                ),
            ],
        },
        Section {
            key: "district-bonus",
            number: "9",
            title: "District bonus",
            paragraphs: &[
                (
                    Book,
                    "As soon as you have a plantation in every district in play, you take the top bonus token: 10 \
                    points for the first player, then 6, 3 and 1. Each player gets one.",
                ),
                (Ruling, "The first plantation of the setup counts."),
            ],
        },
        Section {
            key: "harvest",
            number: "10",
            title: "Harvest",
            paragraphs: &[
                (
                    Book,
                    "Take one chest from each plantation that you choose, on the hexagon of your pawn or next to it. \
                    Plantations of others may be harvested too; their owners score 1 point for each chest.",
                ),
                (
                    Ruling,
                    "Choose at least one. Borders of districts do not matter. You take chest by chest and finish \
                    when you like. The owner keeps the point, whatever becomes of the chest.",
                ),
            ],
        },
        Section {
            key: "warehouse",
            number: "11",
            title: "The warehouse",
            paragraphs: &[
                (
                    Book,
                    "A warehouse holds 5 chests. While you harvest you may have more; afterwards you give chests back \
                    until 5 are left.",
                ),
                (
                    Ruling,
                    "You choose which, old or new, and give back just as many as you must. At other times chests \
                    cannot be given away.",
                ),
            ],
        },
        Section {
            key: "trade",
            number: "12",
            title: "Trade",
            paragraphs: &[
                (
                    Book,
                    "Deliver the three chests that a contract on the train asks for, and file the contract on a free \
                    contract space or on your pile of the same company. Take its reward at once: either all its rupees \
                    or all its points.",
                ),
                (
                    Book,
                    "An empty wagon is refilled only when the turn has ended. For instance, two green chests and a \
                    black one may bring 11 rupees or 4 points.",
                ),
                (Ruling, "Wagons are refilled from left to right; none moves up. An empty deck leaves them empty."),
            ],
        },
        Section {
            key: "contract-spaces",
            number: "13",
            title: "Contract spaces",
            paragraphs: &[
                (
                    Book,
                    "Each company takes one of the five spaces of your personal board, and its contracts are piled \
                    up there. A space can be used once there is no marker left on it; markers leave from the left, and \
                    only by planting.",
                ),
                (Reconstructed, "The spaces open with the first, second, fourth, sixth and eighth marker that leaves."),
            ],
        },
        Section {
            key: "councillor",
            number: "14",
            title: "Hire a councillor",
            paragraphs: &[
                (
                    Book,
                    "Pay 5 rupees and place a disc with the councillor of the district where your pawn stands. From \
                    now on you have his ability, and your plantations in his district count in its majority. You can \
                    hire each councillor once.",
                ),
                (Ruling, "His ability holds from the moment after the hire."),
                (Reconstructed, "There is a place for every player with each councillor."),
            ],
        },
        Section {
            key: "councillors",
            number: "15",
            title: "The eight councillors",
            paragraphs: &[
                (Book, "When you move, each step after the first costs 1 rupee."),
                (Book, "When you take rupees, you take 3."),
                (
                    Book,
                    "When you plant, you may plant on a hexagon next to your pawn in the district of your pawn, which \
                    stays where it is.",
                ),
                (Book, "When you trade, you take 2 rupees, also if you choose points."),
                (Book, "When you advance in technology, you score 1 point."),
                (Book, "Planting costs you 4 rupees."),
                (Book, "Hiring a councillor costs you 2 rupees."),
                (Ruling, "This holds for later hires, not for his own."),
                (Book, "Your warehouse holds 6 chests."),
            ],
        },
        Section {
            key: "technology",
            number: "16",
            title: "Advance in technology",
            paragraphs: &[
                (
                    Book,
                    "Pay 5 rupees, advance your disc one step, and take a technology token. Each of the others takes 1 \
                    rupee. Your disc comes to lie on top of those that are there, and counts as more advanced.",
                ),
                (
                    Book,
                    "When you enter a space marked +5 you score 5 points; the sixth space is one. From the last space \
                    you cannot advance any more.",
                ),
                (
                    Reconstructed,
                    "The track has nine spaces after the start, and the third, sixth and ninth are marked.",
                ),
                (Ruling, "The others have their rupee at once, and may spend it in the same turn."),
            ],
        },
        Section {
            key: "move",
            number: "17",
            title: "Move",
            paragraphs: &[
                (
                    Book,
                    "Instead of the main action, move your pawn to another hexagon. The first step is free, the second \
                    costs 1 rupee, the third 2 more, the fourth 3 more, and so on: three steps cost 3 rupees. Nothing \
                    stands in the way: not rivers, heights, plantations or pawns.",
                ),
                (Ruling, "The price is that of the shortest way. You cannot move to where you are."),
            ],
        },
        Section {
            key: "rupees",
            number: "18",
            title: "Take rupees",
            paragraphs: &[(Book, "Instead of the main action, take 2 rupees from the supply.")],
        },
        Section {
            key: "end",
            number: "19",
            title: "The end",
            paragraphs: &[
                (
                    Book,
                    "The last round begins to end when somebody has placed the last marker or drawn the last action \
                    card. Play goes on until everybody has had the same number of turns.",
                ),
                (
                    Ruling,
                    "The turn in which it happens is played out, and then the turns up to that of the player before \
                    the starting player. Without a deck nobody draws any more.",
                ),
            ],
        },
        Section {
            key: "majorities",
            number: "20",
            title: "Majorities",
            paragraphs: &[
                (
                    Book,
                    "Scored are, in this order: rupees left, at least 1; steps in technology, at least 1; and, for each \
                    district, plantations of those who have hired its councillor, at least 1. Whoever has no councillor \
                    there is passed over.",
                ),
                (
                    Deduced,
                    "First place counts 10 points, second 6, third 3, fourth 1. The first two are in an example of \
                    the rulebook, the others in reviews.",
                ),
                (
                    Book,
                    "Every tie, also of the final scores, goes to the player who is more advanced in technology: of \
                    several on a space, the one whose disc lies higher.",
                ),
            ],
        },
        Section {
            key: "companies",
            number: "21",
            title: "Companies and markers",
            paragraphs: &[
                (
                    Deduced,
                    "Contracts from 1, 2, 3, 4 or 5 different companies count 1, 3, 6, 10 or 15 points. The third \
                    of these is in an example of the rulebook, the others in reviews.",
                ),
                (Book, "Each marker left on your personal board costs 2 points."),
                (Ruling, "There is always exactly one winner."),
            ],
        },
        Section {
            key: "starting-tiles",
            number: "22",
            title: "Variant: starting tiles",
            paragraphs: &[
                (
                    Book,
                    "Everybody is dealt one of seven starting tiles, face up. The lowest number takes the first turn; \
                    the first plantations are placed in the order of the numbers.",
                ),
                (
                    Ruling,
                    "Turns and the technology stack go clockwise from the starting player all the same. The numbers \
                    are those of the list below; the printed ones are not known.",
                ),
                (Book, "Each tile works once, with an action of yours in anybody’s turn; then it is turned over."),
                (Book, "1: when you take rupees, take 5 more."),
                (Book, "2: when you move, move to any hexagon without paying."),
                (
                    Book,
                    "3: when you plant, place a second marker, but no plantation, on a hexagon with a plantation of \
                    yours. It counts double in the majority of its district, and gives one chest as before.",
                ),
                (Book, "4: when you advance in technology, advance two steps; you still get one token."),
                (Book, "5: when you hire a councillor, hire that of another district."),
                (Book, "6: when you harvest, the plantations need not be in reach of your pawn."),
                (Book, "7: when you trade, deliver one chest less."),
                (
                    Ruling,
                    "A tile is declared with its action, and only where it changes something: 2 from two steps on, 4 \
                    with two spaces left, 6 with the first chest out of reach. Costs and other effects stay. With 3 the \
                    pawn stands there, or next to it with the councillor for that. With 4 every mark that is entered \
                    counts, also that of the space passed. With 7 you choose which chest of those demanded to keep.",
                ),
            ],
        },
        Section {
            key: "figures",
            number: "23",
            title: "Figures that are ours",
            paragraphs: &[
                (
                    Reconstructed,
                    "Not to be found anywhere, and so worked out by us: the outline of the map, the shapes of \
                    the large level tiles, how many cards there are of each pair, the contracts except one, how many \
                    markers lie on each contract space, the length of the technology track and its marks but for the \
                    sixth space, and the numbers of the starting tiles. The names of councillors and tiles are ours \
                    too.",
                ),
                (
                    Reconstructed,
                    "In a contract a black chest counts 3 rupees or 1 point, a green one 4 or 1 and a half, a \
                    white one 6 or 2 and a half; half points are rounded down without white tea and up with it.",
                ),
                (
                    Reconstructed,
                    "Company 1: three black, twice two black and one green, two black and one white. Company \
                    2: two black and one green, twice one black and two green, one of each. Company 3: three green, \
                    twice one of each, two black and one white. Company 4: one black and two green, twice two green \
                    and one white, one black and two white. Company 5: two black and one white, two green and one \
                    white, twice one black and two white.",
                ),
            ],
        },
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ceylon::rules;

    #[test]
    fn every_rule_has_a_section() {
        let all = [
            rules::SETUP,
            rules::TURN,
            rules::CARD,
            rules::TOKEN,
            rules::PLANT,
            rules::HARVEST,
            rules::WAREHOUSE,
            rules::TRADE,
            rules::SPACES,
            rules::HIRE,
            rules::ADVANCE,
            rules::MOVE,
            rules::RUPEES,
            rules::TILES,
            rules::END,
        ];
        assert!(all.into_iter().all(|rule| RULEBOOK.section(rule).is_some()));
    }

    #[test]
    fn sections_are_numbered_and_named_once() {
        for (index, section) in RULEBOOK.sections.iter().enumerate() {
            assert_eq!(section.number, (index + 1).to_string());
            assert_eq!(RULEBOOK.sections.iter().filter(|other| other.key == section.key).count(), 1);
            assert!(!section.paragraphs.is_empty());
        }
    }
}

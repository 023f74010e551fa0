//! The rulebook in the app: every rule of Chai in our own words, with its source.
//!
//! Shown and searched by the page; actions and refusals point to its sections by key.

use crate::engine::rulebook::{Rulebook, Section, Source};

use Source::{Deduced, Reconstructed, Rulebook as Book, Ruling};

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    preface: "These are the rules of Chai: Tea for 2 by Steeped Games, with its solo Tea Race, told in our own words. The \
        publisher’s FAQ and extended rules are the authority. The first rulebook and the pictures on the cards could not \
        be had: what they alone would tell we worked out anew, so that each statement and example of the FAQ holds. Each \
        paragraph says where it comes from, and the last section lists all the figures that are ours.",
    sections: &[
        Section {
            key: "goal",
            number: "1",
            title: "What it is about",
            paragraphs: &[
                (
                    Book,
                    "Two tea merchants roll their tea workers, which are dice, and place them on five boards. They gather \
                    tea, build a plantation of cards that moves the tea uphill to the dock, and load ships there.",
                ),
                (
                    Book,
                    "A full ship sails. When a merchant has sailed as many ships as agreed the game ends, and the most \
                    points win. One person alone plays the Tea Race against an automaton.",
                ),
            ],
        },
        Section {
            key: "setup",
            number: "2",
            title: "Laying the table",
            paragraphs: &[
                (
                    Book,
                    "There are 60 tea tokens, ten each of green, yellow, white, oolong, black and fermented, 30 plantation \
                    cards, 18 ships, six harvest markers and seven workers for each merchant.",
                ),
                (
                    Book,
                    "A plantation card lies in each of the market slots 1 to 5, and the deck in slot 6. Ships lie in three \
                    harbour slots, and their deck in the fourth. Both decks lie face up.",
                ),
                (
                    Deduced,
                    "The harvest markers lie in any order beside the Harvest board with their harvest face up, the \
                    assistant below the lowest.",
                ),
                (Ruling, "The supply is limited: a tea that is out cannot be taken."),
                (
                    Book,
                    "Each merchant has a merchant card and chooses its side before the game: A gives points at the end, B \
                    an ability once a year.",
                ),
                (
                    Ruling,
                    "The sides and the number of ships are agreed first; then the merchant cards are dealt at random.",
                ),
                (Deduced, "Each rolls a die: the higher takes the first-player coin, and equal dice are rolled again."),
            ],
        },
        Section {
            key: "year",
            number: "3",
            title: "A year",
            paragraphs: &[
                (
                    Deduced,
                    "A year has four phases: the assistant’s walk, the roll, worker actions in turn, and the end of the year.",
                ),
                (
                    Ruling,
                    "Whoever holds the coin as a year begins is its starter for the whole year, even if the coin is taken \
                    in the Palace meanwhile.",
                ),
                (Book, "All seven workers of each merchant are rolled, and their values are public."),
            ],
        },
        Section {
            key: "assistant",
            number: "4",
            title: "The assistant’s walk",
            paragraphs: &[
                (
                    Book,
                    "The assistant walks clockwise: up beside the Harvest board, across to the top of the Production board, \
                    down beside it, and back to the bottom of the Harvest board.",
                ),
                (Deduced, "The starter moves it one, two or three markers and so chooses the marker of the year."),
                (
                    Book,
                    "After both merchants have had it, the marker is turned over and laid at the furthest place clockwise \
                    beside the other board: below the lowest there, or above the highest.",
                ),
                (Ruling, "The assistant stays where the marker lay, and the other markers close up."),
            ],
        },
        Section {
            key: "benefit",
            number: "5",
            title: "What the marker gives",
            paragraphs: &[
                (Book, "First each token shown comes into your field, in the order that you like."),
                (
                    Book,
                    "Then you have as many units as the number shows. Each is a token of your choice or a step for one of \
                    your tokens, in any order. The tokens that you choose must all be different teas.",
                ),
                (Book, "Steps may go to any token, also one that has just come in, and several to the same one."),
                (
                    Ruling,
                    "A chosen tea may be one that was shown. A shown tea that is out is lost, and so are unused units. The \
                    starter is done before the other merchant begins.",
                ),
            ],
        },
        Section {
            key: "turns",
            number: "6",
            title: "Turns and passing",
            paragraphs: &[
                (
                    Book,
                    "The starter begins, and turns alternate. In a turn you make one placement on one of the five boards. \
                    Whoever has no workers left is skipped.",
                ),
                (
                    Ruling,
                    "Before and after the placement you may change values and use your merchant’s ability, but not while \
                    anything is being resolved. The turn ends when you say so, or when nothing more is possible.",
                ),
                (
                    Ruling,
                    "Instead of beginning a turn you may pass: then you place no more workers this year and may not answer \
                    for a ship. The other merchant goes on alone.",
                ),
            ],
        },
        Section {
            key: "values",
            number: "7",
            title: "Changing a worker’s value",
            paragraphs: &[
                (
                    Book,
                    "At any time in your turn, and when you are asked to answer for a ship, you may return a token from \
                    your plantation to the supply to raise or lower a worker.",
                ),
                (
                    Ruling,
                    "Each token changes one worker that is not placed yet by one, between 1 and 6. Tokens on the field, \
                    the tiers and the dock pay; those in crates and on ships do not.",
                ),
            ],
        },
        Section {
            key: "harvest",
            number: "8",
            title: "The Harvest board",
            paragraphs: &[
                (Book, "Place one worker of any value and take one token of any tea into your field."),
                (Ruling, "Any number of workers may go there, of both merchants, for any teas in the supply."),
            ],
        },
        Section {
            key: "market",
            number: "9",
            title: "The Market board",
            paragraphs: &[
                (Book, "Place one worker in a free slot and take its card. Each slot takes one worker a year."),
                (Ruling, "A worker may use any slot of its value or below."),
                (
                    Book,
                    "Slot 6 is the deck: look at its top three cards, keep one and lay the others back on top in any order. \
                    The fourth card is seen then, but cannot be chosen.",
                ),
                (Ruling, "With fewer cards in the deck you look at those; with none the slot cannot be used."),
                (Book, "Slots are filled again only at the end of the year."),
            ],
        },
        Section {
            key: "planting",
            number: "10",
            title: "Planting a card",
            paragraphs: &[
                (
                    Book,
                    "A new card goes at once face up into any empty slot of your plantation. A slot holds one card, face up \
                    or face down.",
                ),
                (
                    Book,
                    "If all slots are full, one of your cards is discarded under the deck first, and the tea in a discarded \
                    crate returns to the supply. Cards cannot be discarded in any other way.",
                ),
                (Ruling, "The new card takes the slot of the discarded one and cannot be refused."),
            ],
        },
        Section {
            key: "palace",
            number: "11",
            title: "The Palace board",
            paragraphs: &[
                (Deduced, "Each of the four spaces takes one worker of any value."),
                (Ruling, "Each space is used once a year by either merchant, and only if it can do something."),
                (Book, "Move: one of your cards goes to any empty slot of your plantation, however far."),
                (
                    Book,
                    "Swap: two of your cards change places, also face-down cards and crates with or without tea. Each keeps \
                    its face.",
                ),
                (
                    Ruling,
                    "A face-up card that was moved or swapped acts as if it had just been planted. Both cards of a swap lie \
                    in their new slots before either acts, and you choose the order.",
                ),
                (
                    Book,
                    "Refresh: all your face-down cards turn face up. Those that can act do so at once and turn down again; \
                    none turns up twice.",
                ),
                (Book, "Coin: you take the first-player coin or keep it. It counts from next year on."),
            ],
        },
        Section {
            key: "harbour",
            number: "12",
            title: "The Harbour board",
            paragraphs: &[
                (
                    Book,
                    "Reserve a ship in slots 1 to 3, or the top of the deck, with a run: workers of consecutive values. You \
                    take the ship at the end of the year.",
                ),
                (Deduced, "A run has at least two workers. You may hold several ships."),
                (
                    Book,
                    "A ship that the other merchant holds is taken by a stronger run: more workers win, with equally many \
                    the higher values.",
                ),
                (
                    Ruling,
                    "An exact tie takes nothing. You cannot attack yourself, nor lengthen a run that nobody attacks.",
                ),
            ],
        },
        Section {
            key: "conflict",
            number: "13",
            title: "Fighting for a ship",
            paragraphs: &[
                (
                    Book,
                    "A merchant whose run is displaced may at once add workers to it so that it is again one run and the \
                    stronger one; more than needed may be added, and values may be changed with tea. Nobody is forced to.",
                ),
                (
                    Book,
                    "Then the roles change, and so on, until a displaced merchant adds none. It cannot be done later.",
                ),
                (Book, "The loser’s run, with all that was added, moves to a free ship of its owner’s choice."),
                (
                    Ruling,
                    "Free is a target with a card and without a run. With none free the workers come back for later turns. \
                    A lost attack was the attacker’s turn all the same.",
                ),
            ],
        },
        Section {
            key: "production",
            number: "14",
            title: "The Production board",
            paragraphs: &[
                (
                    Book,
                    "Place a set: workers of one value. Its three places give points of movement at the end of the year, 7 \
                    for the highest.",
                ),
                (Deduced, "A new set has at least two workers."),
                (
                    Book,
                    "More workers rank above fewer, with equally many the higher value; of identical sets the later lies \
                    below. In a later turn you may add workers of the same value to a set of yours.",
                ),
                (Ruling, "A set that grows counts as placed at that moment. Two own sets of one value stay two sets."),
                (
                    Book,
                    "Nobody answers when pushed down. With a fourth set the lowest leaves the board. A merchant with \
                    several sets has the sum of their points.",
                ),
                (
                    Ruling,
                    "The workers of a set that leaves come back for later turns. You may not place a set that would itself \
                    be fourth.",
                ),
            ],
        },
        Section {
            key: "plantation",
            number: "15",
            title: "The plantation",
            paragraphs: &[
                (
                    Book,
                    "Tokens come into the field at the bottom and climb to the dock at the top. There are 14 slots: one \
                    beside each space, five at the field and three for ships at the dock.",
                ),
                (
                    Reconstructed,
                    "Between field and dock lie two lanes of three tiers. A token that leaves the field takes the left or \
                    the right lane and stays in it: four steps from the field to the dock.",
                ),
                (Ruling, "Tokens only climb. Any number of them may lie on a space."),
            ],
        },
        Section {
            key: "movement",
            number: "16",
            title: "Points of movement",
            paragraphs: &[
                (Book, "A point moves one token one step up. Points may be split over tokens as you like."),
                (
                    Book,
                    "Points may be spent on a token before and after cards move it. What cards begin is finished before the \
                    next point.",
                ),
                (Book, "Points that you do not spend are lost."),
            ],
        },
        Section {
            key: "climbing",
            number: "17",
            title: "How cards move tea",
            paragraphs: &[
                (
                    Book,
                    "A crate comes before everything: a token that enters a space with a crate of its tea that has room \
                    goes into the crate and never comes out. What steps it had are lost.",
                ),
                (
                    Book,
                    "Conversion cards (oxidation and fermentation): a token of the one tea that enters becomes the other and \
                    moves up one.",
                ),
                (
                    Ruling,
                    "There is at most one conversion each time a token enters a space, and none when the new tea is out.",
                ),
                (
                    Reconstructed,
                    "Process cards (withering, fixing, rolling, drying): a token of a listed tea that enters moves up one.",
                ),
                (
                    Reconstructed,
                    "Blooming cards: as soon as a token of its tea is on the space, all of that tea there move up two; then \
                    the card turns face down until it is refreshed.",
                ),
                (
                    Book,
                    "All cards of a space act, and their steps add up; on the way the cards of further spaces add theirs. \
                    They must act.",
                ),
                (
                    Ruling,
                    "When the token in hand has come to rest, tokens that a blooming card set in motion follow one by one in \
                    the order that you choose. They do not meet the cards of the space that they leave.",
                ),
            ],
        },
        Section {
            key: "arriving",
            number: "18",
            title: "When a card arrives",
            paragraphs: &[
                (
                    Book,
                    "A crate takes tea of its kind from its space at once, even if another card would move it. A crate holds \
                    its tea for good.",
                ),
                (
                    Ruling,
                    "Any card that is planted, moved, swapped or turned face up acts once on the tokens that already lie on \
                    its space: each matching token moves up one, or is converted and moves up one, or blooms. Only that card \
                    acts then, besides crates.",
                ),
            ],
        },
        Section {
            key: "loading",
            number: "19",
            title: "Loading and sailing",
            paragraphs: &[
                (
                    Book,
                    "A token that reaches the dock is loaded at once onto a ship that needs it; with several such ships you \
                    choose. Otherwise it waits, also over the years.",
                ),
                (Book, "When a ship is added, tea on the dock loads at once. A junk takes any tea."),
                (
                    Book,
                    "A full ship sails at once: its tea returns to the supply, it counts for you, and its berth is free.",
                ),
            ],
        },
        Section {
            key: "junks",
            number: "20",
            title: "A junk arrives",
            paragraphs: &[
                (
                    Book,
                    "Only at the moment when a junk is added you may also take tea off your other waiting ships, if with the \
                    tea on the dock this makes the junk sail at once. You choose which.",
                ),
                (
                    Ruling,
                    "It is offered when dock and ships hold enough, at least one of it on a ship; once begun it is finished. \
                    Afterwards tea on the dock loads onto any ship that now needs it.",
                ),
            ],
        },
        Section {
            key: "ships-come",
            number: "21",
            title: "End of the year: ships",
            paragraphs: &[
                (
                    Deduced,
                    "The starter takes the reserved ships first, slots 1 to 3 and then the deck; then the other merchant. Each \
                    ship is loaded and perhaps sails before the next is taken.",
                ),
                (
                    Book,
                    "From the deck you look at the top three, keep one and lay the others back on top in any order.",
                ),
                (
                    Book,
                    "If your dock is full, one of your waiting ships goes under the deck and its tea to the supply.",
                ),
                (Ruling, "The new ship takes that berth, and the tea of the discarded one cannot load it."),
            ],
        },
        Section {
            key: "clean-up",
            number: "22",
            title: "End of the year: movement and cleaning up",
            paragraphs: &[
                (Deduced, "After the ships the points of the Production board are spent, the starter first."),
                (Book, "Then all workers go home, and the harbour slots are filled from the deck."),
                (
                    Book,
                    "The card still in market slot 1 is removed, the others slide toward slot 1 without gaps, and the rest is \
                    filled.",
                ),
                (
                    Book,
                    "When the plantation deck is empty, what can be filled is filled; after that the market is not filled \
                    again in this game.",
                ),
                (
                    Ruling,
                    "The removed card goes under the deck. Once the market is closed nothing is removed or slides any more, \
                    but cards left there, and a deck that later discards form, can be taken.",
                ),
            ],
        },
        Section {
            key: "end",
            number: "23",
            title: "The end",
            paragraphs: &[
                (Book, "The game ends when a merchant has sailed as many ships as agreed: three, four or five."),
                (Ruling, "The year is played out, and the check is made once, after cleaning up. Junks count."),
                (Reconstructed, "The eighth year, 1867 in order, is the last in any case. This limit is ours."),
            ],
        },
        Section {
            key: "scoring",
            number: "24",
            title: "Points",
            paragraphs: &[
                (Book, "Each ship that has sailed is worth its printed points."),
                (
                    Book,
                    "Each plantation card on your board is worth its printed points, face up or face down; a crate only when \
                    it is full.",
                ),
                (Ruling, "Waiting ships and tea left over are worth nothing."),
                (
                    Ruling,
                    "Ties are broken by more ships sailed, then more full crates, then more tokens on field, tiers and dock. \
                    If all is equal the victory is shared.",
                ),
            ],
        },
        Section {
            key: "merchants",
            number: "25",
            title: "Merchant cards",
            paragraphs: &[
                (
                    Book,
                    "Side A gives a point for each of your cards that shows the merchant’s tea. A crate of that tea counts \
                    even unfilled, junks never.",
                ),
                (Ruling, "Clippers count once sailed, process and blooming cards on the board; conversions do not."),
                (Book, "Side B gives an ability once a year."),
                (
                    Reconstructed,
                    "Green: change a worker by one for nothing. Yellow: a placement on the Harvest board takes two different \
                    teas. White: roll any of your workers again. Oolong: two steps of movement. Black: a market placement \
                    takes one of the top three cards of the deck instead of the slot’s card, which stays. Fermented: replace \
                    a token of yours on its space by another tea from the supply.",
                ),
                (
                    Ruling,
                    "Of a tea replaced so, a ship on the dock or a crate of the new tea takes it; no other card acts on it.",
                ),
            ],
        },
        Section {
            key: "knowledge",
            number: "26",
            title: "What is known",
            paragraphs: &[(
                Ruling,
                "Everything is open: the three cards of a search, how they are laid back, the top of each deck, what went \
                under a deck; the app remembers it for both. Unknown are only cards of the decks that nobody has seen, and \
                the year cards to come when they were shuffled.",
            )],
        },
        Section {
            key: "race",
            number: "27",
            title: "The Tea Race",
            paragraphs: &[
                (
                    Book,
                    "Alone you play against the automaton. It has no plantation, has side A of its merchant card, and \
                    you have the coin in the first year. For each year there is a card with six errands.",
                ),
                (Book, "The year cards come in order; shuffled they make a harder game."),
                (
                    Book,
                    "In its turns it does one errand after the other. When one cannot be done, its highest worker goes to \
                    the market instead; what workers are left after the card go there too.",
                ),
                (
                    Book,
                    "When the automaton holds the coin it moves the assistant one marker. It has nothing from the marker; \
                    you do.",
                ),
            ],
        },
        Section {
            key: "errands",
            number: "28",
            title: "The automaton’s errands",
            paragraphs: &[
                (
                    Book,
                    "Market: its highest worker goes to the slot of its value, or the next lower one that is free and has a \
                    card. In slot 6 it takes the top card. With no such slot the worker lies on the deck and it takes the top \
                    card too.",
                ),
                (
                    Ruling,
                    "A worker on the deck counts as one in slot 6. With the deck empty the worker is spent for nothing.",
                ),
                (Book, "Coin: its lowest worker takes the coin, if the space is free."),
                (
                    Book,
                    "Ship: its longest run, of equal ones the highest, reserves the free ship worth most, the top of the deck \
                    among them. Of equal ships it takes one that wants its merchant’s tea; if that does not settle it, you \
                    choose.",
                ),
                (Ruling, "If several equal clippers want its merchant’s tea you choose among these."),
                (
                    Book,
                    "Production: its largest set, of equal ones the highest. If that would be fourth it takes the workers \
                    back, and these go to the market one at a time. A set of the automaton that is pushed off later goes \
                    there too.",
                ),
                (
                    Book,
                    "It does not answer when you fight for its ship: its run moves to the best free one. With none free it \
                    takes the workers back.",
                ),
                (
                    Book,
                    "At the end of the year its ships count as sailed at once; from the deck it takes the top one. Its cards \
                    count as printed, crates as full. It never moves tea.",
                ),
                (
                    Book,
                    "If you take a card with a full plantation and the deck is empty, the card that you give up becomes a new \
                    deck.",
                ),
                (
                    Ruling,
                    "The publisher’s sample years 1864 and 1866 contain slips that its own rules contradict; the automaton \
                    follows the rules.",
                ),
            ],
        },
        Section {
            key: "figures",
            number: "29",
            title: "Figures that are ours",
            paragraphs: &[
                (
                    Reconstructed,
                    "What the harvest markers show; which teas each process, blooming and fermentation card and each crate \
                    has, that a crate holds two, and all points of plantation cards.",
                ),
                (
                    Reconstructed,
                    "What each ship wants and all points of ships, but that the best are worth 7. Clippers are named after \
                    ships that once sailed.",
                ),
                (
                    Reconstructed,
                    "The 5 and 3 points of the lower places in production; the abilities of side B; the errands of the years \
                    1860, 1861, 1863, 1865 and 1867. Those of 1862, 1864 and 1866 are the publisher’s.",
                ),
            ],
        },
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_numbered_in_order_and_keys_are_unique() {
        for (index, section) in RULEBOOK.sections.iter().enumerate() {
            assert_eq!(section.number, (index + 1).to_string());
            assert_eq!(RULEBOOK.sections.iter().filter(|other| other.key == section.key).count(), 1, "{}", section.key);
            assert!(!section.paragraphs.is_empty());
        }
    }
}

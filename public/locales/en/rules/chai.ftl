preface = These are the rules of Chai: Tea for 2 by Steeped Games, with its solo Tea Race, told in our own words. The publisher’s FAQ and extended rules are the authority. The base rulebook and the pictures on the cards could not be had. Some of what they held was found in descriptions of the game, which are named; the rest we ruled or invented so that each statement and example of the FAQ holds. Each paragraph says where it comes from. New games follow version 2 of these rules; where version 1 differs, the section says so.

# § 1
goal = What it is about
    .p1 = Two tea merchants roll their tea workers, which are dice, and place them on five boards. They gather tea, build a plantation of cards that moves the tea uphill to the dock, and load ships there.
    .p2 = A full ship sails. When a merchant has sailed as many ships as agreed the game ends, and the most points win. One person alone plays the Tea Race against an automaton.

# § 2
setup = Setting up
    .p1 = There are 60 tea tokens, ten each of green, yellow, white, oolong, black and fermented; 30 plantation cards; 18 ships, of which 15 are clippers and three are junks; six harvest markers; six merchant cards; and seven workers for each merchant. The Tea Race has eight year cards.
    .p2 = A plantation card lies face up in each of the market slots 1 to 5, and the others are a face-up deck in slot 6 (hotsuki.net, boardgameswithcouple.wordpress.com).
    .p3 = Ships lie in three harbour slots, and the others are a face-up deck in the fourth.
    .p4 = The harvest markers lie in random order beside the Harvest board, the assistant below the lowest (hotsuki.net, gioconauta.it).
    .p5 = All of them show their harvest face there.
    .p6 = The supply is limited: a tea that is out cannot be taken.
    .p7 = Each merchant has a merchant card and chooses its side before the game: A gives points at the end, B an ability once a year.
    .p8 = You agree on three, four or five ships. The merchant cards are shuffled and one is dealt to each; the side is chosen when the card is known (hotsuki.net, gioconauta.it).
    .p9 = A side may also be agreed before the deal. Who chooses after it does so openly, the merchant with the coin first. Games begun under version 1 of these rules agreed on the sides before the deal.
    .p10 = Each rolls a die: the higher takes the first-player coin (hotsuki.net, gioconauta.it).
    .p11 = Equal dice are rolled again.

# § 3
year = A year
    .p1 = A year has four phases (gioconauta.it): the assistant’s walk, the roll, worker actions in turn, and the end of the year.
    .p2 = Whoever holds the coin as a year begins is its starter for the whole year, even if the coin is taken in the Palace meanwhile.
    .p3 = All seven workers of each merchant are rolled, and their values are public.

# § 4
assistant = The assistant’s walk
    .p1 = The assistant walks clockwise: up beside the Harvest board, across to the top of the Production board, down beside it, and back to the bottom of the Harvest board.
    .p2 = The starter moves it one, two or three markers and so chooses the marker of the year (solitairetimes.net, gioconauta.it, a review on forum.cwowd.com).
    .p3 = After both merchants have had it, the marker is turned over and laid at the furthest place clockwise beside the other board: below the lowest there, or above the highest. The other markers close up.
    .p4 = The assistant stays where the marker lay.

# § 5
benefit = What the marker gives
    .p1 = First each token shown comes into your field.
    .p2 = Then you have as many units as the number shows. Each is a token of your choice or a step for one of your tokens, in any order. The tokens that you choose must all be different teas.
    .p3 = Steps may go to any token, also one that has just come in, and several to the same one.
    .p4 = You take the shown tokens in the order that you like. A chosen tea may be one that was shown. A shown tea that is out is lost, and so are unused units. The starter is done before the other merchant begins.
    .p5 = Every face shows two different teas (evilmastermind.home.blog). In games begun under version 1 of these rules the face beside the Production board shows one.

# § 6
turns = Turns and passing
    .p1 = The starter begins, and turns alternate. In a turn you make one placement on one of the five boards. Whoever has no workers left is skipped.
    .p2 = Before and after the placement you may change values and use your merchant’s ability, but not while anything is being resolved. The turn ends when you say so, or when nothing more is possible. If workers come back to you, you have turns again.
    .p3 = Instead of beginning a turn you may pass: then you place no more workers this year. Your runs may still be pushed off a ship; you may not answer, but you choose the free ship that the run moves to. Workers that come back to you are out for the year. The other merchant goes on alone.

# § 7
values = Changing a worker’s value
    .p1 = At any time in your turn, and when you are asked to answer for a ship, you may return a token from your plantation to the supply to raise or lower a worker.
    .p2 = Each token changes one worker that is not placed yet by one, between 1 and 6. Tokens on the field, the tiers and the dock pay; those in crates and on ships do not.

# § 8
harvest = The Harvest board
    .p1 = Place one worker, a 1 is enough, and take one tea token into your field.
    .p2 = Any number of workers may go there, of any value, for any tea (hotsuki.net).
    .p3 = Both merchants may use it as long as the supply has a token of the tea.

# § 9
market = The Market board
    .p1 = Place one worker in a free slot and take its card. Each slot takes one worker a year.
    .p2 = A worker goes to the slot of its own value (dragonblogger.com, hotsuki.net).
    .p3 = If that slot holds a worker or no card, it goes to the highest lower slot that can be used; if there is none it cannot go to the market. The publisher’s sample year 1862 plays so, and the automaton’s rule says so.
    .p4 = In games begun under version 1 of these rules it may use any slot of its value or below.
    .p5 = Slot 6 is the deck: look at its top three cards, keep one and put the others back on top in any order.
    .p6 = The fourth card is seen meanwhile, but cannot be chosen. With fewer cards in the deck you look at those; with none the slot cannot be used.
    .p7 = Slots are filled again only at the end of the year.

# § 10
planting = Planting a card
    .p1 = A new card goes at once face up into any empty slot of your plantation. A slot holds one card, face up or face down.
    .p2 = If all slots are full, one of your cards is discarded under the deck first, and the tea in a discarded crate returns to the supply. Cards cannot be discarded in any other way.
    .p3 = The new card takes the slot of the discarded one and cannot be refused.

# § 11
palace = The Palace board
    .p1 = There are four spaces with immediate actions, each for one worker of any value (dragonblogger.com).
    .p2 = Each space is used once a year by either merchant, and only if it can do something: Move needs a card and an empty slot, Swap two cards, Refresh a face-down card. Coin is always possible.
    .p3 = Move: one of your cards goes to any empty slot of your plantation, however far.
    .p4 = Swap: two of your cards change places, also face-down cards and crates with or without tea. Each keeps its face.
    .p5 = A face-up card that was moved or swapped acts as if it had just been planted. Both cards of a swap lie in their new slots before either acts, and you choose the order.
    .p6 = Refresh: all your face-down cards turn face up. Those that can act do so at once and turn down again; none turns up twice.
    .p7 = Coin: you take the first-player coin or keep it.
    .p8 = It counts from next year on; if nobody goes there it stays where it is.

# § 12
harbour = The Harbour board
    .p1 = Reserve a ship in slots 1 to 3, or the top of the deck, with a run: workers of consecutive values. You take the ship at the end of the year.
    .p2 = A run has at least two workers. You may hold several ships.
    .p3 = A ship that the other merchant holds is taken by a stronger run: more workers win, with equally many the higher values.
    .p4 = An exact tie takes nothing. You cannot attack yourself, nor lengthen a run that nobody attacks. A ship that nobody has reserved stays in its slot for the next year.

# § 13
conflict = Fighting for a ship
    .p1 = A merchant whose run is displaced may at once add workers to it so that it is again one run and the stronger one; more than needed may be added, and values may be changed with tea. Nobody is forced to.
    .p2 = Then the roles change, and so on, until a displaced merchant adds none. It cannot be done later.
    .p3 = The automaton’s displaced run moves to a free ship, and with none free its workers come back.
    .p4 = The same holds for a person, who chooses the ship: the loser’s run moves at once, with all that was added. Free is a target with a card and without a run; a single one is not asked for. Workers that come back are for later turns. A lost attack was the attacker’s turn all the same.

# § 14
production = The Production board
    .p1 = Place a set: workers of one value. Its three places give points of movement at the end of the year, 7 for the highest.
    .p2 = The places below it give 5 and 3.
    .p3 = A new set has at least two workers.
    .p4 = More workers rank above fewer, with equally many the higher value; of identical sets the later lies below. In a later turn you may add workers of the same value to a set of yours.
    .p5 = A set that grows counts as placed at that moment, and never pushes another off. Two own sets of one value stay two sets.
    .p6 = Nobody answers when pushed down. With a fourth set the lowest leaves the board. A merchant with several sets has the sum of their points.
    .p7 = The set that leaves may be your own; its workers come back for later turns. The three highest sets stay until the year ends. You may not place a set that would itself be fourth.

# § 15
plantation = The plantation
    .p1 = Tokens come into the field at the bottom and climb to the dock at the top. There are 14 slots: one beside each space, five at the field and three for ships at the dock.
    .p2 = Between field and dock lie two lanes of three tiers. A token that leaves the field takes the left or the right lane and stays in it: four steps from the field to the dock.
    .p3 = Tokens only climb. Any number of them may lie on a space.

# § 16
movement = Points of movement
    .p1 = A point moves one token one step up. Points may be split over tokens as you like, and spent on a token before and after cards move it.
    .p2 = Points that you do not spend are lost.
    .p3 = What cards begin is finished before the next point.

# § 17
climbing = How cards move tea
    .p1 = A crate comes before everything: a token that enters a space with a crate of its tea that has room goes into the crate and never comes out. What steps it had are lost.
    .p2 = Conversion cards (oxidation and fermentation): a token of the one tea that enters becomes the other and moves up one.
    .p3 = There is at most one conversion each time a token enters a space, and none when the new tea is out. Process cards that list only the tea before the conversion do not act on it.
    .p4 = Process cards (withering, fixing, rolling, drying): a token of a listed tea that enters moves up one. Their names, teas and numbers are ours.
    .p5 = There are blooming cards (boardgameguys.com).
    .p6 = As soon as a token of its tea is on the space of a blooming card, all of that tea there move up two; then the card turns face down until it is refreshed.
    .p7 = All cards of a space act, and their steps add up; on the way the cards of further spaces add theirs. They must act.
    .p8 = When the token in hand has come to rest, tokens that a blooming card set in motion follow one by one in the order that you choose. They do not meet the cards of the space that they leave.

# § 18
arriving = When a card arrives
    .p1 = A crate takes tea of its kind from its space at once, even if another card would move it. A crate holds its tea for good.
    .p2 = Any card that is planted, moved, swapped or turned face up acts once on the tokens that already lie on its space: each matching token moves up one, or is converted and moves up one, or blooms. Only that card acts then, besides crates.
    .p3 = A token that an arriving card converts goes into a crate of its new tea with room on that space, if there is one; otherwise it moves up one.

# § 19
loading = Loading and sailing
    .p1 = A token that reaches the dock is loaded at once onto a ship that needs it; with several such ships you choose. Otherwise it waits, also over the years.
    .p2 = When a ship is added, tea on the dock loads at once. A junk takes any tea.
    .p3 = A full ship sails at once: its tea returns to the supply, it counts for you, and its berth is free.

# § 20
junks = A junk arrives
    .p1 = Only at the moment when a junk is added you may also take tea off your other waiting ships, if with the tea on the dock this makes the junk sail at once. You choose which.
    .p2 = It is offered when dock and ships hold enough, at least one of it on a ship; once begun it is finished. Afterwards tea on the dock loads onto any ship that now needs it.

# § 21
ships-come = End of the year: ships
    .p1 = Ships are taken before the movement of the Production board (solitairetimes.net).
    .p2 = The starter takes the reserved ships first, slots 1 to 3 and then the deck; then the other merchant. Each ship is loaded and perhaps sails before the next is taken. Ships that nobody has reserved stay.
    .p3 = From the deck you look at the top three, keep one and put the others back on top in any order.
    .p4 = If your dock is full, one of your waiting ships goes under the deck and its tea to the supply.
    .p5 = The new ship takes that berth, and the tea of the discarded one cannot load it.

# § 22
clean-up = End of the year: movement and cleaning up
    .p1 = After the ships the points of the Production board are spent (solitairetimes.net).
    .p2 = The starter spends first.
    .p3 = Then all workers go home, and the harbour slots are filled from the deck.
    .p4 = The card still in market slot 1 is removed, the others slide toward slot 1 without gaps, and the rest is filled.
    .p5 = When the plantation deck is empty, what can be filled is filled; after that the market is not filled again in this game.
    .p6 = The removed card goes under the deck. Once the market is closed nothing is removed or slides any more, but cards left there, and a deck that later discards form, can be taken. A harbour slot stays empty when the ship deck is out.

# § 23
end = The end
    .p1 = The game ends when a merchant has sailed as many ships as agreed.
    .p2 = You agree on three, four or five (tabletopping.games, a review on forum.cwowd.com).
    .p3 = The year is played out, and the check is made once, after cleaning up. Junks count.
    .p4 = The eighth year, 1867 in order, is the last in any case.

# § 24
scoring = Points
    .p1 = Each ship that has sailed is worth its printed points.
    .p2 = Each plantation card on your board is worth its printed points, face up or face down.
    .p3 = A crate is worth them only when it is full: the automaton’s crates count as full.
    .p4 = Waiting ships and tea left over are worth nothing.
    .p5 = Ties are broken by more ships sailed, then more full crates, then more tokens on field, tiers and dock. If all is equal the victory is shared.

# § 25
merchants = Merchant cards
    .p1 = Side A gives a point for each of your cards that shows the merchant’s tea (a review on forum.cwowd.com).
    .p2 = A crate of that tea counts even unfilled, junks never.
    .p3 = Clippers count once sailed, process and blooming cards on the board; conversions do not.
    .p4 = Side B gives an ability once a year.
    .p5 = Green: move one of your plantation cards to any empty slot. Yellow: take one token of any tea from the supply into your field. White: change one of your workers by one. Oolong: exchange any two of your plantation cards. Black: turn all your face-down plantation cards face up. Fermented: two steps of tea movement (all six: hotsuki.net).
    .p6 = It is used in your own turn, before or after your placement, takes no worker and occupies nothing. Green, oolong and black follow the Palace to the letter: they need a card and an empty slot, two cards, or a face-down card. Yellow needs a tea in the supply; what is taken meets the cards of the field like a harvested token. White changes a worker that is not placed yet and costs no tea. Fermented may move one token twice or two tokens once.
    .p7 = Games begun under version 1 of these rules keep their own side B. Green: change a worker by one. Yellow: a harvest takes a second token, of another tea, once the first has come to rest; it is lost when the supply has no other tea. White: roll workers again. Oolong: two steps of movement. Black: a worker in market slots 1 to 5 searches the deck and the slot’s card stays; the slot must hold a card and suit the worker, and the deck must have cards. Fermented: a token of yours becomes another tea; only a ship on the dock or a crate of the new tea takes it.

# § 26
knowledge = What is known
    .p1 = Everything is open: the three cards of a search, how they are laid back, the top of each deck, what went under a deck; the app remembers it for both. Unknown are only cards of the decks that nobody has seen, and the year cards to come when they were shuffled.

# § 27
race = The Tea Race
    .p1 = Alone you play against the automaton. It has no plantation, has side A of its merchant card, and you have the coin in the first year. For each year there is a card with six errands.
    .p2 = The year cards come in order; shuffled they make a harder game.
    .p3 = In its turns it does one errand after the other. When one cannot be done, its highest worker goes to the market instead; what workers are left after the card go there too.
    .p4 = When the automaton holds the coin it moves the assistant one marker. It has nothing from the marker; you do.

# § 28
errands = The automaton’s errands
    .p1 = Market: its highest worker goes to the slot of its value, or the next lower one that is free and has a card. In slot 6 it takes the top card. With no such slot the worker lies on the deck and it takes the top card too.
    .p2 = A worker on the deck counts as one in slot 6. With the deck empty the worker is spent for nothing.
    .p3 = Coin: its lowest worker takes the coin, if the space is free.
    .p4 = Ship: its longest run, of equal ones the highest, reserves the free ship worth most, the top of the deck among them. Of equal ships it takes one that wants its merchant’s tea; if that does not settle it, you choose.
    .p5 = If several equal clippers want its merchant’s tea you choose among these. A junk counts by its points.
    .p6 = Workers that it took back may go to the market only. When it goes to the market it uses the highest of all its workers; for coin, ship and production those do not count, and with no others left it goes to the market. A turn in which it has no workers uses up no errand.
    .p7 = Production: its largest set, of equal ones the highest. If that would be fourth it takes the workers back, and these go to the market one at a time. A set of the automaton that is pushed off later goes there too.
    .p8 = It does not answer when you fight for its ship: its run moves to the best free one. With none free it takes the workers back.
    .p9 = At the end of the year its ships count as sailed at once; from the deck it takes the top one. Its cards count as printed, crates as full. It never moves tea.
    .p10 = If you take a card with a full plantation and the deck is empty, the card that you give up becomes a new deck.
    .p11 = The publisher’s sample years 1864 and 1866 contain slips that its own rules contradict; the automaton follows the rules.

# § 29
figures = Figures that are ours
    .p1 = Which teas the harvest markers show, and their numbers; which teas each process, blooming and fermentation card and each crate has, that a crate holds two, and all points of plantation cards.
    .p2 = What each ship wants and all points of ships, but that the best are worth 7. Clippers are named after ships that once sailed.
    .p3 = The two lanes of three tiers on each plantation; the limit of eight years; the 5 and 3 points of the lower places in production; the errands of the years 1860, 1861, 1863, 1865 and 1867. Those of 1862, 1864 and 1866 are the publisher’s.

# § 30
sources = Descriptions that we found
    .p1 = No description of a printed copy was found. These pages were written about the game before it was printed, in April and May 2021; as much as could be read of them agrees with the publisher’s FAQ of that time, and where they differ the FAQ wins.
    .p2 = hotsuki.net (chai-tea-for-2); evilmastermind.home.blog (7 May 2021); boardgameswithcouple.wordpress.com (29 April 2021); tabletopping.games (11 May 2021); solitairetimes.net (clashing cups); dragonblogger.com (chai tea boardgame); forum.cwowd.com (a review by Le Beau Jeu); gioconauta.it (May 2021); boardgameguys.com.

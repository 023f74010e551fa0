### The texts of Ceylon’s table, in the order in which a player meets them.
###
### “You” is always the reader. $who is the acting player. Each sentence shows whether a number is points, rupees or pieces.
### Story lines (line-…) and buttons (do-…) have no full stop; prompts, refusals and answers are whole sentences.

title = Ceylon
tagline = Plant the hills, load the train, stay a step ahead
# Designer and publisher.
credits = Designed by Chris and Suzanne Zinsli, published by Ludonova

## Nouns. The forms used inside sentences are attributes.

district-kandy = Kandy
district-dimbula = Dimbula
district-uva = Uva
district-ruhuna = Ruhuna

# One hexagon of the map, by its district and its number there: “Kandy 3”.
hexagon = { $district } { $number }

# Teas inside a sentence; “.name” is used on its own.
tea-black = black
    .name = Black
tea-green = green
    .name = Green
tea-white = white
    .name = White

# Amounts of money and points, inside a sentence.
rupees = { $n ->
        [one] { $n } rupee
       *[other] { $n } rupees
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

# Chests of one tea, an item of a list: “1 black and 2 green”.
chests = { $count } { $tea }

# The five actions on the halves of cards: the heading of a half (narrow). “.verb” follows “may”; “.full” is the
# full phrase.
action-plant = Plant
    .verb = plant
    .full = plant
action-harvest = Harvest
    .verb = harvest
    .full = harvest
action-trade = Trade
    .verb = trade
    .full = trade
action-hire = Hire
    .verb = hire
    .full = hire a councillor
action-advance = Advance
    .verb = advance
    .full = advance in technology

councillor-guide = Guide
councillor-banker = Banker
councillor-surveyor = Surveyor
councillor-broker = Broker
councillor-engineer = Engineer
councillor-nurseryman = Nurseryman
councillor-secretary = Secretary
councillor-storekeeper = Storekeeper

# The ability of a councillor: a clause after a colon, without a full stop; $n is an amount (rupees, points). “.short” goes
# on the plate on the map (narrow, 16 characters); there $n is a bare number. “.help” is a whole sentence.
ability-guide = each step after the first costs { $n }
    .short = { $n } per extra step
    .help = When you move, each step after the first costs only { $n }.
ability-banker = taking rupees brings in { $n }
    .short = Take { $n } rupees
    .help = When you take rupees, you take { $n }.
ability-surveyor = plant under or next to your pawn
    .short = Plant nearby
    .help = You may also plant next to your pawn, in the same district.
ability-broker = every trade pays { $n } extra
    .short = Trade pays +{ $n }
    .help = When you trade, you also take { $n }, even if you choose points.
ability-engineer = every advance scores { $n }
    .short = Advance scores { $n }
    .help = When you advance in technology, you score { $n }.
ability-nurseryman = planting costs { $n }
    .short = Plant for { $n }
    .help = Planting costs you { $n }.
ability-secretary = hiring costs { $n }
    .short = Hire for { $n }
    .help = Hiring further councillors costs you { $n }.
# $n: the number of chests the warehouse holds.
ability-storekeeper = the warehouse holds { $n } chests
    .short = Store { $n } chests
    .help = Your warehouse holds { $n } chests.

# Starting tiles; each can be used once.
tile-purse = Purse
tile-passage = Passage
tile-graft = Second crop
tile-leap = Leap
tile-letter = Letter
tile-porters = Porters
tile-tare = Short weight
help-purse = Once, when you take rupees, take { $n } more.
help-passage = Once, move to any hexagon for free.
help-graft = Once, plant a second marker on one of your plantations: it then counts twice.
help-leap = Once, advance two spaces for the price of one.
help-letter = Once, hire the councillor of another district.
help-porters = Once, harvest plantations anywhere on the map.
help-tare = Once, when you trade, deliver one fewer chest.

## Headings of the moment: the bar above the board (narrow).

heading-start = First plantations
heading-round = Round { $round }, { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
heading-last = Final round
heading-last-cards = Final round, { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
heading-over = Game over: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
# The line for a turn in a game printed as text. $turn counts the turns of the whole game; $scores: “Asha 12, Bao 9”.
transcript-turn = Round { $round }, turn { $turn }: { $who } to play. Score: { $scores }.

## Prompts: the reader’s choices now. One line on a phone, about 60 characters.

prompt-start = Place your first plantation at level 0 in an empty district.
# $others: the number of other players.
prompt-card = Play a card: choose your half. { $others ->
        [one] Your rival gets the other.
       *[other] Your rivals get the other.
    }

# $price: the cost of the action; $take: the rupees you may take instead (both amounts). “.token”: you may also use a
# technology token. “.follow”: you act on $by’s card.
prompt-plant = Plant for { $price }, move, or take { $take }.
    .token = Plant for { $price }, move, take { $take }, or use a token.
    .follow = { $by }’s card: plant for { $price }, move, or take { $take }.
prompt-harvest = Harvest, move, or take { $take }.
    .token = Harvest, move, take { $take }, or use a token.
    .follow = { $by }’s card: harvest, move, or take { $take }.
prompt-trade = Trade, move, or take { $take }.
    .token = Trade, move, take { $take }, or use a token.
    .follow = { $by }’s card: trade, move, or take { $take }.
prompt-hire = Hire for { $price }, move, or take { $take }.
    .token = Hire for { $price }, move, take { $take }, or use a token.
    .follow = { $by }’s card: hire for { $price }, move, or take { $take }.
prompt-advance = Advance for { $price }, move, or take { $take }.
    .token = Advance for { $price }, move, take { $take }, or use a token.
    .follow = { $by }’s card: advance for { $price }, move, or take { $take }.
# $why: a refusal (no-…), a whole sentence that says why the card’s action is impossible.
prompt-only = { $why } Move or take { $take }.
    .token = { $why } Move, take { $take }, or use a token.
prompt-extra = Take an extra action: anything but Advance.

# In the middle of a harvest. The warehouse holds $room chests and has $stored in it.
prompt-more = { $stored } of { $room } chests stored. Harvest more, or finish.
prompt-more-full = Your warehouse is full. Harvest more to swap chests, or finish.
# $over: the number of chests to return to the supply if the harvest ends now.
prompt-more-over = { $over ->
        [one] One chest too many. Harvest more, or finish and return one.
       *[other] { $over } chests too many. Harvest more, or finish and return { $over }.
    }
prompt-return = { $count ->
        [one] Return 1 chest. Your warehouse holds only { $room }.
       *[other] Return { $count } chests. Your warehouse holds only { $room }.
    }
prompt-spare = Use a technology token for an extra action, or keep it.
prompt-over = The game is over.

# Prompts for other readers: the decision that the table is waiting for.
prompt-wait-start = { PERSON($who) ->
    [you] You are choosing where to start.
   *[other] { $who } is choosing where to start.
}
prompt-wait-card = { PERSON($who) ->
    [you] You are choosing a card.
   *[other] { $who } is choosing a card.
}
# $what: an action (action-…).
prompt-wait-act = { PERSON($who) ->
    [you] You may { FORM($what, "verb") }, move or take rupees.
   *[other] { $who } may { FORM($what, "verb") }, move or take rupees.
}
prompt-wait-token = { PERSON($who) ->
    [you] You are taking an extra action.
   *[other] { $who } is taking an extra action.
}
prompt-wait-harvest = { PERSON($who) ->
    [you] You are harvesting.
   *[other] { $who } is harvesting.
}
prompt-wait-return = { PERSON($who) ->
    [you] You are returning chests.
   *[other] { $who } is returning chests.
}
prompt-wait-spare = { PERSON($who) ->
    [you] You may use a technology token.
   *[other] { $who } may use a technology token.
}

# The next press.
next-plant = Choose a hexagon to plant on.
next-harvest = Choose a plantation to harvest.
next-trade = Choose a contract.
next-reward = Deliver for rupees or for points?
next-less = Deliver every chest, or choose one to leave out.
next-hire = Choose a councillor to hire.
next-move = Choose where to move.
next-plant-or-move = Plant here, or move here?
next-harvest-or-move = Harvest here, or move here?
next-tile = Choose how to use your starting tile.
next-tile-too = Use your starting tile as well?
next-any = Choose an action.

## Buttons: a verb first (narrow, about 30 characters). “.tile”: uses up the starting tile.

do-start = Start at { $hex }
# $own: the half that the reader keeps; $other: the half for everyone else.
do-card = Play { $own }, leave { $other }
do-token = Use a technology token
do-plant = Plant at { $hex }
    .tile = Use tile: add a marker at { $hex }
do-harvest = Harvest { $tea } tea at { $hex }
    .tile = Use tile: harvest { $tea } tea at { $hex }
# $gain: an amount of rupees or points.
do-trade = Supply company { $company } for { $gain }
    .tile = Tile: company { $company } for { $gain }, 1 { $tea } short
do-hire = Hire { $district }’s councillor
    .tile = Use tile: hire { $district }’s councillor
do-advance = Advance one space
    .tile = Use tile: advance two spaces
do-move = { $price ->
        [0] Move to { $hex } for free
        [one] Move to { $hex } for 1 rupee
       *[other] Move to { $hex } for { $price } rupees
    }
    .tile = Use tile: move to { $hex }
do-rupees = Take { $sum }
    .tile = Use tile: take { $sum }
do-return = Return a { $tea } tea chest
do-keep = Keep the token
do-finish = Finish the harvest

## Parts of the board: names read out by a screen reader.

# $others: the number of other players.
part-half = { $others ->
        [one] { $own }; the other player gets { $other }
       *[other] { $own }; everyone else gets { $other }
    }
part-plant = Plant
part-harvest = Harvest
part-trade = Trade
part-hire = Hire a councillor
part-advance = Advance in technology
part-move = Move
part-rupees = Take rupees
# $markers: 0 without a plantation, 1 with one, 2 with a second marker on it; $owner owns it. $pawns counts the pawns, $at
# names their players. $reach says whether the reader’s pawn could move there, for $price rupees.
part-hex = { $hex }, level { $level }, { $tea } tea{ $markers ->
        [0] {""}
        [1] , { PERSON($owner) ->
            [you] your plantation
           *[other] { $owner }’s plantation
        }
       *[other] , { PERSON($owner) ->
            [you] your plantation with two markers
           *[other] { $owner }’s plantation with two markers
        }
    }{ $pawns ->
        [0] {""}
        [one] , { PERSON($at) ->
            [you] your pawn
           *[other] { $at }’s pawn
        }
       *[other] , pawns here: { $at }
    }{ $reach ->
        [no] {""}
       *[yes] { $price ->
            [0] , free to reach
            [one] , 1 rupee to reach
           *[other] , { $price } rupees to reach
        }
    }
# $chests: a list, “1 black and 2 green”; $rupees and $points: amounts.
part-wagon = Wagon { $number }: company { $company } pays { $rupees } or { $points } for these chests: { $chests }
part-wagon-empty = Wagon { $number }, empty until the end of the turn
part-wagon-done = Wagon { $number }, empty: no contracts are left
part-reward-rupees = Reward in rupees
part-reward-points = Reward in points
part-chest = { $count ->
        [0] { FORM($tea, "name") } tea, no chests in the warehouse
        [one] { FORM($tea, "name") } tea, 1 chest in the warehouse
       *[other] { FORM($tea, "name") } tea, { $count } chests in the warehouse
    }
# $ability: a clause (ability-…); $count: the number of players who have hired this councillor; $by: their names.
part-councillor = { $district }’s councillor, the { $councillor }: { $ability }; { $count ->
        [0] not hired yet
       *[other] hired by { $by }
    }
part-no-councillor = { $district } is not in play
# $help: a whole sentence (help-…).
part-tile = Starting tile { $number }, { $tile }. { $help }
part-tile-used = Starting tile { $number }, { $tile }, used. { $help }
part-no-tile = No starting tile
part-token = { $count ->
        [0] No technology token
        [one] 1 technology token
       *[other] { $count } technology tokens
    }
part-keep = Keep the token
part-finish = Finish the harvest

## Refusals: why a piece cannot be pressed now. One whole sentence, addressed to the reader.

no-over = The game is over.
no-turn = { PERSON($who) ->
    [you] You cannot act from this view.
   *[other] It is { $who }’s turn to act.
}
no-card-yet = You cannot play cards until every player has placed their first plantation.
no-card-again = You have already played your card this turn.
no-card-follow = You can play a card only on your own turn.
no-act-start = Place your first plantation before anything else.
no-act-card = Play a card first.
no-act-harvest = Finish your harvest first.
no-act-return = First return the chests that do not fit in your warehouse.
no-act-spare = You have already acted. To act again, use a technology token.
no-together = This does not go with your other choices.
no-token-advance = You cannot use a technology token to advance.
# $what: the action on your half of the card.
no-other-half = This card lets you { FORM($what, "full") }, move or take rupees.
no-markers = You have no markers left to plant.
no-money-plant = Planting costs { $price }, but you have { $have ->
        [0] none.
       *[other] only { $have }.
    }
no-money-hire = Hiring costs { $price }, but you have { $have ->
        [0] none.
       *[other] only { $have }.
    }
no-money-advance = Advancing costs { $price }, but you have { $have ->
        [0] none.
       *[other] only { $have }.
    }
no-money-move = { $price ->
        [one] Moving there costs 1 rupee, but you have none.
       *[other] Moving there costs { $price } rupees, but you have { $have ->
            [0] none.
           *[other] only { $have }.
        }
    }
no-room-to-plant = The hexagon under your pawn already has a plantation.
no-harvest = No plantation is within reach of your pawn.
no-train = The train is empty until the end of the turn.
no-train-left = The train is empty, and no contracts are left.
no-space = You have no contract space for any company on the train.
no-chests = No contract fits both your chests and your contract spaces.
no-hired = You have already hired { $district }’s councillor.
no-track = You have reached the end of the technology track.
no-district = { $district } is not in play.
no-start-district = This district already has a plantation; choose another.
no-start-level = Your first plantation must be at level 0.
no-taken = You have already taken this plantation’s chest.
no-plantation = There is no plantation to harvest here.
no-reach = This plantation is out of your pawn’s reach.
no-move-here = Your pawn is already here; choose another hexagon.
no-plant-taken = This hexagon already has a plantation.
no-plant-there = You can plant only where your pawn is.
no-plant-far = You can plant where your pawn is, or next to it in the same district.
no-wagon = This wagon is empty until the end of the turn.
no-wagon-left = This wagon stays empty: no contracts are left.
no-space-company = You have no contract space for company { $company }. Plant to open one.
# $chests: a list, “1 black and 2 green”.
no-lack = You still need chests for this contract: { $chests }.
no-other-wagon = You have already chosen another contract.
no-reward = Choose a contract first.
no-chest = You have no { $tea } tea.
no-chest-tile = First choose a contract, then the chest to leave out.
no-chest-return = You return chests only after a harvest overfills your warehouse.
no-hire-far = Move your pawn to { $district } to hire its councillor.
no-tiles = This game is played without starting tiles.
no-tile-used = You have already used your starting tile.
# $help: a whole sentence (help-…).
no-tile-now = { $help } You cannot use this tile right now.
no-token-follow = You can use a technology token only on your own turn.
no-token-card = Play a card first. You can use a token before or after its action.
no-token-again = You have already used a technology token this turn.
no-token = You have no technology token; advance in technology to gain one.
no-token-now = Use a token right before or right after your card’s action.
no-done-act = You must act: use the card, move, or take rupees.
no-done-return = Your warehouse is too full; return chests first.

## The story: a line without a full stop, and its end (aside-…), which is narrow.

aside-points = { SIGNED($n) } { $n ->
        [one] point
       *[other] points
    }
aside-rupees = { SIGNED($n) } { $n ->
        [one] rupee
       *[other] rupees
    }
aside-both = { SIGNED($points) } points, { SIGNED($rupees) } rupees
# When a player advances, each of the others takes a rupee.
aside-to-you = +1 rupee for you
aside-to-rivals = +1 rupee for rivals
# The owner of a plantation scores when another player harvests it: “+1 point for Bao”.
aside-owner = { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    } for { $owner }

line-dropped = { $district } is left out
line-terrain = { $district } gets its level tiles
line-councillor = The { $councillor } comes to { $district }: { $ability }
line-loaded = Company { $company } orders tea chests: { $chests }
line-dealt = { PERSON($who) ->
    [you] You get starting tile { $number }, { $tile }
   *[other] { $who } gets starting tile { $number }, { $tile }
}
line-starter = { PERSON($who) ->
    [you] You go first
   *[other] { $who } goes first
}
line-started = { PERSON($who) ->
    [you] You start at { $hex }
   *[other] { $who } starts at { $hex }
}
line-drew = You draw a card: { $one } / { $two }
# $own: the half that $who keeps; $other: the half for everyone else.
line-played = { PERSON($who) ->
    [you] You play { $own } and leave { $other }
   *[other] { $who } plays { $own } and leaves { $other }
}
# The same line for a reader who is another player.
line-played-to-you = { PERSON($who) ->
    [you] You play { $own } and leave { $other }
   *[other] { $who } plays { $own } and leaves you { $other }
}
line-token = { PERSON($who) ->
    [you] You use a technology token
   *[other] { $who } uses a technology token
}
line-tile = { PERSON($who) ->
    [you] You use your starting tile: { $tile }
   *[other] { $who } uses a starting tile: { $tile }
}
line-planted = { PERSON($who) ->
    [you] You plant at { $hex }
   *[other] { $who } plants at { $hex }
}
line-doubled = { PERSON($who) ->
    [you] You place a second marker at { $hex }
   *[other] { $who } places a second marker at { $hex }
}
line-bonus = { PERSON($who) ->
    [you] You now have a plantation in every district
   *[other] { $who } now has a plantation in every district
}
line-harvested = { PERSON($who) ->
    [you] You take a { $tea } tea chest
   *[other] { $who } takes a { $tea } tea chest
}
line-harvested-from = { PERSON($who) ->
    [you] You take a { $tea } tea chest from { $owner }’s plantation
   *[other] { PERSON($owner) ->
        [you] { $who } takes a { $tea } tea chest from your plantation
       *[other] { $who } takes a { $tea } tea chest from { $owner }’s plantation
    }
}
line-reaped = { PERSON($who) ->
    [you] You harvest { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
   *[other] { $who } harvests { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
}
line-returned = { PERSON($who) ->
    [you] You return a { $tea } tea chest
   *[other] { $who } returns a { $tea } tea chest
}
line-traded = { PERSON($who) ->
    [you] You supply company { $company }
   *[other] { $who } supplies company { $company }
}
line-traded-less = { PERSON($who) ->
    [you] You supply company { $company }, one { $tea } tea chest short
   *[other] { $who } supplies company { $company }, one { $tea } tea chest short
}
line-hired = { PERSON($who) ->
    [you] You hire { $district }’s councillor
   *[other] { $who } hires { $district }’s councillor
}
# $paid: an amount of rupees.
line-advanced = { PERSON($who) ->
    [you] You pay { $paid } and reach technology space { $space }
   *[other] { $who } pays { $paid } and reaches technology space { $space }
}
line-mark = { PERSON($who) ->
    [you] You score the bonus on technology space { $space }
   *[other] { $who } scores the bonus on technology space { $space }
}
line-engineer = { PERSON($who) ->
    [you] Your Engineer scores for the advance
   *[other] { $who }’s Engineer scores for the advance
}
line-moved = { PERSON($who) ->
    [you] You move to { $hex }
   *[other] { $who } moves to { $hex }
}
line-took = { PERSON($who) ->
    [you] You take { $sum }
   *[other] { $who } takes { $sum }
}
# The final round begins. $turns: the number of turns after the current one.
line-closing-markers = { PERSON($who) ->
    [you] You are out of markers: { $turns ->
        [0] this is the final turn
        [one] final round, 1 turn after this one
       *[other] final round, { $turns } turns after this one
    }
   *[other] { $who } is out of markers: { $turns ->
        [0] this is the final turn
        [one] final round, 1 turn after this one
       *[other] final round, { $turns } turns after this one
    }
}
line-closing-deck = { PERSON($who) ->
    [you] You draw the last card: { $turns ->
        [0] the game ends
        [one] final round, 1 turn left, no more draws
       *[other] final round, { $turns } turns left, no more draws
    }
   *[other] { $who } draws the last card: { $turns ->
        [0] the game ends
        [one] final round, 1 turn left, no more draws
       *[other] final round, { $turns } turns left, no more draws
    }
}
# Majorities at the end of the game. $place: 1 to 4; $count: the player’s count in it.
line-placed-rupees = { PERSON($who) ->
    [you] You are { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
   *[other] { $who } is { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
} in rupees, with { $count ->
    [one] 1 rupee left
   *[other] { $count } rupees left
}
line-placed-technology = { PERSON($who) ->
    [you] You are { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
   *[other] { $who } is { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
} in technology, on space { $count }
line-placed-district = { PERSON($who) ->
    [you] You are { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
   *[other] { $who } is { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
} in { $district }, with { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
# $line is a place in a majority that another player shares in number. “.technology”: on the same space of the track, where
# the higher disc of the stack is ahead.
line-placed-tied = { $line } (tied, but ahead in technology)
    .technology = { $line } (tied, but higher in the stack)
# The councillor of a district lets its plantations score.
line-unplaced = { PERSON($who) ->
    [you] You have { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } in { $district }, but have not hired its councillor
   *[other] { $who } has { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } in { $district }, but has not hired its councillor
}
line-companies = { PERSON($who) ->
    [you] You have supplied { $count ->
        [one] 1 company
       *[other] { $count } companies
    }
   *[other] { $who } has supplied { $count ->
        [one] 1 company
       *[other] { $count } companies
    }
}
line-leftover = { PERSON($who) ->
    [you] You have { $count ->
        [one] 1 marker left
       *[other] { $count } markers left
    }
   *[other] { $who } has { $count ->
        [one] 1 marker left
       *[other] { $count } markers left
    }
}
line-won = { PERSON($who) ->
    [you] You win the game
   *[other] { $who } wins the game
}

## Answers about a piece: where it is and its value now. Short whole sentences.

# An item of a list of players: “Bao 3”. “.of”: “Bao 3 of 5”. “.rank”: the points a majority would score, “Bao 4 (+10)”.
now-each = { $who } { $count }
    .of = { $who } { $count } of { $room }
    .rank = { $who } { $count } ({ SIGNED($points) })
now-plantation = { PERSON($owner) ->
    [you] Your plantation is here.
   *[other] { $owner }’s plantation is here.
}
now-plantation-doubled = { PERSON($owner) ->
    [you] Your plantation is here, with a second marker: it counts twice.
   *[other] { $owner }’s plantation is here, with a second marker: it counts twice.
}
now-no-plantation = There is no plantation here yet.
# $each: a list of players with their numbers (now-each).
now-markers-in = Markers in { $district }: { $each }.
now-chests = In the players’ warehouses: { $each }.
now-markers = Left to plant: { $each }.
now-tokens = Tokens: { $each }.
now-points = Points: { $each }.
now-warehouse = Chests stored: { $each }.
now-ranks = Ranking, with points if the game ended now: { $each }.
now-bonus = { PERSON($who) ->
    [you] You have this token.
   *[other] { $who } has this token.
}
now-bonus-free = This token is still up for grabs.
now-deck = { $count ->
        [0] No cards are left.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    }
now-played = { $count ->
        [0] No cards have been played yet.
        [one] 1 card has been played so far.
       *[other] { $count } cards have been played so far.
    }
now-next = { $count ->
        [0] No contracts are left.
        [one] 1 contract is still to come.
       *[other] { $count } contracts are still to come.
    }
now-next-company = The next contract is from company { $company }.
now-held = { $count ->
        [one] You hold this card.
       *[other] You hold { $count } copies of this card.
    }
# $able: the names of the other players who could take this action.
now-able = As things stand, { $able } could { FORM($what, "verb") }.
now-nobody-able = As things stand, no one else could { FORM($what, "verb") }.
now-on-table = { PERSON($who) ->
    [you] You played this card for { $own }; everyone else gets { $other }.
   *[other] { $who } played this card for { $own }; everyone else gets { $other }.
}
# $wagons: a list of numbers; $count: its length.
now-wagons = { $count ->
        [one] This contract is on wagon { $wagons }.
       *[other] This contract is on wagons { $wagons }.
    }
now-has-chests = { PERSON($who) ->
    [you] You have all the chests for this contract.
   *[other] { $who } has all the chests for this contract.
}
now-lacks-chests = { PERSON($who) ->
    [you] You still need these chests: { $chests }.
   *[other] { $who } still needs these chests: { $chests }.
}
now-no-space = { PERSON($who) ->
    [you] You have no contract space for company { $company }.
   *[other] { $who } has no contract space for company { $company }.
}
now-new-company = { $points ->
        [one] Supplying this new company adds 1 point at the end.
       *[other] Supplying this new company adds { $points } points at the end.
    }
now-councillor = This is { $district }’s councillor.
now-hired = Hired by { $by }.
now-not-hired = Not hired yet.
now-tile = { PERSON($who) ->
    [you] You have this tile and can still use it.
   *[other] { $who } has this tile and can still use it.
}
now-tile-used = { PERSON($who) ->
    [you] You have used this tile.
   *[other] { $who } has used this tile.
}
# A contract space of an estate.
now-space = { $count ->
        [one] This space holds 1 contract from company { $company }.
       *[other] This space holds { $count } contracts from company { $company }.
    }
now-space-free = This space is free for a new company.
now-space-covered = { $more ->
        [one] This space opens once 1 more marker is planted.
       *[other] This space opens once { $more } more markers are planted.
    }

## Facts: everything that a player can know, by topic (a player, the island …). Short sentences without a full stop.

# $projected: the points if the game ended now. “.final”: at the end.
fact-points = Points: { $score }, projected: { $projected }
    .final = Final points: { $score }
fact-rupees = Rupees: { $rupees }
fact-chests = Chests: { $chests }; { $stored } of { $room } stored
fact-no-chests = No chests, room for { $room }
# $cards: a list of cards, or their number if the hand is hidden.
fact-hand = Cards in hand: { $cards }
fact-technology = On technology space { $space }
# $near: the hexagons next to it.
fact-pawn = Pawn at { $hex }, next to { $near }
fact-plantations = Plantations: { $hexes }; left to plant: { $left }
fact-doubled = Second marker at { $hex }
fact-hired = Councillors: { $each }
    .each = { $councillor } ({ $district })
# $free: the number of free contract spaces.
fact-contracts = Contracts: { $each }; free spaces: { $free }
    .each = { $count } for company { $company }
fact-no-contracts = Free contract spaces: { $free }
fact-tile = Starting tile { $number }: { $tile }
    .used = Used starting tile { $number }: { $tile }
# $middle and $high: the numbers of hexagons.
fact-land = { $district }: green tea at { $middle }, white tea at { $high }, black tea elsewhere
fact-harvested = Harvested so far: { $hexes }
    .anywhere = Harvested so far, anywhere on the map: { $hexes }
fact-next = Contracts to come: { $count }, the next from company { $company }
fact-to-come = { $count } to come from company { $company }: { $chests }
# $each: players with their spaces, or with their counts in a majority, and the points for it (now-each.rank).
fact-track = Technology track, furthest first: { $each }
fact-majority = Most rupees: { $each }
    .district = Most markers in { $district }: { $each }
fact-turn = { PERSON($who) ->
    [you] Round { $round }: your turn
   *[other] Round { $round }: { $who }’s turn
}
# The player has used a technology token. “.after”: the card’s action is done.
fact-extra = Extra action before the card’s action
    .after = Extra action after the card’s action
fact-spent = Technology token used this turn
# $why: a reason (end-…).
fact-last = Final round: { $why }
fact-deck = Cards left to draw: { $cards }
fact-played = Cards played so far: { $cards }

## In the box: pieces by kind, and their effects.

box-cards = Action cards
    .about = { $count } cards, each with two different actions: you keep one and leave the other to everyone else. You have a hand of { $hand }.
box-contracts = Contracts
    .about = { $count } contracts from { $companies } companies, { $wagons } on the train at a time. Deliver three chests to fulfil a contract, then take its rupees or its points.
box-councillors = Councillors
    .about = Each district in play gets one of { $count } councillors. Hire councillors to use their abilities and to score their districts at the end.
box-tiles = Starting tiles
    .about = A variant: each player gets a tile to use once. The player with the lowest number goes first.
box-island = The island
    .about = { $districts } districts of { $hexagons } hexagons each, raised by level tiles. The supply of tea chests never runs out.
box-players = Players and tracks
    .about = Each player’s pieces, the tracks and the prices.

piece-card = { $one } / { $two }
    .words = Play it for { $one } and leave { $two } to everyone else, or the other way round.
piece-contract = Company { $company }
    .words = Deliver its chests, then take all its rupees or score all its points.
# $councillor: a noun on its own.
piece-councillor = { $councillor }
piece-tile = { $tile }
piece-level-worm = Large level tile: worm
piece-level-bee = Large level tile: bee
piece-level-pistol = Large level tile: pistol
piece-level-arch = Large level tile: arch
piece-level-wave = Large level tile: wave
piece-level-large = Raises { $hexagons } hexagons of a district to level 1.
piece-level-small = Small level tile
    .words = Raises one hexagon of a large tile to level 2.
piece-chest = { FORM($tea, "name") } tea chests
    .words = { FORM($tea, "name") } tea grows at level { $level }.
piece-bonus = District bonus: { $points }
    .words = Take the top token as soon as you have a plantation in every district in play. Each player can take only one.
piece-marker = Plantation markers
    .words = Each time you plant, a marker leaves your estate. As markers leave, contract spaces open from left to right.

# Labels of figures, and their values.
figure-chests = Chests
figure-rupees = Rupees
figure-points = Points
figure-number = Number
figure-each = Each player
figure-plant = Planting costs
figure-left = Each marker left
figure-spaces = Spaces
figure-step = Each space costs
figure-mark = Bonus space
figure-opens = Opens after planting
figure-holds = Holds
value-chests = { $chests }
value-markers = { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }
value-held = { $n ->
        [one] { $n } chest
       *[other] { $n } chests
    }

table-spaces = Contract spaces on an estate
    .space = Space
    .markers = Markers on it
    .opens = Opens after planting
    .row = Space { $n }
table-companies = Points for different companies
    .companies = Companies
    .points = Points
table-majority = Points for a majority
    .place = Place
    .points = Points
table-moves = Cost of a move
    .steps = Steps
    .rupees = Rupees
    .guide = With the Guide
table-technology = The technology track
    .space = Space
    .bonus = Bonus
table-discs = Spaces for discs
    .what = Where
    .spaces = Spaces
    .row = With each councillor

# Pieces that are on the table but not listed in the box.
piece-hex = Level { $level } in { $district }
    .words = A plantation here gives a { $tea } tea chest at each harvest.
piece-plant = Plant
    .words = Build a plantation on the hexagon under your pawn, if it has none yet.
piece-harvest = Harvest
    .words = Take a chest from each plantation you choose, under or next to your pawn. Rivals score for each chest you take from theirs.
piece-trade = Trade
    .words = Deliver a contract’s chests and take its rupees or its points.
piece-hire = Hire a councillor
    .words = Hire the councillor of the district where your pawn is. You gain the ability and score the district at the end.
piece-advance = Advance in technology
    .words = Advance one space on the technology track and gain a token. Everyone else takes 1 rupee.
piece-move = Move
    .words = Move your pawn any distance. The first step is free, and each further step costs more than the one before.
piece-rupees-action = Take rupees
    .words = Take { $sum } from the supply, whatever the card says.
piece-wagon = Wagon { $number }
    .words = Empty for now: a new contract arrives at the end of the turn, if any are left.
piece-reward-rupees = Reward in rupees
    .words = Take the contract’s rupees instead of its points.
piece-reward-points = Reward in points
    .words = Score the contract’s points at once instead of taking its rupees.
piece-district = { $district }
    .words = This district is not in play.
piece-done = Finish
    .words = Ends your harvest, or keeps your token for later.
piece-token = Technology token
    .words = On your turn, return a token for an extra action: anything but Advance.
piece-track = The technology track
    .words = Each advance gains you a token, and bonus spaces score at once. The player furthest along wins every tie.
piece-deck = The deck of action cards
    .words = You draw a card at the end of your turn. The round in which the last card is drawn is the final round.
piece-played = The played cards
    .words = They stay face up; look through them whenever you like.
piece-next = Contracts to come
    .words = They fill empty wagons at the end of each turn. The back of the top contract shows its company.
piece-rupees = Rupees
    .words = Spend them to plant, hire, advance or move far. The players with the most left score at the end.
piece-score = Points so far
    .words = At the end, you also score for majorities, companies and markers left.
piece-space = Contract space { $number }
    .words = It holds the contracts of one company, and opens once the markers on it are planted.
piece-no-tile = No starting tile
    .words = This game is played without starting tiles.
piece-warehouse = The warehouse
    .words = It holds your chests until you trade them. After a harvest, return any that do not fit.

## A player’s standing in each count, for the comparisons in the review.

standing-rupees = In rupees
standing-technology = In technology
standing-district = In { $district }
# $place: 1 to 4.
standing-place = { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
standing-no-place = no place
standing-chests = Chests in the warehouse
standing-plantations = Plantations
standing-companies = Companies supplied

## The result. $points: an amount. $end: 0 the last marker of a player was planted, 1 the last action card was drawn.

result-won = { PERSON($who) ->
    [you] You win with { $points }!
   *[other] { $who } wins with { $points }.
}
result-tied = { PERSON($who) ->
    [you] You win the tie at { $points }: you are ahead in technology.
   *[other] { $who } wins the tie at { $points }, ahead in technology.
}
# $result: one of these. $by brought about the end.
result-ended = { $result } { $end ->
    [0] { PERSON($by) ->
        [you] Your last marker ended the game.
       *[other] { $by }’s last marker ended the game.
    }
   *[1] { PERSON($by) ->
        [you] The deck ran out on your turn.
       *[other] The deck ran out on { $by }’s turn.
    }
}
end-0 = a player planted their last marker
end-1 = the last action card was drawn
total-0 = Points
# Categories of points, in tables (narrow).
category-0 = Rivals’ harvests
category-1 = Contracts
category-2 = Technology bonuses
category-3 = Engineer
category-4 = District bonus
category-5 = Rupees
category-6 = Technology
category-7 = Kandy
category-8 = Dimbula
category-9 = Uva
category-10 = Ruhuna
category-11 = Companies
category-12 = Markers left

## Labels of the board (all narrow).

board-views = Views
board-map = Map
board-estate = Estate
board-contracts = Contracts
board-standing = Rankings
board-log = Log
board-hand = Your hand
board-actions = Actions
# Explains the contract spaces.
board-spaces = Each open space holds one company
board-free = Free
# $more: the number of markers to plant before the space opens.
board-opens = plant { $more } more
board-warehouse = Warehouse
board-stored = { $stored } of { $room }
board-rupees = Rupees
board-technology = Technology track
# Beside a drawing of a gear: at most 4 letters.
board-tech = Tech
board-steps = Technology space
board-markers = Markers planted and left
board-companies = Companies supplied
board-tokens = Technology tokens
board-majorities = Majorities
board-majority-points = { $first }, { $second }, { $third }, { $fourth }
board-every-district = A plantation in every district
board-played = Played
board-look-played = Look through the played cards
board-look-next = Look through the contracts to come
board-others = Others
board-empty = Empty
board-to-come = to come
board-on-train = on the train
# Contracts of one kind: $deck still to come, $train on the train.
board-places = { $deck } to come, { $train } on the train
board-no-places = none
board-company-set = 1–{ $most } companies: { $points } points
# Joins a list of points without “and”: “1, 3, 6”.
board-comma = { $before }, { $after }
board-left = { $count } left
board-times = ×{ $count }
# A price on the map.
board-price = −{ $price }
# $who: rivals. The help of the badges on a half of a card.
board-users = Could use it now: { $who }
board-projected = Projected: { $score }
board-projected-help = Final score if the game ended now
board-tile = starting tile { $tile }
board-tile-used = starting tile { $tile }, used
board-take = Take { $sum }
board-harvest-all = { $count ->
    [2] Harvest both
   *[other] Harvest all { $count }
}
board-return-all = Return { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
board-return-more = { $count ->
        [one] Choose 1 more chest to return.
       *[other] Choose { $count } more chests to return.
    }
board-chosen = { $chosen } of { $held }
# $why: a refusal (no-…): the action on your half of the card about to be played is impossible.
board-in-vain = { $why } You could only move or take rupees.
# Reasons in a hint for playing a card: no rival can use the half left to them; the player cannot use its own either;
# only the player cannot. $other: a half (action-…); $take: an amount of rupees.
why-card-spared = No rival can use { $other } now
why-card-waits = No rival can use { $other } now, and you move or take { $take }
why-card-instead = Instead of using your half, you move or take { $take }
board-island = The island you will play on
# The levels of the land, named by the tea that grows there.
board-level-0 = Low
board-level-1 = Middle
board-level-2 = High

## Options of a game.

option-tiles = Starting tiles
    .help = Each player gets a tile with a one-time ability. The player with the lowest number goes first.
option-tiles-no = No
option-tiles-yes = Yes
option-drop = District left out
    .help = With two players, Uva or Dimbula is left out.
option-drop-random = Random
option-drop-uva = Uva
option-drop-dimbula = Dimbula

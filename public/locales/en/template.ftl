# The texts of the template game’s table.

# A number of cups.
cups = { $count ->
    [one] 1 cup
   *[other] { $count } cups
}

prompt-pour = Pour up to { $most } cups.
prompt-last = Pour the last cup.
prompt-wait = { PERSON($who) ->
    [you] You are pouring.
   *[other] { $who } is pouring.
}
prompt-over = The pot is empty.
do-pour = Pour { $cups }
next-press = Press the pot once for each cup.
no-cups = The pot is empty.
no-turn = It is not your turn to pour.
part-pot = The pot, { $cups } left
# A fact about a player, told to those who listen.
fact-pours = { PERSON($who) ->
    [you] You are pouring
   *[other] { $who } is pouring
}
heading = Turn { $turn }
# The line for a turn in a game printed as text. $turn counts the turns of the whole game; $scores: “Asha 12, Bao 9”.
transcript-turn = Round { $round }, turn { $turn }: { $who } to play. Score: { $scores }.
line-filled = The pot holds { $cups }
line-poured = { PERSON($who) ->
    [you] You pour { $cups }
   *[other] { $who } pours { $cups }
}
line-emptied = { PERSON($who) ->
    [you] You pour the last cup
   *[other] { $who } pours the last cup
}
result = { PERSON($who) ->
    [you] You poured the last cup.
   *[other] { $who } poured the last cup.
}
piece-pot = The pot
    .words = Pour from it until it is empty.

tagline = One pot, and one last cup
# Designer and publisher.
credits = A template for new games
end-0 = the pot is empty
total-0 = Points
category-0 = The last cup

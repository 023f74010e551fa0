### Messages that are part of every catalogue.

# The reader, inside a sentence.
you = you

# The default name of a player.
unnamed = Player { $number }

# Joins the items of a list: two items; in longer lists, all items before the last; the last item.
list-pair = { $before } and { $after }
list-more = { $before }, { $after }
list-last = { $before } and { $after }

# A number on its own, and a number with its sign: “+3”, “−4”.
number = { $n }
signed = { SIGNED($n) }
# Tells equal pieces apart, after a comma.
numbered = number { $n }
# A fact with its name: “Officials: 3”.
fact = { $name }: { $value }

# A line of the story for an event that happens several times at once.
line-times = { $line } ×{ $count }

# A whole game as text, printed by the commands. Its line for a turn is transcript-turn in the catalogue of each game.
transcript-set-up = The table is set up.
transcript-end = End of the game: { $end }. Score: { $scores }.
transcript-to-act = { PERSON($who) ->
    [you] You act next.
   *[other] { $who } acts next.
}

### Read into every other catalogue.

# The reader, inside a sentence.
you = you

# A player without a name.
unnamed = Player { $number }

# Lists: two items; all but the last two of a longer list; its last two.
list-pair = { $before } and { $after }
list-more = { $before }, { $after }
list-last = { $before } and { $after }

# A number by itself, and one with its sign: "+3", "−4".
number = { $n }
signed = { SIGNED($n) }

# A line of the story that happens several times at once.
line-times = { $line } ×{ $count }

# A whole game as text, printed by the commands.
transcript-set-up = The table is set up.
transcript-turn = Round { $round }, turn { $turn }: { $who } to play. Score: { $scores }.
transcript-end = End of the game: { $end }. Score: { $scores }.
transcript-to-act = { PERSON($who) ->
    [you] You act next.
   *[other] { $who } acts next.
}

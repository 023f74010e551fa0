### Read into every other catalogue.

# The reader, inside a sentence.
you = you

# Lists: two items; all but the last two of a longer list; its last two.
list-pair = { $before } and { $after }
list-more = { $before }, { $after }
list-last = { $before } and { $after }

# A number by itself, and one with its sign: "+3", "−4".
number = { $n }
signed = { SIGNED($n) }

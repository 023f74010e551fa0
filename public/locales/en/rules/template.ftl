preface = These rules are ours.
pouring = Pouring
    .p1 = In turn, pour one, two or three cups. You may not pour more than the pot holds.
winning = Winning
    .p1 = Pour the last cup and you win. It is worth one point.

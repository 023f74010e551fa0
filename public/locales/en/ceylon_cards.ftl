### ceylon_cards: what is said at its table.

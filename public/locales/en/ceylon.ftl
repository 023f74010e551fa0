### ceylon: what is said at its table.

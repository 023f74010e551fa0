### tea_and_rum: what is said at its table.

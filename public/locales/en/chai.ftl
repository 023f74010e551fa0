### chai: what is said at its table.

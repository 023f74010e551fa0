//! Layout arithmetic for boards: hexes, grids, paths. Knows no game.

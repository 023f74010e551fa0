//! Opponents: how a computer chooses, generic over a game.

"""Bots: know no game; what a position is worth they read from the game's `sense` through the contract."""

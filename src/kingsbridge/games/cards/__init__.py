"""The Pillars of the Earth: The Card Game, for three or four seats."""

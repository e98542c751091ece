"""The analysis of a game: each decision looked at again from what its seat knew, and what the whole came from."""

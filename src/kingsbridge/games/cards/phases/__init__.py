"""The rules of the card game, one module a phase, in the order of the rulebook."""

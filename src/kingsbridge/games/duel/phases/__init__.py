"""The rules of Builders' Duel, one module a phase, in the order of the rulebook."""

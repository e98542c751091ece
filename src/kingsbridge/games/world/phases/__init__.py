"""The rules of World Without End, one module a phase, in the order of the rulebook."""

"""The rules of The Pillars of the Earth, one module a phase or step, in the order of the rulebook."""

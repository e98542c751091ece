"""The Pillars of the Earth, for two to four seats."""

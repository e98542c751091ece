"""Learns from self-play how likely a seat is to win, for the leaves of searches: `kingsbridge train`."""

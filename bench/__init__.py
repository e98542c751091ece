"""Measured comparisons: never asserted in tests, because machines are noisy."""

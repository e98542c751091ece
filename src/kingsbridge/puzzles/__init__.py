"""Puzzles: decisions of real games in which one move is clearly best, and not the first that comes to mind."""

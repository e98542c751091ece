"""The terminal: one module a command, one table a game."""

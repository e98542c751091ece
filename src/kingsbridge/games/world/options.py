"""The options of World Without End."""

from kingsbridge.core.options import Option

# first_game: chapter I with the six starred action cards; screens: goods of other seats are left out of views.
OPTIONS: list[Option] = [Option("first_game", [False, True]), Option("screens", [False, True])]

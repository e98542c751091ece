"""How long two levels think, run by Python in a browser; the names in capitals are put in by `bench.site`."""

from statistics import median
from time import perf_counter

import kingsbridge
from kingsbridge import form
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot

ASKED_EVERY = 7  # a prime, so that it keeps no step with turns and seats


def seconds(level: str, game_id: str, choices: int) -> list[float]:
    """Give how long each of so many free choices took; greedy plays on."""
    game, bot, guide = kingsbridge.load_game(game_id), make_bot(level), make_bot("greedy")
    state, taken, free = game.new_state(seats=game.min_seats, seed=61126), list[float](), 0
    while len(taken) < choices:
        if state.is_over:
            state = game.new_state(seats=game.min_seats, seed=61127)
        info = Info(state, state.current_seat)
        if len(state.legal_actions()) > 1:
            free += 1
            if free % ASKED_EVERY == 0:
                started = perf_counter()
                bot.choose(info, 0, free)
                taken.append(perf_counter() - started)
        state.apply(guide.choose(info, 0, free))
    return taken


def told(game_id: str, choices: int) -> str:
    """Say it in one line."""
    middle = {level: median(seconds(level, game_id, choices)) for level in ("journeyman", "master")}
    return f"{form.describe().kind}, " + ", ".join(f"{level} {s:.2f} s" for level, s in middle.items())


told(GAME, CHOICES)  # type: ignore[name-defined]  # noqa: F821

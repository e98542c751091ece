"""How long a level thinks, run by Python in a browser; the names in capitals are put in by `bench.site`."""

from collections.abc import Iterator
from time import perf_counter

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot

ASKED_EVERY = 7  # a prime, so that it keeps no step with turns and seats


def choices(level: str, game_id: str) -> Iterator[float]:
    """Come to a free choice and stop there; then choose, and give how long that took. Greedy plays on."""
    game, bot, guide = kingsbridge.load_game(game_id), make_bot(level), make_bot("greedy")
    state, free = game.new_state(seats=game.min_seats, seed=61126), 0
    while True:
        if state.is_over:
            state = game.new_state(seats=game.min_seats, seed=61127)
        info = Info(state, state.current_seat)
        if len(state.legal_actions()) > 1:
            free += 1
            if free % ASKED_EVERY == 0:
                yield 0.0
                started = perf_counter()
                bot.choose(info, 0, free)
                yield perf_counter() - started
        state.apply(guide.choose(info, 0, free))


chosen = choices(LEVEL, GAME)  # type: ignore[name-defined]  # noqa: F821

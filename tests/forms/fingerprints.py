"""Prints, as JSON, which form of the engine runs, the fingerprints of whole games and what each bot would have played.

    python -m tests.forms.fingerprints GAME

`test_forms` runs it in both forms.
"""

import json
import sys

import kingsbridge
from kingsbridge import State, form
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import bot_names, make_bot
from tests.conformance.walk import Options, play_on, setting_name, settings, start

SEEDS = (0, 1)
FURTHER_SEEDS = (2, 2**200, -5)  # of games without options
ASKED_SEED = 1  # in the games of one seed, now and then, the bots are asked too
ASKED_EVERY = 25
ITERATIONS = 20


def line(game: kingsbridge.Game, seats: int, options: Options, seed: int) -> list[str]:
    """Play a game and give its fingerprints, with those of a sample and the features along the way."""
    state = start(game, seats, options, seed)
    found = [state.fingerprint()]
    for ply, _ in enumerate(play_on(state, seed)):
        found.append(state.fingerprint())
        if ply % 10 == 0:
            seat = ply % seats
            found.append(state.sample(seat, ply).fingerprint())
            found.append(str(sum(at * number for at, number in enumerate(state.features(seat)))))
        if seed == ASKED_SEED and ply % ASKED_EVERY == 0:
            found += choices(state, ply)
    assert state.journal is not None
    found += [
        state.fingerprint(),
        str(state.scores()),
        json.dumps([each.for_referee() for each in state.journal]),
    ]
    return found


def choices(state: State, seed: int) -> list[str]:
    """Ask every bot what it would play."""
    seat = state.current_seat
    return [
        f"{name}: {state.game.action(make_bot(name).choose(Info(state, seat), ITERATIONS, seed)).key}"
        for name in bot_names()
    ]


def lines(game: kingsbridge.Game) -> dict[str, list[str]]:
    """Play every setting of a game."""
    return {
        f"{setting_name((game.id, seats, options))} {seed}": line(game, seats, options, seed)
        for seats, options in settings(game)
        for seed in (SEEDS if options else SEEDS + FURTHER_SEEDS)
    }


if __name__ == "__main__":
    print(json.dumps({"form": list(form.describe()), "games": lines(kingsbridge.load_game(sys.argv[1]))}))

"""Prints, as JSON, which form of the engine runs, the fingerprints of whole games and what each bot would have played.

`test_forms` runs it in both forms.
"""

import json

import kingsbridge
from kingsbridge import State, form
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import bot_names, make_bot
from tests.conformance.walk import all_settings, play_on, setting_name, start

SEEDS = (0, 1, 2, 2**200, -5)
ASKED_SEED = 1  # in the games of one seed, now and then, the bots are asked too
ASKED_EVERY = 25
ITERATIONS = 20


def line(game_id: str, seats: int, options: dict[str, str | int | bool], seed: int) -> list[str]:
    """Play a game and give its fingerprints, with those of a sample and the features along the way."""
    state = start(kingsbridge.load_game(game_id), seats, options, seed)
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


if __name__ == "__main__":
    games = {f"{setting_name(each)} {seed}": line(*each, seed) for each in all_settings() for seed in SEEDS}
    print(json.dumps({"form": list(form.describe()), "games": games}))

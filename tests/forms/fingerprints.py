"""Prints, as JSON, which form of the engine runs and the fingerprints of whole games; `test_forms` runs it in both."""

import json

import kingsbridge
from kingsbridge import form
from tests.conformance.walk import all_settings, play_on, setting_name, start

SEEDS = (0, 1, 2, 2**200, -5)


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
    assert state.journal is not None
    found += [
        state.fingerprint(),
        str(state.scores()),
        json.dumps([each.for_referee() for each in state.journal]),
    ]
    return found


if __name__ == "__main__":
    games = {f"{setting_name(each)} {seed}": line(*each, seed) for each in all_settings() for seed in SEEDS}
    print(json.dumps({"form": list(form.describe()), "games": games}))

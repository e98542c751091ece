"""Choices are the same in every Python: from 3.12 on `sum` rounds fractions otherwise, so no choice may hang on it."""

import os
import subprocess
import sys

import pytest

import kingsbridge

# Run by itself, interpreted: the compiled form calls its own `sum`.
_WATCHED = """
import builtins, math, statistics, sys

def refuse(*args, **kwargs):
    raise AssertionError("fractions were summed by a function that not every Python rounds alike")

whole = builtins.sum
def sum_of_whole_numbers(values, start=0):
    values = list(values)
    assert all(isinstance(value, int) for value in values), f"fractions were summed: {values}"
    return whole(values, start)

builtins.sum = sum_of_whole_numbers
import kingsbridge
from kingsbridge import form
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot

math.fsum = statistics.fmean = statistics.mean = refuse
assert form.describe()[0] != "compiled"
game = kingsbridge.load_game(sys.argv[1])
state = game.new_state(seats=game.max_seats, seed=4)
bots = [make_bot(name) for name in ("greedy@1", "greedy@2", "journeyman@1", "journeyman@2")]
choices = 0
while not state.is_over:
    info = Info(state, state.current_seat)
    action = info.legal_actions()[0]
    if len(info.legal_actions()) > 1:
        action = bots[choices % 2].choose(info, 0, choices)
        if choices % 12 == 0:
            bots[2 + choices // 12 % 2].choose(info, 8, choices)
        choices += 1
    state.apply(action)
assert choices > 20
"""


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_no_choice_hangs_on_a_sum_of_fractions(game_id: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _WATCHED, game_id],
        env={**os.environ, "KINGSBRIDGE_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr

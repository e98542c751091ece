"""The learned chance to win: it knows what the seat knows, and is the same in every form."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import kingsbridge
from kingsbridge.arena.schedule import make_plan
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import plan_for
from kingsbridge.bots.registry import check_bot, make_bot
from kingsbridge.bots.search import Search, learned_chances, values_of
from kingsbridge.bots.weighed import learned_of, sense_of
from kingsbridge.cli.seating import read_players
from kingsbridge.core.contract import State
from kingsbridge.core.learned import FILE as LEARNED_FILE
from kingsbridge.core.learned import FORMAT, MOST_BYTES, Learned, learned_in, read_learned
from kingsbridge.server.refusals import EngineRefusal
from kingsbridge.server.table.levels import check_level
from tests.bots.learned_values import made_up, positions

ROOT = Path(__file__).parents[2]
GAMES = kingsbridge.game_ids()
FILE = f"""
format = {FORMAT}
[parts]
points = [1.0, 0.5]
gold = [0.25, -2]
[features]
"own gold" = [0.5, 0.0]
"own power" = [0.0, 3]
"""
PARTS = ["points", "gold", "rivals"]
FEATURES = ["round", "own power", "own gold"]


def test_a_file_is_read_by_the_names_in_it() -> None:
    learned = read_learned(FILE, PARTS, FEATURES)
    row = bytearray([9, 1, 4])
    assert learned.sum_of(0, [2.0, 8.0], row) == 2.0 + 2.0 + 4 * 0.5
    assert learned.sum_of(1, [2.0, 8.0], row) == 1.0 - 16.0 + 3
    assert learned.sum_of(7, [2.0, 8.0], row) == learned.sum_of(1, [2.0, 8.0], row)
    assert learned.sum_of(0, [2.0, 8.0], bytearray(3)) == 4.0


@pytest.mark.parametrize(
    ("was", "becomes", "why"),
    [
        (f"format = {FORMAT}", "format = 99", "format 99"),
        ("points = ", "honour = ", "parts are"),
        ('"own gold"', '"own silver"', "own silver"),
        ("[0.5, 0.0]", "[0.5]", "different numbers of epochs"),
        ("[features]", f"# {'x' * MOST_BYTES}\n[features]", "bytes"),
    ],
)
def test_a_file_that_fits_no_game_is_refused(was: str, becomes: str, why: str) -> None:
    assert was in FILE
    with pytest.raises(ValueError, match=why):
        read_learned(FILE.replace(was, becomes), PARTS, FEATURES)


def test_a_room_without_a_file_has_learned_nothing() -> None:
    assert learned_in("tests.bots", PARTS, FEATURES) is None and learned_in("", PARTS, FEATURES) is None


@pytest.mark.parametrize("game_id", [id for id in GAMES if kingsbridge.load_game(id).learned is not None])
def test_what_lies_in_a_room_says_how_it_was_made(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    file = Path(kingsbridge.__file__).parent / "games" / game_id / LEARNED_FILE
    card = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    told = " ".join(line.strip("# ") for line in card)
    assert f"kingsbridge train {game_id} --games " in told and "Log loss" in told and "What it knows" in told
    # The names in it are those of today, so that the command in the card would make it anew.
    assert game.learned is not None and len(game.learned.parts) >= 4
    assert all(f"epoch {epoch}: " in told for epoch in range(1, 4))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_level_that_reads_it_refuses_a_game_of_which_nothing_was_learned(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = kingsbridge.load_game(game_id)
    monkeypatch.setattr(game, "learned", None)
    state = game.new_state(seed=2)
    info = Info(state, state.current_seat)
    said = f"'master@3' cannot play {game_id}, .* 'master@2' can"
    for refused in (
        lambda: check_bot("master@3", game),
        lambda: make_bot("master@3").choose(info, 10, 1),
        lambda: make_plan(game, ["master@3"] * game.min_seats, {}, 1),
        lambda: read_players("you, master@3", game),
    ):
        with pytest.raises(kingsbridge.BadRequest, match=said) as error:
            refused()
        assert error.value.code == "nothing-learned"
    with pytest.raises(EngineRefusal, match=said) as at_a_table:
        check_level("master@3", game)
    assert at_a_table.value.code == "nothing-learned"
    for name in ("master@2", "greedy", "random"):
        check_bot(name, game)
    monkeypatch.setattr(game, "learned", made_up(game))
    check_bot("master@3", game)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_is_judged_by_what_it_knows(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    learned = made_up(game)
    for state in positions(game):
        for seat in range(state.seats):
            sums = {
                _sum_of(learned, each, seat) for each in (state, *(state.sample(seat, n) for n in range(4)))
            }
            assert len(sums) == 1


def _sum_of(learned: Learned, state: State, seat: int) -> float:
    return learned.sum_of(state.epoch, state.game.sense.own_parts(state, seat), state.feature_row(seat))


@pytest.mark.parametrize("game_id", GAMES)
def test_chances_sum_up_and_follow_the_sums(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    learned = made_up(game)
    for state in positions(game):
        chances = learned_chances(state, learned)
        sums = [_sum_of(learned, state, seat) for seat in range(state.seats)]
        assert abs(sum(chances) - 1.0) < 1e-9
        assert sorted(range(state.seats), key=lambda seat: sums[seat]) == sorted(
            range(state.seats), key=lambda seat: chances[seat]
        )


@pytest.mark.parametrize("game_id", GAMES)
def test_it_counts_where_the_plan_says_so_and_never_at_the_end(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = kingsbridge.load_game(game_id)
    learned = made_up(game)
    state = positions(game)[1]
    info = Info(state, state.current_seat)
    plan = plan_for("journeyman@2", info)
    sense = sense_of(game, plan.worth, "", searching=True)
    plain = values_of(state, sense, plan)
    assert values_of(state, sense, plan, learned) == learned_chances(state, learned) != plain
    monkeypatch.setattr(game, "learned", learned)
    for name, reads in (("journeyman@2", False), ("journeyman@3", True), ("master@3", True)):
        assert (Search(info, plan_for(name, info), 1).learned is learned) == reads
    random = Random(5)
    while not state.is_over:
        state.apply(random.choice(state.legal_actions()))
    assert values_of(state, sense, plan, learned) == values_of(state, sense, plan)


def test_a_style_counts_what_was_learned_to_its_taste(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kingsbridge.load_game("duel")
    learned = made_up(game)
    monkeypatch.setattr(game, "learned", learned)
    taste = game.weights[2].styles["miser"]
    styled = learned_of(game, 2, "miser")
    assert styled is not None and styled.features == learned.features
    assert styled.parts[1] == [factor * taste[at] for at, factor in enumerate(learned.parts[1])]
    assert styled.parts != learned.parts
    assert learned_of(game, 2) is learned


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_the_same_number_in_every_form(game_id: str) -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    found = []
    for pure in ("0", "1"):
        ran = subprocess.run(
            [sys.executable, "-m", "tests.bots.learned_values", game_id],
            cwd=ROOT,
            env={**os.environ, "KINGSBRIDGE_PURE": pure, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        found.append(json.loads(ran.stdout))
    assert len(found[0]) > 5 and found[0] == found[1]

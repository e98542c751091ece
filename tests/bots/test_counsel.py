"""Hints teach: in situations an experienced player knows, the hint gives the move and the reason that he would give."""

import importlib
from random import Random

import msgspec
import pytest

import kingsbridge
from kingsbridge import form
from kingsbridge.bots.advice import advise, grounds
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import MASTER, as_judge, plan_for
from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintReason
from kingsbridge.texts import Texts
from tests.bots.counsels.situation_list import Lesson
from tests.situations import random_game

LEAST = 12  # situations a game


def lessons_of(game_id: str) -> list[Lesson]:
    """Give a game's list."""
    found = importlib.import_module(f"tests.bots.counsels.{game_id}").LESSONS
    assert isinstance(found, list)
    return found


CASES = [
    pytest.param(game_id, lesson, id=f"{game_id}: {lesson.name}")
    for game_id in kingsbridge.game_ids()
    for lesson in lessons_of(game_id)
]


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_each_game_has_enough_of_them(game_id: str) -> None:
    found = lessons_of(game_id)
    assert len(found) >= LEAST
    assert len({lesson.name for lesson in found}) == len(found)


@pytest.mark.parametrize(("game_id", "lesson"), CASES)
def test_the_reason_is_the_one_that_an_experienced_player_gives(game_id: str, lesson: Lesson) -> None:
    state = lesson.position(game_id)
    told = grounds(Info(state, state.current_seat), state.legal_actions())
    reasons = told[state.game.action_id(lesson.play)]
    assert reasons and reasons[0].key in lesson.because


@pytest.mark.skipif(form.describe()[0] != "compiled", reason="too slow interpreted; the advice is the same")
@pytest.mark.parametrize(("game_id", "lesson"), CASES)
def test_the_hint_names_the_move_and_its_reason(game_id: str, lesson: Lesson) -> None:
    state = lesson.position(game_id)
    info = Info(state, state.current_seat)
    advised = advise(info, plan_for(as_judge(MASTER), info), 1)
    hinted = {state.game.action(each.action).key: each for each in advised}
    assert lesson.play in hinted
    assert hinted[lesson.play].because[0].key in lesson.because


def _positions(game_id: str) -> list[State]:
    """Give positions of a random game in which something is to be decided."""
    game = kingsbridge.load_game(game_id)
    found: list[State] = []
    dice = Random(7)
    for ply, state in enumerate(random_game(game.new_state(seats=game.min_seats, seed=7), dice)):
        if ply % 5 == 0 and len(state.legal_actions()) > 1:
            found.append(state.clone())
    return found[:25]


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_no_reason_holds_for_every_move(game_id: str) -> None:
    for state in _positions(game_id):
        told = grounds(Info(state, state.current_seat), state.legal_actions())
        firsts = [reasons[0].key if reasons else "" for reasons in told.values()]
        for key in set(firsts) - {""}:
            # A fact may come in degrees; it never speaks for all of them.
            assert any(all(reason.key != key for reason in reasons) for reasons in told.values())


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_only_named_facts_are_told_and_their_sentences_are_complete(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    for language in ("en", "de"):
        texts = Texts(language)
        for state in _positions(game_id):
            told = grounds(Info(state, state.current_seat), state.legal_actions())
            for reason in (reason for reasons in told.values() for reason in reasons):
                assert sorted(reason.args) == sorted(game.counsel.fact_args[reason.key])
                sent = msgspec.json.encode(HintReason(reason.key, reason.args, reason.gain))
                assert msgspec.json.decode(sent, type=HintReason).args == reason.args
                assert texts.counsel(game, reason.key, reason.args) != reason.key


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_reasons_are_read_from_what_the_seat_may_know(game_id: str) -> None:
    for state in _positions(game_id)[:6]:
        seat = state.current_seat
        told = grounds(Info(state, seat), state.legal_actions())
        other = grounds(Info(state.sample(seat, 99), seat), state.legal_actions())
        written = [[(each.key, each.gain, each.args) for each in reasons] for reasons in told.values()]
        assert written == [
            [(each.key, each.gain, each.args) for each in reasons] for reasons in other.values()
        ]

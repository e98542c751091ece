"""Mistakes that were made on purpose are found, and play that is good is not called bad."""

import pytest

from kingsbridge import form, game_ids
from kingsbridge.analysis.course import Course
from kingsbridge.analysis.game import begin, judged_in, left
from kingsbridge.bots.levels import JOURNEYMAN
from tests.analysis.erring import game_with_mistakes

DECISIONS = 40
MISTAKES = 3


@pytest.mark.skipif(
    form.describe()[0] != "compiled", reason="too slow interpreted; the judgement is the same"
)
@pytest.mark.parametrize("game_id", game_ids())
def test_planted_mistakes_are_found(game_id: str) -> None:
    record, planted = game_with_mistakes(game_id, DECISIONS, MISTAKES, seed=3)
    assert len(planted) == MISTAKES
    course = Course(record)
    judged = list(judged_in(course, left(course, begin(course)), JOURNEYMAN))
    assert len(judged) == DECISIONS
    by_ply = {each.ply: each for each in judged}
    assert {by_ply[ply].quality for ply in planted} == {"mistake"}
    assert all(by_ply[ply].best != by_ply[ply].played for ply in planted)
    costliest = sorted(judged, key=lambda each: -each.cost)[: MISTAKES + 2]
    assert set(planted) <= {each.ply for each in costliest}
    others = [each for each in judged if each.ply not in planted]
    called_mistakes = [each.ply for each in others if each.quality == "mistake"]
    assert len(called_mistakes) <= len(others) // 10, called_mistakes

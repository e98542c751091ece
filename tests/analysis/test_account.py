"""What a result came from adds up, luck lies apart from play, and an analysis goes on where it stopped."""

import itertools
from random import Random

import pytest

import kingsbridge
from kingsbridge import Record
from kingsbridge.analysis.account import account_of
from kingsbridge.analysis.course import Course
from kingsbridge.analysis.decision import Judged, Quality
from kingsbridge.analysis.game import Analysis, begin, complete, judged_in, left
from kingsbridge.bots.levels import APPRENTICE
from kingsbridge.core.play import Play


def random_record(game_id: str, seed: int = 5) -> Record:
    """Play a whole game at random."""
    random = Random(seed)
    play = Play(kingsbridge.load_game(game_id).new_state(seed=seed, journal=True))
    while not play.state.is_over:
        play.play(random.choice(play.state.legal_actions()))
    return play.record()


def judged_by_chance(course: Course, random: Random) -> list[Judged]:
    """Judge every decision somehow: the sums must not depend on it."""
    judged = []
    for ply in course.choices():
        seat = course.states[ply].current_seat
        before = [random.random() for _ in range(course.seats)]
        after = [random.random() for _ in range(course.seats)]
        after[seat] = before[seat] * random.random()
        cost = before[seat] - after[seat]
        quality: Quality = "mistake" if cost > 0.3 else "best"
        key = course.moves[ply]
        judged.append(Judged(ply, seat, key, key, cost, quality, before, after, [], [key]))
    return judged


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_every_result_adds_up(game_id: str) -> None:
    course = Course(random_record(game_id))
    judged = judged_by_chance(course, Random(1))
    account = account_of(course, judged)
    assert len(account.curve) == len(course.moves) + 1
    for seat, mine in enumerate(account.seats):
        total = mine.start + mine.own + mine.others + mine.luck + mine.rest
        assert total == pytest.approx(mine.result, abs=0.001)
        assert mine.result == pytest.approx(course.end[seat], abs=0.001)
        assert account.curve[-1][seat] == pytest.approx(mine.result, abs=0.001)
        own = [each for each in judged if each.seat == seat]
        assert mine.own == pytest.approx(-sum(each.cost for each in own), abs=0.001)
        assert mine.decisions == len(own) and mine.good == sum(each.quality == "best" for each in own)
        costly = sorted((each for each in own if each.quality != "best"), key=lambda each: -each.cost)
        assert mine.costliest == [each.ply for each in costly[:3]]


def test_only_what_changes_across_a_reveal_is_luck() -> None:
    """In duel the seats decide in turn; a change of outlook without a draw between two looks is no luck."""
    course = Course(random_record("duel"))
    plies = [ply for ply in course.choices() if course.states[ply].current_seat == 0]
    quiet = [(a, b) for a, b in itertools.pairwise(plies) if not course.was_revealed(a, b)]
    drawn = [(a, b) for a, b in itertools.pairwise(plies) if course.was_revealed(a, b)]
    for (first, second), part in ((quiet[0], "rest"), (drawn[0], "luck")):
        looks = [_look(course, first, 0.4), _look(course, second, 0.7)]
        mine = account_of(course, looks).seats[0]
        told = {"luck": mine.luck, "rest": mine.rest}
        told["luck"] -= course.end[0] - 0.7  # the way to the end
        assert told[part] == pytest.approx(0.3, abs=0.001)
        assert sum(told.values()) == pytest.approx(0.3, abs=0.001)


def _look(course: Course, ply: int, outlook: float) -> Judged:
    both = [outlook, 1 - outlook]
    return Judged(ply, 0, course.moves[ply], course.moves[ply], 0.0, "best", both, both, [], [])


def test_an_analysis_goes_on_where_it_stopped() -> None:
    course = Course(random_record("duel"))
    whole = begin(course, APPRENTICE)
    plies = left(course, whole)
    assert plies == course.choices() and whole.total == len(plies) and whole.account is None
    whole.judged += judged_in(course, plies[:9], whole.level)
    stopped = Analysis(whole.level, whole.total, whole.epochs, whole.judged[:4])
    stopped.judged += judged_in(course, left(course, stopped)[:5], stopped.level)
    assert stopped.judged == whole.judged
    assert complete(course, stopped).account is None, "not all is judged"


def test_hands_rounds_and_chapters_are_marked() -> None:
    for game_id in kingsbridge.game_ids():
        course = Course(random_record(game_id))
        epochs = [course.states[ply].epoch for ply in course.epochs()]
        assert epochs == sorted(set(epochs)) and epochs[0] >= 1
        assert len(epochs) >= 3

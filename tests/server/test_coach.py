"""The coach: he speaks to his seat alone, from what it may know, where all agree, and after everybody else."""

import asyncio
from dataclasses import replace
from random import Random

import msgspec
import pytest

from kingsbridge.core.registry import load_game
from kingsbridge.server.messages import (
    Coach,
    CoachConsent,
    HintedAction,
    HintReason,
    Move,
    NewTable,
    Recap,
    SeatWish,
)
from kingsbridge.server.pool import Pool, Worker
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.settings import Settings
from kingsbridge.server.table.making import new_table
from kingsbridge.server.table.table import Table
from kingsbridge.server.table.thinking import Place, Question, Reply, coach_question, question
from kingsbridge.server.worker import answer
from tests.hidden.cards_secrets import SECRETS
from tests.server.test_table_alone import ME, Here, Lap, Memory, bots_done, sit_down

GAME = load_game("cards")
YOU = "another device"


class Judge(Here):
    """Holds that the first legal action is best and each further one worse, and remembers what he was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    async def judge(self, asked: Question, place: Place) -> list[HintedAction] | None:
        self.asked.append(asked)
        state = load_game(asked.game).state_from_dict(asked.sample)
        keys = [state.game.action(number).key for number in state.legal_actions()]
        return [
            HintedAction(
                key, max(0.0, 0.9 - at / 10), 9, [_reason("alike")] if not at else [], [_reason(f"not-{key}")]
            )
            for at, key in enumerate(keys)
        ]


def _reason(fact: str) -> HintReason:
    return HintReason(fact, {}, 1.0)


def seated(*devices: str, hints: bool = True) -> tuple[Table, Judge]:
    """Seat people of some devices at a table of the card game, and bots on the other seats."""
    judge = Judge()
    people = [SeatWish("human", name=f"P{number}") for number in range(len(devices))]
    seats = [*people, *[SeatWish("bot", "tidy")] * (3 - len(devices))]
    stored = new_table(ME, NewTable("cards", seats, seed="1", pace="instant", hints=hints), "now")[0]
    placed = tuple(
        replace(seat, device=devices[number]) if number < len(devices) else seat
        for number, seat in enumerate(stored.seats)
    )
    return sit_down(replace(stored, seats=placed), Memory(), Lap(), judge), judge


async def my_turn(table: Table) -> int:
    """Play on until a person is to decide between several moves; gives the seat."""
    await bots_done(table)
    while True:
        seat = table.record.decider
        legal = table.audience.update("", seat, 0).legal
        if len(legal) > 1:
            return seat
        await play(table, legal[0].key)


async def play(table: Table, key: str) -> None:
    """Make the deciding person's move."""
    seat = table.record.decider
    device = table.record.seats[seat].device
    await table.referee.move(device, Move(f"m{table.seq}", seat, table.seq, key))
    await bots_done(table)


async def test_all_moves_are_judged_and_bad_ones_are_told() -> None:
    table, _ = seated(ME)
    seat = await my_turn(table)
    legal = [action.key for action in table.audience.update(ME, seat, 0).legal]
    judged = await table.coaching.judge(ME, Coach(seat, table.seq))
    assert [each.key for each in judged.actions] == legal
    assert judged.best is not None and judged.best.key == legal[0]
    assert not judged.actions[0].is_much and judged.actions[0].cost == 0
    assert judged.actions[-1].is_much and judged.actions[-1].cost > judged.actions[1].cost > 0
    assert judged.actions[-1].instead == [_reason(f"not-{legal[-1]}")]


async def test_a_long_look_is_kept() -> None:
    table, judge = seated(ME)
    seat = await my_turn(table)
    for is_long in (False, False, True, True, False):
        await table.coaching.judge(ME, Coach(seat, table.seq, is_long))
    assert [asked.level for asked in judge.asked] == ["journeyman", "master"]


async def test_a_coach_is_for_the_deciding_seat_of_the_asker() -> None:
    table, _ = seated(ME)
    seat = await my_turn(table)
    for device, asked, code in (
        (YOU, Coach(seat, table.seq), "not-your-seat"),
        (ME, Coach((seat + 1) % 3, table.seq), "not-your-seat"),
        (ME, Coach(seat, 0), "stale"),
    ):
        with pytest.raises(Refusal) as refused:
            await table.coaching.judge(device, asked)
        assert refused.value.code == code


async def test_who_plays_alone_without_hints_has_no_coach() -> None:
    table, _ = seated(ME, hints=False)
    assert not table.coaching.is_allowed
    table, _ = seated(ME)
    assert table.coaching.is_allowed


async def test_several_people_have_coaches_only_if_all_agree() -> None:
    table, _ = seated(ME, YOU)
    seat = await my_turn(table)
    device = table.record.seats[seat].device
    assert not table.audience.update(ME, 0, 0).coach
    for agreeing, number in ((ME, 0), (YOU, 1)):
        with pytest.raises(Refusal) as refused:
            await table.coaching.judge(device, Coach(seat, table.seq))
        assert refused.value.code == "no-coach"
        await table.coaching.consent(agreeing, CoachConsent(number, True))
    update = table.audience.update(ME, 0, 0)
    assert update.coach and update.coach_agreed == [0, 1]
    assert (await table.coaching.judge(device, Coach(seat, table.seq))).actions
    await table.coaching.consent(YOU, CoachConsent(1, False))
    assert not table.coaching.is_allowed
    with pytest.raises(Refusal):
        await table.coaching.consent(ME, CoachConsent(1, True))


async def test_who_comes_new_has_not_agreed() -> None:
    table, _ = seated(ME, YOU)
    await table.coaching.consent(YOU, CoachConsent(1, True))
    await table.seating.resign(ME, 0)
    assert table.coaching.agreed == [1]
    line = table.record.next_line("seat-taken", 1)
    await table.record.store(table.record.row, (line,))
    assert table.coaching.agreed == []


async def test_the_decision_that_mattered_most_of_a_hand() -> None:
    table, _ = seated(ME)
    assert table.record.play is not None
    worst = (0.0, "")
    while table.record.play.state.epoch == 0:
        with pytest.raises(Refusal) as refused:
            await table.coaching.recap(ME, Recap(0, 0))
        assert refused.value.code == "not-over-yet"
        await my_turn(table)
        if table.record.play.state.epoch:
            break
        legal = [action.key for action in table.audience.update(ME, 0, 0).legal]
        at = min(2, len(legal) - 1)
        worst = max(worst, (at / 10, legal[at]), key=lambda each: each[0])
        await play(table, legal[at])
    decision = (await table.coaching.recap(ME, Recap(0, 0))).decision
    assert decision is not None
    assert (decision.played, round(decision.cost, 6)) == (worst[1], worst[0])
    assert table.record.play.moves[decision.ply].key == decision.played
    assert decision.best.value == 0.9
    assert decision.best.because == [_reason(f"not-{decision.played}")]


async def test_that_others_are_as_good_is_no_reason_for_the_right_move() -> None:
    table, _ = seated(ME)
    assert table.record.play is not None
    while table.record.play.state.epoch == 0:
        await my_turn(table)
        if table.record.play.state.epoch == 0:
            await play(table, table.audience.update(ME, 0, 0).legal[0].key)
    decision = (await table.coaching.recap(ME, Recap(0, 0))).decision
    assert decision is not None and decision.cost == 0
    assert decision.best.key == decision.played and decision.best.because == []


def test_questions_hold_no_secret() -> None:
    random = Random(5)
    state = GAME.new_state(seats=4, seed=3)
    while not state.is_over:
        if random.random() < 0.05:
            asked = msgspec.json.encode([coach_question(state, 1, is_long) for is_long in (False, True)])
            assert state.key.hex() not in asked.decode()
            for change in SECRETS.values():
                other = GAME.state_from_dict(change(state.to_dict(), state.current_seat, random))
                questions = [coach_question(other, 1, is_long) for is_long in (False, True)]
                assert msgspec.json.encode(questions) == asked
        state.apply(random.choice(state.legal_actions()))


def test_a_worker_judges_every_move() -> None:
    state = GAME.new_state(seats=3, seed=4)
    found = answer(coach_question(state, 1, is_long=False)).hints
    assert {each.key for each in found} == {GAME.action(number).key for number in state.legal_actions()}
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)


async def test_bots_go_before_coaches(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    first = asyncio.Event()

    async def ask(worker: Worker, asked: Question, seconds: float) -> Reply:
        order.append("coach" if asked.judges else asked.level)
        await first.wait()
        return Reply(action=key)

    monkeypatch.setattr(Worker, "ask", ask)
    pool = Pool(Settings(workers=1))
    state = GAME.new_state(seats=3, seed=4)
    key = GAME.action(state.legal_actions()[0]).key

    def bot(level: str) -> asyncio.Task[str]:
        return asyncio.create_task(pool.choose(lambda: question(state, level, 1), state, Place()))

    def coach() -> asyncio.Task[list[HintedAction] | None]:
        return asyncio.create_task(pool.judge(coach_question(state, 1, is_long=True), Place(patient=True)))

    waiting = [bot("one"), coach(), bot("two"), bot("three")]
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*waiting)
    assert order == ["one", "two", "three", "coach"]

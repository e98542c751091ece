"""The law of play, once for every game: moves, taking back, the end, reasons, replay to any moment."""

from collections.abc import Iterator

import pytest

import kingsbridge
from kingsbridge.core.errors import BadRequest, IllegalAction, KingsbridgeError, RecordMismatch
from kingsbridge.core.play import Play
from kingsbridge.core.record import Record
from tests.conformance.walk import chosen, pick

GAMES = kingsbridge.game_ids()
SEED = 3


def begun(game_id: str, seed: int = SEED) -> Play:
    return Play(kingsbridge.load_game(game_id).new_state(seed=seed, journal=True))


def played_on(play: Play, seed: int = SEED) -> Iterator[int]:
    """Play at random to the end; gives the number of moves made before each further one."""
    while not play.state.is_over:
        yield len(play.moves)
        play.play(chosen(play.state, seed, len(play.moves)))


def finished(game_id: str, seed: int = SEED) -> Play:
    play = begun(game_id, seed)
    for _ in played_on(play, seed):
        pass
    return play


def everything(play: Play) -> dict[str, object]:
    """All that can be told of a game being played."""
    return {
        "position": play.state.fingerprint(),
        "journal": [entry.for_referee() for entry in play.state.journal or []],
        "entries": [
            [entry.for_referee() for entry in entries]
            for entries in (play.opening, *(move.entries for move in play.moves))
        ],
        "movers": [move.seat for move in play.moves],
        "undo": [play.can_undo(seat) for seat in range(play.state.seats)],
        "record": play.record().to_dict(),
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_a_tried_move_changes_nothing_before_it_is_adopted(game_id: str) -> None:
    play = begun(game_id)
    for ply in played_on(play):
        if ply % 5:
            continue
        before = everything(play)
        trial = play.attempt(chosen(play.state, SEED, ply))
        assert everything(play) == before
        assert trial.seat == play.state.current_seat and trial.before is play.state
        assert play.state.game.action(trial.action).key == trial.key


@pytest.mark.parametrize("game_id", GAMES)
def test_an_illegal_move_is_refused_and_nothing_has_happened(game_id: str) -> None:
    play = begun(game_id)
    for ply in played_on(play):
        if ply % 10:
            continue
        before = everything(play)
        legal = play.state.legal_actions()
        for action in range(play.state.game.num_actions):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    play.play(action)
        assert everything(play) == before


@pytest.mark.parametrize("game_id", GAMES)
def test_a_move_tried_in_another_position_cannot_be_adopted(game_id: str) -> None:
    play = begun(game_id)
    late = play.attempt(play.state.legal_actions()[0])
    play.play(play.state.legal_actions()[0])
    with pytest.raises(AssertionError):
        play.adopt(late)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_entries_of_the_moves_are_the_journal(game_id: str) -> None:
    play = finished(game_id)
    entries = [*play.opening, *(entry for move in play.moves for entry in move.entries)]
    assert entries == play.state.journal
    assert play.opening and any(move.entries for move in play.moves)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_seat_takes_back_to_a_decision_of_another_or_a_reveal(game_id: str, seed: int) -> None:
    """The law itself, written down once more: who moved, and whether `reveals` has changed since."""
    play = begun(game_id, seed)
    moved: list[tuple[int, int]] = []  # seat, and `reveals` before
    told = [everything(play)]
    taken_back = 0
    while not play.state.is_over:
        state = play.state
        moved.append((state.current_seat, state.reveals))
        play.play(chosen(state, seed, len(play.moves)))
        told.append(everything(play))
        limit = len(moved)
        mover = moved[-1][0]
        while limit and moved[limit - 1] == (mover, play.state.reveals) and not play.state.is_over:
            limit -= 1
        for seat in range(state.seats):
            assert play.can_undo(seat) == (seat == mover and limit < len(moved))
        if pick(seed, len(moved), 3) == 0:
            taken_back += len(moved) - limit
            again = [move.key for move in play.moves[limit:]]
            while play.can_undo(mover):
                play.undo(mover)
                assert everything(play) == told[len(play.moves)]
            assert len(play.moves) == limit
            for key in again:
                play.follow(key)
            assert everything(play) == told[-1]
    assert taken_back > 3, "nothing was ever taken back"


@pytest.mark.parametrize("game_id", GAMES)
def test_what_may_not_be_taken_back_is_refused_and_stands(game_id: str) -> None:
    play = begun(game_id)
    for ply in played_on(play):
        if ply % 5 == 0:
            before = everything(play)
            for seat in range(play.state.seats):
                if not play.can_undo(seat):
                    with pytest.raises(BadRequest) as error:
                        play.undo(seat)
                    assert error.value.code == "cannot-undo"
            assert everything(play) == before


@pytest.mark.parametrize("game_id", GAMES)
def test_a_finished_game_stands(game_id: str) -> None:
    for seed in range(1, 6):
        play = finished(game_id, seed)
        assert not any(play.can_undo(seat) for seat in range(play.state.seats))
        with pytest.raises(BadRequest):
            play.undo(play.moves[-1].seat)
        assert play.record().result is not None


@pytest.mark.parametrize("game_id", GAMES)
def test_any_moment_can_be_looked_at_and_played_on_from(game_id: str) -> None:
    play = begun(game_id)
    told = {ply: everything(play) for ply in played_on(play)}
    told[len(play.moves)] = everything(play)
    for ply in {0, 1, len(play.moves) // 2, len(play.moves) - 1, len(play.moves)}:
        then = play.at(ply)
        assert everything(then) == told[ply]
        for _ in played_on(then, SEED + 1):
            pass
        assert then.record().moves[:ply] == play.record().moves[:ply]
        assert list(then.record().replay())[ply].fingerprint() == told[ply]["position"]
    assert everything(play) == told[len(play.moves)], "the game itself went on"
    play.rewind(2)
    assert everything(play) == told[2]
    for ply in (-1, len(told)):
        with pytest.raises(BadRequest) as error:
            finished(game_id).at(ply)
        assert error.value.code == "bad-ply"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_recorded_game_goes_on_where_it_was(game_id: str) -> None:
    play = begun(game_id)
    play.players = ["Ann"] * play.state.seats
    for ply in played_on(play):
        if ply == 12:
            break
    again = Play.resume(Record.from_json(play.record().to_json()))
    assert everything(again) == everything(play)
    assert again.players == play.players


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_that_does_not_fit_is_refused_with_the_number_of_the_move(game_id: str) -> None:
    record = finished(game_id).record()
    record.moves[4] = "dance"
    with pytest.raises(RecordMismatch) as error:
        Play.resume(record)
    assert (error.value.code, error.value.details["ply"]) == ("illegal-in-record", 5)
    assert len(Play.resume(record, 4).moves) == 4, "what comes later does not matter here"


@pytest.mark.parametrize("game_id", GAMES)
def test_exactly_what_is_not_possible_has_a_reason(game_id: str) -> None:
    play = begun(game_id)
    for ply in played_on(play):
        if ply % 10 == 0:
            legal = [play.state.game.action(action).key for action in play.state.legal_actions()]
            for action in play.state.game.catalogue.actions:
                assert (play.why_not(action.key) is None) == (action.key in legal)


def test_a_game_being_played_needs_a_journal() -> None:
    with pytest.raises(BadRequest) as error:
        Play(kingsbridge.load_game("duel").new_state(seed=1))
    assert error.value.code == "no-journal"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_that_begins_with_a_sample_is_recorded_and_refereed(game_id: str) -> None:
    """For each seat and for a spectator, who is nobody's seat: what was known stays, and the record replays exactly."""
    for ply in played_on(play := begun(game_id)):
        if ply % 17 != 5:
            continue
        state = play.state
        for seat in range(state.seats + 1):
            knows = None if seat == state.seats else seat
            sample = state.sample(knows, ply)
            assert sample.view(knows) == state.view(knows)
            start = Record.begin(sample, sample.to_dict())
            again = Play.resume(start)
            for _ in played_on(again, seed=ply):
                pass
            record = Record.from_json(again.record().to_json())
            assert list(record.replay())[-1].fingerprint() == again.state.fingerprint()
            assert Play.resume(record, 1).record().position == start.position
        if ply > 40:
            return


def test_a_record_that_begins_with_a_position_says_so_and_must_fit() -> None:
    sample = begun("duel").state.sample(0, 1)
    whole = Record.begin(sample, sample.to_dict()).to_dict()
    assert whole["format"] == 2
    wrongs: dict[str, dict[str, object]] = {
        "record-bad-field": {"format": 1},
        "other-position": {"key": "0" * 32},
        "other-game": {"position": {**sample.to_dict(), "game": "cards"}},
        "unreadable-position": {"position": {"game": "duel"}},
        "record-other-format": {"format": 3},
    }
    for code, wrong in wrongs.items():
        with pytest.raises(KingsbridgeError) as refused:
            list(Record.from_dict({**whole, **wrong}).replay())
        assert refused.value.code == code
    no_position = {name: value for name, value in whole.items() if name != "position"}
    with pytest.raises(BadRequest, match="position"):
        Record.from_dict(no_position)

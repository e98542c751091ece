"""One checker for all games: what the contract promises, tried at every step of random games.

`check_position` looks at one position, `check_game` at whole games, `check_static` at what needs no position. A broken
promise is an AssertionError that says which. For a game of one's own: `python -m tests.conformance.checker mygame`.
"""

import copy
import inspect
import json
import pickle
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

import kingsbridge
from kingsbridge import Game, IllegalAction, KingsbridgeError, Record, State
from kingsbridge.core.contract import ARGUMENT_KINDS, COMMON_VISIBILITY
from kingsbridge.core.entries import Entry
from kingsbridge.core.fields import PRIVATE, PUBLIC, SECRET
from kingsbridge.core.play import Play
from kingsbridge.core.reason import Reason
from tests.conformance.walk import Options, chosen, play_on, settings, start

# Attributes of the state that clones share on purpose: they are never changed.
SHARED = {"game", "options", "fixed", "_legal"}
# What `to_dict` does not hold: derived from frames, or the journal.
DERIVED = {"current_seat", "is_over", "journal", "dice", "drawn", "_legal"}
# So many games show every hidden part of a position in a sample that differs from the truth.
GAMES_TO_DIFFER = 20
HOLDING = (list, tuple, set, dict)


# --- helpers -------------------------------------------------------------------------------------------------------


def attributes(cls: type) -> set[str]:
    """Name the declared attributes of a class in either form: by annotations, or by what the compiler wrote down."""
    names: set[str] = set()
    for base in cls.__mro__:
        names |= set(inspect.get_annotations(base))
        names |= set(base.__dict__.get("__mypyc_attrs__", ()))
    return names - {"__dict__"}


def containers(values: Iterable[Any]) -> set[int]:
    """Give the identities of all lists, dicts and sets among and in some values."""
    found: set[int] = set()
    # Most values are numbers, and these two lines see millions of them.
    waiting = [each for each in values if isinstance(each, HOLDING)]
    while waiting:
        value = waiting.pop()
        if not isinstance(value, tuple):
            found.add(id(value))
        within = value.values() if isinstance(value, dict) else value
        waiting += [each for each in within if isinstance(each, HOLDING)]
    return found


def own_containers(state: State) -> set[int]:
    """Give the identities of everything changeable that belongs to one state alone."""
    return containers(getattr(state, name) for name in attributes(type(state)) - SHARED)


def without_chance(state: State) -> dict[str, Any]:
    """Give the position without the key and the fixed draws, to compare games that were dealt differently."""
    data = state.to_dict()
    del data["key"], data["fixed"]
    return data


def raised(action: Callable[[], object]) -> KingsbridgeError:
    """Run what must fail, and check the error: a ValueError with a code and one sentence."""
    try:
        action()
    except KingsbridgeError as error:
        assert isinstance(error, ValueError)
        assert error.code and error.code == error.code.lower(), f"code {error.code!r}"
        sentence = str(error)
        assert sentence.endswith(".") and "\n" not in sentence, f"not one sentence: {sentence!r}"
        again = pickle.loads(pickle.dumps(error))
        assert (again.code, str(again), again.details) == (error.code, sentence, error.details)
        return error
    raise AssertionError("nothing was refused")


# --- what does not depend on a position ------------------------------------------------------------------------------


def check_static(game: Game) -> None:
    """Check the facts a game declares."""
    _check_catalogue(game)
    _check_attributes(game)
    assert 1 <= game.min_seats <= game.max_seats
    assert game.rules_version >= 1
    assert len(set(game.phase_names)) == len(game.phases), "two phases share a name"
    assert len(set(game.feature_names)) == len(game.feature_names), "two features share a name"
    assert game.num_features == len(game.feature_names) == len(game.feature_bounds)
    assert all(1 <= bound <= 255 for bound in game.feature_bounds), "a feature is one byte"
    assert set(game.argument_kinds.values()) <= set(ARGUMENT_KINDS)
    assert game.score_bounds[0] <= game.score_bounds[1]
    assert pickle.loads(pickle.dumps(game)) is game, "a game is one object, unpickled too"
    for option in game.options_table:
        assert option.values and option.default == option.values[0]


def _check_catalogue(game: Game) -> None:
    assert 1 <= game.num_actions <= 256
    for number in range(game.num_actions):
        action = game.action(number)
        assert action.id == number and game.action_id(action.key) == number
        assert action.key.isascii() and action.key == action.key.lower() == " ".join(action.key.split())
        assert action.key.split(" ")[0] == action.kind, f"key {action.key!r} does not begin with its kind"
        assert action.target and number in game.catalogue.named(action.target)


def _check_attributes(game: Game) -> None:
    """Every attribute of the state is in `to_dict` or derived, and every field says who may know it."""
    state = game.new_state(seed=1, journal=True)
    common = attributes(State)
    assert common == set(COMMON_VISIBILITY) | DERIVED, "the common attributes are not those of to_dict"
    own = attributes(type(state)) - common
    assert own == set(game.visibility), f"visibility and attributes differ: {own ^ set(game.visibility)}"
    assert set(state.fields()) == own, f"fields and attributes differ: {own ^ set(state.fields())}"
    assert set(state.to_dict()) == own | set(COMMON_VISIBILITY)
    assert set(game.visibility.values()) <= {PUBLIC, PRIVATE, SECRET}
    undeclared = set(getattr(state, "__dict__", {})) - attributes(type(state))
    assert not undeclared, f"attributes set but not declared: {undeclared}"


def check_errors(game: Game) -> None:
    """Everything wrong is refused with one sentence, and positions that cannot be are refused too."""
    assert raised(lambda: game.new_state(no_such_option=1)).code in ("unknown-option", "no-options")
    for seats in (game.min_seats - 1, game.max_seats + 1, -1, True):
        assert raised(lambda seats=seats: game.new_state(seats=seats)).code == "bad-seats"  # type: ignore[misc]
    for option in game.options_table:
        bad: Options = {option.name: "no such value"}
        assert raised(lambda bad=bad: game.new_state(**bad)).code == "bad-option-value"  # type: ignore[misc]
    assert raised(lambda: kingsbridge.load_game("no such game")).code == "unknown-game"
    assert raised(lambda: game.action(-1)).code == "unknown-action-id"
    assert raised(lambda: game.action(game.num_actions)).code == "unknown-action-id"
    assert raised(lambda: game.action_id("no such action")).code == "unknown-action"
    state = game.new_state(seed=1)
    assert raised(lambda: game.why_not(state, "no such target")).code == "unknown-target"
    assert raised(lambda: game.new_state(fixed={"no-such-draw 1": 1})).code == "unknown-draw"
    for name, keys in game.draw_items.items():
        wrong = "no such item" if keys else -1
        for value in (wrong, True):
            fixed = {f"{name} 1": value, name: value}
            assert raised(lambda fixed=fixed: game.new_state(fixed=fixed)).code.startswith("bad-draw")  # type: ignore[misc]
    for seat in (-1, state.seats):
        assert raised(lambda seat=seat: state.feature_row(seat)).code == "no-such-seat"  # type: ignore[misc]
        assert raised(lambda seat=seat: state.view(seat)).code == "no-such-seat"  # type: ignore[misc]
        assert raised(lambda seat=seat: state.sample(seat, 1)).code == "no-such-seat"  # type: ignore[misc]
        assert raised(lambda seat=seat: game.playouts(state, 1, 1, seat)).code == "no-such-seat"  # type: ignore[misc]
    for buffer in (bytearray(game.num_features + 1), [0] * game.num_features, b"\0" * game.num_features):
        assert raised(lambda buffer=buffer: state.features_into(0, buffer)).code == "bad-buffer"  # type: ignore[misc]
    assert raised(state.winners).code == "not-over"
    for mutant in _impossible_positions(state):
        error = raised(lambda mutant=mutant: game.state_from_dict(mutant))  # type: ignore[misc]
        assert error.code in ("impossible-position", "unreadable-position", "other-game")
    _check_record_errors(game)


def _impossible_positions(state: State) -> Iterator[dict[str, Any]]:
    good = state.to_dict()
    for name in good:
        yield {each: value for each, value in good.items() if each != name}
        yield {**good, name: None} if name != "fixed" else {**good, name: {"no-such-draw": 1}}
    yield {**good, "no_such_field": 1}
    yield {**good, "game": "no such game"}
    yield {**good, "seats": 99}
    yield {**good, "key": "00"}
    yield {**good, "options": {"no_such_option": 1}}
    yield {**good, "frames": []} if not state.is_over else {**good, "frames": [["no such phase", 0, 0, 0, 0]]}
    yield {**good, "frames": [["no such phase", 0, 0, 0, 0]]}
    yield {**good, "frames": [[good["frames"][-1][0], 99, 0, 0, 0]]}
    yield {**good, "frames": [[good["frames"][-1][0]]]}
    yield {**good, "reveals": "many"}
    yield {**good, "epoch": -1}


def _check_record_errors(game: Game) -> None:
    play = Play(game.new_state(seed=1, journal=True))
    for action in play_on(play.state.clone(), 1):
        play.play(action)
    good = play.record().to_dict()
    assert raised(lambda: Record.from_json("no json")).code == "record-no-json"
    assert raised(lambda: Record.from_json("[]")).code == "record-no-object"
    for name in good:
        if name != "result":
            less = {each: value for each, value in good.items() if each != name}
            assert raised(lambda less=less: Record.from_dict(less)).code == "record-bad-field"  # type: ignore[misc]
    changed = {
        "rules_version": (good["rules_version"] + 1, "other-rules"),
        "components": ("0" * 32, "other-components"),
        "key": ("no key", "bad-key"),
        "draws": ({}, "other-draw"),
        "result": (None, "other-result"),
        "moves": ([*good["moves"], good["moves"][0]], "illegal-in-record"),
    }
    for name, (value, code) in changed.items():
        record = Record.from_dict({**good, name: value})
        assert raised(lambda record=record: list(record.replay())).code == code, name  # type: ignore[misc]


def check_seeds(game: Game) -> None:
    """A seed is an int of any size, the same seed is the same game, and no seed is a fresh one."""
    for seed in (0, 1, 2**127, 2**128, 2**300, -1, -(2**200)):
        one, two = game.new_state(seed=seed), game.new_state(seed=seed)
        assert one.fingerprint() == two.fingerprint()
        assert one.check() == []
    keys = {
        game.new_state(seed=seed).key for seed in (0, 1, 2**127, 2**128, 2**300, -1, -(2**200), None, None)
    }
    assert len(keys) == 9, "two seeds give one key"


# --- one position ----------------------------------------------------------------------------------------------------


def check_position(state: State, seed: int = 0) -> None:
    """Check everything that can be seen without playing on."""
    game = state.game
    assert state.check() == [], state.check()
    _check_legal(state)
    _check_refusals(state)
    own = own_containers(state)
    check_copies(state, own)
    for seat in range(state.seats):
        check_view(state, seat, own)
        _check_features(state, seat)
        check_sample(state, seat, seed, own)
    check_view(state, None, own)
    check_sample(state, None, seed, own)
    scores = state.scores()
    assert len(scores) == state.seats
    assert all(game.score_bounds[0] <= score <= game.score_bounds[1] for score in scores), scores


def _check_features(state: State, seat: int) -> None:
    """Features are whole numbers from 0 to their bounds, and the same as a list, as a row and in a buffer."""
    game = state.game
    row = state.features(seat)
    assert len(row) == len(game.feature_names) and all(type(number) is int for number in row)
    for name, number, bound in zip(game.feature_names, row, game.feature_bounds, strict=True):
        assert 0 <= number <= bound, f"feature '{name}' is {number}, but at most {bound}"
    buffer = bytearray(b"\xff" * game.num_features)
    state.features_into(seat, buffer)
    assert list(buffer) == list(state.feature_row(seat)) == row


def _check_legal(state: State) -> None:
    legal = state.legal_actions()
    assert legal == sorted(set(legal)), f"not ascending or doubled: {legal}"
    assert [action for action, flag in enumerate(state.legal_mask()) if flag] == legal
    assert bool(legal) != state.is_over, "the legal list is empty exactly when the game is over"
    assert all(0 <= action < state.game.num_actions for action in legal)
    if state.is_over:
        assert state.current_seat == -1 and state.winners()
        assert raised(lambda: state.apply(0)).code == "game-over"
    else:
        assert 0 <= state.current_seat < state.seats
        shown = [(state.game.action(each).target, state.game.action(each).key) for each in legal]
        assert len(set(shown)) == len(shown)


def _check_refusals(state: State) -> None:
    """All other actions of the catalogue are refused, each with a reason, and the state is untouched."""
    before = state.fingerprint()
    legal = state.legal_actions()
    for number in range(state.game.num_actions):
        reason = state.game.why_not(state, state.game.action(number).key)
        if number in legal:
            assert reason is None, f"a legal action has a reason: {reason}"
            continue
        assert isinstance(reason, Reason) and reason.key, f"no reason for {state.game.action(number).key!r}"
        error = raised(lambda number=number: state.apply(number))  # type: ignore[misc]
        assert isinstance(error, IllegalAction)
    for number in (-1, state.game.num_actions):
        raised(lambda number=number: state.apply(number))  # type: ignore[misc]
    for target, numbers in state.game.catalogue.by_target.items():
        reason = state.game.why_not(state, target)
        assert (reason is None) == any(number in legal for number in numbers), f"target {target!r}"
    assert state.fingerprint() == before, "a refused action changed the state"
    assert state.legal_actions() is legal or state.legal_actions() == legal


def check_copies(state: State, own: set[int]) -> None:
    """Clones, copies, pickles and dicts are equal positions that share nothing changeable."""
    before = state.fingerprint()
    written = json.loads(json.dumps(state.to_dict()))
    others = {
        "clone": state.clone(),
        "copy": copy.copy(state),
        "deepcopy": copy.deepcopy(state),
        "pickle": pickle.loads(pickle.dumps(state)),
        "to_dict": state.game.state_from_dict(written),
    }
    for how, other in others.items():
        assert type(other) is type(state)
        assert other.fingerprint() == before, f"{how} gives another position"
        assert other.legal_actions() == state.legal_actions(), f"{how} gives other legal actions"
        assert (other.current_seat, other.is_over) == (state.current_seat, state.is_over), how
        assert other.journal is None and other.drawn is None, f"{how} keeps the journal"
        assert not own & own_containers(other), f"{how} shares a list with the original"


def check_view(state: State, seat: int | None, own: set[int]) -> None:
    """A view is plain JSON, holds exactly the fields of its type, and never the key."""
    view = state.view(seat)
    # Converting drops what the type does not name, so the way back shows fields too many.
    assert msgspec.to_builtins(msgspec.convert(view, type=state.game.view_type, strict=True)) == view
    text = json.dumps(view)
    assert json.loads(text) == view
    assert state.key.hex() not in text, "the view holds the key"
    assert (view["game"], view["seat"], view["seats"]) == (state.game.id, seat, state.seats)
    assert view["scores"] == state.scores() and view["current_seat"] == state.current_seat
    assert not own & containers([view]), "the view shares a list with the state"


def check_sample(state: State, seat: int | None, seed: int, own: set[int]) -> None:
    """A sample is a sound state that looks the same to the seat, or the spectator, by their knowledge alone."""
    before = state.fingerprint()
    sample = state.sample(seat, seed)
    assert sample.check() == [], sample.check()
    assert sample.view(seat) == state.view(seat), "the sample looks different"
    if seat is not None:
        assert sample.features(seat) == state.features(seat)
    if state.current_seat == seat:
        assert sample.legal_actions() == state.legal_actions(), "the sample allows other actions"
    assert (
        sample.key != state.key and sample.fixed is None and sample.journal is None and sample.drawn is None
    )
    assert not own & own_containers(sample), "the sample shares a list with the state"
    # The first sample is another state with the same knowledge.
    assert sample.sample(seat, seed + 1).fingerprint() == state.sample(seat, seed + 1).fingerprint()
    assert state.fingerprint() == before, "sampling changed the state"


# --- one move --------------------------------------------------------------------------------------------------------


def check_declarations(state: State, action: int, after: State) -> None:
    """What was declared of a move before it was played is what happened."""
    shows = state.game.reveals(state, action)
    ends = state.game.ends_turn(state, action)
    assert after.reveals >= state.reveals
    if shows:
        return
    assert after.reveals == state.reveals, (
        f"'{state.game.action(action).key}' was declared not to reveal, but did"
    )
    assert ends == (after.current_seat != state.current_seat), "ends_turn was declared wrongly"


def check_entries(game: Game, entries: list[Entry], seats: int) -> None:
    """Entries are of declared kinds and types, for every reader."""
    for entry in entries:
        kind = game.entry_types.get(entry.kind)
        assert kind is not None, f"entry kind {entry.kind!r} is not declared"
        whole = entry.for_referee()
        for told in (whole, *[entry.for_seat(seat) for seat in (*range(seats), None)]):
            assert told["kind"] == entry.kind and told.items() <= whole.items()
            args = {name: value for name, value in told.items() if name != "kind"}
            assert msgspec.to_builtins(msgspec.convert(args, type=kind, strict=True)) == args, entry.kind
            assert json.loads(json.dumps(told)) == told


def points_told(entries: list[Entry], seats: int) -> list[float]:
    """Add up what the entries say about points."""
    totals = [0.0] * seats
    for entry in entries:
        told = entry.for_referee()
        if "points" in told and "seat" in told:
            seat, points = told["seat"], told["points"]
            assert isinstance(seat, int) and isinstance(points, int | float)
            totals[seat] += points
    return totals


# --- whole games -----------------------------------------------------------------------------------------------------


def check_game(game: Game, seats: int, options: Options, seed: int, every: int = 1) -> list[str]:
    """Play a random game, checking each position (or every n-th); give the keys of its moves."""
    world = random.getstate()
    play = Play(start(game, seats, options, seed))
    silent = start(game, seats, options, seed, journal=False)
    assert silent.journal is None and silent.drawn is None
    kept: list[tuple[State, str]] = []
    ply = 0
    told = 0
    while True:
        state = play.state
        assert state.journal is not None
        assert state.fingerprint() == silent.fingerprint(), "the journal changes the game"
        check_entries(game, state.journal[told:], seats)
        told = len(state.journal)
        assert points_told(state.journal, seats) == state.scores(), "points told and scores differ"
        if ply % every == 0 or state.is_over:
            check_position(state, seed + ply)
            kept.append((state.clone(), state.fingerprint()))
        if state.is_over:
            break
        ply += 1
        assert ply <= game.max_decisions, "the game is longer than declared"
        _step(play, silent, chosen(state, seed, ply), ply % every == 0)
    for clone, fingerprint in kept:
        assert clone.fingerprint() == fingerprint, "an earlier clone was changed by later moves"
    assert random.getstate() == world, "the game used the global random"
    _check_replay(play)
    _check_fixed(play)
    return play.record().moves


def _step(play: Play, silent: State, action: int, closely: bool) -> None:
    before = play.state.clone()
    play.play(action)
    silent.apply(action)
    if not closely:
        return
    check_declarations(before, action, play.state)
    # What came out of a dict goes on like the original.
    restored = before.game.state_from_dict(json.loads(json.dumps(before.to_dict())))
    restored.apply(action)
    before.apply(action)
    assert restored.fingerprint() == before.fingerprint() == silent.fingerprint(), (
        "copies play on differently"
    )


def _check_replay(play: Play) -> None:
    """The record alone gives the same game, move by move."""
    record = play.record()
    again = Record.from_json(record.to_json())
    assert again.to_dict() == record.to_dict()
    states = list(again.replay())
    assert len(states) == len(record.moves) + 1
    assert states[-1].fingerprint() == play.state.fingerprint()
    resumed = Play.resume(again)
    assert resumed.state.fingerprint() == play.state.fingerprint()
    assert _told(resumed.state) == _told(play.state), "the replay tells another story"


def _check_fixed(play: Play) -> None:
    """With all draws fixed the game is the same under another key, and the draws are written down again."""
    state = play.state
    game = state.game
    draws = game.draws_to_json(state.drawn)
    options: dict[str, Any] = dict(state.options)
    other = game.new_state(seats=state.seats, seed=-1, journal=True, fixed=draws, **options)
    for key in play.record().moves:
        other.apply(game.action_id(key))
    assert without_chance(other) == without_chance(state), "fixed draws were not honoured"
    assert game.draws_to_json(other.drawn) == draws, "fixed draws were not written down"
    assert _told(other) == _told(state)


def _told(state: State) -> list[dict[str, object]]:
    assert state.journal is not None
    return [entry.for_referee() for entry in state.journal]


def check_interleaved(game: Game, seats: int, options: Options, seed: int) -> None:
    """Two games played in turns do not disturb each other."""
    alone = [_line(game, seats, options, each) for each in (seed, seed + 1)]
    states = [start(game, seats, options, each) for each in (seed, seed + 1)]
    walks = [play_on(state, each) for state, each in zip(states, (seed, seed + 1), strict=True)]
    lines: list[list[str]] = [[], []]
    running = [0, 1]
    while running:
        for each in list(running):
            if next(walks[each], None) is None:
                running.remove(each)
            else:
                lines[each].append(states[each].fingerprint())
    assert lines == alone


def _line(game: Game, seats: int, options: Options, seed: int) -> list[str]:
    state = start(game, seats, options, seed)
    return [state.fingerprint() for _ in play_on(state, seed)]


def check_samples_differ(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every part of every hidden field is dealt again: somewhere in some games, it differs from the truth."""
    left = set(_hidden_parts(game, seats))
    for each in range(seed, seed + GAMES_TO_DIFFER):
        state = start(game, seats, options, each, journal=False)
        for ply, _ in enumerate(play_on(state, each)):
            fields = state.fields()
            for seat in range(seats) if left else ():
                sample = state.sample(seat, ply).fields()
                left -= {
                    part for part in left if part[0] == seat and _part(fields, part) != _part(sample, part)
                }
        if not left:
            return
    raise AssertionError(
        f"samples never differ from the truth in these (asking seat, field, part): {sorted(left)}"
    )


def _hidden_parts(game: Game, seats: int) -> Iterator[tuple[int, str, int]]:
    for name, who in game.visibility.items():
        for seat in range(seats):
            if who == SECRET:
                yield (seat, name, -1)
            elif who == PRIVATE:
                yield from ((seat, name, other) for other in range(seats) if other != seat)


def _part(fields: dict[str, Any], part: tuple[int, str, int]) -> Any:
    _, name, other = part
    return fields[name] if other < 0 else fields[name][other]


def check_all(game: Game, seeds: int = 2) -> None:
    """Run every check on every setting of a game."""
    check_static(game)
    check_seeds(game)
    for seats, options in settings(game):
        for seed in range(seeds):
            check_game(game, seats, options, seed)
        check_interleaved(game, seats, options, seeds)
        check_samples_differ(game, seats, options, seeds)
    check_errors(game)


if __name__ == "__main__":
    for game_id in sys.argv[1:] or kingsbridge.game_ids():
        check_all(kingsbridge.load_game(game_id))
        print(f"{game_id}: all promises of the contract kept")

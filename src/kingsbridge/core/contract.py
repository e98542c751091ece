"""The contract between games and everything that uses them. Read this file and you know the engine.

Words
-----
game      one set of rules with its components; it has no position of its own (`Game`)
state     a position in a game (`State`)
phase     a piece of the rules that asks one kind of question; it holds no data (`Phase`)
frame     which phase is asking which seat now, as plain numbers; frames lie on a stack (`Frame`)
action    an entry of the game's fixed catalogue, used as an int (`Action`); a move is an action played
entry     one line of the journal: a fact that happened (`Entry`)
view      what one seat may know, as JSON-ready data; `view(None)` is the spectator's
sample    a state that a seat must hold possible: everything it cannot know is dealt again
epoch     hands, rounds or chapters completed
record    a whole game as data: key, moves, draws (`Record`)

How a move runs
---------------
`State.apply` checks the action against the legal list, lets the phase of the top frame apply it, and then settles:
it enters frames and plays what is forced until somebody has a real choice or the stack is empty, which ends the game.
The legal list is computed there once and kept.
"""

import importlib
from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from kingsbridge.core.actions import Action, Catalogue
from kingsbridge.core.canonical import digest
from kingsbridge.core.chance import (
    below,
    dice_from_seed,
    key_for_sample,
    key_from_hex,
    key_from_seed,
    pick,
    roll,
    shuffle,
    shuffled,
)
from kingsbridge.core.components import Components
from kingsbridge.core.effort import Efforts
from kingsbridge.core.entries import Args, Entry
from kingsbridge.core.errors import BadRequest, ErrorArgs, IllegalAction, ImpossiblePosition, listing
from kingsbridge.core.features import MOST
from kingsbridge.core.fields import PUBLIC, SECRET, Field
from kingsbridge.core.frame import Frame
from kingsbridge.core.learned import Learned, learned_in
from kingsbridge.core.native import i64, mypyc_attr
from kingsbridge.core.options import Option, OptionValue, resolve_options
from kingsbridge.core.reason import Reason
from kingsbridge.core.sums import add_up
from kingsbridge.core.weights import Weights

# The outcome of a named draw: a number, or items in their drawn order.
Draw = int | list[int]

# A rule that never comes to a choice is a bug; this many steps without one name the frame that loops.
STEP_LIMIT: Final = 10_000

# Who may know the fields of `to_dict` that every game shares; each game adds its own (see `Game.state_fields`).
COMMON_VISIBILITY: Final[dict[str, str]] = {
    "game": PUBLIC,
    "seats": PUBLIC,
    "options": PUBLIC,
    "key": SECRET,
    "fixed": SECRET,
    "frames": PUBLIC,
    "reveals": PUBLIC,
    "epoch": PUBLIC,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game's own state adds its fields and overrides the methods marked "each game"."""

    game: "Game"
    seats: int
    options: dict[str, OptionValue]  # shared by clones, never changed
    key: bytes
    fixed: dict[str, Draw] | None
    frames: list[Frame]
    reveals: int  # raised whenever chance is drawn or something hidden becomes known to another seat
    epoch: int
    current_seat: int  # -1 when the game is over
    is_over: bool
    journal: list[Entry] | None
    drawn: dict[str, Draw] | None  # what chance gave so far; kept only with the journal
    dice: i64  # of a playout, whose draws nobody will ever repeat by name; 0 everywhere else
    _legal: list[int]

    # --- what everybody uses ------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """Give the legal actions, ascending; never empty before the end. Callers do not change the list."""
        return self._legal

    def legal_mask(self) -> bytearray:
        """Give the legal actions as flags, one byte for each action of the catalogue."""
        mask = bytearray(self.game.num_actions)
        for action in self._legal:
            mask[action] = 1
        return mask

    def apply(self, action: int) -> None:
        """Play an action of the seat to move and settle; IllegalAction leaves the state untouched."""
        if action not in self._legal:
            raise self._illegal(action)
        frame = self.frames[-1]
        phase = self.game.phases[frame.phase]
        phase.apply(self, action)
        self._settle(frame)

    def play_out(self, dice: i64) -> i64:
        """Play uniformly at random to the end, chance by the same dice (`chance.roll`), which are given back."""
        self.dice = dice
        self._settle(self.frames[-1] if self.frames else None)
        return self.dice

    def clone(self) -> "State":
        """Copy the position, cheap and independent, without journal (each game)."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """Give the points as they stand, one number a seat (each game)."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Give the winning seats of a finished game; wins can be shared."""
        if not self.is_over:
            raise BadRequest("not-over", "The game is not over, so nobody has won yet.", {})
        return self.best_seats()

    def best_seats(self) -> list[int]:
        """Give the seats that would win if the game ended now; override where ties are broken."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give all this seat may know and nothing more, JSON-ready (each game)."""
        raise NotImplementedError

    def sample(self, seat: int | None, seed: int) -> "State":
        """Give a state the seat must hold possible: a function of its knowledge and the seed alone.

        None stands for a spectator, who knows what everybody knows.
        """
        if seat is not None:
            self.check_seat(seat)
        other = self.clone()
        other.key = key_for_sample(seed)
        other.fixed = None
        other.deal_unknown(self.seats if seat is None else seat)
        other.refresh()
        return other

    def deal_unknown(self, seat: int) -> None:
        """Deal again, in a clone that is becoming a sample, everything the seat cannot know (each game).

        The result depends on the seat's knowledge and `key` alone, and is uniform over what is possible. The number
        after the last seat's stands for a spectator.
        """
        raise NotImplementedError

    def features(self, seat: int) -> list[int]:
        """Give the seat's knowledge as numbers from 0 to `game.feature_bounds`, named in `game.feature_names`
        (each game)."""
        raise NotImplementedError

    def write_features(self, seat: int, row: bytearray) -> None:
        """Write the features into a row of zeros; a game that does it directly saves the way over a list."""
        row[:] = bytes(self.features(seat))

    def feature_row(self, seat: int) -> bytearray:
        """Give the features as bytes."""
        self.check_seat(seat)
        row = bytearray(self.game.num_features)
        self.write_features(seat, row)
        return row

    def features_into(self, seat: int, buffer: Any) -> None:
        """Write the features into a caller's buffer of as many bytes: a bytearray, memoryview or numpy row of uint8."""
        row = self.feature_row(seat)
        try:
            memoryview(buffer)[:] = row
        except (TypeError, ValueError) as error:
            raise BadRequest(
                "bad-buffer",
                f"The features of game '{self.game.id}' are written into a row of {len(row)} bytes (uint8), "
                "and this buffer is none.",
                {"game": self.game.id, "bytes": len(row)},
            ) from error

    def fields(self) -> dict[str, Any]:
        """Give the game's own fields for `to_dict`, JSON-ready and complete, as `Game.state_fields` declares them."""
        return {field.name: field.form.write(getattr(self, field.name)) for field in self.game.state_fields}

    def load_fields(self, fields: dict[str, Any]) -> None:
        """Set the game's own fields from what `fields` gave."""
        for field in self.game.state_fields:
            setattr(self, field.name, field.form.read(fields[field.name]))

    def own_violations(self) -> list[str]:
        """Name the invariants of the game that do not hold, each in one sentence (each game)."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Write the whole position, exact; `game.state_from_dict` is the way back."""
        names = self.game.phase_names
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.options),
            "key": self.key.hex(),
            "fixed": self.game.draws_to_json(self.fixed),
            "frames": [[names[f.phase], f.seat, f.a, f.b, f.c] for f in self.frames],
            "reveals": self.reveals,
            "epoch": self.epoch,
            **self.fields(),
        }

    def fingerprint(self) -> str:
        """Hash the canonical position: equal positions have equal fingerprints on every machine."""
        return digest(self.to_dict())

    def check(self) -> list[str]:
        """Name the invariants that do not hold; empty when the position is sound."""
        violated = self.own_violations()
        if self.is_over != (not self.frames):
            violated.append("A game is over exactly when no frame is left.")
        if not self.is_over and not self._legal:
            violated.append("A running game has at least one legal action.")
        return violated

    # --- what phases use ----------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Lay a question on top; the one below is entered again when this one is done."""
        self.frames.append(frame)

    def replace(self, frame: Frame) -> None:
        """Go on to the next question in the place of the present one."""
        self.frames[-1] = frame

    def pop(self) -> None:
        """End the present question."""
        self.frames.pop()

    def note(self, kind: str, args: Args, secret: Args | None = None, seats: tuple[int, ...] = ()) -> None:
        """Write an entry. Callers ask `state.journal is not None` first, so that a silent game pays nothing."""
        if self.journal is not None:
            self.journal.append(Entry(kind, args, secret, seats))

    def draw_below(self, name: str, n: int, first: int = 0, second: int = 0) -> int:
        """Draw a number from 0 to n-1 under a name: "tax 2", or "bag" with 2 and 5 for "bag 2.5".

        Draws that come all the time give their numbers apart: the dice of a playout need no name.
        """
        self.reveals += 1
        if self.dice:
            return self.roll_below(n)
        if first:
            name = f"{name} {first}.{second}"
        fixed = self._fixed(name)
        if fixed is None:
            number = below(self.key, name, n)
        elif isinstance(fixed, int) and 0 <= fixed < n:
            number = fixed
        else:
            raise _bad_number(name, n - 1)
        if self.drawn is not None:
            self.drawn[name] = number
        return number

    def roll_below(self, n: i64) -> i64:
        """Roll the dice of a playout: a number from 0 to n-1."""
        self.dice = roll(self.dice)
        return pick(self.dice, n)

    def draw_shuffled(self, name: str, items: list[int]) -> list[int]:
        """Draw an order of the items under a name."""
        self.reveals += 1
        if self.dice:
            order = items.copy()
            self.dice = shuffle(order, self.dice)
            return order
        fixed = self._fixed(name)
        if fixed is None:
            order = shuffled(self.key, name, items)
        elif isinstance(fixed, list) and sorted(fixed) == sorted(items):
            order = fixed.copy()
        else:
            raise _bad_order(name, self.game.draw_listing(name, items))
        if self.drawn is not None:
            self.drawn[name] = order.copy()
        return order

    def copy_common(self, other: "State") -> None:
        """Copy the fields every game shares; for `clone`."""
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.key = self.key
        other.fixed = self.fixed
        other.frames = self.frames.copy()
        other.reveals = self.reveals
        other.epoch = self.epoch
        other.current_seat = self.current_seat
        other.is_over = self.is_over
        other.journal = None
        other.drawn = None
        other.dice = 0
        other._legal = self._legal

    def refresh(self) -> None:
        """Compute the legal list anew after the position was set by hand."""
        if self.frames:
            frame = self.frames[-1]
            phase = self.game.phases[frame.phase]
            self._legal = phase.legal(self)
            self.current_seat = frame.seat
            self.is_over = False
        else:
            self._end()

    # --- the engine ---------------------------------------------------------------------------------------------

    def _settle(self, entered: Frame | None) -> None:
        """Run what happens by itself until a real choice or the end; in a playout the dice make every choice."""
        phases = self.game.phases
        acts_on_entry = self.game.acts_on_entry
        frames = self.frames
        steps = 0  # since the last choice
        while steps < STEP_LIMIT:
            steps += 1
            if not frames:
                self._end()
                return
            frame = frames[-1]
            phase = phases[frame.phase]
            if frame is not entered:
                if acts_on_entry[frame.phase]:
                    phase.enter(self)
                    if not frames or frames[-1] is not frame:
                        entered = None
                        continue
                entered = frame
            if self.dice:
                phase.apply(self, phase.roll_action(self))
                steps = 0
                continue
            legal = phase.legal(self)
            if len(legal) == 1 and not phase.asks_when_forced(self):
                phase.apply(self, legal[0])
                continue
            self._legal = legal
            self.current_seat = frame.seat
            return
        name = self.game.phase_names[frames[-1].phase]
        raise RuntimeError(f"Phase '{name}' made {STEP_LIMIT} steps without coming to a choice.")

    def _end(self) -> None:
        self._legal = []
        self.current_seat = -1
        self.is_over = True

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that nobody sits in, such as the one to move when the game is over."""
        if not 0 <= seat < self.seats:
            raise BadRequest(
                "no-such-seat", f"There is no seat {seat}; seats: 0 to {self.seats - 1}.", {"seat": seat}
            )

    def _fixed(self, name: str) -> Draw | None:
        return None if self.fixed is None else self.fixed.get(name)

    def _illegal(self, action: int) -> IllegalAction:
        if self.is_over:
            return IllegalAction("game-over", "The game is over; no more moves are possible.", {})
        key = self.game.action(action).key
        keys = listing([self.game.action(legal).key for legal in self._legal])
        details: ErrorArgs = {"action": key, "allowed": keys}
        return IllegalAction("illegal-action", f"'{key}' is not legal now; legal: {keys}.", details)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore_state, (type(self.game).__module__, self.to_dict()))

    def __repr__(self) -> str:
        return f"<{self.game.id} state, seat {self.current_seat} to move, {self.fingerprint()}>"


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A piece of the rules that asks one kind of question. It holds no data: all data is in state and frame."""

    # Class variables, or a compiled Phase would not see what an interpreted game from outside sets.
    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the rule of the ledger that says what is asked here

    def enter(self, state: S) -> None:
        """Do what happens by itself when this phase's frame comes to the top; may replace, push or pop frames."""

    def legal(self, state: S) -> list[int]:
        """List what the frame's seat may do, ascending and without duplicates."""
        raise NotImplementedError(f"Phase '{self.name}' must leave its frame in `enter`: it asks nothing.")

    def apply(self, state: S, action: int) -> None:
        """Do a legal action; replacing, pushing or popping frames says what comes next."""
        raise NotImplementedError

    def roll_action(self, state: S) -> int:
        """Roll a legal action in a playout, each equally likely.

        Override where it is quicker to roll one of what there might be until it is legal than to list all that is;
        shares its predicates with `legal`.
        """
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else legal[state.roll_below(len(legal))]

    def why_not(self, state: S, action: int) -> Reason:
        """Explain an action that is not legal now; shares its predicates with `legal`."""
        return Reason(self.rule, "not-now", {})

    def asks_when_forced(self, state: S) -> bool:
        """Say whether a single legal action is still asked for, because playing it by itself would show a secret."""
        return False

    def reveals(self, state: S, action: int) -> bool:
        """Say whether a legal action draws chance or shows something hidden, so that it cannot be taken back.

        Never tried on the true state, whose secrets the answer would show: on a sample, which knows only what the
        seat knows. Override where a sample could be wrong.
        """
        return _tried_on_sample(state, action).reveals != state.reveals

    def ends_turn(self, state: S, action: int) -> bool:
        """Say whether another seat decides next (or the game ends) after a legal action; tried on a sample too."""
        return _tried_on_sample(state, action).current_seat != state.current_seat


def _tried_on_sample(state: State, action: int) -> State:
    sample = state.sample(state.current_seat, 0)
    sample.apply(action)
    return sample


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[S]):
    """What a position is worth: named parts that sum up, for bots, hints and reasons."""

    part_names: ClassVar[list[str]] = []

    def parts(self, state: S, seat: int) -> list[float]:
        """Give the worth of the position to a seat, one number a part; uses only what the seat may know."""
        return state.scores()[seat : seat + 1]

    def own_parts(self, state: S, seat: int) -> list[float]:
        """Give the parts without the last, the rivals'; for games that can save its time."""
        return self.parts(state, seat)[:-1]

    def value(self, state: S, seat: int) -> float:
        """Sum the parts."""
        return add_up(self.parts(state, seat))

    def standings(self, state: S) -> list[float]:
        """Give each seat's worth by itself, to be compared: no rivals in it, nor the luck of a deal just made."""
        return [self.value(state, seat) for seat in range(state.seats)]

    def temperature(self, state: S) -> float:
        """Give the worth by which the odds to win fall to a third, as things stand; 0.0 where nobody has found out."""
        return 0.0

    def proposal(self, state: S) -> int:
        """Give the best action where reckoning alone finds it (conversions and the like), else -1."""
        return -1

    def best_by_trying(self, state: S) -> int:
        """Give the action after which the position is worth most to the seat to move; of equals the first."""
        legal = state.legal_actions()
        seat = state.current_seat
        best = -1
        best_value = 0.0
        for action in legal:
            after = state.clone()
            after.apply(action)
            value = self.value(after, seat)  # type: ignore[arg-type]
            if best < 0 or value > best_value:
                best = action
                best_value = value
        return best

    def policy(self, state: S, random: Random) -> int:
        """Give a quick, plausible move for playouts."""
        proposed = self.proposal(state)
        if proposed >= 0:
            return proposed
        legal = state.legal_actions()
        return legal[int(random.random() * len(legal))]

    def proposal_by(self, state: S, choice: list[float]) -> int:
        """Give the proposal where parts count by these factors; for games whose proposals compare worths."""
        return self.proposal(state)

    def policy_by(self, state: S, random: Random, choice: list[float]) -> int:
        """Give a plausible move where parts count by these factors; for games whose policies compare worths."""
        return self.policy(state, random)


class Fact:
    """Something that a player would name when asked what a move brings: `counsel-<told>` in the texts says it.

    It holds in some degree after every move: `worth` says how much it counts, in points, and only a difference between
    moves speaks for one of them. Facts of one key are compared; `told` is the sentence that is true of this move
    ("brings gold" of one, "costs less gold" of another), and empty where none is: then it only counts for the others.
    """

    def __init__(
        self, key: str, worth: float, args: dict[str, Any] | None = None, told: str | None = None
    ) -> None:
        self.key = key
        self.worth = worth
        self.args: dict[str, Any] = {} if args is None else args
        self.told = key if told is None else told


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel(Generic[S]):
    """What speaks for a move, in the words of an experienced player. It explains choices and makes none."""

    # All that can be told -> what its sentence speaks of; empty: the parts of the game's sense are told.
    fact_args: ClassVar[dict[str, list[str]]] = {}
    # What of it is no merit where most others do as much: what a move leaves undone, and what comes anyway.
    rare_only: ClassVar[list[str]] = []

    def goes_on(self, before: S, state: S) -> bool:
        """Say whether the question belongs to the turn of a move made before: its effect is not complete yet."""
        return False

    def facts(self, before: S, after: S, seat: int, action: int) -> list[Fact]:
        """Name what the position after the move and the rest of the turn holds for the seat that moved."""
        names = before.game.sense.part_names
        return [Fact(names[at], worth) for at, worth in enumerate(before.game.sense.parts(after, seat))]

    def tellable(self, game: "Game") -> dict[str, list[str]]:
        """Give all that can be told, with what its sentence speaks of."""
        return self.fact_args or {name: [] for name in game.sense.part_names}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with its components. `games/<id>/game.py` makes the one instance, called GAME."""

    id: str
    min_seats: int
    max_seats: int
    rules_version: int  # rises when any old record could replay differently
    options_table: list[Option]
    components: Components
    catalogue: Catalogue
    phases: list[Phase[Any]]
    sense: Sense[Any]
    feature_names: list[str]
    feature_bounds: list[int]  # the most that each feature can be, at most 255; the least is 0
    num_features: int
    learned: Learned | None  # the chance to win as learned from self-play, where the room holds one
    state_fields: list[
        Field
    ]  # the fields of the game's own state: who may know each, and its form in `to_dict`
    visibility: dict[str, str]  # the same as name -> PUBLIC, PRIVATE (to a seat) or SECRET
    # The first word of each draw's name -> the keys of the items drawn; an empty list where a number is drawn.
    draw_items: dict[str, list[str]]
    # Name of an argument of actions, entries and reasons -> what it is: see ARGUMENT_KINDS.
    argument_kinds: dict[str, str]
    view_type: type  # the TypedDict of views
    entry_types: dict[str, type]  # kind of entry -> the TypedDict of its arguments, secret ones not required
    score_bounds: tuple[float, float]  # no seat's score is ever outside
    max_decisions: int  # declared length limit for checkers and research doors
    phase_names: list[str]
    acts_on_entry: list[bool]  # by phase: it has an `enter` of its own
    components_fingerprint: str
    # What reports ask "who has this, does he win?" about: heading -> the entries that say so, each as its kind, the
    # argument with the seat ("-" where the whole table has it) and that with the thing itself: "hired seat craftsman".
    report_topics: ClassVar[dict[str, list[str]]] = {}
    efforts: ClassVar[Efforts] = (
        Efforts()
    )  # how long each level of bots searches; levels not named get the usual

    # What speaks for a move, for hints and for the coach.
    counsel: ClassVar[Counsel[Any]] = Counsel()

    # How much the parts of `sense` count in its later versions.
    weights: ClassVar[dict[int, Weights]] = {}

    # --- each game ------------------------------------------------------------------------------------------------

    def blank_state(self) -> State:
        """Make an empty state object of the game's own class."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Set the game's fields to the start position and push the first frame."""
        raise NotImplementedError

    # --- what everybody uses --------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Derive the facts that follow from the declared ones; the last call of a game's constructor."""
        self.phase_names = [phase.name for phase in self.phases]
        self.acts_on_entry = [type(phase).enter is not Phase.enter for phase in self.phases]
        self.visibility = {field.name: field.visibility for field in self.state_fields}
        self.components_fingerprint = self.components.fingerprint()
        self.num_features = len(self.feature_names)
        if not hasattr(self, "feature_bounds"):
            self.feature_bounds = [MOST] * self.num_features  # a game that does not say
        room = type(self).__module__.rpartition(".")[0]
        self.learned = learned_in(room, self.sense.part_names, self.feature_names)

    def new_state(
        self,
        seats: int | None = None,
        seed: int | None = None,
        journal: bool = False,
        fixed: dict[str, Any] | None = None,
        **options: OptionValue,
    ) -> State:
        """Set up a game: the one door that takes option names."""
        return self.start(seats, options, key_from_seed(seed), fixed, journal)

    def start(
        self,
        seats: int | None,
        options: dict[str, OptionValue],
        key: bytes,
        fixed: dict[str, Any] | None,
        journal: bool,
    ) -> State:
        """Set up a game from its key, as records do."""
        state = self.blank_state()
        state.game = self
        state.seats = self.check_seats(self.min_seats if seats is None else seats)
        state.options = resolve_options(self.options_table, options)
        state.key = key
        state.fixed = self.draws_from_json(fixed)
        state.frames = []
        state.reveals = 0
        state.epoch = 0
        state.current_seat = -1
        state.is_over = False
        state.journal = [] if journal else None
        state.drawn = {} if journal else None
        state.dice = 0
        state._legal = []
        self.set_up(state)
        state._settle(None)
        return state

    def state_from_dict(self, data: dict[str, Any]) -> State:
        """Read a position that `to_dict` wrote; an impossible one is refused with what is wrong."""
        if data.get("game") != self.id:
            raise ImpossiblePosition(
                "other-game",
                f"This position is of game '{data.get('game')}', not '{self.id}'.",
                {"game": str(data.get("game")), "allowed": self.id},
            )
        try:
            state = self._read_state(data)
            violated = state.check()
        except Exception as error:  # data from outside can go wrong anywhere
            why = f"{type(error).__name__}: {error}"
            raise ImpossiblePosition(
                "unreadable-position", f"This position cannot be read ({why}).", {"why": why}
            ) from error
        if violated:
            raise ImpossiblePosition(
                "impossible-position",
                f"This position is impossible: {violated[0]}",
                {"violated": violated[0]},
            )
        return state

    def playouts(self, state: State, n: int, seed: int, seat: int | None = None) -> list[list[float]]:
        """Play a position n times to the end, uniformly at random, and give the scores of each end.

        With a seat, every playout starts from a sample of its own: what the seat may hope for by all it knows. Without
        one it is the true position, and only the chance still to come is drawn anew.
        """
        ends: list[list[float]] = []
        dice = dice_from_seed(seed)
        for number in range(n):
            if seat is None:
                start = state.clone()
                start.fixed = None
            else:
                # Far apart: runs with neighbouring seeds have no sample in common.
                start = state.sample(seat, (seed << 32) + number)
            dice = start.play_out(dice)
            ends.append(start.scores())
        return ends

    def action(self, number: int) -> Action:
        """Give the catalogue entry of an action."""
        return self.catalogue.get(number)

    def action_id(self, key: str) -> int:
        """Give the number of an action's key."""
        return self.catalogue.id_of(key)

    @property
    def num_actions(self) -> int:
        """The size of the catalogue."""
        return len(self.catalogue.actions)

    def why_not(self, state: State, what: str) -> Reason | None:
        """Explain to the seat to move why an action (by key) or target is not legal now; None if it is."""
        named = self.catalogue.named(what)
        if not named:
            raise BadRequest(
                "unknown-target",
                f"'{what}' is neither an action nor a target of this game.",
                {"target": what},
            )
        if state.is_over:
            return Reason("", "over", {})
        legal = state.legal_actions()
        for number in named:
            if number in legal:
                return None
        phase = self.phases[state.frames[-1].phase]
        reasons = [phase.why_not(state, number) for number in named]
        telling = [reason for reason in reasons if reason.key != "not-now"]
        return telling[0] if telling else reasons[0]

    def reveals(self, state: State, action: int) -> bool:
        """Say, before it is played, whether a legal action shows something hidden and so cannot be taken back."""
        return self.phases[state.frames[-1].phase].reveals(state, action)

    def ends_turn(self, state: State, action: int) -> bool:
        """Say, before it is played, whether another seat decides next after a legal action."""
        return self.phases[state.frames[-1].phase].ends_turn(state, action)

    def check_seats(self, seats: int) -> int:
        """Refuse a number of seats the game is not made for."""
        if isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            allowed = listing([str(n) for n in range(self.min_seats, self.max_seats + 1)])
            raise BadRequest(
                "bad-seats",
                f"Game '{self.id}' is played by {allowed} seats, not {seats}.",
                {"game": self.id, "seats": int(seats), "allowed": allowed},
            )
        return seats

    # --- draws by the keys of their items -------------------------------------------------------------------------

    def draws_to_json(self, draws: dict[str, Draw] | None) -> dict[str, Any]:
        """Write draws with item keys, which outlive a change of ids."""
        written: dict[str, Any] = {}
        for name, draw in (draws or {}).items():
            keys = self._item_keys(name)
            if isinstance(draw, list):
                written[name] = [keys[item] for item in draw]
            else:
                written[name] = keys[draw] if keys else draw
        return written

    def draws_from_json(self, written: dict[str, Any] | None) -> dict[str, Draw] | None:
        """Read draws that people or `draws_to_json` wrote."""
        if not written:
            return None
        draws: dict[str, Draw] = {}
        for name, value in written.items():
            keys = self._item_keys(name)
            if isinstance(value, list):
                draws[name] = [_item_number(name, keys, item) for item in value]
            else:
                draws[name] = _item_number(name, keys, value)
        return draws

    def draw_listing(self, name: str, items: Iterable[int]) -> str:
        """Name the items of a draw, for messages."""
        keys = self._item_keys(name)
        return listing(sorted(keys[item] for item in items))

    def _item_keys(self, name: str) -> list[str]:
        keys = self.draw_items.get(name.split(" ")[0])
        if keys is None:
            allowed = listing(sorted(self.draw_items))
            raise BadRequest(
                "unknown-draw",
                f"There is no draw '{name}' in game '{self.id}'; draws begin with: {allowed}.",
                {"draw": name, "game": self.id, "allowed": allowed},
            )
        return keys

    def _read_state(self, data: dict[str, Any]) -> State:
        state = self.blank_state()
        state.game = self
        state.seats = self.check_seats(data["seats"])
        state.options = resolve_options(self.options_table, data["options"])
        state.key = key_from_hex(data["key"])
        state.fixed = self.draws_from_json(data["fixed"])
        state.frames = [
            Frame(self.phase_names.index(name), seat, a, b, c) for name, seat, a, b, c in data["frames"]
        ]
        state.reveals = _counter(data["reveals"])
        state.epoch = _counter(data["epoch"])
        state.journal = None
        state.drawn = None
        state.dice = 0
        own = {name: value for name, value in data.items() if name not in COMMON_VISIBILITY}
        unknown = sorted(set(own) ^ set(self.visibility))
        if unknown:
            raise KeyError(f"missing or unknown fields: {listing(unknown)}")
        state.load_fields(own)
        state.refresh()
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restore_game, (type(self).__module__,))


# What an argument of an action, entry or reason may be; texts and clients render it accordingly.
ARGUMENT_KINDS: Final = (
    "number",
    "seat",
    "seats",
    "component",
    "components",
    "rule",
    "name",
    "by-seat",
    "data",
)


def _restore_game(module: str) -> Game:
    found = importlib.import_module(module).GAME
    assert isinstance(found, Game)
    return found


def restore_state(module: str, data: dict[str, Any]) -> State:
    """Unpickle a state: `copy` and `pickle` go through `clone` and `to_dict`."""
    return _restore_game(module).state_from_dict(data)


def _item_number(name: str, keys: list[str], item: str | int) -> int:
    if item in keys:
        return keys.index(str(item))
    if not isinstance(item, int) or isinstance(item, bool) or item < 0:
        raise _bad_item(name, keys)
    if keys and item >= len(keys):
        raise _bad_number(name, len(keys) - 1)
    return item


def _counter(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"'{value}' is not a number from 0 on")
    return value


def _bad_item(name: str, keys: list[str]) -> BadRequest:
    if not keys:
        return BadRequest(
            "bad-draw-kind", f"Draw '{name}' can only be fixed to numbers from 0 on.", {"draw": name}
        )
    return BadRequest(
        "bad-draw",
        f"Draw '{name}' is fixed to something impossible; allowed: {listing(keys)}.",
        {"draw": name, "allowed": listing(keys)},
    )


def _bad_number(name: str, last: int) -> BadRequest:
    return BadRequest(
        "bad-draw-number",
        f"Draw '{name}' can only be fixed to a number from 0 to {last}.",
        {"draw": name, "last": last},
    )


def _bad_order(name: str, items: str) -> BadRequest:
    return BadRequest(
        "bad-draw-order",
        f"Draw '{name}' can only be fixed to an order of just these items: {items}.",
        {"draw": name, "items": items},
    )

"""The OpenSpiel door: importing this module registers `kingsbridge_cards`, `kingsbridge_duel` and so on.

    import pyspiel
    import kingsbridge.lab.spiel
    game = pyspiel.load_game("kingsbridge_pillars", {"players": 3})

Parameters: `players`; `reward` (win, margin or points); `chance`; the options of the game by their names. With chance
*explicit* (the default) a game begins with chance nodes that draw its deal, 256 outcomes each, and is decided from then
on; with *sampled* it begins with one node whose single outcome stands for a deal that is drawn inside, from `rng_seed`
on. Nobody sees the deal: what a player knows is in its information state. Searches must not look past it either; they
use `resample_from_infostate`, which deals everything again that the player cannot know (`ISMCTSBot` does so by
itself, or by `resampler`).
"""

import json
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import Game, State
from kingsbridge.core.options import Option, OptionValue, resolve_options
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.lab.recall import Recall
from kingsbridge.lab.rewards import WIN, check_kind, final_rewards, reward_bounds

PREFIX: Final = "kingsbridge_"
EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"
OUTCOMES: Final = 256  # of one chance node
NODES: Final = 2  # chance nodes before the game: 65,536 deals
_CHANCE_OPTION: Final = Option("chance", [EXPLICIT, SAMPLED])
_SEEDS: Final = 1 << 53
_CHANCE = pyspiel.PlayerId.CHANCE
_TERMINAL = pyspiel.PlayerId.TERMINAL


def resampler(state: "KingsbridgeState", player: int) -> "KingsbridgeState":
    """Deal a state again for a player, for `ISMCTSBot.set_resampler`."""
    return state.resampled(player, int(np.random.default_rng().integers(_SEEDS)))


class KingsbridgeGame(pyspiel.Game):
    """One of the games, with its players and options, as OpenSpiel knows games; each game is a class below this."""

    game_id: ClassVar[str]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params = given or {}
        self.engine = load_game(self.game_id)
        self.players = self.engine.check_seats(int(params.get("players", self.engine.min_seats)))
        self.reward = check_kind(str(params.get("reward", WIN)))
        chance = resolve_options([_CHANCE_OPTION], {"chance": params.get("chance", EXPLICIT)})["chance"]
        self.is_sampled = chance == SAMPLED
        self.options = resolve_options(self.engine.options_table, _read_options(self.engine, params))
        self.dealt = 0  # games dealt so far, where chance is sampled
        self._first_seed = int(params.get("rng_seed", -1))
        if self._first_seed < 0:
            self._first_seed = int(np.random.default_rng().integers(1 << 31))
        low, high = reward_bounds(self.engine, self.players, self.reward)
        zero_sum = self.reward == WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.engine.num_actions,
            max_chance_outcomes=1 if self.is_sampled else OUTCOMES,
            num_players=self.players,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.engine.max_decisions,
        )
        super().__init__(game_type(self.engine, self.is_sampled, zero_sum), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the parameters, as OpenSpiel's own games do."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "KingsbridgeState":
        """Give a game that is not dealt yet."""
        return KingsbridgeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Count the nodes that draw the deal."""
        return 1 if self.is_sampled else NODES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "KingsbridgeObserver":
        """Make what OpenSpiel asks for strings and tensors."""
        return KingsbridgeObserver(self.engine, iig_obs_type)

    def draw_deal(self) -> int:
        """Give the number of the next deal of a game whose chance is sampled."""
        self.dealt += 1
        return (self._first_seed << 32) + self.dealt

    def deal(self, number: int) -> State:
        """Deal a game by its number."""
        return self.engine.start(self.players, self.options, key_from_seed(number), None, False)


class KingsbridgeState(pyspiel.State):
    """A position; all of it that changes is the number drawn so far and, once it is dealt, the game's recall."""

    def __init__(self, game: KingsbridgeGame) -> None:
        super().__init__(game)
        self._rules = _Shared(game)
        self._drawn: tuple[int, ...] = ()
        self.recall: Recall | None = None

    @property
    def engine(self) -> State | None:
        """The engine's own state; None before the deal."""
        return None if self.recall is None else self.recall.state

    def current_player(self) -> int:
        """Give who moves."""
        if self.recall is None:
            return _CHANCE
        seat = self.recall.state.current_seat
        return seat if seat >= 0 else _TERMINAL

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.recall is not None and self.recall.state.is_over

    def is_chance_node(self) -> bool:
        """Say whether the deal is still being drawn."""
        return self.recall is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Give the legal actions; for callers in Python, who need not go through C++ for them."""
        if self.recall is None:
            return [outcome for outcome, _ in self.chance_outcomes()]
        state = self.recall.state
        if player is None or player == state.current_seat:
            return state.legal_actions()
        return super().legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.recall is not None
        return self.recall.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the outcomes of a chance node."""
        if self._rules.game.is_sampled:
            return [(0, 1.0)]
        return _UNIFORM

    def _apply_action(self, action: int) -> None:
        if self.recall is not None:
            self.recall.apply(action)
            return
        game = self._rules.game
        if game.is_sampled:
            self.recall = Recall(game.deal(game.draw_deal()))
            return
        self._drawn = (*self._drawn, action)
        if len(self._drawn) == NODES:
            number = 0
            for outcome in self._drawn:
                number = number * OUTCOMES + outcome
            self.recall = Recall(game.deal(number))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return f"deal {action}"
        return str(self._rules.game.engine.action(action).key)

    def returns(self) -> list[float]:
        """Give what each player got: nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._rules.game.players
        assert self.recall is not None
        return final_rewards(self.recall.state, self._rules.game.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "KingsbridgeState":
        """Deal again what the player cannot know; `probability_sampler` gives numbers from 0 to 1."""
        return self.resampled(player_id, int(probability_sampler() * _SEEDS))

    def resampled(self, player: int, seed: int) -> "KingsbridgeState":
        """Deal again what the player cannot know, by a seed."""
        assert self.recall is not None
        other = self.clone()
        other.recall = self.recall.sample(player, seed)
        return other

    def __str__(self) -> str:
        if self.recall is None:
            return f"to be dealt {'.'.join(map(str, self._drawn))}".strip()
        return self.recall.state.fingerprint()


class KingsbridgeObserver:
    """Gives what a player knows as a string and, where it is asked for all of it, as a tensor (the features)."""

    def __init__(self, game: Game, iig_obs_type: Any) -> None:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._public = bool(wanted.public_info)
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(wanted.perfect_recall)
        # Features hold public and private knowledge; they cannot be told apart afterwards.
        whole = self._public and self._private
        self.tensor: NDArray[np.float32] | None = np.zeros(game.num_features, np.float32) if whole else None
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def set_from(self, state: KingsbridgeState, player: int) -> None:
        """Fill the tensor with what the player knows; zeros before the deal."""
        if self.tensor is None:
            return
        if state.engine is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = np.frombuffer(state.engine.feature_row(player), np.uint8)

    def string_from(self, state: KingsbridgeState, player: int) -> str:
        """Say what the player knows."""
        if state.recall is None:
            return "to be dealt"
        engine = state.recall.state
        if not self._private:
            return json.dumps(engine.view(None)) if self._public else ""
        if not self._public:
            everybody = engine.view(None)
            own = {name: value for name, value in engine.view(player).items() if value != everybody[name]}
            return json.dumps(own)
        if self._recalls:
            return f"player {player}\n{state.recall.told(player)}"
        return f"player {player}\n{json.dumps(engine.view(player))}"


class _Shared:
    """Holds the game for its states: copies of a state share it, and pickles find it by its parameters."""

    def __init__(self, game: KingsbridgeGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> "_Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_shared, (str(self.game), self.game.dealt)


def _restore_shared(game: str, dealt: int) -> _Shared:
    loaded = pyspiel.load_game(game)
    loaded.dealt = dealt
    return _Shared(loaded)


_UNIFORM: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def game_type(game: Game, sampled: bool = False, zero_sum: bool = True) -> Any:
    """Describe a game to OpenSpiel."""
    modes = pyspiel.GameType.ChanceMode
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Kingsbridge: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.min_seats,
            "reward": WIN,
            "chance": EXPLICIT,
            "rng_seed": -1,
            **{option.name: option.default for option in game.options_table},
        },
    )


def _read_options(game: Game, params: dict[str, Any]) -> dict[str, OptionValue]:
    return {option.name: params[option.name] for option in game.options_table if option.name in params}


def _register() -> None:
    known = pyspiel.registered_names()
    for game_id in game_ids():
        if PREFIX + game_id not in known:
            # A class and not a function: OpenSpiel lets go of it after Python has ended, which only classes survive.
            maker = type(f"Kingsbridge{game_id.capitalize()}", (KingsbridgeGame,), {"game_id": game_id})
            pyspiel.register_game(game_type(load_game(game_id)), maker)


_register()

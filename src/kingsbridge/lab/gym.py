"""The Gymnasium door: one seat of a game, the others are bots of any level.

`import kingsbridge.lab.gym` registers `kingsbridge/Cards-v0` and so on; `gymnasium.make("kingsbridge/Duel-v0")`. An
illegal action ends the game with `illegal_reward`; the legal ones are in the mask, which is also in `info` and in
`action_masks()`, where many learners look.
"""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from kingsbridge.arena.players import check_player, make_player
from kingsbridge.bots.bot import Info
from kingsbridge.bots.seeds import bot_seed
from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.options import OptionValue, resolve_options
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.lab.drawing import RENDER_MODES, check_mode, draw_picture, draw_text
from kingsbridge.lab.observation import MASK, Observation, observation_space, observe
from kingsbridge.lab.rewards import WIN, check_kind, final_rewards

_NO_REWARD = 0.0


class KingsbridgeEnv(gymnasium.Env[Observation, np.integer | int]):
    """A seat of a game: `KingsbridgeEnv("pillars", seats=3, seat=1, bots=["greedy", "journeyman"])`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | list[str] = "random",
        reward: str = WIN,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """Make the environment; seat None draws one for every game, one name of a bot stands for all of them."""
        self.game = load_game(game)
        self.seats = self.game.check_seats(self.game.min_seats if seats is None else seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise BadRequest(
                "no-such-seat", f"There is no seat {seat}; seats: 0 to {self.seats - 1}.", {"seat": seat}
            )
        names = [bots] * (self.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.seats - 1:
            raise BadRequest(
                "bots-a-seat",
                f"Every seat but your own needs a bot: {self.seats - 1} of them, not {len(names)}.",
                {"seats": self.seats, "given": len(names)},
            )
        self.own_seat = seat
        for name in names:
            check_player(name, self.game)
        self.bots = [make_player(name) for name in names]
        self.reward = check_kind(reward)
        self.illegal_reward = illegal_reward
        self.options = resolve_options(self.game.options_table, options)
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.game)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(self.game.num_actions)
        self._state: State | None = None
        self._seat = 0
        self._moves = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the bots play up to the own turn."""
        super().reset(seed=seed)
        key = key_from_seed(int(self.np_random.integers(1 << 62)))
        self._seat = int(self.np_random.integers(self.seats)) if self.own_seat is None else self.own_seat
        self._state = self.game.start(self.seats, self.options, key, None, False)
        self._moves = 0
        self._let_bots_play(self._state)
        self._show()
        return self._seen(self._state)

    def step(self, action: np.integer | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play up to the next own turn or the end."""
        state = self._running()
        if state.is_over or action not in state.legal_actions():
            seen, info = self._seen(state)
            return seen, self.illegal_reward, True, False, {**info, "illegal": True}
        state.apply(int(action))
        self._moves += 1
        self._let_bots_play(state)
        self._show()
        seen, info = self._seen(state)
        reward = final_rewards(state, self.reward)[self._seat] if state.is_over else _NO_REWARD
        return seen, reward, state.is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Give the legal actions as flags."""
        return observe(self._running(), self._seat)[MASK].astype(np.bool_)

    def render(self) -> Any:
        """Draw the own seat's table as text (ansi) or as a picture (rgb_array); `human` prints it at every step."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: ansi, human or rgb_array.")
            return None
        if self.render_mode == "rgb_array":
            return draw_picture(self._running(), self._seat)
        if self.render_mode == "ansi":
            return draw_text(self._running(), self._seat)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(draw_text(self._running(), self._seat))

    def _running(self) -> State:
        if self._state is None:
            raise BadRequest("not-reset", "Call reset() before anything else.", {})
        return self._state

    def _let_bots_play(self, state: State) -> None:
        while not state.is_over and state.current_seat != self._seat:
            seat = state.current_seat
            legal = state.legal_actions()
            action = legal[0]
            if len(legal) > 1:
                bot = self.bots[seat if seat < self._seat else seat - 1]
                action = bot.choose(Info(state, seat), 0, bot_seed(state.key, self._moves))
            state.apply(action)
            self._moves += 1

    def _seen(self, state: State) -> tuple[Observation, dict[str, Any]]:
        seen = observe(state, self._seat)
        return seen, {"seat": self._seat, "scores": state.scores(), MASK: seen[MASK]}


def env_id(game: str) -> str:
    """Give the name under which Gymnasium knows a game."""
    return f"kingsbridge/{game.capitalize()}-v0"


for _game in game_ids():
    if env_id(_game) not in gymnasium.registry:
        gymnasium.register(env_id(_game), entry_point=f"{__name__}:KingsbridgeEnv", kwargs={"game": _game})

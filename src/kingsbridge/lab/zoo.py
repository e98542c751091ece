"""The PettingZoo door: every seat of a game is an agent that acts in turn (AEC).

Only the agent whose turn it is has legal actions in its mask. An illegal action ends the game: who played it gets
`illegal_reward`, the others nothing. All other rewards come with the end of the game.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from kingsbridge.core.chance import key_from_seed
from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.options import OptionValue, resolve_options
from kingsbridge.core.registry import load_game
from kingsbridge.lab.drawing import RENDER_MODES, check_mode, draw_picture, draw_text
from kingsbridge.lab.observation import MASK, Observation, observation_space, observe
from kingsbridge.lab.rewards import WIN, check_kind, final_rewards

_NO_REWARD = 0.0


class KingsbridgeZoo(AECEnv[str, Observation, int]):
    """A game as a PettingZoo environment: `KingsbridgeZoo("duel")`, `KingsbridgeZoo("pillars", seats=4)`."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "kingsbridge_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = WIN,
        illegal_reward: float = -1.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """Make the environment; `max_cycles` truncates a game after so many actions of all seats together."""
        AECEnv.__init__(self)
        self.game = load_game(game)
        self.seats = self.game.check_seats(self.game.min_seats if seats is None else seats)
        self.options = resolve_options(self.game.options_table, options)
        self.reward = check_kind(reward)
        self.illegal_reward = illegal_reward
        self.max_cycles = self.game.max_decisions if max_cycles is None else max_cycles
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        space = observation_space(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.num_actions) for agent in self.possible_agents
        }
        # Of `state()`: what all seats know together.
        bounds = np.tile(np.array(self.game.feature_bounds, np.uint8), (self.seats, 1))
        self.state_space = gymnasium.spaces.Box(np.zeros_like(bounds), bounds, dtype=np.uint8)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dice = np.random.default_rng()
        self._state: State | None = None
        self._cycles = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Give the space of what an agent sees: the same for all of them."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """Give the catalogue of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; the same seed deals the same one, and those after it."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        key = key_from_seed(int(self._dice.integers(1 << 62)))
        self._state = self.game.start(self.seats, self.options, key, None, False)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, _NO_REWARD)
        self._cumulative_rewards = dict.fromkeys(self.agents, _NO_REWARD)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.current_seat]

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; None when it is done."""
        state = self._running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in state.legal_actions():
            self._end_by_illegal(agent)
            return
        state.apply(int(action))
        self._cycles += 1
        if state.is_over:
            self._end(final_rewards(state, self.reward))
        else:
            self.agent_selection = self.possible_agents[state.current_seat]
            if self._cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Give what an agent sees: all its seat may know, and nothing more."""
        seen = observe(self._running(), self._seat_of[agent])
        if agent in self.agents and (self.terminations[agent] or self.truncations[agent]):
            seen[MASK][:] = 0
        return seen

    def state(self) -> NDArray[np.uint8]:
        """Give what all seats know together, one row a seat: for learners that train with more than they play with."""
        state = self._running()
        rows = [np.frombuffer(state.feature_row(seat), np.uint8) for seat in range(self.seats)]
        return np.stack(rows)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Draw the table as the seat to move sees it: as text (ansi), as a picture (rgb_array), or print it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: ansi, human or rgb_array.")
            return None
        state = self._running()
        seat = None if state.is_over else state.current_seat
        if self.render_mode == "rgb_array":
            return draw_picture(state, seat)
        text = draw_text(state, seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""

    def _running(self) -> State:
        if self._state is None:
            raise BadRequest("not-reset", "Call reset() before anything else.", {})
        return self._state

    def _end_by_illegal(self, agent: str) -> None:
        losses = [self.illegal_reward if other == agent else _NO_REWARD for other in self.possible_agents]
        self._end(losses)

    def _end(self, rewards: Iterable[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def env(game: str, **settings: Any) -> KingsbridgeZoo:
    """Make an environment, as PettingZoo's own modules do; nothing need be wrapped around it."""
    return KingsbridgeZoo(game, **settings)

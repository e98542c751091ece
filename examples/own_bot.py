"""A bot of one's own in 30 lines, entered in the arena.

    kingsbridge arena duel --bots examples.own_bot:RolloutBot,greedy --games 100

It tries every action in a few samples of what it cannot see and plays each to the end at random; the action with the
best mean margin is played.
"""

from kingsbridge.bots.bot import Bot, Info


class RolloutBot(Bot):
    """Flat Monte Carlo over whole games."""

    name = "rollout"
    playouts = 6  # of each action

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Choose by playouts in samples."""
        best, best_mean = -1, 0.0
        for action in info.legal_actions():
            total = 0.0
            for number in range(self.playouts):
                state = info.sample(seed + number)  # the same samples for every action
                state.apply(action)
                scores = state.scores()
                if not state.is_over:
                    scores = info.game.playouts(state, 1, seed + number)[0]
                total += scores[info.seat] - max(score for s, score in enumerate(scores) if s != info.seat)
            if best < 0 or total > best_mean:
                best, best_mean = action, total
        return best

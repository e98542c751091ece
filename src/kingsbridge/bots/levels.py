"""The levels of bots that people meet. How much each searches in a game, the game says itself (`Game.efforts`).

A version of a level never changes, so that what was measured stays true: a better one gets the next number, and
becomes the one that a level's name means when it has shown that it is better. Iterations fall as seats are added,
since playouts grow. From version 2 on levels race (`race.py`) and read the game's sense in its second version
(`weighed.py`); the third versions are the second with the chance to win that was learned from self-play, in games where
that won (`core/learned.py`). Grandmaster is several such searches, which any number of processes may share
(`council.py`).

A level may have a style, which is named behind it: `master-miser@2` searches as `master@2` does, but to a miser's
taste, so that games differ. What each likes says `worth.toml`.
"""

from typing import Final

from kingsbridge.bots.bot import Info
from kingsbridge.bots.council import choose_together
from kingsbridge.bots.search import SearchPlan
from kingsbridge.bots.searcher import SearchBot
from kingsbridge.core.contract import Game
from kingsbridge.core.effort import Effort
from kingsbridge.core.errors import BadRequest

APPRENTICE: Final = "apprentice"
JOURNEYMAN: Final = "journeyman"
MASTER: Final = "master"
GRANDMASTER: Final = "grandmaster"
# The weakest first; the version of each that its name alone means, and all there are.
LEVELS: Final[dict[str, int]] = {APPRENTICE: 2, JOURNEYMAN: 2, MASTER: 2, GRANDMASTER: 1}
VERSIONS: Final[dict[str, list[int]]] = {
    APPRENTICE: [1, 2],
    JOURNEYMAN: [1, 2, 3],
    MASTER: [1, 2, 3],
    GRANDMASTER: [1],
}
# The version in which a level judges moves, hints and proves puzzles: what it takes for a move to throw much away,
# or to be clearly best, was measured in the outlooks of this one.
_JUDGES: Final = 1
# What tastes there are, and the first version that has any: before it, parts are not weighed.
STYLES: Final = ("builder", "miser", "plotter")
STYLED_FROM: Final = 2
# The first version that reads what was learned from self-play.
LEARNED_FROM: Final = 3
# Who plays where a person names nobody, in the browser and in the terminal: quick on every machine, and strong enough
# for most.
DEFAULT_LEVEL: Final = JOURNEYMAN

# Far beyond what the compiled form needs: a cap for slow machines and for the longest moves of the interpreted form.
HARD_CAP_SECONDS: Final = 6.0
# Searches that make up one choice of a level, and the seconds that one choice may take, whoever shares them: one search
# takes at most half of them, so that there are two at least.
_SEARCHES: Final[dict[str, int]] = {GRANDMASTER: 4}
SHARED_SECONDS: Final = 5.0
_ONE_OF_MANY_SECONDS: Final = SHARED_SECONDS / 2

# For games that do not say.
_USUAL: Final[dict[str, Effort]] = {
    "apprentice@1": Effort(50),
    "journeyman@1": Effort(400),
    "master@1": Effort(2000),
    "apprentice@2": Effort(50, worth=2),
    "journeyman@2": Effort(400, race=25, worth=2),
    "master@2": Effort(2000, race=25, worth=2),
    "journeyman@3": Effort(400, race=25, worth=2, learned=True),
    "master@3": Effort(2000, race=25, worth=2, learned=True),
    "grandmaster@1": Effort(3200, race=25, worth=2),
}
_RECKONED_SHARE: Final = 0.2
_APPRENTICES_SLIP: Final = 0.5
# From version 2 on Apprentice errs as people do: in what comes of a move, not in what it brings at once.
_APPRENTICES_SIGHT: Final = 0.5


def plan_for(name: str, info: Info) -> SearchPlan:
    """Give what a level, named with or without its version, does in a decision."""
    game = info.game
    efforts = game.efforts
    level, style, version = _read(name)
    full = f"{level}@{version}"
    effort = _effort_of(full, game, info.seats)
    check_learned(name, game)
    iterations = effort.iterations / (info.seats / game.min_seats) ** efforts.growth
    if info.decision() in efforts.reckoned:
        iterations *= _RECKONED_SHARE
    plan = SearchPlan()
    plan.iterations = int(iterations)
    plan.seconds = HARD_CAP_SECONDS if searches_of(full) == 1 else _ONE_OF_MANY_SECONDS
    plan.explore = effort.explore
    plan.horizon = effort.horizon
    plan.race = effort.race
    plan.worth = effort.worth
    plan.lean = effort.lean
    plan.learned = effort.learned
    plan.style = style
    if level == APPRENTICE:
        plan.slip = _APPRENTICES_SLIP
        plan.sight = _APPRENTICES_SIGHT if effort.worth > 1 else 0.0
    return plan


def check_learned(name: str, game: Game) -> None:
    """Refuse a level that reads what was learned, in a game of which nothing was: another bot must not play for it."""
    level, _, version = _read(name)
    if level and game.learned is None and _effort_of(f"{level}@{version}", game, game.max_seats).learned:
        other = f"{level}@{LEARNED_FROM - 1}"
        raise BadRequest(
            "nothing-learned",
            f"'{name}' cannot play {game.id}, because nothing was learned of it from self-play; '{other}' can.",
            {"bot": name, "game": game.id, "other": other},
        )


def _effort_of(full: str, game: Game, seats: int) -> Effort:
    return game.efforts.of(full, seats) or _USUAL[full]


class LevelBot(SearchBot):
    """A bot of a level, named with or without its version."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self.level = level

    def plan_of(self, info: Info) -> SearchPlan:
        """Look up what the level does here."""
        return plan_for(self.level, info)

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Choose by one search, or by all that make up a choice of the level."""
        searches = searches_of(self.level)
        if searches == 1 or len(info.legal_actions()) == 1:
            return super().choose(info, budget, seed)
        plan = self.plan_of(info)
        return choose_together(info, plan, budget, seed, searches, SHARED_SECONDS)


def searches_of(name: str) -> int:
    """Say how many searches make up one choice of a level; other bots make theirs at once."""
    return _SEARCHES.get(level_of(name), 1)


def level_of(name: str) -> str:
    """Give the level that a name means, with or without style and version; empty if there is none."""
    return _read(name)[0]


def style_of(name: str) -> str:
    """Give the style that a name means; empty if it has none."""
    return _read(name)[1]


def full_name(name: str) -> str:
    """Give a level's name with its version, the one it means where none is named; empty if there is no such level."""
    level, style, version = _read(name)
    if not level:
        return ""
    return f"{level}-{style}@{version}" if style else f"{level}@{version}"


def as_judge(name: str) -> str:
    """Give a level as the version in which it judges, whatever version its name means; other bots as they are."""
    level = level_of(name)
    return f"{level}@{_JUDGES}" if level else name


def _read(name: str) -> tuple[str, str, str]:
    """Take a name apart into level, style and version; the level is empty if there is no such bot."""
    title, at, version = name.partition("@")
    level, dash, style = title.partition("-")
    if level not in LEVELS:
        return "", "", ""
    if not at:
        version = str(LEVELS[level])
    known = version in [str(number) for number in VERSIONS[level]]
    if known and dash:
        known = style in STYLES and int(version) >= STYLED_FROM
    return (level, style, version) if known else ("", "", "")

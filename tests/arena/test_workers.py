"""One core, several, a cluster: the same games."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from kingsbridge import BadRequest
from kingsbridge.arena.figures import make_figures
from kingsbridge.arena.schedule import stopping_at
from kingsbridge.arena.tournament import counted
from kingsbridge.arena.workers import LOCAL_CLUSTER, Cluster, Cores, OneCore, Workers, make_workers, spread
from tests.arena.playing import FOREIGN, plan_of, run_into, timeless

WITH_RAY = [pytest.mark.slow, pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")]
CLUSTER = pytest.param(lambda: Cluster(LOCAL_CLUSTER), marks=WITH_RAY, id="cluster")
OTHERS = pytest.mark.parametrize("make", [pytest.param(lambda: Cores(2), id="cores"), CLUSTER])


def _double(number: int) -> int:
    return 2 * number


def _die(number: int) -> int:
    os._exit(3)


@OTHERS
def test_any_number_of_workers_gives_the_same(tmp_path: Path, make: Callable[[], Workers]) -> None:
    plan = plan_of("cards", "greedy", "random", f"{FOREIGN}:IllegalBot", seconds=60.0)
    alone = run_into(tmp_path / "alone.jsonl", plan, 6, OneCore())
    together = run_into(tmp_path / "together.jsonl", plan, 6, make())
    assert timeless(alone) == timeless(together) and len(alone) == 6


def test_all_that_was_given_is_done() -> None:
    done = dict(spread(Cores(2), _double, range(25)))
    assert done == {number: 2 * number for number in range(25)}
    assert list(spread(OneCore(), _double, [3, 1, 2])) == [(3, 6), (1, 2), (2, 4)]


def test_no_more_is_taken_than_can_be_done_soon() -> None:
    taken: list[int] = []

    def jobs_taken() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    jobs = spread(OneCore(), _double, jobs_taken())
    assert next(jobs) == (0, 0)
    jobs.close()
    assert taken == [0]


def test_a_stop_counts_the_same_games_whoever_plays(tmp_path: Path) -> None:
    plan = stopping_at(plan_of("duel", "greedy", "random"), 0.2, 60)
    runs = [
        counted(plan, run_into(tmp_path / f"{number}.jsonl", plan, 60, workers))
        for number, workers in enumerate([OneCore(), Cores(3)])
    ]
    assert timeless(runs[0]) == timeless(runs[1]) and len(runs[0]) < 60
    assert make_figures(plan, runs[0])["games"] == len(runs[0])


def test_a_worker_that_dies_is_said_in_one_sentence() -> None:
    with pytest.raises(BadRequest, match="has died"):
        list(spread(Cores(2), _die, range(4)))


def test_workers_end_with_a_parent_that_is_killed() -> None:
    program = (
        "import os, time; from kingsbridge.arena.workers import Cores; cores = Cores(2); "
        "jobs = [cores.submit(os.system, 'echo ready'), *(cores.submit(time.sleep, 600) for _ in range(3))]; "
        "cores.wait(jobs[1:])"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None and parent.stdout.readline() == b"ready\n"
        parent.kill()
        # All of them write to this pipe: it ends with the last of them.
        parent.communicate(timeout=60)


def test_workers_by_number() -> None:
    assert isinstance(make_workers(1), OneCore)
    several = make_workers(3)
    assert isinstance(several, Cores) and several.ahead == 6
    several.close()


def test_a_cluster_without_ray_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRequest, match=r"kingsbridge\[cluster\]"):
        make_workers(1, LOCAL_CLUSTER)

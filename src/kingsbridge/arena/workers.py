"""Who does the work: this process, all cores of the machine, or a Ray cluster. The same code path for all three.

`spread` hands out jobs and gives what comes back, in the order in which it is done. A job and its answer are
pickled, and a job must not depend on who does it.
"""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from threading import Thread
from types import ModuleType
from typing import Any, Generic, TypeVar

from kingsbridge.core.errors import BadRequest

J = TypeVar("J")
A = TypeVar("A")
LOCAL_CLUSTER = "local"
_AHEAD = 2  # jobs under way for each worker, so that none waits for us


class Workers:
    """Does jobs. `ahead` is how many may be under way."""

    ahead = 1

    def submit(self, task: Callable[[J], A], job: J) -> Any:
        """Begin a job and give a handle of it."""
        raise NotImplementedError

    def wait(self, handles: list[Any]) -> list[Any]:
        """Give the handles that are done, at least one."""
        raise NotImplementedError

    def answer(self, handle: Any) -> Any:
        """Give what a job that is done came to."""
        raise NotImplementedError

    def close(self) -> None:
        """Call off whatever is still under way; a second time does nothing."""


class _Done(Generic[A]):
    """The handle of a job that was done at once."""

    def __init__(self, answer: A) -> None:
        self.answer = answer


class OneCore(Workers):
    """Does every job here and now."""

    def submit(self, task: Callable[[J], A], job: J) -> _Done[A]:
        """Do the job."""
        return _Done(task(job))

    def wait(self, handles: list[Any]) -> list[Any]:
        """All are done."""
        return handles

    def answer(self, handle: Any) -> Any:
        """Give what it came to."""
        return handle.answer


class Cores(Workers):
    """Processes of this machine. Started afresh (spawn), because a progress bar's thread must not be copied."""

    def __init__(self, count: int) -> None:
        self.ahead = _AHEAD * count
        self._others = set(multiprocessing.active_children())
        self._pool = ProcessPoolExecutor(
            count, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_worker
        )

    def submit(self, task: Callable[[J], A], job: J) -> "Future[A]":
        """Queue the job."""
        try:
            return self._pool.submit(task, job)
        except BrokenProcessPool as error:
            raise _died() from error

    def wait(self, handles: list[Any]) -> list[Any]:
        """Wait for the first."""
        return list(wait(handles, return_when=FIRST_COMPLETED).done)

    def answer(self, handle: Any) -> Any:
        """Give what it came to."""
        try:
            return handle.result()
        except BrokenProcessPool as error:
            raise _died() from error

    def close(self) -> None:
        """End the processes, in the middle of a game if need be: what is not done will be played again."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
        self._pool.shutdown()


def _begin_worker() -> None:
    # An interrupt is for the parent alone, which then calls off what is under way.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed cannot call off anything, and nobody would ever give this process a job again."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Cluster(Workers):
    """A Ray cluster at an address; `local` makes one of this machine for the time of the run."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        where = (
            {"num_cpus": len(os.sched_getaffinity(0))} if address == LOCAL_CLUSTER else {"address": address}
        )
        try:
            self._ray.init(**where, log_to_driver=False, logging_level="error", include_dashboard=None)
        except Exception as error:  # Ray raises many kinds
            raise BadRequest(
                "no-cluster",
                f"The cluster '{address}' cannot be reached: {type(error).__name__}.",
                {"address": address, "why": type(error).__name__},
            ) from error
        self.ahead = _AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._remote: dict[Callable[..., Any], Any] = {}

    def submit(self, task: Callable[[J], A], job: J) -> Any:
        """Send the job."""
        if task not in self._remote:
            self._remote[task] = self._ray.remote(task)
        return self._remote[task].remote(job)

    def wait(self, handles: list[Any]) -> list[Any]:
        """Wait for the first."""
        done, _ = self._ray.wait(handles, num_returns=1)
        return list(done)

    def answer(self, handle: Any) -> Any:
        """Fetch what it came to."""
        try:
            return self._ray.get(handle)
        except self._ray.exceptions.WorkerCrashedError as error:
            raise _died() from error

    def close(self) -> None:
        """Leave the cluster, which calls off what this run had under way."""
        self._ray.shutdown()


def make_workers(count: int, cluster: str | None = None) -> Workers:
    """Make the workers: a cluster if one is named, else so many processes (0: one a core)."""
    if cluster is not None:
        return Cluster(cluster)
    processes = count or len(os.sched_getaffinity(0))
    return OneCore() if processes == 1 else Cores(processes)


def spread(workers: Workers, task: Callable[[J], A], jobs: Iterable[J]) -> Generator[tuple[J, A]]:
    """Let the workers do the jobs; give each with its answer as soon as it is done. Closing it calls off the rest."""
    with contextlib.closing(workers):
        yield from hand_out(workers, task, jobs)


def hand_out(workers: Workers, task: Callable[[J], A], jobs: Iterable[J]) -> Generator[tuple[J, A]]:
    """Let the workers do the jobs as `spread` does, and keep them for more."""
    waiting = iter(jobs)
    under_way: dict[Any, J] = {}
    while True:
        for job in islice(waiting, workers.ahead - len(under_way)):
            under_way[workers.submit(task, job)] = job
        if not under_way:
            return
        for handle in workers.wait(list(under_way)):
            yield under_way.pop(handle), workers.answer(handle)


def _ray() -> ModuleType:
    try:
        import ray
    except ImportError as error:
        raise BadRequest(
            "no-ray",
            "A cluster needs Ray: pip install 'kingsbridge[cluster]'.",
            {"extra": "kingsbridge[cluster]"},
        ) from error
    return ray


def _died() -> BadRequest:
    return BadRequest(
        "worker-died",
        "A process that played a game has died; the games finished before are kept.",
        {},
    )

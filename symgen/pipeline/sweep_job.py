"""A part of a sweep, wherever it runs: the chain and the sweep go in, columns come out."""

from __future__ import annotations

import signal
import threading
import warnings
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from symgen.describe.mechanism import Mechanism
from symgen.errors import SimulationWarning

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.sweep.plan import Sweep

__all__ = ["Job", "begin_worker", "compute", "model_of"]

FILE = "sweep"


@dataclass(frozen=True)
class Job:
    """Facts that every part needs; it can be sent to other processes and machines.

    Attributes:
        key: differs for another sweep.
        mechanism: of all runs.
        sweep: what varies, and how each run is simulated.
        strict_fp: see `build_model`.
    """

    key: str
    mechanism: Mechanism = field(compare=False, repr=False)
    sweep: Sweep = field(compare=False, repr=False)
    strict_fp: bool = False


def compute(job: Job, part: int) -> dict[str, dict[str, Any]]:
    """The tables of a part; its runs depend neither on the other parts nor on the process."""
    from symgen.pipeline.many import simulate_many
    from symgen.simulate.sweep.parts import arguments_of, columns_of, places_of

    model = model_of(job)
    places = places_of(job.sweep, tuple(model.parameters), model.q_names, model.input_names, FILE)
    given = arguments_of(job.sweep, part, places)
    runs = len(job.sweep.runs_of(part))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SimulationWarning)  # messages stand in the table
        found = simulate_many(model, given.pop("duration"), runs=runs, threads=1, **given)
    return columns_of(job.sweep, part, found)


@lru_cache(maxsize=2)
def model_of(job: Job) -> Model:
    """The model in C, one in each process."""
    from symgen.pipeline.models import build_model

    return build_model(job.mechanism.authored, strict_fp=job.strict_fp, threads=1)


def begin_worker(job: Job) -> None:
    """Prepares a process: it leaves interruptions to the one that started it, and builds the model."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    model_of(job)

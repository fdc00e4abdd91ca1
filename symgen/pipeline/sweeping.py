"""Sweeps: the file, the model, the folder of results, and the parts computed wherever they run."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.about import __version__
from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.describe.plain_yaml import read_plain
from symgen.describe.write import to_yaml
from symgen.errors import ArgumentError
from symgen.pipeline.load import as_mechanism

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.pipeline.sweep_job import Job
    from symgen.simulate.sweep.plan import Sweep

__all__ = ["SweepResult", "sweep"]


@dataclass(frozen=True)
class SweepResult:
    """A sweep that was run.

    Attributes:
        folder: of the results.
        runs: of the whole sweep.
        computed: runs that this call has computed; the others were there.
        interrupted: True where the keyboard has stopped it; the same call goes on from there.
        swept: the swept names.
    """

    folder: Path
    runs: int
    computed: int
    interrupted: bool
    swept: tuple[str, ...]

    def ends(self) -> dict[str, Any]:
        """All runs that are there, by column: `run`, swept names, `status`, `message`, `t`, `q_...`, `qd_...`."""
        from symgen.simulate.sweep.store import Store

        return Store(self.folder, 0).ends()

    def rows(self) -> dict[str, Any]:
        """All rows that are there, by column: `run`, swept names, `t`, `q_...`, ...; empty where none are kept."""
        from symgen.simulate.sweep.store import Store

        return Store(self.folder, 0).rows()


def sweep(
    chain: Chain | str | Path,
    over: Mapping[str, Any] | str | os.PathLike[str],
    folder: str | os.PathLike[str],
    *,
    processes: int | None = None,
    scheduler: str | None = None,
    strict_fp: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> SweepResult:
    """Many runs over values of parameters, starts and signals, kept in a folder as Parquet, part by part.

    A sweep that was stopped goes on where it was: parts that are there are not computed again. Results depend neither
    on the number of processes nor on the order of the parts; on machines of different kinds they agree to the last bit
    with `strict_fp`.

    Args:
        chain: from `load_chain`, or the path of its file.
        over: the sweep, as a mapping or as the path of its YAML file; see `docs/many-runs.md`.
        folder: for the results; a new one, or that of the same sweep.
        processes: their largest number; None: one for each core. A script that calls this needs
            `if __name__ == "__main__":`, because processes import it.
        scheduler: address of a Dask scheduler, whose workers compute the parts.
        strict_fp: see `build_model`.
        progress: called with the runs that are done and with all, at the start and after each part.

    Raises:
        ArgumentError: a file that cannot be read, unknown keys or names, a folder of another sweep.
        SimulationError: pyarrow or Dask is missing; no scheduler answers, or it was lost.
    """
    from symgen.pipeline.sweep_workers import on_cluster, on_processes, process_count
    from symgen.simulate.sweep.plan import read_sweep
    from symgen.simulate.sweep.store import opened, require_parquet

    require_parquet()
    count = process_count(processes)
    mechanism = as_mechanism(chain)
    what = "sweep" if isinstance(over, Mapping) else os.fspath(over)
    plan = read_sweep(over if isinstance(over, Mapping) else read_plain(over), what)
    job = _job(mechanism, plan, strict_fp)
    _refuse_wrong_runs(job, what)
    names = tuple(axis.name for axis in plan.axes)
    manifest = {
        "symgen": __version__, "fingerprint": job.key, "chain": mechanism.name, "runs": plan.runs, "parts": plan.parts,
        "runs_of_a_part": plan.part, "sweep": dict(plan.data),
    }  # fmt: skip
    store = opened(folder, manifest, plan.parts)
    missing = store.missing()
    lengths = {part: len(plan.runs_of(part)) for part in missing}
    done = there = plan.runs - sum(lengths.values())
    if progress is not None:
        progress(done, plan.runs)
    interrupted = False
    found = on_processes(job, missing, count) if scheduler is None else on_cluster(job, missing, scheduler)
    try:
        for part, tables in found:
            store.write(part, tables)
            done += lengths[part]
            if progress is not None:
                progress(done, plan.runs)
    except KeyboardInterrupt:
        interrupted = True
    return SweepResult(Path(folder), plan.runs, done - there, interrupted, names)


def _job(mechanism: Mechanism, plan: Sweep, strict_fp: bool) -> Job:
    from symgen.pipeline.sweep_job import Job

    key = plan.fingerprint(to_yaml(mechanism.authored), __version__, str(strict_fp))
    return Job(key, mechanism, plan, strict_fp)


def _refuse_wrong_runs(job: Job, what: str) -> None:
    """Raises ArgumentError for names that there are not, for a parameter set that breaks a rule, for wrong signals."""
    from symgen.pipeline.many import simulate_many
    from symgen.pipeline.sweep_job import model_of
    from symgen.simulate.sweep.parts import arguments_of, places_of

    model, plan = model_of(job), job.sweep
    places = places_of(plan, tuple(model.parameters), model.q_names, model.input_names, what)
    for part in range(plan.parts):
        given = arguments_of(plan, part, places)
        if part == 0:
            duration = given.pop("duration")
            if not isinstance(duration, int | float) or not 0.0 < duration < float("inf"):
                raise ArgumentError(f"{what}: simulate.duration: must be positive and finite, not {duration!r:.80}")
            simulate_many(model, 0.0, runs=len(plan.runs_of(part)), **{**given, "sample": "end"})
        params = given.get("params")
        if not params or not any(np.ndim(value) for value in params.values()):
            return
        _refuse_sets(model, params, plan.runs_of(part), what)


def _refuse_sets(model: Model, params: Any, runs: Any, what: str) -> None:
    try:
        model.prepared(params)
    except ArgumentError as error:
        first = runs[0] if len(runs) else 0
        raise ArgumentError(f"{what}: runs {first} to {runs[-1]}: {error}") from None

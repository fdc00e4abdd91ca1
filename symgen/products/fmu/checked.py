"""A check of FMUs: accelerations at random states against the interpreter, a co-simulation against `simulate`.

The library in the archive is called as an importer calls it, and so is that of its sources, which an importer may
compile; where these are one and the same, once.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.check.results import Comparison
from symgen.errors import BuildError
from symgen.products.fmu.archive import FMI
from symgen.products.product import Checked
from symgen.products.simulator_check import TOLERANCE as MOTION
from symgen.products.simulator_check import motions

if TYPE_CHECKING:
    from symgen.check.states import States
    from symgen.emit.source import SourceFile
    from symgen.model.model import Model
    from symgen.pipeline.build import Build

__all__ = ["checked_fmu", "fmu_variants"]

FORCES = 1e-9
"""Tolerance of forces M qdd, relative to the largest of a state."""

MOST = 100
"""States; one instance each."""

STEPS = 8
"""Communication steps of a motion."""


def fmu_variants(settings: Mapping[str, Any], files: Sequence[SourceFile] | None) -> tuple[Mapping[str, Any], ...]:
    """Settings with each version of FMI, or with that of an archive."""
    if files is None:
        versions = [settings["fmi"]] if "fmi" in settings else sorted(FMI)
    else:
        versions = [_version(files)]
    return tuple({**settings, "fmi": version, "platforms": _platforms(files)} for version in versions)


def _version(files: Sequence[SourceFile]) -> int:
    described = [source.text for source in files if source.name == "modelDescription.xml"]
    for version in FMI:
        if described and f'fmiVersion="{version}.0"' in described[0]:
            return version
    raise BuildError("fmu: the archive has no modelDescription.xml of FMI 2.0 or 3.0")


def _platforms(files: Sequence[SourceFile] | None) -> list[str] | None:
    """No binaries where a source is checked: its texts alone are compared."""
    return None if files is None else ["none"]


def checked_fmu(
    build: Build, files: Sequence[SourceFile], samples: int, seed: int, fmi: int = FMI[0],
    platforms: Sequence[str] | None = None, scenario: Mapping[str, Any] | None = None,
) -> Checked:  # fmt: skip
    """Comparisons of an FMU.

    Args:
        build: of C in double precision.
        files: inside the archive.
        samples: states, at most `MOST`.
        seed: of the states.
        fmi: its version.
        platforms: of its binaries.
        scenario: compiled in.

    Raises:
        BuildError: no compiler, or a library that cannot be called.
    """
    from symgen.check.states import draw
    from symgen.derive.program import runtime_parameters
    from symgen.describe.couplings import friction_groups
    from symgen.pipeline.models import build_model
    from symgen.products.fmu.binaries import here, libraries_of
    from symgen.products.fmu.unit import asked, described

    mechanism, which = build.mechanism, here()
    if which is None:
        raise BuildError(f"fmu: {mechanism.name} has no library for this platform, so it cannot be checked")
    description = next(source.text for source in files if source.name == "modelDescription.xml")
    _, references, settable = described(description)
    states = draw(mechanism, runtime_parameters(mechanism), min(samples, MOST), seed)
    reference = build_model(mechanism.authored, "reference")
    groups = [group[0].name for group in friction_groups(mechanism.chain)]
    coordinates = [f"{name}.q" for name in reference.q_names]
    reals = [*coordinates, *(f"{name}.{kind}" for name in reference.q_names for kind in ("qd", "qdd", "tau")),
             *reference.input_names, *(f"{name}.qd" for name in groups)]  # fmt: skip
    wanted = {
        "starts": [_flat(_drawn(reference, states, k), settable) for k in range(states.count)],
        "reals": [name for name in dict.fromkeys(reals) if name in references],
        "integers": [f"{name}.mode" for name in groups if f"{name}.mode" in references],
    }
    runs = list(motions(build, 1, seed, scenario))
    moved = [
        ({} if scenario else _flat(given, settable), STEPS, float(run.t[-1] - run.t[0]) / STEPS, coordinates)
        for given, run in runs
    ]
    found = []
    for words, library in libraries_of(files, which, build.options):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{mechanism.name}{which.suffix}"
            path.write_bytes(library)
            answers = asked(path, description, fmi, wanted, moved)
        first = f"fmi{fmi} {words}"
        error, judged = _accelerations(reference, groups, states, answers["states"])
        found.append(Comparison("fmu accelerations", first, "interpreter", judged, error, FORCES, "random"))
        for (_, run), answer in zip(runs, answers["motions"], strict=True):
            miss = _motion(run, answer)
            found.append(Comparison("fmu co-simulation", first, "simulate", STEPS, miss, MOTION, "a motion"))
    begins = "is that of the scenario" if scenario else "begins at the first state that simulate can begin at"
    note = (
        f"fmu: {judged} of {states.count} states in the modes of their rates are judged, coordinates of turning joints "
        f"within pi, rates within 2 rad/s; others lie beyond stops or cannot be reached. A co-simulation of {STEPS} "
        f"steps {begins}"
    )
    return Checked(tuple(found), (note,))


def _accelerations(
    reference: Model, groups: Sequence[str], states: States, answers: Sequence[Mapping[str, float] | None]
) -> tuple[float, int]:
    """The largest error of all states that can be judged, and their number."""
    worst, judged = 0.0, 0
    for k, answer in enumerate(answers):
        if answer is None:
            continue
        q, qd, qdd, tau = (
            np.array([answer.get(f"{name}.{kind}", 0.0) for name in reference.q_names])
            for kind in ("q", "qd", "qdd", "tau")
        )
        drawn = states.values["inputs"][:, k]
        inputs = np.array([answer.get(name, drawn[i]) for i, name in enumerate(reference.input_names)])
        params = {name: states.parameters[i, states.which[k]] for i, name in enumerate(reference.parameters)}
        chosen: dict[str, Any] = {"params": params} | ({"inputs": inputs} if len(inputs) else {})
        if "friction_dynamics" in reference.functions:
            mode = [answer.get(f"{name}.mode", np.sign(answer[f"{name}.qd"])) for name in groups]
            expected = reference.friction_dynamics(q, qd, tau, np.array(mode, dtype=np.int8), t=0.0, **chosen)[1]
        else:
            expected = reference.forward_dynamics(q, qd, tau, t=0.0, **chosen)
        if not np.isfinite(expected).all():
            continue
        judged += 1
        M = np.abs(np.asarray(reference.mass_matrix(q, **chosen)))
        size = float(np.max(M @ (1.0 + np.abs(expected))))
        worst = max(worst, float(np.max(M @ np.abs(qdd - expected))) / size)
    return (worst if judged else np.inf), judged


def _drawn(model: Model, states: States, k: int) -> dict[str, Any]:
    """Arguments of `simulate` that begin at state k."""
    at = {
        kind: dict(zip(model.q_names, states.values[kind][:, k].tolist(), strict=True)) for kind in ("q", "qd", "tau")
    }
    inputs = dict(zip(model.input_names, states.values["inputs"][:, k].tolist(), strict=True))
    params = {name: float(states.parameters[i, states.which[k]]) for i, name in enumerate(model.parameters)}
    return {**at, "inputs": inputs, "params": params}


def _flat(given: Mapping[str, Any], settable: set[str]) -> dict[str, float]:
    """Start values by the names of variables, as far as the FMU has them."""
    values = {f"{name}.{kind}": given[kind][name] for kind in ("q", "qd", "tau") for name in given[kind]}
    values |= {**given["inputs"], **given["params"]}
    return {name: value for name, value in values.items() if name in settable}


def _motion(run: Any, answer: Sequence[Any] | None) -> float:
    """The distance of a co-simulation from `simulate`: of coordinates at the end, and of instants of events."""
    if answer is None:
        return float("inf")
    end, seen = answer
    times = sorted({event.time for event in run.events})
    late = max((min((abs(t - other) for other in times), default=np.inf) for t in seen), default=0.0)
    return float(max(np.max(np.abs(np.array(end) - run.q[-1])) / (1.0 + np.max(np.abs(run.qd))), late))

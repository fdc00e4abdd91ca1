"""One robot by symgen and by others: differences of inertia matrix, bias and forward dynamics over random states."""

from __future__ import annotations

import json
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import mujoco
import numpy as np

import symgen
from benchmarks.peers.installed import run_python
from benchmarks.reading.constrained import Array, Constrained
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.describe.evaluate import evaluate
from symgen.describe.names import identifier
from symgen.errors import ChainWarning
from symgen.pipeline.mobility import joints_without_inertia

__all__ = ["NotComparedError", "Numbers", "beside_mujoco", "beside_pinocchio", "quietly_loaded"]

FUNCTIONS = ["mass_matrix", "bias", "forward_dynamics"]
STATES = 8
MIMIC = Path(__file__).parents[1] / "peers" / "foreign" / "mimic_numbers.py"


class NotComparedError(Exception):
    """A robot that is not in the table, with the reason."""


@dataclass(frozen=True)
class Numbers:
    """A row.

    Attributes:
        joints: that move.
        coordinates: that are independent.
        coupled: joints that follow others.
        loops: closed loops.
        load: CPU seconds to read the file.
        build: CPU seconds to derive and build the three functions.
        errors: largest differences of M, bias and qdd, relative to the largest number of a state.
        condition: of the inertia matrix, the largest.
        limit: difference of qdd from MuJoCo's soft constraints, in the limit; None where MuJoCo refuses.
        by_hand: True where Pinocchio refuses mimic joints, and its model with free joints was projected.
    """

    joints: int
    coordinates: int
    coupled: int
    loops: int
    load: float
    build: float
    errors: tuple[float, float, float]
    condition: float
    limit: float | None = None
    by_hand: bool = False


def quietly_loaded(path: Path) -> tuple[Chain, float]:
    """The chain of a file, and CPU seconds to read it."""
    begin = time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        chain = symgen.load_chain(path)
    return chain, time.process_time() - begin


def beside_mujoco(path: Path) -> Numbers:
    """An MJCF model beside MuJoCo's own mechanics of it.

    Raises:
        NotComparedError: MuJoCo cannot read it, or its base is free.
        SymgenError: symgen refuses it.
    """
    try:
        other = Constrained(path)
    except ValueError as why:
        raise NotComparedError(f"MuJoCo: {' '.join(str(why).split())}") from None
    if not other.is_fixed_base:
        raise NotComparedError("no joints, or a free base")
    chain, load = quietly_loaded(path)
    names: list[str] = []
    for joint, body in other.joints:
        names.append(identifier(joint or body, "joint", names))
    numbers = {name: k for k, name in enumerate(names)}
    model, functions, build = _built(chain)
    errors, condition = np.zeros(3), 0.0
    independent = [numbers[name] for name in chain.q_names]
    acts = np.array([chain.joint(name).actuated for name in chain.q_names])
    for q, qd, tau in _states(chain):
        state = other.state(independent, q, qd)
        if state.open_by > 1e-12:
            continue  # beyond the reach of a linkage
        errors = np.maximum(errors, _differences(model, functions, state.M, state.bias, (q, qd, tau * acts)))
        condition = max(condition, float(np.linalg.cond(state.M)))
    return _numbers(chain, load, build, errors, condition)


def beside_pinocchio(path: Path) -> Numbers:
    """A URDF with mimic joints beside Pinocchio, and beside MuJoCo's soft constraints as they become stiff.

    Raises:
        PeerAbsentError: Pinocchio is missing, or refuses the file.
        SymgenError: symgen refuses it.
    """
    chain, load = quietly_loaded(path)
    if not chain.coupled:
        raise NotComparedError("no mimic joints")
    bare = replace(chain, joints=tuple(replace(joint, damping=None, friction=None) for joint in chain.joints))
    model, functions, build = _built(bare)
    states = [*_states(bare)]
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "states.json"
        listed = [[x.tolist() for x in state] for state in states]
        given.write_text(json.dumps({"names": bare.q_names, "states": listed}), encoding="utf-8")
        found = json.loads(run_python(MIMIC, str(path), str(given)))
    names = [identifier(name, "joint") for name in found["names"]]
    if sorted(names) != sorted(bare.q_names):
        raise NotComparedError(f"other coordinates: {', '.join(sorted(set(names) ^ set(bare.q_names)))}")
    order = [names.index(name) for name in bare.q_names]
    errors, condition, limit = np.zeros(3), 0.0, None
    for (q, qd, tau), theirs in zip(states, found["states"], strict=True):
        M = np.array(theirs["M"])[np.ix_(order, order)]
        bias = np.array(theirs["bias"])[order]
        errors = np.maximum(errors, _differences(model, functions, M, bias, (q, qd, tau)))
        condition = max(condition, float(np.linalg.cond(M)))
        if theirs["limit"] is not None and "forward_dynamics" in functions:
            free = np.asarray(model.forward_dynamics(q, qd, np.zeros(len(q))))
            soft = np.array(theirs["limit"])
            limit = max(limit or 0.0, float(np.abs(free - soft).max() / (np.abs(free).max() or 1.0)))
    return replace(_numbers(bare, load, build, errors, condition), limit=limit, by_hand=found["by_hand"])


def _built(chain: Chain) -> tuple[symgen.Model, list[str], float]:
    """A model, its functions, and CPU seconds to build it; without accelerations where joints move no inertia."""
    functions = FUNCTIONS[:2] if joints_without_inertia(assemble(chain)) else FUNCTIONS
    begin = time.process_time()
    model = symgen.build_model(chain, "numpy", functions=functions)
    return model, functions, time.process_time() - begin


def _differences(model: symgen.Model, functions: Sequence[str], M: Array, bias: Array, state: Sequence[Array]) -> Array:
    """Relative differences of the functions from others' M and bias; NaN for accelerations that there are not."""
    q, qd, tau = state
    size = max(np.abs(bias).max(), np.abs(M).max()) or 1.0
    pairs = [(model.mass_matrix(q), M, np.abs(M).max() or 1.0), (model.bias(q, qd), bias, size)]
    if "forward_dynamics" in functions:
        tau = tau * size
        qdd = np.linalg.solve(M, tau - bias)
        pairs.append((model.forward_dynamics(q, qd, tau), qdd, np.abs(qdd).max() or 1.0))
    return np.array([*(np.abs(found - wanted).max() / size for found, wanted, size in pairs), np.nan][:3])


def _states(chain: Chain) -> Iterator[tuple[Array, Array, Array]]:
    """Random states within the limits of the joints; torques of -1 to 1."""
    draw = np.random.default_rng(0)
    lower, upper = (np.array([_limit(chain, name, key) for name in chain.q_names]) for key in ("lower", "upper"))
    for _ in range(STATES):
        share, qd, tau = draw.uniform(0.0, 1.0, len(lower)), *draw.uniform(-1.0, 1.0, (2, len(lower)))
        yield lower + share * (upper - lower), qd, tau


def _limit(chain: Chain, name: str, key: str) -> float:
    limits = chain.joint(name).limits
    given = getattr(limits, key, None)
    default = -1.0 if key == "lower" else 1.0
    value = default if given is None else evaluate(given, {})
    return float(min(max(value, -3.2), 3.2))


def _numbers(chain: Chain, load: float, build: float, errors: Sequence[float], condition: float) -> Numbers:
    moving = [joint for joint in chain.joints if joint.type != "fixed"]
    M, bias, qdd = map(float, errors)
    counts = (len(moving), len(chain.q_names), len(chain.coupled), len(chain.loops))
    return Numbers(*counts, load, build, (M, bias, qdd), condition)


def mujoco_version() -> str:
    """Version of MuJoCo that read the files."""
    return str(mujoco.__version__)

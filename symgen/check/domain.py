"""The domain of a check: the range of every argument and parameter.

    chain, declared ranges --domain_of--> Domain --domain_states--> states over it, at its ends and beyond

Ranges come from `--range`, else from the chain's own `limits`, else from its sizes: rates of sliding joints are those
of turning ones times the length that their inertias give, and joint forces reach as far as any of these motions needs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Reals
from symgen.check.domain_sets import parameter_sets
from symgen.check.states import States
from symgen.derive.functions import Signature
from symgen.describe.bristles import state_scale
from symgen.describe.chain import Joint
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.program.function import RuntimeParameter
from symgen.program.hazards import PARAMETER, Key
from symgen.program.intervals import Interval
from symgen.program.validity import Validity
from symgen.reference.interpreter import Interpreter

__all__ = ["ANGLES", "Domain", "Range", "both", "domain_of"]


ANGLES = {"float32": 1e5, "float64": 3.3e9}
"""Largest angles, in rad: as far as sines and cosines of every profile are exact."""

LARGEST = {"qd": 1e6, "qdd": 1e9, "tau": 1e9, "inputs": 1e6, "t": 1e6}
"""Largest magnitudes of other arguments."""

RATE, PER_RATE = 20.0, 10.0
"""Rates of turning joints without limits, in rad/s, and accelerations in multiples of rates, in 1/s."""

STEPS: Interval = (1e-6, 1e-2)
"""Lengths of steps, in s."""

TIMES: Interval = (0.0, 86400.0)

SIGNALS: Interval = (-20.0, 20.0)

LIMITS = ("lower", "upper", "velocity", "effort")


@dataclass(frozen=True, slots=True)
class Range:
    """Range of one argument's element, or of a parameter.

    Attributes:
        name: `q[0]`, or of a parameter.
        low, high: ends.
        largest: magnitude up to which it is tried beyond its range; the range's own where that was declared.
        source: where the ends come from.
    """

    name: str
    low: float
    high: float
    largest: float
    source: str

    @property
    def size(self) -> float:
        """The larger magnitude of the ends."""
        return max(abs(self.low), abs(self.high))


@dataclass(frozen=True, slots=True)
class Domain:
    """Ranges of all real arguments and run-time parameters, and the parameter sets drawn from them.

    Attributes:
        arguments: by name, one range per element.
        parameters: one range per run-time parameter, as wide as the sets.
        zeros: names of the parameters that are exactly zero in some set.
        sets: (p, sets), the chain's own first, then others near it.
        near: number of those near it, which differ in what is zero or declared.
    """

    arguments: Mapping[str, tuple[Range, ...]]
    parameters: tuple[Range, ...]
    zeros: tuple[str, ...]
    sets: Reals
    near: int = 1

    @property
    def rows(self) -> list[tuple[str, str, str, str]]:
        """Name, range, magnitudes beyond, source; equal elements of an argument in one row."""
        found = []
        for ranges in (*self.arguments.values(), *((each,) for each in self.parameters)):
            name = ranges[0].name.partition("[")[0] if ranges else ""
            same = len({(r.low, r.high, r.largest, r.source) for r in ranges}) == 1
            for each in ranges[:1] if same else ranges:
                beyond = "-" if each.largest <= each.size else f"{each.largest:.3g}"
                found.append((name if same else each.name, f"{each.low:.4g} to {each.high:.4g}", beyond, each.source))
        return found

    def __str__(self) -> str:
        """Ranges of the arguments in a line."""
        words = [f"{name} {ends}" for name, ends, _, _ in self.rows[: len(self.rows) - len(self.parameters)]]
        count = self.sets.shape[1]
        return f"{', '.join(words)}, and beyond; {count} parameter set{'s' if count > 1 else ''}"

    def to_dict(self) -> dict[str, Any]:
        """Plain data: ranges by name, and the parameter sets."""
        ranges = [each for group in self.arguments.values() for each in group]
        return {
            "ranges": {
                each.name: {"low": each.low, "high": each.high, "beyond": each.largest, "source": each.source}
                for each in (*ranges, *self.parameters)
            },
            "zeros": list(self.zeros),
            "parameter_sets": self.sets.T.tolist(),
        }


def domain_of(
    mechanism: Mechanism,
    interpreter: Interpreter,
    signatures: Mapping[str, Signature],
    parameters: Sequence[RuntimeParameter],
    validity: Validity | None,
    states: States,
    declared: Mapping[Key | str, Interval],
    seed: int,
) -> Domain:
    """The domain of a chain.

    Args:
        interpreter: holds `mass_matrix` and `bias`.
        signatures: of the chain.
        parameters: run-time parameters with their defaults.
        validity: rules on them; None for none.
        states: some of any kind, whose inertias give the sizes of sliding joints.
        declared: by (argument, position), (parameter, `PARAMETER`), or an argument's name for all its elements.
        seed: of the parameter sets.
    """
    n, values = mechanism.nv, parameter_defaults(mechanism.chain)
    angular = [joint.type == "revolute" for joint in mechanism.own_joints]
    length = _lengths(mechanism, interpreter, signatures, states)
    limits = [_limits(joint, values) for joint in mechanism.own_joints]

    def named(name: str, k: int, size: int, usual: Interval, source: str, largest: float) -> Range:
        word = f"{name}[{k}]" if size > 1 else name
        given = declared.get((name, k), declared.get(name))
        if given is None:
            return Range(word, *usual, largest, source)
        return Range(word, *given, max(map(abs, given)), "declared")

    q, qd, qdd = [], [], []
    for k in range(n):
        lower, upper, velocity = (limits[k][name] for name in ("lower", "upper", "velocity"))
        usual, limited = both(2.0 * math.pi if angular[k] else 2.0 * length[k]), False
        if lower is not None and upper is not None and lower < upper:
            usual, limited = (lower, upper), True
        far = ANGLES["float64"] if angular[k] else 1e3 * max(map(abs, usual))
        q.append(named("q", k, n, usual, "limits" if limited else "a turn" if angular[k] else "lengths", far))
        rate = velocity if velocity else RATE * length[k]
        source = "limits" if velocity else "default" if angular[k] else "lengths"
        qd.append(named("qd", k, n, both(rate), source, LARGEST["qd"] * length[k]))
        qdd.append(named("qdd", k, n, both(PER_RATE * rate), "rates", LARGEST["qdd"] * length[k]))
    effort = _efforts(mechanism, interpreter, signatures, states, q, qd, qdd, seed)
    tau = []
    for k, joint in enumerate(mechanism.own_joints):
        takes = k in mechanism.actuated or joint.motion is not None
        own = limits[k]["effort"]
        size = (own if own else effort[k]) if takes else 0.0
        source = ("limits" if own else "motions") if takes else "not actuated"
        tau.append(named("tau", k, n, both(size), source, max(size, LARGEST["tau"]) if takes else 0.0))
    u = len(mechanism.input_names)
    signals = [named("inputs", k, u, SIGNALS, "default", LARGEST["inputs"]) for k in range(u)]
    for k, state in zip(mechanism.state_places, mechanism.states, strict=True):
        most = state_scale(state, mechanism.chain, values)
        signals[k] = named("inputs", k, u, both(most), "levels", most)
    time = named("t", 0, 1, TIMES, "a day", LARGEST["t"])
    step = named("dt", 0, 1, STEPS, "default", STEPS[1])
    arguments = {"q": q, "qd": qd, "qdd": qdd, "tau": tau, "inputs": signals, "t": [time], "dt": [step]}
    sets, zeros, near = parameter_sets(mechanism, parameters, validity, declared, seed)
    spans = []
    for p, row in zip(parameters, sets, strict=True):
        low, high = float(np.min(row)), float(np.max(row))
        given = (p.name, PARAMETER) in declared
        spans.append(Range(p.name, low, high, max(abs(low), abs(high)), "declared" if given else "admissible"))
    return Domain(
        {name: tuple(ranges) for name, ranges in arguments.items() if ranges}, tuple(spans), zeros, sets, near
    )


def both(size: float) -> Interval:
    """The range of numbers up to a magnitude."""
    return -size, size


def _limits(joint: Joint, values: Mapping[str, float]) -> dict[str, float | None]:
    """Limits of a joint by name, None where there is none."""
    given = (getattr(joint.limits, name) if joint.limits else None for name in LIMITS)
    return {name: None if e is None else float(evaluate(e, values)) for name, e in zip(LIMITS, given, strict=True)}


def _lengths(
    mechanism: Mechanism, interpreter: Interpreter, signatures: Mapping[str, Signature], states: States
) -> list[float]:
    """The way of each joint that is worth a radian: 1 for turning ones; of sliding ones by the ratio of inertias."""
    inertia = np.median(
        _called(interpreter, signatures, "mass_matrix", states)[0].reshape(mechanism.nv, -1, states.count), axis=2
    )
    diagonal = np.diagonal(inertia)
    turning = [
        d for d, joint in zip(diagonal, mechanism.own_joints, strict=True) if joint.type == "revolute" and d > 0.0
    ]
    whole = max(turning, default=0.0)
    return [
        1.0 if joint.type == "revolute" or whole == 0.0 or d <= 0.0 else float(np.sqrt(whole / d))
        for d, joint in zip(diagonal, mechanism.own_joints, strict=True)
    ]


def _efforts(
    mechanism: Mechanism,
    interpreter: Interpreter,
    signatures: Mapping[str, Signature],
    states: States,
    q: Sequence[Range],
    qd: Sequence[Range],
    qdd: Sequence[Range],
    seed: int,
) -> Reals:
    """(n,): twice the median of the forces that motions over the ranges need; at least 1."""
    rng = np.random.default_rng([seed, 7])
    drawn = {
        name: np.stack([rng.uniform(r.low, r.high, states.count) for r in ranges]) if ranges else states.values[name]
        for name, ranges in (("q", q), ("qd", qd), ("qdd", qdd))
    }
    moved = replace(states, values={**states.values, **drawn}, which=np.zeros(states.count, dtype=np.intp))
    n = mechanism.nv
    M = _called(interpreter, signatures, "mass_matrix", moved)[0].reshape(n, n, -1)
    h = _called(interpreter, signatures, "bias", moved)[0]
    needed = np.abs(np.einsum("ijs,js->is", M, drawn["qdd"])) + np.abs(h)
    needed = np.where(np.isfinite(needed), needed, 0.0)
    typical = np.median(needed, axis=1) if states.count else np.zeros(n)
    return np.where(typical > 0.0, 2.0 * typical, 1.0)


def _called(interpreter: Interpreter, signatures: Mapping[str, Signature], name: str, states: States) -> list[Reals]:
    signature = signatures[name]
    with np.errstate(all="ignore"):
        found: list[Reals] = interpreter.float64(name, states.inputs(signature.inputs), states.per_state_parameters())
    return found

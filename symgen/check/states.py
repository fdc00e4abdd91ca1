"""The states at which opinions are compared: seeded, and chosen to be unkind.

Of ten states six are moderate, two lie at or within 1e-9 to 1e-3 of multiples of pi/2 (stretched and folded arms, where
Jacobians lose rank and sines of small angles appear) and two have angles up to a thousand radians. Every second state
has coordinates that single precision holds exactly, so that float32 code can be compared at the very same state; every
third takes the second of two parameter sets: the defaults scaled by up to 10 % each, and those that are zero by default
moved away from it wherever the chain stays admissible, so that no parameter is invisible.

A chain whose `potential`, `dissipation` or `forces` have kinks (`abs`, `sign`, `min`, `max`, `where`) takes moderate
states in place of near-singular ones: kinks like to lie at zero, where a derivative is a matter of choice.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.describe.adjust import with_values
from symgen.describe.bristles import state_scale
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.expression import Operation, parts
from symgen.describe.mechanism import Mechanism
from symgen.describe.validate import validate
from symgen.errors import ChainError
from symgen.program.function import Argument, RuntimeParameter
from symgen.reference.expressions import parameter_values

__all__ = ["KINDS", "States", "admissible", "draw", "has_kinks"]


KINDS = ("moderate",) * 6 + ("near-singular",) * 2 + ("large-angle",) * 2


@dataclass(frozen=True, slots=True, eq=False)
class States:
    """`count` states of a chain.

    Attributes:
        values: (size, count) by name of argument: q, qd, qdd, tau, inputs, t, dt; for friction mode, stuck, reached,
            direction.
        parameters: (p, 2), the two parameter sets, in the chain's order.
        which: (count,), 0 or 1, the set that a state takes.
        single: (count,), True where single precision holds the state exactly.
        kinds: the kinds of the states, in turn.
    """

    values: dict[str, npt.NDArray[Any]]
    parameters: Reals
    which: npt.NDArray[np.intp]
    single: npt.NDArray[np.bool_]
    kinds: tuple[str, ...] = KINDS

    @property
    def count(self) -> int:
        return len(self.which)

    @property
    def angle(self) -> Reals:
        """(count,), 1 + max |q|: sums of angles lose that much."""
        q = self.values["q"]
        return np.asarray(1.0 + (np.max(np.abs(q), axis=0) if len(q) else np.zeros(self.count)))

    def kind(self, k: int) -> str:
        """The kind of state number k."""
        return self.kinds[k % len(self.kinds)]

    def inputs(self, arguments: Iterable[Argument]) -> list[npt.NDArray[Any]]:
        """The arrays of a function's arguments, in order."""
        return [self.values[argument.name] for argument in arguments]

    def take(self, chosen: npt.NDArray[np.intp]) -> States:
        """Some of the states, in the given order; `kind` of the result means nothing."""
        return States(
            {name: np.ascontiguousarray(v[:, chosen]) for name, v in self.values.items()},
            self.parameters,
            self.which[chosen],
            self.single[chosen],
        )

    def per_state_parameters(self) -> Reals:
        """(p, count)."""
        return np.ascontiguousarray(self.parameters[:, self.which])

    def sets_by_name(self, mechanism: Mechanism) -> list[dict[str, float]]:
        """Values of all parameters, set by set."""
        names, columns = _runtime(mechanism), self.parameters.T.tolist()
        return [parameter_values(mechanism.chain, dict(zip(names, column, strict=True))) for column in columns]

    def surroundings(self, mechanism: Mechanism, k: int) -> tuple[dict[str, float], list[float] | None, float]:
        """Run-time parameters, inputs and time of state k."""
        parameters = dict(zip(_runtime(mechanism), self.parameters[:, self.which[k]].tolist(), strict=True))
        return parameters, self.values["inputs"][:, k].tolist() or None, float(self.values["t"][0, k])


def _runtime(mechanism: Mechanism) -> list[str]:
    """Names of the run-time parameters."""
    return [p.name for p in mechanism.parameters if not p.constant]


def draw(mechanism: Mechanism, parameters: tuple[RuntimeParameter, ...], samples: int, seed: int) -> States:
    """`samples` states of a chain.

    Args:
        mechanism: its joints tell angles from lengths and which joints take a force.
        parameters: run-time parameters with their defaults.
        samples: number of states.
        seed: the same seed gives the same states, on every machine.
    """
    rng = np.random.default_rng(seed)
    joints = mechanism.own_joints
    n = len(joints)
    angular = np.array([joint.type == "revolute" for joint in joints], dtype=bool)[:, None]
    sorts = tuple("moderate" if kind == "near-singular" else kind for kind in KINDS) if has_kinks(mechanism) else KINDS
    kinds = np.array([sorts[k % len(sorts)] for k in range(samples)])

    moderate = np.where(angular, rng.uniform(-math.pi, math.pi, (n, samples)), rng.uniform(-1.0, 1.0, (n, samples)))
    offset = 10.0 ** rng.uniform(-9.0, -3.0, (n, samples)) * rng.choice(
        [-1.0, 0.0, 1.0], (n, samples), p=[0.4, 0.2, 0.4]
    )
    near = np.where(angular, rng.integers(-2, 3, (n, samples)) * (0.5 * math.pi), 0.0) + offset
    far = 10.0 ** rng.uniform(1.0, 3.0, (n, samples)) * rng.choice([-1.0, 1.0], (n, samples))
    q = np.where(kinds == "near-singular", near, np.where(angular & (kinds == "large-angle"), far, moderate))

    takes_force = np.array([(j.actuated and not j.pseudo) or j.motion is not None for j in joints], dtype=bool)[:, None]
    u = len(mechanism.input_names)
    values = {
        "q": q,
        "qd": rng.uniform(-2.0, 2.0, (n, samples)),
        "qdd": rng.uniform(-5.0, 5.0, (n, samples)),
        "tau": np.where(takes_force, rng.uniform(-20.0, 20.0, (n, samples)), 0.0),
        "inputs": rng.uniform(-1.0, 1.0, (u, samples)),
        "t": rng.uniform(0.0, 5.0, (1, samples)),
    }
    for place, state in zip(mechanism.state_places, mechanism.states, strict=True):
        values["inputs"][place] *= state_scale(state, mechanism.chain, parameter_defaults(mechanism.chain))
    single = np.arange(samples) % 2 == 0
    for name, value in values.items():
        rounded = value.astype(np.float32).astype(np.float64)
        values[name] = np.ascontiguousarray(np.where(single, rounded, value))

    default = np.array([p.default for p in parameters], dtype=np.float64)
    other = _other_parameters(mechanism, [p.name for p in parameters], default, rng)
    which = (np.arange(samples) % 3 == 2).astype(np.intp)
    values["dt"] = 2.0 ** -rng.integers(10, 16, (1, samples)).astype(float)
    values["mode"] = np.sign(values["qd"]).astype(np.int8)
    values |= later(values, single, seed)
    return States(values, np.stack([default, other], axis=1), which, single, sorts)


def later(values: Mapping[str, npt.NDArray[Any]], single: npt.NDArray[np.bool_], seed: int) -> dict[str, Reals]:
    """Arguments of observers: the state after a step, what was observed before, and gains, which are not negative."""
    rng, shape = np.random.default_rng([seed, 12]), values["q"].shape
    found = {
        "q_next": values["q"] + values["dt"] * values["qd"],
        "qd_next": values["qd"] + values["dt"] * values["qdd"],
        "residual": rng.uniform(-20.0, 20.0, shape),
        "gain": rng.uniform(0.0, 200.0, shape),
    }
    return {name: np.where(single, x.astype(np.float32).astype(np.float64), x) for name, x in found.items()}


KINKED = ("abs", "sign", "min", "max", "where")


def has_kinks(mechanism: Mechanism) -> bool:
    """True when a derivative of the chain's energies or forces is undefined somewhere."""
    given = (mechanism.chain.potential, mechanism.chain.dissipation, *(force for _, force in mechanism.chain.forces))
    found = (part for expression in given if expression is not None for part in parts(expression))
    return any(isinstance(part, Operation) and part.operator in KINKED for part in found)


def _other_parameters(mechanism: Mechanism, names: list[str], default: Reals, rng: np.random.Generator) -> Reals:
    """The second parameter set; a zero that the chain refuses to give up stays zero."""
    other = default * rng.uniform(0.9, 1.1, len(default))
    lifted = np.where(default == 0.0, rng.uniform(0.02, 0.1, len(default)), other)
    if admissible(mechanism, names, lifted):
        return lifted
    for k in np.flatnonzero(default == 0.0):
        tried = other.copy()
        tried[k] = lifted[k]
        if admissible(mechanism, names, tried):
            other = tried
    return other


def admissible(mechanism: Mechanism, names: list[str], values: Reals, left: tuple[str, ...] = ()) -> bool:
    """True when the format takes these values of parameters; what it says of the paths `left` does not count."""
    try:
        validate(with_values(mechanism.chain, dict(zip(names, values.tolist(), strict=True))))
    except ChainError as error:
        return all(problem.path in left for problem in error.problems)
    return True

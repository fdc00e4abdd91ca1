"""The data set: chains and their exact motions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import symgen
from symgen.describe.chain import Chain
from symgen.describe.evaluate import evaluate
from symgen.describe.parse import parse_expression

__all__ = ["FOLDER", "Case", "Event", "Stop", "cases", "loaded"]

Array = NDArray[np.float64]

FOLDER = Path(__file__).parent / "cases"


@dataclass(frozen=True, slots=True)
class Event:
    """A change of a joint's motion at `time`, in s.

    A joint sets off (slip), comes to rest (stick) or turns without resting (reversal); at its stop it hits (impact),
    stays where impacts accumulate (close), or leaves where it was pressed (release).
    """

    time: float
    kind: str
    joint: str


@dataclass(frozen=True, eq=False)
class Stop:
    """Rigid stops of the coordinate row @ q + offset, with Newton's restitution; bounds may be infinite."""

    joint: str
    row: Array
    offset: float
    lower: float
    upper: float
    restitution: float

    def coordinate(self, q: Array) -> Array:
        """(s,) of (s, n) coordinates, rad or m."""
        found: Array = q @ self.row + self.offset
        return found


@dataclass(frozen=True)
class Case:
    """A motion from t = 0 and its exact solution.

    Attributes:
        name: of the case and its files.
        title: for tables.
        source: of the exact numbers.
        duration: s.
        q, qd: (n,) where it starts, rad or m, and rates.
        tau: expressions of drive torques, by joint.
        states: of a controller, as `symgen.simulate` takes them.
        events: after t = 0, in order.
        q_end: (n,) at the end.
        time_tolerance, q_tolerance: to which the exact numbers are known, s and rad or m.
        dt: step in s at which methods of fixed steps are compared.
    """

    name: str
    title: str
    source: str
    duration: float
    q: tuple[float, ...]
    qd: tuple[float, ...]
    tau: dict[str, str]
    states: dict[str, Any]
    events: tuple[Event, ...]
    q_end: tuple[float, ...]
    time_tolerance: float
    q_tolerance: float
    dt: float

    @cached_property
    def chain(self) -> Chain:
        """The chain beside the JSON file."""
        return symgen.load_chain(FOLDER / f"{self.name}.yaml")

    @property
    def joints(self) -> tuple[str, ...]:
        """Names of the moving joints, in the order of q."""
        return tuple(joint.name for joint in self.chain.moving)

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """All stops, of joints that follow others linearly too (a motor and its load, with backlash)."""
        n = len(self.joints)
        follows = {name: (lambda q, x=x: evaluate(x, dict(zip(self.joints, q, strict=True)))) for name, x in
                   self.chain.couplings.items()}  # fmt: skip
        found = []
        for joint in self.chain.movable:
            if joint.stop is None:
                continue
            place = follows.get(joint.name, lambda q, k=joint.name: q[self.joints.index(k)])
            start = place(np.zeros(n))
            row = np.array([place(unit) - start for unit in np.eye(n)])
            lower, upper = (side * np.inf if x is None else evaluate(x, {}) for side, x in
                            ((-1.0, joint.stop.lower), (1.0, joint.stop.upper)))  # fmt: skip
            e = 0.0 if joint.stop.restitution is None else evaluate(joint.stop.restitution, {})
            found.append(Stop(joint.name, row, start, lower, upper, e))
        return tuple(found)

    def torques(self, t: float, q: Any, qd: Any, states: Mapping[str, float]) -> Array:
        """(n,) torques of the drives."""
        return self._summed([(j, parse_expression(x)) for j, x in self.tau.items()], t, q, qd, states)

    def applied(self, t: float, q: Any, qd: Any, states: Mapping[str, float]) -> Array:
        """(n,) torques of the drives and forces that the chain's expressions give."""
        return self.torques(t, q, qd, states) + self._summed(self.chain.forces, t, q, qd, states)

    def state_rates(self, t: float, q: Any, qd: Any, states: Mapping[str, float]) -> Array:
        """Rates of the controller's states, in their order."""
        names = {**dict(zip(self.joints, map(float, q), strict=True)), **states}
        rates = dict(zip(self.joints, map(float, qd), strict=True))
        return np.array([evaluate(parse_expression(x["rate"]), names, rates, t) for x in self.states.values()])

    def _summed(
        self, terms: Iterable[tuple[str, Any]], t: float, q: Any, qd: Any, states: Mapping[str, float]
    ) -> Array:
        names = {**dict(zip(self.joints, map(float, q), strict=True)), **states}
        rates = dict(zip(self.joints, map(float, qd), strict=True))
        total = np.zeros(len(self.joints))
        for joint, expression in terms:
            total[self.joints.index(joint)] += evaluate(expression, names, rates, t)
        return total


def loaded(path: Path) -> Case:
    """The case of a JSON file.

    Raises:
        TypeError: a key is missing or unknown.
    """
    given = json.loads(path.read_text(encoding="utf-8"))
    events = tuple(Event(*event) for event in given.pop("events"))
    vectors = {key: tuple(given.pop(key)) for key in ("q", "qd", "q_end")}
    return Case(name=path.stem, events=events, **vectors, **{"tau": {}, "states": {}, **given})


def cases() -> tuple[Case, ...]:
    """All, by name."""
    return tuple(loaded(path) for path in sorted(FOLDER.glob("*.json")))

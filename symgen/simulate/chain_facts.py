"""Facts about a chain that a simulation needs and the compiled model lacks; `pipeline` fills them in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from symgen.arrays import Reals
from symgen.describe.composite import SingularPose
from symgen.simulate.run_facts import Drawing

__all__ = ["JointStop", "Surroundings", "WatchedLoop"]


class JointStop(NamedTuple):
    """A rigid stop of a joint, in numbers.

    Attributes:
        name: of the joint.
        joint: its position among all joints that move.
        coordinate: its position among the coordinates; -1 for a joint that follows others.
        lead: the coordinate that it follows alone, its own too; -1 for several.
        lower, upper: bounds of its coordinate, infinite where there is none.
        restitution: Newton's.
    """

    name: str
    joint: int
    coordinate: int
    lead: int
    lower: float
    upper: float
    restitution: float


@dataclass(frozen=True, slots=True)
class WatchedLoop:
    """A closed loop.

    Attributes:
        name: of the closing joint.
        dependent: names of the joints that it determines.
        passes: True of a parallelogram, which passes its singular poses.
    """

    name: str
    dependent: tuple[str, ...]
    passes: bool


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Facts about the chain behind a model.

    Attributes:
        rough: names of joints with friction or a drive with losses, which fixed steps require.
        prescribed: positions of the joints whose motion is given.
        motion: t -> (q, qd) of the prescribed joints whose motion is an expression, in the order of `moved`.
        moved: positions of those joints.
        signalled: (position of a `motion: prescribed` joint, positions of its `_q` and `_qd` among the inputs).
        states: of each state of the chain, bristles' deflections, the largest magnitude that it is taken for.
        applied: True when the chain has `loads`, `forces` or a `potential`, and so the function `applied_forces`.
        signed_loads: True when the friction of a joint has a corner where a load changes its sign.
        conditions: True when an expression of the chain has a corner or a jump.
        rubbing: positions of the modes of joints that can stick.
        following: positions, in the result of the function `rates`, of joints with modes behind the coordinates'.
        rates: the function that gives the rates of all joints.
        reversing: by mode the joints that turn round at dead centres while their coordinate goes on.
        loaded: positions of the joints whose friction depends on loads, or whose drive loses.
        explicit_potential: True when `potential` contains t or an input, and so does work of its own.
        damped: True when the chain has dampers or a `dissipation`.
        limits: (lower, upper) of every joint, infinite where there is none; empty when no joint has any.
        stops: rigid stops of joints.
        slides: mask (n,), True for prismatic joints; empty takes all for revolute.
        singular: poses in which the turns of a ball or floating joint lose a freedom.
        loops: closed loops, in the chain's order.
        home: (n,) coordinates of the default pose, which a loop's `near` gives; empty for zeros.
        drawing: q (f, n) -> the chain in space, for pictures.
    """

    rough: tuple[str, ...] = ()
    prescribed: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    motion: Callable[[float], tuple[Sequence[float], Sequence[float]]] | None = None
    signalled: tuple[tuple[int, int, int], ...] = ()
    states: tuple[float, ...] = ()
    applied: bool = False
    signed_loads: bool = False
    conditions: bool = False
    rubbing: tuple[int, ...] = ()
    following: tuple[int, ...] = ()
    rates: str = "coordinate_rates"
    reversing: tuple[tuple[str, ...], ...] = ()
    loaded: tuple[int, ...] = ()
    explicit_potential: bool = False
    damped: bool = True
    limits: tuple[tuple[float, float], ...] = ()
    stops: tuple[JointStop, ...] = ()
    slides: tuple[bool, ...] = ()
    singular: tuple[SingularPose, ...] = ()
    loops: tuple[WatchedLoop, ...] = ()
    home: tuple[float, ...] = ()
    drawing: Callable[[Reals], Drawing] | None = None

    def bounds(self, n: int) -> Reals | None:
        """(n, 2): bounds of the coordinates by their own stops, infinite where there is none; None without stops."""
        if not self.stops:
            return None
        found = np.tile([-np.inf, np.inf], (n, 1))
        for stop in self.stops:
            if stop.coordinate >= 0:
                found[stop.coordinate] = stop.lower, stop.upper
        return found

    def with_stops(self, numbers: Reals) -> Surroundings:
        """These facts with other lower and upper bounds and restitutions (3, s) of the stops."""
        stops = zip(self.stops, numbers.T.tolist(), strict=True)
        return replace(self, stops=tuple(JointStop(*stop[:4], *own) for stop, own in stops))

    def stop_rows(self, n: int, numbers: Reals | None = None) -> Reals:
        """(..., 3, n + following): lower and upper bounds and restitutions by coordinates, then by joints that follow.

        Args:
            n: number of coordinates.
            numbers: (..., 3, s) in place of those of the stops.
        """
        if numbers is None:
            numbers = np.array([stop[4:] for stop in self.stops]).reshape(-1, 3).T
        found = np.array([[-np.inf], [np.inf], [0.0]]) * np.ones((*numbers.shape[:-1], n + self.following_stops))
        found[..., list(self.stop_places(n))] = numbers
        return found

    @property
    def following_stops(self) -> int:
        """Number of joints with stops that follow others."""
        return sum(stop.coordinate < 0 for stop in self.stops)

    def marked(self, names: Sequence[str]) -> tuple[str, ...]:
        """Names by the places that events mark: of the modes, then of joints with stops that follow others."""
        return (*names, *(stop.name for stop in self.stops if stop.coordinate < 0))

    def stop_places(self, modes: int) -> tuple[int, ...]:
        """The place at which events mark each joint with a stop: joints that follow others come behind the modes."""
        behind = iter(range(modes, modes + len(self.stops)))
        return tuple(stop.coordinate if stop.coordinate >= 0 else next(behind) for stop in self.stops)

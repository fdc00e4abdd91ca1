"""The calls of `Model` that concern joints which stick, and drives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from symgen.errors import ArgumentError
from symgen.functions import NONFINITE, STEPS, UNSTABLE
from symgen.model.arguments import as_array
from symgen.model.calls import Calls
from symgen.program.nodes import REAL

__all__ = ["BristleState", "ConsistentModes", "FrictionCalls", "Gradients", "State"]


class State(NamedTuple):
    """State of a fixed step: q, qd (..., n), modes (..., n) of +1, 0, -1, and the number of steps taken."""

    q: Any
    qd: Any
    mode: Any
    count: int  # type: ignore[assignment]


class BristleState(NamedTuple):
    """State of a fixed step of a chain with bristles: behind the count their deflections (..., s)."""

    q: Any
    qd: Any
    mode: Any
    count: int  # type: ignore[assignment]
    states: Any


STATE, BRISTLES = State._fields, BristleState._fields

REFUSED = (NONFINITE, UNSTABLE)
"""Statuses of steps that are not taken."""


@dataclass(frozen=True, eq=False)
class ConsistentModes:
    """All consistent patterns of modes of one state, a row each, in the order of the rule.

    Attributes:
        modes: (k, n) of +1, 0, -1; of joints that cannot stick, the signs of their rates.
        qdd: (k, n) accelerations.
        friction: (k, n) friction forces, as `f` of `friction_dynamics`.
    """

    modes: Any
    qdd: Any
    friction: Any

    def __len__(self) -> int:
        return len(self.modes)


class Gradients(NamedTuple):
    """Derivatives in given modes: a row per result, a column per variable; None where a chain lacks what they are by.

    Attributes:
        by_q, by_qd, by_tau: (..., r, n).
        by_inputs: (..., r, k) by external signals.
        by_t: (..., r) by time, the rest held.
        by_parameters: (..., r, p) by the run-time parameters, in the order of `Model.parameters`.
        status: (...) of the motion in these modes.
    """

    by_q: Any
    by_qd: Any
    by_tau: Any
    by_inputs: Any = None
    by_t: Any = None
    by_parameters: Any = None
    status: Any = None


class FrictionCalls(Calls):
    """Mixed into `Model`; every method calls one emitted function, `step` that of its method.

    Statuses are int for one state and int64 for many, real numbers in emitted batches and in `evaluate`.
    `symgen.functions.STATUSES` says what each promises.
    """

    def sticking_forces(
        self, q: Any, qd: Any, tau: Any, stuck: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """f (..., n) and qdd (..., n) while the joints of the mask `stuck` (..., n) of True or 1 rest.

        f of a stuck joint is what holds it; of the others it is their sliding friction in the direction of their rate.
        """
        return self.call("sticking_forces", (q, qd, tau, stuck), params, inputs, t)

    def friction_dynamics(
        self, q: Any, qd: Any, tau: Any, mode: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """f (..., n), qdd (..., n) and status (...) for given modes (..., n) of +1, 0, -1."""
        return _whole(self.call("friction_dynamics", (q, qd, tau, mode), params, inputs, t))

    def friction_limits(
        self, q: Any, qd: Any, tau: Any, mode: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """f, qdd, low, high, load (..., n) and status for given modes (..., n) of +1, 0, -1.

        f, qdd and status are those of `friction_dynamics`. low and high bound what friction may supply at a joint that
        is stuck: it holds while f lies between them. load is what the friction of a sliding joint has a corner in: the
        force in its bearing or on its slide, with its sign, N; at a joint whose drive loses, what goes through that, in
        the unit of tau; zero elsewhere.
        """
        return _whole(self.call("friction_limits", (q, qd, tau, mode), params, inputs, t))

    def switching_functions(
        self, q: Any, qd: Any, tau: Any, mode: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """rate, lower, upper (..., n), load (..., n, 3), conditions (..., c) and status for given modes (..., n).

        The motion in these modes is smooth while none of them changes its sign (Dupont 1993, section 3.1.1): rate is
        that of a sliding joint in its mode's sense, lower and upper are the margins of friction that holds a resting
        joint, load has the signed loads of two bearings and of the drive. The chain's own conditions, in its
        expressions, come next where it has any; a chain without friction has them alone.
        """
        found = self.call("switching_functions", (q, qd, tau, mode), params, inputs, t)
        return _whole(found) if isinstance(found, tuple) else found

    def friction_dynamics_gradients(
        self, q: Any, qd: Any, tau: Any, mode: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Gradients:
        """Derivatives of f, then of qdd, a row each (..., s + n, k), in given modes (..., s) of +1, 0, -1.

        A joint that slides has the derivatives of its mode's side, at rate zero too. Where there are none (no motion in
        these modes, a load or condition exactly zero, a dead centre) numbers are NaN.

        Example: a block of 2 kg that slides, by the force on it and by its friction, and at rest, where friction
        takes the force.
            >>> import symgen
            >>> from symgen.describe.load import loads_chain
            >>> block = loads_chain('''
            ... symgen: 1
            ... name: block
            ... parameters: {F: 3}
            ... joints:
            ...   - {name: x, type: prismatic, place: {axis: [1, 0, 0]}, mass: 2,
            ...      friction: {coulomb: F, viscous: 0.5}}
            ... ''')
            >>> model = symgen.build_model(block, "numpy", functions=["friction_dynamics_gradients"])
            >>> slides = model.friction_dynamics_gradients([0.0], [0.4], [5.0], [1])
            >>> slides.by_qd.ravel().tolist(), slides.by_tau.ravel().tolist(), slides.by_parameters.ravel().tolist()
            ([0.5, -0.25], [0.0, 0.5], [1.0, -0.5])
            >>> model.friction_dynamics_gradients([0.0], [0.0], [1.0], [0]).by_tau.ravel().tolist()
            [1.0, 0.0]
        """
        return self._gradients("friction_dynamics_gradients", (q, qd, tau, mode), params, inputs, t)

    def switching_functions_gradients(
        self, q: Any, qd: Any, tau: Any, mode: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Gradients:
        """Derivatives of all elements of `switching_functions`, a row each, in given modes (..., s) of +1, 0, -1.

        Rows are the elements of rate, lower, upper, load, conditions and what else the chain has, one result after the
        other. Sides and NaN as in `friction_dynamics_gradients`.
        """
        return self._gradients("switching_functions_gradients", (q, qd, tau, mode), params, inputs, t)

    def _gradients(self, name: str, given: tuple[Any, ...], params: Any, inputs: Any, t: Any) -> Gradients:
        """The results by name."""
        found = self.call(name, given, params, inputs, t)
        names = [output.name for output in self.interface.function(name).outputs]
        whole = _whole(found) if names[-1] == "status" else found
        return Gradients(**dict(zip(names, whole, strict=True)))

    def decide(
        self,
        q: Any,
        qd: Any,
        tau: Any,
        mode: Any,
        reached: Any = None,
        *,
        params: Any = None,
        inputs: Any = None,
        t: Any = 0.0,
    ) -> Any:
        """Modes (..., n) after an event, and status (...).

        Joints whose rate is exactly zero are decided together; `reached` (..., n) marks those whose static limit was
        reached at this event, `mode` holds the modes before it.
        """
        if reached is None:
            reached = np.zeros(np.shape(mode), dtype=bool)
        return _whole(self.call("decide", (q, qd, tau, mode, reached), params, inputs, t))

    def consistent_modes(
        self, q: Any, qd: Any, tau: Any, *, params: Any = None, inputs: Any = None, t: float = 0.0
    ) -> ConsistentModes:
        """All patterns of modes that obey every law at one state q, qd, tau (n,), for up to 8 joints with friction.

        `decide` takes the first of them; more than one may be consistent although its status is 0. Patterns with the
        fewest sliding joints come first, then, joint by joint, 0 before +1 before -1. Joints whose rate is not zero
        keep its sign. Where friction depends on loads, every motion found for a pattern is a row. All is computed in
        double precision by enumeration, not by emitted code: with loads it takes seconds beyond four joints.

        Returns:
            `modes`, `qdd` and `friction`, (k, n) each; k is 0 where nothing is consistent.

        Raises:
            ArgumentError: more than one state, numbers that are not finite, no joint that can stick, or too many.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/karnopp_masses.yaml", "numpy")
            >>> found = model.consistent_modes([0.0, 0.0], [0.0, 0.0], [1.0, 0.0])
            >>> found.modes.tolist()
            [[0, 0]]
        """
        modes, qdd, friction = self.enumerated((q, qd, tau), params, inputs, t)
        return ConsistentModes(modes, qdd.astype(self.dtype), friction.astype(self.dtype))

    def friction_inverse_dynamics(
        self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0
    ) -> Any:
        """tau, low, high (..., n): joint forces of a motion with friction, and the band that holds where qd is zero.

        Where a rate is not zero, low and high are tau. The friction of a joint at rest that accelerates opposes the
        acceleration. Its band is the range of forces that would hold it, the other joints accelerating as given.
        """
        return self.call("friction_inverse_dynamics", (q, qd, qdd), params, inputs, t)

    def friction_torque(
        self,
        q: Any,
        qd: Any,
        qdd: Any,
        direction: Any = None,
        *,
        params: Any = None,
        inputs: Any = None,
        t: Any = 0.0,
    ) -> Any:
        """tau (..., n): joint forces of a motion with friction, a controller's feed-forward.

        Friction opposes the rate. That of a joint at rest opposes its intended `direction` (..., n) of +1, 0, -1; with
        0, which is the default, it has none. With the signs of qdd these are the torques of
        `friction_inverse_dynamics`.

        Example:
            >>> import symgen
            >>> model = symgen.build_model("examples/dupont_screw.yaml", "numpy", functions=["friction_torque"])
            >>> model.friction_torque([0.0], [0.0], [0.0], [1]).round(1).tolist()  # 300 N m by an efficiency of 0.663
            [452.5]
        """
        if direction is None:
            direction = np.zeros((*np.shape(qd)[:-1], len(self.mode_names)), dtype=np.int8)
        return self.call("friction_torque", (q, qd, qdd, direction), params, inputs, t)

    def drive_forces(self, q: Any, qd: Any, qdd: Any, *, params: Any = None, inputs: Any = None, t: Any = 0.0) -> Any:
        """Forces (..., n) that the drives of the prescribed joints must supply; zero at the other joints."""
        return self.call("drive_forces", (q, qd, qdd), params, inputs, t)

    def step(
        self,
        state: Any,
        tau: Any,
        dt: float,
        *,
        method: str = "karnopp",
        params: Any = None,
        inputs: Any = None,
        t: Any = None,
    ) -> tuple[State | BristleState, Any]:
        """The state (q, qd, mode, count) after one fixed step under held tau (..., n), and the status (...).

        Of a chain with bristles the state has a fifth part, their deflections, in place of inputs.

        Args:
            method: `"interpolated"`, of order 4 through stops and breakaways, or `"karnopp"`, whose dead band may catch
                a joint right after it was let go.
            t: time at the start of the step; `count * dt` when left out.

        Raises:
            ArgumentError: also for a state of other parts, or a count that is no number of steps.

        A step of a state that is not finite, with dt <= 0, or that comes to a number that is not finite on the way
        returns the state unchanged and status 6; one longer than the limit of stability does so with status 7. Many
        states have one count, for they step together: it stays as it was only when none of them took the step.
        """
        if method not in STEPS:
            raise ArgumentError(f"method: {method!r} is not one of {', '.join(STEPS)}")
        q, qd, mode, count, *states = _parts(state, BRISTLES if self.state_names else STATE)
        if states:
            inputs = self.signals.with_states(inputs, self.state_names, states[0])
        if t is None:
            t = count * dt if type(dt) is float and type(count) is int else self._time(count, dt)
        found = self.call(STEPS[method], (q, qd, mode, tau, dt), params, inputs, t)
        *new, status = _whole(found)
        refused = status in REFUSED if type(status) is int else bool(np.all(np.isin(status, REFUSED)))
        end: State | BristleState = State(new[0], new[1], new[2], count + (not refused))
        if states:
            end = BristleState(new[0], new[1], new[2], end.count, new[3])
        return end, status

    def _time(self, count: Any, dt: Any) -> Any:
        """Times of steps of any form; raises ArgumentError when dt is none."""
        as_array("dt", dt, REAL, self.dtype)
        return (np.asarray(count, np.float64) * np.asarray(dt, np.float64)).astype(self.dtype)


def _whole(results: Any) -> Any:
    """The results, the last of them, the status, as whole numbers."""
    *others, status = results
    return (*others, status.astype(np.int64) if isinstance(status, np.ndarray) else int(status))


def _parts(state: Any, names: tuple[str, ...]) -> tuple[Any, ...]:
    """The parts of a state; the count as int, or as an array that does not overflow."""
    if isinstance(state, Mapping | str) or not isinstance(state, Iterable) or len(parts := tuple(state)) != len(names):
        given = f"{len(parts)} parts" if isinstance(state, tuple | list) else f"{type(state).__name__}"
        number = {4: "four", 5: "five"}[len(names)]
        raise ArgumentError(f"state: the {number} parts ({', '.join(names)}) are wanted, in this order, not {given}")
    count = parts[3]
    if not (type(count) is int and count >= 0):
        steps = np.asarray(count)
        if steps.dtype.kind not in "iu" or np.any(steps < 0):
            raise ArgumentError(f"state: count is {count!r:.60}; the number of steps taken, 0 at the start, is wanted")
        count = steps.astype(np.int64) if steps.ndim else int(steps)
    return (*parts[:3], count, *parts[4:])

"""Fixed steps of chains with states: a bristle's deflection beside q and qd.

With its joint's rate v held, dz/dt = r(z) is linear in z, and a time l carries z exactly to

    z + l phi(l J) r,    J = dr/dz,    phi(x) = (exp(x) - 1)/x

A step of length h takes z by h/2 so, at the rates of its start; then q and qd by the step of the chain with that z
held; then z by h/2 at the rates of the end (Strang 1968). The steady deflection is met whatever h is: |z| stays below
g/s0, and sliding sets no limit to the step. The bristle's spring does: as a leapfrog the step is stable for
h sqrt(s0/m) < 2, with any damping (`stability`). Its order is 2; where z settles within a step it lags the Stribeck
curve by the step, and the order is 1.

Source: Strang 1968, SIAM J. Numer. Anal. 5; exponential integrators after Hochbruck and Ostermann 2010.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from symgen.derive.algebra.branches import Branches, nodes_of
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.stages import reals
from symgen.describe.derivative import derivative
from symgen.describe.expression import Name
from symgen.functions import NONFINITE, UNSTABLE
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import MODE

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["phi", "with_states"]

SMALL = 0.05
"""Magnitude of x below which phi(x) is its series: there the quotient loses more than its last term of order 8."""


def with_states(parts: RungeKutta, step: Callable[[RungeKutta], tuple[object, ...]], name: str) -> tuple[object, ...]:
    """A fixed step with the states before the status; the step itself where the chain has none.

    Args:
        step: writes coordinates, rates, modes and the status of a step with held states.
        name: first word of the functions' names.
    """
    if not parts.mechanism.states:
        return step(parts)
    algebra, branches, n, modes = parts.algebra, parts.branches, parts.n, parts.modes_count
    q, qd, mode, status = (tuple(nodes_of(block)) for block in step(parts))
    outputs = [
        Output("q_next", (n,), q), Output("qd_next", (n,), qd), Output("mode_next", (modes,), mode),
        Output("status", (), status),
    ]  # fmt: skip
    more, doc = [Argument("mode", (modes,), MODE), Argument("dt")], "A step with held deflections of the bristles."
    held_step = parts.internal(f"{name}_held", more, outputs, doc, __name__)
    rates, dt, zero = _rates_function(parts), parts.scalar("dt"), branches.zero
    half, places = algebra.constant(0.5) * dt, parts.mechanism.state_places
    before = [parts.held["inputs"][k] for k in places]
    middle = _advanced(parts, rates, before, parts.vector("q"), parts.vector("qd"), half, zero)
    held = {**parts.held, "inputs": (*parts.held["inputs"][: places.start], *middle)}
    end = parts.call(
        held_step, held, zero, q=parts.vector("q"), qd=parts.vector("qd"), mode=parts.flags("mode", MODE), dt=[dt]
    )
    q_next, qd_next = ([algebra.scalar(x) for x in end[k * n : (k + 1) * n]] for k in range(2))
    after = _advanced(parts, rates, middle, q_next, qd_next, half, dt)
    code = algebra.scalar(end[-1])
    stays = branches.any(branches.equal(code, algebra.constant(float(k))) for k in (NONFINITE, UNSTABLE))
    states = [branches.where(stays, old, new) for old, new in zip(before, after, strict=True)]
    return q_next, qd_next, end[2 * n : 2 * n + modes], states, code


def _rates_function(parts: RungeKutta) -> Function:
    """Rates of the states and their derivatives by the states themselves."""
    known = next((function for function in parts.helpers if function.name == "state_rates"), None)
    if known is not None:
        return known
    values, states = (
        parts.supply(parts.vector("q"), parts.vector("qd"), parts.branches.zero).values,
        parts.mechanism.states,
    )
    rates = [values(state.rate) for state in states]
    slopes = [values(derivative(state.rate, Name(state.name))) for state in states]
    outputs = [Output(name, (len(x),), tuple(reals(x))) for name, x in (("rates", rates), ("slopes", slopes))]
    return parts.internal("state_rates", (), outputs, "Rates of the states, and their slopes.", __name__)


def _advanced(
    parts: RungeKutta,
    rates: Function,
    states: Sequence[Scalar],
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    length: Scalar,
    since: Scalar,
) -> list[Scalar]:
    """The states after a time at held coordinates and rates."""
    inputs = (*parts.held["inputs"][: parts.mechanism.state_places.start], *states)
    found = [parts.algebra.scalar(x) for x in parts.call(rates, {**parts.held, "inputs": inputs}, since, q=q, qd=qd)]
    count = len(states)
    return [
        z + length * (phi(parts.branches, length * slope) * rate)
        for z, rate, slope in zip(states, found[:count], found[count:], strict=True)
    ]


def phi(branches: Branches, x: Scalar) -> Scalar:
    """(exp(x) - 1)/x, to rounding for every x <= 0."""
    constant, one = branches.algebra.constant, branches.one
    series = one
    for k in range(8, 1, -1):
        series = one + (constant(1.0 / k) * x) * series
    small = branches.less(branches.abs(x), constant(SMALL))
    safe = branches.where(small, constant(-1.0), x)
    direct = (branches.algebra.function("exp", (safe,)) - one) / safe
    return branches.where(small, series, direct)

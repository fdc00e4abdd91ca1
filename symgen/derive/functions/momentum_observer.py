"""One step of a momentum observer: external joint forces, from the momentum that they give and the model does not.

    dr/dt = K (tau_ext - r),     tau_ext = dp/dt - u,     u = d(M qd)/dt of the modelled motion

K is diagonal, `gain`. Over a step from (q, qd) to (q_next, qd_next) tau_ext is taken as its mean,

    r_next = r + (1 - exp(-K dt)) ((p_next - p)/dt - u - r)

which is exact for external forces that are constant over the step, but for the mean of u: u is that of the state in the
middle, ((q, qd) + (q_next, qd_next))/2, with the accelerations `qdd` of the model, which leaves an error of order dt^2.

    u = C qd + C' qd + M qdd        equal to tau + C' qd - g - f, f friction, where M qdd + C qd + g + f = tau

`qdd` comes from `forward_dynamics`, or where joints have friction from `friction_dynamics` or `sticking_forces`: those
of joints that stick are exactly zero, and so is every summand of u and p of a mechanism at rest. Its residual decays to
zero, and stays there, whatever joint forces friction holds.

Source: De Luca and Mattone 2003; Haddadin, De Luca and Albu-Schaeffer 2017 survey such observers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.program.function import Argument

if TYPE_CHECKING:
    from sympy import Expr

    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.program.nodes import Node

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (
            a.q,
            a.qd,
            Argument("q_next", a.q.shape, doc="coordinates at the end of the step", unit=a.q.unit),
            Argument("qd_next", a.qd.shape, doc="rates at the end of the step", unit=a.qd.unit),
            Argument("qdd", a.qdd.shape, doc="accelerations of the model in the middle of the step", unit=a.qdd.unit),
            Argument("residual", (a.n,), doc="result of the step before, zero at first", unit=FORCE),
            Argument("gain", (a.n,), doc="one over the time constant of each residual", unit="1/s"),
            a.dt,
        ),
        (Result("residual_next", (a.n,), "external joint forces through a filter of first order", FORCE),),
        "One step of a momentum observer, whose residual follows external joint forces.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """By M and Christoffel's matrix at both ends and in the middle."""
    from symgen.program.rewrite import substitute

    pool, equations, n = opinion.pool, opinion.equations, opinion.equations.n
    given = {name: [pool.input(name, k) for k in range(n)] for name in ("q", "qd", "q_next", "qd_next", "qdd")}
    half, dt = pool.constant(0.5), pool.input("dt", 0)
    middle = [half * (x + y) for name in ("q", "qd") for x, y in zip(given[name], given[f"{name}_next"], strict=True)]

    def at(expressions: Sequence[Expr], state: Sequence[Node]) -> list[Node]:
        old = [*given["q"], *given["qd"]]
        images = {x.index: y for x, y in zip(old, state, strict=True) if x is not y}
        return substitute(pool, opinion.lower(expressions), images)

    def times(rows: Sequence[Node], vector: Sequence[Node]) -> list[Node]:
        return [total([rows[n * i + j] * vector[j] for j in range(n)]) for i in range(n)]

    def total(terms: Sequence[Node]) -> Node:
        found = pool.constant(0.0)
        for term in terms:
            found = found + term
        return found

    M = list(equations.M.flat())
    before = times(opinion.lower(M), given["qd"])
    after = times(at(M, [*given["q_next"], *given["qd_next"]]), given["qd_next"])
    C = at(list((equations.coriolis + equations.coriolis.T).flat()), middle)
    model = [x + y for x, y in zip(times(C, middle[n:]), times(at(M, middle), given["qdd"]), strict=True)]
    found = []
    for k in range(n):
        residual, gain = pool.input("residual", k), pool.input("gain", k)
        external = (after[k] - before[k]) / dt - model[k]
        share = pool.constant(1.0) - pool.make("exp", (-(gain * dt),))
        found.append(residual + share * (external - residual))
    return (tuple(found),)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """By momenta of composite bodies, and Newton and Euler's recursion in the middle, each a function of its own."""
    algebra, n, quantities = opinion.algebra, len(opinion.q), opinion.quantities
    arguments = {argument.name: argument for argument in signature.inputs}
    state = [arguments[name] for name in ("q", "qd")]
    tail = [arguments[name] for name in ("inputs", "t") if name in arguments]
    momentum = opinion.helper("momentum_at", [*state, *tail], quantities.momentum)
    gained = opinion.helper(
        "momentum_gained", [*state, arguments["qdd"], *tail], quantities.momentum_gained(opinion.qdd)
    )
    names = ("q_next", "qd_next", "residual", "gain")
    q_next, qd_next, residual, gain = (opinion.vector(name, n) for name in names)
    (dt,) = opinion.vector("dt", 1)
    half, one = algebra.constant(0.5), algebra.one
    held = [*opinion.inputs, *([opinion.t] if "t" in arguments else [])]
    pairs = (*zip(opinion.q, q_next, strict=True), *zip(opinion.qd, qd_next, strict=True))
    middle = [half * (x + y) for x, y in pairs]
    before, after = momentum([*opinion.q, *opinion.qd, *held]), momentum([*q_next, *qd_next, *held])
    model = gained([*middle, *opinion.qdd, *held])
    rate = one / dt
    found = []
    for k in range(n):
        external = rate * (after[k] - before[k]) - model[k]
        share = one - algebra.function("exp", (-(gain[k] * dt),))
        found.append(residual[k] + share * (external - residual[k]))
    return (found,)


CARD = Card(
    "momentum_observer",
    declare,
    definition,
    fast,
    "joint",
    method="momenta of composite bodies, and Newton and Euler's recursion in the middle of the step",
    asked=True,
)

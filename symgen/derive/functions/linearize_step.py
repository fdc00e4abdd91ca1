"""One step of the smooth forward dynamics, and its exact derivative: a linear system in discrete time.

    (q, qd)_next = Phi(q, qd, tau, dt),   A = dPhi/d(q, qd),   B = dPhi/d tau

Phi is one classical Runge-Kutta step of order 4 under held forces and inputs, while the time goes on. The definition
carries the derivative X of the state by (q, qd, tau) from stage to stage, dX/dt = A_c X + B_c, with the linearisation
in continuous time (A_c, B_c) at the stage's state.

Source: the chain rule. The fast form leaves out the structural zeros: `symgen.derive.recursive.linear_step`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import RATES, Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.linearize import CARD as LINEARIZE

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.program.function import Argument, Function
    from symgen.program.nodes import Node

__all__ = ["CARD"]

PLACES = (0.0, 0.5, 0.5, 1.0)
"""Places of the stages in the step."""


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.tau, a.dt),
        (
            Result("q_next", (a.n,), a.q.doc, a.q.unit),
            Result("qd_next", (a.n,), RATES, a.qd.unit),
            Result("A", (2 * a.n, 2 * a.n), "d(q_next, qd_next)/d(q, qd)"),
            Result("B", (2 * a.n, a.m), f"d(q_next, qd_next)/d tau, {a.columns}"),
        ),
        "One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The textbook's chain rule on whole states, without use of the structure of A and B."""
    from symgen.program.function import input_nodes

    pool, n, m = opinion.pool, opinion.equations.n, len(opinion.equations.mechanism.actuated)
    tail = tuple(argument for argument in signature.inputs if argument.name in ("inputs", "t"))
    stage = _stage(opinion, signature, tail)
    opinion.helpers.append(stage)
    dt = pool.input("dt", 0)
    start = [pool.input(name, k) for name in ("q", "qd") for k in range(n)]
    held = [pool.input("tau", k) for k in range(n)]
    columns = range(2 * n + m)
    slope, X = start, [[pool.constant(0.0)] * len(columns) for _ in start]
    rates: list[list[Node]] = []
    slopes: list[list[list[Node]]] = []
    for place in PLACES:
        length = dt * place
        state = [x + length * rate for x, rate in zip(start, slope, strict=True)] if rates else start
        args = [*state, *held]
        for argument in tail:
            args += [x + length if argument.name == "t" else x for x in input_nodes(pool, argument)]
        found = list(pool.call(stage, args))
        qdd, A, B = found[:n], found[n : n + 4 * n * n], found[n + 4 * n * n :]
        slope = [*state[n:], *qdd]
        reached = [
            [pool.constant(float(i == x)) + (length * X[i][x] if rates else 0.0) for x in columns] for i in range(2 * n)
        ]
        X = [[B[m * i + x - 2 * n] if x >= 2 * n else pool.constant(0.0) for x in columns] for i in range(2 * n)]
        for i in range(2 * n):
            for x in columns:
                for k in range(2 * n):
                    X[i][x] = X[i][x] + A[2 * n * i + k] * reached[k][x]
        rates.append(slope)
        slopes.append(X)
    end = [x + dt * _mean([rate[i] for rate in rates]) for i, x in enumerate(start)]
    moved = [
        [pool.constant(float(i == x)) + dt * _mean([slope[i][x] for slope in slopes]) for x in columns]
        for i in range(2 * n)
    ]
    return (
        tuple(end[:n]),
        tuple(end[n:]),
        tuple(node for row in moved for node in row[: 2 * n]),
        tuple(node for row in moved for node in row[2 * n :]),
    )


def _stage(opinion: Definition, signature: Signature, tail: tuple[Argument, ...]) -> Function:
    """Accelerations and their linearisation, as a function of q, qd, tau."""
    from symgen.program.function import Argument, Function, Output

    n, m = opinion.equations.n, len(opinion.equations.mechanism.actuated)
    blocks = (opinion.forward_dynamics(), *LINEARIZE.definition(opinion, signature))
    shapes = zip(("qdd", "A", "B"), ((n,), (2 * n, 2 * n), (2 * n, m)), blocks, strict=True)
    vectors = [Argument(name, (n,)) for name in ("q", "qd", "tau")]
    outputs = tuple(Output(*output) for output in shapes)
    doc = "Accelerations and their linearisation."
    return Function("definition_stage", (*vectors, *tail), outputs, doc, internal=True)


def _mean(stages: Sequence[Node]) -> Node:
    """The mean of the four stages of a Runge-Kutta step."""
    first, second, third, fourth = stages
    return (first + 2.0 * second + 2.0 * third + fourth) / 6.0


CARD = Card(
    "linearize_step",
    declare,
    definition,
    lambda w, signature: w.linearize_step(signature),
    "solution",
    "linearize",
    most=100,
    method="the chain rule over the stages of a Runge-Kutta step",
)
"""On request above 100 outputs: those of a step cost four times the operations of other outputs and more."""

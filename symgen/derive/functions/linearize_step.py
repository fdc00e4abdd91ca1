"""One step of the smooth forward dynamics, and its exact derivative: a linear system in discrete time.

    (q, qd)_next = Phi(q, qd, tau, dt),   A = dPhi/d(q, qd),   B = dPhi/d tau

Phi is one classical Runge-Kutta step of order 4 under held forces and inputs, while the time goes on. The definition
carries the derivative X of the state by (q, qd, tau) from stage to stage, dX/dt = A_c X + B_c, with the linearisation
in continuous time (A_c, B_c) at the stage's state. Deflections of bristles are part of the state: (q, qd, z).

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
    from symgen.describe.mechanism import Mechanism
    from symgen.program.function import Argument, Function
    from symgen.program.nodes import Node, Pool

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
            *((Result("states_next", (a.states,), "deflections of bristles"),) if a.states else ()),
            Result(
                "A",
                (a.order, a.order),
                f"derivative of the next state by the state {a.state}" if a.states else "d(q_next, qd_next)/d(q, qd)",
            ),
            Result("B", (a.order, a.m), f"d(q_next, qd_next)/d tau, {a.columns}"),
        ),
        "One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The textbook's chain rule on whole states, without use of the structure of A and B."""
    pool, mechanism = opinion.pool, opinion.equations.mechanism
    blocks = (opinion.forward_dynamics(), opinion.state_rates(), *LINEARIZE.definition(opinion, signature))
    stage = stage_function(mechanism, signature, blocks, "definition_stage")
    opinion.helpers.append(stage)
    return chain_rule(pool, mechanism, signature, stage)


def stage_function(
    mechanism: Mechanism, signature: Signature, blocks: Sequence[tuple[Node, ...]], name: str
) -> Function:
    """Accelerations, rates of states and their linearisation, as a function of q, qd, tau."""
    from symgen.program.function import Argument, Function, Output

    n, m, s = mechanism.nv, len(mechanism.actuated), len(mechanism.states)
    size = 2 * n + s
    shapes: tuple[tuple[int, ...], ...] = ((n,), (s,), (size, size), (size, m))
    named = zip(("qdd", "rates", "A", "B"), shapes, blocks, strict=True)
    outputs = tuple(Output(name, shape, block) for name, shape, block in named if shape != (0,))
    vectors = [Argument(argument, (n,)) for argument in ("q", "qd", "tau")]
    doc = "Accelerations and their linearisation."
    return Function(name, (*vectors, *_tail(signature)), outputs, doc, internal=True)


def chain_rule(pool: Pool, mechanism: Mechanism, signature: Signature, stage: Function) -> Flat:
    """q, qd and states after the step, A and B, from calls of the stage."""
    from symgen.program.function import input_nodes

    n, m, s = mechanism.nv, len(mechanism.actuated), len(mechanism.states)
    size, places = 2 * n + s, mechanism.state_places
    dt = pool.input("dt", 0)
    start = [pool.input(name, k) for name in ("q", "qd") for k in range(n)]
    start += [pool.input("inputs", k) for k in places]
    held = [pool.input("tau", k) for k in range(n)]
    columns = range(size + m)
    slope, X = start, [[pool.constant(0.0)] * len(columns) for _ in start]
    rates: list[list[Node]] = []
    slopes: list[list[list[Node]]] = []
    for place in PLACES:
        length = dt * place
        state = [x + length * rate for x, rate in zip(start, slope, strict=True)] if rates else start
        args = [*state[: 2 * n], *held]
        for argument in _tail(signature):
            args += [x + length if argument.name == "t" else x for x in input_nodes(pool, argument)]
            if argument.name == "inputs" and s:
                args[-s:] = state[2 * n :]
        found = list(pool.call(stage, args))
        derived, A, B = found[: n + s], found[n + s : n + s + size * size], found[n + s + size * size :]
        slope = [*state[n : 2 * n], *derived]
        reached = [
            [pool.constant(float(i == x)) + (length * X[i][x] if rates else 0.0) for x in columns] for i in range(size)
        ]
        X = [[B[m * i + x - size] if x >= size else pool.constant(0.0) for x in columns] for i in range(size)]
        for i in range(size):
            for x in columns:
                for k in range(size):
                    X[i][x] = X[i][x] + A[size * i + k] * reached[k][x]
        rates.append(slope)
        slopes.append(X)
    end = [x + dt * _mean([rate[i] for rate in rates]) for i, x in enumerate(start)]
    moved = [
        [pool.constant(float(i == x)) + dt * _mean([slope[i][x] for slope in slopes]) for x in columns]
        for i in range(size)
    ]
    return (
        tuple(end[:n]),
        tuple(end[n : 2 * n]),
        *((tuple(end[2 * n :]),) if s else ()),
        tuple(node for row in moved for node in row[:size]),
        tuple(node for row in moved for node in row[size:]),
    )


def _tail(signature: Signature) -> tuple[Argument, ...]:
    """`inputs` and `t`, where the chain has them."""
    return tuple(argument for argument in signature.inputs if argument.name in ("inputs", "t"))


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

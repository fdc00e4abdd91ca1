"""Inverse kinematics of a planar two-link point as a Program: `Call` and `Iterate` without any mechanics around them.

`step` is a loop body: carried `q`, context `target`; one damped Newton step, a `call` of the internal function
`kinematics` for the point and its Jacobian, and `done` when the point is near enough. `inverse_kinematics` iterates it
and reports whether it got there. Stands alone (it imports `symgen.program` only), so that every target's tests use it.
"""

from __future__ import annotations

import math

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import BOOLEAN, Pool

LENGTHS = (0.4, 0.3)
BOUND = 50
TOLERANCE = 1e-10
DAMPING = 1e-6


def iteration_program(bound: int = BOUND, tolerance: float = TOLERANCE) -> Program:
    """The program: public `inverse_kinematics(q[2], target[2]) -> q_solution[2], found` and `position(q[2]) -> x[2]`.

    Run-time parameters are the lengths `L1`, `L2`. For float32 choose a tolerance about 1e-5.
    """
    pool = Pool()
    q_argument = Argument("q", (2,), doc="joint angles", unit="rad")
    target_argument = Argument("target", (2,), doc="wanted position", unit="m")
    q = input_nodes(pool, q_argument)
    target = input_nodes(pool, target_argument)
    l1, l2 = pool.parameter("L1"), pool.parameter("L2")

    s1, c1 = pool.sin(q[0]), pool.cos(q[0])
    s12, c12 = pool.sin(q[0] + q[1]), pool.cos(q[0] + q[1])
    x, y = l1 * c1 + l2 * c12, l1 * s1 + l2 * s12
    jacobian = (-y, -(l2 * s12), x, l2 * c12)
    kinematics = Function(
        "kinematics", (q_argument,), (Output("x", (2,), (x, y)), Output("J", (2, 2), jacobian)), internal=True
    )
    position = Function(
        "position", (q_argument,), (Output("x", (2,), (x, y), "position", "m"),), "Position of the tip."
    )

    px, py, a, b, c, d = pool.call(kinematics, q)
    ex, ey = target[0] - px, target[1] - py
    # dq = J' (J J' + damping I)^-1 e
    m11, m12, m22 = a * a + b * b + DAMPING, a * c + b * d, c * c + d * d + DAMPING
    determinant = m11 * m22 - m12 * m12
    u, v = (m22 * ex - m12 * ey) / determinant, (m11 * ey - m12 * ex) / determinant
    new = (q[0] + (a * u + c * v), q[1] + (b * u + d * v))
    done = pool.make("lt", (ex * ex + ey * ey, pool.constant(tolerance * tolerance)))
    step = Function(
        "newton_step",
        (q_argument, target_argument),
        (Output("q", (2,), new), Output("done", (), (done,))),
        "One damped Newton step.",
        internal=True,
    )

    *solution, found = pool.iterate(step, bound, q, target)
    assert found.type == BOOLEAN
    inverse = Function(
        "inverse_kinematics",
        (q_argument, target_argument),
        (Output("q_solution", (2,), tuple(solution), "joint angles", "rad"), Output("found", (), (found,))),
        "Joint angles that bring the tip to the target, by damped Newton iteration from q.",
    )
    return Program(
        name="iteration_example",
        functions=(kinematics, step, position, inverse),
        parameters=(RuntimeParameter("L1", LENGTHS[0], "m"), RuntimeParameter("L2", LENGTHS[1], "m")),
        pool=pool,
        q_names=("shoulder", "elbow"),
        doc="Inverse kinematics of a planar two-link arm.",
    )


def expected_position(q: tuple[float, float], lengths: tuple[float, float] = LENGTHS) -> tuple[float, float]:
    """The position in plain floats."""
    l1, l2 = lengths
    return (
        l1 * math.cos(q[0]) + l2 * math.cos(q[0] + q[1]),
        l1 * math.sin(q[0]) + l2 * math.sin(q[0] + q[1]),
    )


START = (0.3, 0.8)
REACHABLE = ((0.5, 0.2), (0.1, 0.6), (-0.3, 0.4), (0.2, -0.5))
UNREACHABLE = ((2.0, 0.0), (0.0, -1.5))
"""Targets outside the arm's reach: the bound is reached first and `found` is false."""

"""Derivatives of the stages of a fixed step in which nothing happens, in given modes of the joints.

    stage_slopes   accelerations qdd, and dqdd/d(q, qd, tau, inputs, p), a row per joint
    given_slopes   coordinate and rate of each joint whose motion is given, `since` after t, and their derivatives
                   by inputs and p

In held modes a step is one of Runge and Kutta. With the derivatives of its stages, that of the step costs products of
matrices; a sweep through all its operations costs the step again for every column. Accelerations are an implicit
function, as in `symgen.derive.sensitivity.motion`.

Source: Hairer, Norsett and Wanner 1993, section II.6: the derivative of a Runge-Kutta step is that method, applied to
the variational equations.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.fast import Writer
from symgen.derive.friction.stages import reals
from symgen.derive.functions import signatures
from symgen.derive.optimal_control.motion import held_motion
from symgen.derive.program import chain_program
from symgen.program.differentiate import jacobian
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Node

__all__ = ["GIVEN", "STAGE", "stage_program"]

STAGE, GIVEN = "stage_slopes", "given_slopes"


def stage_program(writer: Writer, parameters: Sequence[str]) -> Program:
    """The Program of both functions; the second one where some joint's motion is given.

    Args:
        writer: of a chain with friction or stops; its plans hold `motion.FORMULATIONS`.
        parameters: names of the run-time parameters among the variables.
    """
    functions = [_stage(writer, parameters)]
    if writer.mechanism.given:
        functions.append(_given(writer, parameters))
    return chain_program(writer.mechanism, writer.pool, (*writer.friction.helpers, *writer.helpers, *functions))


def _stage(writer: Writer, parameters: Sequence[str]) -> Function:
    moving, known = held_motion(writer), signatures(writer.mechanism)["friction_dynamics"]
    variables = [x.x for x in (*writer.q, *writer.qd, *writer.tau, *writer.inputs)]
    variables += [writer.pool.parameter(name) for name in parameters]
    values, rows = moving.result(), moving.jacobian(variables)
    outputs = (
        Output("qdd", (len(values),), tuple(values), "accelerations"),
        Output(
            "slopes", (len(rows), len(variables)), tuple(x for row in rows for x in row),
            "their derivatives by q, qd, tau, inputs and parameters",
        ),
    )  # fmt: skip
    return Function(STAGE, known.inputs, outputs, "Accelerations in given modes, and their derivatives.")


def _given(writer: Writer, parameters: Sequence[str]) -> Function:
    pool, parts, zero = writer.pool, writer.friction, writer.algebra.zero
    since, nothing = Argument("since", doc="time after t"), [zero] * len(writer.q)
    q, qd = parts.given(parts.held, nothing, nothing, writer.algebra.scalar(pool.input("since", 0)))
    values = reals([x for i in sorted(writer.mechanism.given) for x in (q[i], qd[i])])
    variables: list[Node] = [x.x for x in writer.inputs] + [pool.parameter(name) for name in parameters]
    rows = jacobian(pool, values, variables)
    tail = [a for a in signatures(writer.mechanism)["friction_dynamics"].inputs if a.name in ("inputs", "t")]
    outputs = (
        Output("given", (len(values),), tuple(values), "coordinate and rate of each joint"),
        Output(
            "slopes", (len(values), len(variables)), tuple(x for row in rows for x in row),
            "their derivatives by inputs and parameters",
        ),
    )  # fmt: skip
    return Function(GIVEN, (since, *tail), outputs, "Motion of joints whose motion is given, and its derivatives.")

"""Derivatives that sensitivities of a motion are made of, in given modes of the joints.

    motion_slopes      dqdd/d(q, qd, tau, inputs, p), a row per joint; of joints that stick zero
    impact_slopes      d(M step)/d(q, inputs, p) for a jump of the rates, and M itself
    follower_slopes    of joints with stops that follow others: derivatives along a direction of their places, of their
                       influence coefficients g, and of their accelerations g qdd + qd' h qd at given qdd
    drive_slopes       of forces of the drives of joints whose motion is given: derivatives along a direction of (q, qd,
                       qdd of free joints, inputs, t, p)
    switching_along    derivatives of all switching functions along one direction of (q, qd, tau, inputs, t, p)

Between events, with y = (q, qd) and S = dy/dp, the variational equations are S' = f_y S + f_p; at an event, where the
switching function g is zero, dt/dp = -(g_y S + g_p)/(g_y f + g_t). The accelerations are an implicit function, so that
solves, loops and decisions are not differentiated (`symgen.derive.optimal_control.motion`). Switching functions are
needed at events alone, and one sweep along a direction is a third of the code of their Jacobian.

Source: Hiskens and Pai 2000, "Trajectory sensitivity analysis of hybrid systems", eqs. (21) to (31).
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.fast import Writer
from symgen.derive.friction.gradients import implicit_results, motion_rows
from symgen.derive.friction.switching import switching_values
from symgen.derive.functions import signatures
from symgen.derive.functions.switching_functions import written_conditions
from symgen.derive.optimal_control.implicit import Matrix
from symgen.derive.optimal_control.motion import held_motion
from symgen.derive.program import chain_program
from symgen.describe.traits import decides, rubs
from symgen.program.differentiate import directional, jacobian
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import MODE, Node
from symgen.program.rewrite import substitute

__all__ = ["ALONG", "DRIVES", "FOLLOWERS", "FORMULATIONS", "IMPACT", "MOTION", "motion_program"]

FORMULATIONS = ("linearize", "forward_dynamics", "drive_forces")
"""The functions whose formulations are followed."""

MOTION, ALONG, IMPACT, FOLLOWERS = "motion_slopes", "switching_along", "impact_slopes", "follower_slopes"
DRIVES = "drive_slopes"


def motion_program(writer: Writer, parameters: Sequence[str], watched: bool) -> Program:
    """The Program of the derivatives.

    Args:
        writer: of the chain; its plans hold `FORMULATIONS`.
        parameters: names of the run-time parameters among the variables.
        watched: whether switching functions are wanted, too.
    """
    functions = [_motion(writer, parameters)]
    if any(joint.stop is not None for joint in writer.mechanism.joints):
        functions.append(_impact(writer, parameters))
    own = writer.mechanism.q_names
    following = [k for k, j in enumerate(writer.mechanism.joints) if j.stop is not None and j.name not in own]
    if following:
        functions.append(_followers(writer, following, parameters))
    if writer.mechanism.given:
        functions.append(_drives(writer, parameters))
    if watched:
        functions.append(_along(writer, parameters))
    solving = "friction_dynamics" in signatures(writer.mechanism)
    helpers = writer.friction.helpers if solving else ()
    return chain_program(writer.mechanism, writer.pool, (*helpers, *writer.helpers, *functions))


def _motion(writer: Writer, parameters: Sequence[str]) -> Function:
    pool, table = writer.pool, signatures(writer.mechanism)
    known = table.get("friction_dynamics", table["forward_dynamics"])
    variables = [x.x for x in (*writer.q, *writer.qd, *writer.tau, *writer.inputs)]
    variables += [pool.parameter(name) for name in parameters]
    rows = _shared_slopes(writer, variables) or held_motion(writer).jacobian(variables)
    slopes = Output(
        "slopes",
        (len(rows), len(variables)),
        tuple(x for row in rows for x in row),
        "derivatives of accelerations by q, qd, tau, inputs and parameters",
    )
    return Function(MOTION, known.inputs, (slopes,), "Derivatives of accelerations in given modes.")


def _shared_slopes(writer: Writer, variables: Sequence[Node]) -> Matrix:
    """The derivatives where loads depend on single forces at rest whose sums alone may be known; elsewhere none.

    Those are shared by a finite algorithm, which is differentiated; `held_motion` has no equation for it.
    """
    if not rubs(writer.mechanism.chain):
        return []
    parts = writer.friction
    found = parts.problem()
    if all(member is None for member in found.problem.members):
        return []
    motion = parts.quick_motion(found, parts.flags("mode", MODE), "external_loads")
    return motion_rows(parts, found, motion, lambda own, at, moved: own.accelerations(at, moved), variables, "slopes")


def _impact(writer: Writer, parameters: Sequence[str]) -> Function:
    """Derivatives of M step by q, inputs and parameters, a row per joint, and behind them those by the step: M."""
    pool, n = writer.pool, len(writer.q)
    signature = signatures(writer.mechanism)["mass_matrix"]
    M = writer.differentiable(writer.plans["linearize"]).M
    step = Argument("step", (n,), doc="of the joint rates")
    steps = [writer.algebra.scalar(pool.input("step", k)) for k in range(n)]
    total = [sum((a * b for a, b in zip(row, steps, strict=True)), writer.algebra.zero).x for row in M]
    variables = [x.x for x in (*writer.q, *writer.inputs)] + [pool.parameter(name) for name in parameters]
    rows = jacobian(pool, total, [*variables, *(x.x for x in steps)])
    slopes = Output("impact", (n, len(variables) + n), tuple(x for row in rows for x in row), "derivatives of M step")
    before, tail = signature.inputs[:1], signature.inputs[1:]
    return Function(IMPACT, (*before, step, *tail), (slopes,), "Derivatives of the momentum that an impact takes.")


def _followers(writer: Writer, joints: Sequence[int], parameters: Sequence[str]) -> Function:
    """Derivatives of place, influence coefficients and acceleration of each of these joints, one after the other."""
    pool, algebra, motion, n = writer.pool, writer.algebra, writer.quantities.motion, len(writer.q)
    signature = signatures(writer.mechanism)["coordinates"]
    given = Argument("qdd", (n,), doc="accelerations of the coordinates")
    qdd = [algebra.scalar(pool.input("qdd", k)) for k in range(n)]
    values: list[Node] = []
    for joint in joints:
        row = [motion.first[joint].get(k, algebra.zero) for k in range(n)]
        total = sum((g * a for g, a in zip(row, qdd, strict=True)), algebra.zero)
        for (k, i), h in motion.second[joint].items():
            both = h * (writer.qd[k] * writer.qd[i])
            total = total + (both if k == i else both + both)
        values += [x.x for x in (motion.q[joint], *row, total)]
    variables: list[Node] = [x.x for x in (*writer.q, *writer.qd, *writer.inputs, writer.t)]
    variables += [pool.parameter(name) for name in parameters]
    direction = Argument("direction", (len(variables),), doc="of q, qd, inputs, t and parameters")
    slopes = directional(pool, values, variables, [pool.input("direction", k) for k in range(len(variables))])
    output = Output("along", (len(slopes),), tuple(slopes), "derivatives along the direction")
    before, tail = signature.inputs[:1], signature.inputs[1:]
    rates = Argument("qd", (n,))
    doc = "Derivatives of joints that follow others along a direction."
    return Function(FOLLOWERS, (*before, rates, given, direction, *tail), (output,), doc)


def _drives(writer: Writer, parameters: Sequence[str]) -> Function:
    """Derivatives of forces of drives; accelerations of joints whose motion is given are those of the motion."""
    pool, n, motion = writer.pool, len(writer.q), writer.quantities.motion
    signature = signatures(writer.mechanism)["drive_forces"]
    given = {pool.input("qdd", k).index: motion.given[k].x for k in range(n) if k not in motion.free}
    results = signature.card.fast(writer, signature)
    values = substitute(pool, [x for nodes in results for x in nodes_of(nodes)], given)
    qdd = [pool.input("qdd", k) for k in range(n)]
    variables: list[Node] = [x.x for x in (*writer.q, *writer.qd)] + qdd + [x.x for x in (*writer.inputs, writer.t)]
    variables += [pool.parameter(name) for name in parameters]
    direction = Argument("direction", (len(variables),), doc="of q, qd, qdd, inputs, t and parameters")
    slopes = directional(pool, values, variables, [pool.input("direction", k) for k in range(len(variables))])
    output = Output("along", (len(slopes),), tuple(slopes), "derivatives along the direction")
    before, tail = signature.inputs[:3], signature.inputs[3:]
    doc = "Derivatives of forces of drives along a direction."
    return Function(DRIVES, (*before, direction, *tail), (output,), doc)


def _along(writer: Writer, parameters: Sequence[str]) -> Function:
    """Derivatives of the values of all switching functions, one result after the other; the status has none."""
    pool = writer.pool
    signature = signatures(writer.mechanism)["switching_functions"]
    variables: list[Node] = [x.x for x in (*writer.q, *writer.qd, *writer.tau, *writer.inputs, writer.t)]
    variables += [pool.parameter(name) for name in parameters]
    direction = Argument("direction", (len(variables),), doc="of q, qd, tau, inputs, t and parameters")
    seeds = [pool.input("direction", k) for k in range(len(variables))]
    if decides(writer.mechanism.chain):
        slopes = implicit_results(writer.friction, switching_values, "held_switching").directional(variables, seeds)
    else:
        slopes = directional(pool, written_conditions(writer), variables, seeds)
    output = Output(
        "along", (len(slopes),), tuple(slopes), "derivatives of the switching functions along the direction"
    )
    tail = [argument for argument in signature.inputs if argument.name in ("inputs", "t")]
    before = [argument for argument in signature.inputs if argument.name not in ("inputs", "t")]
    doc = "Derivatives of switching functions along a direction."
    return Function(ALONG, (*before, direction, *tail), (output,), doc)

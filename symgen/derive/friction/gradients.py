"""Derivatives of a motion in given modes, and of what follows from it, by all that it depends on.

    u = Phi(y, u),   r = g(y, u),   dr/dy = g_y + g_u (1 - Phi_u)^-1 Phi_y

y are q, qd, tau, inputs, time and parameters, u the friction forces that loads depend on (`loaded`), r accelerations,
friction forces or switching functions. The search for u is not differentiated: its equation is, at the solution. What
rigid bodies leave undetermined at rest is shared by a finite algorithm (`shares`), through which the sweep goes.

A sliding joint has the derivatives of its mode's side. At v = 0, where |v| has none, they are those for s v -> 0+.

No derivative exists, and numbers are NaN,

    for all results      where the modes have no motion, or the search ended at its bound; where the load of a bearing
                         or drive of a sliding joint, or a condition of the chain, is exactly zero; where a joint stands
                         at its dead centre; where the law of a joint that begins to slide has an infinite slope
    for its own friction where a joint whose motion is given is at rest: its friction jumps there

Source: Griewank and Walther 2008, "Evaluating Derivatives", section 15.3, for implicit functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.branches import Branches, nodes_of
from symgen.derive.algebra.elimination import solve_general
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.coordinate_friction import varying_levels
from symgen.derive.friction.laws import friction_law
from symgen.derive.friction.load_law import Loaded, law
from symgen.derive.friction.mode_pattern import Motion, under_friction, undetermined, unloaded
from symgen.derive.friction.modes import group
from symgen.derive.friction.problem import FrictionProblem
from symgen.derive.friction.resistance import bearing_load
from symgen.derive.friction.runge_kutta import RungeKutta
from symgen.derive.friction.shared_loads import sharing
from symgen.derive.friction.status import motion_status
from symgen.derive.friction.switching import signed_loads, switching_ratios
from symgen.derive.optimal_control.implicit import Implicit, Matrix
from symgen.describe.conditions import chain_conditions
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.functions import LIMIT, NONE, NONFINITE
from symgen.program.nodes import MODE, Node
from symgen.program.rewrite import substitute

__all__ = ["Results", "implicit_results", "motion_gradients", "motion_rows"]

Results = Callable[[RungeKutta, FrictionProblem, Motion], Sequence[object]]
"""Real results of a motion, nested as they come."""

TINY = 1e-30
"""Rate at which laws are differentiated in place of zero; every number type holds it."""


def motion_gradients(
    parts: RungeKutta, results: Results, variables: Sequence[Node], name: str, own: Mapping[int, int] | None = None
) -> tuple[Matrix, Scalar]:
    """A row for each result, one after the other, and the status of the motion.

    Args:
        results: of a motion.
        variables: a column for each.
        name: prefix of the names of functions and loop bodies.
        own: rows of friction of joints whose motion is given, with their modes.
    """
    branches, mode = parts.branches, parts.flags("mode", MODE)
    found = parts.problem()
    motion = parts.given_motion(found, mode, name)
    status = parts.sound(motion_status(branches, found.problem, motion))
    sided = parts.problem(_sided(parts, found, mode))
    rows = motion_rows(parts, sided, motion, results, variables, name)
    corners = _corners(parts, found, motion, mode, status)
    nothing, masked = branches.sqrt(-(branches.one + status * status)).x, []
    for k, row in enumerate(rows):
        of_row = [branches.equal(found.rates[own[k]], branches.zero)] if own and k in own else []
        none = branches.any([*corners, *of_row])
        masked.append([x if x.op == "constant" else branches.pick(none, nothing, x) for x in row])
    return masked, status


def motion_rows(
    parts: RungeKutta, found: FrictionProblem, motion: Motion, results: Results, variables: Sequence[Node], name: str
) -> Matrix:
    """The rows of `motion_gradients` where derivatives exist; numbers of no meaning elsewhere.

    Args:
        found: at the rates of the laws.
        motion: at these or, where they differ by nothing, others.
    """
    moving = _moving(parts, found, motion, parts.flags("mode", MODE), name)
    return moving.implicit(nodes_of(list(results(parts, found, moving.motion)))).jacobian(variables)


def implicit_results(parts: RungeKutta, results: Results, name: str) -> Implicit:
    """Results of the motion in given modes, as an implicit function by friction that loads depend on."""
    mode, found = parts.flags("mode", MODE), parts.problem()
    sided = parts.problem(_sided(parts, found, mode))
    moving = _moving(parts, sided, parts.given_motion(found, mode, name), mode, name)
    return moving.implicit(nodes_of(list(results(parts, sided, moving.motion))))


@dataclass(frozen=True)
class _Moving:
    """A motion over leaves for the friction that loads depend on.

    Attributes:
        leaves: u.
        solution: their values.
        residual: u - Phi(u).
        slopes: 1 - Phi_u at the solution.
        motion: over the leaves.
    """

    branches: Branches
    leaves: tuple[Node, ...]
    solution: tuple[Node, ...]
    residual: tuple[Node, ...]
    slopes: tuple[tuple[Scalar, ...], ...]
    motion: Motion

    def implicit(self, outputs: Sequence[Node]) -> Implicit:
        """Outputs over the leaves as a function of everything else."""
        pool = self.branches.pool

        def solve(columns: Matrix, transposed: bool) -> Matrix:
            matrix = tuple(zip(*self.slopes, strict=True)) if transposed else self.slopes
            rights = [[self.branches.algebra.scalar(x) for x in column] for column in columns]
            return [nodes_of(solve_general(self.branches, matrix, right) if right else []) for right in rights]

        return Implicit(pool, self.leaves, self.solution, self.residual, tuple(outputs), solve)


def _moving(parts: RungeKutta, found: FrictionProblem, motion: Motion, mode: Sequence[Node], name: str) -> _Moving:
    branches, problem, pool = parts.branches, found.problem, parts.algebra.pool
    held = parts.held_joints(found, [branches.is_mode(x, 0) for x in mode])
    free = unloaded(branches, problem, held, [branches.sign(mode[i]) for i in found.joints])
    leaves = tuple(pool.input("felt", k) for k in range(len(motion.u)))
    u, solution = [parts.algebra.scalar(x) for x in leaves], tuple(nodes_of(list(motion.u)))
    laws: tuple[Loaded, ...] = free.loaded
    if free.rests and laws:
        asks = undetermined(branches, free.factor)
        laws = sharing(branches, u, laws, problem.mobility, free.rests, asks, f"{name}_slopes")
    forces, slopes = law(branches, laws, u, slopes=True)
    qdd, f = under_friction(branches, problem, free, u, f"{name}_slopes")
    residual = nodes_of([a - b for a, b in zip(u, forces, strict=True)])
    whole = [
        [(branches.one if i == k else branches.zero) - x for k, x in enumerate(row)] for i, row in enumerate(slopes)
    ]
    known = {leaf.index: node for leaf, node in zip(leaves, solution, strict=True)}
    at = tuple(tuple(parts.algebra.scalar(x) for x in substitute(pool, nodes_of(row), known)) for row in whole)
    return _Moving(branches, leaves, solution, tuple(residual), at, replace(motion, qdd=qdd, f=f, u=tuple(u)))


def _sided(parts: RungeKutta, found: FrictionProblem, mode: Sequence[Node]) -> list[Scalar]:
    """Rates of the laws, those of sliding joints whose levels vary with the rate beside zero on their mode's side."""
    branches, rates = parts.branches, parts.rates_at(found, parts.vector("qd"), rests=False)
    for i in found.joints:
        if varying_levels(parts.mechanism, i, branches, found.smooth) is not None:
            beside = branches.algebra.constant(TINY) * branches.sign(mode[i])
            rests = branches.equal(found.rates[i], branches.zero)
            rates[i] = rates[i] + branches.where(rests, beside, branches.zero)
    return rates


def _corners(
    parts: RungeKutta, found: FrictionProblem, motion: Motion, mode: Sequence[Node], status: Scalar
) -> list[Node]:
    """Conditions under which no result has derivatives."""
    branches, values, zero = parts.branches, found.smooth.values, parts.branches.zero
    corners = []
    if found.problem.loaded:
        corners += [branches.equal(status, parts.algebra.constant(float(x))) for x in (NONE, LIMIT, NONFINITE)]
    for joint, i in zip(found.problem.rubbing, found.joints, strict=True):
        loads = list(signed_loads(parts, joint, mode[i], motion.qdd, motion.f[joint.place]).values())
        loads += [bearing_load(branches, (bearing,), motion.qdd) for bearing in joint.bearings if len(bearing) > 1]
        ends = [branches.equal(load, zero) for load in loads]
        steep = _steep(parts, found, i)
        if steep is not branches.false:
            ends.append(branches.all((branches.equal(found.rates[i], zero), steep)))
        slides = branches.no(branches.is_mode(mode[i], 0))
        corners += [branches.all((slides, end)) for end in ends]
    corners += [branches.equal(values(c.difference), zero) for c in chain_conditions(parts.mechanism.chain)]
    corners += [branches.equal(x, zero) for row in switching_ratios(parts, found) for x in row if x is not branches.one]
    return [corner for corner in corners if corner is not branches.false]


def _steep(parts: RungeKutta, found: FrictionProblem, position: int) -> Node:
    """Condition that the level of a joint changes infinitely fast with its rate at rest."""
    branches, values, steep = parts.branches, found.smooth.values, []
    for joint, _, _ in group(parts.mechanism, position, found.smooth):
        ways = () if joint.friction is None else (friction_law(joint.friction, values, x) for x in (FORWARD, BACKWARD))
        for own in ways:
            if own.curve is not None:
                steep.append(branches.no(branches.finite([own.curve.slope(branches.zero)])))
            elif own.velocity is not None:
                steep.append(branches.less(own.exponent, branches.one))
    return branches.any(steep)

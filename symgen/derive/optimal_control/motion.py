"""The accelerations of a chain as an implicit function: smooth, and in given modes of joints with friction.

Smooth, over the free joints, those whose motion is not given:

    R = ID(q, qd, qdd) - tau

With friction f, for joints that slide in their modes s; rows and columns of joints that stick take no part:

    R = ID(q, qd, qdd) + f(q, qd, qdd, s) - tau

f is the law with its levels, bearings' loads and losses of drives at the accelerations of the solution, so that
derivatives hold for the signs of loads there.

Source: Dupont 1993, eqs. (10) and (28); the law: `symgen.derive.friction.mode_pattern`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import factor_held, solve_general
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.fast import Writer
from symgen.derive.friction.mode_pattern import sliding_force
from symgen.derive.friction.problem import rubbing_joint, shared_places
from symgen.derive.optimal_control.implicit import Implicit, Matrix
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.ltdl import solve_symmetric
from symgen.errors import DerivationError
from symgen.program.differentiate import jacobian
from symgen.program.nodes import MODE, Node
from symgen.program.rewrite import substitute

__all__ = ["Motion", "motion", "sliding_motions"]


@dataclass(frozen=True)
class Motion:
    """Accelerations of all joints, g = qdd (n,), over leaves of `x`, `u` and, with friction, `mode`.

    Attributes:
        function: of the accelerations of the free joints.
        free: their positions.
        held: per joint whether it sticks; None without friction.
    """

    function: Implicit
    free: tuple[int, ...]
    held: tuple[Node, ...] | None = None


def motion(writer: Writer) -> Motion:
    """The smooth motion; the writer's plans hold those of `linearize` and `forward_dynamics`."""
    plans, tau = writer.plans, _tau(writer)
    form = writer.differentiable(plans["linearize"])
    free, unknowns, qdd = _unknowns(writer)
    forces = form.inverse_dynamics(qdd)
    residual = [(forces[i] - tau[i]).x for i in free]
    accelerations = writer.form(plans["forward_dynamics"]).forward_dynamics(tau)
    solver = _Symmetric(writer, form, free)
    found = _renamed(writer, unknowns, [accelerations[i].x for i in free], residual, [x.x for x in qdd], solver)
    return Motion(found, free)


def sliding_motions(writer: Writer) -> tuple[Motion, Motion]:
    """Accelerations in given modes, and friction in given modes: g = qdd and g = f.

    The motion is that which Newton's method meets where loads leave several, as in the stages of fixed steps. Friction
    follows the law where joints slide; where they stick it is what holds them.
    """
    free, unknowns, qdd = _unknowns(writer)
    accelerations, residual, forces, held, solver = _friction(writer, free, qdd)
    moved = _renamed(writer, unknowns, accelerations, residual, [x.x for x in qdd], solver)
    met = _renamed(writer, unknowns, accelerations, residual, forces, solver)
    return Motion(moved, free, tuple(held)), Motion(met, free, tuple(held))


def _tau(writer: Writer) -> list[Scalar]:
    """Joint forces, zero where there is no actuator."""
    actuated, zero = writer.quantities.mechanism.actuated, writer.algebra.zero
    return [x if k in actuated else zero for k, x in enumerate(writer.tau)]


def _unknowns(writer: Writer) -> tuple[tuple[int, ...], tuple[Node, ...], list[Scalar]]:
    """Positions of the free joints, leaves for their accelerations, and the accelerations of all joints."""
    free = tuple(writer.quantities.motion.free)
    unknowns = tuple(writer.pool.input("acceleration", k) for k in range(len(free)))
    qdd = list(writer.quantities.motion.given)
    for leaf, i in zip(unknowns, free, strict=True):
        qdd[i] = writer.algebra.scalar(leaf)
    return free, unknowns, qdd


class _Symmetric:
    """Solves with M over the free joints."""

    def __init__(self, writer: Writer, form: Formulation, free: Sequence[int]) -> None:
        self.algebra, M = writer.algebra, form.M
        order = form.ordered(M, free)
        self.place = [free.index(i) for i in order]
        self.matrix = [[M[i][j] for j in order] for i in order]

    def __call__(self, columns: Matrix, transposed: bool) -> Matrix:
        right = [[self.algebra.scalar(column[k]) for k in self.place] for column in columns]
        found = solve_symmetric(self.matrix, right)
        return [[column[self.place.index(k)].x for k in range(len(self.place))] for column in found]


class _Sliding:
    """Solves with D = M + sum e_k c_k', rows and columns of joints that stick replaced by those of the unit matrix.

    c_k is the derivative of the friction of a load-dependent joint by the accelerations: a system of as many unknowns
    as there are such joints is solved beside that with M (Sherman, Morrison and Woodbury).
    """

    def __init__(
        self, branches: Branches, M: Sequence[Sequence[Scalar]], held: Sequence[Node], rows: dict[int, list[Scalar]]
    ) -> None:
        self.branches, self.rows = branches, rows
        self.factor = factor_held(branches, M, held)
        n, one, zero = len(M), branches.one, branches.zero
        where = branches.where
        self.rows = {k: [where(h, zero, c) for h, c in zip(held, row, strict=True)] for k, row in rows.items()}
        self.units = {k: [one if i == k else zero for i in range(n)] for k in rows}

    def __call__(self, columns: Matrix, transposed: bool) -> Matrix:
        return [self._solved(column, transposed) for column in columns]

    def _solved(self, column: Sequence[Node], transposed: bool) -> list[Node]:
        branches = self.branches
        plain = self.factor.solve(branches, [branches.algebra.scalar(x) for x in column])
        if not self.rows:
            return [x.x for x in plain]
        left, right = (self.units, self.rows) if transposed else (self.rows, self.units)
        spread = {k: self.factor.solve(branches, right[k]) for k in right}
        dot = self._dot
        matrix = [[dot(left[i], spread[j]) + (branches.one if i == j else branches.zero) for j in spread] for i in left]
        share = solve_general(branches, matrix, [dot(left[i], plain) for i in left])
        for part, k in zip(share, spread, strict=True):
            plain = [x - part * v for x, v in zip(plain, spread[k], strict=True)]
        return [x.x for x in plain]

    def _dot(self, a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
        return self.branches.sum([x * y for x, y in zip(a, b, strict=True)])


def _friction(
    writer: Writer, free: Sequence[int], qdd: Sequence[Scalar]
) -> tuple[list[Node], list[Node], list[Node], list[Node], _Sliding]:
    """Accelerations of the free joints, their residual, friction of all joints, which joints stick, and the solver."""
    parts, algebra, mechanism = writer.friction, writer.algebra, writer.mechanism
    several = shared_places(mechanism)
    if several:
        names = ", ".join(mechanism.names[place] for place in several)
        raise DerivationError(f"friction of joints that follow several coordinates has no derivatives yet: {names}")
    branches, tau = parts.branches, _tau(writer)
    unactuated = {x.x.index: y.x for x, y in zip(writer.tau, tau, strict=True) if x is not y}
    problem = parts.problem()
    mode = parts.flags("mode", MODE)
    solved = parts.accelerations(problem, parts.quick_motion(problem, mode, "external_loads"))
    smooth, drag = problem.smooth, dict(zip(free, problem.drag, strict=True))
    forces = writer.differentiable(writer.plans["linearize"]).inverse_dynamics(qdd)
    stuck = parts.held_joints(problem, [branches.is_mode(x, 0) for x in mode])
    residual, friction, rows = [], parts.known_forces(smooth, qdd), {}
    accelerations = [qdd[i].x for i in free]
    for place, i in enumerate(free):
        force = drag[i]
        if i in problem.joints:
            joint = rubbing_joint(mechanism, i, branches, smooth, writer.qd[i], tau[i])
            load = forces[i] if joint.rotor is None else forces[i] - joint.rotor.at(qdd)
            force = sliding_force(branches, joint, branches.sign(mode[i]), qdd, load)
            if joint.loaded:
                (row,) = jacobian(writer.pool, [force.x], accelerations)
                rows[place] = [algebra.scalar(x) for x in row]
        residual.append((forces[i] + force - tau[i]).x)
        friction[i] = tau[i] - forces[i]
    known = [solved[i].x for i in free]
    at = {leaf.index: value for leaf, value in zip(accelerations, known, strict=True)}
    loads = {k: [algebra.scalar(x) for x in substitute(writer.pool, [c.x for c in row], at)] for k, row in rows.items()}
    solver = _Sliding(branches, problem.problem.M, stuck, loads)
    known, residual = (substitute(writer.pool, nodes, unactuated) for nodes in (known, residual))
    held = [branches.false] * len(writer.q)
    for place, i in enumerate(free):
        held[i] = stuck[place]
    return known, residual, [x.x for x in friction], held, solver


def _renamed(
    writer: Writer,
    unknowns: tuple[Node, ...],
    values: Sequence[Node],
    residual: Sequence[Node],
    outputs: Sequence[Node],
    solver: _Symmetric | _Sliding,
) -> Implicit:
    """The function over the leaves `x` = (q, qd), `u` (a force per actuated joint), and modes as real numbers."""
    pool, n = writer.pool, len(writer.q)
    images = {node.x.index: pool.input("x", k) for k, node in enumerate((*writer.q, *writer.qd))}
    images |= {x.x.index: pool.constant(0.0) for x in writer.tau}
    images |= {writer.tau[i].x.index: pool.input("u", k) for k, i in enumerate(writer.quantities.mechanism.actuated)}
    images |= {pool.input("mode", k, MODE).index: pool.make("mode_of", (pool.input("mode", k),)) for k in range(n)}

    def renamed(nodes: Sequence[Node]) -> tuple[Node, ...]:
        return tuple(substitute(pool, nodes, images))

    def solve(columns: Matrix, transposed: bool) -> Matrix:
        """The columns are in the new leaves already, which stay as they are."""
        found = solver(columns, transposed)
        flat = renamed([x for column in found for x in column])
        width = len(unknowns)
        return [list(flat[width * k : width * (k + 1)]) for k in range(len(found))]

    return Implicit(pool, unknowns, renamed(values), renamed(residual), renamed(outputs), solve)

"""The accelerations of a chain as an implicit function: smooth, and in given modes of joints with friction.

Smooth, over the free joints, those whose motion is not given:

    R = ID(q, qd, qdd) - tau

With friction f, for joints that slide in their modes s; rows and columns of joints that stick take no part:

    R = ID(q, qd, qdd) + f(q, qd, qdd, s) - tau

Joints that follow several coordinates have friction f_e along g_e; where they stick, forces phi hold them:

    R = ID(q, qd, qdd) + f + sum g_e f_e - tau,   f_e = phi_e,   g_e qdd + k_e = 0

In closed loops whose loads depend on friction, that of each joint, u_j, is an unknown with its own equation

    R_j = u_j - Phi_j(qdd, u),   f = sum ratio_j u_j

Phi as in `load_law`: the law of a joint that slides, its share of what holds its mode at rest. Where several modes rest
and share what single forces are not known of, no derivative is known while others slide: numbers are NaN.

f is the law with its levels, bearings' loads and losses of drives at the accelerations of the solution, so that
derivatives hold for the signs of loads there.

Source: Dupont 1993, eqs. (10) and (28); the law: `symgen.derive.friction.mode_pattern`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor, factor_held, solve_general
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.fast import Writer
from symgen.derive.friction.constrained import Constrained
from symgen.derive.friction.coordinate_friction import rubbing_joint
from symgen.derive.friction.load_law import Loaded
from symgen.derive.friction.load_law import law as load_law
from symgen.derive.friction.mode_pattern import Motion as FrictionMotion
from symgen.derive.friction.mode_pattern import undetermined
from symgen.derive.friction.modes import shared_places
from symgen.derive.friction.problem import FrictionProblem
from symgen.derive.friction.resistance import Rubbing, sliding_force
from symgen.derive.friction.runge_kutta import RungeKutta
from symgen.derive.friction.unknown_forces import known_members
from symgen.derive.optimal_control.implicit import Implicit, Matrix
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.ltdl import solve_symmetric
from symgen.describe.traits import rubs
from symgen.program.differentiate import jacobian
from symgen.program.nodes import MODE, Node
from symgen.program.rewrite import substitute

__all__ = ["Motion", "held_motion", "motion", "sliding_motions"]


@dataclass(frozen=True)
class Motion:
    """Accelerations of all joints, g = qdd (n,), over leaves of `x`, `u` and, with friction, `mode`.

    Attributes:
        function: of the accelerations of the free joints, and of forces of joints that follow several coordinates.
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
    free, _, qdd = _unknowns(writer)
    given = _friction(writer, free, qdd, _tau(writer))
    moved = _renamed(writer, given.leaves, given.values, given.residual, [x.x for x in qdd], given.solver)
    met = _renamed(writer, given.leaves, given.values, given.residual, given.friction, given.solver)
    return Motion(moved, free, given.held), Motion(met, free, given.held)


def held_motion(writer: Writer) -> Implicit:
    """Accelerations of all joints in given modes.

    The leaves are q, qd, tau and, with friction, mode. Every joint has a force: those of closed stops act on joints
    without an actuator, too.
    """
    free, unknowns, qdd = _unknowns(writer)
    outputs = tuple(x.x for x in qdd)
    if rubs(writer.mechanism.chain):
        return _friction(writer, free, qdd, writer.tau).implicit(writer, outputs)
    form = writer.differentiable(writer.plans["linearize"])
    forces = form.inverse_dynamics(qdd)
    residual = tuple((forces[i] - writer.tau[i]).x for i in free)
    accelerations = writer.form(writer.plans["forward_dynamics"]).forward_dynamics(writer.tau)
    solved = tuple(accelerations[i].x for i in free)
    return Implicit(writer.pool, unknowns, solved, residual, outputs, _Symmetric(writer, form, free))


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
    """Solves with the derivative of the residual by the accelerations, and by the forces that hold joints at rest.

    With M, rows and columns of coordinates that stick replaced by those of the unit matrix, constraints G of joints
    that follow several coordinates and stick, and c_k, the derivative of the friction of a load-dependent joint along
    u_k,

        D = [[M, G'], [G, 0]] + sum u_k c_k'

    A system of as many unknowns as there are such joints is solved beside that without them (Sherman, Morrison and
    Woodbury).
    """

    def __init__(
        self,
        branches: Branches,
        factor: Factor | Constrained,
        held: Sequence[Node],
        rows: Mapping[int, tuple[list[Scalar], list[Scalar]]],
    ) -> None:
        """`rows`: u_k and c_k of each load-dependent joint; `held`: coordinates that stick."""
        self.branches, self.factor = branches, factor

        def masked(vector: Sequence[Scalar]) -> list[Scalar]:
            kept = [branches.where(h, branches.zero, x) for h, x in zip(held, vector, strict=False)]
            return [*kept, *vector[len(held) :]]

        self.units = {k: u if _is_unit(branches, u) else masked(u) for k, (u, _) in rows.items()}
        self.rows = {k: masked(c) for k, (_, c) in rows.items()}

    def __call__(self, columns: Matrix, transposed: bool) -> Matrix:
        return [self._solved(column, transposed) for column in columns]

    def _solved(self, column: Sequence[Node], transposed: bool) -> list[Node]:
        branches = self.branches
        plain = self._plain([branches.algebra.scalar(x) for x in column])
        if not self.rows:
            return [x.x for x in plain]
        left, right = (self.units, self.rows) if transposed else (self.rows, self.units)
        spread = {k: self._plain(right[k]) for k in right}
        dot = self._dot
        matrix = [[dot(left[i], spread[j]) + (branches.one if i == j else branches.zero) for j in spread] for i in left]
        share = solve_general(branches, matrix, [dot(left[i], plain) for i in left])
        for part, k in zip(share, spread, strict=True):
            plain = [x - part * v for x, v in zip(plain, spread[k], strict=True)]
        return [x.x for x in plain]

    def _plain(self, column: Sequence[Scalar]) -> list[Scalar]:
        if isinstance(self.factor, Factor):
            m = len(self.factor.inverse_D)
            return [*self.factor.solve(self.branches, column[:m]), *column[m:]]
        m = len(self.factor.base.inverse_D) + len(self.factor.along)
        return [*self.factor.bordered(self.branches, column[:m]), *column[m:]]

    def _dot(self, a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
        return self.branches.sum([x * y for x, y in zip(a, b, strict=True)])


def _is_unit(branches: Branches, vector: Sequence[Scalar]) -> bool:
    return all(x is branches.zero or x is branches.one for x in vector)


@dataclass(frozen=True)
class _Followed:
    """A joint with friction that follows several coordinates, in given modes.

    Attributes:
        place: behind the coordinates.
        row: g, by the free coordinates.
        force: its friction, over the unknowns.
        gap: what its force makes zero: its acceleration where it sticks and no others hold it, else that force.
        sliding: its friction where it slides.
        held: whether it sticks.
    """

    place: int
    row: tuple[Scalar, ...]
    force: Scalar
    gap: Scalar
    sliding: Scalar
    held: Node


@dataclass(frozen=True)
class _Given:
    """The motion in given modes.

    Attributes:
        leaves: that stand for the unknowns in `residual` and `friction`.
        values: the unknowns at the solution.
        residual: that is zero there.
        friction: of all joints.
        held: per coordinate whether it sticks.
        solver: with the derivative of the residual.
    """

    leaves: tuple[Node, ...]
    values: list[Node]
    residual: list[Node]
    friction: list[Node]
    held: tuple[Node, ...]
    solver: _Sliding

    def implicit(self, writer: Writer, outputs: tuple[Node, ...]) -> Implicit:
        """A function of the motion."""
        return Implicit(writer.pool, self.leaves, tuple(self.values), tuple(self.residual), outputs, self.solver)


def _friction(writer: Writer, free: Sequence[int], qdd: Sequence[Scalar], tau: Sequence[Scalar]) -> _Given:
    """The motion in given modes, over leaves for its unknowns.

    The unknowns are the accelerations of the free joints, then the forces of joints that follow several coordinates and
    stick: none of those that rest because others do.
    """
    parts, algebra, mechanism = writer.friction, writer.algebra, writer.mechanism
    branches, m = parts.branches, len(free)
    unactuated = {x.x.index: y.x for x, y in zip(writer.tau, tau, strict=True) if x is not y}
    problem = parts.problem()
    mode = parts.flags("mode", MODE)
    motion = parts.quick_motion(problem, mode, "external_loads")
    solved = parts.accelerations(problem, motion)
    smooth, drag = problem.smooth, dict(zip(free, problem.drag, strict=True))
    forces = writer.differentiable(writer.plans["linearize"]).inverse_dynamics(qdd)
    stuck = parts.held_joints(problem, [branches.is_mode(x, 0) for x in mode])
    factor = (
        motion.factor if isinstance(motion.factor, Constrained) else factor_held(branches, problem.problem.M, stuck)
    )
    places = problem.problem.places
    single = [k for k, member in enumerate(problem.problem.members) if member is not None]
    leaves = tuple(writer.pool.input("acceleration", k) for k in range(places + len(single)))
    unknowns = [algebra.scalar(x) for x in leaves]
    felt = _felt(problem, single, unknowns[places:])
    followed = _following(parts, problem, factor, stuck, mode, unknowns, (*qdd, *felt), single)
    pulls = {place: [f.row[place] * f.force for f in followed.values()] for place in range(m)}
    for e, force in problem.dragged.items():
        ratios = smooth.motion.bearing(shared_places(mechanism)[e - parts.n])[0]
        for place, i in enumerate(free):
            pulls[place] += [ratios[i] * force] if i in ratios else []
    residual: list[Node] = []
    own: dict[int, Scalar] = {}
    loaded: dict[int, tuple[list[Scalar], Scalar, Node]] = {}
    for place, i in enumerate(free):
        met = branches.sum([forces[i], *pulls[place]]) if pulls[place] else forces[i]
        force = drag[i]
        if i in problem.joints:
            joint = rubbing_joint(mechanism, i, branches, smooth, writer.qd[i], tau[i])
            load = met if joint.rotor is None else met - joint.rotor.at(qdd)
            if joint.members:
                force = _together(branches, joint, problem, i, single, unknowns[places:])
            else:
                force = sliding_force(branches, joint, branches.sign(mode[i]), (*qdd, *felt), load)
            if joint.loaded:
                unit = [branches.one if k == place else branches.zero for k in range(len(leaves))]
                loaded[i] = unit, force, branches.false
        residual.append((met + force - tau[i]).x)
        own[i] = tau[i] - met
    for i, item in followed.items():
        residual.append(item.gap.x)
        if problem.problem.rubbing[problem.joints.index(i)].loaded:
            along = [*item.row, *[branches.zero] * (len(leaves) - len(item.row))]
            loaded[i] = along, item.sliding, item.held
    known = [solved[i].x for i in free] + _holding(branches, problem, motion, stuck)
    if single:
        totals = {**{i: own[i] for i in free}, **{i: unknowns[item.place] for i, item in followed.items()}}
        laws = _laws(parts, problem, mode, stuck, totals, (*qdd, *felt), tau, unknowns[places:])
        for own_place, (k, force) in enumerate(zip(single, laws, strict=True), start=places):
            residual.append((unknowns[own_place] - force).x)
            unit = [branches.one if j == own_place else branches.zero for j in range(len(leaves))]
            loaded[parts.modes_count + own_place] = unit, -force, branches.false
            known.append(motion.u[k].x)
        slides = branches.any(branches.no(stuck[joint.place]) for joint in problem.problem.rubbing)
        lost = branches.all((slides, undetermined(branches, factor)))
        nothing = branches.sqrt(-(branches.one + writer.q[0] * writer.q[0]))
        known = [branches.where(lost, nothing, algebra.scalar(x)).x for x in known]
    at = {leaf.index: value for leaf, value in zip(leaves, known, strict=True)}
    loads = {}
    for k, (along, force, held) in loaded.items():
        (row,) = jacobian(writer.pool, [force.x], leaves)
        slopes = [algebra.scalar(x) for x in substitute(writer.pool, row, at)]
        loads[k] = along, slopes if held is branches.false else [branches.where(held, branches.zero, x) for x in slopes]
    solver = _Sliding(branches, factor, stuck[:m], loads)
    behind = []
    for e in range(parts.n, parts.modes_count):
        meets = problem.dragged.get(e)
        behind.append(followed[e].force if e in followed else meets or parts.met_force(smooth, e, qdd))
    friction = [*parts.known_forces(smooth, qdd, behind), *behind]
    for i, force in own.items():
        friction[i] = force
    known, rest = (substitute(writer.pool, nodes, unactuated) for nodes in (known, residual))
    sticks = [branches.false] * len(writer.q)
    for place, i in enumerate(free):
        sticks[i] = stuck[place]
    return _Given(leaves, known, rest, [x.x for x in friction], tuple(sticks), solver)


def _felt(problem: FrictionProblem, single: Sequence[int], u: Sequence[Scalar]) -> list[Scalar]:
    """Friction that loads depend on, from that of single joints; elsewhere it is known."""
    found = problem.problem
    own = dict(zip(single, u, strict=True))
    solved = {
        member.felt: own[k] for k, member in enumerate(found.members) if member is not None and member.felt is not None
    }
    order = iter(range(len(solved)))
    return [solved[next(order)] if known is None else known for known in problem.felt]


def _together(
    branches: Branches, joint: Rubbing, problem: FrictionProblem, i: int, single: Sequence[int], u: Sequence[Scalar]
) -> Scalar:
    """Friction along mode i, from that of its joints."""
    found, mode = problem.problem, problem.joints.index(i)
    own = [x for k, x in zip(single, u, strict=True) if found.loaded[k] == mode]
    return branches.sum([member.ratio * x for member, x in zip(joint.members, own, strict=True)])


def _laws(
    parts: RungeKutta, problem: FrictionProblem, mode: Sequence[Node], stuck: Sequence[Node],
    totals: Mapping[int, Scalar], at: Sequence[Scalar], tau: Sequence[Scalar], u: Sequence[Scalar],
) -> list[Scalar]:  # fmt: skip
    """Friction of single joints by their laws at known accelerations, and loads that friction adds to.

    Args:
        totals: what holds each mode at rest.
        at: accelerations, then friction that loads depend on.
        u: friction of single joints.
    """
    branches, found = parts.branches, list[Loaded]()
    own = iter(u)
    rates = parts.rates_at(problem, parts.vector("qd"), rests=False)
    for joint, i in zip(problem.problem.rubbing, problem.joints, strict=True):
        if joint.members:
            torque = tau[i] if i < parts.n else branches.zero
            law = rubbing_joint(parts.mechanism, i, branches, problem.smooth, rates[i], torque)
            forces = [next(own) for _ in law.members]
            found += known_members(branches, law, stuck[joint.place], branches.sign(mode[i]), totals[i], at, forces)
    return load_law(branches, tuple(found), (), slopes=False)[0]


def _following(
    parts: RungeKutta, problem: FrictionProblem, factor: Factor | Constrained, stuck: Sequence[Node],
    mode: Sequence[Node], unknowns: Sequence[Scalar], at: Sequence[Scalar], single: Sequence[int],
) -> dict[int, _Followed]:  # fmt: skip
    """Joints that can stick and follow several coordinates, by position among the modes.

    Args:
        at: accelerations, then friction that loads depend on.
        single: positions of friction of single joints among all that is solved for.
    """
    branches, found = parts.branches, {}
    u = unknowns[problem.problem.places :]
    rates = parts.rates_at(problem, parts.vector("qd"), rests=False)
    for joint, i in zip(problem.problem.rubbing, problem.joints, strict=True):
        if joint.along is None:
            continue
        assert isinstance(factor, Constrained)
        k = joint.place - len(problem.problem.right)
        held, phi = stuck[joint.place], unknowns[joint.place]
        holds = branches.all((held, branches.no(factor.dependent[k])))
        law = rubbing_joint(parts.mechanism, i, branches, problem.smooth, rates[i], branches.zero)
        sliding = (
            _together(branches, law, problem, i, single, u)
            if law.members
            else sliding_force(branches, law, branches.sign(mode[i]), at, branches.zero)
        )
        force = branches.where(holds, phi, branches.where(held, branches.zero, sliding))
        gap = branches.where(holds, joint.along.acceleration(unknowns[: len(joint.along.row)]), phi)
        found[i] = _Followed(joint.place, joint.along.row, force, gap, sliding, held)
    return found


def _holding(branches: Branches, problem: FrictionProblem, motion: FrictionMotion, stuck: Sequence[Node]) -> list[Node]:
    """Forces of joints that follow several coordinates and stick, in the motion."""
    found, m = problem.problem, len(problem.problem.right)
    if not isinstance(motion.factor, Constrained):
        return []
    slide = [branches.where(h, branches.zero, f) for h, f in zip(stuck, motion.f, strict=True)]
    right = [r - f for r, f in zip(found.right, found.onto(slide), strict=True)]
    return [x.x for x in motion.factor.solve(branches, right)[m:]]


def _renamed(
    writer: Writer,
    unknowns: tuple[Node, ...],
    values: Sequence[Node],
    residual: Sequence[Node],
    outputs: Sequence[Node],
    solver: _Symmetric | _Sliding,
) -> Implicit:
    """The function over the leaves `x` = (q, qd), `u` (a force per actuated joint), and modes as real numbers."""
    pool = writer.pool
    images = {node.x.index: pool.input("x", k) for k, node in enumerate((*writer.q, *writer.qd))}
    images |= {x.x.index: pool.constant(0.0) for x in writer.tau}
    images |= {writer.tau[i].x.index: pool.input("u", k) for k, i in enumerate(writer.quantities.mechanism.actuated)}
    modes = writer.friction.modes_count if rubs(writer.mechanism.chain) else 0
    images |= {pool.input("mode", k, MODE).index: pool.make("mode_of", (pool.input("mode", k),)) for k in range(modes)}

    def renamed(nodes: Sequence[Node]) -> tuple[Node, ...]:
        return tuple(substitute(pool, nodes, images))

    def solve(columns: Matrix, transposed: bool) -> Matrix:
        """The columns are in the new leaves already, which stay as they are."""
        found = solver(columns, transposed)
        flat = renamed([x for column in found for x in column])
        width = len(unknowns)
        return [list(flat[width * k : width * (k + 1)]) for k in range(len(found))]

    return Implicit(pool, unknowns, renamed(values), renamed(residual), renamed(outputs), solve)

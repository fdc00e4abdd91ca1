"""A chain's fast form being assembled: algebra, bodies, arguments, and each quantity as Scalars.

Everything is made on request and once: the frames at q and the applied forces of one pool are shared by all functions
that need them. Joint forces, the inertia matrix and accelerations, for which base parameters do, are in `formulation`.
The recursions see the tree, in which every joint has its own coordinate; `motion` projects what they find.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from symgen.derive.algebra.affine import AffineAlgebra
from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import Matrix3, Vector3, add, cross, identity, matvec, scale, sub, unrotate
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.applied_forces import (
    applied_forces,
    damping,
    load_wrenches,
    spring_energy,
    spring_forces,
    spring_stiffness,
    tie_wrenches,
)
from symgen.derive.bodies.base_frame import BaseFrames, base_frames, gravity_hessian
from symgen.derive.bodies.tree import Link, Tree, build_tree
from symgen.derive.bodies.turns import Turns, Wrench, turns
from symgen.derive.loops.solved import ClosingForce
from symgen.derive.motion.map import MotionMap
from symgen.derive.recursive.composite_body import grouped_mass_matrix
from symgen.derive.recursive.energy import gravity_potential, kinetic_energy
from symgen.derive.recursive.grouped_newton_euler import grouped_forces
from symgen.derive.recursive.momentum import inertia_forces, joint_momenta
from symgen.derive.recursive.newton_euler import BodyMotion, axial_forces, body_motions, transmitted_wrenches
from symgen.derive.recursive.regressor import regressor
from symgen.derive.recursive.velocity_terms import coriolis_matrix, inertia_power
from symgen.derive.reduced.group_frames import group_frames
from symgen.derive.reduced.plan import plain_plan
from symgen.derive.reduced.reduce import Reduced, reduce_tree
from symgen.describe.chain import BASE
from symgen.describe.derivative import derivative
from symgen.describe.expression import Name
from symgen.describe.mechanism import Mechanism

__all__ = ["Quantities"]


class Quantities:
    """The quantities of one chain at (q, qd, qdd or tau), with full inertial parameters.

    Args:
        algebra: what the Scalars are.
        parameters: Scalars of the run-time parameters by name.
        q, qd: coordinates and rates.
        inputs: Scalars of `mechanism.input_names`.
        t: the time, where the chain uses it.
        motion: of all joints, where it is known.
    """

    def __init__(
        self,
        mechanism: Mechanism,
        algebra: Algebra,
        parameters: dict[str, Scalar],
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        inputs: Sequence[Scalar] = (),
        t: Scalar | None = None,
        motion: MotionMap | None = None,
    ) -> None:
        self.mechanism = mechanism
        self.algebra = algebra
        self.q = list(q)
        self.qd = list(qd)
        names = dict(parameters)
        names.update(zip(mechanism.input_names, inputs, strict=True))
        self.motion = motion or MotionMap(mechanism, algebra, dict(names), self.q, self.qd, t)
        joints = mechanism.names
        names.update(zip(joints, self.motion.q, strict=True))
        self.values = Values(mechanism, algebra, names, dict(zip(joints, self.motion.qd, strict=True)), t)
        self.zeros = [algebra.zero] * len(self.q)

    @cached_property
    def tree(self) -> Tree:
        return build_tree(self.mechanism, self.values)

    @cached_property
    def place(self) -> Turns:
        return turns(self.tree, self.motion.q)

    @cached_property
    def frames(self) -> BaseFrames:
        return base_frames(self.tree, self.place)

    @cached_property
    def applied(self) -> list[Scalar]:
        """Springs, dampers, `potential`, `dissipation` and `forces` across all joints of the tree."""
        return applied_forces(self.mechanism, self.values, self.motion.q, self.motion.qd)

    @cached_property
    def loads(self) -> list[Wrench | None]:
        """External wrench per body, in its working frame."""

        def same(body: int, vector: Vector3) -> Vector3:
            return vector

        return load_wrenches(self.mechanism, self.values, self.tree, self.place.from_base, same, same)

    @cached_property
    def kinetic_energy(self) -> Scalar:
        return kinetic_energy(self.tree, self.place, self.motion.qd)

    @cached_property
    def _momenta(self) -> tuple[list[Scalar], list[Scalar]]:
        return joint_momenta(self.tree, self.place, self.motion.qd)

    @cached_property
    def momentum(self) -> list[Scalar]:
        """Generalised momenta M qd: (n,)."""
        return self.motion.forces(self._momenta[0])

    @cached_property
    def kinetic_slopes(self) -> list[Scalar]:
        """dT/dq, which is C' qd: g' dT/dq_b and the momenta times dg/dt: (n,)."""
        found = self.motion.forces(self._momenta[1])
        if self.motion.coupled:
            for momentum, row in zip(self._momenta[0], self.motion.slope_rates, strict=True):
                for k, rate in row.items():
                    found[k] = found[k] + momentum * rate
        return found

    def momentum_gained(self, qdd: Sequence[Scalar]) -> list[Scalar]:
        """d(M qd)/dt of a motion: (n,); each summand has a rate or an acceleration as a factor."""
        inertia = inertia_forces(self.tree, self.place, self.motion.qd, self.motion.accelerations(qdd))
        return [a + b for a, b in zip(self.motion.forces(inertia), self.kinetic_slopes, strict=True)]

    @cached_property
    def static_forces(self) -> list[Scalar]:
        """Gravity, springs, dampers and bristles less loads and forces, the bias without velocity terms: (n,)."""
        still = [self.algebra.zero] * len(self.motion.q)
        moved = body_motions(self.tree, self.place, still, still)
        found = transmitted_wrenches(self.tree, self.place, moved, still, still, list(self.loads))
        return self.motion.forces(self._joint_forces(found, moved, still))

    @cached_property
    def potential_energy(self) -> Scalar:
        return gravity_potential(self.tree, self.place) + spring_energy(self.mechanism, self.values, self.motion.q)

    @cached_property
    def coriolis_matrix(self) -> list[list[Scalar]]:
        """g' C_b g + g' M_b dg/dt, Christoffel's matrix again."""
        C = self.motion.matrix(coriolis_matrix(self.frames, self.motion.qd))
        turning = self.motion.slope_rates
        for i, inertia in self.bending_inertia.items():
            for j, rate in turning[i].items():
                for k, entry in enumerate(inertia):
                    C[k][j] = C[k][j] + entry * rate
        return C

    @cached_property
    def inertia_power(self) -> list[list[list[Scalar]]]:
        """P*: its three indices projected, and g' M_b h."""
        motion = self.motion
        blocks = [motion.matrix(block) for block in inertia_power(self.frames)]
        if not motion.coupled:
            return blocks
        n = len(self.q)
        flat = motion.rows([[x for row in block for x in row] for block in blocks])
        P = [[row[n * k : n * (k + 1)] for k in range(n)] for row in flat]
        for i, inertia in self.bending_inertia.items():
            for (k, j), bend in motion.second[i].items():
                for a, entry in enumerate(inertia):
                    for m, el in {(k, j), (j, k)}:
                        P[a][m][el] = P[a][m][el] + entry * bend
        return P

    @cached_property
    def bending_inertia(self) -> dict[int, list[Scalar]]:
        """g' M_b e_i: (n,) of each joint i whose coordinate is no linear function of the others."""
        if not self.motion.bending:
            return {}
        M = grouped_mass_matrix(group_frames(self._plain, self.motion.q))
        return {i: self.motion.forces([row[i] for row in M]) for i in self.motion.bending}

    @cached_property
    def _plain(self) -> Reduced:
        return reduce_tree(self.tree, plain_plan(len(self.tree.bodies)))

    def joint_motions(self, qdd: Sequence[Scalar]) -> list[BodyMotion]:
        """Motions of all bodies for accelerations of the coordinates."""
        return body_motions(self.tree, self.place, self.motion.qd, self.motion.accelerations(qdd))

    def affine(self, over: AffineAlgebra) -> Quantities:
        """These quantities in numbers that are affine in something that neither position nor rates depend on."""
        lift = over.lift
        return Quantities(
            self.mechanism,
            over,
            {name: lift(value) for name, value in self.values.names.items()},
            [lift(x) for x in self.q],
            [lift(x) for x in self.qd],
            [lift(self.values.names[name]) for name in self.mechanism.input_names],
            None if self.values.time is None else lift(self.values.time),
            self.motion.lifted(lift, over),
        )

    def wrenches(self, qdd: Sequence[Scalar]) -> list[Wrench]:
        """Force and moment that every joint of the tree transmits, loads included, in working frames."""
        return self.pressed(qdd, {})[: len(self.tree.bodies)]

    def pressed(self, qdd: Sequence[Scalar], friction: Mapping[int, Scalar]) -> list[Wrench]:
        """Force and moment that every joint transmits, in its working frame; closing joints stand behind the others.

        The working frame of a closing joint has its origin at the second place and its axis as z.

        Args:
            friction: of joints of loops and distances, by position among joints that move or close loops; others change
                nothing.
        """
        motion, moved, loads = self.motion, self.joint_motions(qdd), list(self.loads)
        rates, n = (motion.qd, motion.accelerations(qdd)), len(self.tree.bodies)
        if not self.mechanism.closures:
            _add(loads, self._tie_wrenches(friction))
            return transmitted_wrenches(self.tree, self.place, moved, *rates, loads)
        for solved in motion.loops.solved:
            for k in solved.loops:
                if n + k in friction:
                    force = friction[n + k]
                    _add(loads, [(i, (scale(force, f), scale(force, m))) for i, (f, m) in solved.friction(k)])
        found = transmitted_wrenches(self.tree, self.place, moved, *rates, loads)
        lacking = self._joint_forces(found, moved, rates[1])
        closing = self.closing_forces([x + friction[i] if i in friction else x for i, x in enumerate(lacking)])
        for one in closing.values():
            _add(loads, one.loads)
        _add(loads, self._tie_wrenches(friction))
        found = transmitted_wrenches(self.tree, self.place, moved, *rates, loads)
        return [*found, *(closing[k].bearing for k in sorted(closing))]

    def _tie_wrenches(self, friction: Mapping[int, Scalar]) -> list[tuple[int, Wrench]]:
        """Wrenches of what acts along distances, on the bodies between which it acts."""
        place, zero = {name: i for i, name in enumerate(self.mechanism.names)}, self.algebra.zero
        along = {tie.name: place[tie.name] for tie in self.mechanism.chain.ties}
        pushes = {name: -(self.applied[i] + friction.get(i, zero)) for name, i in along.items()}
        return tie_wrenches(self.mechanism, self.values, self.tree, self.place, pushes)

    def _joint_forces(
        self, wrenches: Sequence[Wrench], motions: Sequence[BodyMotion], qdd: Sequence[Scalar]
    ) -> list[Scalar]:
        """Generalised forces that all joints of the tree lack for a motion: (n_b,)."""
        return axial_forces(self.tree, wrenches, motions, qdd, self.applied)

    def loop_regularity(self) -> list[Scalar]:
        """Distance of each loop from its singular poses; see `symgen.derive.loops.regularity`."""
        found: dict[int, Scalar] = {}
        for solved in self.motion.loops.solved:
            found |= solved.regularity()
        return [value for _, value in sorted(found.items())]

    def closing_forces(self, lacking: Sequence[Scalar]) -> dict[int, ClosingForce]:
        """Force and moment that the first link of each loop exerts on the second, by loop.

        Args:
            lacking: (n_b,) generalised forces that the joints of the tree lack.
        """
        found: dict[int, ClosingForce] = {}
        rest = dict(enumerate(lacking))
        for solved in reversed(self.motion.loops.solved):
            found |= solved.forces(rest)
        return found

    def closing_wrenches(self, lacking: Sequence[Scalar]) -> list[list[Scalar]]:
        """Force, then moment that the first link of each loop exerts on the second at its place, base frame."""
        rows: list[list[Scalar]] = []
        for _, found in sorted(self.closing_forces(lacking).items()):
            R = None if found.carrier < 0 else self.frames.R[found.carrier]
            rows.append([x for v in (found.force, found.moment) for x in (v if R is None else matvec(R, v))])
        return rows

    def regressor(self, qdd: Sequence[Scalar]) -> list[list[Scalar]]:
        """Rows of the regressor."""
        return self.motion.rows(regressor(self.tree, self.place, self.joint_motions(qdd)))

    def reactions(self, qdd: Sequence[Scalar]) -> list[list[Scalar]]:
        """Force, then moment that the parent exerts on each moving link at its frame's origin, link axes."""
        tree = self.tree
        rows: list[list[Scalar]] = []
        for body, (force, moment) in zip(tree.bodies, self.wrenches(qdd), strict=True):
            link = tree.link(body.name)
            rows.append([
                *unrotate(link.R, force),
                *unrotate(link.R, sub(moment, cross(link.p, force))),
            ])  # fmt: skip
        return rows

    @cached_property
    def stiffness_matrix(self) -> list[list[Scalar]]:
        """Hessian of gravity's potential, springs and `potential`: g' K_b g, and the forces of the joints times h."""
        K = gravity_hessian(self.frames)
        springs = spring_stiffness(self.mechanism, self.values)
        potential = self.mechanism.chain.potential
        names = self.mechanism.names
        for i in range(len(K)):
            slope = derivative(potential, Name(names[i])) if potential is not None else None
            for j in range(i + 1):
                K[i][j] = K[i][j] + springs[i][j]
                if slope is not None:
                    K[i][j] = K[i][j] + self.values(derivative(slope, Name(names[j])))
                K[j][i] = K[i][j]
        K = self.motion.symmetric(K)
        if self.motion.bending:
            bent = self.motion.curvature(self._potential_slopes())
            K = [[x + y for x, y in zip(*pair, strict=True)] for pair in zip(K, bent, strict=True)]
        return K

    def _potential_slopes(self) -> list[Scalar]:
        """Derivatives of the potential energy by the coordinates of all joints: (n_b,)."""
        still = [self.algebra.zero] * len(self.motion.q)
        weight = grouped_forces(group_frames(self._plain, self.motion.q), still, still, [None] * len(still)).tau
        pulls = spring_forces(self.mechanism, self.values, self.motion.q)
        return [a + b - c for a, b, c in zip(weight, pulls, self.joint_pulls, strict=True)]

    @cached_property
    def joint_pulls(self) -> list[Scalar]:
        """Generalised forces of `potential` across all joints, -dV/dq_b."""
        potential, names = self.mechanism.chain.potential, self.mechanism.names
        if potential is None:
            return [self.algebra.zero] * len(names)
        return [-self.values(derivative(potential, Name(name))) for name in names]

    @cached_property
    def damping_matrix(self) -> list[list[Scalar]]:
        return self.motion.symmetric(damping(self.mechanism, self.values))

    def position(self, point: str) -> Vector3:
        """A named point in the base frame."""
        link, at = self._point(point)
        return at if link is None else self.frames.point(link, at)

    def rotation(self, point: str) -> Matrix3:
        """Axes of the link that carries the point, as columns."""
        link, _ = self._point(point)
        return identity(self.algebra) if link is None else self.frames.pose(link)[0]

    def influence(self, point: str) -> tuple[list[Vector3], list[Vector3]]:
        """G and G_r of a named point, one vector per coordinate."""
        G, G_r = self._influence(point)
        return self.motion.vectors(G), self.motion.vectors(G_r)

    def second_order(self, point: str, rotational: bool) -> list[list[Vector3]]:
        """H[m][n] of a named point, or H_r of its link."""
        link, _ = self._point(point)
        G = self._influence(point)[rotational]
        H = self.frames.second_order(-1 if link is None else link.body, G, rotational)
        return self.motion.second_vectors(H, G)

    def _influence(self, point: str) -> tuple[list[Vector3], list[Vector3]]:
        """G and G_r by the coordinates of all joints."""
        link, _ = self._point(point)
        return self.frames.influence(-1 if link is None else link.body, self.position(point))

    def _point(self, name: str) -> tuple[Link | None, Vector3]:
        """The link that carries a named point, `None` for the base, and the point in its frame."""
        point = next(p for p in self.mechanism.chain.points if p.name == name)
        link = None if point.joint == BASE else self.tree.link(point.joint)
        return link, self.values.vector(point.at)


def _add(loads: list[Wrench | None], more: Sequence[tuple[int, Wrench]]) -> None:
    """Adds wrenches to those on bodies."""
    for body, (force, moment) in more:
        before = loads[body]
        loads[body] = (force, moment) if before is None else (add(before[0], force), add(before[1], moment))

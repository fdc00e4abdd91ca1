"""Joint forces, inertia matrix and forward dynamics in the form that a plan describes.

Base parameters serve here only, where nothing but joint forces is asked.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import (
    Inertial,
    Vector3,
    null,
    rotate_inertial,
    shift_inertial,
    sub,
    unrotate,
)
from symgen.derive.bodies.applied_forces import load_wrenches
from symgen.derive.bodies.turns import Wrench
from symgen.derive.recursive.articulated import articulated_accelerations
from symgen.derive.recursive.composite_body import grouped_mass_matrix
from symgen.derive.recursive.grouped_newton_euler import Motion, grouped_forces, own_wrenches
from symgen.derive.recursive.ltdl import Held, cheapest_pivots, solve_symmetric
from symgen.derive.recursive.projected_body import projected_mass_matrix
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.group_frames import GroupFrames, group_frames
from symgen.derive.reduced.plan import ARTICULATED, FormulationPlan
from symgen.derive.reduced.reduce import Reduced, reduce_tree
from symgen.derive.reduced.regroup import axial

__all__ = ["Formulation"]


class Formulation:
    """Joint forces, inertia matrix and accelerations of some quantities, as a plan writes them."""

    def __init__(self, quantities: Quantities, plan: FormulationPlan) -> None:
        self.quantities = quantities
        self.plan = plan

    @cached_property
    def reduced(self) -> Reduced:
        return reduce_tree(self.quantities.tree, self.plan)

    @property
    def essence(self) -> Hashable:
        """All that the form depends on: plans of equal essence describe the same form."""
        return self.reduced.parts, self.plan.solver, self.plan.symmetric_tip and self.plan.regroup

    @cached_property
    def frames(self) -> GroupFrames:
        return group_frames(self.reduced, self.quantities.motion.q)

    def inverse_dynamics(self, qdd: Sequence[Scalar]) -> list[Scalar]:
        """Forces of a motion along the coordinates."""
        return self.quantities.motion.forces(self._tree_forces(qdd))

    def joint_forces(self, qdd: Sequence[Scalar]) -> list[Scalar]:
        """Forces of a motion along all joints of the tree, from the terms of forward dynamics: I*_b g qdd + bias_b."""
        motion = self.quantities.motion
        bias = self._tree_forces(motion.given)
        columns = [motion.forces(row) for row in self._tree_inertia]
        return [
            force + sum((row[k] * qdd[k] for k in motion.free), start=self.quantities.algebra.zero)
            for force, row in zip(bias, columns, strict=True)
        ]

    def _tree_forces(self, qdd: Sequence[Scalar]) -> list[Scalar]:
        a, motion = self.quantities, self.quantities.motion
        forces = grouped_forces(self.frames, motion.qd, motion.accelerations(qdd), self._loads(self.frames))
        return [x + y for x, y in zip(forces.tau, a.applied, strict=True)]

    @cached_property
    def _tree_inertia(self) -> list[list[Scalar]]:
        return grouped_mass_matrix(self.frames)

    @cached_property
    def gravity(self) -> list[Scalar]:
        """Forces of gravity alone."""
        motion = self.quantities.motion
        still = [self.quantities.algebra.zero] * len(motion.q)
        return motion.forces(grouped_forces(self.frames, still, still, [None] * len(still)).tau)

    @cached_property
    def M(self) -> list[list[Scalar]]:
        motion = self.quantities.motion
        if motion.coupled and not motion.mechanism.closures:
            return projected_mass_matrix(self.frames, motion.first, len(motion.places))
        return motion.symmetric(self._tree_inertia)  # closing forces need the tree's, too

    def forward_dynamics(self, tau: Sequence[Scalar], held: Held | None = None) -> list[Scalar]:
        """Accelerations; those of joints with kinematic input are given, those of joints that are held zero.

        Args:
            held: chooses by the joint's position in q; none is held without it.
        """
        a = self.quantities
        qdd = list(a.motion.given)
        if a.motion.coupled:
            return self._coupled_dynamics(tau, held)
        net = [x - y for x, y in zip(tau, a.applied, strict=True)]
        reduced, leaves = self._without_symmetric_tips()
        if held is None and self._articulates(reduced):
            return self._articulated(reduced, net)
        frames = self.frames if not leaves else group_frames(reduced, a.q)
        loads = self._loads(frames)
        known, axial = {i: net[i] for i in leaves}, {}
        if held is not None:  # a leaf that is held is turned with its parent
            motion = grouped_forces(frames, a.qd, qdd, loads, known).group
            for i in leaves:
                J = reduced.parts[i].inertial.J[2][2]
                known[i] = held(i, J * self._spin(reduced, motion, i), net[i])
                axial[i] = held(i, J, a.algebra.zero)
        forces = grouped_forces(frames, a.qd, qdd, loads, known)
        M = grouped_mass_matrix(frames, leaves, axial)
        solved = [i for i in a.motion.free if i not in leaves]
        for i, value in self._solve(M, {i: net[i] - forces.tau[i] for i in solved}, held).items():
            qdd[i] = value
        for i in leaves:
            total = (1.0 / reduced.parts[i].inertial.J[2][2]) * net[i] - self._spin(reduced, forces.group, i)
            for j in self.ordered(M, solved):
                total = total - M[i][j] * qdd[j]
            qdd[i] = total if held is None else held(i, a.algebra.zero, total)
        return qdd

    def _coupled_dynamics(self, tau: Sequence[Scalar], held: Held | None) -> list[Scalar]:
        """Accelerations of the coordinates where joints are coupled: articulated, or by the projected M."""
        motion = self.quantities.motion
        if held is None and self._articulates(self.reduced) and not motion.mechanism.closures:
            net = [x - y for x, y in zip(tau, motion.forces(self.quantities.applied), strict=True)]
            return self._articulated(self.reduced, net)
        qdd = list(motion.given)
        bias = self.inverse_dynamics(qdd)
        for i, value in self._solve(self.M, {i: tau[i] - bias[i] for i in motion.free}, held).items():
            qdd[i] = value
        return qdd

    def _articulates(self, reduced: Reduced) -> bool:
        """True where the plan asks for articulated bodies, which have no rotors."""
        return self.plan.solver in ARTICULATED and all(part.rotor is None for part in reduced.parts)

    def _articulated(self, reduced: Reduced, net: Sequence[Scalar]) -> list[Scalar]:
        """Accelerations of the coordinates by articulated bodies, from the forces along them."""
        motion = self.quantities.motion
        qdd, frames = list(motion.given), group_frames(reduced, motion.q)
        own = own_wrenches(frames, motion.qd, motion.accelerations(qdd), self._loads(frames))
        ahead = self.plan.solver == "lookahead" and not motion.coupled
        for k, value in articulated_accelerations(frames, own, net, motion.free_rows, ahead).items():
            qdd[k] = value
        return qdd

    def _solve(
        self, M: Sequence[Sequence[Scalar]], right: Mapping[int, Scalar], held: Held | None
    ) -> dict[int, Scalar]:
        """Solution of the rows and columns of M that `right` has, by position; zero for those that are held."""
        order = self.ordered(M, list(right))
        if not order:
            return {}
        matrix, sides = [[M[i][j] for j in order] for i in order], [[right[i] for i in order]]
        if held is None:
            (x,) = solve_symmetric(matrix, sides)
        else:
            (x,) = solve_symmetric(matrix, sides, lambda k, stuck, free: held(order[k], stuck, free))
        return dict(zip(order, x, strict=True))

    def ordered(self, M: Sequence[Sequence[Scalar]], joints: Sequence[int]) -> list[int]:
        """Some joints in the order in which the solver has them."""
        if self.plan.solver != "pivots":
            return list(joints)
        return [joints[k] for k in cheapest_pivots([[M[i][j] for j in joints] for i in joints])]

    @staticmethod
    def _spin(reduced: Reduced, motion: Sequence[Motion], i: int) -> Scalar:
        """The angular acceleration about joint i's axis of a motion, in the joint's direction."""
        spin = motion[i].alpha[2]
        return spin if reduced.parts[i].sign > 0.0 else -spin

    def _without_symmetric_tips(self) -> tuple[Reduced, list[int]]:
        """The bodies with symmetric last links reduced to their inertia about the axis, and those links.

        Such a link has base parameters J_xx = J_yy = J_zz/2 and nothing else; J_xx goes to the parent, whose K_zz is
        zero no longer unless the link's axis is perpendicular to its own.
        """
        reduced, a = self.reduced, self.quantities
        parts = list(reduced.parts)
        leaves: list[int] = []
        if not (self.plan.symmetric_tip and self.plan.regroup):
            return reduced, leaves
        number = a.algebra.number
        loaded = self._loads(self.frames)
        for i, part in enumerate(parts):
            body, p = part.inertial, part.parent
            J = body.J
            others = (body.m, *body.h, J[0][1], J[0][2], J[1][2])
            spin, equatorial = number(J[2][2]), (number(J[0][0]), number(J[1][1]))
            if not part.revolute or p < 0 or part.rotor is not None or i not in a.motion.free or reduced.children(i):
                continue
            if loaded[i] is not None:
                continue
            if (spin is not None and spin <= 0.0) or any(number(x) != 0.0 for x in others):
                continue
            if spin is None or equatorial[0] is None or equatorial[1] is None:
                if J[0][0].x != J[1][1].x:  # one run-time parameter for both
                    continue
            elif abs(equatorial[0] - equatorial[1]) > 1e-15 * spin:
                continue
            zero = a.algebra.zero
            moved = axial(zero, zero, J[0][0])
            only = ((zero, zero, zero), (zero, zero, zero), (zero, zero, J[2][2]))
            parts[i] = replace(part, inertial=Inertial(zero, null(a.algebra), only), flat=False)
            at = shift_inertial(rotate_inertial(moved, part.R), part.p)
            across = number(part.R[2][2]) == 0.0
            parts[p] = replace(parts[p], inertial=parts[p].inertial + at, flat=parts[p].flat and across)
            leaves.append(i)
        return replace(reduced, parts=tuple(parts)), leaves

    def _loads(self, frames: GroupFrames) -> list[Wrench | None]:
        """External wrench per body, about its origin, link axes."""
        a, parts = self.quantities, frames.reduced.parts

        def arm(i: int, point: Vector3) -> Vector3:
            return unrotate(parts[i].Q, sub(point, parts[i].o))

        def own(i: int, vector: Vector3) -> Vector3:
            return unrotate(parts[i].Q, vector)

        return load_wrenches(a.mechanism, a.values, a.tree, frames.into_link, own, arm)

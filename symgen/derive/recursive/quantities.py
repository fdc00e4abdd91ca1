"""A chain's fast form being assembled: algebra, bodies, arguments, and each quantity as Scalars.

Everything is made on request and once: the frames at q and the applied forces of one pool are shared by all functions
that need them. Joint forces, the inertia matrix and accelerations, for which base parameters do, are in `formulation`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import Matrix3, Vector3, cross, identity, sub, unrotate
from symgen.derive.algebra.values import Values, derivative
from symgen.derive.bodies.applied_forces import applied_forces, damping, load_wrenches, spring_energy, spring_stiffness
from symgen.derive.bodies.base_frame import BaseFrames, base_frames, gravity_hessian
from symgen.derive.bodies.tree import Link, Tree, build_tree
from symgen.derive.bodies.turns import Turns, Wrench, turns
from symgen.derive.recursive.energy import gravity_potential, kinetic_energy
from symgen.derive.recursive.newton_euler import body_motions, transmitted_wrenches
from symgen.derive.recursive.regressor import regressor
from symgen.derive.recursive.velocity_terms import coriolis_matrix, inertia_power
from symgen.describe.chain import BASE, Chain
from symgen.describe.expression import Name, Time

__all__ = ["Quantities"]


class Quantities:
    """The quantities of one chain at (q, qd, qdd or tau), with full inertial parameters.

    Args:
        chain: validated chain.
        algebra: what the Scalars are.
        parameters: Scalars of the run-time parameters by name.
        q, qd: coordinates and rates.
        inputs: Scalars of `chain.input_names`.
        t: the time, where the chain uses it.
    """

    def __init__(
        self,
        chain: Chain,
        algebra: Algebra,
        parameters: dict[str, Scalar],
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        inputs: Sequence[Scalar] = (),
        t: Scalar | None = None,
    ) -> None:
        self.chain = chain
        self.algebra = algebra
        self.q = list(q)
        self.qd = list(qd)
        names = dict(parameters)
        names.update(zip(chain.input_names, inputs, strict=True))
        names.update(zip(chain.q_names, self.q, strict=True))
        self.values = Values(chain, algebra, names, dict(zip(chain.q_names, self.qd, strict=True)), t)
        self.zeros = [algebra.zero] * len(self.q)

    @cached_property
    def tree(self) -> Tree:
        return build_tree(self.chain, self.values)

    @cached_property
    def place(self) -> Turns:
        return turns(self.tree, self.q)

    @cached_property
    def frames(self) -> BaseFrames:
        return base_frames(self.tree, self.place)

    @cached_property
    def applied(self) -> list[Scalar]:
        return applied_forces(self.chain, self.values, self.q, self.qd)

    @cached_property
    def loads(self) -> list[Wrench | None]:
        """External wrench per body, in its working frame."""
        return load_wrenches(self.chain, self.values, self.tree, self.place.from_base, lambda body, point: point)

    @cached_property
    def free(self) -> list[int]:
        """Coordinates without kinematic input."""
        return [k for k, joint in enumerate(self.chain.moving) if joint.motion is None]

    @cached_property
    def given_accelerations(self) -> list[Scalar]:
        """qdd of the joints with kinematic input, zero elsewhere."""
        result: list[Scalar] = []
        for joint in self.chain.moving:
            if joint.motion is None:
                result.append(self.algebra.zero)
            elif isinstance(joint.motion, str):
                result.append(self.values(Name(f"{joint.name}_qdd")))
            else:
                result.append(self.values(derivative(derivative(joint.motion, Time()), Time())))
        return result

    @cached_property
    def kinetic_energy(self) -> Scalar:
        return kinetic_energy(self.tree, self.place, self.qd)

    @cached_property
    def potential_energy(self) -> Scalar:
        return gravity_potential(self.tree, self.place) + spring_energy(self.chain, self.values, self.q)

    @cached_property
    def coriolis_matrix(self) -> list[list[Scalar]]:
        return coriolis_matrix(self.frames, self.qd)

    @cached_property
    def inertia_power(self) -> list[list[list[Scalar]]]:
        return inertia_power(self.frames)

    def regressor(self, qdd: Sequence[Scalar]) -> list[list[Scalar]]:
        """Rows of the regressor."""
        return regressor(self.tree, self.place, body_motions(self.tree, self.place, self.qd, qdd))

    def reactions(self, qdd: Sequence[Scalar]) -> list[list[Scalar]]:
        """Force, then moment that the parent exerts on each moving link at its frame's origin, link axes."""
        tree = self.tree
        motions = body_motions(tree, self.place, self.qd, qdd)
        wrenches = transmitted_wrenches(tree, self.place, motions, self.qd, qdd, self.loads)
        rows: list[list[Scalar]] = []
        for body, (force, moment) in zip(tree.bodies, wrenches, strict=True):
            link = tree.link(body.name)
            rows.append([
                *unrotate(link.R, force),
                *unrotate(link.R, sub(moment, cross(link.p, force))),
            ])  # fmt: skip
        return rows

    @cached_property
    def stiffness_matrix(self) -> list[list[Scalar]]:
        """Hessian of gravity's potential, springs and `potential`."""
        K = gravity_hessian(self.frames)
        springs = spring_stiffness(self.chain, self.values)
        potential = self.chain.potential
        names = self.chain.q_names
        for i in range(len(K)):
            slope = derivative(potential, Name(names[i])) if potential is not None else None
            for j in range(i + 1):
                K[i][j] = K[i][j] + springs[i][j]
                if slope is not None:
                    K[i][j] = K[i][j] + self.values(derivative(slope, Name(names[j])))
                K[j][i] = K[i][j]
        return K

    @cached_property
    def damping_matrix(self) -> list[list[Scalar]]:
        return damping(self.chain, self.values)

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
        link, _ = self._point(point)
        return self.frames.influence(-1 if link is None else link.body, self.position(point))

    def second_order(self, point: str, G: Sequence[Vector3], rotational: bool) -> list[list[Vector3]]:
        """H[m][n] of a named point, from its G or G_r."""
        link, _ = self._point(point)
        return self.frames.second_order(-1 if link is None else link.body, G, rotational)

    def _point(self, name: str) -> tuple[Link | None, Vector3]:
        """The link that carries a named point, `None` for the base, and the point in its frame."""
        point = next(p for p in self.chain.points if p.name == name)
        link = None if point.joint == BASE else self.tree.link(point.joint)
        return link, self.values.vector(point.at)

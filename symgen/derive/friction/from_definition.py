"""The friction functions over Lagrange's equations: what the reference interprets.

    LagrangeEquations --lower--> Smooth terms at any (q, qd) --> RungeKutta

The emitted ones stand on the recursions (`fast.Writer.friction`); what is built on the smooth terms is one text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sympy import Expr

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3, add, cross, matvec
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import build_tree
from symgen.derive.friction.bearing import Affine
from symgen.derive.friction.runge_kutta import RungeKutta
from symgen.derive.friction.smooth import Smooth, loaded_bearings
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.rotors import rotor_torque
from symgen.derive.motion.map import MotionMap
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.loops import bearing_joints
from symgen.describe.traits import is_loaded
from symgen.program.differentiate import jacobian
from symgen.program.nodes import Node, Pool
from symgen.program.rewrite import substitute

__all__ = ["definition_friction"]


Lower = Callable[[Sequence[Expr]], Sequence[Node]]


def definition_friction(equations: LagrangeEquations, pool: Pool, lower: Lower) -> RungeKutta:
    """The friction functions over Lagrange's equations and the balance of each joint's outboard links.

    Args:
        equations: of the chain.
        pool: where the nodes go.
        lower: the nodes of expressions of the equations.
    """
    mechanism = equations.mechanism
    algebra = NodeAlgebra(pool)
    n = mechanism.nv
    rates = [pool.input(name, k) for name in ("q", "qd") for k in range(n)]
    qdd = [pool.input("qdd", k) for k in range(n)]
    time = pool.input("t", 0)
    zero = pool.constant(0.0)
    loaded = [i for i, joint in enumerate(bearing_joints(mechanism.chain)) if is_loaded(joint.friction)]

    def affine(nodes: Sequence[Node]) -> list[Affine]:
        """Nodes that are affine in qdd, as such."""
        slopes = jacobian(pool, nodes, qdd)
        offsets = substitute(pool, nodes, {x.index: zero for x in qdd})
        return [
            Affine(tuple(algebra.scalar(x) for x in row), algebra.scalar(offset))
            for row, offset in zip(slopes, offsets, strict=True)
        ]

    def supply(q: Sequence[Scalar], qd: Sequence[Scalar], since: Scalar) -> Smooth:
        images = {old.index: new.x for old, new in zip(rates, [*q, *qd], strict=True) if old is not new.x}
        if not since.is_zero:
            images[time.index] = (algebra.scalar(time) + since).x

        def placed(nodes: Sequence[Node]) -> list[Node]:
            return substitute(pool, nodes, images) if images else list(nodes)

        M = placed(lower(equations.M.flat()))
        h = placed(lower(equations.h.flat()))
        names = {p.name: algebra.scalar(pool.parameter(p.name)) for p in mechanism.parameters if not p.constant}
        for k, name in enumerate(mechanism.input_names):
            names[name] = algebra.scalar(pool.input("inputs", k))
        moment_of_time = algebra.scalar(time) + since
        motion, joints = MotionMap(mechanism, algebra, dict(names), q, qd, moment_of_time), mechanism.names
        names.update(zip(joints, motion.q, strict=True))
        values = Values(mechanism, algebra, names, dict(zip(joints, motion.qd, strict=True)), moment_of_time)
        force: dict[int, tuple[Affine, ...]] = {}
        moment: dict[int, tuple[Affine, ...]] = {}
        link: dict[int, Matrix3] = {}
        felt: tuple[int, ...] = ()
        # closing forces by friction are the loops' own, as their motion is
        if loaded and (mechanism.closures or mechanism.chain.ties):
            inputs = [names[name] for name in mechanism.input_names]
            given = {name: value for name, value in names.items() if name not in (*mechanism.input_names, *joints)}
            own = loaded_bearings(Quantities(mechanism, algebra, given, q, qd, inputs, moment_of_time, motion))
            force, moment, link, felt = dict(own.force), dict(own.moment), dict(own.link), own.felt
        if loaded:
            tree = build_tree(mechanism, values)
            reactions = placed(lower(equations.reactions.flat()))
            for i in loaded:
                if i >= len(joints):
                    continue
                part = tree.link(joints[i])
                f = [algebra.scalar(x) for x in reactions[6 * i : 6 * i + 6]]
                turned = matvec(part.R, (f[0], f[1], f[2]))
                about = add(matvec(part.R, (f[3], f[4], f[5])), cross(part.p, turned))
                rows = affine([x.x for x in (*turned, *about)])
                if felt:
                    before = (*force[i], *moment[i])
                    rows = [replace(a, row=(*a.row, *b.row[n:])) for a, b in zip(rows, before, strict=True)]
                force[i], moment[i], link[i] = tuple(rows[:3]), tuple(rows[3:]), part.R
        of_all = rotor_torque(equations.system)
        torques = affine(placed(lower(list(of_all.values())))) if of_all else []
        rotor = dict(zip(of_all, torques, strict=True))
        return Smooth(
            tuple(tuple(algebra.scalar(M[n * i + j]) for j in range(n)) for i in range(n)),
            tuple(algebra.scalar(x) for x in h),
            motion, force, moment, link, rotor, values, felt=felt,
        )  # fmt: skip

    return RungeKutta(mechanism, algebra, supply)

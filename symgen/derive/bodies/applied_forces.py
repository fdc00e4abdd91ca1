"""Forces that act besides inertia and gravity: springs, dampers, potentials, given forces, loads at points.

Springs, dampers, `potential`, `dissipation` and `forces` act across their own joints and enter as generalised forces;
`loads` are wrenches on bodies and are carried by the bearings. Forces along distances are both: generalised forces in
the equations of motion, wrenches on the two bodies in the bearings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, add, cross, matvec, null, scale, sub
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import Tree
from symgen.derive.bodies.turns import Turns, Wrench
from symgen.describe.chain import BASE
from symgen.describe.derivative import derivative
from symgen.describe.distances import way_between
from symgen.describe.expression import Name, Number, Rate
from symgen.describe.mechanism import Mechanism

__all__ = [
    "applied_forces",
    "bristle_forces",
    "bristles_at_rest",
    "damping",
    "deflections",
    "load_wrenches",
    "spring_energy",
    "spring_forces",
    "spring_stiffness",
    "tie_wrenches",
]

ZERO = Number(0.0)


def deflections(mechanism: Mechanism, values: Values, q: Sequence[Scalar]) -> list[Scalar]:
    """q - rest per joint."""
    return [angle - values(joint.rest) for joint, angle in zip(mechanism.joints, q, strict=True)]


def spring_stiffness(mechanism: Mechanism, values: Values) -> list[list[Scalar]]:
    """Stiffness of joint springs and spring matrices, (n, n), symmetric node by node."""
    n = len(mechanism.joints)
    index = {name: k for k, name in enumerate(mechanism.names)}
    K = [[values.algebra.zero] * n for _ in range(n)]
    for k, joint in enumerate(mechanism.joints):
        K[k][k] = values(joint.stiffness)
    for spring in mechanism.chain.stiffness:
        rows = [index[name] for name in spring.joints]
        for a, i in enumerate(rows):
            for b, j in enumerate(rows[: a + 1]):
                K[i][j] = K[i][j] + values(spring.matrix[a][b])
                K[j][i] = K[i][j]
    return K


def damping(mechanism: Mechanism, values: Values) -> list[list[Scalar]]:
    """Joint dampers and the Hessian of `dissipation` in the rates, (n, n)."""
    dissipation = mechanism.chain.dissipation
    n = len(mechanism.joints)
    D = [[values.algebra.zero] * n for _ in range(n)]
    for i, joint in enumerate(mechanism.joints):
        D[i][i] = values(joint.damping)
        if dissipation is not None:
            slope = derivative(dissipation, Rate(joint.name))
            for j in range(i + 1):
                D[i][j] = D[i][j] + values(derivative(slope, Rate(mechanism.joints[j].name)))
                D[j][i] = D[i][j]
    return D


def bristles_at_rest(mechanism: Mechanism, values: Values) -> tuple[list[list[Scalar]], list[list[Scalar]]]:
    """Stiffness and damping of bristles for small motion about rest, (n, n) each: diagonal, of all joints."""
    n, zero = len(mechanism.joints), values.algebra.zero
    K, D = ([[zero] * n for _ in range(n)] for _ in range(2))
    for state in mechanism.states:
        k = mechanism.names.index(state.joint)
        K[k][k], D[k][k] = values(state.stiffness), values(state.damping)
    return K, D


def spring_energy(mechanism: Mechanism, values: Values, q: Sequence[Scalar]) -> Scalar:
    """Potential energy of springs and of `potential`."""
    half = values.algebra.constant(0.5)
    K = spring_stiffness(mechanism, values)
    x = deflections(mechanism, values, q)
    total = values(mechanism.chain.potential)
    for i in range(len(x)):
        pull = half * (K[i][i] * x[i])
        for j in range(i):
            pull = pull + K[i][j] * x[j]
        total = total + pull * x[i]
    return total


def spring_forces(mechanism: Mechanism, values: Values, q: Sequence[Scalar]) -> list[Scalar]:
    """K (q - rest) per joint."""
    K, x = spring_stiffness(mechanism, values), deflections(mechanism, values, q)
    result = []
    for row in K:
        total = values.algebra.zero
        for stiffness, deflection in zip(row, x, strict=True):
            total = total + stiffness * deflection
        result.append(total)
    return result


def applied_forces(mechanism: Mechanism, values: Values, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
    """Contribution of springs, dampers, `potential`, `dissipation`, `forces` and bristles to the bias, per joint."""
    bristles = bristle_forces(mechanism, values)
    K = spring_stiffness(mechanism, values)
    x = deflections(mechanism, values, q)
    given = dict(mechanism.chain.forces)
    result: list[Scalar] = []
    for i, joint in enumerate(mechanism.joints):
        total = values(joint.damping) * qd[i]
        for j in range(len(x)):
            total = total + K[i][j] * x[j]
        if mechanism.chain.potential is not None:
            total = total + values(derivative(mechanism.chain.potential, Name(joint.name)))
        if mechanism.chain.dissipation is not None:
            total = total + values(derivative(mechanism.chain.dissipation, Rate(joint.name)))
        if joint.name in given:
            total = total - values(given[joint.name])
        if joint.name in bristles:
            total = total + bristles[joint.name]
        result.append(total)
    return result


def bristle_forces(mechanism: Mechanism, values: Values) -> dict[str, Scalar]:
    """Friction of bristles against the motion of their joints, by joint."""
    return {state.joint: values(state.force) for state in mechanism.states}


def load_wrenches(
    mechanism: Mechanism,
    values: Values,
    tree: Tree,
    turned: Callable[[int, Vector3], Vector3],
    own: Callable[[int, Vector3], Vector3],
    arm: Callable[[int, Vector3], Vector3],
) -> list[Wrench | None]:
    """External wrench per body, about an origin and in axes of its own; `None` where there is none.

    Args:
        turned: a vector of the base frame in a body's axes.
        own: a vector of a body's working frame in the body's axes.
        arm: from a body's origin to a point of its working frame, in the body's axes.
    """
    wrenches: list[Wrench | None] = [None] * len(tree.bodies)
    points = {point.name: point for point in mechanism.chain.points}
    for load in mechanism.chain.loads:
        point = points[load.point] if load.point is not None else None
        name = point.joint if point is not None else load.joint
        if name is None or name == BASE:
            continue
        link = tree.link(name)
        if link.body < 0:
            continue
        force, moment = (
            own(link.body, matvec(link.R, vector)) if load.frame == "link" else turned(link.body, vector)
            for vector in (values.vector(v or (ZERO,) * 3) for v in (load.force, load.moment))
        )
        if point is not None:
            at = values.vector(point.at)
            moment = add(moment, cross(arm(link.body, add(link.p, matvec(link.R, at))), force))
        before = wrenches[link.body]
        wrenches[link.body] = (force, moment) if before is None else (add(before[0], force), add(before[1], moment))
    return wrenches


def tie_wrenches(
    mechanism: Mechanism, values: Values, tree: Tree, place: Turns, pushes: Mapping[str, Scalar]
) -> list[tuple[int, Wrench]]:
    """Wrenches of forces along distances, on the bodies of both places in their working frames.

    With the way r from the first place to the second, of length s, the second gets the force S r/s and the first its
    opposite.

    Args:
        pushes: S, which pushes the places apart, by distance.
    """
    algebra, found = values.algebra, list[tuple[int, Wrench]]()
    for tie in mechanism.chain.ties:
        push = pushes.get(tie.name, algebra.zero)
        if push.is_zero:
            continue
        way = way_between(mechanism.chain, *tie.between)
        if way.axis is None:
            force = scale(push / values.names[tie.name], values.vector(way.parts))
        else:
            x, y, z = (push if k == way.axis else algebra.zero for k in range(3))
            force = x, y, z
        carrier = -1
        if way.carrier != BASE:
            link = tree.link(way.carrier)
            carrier, force = link.body, matvec(link.R, force)
        for anchor, on_it in zip(tie.between, (sub(null(algebra), force), force), strict=True):
            body = -1 if anchor.joint == BASE else tree.link(anchor.joint).body
            if body < 0:
                continue
            for i in tree.path(body):
                if i > carrier and i not in tree.path(carrier):
                    on_it = place.inward(i, on_it)
            link = tree.link(anchor.joint)
            at = add(link.p, matvec(link.R, values.vector(anchor.at)))
            found.append((body, (on_it, cross(at, on_it))))
    return found

"""Smooth equations of a chain as friction needs them: inertia, bias, and reactions affine in the accelerations.

`Smooth` is supplied by the definition (`from_definition`) and by the fast form (`smooth_terms`), so one text of
friction serves both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.affine import AffineAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Matrix3, dot
from symgen.derive.algebra.values import Values
from symgen.derive.friction.bearing import Affine
from symgen.derive.motion.map import MotionMap
from symgen.derive.recursive.ltdl import Held
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.loops import bearing_joints, feeling_joints, felt_joints
from symgen.describe.traits import is_loaded, own_friction

__all__ = ["Smooth", "smooth_terms"]


@dataclass(frozen=True)
class Smooth:
    """The smooth equations M qdd + h = tau at (q, qd), and what is affine in the accelerations of the coordinates.

    Attributes:
        M: (n, n), rotor inertia included.
        h: bias (n,).
        motion: of all joints by these coordinates.
        force, moment: reaction of each joint with load-dependent friction, working frame, about the bearing; by the
            joint's position among joints that move or close loops.
        link: rotation of that joint's link frame in its working frame.
        rotor: tau_s of each joint whose drive has inertia (Dupont 1993, eq. 24), by its position among all.
        values: of the chain's expressions.
        dynamics: accelerations of all joints under joint forces (n,), some joints held, where a form cheaper than by M
            and h is known; what is held it chooses by the joint's position.
        felt: joints of loops whose friction changes reactions; `force` and `moment` are affine in it behind qdd.
    """

    M: Sequence[Sequence[Scalar]]
    h: Sequence[Scalar]
    motion: MotionMap
    force: Mapping[int, tuple[Affine, ...]]
    moment: Mapping[int, tuple[Affine, ...]]
    link: Mapping[int, Matrix3]
    rotor: Mapping[int, Affine]
    values: Values
    dynamics: Callable[[Sequence[Scalar], Held], Sequence[Scalar]] | None = None
    felt: tuple[int, ...] = ()


def smooth_terms(quantities: Quantities, M: Sequence[Sequence[Scalar]], h: Sequence[Scalar]) -> Smooth:
    """The terms from the recursions, reactions and rotor torques by running them over affine numbers.

    Args:
        M, h: inertia matrix and bias, in whatever form is cheapest; reactions need the full inertial parameters.
    """
    n = quantities.mechanism.nv
    rotors = [i for i, body in enumerate(quantities.tree.bodies) if body.rotor is not None]
    pressed = loaded_bearings(quantities)
    rotor: dict[int, Affine] = {}
    if rotors:
        algebra = AffineAlgebra(quantities.algebra)
        lifted = quantities.affine(algebra)
        qdd = [algebra.unknown(k) for k in range(n)]
        tree, motions, accelerations = lifted.tree, lifted.joint_motions(qdd), lifted.motion.accelerations(qdd)
        for i in rotors:
            body = tree.bodies[i]
            drive = body.rotor
            assert drive is not None
            spin = drive.N * accelerations[i]
            if body.parent >= 0:
                spin = spin + dot(drive.e, motions[body.parent].alpha)
            rotor[i] = Affine(*algebra.row(drive.N * drive.J * spin, n))
    return Smooth(
        M, h, quantities.motion, pressed.force, pressed.moment, pressed.link, rotor, quantities.values,
        felt=pressed.felt,
    )  # fmt: skip


@dataclass(frozen=True)
class Pressed:
    """Reactions of joints with load-dependent friction, affine in the accelerations, then in friction that they feel.

    Attributes:
        force, moment: by position among joints that move or close loops, in the working frame, about its origin.
        link: rotation of the link's frame, or the place's, in the working frame.
        felt: positions of the joints whose friction changes some of these reactions: joints of loops, distances.
    """

    force: Mapping[int, tuple[Affine, ...]]
    moment: Mapping[int, tuple[Affine, ...]]
    link: Mapping[int, Matrix3]
    felt: tuple[int, ...]


def loaded_bearings(quantities: Quantities) -> Pressed:
    """The reactions in the bearings whose load friction depends on."""
    chain, n = quantities.mechanism.chain, quantities.mechanism.nv
    joints = bearing_joints(chain)
    loaded = [i for i, joint in enumerate(joints) if is_loaded(joint.friction)]
    if not loaded:
        return Pressed({}, {}, {}, ())
    feeling, inside = feeling_joints(chain), felt_joints(chain)
    loops = [i for i, joint in enumerate(joints) if joint.name in inside and own_friction(joint)]
    algebra = AffineAlgebra(quantities.algebra)
    qdd = [algebra.unknown(k) for k in range(n)]
    friction = {i: algebra.unknown(n + k) for k, i in enumerate(loops)}
    wrenches = quantities.affine(algebra).pressed(qdd, friction)
    feel = [i for i in loaded if joints[i].name in feeling]  # elsewhere inner forces cancel
    of_loads = [value.x.slopes for i in feel for part in wrenches[i] for value in part]
    felt = [k for k in range(len(loops)) if any(n + k in slopes for slopes in of_loads)]

    def affine(i: int, value: Scalar) -> Affine:
        row, offset = algebra.row(value, n + len(loops))
        zero = quantities.algebra.zero
        return Affine((*row[:n], *(row[n + k] if i in feel else zero for k in felt)), offset)

    force, moment = ({i: tuple(affine(i, x) for x in wrenches[i][part]) for i in loaded} for part in (0, 1))
    places = {k: solved for solved in quantities.motion.loops.solved for k in solved.loops} if chain.loops else {}
    bodies, link = len(quantities.tree.bodies), {}
    for i in loaded:
        closing = i - bodies
        own = places[closing].place(closing) if closing >= 0 else quantities.tree.link(joints[i].name).R
        link[i] = own
    return Pressed(force, moment, link, tuple(loops[k] for k in felt))

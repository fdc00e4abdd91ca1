"""Parameters of a chain that its joint forces are linear in: the columns of `identification_regressor`.

Ten inertial parameters per link, in the order of the regressor's columns; rotors' inertias; levels of friction that do
not depend on loads; springs, dampers; an offset of each measured force. Load-dependent coefficients and losses multiply
other parameters and are none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from symgen.describe.chain import Chain
from symgen.describe.joint_records import BACKWARD, FORWARD, Curve, Friction
from symgen.describe.loops import bearing_joints
from symgen.describe.records import Joint
from symgen.describe.traits import own_inertia

__all__ = ["KINDS", "LENGTHS", "NAMES", "SIDES", "LinearParameter", "linear_parameters"]

LENGTHS = {"m": 0, "mcx": 1, "mcy": 1, "mcz": 1, "Ixx": 2, "Ixy": 2, "Ixz": 2, "Iyy": 2, "Iyz": 2, "Izz": 2}
"""Mass, first moments and inertia, and the powers of a length in the units of each, beside the mass."""
NAMES = tuple(LENGTHS)
KINDS = ("link", "rotor", "friction", "motor", "spring", "rest", "damper", "offset")
"""Sorts of columns, in the order in which they stand."""
SIDES = {FORWARD: "_forward", BACKWARD: "_backward"}
"""Ends of the names of levels by direction."""


@dataclass(frozen=True, slots=True)
class LinearParameter:
    """One column.

    Attributes:
        name: `m(elbow)` of a link, else `elbow_coulomb`.
        kind: one of `KINDS`.
        joint: that it belongs to; of friction also one that closes a loop, by the name of the loop.
        which: of its kind: a name of `inertial_parameters.NAMES`; `coulomb`, `static` or `viscous` of a friction.
        other: of a spring between two joints, the second.
        side: of a level that differs by direction, `FORWARD` or `BACKWARD`.
    """

    name: str
    kind: str
    joint: str
    which: str = ""
    other: str = ""
    side: int | None = None

    @property
    def signed(self) -> bool:
        """True when the parameter may be negative."""
        return self.kind in ("link", "rest", "offset") or self.other != ""


def linear_parameters(chain: Chain) -> tuple[LinearParameter, ...]:
    """The columns of a chain, in their order.

    A joint with a `friction` has levels `coulomb` and `viscous`, and `static` where there is a Stribeck velocity;
    `coulomb` is left out where a coefficient is given alone. Joints that close loops stand behind those that move. A
    level that is written as a pair has a column for each direction, `elbow_coulomb_forward` and
    `elbow_coulomb_backward`; the offset of the joint's force, which half their difference is, has none then. Springs
    have a stiffness and its product with the rest, which is unknown too.

    Example:
        >>> from symgen.describe.load import load_chain
        >>> [p.name for p in linear_parameters(load_chain("examples/two_link.yaml"))][20:24]
        ['shoulder_coulomb', 'shoulder_viscous', 'elbow_coulomb', 'elbow_viscous']
    """
    found = [LinearParameter(f"{name}({j.name})", "link", j.name, name) for j in chain.joints for name in NAMES]
    joints = chain.movable
    turned = [j for j in joints if own_inertia(j) is not None]
    found += [LinearParameter(f"{j.name}_{rotor_word(j)}", "rotor", j.name) for j in turned]
    for joint in bearing_joints(chain):
        found += levels(joint.name, "friction", joint.name, joint.friction)
    for joint in joints:
        motor = None if joint.drive is None else joint.drive.motor_friction
        found += levels(f"{joint.name}_motor", "motor", joint.name, motor)
    found += springs(chain)
    found += [LinearParameter(f"{j.name}_damping", "damper", j.name) for j in joints if j.damping is not None]
    felt = [j for j in chain.moving if not j.pseudo and (j.actuated or j.motion is not None) and not shifted(j)]
    found += [LinearParameter(f"{j.name}_offset", "offset", j.name) for j in felt]
    return tuple(found)


def shifted(joint: Joint) -> bool:
    """True for a joint whose sliding levels differ by direction, which an offset of its force does as well."""
    motor = None if joint.drive is None else joint.drive.motor_friction
    both = [friction for friction in (joint.friction, motor) if friction is not None]
    curves = [curve for f in both for curve in (f.law if isinstance(f.law, tuple) else (f.law,)) if f.directional]
    return any(isinstance(f.coulomb, tuple) for f in both) or any(isinstance(curve, Curve) for curve in curves)


def rotor_word(joint: Joint) -> str:
    """Name of the inertia that turns with a joint alone, or with its drive."""
    return "armature" if joint.armature is not None else "rotor_inertia"


def levels(name: str, kind: str, joint: str, friction: Friction | None) -> Iterator[LinearParameter]:
    """The levels of a friction that do not depend on loads."""
    if friction is None or friction.law is not None:
        return
    some = friction.coulomb is not None or friction.coefficient is None
    words = ("coulomb", "static", "viscous") if some and friction.stribeck is not None else ("coulomb", "viscous")
    for which in words if some else ("viscous",):
        given = getattr(friction, which)
        if given is None and which == "static":
            given = friction.coulomb
        for side, word in SIDES.items() if isinstance(given, tuple) else ((None, ""),):
            yield LinearParameter(f"{name}_{which}{word}", kind, joint, which, side=side)


def springs(chain: Chain) -> Iterator[LinearParameter]:
    """Stiffnesses of single joints and between joints, then stiffness times rest of each joint concerned."""
    names = chain.movable_names
    pairs = {(j.name, j.name) for j in chain.movable if j.stiffness is not None}
    for spring in chain.stiffness:
        pairs |= {(a, b) for a in spring.joints for b in spring.joints if names.index(a) <= names.index(b)}
    for a, b in sorted(pairs, key=lambda pair: (names.index(pair[0]), names.index(pair[1]))):
        if a == b:
            yield LinearParameter(f"{a}_stiffness", "spring", a)
        else:
            yield LinearParameter(f"{a}_{b}_stiffness", "spring", a, other=b)
    concerned = {name for pair in pairs for name in pair}
    for name in names:
        if name in concerned:
            yield LinearParameter(f"{name}_stiffness_rest", "rest", name)

"""The recursion of Newton and Euler of a long chain, one line per body (Luh, Walker and Paul 1980).

Vectors are in the axes of the link whose number they have. They stay as vectors: `recursion_of` gives what is printed
as data, so that tests evaluate the very lines of the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sympy import Expr, Integer, Symbol
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.potential import applied_terms, damper_terms, spring_terms
from symgen.derive.lagrange.readable import readable, tree_size
from symgen.derive.symbols import acceleration, rate, translate
from symgen.describe.chain import BASE, Dh, Joint
from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Whole, element
from symgen.report.bristles import joint_bristle
from symgen.report.kinematics import Step, chain_steps
from symgen.report.quantities import acting_forces
from symgen.report.vectors import Cross, Data, Dot, Scaled, Total, Vector

__all__ = ["Lines", "along_coordinates", "recursion_of"]

LONGEST = 60
"""Operations of springs and dampers up to which they are written out in a line."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of the recursion: pairs of left and right side, in the order in which they are evaluated."""

    outward: tuple[tuple[tuple[Any, Any], ...], ...]
    inward: tuple[tuple[Any, Any], ...]
    torques: tuple[tuple[Any, Any], ...]


@dataclass(frozen=True, slots=True)
class Link:
    """A link in the recursion."""

    number: str
    joint: Joint
    step: Step
    parent: str
    children: tuple[str, ...]

    @property
    def turns(self) -> bool:
        """True behind a revolute joint."""
        return self.joint.type == "revolute"

    @property
    def slides(self) -> bool:
        """True behind a prismatic joint."""
        return self.joint.type == "prismatic"

    @property
    def far_axis(self) -> bool:
        """True where the joint's axis passes the parent's frame, not the link's: of a turning `dh` joint."""
        return self.turns and isinstance(self.joint.place, Dh)

    @property
    def axis(self) -> Vector:
        """The joint's axis."""
        return direction(self.step.axis)

    @property
    def arm(self) -> Matrix:
        """From the parent's origin to the link's: in the parent's axes, in the link's where the axis is far."""
        arm = self.step.p
        return (self.step.R.T * arm).applyfunc(readable) if self.far_axis else arm

    @property
    def massive(self) -> bool:
        """True for a link with mass."""
        return bool(translate(self.joint.mass) != 0)

    @property
    def inert(self) -> bool:
        """True for a link with an inertia about its mass centre."""
        inertia = self.joint.inertia
        return any(translate(getattr(inertia, name)) != 0 for name in ("xx", "yy", "zz", "xy", "xz", "yz"))

    @property
    def com(self) -> Matrix:
        """The mass centre."""
        return Matrix([translate(x) for x in self.joint.com])


def data(matrix: Matrix) -> Data:
    """A column as it is printed."""
    return Data(tuple(matrix))


def direction(axis: Matrix) -> Vector:
    """A unit vector: along an axis of the frame by its letter."""
    for k, name in enumerate("xyz"):
        if all(x == (1 if j == k else 0) for j, x in enumerate(axis)):
            return Whole("e", name)
    return data(axis)


def w(stem: str, number: str) -> Whole:
    """A vector of a link."""
    return Whole(stem, number)


def turned(link: Link, vector: Vector) -> Vector:
    """A vector of the parent in the link's axes."""
    return Scaled(Whole("R", link.number, transposed=True), vector)


def added(*terms: Vector | Expr | None) -> Vector | None:
    """The sum of the terms that are not zero."""
    found = tuple(term for term in terms if term is not None)
    return None if not found else found[0] if len(found) == 1 else Total(found)


def recursion_of(equations: LagrangeEquations) -> Lines:
    """The lines of a chain."""
    mechanism = equations.mechanism
    links = links_of(mechanism)
    moving: dict[str, tuple[bool, bool]] = {"0": (False, False)}
    speeds, rates, accelerations, centres = [], [], [], []
    for link in links:
        speed = angular_velocity(link, moving[link.parent][0])
        if speed is not None:
            speeds.append((w("omega", link.number), speed))
            rates.append((w("omegad", link.number), angular_acceleration(link, moving[link.parent][0])))
        moving[link.number] = (speed is not None, True)
        accelerations.append(
            (w("a", link.number), origin_acceleration(link, moving[link.parent][0], speed is not None))
        )
        if link.massive and not link.com.is_zero_matrix and speed is not None:
            centres.append(
                (w("a", f"C{link.number}"), around(w("a", link.number), w("r", f"C{link.number}"), link.number))
            )
    rotors = rotor_lines(mechanism, links, {k for k, v in moving.items() if v[0]})
    inward = [line for link in reversed(links) for line in balance(link, links, moving[link.number][0], rotors)]
    torques = tuple(torque(equations, link, rotors) for link in links if link.joint.type != "fixed")
    spin = tuple(pair for item in rotors for pair in item.lines)
    return Lines((tuple(speeds), tuple(rates), tuple(accelerations), tuple(centres), spin), tuple(inward), torques)


def links_of(mechanism: Mechanism) -> list[Link]:
    """The links, base to tip."""
    numbers = {joint.name: str(k) for k, joint in enumerate(mechanism.chain.joints, start=1)} | {BASE: "0"}
    children: dict[str, list[str]] = {number: [] for number in numbers.values()}
    for joint in mechanism.chain.joints:
        children[numbers[joint.parent]].append(numbers[joint.name])
    return [
        Link(numbers[joint.name], joint, step, numbers[joint.parent], tuple(children[numbers[joint.name]]))
        for joint, step in zip(mechanism.chain.joints, chain_steps(mechanism), strict=True)
    ]


# outward


def angular_velocity(link: Link, carried: bool) -> Vector | None:
    """omega; None where it is zero."""
    own = Scaled(rate(link.joint.name), link.axis) if link.turns else None
    return added(turned(link, w("omega", link.parent)) if carried else None, own)


def angular_acceleration(link: Link, carried: bool) -> Vector | None:
    """Its rate; None where it is zero."""
    own = Scaled(acceleration(link.joint.name), link.axis) if link.turns else None
    spin = Cross(w("omega", link.number), Scaled(rate(link.joint.name), link.axis)) if link.turns and carried else None
    return added(turned(link, w("omegad", link.parent)) if carried else None, own, spin)


def around(start: Vector, arm: Vector, number: str) -> Vector:
    """start + omegad x arm + omega x (omega x arm), omega of the link."""
    omega, omegad = w("omega", number), w("omegad", number)
    return Total((start, Cross(omegad, arm), Cross(omega, Cross(omega, arm))))


def origin_acceleration(link: Link, carried: bool, turning: bool) -> Vector:
    """a of the frame's origin, gravity inside."""
    arm, before = link.arm, w("a", link.parent)
    if link.far_axis:
        if arm.is_zero_matrix:
            return turned(link, before)
        return around(turned(link, before), data(arm), link.number)
    lifted = before if arm.is_zero_matrix or not carried else around(before, data(arm), link.parent)
    if not link.slides:
        return turned(link, lifted)
    name = link.joint.name
    coriolis = Scaled(2 * rate(name), Cross(w("omega", link.number), link.axis)) if turning else None
    found = added(turned(link, lifted), Scaled(acceleration(name), link.axis), coriolis)
    assert found is not None
    return found


# rotors


@dataclass(frozen=True, slots=True)
class RotorLines:
    """A drive's rotor: angular momentum about its axis on link `carrier`."""

    joint: str
    carrier: str
    axis: Vector
    ratio: Expr
    L: Symbol
    Ld: Symbol
    lines: tuple[tuple[Any, Any], ...]


def rotor_lines(mechanism: Mechanism, links: list[Link], turning: set[str]) -> list[RotorLines]:
    """The rotors that have inertia."""
    from symgen.derive.bodies.drives import drive_ratio
    from symgen.derive.friction.sticking import kept_values

    found = []
    for link in links:
        drive = link.joint.drive
        if drive is None or drive.inertia is None or (J := translate(drive.inertia)) == 0:
            continue
        N, name = drive_ratio(drive, kept_values(mechanism)[1]).x, link.joint.name
        k = mechanism.names.index(name)
        along = link.step.parent_axis if drive.axis is None else Matrix([translate(x) for x in drive.axis])
        along = along / along.norm() if drive.axis is not None else along
        axis, L, Ld = direction(along), element("L", k), element("Ld", k)
        carried = link.parent in turning
        spins = [
            (symbol, Total((J * N * own, Scaled(J, Dot(axis, w(stem, link.parent))))) if carried else J * N * own)
            for symbol, own, stem in ((L, rate(name), "omega"), (Ld, acceleration(name), "omegad"))
        ]
        found.append(RotorLines(name, link.parent, axis, N, L, Ld, tuple(spins)))
    return found


# inward


def balance(link: Link, links: list[Link], turning: bool, rotors: list[RotorLines]) -> list[tuple[Any, Any]]:
    """Force and moment that the parent exerts on the link, at the origin of its frame."""
    number, by_number = link.number, {other.number: other for other in links}
    forces: list[Any] = []
    moments: list[Any] = []
    if link.massive:
        centred = not link.com.is_zero_matrix
        at = w("a", f"C{number}") if centred and turning else w("a", number)
        own = Scaled(translate(link.joint.mass), at)
        forces.append(own)
        if centred:
            moments.append(Cross(w("r", f"C{number}"), own))
    if link.inert and turning:
        inertia, omega = w("I", number), w("omega", number)
        moments.append(Scaled(inertia, w("omegad", number)))
        moments.append(Cross(omega, Scaled(inertia, omega)))
    for rotor in rotors:
        if rotor.carrier == number and turning:
            moments.append(Scaled(rotor.Ld, rotor.axis))
            moments.append(Scaled(rotor.L, Cross(w("omega", number), rotor.axis)))
    for child in link.children:
        R = Whole("R", child)
        forces.append(Scaled(R, w("f", child)))
        moments.append(Scaled(R, w("n", child)))
        arm = by_number[child].step.p
        if not arm.is_zero_matrix:
            inner = by_number[child]
            if inner.far_axis:
                moments.append(Scaled(R, Cross(data(inner.arm), w("f", child))))
            else:
                moments.append(Cross(data(arm), Scaled(R, w("f", child))))
    zero = Data((Integer(0),) * 3)
    return [
        (w("f", number), added(*forces) or zero),
        (w("n", number), added(*moments) or zero),
    ]


def torque(equations: LagrangeEquations, link: Link, rotors: list[RotorLines]) -> tuple[Any, Any]:
    """The force or torque across a joint; where joints follow others, that of a tree in which none does."""
    name, number = link.joint.name, link.number
    k, coupled = equations.system.mechanism.names.index(name), equations.system.projection.coupled
    if link.slides:
        across: Vector = Dot(link.axis, w("f", number))
    elif link.far_axis and not link.arm.is_zero_matrix:
        across = Dot(link.axis, Total((w("n", number), Cross(data(link.arm), w("f", number)))))
    else:
        across = Dot(link.axis, w("n", number))
    terms: list[Any] = [across]
    terms.extend(rotor.ratio * rotor.Ld for rotor in rotors if rotor.joint == name)
    if link.joint.armature is not None and (armature := translate(link.joint.armature)) != 0:
        terms.append(armature * acceleration(name))
    for stem, part in (("k", spring_terms(equations.system)[k]), ("d", damper_terms(equations.system)[k])):
        if part != 0:
            whole = equations.expand(part)
            terms.append(whole if tree_size(whole) <= LONGEST else element(stem, k))
    if (bristle := joint_bristle(equations, k)) != 0:
        terms.append(bristle)
    if coupled:
        if (applied := applied_terms(equations.system)[k]) != 0:
            terms.append(-equations.expand(applied))
        return element("F", k), added(*terms) or Integer(0)
    if equations.applied[k] != 0:
        terms.append(-element("a", k))
    return acting_forces(equations)[k], added(*terms)


def along_coordinates(equations: LagrangeEquations) -> tuple[tuple[Any, Any], ...]:
    """The forces across all joints, put together along the coordinates by the influence coefficients of the joints."""
    first = equations.system.projection.first
    if sum(tree_size(equations.expand(g)) for row in first for g in row) <= LONGEST:
        first = [[equations.expand(g) for g in row] for row in first]
    return tuple(
        (force, sum((row[k] * element("F", i) for i, row in enumerate(first)), Integer(0)))
        for k, force in enumerate(acting_forces(equations))
    )

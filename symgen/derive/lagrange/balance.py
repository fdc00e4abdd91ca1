"""Joint reactions by their definition: Newton's and Euler's laws for everything outboard of a joint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy import Expr

from symgen.derive.lagrange import potential
from symgen.derive.lagrange.frames import Frame, translated
from symgen.derive.lagrange.inertia import acceleration, angular_velocity, inertia_matrix, velocity_terms
from symgen.derive.lagrange.rotors import rotor_moments
from symgen.derive.lagrange.system import Applied, Body, System
from symgen.derive.lagrange.vectors import NULL, ZERO, Vector, cross, is_null, minus, plus, rotate_back, scale, total
from symgen.describe.chain import BASE

__all__ = [
    "ClosingLoads",
    "closing_loads",
    "reactions",
]


@dataclass(frozen=True)
class ClosingLoads:
    """Wrenches of closing joints.

    Attributes:
        symbols: by loop of force and moment on the second link, base axes; what they are is found by nodes.
        loads: by loop the wrench on the second link at its place, and its opposite on the first there.
        lacking: generalised forces of all joints for the motion, without closing joints.
    """

    symbols: list[tuple[Vector, Vector]]
    loads: list[tuple[Applied, Applied]]
    lacking: list[Expr]


def closing_loads(system: System) -> ClosingLoads:
    """The wrenches of the joints that close the loops of a mechanism."""
    symbols: list[tuple[Vector, Vector]] = []
    loads: list[tuple[Applied, Applied]] = []
    for k, closure in enumerate(system.mechanism.closures):
        x, y, z, u, v, w = (system.names.reserve(f"{stem}{k + 1}{axis}") for stem in ("Fc", "Nc") for axis in "xyz")
        force, moment = (x, y, z), (u, v, w)
        first, second = closure.loop.between
        stem, carrier = f"c{k + 1}", system.frame(second.joint)
        point = system.influence.point(carrier, translated(second.at), stem)
        symbols.append((force, moment))
        loads.append((
            Applied(carrier, point, force, moment, stem),
            Applied(system.frame(first.joint), point, minus(NULL, force), minus(NULL, moment), stem),
        ))  # fmt: skip
    return ClosingLoads(symbols, loads, _lacking(system) if symbols else [])


def _lacking(system: System) -> list[Expr]:
    """Generalised forces of all joints for the motion: I*_b qdd_b, velocity terms, potentials, less what acts."""
    rows, qdd = inertia_matrix(system), system.symbols.qdd
    parts = (
        velocity_terms(system),
        potential.gravity_terms(system),
        potential.spring_terms(system),
        potential.damper_terms(system),
        [-force for force in potential.applied_terms(system)],
    )
    return [
        total([*(m * a for m, a in zip(row, qdd, strict=True)), *terms])
        for row, *terms in zip(rows, *parts, strict=True)
    ]


def reactions(system: System, more: Sequence[Applied] = ()) -> list[list[Expr]]:
    """(n, 6): force and moment that the parent exerts on the link at the link frame's origin, in the link's frame.

    They balance the inertia forces m (a - g) and moments Pi alpha + omega x Pi omega of all links outboard of the
    joint, less the loads on them. Springs, drives and generalised forces act across their joint and are part of what
    is transmitted along its axis; forces along distances are loads on both links. For a `dh` placement too the point
    is the link frame's origin.

    Args:
        more: loads beside the chain's own: wrenches of the joints that close loops, on the base too, and forces along
            distances.
    """
    wrenches = [inertia_wrench(system, body, system.symbols.qdd) for body in system.bodies]
    result = []
    for frame in system.frames:
        if frame.coordinate is None:
            continue
        outboard = descendants(system, frame)
        k = frame.number
        forces: list[Vector] = []
        moments: list[Vector] = []
        for body, (force, moment) in zip(system.bodies, wrenches, strict=True):
            if body.frame.number in outboard:
                forces.append(force)
                moments.extend((moment, moment_about(system, frame, body.centre, force, body.stem)))
        moments.extend(moment for carrier, moment in rotor_moments(system) if carrier.number in outboard)
        for load in (*system.loads, *more):
            if load.frame.number in outboard:
                against = scale_back(load.force)
                forces.append(against)
                moments.append(scale_back(load.moment))
                moments.append(moment_about(system, frame, load.point, against, load.stem))
        force = system.names.vector(f"F{k}", plus(NULL, *forces))
        moment = system.names.vector(f"N{k}", plus(NULL, *moments))
        result.append([*rotate_back(frame.R, force), *rotate_back(frame.R, moment)])
    return result


def scale_back(vector: Vector) -> Vector:
    """The opposite vector."""
    return minus(NULL, vector)


def moment_about(system: System, frame: Frame, point: Vector, force: Vector, stem: str) -> Vector:
    """(point - origin of the frame) x force, the arm named."""
    if is_null(force):
        return NULL
    arm = system.names.vector(f"d{stem}_{frame.number}", minus(point, frame.origin))
    return cross(arm, force)


def inertia_wrench(system: System, body: Body, qdd: Sequence[Expr]) -> tuple[Vector, Vector]:
    """m (a - g) and Pi alpha + omega x Pi omega, named."""
    k = body.frame.number
    linear, angular = acceleration(system, body, qdd)
    force = NULL
    if body.mass is not ZERO:
        force = system.names.vector(f"f{k}", scale(body.mass, minus(linear, system.gravity)))
    if body.inertia is None:
        return force, NULL
    omega = angular_velocity(system, body)
    momentum = system.applied_inertia(body, omega, f"L{k}")
    turned = system.applied_inertia(body, angular, f"Jalpha{k}")
    return force, system.names.vector(f"M{k}", plus(turned, cross(omega, momentum)))


def descendants(system: System, frame: Frame) -> set[int]:
    """Numbers of the links outboard of the frame's joint, its own link included."""
    outboard = {frame.joint.name if frame.joint is not None else BASE}
    numbers = set()
    for other in system.frames:
        if other.joint is not None and (other.joint.name in outboard or other.joint.parent in outboard):
            outboard.add(other.joint.name)
            numbers.add(other.number)
    return numbers

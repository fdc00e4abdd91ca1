"""Common start of every derivation: the chain's symbols, frames, influence coefficients, bodies and loads."""

from __future__ import annotations

from dataclasses import dataclass

from sympy import Expr, Symbol

from symgen.derive.lagrange.frames import Frame, base_frame, link_frames, translated
from symgen.derive.lagrange.influence import Columns, Influence
from symgen.derive.lagrange.intermediates import Intermediates
from symgen.derive.lagrange.projection import Projection, projection
from symgen.derive.lagrange.vectors import NULL, ZERO, Rows, Vector, dot, is_null, matmul, rotate
from symgen.derive.symbols import Symbols, derivative, joint_symbols, translate
from symgen.describe.chain import BASE, Inertia
from symgen.describe.mechanism import Mechanism

__all__ = ["Applied", "Body", "System", "build_system"]


@dataclass(frozen=True, slots=True)
class Body:
    """A link that has mass or inertia.

    Attributes:
        frame: of the link.
        mass: kg.
        centre: mass centre, base axes.
        inertia: about the mass centre, base axes (Behi 2.42); None when it is zero.
        stem: the label of its mass centre in names.
    """

    frame: Frame
    mass: Expr
    centre: Vector
    inertia: Rows | None
    stem: str


@dataclass(frozen=True, slots=True)
class Applied:
    """A load: force at a point and moment on the link that carries it, base axes."""

    frame: Frame
    point: Vector
    force: Vector
    moment: Vector
    stem: str


@dataclass(frozen=True, slots=True)
class System:
    """A mechanism as the derivations see it: a tree of bodies, with a symbol for the motion of each joint.

    Attributes:
        projection: from all joints to the coordinates.
        symbols: of all joints that move.
        accelerations: of the prescribed joints, by position among the joints that move: an input or the second
            derivative of `motion`.
    """

    mechanism: Mechanism
    projection: Projection
    symbols: Symbols
    names: Intermediates
    frames: tuple[Frame, ...]
    influence: Influence
    bodies: tuple[Body, ...]
    loads: tuple[Applied, ...]
    gravity: Vector
    accelerations: dict[int, Expr]

    @property
    def n(self) -> int:
        """Number of joints that move."""
        return len(self.symbols.q)

    def frame(self, joint: str) -> Frame:
        """The frame of the link behind `joint`, or of the base."""
        if joint == BASE:
            return base_frame()
        return next(f for f in self.frames if f.joint is not None and f.joint.name == joint)

    def point(self, name: str) -> tuple[Frame, Vector]:
        """The link that carries a named point, and the point's position."""
        point = next(p for p in self.mechanism.chain.points if p.name == name)
        frame = self.frame(point.joint)
        return frame, self.influence.point(frame, translated(point.at), name)

    def G(self, body: Body) -> Columns:
        """First-order influence coefficients of the mass centre."""
        return self.influence.G(body.frame, body.centre, body.stem)

    def turned(self, body: Body) -> Columns:
        """Inertia times the rotational coefficients, Pi G_r[:, n], of a body with inertia."""
        Gr = self.influence.Gr(body.frame)
        if body.inertia is None:
            return {}
        stem = f"u{body.frame.number}"
        return {n: self.applied_inertia(body, column, f"{stem}_{n + 1}") for n, column in Gr.items()}

    def applied_inertia(self, body: Body, vector: Vector, stem: str) -> Vector:
        """Pi times a vector, named."""
        if body.inertia is None or is_null(vector):
            return NULL
        x, y, z = body.inertia
        return self.names.vector(stem, (dot(x, vector), dot(y, vector), dot(z, vector)))


def build_system(mechanism: Mechanism) -> System:
    """The system of a valid chain of rigid links."""
    symbols = joint_symbols(mechanism)
    taken = [
        *mechanism.names,
        *(p.name for p in mechanism.parameters),
        *mechanism.input_names,
        *(p.name for p in mechanism.chain.points),
    ]
    names = Intermediates([*taken, "t", "q", "qd", "qdd", "tau"])
    projected = projection(mechanism, names)
    frames = link_frames(mechanism, names)
    influence = Influence(frames, names)
    return System(
        mechanism=mechanism,
        projection=projected,
        symbols=symbols,
        names=names,
        frames=frames,
        influence=influence,
        bodies=tuple(body for body in (make_body(f, influence, names) for f in frames) if body is not None),
        loads=applied_loads(mechanism, frames, influence),
        gravity=translated(mechanism.chain.gravity),
        accelerations=prescribed_accelerations(mechanism),
    )


def make_body(frame: Frame, influence: Influence, names: Intermediates) -> Body | None:
    """The body of a link, or None when it has neither mass nor inertia."""
    joint, k = frame.joint, frame.number
    if joint is None:
        return None
    mass = names.name(f"m{k}", translate(joint.mass))
    inertia = base_inertia(joint.inertia, frame, names)
    if mass is ZERO and inertia is None:
        return None
    centre = influence.point(frame, translated(joint.com), f"r{k}") if mass is not ZERO else frame.origin
    return Body(frame, mass, centre, inertia, f"p{k}" if centre is frame.origin else f"r{k}")


def base_inertia(inertia: Inertia, frame: Frame, names: Intermediates) -> Rows | None:
    """R Pi R' (Behi 2.42), named element by element; None when every element is zero."""
    k = frame.number
    xx, yy, zz, xy, xz, yz = (
        names.name(f"I{k}{which}", translate(getattr(inertia, which))) for which in ("xx", "yy", "zz", "xy", "xz", "yz")
    )
    local: Rows = ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))
    if all(is_null(row) for row in local):
        return None
    if xx == yy == zz and is_null((xy, xz, yz)):
        return local
    first = names.rows(f"A{k}", matmul(frame.R, local))
    full = {
        (i, j): names.name(f"J{k}{'xyz'[i]}{'xyz'[j]}", dot(first[i], frame.R[j]))
        for i in range(3)
        for j in range(i, 3)
    }
    (a, b, c), (d, e, f) = (full[0, 0], full[0, 1], full[0, 2]), (full[1, 1], full[1, 2], full[2, 2])
    return ((a, b, c), (b, d, e), (c, e, f))


def applied_loads(mechanism: Mechanism, frames: tuple[Frame, ...], influence: Influence) -> tuple[Applied, ...]:
    """The chain's loads with their points."""
    by_name = {f.joint.name: f for f in frames if f.joint is not None}
    points = {point.name: point for point in mechanism.chain.points}
    loads = []
    for number, load in enumerate(mechanism.chain.loads, start=1):
        force = translated(load.force) if load.force is not None else NULL
        moment = translated(load.moment) if load.moment is not None else NULL
        if load.point is not None:
            point = points[load.point]
            frame = by_name[point.joint]
            at, stem = influence.point(frame, translated(point.at), point.name), point.name
        else:
            frame = by_name[str(load.joint)]
            at, stem = frame.origin, f"load{number}"
        if load.frame == "link":
            force, moment = rotate(frame.R, force), rotate(frame.R, moment)
        loads.append(Applied(frame, at, force, moment, stem))
    return tuple(loads)


def prescribed_accelerations(mechanism: Mechanism) -> dict[int, Expr]:
    """qdd of every joint with a kinematic input."""
    found: dict[int, Expr] = {}
    for k, joint in enumerate(mechanism.joints):
        if isinstance(joint.motion, str):
            found[k] = Symbol(f"{joint.name}_qdd")
        elif joint.motion is not None:
            t = Symbol("t")
            found[k] = derivative(derivative(translate(joint.motion), t), t)
    return found

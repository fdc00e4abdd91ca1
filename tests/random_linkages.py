"""Seeded random linkages: planar ones of dyads somewhere in space, and spatial loops of every closing joint.

A linkage is built closed, at a pose in which all coordinates are zero or of their `near`: places, lengths and offsets
follow from where its pins lie there.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np
from random_chains import random_inertia

from symgen.describe.chain import BASE, Chain, Joint, Point, Xyz
from symgen.describe.expression import Expression, Number
from symgen.describe.records import Anchor, Loop
from symgen.describe.validate import validate
from symgen.errors import ArgumentError
from symgen.reference.coupled_mechanics import mechanics_of

DYADS = ("RRR", "RRP", "RPR", "PRP", "RPP")
"""Joints of two links that hang on two others, in order."""

Pose = tuple[np.ndarray, np.ndarray]
"""Rotation and origin of a frame, in the base frame, at the pose of the construction."""


def numbers(values: np.ndarray | list[float]) -> tuple[Expression, ...]:
    return tuple(Number(float(x)) for x in values)


def rpy_of(R: np.ndarray) -> list[float]:
    """Roll, pitch and yaw of a rotation, R = Rz(yaw) Ry(pitch) Rx(roll)."""
    pitch = math.asin(-max(-1.0, min(1.0, R[2, 0])))
    return [math.atan2(R[2, 1], R[2, 2]), pitch, math.atan2(R[1, 0], R[0, 0])]


def turned(axis: np.ndarray, angle: float) -> np.ndarray:
    x, y, z = axis / np.linalg.norm(axis)
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + math.sin(angle) * K + (1 - math.cos(angle)) * K @ K


@dataclass
class Builder:
    """A linkage in the making.

    Attributes:
        poses: frames of the links.
        normal: of the plane of a planar linkage, base frame.
    """

    draw: random.Random
    joints: list[Joint] = field(default_factory=list)
    loops: list[Loop] = field(default_factory=list)
    poses: dict[str, Pose] = field(default_factory=lambda: {BASE: (np.eye(3), np.zeros(3))})
    plane: np.ndarray = field(default_factory=lambda: np.eye(3))

    def vector(self, size: float) -> np.ndarray:
        return np.array([self.draw.uniform(-size, size) for _ in range(3)])

    def in_plane(self, x: float, y: float) -> np.ndarray:
        """A place of the base frame in the linkage's plane, or a bit before it: planes of links differ."""
        return self.plane @ np.array([x, y, 0.0])

    def direction(self) -> np.ndarray:
        angle = self.draw.uniform(-math.pi, math.pi)
        return self.in_plane(math.cos(angle), math.sin(angle))

    def joint(
        self, kind: str, parent: str, at: np.ndarray, axis: np.ndarray, dependent: bool = False, planar: bool = True
    ) -> str:
        """A joint at a place of the base frame; returns its name."""
        name = f"j{len(self.joints) + 1}"
        R_p, p_p = self.poses[parent]
        about = self.plane[:, 2] if planar else self.vector(1.0)
        R = turned(about, self.draw.uniform(-3.0, 3.0)) @ self.plane
        R_here = R_p.T @ R
        self.joints.append(
            Joint(
                name,
                kind,  # type: ignore[arg-type]
                Xyz(numbers(R_p.T @ (at - p_p)), numbers(rpy_of(R_here)), numbers(R.T @ axis)),
                parent,
                mass=Number(round(self.draw.uniform(0.3, 2.0), 3)),
                com=numbers(np.round(self.vector(0.2), 3)),
                inertia=random_inertia(self.draw),
                actuated=not dependent,
            )
        )
        self.poses[name] = (R, at)
        return name

    def anchor(self, link: str, at: np.ndarray, frame: np.ndarray) -> Anchor:
        R, p = self.poses[link]
        return Anchor(link, numbers(R.T @ (at - p)), numbers(rpy_of(R.T @ frame)))

    def close(
        self,
        kind: str,
        links: tuple[str, str],
        at: np.ndarray,
        axis: np.ndarray,
        dependent: list[str],
        to: np.ndarray | None = None,
    ) -> None:
        """A closing joint between two links at a place of the base frame, of a rod between two."""
        a, b = links
        first = axis / np.linalg.norm(axis)
        other = np.cross(first, np.eye(3)[int(np.argmin(np.abs(first)))])
        other = other / np.linalg.norm(other)
        frame = np.column_stack([other, np.cross(first, other), first])
        end = at if to is None else to
        self.loops.append(
            Loop(
                f"closed{len(self.loops) + 1}",
                kind,  # type: ignore[arg-type]
                (self.anchor(a, at, frame), self.anchor(b, end, frame)),
                length=None if to is None else Number(float(np.linalg.norm(end - at))),
                dependent=tuple(dependent),
            )
        )

    def chain(self, name: str) -> Chain:
        order = {joint.name: k for k, joint in enumerate(self.joints)}
        loops = tuple(
            replace(loop, dependent=tuple(sorted(loop.dependent, key=order.__getitem__))) for loop in self.loops
        )
        last = self.joints[-1].name
        return validate(
            Chain(
                name,
                tuple(self.joints),
                gravity=numbers(np.round(self.vector(9.0), 2)),
                points=(Point("tip", last, numbers([0.1, -0.2, 0.3])),),
                loops=loops,
            )
        )


def planar_linkage(seed: int, freedoms: int | None = None, dyads: tuple[str, ...] | None = None) -> Chain:
    """A planar linkage of 1 to 3 freedoms and 1 to 4 dyads, its plane anywhere in space, all closable.

    Args:
        seed: the same seed and options give the same linkage.
        freedoms: number of independent coordinates.
        dyads: of `DYADS`, in the order in which they are hung on the links before them.
    """
    draw = random.Random(seed)
    return steady(lambda: _planar(draw, f"planar{seed}", freedoms, dyads))


def _planar(draw: random.Random, name: str, freedoms: int | None, dyads: tuple[str, ...] | None) -> Chain:
    made = Builder(draw)
    if draw.random() < 0.5:
        made.plane = turned(made.vector(1.0), draw.uniform(-3.0, 3.0))
    normal = made.plane[:, 2]
    count = freedoms or draw.randint(1, 3)
    wanted = dyads or tuple(draw.choice(DYADS) for _ in range(draw.randint(1, 4)))
    ground, carried = BASE, False
    if count > 1 and draw.random() < 0.3:  # all of it on a link that turns in space
        ground = made.joint("revolute", BASE, made.vector(0.3), made.vector(1.0), planar=False)
        carried = True
    moving: list[str] = []
    for k in range(count - carried):
        parent = draw.choice([ground, *moving]) if k else ground
        kind = "revolute" if draw.random() < 0.75 else "prismatic"
        axis = normal if kind == "revolute" else made.direction()
        moving.append(made.joint(kind, parent, spot(made), axis))
    for kind in wanted:
        i, j = two_links(draw, ground, moving)
        moving += hang(made, kind, i, j)
    return made.chain(name)


FASTEST = 5.0
"""Largest influence coefficient of a dependent joint at the first pose: singular poses are farther away than this."""


def steady(drawn: Callable[[], Chain]) -> Chain:
    """The first linkage drawn that is not near a singular pose."""
    while True:
        chain = drawn()
        dependence = mechanics_of(chain).dependence
        slopes = dependence.jacobian(np.zeros(dependence.joints))[:, dependence.dependent]
        if np.linalg.svd(slopes)[1][-1] > 0.02 and np.abs(dependence.free(np.zeros(dependence.n))).max() < FASTEST:
            return chain


def pose(chain: Chain, seed: int, reach: float = 0.2) -> np.ndarray:
    """Coordinates (n,) at which all loops close, away from singular poses.

    Args:
        chain: a linkage of this module.
        seed: of the direction in which they lie.
        reach: largest coordinate; halved until that is so.
    """
    dependence = mechanics_of(chain).dependence
    q = np.random.default_rng(seed).uniform(-reach, reach, dependence.n)
    while True:
        try:
            if np.abs(dependence.free(q)).max() < 2.0 * FASTEST:
                return q
        except ArgumentError:
            pass
        q = 0.5 * q


def two_links(draw: random.Random, ground: str, moving: list[str]) -> tuple[str, str]:
    """Two links that move against each other, in any order."""
    i = draw.choice(moving)
    j = draw.choice([link for link in (ground, ground, *moving) if link != i])
    return (i, j) if draw.random() < 0.5 else (j, i)


def spot(made: Builder) -> np.ndarray:
    """A place in the plane; no two lie in one another."""
    return made.in_plane(round(made.draw.uniform(-0.6, 0.6), 3), round(made.draw.uniform(-0.6, 0.6), 3))


def apart(made: Builder, others: list[np.ndarray]) -> np.ndarray:
    """A place in the plane that is far from others and from the line through two of them."""
    while True:
        at = spot(made)
        if any(np.linalg.norm(at - o) < 0.25 for o in others):
            continue
        if len(others) == 2:
            a, b = others[0] - at, others[1] - at
            if np.linalg.norm(np.cross(a, b)) < 0.4 * np.linalg.norm(a) * np.linalg.norm(b):
                continue
        return at


def askew(made: Builder, line: np.ndarray) -> np.ndarray:
    """A direction in the plane that is not nearly at a right angle to, nor along, a line."""
    while True:
        u = made.direction()
        if 0.4 < abs(float(u @ line)) / np.linalg.norm(line) < 0.9:
            return u


def hang(made: Builder, kind: str, i: str, j: str) -> list[str]:
    """A dyad between links i and j, its closing joint any of the three; returns the names of its links."""
    normal, draw = made.plane[:, 2], made.draw
    A = spot(made)
    B = apart(made, [A])
    D = apart(made, [A, B])
    places = [A, B, D]
    first, second = askew(made, B - A), askew(made, D - B)
    if kind == "RPR":
        first = askew(made, D - A)
    if kind in ("PRP", "RPP"):
        while np.linalg.norm(np.cross(first, second)) < 0.5:
            second = made.direction()
    axes = {"RRR": [normal] * 3, "RRP": [normal, normal, first], "RPR": [normal, first, normal]}
    axes |= {"PRP": [first, normal, second], "RPP": [normal, first, second]}
    types = ["revolute" if letter == "R" else "prismatic" for letter in kind]
    closing = draw.randrange(3)
    # links in front of the closing joint hang on i, those behind it on j
    names: list[str] = []
    left, right = i, j
    for k in range(closing):
        left = made.joint(types[k], left, places[k], axes[kind][k], dependent=True)
        names.append(left)
    for k in range(2, closing, -1):
        right = made.joint(types[k], right, places[k], axes[kind][k], dependent=True)
        names.append(right)
    made.close(types[closing], (left, right), places[closing], axes[kind][closing], names)
    return names


def spatial_linkage(seed: int) -> Chain:
    """A loop in space of one or two freedoms, closed by a joint of any type; or three arms and a platform."""
    draw = random.Random(seed)
    return steady(lambda: _spatial(draw, f"spatial{seed}"))


def _spatial(draw: random.Random, name: str) -> Chain:
    made = Builder(draw)
    kind = draw.choice(["ball", "rod", "rod", "revolute", "prismatic", "delta"])
    if kind == "delta":
        return delta(made, name)
    count = {"ball": 3, "rod": 1, "revolute": 5, "prismatic": 5}[kind]
    free = draw.randint(1, 2)

    def line(links: int, dependent: int) -> tuple[str, list[str]]:
        """A branch from the base whose last joints depend."""
        link, names = BASE, []
        for k in range(links):
            turns = draw.random() < 0.8
            own = k >= links - dependent
            link = made.joint(
                "revolute" if turns else "prismatic", link, made.vector(0.5), made.vector(1.0), own, planar=False
            )
            names += [link] if own else []
        return link, names

    split = draw.randint(0, count)
    a, first = line(free + split, split)
    b, second = line(count - split, count - split)
    at = made.vector(0.5)
    made.close(kind, (a, b), at, made.vector(1.0), [*first, *second], made.vector(0.5) if kind == "rod" else None)
    return made.chain(name)


def delta(made: Builder, name: str) -> Chain:
    """Three cranks whose rods carry a platform that does not turn."""
    draw = made.draw
    elbows = []
    for k in range(3):
        angle = 2 * math.pi * k / 3 + draw.uniform(-0.3, 0.3)
        out, axis = np.array([math.cos(angle), math.sin(angle), 0]), np.array([-math.sin(angle), math.cos(angle), 0])
        arm = made.joint("revolute", BASE, 0.2 * out, axis, planar=False)
        elbows.append((arm, 0.45 * out + np.array([0, 0, draw.uniform(-0.1, 0.1)]), 0.08 * out))
    slides, link = [], BASE
    for axis in np.eye(3):
        link = made.joint("prismatic", link, np.array([0.02, 0.01, -0.6]), axis, True, planar=False)
        slides.append(link)
    for (arm, elbow, edge), slide in zip(elbows, slides, strict=True):
        made.close("rod", (arm, link), elbow, np.array([0, 0, 1.0]), [slide], edge + np.array([0.02, 0.01, -0.6]))
    return made.chain(name)

"""Where the symbols of a chain's joints stand on the page, and the lines of its links between them.

A revolute joint may be drawn anywhere on its axis. Joints whose axes meet in a point, as those of a wrist, are drawn
apart along their own axes, so that the figure stays true. Masses on one line, which would lie in each other, are drawn
side by side, or one upon the other where there is friction between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from symgen.describe.chain import Dh
from symgen.report.figure.names import Names
from symgen.report.figure.placement import length_inside
from symgen.report.figure.pose import Pose, PosedJoint
from symgen.report.figure.search import LONG, length_unit, page, segments
from symgen.report.figure.vectors import Point2, Vector3, add, cross, dot, minus, norm, plus, sub, times, turned, unit2
from symgen.report.figure.view import View

__all__ = ["BLOCK", "CYLINDER", "MANY", "PIN", "Kind", "Layout", "LinkLine", "Placed", "laid_out"]

Kind = Literal["pin", "cylinder", "cart", "stack", "series", "slider", "sleeve", "weld"]

PIN = 0.13
"""Radius of a pin, cm."""
CYLINDER = (0.19, 0.33)
"""Radius and half the length of the cylinder of a revolute joint, cm."""
BLOCK = (1.1, 0.6)
"""Length and height of a sliding block, cm."""

MANY = 30
"""Joints above which a chain is drawn without details: there is no room for them."""

LINK, LINK_IN_SPACE = 3.0, 3.6
"""Wanted length of a typical link, cm."""

CROWDED = 1.5
"""Length of a typical link below which a figure is crowded, cm."""

APART = 0.95
"""Distance at which symbols are clear of each other, cm."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A joint's symbol on the page.

    Attributes:
        at: centre of the symbol.
        axis: the joint's unit axis on the page; shorter where it is not in the plane of the page.
        depth: the axis' component towards the reader.
        slid: along the axis from the joint's place in space, cm.
        ring: number of pins drawn inside this one.
        shift: of the link behind the joint and all that it carries, from its true place.
    """

    kind: Kind
    at: Point2
    axis: Point2
    depth: float
    slid: float = 0.0
    ring: int = 0
    shift: Point2 = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class LinkLine:
    """A line of a link: its link (-1 the base), its ends, and the length that a parameter gives it.

    Attributes:
        bends: a bending link, drawn bent.
        aside: to a point beside the way to the next joint.
    """

    link: int
    start: Point2
    end: Point2
    length: str | None = None
    bends: bool = False
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """The chain on the page, cm."""

    pose: Pose
    view: View
    names: Names
    scale: float
    joints: Sequence[Placed]

    @property
    def crowded(self) -> bool:
        """True for a long chain whose links are short on paper, so that a parameter that recurs is named once only."""
        return len(self.pose.joints) > LONG and self.link < CROWDED

    @property
    def link(self) -> float:
        """Length of a typical link, cm."""
        return self.scale * length_unit(self.pose)

    @property
    def hangs(self) -> bool:
        """True for a chain in space that hangs below its base, where a floor would be in its way."""
        x, y = self.on_page((0.0, 0.0, 0.0), -1)
        floor = (x - 0.7, y - 1.4, x + 0.7, y - 0.6)
        ways = (
            (self.on_page(joint.origin, k), self.on_page(end, k))
            for k, joint in enumerate(self.pose.joints)
            for end in self.pose.ends(k)
        )
        return any(length_inside(way, floor) > 0.0 for way in ways)

    def on_page(self, point: Vector3, link: int) -> Point2:
        """A point of a link (-1: the base)."""
        shift = self.joints[link].shift if link >= 0 else (0.0, 0.0)
        return plus(times(self.scale, self.view.of(point)), shift)

    def along(self, vector: Vector3) -> Point2:
        """A unit vector on the page."""
        return self.view.of(vector)

    def carried(self, link: int, kinds: Sequence[Kind]) -> tuple[int, ...]:
        """The joints of some kinds on a link."""
        return tuple(k for k in self.pose.children(link) if self.joints[k].kind in kinds)

    def lines(self) -> tuple[LinkLine, ...]:
        """The lines of all links, those of the base included; lines without length are left out."""
        found: list[LinkLine] = []
        for link in range(-1, len(self.joints)):
            found.extend(self._of_link(link))
        return tuple(line for line in found if norm(minus(line.end, line.start)) > 0.02)

    def _of_link(self, link: int) -> list[LinkLine]:
        found: list[LinkLine] = []
        if link < 0:
            origin = self.on_page((0.0, 0.0, 0.0), -1)
        else:
            joint, placed = self.pose.joints[link], self.joints[link]
            origin = self.on_page(joint.origin, link)
            if placed.kind in ("pin", "cylinder", "weld"):
                rise = add(joint.at, joint.axis, dot(sub(joint.origin, joint.at), joint.axis))
                corner = self.on_page(rise, link)
                across, along = self.names.lengths(joint.joint) if isinstance(joint.joint.place, Dh) else (None, None)
                found.append(LinkLine(link, placed.at, corner, along))
                found.append(LinkLine(link, corner, origin, across))
            elif placed.kind == "sleeve":
                back = plus(placed.at, unit2(placed.axis), -0.6)
                found.append(LinkLine(link, back, self.on_page(joint.at, link)))
                found.append(LinkLine(link, self.on_page(joint.at, link), origin))
            else:
                found.append(LinkLine(link, placed.at, origin))
            if joint.end is not None:
                bent = plus(self.on_page(joint.end, link), self.sag(link))
                beam = joint.joint.flexible
                found.append(
                    LinkLine(link, origin, bent, self.names.symbolic(beam.length) if beam else None, bends=True)
                )
        for k in self.pose.children(link):
            found.extend(self._to_child(link, k, origin))
        if link >= 0:
            found.extend(self._to_ends(link, origin))
        return found

    def _to_child(self, link: int, k: int, origin: Point2) -> list[LinkLine]:
        child, symbol = self.pose.joints[k], self.joints[k]
        if link < 0 and (self.view.planar or symbol.kind == "cart"):
            return []
        if symbol.kind in ("stack", "series"):
            return []
        across, along = (None, None) if isinstance(child.joint.place, Dh) else self.names.lengths(child.joint)
        foot = self.on_page(child.foot, link)
        target = self.on_page(child.zero, link) if symbol.kind == "slider" else symbol.at
        if link >= 0 and self.pose.joints[link].end is not None:
            return [LinkLine(link, plus(foot, self.sag(link)), target)]
        return [LinkLine(link, origin, foot, across), LinkLine(link, foot, target, along)]

    def _to_ends(self, link: int, origin: Point2) -> list[LinkLine]:
        joint = self.pose.joints[link]
        if joint.end is not None:
            return []
        children = self.pose.children(link)
        found, ends = [], set(self.pose.ends(link)) - {self.pose.joints[k].foot for k in children}
        far = max((norm(sub(end, joint.origin)) for end in ends), default=0.0)
        for point in self.pose.points:
            if point.link == link and point.at in ends:
                ends.discard(point.at)
                aside = bool(children) or norm(sub(point.at, joint.origin)) < 0.999 * far
                length = None if aside else self.names.only(point.point.at)
                found.append(LinkLine(link, origin, self.on_page(point.at, link), length, aside=aside))
        lengths = {joint.centre: self.names.only(joint.joint.com)}
        for closure in self.pose.closures:
            for where, place, anchor in zip(closure.links, closure.places, closure.loop.between, strict=True):
                if where == link:
                    lengths[place] = self.names.only(anchor.at)
        found.extend(LinkLine(link, origin, self.on_page(end, link), lengths.get(end)) for end in sorted(ends))
        return found

    def sag(self, link: int) -> Point2:
        """Deflection with which the end of a bending link is drawn; (0, 0) for rigid ones."""
        joint = self.pose.joints[link]
        if joint.end is None:
            return (0.0, 0.0)
        along = times(self.scale, self.view.of(sub(joint.end, joint.origin)))
        side = times(0.09, turned(along))
        down = self.view.of(self.pose.gravity)
        return side if side[0] * down[0] + side[1] * down[1] >= -1e-12 else times(-1.0, side)


def laid_out(pose: Pose, view: View, names: Names) -> Layout:
    """The symbols of all joints on the page."""
    joints: list[Placed] = []
    layout = Layout(pose, view, names, scale_of(pose, view), joints)
    for k in range(len(pose.joints)):
        joints.append(placed(layout, k))
    layout = replace(layout, joints=tuple(joints))
    return layout if view.planar or len(pose.joints) > MANY else spread(layout)


def scale_of(pose: Pose, view: View) -> float:
    """Centimetres per unit of length: links of a good size, the whole within the page."""
    flat = [(view.of(a), view.of(b)) for a, b in segments(pose)]
    if not flat:
        return 2.0 / length_unit(pose)
    xs, ys = zip(*(point for line in flat for point in line), strict=True)
    limits = [(LINK if view.planar else LINK_IN_SPACE) / length_unit(pose)]
    width, height = page(pose)
    for size, largest in ((max(xs) - min(xs), width), (max(ys) - min(ys), height)):
        if size > 0.0:
            limits.append(largest / size)
    return min(limits)


def placed(layout: Layout, k: int) -> Placed:
    """The symbol of a joint whose parents are placed, before symbols are moved apart."""
    joint, view = layout.pose.joints[k], layout.view
    axis, depth = view.of(joint.axis), dot(joint.axis, view.toward)
    shift = (0.0, 0.0)
    if joint.parent >= 0:
        shift = plus(layout.joints[joint.parent].shift, layout.sag(joint.parent))
    kind = kind_of(layout, joint)
    if kind == "series":
        shift = plus(shift, unit2(axis), BLOCK[0] + 1.3)
    elif kind == "stack":
        shift = plus(shift, top_side(layout, axis), BLOCK[1])
    lead = joint.zero if kind == "sleeve" else joint.at
    at = plus(times(layout.scale, view.of(lead)), shift)
    ring = 0
    if kind == "pin" and len(layout.pose.joints) <= MANY:
        ring = sum(p.kind == "pin" and norm(minus(p.at, at)) < PIN for p in layout.joints)
    return Placed(kind, at, axis, depth, 0.0, ring, shift)


def kind_of(layout: Layout, joint: PosedJoint) -> Kind:
    """The symbol that a joint is drawn with."""
    view = layout.view
    if joint.joint.type == "fixed":
        return "weld"
    if joint.joint.type == "revolute":
        return "pin" if view.planar or abs(dot(joint.axis, view.toward)) > 0.96 else "cylinder"
    if view.planar and joint.parent < 0:
        return "cart"
    if view.planar and layout.joints[joint.parent].kind in ("cart", "stack", "series"):
        before = layout.pose.joints[joint.parent]
        near = norm(sub(joint.zero, before.origin)) * layout.scale < 0.05
        if near and norm(cross(joint.axis, before.axis)) < 1e-6:
            given = joint.joint
            loose = given.friction is None and (given.stiffness is not None or given.damping is not None)
            return "series" if loose else "stack"
    arrives = sub(joint.zero, joint.foot)
    k = layout.pose.joints.index(joint)
    ends = [*layout.pose.ends(k), *(layout.pose.joints[j].zero for j in layout.pose.children(k))]
    leaves = [sub(end, joint.origin) for end in ends]
    tiny = 1e-6 * length_unit(layout.pose)
    lengthwise = norm(arrives) > tiny or any(
        norm(way) > tiny and norm(cross(way, joint.axis)) < 0.3 * norm(way) for way in leaves
    )
    return "sleeve" if joint.parent >= 0 and lengthwise else "slider"


def top_side(layout: Layout, axis: Point2) -> Point2:
    """The side of a slideway on which its block stands: against gravity on the page, else up, else left."""
    side = turned(unit2(axis))
    return side if side[1] > 1e-9 or (abs(side[1]) <= 1e-9 and side[0] < 0.0) else times(-1.0, side)


def spread(layout: Layout) -> Layout:
    """Cylinders moved along their axes until symbols are clear of each other, those before first, three times."""
    joints = list(layout.joints)
    for _ in range(3):
        for k, symbol in enumerate(joints):
            if symbol.kind == "cylinder" and norm(symbol.axis) > 0.2:
                joints[k] = best_slide(layout, joints, k)
    return replace(layout, joints=tuple(joints))


def best_slide(layout: Layout, joints: Sequence[Placed], k: int) -> Placed:
    """The symbol at the place of its axis where the least is in its way."""
    joint, symbol = layout.pose.joints[k], joints[k]
    home = layout.on_page(joint.at, k)
    lead = dot(sub(joint.foot, joint.at), joint.axis) * layout.scale
    reach = [0.0, lead]
    for end in layout.pose.ends(k):
        way = sub(end, joint.at)
        if norm(cross(way, joint.axis)) < 1e-6 * norm(way):
            reach.append(dot(way, joint.axis) * layout.scale)
    tried = [0.0, *(sign * step for step in (0.45, 0.7, 0.95, 1.2, 1.5, 1.9) for sign in (-1.0, 1.0))]
    if abs(lead) > 1.0:
        tried.insert(1, lead / 2)
    others = [p.at for i, p in enumerate(joints) if i != k and p.kind != "weld"]
    others.extend(layout.on_page(point.at, point.link) for point in layout.pose.points)
    base, hangs = layout.on_page((0.0, 0.0, 0.0), -1), layout.hangs

    def cost(slid: float) -> float:
        at = plus(home, symbol.axis, slid)
        total = sum(3.0 * max(0.0, 1.0 - norm(minus(at, other)) / APART) for other in others)
        total += 2.0 * max(0.0, 1.0 - norm(minus(at, base)) / APART)
        if joint.parent < 0 and abs(at[1] - base[1]) > 0.2:
            total += 0.4 * ((at[1] < base[1]) == hangs)
        on_link = min(reach) - 1e-9 <= slid <= max(reach) + 1e-9
        return total + (0.12 if on_link else 0.5) * abs(slid)

    slid = min(tried, key=cost)
    return replace(symbol, at=plus(home, symbol.axis, slid), slid=slid)

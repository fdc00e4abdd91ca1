"""A chain as a robot in URDF, as far as that format can hold it; the rest is refused, or named in a remark.

| chain | URDF |
|---|---|
| joint `a` with its link | `<joint name="a">` and `<link name="a_link">`; the base is `<link name="base">` |
| `mdh`, `dh`, `xyz` | `<origin>` and `<axis>`; with `dh` the link's frame lies at its joint |
| point | a fixed joint and a link without mass, at the point |
| `damping`, viscous and Coulomb friction | `<dynamics>` |
| a coupling that is linear in one joint | `<mimic>` |
| the ratio of a drive | `<transmission>` |
| a closing joint | `<loop>` of URDF+, with `independent="false"` at the joints that follow |

Parameters are numbers there. Reading the file gives a chain with the same joints and the same inertia matrix.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from symgen.describe.couplings import substituted
from symgen.describe.derivative import derivative
from symgen.describe.evaluate import evaluate, names_in, parameter_defaults
from symgen.describe.expression import Expression, Name, Number
from symgen.describe.records import BASE, Dh, Friction, Joint, Limits, Mdh, Place
from symgen.describe.rotations import Rows, product, roll_pitch_yaw, rotation, turned, turned_tensor
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.describe.records import Anchor, Loop

__all__ = ["Written", "to_urdf"]

TYPES = {"revolute": "revolute", "prismatic": "prismatic", "fixed": "fixed", "planar": "planar", "floating": "floating"}
"""Types of joints by those of a chain."""

EXTRA = ("stiffness", "rest", "armature", "motion", "flexible", "axes", "stop", "bristle")
"""Fields of a joint that URDF has no place for."""

CLOSING = {"revolute": "revolute", "prismatic": "prismatic", "ball": "spherical"}

UNBOUNDED = 1e100
"""A limit that bounds nothing, for parsers that insist on one; read back it is none."""

GRAVITY = (0.0, 0.0, -9.80665)

ROUNDING = 1e-15
"""Share of the largest number of a turned vector or tensor."""

UNIT: Rows = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
SHOWN = 12


@dataclass(frozen=True, slots=True)
class Written:
    """The text of a robot, and remarks on what it does not say."""

    text: str
    remarks: tuple[str, ...]


Pose = tuple[Rows, tuple[float, float, float]]
"""Rotation and origin."""


def to_urdf(chain: Chain) -> Written:
    """The URDF of a chain in its normal form, with its parameters at their values.

    Raises:
        ArgumentError: what URDF cannot hold, all of it.
    """
    writer = _Writer(chain)
    root = writer.robot()
    if writer.refused:
        shown = "; ".join(writer.refused[:SHOWN])
        more = f"; and {len(writer.refused) - SHOWN} more" if len(writer.refused) > SHOWN else ""
        raise ArgumentError(
            f"{chain.name}: URDF cannot hold this chain: {shown}{more}. Take them out of a copy to go on"
        )
    indent(root)
    return Written('<?xml version="1.0"?>\n' + tostring(root, encoding="unicode") + "\n", tuple(writer.remarks))


class _Writer:
    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.values = parameter_defaults(chain)
        self.refused: list[str] = []
        self.remarks: list[str] = []
        self.links: dict[str, str] = {BASE: BASE}
        self.frames: dict[str, Pose] = {BASE: (UNIT, (0.0, 0.0, 0.0))}
        for joint in chain.joints:
            self.links[joint.name] = self.free(f"{joint.name}_link")

    def free(self, name: str) -> str:
        """A name that no link has, of joints or points."""
        taken = {*self.links.values(), *(point.name for point in self.chain.points)}
        while name in taken:
            name += "_"
        return name

    def robot(self) -> Element:
        """The element; what cannot be held is in `refused`."""
        root = Element("robot", name=self.chain.name)
        self.whole()
        SubElement(root, "link", name=BASE)
        for joint in self.chain.joints:
            self.joint(root, joint)
        for point in self.chain.points:
            self.point(root, point.name, point.joint, self.numbers(point.at, f"point {point.name}"))
        for loop in self.chain.loops:
            self.loop(root, loop)
        return root

    def whole(self) -> None:
        """Remarks on the chain as a whole."""
        chain = self.chain
        for words, there in (
            ("inputs", chain.inputs), ("loads", chain.loads), ("a matrix of stiffness", chain.stiffness),
            ("a potential", chain.potential is not None), ("a dissipation function", chain.dissipation is not None),
            ("forces", chain.forces), ("distances with springs, dampers or stops", chain.distances),
        ):  # fmt: skip
            if there:
                self.refused.append(f"it has {words}")
        gravity = self.numbers(chain.gravity, "gravity")
        if gravity != GRAVITY:
            words = ", ".join(f"{x:g}" for x in gravity)
            self.remarks.append(f"gravity ({words}) m/s2 is not part of URDF; symgen reads 9.80665 m/s2 along -z")
        if chain.parameters:
            self.remarks.append(f"{len(chain.parameters)} parameters are written as their numbers")

    def number(self, expression: Expression, what: str) -> float:
        """The number of an expression of parameters."""
        strange = [name for name in names_in(expression) if name not in self.values]
        if strange:
            self.refused.append(f"{what} depends on {strange[0]}")
            return 0.0
        return evaluate(expression, self.values) + 0.0

    def numbers(self, vector: Sequence[Expression], what: str) -> tuple[float, float, float]:
        x, y, z = (self.number(each, what) for each in vector)
        return x, y, z

    def joint(self, root: Element, joint: Joint) -> None:
        """A joint and its link."""
        what = f"joint {joint.name}"
        if joint.type not in TYPES:
            self.refused.append(f"{what} is of type {joint.type}; write its single joints")
            return
        for name in EXTRA:
            if getattr(joint, name) not in (None, ()):
                self.refused.append(f"{what} has {name}")
        placed, frame, axis, own = self.place(joint.place, what)
        parent = self.frames[joint.parent]
        self.frames[joint.name] = frame
        kind = TYPES[joint.type]
        bounds = joint.limits
        if kind == "revolute" and (bounds is None or (bounds.lower is None and bounds.upper is None)):
            kind = "continuous"
        element = SubElement(root, "joint", name=joint.name, type=kind)
        if any(joint.name in loop.dependent for loop in self.chain.loops):
            element.set("independent", "false")
        elif not joint.actuated and joint.type in ("revolute", "prismatic"):
            self.remarks.append(f"{what} has no actuator, which URDF does not say")
        rpy = own if parent[0] == UNIT and own is not None else roll_pitch_yaw(product(parent[0], placed[0]))
        self.origin(element, _moved(parent, placed[1]), rpy)
        SubElement(element, "parent", link=self.links[joint.parent])
        SubElement(element, "child", link=self.links[joint.name])
        if joint.type not in ("fixed", "floating"):
            SubElement(element, "axis", xyz=_words(axis))
        if joint.type in ("revolute", "prismatic"):
            self.limits(element, joint, kind, what)
            self.dynamics(element, joint, what)
            self.mimic(element, joint, what)
            self.drive(root, joint, what)
        self.link(root, joint, frame, what)

    def place(self, place: Place, what: str) -> tuple[Pose, Pose, tuple[float, float, float], Any]:
        """Origin of the joint, the link's frame from there, the axis, and roll, pitch and yaw where they are given."""
        still: Pose = (UNIT, (0.0, 0.0, 0.0))
        if isinstance(place, Mdh | Dh):
            a, alpha, d, theta = (self.number(getattr(place, key), what) for key in ("a", "alpha", "d", "theta"))
            turn, twist = rotation((0.0, 0.0, theta)), rotation((alpha, 0.0, 0.0))
            if isinstance(place, Dh):
                return still, (product(turn, twist), turned(turn, (a, 0.0, d))), (0.0, 0.0, 1.0), None
            turn = product(twist, turn)
            x, y, z = turned(twist, (0.0, 0.0, d))
            return (turn, (x + a, y, z)), still, (0.0, 0.0, 1.0), None
        rpy = self.numbers(place.rpy, what)
        return (rotation(rpy), self.numbers(place.xyz, what)), still, self.numbers(place.axis, what), rpy

    def limits(self, element: Element, joint: Joint, kind: str, what: str) -> None:
        """Bounds of the coordinate, of rate and force; parsers want all of them."""
        bounds = {f.name: getattr(joint.limits, f.name) for f in fields(Limits)} if joint.limits else {}
        given = {name: self.number(value, what) for name, value in bounds.items() if value is not None}
        if kind == "continuous" and not given:
            return
        usual = {} if kind == "continuous" else {"lower": -UNBOUNDED, "upper": UNBOUNDED}
        usual |= {"effort": UNBOUNDED, "velocity": UNBOUNDED}
        SubElement(element, "limit", {key: repr(given.get(key, value)) for key, value in usual.items()})

    def dynamics(self, element: Element, joint: Joint, what: str) -> None:
        """Viscous and Coulomb friction."""
        damping = 0.0 if joint.damping is None else self.number(joint.damping, what)
        level = 0.0
        if joint.friction is not None:
            given = joint.friction
            more = [f.name for f in fields(Friction) if f.name not in ("coulomb", "static", "viscous")]
            held = [name for name in more if getattr(given, name) is not None]
            held += [name for name in ("coulomb", "viscous") if isinstance(getattr(given, name), tuple)]
            held += ["static"] if given.static is not None and given.static != given.coulomb else []
            if held:
                self.refused.append(f"the friction of {what} has {', '.join(held)}")
                return
            level = 0.0 if given.coulomb is None else self.number(given.coulomb, what)  # type: ignore[arg-type]
            if given.viscous is not None:
                damping += self.number(given.viscous, what)  # type: ignore[arg-type]
                self.remarks.append(f"viscous friction of {what} is written as damping")
        found = {key: repr(value) for key, value in (("damping", damping), ("friction", level)) if value}
        if found:
            SubElement(element, "dynamics", found)

    def mimic(self, element: Element, joint: Joint, what: str) -> None:
        """A coupling that is linear in one joint."""
        expression = dict(self.chain.coupled).get(joint.name)
        if expression is None:
            return
        leaders = [name for name in names_in(expression) if name not in self.values]
        slope = derivative(expression, Name(leaders[0])) if len(leaders) == 1 else None
        if slope is None or set(names_in(slope)) & set(leaders):
            self.refused.append(f"{what} follows {' and '.join(leaders)} by more than a factor and an offset")
            return
        offset = self.number(substituted(expression, {leaders[0]: Number(0.0)}), what)
        factor = self.number(slope, what)
        SubElement(element, "mimic", joint=leaders[0], multiplier=repr(factor), offset=repr(offset))

    def drive(self, root: Element, joint: Joint, what: str) -> None:
        """The ratio of a drive."""
        if joint.drive is None:
            return
        more = [f.name for f in fields(joint.drive) if f.name != "ratio" and getattr(joint.drive, f.name) is not None]
        if more or joint.drive.ratio is None or joint.type != "revolute":
            self.refused.append(f"the drive of {what} has {', '.join(more) or 'no ratio'}")
            return
        element = SubElement(root, "transmission", name=f"{joint.name}_transmission")
        SubElement(element, "type").text = "transmission_interface/SimpleTransmission"
        SubElement(element, "joint", name=joint.name)
        actuator = SubElement(element, "actuator", name=f"{joint.name}_motor")
        SubElement(actuator, "mechanicalReduction").text = repr(self.number(joint.drive.ratio, what))

    def link(self, root: Element, joint: Joint, frame: Pose, what: str) -> None:
        """Mass, mass centre and inertia."""
        element = SubElement(root, "link", name=self.links[joint.name])
        mass = self.number(joint.mass, what)
        moments = [self.number(getattr(joint.inertia, key), what) for key in ("xx", "xy", "xz", "yy", "yz", "zz")]
        if not mass and not any(moments):
            return
        inertial = SubElement(element, "inertial")
        self.origin(inertial, _moved(frame, self.numbers(joint.com, what)), (0.0, 0.0, 0.0))
        SubElement(inertial, "mass", value=repr(mass))
        if frame[0] != UNIT:
            xx, xy, xz, yy, yz, zz = moments
            xx, yy, zz, xy, xz, yz = _tidy(turned_tensor(frame[0], (xx, yy, zz, xy, xz, yz)))
            moments = [xx, xy, xz, yy, yz, zz]
        names = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
        SubElement(inertial, "inertia", dict(zip(names, map(repr, moments), strict=True)))

    def point(self, root: Element, name: str, joint: str, at: tuple[float, float, float]) -> None:
        """A named point as a link without mass."""
        taken = {each.name for each in self.chain.joints} | set(self.links.values())
        fixed = f"{name}_place"
        while fixed in taken:
            fixed += "_"
        element = SubElement(root, "joint", name=fixed, type="fixed")
        frame = self.frames[joint]
        self.origin(element, _moved(frame, at), roll_pitch_yaw(frame[0]))
        SubElement(element, "parent", link=self.links[joint])
        SubElement(element, "child", link=name)
        SubElement(root, "link", name=name)

    def loop(self, root: Element, loop: Loop) -> None:
        """A closing joint of URDF+."""
        what = f"loop {loop.name}"
        if loop.type not in CLOSING:
            self.refused.append(f"{what} is closed by a {loop.type}")
            return
        if loop.friction is not None:
            self.refused.append(f"{what} has friction")
        element = SubElement(root, "loop", name=loop.name, type=CLOSING[loop.type])
        for side, anchor in zip(("predecessor", "successor"), loop.between, strict=True):
            self.anchor(SubElement(element, side, link=self.links[anchor.joint]), anchor, what)
        if loop.type != "ball":
            SubElement(element, "axis", xyz=_words(self.numbers(loop.axis, what)))

    def anchor(self, element: Element, anchor: Anchor, what: str) -> None:
        frame, rpy = self.frames[anchor.joint], self.numbers(anchor.rpy, what)
        turn = rpy if frame[0] == UNIT else roll_pitch_yaw(product(frame[0], rotation(rpy)))
        self.origin(element, _moved(frame, self.numbers(anchor.at, what)), turn)

    def origin(self, element: Element, xyz: Sequence[float], rpy: Sequence[float]) -> None:
        if any(xyz) or any(rpy):
            SubElement(element, "origin", xyz=_words(xyz), rpy=_words(rpy))


def _moved(pose: Pose, at: Sequence[float]) -> tuple[float, float, float]:
    """A place in a frame, seen from where the frame is given."""
    x, y, z = at if pose[0] == UNIT else _tidy(turned(pose[0], at))
    return x + pose[1][0], y + pose[1][1], z + pose[1][2]


def _tidy(numbers: Sequence[float]) -> tuple[float, ...]:
    """Zeros in place of what rounding left of them."""
    least = ROUNDING * max(map(abs, numbers))
    return tuple(0.0 if abs(x) <= least else x for x in numbers)


def _words(numbers: Sequence[float]) -> str:
    return " ".join(repr(x + 0.0) for x in numbers)

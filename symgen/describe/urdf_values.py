"""Numbers from the attributes of URDF elements, with the faults on the side."""

from __future__ import annotations

import math
from collections.abc import Sequence

from symgen.describe.angles import nearly_multiple
from symgen.describe.chain import Inertia, Vector
from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Number
from symgen.describe.limits import MAX_MAGNITUDE, beyond
from symgen.describe.nearest import nearest
from symgen.describe.notes import Notes
from symgen.describe.rotations import rotation, turned_tensor
from symgen.describe.rules.angles import remarkable
from symgen.describe.xml_tree import Element
from symgen.errors import Problem

__all__ = ["Values"]

ATTRIBUTES = {
    "origin": ("xyz", "rpy"),
    "axis": ("xyz",),
    "mass": ("value",),
    "inertia": ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"),
    "dynamics": ("damping", "friction"),
    "limit": ("lower", "upper", "velocity", "effort"),
    "mimic": ("joint", "multiplier", "offset"),
}
"""The attributes of the elements that are read. Vendors add others of their own."""

LISTED = 20
"""Attributes that are named in a remark, at most."""


class Values(Notes):
    """Reads numbers; collects problems, positions, the paths that hold placeholders, and what was not read."""

    def __init__(self, file: str, snap: bool = False) -> None:
        super().__init__(file)
        self.snap = snap
        self.skipped: dict[str, None] = {}
        self.limits: dict[str, None] = {}
        self.checked: set[tuple[int, int]] = set()

    def error(self, element: Element, path: str, message: str) -> None:
        """Notes a fault."""
        self.broken[path] = None
        self.problems.append(Problem(message, path, self.file, element.line, element.column))

    def numbers(
        self, element: Element | None, key: str, default: Sequence[float], path: str
    ) -> tuple[float, float, float]:
        """Three numbers of an attribute."""
        if element is None:
            return (default[0], default[1], default[2])
        self.check_attributes(element)
        text = element.attributes.get(key)
        found = list(default) if text is None else [self.parsed(word, element, key, path) for word in text.split()]
        if len(found) != 3:
            self.error(element, path, f"<{element.tag} {key}> has three numbers, found {len(found)}: {text!r:.80}")
            return (default[0], default[1], default[2])
        self.positions[path] = (element.line, element.column)
        return (found[0], found[1], found[2])

    def vector(self, element: Element | None, key: str, default: Sequence[float], path: str) -> Vector:
        """Three literals of an attribute."""
        x, y, z = self.numbers(element, key, default, path)
        return (Number(x), Number(y), Number(z))

    def number(
        self, element: Element | None, key: str, around: Element, path: str, default: float | None = None
    ) -> float:
        """The number of an attribute; a missing one is a fault unless it has a default."""
        text = None if element is None else element.attributes.get(key)
        if element is not None:
            self.check_attributes(element)
        if text is None or element is None:
            if default is None:
                what = f"the attribute {key!r}" if element is not None else f"the element with {key!r}"
                self.error(around, path, f"<{around.tag}> lacks {what}")
            return default or 0.0
        self.positions[path] = (element.line, element.column)
        return self.parsed(text, element, key, path)

    def parsed(self, text: str, element: Element, key: str, path: str) -> float:
        """A finite number."""
        try:
            value = float(text) if "_" not in text else math.nan
        except ValueError:
            value = math.nan
        if not beyond(value):
            return value
        if math.isfinite(value):
            message = f"{text:.40} is too large: a number is at most {MAX_MAGNITUDE:g}"
            self.error(element, path, f"<{element.tag} {key}>: {message}")
            return 0.0
        self.error(element, path, f"<{element.tag} {key}>: expected a finite number, found {text!r:.80}")
        return 0.0

    def bound(self, element: Element, key: str) -> float | None:
        """The number of a limit; None where it is missing or not finite, which some write for no limit."""
        self.check_attributes(element)
        text = element.attributes.get(key, "inf")
        try:
            return None if beyond(value := float(text)) else value
        except ValueError:
            return None

    def check_attributes(self, element: Element) -> None:
        """Notes attributes that are not known, with the missing one that a misspelt one may mean."""
        if (element.line, element.column) in self.checked:
            return
        self.checked.add((element.line, element.column))
        known = ATTRIBUTES[element.tag]
        missing = [name for name in known if name not in element.attributes]
        for name in element.attributes:
            if name in known:
                continue
            close = nearest(name, missing)
            where = f" in line {element.line}" if close else ""
            self.skipped[f"<{element.tag} {name:.80}>{close}{where}"] = None

    def remark(self, element: Element) -> None:
        """Notes attributes and limits that were not read, all at once."""
        if self.skipped:
            named = ", ".join([*self.skipped][:LISTED]) + (", ..." if len(self.skipped) > LISTED else "")
            message = f"attributes that URDF does not define are not read: {named}"
            self.problems.append(Problem(message, "", self.file, element.line, element.column, severity="warning"))
        if self.limits:
            named = ", ".join([*self.limits][:LISTED]) + (", ..." if len(self.limits) > LISTED else "")
            message = f"limits that bound nothing are not read: {named}"
            self.problems.append(Problem(message, "", self.file, element.line, element.column, severity="warning"))

    def turn(self, origin: Element | None, path: str) -> tuple[float, float, float]:
        """Roll, pitch and yaw of an inertial frame, which the chain does not keep: what is remarkable is said here."""
        angles = self.numbers(origin, "rpy", (0.0, 0.0, 0.0), path)
        if self.snap:
            x, y, z = (angle if (near := nearly_multiple(angle)) is None else evaluate(near, {}) for angle in angles)
            angles = (x, y, z)
        for message in filter(None, map(remarkable, angles)):
            line, column = self.positions[path]
            self.problems.append(Problem(message, path, self.file, line, column, severity="warning"))
        return angles

    def inertia(self, inertial: Element, turn: tuple[float, float, float], path: str) -> Inertia:
        """The tensor in the link's axes: R I R' with R of the inertial frame's roll, pitch, yaw."""
        given = inertial.first("inertia")
        if given is None:
            self.error(inertial, path, "<inertial> lacks <inertia>")
            return Inertia()
        xx, yy, zz = (self.number(given, key, given, path) for key in ("ixx", "iyy", "izz"))
        xy, xz, yz = (self.number(given, key, given, path, 0.0) for key in ("ixy", "ixz", "iyz"))
        if any(turn):
            xx, yy, zz, xy, xz, yz = turned_tensor(rotation(turn), (xx, yy, zz, xy, xz, yz))
        return Inertia(*(Number(element) for element in (xx, yy, zz, xy, xz, yz)))

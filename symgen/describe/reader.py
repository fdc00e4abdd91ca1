"""Reads values of the chain format from a YAML tree; collects every fault instead of stopping at the first.

A fault leaves a placeholder behind and its path in `broken`, so that the rules can still be applied to all the
rest and their verdicts on placeholders be dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from symgen.describe.chain import Vector
from symgen.describe.everyday import meant
from symgen.describe.expression import Expression, Name
from symgen.describe.joint_records import Level, Losses
from symgen.describe.notes import Notes
from symgen.describe.parse import ExpressionSyntaxError, parse
from symgen.describe.tokens import gives_degrees
from symgen.describe.yaml_tree import Mapping as MappingNode
from symgen.describe.yaml_tree import Node, Scalar, Sequence
from symgen.errors import Problem

__all__ = ["BROKEN", "Read", "Reader", "kind"]

BOTH_SENSES = "values (where the motor drives, where the load does)"
"""The two losses or efficiencies of a drive."""

BROKEN = Name("?")
"""Stands for an expression that could not be read; no name that can be declared."""

TRUE, FALSE, NULL = ("true", "True", "TRUE"), ("false", "False", "FALSE"), ("null", "Null", "NULL", "~", "")
NOT_FINITE = re.compile(r"[-+]?(\.?(inf|Inf|INF|nan|NaN|NAN)|infinity|Infinity)\Z")
LITERAL = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?\Z")

NO_ANGLES = frozenset({
    "gravity", "xyz", "axis", "a", "d", "mass", "com", "inertia", "xx", "yy", "zz", "xy", "xz", "yz",
    "coulomb", "static", "coefficient", "static_coefficient", "normal", "radius", "span", "exponent",
    "ratio", "efficiency", "static_efficiency", "loss", "static_loss", "preload", "effort", "at", "force", "moment",
    "length", "mass_per_length", "bending", "torsion", "polar_inertia_per_length", "axial", "damping_ratio",
})  # fmt: skip
"""Keys of values in whose units no angle is."""

SLIDES = re.compile(
    r"\.(rest|motion|limits\.(lower|upper|velocity)|friction\.(lugre\.)?(dead_band|stribeck\.velocity))"
)
"""Keys of a joint, behind its path, whose values are lengths or speeds where it is prismatic."""

Read = Callable[["Reader", Node, str], Any]


def cut_at_a_comma(nodes: Iterable[Node]) -> str:
    """A hint where YAML took the comma of a call for one of its own: something unquoted lacks a parenthesis."""
    cut = any(isinstance(node, Scalar) and node.plain and node.text.count("(") > node.text.count(")") for node in nodes)
    return "; within [...] and {...} an expression that has a comma stands in quotes" if cut else ""


def no_angle(path: str) -> str:
    """The key of a value that is no angle, nor divided by one: empty for all others.

    Example:
        >>> no_angle("joints[0].com[1]"), no_angle("joints[0].place.mdh.alpha"), no_angle("forces.mass")
        ('com', '', '')
    """
    words = re.sub(r"\[[0-9]+\]", "", path).split(".")
    if words[0] in ("parameters", "forces"):
        return ""
    if words[-1] == "d" and words[-2] not in ("mdh", "dh"):
        return ""
    return words[-1] if words[-1] in NO_ANGLES else ""


class Reader(Notes):
    """Values from nodes, with positions and problems on the side.

    Attributes:
        degrees: where angles were given in degrees, by paths.
    """

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.degrees: dict[str, Scalar] = {}

    def error(self, node: Node, path: str, message: str, offset: int = 0) -> None:
        """Notes a fault; whatever the rules say about this path later is dropped."""
        self.broken[path] = None
        self.problems.append(Problem(message, path, self.file, node.line, node.column + offset))

    def value(self, node: Node, path: str) -> Expression:
        """A number or an expression."""
        self.positions[path] = (node.line, node.column)
        if not isinstance(node, Scalar):
            self.error(node, path, f"expected a number or an expression, found {kind(node)}")
            return BROKEN
        if node.plain and (node.text in NULL or node.text in TRUE + FALSE):
            self.error(node, path, f"expected a number or an expression, found {kind(node)}")
            return BROKEN
        if NOT_FINITE.match(node.text):
            self.error(node, path, f"expected a finite number, found {node.text}")
            return BROKEN
        try:
            expression = parse(node.text)
        except ExpressionSyntaxError as error:
            offset = error.offset + (0 if node.plain else 1) if node.single else 0
            shown = repr(node.text[:80])
            found = "" if shown in error.message else f"; found {shown}"
            self.error(node, path, f"{error.message}{found}{cut_at_a_comma([node])}", offset)
            return BROKEN
        if gives_degrees(node.text):
            self.degrees[path] = node
            key = no_angle(path)
            if key:
                self.error(node, path, f"found {node.text[:80]!r}: degrees are for angles, and {key!r} is none")
        return expression

    def refuse_degrees(self, path: str) -> None:
        """Refuses angles as coordinates of a joint that slides, whose path is given."""
        for where, node in self.degrees.items():
            key = where.removeprefix(path)
            if where not in self.broken and key != where and SLIDES.fullmatch(key):
                message = f"found {node.text[:80]!r}: degrees are for angles, and a prismatic joint moves by a length"
                self.error(node, where, message)

    def text(self, node: Node, path: str) -> str:
        """A text for people: description, unit, doc."""
        self.positions[path] = (node.line, node.column)
        if not isinstance(node, Scalar) or (node.plain and node.text in NULL + TRUE + FALSE):
            self.error(node, path, f"expected a text, found {kind(node)}")
            return ""
        return node.text

    def name(self, node: Node, path: str) -> str:
        """A name; the rules say whether it is a good one."""
        self.positions[path] = (node.line, node.column)
        if not isinstance(node, Scalar) or (node.plain and node.text in NULL):
            self.error(node, path, f"expected a name, found {kind(node)}")
            return "_unnamed"
        return node.text

    def flag(self, node: Node, path: str) -> bool:
        """true or false."""
        self.positions[path] = (node.line, node.column)
        if isinstance(node, Scalar) and node.plain and node.text in TRUE + FALSE:
            return node.text in TRUE
        self.error(node, path, f"expected true or false, found {kind(node)}")
        return False

    def integer(self, node: Node, path: str) -> int:
        """A whole number."""
        self.positions[path] = (node.line, node.column)
        if isinstance(node, Scalar) and node.plain and re.match(r"[-+]?(0|[1-9][0-9]{0,8})\Z", node.text):
            return int(node.text)
        self.error(node, path, f"expected a whole number, found {kind(node)}")
        return 2

    def items(self, node: Node, path: str, what: str, count: int | None = None) -> tuple[Node, ...]:
        """The items of a list, of a given length when `count` is given."""
        self.positions[path] = (node.line, node.column)
        if not isinstance(node, Sequence):
            number = "" if count is None else f"{count} "
            self.error(node, path, f"expected a list of {number}{what}, found {kind(node)}")
            return ()
        if count is not None and len(node.items) != count:
            found = f"{len(node.items)}{cut_at_a_comma(node.items)}"
            self.error(node, path, f"expected a list of {count} {what}, found {found}")
            return ()
        return node.items

    def pair(self, node: Node, path: str, what: str = "values") -> tuple[Expression, Expression]:
        """Two values."""
        read = [self.value(item, f"{path}[{k}]") for k, item in enumerate(self.items(node, path, what, 2))]
        return (read[0], read[1]) if read else (BROKEN, BROKEN)

    def level(self, node: Node, path: str) -> Level:
        """One value for both directions, or two: `[forward, backward]`."""
        return self.pair(node, path) if isinstance(node, Sequence) else self.value(node, path)

    def losses(self, node: Node, path: str) -> Losses:
        """Two values for both directions, or two for each: `[[a, b], [a, b]]`, forward first."""
        if not isinstance(node, Sequence) or not any(isinstance(item, Sequence) for item in node.items):
            return self.pair(node, path, BOTH_SENSES)
        items = self.items(node, path, "pairs, forward and backward", 2)
        read = [self.pair(item, f"{path}[{k}]", BOTH_SENSES) for k, item in enumerate(items)]
        return (read[0], read[1]) if read else (BROKEN, BROKEN)

    def vector(self, node: Node, path: str) -> Vector:
        """Three values."""
        read = [self.value(item, f"{path}[{k}]") for k, item in enumerate(self.items(node, path, "values", 3))]
        return (read[0], read[1], read[2]) if read else (BROKEN, BROKEN, BROKEN)

    def entries(self, node: Node, path: str, what: str) -> dict[str, tuple[Scalar, Node]]:
        """The keys and values of a mapping; a key that comes twice counts once and is a fault."""
        self.positions[path] = (node.line, node.column)
        found: dict[str, tuple[Scalar, Node]] = {}
        if not isinstance(node, MappingNode):
            self.error(node, path, f"expected {what}, found {kind(node)}")
            return found
        for key, value in node.entries:
            if not isinstance(key, Scalar):
                self.problems.append(
                    Problem(f"a key must be a word, found {kind(key)}", path, self.file, key.line, key.column)
                )
            elif key.text in found:
                first = found[key.text][0].line
                message = f"the key {key.text!r:.80} comes twice (first in line {first})"
                self.problems.append(Problem(message, path, self.file, key.line, key.column))
            else:
                found[key.text] = (key, value)
        return found

    def record(
        self,
        node: Node,
        path: str,
        what: str,
        keys: Mapping[str, Read],
        required: Iterable[str] = (),
        refused: Mapping[str, str] | None = None,
        words: Mapping[str, str] | None = None,
    ) -> dict[str, Any]:
        """The values of a mapping with known keys; unknown and missing ones are faults.

        Args:
            node: the mapping.
            path: where it stands; an empty path is the file itself.
            what: how it is called, with its article.
            keys: how to read each key's value.
            required: keys that cannot be left out.
            refused: keys that are refused with a sentence of their own.
            words: everyday words for keys, and what is written instead.
        """
        entries = self.entries(node, path, f"{what}{such_as(node, keys, required)}")
        read: dict[str, Any] = {}
        prefix = f"{path}." if path else ""
        for word, (key, value) in entries.items():
            if word in keys:
                read[word] = keys[word](self, value, prefix + word)
                continue
            instead = meant(word, words or {})
            hint = f": {instead}" if instead is not None else self.hint(word, keys)
            message = f"unknown key {word!r:.80}{hint}; {what} may have {', '.join(keys)}"
            if refused is not None and word in refused:
                message = refused[word]
            self.problems.append(Problem(message, path, self.file, key.line, key.column))
        if isinstance(node, MappingNode):
            for word in required:
                if word not in entries:
                    self.broken[prefix + word] = None
                    message = f"the key {word!r} is missing; {what} needs {', '.join(required)}"
                    self.problems.append(Problem(message, path, self.file, node.line, node.column))
        return read


def such_as(node: Node, keys: Mapping[str, Read], required: Iterable[str]) -> str:
    """An example of a mapping to values, with the number that was found in its place."""
    first, *more = [*required] or [*keys][:3]
    if keys[first] not in (Reader.value, Reader.level):
        return ""
    if isinstance(node, Scalar) and LITERAL.match(node.text):
        return f", a mapping such as {{{first}: {node.text}}}"
    return f", a mapping such as {{{', '.join(f'{key}: ...' for key in (first, *more))}}}"


def kind(node: Node) -> str:
    """A node as errors show it."""
    if isinstance(node, Sequence):
        return f"a list of {len(node.items)}"
    if isinstance(node, MappingNode):
        return f"a mapping with {len(node.entries)} keys"
    if node.plain and node.text in NULL:
        return "nothing"
    if node.plain and node.text in TRUE + FALSE:
        return f"the boolean {node.text}"
    return repr(node.text[:80])

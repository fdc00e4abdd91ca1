"""MJCF as MuJoCo gets it: one text with its includes in place, one element a line, bounded in size.

MuJoCo reads what it is given without bounds and from anywhere. So includes are resolved here, from the folder of the
file and below it; nested copies (`replicate`) are counted; and numbers that are not finite are refused. The lines of
the text lead from MuJoCo's errors, and from its bodies and joints, back to places in the file.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from xml.sax.saxutils import quoteattr

from symgen.describe.text_file import MOST_BYTES, read_text
from symgen.describe.xml_tree import Element, read_elements
from symgen.errors import ChainError, Problem

__all__ = ["MAX_ELEMENTS", "Source", "read_source"]

MAX_ELEMENTS = 100_000
"""Elements of a model with its includes and its copies."""

MAX_INCLUDES = 100
"""Files that a model includes."""

DEFORMABLE = "is a deformable body, and mechanisms here are made of rigid ones: leave it out, or write a rigid <body>"
SAVE = "save the compiled model as one file (mujoco.mj_saveLastXML) and read that"
REFUSED = {
    "flexcomp": f"<flexcomp> {DEFORMABLE}",
    "flex": f"<flex> {DEFORMABLE}",
    "composite": f"<composite> makes bodies that do not stand in the file: {SAVE}",
    "model": f"<model> takes bodies from another file: {SAVE}",
}
"""Elements that are refused, by tag."""


@dataclass(frozen=True)
class Source:
    """The text for MuJoCo.

    Attributes:
        text: MJCF, one element a line.
        places: line and column in the file of each line of the text, an include's for what it brings in.
        folder: folder of the file, where MuJoCo looks for meshes.
    """

    text: str
    places: tuple[tuple[int, int], ...]
    folder: str

    def place(self, line: int) -> tuple[int, int]:
        """Line and column in the file of a line of the text; zeros where there is none."""
        return self.places[line - 1] if 0 < line <= len(self.places) else (0, 0)


def read_source(root: Element, file: str) -> Source:
    """The text that MuJoCo is to read.

    Args:
        root: `<mujoco>`.
        file: the file's path; includes are sought in its folder.

    Raises:
        ChainError: an include that cannot be read or leads out of the folder, too many elements, a number that is not
            finite, an element that makes no rigid bodies.
    """
    folder = Path(file).parent
    faults: list[Problem] = []
    whole = _Includes(folder, file, faults).expanded(root)
    copies = _count(whole)
    if copies > MAX_ELEMENTS:
        message = f"the model has {copies:.0f} elements with its copies; at most {MAX_ELEMENTS} are read"
        faults.append(_problem(message, whole, file))
    lines: list[str] = []
    places: list[tuple[int, int]] = []
    if not faults:
        for element, line in _lines(whole):
            lines.append(line)
            places.append((element.line, element.column))
            if not line.startswith("</"):
                _judge(element, file, faults)
    if faults:
        raise ChainError(tuple(faults))
    return Source("\n".join(lines), tuple(places), os.fspath(folder))


class _Includes:
    """Puts the children of included files in the places of `<include>`; each file once, as MuJoCo does."""

    def __init__(self, folder: Path, file: str, faults: list[Problem]) -> None:
        self.folder = folder
        self.file = file
        self.faults = faults
        self.seen: set[Path] = set()
        self.room = MOST_BYTES

    def expanded(self, element: Element, at: Element | None = None) -> Element:
        """An element with what it includes; `at` is the outermost include that it comes from."""
        children: list[Element] = []
        for child in element.children:
            if child.tag == "include":
                children += self.included(child, at or child)
            else:
                children.append(self.expanded(child, at))
        place = at or element
        return replace(element, children=children, line=place.line, column=place.column)

    def included(self, include: Element, at: Element) -> list[Element]:
        """The elements of an included file."""
        name = include.attributes.get("file", "")
        problem = self.why_not(name)
        if problem:
            self.faults.append(_problem(f"<include file={name!r:.80}>: {problem}", at, self.file))
            return []
        path = self.folder / name
        try:
            text = read_text(path, self.room)
            self.room -= len(text)
            root = read_elements(text, os.fspath(path))
        except ChainError as error:
            self.faults.extend(error.problems)
            return []
        self.seen.add(path.resolve())
        return self.expanded(root, at).children

    def why_not(self, name: str) -> str:
        """The reason why a file may not be included; empty when it may."""
        path = self.folder / name
        try:
            inside = path.resolve().is_relative_to(self.folder.resolve())
            regular = path.is_file()
        except (OSError, ValueError):  # a name may hold what no file system takes
            return "there is no such file"
        if not name or not inside:
            return "an include lies in the folder of the file, or below it"
        if not regular:
            return "there is no such file"
        if path.resolve() in self.seen:
            return "it is included twice"
        return f"more than {MAX_INCLUDES} files are included" if len(self.seen) >= MAX_INCLUDES else ""


def _count(element: Element) -> float:
    """Elements with all copies that `<replicate>` makes of them."""
    inside = sum(map(_count, element.children))
    if element.tag == "replicate":
        count = _numbers(element.attributes.get("count", ""))
        inside *= max(1.0, count[0]) if count else 1.0
    return 1.0 + inside


def _lines(element: Element) -> Iterator[tuple[Element, str]]:
    """The elements inside out as lines of text, each with the element that the line is of."""
    attributes = "".join(f" {key}={quoteattr(value)}" for key, value in element.attributes.items())
    if not element.children:
        yield element, f"<{element.tag}{attributes}/>"
        return
    yield element, f"<{element.tag}{attributes}>"
    for child in element.children:
        yield from _lines(child)
    yield element, f"</{element.tag}>"


def _judge(element: Element, file: str, faults: list[Problem]) -> None:
    """Notes what is refused of one element."""
    if element.tag in REFUSED:
        faults.append(_problem(REFUSED[element.tag], element, file))
    for key, value in element.attributes.items():
        if not all(map(math.isfinite, _numbers(value))):
            message = f"<{element.tag} {key:.40}>: expected finite numbers, found {value!r:.80}"
            faults.append(_problem(message, element, file))


def _numbers(text: str) -> list[float]:
    """The numbers of a list of numbers; none of any other text."""
    try:
        return [float(word) for word in text.split()]
    except ValueError:
        return []


def _problem(message: str, element: Element, file: str) -> Problem:
    return Problem(message, file=file, line=element.line, column=element.column)

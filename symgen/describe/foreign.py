"""Files of formats next door: what they are, and how to get one that can be read from them."""

from __future__ import annotations

import re

from symgen.describe.xml_tree import Element

__all__ = ["is_xml", "of_another_format"]

XACRO = "this is xacro, URDF with macros, which are not expanded here: write `xacro {0} > {1}` and read that file"

ROOTS = {
    "sdf": "this is SDF, Gazebo's format, not URDF: read the URDF that it was made from, or convert it to URDF first",
    "mujocoinclude": "this is a part of an MJCF model, which others include: read the file that includes it",
}
"""Root elements of descriptions of robots that are not read."""


def is_xml(text: str) -> bool:
    """True for a text that begins as XML does, which no chain file in YAML can.

    Example:
        >>> is_xml("\\n<robot/>"), is_xml("symgen: 1")
        (True, False)
    """
    return re.match(r"\ufeff?\s*<[?!A-Za-z]", text) is not None


def of_another_format(root: Element, file: str) -> tuple[str, Element] | None:
    """The message for a known format that is not read, and the element that shows it; None for any other.

    A namespace alone, which xacro leaves in what it has expanded, shows nothing.
    """
    if root.tag in ROOTS:
        return ROOTS[root.tag], root
    stack = [root]
    while stack:
        element = stack.pop()
        values = (value for key, value in element.attributes.items() if not key.startswith("xmlns"))
        if element.tag.startswith("xacro:") or any("${" in value for value in values):
            name = re.split(r"[\\/]", file)[-1][:80]
            stem = re.sub(r"(\.urdf)?\.(xacro|urdf|xml)$", "", name, flags=re.IGNORECASE)
            into = f"{stem}_expanded.urdf" if name == f"{stem}.urdf" else f"{stem}.urdf"
            return XACRO.format(name, into), element
        stack += reversed(element.children)
    return None

"""Words of a URDF that a chain has no place for: comments, which a chain file keeps as its own, and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from symgen.describe.names import identifiers
from symgen.describe.xml_tree import Element

__all__ = ["UrdfRemarks", "urdf_remarks", "with_comments"]

LONGEST = 110
"""Characters of a line of comment."""


@dataclass(frozen=True, slots=True)
class UrdfRemarks:
    """Comments and pictures of a file.

    Attributes:
        head: comments before the robot and before its first element.
        joints: comments of a joint and of the link behind it, by the joint's name in the chain.
        dropped: numbers of visuals, collisions and materials.
        renamed: joints by the names that a chain cannot hold, and what they are called there.
    """

    head: tuple[str, ...]
    joints: dict[str, tuple[str, ...]] = field(default_factory=dict)
    dropped: dict[str, int] = field(default_factory=dict)
    renamed: dict[str, str] = field(default_factory=dict)

    @property
    def words(self) -> list[str]:
        """Remarks on what is left out, and on names that changed."""
        there = [f"{count} {name if count > 1 else name[:-1]}" for name, count in self.dropped.items() if count]
        pairs = [f"{given!r} is {name}" for given, name in self.renamed.items()]
        found = [f"left out, for a chain has no pictures: {', '.join(there)}"] if there else []
        return [*found, f"joints whose names a chain cannot hold: {'; '.join(pairs)}"] if pairs else found


def urdf_remarks(root: Element) -> UrdfRemarks:
    """The words of `<robot>`."""
    links = {link.attributes.get("name", ""): link for link in root.all("link")}
    joints: dict[str, tuple[str, ...]] = {}
    names = identifiers((joint.attributes.get("name", "") for joint in root.all("joint")), "joint")
    first = root.children[:1]
    for joint in root.all("joint"):
        child = joint.first("child")
        link = None if child is None else links.get(child.attributes.get("link", ""))
        parts = [joint] if link is None else [joint, link]
        found = [c for part in parts for each in _within(part) if each not in first for c in each.comments]
        joints[names[joint.attributes.get("name", "")]] = tuple(found)
    head = (*root.comments, *(comment for element in first for comment in element.comments))
    everything = list(_within(root))
    counted = {f"{tag}s": sum(each.tag == tag for each in everything) for tag in ("visual", "collision", "material")}
    return UrdfRemarks(head, joints, counted, {given: name for given, name in names.items() if given != name})


def with_comments(text: str, remarks: UrdfRemarks) -> str:
    """A chain file with comments in its head and before its joints.

    Example:
        >>> remarks = UrdfRemarks((), {"a": (" the base ",)})
        >>> print(with_comments("symgen: 1\\njoints:\\n  - name: a\\n", remarks), end="")
        symgen: 1
        joints:
          # the base
          - name: a
    """
    lines = [line for comment in remarks.head for line in _lines(comment, "")]
    for line in text.splitlines():
        name = line.removeprefix("  - name: ")
        if name != line:
            lines += [each for comment in remarks.joints.get(name, ()) for each in _lines(comment, "  ")]
        lines.append(line)
    return "\n".join(lines) + "\n"


def _lines(comment: str, margin: str) -> Iterator[str]:
    """Lines of YAML's comments, of printable characters."""
    for line in comment.splitlines():
        plain = "".join(c if c.isprintable() and c != "\ufeff" else " " for c in line).strip()
        while plain:
            cut = len(plain) if len(plain) <= LONGEST else (plain.rfind(" ", 0, LONGEST) + 1 or LONGEST)
            yield f"{margin}# {plain[:cut].rstrip()}"
            plain = plain[cut:].lstrip()


def _within(element: Element) -> Iterator[Element]:
    """An element and all below it, in the order of the file."""
    stack = [element]
    while stack:
        each = stack.pop()
        yield each
        stack += reversed(each.children)

"""The tree of a URDF file's links, and which of its joints lie on the way to its tips."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.describe.nearest import nearest
from symgen.describe.urdf_values import Values
from symgen.describe.xml_tree import Element

__all__ = ["Tree", "select"]

CLOSE = "closed loops are cut at one joint and closed by a <loop> of URDF+"
"""Remedy for links that hang on several joints."""

WORLD = "world"
"""A link that some files name without declaring it."""


class Tree:
    """Links by name, joints by the links they connect; faults go to `values`.

    Attributes:
        links: link elements by name.
        joints: joint elements in the order of the file.
        parent: name of the parent link, by `id` of the joint element.
        child: name of the child link, by `id` of the joint element.
        above: the joint that a link hangs on, by the link's name.
        root: the link that hangs on nothing.
    """

    def __init__(self, robot: Element, values: Values) -> None:
        self.links: dict[str, Element] = {}
        for link in robot.all("link"):
            name = link.attributes.get("name", "")
            if not name or name in self.links:
                values.error(link, "", f"link name {name!r:.80} is {'used twice' if name else 'missing'}")
            self.links.setdefault(name, link)
        for joint in robot.all("joint"):
            parent = joint.first("parent")
            if parent is not None and parent.attributes.get("link") == WORLD:
                self.links.setdefault(WORLD, Element("link", {"name": WORLD}, parent.line, parent.column))
        self.joints: list[Element] = []
        self.parent: dict[int, str] = {}
        self.child: dict[int, str] = {}
        self.above: dict[str, Element] = {}
        for joint in robot.all("joint"):
            self.add(joint, values)
        roots = [name for name in self.links if name not in self.above]
        self.root = roots[0] if roots else ""
        if not self.links:
            values.error(robot, "", "the robot has no <link>")
        elif not roots:
            values.error(robot, "", f"every link hangs on another: {CLOSE}")
        elif len(roots) > 1:
            values.error(robot, "", f"several links hang on nothing: {', '.join(roots)[:200]}; connect them by joints")

    def add(self, joint: Element, values: Values) -> None:
        """One joint between two links that exist."""
        name = joint.attributes.get("name", "")
        ends = []
        for end in ("parent", "child"):
            element = joint.first(end)
            link = "" if element is None else element.attributes.get("link", "")
            if link not in self.links:
                message = f"joint {name!r:.80}: there is no {end} link {link!r:.80}{values.hint(link, self.links)}"
                values.error(element or joint, "", message)
                return
            ends.append(link)
        if ends[1] in self.above:
            other = self.above[ends[1]].attributes.get("name", "")
            message = f"link {ends[1]!r:.80} hangs on two joints, {other!r:.80} and {name!r:.80}: "
            values.error(joint, "", message + CLOSE)
            return
        self.joints.append(joint)
        self.parent[id(joint)], self.child[id(joint)] = ends
        self.above[ends[1]] = joint


def select(tree: Tree, tips: Sequence[str], values: Values) -> tuple[list[Element], list[str]]:
    """The joints to take, parents before children, and the links that get a named point.

    Joints that others mimic are taken with these, and what leads to them.
    """
    if values.problems:
        return [], []
    order, leaves = whole(tree)
    if not tips:
        if len(order) < len(tree.joints):
            left = next(joint for joint in tree.joints if joint not in order)
            values.error(left, "", f"parents of this joint go in a circle: {CLOSE}")
        return order, leaves
    reached = {tree.child[id(joint)] for joint in order} | {tree.root}
    wanted: dict[str, None] = {}
    for tip in tips:
        if tip not in tree.links:
            robot = next(iter(tree.links.values()))
            known = ", ".join(tree.links)[:300]
            values.error(
                robot, "", f"there is no link {tip!r:.80}{nearest(tip, tree.links)} for the tip; links: {known}"
            )
        elif tip not in reached:
            values.error(tree.links[tip], "", f"parents of link {tip!r:.80} go in a circle: {CLOSE}")
        else:
            take(tree, tip, wanted)
    return [joint for joint in order if tree.child[id(joint)] in wanted], [*dict.fromkeys(tips)]


def take(tree: Tree, link: str, wanted: dict[str, None]) -> None:
    """Adds the links on the way to a link, and on the way to joints that joints on it mimic."""
    named = {joint.attributes.get("name", ""): joint for joint in tree.joints}
    waiting = [link]
    while waiting:
        link = waiting.pop()
        while link != tree.root and link not in wanted:
            wanted[link] = None
            joint = tree.above[link]
            mimic = None if joint.attributes.get("type") == "fixed" else joint.first("mimic")
            followed = None if mimic is None else named.get(mimic.attributes.get("joint", ""))
            if followed is not None:
                waiting.append(tree.child[id(followed)])
            link = tree.parent[id(joint)]


def whole(tree: Tree) -> tuple[list[Element], list[str]]:
    """All joints that hang on the root, depth first in the order of the file, and the leaves."""
    below: dict[str, list[Element]] = {name: [] for name in tree.links}
    for joint in tree.joints:
        below[tree.parent[id(joint)]].append(joint)
    order: list[Element] = []
    waiting = below[tree.root][::-1]
    while waiting:
        joint = waiting.pop()
        order.append(joint)
        waiting.extend(below[tree.child[id(joint)]][::-1])
    return order, [name for name in tree.links if not below[name] and name != tree.root]

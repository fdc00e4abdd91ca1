"""Robots in URDF: the joints on the way to one or several tip links, or the whole tree, as a chain.

A URDF joint and its child link become a joint of the chain; the root link is the base. Continuous joints are
revolute ones without limits, floating ones have no actuator; joints that mimic others are coupled to them. The inertia
is turned into the link's axes. The reduction of a simple transmission is the ratio of the joint's drive; of others a
warning says that they are not read. Visuals and collisions are skipped. Names that are no identifiers get underscores,
those that are reserved or taken a word behind them: the link `base` of many robots becomes `base_link`; long ones are
cut. A named point marks the origin of every tip, or of every leaf that moves. `<loop>` elements of URDF+ close loops
(`symgen.describe.urdf_loops`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from symgen.describe.adjust import Adjustments, adjusted
from symgen.describe.chain import Chain
from symgen.describe.composite import COMPOSITE
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.foreign import of_another_format
from symgen.describe.limits import MAX_JOINTS, too_many_joints
from symgen.describe.names import identifier, identifiers
from symgen.describe.records import BASE, NULL_VECTOR, Friction, Inertia, Joint, Limits, Point, Xyz
from symgen.describe.unsupported import UNSUPPORTED_TYPES
from symgen.describe.urdf_links import Tree, select
from symgen.describe.urdf_loops import independent_joints, loops
from symgen.describe.urdf_transmissions import drives
from symgen.describe.urdf_values import Values
from symgen.describe.verdict import verdict
from symgen.describe.xml_tree import Element, read_elements
from symgen.errors import ChainError, Problem

__all__ = ["loads_urdf", "read_urdf"]

TYPES: dict[str, Literal["revolute", "prismatic", "fixed", "planar", "floating"]] = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "planar": "planar",
    "floating": "floating",
}


def loads_urdf(
    text: str,
    file: str = "<string>",
    *,
    tip: str | Sequence[str] | None = None,
    asked: Adjustments | None = None,
) -> Chain:
    """The chain of a URDF text, validated and in its normal form; see `read_urdf`."""
    return read_urdf(read_elements(text, file), file, tip=tip, asked=asked)


def read_urdf(
    root: Element,
    file: str,
    *,
    tip: str | Sequence[str] | None = None,
    asked: Adjustments | None = None,
) -> Chain:
    """The chain of a robot in URDF, validated and in its normal form.

    Args:
        root: `<robot>`.
        file: how errors call the file.
        tip: the link, or links, that the chain ends at; without it the whole tree is taken.
        asked: adjustments; a payload is carried by a link.

    Raises:
        ChainError: everything that is wrong with what is on the way to the tips.

    Warns:
        ChainWarning: what looks unintended; attributes that are not URDF's and are not read.
    """
    asked = asked or Adjustments()
    values = Values(file, snap=asked.snap)
    foreign = of_another_format(root, file)
    if foreign is not None:
        message, at = foreign
        raise ChainError((Problem(message, file=file, line=at.line, column=at.column),))
    if root.tag != "robot":
        message = f"expected <robot> or <mujoco>, found <{root.tag[:80]}>"
        raise ChainError((Problem(message, file=file, line=root.line, column=root.column),))
    tree = Tree(root, values)
    tips = (tip,) if isinstance(tip, str) else tuple(tip or ())
    selected, leaves = select(tree, tips, values)
    refusal = too_many_joints(len(selected))
    if refusal is not None:
        values.error(selected[MAX_JOINTS], "joints", refusal)
    if values.problems:
        raise ChainError(tuple(values.problems))
    joints: list[Joint] = []
    behind, names, moved = {tree.root: BASE}, dict[str, str](), set(tips)
    known = identifiers((each.attributes.get("name", "") for each in root.all("joint")), "joint")
    for element in selected:
        child, given = tree.child[id(element)], element.attributes.get("name", "")
        name = names.setdefault(given, known[given])
        joints.append(joint(element, tree.links[child], name, behind[tree.parent[id(element)]], values, len(joints)))
        behind[child] = name
        if joints[-1].type != "fixed" or tree.parent[id(element)] in moved:
            moved.add(child)
    points: list[Point] = []
    for link in (link for link in leaves if link in moved and behind[link] != BASE):
        taken = [*names.values(), *(point.name for point in points)]
        points.append(Point(identifier(link, "link", taken), behind[link]))
    mimics = [(names[e.attributes.get("name", "")], mimic) for e in selected if (mimic := e.first("mimic")) is not None]
    coupled = [coupling(name, mimic, names, values) for name, mimic in mimics if name in moving(joints)]
    found = drives(root, {given: k for k, given in enumerate(names)}, joints, {name for name, _ in coupled}, values)
    joints = [replace(each, drive=found.get(each.name)) for each in joints]
    joints = independent_joints(selected, joints, values)
    taken = [*names.values(), *(point.name for point in points)]
    closed = loops(root, behind, taken, values)
    name = identifier(root.attributes.get("name", ""), "robot")
    chain = Chain(name, tuple(joints), points=tuple(points), coupled=tuple(coupled), loops=closed)
    values.positions[""] = (root.line, root.column)
    chain = adjusted(chain, asked, values, behind)
    values.remark(root)
    return verdict(chain, values.problems, file, values.positions, values.is_broken)


def joint(element: Element, link: Element, name: str, parent: str, values: Values, index: int) -> Joint:
    """One joint with the link behind it."""
    path = f"joints[{index}]"
    values.positions[path] = (element.line, element.column)
    kind = element.attributes.get("type", "")
    if kind not in TYPES:
        remedy = UNSUPPORTED_TYPES.get(kind, f"allowed are {', '.join(TYPES)}{values.hint(kind, TYPES)}")
        values.error(element, f"{path}.type", f"joint {name!r:.80} has the type {kind!r:.80}; {remedy}")
    origin, axis = element.first("origin"), element.first("axis")
    fixed = kind == "fixed"
    place = Xyz(
        values.vector(origin, "xyz", (0.0, 0.0, 0.0), f"{path}.place.xyz"),
        values.vector(origin, "rpy", (0.0, 0.0, 0.0), f"{path}.place.rpy"),
        Xyz().axis
        if kind in ("fixed", "floating")
        else values.vector(axis, "xyz", (1.0, 0.0, 0.0), f"{path}.place.axis"),
    )
    several = kind in COMPOSITE
    if several:
        remark_on_single_joints(element, values, path)
    damping, friction = (None, None) if fixed or several else dynamics(element, values, path)
    mass, com, inertia = body(link, values, path)
    return Joint(
        name,
        TYPES.get(kind, "revolute"),
        place,
        parent,
        mass=mass,
        com=com,
        inertia=inertia,
        damping=damping,
        friction=friction,
        actuated=kind != "floating",
        limits=None if fixed or several else limits(element, values, path, name),
    )


def remark_on_single_joints(element: Element, values: Values, path: str) -> None:
    """Numbers that URDF gives once for a joint of several freedoms are not read."""
    skipped = [tag for tag in ("limit", "dynamics") if element.first(tag) is not None]
    if skipped:
        kind = element.attributes.get("type", "")
        named = " and ".join(f"<{tag}>" for tag in skipped)
        message = f"{named} of a {kind} joint: not read, since it is not said which of its freedoms they hold; convert "
        message += "the file and write them under 'axes'"
        values.problems.append(Problem(message, path, values.file, element.line, element.column, severity="warning"))


def moving(joints: Sequence[Joint]) -> set[str]:
    """Names of the joints that are not fixed; `<mimic>` of a fixed joint says nothing."""
    return {joint.name for joint in joints if joint.type != "fixed"}


def coupling(name: str, mimic: Element, names: Mapping[str, str], values: Values) -> tuple[str, Expression]:
    """A joint that mimics another: multiplier times the other's coordinate, plus offset."""
    path = f"coupled.{name}"
    values.positions[path] = (mimic.line, mimic.column)
    given = mimic.attributes.get("joint", "")
    if given not in names:
        message = f"joint {name!r:.80} mimics {given!r:.80}{values.hint(given, names)}"
        values.error(mimic, path, f"{message}, which is no joint of the file that is read; correct the name")
    factor = values.number(mimic, "multiplier", mimic, path, 1.0)
    offset = values.number(mimic, "offset", mimic, path, 0.0)
    value: Expression = Name(names.get(given, given))
    if factor == -1.0:
        value = Operation("neg", (value,))
    elif factor != 1.0:
        value = Operation("mul", (Number(factor), value))
    return name, Operation("add", (value, Number(offset))) if offset else value


def body(
    link: Element, values: Values, path: str
) -> tuple[Expression, tuple[Expression, Expression, Expression], Inertia]:
    """Mass, mass centre, and inertia in the link's axes; zeros for a link without `<inertial>`."""
    inertial = link.first("inertial")
    if inertial is None:
        return Number(0.0), NULL_VECTOR, Inertia()
    for key in ("mass", "com", "inertia"):
        values.positions[f"{path}.{key}"] = (inertial.line, inertial.column)
    mass = Number(values.number(inertial.first("mass"), "value", inertial, f"{path}.mass"))
    origin = inertial.first("origin")
    com = values.vector(origin, "xyz", (0.0, 0.0, 0.0), f"{path}.com")
    if not mass.value:
        com = NULL_VECTOR
    turn = values.turn(origin, f"{path}.inertia")
    return mass, com, values.inertia(inertial, turn, f"{path}.inertia")


def dynamics(element: Element, values: Values, path: str) -> tuple[Expression | None, Friction | None]:
    """Damping and dry friction; URDF has a single level of dry friction."""
    given = element.first("dynamics")
    if given is None:
        return None, None
    damping = values.number(given, "damping", given, f"{path}.damping", 0.0)
    level = values.number(given, "friction", given, f"{path}.friction.coulomb", 0.0)
    return (Number(damping) if damping else None), (Friction(coulomb=Number(level)) if level else None)


def limits(element: Element, values: Values, path: str, name: str) -> Limits | None:
    """Limits as data; those that bound nothing are noted: a negative speed or effort, a lower above the upper one."""
    given = element.first("limit")
    if given is None:
        return None
    found = {key: values.bound(given, key) for key in ("lower", "upper", "velocity", "effort")}
    keys = {key: value for key, value in found.items() if value is not None}
    if keys.get("lower", -math.inf) > keys.get("upper", math.inf):
        values.limits[f"lower {keys.pop('lower'):g} above upper {keys.pop('upper'):g} of {name!r}"] = None
    for key in ("velocity", "effort"):
        if keys.get(key, 0.0) < 0.0:
            values.limits[f"{key} {keys.pop(key):g} of {name!r}"] = None
    values.positions[f"{path}.limits"] = (given.line, given.column)
    return Limits(**{key: Number(value) for key, value in keys.items()}) if keys else None

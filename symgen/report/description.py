"""The description of a chain as tables: its joints, its links, gravity and its symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Expr, Symbol

from symgen.derive.lagrange.vectors import ZERO
from symgen.derive.symbols import translate
from symgen.describe.chain import Dh, Distance, Joint, Mdh, Play, Xyz
from symgen.describe.composite import axes_of, singular_poses
from symgen.describe.evaluate import evaluate, names_in, parameter_defaults
from symgen.describe.expression import Expression, Number
from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Block, Paragraph, Title, Typed, Unit, listed, table
from symgen.report.notation import decimal_latex
from symgen.report.signs import chain_signs
from symgen.text.prose import MOST, prose

__all__ = ["SYMBOLS", "gravity_blocks", "joint_blocks", "linkless_joints", "loads_blocks", "symbol_blocks"]


SYMBOLS = Title("Symbols")
"""Heads the table of parameters and inputs."""


def joint_blocks(mechanism: Mechanism) -> list[Block]:
    """The kinematics and the masses, a line per joint."""
    placed: dict[type, list[tuple[Any, ...]]] = {}
    without_link = linkless_joints(mechanism)
    for k, j in enumerate(mechanism.chain.joints, start=1):
        coordinate = "" if j.type == "fixed" else Symbol(j.name)
        if j.name in without_link:
            row = (str(k), j.name, coordinate, without_link[j.name], "", *[""] * len(PLACES[type(j.place)]))
        else:
            row = (str(k), j.name, coordinate, j.type, j.parent, *place_cells(j.place))
        placed.setdefault(type(j.place), []).append(row)
    blocks: list[Block] = [Title("Joints")]
    for kind, rows in placed.items():
        blocks.append(table(("", "joint", "coordinate", "type", "parent", *PLACES[kind]), rows))
    blocks.extend(Paragraph((sentence,)) for sentence in composite_sentences(mechanism))
    armed = any(j.armature is not None for j in mechanism.chain.joints)
    links = [
        (
            str(k), j.name, *(valued(mechanism, cell) for cell in ((j.mass,), j.com)), inertia(mechanism, j),
            *([valued(mechanism, (j.armature or Number(0.0),))] if armed else []),
        )
        for k, j in enumerate(mechanism.chain.joints, start=1) if j.name not in without_link
    ]  # fmt: skip
    blocks.append(Title("Links"))
    heads = ("", "behind joint", "mass (`[kg]`)", "mass centre (`[m]`)", "inertia about it (`[kg m^2]`)")
    blocks.append(table((*heads, "armature of the joint") if armed else heads, links))
    words = "Mass centres and inertias are in the axes of the link's frame"
    given = (
        e for j in mechanism.chain.joints
        for e in (j.mass, *j.com, *(getattr(j.inertia, name) for name in ELEMENTS), j.armature or Number(0.0))
    )  # fmt: skip
    numbers = "; numbers are those of the default parameters" if any(names_in(e) for e in given) else ""
    blocks.append(Paragraph((f"{words}{numbers}.",)))
    return blocks


def linkless_joints(mechanism: Mechanism) -> dict[str, str]:
    """Joints that stand for distances and plays, and have no link -> the kind of each."""
    kinds: dict[str, str] = {}
    for form in mechanism.authored.forms:
        if isinstance(form, Distance):
            kinds[form.name] = "distance"
        elif isinstance(form, Play):
            kinds[f"{form.joint}_backlash"] = "play"
    return kinds


def composite_sentences(mechanism: Mechanism) -> list[str]:
    """Which rows stand for a joint made of joints, and where its turns are singular."""
    rows = {joint.name: k for k, joint in enumerate(mechanism.chain.joints, start=1)}
    poses = {pose.joint: pose for pose in singular_poses(mechanism.authored)}
    found = []
    for joint in mechanism.authored.joints:
        names = [f"{joint.name}_{axis}" for axis in axes_of(joint)]
        if names:
            sentence = f"Joints {rows[names[0]]} to {rows[names[-1]]} are the {joint.type} joint {joint.name}"
            pose = poses.get(joint.name)
            if pose is not None:
                angles = "90 or -90" if pose.at else "0 or 180"
                sentence += f"; its turns are singular where {pose.coordinate} is {angles} degrees"
            found.append(f"{sentence}.")
    return found


ELEMENTS = ("xx", "yy", "zz", "xy", "xz", "yz")
"""Elements of an inertia matrix."""


def valued(mechanism: Mechanism, values: Sequence[Expression]) -> tuple[Any, ...]:
    """Expressions for one cell, followed by their values with the default parameters where they are not numbers."""
    shown = triple(values)
    if not any(names_in(value) for value in values):
        return shown
    numbers = default_numbers(mechanism, values)
    return (*shown, "=", *numbers) if numbers is not None else shown


PLACES: dict[type, tuple[str, ...]] = {
    Mdh: ("mdh: `a` (`[m]`)", "`alpha` (`[rad]`)", "`d` (`[m]`)", "`theta` (`[rad]`)"),
    Dh: ("dh: `a` (`[m]`)", "`alpha` (`[rad]`)", "`d` (`[m]`)", "`theta` (`[rad]`)"),
    Xyz: ("origin x, y, z (`[m]`)", "roll, pitch, yaw (`[rad]`)", "axis"),
}
"""Kind of a placement -> heads of its columns."""


def place_cells(place: Mdh | Dh | Xyz) -> tuple[Any, ...]:
    """Cells of a placement."""
    if isinstance(place, Xyz):
        return tuple(triple(vector) for vector in (place.xyz, place.rpy, place.axis))
    return tuple(translate(number) for number in (place.a, place.alpha, place.d, place.theta))


def triple(values: Sequence[Any]) -> tuple[Expr, ...]:
    """Three expressions for one cell."""
    return tuple(translate(value) for value in values)


def inertia(mechanism: Mechanism, joint: Joint) -> tuple[Any, ...]:
    """The elements that are not zero, named, with their numbers."""
    found: list[Any] = []
    for name in ELEMENTS:
        value = getattr(joint.inertia, name)
        if translate(value) is not ZERO:
            found.extend((f"{name} =", *valued(mechanism, (value,))))
    return tuple(found) or ("0",)


def gravity_blocks(mechanism: Mechanism) -> list[Block]:
    """The acceleration of gravity in the base frame, and its default value where it has symbols."""
    title = Title("Gravity", 3)
    components = triple(mechanism.chain.gravity)
    if all(component is ZERO for component in components):
        return [title, Paragraph(("No gravity acts.",))]
    parts = ["Acceleration of gravity in the base frame (x, y, z): (", *listed(components), ") ", Unit("m/s^2")]
    if any(component.free_symbols for component in components):
        numbers = default_numbers(mechanism, mechanism.chain.gravity)
        if numbers is not None:
            parts += ["; with the default values (", *listed(numbers), ") ", Unit("m/s^2")]
    return [title, Paragraph((*parts, "."))]


def loads_blocks(mechanism: Mechanism) -> list[Block]:
    """The chain's loads, a line each; nothing for a chain without loads."""
    rows = []
    for load in mechanism.chain.loads:
        at = load.point if load.point is not None else f"link of {load.joint}"
        vectors = (triple(vector) if vector is not None else "" for vector in (load.force, load.moment))
        rows.append((at, *vectors, "the base's" if load.frame == "base" else "the link's, with which it turns"))
    heads = ("at", "force (`[N]`)", "moment (`[N m]`)", "x, y, z of axes")
    return [Title("Loads", 3), table(heads, rows)] if rows else []


def default_numbers(mechanism: Mechanism, expressions: Sequence[Expression]) -> tuple[Typed, ...] | None:
    """Values of expressions for the default parameters; None where one depends on more than parameters."""
    defaults = parameter_defaults(mechanism.chain)
    if any(name not in defaults for expression in expressions for name in names_in(expression)):
        return None
    return tuple(number(evaluate(expression, defaults) + 0.0, 6) for expression in expressions)  # + 0.0: no -0


def number(value: float, digits: int) -> Typed:
    """A number rounded to a few significant digits."""
    text = f"{value:.{digits}g}"
    return Typed(text, decimal_latex(text))


def symbol_blocks(mechanism: Mechanism) -> list[Block]:
    """Nomenclature: parameters and inputs, with their names where documents have other letters."""
    defaults, signs = parameter_defaults(mechanism.chain), chain_signs(mechanism)
    named = any(signs[p.name].text != p.name for p in mechanism.parameters)
    rows: list[tuple[Any, ...]] = []
    for p in mechanism.parameters:
        doc = prose(p.doc or ("constant" if p.constant else ""), MOST)
        name = (p.name,) if named else ()
        rows.append((Symbol(p.name), *name, number(defaults[p.name], 10), Unit(prose(p.unit or "", MOST)), doc))
    signals = mechanism.input_names[: mechanism.state_places.start]
    rows.extend((Symbol(name), *((name,) if named else ()), "", "", "input") for name in signals)
    rows.extend(
        (Symbol(state.name), *((state.name,) if named else ()), "", "", f"deflection of the bristle of {state.joint}")
        for state in mechanism.states
    )
    if not rows:
        return []
    heads = ("symbol", *(("name",) if named else ()), "default", "unit", "meaning")
    return [SYMBOLS, table(heads, rows)]

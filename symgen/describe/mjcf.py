"""Robots in MJCF, MuJoCo's format: bodies, joints and constraints as a chain, by the `mujoco` package.

    Element --read_source--> Source --compiled--> MuJoCo's model --> Chain

MuJoCo itself resolves defaults, frames, angles and the inertia of geoms. The base is the world. A joint with its body
becomes a joint of the chain, `frictionloss` a level of Coulomb friction, `joint` constraints couplings, sites named
points, the only actuator's gear the ratio of a drive. Contacts, control and other things that are no mechanics of rigid
bodies are named in one warning and left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from symgen.describe.adjust import Adjustments, adjusted
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.describe.limits import MAX_JOINTS, too_many_joints
from symgen.describe.mjcf_actuators import Actuators, actuators
from symgen.describe.mjcf_bodies import Bodies, sums
from symgen.describe.mjcf_couplings import Equalities, equalities, places_of
from symgen.describe.mjcf_loops import Closures, closures
from symgen.describe.mjcf_model import Compiled, compiled
from symgen.describe.mjcf_source import read_source
from symgen.describe.names import identifier
from symgen.describe.nearest import nearest
from symgen.describe.notes import Notes
from symgen.describe.records import BASE, Point
from symgen.describe.verdict import verdict
from symgen.describe.xml_tree import Element, read_elements
from symgen.errors import ChainError, Problem

__all__ = ["loads_mjcf", "read_mjcf"]


def loads_mjcf(
    text: str,
    file: str = "<string>",
    *,
    tip: str | Sequence[str] | None = None,
    asked: Adjustments | None = None,
) -> Chain:
    """The chain of an MJCF text, validated and in its normal form; see `read_mjcf`."""
    return read_mjcf(read_elements(text, file), file, tip=tip, asked=asked)


def read_mjcf(
    root: Element,
    file: str,
    *,
    tip: str | Sequence[str] | None = None,
    asked: Adjustments | None = None,
) -> Chain:
    """The chain of an MJCF model, validated and in its normal form.

    Args:
        root: `<mujoco>`.
        file: the file's path, in whose folder includes and meshes are sought.
        tip: the body, or bodies, that the chain ends at; without it all bodies are taken.
        asked: adjustments; a payload is carried by a body.

    Raises:
        ChainError: everything that is wrong with what is on the way to the tips; no `mujoco` package is installed.

    Warns:
        ChainWarning: what looks unintended; what is not read.
    """
    source = read_source(root, file)
    found = compiled(source, file)
    acting = actuators(found)
    bound = equalities(found, acting)
    notes = Notes(file)
    notes.positions[""] = (root.line, root.column)
    tips = (tip,) if isinstance(tip, str) else tuple(tip or ())
    taken = _selected(found, tips, bound, notes)
    places = {key: source.place(line) for key, line in found.lines.items()}
    bodies = Bodies(found, acting, bound.locked, notes, places)
    for body in taken:
        bodies.add(body)
    refusal = too_many_joints(len(bodies.joints))
    if refusal is not None:
        line, column = notes.positions[f"joints[{MAX_JOINTS}]"]
        raise ChainError((Problem(refusal, "joints", file, line, column),))
    coupled = _coupled(bound, bodies, notes)
    closing = closures(found, acting, bound, bodies)
    faults = (*bound.faults, *closing.faults)
    for number, reason in (fault for fault in faults if bodies.places.keys() >= {*places_of(found, fault[0])}):
        line, column = places.get(("equality", number), (0, 0))
        notes.problems.append(Problem(reason, "", file, line, column))
    errors = tuple(problem for problem in notes.problems if problem.severity == "error")
    if errors:
        raise ChainError(errors)
    model = found.model
    gravity = [0.0] * 3 if bodies.disabled("GRAVITY") else model.opt.gravity.tolist()
    chain = Chain(
        _name(found, file),
        tuple(bodies.joints),
        gravity=bodies.vector(gravity, "gravity"),
        points=_points(found, bodies, taken, tips),
        coupled=coupled,
        loops=closing.loops,
    )
    links = {model.body(number).name: place.joint for number, place in bodies.places.items()}
    chain = adjusted(chain, asked or Adjustments(), notes, links)
    _remark(found, acting, bound, closing, root, notes)
    return verdict(chain, notes.problems, file, notes.positions, notes.is_broken)


def _name(found: Compiled, file: str) -> str:
    """The model's name, or the file's where it has none."""
    given = found.model.names[: found.model.names.find(b"\0")].decode("utf-8", "replace")
    stem = re.sub(r"[^\w]", "_", Path(file).stem)
    return identifier(stem if given in ("", "MuJoCo Model") else given, "robot")


def _selected(found: Compiled, tips: Sequence[str], bound: Equalities, notes: Notes) -> list[int]:
    """Numbers of the bodies to take, parents first: those to the tips, and those that they are bound to."""
    model = found.model
    names = {model.body(k).name: k for k in range(1, model.nbody)}
    if not tips:
        return [*range(1, model.nbody)]
    wanted: set[int] = set()
    for tip in tips:
        body = names.get(tip)
        if body is None:
            known = ", ".join(filter(None, names))[:300]
            message = f"there is no body {tip!r:.80}{nearest(tip, names)} for the tip; bodies: {known}"
            raise ChainError((Problem(message, "", notes.file, *notes.positions[""]),))
        _take(found, body, wanted)
    bonds = [
        ([int(model.jnt_bodyid[coupling.joint])], [int(model.jnt_bodyid[joint]) for joint in coupling.masters])
        for coupling in bound.couplings
    ]
    for number in bound.connects:
        places = places_of(found, number)
        bonds += [(places, places)]
    before = -1
    while len(wanted) > before:
        before = len(wanted)
        for bodies, others in bonds:
            if not wanted.isdisjoint(bodies):
                for other in others:
                    _take(found, other, wanted)
    return sorted(wanted)


def _take(found: Compiled, body: int, wanted: set[int]) -> None:
    """Adds a body and those on the way to the world."""
    while body:
        wanted.add(body)
        body = int(found.model.body_parentid[body])


def _coupled(bound: Equalities, bodies: Bodies, notes: Notes) -> tuple[tuple[str, Expression], ...]:
    """Couplings of the joints that are taken."""
    lines = bodies.lines
    coupled = []
    for coupling in bound.couplings:
        name = bodies.names.get(coupling.joint)
        if name is None:
            continue
        notes.positions[f"coupled.{name}"] = lines.get(("equality", coupling.equality), (0, 0))
        coupled.append((name, coupling.expression(bodies.names)))
    return tuple(coupled)


def _points(found: Compiled, bodies: Bodies, taken: Sequence[int], tips: Sequence[str]) -> tuple[Point, ...]:
    """Sites of the bodies that are taken, then the origins of the tips, or of the last bodies that move."""
    model = found.model
    names = [joint.name for joint in bodies.joints]
    points: list[Point] = []

    def add(given: str, kind: str, body: int, at: Sequence[float]) -> None:
        place = bodies.places[body]
        if place.joint == BASE or not moves[body]:
            return
        name = identifier(given, kind, [*names, *(point.name for point in points)])
        points.append(Point(name, place.joint, bodies.vector(sums(place.origin, at), f"points.{name}")))

    moves = {0: False}
    for body in taken:
        moves[body] = moves[int(model.body_parentid[body])] or int(model.body_jntnum[body]) > 0
    for k in range(model.nsite):
        if int(model.site_bodyid[k]) in moves:
            add(model.site(k).name, "site", int(model.site_bodyid[k]), model.site_pos[k].tolist())
    parents = {int(model.body_parentid[body]) for body in taken}
    for body in taken:
        name = model.body(body).name
        if name in tips or (not tips and body not in parents):
            add(name, "body", body, (0.0, 0.0, 0.0))
    return tuple(points)


def _remark(
    found: Compiled, acting: Actuators, bound: Equalities, closing: Closures, root: Element, notes: Notes
) -> None:
    """Names in one warning what is in the file and not in the chain."""
    model = found.model
    left: Counter[str] = Counter(found.dropped)
    left["tendons"] = model.ntendon
    left["control of actuators (gains, time constants)"] = acting.controlled
    left["actuators that act on no joint"] = acting.elsewhere
    left["constraints that are switched off"] = bound.inactive
    left["constraints to mocap bodies"] = bound.dragged
    left["constraints that others imply"] = closing.implied
    left["compensation of gravity (gravcomp)"] = sum(x != 0.0 for x in model.body_gravcomp.tolist())
    left["forces of a fluid (density, viscosity)"] = bool(model.opt.density or model.opt.viscosity)
    for key, words in (("jnt_stiffnesspoly", "springs"), ("dof_dampingpoly", "dampers")):
        values = getattr(model, key, None)
        left[f"nonlinear {words}"] = values is not None and any(any(row) for row in values.tolist())
    named = [word for word, count in left.items() if count]
    if named:
        message = f"not part of the motion of rigid bodies, or not read: {', '.join(named)}; more: docs/robots.md"
        notes.problems.append(Problem(message, "", notes.file, root.line, root.column, severity="warning"))

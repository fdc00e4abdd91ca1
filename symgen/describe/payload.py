"""Payloads: rigid bodies on named points or links, whose mass, mass centre and inertia are run-time parameters.

A payload is a fixed joint with a link of its own at the end of the joints, and ten parameters: `payload_mass`,
`payload_x`, `payload_y`, `payload_z` (mass centre, from the point or the link's origin, link axes), and `payload_xx`,
`payload_yy`, `payload_zz`, `payload_xy`, `payload_xz`, `payload_yz` (inertia about the mass centre). All are zero
unless the chain declares them with other values. Of several payloads each is called `payload_<name>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.describe.evaluate import EvaluationError, defaults, evaluate
from symgen.describe.expression import Name
from symgen.describe.notes import Notes
from symgen.describe.records import BASE, NULL_VECTOR, ZERO, Inertia, Joint, Parameter, Vector, Xyz
from symgen.errors import Problem

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["with_payloads"]

MOMENTS = ("xx", "yy", "zz", "xy", "xz", "yz")
MEANINGS = {
    "mass": "mass of the payload",
    **{axis: f"mass centre of the payload along {axis}" for axis in "xyz"},
    **{key: f"inertia {key} of the payload about its mass centre" for key in MOMENTS},
}
"""Endings of the parameters' names, and what they mean."""

LISTED = 20
"""Names that a message lists at most."""


def with_payloads(chain: Chain, places: Sequence[str], notes: Notes, links: Mapping[str, str]) -> Chain:
    """The chain with a body at each place; places that there are not are noted as problems.

    Args:
        chain: as read.
        places: names of points, of joints, whose links are meant, or of links.
        notes: takes problems and positions.
        links: joints by the names that links have in a robot file; `base` for the root.
    """
    for k, place in enumerate(places):
        path = f"payload[{k}]" if f"payload[{k}]" in notes.positions else "payload"
        found = _place(chain, place, notes, links)
        if isinstance(found, str):
            line, column = notes.positions.get(path, (0, 0))
            notes.problems.append(Problem(found, path, notes.file, line, column))
            notes.broken[path] = None
            continue
        name = "payload" if len(places) == 1 else f"payload_{place}"
        if path in notes.positions:
            notes.positions[f"joints[{len(chain.joints)}]"] = notes.positions[path]
        chain = _with_body(chain, name, *found)
    return chain


def _place(chain: Chain, place: str, notes: Notes, links: Mapping[str, str]) -> tuple[str, Vector] | str:
    """The joint whose link carries the payload, and where; or why there is none."""
    points = {point.name: point for point in chain.points}
    joints = {joint.name: joint for joint in chain.joints}
    if place in links or place == BASE:
        owner, at = links.get(place, BASE), NULL_VECTOR
    elif place in points:
        owner, at = points[place].joint, points[place].at
    elif place in joints:
        owner, at = place, NULL_VECTOR
    else:
        known = [*dict.fromkeys((*links, *points, *joints))]
        shown = ", ".join(known[:LISTED]) + (", ..." if len(known) > LISTED else "")
        message = f"there is no point, joint or link {place!r:.80} for the payload{notes.hint(place, known)}"
        return f"{message}; known: {shown}"
    if owner == BASE:
        return f"{place!r} is fixed to the base, where a payload has no effect; name what moves"
    bends = joints[owner].flexible if owner in joints else None
    if bends is not None and place in points:
        numbers, _ = defaults(chain)
        try:
            inside = 0.0 <= evaluate(at[0], numbers) < evaluate(bends.length, numbers)
        except EvaluationError:
            inside = False
        if inside:
            return f"the point {place!r} lies within the bending link of {owner!r}; a payload is carried by its end"
    return owner, at


def _with_body(chain: Chain, name: str, owner: str, at: Vector) -> Chain:
    """The chain with one payload."""
    declared = {parameter.name for parameter in chain.parameters}
    new = tuple(
        Parameter(f"{name}_{ending}", ZERO, doc=doc)
        for ending, doc in MEANINGS.items()
        if f"{name}_{ending}" not in declared
    )
    x, y, z = (Name(f"{name}_{axis}") for axis in "xyz")
    moments = Inertia(**{key: Name(f"{name}_{key}") for key in MOMENTS})
    body = Joint(name, "fixed", Xyz(at), owner, mass=Name(f"{name}_mass"), com=(x, y, z), inertia=moments)
    return replace(chain, joints=(*chain.joints, body), parameters=chain.parameters + new)

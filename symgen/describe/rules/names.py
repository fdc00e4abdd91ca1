"""Names: identifiers, unique over joints, parameters, inputs and points, clear of what is emitted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from symgen.describe.bristles import state_name
from symgen.describe.names import emitted_collisions, not_a_chain, why_not
from symgen.describe.rules.findings import Findings

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["bent_links", "check_names", "inside_a_link"]

RIGID_ELEMENT = re.compile(r"_e[0-9]+(_[xyza])?\Z")


def check_names(findings: Findings) -> None:
    """Every name of the chain, and the name of the chain itself."""
    chain = findings.chain
    reason = not_a_chain(chain.name)
    if reason is not None:
        findings.error("name", f"the chain's name {chain.name!r:.80} {reason}")
    first: dict[str, str] = {}
    automatic = automatic_names(chain)
    bent = bent_links(chain)
    for path, name, what in declarations(chain):
        reason = why_not(name)
        if reason is not None:
            findings.error(path, f"the {what} name {name!r:.80} {reason}")
        elif name in first:
            findings.error(
                path, f"the name {name!r} is already used by {article(first[name])}; names are unique over all kinds"
            )
        elif name in automatic:
            findings.error(path, f"the name {name!r} is reserved: {automatic[name]}")
        elif (owner := bent_link(name, bent)) is not None:
            findings.error(path, f"the name {name!r} is reserved for a rigid element of the flexible link of {owner!r}")
        first.setdefault(name, what)
    count = Counter(point.name for point in chain.points)
    for point, (emitted, other) in emitted_collisions(count).items():
        if count[point] == 1:
            message = f"points {point!r} and {other!r} would both emit a function {emitted!r}; rename one of them"
            findings.error(f"points.{point}", message)


def bent_links(chain: Chain) -> frozenset[str]:
    """The joints whose links bend."""
    return frozenset(joint.name for joint in chain.joints if joint.flexible is not None)


def inside_a_link(name: str, bent: Collection[str]) -> str | None:
    """Says that a name is that of a rod of a link that bends, which a chain cannot use; None for other names."""
    owner = bent_link(name, bent)
    if owner is None:
        return None
    return (
        f"{name!r} is a rigid element of the flexible link of {owner!r}, which a chain cannot name; attach points, "
        f"loads and joints to {owner!r}, give it a damping_ratio, or write the link as pseudo joints"
    )


def declarations(chain: Chain) -> list[tuple[str, str, str]]:
    """Path, name and kind of everything that is declared, in the order of the file."""
    return [
        *((f"parameters.{parameter.name}", parameter.name, "parameter") for parameter in chain.parameters),
        *((f"inputs[{k}]", name, "input") for k, name in enumerate(chain.inputs)),
        *((f"joints[{k}].name", joint.name, "joint") for k, joint in enumerate(chain.joints)),
        *((f"points.{point.name}", point.name, "point") for point in chain.points),
        *((f"loops[{k}].name", loop.name, "loop") for k, loop in enumerate(chain.loops)),
    ]


def automatic_names(chain: Chain) -> dict[str, str]:
    """The inputs and states that joints bring with them, and whose they are."""
    prescribed = {
        f"{joint.name}_{kind}": f"it is an input of the prescribed joint {joint.name!r}"
        for joint in chain.joints
        if joint.motion == "prescribed"
        for kind in ("q", "qd", "qdd")
    }
    states = {
        state_name(joint.name): f"it is the deflection of the bristle of joint {joint.name!r}"
        for joint in chain.movable
        if joint.bristle is not None
    }
    return prescribed | states


def bent_link(name: str, bent: Collection[str]) -> str | None:
    """The joint with a flexible link, of those, whose rigid elements may be called so."""
    match = RIGID_ELEMENT.search(name)
    return name[: match.start()] if match is not None and name[: match.start()] in bent else None


def article(noun: str) -> str:
    """`a joint`, `an input`."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"

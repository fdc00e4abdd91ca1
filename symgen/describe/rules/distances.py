"""Rules on distances of two places, as far as these cannot be spelled out as joints."""

from __future__ import annotations

from symgen.describe.records import BASE
from symgen.describe.rules.findings import Findings
from symgen.describe.short_forms import anchors_of

__all__ = ["check_distances"]


def check_distances(findings: Findings) -> None:
    """Every distance that is left: its places exist, and its name is its own."""
    chain = findings.chain
    joints = {joint.name for joint in chain.joints}
    for entry in chain.distances:
        places = anchors_of(chain, entry)
        path = f"distances.{entry.name}"
        if entry.name in joints:
            findings.error(path, f"the name {entry.name!r} is taken by a joint; a distance is one as well")
        elif isinstance(places, str):
            findings.error(f"{path}.between", f"there is no point {places!r:.80}; name one, or write {{joint, at}}")
        else:
            missing = [j for j, place in enumerate(places) if place.joint not in joints | {BASE}]
            if missing:
                found = f"there is no joint {places[missing[0]].joint!r:.80}"
                findings.error(f"{path}.between[{missing[0]}]", found)
            else:
                findings.error(f"{path}.between", "the two places are always equally far from each other")

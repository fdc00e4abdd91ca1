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
    for k, entry in enumerate(chain.distances):
        places = anchors_of(chain, entry)
        path = f"distances.{entry.name}"
        if entry.name in joints:
            findings.error(path, f"the name {entry.name!r} is taken by a joint; a distance is one as well")
        elif isinstance(places, str):
            findings.error(f"{path}.between", f"there is no point {places!r:.80}; name one, or write {{joint, at}}")
        else:
            missing = [place.joint for place in places if place.joint not in joints | {BASE}]
            said = f"there is no joint {missing[0]!r:.80}" if missing else "the two places are at rest to each other"
            findings.error(f"{path}.between[{k}]" if missing else path, said)

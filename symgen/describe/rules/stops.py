"""Rule on rigid stops of joints that closed loops move: no bearing's friction misses the force of a closed stop.

At a joint that has a coordinate a stop acts as tau does, which loads no bearing but by the motion. At a joint that a
loop moves it presses the other joints of the loop, and is no function of the state, since impacts close stops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.describe.evaluate import names_in
from symgen.describe.loops import bearing_joints, felt_joints, joints_of
from symgen.describe.rules.findings import Findings
from symgen.describe.traits import is_loaded

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["check_stops"]


def check_stops(findings: Findings) -> None:
    """Refuses friction by the load of a bearing in a loop that the stop of a joint that follows presses."""
    chain = findings.chain
    ties = {tie.name for tie in chain.ties}  # a rule of distances
    stopped = [joint.name for joint in chain.movable if joint.stop is not None and joint.name not in ties]
    following = felt_joints(chain)
    index = {joint.name: f"joints[{k}]" for k, joint in enumerate(chain.joints)}
    index |= {loop.name: f"loops[{k}]" for k, loop in enumerate(chain.loops)}
    loaded = [joint.name for joint in bearing_joints(chain) if is_loaded(joint.friction)]
    for name in stopped:
        pressed = _pressed(chain, name) if name in following else frozenset()
        for bearing in loaded:
            if bearing in pressed:
                message = (
                    f"a closed stop of {name!r}, moved by a loop, presses the bearing, and its load leaves that out"
                )
                remedy = "give the stop a stiffness, or levels (coulomb, static) in the place of a coefficient"
                findings.error(f"{index[bearing]}.friction", f"{message}; {remedy}")


def _pressed(chain: Chain, name: str) -> frozenset[str]:
    """Joints of all loops, closing ones too, that share joints with a loop in which a joint, or its leader, depends."""
    coupled = dict(chain.coupled)
    moved, leaders = {name}, [name]
    while leaders:
        value = coupled.get(leaders.pop())
        new = (set() if value is None else set(names_in(value))) - moved
        moved |= new
        leaders += sorted(new)
    loops = [frozenset((*joints_of(chain, loop), loop.name)) for loop in chain.loops]
    found = {x for loop, inside in zip(chain.loops, loops, strict=True) if moved & {*loop.dependent} for x in inside}
    for _ in loops:
        found |= {x for inside in loops if inside & found for x in inside}
    return frozenset(found)

"""From what was written to a mechanism, pass by pass.

    Chain --validate, single_joints, expand--> single joints and rigid links --> Mechanism

Single joints come in the place of composite ones (`symgen.describe.composite`), then rods and springs in the place of
bending links (`symgen.describe.expand`). The motions of joints are then told apart: own coordinate, given motion,
coupling, loop.
"""

from __future__ import annotations

from symgen.describe.chain import BASE, Chain
from symgen.describe.composite import single_joints
from symgen.describe.expand import expand
from symgen.describe.mechanism import (
    Body,
    Closed,
    Closure,
    Coordinate,
    Follow,
    Given,
    Mechanism,
    Motion,
    Own,
)
from symgen.describe.validate import validate

__all__ = ["assemble"]


def assemble(chain: Chain) -> Mechanism:
    """The mechanism of a chain.

    Raises:
        ChainError: everything that is wrong with the chain.

    Example:
        >>> from symgen.describe.parse import parse
        >>> from symgen.describe.chain import Joint
        >>> joints = Joint("pinion", "revolute"), Joint("rack", "prismatic")
        >>> found = assemble(Chain("steering", joints, coupled=(("rack", parse("0.1*pinion")),)))
        >>> found.names, found.q_names, found.bodies[1].parent
        (('pinion', 'rack'), ('pinion',), -1)
    """
    authored = validate(chain)
    written = single_joints(authored)
    chain = expand(written)
    follow: dict[str, Motion] = {name: Follow(value) for name, value in chain.couplings.items()}
    follow |= {name: Closed(k) for k, loop in enumerate(chain.loops) for name in loop.dependent}
    carriers = {BASE: -1}
    bodies: list[Body] = []
    coordinates: list[Coordinate] = []
    for joint in chain.joints:
        parent = carriers[joint.parent]
        if joint.type == "fixed":
            carriers[joint.name] = parent
            continue
        carriers[joint.name] = len(bodies)
        motion = follow.get(joint.name)
        if motion is None:
            k = len(coordinates)
            motion = Own(k) if joint.motion is None else Given(k, joint.motion)
            place = slice(k, k + 1)
            coordinates.append(Coordinate(joint.name, place, place, "angle" if joint.type == "revolute" else "length"))
        bodies.append(Body(joint, parent, motion))
    places = {body.joint.name: i for i, body in enumerate(bodies)}
    closures = tuple(Closure(loop, tuple(places[name] for name in loop.dependent)) for loop in chain.loops)
    return Mechanism(chain, tuple(bodies), tuple(coordinates), closures, authored, written)

"""Joints that move no inertia, so that accelerations do not exist at any state, and what is said of them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from symgen.describe.chain import Chain, Dh, Joint, Place, Xyz
from symgen.describe.evaluate import EvaluationError, evaluate, parameter_defaults
from symgen.describe.expression import Expression

__all__ = ["idle_words", "joints_without_inertia", "what_they_move"]

CERTAIN = 1e-11
"""Above so much of the most that any joint could move, a link's own inertia is not lost in sums with others."""

SHOWN, LISTED = 3, 12
"""Places in a file, and names of joints, that a message holds at most."""


def joints_without_inertia(chain: Chain) -> tuple[str, ...]:
    """Names of the joints that move no inertia at any state, so that their accelerations do not exist.

    Where every free joint moves inertia of its own link, the kinetic energy vanishes only when, from the base outwards,
    every rate does, and there is none; only other chains are looked at in numbers.
    """
    if _all_carry([joint for joint in chain.moving if joint.motion is None], chain):
        return ()
    from symgen.reference.mobility import joints_without_inertia as without

    return without(chain)


def _all_carry(joints: Sequence[Joint], chain: Chain) -> bool:
    """True when surely every joint's own link has inertia against its motion; a false no costs only time."""
    try:
        given = parameter_defaults(chain)
        mass, most = _most(chain, given)
        return all(_own(joint, given) > CERTAIN * (mass if joint.type == "prismatic" else most) for joint in joints)
    except EvaluationError:
        return False


def _most(chain: Chain, given: Mapping[str, float]) -> tuple[float, float]:
    """Mass of all links, and more than their inertia about any axis of the chain, slides at zero, rotors left out."""

    def length(*components: Expression) -> float:
        return math.hypot(*(evaluate(x, given) for x in components))

    mass, turned, reach = 0.0, 0.0, 0.0
    for joint in chain.joints:
        place, tensor = joint.place, joint.inertia
        reach += length(*(place.xyz if isinstance(place, Xyz) else (place.a, place.d))) + length(*joint.com)
        mass += evaluate(joint.mass, given)
        turned += sum(evaluate(x, given) for x in (tensor.xx, tensor.yy, tensor.zz))
    return mass, turned + mass * reach**2


def _own(joint: Joint, given: Mapping[str, float]) -> float:
    """What a slide moves of its own link, its mass; what a rotation does at least, e'I e about the mass centre."""
    if joint.type == "prismatic":
        return evaluate(joint.mass, given)
    tensor = joint.inertia
    xx, yy, zz = (evaluate(x, given) for x in (tensor.xx, tensor.yy, tensor.zz))
    xy, xz, yz = (evaluate(x, given) for x in (tensor.xy, tensor.xz, tensor.yz))
    x, y, z = _axis(joint.place, given)
    about = xx * x * x + yy * y * y + zz * z * z + 2.0 * (xy * x * y + xz * x * z + yz * y * z)
    return about / (x * x + y * y + z * z)


def _axis(place: Place, given: Mapping[str, float]) -> tuple[float, float, float]:
    """A joint's axis in its link's axes, of any length."""
    if isinstance(place, Xyz):
        x, y, z = (evaluate(component, given) for component in place.axis)
        return x, y, z
    alpha = evaluate(place.alpha, given) if isinstance(place, Dh) else 0.0
    return 0.0, math.sin(alpha), math.cos(alpha)


def idle_words(chain: Chain, idle: Sequence[str]) -> str:
    """What is wrong with joints that move no inertia, where they are, and what to do."""
    places = [place for place in map(chain.place_of, idle) if place]
    where = f"{', '.join(_few(places, SHOWN))}: " if places else ""
    moved = what_they_move(chain, idle)
    link = "its own link" if any(_moved_alike(chain).values()) else "the link, or a link behind it,"
    return (
        f"{where}{moved}, so there is no acceleration to compute: give {link} mass off the joint's axis or inertia "
        "about it (a drive's 'inertia' counts too), give the joint a 'motion', or make it 'fixed'; functions without "
        "accelerations, such as mass_matrix, bias and inverse_dynamics, are emitted all the same"
    )


def what_they_move(chain: Chain, idle: Sequence[str]) -> str:
    """What joints without inertia move: nothing at all, or nothing that others behind them do not move, too."""
    alike = _moved_alike(chain)
    nothing = [name for name in idle if not alike[name]]
    words = [f"{_joints(nothing)} move{'s' if len(nothing) == 1 else ''} no inertia"] if nothing else []
    for name in idle:
        if others := alike[name]:
            do = "does" if len(others) == 1 else "do"
            words.append(f"joint {name} moves nothing that {_joints(others)} {do} not move in the same way")
    return ", and ".join(words)


def _moved_alike(chain: Chain) -> Mapping[str, tuple[str, ...]]:
    from symgen.reference.mobility import moved_alike

    return moved_alike(chain)


def _joints(names: Sequence[str]) -> str:
    return f"joint{'' if len(names) == 1 else 's'} {', '.join(_few(names, LISTED))}"


def _few(words: Sequence[str], most: int) -> Sequence[str]:
    """So many of them at most, and how many are left out."""
    return words if len(words) <= most else [*words[:most], f"and {len(words) - most} more"]

"""Which functions of a chain are emitted, which only on request, and which cannot be."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from symgen.derive.signatures import FRICTION, Signature, signatures
from symgen.describe.chain import Chain, Dh, Joint, Place, Xyz
from symgen.describe.evaluate import EvaluationError, evaluate, parameter_defaults
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError, DerivationError

__all__ = [
    "ACCELERATIONS",
    "idle_words",
    "impossible",
    "joints_without_inertia",
    "left_out",
    "notes_of_selection",
    "select_functions",
]

ACCELERATIONS = (
    "forward_dynamics",
    "linearize",
    "linearize_step",
    "sticking_forces",
    "friction_dynamics",
    "friction_limits",
    "decide",
    "friction_inverse_dynamics",
    "drive_forces",
    "step",
    "step_interpolated",
)
"""Methods that solve for accelerations, and those of friction that are written with them."""

CERTAIN = 1e-9
"""Inertia about an axis above so much of the tensor's largest element is no rounding error."""


def select_functions(chain: Chain, functions: Iterable[str] | None = None) -> tuple[str, ...]:
    """Names of the functions to emit, in the order of emission.

    Args:
        chain: whose functions.
        functions: emitted names (`position_tip`) or `Model` methods (`position`, of all points); None chooses all
            but those that are large and emitted on request only.

    Accelerations do not exist in a chain with a joint that moves no inertia; None leaves out what needs them.

    Raises:
        ArgumentError: names that are neither, all of them; or no name at all.
        DerivationError: functions are asked for that this chain cannot have.
    """
    table = signatures(chain)
    idle = joints_without_inertia(chain)
    if functions is None:
        return tuple(name for name, s in table.items() if not s.on_request and not (idle and s.call in ACCELERATIONS))
    if isinstance(functions, str):
        raise ArgumentError(f"functions: a list of names is wanted, not a text; write functions=[{functions!r}]")
    wanted = dict.fromkeys(functions)
    if not wanted:
        raise ArgumentError("functions: no function is named; None takes the default selection")
    never = impossible(chain)
    for name in wanted:
        if name in never:
            raise DerivationError(f"{name}: {never[name]}")
    known = {*table, *(signature.call for signature in table.values())}
    unknown = [f"{name!r}{nearest(str(name), sorted(known))}" for name in wanted if name not in known]
    if unknown:
        are = "is not a function" if len(unknown) == 1 else "are not functions"
        raise ArgumentError(f"functions: {' and '.join(unknown)} {are} of {chain.name}; there are {', '.join(table)}")
    return tuple(name for name, signature in table.items() if name in wanted or signature.call in wanted)


def impossible(chain: Chain) -> dict[str, str]:
    """Names of functions that other chains have and this one cannot have, with the reason."""
    table, idle = signatures(chain), joints_without_inertia(chain)
    why = {name: f"this chain has no friction, so it has no {name}" for name in FRICTION if name not in table}
    if "drive_forces" in why:
        why["drive_forces"] = "no joint of this chain has a 'motion', so there is no drive to move it"
    if idle:
        why |= {name: idle_words(chain, idle) for name in ACCELERATIONS if name in table}
    return why


def joints_without_inertia(chain: Chain) -> tuple[str, ...]:
    """Names of the joints that move no inertia at any state, so that their accelerations do not exist.

    Where every free joint moves inertia of its own link, the kinetic energy vanishes only when, from the base outwards,
    every rate does, and there is none; only other chains are looked at in numbers.
    """
    if all(joint.motion is not None or _carries(chain, joint) for joint in chain.moving):
        return ()
    from symgen.reference.mobility import joints_without_inertia as without

    return without(chain)


def _carries(chain: Chain, joint: Joint) -> bool:
    """True when a joint's own link surely has inertia against its motion; a false no costs only time."""
    tensor = joint.inertia
    try:
        given = parameter_defaults(chain)
        if joint.type == "prismatic":
            return evaluate(joint.mass, given) > 0.0
        xx, yy, zz = (evaluate(x, given) for x in (tensor.xx, tensor.yy, tensor.zz))
        xy, xz, yz = (evaluate(x, given) for x in (tensor.xy, tensor.xz, tensor.yz))
        x, y, z = _axis(joint.place, given)
    except EvaluationError:
        return False
    about = xx * x * x + yy * y * y + zz * z * z + 2.0 * (xy * x * y + xz * x * z + yz * y * z)
    return about > CERTAIN * max(xx, yy, zz) * (x * x + y * y + z * z)


def _axis(place: Place, given: Mapping[str, float]) -> tuple[float, float, float]:
    """A joint's axis in its link's axes, of any length."""
    if isinstance(place, Xyz):
        x, y, z = (evaluate(component, given) for component in place.axis)
        return x, y, z
    alpha = evaluate(place.alpha, given) if isinstance(place, Dh) else 0.0
    return 0.0, math.sin(alpha), math.cos(alpha)


def idle_words(chain: Chain, idle: Sequence[str]) -> str:
    """What is wrong with joints that move no inertia, where they are, and what to do."""
    which = f"joint {idle[0]} moves" if len(idle) == 1 else f"joints {', '.join(idle)} move"
    places = ", ".join(filter(None, map(chain.place_of, idle)))
    where = f"{places}: " if places else ""
    return (
        f"{where}{which} no inertia, so there is no acceleration to compute: give the link, or a link behind it, mass "
        "off the joint's axis or inertia about it (a drive's 'inertia' counts too), give the joint a 'motion', or make "
        "it 'fixed'; functions without accelerations, such as mass_matrix, bias and inverse_dynamics, are emitted all "
        "the same"
    )


def left_out(chain: Chain, chosen: Sequence[str]) -> tuple[Signature, ...]:
    """The functions that a default selection leaves out because they are large."""
    idle = joints_without_inertia(chain)
    table = signatures(chain)
    return tuple(
        s for name, s in table.items() if s.on_request and name not in chosen and not (idle and s.call in ACCELERATIONS)
    )


def notes_of_selection(chain: Chain, chosen: Sequence[str]) -> list[str]:
    """What a default selection leaves out, and why, in words."""
    notes = [f"{s.name} is large and emitted on request only" for s in left_out(chain, chosen)]
    idle = joints_without_inertia(chain)
    missing = [name for name, s in signatures(chain).items() if s.call in ACCELERATIONS and name not in chosen]
    if idle and missing:
        notes.append(f"{', '.join(missing)} left out: {idle_words(chain, idle)}")
    return notes

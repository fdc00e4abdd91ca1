"""The joints that were tested, and what their tests can be used for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.describe.chain import Chain
from symgen.describe.couplings import followed
from symgen.describe.friction_numbers import joint_numbers, varying_friction
from symgen.describe.joint_records import Curve
from symgen.describe.loops import bearing_joints
from symgen.describe.nearest import nearest
from symgen.describe.traits import joint_rubs
from symgen.errors import IdentificationError
from symgen.identify.data import Measurements
from symgen.identify.friction_tests.points import Points

__all__ = ["both_noises", "check_noise", "moving_along", "refuse_other_laws", "tested"]


def tested(chain: Chain, data: Measurements, joints: str | Sequence[str] | None) -> list[str]:
    """The joints that were tested."""
    if joints is not None:
        given = [joints] if isinstance(joints, str) else list(joints)
        for name in given:
            if name not in chain.q_names:
                raise IdentificationError(
                    f"joints: {chain.name} has no joint {name!r:.60}{nearest(str(name), chain.q_names)}; there are "
                    f"{', '.join(chain.q_names)}"
                )
        return given
    found = [name for k, name in enumerate(chain.q_names) if _moved(data, name, k)]
    if not found:
        raise IdentificationError(
            f"{data.source}: no joint was tested: none has a column of torque, 'tau_<joint>', and one that moves, "
            f"'qd_<joint>', 'direction_<joint>' or 'q_<joint>' with 't'; the joints are {', '.join(chain.q_names)}"
        )
    return found


def _moved(data: Measurements, name: str, k: int) -> bool:
    """True when a joint has a torque and moves in some row."""
    if f"tau_{name}" not in data.columns and "tau" not in data.columns:
        return False
    kept = ~data.missing
    for kind in ("qd", "direction", "q"):
        values = data.columns.get(f"{kind}_{name}")
        if values is None and kind in data.columns and data.columns[kind].ndim == 2:
            values = data.columns[kind][:, k] if k < data.columns[kind].shape[1] else None
        if values is None or (kind == "q" and "t" not in data.columns):
            continue
        values = values[kept]
        if kind == "q":
            return bool(np.ptp(values) > 3.0 * (data.resolution(name) or 0.0)) if len(values) else False
        return bool(np.any(values != 0.0))
    return False


def both_noises(points: Points) -> bool:
    """True where the noise of load and torque is known."""
    return points.load_noise is not None and points.torque_noise is not None


def check_noise(points: Sequence[Points]) -> list[str]:
    """Errors in variables need both standard deviations; remarks on tests that have only one.

    Raises:
        IdentificationError: no tests have both.
    """
    lacking = [some for some in points if not both_noises(some)]
    if len(lacking) == len(points):
        some = lacking[0]
        given = (("load", some.load_noise), ("tau", some.torque_noise))
        entries = ", ".join(f"{kind}_{some.joint}: NUMBER" for kind, x in given if x is None)
        raise IdentificationError(
            f"{some.joint}: errors in variables need the standard deviations of the load and of the torque: "
            f"`noise: {{{entries}}}` in the YAML beside the data"
        )
    return [
        f"{some.joint}, {some.kind}: by least squares, for the noise of load and torque is not given."
        for some in lacking
    ]


def refuse_other_laws(chain: Chain, joint: str) -> None:
    """Refuse friction that no constant level describes.

    Raises:
        IdentificationError: with the joint and what to do.
    """
    item = chain.joint(joint)
    varying = {expression for _, expression in varying_friction(chain)}
    varies = not varying.isdisjoint(expression for _, expression in joint_numbers(item))
    law = None if item.friction is None else item.friction.law
    curves = all(isinstance(part, Curve) for part in (law if isinstance(law, tuple) else (law,)))
    if varies or (law is not None and not curves):
        why = "varies with a coordinate, an input or the time" if varies else "is an expression of the rate"
        raise IdentificationError(
            f"friction: that of {joint} {why}, and tests are fitted by constant levels: take identify.inertial, which "
            "estimates the parameters in such expressions"
        )


def moving_along(chain: Chain, tested: str) -> list[str]:
    """A remark on other joints with friction that move with a tested one: a test shows the sum."""
    moved = followed(chain) if chain.is_coupled else {}
    rubbing = {joint.name for joint in bearing_joints(chain) if joint_rubs(joint)}
    names = [name for name, with_ in moved.items() if tested in with_ and name in rubbing]
    if not names:
        return []
    return [
        f"Tests of {tested} show its friction together with that of {', '.join(names)}, which moves with it, and all "
        f"of it is taken for that of {tested}; `identify.inertial` tells them apart along motions of several of them."
    ]

"""The load across a joint: everything but the motor's torque, its rotor's inertia and friction.

Dupont 1993, section 6.1: the load torque is estimated from positions and rates by the frictionless rigid-body model. A
column `load_<joint>` takes its place where the load was measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.traits import own_inertia, uses_time
from symgen.errors import IdentificationError
from symgen.identify.data import Measurements
from symgen.identify.friction_tests.law import laws_of
from symgen.pipeline import build_model
from symgen.reference.friction_law import JointLaw
from symgen.reference.mechanics import Mechanics

__all__ = ["Loads", "joint_loads"]


POSES, ROUNDING = 10, 1e-9
"""Random positions at which a joint is looked at, and forces there that are rounding."""


@dataclass(frozen=True, eq=False)
class Loads:
    """Of one joint in all rows (s,): load tau_l, the rotor's torque tau_s, and the load N of its bearing."""

    load: Array
    rotor: Array
    normal: Array


def joint_loads(chain: Chain, data: Measurements, joint: str, resting: bool) -> Loads:
    """The loads of one joint.

    Args:
        resting: rates and accelerations are taken as zero.

    Raises:
        IdentificationError: neither `load_<joint>` nor the positions of all joints; a bearing whose load only the
            positions tell.
    """
    names, k = chain.q_names, chain.q_names.index(joint)
    law = laws_of(chain).laws[k]
    bearing = law is not None and law.levels.normal is not None
    given = data.columns.get(f"load_{joint}")
    lacking = ", ".join(
        f"q_{item.name}" for item in chain.moving if not item.pseudo and f"q_{item.name}" not in data.columns
    )
    if lacking and "q" not in data.columns:
        if given is None and not bearing and weightless(chain, k):
            given = np.zeros(len(data))
        if given is None:
            raise IdentificationError(
                f"{data.source}: the load of {joint} needs a column 'load_{joint}', or the positions of all joints for "
                f"the chain's model; there is no {lacking}"
            )
        if bearing:
            raise IdentificationError(
                f"{data.source}: the friction of {joint} depends on its bearing's load, which takes the positions of "
                f"all joints: {', '.join('q_' + name for name in names)}"
            )
        return Loads(given, np.zeros(len(data)), np.zeros(len(data)))
    still = np.zeros((len(data), len(names)))
    q = _or_zero(data, "q", names, still)
    qd, qdd = (still if resting else _or_zero(data, kind, names, still) for kind in ("qd", "qdd"))
    whole = _torque(chain, data, k, q, qd, qdd)
    rotor = np.zeros(len(data))
    if own_inertia(chain.moving[k]) is not None:
        rotor = whole - _torque(_without_rotor(chain, joint), data, k, q, qd, qdd)
    normal = np.zeros(len(data))
    if bearing:
        assert law is not None
        reactions = build_model(chain, "numpy", functions=("reactions",)).reactions(q, qd, qdd, **_more(chain, data))
        normal = np.asarray(_over_rows(law).load(np.asarray(reactions)[:, k].T))
    return Loads(whole - rotor if given is None else given, rotor, normal)


def weightless(chain: Chain, k: int) -> bool:
    """True where the joint needs no force at rest, in whatever position the chain is."""
    if chain.input_names or uses_time(chain):
        return False
    poses = np.random.default_rng(0).uniform(-np.pi, np.pi, (POSES, len(chain.q_names)))
    mechanics, still = Mechanics(chain), np.zeros(len(chain.q_names))
    return all(abs(mechanics.inverse_dynamics(q, still, still)[k]) < ROUNDING for q in poses)


def _over_rows(law: JointLaw) -> JointLaw:
    """The law for wrenches (6, s): its vectors stand as columns."""
    normal = law.levels.normal
    levels = law.levels if isinstance(normal, str) else replace(law.levels, normal=normal[:, None])
    return replace(law, levels=levels, axis=law.axis[:, None], origin=law.origin[:, None])


def _or_zero(data: Measurements, kind: str, names: Sequence[str], still: Array) -> Array:
    """The columns of a kind; zero for joints without one, which rest or only stand for a bending link."""
    if kind in data.columns:
        found = data.per_joint(kind, names)
        return still if found is None else found
    columns = [data.columns.get(f"{kind}_{name}", still[:, 0]) for name in names]
    return np.stack(columns, axis=1)


def _torque(chain: Chain, data: Measurements, k: int, q: Array, qd: Array, qdd: Array) -> Array:
    """Smooth force of joint k."""
    model = build_model(chain, "numpy", functions=("inverse_dynamics",))
    return np.asarray(model.inverse_dynamics(q, qd, qdd, **_more(chain, data)))[:, k]


def _more(chain: Chain, data: Measurements) -> dict[str, Any]:
    """Inputs and time, where the chain has them."""
    more: dict[str, Any] = {}
    inputs = {name: data.columns[name] for name in chain.input_names if name in data.columns}
    if inputs:
        more["inputs"] = inputs
    if "t" in data.columns and uses_time(chain):
        more["t"] = data.columns["t"]
    return more


def _without_rotor(chain: Chain, joint: str) -> Chain:
    """The chain without the inertia of one joint's rotor; the joint's own row then lacks tau_s and nothing else."""
    joints = []
    for item in chain.joints:
        if item.name == joint:
            drive = None if item.drive is None else replace(item.drive, inertia=None, axis=None)
            item = replace(item, armature=None, drive=drive)
        joints.append(item)
    return replace(chain, joints=tuple(joints))

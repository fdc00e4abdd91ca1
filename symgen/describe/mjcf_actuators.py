"""Actuators of a compiled MuJoCo model: what of them belongs to the joints that they move.

An actuator at a joint has a gear g: it turns g times as far as the joint, and its force counts g times there. The gear
of a joint's only actuator is the ratio of the joint's drive; what an actuator has of armature and damping counts g^2
times at the joint. How an actuator's force follows from a signal is control, and is not read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symgen.describe.expression import Number
from symgen.describe.joint_records import Drive
from symgen.describe.mjcf_model import Compiled

__all__ = ["Actuators", "actuators"]


@dataclass(frozen=True)
class Actuators:
    """Actuators by the joints that they move.

    Attributes:
        model: `mujoco.MjModel`.
        at: actuators at a joint, with their gears, by the joint's number.
        pulled: joints that actuators move by tendons.
        elsewhere: true when an actuator acts on what is not read, so that any joint may be moved by one.
        controlled: number of actuators with control of their own.
    """

    model: Any
    at: Mapping[int, tuple[tuple[int, float], ...]]
    pulled: frozenset[int]
    elsewhere: bool
    controlled: int

    def moves(self, joint: int) -> bool:
        """False for a joint that no actuator of a model with actuators moves."""
        return not self.model.nu or self.elsewhere or joint in self.at or joint in self.pulled

    def armature(self, joint: int) -> float:
        """Armature of the actuators at a joint, referred to it."""
        return self._referred("actuator_armature", joint)

    def damping(self, joint: int) -> float:
        """Damping of the actuators at a joint, referred to it."""
        return self._referred("actuator_damping", joint)

    def _referred(self, key: str, joint: int) -> float:
        values = getattr(self.model, key, None)  # MuJoCo has them since 3.5
        return 0.0 if values is None else float(sum(gear * gear * values[k] for k, gear in self.at.get(joint, ())))

    def drive(self, joint: int, slides: bool) -> Drive | None:
        """The drive of a joint with one actuator, whose gear is not 1."""
        found = self.at.get(joint, ())
        if len(found) != 1 or found[0][1] in (0.0, 1.0):
            return None
        gear = found[0][1]
        return Drive(lead=Number(1.0 / gear)) if slides else Drive(ratio=Number(gear))

    def effort(self, joint: int) -> float | None:
        """The largest force at a joint, of those that bound it; None where none does."""
        found = []
        if self.model.jnt_actfrclimited[joint]:
            found.append(max(map(abs, self.model.jnt_actfrcrange[joint].tolist())))
        at = self.at.get(joint, ())
        if at and all(self.model.actuator_forcelimited[k] for k, _ in at):
            found.append(sum(abs(gear) * max(map(abs, self.model.actuator_forcerange[k].tolist())) for k, gear in at))
        return min(found) if found else None


def actuators(compiled: Compiled) -> Actuators:
    """The actuators of a model."""
    mujoco, model = compiled.mujoco, compiled.model
    kinds = mujoco.mjtTrn
    at: dict[int, tuple[tuple[int, float], ...]] = {}
    pulled: set[int] = set()
    elsewhere, controlled = False, 0
    for k in range(model.nu):
        kind, number = int(model.actuator_trntype[k]), int(model.actuator_trnid[k][0])
        none = (int(mujoco.mjtDyn.mjDYN_NONE), int(mujoco.mjtBias.mjBIAS_NONE))
        controlled += (int(model.actuator_dyntype[k]), int(model.actuator_biastype[k])) != none
        if kind in (int(kinds.mjTRN_JOINT), int(kinds.mjTRN_JOINTINPARENT)):
            at[number] = (*at.get(number, ()), (k, float(model.actuator_gear[k][0])))
        elif kind == int(kinds.mjTRN_TENDON) and (joints := fixed_tendon(compiled, number)) is not None:
            pulled.update(joints)
        else:
            elsewhere = True
    return Actuators(model, at, frozenset(pulled), elsewhere, controlled)


def fixed_tendon(compiled: Compiled, number: int) -> dict[int, float] | None:
    """Coefficients of a tendon whose length is a sum of coordinates, by joint; None for one that runs through space."""
    model = compiled.model
    first, count = int(model.tendon_adr[number]), int(model.tendon_num[number])
    found: dict[int, float] = {}
    for k in range(first, first + count):
        if int(model.wrap_type[k]) != int(compiled.mujoco.mjtWrap.mjWRAP_JOINT):
            return None
        joint = int(model.wrap_objid[k])
        found[joint] = found.get(joint, 0.0) + float(model.wrap_prm[k])
    return found

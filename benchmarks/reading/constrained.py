"""MuJoCo's own mechanics of a model whose constraints of joints, tendons and points are exact.

MuJoCo reads the file by itself. Its inertia matrix, bias and Jacobian of constraints give, with N the motions that the
constraints leave and qdd_b = N qdd + k,

    M = N' M_b N    bias = N' (bias_b - passive_b + M_b k)    qdd = M^-1 (tau - bias)

Contacts, limits, friction loss, actuators, compensation of gravity, fluids and springs of tendons are switched off:
they are soft, or no mechanics of rigid bodies.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import mujoco
import numpy as np

__all__ = ["Constrained", "State", "inertia_matrix"]

STEP = 1e-3
"""Step of five-point differences for the derivative of the constraints' Jacobian: 1e-13 for entries of about 1."""

Array = np.ndarray


class State:
    """M, bias and N of a state, and the coordinates of all joints."""

    def __init__(self, M: Array, bias: Array, positions: Array, open_by: float) -> None:
        self.M = M
        self.bias = bias
        self.positions = positions
        self.open_by = open_by


class Constrained:
    """A model with exact constraints.

    Attributes:
        model: `mujoco.MjModel`.
        joints: names of the joints, and for those without a name of their bodies.
    """

    def __init__(self, path: Path) -> None:
        spec = mujoco.MjSpec.from_file(str(path))
        _without_missing_files(spec, path.parent)
        self.model = model = spec.compile()
        off = mujoco.mjtDisableBit
        flags = (off.mjDSBL_CONTACT, off.mjDSBL_LIMIT, off.mjDSBL_FRICTIONLOSS, off.mjDSBL_ACTUATION)
        for flag in flags:
            model.opt.disableflags |= int(flag)
        model.opt.jacobian = int(mujoco.mjtJacobian.mjJAC_DENSE)
        model.opt.density = model.opt.viscosity = 0.0
        model.body_gravcomp[:] = 0.0
        model.tendon_stiffness[:] = 0.0
        model.tendon_damping[:] = 0.0
        model.tendon_armature[:] = 0.0
        self.data = mujoco.MjData(model)
        bodies = [model.body(int(body)).name for body in model.jnt_bodyid]
        self.joints = [(model.joint(k).name, bodies[k]) for k in range(model.njnt)]

    @property
    def is_fixed_base(self) -> bool:
        """True for a model of hinges and slides alone."""
        kinds = mujoco.mjtJoint
        return bool(self.model.njnt) and set(self.model.jnt_type.tolist()) <= {kinds.mjJNT_HINGE, kinds.mjJNT_SLIDE}

    def state(self, independent: Sequence[int], q: Array, qd: Array) -> State:
        """M and bias of the coordinates of some joints.

        Args:
            independent: numbers of these joints.
            q: their coordinates (n,).
            qd: their rates (n,).
        """
        model, data = self.model, self.data
        others = [k for k in range(model.nv) if k not in independent]
        positions = model.qpos0.copy()
        start = positions[list(independent)]
        for share in np.linspace(0.0, 1.0, 21)[1:]:  # along a straight line, so that no other branch is met
            positions[list(independent)] = start + share * (q - start)
            for _ in range(20):
                J, gap = self._constraints(positions)
                if not others or not len(gap) or np.abs(gap).max() < 1e-15:
                    break
                positions[others] -= np.linalg.lstsq(J[:, others], gap, rcond=1e-10)[0]
        J, gap = self._constraints(positions)
        N = np.zeros((model.nv, len(independent)))
        N[list(independent), range(len(independent))] = 1.0
        k = np.zeros(model.nv)
        if others:
            N[others] = -np.linalg.lstsq(J[:, others], J[:, list(independent)], rcond=1e-10)[0]
            rates = N @ qd
            one, two = (
                self._constraints(positions + h * STEP * rates)[0] - self._constraints(positions - h * STEP * rates)[0]
                for h in (1.0, 2.0)
            )
            dJ = (8.0 * one - two) / (12.0 * STEP)
            k[others] = -np.linalg.lstsq(J[:, others], dJ @ rates, rcond=1e-10)[0]
        data.qpos[:], data.qvel[:] = positions, N @ qd
        mujoco.mj_forward(model, data)
        M = inertia_matrix(model, data)
        bias = data.qfrc_bias - data.qfrc_passive + M @ k
        return State(N.T @ M @ N, N.T @ bias, positions, float(np.abs(gap).max(initial=0.0)))

    def _constraints(self, positions: Array) -> tuple[Array, Array]:
        """Jacobian and values of the constraints."""
        data = self.data
        data.qpos[:], data.qvel[:] = positions, 0.0
        mujoco.mj_forward(self.model, data)
        return data.efc_J.reshape(-1, self.model.nv).copy(), data.efc_pos.copy()


def inertia_matrix(model: Any, data: Any) -> Array:
    """MuJoCo's inertia matrix (nv, nv), whose call has changed with version 4."""
    M = np.zeros((model.nv, model.nv))
    try:
        mujoco.mj_fullM(model, data, M)
    except TypeError:
        mujoco.mj_fullM(model, M, data.qM)
    return M


def _without_missing_files(spec: Any, folder: Path) -> None:
    """Leaves out geoms whose mesh is not there, and textures: packages are often taken without large files."""
    gone = {m.name for m in spec.meshes if m.file and not (folder / spec.meshdir / m.file).is_file()}
    for body in spec.bodies:
        for geom in list(body.geoms):
            geom.material = ""
            if geom.meshname in gone:
                spec.delete(geom)
    for site in spec.sites:
        site.material = ""
    drop = [*spec.textures, *spec.materials, *spec.skins, *(mesh for mesh in spec.meshes if mesh.name in gone)]
    for element in drop:
        spec.delete(element)

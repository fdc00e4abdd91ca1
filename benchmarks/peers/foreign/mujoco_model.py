"""Run in the peers' Python: mujoco_model.py CHAIN OUTPUT [FRICTION] compiles a chain to MuJoCo's binary model.

MuJoCo's XML refuses massless links and lumped inertias (the triangle inequality); its engine does not mind them. So
bodies are compiled with stand-ins and get their own numbers afterwards.
"""

import sys
from pathlib import Path

import mujoco
import numpy as np


def quaternion(R):
    q = np.zeros(4)
    mujoco.mju_mat2Quat(q, np.ascontiguousarray(R).ravel())
    return q


def main():
    numbers = [float(word) for word in Path(sys.argv[1]).read_text().split()]
    n, gravity, rows = int(numbers[0]), numbers[1:4], np.array(numbers[4:]).reshape(-1, 24)
    friction = float(sys.argv[3]) if len(sys.argv) > 3 else 0.0
    words = lambda x: " ".join(repr(float(v)) for v in x)  # noqa: E731
    body = ""
    for row in rows[::-1]:
        place = f'pos="{words(row[9:12])}" quat="{words(quaternion(row[:9].reshape(3, 3)))}"'
        joint = f'<joint type="hinge" axis="0 0 1" frictionloss="{friction!r}"/>'
        body = f'<body {place}><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>{joint}{body}</body>'
    xml = f'<mujoco><option gravity="{words(gravity)}"/><worldbody>{body}</worldbody></mujoco>'
    model = mujoco.MjModel.from_xml_string(xml)
    for k, row in enumerate(rows):
        xx, xy, xz, yy, yz, zz = row[16:22]
        principal, axes = np.linalg.eigh(np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]))
        axes[:, 2] *= np.sign(np.linalg.det(axes))
        model.body_mass[k + 1] = row[12]
        model.body_ipos[k + 1] = row[13:16]
        model.body_iquat[k + 1] = quaternion(axes)
        model.body_inertia[k + 1] = principal
        model.body_sameframe[k + 1] = 0
        model.body_simple[k + 1] = 0
    if hasattr(model, "dof_simplenum"):
        model.dof_simplenum[:] = 0
    mujoco.mj_setConst(model, mujoco.MjData(model))
    mujoco.mj_saveModel(model, sys.argv[2], None)
    assert n == model.nv


main()

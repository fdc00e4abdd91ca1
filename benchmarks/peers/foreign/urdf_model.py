"""Run in the peers' Python: urdf_model.py ROBOT prints what Pinocchio reads from a URDF, as one JSON document.

Joints' names, and per joint the numbers of benchmarks/raw.py: frames are turned so that every axis is z. Joints that
mimic others are free, links on fixed joints are part of their parents, the base stands still.
"""

import json
import sys

import numpy as np
import pinocchio as pin

RIGHT = 1e-15
"""Cosines of right angles are so near to 0 and 1; as numbers they would cost operations."""


def turn_to(axis):
    """A rotation that takes z to the axis; entries of 0 and 1 where the axis is one of the frame's."""
    x = np.eye(3)[(int(np.argmax(np.abs(axis))) + 1) % 3]
    x = x - axis * (axis @ x)
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(axis, x), axis])


def main():
    model = pin.buildModelFromUrdf(sys.argv[1])
    data = model.createData()
    q = pin.neutral(model)
    turns, joints = [np.eye(3)], []
    for k in range(1, model.njoints):
        joint, inertia, place = model.joints[k], model.inertias[k], model.jointPlacements[k]
        motion = pin.computeJointJacobian(model, data, q, k)[:, joint.idx_v]
        slides = bool(np.any(motion[:3]))
        axis = motion[:3] if slides else motion[3:]
        turn, before = turn_to(axis / np.linalg.norm(axis)), turns[model.parents[k]]
        tensor = turn.T @ inertia.inertia @ turn
        rotation = before.T @ place.rotation @ turn
        whole = rotation.round()
        joints.append({
            "rotation": np.where(np.abs(rotation - whole) < RIGHT, whole + 0.0, rotation).tolist(),
            "origin": (before.T @ place.translation).tolist(),
            "mass": inertia.mass,
            "com": (turn.T @ inertia.lever).tolist(),
            "inertia": tensor.tolist(),
            "parent": model.parents[k] - 1,
            "prismatic": slides,
        })  # fmt: skip
        turns.append(turn)
    print(json.dumps({"names": list(model.names)[1:], "joints": joints}))


main()

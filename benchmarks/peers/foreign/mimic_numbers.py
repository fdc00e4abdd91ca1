"""Run in the peers' Python: mimic_numbers.py ROBOT STATES prints Pinocchio's M and bias of a URDF with mimic joints.

STATES is a JSON file: `names` of coordinates as symgen calls them, `states` a list of q, qd, tau. Per state also the
accelerations without torques that MuJoCo finds with the mimic joints as soft constraints of joints, extrapolated to
stiff ones: its answer is linear in 1 - d as the impedance d goes to 1. None where MuJoCo refuses the robot.
"""

import json
import re
import sys
import xml.etree.ElementTree as tree

import mujoco
import numpy as np
import pinocchio as pin

SOFT = (0.999, 0.9999)
"""Impedances d; MuJoCo admits 0.9999 at most."""


def cleaned(name):
    """A name as symgen writes it."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", name).lstrip("_")
    return f"j{name}" if name[:1].isdigit() else name


def mimics_of(root):
    """Joints that mimic others, with offset and multiplier."""
    found = []
    for joint in root.findall("joint"):
        mimic = joint.find("mimic")
        if mimic is not None and joint.get("type") != "fixed":
            numbers = [float(mimic.get(key, default)) for key, default in (("offset", "0"), ("multiplier", "1"))]
            found.append((joint.get("name"), mimic.get("joint"), numbers))
    return found


def extended(mimics, values, constant):
    """Values of joints by name, with those of the joints that mimic them; `constant` is 0 for rates."""
    values = dict(values)
    for _ in mimics:  # mimics of mimics
        for one, other, (offset, multiplier) in mimics:
            if cleaned(other) in values:
                values[cleaned(one)] = constant * offset + multiplier * values[cleaned(other)]
    return values


def soft_models(path):
    """MuJoCo's models with mimic joints as constraints, and the names of joints; none where MuJoCo refuses."""
    root = tree.parse(path).getroot()
    mimics = mimics_of(root)
    for joint in root.findall("joint"):
        for mimic in joint.findall("mimic"):
            joint.remove(mimic)
    for link in root.findall("link"):
        for tag in ("visual", "collision"):
            for element in link.findall(tag):
                link.remove(element)
    for joint in root.findall("joint"):
        for tag in ("dynamics", "safety_controller"):
            for element in joint.findall(tag):
                joint.remove(element)
    options = tree.SubElement(tree.SubElement(root, "mujoco"), "compiler")
    options.attrib = {"fusestatic": "false", "discardvisual": "true", "strippath": "true"}
    try:
        models = []
        for impedance in SOFT:
            spec = mujoco.MjSpec.from_string(tree.tostring(root, encoding="unicode"))
            for one, other, polynomial in mimics:
                equality = spec.add_equality()
                equality.type, equality.objtype = mujoco.mjtEq.mjEQ_JOINT, mujoco.mjtObj.mjOBJ_JOINT
                equality.name1, equality.name2 = one, other
                equality.data[:5] = [*polynomial, 0.0, 0.0, 0.0]
                equality.solimp = [impedance, impedance, 0.001, 0.5, 2.0]
                equality.solref = [0.02, 1.0]
            spec.option.gravity = [0.0, 0.0, -9.80665]
            model = spec.compile()
            off = mujoco.mjtDisableBit
            for flag in (off.mjDSBL_LIMIT, off.mjDSBL_CONTACT, off.mjDSBL_FRICTIONLOSS):
                model.opt.disableflags |= int(flag)
            model.opt.tolerance = 0.0
            models.append(model)
    except ValueError:
        return [], [], mimics
    return models, [models[0].joint(k).name for k in range(models[0].njnt)], mimics


def soft_accelerations(models, names, mimics, wanted, q, qd):
    """Accelerations of the wanted joints without torques, in the limit of stiff constraints."""
    answers = []
    for model in models:
        data = mujoco.MjData(model)
        place = {cleaned(name): k for k, name in enumerate(names)}
        positions = extended(mimics, zip(wanted, q, strict=True), 1.0)
        rates = extended(mimics, zip(wanted, qd, strict=True), 0.0)
        for name, k in place.items():
            data.qpos[k], data.qvel[k] = positions[name], rates[name]
        mujoco.mj_forward(model, data)
        answers.append(np.array([data.qacc[place[name]] for name in wanted]))
    ratio = (1.0 - SOFT[0]) / (1.0 - SOFT[1])
    return ((ratio * answers[1] - answers[0]) / (ratio - 1.0)).tolist()


def main():
    path = sys.argv[1]
    with open(sys.argv[2], encoding="utf-8") as file:
        given = json.load(file)
    wanted = given["names"]
    mimics = mimics_of(tree.parse(path).getroot())
    by_hand = False
    try:
        model = pin.buildModelFromUrdf(path, mimic=True)
    except ValueError:
        by_hand = True
        model = pin.buildModelFromUrdf(path)
    model.gravity.linear = np.array([0.0, 0.0, -9.80665])
    data = model.createData()
    joints = {cleaned(model.names[k]): model.joints[k] for k in range(1, model.njoints) if model.joints[k].nv}
    followers = {cleaned(one) for one, _, _ in mimics}
    names = [name for name in joints if name not in followers]
    soft = soft_models(path)
    results = []
    for q, qd, _ in given["states"]:
        values = extended(mimics, zip(wanted, q, strict=True), 1.0)
        rates = extended(mimics, zip(wanted, qd, strict=True), 0.0)
        v, position, N = np.zeros(model.nv), pin.neutral(model), np.zeros((model.nv, len(names)))
        for name, joint in joints.items():
            if name not in values:
                continue
            v[joint.idx_v] = rates[name]
            if joint.nq == 2:
                position[joint.idx_q : joint.idx_q + 2] = np.cos(values[name]), np.sin(values[name])
            else:
                position[joint.idx_q] = values[name]
        for column, name in enumerate(names):
            moved = extended(mimics, {other: float(other == name) for other in names}, 0.0)
            for other, joint in joints.items():
                N[joint.idx_v, column] = moved.get(other, 0.0)
        M = pin.crba(model, data, position)
        M = np.triu(M) + np.triu(M, 1).T
        bias = pin.rnea(model, data, position, v, np.zeros(model.nv))
        limit = soft_accelerations(*soft, wanted, q, qd) if soft[0] else None
        results.append({"M": (N.T @ M @ N).tolist(), "bias": (N.T @ bias).tolist(), "limit": limit})
    print(json.dumps({"names": names, "by_hand": by_hand, "states": results}))


main()

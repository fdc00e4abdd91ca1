"""MuJoCo: joints with `frictionloss`, which its solver holds softly; forces of expressions are set at each step.

MuJoCo knows one level of friction; the kinetic one is taken. Its solver and impedance stay as they come.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.conformance.adapter import Array, NotExpressible, NotHere, Outcome, Simulator, seen, timed
from benchmarks.conformance.case import Case
from benchmarks.conformance.tanh_law import levels
from symgen.describe.validate import validate
from symgen.reference.mechanics import Mechanics

__all__ = ["MUJOCO"]

STILL = 2e-3
"""rad/s or m/s below which a joint is said to rest."""


def _words(numbers: Any) -> str:
    return " ".join(repr(float(x)) for x in np.ravel(numbers))


def _quaternion(mujoco: Any, rotation: Array) -> Array:
    found = np.zeros(4)
    mujoco.mju_mat2Quat(found, np.ascontiguousarray(rotation).ravel())
    return found


def _model(mujoco: Any, case: Case, kinetic: Array, viscous: Array) -> Any:
    """The chain as MuJoCo's bodies; massless and lumped links get their numbers after its compiler has run."""
    chain = validate(case.chain)
    mechanics = Mechanics(chain)
    links = mechanics.links
    if not all(np.allclose(link.after, np.eye(4)) and link.coordinate >= 0 for link in links):
        raise NotExpressible("a fixed joint, or a frame that is moved behind its joint")
    text: dict[int, list[str]] = {k: [] for k in range(-1, len(links))}
    for k in range(len(links) - 1, -1, -1):
        link = links[k]
        kind = "hinge" if link.type == "revolute" else "slide"
        place = f'pos="{_words(link.before[:3, 3])}" quat="{_words(_quaternion(mujoco, link.before[:3, :3]))}"'
        joint = (
            f'<joint name="{link.name}" type="{kind}" axis="{_words(link.axis)}" '
            f'frictionloss="{kinetic[k]!r}" damping="{viscous[k] + link.damping!r}" stiffness="{link.stiffness!r}"/>'
        )
        inertial = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>'
        text[link.parent].insert(0, f'<body name="{link.name}" {place}>{inertial}{joint}{"".join(text[k])}</body>')
    gravity = _words(mechanics.field)
    xml = (
        f'<mujoco><option gravity="{gravity}" timestep="{case.dt!r}" integrator="implicitfast"/>'
        f"<worldbody>{''.join(text[-1])}</worldbody></mujoco>"
    )
    model = mujoco.MjModel.from_xml_string(xml)
    for link in links:
        k = model.body(link.name).id
        principal, axes = np.linalg.eigh(link.inertia)
        axes[:, 2] *= np.sign(np.linalg.det(axes))
        model.body_mass[k], model.body_ipos[k] = link.mass, link.com
        model.body_iquat[k], model.body_inertia[k] = _quaternion(mujoco, axes), principal
        model.body_sameframe[k] = model.body_simple[k] = 0
    if hasattr(model, "dof_simplenum"):
        model.dof_simplenum[:] = 0
    mujoco.mj_setConst(model, mujoco.MjData(model))
    return model


def _simulate(case: Case, times: Array) -> Outcome:
    kinetic, _, viscous = levels(case)
    try:
        import mujoco
    except ImportError:
        raise NotHere("pip install mujoco") from None
    model = _model(mujoco, case, kinetic.tolist(), viscous.tolist())
    order = [model.joint(name).qposadr[0] for name in case.joints]
    steps = round(case.duration / case.dt)

    def run() -> Array:
        data = mujoco.MjData(model)
        data.qpos[order], data.qvel[order] = case.q, case.qd
        states = {name: float(x["start"]) for name, x in case.states.items()}
        rows = np.empty((steps + 1, 2, len(order)))
        for step in range(steps + 1):
            t, q, qd = step * case.dt, data.qpos[order], data.qvel[order]
            rows[step] = q, qd
            data.qfrc_applied[order] = case.applied(t, q, qd, states)
            for name, rate in zip(states, case.state_rates(t, q, qd, states), strict=True):
                states[name] += case.dt * float(rate)
            mujoco.mj_step(model, data)
        return rows

    rows, seconds = timed(run, 1)
    at = case.dt * np.arange(steps + 1)
    rubs = [joint.name for joint in case.chain.moving if joint.friction is not None]
    events = seen(case, rubs, at, rows[:, 1], STILL)
    q, qd = (np.stack([np.interp(times, at, rows[:, i, k]) for k in range(len(order))], axis=1) for i in (0, 1))
    return Outcome(times, q, qd, events, seconds)


MUJOCO = Simulator("MuJoCo", _simulate)

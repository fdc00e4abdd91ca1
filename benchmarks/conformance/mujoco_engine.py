"""MuJoCo: joints with `frictionloss`, which its solver holds softly; forces of expressions are set at each step.

MuJoCo knows one level of friction; the kinetic one is taken. Its solver and impedance stay as they come. Stops are
limits of joints, or of tendons for sums of coordinates, with the restitution by `solreflimit`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from benchmarks.conformance.adapter import (
    Array,
    NotExpressible,
    NotHere,
    Outcome,
    Simulator,
    compliance,
    seen,
    timed,
    touched,
)
from benchmarks.conformance.case import Case, Stop
from benchmarks.conformance.tanh_law import levels
from symgen.describe.evaluate import evaluate
from symgen.describe.validate import validate
from symgen.reference.mechanics import Mechanics

__all__ = ["MUJOCO", "model_of"]

STILL = 2e-3
"""rad/s or m/s below which a joint is said to rest."""

CONTACT = 10
"""Steps that a joint bounces on its stop."""

FAR = 1e6
"""rad or m, the bound of a side without a stop."""


def _words(numbers: Any) -> str:
    return " ".join(repr(float(x)) for x in np.ravel(numbers))


def _quaternion(mujoco: Any, rotation: Array) -> Array:
    found = np.zeros(4)
    mujoco.mju_mat2Quat(found, np.ascontiguousarray(rotation).ravel())
    return found


def _model(mujoco: Any, case: Case, kinetic: Array, viscous: Array) -> Any:
    """The chain as MuJoCo's bodies; massless and lumped links get their numbers after its compiler has run."""
    chain, follow = case.chain, set(case.chain.dependent)
    carried = {joint.parent for joint in chain.joints} & follow
    if chain.loops or carried or any(_heavy(joint) for joint in chain.joints if joint.name in follow):
        raise NotExpressible("links that follow other joints")
    bare = tuple(replace(joint, stop=None) for joint in chain.joints if joint.name not in follow)
    mechanics = Mechanics(validate(replace(chain, joints=bare, coupled=(), distances=())))
    links = mechanics.links
    if not all(np.allclose(link.after, np.eye(4)) and link.coordinate >= 0 for link in links):
        raise NotExpressible("a fixed joint, or a frame that is moved behind its joint")
    if any(link.rotor is not None and link.rotor.carrier >= 0 for link in links):
        raise NotExpressible("a rotor on a moving link")
    own = {stop.joint: stop for stop in case.stops if stop.joint in case.joints}
    text: dict[int, list[str]] = {k: [] for k in range(-1, len(links))}
    for k in range(len(links) - 1, -1, -1):
        link = links[k]
        kind = "hinge" if link.type == "revolute" else "slide"
        place = f'pos="{_words(link.before[:3, 3])}" quat="{_words(_quaternion(mujoco, link.before[:3, :3]))}"'
        joint = (
            f'<joint name="{link.name}" type="{kind}" axis="{_words(link.axis)}" '
            f'frictionloss="{kinetic[k]!r}" damping="{viscous[k] + link.damping!r}" stiffness="{link.stiffness!r}" '
            f'armature="{_reflected(link)!r}" {_limit(own[link.name], case.dt) if link.name in own else ""}/>'
        )
        inertial = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>'
        text[link.parent].insert(0, f'<body name="{link.name}" {place}>{inertial}{joint}{"".join(text[k])}</body>')
    gravity = _words(mechanics.field)
    xml = (
        f'<mujoco><compiler angle="radian"/>'
        f'<option gravity="{gravity}" timestep="{case.dt!r}" integrator="implicitfast"/>'
        f"<worldbody>{''.join(text[-1])}</worldbody><tendon>{_tendons(case)}</tendon></mujoco>"
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


def model_of(mujoco: Any, case: Case) -> Any:
    """The chain as MuJoCo's model, its friction with the kinetic level."""
    kinetic, _, viscous = levels(case)
    return _model(mujoco, case, kinetic.tolist(), viscous.tolist())


def _heavy(joint: Any) -> bool:
    i = joint.inertia
    return any(evaluate(x, {}) != 0.0 for x in (joint.mass, i.xx, i.yy, i.zz))


def _reflected(link: Any) -> float:
    return 0.0 if link.rotor is None else float(link.rotor.inertia * link.rotor.ratio**2)


def _limit(stop: Stop, dt: float) -> str:
    bounds = np.clip((stop.lower - stop.offset, stop.upper - stop.offset), -FAR, FAR)
    reference = _words([-x for x in compliance(stop.restitution, CONTACT * dt)])
    return f'limited="true" range="{_words(bounds)}" solreflimit="{reference}"'


def _tendons(case: Case) -> str:
    """Stops of differences and other sums of coordinates."""
    text = []
    for stop in case.stops:
        if stop.joint not in case.joints:
            parts = [
                f'<joint joint="{name}" coef="{float(c)!r}"/>' for name, c in zip(case.joints, stop.row, strict=True)
            ]
            text.append(f"<fixed {_limit(stop, case.dt)}>{''.join(parts)}</fixed>")
    return "".join(text)


def _simulate(case: Case, times: Array) -> Outcome:
    levels(case)
    try:
        import mujoco
    except ImportError:
        raise NotHere("pip install mujoco") from None
    model = model_of(mujoco, case)
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
    events = seen(case, rubs, at, rows[:, 1], STILL) + touched(case, at, rows[:, 0], 3 * CONTACT * case.dt)
    events = tuple(sorted(events, key=lambda event: event.time))
    q, qd = (np.stack([np.interp(times, at, rows[:, i, k]) for k in range(len(order))], axis=1) for i in (0, 1))
    return Outcome(times, q, qd, events, seconds)


MUJOCO = Simulator("MuJoCo", _simulate)

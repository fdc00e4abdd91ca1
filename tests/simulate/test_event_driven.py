"""Long runs of own chains with interpolated and dead-band steps against an independent event-driven integration."""

from __future__ import annotations

import numpy as np
import pytest
from event_driven import event_driven

import symgen
from symgen.describe.load import loads_chain

NEEDED = (
    "step", "step_interpolated", "friction_dynamics", "decide", "kinetic_energy", "potential_energy", "damping_matrix",
    "drive_forces",
)  # fmt: skip

EQUAL = """symgen: 1
name: equal_levels
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 2, com: [0.3, 0, 0], inertia: {zz: 0.05}, friction: {coulomb: 2}}
  - name: b
    type: revolute
    place: {mdh: {a: 0.6}}
    mass: 1
    com: [0.25, 0, 0]
    inertia: {zz: 0.02}
    friction: {coulomb: 1}
"""

DRIVEN = """symgen: 1
name: driven_tree
parameters: {A: 0.3, w: 2.0}
inputs: [wind]
joints:
  - {name: table, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, motion: A*sin(w*t)}
  - name: arm
    type: revolute
    place: {xyz: [0, 0, 0.2], rpy: [pi/2, 0, 0]}
    mass: 1
    com: [0.3, 0, 0]
    inertia: {zz: 0.02}
    friction: {coefficient: 0.3, static_coefficient: 0.4, normal: radial, radius: 0.05, coulomb: 0.1}
  - name: flap
    type: revolute
    place: {xyz: [0.4, 0, 0]}
    mass: 0.3
    com: [0.1, 0, 0]
    inertia: {zz: 0.005}
    friction: {coulomb: 0.02, static: 0.05}
points: {tip: {joint: flap, at: [0.2, 0, 0]}}
loads: [{point: tip, force: [wind, 0, 0.5*wind]}]
potential: 3*(flap - 0.2)**2/2 + 0.1*flap*t
"""

LIFTED = """symgen: 1
name: lifted
joints:
  - name: lift
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [0, 0, 1]}
    mass: 20
    drive: {lead: 0.005, inertia: 0.0001, friction_angle: {K: 0.12, d: 0.01}}
    friction: {coulomb: 3, static: 4, viscous: 1}
  - name: swing
    type: revolute
    place: {xyz: [0.2, 0, 0], rpy: [0, pi/2, 0]}
    mass: 3
    com: [0.2, 0.1, 0]
    inertia: {xx: 0.05, yy: 0.05, zz: 0.1}
    drive: {ratio: -20, inertia: 0.0002, loss: [0.3, 0.5], motor_friction: {coulomb: 0.01, static: 0.02}}
    friction: {coefficient: 0.1, normal: radial, radius: 0.02}
"""

RUNS = {
    "equal": (EQUAL, [0.4, 0.3], [2.0, -3.0], [3.0, 1.0], None, 1.5),
    "driven": (DRIVEN, [0.0, 0.3, 0.2], [0.6, 1.0, -2.0], [0.0, 0.5, 0.0], {"wind": 1.5}, 1.0),
    "lifted": (LIFTED, [0.0, 0.2], [0.2, -1.0], [150.0, 4.0], None, 0.5),
}


@pytest.mark.parametrize("name", RUNS)
def test_runs_end_where_exact_ones_do(name):
    """Order 4 with interpolation, down to the tolerance of the exact run; a dead band costs its width at every event.
    Errors at dt and dt/4."""
    text, q, qd, tau, inputs, tend = RUNS[name]
    chain = loads_chain(text)
    known = event_driven(chain, q, qd, tau, tend, inputs, rtol=1e-11)
    assert known.events
    model = symgen.build_model(chain, functions=NEEDED)
    for method, errors in (("interpolated", (2e-10, 2e-11)), ("karnopp", (6e-3, 2e-3))):
        for dt, error in zip((1e-3, 2.5e-4), errors, strict=True):
            more = {} if inputs is None else {"inputs": inputs}
            run = symgen.simulate(model, tend, q=q, qd=qd, tau=tau, method=method, dt=dt, **more)
            assert np.max(np.abs(run.q[-1] - known.q)) < error
            assert run.status in (0, 3)
            size = max(np.max(np.abs(run.work_in)), np.max(np.abs(run.dissipated)))
            lost = 3e-10 * (dt / 1e-3) ** 3 if method == "interpolated" else 1e-6 * (dt / 1e-3)
            assert run.energy_error < lost * size
            rubs = [k for k, joint in enumerate(chain.moving) if joint.motion is None]
            assert np.all(run.qd[:, rubs][run.mode[:, rubs] == 0] == 0.0)
        if method == "interpolated":
            assert np.array_equal(run.mode[-1][rubs], known.mode[rubs])
            first = sorted(event.time for event in run.events)
            assert abs(first[0] - known.events[0][0]) < 1e-10

"""Steps whose trials come to NaN or to an infinity on the way: they are refused, whatever the rest of the step is like.

Comparisons with NaN are false, so such a trial crosses nothing and leaves nothing behind. Taken again in other modes it
could come out finite: both methods returned status 0 and the state of a joint held in place while it was thrown off.
"""

import numpy as np
import pytest

from symgen import build_model
from symgen.compile.work_counts import WorkCounts
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.emit import emit_sources
from symgen.functions import NONFINITE
from symgen.options import CONTROLLER, DEBUG, Options
from symgen.pipeline.build import Build
from symgen.pipeline.programs import optimised
from symgen.program.interface import interface
from symgen.reference.fixed_step import FixedSteps

CHAIN = loads_chain("""
symgen: 1
name: thrown
gravity: [0, -g0, 0]
parameters: {g0: 9.81, m1: 1.2, payload: 0.5, A: 3.0, om: 20.0}
joints:
  - name: a
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: m1
    com: [0.4, 0, 0]
    inertia: {zz: 0.1}
    friction: {coulomb: 0.9, static: 1.7, viscous: 0.05, dead_band: 1.0e-3}
    drive: {ratio: 20, inertia: 0.001, efficiency: [0.8, 1.3], motor_friction: {coulomb: 0.03, static: 0.05}}
  - name: b
    type: prismatic
    place: {xyz: [0.4, 0, 0], axis: [1, 0, 0]}
    mass: payload
    com: [0.1, 0.02, 0]
    inertia: {zz: 0.02}
    friction: {coulomb: 2.0, static: 3.0, coefficient: 0.1, normal: [0, 1, 0], dead_band: 1.0e-3}
forces: {a: A*sin(om*t), b: -40*b}
""")
FUNCTIONS = {"step": "karnopp", "step_interpolated": "interpolated"}

BEYOND_38_DIGITS = [
    ("step", 0.5, [0.0216, -0.0086], [0.0, -0.0012], [1e6, -5.13], 1.0),
    ("step", 0.5, [-0.2571, 0.0023], [0.00018, -0.00085], [1e6, 1e8], 1.0),
    ("step_interpolated", 5.0, [0.7927, 0.01636], [0.0, -0.0174], [1e8, -3.36], 0.1),
    ("step_interpolated", 0.5, [-0.3775, 0.0], [2.0809, -0.0011], [1e8, -3.17], 1.0),
]
"""Function, payload, q, qd, tau, dt: trials overflow, whatever computes the sines."""

BEYOND_SINES = [
    ("step", 0.5, [0.0102, 0.0215], [-0.0706, 0.0355], [1e8, 0.0], 1.0),
    ("step_interpolated", 5.0, [0.7927, 0.01636], [0.0, -0.0174], [1e8, -3.36], 0.1),
    ("step_interpolated", 0.5, [-1.2510, -0.0047], [0.0, 0.0976], [1e6, 0.0], 1.0),
    ("step_interpolated", 0.5, [0.0, 0.0], [0.0, -0.0652], [0.0, 1e8], 0.1),
]
"""The same for a controller, whose sines are NaN beyond 3.37e9 rad."""


@pytest.fixture(scope="module")
def made():
    options = Options(DEBUG, batches=False, profile=CONTROLLER)
    return optimised(Build(assemble(CHAIN), tuple(FUNCTIONS), options=options))


@pytest.fixture(scope="module")
def controller(made):
    options = Options(optimization=DEBUG, batches=False, profile=CONTROLLER, counting=True)
    return WorkCounts(emit_sources(made, "c", "float64", options), interface(made, "float64"), FUNCTIONS)


@pytest.fixture(scope="module")
def usual():
    return build_model(CHAIN, "numpy", functions=list(FUNCTIONS), optimization=DEBUG)


@pytest.mark.needs("gcc")
@pytest.mark.parametrize(("function", "payload", "q", "qd", "tau", "dt"), BEYOND_SINES)
def test_a_controller_refuses_them(controller, function, payload, q, qd, tau, dt):
    given = {"q": q, "qd": qd, "tau": tau, "dt": [dt], "t": [0.0]}
    values = {name: np.array(value)[:, None] for name, value in given.items()}
    values["mode"] = np.zeros((2, 1), np.int8)
    _, statuses = controller(function, values, np.array([9.81, 1.2, payload, 3.0, 20.0])[:, None])
    assert statuses == [NONFINITE]


@pytest.mark.parametrize(("function", "payload", "q", "qd", "tau", "dt"), BEYOND_38_DIGITS)
def test_the_usual_form_refuses_them_and_leaves_the_state(usual, function, payload, q, qd, tau, dt):
    state = (np.array(q), np.array(qd), np.zeros(2, np.int8), 0)
    after, status = usual.step(state, tau, dt, method=FUNCTIONS[function], params={"payload": payload})
    assert status == NONFINITE
    assert all(np.array_equal(x, y) for x, y in zip(after, state, strict=True))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize(("function", "payload", "q", "qd", "tau", "dt"), BEYOND_38_DIGITS)
def test_so_does_the_literal_law(function, payload, q, qd, tau, dt):
    found = getattr(FixedSteps(CHAIN, {"payload": payload}), FUNCTIONS[function])(q, qd, tau, dt)
    assert found.status == NONFINITE
    assert (found.q.tolist(), found.qd.tolist()) == (q, qd)


def test_a_shorter_step_from_the_same_state_is_taken(usual):
    """At 1e8 N m and an inertia of 2.0 to 2.5 kg m^2, losses of a fifth, a thousandth of the step is well-behaved."""
    _, _, q, qd, tau, dt = BEYOND_38_DIGITS[2]
    state = (np.array(q), np.array(qd), np.zeros(2, np.int8), 0)
    (_, rates, *_), status = usual.step(state, tau, 1e-4 * dt, method="interpolated", params={"payload": 5.0})
    whole = FixedSteps(CHAIN, {"payload": 5.0}).interpolated(q, qd, tau, 1e-4 * dt)
    assert status in (0, 3)
    assert rates == pytest.approx(whole.qd, rel=1e-9)

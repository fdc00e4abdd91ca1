"""Steps longer than the Runge-Kutta method bears are refused with status 7, and shorter ones are not."""

from __future__ import annotations

import re

import numpy as np
import pytest
from friction_chains import NONE, e, slide

import symgen
from symgen.describe.chain import Chain, Friction, Inertia, Joint, Mdh, Xyz
from symgen.describe.load import loads_chain
from symgen.functions import OK, UNSTABLE
from symgen.reference.fixed_step import FixedSteps

STEPS = ("step", "step_interpolated")
EDGE = 1e-9
"""Far above rounding, far below what matters."""


def taken(chain, function, qd, dt, tau=None, target="numpy", **keys):
    model = symgen.build_model(chain, target, functions=[function])
    zero = np.zeros(len(qd))
    return model.evaluate(function, zero, qd, np.sign(qd).astype(np.int8), zero if tau is None else tau, dt, **keys)


@pytest.mark.parametrize("target", ["numpy", "c"])
@pytest.mark.parametrize("method", ["karnopp", "interpolated"])
def test_viscous_friction_does_not_drive_a_light_joint(method, target):
    rubs = Friction(coulomb=e(1e-9), viscous=e(1e-4))
    light = Joint("light", "revolute", Mdh(), inertia=Inertia(zz=e(1e-8)), friction=rubs)
    model = symgen.build_model(Chain("light", (light,), gravity=NONE), target, functions=STEPS)
    state = ([0.0], [1.0], [1], 0)
    new, status = model.step(state, [0.0], 1e-3, method=method)
    assert status == UNSTABLE
    assert (new.q.tolist(), new.qd.tolist(), new.mode.tolist(), new.count) == state
    for _ in range(6):
        state, status = model.step(state, [0.0], 2e-4, method=method)
        assert status == OK
    assert 0.0 <= state.qd[0] < 1.0


@pytest.mark.parametrize("function", STEPS)
@pytest.mark.parametrize(
    ("keys", "longest"),
    [
        ({"friction": Friction(coulomb=e(0.1), viscous=e(3))}, 2.7 * 0.5 / 3),
        ({"friction": Friction(coulomb=e(0.1)), "damping": e(3)}, 2.7 * 0.5 / 3),
        ({"friction": Friction(coulomb=e(0.1), viscous=e(1)), "damping": e(2)}, 2.7 * 0.5 / 3),
        ({"friction": Friction(coulomb=e(0.1)), "stiffness": e(8)}, 2.8 / 4),
        ({"friction": Friction(coulomb=e(0.1), viscous=e(1e-3)), "stiffness": e(8)}, 2.6 / 4),
    ],
)
def test_one_joint_is_refused_exactly_at_the_limit(function, keys, longest):
    chain = Chain("one", (slide("x", 0.5, **keys),), gravity=NONE)
    for share, status in ((1.0 - EDGE, OK), (1.0 + EDGE, UNSTABLE)):
        assert taken(chain, function, np.array([5.0]), share * longest)[3] == status


def oblique_slides(rng):
    """Four slides in random directions, one on the other: coupled, and M is constant."""
    joints = []
    for k in range(4):
        turn = tuple(e(float(angle)) for angle in rng.uniform(-1.5, 1.5, 3))
        rubs = Friction(coulomb=e(1e-3), viscous=e(float(rng.uniform(0.5, 5.0))))
        place = Xyz((e(0), e(0), e(0)), turn, (e(1), e(0), e(0)))
        mass = e(float(rng.uniform(0.2, 3.0)))
        joints.append(Joint(f"j{k}", "prismatic", place, f"j{k - 1}" if k else "base", mass, friction=rubs))
    return Chain("oblique", tuple(joints), gravity=NONE)


@pytest.mark.parametrize("function", STEPS)
def test_coupled_joints_are_refused_at_their_largest_eigenvalue(function):
    """Eigenvalues by NumPy, of M from Newton's and Euler's equations by `mass_matrix`."""
    rng = np.random.default_rng(1)
    for _ in range(4):
        chain = oblique_slides(rng)
        viscous = np.array([joint.friction.viscous.value for joint in chain.moving])
        model = symgen.build_model(chain, "numpy", functions=[function, "mass_matrix"])
        M = model.mass_matrix(np.zeros(4))
        longest = 2.7 / np.max(np.linalg.eigvals(np.linalg.solve(M, np.diag(viscous))).real)
        for qd in rng.choice([-1.0, 1.0], (8, 4)) * 1e4:  # too fast for a dead band
            # where an interpolated step lands on the way, its later parts are shorter, and as stable
            for share, refused in ((1.0 - EDGE, False), (1.0 + EDGE, True)):
                given = (np.zeros(4), qd, np.sign(qd).astype(np.int8), np.zeros(4), share * longest)
                assert (model.evaluate(function, *given)[3] == UNSTABLE) == refused


def test_a_joint_that_sticks_limits_nothing():
    light = slide("light", 1e-6, parent="heavy", friction=Friction(coulomb=e(5e-6), viscous=e(100)))
    heavy = slide("heavy", 1.0, friction=Friction(coulomb=e(0.1), viscous=e(1)))
    chain = Chain("pair", (heavy, light), gravity=NONE)
    for function in STEPS:
        assert taken(chain, function, np.array([1.0, 0.0]), 1e-2)[3] == OK
        assert taken(chain, function, np.array([1.0, 1.0]), 1e-2)[3] == UNSTABLE


def test_a_step_that_leaves_all_numbers_is_unstable_not_bad_input():
    chain = Chain("one", (slide("x", 1e-30, friction=Friction(coulomb=e(1e-40), viscous=e(1e8))),), gravity=NONE)
    for function in STEPS:
        q, qd, _, status = taken(chain, function, np.array([1.0]), 1e3)
        assert (q, qd, status) == (0.0, 1.0, UNSTABLE)
        assert taken(chain, function, np.array([np.inf]), 1e3)[3] == 6


def test_nothing_is_emitted_where_nothing_limits_a_step():
    for keys, some in (({}, False), ({"damping": e(1)}, True), ({"stiffness": e(1)}, True)):
        chain = Chain("one", (slide("x", 1.0, friction=Friction(coulomb=e(1)), **keys), slide("y", 1.0)), gravity=NONE)
        (text,) = (f.text for f in symgen.emit_sources(chain, functions=["step"]) if f.name == "one.c")
        assert bool(re.search(r"\b2\.7\b|\b7\.83999", text)) == some  # the limits, that of springs squared


DRIVEN = """
symgen: 1
name: driven
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.2, 0, 0], inertia: {zz: 0.02}, stiffness: 300,
     friction: {coulomb: 0.4, viscous: 2}}
  - {name: b, type: revolute, place: {xyz: [0.4, 0, 0]}, mass: 0.5, com: [0.1, 0, 0], inertia: {zz: 0.005},
     drive: {ratio: 30, inertia: 1.0e-4, loss: [0.4, 0.3], motor_friction: {coulomb: 0.001, viscous: 0.001}}}
stiffness: [{joints: [a, b], matrix: [[200, 50], [50, 200]]}]
dissipation: "0.5*3*(d(a) + d(b))**2"
"""


@pytest.mark.parametrize("function", STEPS)
def test_the_reference_finds_the_same_limit(function):
    """By its own numbers and eigenvalues, with dampers, springs, a drive that loses and its motor's friction."""
    chain = loads_chain(DRIVEN)
    steps = FixedSteps(chain)
    rng = np.random.default_rng(0)
    refused = 0
    for _ in range(30):
        qd, dt = rng.uniform(0.5, 2.0, 2), float(10.0 ** rng.uniform(-2.0, -1.0))
        known = (steps.karnopp if function == "step" else steps.interpolated)([0.0, 0.0], qd, [0.0, 0.0], dt)
        assert (taken(chain, function, qd, dt)[3] == UNSTABLE) == (known.status == UNSTABLE)
        refused += known.status == UNSTABLE
    assert 5 < refused < 25


FLICKED = """
symgen: 1
name: flicked
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.02, com: [0.02, 0, 0], inertia: {zz: 2.0e-6},
     friction: {coulomb: 1}}
  - {name: b, type: revolute, place: {xyz: [0.03, 0, 0]}, mass: 0.02, com: [0.02, 0, 0], inertia: {zz: 2.0e-6},
     friction: {coulomb: 3}}
"""


@pytest.mark.parametrize("target", ["numpy", "c"])
def test_friction_past_a_stop_does_not_drive_joints(target):
    """Without gravity and torques the kinetic energy falls, however long the step."""
    chain = loads_chain(FLICKED)
    model = symgen.build_model(chain, target, functions=["step_interpolated", "kinetic_energy"])
    rng = np.random.default_rng(0)
    q, qd = rng.uniform(-3.0, 3.0, (4000, 2)), rng.normal(size=(4000, 2)) * 10.0 ** rng.uniform(-1.0, 1.0, (4000, 1))
    dt, tau = 10.0 ** rng.uniform(-5.0, -2.0, 4000), np.zeros((4000, 2))
    end_q, end_qd, _, status = model.evaluate("step_interpolated", q, qd, np.sign(qd).astype(np.int8), tau, dt)
    taken_ = status == OK
    assert 1000 < np.count_nonzero(taken_) < 3900
    assert np.all(status[~taken_] == UNSTABLE)
    before, after = model.kinetic_energy(q, qd), model.kinetic_energy(end_q, end_qd)
    assert np.all(after[taken_] < before[taken_])


def test_the_reference_refuses_the_same_joints_that_turn_round():
    chain = loads_chain(FLICKED)
    steps, rng, refused = FixedSteps(chain), np.random.default_rng(1), 0
    for _ in range(40):
        qd, dt = rng.uniform(-1.0, 1.0, 2), float(10.0 ** rng.uniform(-3.5, -2.5))
        known = steps.interpolated([0.0, 0.0], qd, [0.0, 0.0], dt)
        assert (taken(chain, "step_interpolated", qd, dt)[3] == UNSTABLE) == (known.status == UNSTABLE)
        refused += known.status == UNSTABLE
    assert 5 < refused < 35


def test_a_joint_that_is_free_alone_may_stop_in_any_step():
    light = Joint("light", "revolute", Mdh(), inertia=Inertia(zz=e(1e-8)), friction=Friction(coulomb=e(1)))
    _, qd, _, status = taken(Chain("light", (light,), gravity=NONE), "step_interpolated", np.array([1.0]), 1e-2)
    assert (qd, status) == (0.0, OK)

"""Friction of joints whose motion is known: inverse dynamics, holding bands, prescribed joints, viscous ones."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from friction_chains import e, random_arm

from symgen.describe.assemble import assemble
from symgen.describe.chain import Friction
from symgen.formulate.program import fast_program
from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.friction import FrictionReference
from symgen.reference.interpreter import Interpreter
from tests.harlecki import harlecki

TIME = 0.3


def states(seed: int):
    rng = np.random.default_rng(seed)
    for _ in range(4):
        q, qd, qdd, tau = rng.normal(size=(4, 3))
        qd[rng.random(3) < 0.4] = 0.0
        yield q, qd, qdd, tau


def call(run: Interpreter, name: str, *inputs):
    return [x[:, 0] for x in run.float64(name, list(inputs))]


@pytest.mark.parametrize("drives", [False, True])
def test_torque_and_holding_band_agree_with_the_reference(drives):
    chain = random_arm(3, 3, True, drives)
    run = Interpreter(fast_program(assemble(chain), ["friction_inverse_dynamics"]))
    reference = FrictionReference(chain)
    for q, qd, qdd, _ in states(0):
        found = call(run, "friction_inverse_dynamics", q, qd, qdd)
        for a, b in zip(found, reference.inverse(q, qd, qdd), strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-12)


def test_the_band_holds_a_joint_whatever_acceleration_is_asked_of_it():
    chain = random_arm(3, 2, True)
    run = Interpreter(fast_program(assemble(chain), ["friction_inverse_dynamics"]))
    q, qd = [0.2, -0.4], [0.0, 0.0]
    one = call(run, "friction_inverse_dynamics", q, qd, [1.0, 0.5])
    other = call(run, "friction_inverse_dynamics", q, qd, [-3.0, 0.5])
    assert one[0][0] != other[0][0]
    assert (one[1][0], one[2][0]) == (other[1][0], other[2][0])
    assert one[1][0] < one[2][0]


def test_prescribed_joints_meet_the_friction_of_their_motion():
    chain = random_arm(4, 3, True)
    moved = replace(chain.joints[1], motion=e("0.3*sin(2*t)"))
    chain = replace(chain, joints=(chain.joints[0], moved, chain.joints[2]))
    run = Interpreter(fast_program(assemble(chain), ["friction_dynamics", "drive_forces"]))
    reference = FrictionReference(chain, t=TIME)
    for q, qd, _, tau in states(1):
        mode = np.sign(qd).astype(int)
        f, qdd, status = call(run, "friction_dynamics", q, qd, tau, mode, [TIME])
        assert status[0] in (0, 3)
        assert f[1] != 0.0
        assert reference.solutions(q, qd, tau, mode)[0].f == pytest.approx(f, rel=1e-10, abs=1e-10)
        absolute = harlecki(AbsoluteCoordinates(chain, t=TIME), q, qd, tau, mode)
        assert absolute.friction == pytest.approx(f, rel=1e-10, abs=1e-10)
        (drive,) = call(run, "drive_forces", q, qd, qdd, [TIME])
        assert drive == pytest.approx(absolute.drive, rel=1e-10, abs=1e-10)


def test_viscous_friction_alone_never_holds_a_joint():
    chain = random_arm(5, 2)
    oiled = replace(chain.joints[0], friction=Friction(viscous=e(0.4)))
    chain = replace(chain, joints=(oiled, chain.joints[1]))
    run = Interpreter(fast_program(assemble(chain), ["friction_dynamics", "decide"]))
    reference = FrictionReference(chain)
    assert reference.rubbing == [1]
    q, qd, tau = [0.1, 0.2], [0.7, 0.0], [0.3, 0.1]
    f, qdd, _ = call(run, "friction_dynamics", q, qd, tau, [0, 0])
    assert f[0] == pytest.approx(0.28, rel=1e-15)
    assert reference.verify(q, qd, tau, [0, 0], f, qdd).equation < 1e-14
    answer = reference.solutions(q, qd, tau, [0, 0])[0]
    assert answer.f == pytest.approx(f, rel=1e-12)

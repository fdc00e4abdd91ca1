"""Decisions at events on random arms, against the reference's literal enumeration."""

from __future__ import annotations

import random

import numpy as np
import pytest
from friction_chains import random_arm

from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.formulate.program import fast_program
from symgen.functions import LIMIT, NONE, OK, SEVERAL, TIE, UNPROVEN
from symgen.reference.friction import FrictionReference
from symgen.reference.interpreter import Interpreter


def problems(seed: int, joints: int, count: int):
    """States with several joints at rest, torques around the static limits, old modes and reached limits."""
    rng = random.Random(seed)
    for _ in range(count):
        q = [rng.uniform(-2, 2) for _ in range(joints)]
        resting = [rng.random() < 0.75 for _ in range(joints)]
        qd = [0.0 if rest else rng.uniform(-1, 1) for rest in resting]
        mode = [rng.choice([0, 0, 0, 1, -1]) if rest else int(np.sign(v)) for rest, v in zip(resting, qd, strict=True)]
        reached = [rest and m == 0 and rng.random() < 0.2 for rest, m in zip(resting, mode, strict=True)]
        yield np.array(q), np.array(qd), mode, reached, [rng.gauss(0, 4) for _ in range(joints)]


@pytest.mark.parametrize(("loaded", "drives"), [(False, False), (True, False), (False, True), (True, True)])
@pytest.mark.parametrize("joints", [1, 2, 3])
def test_decisions_agree_with_enumeration(joints, loaded, drives):
    seen = set()
    for seed in range(3):
        chain = random_arm(100 * joints + seed, joints, loaded, drives)
        reference = FrictionReference(chain)
        run = Interpreter(fast_program(assemble(chain), ["decide", "friction_dynamics"]))
        for q, qd, mode, reached, push in problems(seed, joints, 8):
            tau = reference.mechanics.bias(q, 0 * qd) + push
            expected = reference.decide(q, qd, tau, mode, reached)
            modes, status = (np.asarray(x)[:, 0] for x in run.float64("decide", [q, qd, tau, mode, reached]))
            seen.add(int(status[0]))
            context = (seed, q, qd, mode, reached, tau, expected, modes, status)
            assert np.array_equal(modes, expected.mode), context
            if expected.status == OK:
                assert status[0] in (OK, UNPROVEN), context
            else:
                assert status[0] == expected.status, context
            f, qdd, motion_status = (np.asarray(x)[:, 0] for x in run.float64("friction_dynamics", [q, qd, tau, modes]))
            assert motion_status[0] in (OK, UNPROVEN, SEVERAL)
            verdict = reference.verify(q, qd, tau, modes, f, qdd)
            assert verdict.worst < 1e-10, (verdict, context)
    assert seen <= {OK, UNPROVEN, TIE}
    assert LIMIT not in seen
    assert NONE not in seen


HOIST = """
symgen: 1
name: hoist
gravity: [0, 0, -10]
joints:
  - name: cage
    type: prismatic
    place: {axis: [0, 0, 1]}
    mass: 1000
    friction: {coulomb: 350, static: 350}
"""


@pytest.mark.parametrize("run", [0, 1], ids=["emitted", "reference"])
def test_a_limit_is_located_as_accurately_as_the_driving_force_is_known(run):
    """10 kN carry the cage: 1e-6 of them, 10.35 mN, is what a location may leave of its 350 N, see conventions."""
    chain = loads_chain(HOIST)
    reference, program = FrictionReference(chain), Interpreter(fast_program(assemble(chain), ["decide"]))
    for short, mode in ((0.0, 1), (0.009, 1), (0.011, 0)):
        q, qd, tau = np.zeros(1), np.zeros(1), np.array([10350.0 - short])
        if run == 0:
            found = program.float64("decide", [q, qd, tau, np.zeros(1, np.int8), np.ones(1, bool)])[0][:, 0]
        else:
            found = reference.decide(q, qd, tau, [0], [True]).mode
        assert found[0] == mode, short

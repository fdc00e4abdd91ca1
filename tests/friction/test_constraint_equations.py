"""Harlecki's (3.5) to (3.11) in absolute coordinates against compiled code: motion, holding forces, reactions."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from friction_chains import e, random_arm, slide, v

import symgen
from symgen.describe.chain import Chain, Friction, Inertia, Joint, Xyz
from symgen.reference.absolute import AbsoluteCoordinates
from tests.harlecki import harlecki

FUNCTIONS = ("sticking_forces", "friction_dynamics", "reactions", "drive_forces")


def tree() -> Chain:
    """A slide that carries two arms, one of them driven; loads and pins that rub, a spring, a rotor in a fixed link."""
    rubs = Friction(coulomb=e(0.5), static=e(0.8), coefficient=e(0.2), normal="radial", radius=e(0.05), span=e(0.3))
    body = {"mass": e(1.2), "com": v(0.2, 0.1, -0.1), "inertia": Inertia(e(0.02), e(0.03), e(0.04), e(0.002))}
    joints = (
        slide("base_slide", 3.0, (1, 0.2, 0), friction=Friction(coefficient=e(0.1), normal=v(0, 0, 1), coulomb=e(1))),
        Joint("left", "revolute", Xyz(v(0.1, 0, 0), v(1, 0.3, 0)), "base_slide", friction=rubs, stiffness=e(3), **body),
        Joint("plate", "fixed", Xyz(v(0.2, 0.1, 0), v(0, 0.4, 0)), "base_slide", **body),
        Joint("right", "revolute", Xyz(v(0, 0.1, 0)), "plate", motion=e("0.4*sin(3*t)"), friction=rubs, **body),
        Joint("tool", "revolute", Xyz(v(0.3, 0, 0), v(0.5, 0, 0)), "right", friction=rubs, damping=e(0.1), **body),
    )
    return Chain("tree", joints, gravity=v(0, 0, -9.81))


CHAINS = [random_arm(61, 3, loaded=True), random_arm(62, 4, loaded=True), random_arm(63, 3), tree()]


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: chain.name)
def test_every_pattern_of_stuck_joints(chain):
    """A stuck joint is one more constraint (3.9), one whose motion is given another (3.10); the friction of the others
    comes from their own reactions, by the iteration of the paper. To 1e-10 of the largest number of each kind."""
    chain = replace(chain, name=f"constraints_{chain.name}")
    model = symgen.build_model(chain, "c", functions=FUNCTIONS)
    n, t = len(chain.moving), 0.3
    more = {"t": t} if any(joint.motion is not None for joint in chain.joints) else {}
    given = [k for k, joint in enumerate(chain.moving) if joint.motion is not None]
    absolute = AbsoluteCoordinates(chain, t=t)
    rng = np.random.default_rng(n)

    def assert_close(found, known):
        assert np.max(np.abs(found - known), initial=0.0) <= 1e-10 * max(1.0, np.max(np.abs(known), initial=0.0))

    for pattern in itertools.product((0, 1, -1), repeat=n - len(given)):
        mode = np.ones(n, np.int8)
        mode[[k for k in range(n) if k not in given]] = pattern
        q, tau = rng.normal(size=n), np.where(np.isin(np.arange(n), given), 0.0, 10 * rng.normal(size=n))
        qd = mode * rng.uniform(0.1, 1.0, n)
        f, qdd, status = model.friction_dynamics(q, qd, tau, mode, **more)
        assert status in (0, 3)
        known = harlecki(absolute, q, qd, tau, mode.tolist())
        assert_close(qdd, known.qdd)
        assert_close(f, known.friction)
        assert_close(model.reactions(q, qd, qdd, **more), known.reactions)
        stuck = (mode == 0) & ~np.isin(np.arange(n), given)
        held, motion = model.sticking_forces(q, qd, tau, stuck, **more)
        assert_close(held, known.friction)
        assert_close(motion, known.qdd)
        assert_close(model.drive_forces(q, qd, qdd, **more), known.drive)

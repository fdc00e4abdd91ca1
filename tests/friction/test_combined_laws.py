"""Laws in rare company, from compiled code against the literal law: Stribeck's curve on a load, locks that rub."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import TARGETS, assert_known, compiled, e, v

from symgen.describe.chain import Chain, Drive, Friction, Inertia, Joint, Stribeck, Xyz
from symgen.reference.friction import FrictionReference

pytestmark = pytest.mark.parametrize("target", TARGETS)


def combined() -> Chain:
    """A pin with Stribeck's curve on its load, a self-locking screw whose slide and motor rub, a thrust bearing."""
    curve = Stribeck(e(0.3), e(1.5))
    pin = Friction(
        coulomb=e(0.2), static=e(0.4), viscous=e(0.1), stribeck=curve, coefficient=e(0.05), static_coefficient=e(0.12),
        normal="radial", radius=e(0.06), span=e(0.25),
    )  # fmt: skip
    slot = Friction(
        coulomb=e(2), static=e(3), viscous=e(0.7), stribeck=Stribeck(e(0.2), e(2)), coefficient=e(0.05),
        static_coefficient=e(0.1), normal=v(0, 0, 1),
    )  # fmt: skip
    motor = Friction(coulomb=e(0.005), static=e(0.01), viscous=e(0.0002), stribeck=Stribeck(e(5.0), e(2)))
    screw = Drive(
        lead=e(0.02), inertia=e(0.0005), loss=(e(0.9), e(1.02)), static_loss=(e(1.1), e(1.3)), motor_friction=motor
    )
    thrust = Friction(coefficient=e(0.1), static_coefficient=e(0.2), normal="axial", radius=e(0.04), stribeck=curve)
    body = {"mass": e(2), "com": v(0.1, 0.05, 0.2), "inertia": Inertia(e(0.03), e(0.04), e(0.05))}
    joints = (
        Joint("pin", "revolute", Xyz(), friction=pin, **body),
        Joint(
            "slot",
            "prismatic",
            Xyz(v(0.3, 0, 0), v(0.2, 0.3, 0), v(1, 0, 0)),
            "pin",
            friction=slot,
            drive=screw,
            **body,
        ),
        Joint("thrust", "revolute", Xyz(v(0.2, 0, 0), v(0.5, 0.3, 0)), "slot", friction=thrust, **body),
    )
    return Chain("combined", joints, gravity=v(0, 0, -9.81))


def test_combined_laws_are_the_literal_ones(target):
    model, reference = compiled(combined(), target), FrictionReference(combined())
    rng = np.random.default_rng(8)
    for _ in range(12):
        q, qd, qdd = rng.normal(size=(3, 3))
        qd = np.where(rng.random(3) < 0.4, 0.0, 0.3 * qd)
        tau = 20 * rng.normal(size=3)
        known = reference.inverse(q, qd, qdd)
        for a, b in zip(model.friction_inverse_dynamics(q, qd, qdd), known, strict=True):
            assert_known(a, b)
        mode = np.sign(qd).astype(np.int8)
        f, qdd, low, high, _, status = model.friction_limits(q, qd, tau, mode)
        assert status in (0, 3)
        answers = reference.solutions(q, qd, tau, mode.tolist())
        assert min(np.max(np.abs(answer.f - f)) for answer in answers) < 1e-9
        state = reference.state(q, qd, tau)
        assert_known(np.stack([low, high], 1), [state.band(j, qdd) for j in range(3)], 1e-9)

"""The literal friction law on random chains: two formulations, decisions, claims that are wrong."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_chains import random_chain
from zoo import JAMMING, e, vector

from symgen.describe.chain import Chain, Dh, Drive, Friction, Inertia, Joint, Stribeck, Xyz
from symgen.describe.load import loads_chain
from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.friction import NONE, OK, SEVERAL, TIE, FrictionReference
from symgen.reference.friction_law import JointLaw, Levels
from tests.harlecki import harlecki

FEW = settings(max_examples=8, deadline=None, derandomize=True)


def rubbing(seed: int, joints: int = 4, loads: float = 0.1) -> Chain:
    """A random chain whose joints rub, most with a load-dependent part small enough to be unique."""
    chain = random_chain(seed, joints, fixed=True, prismatic=True, placements=("mdh", "xyz", "dh"))
    draw = random.Random(seed)
    built = []
    for joint in chain.joints:
        if joint.type == "fixed" or draw.random() < 0.15:
            built.append(joint)
            continue
        coulomb = round(draw.uniform(0.0, 2.0), 3)
        friction = Friction(
            coulomb=e(coulomb),
            static=e(round(coulomb * draw.uniform(1.0, 1.6), 3)),
            viscous=e(round(draw.uniform(0.0, 0.3), 3)),
            stribeck=Stribeck(e(0.2), e(1.5)) if draw.random() < 0.4 else None,
        )
        if draw.random() < 0.7:
            mu = round(draw.uniform(0.0, loads), 3)
            span = e(0.3) if draw.random() < 0.4 else None
            friction = replace(friction, coefficient=e(mu), static_coefficient=e(1.3 * mu), span=span)
            if joint.type == "revolute":
                friction = replace(friction, normal=draw.choice(["radial", "axial"]), radius=e(0.05))
            elif isinstance(joint.place, Xyz):
                friction = replace(friction, normal=_across(joint.place))
            else:
                friction = replace(friction, coefficient=None, static_coefficient=None, span=None)
        built.append(replace(joint, friction=friction))
    return replace(chain, joints=tuple(built))


def _across(place: Xyz):
    axis = np.array([c.value if hasattr(c, "value") else 0.0 for c in place.axis])
    other = np.eye(3)[int(np.argmin(abs(axis)))]
    return vector(*np.cross(axis, other))


def state(chain: Chain, seed: int, rest: int = 0):
    rng = np.random.default_rng(seed)
    inputs = rng.normal(size=len(chain.input_names))
    n = len(chain.moving)
    q, qd, tau = rng.normal(size=(3, n))
    qd[rng.permutation(n)[:rest]] = 0.0
    return inputs, q, qd, 5.0 * tau


@FEW
@given(st.integers(0, 10_000), st.integers(0, 2))
def test_two_formulations_agree(seed, rest):
    chain = rubbing(seed)
    inputs, q, qd, tau = state(chain, seed, rest)
    reference = FrictionReference(chain, inputs=inputs, t=0.2)
    mode = np.sign(qd).astype(int)
    answers = reference.solutions(q, qd, tau, mode)
    assert len(answers) == 1
    absolute = harlecki(AbsoluteCoordinates(chain, inputs=inputs, t=0.2), q, qd, tau, mode)
    scale = 1.0 + abs(absolute.qdd).max()
    np.testing.assert_allclose(answers[0].qdd, absolute.qdd, atol=1e-8 * scale)
    np.testing.assert_allclose(answers[0].f, absolute.friction, atol=1e-8 * (1.0 + abs(absolute.friction).max()))


@FEW
@given(st.integers(0, 10_000), st.integers(1, 4))
def test_decisions_satisfy_the_law(seed, rest):
    chain = rubbing(seed)
    inputs, q, qd, tau = state(chain, seed, rest)
    reference = FrictionReference(chain, inputs=inputs, t=0.2)
    answer = reference.decide(q, qd, tau, np.sign(qd).astype(int))
    assert answer.status in (OK, TIE)
    assert reference.verify(q, qd, tau, answer.mode, answer.f, answer.qdd).worst < 1e-11
    for j in reference.rubbing:
        assert qd[j] == 0.0 or answer.mode[j] == np.sign(qd[j])
    # fewest sliding: one joint less is not consistent
    for j in reference.rubbing:
        if qd[j] == 0.0 and answer.mode[j] != 0:
            mode = answer.mode.copy()
            mode[j] = 0
            for other in reference.solutions(q, qd, tau, mode):
                assert reference.verify(q, qd, tau, mode, other.f, other.qdd).worst > 0.0


@FEW
@given(st.integers(0, 10_000))
def test_wrong_claims_are_seen(seed):
    chain = rubbing(seed)
    inputs, q, qd, tau = state(chain, seed, 1)
    reference = FrictionReference(chain, inputs=inputs, t=0.2)
    answer = reference.decide(q, qd, tau, np.sign(qd).astype(int))
    size = max(abs(answer.qdd).max(), 1.0)
    wrong = answer.qdd.copy()
    wrong[-1] += 1e-6 * size
    assert reference.verify(q, qd, tau, answer.mode, answer.f, wrong).worst > 1e-9
    f = answer.f.copy()
    f[0] += 1e-4 * (1.0 + abs(f).max())
    assert reference.verify(q, qd, tau, answer.mode, f, answer.qdd).worst > 1e-8
    slides = [j for j in reference.rubbing if qd[j] != 0.0 and abs(f[j]) > 1e-3]
    if slides:
        mode = answer.mode.copy()
        mode[slides[0]] *= -1
        assert reference.verify(q, qd, tau, mode, answer.f, answer.qdd).worst > 1e-3


def block(**friction) -> Chain:
    rub = Friction(**{key: e(value) for key, value in friction.items()})
    return Chain("block", (Joint("x", "prismatic", Xyz(axis=vector(1, 0, 0)), mass=e(2), friction=rub),))


def test_breakaway_of_a_block():
    reference = FrictionReference(block(coulomb=10, static=15))
    held = reference.decide([0.0], [0.0], [14.999], [0])
    assert (held.mode[0], held.qdd[0], held.f[0]) == (0, 0.0, 14.999)
    slips = reference.decide([0.0], [0.0], [-15.001], [0])
    assert slips.mode[0] == -1
    assert slips.qdd[0] == pytest.approx(-5.001 / 2.0)
    # at its limit, reached at this event, it lets go although static friction could just hold
    reached = reference.decide([0.0], [0.0], [15.0], [0], [True])
    assert (reached.mode[0], reached.qdd[0]) == (1, 2.5)
    # a stop: it sticks as long as static friction holds, whatever the kinetic level
    assert reference.decide([0.0], [0.0], [12.0], [1]).mode[0] == 0


def test_reached_limit_that_must_stick_after_all():
    """With equal levels the released block would not accelerate: >= 0 suffices, so it slides at once."""
    reference = FrictionReference(block(coulomb=15, static=15))
    answer = reference.decide([0.0], [0.0], [15.0], [0], [True])
    assert (answer.mode[0], answer.qdd[0], answer.status) == (1, 0.0, OK)


def test_tie_of_two_blocks_in_series():
    """A block on a block, the upper one pulled: the upper may slip alone, or both together on the ground."""
    rub = Friction(coulomb=e(0.5), static=e(1.0))
    along = Xyz(axis=vector(1, 0, 0))
    lower = Joint("lower", "prismatic", along, mass=e(1), friction=rub)
    upper = Joint("upper", "prismatic", along, "lower", mass=e(1), friction=rub)
    reference = FrictionReference(Chain("blocks", (lower, upper), gravity=vector(0, 0, 0)))
    still, pull = [0.0, 0.0], [1.2, 1.2]
    answer = reference.decide(still, still, pull, [0, 0])
    assert (answer.status, list(answer.mode)) == (TIE, [0, 1])
    assert answer.qdd == pytest.approx([0.0, 0.7])
    together = reference.solutions(still, still, pull, [1, 0])[0]
    assert together.qdd == pytest.approx([0.35, 0.0])
    assert reference.verify(still, still, pull, [1, 0], together.f, together.qdd).worst < 1e-12


def steep_screw(k: float) -> FrictionReference:
    """Dupont's scalar screw beyond its limit k < 1 + J / (m l^2) = 1.1."""
    joint = Joint("screw", "revolute", inertia=Inertia(zz=e(50)), drive=Drive(inertia=e(5), loss=(e(k), e(k))))
    return FrictionReference(Chain("screw", (joint,), gravity=vector(0, 0, 0), forces=(("screw", e(-300)),)))


def test_screw_beyond_its_limit_has_none_or_two_accelerations():
    """Driving: 130 a = tau - 750 where a > -6; backdriving: 20 a = -(tau + 150) where a < -6."""
    assert len(steep_screw(0.9).solutions([0.0], [1.0], [40.0], [1])) == 1
    screw = steep_screw(1.5)
    assert screw.solutions([0.0], [1.0], [-200.0], [1]) == []
    assert screw.decide([0.0], [1.0], [-200.0], [1]).status == NONE
    two = sorted(answer.qdd[0] for answer in screw.solutions([0.0], [1.0], [40.0], [1]))
    assert two == pytest.approx([-190.0 / 20.0, -710.0 / 130.0])
    assert screw.decide([0.0], [1.0], [40.0], [1]).status == SEVERAL


def test_loads_of_bearings():
    """Radial, axial and slide normals, one and two bearings, against sums done by hand."""
    z = np.array([0.0, 0.0, 1.0])
    wrench = np.array([3.0, 4.0, -2.0, 0.0, 0.9, 7.0])
    law = lambda **k: JointLaw(Levels(**k), None, z, np.zeros(3))  # noqa: E731
    assert law(normal="radial").load(wrench) == pytest.approx(5.0)
    assert law(normal="axial").load(wrench) == pytest.approx(2.0)
    assert law(normal=np.array([1.0, 0.0, 0.0])).load(wrench) == pytest.approx(3.0)
    # the couple 0.9 N m about y makes +-3 N along x at +-0.15 m
    assert law(normal=np.array([1.0, 0.0, 0.0]), span=0.3).load(wrench) == pytest.approx(4.5 + 1.5)
    two = law(normal="radial", span=0.3).load(wrench)
    assert two == pytest.approx(np.hypot(4.5, 2.0) + np.hypot(-1.5, 2.0))


def test_inverse_problem():
    reference = FrictionReference(block(coulomb=10, static=15, viscous=2))
    tau, low, high = reference.inverse([0.0], [0.5], [1.0])
    assert (tau[0], low[0], high[0]) == (13.0, 13.0, 13.0)
    tau, low, high = reference.inverse([0.0], [0.0], [0.0])
    assert (tau[0], low[0], high[0]) == (0.0, -15.0, 15.0)


@pytest.mark.parametrize("kind", ["revolute", "prismatic"])
def test_dh_bearing_sits_at_the_axis_of_the_frame_before(kind):
    """A dh link is a link at the joint's axis with another one fixed to it; both have the same bearing loads."""
    place = Dh(e(0.4), e(0.7), e(0.2), e(0.3))
    body = {"mass": e(2), "com": vector(0.1, 0.2, 0.05), "inertia": Inertia(e(0.1), e(0.2), e(0.15))}
    normal = "radial" if kind == "revolute" else vector(1, 0, 0)
    rub = Friction(coefficient=e(0.2), normal=normal, radius=e(0.05) if kind == "revolute" else None, span=e(0.25))
    if kind == "prismatic":  # the same direction in the frame behind the place: x of the frame before
        c, s = np.cos(0.3), np.sin(0.3)
        back = replace(rub, normal=vector(c, -s * np.cos(0.7), s * np.sin(0.7)))
    else:
        back = rub
    one = Chain("one", (Joint("a", kind, place, friction=back, **body),))
    two = Chain("two", (Joint("a", kind, friction=rub), Joint("b", "fixed", place, "a", **body)))
    answers = [FrictionReference(c).solutions([0.3], [0.8], [4.0], [1])[0] for c in (one, two)]
    assert answers[0].f[0] > 0.01
    assert answers[0].f == pytest.approx(answers[1].f, rel=1e-11)
    assert answers[0].qdd == pytest.approx(answers[1].qdd, rel=1e-11)


@pytest.mark.parametrize(("mu", "accelerations"), [(1, [1 / 10.1]), (3, [1 / 20.1, -1 / 9.9])])
def test_an_answer_says_whether_other_accelerations_solve_its_mode(mu, accelerations):
    """10 kg that move along 45 degrees press with 5 |a| on the slide that carries them: 5.1 a + 5 mu |a| = 1."""
    reference = FrictionReference(loads_chain(JAMMING.replace("coefficient: 3", f"coefficient: {mu}")))
    zero, tau = [0.0, 0.0], [1.0, 0.0]
    found = reference.solutions(zero, zero, tau, [1, 0])
    assert sorted(x.qdd[0] for x in found) == pytest.approx(sorted(accelerations), rel=1e-12)
    answer = reference.decide(zero, zero, tau, [0, 0])
    assert (answer.status, answer.mode.tolist()) == (OK, [1, 0])
    assert answer.qdd[0] == pytest.approx(accelerations[0], rel=1e-12)
    assert answer.alone == (len(accelerations) == 1)


HOIST = """
symgen: 1
name: hoist
gravity: [0, 0, -9.81]
joints:
  - name: arm
    type: revolute
    place: {xyz: [0, 0, 0], axis: [0, 1, 0]}
    mass: 1
    com: [0.1, 0, 0.1]
    friction: {coefficient: 0.3, normal: axial, radius: 0.05}
    drive: {loss: [1, 1.2]}
  - {name: tip, type: prismatic, place: {dh: {d: 0.2, alpha: pi/3, theta: -1.3}}, mass: 0.5, com: [0.2, 0, 0]}
"""


def test_accelerations_are_found_on_the_other_side_of_a_drive():
    """A drive that locks when its load drives it: with the load's other sign, far from the frictionless motion, the
    same torque is in balance once more."""
    reference = FrictionReference(loads_chain(HOIST))
    q, zero, tau, mode = [0.3, 0.3], [0.0, 0.0], [2.3, -2.1], [1, 0]
    found = reference.solutions(q, zero, tau, mode)
    assert len(found) == 2
    for answer in found:
        verdict = reference.verify(q, zero, tau, mode, answer.f, answer.qdd)
        assert max(verdict.equation, verdict.law) < 1e-13  # rounding, of about ten sums
        assert not answer.alone


def test_claims_are_relative_to_a_given_force_at_least():
    """One newton too much where 1 N is the largest force: all of that, or a thousandth of what is usual."""
    reference = FrictionReference(loads_chain(JAMMING))
    zero, tau = [0.0, 0.0], [1.0, 0.0]
    answer = reference.decide(zero, zero, tau, [0, 0])
    wrong = answer.f + np.array([0.0, 1.0])
    sizes = [reference.verify(zero, zero, tau, [1, 0], wrong, answer.qdd, least=x).equation for x in (0.0, 1e3)]
    assert sizes == pytest.approx([1.0, 1e-3], rel=1e-12)

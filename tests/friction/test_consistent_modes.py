"""All consistent patterns of one state: against the emitted laws of all patterns, other enumerations, closed forms."""

from __future__ import annotations

import itertools
import pickle

import numpy as np
import pytest
from friction_chains import NONE, e, random_arm, scalar_screw, slide, v

import symgen
from symgen.describe.chain import Chain, Friction, Inertia, Joint, Mdh
from symgen.errors import ArgumentError
from symgen.reference.friction import FrictionReference


def in_order(modes):
    """Patterns in the order of the rule: few sliding joints, then 0, +1, -1 joint by joint."""
    return sorted(modes, key=lambda m: (np.count_nonzero(m), [{0: 0, 1: 1, -1: 2}[x] for x in m]))


def test_six_joints_near_breakaway_have_several_and_the_first_is_decided(repository):
    """Against the emitted friction and bands of all 729 patterns at once."""
    with pytest.warns(symgen.errors.ChainWarning):
        chain = symgen.load_chain(repository / "examples" / "puma560_friction.yaml")
    model = symgen.build_model(chain, functions=["decide", "bias", "friction_limits"])
    static = np.array([joint.friction.static.value for joint in chain.moving])
    rng = np.random.default_rng(3)
    still, patterns = np.zeros(6), np.array(list(itertools.product((0, 1, -1), repeat=6)), np.int8)
    counts = []
    for _ in range(12):
        q = rng.uniform(-2.0, 2.0, 6)
        tau = model.bias(q, still) + 1.01 * static * rng.choice([-1.0, 1.0], 6)
        f, qdd, low, high, _, status = model.friction_limits(q, still, tau, patterns)
        obeys = np.where(patterns == 0, (low <= f) & (f <= high), patterns * qdd > 0.0).all(axis=1)
        assert np.all(status == 0)
        found = model.consistent_modes(q, still, tau)
        assert found.modes.tolist() == in_order(patterns[obeys].tolist())
        rows = [patterns.tolist().index(mode) for mode in found.modes.tolist()]
        assert np.allclose(found.qdd, qdd[rows], rtol=1e-9, atol=1e-9)
        assert np.allclose(found.friction, f[rows], rtol=1e-9, atol=1e-9)
        mode, status = model.decide(q, still, tau, np.zeros(6, np.int8))
        assert mode.tolist() == found.modes[0].tolist()
        fewest = np.count_nonzero(found.modes, axis=1)
        assert status == (1 if np.sum(fewest == fewest[0]) > 1 else 0)
        counts.append((status, len(found.modes)))
    assert any(status == 0 and count > 1 for status, count in counts)


@pytest.mark.parametrize(
    ("joints", "loaded", "drives"), [(3, False, False), (2, True, False), (2, False, True), (2, True, True)]
)
def test_random_states_against_newton_s_method_pattern_by_pattern(joints, loaded, drives):
    chain = random_arm(7, joints, loaded, drives)
    model = symgen.build_model(chain, "numpy", functions=["bias"])
    law, rng, patterns = (
        FrictionReference(chain),
        np.random.default_rng(2),
        itertools.product((0, 1, -1), repeat=joints),
    )
    every = in_order(patterns)
    found_some = 0
    for _ in range(3):
        q, qd = rng.uniform(-1.0, 1.0, joints), np.zeros(joints)
        tau = model.bias(q, qd) + rng.uniform(-8.0, 8.0, joints)
        found = model.consistent_modes(q, qd, tau)
        state, known = law.state(q, qd, tau), []
        for mode in every:
            for answer in law.solutions(q, qd, tau, mode):
                holds = all(
                    low <= answer.f[j] <= high if mode[j] == 0 else mode[j] * answer.qdd[j] > 0.0
                    for j in range(joints)
                    for low, high in [state.band(j, answer.qdd)]
                )
                known += [(list(mode), answer)] * holds
        assert found.modes.tolist() == [mode for mode, _ in known]
        for qdd, f, (mode, answer) in zip(found.qdd, found.friction, known, strict=True):
            assert np.allclose(qdd, answer.qdd)
            assert np.allclose(f, answer.f)
            assert law.verify(q, qd, tau, mode, f, qdd).worst < 1e-9
        found_some += len(known)
    assert found_some


def pin(mu):
    """A rod on a pin: mass 2 kg at 0.5 m, 0.1 kg m^2 about its centre, radius 0.3 m."""
    law = Friction(coefficient=e(mu), normal="radial", radius=e(0.3))
    rod = Joint("rod", "revolute", Mdh(), mass=e(2), com=v(0.5, 0, 0), inertia=Inertia(zz=e(0.1)), friction=law)
    return Chain("pin", (rod,), gravity=v(0, -9.81, 0))


@pytest.mark.parametrize(("mu", "torque"), [(0.5, 14.0), (3.0, 14.0), (3.0, -40.0), (3.0, 30.0), (3.0, 9.81)])
def test_every_root_of_a_pin_is_a_row(mu, torque):
    """At rest and level J a + m g L + s mu r N(a) = tau, N = m |(0, L a + g)|, piecewise linear: by hand.

    Above mu = J/(m L r) = 2 the load grows faster with the acceleration than inertia: two motions or none.
    """
    m, L, J, r, g = 2.0, 0.5, 0.1 + 2.0 * 0.25, 0.3, 9.81
    known = []
    if abs(torque - m * g * L) <= mu * r * m * g:
        known.append((0, 0.0, torque - m * g * L))
    for s, side in itertools.product((1, -1), repeat=2):  # sense of motion, sign of the load
        c = s * side * mu * r * m
        a = (torque - m * g * L - c * g) / (J + c * L)
        if s * a > 0.0 and side * (L * a + g) >= 0.0:
            known.append((s, a, c * (L * a + g)))
    found = symgen.build_model(pin(mu), "numpy").consistent_modes([0.0], [0.0], [torque])
    rows = sorted(zip(found.modes[:, 0].tolist(), found.qdd[:, 0], found.friction[:, 0], strict=True))
    assert np.allclose(np.array(rows).reshape(-1, 3), np.array(sorted(known)).reshape(-1, 3), rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("tau", [-100.0, 0.0, 150.0, 900.0])
def test_a_self_locking_screw(tau):
    """k2 = 1.3 beyond 1 + J/(m l^2) = 1.1: backdriving has a motion that is none without loss, beside the hold."""
    k1, k2, J, inertia, load = 0.4, 1.3, 5.0, 50.0, 300.0
    chain = scalar_screw(load, efficiency=None, static_efficiency=None, loss=(e(k1), e(k2)))
    known = []
    if min((1 + k1) * load, (1 - k2) * load) <= tau <= max((1 + k1) * load, (1 - k2) * load):
        known.append((0, 0.0))
    for s, k in itertools.product((1, -1), (k1, -k2)):
        a = (tau - (1 + k) * load) / ((1 + k) * inertia + J)
        drives = s * (inertia * a + load) > 0.0
        if s * a > 0.0 and drives == (k == k1):
            known.append((s, a))
    found = symgen.build_model(chain, "numpy").consistent_modes([0.0], [0.0], [tau])
    rows = sorted(zip(found.modes[:, 0].tolist(), found.qdd[:, 0], strict=True))
    assert np.allclose(np.array(rows).reshape(-1, 2), np.array(sorted(known)).reshape(-1, 2), rtol=1e-8, atol=1e-8)
    assert known


def test_parameters_inputs_and_moving_joints_count():
    rubs = Friction(coulomb=e("level"), static=e(15))
    parameters = (symgen.describe.chain.Parameter("level", e(10)),)
    lower = slide("x", 1.0, friction=rubs)
    upper = slide("y", 1.0, (0, 1, 0), friction=rubs)
    chain = Chain(
        "two", (lower, upper), gravity=NONE, parameters=parameters, inputs=("pull",), forces=(("x", e("pull")),)
    )
    model = pickle.loads(pickle.dumps(symgen.build_model(chain, "numpy", functions=["bias"])))
    call = {"q": [0.0, 0.0], "qd": [0.0, -1.0], "tau": [0.0, 0.0]}
    assert model.consistent_modes(**call).modes.tolist() == [[0, -1]]
    found = model.consistent_modes(**call, inputs={"pull": 14.0})
    assert found.modes.tolist() == [[0, -1], [1, -1]]
    assert np.allclose(found.qdd, [[0, 10], [4, 10]])
    assert np.allclose(found.friction, [[14, -10], [10, -10]])
    found = model.consistent_modes(**call, inputs=[14.0], params={"level": 15.0})
    assert found.modes.tolist() == [[0, -1]]
    assert len(found) == 1


def test_what_cannot_be_enumerated_is_refused():
    rubs = Friction(coulomb=e(1))
    nine = Chain("nine", tuple(slide(f"x{k}", 1.0, friction=rubs) for k in range(9)), gravity=NONE)
    smooth = Chain("smooth", (slide("x", 1.0),), gravity=NONE)
    one = symgen.build_model(Chain("one", (slide("x", 1.0, friction=rubs),), gravity=NONE), "numpy")
    for model, n, words in ((nine, 9, "9 joints with friction"), (smooth, 1, "no joint of this chain can stick")):
        with pytest.raises(ArgumentError, match=words):
            symgen.build_model(model, "numpy", functions=["bias"]).consistent_modes(*[np.zeros(n)] * 3)
    for state, words in (
        (([[0.0]], [0.0], [0.0]), "one state"),
        (([0.0], [np.nan], [0.0]), "not finite"),
        (([0.0], [0.0], [0.0, 0.0]), "one state"),
    ):
        with pytest.raises(ArgumentError, match=words):
            one.consistent_modes(*state)
    with pytest.raises(ArgumentError, match="one set"):
        one.consistent_modes([0.0], [0.0], [0.0], params=np.zeros((2, 0)))

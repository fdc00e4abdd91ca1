"""Preloaded drives against closed forms: two nuts that share a load, as in Dupont's figure 10.

Of a screw with inertia J of the rotor, referred to the joint, and m l^2 of the load, k1 of a nut that is driven and k2
of one that drives, a load x in the direction of motion costs (k1 - k2)/2 x + (k1 + k2)/2 max(|x|, p).
"""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import NONE, e, scalar_screw

import symgen
from symgen.describe.chain import Chain, Drive, Friction, Inertia, Joint, Mdh, Parameter
from symgen.describe.load import loads_chain
from symgen.errors import SymgenError
from symgen.reference.friction import FrictionReference
from symgen.report.equations import format_equations

K, P = 0.4, 100.0
"""Equal losses in both directions, and the preload, N m."""

FUNCTIONS = (
    "friction_inverse_dynamics", "friction_dynamics", "friction_limits", "decide", "step_interpolated",
    "switching_functions", "linearize", "kinetic_energy", "potential_energy", "applied_forces",
)  # fmt: skip


def preloaded(k1: float = K, k2: float = K, load: str = "load", **keys: object) -> Chain:
    """Dupont's scalar screw, J = 5, m l^2 = 50, with a preload p and a load torque that are run-time parameters."""
    drive = {"inertia": e(5), "loss": (e(k1), e(k2)), "preload": e("p"), **keys}
    turn = Joint("screw", "revolute", Mdh(), inertia=Inertia(zz=e(50)), drive=Drive(**drive))
    parameters = (Parameter("p", e(P)), Parameter("load", e(0.0)))
    return Chain("preloaded", (turn,), parameters=parameters, gravity=NONE, forces=(("screw", e(f"-({load})")),))


@pytest.fixture(scope="module", params=["c", "numpy", "reference"])
def screw(request):
    return symgen.build_model(preloaded(), request.param, functions=FUNCTIONS, optimization="debug")


@pytest.fixture(scope="module")
def uneven():
    return symgen.build_model(preloaded(0.5, 0.2), "c", functions=FUNCTIONS, optimization="debug")


def torque(model, load, s=1.0):
    return float(model.friction_inverse_dynamics([0.0], [s], [0.0], params={"load": load})[0][0])


@pytest.mark.parametrize("load", [0.0, 1.0, -1.0, 60.0, -99.0, 100.0, 140.0, -250.0])
@pytest.mark.parametrize("s", [1.0, -1.0])
def test_equal_losses_make_friction_proportional_to_the_larger_of_load_and_preload(screw, load, s):
    assert torque(screw, load, s) == pytest.approx(load + s * K * max(abs(load), P), rel=1e-14)


@pytest.mark.parametrize("load", [-250.0, -100.0, -30.0, 0.0, 30.0, 100.0, 250.0])
@pytest.mark.parametrize("s", [1.0, -1.0])
def test_uneven_losses_are_those_of_both_nuts(uneven, load, s):
    x = s * load  # in the direction of motion
    nuts = [P / 2 + x / 2, P / 2 - x / 2]  # what presses each nut on its own flank
    if abs(x) > P:
        nuts = [x, 0.0] if x > 0.0 else [0.0, -x]
    expected = load + s * (0.5 * nuts[0] + 0.2 * nuts[1])
    assert torque(uneven, load, s) == pytest.approx(expected, rel=1e-14)


def test_the_law_is_continuous_at_the_preload(uneven):
    for x in (P, -P):
        ends = [torque(uneven, x * (1.0 + d)) for d in (-1e-9, 1e-9)]
        assert ends[0] == pytest.approx(ends[1], abs=1e-6)  # slopes below 1.5 over 2e-7 N m


def test_no_preload_is_the_drive_without_one(uneven):
    plain = symgen.build_model(
        scalar_screw(70.0, inertia=e(5), efficiency=None, static_efficiency=None, loss=(e(0.5), e(0.2))),
        "c", functions=("friction_inverse_dynamics",), optimization="debug",
    )  # fmt: skip
    for s in (1.0, -1.0):
        known = plain.friction_inverse_dynamics([0.0], [s], [2.0])[0]
        found = uneven.friction_inverse_dynamics([0.0], [s], [2.0], params={"p": 0.0, "load": 70.0})[0]
        np.testing.assert_allclose(found, known, rtol=1e-14)


@pytest.mark.parametrize(
    ("load", "s", "tau"), [(20.0, 1, 200.0), (20.0, -1, -200.0), (-30.0, 1, 5.0), (400.0, 1, 900.0)]
)
def test_accelerations_by_the_balance_of_motor_and_load(screw, load, s, tau):
    f, qdd, status = screw.friction_dynamics([0.0], [s], [tau], [s], params={"load": load})
    # tau - J qdd = x + s K max(|x|, P) with the load torque x = 50 qdd + load
    inside = (tau - load - s * K * P) / 55.0
    beyond = [(tau - (1.0 + s * g * K) * load) / (5.0 + 50.0 * (1.0 + s * g * K)) for g in (1.0, -1.0)]
    candidates = [a for a, g in zip(beyond, (1.0, -1.0), strict=True) if g * (50.0 * a + load) >= P]
    expected = inside if abs(50.0 * inside + load) <= P else candidates[0]
    assert status == 0
    assert qdd[0] == pytest.approx(expected, rel=1e-12)
    assert f[0] == pytest.approx(tau - load - 55.0 * expected, rel=1e-12)


def test_the_band_that_holds_is_as_wide_as_the_preload_makes_it(screw):
    for load in (0.0, 50.0, -80.0, 300.0):
        _, low, high = screw.friction_inverse_dynamics([0.0], [0.0], [0.0], params={"load": load})
        held = K * max(abs(load), P)
        np.testing.assert_allclose([low[0], high[0]], [load - held, load + held], rtol=1e-13)
        for tau, mode in ((load + 0.999 * held, 0), (load + 1.001 * held, 1), (load - 1.001 * held, -1)):
            assert screw.decide([0.0], [0.0], [tau], [0], params={"load": load})[0][0] == mode


def test_the_switching_function_is_zero_at_the_preload_alone(screw):
    def drive_load(load):
        tau = load + K * max(abs(load), P)  # no acceleration, so x = load
        return float(np.ravel(screw.switching_functions([0.0], [1.0], [tau], [1], params={"load": load})[3])[2])

    assert drive_load(0.0) == pytest.approx(-P / 2)  # no event where the load changes its sign
    assert drive_load(50.0) == pytest.approx((25.0 - 100.0) / 2)
    assert drive_load(-130.0) == pytest.approx(30.0)
    assert abs(drive_load(100.0)) < 1e-12 > abs(drive_load(-100.0))


def test_a_linear_model_does_not_see_the_preload(screw):
    small, large = (screw.linearize([0.0], [0.0], [0.0], params={"p": p}) for p in (0.0, 1e3))
    for a, b in zip(small, large, strict=True):
        np.testing.assert_array_equal(a, b)


def test_a_run_has_an_event_at_the_preload_and_none_at_zero_load():
    """The load grows with time, -150 + 100 t N m, while the screw turns: x passes -P at 0.5 s, zero at 1.5 s, P at 2.5.

    The motor's torque keeps the rate constant: tau = load + K max(|load|, P), so that events have closed times.
    """
    chain = preloaded(load="100*t - 150")
    model = symgen.build_model(chain, "c", functions=FUNCTIONS, optimization="debug")
    tau = {"screw": f"100*t - 150 + {K}*max(abs(100*t - 150), {P})"}
    run = symgen.simulate(model, 3.0, q=[0.0], qd=[1.0], tau=tau)
    signs = [event.time for event in run.events if event.kind == "normal_sign"]
    assert signs == pytest.approx([0.5, 2.5], abs=1e-9)
    np.testing.assert_allclose(run.qd[:, 0], 1.0, rtol=1e-10)
    lost = K * (150.0 + 100.0) / 2 * 0.5 + K * P * 2.0 + K * (100.0 + 150.0) / 2 * 0.5
    assert run.dissipated[-1] == pytest.approx(lost, rel=1e-9)


def test_two_preloaded_drives_as_the_literal_law_has_them():
    """Every motion of every pattern, in a chain whose drives load each other, by enumeration in the reference."""
    first = Joint(
        "a", "revolute", Mdh(), mass=e(2), com=(e(0.3), e(0), e(0)), inertia=Inertia(zz=e(0.2)),
        friction=Friction(coulomb=e(0.4)),
        drive=Drive(ratio=e(30), inertia=e(1e-3), loss=(e(0.5), e(0.6)), static_loss=(e(0.6), e(0.7)), preload=e(8)),
    )  # fmt: skip
    second = Joint(
        "b", "revolute", Mdh(a=e(0.5)), mass=e(1), com=(e(0.2), e(0), e(0)), inertia=Inertia(zz=e(0.05)),
        drive=Drive(ratio=e(-20), inertia=e(5e-4), efficiency=(e(0.7), e(-9.0)), preload=e(3)),
    )  # fmt: skip
    chain = Chain("two_nuts", (first, second), gravity=(e(0), e(-9.81), e(0)))
    model = symgen.build_model(chain, "c", functions=("friction_dynamics",), optimization="debug")
    reference = FrictionReference(chain)
    rng = np.random.default_rng(5)
    seen = set()
    for _ in range(25):
        q, qd, tau = rng.normal(size=2), rng.normal(size=2), rng.normal(size=2) * [25.0, 8.0]
        mode = np.sign(qd).astype(int)
        f, qdd, status = model.friction_dynamics(q, qd, tau, mode)
        answers = reference.solutions(q, qd, tau, mode.tolist())
        if status in (0, 3):
            error = min(np.max(np.abs(answer.f - f)) for answer in answers)
            assert error < 1e-9 * np.max(np.abs(tau))
        state = reference.state(q, qd, tau)
        seen |= {abs(state.load_torque(j, qdd)) > p for j, p in ((0, 8.0), (1, 3.0))}
    assert seen == {True, False}  # both sides of the preloads were met


@pytest.mark.parametrize(
    ("drive", "message"),
    [("{preload: -1, loss: [0.1, 0.1]}", "preload"), ("{preload: 3}", "acts through losses")],
)
def test_bad_preloads_are_refused(drive, message):
    text = f"symgen: 1\nname: bad\njoints:\n  - {{name: a, type: revolute, place: {{mdh: {{}}}}, drive: {drive}}}\n"
    with pytest.raises(SymgenError, match=message):
        loads_chain(text)


def test_a_negative_preload_in_a_call_is_refused(screw):
    with pytest.raises(SymgenError, match="preload is -1; it must be at least 0"):
        screw.friction_inverse_dynamics([0.0], [1.0], [0.0], params={"p": -1.0})


def test_the_printed_law_has_the_larger_of_load_and_preload():
    text = format_equations(symgen.derive_equations(preloaded(0.5, 0.2)))
    assert "𝐟[1] = 𝐬[1] (0.15 𝐱[1] + 0.35 max(p, abs(𝐱[1])))" in text
    assert "low[1] = 1.15 tau_l[1] - 0.35 max(p, abs(tau_l[1]))" in text
    assert "high[1] = 1.15 tau_l[1] + 0.35 max(p, abs(tau_l[1]))" in text
    assert "A preload 𝐩 is the load at which one of two nuts" in " ".join(text.split())

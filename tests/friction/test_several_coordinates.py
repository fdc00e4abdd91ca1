"""Friction of joints that follow several coordinates, against closed forms and the literal law."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ChainError, DerivationError
from symgen.reference.fixed_step import FixedSteps
from symgen.reference.friction import FrictionReference
from symgen.reference.sharing import shares

BELT = """
symgen: 1
name: belt
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 2}, friction: {coulomb: 1, static: 1.5}}
  - {name: b, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}, friction: {coulomb: 0.7}}
  - {name: sum, type: revolute, parent: base, place: {xyz: [2, 0, 0]}, friction: {coulomb: 1, static: 1.2}}
coupled: {sum: a + b}
"""

WRIST = """
symgen: 1
name: wrist
gravity: [0, 0, 0]
joints:
  - {name: roll, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.3}}
  - {name: pitch, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 0.2}}
  - {name: left, type: revolute, parent: base, place: {xyz: [0, 1, 0]}, inertia: {zz: 0.01},
     friction: {coulomb: 0.5, static: 0.8}}
  - {name: right, type: revolute, parent: base, place: {xyz: [0, -1, 0]}, inertia: {zz: 0.01},
     friction: {coulomb: 0.4}, drive: {ratio: 10, motor_friction: {coulomb: 0.01}}}
coupled: {left: roll + pitch, right: roll - pitch}
"""

LOADED = """
symgen: 1
name: loaded
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.3, 0.1, 0], inertia: {zz: 0.2},
     friction: {coulomb: 0.4, coefficient: 0.1, radius: 0.04, normal: radial}}
  - {name: b, type: revolute, parent: a, place: {xyz: [0.6, 0, 0]}, mass: 1, com: [0.2, 0, 0], inertia: {zz: 0.1}}
  - {name: slider, type: prismatic, parent: base, place: {xyz: [0, 1, 0], axis: [1, 0, 0]}, mass: 0.7, com: [0, 0.1, 0],
     friction: {coulomb: 0.2, coefficient: 0.15, static_coefficient: 0.2, normal: [0, 1, 0]}}
  - {name: pin, type: revolute, parent: base, place: {xyz: [0, -1, 0]}, mass: 0.4, com: [0.1, 0.05, 0],
     inertia: {zz: 0.02}, friction: {coulomb: 0.1, coefficient: 0.2, radius: 0.03, normal: radial}}
coupled: {slider: 0.3*sin(a) + 0.2*b, pin: 2*a - b + 0.1*a**2}
"""

FUNCTIONS = [
    "friction_dynamics", "sticking_forces", "decide", "friction_limits", "switching_functions",
    "friction_inverse_dynamics", "friction_torque", "step", "step_interpolated",
]  # fmt: skip


@pytest.fixture(scope="module")
def belt():
    return symgen.build_model(loads_chain(BELT), "numpy")


def test_modes_of_joints_that_follow_several_stand_behind_the_coordinates(belt):
    assert belt.mode_names == ("a", "b", "sum")
    f, qdd, status = belt.friction_dynamics([0, 0], [1.0, -2.0], [0, 0], [1, -1, -1])
    np.testing.assert_array_equal(f, [1.0, -0.7, -1.0])
    np.testing.assert_allclose(qdd, [-(1.0 - 1.0) / 2, 1.7], rtol=1e-15)  # M qdd + f + g' f_sum = 0
    assert status == 0


@pytest.mark.parametrize(
    ("tau", "modes"),
    [
        ([2.19, 0.0], [0, 0, 0]),  # a and b hold 1.5 + 0.7 while the belt rests
        ([2.21, 0.0], [1, -1, 0]),
        ([2.69, 0.69], [0, 0, 0]),  # a and the belt hold 1.5 + 1.2 while b rests
        ([2.71, 0.69], [1, 0, 1]),
        ([0.0, 1.89], [0, 0, 0]),  # b and the belt hold 0.7 + 1.2
        ([0.0, 1.91], [0, 1, 1]),
    ],
)
def test_breakaway_of_a_belt(belt, tau, modes):
    found, status = belt.decide([0, 0], [0, 0], tau, [0, 0, 0])
    assert status in (0, 1)  # static friction exceeds kinetic: another motion may obey the laws, too
    assert found.tolist() == modes


def test_what_bodies_leave_undetermined_is_shared_by_static_limits(belt):
    """tau_a alone: the first to break away are a and b, whose parts of 1.5 and 0.7 are equal; the belt has the rest."""
    f, qdd, status = belt.friction_dynamics([0, 0], [0, 0], [1.35, 0.0], [0, 0, 0])
    assert status == 0
    np.testing.assert_array_equal(qdd, [0.0, 0.0])
    part = 1.35 / (1.5 + 0.7)
    np.testing.assert_allclose(f, [1.5 * part, -0.7 * part, 0.7 * part], rtol=1e-14)
    rate, _, upper, _, _ = belt.switching_functions([0, 0], [0, 0], [1.35, 0.0], [0, 0, 0])
    np.testing.assert_allclose(upper, [1.5 - 1.5 * part, 0.7 + 0.7 * part, 1.2 - 0.7 * part], rtol=1e-14)
    np.testing.assert_array_equal(rate, [0.0, 0.0, 0.0])


def test_shares_of_forces_have_the_least_largest_fraction():
    """Against a linear program: minimise t with G' phi = T, -t F_- <= phi <= t F_+."""
    from scipy.optimize import linprog

    rng = np.random.default_rng(3)
    for _ in range(20):
        k, n = rng.integers(3, 6), rng.integers(1, 4)
        G, below, F = rng.integers(-2, 3, (k, n)).astype(float), *rng.uniform(0.5, 2.0, (2, k))
        T = G.T @ rng.normal(size=k)
        phi = shares(G, T, np.column_stack([-below, F]))
        np.testing.assert_allclose(G.T @ phi, T, atol=1e-12)
        sides = np.vstack([np.column_stack([np.eye(k), -F]), np.column_stack([-np.eye(k), -below])])
        best = linprog(
            np.eye(k + 1)[-1], A_ub=sides, b_ub=np.zeros(2 * k), A_eq=np.column_stack([G.T, np.zeros(n)]), b_eq=T,
            bounds=[(None, None)] * (k + 1),
        )  # fmt: skip
        assert np.max(np.maximum(phi / F, -phi / below)) == pytest.approx(best.x[-1], abs=1e-9)


def test_shares_near_a_dead_centre_are_determined():
    # a joint whose rate is 4e-12 and -2e-12 times those of the coordinates supplies the second force alone
    G, limits = np.array([[1.0, 0.0], [4e-12, -2e-12]]), np.array([[-1.0, 1.0], [-0.01, 0.01]])
    phi = shares(G, np.array([-0.5, 1e-8]), limits)
    # rounding of the first force, 1e-16, over the short row
    np.testing.assert_allclose(phi, [-0.5 + 4e-12 * 5e3, -5e3], rtol=1e-7)


def test_a_differential_with_one_side_held():
    """The right motor rests: roll and pitch move as one, M = 0.3 + 0.2 + 4 (0.01), against 2 (0.5) at the left one."""
    model = symgen.build_model(loads_chain(WRIST), "numpy")
    tau = [1.0, 0.8]
    mode, status = model.decide([0, 0], [0, 0], tau, [0, 0, 0, 0])
    assert status == 0
    assert mode[2:].tolist() == [1, 0]
    f, qdd, _ = model.friction_dynamics([0, 0], [0, 0], tau, mode)
    wanted = (1.8 - 2 * 0.5) / (0.3 + 0.2 + 4 * 0.01)
    np.testing.assert_allclose(qdd, [wanted, wanted], rtol=1e-14)
    # roll, whose left motor turns twice as fast: (0.3 + 2 (0.01)) a = 1 - f_left - f_right
    np.testing.assert_allclose(f, [0, 0, 0.5, 1.0 - 0.5 - (0.3 + 0.02) * wanted], rtol=1e-12)


def reference_gap(chain, states):
    """Largest difference to the literal law, over decisions that it makes alike."""
    model, reference = symgen.build_model(chain, "numpy"), FrictionReference(chain)
    worst, n = 0.0, len(model.q_names)
    rng = np.random.default_rng(7)
    for k in range(states):
        q, qd = rng.normal(size=n), rng.normal(size=n)
        if k % 2 == 0:
            qd[:] = 0.0
        if k % 4 == 1:
            qd[rng.integers(n)] = 0.0
        tau = model.gravity(q) + rng.normal(size=n) * (0.5, 2.0, 6.0)[k % 3]
        before = np.sign(reference.state(q, qd, tau).qd).astype(int)
        mode, status = model.decide(q, qd, tau, before)
        right = reference.decide(q, qd, tau, before)
        assert (mode == right.mode)[reference.rubbing].all()
        assert status in (right.status, 3)
        f, qdd, _ = model.friction_dynamics(q, qd, tau, mode)
        worst = max(worst, np.max(np.abs(f - right.f)), np.max(np.abs(qdd - right.qdd)))
        worst = max(worst, reference.verify(q, qd, tau, mode.tolist(), f, qdd).worst)
    return worst


def test_loads_of_joints_that_follow_several():
    assert reference_gap(loads_chain(LOADED), 24) < 1e-10  # forces of about 10 N, conditions of M of about 100


def test_interpolated_steps_turn_where_joints_of_curved_couplings_do():
    """Against motion by events to 1e-9, over four reversals: errors of order 4 leave 6e-9 at a step of 4 ms; impulses
    by the influence coefficients of the step's start in place of those of the reversal would leave 7e-4."""
    model, start = symgen.build_model(loads_chain(LOADED)), {"q": [0.3, -0.2], "qd": [1.0, 0.5]}
    run = symgen.simulate(model, 1.0, **start)
    steps = symgen.simulate(model, 1.0, dt=4e-3, **start)
    assert [event.kind for event in steps.events] == [event.kind for event in run.events] == ["reversal"] * 4
    assert np.abs(steps.q[-1] - run.q[-1]).max() < 5e-8
    assert np.abs(steps.qd[-1] - run.qd[-1]).max() < 5e-8


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_random_couplings_against_the_law(seed):
    """Two or three coordinates, up to three joints that follow them, linearly and not, on chains and trees."""
    rng = np.random.default_rng(seed)
    n, e = int(rng.integers(2, 4)), int(rng.integers(1, 4))
    joints, coupled = [], []
    for k in range(n + e):
        own, name = k < n, f"c{k}" if k < n else f"s{k - n}"
        carriers = ["base", *(f"c{j}" for j in range(min(k, n)))]
        levels = f"friction: {{coulomb: {rng.uniform(0.2, 2):.3f}, static: {rng.uniform(2, 3):.3f}}}"
        some = levels if not own or rng.random() < 0.7 else "damping: 0.1"
        place = f"place: {{xyz: [{rng.uniform(-0.5, 0.5):.3f}, 0.2, 0]}}, parent: {rng.choice(carriers)}"
        body = f"mass: {rng.uniform(0.1, 2):.3f}, com: [0.1, 0.05, 0], inertia: {{zz: {rng.uniform(0.05, 0.5):.3f}}}"
        joints.append(f"  - {{name: {name}, type: revolute, {place}, {body}, {some}}}")
        if not own:
            used = rng.choice(n, size=int(rng.integers(2, n + 1)), replace=False)
            terms = " + ".join(f"({rng.choice([-2, -1, 1, 2, 0.5])})*c{j}" for j in used)
            coupled.append(f"  {name}: {terms}" + (f" + 0.2*sin(c{used[0]})" if seed % 2 else ""))
    text = "\n".join(["symgen: 1", "name: drawn", "gravity: [0, -9.81, 0]", "joints:", *joints, "coupled:", *coupled])
    assert reference_gap(loads_chain(text), 24) < 1e-10


LOSSY = BELT.replace("friction: {coulomb: 1, static: 1.5}", "drive: {efficiency: [0.8, 1.3]}").replace(
    ", friction: {coulomb: 0.7}", ""
)


def test_a_drive_with_losses_passes_the_friction_of_a_belt():
    """4 of 5 N m pass the drive, against the belt's 1: 2 a = 3. Backdriven: 1.3 (2 a + 1) = -5 less."""
    chain = loads_chain(LOSSY)
    model = symgen.build_model(chain, "numpy")
    f, qdd, status = model.friction_dynamics([0, 0], [1, 1], [5, 0], [1, 1, 1])
    assert status == 0
    np.testing.assert_allclose(f, [1.0, 0.0, 1.0], atol=1e-14)
    np.testing.assert_allclose(qdd, [1.5, -1.0], rtol=1e-14)
    np.testing.assert_allclose(model.friction_torque([0, 0], [1, 1], [1.5, -1.0]), [5.0, 0.0], rtol=1e-14)
    tau, _, _ = model.friction_inverse_dynamics([0, 0], [1, 1], [-5.5, 0.0])
    np.testing.assert_allclose(tau, [(2 * -5.5 + 1) / 1.3, 1.0], rtol=1e-14)
    # the belt at rest may add 1.2 either way to what the drive at rest has to hold
    _, low, high = model.friction_inverse_dynamics([0, 0], [0, 0], [0.0, 0.0])
    np.testing.assert_allclose([low[0], high[0]], [-1.2 / 0.8, 1.2 / 0.8], rtol=1e-14)
    assert reference_gap(chain, 24) < 1e-12


def test_all_functions_pass_their_check():
    report = symgen.check_model(loads_chain(BELT), samples=20, functions=FUNCTIONS, targets=[("c", "float64")])
    assert [c for c in report.comparisons if not c.passed] == []
    assert [law for law in report.laws if not law.passed] == []


@pytest.mark.parametrize("text", [BELT, WRIST, LOADED], ids=["belt", "differential", "loads"])
def test_steps_without_events_are_those_of_the_literal_law(text):
    """The third opinion on steps: errors are rounding, and it has one nearly everywhere; a wrong step shows."""
    chain, steps = loads_chain(text), FixedSteps(loads_chain(text))
    report = symgen.check_model(
        chain, samples=12, functions=["step", "step_interpolated"], targets=[("numpy", "float64")]
    )
    assert [c for c in report.comparisons if not c.passed] == []
    seen = {(c.function, c.first) for c in report.comparisons if c.second == "law" and c.error > 0.0}
    assert {("step", "numpy float64"), ("step_interpolated", "numpy float64")} <= seen
    q, qd, tau = np.array([0.2, -0.4]), np.array([1.0, 0.6]), np.array([0.5, -0.3])
    step = steps.uneventful(q, qd, tau, 1e-3, bands=False)
    assert step is not None
    # order 4: half the way twice
    half = steps.uneventful(q, qd, tau, 5e-4, bands=False)
    twice = steps.uneventful(half.q, half.qd, tau, 5e-4, bands=False)
    np.testing.assert_allclose(twice.q, step.q, atol=1e-13)


def test_losses_of_a_joint_that_follows_several_are_refused():
    text = WRIST.replace("motor_friction: {coulomb: 0.01}", "efficiency: [0.9, 1.2]")
    with pytest.raises(ChainError, match=r"'right' has losses.*follows several.*give 'right' the coordinate"):
        loads_chain(text)


@pytest.fixture(scope="module")
def compiled_belt():
    return symgen.build_model(loads_chain(BELT), "c")


def test_a_belt_coasts_to_rest(compiled_belt):
    """v_a = 2 - t and v_b = -1 - 0.3 t until their sum, 1 - 1.3 t, is zero; then both lose 1.7/3 per second."""
    run = symgen.simulate(compiled_belt, 3.0, q=[0.0, 0.0], qd=[2.0, -1.0])
    first = 1.0 / 1.3
    last = first + (2.0 - first) * 3.0 / 1.7
    assert [(event.kind, event.joints, event.mode) for event in run.events] == [
        ("stick", ("sum",), (1, -1, 0)),
        ("stick", ("a", "b"), (0, 0, 0)),
    ]
    np.testing.assert_allclose([event.time for event in run.events], [first, last], rtol=1e-13)
    np.testing.assert_array_equal(run.qd[-1], [0.0, 0.0])
    assert run.friction.shape == run.mode.shape == (len(run.t), 3)
    # the momentum of 2 a - b changes by the friction of a and b alone, and the belt loses what is left of the energy
    assert run.dissipated[-1] == pytest.approx(4.5, rel=1e-12)
    assert run.energy[-1] == pytest.approx(0.0, abs=1e-12)


def test_a_belt_breaks_away_under_a_growing_force(compiled_belt):
    """tau_a = 1.1 t against a and b while the belt rests, 1.5 + 0.7, until t = 2; the run goes on from its own end."""
    run = symgen.simulate(compiled_belt, 2.5, tau={"a": "1.1*t"})
    assert [(event.kind, event.joints) for event in run.events] == [("slip", ("a", "b"))]
    assert run.events[0].time == pytest.approx(2.0, abs=1e-12)
    np.testing.assert_array_equal(run.mode[-1], [1, -1, 0])
    np.testing.assert_allclose(run.qd[-1, 0], -run.qd[-1, 1], rtol=1e-12)
    on = symgen.simulate(
        compiled_belt, 0.5, q=run.q[-1], qd=run.qd[-1], mode=run.mode[-1], t0=2.5, tau={"a": "1.1*t"}
    )  # fmt: skip
    whole = symgen.simulate(compiled_belt, 3.0, tau={"a": "1.1*t"})
    np.testing.assert_allclose(on.q[-1], whole.q[-1], rtol=1e-10)


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_a_belt_coasts_to_rest_in_fixed_steps(compiled_belt, method):
    """Dead bands catch a joint a step or two before its rate is zero; the ledger counts what the catch takes."""
    run = symgen.simulate(compiled_belt, 3.0, qd=[2.0, -1.0], dt=1e-3, method=method)
    first = 1.0 / 1.3
    last = first + (2.0 - first) * 3.0 / 1.7
    assert [(event.kind, event.joints) for event in run.events] == [("stick", ("sum",)), ("stick", ("a", "b"))]
    # interpolated: rates of joints that follow several are zero within 1e-9 of the largest
    near = 1e-8 if method == "interpolated" else 3e-3
    np.testing.assert_allclose([event.time for event in run.events], [first, last], atol=near)
    np.testing.assert_array_equal(run.qd[-1], [0.0, 0.0])
    np.testing.assert_array_equal(run.mode[-1], [0, 0, 0])
    assert run.friction.shape == run.mode.shape == (len(run.t), 3)
    assert run.dissipated[-1] == pytest.approx(4.5, rel=1e-9)
    assert run.energy[-1] == pytest.approx(0.0, abs=1e-12)
    assert run.energy_error < 1e-9


def test_a_dead_band_catches_a_joint_that_follows_several(compiled_belt):
    """Steps of 0.05 s: the band is wide, so a catch takes energy, half the reduced mass 2/3 times the rate squared."""
    run = symgen.simulate(compiled_belt, 1.0, qd=[2.0, -1.0], dt=0.05, method="karnopp")
    before = np.flatnonzero(run.mode[:, 2] == 0)[0]
    np.testing.assert_allclose(np.sum(run.qd[before:], axis=1), 0.0, atol=1e-12)
    assert np.sum(run.qd[before - 1]) > 1e-3
    assert run.energy_error < 1e-12


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_many_belts_in_fixed_steps(compiled_belt, method):
    rates = np.array([[2.0, -1.0], [0.0, 0.0], [1.0, -1.0]])
    runs = symgen.simulate_many(compiled_belt, 3.0, qd=rates, sample=0.5, dt=1e-2, method=method)
    for k, qd in enumerate(rates):
        one = symgen.simulate(compiled_belt, 3.0, qd=qd, sample=0.5, dt=1e-2, method=method)
        np.testing.assert_allclose(runs.q[k], one.q, atol=1e-12)
        np.testing.assert_array_equal(runs.mode[k], one.mode)
        assert [(e.kind, e.joints) for e in runs.events[k]] == [(e.kind, e.joints) for e in one.events]
        times = [[event.time for event in events] for events in (runs.events[k], one.events)]
        np.testing.assert_allclose(*times, atol=1e-9)


def test_many_belts_at_once(compiled_belt):
    rates = np.array([[2.0, -1.0], [0.0, 0.0], [1.0, -1.0]])
    runs = symgen.simulate_many(compiled_belt, 3.0, qd=rates, sample=0.5)
    for k, qd in enumerate(rates):
        one = symgen.simulate(compiled_belt, 3.0, qd=qd, sample=0.5)
        np.testing.assert_array_equal(runs.q[k], one.q)
        np.testing.assert_array_equal(runs.mode[k], one.mode)
        assert runs.events[k] == one.events


ARM = """
symgen: 1
name: belt_arm
gravity: [0, -9.81, 0]
inputs: [u]
joints:
  - {name: shoulder, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.2, 0, 0], inertia: {zz: 0.03}}
  - {name: elbow, type: revolute, parent: shoulder, place: {xyz: [0.4, 0, 0]}, mass: 1, com: [0.15, 0, 0],
     inertia: {zz: 0.01}}
  - {name: belt, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, friction: {coulomb: 0.4},
     drive: {ratio: 20, inertia: 1e-5, motor_friction: {coulomb: 0.01}}}
coupled: {belt: shoulder + elbow}
forces: {belt: u}
"""


def test_a_motor_at_the_base_drives_the_elbow_by_a_belt():
    """Its rotor adds N^2 J to all entries of M, its torque u acts on both coordinates, and 0.4 + 20 (0.01) hold it."""
    model = symgen.build_model(loads_chain(ARM), "numpy")
    plain = ARM.replace("forces: {belt: u}", "").replace("inputs: [u]", "")
    bare = plain[: plain.index("  - {name: belt")]
    arm = symgen.build_model(loads_chain(bare), "numpy")
    q, qd = [0.3, -0.8], [0.5, 0.7]
    np.testing.assert_allclose(
        model.mass_matrix(q, inputs=[0.0]) - arm.mass_matrix(q), np.full((2, 2), 0.004), atol=1e-15
    )
    by_input = model.forward_dynamics(q, qd, [0.1, 0.2], inputs=[3.0])
    np.testing.assert_allclose(by_input, model.forward_dynamics(q, qd, [3.1, 3.2], inputs=[0.0]), rtol=1e-13)
    # the arm hangs straight down but for the elbow's motor: the belt alone keeps it from moving
    at_rest = np.array([-np.pi / 2, 0.0])
    for push, mode in ((0.59, 0), (0.61, 1)):
        found, status = model.decide(at_rest, [0, 0], [0, 0], [0, 0, 0], inputs=[push])
        assert status == 0
        assert found[2] == mode


def test_very_many_joints_that_share_are_refused():
    pulley = "  - {name: p%d, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, friction: {coulomb: 1}}\n"
    text = BELT.replace("coupled: {sum: a + b}", "") + "".join(pulley % k for k in range(8))
    text += "coupled: {sum: a + b, " + ", ".join(f"p{k}: {k + 2}*a - b" for k in range(8)) + "}\n"
    with pytest.raises(DerivationError, match="11 joints can stick, and some follow several coordinates"):
        symgen.build_model(loads_chain(text), "numpy").friction_dynamics([0, 0], [0, 0], [0, 0], [0] * 11)

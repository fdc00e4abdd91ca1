"""Bristles in chains: the cases of Canudas de Wit et al. (1995), fixed steps, mixed chains, vibration, identification.

References are SciPy's Radau on equations of the tests' own, and closed forms.
"""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symgen
from symgen import identify
from symgen.describe.load import loads_chain
from symgen.errors import AnalysisError, ArgumentError

S0, S1, S2, FC, FS, VS = 1e5, np.sqrt(1e5), 0.4, 1.0, 1.5, 0.001
"""Numbers of Canudas de Wit et al. (1995), table I."""

STAGE = f"""
symgen: 1
name: stage
gravity: [0, 0, 0]
parameters: {{s0: {S0!r}, s1: {float(S1)!r}, m: 1}}
joints:
  - {{name: x, type: prismatic, place: {{xyz: [0, 0, 0], axis: [1, 0, 0]}}, mass: m,
     friction: {{lugre: {{stiffness: s0, damping: s1, viscous: {S2}, coulomb: {FC}, static: {FS},
                         stribeck: {{velocity: {VS}}}}}}}}}
points: {{tip: {{joint: x}}}}
"""

MIXED = """
symgen: 1
name: mixed
gravity: [0, 0, 0]
parameters: {s0: 2000, fc: 0.8}
inputs: [press]
joints:
  - {name: shoulder, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1.2, com: [0.3, 0, 0],
     friction: {lugre: {stiffness: s0, damping: 5, viscous: [0.1, 0.2], coulomb: [fc, "0.7*fc + 0.1*press**2"],
                        static: 1.2, stribeck: {velocity: 0.02, exponent: 1.5}}}}
  - {name: elbow, type: revolute, place: {xyz: [0.5, 0, 0], axis: [0, 0, 1]}, mass: 0.8, com: [0.2, 0, 0],
     friction: {coulomb: 0.4, static: 0.6, viscous: 0.02}}
  - {name: wheel, type: revolute, parent: base, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, inertia: {zz: 0.01},
     friction: {dahl: {stiffness: 500, coulomb: "0.3 + 0.05*sin(wheel)"}}}
coupled: {wheel: 2*shoulder + elbow}
"""


def lugre(v, z):
    """Rate of the deflection, and friction, of the stage."""
    rate = v - S0 * abs(v) * z / (FC + (FS - FC) * np.exp(-((v / VS) ** 2)))
    return rate, S0 * z + S1 * rate + S2 * v


def radau(force, t, start=(0.0, 0.0, 0.0)):
    """(3, len(t)): x, its rate and the deflection of a mass of 1 kg under force(t, x)."""

    def rates(t, y):
        slip, friction = lugre(y[1], y[2])
        return [y[1], force(t, y[0]) - friction, slip]

    found = solve_ivp(rates, (t[0], t[-1]), start, method="Radau", rtol=1e-10, atol=[1e-13, 1e-13, 1e-17], t_eval=t)
    return found.y


@pytest.fixture(scope="module")
def stage():
    return symgen.build_model(loads_chain(STAGE), "c", optimization="debug")


def test_a_bristle_at_rest_has_no_events(stage):
    """It swings about rest in micrometres, ever smaller: rates below ten tolerances of 1e-12 m/s do not count."""
    run = symgen.simulate(stage, 3.0, qd=[0.01])
    assert {event.kind for event in run.events} == {"switch"}
    assert 8 <= len(run.events) <= 14  # by 6 to 7 times less each 12 ms, from 1e-2 to 1e-11 m/s
    assert run.events[-1].time < 0.3


@pytest.mark.parametrize("push", [-4, 4])
def test_a_reversal_after_a_rest_is_not_lost(stage, push):
    """Pushed ahead, left alone until nothing moves, then pushed: the rate turns an even number of times, or odd."""
    run = symgen.simulate(stage, 3.0, tau={"x": f"where(t < 0.5, 4, where(t < 2, 0, {push}))"})
    turns = [event for event in run.events if event.condition == "abs(d(x))"]
    assert len(turns) % 2 == (push < 0)
    assert push * run.qd[-1, 0] > 0.0
    assert sum(event.time > 1.8 for event in turns) <= 1


def test_stick_slip(stage):
    """Figure 4: a spring of 2 N/m pulls, whose end moves at 0.1 m/s."""
    run = symgen.simulate(stage, 20.0, tau={"x": "2*(0.1*t - x)"}, sample=0.5, rtol=1e-11, atol=1e-13)
    x, v, z = radau(lambda t, x: 2.0 * (0.1 * t - x), run.t)
    # 1e-8 is the bound; the two integrators' own errors are 1e-10
    np.testing.assert_allclose(run.q[:, 0], x, atol=1e-8)
    np.testing.assert_allclose(run.qd[:, 0], v, atol=1e-8)
    np.testing.assert_allclose(run.states["x_bristle"], z, atol=1e-8 / S0)
    np.testing.assert_allclose(run.friction[:, 0], lugre(v, z)[1], atol=1e-7)
    assert np.ptp(x[(run.t > 12.0) & (run.t < 13.5)]) < 1e-4
    assert x[-1] > 1.2
    balance = run.energy - run.energy[0] - run.work_in + run.dissipated
    np.testing.assert_allclose(balance, 0.0, atol=1e-11)


def test_presliding_loop(stage):
    """Figure 3: a force below breakaway, to and fro, traces a loop: 1.425 N ramped up, down and up again."""
    times, forces = np.array([0.0, 1.0, 3.0, 5.0]), np.array([0.0, 1.425, -1.425, 1.425])
    run = symgen.simulate(stage, 5.0, tau={"x": (times, forces)}, sample=0.05, rtol=1e-11, atol=1e-13)
    parts = [radau(lambda t, x: np.interp(t, times, forces), run.t[:21])]
    for k in (21, 61):  # from knot to knot, so that the reference meets no corner within a step
        parts.append(radau(lambda t, x: np.interp(t, times, forces), run.t[k - 1 : k + 40], parts[-1][:, -1])[:, 1:])
    x, _v, z = np.concatenate(parts, axis=1)
    np.testing.assert_allclose(run.q[:, 0], x, rtol=0.0, atol=1e-8 * np.ptp(x))
    np.testing.assert_allclose(run.states["x_bristle"], z, rtol=0.0, atol=1e-8 * FS / S0)
    assert x[20] - x[60] > 1e-6
    assert np.ptp(x) < 1e-4


def test_step_is_of_order_two(stage):
    """The step of the C code against exact runs: errors fall four times where dt is halved."""
    exact = symgen.simulate(stage, 0.5, tau=[1.7], sample=[0.5], rtol=1e-11, atol=1e-14)
    errors = []
    for dt in (1e-3, 5e-4, 2.5e-4):
        state = ([0.0], [0.0], [0], 0, [0.0])
        for _ in range(round(0.5 / dt)):
            state, status = stage.step(state, [1.7], dt)
            assert status == 0
        errors.append(abs(state.q[0] - exact.q[-1, 0]))
    assert 3.8 < errors[0] / errors[1] < 4.4
    assert 3.9 < errors[1] / errors[2] < 4.2
    kept, status = stage.step(state, [1.7], 7e-3)  # beyond 1.95 sqrt(m/s0), 6.2 ms
    assert status == 7
    assert kept.count == state.count
    assert kept.states[0] == state.states[0]
    assert stage.step(state, [1.7], 6e-3)[1] == 0
    with pytest.raises(ArgumentError, match="five parts"):
        stage.step(state[:4], [1.7], 1e-3)


def test_deflection_never_exceeds_what_it_slides_with(stage):
    """Sliding sets no limit to the step: s0 |v| dt/g is 500 here."""
    state = ([0.0], [1.0], [1], 0, [0.0])
    for _ in range(40):
        state, status = stage.step(state, [FC + S2], 5e-3)
        assert status == 0
        assert 0.0 <= state.states[0] <= FS / S0 * (1.0 + 1e-12)
    np.testing.assert_allclose(state.states[0], FC / S0, rtol=1e-9)  # steady: v = 1 to rounding
    np.testing.assert_allclose(state.qd[0], 1.0, rtol=0.05)


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_fixed_steps_carry_the_deflection(stage, method):
    """A run is its steps, bit for bit, one of many too; energies balance to the order of the step."""
    run = symgen.simulate(stage, 0.05, dt=1e-3, method=method, tau=[1.7], sample=0.01)
    state = ([0.0], [0.0], [0], 0, [0.0])
    for _ in range(50):
        state, _ = stage.step(state, [1.7], 1e-3, method=method)
    assert (run.q[-1], run.states["x_bristle"][-1]) == (state.q, state.states)
    law = {"tau": {"x": "2*(0.1*t - x) - e"}, "states": {"e": {"rate": "10*x_bristle"}, "x_bristle": {"start": 2e-6}}}
    run = symgen.simulate(stage, 9.0, dt=1e-3, method=method, sample=1.0, **law)
    many = symgen.simulate_many(stage, 9.0, dt=1e-3, method=method, sample=1.0, runs=3, **law)
    exact = symgen.simulate(stage, 9.0, sample=1.0, **law)
    for name in ("x_bristle", "e"):
        assert np.array_equal(many.states[name][2], run.states[name])
    assert np.array_equal(many.q[2], run.q)
    # tau is held over a step of 1 ms, in which the mass comes as far as 0.3 mm
    np.testing.assert_allclose(run.q, exact.q, atol=3e-4)
    np.testing.assert_allclose(run.energy - run.energy[0], run.work_in - run.dissipated, atol=1e-7)


def test_vibration_sees_the_bristle(stage):
    """About rest: m x'' + (s1 + s2) x' + s0 x = f, by matrices and by the linearised state."""
    omega = np.array([10.0, 300.0, 500.0])
    closed = 1.0 / (S0 - omega**2 + 1j * omega * (S1 + S2))
    found = symgen.analyse.frequency_response(stage, [0.0], ("tip", [1, 0, 0]), "tip", omega=omega)[:, 0]
    np.testing.assert_allclose(found, closed, rtol=1e-12)
    A, B = stage.linearize([0.0], [0.0], [0.0])
    state = [np.linalg.solve(1j * w * np.eye(3) - A, B)[0, 0] for w in omega]
    np.testing.assert_allclose(state, closed, rtol=1e-10)
    slope = symgen.analyse.sensitivity(stage, [0.0])
    np.testing.assert_allclose(slope["s0"], np.sqrt(S0) / (4.0 * np.pi * S0), rtol=1e-12)
    assert symgen.analyse.equilibrium(stage, [0.0]).stable
    with pytest.raises(AnalysisError, match="x_bristle slide there"):
        symgen.analyse.modes(stage, [0.0], qd=[0.1])


def test_runs_take_states_of_the_chain(stage):
    """A start, expressions that use the deflection, many runs, a hold that leaves it free, and refusals."""
    law = {"tau": {"x": "1.2 - 1e4*x_bristle"}, "states": {"x_bristle": {"start": 2e-6}}}
    run = symgen.simulate(stage, 0.2, sample=0.1, **law)
    assert run.states["x_bristle"][0] == 2e-6
    assert run.tau[0, 0] == 1.2 - 0.02
    many = symgen.simulate_many(stage, 0.2, sample=0.1, runs=2, **law)
    assert np.array_equal(many.q[1], run.q)
    assert np.array_equal(many.states["x_bristle"][1], run.states["x_bristle"])
    held = symgen.simulate(stage, 0.2, tau={"x": "1.2"}, sample=0.1, hold=0.05)
    free = symgen.simulate(stage, 0.2, tau=[1.2], sample=0.1)
    np.testing.assert_allclose(held.q, free.q, atol=1e-12)
    np.testing.assert_allclose(held.at(0.13).states["x_bristle"], free.at(0.13).states["x_bristle"], atol=1e-14)
    for wrong, words in (
        ({"inputs": {"x_bristle": 1e-6}}, "which a run integrates; its start is"),
        ({"states": {"x_bristle": {"rate": "x"}}}, "a state of the chain has a start alone"),
        ({"states": {"x_bristle": {"start": np.inf}}}, "start must be finite"),
    ):
        with pytest.raises(ArgumentError, match=words):
            symgen.simulate(stage, 0.1, **wrong)


def test_mixed_chain():
    """Exact rest of one joint beside bristles of others, on a coupled joint, by direction, input and position."""
    chain = loads_chain(MIXED)
    assert loads_chain(chain.to_yaml()) == chain
    assert chain.joint("shoulder").friction is None
    model = symgen.build_model(chain, "numpy", functions=["bristles", "friction_dynamics"])
    assert model.input_names == ("press", "shoulder_bristle", "wheel_bristle")
    q, qd = np.array([0.3, -0.4]), np.array([-0.05, 0.03])
    u = {"press": 1.1, "shoulder_bristle": 1e-4, "wheel_bristle": -4e-4}
    v, s0 = np.array([qd[0], 2.0 * qd[0] + qd[1]]), np.array([2000.0, 500.0])
    kinetic = 0.7 * 0.8 + 0.1 * 1.1**2  # backward
    g = np.array([kinetic + (1.2 - kinetic) * np.exp(-((0.05 / 0.02) ** 1.5)), 0.3 + 0.05 * np.sin(0.6 - 0.4)])
    z = np.array([1e-4, -4e-4])
    rate = v - s0 * abs(v) * z / g
    force = s0 * z + np.array([5.0, 0.0]) * rate + np.array([0.2, 0.0]) * v
    f, found = model.bristles(q, qd, inputs=u)
    np.testing.assert_allclose(found, rate, rtol=1e-13)
    np.testing.assert_allclose(f, [force[0] + 2.0 * force[1], force[1]], rtol=1e-13)
    # the elbow rests exactly while the shoulder creeps on its bristle
    run = symgen.simulate(symgen.build_model(chain, "c", optimization="debug"), 0.2, tau=[0.3, 0.1], sample=0.05)
    assert np.all(run.q[:, 1] == 0.0)
    assert np.all(run.q[1:, 0] > 0.0)
    assert run.q[-1, 0] < 1e-3


def test_three_opinions():
    """The mixed chain's new functions and those that bristles change, C and NumPy, a controller's struct included."""
    functions = ("bias", "bristles", "bristle_stiffness", "linearize", "linearize_step", "step")
    report = symgen.check_model(loads_chain(MIXED), samples=60, seed=3, functions=functions)
    assert report.passed, report


def test_identification_from_sliding():
    """Levels by direction from a motion; the stiffness stays, and the chain has its bristle again."""
    wide = STAGE.replace("velocity: 0.001", "velocity: 0.05").replace("coulomb: 1.0", "coulomb: [1.0, 1.3]")
    model = symgen.build_model(loads_chain(wide), "c", optimization="debug")
    run = symgen.simulate(model, 4.0, tau={"x": "4*sin(3*t) + 2.5*sin(7.3*t)"}, sample=0.002)
    guess = loads_chain(wide.replace("[1.0, 1.3]", "[1.4, 1.4]").replace("viscous: 0.4", "viscous: 0.1"))
    found = identify.inertial(guess, {"q": run.q, "qd": run.qd, "qdd": run.qdd, "tau": run.tau})
    for name, value in {"x_coulomb_forward": 1.0, "x_coulomb_backward": 1.3, "x_viscous": 0.4, "m(x)": 1.0}.items():
        # the bristle lags its steady curve by g/s0 at each change of the rate, 1e-5 m
        np.testing.assert_allclose(found.estimates[name], value, rtol=2e-4, err_msg=name)
    law = found.chain.joint("x").bristle
    assert law.stiffness == guess.joint("x").bristle.stiffness
    assert found.chain.joint("x").friction is None
    assert "sliding shows neither" in found.remarks[-1]

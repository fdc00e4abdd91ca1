"""Derivatives of runs with events: a closed case, and central differences of exact runs."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.interpolate import PchipInterpolator

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError, SimulationWarning
from symgen.model.model import Model
from symgen.simulate.trajectory import Trajectory
from tests.simulate.sensitivity_cases import EXACT, SLIDER, agrees, differences

CLOSED = json.loads((Path(__file__).parents[1] / "data/mechanisms.json").read_text(encoding="utf-8"))["gradient"]


@pytest.fixture(scope="module")
def slider() -> Model:
    return symgen.build_model(loads_chain(SLIDER))


def test_a_mass_that_breaks_away_slides_and_stops(slider: Model) -> None:
    """`gradient` of the checked mechanisms: closed forms, exact to rounding."""
    names = ["m", "k", "F_s", "F_c", "t2"]
    constants = {name: CLOSED["parameters"][name] for name in ("k", "t2")}
    tau = {"x": "where(t < t2, k*t, 0)"}
    run = symgen.simulate(slider, 5.0, tau=tau, constants=constants, sensitivities=names, sample=[1.0, 5.0])
    stop = run.events[-1]
    expected = CLOSED["expected"]
    assert stop.kind == "stick"
    for k, name in enumerate(names):
        assert run.dq[-1, 0, k] == pytest.approx(expected["dx"][name], abs=1e-11)
        assert stop.dq[0, k] == pytest.approx(expected["dx"][name], abs=1e-11)
        assert stop.dtime[k] == pytest.approx(expected["dt"][name], abs=1e-11)
    assert not np.any(run.dq[0])  # at rest nothing moves, whatever the parameters
    assert not np.any(run.dqd[-1])


def test_a_run_with_derivatives_has_the_bits_of_one_without(slider: Model) -> None:
    given: dict[str, Any] = {"q": [1.0], "tau": {"x": "-8*x + 3*sin(1.3*t)"}}
    plain = symgen.simulate(slider, 3.0, **given)
    found = symgen.simulate(slider, 3.0, sensitivities=["m"], **given)
    for name in ("t", "q", "qd", "qdd", "friction"):
        assert np.array_equal(getattr(plain, name), getattr(found, name))
    assert found.dq.shape == (len(found.t), 1, 1)


@pytest.mark.parametrize("held", [False, True])
def test_controllers_that_are_continuous_and_sampled(slider: Model, held: bool) -> None:
    law = {"next": "e + h*(1-x)", "hold": 0.01} if held else {"rate": "1-x"}
    constants = {"kp": 30.0, "ki": 20.0}
    names = ["m", "F_c", "kp", "ki", "q0.x", "x0.e"]

    def run(name: str, value: float, **more: Any) -> Trajectory:
        own = {key: value if key == name else number for key, number in constants.items()}
        return symgen.simulate(
            slider, 2.0, q=[value if name == "q0.x" else 0.2], constants=own, hold=0.01 if held else None,
            params={name: value} if name in slider.parameters else None,
            tau={"x": "kp*(1-x) - 3*d(x) + ki*e"}, sample=[0.7, 2.0],
            states={"e": {**law, "start": value if name == "x0.e" else 0.1}}, **EXACT, **more,
        )  # fmt: skip

    found = run("", 0.0, sensitivities=names)
    assert {event.kind for event in found.events} == {"slip", "reversal", "stick"} & {e.kind for e in found.events}
    for k, name in enumerate(names):
        value = {"m": 2.0, "F_c": 3.0, "q0.x": 0.2, "x0.e": 0.1, **constants}[name]
        agrees(found, k, differences(lambda x, name=name: run(name, x), value, 1e-4 * max(value, 0.1)))


def test_times_and_values_of_tables(slider: Model) -> None:
    names = ["tau.x.times[1]", "tau.x.values[1]", "tau.x.times[2]", "tau.x.values[3]"]

    def run(which: str = "", change: float = 0.0, **more: Any) -> Trajectory:
        table = {"times": [0.5, 1.5, 2.0, 3.0], "values": [0.0, 9.0, -3.0, 1.0]}
        if which:
            table[which[6:-3]][int(which[-2])] += change
        return symgen.simulate(
            slider, 4.0, tau={"x": (table["times"], table["values"])}, sample=[1.8, 4.0], **EXACT, **more
        )

    found = run(sensitivities=names)
    for k, name in enumerate(names):
        agrees(found, k, differences(lambda x, name=name: run(name, x), 0.0, 1e-4))


def test_the_end_of_a_run_that_a_condition_ends_moves_with_it(slider: Model) -> None:
    """x = 0.5 there: the derivative of the last row's position is zero, that of its time -(dx/dp)/(dx/dt)."""
    given: dict[str, Any] = {"tau": {"x": "k*t"}, "constants": {"k": 3.0}, "until": "x > 0.5"}
    run = symgen.simulate(slider, 5.0, sensitivities=["k"], **given)
    ahead, behind = (symgen.simulate(slider, 5.0, **(given | {"constants": {"k": 3.0 + h}})) for h in (1e-4, -1e-4))
    assert run.dq[-1, 0, 0] == pytest.approx(0.0, abs=1e-12)
    assert run.events[-1].dtime[0] == pytest.approx((ahead.t[-1] - behind.t[-1]) / 2e-4, rel=1e-7)
    assert run.dqd[-1, 0, 0] == pytest.approx((ahead.qd[-1, 0] - behind.qd[-1, 0]) / 2e-4, rel=1e-7)


def test_a_field_of_the_chain_is_a_parameter(slider: Model) -> None:
    """A field that is a parameter's name is that parameter; a number varies by itself."""
    chain = loads_chain(SLIDER.replace("static: F_s", "static: 4.0").replace("F_s: 4.0, ", ""))
    given: dict[str, Any] = {"tau": {"x": "k*t"}, "constants": {"k": 3.0}, "sample": [3.0]}
    number = symgen.simulate(chain, 3.0, sensitivities=["k", "x.friction.static", "F_c"], **given)
    parameter = symgen.simulate(slider, 3.0, sensitivities=["k", "F_s", "F_c"], **given)
    same = symgen.simulate(slider, 3.0, sensitivities=["k", "x.friction.static", "F_c"], **given)
    assert number.dq == pytest.approx(parameter.dq, rel=1e-13)
    assert np.array_equal(same.dq, parameter.dq)


def test_a_field_is_differentiated_at_the_numbers_of_the_run() -> None:
    """x'' = -(a + b x') from rest of the input, with b = b0 s: fields keep their parameters, coordinates and inputs."""
    text = SLIDER.replace("{coulomb: F_c, static: F_s}", "{coulomb: F_c*(1 + 0*x), viscous: F_s*m}")
    chain = loads_chain(text.replace("points:", "inputs: [u]\nforces: {x: 2*u}\npoints:"))
    names = ["x.friction.viscous", "x.friction.coulomb", "forces.x", "F_s"]
    given: dict[str, Any] = {"qd": [2.0], "inputs": {"u": 0.0}, "params": {"F_s": 0.5}}
    run = symgen.simulate(chain, 0.2, sensitivities=names, sample=[0.2], **given, **EXACT)
    m, a, b, t = 2.0, 3.0, 1.0, 0.2  # x = (v + a/b) m/b (1 - exp(-b t/m)) - a t/b
    fade = np.exp(-b * t / m)
    by_a = m / b**2 * (1 - fade) - t / b
    by_b = (2.0 + a / b) * (t / b * fade - m / b**2 * (1 - fade)) - a / b**2 * (m / b * (1 - fade) - t)
    assert run.dq[0, 0] == pytest.approx([by_b, by_a, -by_a, m * by_b], rel=1e-9)


def test_what_has_no_derivative_has_a_status_and_no_number(slider: Model) -> None:
    """A mass that a spring lets go exactly at rest: a rate of either sense leads to another motion."""
    with pytest.warns(SimulationWarning, match="qd0.x: the joint is let go at a rate of exactly zero"):
        run = symgen.simulate(slider, 0.5, q=[3.0], tau={"x": "-8*x"}, sensitivities=["qd0.x", "m"])
    assert run.sensitivities is not None
    assert run.sensitivities.status == 1
    assert np.all(np.isnan(run.dq[..., 0]))
    assert np.all(np.isfinite(run.dq[..., 1]))


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["mm"], "no parameter, constant, start or field of that name"),
        (["fixed"], "is a constant of the chain"),
        (["m", "m"], "stands twice"),
        (["q0.y"], "there is no coordinate 'y'"),
        (["tau.x.times[0]"], "tau has no table at 'x'"),
        ("m", "a list of names is wanted"),
        ([], "the list is empty"),
    ],
)
def test_names_that_are_refused(slider: Model, names: Any, words: str) -> None:
    with pytest.raises(ArgumentError, match=words.replace("[", r"\[").replace("]", r"\]")):
        symgen.simulate(slider, 1.0, sensitivities=names)


def test_a_parameter_that_nothing_uses_has_derivatives_of_zero(slider: Model) -> None:
    for name in ("unused", "x.place.xyz[1]"):
        with pytest.warns(SimulationWarning, match=rf"{re.escape(name)}: nothing in this run uses it"):
            run = symgen.simulate(slider, 1.0, q=[1.0], tau={"x": "-8*x"}, sensitivities=["m", name])
        assert np.any(run.dq[..., 0])
        assert not np.any(run.dq[..., 1])


def test_callables_are_refused(slider: Model) -> None:
    with pytest.raises(ArgumentError, match="a callable has no derivative"):
        symgen.simulate(slider, 1.0, tau=lambda t, q, qd: [t], sensitivities=["m"])


def test_constants_are_checked(slider: Model) -> None:
    with pytest.raises(ArgumentError, match="is the name of the chain's parameter"):
        symgen.simulate(slider, 1.0, constants={"m": 1.0})
    with pytest.raises(ArgumentError, match="a number is wanted"):
        symgen.simulate(slider, 1.0, constants={"k": "1"})


def test_many_runs_have_the_derivatives_of_single_ones(slider: Model) -> None:
    q, mass = np.array([[1.0], [2.0], [3.0]]), [2.0, 2.5, 3.0]
    given: dict[str, Any] = {"tau": {"x": "-c*x"}, "constants": {"c": 8.0}, "sensitivities": ["m", "c", "q0.x"]}
    for sample in ("end", [0.5, 1.0, 2.0]):
        runs = symgen.simulate_many(slider, 2.0, q=q, params={"m": mass}, sample=sample, **given)
        for k in range(3):
            one = symgen.simulate(
                slider, 2.0, q=q[k], params={"m": mass[k]}, sample=[2.0] if sample == "end" else sample, **given
            )
            assert np.array_equal(runs.q[k], one.q[-1] if sample == "end" else one.q)
            assert np.array_equal(runs.dq[k], one.dq[-1] if sample == "end" else one.dq)
            assert runs.sensitivities is not None
            assert [e.dtime.tolist() for e in runs.sensitivities.events[k]] == [e.dtime.tolist() for e in one.events]


def test_many_runs_that_are_driven_differently(slider: Model) -> None:
    tables = np.array([[0.0, 9.0, 0.0], [0.0, 7.0, 1.0]])
    names = ["m", "tau.x.values[1]"]
    runs = symgen.simulate_many(slider, 2.0, tau={"x": ([0.0, 1.0, 2.0], tables)}, sensitivities=names)
    held = symgen.simulate_many(slider, 1.0, tau=[[5.0], [6.0]], sensitivities=["m", "F_c"])
    for k in range(2):
        one = symgen.simulate(slider, 2.0, tau={"x": ([0.0, 1.0, 2.0], tables[k])}, sensitivities=names, sample=[2.0])
        assert np.array_equal(runs.dq[k], one.dq[-1])
        one = symgen.simulate(slider, 1.0, tau=[5.0 + k], sensitivities=["m", "F_c"], sample=[1.0])
        assert np.array_equal(held.dq[k], one.dq[-1])
    assert np.all(runs.dq[:, 0, 1] != 0.0)


def test_constants_serve_fixed_steps_of_one_run_and_of_many(slider: Model) -> None:
    given: dict[str, Any] = {"dt": 0.01, "q": [[1.0], [2.0]], "params": {"m": [2.0, 3.0]}}
    written = symgen.simulate_many(slider, 1.0, tau={"x": "-8*x"}, **given)
    named = symgen.simulate_many(slider, 1.0, tau={"x": "-c*x"}, constants={"c": 8.0}, **given)
    one = symgen.simulate(slider, 1.0, tau={"x": "-c*x"}, constants={"c": 8.0}, dt=0.01, q=[2.0], params={"m": 3.0})
    assert np.array_equal(written.q, named.q)
    assert one.q[-1] == pytest.approx(named.q[1], rel=1e-13)


@pytest.mark.parametrize(
    ("names", "given"),
    [
        (
            ["m", "k", "F_s", "F_c", "t2", "q0.x"],
            {"tau": {"x": "where(t < t2, k*t, 0)"}, "constants": {"k": 3.0, "t2": 2.5}},
        ),
        (["m", "tau.x.times[1]", "tau.x.values[1]"], {"tau": {"x": ([0.5, 1.5, 2.0, 3.0], [0.0, 9.0, -3.0, 1.0])}}),
        (
            ["m", "F_c", "kp", "ki", "q0.x", "x0.e"],
            {
                "tau": {"x": "kp*(1-x) - 3*d(x) + ki*e"}, "constants": {"kp": 30.0, "ki": 20.0}, "hold": 0.05,
                "states": {"e": {"next": "e + h*(1-x)", "hold": 0.05, "start": 0.1}},
            },
        ),
    ],
)  # fmt: skip
def test_a_pass_backwards_gives_the_gradient_that_the_columns_give(
    slider: Model, names: list[str], given: dict[str, Any]
) -> None:
    """Both passes take the transposed steps of one another, but with steps of their own: 1e-10 of each."""
    rows = {"sample": [0.5, 1.8, 4.0], "sensitivities": names, "q": [0.2]}
    forwards = symgen.simulate(slider, 4.0, **given, **rows)
    backwards = symgen.simulate(slider, 4.0, **given, **rows, adjoint=True)
    by_q, by_qd = np.array([[1.0], [-0.5], [2.0]]), np.array([[0.3], [0.0], [-1.0]])
    expected = np.einsum("sn,snp->p", by_q, forwards.dq) + np.einsum("sn,snp->p", by_qd, forwards.dqd)
    assert backwards.gradient(by_q, by_qd) == pytest.approx(expected, rel=1e-9, abs=1e-12)
    assert backwards.gradient(by_q) == pytest.approx(np.einsum("sn,snp->p", by_q, forwards.dq), rel=1e-9, abs=1e-12)


DRIVEN = """
symgen: 1
name: driven
gravity: [0, 0, -9.81]
parameters: {m: 2.0, A: 0.3, w: 2.0, F: 1.0, L: 0.5, mu: 0.15}
joints:
  - {name: cart, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, motion: A*sin(w*t),
     friction: {coulomb: F, viscous: 0.2}}
  - {name: pole, type: revolute, parent: cart, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1.0, com: [0, 0, -L],
     inertia: {yy: 0.03}, friction: {coulomb: mu, static: 0.3}}
"""


def test_forces_of_drives_and_controllers_have_derivatives() -> None:
    """A pole on a cart whose motion is given comes to rest; it is damped by a controller."""
    model = symgen.build_model(loads_chain(DRIVEN))
    own = {"m": 2.0, "A": 0.3, "w": 2.0, "F": 1.0, "L": 0.5, "mu": 0.15, "kp": 0.3, "q0.pole": 0.4}

    def run(name: str = "", value: float = 0.0, **more: Any) -> Trajectory:
        return symgen.simulate(
            model, 2.0, q=[0.0, value if name == "q0.pole" else 0.4], tau={"pole": "-kp*d(pole) + sin(t)"},
            constants={"kp": value if name == "kp" else 0.3}, sample=[0.3, 1.4, 2.0],
            params={name: value} if name in model.parameters else None, **EXACT, **more,
        )  # fmt: skip

    found = run(sensitivities=list(own))
    assert found.events[-1].kind == "stick"
    for k, (name, value) in enumerate(own.items()):
        ahead, behind = run(name, value + 1e-5), run(name, value - 1e-5)
        assert found.dtau[:, :, k] == pytest.approx((ahead.tau - behind.tau) / 2e-5, rel=1e-7, abs=1e-7), name
    with pytest.raises(SimulationError, match="derivatives of q and qd alone"):
        _ = symgen.simulate(model, 0.01, dt=0.005, q=[0.0, 0.4], sensitivities=["m"]).dtau


def test_knots_of_a_curve_are_followed_by_short_steps() -> None:
    """m v' = -F(v) has dv/dv_0 = F(v)/F(v_0) and dv/dm = t F(v)/m^2. F has corners of its slope at its knots.

    Tolerances: a thousand times `rtol`; steps of the pass that do not look for knots miss 1e-5.
    """
    rates, forces = [0.0, 0.2, 0.5, 1.5], [0.9, 0.6, 0.5, 0.8]
    chain = loads_chain(
        f"""
symgen: 1
name: curved
gravity: [0, 0, 0]
parameters: {{m: 2}}
joints:
  - name: x
    type: prismatic
    place: {{xyz: [0, 0, 0]}}
    mass: m
    friction: {{law: {{rates: {rates}, forces: {forces}}}}}
"""
    )
    law = PchipInterpolator(rates, forces)
    given: dict[str, Any] = {"qd": [1.7], "sample": [4.5, 5.5], "sensitivities": ["qd0.x", "m"]}
    run = symgen.simulate(chain, 5.5, **given)
    v0, v, t = 1.5, run.qd[:, 0], run.t  # beyond the last knot the curve is a straight line
    beyond = law(v0) + float(law.derivative()(v0)) * 0.2
    assert 0.0 < v[1] < 0.2 < v[0] < 0.5
    expected = np.stack([law(v) / beyond, t * law(v) / 4.0], axis=1)
    assert np.abs(run.dqd[:, 0] - expected).max() < 1e-8
    back = symgen.simulate(chain, 5.5, adjoint=True, **given)
    for row in (0, 1):
        weights = np.zeros((2, 1))
        weights[row] = 1.0
        assert np.abs(back.gradient(0.0 * weights, weights) - expected[row]).max() < 1e-8


def test_a_gradient_over_a_cam_is_made_of_columns() -> None:
    """A cam's acceleration jumps at knots, which a pass backwards does not see: 2e-5 off. Runs are 1e-8 off there, and
    so are differences over 2e-3 by 1e-5."""
    cam = symgen.build_model(
        loads_chain("""
symgen: 1
name: cam
gravity: [0, -9.81, 0]
parameters: {k: 40}
joints:
  - {name: cam, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.02}, damping: 0.05}
  - {name: follower, type: prismatic, parent: base, place: {xyz: [0, 0.1, 0], axis: [0, 1, 0]}, mass: 0.5, stiffness: k,
     friction: {coulomb: 0.3}}
coupled:
  follower: {spline: {of: cam, x: [0, 1, 2, 3, 4, 5, 6.283185307179586], y: [0, 0.02, 0.05, 0.04, 0.06, 0.02, 0],
    ends: periodic}}
"""),
        functions=["mass_matrix"],
    )

    def end(start: float, stiffness: float, **options: Any) -> Any:
        given = {"q": {"cam": start}, "qd": {"cam": 9.0}, "params": {"k": stiffness}, "sample": [0.8]}
        return symgen.simulate(cam, 0.8, **given, **options)

    names = ["q0.cam", "k"]
    columns = end(0.1, 40.0, sensitivities=names).dq[-1, 0]
    gradient = end(0.1, 40.0, sensitivities=names, adjoint=True).gradient([[1.0]])
    assert gradient == pytest.approx(columns, rel=1e-12)
    by_start = (end(0.101, 40.0).q[-1, 0] - end(0.099, 40.0).q[-1, 0]) / 2e-3
    assert columns[0] == pytest.approx(by_start, rel=1e-4)


def test_a_gradient_needs_a_run_that_was_made_for_it(slider: Model) -> None:
    with pytest.raises(SimulationError, match="adjoint=True"):
        symgen.simulate(slider, 1.0, sensitivities=["m"]).gradient(np.zeros((1, 1)))
    run = symgen.simulate(slider, 1.0, sensitivities=["m"], adjoint=True, sample=[1.0])
    with pytest.raises(ArgumentError, match=r"\(1, 1\) numbers are wanted"):
        run.gradient(np.zeros((2, 1)))
    with pytest.raises(SimulationError, match="no derivatives"):
        _ = run.dq

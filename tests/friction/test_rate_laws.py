"""Friction as a curve over the rate: tables and expressions, by closed forms and SciPy's interpolant."""

import math
import re
import warnings

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.interpolate import PchipInterpolator

from symgen import build_model, derive_equations, simulate
from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from symgen.pipeline import check_model
from symgen.report.equations import format_equations


def slide(law, more=""):
    return loads_chain(f"""
symgen: 1
name: slide
gravity: [0, 0, 0]
{"parameters: {a: 3.0, b: 0.5}" if "a" in law.replace("rates", "") else ""}
joints:
  - {{name: x, type: prismatic, place: {{xyz: [0, 0, 0]}}, mass: 2, friction: {{law: {law}{more}}}}}
""")


RATES, FORCES = (0.0, 0.1, 0.5, 1.0, 3.0), (3.0, 2.0, 1.6, 1.9, 4.0)
TABLE = f"{{rates: {list(RATES)}, forces: {list(FORCES)}}}"
BOTH = "{rates: [-2, -0.5, -0.1, 0.1, 1, 2], forces: [-5, -3, -2.5, 1, 1.5, 3]}"


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_an_expression_stops_a_slide_as_its_closed_form(target):
    """2 v' = -(3 + 0.5 v): v = (v0 + 6) exp(-t/4) - 6 is zero at 4 ln((v0 + 6)/6), at x = 4 v0 - 24 ln(1 + v0/6)."""
    run = simulate(build_model(slide("a + b*v"), target), 3.0, qd=[-2.0], rtol=1e-12)
    assert [event.kind for event in run.events] == ["stick"]
    assert run.events[0].time == pytest.approx(4.0 * math.log(8.0 / 6.0), abs=1e-10)
    assert run.q[-1, 0] == pytest.approx(-(8.0 - 24.0 * math.log(8.0 / 6.0)), abs=1e-10)
    assert run.qd[-1, 0] == 0.0


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_a_table_is_scipy_s_monotone_interpolant(target):
    """The friction at many rates, both signs; a straight line beyond the last rate, and 3 hold at rest."""
    chain = slide(TABLE)
    model = build_model(chain, target, functions=["friction_dynamics", "decide"])
    curve = PchipInterpolator(RATES, FORCES)
    for v in (0.03, 0.1, 0.3, 0.77, 2.9, 3.0, 4.0):
        wanted = float(curve(v)) if v <= 3.0 else 4.0 + float(curve(3.0, nu=1)) * (v - 3.0)
        for sign in (1, -1):
            f = model.friction_dynamics(q=[0.0], qd=[sign * v], tau=[0.0], mode=[sign])[0]
            assert float(f[0]) == pytest.approx(sign * wanted, rel=1e-13)
    modes = [int(model.decide(q=[0.0], qd=[0.0], tau=[tau], mode=[0])[0][0]) for tau in (-3.01, -2.99, 2.99, 3.01)]
    assert modes == [-1, 0, 0, 1]


def test_a_table_of_both_signs_differs_by_direction():
    """A start forward and one backward, each against an own integration by SciPy."""
    up, down = PchipInterpolator([0.1, 1, 2], [1, 1.5, 3]), PchipInterpolator([0.1, 0.5, 2], [2.5, 3, 5])
    for sign, curve in ((1.0, up), (-1.0, down)):
        low, slope = float(curve(0.1)), float(curve(0.1, nu=1))

        def motion(_, x, curve=curve, low=low, slope=slope):
            force = low + slope * (x[0] - 0.1) if x[0] < 0.1 else float(curve(x[0]))
            return [-force / 2.0, x[0]]

        def stopped(_, x):
            return x[0]

        stopped.terminal = True
        own = solve_ivp(motion, (0.0, 9.0), [1.8, 0.0], rtol=1e-12, atol=1e-13, events=stopped, max_step=1e-3)
        run = simulate(build_model(slide(BOTH)), 4.0, qd=[sign * 1.8], rtol=1e-12)
        assert run.events[0].time == pytest.approx(own.t[-1], abs=1e-9)
        assert run.q[-1, 0] == pytest.approx(sign * own.y[1, -1], abs=1e-9)


def test_static_friction_is_of_its_own():
    model = build_model(slide("[a + b*v, 2*a]", ", static: [4, 7]"), "numpy", functions=["decide"])
    modes = [int(model.decide(q=[0.0], qd=[0.0], tau=[tau], mode=[0])[0][0]) for tau in (-7.1, -6.9, 3.9, 4.1)]
    assert modes == [-1, 0, 0, 1]


GEAR = """
symgen: 1
name: gear
gravity: [0, 0, 0]
joints:
  - {name: wheel, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.5}}
  - {name: rack, type: prismatic, parent: base, place: {xyz: [1, 0, 0]}, mass: 1, friction: {law: %s}}
coupled: {rack: -0.2*wheel}
"""


@pytest.mark.parametrize("law", ["[2 + v**2, 5 + v]", BOTH])
def test_a_joint_that_follows_has_its_own_rate_and_direction(law):
    """A forward wheel moves the rack backward: its law of that direction, at a fifth of the rate, times 0.2."""
    model = build_model(loads_chain(GEAR % law), "numpy", functions=["friction_dynamics"])
    down = PchipInterpolator([0.1, 0.5, 2], [2.5, 3, 5])
    wanted = 5.0 + 0.8 if law.startswith("[") else float(down(0.8))
    f = model.friction_dynamics(q=[0.0], qd=[4.0], tau=[0.0], mode=[1])[0]
    assert float(f[0]) == pytest.approx(0.2 * wanted, rel=1e-13)


@pytest.mark.parametrize("text", ["a + b*v", TABLE, BOTH, "[a + b*v**2, 2*a*exp(-v) + v]"])
def test_checks_pass_and_files_read_back(text):
    chain = slide(text, ", static: 8")
    assert loads_chain(chain.to_yaml()) == chain
    report = check_model(chain, samples=30, targets=[("c", "float64"), ("numpy", "float64")])
    assert [c for c in report.comparisons if not c.passed] == []


def test_a_follower_s_check_passes():
    report = check_model(loads_chain(GEAR % BOTH), samples=30, targets=[("numpy", "float64")])
    assert [c for c in report.comparisons if not c.passed] == []


@pytest.mark.parametrize(
    ("law", "more", "words"),
    [
        ("a + b*w", "", "'w' is not declared"),
        ("a - 4 + b*v", "", "it opposes the motion"),
        ("a - log(v)", "", "law: friction has no finite value at the slowest rates"),
        ("a + b*v", ", static: 2", "static friction 2 is below"),
        ("a + b*v", ", coulomb: 2", "in place of 'coulomb'"),
        ("{rates: [0, 1], forces: [1]}", "", "2 rates and 1 forces"),
        ("{rates: [0, 1, 1], forces: [1, 2, 3]}", "", "the rates must rise"),
        ("{rates: [-1, 0, 1], forces: [-1, 0, 3]}", "", "jumps at rate zero"),
        ("{rates: [-1, 1, 2], forces: [-1, 2, 3]}", "", "two rates at least of either sign"),
        ("{rates: [1, 2], forces: [1, -3]}", "", "forces have the signs of their rates"),
        ("{rates: [1, 2]}", "", "forces"),
        ("[1, 2, 3]", "", "forward and backward"),
    ],
)
def test_bad_laws_are_refused(law, more, words):
    with pytest.raises(ChainError, match=words):
        slide(law, more)


@pytest.mark.parametrize(
    ("law", "zero"),
    [("a - b*v", 6.0), ("{rates: [0, 0.1], forces: [3, 1]}", 0.15), ('["1 + v", "2 - v"]', 2.0), ("a - 1e-9*v", None),
     ("{rates: [0, 0.1, 0.2], forces: [3, 1, 1]}", None), ("max(0, a - b*v)", None)],
)  # fmt: skip
def test_laws_that_come_to_drive_are_remarked(law, zero):
    """Beyond the zero of a falling law friction would give energy; rates are tried in steps of a tenth."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        slide(law if law[0] in "{[" else f'"{law}"')
    words = [re.search("friction is negative from a rate of about (.*) on", str(warning.message)) for warning in caught]
    assert [zero < float(found[1]) <= 1.101 * zero for found in words if found] == ([] if zero is None else [True])


def test_limits_bound_the_rates_of_a_law():
    text = slide('"max(0, a - b*v)"').to_yaml().replace("max(0, a - b*v)", "a - b*v")
    limited = text.replace("mass: 2", "mass: 2\n    limits: {velocity: FASTEST}")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        loads_chain(limited.replace("FASTEST", "5.9"))
    with pytest.raises(ChainError, match="on, and drives the joint there"):
        loads_chain(limited.replace("FASTEST", "7"))


def test_one_law_for_both_directions_is_remarked_once():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        slide('"3 - v", static: [4, 5]')
    assert sum("drives the joint" in str(warning.message) for warning in caught) == 1


def test_pages_print_the_curve():
    page = format_equations(derive_equations(slide(TABLE)), "markdown")
    assert "monotone cubic spline through these pairs of rate and friction: (0, 3), (0.1, 2), (0.5, 1.6)" in " ".join(
        page.split()
    )


def test_v_is_the_rate_and_no_parameter():
    with pytest.raises(ChainError, match="v is the joint's rate in a law of friction"):
        loads_chain(slide("a + b*v").to_yaml().replace("a: 3", "v: 1\n  a: 3"))


def test_kinks_in_the_rate_are_located():
    """a + max(0, 10 (v - 1)) has a corner at 1: with it located a run of default tolerance is exact to 1e-9."""
    run = simulate(build_model(slide('"a + max(0, 20*b*(v - 1))"')), 3.0, qd=[2.0])
    fast = 0.2 * math.log((2.0 - 0.7) / (1.0 - 0.7))  # 2 v' = -(10 v - 7) above 1
    assert run.events[-1].time == pytest.approx(fast + 2.0 / 3.0, abs=1e-9)
    assert np.all(run.qd[run.t > fast + 2.0 / 3.0 + 1e-6] == 0.0)


def test_pages_tell_the_curves_of_both_directions_apart():
    text = format_equations(derive_equations(slide(BOTH)), "text")
    assert "f[1] = s[1] where(s[1] > 0, s_x_forward(abs(d(x))), s_x_backward(abs(d(x))))" in text
    assert "(0.1, 2.5), (0.5, 3), (2, 5)" in " ".join(text.split())

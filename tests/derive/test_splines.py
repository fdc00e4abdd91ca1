"""Joints that follow a table: cubic splines as SciPy has them, in all targets and on pages."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.interpolate import CubicSpline

import symgen
from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.expression import Name, Operation, Table
from symgen.describe.load import loads_chain
from symgen.describe.validate import validate
from symgen.errors import ChainError
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.report.equations import format_equations

LIFT = [0.0, 0.002, 0.006, 0.01, 0.012, 0.012, 0.006, 0.001, 0.0]
TURNS = [0.0, 30.0, 60.0, 90.0, 120.0, 180.0, 240.0, 300.0, 360.0]
RATIO = ([-0.2, 0.0, 0.1, 0.2, 0.35], [0.0, 0.1, 0.25, 0.3, 0.5])

CAM = f"""symgen: 1
name: cam
gravity: [0, 0, -9.81]
joints:
  - {{name: shaft, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 0.01}}}}
  - {{name: follower, type: prismatic, parent: base, place: {{xyz: [0.1, 0, 0]}}, mass: 0.4, stiffness: 80, rest: -0.1}}
  - {{name: lever, type: revolute, parent: base, place: {{xyz: [0.3, 0, 0], axis: [0, 1, 0]}}, mass: 0.3,
     com: [0.1, 0, 0], inertia: {{yy: 0.002}}}}
coupled:
  follower: {{spline: {{of: shaft, x: [{", ".join(f"{x:g} deg" for x in TURNS)}], y: {LIFT}, ends: periodic}}}}
  lever: {{spline: {{of: 20*follower, x: {RATIO[0]}, y: {RATIO[1]}}}}}
"""

ROUNDING = 1e-14
"""Some ten roundings of numbers of about one."""


@pytest.fixture(scope="module")
def cam():
    return loads_chain(CAM)


@pytest.mark.parametrize("target", ["c", "numpy", "reference"])
def test_coordinates_and_influence_are_those_of_scipy(cam, target):
    model = symgen.build_model(cam, target, functions=["coordinates", "coordinate_influence"])
    lift, lever = CubicSpline(np.radians(TURNS), LIFT, bc_type="periodic"), CubicSpline(*RATIO, bc_type="natural")
    q = np.concatenate([np.linspace(-9.0, 9.0, 101), np.radians(TURNS)])  # between knots, beyond a turn, and at knots
    x = np.array([model.coordinates([angle]) for angle in q])
    inside = 20.0 * lift(q)
    np.testing.assert_allclose(x[:, 1], lift(q), atol=ROUNDING)
    np.testing.assert_allclose(x[:, 2], lever(inside), atol=ROUNDING)
    for angle in (0.3, 7.0):
        g, h = model.coordinate_influence([angle])
        slope, u = lift(angle, 1), 20.0 * lift(angle)
        np.testing.assert_allclose(g[1:, 0], [slope, 20.0 * slope * lever(u, 1)], atol=ROUNDING)
        bend = 20.0 * lift(angle, 2) * lever(u, 1) + 400.0 * slope**2 * lever(u, 2)
        np.testing.assert_allclose(h[1:, 0, 0], [lift(angle, 2), bend], atol=100 * ROUNDING)


def test_a_natural_spline_is_straight_beyond_its_table():
    text = CAM.replace("ends: periodic", "ends: natural")
    chain = loads_chain(text)
    model = symgen.build_model(chain, "numpy", functions=["coordinates", "coordinate_influence"])
    lift = CubicSpline(np.radians(TURNS), LIFT, bc_type="natural")
    for end, beyond in ((0.0, -1.5), (2.0 * np.pi, 8.0)):
        wanted = lift(end) + lift(end, 1) * (beyond - end)
        assert model.coordinates([beyond])[1] == pytest.approx(wanted, abs=ROUNDING)
        g, h = model.coordinate_influence([beyond])
        assert g[1, 0] == pytest.approx(lift(end, 1), abs=ROUNDING)
        assert h[1, 0, 0] == 0.0
    mechanics = mechanics_of(chain)
    assert mechanics.joints(np.array([8.0]))[1] == pytest.approx(model.coordinates([8.0])[1], abs=ROUNDING)


def test_dynamics_are_those_of_multipliers(cam):
    names = ["forward_dynamics", "linearize", "inverse_dynamics"]
    model = symgen.build_model(cam, "numpy", functions=names)
    mechanics = mechanics_of(cam)
    q, qd, tau = [0.7], [2.0], [0.3]
    for found, wanted in zip(model.linearize(q, qd, tau), mechanics.linearize(q, qd, tau), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-10, atol=1e-10)
    np.testing.assert_allclose(model.forward_dynamics(q, qd, tau), mechanics.forward_dynamics(q, qd, tau), rtol=1e-11)


def test_a_page_names_the_spline(cam):
    equations = derive_equations(assemble(cam))
    assert "s_follower'(shaft)" in str(equations.closed_form().M[0, 0])
    page = format_equations(equations, "text")
    assert r"s_{\mathrm{lever}}''\!\left(" in format_equations(equations, "latex")
    assert "follower = s_follower(shaft)" in page
    assert (
        "The motion of follower is the periodic cubic spline through a table of 9 knots from 0 to 6.28319; it" in page
    )


def test_it_is_written_back(cam):
    assert loads_chain(cam.to_yaml()) == cam


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("30 deg", "-30 deg", r"10:45: coupled.follower.x\[1\]: the x of a table increase, but 0 is followed by -0.52"),
        ("0.001, 0.0]", "0.001, 0.1]", r"coupled.follower.y\[8\]: a periodic table ends with the y that it begins"),
        ("0.001, 0.0]", "0.001]", "coupled.follower.y: the table of 'follower' has 9 x and 8 y; each knot has both"),
        ("0.25, 0.3, 0.5]", "0.25, a, 0.5]", r"coupled.lever.y\[3\]: a knot of a table is a number: no value for 'a'"),
        (str(RATIO[0]), "[0, 1]", "has 2 x and 5 y"),
        ("ends: periodic", "ends: clamped", "expected natural or periodic, found 'clamped'"),
        ("of: shaft, ", "", "the key 'of' is missing; a spline needs of, x, y"),
        ("{spline:", "{table:", "unknown key 'table': write 'spline'"),
        ("of: shaft", "of: lever", "couplings go in a circle: follower -> lever -> follower"),
        ("of: shaft", "of: 0.5", "the coupling depends on no coordinate"),
        ("of: shaft", "of: abs(shaft)", "a coupling has continuous first and second derivatives; abs has a corner"),
        (
            "of: shaft",
            "of: shafd",
            r"\A<string>:10:22: \S+ 'shafd' is not declared \(did you mean 'shaft'\?\)",
        ),
    ],
)
def test_refusals(old, new, words):
    with pytest.raises(ChainError, match=words):
        loads_chain(CAM.replace(old, new))


def test_a_spline_stands_alone(cam):
    table = Operation("spline", (Name("shaft"), Table("follower", (0.0, 1.0, 2.0), (0.0, 1.0, 0.0))))
    changed = replace(cam, potential=table)
    with pytest.raises(ChainError, match="potential: a spline is all that a joint in 'coupled' follows"):
        validate(changed)

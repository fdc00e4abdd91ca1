"""Derivatives of motions in given modes: closed cases, sides of corners, where there are none, planted faults."""

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

FUNCTIONS = ["friction_dynamics_gradients", "switching_functions_gradients"]

HEAD = "symgen: 1\nname: slider\n"


PRESSED = "{coefficient: mu, normal: [0, 0, 1]}"


def sliding(friction: str = PRESSED, gravity: str = "-g", parameters: str = "m: 2, mu: 0.25, g: 10") -> symgen.Model:
    """A slide along x, pressed by its weight."""
    text = f"""{HEAD}gravity: [0, 0, {gravity}]
parameters: {{{parameters}}}
joints:
  - {{name: x, type: prismatic, place: {{axis: [1, 0, 0]}}, mass: m, friction: {friction}}}
"""
    return symgen.build_model(loads_chain(text), "numpy", functions=FUNCTIONS)


def test_friction_under_a_load() -> None:
    """f = s mu m g and qdd = (tau - f)/m, s = -1; the rate of a sliding joint is s v, its load m g."""
    model = sliding()
    found = model.friction_dynamics_gradients([0.3], [-0.2], [7.0], [-1])
    columns = dict(zip(model.parameters, found.by_parameters.T, strict=True))
    m, mu, g, tau = 2.0, 0.25, 10.0, 7.0
    assert columns["m"] == pytest.approx([-mu * g, -tau / m**2], rel=1e-15)
    assert columns["mu"] == pytest.approx([-m * g, g], rel=1e-15)
    assert columns["g"] == pytest.approx([-mu * m, mu], rel=1e-15)
    assert found.by_tau.ravel() == pytest.approx([0.0, 1.0 / m], rel=1e-15)
    assert not np.any(found.by_q)
    assert found.status == 0
    watched = model.switching_functions_gradients([0.3], [-0.2], [7.0], [-1])
    load = dict(zip(model.parameters, watched.by_parameters[3], strict=True))
    assert watched.by_qd[0, 0] == -1.0
    assert abs(load["g"]) == m


def test_margins_of_a_joint_at_rest() -> None:
    """f = tau; lower = f + mu m g and upper = mu m g - f."""
    found = sliding().switching_functions_gradients([0.0], [0.0], [1.0], [0])
    assert found.by_tau.ravel().tolist() == [0.0, 1.0, -1.0, 0.0, 0.0, 0.0]
    assert found.by_parameters[1:3, 1].tolist() == [20.0, 20.0]  # by mu


@pytest.mark.parametrize("mode", [1, -1])
def test_a_joint_that_begins_to_slide_has_the_slope_of_its_side(mode: int) -> None:
    """f = s [Fc + (Fs - Fc) exp(-|v|/vs)] falls by (Fs - Fc)/vs at v = 0 s; the mean of both sides would be none."""
    law = "{coulomb: Fc, static: Fs, stribeck: {velocity: vs, exponent: 1}, viscous: 0.1}"
    given = {"gravity": "0", "parameters": "m: 2, Fs: 3, Fc: 2, vs: 0.5"}
    found = sliding(law, **given).friction_dynamics_gradients([0.0], [0.0], [4.0 * mode], [mode])
    assert found.by_qd[0, 0] == pytest.approx(0.1 - (3.0 - 2.0) / 0.5, rel=1e-14)
    steep = law.replace("exponent: 1", "exponent: 0.5")
    assert np.isnan(sliding(steep, **given).friction_dynamics_gradients([0.0], [0.0], [4.0], [mode]).by_qd[0, 0])


def test_no_derivative_at_a_corner_of_the_law() -> None:
    """mu |N| has none where N = 0 changes with the force; at rest nothing has a corner there."""
    model = sliding(gravity="0", parameters="m: 2, mu: 0.25")
    assert np.isnan(model.friction_dynamics_gradients([0.0], [1.0], [1.0], [1]).by_parameters).any()
    assert np.isfinite(model.friction_dynamics_gradients([0.0], [0.0], [0.0], [0]).by_parameters).all()


JAMMING = f"""{HEAD}gravity: [0, 0, -9.81]
joints:
  - {{name: lift, type: prismatic, place: {{axis: [0, 0, 1]}}, mass: 2,
     drive: {{lead: 0.001, inertia: 0, loss: [1.9, 1.9]}}, friction: {{coefficient: 2.5, normal: [1, 0, 0]}}}}
  - {{name: arm, type: revolute, place: {{rpy: [pi/2, 0, 0]}}, mass: 3, com: [0.4, 0, 0], inertia: {{zz: 0.1}}}}
"""


def test_derivatives_of_a_motion_that_there_is_none_of_are_no_numbers() -> None:
    """Statuses without a motion go with NaN, all others with numbers, whatever the pose."""
    model = symgen.build_model(loads_chain(JAMMING), "numpy", functions=FUNCTIONS[:1])
    rng = np.random.default_rng(3)
    q, qd, tau = rng.normal(size=(3, 200, 2)) * np.array([[[0.1, 2.0]], [[0.3, 3.0]], [[60.0, 5.0]]])
    found = model.friction_dynamics_gradients(q, qd, tau, np.sign(qd).astype(np.int8))
    lost = np.isin(found.status, [2, 5, 6])
    assert 0 < np.count_nonzero(lost) < 200
    assert np.array_equal(np.isnan(found.by_q).any(axis=(1, 2)), lost)


ARM = """symgen: 1
name: arm
gravity: [0, 0, -9.81]
parameters: {payload: 0.0, fc: 0.4}
joints:
  - {name: a, type: revolute, place: {rpy: [pi/2, 0, 0]}, mass: 2, com: [0.15, 0, 0], inertia: {zz: 0.05},
     friction: {static: 0.6, coulomb: fc, viscous: 0.3}}
  - {name: b, type: revolute, place: {xyz: [0.3, 0, 0]}, mass: payload, com: [0.1, 0.05, 0], inertia: {zz: 0.01},
     friction: {coulomb: 0.2}}
"""


def test_a_payload_of_zero_has_a_derivative() -> None:
    """Bodies are not turned by the angle of a moment that vanishes with the payload."""
    model = symgen.build_model(loads_chain(ARM), "c", functions=["friction_dynamics", FUNCTIONS[0]])
    state = ([0.4, -0.7], [0.8, 0.5], [2.0, 1.0], [1, 1])
    found = model.friction_dynamics_gradients(*state).by_parameters[:, 0]
    h = 1e-5  # on one side, since no mass is negative; their error is of order h^2
    at, near, far = (np.ravel(model.friction_dynamics(*state, params={"payload": k * h})[:2]) for k in range(3))
    assert found == pytest.approx((4 * near - far - 3 * at) / (2 * h), rel=1e-7)


def planted(text: str, name: str, old: str, new: str) -> str:
    """The text of a module or file with one statement of one function changed."""
    start = text.index(name)
    place = text.index(old, start)
    return text[:place] + new + text[place + len(old) :]


@pytest.fixture(scope="module")
def chain() -> symgen.Chain:
    return loads_chain(ARM.replace("payload: 0.0", "payload: 0.7"))


def test_check_takes_the_emitted_derivatives_for_right(chain: symgen.Chain) -> None:
    """Against the definition's derivatives, and against differences of the definition in 32 digits."""
    report = symgen.check_model(chain, 40, functions=FUNCTIONS, targets=[("c", "float64"), ("numpy", "float64")])
    assert report.passed, [c for c in (*report.comparisons, *report.laws) if not c.passed]
    apart = [c for c in report.comparisons if c.second == "differences in 32 digits"]
    assert {c.first for c in apart} == {"c float64", "numpy float64", "interpreter"}
    assert max(c.error for c in apart) < 1e-13


@pytest.mark.parametrize(
    "edit",
    [
        ("by_tau[4] = ", "by_tau[4] = -"),  # one sign
        ("by_parameters[5] = ", "by_parameters[5] = 1.0000001*"),  # one entry of one column
        ("by_parameters[0] = ", "by_parameters[1] = "),  # one column in the place of another
    ],
)
def test_a_fault_in_emitted_c_is_found(chain: symgen.Chain, edit: tuple[str, str], tmp_path) -> None:
    """By numbers, whatever the text says."""
    for source in symgen.emit_sources(chain, functions=FUNCTIONS[:1]):
        text = source.text
        if source.name.endswith(".c") and not source.name.endswith("_test.c"):
            text = planted(text, "friction_dynamics_gradients(", *edit)
        (tmp_path / source.name).write_text(text)
    report = symgen.check_model(chain, 20, source=tmp_path, optimization="debug")
    assert not all(c.passed for c in report.comparisons)

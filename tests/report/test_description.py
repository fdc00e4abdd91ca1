"""Gravity, joints and masses on the page, with their numbers and units."""

import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import derive_equations
from symgen.report.units import unit_latex
from tests.report.example_equations import plain_page

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
"""Not all gravities use `g0`."""

ARM = """
symgen: 1
name: arm
gravity: GRAVITY
parameters:
  g0: {value: 3.71, unit: m/s^2}
  tilt: {value: 0.5, unit: my own}
  m: {value: 2, unit: kg}
  L: {value: 0.4, unit: m}
joints:
  - {name: turn, type: revolute, place: {mdh: {}}, mass: m, com: [L/4, 0, 0],
     inertia: {xx: 0.001, yy: m*L**2/12, zz: m*L**2/12}}
  - {name: out, type: prismatic, place: {xyz: [L, 0, 0], axis: [1, 0, 0]}, mass: 0.5}
"""


def page(gravity, format="text"):
    return plain_page(derive_equations(loads_chain(ARM.replace("GRAVITY", gravity))), format)


def test_gravity_has_its_symbols_its_default_value_and_its_unit():
    words = " ".join(page("[0, -g0, 0]").split())
    assert "Acceleration of gravity in the base frame (x, y, z): (0, -g0, 0) m/s^2" in words
    assert "; with the default values (0, -3.71, 0) m/s^2." in words
    assert r"(x, y, z): ($0$, $- g_{0}$, $0$) $\mathrm{m/s^{2}}$; with" in page("[0, -g0, 0]", "latex")


def test_gravity_in_numbers_is_said_once():
    text = page("[0, 0, -9.81]")
    assert "(x, y, z): (0, 0, -9.81) m/s^2." in text
    assert "with the default values (" not in text


def test_a_chain_without_gravity_says_so():
    assert "No gravity acts." in page("[0, 0, 0]")


@pytest.mark.parametrize(
    ("unit", "latex"),
    [
        ("kg m^2", r"\mathrm{kg\,m^{2}}"),
        ("kg*m**2", r"\mathrm{kg\,m^{2}}"),
        ("N m s/rad", r"\mathrm{N\,m\,s/rad}"),
        ("s^-1", r"\mathrm{s^{-1}}"),
        ("s^(1/2)", r"\mathrm{s^{1/2}}"),
        ("1/s", r"\mathrm{1/s}"),
        ("furlong", None),
        ("m m^", None),
        ("m^(2", None),
        ("m}$ x", None),
        ("", None),
    ],
)
def test_known_units_are_upright_and_others_words(unit, latex):
    assert unit_latex(unit) == latex


def test_a_unit_that_is_not_known_stays_the_words_it_was():
    assert "& my own &" in page("[0, -g0, 0]", "latex")


def rows(text, head):
    """The table that begins with a head, as lists of words."""
    lines = text.splitlines()
    begin = next(k for k, line in enumerate(lines) if line.split()[:1] == head.split()[:1] and head in line)
    return [line.split() for line in lines[begin:] if line][: lines[begin:].index("")]


def test_mass_properties_are_in_numbers_too():
    """m = 2 kg, L = 0.4 m: m L^2/12 = 0.0266667 kg m^2; elements that are zero are left out."""
    text = page("[0, -g0, 0]")
    assert "numbers are those of the default parameters." in text
    table = rows(text, "behind joint  mass (kg)")
    for words in ("m = 2", "L/4, 0, 0 = 0.1, 0, 0", "xx = 0.001", "zz = m L^2/12 = 0.0266667"):
        assert words in " ".join(table[1])
    assert table[2] == ["2", "out", "0.5", "0,", "0,", "0", "0"]


def test_joints_are_measured_in_metres_and_radians():
    text = page("[0, -g0, 0]", "latex")
    assert r"\textbf{$\alpha$ ($\mathrm{rad}$)}" in text
    assert r"\textbf{origin x, y, z ($\mathrm{m}$)}" in text
    assert r"\textbf{inertia about it ($\mathrm{kg\,m^{2}}$)}" in text


def test_a_chain_in_numbers_has_them_once():
    plain = ARM.replace("mass: m", "mass: 2").replace("[L/4", "[0.1").replace("m*L**2/12", "0.03")
    text = plain_page(derive_equations(loads_chain(plain.replace("GRAVITY", "[0, 0, 0]"))))
    assert "default parameters" not in text


def test_ropes_have_their_tension_on_the_page():
    """Newton's law of the third weight, whose acceleration is -dd(x) - dd(y) in space, downwards."""
    page = plain_page(derive_equations("examples/gallery/atwood.yaml"))
    assert "Forces of the couplings" in page
    assert "lambda[6] = -m3 (g + dd(x) + dd(y))" in page


def test_long_chains_put_the_forces_of_all_joints_together():
    """By the multipliers of the file: the fingers count once, the knuckles 20 times."""
    page = plain_page(derive_equations("examples/gallery/parallel_gripper.urdf"))
    assert "F[2] = e[x] . f[2] + 2 d(left)" in page
    assert "tau(left) = F[2] + 20 F[3] + F[4] - 20 F[5]" in page


def test_long_couplings_are_written_with_their_coefficients():
    page = plain_page(derive_equations("examples/gallery/boom_with_screw.yaml"))
    assert "dd(rod) = g3_1 dd(boom) + h3_1_1 d(boom)^2" in page
    assert "tau(boom) = F[1] + F[2] g2_1 + F[3] g3_1" in page

"""Small motions about rest: frequencies and matrices on pages, against closed forms of the textbooks."""

import pytest

import symgen
from symgen.cli import main
from symgen.describe.load import loads_chain
from tests.report.example_equations import plain_page

GALLERY = "examples/gallery"

DAMPED = """
symgen: 1
name: damped
gravity: [0, 0, 0]
parameters: {m: 2, k: 3, c: 0.5}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, stiffness: k, damping: c}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, stiffness: k}
"""


def page(chain, **wanted):
    return plain_page(symgen.derive_equations(chain), **wanted)


def test_a_rod_swings_and_falls():
    """A slender rod on a pin: w^2 = 3 g/(2 L), and as much below zero when it stands."""
    text = page("examples/pendulum.yaml")
    assert "omega[0]^2 = 3 g/(2 L)" in text
    assert "omega[0]^2 = -3 g/(2 L)" in text


def test_modes_that_are_apart_have_their_own_squares():
    """A mass on a spring that swings: g/l with l = r0 + m g/k, and k/m (Vitt and Gorelik 1933)."""
    text = page(f"{GALLERY}/elastic_pendulum.yaml")
    assert "omega[1]^2 = g k/(g m + k r0)" in text
    assert "omega[2]^2 = k/m" in text
    assert "about (theta, r) = (0, " in text  # where it hangs, not where it stands


def test_a_cart_that_nothing_holds_has_a_square_of_zero():
    """Hanging: 3 g (M + m)/(l (4 M + m)), l half the pole's length (Barto, Sutton and Anderson 1983, linear)."""
    text = page(f"{GALLERY}/cart_pole.yaml")
    assert "omega[1]^2 = 0\n" in text
    assert "omega[2]^2 = 3 g (m_c + m_p)/(l (4 m_c + m_p))" in text


def test_long_ones_are_written_on_request(tmp_path):
    """The double pendulum's matrices (Landau and Lifshitz 1976, section 23, in angles between links)."""
    assert "Small motions" not in page(f"{GALLERY}/double_pendulum.yaml")
    text = page(f"{GALLERY}/double_pendulum.yaml", linear=True)
    assert "[l1^2 m1 + m2 (l1 + l2)^2  l2 m2 (l1 + l2)]" in text
    assert "[g l2 m2                    g l2 m2]" in text
    path = tmp_path / "a.html"
    assert main(["derive", f"{GALLERY}/double_pendulum.yaml", "--linear", "-o", str(path)]) == 0
    assert "Small motions" in path.read_text(encoding="utf-8")


def test_dampers_are_a_matrix_of_their_own():
    text = page(loads_chain(DAMPED), linear=True)
    assert "M[0] xdd + D[0] xd + K[0] x = 0" in text
    assert "D[0] = [c  0]" in text


@pytest.mark.parametrize("name", ["double_pendulum", "three_springs"])
def test_numbers_are_those_of_modes(name):
    """As `symgen.analyse.modes` finds them from emitted code."""
    model = symgen.build_model(f"{GALLERY}/{name}.yaml", "numpy")
    found = symgen.analyse.modes(model, [0.0, 0.0])
    told = [f"{w**2:.4g}" for w in sorted(found.omega)]
    assert f"squares of the frequencies are {', '.join(told)} rad^2/s^2" in page(f"{GALLERY}/{name}.yaml", linear=True)

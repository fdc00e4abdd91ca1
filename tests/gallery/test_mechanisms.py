"""Every mechanism of the gallery against its independent results."""

import dataclasses
from pathlib import Path

import numpy as np
import pytest
from sympy import Symbol, cos, sin

from examples.gallery.catalogue import CATALOGUE
from examples.gallery.mechanism import Comparison
from examples.gallery.newton_euler import Link, inverse_dynamics, tensor
from examples.gallery.table import PAGE, rows
from examples.gallery.terms import compare_torques, equal_terms, symbols_of, vanishes
from symgen import load_chain
from symgen.describe.load import loads_chain

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")  # lumped inertias of the PUMA

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("mechanism", CATALOGUE, ids=lambda mechanism: mechanism.name)
def test_agrees_with_its_independent_results(mechanism):
    comparisons = mechanism.compare()
    assert comparisons
    assert [c for c in comparisons if not c.holds] == []
    assert set(rows(mechanism, comparisons)) <= set(
        PAGE.read_text(encoding="utf-8").splitlines()
    )  # examples.gallery.table renews


CHAINS = sorted(path for path in (EXAMPLES / "gallery").iterdir() if path.suffix in (".yaml", ".urdf"))


def test_every_chain_of_the_folder_is_shown():
    assert set(CHAINS) <= {mechanism.path for mechanism in CATALOGUE}
    assert len({mechanism.name for mechanism in CATALOGUE}) == len(CATALOGUE) >= 15


@pytest.mark.parametrize("path", CHAINS, ids=lambda path: path.stem)
def test_chains_round_trip_and_are_named_as_their_files(path):
    chain = load_chain(path)
    assert chain.name == path.stem
    assert loads_chain(chain.to_yaml()) == chain


def test_a_comparison_fails_for_a_difference_and_for_no_number():
    assert not Comparison("", "", 1e-3, allowed=1e-4).holds
    assert not Comparison("", "", float("nan"), allowed=1.0).holds


def test_terms_that_differ_are_found():
    q, w, m, length = map(Symbol, ("q", "w", "m", "l"))
    ours = m * length**2 * w**2 * sin(2 * q) / 2 + m * cos(q) ** 2
    assert equal_terms(ours, m * length**2 * w**2 * sin(q) * cos(q) + m - m * sin(q) ** 2, [w]) == (2, 0)
    assert equal_terms(ours, m * length**2 * w**2 * sin(q) * cos(q) + m * sin(q) ** 2, [w]) == (2, 1)
    assert equal_terms(ours, -ours + m * w, [w]) == (2, 3)
    assert not vanishes(sin(q) ** 2 + cos(q) ** 2 - 1 - length / 10**30)


def test_a_wrong_sign_in_a_published_equation_is_found():
    chain = load_chain(EXAMPLES / "gallery" / "rp_arm.yaml")
    (theta, d), (w, _), (_, a), p = symbols_of(chain)
    wrong = p["m2"] * (a + d * w**2 + p["g"] * sin(theta))
    found = compare_torques(chain, [wrong], "a sign", rows=[1])
    assert (found.worst, found.holds) == (1, False)


def test_plain_newton_euler_equations_of_a_pendulum_on_a_slide():
    """m = 2 at 0.5 below a slide along x: tau of the closed form (m qdd1 + m l (cos q qdd2 - sin q qd2^2), ...)."""
    x, _, z = np.eye(3)
    slide = Link(-1, np.eye(4), np.eye(4), x, True, 0.0, np.zeros(3), np.zeros((3, 3)))
    bob = Link(0, np.eye(4), np.eye(4), z, False, 2.0, np.array([0, -0.5, 0]), tensor(0, 0, 0.1))
    q, w, a, b = 0.3, 1.7, 0.4, -0.6
    found = inverse_dynamics([slide, bob], (0, -9.81, 0), np.array([0.2, q]), np.array([0.9, w]), np.array([a, b]))
    wanted = [
        2 * a + np.cos(q) * b - np.sin(q) * w**2,
        np.cos(q) * a + (0.5 + 0.1) * b + 9.81 * np.sin(q),
    ]
    assert found == pytest.approx(wanted, rel=1e-14)


def test_one_altered_number_of_a_robot_is_found():
    from examples.gallery.mechanisms import torso
    from examples.gallery.robots import against_newton_euler

    links = torso.links()
    links[4] = dataclasses.replace(links[4], mass=links[4].mass * (1 + 1e-6))
    assert not against_newton_euler(torso.MECHANISM, links, (0, 0, -9.81)).holds


def test_the_page_of_the_docs_has_every_mechanism():
    text = PAGE.read_text(encoding="utf-8")
    titles = [line.split(" | ")[0].removeprefix("| ") for line in text.splitlines() if line.startswith("| ")]
    assert titles == ["mechanism", *(mechanism.title for mechanism in CATALOGUE)] * 2
    assert text.startswith("# Gallery\n\nThirty mechanisms")
    assert len(CATALOGUE) == 30

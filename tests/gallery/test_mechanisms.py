"""Every mechanism of the gallery against its independent results."""

import dataclasses
from pathlib import Path

import numpy as np
import pytest
from sympy import Symbol, cos, sin

from examples.gallery import robot_tables
from examples.gallery.checks import compare
from examples.gallery.checks.robots import newton_euler
from examples.gallery.comparison import Comparison
from examples.gallery.newton_euler import Link, inverse_dynamics, tensor
from examples.gallery.subject import subject
from examples.gallery.table import PAGE, rows
from examples.gallery.terms import equal_terms, vanishes
from symgen import load_chain
from symgen.describe.examples import chapters
from symgen.describe.load import loads_chain
from tests.gallery.signs import flipped, found

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")  # lumped inertias of the PUMA

EXAMPLES = Path(__file__).parents[2] / "examples"
CATALOGUE = [example for chapter in chapters() for example in chapter.examples]
each = pytest.mark.parametrize("mechanism", CATALOGUE, ids=lambda mechanism: mechanism.name)


@each
def test_agrees_with_its_independent_results(mechanism):
    """All comparisons hold, and one fails when the first sign is flipped; `tests.gallery.signs` flips all signs."""
    comparisons = compare(mechanism)
    assert comparisons
    assert [c for c in comparisons if not c.holds] == []
    assert set(rows(mechanism, comparisons)) <= set(
        PAGE.read_text(encoding="utf-8").splitlines()
    )  # examples.gallery.table renews
    words, check = next(flipped(mechanism), (None, None))
    assert words is None or found(mechanism, check), words


CHAINS = sorted(
    path for path in (EXAMPLES / "gallery").iterdir() if path.suffix in (".yaml", ".urdf") and path.stem != "catalogue"
)


def test_every_chain_of_the_folder_is_shown():
    assert set(CHAINS) <= {mechanism.path for mechanism in CATALOGUE}
    assert len({mechanism.name for mechanism in CATALOGUE}) == len(CATALOGUE)


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
    links = robot_tables.torso()
    links[4] = dataclasses.replace(links[4], mass=links[4].mass * (1 + 1e-6))
    assert not newton_euler(subject("torso"), links, (0, 0, -9.81)).holds


def test_the_page_of_the_docs_has_every_mechanism():
    text = PAGE.read_text(encoding="utf-8")
    names = [line.split("`")[1] for line in text.splitlines() if line.startswith("| ") and " | `" in line]
    assert names == [mechanism.name for mechanism in CATALOGUE]
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")][-len(chapters()) :] == [
        chapter.title for chapter in chapters()
    ]
    assert text.startswith("# Gallery\n\nSeventy-four mechanisms")
    assert len(CATALOGUE) == 74

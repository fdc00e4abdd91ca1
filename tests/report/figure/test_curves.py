"""Curves of named points, against closed forms of the linkages that carry them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from symgen import chain_figure, load_chain
from symgen.cli import main
from symgen.describe.assemble import assemble
from symgen.errors import ArgumentError
from symgen.report.figure.curves import curves_of
from symgen.report.figure.pose import geometry

FOLDER = Path(__file__).parents[3] / "examples" / "linkages"


def places(name, point, along=None):
    numbers = geometry(assemble(load_chain(FOLDER / f"{name}.yaml")))
    (curve,) = curves_of(numbers, numbers.at({}), [point], along)
    return np.array(curve.places)


def test_a_coupler_curve_is_closed_and_its_points_are_on_the_coupler():
    """C is 0.25 m from the crank's pin, which is 0.12 m from O: the sextic lies between both circles about O."""
    found = places("four_bar", "C")
    assert np.max(np.abs(found[0] - found[-1])) < 1e-9
    away = np.hypot(found[:, 0], found[:, 1])
    assert 0.13 - 1e-9 < away.min() < away.max() < 0.37 + 1e-9
    assert len(found) == 181


def test_one_of_several_coordinates_moves():
    """The five-bar's tool stays on a circle about the pin of the arm that rests, as far as the loop closes."""
    numbers = geometry(assemble(load_chain(FOLDER / "five_bar.yaml")))
    pose = numbers.at({})
    (curve,) = curves_of(numbers, pose, ["tool"], "m1")
    q = pose.joints[2].q
    pin = np.array([0.1 + 0.2 * np.cos(q), 0.2 * np.sin(q), 0.0])
    assert 20 < len(curve.places) < 181
    assert np.max(np.abs(np.linalg.norm(np.array(curve.places) - pin, axis=1) - 0.25)) < 1e-9


@pytest.mark.parametrize(
    ("name", "points", "along", "said"),
    [
        ("four_bar", ["D"], None, "no point 'D'; it has C"),
        ("five_bar", ["tool"], None, r"which coordinate moves.*: m1, m2"),
        ("five_bar", ["tool"], "m3", "no coordinate 'm3' .did you mean"),
    ],
)
def test_what_cannot_be_drawn(name, points, along, said):
    with pytest.raises(ArgumentError, match=said):
        chain_figure(load_chain(FOLDER / f"{name}.yaml"), curves=points, along=along)


def test_the_command_draws_it(tmp_path, capsys):
    path = tmp_path / "f.svg"
    assert main(["figure", str(FOLDER / "four_bar.yaml"), "--curve", "C", "-o", str(path)]) == 0
    assert path.read_text().count('<polyline class="l motion"') > 0
    assert "Curve of C." in path.read_text()

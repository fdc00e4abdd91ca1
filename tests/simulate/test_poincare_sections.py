"""Poincare sections against closed forms, and diagrams of bifurcations from kept rows."""

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError

OSCILLATOR = """
symgen: 1
name: oscillator
parameters: {A: 0.3}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, stiffness: 18}
forces: {x: A*cos(2*t)}
"""
"""Natural frequency 3 rad/s."""


@pytest.fixture(scope="module")
def free():
    return symgen.simulate(symgen.build_model(loads_chain(OSCILLATOR.replace("A: 0.3", "A: 0")), "c"), 10.0, q=[1.0])


def test_once_a_period_a_periodic_motion_is_one_point(free):
    found = free.section(period=2 * np.pi / 3)
    assert len(found.t) == 5
    assert found.q == pytest.approx(np.ones((5, 1)), abs=1e-7)  # rtol 1e-9 over ten seconds
    assert found.qd == pytest.approx(np.zeros((5, 1)), abs=1e-7)


@pytest.mark.parametrize(
    ("given", "times"),
    [
        ({"joint": "x", "value": 0.5, "direction": -1}, np.arange(5) * 2 * np.pi / 3 + np.pi / 9),
        ({"joint": "x", "value": 0.5, "direction": 1}, np.arange(1, 5) * 2 * np.pi / 3 - np.pi / 9),
        ({"joint": "x", "rate": True, "after": 3.0}, np.arange(3, 10) * np.pi / 3),
        ({"joint": "x", "value": 1.5}, []),
    ],
)
def test_passages_are_where_the_cosine_passes(free, given, times):
    """x = cos 3t."""
    assert free.section(**given).t == pytest.approx(times, abs=1e-8)


def test_a_section_is_drawn(free, tmp_path):
    figure = free.section(joint="x").plot("x", tmp_path / "a.png")
    assert figure.axes[0].get_ylabel() == "qd / (m/s)"
    assert (tmp_path / "a.png").stat().st_size > 1000


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "either period or joint"),
        ({"period": 1.0, "joint": "x"}, "either period or joint"),
        ({"period": 0.0}, "must be positive"),
        ({"joint": "y"}, "no joint 'y'"),
        ({"joint": "x", "direction": 2}, "1, -1 or 0"),
    ],
)
def test_what_makes_no_section_is_named(free, given, words):
    with pytest.raises(ArgumentError, match=words):
        free.section(**given)


def test_fixed_steps_have_nothing_between_their_rows():
    chain = loads_chain(OSCILLATOR.replace("stiffness: 18", "stiffness: 18, friction: {coulomb: 0.1}"))
    run = symgen.simulate(symgen.build_model(chain, "c"), 0.1, q=[1.0], dt=0.01)
    with pytest.raises(SimulationError, match="nothing is known between the rows"):
        run.section(joint="x")


SWEEP = """
over: {A: {from: 0.1, to: 0.5, count: 5}}
simulate: {duration: 6, sample: 1.0}
keep: rows
"""


def test_rows_of_a_sweep_are_dots_over_the_parameter(tmp_path, capsys):
    """Forced from rest: x = A/(k - 4 m) (cos 2t - cos 3t), in proportion to A at each instant."""
    (tmp_path / "a.yaml").write_text(OSCILLATOR)
    (tmp_path / "over.yaml").write_text(SWEEP)
    out = tmp_path / "out"
    words = [
        "sweep",
        str(tmp_path / "a.yaml"),
        "--over",
        str(tmp_path / "over.yaml"),
        "-o",
        str(out),
        "--processes",
        "1",
    ]
    assert main([*words, "--plot", str(tmp_path / "a.png"), "--after", "3"]) == 0
    assert (tmp_path / "a.png").stat().st_size > 1000
    from symgen.simulate.sweep.plot import plot_rows
    from symgen.simulate.sweep.store import Store

    rows = Store(out, 0).rows()
    (line,) = plot_rows(rows, "A", "q_x", 3.0).axes[0].lines
    x, t = line.get_ydata(), np.arange(3, 7)
    wanted = np.repeat(np.linspace(0.1, 0.5, 5), 4) / 10 * np.tile(np.cos(2 * t) - np.cos(3 * t), 5)
    assert len(x) == 20
    assert x == pytest.approx(wanted, abs=1e-8)
    with pytest.raises(ArgumentError, match="no rows are kept from 9 s on; the last is at 6 s"):
        plot_rows(rows, "A", "q_x", 9.0)
    with pytest.raises(ArgumentError, match="there is no column 'q_y'"):
        plot_rows(rows, "A", "q_y", 0.0)

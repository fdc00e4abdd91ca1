"""Loads in the axes of their link (`frame: link`): followers and thrust, against closed forms and the reference."""

import numpy as np
import pytest
from sympy import simplify, sin, symbols

import symgen
from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from symgen.pipeline import derive_equations
from symgen.report.forms import expanded

COLUMN = """
symgen: 1
name: ziegler
gravity: [0, 0, 0]
parameters: {F: 3.0, L: {value: 0.7, symbol: l}, m: 1.1, k: 5.0, C: 0.4}
joints:
  - {name: q1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2*m, com: [L, 0, 0], stiffness: k}
  - {name: q2, type: revolute, place: {xyz: [L, 0, 0]}, mass: m, com: [L, 0, 0], stiffness: k}
points: {tip: {joint: q2, at: [L, 0, 0]}}
loads:
  - {point: tip, force: [-F, 0, 0], frame: link}
  - {joint: q1, moment: [0, 0, C], frame: link}
"""
"""Ziegler's column (Ziegler 1952): two links with springs under a thrust along the second."""

SPACE = """
symgen: 1
name: rocket
parameters: {F: 7.0}
inputs: [u]
joints:
  - {name: yaw, type: revolute, place: {xyz: [0, 0, 1], axis: [0, 0, 1]}, mass: 1, com: [0.1, 0.2, 0],
     inertia: {zz: 0.1}}
  - {name: out, type: prismatic, place: {xyz: [0, 0.3, 0], axis: [0, 1, 0]}, mass: 0.5}
  - {name: arm, type: revolute, place: {xyz: [0.4, 0, 0], rpy: [0.3, 0.2, 0.1], axis: [1, 0, 0]}, mass: 1,
     com: [0, 0.1, 0.3], inertia: {xx: 0.2, yy: 0.1, zz: 0.1}}
  - {name: mount, type: fixed, place: {xyz: [0, 0.1, 0], rpy: [0.5, 0, 0.2]}}
points: {jet: {joint: mount, at: [0.1, -0.2, 0.5]}}
loads:
  - {point: jet, force: [F, u, 2], moment: [0.1, 0.2, u], frame: link}
  - {joint: yaw, moment: [0, 1, 2], frame: link}
"""


def test_thrust_along_a_link_turns_the_joints_before_it():
    """F along the second link: its moment about the first joint is F L sin q2, about the second none."""
    equations = derive_equations(loads_chain(COLUMN))
    F, C, L, q2 = symbols("F C L q2")
    applied = [expanded(equations, x) for x in equations.applied]
    assert [simplify(x - y) for x, y in zip(applied, (C - F * L * sin(q2), 0), strict=True)] == [0, 0]


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_emitted_code_has_the_moments_of_the_closed_form(target):
    model = symgen.build_model(loads_chain(COLUMN), target)
    q = np.array([0.3, -1.2])
    tau = model.inverse_dynamics(q, np.zeros(2), np.zeros(2))
    assert tau == pytest.approx([5.0 * 0.3 + 3.0 * 0.7 * np.sin(-1.2) - 0.4, 5.0 * -1.2], abs=1e-14)


def test_code_agrees_with_the_reference_in_space():
    found = symgen.check_model(loads_chain(SPACE), 20, functions=["inverse_dynamics", "forward_dynamics", "reactions"])
    assert found.passed


def test_loads_do_work_that_the_ledger_has():
    """The energy that a follower brings in is no function of the pose, and is counted all the same."""
    run = symgen.simulate(symgen.build_model(loads_chain(COLUMN), "c"), 2.0, q=[0.4, -0.3])
    assert run.energy_error < 1e-8
    assert np.ptp(run.energy) > 0.1


def test_only_base_and_link_have_axes(tmp_path, capsys):
    with pytest.raises(ChainError, match=r"the axes of the 'base', or of the 'link'.* 'tool' is neither"):
        loads_chain(COLUMN.replace("frame: link", "frame: tool", 1))


def test_the_description_keeps_them():
    chain = loads_chain(COLUMN)
    assert chain.loads[0].frame == "link"
    assert loads_chain(chain.to_yaml()) == chain
    assert "frame" not in loads_chain(COLUMN.replace(", frame: link", "")).to_yaml()


def test_the_page_says_in_which_axes(tmp_path, capsys):
    path = tmp_path / "ziegler.yaml"
    path.write_text(COLUMN)
    assert main(["derive", str(path)]) == 0
    assert "the link's, with which it turns" in capsys.readouterr().out

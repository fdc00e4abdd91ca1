"""The lead of a screw, per turn and per radian of its motor: m + J (2 pi/p)^2 moves, in every opinion."""

import math

import numpy as np
import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import build_model
from symgen.reference.friction import FrictionReference
from symgen.reference.mechanics import Mechanics

SCREW = """\
symgen: 1
name: screw
gravity: [0, 0, -9.81]
parameters: {{p: 0.005}}
joints:
  - name: slide
    type: prismatic
    place: {{xyz: [0, 0, 0]}}
    mass: 12
    drive: {{{lead}, inertia: 2e-5, friction_angle: {{K: 0.1, d: 0.02}}}}
"""
LEADS = ["lead_per_turn: p", "lead_per_turn: 0.005", "lead: p/(2*pi)", "ratio: 2*pi/p"]


def screw(lead):
    """The chain with that drive; a ratio has no friction angle."""
    text = SCREW.format(lead=lead)
    text = text if "p/" in lead or lead.endswith("p") else text.replace("parameters: {p: 0.005}\n", "")
    return loads_chain(
        text.replace("friction_angle: {K: 0.1, d: 0.02}", "loss: [0.5, 0.5]") if "ratio" in lead else text
    )


@pytest.mark.parametrize("lead", LEADS)
def test_the_rotor_counts_by_the_square_of_the_ratio(lead):
    moved = 12 + 2e-5 * (2 * math.pi / 0.005) ** 2
    chain = screw(lead)
    np.testing.assert_allclose(Mechanics(chain).mass_matrix([0.1]), [[moved]], rtol=1e-14)
    model = build_model(chain, target="numpy", functions=["mass_matrix", "friction_inverse_dynamics"])
    np.testing.assert_allclose(model.mass_matrix([0.1]), [[moved]], rtol=1e-14)


@pytest.mark.parametrize("lead", LEADS[:3])
def test_a_friction_angle_takes_the_lead_per_radian(lead):
    """k = K d/l of Dupont 1993, eq. (21): raising the load takes (1 + k) of its weight."""
    k = 0.1 * 0.02 / (0.005 / (2 * math.pi))
    model = build_model(screw(lead), target="numpy", functions=["friction_inverse_dynamics"])
    tau = model.friction_inverse_dynamics([0.0], [0.02], [0.0])[0]
    np.testing.assert_allclose(tau, [(1 + k) * 12 * 9.81], rtol=1e-12)
    np.testing.assert_allclose(FrictionReference(screw(lead)).inverse([0.0], [0.02], [0.0])[0], tau, rtol=1e-12)


@pytest.mark.parametrize("lead", LEADS)
def test_chains_are_written_as_they_were_read(lead):
    chain = screw(lead)
    assert lead.partition(":")[0] + ":" in chain.to_yaml()
    assert loads_chain(chain.to_yaml()) == chain

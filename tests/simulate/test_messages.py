"""Words about signals, events and motions at an instant: each names its place, and numbers are plain."""

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ChainError, DerivationError

SLIDE = """symgen: 1
name: slide
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 1}
"""

SCREW = SLIDE.replace("mass: 1", "mass: 1, drive: {lead: -0.001, friction_angle: {K: 0.1, d: 0.01}}")


@pytest.fixture(scope="module")
def slide():
    return symgen.build_model(loads_chain(SLIDE), "numpy")


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"tau": {"x": "1/0"}}, r"tau\['x'\]: division by zero"),
        ({"tau": {"x": "log(-1)"}}, r"tau\['x'\]: log\(-1.0\) has no value"),
        ({"states": {"e": {"rate": "1/0"}}}, r"states\['e'\]: rate: division by zero"),
        ({"states": {"e": {"next": "1/0", "hold": 0.1}}}, r"states\['e'\]: next: division by zero"),
    ],
)
def test_an_expression_without_value_is_named(given, place, slide):
    with pytest.raises(DerivationError, match=place):
        symgen.simulate(slide, 0.1, **given)


def test_a_knot_of_a_table_is_no_event_and_a_condition_has_its_text(slide):
    table = (np.array([0.0, 0.5, 1.0]), np.array([[0.0], [1.0], [0.0]]))
    run = symgen.simulate(slide, 0.8, tau=table)
    assert (run.events, run.renewals.tolist()) == ((), [0.5])
    (change,) = symgen.simulate(slide, 0.8, tau={"x": "where(t < 0.5, 1, 0)"}).events
    assert (change.kind, change.condition) == ("switch", "t < 0.5")


def test_a_motion_at_an_instant_shows_plain_numbers(slide):
    """Free fall with a unit force: q = t^2/2."""
    run = symgen.simulate(slide, 1.0, tau={"x": 1.0})
    assert repr(run.at(0.5)) == "<motion at t=0.5, q=[0.125], qd=[0.5], qdd=[1.], mode=[0]>"


def test_a_screw_of_the_other_hand_gives_its_losses():
    """k = K d/l (Dupont 1993, eq. 21) would be negative."""
    with pytest.raises(ChainError, match=r"drive.lead: the lead is -0.001, which makes the losses k = K d/l negative"):
        loads_chain(SCREW)
    assert loads_chain(SCREW.replace("-0.001", "0.001")).moving

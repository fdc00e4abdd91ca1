"""Mechanisms of the gallery with coupled joints: gears, ropes, cams, rolling against closed forms and other codes."""

import pytest

from examples.gallery.catalogue import CATALOGUE

COUPLED = (
    "gear_train", "rack_and_pinion", "atwood", "trammel", "cam_follower", "rolling_disc", "boom_with_screw",
    "parallel_gripper",
)  # fmt: skip


@pytest.mark.parametrize("name", COUPLED)
def test_agrees_with_its_independent_results(name):
    (mechanism,) = (found for found in CATALOGUE if found.name == name)
    assert [comparison for comparison in mechanism.compare() if not comparison.holds] == []

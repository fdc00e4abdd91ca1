"""The arm that most tests of this folder look at: one drive, three deformations, coupled springs and dampers."""

from __future__ import annotations

from functools import cache

import pytest
from test_modes import ARM

import symgen
from symgen.describe.load import loads_chain


@cache
def built():
    smooth = [
        "mass_matrix",
        "stiffness_matrix",
        "damping_matrix",
        "bias",
        "gravity",
        "coriolis_matrix",
        "inertia_power",
    ]
    return symgen.build_model(loads_chain(ARM), functions=[*smooth, "jacobian", "position"])


@pytest.fixture(scope="module")
def arm():
    return built()

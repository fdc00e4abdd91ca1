"""The unit of lengths that a chain's parameters name."""

from __future__ import annotations

import pytest

from symgen.describe.chain import Chain, Parameter
from symgen.describe.length_unit import length_unit
from tests.zoo import e


@pytest.mark.parametrize(
    ("units", "length"),
    [
        ((), "m"),
        ((None, "s", "rad"), "m"),
        (("kg m^2", "N m/rad"), "m"),
        (("lbf s^2/in", "lbf in/rad"), "in"),
        (("t", "N mm", "mm"), "mm"),
        (("kg m^2", "mm"), "m"),  # a stroke in millimetres beside metres
    ],
)
def test_the_length_of_units(units, length):
    parameters = tuple(Parameter(f"p{k}", e(1), unit=unit) for k, unit in enumerate(units))
    assert length_unit(Chain("arm", (), parameters=parameters)) == length

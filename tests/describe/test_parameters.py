"""Other values for the parameters of a chain."""

from __future__ import annotations

from symgen.describe.adjust import with_values
from symgen.describe.evaluate import parameter_defaults
from tests.zoo import pendulum


def test_only_the_named_parameters_change() -> None:
    chain = pendulum()
    changed = with_values(chain, {"m": 2.0, "L": 0.25, "nobody": 7.0})
    assert parameter_defaults(changed) == {**parameter_defaults(chain), "m": 2.0, "L": 0.25}
    assert changed.joints == chain.joints

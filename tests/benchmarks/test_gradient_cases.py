"""Derivatives of the conformance suite: its numbers against their formula, and symgen's tools against them."""

import pytest

from benchmarks.conformance.gradient_case import gradient_cases
from benchmarks.conformance.gradient_tools import TOOLS
from tests.emit.strict import needs_gcc

(CASE,) = gradient_cases()
SLOPES = {tool.name: tool.slopes for tool in TOOLS}


def test_numbers_are_those_of_the_formula():
    """It breaks away at F_s/k, and slides under k t - F_c until t2, then under -F_c, until it stops."""
    m, F_s, F_c, k, t2 = (CASE.values[name] for name in ("m", "F_s", "F_c", "k", "t2"))
    begin = F_s / k
    after = (k * (t2**2 - begin**2) / 2 - F_c * (t2 - begin)) / m  # rate at t2
    first = (k * (t2**3 - begin**3) / 6 - k * begin**2 * (t2 - begin) / 2 - F_c * (t2 - begin) ** 2 / 2) / m
    assert CASE.end == pytest.approx(first + m * after**2 / (2 * F_c), rel=1e-14)
    assert CASE.slopes["F_s"] == pytest.approx((F_c - F_s) * (k * t2 - F_s) * (k * t2 + F_s) / (2 * F_c * k**2 * m))
    assert set(CASE.static) < set(CASE.slopes) <= set(CASE.values)


@needs_gcc
@pytest.mark.parametrize(
    ("tool", "bound"), [("columns", 1e-12), ("adjoint", 1e-12), ("events, central differences", 2e-5)]
)
def test_exact_motions(tool, bound):
    """Differences with a step h of a thousandth have an error of h^2 times a third derivative."""
    assert SLOPES[f"symgen, {tool}"](CASE) == pytest.approx(dict(CASE.slopes), abs=bound)


@needs_gcc
def test_fixed_steps_do_not_move_what_happens_within_them():
    """The force is held over a step, so that breakaway and the force's end are at its ends, whatever the parameters."""
    found = SLOPES["symgen, columns of interpolated steps"](CASE)
    assert found["F_s"] == found["t2"] == 0.0
    assert found["m"] == pytest.approx(CASE.slopes["m"], rel=2e-3)  # one step of 1 ms in 2.2 s of sliding

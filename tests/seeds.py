"""Seeds of random cases: `make test` takes the first two and those that caught a fault, `make nightly` all of them.

    @pytest.mark.parametrize("seed", seeds("test_name", 40))
    for seed in seeds("test_name", 40): ...

A seed enters `CAUGHT` when a fault passes without it: `make nightly` plants the faults of `tests/faults`, each of which
the tests of `make test` must notice.
"""

from __future__ import annotations

import os

__all__ = ["CAUGHT", "NIGHTLY", "seeds"]

NIGHTLY = os.environ.get("SYMGEN_NIGHTLY") == "1"
"""True in `make nightly`: every seed, and the tests with the marker `nightly`."""

FIRST = 2
"""Seeds that every test keeps."""

CAUGHT: dict[str, dict[int, str]] = {
    "test_units_decide_nothing": {3: "base parameters of a branched chain depended on the units of lengths"},
}
"""Test -> seed -> the fault that it caught and the first two did not."""


def seeds(test: str, count: int) -> list[int]:
    """Seeds of a test, ascending.

    Args:
        test: name of the test function, as in `CAUGHT`.
        count: seeds 0 to count - 1 are those of `make nightly`.
    """
    if NIGHTLY:
        return list(range(count))
    return sorted({*range(min(FIRST, count)), *CAUGHT.get(test, ())})

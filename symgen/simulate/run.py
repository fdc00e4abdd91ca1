"""The one verb of this stage: chooses between smooth motion and fixed steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from symgen.simulate.smooth import simulate
from symgen.simulate.surroundings import Surroundings
from symgen.simulate.trajectory import Trajectory

if TYPE_CHECKING:
    from symgen.build.model import Model

__all__ = ["run"]

FIXED = ("karnopp", "interpolated")


def run(model: Model, duration: float, *, around: Surroundings, method: str = "events", **options: Any) -> Trajectory:
    """The motion by `method`, with the options of `simulate` or of `simulate_fixed`."""
    if method not in FIXED:
        return simulate(model, duration, around=around, method=method, **options)
    from symgen.simulate.fixed import simulate_fixed

    options.pop("rtol", None)
    options.pop("atol", None)
    return simulate_fixed(model, duration, around=around, method=method, dt=options.pop("dt", None), **options)

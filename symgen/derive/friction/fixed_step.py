"""The fixed steps with joints that stick: Karnopp's dead band, and Morgowicz's interpolated zero crossings."""

from __future__ import annotations

from symgen.derive.friction.karnopp import Karnopp
from symgen.derive.friction.morgowicz import Morgowicz

__all__ = ["StepFunctions"]


class StepFunctions(Karnopp, Morgowicz):
    """The friction functions and the fixed steps."""

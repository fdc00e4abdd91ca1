"""Models with the functions that a run from event to event needs, and no others, which compile faster."""

from __future__ import annotations

from typing import Any

import symgen
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain

NEEDED = (
    "friction_dynamics", "switching_functions", "decide", "applied_forces", "drive_forces", "damping_matrix",
    "kinetic_energy", "potential_energy",
)  # fmt: skip


def event_model(chain: Chain, target: str = "c") -> Any:
    """The model of a chain with friction."""
    return symgen.build_model(chain, target, functions=[name for name in NEEDED if name in signatures(assemble(chain))])

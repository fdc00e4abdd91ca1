"""Values of run-time parameters at which numbers of a program are recognised by their values.

Two expressions of parameters that agree at all probes are taken for the same quantity. This serves comments in emitted
text alone; no number depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.program.function import RuntimeParameter

__all__ = ["PROBES", "probe_values"]

PROBES = 3
"""Number of probes: one coincidence of rounded values may happen, three at unrelated values do not."""

GOLDEN = 0.6180339887498949
SPREAD = 0.1
"""Probes lie within this share of the default, or within this distance of a default that is zero."""


def probe_values(parameters: Sequence[RuntimeParameter]) -> tuple[dict[str, float], ...]:
    """One set of values of all parameters per probe, near the defaults and in no simple relation to each other."""
    shares = [[(GOLDEN * (PROBES * i + k + 1)) % 1.0 for i in range(len(parameters))] for k in range(PROBES)]
    return tuple(
        {
            p.name: p.default * (1.0 + SPREAD * share) if p.default else SPREAD * share
            for p, share in zip(parameters, row, strict=True)
        }
        for row in shares
    )

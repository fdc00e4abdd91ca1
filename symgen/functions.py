"""What several stages know of the emitted functions, none of which imports another for it."""

from __future__ import annotations

__all__ = [
    "LIMIT",
    "NONE",
    "NONFINITE",
    "OK",
    "POINT_FUNCTIONS",
    "SEVERAL",
    "SOLVING",
    "STEPS",
    "TIE",
    "UNPROVEN",
]

POINT_FUNCTIONS = ("position", "rotation", "jacobian", "influence", "influence_rotational")
"""Functions that are emitted once per named point, as `<function>_<point>`."""

SOLVING = ("forward_dynamics", "linearize", "linearize_step")
"""Functions without friction that solve with the mass matrix."""

STEPS = {"karnopp": "step", "interpolated": "step_interpolated"}
"""Method of a fixed step -> its function."""

OK, TIE, NONE, UNPROVEN, SEVERAL, LIMIT, NONFINITE = range(7)
"""Statuses of a decision about friction, and of a motion whose modes are given: `docs/conventions.md` says what they
mean."""

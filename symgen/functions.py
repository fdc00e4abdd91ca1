"""What several stages know of the emitted functions, none of which imports another for it."""

from __future__ import annotations

__all__ = [
    "FAILED",
    "GRAVITY",
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
    "UNSTABLE",
]

POINT_FUNCTIONS = ("position", "rotation", "jacobian", "influence", "influence_rotational")
"""Functions that are emitted once per named point, as `<function>_<point>`."""

SOLVING = ("forward_dynamics", "linearize", "linearize_step")
"""Functions without friction that solve with the mass matrix."""

STEPS = {"karnopp": "step", "interpolated": "step_interpolated"}
"""Method of a fixed step -> its function."""

OK, TIE, NONE, UNPROVEN, SEVERAL, LIMIT, NONFINITE, UNSTABLE = range(8)
"""Statuses of a decision about friction, of a motion whose modes are given, and of a step; `docs/conventions.md`
defines them. UNSTABLE belongs to steps alone: dt exceeds the stability limit of the method."""

GRAVITY = (NONFINITE, UNSTABLE, LIMIT, NONE, SEVERAL, UNPROVEN, TIE, OK)
"""Statuses from worst to best. A step with several decisions, and a run of several steps, has the worst of theirs: no
answer outweighs an answer, whatever the numbers."""

FAILED = frozenset((NONE, LIMIT, NONFINITE, UNSTABLE))
"""Statuses of steps that have no answer."""
